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
    packed_uint4 device* params_0;
    uint device* ids_0;
    float device* weights_0;
    float device* logits_0;
    float device* bias_0;
    uint zero_0;
    array<uint, int(64)> threadgroup* winner_score_0;
    array<uint, int(64)> threadgroup* winner_logit_0;
    array<uint, int(64)> threadgroup* winner_id_0;
    array<uint, int(64)> threadgroup* list_key_0;
    array<uint, int(64)> threadgroup* list_id_0;
    array<uint, int(64)> threadgroup* list_logit_0;
    array<uint, int(64)> threadgroup* list_score_0;
    array<uint, int(64)> threadgroup* best_of_part_0;
    array<uint, int(128)> threadgroup* kept_groups_0;
    array<uint, int(256)> threadgroup* row_256_0;
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

uint Row256_get_group_0(uint group_0)
{
    return 0U;
}

uint Row256_get_1(uint expert_1, KernelContext_0 thread* kernelContext_8)
{
    return (*kernelContext_8->row_256_0)[expert_1];
}

uint GroupKeys_key_0(const GroupKeys_0 thread* this_8, uint i_6, KernelContext_0 thread* kernelContext_9)
{
    if(!this_8->single_0)
    {
        return Row256_get_group_0(i_6);
    }
    uint _S371 = Row256_get_1(i_6, kernelContext_9);
    uint _S372;
    if(_S371 == 1U)
    {
        _S372 = order_0(4286578688U, 0U);
    }
    else
    {
        _S372 = _S371;
    }
    return _S372;
}

uint places_for_equals_1(uint lane_10, const GroupKeys_0 thread* keys_2, uint k_6, uint bound_3, KernelContext_0 thread* kernelContext_10)
{
    uint i_7 = lane_10;
    uint better_2 = 0U;
    for(;;)
    {
        uint _S373 = GroupKeys_count_0(keys_2);
        if(i_7 < _S373)
        {
        }
        else
        {
            break;
        }
        uint _S374 = GroupKeys_key_0(keys_2, i_7, kernelContext_10);
        int _S375;
        if(_S374 > bound_3)
        {
            _S375 = int(1);
        }
        else
        {
            _S375 = int(0);
        }
        uint better_3 = better_2 + uint(_S375);
        i_7 = i_7 + 32U;
        better_2 = better_3;
    }
    uint _S376 = Lanes_add_0(lane_10, better_2);
    return k_6 - _S376;
}

uint kth_by_bits_1(uint lane_11, const GroupKeys_0 thread* keys_3, uint k_7, KernelContext_0 thread* kernelContext_11)
{
    uint bound_4 = 0U;
    uint bit_1 = 0U;
    for(;;)
    {
        uint _S377 = GroupKeys_count_0(keys_3);
        if(bit_1 < (32U + (_S377 >> 16U)))
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
            if(i_8 < _S377)
            {
            }
            else
            {
                break;
            }
            uint _S378 = GroupKeys_key_0(keys_3, i_8, kernelContext_11);
            int _S379;
            if(_S378 >= trial_1)
            {
                _S379 = int(1);
            }
            else
            {
                _S379 = int(0);
            }
            uint count_3 = count_2 + uint(_S379);
            i_8 = i_8 + 32U;
            count_2 = count_3;
        }
        uint _S380 = Lanes_add_0(lane_11, count_2);
        if(_S380 >= k_7)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + 1U;
    }
    return bound_4;
}

uint summand_0(uint key_2)
{
    uint _S381;
    if(key_2 == 1U)
    {
        _S381 = 4286578688U;
    }
    else
    {
        _S381 = from_order_0(key_2);
    }
    return _S381;
}

void Lanes_sync_0()
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

