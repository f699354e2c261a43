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
    uint unused0_0;
    uint unused1_0;
    uint unused2_0;
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
    array<uint, int(2048)> threadgroup* row_2048_0;
    array<uint, int(1024)> threadgroup* group_keys_1024_0;
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
    bool plain_0 = true;
    uint slot_0 = lane_2;
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
    uint sum_1;
    if(_S12 == 4294967295U)
    {
        sum_1 = _S11;
        slot_0 = 1U;
        for(;;)
        {
            if(slot_0 < _S10)
            {
            }
            else
            {
                break;
            }
            uint _S13 = (as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>(((*kernelContext_2->winner_score_0)[slot_0])))))) ^ (kernelContext_2->zero_0);
            uint slot_1 = slot_0 + 1U;
            sum_1 = _S13;
            slot_0 = slot_1;
        }
    }
    else
    {
        sum_1 = _S11;
        slot_0 = 1U;
        for(;;)
        {
            if(slot_0 < _S10)
            {
            }
            else
            {
                break;
            }
            uint _S14 = (*kernelContext_2->winner_score_0)[slot_0];
            for(;;)
            {
                if(is_plain_0(sum_1))
                {
                    plain_0 = is_plain_0(_S14);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    sum_1 = flush_0((as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>((_S14)))))) ^ (kernelContext_2->zero_0));
                    break;
                }
                sum_1 = add_by_words_0(sum_1, _S14);
                break;
            }
            slot_0 = slot_0 + 1U;
        }
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
    Wide_0 sum_2;
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

bool WinnerMembers_has_0(const WinnerMembers_0 thread* this_1, uint slot_2)
{
    return true;
}

uint WinnerMembers_logit_0(const WinnerMembers_0 thread* this_2, uint slot_3, KernelContext_0 thread* kernelContext_3)
{
    return (*kernelContext_3->winner_logit_0)[slot_3];
}

uint order_0(uint x_7, uint nan_place_0)
{
    if(is_nan_0(x_7))
    {
        return nan_place_0;
    }
    uint _S15;
    if((x_7 & 2147483648U) != 0U)
    {
        _S15 = ~x_7;
    }
    else
    {
        _S15 = x_7 | 2147483648U;
    }
    return _S15;
}

uint Lanes_max_0(uint lane_3, uint value_3, KernelContext_0 thread* kernelContext_4)
{
    uint _S16 = atomic_fetch_max_explicit(kernelContext_4->shared_total_0, value_3, memory_order_relaxed);
    uint _S17 = Lanes_collect_0(lane_3, kernelContext_4);
    return _S17;
}

uint from_order_0(uint key_0)
{
    bool _S18;
    if(key_0 == 4294967295U)
    {
        _S18 = true;
    }
    else
    {
        _S18 = key_0 <= 1U;
    }
    if(_S18)
    {
        return 2143289344U;
    }
    uint _S19;
    if((key_0 & 2147483648U) != 0U)
    {
        _S19 = key_0 ^ 2147483648U;
    }
    else
    {
        _S19 = ~key_0;
    }
    return _S19;
}

bool is_finite_0(uint x_8)
{
    return (x_8 & 2147483647U) < 2139095040U;
}

uint bit_width_0(uint v_0)
{
    uint _S20;
    if(v_0 == 0U)
    {
        _S20 = 0U;
    }
    else
    {
        _S20 = firstbithigh_0(v_0) + 1U;
    }
    return _S20;
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
    Huge_0 _S21;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_1->w0_0;
        (&h_1)->w3_0 = a_1->w1_0;
        _S21 = h_1;
    }
    else
    {
        _S21 = *a_1;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S21.w0_0;
        (&h_2)->w2_0 = _S21.w1_0;
        (&h_2)->w3_0 = _S21.w2_0;
        _S21 = h_2;
    }
    uint m_2 = n_1 & 31U;
    uint k_0 = 31U - m_2;
    uint _S22 = ((_S21.w3_0) << m_2) | (((_S21.w2_0) >> 1U) >> k_0);
    uint _S23 = ((_S21.w2_0) << m_2) | (((_S21.w1_0) >> 1U) >> k_0);
    uint _S24 = ((_S21.w1_0) << m_2) | (((_S21.w0_0) >> 1U) >> k_0);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S21.w0_0) << m_2;
    (&h_3)->w1_0 = _S24;
    (&h_3)->w2_0 = _S23;
    (&h_3)->w3_0 = _S22;
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
    Huge_0 _S25;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = a_2->w2_0;
        (&h_5)->w1_0 = a_2->w3_0;
        (&h_5)->w2_0 = 0U;
        (&h_5)->w3_0 = 0U;
        _S25 = h_5;
    }
    else
    {
        _S25 = *a_2;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = _S25.w1_0;
        (&h_6)->w1_0 = _S25.w2_0;
        (&h_6)->w2_0 = _S25.w3_0;
        (&h_6)->w3_0 = 0U;
        _S25 = h_6;
    }
    uint m_3 = n_2 & 31U;
    uint k_1 = 31U - m_3;
    uint _S26 = (_S25.w3_0) >> m_3;
    uint _S27 = ((_S25.w2_0) >> m_3) | (((_S25.w3_0) << 1U) << k_1);
    uint _S28 = ((_S25.w1_0) >> m_3) | (((_S25.w2_0) << 1U) << k_1);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = ((_S25.w0_0) >> m_3) | (((_S25.w1_0) << 1U) << k_1);
    (&h_7)->w1_0 = _S28;
    (&h_7)->w2_0 = _S27;
    (&h_7)->w3_0 = _S26;
    return h_7;
}

Huge_0 fixed_96_0(uint x_9)
{
    if((absolute_0(x_9)) == 0U)
    {
        thread Huge_0 h_8;
        (&h_8)->w0_0 = 0U;
        (&h_8)->w1_0 = 0U;
        (&h_8)->w2_0 = 0U;
        (&h_8)->w3_0 = 0U;
        return h_8;
    }
    int shift_1 = exponent_of_0(x_9) - int(54);
    thread Huge_0 h_9;
    (&h_9)->w0_0 = mantissa_of_0(x_9);
    (&h_9)->w1_0 = 0U;
    (&h_9)->w2_0 = 0U;
    (&h_9)->w3_0 = 0U;
    Huge_0 _S29 = h_9;
    Huge_0 _S30;
    if(shift_1 >= int(0))
    {
        uint _S31 = uint(shift_1);
        thread Huge_0 _S32 = _S29;
        Huge_0 _S33 = shift_left_0(&_S32, _S31);
        _S30 = _S33;
    }
    else
    {
        uint _S34 = uint(- shift_1);
        thread Huge_0 _S35 = _S29;
        Huge_0 _S36 = shift_right_0(&_S35, _S34);
        _S30 = _S36;
    }
    return _S30;
}

Huge_0 subtract_0(const Huge_0 thread* a_3, const Huge_0 thread* b_1)
{
    uint _S37 = a_3->w1_0;
    uint _S38 = b_1->w1_0;
    bool borrow_0;
    if((a_3->w1_0) < (b_1->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S37 == _S38)
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
    (&w_0)->hi_0 = _S37;
    Wide_0 _S39 = w_0;
    thread Wide_0 w_1;
    (&w_1)->lo_0 = b_1->w0_0;
    (&w_1)->hi_0 = _S38;
    Wide_0 _S40 = w_1;
    uint _S41 = _S39.hi_0 - _S40.hi_0;
    int _S42;
    if((_S39.lo_0) < (_S40.lo_0))
    {
        _S42 = int(1);
    }
    else
    {
        _S42 = int(0);
    }
    uint _S43 = _S41 - uint(_S42);
    thread Wide_0 w_2;
    (&w_2)->lo_0 = _S39.lo_0 - _S40.lo_0;
    (&w_2)->hi_0 = _S43;
    Wide_0 _S44 = w_2;
    thread Wide_0 w_3;
    (&w_3)->lo_0 = a_3->w2_0;
    (&w_3)->hi_0 = a_3->w3_0;
    Wide_0 _S45 = w_3;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = b_1->w2_0;
    (&w_4)->hi_0 = b_1->w3_0;
    Wide_0 _S46 = w_4;
    uint _S47 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S42 = int(1);
    }
    else
    {
        _S42 = int(0);
    }
    uint _S48 = _S47 - uint(_S42);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = _S45.lo_0 - _S46.lo_0;
    (&w_5)->hi_0 = _S48;
    Wide_0 _S49 = w_5;
    if(borrow_0)
    {
        _S42 = int(1);
    }
    else
    {
        _S42 = int(0);
    }
    thread Wide_0 w_6;
    (&w_6)->lo_0 = uint(_S42);
    (&w_6)->hi_0 = 0U;
    Wide_0 _S50 = w_6;
    uint _S51 = _S49.hi_0 - _S50.hi_0;
    if((_S49.lo_0) < (_S50.lo_0))
    {
        _S42 = int(1);
    }
    else
    {
        _S42 = int(0);
    }
    uint _S52 = _S51 - uint(_S42);
    thread Wide_0 w_7;
    (&w_7)->lo_0 = _S49.lo_0 - _S50.lo_0;
    (&w_7)->hi_0 = _S52;
    Wide_0 _S53 = w_7;
    thread Huge_0 h_10;
    (&h_10)->w0_0 = _S44.lo_0;
    (&h_10)->w1_0 = _S44.hi_0;
    (&h_10)->w2_0 = _S53.lo_0;
    (&h_10)->w3_0 = _S53.hi_0;
    return h_10;
}

