#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct Rule_0
{
    uint n_expert_0;
    uint n_used_0;
    uint n_token_0;
    uint n_real_0;
    uint row_stride_0;
    uint logits_dtype_0;
    uint weights_dtype_0;
    uint token_base_0;
    uint score_0;
    uint score_dtype_0;
    uint select_bias_0;
    uint select_by_0;
    uint n_group_0;
    uint topk_group_0;
    uint group_score_0;
    uint excluded_zero_0;
    uint renormalize_0;
    uint eps_kind_0;
    uint renorm_eps_0;
    uint divisor_0;
    uint scale_0;
    uint has_logit_scale_0;
    uint logit_scale_0;
    uint has_logit_softcap_0;
    uint logit_softcap_0;
    uint has_logit_clamp_0;
    uint logit_clamp_0;
    uint jitter_eps_0;
    uint nan_last_0;
    uint bias_at_0;
    uint logit_bias_at_0;
    uint expert_scale_at_0;
    uint replay_0;
    uint n_group_dispatched_0;
    uint n_at_once_0;
    uint magnitude_0;
    uint n_group_left_0;
    uint unused3_0;
    uint unused4_0;
    uint unused5_0;
    uint unused6_0;
    uint unused7_0;
    uint unused8_0;
    uint unused9_0;
    uint unused10_0;
    uint unused11_0;
    uint unused12_0;
    uint unused13_0;
    uint unused14_0;
    uint unused15_0;
    uint unused16_0;
    uint unused17_0;
    uint unused18_0;
    uint unused19_0;
    uint unused20_0;
    uint unused21_0;
    uint unused22_0;
    uint unused23_0;
    uint unused24_0;
    uint unused25_0;
    uint unused26_0;
    uint unused27_0;
    uint unused28_0;
    uint unused29_0;
};

struct KernelContext_0
{
    uint device* given_0;
    atomic<uint> device* status_0;
    uint device* ids_0;
    atomic<uint> device* weights_0;
    Rule_0 device* params_0;
    uint device* logits_0;
    uint device* tables_0;
    array<uint, int(64)> threadgroup* winner_score_0;
    uint zero_0;
    array<uint, int(64)> threadgroup* winner_logit_0;
    array<uint, int(64)> threadgroup* winner_id_0;
    array<uint, int(64)> threadgroup* list_key_0;
    array<uint, int(64)> threadgroup* list_id_0;
    array<uint, int(64)> threadgroup* list_logit_0;
    array<uint, int(64)> threadgroup* list_score_0;
    array<uint, int(64)> threadgroup* best_of_part_0;
    array<uint, int(128)> threadgroup* kept_groups_0;
    atomic<uint> threadgroup* shared_total_0;
    uint threadgroup* shared_value_0;
    array<uint, int(32)> threadgroup* shared_values_0;
    array<uint, int(4096)> threadgroup* row_4096_0;
    array<uint, int(2048)> threadgroup* group_keys_2048_0;
};

int exponent_of_0(uint x_0)
{
    return int((x_0 >> 23U) & 255U);
}

bool is_plain_0(uint x_1)
{
    return uint(exponent_of_0(x_1) - int(32)) < 216U;
}

uint now_0(uint value_0)
{
    return value_0;
}

uint Lanes_collect_0(uint lane_0, KernelContext_0 thread* kernelContext_0)
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if(lane_0 == 0U)
    {
        uint _S1 = atomic_exchange_explicit(kernelContext_0->shared_total_0, 0U, memory_order_relaxed);
        *kernelContext_0->shared_value_0 = _S1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint result_0 = now_0(*kernelContext_0->shared_value_0);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return result_0;
}

uint Lanes_ballot_0(uint lane_1, bool value_1, KernelContext_0 thread* kernelContext_1)
{
    if(value_1)
    {
        uint _S2 = atomic_fetch_or_explicit(kernelContext_1->shared_total_0, 1U << lane_1, memory_order_relaxed);
    }
    uint _S3 = Lanes_collect_0(lane_1, kernelContext_1);
    return _S3;
}

uint flush_0(uint x_2)
{
    uint _S4;
    if((x_2 & 2147483647U) < 8388608U)
    {
        _S4 = 0U;
    }
    else
    {
        _S4 = x_2;
    }
    return _S4;
}

bool is_nan_0(uint x_3)
{
    return (x_3 & 2147483647U) > 2139095040U;
}

bool is_infinite_0(uint x_4)
{
    return (x_4 & 2147483647U) == 2139095040U;
}

uint absolute_0(uint x_5)
{
    return x_5 & 2147483647U;
}

uint mantissa_of_0(uint x_6)
{
    return (x_6 & 8388607U) | 8388608U;
}

uint firstbithigh_0(uint value_2)
{
    if(value_2 == 0U)
    {
        return 4294967295U;
    }
    uint _S5 = clz(value_2);
    return 31U - _S5;
}

uint round_0(uint sign_0, uint mantissa_0, int exponent_0, bool rest_0)
{
    uint m_0 = mantissa_0 >> 8U;
    uint low_0 = mantissa_0 & 255U;
    bool _S6;
    if(low_0 > 128U)
    {
        _S6 = true;
    }
    else
    {
        if(low_0 == 128U)
        {
            if(rest_0)
            {
                _S6 = true;
            }
            else
            {
                _S6 = (m_0 & 1U) != 0U;
            }
        }
        else
        {
            _S6 = false;
        }
    }
    uint m_1;
    if(_S6)
    {
        m_1 = m_0 + 1U;
    }
    else
    {
        m_1 = m_0;
    }
    int biased_0 = exponent_0 + int(158);
    int biased_1;
    if(m_1 == 16777216U)
    {
        biased_1 = biased_0 + int(1);
        m_1 = 8388608U;
    }
    else
    {
        biased_1 = biased_0;
    }
    if(biased_1 < int(1))
    {
        return 0U;
    }
    if(biased_1 > int(254))
    {
        return sign_0 | 2139095040U;
    }
    return (sign_0 | (uint(biased_1) << 23U)) | (m_1 & 8388607U);
}

uint add_by_words_0(uint a_0, uint b_0)
{
    bool rest_1;
    if(is_nan_0(a_0))
    {
        rest_1 = true;
    }
    else
    {
        rest_1 = is_nan_0(b_0);
    }
    if(rest_1)
    {
        return 2143289344U;
    }
    uint sum_0;
    if(is_infinite_0(a_0))
    {
        if(is_infinite_0(b_0))
        {
            rest_1 = a_0 != b_0;
        }
        else
        {
            rest_1 = false;
        }
        if(rest_1)
        {
            sum_0 = 2143289344U;
        }
        else
        {
            sum_0 = a_0;
        }
        return sum_0;
    }
    if(is_infinite_0(b_0))
    {
        return b_0;
    }
    uint _S7;
    if((absolute_0(a_0)) < (absolute_0(b_0)))
    {
        sum_0 = a_0;
        _S7 = b_0;
    }
    else
    {
        sum_0 = b_0;
        _S7 = a_0;
    }
    if((absolute_0(sum_0)) == 0U)
    {
        return _S7;
    }
    int _S8 = exponent_of_0(_S7);
    uint gap_0 = uint(_S8 - exponent_of_0(sum_0));
    uint large_0 = (mantissa_of_0(_S7)) << 6U;
    uint all_0 = (mantissa_of_0(sum_0)) << 6U;
    uint small_0;
    if(gap_0 < 32U)
    {
        small_0 = all_0 >> gap_0;
    }
    else
    {
        small_0 = 0U;
    }
    if(gap_0 >= 32U)
    {
        rest_1 = true;
    }
    else
    {
        rest_1 = (small_0 << gap_0) != all_0;
    }
    bool apart_0 = ((_S7 ^ sum_0) & 2147483648U) != 0U;
    bool _S9;
    if(apart_0)
    {
        _S9 = rest_1;
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        small_0 = small_0 + 1U;
    }
    if(apart_0)
    {
        sum_0 = large_0 - small_0;
    }
    else
    {
        sum_0 = large_0 + small_0;
    }
    if(sum_0 == 0U)
    {
        return 0U;
    }
    uint shift_0 = 31U - firstbithigh_0(sum_0);
    return round_0(_S7 & 2147483648U, sum_0 << shift_0, _S8 - int(156) - int(shift_0), rest_1);
}

uint sum_of_scores_0(uint lane_2, const Rule_0 thread* rule_0, KernelContext_0 thread* kernelContext_2)
{
    uint _S10;
    uint slot_0 = lane_2;
    bool plain_0 = true;
    for(;;)
    {
        _S10 = rule_0->n_used_0;
        if(slot_0 < (rule_0->n_used_0))
        {
        }
        else
        {
            break;
        }
        if(plain_0)
        {
            plain_0 = is_plain_0((*kernelContext_2->winner_score_0)[slot_0]);
        }
        else
        {
            plain_0 = false;
        }
        slot_0 = slot_0 + 32U;
    }
    uint _S11 = (*kernelContext_2->winner_score_0)[int(0)];
    uint _S12 = Lanes_ballot_0(lane_2, plain_0, kernelContext_2);
    uint base_0;
    uint sum_1;
    if(_S12 == 4294967295U)
    {
        base_0 = 1U;
        sum_1 = _S11;
        for(;;)
        {
            bool _S13 = base_0 < _S10;
            if(_S13)
            {
            }
            else
            {
                break;
            }
            thread array<uint, int(4)> x_7;
            x_7[0U] = (*kernelContext_2->winner_score_0)[min(base_0, 63U)];
            uint _S14 = base_0 + 1U;
            x_7[1U] = (*kernelContext_2->winner_score_0)[min(_S14, 63U)];
            uint _S15 = base_0 + 2U;
            x_7[2U] = (*kernelContext_2->winner_score_0)[min(_S15, 63U)];
            uint _S16 = base_0 + 3U;
            x_7[3U] = (*kernelContext_2->winner_score_0)[min(_S16, 63U)];
            uint sum_2;
            if(_S13)
            {
                sum_2 = (as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>((x_7[0U])))))) ^ (kernelContext_2->zero_0);
            }
            else
            {
                sum_2 = sum_1;
            }
            uint sum_3;
            if(_S14 < _S10)
            {
                sum_3 = (as_type<uint>(((as_type<float>((sum_2))) + (as_type<float>((x_7[1U])))))) ^ (kernelContext_2->zero_0);
            }
            else
            {
                sum_3 = sum_2;
            }
            uint sum_4;
            if(_S15 < _S10)
            {
                sum_4 = (as_type<uint>(((as_type<float>((sum_3))) + (as_type<float>((x_7[2U])))))) ^ (kernelContext_2->zero_0);
            }
            else
            {
                sum_4 = sum_3;
            }
            if(_S16 < _S10)
            {
                sum_1 = (as_type<uint>(((as_type<float>((sum_4))) + (as_type<float>((x_7[3U])))))) ^ (kernelContext_2->zero_0);
            }
            else
            {
                sum_1 = sum_4;
            }
            base_0 = base_0 + 4U;
        }
    }
    else
    {
        slot_0 = 1U;
        base_0 = _S11;
        for(;;)
        {
            if(slot_0 < _S10)
            {
            }
            else
            {
                break;
            }
            uint _S17 = (*kernelContext_2->winner_score_0)[slot_0];
            for(;;)
            {
                if(is_plain_0(base_0))
                {
                    plain_0 = is_plain_0(_S17);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    base_0 = flush_0((as_type<uint>(((as_type<float>((base_0))) + (as_type<float>((_S17)))))) ^ (kernelContext_2->zero_0));
                    break;
                }
                base_0 = add_by_words_0(base_0, _S17);
                break;
            }
            slot_0 = slot_0 + 1U;
        }
        sum_1 = base_0;
    }
    return sum_1;
}

struct Wide_0
{
    uint lo_0;
    uint hi_0;
};

struct Huge_0
{
    uint w0_0;
    uint w1_0;
    uint w2_0;
    uint w3_0;
};

struct Softmax_0
{
    uint largest_0;
    bool poisoned_0;
    bool exact_0;
    uint sum_bits_0;
    Wide_0 sum_5;
    Huge_0 exact_sum_0;
};

struct WinnerMembers_0
{
    uint n_0;
};

uint WinnerMembers_count_0(const WinnerMembers_0 thread* this_0)
{
    return this_0->n_0;
}

bool WinnerMembers_has_0(const WinnerMembers_0 thread* this_1, uint slot_1)
{
    return true;
}

uint WinnerMembers_logit_0(const WinnerMembers_0 thread* this_2, uint slot_2, KernelContext_0 thread* kernelContext_3)
{
    return (*kernelContext_3->winner_logit_0)[slot_2];
}

uint order_0(uint x_8, uint nan_place_0)
{
    if(is_nan_0(x_8))
    {
        return nan_place_0;
    }
    uint _S18;
    if((x_8 & 2147483648U) != 0U)
    {
        _S18 = ~x_8;
    }
    else
    {
        _S18 = x_8 | 2147483648U;
    }
    return _S18;
}

uint Lanes_max_0(uint lane_3, uint value_3, KernelContext_0 thread* kernelContext_4)
{
    uint _S19 = atomic_fetch_max_explicit(kernelContext_4->shared_total_0, value_3, memory_order_relaxed);
    uint _S20 = Lanes_collect_0(lane_3, kernelContext_4);
    return _S20;
}

uint from_order_0(uint key_0)
{
    bool _S21;
    if(key_0 == 4294967295U)
    {
        _S21 = true;
    }
    else
    {
        _S21 = key_0 <= 1U;
    }
    if(_S21)
    {
        return 2143289344U;
    }
    uint _S22;
    if((key_0 & 2147483648U) != 0U)
    {
        _S22 = key_0 ^ 2147483648U;
    }
    else
    {
        _S22 = ~key_0;
    }
    return _S22;
}

bool is_finite_0(uint x_9)
{
    return (x_9 & 2147483647U) < 2139095040U;
}

uint bit_width_0(uint v_0)
{
    uint _S23;
    if(v_0 == 0U)
    {
        _S23 = 0U;
    }
    else
    {
        _S23 = firstbithigh_0(v_0) + 1U;
    }
    return _S23;
}

struct ExactDistance_0
{
    bool near_0;
    Huge_0 t_0;
};

Huge_0 shift_left_0(const Huge_0 thread* a_1, uint n_1)
{
    if(n_1 >= 128U)
    {
        thread Huge_0 h_0;
        (&h_0)->w0_0 = 0U;
        (&h_0)->w1_0 = 0U;
        (&h_0)->w2_0 = 0U;
        (&h_0)->w3_0 = 0U;
        return h_0;
    }
    Huge_0 _S24;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_1->w0_0;
        (&h_1)->w3_0 = a_1->w1_0;
        _S24 = h_1;
    }
    else
    {
        _S24 = *a_1;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S24.w0_0;
        (&h_2)->w2_0 = _S24.w1_0;
        (&h_2)->w3_0 = _S24.w2_0;
        _S24 = h_2;
    }
    uint m_2 = n_1 & 31U;
    uint k_0 = 31U - m_2;
    uint _S25 = ((_S24.w3_0) << m_2) | (((_S24.w2_0) >> 1U) >> k_0);
    uint _S26 = ((_S24.w2_0) << m_2) | (((_S24.w1_0) >> 1U) >> k_0);
    uint _S27 = ((_S24.w1_0) << m_2) | (((_S24.w0_0) >> 1U) >> k_0);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S24.w0_0) << m_2;
    (&h_3)->w1_0 = _S27;
    (&h_3)->w2_0 = _S26;
    (&h_3)->w3_0 = _S25;
    return h_3;
}

Huge_0 shift_right_0(const Huge_0 thread* a_2, uint n_2)
{
    if(n_2 >= 128U)
    {
        thread Huge_0 h_4;
        (&h_4)->w0_0 = 0U;
        (&h_4)->w1_0 = 0U;
        (&h_4)->w2_0 = 0U;
        (&h_4)->w3_0 = 0U;
        return h_4;
    }
    Huge_0 _S28;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = a_2->w2_0;
        (&h_5)->w1_0 = a_2->w3_0;
        (&h_5)->w2_0 = 0U;
        (&h_5)->w3_0 = 0U;
        _S28 = h_5;
    }
    else
    {
        _S28 = *a_2;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = _S28.w1_0;
        (&h_6)->w1_0 = _S28.w2_0;
        (&h_6)->w2_0 = _S28.w3_0;
        (&h_6)->w3_0 = 0U;
        _S28 = h_6;
    }
    uint m_3 = n_2 & 31U;
    uint k_1 = 31U - m_3;
    uint _S29 = (_S28.w3_0) >> m_3;
    uint _S30 = ((_S28.w2_0) >> m_3) | (((_S28.w3_0) << 1U) << k_1);
    uint _S31 = ((_S28.w1_0) >> m_3) | (((_S28.w2_0) << 1U) << k_1);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = ((_S28.w0_0) >> m_3) | (((_S28.w1_0) << 1U) << k_1);
    (&h_7)->w1_0 = _S31;
    (&h_7)->w2_0 = _S30;
    (&h_7)->w3_0 = _S29;
    return h_7;
}

Huge_0 fixed_96_0(uint x_10)
{
    if((absolute_0(x_10)) == 0U)
    {
        thread Huge_0 h_8;
        (&h_8)->w0_0 = 0U;
        (&h_8)->w1_0 = 0U;
        (&h_8)->w2_0 = 0U;
        (&h_8)->w3_0 = 0U;
        return h_8;
    }
    int shift_1 = exponent_of_0(x_10) - int(54);
    thread Huge_0 h_9;
    (&h_9)->w0_0 = mantissa_of_0(x_10);
    (&h_9)->w1_0 = 0U;
    (&h_9)->w2_0 = 0U;
    (&h_9)->w3_0 = 0U;
    Huge_0 _S32 = h_9;
    Huge_0 _S33;
    if(shift_1 >= int(0))
    {
        uint _S34 = uint(shift_1);
        thread Huge_0 _S35 = _S32;
        Huge_0 _S36 = shift_left_0(&_S35, _S34);
        _S33 = _S36;
    }
    else
    {
        uint _S37 = uint(- shift_1);
        thread Huge_0 _S38 = _S32;
        Huge_0 _S39 = shift_right_0(&_S38, _S37);
        _S33 = _S39;
    }
    return _S33;
}

Huge_0 subtract_0(const Huge_0 thread* a_3, const Huge_0 thread* b_1)
{
    uint _S40 = a_3->w1_0;
    uint _S41 = b_1->w1_0;
    bool borrow_0;
    if((a_3->w1_0) < (b_1->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S40 == _S41)
        {
            borrow_0 = (a_3->w0_0) < (b_1->w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    thread Wide_0 w_0;
    (&w_0)->lo_0 = a_3->w0_0;
    (&w_0)->hi_0 = _S40;
    Wide_0 _S42 = w_0;
    thread Wide_0 w_1;
    (&w_1)->lo_0 = b_1->w0_0;
    (&w_1)->hi_0 = _S41;
    Wide_0 _S43 = w_1;
    uint _S44 = _S42.hi_0 - _S43.hi_0;
    int _S45;
    if((_S42.lo_0) < (_S43.lo_0))
    {
        _S45 = int(1);
    }
    else
    {
        _S45 = int(0);
    }
    uint _S46 = _S44 - uint(_S45);
    thread Wide_0 w_2;
    (&w_2)->lo_0 = _S42.lo_0 - _S43.lo_0;
    (&w_2)->hi_0 = _S46;
    Wide_0 _S47 = w_2;
    thread Wide_0 w_3;
    (&w_3)->lo_0 = a_3->w2_0;
    (&w_3)->hi_0 = a_3->w3_0;
    Wide_0 _S48 = w_3;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = b_1->w2_0;
    (&w_4)->hi_0 = b_1->w3_0;
    Wide_0 _S49 = w_4;
    uint _S50 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S45 = int(1);
    }
    else
    {
        _S45 = int(0);
    }
    uint _S51 = _S50 - uint(_S45);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = _S48.lo_0 - _S49.lo_0;
    (&w_5)->hi_0 = _S51;
    Wide_0 _S52 = w_5;
    if(borrow_0)
    {
        _S45 = int(1);
    }
    else
    {
        _S45 = int(0);
    }
    thread Wide_0 w_6;
    (&w_6)->lo_0 = uint(_S45);
    (&w_6)->hi_0 = 0U;
    Wide_0 _S53 = w_6;
    uint _S54 = _S52.hi_0 - _S53.hi_0;
    if((_S52.lo_0) < (_S53.lo_0))
    {
        _S45 = int(1);
    }
    else
    {
        _S45 = int(0);
    }
    uint _S55 = _S54 - uint(_S45);
    thread Wide_0 w_7;
    (&w_7)->lo_0 = _S52.lo_0 - _S53.lo_0;
    (&w_7)->hi_0 = _S55;
    Wide_0 _S56 = w_7;
    thread Huge_0 h_10;
    (&h_10)->w0_0 = _S47.lo_0;
    (&h_10)->w1_0 = _S47.hi_0;
    (&h_10)->w2_0 = _S56.lo_0;
    (&h_10)->w3_0 = _S56.hi_0;
    return h_10;
}

ExactDistance_0 distance_exact_0(uint largest_1, uint x_11)
{
    thread ExactDistance_0 d_0;
    bool _S57 = x_11 == largest_1;
    (&d_0)->near_0 = _S57;
    thread Huge_0 h_11;
    (&h_11)->w0_0 = 0U;
    (&h_11)->w1_0 = 0U;
    (&h_11)->w2_0 = 0U;
    (&h_11)->w3_0 = 0U;
    (&d_0)->t_0 = h_11;
    bool _S58;
    if(_S57)
    {
        _S58 = true;
    }
    else
    {
        _S58 = (absolute_0(largest_1)) >= 1325400064U;
    }
    if(_S58)
    {
        _S58 = true;
    }
    else
    {
        _S58 = (absolute_0(x_11)) >= 1325400064U;
    }
    if(_S58)
    {
        return d_0;
    }
    thread Huge_0 h_12;
    (&h_12)->w0_0 = 0U;
    (&h_12)->w1_0 = 0U;
    (&h_12)->w2_0 = 0U;
    (&h_12)->w3_0 = 0U;
    Huge_0 _S59 = h_12;
    Huge_0 a_4 = fixed_96_0(largest_1);
    Huge_0 b_2 = fixed_96_0(x_11);
    Huge_0 a_5;
    if((largest_1 & 2147483648U) != 0U)
    {
        thread Huge_0 _S60 = _S59;
        thread Huge_0 _S61 = a_4;
        Huge_0 _S62 = subtract_0(&_S60, &_S61);
        a_5 = _S62;
    }
    else
    {
        a_5 = a_4;
    }
    Huge_0 b_3;
    if((x_11 & 2147483648U) != 0U)
    {
        thread Huge_0 _S63 = _S59;
        thread Huge_0 _S64 = b_2;
        Huge_0 _S65 = subtract_0(&_S63, &_S64);
        b_3 = _S65;
    }
    else
    {
        b_3 = b_2;
    }
    thread Huge_0 _S66 = a_5;
    thread Huge_0 _S67 = b_3;
    Huge_0 _S68 = subtract_0(&_S66, &_S67);
    (&d_0)->t_0 = _S68;
    (&d_0)->near_0 = ((&(&d_0)->t_0)->w3_0) < 88U;
    return d_0;
}

struct ExactExp_0
{
    Huge_0 m_4;
    uint q_0;
};

Huge_0 add_0(const Huge_0 thread* a_6, const Huge_0 thread* b_4)
{
    thread Wide_0 w_8;
    (&w_8)->lo_0 = a_6->w0_0;
    (&w_8)->hi_0 = a_6->w1_0;
    uint _S69 = b_4->w1_0;
    uint _S70 = b_4->w0_0;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = b_4->w0_0;
    (&w_9)->hi_0 = b_4->w1_0;
    uint lo_1 = w_8.lo_0 + w_9.lo_0;
    uint _S71 = w_8.hi_0 + w_9.hi_0;
    int _S72;
    if(lo_1 < (w_9.lo_0))
    {
        _S72 = int(1);
    }
    else
    {
        _S72 = int(0);
    }
    uint _S73 = _S71 + uint(_S72);
    thread Wide_0 w_10;
    (&w_10)->lo_0 = lo_1;
    (&w_10)->hi_0 = _S73;
    Wide_0 _S74 = w_10;
    bool carry_0;
    if((_S74.hi_0) < _S69)
    {
        carry_0 = true;
    }
    else
    {
        if((_S74.hi_0) == _S69)
        {
            carry_0 = (_S74.lo_0) < _S70;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_11;
    (&w_11)->lo_0 = a_6->w2_0;
    (&w_11)->hi_0 = a_6->w3_0;
    Wide_0 _S75 = w_11;
    thread Wide_0 w_12;
    (&w_12)->lo_0 = b_4->w2_0;
    (&w_12)->hi_0 = b_4->w3_0;
    Wide_0 _S76 = w_12;
    uint lo_2 = _S75.lo_0 + _S76.lo_0;
    uint _S77 = _S75.hi_0 + _S76.hi_0;
    if(lo_2 < (_S76.lo_0))
    {
        _S72 = int(1);
    }
    else
    {
        _S72 = int(0);
    }
    uint _S78 = _S77 + uint(_S72);
    thread Wide_0 w_13;
    (&w_13)->lo_0 = lo_2;
    (&w_13)->hi_0 = _S78;
    Wide_0 _S79 = w_13;
    if(carry_0)
    {
        _S72 = int(1);
    }
    else
    {
        _S72 = int(0);
    }
    thread Wide_0 w_14;
    (&w_14)->lo_0 = uint(_S72);
    (&w_14)->hi_0 = 0U;
    Wide_0 _S80 = w_14;
    uint lo_3 = _S79.lo_0 + _S80.lo_0;
    uint _S81 = _S79.hi_0 + _S80.hi_0;
    if(lo_3 < (_S80.lo_0))
    {
        _S72 = int(1);
    }
    else
    {
        _S72 = int(0);
    }
    uint _S82 = _S81 + uint(_S72);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = lo_3;
    (&w_15)->hi_0 = _S82;
    Wide_0 _S83 = w_15;
    thread Huge_0 h_13;
    (&h_13)->w0_0 = _S74.lo_0;
    (&h_13)->w1_0 = _S74.hi_0;
    (&h_13)->w2_0 = _S83.lo_0;
    (&h_13)->w3_0 = _S83.hi_0;
    return h_13;
}

Huge_0 subtract_1(const Huge_0 thread* a_7, const Huge_0 thread* b_5)
{
    uint _S84 = a_7->w1_0;
    uint _S85 = b_5->w1_0;
    bool borrow_1;
    if((a_7->w1_0) < (b_5->w1_0))
    {
        borrow_1 = true;
    }
    else
    {
        if(_S84 == _S85)
        {
            borrow_1 = (a_7->w0_0) < (b_5->w0_0);
        }
        else
        {
            borrow_1 = false;
        }
    }
    thread Wide_0 w_16;
    (&w_16)->lo_0 = a_7->w0_0;
    (&w_16)->hi_0 = _S84;
    Wide_0 _S86 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = b_5->w0_0;
    (&w_17)->hi_0 = _S85;
    Wide_0 _S87 = w_17;
    uint _S88 = _S86.hi_0 - _S87.hi_0;
    int _S89;
    if((_S86.lo_0) < (_S87.lo_0))
    {
        _S89 = int(1);
    }
    else
    {
        _S89 = int(0);
    }
    uint _S90 = _S88 - uint(_S89);
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S86.lo_0 - _S87.lo_0;
    (&w_18)->hi_0 = _S90;
    Wide_0 _S91 = w_18;
    thread Wide_0 w_19;
    (&w_19)->lo_0 = a_7->w2_0;
    (&w_19)->hi_0 = a_7->w3_0;
    Wide_0 _S92 = w_19;
    thread Wide_0 w_20;
    (&w_20)->lo_0 = b_5->w2_0;
    (&w_20)->hi_0 = b_5->w3_0;
    Wide_0 _S93 = w_20;
    uint _S94 = w_19.hi_0 - w_20.hi_0;
    if((w_19.lo_0) < (w_20.lo_0))
    {
        _S89 = int(1);
    }
    else
    {
        _S89 = int(0);
    }
    uint _S95 = _S94 - uint(_S89);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = _S92.lo_0 - _S93.lo_0;
    (&w_21)->hi_0 = _S95;
    Wide_0 _S96 = w_21;
    if(borrow_1)
    {
        _S89 = int(1);
    }
    else
    {
        _S89 = int(0);
    }
    thread Wide_0 w_22;
    (&w_22)->lo_0 = uint(_S89);
    (&w_22)->hi_0 = 0U;
    Wide_0 _S97 = w_22;
    uint _S98 = _S96.hi_0 - _S97.hi_0;
    if((_S96.lo_0) < (_S97.lo_0))
    {
        _S89 = int(1);
    }
    else
    {
        _S89 = int(0);
    }
    uint _S99 = _S98 - uint(_S89);
    thread Wide_0 w_23;
    (&w_23)->lo_0 = _S96.lo_0 - _S97.lo_0;
    (&w_23)->hi_0 = _S99;
    Wide_0 _S100 = w_23;
    thread Huge_0 h_14;
    (&h_14)->w0_0 = _S91.lo_0;
    (&h_14)->w1_0 = _S91.hi_0;
    (&h_14)->w2_0 = _S100.lo_0;
    (&h_14)->w3_0 = _S100.hi_0;
    return h_14;
}

bool less_0(const Huge_0 thread* a_8, const Huge_0 thread* b_6)
{
    uint _S101 = a_8->w3_0;
    uint _S102 = b_6->w3_0;
    if((a_8->w3_0) != (b_6->w3_0))
    {
        return _S101 < _S102;
    }
    uint _S103 = a_8->w2_0;
    uint _S104 = b_6->w2_0;
    if((a_8->w2_0) != (b_6->w2_0))
    {
        return _S103 < _S104;
    }
    uint _S105 = a_8->w1_0;
    uint _S106 = b_6->w1_0;
    if((a_8->w1_0) != (b_6->w1_0))
    {
        return _S105 < _S106;
    }
    return (a_8->w0_0) < (b_6->w0_0);
}

constant array<uint, int(3)> _S107 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S108 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S109 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S110 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S111 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S112 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S113 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S114 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S115 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S116 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S117 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S118 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S107, _S108, _S109, _S110, _S111, _S112, _S113, _S114, _S115, _S116, _S117, _S118 };
Huge_0 exp_series_0(uint j_0)
{
    uint _S119 = min(j_0, 11U);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = kExpSeries_0[_S119][int(2)];
    (&h_15)->w1_0 = kExpSeries_0[_S119][int(1)];
    (&h_15)->w2_0 = kExpSeries_0[_S119][int(0)];
    (&h_15)->w3_0 = 0U;
    return h_15;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_9, const Huge_0 thread* b_7)
{
    uint _S120;
    if(which_0)
    {
        _S120 = a_9->w3_0;
    }
    else
    {
        _S120 = b_7->w3_0;
    }
    uint _S121;
    if(which_0)
    {
        _S121 = a_9->w2_0;
    }
    else
    {
        _S121 = b_7->w2_0;
    }
    uint _S122;
    if(which_0)
    {
        _S122 = a_9->w1_0;
    }
    else
    {
        _S122 = b_7->w1_0;
    }
    uint _S123;
    if(which_0)
    {
        _S123 = a_9->w0_0;
    }
    else
    {
        _S123 = b_7->w0_0;
    }
    thread Huge_0 h_16;
    (&h_16)->w0_0 = _S123;
    (&h_16)->w1_0 = _S122;
    (&h_16)->w2_0 = _S121;
    (&h_16)->w3_0 = _S120;
    return h_16;
}

struct Column_0
{
    uint w0_1;
    uint w1_1;
    uint w2_1;
};

void Column_add_product_0(Column_0 thread* this_3, uint a_10, uint b_8)
{
    thread Wide_0 w_24;
    (&w_24)->lo_0 = a_10 * b_8;
    uint _S124 = (mulhi((a_10), (b_8)));
    (&w_24)->hi_0 = _S124;
    thread Wide_0 p_0 = w_24;
    uint _S125 = this_3->w0_1 + (&p_0)->lo_0;
    this_3->w0_1 = _S125;
    int _S126;
    if(_S125 < ((&p_0)->lo_0))
    {
        _S126 = int(1);
    }
    else
    {
        _S126 = int(0);
    }
    uint _S127 = (&p_0)->hi_0 + uint(_S126);
    (&p_0)->hi_0 = _S127;
    uint _S128 = this_3->w1_1 + _S127;
    this_3->w1_1 = _S128;
    if(_S128 < _S127)
    {
        _S126 = int(1);
    }
    else
    {
        _S126 = int(0);
    }
    this_3->w2_1 = this_3->w2_1 + uint(_S126);
    return;
}

uint Column_next_0(Column_0 thread* this_4)
{
    uint digit_0 = this_4->w0_1;
    this_4->w0_1 = this_4->w1_1;
    this_4->w1_1 = this_4->w2_1;
    this_4->w2_1 = 0U;
    return digit_0;
}

Huge_0 multiply_96_0(const Huge_0 thread* a_11, const Huge_0 thread* b_9)
{
    thread Column_0 c_0;
    (&c_0)->w0_1 = 0U;
    (&c_0)->w1_1 = 0U;
    (&c_0)->w2_1 = 0U;
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w0_0);
    uint _S129 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w0_0);
    uint _S130 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w2_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w0_0);
    uint _S131 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w2_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w1_0);
    uint w0_2 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w2_0);
    uint w1_2 = Column_next_0(&c_0);
    uint w2_2 = Column_next_0(&c_0);
    thread Huge_0 h_17;
    (&h_17)->w0_0 = w0_2;
    (&h_17)->w1_0 = w1_2;
    (&h_17)->w2_0 = w2_2;
    (&h_17)->w3_0 = 0U;
    return h_17;
}

