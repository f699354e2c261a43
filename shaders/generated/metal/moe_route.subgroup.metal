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
    uint _S382;
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
        uint m_10 = 0U;
        uint sum_8 = 0U;
        uint last_member_0 = 4294967295U;
        uint last_0 = 4294967295U;
        for(;;)
        {
            if(m_10 < (rule_1->group_score_0))
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
                bool _S383 = base_1 < size_0;
                if(_S383)
                {
                }
                else
                {
                    break;
                }
                thread array<uint, int(8)> key_3;
                uint _S384 = group_1 * size_0;
                uint _S385 = size_0 - 1U;
                uint _S386 = Row256_get_1(_S384 + min(base_1, _S385), kernelContext_12);
                key_3[0U] = _S386;
                uint _S387 = base_1 + 32U;
                uint _S388 = Row256_get_1(_S384 + min(_S387, _S385), kernelContext_12);
                key_3[1U] = _S388;
                uint _S389 = base_1 + 64U;
                uint _S390 = Row256_get_1(_S384 + min(_S389, _S385), kernelContext_12);
                key_3[2U] = _S390;
                uint _S391 = base_1 + 96U;
                uint _S392 = Row256_get_1(_S384 + min(_S391, _S385), kernelContext_12);
                key_3[3U] = _S392;
                uint _S393 = base_1 + 128U;
                uint _S394 = Row256_get_1(_S384 + min(_S393, _S385), kernelContext_12);
                key_3[4U] = _S394;
                uint _S395 = base_1 + 160U;
                uint _S396 = Row256_get_1(_S384 + min(_S395, _S385), kernelContext_12);
                key_3[5U] = _S396;
                uint _S397 = base_1 + 192U;
                uint _S398 = Row256_get_1(_S384 + min(_S397, _S385), kernelContext_12);
                key_3[6U] = _S398;
                uint _S399 = base_1 + 224U;
                uint _S400 = Row256_get_1(_S384 + min(_S399, _S385), kernelContext_12);
                key_3[7U] = _S400;
                bool _S401 = last_member_0 == 4294967295U;
                bool better_4 = (_S383 & ((_S401 | (_S386 < last_0)) | ((_S386 == last_0) & (base_1 > last_member_0)))) & (_S386 > best_3);
                uint _S402 = select(best_3, _S386, better_4);
                bool better_5 = ((_S387 < size_0) & ((_S401 | (_S388 < last_0)) | ((_S388 == last_0) & (_S387 > last_member_0)))) & (_S388 > _S402);
                uint _S403 = select(_S402, _S388, better_5);
                bool better_6 = ((_S389 < size_0) & ((_S401 | (_S390 < last_0)) | ((_S390 == last_0) & (_S389 > last_member_0)))) & (_S390 > _S403);
                uint _S404 = select(_S403, _S390, better_6);
                bool better_7 = ((_S391 < size_0) & ((_S401 | (_S392 < last_0)) | ((_S392 == last_0) & (_S391 > last_member_0)))) & (_S392 > _S404);
                uint _S405 = select(_S404, _S392, better_7);
                bool better_8 = ((_S393 < size_0) & ((_S401 | (_S394 < last_0)) | ((_S394 == last_0) & (_S393 > last_member_0)))) & (_S394 > _S405);
                uint _S406 = select(_S405, _S394, better_8);
                bool better_9 = ((_S395 < size_0) & ((_S401 | (_S396 < last_0)) | ((_S396 == last_0) & (_S395 > last_member_0)))) & (_S396 > _S406);
                uint _S407 = select(_S406, _S396, better_9);
                bool better_10 = ((_S397 < size_0) & ((_S401 | (_S398 < last_0)) | ((_S398 == last_0) & (_S397 > last_member_0)))) & (_S398 > _S407);
                uint _S408 = select(_S407, _S398, better_10);
                bool better_11 = ((_S399 < size_0) & ((_S401 | (_S400 < last_0)) | ((_S400 == last_0) & (_S399 > last_member_0)))) & (_S400 > _S408);
                uint best_4 = select(_S408, _S400, better_11);
                uint member_1 = select(select(select(select(select(select(select(select(member_0, base_1, better_4), _S387, better_5), _S389, better_6), _S391, better_7), _S393, better_8), _S395, better_9), _S397, better_10), _S399, better_11);
                base_1 = base_1 + 256U;
                best_3 = best_4;
                member_0 = member_1;
            }
            uint last_1 = Lanes_max_0(lane_12, best_3);
            uint _S409;
            if(best_3 == last_1)
            {
                _S409 = ~member_0;
            }
            else
            {
                _S409 = 0U;
            }
            uint _S410 = Lanes_max_0(lane_12, _S409);
            uint _S411 = ~_S410;
            if(m_10 == 0U)
            {
                sum_8 = summand_0(last_1);
            }
            else
            {
                uint _S412 = summand_0(last_1);
                for(;;)
                {
                    bool _S413;
                    if(is_plain_0(sum_8))
                    {
                        _S413 = is_plain_0(_S412);
                    }
                    else
                    {
                        _S413 = false;
                    }
                    if(_S413)
                    {
                        _S382 = flush_0((as_type<uint>(((as_type<float>((sum_8))) + (as_type<float>((_S412)))))) ^ (kernelContext_12->zero_0));
                        break;
                    }
                    _S382 = add_by_words_0(sum_8, _S412);
                    break;
                }
                sum_8 = _S382;
            }
            m_10 = m_10 + 1U;
            last_member_0 = _S411;
            last_0 = last_1;
        }
        group_1 = group_1 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_13, const Rule_0 thread* rule_2, uint size_1, KernelContext_0 thread* kernelContext_13)
{
    uint _S414 = rule_2->n_group_0;
    uint _S415 = 32U / rule_2->n_group_0;
    uint _S416 = max(_S415, 1U);
    uint _S417 = 32U / _S416;
    uint first_0 = 0U;
    for(;;)
    {
        if(first_0 < _S414)
        {
        }
        else
        {
            break;
        }
        uint _S418 = lane_13 / _S416;
        uint group_2 = first_0 + _S418;
        uint second_0;
        uint best_5;
        if(group_2 < _S414)
        {
            uint _S419 = lane_13 % _S416;
            second_0 = 0U;
            best_5 = 0U;
            uint i_9 = _S419;
            for(;;)
            {
                if(i_9 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S420 = Row256_get_1(group_2 * size_1 + i_9, kernelContext_13);
                uint _S421 = max(second_0, min(best_5, _S420));
                uint _S422 = max(best_5, _S420);
                uint i_10 = i_9 + _S416;
                second_0 = _S421;
                best_5 = _S422;
                i_9 = i_10;
            }
        }
        else
        {
            best_5 = 0U;
            second_0 = 0U;
        }
        uint _S423 = 2U * lane_13;
        (*kernelContext_13->best_of_part_0)[_S423] = best_5;
        (*kernelContext_13->best_of_part_0)[_S423 + 1U] = second_0;
        Lanes_sync_0();
        Lanes_sync_0();
        first_0 = first_0 + _S417;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_11, KernelContext_0 thread* kernelContext_14)
{
    if(!this_9->single_0)
    {
        return Row256_get_group_0(i_11);
    }
    uint _S424 = Row256_get_1(i_11, kernelContext_14);
    uint _S425;
    if(_S424 == 1U)
    {
        _S425 = order_0(4286578688U, 0U);
    }
    else
    {
        _S425 = _S424;
    }
    return _S425;
}

void select_by_bits_0(uint lane_14, const Rule_0 thread* rule_3, KernelContext_0 thread* kernelContext_15)
{
    thread ExpertKeys_0 keys_4;
    uint _S426 = rule_3->n_expert_0;
    (&keys_4)->n_expert_1 = rule_3->n_expert_0;
    uint _S427 = rule_3->n_used_0;
    thread ExpertKeys_0 _S428 = keys_4;
    uint _S429 = kth_by_bits_0(lane_14, &_S428, rule_3->n_used_0, kernelContext_15);
    thread ExpertKeys_0 _S430 = keys_4;
    uint _S431 = places_for_equals_0(lane_14, &_S430, _S427, _S429, kernelContext_15);
    thread uint equals_left_1 = _S431;
    uint base_2 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_2 < _S426)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_2 + lane_14;
        bool there_1 = e_2 < _S426;
        uint _S432;
        if(there_1)
        {
            uint _S433 = Row256_get_1(e_2, kernelContext_15);
            _S432 = _S433;
        }
        else
        {
            _S432 = 0U;
        }
        uint taken_1 = take_0(lane_14, there_1, _S432, _S429, &equals_left_1);
        if(((taken_1 >> lane_14) & 1U) != 0U)
        {
            (*kernelContext_15->list_id_0)[n_5 + ((uint)popcount((taken_1 & ((1U << lane_14) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((taken_1)));
        base_2 = base_2 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_15, const Rule_0 thread* rule_4, uint least_0, KernelContext_0 thread* kernelContext_16)
{
    uint base_3 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S434 = rule_4->n_expert_0;
        if(base_3 < (rule_4->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_3 + lane_15;
        bool _S435 = e_3 < _S434;
        uint _S436 = _S434 - 1U;
        uint _S437 = Row256_get_1(min(e_3, _S436), kernelContext_16);
        uint taken_2 = 0U | select(0U, 1U, _S435 & (_S437 >= least_0));
        uint e_4 = base_3 + 32U + lane_15;
        bool _S438 = e_4 < _S434;
        uint _S439 = Row256_get_1(min(e_4, _S436), kernelContext_16);
        uint taken_3 = taken_2 | select(0U, 2U, _S438 & (_S439 >= least_0));
        uint e_5 = base_3 + 64U + lane_15;
        bool _S440 = e_5 < _S434;
        uint _S441 = Row256_get_1(min(e_5, _S436), kernelContext_16);
        uint taken_4 = taken_3 | select(0U, 4U, _S440 & (_S441 >= least_0));
        uint e_6 = base_3 + 96U + lane_15;
        bool _S442 = e_6 < _S434;
        uint _S443 = Row256_get_1(min(e_6, _S436), kernelContext_16);
        uint taken_5 = taken_4 | select(0U, 8U, _S442 & (_S443 >= least_0));
        uint e_7 = base_3 + 128U + lane_15;
        bool _S444 = e_7 < _S434;
        uint _S445 = Row256_get_1(min(e_7, _S436), kernelContext_16);
        uint taken_6 = taken_5 | select(0U, 16U, _S444 & (_S445 >= least_0));
        uint e_8 = base_3 + 160U + lane_15;
        bool _S446 = e_8 < _S434;
        uint _S447 = Row256_get_1(min(e_8, _S436), kernelContext_16);
        uint taken_7 = taken_6 | select(0U, 32U, _S446 & (_S447 >= least_0));
        uint e_9 = base_3 + 192U + lane_15;
        bool _S448 = e_9 < _S434;
        uint _S449 = Row256_get_1(min(e_9, _S436), kernelContext_16);
        uint taken_8 = taken_7 | select(0U, 64U, _S448 & (_S449 >= least_0));
        uint e_10 = base_3 + 224U + lane_15;
        bool _S450 = e_10 < _S434;
        uint _S451 = Row256_get_1(min(e_10, _S436), kernelContext_16);
        uint taken_9 = taken_8 | select(0U, 128U, _S450 & (_S451 >= least_0));
        uint j_1 = 0U;
        uint n_8 = n_7;
        for(;;)
        {
            bool _S452;
            if(j_1 < 8U)
            {
                _S452 = (base_3 + j_1 * 32U) < _S434;
            }
            else
            {
                _S452 = false;
            }
            if(_S452)
            {
            }
            else
            {
                break;
            }
            bool is_in_0 = ((taken_9 >> j_1) & 1U) != 0U;
            uint all_1 = Lanes_ballot_0(lane_15, is_in_0);
            uint place_0 = n_8 + ((uint)popcount((all_1 & ((1U << lane_15) - 1U))));
            bool _S453;
            if(is_in_0)
            {
                _S453 = place_0 < 32U;
            }
            else
            {
                _S453 = false;
            }
            if(_S453)
            {
                (*kernelContext_16->list_id_0)[place_0] = base_3 + j_1 * 32U + lane_15;
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
    uint _S454 = simd_max(value_4);
    uint least_1 = _S454;
    for(;;)
    {
        uint4 _S455 = WaveActiveBallot_0(value_4 >= least_1);
        if(((uint)popcount((_S455.x))) < k_8)
        {
        }
        else
        {
            break;
        }
        uint _S456;
        if(value_4 < least_1)
        {
            _S456 = value_4;
        }
        else
        {
            _S456 = 0U;
        }
        uint _S457 = simd_max(_S456);
        least_1 = _S457;
    }
    return least_1;
}

bool estimate_is_logit_0(const Rule_0 thread* rule_5)
{
    bool _S458;
    if((rule_5->select_bias_0) == 0U)
    {
        if((rule_5->n_group_0) <= 1U)
        {
            _S458 = true;
        }
        else
        {
            if((rule_5->group_score_0) == 1U)
            {
                _S458 = (rule_5->excluded_zero_0) == 0U;
            }
            else
            {
                _S458 = false;
            }
        }
    }
    else
    {
        _S458 = false;
    }
    return _S458;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_6)
{
    uint _S459 = rule_6->select_by_0;
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
    bool _S460;
    if(_S459 == 0U)
    {
        _S460 = (rule_6->score_0) == 0U;
    }
    else
    {
        _S460 = false;
    }
    if(_S460)
    {
        _S460 = (rule_6->select_bias_0) == 0U;
    }
    else
    {
        _S460 = false;
    }
    if(_S460)
    {
        _S460 = (rule_6->score_dtype_0) == 0U;
    }
    else
    {
        _S460 = false;
    }
    if(_S460)
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
    bool _S461 = ranks_by_logit_0(rule_7);
    if(_S461)
    {
        return 3U;
    }
    uint _S462;
    if((rule_7->select_by_0) == 2U)
    {
        _S462 = 1U;
    }
    else
    {
        _S462 = rule_7->score_0;
    }
    return _S462;
}

uint window_below_0(const Rule_0 thread* rule_8, uint key_4, uint magnitude_1, uint sums_0)
{
    uint x_14 = from_order_0(key_4);
    if(is_nan_0(x_14))
    {
        return key_4;
    }
    float v_3 = (as_type<float>((x_14)));
    bool _S463 = estimate_is_logit_0(rule_8);
    float least_2;
    if(!_S463)
    {
        if(is_infinite_0(x_14))
        {
            return key_4;
        }
        least_2 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S464 = score_of_key_0(rule_8);
        bool is_sigmoid_0 = _S464 == 1U;
        uint _S465 = x_14 & 2147483648U;
        bool _S466;
        if(_S465 != 0U)
        {
            uint _S467 = absolute_0(x_14);
            int _S468;
            if(is_sigmoid_0)
            {
                _S468 = int(1117782016);
            }
            else
            {
                _S468 = int(1126170624);
            }
            _S466 = _S467 > uint(_S468);
        }
        else
        {
            _S466 = false;
        }
        if(_S466)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S466 = _S465 == 0U;
        }
        else
        {
            _S466 = false;
        }
        if(_S466)
        {
            _S466 = (absolute_0(x_14)) > 1099431936U;
        }
        else
        {
            _S466 = false;
        }
        if(_S466)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_14))
        {
            return key_4;
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
    uint _S469 = rule_9->n_expert_0 / rule_9->n_group_0;
    uint group_3 = expert_2 / _S469;
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
    uint key_5;
    uint _S470 = rule_10->n_expert_0;
    uint _S471 = rule_10->n_group_0;
    uint size_2 = rule_10->n_expert_0 / rule_10->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S471;
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
    if(_S471 <= 32U)
    {
        if(lane_18 < _S471)
        {
            thread GroupKeys_0 _S472 = groups_0;
            uint _S473 = GroupKeys_key_1(&_S472, lane_18, kernelContext_19);
            bound_5 = _S473;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S474 = Lanes_kth_largest_0(lane_18, bound_5, rule_10->topk_group_0);
        bound_5 = _S474;
    }
    else
    {
        thread GroupKeys_0 _S475 = groups_0;
        uint _S476 = kth_by_bits_1(lane_18, &_S475, rule_10->topk_group_0, kernelContext_19);
        bound_5 = _S476;
    }
    thread GroupKeys_0 _S477 = groups_0;
    uint _S478 = places_for_equals_1(lane_18, &_S477, rule_10->topk_group_0, bound_5, kernelContext_19);
    thread uint equals_left_2 = _S478;
    uint first_left_0 = 0U;
    uint base_4 = 0U;
    for(;;)
    {
        if(base_4 < _S471)
        {
        }
        else
        {
            break;
        }
        uint _S479 = base_4 + lane_18;
        bool there_2 = _S479 < _S471;
        if(there_2)
        {
            thread GroupKeys_0 _S480 = groups_0;
            uint _S481 = GroupKeys_key_1(&_S480, _S479, kernelContext_19);
            key_5 = _S481;
        }
        else
        {
            key_5 = 0U;
        }
        uint taken_10 = take_0(lane_18, there_2, key_5, bound_5, &equals_left_2);
        if(lane_18 == 0U)
        {
            (*kernelContext_19->kept_groups_0)[base_4 >> 5U] = taken_10;
        }
        if(((taken_10 >> lane_18) & 1U) == 0U)
        {
            first_left_0 = max(first_left_0, key_5);
        }
        base_4 = base_4 + 32U;
    }
    uint e_11;
    bool close_0;
    if(!exact_2)
    {
        key_5 = 0U;
        e_11 = lane_18;
        for(;;)
        {
            if(e_11 < _S470)
            {
            }
            else
            {
                break;
            }
            uint _S482 = Row256_get_1(e_11, kernelContext_19);
            uint x_15 = from_order_0(_S482);
            if(is_finite_0(x_15))
            {
                key_5 = max(key_5, absolute_0(x_15));
            }
            e_11 = e_11 + 32U;
        }
        uint magnitude_2 = Lanes_max_0(lane_18, key_5);
        uint _S483 = Lanes_max_0(lane_18, first_left_0);
        uint _S484 = window_below_0(rule_10, bound_5, magnitude_2, rule_10->group_score_0);
        close_0 = _S483 >= _S484;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S485;
    if((rule_10->excluded_zero_0) != 0U)
    {
        bool _S486 = ranks_by_logit_0(rule_10);
        _S485 = !_S486;
    }
    else
    {
        _S485 = false;
    }
    if(_S485)
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
        if(e_11 < _S470)
        {
        }
        else
        {
            break;
        }
        bool _S487 = is_kept_0(rule_10, e_11, kernelContext_19);
        if(!_S487)
        {
            Row256_set_0(e_11, bound_5, kernelContext_19);
        }
        e_11 = e_11 + 32U;
    }
    int _S488;
    if(close_0)
    {
        _S488 = int(1);
    }
    else
    {
        _S488 = int(0);
    }
    return (Lanes_agreed_0(lane_18, uint(_S488))) != 0U;
}

struct Token_0
{
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_11)
{
    bool _S489;
    if((rule_11->select_bias_0) == 0U)
    {
        if((rule_11->n_group_0) <= 1U)
        {
            _S489 = true;
        }
        else
        {
            if((rule_11->group_score_0) == 1U)
            {
                _S489 = (rule_11->excluded_zero_0) == 0U;
            }
            else
            {
                _S489 = false;
            }
        }
    }
    else
    {
        _S489 = false;
    }
    return _S489;
}

uint nan_place_1(const Rule_0 thread* rule_12)
{
    uint _S490;
    if((rule_12->nan_last_0) != 0U)
    {
        _S490 = 1U;
    }
    else
    {
        _S490 = 4294967295U;
    }
    return _S490;
}

uint score_of_key_1(const Rule_0 thread* rule_13)
{
    bool _S491 = ranks_by_logit_0(rule_13);
    if(_S491)
    {
        return 3U;
    }
    uint _S492;
    if((rule_13->select_by_0) == 2U)
    {
        _S492 = 1U;
    }
    else
    {
        _S492 = rule_13->score_0;
    }
    return _S492;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S493 = v_4->hi_0;
    uint _S494 = v_4->lo_0;
    uint _S495 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_12 = int(0);
    uint root_0 = _S495;
    for(;;)
    {
        if(i_12 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_110;
        (&w_110)->lo_0 = root_0 * root_0;
        uint _S496 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S496;
        Wide_0 _S497 = w_110;
        uint _S498 = _S493 - _S497.hi_0;
        int _S499;
        if(_S494 < (_S497.lo_0))
        {
            _S499 = int(1);
        }
        else
        {
            _S499 = int(0);
        }
        uint _S500 = _S498 - uint(_S499);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S494 - _S497.lo_0;
        (&w_111)->hi_0 = _S500;
        Wide_0 _S501 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S501.hi_0)) * 4.294967296e+09f + float(_S501.lo_0)) / (2.0f * float(root_0)))));
        i_12 = i_12 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S502 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S502;
    Wide_0 _S503 = w_112;
    uint _S504 = _S493 - _S503.hi_0;
    if(_S494 < (_S503.lo_0))
    {
        i_12 = int(1);
    }
    else
    {
        i_12 = int(0);
    }
    uint _S505 = _S504 - uint(i_12);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S494 - _S503.lo_0;
    (&w_113)->hi_0 = _S505;
    Wide_0 _S506 = w_113;
    if(((_S506.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S507;
        if((_S506.hi_0) != 0U)
        {
            _S507 = true;
        }
        else
        {
            _S507 = (_S506.lo_0) > (2U * root_0);
        }
        if(_S507)
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
    int _S508;
    if((exponent_2 & int(1)) != int(0))
    {
        _S508 = int(25);
    }
    else
    {
        _S508 = int(26);
    }
    uint shift_3 = uint(_S508);
    uint m_11 = mantissa_of_0(x_16);
    uint _S509 = m_11 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_11 << shift_3;
    (&w_114)->hi_0 = _S509;
    thread Wide_0 _S510 = w_114;
    uint _S511 = root_50_0(&_S510);
    return pack_0((_S511 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_20)
{
    return flush_0((as_type<uint>((kernelContext_20->bias_0[expert_4]))));
}

uint with_bias_0(const Rule_0 thread* rule_14, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_21)
{
    uint _S512;
    if((rule_14->select_bias_0) != 0U)
    {
        uint _S513 = Token_bias_of_0(token_0, expert_5, kernelContext_21);
        for(;;)
        {
            bool _S514;
            if(is_plain_0(score_1))
            {
                _S514 = is_plain_0(_S513);
            }
            else
            {
                _S514 = false;
            }
            if(_S514)
            {
                _S512 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S513)))))) ^ (kernelContext_21->zero_0));
                break;
            }
            _S512 = add_by_words_0(score_1, _S513);
            break;
        }
    }
    else
    {
        _S512 = score_1;
    }
    return _S512;
}

uint estimate_key_0(const Rule_0 thread* rule_15, const Token_0 thread* token_1, uint expert_6, uint x_17, KernelContext_0 thread* kernelContext_22)
{
    bool _S515;
    if(is_nan_0(x_17))
    {
        _S515 = true;
    }
    else
    {
        bool _S516 = estimate_is_logit_1(rule_15);
        _S515 = _S516;
    }
    if(_S515)
    {
        uint _S517 = nan_place_1(rule_15);
        return order_0(x_17, _S517);
    }
    uint _S518 = score_of_key_1(rule_15);
    bool is_sigmoid_1 = _S518 == 1U;
    bool negative_0 = (x_17 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S515 = !negative_0;
    }
    else
    {
        _S515 = false;
    }
    if(_S515)
    {
        _S515 = (absolute_0(x_17)) >= 1115684864U;
    }
    else
    {
        _S515 = false;
    }
    if(_S515)
    {
        uint _S519 = root_of_large_0(x_17);
        uint _S520 = with_bias_0(rule_15, token_1, expert_6, _S519, kernelContext_22);
        uint _S521 = nan_place_1(rule_15);
        return order_0(_S520, _S521);
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
    uint _S522 = Token_bias_of_0(token_1, expert_6, kernelContext_22);
    if(is_infinite_0(_S522))
    {
        return order_0(_S522, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S522))))))), 0U);
}