void group_keys_by_steps_0(uint lane_12, const Rule_0 thread* rule_1, uint size_0, KernelContext_0 thread* kernelContext_12)
{
    bool _S382;
    uint _S383;
    uint group_1 = 0U;
    for(;;)
    {
        if(group_1 < (rule_1->n_group_0))
        {
        }
        else
        {
            break;
        }
        uint last_member_0 = 4294967295U;
        uint last_0 = 4294967295U;
        uint sum_8 = 0U;
        uint m_10 = 0U;
        for(;;)
        {
            if(m_10 < (rule_1->group_score_0))
            {
            }
            else
            {
                break;
            }
            uint best_3 = 0U;
            uint member_0 = 0U;
            uint i_9 = lane_12;
            for(;;)
            {
                if(i_9 < size_0)
                {
                }
                else
                {
                    break;
                }
                uint _S384 = Row256_get_1(group_1 * size_0 + i_9, kernelContext_12);
                if(last_member_0 == 4294967295U)
                {
                    _S382 = true;
                }
                else
                {
                    _S382 = _S384 < last_0;
                }
                bool is_left_0;
                if(_S382)
                {
                    is_left_0 = true;
                }
                else
                {
                    if(_S384 == last_0)
                    {
                        is_left_0 = i_9 > last_member_0;
                    }
                    else
                    {
                        is_left_0 = false;
                    }
                }
                bool _S385;
                if(is_left_0)
                {
                    _S385 = _S384 > best_3;
                }
                else
                {
                    _S385 = false;
                }
                if(_S385)
                {
                    best_3 = _S384;
                    member_0 = i_9;
                }
                i_9 = i_9 + 32U;
            }
            uint last_1 = Lanes_max_0(lane_12, best_3);
            uint _S386;
            if(best_3 == last_1)
            {
                _S386 = ~member_0;
            }
            else
            {
                _S386 = 0U;
            }
            uint _S387 = Lanes_max_0(lane_12, _S386);
            uint _S388 = ~_S387;
            if(m_10 == 0U)
            {
                sum_8 = summand_0(last_1);
            }
            else
            {
                uint _S389 = summand_0(last_1);
                for(;;)
                {
                    if(is_plain_0(sum_8))
                    {
                        _S382 = is_plain_0(_S389);
                    }
                    else
                    {
                        _S382 = false;
                    }
                    if(_S382)
                    {
                        _S383 = flush_0((as_type<uint>(((as_type<float>((sum_8))) + (as_type<float>((_S389)))))) ^ (kernelContext_12->zero_0));
                        break;
                    }
                    _S383 = add_by_words_0(sum_8, _S389);
                    break;
                }
                sum_8 = _S383;
            }
            uint m_11 = m_10 + 1U;
            last_member_0 = _S388;
            last_0 = last_1;
            m_10 = m_11;
        }
        group_1 = group_1 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_13, const Rule_0 thread* rule_2, uint size_1, KernelContext_0 thread* kernelContext_13)
{
    uint _S390 = rule_2->n_group_0;
    uint _S391 = 32U / rule_2->n_group_0;
    uint _S392 = max(_S391, 1U);
    uint _S393 = 32U / _S392;
    uint first_0 = 0U;
    for(;;)
    {
        if(first_0 < _S390)
        {
        }
        else
        {
            break;
        }
        uint _S394 = lane_13 / _S392;
        uint group_2 = first_0 + _S394;
        uint second_0;
        uint best_4;
        if(group_2 < _S390)
        {
            uint _S395 = lane_13 % _S392;
            second_0 = 0U;
            best_4 = 0U;
            uint i_10 = _S395;
            for(;;)
            {
                if(i_10 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S396 = Row256_get_1(group_2 * size_1 + i_10, kernelContext_13);
                uint _S397 = max(second_0, min(best_4, _S396));
                uint _S398 = max(best_4, _S396);
                uint i_11 = i_10 + _S392;
                second_0 = _S397;
                best_4 = _S398;
                i_10 = i_11;
            }
        }
        else
        {
            best_4 = 0U;
            second_0 = 0U;
        }
        uint _S399 = 2U * lane_13;
        (*kernelContext_13->best_of_part_0)[_S399] = best_4;
        (*kernelContext_13->best_of_part_0)[_S399 + 1U] = second_0;
        Lanes_sync_0();
        Lanes_sync_0();
        first_0 = first_0 + _S393;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_12, KernelContext_0 thread* kernelContext_14)
{
    if(!this_9->single_0)
    {
        return Row256_get_group_0(i_12);
    }
    uint _S400 = Row256_get_1(i_12, kernelContext_14);
    uint _S401;
    if(_S400 == 1U)
    {
        _S401 = order_0(4286578688U, 0U);
    }
    else
    {
        _S401 = _S400;
    }
    return _S401;
}

void select_by_bits_0(uint lane_14, const Rule_0 thread* rule_3, KernelContext_0 thread* kernelContext_15)
{
    thread ExpertKeys_0 keys_4;
    uint _S402 = rule_3->n_expert_0;
    (&keys_4)->n_expert_1 = rule_3->n_expert_0;
    uint _S403 = rule_3->n_used_0;
    thread ExpertKeys_0 _S404 = keys_4;
    uint _S405 = kth_by_bits_0(lane_14, &_S404, rule_3->n_used_0, kernelContext_15);
    thread ExpertKeys_0 _S406 = keys_4;
    uint _S407 = places_for_equals_0(lane_14, &_S406, _S403, _S405, kernelContext_15);
    thread uint equals_left_1 = _S407;
    uint base_1 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_1 < _S402)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_1 + lane_14;
        bool there_1 = e_2 < _S402;
        uint _S408;
        if(there_1)
        {
            uint _S409 = Row256_get_1(e_2, kernelContext_15);
            _S408 = _S409;
        }
        else
        {
            _S408 = 0U;
        }
        uint taken_1 = take_0(lane_14, there_1, _S408, _S405, &equals_left_1);
        if(((taken_1 >> lane_14) & 1U) != 0U)
        {
            (*kernelContext_15->list_id_0)[n_5 + ((uint)popcount((taken_1 & ((1U << lane_14) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((taken_1)));
        base_1 = base_1 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_15, const Rule_0 thread* rule_4, uint least_0, KernelContext_0 thread* kernelContext_16)
{
    uint base_2 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S410 = rule_4->n_expert_0;
        if(base_2 < (rule_4->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_2 + lane_15;
        bool _S411 = e_3 < _S410;
        uint _S412 = _S410 - 1U;
        uint _S413 = Row256_get_1(min(e_3, _S412), kernelContext_16);
        uint taken_2 = 0U | select(0U, 1U, _S411 & (_S413 >= least_0));
        uint e_4 = base_2 + 32U + lane_15;
        bool _S414 = e_4 < _S410;
        uint _S415 = Row256_get_1(min(e_4, _S412), kernelContext_16);
        uint taken_3 = taken_2 | select(0U, 2U, _S414 & (_S415 >= least_0));
        uint e_5 = base_2 + 64U + lane_15;
        bool _S416 = e_5 < _S410;
        uint _S417 = Row256_get_1(min(e_5, _S412), kernelContext_16);
        uint taken_4 = taken_3 | select(0U, 4U, _S416 & (_S417 >= least_0));
        uint e_6 = base_2 + 96U + lane_15;
        bool _S418 = e_6 < _S410;
        uint _S419 = Row256_get_1(min(e_6, _S412), kernelContext_16);
        uint taken_5 = taken_4 | select(0U, 8U, _S418 & (_S419 >= least_0));
        uint e_7 = base_2 + 128U + lane_15;
        bool _S420 = e_7 < _S410;
        uint _S421 = Row256_get_1(min(e_7, _S412), kernelContext_16);
        uint taken_6 = taken_5 | select(0U, 16U, _S420 & (_S421 >= least_0));
        uint e_8 = base_2 + 160U + lane_15;
        bool _S422 = e_8 < _S410;
        uint _S423 = Row256_get_1(min(e_8, _S412), kernelContext_16);
        uint taken_7 = taken_6 | select(0U, 32U, _S422 & (_S423 >= least_0));
        uint e_9 = base_2 + 192U + lane_15;
        bool _S424 = e_9 < _S410;
        uint _S425 = Row256_get_1(min(e_9, _S412), kernelContext_16);
        uint taken_8 = taken_7 | select(0U, 64U, _S424 & (_S425 >= least_0));
        uint e_10 = base_2 + 224U + lane_15;
        bool _S426 = e_10 < _S410;
        uint _S427 = Row256_get_1(min(e_10, _S412), kernelContext_16);
        uint taken_9 = taken_8 | select(0U, 128U, _S426 & (_S427 >= least_0));
        uint j_1 = 0U;
        uint n_8 = n_7;
        for(;;)
        {
            bool _S428;
            if(j_1 < 8U)
            {
                _S428 = (base_2 + j_1 * 32U) < _S410;
            }
            else
            {
                _S428 = false;
            }
            if(_S428)
            {
            }
            else
            {
                break;
            }
            bool is_in_0 = ((taken_9 >> j_1) & 1U) != 0U;
            uint all_1 = Lanes_ballot_0(lane_15, is_in_0);
            uint place_0 = n_8 + ((uint)popcount((all_1 & ((1U << lane_15) - 1U))));
            bool _S429;
            if(is_in_0)
            {
                _S429 = place_0 < 32U;
            }
            else
            {
                _S429 = false;
            }
            if(_S429)
            {
                (*kernelContext_16->list_id_0)[place_0] = base_2 + j_1 * 32U + lane_15;
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
        base_2 = base_2 + 256U;
        n_7 = n_8;
    }
    return n_7;
}

uint Lanes_kth_largest_0(uint lane_16, uint value_4, uint k_8)
{
    uint _S430 = simd_max(value_4);
    uint least_1 = _S430;
    for(;;)
    {
        uint4 _S431 = WaveActiveBallot_0(value_4 >= least_1);
        if(((uint)popcount((_S431.x))) < k_8)
        {
        }
        else
        {
            break;
        }
        uint _S432;
        if(value_4 < least_1)
        {
            _S432 = value_4;
        }
        else
        {
            _S432 = 0U;
        }
        uint _S433 = simd_max(_S432);
        least_1 = _S433;
    }
    return least_1;
}

bool estimate_is_logit_0(const Rule_0 thread* rule_5)
{
    bool _S434;
    if((rule_5->select_bias_0) == 0U)
    {
        if((rule_5->n_group_0) <= 1U)
        {
            _S434 = true;
        }
        else
        {
            if((rule_5->group_score_0) == 1U)
            {
                _S434 = (rule_5->excluded_zero_0) == 0U;
            }
            else
            {
                _S434 = false;
            }
        }
    }
    else
    {
        _S434 = false;
    }
    return _S434;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_6)
{
    uint _S435 = rule_6->select_by_0;
    if((rule_6->select_by_0) == 1U)
    {
        return true;
    }
    bool group_sums_0;
    if((rule_6->n_group_0) > 1U)
    {
        group_sums_0 = (rule_6->group_score_0) > 1U;
    }
    else
    {
        group_sums_0 = false;
    }
    bool _S436;
    if(_S435 == 0U)
    {
        _S436 = (rule_6->score_0) == 0U;
    }
    else
    {
        _S436 = false;
    }
    if(_S436)
    {
        _S436 = (rule_6->select_bias_0) == 0U;
    }
    else
    {
        _S436 = false;
    }
    if(_S436)
    {
        _S436 = (rule_6->score_dtype_0) == 0U;
    }
    else
    {
        _S436 = false;
    }
    if(_S436)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

uint score_of_key_0(const Rule_0 thread* rule_7)
{
    bool _S437 = ranks_by_logit_0(rule_7);
    if(_S437)
    {
        return 3U;
    }
    uint _S438;
    if((rule_7->select_by_0) == 2U)
    {
        _S438 = 1U;
    }
    else
    {
        _S438 = rule_7->score_0;
    }
    return _S438;
}

uint window_below_0(const Rule_0 thread* rule_8, uint key_3, uint magnitude_1, uint sums_0)
{
    uint x_14 = from_order_0(key_3);
    if(is_nan_0(x_14))
    {
        return key_3;
    }
    float v_3 = (as_type<float>((x_14)));
    bool _S439 = estimate_is_logit_0(rule_8);
    float least_2;
    if(!_S439)
    {
        if(is_infinite_0(x_14))
        {
            return key_3;
        }
        least_2 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S440 = score_of_key_0(rule_8);
        bool is_sigmoid_0 = _S440 == 1U;
        uint _S441 = x_14 & 2147483648U;
        bool _S442;
        if(_S441 != 0U)
        {
            uint _S443 = absolute_0(x_14);
            int _S444;
            if(is_sigmoid_0)
            {
                _S444 = int(1117782016);
            }
            else
            {
                _S444 = int(1126170624);
            }
            _S442 = _S443 > uint(_S444);
        }
        else
        {
            _S442 = false;
        }
        if(_S442)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S442 = _S441 == 0U;
        }
        else
        {
            _S442 = false;
        }
        if(_S442)
        {
            _S442 = (absolute_0(x_14)) > 1099431936U;
        }
        else
        {
            _S442 = false;
        }
        if(_S442)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_14))
        {
            return key_3;
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

bool is_kept_0(const Rule_0 thread* rule_9, uint expert_2, KernelContext_0 thread* kernelContext_17)
{
    uint _S445 = rule_9->n_expert_0 / rule_9->n_group_0;
    uint group_3 = expert_2 / _S445;
    return ((((*kernelContext_17->kept_groups_0)[group_3 >> 5U]) >> (group_3 & 31U)) & 1U) != 0U;
}

void Row256_set_0(uint expert_3, uint value_5, KernelContext_0 thread* kernelContext_18)
{
    (*kernelContext_18->row_256_0)[expert_3] = value_5;
    return;
}

uint Lanes_agreed_0(uint lane_17, uint value_6)
{
    return value_6;
}

bool keep_groups_0(uint lane_18, const Rule_0 thread* rule_10, bool exact_2, KernelContext_0 thread* kernelContext_19)
{
    uint key_4;
    uint _S446 = rule_10->n_expert_0;
    uint _S447 = rule_10->n_group_0;
    uint size_2 = rule_10->n_expert_0 / rule_10->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S447;
    (&groups_0)->single_0 = size_2 == 1U;
    Lanes_sync_0();
    if(size_2 > 1U)
    {
        if((rule_10->group_score_0) <= 2U)
        {
            group_keys_by_parts_0(lane_18, rule_10, size_2, kernelContext_19);
        }
        else
        {
            group_keys_by_steps_0(lane_18, rule_10, size_2, kernelContext_19);
        }
    }
    uint bound_5;
    if(_S447 <= 32U)
    {
        if(lane_18 < _S447)
        {
            thread GroupKeys_0 _S448 = groups_0;
            uint _S449 = GroupKeys_key_1(&_S448, lane_18, kernelContext_19);
            bound_5 = _S449;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S450 = Lanes_kth_largest_0(lane_18, bound_5, rule_10->topk_group_0);
        bound_5 = _S450;
    }
    else
    {
        thread GroupKeys_0 _S451 = groups_0;
        uint _S452 = kth_by_bits_1(lane_18, &_S451, rule_10->topk_group_0, kernelContext_19);
        bound_5 = _S452;
    }
    thread GroupKeys_0 _S453 = groups_0;
    uint _S454 = places_for_equals_1(lane_18, &_S453, rule_10->topk_group_0, bound_5, kernelContext_19);
    thread uint equals_left_2 = _S454;
    uint first_left_0 = 0U;
    uint base_3 = 0U;
    for(;;)
    {
        if(base_3 < _S447)
        {
        }
        else
        {
            break;
        }
        uint _S455 = base_3 + lane_18;
        bool there_2 = _S455 < _S447;
        if(there_2)
        {
            thread GroupKeys_0 _S456 = groups_0;
            uint _S457 = GroupKeys_key_1(&_S456, _S455, kernelContext_19);
            key_4 = _S457;
        }
        else
        {
            key_4 = 0U;
        }
        uint taken_10 = take_0(lane_18, there_2, key_4, bound_5, &equals_left_2);
        if(lane_18 == 0U)
        {
            (*kernelContext_19->kept_groups_0)[base_3 >> 5U] = taken_10;
        }
        if(((taken_10 >> lane_18) & 1U) == 0U)
        {
            first_left_0 = max(first_left_0, key_4);
        }
        base_3 = base_3 + 32U;
    }
    uint e_11;
    bool close_0;
    if(!exact_2)
    {
        key_4 = 0U;
        e_11 = lane_18;
        for(;;)
        {
            if(e_11 < _S446)
            {
            }
            else
            {
                break;
            }
            uint _S458 = Row256_get_1(e_11, kernelContext_19);
            uint x_15 = from_order_0(_S458);
            if(is_finite_0(x_15))
            {
                key_4 = max(key_4, absolute_0(x_15));
            }
            e_11 = e_11 + 32U;
        }
        uint magnitude_2 = Lanes_max_0(lane_18, key_4);
        uint _S459 = Lanes_max_0(lane_18, first_left_0);
        uint _S460 = window_below_0(rule_10, bound_5, magnitude_2, rule_10->group_score_0);
        close_0 = _S459 >= _S460;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S461;
    if((rule_10->excluded_zero_0) != 0U)
    {
        bool _S462 = ranks_by_logit_0(rule_10);
        _S461 = !_S462;
    }
    else
    {
        _S461 = false;
    }
    if(_S461)
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
        if(e_11 < _S446)
        {
        }
        else
        {
            break;
        }
        bool _S463 = is_kept_0(rule_10, e_11, kernelContext_19);
        if(!_S463)
        {
            Row256_set_0(e_11, bound_5, kernelContext_19);
        }
        e_11 = e_11 + 32U;
    }
    int _S464;
    if(close_0)
    {
        _S464 = int(1);
    }
    else
    {
        _S464 = int(0);
    }
    return (Lanes_agreed_0(lane_18, uint(_S464))) != 0U;
}

struct Token_0
{
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_11)
{
    bool _S465;
    if((rule_11->select_bias_0) == 0U)
    {
        if((rule_11->n_group_0) <= 1U)
        {
            _S465 = true;
        }
        else
        {
            if((rule_11->group_score_0) == 1U)
            {
                _S465 = (rule_11->excluded_zero_0) == 0U;
            }
            else
            {
                _S465 = false;
            }
        }
    }
    else
    {
        _S465 = false;
    }
    return _S465;
}

uint nan_place_1(const Rule_0 thread* rule_12)
{
    uint _S466;
    if((rule_12->nan_last_0) != 0U)
    {
        _S466 = 1U;
    }
    else
    {
        _S466 = 4294967295U;
    }
    return _S466;
}

uint score_of_key_1(const Rule_0 thread* rule_13)
{
    bool _S467 = ranks_by_logit_0(rule_13);
    if(_S467)
    {
        return 3U;
    }
    uint _S468;
    if((rule_13->select_by_0) == 2U)
    {
        _S468 = 1U;
    }
    else
    {
        _S468 = rule_13->score_0;
    }
    return _S468;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S469 = v_4->hi_0;
    uint _S470 = v_4->lo_0;
    uint _S471 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_13 = int(0);
    uint root_0 = _S471;
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
        uint _S472 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S472;
        Wide_0 _S473 = w_110;
        uint _S474 = _S469 - _S473.hi_0;
        int _S475;
        if(_S470 < (_S473.lo_0))
        {
            _S475 = int(1);
        }
        else
        {
            _S475 = int(0);
        }
        uint _S476 = _S474 - uint(_S475);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S470 - _S473.lo_0;
        (&w_111)->hi_0 = _S476;
        Wide_0 _S477 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S477.hi_0)) * 4.294967296e+09f + float(_S477.lo_0)) / (2.0f * float(root_0)))));
        i_13 = i_13 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S478 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S478;
    Wide_0 _S479 = w_112;
    uint _S480 = _S469 - _S479.hi_0;
    if(_S470 < (_S479.lo_0))
    {
        i_13 = int(1);
    }
    else
    {
        i_13 = int(0);
    }
    uint _S481 = _S480 - uint(i_13);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S470 - _S479.lo_0;
    (&w_113)->hi_0 = _S481;
    Wide_0 _S482 = w_113;
    if(((_S482.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S483;
        if((_S482.hi_0) != 0U)
        {
            _S483 = true;
        }
        else
        {
            _S483 = (_S482.lo_0) > (2U * root_0);
        }
        if(_S483)
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
    int _S484;
    if((exponent_2 & int(1)) != int(0))
    {
        _S484 = int(25);
    }
    else
    {
        _S484 = int(26);
    }
    uint shift_3 = uint(_S484);
    uint m_12 = mantissa_of_0(x_16);
    uint _S485 = m_12 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_12 << shift_3;
    (&w_114)->hi_0 = _S485;
    thread Wide_0 _S486 = w_114;
    uint _S487 = root_50_0(&_S486);
    return pack_0((_S487 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_20)
{
    return flush_0((as_type<uint>((kernelContext_20->bias_0[expert_4]))));
}

uint with_bias_0(const Rule_0 thread* rule_14, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_21)
{
    uint _S488;
    if((rule_14->select_bias_0) != 0U)
    {
        uint _S489 = Token_bias_of_0(token_0, expert_5, kernelContext_21);
        for(;;)
        {
            bool _S490;
            if(is_plain_0(score_1))
            {
                _S490 = is_plain_0(_S489);
            }
            else
            {
                _S490 = false;
            }
            if(_S490)
            {
                _S488 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S489)))))) ^ (kernelContext_21->zero_0));
                break;
            }
            _S488 = add_by_words_0(score_1, _S489);
            break;
        }
    }
    else
    {
        _S488 = score_1;
    }
    return _S488;
}

uint estimate_key_0(const Rule_0 thread* rule_15, const Token_0 thread* token_1, uint expert_6, uint x_17, KernelContext_0 thread* kernelContext_22)
{
    bool _S491;
    if(is_nan_0(x_17))
    {
        _S491 = true;
    }
    else
    {
        bool _S492 = estimate_is_logit_1(rule_15);
        _S491 = _S492;
    }
    if(_S491)
    {
        uint _S493 = nan_place_1(rule_15);
        return order_0(x_17, _S493);
    }
    uint _S494 = score_of_key_1(rule_15);
    bool is_sigmoid_1 = _S494 == 1U;
    bool negative_0 = (x_17 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S491 = !negative_0;
    }
    else
    {
        _S491 = false;
    }
    if(_S491)
    {
        _S491 = (absolute_0(x_17)) >= 1115684864U;
    }
    else
    {
        _S491 = false;
    }
    if(_S491)
    {
        uint _S495 = root_of_large_0(x_17);
        uint _S496 = with_bias_0(rule_15, token_1, expert_6, _S495, kernelContext_22);
        uint _S497 = nan_place_1(rule_15);
        return order_0(_S496, _S497);
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
    if((rule_15->select_bias_0) == 0U)
    {
        return order_0(flush_0((as_type<uint>((s_1)))), 0U);
    }
    uint _S498 = Token_bias_of_0(token_1, expert_6, kernelContext_22);
    if(is_infinite_0(_S498))
    {
        return order_0(_S498, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S498))))))), 0U);
}

struct RowMembers_0
{
    uint n_10;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_23)
{
    uint _S499 = Row256_get_0(expert_7, kernelContext_23);
    return _S499;
}

bool RowMembers_has_0(const RowMembers_0 thread* this_12, uint expert_8)
{
    return true;
}

uint RowMembers_count_0(const RowMembers_0 thread* this_13)
{
    return this_13->n_10;
}

uint Token_logit_bias_of_0(const Token_0 thread* this_14, uint expert_9)
{
    return 0U;
}