ExactExp_0 exp_exact_0(const Huge_0 thread* t_1, KernelContext_0 thread* kernelContext_5)
{
    thread Huge_0 h_18;
    (&h_18)->w0_0 = 3387143064U;
    (&h_18)->w1_0 = 3520035243U;
    (&h_18)->w2_0 = 2977044471U;
    (&h_18)->w3_0 = 0U;
    Huge_0 _S132 = h_18;
    uint q_1 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_25;
    (&w_25)->lo_0 = q_1 * h_18.w0_0;
    uint _S133 = (mulhi((q_1), (h_18.w0_0)));
    (&w_25)->hi_0 = _S133;
    thread Wide_0 w_26;
    (&w_26)->lo_0 = q_1 * h_18.w1_0;
    uint _S134 = (mulhi((q_1), (h_18.w1_0)));
    (&w_26)->hi_0 = _S134;
    thread Wide_0 w_27;
    (&w_27)->lo_0 = q_1 * h_18.w2_0;
    uint _S135 = (mulhi((q_1), (h_18.w2_0)));
    (&w_27)->hi_0 = _S135;
    thread Huge_0 h_19;
    (&h_19)->w0_0 = w_25.lo_0;
    (&h_19)->w1_0 = w_26.lo_0;
    (&h_19)->w2_0 = w_27.lo_0;
    (&h_19)->w3_0 = 0U;
    thread Huge_0 h_20;
    (&h_20)->w0_0 = 0U;
    (&h_20)->w1_0 = w_25.hi_0;
    (&h_20)->w2_0 = w_26.hi_0;
    (&h_20)->w3_0 = w_27.hi_0;
    thread Huge_0 _S136 = h_19;
    thread Huge_0 _S137 = h_20;
    Huge_0 _S138 = add_0(&_S136, &_S137);
    thread Huge_0 _S139 = _S138;
    Huge_0 _S140 = subtract_1(t_1, &_S139);
    Huge_0 r_0;
    uint q_2;
    if((_S140.w3_0) != 0U)
    {
        thread Huge_0 _S141 = _S140;
        thread Huge_0 _S142 = _S132;
        Huge_0 _S143 = add_0(&_S141, &_S142);
        uint q_3 = q_1 - 1U;
        r_0 = _S143;
        q_2 = q_3;
    }
    else
    {
        r_0 = _S140;
        q_2 = q_1;
    }
    thread Huge_0 _S144 = r_0;
    thread Huge_0 _S145 = _S132;
    bool _S146 = less_0(&_S144, &_S145);
    if(!_S146)
    {
        thread Huge_0 _S147 = r_0;
        thread Huge_0 _S148 = _S132;
        Huge_0 _S149 = subtract_1(&_S147, &_S148);
        uint q_4 = q_2 + 1U;
        r_0 = _S149;
        q_2 = q_4;
    }
    Huge_0 p_1 = exp_series_0(11U);
    uint step_0 = 0U;
    for(;;)
    {
        if(step_0 < (16U + kernelContext_5->zero_0))
        {
        }
        else
        {
            break;
        }
        bool in_series_0 = step_0 < 11U;
        thread Huge_0 _S150 = r_0;
        thread Huge_0 _S151 = p_1;
        Huge_0 _S152 = select_0(in_series_0, &_S150, &_S151);
        thread Huge_0 _S153 = _S152;
        thread Huge_0 _S154 = p_1;
        Huge_0 _S155 = multiply_96_0(&_S153, &_S154);
        thread Huge_0 _S156 = exp_series_0(10U - step_0);
        thread Huge_0 _S157 = _S155;
        Huge_0 _S158 = subtract_1(&_S156, &_S157);
        thread Huge_0 _S159 = _S158;
        thread Huge_0 _S160 = _S155;
        Huge_0 _S161 = select_0(in_series_0, &_S159, &_S160);
        uint step_1 = step_0 + 1U;
        p_1 = _S161;
        step_0 = step_1;
    }
    thread ExactExp_0 e_0;
    (&e_0)->m_4 = p_1;
    (&e_0)->q_0 = q_2;
    return e_0;
}

