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
    bool plain_0 = true;
    uint slot_0 = lane_1;
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
    uint sum_1;
    if(_S11 == 4294967295U)
    {
        sum_1 = _S10;
        slot_0 = 1U;
        for(;;)
        {
            if(slot_0 < _S9)
            {
            }
            else
            {
                break;
            }
            uint _S12 = (as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>(((*kernelContext_0->winner_score_0)[slot_0])))))) ^ (kernelContext_0->zero_0);
            uint slot_1 = slot_0 + 1U;
            sum_1 = _S12;
            slot_0 = slot_1;
        }
    }
    else
    {
        sum_1 = _S10;
        slot_0 = 1U;
        for(;;)
        {
            if(slot_0 < _S9)
            {
            }
            else
            {
                break;
            }
            uint _S13 = (*kernelContext_0->winner_score_0)[slot_0];
            for(;;)
            {
                if(is_plain_0(sum_1))
                {
                    plain_0 = is_plain_0(_S13);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    sum_1 = flush_0((as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>((_S13)))))) ^ (kernelContext_0->zero_0));
                    break;
                }
                sum_1 = add_by_words_0(sum_1, _S13);
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

uint WinnerMembers_logit_0(const WinnerMembers_0 thread* this_2, uint slot_3, KernelContext_0 thread* kernelContext_1)
{
    return (*kernelContext_1->winner_logit_0)[slot_3];
}

uint order_0(uint x_7, uint nan_place_0)
{
    if(is_nan_0(x_7))
    {
        return nan_place_0;
    }
    uint _S14;
    if((x_7 & 2147483648U) != 0U)
    {
        _S14 = ~x_7;
    }
    else
    {
        _S14 = x_7 | 2147483648U;
    }
    return _S14;
}

uint Lanes_max_0(uint lane_2, uint value_2)
{
    uint _S15 = simd_max(value_2);
    return _S15;
}

uint from_order_0(uint key_0)
{
    bool _S16;
    if(key_0 == 4294967295U)
    {
        _S16 = true;
    }
    else
    {
        _S16 = key_0 <= 1U;
    }
    if(_S16)
    {
        return 2143289344U;
    }
    uint _S17;
    if((key_0 & 2147483648U) != 0U)
    {
        _S17 = key_0 ^ 2147483648U;
    }
    else
    {
        _S17 = ~key_0;
    }
    return _S17;
}

bool is_finite_0(uint x_8)
{
    return (x_8 & 2147483647U) < 2139095040U;
}

uint bit_width_0(uint v_0)
{
    uint _S18;
    if(v_0 == 0U)
    {
        _S18 = 0U;
    }
    else
    {
        _S18 = firstbithigh_0(v_0) + 1U;
    }
    return _S18;
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
    Huge_0 _S19;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_1->w0_0;
        (&h_1)->w3_0 = a_1->w1_0;
        _S19 = h_1;
    }
    else
    {
        _S19 = *a_1;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S19.w0_0;
        (&h_2)->w2_0 = _S19.w1_0;
        (&h_2)->w3_0 = _S19.w2_0;
        _S19 = h_2;
    }
    uint m_2 = n_1 & 31U;
    uint k_0 = 31U - m_2;
    uint _S20 = ((_S19.w3_0) << m_2) | (((_S19.w2_0) >> 1U) >> k_0);
    uint _S21 = ((_S19.w2_0) << m_2) | (((_S19.w1_0) >> 1U) >> k_0);
    uint _S22 = ((_S19.w1_0) << m_2) | (((_S19.w0_0) >> 1U) >> k_0);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S19.w0_0) << m_2;
    (&h_3)->w1_0 = _S22;
    (&h_3)->w2_0 = _S21;
    (&h_3)->w3_0 = _S20;
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
    Huge_0 _S23;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = a_2->w2_0;
        (&h_5)->w1_0 = a_2->w3_0;
        (&h_5)->w2_0 = 0U;
        (&h_5)->w3_0 = 0U;
        _S23 = h_5;
    }
    else
    {
        _S23 = *a_2;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = _S23.w1_0;
        (&h_6)->w1_0 = _S23.w2_0;
        (&h_6)->w2_0 = _S23.w3_0;
        (&h_6)->w3_0 = 0U;
        _S23 = h_6;
    }
    uint m_3 = n_2 & 31U;
    uint k_1 = 31U - m_3;
    uint _S24 = (_S23.w3_0) >> m_3;
    uint _S25 = ((_S23.w2_0) >> m_3) | (((_S23.w3_0) << 1U) << k_1);
    uint _S26 = ((_S23.w1_0) >> m_3) | (((_S23.w2_0) << 1U) << k_1);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = ((_S23.w0_0) >> m_3) | (((_S23.w1_0) << 1U) << k_1);
    (&h_7)->w1_0 = _S26;
    (&h_7)->w2_0 = _S25;
    (&h_7)->w3_0 = _S24;
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
    Huge_0 _S27 = h_9;
    Huge_0 _S28;
    if(shift_1 >= int(0))
    {
        uint _S29 = uint(shift_1);
        thread Huge_0 _S30 = _S27;
        Huge_0 _S31 = shift_left_0(&_S30, _S29);
        _S28 = _S31;
    }
    else
    {
        uint _S32 = uint(- shift_1);
        thread Huge_0 _S33 = _S27;
        Huge_0 _S34 = shift_right_0(&_S33, _S32);
        _S28 = _S34;
    }
    return _S28;
}

Huge_0 subtract_0(const Huge_0 thread* a_3, const Huge_0 thread* b_1)
{
    uint _S35 = a_3->w1_0;
    uint _S36 = b_1->w1_0;
    bool borrow_0;
    if((a_3->w1_0) < (b_1->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S35 == _S36)
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
    (&w_0)->hi_0 = _S35;
    Wide_0 _S37 = w_0;
    thread Wide_0 w_1;
    (&w_1)->lo_0 = b_1->w0_0;
    (&w_1)->hi_0 = _S36;
    Wide_0 _S38 = w_1;
    uint _S39 = _S37.hi_0 - _S38.hi_0;
    int _S40;
    if((_S37.lo_0) < (_S38.lo_0))
    {
        _S40 = int(1);
    }
    else
    {
        _S40 = int(0);
    }
    uint _S41 = _S39 - uint(_S40);
    thread Wide_0 w_2;
    (&w_2)->lo_0 = _S37.lo_0 - _S38.lo_0;
    (&w_2)->hi_0 = _S41;
    Wide_0 _S42 = w_2;
    thread Wide_0 w_3;
    (&w_3)->lo_0 = a_3->w2_0;
    (&w_3)->hi_0 = a_3->w3_0;
    Wide_0 _S43 = w_3;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = b_1->w2_0;
    (&w_4)->hi_0 = b_1->w3_0;
    Wide_0 _S44 = w_4;
    uint _S45 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S40 = int(1);
    }
    else
    {
        _S40 = int(0);
    }
    uint _S46 = _S45 - uint(_S40);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = _S43.lo_0 - _S44.lo_0;
    (&w_5)->hi_0 = _S46;
    Wide_0 _S47 = w_5;
    if(borrow_0)
    {
        _S40 = int(1);
    }
    else
    {
        _S40 = int(0);
    }
    thread Wide_0 w_6;
    (&w_6)->lo_0 = uint(_S40);
    (&w_6)->hi_0 = 0U;
    Wide_0 _S48 = w_6;
    uint _S49 = _S47.hi_0 - _S48.hi_0;
    if((_S47.lo_0) < (_S48.lo_0))
    {
        _S40 = int(1);
    }
    else
    {
        _S40 = int(0);
    }
    uint _S50 = _S49 - uint(_S40);
    thread Wide_0 w_7;
    (&w_7)->lo_0 = _S47.lo_0 - _S48.lo_0;
    (&w_7)->hi_0 = _S50;
    Wide_0 _S51 = w_7;
    thread Huge_0 h_10;
    (&h_10)->w0_0 = _S42.lo_0;
    (&h_10)->w1_0 = _S42.hi_0;
    (&h_10)->w2_0 = _S51.lo_0;
    (&h_10)->w3_0 = _S51.hi_0;
    return h_10;
}