uint multiply_0(uint a_16, uint b_12)
{
    bool _S500;
    if(is_nan_0(a_16))
    {
        _S500 = true;
    }
    else
    {
        _S500 = is_nan_0(b_12);
    }
    if(_S500)
    {
        return 2143289344U;
    }
    uint sign_1 = (a_16 ^ b_12) & 2147483648U;
    if(is_infinite_0(a_16))
    {
        _S500 = true;
    }
    else
    {
        _S500 = is_infinite_0(b_12);
    }
    if(_S500)
    {
        if((absolute_0(a_16)) == 0U)
        {
            _S500 = true;
        }
        else
        {
            _S500 = (absolute_0(b_12)) == 0U;
        }
        uint _S501;
        if(_S500)
        {
            _S501 = 2143289344U;
        }
        else
        {
            _S501 = sign_1 | 2139095040U;
        }
        return _S501;
    }
    if((absolute_0(a_16)) == 0U)
    {
        _S500 = true;
    }
    else
    {
        _S500 = (absolute_0(b_12)) == 0U;
    }
    if(_S500)
    {
        return 0U;
    }
    uint _S502 = (mantissa_of_0(a_16)) << 8U;
    uint _S503 = (mantissa_of_0(b_12)) << 8U;
    thread Wide_0 w_115;
    (&w_115)->lo_0 = _S502 * _S503;
    uint _S504 = (mulhi((_S502), (_S503)));
    (&w_115)->hi_0 = _S504;
    Wide_0 _S505 = w_115;
    int exponent_3 = exponent_of_0(a_16) + exponent_of_0(b_12) - int(300) - int(16) + int(32);
    Wide_0 p_2;
    int exponent_4;
    if(((w_115.hi_0) & 2147483648U) == 0U)
    {
        uint _S506 = ((_S505.hi_0) << 1U) | ((_S505.lo_0) >> 31U);
        thread Wide_0 w_116;
        (&w_116)->lo_0 = (_S505.lo_0) << 1U;
        (&w_116)->hi_0 = _S506;
        int exponent_5 = exponent_3 - int(1);
        p_2 = w_116;
        exponent_4 = exponent_5;
    }
    else
    {
        p_2 = _S505;
        exponent_4 = exponent_3;
    }
    return round_0(sign_1, p_2.hi_0, exponent_4, (p_2.lo_0) != 0U);
}

uint linear_0(const Rule_0 thread* rule_16, const Token_0 thread* token_2, uint expert_10, uint logit_0, KernelContext_0 thread* kernelContext_24)
{
    uint x_18 = flush_0(logit_0);
    uint x_19;
    if((rule_16->logit_bias_at_0) != 4294967295U)
    {
        uint _S507 = Token_logit_bias_of_0(token_2, expert_10);
        for(;;)
        {
            bool _S508;
            if(is_plain_0(x_18))
            {
                _S508 = is_plain_0(_S507);
            }
            else
            {
                _S508 = false;
            }
            if(_S508)
            {
                x_19 = flush_0((as_type<uint>(((as_type<float>((x_18))) + (as_type<float>((_S507)))))) ^ (kernelContext_24->zero_0));
                break;
            }
            x_19 = add_by_words_0(x_18, _S507);
            break;
        }
    }
    else
    {
        x_19 = x_18;
    }
    if((rule_16->has_logit_scale_0) != 0U)
    {
        uint _S509 = multiply_0(x_19, rule_16->logit_scale_0);
        x_19 = _S509;
    }
    return x_19;
}

bool is_less_0(uint a_17, uint b_13)
{
    return (order_0(a_17, 0U)) < (order_0(b_13, 0U));
}

uint guarded_sum_0(const Rule_0 thread* rule_17, uint sum_9, KernelContext_0 thread* kernelContext_25)
{
    bool _S510;
    uint _S511;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S512 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            _S511 = sum_9;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_9))
                {
                    _S510 = is_plain_0(_S512);
                }
                else
                {
                    _S510 = false;
                }
                if(_S510)
                {
                    _S511 = flush_0((as_type<uint>(((as_type<float>((sum_9))) + (as_type<float>((_S512)))))) ^ (kernelContext_25->zero_0));
                    break;
                }
                _S511 = add_by_words_0(sum_9, _S512);
                break;
            }
        }
        return _S511;
    }
    if(!is_nan_0(sum_9))
    {
        _S510 = is_less_0(sum_9, rule_17->renorm_eps_0);
    }
    else
    {
        _S510 = false;
    }
    if(_S510)
    {
        _S511 = rule_17->renorm_eps_0;
    }
    else
    {
        _S511 = sum_9;
    }
    return _S511;
}