struct RowMembers_0
{
    uint n_10;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_23)
{
    uint _S523 = Row256_get_0(expert_7, kernelContext_23);
    return _S523;
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
    bool _S524;
    if(is_nan_0(a_16))
    {
        _S524 = true;
    }
    else
    {
        _S524 = is_nan_0(b_12);
    }
    if(_S524)
    {
        return 2143289344U;
    }
    uint sign_1 = (a_16 ^ b_12) & 2147483648U;
    if(is_infinite_0(a_16))
    {
        _S524 = true;
    }
    else
    {
        _S524 = is_infinite_0(b_12);
    }
    if(_S524)
    {
        if((absolute_0(a_16)) == 0U)
        {
            _S524 = true;
        }
        else
        {
            _S524 = (absolute_0(b_12)) == 0U;
        }
        uint _S525;
        if(_S524)
        {
            _S525 = 2143289344U;
        }
        else
        {
            _S525 = sign_1 | 2139095040U;
        }
        return _S525;
    }
    if((absolute_0(a_16)) == 0U)
    {
        _S524 = true;
    }
    else
    {
        _S524 = (absolute_0(b_12)) == 0U;
    }
    if(_S524)
    {
        return 0U;
    }
    uint _S526 = (mantissa_of_0(a_16)) << 8U;
    uint _S527 = (mantissa_of_0(b_12)) << 8U;
    thread Wide_0 w_115;
    (&w_115)->lo_0 = _S526 * _S527;
    uint _S528 = (mulhi((_S526), (_S527)));
    (&w_115)->hi_0 = _S528;
    Wide_0 _S529 = w_115;
    int exponent_3 = exponent_of_0(a_16) + exponent_of_0(b_12) - int(300) - int(16) + int(32);
    Wide_0 p_2;
    int exponent_4;
    if(((w_115.hi_0) & 2147483648U) == 0U)
    {
        uint _S530 = ((_S529.hi_0) << 1U) | ((_S529.lo_0) >> 31U);
        thread Wide_0 w_116;
        (&w_116)->lo_0 = (_S529.lo_0) << 1U;
        (&w_116)->hi_0 = _S530;
        int exponent_5 = exponent_3 - int(1);
        p_2 = w_116;
        exponent_4 = exponent_5;
    }
    else
    {
        p_2 = _S529;
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
        uint _S531 = Token_logit_bias_of_0(token_2, expert_10);
        for(;;)
        {
            bool _S532;
            if(is_plain_0(x_18))
            {
                _S532 = is_plain_0(_S531);
            }
            else
            {
                _S532 = false;
            }
            if(_S532)
            {
                x_19 = flush_0((as_type<uint>(((as_type<float>((x_18))) + (as_type<float>((_S531)))))) ^ (kernelContext_24->zero_0));
                break;
            }
            x_19 = add_by_words_0(x_18, _S531);
            break;
        }
    }
    else
    {
        x_19 = x_18;
    }
    if((rule_16->has_logit_scale_0) != 0U)
    {
        uint _S533 = multiply_0(x_19, rule_16->logit_scale_0);
        x_19 = _S533;
    }
    return x_19;
}