ExactDistance_0 distance_exact_0(uint largest_1, uint x_10)
{
    thread ExactDistance_0 d_0;
    bool _S52 = x_10 == largest_1;
    (&d_0)->near_0 = _S52;
    thread Huge_0 h_11;
    (&h_11)->w0_0 = 0U;
    (&h_11)->w1_0 = 0U;
    (&h_11)->w2_0 = 0U;
    (&h_11)->w3_0 = 0U;
    (&d_0)->t_0 = h_11;
    bool _S53;
    if(_S52)
    {
        _S53 = true;
    }
    else
    {
        _S53 = (absolute_0(largest_1)) >= 1325400064U;
    }
    if(_S53)
    {
        _S53 = true;
    }
    else
    {
        _S53 = (absolute_0(x_10)) >= 1325400064U;
    }
    if(_S53)
    {
        return d_0;
    }
    thread Huge_0 h_12;
    (&h_12)->w0_0 = 0U;
    (&h_12)->w1_0 = 0U;
    (&h_12)->w2_0 = 0U;
    (&h_12)->w3_0 = 0U;
    Huge_0 _S54 = h_12;
    Huge_0 a_4 = fixed_96_0(largest_1);
    Huge_0 b_2 = fixed_96_0(x_10);
    Huge_0 a_5;
    if((largest_1 & 2147483648U) != 0U)
    {
        thread Huge_0 _S55 = _S54;
        thread Huge_0 _S56 = a_4;
        Huge_0 _S57 = subtract_0(&_S55, &_S56);
        a_5 = _S57;
    }
    else
    {
        a_5 = a_4;
    }
    Huge_0 b_3;
    if((x_10 & 2147483648U) != 0U)
    {
        thread Huge_0 _S58 = _S54;
        thread Huge_0 _S59 = b_2;
        Huge_0 _S60 = subtract_0(&_S58, &_S59);
        b_3 = _S60;
    }
    else
    {
        b_3 = b_2;
    }
    thread Huge_0 _S61 = a_5;
    thread Huge_0 _S62 = b_3;
    Huge_0 _S63 = subtract_0(&_S61, &_S62);
    (&d_0)->t_0 = _S63;
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
    uint _S64 = b_4->w1_0;
    uint _S65 = b_4->w0_0;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = b_4->w0_0;
    (&w_9)->hi_0 = b_4->w1_0;
    uint lo_1 = w_8.lo_0 + w_9.lo_0;
    uint _S66 = w_8.hi_0 + w_9.hi_0;
    int _S67;
    if(lo_1 < (w_9.lo_0))
    {
        _S67 = int(1);
    }
    else
    {
        _S67 = int(0);
    }
    uint _S68 = _S66 + uint(_S67);
    thread Wide_0 w_10;
    (&w_10)->lo_0 = lo_1;
    (&w_10)->hi_0 = _S68;
    Wide_0 _S69 = w_10;
    bool carry_0;
    if((_S69.hi_0) < _S64)
    {
        carry_0 = true;
    }
    else
    {
        if((_S69.hi_0) == _S64)
        {
            carry_0 = (_S69.lo_0) < _S65;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_11;
    (&w_11)->lo_0 = a_6->w2_0;
    (&w_11)->hi_0 = a_6->w3_0;
    Wide_0 _S70 = w_11;
    thread Wide_0 w_12;
    (&w_12)->lo_0 = b_4->w2_0;
    (&w_12)->hi_0 = b_4->w3_0;
    Wide_0 _S71 = w_12;
    uint lo_2 = _S70.lo_0 + _S71.lo_0;
    uint _S72 = _S70.hi_0 + _S71.hi_0;
    if(lo_2 < (_S71.lo_0))
    {
        _S67 = int(1);
    }
    else
    {
        _S67 = int(0);
    }
    uint _S73 = _S72 + uint(_S67);
    thread Wide_0 w_13;
    (&w_13)->lo_0 = lo_2;
    (&w_13)->hi_0 = _S73;
    Wide_0 _S74 = w_13;
    if(carry_0)
    {
        _S67 = int(1);
    }
    else
    {
        _S67 = int(0);
    }
    thread Wide_0 w_14;
    (&w_14)->lo_0 = uint(_S67);
    (&w_14)->hi_0 = 0U;
    Wide_0 _S75 = w_14;
    uint lo_3 = _S74.lo_0 + _S75.lo_0;
    uint _S76 = _S74.hi_0 + _S75.hi_0;
    if(lo_3 < (_S75.lo_0))
    {
        _S67 = int(1);
    }
    else
    {
        _S67 = int(0);
    }
    uint _S77 = _S76 + uint(_S67);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = lo_3;
    (&w_15)->hi_0 = _S77;
    Wide_0 _S78 = w_15;
    thread Huge_0 h_13;
    (&h_13)->w0_0 = _S69.lo_0;
    (&h_13)->w1_0 = _S69.hi_0;
    (&h_13)->w2_0 = _S78.lo_0;
    (&h_13)->w3_0 = _S78.hi_0;
    return h_13;
}

Huge_0 subtract_1(const Huge_0 thread* a_7, const Huge_0 thread* b_5)
{
    uint _S79 = a_7->w1_0;
    uint _S80 = b_5->w1_0;
    bool borrow_1;
    if((a_7->w1_0) < (b_5->w1_0))
    {
        borrow_1 = true;
    }
    else
    {
        if(_S79 == _S80)
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
    (&w_16)->hi_0 = _S79;
    Wide_0 _S81 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = b_5->w0_0;
    (&w_17)->hi_0 = _S80;
    Wide_0 _S82 = w_17;
    uint _S83 = _S81.hi_0 - _S82.hi_0;
    int _S84;
    if((_S81.lo_0) < (_S82.lo_0))
    {
        _S84 = int(1);
    }
    else
    {
        _S84 = int(0);
    }
    uint _S85 = _S83 - uint(_S84);
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S81.lo_0 - _S82.lo_0;
    (&w_18)->hi_0 = _S85;
    Wide_0 _S86 = w_18;
    thread Wide_0 w_19;
    (&w_19)->lo_0 = a_7->w2_0;
    (&w_19)->hi_0 = a_7->w3_0;
    Wide_0 _S87 = w_19;
    thread Wide_0 w_20;
    (&w_20)->lo_0 = b_5->w2_0;
    (&w_20)->hi_0 = b_5->w3_0;
    Wide_0 _S88 = w_20;
    uint _S89 = w_19.hi_0 - w_20.hi_0;
    if((w_19.lo_0) < (w_20.lo_0))
    {
        _S84 = int(1);
    }
    else
    {
        _S84 = int(0);
    }
    uint _S90 = _S89 - uint(_S84);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = _S87.lo_0 - _S88.lo_0;
    (&w_21)->hi_0 = _S90;
    Wide_0 _S91 = w_21;
    if(borrow_1)
    {
        _S84 = int(1);
    }
    else
    {
        _S84 = int(0);
    }
    thread Wide_0 w_22;
    (&w_22)->lo_0 = uint(_S84);
    (&w_22)->hi_0 = 0U;
    Wide_0 _S92 = w_22;
    uint _S93 = _S91.hi_0 - _S92.hi_0;
    if((_S91.lo_0) < (_S92.lo_0))
    {
        _S84 = int(1);
    }
    else
    {
        _S84 = int(0);
    }
    uint _S94 = _S93 - uint(_S84);
    thread Wide_0 w_23;
    (&w_23)->lo_0 = _S91.lo_0 - _S92.lo_0;
    (&w_23)->hi_0 = _S94;
    Wide_0 _S95 = w_23;
    thread Huge_0 h_14;
    (&h_14)->w0_0 = _S86.lo_0;
    (&h_14)->w1_0 = _S86.hi_0;
    (&h_14)->w2_0 = _S95.lo_0;
    (&h_14)->w3_0 = _S95.hi_0;
    return h_14;
}

bool less_0(const Huge_0 thread* a_8, const Huge_0 thread* b_6)
{
    uint _S96 = a_8->w3_0;
    uint _S97 = b_6->w3_0;
    if((a_8->w3_0) != (b_6->w3_0))
    {
        return _S96 < _S97;
    }
    uint _S98 = a_8->w2_0;
    uint _S99 = b_6->w2_0;
    if((a_8->w2_0) != (b_6->w2_0))
    {
        return _S98 < _S99;
    }
    uint _S100 = a_8->w1_0;
    uint _S101 = b_6->w1_0;
    if((a_8->w1_0) != (b_6->w1_0))
    {
        return _S100 < _S101;
    }
    return (a_8->w0_0) < (b_6->w0_0);
}

constant array<uint, int(3)> _S102 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S103 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S104 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S105 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S106 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S107 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S108 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S109 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S110 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S111 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S112 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S113 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S102, _S103, _S104, _S105, _S106, _S107, _S108, _S109, _S110, _S111, _S112, _S113 };
Huge_0 exp_series_0(uint j_0)
{
    uint _S114 = min(j_0, 11U);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = kExpSeries_0[_S114][int(2)];
    (&h_15)->w1_0 = kExpSeries_0[_S114][int(1)];
    (&h_15)->w2_0 = kExpSeries_0[_S114][int(0)];
    (&h_15)->w3_0 = 0U;
    return h_15;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_9, const Huge_0 thread* b_7)
{
    uint _S115;
    if(which_0)
    {
        _S115 = a_9->w3_0;
    }
    else
    {
        _S115 = b_7->w3_0;
    }
    uint _S116;
    if(which_0)
    {
        _S116 = a_9->w2_0;
    }
    else
    {
        _S116 = b_7->w2_0;
    }
    uint _S117;
    if(which_0)
    {
        _S117 = a_9->w1_0;
    }
    else
    {
        _S117 = b_7->w1_0;
    }
    uint _S118;
    if(which_0)
    {
        _S118 = a_9->w0_0;
    }
    else
    {
        _S118 = b_7->w0_0;
    }
    thread Huge_0 h_16;
    (&h_16)->w0_0 = _S118;
    (&h_16)->w1_0 = _S117;
    (&h_16)->w2_0 = _S116;
    (&h_16)->w3_0 = _S115;
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
    uint _S119 = (mulhi((a_10), (b_8)));
    (&w_24)->hi_0 = _S119;
    thread Wide_0 p_0 = w_24;
    uint _S120 = this_3->w0_1 + (&p_0)->lo_0;
    this_3->w0_1 = _S120;
    int _S121;
    if(_S120 < ((&p_0)->lo_0))
    {
        _S121 = int(1);
    }
    else
    {
        _S121 = int(0);
    }
    uint _S122 = (&p_0)->hi_0 + uint(_S121);
    (&p_0)->hi_0 = _S122;
    uint _S123 = this_3->w1_1 + _S122;
    this_3->w1_1 = _S123;
    if(_S123 < _S122)
    {
        _S121 = int(1);
    }
    else
    {
        _S121 = int(0);
    }
    this_3->w2_1 = this_3->w2_1 + uint(_S121);
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
    uint _S124 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w0_0);
    uint _S125 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_9->w2_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_9->w1_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_9->w0_0);
    uint _S126 = Column_next_0(&c_0);
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
    Huge_0 _S127 = h_18;
    uint q_1 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_25;
    (&w_25)->lo_0 = q_1 * h_18.w0_0;
    uint _S128 = (mulhi((q_1), (h_18.w0_0)));
    (&w_25)->hi_0 = _S128;
    thread Wide_0 w_26;
    (&w_26)->lo_0 = q_1 * h_18.w1_0;
    uint _S129 = (mulhi((q_1), (h_18.w1_0)));
    (&w_26)->hi_0 = _S129;
    thread Wide_0 w_27;
    (&w_27)->lo_0 = q_1 * h_18.w2_0;
    uint _S130 = (mulhi((q_1), (h_18.w2_0)));
    (&w_27)->hi_0 = _S130;
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
    thread Huge_0 _S131 = h_19;
    thread Huge_0 _S132 = h_20;
    Huge_0 _S133 = add_0(&_S131, &_S132);
    thread Huge_0 _S134 = _S133;
    Huge_0 _S135 = subtract_1(t_1, &_S134);
    Huge_0 r_0;
    uint q_2;
    if((_S135.w3_0) != 0U)
    {
        thread Huge_0 _S136 = _S135;
        thread Huge_0 _S137 = _S127;
        Huge_0 _S138 = add_0(&_S136, &_S137);
        uint q_3 = q_1 - 1U;
        r_0 = _S138;
        q_2 = q_3;
    }
    else
    {
        r_0 = _S135;
        q_2 = q_1;
    }
    thread Huge_0 _S139 = r_0;
    thread Huge_0 _S140 = _S127;
    bool _S141 = less_0(&_S139, &_S140);
    if(!_S141)
    {
        thread Huge_0 _S142 = r_0;
        thread Huge_0 _S143 = _S127;
        Huge_0 _S144 = subtract_1(&_S142, &_S143);
        uint q_4 = q_2 + 1U;
        r_0 = _S144;
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
        thread Huge_0 _S145 = r_0;
        thread Huge_0 _S146 = p_1;
        Huge_0 _S147 = select_0(in_series_0, &_S145, &_S146);
        thread Huge_0 _S148 = _S147;
        thread Huge_0 _S149 = p_1;
        Huge_0 _S150 = multiply_96_0(&_S148, &_S149);
        thread Huge_0 _S151 = exp_series_0(10U - step_0);
        thread Huge_0 _S152 = _S150;
        Huge_0 _S153 = subtract_1(&_S151, &_S152);
        thread Huge_0 _S154 = _S153;
        thread Huge_0 _S155 = _S150;
        Huge_0 _S156 = select_0(in_series_0, &_S154, &_S155);
        uint step_1 = step_0 + 1U;
        p_1 = _S156;
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
    Huge_0 _S157;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_22;
        (&h_22)->w0_0 = 0U;
        (&h_22)->w1_0 = 0U;
        (&h_22)->w2_0 = a_12->w0_0;
        (&h_22)->w3_0 = a_12->w1_0;
        _S157 = h_22;
    }
    else
    {
        _S157 = *a_12;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_23;
        (&h_23)->w0_0 = 0U;
        (&h_23)->w1_0 = _S157.w0_0;
        (&h_23)->w2_0 = _S157.w1_0;
        (&h_23)->w3_0 = _S157.w2_0;
        _S157 = h_23;
    }
    uint m_5 = n_3 & 31U;
    uint k_2 = 31U - m_5;
    uint _S158 = ((_S157.w3_0) << m_5) | (((_S157.w2_0) >> 1U) >> k_2);
    uint _S159 = ((_S157.w2_0) << m_5) | (((_S157.w1_0) >> 1U) >> k_2);
    uint _S160 = ((_S157.w1_0) << m_5) | (((_S157.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_24;
    (&h_24)->w0_0 = (_S157.w0_0) << m_5;
    (&h_24)->w1_0 = _S160;
    (&h_24)->w2_0 = _S159;
    (&h_24)->w3_0 = _S158;
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
    Huge_0 _S161;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_26;
        (&h_26)->w0_0 = a_13->w2_0;
        (&h_26)->w1_0 = a_13->w3_0;
        (&h_26)->w2_0 = 0U;
        (&h_26)->w3_0 = 0U;
        _S161 = h_26;
    }
    else
    {
        _S161 = *a_13;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_27;
        (&h_27)->w0_0 = _S161.w1_0;
        (&h_27)->w1_0 = _S161.w2_0;
        (&h_27)->w2_0 = _S161.w3_0;
        (&h_27)->w3_0 = 0U;
        _S161 = h_27;
    }
    uint m_6 = n_4 & 31U;
    uint k_3 = 31U - m_6;
    uint _S162 = (_S161.w3_0) >> m_6;
    uint _S163 = ((_S161.w2_0) >> m_6) | (((_S161.w3_0) << 1U) << k_3);
    uint _S164 = ((_S161.w1_0) >> m_6) | (((_S161.w2_0) << 1U) << k_3);
    thread Huge_0 h_28;
    (&h_28)->w0_0 = ((_S161.w0_0) >> m_6) | (((_S161.w1_0) << 1U) << k_3);
    (&h_28)->w1_0 = _S164;
    (&h_28)->w2_0 = _S163;
    (&h_28)->w3_0 = _S162;
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
    bool _S165;
    if(shift_2 <= int(-24))
    {
        _S165 = true;
    }
    else
    {
        _S165 = shift_2 >= int(64);
    }
    if(_S165)
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
    Wide_0 _S166;
    if(shift_2 >= int(32))
    {
        thread Wide_0 w_30;
        (&w_30)->lo_0 = 0U;
        (&w_30)->hi_0 = lo_4;
        _S166 = w_30;
    }
    else
    {
        thread Wide_0 w_31;
        (&w_31)->lo_0 = lo_4;
        (&w_31)->hi_0 = hi_1;
        _S166 = w_31;
    }
    return _S166;
}

Distance_0 distance_fast_0(uint largest_2, uint x_12)
{
    thread Distance_0 d_1;
    bool _S167 = x_12 == largest_2;
    (&d_1)->near_1 = _S167;
    thread Wide_0 w_32;
    (&w_32)->lo_0 = 0U;
    (&w_32)->hi_0 = 0U;
    (&d_1)->t_2 = w_32;
    bool _S168;
    if(_S167)
    {
        _S168 = true;
    }
    else
    {
        _S168 = (absolute_0(largest_2)) >= 1325400064U;
    }
    if(_S168)
    {
        _S168 = true;
    }
    else
    {
        _S168 = (absolute_0(x_12)) >= 1325400064U;
    }
    if(_S168)
    {
        return d_1;
    }
    if(((as_type<float>((largest_2))) - (as_type<float>((x_12)))) > 100.0f)
    {
        return d_1;
    }
    Wide_0 a_14 = fixed_57_0(largest_2);
    Wide_0 b_10 = fixed_57_0(x_12);
    int _S169;
    Wide_0 a_15;
    if((largest_2 & 2147483648U) != 0U)
    {
        thread Wide_0 w_33;
        (&w_33)->lo_0 = 0U;
        (&w_33)->hi_0 = 0U;
        Wide_0 _S170 = w_33;
        uint _S171 = w_33.hi_0 - a_14.hi_0;
        if((w_33.lo_0) < (a_14.lo_0))
        {
            _S169 = int(1);
        }
        else
        {
            _S169 = int(0);
        }
        uint _S172 = _S171 - uint(_S169);
        thread Wide_0 w_34;
        (&w_34)->lo_0 = _S170.lo_0 - a_14.lo_0;
        (&w_34)->hi_0 = _S172;
        Wide_0 _S173 = w_34;
        a_15 = _S173;
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
        Wide_0 _S174 = w_35;
        uint _S175 = w_35.hi_0 - b_10.hi_0;
        if((w_35.lo_0) < (b_10.lo_0))
        {
            _S169 = int(1);
        }
        else
        {
            _S169 = int(0);
        }
        uint _S176 = _S175 - uint(_S169);
        thread Wide_0 w_36;
        (&w_36)->lo_0 = _S174.lo_0 - b_10.lo_0;
        (&w_36)->hi_0 = _S176;
        Wide_0 _S177 = w_36;
        b_11 = _S177;
    }
    else
    {
        b_11 = b_10;
    }
    (&d_1)->near_1 = true;
    uint _S178 = a_15.hi_0 - b_11.hi_0;
    Wide_0 _S179 = a_15;
    Wide_0 _S180 = b_11;
    if((a_15.lo_0) < (b_11.lo_0))
    {
        _S169 = int(1);
    }
    else
    {
        _S169 = int(0);
    }
    uint _S181 = _S178 - uint(_S169);
    thread Wide_0 w_37;
    (&w_37)->lo_0 = _S179.lo_0 - _S180.lo_0;
    (&w_37)->hi_0 = _S181;
    Wide_0 _S182 = w_37;
    (&d_1)->t_2 = _S182;
    return d_1;
}

struct Exp_0
{
    Wide_0 m_8;
    uint q_5;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_3)
{
    uint _S183 = (mulhi((t_3->hi_0), (3098164009U)));
    uint q_6 = _S183 >> 24U;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = q_6 * 3520035244U;
    uint _S184 = (mulhi((q_6), (3520035244U)));
    (&w_38)->hi_0 = _S184;
    thread Wide_0 whole_0 = w_38;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_6 * 2977044471U;
    uint _S185 = ((t_3->hi_0) << 7U) | ((t_3->lo_0) >> 25U);
    thread Wide_0 w_39;
    (&w_39)->lo_0 = (t_3->lo_0) << 7U;
    (&w_39)->hi_0 = _S185;
    Wide_0 _S186 = w_39;
    Wide_0 _S187 = whole_0;
    uint _S188 = w_39.hi_0 - whole_0.hi_0;
    int _S189;
    if((w_39.lo_0) < (whole_0.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S190 = _S188 - uint(_S189);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = _S186.lo_0 - _S187.lo_0;
    (&w_40)->hi_0 = _S190;
    Wide_0 _S191 = w_40;
    uint _S192 = (_S191.hi_0) >> 3U;
    thread Wide_0 w_41;
    (&w_41)->lo_0 = ((_S191.lo_0) >> 3U) | ((_S191.hi_0) << 29U);
    (&w_41)->hi_0 = _S192;
    Wide_0 _S193 = w_41;
    uint _S194 = (mulhi((w_41.hi_0), (11836U)));
    uint _S195 = (mulhi((w_41.hi_0), (106522U - _S194)));
    uint _S196 = (mulhi((w_41.hi_0), (852176U - _S195)));
    uint tail_0 = 5965232U - _S196;
    thread Wide_0 w_42;
    (&w_42)->lo_0 = 0U;
    (&w_42)->hi_0 = tail_0;
    Wide_0 _S197 = w_42;
    thread Wide_0 w_43;
    (&w_43)->lo_0 = 572662306U;
    (&w_43)->hi_0 = 35791394U;
    Wide_0 _S198 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = w_41.hi_0 * w_42.hi_0;
    uint _S199 = (mulhi((w_41.hi_0), (w_42.hi_0)));
    (&w_44)->hi_0 = _S199;
    uint _S200 = (mulhi((w_41.hi_0), (w_42.lo_0)));
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S200;
    (&w_45)->hi_0 = 0U;
    uint lo_5 = w_44.lo_0 + w_45.lo_0;
    uint _S201 = w_44.hi_0 + w_45.hi_0;
    if(lo_5 < (w_45.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S202 = _S201 + uint(_S189);
    thread Wide_0 w_46;
    (&w_46)->lo_0 = lo_5;
    (&w_46)->hi_0 = _S202;
    Wide_0 _S203 = w_46;
    uint _S204 = (mulhi((_S193.lo_0), (_S197.hi_0)));
    thread Wide_0 w_47;
    (&w_47)->lo_0 = _S204;
    (&w_47)->hi_0 = 0U;
    uint lo_6 = _S203.lo_0 + w_47.lo_0;
    uint _S205 = _S203.hi_0 + w_47.hi_0;
    if(lo_6 < (w_47.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S206 = _S205 + uint(_S189);
    thread Wide_0 w_48;
    (&w_48)->lo_0 = lo_6;
    (&w_48)->hi_0 = _S206;
    Wide_0 _S207 = w_48;
    uint _S208 = _S198.hi_0 - _S207.hi_0;
    if((_S198.lo_0) < (_S207.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S209 = _S208 - uint(_S189);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = _S198.lo_0 - _S207.lo_0;
    (&w_49)->hi_0 = _S209;
    Wide_0 _S210 = w_49;
    thread Wide_0 w_50;
    (&w_50)->lo_0 = 2863311531U;
    (&w_50)->hi_0 = 178956970U;
    Wide_0 _S211 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S193.hi_0 * _S210.hi_0;
    uint _S212 = (mulhi((_S193.hi_0), (_S210.hi_0)));
    (&w_51)->hi_0 = _S212;
    uint _S213 = (mulhi((_S193.hi_0), (_S210.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S213;
    (&w_52)->hi_0 = 0U;
    uint lo_7 = w_51.lo_0 + w_52.lo_0;
    uint _S214 = w_51.hi_0 + w_52.hi_0;
    if(lo_7 < (w_52.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S215 = _S214 + uint(_S189);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_7;
    (&w_53)->hi_0 = _S215;
    Wide_0 _S216 = w_53;
    uint _S217 = (mulhi((_S193.lo_0), (_S210.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S217;
    (&w_54)->hi_0 = 0U;
    uint lo_8 = _S216.lo_0 + w_54.lo_0;
    uint _S218 = _S216.hi_0 + w_54.hi_0;
    if(lo_8 < (w_54.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S219 = _S218 + uint(_S189);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_8;
    (&w_55)->hi_0 = _S219;
    Wide_0 _S220 = w_55;
    uint _S221 = _S211.hi_0 - _S220.hi_0;
    if((_S211.lo_0) < (_S220.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S222 = _S221 - uint(_S189);
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S211.lo_0 - _S220.lo_0;
    (&w_56)->hi_0 = _S222;
    Wide_0 _S223 = w_56;
    thread Wide_0 w_57;
    (&w_57)->lo_0 = 2863311531U;
    (&w_57)->hi_0 = 715827882U;
    Wide_0 _S224 = w_57;
    thread Wide_0 w_58;
    (&w_58)->lo_0 = _S193.hi_0 * _S223.hi_0;
    uint _S225 = (mulhi((_S193.hi_0), (_S223.hi_0)));
    (&w_58)->hi_0 = _S225;
    uint _S226 = (mulhi((_S193.hi_0), (_S223.lo_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S226;
    (&w_59)->hi_0 = 0U;
    uint lo_9 = w_58.lo_0 + w_59.lo_0;
    uint _S227 = w_58.hi_0 + w_59.hi_0;
    if(lo_9 < (w_59.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S228 = _S227 + uint(_S189);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_9;
    (&w_60)->hi_0 = _S228;
    Wide_0 _S229 = w_60;
    uint _S230 = (mulhi((_S193.lo_0), (_S223.hi_0)));
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S230;
    (&w_61)->hi_0 = 0U;
    uint lo_10 = _S229.lo_0 + w_61.lo_0;
    uint _S231 = _S229.hi_0 + w_61.hi_0;
    if(lo_10 < (w_61.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S232 = _S231 + uint(_S189);
    thread Wide_0 w_62;
    (&w_62)->lo_0 = lo_10;
    (&w_62)->hi_0 = _S232;
    Wide_0 _S233 = w_62;
    uint _S234 = _S224.hi_0 - _S233.hi_0;
    if((_S224.lo_0) < (_S233.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S235 = _S234 - uint(_S189);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = _S224.lo_0 - _S233.lo_0;
    (&w_63)->hi_0 = _S235;
    Wide_0 _S236 = w_63;
    thread Wide_0 w_64;
    (&w_64)->lo_0 = 0U;
    (&w_64)->hi_0 = 2147483648U;
    Wide_0 _S237 = w_64;
    thread Wide_0 w_65;
    (&w_65)->lo_0 = _S193.hi_0 * _S236.hi_0;
    uint _S238 = (mulhi((_S193.hi_0), (_S236.hi_0)));
    (&w_65)->hi_0 = _S238;
    uint _S239 = (mulhi((_S193.hi_0), (_S236.lo_0)));
    thread Wide_0 w_66;
    (&w_66)->lo_0 = _S239;
    (&w_66)->hi_0 = 0U;
    uint lo_11 = w_65.lo_0 + w_66.lo_0;
    uint _S240 = w_65.hi_0 + w_66.hi_0;
    if(lo_11 < (w_66.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S241 = _S240 + uint(_S189);
    thread Wide_0 w_67;
    (&w_67)->lo_0 = lo_11;
    (&w_67)->hi_0 = _S241;
    Wide_0 _S242 = w_67;
    uint _S243 = (mulhi((_S193.lo_0), (_S236.hi_0)));
    thread Wide_0 w_68;
    (&w_68)->lo_0 = _S243;
    (&w_68)->hi_0 = 0U;
    uint lo_12 = _S242.lo_0 + w_68.lo_0;
    uint _S244 = _S242.hi_0 + w_68.hi_0;
    if(lo_12 < (w_68.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S245 = _S244 + uint(_S189);
    thread Wide_0 w_69;
    (&w_69)->lo_0 = lo_12;
    (&w_69)->hi_0 = _S245;
    Wide_0 _S246 = w_69;
    uint _S247 = _S237.hi_0 - _S246.hi_0;
    if((_S237.lo_0) < (_S246.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S248 = _S247 - uint(_S189);
    thread Wide_0 w_70;
    (&w_70)->lo_0 = _S237.lo_0 - _S246.lo_0;
    (&w_70)->hi_0 = _S248;
    Wide_0 _S249 = w_70;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = 4294967295U;
    (&w_71)->hi_0 = 4294967295U;
    Wide_0 _S250 = w_71;
    thread Wide_0 w_72;
    (&w_72)->lo_0 = _S193.hi_0 * _S249.hi_0;
    uint _S251 = (mulhi((_S193.hi_0), (_S249.hi_0)));
    (&w_72)->hi_0 = _S251;
    uint _S252 = (mulhi((_S193.hi_0), (_S249.lo_0)));
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S252;
    (&w_73)->hi_0 = 0U;
    uint lo_13 = w_72.lo_0 + w_73.lo_0;
    uint _S253 = w_72.hi_0 + w_73.hi_0;
    if(lo_13 < (w_73.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S254 = _S253 + uint(_S189);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = lo_13;
    (&w_74)->hi_0 = _S254;
    Wide_0 _S255 = w_74;
    uint _S256 = (mulhi((_S193.lo_0), (_S249.hi_0)));
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S256;
    (&w_75)->hi_0 = 0U;
    uint lo_14 = _S255.lo_0 + w_75.lo_0;
    uint _S257 = _S255.hi_0 + w_75.hi_0;
    if(lo_14 < (w_75.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S258 = _S257 + uint(_S189);
    thread Wide_0 w_76;
    (&w_76)->lo_0 = lo_14;
    (&w_76)->hi_0 = _S258;
    Wide_0 _S259 = w_76;
    uint _S260 = _S250.hi_0 - _S259.hi_0;
    if((_S250.lo_0) < (_S259.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S261 = _S260 - uint(_S189);
    thread Wide_0 w_77;
    (&w_77)->lo_0 = _S250.lo_0 - _S259.lo_0;
    (&w_77)->hi_0 = _S261;
    Wide_0 _S262 = w_77;
    thread Wide_0 w_78;
    (&w_78)->lo_0 = 4294967295U;
    (&w_78)->hi_0 = 4294967295U;
    Wide_0 _S263 = w_78;
    thread Wide_0 w_79;
    (&w_79)->lo_0 = _S193.hi_0 * _S262.hi_0;
    uint _S264 = (mulhi((_S193.hi_0), (_S262.hi_0)));
    (&w_79)->hi_0 = _S264;
    uint _S265 = (mulhi((_S193.hi_0), (_S262.lo_0)));
    thread Wide_0 w_80;
    (&w_80)->lo_0 = _S265;
    (&w_80)->hi_0 = 0U;
    uint lo_15 = w_79.lo_0 + w_80.lo_0;
    uint _S266 = w_79.hi_0 + w_80.hi_0;
    if(lo_15 < (w_80.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S267 = _S266 + uint(_S189);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_15;
    (&w_81)->hi_0 = _S267;
    Wide_0 _S268 = w_81;
    uint _S269 = (mulhi((_S193.lo_0), (_S262.hi_0)));
    thread Wide_0 w_82;
    (&w_82)->lo_0 = _S269;
    (&w_82)->hi_0 = 0U;
    uint lo_16 = _S268.lo_0 + w_82.lo_0;
    uint _S270 = _S268.hi_0 + w_82.hi_0;
    if(lo_16 < (w_82.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S271 = _S270 + uint(_S189);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_16;
    (&w_83)->hi_0 = _S271;
    Wide_0 _S272 = w_83;
    uint _S273 = _S263.hi_0 - _S272.hi_0;
    if((_S263.lo_0) < (_S272.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S274 = _S273 - uint(_S189);
    thread Wide_0 w_84;
    (&w_84)->lo_0 = _S263.lo_0 - _S272.lo_0;
    (&w_84)->hi_0 = _S274;
    Wide_0 _S275 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = _S275.hi_0 * _S275.hi_0;
    uint _S276 = (mulhi((_S275.hi_0), (_S275.hi_0)));
    (&w_85)->hi_0 = _S276;
    uint _S277 = (mulhi((_S275.hi_0), (_S275.lo_0)));
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S277;
    (&w_86)->hi_0 = 0U;
    uint lo_17 = w_85.lo_0 + w_86.lo_0;
    uint _S278 = w_85.hi_0 + w_86.hi_0;
    if(lo_17 < (w_86.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S279 = _S278 + uint(_S189);
    thread Wide_0 w_87;
    (&w_87)->lo_0 = lo_17;
    (&w_87)->hi_0 = _S279;
    Wide_0 _S280 = w_87;
    uint _S281 = (mulhi((_S275.lo_0), (_S275.hi_0)));
    thread Wide_0 w_88;
    (&w_88)->lo_0 = _S281;
    (&w_88)->hi_0 = 0U;
    uint lo_18 = _S280.lo_0 + w_88.lo_0;
    uint _S282 = _S280.hi_0 + w_88.hi_0;
    if(lo_18 < (w_88.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S283 = _S282 + uint(_S189);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = lo_18;
    (&w_89)->hi_0 = _S283;
    Wide_0 _S284 = w_89;
    thread Wide_0 w_90;
    (&w_90)->lo_0 = _S284.hi_0 * _S284.hi_0;
    uint _S285 = (mulhi((_S284.hi_0), (_S284.hi_0)));
    (&w_90)->hi_0 = _S285;
    uint _S286 = (mulhi((_S284.hi_0), (_S284.lo_0)));
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S286;
    (&w_91)->hi_0 = 0U;
    uint lo_19 = w_90.lo_0 + w_91.lo_0;
    uint _S287 = w_90.hi_0 + w_91.hi_0;
    if(lo_19 < (w_91.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S288 = _S287 + uint(_S189);
    thread Wide_0 w_92;
    (&w_92)->lo_0 = lo_19;
    (&w_92)->hi_0 = _S288;
    Wide_0 _S289 = w_92;
    uint _S290 = (mulhi((_S284.lo_0), (_S284.hi_0)));
    thread Wide_0 w_93;
    (&w_93)->lo_0 = _S290;
    (&w_93)->hi_0 = 0U;
    uint lo_20 = _S289.lo_0 + w_93.lo_0;
    uint _S291 = _S289.hi_0 + w_93.hi_0;
    if(lo_20 < (w_93.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S292 = _S291 + uint(_S189);
    thread Wide_0 w_94;
    (&w_94)->lo_0 = lo_20;
    (&w_94)->hi_0 = _S292;
    Wide_0 _S293 = w_94;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = _S293.hi_0 * _S293.hi_0;
    uint _S294 = (mulhi((_S293.hi_0), (_S293.hi_0)));
    (&w_95)->hi_0 = _S294;
    uint _S295 = (mulhi((_S293.hi_0), (_S293.lo_0)));
    thread Wide_0 w_96;
    (&w_96)->lo_0 = _S295;
    (&w_96)->hi_0 = 0U;
    uint lo_21 = w_95.lo_0 + w_96.lo_0;
    uint _S296 = w_95.hi_0 + w_96.hi_0;
    if(lo_21 < (w_96.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S297 = _S296 + uint(_S189);
    thread Wide_0 w_97;
    (&w_97)->lo_0 = lo_21;
    (&w_97)->hi_0 = _S297;
    Wide_0 _S298 = w_97;
    uint _S299 = (mulhi((_S293.lo_0), (_S293.hi_0)));
    thread Wide_0 w_98;
    (&w_98)->lo_0 = _S299;
    (&w_98)->hi_0 = 0U;
    uint lo_22 = _S298.lo_0 + w_98.lo_0;
    uint _S300 = _S298.hi_0 + w_98.hi_0;
    if(lo_22 < (w_98.lo_0))
    {
        _S189 = int(1);
    }
    else
    {
        _S189 = int(0);
    }
    uint _S301 = _S300 + uint(_S189);
    thread Wide_0 w_99;
    (&w_99)->lo_0 = lo_22;
    (&w_99)->hi_0 = _S301;
    Wide_0 _S302 = w_99;
    bool low_1 = ((_S302.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_1;
    Wide_0 _S303;
    if(low_1)
    {
        uint _S304 = ((_S302.hi_0) << 1U) | ((_S302.lo_0) >> 31U);
        thread Wide_0 w_100;
        (&w_100)->lo_0 = (_S302.lo_0) << 1U;
        (&w_100)->hi_0 = _S304;
        _S303 = w_100;
    }
    else
    {
        _S303 = _S302;
    }
    (&e_1)->m_8 = _S303;
    uint _S305;
    if(low_1)
    {
        _S305 = q_6 + 1U;
    }
    else
    {
        _S305 = q_6;
    }
    (&e_1)->q_5 = _S305;
    return e_1;
}

uint Lanes_add_0(uint lane_3, uint value_3)
{
    uint _S306 = simd_sum(value_3);
    return _S306;
}

Huge_0 add_over_lanes_0(uint lane_4, const Huge_0 thread* v_1)
{
    thread Huge_0 h_29;
    (&h_29)->w0_0 = 0U;
    (&h_29)->w1_0 = 0U;
    (&h_29)->w2_0 = 0U;
    (&h_29)->w3_0 = 0U;
    array<uint, int(4)> _S307 = { v_1->w0_0, v_1->w1_0, v_1->w2_0, v_1->w3_0 };
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
        uint low_2 = Lanes_add_0(lane_4, (_S307[i_0]) & 65535U);
        uint high_0 = Lanes_add_0(lane_4, (_S307[i_0]) >> 16U);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = low_2;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        uint _S308 = 32U * i_0;
        thread Huge_0 _S309 = h_30;
        Huge_0 _S310 = shift_left_1(&_S309, _S308);
        thread Huge_0 _S311 = sum_3;
        thread Huge_0 _S312 = _S310;
        Huge_0 _S313 = add_0(&_S311, &_S312);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = high_0;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 0U;
        uint _S314 = _S308 + 16U;
        thread Huge_0 _S315 = h_31;
        Huge_0 _S316 = shift_left_1(&_S315, _S314);
        thread Huge_0 _S317 = _S313;
        thread Huge_0 _S318 = _S316;
        Huge_0 _S319 = add_0(&_S317, &_S318);
        uint i_1 = i_0 + 1U;
        sum_3 = _S319;
        i_0 = i_1;
    }
    return sum_3;
}

Wide_0 add_over_lanes_1(uint lane_5, const Wide_0 thread* v_2)
{
    thread Wide_0 sum_4;
    uint _S320 = Lanes_add_0(lane_5, (v_2->lo_0) & 65535U);
    thread Wide_0 w_101;
    (&w_101)->lo_0 = _S320;
    (&w_101)->hi_0 = 0U;
    uint _S321 = Lanes_add_0(lane_5, (v_2->lo_0) >> 16U);
    thread Wide_0 w_102;
    (&w_102)->lo_0 = _S321;
    (&w_102)->hi_0 = 0U;
    uint _S322 = ((w_102.hi_0) << 16U) | ((w_102.lo_0) >> 16U);
    thread Wide_0 w_103;
    (&w_103)->lo_0 = (w_102.lo_0) << 16U;
    (&w_103)->hi_0 = _S322;
    uint lo_23 = w_101.lo_0 + w_103.lo_0;
    uint _S323 = w_101.hi_0 + w_103.hi_0;
    int _S324;
    if(lo_23 < (w_103.lo_0))
    {
        _S324 = int(1);
    }
    else
    {
        _S324 = int(0);
    }
    uint _S325 = _S323 + uint(_S324);
    thread Wide_0 w_104;
    (&w_104)->lo_0 = lo_23;
    (&w_104)->hi_0 = _S325;
    Wide_0 _S326 = w_104;
    sum_4 = _S326;
    uint _S327 = Lanes_add_0(lane_5, (v_2->hi_0) & 65535U);
    uint _S328 = Lanes_add_0(lane_5, (v_2->hi_0) >> 16U);
    (&sum_4)->hi_0 = (&sum_4)->hi_0 + (_S327 + (_S328 << 16U));
    return sum_4;
}

Softmax_0 softmax_of_0(uint lane_6, const WinnerMembers_0 thread* members_0, bool nan_is_absent_0, bool exact_1, KernelContext_0 thread* kernelContext_3)
{
    Wide_0 _S329;
    uint _S330 = WinnerMembers_count_0(members_0);
    uint best_0 = 0U;
    bool has_nan_0 = false;
    uint i_2 = lane_6;
    for(;;)
    {
        if(i_2 < _S330)
        {
        }
        else
        {
            break;
        }
        bool _S331 = WinnerMembers_has_0(members_0, i_2);
        if(!_S331)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S332 = WinnerMembers_logit_0(members_0, i_2, kernelContext_3);
        uint best_1;
        bool has_nan_1;
        if(is_nan_0(_S332))
        {
            best_1 = best_0;
            has_nan_1 = true;
        }
        else
        {
            best_1 = max(best_0, order_0(_S332, 0U));
            has_nan_1 = has_nan_0;
        }
        best_0 = best_1;
        has_nan_0 = has_nan_1;
        i_2 = i_2 + 32U;
    }
    uint best_2 = Lanes_max_0(lane_6, best_0);
    thread Softmax_0 s_0;
    uint _S333 = from_order_0(best_2);
    (&s_0)->largest_0 = _S333;
    (&s_0)->poisoned_0 = !is_finite_0(_S333);
    if(!nan_is_absent_0)
    {
        uint _S334 = Lanes_ballot_0(lane_6, has_nan_0);
        has_nan_0 = _S334 != 0U;
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
    (&s_0)->sum_bits_0 = bit_width_0(_S330);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = 0U;
    (&w_105)->hi_0 = 0U;
    (&s_0)->sum_2 = w_105;
    i_2 = lane_6;
    for(;;)
    {
        if(i_2 < _S330)
        {
        }
        else
        {
            break;
        }
        bool _S335 = WinnerMembers_has_0(members_0, i_2);
        if(!_S335)
        {
            i_2 = i_2 + 32U;
            continue;
        }
        uint _S336 = WinnerMembers_logit_0(members_0, i_2, kernelContext_3);
        if(is_nan_0(_S336))
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
            ExactDistance_0 d_2 = distance_exact_0((&s_0)->largest_0, _S336);
            if(!d_2.near_0)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Huge_0 _S337 = d_2.t_0;
            ExactExp_0 _S338 = exp_exact_0(&_S337, kernelContext_3);
            thread Huge_0 _S339 = _S338.m_4;
            Huge_0 _S340 = shift_left_1(&_S339, 16U);
            thread Huge_0 _S341 = _S340;
            Huge_0 _S342 = shift_right_1(&_S341, _S338.q_0);
            thread Huge_0 _S343 = (&s_0)->exact_sum_0;
            thread Huge_0 _S344 = _S342;
            Huge_0 _S345 = add_0(&_S343, &_S344);
            (&s_0)->exact_sum_0 = _S345;
        }
        else
        {
            Distance_0 d_3 = distance_fast_0((&s_0)->largest_0, _S336);
            if(!d_3.near_1)
            {
                i_2 = i_2 + 32U;
                continue;
            }
            thread Wide_0 _S346 = d_3.t_2;
            Exp_0 _S347 = exp_fast_0(&_S346);
            Wide_0 _S348 = (&s_0)->sum_2;
            uint _S349 = _S347.q_5 + (&s_0)->sum_bits_0;
            for(;;)
            {
                uint m_9 = _S349 & 31U;
                uint hi_2 = (_S347.m_8.hi_0) >> m_9;
                uint lo_24 = ((_S347.m_8.lo_0) >> m_9) | (((_S347.m_8.hi_0) << 1U) << (31U - m_9));
                if(_S349 >= 64U)
                {
                    thread Wide_0 w_106;
                    (&w_106)->lo_0 = 0U;
                    (&w_106)->hi_0 = 0U;
                    _S329 = w_106;
                    break;
                }
                if(_S349 >= 32U)
                {
                    thread Wide_0 w_107;
                    (&w_107)->lo_0 = hi_2;
                    (&w_107)->hi_0 = 0U;
                    _S329 = w_107;
                }
                else
                {
                    thread Wide_0 w_108;
                    (&w_108)->lo_0 = lo_24;
                    (&w_108)->hi_0 = hi_2;
                    _S329 = w_108;
                }
                break;
            }
            uint lo_25 = _S348.lo_0 + _S329.lo_0;
            uint _S350 = _S348.hi_0 + _S329.hi_0;
            int _S351;
            if(lo_25 < (_S329.lo_0))
            {
                _S351 = int(1);
            }
            else
            {
                _S351 = int(0);
            }
            uint _S352 = _S350 + uint(_S351);
            thread Wide_0 w_109;
            (&w_109)->lo_0 = lo_25;
            (&w_109)->hi_0 = _S352;
            Wide_0 _S353 = w_109;
            (&s_0)->sum_2 = _S353;
        }
        i_2 = i_2 + 32U;
    }
    if(exact_1)
    {
        thread Huge_0 _S354 = (&s_0)->exact_sum_0;
        Huge_0 _S355 = add_over_lanes_0(lane_6, &_S354);
        (&s_0)->exact_sum_0 = _S355;
    }
    else
    {
        thread Wide_0 _S356 = (&s_0)->sum_2;
        Wide_0 _S357 = add_over_lanes_1(lane_6, &_S356);
        (&s_0)->sum_2 = _S357;
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
    uint _S358 = Row256_get_0(i_3, kernelContext_5);
    return _S358;
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
        uint _S359 = ExpertKeys_count_0(keys_0);
        if(i_4 < _S359)
        {
        }
        else
        {
            break;
        }
        uint _S360 = ExpertKeys_key_0(keys_0, i_4, kernelContext_6);
        int _S361;
        if(_S360 > bound_0)
        {
            _S361 = int(1);
        }
        else
        {
            _S361 = int(0);
        }
        uint better_1 = better_0 + uint(_S361);
        i_4 = i_4 + 32U;
        better_0 = better_1;
    }
    uint _S362 = Lanes_add_0(lane_7, better_0);
    return k_4 - _S362;
}

uint kth_by_bits_0(uint lane_8, const ExpertKeys_0 thread* keys_1, uint k_5, KernelContext_0 thread* kernelContext_7)
{
    uint bound_1 = 0U;
    uint bit_0 = 0U;
    for(;;)
    {
        uint _S363 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (32U + (_S363 >> 16U)))
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
            if(i_5 < _S363)
            {
            }
            else
            {
                break;
            }
            uint _S364 = ExpertKeys_key_0(keys_1, i_5, kernelContext_7);
            int _S365;
            if(_S364 >= trial_0)
            {
                _S365 = int(1);
            }
            else
            {
                _S365 = int(0);
            }
            uint count_1 = count_0 + uint(_S365);
            i_5 = i_5 + 32U;
            count_0 = count_1;
        }
        uint _S366 = Lanes_add_0(lane_8, count_0);
        if(_S366 >= k_5)
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
    uint _S367 = Lanes_ballot_0(lane_9, taken_0);
    return _S367;
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
        uint _S368 = Row256_get_group_0(i_6, kernelContext_10);
        return _S368;
    }
    uint _S369 = Row256_get_1(i_6, kernelContext_10);
    uint _S370;
    if(_S369 == 1U)
    {
        _S370 = order_0(4286578688U, 0U);
    }
    else
    {
        _S370 = _S369;
    }
    return _S370;
}

uint places_for_equals_1(uint lane_10, const GroupKeys_0 thread* keys_2, uint k_6, uint bound_3, KernelContext_0 thread* kernelContext_11)
{
    uint i_7 = lane_10;
    uint better_2 = 0U;
    for(;;)
    {
        uint _S371 = GroupKeys_count_0(keys_2);
        if(i_7 < _S371)
        {
        }
        else
        {
            break;
        }
        uint _S372 = GroupKeys_key_0(keys_2, i_7, kernelContext_11);
        int _S373;
        if(_S372 > bound_3)
        {
            _S373 = int(1);
        }
        else
        {
            _S373 = int(0);
        }
        uint better_3 = better_2 + uint(_S373);
        i_7 = i_7 + 32U;
        better_2 = better_3;
    }
    uint _S374 = Lanes_add_0(lane_10, better_2);
    return k_6 - _S374;
}

uint kth_by_bits_1(uint lane_11, const GroupKeys_0 thread* keys_3, uint k_7, KernelContext_0 thread* kernelContext_12)
{
    uint bound_4 = 0U;
    uint bit_1 = 0U;
    for(;;)
    {
        uint _S375 = GroupKeys_count_0(keys_3);
        if(bit_1 < (32U + (_S375 >> 16U)))
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
            if(i_8 < _S375)
            {
            }
            else
            {
                break;
            }
            uint _S376 = GroupKeys_key_0(keys_3, i_8, kernelContext_12);
            int _S377;
            if(_S376 >= trial_1)
            {
                _S377 = int(1);
            }
            else
            {
                _S377 = int(0);
            }
            uint count_3 = count_2 + uint(_S377);
            i_8 = i_8 + 32U;
            count_2 = count_3;
        }
        uint _S378 = Lanes_add_0(lane_11, count_2);
        if(_S378 >= k_7)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + 1U;
    }
    return bound_4;
}

uint summand_0(uint key_2)
{
    uint _S379;
    if(key_2 == 1U)
    {
        _S379 = 4286578688U;
    }
    else
    {
        _S379 = from_order_0(key_2);
    }
    return _S379;
}

uint nan_place_1(const Rule_0 thread* rule_1)
{
    uint _S380;
    if((rule_1->nan_last_0) != 0U)
    {
        _S380 = 1U;
    }
    else
    {
        _S380 = 4294967295U;
    }
    return _S380;
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
    bool _S381;
    uint _S382;
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
                uint _S383 = Row256_get_1(group_2 * size_0 + i_9, kernelContext_14);
                if(last_member_0 == 4294967295U)
                {
                    _S381 = true;
                }
                else
                {
                    _S381 = _S383 < last_0;
                }
                bool is_left_0;
                if(_S381)
                {
                    is_left_0 = true;
                }
                else
                {
                    if(_S383 == last_0)
                    {
                        is_left_0 = i_9 > last_member_0;
                    }
                    else
                    {
                        is_left_0 = false;
                    }
                }
                bool _S384;
                if(is_left_0)
                {
                    _S384 = _S383 > best_3;
                }
                else
                {
                    _S384 = false;
                }
                if(_S384)
                {
                    best_3 = _S383;
                    member_0 = i_9;
                }
                i_9 = i_9 + 32U;
            }
            uint last_1 = Lanes_max_0(lane_12, best_3);
            uint _S385;
            if(best_3 == last_1)
            {
                _S385 = ~member_0;
            }
            else
            {
                _S385 = 0U;
            }
            uint _S386 = Lanes_max_0(lane_12, _S385);
            uint _S387 = ~_S386;
            if(m_10 == 0U)
            {
                sum_5 = summand_0(last_1);
            }
            else
            {
                uint _S388 = summand_0(last_1);
                for(;;)
                {
                    if(is_plain_0(sum_5))
                    {
                        _S381 = is_plain_0(_S388);
                    }
                    else
                    {
                        _S381 = false;
                    }
                    if(_S381)
                    {
                        _S382 = flush_0((as_type<uint>(((as_type<float>((sum_5))) + (as_type<float>((_S388)))))) ^ (kernelContext_14->zero_0));
                        break;
                    }
                    _S382 = add_by_words_0(sum_5, _S388);
                    break;
                }
                sum_5 = _S382;
            }
            uint m_11 = m_10 + 1U;
            last_member_0 = _S387;
            last_0 = last_1;
            m_10 = m_11;
        }
        if(lane_12 == 0U)
        {
            uint _S389 = nan_place_1(rule_2);
            Row256_set_group_0(group_2, order_0(sum_5, _S389), kernelContext_14);
        }
        group_2 = group_2 + 1U;
    }
    Lanes_sync_0();
    return;
}

void group_keys_by_parts_0(uint lane_13, const Rule_0 thread* rule_3, uint size_1, KernelContext_0 thread* kernelContext_15)
{
    uint _S390 = rule_3->n_group_0;
    uint _S391 = 32U / rule_3->n_group_0;
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
        uint group_3 = first_0 + _S394;
        uint second_0;
        uint best_4;
        uint second_1;
        if(group_3 < _S390)
        {
            uint _S395 = lane_13 % _S392;
            second_0 = 0U;
            best_4 = 0U;
            second_1 = _S395;
            for(;;)
            {
                if(second_1 < size_1)
                {
                }
                else
                {
                    break;
                }
                uint _S396 = Row256_get_1(group_3 * size_1 + second_1, kernelContext_15);
                uint _S397 = max(second_0, min(best_4, _S396));
                uint _S398 = max(best_4, _S396);
                uint i_10 = second_1 + _S392;
                second_0 = _S397;
                best_4 = _S398;
                second_1 = i_10;
            }
        }
        else
        {
            best_4 = 0U;
            second_0 = 0U;
        }
        uint _S399 = 2U * lane_13;
        (*kernelContext_15->best_of_part_0)[_S399] = best_4;
        (*kernelContext_15->best_of_part_0)[_S399 + 1U] = second_0;
        Lanes_sync_0();
        uint group_4 = first_0 + lane_13;
        bool _S400;
        if(lane_13 < _S393)
        {
            _S400 = group_4 < _S390;
        }
        else
        {
            _S400 = false;
        }
        if(_S400)
        {
            uint _S401 = 2U * _S392;
            uint _S402 = _S401 * lane_13;
            second_1 = 0U;
            uint best_5 = 0U;
            uint i_11 = _S402;
            for(;;)
            {
                if(i_11 < (_S401 * (lane_13 + 1U)))
                {
                }
                else
                {
                    break;
                }
                uint _S403 = max(second_1, min(best_5, (*kernelContext_15->best_of_part_0)[i_11]));
                uint _S404 = max(best_5, (*kernelContext_15->best_of_part_0)[i_11]);
                uint i_12 = i_11 + 1U;
                second_1 = _S403;
                best_5 = _S404;
                i_11 = i_12;
            }
            uint sum_6 = summand_0(best_5);
            uint sum_7;
            if((rule_3->group_score_0) == 2U)
            {
                uint _S405 = summand_0(second_1);
                for(;;)
                {
                    bool _S406;
                    if(is_plain_0(sum_6))
                    {
                        _S406 = is_plain_0(_S405);
                    }
                    else
                    {
                        _S406 = false;
                    }
                    if(_S406)
                    {
                        sum_7 = flush_0((as_type<uint>(((as_type<float>((sum_6))) + (as_type<float>((_S405)))))) ^ (kernelContext_15->zero_0));
                        break;
                    }
                    sum_7 = add_by_words_0(sum_6, _S405);
                    break;
                }
            }
            else
            {
                sum_7 = sum_6;
            }
            uint _S407 = nan_place_1(rule_3);
            Row256_set_group_0(group_4, order_0(sum_7, _S407), kernelContext_15);
        }
        Lanes_sync_0();
        first_0 = first_0 + _S393;
    }
    return;
}

uint GroupKeys_key_1(const GroupKeys_0 thread* this_9, uint i_13, KernelContext_0 thread* kernelContext_16)
{
    if(!this_9->single_0)
    {
        uint _S408 = Row256_get_group_0(i_13, kernelContext_16);
        return _S408;
    }
    uint _S409 = Row256_get_1(i_13, kernelContext_16);
    uint _S410;
    if(_S409 == 1U)
    {
        _S410 = order_0(4286578688U, 0U);
    }
    else
    {
        _S410 = _S409;
    }
    return _S410;
}

void select_by_bits_0(uint lane_14, const Rule_0 thread* rule_4, KernelContext_0 thread* kernelContext_17)
{
    thread ExpertKeys_0 keys_4;
    uint _S411 = rule_4->n_expert_0;
    (&keys_4)->n_expert_1 = rule_4->n_expert_0;
    uint _S412 = rule_4->n_used_0;
    thread ExpertKeys_0 _S413 = keys_4;
    uint _S414 = kth_by_bits_0(lane_14, &_S413, rule_4->n_used_0, kernelContext_17);
    thread ExpertKeys_0 _S415 = keys_4;
    uint _S416 = places_for_equals_0(lane_14, &_S415, _S412, _S414, kernelContext_17);
    thread uint equals_left_1 = _S416;
    uint base_0 = 0U;
    uint n_5 = 0U;
    for(;;)
    {
        if(base_0 < _S411)
        {
        }
        else
        {
            break;
        }
        uint e_2 = base_0 + lane_14;
        bool there_1 = e_2 < _S411;
        uint _S417;
        if(there_1)
        {
            uint _S418 = Row256_get_1(e_2, kernelContext_17);
            _S417 = _S418;
        }
        else
        {
            _S417 = 0U;
        }
        uint taken_1 = take_0(lane_14, there_1, _S417, _S414, &equals_left_1);
        if(((taken_1 >> lane_14) & 1U) != 0U)
        {
            (*kernelContext_17->list_id_0)[n_5 + ((uint)popcount((taken_1 & ((1U << lane_14) - 1U))))] = e_2;
        }
        uint n_6 = n_5 + ((uint)popcount((taken_1)));
        base_0 = base_0 + 32U;
        n_5 = n_6;
    }
    return;
}

uint gather_0(uint lane_15, const Rule_0 thread* rule_5, uint least_0, KernelContext_0 thread* kernelContext_18)
{
    uint base_1 = 0U;
    uint n_7 = 0U;
    for(;;)
    {
        uint _S419 = rule_5->n_expert_0;
        if(base_1 < (rule_5->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint e_3 = base_1 + lane_15;
        bool is_in_0;
        if(e_3 < _S419)
        {
            uint _S420 = Row256_get_1(e_3, kernelContext_18);
            is_in_0 = _S420 >= least_0;
        }
        else
        {
            is_in_0 = false;
        }
        uint all_1 = Lanes_ballot_0(lane_15, is_in_0);
        uint place_0 = n_7 + ((uint)popcount((all_1 & ((1U << lane_15) - 1U))));
        bool _S421;
        if(is_in_0)
        {
            _S421 = place_0 < 32U;
        }
        else
        {
            _S421 = false;
        }
        if(_S421)
        {
            (*kernelContext_18->list_id_0)[place_0] = e_3;
        }
        uint n_8 = n_7 + ((uint)popcount((all_1)));
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

uint Lanes_kth_largest_0(uint lane_16, uint value_4, uint k_8)
{
    uint _S422 = simd_max(value_4);
    uint least_1 = _S422;
    for(;;)
    {
        uint4 _S423 = WaveActiveBallot_0(value_4 >= least_1);
        if(((uint)popcount((_S423.x))) < k_8)
        {
        }
        else
        {
            break;
        }
        uint _S424;
        if(value_4 < least_1)
        {
            _S424 = value_4;
        }
        else
        {
            _S424 = 0U;
        }
        uint _S425 = simd_max(_S424);
        least_1 = _S425;
    }
    return least_1;
}

bool estimate_is_logit_0(const Rule_0 thread* rule_6)
{
    bool _S426;
    if((rule_6->select_bias_0) == 0U)
    {
        if((rule_6->n_group_0) <= 1U)
        {
            _S426 = true;
        }
        else
        {
            if((rule_6->group_score_0) == 1U)
            {
                _S426 = (rule_6->excluded_zero_0) == 0U;
            }
            else
            {
                _S426 = false;
            }
        }
    }
    else
    {
        _S426 = false;
    }
    return _S426;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_7)
{
    uint _S427 = rule_7->select_by_0;
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
    bool _S428;
    if(_S427 == 0U)
    {
        _S428 = (rule_7->score_0) == 0U;
    }
    else
    {
        _S428 = false;
    }
    if(_S428)
    {
        _S428 = (rule_7->select_bias_0) == 0U;
    }
    else
    {
        _S428 = false;
    }
    if(_S428)
    {
        _S428 = (rule_7->score_dtype_0) == 0U;
    }
    else
    {
        _S428 = false;
    }
    if(_S428)
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
    bool _S429 = ranks_by_logit_0(rule_8);
    if(_S429)
    {
        return 3U;
    }
    uint _S430;
    if((rule_8->select_by_0) == 2U)
    {
        _S430 = 1U;
    }
    else
    {
        _S430 = rule_8->score_0;
    }
    return _S430;
}

uint window_below_0(const Rule_0 thread* rule_9, uint key_4, uint magnitude_0, uint sums_0)
{
    uint x_13 = from_order_0(key_4);
    if(is_nan_0(x_13))
    {
        return key_4;
    }
    float v_3 = (as_type<float>((x_13)));
    bool _S431 = estimate_is_logit_0(rule_9);
    float least_2;
    if(!_S431)
    {
        if(is_infinite_0(x_13))
        {
            return key_4;
        }
        least_2 = v_3 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_0))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S432 = score_of_key_0(rule_9);
        bool is_sigmoid_0 = _S432 == 1U;
        uint _S433 = x_13 & 2147483648U;
        bool _S434;
        if(_S433 != 0U)
        {
            uint _S435 = absolute_0(x_13);
            int _S436;
            if(is_sigmoid_0)
            {
                _S436 = int(1117782016);
            }
            else
            {
                _S436 = int(1126170624);
            }
            _S434 = _S435 > uint(_S436);
        }
        else
        {
            _S434 = false;
        }
        if(_S434)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S434 = _S433 == 0U;
        }
        else
        {
            _S434 = false;
        }
        if(_S434)
        {
            _S434 = (absolute_0(x_13)) > 1099431936U;
        }
        else
        {
            _S434 = false;
        }
        if(_S434)
        {
            return order_0(1098907648U, 0U);
        }
        if(is_infinite_0(x_13))
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

bool is_kept_0(const Rule_0 thread* rule_10, uint expert_2, KernelContext_0 thread* kernelContext_19)
{
    uint _S437 = rule_10->n_expert_0 / rule_10->n_group_0;
    uint group_5 = expert_2 / _S437;
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
    uint key_5;
    uint _S438 = rule_11->n_expert_0;
    uint _S439 = rule_11->n_group_0;
    uint size_2 = rule_11->n_expert_0 / rule_11->n_group_0;
    thread GroupKeys_0 groups_0;
    (&groups_0)->n_group_1 = _S439;
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
    if(_S439 <= 32U)
    {
        if(lane_18 < _S439)
        {
            thread GroupKeys_0 _S440 = groups_0;
            uint _S441 = GroupKeys_key_1(&_S440, lane_18, kernelContext_21);
            bound_5 = _S441;
        }
        else
        {
            bound_5 = 0U;
        }
        uint _S442 = Lanes_kth_largest_0(lane_18, bound_5, rule_11->topk_group_0);
        bound_5 = _S442;
    }
    else
    {
        thread GroupKeys_0 _S443 = groups_0;
        uint _S444 = kth_by_bits_1(lane_18, &_S443, rule_11->topk_group_0, kernelContext_21);
        bound_5 = _S444;
    }
    thread GroupKeys_0 _S445 = groups_0;
    uint _S446 = places_for_equals_1(lane_18, &_S445, rule_11->topk_group_0, bound_5, kernelContext_21);
    thread uint equals_left_2 = _S446;
    uint first_left_0 = 0U;
    uint base_2 = 0U;
    for(;;)
    {
        if(base_2 < _S439)
        {
        }
        else
        {
            break;
        }
        uint _S447 = base_2 + lane_18;
        bool there_2 = _S447 < _S439;
        if(there_2)
        {
            thread GroupKeys_0 _S448 = groups_0;
            uint _S449 = GroupKeys_key_1(&_S448, _S447, kernelContext_21);
            key_5 = _S449;
        }
        else
        {
            key_5 = 0U;
        }
        uint taken_2 = take_0(lane_18, there_2, key_5, bound_5, &equals_left_2);
        if(lane_18 == 0U)
        {
            (*kernelContext_21->kept_groups_0)[base_2 >> 5U] = taken_2;
        }
        if(((taken_2 >> lane_18) & 1U) == 0U)
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
        e_4 = lane_18;
        for(;;)
        {
            if(e_4 < _S438)
            {
            }
            else
            {
                break;
            }
            uint _S450 = Row256_get_1(e_4, kernelContext_21);
            uint x_14 = from_order_0(_S450);
            if(is_finite_0(x_14))
            {
                key_5 = max(key_5, absolute_0(x_14));
            }
            e_4 = e_4 + 32U;
        }
        uint magnitude_1 = Lanes_max_0(lane_18, key_5);
        uint _S451 = Lanes_max_0(lane_18, first_left_0);
        uint _S452 = window_below_0(rule_11, bound_5, magnitude_1, rule_11->group_score_0);
        close_0 = _S451 >= _S452;
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    bool _S453;
    if((rule_11->excluded_zero_0) != 0U)
    {
        bool _S454 = ranks_by_logit_0(rule_11);
        _S453 = !_S454;
    }
    else
    {
        _S453 = false;
    }
    if(_S453)
    {
        bound_5 = 2147483648U;
    }
    else
    {
        bound_5 = 0U;
    }
    e_4 = lane_18;
    for(;;)
    {
        if(e_4 < _S438)
        {
        }
        else
        {
            break;
        }
        bool _S455 = is_kept_0(rule_11, e_4, kernelContext_21);
        if(!_S455)
        {
            Row256_set_0(e_4, bound_5, kernelContext_21);
        }
        e_4 = e_4 + 32U;
    }
    int _S456;
    if(close_0)
    {
        _S456 = int(1);
    }
    else
    {
        _S456 = int(0);
    }
    return (Lanes_agreed_0(lane_18, uint(_S456))) != 0U;
}

struct Token_0
{
    Rule_0 rule_12;
    uint first_1;
};

bool estimate_is_logit_1(const Rule_0 thread* rule_13)
{
    bool _S457;
    if((rule_13->select_bias_0) == 0U)
    {
        if((rule_13->n_group_0) <= 1U)
        {
            _S457 = true;
        }
        else
        {
            if((rule_13->group_score_0) == 1U)
            {
                _S457 = (rule_13->excluded_zero_0) == 0U;
            }
            else
            {
                _S457 = false;
            }
        }
    }
    else
    {
        _S457 = false;
    }
    return _S457;
}

uint score_of_key_1(const Rule_0 thread* rule_14)
{
    bool _S458 = ranks_by_logit_0(rule_14);
    if(_S458)
    {
        return 3U;
    }
    uint _S459;
    if((rule_14->select_by_0) == 2U)
    {
        _S459 = 1U;
    }
    else
    {
        _S459 = rule_14->score_0;
    }
    return _S459;
}

uint root_50_0(const Wide_0 thread* v_4)
{
    uint _S460 = v_4->hi_0;
    uint _S461 = v_4->lo_0;
    uint _S462 = uint(sqrt(float(v_4->hi_0) * 4.294967296e+09f + float(v_4->lo_0)));
    int i_14 = int(0);
    uint root_0 = _S462;
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
        uint _S463 = (mulhi((root_0), (root_0)));
        (&w_110)->hi_0 = _S463;
        Wide_0 _S464 = w_110;
        uint _S465 = _S460 - _S464.hi_0;
        int _S466;
        if(_S461 < (_S464.lo_0))
        {
            _S466 = int(1);
        }
        else
        {
            _S466 = int(0);
        }
        uint _S467 = _S465 - uint(_S466);
        thread Wide_0 w_111;
        (&w_111)->lo_0 = _S461 - _S464.lo_0;
        (&w_111)->hi_0 = _S467;
        Wide_0 _S468 = w_111;
        uint root_1 = root_0 + uint(int(floor((float(int(_S468.hi_0)) * 4.294967296e+09f + float(_S468.lo_0)) / (2.0f * float(root_0)))));
        i_14 = i_14 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_112;
    (&w_112)->lo_0 = root_0 * root_0;
    uint _S469 = (mulhi((root_0), (root_0)));
    (&w_112)->hi_0 = _S469;
    Wide_0 _S470 = w_112;
    uint _S471 = _S460 - _S470.hi_0;
    if(_S461 < (_S470.lo_0))
    {
        i_14 = int(1);
    }
    else
    {
        i_14 = int(0);
    }
    uint _S472 = _S471 - uint(i_14);
    thread Wide_0 w_113;
    (&w_113)->lo_0 = _S461 - _S470.lo_0;
    (&w_113)->hi_0 = _S472;
    Wide_0 _S473 = w_113;
    if(((_S473.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S474;
        if((_S473.hi_0) != 0U)
        {
            _S474 = true;
        }
        else
        {
            _S474 = (_S473.lo_0) > (2U * root_0);
        }
        if(_S474)
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
    int _S475;
    if((exponent_2 & int(1)) != int(0))
    {
        _S475 = int(25);
    }
    else
    {
        _S475 = int(26);
    }
    uint shift_3 = uint(_S475);
    uint m_12 = mantissa_of_0(x_15);
    uint _S476 = m_12 >> (32U - shift_3);
    thread Wide_0 w_114;
    (&w_114)->lo_0 = m_12 << shift_3;
    (&w_114)->hi_0 = _S476;
    thread Wide_0 _S477 = w_114;
    uint _S478 = root_50_0(&_S477);
    return pack_0((_S478 + 1U) >> 1U, (exponent_2 - int(shift_3)) / int(2) + int(1));
}

uint Token_bias_of_0(const Token_0 thread* this_10, uint expert_4, KernelContext_0 thread* kernelContext_22)
{
    return kernelContext_22->tables_0[(&this_10->rule_12)->bias_at_0 + expert_4];
}

uint with_bias_0(const Rule_0 thread* rule_15, const Token_0 thread* token_0, uint expert_5, uint score_1, KernelContext_0 thread* kernelContext_23)
{
    uint _S479;
    if((rule_15->select_bias_0) != 0U)
    {
        uint _S480 = Token_bias_of_0(token_0, expert_5, kernelContext_23);
        for(;;)
        {
            bool _S481;
            if(is_plain_0(score_1))
            {
                _S481 = is_plain_0(_S480);
            }
            else
            {
                _S481 = false;
            }
            if(_S481)
            {
                _S479 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S480)))))) ^ (kernelContext_23->zero_0));
                break;
            }
            _S479 = add_by_words_0(score_1, _S480);
            break;
        }
    }
    else
    {
        _S479 = score_1;
    }
    return _S479;
}

uint estimate_key_0(const Rule_0 thread* rule_16, const Token_0 thread* token_1, uint expert_6, uint x_16, KernelContext_0 thread* kernelContext_24)
{
    bool _S482;
    if(is_nan_0(x_16))
    {
        _S482 = true;
    }
    else
    {
        bool _S483 = estimate_is_logit_1(rule_16);
        _S482 = _S483;
    }
    if(_S482)
    {
        uint _S484 = nan_place_1(rule_16);
        return order_0(x_16, _S484);
    }
    uint _S485 = score_of_key_1(rule_16);
    bool is_sigmoid_1 = _S485 == 1U;
    bool negative_0 = (x_16 & 2147483648U) != 0U;
    if(!is_sigmoid_1)
    {
        _S482 = !negative_0;
    }
    else
    {
        _S482 = false;
    }
    if(_S482)
    {
        _S482 = (absolute_0(x_16)) >= 1115684864U;
    }
    else
    {
        _S482 = false;
    }
    if(_S482)
    {
        uint _S486 = root_of_large_0(x_16);
        uint _S487 = with_bias_0(rule_16, token_1, expert_6, _S486, kernelContext_24);
        uint _S488 = nan_place_1(rule_16);
        return order_0(_S487, _S488);
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
    uint _S489 = Token_bias_of_0(token_1, expert_6, kernelContext_24);
    if(is_infinite_0(_S489))
    {
        return order_0(_S489, 0U);
    }
    return order_0(flush_0((as_type<uint>((s_1 + (as_type<float>((_S489))))))), 0U);
}

struct RowMembers_0
{
    uint n_9;
};

uint RowMembers_logit_0(const RowMembers_0 thread* this_11, uint expert_7, KernelContext_0 thread* kernelContext_25)
{
    uint _S490 = Row256_get_0(expert_7, kernelContext_25);
    return _S490;
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
    int _S491 = int(d_4);
    int r_3 = r_2 - step_2 * _S491;
    uint q_9;
    if(r_3 < int(0))
    {
        uint q_10 = q_8 - 1U;
        r_1 = r_3 + _S491;
        q_9 = q_10;
    }
    else
    {
        r_1 = r_3;
        q_9 = q_8;
    }
    if(r_1 >= _S491)
    {
        int r_4 = r_1 - _S491;
        q_9 = q_9 + 1U;
        r_1 = r_4;
    }
    return round_0((a_17 ^ b_13) & 2147483648U, q_9 << 7U, exponent_of_0(a_17) - exponent_of_0(b_13) - int(shift_4) - int(7), r_1 != int(0));
}

uint divide_any_0(uint a_18, uint b_14)
{
    bool _S492;
    if(is_nan_0(a_18))
    {
        _S492 = true;
    }
    else
    {
        _S492 = is_nan_0(b_14);
    }
    if(_S492)
    {
        return 2143289344U;
    }
    uint sign_1 = (a_18 ^ b_14) & 2147483648U;
    uint _S493;
    if(is_infinite_0(a_18))
    {
        if(is_infinite_0(b_14))
        {
            _S493 = 2143289344U;
        }
        else
        {
            _S493 = sign_1 | 2139095040U;
        }
        return _S493;
    }
    if(is_infinite_0(b_14))
    {
        return 0U;
    }
    if((absolute_0(b_14)) == 0U)
    {
        if((absolute_0(a_18)) == 0U)
        {
            _S493 = 2143289344U;
        }
        else
        {
            _S493 = sign_1 | 2139095040U;
        }
        return _S493;
    }
    if((absolute_0(a_18)) == 0U)
    {
        return 0U;
    }
    return divide_numbers_0(a_18, b_14);
}

void renormalize_1(uint lane_19, const Rule_0 thread* rule_17, KernelContext_0 thread* kernelContext_26)
{
    uint _S494;
    uint _S495 = sum_of_scores_0(lane_19, rule_17, kernelContext_26);
    bool _S496;
    uint sum_8;
    if((rule_17->eps_kind_0) == 0U)
    {
        uint _S497 = rule_17->renorm_eps_0;
        if((rule_17->renorm_eps_0) == 0U)
        {
            sum_8 = _S495;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(_S495))
                {
                    _S496 = is_plain_0(_S497);
                }
                else
                {
                    _S496 = false;
                }
                if(_S496)
                {
                    sum_8 = flush_0((as_type<uint>(((as_type<float>((_S495))) + (as_type<float>((_S497)))))) ^ (kernelContext_26->zero_0));
                    break;
                }
                sum_8 = add_by_words_0(_S495, _S497);
                break;
            }
        }
    }
    else
    {
        if(!is_nan_0(_S495))
        {
            _S496 = is_less_0(_S495, rule_17->renorm_eps_0);
        }
        else
        {
            _S496 = false;
        }
        if(_S496)
        {
            sum_8 = rule_17->renorm_eps_0;
        }
        else
        {
            sum_8 = _S495;
        }
    }
    Lanes_sync_0();
    uint slot_4 = lane_19;
    for(;;)
    {
        if(slot_4 < (rule_17->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S498 = (*kernelContext_26->winner_score_0)[slot_4];
        for(;;)
        {
            if(is_plain_0(_S498))
            {
                _S496 = is_plain_0(sum_8);
            }
            else
            {
                _S496 = false;
            }
            if(_S496)
            {
                _S494 = divide_numbers_0(_S498, sum_8);
                break;
            }
            _S494 = divide_any_0(_S498, sum_8);
            break;
        }
        (*kernelContext_26->winner_score_0)[slot_4] = _S494;
        slot_4 = slot_4 + 32U;
    }
    return;
}

bool weighs_winners_alone_0(const Rule_0 thread* rule_18)
{
    bool _S499;
    if((rule_18->score_0) == 0U)
    {
        _S499 = (rule_18->renormalize_0) != 0U;
    }
    else
    {
        _S499 = false;
    }
    if(_S499)
    {
        _S499 = (rule_18->renorm_eps_0) == 0U;
    }
    else
    {
        _S499 = false;
    }
    if(_S499)
    {
        _S499 = (rule_18->score_dtype_0) == 0U;
    }
    else
    {
        _S499 = false;
    }
    return _S499;
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
    uint _S500 = a_20->w3_0;
    if((a_20->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S500);
    }
    uint _S501 = a_20->w2_0;
    if((a_20->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S501);
    }
    uint _S502 = a_20->w1_0;
    if((a_20->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S502);
    }
    return bit_width_0(a_20->w0_0);
}

bool same_0(const Huge_0 thread* a_21, const Huge_0 thread* b_15)
{
    bool _S503;
    if((a_21->w0_0) == (b_15->w0_0))
    {
        _S503 = (a_21->w1_0) == (b_15->w1_0);
    }
    else
    {
        _S503 = false;
    }
    if(_S503)
    {
        _S503 = (a_21->w2_0) == (b_15->w2_0);
    }
    else
    {
        _S503 = false;
    }
    if(_S503)
    {
        _S503 = (a_21->w3_0) == (b_15->w3_0);
    }
    else
    {
        _S503 = false;
    }
    return _S503;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_3, KernelContext_0 thread* kernelContext_27)
{
    bool _S504 = is_zero_0(num_0);
    if(_S504)
    {
        return 0U;
    }
    uint _S505 = bit_width_1(den_0);
    int _S506 = int(_S505);
    uint _S507 = bit_width_1(num_0);
    int shift_5 = _S506 - int(_S507);
    Huge_0 _S508;
    if(shift_5 > int(0))
    {
        Huge_0 _S509 = shift_left_1(num_0, uint(shift_5));
        _S508 = _S509;
    }
    else
    {
        _S508 = *num_0;
    }
    Huge_0 _S510;
    if(shift_5 < int(0))
    {
        Huge_0 _S511 = shift_left_1(den_0, uint(- shift_5));
        _S510 = _S511;
    }
    else
    {
        _S510 = *den_0;
    }
    thread Huge_0 _S512 = _S508;
    thread Huge_0 _S513 = _S510;
    bool _S514 = less_0(&_S512, &_S513);
    int shift_6;
    if(_S514)
    {
        thread Huge_0 _S515 = _S508;
        Huge_0 _S516 = shift_left_1(&_S515, 1U);
        int shift_7 = shift_5 + int(1);
        _S508 = _S516;
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
        thread Huge_0 _S517 = _S508;
        thread Huge_0 _S518 = _S510;
        bool _S519 = less_0(&_S517, &_S518);
        Huge_0 _S520;
        if(!_S519)
        {
            thread Huge_0 _S521 = _S508;
            thread Huge_0 _S522 = _S510;
            Huge_0 _S523 = subtract_1(&_S521, &_S522);
            uint quotient_2 = quotient_1 | 1U;
            _S520 = _S523;
            quotient_0 = quotient_2;
        }
        else
        {
            _S520 = _S508;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S524 = _S520;
        Huge_0 _S525 = shift_left_1(&_S524, 1U);
        uint bit_3 = bit_2 + 1U;
        _S508 = _S525;
        bit_2 = bit_3;
    }
    thread Huge_0 _S526 = _S510;
    thread Huge_0 _S527 = _S508;
    bool _S528 = less_0(&_S526, &_S527);
    bool _S529;
    if(_S528)
    {
        _S529 = true;
    }
    else
    {
        thread Huge_0 _S530 = _S508;
        thread Huge_0 _S531 = _S510;
        bool _S532 = same_0(&_S530, &_S531);
        if(_S532)
        {
            _S529 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S529 = false;
        }
    }
    if(_S529)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_3 - shift_6 - int(23));
}

Wide_0 multiply_low_0(const Wide_0 thread* a_22, uint b_16)
{
    thread Wide_0 w_115;
    (&w_115)->lo_0 = a_22->lo_0 * b_16;
    uint _S533 = (mulhi((a_22->lo_0), (b_16)));
    (&w_115)->hi_0 = _S533;
    thread Wide_0 p_2 = w_115;
    (&p_2)->hi_0 = (&p_2)->hi_0 + a_22->hi_0 * b_16;
    return p_2;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_23, int b_17)
{
    bool _S534 = b_17 < int(0);
    uint _S535;
    if(_S534)
    {
        _S535 = uint(- b_17);
    }
    else
    {
        _S535 = uint(b_17);
    }
    Wide_0 _S536 = multiply_low_0(a_23, _S535);
    Wide_0 _S537;
    if(_S534)
    {
        thread Wide_0 w_116;
        (&w_116)->lo_0 = 0U;
        (&w_116)->hi_0 = 0U;
        Wide_0 _S538 = w_116;
        uint _S539 = w_116.hi_0 - _S536.hi_0;
        int _S540;
        if((w_116.lo_0) < (_S536.lo_0))
        {
            _S540 = int(1);
        }
        else
        {
            _S540 = int(0);
        }
        uint _S541 = _S539 - uint(_S540);
        thread Wide_0 w_117;
        (&w_117)->lo_0 = _S538.lo_0 - _S536.lo_0;
        (&w_117)->hi_0 = _S541;
        Wide_0 _S542 = w_117;
        _S537 = _S542;
    }
    else
    {
        _S537 = _S536;
    }
    return _S537;
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_11, const Wide_0 thread* d_5, int exponent_4, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_5->hi_0);
    uint _S543 = (d_5->hi_0) >> 6U;
    thread Wide_0 w_118;
    (&w_118)->lo_0 = ((d_5->lo_0) >> 6U) | ((d_5->hi_0) << 26U);
    (&w_118)->hi_0 = _S543;
    Wide_0 _S544 = w_118;
    uint _S545 = (n_11->hi_0) >> 6U;
    thread Wide_0 w_119;
    (&w_119)->lo_0 = ((n_11->lo_0) >> 6U) | ((n_11->hi_0) << 26U);
    (&w_119)->hi_0 = _S545;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_11->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S546 = ((w_119.hi_0) << 22U) | ((w_119.lo_0) >> 10U);
    thread Wide_0 w_120;
    (&w_120)->lo_0 = (w_119.lo_0) << 22U;
    (&w_120)->hi_0 = _S546;
    Wide_0 _S547 = w_120;
    thread Wide_0 _S548 = w_118;
    Wide_0 _S549 = multiply_low_0(&_S548, q1_0);
    uint _S550 = w_120.hi_0 - _S549.hi_0;
    int _S551;
    if((w_120.lo_0) < (_S549.lo_0))
    {
        _S551 = int(1);
    }
    else
    {
        _S551 = int(0);
    }
    uint _S552 = _S550 - uint(_S551);
    thread Wide_0 w_121;
    (&w_121)->lo_0 = _S547.lo_0 - _S549.lo_0;
    (&w_121)->hi_0 = _S552;
    Wide_0 _S553 = w_121;
    int q2_0 = int(float(int(_S553.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S554 = ((_S553.hi_0) << 16U) | ((_S553.lo_0) >> 16U);
    thread Wide_0 w_122;
    (&w_122)->lo_0 = (_S553.lo_0) << 16U;
    (&w_122)->hi_0 = _S554;
    Wide_0 _S555 = w_122;
    thread Wide_0 _S556 = _S544;
    Wide_0 _S557 = multiply_low_signed_0(&_S556, q2_0);
    uint _S558 = w_122.hi_0 - _S557.hi_0;
    if((w_122.lo_0) < (_S557.lo_0))
    {
        _S551 = int(1);
    }
    else
    {
        _S551 = int(0);
    }
    uint _S559 = _S558 - uint(_S551);
    thread Wide_0 w_123;
    (&w_123)->lo_0 = _S555.lo_0 - _S557.lo_0;
    (&w_123)->hi_0 = _S559;
    Wide_0 _S560 = w_123;
    int low_3 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S560.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_3 = uint(int(q1_0) + (q2_0 >> 16U) + (low_3 >> 30U));
    uint lo_26 = uint(low_3) & 1073741823U;
    if(hi_3 >= 4194304U)
    {
        _S551 = int(1);
    }
    else
    {
        _S551 = int(2);
    }
    uint more_0 = uint(_S551);
    uint left_0 = 30U - more_0;
    uint mantissa_3 = (hi_3 << more_0) | (lo_26 >> left_0);
    uint fraction_0 = lo_26 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_5;
    bool _S561 = fraction_0 > half_0;
    if(_S561)
    {
        _S551 = int(1);
    }
    else
    {
        _S551 = int(0);
    }
    (&r_5)->value_7 = pack_0(mantissa_3 + uint(_S551), exponent_4 - int(22) - int(more_0));
    uint _S562;
    if(_S561)
    {
        _S562 = fraction_0 - half_0;
    }
    else
    {
        _S562 = half_0 - fraction_0;
    }
    (&r_5)->doubtful_0 = _S562 <= slack_0;
    return r_5;
}

Rounded_0 share_0(const Softmax_0 thread* s_2, uint x_17, KernelContext_0 thread* kernelContext_28)
{
    thread Rounded_0 r_6;
    (&r_6)->value_7 = 2143289344U;
    (&r_6)->doubtful_0 = false;
    bool _S563;
    if(s_2->poisoned_0)
    {
        _S563 = true;
    }
    else
    {
        _S563 = is_nan_0(x_17);
    }
    if(_S563)
    {
        return r_6;
    }
    (&r_6)->value_7 = 0U;
    if(s_2->exact_0)
    {
        ExactDistance_0 d_6 = distance_exact_0(s_2->largest_0, x_17);
        if(!d_6.near_0)
        {
            return r_6;
        }
        thread Huge_0 _S564 = d_6.t_0;
        ExactExp_0 _S565 = exp_exact_0(&_S564, kernelContext_28);
        thread Huge_0 _S566 = _S565.m_4;
        Huge_0 _S567 = shift_left_1(&_S566, 16U);
        int _S568 = - int(_S565.q_0);
        thread Huge_0 _S569 = _S567;
        uint _S570 = round_ratio_0(&_S569, &s_2->exact_sum_0, _S568, kernelContext_28);
        (&r_6)->value_7 = _S570;
        return r_6;
    }
    Distance_0 d_7 = distance_fast_0(s_2->largest_0, x_17);
    if(!d_7.near_1)
    {
        return r_6;
    }
    thread Wide_0 _S571 = d_7.t_2;
    Exp_0 _S572 = exp_fast_0(&_S571);
    Wide_0 _S573 = s_2->sum_2;
    uint _S574 = (&s_2->sum_2)->hi_0;
    uint up_0 = 31U - firstbithigh_0((&s_2->sum_2)->hi_0);
    Wide_0 sum_9;
    if(up_0 == 0U)
    {
        sum_9 = _S573;
    }
    else
    {
        uint _S575 = (_S574 << up_0) | (((&s_2->sum_2)->lo_0) >> (32U - up_0));
        thread Wide_0 w_124;
        (&w_124)->lo_0 = ((&s_2->sum_2)->lo_0) << up_0;
        (&w_124)->hi_0 = _S575;
        sum_9 = w_124;
    }
    uint slack_1 = 64U + ((1U << (2U * s_2->sum_bits_0)) >> 11U);
    int _S576 = int(up_0) - int(_S572.q_5) - int(s_2->sum_bits_0);
    thread Wide_0 _S577 = _S572.m_8;
    thread Wide_0 _S578 = sum_9;
    Rounded_0 _S579 = round_quotient_0(&_S577, &_S578, _S576, slack_1);
    return _S579;
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
    bool _S580 = exponent_5 < int(-14);
    uint drop_0;
    if(_S580)
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
    bool _S581;
    if(rest_2 > half_1)
    {
        _S581 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S581 = (n_12 & 1U) != 0U;
        }
        else
        {
            _S581 = false;
        }
    }
    uint n_13;
    if(_S581)
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
    if(_S580)
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
        uint _S582;
        if(fraction_1 != 0U)
        {
            _S582 = 2143289344U;
        }
        else
        {
            _S582 = sign_3 | 2139095040U;
        }
        return _S582;
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

bool weigh_softmax_0(uint lane_20, const Rule_0 thread* rule_19, const Token_0 thread* token_2, const Softmax_0 thread* row_0, bool selected_0, bool exact_3, KernelContext_0 thread* kernelContext_29)
{
    thread Softmax_0 softmax_0 = *row_0;
    bool _S583 = weighs_winners_alone_0(rule_19);
    bool doubtful_1;
    uint slot_5;
    if(_S583)
    {
        thread WinnerMembers_0 winners_0;
        uint _S584 = rule_19->n_used_0;
        (&winners_0)->n_0 = rule_19->n_used_0;
        thread WinnerMembers_0 _S585 = winners_0;
        Softmax_0 _S586 = softmax_of_0(lane_20, &_S585, false, exact_3, kernelContext_29);
        softmax_0 = _S586;
        doubtful_1 = false;
        slot_5 = lane_20;
        for(;;)
        {
            if(slot_5 < _S584)
            {
            }
            else
            {
                break;
            }
            uint x_21 = (*kernelContext_29->winner_logit_0)[slot_5];
            bool _S587 = ranks_by_logit_0(rule_19);
            bool of_key_0;
            if(_S587)
            {
                uint _S588 = with_bias_0(rule_19, token_2, (*kernelContext_29->winner_id_0)[slot_5], x_21, kernelContext_29);
                of_key_0 = is_nan_0(_S588);
            }
            else
            {
                of_key_0 = row_0->poisoned_0;
            }
            bool _S589;
            if(doubtful_1)
            {
                _S589 = true;
            }
            else
            {
                _S589 = is_nan_0(x_21);
            }
            if(_S589)
            {
                doubtful_1 = true;
            }
            else
            {
                bool _S590;
                if(selected_0)
                {
                    _S590 = of_key_0;
                }
                else
                {
                    _S590 = false;
                }
                doubtful_1 = _S590;
            }
            slot_5 = slot_5 + 32U;
        }
        uint _S591 = Lanes_ballot_0(lane_20, doubtful_1);
        if(_S591 != 0U)
        {
            (&softmax_0)->poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_5 = lane_20;
    for(;;)
    {
        if(slot_5 < (rule_19->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S592 = (*kernelContext_29->winner_logit_0)[slot_5];
        thread Softmax_0 _S593 = softmax_0;
        Rounded_0 _S594 = share_0(&_S593, _S592, kernelContext_29);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = _S594.doubtful_0;
        }
        uint _S595;
        if(is_nan_0(_S594.value_7))
        {
            _S595 = 2143289344U;
        }
        else
        {
            _S595 = round_score_0(_S594.value_7, rule_19->score_dtype_0);
        }
        (*kernelContext_29->winner_score_0)[slot_5] = _S595;
        slot_5 = slot_5 + 32U;
    }
    uint _S596 = Lanes_ballot_0(lane_20, doubtful_1);
    return _S596 != 0U;
}

uint firstbitlow_0(uint value_8)
{
    uint _S597;
    if(value_8 == 0U)
    {
        _S597 = 4294967295U;
    }
    else
    {
        uint _S598 = ctz(value_8);
        _S597 = _S598;
    }
    return _S597;
}

uint Lanes_rank_0(uint lane_21, uint value_9, uint k_9)
{
    uint _S599 = value_9;
    uint position_0 = 32U;
    uint i_15 = 0U;
    for(;;)
    {
        if(i_15 < k_9)
        {
        }
        else
        {
            break;
        }
        uint _S600 = simd_max(_S599);
        uint4 _S601 = WaveActiveBallot_0(_S599 == _S600);
        bool _S602 = lane_21 == (firstbitlow_0(_S601.x));
        if(_S602)
        {
            position_0 = i_15;
        }
        if(_S602)
        {
            _S599 = 0U;
        }
        i_15 = i_15 + 1U;
    }
    return position_0;
}

void place_winner_0(uint slot_6, uint i_16, KernelContext_0 thread* kernelContext_30)
{
    (*kernelContext_30->winner_id_0)[slot_6] = (*kernelContext_30->list_id_0)[i_16];
    (*kernelContext_30->winner_logit_0)[slot_6] = (*kernelContext_30->list_logit_0)[i_16];
    (*kernelContext_30->winner_score_0)[slot_6] = (*kernelContext_30->list_score_0)[i_16];
    return;
}

void rank_list_0(uint lane_22, const Rule_0 thread* rule_20, uint n_14, KernelContext_0 thread* kernelContext_31)
{
    uint i_17;
    if(n_14 <= 32U)
    {
        if(lane_22 < n_14)
        {
            i_17 = (*kernelContext_31->list_key_0)[lane_22];
        }
        else
        {
            i_17 = 0U;
        }
        uint slot_7 = Lanes_rank_0(lane_22, i_17, rule_20->n_used_0);
        if(slot_7 < (rule_20->n_used_0))
        {
            place_winner_0(slot_7, lane_22, kernelContext_31);
        }
        return;
    }
    i_17 = lane_22;
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
        uint slot_8 = 0U;
        for(;;)
        {
            if(j_1 < n_14)
            {
            }
            else
            {
                break;
            }
            bool _S603;
            if(((*kernelContext_31->list_key_0)[j_1]) > (*kernelContext_31->list_key_0)[i_17])
            {
                _S603 = true;
            }
            else
            {
                if(((*kernelContext_31->list_key_0)[j_1]) == (*kernelContext_31->list_key_0)[i_17])
                {
                    _S603 = j_1 < i_17;
                }
                else
                {
                    _S603 = false;
                }
            }
            int _S604;
            if(_S603)
            {
                _S604 = int(1);
            }
            else
            {
                _S604 = int(0);
            }
            uint slot_9 = slot_8 + uint(_S604);
            j_1 = j_1 + 1U;
            slot_8 = slot_9;
        }
        if(slot_8 < (rule_20->n_used_0))
        {
            place_winner_0(slot_8, i_17, kernelContext_31);
        }
        i_17 = i_17 + 32U;
    }
    return;
}

uint Token_logit_of_0(const Token_0 thread* this_14, uint expert_9, KernelContext_0 thread* kernelContext_32)
{
    uint i_18 = this_14->first_1 + expert_9;
    uint _S605 = (&this_14->rule_12)->logits_dtype_0;
    if(((&this_14->rule_12)->logits_dtype_0) == 0U)
    {
        return kernelContext_32->logits_0[i_18];
    }
    uint half_2 = (kernelContext_32->logits_0[i_18 >> 1U] >> (16U * (i_18 & 1U))) & 65535U;
    uint _S606;
    if(_S605 == 1U)
    {
        _S606 = widen_half_0(half_2);
    }
    else
    {
        _S606 = half_2 << 16U;
    }
    return _S606;
}

uint Token_logit_bias_of_0(const Token_0 thread* this_15, uint expert_10, KernelContext_0 thread* kernelContext_33)
{
    return kernelContext_33->tables_0[(&this_15->rule_12)->logit_bias_at_0 + expert_10];
}

uint multiply_0(uint a_24, uint b_18)
{
    bool _S607;
    if(is_nan_0(a_24))
    {
        _S607 = true;
    }
    else
    {
        _S607 = is_nan_0(b_18);
    }
    if(_S607)
    {
        return 2143289344U;
    }
    uint sign_4 = (a_24 ^ b_18) & 2147483648U;
    if(is_infinite_0(a_24))
    {
        _S607 = true;
    }
    else
    {
        _S607 = is_infinite_0(b_18);
    }
    if(_S607)
    {
        if((absolute_0(a_24)) == 0U)
        {
            _S607 = true;
        }
        else
        {
            _S607 = (absolute_0(b_18)) == 0U;
        }
        uint _S608;
        if(_S607)
        {
            _S608 = 2143289344U;
        }
        else
        {
            _S608 = sign_4 | 2139095040U;
        }
        return _S608;
    }
    if((absolute_0(a_24)) == 0U)
    {
        _S607 = true;
    }
    else
    {
        _S607 = (absolute_0(b_18)) == 0U;
    }
    if(_S607)
    {
        return 0U;
    }
    uint _S609 = (mantissa_of_0(a_24)) << 8U;
    uint _S610 = (mantissa_of_0(b_18)) << 8U;
    thread Wide_0 w_125;
    (&w_125)->lo_0 = _S609 * _S610;
    uint _S611 = (mulhi((_S609), (_S610)));
    (&w_125)->hi_0 = _S611;
    Wide_0 _S612 = w_125;
    int exponent_7 = exponent_of_0(a_24) + exponent_of_0(b_18) - int(300) - int(16) + int(32);
    Wide_0 p_3;
    int exponent_8;
    if(((w_125.hi_0) & 2147483648U) == 0U)
    {
        uint _S613 = ((_S612.hi_0) << 1U) | ((_S612.lo_0) >> 31U);
        thread Wide_0 w_126;
        (&w_126)->lo_0 = (_S612.lo_0) << 1U;
        (&w_126)->hi_0 = _S613;
        int exponent_9 = exponent_7 - int(1);
        p_3 = w_126;
        exponent_8 = exponent_9;
    }
    else
    {
        p_3 = _S612;
        exponent_8 = exponent_7;
    }
    return round_0(sign_4, p_3.hi_0, exponent_8, (p_3.lo_0) != 0U);
}

uint prepare_linear_0(const Rule_0 thread* rule_21, const Token_0 thread* token_3, uint expert_11, KernelContext_0 thread* kernelContext_34)
{
    uint _S614 = Token_logit_of_0(token_3, expert_11, kernelContext_34);
    uint x_22 = flush_0(_S614);
    uint x_23;
    if((rule_21->logit_bias_at_0) != 4294967295U)
    {
        uint _S615 = Token_logit_bias_of_0(token_3, expert_11, kernelContext_34);
        for(;;)
        {
            bool _S616;
            if(is_plain_0(x_22))
            {
                _S616 = is_plain_0(_S615);
            }
            else
            {
                _S616 = false;
            }
            if(_S616)
            {
                x_23 = flush_0((as_type<uint>(((as_type<float>((x_22))) + (as_type<float>((_S615)))))) ^ (kernelContext_34->zero_0));
                break;
            }
            x_23 = add_by_words_0(x_22, _S615);
            break;
        }
    }
    else
    {
        x_23 = x_22;
    }
    if((rule_21->has_logit_scale_0) != 0U)
    {
        uint _S617 = multiply_0(x_23, rule_21->logit_scale_0);
        x_23 = _S617;
    }
    return x_23;
}

uint tanh_0(uint x_24, KernelContext_0 thread* kernelContext_35)
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
        thread Huge_0 _S618 = fixed_96_0(x_24);
        Huge_0 _S619 = shift_left_1(&_S618, 1U);
        thread Huge_0 _S620 = _S619;
        ExactExp_0 _S621 = exp_exact_0(&_S620, kernelContext_35);
        thread Huge_0 h_34;
        (&h_34)->w0_0 = 0U;
        (&h_34)->w1_0 = 0U;
        (&h_34)->w2_0 = 0U;
        (&h_34)->w3_0 = 1U;
        thread Huge_0 _S622 = _S621.m_4;
        Huge_0 _S623 = shift_right_1(&_S622, _S621.q_0);
        thread Huge_0 _S624 = h_34;
        thread Huge_0 _S625 = _S623;
        Huge_0 _S626 = subtract_1(&_S624, &_S625);
        thread Huge_0 _S627 = h_34;
        thread Huge_0 _S628 = _S623;
        Huge_0 _S629 = add_0(&_S627, &_S628);
        thread Huge_0 _S630 = _S626;
        thread Huge_0 _S631 = _S629;
        uint _S632 = round_ratio_0(&_S630, &_S631, int(0), kernelContext_35);
        y_0 = _S632;
    }
    else
    {
        y_0 = 1065353216U;
    }
    return y_0 | (x_24 & 2147483648U);
}

uint softcap_0(const Rule_0 thread* rule_22, uint x_25, KernelContext_0 thread* kernelContext_36)
{
    uint _S633;
    uint _S634 = rule_22->logit_softcap_0;
    for(;;)
    {
        bool _S635;
        if(is_plain_0(x_25))
        {
            _S635 = is_plain_0(_S634);
        }
        else
        {
            _S635 = false;
        }
        if(_S635)
        {
            _S633 = divide_numbers_0(x_25, _S634);
            break;
        }
        _S633 = divide_any_0(x_25, _S634);
        break;
    }
    uint _S636 = tanh_0(_S633, kernelContext_36);
    uint _S637 = multiply_0(_S636, _S634);
    return _S637;
}

uint clamp_0(const Rule_0 thread* rule_23, uint x_26)
{
    bool _S638;
    if((rule_23->has_logit_clamp_0) == 0U)
    {
        _S638 = true;
    }
    else
    {
        _S638 = is_nan_0(x_26);
    }
    if(_S638)
    {
        return x_26;
    }
    uint _S639 = rule_23->logit_clamp_0;
    uint _S640;
    if((absolute_0(x_26)) > (rule_23->logit_clamp_0))
    {
        _S640 = (x_26 & 2147483648U) | _S639;
    }
    else
    {
        _S640 = x_26;
    }
    return _S640;
}

uint prepare_0(const Rule_0 thread* rule_24, const Token_0 thread* token_4, uint expert_12, KernelContext_0 thread* kernelContext_37)
{
    uint _S641 = prepare_linear_0(rule_24, token_4, expert_12, kernelContext_37);
    uint x_27;
    if((rule_24->has_logit_softcap_0) != 0U)
    {
        uint _S642 = softcap_0(rule_24, _S641, kernelContext_37);
        x_27 = _S642;
    }
    else
    {
        x_27 = _S641;
    }
    uint _S643 = clamp_0(rule_24, x_27);
    return _S643;
}

uint find_candidates_0(uint lane_23, const Rule_0 thread* rule_25, bool exact_4, KernelContext_0 thread* kernelContext_38)
{
    bool _S644;
    if((rule_25->n_group_0) > 1U)
    {
        bool _S645 = keep_groups_0(lane_23, rule_25, exact_4, kernelContext_38);
        _S644 = _S645;
    }
    else
    {
        _S644 = false;
    }
    if(_S644)
    {
        return 0U;
    }
    uint _S646 = rule_25->n_used_0;
    uint n_15;
    if((rule_25->n_used_0) <= 32U)
    {
        n_15 = 0U;
        uint e_6 = lane_23;
        for(;;)
        {
            if(e_6 < (rule_25->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S647 = Row256_get_1(e_6, kernelContext_38);
            uint _S648 = max(n_15, _S647);
            uint e_7 = e_6 + 32U;
            n_15 = _S648;
            e_6 = e_7;
        }
        uint bound_6 = Lanes_kth_largest_0(lane_23, n_15, _S646);
        uint bound_7;
        if(!exact_4)
        {
            uint _S649 = window_below_0(rule_25, bound_6, absolute_0(from_order_0(bound_6)), 1U);
            bound_7 = _S649;
        }
        else
        {
            bound_7 = bound_6;
        }
        uint _S650 = gather_0(lane_23, rule_25, max(bound_7, 1U), kernelContext_38);
        n_15 = Lanes_agreed_0(lane_23, _S650);
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
    select_by_bits_0(lane_23, rule_25, kernelContext_38);
    return _S646;
}

uint sigmoid_exact_0(uint x_28, KernelContext_0 thread* kernelContext_39)
{
    thread Huge_0 _S651 = fixed_96_0(x_28);
    ExactExp_0 _S652 = exp_exact_0(&_S651, kernelContext_39);
    thread Huge_0 h_35;
    (&h_35)->w0_0 = 0U;
    (&h_35)->w1_0 = 0U;
    (&h_35)->w2_0 = 0U;
    (&h_35)->w3_0 = 1U;
    thread Huge_0 _S653 = _S652.m_4;
    Huge_0 _S654 = shift_right_1(&_S653, _S652.q_0);
    thread Huge_0 _S655 = h_35;
    thread Huge_0 _S656 = _S654;
    Huge_0 _S657 = add_0(&_S655, &_S656);
    bool negative_1 = (x_28 & 2147483648U) != 0U;
    thread Huge_0 _S658 = _S652.m_4;
    thread Huge_0 _S659 = h_35;
    Huge_0 _S660 = select_0(negative_1, &_S658, &_S659);
    int _S661;
    if(negative_1)
    {
        _S661 = - int(_S652.q_0);
    }
    else
    {
        _S661 = int(0);
    }
    thread Huge_0 _S662 = _S660;
    thread Huge_0 _S663 = _S657;
    uint _S664 = round_ratio_0(&_S662, &_S663, _S661, kernelContext_39);
    return _S664;
}

uint sigmoid_0(uint x_29, KernelContext_0 thread* kernelContext_40)
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
        uint _S665;
        if(negative_2)
        {
            _S665 = 0U;
        }
        else
        {
            _S665 = 1065353216U;
        }
        return _S665;
    }
    thread Wide_0 _S666 = fixed_57_0(x_29);
    Exp_0 _S667 = exp_fast_0(&_S666);
    thread Wide_0 w_127;
    (&w_127)->lo_0 = 0U;
    (&w_127)->hi_0 = 2147483648U;
    Wide_0 _S668 = w_127;
    uint _S669 = _S667.q_5 + 1U;
    for(;;)
    {
        uint m_13 = _S669 & 31U;
        uint hi_4 = (_S667.m_8.hi_0) >> m_13;
        uint lo_27 = ((_S667.m_8.lo_0) >> m_13) | (((_S667.m_8.hi_0) << 1U) << (31U - m_13));
        if(_S669 >= 64U)
        {
            thread Wide_0 w_128;
            (&w_128)->lo_0 = 0U;
            (&w_128)->hi_0 = 0U;
            n_16 = w_128;
            break;
        }
        if(_S669 >= 32U)
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
    uint lo_28 = _S668.lo_0 + n_16.lo_0;
    uint _S670 = _S668.hi_0 + n_16.hi_0;
    int _S671;
    if(lo_28 < (n_16.lo_0))
    {
        _S671 = int(1);
    }
    else
    {
        _S671 = int(0);
    }
    uint _S672 = _S670 + uint(_S671);
    thread Wide_0 w_131;
    (&w_131)->lo_0 = lo_28;
    (&w_131)->hi_0 = _S672;
    Wide_0 _S673 = w_131;
    if(!negative_2)
    {
        thread Wide_0 w_132;
        (&w_132)->lo_0 = 0U;
        (&w_132)->hi_0 = 2147483648U;
        n_16 = w_132;
    }
    else
    {
        n_16 = _S667.m_8;
    }
    if(negative_2)
    {
        _S671 = - int(_S667.q_5) - int(1);
    }
    else
    {
        _S671 = int(0);
    }
    thread Wide_0 _S674 = n_16;
    thread Wide_0 _S675 = _S673;
    Rounded_0 _S676 = round_quotient_0(&_S674, &_S675, _S671, 64U);
    if(_S676.doubtful_0)
    {
        uint _S677 = sigmoid_exact_0(x_29, kernelContext_40);
        return _S677;
    }
    return _S676.value_7;
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
    uint _S678 = rest_4 << 26U;
    uint digit1_0 = _S678 / d_8;
    uint _S679 = (_S678 - digit1_0 * d_8) << 26U;
    uint digit2_0 = _S679 / d_8;
    uint digit3_0 = ((_S679 - digit2_0 * d_8) << 12U) / d_8;
    uint _S680 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_36;
    (&h_36)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_36)->w1_0 = _S680;
    (&h_36)->w2_0 = w2_4;
    (&h_36)->w3_0 = 0U;
    return h_36;
}

uint root_50_1(const Wide_0 thread* v_5)
{
    uint _S681 = v_5->hi_0;
    uint _S682 = v_5->lo_0;
    uint _S683 = uint(sqrt(float(v_5->hi_0) * 4.294967296e+09f + float(v_5->lo_0)));
    int i_19 = int(0);
    uint root_2 = _S683;
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
        uint _S684 = (mulhi((root_2), (root_2)));
        (&w_133)->hi_0 = _S684;
        Wide_0 _S685 = w_133;
        uint _S686 = _S681 - _S685.hi_0;
        int _S687;
        if(_S682 < (_S685.lo_0))
        {
            _S687 = int(1);
        }
        else
        {
            _S687 = int(0);
        }
        uint _S688 = _S686 - uint(_S687);
        thread Wide_0 w_134;
        (&w_134)->lo_0 = _S682 - _S685.lo_0;
        (&w_134)->hi_0 = _S688;
        Wide_0 _S689 = w_134;
        uint root_3 = root_2 + uint(int(floor((float(int(_S689.hi_0)) * 4.294967296e+09f + float(_S689.lo_0)) / (2.0f * float(root_2)))));
        i_19 = i_19 + int(1);
        root_2 = root_3;
    }
    thread Wide_0 w_135;
    (&w_135)->lo_0 = root_2 * root_2;
    uint _S690 = (mulhi((root_2), (root_2)));
    (&w_135)->hi_0 = _S690;
    Wide_0 _S691 = w_135;
    uint _S692 = _S681 - _S691.hi_0;
    if(_S682 < (_S691.lo_0))
    {
        i_19 = int(1);
    }
    else
    {
        i_19 = int(0);
    }
    uint _S693 = _S692 - uint(i_19);
    thread Wide_0 w_136;
    (&w_136)->lo_0 = _S682 - _S691.lo_0;
    (&w_136)->hi_0 = _S693;
    Wide_0 _S694 = w_136;
    if(((_S694.hi_0) & 2147483648U) != 0U)
    {
        root_2 = root_2 - 1U;
    }
    else
    {
        bool _S695;
        if((_S694.hi_0) != 0U)
        {
            _S695 = true;
        }
        else
        {
            _S695 = (_S694.lo_0) > (2U * root_2);
        }
        if(_S695)
        {
            root_2 = root_2 + 1U;
        }
    }
    return root_2;
}

uint sqrtsoftplus_0(uint x_30, KernelContext_0 thread* kernelContext_41)
{
    uint size_5 = absolute_0(x_30);
    bool negative_3 = (x_30 & 2147483648U) != 0U;
    if(size_5 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S696;
    if(negative_3)
    {
        _S696 = size_5 > 1127219200U;
    }
    else
    {
        _S696 = false;
    }
    if(_S696)
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
        _S696 = !negative_3;
    }
    else
    {
        _S696 = false;
    }
    Huge_0 v_6;
    int exponent_10;
    if(_S696)
    {
        thread Huge_0 h_37;
        (&h_37)->w0_0 = mantissa_of_0(x_30);
        (&h_37)->w1_0 = 0U;
        (&h_37)->w2_0 = 0U;
        (&h_37)->w3_0 = 0U;
        int _S697 = exponent_of_0(x_30) - int(150);
        v_6 = h_37;
        exponent_10 = _S697;
    }
    else
    {
        Huge_0 _S698 = fixed_96_0(x_30);
        thread Huge_0 _S699 = _S698;
        ExactExp_0 _S700 = exp_exact_0(&_S699, kernelContext_41);
        thread Huge_0 h_38;
        (&h_38)->w0_0 = 0U;
        (&h_38)->w1_0 = 0U;
        (&h_38)->w2_0 = 0U;
        (&h_38)->w3_0 = 2U;
        thread Huge_0 _S701 = _S700.m_4;
        Huge_0 _S702 = shift_right_1(&_S701, _S700.q_0);
        thread Huge_0 _S703 = h_38;
        thread Huge_0 _S704 = _S702;
        Huge_0 _S705 = add_0(&_S703, &_S704);
        thread Huge_0 h_39;
        (&h_39)->w0_0 = 0U;
        (&h_39)->w1_0 = 0U;
        (&h_39)->w2_0 = 0U;
        (&h_39)->w3_0 = 0U;
        thread Huge_0 z_0 = h_39;
        Huge_0 rest_5 = _S700.m_4;
        uint bit_4 = 0U;
        for(;;)
        {
            if(bit_4 < (96U + kernelContext_41->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S706 = rest_5;
            Huge_0 _S707 = shift_left_1(&_S706, 1U);
            thread Huge_0 _S708 = z_0;
            Huge_0 _S709 = shift_left_1(&_S708, 1U);
            z_0 = _S709;
            thread Huge_0 _S710 = _S707;
            thread Huge_0 _S711 = _S705;
            bool _S712 = less_0(&_S710, &_S711);
            if(!_S712)
            {
                thread Huge_0 _S713 = _S707;
                thread Huge_0 _S714 = _S705;
                Huge_0 _S715 = subtract_1(&_S713, &_S714);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_5 = _S715;
            }
            else
            {
                rest_5 = _S707;
            }
            bit_4 = bit_4 + 1U;
        }
        thread Huge_0 _S716 = z_0;
        thread Huge_0 _S717 = z_0;
        Huge_0 _S718 = multiply_96_0(&_S716, &_S717);
        uint _S719 = 2U * _S700.q_0;
        thread Huge_0 _S720 = _S718;
        Huge_0 _S721 = shift_right_1(&_S720, _S719);
        Huge_0 _S722 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S722;
        uint j_3 = 27U;
        for(;;)
        {
            if(j_3 >= (1U + kernelContext_41->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S723 = odd_reciprocal_0(j_3);
            thread Huge_0 _S724 = _S721;
            thread Huge_0 _S725 = series_0;
            Huge_0 _S726 = multiply_96_0(&_S724, &_S725);
            thread Huge_0 _S727 = _S723;
            thread Huge_0 _S728 = _S726;
            Huge_0 _S729 = add_0(&_S727, &_S728);
            uint j_4 = j_3 - 1U;
            series_0 = _S729;
            j_3 = j_4;
        }
        thread Huge_0 _S730 = _S721;
        thread Huge_0 _S731 = series_0;
        Huge_0 _S732 = multiply_96_0(&_S730, &_S731);
        thread Huge_0 _S733 = z_0;
        thread Huge_0 _S734 = _S732;
        Huge_0 _S735 = multiply_96_0(&_S733, &_S734);
        thread Huge_0 _S736 = z_0;
        thread Huge_0 _S737 = _S735;
        Huge_0 _S738 = add_0(&_S736, &_S737);
        thread Huge_0 _S739 = _S738;
        Huge_0 _S740 = shift_left_1(&_S739, 1U);
        int _S741 = int(-96) - int(_S700.q_0);
        if(!negative_3)
        {
            thread Huge_0 _S742 = _S740;
            Huge_0 _S743 = shift_right_1(&_S742, _S700.q_0);
            thread Huge_0 _S744 = _S698;
            thread Huge_0 _S745 = _S743;
            Huge_0 _S746 = add_0(&_S744, &_S745);
            v_6 = _S746;
            exponent_10 = int(-96);
        }
        else
        {
            v_6 = _S740;
            exponent_10 = _S741;
        }
    }
    thread Huge_0 _S747 = v_6;
    uint _S748 = bit_width_1(&_S747);
    int shift_8 = int(128) - int(_S748);
    int shift_9;
    if(((exponent_10 - shift_8) & int(1)) != int(0))
    {
        shift_9 = shift_8 - int(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    uint _S749 = uint(shift_9);
    thread Huge_0 _S750 = v_6;
    Huge_0 _S751 = shift_left_1(&_S750, _S749);
    thread Huge_0 _S752 = _S751;
    Huge_0 _S753 = shift_right_1(&_S752, 78U);
    thread Wide_0 w_137;
    (&w_137)->lo_0 = _S753.w0_0;
    (&w_137)->hi_0 = _S753.w1_0;
    thread Wide_0 _S754 = w_137;
    uint _S755 = root_50_1(&_S754);
    return pack_0((_S755 + 1U) >> 1U, (exponent_10 - shift_9) / int(2) + int(40));
}

uint score_alone_0(uint score_2, uint dtype_1, uint x_31, KernelContext_0 thread* kernelContext_42)
{
    uint s_3;
    if(score_2 == 1U)
    {
        uint _S756 = sigmoid_0(x_31, kernelContext_42);
        s_3 = _S756;
    }
    else
    {
        s_3 = x_31;
    }
    if(score_2 == 2U)
    {
        uint _S757 = sqrtsoftplus_0(x_31, kernelContext_42);
        s_3 = _S757;
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
    bool _S758;
    if((rule_26->select_by_0) == 0U)
    {
        bool _S759 = ranks_by_logit_0(rule_26);
        _S758 = !_S759;
    }
    else
    {
        _S758 = false;
    }
    uint _S760;
    if(_S758)
    {
        _S760 = rule_26->score_dtype_0;
    }
    else
    {
        _S760 = 0U;
    }
    return _S760;
}

bool score_row_0(uint lane_24, const Rule_0 thread* rule_27, const Token_0 thread* token_5, const Softmax_0 thread* softmax_1, bool exact_5, KernelContext_0 thread* kernelContext_43)
{
    uint _S761 = score_of_key_1(rule_27);
    uint e_8;
    bool doubtful_2;
    if(!exact_5)
    {
        e_8 = lane_24;
        for(;;)
        {
            if(e_8 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S762 = Row256_get_1(e_8, kernelContext_43);
            uint _S763 = estimate_key_0(rule_27, token_5, e_8, _S762, kernelContext_43);
            Row256_set_0(e_8, _S763, kernelContext_43);
            e_8 = e_8 + 32U;
        }
        doubtful_2 = false;
    }
    else
    {
        if(_S761 == 0U)
        {
            doubtful_2 = false;
            e_8 = lane_24;
            for(;;)
            {
                if(e_8 < (rule_27->n_expert_0))
                {
                }
                else
                {
                    break;
                }
                uint _S764 = Row256_get_1(e_8, kernelContext_43);
                Rounded_0 _S765 = share_0(softmax_1, _S764, kernelContext_43);
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = _S765.doubtful_0;
                }
                Row256_set_0(e_8, _S765.value_7, kernelContext_43);
                e_8 = e_8 + 32U;
            }
        }
        else
        {
            if(_S761 != 3U)
            {
                e_8 = lane_24;
                for(;;)
                {
                    if(e_8 < (rule_27->n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    uint _S766 = Row256_get_1(e_8, kernelContext_43);
                    uint _S767 = score_alone_0(_S761, 0U, _S766, kernelContext_43);
                    Row256_set_0(e_8, _S767, kernelContext_43);
                    e_8 = e_8 + 32U;
                }
            }
            doubtful_2 = false;
        }
        e_8 = lane_24;
        for(;;)
        {
            if(e_8 < (rule_27->n_expert_0))
            {
            }
            else
            {
                break;
            }
            uint _S768 = Row256_get_1(e_8, kernelContext_43);
            uint s_4;
            if(is_nan_0(_S768))
            {
                s_4 = 2143289344U;
            }
            else
            {
                uint _S769 = dtype_of_key_0(rule_27);
                s_4 = round_score_0(_S768, _S769);
            }
            uint _S770 = with_bias_0(rule_27, token_5, e_8, s_4, kernelContext_43);
            uint _S771 = nan_place_1(rule_27);
            Row256_set_0(e_8, order_0(_S770, _S771), kernelContext_43);
            e_8 = e_8 + 32U;
        }
    }
    return doubtful_2;
}

Softmax_0 softmax_of_1(uint lane_25, const RowMembers_0 thread* members_1, bool nan_is_absent_1, bool exact_6, KernelContext_0 thread* kernelContext_44)
{
    Wide_0 _S772;
    uint _S773 = RowMembers_count_0(members_1);
    uint best_6 = 0U;
    bool has_nan_2 = false;
    uint i_20 = lane_25;
    for(;;)
    {
        if(i_20 < _S773)
        {
        }
        else
        {
            break;
        }
        bool _S774 = RowMembers_has_0(members_1, i_20);
        if(!_S774)
        {
            i_20 = i_20 + 32U;
            continue;
        }
        uint _S775 = RowMembers_logit_0(members_1, i_20, kernelContext_44);
        uint best_7;
        bool has_nan_3;
        if(is_nan_0(_S775))
        {
            best_7 = best_6;
            has_nan_3 = true;
        }
        else
        {
            best_7 = max(best_6, order_0(_S775, 0U));
            has_nan_3 = has_nan_2;
        }
        best_6 = best_7;
        has_nan_2 = has_nan_3;
        i_20 = i_20 + 32U;
    }
    uint best_8 = Lanes_max_0(lane_25, best_6);
    thread Softmax_0 s_5;
    uint _S776 = from_order_0(best_8);
    (&s_5)->largest_0 = _S776;
    (&s_5)->poisoned_0 = !is_finite_0(_S776);
    if(!nan_is_absent_1)
    {
        uint _S777 = Lanes_ballot_0(lane_25, has_nan_2);
        has_nan_2 = _S777 != 0U;
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
    (&s_5)->sum_bits_0 = bit_width_0(_S773);
    thread Wide_0 w_138;
    (&w_138)->lo_0 = 0U;
    (&w_138)->hi_0 = 0U;
    (&s_5)->sum_2 = w_138;
    i_20 = lane_25;
    for(;;)
    {
        if(i_20 < _S773)
        {
        }
        else
        {
            break;
        }
        bool _S778 = RowMembers_has_0(members_1, i_20);
        if(!_S778)
        {
            i_20 = i_20 + 32U;
            continue;
        }
        uint _S779 = RowMembers_logit_0(members_1, i_20, kernelContext_44);
        if(is_nan_0(_S779))
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
            ExactDistance_0 d_9 = distance_exact_0((&s_5)->largest_0, _S779);
            if(!d_9.near_0)
            {
                i_20 = i_20 + 32U;
                continue;
            }
            thread Huge_0 _S780 = d_9.t_0;
            ExactExp_0 _S781 = exp_exact_0(&_S780, kernelContext_44);
            thread Huge_0 _S782 = _S781.m_4;
            Huge_0 _S783 = shift_left_1(&_S782, 16U);
            thread Huge_0 _S784 = _S783;
            Huge_0 _S785 = shift_right_1(&_S784, _S781.q_0);
            thread Huge_0 _S786 = (&s_5)->exact_sum_0;
            thread Huge_0 _S787 = _S785;
            Huge_0 _S788 = add_0(&_S786, &_S787);
            (&s_5)->exact_sum_0 = _S788;
        }
        else
        {
            Distance_0 d_10 = distance_fast_0((&s_5)->largest_0, _S779);
            if(!d_10.near_1)
            {
                i_20 = i_20 + 32U;
                continue;
            }
            thread Wide_0 _S789 = d_10.t_2;
            Exp_0 _S790 = exp_fast_0(&_S789);
            Wide_0 _S791 = (&s_5)->sum_2;
            uint _S792 = _S790.q_5 + (&s_5)->sum_bits_0;
            for(;;)
            {
                uint m_14 = _S792 & 31U;
                uint hi_5 = (_S790.m_8.hi_0) >> m_14;
                uint lo_29 = ((_S790.m_8.lo_0) >> m_14) | (((_S790.m_8.hi_0) << 1U) << (31U - m_14));
                if(_S792 >= 64U)
                {
                    thread Wide_0 w_139;
                    (&w_139)->lo_0 = 0U;
                    (&w_139)->hi_0 = 0U;
                    _S772 = w_139;
                    break;
                }
                if(_S792 >= 32U)
                {
                    thread Wide_0 w_140;
                    (&w_140)->lo_0 = hi_5;
                    (&w_140)->hi_0 = 0U;
                    _S772 = w_140;
                }
                else
                {
                    thread Wide_0 w_141;
                    (&w_141)->lo_0 = lo_29;
                    (&w_141)->hi_0 = hi_5;
                    _S772 = w_141;
                }
                break;
            }
            uint lo_30 = _S791.lo_0 + _S772.lo_0;
            uint _S793 = _S791.hi_0 + _S772.hi_0;
            int _S794;
            if(lo_30 < (_S772.lo_0))
            {
                _S794 = int(1);
            }
            else
            {
                _S794 = int(0);
            }
            uint _S795 = _S793 + uint(_S794);
            thread Wide_0 w_142;
            (&w_142)->lo_0 = lo_30;
            (&w_142)->hi_0 = _S795;
            Wide_0 _S796 = w_142;
            (&s_5)->sum_2 = _S796;
        }
        i_20 = i_20 + 32U;
    }
    if(exact_6)
    {
        thread Huge_0 _S797 = (&s_5)->exact_sum_0;
        Huge_0 _S798 = add_over_lanes_0(lane_25, &_S797);
        (&s_5)->exact_sum_0 = _S798;
    }
    else
    {
        thread Wide_0 _S799 = (&s_5)->sum_2;
        Wide_0 _S800 = add_over_lanes_1(lane_25, &_S799);
        (&s_5)->sum_2 = _S800;
    }
    return s_5;
}

struct PartMembers_0
{
    uint n_17;
    uint threshold_0;
    uint winner_0;
    uint best_9;
    uint excluded_0;
};

uint PartMembers_logit_0(const PartMembers_0 thread* this_16, uint expert_13, KernelContext_0 thread* kernelContext_45)
{
    uint _S801 = Row256_get_0(expert_13, kernelContext_45);
    return _S801;
}

bool PartMembers_has_0(const PartMembers_0 thread* this_17, uint expert_14, KernelContext_0 thread* kernelContext_46)
{
    uint _S802;
    if(expert_14 == (this_17->excluded_0))
    {
        return false;
    }
    if(expert_14 == (this_17->winner_0))
    {
        return true;
    }
    uint _S803 = Row256_get_1(expert_14, kernelContext_46);
    bool _S804;
    if(is_nan_0(_S803))
    {
        _S804 = true;
    }
    else
    {
        _S804 = is_nan_0(this_17->best_9);
    }
    if(_S804)
    {
        return true;
    }
    uint size_6 = absolute_0(_S803);
    uint _S805 = this_17->best_9;
    uint size_7;
    if(is_less_0(size_6, this_17->best_9))
    {
        size_7 = _S805;
    }
    else
    {
        size_7 = size_6;
    }
    uint _S806 = flush_0(_S803 ^ 2147483648U);
    for(;;)
    {
        if(is_plain_0(_S805))
        {
            _S804 = is_plain_0(_S806);
        }
        else
        {
            _S804 = false;
        }
        if(_S804)
        {
            _S802 = flush_0((as_type<uint>(((as_type<float>((_S805))) + (as_type<float>((_S806)))))) ^ (kernelContext_46->zero_0));
            break;
        }
        _S802 = add_by_words_0(_S805, _S806);
        break;
    }
    for(;;)
    {
        if(is_plain_0(_S802))
        {
            _S804 = is_plain_0(size_7);
        }
        else
        {
            _S804 = false;
        }
        if(_S804)
        {
            size_7 = divide_numbers_0(_S802, size_7);
            break;
        }
        size_7 = divide_any_0(_S802, size_7);
        break;
    }
    if(is_nan_0(size_7))
    {
        _S804 = true;
    }
    else
    {
        _S804 = !is_less_0(this_17->threshold_0, size_7);
    }
    return _S804;
}

uint PartMembers_count_0(const PartMembers_0 thread* this_18)
{
    return this_18->n_17;
}

Softmax_0 softmax_of_2(uint lane_26, const PartMembers_0 thread* members_2, bool nan_is_absent_2, bool exact_7, KernelContext_0 thread* kernelContext_47)
{
    Wide_0 _S807;
    uint _S808 = PartMembers_count_0(members_2);
    uint best_10 = 0U;
    bool has_nan_4 = false;
    uint i_21 = lane_26;
    for(;;)
    {
        if(i_21 < _S808)
        {
        }
        else
        {
            break;
        }
        bool _S809 = PartMembers_has_0(members_2, i_21, kernelContext_47);
        if(!_S809)
        {
            i_21 = i_21 + 32U;
            continue;
        }
        uint _S810 = PartMembers_logit_0(members_2, i_21, kernelContext_47);
        uint best_11;
        bool has_nan_5;
        if(is_nan_0(_S810))
        {
            best_11 = best_10;
            has_nan_5 = true;
        }
        else
        {
            best_11 = max(best_10, order_0(_S810, 0U));
            has_nan_5 = has_nan_4;
        }
        best_10 = best_11;
        has_nan_4 = has_nan_5;
        i_21 = i_21 + 32U;
    }
    uint best_12 = Lanes_max_0(lane_26, best_10);
    thread Softmax_0 s_6;
    uint _S811 = from_order_0(best_12);
    (&s_6)->largest_0 = _S811;
    (&s_6)->poisoned_0 = !is_finite_0(_S811);
    if(!nan_is_absent_2)
    {
        uint _S812 = Lanes_ballot_0(lane_26, has_nan_4);
        has_nan_4 = _S812 != 0U;
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
    (&s_6)->sum_bits_0 = bit_width_0(_S808);
    thread Wide_0 w_143;
    (&w_143)->lo_0 = 0U;
    (&w_143)->hi_0 = 0U;
    (&s_6)->sum_2 = w_143;
    i_21 = lane_26;
    for(;;)
    {
        if(i_21 < _S808)
        {
        }
        else
        {
            break;
        }
        bool _S813 = PartMembers_has_0(members_2, i_21, kernelContext_47);
        if(!_S813)
        {
            i_21 = i_21 + 32U;
            continue;
        }
        uint _S814 = PartMembers_logit_0(members_2, i_21, kernelContext_47);
        if(is_nan_0(_S814))
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
            ExactDistance_0 d_11 = distance_exact_0((&s_6)->largest_0, _S814);
            if(!d_11.near_0)
            {
                i_21 = i_21 + 32U;
                continue;
            }
            thread Huge_0 _S815 = d_11.t_0;
            ExactExp_0 _S816 = exp_exact_0(&_S815, kernelContext_47);
            thread Huge_0 _S817 = _S816.m_4;
            Huge_0 _S818 = shift_left_1(&_S817, 16U);
            thread Huge_0 _S819 = _S818;
            Huge_0 _S820 = shift_right_1(&_S819, _S816.q_0);
            thread Huge_0 _S821 = (&s_6)->exact_sum_0;
            thread Huge_0 _S822 = _S820;
            Huge_0 _S823 = add_0(&_S821, &_S822);
            (&s_6)->exact_sum_0 = _S823;
        }
        else
        {
            Distance_0 d_12 = distance_fast_0((&s_6)->largest_0, _S814);
            if(!d_12.near_1)
            {
                i_21 = i_21 + 32U;
                continue;
            }
            thread Wide_0 _S824 = d_12.t_2;
            Exp_0 _S825 = exp_fast_0(&_S824);
            Wide_0 _S826 = (&s_6)->sum_2;
            uint _S827 = _S825.q_5 + (&s_6)->sum_bits_0;
            for(;;)
            {
                uint m_15 = _S827 & 31U;
                uint hi_6 = (_S825.m_8.hi_0) >> m_15;
                uint lo_31 = ((_S825.m_8.lo_0) >> m_15) | (((_S825.m_8.hi_0) << 1U) << (31U - m_15));
                if(_S827 >= 64U)
                {
                    thread Wide_0 w_144;
                    (&w_144)->lo_0 = 0U;
                    (&w_144)->hi_0 = 0U;
                    _S807 = w_144;
                    break;
                }
                if(_S827 >= 32U)
                {
                    thread Wide_0 w_145;
                    (&w_145)->lo_0 = hi_6;
                    (&w_145)->hi_0 = 0U;
                    _S807 = w_145;
                }
                else
                {
                    thread Wide_0 w_146;
                    (&w_146)->lo_0 = lo_31;
                    (&w_146)->hi_0 = hi_6;
                    _S807 = w_146;
                }
                break;
            }
            uint lo_32 = _S826.lo_0 + _S807.lo_0;
            uint _S828 = _S826.hi_0 + _S807.hi_0;
            int _S829;
            if(lo_32 < (_S807.lo_0))
            {
                _S829 = int(1);
            }
            else
            {
                _S829 = int(0);
            }
            uint _S830 = _S828 + uint(_S829);
            thread Wide_0 w_147;
            (&w_147)->lo_0 = lo_32;
            (&w_147)->hi_0 = _S830;
            Wide_0 _S831 = w_147;
            (&s_6)->sum_2 = _S831;
        }
        i_21 = i_21 + 32U;
    }
    if(exact_7)
    {
        thread Huge_0 _S832 = (&s_6)->exact_sum_0;
        Huge_0 _S833 = add_over_lanes_0(lane_26, &_S832);
        (&s_6)->exact_sum_0 = _S833;
    }
    else
    {
        thread Wide_0 _S834 = (&s_6)->sum_2;
        Wide_0 _S835 = add_over_lanes_1(lane_26, &_S834);
        (&s_6)->sum_2 = _S835;
    }
    return s_6;
}

void prepare_row_0(uint lane_27, const Rule_0 thread* rule_28, const Token_0 thread* token_6, KernelContext_0 thread* kernelContext_48)
{
    uint _S836;
    bool capped_0 = (rule_28->has_logit_softcap_0) != 0U;
    uint e_9 = lane_27;
    for(;;)
    {
        _S836 = rule_28->n_expert_0;
        if(e_9 < (rule_28->n_expert_0))
        {
        }
        else
        {
            break;
        }
        uint _S837 = prepare_linear_0(rule_28, token_6, e_9, kernelContext_48);
        uint _S838;
        if(capped_0)
        {
            _S838 = _S837;
        }
        else
        {
            uint _S839 = clamp_0(rule_28, _S837);
            _S838 = _S839;
        }
        Row256_set_0(e_9, _S838, kernelContext_48);
        e_9 = e_9 + 32U;
    }
    if(capped_0)
    {
        e_9 = lane_27;
        for(;;)
        {
            if(e_9 < _S836)
            {
            }
            else
            {
                break;
            }
            uint _S840 = Row256_get_1(e_9, kernelContext_48);
            uint _S841 = softcap_0(rule_28, _S840, kernelContext_48);
            uint _S842 = clamp_0(rule_28, _S841);
            Row256_set_0(e_9, _S842, kernelContext_48);
            e_9 = e_9 + 32U;
        }
    }
    return;
}

bool has_single_key_0(const Rule_0 thread* rule_29)
{
    uint _S843 = score_of_key_1(rule_29);
    uint _S844 = rule_29->score_0;
    if((rule_29->score_0) == 0U)
    {
        return _S843 != 0U;
    }
    bool _S845;
    if(_S844 == _S843)
    {
        uint _S846 = rule_29->score_dtype_0;
        uint _S847 = dtype_of_key_0(rule_29);
        _S845 = _S846 == _S847;
    }
    else
    {
        _S845 = false;
    }
    return _S845;
}

bool has_estimate_0(const Rule_0 thread* rule_30)
{
    uint _S848 = score_of_key_1(rule_30);
    bool _S849;
    if((rule_30->n_group_0) > 1U)
    {
        _S849 = (rule_30->group_score_0) > 4U;
    }
    else
    {
        _S849 = false;
    }
    if(_S849)
    {
        return false;
    }
    bool _S850 = has_single_key_0(rule_30);
    if(_S850)
    {
        if(_S848 == 1U)
        {
            _S849 = true;
        }
        else
        {
            _S849 = _S848 == 2U;
        }
    }
    else
    {
        _S849 = false;
    }
    if(_S849)
    {
        uint _S851 = dtype_of_key_0(rule_30);
        _S849 = _S851 == 0U;
    }
    else
    {
        _S849 = false;
    }
    if(_S849)
    {
        _S849 = (rule_30->n_used_0) <= 32U;
    }
    else
    {
        _S849 = false;
    }
    return _S849;
}

Wide_0 Wide_x24init_0(uint lo_33, uint hi_7)
{
    thread Wide_0 _S852;
    (&_S852)->lo_0 = lo_33;
    (&_S852)->hi_0 = hi_7;
    return _S852;
}

Huge_0 Huge_x24init_0(uint w0_3, uint w1_3, uint w2_6, uint w3_1)
{
    thread Huge_0 _S853;
    (&_S853)->w0_0 = w0_3;
    (&_S853)->w1_0 = w1_3;
    (&_S853)->w2_0 = w2_6;
    (&_S853)->w3_0 = w3_1;
    return _S853;
}

Softmax_0 Softmax_x24init_0(uint largest_3, bool poisoned_1, bool exact_8, uint sum_bits_1, const Wide_0 thread* sum_10, const Huge_0 thread* exact_sum_1)
{
    thread Softmax_0 _S854;
    (&_S854)->largest_0 = largest_3;
    (&_S854)->poisoned_0 = poisoned_1;
    (&_S854)->exact_0 = exact_8;
    (&_S854)->sum_bits_0 = sum_bits_1;
    (&_S854)->sum_2 = *sum_10;
    (&_S854)->exact_sum_0 = *exact_sum_1;
    return _S854;
}

bool needs_row_softmax_0(const Rule_0 thread* rule_31)
{
    if((rule_31->score_0) != 0U)
    {
        return false;
    }
    bool _S855 = weighs_winners_alone_0(rule_31);
    bool _S856;
    if(!_S855)
    {
        _S856 = true;
    }
    else
    {
        if((rule_31->select_by_0) == 0U)
        {
            bool _S857 = ranks_by_logit_0(rule_31);
            _S856 = !_S857;
        }
        else
        {
            _S856 = false;
        }
    }
    return _S856;
}

bool route_row_0(uint lane_28, const Rule_0 thread* rule_32, const Token_0 thread* token_7, bool replay_1, KernelContext_0 thread* kernelContext_49)
{
    bool open_0;
    bool _S858;
    bool _S859 = !replay_1;
    bool all_2;
    if(_S859)
    {
        all_2 = (rule_32->n_expert_0) <= 32U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = (rule_32->n_group_0) <= 1U;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        bool _S860 = has_single_key_0(rule_32);
        all_2 = _S860;
    }
    else
    {
        all_2 = false;
    }
    bool _S861 = !all_2;
    bool exact_sums_0;
    if(_S861)
    {
        bool _S862 = has_estimate_0(rule_32);
        exact_sums_0 = !_S862;
    }
    else
    {
        exact_sums_0 = false;
    }
    bool _S863 = exact_sums_0;
    exact_sums_0 = false;
    bool exact_keys_0 = _S863;
    uint pass_0 = 0U;
    for(;;)
    {
        uint _S864 = rule_32->n_expert_0;
        if(pass_0 < (3U + ((rule_32->n_expert_0) >> 16U)))
        {
        }
        else
        {
            break;
        }
        Huge_0 _S865 = Huge_x24init_0(0U, 0U, 0U, 0U);
        thread Wide_0 _S866 = Wide_x24init_0(0U, 0U);
        thread Huge_0 _S867 = _S865;
        Softmax_0 _S868 = Softmax_x24init_0(0U, false, false, 0U, &_S866, &_S867);
        Lanes_sync_0();
        bool _S869;
        if(_S859)
        {
            _S869 = _S861;
        }
        else
        {
            _S869 = false;
        }
        bool _S870;
        if(_S869)
        {
            _S870 = true;
        }
        else
        {
            bool _S871 = needs_row_softmax_0(rule_32);
            _S870 = _S871;
        }
        if(_S870)
        {
            prepare_row_0(lane_28, rule_32, token_7, kernelContext_49);
        }
        bool _S872 = needs_row_softmax_0(rule_32);
        Softmax_0 softmax_2;
        if(_S872)
        {
            thread RowMembers_0 row_1;
            (&row_1)->n_9 = _S864;
            bool _S873 = (rule_32->nan_last_0) != 0U;
            thread RowMembers_0 _S874 = row_1;
            Softmax_0 _S875 = softmax_of_1(lane_28, &_S874, _S873, exact_sums_0, kernelContext_49);
            softmax_2 = _S875;
        }
        else
        {
            softmax_2 = _S868;
        }
        uint _S876;
        if(all_2)
        {
            _S876 = _S864;
        }
        else
        {
            _S876 = rule_32->n_used_0;
        }
        bool _S877;
        if(_S859)
        {
            _S877 = _S861;
        }
        else
        {
            _S877 = false;
        }
        bool doubtful_3;
        uint n_18;
        if(_S877)
        {
            thread Softmax_0 _S878 = softmax_2;
            bool _S879 = score_row_0(lane_28, rule_32, token_7, &_S878, exact_keys_0, kernelContext_49);
            uint _S880 = find_candidates_0(lane_28, rule_32, exact_keys_0, kernelContext_49);
            if(_S880 == 0U)
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + 1U;
                continue;
            }
            n_18 = _S880;
            doubtful_3 = _S879;
        }
        else
        {
            n_18 = _S876;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        uint i_22 = lane_28;
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
            if(all_2)
            {
                e_10 = i_22;
            }
            else
            {
                e_10 = (*kernelContext_49->list_id_0)[i_22];
            }
            uint _S881 = prepare_0(rule_32, token_7, e_10, kernelContext_49);
            uint _S882;
            if(exact_keys_0)
            {
                _S882 = rule_32->score_0;
            }
            else
            {
                uint _S883 = score_of_key_1(rule_32);
                _S882 = _S883;
            }
            uint _S884;
            if(exact_keys_0)
            {
                _S884 = rule_32->score_dtype_0;
            }
            else
            {
                uint _S885 = dtype_of_key_0(rule_32);
                _S884 = _S885;
            }
            uint _S886 = score_alone_0(_S882, _S884, _S881, kernelContext_49);
            uint _S887 = with_bias_0(rule_32, token_7, e_10, _S886, kernelContext_49);
            uint _S888 = nan_place_1(rule_32);
            uint _S889 = order_0(_S887, _S888);
            if(_S861)
            {
                open_0 = _S859;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S858 = true;
                }
                else
                {
                    if((rule_32->n_group_0) > 1U)
                    {
                        bool _S890 = is_kept_0(rule_32, e_10, kernelContext_49);
                        _S858 = !_S890;
                    }
                    else
                    {
                        _S858 = false;
                    }
                }
            }
            else
            {
                _S858 = false;
            }
            uint key_6;
            if(_S858)
            {
                uint _S891 = Row256_get_1(e_10, kernelContext_49);
                key_6 = _S891;
            }
            else
            {
                key_6 = _S889;
            }
            (*kernelContext_49->list_id_0)[i_22] = e_10;
            (*kernelContext_49->list_key_0)[i_22] = key_6;
            (*kernelContext_49->list_logit_0)[i_22] = _S881;
            (*kernelContext_49->list_score_0)[i_22] = _S886;
            if(replay_1)
            {
                place_winner_0(i_22, i_22, kernelContext_49);
            }
            i_22 = i_22 + 32U;
        }
        if(_S859)
        {
            Lanes_sync_0();
            rank_list_0(lane_28, rule_32, n_18, kernelContext_49);
        }
        Lanes_sync_0();
        if((rule_32->score_0) != 0U)
        {
            break;
        }
        thread Softmax_0 _S892 = softmax_2;
        bool _S893 = weigh_softmax_0(lane_28, rule_32, token_7, &_S892, _S859, exact_sums_0, kernelContext_49);
        uint _S894 = Lanes_ballot_0(lane_28, doubtful_3);
        if(_S894 != 0U)
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S893;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S858 = true;
        }
        else
        {
            int _S895;
            if(open_0)
            {
                _S895 = int(1);
            }
            else
            {
                _S895 = int(0);
            }
            _S858 = (Lanes_agreed_0(lane_28, uint(_S895))) == 0U;
        }
        if(_S858)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + 1U;
    }
    if((rule_32->renormalize_0) != 0U)
    {
        bool _S896 = weighs_winners_alone_0(rule_32);
        all_2 = !_S896;
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        renormalize_1(lane_28, rule_32, kernelContext_49);
    }
    Lanes_sync_0();
    return pass_0 != 0U;
}

void sparsemixer_0(uint lane_29, const Rule_0 thread* rule_33, const Token_0 thread* token_8, KernelContext_0 thread* kernelContext_50)
{
    Rounded_0 r_7;
    thread PartMembers_0 part_0;
    uint _S897 = rule_33->n_expert_0;
    (&part_0)->n_17 = rule_33->n_expert_0;
    uint _S898 = multiply_0(1073741824U, rule_33->jitter_eps_0);
    (&part_0)->threshold_0 = _S898;
    (&part_0)->excluded_0 = 4294967295U;
    Lanes_sync_0();
    prepare_row_0(lane_29, rule_33, token_8, kernelContext_50);
    Lanes_sync_0();
    uint slot_10 = 0U;
    for(;;)
    {
        uint _S899 = 2U + (_S897 >> 16U);
        if(slot_10 < _S899)
        {
        }
        else
        {
            break;
        }
        uint top_1 = 0U;
        uint id_0 = 4294967295U;
        uint e_11 = lane_29;
        for(;;)
        {
            if(e_11 < _S897)
            {
            }
            else
            {
                break;
            }
            uint _S900 = Row256_get_1(e_11, kernelContext_50);
            uint _S901 = nan_place_1(rule_33);
            uint key_7 = order_0(_S900, _S901);
            bool _S902;
            if(e_11 != ((&part_0)->excluded_0))
            {
                _S902 = key_7 > top_1;
            }
            else
            {
                _S902 = false;
            }
            if(_S902)
            {
                top_1 = key_7;
                id_0 = e_11;
            }
            e_11 = e_11 + 32U;
        }
        uint best_13 = Lanes_max_0(lane_29, top_1);
        uint _S903;
        if(top_1 == best_13)
        {
            _S903 = ~id_0;
        }
        else
        {
            _S903 = 0U;
        }
        uint _S904 = Lanes_max_0(lane_29, _S903);
        uint _S905 = ~_S904;
        (&part_0)->winner_0 = _S905;
        uint _S906 = Row256_get_1(_S905, kernelContext_50);
        (&part_0)->best_9 = _S906;
        Rounded_0 r_8;
        uint pass_1 = 0U;
        for(;;)
        {
            if(pass_1 < _S899)
            {
            }
            else
            {
                r_7 = r_8;
                break;
            }
            bool _S907 = pass_1 != 0U;
            thread PartMembers_0 _S908 = part_0;
            Softmax_0 _S909 = softmax_of_2(lane_29, &_S908, false, _S907, kernelContext_50);
            thread Softmax_0 _S910 = _S909;
            Rounded_0 _S911 = share_0(&_S910, (&part_0)->best_9, kernelContext_50);
            int _S912;
            if(_S911.doubtful_0)
            {
                _S912 = int(1);
            }
            else
            {
                _S912 = int(0);
            }
            if((Lanes_agreed_0(lane_29, uint(_S912))) == 0U)
            {
                r_7 = _S911;
                break;
            }
            uint pass_2 = pass_1 + 1U;
            r_8 = _S911;
            pass_1 = pass_2;
        }
        if(lane_29 == 0U)
        {
            (*kernelContext_50->winner_id_0)[slot_10] = (&part_0)->winner_0;
            (*kernelContext_50->winner_score_0)[slot_10] = r_7.value_7;
        }
        (&part_0)->excluded_0 = (&part_0)->winner_0;
        slot_10 = slot_10 + 1U;
    }
    Lanes_sync_0();
    return;
}

uint read_given_0(uint lane_30, const Rule_0 thread* rule_34, uint token_9, KernelContext_0 thread* kernelContext_51)
{
    uint _S913;
    uint slot_11 = lane_30;
    uint padding_0 = 0U;
    for(;;)
    {
        uint _S914 = rule_34->n_used_0;
        _S913 = rule_34->n_used_0;
        if(slot_11 < (rule_34->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S915 = kernelContext_51->given_0[token_9 * _S914 + slot_11];
        (*kernelContext_51->list_id_0)[slot_11] = _S915;
        int _S916;
        if(_S915 == 4294967295U)
        {
            _S916 = int(1);
        }
        else
        {
            _S916 = int(0);
        }
        uint padding_1 = padding_0 + uint(_S916);
        slot_11 = slot_11 + 32U;
        padding_0 = padding_1;
    }
    uint _S917 = Lanes_add_0(lane_30, padding_0);
    uint padding_2 = Lanes_agreed_0(lane_30, _S917);
    Lanes_sync_0();
    if(padding_2 == _S913)
    {
        return 4294967295U;
    }
    uint first_2 = _S913;
    slot_11 = lane_30;
    for(;;)
    {
        if(slot_11 < _S913)
        {
        }
        else
        {
            break;
        }
        uint id_1 = (*kernelContext_51->list_id_0)[slot_11];
        bool refused_0 = ((*kernelContext_51->list_id_0)[slot_11]) >= (rule_34->n_expert_0);
        uint before_0 = 0U;
        for(;;)
        {
            if(before_0 < slot_11)
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
                refused_0 = ((*kernelContext_51->list_id_0)[before_0]) == id_1;
            }
            before_0 = before_0 + 1U;
        }
        if(refused_0)
        {
            first_2 = min(first_2, slot_11);
        }
        slot_11 = slot_11 + 32U;
    }
    uint _S918 = Lanes_max_0(lane_30, ~first_2);
    return ~_S918;
}

uint narrow_0(uint x_32, uint dtype_2)
{
    uint _S919;
    if(dtype_2 == 1U)
    {
        _S919 = narrow_half_0(x_32);
    }
    else
    {
        _S919 = narrow_bfloat_0(x_32);
    }
    return _S919;
}

void write_weight_0(uint slot_12, uint w_148, uint dtype_3, KernelContext_0 thread* kernelContext_52)
{
    if(dtype_3 == 0U)
    {
        atomic_store_explicit(kernelContext_52->weights_0+slot_12, w_148, memory_order_relaxed);
        return;
    }
    uint shift_10 = 16U * (slot_12 & 1U);
    uint _S920 = slot_12 >> 1U;
    uint _S921 = atomic_fetch_and_explicit(kernelContext_52->weights_0+_S920, ~(65535U << shift_10), memory_order_relaxed);
    uint _S922 = atomic_fetch_or_explicit(kernelContext_52->weights_0+_S920, (narrow_0(w_148, dtype_3)) << shift_10, memory_order_relaxed);
    return;
}

uint Token_expert_scale_of_0(const Token_0 thread* this_19, uint expert_15, KernelContext_0 thread* kernelContext_53)
{
    return kernelContext_53->tables_0[(&this_19->rule_12)->expert_scale_at_0 + expert_15];
}

uint finish_0(const Rule_0 thread* rule_35, const Token_0 thread* token_10, uint expert_16, uint w_149, KernelContext_0 thread* kernelContext_54)
{
    uint _S923 = rule_35->divisor_0;
    uint _S924;
    if((rule_35->divisor_0) != 1065353216U)
    {
        for(;;)
        {
            bool _S925;
            if(is_plain_0(w_149))
            {
                _S925 = is_plain_0(_S923);
            }
            else
            {
                _S925 = false;
            }
            if(_S925)
            {
                _S924 = divide_numbers_0(w_149, _S923);
                break;
            }
            _S924 = divide_any_0(w_149, _S923);
            break;
        }
    }
    else
    {
        _S924 = w_149;
    }
    uint _S926 = rule_35->scale_0;
    if((rule_35->scale_0) != 1065353216U)
    {
        uint _S927 = multiply_0(_S924, _S926);
        _S924 = _S927;
    }
    if((rule_35->expert_scale_at_0) != 4294967295U)
    {
        uint _S928 = Token_expert_scale_of_0(token_10, expert_16, kernelContext_54);
        uint _S929 = multiply_0(_S924, _S928);
        _S924 = _S929;
    }
    if(is_nan_0(_S924))
    {
        _S924 = 2143289344U;
    }
    return _S924;
}

void route_token_0(uint lane_31, const Rule_0 thread* rule_36, uint index_0, KernelContext_0 thread* kernelContext_55)
{
    bool padding_3 = index_0 >= (rule_36->n_real_0);
    bool _S930 = (rule_36->replay_0) != 0U;
    bool padding_4;
    if(_S930)
    {
        uint _S931 = read_given_0(lane_31, rule_36, index_0, kernelContext_55);
        uint refused_1 = Lanes_agreed_0(lane_31, _S931);
        uint _S932 = rule_36->n_used_0;
        if(refused_1 < (rule_36->n_used_0))
        {
            padding_4 = lane_31 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S933 = atomic_fetch_min_explicit(kernelContext_55->status_0+int(1), (rule_36->token_base_0 + index_0) * 64U + refused_1, memory_order_relaxed);
        }
        if(padding_3)
        {
            padding_4 = true;
        }
        else
        {
            padding_4 = refused_1 != _S932;
        }
    }
    else
    {
        padding_4 = padding_3;
    }
    uint slot_13;
    if(padding_4)
    {
        slot_13 = lane_31;
        for(;;)
        {
            uint _S934 = rule_36->n_used_0;
            if(slot_13 < (rule_36->n_used_0))
            {
            }
            else
            {
                break;
            }
            uint _S935 = index_0 * _S934 + slot_13;
            *(kernelContext_55->ids_0+_S935) = 4294967295U;
            write_weight_0(_S935, 0U, rule_36->weights_dtype_0, kernelContext_55);
            slot_13 = slot_13 + 32U;
        }
        Lanes_sync_0();
        return;
    }
    thread Token_0 token_11;
    (&token_11)->rule_12 = *rule_36;
    (&token_11)->first_1 = index_0 * rule_36->row_stride_0;
    if((rule_36->score_0) == 4U)
    {
        thread Token_0 _S936 = token_11;
        sparsemixer_0(lane_31, rule_36, &_S936, kernelContext_55);
    }
    else
    {
        thread Token_0 _S937 = token_11;
        bool _S938 = route_row_0(lane_31, rule_36, &_S937, _S930, kernelContext_55);
        if(_S938)
        {
            padding_4 = lane_31 == 0U;
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            uint _S939 = atomic_fetch_add_explicit(kernelContext_55->status_0+int(0), 1U, memory_order_relaxed);
        }
    }
    slot_13 = lane_31;
    for(;;)
    {
        uint _S940 = rule_36->n_used_0;
        if(slot_13 < (rule_36->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint expert_17 = (*kernelContext_55->winner_id_0)[slot_13];
        uint _S941 = index_0 * _S940 + slot_13;
        *(kernelContext_55->ids_0+_S941) = (*kernelContext_55->winner_id_0)[slot_13];
        uint _S942 = (*kernelContext_55->winner_score_0)[slot_13];
        thread Token_0 _S943 = token_11;
        uint _S944 = finish_0(rule_36, &_S943, expert_17, _S942, kernelContext_55);
        write_weight_0(_S941, _S944, rule_36->weights_dtype_0, kernelContext_55);
        slot_13 = slot_13 + 32U;
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
Rule_0 fixed_rule_0(int _S945, KernelContext_0 thread* kernelContext_56)
{
    thread Rule_0 _S946 = kernelContext_56->params_0[_S945];
    if(kIsFixed_0 == 0U)
    {
        return _S946;
    }
    (&_S946)->n_expert_0 = kFixed_n_expert_0;
    (&_S946)->n_used_0 = kFixed_n_used_0;
    (&_S946)->score_0 = kFixed_score_0;
    (&_S946)->score_dtype_0 = kFixed_score_dtype_0;
    (&_S946)->select_bias_0 = kFixed_select_bias_0;
    (&_S946)->select_by_0 = kFixed_select_by_0;
    (&_S946)->n_group_0 = kFixed_n_group_0;
    (&_S946)->topk_group_0 = kFixed_topk_group_0;
    (&_S946)->group_score_0 = kFixed_group_score_0;
    (&_S946)->excluded_zero_0 = kFixed_excluded_zero_0;
    (&_S946)->renormalize_0 = kFixed_renormalize_0;
    (&_S946)->eps_kind_0 = kFixed_eps_kind_0;
    (&_S946)->renorm_eps_0 = kFixed_renorm_eps_0;
    (&_S946)->divisor_0 = kFixed_divisor_0;
    (&_S946)->scale_0 = kFixed_scale_0;
    (&_S946)->has_logit_scale_0 = kFixed_has_logit_scale_0;
    (&_S946)->logit_scale_0 = kFixed_logit_scale_0;
    (&_S946)->has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    (&_S946)->logit_softcap_0 = kFixed_logit_softcap_0;
    (&_S946)->has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    (&_S946)->logit_clamp_0 = kFixed_logit_clamp_0;
    (&_S946)->jitter_eps_0 = kFixed_jitter_eps_0;
    (&_S946)->nan_last_0 = kFixed_nan_last_0;
    (&_S946)->bias_at_0 = kFixed_bias_at_0;
    (&_S946)->logit_bias_at_0 = kFixed_logit_bias_at_0;
    (&_S946)->expert_scale_at_0 = kFixed_expert_scale_at_0;
    return _S946;
}

void route_tokens_0(uint lane_32, uint group_6, KernelContext_0 thread* kernelContext_57)
{
    Rule_0 _S947 = fixed_rule_0(int(0), kernelContext_57);
    kernelContext_57->zero_0 = (_S947.n_expert_0) >> 16U;
    uint token_12 = group_6;
    for(;;)
    {
        if(token_12 < (_S947.n_token_0))
        {
        }
        else
        {
            break;
        }
        thread Rule_0 _S948 = _S947;
        route_token_0(lane_32, &_S948, token_12, kernelContext_57);
        token_12 = token_12 + _S947.n_group_dispatched_0;
    }
    return;
}

[[kernel]] void route_small(uint3 group_7 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], uint device* given_1 [[buffer(5)]], atomic<uint> device* status_1 [[buffer(6)]], uint device* ids_1 [[buffer(2)]], atomic<uint> device* weights_1 [[buffer(3)]], Rule_0 device* params_1 [[buffer(4)]], uint device* logits_1 [[buffer(0)]], uint device* tables_1 [[buffer(1)]])
{
    thread KernelContext_0 kernelContext_58;
    (&kernelContext_58)->given_0 = given_1;
    (&kernelContext_58)->status_0 = status_1;
    (&kernelContext_58)->ids_0 = ids_1;
    (&kernelContext_58)->weights_0 = weights_1;
    (&kernelContext_58)->params_0 = params_1;
    (&kernelContext_58)->logits_0 = logits_1;
    (&kernelContext_58)->tables_0 = tables_1;
    threadgroup array<uint, int(64)> winner_score_1;
    (&kernelContext_58)->winner_score_0 = &winner_score_1;
    threadgroup array<uint, int(64)> winner_logit_1;
    (&kernelContext_58)->winner_logit_0 = &winner_logit_1;
    threadgroup array<uint, int(64)> winner_id_1;
    (&kernelContext_58)->winner_id_0 = &winner_id_1;
    threadgroup array<uint, int(64)> list_key_1;
    (&kernelContext_58)->list_key_0 = &list_key_1;
    threadgroup array<uint, int(64)> list_id_1;
    (&kernelContext_58)->list_id_0 = &list_id_1;
    threadgroup array<uint, int(64)> list_logit_1;
    (&kernelContext_58)->list_logit_0 = &list_logit_1;
    threadgroup array<uint, int(64)> list_score_1;
    (&kernelContext_58)->list_score_0 = &list_score_1;
    threadgroup array<uint, int(64)> best_of_part_1;
    (&kernelContext_58)->best_of_part_0 = &best_of_part_1;
    threadgroup array<uint, int(128)> kept_groups_1;
    (&kernelContext_58)->kept_groups_0 = &kept_groups_1;
    threadgroup array<uint, int(256)> row_256_1;
    (&kernelContext_58)->row_256_0 = &row_256_1;
    threadgroup array<uint, int(128)> group_keys_128_1;
    (&kernelContext_58)->group_keys_128_0 = &group_keys_128_1;
    (&kernelContext_58)->zero_0 = 0U;
    route_tokens_0(thread_0.x, group_7.x, &kernelContext_58);
    return;
}