uint divide_numbers_0(uint a_18, uint b_14)
{
    uint n_11 = mantissa_of_0(a_18);
    uint d_4 = mantissa_of_0(b_14);
    int _S513;
    if(n_11 < d_4)
    {
        _S513 = int(1);
    }
    else
    {
        _S513 = int(0);
    }
    uint shift_4 = uint(_S513);
    float inverse_0 = 1.0f / (as_type<float>(((b_14 & 8388607U) | 1065353216U)));
    uint q_7 = (as_type<uint>(((as_type<float>((((a_18 & 8388607U) | 1065353216U) + (shift_4 << 23U)))) * inverse_0))) - 1056964608U;
    int r_1 = int((n_11 << (23U + shift_4)) - q_7 * d_4);
    uint step_2 = (as_type<uint>((float(r_1) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - 1262485504U;
    uint q_8 = q_7 + step_2;
    int r_2 = int(2) * (r_1 - int(step_2 * d_4));
    int _S514 = int(d_4);
    uint q_9;
    if(r_2 > _S514)
    {
        q_9 = q_8 + 1U;
    }
    else
    {
        q_9 = q_8;
    }
    if(r_2 < (- _S514))
    {
        q_9 = q_9 - 1U;
    }
    uint sign_2 = (a_18 ^ b_14) & 2147483648U;
    int biased_4 = exponent_of_0(a_18) - exponent_of_0(b_14) + int(127) - int(shift_4);
    uint _S515 = sign_2 | ((uint(biased_4) << 23U) + (q_9 & 8388607U));
    uint y_0;
    if(biased_4 < int(1))
    {
        y_0 = 0U;
    }
    else
    {
        y_0 = _S515;
    }
    if(biased_4 > int(254))
    {
        y_0 = sign_2 | 2139095040U;
    }
    return y_0;
}

uint divide_0(uint a_19, uint b_15)
{
    uint q_10 = divide_numbers_0(a_19, b_15);
    bool _S516;
    if(uint(exponent_of_0(a_19) - int(1)) < 254U)
    {
        _S516 = uint(exponent_of_0(b_15) - int(1)) < 254U;
    }
    else
    {
        _S516 = false;
    }
    if(_S516)
    {
        return q_10;
    }
    if(is_nan_0(a_19))
    {
        _S516 = true;
    }
    else
    {
        _S516 = is_nan_0(b_15);
    }
    if(_S516)
    {
        return 2143289344U;
    }
    uint sign_3 = (a_19 ^ b_15) & 2147483648U;
    uint _S517;
    if(is_infinite_0(a_19))
    {
        if(is_infinite_0(b_15))
        {
            _S517 = 2143289344U;
        }
        else
        {
            _S517 = sign_3 | 2139095040U;
        }
        return _S517;
    }
    if(is_infinite_0(b_15))
    {
        return 0U;
    }
    if((absolute_0(b_15)) == 0U)
    {
        if((absolute_0(a_19)) == 0U)
        {
            _S517 = 2143289344U;
        }
        else
        {
            _S517 = sign_3 | 2139095040U;
        }
        return _S517;
    }
    return 0U;
}

void renormalize_1(uint lane_19, const Rule_0 thread* rule_18, KernelContext_0 thread* kernelContext_26)
{
    uint _S518 = sum_of_scores_0(lane_19, rule_18, kernelContext_26);
    uint _S519 = guarded_sum_0(rule_18, _S518, kernelContext_26);
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
        (*kernelContext_26->winner_score_0)[slot_3] = divide_0((*kernelContext_26->winner_score_0)[slot_3], _S519);
        slot_3 = slot_3 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_19)
{
    bool _S520;
    if((rule_19->score_0) == 0U)
    {
        _S520 = (rule_19->renormalize_0) != 0U;
    }
    else
    {
        _S520 = false;
    }
    if(_S520)
    {
        _S520 = (rule_19->renorm_eps_0) == 0U;
    }
    else
    {
        _S520 = false;
    }
    if(_S520)
    {
        _S520 = (rule_19->score_dtype_0) == 0U;
    }
    else
    {
        _S520 = false;
    }
    return _S520;
}

struct Rounded_0
{
    uint value_7;
    bool doubtful_0;
};

bool is_zero_0(const Huge_0 thread* a_20)
{
    return ((((a_20->w0_0) | (a_20->w1_0)) | (a_20->w2_0)) | (a_20->w3_0)) == 0U;
}

uint bit_width_1(const Huge_0 thread* a_21)
{
    uint _S521 = a_21->w3_0;
    if((a_21->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S521);
    }
    uint _S522 = a_21->w2_0;
    if((a_21->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S522);
    }
    uint _S523 = a_21->w1_0;
    if((a_21->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S523);
    }
    return bit_width_0(a_21->w0_0);
}

bool same_0(const Huge_0 thread* a_22, const Huge_0 thread* b_16)
{
    bool _S524;
    if((a_22->w0_0) == (b_16->w0_0))
    {
        _S524 = (a_22->w1_0) == (b_16->w1_0);
    }
    else
    {
        _S524 = false;
    }
    if(_S524)
    {
        _S524 = (a_22->w2_0) == (b_16->w2_0);
    }
    else
    {
        _S524 = false;
    }
    if(_S524)
    {
        _S524 = (a_22->w3_0) == (b_16->w3_0);
    }
    else
    {
        _S524 = false;
    }
    return _S524;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_6, KernelContext_0 thread* kernelContext_27)
{
    bool _S525 = is_zero_0(num_0);
    if(_S525)
    {
        return 0U;
    }
    uint _S526 = bit_width_1(den_0);
    int _S527 = int(_S526);
    uint _S528 = bit_width_1(num_0);
    int shift_5 = _S527 - int(_S528);
    Huge_0 _S529;
    if(shift_5 > int(0))
    {
        Huge_0 _S530 = shift_left_1(num_0, uint(shift_5));
        _S529 = _S530;
    }
    else
    {
        _S529 = *num_0;
    }
    Huge_0 _S531;
    if(shift_5 < int(0))
    {
        Huge_0 _S532 = shift_left_1(den_0, uint(- shift_5));
        _S531 = _S532;
    }
    else
    {
        _S531 = *den_0;
    }
    thread Huge_0 _S533 = _S529;
    thread Huge_0 _S534 = _S531;
    bool _S535 = less_0(&_S533, &_S534);
    int shift_6;
    if(_S535)
    {
        thread Huge_0 _S536 = _S529;
        Huge_0 _S537 = shift_left_1(&_S536, 1U);
        int shift_7 = shift_5 + int(1);
        _S529 = _S537;
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
        if(bit_2 < (24U + kernelContext_27->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S538 = _S529;
        thread Huge_0 _S539 = _S531;
        bool _S540 = less_0(&_S538, &_S539);
        Huge_0 _S541;
        if(!_S540)
        {
            thread Huge_0 _S542 = _S529;
            thread Huge_0 _S543 = _S531;
            Huge_0 _S544 = subtract_1(&_S542, &_S543);
            uint quotient_2 = quotient_1 | 1U;
            _S541 = _S544;
            quotient_0 = quotient_2;
        }
        else
        {
            _S541 = _S529;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S545 = _S541;
        Huge_0 _S546 = shift_left_1(&_S545, 1U);
        uint bit_3 = bit_2 + 1U;
        _S529 = _S546;
        bit_2 = bit_3;
    }
    thread Huge_0 _S547 = _S531;
    thread Huge_0 _S548 = _S529;
    bool _S549 = less_0(&_S547, &_S548);
    bool _S550;
    if(_S549)
    {
        _S550 = true;
    }
    else
    {
        thread Huge_0 _S551 = _S529;
        thread Huge_0 _S552 = _S531;
        bool _S553 = same_0(&_S551, &_S552);
        if(_S553)
        {
            _S550 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S550 = false;
        }
    }
    if(_S550)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_6 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_23, uint b_17)
{
    thread Wide_0 w_117;
    (&w_117)->lo_0 = a_23->lo_0 * b_17;
    uint _S554 = (mulhi((a_23->lo_0), (b_17)));
    (&w_117)->hi_0 = _S554;
    thread Wide_0 p_3 = w_117;
    (&p_3)->hi_0 = (&p_3)->hi_0 + a_23->hi_0 * b_17;
    return p_3;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_24, int b_18)
{
    bool _S555 = b_18 < int(0);
    uint _S556;
    if(_S555)
    {
        _S556 = uint(- b_18);
    }
    else
    {
        _S556 = uint(b_18);
    }
    Wide_0 _S557 = multiply_low_0(a_24, _S556);
    Wide_0 _S558;
    if(_S555)
    {
        thread Wide_0 w_118;
        (&w_118)->lo_0 = 0U;
        (&w_118)->hi_0 = 0U;
        Wide_0 _S559 = w_118;
        uint _S560 = w_118.hi_0 - _S557.hi_0;
        int _S561;
        if((w_118.lo_0) < (_S557.lo_0))
        {
            _S561 = int(1);
        }
        else
        {
            _S561 = int(0);
        }
        uint _S562 = _S560 - uint(_S561);
        thread Wide_0 w_119;
        (&w_119)->lo_0 = _S559.lo_0 - _S557.lo_0;
        (&w_119)->hi_0 = _S562;
        Wide_0 _S563 = w_119;
        _S558 = _S563;
    }
    else
    {
        _S558 = _S557;
    }
    return _S558;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_12, const Wide_0 thread* d_5, int exponent_7, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S564 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_120;
    (&w_120)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_120)->hi_0 = _S564;
    Wide_0 _S565 = w_120;
    uint _S566 = (n_12->hi_0) >> 6U;
    thread Wide_0 w_121;
    (&w_121)->lo_0 = ((n_12->lo_0) >> 6U) | ((n_12->hi_0) << 26U);
    (&w_121)->hi_0 = _S566;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_12->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S567 = ((w_121.hi_0) << 22U) | ((w_121.lo_0) >> 10U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (w_121.lo_0) << 22U;
    (&w_122)->hi_0 = _S567;
    Wide_0 _S568 = w_122;
    thread Wide_0 _S569 = w_120;
    Wide_0 _S570 = multiply_low_0(&_S569, q1_0);
    uint _S571 = w_122.hi_0 - _S570.hi_0;
    int _S572;
    if((w_122.lo_0) < (_S570.lo_0))
    {
        _S572 = int(1);
    }
    else
    {
        _S572 = int(0);
    }
    uint _S573 = _S571 - uint(_S572);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S568.lo_0 - _S570.lo_0;
    (&w_123)->hi_0 = _S573;
    Wide_0 _S574 = w_123;
    int q2_0 = int(float(int(_S574.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S575 = ((_S574.hi_0) << 16U) | ((_S574.lo_0) >> 16U);
    thread Wide_0 w_124;
    (&w_124)->lo_0 = (_S574.lo_0) << 16U;
    (&w_124)->hi_0 = _S575;
    Wide_0 _S576 = w_124;
    thread Wide_0 _S577 = _S565;
    Wide_0 _S578 = multiply_low_signed_0(&_S577, q2_0);
    uint _S579 = w_124.hi_0 - _S578.hi_0;
    if((w_124.lo_0) < (_S578.lo_0))
    {
        _S572 = int(1);
    }
    else
    {
        _S572 = int(0);
    }
    uint _S580 = _S579 - uint(_S572);
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S576.lo_0 - _S578.lo_0;
    (&w_125)->hi_0 = _S580;
    Wide_0 _S581 = w_125;
    int low_3 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S581.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_3 >> 30U));
    uint lo_26 = uint(low_3) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S572 = int(1);
    }
    else
    {
        _S572 = int(2);
    }
    uint more_0 = uint(_S572);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_3;
    bool _S582 = fraction_0 > half_0;
    if(_S582)
    {
        _S572 = int(1);
    }
    else
    {
        _S572 = int(0);
    }
    (&r_3)->value_7 = pack_0(mantissa_3 + uint(_S572), exponent_7 - int(22) - int(more_0));
    uint _S583;
    if(_S582)
    {
        _S583 = fraction_0 - half_0;
    }
    else
    {
        _S583 = half_0 - fraction_0;
    }
    (&r_3)->doubtful_0 = _S583 <= slack_0;
    return r_3;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_20, KernelContext_0 thread* kernelContext_28)
{
    thread Rounded_0 r_4;
    (&r_4)->value_7 = 2143289344U;
    (&r_4)->doubtful_0 = false;
    bool _S584;
    if(s_2->poisoned_0)
    {
        _S584 = true;
    }
    else
    {
        _S584 = is_nan_0(x_20);
    }
    if(_S584)
    {
        return r_4;
    }
    (&r_4)->value_7 = 0U;
    if(s_2->exact_0)
    {
        ExactDistance_0 d_6 = distance_exact_0(s_2->largest_0, x_20);
        if(!d_6.near_0)
        {
            return r_4;
        }
        thread Huge_0 _S585 = d_6.t_0;
        ExactExp_0 _S586 = exp_exact_0(&_S585, kernelContext_28);
        thread Huge_0 _S587 = _S586.m_4;
        Huge_0 _S588 = shift_left_1(&_S587, 16U);
        int _S589 = - int(_S586.q_0);
        thread Huge_0 _S590 = _S588;
        uint _S591 = round_ratio_0(&_S590, &s_2->exact_sum_0, _S589, kernelContext_28);
        (&r_4)->value_7 = _S591;
        return r_4;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_20);
    if(!d_7.near_1)
    {
        return r_4;
    }
    thread Wide_0 _S592 = d_7.t_2;
    Exp_0 _S593 = exp_fast_0(&_S592);
    Wide_0 _S594 = s_2->sum_5;
    uint _S595 = (&s_2->sum_5)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_5)->hi_0);
    Wide_0 sum_10;
    if(up_0 == 0U)
    {
        sum_10 = _S594;
    }
    else
    {
        uint _S596 = (_S595 << up_0) | (((&s_2->sum_5)->lo_0) >> (32U - up_0));
        thread Wide_0 w_126;
        (&w_126)->lo_0 = ((&s_2->sum_5)->lo_0) << up_0;
        (&w_126)->hi_0 = _S596;
        sum_10 = w_126;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S597 = int(up_0) - int(_S593.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S598 = _S593.m_8;
    thread Wide_0 _S599 = sum_10;
    Rounded_0 _S600 = round_quotient_0(&_S598, &_S599, _S597, slack_1);
    return _S600;
}

uint narrow_half_0(uint x_21)
{
    if(is_nan_0(x_21))
    {
        return 32256U;
    }
    uint sign_4 = (x_21 >> 16U) & 32768U;
    if(is_infinite_0(x_21))
    {
        return sign_4 | 31744U;
    }
    int exponent_8 = exponent_of_0(x_21) - int(127);
    if(exponent_8 < int(-25))
    {
        return 0U;
    }
    bool _S601 = exponent_8 < int(-14);
    uint drop_0;
    if(_S601)
    {
        drop_0 = uint(int(-1) - exponent_8);
    }
    else
    {
        drop_0 = 13U;
    }
    uint mantissa_4 = mantissa_of_0(x_21);
    uint n_13 = mantissa_4 >> drop_0;
    uint rest_2 = mantissa_4 & ((1U << drop_0) - 1U);
    uint half_1 = 1U << (drop_0 - 1U);
    bool _S602;
    if(rest_2 > half_1)
    {
        _S602 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S602 = (n_13 & 1U) != 0U;
        }
        else
        {
            _S602 = false;
        }
    }
    uint n_14;
    if(_S602)
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
    if(_S601)
    {
        bits_0 = n_14;
    }
    else
    {
        bits_0 = (uint(exponent_8 + int(14)) << 10U) + n_14;
    }
    return sign_4 | (min(bits_0, 31744U));
}

uint widen_half_0(uint h_33)
{
    uint sign_5 = (h_33 & 32768U) << 16U;
    uint exponent_9 = (h_33 >> 10U) & 31U;
    uint fraction_1 = h_33 & 1023U;
    if(exponent_9 == 31U)
    {
        uint _S603;
        if(fraction_1 != 0U)
        {
            _S603 = 2143289344U;
        }
        else
        {
            _S603 = sign_5 | 2139095040U;
        }
        return _S603;
    }
    if(exponent_9 != 0U)
    {
        return (sign_5 | ((exponent_9 + 112U) << 23U)) | (fraction_1 << 13U);
    }
    if(fraction_1 == 0U)
    {
        return sign_5;
    }
    uint top_0 = firstbithigh_0(fraction_1);
    return (sign_5 | ((top_0 + 103U) << 23U)) | ((fraction_1 << (23U - top_0)) & 8388607U);
}

uint narrow_bfloat_0(uint x_22)
{
    if(is_nan_0(x_22))
    {
        return 32704U;
    }
    return (x_22 + 32767U + ((x_22 >> 16U) & 1U)) >> 16U;
}

uint round_score_0(uint x_23, uint dtype_0)
{
    if(dtype_0 == 1U)
    {
        return widen_half_0(narrow_half_0(x_23));
    }
    if(dtype_0 == 2U)
    {
        return (narrow_bfloat_0(x_23)) << 16U;
    }
    return x_23;
}

bool weigh_softmax_0(uint lane_20, const Rule_0 thread* rule_20, const Token_0 thread* token_3, const Softmax_0 thread* row_0, bool selected_0, bool exact_3, KernelContext_0 thread* kernelContext_29)
{
    thread Softmax_0 softmax_0 = *row_0;
    bool _S604 = weighs_winners_alone_0(rule_20);
    bool doubtful_1;
    uint slot_4;
    if(_S604)
    {
        thread WinnerMembers_0 winners_0;
        uint _S605 = rule_20->n_used_0;
        (&winners_0)->n_0 = rule_20->n_used_0;
        thread WinnerMembers_0 _S606 = winners_0;
        Softmax_0 _S607 = softmax_of_0(lane_20, &_S606, false, exact_3, kernelContext_29);
        softmax_0 = _S607;
        doubtful_1 = false;
        slot_4 = lane_20;
        for(;;)
        {
            if(slot_4 < _S605)
            {
            }
            else
            {
                break;
            }
            uint x_24 = (*kernelContext_29->winner_logit_0)[slot_4];
            bool _S608 = ranks_by_logit_0(rule_20);
            bool of_key_0;
            if(_S608)
            {
                uint _S609 = with_bias_0(rule_20, token_3, (*kernelContext_29->winner_id_0)[slot_4], x_24, kernelContext_29);
                of_key_0 = is_nan_0(_S609);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S610;
            if(doubtful_1)
            {
                _S610 = true;
            }
            else
            {
                _S610 = is_nan_0(x_24);
            }
            if(_S610)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S611;
                if(selected_0)
                {
                    _S611 = of_key_0;
                }
                else
                {
                    _S611 = false;
                }
                doubtful_1 = _S611;
            }
            slot_4 = slot_4 + 32U;
        }
        uint _S612 = Lanes_ballot_0(lane_20, doubtful_1);
        if(_S612 != 0U)
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
        uint _S613 = (*kernelContext_29->winner_logit_0)[slot_4];
        thread Softmax_0 _S614 = softmax_0;
        Rounded_0 _S615 = share_0(&_S614, _S613, kernelContext_29);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S615.doubtful_0;
        }
        uint _S616;
        if(is_nan_0(_S615.value_7))
        {
            _S616 = 2143289344U;
        }
        else
        {
            _S616 = round_score_0(_S615.value_7, rule_20->score_dtype_0);
        }
        (*kernelContext_29->winner_score_0)[slot_4] = _S616;
        slot_4 = slot_4 + 32U;
    }
    uint _S617 = Lanes_ballot_0(lane_20, doubtful_1);
    return _S617 != 0U;
}

uint firstbitlow_0(uint value_8)
{
    uint _S618;
    if(value_8 == 0U)
    {
        _S618 = 4294967295U;
    }
    else
    {
        uint _S619 = ctz(value_8);
        _S618 = _S619;
    }
    return _S618;
}

uint Lanes_rank_0(uint lane_21, uint value_9, uint k_9)
{
    uint _S620 = value_9;
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
        uint _S621 = simd_max(_S620);
        uint4 _S622 = WaveActiveBallot_0(_S620 == _S621);
        bool _S623 = lane_21 == (firstbitlow_0(_S622.x));
        if(_S623)
        {
            position_0 = i_14;
        }
        if(_S623)
        {
            _S620 = 0U;
        }
        i_14 = i_14 + 1U;
    }
    return position_0;
}

void place_winner_0(uint slot_5, uint i_15, KernelContext_0 thread* kernelContext_30)
{
    (*kernelContext_30->winner_id_0)[slot_5] = (*kernelContext_30->list_id_0)[i_15];
    (*kernelContext_30->winner_logit_0)[slot_5] = (*kernelContext_30->list_logit_0)[i_15];
    (*kernelContext_30->winner_score_0)[slot_5] = (*kernelContext_30->list_score_0)[i_15];
    return;
}

void rank_list_0(uint lane_22, const Rule_0 thread* rule_21, uint n_15, KernelContext_0 thread* kernelContext_31)
{
    uint i_16;
    if(n_15 <= 32U)
    {
        if(lane_22 < n_15)
        {
            i_16 = (*kernelContext_31->list_key_0)[lane_22];
        }
        else
        {
            i_16 = 0U;
        }
        uint slot_6 = Lanes_rank_0(lane_22, i_16, rule_21->n_used_0);
        if(slot_6 < (rule_21->n_used_0))
        {
            place_winner_0(slot_6, lane_22, kernelContext_31);
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
            bool _S624;
            if(((*kernelContext_31->list_key_0)[j_2]) > (*kernelContext_31->list_key_0)[i_16])
            {
                _S624 = true;
            }
            else
            {
                if(((*kernelContext_31->list_key_0)[j_2]) == (*kernelContext_31->list_key_0)[i_16])
                {
                    _S624 = j_2 < i_16;
                }
                else
                {
                    _S624 = false;
                }
            }
            int _S625;
            if(_S624)
            {
                _S625 = int(1);
            }
            else
            {
                _S625 = int(0);
            }
            uint slot_8 = slot_7 + uint(_S625);
            j_2 = j_2 + 1U;
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_21->n_used_0))
        {
            place_winner_0(slot_7, i_16, kernelContext_31);
        }
        i_16 = i_16 + 32U;
    }
    return;
}

uint Token_word_of_0(const Token_0 thread* this_15, uint expert_11, KernelContext_0 thread* kernelContext_32)
{
    return (as_type<uint>((kernelContext_32->logits_0[this_15->first_1 + expert_11])));
}

uint Token_logit_of_0(const Token_0 thread* this_16, uint expert_12, KernelContext_0 thread* kernelContext_33)
{
    uint _S626 = Token_word_of_0(this_16, expert_12, kernelContext_33);
    return _S626;
}

uint tanh_0(uint x_25, KernelContext_0 thread* kernelContext_34)
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
        thread Huge_0 _S627 = fixed_96_0(x_25);
        Huge_0 _S628 = shift_left_1(&_S627, 1U);
        thread Huge_0 _S629 = _S628;
        ExactExp_0 _S630 = exp_exact_0(&_S629, kernelContext_34);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S631 = _S630.m_4;
        Huge_0 _S632 = shift_right_1(&_S631, _S630.q_0);
        thread Huge_0 _S633 = h_34;
        thread Huge_0 _S634 = _S632;
        Huge_0 _S635 = subtract_1(&_S633, &_S634);
        thread Huge_0 _S636 = h_34;
        thread Huge_0 _S637 = _S632;
        Huge_0 _S638 = add_0(&_S636, &_S637);
        thread Huge_0 _S639 = _S635;
        thread Huge_0 _S640 = _S638;
        uint _S641 = round_ratio_0(&_S639, &_S640, int(0), kernelContext_34);
        y_1 = _S641;
    }
    else
    {
        y_1 = 1065353216U;
    }
    return y_1 | (x_25 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_22, uint x_26, KernelContext_0 thread* kernelContext_35)
{
    uint _S642 = rule_22->logit_softcap_0;
    uint _S643 = tanh_0(divide_0(x_26, rule_22->logit_softcap_0), kernelContext_35);
    uint _S644 = multiply_0(_S643, _S642);
    return _S644;
}

uint clamp_0(const Rule_0 thread* rule_23, uint x_27)
{
    bool _S645;
    if((rule_23->has_logit_clamp_0) == 0U)
    {
        _S645 = true;
    }
    else
    {
        _S645 = is_nan_0(x_27);
    }
    if(_S645)
    {
        return x_27;
    }
    uint _S646 = rule_23->logit_clamp_0;
    uint _S647;
    if((absolute_0(x_27)) > (rule_23->logit_clamp_0))
    {
        _S647 = (x_27 & 2147483648U) | _S646;
    }
    else
    {
        _S647 = x_27;
    }
    return _S647;
}

uint prepare_0(const Rule_0 thread* rule_24, const Token_0 thread* token_4, uint expert_13, KernelContext_0 thread* kernelContext_36)
{
    uint _S648 = Token_logit_of_0(token_4, expert_13, kernelContext_36);
    uint _S649 = linear_0(rule_24, token_4, expert_13, _S648, kernelContext_36);
    uint x_28;
    if((rule_24->has_logit_softcap_0) != 0U)
    {
        uint _S650 = softcap_0(rule_24, _S649, kernelContext_36);
        x_28 = _S650;
    }
    else
    {
        x_28 = _S649;
    }
    uint _S651 = clamp_0(rule_24, x_28);
    return _S651;
}

uint find_candidates_0(uint lane_23, const Rule_0 thread* rule_25, bool exact_4, KernelContext_0 thread* kernelContext_37)
{
    bool _S652;
    if((rule_25->n_group_0) > 1U)
    {
        bool _S653 = keep_groups_0(lane_23, rule_25, exact_4, kernelContext_37);
        _S652 = _S653;
    }
    else
    {
        _S652 = false;
    }
    if(_S652)
    {
        return 0U;
    }
    uint _S654 = rule_25->n_used_0;
    uint n_16;
    if((rule_25->n_used_0) <= 32U)
    {
        n_16 = lane_23;
        uint top_1 = 0U;
        for(;;)
        {
            uint _S655 = rule_25->n_expert_0;
            bool _S656 = n_16 < (rule_25->n_expert_0);
            if(_S656)
            {
            }
            else
            {
                break;
            }
            uint _S657 = _S655 - 1U;
            uint _S658 = Row256_get_1(min(n_16, _S657), kernelContext_37);
            uint _S659 = max(top_1, select(0U, _S658, _S656));
            uint e_13 = n_16 + 32U;
            bool _S660 = e_13 < _S655;
            uint _S661 = Row256_get_1(min(e_13, _S657), kernelContext_37);
            uint _S662 = max(_S659, select(0U, _S661, _S660));
            uint e_14 = n_16 + 64U;
            bool _S663 = e_14 < _S655;
            uint _S664 = Row256_get_1(min(e_14, _S657), kernelContext_37);
            uint _S665 = max(_S662, select(0U, _S664, _S663));
            uint e_15 = n_16 + 96U;
            bool _S666 = e_15 < _S655;
            uint _S667 = Row256_get_1(min(e_15, _S657), kernelContext_37);
            uint _S668 = max(_S665, select(0U, _S667, _S666));
            uint e_16 = n_16 + 128U;
            bool _S669 = e_16 < _S655;
            uint _S670 = Row256_get_1(min(e_16, _S657), kernelContext_37);
            uint _S671 = max(_S668, select(0U, _S670, _S669));
            uint e_17 = n_16 + 160U;
            bool _S672 = e_17 < _S655;
            uint _S673 = Row256_get_1(min(e_17, _S657), kernelContext_37);
            uint _S674 = max(_S671, select(0U, _S673, _S672));
            uint e_18 = n_16 + 192U;
            bool _S675 = e_18 < _S655;
            uint _S676 = Row256_get_1(min(e_18, _S657), kernelContext_37);
            uint _S677 = max(_S674, select(0U, _S676, _S675));
            uint e_19 = n_16 + 224U;
            bool _S678 = e_19 < _S655;
            uint _S679 = Row256_get_1(min(e_19, _S657), kernelContext_37);
            uint _S680 = max(_S677, select(0U, _S679, _S678));
            n_16 = n_16 + 256U;
            top_1 = _S680;
        }
        uint bound_6 = Lanes_kth_largest_0(lane_23, top_1, _S654);
        uint bound_7;
        if(!exact_4)
        {
            uint _S681 = window_below_0(rule_25, bound_6, absolute_0(from_order_0(bound_6)), 1U);
            bound_7 = _S681;
        }
        else
        {
            bound_7 = bound_6;
        }
        uint _S682 = gather_0(lane_23, rule_25, max(bound_7, 1U), kernelContext_37);
        n_16 = Lanes_agreed_0(lane_23, _S682);
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
    select_by_bits_0(lane_23, rule_25, kernelContext_37);
    return _S654;
}

Rounded_0 sigmoid_by_floats_0(uint x_29, KernelContext_0 thread* kernelContext_38)
{
    float half_2 = (as_type<float>((x_29))) * -0.5f;
    float rounded_0 = half_2 * 23.08312034606933594f + 1.2582912e+07f;
    float k_10 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - 1.2582912e+07f;
    uint bits_1 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_1 & 1U) != 0U;
    bool second_1 = (bits_1 & 2U) != 0U;
    bool _S683 = (bits_1 & 4U) != 0U;
    uint _S684 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_1), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_1), _S683);
    float g_0 = (as_type<float>(((((bits_1 << 20U) & 4286578688U) | ((_S684 << 16U) & 8323072U)) + 1073741824U)));
    float _S685 = (((half_2 - k_10 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - k_10 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_1), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_1), _S683))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float a_25 = (as_type<float>(((as_type<uint>((_S685))) & 4294963200U)));
    float square_0 = _S685 * _S685;
    float cubic_0 = square_0 * _S685 * (0.66666668653488159f + _S685 * (0.3333333432674408f + _S685 * (0.13333334028720856f + _S685 * 0.04444444552063942f)));
    float near_2 = (as_type<float>((int(1056964736)))) + _S685 + (square_0 + cubic_0);
    float m_13 = (as_type<float>(((as_type<uint>((near_2))) & 4294967040U)));
    float product_0 = g_0 * m_13;
    float _S686 = g_0 * ((((0.5f - m_13) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + _S685) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + a_25 * a_25) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + cubic_0 + ((_S685 + a_25) * (_S685 - a_25) - (k_10 * (as_type<float>((2944590469U))) + (as_type<float>((_S684)))) * near_2));
    float _S687 = (product_0 + _S686) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float _S688 = max(_S687, 1.0f);
    float _S689 = min(_S687, 1.0f);
    float _S690 = (_S688 + _S689) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float inverse_2 = 1.0f / _S690;
    float q_11 = (as_type<float>(((as_type<uint>((inverse_2))) ^ (kernelContext_38->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_11)));
    uint d_bits_0 = (as_type<uint>((_S690)));
    float _S691 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_2 * (_S689 - (_S690 - _S688) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + (_S686 - (_S687 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float _S692 = (as_type<float>((int(757071872))));
    float down_0 = (_S691 - _S692) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) * inverse_2 + q_11;
    thread Rounded_0 s_3;
    uint _S693 = (as_type<uint>(((_S691 + _S692) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) * inverse_2 + q_11)));
    (&s_3)->value_7 = _S693;
    (&s_3)->doubtful_0 = _S693 != (as_type<uint>((down_0)));
    return s_3;
}

uint sigmoid_exact_0(uint x_30, KernelContext_0 thread* kernelContext_39)
{
    thread Huge_0 _S694 = fixed_96_0(x_30);
    ExactExp_0 _S695 = exp_exact_0(&_S694, kernelContext_39);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S696 = _S695.m_4;
    Huge_0 _S697 = shift_right_1(&_S696, _S695.q_0);
    thread Huge_0 _S698 = h_35;
    thread Huge_0 _S699 = _S697;
    Huge_0 _S700 = add_0(&_S698, &_S699);
    bool negative_1 = (x_30 & 2147483648U) != 0U;
    thread Huge_0 _S701 = _S695.m_4;
    thread Huge_0 _S702 = h_35;
    Huge_0 _S703 = select_0(negative_1, &_S701, &_S702);
    int _S704;
    if(negative_1)
    {
        _S704 = - int(_S695.q_0);
    }
    else
    {
        _S704 = int(0);
    }
    thread Huge_0 _S705 = _S703;
    thread Huge_0 _S706 = _S700;
    uint _S707 = round_ratio_0(&_S705, &_S706, _S704, kernelContext_39);
    return _S707;
}

uint sigmoid_by_words_0(uint x_31, KernelContext_0 thread* kernelContext_40)
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
        uint _S708;
        if(negative_2)
        {
            _S708 = 0U;
        }
        else
        {
            _S708 = 1065353216U;
        }
        return _S708;
    }
    thread Wide_0 _S709 = fixed_57_0(x_31);
    Exp_0 _S710 = exp_fast_0(&_S709);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S711 = w_127;
    uint _S712 = _S710.q_5 + 1U;
    for(;;)
    {
        uint m_14 = _S712 & 31U;
        uint hi_4 = (_S710.m_8.hi_0) >> m_14;
        uint lo_27 = ((_S710.m_8.lo_0) >> m_14) | (((_S710.m_8.hi_0) << 1U) << (31U - m_14));
        if(_S712 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_17 = w_128;
            break;
        }
        if(_S712 >= 32U)
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
    uint lo_28 = _S711.lo_0 + n_17.lo_0;
    uint _S713 = _S711.hi_0 + n_17.hi_0;
    int _S714;
    if(lo_28 < (n_17.lo_0))
    {
        _S714 = int(1);
    }
    else
    {
        _S714 = int(0);
    }
    uint _S715 = _S713 + uint(_S714);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S715;
    Wide_0 _S716 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_17 = w_132;
    }
    else
    {
        n_17 = _S710.m_8;
    }
    if(negative_2)
    {
        _S714 = - int(_S710.q_5) - int(1);
    }
    else
    {
        _S714 = int(0);
    }
    thread Wide_0 _S717 = n_17;
    thread Wide_0 _S718 = _S716;
    Rounded_0 _S719 = round_quotient_0(&_S717, &_S718, _S714, 64U);
    if(_S719.doubtful_0)
    {
        uint _S720 = sigmoid_exact_0(x_31, kernelContext_40);
        return _S720;
    }
    return _S719.value_7;
}