bool is_less_0(uint a_17, uint b_13)
{
    return (order_0(a_17, 0U)) < (order_0(b_13, 0U));
}

uint guarded_sum_0(const Rule_0 thread* rule_17, uint sum_9, KernelContext_0 thread* kernelContext_25)
{
    bool _S534;
    uint _S535;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S536 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            _S535 = sum_9;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_9))
                {
                    _S534 = is_plain_0(_S536);
                }
                else
                {
                    _S534 = false;
                }
                if(_S534)
                {
                    _S535 = flush_0((as_type<uint>(((as_type<float>((sum_9))) + (as_type<float>((_S536)))))) ^ (kernelContext_25->zero_0));
                    break;
                }
                _S535 = add_by_words_0(sum_9, _S536);
                break;
            }
        }
        return _S535;
    }
    if(!is_nan_0(sum_9))
    {
        _S534 = is_less_0(sum_9, rule_17->renorm_eps_0);
    }
    else
    {
        _S534 = false;
    }
    if(_S534)
    {
        _S535 = rule_17->renorm_eps_0;
    }
    else
    {
        _S535 = sum_9;
    }
    return _S535;
}

uint divide_numbers_0(uint a_18, uint b_14)
{
    uint n_11 = mantissa_of_0(a_18);
    uint d_4 = mantissa_of_0(b_14);
    int _S537;
    if(n_11 < d_4)
    {
        _S537 = int(1);
    }
    else
    {
        _S537 = int(0);
    }
    uint shift_4 = uint(_S537);
    float inverse_0 = 1.0f / (as_type<float>(((b_14 & 8388607U) | 1065353216U)));
    uint q_7 = (as_type<uint>(((as_type<float>((((a_18 & 8388607U) | 1065353216U) + (shift_4 << 23U)))) * inverse_0))) - 1056964608U;
    int r_1 = int((n_11 << (23U + shift_4)) - q_7 * d_4);
    uint step_2 = (as_type<uint>((float(r_1) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - 1262485504U;
    uint q_8 = q_7 + step_2;
    int r_2 = int(2) * (r_1 - int(step_2 * d_4));
    int _S538 = int(d_4);
    uint q_9;
    if(r_2 > _S538)
    {
        q_9 = q_8 + 1U;
    }
    else
    {
        q_9 = q_8;
    }
    if(r_2 < (- _S538))
    {
        q_9 = q_9 - 1U;
    }
    uint sign_2 = (a_18 ^ b_14) & 2147483648U;
    int biased_4 = exponent_of_0(a_18) - exponent_of_0(b_14) + int(127) - int(shift_4);
    uint _S539 = sign_2 | ((uint(biased_4) << 23U) + (q_9 & 8388607U));
    uint y_0;
    if(biased_4 < int(1))
    {
        y_0 = 0U;
    }
    else
    {
        y_0 = _S539;
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
    bool _S540;
    if(uint(exponent_of_0(a_19) - int(1)) < 254U)
    {
        _S540 = uint(exponent_of_0(b_15) - int(1)) < 254U;
    }
    else
    {
        _S540 = false;
    }
    if(_S540)
    {
        return q_10;
    }
    if(is_nan_0(a_19))
    {
        _S540 = true;
    }
    else
    {
        _S540 = is_nan_0(b_15);
    }
    if(_S540)
    {
        return 2143289344U;
    }
    uint sign_3 = (a_19 ^ b_15) & 2147483648U;
    uint _S541;
    if(is_infinite_0(a_19))
    {
        if(is_infinite_0(b_15))
        {
            _S541 = 2143289344U;
        }
        else
        {
            _S541 = sign_3 | 2139095040U;
        }
        return _S541;
    }
    if(is_infinite_0(b_15))
    {
        return 0U;
    }
    if((absolute_0(b_15)) == 0U)
    {
        if((absolute_0(a_19)) == 0U)
        {
            _S541 = 2143289344U;
        }
        else
        {
            _S541 = sign_3 | 2139095040U;
        }
        return _S541;
    }
    return 0U;
}

void renormalize_1(uint lane_19, const Rule_0 thread* rule_18, KernelContext_0 thread* kernelContext_26)
{
    uint _S542 = sum_of_scores_0(lane_19, rule_18, kernelContext_26);
    uint _S543 = guarded_sum_0(rule_18, _S542, kernelContext_26);
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
        (*kernelContext_26->winner_score_0)[slot_3] = divide_0((*kernelContext_26->winner_score_0)[slot_3], _S543);
        slot_3 = slot_3 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_19)
{
    bool _S544;
    if((rule_19->score_0) == 0U)
    {
        _S544 = (rule_19->renormalize_0) != 0U;
    }
    else
    {
        _S544 = false;
    }
    if(_S544)
    {
        _S544 = (rule_19->renorm_eps_0) == 0U;
    }
    else
    {
        _S544 = false;
    }
    if(_S544)
    {
        _S544 = (rule_19->score_dtype_0) == 0U;
    }
    else
    {
        _S544 = false;
    }
    return _S544;
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
    uint _S545 = a_21->w3_0;
    if((a_21->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S545);
    }
    uint _S546 = a_21->w2_0;
    if((a_21->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S546);
    }
    uint _S547 = a_21->w1_0;
    if((a_21->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S547);
    }
    return bit_width_0(a_21->w0_0);
}

bool same_0(const Huge_0 thread* a_22, const Huge_0 thread* b_16)
{
    bool _S548;
    if((a_22->w0_0) == (b_16->w0_0))
    {
        _S548 = (a_22->w1_0) == (b_16->w1_0);
    }
    else
    {
        _S548 = false;
    }
    if(_S548)
    {
        _S548 = (a_22->w2_0) == (b_16->w2_0);
    }
    else
    {
        _S548 = false;
    }
    if(_S548)
    {
        _S548 = (a_22->w3_0) == (b_16->w3_0);
    }
    else
    {
        _S548 = false;
    }
    return _S548;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_6, KernelContext_0 thread* kernelContext_27)
{
    bool _S549 = is_zero_0(num_0);
    if(_S549)
    {
        return 0U;
    }
    uint _S550 = bit_width_1(den_0);
    int _S551 = int(_S550);
    uint _S552 = bit_width_1(num_0);
    int shift_5 = _S551 - int(_S552);
    Huge_0 _S553;
    if(shift_5 > int(0))
    {
        Huge_0 _S554 = shift_left_1(num_0, uint(shift_5));
        _S553 = _S554;
    }
    else
    {
        _S553 = *num_0;
    }
    Huge_0 _S555;
    if(shift_5 < int(0))
    {
        Huge_0 _S556 = shift_left_1(den_0, uint(- shift_5));
        _S555 = _S556;
    }
    else
    {
        _S555 = *den_0;
    }
    thread Huge_0 _S557 = _S553;
    thread Huge_0 _S558 = _S555;
    bool _S559 = less_0(&_S557, &_S558);
    int shift_6;
    if(_S559)
    {
        thread Huge_0 _S560 = _S553;
        Huge_0 _S561 = shift_left_1(&_S560, 1U);
        int shift_7 = shift_5 + int(1);
        _S553 = _S561;
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
        thread Huge_0 _S562 = _S553;
        thread Huge_0 _S563 = _S555;
        bool _S564 = less_0(&_S562, &_S563);
        Huge_0 _S565;
        if(!_S564)
        {
            thread Huge_0 _S566 = _S553;
            thread Huge_0 _S567 = _S555;
            Huge_0 _S568 = subtract_1(&_S566, &_S567);
            uint quotient_2 = quotient_1 | 1U;
            _S565 = _S568;
            quotient_0 = quotient_2;
        }
        else
        {
            _S565 = _S553;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S569 = _S565;
        Huge_0 _S570 = shift_left_1(&_S569, 1U);
        uint bit_3 = bit_2 + 1U;
        _S553 = _S570;
        bit_2 = bit_3;
    }
    thread Huge_0 _S571 = _S555;
    thread Huge_0 _S572 = _S553;
    bool _S573 = less_0(&_S571, &_S572);
    bool _S574;
    if(_S573)
    {
        _S574 = true;
    }
    else
    {
        thread Huge_0 _S575 = _S553;
        thread Huge_0 _S576 = _S555;
        bool _S577 = same_0(&_S575, &_S576);
        if(_S577)
        {
            _S574 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S574 = false;
        }
    }
    if(_S574)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_6 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_23, uint b_17)
{
    thread Wide_0 w_117;
    (&w_117)->lo_0 = a_23->lo_0 * b_17;
    uint _S578 = (mulhi((a_23->lo_0), (b_17)));
    (&w_117)->hi_0 = _S578;
    thread Wide_0 p_3 = w_117;
    (&p_3)->hi_0 = (&p_3)->hi_0 + a_23->hi_0 * b_17;
    return p_3;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_24, int b_18)
{
    bool _S579 = b_18 < int(0);
    uint _S580;
    if(_S579)
    {
        _S580 = uint(- b_18);
    }
    else
    {
        _S580 = uint(b_18);
    }
    Wide_0 _S581 = multiply_low_0(a_24, _S580);
    Wide_0 _S582;
    if(_S579)
    {
        thread Wide_0 w_118;
        (&w_118)->lo_0 = 0U;
        (&w_118)->hi_0 = 0U;
        Wide_0 _S583 = w_118;
        uint _S584 = w_118.hi_0 - _S581.hi_0;
        int _S585;
        if((w_118.lo_0) < (_S581.lo_0))
        {
            _S585 = int(1);
        }
        else
        {
            _S585 = int(0);
        }
        uint _S586 = _S584 - uint(_S585);
        thread Wide_0 w_119;
        (&w_119)->lo_0 = _S583.lo_0 - _S581.lo_0;
        (&w_119)->hi_0 = _S586;
        Wide_0 _S587 = w_119;
        _S582 = _S587;
    }
    else
    {
        _S582 = _S581;
    }
    return _S582;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_12, const Wide_0 thread* d_5, int exponent_7, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S588 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_120;
    (&w_120)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_120)->hi_0 = _S588;
    Wide_0 _S589 = w_120;
    uint _S590 = (n_12->hi_0) >> 6U;
    thread Wide_0 w_121;
    (&w_121)->lo_0 = ((n_12->lo_0) >> 6U) | ((n_12->hi_0) << 26U);
    (&w_121)->hi_0 = _S590;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_12->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S591 = ((w_121.hi_0) << 22U) | ((w_121.lo_0) >> 10U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (w_121.lo_0) << 22U;
    (&w_122)->hi_0 = _S591;
    Wide_0 _S592 = w_122;
    thread Wide_0 _S593 = w_120;
    Wide_0 _S594 = multiply_low_0(&_S593, q1_0);
    uint _S595 = w_122.hi_0 - _S594.hi_0;
    int _S596;
    if((w_122.lo_0) < (_S594.lo_0))
    {
        _S596 = int(1);
    }
    else
    {
        _S596 = int(0);
    }
    uint _S597 = _S595 - uint(_S596);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S592.lo_0 - _S594.lo_0;
    (&w_123)->hi_0 = _S597;
    Wide_0 _S598 = w_123;
    int q2_0 = int(float(int(_S598.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S599 = ((_S598.hi_0) << 16U) | ((_S598.lo_0) >> 16U);
    thread Wide_0 w_124;
    (&w_124)->lo_0 = (_S598.lo_0) << 16U;
    (&w_124)->hi_0 = _S599;
    Wide_0 _S600 = w_124;
    thread Wide_0 _S601 = _S589;
    Wide_0 _S602 = multiply_low_signed_0(&_S601, q2_0);
    uint _S603 = w_124.hi_0 - _S602.hi_0;
    if((w_124.lo_0) < (_S602.lo_0))
    {
        _S596 = int(1);
    }
    else
    {
        _S596 = int(0);
    }
    uint _S604 = _S603 - uint(_S596);
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S600.lo_0 - _S602.lo_0;
    (&w_125)->hi_0 = _S604;
    Wide_0 _S605 = w_125;
    int low_3 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S605.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_3 >> 30U));
    uint lo_26 = uint(low_3) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S596 = int(1);
    }
    else
    {
        _S596 = int(2);
    }
    uint more_0 = uint(_S596);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_3;
    bool _S606 = fraction_0 > half_0;
    if(_S606)
    {
        _S596 = int(1);
    }
    else
    {
        _S596 = int(0);
    }
    (&r_3)->value_7 = pack_0(mantissa_3 + uint(_S596), exponent_7 - int(22) - int(more_0));
    uint _S607;
    if(_S606)
    {
        _S607 = fraction_0 - half_0;
    }
    else
    {
        _S607 = half_0 - fraction_0;
    }
    (&r_3)->doubtful_0 = _S607 <= slack_0;
    return r_3;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_20, KernelContext_0 thread* kernelContext_28)
{
    thread Rounded_0 r_4;
    (&r_4)->value_7 = 2143289344U;
    (&r_4)->doubtful_0 = false;
    bool _S608;
    if(s_2->poisoned_0)
    {
        _S608 = true;
    }
    else
    {
        _S608 = is_nan_0(x_20);
    }
    if(_S608)
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
        thread Huge_0 _S609 = d_6.t_0;
        ExactExp_0 _S610 = exp_exact_0(&_S609, kernelContext_28);
        thread Huge_0 _S611 = _S610.m_4;
        Huge_0 _S612 = shift_left_1(&_S611, 16U);
        int _S613 = - int(_S610.q_0);
        thread Huge_0 _S614 = _S612;
        uint _S615 = round_ratio_0(&_S614, &s_2->exact_sum_0, _S613, kernelContext_28);
        (&r_4)->value_7 = _S615;
        return r_4;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_20);
    if(!d_7.near_1)
    {
        return r_4;
    }
    thread Wide_0 _S616 = d_7.t_2;
    Exp_0 _S617 = exp_fast_0(&_S616);
    Wide_0 _S618 = s_2->sum_5;
    uint _S619 = (&s_2->sum_5)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_5)->hi_0);
    Wide_0 sum_10;
    if(up_0 == 0U)
    {
        sum_10 = _S618;
    }
    else
    {
        uint _S620 = (_S619 << up_0) | (((&s_2->sum_5)->lo_0) >> (32U - up_0));
        thread Wide_0 w_126;
        (&w_126)->lo_0 = ((&s_2->sum_5)->lo_0) << up_0;
        (&w_126)->hi_0 = _S620;
        sum_10 = w_126;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S621 = int(up_0) - int(_S617.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S622 = _S617.m_8;
    thread Wide_0 _S623 = sum_10;
    Rounded_0 _S624 = round_quotient_0(&_S622, &_S623, _S621, slack_1);
    return _S624;
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
    bool _S625 = exponent_8 < int(-14);
    uint drop_0;
    if(_S625)
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
    bool _S626;
    if(rest_2 > half_1)
    {
        _S626 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S626 = (n_13 & 1U) != 0U;
        }
        else
        {
            _S626 = false;
        }
    }
    uint n_14;
    if(_S626)
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
    if(_S625)
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
        uint _S627;
        if(fraction_1 != 0U)
        {
            _S627 = 2143289344U;
        }
        else
        {
            _S627 = sign_5 | 2139095040U;
        }
        return _S627;
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
    bool _S628 = weighs_winners_alone_0(rule_20);
    bool doubtful_1;
    uint slot_4;
    if(_S628)
    {
        thread WinnerMembers_0 winners_0;
        uint _S629 = rule_20->n_used_0;
        (&winners_0)->n_0 = rule_20->n_used_0;
        thread WinnerMembers_0 _S630 = winners_0;
        Softmax_0 _S631 = softmax_of_0(lane_20, &_S630, false, exact_3, kernelContext_29);
        softmax_0 = _S631;
        doubtful_1 = false;
        slot_4 = lane_20;
        for(;;)
        {
            if(slot_4 < _S629)
            {
            }
            else
            {
                break;
            }
            uint x_24 = (*kernelContext_29->winner_logit_0)[slot_4];
            bool _S632 = ranks_by_logit_0(rule_20);
            bool of_key_0;
            if(_S632)
            {
                uint _S633 = with_bias_0(rule_20, token_3, (*kernelContext_29->winner_id_0)[slot_4], x_24, kernelContext_29);
                of_key_0 = is_nan_0(_S633);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S634;
            if(doubtful_1)
            {
                _S634 = true;
            }
            else
            {
                _S634 = is_nan_0(x_24);
            }
            if(_S634)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S635;
                if(selected_0)
                {
                    _S635 = of_key_0;
                }
                else
                {
                    _S635 = false;
                }
                doubtful_1 = _S635;
            }
            slot_4 = slot_4 + 32U;
        }
        uint _S636 = Lanes_ballot_0(lane_20, doubtful_1);
        if(_S636 != 0U)
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
        uint _S637 = (*kernelContext_29->winner_logit_0)[slot_4];
        thread Softmax_0 _S638 = softmax_0;
        Rounded_0 _S639 = share_0(&_S638, _S637, kernelContext_29);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S639.doubtful_0;
        }
        uint _S640;
        if(is_nan_0(_S639.value_7))
        {
            _S640 = 2143289344U;
        }
        else
        {
            _S640 = round_score_0(_S639.value_7, rule_20->score_dtype_0);
        }
        (*kernelContext_29->winner_score_0)[slot_4] = _S640;
        slot_4 = slot_4 + 32U;
    }
    uint _S641 = Lanes_ballot_0(lane_20, doubtful_1);
    return _S641 != 0U;
}

uint firstbitlow_0(uint value_8)
{
    uint _S642;
    if(value_8 == 0U)
    {
        _S642 = 4294967295U;
    }
    else
    {
        uint _S643 = ctz(value_8);
        _S642 = _S643;
    }
    return _S642;
}

uint Lanes_rank_0(uint lane_21, uint value_9, uint k_9)
{
    uint _S644 = value_9;
    uint position_0 = 32U;
    uint i_13 = 0U;
    for(;;)
    {
        if(i_13 < k_9)
        {
        }
        else
        {
            break;
        }
        uint _S645 = simd_max(_S644);
        uint4 _S646 = WaveActiveBallot_0(_S644 == _S645);
        bool _S647 = lane_21 == (firstbitlow_0(_S646.x));
        if(_S647)
        {
            position_0 = i_13;
        }
        if(_S647)
        {
            _S644 = 0U;
        }
        i_13 = i_13 + 1U;
    }
    return position_0;
}

void place_winner_0(uint slot_5, uint i_14, KernelContext_0 thread* kernelContext_30)
{
    (*kernelContext_30->winner_id_0)[slot_5] = (*kernelContext_30->list_id_0)[i_14];
    (*kernelContext_30->winner_logit_0)[slot_5] = (*kernelContext_30->list_logit_0)[i_14];
    (*kernelContext_30->winner_score_0)[slot_5] = (*kernelContext_30->list_score_0)[i_14];
    return;
}

void rank_list_0(uint lane_22, const Rule_0 thread* rule_21, uint n_15, KernelContext_0 thread* kernelContext_31)
{
    uint i_15;
    if(n_15 <= 32U)
    {
        if(lane_22 < n_15)
        {
            i_15 = (*kernelContext_31->list_key_0)[lane_22];
        }
        else
        {
            i_15 = 0U;
        }
        uint slot_6 = Lanes_rank_0(lane_22, i_15, rule_21->n_used_0);
        if(slot_6 < (rule_21->n_used_0))
        {
            place_winner_0(slot_6, lane_22, kernelContext_31);
        }
        return;
    }
    i_15 = lane_22;
    for(;;)
    {
        if(i_15 < n_15)
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
            bool _S648;
            if(((*kernelContext_31->list_key_0)[j_2]) > (*kernelContext_31->list_key_0)[i_15])
            {
                _S648 = true;
            }
            else
            {
                if(((*kernelContext_31->list_key_0)[j_2]) == (*kernelContext_31->list_key_0)[i_15])
                {
                    _S648 = j_2 < i_15;
                }
                else
                {
                    _S648 = false;
                }
            }
            int _S649;
            if(_S648)
            {
                _S649 = int(1);
            }
            else
            {
                _S649 = int(0);
            }
            uint slot_8 = slot_7 + uint(_S649);
            j_2 = j_2 + 1U;
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_21->n_used_0))
        {
            place_winner_0(slot_7, i_15, kernelContext_31);
        }
        i_15 = i_15 + 32U;
    }
    return;
}

