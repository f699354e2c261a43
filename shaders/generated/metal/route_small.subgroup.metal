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
    array<uint, int(256)> threadgroup* row_256_0;
    array<uint, int(128)> threadgroup* group_keys_128_0;
};

int exponent_of_0(uint x_0)
{
    return int((x_0 >> 23U) & 255U);
}

bool is_plain_0(uint x_1)
{
    return uint(exponent_of_0(x_1) - int(32)) < 216U;
}

uint4 WaveActiveBallot_0(bool condition_0)
{
    ulong _S1 = (uint64_t(simd_ballot((condition_0))));
    return uint4(uint(_S1 & 4294967295ULL), uint(_S1 >> 32U), 0U, 0U);
}

uint Lanes_ballot_0(uint lane_0, bool value_0)
{
    uint4 _S2 = WaveActiveBallot_0(value_0);
    return _S2.x;
}

uint flush_0(uint x_2)
{
    uint _S3;
    if((x_2 & 2147483647U) < 8388608U)
    {
        _S3 = 0U;
    }
    else
    {
        _S3 = x_2;
    }
    return _S3;
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

uint firstbithigh_0(uint value_1)
{
    if(value_1 == 0U)
    {
        return 4294967295U;
    }
    uint _S4 = clz(value_1);
    return 31U - _S4;
}

uint round_0(uint sign_0, uint mantissa_0, int exponent_0, bool rest_0)
{
    uint m_0 = mantissa_0 >> 8U;
    uint low_0 = mantissa_0 & 255U;
    bool _S5;
    if(low_0 > 128U)
    {
        _S5 = true;
    }
    else
    {
        if(low_0 == 128U)
        {
            if(rest_0)
            {
                _S5 = true;
            }
            else
            {
                _S5 = (m_0 & 1U) != 0U;
            }
        }
        else
        {
            _S5 = false;
        }
    }
    uint m_1;
    if(_S5)
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
    uint _S6;
    if((absolute_0(a_0)) < (absolute_0(b_0)))
    {
        sum_0 = a_0;
        _S6 = b_0;
    }
    else
    {
        sum_0 = b_0;
        _S6 = a_0;
    }
    if((absolute_0(sum_0)) == 0U)
    {
        return _S6;
    }
    int _S7 = exponent_of_0(_S6);
    uint gap_0 = uint(_S7 - exponent_of_0(sum_0));
    uint large_0 = (mantissa_of_0(_S6)) << 6U;
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
    bool apart_0 = ((_S6 ^ sum_0) & 2147483648U) != 0U;
    bool _S8;
    if(apart_0)
    {
        _S8 = rest_1;
    }
    else
    {
        _S8 = false;
    }
    if(_S8)
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
    return round_0(_S6 & 2147483648U, sum_0 << shift_0, _S7 - int(156) - int(shift_0), rest_1);
}

uint sum_of_scores_0(uint lane_1, const Rule_0 thread* rule_0, KernelContext_0 thread* kernelContext_0)
{
    uint _S9;
    uint slot_0 = lane_1;
    bool plain_0 = true;
    for(;;)
    {
        _S9 = rule_0->n_used_0;
        if(slot_0 < (rule_0->n_used_0))
        {
        }
        else
        {
            break;
        }
        if(plain_0)
        {
            plain_0 = is_plain_0((*kernelContext_0->winner_score_0)[slot_0]);
        }
        else
        {
            plain_0 = false;
        }
        slot_0 = slot_0 + 32U;
    }
    uint _S10 = (*kernelContext_0->winner_score_0)[int(0)];
    uint _S11 = Lanes_ballot_0(lane_1, plain_0);
    uint base_0;
    uint sum_1;
    if(_S11 == 4294967295U)
    {
        base_0 = 1U;
        sum_1 = _S10;
        for(;;)
        {
            bool _S12 = base_0 < _S9;
            if(_S12)
            {
            }
            else
            {
                break;
            }
            thread array<uint, int(4)> x_7;
            x_7[0U] = (*kernelContext_0->winner_score_0)[min(base_0, 63U)];
            uint _S13 = base_0 + 1U;
            x_7[1U] = (*kernelContext_0->winner_score_0)[min(_S13, 63U)];
            uint _S14 = base_0 + 2U;
            x_7[2U] = (*kernelContext_0->winner_score_0)[min(_S14, 63U)];
            uint _S15 = base_0 + 3U;
            x_7[3U] = (*kernelContext_0->winner_score_0)[min(_S15, 63U)];
            uint sum_2;
            if(_S12)
            {
                sum_2 = (as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>((x_7[0U])))))) ^ (kernelContext_0->zero_0);
            }
            else
            {
                sum_2 = sum_1;
            }
            uint sum_3;
            if(_S13 < _S9)
            {
                sum_3 = (as_type<uint>(((as_type<float>((sum_2))) + (as_type<float>((x_7[1U])))))) ^ (kernelContext_0->zero_0);
            }
            else
            {
                sum_3 = sum_2;
            }
            uint sum_4;
            if(_S14 < _S9)
            {
                sum_4 = (as_type<uint>(((as_type<float>((sum_3))) + (as_type<float>((x_7[2U])))))) ^ (kernelContext_0->zero_0);
            }
            else
            {
                sum_4 = sum_3;
            }
            if(_S15 < _S9)
            {
                sum_1 = (as_type<uint>(((as_type<float>((sum_4))) + (as_type<float>((x_7[3U])))))) ^ (kernelContext_0->zero_0);
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
        base_0 = _S10;
        for(;;)
        {
            if(slot_0 < _S9)
            {
            }
            else
            {
                break;
            }
            uint _S16 = (*kernelContext_0->winner_score_0)[slot_0];
            for(;;)
            {
                if(is_plain_0(base_0))
                {
                    plain_0 = is_plain_0(_S16);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    base_0 = flush_0((as_type<uint>(((as_type<float>((base_0))) + (as_type<float>((_S16)))))) ^ (kernelContext_0->zero_0));
                    break;
                }
                base_0 = add_by_words_0(base_0, _S16);
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

uint WinnerMembers_logit_0(const WinnerMembers_0 thread* this_2, uint slot_2, KernelContext_0 thread* kernelContext_1)
{
    return (*kernelContext_1->winner_logit_0)[slot_2];
}

uint order_0(uint x_8, uint nan_place_0)
{
    if(is_nan_0(x_8))
    {
        return nan_place_0;
    }
    uint _S17;
    if((x_8 & 2147483648U) != 0U)
    {
        _S17 = ~x_8;
    }
    else
    {
        _S17 = x_8 | 2147483648U;
    }
    return _S17;
}

uint Lanes_max_0(uint lane_2, uint value_2)
{
    uint _S18 = simd_max(value_2);
    return _S18;
}

uint from_order_0(uint key_0)
{
    bool _S19;
    if(key_0 == 4294967295U)
    {
        _S19 = true;
    }
    else
    {
        _S19 = key_0 <= 1U;
    }
    if(_S19)
    {
        return 2143289344U;
    }
    uint _S20;
    if((key_0 & 2147483648U) != 0U)
    {
        _S20 = key_0 ^ 2147483648U;
    }
    else
    {
        _S20 = ~key_0;
    }
    return _S20;
}

bool is_finite_0(uint x_9)
{
    return (x_9 & 2147483647U) < 2139095040U;
}

uint bit_width_0(uint v_0)
{
    uint _S21;
    if(v_0 == 0U)
    {
        _S21 = 0U;
    }
    else
    {
        _S21 = firstbithigh_0(v_0) + 1U;
    }
    return _S21;
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
    Huge_0 _S22;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_1->w0_0;
        (&h_1)->w3_0 = a_1->w1_0;
        _S22 = h_1;
    }
    else
    {
        _S22 = *a_1;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S22.w0_0;
        (&h_2)->w2_0 = _S22.w1_0;
        (&h_2)->w3_0 = _S22.w2_0;
        _S22 = h_2;
    }
    uint m_2 = n_1 & 31U;
    uint k_0 = 31U - m_2;
    uint _S23 = ((_S22.w3_0) << m_2) | (((_S22.w2_0) >> 1U) >> k_0);
    uint _S24 = ((_S22.w2_0) << m_2) | (((_S22.w1_0) >> 1U) >> k_0);
    uint _S25 = ((_S22.w1_0) << m_2) | (((_S22.w0_0) >> 1U) >> k_0);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S22.w0_0) << m_2;
    (&h_3)->w1_0 = _S25;
    (&h_3)->w2_0 = _S24;
    (&h_3)->w3_0 = _S23;
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
    Huge_0 _S26;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = a_2->w2_0;
        (&h_5)->w1_0 = a_2->w3_0;
        (&h_5)->w2_0 = 0U;
        (&h_5)->w3_0 = 0U;
        _S26 = h_5;
    }
    else
    {
        _S26 = *a_2;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = _S26.w1_0;
        (&h_6)->w1_0 = _S26.w2_0;
        (&h_6)->w2_0 = _S26.w3_0;
        (&h_6)->w3_0 = 0U;
        _S26 = h_6;
    }
    uint m_3 = n_2 & 31U;
    uint k_1 = 31U - m_3;
    uint _S27 = (_S26.w3_0) >> m_3;
    uint _S28 = ((_S26.w2_0) >> m_3) | (((_S26.w3_0) << 1U) << k_1);
    uint _S29 = ((_S26.w1_0) >> m_3) | (((_S26.w2_0) << 1U) << k_1);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = ((_S26.w0_0) >> m_3) | (((_S26.w1_0) << 1U) << k_1);
    (&h_7)->w1_0 = _S29;
    (&h_7)->w2_0 = _S28;
    (&h_7)->w3_0 = _S27;
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
    Huge_0 _S30 = h_9;
    Huge_0 _S31;
    if(shift_1 >= int(0))
    {
        uint _S32 = uint(shift_1);
        thread Huge_0 _S33 = _S30;
        Huge_0 _S34 = shift_left_0(&_S33, _S32);
        _S31 = _S34;
    }
    else
    {
        uint _S35 = uint(- shift_1);
        thread Huge_0 _S36 = _S30;
        Huge_0 _S37 = shift_right_0(&_S36, _S35);
        _S31 = _S37;
    }
    return _S31;
}

Huge_0 subtract_0(const Huge_0 thread* a_3, const Huge_0 thread* b_1)
{
    uint _S38 = a_3->w1_0;
    uint _S39 = b_1->w1_0;
    bool borrow_0;
    if((a_3->w1_0) < (b_1->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S38 == _S39)
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
    (&w_0)->hi_0 = _S38;
    Wide_0 _S40 = w_0;
    thread Wide_0 w_1;
    (&w_1)->lo_0 = b_1->w0_0;
    (&w_1)->hi_0 = _S39;
    Wide_0 _S41 = w_1;
    uint _S42 = _S40.hi_0 - _S41.hi_0;
    int _S43;
    if((_S40.lo_0) < (_S41.lo_0))
    {
        _S43 = int(1);
    }
    else
    {
        _S43 = int(0);
    }
    uint _S44 = _S42 - uint(_S43);
    thread Wide_0 w_2;
    (&w_2)->lo_0 = _S40.lo_0 - _S41.lo_0;
    (&w_2)->hi_0 = _S44;
    Wide_0 _S45 = w_2;
    thread Wide_0 w_3;
    (&w_3)->lo_0 = a_3->w2_0;
    (&w_3)->hi_0 = a_3->w3_0;
    Wide_0 _S46 = w_3;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = b_1->w2_0;
    (&w_4)->hi_0 = b_1->w3_0;
    Wide_0 _S47 = w_4;
    uint _S48 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S43 = int(1);
    }
    else
    {
        _S43 = int(0);
    }
    uint _S49 = _S48 - uint(_S43);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = _S46.lo_0 - _S47.lo_0;
    (&w_5)->hi_0 = _S49;
    Wide_0 _S50 = w_5;
    if(borrow_0)
    {
        _S43 = int(1);
    }
    else
    {
        _S43 = int(0);
    }
    thread Wide_0 w_6;
    (&w_6)->lo_0 = uint(_S43);
    (&w_6)->hi_0 = 0U;
    Wide_0 _S51 = w_6;
    uint _S52 = _S50.hi_0 - _S51.hi_0;
    if((_S50.lo_0) < (_S51.lo_0))
    {
        _S43 = int(1);
    }
    else
    {
        _S43 = int(0);
    }
    uint _S53 = _S52 - uint(_S43);
    thread Wide_0 w_7;
    (&w_7)->lo_0 = _S50.lo_0 - _S51.lo_0;
    (&w_7)->hi_0 = _S53;
    Wide_0 _S54 = w_7;
    thread Huge_0 h_10;
    (&h_10)->w0_0 = _S45.lo_0;
    (&h_10)->w1_0 = _S45.hi_0;
    (&h_10)->w2_0 = _S54.lo_0;
    (&h_10)->w3_0 = _S54.hi_0;
    return h_10;
}

ExactDistance_0 distance_exact_0(uint largest_1, uint x_11)
{
    thread ExactDistance_0 d_0;
    bool _S55 = x_11 == largest_1;
    (&d_0)->near_0 = _S55;
    thread Huge_0 h_11;
    (&h_11)->w0_0 = 0U;
    (&h_11)->w1_0 = 0U;
    (&h_11)->w2_0 = 0U;
    (&h_11)->w3_0 = 0U;
    (&d_0)->t_0 = h_11;
    bool _S56;
    if(_S55)
    {
        _S56 = true;
    }
    else
    {
        _S56 = (absolute_0(largest_1)) >= 1325400064U;
    }
    if(_S56)
    {
        _S56 = true;
    }
    else
    {
        _S56 = (absolute_0(x_11)) >= 1325400064U;
    }
    if(_S56)
    {
        return d_0;
    }
    thread Huge_0 h_12;
    (&h_12)->w0_0 = 0U;
    (&h_12)->w1_0 = 0U;
    (&h_12)->w2_0 = 0U;
    (&h_12)->w3_0 = 0U;
    Huge_0 _S57 = h_12;
    Huge_0 a_4 = fixed_96_0(largest_1);
    Huge_0 b_2 = fixed_96_0(x_11);
    Huge_0 a_5;
    if((largest_1 & 2147483648U) != 0U)
    {
        thread Huge_0 _S58 = _S57;
        thread Huge_0 _S59 = a_4;
        Huge_0 _S60 = subtract_0(&_S58, &_S59);
        a_5 = _S60;
    }
    else
    {
        a_5 = a_4;
    }
    Huge_0 b_3;
    if((x_11 & 2147483648U) != 0U)
    {
        thread Huge_0 _S61 = _S57;
        thread Huge_0 _S62 = b_2;
        Huge_0 _S63 = subtract_0(&_S61, &_S62);
        b_3 = _S63;
    }
    else
    {
        b_3 = b_2;
    }
    thread Huge_0 _S64 = a_5;
    thread Huge_0 _S65 = b_3;
    Huge_0 _S66 = subtract_0(&_S64, &_S65);
    (&d_0)->t_0 = _S66;
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
    uint _S67 = b_4->w1_0;
    uint _S68 = b_4->w0_0;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = b_4->w0_0;
    (&w_9)->hi_0 = b_4->w1_0;
    uint lo_1 = w_8.lo_0 + w_9.lo_0;
    uint _S69 = w_8.hi_0 + w_9.hi_0;
    int _S70;
    if(lo_1 < (w_9.lo_0))
    {
        _S70 = int(1);
    }
    else
    {
        _S70 = int(0);
    }
    uint _S71 = _S69 + uint(_S70);
    thread Wide_0 w_10;
    (&w_10)->lo_0 = lo_1;
    (&w_10)->hi_0 = _S71;
    Wide_0 _S72 = w_10;
    bool carry_0;
    if((_S72.hi_0) < _S67)
    {
        carry_0 = true;
    }
    else
    {
        if((_S72.hi_0) == _S67)
        {
            carry_0 = (_S72.lo_0) < _S68;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_11;
    (&w_11)->lo_0 = a_6->w2_0;
    (&w_11)->hi_0 = a_6->w3_0;
    Wide_0 _S73 = w_11;
    thread Wide_0 w_12;
    (&w_12)->lo_0 = b_4->w2_0;
    (&w_12)->hi_0 = b_4->w3_0;
    Wide_0 _S74 = w_12;
    uint lo_2 = _S73.lo_0 + _S74.lo_0;
    uint _S75 = _S73.hi_0 + _S74.hi_0;
    if(lo_2 < (_S74.lo_0))
    {
        _S70 = int(1);
    }
    else
    {
        _S70 = int(0);
    }
    uint _S76 = _S75 + uint(_S70);
    thread Wide_0 w_13;
    (&w_13)->lo_0 = lo_2;
    (&w_13)->hi_0 = _S76;
    Wide_0 _S77 = w_13;
    if(carry_0)
    {
        _S70 = int(1);
    }
    else
    {
        _S70 = int(0);
    }
    thread Wide_0 w_14;
    (&w_14)->lo_0 = uint(_S70);
    (&w_14)->hi_0 = 0U;
    Wide_0 _S78 = w_14;
    uint lo_3 = _S77.lo_0 + _S78.lo_0;
    uint _S79 = _S77.hi_0 + _S78.hi_0;
    if(lo_3 < (_S78.lo_0))
    {
        _S70 = int(1);
    }
    else
    {
        _S70 = int(0);
    }
    uint _S80 = _S79 + uint(_S70);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = lo_3;
    (&w_15)->hi_0 = _S80;
    Wide_0 _S81 = w_15;
    thread Huge_0 h_13;
    (&h_13)->w0_0 = _S72.lo_0;
    (&h_13)->w1_0 = _S72.hi_0;
    (&h_13)->w2_0 = _S81.lo_0;
    (&h_13)->w3_0 = _S81.hi_0;
    return h_13;
}

Huge_0 subtract_1(const Huge_0 thread* a_7, const Huge_0 thread* b_5)
{
    uint _S82 = a_7->w1_0;
    uint _S83 = b_5->w1_0;
    bool borrow_1;
    if((a_7->w1_0) < (b_5->w1_0))
    {
        borrow_1 = true;
    }
    else
    {
        if(_S82 == _S83)
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
    (&w_16)->hi_0 = _S82;
    Wide_0 _S84 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = b_5->w0_0;
    (&w_17)->hi_0 = _S83;
    Wide_0 _S85 = w_17;
    uint _S86 = _S84.hi_0 - _S85.hi_0;
    int _S87;
    if((_S84.lo_0) < (_S85.lo_0))
    {
        _S87 = int(1);
    }
    else
    {
        _S87 = int(0);
    }
    uint _S88 = _S86 - uint(_S87);
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S84.lo_0 - _S85.lo_0;
    (&w_18)->hi_0 = _S88;
    Wide_0 _S89 = w_18;
    thread Wide_0 w_19;
    (&w_19)->lo_0 = a_7->w2_0;
    (&w_19)->hi_0 = a_7->w3_0;
    Wide_0 _S90 = w_19;
    thread Wide_0 w_20;
    (&w_20)->lo_0 = b_5->w2_0;
    (&w_20)->hi_0 = b_5->w3_0;
    Wide_0 _S91 = w_20;
    uint _S92 = w_19.hi_0 - w_20.hi_0;
    if((w_19.lo_0) < (w_20.lo_0))
    {
        _S87 = int(1);
    }
    else
    {
        _S87 = int(0);
    }
    uint _S93 = _S92 - uint(_S87);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = _S90.lo_0 - _S91.lo_0;
    (&w_21)->hi_0 = _S93;
    Wide_0 _S94 = w_21;
    if(borrow_1)
    {
        _S87 = int(1);
    }
    else
    {
        _S87 = int(0);
    }
    thread Wide_0 w_22;
    (&w_22)->lo_0 = uint(_S87);
    (&w_22)->hi_0 = 0U;
    Wide_0 _S95 = w_22;
    uint _S96 = _S94.hi_0 - _S95.hi_0;
    if((_S94.lo_0) < (_S95.lo_0))
    {
        _S87 = int(1);
    }
    else
    {
        _S87 = int(0);
    }
    uint _S97 = _S96 - uint(_S87);
    thread Wide_0 w_23;
    (&w_23)->lo_0 = _S94.lo_0 - _S95.lo_0;
    (&w_23)->hi_0 = _S97;
    Wide_0 _S98 = w_23;
    thread Huge_0 h_14;
    (&h_14)->w0_0 = _S89.lo_0;
    (&h_14)->w1_0 = _S89.hi_0;
    (&h_14)->w2_0 = _S98.lo_0;
    (&h_14)->w3_0 = _S98.hi_0;
    return h_14;
}

bool less_0(const Huge_0 thread* a_8, const Huge_0 thread* b_6)
{
    uint _S99 = a_8->w3_0;
    uint _S100 = b_6->w3_0;
    if((a_8->w3_0) != (b_6->w3_0))
    {
        return _S99 < _S100;
    }
    uint _S101 = a_8->w2_0;
    uint _S102 = b_6->w2_0;
    if((a_8->w2_0) != (b_6->w2_0))
    {
        return _S101 < _S102;
    }
    uint _S103 = a_8->w1_0;
    uint _S104 = b_6->w1_0;
    if((a_8->w1_0) != (b_6->w1_0))
    {
        return _S103 < _S104;
    }
    return (a_8->w0_0) < (b_6->w0_0);
}

constant array<uint, int(3)> _S105 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S106 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S107 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S108 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S109 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S110 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S111 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S112 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S113 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S114 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S115 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S116 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S105, _S106, _S107, _S108, _S109, _S110, _S111, _S112, _S113, _S114, _S115, _S116 };
Huge_0 exp_series_0(uint j_0)
{
    uint _S117 = min(j_0, 11U);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = kExpSeries_0[_S117][int(2)];
    (&h_15)->w1_0 = kExpSeries_0[_S117][int(1)];
    (&h_15)->w2_0 = kExpSeries_0[_S117][int(0)];
    (&h_15)->w3_0 = 0U;
    return h_15;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_9, const Huge_0 thread* b_7)
{
    uint _S118;
    if(which_0)
    {
        _S118 = a_9->w3_0;
    }
    else
    {
        _S118 = b_7->w3_0;
    }
    uint _S119;
    if(which_0)
    {
        _S119 = a_9->w2_0;
    }
    else
    {
        _S119 = b_7->w2_0;
    }
    uint _S120;
    if(which_0)
    {
        _S120 = a_9->w1_0;
    }
    else
    {
        _S120 = b_7->w1_0;
    }
    uint _S121;
    if(which_0)
    {
        _S121 = a_9->w0_0;
    }
    else
    {
        _S121 = b_7->w0_0;
    }
    thread Huge_0 h_16;
    (&h_16)->w0_0 = _S121;
    (&h_16)->w1_0 = _S120;
    (&h_16)->w2_0 = _S119;
    (&h_16)->w3_0 = _S118;
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
    uint _S122 = (mulhi((a_10), (b_8)));
    (&w_24)->hi_0 = _S122;
    thread Wide_0 p_0 = w_24;
    uint _S123 = this_3->w0_1 + (&p_0)->lo_0;
    this_3->w0_1 = _S123;
    int _S124;
    if(_S123 < ((&p_0)->lo_0))
    {
        _S124 = int(1);
    }
    else
    {
        _S124 = int(0);
    }
    uint _S125 = (&p_0)->hi_0 + uint(_S124);
    (&p_0)->hi_0 = _S125;
    uint _S126 = this_3->w1_1 + _S125;
    this_3->w1_1 = _S126;
    if(_S126 < _S125)
    {
        _S124 = int(1);
    }
    else
    {
        _S124 = int(0);
    }
    this_3->w2_1 = this_3->w2_1 + uint(_S124);
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
    uint _S127 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w0_0);
    uint _S128 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w2_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w0_0);
    uint _S129 = Column_next_0(&c_0);
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

ExactExp_0 exp_exact_0(const Huge_0 thread* t_1, KernelContext_0 thread* kernelContext_2)
{
    thread Huge_0 h_18;
    (&h_18)->w0_0 = 3387143064U;
    (&h_18)->w1_0 = 3520035243U;
    (&h_18)->w2_0 = 2977044471U;
    (&h_18)->w3_0 = 0U;
    Huge_0 _S130 = h_18;
    uint q_1 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_25;
    (&w_25)->lo_0 = q_1 * h_18.w0_0;
    uint _S131 = (mulhi((q_1), (h_18.w0_0)));
    (&w_25)->hi_0 = _S131;
    thread Wide_0 w_26;
    (&w_26)->lo_0 = q_1 * h_18.w1_0;
    uint _S132 = (mulhi((q_1), (h_18.w1_0)));
    (&w_26)->hi_0 = _S132;
    thread Wide_0 w_27;
    (&w_27)->lo_0 = q_1 * h_18.w2_0;
    uint _S133 = (mulhi((q_1), (h_18.w2_0)));
    (&w_27)->hi_0 = _S133;
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
    thread Huge_0 _S134 = h_19;
    thread Huge_0 _S135 = h_20;
    Huge_0 _S136 = add_0(&_S134, &_S135);
    thread Huge_0 _S137 = _S136;
    Huge_0 _S138 = subtract_1(t_1, &_S137);
    Huge_0 r_0;
    uint q_2;
    if((_S138.w3_0) != 0U)
    {
        thread Huge_0 _S139 = _S138;
        thread Huge_0 _S140 = _S130;
        Huge_0 _S141 = add_0(&_S139, &_S140);
        uint q_3 = q_1 - 1U;
        r_0 = _S141;
        q_2 = q_3;
    }
    else
    {
        r_0 = _S138;
        q_2 = q_1;
    }
    thread Huge_0 _S142 = r_0;
    thread Huge_0 _S143 = _S130;
    bool _S144 = less_0(&_S142, &_S143);
    if(!_S144)
    {
        thread Huge_0 _S145 = r_0;
        thread Huge_0 _S146 = _S130;
        Huge_0 _S147 = subtract_1(&_S145, &_S146);
        uint q_4 = q_2 + 1U;
        r_0 = _S147;
        q_2 = q_4;
    }
    Huge_0 p_1 = exp_series_0(11U);
    uint step_0 = 0U;
    for(;;)
    {
        if(step_0 < (16U + kernelContext_2->zero_0))
        {
        }
        else
        {
            break;
        }
        bool in_series_0 = step_0 < 11U;
        thread Huge_0 _S148 = r_0;
        thread Huge_0 _S149 = p_1;
        Huge_0 _S150 = select_0(in_series_0, &_S148, &_S149);
        thread Huge_0 _S151 = _S150;
        thread Huge_0 _S152 = p_1;
        Huge_0 _S153 = multiply_96_0(&_S151, &_S152);
        thread Huge_0 _S154 = exp_series_0(10U - step_0);
        thread Huge_0 _S155 = _S153;
        Huge_0 _S156 = subtract_1(&_S154, &_S155);
        thread Huge_0 _S157 = _S156;
        thread Huge_0 _S158 = _S153;
        Huge_0 _S159 = select_0(in_series_0, &_S157, &_S158);
        uint step_1 = step_0 + 1U;
        p_1 = _S159;
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
    Huge_0 _S160;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_22;
        (&h_22)->w0_0 = 0U;
        (&h_22)->w1_0 = 0U;
        (&h_22)->w2_0 = a_12->w0_0;
        (&h_22)->w3_0 = a_12->w1_0;
        _S160 = h_22;
    }
    else
    {
        _S160 = *a_12;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_23;
        (&h_23)->w0_0 = 0U;
        (&h_23)->w1_0 = _S160.w0_0;
        (&h_23)->w2_0 = _S160.w1_0;
        (&h_23)->w3_0 = _S160.w2_0;
        _S160 = h_23;
    }
    uint m_5 = n_3 & 31U;
    uint k_2 = 31U - m_5;
    uint _S161 = ((_S160.w3_0) << m_5) | (((_S160.w2_0) >> 1U) >> k_2);
    uint _S162 = ((_S160.w2_0) << m_5) | (((_S160.w1_0) >> 1U) >> k_2);
    uint _S163 = ((_S160.w1_0) << m_5) | (((_S160.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_24;
    (&h_24)->w0_0 = (_S160.w0_0) << m_5;
    (&h_24)->w1_0 = _S163;
    (&h_24)->w2_0 = _S162;
    (&h_24)->w3_0 = _S161;
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
    Huge_0 _S164;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_26;
        (&h_26)->w0_0 = a_13->w2_0;
        (&h_26)->w1_0 = a_13->w3_0;
        (&h_26)->w2_0 = 0U;
        (&h_26)->w3_0 = 0U;
        _S164 = h_26;
    }
    else
    {
        _S164 = *a_13;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_27;
        (&h_27)->w0_0 = _S164.w1_0;
        (&h_27)->w1_0 = _S164.w2_0;
        (&h_27)->w2_0 = _S164.w3_0;
        (&h_27)->w3_0 = 0U;
        _S164 = h_27;
    }
    uint m_6 = n_4 & 31U;
    uint k_3 = 31U - m_6;
    uint _S165 = (_S164.w3_0) >> m_6;
    uint _S166 = ((_S164.w2_0) >> m_6) | (((_S164.w3_0) << 1U) << k_3);
    uint _S167 = ((_S164.w1_0) >> m_6) | (((_S164.w2_0) << 1U) << k_3);
    thread Huge_0 h_28;
    (&h_28)->w0_0 = ((_S164.w0_0) >> m_6) | (((_S164.w1_0) << 1U) << k_3);
    (&h_28)->w1_0 = _S167;
    (&h_28)->w2_0 = _S166;
    (&h_28)->w3_0 = _S165;
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
    bool _S168;
    if(shift_2 <= int(-24))
    {
        _S168 = true;
    }
    else
    {
        _S168 = shift_2 >= int(64);
    }
    if(_S168)
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
    Wide_0 _S169;
    if(shift_2 >= int(32))
    {
        thread Wide_0 w_30;
        (&w_30)->lo_0 = 0U;
        (&w_30)->hi_0 = lo_4;
        _S169 = w_30;
    }
    else
    {
        thread Wide_0 w_31;
        (&w_31)->lo_0 = lo_4;
        (&w_31)->hi_0 = hi_1;
        _S169 = w_31;
    }
    return _S169;
}

Distance_0 distance_fast_0(uint largest_2, uint x_13)
{
    thread Distance_0 d_1;
    bool _S170 = x_13 == largest_2;
    (&d_1)->near_1 = _S170;
    thread Wide_0 w_32;
    (&w_32)->lo_0 = 0U;
    (&w_32)->hi_0 = 0U;
    (&d_1)->t_2 = w_32;
    bool _S171;
    if(_S170)
    {
        _S171 = true;
    }
    else
    {
        _S171 = (absolute_0(largest_2)) >= 1325400064U;
    }
    if(_S171)
    {
        _S171 = true;
    }
    else
    {
        _S171 = (absolute_0(x_13)) >= 1325400064U;
    }
    if(_S171)
    {
        return d_1;
    }
    if(((as_type<float>((largest_2))) - (as_type<float>((x_13)))) > 100.0f)
    {
        return d_1;
    }
    Wide_0 a_14 = fixed_57_0(largest_2);
    Wide_0 b_10 = fixed_57_0(x_13);
    int _S172;
    Wide_0 a_15;
    if((largest_2 & 2147483648U) != 0U)
    {
        thread Wide_0 w_33;
        (&w_33)->lo_0 = 0U;
        (&w_33)->hi_0 = 0U;
        Wide_0 _S173 = w_33;
        uint _S174 = w_33.hi_0 - a_14.hi_0;
        if((w_33.lo_0) < (a_14.lo_0))
        {
            _S172 = int(1);
        }
        else
        {
            _S172 = int(0);
        }
        uint _S175 = _S174 - uint(_S172);
        thread Wide_0 w_34;
        (&w_34)->lo_0 = _S173.lo_0 - a_14.lo_0;
        (&w_34)->hi_0 = _S175;
        Wide_0 _S176 = w_34;
        a_15 = _S176;
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
        Wide_0 _S177 = w_35;
        uint _S178 = w_35.hi_0 - b_10.hi_0;
        if((w_35.lo_0) < (b_10.lo_0))
        {
            _S172 = int(1);
        }
        else
        {
            _S172 = int(0);
        }
        uint _S179 = _S178 - uint(_S172);
        thread Wide_0 w_36;
        (&w_36)->lo_0 = _S177.lo_0 - b_10.lo_0;
        (&w_36)->hi_0 = _S179;
        Wide_0 _S180 = w_36;
        b_11 = _S180;
    }
    else
    {
        b_11 = b_10;
    }
    (&d_1)->near_1 = true;
    uint _S181 = a_15.hi_0 - b_11.hi_0;
    Wide_0 _S182 = a_15;
    Wide_0 _S183 = b_11;
    if((a_15.lo_0) < (b_11.lo_0))
    {
        _S172 = int(1);
    }
    else
    {
        _S172 = int(0);
    }
    uint _S184 = _S181 - uint(_S172);
    thread Wide_0 w_37;
    (&w_37)->lo_0 = _S182.lo_0 - _S183.lo_0;
    (&w_37)->hi_0 = _S184;
    Wide_0 _S185 = w_37;
    (&d_1)->t_2 = _S185;
    return d_1;
}

struct Exp_0
{
    Wide_0 m_8;
    uint q_5;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_3)
{
    uint _S186 = (mulhi((t_3->hi_0), (3098164009U)));
    uint q_6 = _S186 >> 24U;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = q_6 * 3520035244U;
    uint _S187 = (mulhi((q_6), (3520035244U)));
    (&w_38)->hi_0 = _S187;
    thread Wide_0 whole_0 = w_38;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_6 * 2977044471U;
    uint _S188 = ((t_3->hi_0) << 7U) | ((t_3->lo_0) >> 25U);
    thread Wide_0 w_39;
    (&w_39)->lo_0 = (t_3->lo_0) << 7U;
    (&w_39)->hi_0 = _S188;
    Wide_0 _S189 = w_39;
    Wide_0 _S190 = whole_0;
    uint _S191 = w_39.hi_0 - whole_0.hi_0;
    int _S192;
    if((w_39.lo_0) < (whole_0.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S193 = _S191 - uint(_S192);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = _S189.lo_0 - _S190.lo_0;
    (&w_40)->hi_0 = _S193;
    Wide_0 _S194 = w_40;
    uint _S195 = (_S194.hi_0) >> 3U;
    thread Wide_0 w_41;
    (&w_41)->lo_0 = ((_S194.lo_0) >> 3U) | ((_S194.hi_0) << 29U);
    (&w_41)->hi_0 = _S195;
    Wide_0 _S196 = w_41;
    uint _S197 = (mulhi((w_41.hi_0), (11836U)));
    uint _S198 = (mulhi((w_41.hi_0), (106522U - _S197)));
    uint _S199 = (mulhi((w_41.hi_0), (852176U - _S198)));
    uint tail_0 = 5965232U - _S199;
    thread Wide_0 w_42;
    (&w_42)->lo_0 = 0U;
    (&w_42)->hi_0 = tail_0;
    Wide_0 _S200 = w_42;
    thread Wide_0 w_43;
    (&w_43)->lo_0 = 572662306U;
    (&w_43)->hi_0 = 35791394U;
    Wide_0 _S201 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = w_41.hi_0 * w_42.hi_0;
    uint _S202 = (mulhi((w_41.hi_0), (w_42.hi_0)));
    (&w_44)->hi_0 = _S202;
    uint _S203 = (mulhi((w_41.hi_0), (w_42.lo_0)));
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S203;
    (&w_45)->hi_0 = 0U;
    uint lo_5 = w_44.lo_0 + w_45.lo_0;
    uint _S204 = w_44.hi_0 + w_45.hi_0;
    if(lo_5 < (w_45.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S205 = _S204 + uint(_S192);
    thread Wide_0 w_46;
    (&w_46)->lo_0 = lo_5;
    (&w_46)->hi_0 = _S205;
    Wide_0 _S206 = w_46;
    uint _S207 = (mulhi((_S196.lo_0), (_S200.hi_0)));
    thread Wide_0 w_47;
    (&w_47)->lo_0 = _S207;
    (&w_47)->hi_0 = 0U;
    uint lo_6 = _S206.lo_0 + w_47.lo_0;
    uint _S208 = _S206.hi_0 + w_47.hi_0;
    if(lo_6 < (w_47.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S209 = _S208 + uint(_S192);
    thread Wide_0 w_48;
    (&w_48)->lo_0 = lo_6;
    (&w_48)->hi_0 = _S209;
    Wide_0 _S210 = w_48;
    uint _S211 = _S201.hi_0 - _S210.hi_0;
    if((_S201.lo_0) < (_S210.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S212 = _S211 - uint(_S192);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = _S201.lo_0 - _S210.lo_0;
    (&w_49)->hi_0 = _S212;
    Wide_0 _S213 = w_49;
    thread Wide_0 w_50;
    (&w_50)->lo_0 = 2863311531U;
    (&w_50)->hi_0 = 178956970U;
    Wide_0 _S214 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S196.hi_0 * _S213.hi_0;
    uint _S215 = (mulhi((_S196.hi_0), (_S213.hi_0)));
    (&w_51)->hi_0 = _S215;
    uint _S216 = (mulhi((_S196.hi_0), (_S213.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S216;
    (&w_52)->hi_0 = 0U;
    uint lo_7 = w_51.lo_0 + w_52.lo_0;
    uint _S217 = w_51.hi_0 + w_52.hi_0;
    if(lo_7 < (w_52.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S218 = _S217 + uint(_S192);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_7;
    (&w_53)->hi_0 = _S218;
    Wide_0 _S219 = w_53;
    uint _S220 = (mulhi((_S196.lo_0), (_S213.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S220;
    (&w_54)->hi_0 = 0U;
    uint lo_8 = _S219.lo_0 + w_54.lo_0;
    uint _S221 = _S219.hi_0 + w_54.hi_0;
    if(lo_8 < (w_54.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S222 = _S221 + uint(_S192);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_8;
    (&w_55)->hi_0 = _S222;
    Wide_0 _S223 = w_55;
    uint _S224 = _S214.hi_0 - _S223.hi_0;
    if((_S214.lo_0) < (_S223.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S225 = _S224 - uint(_S192);
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S214.lo_0 - _S223.lo_0;
    (&w_56)->hi_0 = _S225;
    Wide_0 _S226 = w_56;
    thread Wide_0 w_57;
    (&w_57)->lo_0 = 2863311531U;
    (&w_57)->hi_0 = 715827882U;
    Wide_0 _S227 = w_57;
    thread Wide_0 w_58;
    (&w_58)->lo_0 = _S196.hi_0 * _S226.hi_0;
    uint _S228 = (mulhi((_S196.hi_0), (_S226.hi_0)));
    (&w_58)->hi_0 = _S228;
    uint _S229 = (mulhi((_S196.hi_0), (_S226.lo_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S229;
    (&w_59)->hi_0 = 0U;
    uint lo_9 = w_58.lo_0 + w_59.lo_0;
    uint _S230 = w_58.hi_0 + w_59.hi_0;
    if(lo_9 < (w_59.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S231 = _S230 + uint(_S192);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_9;
    (&w_60)->hi_0 = _S231;
    Wide_0 _S232 = w_60;
    uint _S233 = (mulhi((_S196.lo_0), (_S226.hi_0)));
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S233;
    (&w_61)->hi_0 = 0U;
    uint lo_10 = _S232.lo_0 + w_61.lo_0;
    uint _S234 = _S232.hi_0 + w_61.hi_0;
    if(lo_10 < (w_61.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S235 = _S234 + uint(_S192);
    thread Wide_0 w_62;
    (&w_62)->lo_0 = lo_10;
    (&w_62)->hi_0 = _S235;
    Wide_0 _S236 = w_62;
    uint _S237 = _S227.hi_0 - _S236.hi_0;
    if((_S227.lo_0) < (_S236.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S238 = _S237 - uint(_S192);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = _S227.lo_0 - _S236.lo_0;
    (&w_63)->hi_0 = _S238;
    Wide_0 _S239 = w_63;
    thread Wide_0 w_64;
    (&w_64)->lo_0 = 0U;
    (&w_64)->hi_0 = 2147483648U;
    Wide_0 _S240 = w_64;
    thread Wide_0 w_65;
    (&w_65)->lo_0 = _S196.hi_0 * _S239.hi_0;
    uint _S241 = (mulhi((_S196.hi_0), (_S239.hi_0)));
    (&w_65)->hi_0 = _S241;
    uint _S242 = (mulhi((_S196.hi_0), (_S239.lo_0)));
    thread Wide_0 w_66;
    (&w_66)->lo_0 = _S242;
    (&w_66)->hi_0 = 0U;
    uint lo_11 = w_65.lo_0 + w_66.lo_0;
    uint _S243 = w_65.hi_0 + w_66.hi_0;
    if(lo_11 < (w_66.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S244 = _S243 + uint(_S192);
    thread Wide_0 w_67;
    (&w_67)->lo_0 = lo_11;
    (&w_67)->hi_0 = _S244;
    Wide_0 _S245 = w_67;
    uint _S246 = (mulhi((_S196.lo_0), (_S239.hi_0)));
    thread Wide_0 w_68;
    (&w_68)->lo_0 = _S246;
    (&w_68)->hi_0 = 0U;
    uint lo_12 = _S245.lo_0 + w_68.lo_0;
    uint _S247 = _S245.hi_0 + w_68.hi_0;
    if(lo_12 < (w_68.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S248 = _S247 + uint(_S192);
    thread Wide_0 w_69;
    (&w_69)->lo_0 = lo_12;
    (&w_69)->hi_0 = _S248;
    Wide_0 _S249 = w_69;
    uint _S250 = _S240.hi_0 - _S249.hi_0;
    if((_S240.lo_0) < (_S249.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S251 = _S250 - uint(_S192);
    thread Wide_0 w_70;
    (&w_70)->lo_0 = _S240.lo_0 - _S249.lo_0;
    (&w_70)->hi_0 = _S251;
    Wide_0 _S252 = w_70;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = 4294967295U;
    (&w_71)->hi_0 = 4294967295U;
    Wide_0 _S253 = w_71;
    thread Wide_0 w_72;
    (&w_72)->lo_0 = _S196.hi_0 * _S252.hi_0;
    uint _S254 = (mulhi((_S196.hi_0), (_S252.hi_0)));
    (&w_72)->hi_0 = _S254;
    uint _S255 = (mulhi((_S196.hi_0), (_S252.lo_0)));
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S255;
    (&w_73)->hi_0 = 0U;
    uint lo_13 = w_72.lo_0 + w_73.lo_0;
    uint _S256 = w_72.hi_0 + w_73.hi_0;
    if(lo_13 < (w_73.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S257 = _S256 + uint(_S192);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = lo_13;
    (&w_74)->hi_0 = _S257;
    Wide_0 _S258 = w_74;
    uint _S259 = (mulhi((_S196.lo_0), (_S252.hi_0)));
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S259;
    (&w_75)->hi_0 = 0U;
    uint lo_14 = _S258.lo_0 + w_75.lo_0;
    uint _S260 = _S258.hi_0 + w_75.hi_0;
    if(lo_14 < (w_75.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S261 = _S260 + uint(_S192);
    thread Wide_0 w_76;
    (&w_76)->lo_0 = lo_14;
    (&w_76)->hi_0 = _S261;
    Wide_0 _S262 = w_76;
    uint _S263 = _S253.hi_0 - _S262.hi_0;
    if((_S253.lo_0) < (_S262.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S264 = _S263 - uint(_S192);
    thread Wide_0 w_77;
    (&w_77)->lo_0 = _S253.lo_0 - _S262.lo_0;
    (&w_77)->hi_0 = _S264;
    Wide_0 _S265 = w_77;
    thread Wide_0 w_78;
    (&w_78)->lo_0 = 4294967295U;
    (&w_78)->hi_0 = 4294967295U;
    Wide_0 _S266 = w_78;
    thread Wide_0 w_79;
    (&w_79)->lo_0 = _S196.hi_0 * _S265.hi_0;
    uint _S267 = (mulhi((_S196.hi_0), (_S265.hi_0)));
    (&w_79)->hi_0 = _S267;
    uint _S268 = (mulhi((_S196.hi_0), (_S265.lo_0)));
    thread Wide_0 w_80;
    (&w_80)->lo_0 = _S268;
    (&w_80)->hi_0 = 0U;
    uint lo_15 = w_79.lo_0 + w_80.lo_0;
    uint _S269 = w_79.hi_0 + w_80.hi_0;
    if(lo_15 < (w_80.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S270 = _S269 + uint(_S192);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_15;
    (&w_81)->hi_0 = _S270;
    Wide_0 _S271 = w_81;
    uint _S272 = (mulhi((_S196.lo_0), (_S265.hi_0)));
    thread Wide_0 w_82;
    (&w_82)->lo_0 = _S272;
    (&w_82)->hi_0 = 0U;
    uint lo_16 = _S271.lo_0 + w_82.lo_0;
    uint _S273 = _S271.hi_0 + w_82.hi_0;
    if(lo_16 < (w_82.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S274 = _S273 + uint(_S192);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_16;
    (&w_83)->hi_0 = _S274;
    Wide_0 _S275 = w_83;
    uint _S276 = _S266.hi_0 - _S275.hi_0;
    if((_S266.lo_0) < (_S275.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S277 = _S276 - uint(_S192);
    thread Wide_0 w_84;
    (&w_84)->lo_0 = _S266.lo_0 - _S275.lo_0;
    (&w_84)->hi_0 = _S277;
    Wide_0 _S278 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = _S278.hi_0 * _S278.hi_0;
    uint _S279 = (mulhi((_S278.hi_0), (_S278.hi_0)));
    (&w_85)->hi_0 = _S279;
    uint _S280 = (mulhi((_S278.hi_0), (_S278.lo_0)));
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S280;
    (&w_86)->hi_0 = 0U;
    uint lo_17 = w_85.lo_0 + w_86.lo_0;
    uint _S281 = w_85.hi_0 + w_86.hi_0;
    if(lo_17 < (w_86.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S282 = _S281 + uint(_S192);
    thread Wide_0 w_87;
    (&w_87)->lo_0 = lo_17;
    (&w_87)->hi_0 = _S282;
    Wide_0 _S283 = w_87;
    uint _S284 = (mulhi((_S278.lo_0), (_S278.hi_0)));
    thread Wide_0 w_88;
    (&w_88)->lo_0 = _S284;
    (&w_88)->hi_0 = 0U;
    uint lo_18 = _S283.lo_0 + w_88.lo_0;
    uint _S285 = _S283.hi_0 + w_88.hi_0;
    if(lo_18 < (w_88.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S286 = _S285 + uint(_S192);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = lo_18;
    (&w_89)->hi_0 = _S286;
    Wide_0 _S287 = w_89;
    thread Wide_0 w_90;
    (&w_90)->lo_0 = _S287.hi_0 * _S287.hi_0;
    uint _S288 = (mulhi((_S287.hi_0), (_S287.hi_0)));
    (&w_90)->hi_0 = _S288;
    uint _S289 = (mulhi((_S287.hi_0), (_S287.lo_0)));
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S289;
    (&w_91)->hi_0 = 0U;
    uint lo_19 = w_90.lo_0 + w_91.lo_0;
    uint _S290 = w_90.hi_0 + w_91.hi_0;
    if(lo_19 < (w_91.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S291 = _S290 + uint(_S192);
    thread Wide_0 w_92;
    (&w_92)->lo_0 = lo_19;
    (&w_92)->hi_0 = _S291;
    Wide_0 _S292 = w_92;
    uint _S293 = (mulhi((_S287.lo_0), (_S287.hi_0)));
    thread Wide_0 w_93;
    (&w_93)->lo_0 = _S293;
    (&w_93)->hi_0 = 0U;
    uint lo_20 = _S292.lo_0 + w_93.lo_0;
    uint _S294 = _S292.hi_0 + w_93.hi_0;
    if(lo_20 < (w_93.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S295 = _S294 + uint(_S192);
    thread Wide_0 w_94;
    (&w_94)->lo_0 = lo_20;
    (&w_94)->hi_0 = _S295;
    Wide_0 _S296 = w_94;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = _S296.hi_0 * _S296.hi_0;
    uint _S297 = (mulhi((_S296.hi_0), (_S296.hi_0)));
    (&w_95)->hi_0 = _S297;
    uint _S298 = (mulhi((_S296.hi_0), (_S296.lo_0)));
    thread Wide_0 w_96;
    (&w_96)->lo_0 = _S298;
    (&w_96)->hi_0 = 0U;
    uint lo_21 = w_95.lo_0 + w_96.lo_0;
    uint _S299 = w_95.hi_0 + w_96.hi_0;
    if(lo_21 < (w_96.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S300 = _S299 + uint(_S192);
    thread Wide_0 w_97;
    (&w_97)->lo_0 = lo_21;
    (&w_97)->hi_0 = _S300;
    Wide_0 _S301 = w_97;
    uint _S302 = (mulhi((_S296.lo_0), (_S296.hi_0)));
    thread Wide_0 w_98;
    (&w_98)->lo_0 = _S302;
    (&w_98)->hi_0 = 0U;
    uint lo_22 = _S301.lo_0 + w_98.lo_0;
    uint _S303 = _S301.hi_0 + w_98.hi_0;
    if(lo_22 < (w_98.lo_0))
    {
        _S192 = int(1);
    }
    else
    {
        _S192 = int(0);
    }
    uint _S304 = _S303 + uint(_S192);
    thread Wide_0 w_99;
    (&w_99)->lo_0 = lo_22;
    (&w_99)->hi_0 = _S304;
    Wide_0 _S305 = w_99;
    bool low_1 = ((_S305.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_1;
    Wide_0 _S306;
    if(low_1)
    {
        uint _S307 = ((_S305.hi_0) << 1U) | ((_S305.lo_0) >> 31U);
        thread Wide_0 w_100;
        (&w_100)->lo_0 = (_S305.lo_0) << 1U;
        (&w_100)->hi_0 = _S307;
        _S306 = w_100;
    }
    else
    {
        _S306 = _S305;
    }
    (&e_1)->m_8 = _S306;
    uint _S308;
    if(low_1)
    {
        _S308 = q_6 + 1U;
    }
    else
    {
        _S308 = q_6;
    }
    (&e_1)->q_5 = _S308;
    return e_1;
}

uint Lanes_add_0(uint lane_3, uint value_3)
{
    uint _S309 = simd_sum(value_3);
    return _S309;
}

Huge_0 add_over_lanes_0(uint lane_4, const Huge_0 thread* v_1)
{
    thread Huge_0 h_29;
    (&h_29)->w0_0 = 0U;
    (&h_29)->w1_0 = 0U;
    (&h_29)->w2_0 = 0U;
    (&h_29)->w3_0 = 0U;
    array<uint, int(4)> _S310 = { v_1->w0_0, v_1->w1_0, v_1->w2_0, v_1->w3_0 };
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
        uint low_2 = Lanes_add_0(lane_4, (_S310[i_0]) & 65535U);
        uint high_0 = Lanes_add_0(lane_4, (_S310[i_0]) >> 16U);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = low_2;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        uint _S311 = 32U * i_0;
        thread Huge_0 _S312 = h_30;
        Huge_0 _S313 = shift_left_1(&_S312, _S311);
        thread Huge_0 _S314 = sum_6;
        thread Huge_0 _S315 = _S313;
        Huge_0 _S316 = add_0(&_S314, &_S315);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = high_0;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 0U;
        uint _S317 = _S311 + 16U;
        thread Huge_0 _S318 = h_31;
        Huge_0 _S319 = shift_left_1(&_S318, _S317);
        thread Huge_0 _S320 = _S316;
        thread Huge_0 _S321 = _S319;
        Huge_0 _S322 = add_0(&_S320, &_S321);
        uint i_1 = i_0 + 1U;
        sum_6 = _S322;
        i_0 = i_1;
    }
    return sum_6;
}

Wide_0 add_over_lanes_1(uint lane_5, const Wide_0 thread* v_2)
{
    thread Wide_0 sum_7;
    uint _S323 = Lanes_add_0(lane_5, (v_2->lo_0) & 65535U);
    thread Wide_0 w_101;
    (&w_101)->lo_0 = _S323;
    (&w_101)->hi_0 = 0U;
    uint _S324 = Lanes_add_0(lane_5, (v_2->lo_0) >> 16U);
    thread Wide_0 w_102;
    (&w_102)->lo_0 = _S324;
    (&w_102)->hi_0 = 0U;
    uint _S325 = ((w_102.hi_0) << 16U) | ((w_102.lo_0) >> 16U);
    thread Wide_0 w_103;
    (&w_103)->lo_0 = (w_102.lo_0) << 16U;
    (&w_103)->hi_0 = _S325;
    uint lo_23 = w_101.lo_0 + w_103.lo_0;
    uint _S326 = w_101.hi_0 + w_103.hi_0;
    int _S327;
    if(lo_23 < (w_103.lo_0))
    {
        _S327 = int(1);
    }
    else
    {
        _S327 = int(0);
    }
    uint _S328 = _S326 + uint(_S327);
    thread Wide_0 w_104;
    (&w_104)->lo_0 = lo_23;
    (&w_104)->hi_0 = _S328;
    Wide_0 _S329 = w_104;
    sum_7 = _S329;
    uint _S330 = Lanes_add_0(lane_5, (v_2->hi_0) & 65535U);
    uint _S331 = Lanes_add_0(lane_5, (v_2->hi_0) >> 16U);
    (&sum_7)->hi_0 = (&sum_7)->hi_0 + (_S330 + (_S331 << 16U));
    return sum_7;
}

Softmax_0 softmax_of_0(uint lane_6, const WinnerMembers_0 thread* members_0, bool nan_is_absent_0, bool exact_1, KernelContext_0 thread* kernelContext_3)
{
    Wide_0 _S332;
    uint _S333 = WinnerMembers_count_0(members_0);
    uint best_0 = 0U;
    bool has_nan_0 = false;
    uint i_2 = lane_6;
    for(;;)
    {
        if(i_2 < _S333)
        {
        }
        else
        {
            break;
        }
        bool _S334 = WinnerMembers_has_0(members_0, i_2);
        if(!_S334)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S335 = WinnerMembers_logit_0(members_0, i_2, kernelContext_3);
        uint best_1;
        bool has_nan_1;
        if(is_nan_0(_S335))
        {
            best_1 = best_0;
            has_nan_1 = true;
        }
        else
        {
            best_1 = max(best_0, order_0(_S335, 0U));
            has_nan_1 = has_nan_0;
        }
        best_0 = best_1;
        has_nan_0 = has_nan_1;
        i_2 = i_2 + 32U;
    }
    uint best_2 = Lanes_max_0(lane_6, best_0);
    thread Softmax_0 s_0;
    uint _S336 = from_order_0(best_2);
    (&s_0)->largest_0 = _S336;
    (&s_0)->poisoned_0 = !is_finite_0(_S336);
    if(!nan_is_absent_0)
    {
        uint _S337 = Lanes_ballot_0(lane_6, has_nan_0);
        has_nan_0 = _S337 != 0U;
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
    (&s_0)->sum_bits_0 = bit_width_0(_S333);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = 0U;
    (&w_105)->hi_0 = 0U;
    (&s_0)->sum_5 = w_105;
    i_2 = lane_6;
    for(;;)
    {
        if(i_2 < _S333)
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
        uint _S339 = WinnerMembers_logit_0(members_0, i_2, kernelContext_3);
        if(is_nan_0(_S339))
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
            ExactDistance_0 d_2 = distance_exact_0((&s_0)->largest_0, _S339);
            if(!d_2.near_0)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Huge_0 _S340 = d_2.t_0;
            ExactExp_0 _S341 = exp_exact_0(&_S340, kernelContext_3);
            thread Huge_0 _S342 = _S341.m_4;
            Huge_0 _S343 = shift_left_1(&_S342, 16U);
            thread Huge_0 _S344 = _S343;
            Huge_0 _S345 = shift_right_1(&_S344, _S341.q_0);
            thread Huge_0 _S346 = (&s_0)->exact_sum_0;
            thread Huge_0 _S347 = _S345;
            Huge_0 _S348 = add_0(&_S346, &_S347);
            (&s_0)->exact_sum_0 = _S348;
        }
        else
        {
            Distance_0 d_3 = distance_fast_0((&s_0)->largest_0, _S339);
            if(!d_3.near_1)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Wide_0 _S349 = d_3.t_2;
            Exp_0 _S350 = exp_fast_0(&_S349);
            Wide_0 _S351 = (&s_0)->sum_5;
            uint _S352 = _S350.q_5 + (&s_0)->sum_bits_0;
            for(;;)
            {
                uint m_9 = _S352 & 31U;
                uint hi_2 = (_S350.m_8.hi_0) >> m_9;
                uint lo_24 = ((_S350.m_8.lo_0) >> m_9) | (((_S350.m_8.hi_0) << 1U) << (31U - m_9));
                if(_S352 >= 64U)
                {
                    thread Wide_0 w_106;
                    (&w_106)->lo_0 = 0U;
                    (&w_106)->hi_0 = 0U;
                    _S332 = w_106;
                    break;
                }
                if(_S352 >= 32U)
                {
                    thread Wide_0 w_107;
                    (&w_107)->lo_0 = hi_2;
                    (&w_107)->hi_0 = 0U;
                    _S332 = w_107;
                }
                else
                {
                    thread Wide_0 w_108;
                    (&w_108)->lo_0 = lo_24;
                    (&w_108)->hi_0 = hi_2;
                    _S332 = w_108;
                }
                break;
            }
            uint lo_25 = _S351.lo_0 + _S332.lo_0;
            uint _S353 = _S351.hi_0 + _S332.hi_0;
            int _S354;
            if(lo_25 < (_S332.lo_0))
            {
                _S354 = int(1);
            }
            else
            {
                _S354 = int(0);
            }
            uint _S355 = _S353 + uint(_S354);
            thread Wide_0 w_109;
            (&w_109)->lo_0 = lo_25;
            (&w_109)->hi_0 = _S355;
            Wide_0 _S356 = w_109;
            (&s_0)->sum_5 = _S356;
        }
        i_2 = i_2 + 32U;
    }
    if(exact_1)
    {
        thread Huge_0 _S357 = (&s_0)->exact_sum_0;
        Huge_0 _S358 = add_over_lanes_0(lane_6, &_S357);
        (&s_0)->exact_sum_0 = _S358;
    }
    else
    {
        thread Wide_0 _S359 = (&s_0)->sum_5;
        Wide_0 _S360 = add_over_lanes_1(lane_6, &_S359);
        (&s_0)->sum_5 = _S360;
    }
    return s_0;
}

struct ExpertKeys_0
{
    uint n_expert_1;
};

uint Row256_get_0(uint expert_0, KernelContext_0 thread* kernelContext_4)
{
    return (*kernelContext_4->row_256_0)[expert_0];
}

uint ExpertKeys_key_0(const ExpertKeys_0 thread* this_5, uint i_3, KernelContext_0 thread* kernelContext_5)
{
    uint _S361 = Row256_get_0(i_3, kernelContext_5);
    return _S361;
}

uint ExpertKeys_count_0(const ExpertKeys_0 thread* this_6)
{
    return this_6->n_expert_1;
}

uint places_for_equals_0(uint lane_7, const ExpertKeys_0 thread* keys_0, uint k_4, uint bound_0, KernelContext_0 thread* kernelContext_6)
{
    uint i_4 = lane_7;
    uint better_0 = 0U;
    for(;;)
    {
        uint _S362 = ExpertKeys_count_0(keys_0);
        if(i_4 < _S362)
        {
        }
        else
        {
            break;
        }
        uint _S363 = ExpertKeys_key_0(keys_0, i_4, kernelContext_6);
        int _S364;
        if(_S363 > bound_0)
        {
            _S364 = int(1);
        }
        else
        {
            _S364 = int(0);
        }
        uint better_1 = better_0 + uint(_S364);
        i_4 = i_4 + 32U;
        better_0 = better_1;
    }
    uint _S365 = Lanes_add_0(lane_7, better_0);
    return k_4 - _S365;
}

uint kth_by_bits_0(uint lane_8, const ExpertKeys_0 thread* keys_1, uint k_5, KernelContext_0 thread* kernelContext_7)
{
    uint bound_1 = 0U;
    uint bit_0 = 0U;
    for(;;)
    {
        uint _S366 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (32U + (_S366 >> 16U)))
        {
        }
        else
        {
            break;
        }
        uint trial_0 = bound_1 | (2147483648U >> bit_0);
        uint i_5 = lane_8;
        uint count_0 = 0U;
        for(;;)
        {
            if(i_5 < _S366)
            {
            }
            else
            {
                break;
            }
            uint _S367 = ExpertKeys_key_0(keys_1, i_5, kernelContext_7);
            int _S368;
            if(_S367 >= trial_0)
            {
                _S368 = int(1);
            }
            else
            {
                _S368 = int(0);
            }
            uint count_1 = count_0 + uint(_S368);
            i_5 = i_5 + 32U;
            count_0 = count_1;
        }
        uint _S369 = Lanes_add_0(lane_8, count_0);
        if(_S369 >= k_5)
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

uint take_0(uint lane_9, bool there_0, uint key_1, uint bound_2, uint thread* equals_left_0)
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
    uint equals_0 = Lanes_ballot_0(lane_9, equal_0);
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
            equal_0 = ((uint)popcount((equals_0 & ((1U << lane_9) - 1U)))) < (*equals_left_0);
        }
        else
        {
            equal_0 = false;
        }
        taken_0 = equal_0;
    }
    *equals_left_0 = *equals_left_0 - min(*equals_left_0, ((uint)popcount((equals_0))));
    uint _S370 = Lanes_ballot_0(lane_9, taken_0);
    return _S370;
}

uint Row256_get_group_0(uint group_0, KernelContext_0 thread* kernelContext_8)
{
    return (*kernelContext_8->group_keys_128_0)[group_0];
}

uint Row256_get_1(uint expert_1, KernelContext_0 thread* kernelContext_9)
{
    return (*kernelContext_9->row_256_0)[expert_1];
}

uint GroupKeys_key_0(const GroupKeys_0 thread* this_8, uint i_6, KernelContext_0 thread* kernelContext_10)
{
    if(!this_8->single_0)
    {
        uint _S371 = Row256_get_group_0(i_6, kernelContext_10);
        return _S371;
    }
    uint _S372 = Row256_get_1(i_6, kernelContext_10);
    uint _S373;
    if(_S372 == 1U)
    {
        _S373 = order_0(4286578688U, 0U);
    }
    else
    {
        _S373 = _S372;
    }
    return _S373;
}

uint places_for_equals_1(uint lane_10, const GroupKeys_0 thread* keys_2, uint k_6, uint bound_3, KernelContext_0 thread* kernelContext_11)
{
    uint i_7 = lane_10;
    uint better_2 = 0U;
    for(;;)
    {
        uint _S374 = GroupKeys_count_0(keys_2);
        if(i_7 < _S374)
        {
        }
        else
        {
            break;
        }
        uint _S375 = GroupKeys_key_0(keys_2, i_7, kernelContext_11);
        int _S376;
        if(_S375 > bound_3)
        {
            _S376 = int(1);
        }
        else
        {
            _S376 = int(0);
        }
        uint better_3 = better_2 + uint(_S376);
        i_7 = i_7 + 32U;
        better_2 = better_3;
    }
    uint _S377 = Lanes_add_0(lane_10, better_2);
    return k_6 - _S377;
}

uint kth_by_bits_1(uint lane_11, const GroupKeys_0 thread* keys_3, uint k_7, KernelContext_0 thread* kernelContext_12)
{
    uint bound_4 = 0U;
    uint bit_1 = 0U;
    for(;;)
    {
        uint _S378 = GroupKeys_count_0(keys_3);
        if(bit_1 < (32U + (_S378 >> 16U)))
        {
        }
        else
        {
            break;
        }
        uint trial_1 = bound_4 | (2147483648U >> bit_1);
        uint i_8 = lane_11;
        uint count_2 = 0U;
        for(;;)
        {
            if(i_8 < _S378)
            {
            }
            else
            {
                break;
            }
            uint _S379 = GroupKeys_key_0(keys_3, i_8, kernelContext_12);
            int _S380;
            if(_S379 >= trial_1)
            {
                _S380 = int(1);
            }
            else
            {
                _S380 = int(0);
            }
            uint count_3 = count_2 + uint(_S380);
            i_8 = i_8 + 32U;
            count_2 = count_3;
        }
        uint _S381 = Lanes_add_0(lane_11, count_2);
        if(_S381 >= k_7)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + 1U;
    }
    return bound_4;
}

uint summand_0(uint key_2)
{
    uint _S382;
    if(key_2 == 1U)
    {
        _S382 = 4286578688U;
    }
    else
    {
        _S382 = from_order_0(key_2);
    }
    return _S382;
}

uint nan_place_1(const Rule_0 thread* rule_1)
{
    uint _S383;
    if((rule_1->nan_last_0) != 0U)
    {
        _S383 = 1U;
    }
    else
    {
        _S383 = 4294967295U;
    }
    return _S383;
}

void Row256_set_group_0(uint group_1, uint key_3, KernelContext_0 thread* kernelContext_13)
{
    (*kernelContext_13->group_keys_128_0)[group_1] = key_3;
    return;
}

void Lanes_sync_0()
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

void group_keys_by_steps_0(uint lane_12, const Rule_0 thread* rule_2, uint size_0, KernelContext_0 thread* kernelContext_14)
{
    uint _S384;
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
            uint base_1 = lane_12;
            uint best_3 = 0U;
            uint member_0 = 0U;
            for(;;)
            {
                bool _S385 = base_1 < size_0;
                if(_S385)
                {
                }
                else
                {
                    break;
                }
                thread array<uint, int(8)> key_4;
                uint _S386 = group_2 * size_0;
                uint _S387 = size_0 - 1U;
                uint _S388 = Row256_get_1(_S386 + min(base_1, _S387), kernelContext_14);
                key_4[0U] = _S388;
                uint _S389 = base_1 + 32U;
                uint _S390 = Row256_get_1(_S386 + min(_S389, _S387), kernelContext_14);
                key_4[1U] = _S390;
                uint _S391 = base_1 + 64U;
                uint _S392 = Row256_get_1(_S386 + min(_S391, _S387), kernelContext_14);
                key_4[2U] = _S392;
                uint _S393 = base_1 + 96U;
                uint _S394 = Row256_get_1(_S386 + min(_S393, _S387), kernelContext_14);
                key_4[3U] = _S394;
                uint _S395 = base_1 + 128U;
                uint _S396 = Row256_get_1(_S386 + min(_S395, _S387), kernelContext_14);
                key_4[4U] = _S396;
                uint _S397 = base_1 + 160U;
                uint _S398 = Row256_get_1(_S386 + min(_S397, _S387), kernelContext_14);
                key_4[5U] = _S398;
                uint _S399 = base_1 + 192U;
                uint _S400 = Row256_get_1(_S386 + min(_S399, _S387), kernelContext_14);
                key_4[6U] = _S400;
                uint _S401 = base_1 + 224U;
                uint _S402 = Row256_get_1(_S386 + min(_S401, _S387), kernelContext_14);
                key_4[7U] = _S402;
                bool _S403 = last_member_0 == 4294967295U;
                bool better_4 = (_S385 & ((_S403 | (_S388 < last_0)) | ((_S388 == last_0) & (base_1 > last_member_0)))) & (_S388 > best_3);
                uint _S404 = select(best_3, _S388, better_4);
                bool better_5 = ((_S389 < size_0) & ((_S403 | (_S390 < last_0)) | ((_S390 == last_0) & (_S389 > last_member_0)))) & (_S390 > _S404);
                uint _S405 = select(_S404, _S390, better_5);
                bool better_6 = ((_S391 < size_0) & ((_S403 | (_S392 < last_0)) | ((_S392 == last_0) & (_S391 > last_member_0)))) & (_S392 > _S405);
                uint _S406 = select(_S405, _S392, better_6);
                bool better_7 = ((_S393 < size_0) & ((_S403 | (_S394 < last_0)) | ((_S394 == last_0) & (_S393 > last_member_0)))) & (_S394 > _S406);
                uint _S407 = select(_S406, _S394, better_7);
                bool better_8 = ((_S395 < size_0) & ((_S403 | (_S396 < last_0)) | ((_S396 == last_0) & (_S395 > last_member_0)))) & (_S396 > _S407);
                uint _S408 = select(_S407, _S396, better_8);
                bool better_9 = ((_S397 < size_0) & ((_S403 | (_S398 < last_0)) | ((_S398 == last_0) & (_S397 > last_member_0)))) & (_S398 > _S408);
                uint _S409 = select(_S408, _S398, better_9);
                bool better_10 = ((_S399 < size_0) & ((_S403 | (_S400 < last_0)) | ((_S400 == last_0) & (_S399 > last_member_0)))) & (_S400 > _S409);
                uint _S410 = select(_S409, _S400, better_10);
                bool better_11 = ((_S401 < size_0) & ((_S403 | (_S402 < last_0)) | ((_S402 == last_0) & (_S401 > last_member_0)))) & (_S402 > _S410);
                uint best_4 = select(_S410, _S402, better_11);
                uint member_1 = select(select(select(select(select(select(select(select(member_0, base_1, better_4), _S389, better_5), _S391, better_6), _S393, better_7), _S395, better_8), _S397, better_9), _S399, better_10), _S401, better_11);
                base_1 = base_1 + 256U;
                best_3 = best_4;
                member_0 = member_1;
            }
            uint last_1 = Lanes_max_0(lane_12, best_3);
            uint _S411;
            if(best_3 == last_1)
            {
                _S411 = ~member_0;
            }
            else
            {
                _S411 = 0U;
            }
            uint _S412 = Lanes_max_0(lane_12, _S411);
            uint _S413 = ~_S412;
            if(m_10 == 0U)
            {
                sum_8 = summand_0(last_1);
            }
            else
            {
                uint _S414 = summand_0(last_1);
                for(;;)
                {
                    bool _S415;
                    if(is_plain_0(sum_8))
                    {
                        _S415 = is_plain_0(_S414);
                    }
                    else
                    {
                        _S415 = false;
                    }
                    if(_S415)
                    {
                        _S384 = flush_0((as_type<uint>(((as_type<float>((sum_8))) + (as_type<float>((_S414)))))) ^ (kernelContext_14->zero_0));
                        break;
                    }
                    _S384 = add_by_words_0(sum_8, _S414);
                    break;
                }
                sum_8 = _S384;
            }
            m_10 = m_10 + 1U;
            last_member_0 = _S413;
            last_0 = last_1;
        }
        if(lane_12 == 0U)
        {
            uint _S416 = nan_place_1(rule_2);
            Row256_set_group_0(group_2, order_0(sum_8, _S416), kernelContext_14);
        }
        group_2 = group_2 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_13, const Rule_0 thread* rule_3, uint size_1, KernelContext_0 thread* kernelContext_15)
{
    uint _S417 = rule_3->n_group_0;
    uint _S418 = 32U / rule_3->n_group_0;
    uint _S419 = max(_S418, 1U);
    uint _S420 = 32U / _S419;
    uint first_0 = 0U;
    for(;;)
    {
        if(first_0 < _S417)
        {
        }
        else
        {
            break;
        }
        uint _S421 = lane_13 / _S419;
        uint group_3 = first_0 + _S421;
        uint second_0;
        uint best_5;
        uint second_1;
        if(group_3 < _S417)
        {
            uint _S422 = lane_13 % _S419;
            second_0 = 0U;
            best_5 = 0U;
            second_1 = _S422;
            for(;;)
            {
                if(second_1 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S423 = Row256_get_1(group_3 * size_1 + second_1, kernelContext_15);
                uint _S424 = max(second_0, min(best_5, _S423));
                uint _S425 = max(best_5, _S423);
                uint i_9 = second_1 + _S419;
                second_0 = _S424;
                best_5 = _S425;
                second_1 = i_9;
            }
        }
        else
        {
            best_5 = 0U;
            second_0 = 0U;
        }
        uint _S426 = 2U * lane_13;
        (*kernelContext_15->best_of_part_0)[_S426] = best_5;
        (*kernelContext_15->best_of_part_0)[_S426 + 1U] = second_0;
        Lanes_sync_0();
        uint group_4 = first_0 + lane_13;
        bool _S427;
        if(lane_13 < _S420)
        {
            _S427 = group_4 < _S417;
        }
        else
        {
            _S427 = false;
        }
        if(_S427)
        {
            uint _S428 = 2U * _S419;
            uint _S429 = _S428 * lane_13;
            second_1 = 0U;
            uint best_6 = 0U;
            uint i_10 = _S429;
            for(;;)
            {
                if(i_10 < (_S428 * (lane_13 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint _S430 = max(second_1, min(best_6, (*kernelContext_15->best_of_part_0)[i_10]));
                uint _S431 = max(best_6, (*kernelContext_15->best_of_part_0)[i_10]);
                uint i_11 = i_10 + 1U;
                second_1 = _S430;
                best_6 = _S431;
                i_10 = i_11;
            }
            uint sum_9 = summand_0(best_6);
            uint sum_10;
            if((rule_3->group_score_0) == 2U)
            {
                uint _S432 = summand_0(second_1);
                for(;;)
                {
                    bool _S433;
                    if(is_plain_0(sum_9))
                    {
                        _S433 = is_plain_0(_S432);
                    }
                    else
                    {
                        _S433 = false;
                    }
                    if(_S433)
                    {
                        sum_10 = flush_0((as_type<uint>(((as_type<float>((sum_9))) + (as_type<float>((_S432)))))) ^ (kernelContext_15->zero_0));
                        break;
                    }
                    sum_10 = add_by_words_0(sum_9, _S432);
                    break;
                }
            }
            else
            {
                sum_10 = sum_9;
            }
            uint _S434 = nan_place_1(rule_3);
            Row256_set_group_0(group_4, order_0(sum_10, _S434), kernelContext_15);
        }
        Lanes_sync_0();
        first_0 = first_0 + _S420;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_12, KernelContext_0 thread* kernelContext_16)
{
    if(!this_9->single_0)
    {
        uint _S435 = Row256_get_group_0(i_12, kernelContext_16);
        return _S435;
    }
    uint _S436 = Row256_get_1(i_12, kernelContext_16);
    uint _S437;
    if(_S436 == 1U)
    {
        _S437 = order_0(4286578688U, 0U);
    }
    else
    {
        _S437 = _S436;
    }
    return _S437;
}

void select_by_bits_0(uint lane_14, const Rule_0 thread* rule_4, KernelContext_0 thread* kernelContext_17)
{
    thread ExpertKeys_0 keys_4;
    uint _S438 = rule_4->n_expert_0;
    (&keys_4)->n_expert_1 = rule_4->n_expert_0;
    uint _S439 = rule_4->n_used_0;
    thread ExpertKeys_0 _S440 = keys_4;
    uint _S441 = kth_by_bits_0(lane_14, &_S440, rule_4->n_used_0, kernelContext_17);
    thread ExpertKeys_0 _S442 = keys_4;
    uint _S443 = places_for_equals_0(lane_14, &_S442, _S439, _S441, kernelContext_17);
    thread uint equals_left_1 = _S443;
    uint base_2 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_2 < _S438)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_2 + lane_14;
        bool there_1 = e_2 < _S438;
        uint _S444;
        if(there_1)
        {
            uint _S445 = Row256_get_1(e_2, kernelContext_17);
            _S444 = _S445;
        }
        else
        {
            _S444 = 0U;
        }
        uint taken_1 = take_0(lane_14, there_1, _S444, _S441, &equals_left_1);
        if(((taken_1 >> lane_14) & 1U) != 0U)
        {
            (*kernelContext_17->list_id_0)[n_5 + ((uint)popcount((taken_1 & ((1U << lane_14) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((taken_1)));
        base_2 = base_2 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_15, const Rule_0 thread* rule_5, uint least_0, KernelContext_0 thread* kernelContext_18)
{
    uint base_3 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S446 = rule_5->n_expert_0;
        if(base_3 < (rule_5->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_3 + lane_15;
        bool _S447 = e_3 < _S446;
        uint _S448 = _S446 - 1U;
        uint _S449 = Row256_get_1(min(e_3, _S448), kernelContext_18);
        uint taken_2 = 0U | select(0U, 1U, _S447 & (_S449 >= least_0));
        uint e_4 = base_3 + 32U + lane_15;
        bool _S450 = e_4 < _S446;
        uint _S451 = Row256_get_1(min(e_4, _S448), kernelContext_18);
        uint taken_3 = taken_2 | select(0U, 2U, _S450 & (_S451 >= least_0));
        uint e_5 = base_3 + 64U + lane_15;
        bool _S452 = e_5 < _S446;
        uint _S453 = Row256_get_1(min(e_5, _S448), kernelContext_18);
        uint taken_4 = taken_3 | select(0U, 4U, _S452 & (_S453 >= least_0));
        uint e_6 = base_3 + 96U + lane_15;
        bool _S454 = e_6 < _S446;
        uint _S455 = Row256_get_1(min(e_6, _S448), kernelContext_18);
        uint taken_5 = taken_4 | select(0U, 8U, _S454 & (_S455 >= least_0));
        uint e_7 = base_3 + 128U + lane_15;
        bool _S456 = e_7 < _S446;
        uint _S457 = Row256_get_1(min(e_7, _S448), kernelContext_18);
        uint taken_6 = taken_5 | select(0U, 16U, _S456 & (_S457 >= least_0));
        uint e_8 = base_3 + 160U + lane_15;
        bool _S458 = e_8 < _S446;
        uint _S459 = Row256_get_1(min(e_8, _S448), kernelContext_18);
        uint taken_7 = taken_6 | select(0U, 32U, _S458 & (_S459 >= least_0));
        uint e_9 = base_3 + 192U + lane_15;
        bool _S460 = e_9 < _S446;
        uint _S461 = Row256_get_1(min(e_9, _S448), kernelContext_18);
        uint taken_8 = taken_7 | select(0U, 64U, _S460 & (_S461 >= least_0));
        uint e_10 = base_3 + 224U + lane_15;
        bool _S462 = e_10 < _S446;
        uint _S463 = Row256_get_1(min(e_10, _S448), kernelContext_18);
        uint taken_9 = taken_8 | select(0U, 128U, _S462 & (_S463 >= least_0));
        uint j_1 = 0U;
        uint n_8 = n_7;
        for(;;)
        {
            bool _S464;
            if(j_1 < 8U)
            {
                _S464 = (base_3 + j_1 * 32U) < _S446;
            }
            else
            {
                _S464 = false;
            }
            if(_S464)
            {
            }
            else
            {
                break;
            }
            bool is_in_0 = ((taken_9 >> j_1) & 1U) != 0U;
            uint all_1 = Lanes_ballot_0(lane_15, is_in_0);
            uint place_0 = n_8 + ((uint)popcount((all_1 & ((1U << lane_15) - 1U))));
            bool _S465;
            if(is_in_0)
            {
                _S465 = place_0 < 32U;
            }
            else
            {
                _S465 = false;
            }
            if(_S465)
            {
                (*kernelContext_18->list_id_0)[place_0] = base_3 + j_1 * 32U + lane_15;
            }
            uint n_9 = n_8 + ((uint)popcount((all_1)));
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

uint Lanes_kth_largest_0(uint lane_16, uint value_4, uint k_8)
{
    uint _S466 = simd_max(value_4);
    uint least_1 = _S466;
    for(;;)
    {
        uint4 _S467 = WaveActiveBallot_0(value_4 >= least_1);
        if(((uint)popcount((_S467.x))) < k_8)
        {
        }
        else
        {
            break;
        }
        uint _S468;
        if(value_4 < least_1)
        {
            _S468 = value_4;
        }
        else
        {
            _S468 = 0U;
        }
        uint _S469 = simd_max(_S468);
        least_1 = _S469;
    }
    return least_1;
}

bool estimate_is_logit_0(const Rule_0 thread* rule_6)
{
    bool _S470;
    if((rule_6->select_bias_0) == 0U)
    {
        if((rule_6->n_group_0) <= 1U)
        {
            _S470 = true;
        }
        else
        {
            if((rule_6->group_score_0) == 1U)
            {
                _S470 = (rule_6->excluded_zero_0) == 0U;
            }
            else
            {
                _S470 = false;
            }
        }
    }
    else
    {
        _S470 = false;
    }
    return _S470;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_7)
{
    uint _S471 = rule_7->select_by_0;
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
    bool _S472;
    if(_S471 == 0U)
    {
        _S472 = (rule_7->score_0) == 0U;
    }
    else
    {
        _S472 = false;
    }
    if(_S472)
    {
        _S472 = (rule_7->select_bias_0) == 0U;
    }
    else
    {
        _S472 = false;
    }
    if(_S472)
    {
        _S472 = (rule_7->score_dtype_0) == 0U;
    }
    else
    {
        _S472 = false;
    }
    if(_S472)
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
    bool _S473 = ranks_by_logit_0(rule_8);
    if(_S473)
    {
        return 3U;
    }
    uint _S474;
    if((rule_8->select_by_0) == 2U)
    {
        _S474 = 1U;
    }
    else
    {
        _S474 = rule_8->score_0;
    }
    return _S474;
}

uint window_below_0(const Rule_0 thread* rule_9, uint key_5, uint magnitude_1, uint sums_0)
{
    uint x_14 = from_order_0(key_5);
    if(is_nan_0(x_14))
    {
        return key_5;
    }
    float v_3 = (as_type<float>((x_14)));
    bool _S475 = estimate_is_logit_0(rule_9);
    float least_2;
    if(!_S475)
    {
        if(is_infinite_0(x_14))
        {
            return key_5;
        }
        least_2 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S476 = score_of_key_0(rule_9);
        bool is_sigmoid_0 = _S476 == 1U;
        uint _S477 = x_14 & 2147483648U;
        bool _S478;
        if(_S477 != 0U)
        {
            uint _S479 = absolute_0(x_14);
            int _S480;
            if(is_sigmoid_0)
            {
                _S480 = int(1117782016);
            }
            else
            {
                _S480 = int(1126170624);
            }
            _S478 = _S479 > uint(_S480);
        }
        else
        {
            _S478 = false;
        }
        if(_S478)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S478 = _S477 == 0U;
        }
        else
        {
            _S478 = false;
        }
        if(_S478)
        {
            _S478 = (absolute_0(x_14)) > 1099431936U;
        }
        else
        {
            _S478 = false;
        }
        if(_S478)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_14))
        {
            return key_5;
        }
        if(is_sigmoid_0)
        {
            least_2 = 4.76837158203125e-07f * (1.0f + exp(v_3) + abs(v_3));
        }
        else
        {
            least_2 = 9.5367431640625e-07f * (1.0f + abs(v_3));
        }
        least_2 = v_3 - least_2;
    }
    return order_0(flush_0((as_type<uint>((least_2)))), 0U);
}

bool is_kept_0(const Rule_0 thread* rule_10, uint expert_2, KernelContext_0 thread* kernelContext_19)
{
    uint _S481 = rule_10->n_expert_0 / rule_10->n_group_0;
    uint group_5 = expert_2 / _S481;
    return ((((*kernelContext_19->kept_groups_0)[group_5 >> 5U]) >> (group_5 & 31U)) & 1U) != 0U;
}

void Row256_set_0(uint expert_3, uint value_5, KernelContext_0 thread* kernelContext_20)
{
    (*kernelContext_20->row_256_0)[expert_3] = value_5;
    return;
}

uint Lanes_agreed_0(uint lane_17, uint value_6)
{
    return value_6;
}

bool keep_groups_0(uint lane_18, const Rule_0 thread* rule_11, bool exact_2, KernelContext_0 thread* kernelContext_21)
{
    uint key_6;
    uint _S482 = rule_11->n_expert_0;
    uint _S483 = rule_11->n_group_0;
    uint size_2 = rule_11->n_expert_0 / rule_11->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S483;
    (&groups_0)->single_0 = size_2 == 1U;
    Lanes_sync_0();
    if(size_2 > 1U)
    {
        if((rule_11->group_score_0) <= 2U)
        {
            group_keys_by_parts_0(lane_18, rule_11, size_2, kernelContext_21);
        }
        else
        {
            group_keys_by_steps_0(lane_18, rule_11, size_2, kernelContext_21);
        }
    }
    uint bound_5;
    if(_S483 <= 32U)
    {
        if(lane_18 < _S483)
        {
            thread GroupKeys_0 _S484 = groups_0;
            uint _S485 = GroupKeys_key_1(&_S484, lane_18, kernelContext_21);
            bound_5 = _S485;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S486 = Lanes_kth_largest_0(lane_18, bound_5, rule_11->topk_group_0);
        bound_5 = _S486;
    }
    else
    {
        thread GroupKeys_0 _S487 = groups_0;
        uint _S488 = kth_by_bits_1(lane_18, &_S487, rule_11->topk_group_0, kernelContext_21);
        bound_5 = _S488;
    }
    thread GroupKeys_0 _S489 = groups_0;
    uint _S490 = places_for_equals_1(lane_18, &_S489, rule_11->topk_group_0, bound_5, kernelContext_21);
    thread uint equals_left_2 = _S490;
    uint first_left_0 = 0U;
    uint base_4 = 0U;
    for(;;)
    {
        if(base_4 < _S483)
        {
        }
        else
        {
            break;
        }
        uint _S491 = base_4 + lane_18;
        bool there_2 = _S491 < _S483;
        if(there_2)
        {
            thread GroupKeys_0 _S492 = groups_0;
            uint _S493 = GroupKeys_key_1(&_S492, _S491, kernelContext_21);
            key_6 = _S493;
        }
        else
        {
            key_6 = 0U;
        }
        uint taken_10 = take_0(lane_18, there_2, key_6, bound_5, &equals_left_2);
        if(lane_18 == 0U)
        {
            (*kernelContext_21->kept_groups_0)[base_4 >> 5U] = taken_10;
        }
        if(((taken_10 >> lane_18) & 1U) == 0U)
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
        e_11 = lane_18;
        for(;;)
        {
            if(e_11 < _S482)
            {
            }
            else
            {
                break;
            }
            uint _S494 = Row256_get_1(e_11, kernelContext_21);
            uint x_15 = from_order_0(_S494);
            if(is_finite_0(x_15))
            {
                key_6 = max(key_6, absolute_0(x_15));
            }
            e_11 = e_11 + 32U;
        }
        uint magnitude_2 = Lanes_max_0(lane_18, key_6);
        uint _S495 = Lanes_max_0(lane_18, first_left_0);
        uint _S496 = window_below_0(rule_11, bound_5, magnitude_2, rule_11->group_score_0);
        close_0 = _S495 >= _S496;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S497;
    if((rule_11->excluded_zero_0) != 0U)
    {
        bool _S498 = ranks_by_logit_0(rule_11);
        _S497 = !_S498;
    }
    else
    {
        _S497 = false;
    }
    if(_S497)
    {
        bound_5 = 2147483648U;
    }
    else
    {
        bound_5 = 0U;
    }
    e_11 = lane_18;
    for(;;)
    {
        if(e_11 < _S482)
        {
        }
        else
        {
            break;
        }
        bool _S499 = is_kept_0(rule_11, e_11, kernelContext_21);
        if(!_S499)
        {
            Row256_set_0(e_11, bound_5, kernelContext_21);
        }
        e_11 = e_11 + 32U;
    }
    int _S500;
    if(close_0)
    {
        _S500 = int(1);
    }
    else
    {
        _S500 = int(0);
    }
    return (Lanes_agreed_0(lane_18, uint(_S500))) != 0U;
}

struct Token_0
{
    Rule_0 rule_12;
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_13)
{
    bool _S501;
    if((rule_13->select_bias_0) == 0U)
    {
        if((rule_13->n_group_0) <= 1U)
        {
            _S501 = true;
        }
        else
        {
            if((rule_13->group_score_0) == 1U)
            {
                _S501 = (rule_13->excluded_zero_0) == 0U;
            }
            else
            {
                _S501 = false;
            }
        }
    }
    else
    {
        _S501 = false;
    }
    return _S501;
}

uint score_of_key_1(const Rule_0 thread* rule_14)
{
    bool _S502 = ranks_by_logit_0(rule_14);
    if(_S502)
    {
        return 3U;
    }
    uint _S503;
    if((rule_14->select_by_0) == 2U)
    {
        _S503 = 1U;
    }
    else
    {
        _S503 = rule_14->score_0;
    }
    return _S503;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S504 = v_4->hi_0;
    uint _S505 = v_4->lo_0;
    uint _S506 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_13 = int(0);
    uint root_0 = _S506;
    for(;;)
    {
        if(i_13 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_110;
        (&w_110)->lo_0 = root_0 * root_0;
        uint _S507 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S507;
        Wide_0 _S508 = w_110;
        uint _S509 = _S504 - _S508.hi_0;
        int _S510;
        if(_S505 < (_S508.lo_0))
        {
            _S510 = int(1);
        }
        else
        {
            _S510 = int(0);
        }
        uint _S511 = _S509 - uint(_S510);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S505 - _S508.lo_0;
        (&w_111)->hi_0 = _S511;
        Wide_0 _S512 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S512.hi_0)) * 4.294967296e+09f + float(_S512.lo_0)) / (2.0f * float(root_0)))));
        i_13 = i_13 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S513 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S513;
    Wide_0 _S514 = w_112;
    uint _S515 = _S504 - _S514.hi_0;
    if(_S505 < (_S514.lo_0))
    {
        i_13 = int(1);
    }
    else
    {
        i_13 = int(0);
    }
    uint _S516 = _S515 - uint(i_13);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S505 - _S514.lo_0;
    (&w_113)->hi_0 = _S516;
    Wide_0 _S517 = w_113;
    if(((_S517.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S518;
        if((_S517.hi_0) != 0U)
        {
            _S518 = true;
        }
        else
        {
            _S518 = (_S517.lo_0) > (2U * root_0);
        }
        if(_S518)
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
    int _S519;
    if((exponent_2 & int(1)) != int(0))
    {
        _S519 = int(25);
    }
    else
    {
        _S519 = int(26);
    }
    uint shift_3 = uint(_S519);
    uint m_11 = mantissa_of_0(x_16);
    uint _S520 = m_11 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_11 << shift_3;
    (&w_114)->hi_0 = _S520;
    thread Wide_0 _S521 = w_114;
    uint _S522 = root_50_0(&_S521);
    return pack_0((_S522 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_22)
{
    return kernelContext_22->tables_0[(&this_10->rule_12)->bias_at_0 + expert_4];
}

uint with_bias_0(const Rule_0 thread* rule_15, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_23)
{
    uint _S523;
    if((rule_15->select_bias_0) != 0U)
    {
        uint _S524 = Token_bias_of_0(token_0, expert_5, kernelContext_23);
        for(;;)
        {
            bool _S525;
            if(is_plain_0(score_1))
            {
                _S525 = is_plain_0(_S524);
            }
            else
            {
                _S525 = false;
            }
            if(_S525)
            {
                _S523 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S524)))))) ^ (kernelContext_23->zero_0));
                break;
            }
            _S523 = add_by_words_0(score_1, _S524);
            break;
        }
    }
    else
    {
        _S523 = score_1;
    }
    return _S523;
}

uint estimate_key_0(const Rule_0 thread* rule_16, const Token_0 thread* token_1, uint expert_6, uint x_17, KernelContext_0 thread* kernelContext_24)
{
    bool _S526;
    if(is_nan_0(x_17))
    {
        _S526 = true;
    }
    else
    {
        bool _S527 = estimate_is_logit_1(rule_16);
        _S526 = _S527;
    }
    if(_S526)
    {
        uint _S528 = nan_place_1(rule_16);
        return order_0(x_17, _S528);
    }
    uint _S529 = score_of_key_1(rule_16);
    bool is_sigmoid_1 = _S529 == 1U;
    bool negative_0 = (x_17 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S526 = !negative_0;
    }
    else
    {
        _S526 = false;
    }
    if(_S526)
    {
        _S526 = (absolute_0(x_17)) >= 1115684864U;
    }
    else
    {
        _S526 = false;
    }
    if(_S526)
    {
        uint _S530 = root_of_large_0(x_17);
        uint _S531 = with_bias_0(rule_16, token_1, expert_6, _S530, kernelContext_24);
        uint _S532 = nan_place_1(rule_16);
        return order_0(_S531, _S532);
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
    uint _S533 = Token_bias_of_0(token_1, expert_6, kernelContext_24);
    if(is_infinite_0(_S533))
    {
        return order_0(_S533, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S533))))))), 0U);
}

struct RowMembers_0
{
    uint n_10;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_25)
{
    uint _S534 = Row256_get_0(expert_7, kernelContext_25);
    return _S534;
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

uint guarded_sum_0(const Rule_0 thread* rule_17, uint sum_11, KernelContext_0 thread* kernelContext_26)
{
    bool _S535;
    uint _S536;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S537 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            _S536 = sum_11;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_11))
                {
                    _S535 = is_plain_0(_S537);
                }
                else
                {
                    _S535 = false;
                }
                if(_S535)
                {
                    _S536 = flush_0((as_type<uint>(((as_type<float>((sum_11))) + (as_type<float>((_S537)))))) ^ (kernelContext_26->zero_0));
                    break;
                }
                _S536 = add_by_words_0(sum_11, _S537);
                break;
            }
        }
        return _S536;
    }
    if(!is_nan_0(sum_11))
    {
        _S535 = is_less_0(sum_11, rule_17->renorm_eps_0);
    }
    else
    {
        _S535 = false;
    }
    if(_S535)
    {
        _S536 = rule_17->renorm_eps_0;
    }
    else
    {
        _S536 = sum_11;
    }
    return _S536;
}

uint divide_numbers_0(uint a_17, uint b_13)
{
    uint n_11 = mantissa_of_0(a_17);
    uint d_4 = mantissa_of_0(b_13);
    int _S538;
    if(n_11 < d_4)
    {
        _S538 = int(1);
    }
    else
    {
        _S538 = int(0);
    }
    uint shift_4 = uint(_S538);
    float inverse_0 = 1.0f / (as_type<float>(((b_13 & 8388607U) | 1065353216U)));
    uint q_7 = (as_type<uint>(((as_type<float>((((a_17 & 8388607U) | 1065353216U) + (shift_4 << 23U)))) * inverse_0))) - 1056964608U;
    int r_1 = int((n_11 << (23U + shift_4)) - q_7 * d_4);
    uint step_2 = (as_type<uint>((float(r_1) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - 1262485504U;
    uint q_8 = q_7 + step_2;
    int r_2 = int(2) * (r_1 - int(step_2 * d_4));
    int _S539 = int(d_4);
    uint q_9;
    if(r_2 > _S539)
    {
        q_9 = q_8 + 1U;
    }
    else
    {
        q_9 = q_8;
    }
    if(r_2 < (- _S539))
    {
        q_9 = q_9 - 1U;
    }
    uint sign_1 = (a_17 ^ b_13) & 2147483648U;
    int biased_4 = exponent_of_0(a_17) - exponent_of_0(b_13) + int(127) - int(shift_4);
    uint _S540 = sign_1 | ((uint(biased_4) << 23U) + (q_9 & 8388607U));
    uint y_0;
    if(biased_4 < int(1))
    {
        y_0 = 0U;
    }
    else
    {
        y_0 = _S540;
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
    bool _S541;
    if(uint(exponent_of_0(a_18) - int(1)) < 254U)
    {
        _S541 = uint(exponent_of_0(b_14) - int(1)) < 254U;
    }
    else
    {
        _S541 = false;
    }
    if(_S541)
    {
        return q_10;
    }
    if(is_nan_0(a_18))
    {
        _S541 = true;
    }
    else
    {
        _S541 = is_nan_0(b_14);
    }
    if(_S541)
    {
        return 2143289344U;
    }
    uint sign_2 = (a_18 ^ b_14) & 2147483648U;
    uint _S542;
    if(is_infinite_0(a_18))
    {
        if(is_infinite_0(b_14))
        {
            _S542 = 2143289344U;
        }
        else
        {
            _S542 = sign_2 | 2139095040U;
        }
        return _S542;
    }
    if(is_infinite_0(b_14))
    {
        return 0U;
    }
    if((absolute_0(b_14)) == 0U)
    {
        if((absolute_0(a_18)) == 0U)
        {
            _S542 = 2143289344U;
        }
        else
        {
            _S542 = sign_2 | 2139095040U;
        }
        return _S542;
    }
    return 0U;
}

void renormalize_1(uint lane_19, const Rule_0 thread* rule_18, KernelContext_0 thread* kernelContext_27)
{
    uint _S543 = sum_of_scores_0(lane_19, rule_18, kernelContext_27);
    uint _S544 = guarded_sum_0(rule_18, _S543, kernelContext_27);
    Lanes_sync_0();
    uint slot_3 = lane_19;
    for(;;)
    {
        if(slot_3 < (rule_18->n_used_0))
        {
        }
        else
        {
            break;
        }
        (*kernelContext_27->winner_score_0)[slot_3] = divide_0((*kernelContext_27->winner_score_0)[slot_3], _S544);
        slot_3 = slot_3 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_19)
{
    bool _S545;
    if((rule_19->score_0) == 0U)
    {
        _S545 = (rule_19->renormalize_0) != 0U;
    }
    else
    {
        _S545 = false;
    }
    if(_S545)
    {
        _S545 = (rule_19->renorm_eps_0) == 0U;
    }
    else
    {
        _S545 = false;
    }
    if(_S545)
    {
        _S545 = (rule_19->score_dtype_0) == 0U;
    }
    else
    {
        _S545 = false;
    }
    return _S545;
}

struct Rounded_0
{
    uint value_7;
    bool doubtful_0;
};

bool is_zero_0(const Huge_0 thread* a_19)
{
    return ((((a_19->w0_0) | (a_19->w1_0)) | (a_19->w2_0)) | (a_19->w3_0)) == 0U;
}

uint bit_width_1(const Huge_0 thread* a_20)
{
    uint _S546 = a_20->w3_0;
    if((a_20->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S546);
    }
    uint _S547 = a_20->w2_0;
    if((a_20->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S547);
    }
    uint _S548 = a_20->w1_0;
    if((a_20->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S548);
    }
    return bit_width_0(a_20->w0_0);
}

bool same_0(const Huge_0 thread* a_21, const Huge_0 thread* b_15)
{
    bool _S549;
    if((a_21->w0_0) == (b_15->w0_0))
    {
        _S549 = (a_21->w1_0) == (b_15->w1_0);
    }
    else
    {
        _S549 = false;
    }
    if(_S549)
    {
        _S549 = (a_21->w2_0) == (b_15->w2_0);
    }
    else
    {
        _S549 = false;
    }
    if(_S549)
    {
        _S549 = (a_21->w3_0) == (b_15->w3_0);
    }
    else
    {
        _S549 = false;
    }
    return _S549;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_3, KernelContext_0 thread* kernelContext_28)
{
    bool _S550 = is_zero_0(num_0);
    if(_S550)
    {
        return 0U;
    }
    uint _S551 = bit_width_1(den_0);
    int _S552 = int(_S551);
    uint _S553 = bit_width_1(num_0);
    int shift_5 = _S552 - int(_S553);
    Huge_0 _S554;
    if(shift_5 > int(0))
    {
        Huge_0 _S555 = shift_left_1(num_0, uint(shift_5));
        _S554 = _S555;
    }
    else
    {
        _S554 = *num_0;
    }
    Huge_0 _S556;
    if(shift_5 < int(0))
    {
        Huge_0 _S557 = shift_left_1(den_0, uint(- shift_5));
        _S556 = _S557;
    }
    else
    {
        _S556 = *den_0;
    }
    thread Huge_0 _S558 = _S554;
    thread Huge_0 _S559 = _S556;
    bool _S560 = less_0(&_S558, &_S559);
    int shift_6;
    if(_S560)
    {
        thread Huge_0 _S561 = _S554;
        Huge_0 _S562 = shift_left_1(&_S561, 1U);
        int shift_7 = shift_5 + int(1);
        _S554 = _S562;
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
        if(bit_2 < (24U + kernelContext_28->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S563 = _S554;
        thread Huge_0 _S564 = _S556;
        bool _S565 = less_0(&_S563, &_S564);
        Huge_0 _S566;
        if(!_S565)
        {
            thread Huge_0 _S567 = _S554;
            thread Huge_0 _S568 = _S556;
            Huge_0 _S569 = subtract_1(&_S567, &_S568);
            uint quotient_2 = quotient_1 | 1U;
            _S566 = _S569;
            quotient_0 = quotient_2;
        }
        else
        {
            _S566 = _S554;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S570 = _S566;
        Huge_0 _S571 = shift_left_1(&_S570, 1U);
        uint bit_3 = bit_2 + 1U;
        _S554 = _S571;
        bit_2 = bit_3;
    }
    thread Huge_0 _S572 = _S556;
    thread Huge_0 _S573 = _S554;
    bool _S574 = less_0(&_S572, &_S573);
    bool _S575;
    if(_S574)
    {
        _S575 = true;
    }
    else
    {
        thread Huge_0 _S576 = _S554;
        thread Huge_0 _S577 = _S556;
        bool _S578 = same_0(&_S576, &_S577);
        if(_S578)
        {
            _S575 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S575 = false;
        }
    }
    if(_S575)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_3 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_22, uint b_16)
{
    thread Wide_0 w_115;
    (&w_115)->lo_0 = a_22->lo_0 * b_16;
    uint _S579 = (mulhi((a_22->lo_0), (b_16)));
    (&w_115)->hi_0 = _S579;
    thread Wide_0 p_2 = w_115;
    (&p_2)->hi_0 = (&p_2)->hi_0 + a_22->hi_0 * b_16;
    return p_2;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_23, int b_17)
{
    bool _S580 = b_17 < int(0);
    uint _S581;
    if(_S580)
    {
        _S581 = uint(- b_17);
    }
    else
    {
        _S581 = uint(b_17);
    }
    Wide_0 _S582 = multiply_low_0(a_23, _S581);
    Wide_0 _S583;
    if(_S580)
    {
        thread Wide_0 w_116;
        (&w_116)->lo_0 = 0U;
        (&w_116)->hi_0 = 0U;
        Wide_0 _S584 = w_116;
        uint _S585 = w_116.hi_0 - _S582.hi_0;
        int _S586;
        if((w_116.lo_0) < (_S582.lo_0))
        {
            _S586 = int(1);
        }
        else
        {
            _S586 = int(0);
        }
        uint _S587 = _S585 - uint(_S586);
        thread Wide_0 w_117;
        (&w_117)->lo_0 = _S584.lo_0 - _S582.lo_0;
        (&w_117)->hi_0 = _S587;
        Wide_0 _S588 = w_117;
        _S583 = _S588;
    }
    else
    {
        _S583 = _S582;
    }
    return _S583;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_12, const Wide_0 thread* d_5, int exponent_4, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S589 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_118;
    (&w_118)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_118)->hi_0 = _S589;
    Wide_0 _S590 = w_118;
    uint _S591 = (n_12->hi_0) >> 6U;
    thread Wide_0 w_119;
    (&w_119)->lo_0 = ((n_12->lo_0) >> 6U) | ((n_12->hi_0) << 26U);
    (&w_119)->hi_0 = _S591;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_12->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S592 = ((w_119.hi_0) << 22U) | ((w_119.lo_0) >> 10U);
    thread Wide_0 w_120;
    (&w_120)->lo_0 = (w_119.lo_0) << 22U;
    (&w_120)->hi_0 = _S592;
    Wide_0 _S593 = w_120;
    thread Wide_0 _S594 = w_118;
    Wide_0 _S595 = multiply_low_0(&_S594, q1_0);
    uint _S596 = w_120.hi_0 - _S595.hi_0;
    int _S597;
    if((w_120.lo_0) < (_S595.lo_0))
    {
        _S597 = int(1);
    }
    else
    {
        _S597 = int(0);
    }
    uint _S598 = _S596 - uint(_S597);
    thread Wide_0 w_121;
    (&w_121)->lo_0 = _S593.lo_0 - _S595.lo_0;
    (&w_121)->hi_0 = _S598;
    Wide_0 _S599 = w_121;
    int q2_0 = int(float(int(_S599.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S600 = ((_S599.hi_0) << 16U) | ((_S599.lo_0) >> 16U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (_S599.lo_0) << 16U;
    (&w_122)->hi_0 = _S600;
    Wide_0 _S601 = w_122;
    thread Wide_0 _S602 = _S590;
    Wide_0 _S603 = multiply_low_signed_0(&_S602, q2_0);
    uint _S604 = w_122.hi_0 - _S603.hi_0;
    if((w_122.lo_0) < (_S603.lo_0))
    {
        _S597 = int(1);
    }
    else
    {
        _S597 = int(0);
    }
    uint _S605 = _S604 - uint(_S597);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S601.lo_0 - _S603.lo_0;
    (&w_123)->hi_0 = _S605;
    Wide_0 _S606 = w_123;
    int low_3 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S606.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_3 >> 30U));
    uint lo_26 = uint(low_3) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S597 = int(1);
    }
    else
    {
        _S597 = int(2);
    }
    uint more_0 = uint(_S597);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_3;
    bool _S607 = fraction_0 > half_0;
    if(_S607)
    {
        _S597 = int(1);
    }
    else
    {
        _S597 = int(0);
    }
    (&r_3)->value_7 = pack_0(mantissa_3 + uint(_S597), exponent_4 - int(22) - int(more_0));
    uint _S608;
    if(_S607)
    {
        _S608 = fraction_0 - half_0;
    }
    else
    {
        _S608 = half_0 - fraction_0;
    }
    (&r_3)->doubtful_0 = _S608 <= slack_0;
    return r_3;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_18, KernelContext_0 thread* kernelContext_29)
{
    thread Rounded_0 r_4;
    (&r_4)->value_7 = 2143289344U;
    (&r_4)->doubtful_0 = false;
    bool _S609;
    if(s_2->poisoned_0)
    {
        _S609 = true;
    }
    else
    {
        _S609 = is_nan_0(x_18);
    }
    if(_S609)
    {
        return r_4;
    }
    (&r_4)->value_7 = 0U;
    if(s_2->exact_0)
    {
        ExactDistance_0 d_6 = distance_exact_0(s_2->largest_0, x_18);
        if(!d_6.near_0)
        {
            return r_4;
        }
        thread Huge_0 _S610 = d_6.t_0;
        ExactExp_0 _S611 = exp_exact_0(&_S610, kernelContext_29);
        thread Huge_0 _S612 = _S611.m_4;
        Huge_0 _S613 = shift_left_1(&_S612, 16U);
        int _S614 = - int(_S611.q_0);
        thread Huge_0 _S615 = _S613;
        uint _S616 = round_ratio_0(&_S615, &s_2->exact_sum_0, _S614, kernelContext_29);
        (&r_4)->value_7 = _S616;
        return r_4;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_18);
    if(!d_7.near_1)
    {
        return r_4;
    }
    thread Wide_0 _S617 = d_7.t_2;
    Exp_0 _S618 = exp_fast_0(&_S617);
    Wide_0 _S619 = s_2->sum_5;
    uint _S620 = (&s_2->sum_5)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_5)->hi_0);
    Wide_0 sum_12;
    if(up_0 == 0U)
    {
        sum_12 = _S619;
    }
    else
    {
        uint _S621 = (_S620 << up_0) | (((&s_2->sum_5)->lo_0) >> (32U - up_0));
        thread Wide_0 w_124;
        (&w_124)->lo_0 = ((&s_2->sum_5)->lo_0) << up_0;
        (&w_124)->hi_0 = _S621;
        sum_12 = w_124;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S622 = int(up_0) - int(_S618.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S623 = _S618.m_8;
    thread Wide_0 _S624 = sum_12;
    Rounded_0 _S625 = round_quotient_0(&_S623, &_S624, _S622, slack_1);
    return _S625;
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
    bool _S626 = exponent_5 < int(-14);
    uint drop_0;
    if(_S626)
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
    bool _S627;
    if(rest_2 > half_1)
    {
        _S627 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S627 = (n_13 & 1U) != 0U;
        }
        else
        {
            _S627 = false;
        }
    }
    uint n_14;
    if(_S627)
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
    if(_S626)
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
        uint _S628;
        if(fraction_1 != 0U)
        {
            _S628 = 2143289344U;
        }
        else
        {
            _S628 = sign_4 | 2139095040U;
        }
        return _S628;
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

bool weigh_softmax_0(uint lane_20, const Rule_0 thread* rule_20, const Token_0 thread* token_2, const Softmax_0 thread* row_0, bool selected_0, bool exact_3, KernelContext_0 thread* kernelContext_30)
{
    thread Softmax_0 softmax_0 = *row_0;
    bool _S629 = weighs_winners_alone_0(rule_20);
    bool doubtful_1;
    uint slot_4;
    if(_S629)
    {
        thread WinnerMembers_0 winners_0;
        uint _S630 = rule_20->n_used_0;
        (&winners_0)->n_0 = rule_20->n_used_0;
        thread WinnerMembers_0 _S631 = winners_0;
        Softmax_0 _S632 = softmax_of_0(lane_20, &_S631, false, exact_3, kernelContext_30);
        softmax_0 = _S632;
        doubtful_1 = false;
        slot_4 = lane_20;
        for(;;)
        {
            if(slot_4 < _S630)
            {
            }
            else
            {
                break;
            }
            uint x_22 = (*kernelContext_30->winner_logit_0)[slot_4];
            bool _S633 = ranks_by_logit_0(rule_20);
            bool of_key_0;
            if(_S633)
            {
                uint _S634 = with_bias_0(rule_20, token_2, (*kernelContext_30->winner_id_0)[slot_4], x_22, kernelContext_30);
                of_key_0 = is_nan_0(_S634);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S635;
            if(doubtful_1)
            {
                _S635 = true;
            }
            else
            {
                _S635 = is_nan_0(x_22);
            }
            if(_S635)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S636;
                if(selected_0)
                {
                    _S636 = of_key_0;
                }
                else
                {
                    _S636 = false;
                }
                doubtful_1 = _S636;
            }
            slot_4 = slot_4 + 32U;
        }
        uint _S637 = Lanes_ballot_0(lane_20, doubtful_1);
        if(_S637 != 0U)
        {
            (&softmax_0)->poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_4 = lane_20;
    for(;;)
    {
        if(slot_4 < (rule_20->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S638 = (*kernelContext_30->winner_logit_0)[slot_4];
        thread Softmax_0 _S639 = softmax_0;
        Rounded_0 _S640 = share_0(&_S639, _S638, kernelContext_30);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S640.doubtful_0;
        }
        uint _S641;
        if(is_nan_0(_S640.value_7))
        {
            _S641 = 2143289344U;
        }
        else
        {
            _S641 = round_score_0(_S640.value_7, rule_20->score_dtype_0);
        }
        (*kernelContext_30->winner_score_0)[slot_4] = _S641;
        slot_4 = slot_4 + 32U;
    }
    uint _S642 = Lanes_ballot_0(lane_20, doubtful_1);
    return _S642 != 0U;
}

uint firstbitlow_0(uint value_8)
{
    uint _S643;
    if(value_8 == 0U)
    {
        _S643 = 4294967295U;
    }
    else
    {
        uint _S644 = ctz(value_8);
        _S643 = _S644;
    }
    return _S643;
}

uint Lanes_rank_0(uint lane_21, uint value_9, uint k_9)
{
    uint _S645 = value_9;
    uint position_0 = 32U;
    uint i_14 = 0U;
    for(;;)
    {
        if(i_14 < k_9)
        {
        }
        else
        {
            break;
        }
        uint _S646 = simd_max(_S645);
        uint4 _S647 = WaveActiveBallot_0(_S645 == _S646);
        bool _S648 = lane_21 == (firstbitlow_0(_S647.x));
        if(_S648)
        {
            position_0 = i_14;
        }
        if(_S648)
        {
            _S645 = 0U;
        }
        i_14 = i_14 + 1U;
    }
    return position_0;
}

void place_winner_0(uint slot_5, uint i_15, KernelContext_0 thread* kernelContext_31)
{
    (*kernelContext_31->winner_id_0)[slot_5] = (*kernelContext_31->list_id_0)[i_15];
    (*kernelContext_31->winner_logit_0)[slot_5] = (*kernelContext_31->list_logit_0)[i_15];
    (*kernelContext_31->winner_score_0)[slot_5] = (*kernelContext_31->list_score_0)[i_15];
    return;
}

void rank_list_0(uint lane_22, const Rule_0 thread* rule_21, uint n_15, KernelContext_0 thread* kernelContext_32)
{
    uint i_16;
    if(n_15 <= 32U)
    {
        if(lane_22 < n_15)
        {
            i_16 = (*kernelContext_32->list_key_0)[lane_22];
        }
        else
        {
            i_16 = 0U;
        }
        uint slot_6 = Lanes_rank_0(lane_22, i_16, rule_21->n_used_0);
        if(slot_6 < (rule_21->n_used_0))
        {
            place_winner_0(slot_6, lane_22, kernelContext_32);
        }
        return;
    }
    i_16 = lane_22;
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
        uint slot_7 = 0U;
        for(;;)
        {
            if(j_2 < n_15)
            {
            }
            else
            {
                break;
            }
            bool _S649;
            if(((*kernelContext_32->list_key_0)[j_2]) > (*kernelContext_32->list_key_0)[i_16])
            {
                _S649 = true;
            }
            else
            {
                if(((*kernelContext_32->list_key_0)[j_2]) == (*kernelContext_32->list_key_0)[i_16])
                {
                    _S649 = j_2 < i_16;
                }
                else
                {
                    _S649 = false;
                }
            }
            int _S650;
            if(_S649)
            {
                _S650 = int(1);
            }
            else
            {
                _S650 = int(0);
            }
            uint slot_8 = slot_7 + uint(_S650);
            j_2 = j_2 + 1U;
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_21->n_used_0))
        {
            place_winner_0(slot_7, i_16, kernelContext_32);
        }
        i_16 = i_16 + 32U;
    }
    return;
}

uint Token_word_of_0(const Token_0 thread* this_14, uint expert_9, KernelContext_0 thread* kernelContext_33)
{
    uint _S651 = this_14->first_1 + expert_9;
    int _S652;
    if(((&this_14->rule_12)->logits_dtype_0) == 0U)
    {
        _S652 = int(0);
    }
    else
    {
        _S652 = int(1);
    }
    return kernelContext_33->logits_0[_S651 >> uint(_S652)];
}

bool Token_is_packed_0(const Token_0 thread* this_15)
{
    return ((&this_15->rule_12)->logits_dtype_0) != 0U;
}

uint Token_unpack_0(const Token_0 thread* this_16, uint word_0, uint expert_10)
{
    uint half_2 = (word_0 >> (16U * ((this_16->first_1 + expert_10) & 1U))) & 65535U;
    uint _S653;
    if(((&this_16->rule_12)->logits_dtype_0) == 1U)
    {
        _S653 = widen_half_0(half_2);
    }
    else
    {
        _S653 = half_2 << 16U;
    }
    return _S653;
}

uint Token_logit_of_0(const Token_0 thread* this_17, uint expert_11, KernelContext_0 thread* kernelContext_34)
{
    uint _S654 = Token_word_of_0(this_17, expert_11, kernelContext_34);
    bool _S655 = Token_is_packed_0(this_17);
    uint _S656;
    if(_S655)
    {
        uint _S657 = Token_unpack_0(this_17, _S654, expert_11);
        _S656 = _S657;
    }
    else
    {
        _S656 = _S654;
    }
    return _S656;
}

uint Token_logit_bias_of_0(const Token_0 thread* this_18, uint expert_12, KernelContext_0 thread* kernelContext_35)
{
    return kernelContext_35->tables_0[(&this_18->rule_12)->logit_bias_at_0 + expert_12];
}

uint multiply_0(uint a_24, uint b_18)
{
    bool _S658;
    if(is_nan_0(a_24))
    {
        _S658 = true;
    }
    else
    {
        _S658 = is_nan_0(b_18);
    }
    if(_S658)
    {
        return 2143289344U;
    }
    uint sign_5 = (a_24 ^ b_18) & 2147483648U;
    if(is_infinite_0(a_24))
    {
        _S658 = true;
    }
    else
    {
        _S658 = is_infinite_0(b_18);
    }
    if(_S658)
    {
        if((absolute_0(a_24)) == 0U)
        {
            _S658 = true;
        }
        else
        {
            _S658 = (absolute_0(b_18)) == 0U;
        }
        uint _S659;
        if(_S658)
        {
            _S659 = 2143289344U;
        }
        else
        {
            _S659 = sign_5 | 2139095040U;
        }
        return _S659;
    }
    if((absolute_0(a_24)) == 0U)
    {
        _S658 = true;
    }
    else
    {
        _S658 = (absolute_0(b_18)) == 0U;
    }
    if(_S658)
    {
        return 0U;
    }
    uint _S660 = (mantissa_of_0(a_24)) << 8U;
    uint _S661 = (mantissa_of_0(b_18)) << 8U;
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S660 * _S661;
    uint _S662 = (mulhi((_S660), (_S661)));
    (&w_125)->hi_0 = _S662;
    Wide_0 _S663 = w_125;
    int exponent_7 = exponent_of_0(a_24) + exponent_of_0(b_18) - int(300) - int(16) + int(32);
    Wide_0 p_3;
    int exponent_8;
    if(((w_125.hi_0) & 2147483648U) == 0U)
    {
        uint _S664 = ((_S663.hi_0) << 1U) | ((_S663.lo_0) >> 31U);
        thread Wide_0 w_126;
        (&w_126)->lo_0 = (_S663.lo_0) << 1U;
        (&w_126)->hi_0 = _S664;
        int exponent_9 = exponent_7 - int(1);
        p_3 = w_126;
        exponent_8 = exponent_9;
    }
    else
    {
        p_3 = _S663;
        exponent_8 = exponent_7;
    }
    return round_0(sign_5, p_3.hi_0, exponent_8, (p_3.lo_0) != 0U);
}

uint linear_0(const Rule_0 thread* rule_22, const Token_0 thread* token_3, uint expert_13, uint logit_0, KernelContext_0 thread* kernelContext_36)
{
    uint x_23 = flush_0(logit_0);
    uint x_24;
    if((rule_22->logit_bias_at_0) != 4294967295U)
    {
        uint _S665 = Token_logit_bias_of_0(token_3, expert_13, kernelContext_36);
        for(;;)
        {
            bool _S666;
            if(is_plain_0(x_23))
            {
                _S666 = is_plain_0(_S665);
            }
            else
            {
                _S666 = false;
            }
            if(_S666)
            {
                x_24 = flush_0((as_type<uint>(((as_type<float>((x_23))) + (as_type<float>((_S665)))))) ^ (kernelContext_36->zero_0));
                break;
            }
            x_24 = add_by_words_0(x_23, _S665);
            break;
        }
    }
    else
    {
        x_24 = x_23;
    }
    if((rule_22->has_logit_scale_0) != 0U)
    {
        uint _S667 = multiply_0(x_24, rule_22->logit_scale_0);
        x_24 = _S667;
    }
    return x_24;
}

uint tanh_0(uint x_25, KernelContext_0 thread* kernelContext_37)
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
        thread Huge_0 _S668 = fixed_96_0(x_25);
        Huge_0 _S669 = shift_left_1(&_S668, 1U);
        thread Huge_0 _S670 = _S669;
        ExactExp_0 _S671 = exp_exact_0(&_S670, kernelContext_37);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S672 = _S671.m_4;
        Huge_0 _S673 = shift_right_1(&_S672, _S671.q_0);
        thread Huge_0 _S674 = h_34;
        thread Huge_0 _S675 = _S673;
        Huge_0 _S676 = subtract_1(&_S674, &_S675);
        thread Huge_0 _S677 = h_34;
        thread Huge_0 _S678 = _S673;
        Huge_0 _S679 = add_0(&_S677, &_S678);
        thread Huge_0 _S680 = _S676;
        thread Huge_0 _S681 = _S679;
        uint _S682 = round_ratio_0(&_S680, &_S681, int(0), kernelContext_37);
        y_1 = _S682;
    }
    else
    {
        y_1 = 1065353216U;
    }
    return y_1 | (x_25 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_23, uint x_26, KernelContext_0 thread* kernelContext_38)
{
    uint _S683 = rule_23->logit_softcap_0;
    uint _S684 = tanh_0(divide_0(x_26, rule_23->logit_softcap_0), kernelContext_38);
    uint _S685 = multiply_0(_S684, _S683);
    return _S685;
}

uint clamp_0(const Rule_0 thread* rule_24, uint x_27)
{
    bool _S686;
    if((rule_24->has_logit_clamp_0) == 0U)
    {
        _S686 = true;
    }
    else
    {
        _S686 = is_nan_0(x_27);
    }
    if(_S686)
    {
        return x_27;
    }
    uint _S687 = rule_24->logit_clamp_0;
    uint _S688;
    if((absolute_0(x_27)) > (rule_24->logit_clamp_0))
    {
        _S688 = (x_27 & 2147483648U) | _S687;
    }
    else
    {
        _S688 = x_27;
    }
    return _S688;
}

uint prepare_0(const Rule_0 thread* rule_25, const Token_0 thread* token_4, uint expert_14, KernelContext_0 thread* kernelContext_39)
{
    uint _S689 = Token_logit_of_0(token_4, expert_14, kernelContext_39);
    uint _S690 = linear_0(rule_25, token_4, expert_14, _S689, kernelContext_39);
    uint x_28;
    if((rule_25->has_logit_softcap_0) != 0U)
    {
        uint _S691 = softcap_0(rule_25, _S690, kernelContext_39);
        x_28 = _S691;
    }
    else
    {
        x_28 = _S690;
    }
    uint _S692 = clamp_0(rule_25, x_28);
    return _S692;
}

uint find_candidates_0(uint lane_23, const Rule_0 thread* rule_26, bool exact_4, KernelContext_0 thread* kernelContext_40)
{
    bool _S693;
    if((rule_26->n_group_0) > 1U)
    {
        bool _S694 = keep_groups_0(lane_23, rule_26, exact_4, kernelContext_40);
        _S693 = _S694;
    }
    else
    {
        _S693 = false;
    }
    if(_S693)
    {
        return 0U;
    }
    uint _S695 = rule_26->n_used_0;
    uint n_16;
    if((rule_26->n_used_0) <= 32U)
    {
        n_16 = lane_23;
        uint top_1 = 0U;
        for(;;)
        {
            uint _S696 = rule_26->n_expert_0;
            bool _S697 = n_16 < (rule_26->n_expert_0);
            if(_S697)
            {
            }
            else
            {
                break;
            }
            uint _S698 = _S696 - 1U;
            uint _S699 = Row256_get_1(min(n_16, _S698), kernelContext_40);
            uint _S700 = max(top_1, select(0U, _S699, _S697));
            uint e_13 = n_16 + 32U;
            bool _S701 = e_13 < _S696;
            uint _S702 = Row256_get_1(min(e_13, _S698), kernelContext_40);
            uint _S703 = max(_S700, select(0U, _S702, _S701));
            uint e_14 = n_16 + 64U;
            bool _S704 = e_14 < _S696;
            uint _S705 = Row256_get_1(min(e_14, _S698), kernelContext_40);
            uint _S706 = max(_S703, select(0U, _S705, _S704));
            uint e_15 = n_16 + 96U;
            bool _S707 = e_15 < _S696;
            uint _S708 = Row256_get_1(min(e_15, _S698), kernelContext_40);
            uint _S709 = max(_S706, select(0U, _S708, _S707));
            uint e_16 = n_16 + 128U;
            bool _S710 = e_16 < _S696;
            uint _S711 = Row256_get_1(min(e_16, _S698), kernelContext_40);
            uint _S712 = max(_S709, select(0U, _S711, _S710));
            uint e_17 = n_16 + 160U;
            bool _S713 = e_17 < _S696;
            uint _S714 = Row256_get_1(min(e_17, _S698), kernelContext_40);
            uint _S715 = max(_S712, select(0U, _S714, _S713));
            uint e_18 = n_16 + 192U;
            bool _S716 = e_18 < _S696;
            uint _S717 = Row256_get_1(min(e_18, _S698), kernelContext_40);
            uint _S718 = max(_S715, select(0U, _S717, _S716));
            uint e_19 = n_16 + 224U;
            bool _S719 = e_19 < _S696;
            uint _S720 = Row256_get_1(min(e_19, _S698), kernelContext_40);
            uint _S721 = max(_S718, select(0U, _S720, _S719));
            n_16 = n_16 + 256U;
            top_1 = _S721;
        }
        uint bound_6 = Lanes_kth_largest_0(lane_23, top_1, _S695);
        uint bound_7;
        if(!exact_4)
        {
            uint _S722 = window_below_0(rule_26, bound_6, absolute_0(from_order_0(bound_6)), 1U);
            bound_7 = _S722;
        }
        else
        {
            bound_7 = bound_6;
        }
        uint _S723 = gather_0(lane_23, rule_26, max(bound_7, 1U), kernelContext_40);
        n_16 = Lanes_agreed_0(lane_23, _S723);
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
    select_by_bits_0(lane_23, rule_26, kernelContext_40);
    return _S695;
}

Rounded_0 sigmoid_by_floats_0(uint x_29, KernelContext_0 thread* kernelContext_41)
{
    float half_3 = (as_type<float>((x_29))) * -0.5f;
    float rounded_0 = half_3 * 23.08312034606933594f + 1.2582912e+07f;
    float k_10 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) - 1.2582912e+07f;
    uint bits_1 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_1 & 1U) != 0U;
    bool second_2 = (bits_1 & 2U) != 0U;
    bool _S724 = (bits_1 & 4U) != 0U;
    uint _S725 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_2), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_2), _S724);
    float g_0 = (as_type<float>(((((bits_1 << 20U) & 4286578688U) | ((_S725 << 16U) & 8323072U)) + 1073741824U)));
    float _S726 = (((half_3 - k_10 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) - k_10 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_2), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_2), _S724))))) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0))));
    float a_25 = (as_type<float>(((as_type<uint>((_S726))) & 4294963200U)));
    float square_0 = _S726 * _S726;
    float cubic_0 = square_0 * _S726 * (0.66666668653488159f + _S726 * (0.3333333432674408f + _S726 * (0.13333334028720856f + _S726 * 0.04444444552063942f)));
    float near_2 = (as_type<float>((int(1056964736)))) + _S726 + (square_0 + cubic_0);
    float m_12 = (as_type<float>(((as_type<uint>((near_2))) & 4294967040U)));
    float product_0 = g_0 * m_12;
    float _S727 = g_0 * ((((0.5f - m_12) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) + _S726) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) + a_25 * a_25) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) + cubic_0 + ((_S726 + a_25) * (_S726 - a_25) - (k_10 * (as_type<float>((2944590469U))) + (as_type<float>((_S725)))) * near_2));
    float _S728 = (product_0 + _S727) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0))));
    float _S729 = max(_S728, 1.0f);
    float _S730 = min(_S728, 1.0f);
    float _S731 = (_S729 + _S730) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0))));
    float inverse_2 = 1.0f / _S731;
    float q_11 = (as_type<float>(((as_type<uint>((inverse_2))) ^ (kernelContext_41->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_11)));
    uint d_bits_0 = (as_type<uint>((_S731)));
    float _S732 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_2 * (_S730 - (_S731 - _S729) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) + (_S727 - (_S728 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0))));
    float _S733 = (as_type<float>((int(757071872))));
    float down_0 = (_S732 - _S733) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) * inverse_2 + q_11;
    thread Rounded_0 s_3;
    uint _S734 = (as_type<uint>(((_S732 + _S733) * (as_type<float>((1065353216U ^ (kernelContext_41->zero_0)))) * inverse_2 + q_11)));
    (&s_3)->value_7 = _S734;
    (&s_3)->doubtful_0 = _S734 != (as_type<uint>((down_0)));
    return s_3;
}

uint sigmoid_exact_0(uint x_30, KernelContext_0 thread* kernelContext_42)
{
    thread Huge_0 _S735 = fixed_96_0(x_30);
    ExactExp_0 _S736 = exp_exact_0(&_S735, kernelContext_42);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S737 = _S736.m_4;
    Huge_0 _S738 = shift_right_1(&_S737, _S736.q_0);
    thread Huge_0 _S739 = h_35;
    thread Huge_0 _S740 = _S738;
    Huge_0 _S741 = add_0(&_S739, &_S740);
    bool negative_1 = (x_30 & 2147483648U) != 0U;
    thread Huge_0 _S742 = _S736.m_4;
    thread Huge_0 _S743 = h_35;
    Huge_0 _S744 = select_0(negative_1, &_S742, &_S743);
    int _S745;
    if(negative_1)
    {
        _S745 = - int(_S736.q_0);
    }
    else
    {
        _S745 = int(0);
    }
    thread Huge_0 _S746 = _S744;
    thread Huge_0 _S747 = _S741;
    uint _S748 = round_ratio_0(&_S746, &_S747, _S745, kernelContext_42);
    return _S748;
}

uint sigmoid_by_words_0(uint x_31, KernelContext_0 thread* kernelContext_43)
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
        uint _S749;
        if(negative_2)
        {
            _S749 = 0U;
        }
        else
        {
            _S749 = 1065353216U;
        }
        return _S749;
    }
    thread Wide_0 _S750 = fixed_57_0(x_31);
    Exp_0 _S751 = exp_fast_0(&_S750);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S752 = w_127;
    uint _S753 = _S751.q_5 + 1U;
    for(;;)
    {
        uint m_13 = _S753 & 31U;
        uint hi_4 = (_S751.m_8.hi_0) >> m_13;
        uint lo_27 = ((_S751.m_8.lo_0) >> m_13) | (((_S751.m_8.hi_0) << 1U) << (31U - m_13));
        if(_S753 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_17 = w_128;
            break;
        }
        if(_S753 >= 32U)
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
    uint lo_28 = _S752.lo_0 + n_17.lo_0;
    uint _S754 = _S752.hi_0 + n_17.hi_0;
    int _S755;
    if(lo_28 < (n_17.lo_0))
    {
        _S755 = int(1);
    }
    else
    {
        _S755 = int(0);
    }
    uint _S756 = _S754 + uint(_S755);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S756;
    Wide_0 _S757 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_17 = w_132;
    }
    else
    {
        n_17 = _S751.m_8;
    }
    if(negative_2)
    {
        _S755 = - int(_S751.q_5) - int(1);
    }
    else
    {
        _S755 = int(0);
    }
    thread Wide_0 _S758 = n_17;
    thread Wide_0 _S759 = _S757;
    Rounded_0 _S760 = round_quotient_0(&_S758, &_S759, _S755, 64U);
    if(_S760.doubtful_0)
    {
        uint _S761 = sigmoid_exact_0(x_31, kernelContext_43);
        return _S761;
    }
    return _S760.value_7;
}

uint sigmoid_0(uint x_32, KernelContext_0 thread* kernelContext_44)
{
    if((absolute_0(x_32)) < 1114112000U)
    {
        Rounded_0 _S762 = sigmoid_by_floats_0(x_32, kernelContext_44);
        if(!_S762.doubtful_0)
        {
            return _S762.value_7;
        }
    }
    uint _S763 = sigmoid_by_words_0(x_32, kernelContext_44);
    return _S763;
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
    uint _S764 = rest_4 << 26U;
    uint digit1_0 = _S764 / d_8;
    uint _S765 = (_S764 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S765 / d_8;
    uint digit3_0 = ((_S765 - digit2_0 * d_8) << 12U) / d_8;
    uint _S766 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S766;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S767 = v_5->hi_0;
    uint _S768 = v_5->lo_0;
    uint _S769 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_17 = int(0);
    uint root_2 = _S769;
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
        uint _S770 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S770;
        Wide_0 _S771 = w_133;
        uint _S772 = _S767 - _S771.hi_0;
        int _S773;
        if(_S768 < (_S771.lo_0))
        {
            _S773 = int(1);
        }
        else
        {
            _S773 = int(0);
        }
        uint _S774 = _S772 - uint(_S773);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S768 - _S771.lo_0;
        (&w_134)->hi_0 = _S774;
        Wide_0 _S775 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S775.hi_0)) * 4.294967296e+09f + float(_S775.lo_0)) / (2.0f * float(root_2)))));
        i_17 = i_17 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S776 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S776;
    Wide_0 _S777 = w_135;
    uint _S778 = _S767 - _S777.hi_0;
    if(_S768 < (_S777.lo_0))
    {
        i_17 = int(1);
    }
    else
    {
        i_17 = int(0);
    }
    uint _S779 = _S778 - uint(i_17);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S768 - _S777.lo_0;
    (&w_136)->hi_0 = _S779;
    Wide_0 _S780 = w_136;
    if(((_S780.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S781;
        if((_S780.hi_0) != 0U)
        {
            _S781 = true;
        }
        else
        {
            _S781 = (_S780.lo_0) > (2U * root_2);
        }
        if(_S781)
        {
            root_2 = root_2 + 1U;
        }
    }
    return root_2;
}

uint sqrtsoftplus_0(uint x_33, KernelContext_0 thread* kernelContext_45)
{
    uint size_5 = absolute_0(x_33);
    bool negative_3 = (x_33 & 2147483648U) != 0U;
    if(size_5 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S782;
    if(negative_3)
    {
        _S782 = size_5 > 1127219200U;
    }
    else
    {
        _S782 = false;
    }
    if(_S782)
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
        _S782 = !negative_3;
    }
    else
    {
        _S782 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S782)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_33);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S783 = exponent_of_0(x_33) - int(150);
        v_6 = h_37;
        exponent_10 = _S783;
    }
    else
    {
        Huge_0 _S784 = fixed_96_0(x_33);
        thread Huge_0 _S785 = _S784;
        ExactExp_0 _S786 = exp_exact_0(&_S785, kernelContext_45);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S787 = _S786.m_4;
        Huge_0 _S788 = shift_right_1(&_S787, _S786.q_0);
        thread Huge_0 _S789 = h_38;
        thread Huge_0 _S790 = _S788;
        Huge_0 _S791 = add_0(&_S789, &_S790);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S786.m_4;
        uint bit_4 = 0U;
        for(;;)
        {
            if(bit_4 < (96U + kernelContext_45->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S792 = rest_5;
            Huge_0 _S793 = shift_left_1(&_S792, 1U);
            thread Huge_0 _S794 = z_0;
            Huge_0 _S795 = shift_left_1(&_S794, 1U);
            z_0 = _S795;
            thread Huge_0 _S796 = _S793;
            thread Huge_0 _S797 = _S791;
            bool _S798 = less_0(&_S796, &_S797);
            if(!_S798)
            {
                thread Huge_0 _S799 = _S793;
                thread Huge_0 _S800 = _S791;
                Huge_0 _S801 = subtract_1(&_S799, &_S800);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S801;
            }
            else
            {
                rest_5 = _S793;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S802 = z_0;
        thread Huge_0 _S803 = z_0;
        Huge_0 _S804 = multiply_96_0(&_S802, &_S803);
        uint _S805 = 2U * _S786.q_0;
        thread Huge_0 _S806 = _S804;
        Huge_0 _S807 = shift_right_1(&_S806, _S805);
        Huge_0 _S808 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S808;
        uint j_4 = 27U;
        for(;;)
        {
            if(j_4 >= (1U + kernelContext_45->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S809 = odd_reciprocal_0(j_4);
            thread Huge_0 _S810 = _S807;
            thread Huge_0 _S811 = series_0;
            Huge_0 _S812 = multiply_96_0(&_S810, &_S811);
            thread Huge_0 _S813 = _S809;
            thread Huge_0 _S814 = _S812;
            Huge_0 _S815 = add_0(&_S813, &_S814);
            uint j_5 = j_4 - 1U;
            series_0 = _S815;
            j_4 = j_5;
        }
        thread Huge_0 _S816 = _S807;
        thread Huge_0 _S817 = series_0;
        Huge_0 _S818 = multiply_96_0(&_S816, &_S817);
        thread Huge_0 _S819 = z_0;
        thread Huge_0 _S820 = _S818;
        Huge_0 _S821 = multiply_96_0(&_S819, &_S820);
        thread Huge_0 _S822 = z_0;
        thread Huge_0 _S823 = _S821;
        Huge_0 _S824 = add_0(&_S822, &_S823);
        thread Huge_0 _S825 = _S824;
        Huge_0 _S826 = shift_left_1(&_S825, 1U);
        int _S827 = int(-96) - int(_S786.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S828 = _S826;
            Huge_0 _S829 = shift_right_1(&_S828, _S786.q_0);
            thread Huge_0 _S830 = _S784;
            thread Huge_0 _S831 = _S829;
            Huge_0 _S832 = add_0(&_S830, &_S831);
            v_6 = _S832;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S826;
            exponent_10 = _S827;
        }
    }
    thread Huge_0 _S833 = v_6;
    uint _S834 = bit_width_1(&_S833);
    int shift_8 = int(128) - int(_S834);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S835 = uint(shift_9);
    thread Huge_0 _S836 = v_6;
    Huge_0 _S837 = shift_left_1(&_S836, _S835);
    thread Huge_0 _S838 = _S837;
    Huge_0 _S839 = shift_right_1(&_S838, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S839.w0_0;
    (&w_137)->hi_0 = _S839.w1_0;
    thread Wide_0 _S840 = w_137;
    uint _S841 = root_50_1(&_S840);
    return pack_0((_S841 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_34, KernelContext_0 thread* kernelContext_46)
{
    uint s_4;
    if(score_2 == 1U)
    {
        uint _S842 = sigmoid_0(x_34, kernelContext_46);
        s_4 = _S842;
    }
    else
    {
        s_4 = x_34;
    }
    if(score_2 == 2U)
    {
        uint _S843 = sqrtsoftplus_0(x_34, kernelContext_46);
        s_4 = _S843;
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
    bool _S844;
    if((rule_27->select_by_0) == 0U)
    {
        bool _S845 = ranks_by_logit_0(rule_27);
        _S844 = !_S845;
    }
    else
    {
        _S844 = false;
    }
    uint _S846;
    if(_S844)
    {
        _S846 = rule_27->score_dtype_0;
    }
    else
    {
        _S846 = 0U;
    }
    return _S846;
}

bool score_row_0(uint lane_24, const Rule_0 thread* rule_28, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_47)
{
    uint _S847 = score_of_key_1(rule_28);
    uint e_20;
    bool doubtful_2;
    if(!exact_5)
    {
        e_20 = lane_24;
        for(;;)
        {
            if(e_20 < (rule_28->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S848 = Row256_get_1(e_20, kernelContext_47);
            uint _S849 = estimate_key_0(rule_28, token_5, e_20, _S848, kernelContext_47);
            Row256_set_0(e_20, _S849, kernelContext_47);
            e_20 = e_20 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S847 == 0U)
        {
            doubtful_2 = false;
            e_20 = lane_24;
            for(;;)
            {
                if(e_20 < (rule_28->n_expert_0))
                {
                }
                else
                {
                    break;
                }
                uint _S850 = Row256_get_1(e_20, kernelContext_47);
                Rounded_0 _S851 = share_0(softmax_1, _S850, kernelContext_47);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S851.doubtful_0;
                }
                Row256_set_0(e_20, _S851.value_7, kernelContext_47);
                e_20 = e_20 + 32U;
            }
        }
        else
        {
            if(_S847 != 3U)
            {
                e_20 = lane_24;
                for(;;)
                {
                    if(e_20 < (rule_28->n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint _S852 = Row256_get_1(e_20, kernelContext_47);
                    uint _S853 = score_alone_0(_S847, 0U, _S852, kernelContext_47);
                    Row256_set_0(e_20, _S853, kernelContext_47);
                    e_20 = e_20 + 32U;
                }
            }
            doubtful_2 = false;
        }
        e_20 = lane_24;
        for(;;)
        {
            if(e_20 < (rule_28->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S854 = Row256_get_1(e_20, kernelContext_47);
            uint s_5;
            if(is_nan_0(_S854))
            {
                s_5 = 2143289344U;
            }
            else
            {
                uint _S855 = dtype_of_key_0(rule_28);
                s_5 = round_score_0(_S854, _S855);
            }
            uint _S856 = with_bias_0(rule_28, token_5, e_20, s_5, kernelContext_47);
            uint _S857 = nan_place_1(rule_28);
            Row256_set_0(e_20, order_0(_S856, _S857), kernelContext_47);
            e_20 = e_20 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_25, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_48)
{
    Wide_0 _S858;
    uint _S859 = RowMembers_count_0(members_1);
    uint best_7 = 0U;
    bool has_nan_2 = false;
    uint i_18 = lane_25;
    for(;;)
    {
        if(i_18 < _S859)
        {
        }
        else
        {
            break;
        }
        bool _S860 = RowMembers_has_0(members_1, i_18);
        if(!_S860)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S861 = RowMembers_logit_0(members_1, i_18, kernelContext_48);
        uint best_8;
        bool has_nan_3;
        if(is_nan_0(_S861))
        {
            best_8 = best_7;
            has_nan_3 = true;
        }
        else
        {
            best_8 = max(best_7, order_0(_S861, 0U));
            has_nan_3 = has_nan_2;
        }
        best_7 = best_8;
        has_nan_2 = has_nan_3;
        i_18 = i_18 + 32U;
    }
    uint best_9 = Lanes_max_0(lane_25, best_7);
    thread Softmax_0 s_6;
    uint _S862 = from_order_0(best_9);
    (&s_6)->largest_0 = _S862;
    (&s_6)->poisoned_0 = !is_finite_0(_S862);
    if(!nan_is_absent_1)
    {
        uint _S863 = Lanes_ballot_0(lane_25, has_nan_2);
        has_nan_2 = _S863 != 0U;
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
    (&s_6)->sum_bits_0 = bit_width_0(_S859);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_6)->sum_5 = w_138;
    i_18 = lane_25;
    for(;;)
    {
        if(i_18 < _S859)
        {
        }
        else
        {
            break;
        }
        bool _S864 = RowMembers_has_0(members_1, i_18);
        if(!_S864)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S865 = RowMembers_logit_0(members_1, i_18, kernelContext_48);
        if(is_nan_0(_S865))
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
            ExactDistance_0 d_9 = distance_exact_0((&s_6)->largest_0, _S865);
            if(!d_9.near_0)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Huge_0 _S866 = d_9.t_0;
            ExactExp_0 _S867 = exp_exact_0(&_S866, kernelContext_48);
            thread Huge_0 _S868 = _S867.m_4;
            Huge_0 _S869 = shift_left_1(&_S868, 16U);
            thread Huge_0 _S870 = _S869;
            Huge_0 _S871 = shift_right_1(&_S870, _S867.q_0);
            thread Huge_0 _S872 = (&s_6)->exact_sum_0;
            thread Huge_0 _S873 = _S871;
            Huge_0 _S874 = add_0(&_S872, &_S873);
            (&s_6)->exact_sum_0 = _S874;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_6)->largest_0, _S865);
            if(!d_10.near_1)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Wide_0 _S875 = d_10.t_2;
            Exp_0 _S876 = exp_fast_0(&_S875);
            Wide_0 _S877 = (&s_6)->sum_5;
            uint _S878 = _S876.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_14 = _S878 & 31U;
                uint hi_5 = (_S876.m_8.hi_0) >> m_14;
                uint lo_29 = ((_S876.m_8.lo_0) >> m_14) | (((_S876.m_8.hi_0) << 1U) << (31U - m_14));
                if(_S878 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S858 = w_139;
                    break;
                }
                if(_S878 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S858 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S858 = w_141;
                }
                break;
            }
            uint lo_30 = _S877.lo_0 + _S858.lo_0;
            uint _S879 = _S877.hi_0 + _S858.hi_0;
            int _S880;
            if(lo_30 < (_S858.lo_0))
            {
                _S880 = int(1);
            }
            else
            {
                _S880 = int(0);
            }
            uint _S881 = _S879 + uint(_S880);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S881;
            Wide_0 _S882 = w_142;
            (&s_6)->sum_5 = _S882;
        }
        i_18 = i_18 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S883 = (&s_6)->exact_sum_0;
        Huge_0 _S884 = add_over_lanes_0(lane_25, &_S883);
        (&s_6)->exact_sum_0 = _S884;
    }
    else
    {
        thread Wide_0 _S885 = (&s_6)->sum_5;
        Wide_0 _S886 = add_over_lanes_1(lane_25, &_S885);
        (&s_6)->sum_5 = _S886;
    }
    return s_6;
}

uint Token_word_of_1(const Token_0 thread* this_19, uint expert_15, KernelContext_0 thread* kernelContext_49)
{
    uint _S887 = this_19->first_1 + expert_15;
    int _S888;
    if(((&this_19->rule_12)->logits_dtype_0) == 0U)
    {
        _S888 = int(0);
    }
    else
    {
        _S888 = int(1);
    }
    return kernelContext_49->logits_0[_S887 >> uint(_S888)];
}

bool Token_is_packed_1(const Token_0 thread* this_20)
{
    return ((&this_20->rule_12)->logits_dtype_0) != 0U;
}

uint Token_unpack_1(const Token_0 thread* this_21, uint word_1, uint expert_16)
{
    uint half_4 = (word_1 >> (16U * ((this_21->first_1 + expert_16) & 1U))) & 65535U;
    uint _S889;
    if(((&this_21->rule_12)->logits_dtype_0) == 1U)
    {
        _S889 = widen_half_0(half_4);
    }
    else
    {
        _S889 = half_4 << 16U;
    }
    return _S889;
}

uint quick_key_0(const Rule_0 thread* rule_29, uint x_35, uint bias_0)
{
    bool _S890 = estimate_is_logit_1(rule_29);
    if(_S890)
    {
        uint _S891 = clamp_0(rule_29, x_35);
        uint _S892 = nan_place_1(rule_29);
        return order_0(_S891, _S892);
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
    bool _S893 = is_nan_0(x_35);
    uint _S894 = nan_place_1(rule_29);
    return select(key_7 ^ (uint(int(key_7) >> 31U) | 2147483648U), _S894, _S893);
}

void estimate_row_0(uint lane_26, const Rule_0 thread* rule_30, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_50)
{
    uint base_5 = lane_26;
    for(;;)
    {
        uint _S895 = rule_30->n_expert_0;
        bool _S896 = base_5 < (rule_30->n_expert_0);
        if(_S896)
        {
        }
        else
        {
            break;
        }
        thread array<uint, int(8)> x_36;
        thread array<uint, int(8)> bias_1;
        uint _S897 = _S895 - 1U;
        uint _S898 = min(base_5, _S897);
        uint _S899 = Token_word_of_1(token_6, _S898, kernelContext_50);
        x_36[0U] = _S899;
        bool _S900 = (rule_30->select_bias_0) != 0U;
        uint _S901;
        if(_S900)
        {
            uint _S902 = Token_bias_of_0(token_6, _S898, kernelContext_50);
            _S901 = _S902;
        }
        else
        {
            _S901 = 0U;
        }
        bias_1[0U] = _S901;
        uint _S903 = base_5 + 32U;
        uint _S904 = min(_S903, _S897);
        uint _S905 = Token_word_of_1(token_6, _S904, kernelContext_50);
        x_36[1U] = _S905;
        uint _S906;
        if(_S900)
        {
            uint _S907 = Token_bias_of_0(token_6, _S904, kernelContext_50);
            _S906 = _S907;
        }
        else
        {
            _S906 = 0U;
        }
        bias_1[1U] = _S906;
        uint _S908 = base_5 + 64U;
        uint _S909 = min(_S908, _S897);
        uint _S910 = Token_word_of_1(token_6, _S909, kernelContext_50);
        x_36[2U] = _S910;
        uint _S911;
        if(_S900)
        {
            uint _S912 = Token_bias_of_0(token_6, _S909, kernelContext_50);
            _S911 = _S912;
        }
        else
        {
            _S911 = 0U;
        }
        bias_1[2U] = _S911;
        uint _S913 = base_5 + 96U;
        uint _S914 = min(_S913, _S897);
        uint _S915 = Token_word_of_1(token_6, _S914, kernelContext_50);
        x_36[3U] = _S915;
        uint _S916;
        if(_S900)
        {
            uint _S917 = Token_bias_of_0(token_6, _S914, kernelContext_50);
            _S916 = _S917;
        }
        else
        {
            _S916 = 0U;
        }
        bias_1[3U] = _S916;
        uint _S918 = base_5 + 128U;
        uint _S919 = min(_S918, _S897);
        uint _S920 = Token_word_of_1(token_6, _S919, kernelContext_50);
        x_36[4U] = _S920;
        uint _S921;
        if(_S900)
        {
            uint _S922 = Token_bias_of_0(token_6, _S919, kernelContext_50);
            _S921 = _S922;
        }
        else
        {
            _S921 = 0U;
        }
        bias_1[4U] = _S921;
        uint _S923 = base_5 + 160U;
        uint _S924 = min(_S923, _S897);
        uint _S925 = Token_word_of_1(token_6, _S924, kernelContext_50);
        x_36[5U] = _S925;
        uint _S926;
        if(_S900)
        {
            uint _S927 = Token_bias_of_0(token_6, _S924, kernelContext_50);
            _S926 = _S927;
        }
        else
        {
            _S926 = 0U;
        }
        bias_1[5U] = _S926;
        uint _S928 = base_5 + 192U;
        uint _S929 = min(_S928, _S897);
        uint _S930 = Token_word_of_1(token_6, _S929, kernelContext_50);
        x_36[6U] = _S930;
        uint _S931;
        if(_S900)
        {
            uint _S932 = Token_bias_of_0(token_6, _S929, kernelContext_50);
            _S931 = _S932;
        }
        else
        {
            _S931 = 0U;
        }
        bias_1[6U] = _S931;
        uint _S933 = base_5 + 224U;
        uint _S934 = min(_S933, _S897);
        uint _S935 = Token_word_of_1(token_6, _S934, kernelContext_50);
        x_36[7U] = _S935;
        uint _S936;
        if(_S900)
        {
            uint _S937 = Token_bias_of_0(token_6, _S934, kernelContext_50);
            _S936 = _S937;
        }
        else
        {
            _S936 = 0U;
        }
        bias_1[7U] = _S936;
        bool _S938 = Token_is_packed_1(token_6);
        if(_S938)
        {
            uint _S939 = Token_unpack_1(token_6, x_36[0U], _S898);
            x_36[0U] = _S939;
            uint _S940 = Token_unpack_1(token_6, x_36[1U], _S904);
            x_36[1U] = _S940;
            uint _S941 = Token_unpack_1(token_6, x_36[2U], _S909);
            x_36[2U] = _S941;
            uint _S942 = Token_unpack_1(token_6, x_36[3U], _S914);
            x_36[3U] = _S942;
            uint _S943 = Token_unpack_1(token_6, x_36[4U], _S919);
            x_36[4U] = _S943;
            uint _S944 = Token_unpack_1(token_6, x_36[5U], _S924);
            x_36[5U] = _S944;
            uint _S945 = Token_unpack_1(token_6, x_36[6U], _S929);
            x_36[6U] = _S945;
            uint _S946 = Token_unpack_1(token_6, x_36[7U], _S934);
            x_36[7U] = _S946;
        }
        uint _S947 = linear_0(rule_30, token_6, _S898, x_36[0U], kernelContext_50);
        uint _S948 = quick_key_0(rule_30, _S947, bias_1[0U]);
        x_36[0U] = _S948;
        uint _S949 = linear_0(rule_30, token_6, _S904, x_36[1U], kernelContext_50);
        uint _S950 = quick_key_0(rule_30, _S949, bias_1[1U]);
        x_36[1U] = _S950;
        uint _S951 = linear_0(rule_30, token_6, _S909, x_36[2U], kernelContext_50);
        uint _S952 = quick_key_0(rule_30, _S951, bias_1[2U]);
        x_36[2U] = _S952;
        uint _S953 = linear_0(rule_30, token_6, _S914, x_36[3U], kernelContext_50);
        uint _S954 = quick_key_0(rule_30, _S953, bias_1[3U]);
        x_36[3U] = _S954;
        uint _S955 = linear_0(rule_30, token_6, _S919, x_36[4U], kernelContext_50);
        uint _S956 = quick_key_0(rule_30, _S955, bias_1[4U]);
        x_36[4U] = _S956;
        uint _S957 = linear_0(rule_30, token_6, _S924, x_36[5U], kernelContext_50);
        uint _S958 = quick_key_0(rule_30, _S957, bias_1[5U]);
        x_36[5U] = _S958;
        uint _S959 = linear_0(rule_30, token_6, _S929, x_36[6U], kernelContext_50);
        uint _S960 = quick_key_0(rule_30, _S959, bias_1[6U]);
        x_36[6U] = _S960;
        uint _S961 = linear_0(rule_30, token_6, _S934, x_36[7U], kernelContext_50);
        uint _S962 = quick_key_0(rule_30, _S961, bias_1[7U]);
        x_36[7U] = _S962;
        if(_S896)
        {
            Row256_set_0(base_5, x_36[0U], kernelContext_50);
        }
        if(_S903 < _S895)
        {
            Row256_set_0(_S903, x_36[1U], kernelContext_50);
        }
        if(_S908 < _S895)
        {
            Row256_set_0(_S908, x_36[2U], kernelContext_50);
        }
        if(_S913 < _S895)
        {
            Row256_set_0(_S913, x_36[3U], kernelContext_50);
        }
        if(_S918 < _S895)
        {
            Row256_set_0(_S918, x_36[4U], kernelContext_50);
        }
        if(_S923 < _S895)
        {
            Row256_set_0(_S923, x_36[5U], kernelContext_50);
        }
        if(_S928 < _S895)
        {
            Row256_set_0(_S928, x_36[6U], kernelContext_50);
        }
        if(_S933 < _S895)
        {
            Row256_set_0(_S933, x_36[7U], kernelContext_50);
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
    uint best_10;
    uint excluded_0;
};

uint PartMembers_logit_0(const PartMembers_0 thread* this_22, uint expert_17, KernelContext_0 thread* kernelContext_51)
{
    uint _S963 = Row256_get_0(expert_17, kernelContext_51);
    return _S963;
}

bool PartMembers_has_0(const PartMembers_0 thread* this_23, uint expert_18, KernelContext_0 thread* kernelContext_52)
{
    uint _S964;
    if(expert_18 == (this_23->excluded_0))
    {
        return false;
    }
    if(expert_18 == (this_23->winner_0))
    {
        return true;
    }
    uint _S965 = Row256_get_1(expert_18, kernelContext_52);
    bool _S966;
    if(is_nan_0(_S965))
    {
        _S966 = true;
    }
    else
    {
        _S966 = is_nan_0(this_23->best_10);
    }
    if(_S966)
    {
        return true;
    }
    uint size_6 = absolute_0(_S965);
    uint _S967 = this_23->best_10;
    uint size_7;
    if(is_less_0(size_6, this_23->best_10))
    {
        size_7 = _S967;
    }
    else
    {
        size_7 = size_6;
    }
    uint _S968 = flush_0(_S965 ^ 2147483648U);
    for(;;)
    {
        if(is_plain_0(_S967))
        {
            _S966 = is_plain_0(_S968);
        }
        else
        {
            _S966 = false;
        }
        if(_S966)
        {
            _S964 = flush_0((as_type<uint>(((as_type<float>((_S967))) + (as_type<float>((_S968)))))) ^ (kernelContext_52->zero_0));
            break;
        }
        _S964 = add_by_words_0(_S967, _S968);
        break;
    }
    uint ratio_0 = divide_0(_S964, size_7);
    if(is_nan_0(ratio_0))
    {
        _S966 = true;
    }
    else
    {
        _S966 = !is_less_0(this_23->threshold_0, ratio_0);
    }
    return _S966;
}

uint PartMembers_count_0(const PartMembers_0 thread* this_24)
{
    return this_24->n_18;
}

Softmax_0 softmax_of_2(uint lane_27, const PartMembers_0 thread* members_2, bool nan_is_absent_2, bool exact_7, KernelContext_0 thread* kernelContext_53)
{
    Wide_0 _S969;
    uint _S970 = PartMembers_count_0(members_2);
    uint best_11 = 0U;
    bool has_nan_4 = false;
    uint i_19 = lane_27;
    for(;;)
    {
        if(i_19 < _S970)
        {
        }
        else
        {
            break;
        }
        bool _S971 = PartMembers_has_0(members_2, i_19, kernelContext_53);
        if(!_S971)
        {
            i_19 = i_19 + 32U;
            continue;
        }
        uint _S972 = PartMembers_logit_0(members_2, i_19, kernelContext_53);
        uint best_12;
        bool has_nan_5;
        if(is_nan_0(_S972))
        {
            best_12 = best_11;
            has_nan_5 = true;
        }
        else
        {
            best_12 = max(best_11, order_0(_S972, 0U));
            has_nan_5 = has_nan_4;
        }
        best_11 = best_12;
        has_nan_4 = has_nan_5;
        i_19 = i_19 + 32U;
    }
    uint best_13 = Lanes_max_0(lane_27, best_11);
    thread Softmax_0 s_7;
    uint _S973 = from_order_0(best_13);
    (&s_7)->largest_0 = _S973;
    (&s_7)->poisoned_0 = !is_finite_0(_S973);
    if(!nan_is_absent_2)
    {
        uint _S974 = Lanes_ballot_0(lane_27, has_nan_4);
        has_nan_4 = _S974 != 0U;
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
    (&s_7)->sum_bits_0 = bit_width_0(_S970);
    thread Wide_0 w_143;
    (&w_143)->lo_0 = 0U;
    (&w_143)->hi_0 = 0U;
    (&s_7)->sum_5 = w_143;
    i_19 = lane_27;
    for(;;)
    {
        if(i_19 < _S970)
        {
        }
        else
        {
            break;
        }
        bool _S975 = PartMembers_has_0(members_2, i_19, kernelContext_53);
        if(!_S975)
        {
            i_19 = i_19 + 32U;
            continue;
        }
        uint _S976 = PartMembers_logit_0(members_2, i_19, kernelContext_53);
        if(is_nan_0(_S976))
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
            ExactDistance_0 d_11 = distance_exact_0((&s_7)->largest_0, _S976);
            if(!d_11.near_0)
            {
                i_19 = i_19 + 32U;
                continue;
            }
            thread Huge_0 _S977 = d_11.t_0;
            ExactExp_0 _S978 = exp_exact_0(&_S977, kernelContext_53);
            thread Huge_0 _S979 = _S978.m_4;
            Huge_0 _S980 = shift_left_1(&_S979, 16U);
            thread Huge_0 _S981 = _S980;
            Huge_0 _S982 = shift_right_1(&_S981, _S978.q_0);
            thread Huge_0 _S983 = (&s_7)->exact_sum_0;
            thread Huge_0 _S984 = _S982;
            Huge_0 _S985 = add_0(&_S983, &_S984);
            (&s_7)->exact_sum_0 = _S985;
        }
        else
        {
            Distance_0 d_12 = distance_fast_0((&s_7)->largest_0, _S976);
            if(!d_12.near_1)
            {
                i_19 = i_19 + 32U;
                continue;
            }
            thread Wide_0 _S986 = d_12.t_2;
            Exp_0 _S987 = exp_fast_0(&_S986);
            Wide_0 _S988 = (&s_7)->sum_5;
            uint _S989 = _S987.q_5 + (&s_7)->sum_bits_0;
            for(;;)
            {
                uint m_15 = _S989 & 31U;
                uint hi_6 = (_S987.m_8.hi_0) >> m_15;
                uint lo_31 = ((_S987.m_8.lo_0) >> m_15) | (((_S987.m_8.hi_0) << 1U) << (31U - m_15));
                if(_S989 >= 64U)
                {
                    thread Wide_0 w_144;
                    (&w_144)->lo_0 = 0U;
                    (&w_144)->hi_0 = 0U;
                    _S969 = w_144;
                    break;
                }
                if(_S989 >= 32U)
                {
                    thread Wide_0 w_145;
                    (&w_145)->lo_0 = hi_6;
                    (&w_145)->hi_0 = 0U;
                    _S969 = w_145;
                }
                else
                {
                    thread Wide_0 w_146;
                    (&w_146)->lo_0 = lo_31;
                    (&w_146)->hi_0 = hi_6;
                    _S969 = w_146;
                }
                break;
            }
            uint lo_32 = _S988.lo_0 + _S969.lo_0;
            uint _S990 = _S988.hi_0 + _S969.hi_0;
            int _S991;
            if(lo_32 < (_S969.lo_0))
            {
                _S991 = int(1);
            }
            else
            {
                _S991 = int(0);
            }
            uint _S992 = _S990 + uint(_S991);
            thread Wide_0 w_147;
            (&w_147)->lo_0 = lo_32;
            (&w_147)->hi_0 = _S992;
            Wide_0 _S993 = w_147;
            (&s_7)->sum_5 = _S993;
        }
        i_19 = i_19 + 32U;
    }
    if(exact_7)
    {
        thread Huge_0 _S994 = (&s_7)->exact_sum_0;
        Huge_0 _S995 = add_over_lanes_0(lane_27, &_S994);
        (&s_7)->exact_sum_0 = _S995;
    }
    else
    {
        thread Wide_0 _S996 = (&s_7)->sum_5;
        Wide_0 _S997 = add_over_lanes_1(lane_27, &_S996);
        (&s_7)->sum_5 = _S997;
    }
    return s_7;
}

void prepare_row_0(uint lane_28, const Rule_0 thread* rule_31, const Token_0 thread* token_7, KernelContext_0 thread* kernelContext_54)
{
    uint _S998;
    bool capped_0 = (rule_31->has_logit_softcap_0) != 0U;
    uint e_21 = lane_28;
    for(;;)
    {
        _S998 = rule_31->n_expert_0;
        if(e_21 < (rule_31->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S999 = Token_logit_of_0(token_7, e_21, kernelContext_54);
        uint _S1000 = linear_0(rule_31, token_7, e_21, _S999, kernelContext_54);
        uint _S1001;
        if(capped_0)
        {
            _S1001 = _S1000;
        }
        else
        {
            uint _S1002 = clamp_0(rule_31, _S1000);
            _S1001 = _S1002;
        }
        Row256_set_0(e_21, _S1001, kernelContext_54);
        e_21 = e_21 + 32U;
    }
    if(capped_0)
    {
        e_21 = lane_28;
        for(;;)
        {
            if(e_21 < _S998)
            {
            }
            else
            {
                break;
            }
            uint _S1003 = Row256_get_1(e_21, kernelContext_54);
            uint _S1004 = softcap_0(rule_31, _S1003, kernelContext_54);
            uint _S1005 = clamp_0(rule_31, _S1004);
            Row256_set_0(e_21, _S1005, kernelContext_54);
            e_21 = e_21 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_32)
{
    uint _S1006 = score_of_key_1(rule_32);
    uint _S1007 = rule_32->score_0;
    if((rule_32->score_0) == 0U)
    {
        return _S1006 != 0U;
    }
    bool _S1008;
    if(_S1007 == _S1006)
    {
        uint _S1009 = rule_32->score_dtype_0;
        uint _S1010 = dtype_of_key_0(rule_32);
        _S1008 = _S1009 == _S1010;
    }
    else
    {
        _S1008 = false;
    }
    return _S1008;
}

bool has_estimate_0(const Rule_0 thread* rule_33)
{
    uint _S1011 = score_of_key_1(rule_33);
    bool _S1012;
    if((rule_33->n_group_0) > 1U)
    {
        _S1012 = (rule_33->group_score_0) > 4U;
    }
    else
    {
        _S1012 = false;
    }
    if(_S1012)
    {
        return false;
    }
    bool _S1013 = has_single_key_0(rule_33);
    if(_S1013)
    {
        if(_S1011 == 1U)
        {
            _S1012 = true;
        }
        else
        {
            _S1012 = _S1011 == 2U;
        }
    }
    else
    {
        _S1012 = false;
    }
    if(_S1012)
    {
        uint _S1014 = dtype_of_key_0(rule_33);
        _S1012 = _S1014 == 0U;
    }
    else
    {
        _S1012 = false;
    }
    if(_S1012)
    {
        _S1012 = (rule_33->n_used_0) <= 32U;
    }
    else
    {
        _S1012 = false;
    }
    return _S1012;
}

Wide_0 Wide_x24init_0(uint lo_33, uint hi_7)
{
    thread Wide_0 _S1015;
    (&_S1015)->lo_0 = lo_33;
    (&_S1015)->hi_0 = hi_7;
    return _S1015;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S1016;
    (&_S1016)->w0_0 = w0_3;
    (&_S1016)->w1_0 = w1_3;
    (&_S1016)->w2_0 = w2_6;
    (&_S1016)->w3_0 = w3_1;
    return _S1016;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_8, uint sum_bits_1, const Wide_0 thread* sum_13, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S1017;
    (&_S1017)->largest_0 = largest_3;
    (&_S1017)->poisoned_0 = poisoned_1;
    (&_S1017)->exact_0 = exact_8;
    (&_S1017)->sum_bits_0 = sum_bits_1;
    (&_S1017)->sum_5 = *sum_13;
    (&_S1017)->exact_sum_0 = *exact_sum_1;
    return _S1017;
}

bool has_quick_key_0(const Rule_0 thread* rule_34)
{
    bool _S1018 = has_estimate_0(rule_34);
    bool _S1019;
    if(_S1018)
    {
        uint _S1020 = score_of_key_1(rule_34);
        _S1019 = _S1020 == 1U;
    }
    else
    {
        _S1019 = false;
    }
    if(_S1019)
    {
        _S1019 = (rule_34->has_logit_softcap_0) == 0U;
    }
    else
    {
        _S1019 = false;
    }
    return _S1019;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_35)
{
    if((rule_35->score_0) != 0U)
    {
        return false;
    }
    bool _S1021 = weighs_winners_alone_0(rule_35);
    bool _S1022;
    if(!_S1021)
    {
        _S1022 = true;
    }
    else
    {
        if((rule_35->select_by_0) == 0U)
        {
            bool _S1023 = ranks_by_logit_0(rule_35);
            _S1022 = !_S1023;
        }
        else
        {
            _S1022 = false;
        }
    }
    return _S1022;
}

bool route_row_0(uint lane_29, const Rule_0 thread* rule_36, const Token_0 thread* token_8, bool replay_1, KernelContext_0 thread* kernelContext_55)
{
    bool open_0;
    bool _S1024;
    bool _S1025 = !replay_1;
    bool all_2;
    if(_S1025)
    {
        all_2 = (rule_36->n_expert_0) <= 32U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = (rule_36->n_group_0) <= 1U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        bool _S1026 = has_single_key_0(rule_36);
        all_2 = _S1026;
    }
    else
    {
        all_2 = false;
    }
    bool _S1027 = !all_2;
    bool exact_keys_0;
    if(_S1027)
    {
        bool _S1028 = has_estimate_0(rule_36);
        exact_keys_0 = !_S1028;
    }
    else
    {
        exact_keys_0 = false;
    }
    bool exact_sums_0 = false;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S1029 = rule_36->n_expert_0;
        if(pass_0 < (3U + ((rule_36->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S1030 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S1031 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S1032 = _S1030;
        Softmax_0 _S1033 = Softmax_x24init_0(0U, false, false, 0U, &_S1031, &_S1032);
        Lanes_sync_0();
        bool quick_0;
        if(!exact_keys_0)
        {
            bool _S1034 = has_quick_key_0(rule_36);
            quick_0 = _S1034;
        }
        else
        {
            quick_0 = false;
        }
        bool _S1035;
        if(_S1025)
        {
            _S1035 = _S1027;
        }
        else
        {
            _S1035 = false;
        }
        bool _S1036;
        if(_S1035)
        {
            _S1036 = !quick_0;
        }
        else
        {
            _S1036 = false;
        }
        bool _S1037;
        if(_S1036)
        {
            _S1037 = true;
        }
        else
        {
            bool _S1038 = needs_row_softmax_0(rule_36);
            _S1037 = _S1038;
        }
        if(_S1037)
        {
            prepare_row_0(lane_29, rule_36, token_8, kernelContext_55);
        }
        bool _S1039 = needs_row_softmax_0(rule_36);
        Softmax_0 softmax_2;
        if(_S1039)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_10 = _S1029;
            bool _S1040 = (rule_36->nan_last_0) != 0U;
            thread RowMembers_0 _S1041 = row_1;
            Softmax_0 _S1042 = softmax_of_1(lane_29, &_S1041, _S1040, exact_sums_0, kernelContext_55);
            softmax_2 = _S1042;
        }
        else
        {
            softmax_2 = _S1033;
        }
        uint _S1043;
        if(all_2)
        {
            _S1043 = _S1029;
        }
        else
        {
            _S1043 = rule_36->n_used_0;
        }
        bool _S1044;
        if(_S1025)
        {
            _S1044 = _S1027;
        }
        else
        {
            _S1044 = false;
        }
        bool doubtful_3;
        uint n_19;
        if(_S1044)
        {
            if(quick_0)
            {
                estimate_row_0(lane_29, rule_36, token_8, kernelContext_55);
                doubtful_3 = false;
            }
            else
            {
                thread Softmax_0 _S1045 = softmax_2;
                bool _S1046 = score_row_0(lane_29, rule_36, token_8, &_S1045, exact_keys_0, kernelContext_55);
                doubtful_3 = _S1046;
            }
            uint _S1047 = find_candidates_0(lane_29, rule_36, exact_keys_0, kernelContext_55);
            if(_S1047 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_19 = _S1047;
        }
        else
        {
            n_19 = _S1043;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_20 = lane_29;
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
            if(all_2)
            {
                e_22 = i_20;
            }
            else
            {
                e_22 = (*kernelContext_55->list_id_0)[i_20];
            }
            uint _S1048 = prepare_0(rule_36, token_8, e_22, kernelContext_55);
            uint _S1049;
            if(exact_keys_0)
            {
                _S1049 = rule_36->score_0;
            }
            else
            {
                uint _S1050 = score_of_key_1(rule_36);
                _S1049 = _S1050;
            }
            uint _S1051;
            if(exact_keys_0)
            {
                _S1051 = rule_36->score_dtype_0;
            }
            else
            {
                uint _S1052 = dtype_of_key_0(rule_36);
                _S1051 = _S1052;
            }
            uint _S1053 = score_alone_0(_S1049, _S1051, _S1048, kernelContext_55);
            uint _S1054 = with_bias_0(rule_36, token_8, e_22, _S1053, kernelContext_55);
            uint _S1055 = nan_place_1(rule_36);
            uint _S1056 = order_0(_S1054, _S1055);
            if(_S1027)
            {
                open_0 = _S1025;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S1024 = true;
                }
                else
                {
                    if((rule_36->n_group_0) > 1U)
                    {
                        bool _S1057 = is_kept_0(rule_36, e_22, kernelContext_55);
                        _S1024 = !_S1057;
                    }
                    else
                    {
                        _S1024 = false;
                    }
                }
            }
            else
            {
                _S1024 = false;
            }
            uint key_8;
            if(_S1024)
            {
                uint _S1058 = Row256_get_1(e_22, kernelContext_55);
                key_8 = _S1058;
            }
            else
            {
                key_8 = _S1056;
            }
            (*kernelContext_55->list_id_0)[i_20] = e_22;
            (*kernelContext_55->list_key_0)[i_20] = key_8;
            (*kernelContext_55->list_logit_0)[i_20] = _S1048;
            (*kernelContext_55->list_score_0)[i_20] = _S1053;
            if(replay_1)
            {
                place_winner_0(i_20, i_20, kernelContext_55);
            }
            i_20 = i_20 + 32U;
        }
        if(_S1025)
        {
            Lanes_sync_0();
            rank_list_0(lane_29, rule_36, n_19, kernelContext_55);
        }
        Lanes_sync_0();
        if((rule_36->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S1059 = softmax_2;
        bool _S1060 = weigh_softmax_0(lane_29, rule_36, token_8, &_S1059, _S1025, exact_sums_0, kernelContext_55);
        uint _S1061 = Lanes_ballot_0(lane_29, doubtful_3);
        if(_S1061 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S1060;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S1024 = true;
        }
        else
        {
            int _S1062;
            if(open_0)
            {
                _S1062 = int(1);
            }
            else
            {
                _S1062 = int(0);
            }
            _S1024 = (Lanes_agreed_0(lane_29, uint(_S1062))) == 0U;
        }
        if(_S1024)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_36->renormalize_0) != 0U)
    {
        bool _S1063 = weighs_winners_alone_0(rule_36);
        all_2 = !_S1063;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        renormalize_1(lane_29, rule_36, kernelContext_55);
    }
    Lanes_sync_0();
    return pass_0 != 0U;
}

void sparsemixer_0(uint lane_30, const Rule_0 thread* rule_37, const Token_0 thread* token_9, KernelContext_0 thread* kernelContext_56)
{
    Rounded_0 r_5;
    thread PartMembers_0 part_0;
    uint _S1064 = rule_37->n_expert_0;
    (&part_0)->n_18 = rule_37->n_expert_0;
    uint _S1065 = multiply_0(1073741824U, rule_37->jitter_eps_0);
    (&part_0)->threshold_0 = _S1065;
    (&part_0)->excluded_0 = 4294967295U;
    Lanes_sync_0();
    prepare_row_0(lane_30, rule_37, token_9, kernelContext_56);
    Lanes_sync_0();
    uint slot_9 = 0U;
    for(;;)
    {
        uint _S1066 = 2U + (_S1064 >> 16U);
        if(slot_9 < _S1066)
        {
        }
        else
        {
            break;
        }
        uint top_2 = 0U;
        uint id_0 = 4294967295U;
        uint e_23 = lane_30;
        for(;;)
        {
            if(e_23 < _S1064)
            {
            }
            else
            {
                break;
            }
            uint _S1067 = Row256_get_1(e_23, kernelContext_56);
            uint _S1068 = nan_place_1(rule_37);
            uint key_9 = order_0(_S1067, _S1068);
            bool _S1069;
            if(e_23 != ((&part_0)->excluded_0))
            {
                _S1069 = key_9 > top_2;
            }
            else
            {
                _S1069 = false;
            }
            if(_S1069)
            {
                top_2 = key_9;
                id_0 = e_23;
            }
            e_23 = e_23 + 32U;
        }
        uint best_14 = Lanes_max_0(lane_30, top_2);
        uint _S1070;
        if(top_2 == best_14)
        {
            _S1070 = ~id_0;
        }
        else
        {
            _S1070 = 0U;
        }
        uint _S1071 = Lanes_max_0(lane_30, _S1070);
        uint _S1072 = ~_S1071;
        (&part_0)->winner_0 = _S1072;
        uint _S1073 = Row256_get_1(_S1072, kernelContext_56);
        (&part_0)->best_10 = _S1073;
        Rounded_0 r_6;
        uint pass_1 = 0U;
        for(;;)
        {
            if(pass_1 < _S1066)
            {
            }
            else
            {
                r_5 = r_6;
                break;
            }
            bool _S1074 = pass_1 != 0U;
            thread PartMembers_0 _S1075 = part_0;
            Softmax_0 _S1076 = softmax_of_2(lane_30, &_S1075, false, _S1074, kernelContext_56);
            thread Softmax_0 _S1077 = _S1076;
            Rounded_0 _S1078 = share_0(&_S1077, (&part_0)->best_10, kernelContext_56);
            int _S1079;
            if(_S1078.doubtful_0)
            {
                _S1079 = int(1);
            }
            else
            {
                _S1079 = int(0);
            }
            if((Lanes_agreed_0(lane_30, uint(_S1079))) == 0U)
            {
                r_5 = _S1078;
                break;
            }
            uint pass_2 = pass_1 + 1U;
            r_6 = _S1078;
            pass_1 = pass_2;
        }
        if(lane_30 == 0U)
        {
            (*kernelContext_56->winner_id_0)[slot_9] = (&part_0)->winner_0;
            (*kernelContext_56->winner_score_0)[slot_9] = r_5.value_7;
        }
        (&part_0)->excluded_0 = (&part_0)->winner_0;
        slot_9 = slot_9 + 1U;
    }
    Lanes_sync_0();
    return;
}

uint read_given_0(uint lane_31, const Rule_0 thread* rule_38, uint token_10, KernelContext_0 thread* kernelContext_57)
{
    uint _S1080;
    uint slot_10 = lane_31;
    uint padding_0 = 0U;
    for(;;)
    {
        uint _S1081 = rule_38->n_used_0;
        _S1080 = rule_38->n_used_0;
        if(slot_10 < (rule_38->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S1082 = kernelContext_57->given_0[token_10 * _S1081 + slot_10];
        (*kernelContext_57->list_id_0)[slot_10] = _S1082;
        int _S1083;
        if(_S1082 == 4294967295U)
        {
            _S1083 = int(1);
        }
        else
        {
            _S1083 = int(0);
        }
        uint padding_1 = padding_0 + uint(_S1083);
        slot_10 = slot_10 + 32U;
        padding_0 = padding_1;
    }
    uint _S1084 = Lanes_add_0(lane_31, padding_0);
    uint padding_2 = Lanes_agreed_0(lane_31, _S1084);
    Lanes_sync_0();
    if(padding_2 == _S1080)
    {
        return 4294967295U;
    }
    uint first_2 = _S1080;
    slot_10 = lane_31;
    for(;;)
    {
        if(slot_10 < _S1080)
        {
        }
        else
        {
            break;
        }
        uint id_1 = (*kernelContext_57->list_id_0)[slot_10];
        bool refused_0 = ((*kernelContext_57->list_id_0)[slot_10]) >= (rule_38->n_expert_0);
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
                refused_0 = ((*kernelContext_57->list_id_0)[before_0]) == id_1;
            }
            before_0 = before_0 + 1U;
        }
        if(refused_0)
        {
            first_2 = min(first_2, slot_10);
        }
        slot_10 = slot_10 + 32U;
    }
    uint _S1085 = Lanes_max_0(lane_31, ~first_2);
    return ~_S1085;
}

uint narrow_0(uint x_37, uint dtype_2)
{
    uint _S1086;
    if(dtype_2 == 1U)
    {
        _S1086 = narrow_half_0(x_37);
    }
    else
    {
        _S1086 = narrow_bfloat_0(x_37);
    }
    return _S1086;
}

void write_weight_0(uint slot_11, uint w_148, uint dtype_3, KernelContext_0 thread* kernelContext_58)
{
    if(dtype_3 == 0U)
    {
        atomic_store_explicit(kernelContext_58->weights_0+slot_11, w_148, memory_order_relaxed);
        return;
    }
    uint shift_10 = 16U * (slot_11 & 1U);
    uint _S1087 = slot_11 >> 1U;
    uint _S1088 = atomic_fetch_and_explicit(kernelContext_58->weights_0+_S1087, ~(65535U << shift_10), memory_order_relaxed);
    uint _S1089 = atomic_fetch_or_explicit(kernelContext_58->weights_0+_S1087, (narrow_0(w_148, dtype_3)) << shift_10, memory_order_relaxed);
    return;
}

uint Token_expert_scale_of_0(const Token_0 thread* this_25, uint expert_19, KernelContext_0 thread* kernelContext_59)
{
    return kernelContext_59->tables_0[(&this_25->rule_12)->expert_scale_at_0 + expert_19];
}

uint finish_0(const Rule_0 thread* rule_39, const Token_0 thread* token_11, uint expert_20, uint w_149, KernelContext_0 thread* kernelContext_60)
{
    uint _S1090 = rule_39->divisor_0;
    uint _S1091;
    if((rule_39->divisor_0) != 1065353216U)
    {
        _S1091 = divide_0(w_149, _S1090);
    }
    else
    {
        _S1091 = w_149;
    }
    uint _S1092 = rule_39->scale_0;
    if((rule_39->scale_0) != 1065353216U)
    {
        uint _S1093 = multiply_0(_S1091, _S1092);
        _S1091 = _S1093;
    }
    if((rule_39->expert_scale_at_0) != 4294967295U)
    {
        uint _S1094 = Token_expert_scale_of_0(token_11, expert_20, kernelContext_60);
        uint _S1095 = multiply_0(_S1091, _S1094);
        _S1091 = _S1095;
    }
    if(is_nan_0(_S1091))
    {
        _S1091 = 2143289344U;
    }
    return _S1091;
}

void route_token_0(uint lane_32, const Rule_0 thread* rule_40, uint index_0, KernelContext_0 thread* kernelContext_61)
{
    bool padding_3 = index_0 >= (rule_40->n_real_0);
    bool _S1096 = (rule_40->replay_0) != 0U;
    bool padding_4;
    if(_S1096)
    {
        uint _S1097 = read_given_0(lane_32, rule_40, index_0, kernelContext_61);
        uint refused_1 = Lanes_agreed_0(lane_32, _S1097);
        uint _S1098 = rule_40->n_used_0;
        if(refused_1 < (rule_40->n_used_0))
        {
            padding_4 = lane_32 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S1099 = atomic_fetch_min_explicit(kernelContext_61->status_0+int(1), (rule_40->token_base_0 + index_0) * 64U + refused_1, memory_order_relaxed);
        }
        if(padding_3)
        {
            padding_4 = true;
        }
        else
        {
            padding_4 = refused_1 != _S1098;
        }
    }
    else
    {
        padding_4 = padding_3;
    }
    uint slot_12;
    if(padding_4)
    {
        slot_12 = lane_32;
        for(;;)
        {
            uint _S1100 = rule_40->n_used_0;
            if(slot_12 < (rule_40->n_used_0))
            {
            }
            else
            {
                break;
            }
            uint _S1101 = index_0 * _S1100 + slot_12;
            *(kernelContext_61->ids_0+_S1101) = 4294967295U;
            write_weight_0(_S1101, 0U, rule_40->weights_dtype_0, kernelContext_61);
            slot_12 = slot_12 + 32U;
        }
        Lanes_sync_0();
        return;
    }
    thread Token_0 token_12;
    (&token_12)->rule_12 = *rule_40;
    (&token_12)->first_1 = index_0 * rule_40->row_stride_0;
    if((rule_40->score_0) == 4U)
    {
        thread Token_0 _S1102 = token_12;
        sparsemixer_0(lane_32, rule_40, &_S1102, kernelContext_61);
    }
    else
    {
        thread Token_0 _S1103 = token_12;
        bool _S1104 = route_row_0(lane_32, rule_40, &_S1103, _S1096, kernelContext_61);
        if(_S1104)
        {
            padding_4 = lane_32 == 0U;
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
            uint _S1105 = atomic_fetch_add_explicit(kernelContext_61->status_0+int(0), 1U, memory_order_relaxed);
        }
    }
    slot_12 = lane_32;
    for(;;)
    {
        uint _S1106 = rule_40->n_used_0;
        if(slot_12 < (rule_40->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint expert_21 = (*kernelContext_61->winner_id_0)[slot_12];
        uint _S1107 = index_0 * _S1106 + slot_12;
        *(kernelContext_61->ids_0+_S1107) = (*kernelContext_61->winner_id_0)[slot_12];
        uint _S1108 = (*kernelContext_61->winner_score_0)[slot_12];
        thread Token_0 _S1109 = token_12;
        uint _S1110 = finish_0(rule_40, &_S1109, expert_21, _S1108, kernelContext_61);
        write_weight_0(_S1107, _S1110, rule_40->weights_dtype_0, kernelContext_61);
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
constant uint fc_kFixed_n_at_once_0 [[function_constant(134)]];
constant uint kFixed_n_at_once_0 = is_function_constant_defined(fc_kFixed_n_at_once_0) ? fc_kFixed_n_at_once_0 : 0U;
Rule_0 fixed_rule_0(int _S1111, KernelContext_0 thread* kernelContext_62)
{
    thread Rule_0 _S1112 = kernelContext_62->params_0[_S1111];
    if(kIsFixed_0 == 0U)
    {
        return _S1112;
    }
    (&_S1112)->n_expert_0 = kFixed_n_expert_0;
    (&_S1112)->n_used_0 = kFixed_n_used_0;
    (&_S1112)->score_0 = kFixed_score_0;
    (&_S1112)->score_dtype_0 = kFixed_score_dtype_0;
    (&_S1112)->select_bias_0 = kFixed_select_bias_0;
    (&_S1112)->select_by_0 = kFixed_select_by_0;
    (&_S1112)->n_group_0 = kFixed_n_group_0;
    (&_S1112)->topk_group_0 = kFixed_topk_group_0;
    (&_S1112)->group_score_0 = kFixed_group_score_0;
    (&_S1112)->excluded_zero_0 = kFixed_excluded_zero_0;
    (&_S1112)->renormalize_0 = kFixed_renormalize_0;
    (&_S1112)->eps_kind_0 = kFixed_eps_kind_0;
    (&_S1112)->renorm_eps_0 = kFixed_renorm_eps_0;
    (&_S1112)->divisor_0 = kFixed_divisor_0;
    (&_S1112)->scale_0 = kFixed_scale_0;
    (&_S1112)->has_logit_scale_0 = kFixed_has_logit_scale_0;
    (&_S1112)->logit_scale_0 = kFixed_logit_scale_0;
    (&_S1112)->has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    (&_S1112)->logit_softcap_0 = kFixed_logit_softcap_0;
    (&_S1112)->has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    (&_S1112)->logit_clamp_0 = kFixed_logit_clamp_0;
    (&_S1112)->jitter_eps_0 = kFixed_jitter_eps_0;
    (&_S1112)->nan_last_0 = kFixed_nan_last_0;
    (&_S1112)->bias_at_0 = kFixed_bias_at_0;
    (&_S1112)->logit_bias_at_0 = kFixed_logit_bias_at_0;
    (&_S1112)->expert_scale_at_0 = kFixed_expert_scale_at_0;
    (&_S1112)->n_at_once_0 = kFixed_n_at_once_0;
    return _S1112;
}

void route_tokens_0(uint lane_33, uint group_6, KernelContext_0 thread* kernelContext_63)
{
    Rule_0 _S1113 = fixed_rule_0(int(0), kernelContext_63);
    kernelContext_63->zero_0 = (_S1113.n_expert_0) >> 16U;
    bool only_left_0 = (_S1113.n_group_left_0) != 0U;
    uint n_tile_0 = (_S1113.n_token_0 + _S1113.n_at_once_0 - 1U) / max(_S1113.n_at_once_0, 1U);
    uint _S1114;
    if(only_left_0)
    {
        _S1114 = (n_tile_0 + 32U - 1U) / 32U;
    }
    else
    {
        _S1114 = _S1113.n_token_0;
    }
    uint _S1115;
    if(only_left_0)
    {
        _S1115 = _S1113.n_group_left_0;
    }
    else
    {
        _S1115 = _S1113.n_group_dispatched_0;
    }
    uint i_21 = group_6;
    for(;;)
    {
        if(i_21 < _S1114)
        {
        }
        else
        {
            break;
        }
        uint tiles_0;
        if(only_left_0)
        {
            uint tile_0 = i_21 * 32U + lane_33;
            bool _S1116;
            if(tile_0 < n_tile_0)
            {
                _S1116 = kernelContext_63->given_0[min(tile_0, n_tile_0 - 1U)] != 0U;
            }
            else
            {
                _S1116 = false;
            }
            uint _S1117 = Lanes_ballot_0(lane_33, _S1116);
            tiles_0 = Lanes_agreed_0(lane_33, _S1117);
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
            uint _S1118;
            if(only_left_0)
            {
                _S1118 = Lanes_agreed_0(lane_33, kernelContext_63->given_0[tile_1]);
            }
            else
            {
                _S1118 = 1U;
            }
            uint left_1 = _S1118;
            for(;;)
            {
                if(left_1 != 0U)
                {
                }
                else
                {
                    break;
                }
                uint _S1119;
                if(only_left_0)
                {
                    _S1119 = tile_1 * _S1113.n_at_once_0 + firstbitlow_0(left_1);
                }
                else
                {
                    _S1119 = i_21;
                }
                thread Rule_0 _S1120 = _S1113;
                route_token_0(lane_33, &_S1120, _S1119, kernelContext_63);
                left_1 = left_1 & (left_1 - 1U);
            }
            tiles_1 = tiles_1 & (tiles_1 - 1U);
        }
        i_21 = i_21 + _S1115;
    }
    return;
}

[[kernel]] void route_small(uint3 group_7 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], uint device* given_1 [[buffer(0)]], atomic<uint> device* status_1 [[buffer(6)]], uint device* ids_1 [[buffer(3)]], atomic<uint> device* weights_1 [[buffer(4)]], Rule_0 device* params_1 [[buffer(5)]], uint device* logits_1 [[buffer(1)]], uint device* tables_1 [[buffer(2)]])
{
    thread KernelContext_0 kernelContext_64;
    (&kernelContext_64)->given_0 = given_1;
    (&kernelContext_64)->status_0 = status_1;
    (&kernelContext_64)->ids_0 = ids_1;
    (&kernelContext_64)->weights_0 = weights_1;
    (&kernelContext_64)->params_0 = params_1;
    (&kernelContext_64)->logits_0 = logits_1;
    (&kernelContext_64)->tables_0 = tables_1;
    threadgroup array<uint, int(64)> winner_score_1;
    (&kernelContext_64)->winner_score_0 = &winner_score_1;
    threadgroup array<uint, int(64)> winner_logit_1;
    (&kernelContext_64)->winner_logit_0 = &winner_logit_1;
    threadgroup array<uint, int(64)> winner_id_1;
    (&kernelContext_64)->winner_id_0 = &winner_id_1;
    threadgroup array<uint, int(64)> list_key_1;
    (&kernelContext_64)->list_key_0 = &list_key_1;
    threadgroup array<uint, int(64)> list_id_1;
    (&kernelContext_64)->list_id_0 = &list_id_1;
    threadgroup array<uint, int(64)> list_logit_1;
    (&kernelContext_64)->list_logit_0 = &list_logit_1;
    threadgroup array<uint, int(64)> list_score_1;
    (&kernelContext_64)->list_score_0 = &list_score_1;
    threadgroup array<uint, int(64)> best_of_part_1;
    (&kernelContext_64)->best_of_part_0 = &best_of_part_1;
    threadgroup array<uint, int(128)> kept_groups_1;
    (&kernelContext_64)->kept_groups_0 = &kept_groups_1;
    threadgroup array<uint, int(256)> row_256_1;
    (&kernelContext_64)->row_256_0 = &row_256_1;
    threadgroup array<uint, int(128)> group_keys_128_1;
    (&kernelContext_64)->group_keys_128_0 = &group_keys_128_1;
    (&kernelContext_64)->zero_0 = 0U;
    route_tokens_0(thread_0.x, group_7.x, &kernelContext_64);
    return;
}