uint sigmoid_0(uint x_32, KernelContext_0 thread* kernelContext_41)
{
    if((absolute_0(x_32)) < 1114112000U)
    {
        Rounded_0 _S721 = sigmoid_by_floats_0(x_32, kernelContext_41);
        if(!_S721.doubtful_0)
        {
            return _S721.value_7;
        }
    }
    uint _S722 = sigmoid_by_words_0(x_32, kernelContext_41);
    return _S722;
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
    uint _S723 = rest_4 << 26U;
    uint digit1_0 = _S723 / d_8;
    uint _S724 = (_S723 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S724 / d_8;
    uint digit3_0 = ((_S724 - digit2_0 * d_8) << 12U) / d_8;
    uint _S725 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S725;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S726 = v_5->hi_0;
    uint _S727 = v_5->lo_0;
    uint _S728 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_17 = int(0);
    uint root_2 = _S728;
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
        uint _S729 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S729;
        Wide_0 _S730 = w_133;
        uint _S731 = _S726 - _S730.hi_0;
        int _S732;
        if(_S727 < (_S730.lo_0))
        {
            _S732 = int(1);
        }
        else
        {
            _S732 = int(0);
        }
        uint _S733 = _S731 - uint(_S732);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S727 - _S730.lo_0;
        (&w_134)->hi_0 = _S733;
        Wide_0 _S734 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S734.hi_0)) * 4.294967296e+09f + float(_S734.lo_0)) / (2.0f * float(root_2)))));
        i_17 = i_17 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S735 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S735;
    Wide_0 _S736 = w_135;
    uint _S737 = _S726 - _S736.hi_0;
    if(_S727 < (_S736.lo_0))
    {
        i_17 = int(1);
    }
    else
    {
        i_17 = int(0);
    }
    uint _S738 = _S737 - uint(i_17);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S727 - _S736.lo_0;
    (&w_136)->hi_0 = _S738;
    Wide_0 _S739 = w_136;
    if(((_S739.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S740;
        if((_S739.hi_0) != 0U)
        {
            _S740 = true;
        }
        else
        {
            _S740 = (_S739.lo_0) > (2U * root_2);
        }
        if(_S740)
        {
            root_2 = root_2 + 1U;
        }
    }
    return root_2;
}

uint sqrtsoftplus_0(uint x_33, KernelContext_0 thread* kernelContext_42)
{
    uint size_5 = absolute_0(x_33);
    bool negative_3 = (x_33 & 2147483648U) != 0U;
    if(size_5 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S741;
    if(negative_3)
    {
        _S741 = size_5 > 1127219200U;
    }
    else
    {
        _S741 = false;
    }
    if(_S741)
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
        _S741 = !negative_3;
    }
    else
    {
        _S741 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S741)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_33);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S742 = exponent_of_0(x_33) - int(150);
        v_6 = h_37;
        exponent_10 = _S742;
    }
    else
    {
        Huge_0 _S743 = fixed_96_0(x_33);
        thread Huge_0 _S744 = _S743;
        ExactExp_0 _S745 = exp_exact_0(&_S744, kernelContext_42);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S746 = _S745.m_4;
        Huge_0 _S747 = shift_right_1(&_S746, _S745.q_0);
        thread Huge_0 _S748 = h_38;
        thread Huge_0 _S749 = _S747;
        Huge_0 _S750 = add_0(&_S748, &_S749);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S745.m_4;
        uint bit_4 = 0U;
        for(;;)
        {
            if(bit_4 < (96U + kernelContext_42->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S751 = rest_5;
            Huge_0 _S752 = shift_left_1(&_S751, 1U);
            thread Huge_0 _S753 = z_0;
            Huge_0 _S754 = shift_left_1(&_S753, 1U);
            z_0 = _S754;
            thread Huge_0 _S755 = _S752;
            thread Huge_0 _S756 = _S750;
            bool _S757 = less_0(&_S755, &_S756);
            if(!_S757)
            {
                thread Huge_0 _S758 = _S752;
                thread Huge_0 _S759 = _S750;
                Huge_0 _S760 = subtract_1(&_S758, &_S759);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S760;
            }
            else
            {
                rest_5 = _S752;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S761 = z_0;
        thread Huge_0 _S762 = z_0;
        Huge_0 _S763 = multiply_96_0(&_S761, &_S762);
        uint _S764 = 2U * _S745.q_0;
        thread Huge_0 _S765 = _S763;
        Huge_0 _S766 = shift_right_1(&_S765, _S764);
        Huge_0 _S767 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S767;
        uint j_4 = 27U;
        for(;;)
        {
            if(j_4 >= (1U + kernelContext_42->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S768 = odd_reciprocal_0(j_4);
            thread Huge_0 _S769 = _S766;
            thread Huge_0 _S770 = series_0;
            Huge_0 _S771 = multiply_96_0(&_S769, &_S770);
            thread Huge_0 _S772 = _S768;
            thread Huge_0 _S773 = _S771;
            Huge_0 _S774 = add_0(&_S772, &_S773);
            uint j_5 = j_4 - 1U;
            series_0 = _S774;
            j_4 = j_5;
        }
        thread Huge_0 _S775 = _S766;
        thread Huge_0 _S776 = series_0;
        Huge_0 _S777 = multiply_96_0(&_S775, &_S776);
        thread Huge_0 _S778 = z_0;
        thread Huge_0 _S779 = _S777;
        Huge_0 _S780 = multiply_96_0(&_S778, &_S779);
        thread Huge_0 _S781 = z_0;
        thread Huge_0 _S782 = _S780;
        Huge_0 _S783 = add_0(&_S781, &_S782);
        thread Huge_0 _S784 = _S783;
        Huge_0 _S785 = shift_left_1(&_S784, 1U);
        int _S786 = int(-96) - int(_S745.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S787 = _S785;
            Huge_0 _S788 = shift_right_1(&_S787, _S745.q_0);
            thread Huge_0 _S789 = _S743;
            thread Huge_0 _S790 = _S788;
            Huge_0 _S791 = add_0(&_S789, &_S790);
            v_6 = _S791;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S785;
            exponent_10 = _S786;
        }
    }
    thread Huge_0 _S792 = v_6;
    uint _S793 = bit_width_1(&_S792);
    int shift_8 = int(128) - int(_S793);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S794 = uint(shift_9);
    thread Huge_0 _S795 = v_6;
    Huge_0 _S796 = shift_left_1(&_S795, _S794);
    thread Huge_0 _S797 = _S796;
    Huge_0 _S798 = shift_right_1(&_S797, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S798.w0_0;
    (&w_137)->hi_0 = _S798.w1_0;
    thread Wide_0 _S799 = w_137;
    uint _S800 = root_50_1(&_S799);
    return pack_0((_S800 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_34, KernelContext_0 thread* kernelContext_43)
{
    uint s_4;
    if(score_2 == 1U)
    {
        uint _S801 = sigmoid_0(x_34, kernelContext_43);
        s_4 = _S801;
    }
    else
    {
        s_4 = x_34;
    }
    if(score_2 == 2U)
    {
        uint _S802 = sqrtsoftplus_0(x_34, kernelContext_43);
        s_4 = _S802;
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

uint dtype_of_key_0(const Rule_0 thread* rule_26)
{
    bool _S803;
    if((rule_26->select_by_0) == 0U)
    {
        bool _S804 = ranks_by_logit_0(rule_26);
        _S803 = !_S804;
    }
    else
    {
        _S803 = false;
    }
    uint _S805;
    if(_S803)
    {
        _S805 = rule_26->score_dtype_0;
    }
    else
    {
        _S805 = 0U;
    }
    return _S805;
}

bool score_row_0(uint lane_24, const Rule_0 thread* rule_27, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_44)
{
    uint _S806 = score_of_key_1(rule_27);
    uint e_20;
    bool doubtful_2;
    if(!exact_5)
    {
        e_20 = lane_24;
        for(;;)
        {
            if(e_20 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S807 = Row256_get_1(e_20, kernelContext_44);
            uint _S808 = estimate_key_0(rule_27, token_5, e_20, _S807, kernelContext_44);
            Row256_set_0(e_20, _S808, kernelContext_44);
            e_20 = e_20 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S806 == 0U)
        {
            doubtful_2 = false;
            e_20 = lane_24;
            for(;;)
            {
                if(e_20 < (rule_27->n_expert_0))
                {
                }
                else
                {
                    break;
                }
                uint _S809 = Row256_get_1(e_20, kernelContext_44);
                Rounded_0 _S810 = share_0(softmax_1, _S809, kernelContext_44);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S810.doubtful_0;
                }
                Row256_set_0(e_20, _S810.value_7, kernelContext_44);
                e_20 = e_20 + 32U;
            }
        }
        else
        {
            if(_S806 != 3U)
            {
                e_20 = lane_24;
                for(;;)
                {
                    if(e_20 < (rule_27->n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint _S811 = Row256_get_1(e_20, kernelContext_44);
                    uint _S812 = score_alone_0(_S806, 0U, _S811, kernelContext_44);
                    Row256_set_0(e_20, _S812, kernelContext_44);
                    e_20 = e_20 + 32U;
                }
            }
            doubtful_2 = false;
        }
        e_20 = lane_24;
        for(;;)
        {
            if(e_20 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S813 = Row256_get_1(e_20, kernelContext_44);
            uint s_5;
            if(is_nan_0(_S813))
            {
                s_5 = 2143289344U;
            }
            else
            {
                uint _S814 = dtype_of_key_0(rule_27);
                s_5 = round_score_0(_S813, _S814);
            }
            uint _S815 = with_bias_0(rule_27, token_5, e_20, s_5, kernelContext_44);
            uint _S816 = nan_place_1(rule_27);
            Row256_set_0(e_20, order_0(_S815, _S816), kernelContext_44);
            e_20 = e_20 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_25, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_45)
{
    Wide_0 _S817;
    uint _S818 = RowMembers_count_0(members_1);
    uint best_5 = 0U;
    bool has_nan_2 = false;
    uint i_18 = lane_25;
    for(;;)
    {
        if(i_18 < _S818)
        {
        }
        else
        {
            break;
        }
        bool _S819 = RowMembers_has_0(members_1, i_18);
        if(!_S819)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S820 = RowMembers_logit_0(members_1, i_18, kernelContext_45);
        uint best_6;
        bool has_nan_3;
        if(is_nan_0(_S820))
        {
            best_6 = best_5;
            has_nan_3 = true;
        }
        else
        {
            best_6 = max(best_5, order_0(_S820, 0U));
            has_nan_3 = has_nan_2;
        }
        best_5 = best_6;
        has_nan_2 = has_nan_3;
        i_18 = i_18 + 32U;
    }
    uint best_7 = Lanes_max_0(lane_25, best_5);
    thread Softmax_0 s_6;
    uint _S821 = from_order_0(best_7);
    (&s_6)->largest_0 = _S821;
    (&s_6)->poisoned_0 = !is_finite_0(_S821);
    if(!nan_is_absent_1)
    {
        uint _S822 = Lanes_ballot_0(lane_25, has_nan_2);
        has_nan_2 = _S822 != 0U;
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
    (&s_6)->sum_bits_0 = bit_width_0(_S818);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_6)->sum_5 = w_138;
    i_18 = lane_25;
    for(;;)
    {
        if(i_18 < _S818)
        {
        }
        else
        {
            break;
        }
        bool _S823 = RowMembers_has_0(members_1, i_18);
        if(!_S823)
        {
            i_18 = i_18 + 32U;
            continue;
        }
        uint _S824 = RowMembers_logit_0(members_1, i_18, kernelContext_45);
        if(is_nan_0(_S824))
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
            ExactDistance_0 d_9 = distance_exact_0((&s_6)->largest_0, _S824);
            if(!d_9.near_0)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Huge_0 _S825 = d_9.t_0;
            ExactExp_0 _S826 = exp_exact_0(&_S825, kernelContext_45);
            thread Huge_0 _S827 = _S826.m_4;
            Huge_0 _S828 = shift_left_1(&_S827, 16U);
            thread Huge_0 _S829 = _S828;
            Huge_0 _S830 = shift_right_1(&_S829, _S826.q_0);
            thread Huge_0 _S831 = (&s_6)->exact_sum_0;
            thread Huge_0 _S832 = _S830;
            Huge_0 _S833 = add_0(&_S831, &_S832);
            (&s_6)->exact_sum_0 = _S833;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_6)->largest_0, _S824);
            if(!d_10.near_1)
            {
                i_18 = i_18 + 32U;
                continue;
            }
            thread Wide_0 _S834 = d_10.t_2;
            Exp_0 _S835 = exp_fast_0(&_S834);
            Wide_0 _S836 = (&s_6)->sum_5;
            uint _S837 = _S835.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_15 = _S837 & 31U;
                uint hi_5 = (_S835.m_8.hi_0) >> m_15;
                uint lo_29 = ((_S835.m_8.lo_0) >> m_15) | (((_S835.m_8.hi_0) << 1U) << (31U - m_15));
                if(_S837 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S817 = w_139;
                    break;
                }
                if(_S837 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S817 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S817 = w_141;
                }
                break;
            }
            uint lo_30 = _S836.lo_0 + _S817.lo_0;
            uint _S838 = _S836.hi_0 + _S817.hi_0;
            int _S839;
            if(lo_30 < (_S817.lo_0))
            {
                _S839 = int(1);
            }
            else
            {
                _S839 = int(0);
            }
            uint _S840 = _S838 + uint(_S839);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S840;
            Wide_0 _S841 = w_142;
            (&s_6)->sum_5 = _S841;
        }
        i_18 = i_18 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S842 = (&s_6)->exact_sum_0;
        Huge_0 _S843 = add_over_lanes_0(lane_25, &_S842);
        (&s_6)->exact_sum_0 = _S843;
    }
    else
    {
        thread Wide_0 _S844 = (&s_6)->sum_5;
        Wide_0 _S845 = add_over_lanes_1(lane_25, &_S844);
        (&s_6)->sum_5 = _S845;
    }
    return s_6;
}

uint Token_word_of_1(const Token_0 thread* this_17, uint expert_14, KernelContext_0 thread* kernelContext_46)
{
    return (as_type<uint>((kernelContext_46->logits_0[this_17->first_1 + expert_14])));
}

bool Token_is_packed_0(const Token_0 thread* this_18)
{
    return false;
}

uint Token_unpack_0(const Token_0 thread* this_19, uint word_0, uint expert_15)
{
    return word_0;
}

uint quick_key_0(const Rule_0 thread* rule_28, uint x_35, uint bias_1)
{
    bool _S846 = estimate_is_logit_1(rule_28);
    if(_S846)
    {
        uint _S847 = clamp_0(rule_28, x_35);
        uint _S848 = nan_place_1(rule_28);
        return order_0(_S847, _S848);
    }
    float limit_0;
    if((rule_28->has_logit_clamp_0) != 0U)
    {
        limit_0 = min((as_type<float>((rule_28->logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    uint key_5 = select((as_type<uint>((1.0f / (1.0f + exp(- min(max((as_type<float>((x_35))), - limit_0), limit_0))) + (as_type<float>((bias_1)))))), bias_1, is_infinite_0(bias_1));
    bool _S849 = is_nan_0(x_35);
    uint _S850 = nan_place_1(rule_28);
    return select(key_5 ^ (uint(int(key_5) >> 31U) | 2147483648U), _S850, _S849);
}

void estimate_row_0(uint lane_26, const Rule_0 thread* rule_29, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_47)
{
    uint base_4 = lane_26;
    for(;;)
    {
        uint _S851 = rule_29->n_expert_0;
        bool _S852 = base_4 < (rule_29->n_expert_0);
        if(_S852)
        {
        }
        else
        {
            break;
        }
        thread array<uint, int(8)> x_36;
        thread array<uint, int(8)> bias_2;
        uint _S853 = _S851 - 1U;
        uint _S854 = min(base_4, _S853);
        uint _S855 = Token_word_of_1(token_6, _S854, kernelContext_47);
        x_36[0U] = _S855;
        bool _S856 = (rule_29->select_bias_0) != 0U;
        uint _S857;
        if(_S856)
        {
            uint _S858 = Token_bias_of_0(token_6, _S854, kernelContext_47);
            _S857 = _S858;
        }
        else
        {
            _S857 = 0U;
        }
        bias_2[0U] = _S857;
        uint _S859 = base_4 + 32U;
        uint _S860 = min(_S859, _S853);
        uint _S861 = Token_word_of_1(token_6, _S860, kernelContext_47);
        x_36[1U] = _S861;
        uint _S862;
        if(_S856)
        {
            uint _S863 = Token_bias_of_0(token_6, _S860, kernelContext_47);
            _S862 = _S863;
        }
        else
        {
            _S862 = 0U;
        }
        bias_2[1U] = _S862;
        uint _S864 = base_4 + 64U;
        uint _S865 = min(_S864, _S853);
        uint _S866 = Token_word_of_1(token_6, _S865, kernelContext_47);
        x_36[2U] = _S866;
        uint _S867;
        if(_S856)
        {
            uint _S868 = Token_bias_of_0(token_6, _S865, kernelContext_47);
            _S867 = _S868;
        }
        else
        {
            _S867 = 0U;
        }
        bias_2[2U] = _S867;
        uint _S869 = base_4 + 96U;
        uint _S870 = min(_S869, _S853);
        uint _S871 = Token_word_of_1(token_6, _S870, kernelContext_47);
        x_36[3U] = _S871;
        uint _S872;
        if(_S856)
        {
            uint _S873 = Token_bias_of_0(token_6, _S870, kernelContext_47);
            _S872 = _S873;
        }
        else
        {
            _S872 = 0U;
        }
        bias_2[3U] = _S872;
        uint _S874 = base_4 + 128U;
        uint _S875 = min(_S874, _S853);
        uint _S876 = Token_word_of_1(token_6, _S875, kernelContext_47);
        x_36[4U] = _S876;
        uint _S877;
        if(_S856)
        {
            uint _S878 = Token_bias_of_0(token_6, _S875, kernelContext_47);
            _S877 = _S878;
        }
        else
        {
            _S877 = 0U;
        }
        bias_2[4U] = _S877;
        uint _S879 = base_4 + 160U;
        uint _S880 = min(_S879, _S853);
        uint _S881 = Token_word_of_1(token_6, _S880, kernelContext_47);
        x_36[5U] = _S881;
        uint _S882;
        if(_S856)
        {
            uint _S883 = Token_bias_of_0(token_6, _S880, kernelContext_47);
            _S882 = _S883;
        }
        else
        {
            _S882 = 0U;
        }
        bias_2[5U] = _S882;
        uint _S884 = base_4 + 192U;
        uint _S885 = min(_S884, _S853);
        uint _S886 = Token_word_of_1(token_6, _S885, kernelContext_47);
        x_36[6U] = _S886;
        uint _S887;
        if(_S856)
        {
            uint _S888 = Token_bias_of_0(token_6, _S885, kernelContext_47);
            _S887 = _S888;
        }
        else
        {
            _S887 = 0U;
        }
        bias_2[6U] = _S887;
        uint _S889 = base_4 + 224U;
        uint _S890 = min(_S889, _S853);
        uint _S891 = Token_word_of_1(token_6, _S890, kernelContext_47);
        x_36[7U] = _S891;
        uint _S892;
        if(_S856)
        {
            uint _S893 = Token_bias_of_0(token_6, _S890, kernelContext_47);
            _S892 = _S893;
        }
        else
        {
            _S892 = 0U;
        }
        bias_2[7U] = _S892;
        bool _S894 = Token_is_packed_0(token_6);
        if(_S894)
        {
            uint _S895 = Token_unpack_0(token_6, x_36[0U], _S854);
            x_36[0U] = _S895;
            uint _S896 = Token_unpack_0(token_6, x_36[1U], _S860);
            x_36[1U] = _S896;
            uint _S897 = Token_unpack_0(token_6, x_36[2U], _S865);
            x_36[2U] = _S897;
            uint _S898 = Token_unpack_0(token_6, x_36[3U], _S870);
            x_36[3U] = _S898;
            uint _S899 = Token_unpack_0(token_6, x_36[4U], _S875);
            x_36[4U] = _S899;
            uint _S900 = Token_unpack_0(token_6, x_36[5U], _S880);
            x_36[5U] = _S900;
            uint _S901 = Token_unpack_0(token_6, x_36[6U], _S885);
            x_36[6U] = _S901;
            uint _S902 = Token_unpack_0(token_6, x_36[7U], _S890);
            x_36[7U] = _S902;
        }
        uint _S903 = linear_0(rule_29, token_6, _S854, x_36[0U], kernelContext_47);
        uint _S904 = quick_key_0(rule_29, _S903, bias_2[0U]);
        x_36[0U] = _S904;
        uint _S905 = linear_0(rule_29, token_6, _S860, x_36[1U], kernelContext_47);
        uint _S906 = quick_key_0(rule_29, _S905, bias_2[1U]);
        x_36[1U] = _S906;
        uint _S907 = linear_0(rule_29, token_6, _S865, x_36[2U], kernelContext_47);
        uint _S908 = quick_key_0(rule_29, _S907, bias_2[2U]);
        x_36[2U] = _S908;
        uint _S909 = linear_0(rule_29, token_6, _S870, x_36[3U], kernelContext_47);
        uint _S910 = quick_key_0(rule_29, _S909, bias_2[3U]);
        x_36[3U] = _S910;
        uint _S911 = linear_0(rule_29, token_6, _S875, x_36[4U], kernelContext_47);
        uint _S912 = quick_key_0(rule_29, _S911, bias_2[4U]);
        x_36[4U] = _S912;
        uint _S913 = linear_0(rule_29, token_6, _S880, x_36[5U], kernelContext_47);
        uint _S914 = quick_key_0(rule_29, _S913, bias_2[5U]);
        x_36[5U] = _S914;
        uint _S915 = linear_0(rule_29, token_6, _S885, x_36[6U], kernelContext_47);
        uint _S916 = quick_key_0(rule_29, _S915, bias_2[6U]);
        x_36[6U] = _S916;
        uint _S917 = linear_0(rule_29, token_6, _S890, x_36[7U], kernelContext_47);
        uint _S918 = quick_key_0(rule_29, _S917, bias_2[7U]);
        x_36[7U] = _S918;
        if(_S852)
        {
            Row256_set_0(base_4, x_36[0U], kernelContext_47);
        }
        if(_S859 < _S851)
        {
            Row256_set_0(_S859, x_36[1U], kernelContext_47);
        }
        if(_S864 < _S851)
        {
            Row256_set_0(_S864, x_36[2U], kernelContext_47);
        }
        if(_S869 < _S851)
        {
            Row256_set_0(_S869, x_36[3U], kernelContext_47);
        }
        if(_S874 < _S851)
        {
            Row256_set_0(_S874, x_36[4U], kernelContext_47);
        }
        if(_S879 < _S851)
        {
            Row256_set_0(_S879, x_36[5U], kernelContext_47);
        }
        if(_S884 < _S851)
        {
            Row256_set_0(_S884, x_36[6U], kernelContext_47);
        }
        if(_S889 < _S851)
        {
            Row256_set_0(_S889, x_36[7U], kernelContext_47);
        }
        base_4 = base_4 + 256U;
    }
    return;
}

void prepare_row_0(uint lane_27, const Rule_0 thread* rule_30, const Token_0 thread* token_7, KernelContext_0 thread* kernelContext_48)
{
    uint _S919;
    bool capped_0 = (rule_30->has_logit_softcap_0) != 0U;
    uint e_21 = lane_27;
    for(;;)
    {
        _S919 = rule_30->n_expert_0;
        if(e_21 < (rule_30->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S920 = Token_logit_of_0(token_7, e_21, kernelContext_48);
        uint _S921 = linear_0(rule_30, token_7, e_21, _S920, kernelContext_48);
        uint _S922;
        if(capped_0)
        {
            _S922 = _S921;
        }
        else
        {
            uint _S923 = clamp_0(rule_30, _S921);
            _S922 = _S923;
        }
        Row256_set_0(e_21, _S922, kernelContext_48);
        e_21 = e_21 + 32U;
    }
    if(capped_0)
    {
        e_21 = lane_27;
        for(;;)
        {
            if(e_21 < _S919)
            {
            }
            else
            {
                break;
            }
            uint _S924 = Row256_get_1(e_21, kernelContext_48);
            uint _S925 = softcap_0(rule_30, _S924, kernelContext_48);
            uint _S926 = clamp_0(rule_30, _S925);
            Row256_set_0(e_21, _S926, kernelContext_48);
            e_21 = e_21 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_31)
{
    uint _S927 = score_of_key_1(rule_31);
    uint _S928 = rule_31->score_0;
    if((rule_31->score_0) == 0U)
    {
        return _S927 != 0U;
    }
    bool _S929;
    if(_S928 == _S927)
    {
        uint _S930 = rule_31->score_dtype_0;
        uint _S931 = dtype_of_key_0(rule_31);
        _S929 = _S930 == _S931;
    }
    else
    {
        _S929 = false;
    }
    return _S929;
}

bool has_estimate_0(const Rule_0 thread* rule_32)
{
    uint _S932 = score_of_key_1(rule_32);
    bool _S933;
    if((rule_32->n_group_0) > 1U)
    {
        _S933 = (rule_32->group_score_0) > 4U;
    }
    else
    {
        _S933 = false;
    }
    if(_S933)
    {
        return false;
    }
    bool _S934 = has_single_key_0(rule_32);
    if(_S934)
    {
        if(_S932 == 1U)
        {
            _S933 = true;
        }
        else
        {
            _S933 = _S932 == 2U;
        }
    }
    else
    {
        _S933 = false;
    }
    if(_S933)
    {
        uint _S935 = dtype_of_key_0(rule_32);
        _S933 = _S935 == 0U;
    }
    else
    {
        _S933 = false;
    }
    if(_S933)
    {
        _S933 = (rule_32->n_used_0) <= 32U;
    }
    else
    {
        _S933 = false;
    }
    return _S933;
}

Wide_0 Wide_x24init_0(uint lo_31, uint hi_6)
{
    thread Wide_0 _S936;
    (&_S936)->lo_0 = lo_31;
    (&_S936)->hi_0 = hi_6;
    return _S936;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S937;
    (&_S937)->w0_0 = w0_3;
    (&_S937)->w1_0 = w1_3;
    (&_S937)->w2_0 = w2_6;
    (&_S937)->w3_0 = w3_1;
    return _S937;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_7, uint sum_bits_1, const Wide_0 thread* sum_11, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S938;
    (&_S938)->largest_0 = largest_3;
    (&_S938)->poisoned_0 = poisoned_1;
    (&_S938)->exact_0 = exact_7;
    (&_S938)->sum_bits_0 = sum_bits_1;
    (&_S938)->sum_5 = *sum_11;
    (&_S938)->exact_sum_0 = *exact_sum_1;
    return _S938;
}

bool has_quick_key_0(const Rule_0 thread* rule_33)
{
    bool _S939 = has_estimate_0(rule_33);
    bool _S940;
    if(_S939)
    {
        uint _S941 = score_of_key_1(rule_33);
        _S940 = _S941 == 1U;
    }
    else
    {
        _S940 = false;
    }
    if(_S940)
    {
        _S940 = (rule_33->has_logit_softcap_0) == 0U;
    }
    else
    {
        _S940 = false;
    }
    return _S940;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_34)
{
    if((rule_34->score_0) != 0U)
    {
        return false;
    }
    bool _S942 = weighs_winners_alone_0(rule_34);
    bool _S943;
    if(!_S942)
    {
        _S943 = true;
    }
    else
    {
        if((rule_34->select_by_0) == 0U)
        {
            bool _S944 = ranks_by_logit_0(rule_34);
            _S943 = !_S944;
        }
        else
        {
            _S943 = false;
        }
    }
    return _S943;
}

bool route_row_0(uint lane_28, const Rule_0 thread* rule_35, const Token_0 thread* token_8, bool replay_1, KernelContext_0 thread* kernelContext_49)
{
    bool open_0;
    bool _S945;
    bool _S946 = !replay_1;
    bool all_2;
    if(_S946)
    {
        all_2 = (rule_35->n_expert_0) <= 32U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = (rule_35->n_group_0) <= 1U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        bool _S947 = has_single_key_0(rule_35);
        all_2 = _S947;
    }
    else
    {
        all_2 = false;
    }
    bool _S948 = !all_2;
    bool exact_keys_0;
    if(_S948)
    {
        bool _S949 = has_estimate_0(rule_35);
        exact_keys_0 = !_S949;
    }
    else
    {
        exact_keys_0 = false;
    }
    bool exact_sums_0 = false;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S950 = rule_35->n_expert_0;
        if(pass_0 < (3U + ((rule_35->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S951 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S952 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S953 = _S951;
        Softmax_0 _S954 = Softmax_x24init_0(0U, false, false, 0U, &_S952, &_S953);
        Lanes_sync_0();
        bool quick_0;
        if(!exact_keys_0)
        {
            bool _S955 = has_quick_key_0(rule_35);
            quick_0 = _S955;
        }
        else
        {
            quick_0 = false;
        }
        bool _S956;
        if(_S946)
        {
            _S956 = _S948;
        }
        else
        {
            _S956 = false;
        }
        bool _S957;
        if(_S956)
        {
            _S957 = !quick_0;
        }
        else
        {
            _S957 = false;
        }
        bool _S958;
        if(_S957)
        {
            _S958 = true;
        }
        else
        {
            bool _S959 = needs_row_softmax_0(rule_35);
            _S958 = _S959;
        }
        if(_S958)
        {
            prepare_row_0(lane_28, rule_35, token_8, kernelContext_49);
        }
        bool _S960 = needs_row_softmax_0(rule_35);
        Softmax_0 softmax_2;
        if(_S960)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_10 = _S950;
            bool _S961 = (rule_35->nan_last_0) != 0U;
            thread RowMembers_0 _S962 = row_1;
            Softmax_0 _S963 = softmax_of_1(lane_28, &_S962, _S961, exact_sums_0, kernelContext_49);
            softmax_2 = _S963;
        }
        else
        {
            softmax_2 = _S954;
        }
        uint _S964;
        if(all_2)
        {
            _S964 = _S950;
        }
        else
        {
            _S964 = rule_35->n_used_0;
        }
        bool _S965;
        if(_S946)
        {
            _S965 = _S948;
        }
        else
        {
            _S965 = false;
        }
        bool doubtful_3;
        uint n_18;
        if(_S965)
        {
            if(quick_0)
            {
                estimate_row_0(lane_28, rule_35, token_8, kernelContext_49);
                doubtful_3 = false;
            }
            else
            {
                thread Softmax_0 _S966 = softmax_2;
                bool _S967 = score_row_0(lane_28, rule_35, token_8, &_S966, exact_keys_0, kernelContext_49);
                doubtful_3 = _S967;
            }
            uint _S968 = find_candidates_0(lane_28, rule_35, exact_keys_0, kernelContext_49);
            if(_S968 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_18 = _S968;
        }
        else
        {
            n_18 = _S964;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_19 = lane_28;
        for(;;)
        {
            if(i_19 < n_18)
            {
            }
            else
            {
                break;
            }
            uint e_22;
            if(all_2)
            {
                e_22 = i_19;
            }
            else
            {
                e_22 = (*kernelContext_49->list_id_0)[i_19];
            }
            uint _S969 = prepare_0(rule_35, token_8, e_22, kernelContext_49);
            uint _S970;
            if(exact_keys_0)
            {
                _S970 = rule_35->score_0;
            }
            else
            {
                uint _S971 = score_of_key_1(rule_35);
                _S970 = _S971;
            }
            uint _S972;
            if(exact_keys_0)
            {
                _S972 = rule_35->score_dtype_0;
            }
            else
            {
                uint _S973 = dtype_of_key_0(rule_35);
                _S972 = _S973;
            }
            uint _S974 = score_alone_0(_S970, _S972, _S969, kernelContext_49);
            uint _S975 = with_bias_0(rule_35, token_8, e_22, _S974, kernelContext_49);
            uint _S976 = nan_place_1(rule_35);
            uint _S977 = order_0(_S975, _S976);
            if(_S948)
            {
                open_0 = _S946;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S945 = true;
                }
                else
                {
                    if((rule_35->n_group_0) > 1U)
                    {
                        bool _S978 = is_kept_0(rule_35, e_22, kernelContext_49);
                        _S945 = !_S978;
                    }
                    else
                    {
                        _S945 = false;
                    }
                }
            }
            else
            {
                _S945 = false;
            }
            uint key_6;
            if(_S945)
            {
                uint _S979 = Row256_get_1(e_22, kernelContext_49);
                key_6 = _S979;
            }
            else
            {
                key_6 = _S977;
            }
            (*kernelContext_49->list_id_0)[i_19] = e_22;
            (*kernelContext_49->list_key_0)[i_19] = key_6;
            (*kernelContext_49->list_logit_0)[i_19] = _S969;
            (*kernelContext_49->list_score_0)[i_19] = _S974;
            if(replay_1)
            {
                place_winner_0(i_19, i_19, kernelContext_49);
            }
            i_19 = i_19 + 32U;
        }
        if(_S946)
        {
            Lanes_sync_0();
            rank_list_0(lane_28, rule_35, n_18, kernelContext_49);
        }
        Lanes_sync_0();
        if((rule_35->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S980 = softmax_2;
        bool _S981 = weigh_softmax_0(lane_28, rule_35, token_8, &_S980, _S946, exact_sums_0, kernelContext_49);
        uint _S982 = Lanes_ballot_0(lane_28, doubtful_3);
        if(_S982 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S981;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S945 = true;
        }
        else
        {
            int _S983;
            if(open_0)
            {
                _S983 = int(1);
            }
            else
            {
                _S983 = int(0);
            }
            _S945 = (Lanes_agreed_0(lane_28, uint(_S983))) == 0U;
        }
        if(_S945)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_35->renormalize_0) != 0U)
    {
        bool _S984 = weighs_winners_alone_0(rule_35);
        all_2 = !_S984;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        renormalize_1(lane_28, rule_35, kernelContext_49);
    }
    Lanes_sync_0();
    return pass_0 != 0U;
}

Rule_0 Rule_x24init_0(uint n_expert_2, uint n_used_1, uint n_token_1, uint n_real_1, uint row_stride_1, uint logits_dtype_1, uint weights_dtype_1, uint token_base_1, uint score_3, uint score_dtype_1, uint select_bias_1, uint select_by_1, uint n_group_2, uint topk_group_1, uint group_score_1, uint excluded_zero_1, uint renormalize_2, uint eps_kind_1, uint renorm_eps_1, uint divisor_1, uint scale_1, uint has_logit_scale_1, uint logit_scale_1, uint has_logit_softcap_1, uint logit_softcap_1, uint has_logit_clamp_1, uint logit_clamp_1, uint jitter_eps_1, uint nan_last_1, uint bias_at_1, uint logit_bias_at_1, uint expert_scale_at_1, uint replay_2, uint n_group_dispatched_1, uint n_at_once_1, uint magnitude_3, uint n_group_left_1, uint unused3_1, uint unused4_1, uint unused5_1, uint unused6_1, uint unused7_1, uint unused8_1, uint unused9_1, uint unused10_1, uint unused11_1, uint unused12_1, uint unused13_1, uint unused14_1, uint unused15_1, uint unused16_1, uint unused17_1, uint unused18_1, uint unused19_1, uint unused20_1, uint unused21_1, uint unused22_1, uint unused23_1, uint unused24_1, uint unused25_1, uint unused26_1, uint unused27_1, uint unused28_1, uint unused29_1)
{
    thread Rule_0 _S985;
    (&_S985)->n_expert_0 = n_expert_2;
    (&_S985)->n_used_0 = n_used_1;
    (&_S985)->n_token_0 = n_token_1;
    (&_S985)->n_real_0 = n_real_1;
    (&_S985)->row_stride_0 = row_stride_1;
    (&_S985)->logits_dtype_0 = logits_dtype_1;
    (&_S985)->weights_dtype_0 = weights_dtype_1;
    (&_S985)->token_base_0 = token_base_1;
    (&_S985)->score_0 = score_3;
    (&_S985)->score_dtype_0 = score_dtype_1;
    (&_S985)->select_bias_0 = select_bias_1;
    (&_S985)->select_by_0 = select_by_1;
    (&_S985)->n_group_0 = n_group_2;
    (&_S985)->topk_group_0 = topk_group_1;
    (&_S985)->group_score_0 = group_score_1;
    (&_S985)->excluded_zero_0 = excluded_zero_1;
    (&_S985)->renormalize_0 = renormalize_2;
    (&_S985)->eps_kind_0 = eps_kind_1;
    (&_S985)->renorm_eps_0 = renorm_eps_1;
    (&_S985)->divisor_0 = divisor_1;
    (&_S985)->scale_0 = scale_1;
    (&_S985)->has_logit_scale_0 = has_logit_scale_1;
    (&_S985)->logit_scale_0 = logit_scale_1;
    (&_S985)->has_logit_softcap_0 = has_logit_softcap_1;
    (&_S985)->logit_softcap_0 = logit_softcap_1;
    (&_S985)->has_logit_clamp_0 = has_logit_clamp_1;
    (&_S985)->logit_clamp_0 = logit_clamp_1;
    (&_S985)->jitter_eps_0 = jitter_eps_1;
    (&_S985)->nan_last_0 = nan_last_1;
    (&_S985)->bias_at_0 = bias_at_1;
    (&_S985)->logit_bias_at_0 = logit_bias_at_1;
    (&_S985)->expert_scale_at_0 = expert_scale_at_1;
    (&_S985)->replay_0 = replay_2;
    (&_S985)->n_group_dispatched_0 = n_group_dispatched_1;
    (&_S985)->n_at_once_0 = n_at_once_1;
    (&_S985)->magnitude_0 = magnitude_3;
    (&_S985)->n_group_left_0 = n_group_left_1;
    (&_S985)->unused3_0 = unused3_1;
    (&_S985)->unused4_0 = unused4_1;
    (&_S985)->unused5_0 = unused5_1;
    (&_S985)->unused6_0 = unused6_1;
    (&_S985)->unused7_0 = unused7_1;
    (&_S985)->unused8_0 = unused8_1;
    (&_S985)->unused9_0 = unused9_1;
    (&_S985)->unused10_0 = unused10_1;
    (&_S985)->unused11_0 = unused11_1;
    (&_S985)->unused12_0 = unused12_1;
    (&_S985)->unused13_0 = unused13_1;
    (&_S985)->unused14_0 = unused14_1;
    (&_S985)->unused15_0 = unused15_1;
    (&_S985)->unused16_0 = unused16_1;
    (&_S985)->unused17_0 = unused17_1;
    (&_S985)->unused18_0 = unused18_1;
    (&_S985)->unused19_0 = unused19_1;
    (&_S985)->unused20_0 = unused20_1;
    (&_S985)->unused21_0 = unused21_1;
    (&_S985)->unused22_0 = unused22_1;
    (&_S985)->unused23_0 = unused23_1;
    (&_S985)->unused24_0 = unused24_1;
    (&_S985)->unused25_0 = unused25_1;
    (&_S985)->unused26_0 = unused26_1;
    (&_S985)->unused27_0 = unused27_1;
    (&_S985)->unused28_0 = unused28_1;
    (&_S985)->unused29_0 = unused29_1;
    return _S985;
}

[[kernel]] void moe_route(uint3 group_4 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], packed_uint4 device* params_1 [[buffer(4)]], uint device* ids_1 [[buffer(2)]], float device* weights_1 [[buffer(3)]], float device* logits_1 [[buffer(0)]], float device* bias_3 [[buffer(1)]])
{
    thread KernelContext_0 kernelContext_50;
    (&kernelContext_50)->params_0 = params_1;
    (&kernelContext_50)->ids_0 = ids_1;
    (&kernelContext_50)->weights_0 = weights_1;
    (&kernelContext_50)->logits_0 = logits_1;
    (&kernelContext_50)->bias_0 = bias_3;
    threadgroup array<uint, int(64)> winner_score_1;
    (&kernelContext_50)->winner_score_0 = &winner_score_1;
    threadgroup array<uint, int(64)> winner_logit_1;
    (&kernelContext_50)->winner_logit_0 = &winner_logit_1;
    threadgroup array<uint, int(64)> winner_id_1;
    (&kernelContext_50)->winner_id_0 = &winner_id_1;
    threadgroup array<uint, int(64)> list_key_1;
    (&kernelContext_50)->list_key_0 = &list_key_1;
    threadgroup array<uint, int(64)> list_id_1;
    (&kernelContext_50)->list_id_0 = &list_id_1;
    threadgroup array<uint, int(64)> list_logit_1;
    (&kernelContext_50)->list_logit_0 = &list_logit_1;
    threadgroup array<uint, int(64)> list_score_1;
    (&kernelContext_50)->list_score_0 = &list_score_1;
    threadgroup array<uint, int(64)> best_of_part_1;
    (&kernelContext_50)->best_of_part_0 = &best_of_part_1;
    threadgroup array<uint, int(128)> kept_groups_1;
    (&kernelContext_50)->kept_groups_0 = &kept_groups_1;
    threadgroup array<uint, int(256)> row_256_1;
    (&kernelContext_50)->row_256_0 = &row_256_1;
    (&kernelContext_50)->zero_0 = 0U;
    uint4 _S986 = uint4(*(params_1+int(0))) ;
    uint token_index_0 = group_4.x;
    if(token_index_0 >= (_S986.z))
    {
        return;
    }
    uint lane_29 = thread_0.x;
    uint _S987 = _S986.x;
    (&kernelContext_50)->zero_0 = _S987 >> 16U;
    thread Rule_0 rule_36 = Rule_x24init_0(0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U);
    (&rule_36)->n_expert_0 = min(_S987, 256U);
    uint _S988 = _S986.y;
    (&rule_36)->n_used_0 = min(_S988, 16U);
    (&rule_36)->score_0 = 1U;
    (&rule_36)->select_bias_0 = 1U;
    (&rule_36)->n_group_0 = 1U;
    (&rule_36)->renormalize_0 = 1U;
    (&rule_36)->eps_kind_0 = 1U;
    (&rule_36)->renorm_eps_0 = 947912704U;
    (&rule_36)->divisor_0 = 1065353216U;
    (&rule_36)->scale_0 = 1065353216U;
    (&rule_36)->has_logit_clamp_0 = 1U;
    (&rule_36)->logit_clamp_0 = 1117782016U;
    (&rule_36)->logit_bias_at_0 = 4294967295U;
    (&rule_36)->expert_scale_at_0 = 4294967295U;
    thread Token_0 token_9;
    (&token_9)->first_1 = token_index_0 * _S987;
    thread Rule_0 _S989 = rule_36;
    thread Token_0 _S990 = token_9;
    bool _S991 = route_row_0(lane_29, &_S989, &_S990, false, &kernelContext_50);
    uint slot_9 = lane_29;
    for(;;)
    {
        if(slot_9 < ((&rule_36)->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S992 = token_index_0 * _S988 + slot_9;
        *((&kernelContext_50)->ids_0+_S992) = (*(&kernelContext_50)->winner_id_0)[slot_9];
        *((&kernelContext_50)->weights_0+_S992) = (as_type<float>(((*(&kernelContext_50)->winner_score_0)[slot_9])));
        slot_9 = slot_9 + 32U;
    }
    return;
}