uint Token_word_of_0(const Token_0 thread* this_15, uint expert_11, KernelContext_0 thread* kernelContext_32)
{
    return (as_type<uint>((kernelContext_32->logits_0[this_15->first_1 + expert_11])));
}

uint Token_logit_of_0(const Token_0 thread* this_16, uint expert_12, KernelContext_0 thread* kernelContext_33)
{
    uint _S650 = Token_word_of_0(this_16, expert_12, kernelContext_33);
    return _S650;
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
        thread Huge_0 _S651 = fixed_96_0(x_25);
        Huge_0 _S652 = shift_left_1(&_S651, 1U);
        thread Huge_0 _S653 = _S652;
        ExactExp_0 _S654 = exp_exact_0(&_S653, kernelContext_34);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S655 = _S654.m_4;
        Huge_0 _S656 = shift_right_1(&_S655, _S654.q_0);
        thread Huge_0 _S657 = h_34;
        thread Huge_0 _S658 = _S656;
        Huge_0 _S659 = subtract_1(&_S657, &_S658);
        thread Huge_0 _S660 = h_34;
        thread Huge_0 _S661 = _S656;
        Huge_0 _S662 = add_0(&_S660, &_S661);
        thread Huge_0 _S663 = _S659;
        thread Huge_0 _S664 = _S662;
        uint _S665 = round_ratio_0(&_S663, &_S664, int(0), kernelContext_34);
        y_1 = _S665;
    }
    else
    {
        y_1 = 1065353216U;
    }
    return y_1 | (x_25 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_22, uint x_26, KernelContext_0 thread* kernelContext_35)
{
    uint _S666 = rule_22->logit_softcap_0;
    uint _S667 = tanh_0(divide_0(x_26, rule_22->logit_softcap_0), kernelContext_35);
    uint _S668 = multiply_0(_S667, _S666);
    return _S668;
}