Huge_0 shift_left_1(const Huge_0 thread* a_12, uint n_3)
{
    if(n_3 >= 128U)
    {
        thread Huge_0 h_21;
        (&h_21)->w0_0 = 0U;
        (&h_21)->w1_0 = 0U;
        (&h_21)->w2_0 = 0U;
        (&h_21)->w3_0 = 0U;
        return h_21;
    }
    Huge_0 _S162;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_22;
        (&h_22)->w0_0 = 0U;
        (&h_22)->w1_0 = 0U;
        (&h_22)->w2_0 = a_12->w0_0;
        (&h_22)->w3_0 = a_12->w1_0;
        _S162 = h_22;
    }
    else
    {
        _S162 = *a_12;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_23;
        (&h_23)->w0_0 = 0U;
        (&h_23)->w1_0 = _S162.w0_0;
        (&h_23)->w2_0 = _S162.w1_0;
        (&h_23)->w3_0 = _S162.w2_0;
        _S162 = h_23;
    }
    uint m_5 = n_3 & 31U;
    uint k_2 = 31U - m_5;
    uint _S163 = ((_S162.w3_0) << m_5) | (((_S162.w2_0) >> 1U) >> k_2);
    uint _S164 = ((_S162.w2_0) << m_5) | (((_S162.w1_0) >> 1U) >> k_2);
    uint _S165 = ((_S162.w1_0) << m_5) | (((_S162.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_24;
    (&h_24)->w0_0 = (_S162.w0_0) << m_5;
    (&h_24)->w1_0 = _S165;
    (&h_24)->w2_0 = _S164;
    (&h_24)->w3_0 = _S163;
    return h_24;
}

Huge_0 shift_right_1(const Huge_0 thread* a_13, uint n_4)
{
    if(n_4 >= 128U)
    {
        thread Huge_0 h_25;
        (&h_25)->w0_0 = 0U;
        (&h_25)->w1_0 = 0U;
        (&h_25)->w2_0 = 0U;
        (&h_25)->w3_0 = 0U;
        return h_25;
    }
    Huge_0 _S166;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_26;
        (&h_26)->w0_0 = a_13->w2_0;
        (&h_26)->w1_0 = a_13->w3_0;
        (&h_26)->w2_0 = 0U;
        (&h_26)->w3_0 = 0U;
        _S166 = h_26;
    }
    else
    {
        _S166 = *a_13;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_27;
        (&h_27)->w0_0 = _S166.w1_0;
        (&h_27)->w1_0 = _S166.w2_0;
        (&h_27)->w2_0 = _S166.w3_0;
        (&h_27)->w3_0 = 0U;
        _S166 = h_27;
    }
    uint m_6 = n_4 & 31U;
    uint k_3 = 31U - m_6;
    uint _S167 = (_S166.w3_0) >> m_6;
    uint _S168 = ((_S166.w2_0) >> m_6) | (((_S166.w3_0) << 1U) << k_3);
    uint _S169 = ((_S166.w1_0) >> m_6) | (((_S166.w2_0) << 1U) << k_3);
    thread Huge_0 h_28;
    (&h_28)->w0_0 = ((_S166.w0_0) >> m_6) | (((_S166.w1_0) << 1U) << k_3);
    (&h_28)->w1_0 = _S169;
    (&h_28)->w2_0 = _S168;
    (&h_28)->w3_0 = _S167;
    return h_28;
}

struct Distance_0
{
    bool near_1;
    Wide_0 t_2;
};

Wide_0 fixed_57_0(uint x_12)
{
    int shift_2 = exponent_of_0(x_12) - int(93);
    uint mantissa_1;
    if((absolute_0(x_12)) == 0U)
    {
        mantissa_1 = 0U;
    }
    else
    {
        mantissa_1 = mantissa_of_0(x_12);
    }
    bool _S170;
    if(shift_2 <= int(-24))
    {
        _S170 = true;
    }
    else
    {
        _S170 = shift_2 >= int(64);
    }
    if(_S170)
    {
        thread Wide_0 w_28;
        (&w_28)->lo_0 = 0U;
        (&w_28)->hi_0 = 0U;
        return w_28;
    }
    if(shift_2 < int(0))
    {
        thread Wide_0 w_29;
        (&w_29)->lo_0 = mantissa_1 >> uint(- shift_2);
        (&w_29)->hi_0 = 0U;
        return w_29;
    }
    uint m_7 = uint(shift_2) & 31U;
    uint lo_4 = mantissa_1 << m_7;
    uint hi_1 = (mantissa_1 >> 1U) >> (31U - m_7);
    Wide_0 _S171;
    if(shift_2 >= int(32))
    {
        thread Wide_0 w_30;
        (&w_30)->lo_0 = 0U;
        (&w_30)->hi_0 = lo_4;
        _S171 = w_30;
    }
    else
    {
        thread Wide_0 w_31;
        (&w_31)->lo_0 = lo_4;
        (&w_31)->hi_0 = hi_1;
        _S171 = w_31;
    }
    return _S171;
}

Distance_0 distance_fast_0(uint largest_2, uint x_13)
{
    thread Distance_0 d_1;
    bool _S172 = x_13 == largest_2;
    (&d_1)->near_1 = _S172;
    thread Wide_0 w_32;
    (&w_32)->lo_0 = 0U;
    (&w_32)->hi_0 = 0U;
    (&d_1)->t_2 = w_32;
    bool _S173;
    if(_S172)
    {
        _S173 = true;
    }
    else
    {
        _S173 = (absolute_0(largest_2)) >= 1325400064U;
    }
    if(_S173)
    {
        _S173 = true;
    }
    else
    {
        _S173 = (absolute_0(x_13)) >= 1325400064U;
    }
    if(_S173)
    {
        return d_1;
    }
    if(((as_type<float>((largest_2))) - (as_type<float>((x_13)))) > 100.0f)
    {
        return d_1;
    }
    Wide_0 a_14 = fixed_57_0(largest_2);
    Wide_0 b_10 = fixed_57_0(x_13);
    int _S174;
    Wide_0 a_15;
    if((largest_2 & 2147483648U) != 0U)
    {
        thread Wide_0 w_33;
        (&w_33)->lo_0 = 0U;
        (&w_33)->hi_0 = 0U;
        Wide_0 _S175 = w_33;
        uint _S176 = w_33.hi_0 - a_14.hi_0;
        if((w_33.lo_0) < (a_14.lo_0))
        {
            _S174 = int(1);
        }
        else
        {
            _S174 = int(0);
        }
        uint _S177 = _S176 - uint(_S174);
        thread Wide_0 w_34;
        (&w_34)->lo_0 = _S175.lo_0 - a_14.lo_0;
        (&w_34)->hi_0 = _S177;
        Wide_0 _S178 = w_34;
        a_15 = _S178;
    }
    else
    {
        a_15 = a_14;
    }
    Wide_0 b_11;
    if((x_13 & 2147483648U) != 0U)
    {
        thread Wide_0 w_35;
        (&w_35)->lo_0 = 0U;
        (&w_35)->hi_0 = 0U;
        Wide_0 _S179 = w_35;
        uint _S180 = w_35.hi_0 - b_10.hi_0;
        if((w_35.lo_0) < (b_10.lo_0))
        {
            _S174 = int(1);
        }
        else
        {
            _S174 = int(0);
        }
        uint _S181 = _S180 - uint(_S174);
        thread Wide_0 w_36;
        (&w_36)->lo_0 = _S179.lo_0 - b_10.lo_0;
        (&w_36)->hi_0 = _S181;
        Wide_0 _S182 = w_36;
        b_11 = _S182;
    }
    else
    {
        b_11 = b_10;
    }
    (&d_1)->near_1 = true;
    uint _S183 = a_15.hi_0 - b_11.hi_0;
    Wide_0 _S184 = a_15;
    Wide_0 _S185 = b_11;
    if((a_15.lo_0) < (b_11.lo_0))
    {
        _S174 = int(1);
    }
    else
    {
        _S174 = int(0);
    }
    uint _S186 = _S183 - uint(_S174);
    thread Wide_0 w_37;
    (&w_37)->lo_0 = _S184.lo_0 - _S185.lo_0;
    (&w_37)->hi_0 = _S186;
    Wide_0 _S187 = w_37;
    (&d_1)->t_2 = _S187;
    return d_1;
}

struct Exp_0
{
    Wide_0 m_8;
    uint q_5;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_3)
{
    uint _S188 = (mulhi((t_3->hi_0), (3098164009U)));
    uint q_6 = _S188 >> 24U;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = q_6 * 3520035244U;
    uint _S189 = (mulhi((q_6), (3520035244U)));
    (&w_38)->hi_0 = _S189;
    thread Wide_0 whole_0 = w_38;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_6 * 2977044471U;
    uint _S190 = ((t_3->hi_0) << 7U) | ((t_3->lo_0) >> 25U);
    thread Wide_0 w_39;
    (&w_39)->lo_0 = (t_3->lo_0) << 7U;
    (&w_39)->hi_0 = _S190;
    Wide_0 _S191 = w_39;
    Wide_0 _S192 = whole_0;
    uint _S193 = w_39.hi_0 - whole_0.hi_0;
    int _S194;
    if((w_39.lo_0) < (whole_0.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S195 = _S193 - uint(_S194);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = _S191.lo_0 - _S192.lo_0;
    (&w_40)->hi_0 = _S195;
    Wide_0 _S196 = w_40;
    uint _S197 = (_S196.hi_0) >> 3U;
    thread Wide_0 w_41;
    (&w_41)->lo_0 = ((_S196.lo_0) >> 3U) | ((_S196.hi_0) << 29U);
    (&w_41)->hi_0 = _S197;
    Wide_0 _S198 = w_41;
    uint _S199 = (mulhi((w_41.hi_0), (11836U)));
    uint _S200 = (mulhi((w_41.hi_0), (106522U - _S199)));
    uint _S201 = (mulhi((w_41.hi_0), (852176U - _S200)));
    uint tail_0 = 5965232U - _S201;
    thread Wide_0 w_42;
    (&w_42)->lo_0 = 0U;
    (&w_42)->hi_0 = tail_0;
    Wide_0 _S202 = w_42;
    thread Wide_0 w_43;
    (&w_43)->lo_0 = 572662306U;
    (&w_43)->hi_0 = 35791394U;
    Wide_0 _S203 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = w_41.hi_0 * w_42.hi_0;
    uint _S204 = (mulhi((w_41.hi_0), (w_42.hi_0)));
    (&w_44)->hi_0 = _S204;
    uint _S205 = (mulhi((w_41.hi_0), (w_42.lo_0)));
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S205;
    (&w_45)->hi_0 = 0U;
    uint lo_5 = w_44.lo_0 + w_45.lo_0;
    uint _S206 = w_44.hi_0 + w_45.hi_0;
    if(lo_5 < (w_45.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S207 = _S206 + uint(_S194);
    thread Wide_0 w_46;
    (&w_46)->lo_0 = lo_5;
    (&w_46)->hi_0 = _S207;
    Wide_0 _S208 = w_46;
    uint _S209 = (mulhi((_S198.lo_0), (_S202.hi_0)));
    thread Wide_0 w_47;
    (&w_47)->lo_0 = _S209;
    (&w_47)->hi_0 = 0U;
    uint lo_6 = _S208.lo_0 + w_47.lo_0;
    uint _S210 = _S208.hi_0 + w_47.hi_0;
    if(lo_6 < (w_47.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S211 = _S210 + uint(_S194);
    thread Wide_0 w_48;
    (&w_48)->lo_0 = lo_6;
    (&w_48)->hi_0 = _S211;
    Wide_0 _S212 = w_48;
    uint _S213 = _S203.hi_0 - _S212.hi_0;
    if((_S203.lo_0) < (_S212.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S214 = _S213 - uint(_S194);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = _S203.lo_0 - _S212.lo_0;
    (&w_49)->hi_0 = _S214;
    Wide_0 _S215 = w_49;
    thread Wide_0 w_50;
    (&w_50)->lo_0 = 2863311531U;
    (&w_50)->hi_0 = 178956970U;
    Wide_0 _S216 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S198.hi_0 * _S215.hi_0;
    uint _S217 = (mulhi((_S198.hi_0), (_S215.hi_0)));
    (&w_51)->hi_0 = _S217;
    uint _S218 = (mulhi((_S198.hi_0), (_S215.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S218;
    (&w_52)->hi_0 = 0U;
    uint lo_7 = w_51.lo_0 + w_52.lo_0;
    uint _S219 = w_51.hi_0 + w_52.hi_0;
    if(lo_7 < (w_52.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S220 = _S219 + uint(_S194);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_7;
    (&w_53)->hi_0 = _S220;
    Wide_0 _S221 = w_53;
    uint _S222 = (mulhi((_S198.lo_0), (_S215.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S222;
    (&w_54)->hi_0 = 0U;
    uint lo_8 = _S221.lo_0 + w_54.lo_0;
    uint _S223 = _S221.hi_0 + w_54.hi_0;
    if(lo_8 < (w_54.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S224 = _S223 + uint(_S194);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_8;
    (&w_55)->hi_0 = _S224;
    Wide_0 _S225 = w_55;
    uint _S226 = _S216.hi_0 - _S225.hi_0;
    if((_S216.lo_0) < (_S225.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S227 = _S226 - uint(_S194);
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S216.lo_0 - _S225.lo_0;
    (&w_56)->hi_0 = _S227;
    Wide_0 _S228 = w_56;
    thread Wide_0 w_57;
    (&w_57)->lo_0 = 2863311531U;
    (&w_57)->hi_0 = 715827882U;
    Wide_0 _S229 = w_57;
    thread Wide_0 w_58;
    (&w_58)->lo_0 = _S198.hi_0 * _S228.hi_0;
    uint _S230 = (mulhi((_S198.hi_0), (_S228.hi_0)));
    (&w_58)->hi_0 = _S230;
    uint _S231 = (mulhi((_S198.hi_0), (_S228.lo_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S231;
    (&w_59)->hi_0 = 0U;
    uint lo_9 = w_58.lo_0 + w_59.lo_0;
    uint _S232 = w_58.hi_0 + w_59.hi_0;
    if(lo_9 < (w_59.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S233 = _S232 + uint(_S194);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_9;
    (&w_60)->hi_0 = _S233;
    Wide_0 _S234 = w_60;
    uint _S235 = (mulhi((_S198.lo_0), (_S228.hi_0)));
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S235;
    (&w_61)->hi_0 = 0U;
    uint lo_10 = _S234.lo_0 + w_61.lo_0;
    uint _S236 = _S234.hi_0 + w_61.hi_0;
    if(lo_10 < (w_61.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S237 = _S236 + uint(_S194);
    thread Wide_0 w_62;
    (&w_62)->lo_0 = lo_10;
    (&w_62)->hi_0 = _S237;
    Wide_0 _S238 = w_62;
    uint _S239 = _S229.hi_0 - _S238.hi_0;
    if((_S229.lo_0) < (_S238.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S240 = _S239 - uint(_S194);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = _S229.lo_0 - _S238.lo_0;
    (&w_63)->hi_0 = _S240;
    Wide_0 _S241 = w_63;
    thread Wide_0 w_64;
    (&w_64)->lo_0 = 0U;
    (&w_64)->hi_0 = 2147483648U;
    Wide_0 _S242 = w_64;
    thread Wide_0 w_65;
    (&w_65)->lo_0 = _S198.hi_0 * _S241.hi_0;
    uint _S243 = (mulhi((_S198.hi_0), (_S241.hi_0)));
    (&w_65)->hi_0 = _S243;
    uint _S244 = (mulhi((_S198.hi_0), (_S241.lo_0)));
    thread Wide_0 w_66;
    (&w_66)->lo_0 = _S244;
    (&w_66)->hi_0 = 0U;
    uint lo_11 = w_65.lo_0 + w_66.lo_0;
    uint _S245 = w_65.hi_0 + w_66.hi_0;
    if(lo_11 < (w_66.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S246 = _S245 + uint(_S194);
    thread Wide_0 w_67;
    (&w_67)->lo_0 = lo_11;
    (&w_67)->hi_0 = _S246;
    Wide_0 _S247 = w_67;
    uint _S248 = (mulhi((_S198.lo_0), (_S241.hi_0)));
    thread Wide_0 w_68;
    (&w_68)->lo_0 = _S248;
    (&w_68)->hi_0 = 0U;
    uint lo_12 = _S247.lo_0 + w_68.lo_0;
    uint _S249 = _S247.hi_0 + w_68.hi_0;
    if(lo_12 < (w_68.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S250 = _S249 + uint(_S194);
    thread Wide_0 w_69;
    (&w_69)->lo_0 = lo_12;
    (&w_69)->hi_0 = _S250;
    Wide_0 _S251 = w_69;
    uint _S252 = _S242.hi_0 - _S251.hi_0;
    if((_S242.lo_0) < (_S251.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S253 = _S252 - uint(_S194);
    thread Wide_0 w_70;
    (&w_70)->lo_0 = _S242.lo_0 - _S251.lo_0;
    (&w_70)->hi_0 = _S253;
    Wide_0 _S254 = w_70;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = 4294967295U;
    (&w_71)->hi_0 = 4294967295U;
    Wide_0 _S255 = w_71;
    thread Wide_0 w_72;
    (&w_72)->lo_0 = _S198.hi_0 * _S254.hi_0;
    uint _S256 = (mulhi((_S198.hi_0), (_S254.hi_0)));
    (&w_72)->hi_0 = _S256;
    uint _S257 = (mulhi((_S198.hi_0), (_S254.lo_0)));
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S257;
    (&w_73)->hi_0 = 0U;
    uint lo_13 = w_72.lo_0 + w_73.lo_0;
    uint _S258 = w_72.hi_0 + w_73.hi_0;
    if(lo_13 < (w_73.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S259 = _S258 + uint(_S194);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = lo_13;
    (&w_74)->hi_0 = _S259;
    Wide_0 _S260 = w_74;
    uint _S261 = (mulhi((_S198.lo_0), (_S254.hi_0)));
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S261;
    (&w_75)->hi_0 = 0U;
    uint lo_14 = _S260.lo_0 + w_75.lo_0;
    uint _S262 = _S260.hi_0 + w_75.hi_0;
    if(lo_14 < (w_75.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S263 = _S262 + uint(_S194);
    thread Wide_0 w_76;
    (&w_76)->lo_0 = lo_14;
    (&w_76)->hi_0 = _S263;
    Wide_0 _S264 = w_76;
    uint _S265 = _S255.hi_0 - _S264.hi_0;
    if((_S255.lo_0) < (_S264.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S266 = _S265 - uint(_S194);
    thread Wide_0 w_77;
    (&w_77)->lo_0 = _S255.lo_0 - _S264.lo_0;
    (&w_77)->hi_0 = _S266;
    Wide_0 _S267 = w_77;
    thread Wide_0 w_78;
    (&w_78)->lo_0 = 4294967295U;
    (&w_78)->hi_0 = 4294967295U;
    Wide_0 _S268 = w_78;
    thread Wide_0 w_79;
    (&w_79)->lo_0 = _S198.hi_0 * _S267.hi_0;
    uint _S269 = (mulhi((_S198.hi_0), (_S267.hi_0)));
    (&w_79)->hi_0 = _S269;
    uint _S270 = (mulhi((_S198.hi_0), (_S267.lo_0)));
    thread Wide_0 w_80;
    (&w_80)->lo_0 = _S270;
    (&w_80)->hi_0 = 0U;
    uint lo_15 = w_79.lo_0 + w_80.lo_0;
    uint _S271 = w_79.hi_0 + w_80.hi_0;
    if(lo_15 < (w_80.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S272 = _S271 + uint(_S194);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_15;
    (&w_81)->hi_0 = _S272;
    Wide_0 _S273 = w_81;
    uint _S274 = (mulhi((_S198.lo_0), (_S267.hi_0)));
    thread Wide_0 w_82;
    (&w_82)->lo_0 = _S274;
    (&w_82)->hi_0 = 0U;
    uint lo_16 = _S273.lo_0 + w_82.lo_0;
    uint _S275 = _S273.hi_0 + w_82.hi_0;
    if(lo_16 < (w_82.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S276 = _S275 + uint(_S194);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_16;
    (&w_83)->hi_0 = _S276;
    Wide_0 _S277 = w_83;
    uint _S278 = _S268.hi_0 - _S277.hi_0;
    if((_S268.lo_0) < (_S277.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S279 = _S278 - uint(_S194);
    thread Wide_0 w_84;
    (&w_84)->lo_0 = _S268.lo_0 - _S277.lo_0;
    (&w_84)->hi_0 = _S279;
    Wide_0 _S280 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = _S280.hi_0 * _S280.hi_0;
    uint _S281 = (mulhi((_S280.hi_0), (_S280.hi_0)));
    (&w_85)->hi_0 = _S281;
    uint _S282 = (mulhi((_S280.hi_0), (_S280.lo_0)));
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S282;
    (&w_86)->hi_0 = 0U;
    uint lo_17 = w_85.lo_0 + w_86.lo_0;
    uint _S283 = w_85.hi_0 + w_86.hi_0;
    if(lo_17 < (w_86.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S284 = _S283 + uint(_S194);
    thread Wide_0 w_87;
    (&w_87)->lo_0 = lo_17;
    (&w_87)->hi_0 = _S284;
    Wide_0 _S285 = w_87;
    uint _S286 = (mulhi((_S280.lo_0), (_S280.hi_0)));
    thread Wide_0 w_88;
    (&w_88)->lo_0 = _S286;
    (&w_88)->hi_0 = 0U;
    uint lo_18 = _S285.lo_0 + w_88.lo_0;
    uint _S287 = _S285.hi_0 + w_88.hi_0;
    if(lo_18 < (w_88.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S288 = _S287 + uint(_S194);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = lo_18;
    (&w_89)->hi_0 = _S288;
    Wide_0 _S289 = w_89;
    thread Wide_0 w_90;
    (&w_90)->lo_0 = _S289.hi_0 * _S289.hi_0;
    uint _S290 = (mulhi((_S289.hi_0), (_S289.hi_0)));
    (&w_90)->hi_0 = _S290;
    uint _S291 = (mulhi((_S289.hi_0), (_S289.lo_0)));
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S291;
    (&w_91)->hi_0 = 0U;
    uint lo_19 = w_90.lo_0 + w_91.lo_0;
    uint _S292 = w_90.hi_0 + w_91.hi_0;
    if(lo_19 < (w_91.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S293 = _S292 + uint(_S194);
    thread Wide_0 w_92;
    (&w_92)->lo_0 = lo_19;
    (&w_92)->hi_0 = _S293;
    Wide_0 _S294 = w_92;
    uint _S295 = (mulhi((_S289.lo_0), (_S289.hi_0)));
    thread Wide_0 w_93;
    (&w_93)->lo_0 = _S295;
    (&w_93)->hi_0 = 0U;
    uint lo_20 = _S294.lo_0 + w_93.lo_0;
    uint _S296 = _S294.hi_0 + w_93.hi_0;
    if(lo_20 < (w_93.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S297 = _S296 + uint(_S194);
    thread Wide_0 w_94;
    (&w_94)->lo_0 = lo_20;
    (&w_94)->hi_0 = _S297;
    Wide_0 _S298 = w_94;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = _S298.hi_0 * _S298.hi_0;
    uint _S299 = (mulhi((_S298.hi_0), (_S298.hi_0)));
    (&w_95)->hi_0 = _S299;
    uint _S300 = (mulhi((_S298.hi_0), (_S298.lo_0)));
    thread Wide_0 w_96;
    (&w_96)->lo_0 = _S300;
    (&w_96)->hi_0 = 0U;
    uint lo_21 = w_95.lo_0 + w_96.lo_0;
    uint _S301 = w_95.hi_0 + w_96.hi_0;
    if(lo_21 < (w_96.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S302 = _S301 + uint(_S194);
    thread Wide_0 w_97;
    (&w_97)->lo_0 = lo_21;
    (&w_97)->hi_0 = _S302;
    Wide_0 _S303 = w_97;
    uint _S304 = (mulhi((_S298.lo_0), (_S298.hi_0)));
    thread Wide_0 w_98;
    (&w_98)->lo_0 = _S304;
    (&w_98)->hi_0 = 0U;
    uint lo_22 = _S303.lo_0 + w_98.lo_0;
    uint _S305 = _S303.hi_0 + w_98.hi_0;
    if(lo_22 < (w_98.lo_0))
    {
        _S194 = int(1);
    }
    else
    {
        _S194 = int(0);
    }
    uint _S306 = _S305 + uint(_S194);
    thread Wide_0 w_99;
    (&w_99)->lo_0 = lo_22;
    (&w_99)->hi_0 = _S306;
    Wide_0 _S307 = w_99;
    bool low_1 = ((_S307.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_1;
    Wide_0 _S308;
    if(low_1)
    {
        uint _S309 = ((_S307.hi_0) << 1U) | ((_S307.lo_0) >> 31U);
        thread Wide_0 w_100;
        (&w_100)->lo_0 = (_S307.lo_0) << 1U;
        (&w_100)->hi_0 = _S309;
        _S308 = w_100;
    }
    else
    {
        _S308 = _S307;
    }
    (&e_1)->m_8 = _S308;
    uint _S310;
    if(low_1)
    {
        _S310 = q_6 + 1U;
    }
    else
    {
        _S310 = q_6;
    }
    (&e_1)->q_5 = _S310;
    return e_1;
}

uint Lanes_add_0(uint lane_4, uint value_4, KernelContext_0 thread* kernelContext_6)
{
    uint _S311 = atomic_fetch_add_explicit(kernelContext_6->shared_total_0, value_4, memory_order_relaxed);
    uint _S312 = Lanes_collect_0(lane_4, kernelContext_6);
    return _S312;
}

Huge_0 add_over_lanes_0(uint lane_5, const Huge_0 thread* v_1, KernelContext_0 thread* kernelContext_7)
{
    thread Huge_0 h_29;
    (&h_29)->w0_0 = 0U;
    (&h_29)->w1_0 = 0U;
    (&h_29)->w2_0 = 0U;
    (&h_29)->w3_0 = 0U;
    array<uint, int(4)> _S313 = { v_1->w0_0, v_1->w1_0, v_1->w2_0, v_1->w3_0 };
    Huge_0 sum_6 = h_29;
    uint i_0 = 0U;
    for(;;)
    {
        if(i_0 < 4U)
        {
        }
        else
        {
            break;
        }
        uint _S314 = Lanes_add_0(lane_5, (_S313[i_0]) & 65535U, kernelContext_7);
        uint _S315 = Lanes_add_0(lane_5, (_S313[i_0]) >> 16U, kernelContext_7);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = _S314;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        uint _S316 = 32U * i_0;
        thread Huge_0 _S317 = h_30;
        Huge_0 _S318 = shift_left_1(&_S317, _S316);
        thread Huge_0 _S319 = sum_6;
        thread Huge_0 _S320 = _S318;
        Huge_0 _S321 = add_0(&_S319, &_S320);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = _S315;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 0U;
        uint _S322 = _S316 + 16U;
        thread Huge_0 _S323 = h_31;
        Huge_0 _S324 = shift_left_1(&_S323, _S322);
        thread Huge_0 _S325 = _S321;
        thread Huge_0 _S326 = _S324;
        Huge_0 _S327 = add_0(&_S325, &_S326);
        uint i_1 = i_0 + 1U;
        sum_6 = _S327;
        i_0 = i_1;
    }
    return sum_6;
}

Wide_0 add_over_lanes_1(uint lane_6, const Wide_0 thread* v_2, KernelContext_0 thread* kernelContext_8)
{
    thread Wide_0 sum_7;
    uint _S328 = v_2->lo_0;
    uint _S329 = Lanes_add_0(lane_6, (v_2->lo_0) & 65535U, kernelContext_8);
    thread Wide_0 w_101;
    (&w_101)->lo_0 = _S329;
    (&w_101)->hi_0 = 0U;
    uint _S330 = Lanes_add_0(lane_6, _S328 >> 16U, kernelContext_8);
    thread Wide_0 w_102;
    (&w_102)->lo_0 = _S330;
    (&w_102)->hi_0 = 0U;
    uint _S331 = ((w_102.hi_0) << 16U) | ((w_102.lo_0) >> 16U);
    thread Wide_0 w_103;
    (&w_103)->lo_0 = (w_102.lo_0) << 16U;
    (&w_103)->hi_0 = _S331;
    uint lo_23 = w_101.lo_0 + w_103.lo_0;
    uint _S332 = w_101.hi_0 + w_103.hi_0;
    int _S333;
    if(lo_23 < (w_103.lo_0))
    {
        _S333 = int(1);
    }
    else
    {
        _S333 = int(0);
    }
    uint _S334 = _S332 + uint(_S333);
    thread Wide_0 w_104;
    (&w_104)->lo_0 = lo_23;
    (&w_104)->hi_0 = _S334;
    Wide_0 _S335 = w_104;
    sum_7 = _S335;
    uint _S336 = v_2->hi_0;
    uint _S337 = Lanes_add_0(lane_6, (v_2->hi_0) & 65535U, kernelContext_8);
    uint _S338 = Lanes_add_0(lane_6, _S336 >> 16U, kernelContext_8);
    (&sum_7)->hi_0 = (&sum_7)->hi_0 + (_S337 + (_S338 << 16U));
    return sum_7;
}

Softmax_0 softmax_of_0(uint lane_7, const WinnerMembers_0 thread* members_0, bool nan_is_absent_0, bool exact_1, KernelContext_0 thread* kernelContext_9)
{
    Wide_0 _S339;
    uint _S340 = WinnerMembers_count_0(members_0);
    uint best_0 = 0U;
    bool has_nan_0 = false;
    uint i_2 = lane_7;
    for(;;)
    {
        if(i_2 < _S340)
        {
        }
        else
        {
            break;
        }
        bool _S341 = WinnerMembers_has_0(members_0, i_2);
        if(!_S341)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S342 = WinnerMembers_logit_0(members_0, i_2, kernelContext_9);
        uint best_1;
        bool has_nan_1;
        if(is_nan_0(_S342))
        {
            best_1 = best_0;
            has_nan_1 = true;
        }
        else
        {
            best_1 = max(best_0, order_0(_S342, 0U));
            has_nan_1 = has_nan_0;
        }
        best_0 = best_1;
        has_nan_0 = has_nan_1;
        i_2 = i_2 + 32U;
    }
    uint _S343 = Lanes_max_0(lane_7, best_0, kernelContext_9);
    thread Softmax_0 s_0;
    uint _S344 = from_order_0(_S343);
    (&s_0)->largest_0 = _S344;
    (&s_0)->poisoned_0 = !is_finite_0(_S344);
    if(!nan_is_absent_0)
    {
        uint _S345 = Lanes_ballot_0(lane_7, has_nan_0, kernelContext_9);
        has_nan_0 = _S345 != 0U;
    }
    else
    {
        has_nan_0 = false;
    }
    if(has_nan_0)
    {
        (&s_0)->poisoned_0 = true;
    }
    (&s_0)->exact_0 = exact_1;
    thread Huge_0 h_32;
    (&h_32)->w0_0 = 0U;
    (&h_32)->w1_0 = 0U;
    (&h_32)->w2_0 = 0U;
    (&h_32)->w3_0 = 0U;
    (&s_0)->exact_sum_0 = h_32;
    (&s_0)->sum_bits_0 = bit_width_0(_S340);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = 0U;
    (&w_105)->hi_0 = 0U;
    (&s_0)->sum_5 = w_105;
    i_2 = lane_7;
    for(;;)
    {
        if(i_2 < _S340)
        {
        }
        else
        {
            break;
        }
        bool _S346 = WinnerMembers_has_0(members_0, i_2);
        if(!_S346)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S347 = WinnerMembers_logit_0(members_0, i_2, kernelContext_9);
        if(is_nan_0(_S347))
        {
            has_nan_0 = true;
        }
        else
        {
            has_nan_0 = (&s_0)->poisoned_0;
        }
        if(has_nan_0)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        if(exact_1)
        {
            ExactDistance_0 d_2 = distance_exact_0((&s_0)->largest_0, _S347);
            if(!d_2.near_0)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Huge_0 _S348 = d_2.t_0;
            ExactExp_0 _S349 = exp_exact_0(&_S348, kernelContext_9);
            thread Huge_0 _S350 = _S349.m_4;
            Huge_0 _S351 = shift_left_1(&_S350, 16U);
            thread Huge_0 _S352 = _S351;
            Huge_0 _S353 = shift_right_1(&_S352, _S349.q_0);
            thread Huge_0 _S354 = (&s_0)->exact_sum_0;
            thread Huge_0 _S355 = _S353;
            Huge_0 _S356 = add_0(&_S354, &_S355);
            (&s_0)->exact_sum_0 = _S356;
        }
        else
        {
            Distance_0 d_3 = distance_fast_0((&s_0)->largest_0, _S347);
            if(!d_3.near_1)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Wide_0 _S357 = d_3.t_2;
            Exp_0 _S358 = exp_fast_0(&_S357);
            Wide_0 _S359 = (&s_0)->sum_5;
            uint _S360 = _S358.q_5 + (&s_0)->sum_bits_0;
            for(;;)
            {
                uint m_9 = _S360 & 31U;
                uint hi_2 = (_S358.m_8.hi_0) >> m_9;
                uint lo_24 = ((_S358.m_8.lo_0) >> m_9) | (((_S358.m_8.hi_0) << 1U) << (31U - m_9));
                if(_S360 >= 64U)
                {
                    thread Wide_0 w_106;
                    (&w_106)->lo_0 = 0U;
                    (&w_106)->hi_0 = 0U;
                    _S339 = w_106;
                    break;
                }
                if(_S360 >= 32U)
                {
                    thread Wide_0 w_107;
                    (&w_107)->lo_0 = hi_2;
                    (&w_107)->hi_0 = 0U;
                    _S339 = w_107;
                }
                else
                {
                    thread Wide_0 w_108;
                    (&w_108)->lo_0 = lo_24;
                    (&w_108)->hi_0 = hi_2;
                    _S339 = w_108;
                }
                break;
            }
            uint lo_25 = _S359.lo_0 + _S339.lo_0;
            uint _S361 = _S359.hi_0 + _S339.hi_0;
            int _S362;
            if(lo_25 < (_S339.lo_0))
            {
                _S362 = int(1);
            }
            else
            {
                _S362 = int(0);
            }
            uint _S363 = _S361 + uint(_S362);
            thread Wide_0 w_109;
            (&w_109)->lo_0 = lo_25;
            (&w_109)->hi_0 = _S363;
            Wide_0 _S364 = w_109;
            (&s_0)->sum_5 = _S364;
        }
        i_2 = i_2 + 32U;
    }
    if(exact_1)
    {
        thread Huge_0 _S365 = (&s_0)->exact_sum_0;
        Huge_0 _S366 = add_over_lanes_0(lane_7, &_S365, kernelContext_9);
        (&s_0)->exact_sum_0 = _S366;
    }
    else
    {
        thread Wide_0 _S367 = (&s_0)->sum_5;
        Wide_0 _S368 = add_over_lanes_1(lane_7, &_S367, kernelContext_9);
        (&s_0)->sum_5 = _S368;
    }
    return s_0;
}

struct ExpertKeys_0
{
    uint n_expert_1;
};

uint Row4096_get_0(uint expert_0, KernelContext_0 thread* kernelContext_10)
{
    return (*kernelContext_10->row_4096_0)[expert_0];
}

uint ExpertKeys_key_0(const ExpertKeys_0 thread* this_5, uint i_3, KernelContext_0 thread* kernelContext_11)
{
    uint _S369 = Row4096_get_0(i_3, kernelContext_11);
    return _S369;
}

uint ExpertKeys_count_0(const ExpertKeys_0 thread* this_6)
{
    return this_6->n_expert_1;
}

uint Lanes_add_1(uint lane_8, uint value_5, KernelContext_0 thread* kernelContext_12)
{
    uint _S370 = atomic_fetch_add_explicit(kernelContext_12->shared_total_0, value_5, memory_order_relaxed);
    uint _S371 = Lanes_collect_0(lane_8, kernelContext_12);
    return _S371;
}

uint places_for_equals_0(uint lane_9, const ExpertKeys_0 thread* keys_0, uint k_4, uint bound_0, KernelContext_0 thread* kernelContext_13)
{
    uint i_4 = lane_9;
    uint better_0 = 0U;
    for(;;)
    {
        uint _S372 = ExpertKeys_count_0(keys_0);
        if(i_4 < _S372)
        {
        }
        else
        {
            break;
        }
        uint _S373 = ExpertKeys_key_0(keys_0, i_4, kernelContext_13);
        int _S374;
        if(_S373 > bound_0)
        {
            _S374 = int(1);
        }
        else
        {
            _S374 = int(0);
        }
        uint better_1 = better_0 + uint(_S374);
        i_4 = i_4 + 32U;
        better_0 = better_1;
    }
    uint _S375 = Lanes_add_1(lane_9, better_0, kernelContext_13);
    return k_4 - _S375;
}

uint kth_by_bits_0(uint lane_10, const ExpertKeys_0 thread* keys_1, uint k_5, KernelContext_0 thread* kernelContext_14)
{
    uint bound_1 = 0U;
    uint bit_0 = 0U;
    for(;;)
    {
        uint _S376 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (32U + (_S376 >> 16U)))
        {
        }
        else
        {
            break;
        }
        uint trial_0 = bound_1 | (2147483648U >> bit_0);
        uint i_5 = lane_10;
        uint count_0 = 0U;
        for(;;)
        {
            if(i_5 < _S376)
            {
            }
            else
            {
                break;
            }
            uint _S377 = ExpertKeys_key_0(keys_1, i_5, kernelContext_14);
            int _S378;
            if(_S377 >= trial_0)
            {
                _S378 = int(1);
            }
            else
            {
                _S378 = int(0);
            }
            uint count_1 = count_0 + uint(_S378);
            i_5 = i_5 + 32U;
            count_0 = count_1;
        }
        uint _S379 = Lanes_add_1(lane_10, count_0, kernelContext_14);
        if(_S379 >= k_5)
        {
            bound_1 = trial_0;
        }
        bit_0 = bit_0 + 1U;
    }
    return bound_1;
}

struct GroupKeys_0
{
    uint n_group_1;
    bool single_0;
};

uint GroupKeys_count_0(const GroupKeys_0 thread* this_7)
{
    return this_7->n_group_1;
}

uint Lanes_ballot_1(uint lane_11, bool value_6, KernelContext_0 thread* kernelContext_15)
{
    if(value_6)
    {
        uint _S380 = atomic_fetch_or_explicit(kernelContext_15->shared_total_0, 1U << lane_11, memory_order_relaxed);
    }
    uint _S381 = Lanes_collect_0(lane_11, kernelContext_15);
    return _S381;
}

uint take_0(uint lane_12, bool there_0, uint key_1, uint bound_2, uint thread* equals_left_0, KernelContext_0 thread* kernelContext_16)
{
    bool equal_0;
    if(there_0)
    {
        equal_0 = key_1 == bound_2;
    }
    else
    {
        equal_0 = false;
    }
    uint _S382 = Lanes_ballot_1(lane_12, equal_0, kernelContext_16);
    bool taken_0;
    if(there_0)
    {
        taken_0 = key_1 > bound_2;
    }
    else
    {
        taken_0 = false;
    }
    if(taken_0)
    {
        taken_0 = true;
    }
    else
    {
        if(equal_0)
        {
            equal_0 = ((uint)popcount((_S382 & ((1U << lane_12) - 1U)))) < (*equals_left_0);
        }
        else
        {
            equal_0 = false;
        }
        taken_0 = equal_0;
    }
    *equals_left_0 = *equals_left_0 - min(*equals_left_0, ((uint)popcount((_S382))));
    uint _S383 = Lanes_ballot_1(lane_12, taken_0, kernelContext_16);
    return _S383;
}

uint Row4096_get_group_0(uint group_0, KernelContext_0 thread* kernelContext_17)
{
    return (*kernelContext_17->group_keys_2048_0)[group_0];
}

uint Row4096_get_1(uint expert_1, KernelContext_0 thread* kernelContext_18)
{
    return (*kernelContext_18->row_4096_0)[expert_1];
}

uint GroupKeys_key_0(const GroupKeys_0 thread* this_8, uint i_6, KernelContext_0 thread* kernelContext_19)
{
    if(!this_8->single_0)
    {
        uint _S384 = Row4096_get_group_0(i_6, kernelContext_19);
        return _S384;
    }
    uint _S385 = Row4096_get_1(i_6, kernelContext_19);
    uint _S386;
    if(_S385 == 1U)
    {
        _S386 = order_0(4286578688U, 0U);
    }
    else
    {
        _S386 = _S385;
    }
    return _S386;
}

uint places_for_equals_1(uint lane_13, const GroupKeys_0 thread* keys_2, uint k_6, uint bound_3, KernelContext_0 thread* kernelContext_20)
{
    uint i_7 = lane_13;
    uint better_2 = 0U;
    for(;;)
    {
        uint _S387 = GroupKeys_count_0(keys_2);
        if(i_7 < _S387)
        {
        }
        else
        {
            break;
        }
        uint _S388 = GroupKeys_key_0(keys_2, i_7, kernelContext_20);
        int _S389;
        if(_S388 > bound_3)
        {
            _S389 = int(1);
        }
        else
        {
            _S389 = int(0);
        }
        uint better_3 = better_2 + uint(_S389);
        i_7 = i_7 + 32U;
        better_2 = better_3;
    }
    uint _S390 = Lanes_add_1(lane_13, better_2, kernelContext_20);
    return k_6 - _S390;
}

uint kth_by_bits_1(uint lane_14, const GroupKeys_0 thread* keys_3, uint k_7, KernelContext_0 thread* kernelContext_21)
{
    uint bound_4 = 0U;
    uint bit_1 = 0U;
    for(;;)
    {
        uint _S391 = GroupKeys_count_0(keys_3);
        if(bit_1 < (32U + (_S391 >> 16U)))
        {
        }
        else
        {
            break;
        }
        uint trial_1 = bound_4 | (2147483648U >> bit_1);
        uint i_8 = lane_14;
        uint count_2 = 0U;
        for(;;)
        {
            if(i_8 < _S391)
            {
            }
            else
            {
                break;
            }
            uint _S392 = GroupKeys_key_0(keys_3, i_8, kernelContext_21);
            int _S393;
            if(_S392 >= trial_1)
            {
                _S393 = int(1);
            }
            else
            {
                _S393 = int(0);
            }
            uint count_3 = count_2 + uint(_S393);
            i_8 = i_8 + 32U;
            count_2 = count_3;
        }
        uint _S394 = Lanes_add_1(lane_14, count_2, kernelContext_21);
        if(_S394 >= k_7)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + 1U;
    }
    return bound_4;
}

uint summand_0(uint key_2)
{
    uint _S395;
    if(key_2 == 1U)
    {
        _S395 = 4286578688U;
    }
    else
    {
        _S395 = from_order_0(key_2);
    }
    return _S395;
}

uint nan_place_1(const Rule_0 thread* rule_1)
{
    uint _S396;
    if((rule_1->nan_last_0) != 0U)
    {
        _S396 = 1U;
    }
    else
    {
        _S396 = 4294967295U;
    }
    return _S396;
}

void Row4096_set_group_0(uint group_1, uint key_3, KernelContext_0 thread* kernelContext_22)
{
    (*kernelContext_22->group_keys_2048_0)[group_1] = key_3;
    return;
}

void Lanes_sync_0()
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

void group_keys_by_steps_0(uint lane_15, const Rule_0 thread* rule_2, uint size_0, KernelContext_0 thread* kernelContext_23)
{
    uint _S397;
    uint group_2 = 0U;
    for(;;)
    {
        if(group_2 < (rule_2->n_group_0))
        {
        }
        else
        {
            break;
        }
        uint m_10 = 0U;
        uint sum_8 = 0U;
        uint last_member_0 = 4294967295U;
        uint last_0 = 4294967295U;
        for(;;)
        {
            if(m_10 < (rule_2->group_score_0))
            {
            }
            else
            {
                break;
            }
            uint base_1 = lane_15;
            uint best_2 = 0U;
            uint member_0 = 0U;
            for(;;)
            {
                bool _S398 = base_1 < size_0;
                if(_S398)
                {
                }
                else
                {
                    break;
                }
                thread array<uint, int(8)> key_4;
                uint _S399 = group_2 * size_0;
                uint _S400 = size_0 - 1U;
                uint _S401 = Row4096_get_1(_S399 + min(base_1, _S400), kernelContext_23);
                key_4[0U] = _S401;
                uint _S402 = base_1 + 32U;
                uint _S403 = Row4096_get_1(_S399 + min(_S402, _S400), kernelContext_23);
                key_4[1U] = _S403;
                uint _S404 = base_1 + 64U;
                uint _S405 = Row4096_get_1(_S399 + min(_S404, _S400), kernelContext_23);
                key_4[2U] = _S405;
                uint _S406 = base_1 + 96U;
                uint _S407 = Row4096_get_1(_S399 + min(_S406, _S400), kernelContext_23);
                key_4[3U] = _S407;
                uint _S408 = base_1 + 128U;
                uint _S409 = Row4096_get_1(_S399 + min(_S408, _S400), kernelContext_23);
                key_4[4U] = _S409;
                uint _S410 = base_1 + 160U;
                uint _S411 = Row4096_get_1(_S399 + min(_S410, _S400), kernelContext_23);
                key_4[5U] = _S411;
                uint _S412 = base_1 + 192U;
                uint _S413 = Row4096_get_1(_S399 + min(_S412, _S400), kernelContext_23);
                key_4[6U] = _S413;
                uint _S414 = base_1 + 224U;
                uint _S415 = Row4096_get_1(_S399 + min(_S414, _S400), kernelContext_23);
                key_4[7U] = _S415;
                bool _S416 = last_member_0 == 4294967295U;
                bool better_4 = (_S398 & ((_S416 | (_S401 < last_0)) | ((_S401 == last_0) & (base_1 > last_member_0)))) & (_S401 > best_2);
                uint _S417 = select(best_2, _S401, better_4);
                bool better_5 = ((_S402 < size_0) & ((_S416 | (_S403 < last_0)) | ((_S403 == last_0) & (_S402 > last_member_0)))) & (_S403 > _S417);
                uint _S418 = select(_S417, _S403, better_5);
                bool better_6 = ((_S404 < size_0) & ((_S416 | (_S405 < last_0)) | ((_S405 == last_0) & (_S404 > last_member_0)))) & (_S405 > _S418);
                uint _S419 = select(_S418, _S405, better_6);
                bool better_7 = ((_S406 < size_0) & ((_S416 | (_S407 < last_0)) | ((_S407 == last_0) & (_S406 > last_member_0)))) & (_S407 > _S419);
                uint _S420 = select(_S419, _S407, better_7);
                bool better_8 = ((_S408 < size_0) & ((_S416 | (_S409 < last_0)) | ((_S409 == last_0) & (_S408 > last_member_0)))) & (_S409 > _S420);
                uint _S421 = select(_S420, _S409, better_8);
                bool better_9 = ((_S410 < size_0) & ((_S416 | (_S411 < last_0)) | ((_S411 == last_0) & (_S410 > last_member_0)))) & (_S411 > _S421);
                uint _S422 = select(_S421, _S411, better_9);
                bool better_10 = ((_S412 < size_0) & ((_S416 | (_S413 < last_0)) | ((_S413 == last_0) & (_S412 > last_member_0)))) & (_S413 > _S422);
                uint _S423 = select(_S422, _S413, better_10);
                bool better_11 = ((_S414 < size_0) & ((_S416 | (_S415 < last_0)) | ((_S415 == last_0) & (_S414 > last_member_0)))) & (_S415 > _S423);
                uint best_3 = select(_S423, _S415, better_11);
                uint member_1 = select(select(select(select(select(select(select(select(member_0, base_1, better_4), _S402, better_5), _S404, better_6), _S406, better_7), _S408, better_8), _S410, better_9), _S412, better_10), _S414, better_11);
                base_1 = base_1 + 256U;
                best_2 = best_3;
                member_0 = member_1;
            }
            uint _S424 = Lanes_max_0(lane_15, best_2, kernelContext_23);
            uint _S425;
            if(best_2 == _S424)
            {
                _S425 = ~member_0;
            }
            else
            {
                _S425 = 0U;
            }
            uint _S426 = Lanes_max_0(lane_15, _S425, kernelContext_23);
            uint _S427 = ~_S426;
            if(m_10 == 0U)
            {
                sum_8 = summand_0(_S424);
            }
            else
            {
                uint _S428 = summand_0(_S424);
                for(;;)
                {
                    bool _S429;
                    if(is_plain_0(sum_8))
                    {
                        _S429 = is_plain_0(_S428);
                    }
                    else
                    {
                        _S429 = false;
                    }
                    if(_S429)
                    {
                        _S397 = flush_0((as_type<uint>(((as_type<float>((sum_8))) + (as_type<float>((_S428)))))) ^ (kernelContext_23->zero_0));
                        break;
                    }
                    _S397 = add_by_words_0(sum_8, _S428);
                    break;
                }
                sum_8 = _S397;
            }
            m_10 = m_10 + 1U;
            last_member_0 = _S427;
            last_0 = _S424;
        }
        if(lane_15 == 0U)
        {
            uint _S430 = nan_place_1(rule_2);
            Row4096_set_group_0(group_2, order_0(sum_8, _S430), kernelContext_23);
        }
        group_2 = group_2 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_16, const Rule_0 thread* rule_3, uint size_1, KernelContext_0 thread* kernelContext_24)
{
    uint _S431 = rule_3->n_group_0;
    uint _S432 = 32U / rule_3->n_group_0;
    uint _S433 = max(_S432, 1U);
    uint _S434 = 32U / _S433;
    uint first_0 = 0U;
    for(;;)
    {
        if(first_0 < _S431)
        {
        }
        else
        {
            break;
        }
        uint _S435 = lane_16 / _S433;
        uint group_3 = first_0 + _S435;
        uint second_0;
        uint best_4;
        uint second_1;
        if(group_3 < _S431)
        {
            uint _S436 = lane_16 % _S433;
            second_0 = 0U;
            best_4 = 0U;
            second_1 = _S436;
            for(;;)
            {
                if(second_1 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S437 = Row4096_get_1(group_3 * size_1 + second_1, kernelContext_24);
                uint _S438 = max(second_0, min(best_4, _S437));
                uint _S439 = max(best_4, _S437);
                uint i_9 = second_1 + _S433;
                second_0 = _S438;
                best_4 = _S439;
                second_1 = i_9;
            }
        }
        else
        {
            best_4 = 0U;
            second_0 = 0U;
        }
        uint _S440 = 2U * lane_16;
        (*kernelContext_24->best_of_part_0)[_S440] = best_4;
        (*kernelContext_24->best_of_part_0)[_S440 + 1U] = second_0;
        Lanes_sync_0();
        uint group_4 = first_0 + lane_16;
        bool _S441;
        if(lane_16 < _S434)
        {
            _S441 = group_4 < _S431;
        }
        else
        {
            _S441 = false;
        }
        if(_S441)
        {
            uint _S442 = 2U * _S433;
            uint _S443 = _S442 * lane_16;
            second_1 = 0U;
            uint best_5 = 0U;
            uint i_10 = _S443;
            for(;;)
            {
                if(i_10 < (_S442 * (lane_16 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint _S444 = max(second_1, min(best_5, (*kernelContext_24->best_of_part_0)[i_10]));
                uint _S445 = max(best_5, (*kernelContext_24->best_of_part_0)[i_10]);
                uint i_11 = i_10 + 1U;
                second_1 = _S444;
                best_5 = _S445;
                i_10 = i_11;
            }
            uint sum_9 = summand_0(best_5);
            uint sum_10;
            if((rule_3->group_score_0) == 2U)
            {
                uint _S446 = summand_0(second_1);
                for(;;)
                {
                    bool _S447;
                    if(is_plain_0(sum_9))
                    {
                        _S447 = is_plain_0(_S446);
                    }
                    else
                    {
                        _S447 = false;
                    }
                    if(_S447)
                    {
                        sum_10 = flush_0((as_type<uint>(((as_type<float>((sum_9))) + (as_type<float>((_S446)))))) ^ (kernelContext_24->zero_0));
                        break;
                    }
                    sum_10 = add_by_words_0(sum_9, _S446);
                    break;
                }
            }
            else
            {
                sum_10 = sum_9;
            }
            uint _S448 = nan_place_1(rule_3);
            Row4096_set_group_0(group_4, order_0(sum_10, _S448), kernelContext_24);
        }
        Lanes_sync_0();
        first_0 = first_0 + _S434;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_12, KernelContext_0 thread* kernelContext_25)
{
    if(!this_9->single_0)
    {
        uint _S449 = Row4096_get_group_0(i_12, kernelContext_25);
        return _S449;
    }
    uint _S450 = Row4096_get_1(i_12, kernelContext_25);
    uint _S451;
    if(_S450 == 1U)
    {
        _S451 = order_0(4286578688U, 0U);
    }
    else
    {
        _S451 = _S450;
    }
    return _S451;
}

void select_by_bits_0(uint lane_17, const Rule_0 thread* rule_4, KernelContext_0 thread* kernelContext_26)
{
    thread ExpertKeys_0 keys_4;
    uint _S452 = rule_4->n_expert_0;
    (&keys_4)->n_expert_1 = rule_4->n_expert_0;
    uint _S453 = rule_4->n_used_0;
    thread ExpertKeys_0 _S454 = keys_4;
    uint _S455 = kth_by_bits_0(lane_17, &_S454, rule_4->n_used_0, kernelContext_26);
    thread ExpertKeys_0 _S456 = keys_4;
    uint _S457 = places_for_equals_0(lane_17, &_S456, _S453, _S455, kernelContext_26);
    thread uint equals_left_1 = _S457;
    uint base_2 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_2 < _S452)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_2 + lane_17;
        bool there_1 = e_2 < _S452;
        uint _S458;
        if(there_1)
        {
            uint _S459 = Row4096_get_1(e_2, kernelContext_26);
            _S458 = _S459;
        }
        else
        {
            _S458 = 0U;
        }
        uint _S460 = take_0(lane_17, there_1, _S458, _S455, &equals_left_1, kernelContext_26);
        if(((_S460 >> lane_17) & 1U) != 0U)
        {
            (*kernelContext_26->list_id_0)[n_5 + ((uint)popcount((_S460 & ((1U << lane_17) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((_S460)));
        base_2 = base_2 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_18, const Rule_0 thread* rule_5, uint least_0, KernelContext_0 thread* kernelContext_27)
{
    uint base_3 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S461 = rule_5->n_expert_0;
        if(base_3 < (rule_5->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_3 + lane_18;
        bool _S462 = e_3 < _S461;
        uint _S463 = _S461 - 1U;
        uint _S464 = Row4096_get_1(min(e_3, _S463), kernelContext_27);
        uint taken_1 = 0U | select(0U, 1U, _S462 & (_S464 >= least_0));
        uint e_4 = base_3 + 32U + lane_18;
        bool _S465 = e_4 < _S461;
        uint _S466 = Row4096_get_1(min(e_4, _S463), kernelContext_27);
        uint taken_2 = taken_1 | select(0U, 2U, _S465 & (_S466 >= least_0));
        uint e_5 = base_3 + 64U + lane_18;
        bool _S467 = e_5 < _S461;
        uint _S468 = Row4096_get_1(min(e_5, _S463), kernelContext_27);
        uint taken_3 = taken_2 | select(0U, 4U, _S467 & (_S468 >= least_0));
        uint e_6 = base_3 + 96U + lane_18;
        bool _S469 = e_6 < _S461;
        uint _S470 = Row4096_get_1(min(e_6, _S463), kernelContext_27);
        uint taken_4 = taken_3 | select(0U, 8U, _S469 & (_S470 >= least_0));
        uint e_7 = base_3 + 128U + lane_18;
        bool _S471 = e_7 < _S461;
        uint _S472 = Row4096_get_1(min(e_7, _S463), kernelContext_27);
        uint taken_5 = taken_4 | select(0U, 16U, _S471 & (_S472 >= least_0));
        uint e_8 = base_3 + 160U + lane_18;
        bool _S473 = e_8 < _S461;
        uint _S474 = Row4096_get_1(min(e_8, _S463), kernelContext_27);
        uint taken_6 = taken_5 | select(0U, 32U, _S473 & (_S474 >= least_0));
        uint e_9 = base_3 + 192U + lane_18;
        bool _S475 = e_9 < _S461;
        uint _S476 = Row4096_get_1(min(e_9, _S463), kernelContext_27);
        uint taken_7 = taken_6 | select(0U, 64U, _S475 & (_S476 >= least_0));
        uint e_10 = base_3 + 224U + lane_18;
        bool _S477 = e_10 < _S461;
        uint _S478 = Row4096_get_1(min(e_10, _S463), kernelContext_27);
        uint taken_8 = taken_7 | select(0U, 128U, _S477 & (_S478 >= least_0));
        uint j_1 = 0U;
        uint n_8 = n_7;
        for(;;)
        {
            bool _S479;
            if(j_1 < 8U)
            {
                _S479 = (base_3 + j_1 * 32U) < _S461;
            }
            else
            {
                _S479 = false;
            }
            if(_S479)
            {
            }
            else
            {
                break;
            }
            bool is_in_0 = ((taken_8 >> j_1) & 1U) != 0U;
            uint _S480 = Lanes_ballot_0(lane_18, is_in_0, kernelContext_27);
            uint place_0 = n_8 + ((uint)popcount((_S480 & ((1U << lane_18) - 1U))));
            bool _S481;
            if(is_in_0)
            {
                _S481 = place_0 < 32U;
            }
            else
            {
                _S481 = false;
            }
            if(_S481)
            {
                (*kernelContext_27->list_id_0)[place_0] = base_3 + j_1 * 32U + lane_18;
            }
            uint n_9 = n_8 + ((uint)popcount((_S480)));
            j_1 = j_1 + 1U;
            n_8 = n_9;
        }
        if(n_8 > 32U)
        {
            n_7 = n_8;
            break;
        }
        base_3 = base_3 + 256U;
        n_7 = n_8;
    }
    return n_7;
}

uint Lanes_rank_0(uint lane_19, uint value_7, uint k_8, KernelContext_0 thread* kernelContext_28)
{
    (*kernelContext_28->shared_values_0)[lane_19] = value_7;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint i_13 = 0U;
    uint position_0 = 0U;
    for(;;)
    {
        if(i_13 < 32U)
        {
        }
        else
        {
            break;
        }
        uint other_0 = (*kernelContext_28->shared_values_0)[i_13];
        bool _S482;
        if(((*kernelContext_28->shared_values_0)[i_13]) > value_7)
        {
            _S482 = true;
        }
        else
        {
            if(other_0 == value_7)
            {
                _S482 = i_13 < lane_19;
            }
            else
            {
                _S482 = false;
            }
        }
        int _S483;
        if(_S482)
        {
            _S483 = int(1);
        }
        else
        {
            _S483 = int(0);
        }
        uint position_1 = position_0 + uint(_S483);
        i_13 = i_13 + 1U;
        position_0 = position_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return position_0;
}

uint Lanes_kth_largest_0(uint lane_20, uint value_8, uint k_9, KernelContext_0 thread* kernelContext_29)
{
    uint _S484 = Lanes_rank_0(lane_20, value_8, k_9, kernelContext_29);
    if(_S484 == (k_9 - 1U))
    {
        *kernelContext_29->shared_value_0 = value_8;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint result_1 = now_0(*kernelContext_29->shared_value_0);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return result_1;
}

bool estimate_is_logit_0(const Rule_0 thread* rule_6)
{
    bool _S485;
    if((rule_6->select_bias_0) == 0U)
    {
        if((rule_6->n_group_0) <= 1U)
        {
            _S485 = true;
        }
        else
        {
            if((rule_6->group_score_0) == 1U)
            {
                _S485 = (rule_6->excluded_zero_0) == 0U;
            }
            else
            {
                _S485 = false;
            }
        }
    }
    else
    {
        _S485 = false;
    }
    return _S485;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_7)
{
    uint _S486 = rule_7->select_by_0;
    if((rule_7->select_by_0) == 1U)
    {
        return true;
    }
    bool group_sums_0;
    if((rule_7->n_group_0) > 1U)
    {
        group_sums_0 = (rule_7->group_score_0) > 1U;
    }
    else
    {
        group_sums_0 = false;
    }
    bool _S487;
    if(_S486 == 0U)
    {
        _S487 = (rule_7->score_0) == 0U;
    }
    else
    {
        _S487 = false;
    }
    if(_S487)
    {
        _S487 = (rule_7->select_bias_0) == 0U;
    }
    else
    {
        _S487 = false;
    }
    if(_S487)
    {
        _S487 = (rule_7->score_dtype_0) == 0U;
    }
    else
    {
        _S487 = false;
    }
    if(_S487)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

uint score_of_key_0(const Rule_0 thread* rule_8)
{
    bool _S488 = ranks_by_logit_0(rule_8);
    if(_S488)
    {
        return 3U;
    }
    uint _S489;
    if((rule_8->select_by_0) == 2U)
    {
        _S489 = 1U;
    }
    else
    {
        _S489 = rule_8->score_0;
    }
    return _S489;
}

uint window_below_0(const Rule_0 thread* rule_9, uint key_5, uint magnitude_1, uint sums_0)
{
    uint x_14 = from_order_0(key_5);
    if(is_nan_0(x_14))
    {
        return key_5;
    }
    float v_3 = (as_type<float>((x_14)));
    bool _S490 = estimate_is_logit_0(rule_9);
    float least_1;
    if(!_S490)
    {
        if(is_infinite_0(x_14))
        {
            return key_5;
        }
        least_1 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S491 = score_of_key_0(rule_9);
        bool is_sigmoid_0 = _S491 == 1U;
        uint _S492 = x_14 & 2147483648U;
        bool _S493;
        if(_S492 != 0U)
        {
            uint _S494 = absolute_0(x_14);
            int _S495;
            if(is_sigmoid_0)
            {
                _S495 = int(1117782016);
            }
            else
            {
                _S495 = int(1126170624);
            }
            _S493 = _S494 > uint(_S495);
        }
        else
        {
            _S493 = false;
        }
        if(_S493)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S493 = _S492 == 0U;
        }
        else
        {
            _S493 = false;
        }
        if(_S493)
        {
            _S493 = (absolute_0(x_14)) > 1099431936U;
        }
        else
        {
            _S493 = false;
        }
        if(_S493)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_14))
        {
            return key_5;
        }
        if(is_sigmoid_0)
        {
            least_1 = 4.76837158203125e-07f * (1.0f + exp(v_3) + abs(v_3));
        }
        else
        {
            least_1 = 9.5367431640625e-07f * (1.0f + abs(v_3));
        }
        least_1 = v_3 - least_1;
    }
    return order_0(flush_0((as_type<uint>((least_1)))), 0U);
}

bool is_kept_0(const Rule_0 thread* rule_10, uint expert_2, KernelContext_0 thread* kernelContext_30)
{
    uint _S496 = rule_10->n_expert_0 / rule_10->n_group_0;
    uint group_5 = expert_2 / _S496;
    return ((((*kernelContext_30->kept_groups_0)[group_5 >> 5U]) >> (group_5 & 31U)) & 1U) != 0U;
}

void Row4096_set_0(uint expert_3, uint value_9, KernelContext_0 thread* kernelContext_31)
{
    (*kernelContext_31->row_4096_0)[expert_3] = value_9;
    return;
}

uint Lanes_agreed_0(uint lane_21, uint value_10)
{
    return value_10;
}

bool keep_groups_0(uint lane_22, const Rule_0 thread* rule_11, bool exact_2, KernelContext_0 thread* kernelContext_32)
{
    uint key_6;
    uint _S497 = rule_11->n_expert_0;
    uint _S498 = rule_11->n_group_0;
    uint size_2 = rule_11->n_expert_0 / rule_11->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S498;
    (&groups_0)->single_0 = size_2 == 1U;
    Lanes_sync_0();
    if(size_2 > 1U)
    {
        if((rule_11->group_score_0) <= 2U)
        {
            group_keys_by_parts_0(lane_22, rule_11, size_2, kernelContext_32);
        }
        else
        {
            group_keys_by_steps_0(lane_22, rule_11, size_2, kernelContext_32);
        }
    }
    uint bound_5;
    if(_S498 <= 32U)
    {
        if(lane_22 < _S498)
        {
            thread GroupKeys_0 _S499 = groups_0;
            uint _S500 = GroupKeys_key_1(&_S499, lane_22, kernelContext_32);
            bound_5 = _S500;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S501 = Lanes_kth_largest_0(lane_22, bound_5, rule_11->topk_group_0, kernelContext_32);
        bound_5 = _S501;
    }
    else
    {
        thread GroupKeys_0 _S502 = groups_0;
        uint _S503 = kth_by_bits_1(lane_22, &_S502, rule_11->topk_group_0, kernelContext_32);
        bound_5 = _S503;
    }
    thread GroupKeys_0 _S504 = groups_0;
    uint _S505 = places_for_equals_1(lane_22, &_S504, rule_11->topk_group_0, bound_5, kernelContext_32);
    thread uint equals_left_2 = _S505;
    uint first_left_0 = 0U;
    uint base_4 = 0U;
    for(;;)
    {
        if(base_4 < _S498)
        {
        }
        else
        {
            break;
        }
        uint _S506 = base_4 + lane_22;
        bool there_2 = _S506 < _S498;
        if(there_2)
        {
            thread GroupKeys_0 _S507 = groups_0;
            uint _S508 = GroupKeys_key_1(&_S507, _S506, kernelContext_32);
            key_6 = _S508;
        }
        else
        {
            key_6 = 0U;
        }
        uint _S509 = take_0(lane_22, there_2, key_6, bound_5, &equals_left_2, kernelContext_32);
        if(lane_22 == 0U)
        {
            (*kernelContext_32->kept_groups_0)[base_4 >> 5U] = _S509;
        }
        if(((_S509 >> lane_22) & 1U) == 0U)
        {
            first_left_0 = max(first_left_0, key_6);
        }
        base_4 = base_4 + 32U;
    }
    uint e_11;
    bool close_0;
    if(!exact_2)
    {
        key_6 = 0U;
        e_11 = lane_22;
        for(;;)
        {
            if(e_11 < _S497)
            {
            }
            else
            {
                break;
            }
            uint _S510 = Row4096_get_1(e_11, kernelContext_32);
            uint x_15 = from_order_0(_S510);
            if(is_finite_0(x_15))
            {
                key_6 = max(key_6, absolute_0(x_15));
            }
            e_11 = e_11 + 32U;
        }
        uint _S511 = Lanes_max_0(lane_22, key_6, kernelContext_32);
        uint _S512 = Lanes_max_0(lane_22, first_left_0, kernelContext_32);
        uint _S513 = window_below_0(rule_11, bound_5, _S511, rule_11->group_score_0);
        close_0 = _S512 >= _S513;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S514;
    if((rule_11->excluded_zero_0) != 0U)
    {
        bool _S515 = ranks_by_logit_0(rule_11);
        _S514 = !_S515;
    }
    else
    {
        _S514 = false;
    }
    if(_S514)
    {
        bound_5 = 2147483648U;
    }
    else
    {
        bound_5 = 0U;
    }
    e_11 = lane_22;
    for(;;)
    {
        if(e_11 < _S497)
        {
        }
        else
        {
            break;
        }
        bool _S516 = is_kept_0(rule_11, e_11, kernelContext_32);
        if(!_S516)
        {
            Row4096_set_0(e_11, bound_5, kernelContext_32);
        }
        e_11 = e_11 + 32U;
    }
    int _S517;
    if(close_0)
    {
        _S517 = int(1);
    }
    else
    {
        _S517 = int(0);
    }
    return (Lanes_agreed_0(lane_22, uint(_S517))) != 0U;
}

struct Token_0
{
    Rule_0 rule_12;
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_13)
{
    bool _S518;
    if((rule_13->select_bias_0) == 0U)
    {
        if((rule_13->n_group_0) <= 1U)
        {
            _S518 = true;
        }
        else
        {
            if((rule_13->group_score_0) == 1U)
            {
                _S518 = (rule_13->excluded_zero_0) == 0U;
            }
            else
            {
                _S518 = false;
            }
        }
    }
    else
    {
        _S518 = false;
    }
    return _S518;
}

uint score_of_key_1(const Rule_0 thread* rule_14)
{
    bool _S519 = ranks_by_logit_0(rule_14);
    if(_S519)
    {
        return 3U;
    }
    uint _S520;
    if((rule_14->select_by_0) == 2U)
    {
        _S520 = 1U;
    }
    else
    {
        _S520 = rule_14->score_0;
    }
    return _S520;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S521 = v_4->hi_0;
    uint _S522 = v_4->lo_0;
    uint _S523 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_14 = int(0);
    uint root_0 = _S523;
    for(;;)
    {
        if(i_14 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_110;
        (&w_110)->lo_0 = root_0 * root_0;
        uint _S524 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S524;
        Wide_0 _S525 = w_110;
        uint _S526 = _S521 - _S525.hi_0;
        int _S527;
        if(_S522 < (_S525.lo_0))
        {
            _S527 = int(1);
        }
        else
        {
            _S527 = int(0);
        }
        uint _S528 = _S526 - uint(_S527);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S522 - _S525.lo_0;
        (&w_111)->hi_0 = _S528;
        Wide_0 _S529 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S529.hi_0)) * 4.294967296e+09f + float(_S529.lo_0)) / (2.0f * float(root_0)))));
        i_14 = i_14 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S530 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S530;
    Wide_0 _S531 = w_112;
    uint _S532 = _S521 - _S531.hi_0;
    if(_S522 < (_S531.lo_0))
    {
        i_14 = int(1);
    }
    else
    {
        i_14 = int(0);
    }
    uint _S533 = _S532 - uint(i_14);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S522 - _S531.lo_0;
    (&w_113)->hi_0 = _S533;
    Wide_0 _S534 = w_113;
    if(((_S534.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S535;
        if((_S534.hi_0) != 0U)
        {
            _S535 = true;
        }
        else
        {
            _S535 = (_S534.lo_0) > (2U * root_0);
        }
        if(_S535)
        {
            root_0 = root_0 + 1U;
        }
    }
    return root_0;
}

uint pack_0(uint mantissa_2, int exponent_1)
{
    int biased_2 = exponent_1 + int(150);
    int biased_3;
    if(mantissa_2 == 16777216U)
    {
        biased_3 = biased_2 + int(1);
    }
    else
    {
        biased_3 = biased_2;
    }
    if(biased_3 < int(1))
    {
        return 0U;
    }
    return (uint(biased_3) << 23U) | (mantissa_2 & 8388607U);
}

uint root_of_large_0(uint x_16)
{
    if(is_infinite_0(x_16))
    {
        return x_16;
    }
    int exponent_2 = exponent_of_0(x_16) - int(150);
    int _S536;
    if((exponent_2 & int(1)) != int(0))
    {
        _S536 = int(25);
    }
    else
    {
        _S536 = int(26);
    }
    uint shift_3 = uint(_S536);
    uint m_11 = mantissa_of_0(x_16);
    uint _S537 = m_11 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_11 << shift_3;
    (&w_114)->hi_0 = _S537;
    thread Wide_0 _S538 = w_114;
    uint _S539 = root_50_0(&_S538);
    return pack_0((_S539 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_33)
{
    return kernelContext_33->tables_0[(&this_10->rule_12)->bias_at_0 + expert_4];
}

uint with_bias_0(const Rule_0 thread* rule_15, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_34)
{
    uint _S540;
    if((rule_15->select_bias_0) != 0U)
    {
        uint _S541 = Token_bias_of_0(token_0, expert_5, kernelContext_34);
        for(;;)
        {
            bool _S542;
            if(is_plain_0(score_1))
            {
                _S542 = is_plain_0(_S541);
            }
            else
            {
                _S542 = false;
            }
            if(_S542)
            {
                _S540 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S541)))))) ^ (kernelContext_34->zero_0));
                break;
            }
            _S540 = add_by_words_0(score_1, _S541);
            break;
        }
    }
    else
    {
        _S540 = score_1;
    }
    return _S540;
}

uint estimate_key_0(const Rule_0 thread* rule_16, const Token_0 thread* token_1, uint expert_6, uint x_17, KernelContext_0 thread* kernelContext_35)
{
    bool _S543;
    if(is_nan_0(x_17))
    {
        _S543 = true;
    }
    else
    {
        bool _S544 = estimate_is_logit_1(rule_16);
        _S543 = _S544;
    }
    if(_S543)
    {
        uint _S545 = nan_place_1(rule_16);
        return order_0(x_17, _S545);
    }
    uint _S546 = score_of_key_1(rule_16);
    bool is_sigmoid_1 = _S546 == 1U;
    bool negative_0 = (x_17 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S543 = !negative_0;
    }
    else
    {
        _S543 = false;
    }
    if(_S543)
    {
        _S543 = (absolute_0(x_17)) >= 1115684864U;
    }
    else
    {
        _S543 = false;
    }
    if(_S543)
    {
        uint _S547 = root_of_large_0(x_17);
        uint _S548 = with_bias_0(rule_16, token_1, expert_6, _S547, kernelContext_35);
        uint _S549 = nan_place_1(rule_16);
        return order_0(_S548, _S549);
    }
    float e_12 = exp(- (as_type<float>((min(absolute_0(x_17), 1124073472U)))));
    float s_1;
    if(is_sigmoid_1)
    {
        float larger_0 = 1.0f / (1.0f + e_12);
        if(negative_0)
        {
            s_1 = e_12 * larger_0;
        }
        else
        {
            s_1 = larger_0;
        }
    }
    else
    {
        if(e_12 < 0.05000000074505806f)
        {
            s_1 = e_12 * (1.0f - e_12 * (0.5f - e_12 * (0.3333333432674408f - e_12 * 0.25f)));
        }
        else
        {
            s_1 = log(1.0f + e_12);
        }
        if(negative_0)
        {
        }
        else
        {
            s_1 = (as_type<float>((x_17))) + s_1;
        }
        s_1 = sqrt(s_1);
    }
    if((rule_16->select_bias_0) == 0U)
    {
        return order_0(flush_0((as_type<uint>((s_1)))), 0U);
    }
    uint _S550 = Token_bias_of_0(token_1, expert_6, kernelContext_35);
    if(is_infinite_0(_S550))
    {
        return order_0(_S550, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S550))))))), 0U);
}

struct RowMembers_0
{
    uint n_10;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_36)
{
    uint _S551 = Row4096_get_0(expert_7, kernelContext_36);
    return _S551;
}

bool RowMembers_has_0(const RowMembers_0 thread* this_12, uint expert_8)
{
    return true;
}

uint RowMembers_count_0(const RowMembers_0 thread* this_13)
{
    return this_13->n_10;
}

bool is_less_0(uint a_16, uint b_12)
{
    return (order_0(a_16, 0U)) < (order_0(b_12, 0U));
}

uint guarded_sum_0(const Rule_0 thread* rule_17, uint sum_11, KernelContext_0 thread* kernelContext_37)
{
    bool _S552;
    uint _S553;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S554 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            _S553 = sum_11;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_11))
                {
                    _S552 = is_plain_0(_S554);
                }
                else
                {
                    _S552 = false;
                }
                if(_S552)
                {
                    _S553 = flush_0((as_type<uint>(((as_type<float>((sum_11))) + (as_type<float>((_S554)))))) ^ (kernelContext_37->zero_0));
                    break;
                }
                _S553 = add_by_words_0(sum_11, _S554);
                break;
            }
        }
        return _S553;
    }
    if(!is_nan_0(sum_11))
    {
        _S552 = is_less_0(sum_11, rule_17->renorm_eps_0);
    }
    else
    {
        _S552 = false;
    }
    if(_S552)
    {
        _S553 = rule_17->renorm_eps_0;
    }
    else
    {
        _S553 = sum_11;
    }
    return _S553;
}

uint divide_numbers_0(uint a_17, uint b_13)
{
    uint n_11 = mantissa_of_0(a_17);
    uint d_4 = mantissa_of_0(b_13);
    int _S555;
    if(n_11 < d_4)
    {
        _S555 = int(1);
    }
    else
    {
        _S555 = int(0);
    }
    uint shift_4 = uint(_S555);
    float inverse_0 = 1.0f / (as_type<float>(((b_13 & 8388607U) | 1065353216U)));
    uint q_7 = (as_type<uint>(((as_type<float>((((a_17 & 8388607U) | 1065353216U) + (shift_4 << 23U)))) * inverse_0))) - 1056964608U;
    int r_1 = int((n_11 << (23U + shift_4)) - q_7 * d_4);
    uint step_2 = (as_type<uint>((float(r_1) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - 1262485504U;
    uint q_8 = q_7 + step_2;
    int r_2 = int(2) * (r_1 - int(step_2 * d_4));
    int _S556 = int(d_4);
    uint q_9;
    if(r_2 > _S556)
    {
        q_9 = q_8 + 1U;
    }
    else
    {
        q_9 = q_8;
    }
    if(r_2 < (- _S556))
    {
        q_9 = q_9 - 1U;
    }
    uint sign_1 = (a_17 ^ b_13) & 2147483648U;
    int biased_4 = exponent_of_0(a_17) - exponent_of_0(b_13) + int(127) - int(shift_4);
    uint _S557 = sign_1 | ((uint(biased_4) << 23U) + (q_9 & 8388607U));
    uint y_0;
    if(biased_4 < int(1))
    {
        y_0 = 0U;
    }
    else
    {
        y_0 = _S557;
    }
    if(biased_4 > int(254))
    {
        y_0 = sign_1 | 2139095040U;
    }
    return y_0;
}

uint divide_0(uint a_18, uint b_14)
{
    uint q_10 = divide_numbers_0(a_18, b_14);
    bool _S558;
    if(uint(exponent_of_0(a_18) - int(1)) < 254U)
    {
        _S558 = uint(exponent_of_0(b_14) - int(1)) < 254U;
    }
    else
    {
        _S558 = false;
    }
    if(_S558)
    {
        return q_10;
    }
    if(is_nan_0(a_18))
    {
        _S558 = true;
    }
    else
    {
        _S558 = is_nan_0(b_14);
    }
    if(_S558)
    {
        return 2143289344U;
    }
    uint sign_2 = (a_18 ^ b_14) & 2147483648U;
    uint _S559;
    if(is_infinite_0(a_18))
    {
        if(is_infinite_0(b_14))
        {
            _S559 = 2143289344U;
        }
        else
        {
            _S559 = sign_2 | 2139095040U;
        }
        return _S559;
    }
    if(is_infinite_0(b_14))
    {
        return 0U;
    }
    if((absolute_0(b_14)) == 0U)
    {
        if((absolute_0(a_18)) == 0U)
        {
            _S559 = 2143289344U;
        }
        else
        {
            _S559 = sign_2 | 2139095040U;
        }
        return _S559;
    }
    return 0U;
}

void renormalize_1(uint lane_23, const Rule_0 thread* rule_18, KernelContext_0 thread* kernelContext_38)
{
    uint _S560 = sum_of_scores_0(lane_23, rule_18, kernelContext_38);
    uint _S561 = guarded_sum_0(rule_18, _S560, kernelContext_38);
    Lanes_sync_0();
    uint slot_3 = lane_23;
    for(;;)
    {
        if(slot_3 < (rule_18->n_used_0))
        {
        }
        else
        {
            break;
        }
        (*kernelContext_38->winner_score_0)[slot_3] = divide_0((*kernelContext_38->winner_score_0)[slot_3], _S561);
        slot_3 = slot_3 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_19)
{
    bool _S562;
    if((rule_19->score_0) == 0U)
    {
        _S562 = (rule_19->renormalize_0) != 0U;
    }
    else
    {
        _S562 = false;
    }
    if(_S562)
    {
        _S562 = (rule_19->renorm_eps_0) == 0U;
    }
    else
    {
        _S562 = false;
    }
    if(_S562)
    {
        _S562 = (rule_19->score_dtype_0) == 0U;
    }
    else
    {
        _S562 = false;
    }
    return _S562;
}

struct Rounded_0
{
    uint value_11;
    bool doubtful_0;
};

bool is_zero_0(const Huge_0 thread* a_19)
{
    return ((((a_19->w0_0) | (a_19->w1_0)) | (a_19->w2_0)) | (a_19->w3_0)) == 0U;
}

uint bit_width_1(const Huge_0 thread* a_20)
{
    uint _S563 = a_20->w3_0;
    if((a_20->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S563);
    }
    uint _S564 = a_20->w2_0;
    if((a_20->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S564);
    }
    uint _S565 = a_20->w1_0;
    if((a_20->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S565);
    }
    return bit_width_0(a_20->w0_0);
}

bool same_0(const Huge_0 thread* a_21, const Huge_0 thread* b_15)
{
    bool _S566;
    if((a_21->w0_0) == (b_15->w0_0))
    {
        _S566 = (a_21->w1_0) == (b_15->w1_0);
    }
    else
    {
        _S566 = false;
    }
    if(_S566)
    {
        _S566 = (a_21->w2_0) == (b_15->w2_0);
    }
    else
    {
        _S566 = false;
    }
    if(_S566)
    {
        _S566 = (a_21->w3_0) == (b_15->w3_0);
    }
    else
    {
        _S566 = false;
    }
    return _S566;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_3, KernelContext_0 thread* kernelContext_39)
{
    bool _S567 = is_zero_0(num_0);
    if(_S567)
    {
        return 0U;
    }
    uint _S568 = bit_width_1(den_0);
    int _S569 = int(_S568);
    uint _S570 = bit_width_1(num_0);
    int shift_5 = _S569 - int(_S570);
    Huge_0 _S571;
    if(shift_5 > int(0))
    {
        Huge_0 _S572 = shift_left_1(num_0, uint(shift_5));
        _S571 = _S572;
    }
    else
    {
        _S571 = *num_0;
    }
    Huge_0 _S573;
    if(shift_5 < int(0))
    {
        Huge_0 _S574 = shift_left_1(den_0, uint(- shift_5));
        _S573 = _S574;
    }
    else
    {
        _S573 = *den_0;
    }
    thread Huge_0 _S575 = _S571;
    thread Huge_0 _S576 = _S573;
    bool _S577 = less_0(&_S575, &_S576);
    int shift_6;
    if(_S577)
    {
        thread Huge_0 _S578 = _S571;
        Huge_0 _S579 = shift_left_1(&_S578, 1U);
        int shift_7 = shift_5 + int(1);
        _S571 = _S579;
        shift_6 = shift_7;
    }
    else
    {
        shift_6 = shift_5;
    }
    uint bit_2 = 0U;
    uint quotient_0 = 0U;
    for(;;)
    {
        if(bit_2 < (24U + kernelContext_39->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S580 = _S571;
        thread Huge_0 _S581 = _S573;
        bool _S582 = less_0(&_S580, &_S581);
        Huge_0 _S583;
        if(!_S582)
        {
            thread Huge_0 _S584 = _S571;
            thread Huge_0 _S585 = _S573;
            Huge_0 _S586 = subtract_1(&_S584, &_S585);
            uint quotient_2 = quotient_1 | 1U;
            _S583 = _S586;
            quotient_0 = quotient_2;
        }
        else
        {
            _S583 = _S571;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S587 = _S583;
        Huge_0 _S588 = shift_left_1(&_S587, 1U);
        uint bit_3 = bit_2 + 1U;
        _S571 = _S588;
        bit_2 = bit_3;
    }
    thread Huge_0 _S589 = _S573;
    thread Huge_0 _S590 = _S571;
    bool _S591 = less_0(&_S589, &_S590);
    bool _S592;
    if(_S591)
    {
        _S592 = true;
    }
    else
    {
        thread Huge_0 _S593 = _S571;
        thread Huge_0 _S594 = _S573;
        bool _S595 = same_0(&_S593, &_S594);
        if(_S595)
        {
            _S592 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S592 = false;
        }
    }
    if(_S592)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_3 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_22, uint b_16)
{
    thread Wide_0 w_115;
    (&w_115)->lo_0 = a_22->lo_0 * b_16;
    uint _S596 = (mulhi((a_22->lo_0), (b_16)));
    (&w_115)->hi_0 = _S596;
    thread Wide_0 p_2 = w_115;
    (&p_2)->hi_0 = (&p_2)->hi_0 + a_22->hi_0 * b_16;
    return p_2;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_23, int b_17)
{
    bool _S597 = b_17 < int(0);
    uint _S598;
    if(_S597)
    {
        _S598 = uint(- b_17);
    }
    else
    {
        _S598 = uint(b_17);
    }
    Wide_0 _S599 = multiply_low_0(a_23, _S598);
    Wide_0 _S600;
    if(_S597)
    {
        thread Wide_0 w_116;
        (&w_116)->lo_0 = 0U;
        (&w_116)->hi_0 = 0U;
        Wide_0 _S601 = w_116;
        uint _S602 = w_116.hi_0 - _S599.hi_0;
        int _S603;
        if((w_116.lo_0) < (_S599.lo_0))
        {
            _S603 = int(1);
        }
        else
        {
            _S603 = int(0);
        }
        uint _S604 = _S602 - uint(_S603);
        thread Wide_0 w_117;
        (&w_117)->lo_0 = _S601.lo_0 - _S599.lo_0;
        (&w_117)->hi_0 = _S604;
        Wide_0 _S605 = w_117;
        _S600 = _S605;
    }
    else
    {
        _S600 = _S599;
    }
    return _S600;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_12, const Wide_0 thread* d_5, int exponent_4, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S606 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_118;
    (&w_118)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_118)->hi_0 = _S606;
    Wide_0 _S607 = w_118;
    uint _S608 = (n_12->hi_0) >> 6U;
    thread Wide_0 w_119;
    (&w_119)->lo_0 = ((n_12->lo_0) >> 6U) | ((n_12->hi_0) << 26U);
    (&w_119)->hi_0 = _S608;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_12->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S609 = ((w_119.hi_0) << 22U) | ((w_119.lo_0) >> 10U);
    thread Wide_0 w_120;
    (&w_120)->lo_0 = (w_119.lo_0) << 22U;
    (&w_120)->hi_0 = _S609;
    Wide_0 _S610 = w_120;
    thread Wide_0 _S611 = w_118;
    Wide_0 _S612 = multiply_low_0(&_S611, q1_0);
    uint _S613 = w_120.hi_0 - _S612.hi_0;
    int _S614;
    if((w_120.lo_0) < (_S612.lo_0))
    {
        _S614 = int(1);
    }
    else
    {
        _S614 = int(0);
    }
    uint _S615 = _S613 - uint(_S614);
    thread Wide_0 w_121;
    (&w_121)->lo_0 = _S610.lo_0 - _S612.lo_0;
    (&w_121)->hi_0 = _S615;
    Wide_0 _S616 = w_121;
    int q2_0 = int(float(int(_S616.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S617 = ((_S616.hi_0) << 16U) | ((_S616.lo_0) >> 16U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (_S616.lo_0) << 16U;
    (&w_122)->hi_0 = _S617;
    Wide_0 _S618 = w_122;
    thread Wide_0 _S619 = _S607;
    Wide_0 _S620 = multiply_low_signed_0(&_S619, q2_0);
    uint _S621 = w_122.hi_0 - _S620.hi_0;
    if((w_122.lo_0) < (_S620.lo_0))
    {
        _S614 = int(1);
    }
    else
    {
        _S614 = int(0);
    }
    uint _S622 = _S621 - uint(_S614);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S618.lo_0 - _S620.lo_0;
    (&w_123)->hi_0 = _S622;
    Wide_0 _S623 = w_123;
    int low_2 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S623.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_2 >> 30U));
    uint lo_26 = uint(low_2) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S614 = int(1);
    }
    else
    {
        _S614 = int(2);
    }
    uint more_0 = uint(_S614);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_3;
    bool _S624 = fraction_0 > half_0;
    if(_S624)
    {
        _S614 = int(1);
    }
    else
    {
        _S614 = int(0);
    }
    (&r_3)->value_11 = pack_0(mantissa_3 + uint(_S614), exponent_4 - int(22) - int(more_0));
    uint _S625;
    if(_S624)
    {
        _S625 = fraction_0 - half_0;
    }
    else
    {
        _S625 = half_0 - fraction_0;
    }
    (&r_3)->doubtful_0 = _S625 <= slack_0;
    return r_3;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_18, KernelContext_0 thread* kernelContext_40)
{
    thread Rounded_0 r_4;
    (&r_4)->value_11 = 2143289344U;
    (&r_4)->doubtful_0 = false;
    bool _S626;
    if(s_2->poisoned_0)
    {
        _S626 = true;
    }
    else
    {
        _S626 = is_nan_0(x_18);
    }
    if(_S626)
    {
        return r_4;
    }
    (&r_4)->value_11 = 0U;
    if(s_2->exact_0)
    {
        ExactDistance_0 d_6 = distance_exact_0(s_2->largest_0, x_18);
        if(!d_6.near_0)
        {
            return r_4;
        }
        thread Huge_0 _S627 = d_6.t_0;
        ExactExp_0 _S628 = exp_exact_0(&_S627, kernelContext_40);
        thread Huge_0 _S629 = _S628.m_4;
        Huge_0 _S630 = shift_left_1(&_S629, 16U);
        int _S631 = - int(_S628.q_0);
        thread Huge_0 _S632 = _S630;
        uint _S633 = round_ratio_0(&_S632, &s_2->exact_sum_0, _S631, kernelContext_40);
        (&r_4)->value_11 = _S633;
        return r_4;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_18);
    if(!d_7.near_1)
    {
        return r_4;
    }
    thread Wide_0 _S634 = d_7.t_2;
    Exp_0 _S635 = exp_fast_0(&_S634);
    Wide_0 _S636 = s_2->sum_5;
    uint _S637 = (&s_2->sum_5)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_5)->hi_0);
    Wide_0 sum_12;
    if(up_0 == 0U)
    {
        sum_12 = _S636;
    }
    else
    {
        uint _S638 = (_S637 << up_0) | (((&s_2->sum_5)->lo_0) >> (32U - up_0));
        thread Wide_0 w_124;
        (&w_124)->lo_0 = ((&s_2->sum_5)->lo_0) << up_0;
        (&w_124)->hi_0 = _S638;
        sum_12 = w_124;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S639 = int(up_0) - int(_S635.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S640 = _S635.m_8;
    thread Wide_0 _S641 = sum_12;
    Rounded_0 _S642 = round_quotient_0(&_S640, &_S641, _S639, slack_1);
    return _S642;
}

uint narrow_half_0(uint x_19)
{
    if(is_nan_0(x_19))
    {
        return 32256U;
    }
    uint sign_3 = (x_19 >> 16U) & 32768U;
    if(is_infinite_0(x_19))
    {
        return sign_3 | 31744U;
    }
    int exponent_5 = exponent_of_0(x_19) - int(127);
    if(exponent_5 < int(-25))
    {
        return 0U;
    }
    bool _S643 = exponent_5 < int(-14);
    uint drop_0;
    if(_S643)
    {
        drop_0 = uint(int(-1) - exponent_5);
    }
    else
    {
        drop_0 = 13U;
    }
    uint mantissa_4 = mantissa_of_0(x_19);
    uint n_13 = mantissa_4 >> drop_0;
    uint rest_2 = mantissa_4 & ((1U << drop_0) - 1U);
    uint half_1 = 1U << (drop_0 - 1U);
    bool _S644;
    if(rest_2 > half_1)
    {
        _S644 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S644 = (n_13 & 1U) != 0U;
        }
        else
        {
            _S644 = false;
        }
    }
    uint n_14;
    if(_S644)
    {
        n_14 = n_13 + 1U;
    }
    else
    {
        n_14 = n_13;
    }
    if(n_14 == 0U)
    {
        return 0U;
    }
    uint bits_0;
    if(_S643)
    {
        bits_0 = n_14;
    }
    else
    {
        bits_0 = (uint(exponent_5 + int(14)) << 10U) + n_14;
    }
    return sign_3 | (min(bits_0, 31744U));
}

uint widen_half_0(uint h_33)
{
    uint sign_4 = (h_33 & 32768U) << 16U;
    uint exponent_6 = (h_33 >> 10U) & 31U;
    uint fraction_1 = h_33 & 1023U;
    if(exponent_6 == 31U)
    {
        uint _S645;
        if(fraction_1 != 0U)
        {
            _S645 = 2143289344U;
        }
        else
        {
            _S645 = sign_4 | 2139095040U;
        }
        return _S645;
    }
    if(exponent_6 != 0U)
    {
        return (sign_4 | ((exponent_6 + 112U) << 23U)) | (fraction_1 << 13U);
    }
    if(fraction_1 == 0U)
    {
        return sign_4;
    }
    uint top_0 = firstbithigh_0(fraction_1);
    return (sign_4 | ((top_0 + 103U) << 23U)) | ((fraction_1 << (23U - top_0)) & 8388607U);
}

uint narrow_bfloat_0(uint x_20)
{
    if(is_nan_0(x_20))
    {
        return 32704U;
    }
    return (x_20 + 32767U + ((x_20 >> 16U) & 1U)) >> 16U;
}

uint round_score_0(uint x_21, uint dtype_0)
{
    if(dtype_0 == 1U)
    {
        return widen_half_0(narrow_half_0(x_21));
    }
    if(dtype_0 == 2U)
    {
        return (narrow_bfloat_0(x_21)) << 16U;
    }
    return x_21;
}

bool weigh_softmax_0(uint lane_24, const Rule_0 thread* rule_20, const Token_0 thread* token_2, const Softmax_0 thread* row_0, bool selected_0, bool exact_3, KernelContext_0 thread* kernelContext_41)
{
    thread Softmax_0 softmax_0 = *row_0;
    bool _S646 = weighs_winners_alone_0(rule_20);
    bool doubtful_1;
    uint slot_4;
    if(_S646)
    {
        thread WinnerMembers_0 winners_0;
        uint _S647 = rule_20->n_used_0;
        (&winners_0)->n_0 = rule_20->n_used_0;
        thread WinnerMembers_0 _S648 = winners_0;
        Softmax_0 _S649 = softmax_of_0(lane_24, &_S648, false, exact_3, kernelContext_41);
        softmax_0 = _S649;
        doubtful_1 = false;
        slot_4 = lane_24;
        for(;;)
        {
            if(slot_4 < _S647)
            {
            }
            else
            {
                break;
            }
            uint x_22 = (*kernelContext_41->winner_logit_0)[slot_4];
            bool _S650 = ranks_by_logit_0(rule_20);
            bool of_key_0;
            if(_S650)
            {
                uint _S651 = with_bias_0(rule_20, token_2, (*kernelContext_41->winner_id_0)[slot_4], x_22, kernelContext_41);
                of_key_0 = is_nan_0(_S651);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S652;
            if(doubtful_1)
            {
                _S652 = true;
            }
            else
            {
                _S652 = is_nan_0(x_22);
            }
            if(_S652)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S653;
                if(selected_0)
                {
                    _S653 = of_key_0;
                }
                else
                {
                    _S653 = false;
                }
                doubtful_1 = _S653;
            }
            slot_4 = slot_4 + 32U;
        }
        uint _S654 = Lanes_ballot_0(lane_24, doubtful_1, kernelContext_41);
        if(_S654 != 0U)
        {
            (&softmax_0)->poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_4 = lane_24;
    for(;;)
    {
        if(slot_4 < (rule_20->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S655 = (*kernelContext_41->winner_logit_0)[slot_4];
        thread Softmax_0 _S656 = softmax_0;
        Rounded_0 _S657 = share_0(&_S656, _S655, kernelContext_41);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S657.doubtful_0;
        }
        uint _S658;
        if(is_nan_0(_S657.value_11))
        {
            _S658 = 2143289344U;
        }
        else
        {
            _S658 = round_score_0(_S657.value_11, rule_20->score_dtype_0);
        }
        (*kernelContext_41->winner_score_0)[slot_4] = _S658;
        slot_4 = slot_4 + 32U;
    }
    uint _S659 = Lanes_ballot_0(lane_24, doubtful_1, kernelContext_41);
    return _S659 != 0U;
}

void place_winner_0(uint slot_5, uint i_15, KernelContext_0 thread* kernelContext_42)
{
    (*kernelContext_42->winner_id_0)[slot_5] = (*kernelContext_42->list_id_0)[i_15];
    (*kernelContext_42->winner_logit_0)[slot_5] = (*kernelContext_42->list_logit_0)[i_15];
    (*kernelContext_42->winner_score_0)[slot_5] = (*kernelContext_42->list_score_0)[i_15];
    return;
}

void rank_list_0(uint lane_25, const Rule_0 thread* rule_21, uint n_15, KernelContext_0 thread* kernelContext_43)
{
    uint i_16;
    if(n_15 <= 32U)
    {
        if(lane_25 < n_15)
        {
            i_16 = (*kernelContext_43->list_key_0)[lane_25];
        }
        else
        {
            i_16 = 0U;
        }
        uint _S660 = rule_21->n_used_0;
        uint _S661 = Lanes_rank_0(lane_25, i_16, rule_21->n_used_0, kernelContext_43);
        if(_S661 < _S660)
        {
            place_winner_0(_S661, lane_25, kernelContext_43);
        }
        return;
    }
    i_16 = lane_25;
    for(;;)
    {
        if(i_16 < n_15)
        {
        }
        else
        {
            break;
        }
        uint j_2 = 0U;
        uint slot_6 = 0U;
        for(;;)
        {
            if(j_2 < n_15)
            {
            }
            else
            {
                break;
            }
            bool _S662;
            if(((*kernelContext_43->list_key_0)[j_2]) > (*kernelContext_43->list_key_0)[i_16])
            {
                _S662 = true;
            }
            else
            {
                if(((*kernelContext_43->list_key_0)[j_2]) == (*kernelContext_43->list_key_0)[i_16])
                {
                    _S662 = j_2 < i_16;
                }
                else
                {
                    _S662 = false;
                }
            }
            int _S663;
            if(_S662)
            {
                _S663 = int(1);
            }
            else
            {
                _S663 = int(0);
            }
            uint slot_7 = slot_6 + uint(_S663);
            j_2 = j_2 + 1U;
            slot_6 = slot_7;
        }
        if(slot_6 < (rule_21->n_used_0))
        {
            place_winner_0(slot_6, i_16, kernelContext_43);
        }
        i_16 = i_16 + 32U;
    }
    return;
}

uint Token_word_of_0(const Token_0 thread* this_14, uint expert_9, KernelContext_0 thread* kernelContext_44)
{
    uint _S664 = this_14->first_1 + expert_9;
    int _S665;
    if(((&this_14->rule_12)->logits_dtype_0) == 0U)
    {
        _S665 = int(0);
    }
    else
    {
        _S665 = int(1);
    }
    return kernelContext_44->logits_0[_S664 >> uint(_S665)];
}

bool Token_is_packed_0(const Token_0 thread* this_15)
{
    return ((&this_15->rule_12)->logits_dtype_0) != 0U;
}

uint Token_unpack_0(const Token_0 thread* this_16, uint word_0, uint expert_10)
{
    uint half_2 = (word_0 >> (16U * ((this_16->first_1 + expert_10) & 1U))) & 65535U;
    uint _S666;
    if(((&this_16->rule_12)->logits_dtype_0) == 1U)
    {
        _S666 = widen_half_0(half_2);
    }
    else
    {
        _S666 = half_2 << 16U;
    }
    return _S666;
}

uint Token_logit_of_0(const Token_0 thread* this_17, uint expert_11, KernelContext_0 thread* kernelContext_45)
{
    uint _S667 = Token_word_of_0(this_17, expert_11, kernelContext_45);
    bool _S668 = Token_is_packed_0(this_17);
    uint _S669;
    if(_S668)
    {
        uint _S670 = Token_unpack_0(this_17, _S667, expert_11);
        _S669 = _S670;
    }
    else
    {
        _S669 = _S667;
    }
    return _S669;
}

uint Token_logit_bias_of_0(const Token_0 thread* this_18, uint expert_12, KernelContext_0 thread* kernelContext_46)
{
    return kernelContext_46->tables_0[(&this_18->rule_12)->logit_bias_at_0 + expert_12];
}

uint multiply_0(uint a_24, uint b_18)
{
    bool _S671;
    if(is_nan_0(a_24))
    {
        _S671 = true;
    }
    else
    {
        _S671 = is_nan_0(b_18);
    }
    if(_S671)
    {
        return 2143289344U;
    }
    uint sign_5 = (a_24 ^ b_18) & 2147483648U;
    if(is_infinite_0(a_24))
    {
        _S671 = true;
    }
    else
    {
        _S671 = is_infinite_0(b_18);
    }
    if(_S671)
    {
        if((absolute_0(a_24)) == 0U)
        {
            _S671 = true;
        }
        else
        {
            _S671 = (absolute_0(b_18)) == 0U;
        }
        uint _S672;
        if(_S671)
        {
            _S672 = 2143289344U;
        }
        else
        {
            _S672 = sign_5 | 2139095040U;
        }
        return _S672;
    }
    if((absolute_0(a_24)) == 0U)
    {
        _S671 = true;
    }
    else
    {
        _S671 = (absolute_0(b_18)) == 0U;
    }
    if(_S671)
    {
        return 0U;
    }
    uint _S673 = (mantissa_of_0(a_24)) << 8U;
    uint _S674 = (mantissa_of_0(b_18)) << 8U;
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S673 * _S674;
    uint _S675 = (mulhi((_S673), (_S674)));
    (&w_125)->hi_0 = _S675;
    Wide_0 _S676 = w_125;
    int exponent_7 = exponent_of_0(a_24) + exponent_of_0(b_18) - int(300) - int(16) + int(32);
    Wide_0 p_3;
    int exponent_8;
    if(((w_125.hi_0) & 2147483648U) == 0U)
    {
        uint _S677 = ((_S676.hi_0) << 1U) | ((_S676.lo_0) >> 31U);
        thread Wide_0 w_126;
        (&w_126)->lo_0 = (_S676.lo_0) << 1U;
        (&w_126)->hi_0 = _S677;
        int exponent_9 = exponent_7 - int(1);
        p_3 = w_126;
        exponent_8 = exponent_9;
    }
    else
    {
        p_3 = _S676;
        exponent_8 = exponent_7;
    }
    return round_0(sign_5, p_3.hi_0, exponent_8, (p_3.lo_0) != 0U);
}

uint linear_0(const Rule_0 thread* rule_22, const Token_0 thread* token_3, uint expert_13, uint logit_0, KernelContext_0 thread* kernelContext_47)
{
    uint x_23 = flush_0(logit_0);
    uint x_24;
    if((rule_22->logit_bias_at_0) != 4294967295U)
    {
        uint _S678 = Token_logit_bias_of_0(token_3, expert_13, kernelContext_47);
        for(;;)
        {
            bool _S679;
            if(is_plain_0(x_23))
            {
                _S679 = is_plain_0(_S678);
            }
            else
            {
                _S679 = false;
            }
            if(_S679)
            {
                x_24 = flush_0((as_type<uint>(((as_type<float>((x_23))) + (as_type<float>((_S678)))))) ^ (kernelContext_47->zero_0));
                break;
            }
            x_24 = add_by_words_0(x_23, _S678);
            break;
        }
    }
    else
    {
        x_24 = x_23;
    }
    if((rule_22->has_logit_scale_0) != 0U)
    {
        uint _S680 = multiply_0(x_24, rule_22->logit_scale_0);
        x_24 = _S680;
    }
    return x_24;
}

uint tanh_0(uint x_25, KernelContext_0 thread* kernelContext_48)
{
    uint size_3 = absolute_0(x_25);
    if(size_3 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_3 <= 964689920U)
    {
        return x_25;
    }
    uint y_1;
    if(size_3 < 1098907648U)
    {
        thread Huge_0 _S681 = fixed_96_0(x_25);
        Huge_0 _S682 = shift_left_1(&_S681, 1U);
        thread Huge_0 _S683 = _S682;
        ExactExp_0 _S684 = exp_exact_0(&_S683, kernelContext_48);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S685 = _S684.m_4;
        Huge_0 _S686 = shift_right_1(&_S685, _S684.q_0);
        thread Huge_0 _S687 = h_34;
        thread Huge_0 _S688 = _S686;
        Huge_0 _S689 = subtract_1(&_S687, &_S688);
        thread Huge_0 _S690 = h_34;
        thread Huge_0 _S691 = _S686;
        Huge_0 _S692 = add_0(&_S690, &_S691);
        thread Huge_0 _S693 = _S689;
        thread Huge_0 _S694 = _S692;
        uint _S695 = round_ratio_0(&_S693, &_S694, int(0), kernelContext_48);
        y_1 = _S695;
    }
    else
    {
        y_1 = 1065353216U;
    }
    return y_1 | (x_25 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_23, uint x_26, KernelContext_0 thread* kernelContext_49)
{
    uint _S696 = rule_23->logit_softcap_0;
    uint _S697 = tanh_0(divide_0(x_26, rule_23->logit_softcap_0), kernelContext_49);
    uint _S698 = multiply_0(_S697, _S696);
    return _S698;
}

uint clamp_0(const Rule_0 thread* rule_24, uint x_27)
{
    bool _S699;
    if((rule_24->has_logit_clamp_0) == 0U)
    {
        _S699 = true;
    }
    else
    {
        _S699 = is_nan_0(x_27);
    }
    if(_S699)
    {
        return x_27;
    }
    uint _S700 = rule_24->logit_clamp_0;
    uint _S701;
    if((absolute_0(x_27)) > (rule_24->logit_clamp_0))
    {
        _S701 = (x_27 & 2147483648U) | _S700;
    }
    else
    {
        _S701 = x_27;
    }
    return _S701;
}

uint prepare_0(const Rule_0 thread* rule_25, const Token_0 thread* token_4, uint expert_14, KernelContext_0 thread* kernelContext_50)
{
    uint _S702 = Token_logit_of_0(token_4, expert_14, kernelContext_50);
    uint _S703 = linear_0(rule_25, token_4, expert_14, _S702, kernelContext_50);
    uint x_28;
    if((rule_25->has_logit_softcap_0) != 0U)
    {
        uint _S704 = softcap_0(rule_25, _S703, kernelContext_50);
        x_28 = _S704;
    }
    else
    {
        x_28 = _S703;
    }
    uint _S705 = clamp_0(rule_25, x_28);
    return _S705;
}

uint find_candidates_0(uint lane_26, const Rule_0 thread* rule_26, bool exact_4, KernelContext_0 thread* kernelContext_51)
{
    bool _S706;
    if((rule_26->n_group_0) > 1U)
    {
        bool _S707 = keep_groups_0(lane_26, rule_26, exact_4, kernelContext_51);
        _S706 = _S707;
    }
    else
    {
        _S706 = false;
    }
    if(_S706)
    {
        return 0U;
    }
    uint _S708 = rule_26->n_used_0;
    uint n_16;
    if((rule_26->n_used_0) <= 32U)
    {
        n_16 = lane_26;
        uint top_1 = 0U;
        for(;;)
        {
            uint _S709 = rule_26->n_expert_0;
            bool _S710 = n_16 < (rule_26->n_expert_0);
            if(_S710)
            {
            }
            else
            {
                break;
            }
            uint _S711 = _S709 - 1U;
            uint _S712 = Row4096_get_1(min(n_16, _S711), kernelContext_51);
            uint _S713 = max(top_1, select(0U, _S712, _S710));
            uint e_13 = n_16 + 32U;
            bool _S714 = e_13 < _S709;
            uint _S715 = Row4096_get_1(min(e_13, _S711), kernelContext_51);
            uint _S716 = max(_S713, select(0U, _S715, _S714));
            uint e_14 = n_16 + 64U;
            bool _S717 = e_14 < _S709;
            uint _S718 = Row4096_get_1(min(e_14, _S711), kernelContext_51);
            uint _S719 = max(_S716, select(0U, _S718, _S717));
            uint e_15 = n_16 + 96U;
            bool _S720 = e_15 < _S709;
            uint _S721 = Row4096_get_1(min(e_15, _S711), kernelContext_51);
            uint _S722 = max(_S719, select(0U, _S721, _S720));
            uint e_16 = n_16 + 128U;
            bool _S723 = e_16 < _S709;
            uint _S724 = Row4096_get_1(min(e_16, _S711), kernelContext_51);
            uint _S725 = max(_S722, select(0U, _S724, _S723));
            uint e_17 = n_16 + 160U;
            bool _S726 = e_17 < _S709;
            uint _S727 = Row4096_get_1(min(e_17, _S711), kernelContext_51);
            uint _S728 = max(_S725, select(0U, _S727, _S726));
            uint e_18 = n_16 + 192U;
            bool _S729 = e_18 < _S709;
            uint _S730 = Row4096_get_1(min(e_18, _S711), kernelContext_51);
            uint _S731 = max(_S728, select(0U, _S730, _S729));
            uint e_19 = n_16 + 224U;
            bool _S732 = e_19 < _S709;
            uint _S733 = Row4096_get_1(min(e_19, _S711), kernelContext_51);
            uint _S734 = max(_S731, select(0U, _S733, _S732));
            n_16 = n_16 + 256U;
            top_1 = _S734;
        }
        uint _S735 = Lanes_kth_largest_0(lane_26, top_1, _S708, kernelContext_51);
        uint bound_6;
        if(!exact_4)
        {
            uint _S736 = window_below_0(rule_26, _S735, absolute_0(from_order_0(_S735)), 1U);
            bound_6 = _S736;
        }
        else
        {
            bound_6 = _S735;
        }
        uint _S737 = gather_0(lane_26, rule_26, max(bound_6, 1U), kernelContext_51);
        n_16 = Lanes_agreed_0(lane_26, _S737);
    }
    else
    {
        n_16 = 33U;
    }
    if(n_16 <= 32U)
    {
        return n_16;
    }
    if(!exact_4)
    {
        return 0U;
    }
    select_by_bits_0(lane_26, rule_26, kernelContext_51);
    return _S708;
}

Rounded_0 sigmoid_by_floats_0(uint x_29, KernelContext_0 thread* kernelContext_52)
{
    float half_3 = (as_type<float>((x_29))) * -0.5f;
    float rounded_0 = half_3 * 23.08312034606933594f + 1.2582912e+07f;
    float k_10 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) - 1.2582912e+07f;
    uint bits_1 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_1 & 1U) != 0U;
    bool second_2 = (bits_1 & 2U) != 0U;
    bool _S738 = (bits_1 & 4U) != 0U;
    uint _S739 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_2), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_2), _S738);
    float g_0 = (as_type<float>(((((bits_1 << 20U) & 4286578688U) | ((_S739 << 16U) & 8323072U)) + 1073741824U)));
    float _S740 = (((half_3 - k_10 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) - k_10 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_2), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_2), _S738))))) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0))));
    float a_25 = (as_type<float>(((as_type<uint>((_S740))) & 4294963200U)));
    float square_0 = _S740 * _S740;
    float cubic_0 = square_0 * _S740 * (0.66666668653488159f + _S740 * (0.3333333432674408f + _S740 * (0.13333334028720856f + _S740 * 0.04444444552063942f)));
    float near_2 = (as_type<float>((int(1056964736)))) + _S740 + (square_0 + cubic_0);
    float m_12 = (as_type<float>(((as_type<uint>((near_2))) & 4294967040U)));
    float product_0 = g_0 * m_12;
    float _S741 = g_0 * ((((0.5f - m_12) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) + _S740) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) + a_25 * a_25) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) + cubic_0 + ((_S740 + a_25) * (_S740 - a_25) - (k_10 * (as_type<float>((2944590469U))) + (as_type<float>((_S739)))) * near_2));
    float _S742 = (product_0 + _S741) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0))));
    float _S743 = max(_S742, 1.0f);
    float _S744 = min(_S742, 1.0f);
    float _S745 = (_S743 + _S744) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0))));
    float inverse_2 = 1.0f / _S745;
    float q_11 = (as_type<float>(((as_type<uint>((inverse_2))) ^ (kernelContext_52->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_11)));
    uint d_bits_0 = (as_type<uint>((_S745)));
    float _S746 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_2 * (_S744 - (_S745 - _S743) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) + (_S741 - (_S742 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0))));
    float _S747 = (as_type<float>((int(757071872))));
    float down_0 = (_S746 - _S747) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) * inverse_2 + q_11;
    thread Rounded_0 s_3;
    uint _S748 = (as_type<uint>(((_S746 + _S747) * (as_type<float>((1065353216U ^ (kernelContext_52->zero_0)))) * inverse_2 + q_11)));
    (&s_3)->value_11 = _S748;
    (&s_3)->doubtful_0 = _S748 != (as_type<uint>((down_0)));
    return s_3;
}

uint sigmoid_exact_0(uint x_30, KernelContext_0 thread* kernelContext_53)
{
    thread Huge_0 _S749 = fixed_96_0(x_30);
    ExactExp_0 _S750 = exp_exact_0(&_S749, kernelContext_53);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S751 = _S750.m_4;
    Huge_0 _S752 = shift_right_1(&_S751, _S750.q_0);
    thread Huge_0 _S753 = h_35;
    thread Huge_0 _S754 = _S752;
    Huge_0 _S755 = add_0(&_S753, &_S754);
    bool negative_1 = (x_30 & 2147483648U) != 0U;
    thread Huge_0 _S756 = _S750.m_4;
    thread Huge_0 _S757 = h_35;
    Huge_0 _S758 = select_0(negative_1, &_S756, &_S757);
    int _S759;
    if(negative_1)
    {
        _S759 = - int(_S750.q_0);
    }
    else
    {
        _S759 = int(0);
    }
    thread Huge_0 _S760 = _S758;
    thread Huge_0 _S761 = _S755;
    uint _S762 = round_ratio_0(&_S760, &_S761, _S759, kernelContext_53);
    return _S762;
}

uint sigmoid_by_words_0(uint x_31, KernelContext_0 thread* kernelContext_54)
{
    Wide_0 n_17;
    uint size_4 = absolute_0(x_31);
    bool negative_2 = (x_31 & 2147483648U) != 0U;
    if(size_4 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_4 < 847249408U)
    {
        return 1056964608U;
    }
    if(size_4 >= 1124073472U)
    {
        uint _S763;
        if(negative_2)
        {
            _S763 = 0U;
        }
        else
        {
            _S763 = 1065353216U;
        }
        return _S763;
    }
    thread Wide_0 _S764 = fixed_57_0(x_31);
    Exp_0 _S765 = exp_fast_0(&_S764);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S766 = w_127;
    uint _S767 = _S765.q_5 + 1U;
    for(;;)
    {
        uint m_13 = _S767 & 31U;
        uint hi_4 = (_S765.m_8.hi_0) >> m_13;
        uint lo_27 = ((_S765.m_8.lo_0) >> m_13) | (((_S765.m_8.hi_0) << 1U) << (31U - m_13));
        if(_S767 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_17 = w_128;
            break;
        }
        if(_S767 >= 32U)
        {
            thread Wide_0 w_129;
            (&w_129)->lo_0 = hi_4;
            (&w_129)->hi_0 = 0U;
            n_17 = w_129;
        }
        else
        {
            thread Wide_0 w_130;
            (&w_130)->lo_0 = lo_27;
            (&w_130)->hi_0 = hi_4;
            n_17 = w_130;
        }
        break;
    }
    uint lo_28 = _S766.lo_0 + n_17.lo_0;
    uint _S768 = _S766.hi_0 + n_17.hi_0;
    int _S769;
    if(lo_28 < (n_17.lo_0))
    {
        _S769 = int(1);
    }
    else
    {
        _S769 = int(0);
    }
    uint _S770 = _S768 + uint(_S769);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S770;
    Wide_0 _S771 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_17 = w_132;
    }
    else
    {
        n_17 = _S765.m_8;
    }
    if(negative_2)
    {
        _S769 = - int(_S765.q_5) - int(1);
    }
    else
    {
        _S769 = int(0);
    }
    thread Wide_0 _S772 = n_17;
    thread Wide_0 _S773 = _S771;
    Rounded_0 _S774 = round_quotient_0(&_S772, &_S773, _S769, 64U);
    if(_S774.doubtful_0)
    {
        uint _S775 = sigmoid_exact_0(x_31, kernelContext_54);
        return _S775;
    }
    return _S774.value_11;
}

uint sigmoid_0(uint x_32, KernelContext_0 thread* kernelContext_55)
{
    if((absolute_0(x_32)) < 1114112000U)
    {
        Rounded_0 _S776 = sigmoid_by_floats_0(x_32, kernelContext_55);
        if(!_S776.doubtful_0)
        {
            return _S776.value_11;
        }
    }
    uint _S777 = sigmoid_by_words_0(x_32, kernelContext_55);
    return _S777;
}

Huge_0 odd_reciprocal_0(uint j_3)
{
    uint d_8 = 2U * j_3 + 1U;
    uint w2_3 = 4294967295U / d_8;
    uint rest_3 = 4294967295U - w2_3 * d_8 + 1U;
    uint rest_4;
    uint w2_4;
    if(rest_3 == d_8)
    {
        uint w2_5 = w2_3 + 1U;
        rest_4 = 0U;
        w2_4 = w2_5;
    }
    else
    {
        rest_4 = rest_3;
        w2_4 = w2_3;
    }
    uint _S778 = rest_4 << 26U;
    uint digit1_0 = _S778 / d_8;
    uint _S779 = (_S778 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S779 / d_8;
    uint digit3_0 = ((_S779 - digit2_0 * d_8) << 12U) / d_8;
    uint _S780 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S780;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S781 = v_5->hi_0;
    uint _S782 = v_5->lo_0;
    uint _S783 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_17 = int(0);
    uint root_2 = _S783;
    for(;;)
    {
        if(i_17 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_133;
        (&w_133)->lo_0 = root_2 * root_2;
        uint _S784 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S784;
        Wide_0 _S785 = w_133;
        uint _S786 = _S781 - _S785.hi_0;
        int _S787;
        if(_S782 < (_S785.lo_0))
        {
            _S787 = int(1);
        }
        else
        {
            _S787 = int(0);
        }
        uint _S788 = _S786 - uint(_S787);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S782 - _S785.lo_0;
        (&w_134)->hi_0 = _S788;
        Wide_0 _S789 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S789.hi_0)) * 4.294967296e+09f + float(_S789.lo_0)) / (2.0f * float(root_2)))));
        i_17 = i_17 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S790 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S790;
    Wide_0 _S791 = w_135;
    uint _S792 = _S781 - _S791.hi_0;
    if(_S782 < (_S791.lo_0))
    {
        i_17 = int(1);
    }
    else
    {
        i_17 = int(0);
    }
    uint _S793 = _S792 - uint(i_17);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S782 - _S791.lo_0;
    (&w_136)->hi_0 = _S793;
    Wide_0 _S794 = w_136;
    if(((_S794.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S795;
        if((_S794.hi_0) != 0U)
        {
            _S795 = true;
        }
        else
        {
            _S795 = (_S794.lo_0) > (2U * root_2);
        }
        if(_S795)
        {
            root_2 = root_2 + 1U;
        }
    }
    return root_2;
}

uint sqrtsoftplus_0(uint x_33, KernelContext_0 thread* kernelContext_56)
{
    uint size_5 = absolute_0(x_33);
    bool negative_3 = (x_33 & 2147483648U) != 0U;
    if(size_5 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S796;
    if(negative_3)
    {
        _S796 = size_5 > 1127219200U;
    }
    else
    {
        _S796 = false;
    }
    if(_S796)
    {
        return 0U;
    }
    if(size_5 == 2139095040U)
    {
        return x_33;
    }
    if(size_5 < 813694976U)
    {
        return 1062543949U;
    }
    if(size_5 >= 1115684864U)
    {
        _S796 = !negative_3;
    }
    else
    {
        _S796 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S796)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_33);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S797 = exponent_of_0(x_33) - int(150);
        v_6 = h_37;
        exponent_10 = _S797;
    }
    else
    {
        Huge_0 _S798 = fixed_96_0(x_33);
        thread Huge_0 _S799 = _S798;
        ExactExp_0 _S800 = exp_exact_0(&_S799, kernelContext_56);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S801 = _S800.m_4;
        Huge_0 _S802 = shift_right_1(&_S801, _S800.q_0);
        thread Huge_0 _S803 = h_38;
        thread Huge_0 _S804 = _S802;
        Huge_0 _S805 = add_0(&_S803, &_S804);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S800.m_4;
        uint bit_4 = 0U;
        for(;;)
        {
            if(bit_4 < (96U + kernelContext_56->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S806 = rest_5;
            Huge_0 _S807 = shift_left_1(&_S806, 1U);
            thread Huge_0 _S808 = z_0;
            Huge_0 _S809 = shift_left_1(&_S808, 1U);
            z_0 = _S809;
            thread Huge_0 _S810 = _S807;
            thread Huge_0 _S811 = _S805;
            bool _S812 = less_0(&_S810, &_S811);
            if(!_S812)
            {
                thread Huge_0 _S813 = _S807;
                thread Huge_0 _S814 = _S805;
                Huge_0 _S815 = subtract_1(&_S813, &_S814);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S815;
            }
            else
            {
                rest_5 = _S807;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S816 = z_0;
        thread Huge_0 _S817 = z_0;
        Huge_0 _S818 = multiply_96_0(&_S816, &_S817);
        uint _S819 = 2U * _S800.q_0;
        thread Huge_0 _S820 = _S818;
        Huge_0 _S821 = shift_right_1(&_S820, _S819);
        Huge_0 _S822 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S822;
        uint j_4 = 27U;
        for(;;)
        {
            if(j_4 >= (1U + kernelContext_56->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S823 = odd_reciprocal_0(j_4);
            thread Huge_0 _S824 = _S821;
            thread Huge_0 _S825 = series_0;
            Huge_0 _S826 = multiply_96_0(&_S824, &_S825);
            thread Huge_0 _S827 = _S823;
            thread Huge_0 _S828 = _S826;
            Huge_0 _S829 = add_0(&_S827, &_S828);
            uint j_5 = j_4 - 1U;
            series_0 = _S829;
            j_4 = j_5;
        }
        thread Huge_0 _S830 = _S821;
        thread Huge_0 _S831 = series_0;
        Huge_0 _S832 = multiply_96_0(&_S830, &_S831);
        thread Huge_0 _S833 = z_0;
        thread Huge_0 _S834 = _S832;
        Huge_0 _S835 = multiply_96_0(&_S833, &_S834);
        thread Huge_0 _S836 = z_0;
        thread Huge_0 _S837 = _S835;
        Huge_0 _S838 = add_0(&_S836, &_S837);
        thread Huge_0 _S839 = _S838;
        Huge_0 _S840 = shift_left_1(&_S839, 1U);
        int _S841 = int(-96) - int(_S800.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S842 = _S840;
            Huge_0 _S843 = shift_right_1(&_S842, _S800.q_0);
            thread Huge_0 _S844 = _S798;
            thread Huge_0 _S845 = _S843;
            Huge_0 _S846 = add_0(&_S844, &_S845);
            v_6 = _S846;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S840;
            exponent_10 = _S841;
        }
    }
    thread Huge_0 _S847 = v_6;
    uint _S848 = bit_width_1(&_S847);
    int shift_8 = int(128) - int(_S848);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S849 = uint(shift_9);
    thread Huge_0 _S850 = v_6;
    Huge_0 _S851 = shift_left_1(&_S850, _S849);
    thread Huge_0 _S852 = _S851;
    Huge_0 _S853 = shift_right_1(&_S852, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S853.w0_0;
    (&w_137)->hi_0 = _S853.w1_0;
    thread Wide_0 _S854 = w_137;
    uint _S855 = root_50_1(&_S854);
    return pack_0((_S855 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_34, KernelContext_0 thread* kernelContext_57)
{
    uint s_4;
    if(score_2 == 1U)
    {
        uint _S856 = sigmoid_0(x_34, kernelContext_57);
        s_4 = _S856;
    }
    else
    {
        s_4 = x_34;
    }
    if(score_2 == 2U)
    {
        uint _S857 = sqrtsoftplus_0(x_34, kernelContext_57);
        s_4 = _S857;
    }
    if(is_nan_0(s_4))
    {
        s_4 = 2143289344U;
    }
    else
    {
        s_4 = round_score_0(s_4, dtype_1);
    }
    return s_4;
}

uint dtype_of_key_0(const Rule_0 thread* rule_27)
{
    bool _S858;
    if((rule_27->select_by_0) == 0U)
    {
        bool _S859 = ranks_by_logit_0(rule_27);
        _S858 = !_S859;
    }
    else
    {
        _S858 = false;
    }
    uint _S860;
    if(_S858)
    {
        _S860 = rule_27->score_dtype_0;
    }
    else
    {
        _S860 = 0U;
    }
    return _S860;
}

bool score_row_0(uint lane_27, const Rule_0 thread* rule_28, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_58)
{
    uint _S861 = score_of_key_1(rule_28);
    uint e_20;
    bool doubtful_2;
    if(!exact_5)
    {
        e_20 = lane_27;
        for(;;)
        {
            if(e_20 < (rule_28->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S862 = Row4096_get_1(e_20, kernelContext_58);
            uint _S863 = estimate_key_0(rule_28, token_5, e_20, _S862, kernelContext_58);
            Row4096_set_0(e_20, _S863, kernelContext_58);
            e_20 = e_20 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S861 == 0U)
        {
            doubtful_2 = false;
            e_20 = lane_27;
            for(;;)
            {
                if(e_20 < (rule_28->n_expert_0))
                {
                }
                else
                {
                    break;
                }
                uint _S864 = Row4096_get_1(e_20, kernelContext_58);
                Rounded_0 _S865 = share_0(softmax_1, _S864, kernelContext_58);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S865.doubtful_0;
                }
                Row4096_set_0(e_20, _S865.value_11, kernelContext_58);
                e_20 = e_20 + 32U;
            }
        }
        else
        {
            if(_S861 != 3U)
            {
                e_20 = lane_27;
                for(;;)
                {
                    if(e_20 < (rule_28->n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint _S866 = Row4096_get_1(e_20, kernelContext_58);
                    uint _S867 = score_alone_0(_S861, 0U, _S866, kernelContext_58);
                    Row4096_set_0(e_20, _S867, kernelContext_58);
                    e_20 = e_20 + 32U;
                }
            }
            doubtful_2 = false;
        }
        e_20 = lane_27;
        for(;;)
        {
            if(e_20 < (rule_28->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S868 = Row4096_get_1(e_20, kernelContext_58);
            uint s_5;
            if(is_nan_0(_S868))
            {
                s_5 = 2143289344U;
            }
            else
            {
                uint _S869 = dtype_of_key_0(rule_28);
                s_5 = round_score_0(_S868, _S869);
            }
            uint _S870 = with_bias_0(rule_28, token_5, e_20, s_5, kernelContext_58);
            uint _S871 = nan_place_1(rule_28);
            Row4096_set_0(e_20, order_0(_S870, _S871), kernelContext_58);
            e_20 = e_20 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_28, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_59)
{
    Wide_0 _S872;
    uint _S873 = RowMembers_count_0(members_1);
    uint best_6 = 0U;
    bool has_nan_2 = false;
    uint i_18 = lane_28;
    for(;;)
    {
        if(i_18 < _S873)
        {
        }
        else
        {
            break;
        }
        bool _S874 = RowMembers_has_0(members_1, i_18);
        if(!_S874)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S875 = RowMembers_logit_0(members_1, i_18, kernelContext_59);
        uint best_7;
        bool has_nan_3;
        if(is_nan_0(_S875))
        {
            best_7 = best_6;
            has_nan_3 = true;
        }
        else
        {
            best_7 = max(best_6, order_0(_S875, 0U));
            has_nan_3 = has_nan_2;
        }
        best_6 = best_7;
        has_nan_2 = has_nan_3;
        i_18 = i_18 + 32U;
    }
    uint _S876 = Lanes_max_0(lane_28, best_6, kernelContext_59);
    thread Softmax_0 s_6;
    uint _S877 = from_order_0(_S876);
    (&s_6)->largest_0 = _S877;
    (&s_6)->poisoned_0 = !is_finite_0(_S877);
    if(!nan_is_absent_1)
    {
        uint _S878 = Lanes_ballot_0(lane_28, has_nan_2, kernelContext_59);
        has_nan_2 = _S878 != 0U;
    }
    else
    {
        has_nan_2 = false;
    }
    if(has_nan_2)
    {
        (&s_6)->poisoned_0 = true;
    }
    (&s_6)->exact_0 = exact_6;
    thread Huge_0 h_40;
    (&h_40)->w0_0 = 0U;
    (&h_40)->w1_0 = 0U;
    (&h_40)->w2_0 = 0U;
    (&h_40)->w3_0 = 0U;
    (&s_6)->exact_sum_0 = h_40;
    (&s_6)->sum_bits_0 = bit_width_0(_S873);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_6)->sum_5 = w_138;
    i_18 = lane_28;
    for(;;)
    {
        if(i_18 < _S873)
        {
        }
        else
        {
            break;
        }
        bool _S879 = RowMembers_has_0(members_1, i_18);
        if(!_S879)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S880 = RowMembers_logit_0(members_1, i_18, kernelContext_59);
        if(is_nan_0(_S880))
        {
            has_nan_2 = true;
        }
        else
        {
            has_nan_2 = (&s_6)->poisoned_0;
        }
        if(has_nan_2)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        if(exact_6)
        {
            ExactDistance_0 d_9 = distance_exact_0((&s_6)->largest_0, _S880);
            if(!d_9.near_0)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Huge_0 _S881 = d_9.t_0;
            ExactExp_0 _S882 = exp_exact_0(&_S881, kernelContext_59);
            thread Huge_0 _S883 = _S882.m_4;
            Huge_0 _S884 = shift_left_1(&_S883, 16U);
            thread Huge_0 _S885 = _S884;
            Huge_0 _S886 = shift_right_1(&_S885, _S882.q_0);
            thread Huge_0 _S887 = (&s_6)->exact_sum_0;
            thread Huge_0 _S888 = _S886;
            Huge_0 _S889 = add_0(&_S887, &_S888);
            (&s_6)->exact_sum_0 = _S889;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_6)->largest_0, _S880);
            if(!d_10.near_1)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Wide_0 _S890 = d_10.t_2;
            Exp_0 _S891 = exp_fast_0(&_S890);
            Wide_0 _S892 = (&s_6)->sum_5;
            uint _S893 = _S891.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_14 = _S893 & 31U;
                uint hi_5 = (_S891.m_8.hi_0) >> m_14;
                uint lo_29 = ((_S891.m_8.lo_0) >> m_14) | (((_S891.m_8.hi_0) << 1U) << (31U - m_14));
                if(_S893 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S872 = w_139;
                    break;
                }
                if(_S893 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S872 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S872 = w_141;
                }
                break;
            }
            uint lo_30 = _S892.lo_0 + _S872.lo_0;
            uint _S894 = _S892.hi_0 + _S872.hi_0;
            int _S895;
            if(lo_30 < (_S872.lo_0))
            {
                _S895 = int(1);
            }
            else
            {
                _S895 = int(0);
            }
            uint _S896 = _S894 + uint(_S895);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S896;
            Wide_0 _S897 = w_142;
            (&s_6)->sum_5 = _S897;
        }
        i_18 = i_18 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S898 = (&s_6)->exact_sum_0;
        Huge_0 _S899 = add_over_lanes_0(lane_28, &_S898, kernelContext_59);
        (&s_6)->exact_sum_0 = _S899;
    }
    else
    {
        thread Wide_0 _S900 = (&s_6)->sum_5;
        Wide_0 _S901 = add_over_lanes_1(lane_28, &_S900, kernelContext_59);
        (&s_6)->sum_5 = _S901;
    }
    return s_6;
}

uint Token_word_of_1(const Token_0 thread* this_19, uint expert_15, KernelContext_0 thread* kernelContext_60)
{
    uint _S902 = this_19->first_1 + expert_15;
    int _S903;
    if(((&this_19->rule_12)->logits_dtype_0) == 0U)
    {
        _S903 = int(0);
    }
    else
    {
        _S903 = int(1);
    }
    return kernelContext_60->logits_0[_S902 >> uint(_S903)];
}

bool Token_is_packed_1(const Token_0 thread* this_20)
{
    return ((&this_20->rule_12)->logits_dtype_0) != 0U;
}

uint Token_unpack_1(const Token_0 thread* this_21, uint word_1, uint expert_16)
{
    uint half_4 = (word_1 >> (16U * ((this_21->first_1 + expert_16) & 1U))) & 65535U;
    uint _S904;
    if(((&this_21->rule_12)->logits_dtype_0) == 1U)
    {
        _S904 = widen_half_0(half_4);
    }
    else
    {
        _S904 = half_4 << 16U;
    }
    return _S904;
}

uint quick_key_0(const Rule_0 thread* rule_29, uint x_35, uint bias_0)
{
    bool _S905 = estimate_is_logit_1(rule_29);
    if(_S905)
    {
        uint _S906 = clamp_0(rule_29, x_35);
        uint _S907 = nan_place_1(rule_29);
        return order_0(_S906, _S907);
    }
    float limit_0;
    if((rule_29->has_logit_clamp_0) != 0U)
    {
        limit_0 = min((as_type<float>((rule_29->logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    uint key_7 = select((as_type<uint>((1.0f / (1.0f + exp(- min(max((as_type<float>((x_35))), - limit_0), limit_0))) + (as_type<float>((bias_0)))))), bias_0, is_infinite_0(bias_0));
    bool _S908 = is_nan_0(x_35);
    uint _S909 = nan_place_1(rule_29);
    return select(key_7 ^ (uint(int(key_7) >> 31U) | 2147483648U), _S909, _S908);
}

void estimate_row_0(uint lane_29, const Rule_0 thread* rule_30, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_61)
{
    uint base_5 = lane_29;
    for(;;)
    {
        uint _S910 = rule_30->n_expert_0;
        bool _S911 = base_5 < (rule_30->n_expert_0);
        if(_S911)
        {
        }
        else
        {
            break;
        }
        thread array<uint, int(8)> x_36;
        thread array<uint, int(8)> bias_1;
        uint _S912 = _S910 - 1U;
        uint _S913 = min(base_5, _S912);
        uint _S914 = Token_word_of_1(token_6, _S913, kernelContext_61);
        x_36[0U] = _S914;
        bool _S915 = (rule_30->select_bias_0) != 0U;
        uint _S916;
        if(_S915)
        {
            uint _S917 = Token_bias_of_0(token_6, _S913, kernelContext_61);
            _S916 = _S917;
        }
        else
        {
            _S916 = 0U;
        }
        bias_1[0U] = _S916;
        uint _S918 = base_5 + 32U;
        uint _S919 = min(_S918, _S912);
        uint _S920 = Token_word_of_1(token_6, _S919, kernelContext_61);
        x_36[1U] = _S920;
        uint _S921;
        if(_S915)
        {
            uint _S922 = Token_bias_of_0(token_6, _S919, kernelContext_61);
            _S921 = _S922;
        }
        else
        {
            _S921 = 0U;
        }
        bias_1[1U] = _S921;
        uint _S923 = base_5 + 64U;
        uint _S924 = min(_S923, _S912);
        uint _S925 = Token_word_of_1(token_6, _S924, kernelContext_61);
        x_36[2U] = _S925;
        uint _S926;
        if(_S915)
        {
            uint _S927 = Token_bias_of_0(token_6, _S924, kernelContext_61);
            _S926 = _S927;
        }
        else
        {
            _S926 = 0U;
        }
        bias_1[2U] = _S926;
        uint _S928 = base_5 + 96U;
        uint _S929 = min(_S928, _S912);
        uint _S930 = Token_word_of_1(token_6, _S929, kernelContext_61);
        x_36[3U] = _S930;
        uint _S931;
        if(_S915)
        {
            uint _S932 = Token_bias_of_0(token_6, _S929, kernelContext_61);
            _S931 = _S932;
        }
        else
        {
            _S931 = 0U;
        }
        bias_1[3U] = _S931;
        uint _S933 = base_5 + 128U;
        uint _S934 = min(_S933, _S912);
        uint _S935 = Token_word_of_1(token_6, _S934, kernelContext_61);
        x_36[4U] = _S935;
        uint _S936;
        if(_S915)
        {
            uint _S937 = Token_bias_of_0(token_6, _S934, kernelContext_61);
            _S936 = _S937;
        }
        else
        {
            _S936 = 0U;
        }
        bias_1[4U] = _S936;
        uint _S938 = base_5 + 160U;
        uint _S939 = min(_S938, _S912);
        uint _S940 = Token_word_of_1(token_6, _S939, kernelContext_61);
        x_36[5U] = _S940;
        uint _S941;
        if(_S915)
        {
            uint _S942 = Token_bias_of_0(token_6, _S939, kernelContext_61);
            _S941 = _S942;
        }
        else
        {
            _S941 = 0U;
        }
        bias_1[5U] = _S941;
        uint _S943 = base_5 + 192U;
        uint _S944 = min(_S943, _S912);
        uint _S945 = Token_word_of_1(token_6, _S944, kernelContext_61);
        x_36[6U] = _S945;
        uint _S946;
        if(_S915)
        {
            uint _S947 = Token_bias_of_0(token_6, _S944, kernelContext_61);
            _S946 = _S947;
        }
        else
        {
            _S946 = 0U;
        }
        bias_1[6U] = _S946;
        uint _S948 = base_5 + 224U;
        uint _S949 = min(_S948, _S912);
        uint _S950 = Token_word_of_1(token_6, _S949, kernelContext_61);
        x_36[7U] = _S950;
        uint _S951;
        if(_S915)
        {
            uint _S952 = Token_bias_of_0(token_6, _S949, kernelContext_61);
            _S951 = _S952;
        }
        else
        {
            _S951 = 0U;
        }
        bias_1[7U] = _S951;
        bool _S953 = Token_is_packed_1(token_6);
        if(_S953)
        {
            uint _S954 = Token_unpack_1(token_6, x_36[0U], _S913);
            x_36[0U] = _S954;
            uint _S955 = Token_unpack_1(token_6, x_36[1U], _S919);
            x_36[1U] = _S955;
            uint _S956 = Token_unpack_1(token_6, x_36[2U], _S924);
            x_36[2U] = _S956;
            uint _S957 = Token_unpack_1(token_6, x_36[3U], _S929);
            x_36[3U] = _S957;
            uint _S958 = Token_unpack_1(token_6, x_36[4U], _S934);
            x_36[4U] = _S958;
            uint _S959 = Token_unpack_1(token_6, x_36[5U], _S939);
            x_36[5U] = _S959;
            uint _S960 = Token_unpack_1(token_6, x_36[6U], _S944);
            x_36[6U] = _S960;
            uint _S961 = Token_unpack_1(token_6, x_36[7U], _S949);
            x_36[7U] = _S961;
        }
        uint _S962 = linear_0(rule_30, token_6, _S913, x_36[0U], kernelContext_61);
        uint _S963 = quick_key_0(rule_30, _S962, bias_1[0U]);
        x_36[0U] = _S963;
        uint _S964 = linear_0(rule_30, token_6, _S919, x_36[1U], kernelContext_61);
        uint _S965 = quick_key_0(rule_30, _S964, bias_1[1U]);
        x_36[1U] = _S965;
        uint _S966 = linear_0(rule_30, token_6, _S924, x_36[2U], kernelContext_61);
        uint _S967 = quick_key_0(rule_30, _S966, bias_1[2U]);
        x_36[2U] = _S967;
        uint _S968 = linear_0(rule_30, token_6, _S929, x_36[3U], kernelContext_61);
        uint _S969 = quick_key_0(rule_30, _S968, bias_1[3U]);
        x_36[3U] = _S969;
        uint _S970 = linear_0(rule_30, token_6, _S934, x_36[4U], kernelContext_61);
        uint _S971 = quick_key_0(rule_30, _S970, bias_1[4U]);
        x_36[4U] = _S971;
        uint _S972 = linear_0(rule_30, token_6, _S939, x_36[5U], kernelContext_61);
        uint _S973 = quick_key_0(rule_30, _S972, bias_1[5U]);
        x_36[5U] = _S973;
        uint _S974 = linear_0(rule_30, token_6, _S944, x_36[6U], kernelContext_61);
        uint _S975 = quick_key_0(rule_30, _S974, bias_1[6U]);
        x_36[6U] = _S975;
        uint _S976 = linear_0(rule_30, token_6, _S949, x_36[7U], kernelContext_61);
        uint _S977 = quick_key_0(rule_30, _S976, bias_1[7U]);
        x_36[7U] = _S977;
        if(_S911)
        {
            Row4096_set_0(base_5, x_36[0U], kernelContext_61);
        }
        if(_S918 < _S910)
        {
            Row4096_set_0(_S918, x_36[1U], kernelContext_61);
        }
        if(_S923 < _S910)
        {
            Row4096_set_0(_S923, x_36[2U], kernelContext_61);
        }
        if(_S928 < _S910)
        {
            Row4096_set_0(_S928, x_36[3U], kernelContext_61);
        }
        if(_S933 < _S910)
        {
            Row4096_set_0(_S933, x_36[4U], kernelContext_61);
        }
        if(_S938 < _S910)
        {
            Row4096_set_0(_S938, x_36[5U], kernelContext_61);
        }
        if(_S943 < _S910)
        {
            Row4096_set_0(_S943, x_36[6U], kernelContext_61);
        }
        if(_S948 < _S910)
        {
            Row4096_set_0(_S948, x_36[7U], kernelContext_61);
        }
        base_5 = base_5 + 256U;
    }
    return;
}

struct PartMembers_0
{
    uint n_18;
    uint threshold_0;
    uint winner_0;
    uint best_8;
    uint excluded_0;
};

uint PartMembers_logit_0(const PartMembers_0 thread* this_22, uint expert_17, KernelContext_0 thread* kernelContext_62)
{
    uint _S978 = Row4096_get_0(expert_17, kernelContext_62);
    return _S978;
}

bool PartMembers_has_0(const PartMembers_0 thread* this_23, uint expert_18, KernelContext_0 thread* kernelContext_63)
{
    uint _S979;
    if(expert_18 == (this_23->excluded_0))
    {
        return false;
    }
    if(expert_18 == (this_23->winner_0))
    {
        return true;
    }
    uint _S980 = Row4096_get_1(expert_18, kernelContext_63);
    bool _S981;
    if(is_nan_0(_S980))
    {
        _S981 = true;
    }
    else
    {
        _S981 = is_nan_0(this_23->best_8);
    }
    if(_S981)
    {
        return true;
    }
    uint size_6 = absolute_0(_S980);
    uint _S982 = this_23->best_8;
    uint size_7;
    if(is_less_0(size_6, this_23->best_8))
    {
        size_7 = _S982;
    }
    else
    {
        size_7 = size_6;
    }
    uint _S983 = flush_0(_S980 ^ 2147483648U);
    for(;;)
    {
        if(is_plain_0(_S982))
        {
            _S981 = is_plain_0(_S983);
        }
        else
        {
            _S981 = false;
        }
        if(_S981)
        {
            _S979 = flush_0((as_type<uint>(((as_type<float>((_S982))) + (as_type<float>((_S983)))))) ^ (kernelContext_63->zero_0));
            break;
        }
        _S979 = add_by_words_0(_S982, _S983);
        break;
    }
    uint ratio_0 = divide_0(_S979, size_7);
    if(is_nan_0(ratio_0))
    {
        _S981 = true;
    }
    else
    {
        _S981 = !is_less_0(this_23->threshold_0, ratio_0);
    }
    return _S981;
}

uint PartMembers_count_0(const PartMembers_0 thread* this_24)
{
    return this_24->n_18;
}

Softmax_0 softmax_of_2(uint lane_30, const PartMembers_0 thread* members_2, bool nan_is_absent_2, bool exact_7, KernelContext_0 thread* kernelContext_64)
{
    Wide_0 _S984;
    uint _S985 = PartMembers_count_0(members_2);
    uint best_9 = 0U;
    bool has_nan_4 = false;
    uint i_19 = lane_30;
    for(;;)
    {
        if(i_19 < _S985)
        {
        }
        else
        {
            break;
        }
        bool _S986 = PartMembers_has_0(members_2, i_19, kernelContext_64);
        if(!_S986)
        {
            i_19 = i_19 + 32U;
            continue;
        }
        uint _S987 = PartMembers_logit_0(members_2, i_19, kernelContext_64);
        uint best_10;
        bool has_nan_5;
        if(is_nan_0(_S987))
        {
            best_10 = best_9;
            has_nan_5 = true;
        }
        else
        {
            best_10 = max(best_9, order_0(_S987, 0U));
            has_nan_5 = has_nan_4;
        }
        best_9 = best_10;
        has_nan_4 = has_nan_5;
        i_19 = i_19 + 32U;
    }
    uint _S988 = Lanes_max_0(lane_30, best_9, kernelContext_64);
    thread Softmax_0 s_7;
    uint _S989 = from_order_0(_S988);
    (&s_7)->largest_0 = _S989;
    (&s_7)->poisoned_0 = !is_finite_0(_S989);
    if(!nan_is_absent_2)
    {
        uint _S990 = Lanes_ballot_0(lane_30, has_nan_4, kernelContext_64);
        has_nan_4 = _S990 != 0U;
    }
    else
    {
        has_nan_4 = false;
    }
    if(has_nan_4)
    {
        (&s_7)->poisoned_0 = true;
    }
    (&s_7)->exact_0 = exact_7;
    thread Huge_0 h_41;
    (&h_41)->w0_0 = 0U;
    (&h_41)->w1_0 = 0U;
    (&h_41)->w2_0 = 0U;
    (&h_41)->w3_0 = 0U;
    (&s_7)->exact_sum_0 = h_41;
    (&s_7)->sum_bits_0 = bit_width_0(_S985);
    thread Wide_0 w_143;
    (&w_143)->lo_0 = 0U;
    (&w_143)->hi_0 = 0U;
    (&s_7)->sum_5 = w_143;
    i_19 = lane_30;
    for(;;)
    {
        if(i_19 < _S985)
        {
        }
        else
        {
            break;
        }
        bool _S991 = PartMembers_has_0(members_2, i_19, kernelContext_64);
        if(!_S991)
        {
            i_19 = i_19 + 32U;
            continue;
        }
        uint _S992 = PartMembers_logit_0(members_2, i_19, kernelContext_64);
        if(is_nan_0(_S992))
        {
            has_nan_4 = true;
        }
        else
        {
            has_nan_4 = (&s_7)->poisoned_0;
        }
        if(has_nan_4)
        {
            i_19 = i_19 + 32U;
            continue;
        }
        if(exact_7)
        {
            ExactDistance_0 d_11 = distance_exact_0((&s_7)->largest_0, _S992);
            if(!d_11.near_0)
            {
                i_19 = i_19 + 32U;
                continue;
            }
            thread Huge_0 _S993 = d_11.t_0;
            ExactExp_0 _S994 = exp_exact_0(&_S993, kernelContext_64);
            thread Huge_0 _S995 = _S994.m_4;
            Huge_0 _S996 = shift_left_1(&_S995, 16U);
            thread Huge_0 _S997 = _S996;
            Huge_0 _S998 = shift_right_1(&_S997, _S994.q_0);
            thread Huge_0 _S999 = (&s_7)->exact_sum_0;
            thread Huge_0 _S1000 = _S998;
            Huge_0 _S1001 = add_0(&_S999, &_S1000);
            (&s_7)->exact_sum_0 = _S1001;
        }
        else
        {
            Distance_0 d_12 = distance_fast_0((&s_7)->largest_0, _S992);
            if(!d_12.near_1)
            {
                i_19 = i_19 + 32U;
                continue;
            }
            thread Wide_0 _S1002 = d_12.t_2;
            Exp_0 _S1003 = exp_fast_0(&_S1002);
            Wide_0 _S1004 = (&s_7)->sum_5;
            uint _S1005 = _S1003.q_5 + (&s_7)->sum_bits_0;
            for(;;)
            {
                uint m_15 = _S1005 & 31U;
                uint hi_6 = (_S1003.m_8.hi_0) >> m_15;
                uint lo_31 = ((_S1003.m_8.lo_0) >> m_15) | (((_S1003.m_8.hi_0) << 1U) << (31U - m_15));
                if(_S1005 >= 64U)
                {
                    thread Wide_0 w_144;
                    (&w_144)->lo_0 = 0U;
                    (&w_144)->hi_0 = 0U;
                    _S984 = w_144;
                    break;
                }
                if(_S1005 >= 32U)
                {
                    thread Wide_0 w_145;
                    (&w_145)->lo_0 = hi_6;
                    (&w_145)->hi_0 = 0U;
                    _S984 = w_145;
                }
                else
                {
                    thread Wide_0 w_146;
                    (&w_146)->lo_0 = lo_31;
                    (&w_146)->hi_0 = hi_6;
                    _S984 = w_146;
                }
                break;
            }
            uint lo_32 = _S1004.lo_0 + _S984.lo_0;
            uint _S1006 = _S1004.hi_0 + _S984.hi_0;
            int _S1007;
            if(lo_32 < (_S984.lo_0))
            {
                _S1007 = int(1);
            }
            else
            {
                _S1007 = int(0);
            }
            uint _S1008 = _S1006 + uint(_S1007);
            thread Wide_0 w_147;
            (&w_147)->lo_0 = lo_32;
            (&w_147)->hi_0 = _S1008;
            Wide_0 _S1009 = w_147;
            (&s_7)->sum_5 = _S1009;
        }
        i_19 = i_19 + 32U;
    }
    if(exact_7)
    {
        thread Huge_0 _S1010 = (&s_7)->exact_sum_0;
        Huge_0 _S1011 = add_over_lanes_0(lane_30, &_S1010, kernelContext_64);
        (&s_7)->exact_sum_0 = _S1011;
    }
    else
    {
        thread Wide_0 _S1012 = (&s_7)->sum_5;
        Wide_0 _S1013 = add_over_lanes_1(lane_30, &_S1012, kernelContext_64);
        (&s_7)->sum_5 = _S1013;
    }
    return s_7;
}

void prepare_row_0(uint lane_31, const Rule_0 thread* rule_31, const Token_0 thread* token_7, KernelContext_0 thread* kernelContext_65)
{
    uint _S1014;
    bool capped_0 = (rule_31->has_logit_softcap_0) != 0U;
    uint e_21 = lane_31;
    for(;;)
    {
        _S1014 = rule_31->n_expert_0;
        if(e_21 < (rule_31->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S1015 = Token_logit_of_0(token_7, e_21, kernelContext_65);
        uint _S1016 = linear_0(rule_31, token_7, e_21, _S1015, kernelContext_65);
        uint _S1017;
        if(capped_0)
        {
            _S1017 = _S1016;
        }
        else
        {
            uint _S1018 = clamp_0(rule_31, _S1016);
            _S1017 = _S1018;
        }
        Row4096_set_0(e_21, _S1017, kernelContext_65);
        e_21 = e_21 + 32U;
    }
    if(capped_0)
    {
        e_21 = lane_31;
        for(;;)
        {
            if(e_21 < _S1014)
            {
            }
            else
            {
                break;
            }
            uint _S1019 = Row4096_get_1(e_21, kernelContext_65);
            uint _S1020 = softcap_0(rule_31, _S1019, kernelContext_65);
            uint _S1021 = clamp_0(rule_31, _S1020);
            Row4096_set_0(e_21, _S1021, kernelContext_65);
            e_21 = e_21 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_32)
{
    uint _S1022 = score_of_key_1(rule_32);
    uint _S1023 = rule_32->score_0;
    if((rule_32->score_0) == 0U)
    {
        return _S1022 != 0U;
    }
    bool _S1024;
    if(_S1023 == _S1022)
    {
        uint _S1025 = rule_32->score_dtype_0;
        uint _S1026 = dtype_of_key_0(rule_32);
        _S1024 = _S1025 == _S1026;
    }
    else
    {
        _S1024 = false;
    }
    return _S1024;
}

bool has_estimate_0(const Rule_0 thread* rule_33)
{
    uint _S1027 = score_of_key_1(rule_33);
    bool _S1028;
    if((rule_33->n_group_0) > 1U)
    {
        _S1028 = (rule_33->group_score_0) > 4U;
    }
    else
    {
        _S1028 = false;
    }
    if(_S1028)
    {
        return false;
    }
    bool _S1029 = has_single_key_0(rule_33);
    if(_S1029)
    {
        if(_S1027 == 1U)
        {
            _S1028 = true;
        }
        else
        {
            _S1028 = _S1027 == 2U;
        }
    }
    else
    {
        _S1028 = false;
    }
    if(_S1028)
    {
        uint _S1030 = dtype_of_key_0(rule_33);
        _S1028 = _S1030 == 0U;
    }
    else
    {
        _S1028 = false;
    }
    if(_S1028)
    {
        _S1028 = (rule_33->n_used_0) <= 32U;
    }
    else
    {
        _S1028 = false;
    }
    return _S1028;
}

Wide_0 Wide_x24init_0(uint lo_33, uint hi_7)
{
    thread Wide_0 _S1031;
    (&_S1031)->lo_0 = lo_33;
    (&_S1031)->hi_0 = hi_7;
    return _S1031;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S1032;
    (&_S1032)->w0_0 = w0_3;
    (&_S1032)->w1_0 = w1_3;
    (&_S1032)->w2_0 = w2_6;
    (&_S1032)->w3_0 = w3_1;
    return _S1032;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_8, uint sum_bits_1, const Wide_0 thread* sum_13, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S1033;
    (&_S1033)->largest_0 = largest_3;
    (&_S1033)->poisoned_0 = poisoned_1;
    (&_S1033)->exact_0 = exact_8;
    (&_S1033)->sum_bits_0 = sum_bits_1;
    (&_S1033)->sum_5 = *sum_13;
    (&_S1033)->exact_sum_0 = *exact_sum_1;
    return _S1033;
}

bool has_quick_key_0(const Rule_0 thread* rule_34)
{
    bool _S1034 = has_estimate_0(rule_34);
    bool _S1035;
    if(_S1034)
    {
        uint _S1036 = score_of_key_1(rule_34);
        _S1035 = _S1036 == 1U;
    }
    else
    {
        _S1035 = false;
    }
    if(_S1035)
    {
        _S1035 = (rule_34->has_logit_softcap_0) == 0U;
    }
    else
    {
        _S1035 = false;
    }
    return _S1035;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_35)
{
    if((rule_35->score_0) != 0U)
    {
        return false;
    }
    bool _S1037 = weighs_winners_alone_0(rule_35);
    bool _S1038;
    if(!_S1037)
    {
        _S1038 = true;
    }
    else
    {
        if((rule_35->select_by_0) == 0U)
        {
            bool _S1039 = ranks_by_logit_0(rule_35);
            _S1038 = !_S1039;
        }
        else
        {
            _S1038 = false;
        }
    }
    return _S1038;
}

bool route_row_0(uint lane_32, const Rule_0 thread* rule_36, const Token_0 thread* token_8, bool replay_1, KernelContext_0 thread* kernelContext_66)
{
    bool open_0;
    bool _S1040;
    bool _S1041 = !replay_1;
    bool all_1;
    if(_S1041)
    {
        all_1 = (rule_36->n_expert_0) <= 32U;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        all_1 = (rule_36->n_group_0) <= 1U;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        bool _S1042 = has_single_key_0(rule_36);
        all_1 = _S1042;
    }
    else
    {
        all_1 = false;
    }
    bool _S1043 = !all_1;
    bool exact_keys_0;
    if(_S1043)
    {
        bool _S1044 = has_estimate_0(rule_36);
        exact_keys_0 = !_S1044;
    }
    else
    {
        exact_keys_0 = false;
    }
    bool exact_sums_0 = false;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S1045 = rule_36->n_expert_0;
        if(pass_0 < (3U + ((rule_36->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S1046 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S1047 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S1048 = _S1046;
        Softmax_0 _S1049 = Softmax_x24init_0(0U, false, false, 0U, &_S1047, &_S1048);
        Lanes_sync_0();
        bool quick_0;
        if(!exact_keys_0)
        {
            bool _S1050 = has_quick_key_0(rule_36);
            quick_0 = _S1050;
        }
        else
        {
            quick_0 = false;
        }
        bool _S1051;
        if(_S1041)
        {
            _S1051 = _S1043;
        }
        else
        {
            _S1051 = false;
        }
        bool _S1052;
        if(_S1051)
        {
            _S1052 = !quick_0;
        }
        else
        {
            _S1052 = false;
        }
        bool _S1053;
        if(_S1052)
        {
            _S1053 = true;
        }
        else
        {
            bool _S1054 = needs_row_softmax_0(rule_36);
            _S1053 = _S1054;
        }
        if(_S1053)
        {
            prepare_row_0(lane_32, rule_36, token_8, kernelContext_66);
        }
        bool _S1055 = needs_row_softmax_0(rule_36);
        Softmax_0 softmax_2;
        if(_S1055)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_10 = _S1045;
            bool _S1056 = (rule_36->nan_last_0) != 0U;
            thread RowMembers_0 _S1057 = row_1;
            Softmax_0 _S1058 = softmax_of_1(lane_32, &_S1057, _S1056, exact_sums_0, kernelContext_66);
            softmax_2 = _S1058;
        }
        else
        {
            softmax_2 = _S1049;
        }
        uint _S1059;
        if(all_1)
        {
            _S1059 = _S1045;
        }
        else
        {
            _S1059 = rule_36->n_used_0;
        }
        bool _S1060;
        if(_S1041)
        {
            _S1060 = _S1043;
        }
        else
        {
            _S1060 = false;
        }
        bool doubtful_3;
        uint n_19;
        if(_S1060)
        {
            if(quick_0)
            {
                estimate_row_0(lane_32, rule_36, token_8, kernelContext_66);
                doubtful_3 = false;
            }
            else
            {
                thread Softmax_0 _S1061 = softmax_2;
                bool _S1062 = score_row_0(lane_32, rule_36, token_8, &_S1061, exact_keys_0, kernelContext_66);
                doubtful_3 = _S1062;
            }
            uint _S1063 = find_candidates_0(lane_32, rule_36, exact_keys_0, kernelContext_66);
            if(_S1063 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_19 = _S1063;
        }
        else
        {
            n_19 = _S1059;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_20 = lane_32;
        for(;;)
        {
            if(i_20 < n_19)
            {
            }
            else
            {
                break;
            }
            uint e_22;
            if(all_1)
            {
                e_22 = i_20;
            }
            else
            {
                e_22 = (*kernelContext_66->list_id_0)[i_20];
            }
            uint _S1064 = prepare_0(rule_36, token_8, e_22, kernelContext_66);
            uint _S1065;
            if(exact_keys_0)
            {
                _S1065 = rule_36->score_0;
            }
            else
            {
                uint _S1066 = score_of_key_1(rule_36);
                _S1065 = _S1066;
            }
            uint _S1067;
            if(exact_keys_0)
            {
                _S1067 = rule_36->score_dtype_0;
            }
            else
            {
                uint _S1068 = dtype_of_key_0(rule_36);
                _S1067 = _S1068;
            }
            uint _S1069 = score_alone_0(_S1065, _S1067, _S1064, kernelContext_66);
            uint _S1070 = with_bias_0(rule_36, token_8, e_22, _S1069, kernelContext_66);
            uint _S1071 = nan_place_1(rule_36);
            uint _S1072 = order_0(_S1070, _S1071);
            if(_S1043)
            {
                open_0 = _S1041;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S1040 = true;
                }
                else
                {
                    if((rule_36->n_group_0) > 1U)
                    {
                        bool _S1073 = is_kept_0(rule_36, e_22, kernelContext_66);
                        _S1040 = !_S1073;
                    }
                    else
                    {
                        _S1040 = false;
                    }
                }
            }
            else
            {
                _S1040 = false;
            }
            uint key_8;
            if(_S1040)
            {
                uint _S1074 = Row4096_get_1(e_22, kernelContext_66);
                key_8 = _S1074;
            }
            else
            {
                key_8 = _S1072;
            }
            (*kernelContext_66->list_id_0)[i_20] = e_22;
            (*kernelContext_66->list_key_0)[i_20] = key_8;
            (*kernelContext_66->list_logit_0)[i_20] = _S1064;
            (*kernelContext_66->list_score_0)[i_20] = _S1069;
            if(replay_1)
            {
                place_winner_0(i_20, i_20, kernelContext_66);
            }
            i_20 = i_20 + 32U;
        }
        if(_S1041)
        {
            Lanes_sync_0();
            rank_list_0(lane_32, rule_36, n_19, kernelContext_66);
        }
        Lanes_sync_0();
        if((rule_36->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S1075 = softmax_2;
        bool _S1076 = weigh_softmax_0(lane_32, rule_36, token_8, &_S1075, _S1041, exact_sums_0, kernelContext_66);
        uint _S1077 = Lanes_ballot_0(lane_32, doubtful_3, kernelContext_66);
        if(_S1077 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S1076;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S1040 = true;
        }
        else
        {
            int _S1078;
            if(open_0)
            {
                _S1078 = int(1);
            }
            else
            {
                _S1078 = int(0);
            }
            _S1040 = (Lanes_agreed_0(lane_32, uint(_S1078))) == 0U;
        }
        if(_S1040)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_36->renormalize_0) != 0U)
    {
        bool _S1079 = weighs_winners_alone_0(rule_36);
        all_1 = !_S1079;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        renormalize_1(lane_32, rule_36, kernelContext_66);
    }
    Lanes_sync_0();
    return pass_0 != 0U;
}

void sparsemixer_0(uint lane_33, const Rule_0 thread* rule_37, const Token_0 thread* token_9, KernelContext_0 thread* kernelContext_67)
{
    Rounded_0 r_5;
    thread PartMembers_0 part_0;
    uint _S1080 = rule_37->n_expert_0;
    (&part_0)->n_18 = rule_37->n_expert_0;
    uint _S1081 = multiply_0(1073741824U, rule_37->jitter_eps_0);
    (&part_0)->threshold_0 = _S1081;
    (&part_0)->excluded_0 = 4294967295U;
    Lanes_sync_0();
    prepare_row_0(lane_33, rule_37, token_9, kernelContext_67);
    Lanes_sync_0();
    uint slot_8 = 0U;
    for(;;)
    {
        uint _S1082 = 2U + (_S1080 >> 16U);
        if(slot_8 < _S1082)
        {
        }
        else
        {
            break;
        }
        uint top_2 = 0U;
        uint id_0 = 4294967295U;
        uint e_23 = lane_33;
        for(;;)
        {
            if(e_23 < _S1080)
            {
            }
            else
            {
                break;
            }
            uint _S1083 = Row4096_get_1(e_23, kernelContext_67);
            uint _S1084 = nan_place_1(rule_37);
            uint key_9 = order_0(_S1083, _S1084);
            bool _S1085;
            if(e_23 != ((&part_0)->excluded_0))
            {
                _S1085 = key_9 > top_2;
            }
            else
            {
                _S1085 = false;
            }
            if(_S1085)
            {
                top_2 = key_9;
                id_0 = e_23;
            }
            e_23 = e_23 + 32U;
        }
        uint _S1086 = Lanes_max_0(lane_33, top_2, kernelContext_67);
        uint _S1087;
        if(top_2 == _S1086)
        {
            _S1087 = ~id_0;
        }
        else
        {
            _S1087 = 0U;
        }
        uint _S1088 = Lanes_max_0(lane_33, _S1087, kernelContext_67);
        uint _S1089 = ~_S1088;
        (&part_0)->winner_0 = _S1089;
        uint _S1090 = Row4096_get_1(_S1089, kernelContext_67);
        (&part_0)->best_8 = _S1090;
        Rounded_0 r_6;
        uint pass_1 = 0U;
        for(;;)
        {
            if(pass_1 < _S1082)
            {
            }
            else
            {
                r_5 = r_6;
                break;
            }
            bool _S1091 = pass_1 != 0U;
            thread PartMembers_0 _S1092 = part_0;
            Softmax_0 _S1093 = softmax_of_2(lane_33, &_S1092, false, _S1091, kernelContext_67);
            thread Softmax_0 _S1094 = _S1093;
            Rounded_0 _S1095 = share_0(&_S1094, (&part_0)->best_8, kernelContext_67);
            int _S1096;
            if(_S1095.doubtful_0)
            {
                _S1096 = int(1);
            }
            else
            {
                _S1096 = int(0);
            }
            if((Lanes_agreed_0(lane_33, uint(_S1096))) == 0U)
            {
                r_5 = _S1095;
                break;
            }
            uint pass_2 = pass_1 + 1U;
            r_6 = _S1095;
            pass_1 = pass_2;
        }
        if(lane_33 == 0U)
        {
            (*kernelContext_67->winner_id_0)[slot_8] = (&part_0)->winner_0;
            (*kernelContext_67->winner_score_0)[slot_8] = r_5.value_11;
        }
        (&part_0)->excluded_0 = (&part_0)->winner_0;
        slot_8 = slot_8 + 1U;
    }
    Lanes_sync_0();
    return;
}

uint read_given_0(uint lane_34, const Rule_0 thread* rule_38, uint token_10, KernelContext_0 thread* kernelContext_68)
{
    uint _S1097;
    uint slot_9 = lane_34;
    uint padding_0 = 0U;
    for(;;)
    {
        uint _S1098 = rule_38->n_used_0;
        _S1097 = rule_38->n_used_0;
        if(slot_9 < (rule_38->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S1099 = kernelContext_68->given_0[token_10 * _S1098 + slot_9];
        (*kernelContext_68->list_id_0)[slot_9] = _S1099;
        int _S1100;
        if(_S1099 == 4294967295U)
        {
            _S1100 = int(1);
        }
        else
        {
            _S1100 = int(0);
        }
        uint padding_1 = padding_0 + uint(_S1100);
        slot_9 = slot_9 + 32U;
        padding_0 = padding_1;
    }
    uint _S1101 = Lanes_add_0(lane_34, padding_0, kernelContext_68);
    uint padding_2 = Lanes_agreed_0(lane_34, _S1101);
    Lanes_sync_0();
    if(padding_2 == _S1097)
    {
        return 4294967295U;
    }
    uint first_2 = _S1097;
    slot_9 = lane_34;
    for(;;)
    {
        if(slot_9 < _S1097)
        {
        }
        else
        {
            break;
        }
        uint id_1 = (*kernelContext_68->list_id_0)[slot_9];
        bool refused_0 = ((*kernelContext_68->list_id_0)[slot_9]) >= (rule_38->n_expert_0);
        uint before_0 = 0U;
        for(;;)
        {
            if(before_0 < slot_9)
            {
            }
            else
            {
                break;
            }
            if(refused_0)
            {
                refused_0 = true;
            }
            else
            {
                refused_0 = ((*kernelContext_68->list_id_0)[before_0]) == id_1;
            }
            before_0 = before_0 + 1U;
        }
        if(refused_0)
        {
            first_2 = min(first_2, slot_9);
        }
        slot_9 = slot_9 + 32U;
    }
    uint _S1102 = Lanes_max_0(lane_34, ~first_2, kernelContext_68);
    return ~_S1102;
}

uint narrow_0(uint x_37, uint dtype_2)
{
    uint _S1103;
    if(dtype_2 == 1U)
    {
        _S1103 = narrow_half_0(x_37);
    }
    else
    {
        _S1103 = narrow_bfloat_0(x_37);
    }
    return _S1103;
}

void write_weight_0(uint slot_10, uint w_148, uint dtype_3, KernelContext_0 thread* kernelContext_69)
{
    if(dtype_3 == 0U)
    {
        atomic_store_explicit(kernelContext_69->weights_0+slot_10, w_148, memory_order_relaxed);
        return;
    }
    uint shift_10 = 16U * (slot_10 & 1U);
    uint _S1104 = slot_10 >> 1U;
    uint _S1105 = atomic_fetch_and_explicit(kernelContext_69->weights_0+_S1104, ~(65535U << shift_10), memory_order_relaxed);
    uint _S1106 = atomic_fetch_or_explicit(kernelContext_69->weights_0+_S1104, (narrow_0(w_148, dtype_3)) << shift_10, memory_order_relaxed);
    return;
}

uint Token_expert_scale_of_0(const Token_0 thread* this_25, uint expert_19, KernelContext_0 thread* kernelContext_70)
{
    return kernelContext_70->tables_0[(&this_25->rule_12)->expert_scale_at_0 + expert_19];
}

uint finish_0(const Rule_0 thread* rule_39, const Token_0 thread* token_11, uint expert_20, uint w_149, KernelContext_0 thread* kernelContext_71)
{
    uint _S1107 = rule_39->divisor_0;
    uint _S1108;
    if((rule_39->divisor_0) != 1065353216U)
    {
        _S1108 = divide_0(w_149, _S1107);
    }
    else
    {
        _S1108 = w_149;
    }
    uint _S1109 = rule_39->scale_0;
    if((rule_39->scale_0) != 1065353216U)
    {
        uint _S1110 = multiply_0(_S1108, _S1109);
        _S1108 = _S1110;
    }
    if((rule_39->expert_scale_at_0) != 4294967295U)
    {
        uint _S1111 = Token_expert_scale_of_0(token_11, expert_20, kernelContext_71);
        uint _S1112 = multiply_0(_S1108, _S1111);
        _S1108 = _S1112;
    }
    if(is_nan_0(_S1108))
    {
        _S1108 = 2143289344U;
    }
    return _S1108;
}

void route_token_0(uint lane_35, const Rule_0 thread* rule_40, uint index_0, KernelContext_0 thread* kernelContext_72)
{
    bool padding_3 = index_0 >= (rule_40->n_real_0);
    bool _S1113 = (rule_40->replay_0) != 0U;
    bool padding_4;
    if(_S1113)
    {
        uint _S1114 = read_given_0(lane_35, rule_40, index_0, kernelContext_72);
        uint refused_1 = Lanes_agreed_0(lane_35, _S1114);
        uint _S1115 = rule_40->n_used_0;
        if(refused_1 < (rule_40->n_used_0))
        {
            padding_4 = lane_35 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S1116 = atomic_fetch_min_explicit(kernelContext_72->status_0+int(1), (rule_40->token_base_0 + index_0) * 64U + refused_1, memory_order_relaxed);
        }
        if(padding_3)
        {
            padding_4 = true;
        }
        else
        {
            padding_4 = refused_1 != _S1115;
        }
    }
    else
    {
        padding_4 = padding_3;
    }
    uint slot_11;
    if(padding_4)
    {
        slot_11 = lane_35;
        for(;;)
        {
            uint _S1117 = rule_40->n_used_0;
            if(slot_11 < (rule_40->n_used_0))
            {
            }
            else
            {
                break;
            }
            uint _S1118 = index_0 * _S1117 + slot_11;
            *(kernelContext_72->ids_0+_S1118) = 4294967295U;
            write_weight_0(_S1118, 0U, rule_40->weights_dtype_0, kernelContext_72);
            slot_11 = slot_11 + 32U;
        }
        Lanes_sync_0();
        return;
    }
    thread Token_0 token_12;
    (&token_12)->rule_12 = *rule_40;
    (&token_12)->first_1 = index_0 * rule_40->row_stride_0;
    if((rule_40->score_0) == 4U)
    {
        thread Token_0 _S1119 = token_12;
        sparsemixer_0(lane_35, rule_40, &_S1119, kernelContext_72);
    }
    else
    {
        thread Token_0 _S1120 = token_12;
        bool _S1121 = route_row_0(lane_35, rule_40, &_S1120, _S1113, kernelContext_72);
        if(_S1121)
        {
            padding_4 = lane_35 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            padding_4 = (rule_40->n_group_left_0) == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S1122 = atomic_fetch_add_explicit(kernelContext_72->status_0+int(0), 1U, memory_order_relaxed);
        }
    }
    slot_11 = lane_35;
    for(;;)
    {
        uint _S1123 = rule_40->n_used_0;
        if(slot_11 < (rule_40->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint expert_21 = (*kernelContext_72->winner_id_0)[slot_11];
        uint _S1124 = index_0 * _S1123 + slot_11;
        *(kernelContext_72->ids_0+_S1124) = (*kernelContext_72->winner_id_0)[slot_11];
        uint _S1125 = (*kernelContext_72->winner_score_0)[slot_11];
        thread Token_0 _S1126 = token_12;
        uint _S1127 = finish_0(rule_40, &_S1126, expert_21, _S1125, kernelContext_72);
        write_weight_0(_S1124, _S1127, rule_40->weights_dtype_0, kernelContext_72);
        slot_11 = slot_11 + 32U;
    }
    Lanes_sync_0();
    return;
}

constant uint fc_kIsFixed_0 [[function_constant(0)]];
constant uint kIsFixed_0 = is_function_constant_defined(fc_kIsFixed_0) ? fc_kIsFixed_0 : 0U;
constant uint fc_kFixed_n_expert_0 [[function_constant(100)]];
constant uint kFixed_n_expert_0 = is_function_constant_defined(fc_kFixed_n_expert_0) ? fc_kFixed_n_expert_0 : 0U;
constant uint fc_kFixed_n_used_0 [[function_constant(101)]];
constant uint kFixed_n_used_0 = is_function_constant_defined(fc_kFixed_n_used_0) ? fc_kFixed_n_used_0 : 0U;
constant uint fc_kFixed_score_0 [[function_constant(108)]];
constant uint kFixed_score_0 = is_function_constant_defined(fc_kFixed_score_0) ? fc_kFixed_score_0 : 0U;
constant uint fc_kFixed_score_dtype_0 [[function_constant(109)]];
constant uint kFixed_score_dtype_0 = is_function_constant_defined(fc_kFixed_score_dtype_0) ? fc_kFixed_score_dtype_0 : 0U;
constant uint fc_kFixed_select_bias_0 [[function_constant(110)]];
constant uint kFixed_select_bias_0 = is_function_constant_defined(fc_kFixed_select_bias_0) ? fc_kFixed_select_bias_0 : 0U;
constant uint fc_kFixed_select_by_0 [[function_constant(111)]];
constant uint kFixed_select_by_0 = is_function_constant_defined(fc_kFixed_select_by_0) ? fc_kFixed_select_by_0 : 0U;
constant uint fc_kFixed_n_group_0 [[function_constant(112)]];
constant uint kFixed_n_group_0 = is_function_constant_defined(fc_kFixed_n_group_0) ? fc_kFixed_n_group_0 : 0U;
constant uint fc_kFixed_topk_group_0 [[function_constant(113)]];
constant uint kFixed_topk_group_0 = is_function_constant_defined(fc_kFixed_topk_group_0) ? fc_kFixed_topk_group_0 : 0U;
constant uint fc_kFixed_group_score_0 [[function_constant(114)]];
constant uint kFixed_group_score_0 = is_function_constant_defined(fc_kFixed_group_score_0) ? fc_kFixed_group_score_0 : 0U;
constant uint fc_kFixed_excluded_zero_0 [[function_constant(115)]];
constant uint kFixed_excluded_zero_0 = is_function_constant_defined(fc_kFixed_excluded_zero_0) ? fc_kFixed_excluded_zero_0 : 0U;
constant uint fc_kFixed_renormalize_0 [[function_constant(116)]];
constant uint kFixed_renormalize_0 = is_function_constant_defined(fc_kFixed_renormalize_0) ? fc_kFixed_renormalize_0 : 0U;
constant uint fc_kFixed_eps_kind_0 [[function_constant(117)]];
constant uint kFixed_eps_kind_0 = is_function_constant_defined(fc_kFixed_eps_kind_0) ? fc_kFixed_eps_kind_0 : 0U;
constant uint fc_kFixed_renorm_eps_0 [[function_constant(118)]];
constant uint kFixed_renorm_eps_0 = is_function_constant_defined(fc_kFixed_renorm_eps_0) ? fc_kFixed_renorm_eps_0 : 0U;
constant uint fc_kFixed_divisor_0 [[function_constant(119)]];
constant uint kFixed_divisor_0 = is_function_constant_defined(fc_kFixed_divisor_0) ? fc_kFixed_divisor_0 : 0U;
constant uint fc_kFixed_scale_0 [[function_constant(120)]];
constant uint kFixed_scale_0 = is_function_constant_defined(fc_kFixed_scale_0) ? fc_kFixed_scale_0 : 0U;
constant uint fc_kFixed_has_logit_scale_0 [[function_constant(121)]];
constant uint kFixed_has_logit_scale_0 = is_function_constant_defined(fc_kFixed_has_logit_scale_0) ? fc_kFixed_has_logit_scale_0 : 0U;
constant uint fc_kFixed_logit_scale_0 [[function_constant(122)]];
constant uint kFixed_logit_scale_0 = is_function_constant_defined(fc_kFixed_logit_scale_0) ? fc_kFixed_logit_scale_0 : 0U;
constant uint fc_kFixed_has_logit_softcap_0 [[function_constant(123)]];
constant uint kFixed_has_logit_softcap_0 = is_function_constant_defined(fc_kFixed_has_logit_softcap_0) ? fc_kFixed_has_logit_softcap_0 : 0U;
constant uint fc_kFixed_logit_softcap_0 [[function_constant(124)]];
constant uint kFixed_logit_softcap_0 = is_function_constant_defined(fc_kFixed_logit_softcap_0) ? fc_kFixed_logit_softcap_0 : 0U;
constant uint fc_kFixed_has_logit_clamp_0 [[function_constant(125)]];
constant uint kFixed_has_logit_clamp_0 = is_function_constant_defined(fc_kFixed_has_logit_clamp_0) ? fc_kFixed_has_logit_clamp_0 : 0U;
constant uint fc_kFixed_logit_clamp_0 [[function_constant(126)]];
constant uint kFixed_logit_clamp_0 = is_function_constant_defined(fc_kFixed_logit_clamp_0) ? fc_kFixed_logit_clamp_0 : 0U;
constant uint fc_kFixed_jitter_eps_0 [[function_constant(127)]];
constant uint kFixed_jitter_eps_0 = is_function_constant_defined(fc_kFixed_jitter_eps_0) ? fc_kFixed_jitter_eps_0 : 0U;
constant uint fc_kFixed_nan_last_0 [[function_constant(128)]];
constant uint kFixed_nan_last_0 = is_function_constant_defined(fc_kFixed_nan_last_0) ? fc_kFixed_nan_last_0 : 0U;
constant uint fc_kFixed_bias_at_0 [[function_constant(129)]];
constant uint kFixed_bias_at_0 = is_function_constant_defined(fc_kFixed_bias_at_0) ? fc_kFixed_bias_at_0 : 0U;
constant uint fc_kFixed_logit_bias_at_0 [[function_constant(130)]];
constant uint kFixed_logit_bias_at_0 = is_function_constant_defined(fc_kFixed_logit_bias_at_0) ? fc_kFixed_logit_bias_at_0 : 0U;
constant uint fc_kFixed_expert_scale_at_0 [[function_constant(131)]];
constant uint kFixed_expert_scale_at_0 = is_function_constant_defined(fc_kFixed_expert_scale_at_0) ? fc_kFixed_expert_scale_at_0 : 0U;
constant uint fc_kFixed_n_at_once_0 [[function_constant(134)]];
constant uint kFixed_n_at_once_0 = is_function_constant_defined(fc_kFixed_n_at_once_0) ? fc_kFixed_n_at_once_0 : 0U;
Rule_0 fixed_rule_0(int _S1128, KernelContext_0 thread* kernelContext_73)
{
    thread Rule_0 _S1129 = kernelContext_73->params_0[_S1128];
    if(kIsFixed_0 == 0U)
    {
        return _S1129;
    }
    (&_S1129)->n_expert_0 = kFixed_n_expert_0;
    (&_S1129)->n_used_0 = kFixed_n_used_0;
    (&_S1129)->score_0 = kFixed_score_0;
    (&_S1129)->score_dtype_0 = kFixed_score_dtype_0;
    (&_S1129)->select_bias_0 = kFixed_select_bias_0;
    (&_S1129)->select_by_0 = kFixed_select_by_0;
    (&_S1129)->n_group_0 = kFixed_n_group_0;
    (&_S1129)->topk_group_0 = kFixed_topk_group_0;
    (&_S1129)->group_score_0 = kFixed_group_score_0;
    (&_S1129)->excluded_zero_0 = kFixed_excluded_zero_0;
    (&_S1129)->renormalize_0 = kFixed_renormalize_0;
    (&_S1129)->eps_kind_0 = kFixed_eps_kind_0;
    (&_S1129)->renorm_eps_0 = kFixed_renorm_eps_0;
    (&_S1129)->divisor_0 = kFixed_divisor_0;
    (&_S1129)->scale_0 = kFixed_scale_0;
    (&_S1129)->has_logit_scale_0 = kFixed_has_logit_scale_0;
    (&_S1129)->logit_scale_0 = kFixed_logit_scale_0;
    (&_S1129)->has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    (&_S1129)->logit_softcap_0 = kFixed_logit_softcap_0;
    (&_S1129)->has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    (&_S1129)->logit_clamp_0 = kFixed_logit_clamp_0;
    (&_S1129)->jitter_eps_0 = kFixed_jitter_eps_0;
    (&_S1129)->nan_last_0 = kFixed_nan_last_0;
    (&_S1129)->bias_at_0 = kFixed_bias_at_0;
    (&_S1129)->logit_bias_at_0 = kFixed_logit_bias_at_0;
    (&_S1129)->expert_scale_at_0 = kFixed_expert_scale_at_0;
    (&_S1129)->n_at_once_0 = kFixed_n_at_once_0;
    return _S1129;
}

void Lanes_start_0(uint lane_36, KernelContext_0 thread* kernelContext_74)
{
    if(lane_36 == 0U)
    {
        atomic_store_explicit(kernelContext_74->shared_total_0, 0U, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

uint firstbitlow_0(uint value_12)
{
    uint _S1130;
    if(value_12 == 0U)
    {
        _S1130 = 4294967295U;
    }
    else
    {
        uint _S1131 = ctz(value_12);
        _S1130 = _S1131;
    }
    return _S1130;
}

void route_tokens_0(uint lane_37, uint group_6, KernelContext_0 thread* kernelContext_75)
{
    Rule_0 _S1132 = fixed_rule_0(int(0), kernelContext_75);
    kernelContext_75->zero_0 = (_S1132.n_expert_0) >> 16U;
    Lanes_start_0(lane_37, kernelContext_75);
    bool only_left_0 = (_S1132.n_group_left_0) != 0U;
    uint n_tile_0 = (_S1132.n_token_0 + _S1132.n_at_once_0 - 1U) / max(_S1132.n_at_once_0, 1U);
    uint _S1133;
    if(only_left_0)
    {
        _S1133 = (n_tile_0 + 32U - 1U) / 32U;
    }
    else
    {
        _S1133 = _S1132.n_token_0;
    }
    uint _S1134;
    if(only_left_0)
    {
        _S1134 = _S1132.n_group_left_0;
    }
    else
    {
        _S1134 = _S1132.n_group_dispatched_0;
    }
    uint i_21 = group_6;
    for(;;)
    {
        if(i_21 < _S1133)
        {
        }
        else
        {
            break;
        }
        uint tiles_0;
        if(only_left_0)
        {
            uint tile_0 = i_21 * 32U + lane_37;
            bool _S1135;
            if(tile_0 < n_tile_0)
            {
                _S1135 = kernelContext_75->given_0[min(tile_0, n_tile_0 - 1U)] != 0U;
            }
            else
            {
                _S1135 = false;
            }
            uint _S1136 = Lanes_ballot_0(lane_37, _S1135, kernelContext_75);
            tiles_0 = Lanes_agreed_0(lane_37, _S1136);
        }
        else
        {
            tiles_0 = 1U;
        }
        uint tiles_1 = tiles_0;
        for(;;)
        {
            if(tiles_1 != 0U)
            {
            }
            else
            {
                break;
            }
            uint tile_1 = i_21 * 32U + firstbitlow_0(tiles_1);
            uint _S1137;
            if(only_left_0)
            {
                _S1137 = Lanes_agreed_0(lane_37, kernelContext_75->given_0[tile_1]);
            }
            else
            {
                _S1137 = 1U;
            }
            uint left_1 = _S1137;
            for(;;)
            {
                if(left_1 != 0U)
                {
                }
                else
                {
                    break;
                }
                uint _S1138;
                if(only_left_0)
                {
                    _S1138 = tile_1 * _S1132.n_at_once_0 + firstbitlow_0(left_1);
                }
                else
                {
                    _S1138 = i_21;
                }
                thread Rule_0 _S1139 = _S1132;
                route_token_0(lane_37, &_S1139, _S1138, kernelContext_75);
                left_1 = left_1 & (left_1 - 1U);
            }
            tiles_1 = tiles_1 & (tiles_1 - 1U);
        }
        i_21 = i_21 + _S1134;
    }
    return;
}

[[kernel]] void route_large(uint3 group_7 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], uint device* given_1 [[buffer(0)]], atomic<uint> device* status_1 [[buffer(6)]], uint device* ids_1 [[buffer(3)]], atomic<uint> device* weights_1 [[buffer(4)]], Rule_0 device* params_1 [[buffer(5)]], uint device* logits_1 [[buffer(1)]], uint device* tables_1 [[buffer(2)]])
{
    thread KernelContext_0 kernelContext_76;
    (&kernelContext_76)->given_0 = given_1;
    (&kernelContext_76)->status_0 = status_1;
    (&kernelContext_76)->ids_0 = ids_1;
    (&kernelContext_76)->weights_0 = weights_1;
    (&kernelContext_76)->params_0 = params_1;
    (&kernelContext_76)->logits_0 = logits_1;
    (&kernelContext_76)->tables_0 = tables_1;
    threadgroup array<uint, int(64)> winner_score_1;
    (&kernelContext_76)->winner_score_0 = &winner_score_1;
    threadgroup array<uint, int(64)> winner_logit_1;
    (&kernelContext_76)->winner_logit_0 = &winner_logit_1;
    threadgroup array<uint, int(64)> winner_id_1;
    (&kernelContext_76)->winner_id_0 = &winner_id_1;
    threadgroup array<uint, int(64)> list_key_1;
    (&kernelContext_76)->list_key_0 = &list_key_1;
    threadgroup array<uint, int(64)> list_id_1;
    (&kernelContext_76)->list_id_0 = &list_id_1;
    threadgroup array<uint, int(64)> list_logit_1;
    (&kernelContext_76)->list_logit_0 = &list_logit_1;
    threadgroup array<uint, int(64)> list_score_1;
    (&kernelContext_76)->list_score_0 = &list_score_1;
    threadgroup array<uint, int(64)> best_of_part_1;
    (&kernelContext_76)->best_of_part_0 = &best_of_part_1;
    threadgroup array<uint, int(128)> kept_groups_1;
    (&kernelContext_76)->kept_groups_0 = &kept_groups_1;
    threadgroup atomic<uint> shared_total_1;
    (&kernelContext_76)->shared_total_0 = &shared_total_1;
    threadgroup uint shared_value_1;
    (&kernelContext_76)->shared_value_0 = &shared_value_1;
    threadgroup array<uint, int(32)> shared_values_1;
    (&kernelContext_76)->shared_values_0 = &shared_values_1;
    threadgroup array<uint, int(4096)> row_4096_1;
    (&kernelContext_76)->row_4096_0 = &row_4096_1;
    threadgroup array<uint, int(2048)> group_keys_2048_1;
    (&kernelContext_76)->group_keys_2048_0 = &group_keys_2048_1;
    (&kernelContext_76)->zero_0 = 0U;
    route_tokens_0(thread_0.x, group_7.x, &kernelContext_76);
    return;
}