ExactDistance_0 distance_exact_0(uint largest_1, uint x_10)
{
    thread ExactDistance_0 d_0;
    bool _S54 = x_10 == largest_1;
    (&d_0)->near_0 = _S54;
    thread Huge_0 h_11;
    (&h_11)->w0_0 = 0U;
    (&h_11)->w1_0 = 0U;
    (&h_11)->w2_0 = 0U;
    (&h_11)->w3_0 = 0U;
    (&d_0)->t_0 = h_11;
    bool _S55;
    if(_S54)
    {
        _S55 = true;
    }
    else
    {
        _S55 = (absolute_0(largest_1)) >= 1325400064U;
    }
    if(_S55)
    {
        _S55 = true;
    }
    else
    {
        _S55 = (absolute_0(x_10)) >= 1325400064U;
    }
    if(_S55)
    {
        return d_0;
    }
    thread Huge_0 h_12;
    (&h_12)->w0_0 = 0U;
    (&h_12)->w1_0 = 0U;
    (&h_12)->w2_0 = 0U;
    (&h_12)->w3_0 = 0U;
    Huge_0 _S56 = h_12;
    Huge_0 a_4 = fixed_96_0(largest_1);
    Huge_0 b_2 = fixed_96_0(x_10);
    Huge_0 a_5;
    if((largest_1 & 2147483648U) != 0U)
    {
        thread Huge_0 _S57 = _S56;
        thread Huge_0 _S58 = a_4;
        Huge_0 _S59 = subtract_0(&_S57, &_S58);
        a_5 = _S59;
    }
    else
    {
        a_5 = a_4;
    }
    Huge_0 b_3;
    if((x_10 & 2147483648U) != 0U)
    {
        thread Huge_0 _S60 = _S56;
        thread Huge_0 _S61 = b_2;
        Huge_0 _S62 = subtract_0(&_S60, &_S61);
        b_3 = _S62;
    }
    else
    {
        b_3 = b_2;
    }
    thread Huge_0 _S63 = a_5;
    thread Huge_0 _S64 = b_3;
    Huge_0 _S65 = subtract_0(&_S63, &_S64);
    (&d_0)->t_0 = _S65;
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
    uint _S66 = b_4->w1_0;
    uint _S67 = b_4->w0_0;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = b_4->w0_0;
    (&w_9)->hi_0 = b_4->w1_0;
    uint lo_1 = w_8.lo_0 + w_9.lo_0;
    uint _S68 = w_8.hi_0 + w_9.hi_0;
    int _S69;
    if(lo_1 < (w_9.lo_0))
    {
        _S69 = int(1);
    }
    else
    {
        _S69 = int(0);
    }
    uint _S70 = _S68 + uint(_S69);
    thread Wide_0 w_10;
    (&w_10)->lo_0 = lo_1;
    (&w_10)->hi_0 = _S70;
    Wide_0 _S71 = w_10;
    bool carry_0;
    if((_S71.hi_0) < _S66)
    {
        carry_0 = true;
    }
    else
    {
        if((_S71.hi_0) == _S66)
        {
            carry_0 = (_S71.lo_0) < _S67;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_11;
    (&w_11)->lo_0 = a_6->w2_0;
    (&w_11)->hi_0 = a_6->w3_0;
    Wide_0 _S72 = w_11;
    thread Wide_0 w_12;
    (&w_12)->lo_0 = b_4->w2_0;
    (&w_12)->hi_0 = b_4->w3_0;
    Wide_0 _S73 = w_12;
    uint lo_2 = _S72.lo_0 + _S73.lo_0;
    uint _S74 = _S72.hi_0 + _S73.hi_0;
    if(lo_2 < (_S73.lo_0))
    {
        _S69 = int(1);
    }
    else
    {
        _S69 = int(0);
    }
    uint _S75 = _S74 + uint(_S69);
    thread Wide_0 w_13;
    (&w_13)->lo_0 = lo_2;
    (&w_13)->hi_0 = _S75;
    Wide_0 _S76 = w_13;
    if(carry_0)
    {
        _S69 = int(1);
    }
    else
    {
        _S69 = int(0);
    }
    thread Wide_0 w_14;
    (&w_14)->lo_0 = uint(_S69);
    (&w_14)->hi_0 = 0U;
    Wide_0 _S77 = w_14;
    uint lo_3 = _S76.lo_0 + _S77.lo_0;
    uint _S78 = _S76.hi_0 + _S77.hi_0;
    if(lo_3 < (_S77.lo_0))
    {
        _S69 = int(1);
    }
    else
    {
        _S69 = int(0);
    }
    uint _S79 = _S78 + uint(_S69);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = lo_3;
    (&w_15)->hi_0 = _S79;
    Wide_0 _S80 = w_15;
    thread Huge_0 h_13;
    (&h_13)->w0_0 = _S71.lo_0;
    (&h_13)->w1_0 = _S71.hi_0;
    (&h_13)->w2_0 = _S80.lo_0;
    (&h_13)->w3_0 = _S80.hi_0;
    return h_13;
}

Huge_0 subtract_1(const Huge_0 thread* a_7, const Huge_0 thread* b_5)
{
    uint _S81 = a_7->w1_0;
    uint _S82 = b_5->w1_0;
    bool borrow_1;
    if((a_7->w1_0) < (b_5->w1_0))
    {
        borrow_1 = true;
    }
    else
    {
        if(_S81 == _S82)
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
    (&w_16)->hi_0 = _S81;
    Wide_0 _S83 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = b_5->w0_0;
    (&w_17)->hi_0 = _S82;
    Wide_0 _S84 = w_17;
    uint _S85 = _S83.hi_0 - _S84.hi_0;
    int _S86;
    if((_S83.lo_0) < (_S84.lo_0))
    {
        _S86 = int(1);
    }
    else
    {
        _S86 = int(0);
    }
    uint _S87 = _S85 - uint(_S86);
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S83.lo_0 - _S84.lo_0;
    (&w_18)->hi_0 = _S87;
    Wide_0 _S88 = w_18;
    thread Wide_0 w_19;
    (&w_19)->lo_0 = a_7->w2_0;
    (&w_19)->hi_0 = a_7->w3_0;
    Wide_0 _S89 = w_19;
    thread Wide_0 w_20;
    (&w_20)->lo_0 = b_5->w2_0;
    (&w_20)->hi_0 = b_5->w3_0;
    Wide_0 _S90 = w_20;
    uint _S91 = w_19.hi_0 - w_20.hi_0;
    if((w_19.lo_0) < (w_20.lo_0))
    {
        _S86 = int(1);
    }
    else
    {
        _S86 = int(0);
    }
    uint _S92 = _S91 - uint(_S86);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = _S89.lo_0 - _S90.lo_0;
    (&w_21)->hi_0 = _S92;
    Wide_0 _S93 = w_21;
    if(borrow_1)
    {
        _S86 = int(1);
    }
    else
    {
        _S86 = int(0);
    }
    thread Wide_0 w_22;
    (&w_22)->lo_0 = uint(_S86);
    (&w_22)->hi_0 = 0U;
    Wide_0 _S94 = w_22;
    uint _S95 = _S93.hi_0 - _S94.hi_0;
    if((_S93.lo_0) < (_S94.lo_0))
    {
        _S86 = int(1);
    }
    else
    {
        _S86 = int(0);
    }
    uint _S96 = _S95 - uint(_S86);
    thread Wide_0 w_23;
    (&w_23)->lo_0 = _S93.lo_0 - _S94.lo_0;
    (&w_23)->hi_0 = _S96;
    Wide_0 _S97 = w_23;
    thread Huge_0 h_14;
    (&h_14)->w0_0 = _S88.lo_0;
    (&h_14)->w1_0 = _S88.hi_0;
    (&h_14)->w2_0 = _S97.lo_0;
    (&h_14)->w3_0 = _S97.hi_0;
    return h_14;
}

bool less_0(const Huge_0 thread* a_8, const Huge_0 thread* b_6)
{
    uint _S98 = a_8->w3_0;
    uint _S99 = b_6->w3_0;
    if((a_8->w3_0) != (b_6->w3_0))
    {
        return _S98 < _S99;
    }
    uint _S100 = a_8->w2_0;
    uint _S101 = b_6->w2_0;
    if((a_8->w2_0) != (b_6->w2_0))
    {
        return _S100 < _S101;
    }
    uint _S102 = a_8->w1_0;
    uint _S103 = b_6->w1_0;
    if((a_8->w1_0) != (b_6->w1_0))
    {
        return _S102 < _S103;
    }
    return (a_8->w0_0) < (b_6->w0_0);
}

constant array<uint, int(3)> _S104 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S105 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S106 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S107 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S108 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S109 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S110 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S111 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S112 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S113 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S114 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S115 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S104, _S105, _S106, _S107, _S108, _S109, _S110, _S111, _S112, _S113, _S114, _S115 };
Huge_0 exp_series_0(uint j_0)
{
    uint _S116 = min(j_0, 11U);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = kExpSeries_0[_S116][int(2)];
    (&h_15)->w1_0 = kExpSeries_0[_S116][int(1)];
    (&h_15)->w2_0 = kExpSeries_0[_S116][int(0)];
    (&h_15)->w3_0 = 0U;
    return h_15;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_9, const Huge_0 thread* b_7)
{
    uint _S117;
    if(which_0)
    {
        _S117 = a_9->w3_0;
    }
    else
    {
        _S117 = b_7->w3_0;
    }
    uint _S118;
    if(which_0)
    {
        _S118 = a_9->w2_0;
    }
    else
    {
        _S118 = b_7->w2_0;
    }
    uint _S119;
    if(which_0)
    {
        _S119 = a_9->w1_0;
    }
    else
    {
        _S119 = b_7->w1_0;
    }
    uint _S120;
    if(which_0)
    {
        _S120 = a_9->w0_0;
    }
    else
    {
        _S120 = b_7->w0_0;
    }
    thread Huge_0 h_16;
    (&h_16)->w0_0 = _S120;
    (&h_16)->w1_0 = _S119;
    (&h_16)->w2_0 = _S118;
    (&h_16)->w3_0 = _S117;
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
    uint _S121 = (mulhi((a_10), (b_8)));
    (&w_24)->hi_0 = _S121;
    thread Wide_0 p_0 = w_24;
    uint _S122 = this_3->w0_1 + (&p_0)->lo_0;
    this_3->w0_1 = _S122;
    int _S123;
    if(_S122 < ((&p_0)->lo_0))
    {
        _S123 = int(1);
    }
    else
    {
        _S123 = int(0);
    }
    uint _S124 = (&p_0)->hi_0 + uint(_S123);
    (&p_0)->hi_0 = _S124;
    uint _S125 = this_3->w1_1 + _S124;
    this_3->w1_1 = _S125;
    if(_S125 < _S124)
    {
        _S123 = int(1);
    }
    else
    {
        _S123 = int(0);
    }
    this_3->w2_1 = this_3->w2_1 + uint(_S123);
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
    uint _S126 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w0_0);
    uint _S127 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w2_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w0_0);
    uint _S128 = Column_next_0(&c_0);
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
    Huge_0 _S129 = h_18;
    uint q_1 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_25;
    (&w_25)->lo_0 = q_1 * h_18.w0_0;
    uint _S130 = (mulhi((q_1), (h_18.w0_0)));
    (&w_25)->hi_0 = _S130;
    thread Wide_0 w_26;
    (&w_26)->lo_0 = q_1 * h_18.w1_0;
    uint _S131 = (mulhi((q_1), (h_18.w1_0)));
    (&w_26)->hi_0 = _S131;
    thread Wide_0 w_27;
    (&w_27)->lo_0 = q_1 * h_18.w2_0;
    uint _S132 = (mulhi((q_1), (h_18.w2_0)));
    (&w_27)->hi_0 = _S132;
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
    thread Huge_0 _S133 = h_19;
    thread Huge_0 _S134 = h_20;
    Huge_0 _S135 = add_0(&_S133, &_S134);
    thread Huge_0 _S136 = _S135;
    Huge_0 _S137 = subtract_1(t_1, &_S136);
    Huge_0 r_0;
    uint q_2;
    if((_S137.w3_0) != 0U)
    {
        thread Huge_0 _S138 = _S137;
        thread Huge_0 _S139 = _S129;
        Huge_0 _S140 = add_0(&_S138, &_S139);
        uint q_3 = q_1 - 1U;
        r_0 = _S140;
        q_2 = q_3;
    }
    else
    {
        r_0 = _S137;
        q_2 = q_1;
    }
    thread Huge_0 _S141 = r_0;
    thread Huge_0 _S142 = _S129;
    bool _S143 = less_0(&_S141, &_S142);
    if(!_S143)
    {
        thread Huge_0 _S144 = r_0;
        thread Huge_0 _S145 = _S129;
        Huge_0 _S146 = subtract_1(&_S144, &_S145);
        uint q_4 = q_2 + 1U;
        r_0 = _S146;
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
        thread Huge_0 _S147 = r_0;
        thread Huge_0 _S148 = p_1;
        Huge_0 _S149 = select_0(in_series_0, &_S147, &_S148);
        thread Huge_0 _S150 = _S149;
        thread Huge_0 _S151 = p_1;
        Huge_0 _S152 = multiply_96_0(&_S150, &_S151);
        thread Huge_0 _S153 = exp_series_0(10U - step_0);
        thread Huge_0 _S154 = _S152;
        Huge_0 _S155 = subtract_1(&_S153, &_S154);
        thread Huge_0 _S156 = _S155;
        thread Huge_0 _S157 = _S152;
        Huge_0 _S158 = select_0(in_series_0, &_S156, &_S157);
        uint step_1 = step_0 + 1U;
        p_1 = _S158;
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
    Huge_0 _S159;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_22;
        (&h_22)->w0_0 = 0U;
        (&h_22)->w1_0 = 0U;
        (&h_22)->w2_0 = a_12->w0_0;
        (&h_22)->w3_0 = a_12->w1_0;
        _S159 = h_22;
    }
    else
    {
        _S159 = *a_12;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_23;
        (&h_23)->w0_0 = 0U;
        (&h_23)->w1_0 = _S159.w0_0;
        (&h_23)->w2_0 = _S159.w1_0;
        (&h_23)->w3_0 = _S159.w2_0;
        _S159 = h_23;
    }
    uint m_5 = n_3 & 31U;
    uint k_2 = 31U - m_5;
    uint _S160 = ((_S159.w3_0) << m_5) | (((_S159.w2_0) >> 1U) >> k_2);
    uint _S161 = ((_S159.w2_0) << m_5) | (((_S159.w1_0) >> 1U) >> k_2);
    uint _S162 = ((_S159.w1_0) << m_5) | (((_S159.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_24;
    (&h_24)->w0_0 = (_S159.w0_0) << m_5;
    (&h_24)->w1_0 = _S162;
    (&h_24)->w2_0 = _S161;
    (&h_24)->w3_0 = _S160;
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
    Huge_0 _S163;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_26;
        (&h_26)->w0_0 = a_13->w2_0;
        (&h_26)->w1_0 = a_13->w3_0;
        (&h_26)->w2_0 = 0U;
        (&h_26)->w3_0 = 0U;
        _S163 = h_26;
    }
    else
    {
        _S163 = *a_13;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_27;
        (&h_27)->w0_0 = _S163.w1_0;
        (&h_27)->w1_0 = _S163.w2_0;
        (&h_27)->w2_0 = _S163.w3_0;
        (&h_27)->w3_0 = 0U;
        _S163 = h_27;
    }
    uint m_6 = n_4 & 31U;
    uint k_3 = 31U - m_6;
    uint _S164 = (_S163.w3_0) >> m_6;
    uint _S165 = ((_S163.w2_0) >> m_6) | (((_S163.w3_0) << 1U) << k_3);
    uint _S166 = ((_S163.w1_0) >> m_6) | (((_S163.w2_0) << 1U) << k_3);
    thread Huge_0 h_28;
    (&h_28)->w0_0 = ((_S163.w0_0) >> m_6) | (((_S163.w1_0) << 1U) << k_3);
    (&h_28)->w1_0 = _S166;
    (&h_28)->w2_0 = _S165;
    (&h_28)->w3_0 = _S164;
    return h_28;
}

struct Distance_0
{
    bool near_1;
    Wide_0 t_2;
};

Wide_0 fixed_57_0(uint x_11)
{
    int shift_2 = exponent_of_0(x_11) - int(93);
    uint mantissa_1;
    if((absolute_0(x_11)) == 0U)
    {
        mantissa_1 = 0U;
    }
    else
    {
        mantissa_1 = mantissa_of_0(x_11);
    }
    bool _S167;
    if(shift_2 <= int(-24))
    {
        _S167 = true;
    }
    else
    {
        _S167 = shift_2 >= int(64);
    }
    if(_S167)
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
    Wide_0 _S168;
    if(shift_2 >= int(32))
    {
        thread Wide_0 w_30;
        (&w_30)->lo_0 = 0U;
        (&w_30)->hi_0 = lo_4;
        _S168 = w_30;
    }
    else
    {
        thread Wide_0 w_31;
        (&w_31)->lo_0 = lo_4;
        (&w_31)->hi_0 = hi_1;
        _S168 = w_31;
    }
    return _S168;
}

Distance_0 distance_fast_0(uint largest_2, uint x_12)
{
    thread Distance_0 d_1;
    bool _S169 = x_12 == largest_2;
    (&d_1)->near_1 = _S169;
    thread Wide_0 w_32;
    (&w_32)->lo_0 = 0U;
    (&w_32)->hi_0 = 0U;
    (&d_1)->t_2 = w_32;
    bool _S170;
    if(_S169)
    {
        _S170 = true;
    }
    else
    {
        _S170 = (absolute_0(largest_2)) >= 1325400064U;
    }
    if(_S170)
    {
        _S170 = true;
    }
    else
    {
        _S170 = (absolute_0(x_12)) >= 1325400064U;
    }
    if(_S170)
    {
        return d_1;
    }
    if(((as_type<float>((largest_2))) - (as_type<float>((x_12)))) > 100.0f)
    {
        return d_1;
    }
    Wide_0 a_14 = fixed_57_0(largest_2);
    Wide_0 b_10 = fixed_57_0(x_12);
    int _S171;
    Wide_0 a_15;
    if((largest_2 & 2147483648U) != 0U)
    {
        thread Wide_0 w_33;
        (&w_33)->lo_0 = 0U;
        (&w_33)->hi_0 = 0U;
        Wide_0 _S172 = w_33;
        uint _S173 = w_33.hi_0 - a_14.hi_0;
        if((w_33.lo_0) < (a_14.lo_0))
        {
            _S171 = int(1);
        }
        else
        {
            _S171 = int(0);
        }
        uint _S174 = _S173 - uint(_S171);
        thread Wide_0 w_34;
        (&w_34)->lo_0 = _S172.lo_0 - a_14.lo_0;
        (&w_34)->hi_0 = _S174;
        Wide_0 _S175 = w_34;
        a_15 = _S175;
    }
    else
    {
        a_15 = a_14;
    }
    Wide_0 b_11;
    if((x_12 & 2147483648U) != 0U)
    {
        thread Wide_0 w_35;
        (&w_35)->lo_0 = 0U;
        (&w_35)->hi_0 = 0U;
        Wide_0 _S176 = w_35;
        uint _S177 = w_35.hi_0 - b_10.hi_0;
        if((w_35.lo_0) < (b_10.lo_0))
        {
            _S171 = int(1);
        }
        else
        {
            _S171 = int(0);
        }
        uint _S178 = _S177 - uint(_S171);
        thread Wide_0 w_36;
        (&w_36)->lo_0 = _S176.lo_0 - b_10.lo_0;
        (&w_36)->hi_0 = _S178;
        Wide_0 _S179 = w_36;
        b_11 = _S179;
    }
    else
    {
        b_11 = b_10;
    }
    (&d_1)->near_1 = true;
    uint _S180 = a_15.hi_0 - b_11.hi_0;
    Wide_0 _S181 = a_15;
    Wide_0 _S182 = b_11;
    if((a_15.lo_0) < (b_11.lo_0))
    {
        _S171 = int(1);
    }
    else
    {
        _S171 = int(0);
    }
    uint _S183 = _S180 - uint(_S171);
    thread Wide_0 w_37;
    (&w_37)->lo_0 = _S181.lo_0 - _S182.lo_0;
    (&w_37)->hi_0 = _S183;
    Wide_0 _S184 = w_37;
    (&d_1)->t_2 = _S184;
    return d_1;
}

struct Exp_0
{
    Wide_0 m_8;
    uint q_5;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_3)
{
    uint _S185 = (mulhi((t_3->hi_0), (3098164009U)));
    uint q_6 = _S185 >> 24U;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = q_6 * 3520035244U;
    uint _S186 = (mulhi((q_6), (3520035244U)));
    (&w_38)->hi_0 = _S186;
    thread Wide_0 whole_0 = w_38;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_6 * 2977044471U;
    uint _S187 = ((t_3->hi_0) << 7U) | ((t_3->lo_0) >> 25U);
    thread Wide_0 w_39;
    (&w_39)->lo_0 = (t_3->lo_0) << 7U;
    (&w_39)->hi_0 = _S187;
    Wide_0 _S188 = w_39;
    Wide_0 _S189 = whole_0;
    uint _S190 = w_39.hi_0 - whole_0.hi_0;
    int _S191;
    if((w_39.lo_0) < (whole_0.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S192 = _S190 - uint(_S191);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = _S188.lo_0 - _S189.lo_0;
    (&w_40)->hi_0 = _S192;
    Wide_0 _S193 = w_40;
    uint _S194 = (_S193.hi_0) >> 3U;
    thread Wide_0 w_41;
    (&w_41)->lo_0 = ((_S193.lo_0) >> 3U) | ((_S193.hi_0) << 29U);
    (&w_41)->hi_0 = _S194;
    Wide_0 _S195 = w_41;
    uint _S196 = (mulhi((w_41.hi_0), (11836U)));
    uint _S197 = (mulhi((w_41.hi_0), (106522U - _S196)));
    uint _S198 = (mulhi((w_41.hi_0), (852176U - _S197)));
    uint tail_0 = 5965232U - _S198;
    thread Wide_0 w_42;
    (&w_42)->lo_0 = 0U;
    (&w_42)->hi_0 = tail_0;
    Wide_0 _S199 = w_42;
    thread Wide_0 w_43;
    (&w_43)->lo_0 = 572662306U;
    (&w_43)->hi_0 = 35791394U;
    Wide_0 _S200 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = w_41.hi_0 * w_42.hi_0;
    uint _S201 = (mulhi((w_41.hi_0), (w_42.hi_0)));
    (&w_44)->hi_0 = _S201;
    uint _S202 = (mulhi((w_41.hi_0), (w_42.lo_0)));
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S202;
    (&w_45)->hi_0 = 0U;
    uint lo_5 = w_44.lo_0 + w_45.lo_0;
    uint _S203 = w_44.hi_0 + w_45.hi_0;
    if(lo_5 < (w_45.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S204 = _S203 + uint(_S191);
    thread Wide_0 w_46;
    (&w_46)->lo_0 = lo_5;
    (&w_46)->hi_0 = _S204;
    Wide_0 _S205 = w_46;
    uint _S206 = (mulhi((_S195.lo_0), (_S199.hi_0)));
    thread Wide_0 w_47;
    (&w_47)->lo_0 = _S206;
    (&w_47)->hi_0 = 0U;
    uint lo_6 = _S205.lo_0 + w_47.lo_0;
    uint _S207 = _S205.hi_0 + w_47.hi_0;
    if(lo_6 < (w_47.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S208 = _S207 + uint(_S191);
    thread Wide_0 w_48;
    (&w_48)->lo_0 = lo_6;
    (&w_48)->hi_0 = _S208;
    Wide_0 _S209 = w_48;
    uint _S210 = _S200.hi_0 - _S209.hi_0;
    if((_S200.lo_0) < (_S209.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S211 = _S210 - uint(_S191);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = _S200.lo_0 - _S209.lo_0;
    (&w_49)->hi_0 = _S211;
    Wide_0 _S212 = w_49;
    thread Wide_0 w_50;
    (&w_50)->lo_0 = 2863311531U;
    (&w_50)->hi_0 = 178956970U;
    Wide_0 _S213 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S195.hi_0 * _S212.hi_0;
    uint _S214 = (mulhi((_S195.hi_0), (_S212.hi_0)));
    (&w_51)->hi_0 = _S214;
    uint _S215 = (mulhi((_S195.hi_0), (_S212.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S215;
    (&w_52)->hi_0 = 0U;
    uint lo_7 = w_51.lo_0 + w_52.lo_0;
    uint _S216 = w_51.hi_0 + w_52.hi_0;
    if(lo_7 < (w_52.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S217 = _S216 + uint(_S191);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_7;
    (&w_53)->hi_0 = _S217;
    Wide_0 _S218 = w_53;
    uint _S219 = (mulhi((_S195.lo_0), (_S212.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S219;
    (&w_54)->hi_0 = 0U;
    uint lo_8 = _S218.lo_0 + w_54.lo_0;
    uint _S220 = _S218.hi_0 + w_54.hi_0;
    if(lo_8 < (w_54.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S221 = _S220 + uint(_S191);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_8;
    (&w_55)->hi_0 = _S221;
    Wide_0 _S222 = w_55;
    uint _S223 = _S213.hi_0 - _S222.hi_0;
    if((_S213.lo_0) < (_S222.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S224 = _S223 - uint(_S191);
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S213.lo_0 - _S222.lo_0;
    (&w_56)->hi_0 = _S224;
    Wide_0 _S225 = w_56;
    thread Wide_0 w_57;
    (&w_57)->lo_0 = 2863311531U;
    (&w_57)->hi_0 = 715827882U;
    Wide_0 _S226 = w_57;
    thread Wide_0 w_58;
    (&w_58)->lo_0 = _S195.hi_0 * _S225.hi_0;
    uint _S227 = (mulhi((_S195.hi_0), (_S225.hi_0)));
    (&w_58)->hi_0 = _S227;
    uint _S228 = (mulhi((_S195.hi_0), (_S225.lo_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S228;
    (&w_59)->hi_0 = 0U;
    uint lo_9 = w_58.lo_0 + w_59.lo_0;
    uint _S229 = w_58.hi_0 + w_59.hi_0;
    if(lo_9 < (w_59.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S230 = _S229 + uint(_S191);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_9;
    (&w_60)->hi_0 = _S230;
    Wide_0 _S231 = w_60;
    uint _S232 = (mulhi((_S195.lo_0), (_S225.hi_0)));
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S232;
    (&w_61)->hi_0 = 0U;
    uint lo_10 = _S231.lo_0 + w_61.lo_0;
    uint _S233 = _S231.hi_0 + w_61.hi_0;
    if(lo_10 < (w_61.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S234 = _S233 + uint(_S191);
    thread Wide_0 w_62;
    (&w_62)->lo_0 = lo_10;
    (&w_62)->hi_0 = _S234;
    Wide_0 _S235 = w_62;
    uint _S236 = _S226.hi_0 - _S235.hi_0;
    if((_S226.lo_0) < (_S235.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S237 = _S236 - uint(_S191);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = _S226.lo_0 - _S235.lo_0;
    (&w_63)->hi_0 = _S237;
    Wide_0 _S238 = w_63;
    thread Wide_0 w_64;
    (&w_64)->lo_0 = 0U;
    (&w_64)->hi_0 = 2147483648U;
    Wide_0 _S239 = w_64;
    thread Wide_0 w_65;
    (&w_65)->lo_0 = _S195.hi_0 * _S238.hi_0;
    uint _S240 = (mulhi((_S195.hi_0), (_S238.hi_0)));
    (&w_65)->hi_0 = _S240;
    uint _S241 = (mulhi((_S195.hi_0), (_S238.lo_0)));
    thread Wide_0 w_66;
    (&w_66)->lo_0 = _S241;
    (&w_66)->hi_0 = 0U;
    uint lo_11 = w_65.lo_0 + w_66.lo_0;
    uint _S242 = w_65.hi_0 + w_66.hi_0;
    if(lo_11 < (w_66.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S243 = _S242 + uint(_S191);
    thread Wide_0 w_67;
    (&w_67)->lo_0 = lo_11;
    (&w_67)->hi_0 = _S243;
    Wide_0 _S244 = w_67;
    uint _S245 = (mulhi((_S195.lo_0), (_S238.hi_0)));
    thread Wide_0 w_68;
    (&w_68)->lo_0 = _S245;
    (&w_68)->hi_0 = 0U;
    uint lo_12 = _S244.lo_0 + w_68.lo_0;
    uint _S246 = _S244.hi_0 + w_68.hi_0;
    if(lo_12 < (w_68.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S247 = _S246 + uint(_S191);
    thread Wide_0 w_69;
    (&w_69)->lo_0 = lo_12;
    (&w_69)->hi_0 = _S247;
    Wide_0 _S248 = w_69;
    uint _S249 = _S239.hi_0 - _S248.hi_0;
    if((_S239.lo_0) < (_S248.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S250 = _S249 - uint(_S191);
    thread Wide_0 w_70;
    (&w_70)->lo_0 = _S239.lo_0 - _S248.lo_0;
    (&w_70)->hi_0 = _S250;
    Wide_0 _S251 = w_70;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = 4294967295U;
    (&w_71)->hi_0 = 4294967295U;
    Wide_0 _S252 = w_71;
    thread Wide_0 w_72;
    (&w_72)->lo_0 = _S195.hi_0 * _S251.hi_0;
    uint _S253 = (mulhi((_S195.hi_0), (_S251.hi_0)));
    (&w_72)->hi_0 = _S253;
    uint _S254 = (mulhi((_S195.hi_0), (_S251.lo_0)));
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S254;
    (&w_73)->hi_0 = 0U;
    uint lo_13 = w_72.lo_0 + w_73.lo_0;
    uint _S255 = w_72.hi_0 + w_73.hi_0;
    if(lo_13 < (w_73.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S256 = _S255 + uint(_S191);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = lo_13;
    (&w_74)->hi_0 = _S256;
    Wide_0 _S257 = w_74;
    uint _S258 = (mulhi((_S195.lo_0), (_S251.hi_0)));
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S258;
    (&w_75)->hi_0 = 0U;
    uint lo_14 = _S257.lo_0 + w_75.lo_0;
    uint _S259 = _S257.hi_0 + w_75.hi_0;
    if(lo_14 < (w_75.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S260 = _S259 + uint(_S191);
    thread Wide_0 w_76;
    (&w_76)->lo_0 = lo_14;
    (&w_76)->hi_0 = _S260;
    Wide_0 _S261 = w_76;
    uint _S262 = _S252.hi_0 - _S261.hi_0;
    if((_S252.lo_0) < (_S261.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S263 = _S262 - uint(_S191);
    thread Wide_0 w_77;
    (&w_77)->lo_0 = _S252.lo_0 - _S261.lo_0;
    (&w_77)->hi_0 = _S263;
    Wide_0 _S264 = w_77;
    thread Wide_0 w_78;
    (&w_78)->lo_0 = 4294967295U;
    (&w_78)->hi_0 = 4294967295U;
    Wide_0 _S265 = w_78;
    thread Wide_0 w_79;
    (&w_79)->lo_0 = _S195.hi_0 * _S264.hi_0;
    uint _S266 = (mulhi((_S195.hi_0), (_S264.hi_0)));
    (&w_79)->hi_0 = _S266;
    uint _S267 = (mulhi((_S195.hi_0), (_S264.lo_0)));
    thread Wide_0 w_80;
    (&w_80)->lo_0 = _S267;
    (&w_80)->hi_0 = 0U;
    uint lo_15 = w_79.lo_0 + w_80.lo_0;
    uint _S268 = w_79.hi_0 + w_80.hi_0;
    if(lo_15 < (w_80.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S269 = _S268 + uint(_S191);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_15;
    (&w_81)->hi_0 = _S269;
    Wide_0 _S270 = w_81;
    uint _S271 = (mulhi((_S195.lo_0), (_S264.hi_0)));
    thread Wide_0 w_82;
    (&w_82)->lo_0 = _S271;
    (&w_82)->hi_0 = 0U;
    uint lo_16 = _S270.lo_0 + w_82.lo_0;
    uint _S272 = _S270.hi_0 + w_82.hi_0;
    if(lo_16 < (w_82.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S273 = _S272 + uint(_S191);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_16;
    (&w_83)->hi_0 = _S273;
    Wide_0 _S274 = w_83;
    uint _S275 = _S265.hi_0 - _S274.hi_0;
    if((_S265.lo_0) < (_S274.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S276 = _S275 - uint(_S191);
    thread Wide_0 w_84;
    (&w_84)->lo_0 = _S265.lo_0 - _S274.lo_0;
    (&w_84)->hi_0 = _S276;
    Wide_0 _S277 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = _S277.hi_0 * _S277.hi_0;
    uint _S278 = (mulhi((_S277.hi_0), (_S277.hi_0)));
    (&w_85)->hi_0 = _S278;
    uint _S279 = (mulhi((_S277.hi_0), (_S277.lo_0)));
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S279;
    (&w_86)->hi_0 = 0U;
    uint lo_17 = w_85.lo_0 + w_86.lo_0;
    uint _S280 = w_85.hi_0 + w_86.hi_0;
    if(lo_17 < (w_86.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S281 = _S280 + uint(_S191);
    thread Wide_0 w_87;
    (&w_87)->lo_0 = lo_17;
    (&w_87)->hi_0 = _S281;
    Wide_0 _S282 = w_87;
    uint _S283 = (mulhi((_S277.lo_0), (_S277.hi_0)));
    thread Wide_0 w_88;
    (&w_88)->lo_0 = _S283;
    (&w_88)->hi_0 = 0U;
    uint lo_18 = _S282.lo_0 + w_88.lo_0;
    uint _S284 = _S282.hi_0 + w_88.hi_0;
    if(lo_18 < (w_88.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S285 = _S284 + uint(_S191);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = lo_18;
    (&w_89)->hi_0 = _S285;
    Wide_0 _S286 = w_89;
    thread Wide_0 w_90;
    (&w_90)->lo_0 = _S286.hi_0 * _S286.hi_0;
    uint _S287 = (mulhi((_S286.hi_0), (_S286.hi_0)));
    (&w_90)->hi_0 = _S287;
    uint _S288 = (mulhi((_S286.hi_0), (_S286.lo_0)));
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S288;
    (&w_91)->hi_0 = 0U;
    uint lo_19 = w_90.lo_0 + w_91.lo_0;
    uint _S289 = w_90.hi_0 + w_91.hi_0;
    if(lo_19 < (w_91.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S290 = _S289 + uint(_S191);
    thread Wide_0 w_92;
    (&w_92)->lo_0 = lo_19;
    (&w_92)->hi_0 = _S290;
    Wide_0 _S291 = w_92;
    uint _S292 = (mulhi((_S286.lo_0), (_S286.hi_0)));
    thread Wide_0 w_93;
    (&w_93)->lo_0 = _S292;
    (&w_93)->hi_0 = 0U;
    uint lo_20 = _S291.lo_0 + w_93.lo_0;
    uint _S293 = _S291.hi_0 + w_93.hi_0;
    if(lo_20 < (w_93.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S294 = _S293 + uint(_S191);
    thread Wide_0 w_94;
    (&w_94)->lo_0 = lo_20;
    (&w_94)->hi_0 = _S294;
    Wide_0 _S295 = w_94;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = _S295.hi_0 * _S295.hi_0;
    uint _S296 = (mulhi((_S295.hi_0), (_S295.hi_0)));
    (&w_95)->hi_0 = _S296;
    uint _S297 = (mulhi((_S295.hi_0), (_S295.lo_0)));
    thread Wide_0 w_96;
    (&w_96)->lo_0 = _S297;
    (&w_96)->hi_0 = 0U;
    uint lo_21 = w_95.lo_0 + w_96.lo_0;
    uint _S298 = w_95.hi_0 + w_96.hi_0;
    if(lo_21 < (w_96.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S299 = _S298 + uint(_S191);
    thread Wide_0 w_97;
    (&w_97)->lo_0 = lo_21;
    (&w_97)->hi_0 = _S299;
    Wide_0 _S300 = w_97;
    uint _S301 = (mulhi((_S295.lo_0), (_S295.hi_0)));
    thread Wide_0 w_98;
    (&w_98)->lo_0 = _S301;
    (&w_98)->hi_0 = 0U;
    uint lo_22 = _S300.lo_0 + w_98.lo_0;
    uint _S302 = _S300.hi_0 + w_98.hi_0;
    if(lo_22 < (w_98.lo_0))
    {
        _S191 = int(1);
    }
    else
    {
        _S191 = int(0);
    }
    uint _S303 = _S302 + uint(_S191);
    thread Wide_0 w_99;
    (&w_99)->lo_0 = lo_22;
    (&w_99)->hi_0 = _S303;
    Wide_0 _S304 = w_99;
    bool low_1 = ((_S304.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_1;
    Wide_0 _S305;
    if(low_1)
    {
        uint _S306 = ((_S304.hi_0) << 1U) | ((_S304.lo_0) >> 31U);
        thread Wide_0 w_100;
        (&w_100)->lo_0 = (_S304.lo_0) << 1U;
        (&w_100)->hi_0 = _S306;
        _S305 = w_100;
    }
    else
    {
        _S305 = _S304;
    }
    (&e_1)->m_8 = _S305;
    uint _S307;
    if(low_1)
    {
        _S307 = q_6 + 1U;
    }
    else
    {
        _S307 = q_6;
    }
    (&e_1)->q_5 = _S307;
    return e_1;
}

uint Lanes_add_0(uint lane_4, uint value_4, KernelContext_0 thread* kernelContext_6)
{
    uint _S308 = atomic_fetch_add_explicit(kernelContext_6->shared_total_0, value_4, memory_order_relaxed);
    uint _S309 = Lanes_collect_0(lane_4, kernelContext_6);
    return _S309;
}

Huge_0 add_over_lanes_0(uint lane_5, const Huge_0 thread* v_1, KernelContext_0 thread* kernelContext_7)
{
    thread Huge_0 h_29;
    (&h_29)->w0_0 = 0U;
    (&h_29)->w1_0 = 0U;
    (&h_29)->w2_0 = 0U;
    (&h_29)->w3_0 = 0U;
    array<uint, int(4)> _S310 = { v_1->w0_0, v_1->w1_0, v_1->w2_0, v_1->w3_0 };
    Huge_0 sum_3 = h_29;
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
        uint _S311 = Lanes_add_0(lane_5, (_S310[i_0]) & 65535U, kernelContext_7);
        uint _S312 = Lanes_add_0(lane_5, (_S310[i_0]) >> 16U, kernelContext_7);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = _S311;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        uint _S313 = 32U * i_0;
        thread Huge_0 _S314 = h_30;
        Huge_0 _S315 = shift_left_1(&_S314, _S313);
        thread Huge_0 _S316 = sum_3;
        thread Huge_0 _S317 = _S315;
        Huge_0 _S318 = add_0(&_S316, &_S317);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = _S312;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 0U;
        uint _S319 = _S313 + 16U;
        thread Huge_0 _S320 = h_31;
        Huge_0 _S321 = shift_left_1(&_S320, _S319);
        thread Huge_0 _S322 = _S318;
        thread Huge_0 _S323 = _S321;
        Huge_0 _S324 = add_0(&_S322, &_S323);
        uint i_1 = i_0 + 1U;
        sum_3 = _S324;
        i_0 = i_1;
    }
    return sum_3;
}

Wide_0 add_over_lanes_1(uint lane_6, const Wide_0 thread* v_2, KernelContext_0 thread* kernelContext_8)
{
    thread Wide_0 sum_4;
    uint _S325 = v_2->lo_0;
    uint _S326 = Lanes_add_0(lane_6, (v_2->lo_0) & 65535U, kernelContext_8);
    thread Wide_0 w_101;
    (&w_101)->lo_0 = _S326;
    (&w_101)->hi_0 = 0U;
    uint _S327 = Lanes_add_0(lane_6, _S325 >> 16U, kernelContext_8);
    thread Wide_0 w_102;
    (&w_102)->lo_0 = _S327;
    (&w_102)->hi_0 = 0U;
    uint _S328 = ((w_102.hi_0) << 16U) | ((w_102.lo_0) >> 16U);
    thread Wide_0 w_103;
    (&w_103)->lo_0 = (w_102.lo_0) << 16U;
    (&w_103)->hi_0 = _S328;
    uint lo_23 = w_101.lo_0 + w_103.lo_0;
    uint _S329 = w_101.hi_0 + w_103.hi_0;
    int _S330;
    if(lo_23 < (w_103.lo_0))
    {
        _S330 = int(1);
    }
    else
    {
        _S330 = int(0);
    }
    uint _S331 = _S329 + uint(_S330);
    thread Wide_0 w_104;
    (&w_104)->lo_0 = lo_23;
    (&w_104)->hi_0 = _S331;
    Wide_0 _S332 = w_104;
    sum_4 = _S332;
    uint _S333 = v_2->hi_0;
    uint _S334 = Lanes_add_0(lane_6, (v_2->hi_0) & 65535U, kernelContext_8);
    uint _S335 = Lanes_add_0(lane_6, _S333 >> 16U, kernelContext_8);
    (&sum_4)->hi_0 = (&sum_4)->hi_0 + (_S334 + (_S335 << 16U));
    return sum_4;
}

Softmax_0 softmax_of_0(uint lane_7, const WinnerMembers_0 thread* members_0, bool nan_is_absent_0, bool exact_1, KernelContext_0 thread* kernelContext_9)
{
    Wide_0 _S336;
    uint _S337 = WinnerMembers_count_0(members_0);
    uint best_0 = 0U;
    bool has_nan_0 = false;
    uint i_2 = lane_7;
    for(;;)
    {
        if(i_2 < _S337)
        {
        }
        else
        {
            break;
        }
        bool _S338 = WinnerMembers_has_0(members_0, i_2);
        if(!_S338)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S339 = WinnerMembers_logit_0(members_0, i_2, kernelContext_9);
        uint best_1;
        bool has_nan_1;
        if(is_nan_0(_S339))
        {
            best_1 = best_0;
            has_nan_1 = true;
        }
        else
        {
            best_1 = max(best_0, order_0(_S339, 0U));
            has_nan_1 = has_nan_0;
        }
        best_0 = best_1;
        has_nan_0 = has_nan_1;
        i_2 = i_2 + 32U;
    }
    uint _S340 = Lanes_max_0(lane_7, best_0, kernelContext_9);
    thread Softmax_0 s_0;
    uint _S341 = from_order_0(_S340);
    (&s_0)->largest_0 = _S341;
    (&s_0)->poisoned_0 = !is_finite_0(_S341);
    if(!nan_is_absent_0)
    {
        uint _S342 = Lanes_ballot_0(lane_7, has_nan_0, kernelContext_9);
        has_nan_0 = _S342 != 0U;
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
    (&s_0)->sum_bits_0 = bit_width_0(_S337);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = 0U;
    (&w_105)->hi_0 = 0U;
    (&s_0)->sum_2 = w_105;
    i_2 = lane_7;
    for(;;)
    {
        if(i_2 < _S337)
        {
        }
        else
        {
            break;
        }
        bool _S343 = WinnerMembers_has_0(members_0, i_2);
        if(!_S343)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S344 = WinnerMembers_logit_0(members_0, i_2, kernelContext_9);
        if(is_nan_0(_S344))
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
            ExactDistance_0 d_2 = distance_exact_0((&s_0)->largest_0, _S344);
            if(!d_2.near_0)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Huge_0 _S345 = d_2.t_0;
            ExactExp_0 _S346 = exp_exact_0(&_S345, kernelContext_9);
            thread Huge_0 _S347 = _S346.m_4;
            Huge_0 _S348 = shift_left_1(&_S347, 16U);
            thread Huge_0 _S349 = _S348;
            Huge_0 _S350 = shift_right_1(&_S349, _S346.q_0);
            thread Huge_0 _S351 = (&s_0)->exact_sum_0;
            thread Huge_0 _S352 = _S350;
            Huge_0 _S353 = add_0(&_S351, &_S352);
            (&s_0)->exact_sum_0 = _S353;
        }
        else
        {
            Distance_0 d_3 = distance_fast_0((&s_0)->largest_0, _S344);
            if(!d_3.near_1)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Wide_0 _S354 = d_3.t_2;
            Exp_0 _S355 = exp_fast_0(&_S354);
            Wide_0 _S356 = (&s_0)->sum_2;
            uint _S357 = _S355.q_5 + (&s_0)->sum_bits_0;
            for(;;)
            {
                uint m_9 = _S357 & 31U;
                uint hi_2 = (_S355.m_8.hi_0) >> m_9;
                uint lo_24 = ((_S355.m_8.lo_0) >> m_9) | (((_S355.m_8.hi_0) << 1U) << (31U - m_9));
                if(_S357 >= 64U)
                {
                    thread Wide_0 w_106;
                    (&w_106)->lo_0 = 0U;
                    (&w_106)->hi_0 = 0U;
                    _S336 = w_106;
                    break;
                }
                if(_S357 >= 32U)
                {
                    thread Wide_0 w_107;
                    (&w_107)->lo_0 = hi_2;
                    (&w_107)->hi_0 = 0U;
                    _S336 = w_107;
                }
                else
                {
                    thread Wide_0 w_108;
                    (&w_108)->lo_0 = lo_24;
                    (&w_108)->hi_0 = hi_2;
                    _S336 = w_108;
                }
                break;
            }
            uint lo_25 = _S356.lo_0 + _S336.lo_0;
            uint _S358 = _S356.hi_0 + _S336.hi_0;
            int _S359;
            if(lo_25 < (_S336.lo_0))
            {
                _S359 = int(1);
            }
            else
            {
                _S359 = int(0);
            }
            uint _S360 = _S358 + uint(_S359);
            thread Wide_0 w_109;
            (&w_109)->lo_0 = lo_25;
            (&w_109)->hi_0 = _S360;
            Wide_0 _S361 = w_109;
            (&s_0)->sum_2 = _S361;
        }
        i_2 = i_2 + 32U;
    }
    if(exact_1)
    {
        thread Huge_0 _S362 = (&s_0)->exact_sum_0;
        Huge_0 _S363 = add_over_lanes_0(lane_7, &_S362, kernelContext_9);
        (&s_0)->exact_sum_0 = _S363;
    }
    else
    {
        thread Wide_0 _S364 = (&s_0)->sum_2;
        Wide_0 _S365 = add_over_lanes_1(lane_7, &_S364, kernelContext_9);
        (&s_0)->sum_2 = _S365;
    }
    return s_0;
}

struct ExpertKeys_0
{
    uint n_expert_1;
};

uint Row2048_get_0(uint expert_0, KernelContext_0 thread* kernelContext_10)
{
    return (*kernelContext_10->row_2048_0)[expert_0];
}

uint ExpertKeys_key_0(const ExpertKeys_0 thread* this_5, uint i_3, KernelContext_0 thread* kernelContext_11)
{
    uint _S366 = Row2048_get_0(i_3, kernelContext_11);
    return _S366;
}

uint ExpertKeys_count_0(const ExpertKeys_0 thread* this_6)
{
    return this_6->n_expert_1;
}

uint Lanes_add_1(uint lane_8, uint value_5, KernelContext_0 thread* kernelContext_12)
{
    uint _S367 = atomic_fetch_add_explicit(kernelContext_12->shared_total_0, value_5, memory_order_relaxed);
    uint _S368 = Lanes_collect_0(lane_8, kernelContext_12);
    return _S368;
}

uint places_for_equals_0(uint lane_9, const ExpertKeys_0 thread* keys_0, uint k_4, uint bound_0, KernelContext_0 thread* kernelContext_13)
{
    uint i_4 = lane_9;
    uint better_0 = 0U;
    for(;;)
    {
        uint _S369 = ExpertKeys_count_0(keys_0);
        if(i_4 < _S369)
        {
        }
        else
        {
            break;
        }
        uint _S370 = ExpertKeys_key_0(keys_0, i_4, kernelContext_13);
        int _S371;
        if(_S370 > bound_0)
        {
            _S371 = int(1);
        }
        else
        {
            _S371 = int(0);
        }
        uint better_1 = better_0 + uint(_S371);
        i_4 = i_4 + 32U;
        better_0 = better_1;
    }
    uint _S372 = Lanes_add_1(lane_9, better_0, kernelContext_13);
    return k_4 - _S372;
}

uint kth_by_bits_0(uint lane_10, const ExpertKeys_0 thread* keys_1, uint k_5, KernelContext_0 thread* kernelContext_14)
{
    uint bound_1 = 0U;
    uint bit_0 = 0U;
    for(;;)
    {
        uint _S373 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (32U + (_S373 >> 16U)))
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
            if(i_5 < _S373)
            {
            }
            else
            {
                break;
            }
            uint _S374 = ExpertKeys_key_0(keys_1, i_5, kernelContext_14);
            int _S375;
            if(_S374 >= trial_0)
            {
                _S375 = int(1);
            }
            else
            {
                _S375 = int(0);
            }
            uint count_1 = count_0 + uint(_S375);
            i_5 = i_5 + 32U;
            count_0 = count_1;
        }
        uint _S376 = Lanes_add_1(lane_10, count_0, kernelContext_14);
        if(_S376 >= k_5)
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
        uint _S377 = atomic_fetch_or_explicit(kernelContext_15->shared_total_0, 1U << lane_11, memory_order_relaxed);
    }
    uint _S378 = Lanes_collect_0(lane_11, kernelContext_15);
    return _S378;
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
    uint _S379 = Lanes_ballot_1(lane_12, equal_0, kernelContext_16);
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
            equal_0 = ((uint)popcount((_S379 & ((1U << lane_12) - 1U)))) < (*equals_left_0);
        }
        else
        {
            equal_0 = false;
        }
        taken_0 = equal_0;
    }
    *equals_left_0 = *equals_left_0 - min(*equals_left_0, ((uint)popcount((_S379))));
    uint _S380 = Lanes_ballot_1(lane_12, taken_0, kernelContext_16);
    return _S380;
}

uint Row2048_get_group_0(uint group_0, KernelContext_0 thread* kernelContext_17)
{
    return (*kernelContext_17->group_keys_1024_0)[group_0];
}

uint Row2048_get_1(uint expert_1, KernelContext_0 thread* kernelContext_18)
{
    return (*kernelContext_18->row_2048_0)[expert_1];
}

uint GroupKeys_key_0(const GroupKeys_0 thread* this_8, uint i_6, KernelContext_0 thread* kernelContext_19)
{
    if(!this_8->single_0)
    {
        uint _S381 = Row2048_get_group_0(i_6, kernelContext_19);
        return _S381;
    }
    uint _S382 = Row2048_get_1(i_6, kernelContext_19);
    uint _S383;
    if(_S382 == 1U)
    {
        _S383 = order_0(4286578688U, 0U);
    }
    else
    {
        _S383 = _S382;
    }
    return _S383;
}

uint places_for_equals_1(uint lane_13, const GroupKeys_0 thread* keys_2, uint k_6, uint bound_3, KernelContext_0 thread* kernelContext_20)
{
    uint i_7 = lane_13;
    uint better_2 = 0U;
    for(;;)
    {
        uint _S384 = GroupKeys_count_0(keys_2);
        if(i_7 < _S384)
        {
        }
        else
        {
            break;
        }
        uint _S385 = GroupKeys_key_0(keys_2, i_7, kernelContext_20);
        int _S386;
        if(_S385 > bound_3)
        {
            _S386 = int(1);
        }
        else
        {
            _S386 = int(0);
        }
        uint better_3 = better_2 + uint(_S386);
        i_7 = i_7 + 32U;
        better_2 = better_3;
    }
    uint _S387 = Lanes_add_1(lane_13, better_2, kernelContext_20);
    return k_6 - _S387;
}

uint kth_by_bits_1(uint lane_14, const GroupKeys_0 thread* keys_3, uint k_7, KernelContext_0 thread* kernelContext_21)
{
    uint bound_4 = 0U;
    uint bit_1 = 0U;
    for(;;)
    {
        uint _S388 = GroupKeys_count_0(keys_3);
        if(bit_1 < (32U + (_S388 >> 16U)))
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
            if(i_8 < _S388)
            {
            }
            else
            {
                break;
            }
            uint _S389 = GroupKeys_key_0(keys_3, i_8, kernelContext_21);
            int _S390;
            if(_S389 >= trial_1)
            {
                _S390 = int(1);
            }
            else
            {
                _S390 = int(0);
            }
            uint count_3 = count_2 + uint(_S390);
            i_8 = i_8 + 32U;
            count_2 = count_3;
        }
        uint _S391 = Lanes_add_1(lane_14, count_2, kernelContext_21);
        if(_S391 >= k_7)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + 1U;
    }
    return bound_4;
}

uint summand_0(uint key_2)
{
    uint _S392;
    if(key_2 == 1U)
    {
        _S392 = 4286578688U;
    }
    else
    {
        _S392 = from_order_0(key_2);
    }
    return _S392;
}

uint nan_place_1(const Rule_0 thread* rule_1)
{
    uint _S393;
    if((rule_1->nan_last_0) != 0U)
    {
        _S393 = 1U;
    }
    else
    {
        _S393 = 4294967295U;
    }
    return _S393;
}

void Row2048_set_group_0(uint group_1, uint key_3, KernelContext_0 thread* kernelContext_22)
{
    (*kernelContext_22->group_keys_1024_0)[group_1] = key_3;
    return;
}

void Lanes_sync_0()
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

void group_keys_by_steps_0(uint lane_15, const Rule_0 thread* rule_2, uint size_0, KernelContext_0 thread* kernelContext_23)
{
    bool _S394;
    uint _S395;
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
        uint last_member_0 = 4294967295U;
        uint last_0 = 4294967295U;
        uint sum_5 = 0U;
        uint m_10 = 0U;
        for(;;)
        {
            if(m_10 < (rule_2->group_score_0))
            {
            }
            else
            {
                break;
            }
            uint best_2 = 0U;
            uint member_0 = 0U;
            uint i_9 = lane_15;
            for(;;)
            {
                if(i_9 < size_0)
                {
                }
                else
                {
                    break;
                }
                uint _S396 = Row2048_get_1(group_2 * size_0 + i_9, kernelContext_23);
                if(last_member_0 == 4294967295U)
                {
                    _S394 = true;
                }
                else
                {
                    _S394 = _S396 < last_0;
                }
                bool is_left_0;
                if(_S394)
                {
                    is_left_0 = true;
                }
                else
                {
                    if(_S396 == last_0)
                    {
                        is_left_0 = i_9 > last_member_0;
                    }
                    else
                    {
                        is_left_0 = false;
                    }
                }
                bool _S397;
                if(is_left_0)
                {
                    _S397 = _S396 > best_2;
                }
                else
                {
                    _S397 = false;
                }
                if(_S397)
                {
                    best_2 = _S396;
                    member_0 = i_9;
                }
                i_9 = i_9 + 32U;
            }
            uint _S398 = Lanes_max_0(lane_15, best_2, kernelContext_23);
            uint _S399;
            if(best_2 == _S398)
            {
                _S399 = ~member_0;
            }
            else
            {
                _S399 = 0U;
            }
            uint _S400 = Lanes_max_0(lane_15, _S399, kernelContext_23);
            uint _S401 = ~_S400;
            if(m_10 == 0U)
            {
                sum_5 = summand_0(_S398);
            }
            else
            {
                uint _S402 = summand_0(_S398);
                for(;;)
                {
                    if(is_plain_0(sum_5))
                    {
                        _S394 = is_plain_0(_S402);
                    }
                    else
                    {
                        _S394 = false;
                    }
                    if(_S394)
                    {
                        _S395 = flush_0((as_type<uint>(((as_type<float>((sum_5))) + (as_type<float>((_S402)))))) ^ (kernelContext_23->zero_0));
                        break;
                    }
                    _S395 = add_by_words_0(sum_5, _S402);
                    break;
                }
                sum_5 = _S395;
            }
            uint m_11 = m_10 + 1U;
            last_member_0 = _S401;
            last_0 = _S398;
            m_10 = m_11;
        }
        if(lane_15 == 0U)
        {
            uint _S403 = nan_place_1(rule_2);
            Row2048_set_group_0(group_2, order_0(sum_5, _S403), kernelContext_23);
        }
        group_2 = group_2 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_16, const Rule_0 thread* rule_3, uint size_1, KernelContext_0 thread* kernelContext_24)
{
    uint _S404 = rule_3->n_group_0;
    uint _S405 = 32U / rule_3->n_group_0;
    uint _S406 = max(_S405, 1U);
    uint _S407 = 32U / _S406;
    uint first_0 = 0U;
    for(;;)
    {
        if(first_0 < _S404)
        {
        }
        else
        {
            break;
        }
        uint _S408 = lane_16 / _S406;
        uint group_3 = first_0 + _S408;
        uint second_0;
        uint best_3;
        uint second_1;
        if(group_3 < _S404)
        {
            uint _S409 = lane_16 % _S406;
            second_0 = 0U;
            best_3 = 0U;
            second_1 = _S409;
            for(;;)
            {
                if(second_1 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S410 = Row2048_get_1(group_3 * size_1 + second_1, kernelContext_24);
                uint _S411 = max(second_0, min(best_3, _S410));
                uint _S412 = max(best_3, _S410);
                uint i_10 = second_1 + _S406;
                second_0 = _S411;
                best_3 = _S412;
                second_1 = i_10;
            }
        }
        else
        {
            best_3 = 0U;
            second_0 = 0U;
        }
        uint _S413 = 2U * lane_16;
        (*kernelContext_24->best_of_part_0)[_S413] = best_3;
        (*kernelContext_24->best_of_part_0)[_S413 + 1U] = second_0;
        Lanes_sync_0();
        uint group_4 = first_0 + lane_16;
        bool _S414;
        if(lane_16 < _S407)
        {
            _S414 = group_4 < _S404;
        }
        else
        {
            _S414 = false;
        }
        if(_S414)
        {
            uint _S415 = 2U * _S406;
            uint _S416 = _S415 * lane_16;
            second_1 = 0U;
            uint best_4 = 0U;
            uint i_11 = _S416;
            for(;;)
            {
                if(i_11 < (_S415 * (lane_16 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint _S417 = max(second_1, min(best_4, (*kernelContext_24->best_of_part_0)[i_11]));
                uint _S418 = max(best_4, (*kernelContext_24->best_of_part_0)[i_11]);
                uint i_12 = i_11 + 1U;
                second_1 = _S417;
                best_4 = _S418;
                i_11 = i_12;
            }
            uint sum_6 = summand_0(best_4);
            uint sum_7;
            if((rule_3->group_score_0) == 2U)
            {
                uint _S419 = summand_0(second_1);
                for(;;)
                {
                    bool _S420;
                    if(is_plain_0(sum_6))
                    {
                        _S420 = is_plain_0(_S419);
                    }
                    else
                    {
                        _S420 = false;
                    }
                    if(_S420)
                    {
                        sum_7 = flush_0((as_type<uint>(((as_type<float>((sum_6))) + (as_type<float>((_S419)))))) ^ (kernelContext_24->zero_0));
                        break;
                    }
                    sum_7 = add_by_words_0(sum_6, _S419);
                    break;
                }
            }
            else
            {
                sum_7 = sum_6;
            }
            uint _S421 = nan_place_1(rule_3);
            Row2048_set_group_0(group_4, order_0(sum_7, _S421), kernelContext_24);
        }
        Lanes_sync_0();
        first_0 = first_0 + _S407;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_13, KernelContext_0 thread* kernelContext_25)
{
    if(!this_9->single_0)
    {
        uint _S422 = Row2048_get_group_0(i_13, kernelContext_25);
        return _S422;
    }
    uint _S423 = Row2048_get_1(i_13, kernelContext_25);
    uint _S424;
    if(_S423 == 1U)
    {
        _S424 = order_0(4286578688U, 0U);
    }
    else
    {
        _S424 = _S423;
    }
    return _S424;
}

void select_by_bits_0(uint lane_17, const Rule_0 thread* rule_4, KernelContext_0 thread* kernelContext_26)
{
    thread ExpertKeys_0 keys_4;
    uint _S425 = rule_4->n_expert_0;
    (&keys_4)->n_expert_1 = rule_4->n_expert_0;
    uint _S426 = rule_4->n_used_0;
    thread ExpertKeys_0 _S427 = keys_4;
    uint _S428 = kth_by_bits_0(lane_17, &_S427, rule_4->n_used_0, kernelContext_26);
    thread ExpertKeys_0 _S429 = keys_4;
    uint _S430 = places_for_equals_0(lane_17, &_S429, _S426, _S428, kernelContext_26);
    thread uint equals_left_1 = _S430;
    uint base_0 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_0 < _S425)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_0 + lane_17;
        bool there_1 = e_2 < _S425;
        uint _S431;
        if(there_1)
        {
            uint _S432 = Row2048_get_1(e_2, kernelContext_26);
            _S431 = _S432;
        }
        else
        {
            _S431 = 0U;
        }
        uint _S433 = take_0(lane_17, there_1, _S431, _S428, &equals_left_1, kernelContext_26);
        if(((_S433 >> lane_17) & 1U) != 0U)
        {
            (*kernelContext_26->list_id_0)[n_5 + ((uint)popcount((_S433 & ((1U << lane_17) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((_S433)));
        base_0 = base_0 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_18, const Rule_0 thread* rule_5, uint least_0, KernelContext_0 thread* kernelContext_27)
{
    uint base_1 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S434 = rule_5->n_expert_0;
        if(base_1 < (rule_5->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_1 + lane_18;
        bool is_in_0;
        if(e_3 < _S434)
        {
            uint _S435 = Row2048_get_1(e_3, kernelContext_27);
            is_in_0 = _S435 >= least_0;
        }
        else
        {
            is_in_0 = false;
        }
        uint _S436 = Lanes_ballot_0(lane_18, is_in_0, kernelContext_27);
        uint place_0 = n_7 + ((uint)popcount((_S436 & ((1U << lane_18) - 1U))));
        bool _S437;
        if(is_in_0)
        {
            _S437 = place_0 < 32U;
        }
        else
        {
            _S437 = false;
        }
        if(_S437)
        {
            (*kernelContext_27->list_id_0)[place_0] = e_3;
        }
        uint n_8 = n_7 + ((uint)popcount((_S436)));
        if(n_8 > 32U)
        {
            n_7 = n_8;
            break;
        }
        base_1 = base_1 + 32U;
        n_7 = n_8;
    }
    return n_7;
}

uint Lanes_rank_0(uint lane_19, uint value_7, uint k_8, KernelContext_0 thread* kernelContext_28)
{
    (*kernelContext_28->shared_values_0)[lane_19] = value_7;
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint i_14 = 0U;
    uint position_0 = 0U;
    for(;;)
    {
        if(i_14 < 32U)
        {
        }
        else
        {
            break;
        }
        uint other_0 = (*kernelContext_28->shared_values_0)[i_14];
        bool _S438;
        if(((*kernelContext_28->shared_values_0)[i_14]) > value_7)
        {
            _S438 = true;
        }
        else
        {
            if(other_0 == value_7)
            {
                _S438 = i_14 < lane_19;
            }
            else
            {
                _S438 = false;
            }
        }
        int _S439;
        if(_S438)
        {
            _S439 = int(1);
        }
        else
        {
            _S439 = int(0);
        }
        uint position_1 = position_0 + uint(_S439);
        i_14 = i_14 + 1U;
        position_0 = position_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return position_0;
}

uint Lanes_kth_largest_0(uint lane_20, uint value_8, uint k_9, KernelContext_0 thread* kernelContext_29)
{
    uint _S440 = Lanes_rank_0(lane_20, value_8, k_9, kernelContext_29);
    if(_S440 == (k_9 - 1U))
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
    bool _S441;
    if((rule_6->select_bias_0) == 0U)
    {
        if((rule_6->n_group_0) <= 1U)
        {
            _S441 = true;
        }
        else
        {
            if((rule_6->group_score_0) == 1U)
            {
                _S441 = (rule_6->excluded_zero_0) == 0U;
            }
            else
            {
                _S441 = false;
            }
        }
    }
    else
    {
        _S441 = false;
    }
    return _S441;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_7)
{
    uint _S442 = rule_7->select_by_0;
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
    bool _S443;
    if(_S442 == 0U)
    {
        _S443 = (rule_7->score_0) == 0U;
    }
    else
    {
        _S443 = false;
    }
    if(_S443)
    {
        _S443 = (rule_7->select_bias_0) == 0U;
    }
    else
    {
        _S443 = false;
    }
    if(_S443)
    {
        _S443 = (rule_7->score_dtype_0) == 0U;
    }
    else
    {
        _S443 = false;
    }
    if(_S443)
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
    bool _S444 = ranks_by_logit_0(rule_8);
    if(_S444)
    {
        return 3U;
    }
    uint _S445;
    if((rule_8->select_by_0) == 2U)
    {
        _S445 = 1U;
    }
    else
    {
        _S445 = rule_8->score_0;
    }
    return _S445;
}

uint window_below_0(const Rule_0 thread* rule_9, uint key_4, uint magnitude_0, uint sums_0)
{
    uint x_13 = from_order_0(key_4);
    if(is_nan_0(x_13))
    {
        return key_4;
    }
    float v_3 = (as_type<float>((x_13)));
    bool _S446 = estimate_is_logit_0(rule_9);
    float least_1;
    if(!_S446)
    {
        if(is_infinite_0(x_13))
        {
            return key_4;
        }
        least_1 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_0))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S447 = score_of_key_0(rule_9);
        bool is_sigmoid_0 = _S447 == 1U;
        uint _S448 = x_13 & 2147483648U;
        bool _S449;
        if(_S448 != 0U)
        {
            uint _S450 = absolute_0(x_13);
            int _S451;
            if(is_sigmoid_0)
            {
                _S451 = int(1117782016);
            }
            else
            {
                _S451 = int(1126170624);
            }
            _S449 = _S450 > uint(_S451);
        }
        else
        {
            _S449 = false;
        }
        if(_S449)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S449 = _S448 == 0U;
        }
        else
        {
            _S449 = false;
        }
        if(_S449)
        {
            _S449 = (absolute_0(x_13)) > 1099431936U;
        }
        else
        {
            _S449 = false;
        }
        if(_S449)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_13))
        {
            return key_4;
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
    uint _S452 = rule_10->n_expert_0 / rule_10->n_group_0;
    uint group_5 = expert_2 / _S452;
    return ((((*kernelContext_30->kept_groups_0)[group_5 >> 5U]) >> (group_5 & 31U)) & 1U) != 0U;
}

void Row2048_set_0(uint expert_3, uint value_9, KernelContext_0 thread* kernelContext_31)
{
    (*kernelContext_31->row_2048_0)[expert_3] = value_9;
    return;
}

uint Lanes_agreed_0(uint lane_21, uint value_10)
{
    return value_10;
}

bool keep_groups_0(uint lane_22, const Rule_0 thread* rule_11, bool exact_2, KernelContext_0 thread* kernelContext_32)
{
    uint key_5;
    uint _S453 = rule_11->n_expert_0;
    uint _S454 = rule_11->n_group_0;
    uint size_2 = rule_11->n_expert_0 / rule_11->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S454;
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
    if(_S454 <= 32U)
    {
        if(lane_22 < _S454)
        {
            thread GroupKeys_0 _S455 = groups_0;
            uint _S456 = GroupKeys_key_1(&_S455, lane_22, kernelContext_32);
            bound_5 = _S456;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S457 = Lanes_kth_largest_0(lane_22, bound_5, rule_11->topk_group_0, kernelContext_32);
        bound_5 = _S457;
    }
    else
    {
        thread GroupKeys_0 _S458 = groups_0;
        uint _S459 = kth_by_bits_1(lane_22, &_S458, rule_11->topk_group_0, kernelContext_32);
        bound_5 = _S459;
    }
    thread GroupKeys_0 _S460 = groups_0;
    uint _S461 = places_for_equals_1(lane_22, &_S460, rule_11->topk_group_0, bound_5, kernelContext_32);
    thread uint equals_left_2 = _S461;
    uint first_left_0 = 0U;
    uint base_2 = 0U;
    for(;;)
    {
        if(base_2 < _S454)
        {
        }
        else
        {
            break;
        }
        uint _S462 = base_2 + lane_22;
        bool there_2 = _S462 < _S454;
        if(there_2)
        {
            thread GroupKeys_0 _S463 = groups_0;
            uint _S464 = GroupKeys_key_1(&_S463, _S462, kernelContext_32);
            key_5 = _S464;
        }
        else
        {
            key_5 = 0U;
        }
        uint _S465 = take_0(lane_22, there_2, key_5, bound_5, &equals_left_2, kernelContext_32);
        if(lane_22 == 0U)
        {
            (*kernelContext_32->kept_groups_0)[base_2 >> 5U] = _S465;
        }
        if(((_S465 >> lane_22) & 1U) == 0U)
        {
            first_left_0 = max(first_left_0, key_5);
        }
        base_2 = base_2 + 32U;
    }
    uint e_4;
    bool close_0;
    if(!exact_2)
    {
        key_5 = 0U;
        e_4 = lane_22;
        for(;;)
        {
            if(e_4 < _S453)
            {
            }
            else
            {
                break;
            }
            uint _S466 = Row2048_get_1(e_4, kernelContext_32);
            uint x_14 = from_order_0(_S466);
            if(is_finite_0(x_14))
            {
                key_5 = max(key_5, absolute_0(x_14));
            }
            e_4 = e_4 + 32U;
        }
        uint _S467 = Lanes_max_0(lane_22, key_5, kernelContext_32);
        uint _S468 = Lanes_max_0(lane_22, first_left_0, kernelContext_32);
        uint _S469 = window_below_0(rule_11, bound_5, _S467, rule_11->group_score_0);
        close_0 = _S468 >= _S469;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S470;
    if((rule_11->excluded_zero_0) != 0U)
    {
        bool _S471 = ranks_by_logit_0(rule_11);
        _S470 = !_S471;
    }
    else
    {
        _S470 = false;
    }
    if(_S470)
    {
        bound_5 = 2147483648U;
    }
    else
    {
        bound_5 = 0U;
    }
    e_4 = lane_22;
    for(;;)
    {
        if(e_4 < _S453)
        {
        }
        else
        {
            break;
        }
        bool _S472 = is_kept_0(rule_11, e_4, kernelContext_32);
        if(!_S472)
        {
            Row2048_set_0(e_4, bound_5, kernelContext_32);
        }
        e_4 = e_4 + 32U;
    }
    int _S473;
    if(close_0)
    {
        _S473 = int(1);
    }
    else
    {
        _S473 = int(0);
    }
    return (Lanes_agreed_0(lane_22, uint(_S473))) != 0U;
}

struct Token_0
{
    Rule_0 rule_12;
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_13)
{
    bool _S474;
    if((rule_13->select_bias_0) == 0U)
    {
        if((rule_13->n_group_0) <= 1U)
        {
            _S474 = true;
        }
        else
        {
            if((rule_13->group_score_0) == 1U)
            {
                _S474 = (rule_13->excluded_zero_0) == 0U;
            }
            else
            {
                _S474 = false;
            }
        }
    }
    else
    {
        _S474 = false;
    }
    return _S474;
}

uint score_of_key_1(const Rule_0 thread* rule_14)
{
    bool _S475 = ranks_by_logit_0(rule_14);
    if(_S475)
    {
        return 3U;
    }
    uint _S476;
    if((rule_14->select_by_0) == 2U)
    {
        _S476 = 1U;
    }
    else
    {
        _S476 = rule_14->score_0;
    }
    return _S476;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S477 = v_4->hi_0;
    uint _S478 = v_4->lo_0;
    uint _S479 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_15 = int(0);
    uint root_0 = _S479;
    for(;;)
    {
        if(i_15 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_110;
        (&w_110)->lo_0 = root_0 * root_0;
        uint _S480 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S480;
        Wide_0 _S481 = w_110;
        uint _S482 = _S477 - _S481.hi_0;
        int _S483;
        if(_S478 < (_S481.lo_0))
        {
            _S483 = int(1);
        }
        else
        {
            _S483 = int(0);
        }
        uint _S484 = _S482 - uint(_S483);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S478 - _S481.lo_0;
        (&w_111)->hi_0 = _S484;
        Wide_0 _S485 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S485.hi_0)) * 4.294967296e+09f + float(_S485.lo_0)) / (2.0f * float(root_0)))));
        i_15 = i_15 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S486 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S486;
    Wide_0 _S487 = w_112;
    uint _S488 = _S477 - _S487.hi_0;
    if(_S478 < (_S487.lo_0))
    {
        i_15 = int(1);
    }
    else
    {
        i_15 = int(0);
    }
    uint _S489 = _S488 - uint(i_15);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S478 - _S487.lo_0;
    (&w_113)->hi_0 = _S489;
    Wide_0 _S490 = w_113;
    if(((_S490.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S491;
        if((_S490.hi_0) != 0U)
        {
            _S491 = true;
        }
        else
        {
            _S491 = (_S490.lo_0) > (2U * root_0);
        }
        if(_S491)
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

uint root_of_large_0(uint x_15)
{
    if(is_infinite_0(x_15))
    {
        return x_15;
    }
    int exponent_2 = exponent_of_0(x_15) - int(150);
    int _S492;
    if((exponent_2 & int(1)) != int(0))
    {
        _S492 = int(25);
    }
    else
    {
        _S492 = int(26);
    }
    uint shift_3 = uint(_S492);
    uint m_12 = mantissa_of_0(x_15);
    uint _S493 = m_12 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_12 << shift_3;
    (&w_114)->hi_0 = _S493;
    thread Wide_0 _S494 = w_114;
    uint _S495 = root_50_0(&_S494);
    return pack_0((_S495 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_33)
{
    return kernelContext_33->tables_0[(&this_10->rule_12)->bias_at_0 + expert_4];
}

uint with_bias_0(const Rule_0 thread* rule_15, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_34)
{
    uint _S496;
    if((rule_15->select_bias_0) != 0U)
    {
        uint _S497 = Token_bias_of_0(token_0, expert_5, kernelContext_34);
        for(;;)
        {
            bool _S498;
            if(is_plain_0(score_1))
            {
                _S498 = is_plain_0(_S497);
            }
            else
            {
                _S498 = false;
            }
            if(_S498)
            {
                _S496 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S497)))))) ^ (kernelContext_34->zero_0));
                break;
            }
            _S496 = add_by_words_0(score_1, _S497);
            break;
        }
    }
    else
    {
        _S496 = score_1;
    }
    return _S496;
}

uint estimate_key_0(const Rule_0 thread* rule_16, const Token_0 thread* token_1, uint expert_6, uint x_16, KernelContext_0 thread* kernelContext_35)
{
    bool _S499;
    if(is_nan_0(x_16))
    {
        _S499 = true;
    }
    else
    {
        bool _S500 = estimate_is_logit_1(rule_16);
        _S499 = _S500;
    }
    if(_S499)
    {
        uint _S501 = nan_place_1(rule_16);
        return order_0(x_16, _S501);
    }
    uint _S502 = score_of_key_1(rule_16);
    bool is_sigmoid_1 = _S502 == 1U;
    bool negative_0 = (x_16 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S499 = !negative_0;
    }
    else
    {
        _S499 = false;
    }
    if(_S499)
    {
        _S499 = (absolute_0(x_16)) >= 1115684864U;
    }
    else
    {
        _S499 = false;
    }
    if(_S499)
    {
        uint _S503 = root_of_large_0(x_16);
        uint _S504 = with_bias_0(rule_16, token_1, expert_6, _S503, kernelContext_35);
        uint _S505 = nan_place_1(rule_16);
        return order_0(_S504, _S505);
    }
    float e_5 = exp(- (as_type<float>((min(absolute_0(x_16), 1124073472U)))));
    float s_1;
    if(is_sigmoid_1)
    {
        float larger_0 = 1.0f / (1.0f + e_5);
        if(negative_0)
        {
            s_1 = e_5 * larger_0;
        }
        else
        {
            s_1 = larger_0;
        }
    }
    else
    {
        if(e_5 < 0.05000000074505806f)
        {
            s_1 = e_5 * (1.0f - e_5 * (0.5f - e_5 * (0.3333333432674408f - e_5 * 0.25f)));
        }
        else
        {
            s_1 = log(1.0f + e_5);
        }
        if(negative_0)
        {
        }
        else
        {
            s_1 = (as_type<float>((x_16))) + s_1;
        }
        s_1 = sqrt(s_1);
    }
    if((rule_16->select_bias_0) == 0U)
    {
        return order_0(flush_0((as_type<uint>((s_1)))), 0U);
    }
    uint _S506 = Token_bias_of_0(token_1, expert_6, kernelContext_35);
    if(is_infinite_0(_S506))
    {
        return order_0(_S506, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S506))))))), 0U);
}

struct RowMembers_0
{
    uint n_9;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_36)
{
    uint _S507 = Row2048_get_0(expert_7, kernelContext_36);
    return _S507;
}

bool RowMembers_has_0(const RowMembers_0 thread* this_12, uint expert_8)
{
    return true;
}

uint RowMembers_count_0(const RowMembers_0 thread* this_13)
{
    return this_13->n_9;
}

bool is_less_0(uint a_16, uint b_12)
{
    return (order_0(a_16, 0U)) < (order_0(b_12, 0U));
}

uint divide_numbers_0(uint a_17, uint b_13)
{
    uint n_10 = mantissa_of_0(a_17);
    uint d_4 = mantissa_of_0(b_13);
    int r_1;
    if(n_10 < d_4)
    {
        r_1 = int(25);
    }
    else
    {
        r_1 = int(24);
    }
    uint shift_4 = uint(r_1);
    float inverse_0 = 1.0f / (as_type<float>(((b_13 & 8388607U) | 1258291200U)));
    uint q_7 = uint((as_type<float>(((a_17 & 8388607U) | 1258291200U))) * inverse_0 * (as_type<float>(((shift_4 + 127U) << 23U))));
    int r_2 = int((n_10 << shift_4) - q_7 * d_4);
    int step_2 = int(floor(float(r_2) * inverse_0));
    uint q_8 = q_7 + uint(step_2);
    int _S508 = int(d_4);
    int r_3 = r_2 - step_2 * _S508;
    uint q_9;
    if(r_3 < int(0))
    {
        uint q_10 = q_8 - 1U;
        r_1 = r_3 + _S508;
        q_9 = q_10;
    }
    else
    {
        r_1 = r_3;
        q_9 = q_8;
    }
    if(r_1 >= _S508)
    {
        int r_4 = r_1 - _S508;
        q_9 = q_9 + 1U;
        r_1 = r_4;
    }
    return round_0((a_17 ^ b_13) & 2147483648U, q_9 << 7U, exponent_of_0(a_17) - exponent_of_0(b_13) - int(shift_4) - int(7), r_1 != int(0));
}

uint divide_any_0(uint a_18, uint b_14)
{
    bool _S509;
    if(is_nan_0(a_18))
    {
        _S509 = true;
    }
    else
    {
        _S509 = is_nan_0(b_14);
    }
    if(_S509)
    {
        return 2143289344U;
    }
    uint sign_1 = (a_18 ^ b_14) & 2147483648U;
    uint _S510;
    if(is_infinite_0(a_18))
    {
        if(is_infinite_0(b_14))
        {
            _S510 = 2143289344U;
        }
        else
        {
            _S510 = sign_1 | 2139095040U;
        }
        return _S510;
    }
    if(is_infinite_0(b_14))
    {
        return 0U;
    }
    if((absolute_0(b_14)) == 0U)
    {
        if((absolute_0(a_18)) == 0U)
        {
            _S510 = 2143289344U;
        }
        else
        {
            _S510 = sign_1 | 2139095040U;
        }
        return _S510;
    }
    if((absolute_0(a_18)) == 0U)
    {
        return 0U;
    }
    return divide_numbers_0(a_18, b_14);
}

void renormalize_1(uint lane_23, const Rule_0 thread* rule_17, KernelContext_0 thread* kernelContext_37)
{
    uint _S511;
    uint _S512 = sum_of_scores_0(lane_23, rule_17, kernelContext_37);
    bool _S513;
    uint sum_8;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S514 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            sum_8 = _S512;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(_S512))
                {
                    _S513 = is_plain_0(_S514);
                }
                else
                {
                    _S513 = false;
                }
                if(_S513)
                {
                    sum_8 = flush_0((as_type<uint>(((as_type<float>((_S512))) + (as_type<float>((_S514)))))) ^ (kernelContext_37->zero_0));
                    break;
                }
                sum_8 = add_by_words_0(_S512, _S514);
                break;
            }
        }
    }
    else
    {
        if(!is_nan_0(_S512))
        {
            _S513 = is_less_0(_S512, rule_17->renorm_eps_0);
        }
        else
        {
            _S513 = false;
        }
        if(_S513)
        {
            sum_8 = rule_17->renorm_eps_0;
        }
        else
        {
            sum_8 = _S512;
        }
    }
    Lanes_sync_0();
    uint slot_4 = lane_23;
    for(;;)
    {
        if(slot_4 < (rule_17->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S515 = (*kernelContext_37->winner_score_0)[slot_4];
        for(;;)
        {
            if(is_plain_0(_S515))
            {
                _S513 = is_plain_0(sum_8);
            }
            else
            {
                _S513 = false;
            }
            if(_S513)
            {
                _S511 = divide_numbers_0(_S515, sum_8);
                break;
            }
            _S511 = divide_any_0(_S515, sum_8);
            break;
        }
        (*kernelContext_37->winner_score_0)[slot_4] = _S511;
        slot_4 = slot_4 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_18)
{
    bool _S516;
    if((rule_18->score_0) == 0U)
    {
        _S516 = (rule_18->renormalize_0) != 0U;
    }
    else
    {
        _S516 = false;
    }
    if(_S516)
    {
        _S516 = (rule_18->renorm_eps_0) == 0U;
    }
    else
    {
        _S516 = false;
    }
    if(_S516)
    {
        _S516 = (rule_18->score_dtype_0) == 0U;
    }
    else
    {
        _S516 = false;
    }
    return _S516;
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
    uint _S517 = a_20->w3_0;
    if((a_20->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S517);
    }
    uint _S518 = a_20->w2_0;
    if((a_20->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S518);
    }
    uint _S519 = a_20->w1_0;
    if((a_20->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S519);
    }
    return bit_width_0(a_20->w0_0);
}

bool same_0(const Huge_0 thread* a_21, const Huge_0 thread* b_15)
{
    bool _S520;
    if((a_21->w0_0) == (b_15->w0_0))
    {
        _S520 = (a_21->w1_0) == (b_15->w1_0);
    }
    else
    {
        _S520 = false;
    }
    if(_S520)
    {
        _S520 = (a_21->w2_0) == (b_15->w2_0);
    }
    else
    {
        _S520 = false;
    }
    if(_S520)
    {
        _S520 = (a_21->w3_0) == (b_15->w3_0);
    }
    else
    {
        _S520 = false;
    }
    return _S520;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_3, KernelContext_0 thread* kernelContext_38)
{
    bool _S521 = is_zero_0(num_0);
    if(_S521)
    {
        return 0U;
    }
    uint _S522 = bit_width_1(den_0);
    int _S523 = int(_S522);
    uint _S524 = bit_width_1(num_0);
    int shift_5 = _S523 - int(_S524);
    Huge_0 _S525;
    if(shift_5 > int(0))
    {
        Huge_0 _S526 = shift_left_1(num_0, uint(shift_5));
        _S525 = _S526;
    }
    else
    {
        _S525 = *num_0;
    }
    Huge_0 _S527;
    if(shift_5 < int(0))
    {
        Huge_0 _S528 = shift_left_1(den_0, uint(- shift_5));
        _S527 = _S528;
    }
    else
    {
        _S527 = *den_0;
    }
    thread Huge_0 _S529 = _S525;
    thread Huge_0 _S530 = _S527;
    bool _S531 = less_0(&_S529, &_S530);
    int shift_6;
    if(_S531)
    {
        thread Huge_0 _S532 = _S525;
        Huge_0 _S533 = shift_left_1(&_S532, 1U);
        int shift_7 = shift_5 + int(1);
        _S525 = _S533;
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
        if(bit_2 < (24U + kernelContext_38->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S534 = _S525;
        thread Huge_0 _S535 = _S527;
        bool _S536 = less_0(&_S534, &_S535);
        Huge_0 _S537;
        if(!_S536)
        {
            thread Huge_0 _S538 = _S525;
            thread Huge_0 _S539 = _S527;
            Huge_0 _S540 = subtract_1(&_S538, &_S539);
            uint quotient_2 = quotient_1 | 1U;
            _S537 = _S540;
            quotient_0 = quotient_2;
        }
        else
        {
            _S537 = _S525;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S541 = _S537;
        Huge_0 _S542 = shift_left_1(&_S541, 1U);
        uint bit_3 = bit_2 + 1U;
        _S525 = _S542;
        bit_2 = bit_3;
    }
    thread Huge_0 _S543 = _S527;
    thread Huge_0 _S544 = _S525;
    bool _S545 = less_0(&_S543, &_S544);
    bool _S546;
    if(_S545)
    {
        _S546 = true;
    }
    else
    {
        thread Huge_0 _S547 = _S525;
        thread Huge_0 _S548 = _S527;
        bool _S549 = same_0(&_S547, &_S548);
        if(_S549)
        {
            _S546 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S546 = false;
        }
    }
    if(_S546)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_3 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_22, uint b_16)
{
    thread Wide_0 w_115;
    (&w_115)->lo_0 = a_22->lo_0 * b_16;
    uint _S550 = (mulhi((a_22->lo_0), (b_16)));
    (&w_115)->hi_0 = _S550;
    thread Wide_0 p_2 = w_115;
    (&p_2)->hi_0 = (&p_2)->hi_0 + a_22->hi_0 * b_16;
    return p_2;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_23, int b_17)
{
    bool _S551 = b_17 < int(0);
    uint _S552;
    if(_S551)
    {
        _S552 = uint(- b_17);
    }
    else
    {
        _S552 = uint(b_17);
    }
    Wide_0 _S553 = multiply_low_0(a_23, _S552);
    Wide_0 _S554;
    if(_S551)
    {
        thread Wide_0 w_116;
        (&w_116)->lo_0 = 0U;
        (&w_116)->hi_0 = 0U;
        Wide_0 _S555 = w_116;
        uint _S556 = w_116.hi_0 - _S553.hi_0;
        int _S557;
        if((w_116.lo_0) < (_S553.lo_0))
        {
            _S557 = int(1);
        }
        else
        {
            _S557 = int(0);
        }
        uint _S558 = _S556 - uint(_S557);
        thread Wide_0 w_117;
        (&w_117)->lo_0 = _S555.lo_0 - _S553.lo_0;
        (&w_117)->hi_0 = _S558;
        Wide_0 _S559 = w_117;
        _S554 = _S559;
    }
    else
    {
        _S554 = _S553;
    }
    return _S554;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_11, const Wide_0 thread* d_5, int exponent_4, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S560 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_118;
    (&w_118)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_118)->hi_0 = _S560;
    Wide_0 _S561 = w_118;
    uint _S562 = (n_11->hi_0) >> 6U;
    thread Wide_0 w_119;
    (&w_119)->lo_0 = ((n_11->lo_0) >> 6U) | ((n_11->hi_0) << 26U);
    (&w_119)->hi_0 = _S562;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_11->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S563 = ((w_119.hi_0) << 22U) | ((w_119.lo_0) >> 10U);
    thread Wide_0 w_120;
    (&w_120)->lo_0 = (w_119.lo_0) << 22U;
    (&w_120)->hi_0 = _S563;
    Wide_0 _S564 = w_120;
    thread Wide_0 _S565 = w_118;
    Wide_0 _S566 = multiply_low_0(&_S565, q1_0);
    uint _S567 = w_120.hi_0 - _S566.hi_0;
    int _S568;
    if((w_120.lo_0) < (_S566.lo_0))
    {
        _S568 = int(1);
    }
    else
    {
        _S568 = int(0);
    }
    uint _S569 = _S567 - uint(_S568);
    thread Wide_0 w_121;
    (&w_121)->lo_0 = _S564.lo_0 - _S566.lo_0;
    (&w_121)->hi_0 = _S569;
    Wide_0 _S570 = w_121;
    int q2_0 = int(float(int(_S570.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S571 = ((_S570.hi_0) << 16U) | ((_S570.lo_0) >> 16U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (_S570.lo_0) << 16U;
    (&w_122)->hi_0 = _S571;
    Wide_0 _S572 = w_122;
    thread Wide_0 _S573 = _S561;
    Wide_0 _S574 = multiply_low_signed_0(&_S573, q2_0);
    uint _S575 = w_122.hi_0 - _S574.hi_0;
    if((w_122.lo_0) < (_S574.lo_0))
    {
        _S568 = int(1);
    }
    else
    {
        _S568 = int(0);
    }
    uint _S576 = _S575 - uint(_S568);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S572.lo_0 - _S574.lo_0;
    (&w_123)->hi_0 = _S576;
    Wide_0 _S577 = w_123;
    int low_2 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S577.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_2 >> 30U));
    uint lo_26 = uint(low_2) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S568 = int(1);
    }
    else
    {
        _S568 = int(2);
    }
    uint more_0 = uint(_S568);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_5;
    bool _S578 = fraction_0 > half_0;
    if(_S578)
    {
        _S568 = int(1);
    }
    else
    {
        _S568 = int(0);
    }
    (&r_5)->value_11 = pack_0(mantissa_3 + uint(_S568), exponent_4 - int(22) - int(more_0));
    uint _S579;
    if(_S578)
    {
        _S579 = fraction_0 - half_0;
    }
    else
    {
        _S579 = half_0 - fraction_0;
    }
    (&r_5)->doubtful_0 = _S579 <= slack_0;
    return r_5;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_17, KernelContext_0 thread* kernelContext_39)
{
    thread Rounded_0 r_6;
    (&r_6)->value_11 = 2143289344U;
    (&r_6)->doubtful_0 = false;
    bool _S580;
    if(s_2->poisoned_0)
    {
        _S580 = true;
    }
    else
    {
        _S580 = is_nan_0(x_17);
    }
    if(_S580)
    {
        return r_6;
    }
    (&r_6)->value_11 = 0U;
    if(s_2->exact_0)
    {
        ExactDistance_0 d_6 = distance_exact_0(s_2->largest_0, x_17);
        if(!d_6.near_0)
        {
            return r_6;
        }
        thread Huge_0 _S581 = d_6.t_0;
        ExactExp_0 _S582 = exp_exact_0(&_S581, kernelContext_39);
        thread Huge_0 _S583 = _S582.m_4;
        Huge_0 _S584 = shift_left_1(&_S583, 16U);
        int _S585 = - int(_S582.q_0);
        thread Huge_0 _S586 = _S584;
        uint _S587 = round_ratio_0(&_S586, &s_2->exact_sum_0, _S585, kernelContext_39);
        (&r_6)->value_11 = _S587;
        return r_6;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_17);
    if(!d_7.near_1)
    {
        return r_6;
    }
    thread Wide_0 _S588 = d_7.t_2;
    Exp_0 _S589 = exp_fast_0(&_S588);
    Wide_0 _S590 = s_2->sum_2;
    uint _S591 = (&s_2->sum_2)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_2)->hi_0);
    Wide_0 sum_9;
    if(up_0 == 0U)
    {
        sum_9 = _S590;
    }
    else
    {
        uint _S592 = (_S591 << up_0) | (((&s_2->sum_2)->lo_0) >> (32U - up_0));
        thread Wide_0 w_124;
        (&w_124)->lo_0 = ((&s_2->sum_2)->lo_0) << up_0;
        (&w_124)->hi_0 = _S592;
        sum_9 = w_124;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S593 = int(up_0) - int(_S589.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S594 = _S589.m_8;
    thread Wide_0 _S595 = sum_9;
    Rounded_0 _S596 = round_quotient_0(&_S594, &_S595, _S593, slack_1);
    return _S596;
}

uint narrow_half_0(uint x_18)
{
    if(is_nan_0(x_18))
    {
        return 32256U;
    }
    uint sign_2 = (x_18 >> 16U) & 32768U;
    if(is_infinite_0(x_18))
    {
        return sign_2 | 31744U;
    }
    int exponent_5 = exponent_of_0(x_18) - int(127);
    if(exponent_5 < int(-25))
    {
        return 0U;
    }
    bool _S597 = exponent_5 < int(-14);
    uint drop_0;
    if(_S597)
    {
        drop_0 = uint(int(-1) - exponent_5);
    }
    else
    {
        drop_0 = 13U;
    }
    uint mantissa_4 = mantissa_of_0(x_18);
    uint n_12 = mantissa_4 >> drop_0;
    uint rest_2 = mantissa_4 & ((1U << drop_0) - 1U);
    uint half_1 = 1U << (drop_0 - 1U);
    bool _S598;
    if(rest_2 > half_1)
    {
        _S598 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S598 = (n_12 & 1U) != 0U;
        }
        else
        {
            _S598 = false;
        }
    }
    uint n_13;
    if(_S598)
    {
        n_13 = n_12 + 1U;
    }
    else
    {
        n_13 = n_12;
    }
    if(n_13 == 0U)
    {
        return 0U;
    }
    uint bits_0;
    if(_S597)
    {
        bits_0 = n_13;
    }
    else
    {
        bits_0 = (uint(exponent_5 + int(14)) << 10U) + n_13;
    }
    return sign_2 | (min(bits_0, 31744U));
}

uint widen_half_0(uint h_33)
{
    uint sign_3 = (h_33 & 32768U) << 16U;
    uint exponent_6 = (h_33 >> 10U) & 31U;
    uint fraction_1 = h_33 & 1023U;
    if(exponent_6 == 31U)
    {
        uint _S599;
        if(fraction_1 != 0U)
        {
            _S599 = 2143289344U;
        }
        else
        {
            _S599 = sign_3 | 2139095040U;
        }
        return _S599;
    }
    if(exponent_6 != 0U)
    {
        return (sign_3 | ((exponent_6 + 112U) << 23U)) | (fraction_1 << 13U);
    }
    if(fraction_1 == 0U)
    {
        return sign_3;
    }
    uint top_0 = firstbithigh_0(fraction_1);
    return (sign_3 | ((top_0 + 103U) << 23U)) | ((fraction_1 << (23U - top_0)) & 8388607U);
}

uint narrow_bfloat_0(uint x_19)
{
    if(is_nan_0(x_19))
    {
        return 32704U;
    }
    return (x_19 + 32767U + ((x_19 >> 16U) & 1U)) >> 16U;
}

uint round_score_0(uint x_20, uint dtype_0)
{
    if(dtype_0 == 1U)
    {
        return widen_half_0(narrow_half_0(x_20));
    }
    if(dtype_0 == 2U)
    {
        return (narrow_bfloat_0(x_20)) << 16U;
    }
    return x_20;
}

bool weigh_softmax_0(uint lane_24, const Rule_0 thread* rule_19, const Token_0 thread* token_2, const Softmax_0 thread* row_0, bool selected_0, bool exact_3, KernelContext_0 thread* kernelContext_40)
{
    thread Softmax_0 softmax_0 = *row_0;
    bool _S600 = weighs_winners_alone_0(rule_19);
    bool doubtful_1;
    uint slot_5;
    if(_S600)
    {
        thread WinnerMembers_0 winners_0;
        uint _S601 = rule_19->n_used_0;
        (&winners_0)->n_0 = rule_19->n_used_0;
        thread WinnerMembers_0 _S602 = winners_0;
        Softmax_0 _S603 = softmax_of_0(lane_24, &_S602, false, exact_3, kernelContext_40);
        softmax_0 = _S603;
        doubtful_1 = false;
        slot_5 = lane_24;
        for(;;)
        {
            if(slot_5 < _S601)
            {
            }
            else
            {
                break;
            }
            uint x_21 = (*kernelContext_40->winner_logit_0)[slot_5];
            bool _S604 = ranks_by_logit_0(rule_19);
            bool of_key_0;
            if(_S604)
            {
                uint _S605 = with_bias_0(rule_19, token_2, (*kernelContext_40->winner_id_0)[slot_5], x_21, kernelContext_40);
                of_key_0 = is_nan_0(_S605);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S606;
            if(doubtful_1)
            {
                _S606 = true;
            }
            else
            {
                _S606 = is_nan_0(x_21);
            }
            if(_S606)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S607;
                if(selected_0)
                {
                    _S607 = of_key_0;
                }
                else
                {
                    _S607 = false;
                }
                doubtful_1 = _S607;
            }
            slot_5 = slot_5 + 32U;
        }
        uint _S608 = Lanes_ballot_0(lane_24, doubtful_1, kernelContext_40);
        if(_S608 != 0U)
        {
            (&softmax_0)->poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_5 = lane_24;
    for(;;)
    {
        if(slot_5 < (rule_19->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S609 = (*kernelContext_40->winner_logit_0)[slot_5];
        thread Softmax_0 _S610 = softmax_0;
        Rounded_0 _S611 = share_0(&_S610, _S609, kernelContext_40);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S611.doubtful_0;
        }
        uint _S612;
        if(is_nan_0(_S611.value_11))
        {
            _S612 = 2143289344U;
        }
        else
        {
            _S612 = round_score_0(_S611.value_11, rule_19->score_dtype_0);
        }
        (*kernelContext_40->winner_score_0)[slot_5] = _S612;
        slot_5 = slot_5 + 32U;
    }
    uint _S613 = Lanes_ballot_0(lane_24, doubtful_1, kernelContext_40);
    return _S613 != 0U;
}

void place_winner_0(uint slot_6, uint i_16, KernelContext_0 thread* kernelContext_41)
{
    (*kernelContext_41->winner_id_0)[slot_6] = (*kernelContext_41->list_id_0)[i_16];
    (*kernelContext_41->winner_logit_0)[slot_6] = (*kernelContext_41->list_logit_0)[i_16];
    (*kernelContext_41->winner_score_0)[slot_6] = (*kernelContext_41->list_score_0)[i_16];
    return;
}

void rank_list_0(uint lane_25, const Rule_0 thread* rule_20, uint n_14, KernelContext_0 thread* kernelContext_42)
{
    uint i_17;
    if(n_14 <= 32U)
    {
        if(lane_25 < n_14)
        {
            i_17 = (*kernelContext_42->list_key_0)[lane_25];
        }
        else
        {
            i_17 = 0U;
        }
        uint _S614 = rule_20->n_used_0;
        uint _S615 = Lanes_rank_0(lane_25, i_17, rule_20->n_used_0, kernelContext_42);
        if(_S615 < _S614)
        {
            place_winner_0(_S615, lane_25, kernelContext_42);
        }
        return;
    }
    i_17 = lane_25;
    for(;;)
    {
        if(i_17 < n_14)
        {
        }
        else
        {
            break;
        }
        uint j_1 = 0U;
        uint slot_7 = 0U;
        for(;;)
        {
            if(j_1 < n_14)
            {
            }
            else
            {
                break;
            }
            bool _S616;
            if(((*kernelContext_42->list_key_0)[j_1]) > (*kernelContext_42->list_key_0)[i_17])
            {
                _S616 = true;
            }
            else
            {
                if(((*kernelContext_42->list_key_0)[j_1]) == (*kernelContext_42->list_key_0)[i_17])
                {
                    _S616 = j_1 < i_17;
                }
                else
                {
                    _S616 = false;
                }
            }
            int _S617;
            if(_S616)
            {
                _S617 = int(1);
            }
            else
            {
                _S617 = int(0);
            }
            uint slot_8 = slot_7 + uint(_S617);
            j_1 = j_1 + 1U;
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_20->n_used_0))
        {
            place_winner_0(slot_7, i_17, kernelContext_42);
        }
        i_17 = i_17 + 32U;
    }
    return;
}

uint Token_logit_of_0(const Token_0 thread* this_14, uint expert_9, KernelContext_0 thread* kernelContext_43)
{
    uint i_18 = this_14->first_1 + expert_9;
    uint _S618 = (&this_14->rule_12)->logits_dtype_0;
    if(((&this_14->rule_12)->logits_dtype_0) == 0U)
    {
        return kernelContext_43->logits_0[i_18];
    }
    uint half_2 = (kernelContext_43->logits_0[i_18 >> 1U] >> (16U * (i_18 & 1U))) & 65535U;
    uint _S619;
    if(_S618 == 1U)
    {
        _S619 = widen_half_0(half_2);
    }
    else
    {
        _S619 = half_2 << 16U;
    }
    return _S619;
}

uint Token_logit_bias_of_0(const Token_0 thread* this_15, uint expert_10, KernelContext_0 thread* kernelContext_44)
{
    return kernelContext_44->tables_0[(&this_15->rule_12)->logit_bias_at_0 + expert_10];
}

uint multiply_0(uint a_24, uint b_18)
{
    bool _S620;
    if(is_nan_0(a_24))
    {
        _S620 = true;
    }
    else
    {
        _S620 = is_nan_0(b_18);
    }
    if(_S620)
    {
        return 2143289344U;
    }
    uint sign_4 = (a_24 ^ b_18) & 2147483648U;
    if(is_infinite_0(a_24))
    {
        _S620 = true;
    }
    else
    {
        _S620 = is_infinite_0(b_18);
    }
    if(_S620)
    {
        if((absolute_0(a_24)) == 0U)
        {
            _S620 = true;
        }
        else
        {
            _S620 = (absolute_0(b_18)) == 0U;
        }
        uint _S621;
        if(_S620)
        {
            _S621 = 2143289344U;
        }
        else
        {
            _S621 = sign_4 | 2139095040U;
        }
        return _S621;
    }
    if((absolute_0(a_24)) == 0U)
    {
        _S620 = true;
    }
    else
    {
        _S620 = (absolute_0(b_18)) == 0U;
    }
    if(_S620)
    {
        return 0U;
    }
    uint _S622 = (mantissa_of_0(a_24)) << 8U;
    uint _S623 = (mantissa_of_0(b_18)) << 8U;
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S622 * _S623;
    uint _S624 = (mulhi((_S622), (_S623)));
    (&w_125)->hi_0 = _S624;
    Wide_0 _S625 = w_125;
    int exponent_7 = exponent_of_0(a_24) + exponent_of_0(b_18) - int(300) - int(16) + int(32);
    Wide_0 p_3;
    int exponent_8;
    if(((w_125.hi_0) & 2147483648U) == 0U)
    {
        uint _S626 = ((_S625.hi_0) << 1U) | ((_S625.lo_0) >> 31U);
        thread Wide_0 w_126;
        (&w_126)->lo_0 = (_S625.lo_0) << 1U;
        (&w_126)->hi_0 = _S626;
        int exponent_9 = exponent_7 - int(1);
        p_3 = w_126;
        exponent_8 = exponent_9;
    }
    else
    {
        p_3 = _S625;
        exponent_8 = exponent_7;
    }
    return round_0(sign_4, p_3.hi_0, exponent_8, (p_3.lo_0) != 0U);
}

uint prepare_linear_0(const Rule_0 thread* rule_21, const Token_0 thread* token_3, uint expert_11, KernelContext_0 thread* kernelContext_45)
{
    uint _S627 = Token_logit_of_0(token_3, expert_11, kernelContext_45);
    uint x_22 = flush_0(_S627);
    uint x_23;
    if((rule_21->logit_bias_at_0) != 4294967295U)
    {
        uint _S628 = Token_logit_bias_of_0(token_3, expert_11, kernelContext_45);
        for(;;)
        {
            bool _S629;
            if(is_plain_0(x_22))
            {
                _S629 = is_plain_0(_S628);
            }
            else
            {
                _S629 = false;
            }
            if(_S629)
            {
                x_23 = flush_0((as_type<uint>(((as_type<float>((x_22))) + (as_type<float>((_S628)))))) ^ (kernelContext_45->zero_0));
                break;
            }
            x_23 = add_by_words_0(x_22, _S628);
            break;
        }
    }
    else
    {
        x_23 = x_22;
    }
    if((rule_21->has_logit_scale_0) != 0U)
    {
        uint _S630 = multiply_0(x_23, rule_21->logit_scale_0);
        x_23 = _S630;
    }
    return x_23;
}

uint tanh_0(uint x_24, KernelContext_0 thread* kernelContext_46)
{
    uint size_3 = absolute_0(x_24);
    if(size_3 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_3 <= 964689920U)
    {
        return x_24;
    }
    uint y_0;
    if(size_3 < 1098907648U)
    {
        thread Huge_0 _S631 = fixed_96_0(x_24);
        Huge_0 _S632 = shift_left_1(&_S631, 1U);
        thread Huge_0 _S633 = _S632;
        ExactExp_0 _S634 = exp_exact_0(&_S633, kernelContext_46);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S635 = _S634.m_4;
        Huge_0 _S636 = shift_right_1(&_S635, _S634.q_0);
        thread Huge_0 _S637 = h_34;
        thread Huge_0 _S638 = _S636;
        Huge_0 _S639 = subtract_1(&_S637, &_S638);
        thread Huge_0 _S640 = h_34;
        thread Huge_0 _S641 = _S636;
        Huge_0 _S642 = add_0(&_S640, &_S641);
        thread Huge_0 _S643 = _S639;
        thread Huge_0 _S644 = _S642;
        uint _S645 = round_ratio_0(&_S643, &_S644, int(0), kernelContext_46);
        y_0 = _S645;
    }
    else
    {
        y_0 = 1065353216U;
    }
    return y_0 | (x_24 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_22, uint x_25, KernelContext_0 thread* kernelContext_47)
{
    uint _S646;
    uint _S647 = rule_22->logit_softcap_0;
    for(;;)
    {
        bool _S648;
        if(is_plain_0(x_25))
        {
            _S648 = is_plain_0(_S647);
        }
        else
        {
            _S648 = false;
        }
        if(_S648)
        {
            _S646 = divide_numbers_0(x_25, _S647);
            break;
        }
        _S646 = divide_any_0(x_25, _S647);
        break;
    }
    uint _S649 = tanh_0(_S646, kernelContext_47);
    uint _S650 = multiply_0(_S649, _S647);
    return _S650;
}

uint clamp_0(const Rule_0 thread* rule_23, uint x_26)
{
    bool _S651;
    if((rule_23->has_logit_clamp_0) == 0U)
    {
        _S651 = true;
    }
    else
    {
        _S651 = is_nan_0(x_26);
    }
    if(_S651)
    {
        return x_26;
    }
    uint _S652 = rule_23->logit_clamp_0;
    uint _S653;
    if((absolute_0(x_26)) > (rule_23->logit_clamp_0))
    {
        _S653 = (x_26 & 2147483648U) | _S652;
    }
    else
    {
        _S653 = x_26;
    }
    return _S653;
}

uint prepare_0(const Rule_0 thread* rule_24, const Token_0 thread* token_4, uint expert_12, KernelContext_0 thread* kernelContext_48)
{
    uint _S654 = prepare_linear_0(rule_24, token_4, expert_12, kernelContext_48);
    uint x_27;
    if((rule_24->has_logit_softcap_0) != 0U)
    {
        uint _S655 = softcap_0(rule_24, _S654, kernelContext_48);
        x_27 = _S655;
    }
    else
    {
        x_27 = _S654;
    }
    uint _S656 = clamp_0(rule_24, x_27);
    return _S656;
}

uint find_candidates_0(uint lane_26, const Rule_0 thread* rule_25, bool exact_4, KernelContext_0 thread* kernelContext_49)
{
    bool _S657;
    if((rule_25->n_group_0) > 1U)
    {
        bool _S658 = keep_groups_0(lane_26, rule_25, exact_4, kernelContext_49);
        _S657 = _S658;
    }
    else
    {
        _S657 = false;
    }
    if(_S657)
    {
        return 0U;
    }
    uint _S659 = rule_25->n_used_0;
    uint n_15;
    if((rule_25->n_used_0) <= 32U)
    {
        n_15 = 0U;
        uint e_6 = lane_26;
        for(;;)
        {
            if(e_6 < (rule_25->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S660 = Row2048_get_1(e_6, kernelContext_49);
            uint _S661 = max(n_15, _S660);
            uint e_7 = e_6 + 32U;
            n_15 = _S661;
            e_6 = e_7;
        }
        uint _S662 = Lanes_kth_largest_0(lane_26, n_15, _S659, kernelContext_49);
        uint bound_6;
        if(!exact_4)
        {
            uint _S663 = window_below_0(rule_25, _S662, absolute_0(from_order_0(_S662)), 1U);
            bound_6 = _S663;
        }
        else
        {
            bound_6 = _S662;
        }
        uint _S664 = gather_0(lane_26, rule_25, max(bound_6, 1U), kernelContext_49);
        n_15 = Lanes_agreed_0(lane_26, _S664);
    }
    else
    {
        n_15 = 33U;
    }
    if(n_15 <= 32U)
    {
        return n_15;
    }
    if(!exact_4)
    {
        return 0U;
    }
    select_by_bits_0(lane_26, rule_25, kernelContext_49);
    return _S659;
}

uint sigmoid_exact_0(uint x_28, KernelContext_0 thread* kernelContext_50)
{
    thread Huge_0 _S665 = fixed_96_0(x_28);
    ExactExp_0 _S666 = exp_exact_0(&_S665, kernelContext_50);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S667 = _S666.m_4;
    Huge_0 _S668 = shift_right_1(&_S667, _S666.q_0);
    thread Huge_0 _S669 = h_35;
    thread Huge_0 _S670 = _S668;
    Huge_0 _S671 = add_0(&_S669, &_S670);
    bool negative_1 = (x_28 & 2147483648U) != 0U;
    thread Huge_0 _S672 = _S666.m_4;
    thread Huge_0 _S673 = h_35;
    Huge_0 _S674 = select_0(negative_1, &_S672, &_S673);
    int _S675;
    if(negative_1)
    {
        _S675 = - int(_S666.q_0);
    }
    else
    {
        _S675 = int(0);
    }
    thread Huge_0 _S676 = _S674;
    thread Huge_0 _S677 = _S671;
    uint _S678 = round_ratio_0(&_S676, &_S677, _S675, kernelContext_50);
    return _S678;
}

uint sigmoid_0(uint x_29, KernelContext_0 thread* kernelContext_51)
{
    Wide_0 n_16;
    uint size_4 = absolute_0(x_29);
    bool negative_2 = (x_29 & 2147483648U) != 0U;
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
        uint _S679;
        if(negative_2)
        {
            _S679 = 0U;
        }
        else
        {
            _S679 = 1065353216U;
        }
        return _S679;
    }
    thread Wide_0 _S680 = fixed_57_0(x_29);
    Exp_0 _S681 = exp_fast_0(&_S680);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S682 = w_127;
    uint _S683 = _S681.q_5 + 1U;
    for(;;)
    {
        uint m_13 = _S683 & 31U;
        uint hi_4 = (_S681.m_8.hi_0) >> m_13;
        uint lo_27 = ((_S681.m_8.lo_0) >> m_13) | (((_S681.m_8.hi_0) << 1U) << (31U - m_13));
        if(_S683 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_16 = w_128;
            break;
        }
        if(_S683 >= 32U)
        {
            thread Wide_0 w_129;
            (&w_129)->lo_0 = hi_4;
            (&w_129)->hi_0 = 0U;
            n_16 = w_129;
        }
        else
        {
            thread Wide_0 w_130;
            (&w_130)->lo_0 = lo_27;
            (&w_130)->hi_0 = hi_4;
            n_16 = w_130;
        }
        break;
    }
    uint lo_28 = _S682.lo_0 + n_16.lo_0;
    uint _S684 = _S682.hi_0 + n_16.hi_0;
    int _S685;
    if(lo_28 < (n_16.lo_0))
    {
        _S685 = int(1);
    }
    else
    {
        _S685 = int(0);
    }
    uint _S686 = _S684 + uint(_S685);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S686;
    Wide_0 _S687 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_16 = w_132;
    }
    else
    {
        n_16 = _S681.m_8;
    }
    if(negative_2)
    {
        _S685 = - int(_S681.q_5) - int(1);
    }
    else
    {
        _S685 = int(0);
    }
    thread Wide_0 _S688 = n_16;
    thread Wide_0 _S689 = _S687;
    Rounded_0 _S690 = round_quotient_0(&_S688, &_S689, _S685, 64U);
    if(_S690.doubtful_0)
    {
        uint _S691 = sigmoid_exact_0(x_29, kernelContext_51);
        return _S691;
    }
    return _S690.value_11;
}

Huge_0 odd_reciprocal_0(uint j_2)
{
    uint d_8 = 2U * j_2 + 1U;
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
    uint _S692 = rest_4 << 26U;
    uint digit1_0 = _S692 / d_8;
    uint _S693 = (_S692 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S693 / d_8;
    uint digit3_0 = ((_S693 - digit2_0 * d_8) << 12U) / d_8;
    uint _S694 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S694;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S695 = v_5->hi_0;
    uint _S696 = v_5->lo_0;
    uint _S697 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_19 = int(0);
    uint root_2 = _S697;
    for(;;)
    {
        if(i_19 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_133;
        (&w_133)->lo_0 = root_2 * root_2;
        uint _S698 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S698;
        Wide_0 _S699 = w_133;
        uint _S700 = _S695 - _S699.hi_0;
        int _S701;
        if(_S696 < (_S699.lo_0))
        {
            _S701 = int(1);
        }
        else
        {
            _S701 = int(0);
        }
        uint _S702 = _S700 - uint(_S701);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S696 - _S699.lo_0;
        (&w_134)->hi_0 = _S702;
        Wide_0 _S703 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S703.hi_0)) * 4.294967296e+09f + float(_S703.lo_0)) / (2.0f * float(root_2)))));
        i_19 = i_19 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S704 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S704;
    Wide_0 _S705 = w_135;
    uint _S706 = _S695 - _S705.hi_0;
    if(_S696 < (_S705.lo_0))
    {
        i_19 = int(1);
    }
    else
    {
        i_19 = int(0);
    }
    uint _S707 = _S706 - uint(i_19);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S696 - _S705.lo_0;
    (&w_136)->hi_0 = _S707;
    Wide_0 _S708 = w_136;
    if(((_S708.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S709;
        if((_S708.hi_0) != 0U)
        {
            _S709 = true;
        }
        else
        {
            _S709 = (_S708.lo_0) > (2U * root_2);
        }
        if(_S709)
        {
            root_2 = root_2 + 1U;
        }
    }
    return root_2;
}

uint sqrtsoftplus_0(uint x_30, KernelContext_0 thread* kernelContext_52)
{
    uint size_5 = absolute_0(x_30);
    bool negative_3 = (x_30 & 2147483648U) != 0U;
    if(size_5 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S710;
    if(negative_3)
    {
        _S710 = size_5 > 1127219200U;
    }
    else
    {
        _S710 = false;
    }
    if(_S710)
    {
        return 0U;
    }
    if(size_5 == 2139095040U)
    {
        return x_30;
    }
    if(size_5 < 813694976U)
    {
        return 1062543949U;
    }
    if(size_5 >= 1115684864U)
    {
        _S710 = !negative_3;
    }
    else
    {
        _S710 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S710)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_30);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S711 = exponent_of_0(x_30) - int(150);
        v_6 = h_37;
        exponent_10 = _S711;
    }
    else
    {
        Huge_0 _S712 = fixed_96_0(x_30);
        thread Huge_0 _S713 = _S712;
        ExactExp_0 _S714 = exp_exact_0(&_S713, kernelContext_52);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S715 = _S714.m_4;
        Huge_0 _S716 = shift_right_1(&_S715, _S714.q_0);
        thread Huge_0 _S717 = h_38;
        thread Huge_0 _S718 = _S716;
        Huge_0 _S719 = add_0(&_S717, &_S718);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S714.m_4;
        uint bit_4 = 0U;
        for(;;)
        {
            if(bit_4 < (96U + kernelContext_52->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S720 = rest_5;
            Huge_0 _S721 = shift_left_1(&_S720, 1U);
            thread Huge_0 _S722 = z_0;
            Huge_0 _S723 = shift_left_1(&_S722, 1U);
            z_0 = _S723;
            thread Huge_0 _S724 = _S721;
            thread Huge_0 _S725 = _S719;
            bool _S726 = less_0(&_S724, &_S725);
            if(!_S726)
            {
                thread Huge_0 _S727 = _S721;
                thread Huge_0 _S728 = _S719;
                Huge_0 _S729 = subtract_1(&_S727, &_S728);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S729;
            }
            else
            {
                rest_5 = _S721;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S730 = z_0;
        thread Huge_0 _S731 = z_0;
        Huge_0 _S732 = multiply_96_0(&_S730, &_S731);
        uint _S733 = 2U * _S714.q_0;
        thread Huge_0 _S734 = _S732;
        Huge_0 _S735 = shift_right_1(&_S734, _S733);
        Huge_0 _S736 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S736;
        uint j_3 = 27U;
        for(;;)
        {
            if(j_3 >= (1U + kernelContext_52->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S737 = odd_reciprocal_0(j_3);
            thread Huge_0 _S738 = _S735;
            thread Huge_0 _S739 = series_0;
            Huge_0 _S740 = multiply_96_0(&_S738, &_S739);
            thread Huge_0 _S741 = _S737;
            thread Huge_0 _S742 = _S740;
            Huge_0 _S743 = add_0(&_S741, &_S742);
            uint j_4 = j_3 - 1U;
            series_0 = _S743;
            j_3 = j_4;
        }
        thread Huge_0 _S744 = _S735;
        thread Huge_0 _S745 = series_0;
        Huge_0 _S746 = multiply_96_0(&_S744, &_S745);
        thread Huge_0 _S747 = z_0;
        thread Huge_0 _S748 = _S746;
        Huge_0 _S749 = multiply_96_0(&_S747, &_S748);
        thread Huge_0 _S750 = z_0;
        thread Huge_0 _S751 = _S749;
        Huge_0 _S752 = add_0(&_S750, &_S751);
        thread Huge_0 _S753 = _S752;
        Huge_0 _S754 = shift_left_1(&_S753, 1U);
        int _S755 = int(-96) - int(_S714.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S756 = _S754;
            Huge_0 _S757 = shift_right_1(&_S756, _S714.q_0);
            thread Huge_0 _S758 = _S712;
            thread Huge_0 _S759 = _S757;
            Huge_0 _S760 = add_0(&_S758, &_S759);
            v_6 = _S760;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S754;
            exponent_10 = _S755;
        }
    }
    thread Huge_0 _S761 = v_6;
    uint _S762 = bit_width_1(&_S761);
    int shift_8 = int(128) - int(_S762);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S763 = uint(shift_9);
    thread Huge_0 _S764 = v_6;
    Huge_0 _S765 = shift_left_1(&_S764, _S763);
    thread Huge_0 _S766 = _S765;
    Huge_0 _S767 = shift_right_1(&_S766, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S767.w0_0;
    (&w_137)->hi_0 = _S767.w1_0;
    thread Wide_0 _S768 = w_137;
    uint _S769 = root_50_1(&_S768);
    return pack_0((_S769 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_31, KernelContext_0 thread* kernelContext_53)
{
    uint s_3;
    if(score_2 == 1U)
    {
        uint _S770 = sigmoid_0(x_31, kernelContext_53);
        s_3 = _S770;
    }
    else
    {
        s_3 = x_31;
    }
    if(score_2 == 2U)
    {
        uint _S771 = sqrtsoftplus_0(x_31, kernelContext_53);
        s_3 = _S771;
    }
    if(is_nan_0(s_3))
    {
        s_3 = 2143289344U;
    }
    else
    {
        s_3 = round_score_0(s_3, dtype_1);
    }
    return s_3;
}

uint dtype_of_key_0(const Rule_0 thread* rule_26)
{
    bool _S772;
    if((rule_26->select_by_0) == 0U)
    {
        bool _S773 = ranks_by_logit_0(rule_26);
        _S772 = !_S773;
    }
    else
    {
        _S772 = false;
    }
    uint _S774;
    if(_S772)
    {
        _S774 = rule_26->score_dtype_0;
    }
    else
    {
        _S774 = 0U;
    }
    return _S774;
}

bool score_row_0(uint lane_27, const Rule_0 thread* rule_27, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_54)
{
    uint _S775 = score_of_key_1(rule_27);
    uint e_8;
    bool doubtful_2;
    if(!exact_5)
    {
        e_8 = lane_27;
        for(;;)
        {
            if(e_8 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S776 = Row2048_get_1(e_8, kernelContext_54);
            uint _S777 = estimate_key_0(rule_27, token_5, e_8, _S776, kernelContext_54);
            Row2048_set_0(e_8, _S777, kernelContext_54);
            e_8 = e_8 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S775 == 0U)
        {
            doubtful_2 = false;
            e_8 = lane_27;
            for(;;)
            {
                if(e_8 < (rule_27->n_expert_0))
                {
                }
                else
                {
                    break;
                }
                uint _S778 = Row2048_get_1(e_8, kernelContext_54);
                Rounded_0 _S779 = share_0(softmax_1, _S778, kernelContext_54);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S779.doubtful_0;
                }
                Row2048_set_0(e_8, _S779.value_11, kernelContext_54);
                e_8 = e_8 + 32U;
            }
        }
        else
        {
            if(_S775 != 3U)
            {
                e_8 = lane_27;
                for(;;)
                {
                    if(e_8 < (rule_27->n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint _S780 = Row2048_get_1(e_8, kernelContext_54);
                    uint _S781 = score_alone_0(_S775, 0U, _S780, kernelContext_54);
                    Row2048_set_0(e_8, _S781, kernelContext_54);
                    e_8 = e_8 + 32U;
                }
            }
            doubtful_2 = false;
        }
        e_8 = lane_27;
        for(;;)
        {
            if(e_8 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S782 = Row2048_get_1(e_8, kernelContext_54);
            uint s_4;
            if(is_nan_0(_S782))
            {
                s_4 = 2143289344U;
            }
            else
            {
                uint _S783 = dtype_of_key_0(rule_27);
                s_4 = round_score_0(_S782, _S783);
            }
            uint _S784 = with_bias_0(rule_27, token_5, e_8, s_4, kernelContext_54);
            uint _S785 = nan_place_1(rule_27);
            Row2048_set_0(e_8, order_0(_S784, _S785), kernelContext_54);
            e_8 = e_8 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_28, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_55)
{
    Wide_0 _S786;
    uint _S787 = RowMembers_count_0(members_1);
    uint best_5 = 0U;
    bool has_nan_2 = false;
    uint i_20 = lane_28;
    for(;;)
    {
        if(i_20 < _S787)
        {
        }
        else
        {
            break;
        }
        bool _S788 = RowMembers_has_0(members_1, i_20);
        if(!_S788)
        {
            i_20 = i_20 + 32U;
            continue;
        }
        uint _S789 = RowMembers_logit_0(members_1, i_20, kernelContext_55);
        uint best_6;
        bool has_nan_3;
        if(is_nan_0(_S789))
        {
            best_6 = best_5;
            has_nan_3 = true;
        }
        else
        {
            best_6 = max(best_5, order_0(_S789, 0U));
            has_nan_3 = has_nan_2;
        }
        best_5 = best_6;
        has_nan_2 = has_nan_3;
        i_20 = i_20 + 32U;
    }
    uint _S790 = Lanes_max_0(lane_28, best_5, kernelContext_55);
    thread Softmax_0 s_5;
    uint _S791 = from_order_0(_S790);
    (&s_5)->largest_0 = _S791;
    (&s_5)->poisoned_0 = !is_finite_0(_S791);
    if(!nan_is_absent_1)
    {
        uint _S792 = Lanes_ballot_0(lane_28, has_nan_2, kernelContext_55);
        has_nan_2 = _S792 != 0U;
    }
    else
    {
        has_nan_2 = false;
    }
    if(has_nan_2)
    {
        (&s_5)->poisoned_0 = true;
    }
    (&s_5)->exact_0 = exact_6;
    thread Huge_0 h_40;
    (&h_40)->w0_0 = 0U;
    (&h_40)->w1_0 = 0U;
    (&h_40)->w2_0 = 0U;
    (&h_40)->w3_0 = 0U;
    (&s_5)->exact_sum_0 = h_40;
    (&s_5)->sum_bits_0 = bit_width_0(_S787);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_5)->sum_2 = w_138;
    i_20 = lane_28;
    for(;;)
    {
        if(i_20 < _S787)
        {
        }
        else
        {
            break;
        }
        bool _S793 = RowMembers_has_0(members_1, i_20);
        if(!_S793)
        {
            i_20 = i_20 + 32U;
            continue;
        }
        uint _S794 = RowMembers_logit_0(members_1, i_20, kernelContext_55);
        if(is_nan_0(_S794))
        {
            has_nan_2 = true;
        }
        else
        {
            has_nan_2 = (&s_5)->poisoned_0;
        }
        if(has_nan_2)
        {
            i_20 = i_20 + 32U;
            continue;
        }
        if(exact_6)
        {
            ExactDistance_0 d_9 = distance_exact_0((&s_5)->largest_0, _S794);
            if(!d_9.near_0)
            {
                i_20 = i_20 + 32U;
                continue;
            }
            thread Huge_0 _S795 = d_9.t_0;
            ExactExp_0 _S796 = exp_exact_0(&_S795, kernelContext_55);
            thread Huge_0 _S797 = _S796.m_4;
            Huge_0 _S798 = shift_left_1(&_S797, 16U);
            thread Huge_0 _S799 = _S798;
            Huge_0 _S800 = shift_right_1(&_S799, _S796.q_0);
            thread Huge_0 _S801 = (&s_5)->exact_sum_0;
            thread Huge_0 _S802 = _S800;
            Huge_0 _S803 = add_0(&_S801, &_S802);
            (&s_5)->exact_sum_0 = _S803;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_5)->largest_0, _S794);
            if(!d_10.near_1)
            {
                i_20 = i_20 + 32U;
                continue;
            }
            thread Wide_0 _S804 = d_10.t_2;
            Exp_0 _S805 = exp_fast_0(&_S804);
            Wide_0 _S806 = (&s_5)->sum_2;
            uint _S807 = _S805.q_5 + (&s_5)->sum_bits_0;
            for(;;)
            {
                uint m_14 = _S807 & 31U;
                uint hi_5 = (_S805.m_8.hi_0) >> m_14;
                uint lo_29 = ((_S805.m_8.lo_0) >> m_14) | (((_S805.m_8.hi_0) << 1U) << (31U - m_14));
                if(_S807 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S786 = w_139;
                    break;
                }
                if(_S807 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S786 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S786 = w_141;
                }
                break;
            }
            uint lo_30 = _S806.lo_0 + _S786.lo_0;
            uint _S808 = _S806.hi_0 + _S786.hi_0;
            int _S809;
            if(lo_30 < (_S786.lo_0))
            {
                _S809 = int(1);
            }
            else
            {
                _S809 = int(0);
            }
            uint _S810 = _S808 + uint(_S809);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S810;
            Wide_0 _S811 = w_142;
            (&s_5)->sum_2 = _S811;
        }
        i_20 = i_20 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S812 = (&s_5)->exact_sum_0;
        Huge_0 _S813 = add_over_lanes_0(lane_28, &_S812, kernelContext_55);
        (&s_5)->exact_sum_0 = _S813;
    }
    else
    {
        thread Wide_0 _S814 = (&s_5)->sum_2;
        Wide_0 _S815 = add_over_lanes_1(lane_28, &_S814, kernelContext_55);
        (&s_5)->sum_2 = _S815;
    }
    return s_5;
}

struct PartMembers_0
{
    uint n_17;
    uint threshold_0;
    uint winner_0;
    uint best_7;
    uint excluded_0;
};

uint PartMembers_logit_0(const PartMembers_0 thread* this_16, uint expert_13, KernelContext_0 thread* kernelContext_56)
{
    uint _S816 = Row2048_get_0(expert_13, kernelContext_56);
    return _S816;
}

bool PartMembers_has_0(const PartMembers_0 thread* this_17, uint expert_14, KernelContext_0 thread* kernelContext_57)
{
    uint _S817;
    if(expert_14 == (this_17->excluded_0))
    {
        return false;
    }
    if(expert_14 == (this_17->winner_0))
    {
        return true;
    }
    uint _S818 = Row2048_get_1(expert_14, kernelContext_57);
    bool _S819;
    if(is_nan_0(_S818))
    {
        _S819 = true;
    }
    else
    {
        _S819 = is_nan_0(this_17->best_7);
    }
    if(_S819)
    {
        return true;
    }
    uint size_6 = absolute_0(_S818);
    uint _S820 = this_17->best_7;
    uint size_7;
    if(is_less_0(size_6, this_17->best_7))
    {
        size_7 = _S820;
    }
    else
    {
        size_7 = size_6;
    }
    uint _S821 = flush_0(_S818 ^ 2147483648U);
    for(;;)
    {
        if(is_plain_0(_S820))
        {
            _S819 = is_plain_0(_S821);
        }
        else
        {
            _S819 = false;
        }
        if(_S819)
        {
            _S817 = flush_0((as_type<uint>(((as_type<float>((_S820))) + (as_type<float>((_S821)))))) ^ (kernelContext_57->zero_0));
            break;
        }
        _S817 = add_by_words_0(_S820, _S821);
        break;
    }
    for(;;)
    {
        if(is_plain_0(_S817))
        {
            _S819 = is_plain_0(size_7);
        }
        else
        {
            _S819 = false;
        }
        if(_S819)
        {
            size_7 = divide_numbers_0(_S817, size_7);
            break;
        }
        size_7 = divide_any_0(_S817, size_7);
        break;
    }
    if(is_nan_0(size_7))
    {
        _S819 = true;
    }
    else
    {
        _S819 = !is_less_0(this_17->threshold_0, size_7);
    }
    return _S819;
}

uint PartMembers_count_0(const PartMembers_0 thread* this_18)
{
    return this_18->n_17;
}

Softmax_0 softmax_of_2(uint lane_29, const PartMembers_0 thread* members_2, bool nan_is_absent_2, bool exact_7, KernelContext_0 thread* kernelContext_58)
{
    Wide_0 _S822;
    uint _S823 = PartMembers_count_0(members_2);
    uint best_8 = 0U;
    bool has_nan_4 = false;
    uint i_21 = lane_29;
    for(;;)
    {
        if(i_21 < _S823)
        {
        }
        else
        {
            break;
        }
        bool _S824 = PartMembers_has_0(members_2, i_21, kernelContext_58);
        if(!_S824)
        {
            i_21 = i_21 + 32U;
            continue;
        }
        uint _S825 = PartMembers_logit_0(members_2, i_21, kernelContext_58);
        uint best_9;
        bool has_nan_5;
        if(is_nan_0(_S825))
        {
            best_9 = best_8;
            has_nan_5 = true;
        }
        else
        {
            best_9 = max(best_8, order_0(_S825, 0U));
            has_nan_5 = has_nan_4;
        }
        best_8 = best_9;
        has_nan_4 = has_nan_5;
        i_21 = i_21 + 32U;
    }
    uint _S826 = Lanes_max_0(lane_29, best_8, kernelContext_58);
    thread Softmax_0 s_6;
    uint _S827 = from_order_0(_S826);
    (&s_6)->largest_0 = _S827;
    (&s_6)->poisoned_0 = !is_finite_0(_S827);
    if(!nan_is_absent_2)
    {
        uint _S828 = Lanes_ballot_0(lane_29, has_nan_4, kernelContext_58);
        has_nan_4 = _S828 != 0U;
    }
    else
    {
        has_nan_4 = false;
    }
    if(has_nan_4)
    {
        (&s_6)->poisoned_0 = true;
    }
    (&s_6)->exact_0 = exact_7;
    thread Huge_0 h_41;
    (&h_41)->w0_0 = 0U;
    (&h_41)->w1_0 = 0U;
    (&h_41)->w2_0 = 0U;
    (&h_41)->w3_0 = 0U;
    (&s_6)->exact_sum_0 = h_41;
    (&s_6)->sum_bits_0 = bit_width_0(_S823);
    thread Wide_0 w_143;
    (&w_143)->lo_0 = 0U;
    (&w_143)->hi_0 = 0U;
    (&s_6)->sum_2 = w_143;
    i_21 = lane_29;
    for(;;)
    {
        if(i_21 < _S823)
        {
        }
        else
        {
            break;
        }
        bool _S829 = PartMembers_has_0(members_2, i_21, kernelContext_58);
        if(!_S829)
        {
            i_21 = i_21 + 32U;
            continue;
        }
        uint _S830 = PartMembers_logit_0(members_2, i_21, kernelContext_58);
        if(is_nan_0(_S830))
        {
            has_nan_4 = true;
        }
        else
        {
            has_nan_4 = (&s_6)->poisoned_0;
        }
        if(has_nan_4)
        {
            i_21 = i_21 + 32U;
            continue;
        }
        if(exact_7)
        {
            ExactDistance_0 d_11 = distance_exact_0((&s_6)->largest_0, _S830);
            if(!d_11.near_0)
            {
                i_21 = i_21 + 32U;
                continue;
            }
            thread Huge_0 _S831 = d_11.t_0;
            ExactExp_0 _S832 = exp_exact_0(&_S831, kernelContext_58);
            thread Huge_0 _S833 = _S832.m_4;
            Huge_0 _S834 = shift_left_1(&_S833, 16U);
            thread Huge_0 _S835 = _S834;
            Huge_0 _S836 = shift_right_1(&_S835, _S832.q_0);
            thread Huge_0 _S837 = (&s_6)->exact_sum_0;
            thread Huge_0 _S838 = _S836;
            Huge_0 _S839 = add_0(&_S837, &_S838);
            (&s_6)->exact_sum_0 = _S839;
        }
        else
        {
            Distance_0 d_12 = distance_fast_0((&s_6)->largest_0, _S830);
            if(!d_12.near_1)
            {
                i_21 = i_21 + 32U;
                continue;
            }
            thread Wide_0 _S840 = d_12.t_2;
            Exp_0 _S841 = exp_fast_0(&_S840);
            Wide_0 _S842 = (&s_6)->sum_2;
            uint _S843 = _S841.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_15 = _S843 & 31U;
                uint hi_6 = (_S841.m_8.hi_0) >> m_15;
                uint lo_31 = ((_S841.m_8.lo_0) >> m_15) | (((_S841.m_8.hi_0) << 1U) << (31U - m_15));
                if(_S843 >= 64U)
                {
                    thread Wide_0 w_144;
                    (&w_144)->lo_0 = 0U;
                    (&w_144)->hi_0 = 0U;
                    _S822 = w_144;
                    break;
                }
                if(_S843 >= 32U)
                {
                    thread Wide_0 w_145;
                    (&w_145)->lo_0 = hi_6;
                    (&w_145)->hi_0 = 0U;
                    _S822 = w_145;
                }
                else
                {
                    thread Wide_0 w_146;
                    (&w_146)->lo_0 = lo_31;
                    (&w_146)->hi_0 = hi_6;
                    _S822 = w_146;
                }
                break;
            }
            uint lo_32 = _S842.lo_0 + _S822.lo_0;
            uint _S844 = _S842.hi_0 + _S822.hi_0;
            int _S845;
            if(lo_32 < (_S822.lo_0))
            {
                _S845 = int(1);
            }
            else
            {
                _S845 = int(0);
            }
            uint _S846 = _S844 + uint(_S845);
            thread Wide_0 w_147;
            (&w_147)->lo_0 = lo_32;
            (&w_147)->hi_0 = _S846;
            Wide_0 _S847 = w_147;
            (&s_6)->sum_2 = _S847;
        }
        i_21 = i_21 + 32U;
    }
    if(exact_7)
    {
        thread Huge_0 _S848 = (&s_6)->exact_sum_0;
        Huge_0 _S849 = add_over_lanes_0(lane_29, &_S848, kernelContext_58);
        (&s_6)->exact_sum_0 = _S849;
    }
    else
    {
        thread Wide_0 _S850 = (&s_6)->sum_2;
        Wide_0 _S851 = add_over_lanes_1(lane_29, &_S850, kernelContext_58);
        (&s_6)->sum_2 = _S851;
    }
    return s_6;
}

void prepare_row_0(uint lane_30, const Rule_0 thread* rule_28, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_59)
{
    uint _S852;
    bool capped_0 = (rule_28->has_logit_softcap_0) != 0U;
    uint e_9 = lane_30;
    for(;;)
    {
        _S852 = rule_28->n_expert_0;
        if(e_9 < (rule_28->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S853 = prepare_linear_0(rule_28, token_6, e_9, kernelContext_59);
        uint _S854;
        if(capped_0)
        {
            _S854 = _S853;
        }
        else
        {
            uint _S855 = clamp_0(rule_28, _S853);
            _S854 = _S855;
        }
        Row2048_set_0(e_9, _S854, kernelContext_59);
        e_9 = e_9 + 32U;
    }
    if(capped_0)
    {
        e_9 = lane_30;
        for(;;)
        {
            if(e_9 < _S852)
            {
            }
            else
            {
                break;
            }
            uint _S856 = Row2048_get_1(e_9, kernelContext_59);
            uint _S857 = softcap_0(rule_28, _S856, kernelContext_59);
            uint _S858 = clamp_0(rule_28, _S857);
            Row2048_set_0(e_9, _S858, kernelContext_59);
            e_9 = e_9 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_29)
{
    uint _S859 = score_of_key_1(rule_29);
    uint _S860 = rule_29->score_0;
    if((rule_29->score_0) == 0U)
    {
        return _S859 != 0U;
    }
    bool _S861;
    if(_S860 == _S859)
    {
        uint _S862 = rule_29->score_dtype_0;
        uint _S863 = dtype_of_key_0(rule_29);
        _S861 = _S862 == _S863;
    }
    else
    {
        _S861 = false;
    }
    return _S861;
}

bool has_estimate_0(const Rule_0 thread* rule_30)
{
    uint _S864 = score_of_key_1(rule_30);
    bool _S865;
    if((rule_30->n_group_0) > 1U)
    {
        _S865 = (rule_30->group_score_0) > 4U;
    }
    else
    {
        _S865 = false;
    }
    if(_S865)
    {
        return false;
    }
    bool _S866 = has_single_key_0(rule_30);
    if(_S866)
    {
        if(_S864 == 1U)
        {
            _S865 = true;
        }
        else
        {
            _S865 = _S864 == 2U;
        }
    }
    else
    {
        _S865 = false;
    }
    if(_S865)
    {
        uint _S867 = dtype_of_key_0(rule_30);
        _S865 = _S867 == 0U;
    }
    else
    {
        _S865 = false;
    }
    if(_S865)
    {
        _S865 = (rule_30->n_used_0) <= 32U;
    }
    else
    {
        _S865 = false;
    }
    return _S865;
}

Wide_0 Wide_x24init_0(uint lo_33, uint hi_7)
{
    thread Wide_0 _S868;
    (&_S868)->lo_0 = lo_33;
    (&_S868)->hi_0 = hi_7;
    return _S868;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S869;
    (&_S869)->w0_0 = w0_3;
    (&_S869)->w1_0 = w1_3;
    (&_S869)->w2_0 = w2_6;
    (&_S869)->w3_0 = w3_1;
    return _S869;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_8, uint sum_bits_1, const Wide_0 thread* sum_10, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S870;
    (&_S870)->largest_0 = largest_3;
    (&_S870)->poisoned_0 = poisoned_1;
    (&_S870)->exact_0 = exact_8;
    (&_S870)->sum_bits_0 = sum_bits_1;
    (&_S870)->sum_2 = *sum_10;
    (&_S870)->exact_sum_0 = *exact_sum_1;
    return _S870;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_31)
{
    if((rule_31->score_0) != 0U)
    {
        return false;
    }
    bool _S871 = weighs_winners_alone_0(rule_31);
    bool _S872;
    if(!_S871)
    {
        _S872 = true;
    }
    else
    {
        if((rule_31->select_by_0) == 0U)
        {
            bool _S873 = ranks_by_logit_0(rule_31);
            _S872 = !_S873;
        }
        else
        {
            _S872 = false;
        }
    }
    return _S872;
}

bool route_row_0(uint lane_31, const Rule_0 thread* rule_32, const Token_0 thread* token_7, bool replay_1, KernelContext_0 thread* kernelContext_60)
{
    bool open_0;
    bool _S874;
    bool _S875 = !replay_1;
    bool all_1;
    if(_S875)
    {
        all_1 = (rule_32->n_expert_0) <= 32U;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        all_1 = (rule_32->n_group_0) <= 1U;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        bool _S876 = has_single_key_0(rule_32);
        all_1 = _S876;
    }
    else
    {
        all_1 = false;
    }
    bool _S877 = !all_1;
    bool exact_sums_0;
    if(_S877)
    {
        bool _S878 = has_estimate_0(rule_32);
        exact_sums_0 = !_S878;
    }
    else
    {
        exact_sums_0 = false;
    }
    bool _S879 = exact_sums_0;
    exact_sums_0 = false;
    bool exact_keys_0 = _S879;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S880 = rule_32->n_expert_0;
        if(pass_0 < (3U + ((rule_32->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S881 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S882 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S883 = _S881;
        Softmax_0 _S884 = Softmax_x24init_0(0U, false, false, 0U, &_S882, &_S883);
        Lanes_sync_0();
        bool _S885;
        if(_S875)
        {
            _S885 = _S877;
        }
        else
        {
            _S885 = false;
        }
        bool _S886;
        if(_S885)
        {
            _S886 = true;
        }
        else
        {
            bool _S887 = needs_row_softmax_0(rule_32);
            _S886 = _S887;
        }
        if(_S886)
        {
            prepare_row_0(lane_31, rule_32, token_7, kernelContext_60);
        }
        bool _S888 = needs_row_softmax_0(rule_32);
        Softmax_0 softmax_2;
        if(_S888)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_9 = _S880;
            bool _S889 = (rule_32->nan_last_0) != 0U;
            thread RowMembers_0 _S890 = row_1;
            Softmax_0 _S891 = softmax_of_1(lane_31, &_S890, _S889, exact_sums_0, kernelContext_60);
            softmax_2 = _S891;
        }
        else
        {
            softmax_2 = _S884;
        }
        uint _S892;
        if(all_1)
        {
            _S892 = _S880;
        }
        else
        {
            _S892 = rule_32->n_used_0;
        }
        bool _S893;
        if(_S875)
        {
            _S893 = _S877;
        }
        else
        {
            _S893 = false;
        }
        bool doubtful_3;
        uint n_18;
        if(_S893)
        {
            thread Softmax_0 _S894 = softmax_2;
            bool _S895 = score_row_0(lane_31, rule_32, token_7, &_S894, exact_keys_0, kernelContext_60);
            uint _S896 = find_candidates_0(lane_31, rule_32, exact_keys_0, kernelContext_60);
            if(_S896 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_18 = _S896;
            doubtful_3 = _S895;
        }
        else
        {
            n_18 = _S892;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_22 = lane_31;
        for(;;)
        {
            if(i_22 < n_18)
            {
            }
            else
            {
                break;
            }
            uint e_10;
            if(all_1)
            {
                e_10 = i_22;
            }
            else
            {
                e_10 = (*kernelContext_60->list_id_0)[i_22];
            }
            uint _S897 = prepare_0(rule_32, token_7, e_10, kernelContext_60);
            uint _S898;
            if(exact_keys_0)
            {
                _S898 = rule_32->score_0;
            }
            else
            {
                uint _S899 = score_of_key_1(rule_32);
                _S898 = _S899;
            }
            uint _S900;
            if(exact_keys_0)
            {
                _S900 = rule_32->score_dtype_0;
            }
            else
            {
                uint _S901 = dtype_of_key_0(rule_32);
                _S900 = _S901;
            }
            uint _S902 = score_alone_0(_S898, _S900, _S897, kernelContext_60);
            uint _S903 = with_bias_0(rule_32, token_7, e_10, _S902, kernelContext_60);
            uint _S904 = nan_place_1(rule_32);
            uint _S905 = order_0(_S903, _S904);
            if(_S877)
            {
                open_0 = _S875;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S874 = true;
                }
                else
                {
                    if((rule_32->n_group_0) > 1U)
                    {
                        bool _S906 = is_kept_0(rule_32, e_10, kernelContext_60);
                        _S874 = !_S906;
                    }
                    else
                    {
                        _S874 = false;
                    }
                }
            }
            else
            {
                _S874 = false;
            }
            uint key_6;
            if(_S874)
            {
                uint _S907 = Row2048_get_1(e_10, kernelContext_60);
                key_6 = _S907;
            }
            else
            {
                key_6 = _S905;
            }
            (*kernelContext_60->list_id_0)[i_22] = e_10;
            (*kernelContext_60->list_key_0)[i_22] = key_6;
            (*kernelContext_60->list_logit_0)[i_22] = _S897;
            (*kernelContext_60->list_score_0)[i_22] = _S902;
            if(replay_1)
            {
                place_winner_0(i_22, i_22, kernelContext_60);
            }
            i_22 = i_22 + 32U;
        }
        if(_S875)
        {
            Lanes_sync_0();
            rank_list_0(lane_31, rule_32, n_18, kernelContext_60);
        }
        Lanes_sync_0();
        if((rule_32->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S908 = softmax_2;
        bool _S909 = weigh_softmax_0(lane_31, rule_32, token_7, &_S908, _S875, exact_sums_0, kernelContext_60);
        uint _S910 = Lanes_ballot_0(lane_31, doubtful_3, kernelContext_60);
        if(_S910 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S909;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S874 = true;
        }
        else
        {
            int _S911;
            if(open_0)
            {
                _S911 = int(1);
            }
            else
            {
                _S911 = int(0);
            }
            _S874 = (Lanes_agreed_0(lane_31, uint(_S911))) == 0U;
        }
        if(_S874)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_32->renormalize_0) != 0U)
    {
        bool _S912 = weighs_winners_alone_0(rule_32);
        all_1 = !_S912;
    }
    else
    {
        all_1 = false;
    }
    if(all_1)
    {
        renormalize_1(lane_31, rule_32, kernelContext_60);
    }
    Lanes_sync_0();
    return pass_0 != 0U;
}

void sparsemixer_0(uint lane_32, const Rule_0 thread* rule_33, const Token_0 thread* token_8, KernelContext_0 thread* kernelContext_61)
{
    Rounded_0 r_7;
    thread PartMembers_0 part_0;
    uint _S913 = rule_33->n_expert_0;
    (&part_0)->n_17 = rule_33->n_expert_0;
    uint _S914 = multiply_0(1073741824U, rule_33->jitter_eps_0);
    (&part_0)->threshold_0 = _S914;
    (&part_0)->excluded_0 = 4294967295U;
    Lanes_sync_0();
    prepare_row_0(lane_32, rule_33, token_8, kernelContext_61);
    Lanes_sync_0();
    uint slot_9 = 0U;
    for(;;)
    {
        uint _S915 = 2U + (_S913 >> 16U);
        if(slot_9 < _S915)
        {
        }
        else
        {
            break;
        }
        uint top_1 = 0U;
        uint id_0 = 4294967295U;
        uint e_11 = lane_32;
        for(;;)
        {
            if(e_11 < _S913)
            {
            }
            else
            {
                break;
            }
            uint _S916 = Row2048_get_1(e_11, kernelContext_61);
            uint _S917 = nan_place_1(rule_33);
            uint key_7 = order_0(_S916, _S917);
            bool _S918;
            if(e_11 != ((&part_0)->excluded_0))
            {
                _S918 = key_7 > top_1;
            }
            else
            {
                _S918 = false;
            }
            if(_S918)
            {
                top_1 = key_7;
                id_0 = e_11;
            }
            e_11 = e_11 + 32U;
        }
        uint _S919 = Lanes_max_0(lane_32, top_1, kernelContext_61);
        uint _S920;
        if(top_1 == _S919)
        {
            _S920 = ~id_0;
        }
        else
        {
            _S920 = 0U;
        }
        uint _S921 = Lanes_max_0(lane_32, _S920, kernelContext_61);
        uint _S922 = ~_S921;
        (&part_0)->winner_0 = _S922;
        uint _S923 = Row2048_get_1(_S922, kernelContext_61);
        (&part_0)->best_7 = _S923;
        Rounded_0 r_8;
        uint pass_1 = 0U;
        for(;;)
        {
            if(pass_1 < _S915)
            {
            }
            else
            {
                r_7 = r_8;
                break;
            }
            bool _S924 = pass_1 != 0U;
            thread PartMembers_0 _S925 = part_0;
            Softmax_0 _S926 = softmax_of_2(lane_32, &_S925, false, _S924, kernelContext_61);
            thread Softmax_0 _S927 = _S926;
            Rounded_0 _S928 = share_0(&_S927, (&part_0)->best_7, kernelContext_61);
            int _S929;
            if(_S928.doubtful_0)
            {
                _S929 = int(1);
            }
            else
            {
                _S929 = int(0);
            }
            if((Lanes_agreed_0(lane_32, uint(_S929))) == 0U)
            {
                r_7 = _S928;
                break;
            }
            uint pass_2 = pass_1 + 1U;
            r_8 = _S928;
            pass_1 = pass_2;
        }
        if(lane_32 == 0U)
        {
            (*kernelContext_61->winner_id_0)[slot_9] = (&part_0)->winner_0;
            (*kernelContext_61->winner_score_0)[slot_9] = r_7.value_11;
        }
        (&part_0)->excluded_0 = (&part_0)->winner_0;
        slot_9 = slot_9 + 1U;
    }
    Lanes_sync_0();
    return;
}

uint read_given_0(uint lane_33, const Rule_0 thread* rule_34, uint token_9, KernelContext_0 thread* kernelContext_62)
{
    uint _S930;
    uint slot_10 = lane_33;
    uint padding_0 = 0U;
    for(;;)
    {
        uint _S931 = rule_34->n_used_0;
        _S930 = rule_34->n_used_0;
        if(slot_10 < (rule_34->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S932 = kernelContext_62->given_0[token_9 * _S931 + slot_10];
        (*kernelContext_62->list_id_0)[slot_10] = _S932;
        int _S933;
        if(_S932 == 4294967295U)
        {
            _S933 = int(1);
        }
        else
        {
            _S933 = int(0);
        }
        uint padding_1 = padding_0 + uint(_S933);
        slot_10 = slot_10 + 32U;
        padding_0 = padding_1;
    }
    uint _S934 = Lanes_add_0(lane_33, padding_0, kernelContext_62);
    uint padding_2 = Lanes_agreed_0(lane_33, _S934);
    Lanes_sync_0();
    if(padding_2 == _S930)
    {
        return 4294967295U;
    }
    uint first_2 = _S930;
    slot_10 = lane_33;
    for(;;)
    {
        if(slot_10 < _S930)
        {
        }
        else
        {
            break;
        }
        uint id_1 = (*kernelContext_62->list_id_0)[slot_10];
        bool refused_0 = ((*kernelContext_62->list_id_0)[slot_10]) >= (rule_34->n_expert_0);
        uint before_0 = 0U;
        for(;;)
        {
            if(before_0 < slot_10)
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
                refused_0 = ((*kernelContext_62->list_id_0)[before_0]) == id_1;
            }
            before_0 = before_0 + 1U;
        }
        if(refused_0)
        {
            first_2 = min(first_2, slot_10);
        }
        slot_10 = slot_10 + 32U;
    }
    uint _S935 = Lanes_max_0(lane_33, ~first_2, kernelContext_62);
    return ~_S935;
}

uint narrow_0(uint x_32, uint dtype_2)
{
    uint _S936;
    if(dtype_2 == 1U)
    {
        _S936 = narrow_half_0(x_32);
    }
    else
    {
        _S936 = narrow_bfloat_0(x_32);
    }
    return _S936;
}

void write_weight_0(uint slot_11, uint w_148, uint dtype_3, KernelContext_0 thread* kernelContext_63)
{
    if(dtype_3 == 0U)
    {
        atomic_store_explicit(kernelContext_63->weights_0+slot_11, w_148, memory_order_relaxed);
        return;
    }
    uint shift_10 = 16U * (slot_11 & 1U);
    uint _S937 = slot_11 >> 1U;
    uint _S938 = atomic_fetch_and_explicit(kernelContext_63->weights_0+_S937, ~(65535U << shift_10), memory_order_relaxed);
    uint _S939 = atomic_fetch_or_explicit(kernelContext_63->weights_0+_S937, (narrow_0(w_148, dtype_3)) << shift_10, memory_order_relaxed);
    return;
}

uint Token_expert_scale_of_0(const Token_0 thread* this_19, uint expert_15, KernelContext_0 thread* kernelContext_64)
{
    return kernelContext_64->tables_0[(&this_19->rule_12)->expert_scale_at_0 + expert_15];
}

uint finish_0(const Rule_0 thread* rule_35, const Token_0 thread* token_10, uint expert_16, uint w_149, KernelContext_0 thread* kernelContext_65)
{
    uint _S940 = rule_35->divisor_0;
    uint _S941;
    if((rule_35->divisor_0) != 1065353216U)
    {
        for(;;)
        {
            bool _S942;
            if(is_plain_0(w_149))
            {
                _S942 = is_plain_0(_S940);
            }
            else
            {
                _S942 = false;
            }
            if(_S942)
            {
                _S941 = divide_numbers_0(w_149, _S940);
                break;
            }
            _S941 = divide_any_0(w_149, _S940);
            break;
        }
    }
    else
    {
        _S941 = w_149;
    }
    uint _S943 = rule_35->scale_0;
    if((rule_35->scale_0) != 1065353216U)
    {
        uint _S944 = multiply_0(_S941, _S943);
        _S941 = _S944;
    }
    if((rule_35->expert_scale_at_0) != 4294967295U)
    {
        uint _S945 = Token_expert_scale_of_0(token_10, expert_16, kernelContext_65);
        uint _S946 = multiply_0(_S941, _S945);
        _S941 = _S946;
    }
    if(is_nan_0(_S941))
    {
        _S941 = 2143289344U;
    }
    return _S941;
}

void route_token_0(uint lane_34, const Rule_0 thread* rule_36, uint index_0, KernelContext_0 thread* kernelContext_66)
{
    bool padding_3 = index_0 >= (rule_36->n_real_0);
    bool _S947 = (rule_36->replay_0) != 0U;
    bool padding_4;
    if(_S947)
    {
        uint _S948 = read_given_0(lane_34, rule_36, index_0, kernelContext_66);
        uint refused_1 = Lanes_agreed_0(lane_34, _S948);
        uint _S949 = rule_36->n_used_0;
        if(refused_1 < (rule_36->n_used_0))
        {
            padding_4 = lane_34 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S950 = atomic_fetch_min_explicit(kernelContext_66->status_0+int(1), (rule_36->token_base_0 + index_0) * 64U + refused_1, memory_order_relaxed);
        }
        if(padding_3)
        {
            padding_4 = true;
        }
        else
        {
            padding_4 = refused_1 != _S949;
        }
    }
    else
    {
        padding_4 = padding_3;
    }
    uint slot_12;
    if(padding_4)
    {
        slot_12 = lane_34;
        for(;;)
        {
            uint _S951 = rule_36->n_used_0;
            if(slot_12 < (rule_36->n_used_0))
            {
            }
            else
            {
                break;
            }
            uint _S952 = index_0 * _S951 + slot_12;
            *(kernelContext_66->ids_0+_S952) = 4294967295U;
            write_weight_0(_S952, 0U, rule_36->weights_dtype_0, kernelContext_66);
            slot_12 = slot_12 + 32U;
        }
        Lanes_sync_0();
        return;
    }
    thread Token_0 token_11;
    (&token_11)->rule_12 = *rule_36;
    (&token_11)->first_1 = index_0 * rule_36->row_stride_0;
    if((rule_36->score_0) == 4U)
    {
        thread Token_0 _S953 = token_11;
        sparsemixer_0(lane_34, rule_36, &_S953, kernelContext_66);
    }
    else
    {
        thread Token_0 _S954 = token_11;
        bool _S955 = route_row_0(lane_34, rule_36, &_S954, _S947, kernelContext_66);
        if(_S955)
        {
            padding_4 = lane_34 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S956 = atomic_fetch_add_explicit(kernelContext_66->status_0+int(0), 1U, memory_order_relaxed);
        }
    }
    slot_12 = lane_34;
    for(;;)
    {
        uint _S957 = rule_36->n_used_0;
        if(slot_12 < (rule_36->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint expert_17 = (*kernelContext_66->winner_id_0)[slot_12];
        uint _S958 = index_0 * _S957 + slot_12;
        *(kernelContext_66->ids_0+_S958) = (*kernelContext_66->winner_id_0)[slot_12];
        uint _S959 = (*kernelContext_66->winner_score_0)[slot_12];
        thread Token_0 _S960 = token_11;
        uint _S961 = finish_0(rule_36, &_S960, expert_17, _S959, kernelContext_66);
        write_weight_0(_S958, _S961, rule_36->weights_dtype_0, kernelContext_66);
        slot_12 = slot_12 + 32U;
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
Rule_0 fixed_rule_0(int _S962, KernelContext_0 thread* kernelContext_67)
{
    thread Rule_0 _S963 = kernelContext_67->params_0[_S962];
    if(kIsFixed_0 == 0U)
    {
        return _S963;
    }
    (&_S963)->n_expert_0 = kFixed_n_expert_0;
    (&_S963)->n_used_0 = kFixed_n_used_0;
    (&_S963)->score_0 = kFixed_score_0;
    (&_S963)->score_dtype_0 = kFixed_score_dtype_0;
    (&_S963)->select_bias_0 = kFixed_select_bias_0;
    (&_S963)->select_by_0 = kFixed_select_by_0;
    (&_S963)->n_group_0 = kFixed_n_group_0;
    (&_S963)->topk_group_0 = kFixed_topk_group_0;
    (&_S963)->group_score_0 = kFixed_group_score_0;
    (&_S963)->excluded_zero_0 = kFixed_excluded_zero_0;
    (&_S963)->renormalize_0 = kFixed_renormalize_0;
    (&_S963)->eps_kind_0 = kFixed_eps_kind_0;
    (&_S963)->renorm_eps_0 = kFixed_renorm_eps_0;
    (&_S963)->divisor_0 = kFixed_divisor_0;
    (&_S963)->scale_0 = kFixed_scale_0;
    (&_S963)->has_logit_scale_0 = kFixed_has_logit_scale_0;
    (&_S963)->logit_scale_0 = kFixed_logit_scale_0;
    (&_S963)->has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    (&_S963)->logit_softcap_0 = kFixed_logit_softcap_0;
    (&_S963)->has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    (&_S963)->logit_clamp_0 = kFixed_logit_clamp_0;
    (&_S963)->jitter_eps_0 = kFixed_jitter_eps_0;
    (&_S963)->nan_last_0 = kFixed_nan_last_0;
    (&_S963)->bias_at_0 = kFixed_bias_at_0;
    (&_S963)->logit_bias_at_0 = kFixed_logit_bias_at_0;
    (&_S963)->expert_scale_at_0 = kFixed_expert_scale_at_0;
    return _S963;
}

void Lanes_start_0(uint lane_35, KernelContext_0 thread* kernelContext_68)
{
    if(lane_35 == 0U)
    {
        atomic_store_explicit(kernelContext_68->shared_total_0, 0U, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

void route_tokens_0(uint lane_36, uint group_6, KernelContext_0 thread* kernelContext_69)
{
    Rule_0 _S964 = fixed_rule_0(int(0), kernelContext_69);
    kernelContext_69->zero_0 = (_S964.n_expert_0) >> 16U;
    Lanes_start_0(lane_36, kernelContext_69);
    uint token_12 = group_6;
    for(;;)
    {
        if(token_12 < (_S964.n_token_0))
        {
        }
        else
        {
            break;
        }
        thread Rule_0 _S965 = _S964;
        route_token_0(lane_36, &_S965, token_12, kernelContext_69);
        token_12 = token_12 + _S964.n_group_dispatched_0;
    }
    return;
}

[[kernel]] void route(uint3 group_7 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], uint device* given_1 [[buffer(5)]], atomic<uint> device* status_1 [[buffer(6)]], uint device* ids_1 [[buffer(2)]], atomic<uint> device* weights_1 [[buffer(3)]], Rule_0 device* params_1 [[buffer(4)]], uint device* logits_1 [[buffer(0)]], uint device* tables_1 [[buffer(1)]])
{
    thread KernelContext_0 kernelContext_70;
    (&kernelContext_70)->given_0 = given_1;
    (&kernelContext_70)->status_0 = status_1;
    (&kernelContext_70)->ids_0 = ids_1;
    (&kernelContext_70)->weights_0 = weights_1;
    (&kernelContext_70)->params_0 = params_1;
    (&kernelContext_70)->logits_0 = logits_1;
    (&kernelContext_70)->tables_0 = tables_1;
    threadgroup array<uint, int(64)> winner_score_1;
    (&kernelContext_70)->winner_score_0 = &winner_score_1;
    threadgroup array<uint, int(64)> winner_logit_1;
    (&kernelContext_70)->winner_logit_0 = &winner_logit_1;
    threadgroup array<uint, int(64)> winner_id_1;
    (&kernelContext_70)->winner_id_0 = &winner_id_1;
    threadgroup array<uint, int(64)> list_key_1;
    (&kernelContext_70)->list_key_0 = &list_key_1;
    threadgroup array<uint, int(64)> list_id_1;
    (&kernelContext_70)->list_id_0 = &list_id_1;
    threadgroup array<uint, int(64)> list_logit_1;
    (&kernelContext_70)->list_logit_0 = &list_logit_1;
    threadgroup array<uint, int(64)> list_score_1;
    (&kernelContext_70)->list_score_0 = &list_score_1;
    threadgroup array<uint, int(64)> best_of_part_1;
    (&kernelContext_70)->best_of_part_0 = &best_of_part_1;
    threadgroup array<uint, int(128)> kept_groups_1;
    (&kernelContext_70)->kept_groups_0 = &kept_groups_1;
    threadgroup atomic<uint> shared_total_1;
    (&kernelContext_70)->shared_total_0 = &shared_total_1;
    threadgroup uint shared_value_1;
    (&kernelContext_70)->shared_value_0 = &shared_value_1;
    threadgroup array<uint, int(32)> shared_values_1;
    (&kernelContext_70)->shared_values_0 = &shared_values_1;
    threadgroup array<uint, int(2048)> row_2048_1;
    (&kernelContext_70)->row_2048_0 = &row_2048_1;
    threadgroup array<uint, int(1024)> group_keys_1024_1;
    (&kernelContext_70)->group_keys_1024_0 = &group_keys_1024_1;
    (&kernelContext_70)->zero_0 = 0U;
    route_tokens_0(thread_0.x, group_7.x, &kernelContext_70);
    return;
}