uint clamp_0(const Rule_0 thread* rule_23, uint x_27)
{
    bool _S669;
    if((rule_23->has_logit_clamp_0) == 0U)
    {
        _S669 = true;
    }
    else
    {
        _S669 = is_nan_0(x_27);
    }
    if(_S669)
    {
        return x_27;
    }
    uint _S670 = rule_23->logit_clamp_0;
    uint _S671;
    if((absolute_0(x_27)) > (rule_23->logit_clamp_0))
    {
        _S671 = (x_27 & 2147483648U) | _S670;
    }
    else
    {
        _S671 = x_27;
    }
    return _S671;
}

uint prepare_0(const Rule_0 thread* rule_24, const Token_0 thread* token_4, uint expert_13, KernelContext_0 thread* kernelContext_36)
{
    uint _S672 = Token_logit_of_0(token_4, expert_13, kernelContext_36);
    uint _S673 = linear_0(rule_24, token_4, expert_13, _S672, kernelContext_36);
    uint x_28;
    if((rule_24->has_logit_softcap_0) != 0U)
    {
        uint _S674 = softcap_0(rule_24, _S673, kernelContext_36);
        x_28 = _S674;
    }
    else
    {
        x_28 = _S673;
    }
    uint _S675 = clamp_0(rule_24, x_28);
    return _S675;
}

uint find_candidates_0(uint lane_23, const Rule_0 thread* rule_25, bool exact_4, KernelContext_0 thread* kernelContext_37)
{
    bool _S676;
    if((rule_25->n_group_0) > 1U)
    {
        bool _S677 = keep_groups_0(lane_23, rule_25, exact_4, kernelContext_37);
        _S676 = _S677;
    }
    else
    {
        _S676 = false;
    }
    if(_S676)
    {
        return 0U;
    }
    uint _S678 = rule_25->n_used_0;
    uint n_16;
    if((rule_25->n_used_0) <= 32U)
    {
        n_16 = lane_23;
        uint top_1 = 0U;
        for(;;)
        {
            uint _S679 = rule_25->n_expert_0;
            bool _S680 = n_16 < (rule_25->n_expert_0);
            if(_S680)
            {
            }
            else
            {
                break;
            }
            uint _S681 = _S679 - 1U;
            uint _S682 = Row256_get_1(min(n_16, _S681), kernelContext_37);
            uint _S683 = max(top_1, select(0U, _S682, _S680));
            uint e_13 = n_16 + 32U;
            bool _S684 = e_13 < _S679;
            uint _S685 = Row256_get_1(min(e_13, _S681), kernelContext_37);
            uint _S686 = max(_S683, select(0U, _S685, _S684));
            uint e_14 = n_16 + 64U;
            bool _S687 = e_14 < _S679;
            uint _S688 = Row256_get_1(min(e_14, _S681), kernelContext_37);
            uint _S689 = max(_S686, select(0U, _S688, _S687));
            uint e_15 = n_16 + 96U;
            bool _S690 = e_15 < _S679;
            uint _S691 = Row256_get_1(min(e_15, _S681), kernelContext_37);
            uint _S692 = max(_S689, select(0U, _S691, _S690));
            uint e_16 = n_16 + 128U;
            bool _S693 = e_16 < _S679;
            uint _S694 = Row256_get_1(min(e_16, _S681), kernelContext_37);
            uint _S695 = max(_S692, select(0U, _S694, _S693));
            uint e_17 = n_16 + 160U;
            bool _S696 = e_17 < _S679;
            uint _S697 = Row256_get_1(min(e_17, _S681), kernelContext_37);
            uint _S698 = max(_S695, select(0U, _S697, _S696));
            uint e_18 = n_16 + 192U;
            bool _S699 = e_18 < _S679;
            uint _S700 = Row256_get_1(min(e_18, _S681), kernelContext_37);
            uint _S701 = max(_S698, select(0U, _S700, _S699));
            uint e_19 = n_16 + 224U;
            bool _S702 = e_19 < _S679;
            uint _S703 = Row256_get_1(min(e_19, _S681), kernelContext_37);
            uint _S704 = max(_S701, select(0U, _S703, _S702));
            n_16 = n_16 + 256U;
            top_1 = _S704;
        }
        uint bound_6 = Lanes_kth_largest_0(lane_23, top_1, _S678);
        uint bound_7;
        if(!exact_4)
        {
            uint _S705 = window_below_0(rule_25, bound_6, absolute_0(from_order_0(bound_6)), 1U);
            bound_7 = _S705;
        }
        else
        {
            bound_7 = bound_6;
        }
        uint _S706 = gather_0(lane_23, rule_25, max(bound_7, 1U), kernelContext_37);
        n_16 = Lanes_agreed_0(lane_23, _S706);
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
    return _S678;
}

Rounded_0 sigmoid_by_floats_0(uint x_29, KernelContext_0 thread* kernelContext_38)
{
    float half_2 = (as_type<float>((x_29))) * -0.5f;
    float rounded_0 = half_2 * 23.08312034606933594f + 1.2582912e+07f;
    float k_10 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - 1.2582912e+07f;
    uint bits_1 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_1 & 1U) != 0U;
    bool second_1 = (bits_1 & 2U) != 0U;
    bool _S707 = (bits_1 & 4U) != 0U;
    uint _S708 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_1), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_1), _S707);
    float g_0 = (as_type<float>(((((bits_1 << 20U) & 4286578688U) | ((_S708 << 16U) & 8323072U)) + 1073741824U)));
    float _S709 = (((half_2 - k_10 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - k_10 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_1), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_1), _S707))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float a_25 = (as_type<float>(((as_type<uint>((_S709))) & 4294963200U)));
    float square_0 = _S709 * _S709;
    float cubic_0 = square_0 * _S709 * (0.66666668653488159f + _S709 * (0.3333333432674408f + _S709 * (0.13333334028720856f + _S709 * 0.04444444552063942f)));
    float near_2 = (as_type<float>((int(1056964736)))) + _S709 + (square_0 + cubic_0);
    float m_12 = (as_type<float>(((as_type<uint>((near_2))) & 4294967040U)));
    float product_0 = g_0 * m_12;
    float _S710 = g_0 * ((((0.5f - m_12) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + _S709) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + a_25 * a_25) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + cubic_0 + ((_S709 + a_25) * (_S709 - a_25) - (k_10 * (as_type<float>((2944590469U))) + (as_type<float>((_S708)))) * near_2));
    float _S711 = (product_0 + _S710) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float _S712 = max(_S711, 1.0f);
    float _S713 = min(_S711, 1.0f);
    float _S714 = (_S712 + _S713) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float inverse_2 = 1.0f / _S714;
    float q_11 = (as_type<float>(((as_type<uint>((inverse_2))) ^ (kernelContext_38->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_11)));
    uint d_bits_0 = (as_type<uint>((_S714)));
    float _S715 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_2 * (_S713 - (_S714 - _S712) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) + (_S710 - (_S711 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0))));
    float _S716 = (as_type<float>((int(757071872))));
    float down_0 = (_S715 - _S716) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) * inverse_2 + q_11;
    thread Rounded_0 s_3;
    uint _S717 = (as_type<uint>(((_S715 + _S716) * (as_type<float>((1065353216U ^ (kernelContext_38->zero_0)))) * inverse_2 + q_11)));
    (&s_3)->value_7 = _S717;
    (&s_3)->doubtful_0 = _S717 != (as_type<uint>((down_0)));
    return s_3;
}

uint sigmoid_exact_0(uint x_30, KernelContext_0 thread* kernelContext_39)
{
    thread Huge_0 _S718 = fixed_96_0(x_30);
    ExactExp_0 _S719 = exp_exact_0(&_S718, kernelContext_39);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S720 = _S719.m_4;
    Huge_0 _S721 = shift_right_1(&_S720, _S719.q_0);
    thread Huge_0 _S722 = h_35;
    thread Huge_0 _S723 = _S721;
    Huge_0 _S724 = add_0(&_S722, &_S723);
    bool negative_1 = (x_30 & 2147483648U) != 0U;
    thread Huge_0 _S725 = _S719.m_4;
    thread Huge_0 _S726 = h_35;
    Huge_0 _S727 = select_0(negative_1, &_S725, &_S726);
    int _S728;
    if(negative_1)
    {
        _S728 = - int(_S719.q_0);
    }
    else
    {
        _S728 = int(0);
    }
    thread Huge_0 _S729 = _S727;
    thread Huge_0 _S730 = _S724;
    uint _S731 = round_ratio_0(&_S729, &_S730, _S728, kernelContext_39);
    return _S731;
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
        uint _S732;
        if(negative_2)
        {
            _S732 = 0U;
        }
        else
        {
            _S732 = 1065353216U;
        }
        return _S732;
    }
    thread Wide_0 _S733 = fixed_57_0(x_31);
    Exp_0 _S734 = exp_fast_0(&_S733);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S735 = w_127;
    uint _S736 = _S734.q_5 + 1U;
    for(;;)
    {
        uint m_13 = _S736 & 31U;
        uint hi_4 = (_S734.m_8.hi_0) >> m_13;
        uint lo_27 = ((_S734.m_8.lo_0) >> m_13) | (((_S734.m_8.hi_0) << 1U) << (31U - m_13));
        if(_S736 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_17 = w_128;
            break;
        }
        if(_S736 >= 32U)
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
    uint lo_28 = _S735.lo_0 + n_17.lo_0;
    uint _S737 = _S735.hi_0 + n_17.hi_0;
    int _S738;
    if(lo_28 < (n_17.lo_0))
    {
        _S738 = int(1);
    }
    else
    {
        _S738 = int(0);
    }
    uint _S739 = _S737 + uint(_S738);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S739;
    Wide_0 _S740 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_17 = w_132;
    }
    else
    {
        n_17 = _S734.m_8;
    }
    if(negative_2)
    {
        _S738 = - int(_S734.q_5) - int(1);
    }
    else
    {
        _S738 = int(0);
    }
    thread Wide_0 _S741 = n_17;
    thread Wide_0 _S742 = _S740;
    Rounded_0 _S743 = round_quotient_0(&_S741, &_S742, _S738, 64U);
    if(_S743.doubtful_0)
    {
        uint _S744 = sigmoid_exact_0(x_31, kernelContext_40);
        return _S744;
    }
    return _S743.value_7;
}

uint sigmoid_0(uint x_32, KernelContext_0 thread* kernelContext_41)
{
    if((absolute_0(x_32)) < 1114112000U)
    {
        Rounded_0 _S745 = sigmoid_by_floats_0(x_32, kernelContext_41);
        if(!_S745.doubtful_0)
        {
            return _S745.value_7;
        }
    }
    uint _S746 = sigmoid_by_words_0(x_32, kernelContext_41);
    return _S746;
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
    uint _S747 = rest_4 << 26U;
    uint digit1_0 = _S747 / d_8;
    uint _S748 = (_S747 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S748 / d_8;
    uint digit3_0 = ((_S748 - digit2_0 * d_8) << 12U) / d_8;
    uint _S749 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S749;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S750 = v_5->hi_0;
    uint _S751 = v_5->lo_0;
    uint _S752 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_16 = int(0);
    uint root_2 = _S752;
    for(;;)
    {
        if(i_16 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_133;
        (&w_133)->lo_0 = root_2 * root_2;
        uint _S753 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S753;
        Wide_0 _S754 = w_133;
        uint _S755 = _S750 - _S754.hi_0;
        int _S756;
        if(_S751 < (_S754.lo_0))
        {
            _S756 = int(1);
        }
        else
        {
            _S756 = int(0);
        }
        uint _S757 = _S755 - uint(_S756);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S751 - _S754.lo_0;
        (&w_134)->hi_0 = _S757;
        Wide_0 _S758 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S758.hi_0)) * 4.294967296e+09f + float(_S758.lo_0)) / (2.0f * float(root_2)))));
        i_16 = i_16 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S759 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S759;
    Wide_0 _S760 = w_135;
    uint _S761 = _S750 - _S760.hi_0;
    if(_S751 < (_S760.lo_0))
    {
        i_16 = int(1);
    }
    else
    {
        i_16 = int(0);
    }
    uint _S762 = _S761 - uint(i_16);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S751 - _S760.lo_0;
    (&w_136)->hi_0 = _S762;
    Wide_0 _S763 = w_136;
    if(((_S763.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S764;
        if((_S763.hi_0) != 0U)
        {
            _S764 = true;
        }
        else
        {
            _S764 = (_S763.lo_0) > (2U * root_2);
        }
        if(_S764)
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
    bool _S765;
    if(negative_3)
    {
        _S765 = size_5 > 1127219200U;
    }
    else
    {
        _S765 = false;
    }
    if(_S765)
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
        _S765 = !negative_3;
    }
    else
    {
        _S765 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S765)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_33);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S766 = exponent_of_0(x_33) - int(150);
        v_6 = h_37;
        exponent_10 = _S766;
    }
    else
    {
        Huge_0 _S767 = fixed_96_0(x_33);
        thread Huge_0 _S768 = _S767;
        ExactExp_0 _S769 = exp_exact_0(&_S768, kernelContext_42);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S770 = _S769.m_4;
        Huge_0 _S771 = shift_right_1(&_S770, _S769.q_0);
        thread Huge_0 _S772 = h_38;
        thread Huge_0 _S773 = _S771;
        Huge_0 _S774 = add_0(&_S772, &_S773);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S769.m_4;
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
            thread Huge_0 _S775 = rest_5;
            Huge_0 _S776 = shift_left_1(&_S775, 1U);
            thread Huge_0 _S777 = z_0;
            Huge_0 _S778 = shift_left_1(&_S777, 1U);
            z_0 = _S778;
            thread Huge_0 _S779 = _S776;
            thread Huge_0 _S780 = _S774;
            bool _S781 = less_0(&_S779, &_S780);
            if(!_S781)
            {
                thread Huge_0 _S782 = _S776;
                thread Huge_0 _S783 = _S774;
                Huge_0 _S784 = subtract_1(&_S782, &_S783);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S784;
            }
            else
            {
                rest_5 = _S776;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S785 = z_0;
        thread Huge_0 _S786 = z_0;
        Huge_0 _S787 = multiply_96_0(&_S785, &_S786);
        uint _S788 = 2U * _S769.q_0;
        thread Huge_0 _S789 = _S787;
        Huge_0 _S790 = shift_right_1(&_S789, _S788);
        Huge_0 _S791 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S791;
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
            Huge_0 _S792 = odd_reciprocal_0(j_4);
            thread Huge_0 _S793 = _S790;
            thread Huge_0 _S794 = series_0;
            Huge_0 _S795 = multiply_96_0(&_S793, &_S794);
            thread Huge_0 _S796 = _S792;
            thread Huge_0 _S797 = _S795;
            Huge_0 _S798 = add_0(&_S796, &_S797);
            uint j_5 = j_4 - 1U;
            series_0 = _S798;
            j_4 = j_5;
        }
        thread Huge_0 _S799 = _S790;
        thread Huge_0 _S800 = series_0;
        Huge_0 _S801 = multiply_96_0(&_S799, &_S800);
        thread Huge_0 _S802 = z_0;
        thread Huge_0 _S803 = _S801;
        Huge_0 _S804 = multiply_96_0(&_S802, &_S803);
        thread Huge_0 _S805 = z_0;
        thread Huge_0 _S806 = _S804;
        Huge_0 _S807 = add_0(&_S805, &_S806);
        thread Huge_0 _S808 = _S807;
        Huge_0 _S809 = shift_left_1(&_S808, 1U);
        int _S810 = int(-96) - int(_S769.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S811 = _S809;
            Huge_0 _S812 = shift_right_1(&_S811, _S769.q_0);
            thread Huge_0 _S813 = _S767;
            thread Huge_0 _S814 = _S812;
            Huge_0 _S815 = add_0(&_S813, &_S814);
            v_6 = _S815;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S809;
            exponent_10 = _S810;
        }
    }
    thread Huge_0 _S816 = v_6;
    uint _S817 = bit_width_1(&_S816);
    int shift_8 = int(128) - int(_S817);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S818 = uint(shift_9);
    thread Huge_0 _S819 = v_6;
    Huge_0 _S820 = shift_left_1(&_S819, _S818);
    thread Huge_0 _S821 = _S820;
    Huge_0 _S822 = shift_right_1(&_S821, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S822.w0_0;
    (&w_137)->hi_0 = _S822.w1_0;
    thread Wide_0 _S823 = w_137;
    uint _S824 = root_50_1(&_S823);
    return pack_0((_S824 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_34, KernelContext_0 thread* kernelContext_43)
{
    uint s_4;
    if(score_2 == 1U)
    {
        uint _S825 = sigmoid_0(x_34, kernelContext_43);
        s_4 = _S825;
    }
    else
    {
        s_4 = x_34;
    }
    if(score_2 == 2U)
    {
        uint _S826 = sqrtsoftplus_0(x_34, kernelContext_43);
        s_4 = _S826;
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
    bool _S827;
    if((rule_26->select_by_0) == 0U)
    {
        bool _S828 = ranks_by_logit_0(rule_26);
        _S827 = !_S828;
    }
    else
    {
        _S827 = false;
    }
    uint _S829;
    if(_S827)
    {
        _S829 = rule_26->score_dtype_0;
    }
    else
    {
        _S829 = 0U;
    }
    return _S829;
}

bool score_row_0(uint lane_24, const Rule_0 thread* rule_27, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_44)
{
    uint _S830 = score_of_key_1(rule_27);
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
            uint _S831 = Row256_get_1(e_20, kernelContext_44);
            uint _S832 = estimate_key_0(rule_27, token_5, e_20, _S831, kernelContext_44);
            Row256_set_0(e_20, _S832, kernelContext_44);
            e_20 = e_20 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S830 == 0U)
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
                uint _S833 = Row256_get_1(e_20, kernelContext_44);
                Rounded_0 _S834 = share_0(softmax_1, _S833, kernelContext_44);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S834.doubtful_0;
                }
                Row256_set_0(e_20, _S834.value_7, kernelContext_44);
                e_20 = e_20 + 32U;
            }
        }
        else
        {
            if(_S830 != 3U)
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
                    uint _S835 = Row256_get_1(e_20, kernelContext_44);
                    uint _S836 = score_alone_0(_S830, 0U, _S835, kernelContext_44);
                    Row256_set_0(e_20, _S836, kernelContext_44);
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
            uint _S837 = Row256_get_1(e_20, kernelContext_44);
            uint s_5;
            if(is_nan_0(_S837))
            {
                s_5 = 2143289344U;
            }
            else
            {
                uint _S838 = dtype_of_key_0(rule_27);
                s_5 = round_score_0(_S837, _S838);
            }
            uint _S839 = with_bias_0(rule_27, token_5, e_20, s_5, kernelContext_44);
            uint _S840 = nan_place_1(rule_27);
            Row256_set_0(e_20, order_0(_S839, _S840), kernelContext_44);
            e_20 = e_20 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_25, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_45)
{
    Wide_0 _S841;
    uint _S842 = RowMembers_count_0(members_1);
    uint best_6 = 0U;
    bool has_nan_2 = false;
    uint i_17 = lane_25;
    for(;;)
    {
        if(i_17 < _S842)
        {
        }
        else
        {
            break;
        }
        bool _S843 = RowMembers_has_0(members_1, i_17);
        if(!_S843)
        {
            i_17 = i_17 + 32U;
            continue;
        }
        uint _S844 = RowMembers_logit_0(members_1, i_17, kernelContext_45);
        uint best_7;
        bool has_nan_3;
        if(is_nan_0(_S844))
        {
            best_7 = best_6;
            has_nan_3 = true;
        }
        else
        {
            best_7 = max(best_6, order_0(_S844, 0U));
            has_nan_3 = has_nan_2;
        }
        best_6 = best_7;
        has_nan_2 = has_nan_3;
        i_17 = i_17 + 32U;
    }
    uint best_8 = Lanes_max_0(lane_25, best_6);
    thread Softmax_0 s_6;
    uint _S845 = from_order_0(best_8);
    (&s_6)->largest_0 = _S845;
    (&s_6)->poisoned_0 = !is_finite_0(_S845);
    if(!nan_is_absent_1)
    {
        uint _S846 = Lanes_ballot_0(lane_25, has_nan_2);
        has_nan_2 = _S846 != 0U;
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
    (&s_6)->sum_bits_0 = bit_width_0(_S842);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_6)->sum_5 = w_138;
    i_17 = lane_25;
    for(;;)
    {
        if(i_17 < _S842)
        {
        }
        else
        {
            break;
        }
        bool _S847 = RowMembers_has_0(members_1, i_17);
        if(!_S847)
        {
            i_17 = i_17 + 32U;
            continue;
        }
        uint _S848 = RowMembers_logit_0(members_1, i_17, kernelContext_45);
        if(is_nan_0(_S848))
        {
            has_nan_2 = true;
        }
        else
        {
            has_nan_2 = (&s_6)->poisoned_0;
        }
        if(has_nan_2)
        {
            i_17 = i_17 + 32U;
            continue;
        }
        if(exact_6)
        {
            ExactDistance_0 d_9 = distance_exact_0((&s_6)->largest_0, _S848);
            if(!d_9.near_0)
            {
                i_17 = i_17 + 32U;
                continue;
            }
            thread Huge_0 _S849 = d_9.t_0;
            ExactExp_0 _S850 = exp_exact_0(&_S849, kernelContext_45);
            thread Huge_0 _S851 = _S850.m_4;
            Huge_0 _S852 = shift_left_1(&_S851, 16U);
            thread Huge_0 _S853 = _S852;
            Huge_0 _S854 = shift_right_1(&_S853, _S850.q_0);
            thread Huge_0 _S855 = (&s_6)->exact_sum_0;
            thread Huge_0 _S856 = _S854;
            Huge_0 _S857 = add_0(&_S855, &_S856);
            (&s_6)->exact_sum_0 = _S857;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_6)->largest_0, _S848);
            if(!d_10.near_1)
            {
                i_17 = i_17 + 32U;
                continue;
            }
            thread Wide_0 _S858 = d_10.t_2;
            Exp_0 _S859 = exp_fast_0(&_S858);
            Wide_0 _S860 = (&s_6)->sum_5;
            uint _S861 = _S859.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_14 = _S861 & 31U;
                uint hi_5 = (_S859.m_8.hi_0) >> m_14;
                uint lo_29 = ((_S859.m_8.lo_0) >> m_14) | (((_S859.m_8.hi_0) << 1U) << (31U - m_14));
                if(_S861 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S841 = w_139;
                    break;
                }
                if(_S861 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S841 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S841 = w_141;
                }
                break;
            }
            uint lo_30 = _S860.lo_0 + _S841.lo_0;
            uint _S862 = _S860.hi_0 + _S841.hi_0;
            int _S863;
            if(lo_30 < (_S841.lo_0))
            {
                _S863 = int(1);
            }
            else
            {
                _S863 = int(0);
            }
            uint _S864 = _S862 + uint(_S863);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S864;
            Wide_0 _S865 = w_142;
            (&s_6)->sum_5 = _S865;
        }
        i_17 = i_17 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S866 = (&s_6)->exact_sum_0;
        Huge_0 _S867 = add_over_lanes_0(lane_25, &_S866);
        (&s_6)->exact_sum_0 = _S867;
    }
    else
    {
        thread Wide_0 _S868 = (&s_6)->sum_5;
        Wide_0 _S869 = add_over_lanes_1(lane_25, &_S868);
        (&s_6)->sum_5 = _S869;
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
    bool _S870 = estimate_is_logit_1(rule_28);
    if(_S870)
    {
        uint _S871 = clamp_0(rule_28, x_35);
        uint _S872 = nan_place_1(rule_28);
        return order_0(_S871, _S872);
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
    uint key_6 = select((as_type<uint>((1.0f / (1.0f + exp(- min(max((as_type<float>((x_35))), - limit_0), limit_0))) + (as_type<float>((bias_1)))))), bias_1, is_infinite_0(bias_1));
    bool _S873 = is_nan_0(x_35);
    uint _S874 = nan_place_1(rule_28);
    return select(key_6 ^ (uint(int(key_6) >> 31U) | 2147483648U), _S874, _S873);
}

void estimate_row_0(uint lane_26, const Rule_0 thread* rule_29, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_47)
{
    uint base_5 = lane_26;
    for(;;)
    {
        uint _S875 = rule_29->n_expert_0;
        bool _S876 = base_5 < (rule_29->n_expert_0);
        if(_S876)
        {
        }
        else
        {
            break;
        }
        thread array<uint, int(8)> x_36;
        thread array<uint, int(8)> bias_2;
        uint _S877 = _S875 - 1U;
        uint _S878 = min(base_5, _S877);
        uint _S879 = Token_word_of_1(token_6, _S878, kernelContext_47);
        x_36[0U] = _S879;
        bool _S880 = (rule_29->select_bias_0) != 0U;
        uint _S881;
        if(_S880)
        {
            uint _S882 = Token_bias_of_0(token_6, _S878, kernelContext_47);
            _S881 = _S882;
        }
        else
        {
            _S881 = 0U;
        }
        bias_2[0U] = _S881;
        uint _S883 = base_5 + 32U;
        uint _S884 = min(_S883, _S877);
        uint _S885 = Token_word_of_1(token_6, _S884, kernelContext_47);
        x_36[1U] = _S885;
        uint _S886;
        if(_S880)
        {
            uint _S887 = Token_bias_of_0(token_6, _S884, kernelContext_47);
            _S886 = _S887;
        }
        else
        {
            _S886 = 0U;
        }
        bias_2[1U] = _S886;
        uint _S888 = base_5 + 64U;
        uint _S889 = min(_S888, _S877);
        uint _S890 = Token_word_of_1(token_6, _S889, kernelContext_47);
        x_36[2U] = _S890;
        uint _S891;
        if(_S880)
        {
            uint _S892 = Token_bias_of_0(token_6, _S889, kernelContext_47);
            _S891 = _S892;
        }
        else
        {
            _S891 = 0U;
        }
        bias_2[2U] = _S891;
        uint _S893 = base_5 + 96U;
        uint _S894 = min(_S893, _S877);
        uint _S895 = Token_word_of_1(token_6, _S894, kernelContext_47);
        x_36[3U] = _S895;
        uint _S896;
        if(_S880)
        {
            uint _S897 = Token_bias_of_0(token_6, _S894, kernelContext_47);
            _S896 = _S897;
        }
        else
        {
            _S896 = 0U;
        }
        bias_2[3U] = _S896;
        uint _S898 = base_5 + 128U;
        uint _S899 = min(_S898, _S877);
        uint _S900 = Token_word_of_1(token_6, _S899, kernelContext_47);
        x_36[4U] = _S900;
        uint _S901;
        if(_S880)
        {
            uint _S902 = Token_bias_of_0(token_6, _S899, kernelContext_47);
            _S901 = _S902;
        }
        else
        {
            _S901 = 0U;
        }
        bias_2[4U] = _S901;
        uint _S903 = base_5 + 160U;
        uint _S904 = min(_S903, _S877);
        uint _S905 = Token_word_of_1(token_6, _S904, kernelContext_47);
        x_36[5U] = _S905;
        uint _S906;
        if(_S880)
        {
            uint _S907 = Token_bias_of_0(token_6, _S904, kernelContext_47);
            _S906 = _S907;
        }
        else
        {
            _S906 = 0U;
        }
        bias_2[5U] = _S906;
        uint _S908 = base_5 + 192U;
        uint _S909 = min(_S908, _S877);
        uint _S910 = Token_word_of_1(token_6, _S909, kernelContext_47);
        x_36[6U] = _S910;
        uint _S911;
        if(_S880)
        {
            uint _S912 = Token_bias_of_0(token_6, _S909, kernelContext_47);
            _S911 = _S912;
        }
        else
        {
            _S911 = 0U;
        }
        bias_2[6U] = _S911;
        uint _S913 = base_5 + 224U;
        uint _S914 = min(_S913, _S877);
        uint _S915 = Token_word_of_1(token_6, _S914, kernelContext_47);
        x_36[7U] = _S915;
        uint _S916;
        if(_S880)
        {
            uint _S917 = Token_bias_of_0(token_6, _S914, kernelContext_47);
            _S916 = _S917;
        }
        else
        {
            _S916 = 0U;
        }
        bias_2[7U] = _S916;
        bool _S918 = Token_is_packed_0(token_6);
        if(_S918)
        {
            uint _S919 = Token_unpack_0(token_6, x_36[0U], _S878);
            x_36[0U] = _S919;
            uint _S920 = Token_unpack_0(token_6, x_36[1U], _S884);
            x_36[1U] = _S920;
            uint _S921 = Token_unpack_0(token_6, x_36[2U], _S889);
            x_36[2U] = _S921;
            uint _S922 = Token_unpack_0(token_6, x_36[3U], _S894);
            x_36[3U] = _S922;
            uint _S923 = Token_unpack_0(token_6, x_36[4U], _S899);
            x_36[4U] = _S923;
            uint _S924 = Token_unpack_0(token_6, x_36[5U], _S904);
            x_36[5U] = _S924;
            uint _S925 = Token_unpack_0(token_6, x_36[6U], _S909);
            x_36[6U] = _S925;
            uint _S926 = Token_unpack_0(token_6, x_36[7U], _S914);
            x_36[7U] = _S926;
        }
        uint _S927 = linear_0(rule_29, token_6, _S878, x_36[0U], kernelContext_47);
        uint _S928 = quick_key_0(rule_29, _S927, bias_2[0U]);
        x_36[0U] = _S928;
        uint _S929 = linear_0(rule_29, token_6, _S884, x_36[1U], kernelContext_47);
        uint _S930 = quick_key_0(rule_29, _S929, bias_2[1U]);
        x_36[1U] = _S930;
        uint _S931 = linear_0(rule_29, token_6, _S889, x_36[2U], kernelContext_47);
        uint _S932 = quick_key_0(rule_29, _S931, bias_2[2U]);
        x_36[2U] = _S932;
        uint _S933 = linear_0(rule_29, token_6, _S894, x_36[3U], kernelContext_47);
        uint _S934 = quick_key_0(rule_29, _S933, bias_2[3U]);
        x_36[3U] = _S934;
        uint _S935 = linear_0(rule_29, token_6, _S899, x_36[4U], kernelContext_47);
        uint _S936 = quick_key_0(rule_29, _S935, bias_2[4U]);
        x_36[4U] = _S936;
        uint _S937 = linear_0(rule_29, token_6, _S904, x_36[5U], kernelContext_47);
        uint _S938 = quick_key_0(rule_29, _S937, bias_2[5U]);
        x_36[5U] = _S938;
        uint _S939 = linear_0(rule_29, token_6, _S909, x_36[6U], kernelContext_47);
        uint _S940 = quick_key_0(rule_29, _S939, bias_2[6U]);
        x_36[6U] = _S940;
        uint _S941 = linear_0(rule_29, token_6, _S914, x_36[7U], kernelContext_47);
        uint _S942 = quick_key_0(rule_29, _S941, bias_2[7U]);
        x_36[7U] = _S942;
        if(_S876)
        {
            Row256_set_0(base_5, x_36[0U], kernelContext_47);
        }
        if(_S883 < _S875)
        {
            Row256_set_0(_S883, x_36[1U], kernelContext_47);
        }
        if(_S888 < _S875)
        {
            Row256_set_0(_S888, x_36[2U], kernelContext_47);
        }
        if(_S893 < _S875)
        {
            Row256_set_0(_S893, x_36[3U], kernelContext_47);
        }
        if(_S898 < _S875)
        {
            Row256_set_0(_S898, x_36[4U], kernelContext_47);
        }
        if(_S903 < _S875)
        {
            Row256_set_0(_S903, x_36[5U], kernelContext_47);
        }
        if(_S908 < _S875)
        {
            Row256_set_0(_S908, x_36[6U], kernelContext_47);
        }
        if(_S913 < _S875)
        {
            Row256_set_0(_S913, x_36[7U], kernelContext_47);
        }
        base_5 = base_5 + 256U;
    }
    return;
}

void prepare_row_0(uint lane_27, const Rule_0 thread* rule_30, const Token_0 thread* token_7, KernelContext_0 thread* kernelContext_48)
{
    uint _S943;
    bool capped_0 = (rule_30->has_logit_softcap_0) != 0U;
    uint e_21 = lane_27;
    for(;;)
    {
        _S943 = rule_30->n_expert_0;
        if(e_21 < (rule_30->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S944 = Token_logit_of_0(token_7, e_21, kernelContext_48);
        uint _S945 = linear_0(rule_30, token_7, e_21, _S944, kernelContext_48);
        uint _S946;
        if(capped_0)
        {
            _S946 = _S945;
        }
        else
        {
            uint _S947 = clamp_0(rule_30, _S945);
            _S946 = _S947;
        }
        Row256_set_0(e_21, _S946, kernelContext_48);
        e_21 = e_21 + 32U;
    }
    if(capped_0)
    {
        e_21 = lane_27;
        for(;;)
        {
            if(e_21 < _S943)
            {
            }
            else
            {
                break;
            }
            uint _S948 = Row256_get_1(e_21, kernelContext_48);
            uint _S949 = softcap_0(rule_30, _S948, kernelContext_48);
            uint _S950 = clamp_0(rule_30, _S949);
            Row256_set_0(e_21, _S950, kernelContext_48);
            e_21 = e_21 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_31)
{
    uint _S951 = score_of_key_1(rule_31);
    uint _S952 = rule_31->score_0;
    if((rule_31->score_0) == 0U)
    {
        return _S951 != 0U;
    }
    bool _S953;
    if(_S952 == _S951)
    {
        uint _S954 = rule_31->score_dtype_0;
        uint _S955 = dtype_of_key_0(rule_31);
        _S953 = _S954 == _S955;
    }
    else
    {
        _S953 = false;
    }
    return _S953;
}

bool has_estimate_0(const Rule_0 thread* rule_32)
{
    uint _S956 = score_of_key_1(rule_32);
    bool _S957;
    if((rule_32->n_group_0) > 1U)
    {
        _S957 = (rule_32->group_score_0) > 4U;
    }
    else
    {
        _S957 = false;
    }
    if(_S957)
    {
        return false;
    }
    bool _S958 = has_single_key_0(rule_32);
    if(_S958)
    {
        if(_S956 == 1U)
        {
            _S957 = true;
        }
        else
        {
            _S957 = _S956 == 2U;
        }
    }
    else
    {
        _S957 = false;
    }
    if(_S957)
    {
        uint _S959 = dtype_of_key_0(rule_32);
        _S957 = _S959 == 0U;
    }
    else
    {
        _S957 = false;
    }
    if(_S957)
    {
        _S957 = (rule_32->n_used_0) <= 32U;
    }
    else
    {
        _S957 = false;
    }
    return _S957;
}

Wide_0 Wide_x24init_0(uint lo_31, uint hi_6)
{
    thread Wide_0 _S960;
    (&_S960)->lo_0 = lo_31;
    (&_S960)->hi_0 = hi_6;
    return _S960;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S961;
    (&_S961)->w0_0 = w0_3;
    (&_S961)->w1_0 = w1_3;
    (&_S961)->w2_0 = w2_6;
    (&_S961)->w3_0 = w3_1;
    return _S961;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_7, uint sum_bits_1, const Wide_0 thread* sum_11, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S962;
    (&_S962)->largest_0 = largest_3;
    (&_S962)->poisoned_0 = poisoned_1;
    (&_S962)->exact_0 = exact_7;
    (&_S962)->sum_bits_0 = sum_bits_1;
    (&_S962)->sum_5 = *sum_11;
    (&_S962)->exact_sum_0 = *exact_sum_1;
    return _S962;
}

bool has_quick_key_0(const Rule_0 thread* rule_33)
{
    bool _S963 = has_estimate_0(rule_33);
    bool _S964;
    if(_S963)
    {
        uint _S965 = score_of_key_1(rule_33);
        _S964 = _S965 == 1U;
    }
    else
    {
        _S964 = false;
    }
    if(_S964)
    {
        _S964 = (rule_33->has_logit_softcap_0) == 0U;
    }
    else
    {
        _S964 = false;
    }
    return _S964;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_34)
{
    if((rule_34->score_0) != 0U)
    {
        return false;
    }
    bool _S966 = weighs_winners_alone_0(rule_34);
    bool _S967;
    if(!_S966)
    {
        _S967 = true;
    }
    else
    {
        if((rule_34->select_by_0) == 0U)
        {
            bool _S968 = ranks_by_logit_0(rule_34);
            _S967 = !_S968;
        }
        else
        {
            _S967 = false;
        }
    }
    return _S967;
}

bool route_row_0(uint lane_28, const Rule_0 thread* rule_35, const Token_0 thread* token_8, bool replay_1, KernelContext_0 thread* kernelContext_49)
{
    bool open_0;
    bool _S969;
    bool _S970 = !replay_1;
    bool all_2;
    if(_S970)
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
        bool _S971 = has_single_key_0(rule_35);
        all_2 = _S971;
    }
    else
    {
        all_2 = false;
    }
    bool _S972 = !all_2;
    bool exact_keys_0;
    if(_S972)
    {
        bool _S973 = has_estimate_0(rule_35);
        exact_keys_0 = !_S973;
    }
    else
    {
        exact_keys_0 = false;
    }
    bool exact_sums_0 = false;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S974 = rule_35->n_expert_0;
        if(pass_0 < (3U + ((rule_35->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S975 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S976 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S977 = _S975;
        Softmax_0 _S978 = Softmax_x24init_0(0U, false, false, 0U, &_S976, &_S977);
        Lanes_sync_0();
        bool quick_0;
        if(!exact_keys_0)
        {
            bool _S979 = has_quick_key_0(rule_35);
            quick_0 = _S979;
        }
        else
        {
            quick_0 = false;
        }
        bool _S980;
        if(_S970)
        {
            _S980 = _S972;
        }
        else
        {
            _S980 = false;
        }
        bool _S981;
        if(_S980)
        {
            _S981 = !quick_0;
        }
        else
        {
            _S981 = false;
        }
        bool _S982;
        if(_S981)
        {
            _S982 = true;
        }
        else
        {
            bool _S983 = needs_row_softmax_0(rule_35);
            _S982 = _S983;
        }
        if(_S982)
        {
            prepare_row_0(lane_28, rule_35, token_8, kernelContext_49);
        }
        bool _S984 = needs_row_softmax_0(rule_35);
        Softmax_0 softmax_2;
        if(_S984)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_10 = _S974;
            bool _S985 = (rule_35->nan_last_0) != 0U;
            thread RowMembers_0 _S986 = row_1;
            Softmax_0 _S987 = softmax_of_1(lane_28, &_S986, _S985, exact_sums_0, kernelContext_49);
            softmax_2 = _S987;
        }
        else
        {
            softmax_2 = _S978;
        }
        uint _S988;
        if(all_2)
        {
            _S988 = _S974;
        }
        else
        {
            _S988 = rule_35->n_used_0;
        }
        bool _S989;
        if(_S970)
        {
            _S989 = _S972;
        }
        else
        {
            _S989 = false;
        }
        bool doubtful_3;
        uint n_18;
        if(_S989)
        {
            if(quick_0)
            {
                estimate_row_0(lane_28, rule_35, token_8, kernelContext_49);
                doubtful_3 = false;
            }
            else
            {
                thread Softmax_0 _S990 = softmax_2;
                bool _S991 = score_row_0(lane_28, rule_35, token_8, &_S990, exact_keys_0, kernelContext_49);
                doubtful_3 = _S991;
            }
            uint _S992 = find_candidates_0(lane_28, rule_35, exact_keys_0, kernelContext_49);
            if(_S992 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_18 = _S992;
        }
        else
        {
            n_18 = _S988;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_18 = lane_28;
        for(;;)
        {
            if(i_18 < n_18)
            {
            }
            else
            {
                break;
            }
            uint e_22;
            if(all_2)
            {
                e_22 = i_18;
            }
            else
            {
                e_22 = (*kernelContext_49->list_id_0)[i_18];
            }
            uint _S993 = prepare_0(rule_35, token_8, e_22, kernelContext_49);
            uint _S994;
            if(exact_keys_0)
            {
                _S994 = rule_35->score_0;
            }
            else
            {
                uint _S995 = score_of_key_1(rule_35);
                _S994 = _S995;
            }
            uint _S996;
            if(exact_keys_0)
            {
                _S996 = rule_35->score_dtype_0;
            }
            else
            {
                uint _S997 = dtype_of_key_0(rule_35);
                _S996 = _S997;
            }
            uint _S998 = score_alone_0(_S994, _S996, _S993, kernelContext_49);
            uint _S999 = with_bias_0(rule_35, token_8, e_22, _S998, kernelContext_49);
            uint _S1000 = nan_place_1(rule_35);
            uint _S1001 = order_0(_S999, _S1000);
            if(_S972)
            {
                open_0 = _S970;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S969 = true;
                }
                else
                {
                    if((rule_35->n_group_0) > 1U)
                    {
                        bool _S1002 = is_kept_0(rule_35, e_22, kernelContext_49);
                        _S969 = !_S1002;
                    }
                    else
                    {
                        _S969 = false;
                    }
                }
            }
            else
            {
                _S969 = false;
            }
            uint key_7;
            if(_S969)
            {
                uint _S1003 = Row256_get_1(e_22, kernelContext_49);
                key_7 = _S1003;
            }
            else
            {
                key_7 = _S1001;
            }
            (*kernelContext_49->list_id_0)[i_18] = e_22;
            (*kernelContext_49->list_key_0)[i_18] = key_7;
            (*kernelContext_49->list_logit_0)[i_18] = _S993;
            (*kernelContext_49->list_score_0)[i_18] = _S998;
            if(replay_1)
            {
                place_winner_0(i_18, i_18, kernelContext_49);
            }
            i_18 = i_18 + 32U;
        }
        if(_S970)
        {
            Lanes_sync_0();
            rank_list_0(lane_28, rule_35, n_18, kernelContext_49);
        }
        Lanes_sync_0();
        if((rule_35->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S1004 = softmax_2;
        bool _S1005 = weigh_softmax_0(lane_28, rule_35, token_8, &_S1004, _S970, exact_sums_0, kernelContext_49);
        uint _S1006 = Lanes_ballot_0(lane_28, doubtful_3);
        if(_S1006 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S1005;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S969 = true;
        }
        else
        {
            int _S1007;
            if(open_0)
            {
                _S1007 = int(1);
            }
            else
            {
                _S1007 = int(0);
            }
            _S969 = (Lanes_agreed_0(lane_28, uint(_S1007))) == 0U;
        }
        if(_S969)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_35->renormalize_0) != 0U)
    {
        bool _S1008 = weighs_winners_alone_0(rule_35);
        all_2 = !_S1008;
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
    thread Rule_0 _S1009;
    (&_S1009)->n_expert_0 = n_expert_2;
    (&_S1009)->n_used_0 = n_used_1;
    (&_S1009)->n_token_0 = n_token_1;
    (&_S1009)->n_real_0 = n_real_1;
    (&_S1009)->row_stride_0 = row_stride_1;
    (&_S1009)->logits_dtype_0 = logits_dtype_1;
    (&_S1009)->weights_dtype_0 = weights_dtype_1;
    (&_S1009)->token_base_0 = token_base_1;
    (&_S1009)->score_0 = score_3;
    (&_S1009)->score_dtype_0 = score_dtype_1;
    (&_S1009)->select_bias_0 = select_bias_1;
    (&_S1009)->select_by_0 = select_by_1;
    (&_S1009)->n_group_0 = n_group_2;
    (&_S1009)->topk_group_0 = topk_group_1;
    (&_S1009)->group_score_0 = group_score_1;
    (&_S1009)->excluded_zero_0 = excluded_zero_1;
    (&_S1009)->renormalize_0 = renormalize_2;
    (&_S1009)->eps_kind_0 = eps_kind_1;
    (&_S1009)->renorm_eps_0 = renorm_eps_1;
    (&_S1009)->divisor_0 = divisor_1;
    (&_S1009)->scale_0 = scale_1;
    (&_S1009)->has_logit_scale_0 = has_logit_scale_1;
    (&_S1009)->logit_scale_0 = logit_scale_1;
    (&_S1009)->has_logit_softcap_0 = has_logit_softcap_1;
    (&_S1009)->logit_softcap_0 = logit_softcap_1;
    (&_S1009)->has_logit_clamp_0 = has_logit_clamp_1;
    (&_S1009)->logit_clamp_0 = logit_clamp_1;
    (&_S1009)->jitter_eps_0 = jitter_eps_1;
    (&_S1009)->nan_last_0 = nan_last_1;
    (&_S1009)->bias_at_0 = bias_at_1;
    (&_S1009)->logit_bias_at_0 = logit_bias_at_1;
    (&_S1009)->expert_scale_at_0 = expert_scale_at_1;
    (&_S1009)->replay_0 = replay_2;
    (&_S1009)->n_group_dispatched_0 = n_group_dispatched_1;
    (&_S1009)->n_at_once_0 = n_at_once_1;
    (&_S1009)->magnitude_0 = magnitude_3;
    (&_S1009)->n_group_left_0 = n_group_left_1;
    (&_S1009)->unused3_0 = unused3_1;
    (&_S1009)->unused4_0 = unused4_1;
    (&_S1009)->unused5_0 = unused5_1;
    (&_S1009)->unused6_0 = unused6_1;
    (&_S1009)->unused7_0 = unused7_1;
    (&_S1009)->unused8_0 = unused8_1;
    (&_S1009)->unused9_0 = unused9_1;
    (&_S1009)->unused10_0 = unused10_1;
    (&_S1009)->unused11_0 = unused11_1;
    (&_S1009)->unused12_0 = unused12_1;
    (&_S1009)->unused13_0 = unused13_1;
    (&_S1009)->unused14_0 = unused14_1;
    (&_S1009)->unused15_0 = unused15_1;
    (&_S1009)->unused16_0 = unused16_1;
    (&_S1009)->unused17_0 = unused17_1;
    (&_S1009)->unused18_0 = unused18_1;
    (&_S1009)->unused19_0 = unused19_1;
    (&_S1009)->unused20_0 = unused20_1;
    (&_S1009)->unused21_0 = unused21_1;
    (&_S1009)->unused22_0 = unused22_1;
    (&_S1009)->unused23_0 = unused23_1;
    (&_S1009)->unused24_0 = unused24_1;
    (&_S1009)->unused25_0 = unused25_1;
    (&_S1009)->unused26_0 = unused26_1;
    (&_S1009)->unused27_0 = unused27_1;
    (&_S1009)->unused28_0 = unused28_1;
    (&_S1009)->unused29_0 = unused29_1;
    return _S1009;
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
    uint4 _S1010 = uint4(*(params_1+int(0))) ;
    uint token_index_0 = group_4.x;
    if(token_index_0 >= (_S1010.z))
    {
        return;
    }
    uint lane_29 = thread_0.x;
    uint _S1011 = _S1010.x;
    (&kernelContext_50)->zero_0 = _S1011 >> 16U;
    thread Rule_0 rule_36 = Rule_x24init_0(0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U);
    (&rule_36)->n_expert_0 = min(_S1011, 256U);
    uint _S1012 = _S1010.y;
    (&rule_36)->n_used_0 = min(_S1012, 16U);
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
    (&token_9)->first_1 = token_index_0 * _S1011;
    thread Rule_0 _S1013 = rule_36;
    thread Token_0 _S1014 = token_9;
    bool _S1015 = route_row_0(lane_29, &_S1013, &_S1014, false, &kernelContext_50);
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
        uint _S1016 = token_index_0 * _S1012 + slot_9;
        *((&kernelContext_50)->ids_0+_S1016) = (*(&kernelContext_50)->winner_id_0)[slot_9];
        *((&kernelContext_50)->weights_0+_S1016) = (as_type<float>(((*(&kernelContext_50)->winner_score_0)[slot_9])));
        slot_9 = slot_9 + 32U;
    }
    return;
}

