@binding(5) @group(0) var<storage, read> given_0 : array<u32>;

@binding(6) @group(0) var<storage, read_write> status_0 : array<atomic<u32>>;

@binding(2) @group(0) var<storage, read_write> ids_0 : array<u32>;

@binding(3) @group(0) var<storage, read_write> weights_0 : array<atomic<u32>>;

struct Rule_std430_0
{
    @align(4) n_expert_0 : u32,
    @align(4) n_used_0 : u32,
    @align(4) n_token_0 : u32,
    @align(4) n_real_0 : u32,
    @align(4) row_stride_0 : u32,
    @align(4) logits_dtype_0 : u32,
    @align(4) weights_dtype_0 : u32,
    @align(4) token_base_0 : u32,
    @align(4) score_0 : u32,
    @align(4) score_dtype_0 : u32,
    @align(4) select_bias_0 : u32,
    @align(4) select_by_0 : u32,
    @align(4) n_group_0 : u32,
    @align(4) topk_group_0 : u32,
    @align(4) group_score_0 : u32,
    @align(4) excluded_zero_0 : u32,
    @align(4) renormalize_0 : u32,
    @align(4) eps_kind_0 : u32,
    @align(4) renorm_eps_0 : u32,
    @align(4) divisor_0 : u32,
    @align(4) scale_0 : u32,
    @align(4) has_logit_scale_0 : u32,
    @align(4) logit_scale_0 : u32,
    @align(4) has_logit_softcap_0 : u32,
    @align(4) logit_softcap_0 : u32,
    @align(4) has_logit_clamp_0 : u32,
    @align(4) logit_clamp_0 : u32,
    @align(4) jitter_eps_0 : u32,
    @align(4) nan_last_0 : u32,
    @align(4) bias_at_0 : u32,
    @align(4) logit_bias_at_0 : u32,
    @align(4) expert_scale_at_0 : u32,
    @align(4) replay_0 : u32,
    @align(4) n_group_dispatched_0 : u32,
    @align(4) n_at_once_0 : u32,
    @align(4) magnitude_0 : u32,
    @align(4) n_group_left_0 : u32,
    @align(4) unused3_0 : u32,
    @align(4) unused4_0 : u32,
    @align(4) unused5_0 : u32,
    @align(4) unused6_0 : u32,
    @align(4) unused7_0 : u32,
    @align(4) unused8_0 : u32,
    @align(4) unused9_0 : u32,
    @align(4) unused10_0 : u32,
    @align(4) unused11_0 : u32,
    @align(4) unused12_0 : u32,
    @align(4) unused13_0 : u32,
    @align(4) unused14_0 : u32,
    @align(4) unused15_0 : u32,
    @align(4) unused16_0 : u32,
    @align(4) unused17_0 : u32,
    @align(4) unused18_0 : u32,
    @align(4) unused19_0 : u32,
    @align(4) unused20_0 : u32,
    @align(4) unused21_0 : u32,
    @align(4) unused22_0 : u32,
    @align(4) unused23_0 : u32,
    @align(4) unused24_0 : u32,
    @align(4) unused25_0 : u32,
    @align(4) unused26_0 : u32,
    @align(4) unused27_0 : u32,
    @align(4) unused28_0 : u32,
    @align(4) unused29_0 : u32,
};

@binding(4) @group(0) var<storage, read> params_0 : array<Rule_std430_0>;

@binding(0) @group(0) var<storage, read> logits_0 : array<u32>;

@binding(1) @group(0) var<storage, read> tables_0 : array<u32>;

struct Rule_0
{
     n_expert_0 : u32,
     n_used_0 : u32,
     n_token_0 : u32,
     n_real_0 : u32,
     row_stride_0 : u32,
     logits_dtype_0 : u32,
     weights_dtype_0 : u32,
     token_base_0 : u32,
     score_0 : u32,
     score_dtype_0 : u32,
     select_bias_0 : u32,
     select_by_0 : u32,
     n_group_0 : u32,
     topk_group_0 : u32,
     group_score_0 : u32,
     excluded_zero_0 : u32,
     renormalize_0 : u32,
     eps_kind_0 : u32,
     renorm_eps_0 : u32,
     divisor_0 : u32,
     scale_0 : u32,
     has_logit_scale_0 : u32,
     logit_scale_0 : u32,
     has_logit_softcap_0 : u32,
     logit_softcap_0 : u32,
     has_logit_clamp_0 : u32,
     logit_clamp_0 : u32,
     jitter_eps_0 : u32,
     nan_last_0 : u32,
     bias_at_0 : u32,
     logit_bias_at_0 : u32,
     expert_scale_at_0 : u32,
     replay_0 : u32,
     n_group_dispatched_0 : u32,
     n_at_once_0 : u32,
     magnitude_0 : u32,
     n_group_left_0 : u32,
     unused3_0 : u32,
     unused4_0 : u32,
     unused5_0 : u32,
     unused6_0 : u32,
     unused7_0 : u32,
     unused8_0 : u32,
     unused9_0 : u32,
     unused10_0 : u32,
     unused11_0 : u32,
     unused12_0 : u32,
     unused13_0 : u32,
     unused14_0 : u32,
     unused15_0 : u32,
     unused16_0 : u32,
     unused17_0 : u32,
     unused18_0 : u32,
     unused19_0 : u32,
     unused20_0 : u32,
     unused21_0 : u32,
     unused22_0 : u32,
     unused23_0 : u32,
     unused24_0 : u32,
     unused25_0 : u32,
     unused26_0 : u32,
     unused27_0 : u32,
     unused28_0 : u32,
     unused29_0 : u32,
};

var<workgroup> winner_score_0 : array<u32, i32(64)>;

fn exponent_of_0( x_0 : u32) -> i32
{
    return i32((((x_0 >> (u32(23)))) & (u32(255))));
}

fn is_plain_0( x_1 : u32) -> bool
{
    return u32(exponent_of_0(x_1) - i32(32)) < u32(216);
}

var<workgroup> shared_total_0 : atomic<u32>;

var<workgroup> shared_value_0 : u32;

fn Lanes_collect_0( lane_0 : u32) -> u32
{
    workgroupBarrier();
    if(lane_0 == u32(0))
    {
        var _S1 : u32 = atomicExchange(&(shared_total_0), u32(0));
        shared_value_0 = _S1;
    }
    var _S2 : u32 = (workgroupUniformLoad(&(shared_value_0)));
    return _S2;
}

fn Lanes_ballot_0( lane_1 : u32,  value_0 : bool) -> u32
{
    if(value_0)
    {
        var _S3 : u32 = atomicOr(&(shared_total_0), (u32(1) << (lane_1)));
    }
    var _S4 : u32 = Lanes_collect_0(lane_1);
    return _S4;
}

var<private> zero_0 : u32;

fn flush_0( x_2 : u32) -> u32
{
    var _S5 : u32;
    if(((x_2 & (u32(2147483647)))) < u32(8388608))
    {
        _S5 = u32(0);
    }
    else
    {
        _S5 = x_2;
    }
    return _S5;
}

fn is_nan_0( x_3 : u32) -> bool
{
    return ((x_3 & (u32(2147483647)))) > u32(2139095040);
}

fn is_infinite_0( x_4 : u32) -> bool
{
    return ((x_4 & (u32(2147483647)))) == u32(2139095040);
}

fn absolute_0( x_5 : u32) -> u32
{
    return (x_5 & (u32(2147483647)));
}

fn mantissa_of_0( x_6 : u32) -> u32
{
    return (((x_6 & (u32(8388607)))) | (u32(8388608)));
}

fn firstbithigh_0( value_1 : u32) -> u32
{
    var _S6 : u32 = firstLeadingBit(value_1);
    return _S6;
}

fn round_0( sign_0 : u32,  mantissa_0 : u32,  exponent_0 : i32,  rest_0 : bool) -> u32
{
    var m_0 : u32 = (mantissa_0 >> (u32(8)));
    var low_0 : u32 = (mantissa_0 & (u32(255)));
    var _S7 : bool;
    if(low_0 > u32(128))
    {
        _S7 = true;
    }
    else
    {
        if(low_0 == u32(128))
        {
            if(rest_0)
            {
                _S7 = true;
            }
            else
            {
                _S7 = ((m_0 & (u32(1)))) != u32(0);
            }
        }
        else
        {
            _S7 = false;
        }
    }
    var m_1 : u32;
    if(_S7)
    {
        m_1 = m_0 + u32(1);
    }
    else
    {
        m_1 = m_0;
    }
    var biased_0 : i32 = exponent_0 + i32(158);
    var biased_1 : i32;
    if(m_1 == u32(16777216))
    {
        biased_1 = biased_0 + i32(1);
        m_1 = u32(8388608);
    }
    else
    {
        biased_1 = biased_0;
    }
    if(biased_1 < i32(1))
    {
        return u32(0);
    }
    if(biased_1 > i32(254))
    {
        return (sign_0 | (u32(2139095040)));
    }
    return (((sign_0 | (((u32(biased_1) << (u32(23))))))) | (((m_1 & (u32(8388607))))));
}

fn add_by_words_0( a_0 : u32,  b_0 : u32) -> u32
{
    var rest_1 : bool;
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
        return u32(2143289344);
    }
    var sum_0 : u32;
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
            sum_0 = u32(2143289344);
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
    var _S8 : u32;
    if((absolute_0(a_0)) < (absolute_0(b_0)))
    {
        sum_0 = a_0;
        _S8 = b_0;
    }
    else
    {
        sum_0 = b_0;
        _S8 = a_0;
    }
    if((absolute_0(sum_0)) == u32(0))
    {
        return _S8;
    }
    var _S9 : i32 = exponent_of_0(_S8);
    var gap_0 : u32 = u32(_S9 - exponent_of_0(sum_0));
    var large_0 : u32 = ((mantissa_of_0(_S8)) << (u32(6)));
    var all_0 : u32 = ((mantissa_of_0(sum_0)) << (u32(6)));
    var small_0 : u32;
    if(gap_0 < u32(32))
    {
        small_0 = (all_0 >> (gap_0));
    }
    else
    {
        small_0 = u32(0);
    }
    if(gap_0 >= u32(32))
    {
        rest_1 = true;
    }
    else
    {
        rest_1 = ((small_0 << (gap_0))) != all_0;
    }
    var apart_0 : bool = ((((_S8 ^ (sum_0))) & (u32(2147483648)))) != u32(0);
    var _S10 : bool;
    if(apart_0)
    {
        _S10 = rest_1;
    }
    else
    {
        _S10 = false;
    }
    if(_S10)
    {
        small_0 = small_0 + u32(1);
    }
    if(apart_0)
    {
        sum_0 = large_0 - small_0;
    }
    else
    {
        sum_0 = large_0 + small_0;
    }
    if(sum_0 == u32(0))
    {
        return u32(0);
    }
    var shift_0 : u32 = u32(31) - firstbithigh_0(sum_0);
    return round_0((_S8 & (u32(2147483648))), (sum_0 << (shift_0)), _S9 - i32(156) - i32(shift_0), rest_1);
}

fn sum_of_scores_0( lane_2 : u32,  rule_0 : Rule_0) -> u32
{
    var _S11 : u32;
    var slot_0 : u32 = lane_2;
    var plain_0 : bool = true;
    for(;;)
    {
        _S11 = rule_0.n_used_0;
        if(slot_0 < (rule_0.n_used_0))
        {
        }
        else
        {
            break;
        }
        if(plain_0)
        {
            plain_0 = is_plain_0(winner_score_0[slot_0]);
        }
        else
        {
            plain_0 = false;
        }
        slot_0 = slot_0 + u32(32);
    }
    var _S12 : u32 = winner_score_0[i32(0)];
    var _S13 : u32 = Lanes_ballot_0(lane_2, plain_0);
    var base_0 : u32;
    var sum_1 : u32;
    if(_S13 == u32(4294967295))
    {
        base_0 = u32(1);
        sum_1 = _S12;
        for(;;)
        {
            var _S14 : bool = base_0 < _S11;
            if(_S14)
            {
            }
            else
            {
                break;
            }
            var x_7 : array<u32, i32(4)>;
            x_7[u32(0)] = winner_score_0[min(base_0, u32(63))];
            var _S15 : u32 = base_0 + u32(1);
            x_7[u32(1)] = winner_score_0[min(_S15, u32(63))];
            var _S16 : u32 = base_0 + u32(2);
            x_7[u32(2)] = winner_score_0[min(_S16, u32(63))];
            var _S17 : u32 = base_0 + u32(3);
            x_7[u32(3)] = winner_score_0[min(_S17, u32(63))];
            var sum_2 : u32;
            if(_S14)
            {
                sum_2 = ((bitcast<u32>(((bitcast<f32>((sum_1))) + (bitcast<f32>((x_7[u32(0)])))))) ^ (zero_0));
            }
            else
            {
                sum_2 = sum_1;
            }
            var sum_3 : u32;
            if(_S15 < _S11)
            {
                sum_3 = ((bitcast<u32>(((bitcast<f32>((sum_2))) + (bitcast<f32>((x_7[u32(1)])))))) ^ (zero_0));
            }
            else
            {
                sum_3 = sum_2;
            }
            var sum_4 : u32;
            if(_S16 < _S11)
            {
                sum_4 = ((bitcast<u32>(((bitcast<f32>((sum_3))) + (bitcast<f32>((x_7[u32(2)])))))) ^ (zero_0));
            }
            else
            {
                sum_4 = sum_3;
            }
            if(_S17 < _S11)
            {
                sum_1 = ((bitcast<u32>(((bitcast<f32>((sum_4))) + (bitcast<f32>((x_7[u32(3)])))))) ^ (zero_0));
            }
            else
            {
                sum_1 = sum_4;
            }
            base_0 = base_0 + u32(4);
        }
    }
    else
    {
        slot_0 = u32(1);
        base_0 = _S12;
        for(;;)
        {
            if(slot_0 < _S11)
            {
            }
            else
            {
                break;
            }
            var _S18 : u32 = winner_score_0[slot_0];
            for(;;)
            {
                if(is_plain_0(base_0))
                {
                    plain_0 = is_plain_0(_S18);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    base_0 = flush_0(((bitcast<u32>(((bitcast<f32>((base_0))) + (bitcast<f32>((_S18)))))) ^ (zero_0)));
                    break;
                }
                base_0 = add_by_words_0(base_0, _S18);
                break;
            }
            slot_0 = slot_0 + u32(1);
        }
        sum_1 = base_0;
    }
    return sum_1;
}

struct Wide_0
{
     lo_0 : u32,
     hi_0 : u32,
};

struct Huge_0
{
     w0_0 : u32,
     w1_0 : u32,
     w2_0 : u32,
     w3_0 : u32,
};

struct Softmax_0
{
     largest_0 : u32,
     poisoned_0 : bool,
     exact_0 : bool,
     sum_bits_0 : u32,
     sum_5 : Wide_0,
     exact_sum_0 : Huge_0,
};

struct WinnerMembers_0
{
     n_0 : u32,
};

fn WinnerMembers_count_0( this_0 : WinnerMembers_0) -> u32
{
    return this_0.n_0;
}

fn WinnerMembers_has_0( this_1 : WinnerMembers_0,  slot_1 : u32) -> bool
{
    return true;
}

var<workgroup> winner_logit_0 : array<u32, i32(64)>;

fn WinnerMembers_logit_0( this_2 : WinnerMembers_0,  slot_2 : u32) -> u32
{
    return winner_logit_0[slot_2];
}

fn order_0( x_8 : u32,  nan_place_0 : u32) -> u32
{
    if(is_nan_0(x_8))
    {
        return nan_place_0;
    }
    var _S19 : u32;
    if(((x_8 & (u32(2147483648)))) != u32(0))
    {
        _S19 = ~x_8;
    }
    else
    {
        _S19 = (x_8 | (u32(2147483648)));
    }
    return _S19;
}

fn Lanes_max_0( lane_3 : u32,  value_2 : u32) -> u32
{
    var _S20 : u32 = atomicMax(&(shared_total_0), value_2);
    var _S21 : u32 = Lanes_collect_0(lane_3);
    return _S21;
}

fn from_order_0( key_0 : u32) -> u32
{
    var _S22 : bool;
    if(key_0 == u32(4294967295))
    {
        _S22 = true;
    }
    else
    {
        _S22 = key_0 <= u32(1);
    }
    if(_S22)
    {
        return u32(2143289344);
    }
    var _S23 : u32;
    if(((key_0 & (u32(2147483648)))) != u32(0))
    {
        _S23 = (key_0 ^ (u32(2147483648)));
    }
    else
    {
        _S23 = ~key_0;
    }
    return _S23;
}

fn is_finite_0( x_9 : u32) -> bool
{
    return ((x_9 & (u32(2147483647)))) < u32(2139095040);
}

fn bit_width_0( v_0 : u32) -> u32
{
    var _S24 : u32;
    if(v_0 == u32(0))
    {
        _S24 = u32(0);
    }
    else
    {
        _S24 = firstbithigh_0(v_0) + u32(1);
    }
    return _S24;
}

struct ExactDistance_0
{
     near_0 : bool,
     t_0 : Huge_0,
};

fn shift_left_0( a_1 : Huge_0,  n_1 : u32) -> Huge_0
{
    if(n_1 >= u32(128))
    {
        var h_0 : Huge_0;
        h_0.w0_0 = u32(0);
        h_0.w1_0 = u32(0);
        h_0.w2_0 = u32(0);
        h_0.w3_0 = u32(0);
        return h_0;
    }
    var _S25 : Huge_0;
    if(((n_1 & (u32(64)))) != u32(0))
    {
        var h_1 : Huge_0;
        h_1.w0_0 = u32(0);
        h_1.w1_0 = u32(0);
        h_1.w2_0 = a_1.w0_0;
        h_1.w3_0 = a_1.w1_0;
        _S25 = h_1;
    }
    else
    {
        _S25 = a_1;
    }
    if(((n_1 & (u32(32)))) != u32(0))
    {
        var h_2 : Huge_0;
        h_2.w0_0 = u32(0);
        h_2.w1_0 = _S25.w0_0;
        h_2.w2_0 = _S25.w1_0;
        h_2.w3_0 = _S25.w2_0;
        _S25 = h_2;
    }
    var m_2 : u32 = (n_1 & (u32(31)));
    var k_0 : u32 = u32(31) - m_2;
    var _S26 : u32 = ((((_S25.w3_0) << (m_2))) | ((((((_S25.w2_0) >> (u32(1)))) >> (k_0)))));
    var _S27 : u32 = ((((_S25.w2_0) << (m_2))) | ((((((_S25.w1_0) >> (u32(1)))) >> (k_0)))));
    var _S28 : u32 = ((((_S25.w1_0) << (m_2))) | ((((((_S25.w0_0) >> (u32(1)))) >> (k_0)))));
    var h_3 : Huge_0;
    h_3.w0_0 = ((_S25.w0_0) << (m_2));
    h_3.w1_0 = _S28;
    h_3.w2_0 = _S27;
    h_3.w3_0 = _S26;
    return h_3;
}

fn shift_right_0( a_2 : Huge_0,  n_2 : u32) -> Huge_0
{
    if(n_2 >= u32(128))
    {
        var h_4 : Huge_0;
        h_4.w0_0 = u32(0);
        h_4.w1_0 = u32(0);
        h_4.w2_0 = u32(0);
        h_4.w3_0 = u32(0);
        return h_4;
    }
    var _S29 : Huge_0;
    if(((n_2 & (u32(64)))) != u32(0))
    {
        var h_5 : Huge_0;
        h_5.w0_0 = a_2.w2_0;
        h_5.w1_0 = a_2.w3_0;
        h_5.w2_0 = u32(0);
        h_5.w3_0 = u32(0);
        _S29 = h_5;
    }
    else
    {
        _S29 = a_2;
    }
    if(((n_2 & (u32(32)))) != u32(0))
    {
        var h_6 : Huge_0;
        h_6.w0_0 = _S29.w1_0;
        h_6.w1_0 = _S29.w2_0;
        h_6.w2_0 = _S29.w3_0;
        h_6.w3_0 = u32(0);
        _S29 = h_6;
    }
    var m_3 : u32 = (n_2 & (u32(31)));
    var k_1 : u32 = u32(31) - m_3;
    var _S30 : u32 = ((_S29.w3_0) >> (m_3));
    var _S31 : u32 = ((((_S29.w2_0) >> (m_3))) | ((((((_S29.w3_0) << (u32(1)))) << (k_1)))));
    var _S32 : u32 = ((((_S29.w1_0) >> (m_3))) | ((((((_S29.w2_0) << (u32(1)))) << (k_1)))));
    var h_7 : Huge_0;
    h_7.w0_0 = ((((_S29.w0_0) >> (m_3))) | ((((((_S29.w1_0) << (u32(1)))) << (k_1)))));
    h_7.w1_0 = _S32;
    h_7.w2_0 = _S31;
    h_7.w3_0 = _S30;
    return h_7;
}

fn fixed_96_0( x_10 : u32) -> Huge_0
{
    if((absolute_0(x_10)) == u32(0))
    {
        var h_8 : Huge_0;
        h_8.w0_0 = u32(0);
        h_8.w1_0 = u32(0);
        h_8.w2_0 = u32(0);
        h_8.w3_0 = u32(0);
        return h_8;
    }
    var shift_1 : i32 = exponent_of_0(x_10) - i32(54);
    var h_9 : Huge_0;
    h_9.w0_0 = mantissa_of_0(x_10);
    h_9.w1_0 = u32(0);
    h_9.w2_0 = u32(0);
    h_9.w3_0 = u32(0);
    var _S33 : Huge_0 = h_9;
    var _S34 : Huge_0;
    if(shift_1 >= i32(0))
    {
        _S34 = shift_left_0(_S33, u32(shift_1));
    }
    else
    {
        _S34 = shift_right_0(_S33, u32(- shift_1));
    }
    return _S34;
}

fn subtract_0( a_3 : Huge_0,  b_1 : Huge_0) -> Huge_0
{
    var borrow_0 : bool;
    if((a_3.w1_0) < (b_1.w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if((a_3.w1_0) == (b_1.w1_0))
        {
            borrow_0 = (a_3.w0_0) < (b_1.w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    var w_0 : Wide_0;
    w_0.lo_0 = a_3.w0_0;
    w_0.hi_0 = a_3.w1_0;
    var _S35 : Wide_0 = w_0;
    var w_1 : Wide_0;
    w_1.lo_0 = b_1.w0_0;
    w_1.hi_0 = b_1.w1_0;
    var _S36 : Wide_0 = w_1;
    var _S37 : u32 = _S35.hi_0 - _S36.hi_0;
    var _S38 : i32;
    if((_S35.lo_0) < (_S36.lo_0))
    {
        _S38 = i32(1);
    }
    else
    {
        _S38 = i32(0);
    }
    var _S39 : u32 = _S37 - u32(_S38);
    var w_2 : Wide_0;
    w_2.lo_0 = _S35.lo_0 - _S36.lo_0;
    w_2.hi_0 = _S39;
    var _S40 : Wide_0 = w_2;
    var w_3 : Wide_0;
    w_3.lo_0 = a_3.w2_0;
    w_3.hi_0 = a_3.w3_0;
    var _S41 : Wide_0 = w_3;
    var w_4 : Wide_0;
    w_4.lo_0 = b_1.w2_0;
    w_4.hi_0 = b_1.w3_0;
    var _S42 : Wide_0 = w_4;
    var _S43 : u32 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S38 = i32(1);
    }
    else
    {
        _S38 = i32(0);
    }
    var _S44 : u32 = _S43 - u32(_S38);
    var w_5 : Wide_0;
    w_5.lo_0 = _S41.lo_0 - _S42.lo_0;
    w_5.hi_0 = _S44;
    var _S45 : Wide_0 = w_5;
    if(borrow_0)
    {
        _S38 = i32(1);
    }
    else
    {
        _S38 = i32(0);
    }
    var w_6 : Wide_0;
    w_6.lo_0 = u32(_S38);
    w_6.hi_0 = u32(0);
    var _S46 : Wide_0 = w_6;
    var _S47 : u32 = _S45.hi_0 - _S46.hi_0;
    if((_S45.lo_0) < (_S46.lo_0))
    {
        _S38 = i32(1);
    }
    else
    {
        _S38 = i32(0);
    }
    var _S48 : u32 = _S47 - u32(_S38);
    var w_7 : Wide_0;
    w_7.lo_0 = _S45.lo_0 - _S46.lo_0;
    w_7.hi_0 = _S48;
    var _S49 : Wide_0 = w_7;
    var h_10 : Huge_0;
    h_10.w0_0 = _S40.lo_0;
    h_10.w1_0 = _S40.hi_0;
    h_10.w2_0 = _S49.lo_0;
    h_10.w3_0 = _S49.hi_0;
    return h_10;
}

fn distance_exact_0( largest_1 : u32,  x_11 : u32) -> ExactDistance_0
{
    var d_0 : ExactDistance_0;
    var _S50 : bool = x_11 == largest_1;
    d_0.near_0 = _S50;
    var h_11 : Huge_0;
    h_11.w0_0 = u32(0);
    h_11.w1_0 = u32(0);
    h_11.w2_0 = u32(0);
    h_11.w3_0 = u32(0);
    d_0.t_0 = h_11;
    var _S51 : bool;
    if(_S50)
    {
        _S51 = true;
    }
    else
    {
        _S51 = (absolute_0(largest_1)) >= u32(1325400064);
    }
    if(_S51)
    {
        _S51 = true;
    }
    else
    {
        _S51 = (absolute_0(x_11)) >= u32(1325400064);
    }
    if(_S51)
    {
        return d_0;
    }
    var h_12 : Huge_0;
    h_12.w0_0 = u32(0);
    h_12.w1_0 = u32(0);
    h_12.w2_0 = u32(0);
    h_12.w3_0 = u32(0);
    var _S52 : Huge_0 = h_12;
    var a_4 : Huge_0 = fixed_96_0(largest_1);
    var b_2 : Huge_0 = fixed_96_0(x_11);
    var a_5 : Huge_0;
    if(((largest_1 & (u32(2147483648)))) != u32(0))
    {
        a_5 = subtract_0(_S52, a_4);
    }
    else
    {
        a_5 = a_4;
    }
    var b_3 : Huge_0;
    if(((x_11 & (u32(2147483648)))) != u32(0))
    {
        b_3 = subtract_0(_S52, b_2);
    }
    else
    {
        b_3 = b_2;
    }
    d_0.t_0 = subtract_0(a_5, b_3);
    d_0.near_0 = (d_0.t_0.w3_0) < u32(88);
    return d_0;
}

struct ExactExp_0
{
     m_4 : Huge_0,
     q_0 : u32,
};

fn add_0( a_6 : Huge_0,  b_4 : Huge_0) -> Huge_0
{
    var w_8 : Wide_0;
    w_8.lo_0 = a_6.w0_0;
    w_8.hi_0 = a_6.w1_0;
    var w_9 : Wide_0;
    w_9.lo_0 = b_4.w0_0;
    w_9.hi_0 = b_4.w1_0;
    var lo_1 : u32 = w_8.lo_0 + w_9.lo_0;
    var _S53 : u32 = w_8.hi_0 + w_9.hi_0;
    var _S54 : i32;
    if(lo_1 < (w_9.lo_0))
    {
        _S54 = i32(1);
    }
    else
    {
        _S54 = i32(0);
    }
    var _S55 : u32 = _S53 + u32(_S54);
    var w_10 : Wide_0;
    w_10.lo_0 = lo_1;
    w_10.hi_0 = _S55;
    var _S56 : Wide_0 = w_10;
    var carry_0 : bool;
    if((_S56.hi_0) < (b_4.w1_0))
    {
        carry_0 = true;
    }
    else
    {
        if((_S56.hi_0) == (b_4.w1_0))
        {
            carry_0 = (_S56.lo_0) < (b_4.w0_0);
        }
        else
        {
            carry_0 = false;
        }
    }
    var w_11 : Wide_0;
    w_11.lo_0 = a_6.w2_0;
    w_11.hi_0 = a_6.w3_0;
    var _S57 : Wide_0 = w_11;
    var w_12 : Wide_0;
    w_12.lo_0 = b_4.w2_0;
    w_12.hi_0 = b_4.w3_0;
    var _S58 : Wide_0 = w_12;
    var lo_2 : u32 = _S57.lo_0 + _S58.lo_0;
    var _S59 : u32 = _S57.hi_0 + _S58.hi_0;
    if(lo_2 < (_S58.lo_0))
    {
        _S54 = i32(1);
    }
    else
    {
        _S54 = i32(0);
    }
    var _S60 : u32 = _S59 + u32(_S54);
    var w_13 : Wide_0;
    w_13.lo_0 = lo_2;
    w_13.hi_0 = _S60;
    var _S61 : Wide_0 = w_13;
    if(carry_0)
    {
        _S54 = i32(1);
    }
    else
    {
        _S54 = i32(0);
    }
    var w_14 : Wide_0;
    w_14.lo_0 = u32(_S54);
    w_14.hi_0 = u32(0);
    var _S62 : Wide_0 = w_14;
    var lo_3 : u32 = _S61.lo_0 + _S62.lo_0;
    var _S63 : u32 = _S61.hi_0 + _S62.hi_0;
    if(lo_3 < (_S62.lo_0))
    {
        _S54 = i32(1);
    }
    else
    {
        _S54 = i32(0);
    }
    var _S64 : u32 = _S63 + u32(_S54);
    var w_15 : Wide_0;
    w_15.lo_0 = lo_3;
    w_15.hi_0 = _S64;
    var _S65 : Wide_0 = w_15;
    var h_13 : Huge_0;
    h_13.w0_0 = _S56.lo_0;
    h_13.w1_0 = _S56.hi_0;
    h_13.w2_0 = _S65.lo_0;
    h_13.w3_0 = _S65.hi_0;
    return h_13;
}

fn less_0( a_7 : Huge_0,  b_5 : Huge_0) -> bool
{
    if((a_7.w3_0) != (b_5.w3_0))
    {
        return (a_7.w3_0) < (b_5.w3_0);
    }
    if((a_7.w2_0) != (b_5.w2_0))
    {
        return (a_7.w2_0) < (b_5.w2_0);
    }
    if((a_7.w1_0) != (b_5.w1_0))
    {
        return (a_7.w1_0) < (b_5.w1_0);
    }
    return (a_7.w0_0) < (b_5.w0_0);
}

var<private> kExpSeries_0 : array<array<u32, i32(3)>, i32(12)> = array<array<u32, i32(3)>, i32(12)>( array<u32, i32(3)>( u32(4294967295), u32(4294967295), u32(4294967295) ), array<u32, i32(3)>( u32(134217728), u32(0), u32(0) ), array<u32, i32(3)>( u32(2097152), u32(0), u32(0) ), array<u32, i32(3)>( u32(21845), u32(1431655765), u32(1431655765) ), array<u32, i32(3)>( u32(170), u32(2863311530), u32(2863311531) ), array<u32, i32(3)>( u32(1), u32(286331153), u32(286331153) ), array<u32, i32(3)>( u32(0), u32(23860929), u32(1813430636) ), array<u32, i32(3)>( u32(0), u32(106522), u32(27269634) ), array<u32, i32(3)>( u32(0), u32(416), u32(436314138) ), array<u32, i32(3)>( u32(0), u32(1), u32(1910389333) ), array<u32, i32(3)>( u32(0), u32(0), u32(19391739) ), array<u32, i32(3)>( u32(0), u32(0), u32(55090) ) );
fn exp_series_0( j_0 : u32) -> Huge_0
{
    var _S66 : u32 = min(j_0, u32(11));
    var h_14 : Huge_0;
    h_14.w0_0 = kExpSeries_0[_S66][i32(2)];
    h_14.w1_0 = kExpSeries_0[_S66][i32(1)];
    h_14.w2_0 = kExpSeries_0[_S66][i32(0)];
    h_14.w3_0 = u32(0);
    return h_14;
}

fn select_0( which_0 : bool,  a_8 : Huge_0,  b_6 : Huge_0) -> Huge_0
{
    var _S67 : u32;
    if(which_0)
    {
        _S67 = a_8.w3_0;
    }
    else
    {
        _S67 = b_6.w3_0;
    }
    var _S68 : u32;
    if(which_0)
    {
        _S68 = a_8.w2_0;
    }
    else
    {
        _S68 = b_6.w2_0;
    }
    var _S69 : u32;
    if(which_0)
    {
        _S69 = a_8.w1_0;
    }
    else
    {
        _S69 = b_6.w1_0;
    }
    var _S70 : u32;
    if(which_0)
    {
        _S70 = a_8.w0_0;
    }
    else
    {
        _S70 = b_6.w0_0;
    }
    var h_15 : Huge_0;
    h_15.w0_0 = _S70;
    h_15.w1_0 = _S69;
    h_15.w2_0 = _S68;
    h_15.w3_0 = _S67;
    return h_15;
}

struct Column_0
{
     w0_1 : u32,
     w1_1 : u32,
     w2_1 : u32,
};

fn Column_add_product_0( this_3 : ptr<function, Column_0>,  a_9 : u32,  b_7 : u32)
{
    var w_16 : Wide_0;
    w_16.lo_0 = a_9 * b_7;
    var a1_0 : u32 = (a_9 >> (u32(16)));
    var a0_0 : u32 = (a_9 & (u32(65535)));
    var b1_0 : u32 = (b_7 >> (u32(16)));
    var b0_0 : u32 = (b_7 & (u32(65535)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    w_16.hi_0 = a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((a0_0 * b1_0 + ((middle_0 & (u32(65535))))) >> (u32(16))));
    var p_0 : Wide_0 = w_16;
    var _S71 : u32 = (*this_3).w0_1 + p_0.lo_0;
    (*this_3).w0_1 = _S71;
    var _S72 : i32;
    if(_S71 < (p_0.lo_0))
    {
        _S72 = i32(1);
    }
    else
    {
        _S72 = i32(0);
    }
    var _S73 : u32 = p_0.hi_0 + u32(_S72);
    p_0.hi_0 = _S73;
    var _S74 : u32 = (*this_3).w1_1 + _S73;
    (*this_3).w1_1 = _S74;
    if(_S74 < _S73)
    {
        _S72 = i32(1);
    }
    else
    {
        _S72 = i32(0);
    }
    (*this_3).w2_1 = (*this_3).w2_1 + u32(_S72);
    return;
}

fn Column_next_0( this_4 : ptr<function, Column_0>) -> u32
{
    var digit_0 : u32 = (*this_4).w0_1;
    (*this_4).w0_1 = (*this_4).w1_1;
    (*this_4).w1_1 = (*this_4).w2_1;
    (*this_4).w2_1 = u32(0);
    return digit_0;
}

fn multiply_96_0( a_10 : Huge_0,  b_8 : Huge_0) -> Huge_0
{
    var c_0 : Column_0;
    c_0.w0_1 = u32(0);
    c_0.w1_1 = u32(0);
    c_0.w2_1 = u32(0);
    Column_add_product_0(&(c_0), a_10.w0_0, b_8.w0_0);
    var _S75 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_8.w1_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_8.w0_0);
    var _S76 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_8.w2_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_8.w1_0);
    Column_add_product_0(&(c_0), a_10.w2_0, b_8.w0_0);
    var _S77 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w1_0, b_8.w2_0);
    Column_add_product_0(&(c_0), a_10.w2_0, b_8.w1_0);
    var w0_2 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w2_0, b_8.w2_0);
    var w1_2 : u32 = Column_next_0(&(c_0));
    var w2_2 : u32 = Column_next_0(&(c_0));
    var h_16 : Huge_0;
    h_16.w0_0 = w0_2;
    h_16.w1_0 = w1_2;
    h_16.w2_0 = w2_2;
    h_16.w3_0 = u32(0);
    return h_16;
}

fn exp_exact_0( t_1 : Huge_0) -> ExactExp_0
{
    var h_17 : Huge_0;
    h_17.w0_0 = u32(3387143064);
    h_17.w1_0 = u32(3520035243);
    h_17.w2_0 = u32(2977044471);
    h_17.w3_0 = u32(0);
    var _S78 : Huge_0 = h_17;
    var q_1 : u32 = u32((f32(t_1.w3_0) + f32(t_1.w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    var w_17 : Wide_0;
    w_17.lo_0 = q_1 * h_17.w0_0;
    var a1_1 : u32 = (q_1 >> (u32(16)));
    var a0_1 : u32 = (q_1 & (u32(65535)));
    var b1_1 : u32 = ((h_17.w0_0) >> (u32(16)));
    var b0_1 : u32 = ((h_17.w0_0) & (u32(65535)));
    var middle_1 : u32 = a1_1 * b0_1 + (((a0_1 * b0_1) >> (u32(16))));
    w_17.hi_0 = a1_1 * b1_1 + ((middle_1 >> (u32(16)))) + (((a0_1 * b1_1 + ((middle_1 & (u32(65535))))) >> (u32(16))));
    var w_18 : Wide_0;
    w_18.lo_0 = q_1 * h_17.w1_0;
    var b1_2 : u32 = ((h_17.w1_0) >> (u32(16)));
    var b0_2 : u32 = ((h_17.w1_0) & (u32(65535)));
    var middle_2 : u32 = a1_1 * b0_2 + (((a0_1 * b0_2) >> (u32(16))));
    w_18.hi_0 = a1_1 * b1_2 + ((middle_2 >> (u32(16)))) + (((a0_1 * b1_2 + ((middle_2 & (u32(65535))))) >> (u32(16))));
    var w_19 : Wide_0;
    w_19.lo_0 = q_1 * h_17.w2_0;
    var b1_3 : u32 = ((h_17.w2_0) >> (u32(16)));
    var b0_3 : u32 = ((h_17.w2_0) & (u32(65535)));
    var middle_3 : u32 = a1_1 * b0_3 + (((a0_1 * b0_3) >> (u32(16))));
    w_19.hi_0 = a1_1 * b1_3 + ((middle_3 >> (u32(16)))) + (((a0_1 * b1_3 + ((middle_3 & (u32(65535))))) >> (u32(16))));
    var h_18 : Huge_0;
    h_18.w0_0 = w_17.lo_0;
    h_18.w1_0 = w_18.lo_0;
    h_18.w2_0 = w_19.lo_0;
    h_18.w3_0 = u32(0);
    var h_19 : Huge_0;
    h_19.w0_0 = u32(0);
    h_19.w1_0 = w_17.hi_0;
    h_19.w2_0 = w_18.hi_0;
    h_19.w3_0 = w_19.hi_0;
    var r_0 : Huge_0 = subtract_0(t_1, add_0(h_18, h_19));
    var r_1 : Huge_0;
    var q_2 : u32;
    if((r_0.w3_0) != u32(0))
    {
        var q_3 : u32 = q_1 - u32(1);
        r_1 = add_0(r_0, _S78);
        q_2 = q_3;
    }
    else
    {
        r_1 = r_0;
        q_2 = q_1;
    }
    if(!less_0(r_1, _S78))
    {
        var q_4 : u32 = q_2 + u32(1);
        r_1 = subtract_0(r_1, _S78);
        q_2 = q_4;
    }
    var p_1 : Huge_0 = exp_series_0(u32(11));
    var step_0 : u32 = u32(0);
    for(;;)
    {
        if(step_0 < (u32(16) + zero_0))
        {
        }
        else
        {
            break;
        }
        var in_series_0 : bool = step_0 < u32(11);
        var product_0 : Huge_0 = multiply_96_0(select_0(in_series_0, r_1, p_1), p_1);
        var _S79 : Huge_0 = select_0(in_series_0, subtract_0(exp_series_0(u32(10) - step_0), product_0), product_0);
        var step_1 : u32 = step_0 + u32(1);
        p_1 = _S79;
        step_0 = step_1;
    }
    var e_0 : ExactExp_0;
    e_0.m_4 = p_1;
    e_0.q_0 = q_2;
    return e_0;
}

struct Distance_0
{
     near_1 : bool,
     t_2 : Wide_0,
};

fn fixed_57_0( x_12 : u32) -> Wide_0
{
    var shift_2 : i32 = exponent_of_0(x_12) - i32(93);
    var mantissa_1 : u32;
    if((absolute_0(x_12)) == u32(0))
    {
        mantissa_1 = u32(0);
    }
    else
    {
        mantissa_1 = mantissa_of_0(x_12);
    }
    var _S80 : bool;
    if(shift_2 <= i32(-24))
    {
        _S80 = true;
    }
    else
    {
        _S80 = shift_2 >= i32(64);
    }
    if(_S80)
    {
        var w_20 : Wide_0;
        w_20.lo_0 = u32(0);
        w_20.hi_0 = u32(0);
        return w_20;
    }
    if(shift_2 < i32(0))
    {
        var w_21 : Wide_0;
        w_21.lo_0 = (mantissa_1 >> (u32(- shift_2)));
        w_21.hi_0 = u32(0);
        return w_21;
    }
    var m_5 : u32 = (u32(shift_2) & (u32(31)));
    var lo_4 : u32 = (mantissa_1 << (m_5));
    var hi_1 : u32 = (((mantissa_1 >> (u32(1)))) >> ((u32(31) - m_5)));
    var _S81 : Wide_0;
    if(shift_2 >= i32(32))
    {
        var w_22 : Wide_0;
        w_22.lo_0 = u32(0);
        w_22.hi_0 = lo_4;
        _S81 = w_22;
    }
    else
    {
        var w_23 : Wide_0;
        w_23.lo_0 = lo_4;
        w_23.hi_0 = hi_1;
        _S81 = w_23;
    }
    return _S81;
}

fn distance_fast_0( largest_2 : u32,  x_13 : u32) -> Distance_0
{
    var d_1 : Distance_0;
    var _S82 : bool = x_13 == largest_2;
    d_1.near_1 = _S82;
    var w_24 : Wide_0;
    w_24.lo_0 = u32(0);
    w_24.hi_0 = u32(0);
    d_1.t_2 = w_24;
    var _S83 : bool;
    if(_S82)
    {
        _S83 = true;
    }
    else
    {
        _S83 = (absolute_0(largest_2)) >= u32(1325400064);
    }
    if(_S83)
    {
        _S83 = true;
    }
    else
    {
        _S83 = (absolute_0(x_13)) >= u32(1325400064);
    }
    if(_S83)
    {
        return d_1;
    }
    if(((bitcast<f32>((largest_2))) - (bitcast<f32>((x_13)))) > 100.0f)
    {
        return d_1;
    }
    var a_11 : Wide_0 = fixed_57_0(largest_2);
    var b_9 : Wide_0 = fixed_57_0(x_13);
    var _S84 : i32;
    var a_12 : Wide_0;
    if(((largest_2 & (u32(2147483648)))) != u32(0))
    {
        var w_25 : Wide_0;
        w_25.lo_0 = u32(0);
        w_25.hi_0 = u32(0);
        var _S85 : Wide_0 = w_25;
        var _S86 : u32 = w_25.hi_0 - a_11.hi_0;
        if((w_25.lo_0) < (a_11.lo_0))
        {
            _S84 = i32(1);
        }
        else
        {
            _S84 = i32(0);
        }
        var _S87 : u32 = _S86 - u32(_S84);
        var w_26 : Wide_0;
        w_26.lo_0 = _S85.lo_0 - a_11.lo_0;
        w_26.hi_0 = _S87;
        var _S88 : Wide_0 = w_26;
        a_12 = _S88;
    }
    else
    {
        a_12 = a_11;
    }
    var b_10 : Wide_0;
    if(((x_13 & (u32(2147483648)))) != u32(0))
    {
        var w_27 : Wide_0;
        w_27.lo_0 = u32(0);
        w_27.hi_0 = u32(0);
        var _S89 : Wide_0 = w_27;
        var _S90 : u32 = w_27.hi_0 - b_9.hi_0;
        if((w_27.lo_0) < (b_9.lo_0))
        {
            _S84 = i32(1);
        }
        else
        {
            _S84 = i32(0);
        }
        var _S91 : u32 = _S90 - u32(_S84);
        var w_28 : Wide_0;
        w_28.lo_0 = _S89.lo_0 - b_9.lo_0;
        w_28.hi_0 = _S91;
        var _S92 : Wide_0 = w_28;
        b_10 = _S92;
    }
    else
    {
        b_10 = b_9;
    }
    d_1.near_1 = true;
    var _S93 : u32 = a_12.hi_0 - b_10.hi_0;
    var _S94 : Wide_0 = a_12;
    var _S95 : Wide_0 = b_10;
    if((a_12.lo_0) < (b_10.lo_0))
    {
        _S84 = i32(1);
    }
    else
    {
        _S84 = i32(0);
    }
    var _S96 : u32 = _S93 - u32(_S84);
    var w_29 : Wide_0;
    w_29.lo_0 = _S94.lo_0 - _S95.lo_0;
    w_29.hi_0 = _S96;
    var _S97 : Wide_0 = w_29;
    d_1.t_2 = _S97;
    return d_1;
}

struct Exp_0
{
     m_6 : Wide_0,
     q_5 : u32,
};

fn exp_fast_0( t_3 : Wide_0) -> Exp_0
{
    var a1_2 : u32 = ((t_3.hi_0) >> (u32(16)));
    var a0_2 : u32 = ((t_3.hi_0) & (u32(65535)));
    var middle_4 : u32 = a1_2 * u32(15145) + (((a0_2 * u32(15145)) >> (u32(16))));
    var q_6 : u32 = ((a1_2 * u32(47274) + ((middle_4 >> (u32(16)))) + (((a0_2 * u32(47274) + ((middle_4 & (u32(65535))))) >> (u32(16))))) >> (u32(24)));
    var w_30 : Wide_0;
    w_30.lo_0 = q_6 * u32(3520035244);
    var a1_3 : u32 = (q_6 >> (u32(16)));
    var a0_3 : u32 = (q_6 & (u32(65535)));
    var middle_5 : u32 = a1_3 * u32(31148) + (((a0_3 * u32(31148)) >> (u32(16))));
    w_30.hi_0 = a1_3 * u32(53711) + ((middle_5 >> (u32(16)))) + (((a0_3 * u32(53711) + ((middle_5 & (u32(65535))))) >> (u32(16))));
    var whole_0 : Wide_0 = w_30;
    whole_0.hi_0 = whole_0.hi_0 + q_6 * u32(2977044471);
    var _S98 : u32 = ((((t_3.hi_0) << (u32(7)))) | ((((t_3.lo_0) >> (u32(25))))));
    var w_31 : Wide_0;
    w_31.lo_0 = ((t_3.lo_0) << (u32(7)));
    w_31.hi_0 = _S98;
    var _S99 : Wide_0 = w_31;
    var _S100 : Wide_0 = whole_0;
    var _S101 : u32 = w_31.hi_0 - whole_0.hi_0;
    var _S102 : i32;
    if((w_31.lo_0) < (whole_0.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S103 : u32 = _S101 - u32(_S102);
    var w_32 : Wide_0;
    w_32.lo_0 = _S99.lo_0 - _S100.lo_0;
    w_32.hi_0 = _S103;
    var _S104 : Wide_0 = w_32;
    var _S105 : u32 = ((_S104.hi_0) >> (u32(3)));
    var w_33 : Wide_0;
    w_33.lo_0 = ((((_S104.lo_0) >> (u32(3)))) | ((((_S104.hi_0) << (u32(29))))));
    w_33.hi_0 = _S105;
    var _S106 : Wide_0 = w_33;
    var a1_4 : u32 = ((w_33.hi_0) >> (u32(16)));
    var a0_4 : u32 = ((w_33.hi_0) & (u32(65535)));
    var middle_6 : u32 = a1_4 * u32(11836) + (((a0_4 * u32(11836)) >> (u32(16))));
    var tail_0 : u32 = u32(106522) - (((middle_6 >> (u32(16)))) + ((((middle_6 & (u32(65535)))) >> (u32(16)))));
    var b1_4 : u32 = (tail_0 >> (u32(16)));
    var b0_4 : u32 = (tail_0 & (u32(65535)));
    var middle_7 : u32 = a1_4 * b0_4 + (((a0_4 * b0_4) >> (u32(16))));
    var tail_1 : u32 = u32(852176) - (a1_4 * b1_4 + ((middle_7 >> (u32(16)))) + (((a0_4 * b1_4 + ((middle_7 & (u32(65535))))) >> (u32(16)))));
    var b1_5 : u32 = (tail_1 >> (u32(16)));
    var b0_5 : u32 = (tail_1 & (u32(65535)));
    var middle_8 : u32 = a1_4 * b0_5 + (((a0_4 * b0_5) >> (u32(16))));
    var tail_2 : u32 = u32(5965232) - (a1_4 * b1_5 + ((middle_8 >> (u32(16)))) + (((a0_4 * b1_5 + ((middle_8 & (u32(65535))))) >> (u32(16)))));
    var w_34 : Wide_0;
    w_34.lo_0 = u32(0);
    w_34.hi_0 = tail_2;
    var w_35 : Wide_0;
    w_35.lo_0 = u32(572662306);
    w_35.hi_0 = u32(35791394);
    var _S107 : Wide_0 = w_35;
    var w_36 : Wide_0;
    w_36.lo_0 = w_33.hi_0 * w_34.hi_0;
    var b1_6 : u32 = ((w_34.hi_0) >> (u32(16)));
    var b0_6 : u32 = ((w_34.hi_0) & (u32(65535)));
    var middle_9 : u32 = a1_4 * b0_6 + (((a0_4 * b0_6) >> (u32(16))));
    w_36.hi_0 = a1_4 * b1_6 + ((middle_9 >> (u32(16)))) + (((a0_4 * b1_6 + ((middle_9 & (u32(65535))))) >> (u32(16))));
    var b1_7 : u32 = ((w_34.lo_0) >> (u32(16)));
    var b0_7 : u32 = ((w_34.lo_0) & (u32(65535)));
    var middle_10 : u32 = a1_4 * b0_7 + (((a0_4 * b0_7) >> (u32(16))));
    var w_37 : Wide_0;
    w_37.lo_0 = a1_4 * b1_7 + ((middle_10 >> (u32(16)))) + (((a0_4 * b1_7 + ((middle_10 & (u32(65535))))) >> (u32(16))));
    w_37.hi_0 = u32(0);
    var lo_5 : u32 = w_36.lo_0 + w_37.lo_0;
    var _S108 : u32 = w_36.hi_0 + w_37.hi_0;
    if(lo_5 < (w_37.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S109 : u32 = _S108 + u32(_S102);
    var w_38 : Wide_0;
    w_38.lo_0 = lo_5;
    w_38.hi_0 = _S109;
    var _S110 : Wide_0 = w_38;
    var a1_5 : u32 = ((_S106.lo_0) >> (u32(16)));
    var a0_5 : u32 = ((_S106.lo_0) & (u32(65535)));
    var middle_11 : u32 = a1_5 * b0_6 + (((a0_5 * b0_6) >> (u32(16))));
    var w_39 : Wide_0;
    w_39.lo_0 = a1_5 * b1_6 + ((middle_11 >> (u32(16)))) + (((a0_5 * b1_6 + ((middle_11 & (u32(65535))))) >> (u32(16))));
    w_39.hi_0 = u32(0);
    var lo_6 : u32 = _S110.lo_0 + w_39.lo_0;
    var _S111 : u32 = _S110.hi_0 + w_39.hi_0;
    if(lo_6 < (w_39.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S112 : u32 = _S111 + u32(_S102);
    var w_40 : Wide_0;
    w_40.lo_0 = lo_6;
    w_40.hi_0 = _S112;
    var _S113 : Wide_0 = w_40;
    var _S114 : u32 = _S107.hi_0 - _S113.hi_0;
    if((_S107.lo_0) < (_S113.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S115 : u32 = _S114 - u32(_S102);
    var w_41 : Wide_0;
    w_41.lo_0 = _S107.lo_0 - _S113.lo_0;
    w_41.hi_0 = _S115;
    var _S116 : Wide_0 = w_41;
    var w_42 : Wide_0;
    w_42.lo_0 = u32(2863311531);
    w_42.hi_0 = u32(178956970);
    var _S117 : Wide_0 = w_42;
    var w_43 : Wide_0;
    w_43.lo_0 = _S106.hi_0 * _S116.hi_0;
    var b1_8 : u32 = ((_S116.hi_0) >> (u32(16)));
    var b0_8 : u32 = ((_S116.hi_0) & (u32(65535)));
    var middle_12 : u32 = a1_4 * b0_8 + (((a0_4 * b0_8) >> (u32(16))));
    w_43.hi_0 = a1_4 * b1_8 + ((middle_12 >> (u32(16)))) + (((a0_4 * b1_8 + ((middle_12 & (u32(65535))))) >> (u32(16))));
    var b1_9 : u32 = ((_S116.lo_0) >> (u32(16)));
    var b0_9 : u32 = ((_S116.lo_0) & (u32(65535)));
    var middle_13 : u32 = a1_4 * b0_9 + (((a0_4 * b0_9) >> (u32(16))));
    var w_44 : Wide_0;
    w_44.lo_0 = a1_4 * b1_9 + ((middle_13 >> (u32(16)))) + (((a0_4 * b1_9 + ((middle_13 & (u32(65535))))) >> (u32(16))));
    w_44.hi_0 = u32(0);
    var lo_7 : u32 = w_43.lo_0 + w_44.lo_0;
    var _S118 : u32 = w_43.hi_0 + w_44.hi_0;
    if(lo_7 < (w_44.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S119 : u32 = _S118 + u32(_S102);
    var w_45 : Wide_0;
    w_45.lo_0 = lo_7;
    w_45.hi_0 = _S119;
    var _S120 : Wide_0 = w_45;
    var middle_14 : u32 = a1_5 * b0_8 + (((a0_5 * b0_8) >> (u32(16))));
    var w_46 : Wide_0;
    w_46.lo_0 = a1_5 * b1_8 + ((middle_14 >> (u32(16)))) + (((a0_5 * b1_8 + ((middle_14 & (u32(65535))))) >> (u32(16))));
    w_46.hi_0 = u32(0);
    var lo_8 : u32 = _S120.lo_0 + w_46.lo_0;
    var _S121 : u32 = _S120.hi_0 + w_46.hi_0;
    if(lo_8 < (w_46.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S122 : u32 = _S121 + u32(_S102);
    var w_47 : Wide_0;
    w_47.lo_0 = lo_8;
    w_47.hi_0 = _S122;
    var _S123 : Wide_0 = w_47;
    var _S124 : u32 = _S117.hi_0 - _S123.hi_0;
    if((_S117.lo_0) < (_S123.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S125 : u32 = _S124 - u32(_S102);
    var w_48 : Wide_0;
    w_48.lo_0 = _S117.lo_0 - _S123.lo_0;
    w_48.hi_0 = _S125;
    var _S126 : Wide_0 = w_48;
    var w_49 : Wide_0;
    w_49.lo_0 = u32(2863311531);
    w_49.hi_0 = u32(715827882);
    var _S127 : Wide_0 = w_49;
    var w_50 : Wide_0;
    w_50.lo_0 = _S106.hi_0 * _S126.hi_0;
    var b1_10 : u32 = ((_S126.hi_0) >> (u32(16)));
    var b0_10 : u32 = ((_S126.hi_0) & (u32(65535)));
    var middle_15 : u32 = a1_4 * b0_10 + (((a0_4 * b0_10) >> (u32(16))));
    w_50.hi_0 = a1_4 * b1_10 + ((middle_15 >> (u32(16)))) + (((a0_4 * b1_10 + ((middle_15 & (u32(65535))))) >> (u32(16))));
    var b1_11 : u32 = ((_S126.lo_0) >> (u32(16)));
    var b0_11 : u32 = ((_S126.lo_0) & (u32(65535)));
    var middle_16 : u32 = a1_4 * b0_11 + (((a0_4 * b0_11) >> (u32(16))));
    var w_51 : Wide_0;
    w_51.lo_0 = a1_4 * b1_11 + ((middle_16 >> (u32(16)))) + (((a0_4 * b1_11 + ((middle_16 & (u32(65535))))) >> (u32(16))));
    w_51.hi_0 = u32(0);
    var lo_9 : u32 = w_50.lo_0 + w_51.lo_0;
    var _S128 : u32 = w_50.hi_0 + w_51.hi_0;
    if(lo_9 < (w_51.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S129 : u32 = _S128 + u32(_S102);
    var w_52 : Wide_0;
    w_52.lo_0 = lo_9;
    w_52.hi_0 = _S129;
    var _S130 : Wide_0 = w_52;
    var middle_17 : u32 = a1_5 * b0_10 + (((a0_5 * b0_10) >> (u32(16))));
    var w_53 : Wide_0;
    w_53.lo_0 = a1_5 * b1_10 + ((middle_17 >> (u32(16)))) + (((a0_5 * b1_10 + ((middle_17 & (u32(65535))))) >> (u32(16))));
    w_53.hi_0 = u32(0);
    var lo_10 : u32 = _S130.lo_0 + w_53.lo_0;
    var _S131 : u32 = _S130.hi_0 + w_53.hi_0;
    if(lo_10 < (w_53.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S132 : u32 = _S131 + u32(_S102);
    var w_54 : Wide_0;
    w_54.lo_0 = lo_10;
    w_54.hi_0 = _S132;
    var _S133 : Wide_0 = w_54;
    var _S134 : u32 = _S127.hi_0 - _S133.hi_0;
    if((_S127.lo_0) < (_S133.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S135 : u32 = _S134 - u32(_S102);
    var w_55 : Wide_0;
    w_55.lo_0 = _S127.lo_0 - _S133.lo_0;
    w_55.hi_0 = _S135;
    var _S136 : Wide_0 = w_55;
    var w_56 : Wide_0;
    w_56.lo_0 = u32(0);
    w_56.hi_0 = u32(2147483648);
    var _S137 : Wide_0 = w_56;
    var w_57 : Wide_0;
    w_57.lo_0 = _S106.hi_0 * _S136.hi_0;
    var b1_12 : u32 = ((_S136.hi_0) >> (u32(16)));
    var b0_12 : u32 = ((_S136.hi_0) & (u32(65535)));
    var middle_18 : u32 = a1_4 * b0_12 + (((a0_4 * b0_12) >> (u32(16))));
    w_57.hi_0 = a1_4 * b1_12 + ((middle_18 >> (u32(16)))) + (((a0_4 * b1_12 + ((middle_18 & (u32(65535))))) >> (u32(16))));
    var b1_13 : u32 = ((_S136.lo_0) >> (u32(16)));
    var b0_13 : u32 = ((_S136.lo_0) & (u32(65535)));
    var middle_19 : u32 = a1_4 * b0_13 + (((a0_4 * b0_13) >> (u32(16))));
    var w_58 : Wide_0;
    w_58.lo_0 = a1_4 * b1_13 + ((middle_19 >> (u32(16)))) + (((a0_4 * b1_13 + ((middle_19 & (u32(65535))))) >> (u32(16))));
    w_58.hi_0 = u32(0);
    var lo_11 : u32 = w_57.lo_0 + w_58.lo_0;
    var _S138 : u32 = w_57.hi_0 + w_58.hi_0;
    if(lo_11 < (w_58.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S139 : u32 = _S138 + u32(_S102);
    var w_59 : Wide_0;
    w_59.lo_0 = lo_11;
    w_59.hi_0 = _S139;
    var _S140 : Wide_0 = w_59;
    var middle_20 : u32 = a1_5 * b0_12 + (((a0_5 * b0_12) >> (u32(16))));
    var w_60 : Wide_0;
    w_60.lo_0 = a1_5 * b1_12 + ((middle_20 >> (u32(16)))) + (((a0_5 * b1_12 + ((middle_20 & (u32(65535))))) >> (u32(16))));
    w_60.hi_0 = u32(0);
    var lo_12 : u32 = _S140.lo_0 + w_60.lo_0;
    var _S141 : u32 = _S140.hi_0 + w_60.hi_0;
    if(lo_12 < (w_60.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S142 : u32 = _S141 + u32(_S102);
    var w_61 : Wide_0;
    w_61.lo_0 = lo_12;
    w_61.hi_0 = _S142;
    var _S143 : Wide_0 = w_61;
    var _S144 : u32 = _S137.hi_0 - _S143.hi_0;
    if((_S137.lo_0) < (_S143.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S145 : u32 = _S144 - u32(_S102);
    var w_62 : Wide_0;
    w_62.lo_0 = _S137.lo_0 - _S143.lo_0;
    w_62.hi_0 = _S145;
    var _S146 : Wide_0 = w_62;
    var w_63 : Wide_0;
    w_63.lo_0 = u32(4294967295);
    w_63.hi_0 = u32(4294967295);
    var _S147 : Wide_0 = w_63;
    var w_64 : Wide_0;
    w_64.lo_0 = _S106.hi_0 * _S146.hi_0;
    var b1_14 : u32 = ((_S146.hi_0) >> (u32(16)));
    var b0_14 : u32 = ((_S146.hi_0) & (u32(65535)));
    var middle_21 : u32 = a1_4 * b0_14 + (((a0_4 * b0_14) >> (u32(16))));
    w_64.hi_0 = a1_4 * b1_14 + ((middle_21 >> (u32(16)))) + (((a0_4 * b1_14 + ((middle_21 & (u32(65535))))) >> (u32(16))));
    var b1_15 : u32 = ((_S146.lo_0) >> (u32(16)));
    var b0_15 : u32 = ((_S146.lo_0) & (u32(65535)));
    var middle_22 : u32 = a1_4 * b0_15 + (((a0_4 * b0_15) >> (u32(16))));
    var w_65 : Wide_0;
    w_65.lo_0 = a1_4 * b1_15 + ((middle_22 >> (u32(16)))) + (((a0_4 * b1_15 + ((middle_22 & (u32(65535))))) >> (u32(16))));
    w_65.hi_0 = u32(0);
    var lo_13 : u32 = w_64.lo_0 + w_65.lo_0;
    var _S148 : u32 = w_64.hi_0 + w_65.hi_0;
    if(lo_13 < (w_65.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S149 : u32 = _S148 + u32(_S102);
    var w_66 : Wide_0;
    w_66.lo_0 = lo_13;
    w_66.hi_0 = _S149;
    var _S150 : Wide_0 = w_66;
    var middle_23 : u32 = a1_5 * b0_14 + (((a0_5 * b0_14) >> (u32(16))));
    var w_67 : Wide_0;
    w_67.lo_0 = a1_5 * b1_14 + ((middle_23 >> (u32(16)))) + (((a0_5 * b1_14 + ((middle_23 & (u32(65535))))) >> (u32(16))));
    w_67.hi_0 = u32(0);
    var lo_14 : u32 = _S150.lo_0 + w_67.lo_0;
    var _S151 : u32 = _S150.hi_0 + w_67.hi_0;
    if(lo_14 < (w_67.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S152 : u32 = _S151 + u32(_S102);
    var w_68 : Wide_0;
    w_68.lo_0 = lo_14;
    w_68.hi_0 = _S152;
    var _S153 : Wide_0 = w_68;
    var _S154 : u32 = _S147.hi_0 - _S153.hi_0;
    if((_S147.lo_0) < (_S153.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S155 : u32 = _S154 - u32(_S102);
    var w_69 : Wide_0;
    w_69.lo_0 = _S147.lo_0 - _S153.lo_0;
    w_69.hi_0 = _S155;
    var _S156 : Wide_0 = w_69;
    var w_70 : Wide_0;
    w_70.lo_0 = u32(4294967295);
    w_70.hi_0 = u32(4294967295);
    var _S157 : Wide_0 = w_70;
    var w_71 : Wide_0;
    w_71.lo_0 = _S106.hi_0 * _S156.hi_0;
    var b1_16 : u32 = ((_S156.hi_0) >> (u32(16)));
    var b0_16 : u32 = ((_S156.hi_0) & (u32(65535)));
    var middle_24 : u32 = a1_4 * b0_16 + (((a0_4 * b0_16) >> (u32(16))));
    w_71.hi_0 = a1_4 * b1_16 + ((middle_24 >> (u32(16)))) + (((a0_4 * b1_16 + ((middle_24 & (u32(65535))))) >> (u32(16))));
    var b1_17 : u32 = ((_S156.lo_0) >> (u32(16)));
    var b0_17 : u32 = ((_S156.lo_0) & (u32(65535)));
    var middle_25 : u32 = a1_4 * b0_17 + (((a0_4 * b0_17) >> (u32(16))));
    var w_72 : Wide_0;
    w_72.lo_0 = a1_4 * b1_17 + ((middle_25 >> (u32(16)))) + (((a0_4 * b1_17 + ((middle_25 & (u32(65535))))) >> (u32(16))));
    w_72.hi_0 = u32(0);
    var lo_15 : u32 = w_71.lo_0 + w_72.lo_0;
    var _S158 : u32 = w_71.hi_0 + w_72.hi_0;
    if(lo_15 < (w_72.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S159 : u32 = _S158 + u32(_S102);
    var w_73 : Wide_0;
    w_73.lo_0 = lo_15;
    w_73.hi_0 = _S159;
    var _S160 : Wide_0 = w_73;
    var middle_26 : u32 = a1_5 * b0_16 + (((a0_5 * b0_16) >> (u32(16))));
    var w_74 : Wide_0;
    w_74.lo_0 = a1_5 * b1_16 + ((middle_26 >> (u32(16)))) + (((a0_5 * b1_16 + ((middle_26 & (u32(65535))))) >> (u32(16))));
    w_74.hi_0 = u32(0);
    var lo_16 : u32 = _S160.lo_0 + w_74.lo_0;
    var _S161 : u32 = _S160.hi_0 + w_74.hi_0;
    if(lo_16 < (w_74.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S162 : u32 = _S161 + u32(_S102);
    var w_75 : Wide_0;
    w_75.lo_0 = lo_16;
    w_75.hi_0 = _S162;
    var _S163 : Wide_0 = w_75;
    var _S164 : u32 = _S157.hi_0 - _S163.hi_0;
    if((_S157.lo_0) < (_S163.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S165 : u32 = _S164 - u32(_S102);
    var w_76 : Wide_0;
    w_76.lo_0 = _S157.lo_0 - _S163.lo_0;
    w_76.hi_0 = _S165;
    var _S166 : Wide_0 = w_76;
    var w_77 : Wide_0;
    w_77.lo_0 = _S166.hi_0 * _S166.hi_0;
    var a1_6 : u32 = ((_S166.hi_0) >> (u32(16)));
    var a0_6 : u32 = ((_S166.hi_0) & (u32(65535)));
    var middle_27 : u32 = a1_6 * a0_6 + (((a0_6 * a0_6) >> (u32(16))));
    w_77.hi_0 = a1_6 * a1_6 + ((middle_27 >> (u32(16)))) + (((a0_6 * a1_6 + ((middle_27 & (u32(65535))))) >> (u32(16))));
    var b1_18 : u32 = ((_S166.lo_0) >> (u32(16)));
    var b0_18 : u32 = ((_S166.lo_0) & (u32(65535)));
    var middle_28 : u32 = a1_6 * b0_18 + (((a0_6 * b0_18) >> (u32(16))));
    var w_78 : Wide_0;
    w_78.lo_0 = a1_6 * b1_18 + ((middle_28 >> (u32(16)))) + (((a0_6 * b1_18 + ((middle_28 & (u32(65535))))) >> (u32(16))));
    w_78.hi_0 = u32(0);
    var lo_17 : u32 = w_77.lo_0 + w_78.lo_0;
    var _S167 : u32 = w_77.hi_0 + w_78.hi_0;
    if(lo_17 < (w_78.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S168 : u32 = _S167 + u32(_S102);
    var w_79 : Wide_0;
    w_79.lo_0 = lo_17;
    w_79.hi_0 = _S168;
    var _S169 : Wide_0 = w_79;
    var middle_29 : u32 = b1_18 * a0_6 + (((b0_18 * a0_6) >> (u32(16))));
    var w_80 : Wide_0;
    w_80.lo_0 = b1_18 * a1_6 + ((middle_29 >> (u32(16)))) + (((b0_18 * a1_6 + ((middle_29 & (u32(65535))))) >> (u32(16))));
    w_80.hi_0 = u32(0);
    var lo_18 : u32 = _S169.lo_0 + w_80.lo_0;
    var _S170 : u32 = _S169.hi_0 + w_80.hi_0;
    if(lo_18 < (w_80.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S171 : u32 = _S170 + u32(_S102);
    var w_81 : Wide_0;
    w_81.lo_0 = lo_18;
    w_81.hi_0 = _S171;
    var _S172 : Wide_0 = w_81;
    var w_82 : Wide_0;
    w_82.lo_0 = _S172.hi_0 * _S172.hi_0;
    var a1_7 : u32 = ((_S172.hi_0) >> (u32(16)));
    var a0_7 : u32 = ((_S172.hi_0) & (u32(65535)));
    var middle_30 : u32 = a1_7 * a0_7 + (((a0_7 * a0_7) >> (u32(16))));
    w_82.hi_0 = a1_7 * a1_7 + ((middle_30 >> (u32(16)))) + (((a0_7 * a1_7 + ((middle_30 & (u32(65535))))) >> (u32(16))));
    var b1_19 : u32 = ((_S172.lo_0) >> (u32(16)));
    var b0_19 : u32 = ((_S172.lo_0) & (u32(65535)));
    var middle_31 : u32 = a1_7 * b0_19 + (((a0_7 * b0_19) >> (u32(16))));
    var w_83 : Wide_0;
    w_83.lo_0 = a1_7 * b1_19 + ((middle_31 >> (u32(16)))) + (((a0_7 * b1_19 + ((middle_31 & (u32(65535))))) >> (u32(16))));
    w_83.hi_0 = u32(0);
    var lo_19 : u32 = w_82.lo_0 + w_83.lo_0;
    var _S173 : u32 = w_82.hi_0 + w_83.hi_0;
    if(lo_19 < (w_83.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S174 : u32 = _S173 + u32(_S102);
    var w_84 : Wide_0;
    w_84.lo_0 = lo_19;
    w_84.hi_0 = _S174;
    var _S175 : Wide_0 = w_84;
    var middle_32 : u32 = b1_19 * a0_7 + (((b0_19 * a0_7) >> (u32(16))));
    var w_85 : Wide_0;
    w_85.lo_0 = b1_19 * a1_7 + ((middle_32 >> (u32(16)))) + (((b0_19 * a1_7 + ((middle_32 & (u32(65535))))) >> (u32(16))));
    w_85.hi_0 = u32(0);
    var lo_20 : u32 = _S175.lo_0 + w_85.lo_0;
    var _S176 : u32 = _S175.hi_0 + w_85.hi_0;
    if(lo_20 < (w_85.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S177 : u32 = _S176 + u32(_S102);
    var w_86 : Wide_0;
    w_86.lo_0 = lo_20;
    w_86.hi_0 = _S177;
    var _S178 : Wide_0 = w_86;
    var w_87 : Wide_0;
    w_87.lo_0 = _S178.hi_0 * _S178.hi_0;
    var a1_8 : u32 = ((_S178.hi_0) >> (u32(16)));
    var a0_8 : u32 = ((_S178.hi_0) & (u32(65535)));
    var middle_33 : u32 = a1_8 * a0_8 + (((a0_8 * a0_8) >> (u32(16))));
    w_87.hi_0 = a1_8 * a1_8 + ((middle_33 >> (u32(16)))) + (((a0_8 * a1_8 + ((middle_33 & (u32(65535))))) >> (u32(16))));
    var b1_20 : u32 = ((_S178.lo_0) >> (u32(16)));
    var b0_20 : u32 = ((_S178.lo_0) & (u32(65535)));
    var middle_34 : u32 = a1_8 * b0_20 + (((a0_8 * b0_20) >> (u32(16))));
    var w_88 : Wide_0;
    w_88.lo_0 = a1_8 * b1_20 + ((middle_34 >> (u32(16)))) + (((a0_8 * b1_20 + ((middle_34 & (u32(65535))))) >> (u32(16))));
    w_88.hi_0 = u32(0);
    var lo_21 : u32 = w_87.lo_0 + w_88.lo_0;
    var _S179 : u32 = w_87.hi_0 + w_88.hi_0;
    if(lo_21 < (w_88.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S180 : u32 = _S179 + u32(_S102);
    var w_89 : Wide_0;
    w_89.lo_0 = lo_21;
    w_89.hi_0 = _S180;
    var _S181 : Wide_0 = w_89;
    var middle_35 : u32 = b1_20 * a0_8 + (((b0_20 * a0_8) >> (u32(16))));
    var w_90 : Wide_0;
    w_90.lo_0 = b1_20 * a1_8 + ((middle_35 >> (u32(16)))) + (((b0_20 * a1_8 + ((middle_35 & (u32(65535))))) >> (u32(16))));
    w_90.hi_0 = u32(0);
    var lo_22 : u32 = _S181.lo_0 + w_90.lo_0;
    var _S182 : u32 = _S181.hi_0 + w_90.hi_0;
    if(lo_22 < (w_90.lo_0))
    {
        _S102 = i32(1);
    }
    else
    {
        _S102 = i32(0);
    }
    var _S183 : u32 = _S182 + u32(_S102);
    var w_91 : Wide_0;
    w_91.lo_0 = lo_22;
    w_91.hi_0 = _S183;
    var _S184 : Wide_0 = w_91;
    var low_1 : bool = (((_S184.hi_0) & (u32(2147483648)))) == u32(0);
    var e_1 : Exp_0;
    var _S185 : Wide_0;
    if(low_1)
    {
        var _S186 : u32 = ((((_S184.hi_0) << (u32(1)))) | ((((_S184.lo_0) >> (u32(31))))));
        var w_92 : Wide_0;
        w_92.lo_0 = ((_S184.lo_0) << (u32(1)));
        w_92.hi_0 = _S186;
        _S185 = w_92;
    }
    else
    {
        _S185 = _S184;
    }
    e_1.m_6 = _S185;
    var _S187 : u32;
    if(low_1)
    {
        _S187 = q_6 + u32(1);
    }
    else
    {
        _S187 = q_6;
    }
    e_1.q_5 = _S187;
    return e_1;
}

fn Lanes_add_0( lane_4 : u32,  value_3 : u32) -> u32
{
    var _S188 : u32 = atomicAdd(&(shared_total_0), value_3);
    var _S189 : u32 = Lanes_collect_0(lane_4);
    return _S189;
}

fn add_over_lanes_0( lane_5 : u32,  v_1 : Huge_0) -> Huge_0
{
    var h_20 : Huge_0;
    h_20.w0_0 = u32(0);
    h_20.w1_0 = u32(0);
    h_20.w2_0 = u32(0);
    h_20.w3_0 = u32(0);
    var _S190 : array<u32, i32(4)> = array<u32, i32(4)>( v_1.w0_0, v_1.w1_0, v_1.w2_0, v_1.w3_0 );
    var sum_6 : Huge_0 = h_20;
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < u32(4))
        {
        }
        else
        {
            break;
        }
        var low_2 : u32 = Lanes_add_0(lane_5, ((_S190[i_0]) & (u32(65535))));
        var high_0 : u32 = Lanes_add_0(lane_5, ((_S190[i_0]) >> (u32(16))));
        var h_21 : Huge_0;
        h_21.w0_0 = low_2;
        h_21.w1_0 = u32(0);
        h_21.w2_0 = u32(0);
        h_21.w3_0 = u32(0);
        var _S191 : u32 = u32(32) * i_0;
        var sum_7 : Huge_0 = add_0(sum_6, shift_left_0(h_21, _S191));
        var h_22 : Huge_0;
        h_22.w0_0 = high_0;
        h_22.w1_0 = u32(0);
        h_22.w2_0 = u32(0);
        h_22.w3_0 = u32(0);
        var _S192 : Huge_0 = add_0(sum_7, shift_left_0(h_22, _S191 + u32(16)));
        var i_1 : u32 = i_0 + u32(1);
        sum_6 = _S192;
        i_0 = i_1;
    }
    return sum_6;
}

fn add_over_lanes_1( lane_6 : u32,  v_2 : Wide_0) -> Wide_0
{
    var sum_8 : Wide_0;
    var _S193 : u32 = Lanes_add_0(lane_6, ((v_2.lo_0) & (u32(65535))));
    var w_93 : Wide_0;
    w_93.lo_0 = _S193;
    w_93.hi_0 = u32(0);
    var _S194 : u32 = Lanes_add_0(lane_6, ((v_2.lo_0) >> (u32(16))));
    var w_94 : Wide_0;
    w_94.lo_0 = _S194;
    w_94.hi_0 = u32(0);
    var _S195 : u32 = ((((w_94.hi_0) << (u32(16)))) | ((((w_94.lo_0) >> (u32(16))))));
    var w_95 : Wide_0;
    w_95.lo_0 = ((w_94.lo_0) << (u32(16)));
    w_95.hi_0 = _S195;
    var lo_23 : u32 = w_93.lo_0 + w_95.lo_0;
    var _S196 : u32 = w_93.hi_0 + w_95.hi_0;
    var _S197 : i32;
    if(lo_23 < (w_95.lo_0))
    {
        _S197 = i32(1);
    }
    else
    {
        _S197 = i32(0);
    }
    var _S198 : u32 = _S196 + u32(_S197);
    var w_96 : Wide_0;
    w_96.lo_0 = lo_23;
    w_96.hi_0 = _S198;
    var _S199 : Wide_0 = w_96;
    sum_8 = _S199;
    var _S200 : u32 = Lanes_add_0(lane_6, ((v_2.hi_0) & (u32(65535))));
    var _S201 : u32 = Lanes_add_0(lane_6, ((v_2.hi_0) >> (u32(16))));
    sum_8.hi_0 = sum_8.hi_0 + (_S200 + ((_S201 << (u32(16)))));
    return sum_8;
}

fn softmax_of_0( lane_7 : u32,  members_0 : WinnerMembers_0,  nan_is_absent_0 : bool,  exact_1 : bool) -> Softmax_0
{
    var _S202 : Wide_0;
    var n_3 : u32 = WinnerMembers_count_0(members_0);
    var best_0 : u32 = u32(0);
    var has_nan_0 : bool = false;
    var i_2 : u32 = lane_7;
    for(;;)
    {
        if(i_2 < n_3)
        {
        }
        else
        {
            break;
        }
        if(!WinnerMembers_has_0(members_0, i_2))
        {
            i_2 = i_2 + u32(32);
            continue;
        }
        var x_14 : u32 = WinnerMembers_logit_0(members_0, i_2);
        var best_1 : u32;
        var has_nan_1 : bool;
        if(is_nan_0(x_14))
        {
            best_1 = best_0;
            has_nan_1 = true;
        }
        else
        {
            best_1 = max(best_0, order_0(x_14, u32(0)));
            has_nan_1 = has_nan_0;
        }
        best_0 = best_1;
        has_nan_0 = has_nan_1;
        i_2 = i_2 + u32(32);
    }
    var best_2 : u32 = Lanes_max_0(lane_7, best_0);
    var s_0 : Softmax_0;
    var _S203 : u32 = from_order_0(best_2);
    s_0.largest_0 = _S203;
    s_0.poisoned_0 = !is_finite_0(_S203);
    if(!nan_is_absent_0)
    {
        var _S204 : u32 = Lanes_ballot_0(lane_7, has_nan_0);
        has_nan_0 = _S204 != u32(0);
    }
    else
    {
        has_nan_0 = false;
    }
    if(has_nan_0)
    {
        s_0.poisoned_0 = true;
    }
    s_0.exact_0 = exact_1;
    var h_23 : Huge_0;
    h_23.w0_0 = u32(0);
    h_23.w1_0 = u32(0);
    h_23.w2_0 = u32(0);
    h_23.w3_0 = u32(0);
    s_0.exact_sum_0 = h_23;
    s_0.sum_bits_0 = bit_width_0(n_3);
    var w_97 : Wide_0;
    w_97.lo_0 = u32(0);
    w_97.hi_0 = u32(0);
    s_0.sum_5 = w_97;
    i_2 = lane_7;
    for(;;)
    {
        if(i_2 < n_3)
        {
        }
        else
        {
            break;
        }
        if(!WinnerMembers_has_0(members_0, i_2))
        {
            i_2 = i_2 + u32(32);
            continue;
        }
        var x_15 : u32 = WinnerMembers_logit_0(members_0, i_2);
        if(is_nan_0(x_15))
        {
            has_nan_0 = true;
        }
        else
        {
            has_nan_0 = s_0.poisoned_0;
        }
        if(has_nan_0)
        {
            i_2 = i_2 + u32(32);
            continue;
        }
        if(exact_1)
        {
            var d_2 : ExactDistance_0 = distance_exact_0(s_0.largest_0, x_15);
            if(!d_2.near_0)
            {
                i_2 = i_2 + u32(32);
                continue;
            }
            var e_2 : ExactExp_0 = exp_exact_0(d_2.t_0);
            s_0.exact_sum_0 = add_0(s_0.exact_sum_0, shift_right_0(shift_left_0(e_2.m_4, u32(16)), e_2.q_0));
        }
        else
        {
            var d_3 : Distance_0 = distance_fast_0(s_0.largest_0, x_15);
            if(!d_3.near_1)
            {
                i_2 = i_2 + u32(32);
                continue;
            }
            var e_3 : Exp_0 = exp_fast_0(d_3.t_2);
            var _S205 : Wide_0 = s_0.sum_5;
            var _S206 : u32 = e_3.q_5 + s_0.sum_bits_0;
            for(;;)
            {
                var m_7 : u32 = (_S206 & (u32(31)));
                var hi_2 : u32 = ((e_3.m_6.hi_0) >> (m_7));
                var lo_24 : u32 = ((((e_3.m_6.lo_0) >> (m_7))) | ((((((e_3.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_7))))));
                if(_S206 >= u32(64))
                {
                    var w_98 : Wide_0;
                    w_98.lo_0 = u32(0);
                    w_98.hi_0 = u32(0);
                    _S202 = w_98;
                    break;
                }
                if(_S206 >= u32(32))
                {
                    var w_99 : Wide_0;
                    w_99.lo_0 = hi_2;
                    w_99.hi_0 = u32(0);
                    _S202 = w_99;
                }
                else
                {
                    var w_100 : Wide_0;
                    w_100.lo_0 = lo_24;
                    w_100.hi_0 = hi_2;
                    _S202 = w_100;
                }
                break;
            }
            var lo_25 : u32 = _S205.lo_0 + _S202.lo_0;
            var _S207 : u32 = _S205.hi_0 + _S202.hi_0;
            var _S208 : i32;
            if(lo_25 < (_S202.lo_0))
            {
                _S208 = i32(1);
            }
            else
            {
                _S208 = i32(0);
            }
            var _S209 : u32 = _S207 + u32(_S208);
            var w_101 : Wide_0;
            w_101.lo_0 = lo_25;
            w_101.hi_0 = _S209;
            var _S210 : Wide_0 = w_101;
            s_0.sum_5 = _S210;
        }
        i_2 = i_2 + u32(32);
    }
    if(exact_1)
    {
        var _S211 : Huge_0 = add_over_lanes_0(lane_7, s_0.exact_sum_0);
        s_0.exact_sum_0 = _S211;
    }
    else
    {
        var _S212 : Wide_0 = add_over_lanes_1(lane_7, s_0.sum_5);
        s_0.sum_5 = _S212;
    }
    return s_0;
}

struct ExpertKeys_0
{
     n_expert_1 : u32,
};

var<workgroup> row_4096_0 : array<u32, i32(4096)>;

fn Row4096_get_0( expert_0 : u32) -> u32
{
    return row_4096_0[expert_0];
}

fn ExpertKeys_key_0( this_5 : ExpertKeys_0,  i_3 : u32) -> u32
{
    return Row4096_get_0(i_3);
}

fn ExpertKeys_count_0( this_6 : ExpertKeys_0) -> u32
{
    return this_6.n_expert_1;
}

fn places_for_equals_0( lane_8 : u32,  keys_0 : ExpertKeys_0,  k_2 : u32,  bound_0 : u32) -> u32
{
    var i_4 : u32 = lane_8;
    var better_0 : u32 = u32(0);
    for(;;)
    {
        if(i_4 < (ExpertKeys_count_0(keys_0)))
        {
        }
        else
        {
            break;
        }
        var _S213 : i32;
        if((ExpertKeys_key_0(keys_0, i_4)) > bound_0)
        {
            _S213 = i32(1);
        }
        else
        {
            _S213 = i32(0);
        }
        var better_1 : u32 = better_0 + u32(_S213);
        i_4 = i_4 + u32(32);
        better_0 = better_1;
    }
    var _S214 : u32 = Lanes_add_0(lane_8, better_0);
    return k_2 - _S214;
}

fn kth_by_bits_0( lane_9 : u32,  keys_1 : ExpertKeys_0,  k_3 : u32) -> u32
{
    var bound_1 : u32 = u32(0);
    var bit_0 : u32 = u32(0);
    for(;;)
    {
        var _S215 : u32 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (u32(32) + ((_S215 >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var trial_0 : u32 = (bound_1 | (((u32(2147483648) >> (bit_0)))));
        var i_5 : u32 = lane_9;
        var count_0 : u32 = u32(0);
        for(;;)
        {
            if(i_5 < _S215)
            {
            }
            else
            {
                break;
            }
            var _S216 : i32;
            if((ExpertKeys_key_0(keys_1, i_5)) >= trial_0)
            {
                _S216 = i32(1);
            }
            else
            {
                _S216 = i32(0);
            }
            var count_1 : u32 = count_0 + u32(_S216);
            i_5 = i_5 + u32(32);
            count_0 = count_1;
        }
        var _S217 : u32 = Lanes_add_0(lane_9, count_0);
        if(_S217 >= k_3)
        {
            bound_1 = trial_0;
        }
        bit_0 = bit_0 + u32(1);
    }
    return bound_1;
}

struct GroupKeys_0
{
     n_group_1 : u32,
     single_0 : bool,
};

fn GroupKeys_count_0( this_7 : GroupKeys_0) -> u32
{
    return this_7.n_group_1;
}

fn take_0( lane_10 : u32,  there_0 : bool,  key_1 : u32,  bound_2 : u32,  equals_left_0 : ptr<function, u32>) -> u32
{
    var equal_0 : bool;
    if(there_0)
    {
        equal_0 = key_1 == bound_2;
    }
    else
    {
        equal_0 = false;
    }
    var equals_0 : u32 = Lanes_ballot_0(lane_10, equal_0);
    var taken_0 : bool;
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
            equal_0 = (countOneBits((equals_0 & ((((u32(1) << (lane_10))) - u32(1)))))) < (*equals_left_0);
        }
        else
        {
            equal_0 = false;
        }
        taken_0 = equal_0;
    }
    (*equals_left_0) = (*equals_left_0) - min((*equals_left_0), countOneBits(equals_0));
    var _S218 : u32 = Lanes_ballot_0(lane_10, taken_0);
    return _S218;
}

var<workgroup> group_keys_2048_0 : array<u32, i32(2048)>;

fn Row4096_get_group_0( group_0 : u32) -> u32
{
    return group_keys_2048_0[group_0];
}

fn GroupKeys_key_0( this_8 : GroupKeys_0,  i_6 : u32) -> u32
{
    if(!this_8.single_0)
    {
        return Row4096_get_group_0(i_6);
    }
    var key_2 : u32 = Row4096_get_0(i_6);
    var _S219 : u32;
    if(key_2 == u32(1))
    {
        _S219 = order_0(u32(4286578688), u32(0));
    }
    else
    {
        _S219 = key_2;
    }
    return _S219;
}

fn places_for_equals_1( lane_11 : u32,  keys_2 : GroupKeys_0,  k_4 : u32,  bound_3 : u32) -> u32
{
    var i_7 : u32 = lane_11;
    var better_2 : u32 = u32(0);
    for(;;)
    {
        if(i_7 < (GroupKeys_count_0(keys_2)))
        {
        }
        else
        {
            break;
        }
        var _S220 : i32;
        if((GroupKeys_key_0(keys_2, i_7)) > bound_3)
        {
            _S220 = i32(1);
        }
        else
        {
            _S220 = i32(0);
        }
        var better_3 : u32 = better_2 + u32(_S220);
        i_7 = i_7 + u32(32);
        better_2 = better_3;
    }
    var _S221 : u32 = Lanes_add_0(lane_11, better_2);
    return k_4 - _S221;
}

fn kth_by_bits_1( lane_12 : u32,  keys_3 : GroupKeys_0,  k_5 : u32) -> u32
{
    var bound_4 : u32 = u32(0);
    var bit_1 : u32 = u32(0);
    for(;;)
    {
        var _S222 : u32 = GroupKeys_count_0(keys_3);
        if(bit_1 < (u32(32) + ((_S222 >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var trial_1 : u32 = (bound_4 | (((u32(2147483648) >> (bit_1)))));
        var i_8 : u32 = lane_12;
        var count_2 : u32 = u32(0);
        for(;;)
        {
            if(i_8 < _S222)
            {
            }
            else
            {
                break;
            }
            var _S223 : i32;
            if((GroupKeys_key_0(keys_3, i_8)) >= trial_1)
            {
                _S223 = i32(1);
            }
            else
            {
                _S223 = i32(0);
            }
            var count_3 : u32 = count_2 + u32(_S223);
            i_8 = i_8 + u32(32);
            count_2 = count_3;
        }
        var _S224 : u32 = Lanes_add_0(lane_12, count_2);
        if(_S224 >= k_5)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + u32(1);
    }
    return bound_4;
}

fn summand_0( key_3 : u32) -> u32
{
    var _S225 : u32;
    if(key_3 == u32(1))
    {
        _S225 = u32(4286578688);
    }
    else
    {
        _S225 = from_order_0(key_3);
    }
    return _S225;
}

fn nan_place_1( rule_1 : Rule_0) -> u32
{
    var _S226 : u32;
    if((rule_1.nan_last_0) != u32(0))
    {
        _S226 = u32(1);
    }
    else
    {
        _S226 = u32(4294967295);
    }
    return _S226;
}

fn Row4096_set_group_0( group_1 : u32,  key_4 : u32)
{
    group_keys_2048_0[group_1] = key_4;
    return;
}

fn Lanes_sync_0()
{
    workgroupBarrier();
    return;
}

fn group_keys_by_steps_0( lane_13 : u32,  rule_2 : Rule_0,  size_0 : u32)
{
    var _S227 : u32;
    var group_2 : u32 = u32(0);
    for(;;)
    {
        if(group_2 < (rule_2.n_group_0))
        {
        }
        else
        {
            break;
        }
        var m_8 : u32 = u32(0);
        var sum_9 : u32 = u32(0);
        var last_member_0 : u32 = u32(4294967295);
        var last_0 : u32 = u32(4294967295);
        for(;;)
        {
            if(m_8 < (rule_2.group_score_0))
            {
            }
            else
            {
                break;
            }
            var base_1 : u32 = lane_13;
            var best_3 : u32 = u32(0);
            var member_0 : u32 = u32(0);
            for(;;)
            {
                var _S228 : bool = base_1 < size_0;
                if(_S228)
                {
                }
                else
                {
                    break;
                }
                var key_5 : array<u32, i32(8)>;
                var _S229 : u32 = group_2 * size_0;
                var _S230 : u32 = size_0 - u32(1);
                var _S231 : u32 = Row4096_get_0(_S229 + min(base_1, _S230));
                key_5[u32(0)] = _S231;
                var _S232 : u32 = base_1 + u32(32);
                var _S233 : u32 = Row4096_get_0(_S229 + min(_S232, _S230));
                key_5[u32(1)] = _S233;
                var _S234 : u32 = base_1 + u32(64);
                var _S235 : u32 = Row4096_get_0(_S229 + min(_S234, _S230));
                key_5[u32(2)] = _S235;
                var _S236 : u32 = base_1 + u32(96);
                var _S237 : u32 = Row4096_get_0(_S229 + min(_S236, _S230));
                key_5[u32(3)] = _S237;
                var _S238 : u32 = base_1 + u32(128);
                var _S239 : u32 = Row4096_get_0(_S229 + min(_S238, _S230));
                key_5[u32(4)] = _S239;
                var _S240 : u32 = base_1 + u32(160);
                var _S241 : u32 = Row4096_get_0(_S229 + min(_S240, _S230));
                key_5[u32(5)] = _S241;
                var _S242 : u32 = base_1 + u32(192);
                var _S243 : u32 = Row4096_get_0(_S229 + min(_S242, _S230));
                key_5[u32(6)] = _S243;
                var _S244 : u32 = base_1 + u32(224);
                var _S245 : u32 = Row4096_get_0(_S229 + min(_S244, _S230));
                key_5[u32(7)] = _S245;
                var _S246 : bool = last_member_0 == u32(4294967295);
                var better_4 : bool = (((_S228 & (((((_S246 | ((_S231 < last_0)))) | ((((_S231 == last_0) & ((base_1 > last_member_0)))))))))) & ((_S231 > best_3)));
                var _S247 : u32 = select(best_3, _S231, better_4);
                var better_5 : bool = ((((_S232 < size_0) & (((((_S246 | ((_S233 < last_0)))) | ((((_S233 == last_0) & ((_S232 > last_member_0)))))))))) & ((_S233 > _S247)));
                var _S248 : u32 = select(_S247, _S233, better_5);
                var better_6 : bool = ((((_S234 < size_0) & (((((_S246 | ((_S235 < last_0)))) | ((((_S235 == last_0) & ((_S234 > last_member_0)))))))))) & ((_S235 > _S248)));
                var _S249 : u32 = select(_S248, _S235, better_6);
                var better_7 : bool = ((((_S236 < size_0) & (((((_S246 | ((_S237 < last_0)))) | ((((_S237 == last_0) & ((_S236 > last_member_0)))))))))) & ((_S237 > _S249)));
                var _S250 : u32 = select(_S249, _S237, better_7);
                var better_8 : bool = ((((_S238 < size_0) & (((((_S246 | ((_S239 < last_0)))) | ((((_S239 == last_0) & ((_S238 > last_member_0)))))))))) & ((_S239 > _S250)));
                var _S251 : u32 = select(_S250, _S239, better_8);
                var better_9 : bool = ((((_S240 < size_0) & (((((_S246 | ((_S241 < last_0)))) | ((((_S241 == last_0) & ((_S240 > last_member_0)))))))))) & ((_S241 > _S251)));
                var _S252 : u32 = select(_S251, _S241, better_9);
                var better_10 : bool = ((((_S242 < size_0) & (((((_S246 | ((_S243 < last_0)))) | ((((_S243 == last_0) & ((_S242 > last_member_0)))))))))) & ((_S243 > _S252)));
                var _S253 : u32 = select(_S252, _S243, better_10);
                var better_11 : bool = ((((_S244 < size_0) & (((((_S246 | ((_S245 < last_0)))) | ((((_S245 == last_0) & ((_S244 > last_member_0)))))))))) & ((_S245 > _S253)));
                var best_4 : u32 = select(_S253, _S245, better_11);
                var member_1 : u32 = select(select(select(select(select(select(select(select(member_0, base_1, better_4), _S232, better_5), _S234, better_6), _S236, better_7), _S238, better_8), _S240, better_9), _S242, better_10), _S244, better_11);
                base_1 = base_1 + u32(256);
                best_3 = best_4;
                member_0 = member_1;
            }
            var last_1 : u32 = Lanes_max_0(lane_13, best_3);
            var _S254 : u32;
            if(best_3 == last_1)
            {
                _S254 = ~member_0;
            }
            else
            {
                _S254 = u32(0);
            }
            var _S255 : u32 = Lanes_max_0(lane_13, _S254);
            var _S256 : u32 = ~_S255;
            if(m_8 == u32(0))
            {
                sum_9 = summand_0(last_1);
            }
            else
            {
                var _S257 : u32 = summand_0(last_1);
                for(;;)
                {
                    var _S258 : bool;
                    if(is_plain_0(sum_9))
                    {
                        _S258 = is_plain_0(_S257);
                    }
                    else
                    {
                        _S258 = false;
                    }
                    if(_S258)
                    {
                        _S227 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_9))) + (bitcast<f32>((_S257)))))) ^ (zero_0)));
                        break;
                    }
                    _S227 = add_by_words_0(sum_9, _S257);
                    break;
                }
                sum_9 = _S227;
            }
            m_8 = m_8 + u32(1);
            last_member_0 = _S256;
            last_0 = last_1;
        }
        if(lane_13 == u32(0))
        {
            Row4096_set_group_0(group_2, order_0(sum_9, nan_place_1(rule_2)));
        }
        group_2 = group_2 + u32(1);
    }
    Lanes_sync_0();
    return;
}

var<workgroup> best_of_part_0 : array<u32, i32(64)>;

fn group_keys_by_parts_0( lane_14 : u32,  rule_3 : Rule_0,  size_1 : u32)
{
    var _S259 : u32 = u32(32) / rule_3.n_group_0;
    var _S260 : u32 = max(_S259, u32(1));
    var _S261 : u32 = u32(32) / _S260;
    var first_0 : u32 = u32(0);
    for(;;)
    {
        if(first_0 < (rule_3.n_group_0))
        {
        }
        else
        {
            break;
        }
        var _S262 : u32 = lane_14 / _S260;
        var group_3 : u32 = first_0 + _S262;
        var second_0 : u32;
        var best_5 : u32;
        var second_1 : u32;
        if(group_3 < (rule_3.n_group_0))
        {
            var _S263 : u32 = lane_14 % _S260;
            second_0 = u32(0);
            best_5 = u32(0);
            second_1 = _S263;
            for(;;)
            {
                if(second_1 < size_1)
                {
                }
                else
                {
                    break;
                }
                var key_6 : u32 = Row4096_get_0(group_3 * size_1 + second_1);
                var _S264 : u32 = max(second_0, min(best_5, key_6));
                var _S265 : u32 = max(best_5, key_6);
                var i_9 : u32 = second_1 + _S260;
                second_0 = _S264;
                best_5 = _S265;
                second_1 = i_9;
            }
        }
        else
        {
            best_5 = u32(0);
            second_0 = u32(0);
        }
        var _S266 : u32 = u32(2) * lane_14;
        best_of_part_0[_S266] = best_5;
        best_of_part_0[_S266 + u32(1)] = second_0;
        Lanes_sync_0();
        var group_4 : u32 = first_0 + lane_14;
        var _S267 : bool;
        if(lane_14 < _S261)
        {
            _S267 = group_4 < (rule_3.n_group_0);
        }
        else
        {
            _S267 = false;
        }
        if(_S267)
        {
            var _S268 : u32 = u32(2) * _S260;
            var _S269 : u32 = _S268 * lane_14;
            second_1 = u32(0);
            var best_6 : u32 = u32(0);
            var i_10 : u32 = _S269;
            for(;;)
            {
                if(i_10 < (_S268 * (lane_14 + u32(1))))
                {
                }
                else
                {
                    break;
                }
                var _S270 : u32 = max(second_1, min(best_6, best_of_part_0[i_10]));
                var _S271 : u32 = max(best_6, best_of_part_0[i_10]);
                var i_11 : u32 = i_10 + u32(1);
                second_1 = _S270;
                best_6 = _S271;
                i_10 = i_11;
            }
            var sum_10 : u32 = summand_0(best_6);
            var sum_11 : u32;
            if((rule_3.group_score_0) == u32(2))
            {
                var _S272 : u32 = summand_0(second_1);
                for(;;)
                {
                    var _S273 : bool;
                    if(is_plain_0(sum_10))
                    {
                        _S273 = is_plain_0(_S272);
                    }
                    else
                    {
                        _S273 = false;
                    }
                    if(_S273)
                    {
                        sum_11 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_10))) + (bitcast<f32>((_S272)))))) ^ (zero_0)));
                        break;
                    }
                    sum_11 = add_by_words_0(sum_10, _S272);
                    break;
                }
            }
            else
            {
                sum_11 = sum_10;
            }
            Row4096_set_group_0(group_4, order_0(sum_11, nan_place_1(rule_3)));
        }
        Lanes_sync_0();
        first_0 = first_0 + _S261;
    }
    return;
}

var<workgroup> list_id_0 : array<u32, i32(64)>;

fn select_by_bits_0( lane_15 : u32,  rule_4 : Rule_0)
{
    var keys_4 : ExpertKeys_0;
    keys_4.n_expert_1 = rule_4.n_expert_0;
    var bound_5 : u32 = kth_by_bits_0(lane_15, keys_4, rule_4.n_used_0);
    var _S274 : u32 = places_for_equals_0(lane_15, keys_4, rule_4.n_used_0, bound_5);
    var equals_left_1 : u32 = _S274;
    var base_2 : u32 = u32(0);
    var n_4 : u32 = u32(0);
    for(;;)
    {
        if(base_2 < (rule_4.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var e_4 : u32 = base_2 + lane_15;
        var there_1 : bool = e_4 < (rule_4.n_expert_0);
        var _S275 : u32;
        if(there_1)
        {
            _S275 = Row4096_get_0(e_4);
        }
        else
        {
            _S275 = u32(0);
        }
        var taken_1 : u32 = take_0(lane_15, there_1, _S275, bound_5, &(equals_left_1));
        if(((((taken_1 >> (lane_15))) & (u32(1)))) != u32(0))
        {
            list_id_0[n_4 + countOneBits((taken_1 & ((((u32(1) << (lane_15))) - u32(1)))))] = e_4;
        }
        var n_5 : u32 = n_4 + countOneBits(taken_1);
        base_2 = base_2 + u32(32);
        n_4 = n_5;
    }
    return;
}

fn gather_0( lane_16 : u32,  rule_5 : Rule_0,  least_0 : u32) -> u32
{
    var base_3 : u32 = u32(0);
    var n_6 : u32 = u32(0);
    for(;;)
    {
        if(base_3 < (rule_5.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var e_5 : u32 = base_3 + lane_16;
        var _S276 : u32 = rule_5.n_expert_0 - u32(1);
        var e_6 : u32 = base_3 + u32(32) + lane_16;
        var e_7 : u32 = base_3 + u32(64) + lane_16;
        var e_8 : u32 = base_3 + u32(96) + lane_16;
        var e_9 : u32 = base_3 + u32(128) + lane_16;
        var e_10 : u32 = base_3 + u32(160) + lane_16;
        var e_11 : u32 = base_3 + u32(192) + lane_16;
        var e_12 : u32 = base_3 + u32(224) + lane_16;
        var taken_2 : u32 = (((((((((((((((u32(0) | (select(u32(0), u32(1), ((e_5 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_5, _S276))) >= least_0))))))) | (select(u32(0), u32(2), ((e_6 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_6, _S276))) >= least_0))))))) | (select(u32(0), u32(4), ((e_7 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_7, _S276))) >= least_0))))))) | (select(u32(0), u32(8), ((e_8 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_8, _S276))) >= least_0))))))) | (select(u32(0), u32(16), ((e_9 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_9, _S276))) >= least_0))))))) | (select(u32(0), u32(32), ((e_10 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_10, _S276))) >= least_0))))))) | (select(u32(0), u32(64), ((e_11 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_11, _S276))) >= least_0))))))) | (select(u32(0), u32(128), ((e_12 < (rule_5.n_expert_0)) & (((Row4096_get_0(min(e_12, _S276))) >= least_0))))));
        var j_1 : u32 = u32(0);
        var n_7 : u32 = n_6;
        for(;;)
        {
            var _S277 : bool;
            if(j_1 < u32(8))
            {
                _S277 = (base_3 + j_1 * u32(32)) < (rule_5.n_expert_0);
            }
            else
            {
                _S277 = false;
            }
            if(_S277)
            {
            }
            else
            {
                break;
            }
            var is_in_0 : bool = ((((taken_2 >> (j_1))) & (u32(1)))) != u32(0);
            var all_1 : u32 = Lanes_ballot_0(lane_16, is_in_0);
            var place_0 : u32 = n_7 + countOneBits((all_1 & ((((u32(1) << (lane_16))) - u32(1)))));
            var _S278 : bool;
            if(is_in_0)
            {
                _S278 = place_0 < u32(32);
            }
            else
            {
                _S278 = false;
            }
            if(_S278)
            {
                list_id_0[place_0] = base_3 + j_1 * u32(32) + lane_16;
            }
            var n_8 : u32 = n_7 + countOneBits(all_1);
            j_1 = j_1 + u32(1);
            n_7 = n_8;
        }
        if(n_7 > u32(32))
        {
            n_6 = n_7;
            break;
        }
        base_3 = base_3 + u32(256);
        n_6 = n_7;
    }
    return n_6;
}

var<workgroup> shared_values_0 : array<u32, i32(32)>;

fn Lanes_rank_0( lane_17 : u32,  value_4 : u32,  k_6 : u32) -> u32
{
    shared_values_0[lane_17] = value_4;
    workgroupBarrier();
    var i_12 : u32 = u32(0);
    var position_0 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < u32(32))
        {
        }
        else
        {
            break;
        }
        var other_0 : u32 = shared_values_0[i_12];
        var _S279 : bool;
        if((shared_values_0[i_12]) > value_4)
        {
            _S279 = true;
        }
        else
        {
            if(other_0 == value_4)
            {
                _S279 = i_12 < lane_17;
            }
            else
            {
                _S279 = false;
            }
        }
        var _S280 : i32;
        if(_S279)
        {
            _S280 = i32(1);
        }
        else
        {
            _S280 = i32(0);
        }
        var position_1 : u32 = position_0 + u32(_S280);
        i_12 = i_12 + u32(1);
        position_0 = position_1;
    }
    workgroupBarrier();
    return position_0;
}

fn Lanes_kth_largest_0( lane_18 : u32,  value_5 : u32,  k_7 : u32) -> u32
{
    var _S281 : u32 = Lanes_rank_0(lane_18, value_5, k_7);
    if(_S281 == (k_7 - u32(1)))
    {
        shared_value_0 = value_5;
    }
    var _S282 : u32 = (workgroupUniformLoad(&(shared_value_0)));
    return _S282;
}

var<workgroup> kept_groups_0 : array<u32, i32(128)>;

fn estimate_is_logit_0( rule_6 : Rule_0) -> bool
{
    var _S283 : bool;
    if((rule_6.select_bias_0) == u32(0))
    {
        if((rule_6.n_group_0) <= u32(1))
        {
            _S283 = true;
        }
        else
        {
            if((rule_6.group_score_0) == u32(1))
            {
                _S283 = (rule_6.excluded_zero_0) == u32(0);
            }
            else
            {
                _S283 = false;
            }
        }
    }
    else
    {
        _S283 = false;
    }
    return _S283;
}

fn ranks_by_logit_0( rule_7 : Rule_0) -> bool
{
    if((rule_7.select_by_0) == u32(1))
    {
        return true;
    }
    var group_sums_0 : bool;
    if((rule_7.n_group_0) > u32(1))
    {
        group_sums_0 = (rule_7.group_score_0) > u32(1);
    }
    else
    {
        group_sums_0 = false;
    }
    var _S284 : bool;
    if((rule_7.select_by_0) == u32(0))
    {
        _S284 = (rule_7.score_0) == u32(0);
    }
    else
    {
        _S284 = false;
    }
    if(_S284)
    {
        _S284 = (rule_7.select_bias_0) == u32(0);
    }
    else
    {
        _S284 = false;
    }
    if(_S284)
    {
        _S284 = (rule_7.score_dtype_0) == u32(0);
    }
    else
    {
        _S284 = false;
    }
    if(_S284)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

fn score_of_key_0( rule_8 : Rule_0) -> u32
{
    if(ranks_by_logit_0(rule_8))
    {
        return u32(3);
    }
    var _S285 : u32;
    if((rule_8.select_by_0) == u32(2))
    {
        _S285 = u32(1);
    }
    else
    {
        _S285 = rule_8.score_0;
    }
    return _S285;
}

fn window_below_0( rule_9 : Rule_0,  key_7 : u32,  magnitude_1 : u32,  sums_0 : u32) -> u32
{
    var x_16 : u32 = from_order_0(key_7);
    if(is_nan_0(x_16))
    {
        return key_7;
    }
    var v_3 : f32 = (bitcast<f32>((x_16)));
    var least_1 : f32;
    if(!estimate_is_logit_0(rule_9))
    {
        if(is_infinite_0(x_16))
        {
            return key_7;
        }
        least_1 = v_3 - f32(sums_0) * (0.0000152587890625f + (bitcast<f32>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        var is_sigmoid_0 : bool = (score_of_key_0(rule_9)) == u32(1);
        var _S286 : u32 = (x_16 & (u32(2147483648)));
        var _S287 : bool;
        if(_S286 != u32(0))
        {
            var _S288 : u32 = absolute_0(x_16);
            var _S289 : i32;
            if(is_sigmoid_0)
            {
                _S289 = i32(1117782016);
            }
            else
            {
                _S289 = i32(1126170624);
            }
            _S287 = _S288 > u32(_S289);
        }
        else
        {
            _S287 = false;
        }
        if(_S287)
        {
            return u32(2);
        }
        if(is_sigmoid_0)
        {
            _S287 = _S286 == u32(0);
        }
        else
        {
            _S287 = false;
        }
        if(_S287)
        {
            _S287 = (absolute_0(x_16)) > u32(1099431936);
        }
        else
        {
            _S287 = false;
        }
        if(_S287)
        {
            return order_0(u32(1098907648), u32(0));
        }
        if(is_infinite_0(x_16))
        {
            return key_7;
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
    return order_0(flush_0((bitcast<u32>((least_1)))), u32(0));
}

fn is_kept_0( rule_10 : Rule_0,  expert_1 : u32) -> bool
{
    var _S290 : u32 = rule_10.n_expert_0 / rule_10.n_group_0;
    var group_5 : u32 = expert_1 / _S290;
    return (((((kept_groups_0[(group_5 >> (u32(5)))]) >> (((group_5 & (u32(31))))))) & (u32(1)))) != u32(0);
}

fn Row4096_set_0( expert_2 : u32,  value_6 : u32)
{
    row_4096_0[expert_2] = value_6;
    return;
}

fn Lanes_agreed_0( lane_19 : u32,  value_7 : u32) -> u32
{
    if(lane_19 == u32(0))
    {
        shared_value_0 = value_7;
    }
    var _S291 : u32 = (workgroupUniformLoad(&(shared_value_0)));
    return _S291;
}

fn keep_groups_0( lane_20 : u32,  rule_11 : Rule_0,  exact_2 : bool) -> bool
{
    var key_8 : u32;
    var size_2 : u32 = rule_11.n_expert_0 / rule_11.n_group_0;
    var groups_0 : GroupKeys_0;
    groups_0.n_group_1 = rule_11.n_group_0;
    groups_0.single_0 = size_2 == u32(1);
    Lanes_sync_0();
    if(size_2 > u32(1))
    {
        if((rule_11.group_score_0) <= u32(2))
        {
            group_keys_by_parts_0(lane_20, rule_11, size_2);
        }
        else
        {
            group_keys_by_steps_0(lane_20, rule_11, size_2);
        }
    }
    var bound_6 : u32;
    if((rule_11.n_group_0) <= u32(32))
    {
        if(lane_20 < (rule_11.n_group_0))
        {
            bound_6 = GroupKeys_key_0(groups_0, lane_20);
        }
        else
        {
            bound_6 = u32(0);
        }
        var _S292 : u32 = Lanes_kth_largest_0(lane_20, bound_6, rule_11.topk_group_0);
        bound_6 = _S292;
    }
    else
    {
        var _S293 : u32 = kth_by_bits_1(lane_20, groups_0, rule_11.topk_group_0);
        bound_6 = _S293;
    }
    var _S294 : u32 = places_for_equals_1(lane_20, groups_0, rule_11.topk_group_0, bound_6);
    var equals_left_2 : u32 = _S294;
    var first_left_0 : u32 = u32(0);
    var base_4 : u32 = u32(0);
    for(;;)
    {
        if(base_4 < (rule_11.n_group_0))
        {
        }
        else
        {
            break;
        }
        var _S295 : u32 = base_4 + lane_20;
        var there_2 : bool = _S295 < (rule_11.n_group_0);
        if(there_2)
        {
            key_8 = GroupKeys_key_0(groups_0, _S295);
        }
        else
        {
            key_8 = u32(0);
        }
        var taken_3 : u32 = take_0(lane_20, there_2, key_8, bound_6, &(equals_left_2));
        if(lane_20 == u32(0))
        {
            kept_groups_0[(base_4 >> (u32(5)))] = taken_3;
        }
        if(((((taken_3 >> (lane_20))) & (u32(1)))) == u32(0))
        {
            first_left_0 = max(first_left_0, key_8);
        }
        base_4 = base_4 + u32(32);
    }
    var e_13 : u32;
    var close_0 : bool;
    if(!exact_2)
    {
        key_8 = u32(0);
        e_13 = lane_20;
        for(;;)
        {
            if(e_13 < (rule_11.n_expert_0))
            {
            }
            else
            {
                break;
            }
            var x_17 : u32 = from_order_0(Row4096_get_0(e_13));
            if(is_finite_0(x_17))
            {
                key_8 = max(key_8, absolute_0(x_17));
            }
            e_13 = e_13 + u32(32);
        }
        var magnitude_2 : u32 = Lanes_max_0(lane_20, key_8);
        var _S296 : u32 = Lanes_max_0(lane_20, first_left_0);
        close_0 = _S296 >= (window_below_0(rule_11, bound_6, magnitude_2, rule_11.group_score_0));
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    var _S297 : bool;
    if((rule_11.excluded_zero_0) != u32(0))
    {
        _S297 = !ranks_by_logit_0(rule_11);
    }
    else
    {
        _S297 = false;
    }
    if(_S297)
    {
        bound_6 = u32(2147483648);
    }
    else
    {
        bound_6 = u32(0);
    }
    e_13 = lane_20;
    for(;;)
    {
        if(e_13 < (rule_11.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var _S298 : bool = is_kept_0(rule_11, e_13);
        if(!_S298)
        {
            Row4096_set_0(e_13, bound_6);
        }
        e_13 = e_13 + u32(32);
    }
    var _S299 : i32;
    if(close_0)
    {
        _S299 = i32(1);
    }
    else
    {
        _S299 = i32(0);
    }
    var _S300 : u32 = Lanes_agreed_0(lane_20, u32(_S299));
    return _S300 != u32(0);
}

struct Token_0
{
     rule_12 : Rule_0,
     first_1 : u32,
};

fn root_50_0( v_4 : Wide_0) -> u32
{
    var _S301 : u32 = u32(sqrt(f32(v_4.hi_0) * 4.294967296e+09f + f32(v_4.lo_0)));
    var i_13 : i32 = i32(0);
    var root_0 : u32 = _S301;
    for(;;)
    {
        if(i_13 < i32(2))
        {
        }
        else
        {
            break;
        }
        var w_102 : Wide_0;
        w_102.lo_0 = root_0 * root_0;
        var a1_9 : u32 = (root_0 >> (u32(16)));
        var a0_9 : u32 = (root_0 & (u32(65535)));
        var middle_36 : u32 = a1_9 * a0_9 + (((a0_9 * a0_9) >> (u32(16))));
        w_102.hi_0 = a1_9 * a1_9 + ((middle_36 >> (u32(16)))) + (((a0_9 * a1_9 + ((middle_36 & (u32(65535))))) >> (u32(16))));
        var _S302 : Wide_0 = w_102;
        var _S303 : u32 = v_4.hi_0 - _S302.hi_0;
        var _S304 : i32;
        if((v_4.lo_0) < (_S302.lo_0))
        {
            _S304 = i32(1);
        }
        else
        {
            _S304 = i32(0);
        }
        var _S305 : u32 = _S303 - u32(_S304);
        var w_103 : Wide_0;
        w_103.lo_0 = v_4.lo_0 - _S302.lo_0;
        w_103.hi_0 = _S305;
        var _S306 : Wide_0 = w_103;
        var root_1 : u32 = root_0 + u32(i32(floor((f32(i32(_S306.hi_0)) * 4.294967296e+09f + f32(_S306.lo_0)) / (2.0f * f32(root_0)))));
        i_13 = i_13 + i32(1);
        root_0 = root_1;
    }
    var w_104 : Wide_0;
    w_104.lo_0 = root_0 * root_0;
    var a1_10 : u32 = (root_0 >> (u32(16)));
    var a0_10 : u32 = (root_0 & (u32(65535)));
    var middle_37 : u32 = a1_10 * a0_10 + (((a0_10 * a0_10) >> (u32(16))));
    w_104.hi_0 = a1_10 * a1_10 + ((middle_37 >> (u32(16)))) + (((a0_10 * a1_10 + ((middle_37 & (u32(65535))))) >> (u32(16))));
    var _S307 : Wide_0 = w_104;
    var _S308 : u32 = v_4.hi_0 - _S307.hi_0;
    if((v_4.lo_0) < (_S307.lo_0))
    {
        i_13 = i32(1);
    }
    else
    {
        i_13 = i32(0);
    }
    var _S309 : u32 = _S308 - u32(i_13);
    var w_105 : Wide_0;
    w_105.lo_0 = v_4.lo_0 - _S307.lo_0;
    w_105.hi_0 = _S309;
    var _S310 : Wide_0 = w_105;
    if((((_S310.hi_0) & (u32(2147483648)))) != u32(0))
    {
        root_0 = root_0 - u32(1);
    }
    else
    {
        var _S311 : bool;
        if((_S310.hi_0) != u32(0))
        {
            _S311 = true;
        }
        else
        {
            _S311 = (_S310.lo_0) > (u32(2) * root_0);
        }
        if(_S311)
        {
            root_0 = root_0 + u32(1);
        }
    }
    return root_0;
}

fn pack_0( mantissa_2 : u32,  exponent_1 : i32) -> u32
{
    var biased_2 : i32 = exponent_1 + i32(150);
    var biased_3 : i32;
    if(mantissa_2 == u32(16777216))
    {
        biased_3 = biased_2 + i32(1);
    }
    else
    {
        biased_3 = biased_2;
    }
    if(biased_3 < i32(1))
    {
        return u32(0);
    }
    return (((u32(biased_3) << (u32(23)))) | (((mantissa_2 & (u32(8388607))))));
}

fn root_of_large_0( x_18 : u32) -> u32
{
    if(is_infinite_0(x_18))
    {
        return x_18;
    }
    var exponent_2 : i32 = exponent_of_0(x_18) - i32(150);
    var _S312 : i32;
    if(((exponent_2 & (i32(1)))) != i32(0))
    {
        _S312 = i32(25);
    }
    else
    {
        _S312 = i32(26);
    }
    var shift_3 : u32 = u32(_S312);
    var m_9 : u32 = mantissa_of_0(x_18);
    var _S313 : u32 = (m_9 >> ((u32(32) - shift_3)));
    var w_106 : Wide_0;
    w_106.lo_0 = (m_9 << (shift_3));
    w_106.hi_0 = _S313;
    return pack_0(((root_50_0(w_106) + u32(1)) >> (u32(1))), (exponent_2 - i32(shift_3)) / i32(2) + i32(1));
}

fn Token_bias_of_0( this_9 : Token_0,  expert_3 : u32) -> u32
{
    return tables_0[this_9.rule_12.bias_at_0 + expert_3];
}

fn with_bias_0( rule_13 : Rule_0,  token_0 : Token_0,  expert_4 : u32,  score_1 : u32) -> u32
{
    var _S314 : u32;
    if((rule_13.select_bias_0) != u32(0))
    {
        var _S315 : u32 = Token_bias_of_0(token_0, expert_4);
        for(;;)
        {
            var _S316 : bool;
            if(is_plain_0(score_1))
            {
                _S316 = is_plain_0(_S315);
            }
            else
            {
                _S316 = false;
            }
            if(_S316)
            {
                _S314 = flush_0(((bitcast<u32>(((bitcast<f32>((score_1))) + (bitcast<f32>((_S315)))))) ^ (zero_0)));
                break;
            }
            _S314 = add_by_words_0(score_1, _S315);
            break;
        }
    }
    else
    {
        _S314 = score_1;
    }
    return _S314;
}

fn estimate_key_0( rule_14 : Rule_0,  token_1 : Token_0,  expert_5 : u32,  x_19 : u32) -> u32
{
    var _S317 : bool;
    if(is_nan_0(x_19))
    {
        _S317 = true;
    }
    else
    {
        _S317 = estimate_is_logit_0(rule_14);
    }
    if(_S317)
    {
        return order_0(x_19, nan_place_1(rule_14));
    }
    var is_sigmoid_1 : bool = (score_of_key_0(rule_14)) == u32(1);
    var negative_0 : bool = ((x_19 & (u32(2147483648)))) != u32(0);
    if(!is_sigmoid_1)
    {
        _S317 = !negative_0;
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        _S317 = (absolute_0(x_19)) >= u32(1115684864);
    }
    else
    {
        _S317 = false;
    }
    if(_S317)
    {
        return order_0(with_bias_0(rule_14, token_1, expert_5, root_of_large_0(x_19)), nan_place_1(rule_14));
    }
    var e_14 : f32 = exp(- (bitcast<f32>((min(absolute_0(x_19), u32(1124073472))))));
    var s_1 : f32;
    if(is_sigmoid_1)
    {
        var larger_0 : f32 = 1.0f / (1.0f + e_14);
        if(negative_0)
        {
            s_1 = e_14 * larger_0;
        }
        else
        {
            s_1 = larger_0;
        }
    }
    else
    {
        if(e_14 < 0.05000000074505806f)
        {
            s_1 = e_14 * (1.0f - e_14 * (0.5f - e_14 * (0.3333333432674408f - e_14 * 0.25f)));
        }
        else
        {
            s_1 = log(1.0f + e_14);
        }
        if(negative_0)
        {
        }
        else
        {
            s_1 = (bitcast<f32>((x_19))) + s_1;
        }
        s_1 = sqrt(s_1);
    }
    if((rule_14.select_bias_0) == u32(0))
    {
        return order_0(flush_0((bitcast<u32>((s_1)))), u32(0));
    }
    var bias_0 : u32 = Token_bias_of_0(token_1, expert_5);
    if(is_infinite_0(bias_0))
    {
        return order_0(bias_0, u32(0));
    }
    return order_0(flush_0((bitcast<u32>((s_1 + (bitcast<f32>((bias_0))))))), u32(0));
}

struct RowMembers_0
{
     n_9 : u32,
};

fn RowMembers_logit_0( this_10 : RowMembers_0,  expert_6 : u32) -> u32
{
    return Row4096_get_0(expert_6);
}

fn RowMembers_has_0( this_11 : RowMembers_0,  expert_7 : u32) -> bool
{
    return true;
}

fn RowMembers_count_0( this_12 : RowMembers_0) -> u32
{
    return this_12.n_9;
}

fn is_less_0( a_13 : u32,  b_11 : u32) -> bool
{
    return (order_0(a_13, u32(0))) < (order_0(b_11, u32(0)));
}

fn guarded_sum_0( rule_15 : Rule_0,  sum_12 : u32) -> u32
{
    var _S318 : bool;
    var _S319 : u32;
    if((rule_15.eps_kind_0) == u32(0))
    {
        if((rule_15.renorm_eps_0) == u32(0))
        {
            _S319 = sum_12;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_12))
                {
                    _S318 = is_plain_0(rule_15.renorm_eps_0);
                }
                else
                {
                    _S318 = false;
                }
                if(_S318)
                {
                    _S319 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_12))) + (bitcast<f32>((rule_15.renorm_eps_0)))))) ^ (zero_0)));
                    break;
                }
                _S319 = add_by_words_0(sum_12, rule_15.renorm_eps_0);
                break;
            }
        }
        return _S319;
    }
    if(!is_nan_0(sum_12))
    {
        _S318 = is_less_0(sum_12, rule_15.renorm_eps_0);
    }
    else
    {
        _S318 = false;
    }
    if(_S318)
    {
        _S319 = rule_15.renorm_eps_0;
    }
    else
    {
        _S319 = sum_12;
    }
    return _S319;
}

fn divide_numbers_0( a_14 : u32,  b_12 : u32) -> u32
{
    var n_10 : u32 = mantissa_of_0(a_14);
    var d_4 : u32 = mantissa_of_0(b_12);
    var _S320 : i32;
    if(n_10 < d_4)
    {
        _S320 = i32(1);
    }
    else
    {
        _S320 = i32(0);
    }
    var shift_4 : u32 = u32(_S320);
    var inverse_0 : f32 = 1.0f / (bitcast<f32>(((((b_12 & (u32(8388607)))) | (u32(1065353216))))));
    var q_7 : u32 = (bitcast<u32>(((bitcast<f32>((((((a_14 & (u32(8388607)))) | (u32(1065353216)))) + ((shift_4 << (u32(23))))))) * inverse_0))) - u32(1056964608);
    var r_2 : i32 = i32(((n_10 << ((u32(23) + shift_4)))) - q_7 * d_4);
    var step_2 : u32 = (bitcast<u32>((f32(r_2) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - u32(1262485504);
    var q_8 : u32 = q_7 + step_2;
    var r_3 : i32 = i32(2) * (r_2 - i32(step_2 * d_4));
    var _S321 : i32 = i32(d_4);
    var q_9 : u32;
    if(r_3 > _S321)
    {
        q_9 = q_8 + u32(1);
    }
    else
    {
        q_9 = q_8;
    }
    if(r_3 < (- _S321))
    {
        q_9 = q_9 - u32(1);
    }
    var sign_1 : u32 = (((a_14 ^ (b_12))) & (u32(2147483648)));
    var biased_4 : i32 = exponent_of_0(a_14) - exponent_of_0(b_12) + i32(127) - i32(shift_4);
    var _S322 : u32 = (sign_1 | ((((u32(biased_4) << (u32(23)))) + ((q_9 & (u32(8388607)))))));
    var y_0 : u32;
    if(biased_4 < i32(1))
    {
        y_0 = u32(0);
    }
    else
    {
        y_0 = _S322;
    }
    if(biased_4 > i32(254))
    {
        y_0 = (sign_1 | (u32(2139095040)));
    }
    return y_0;
}

fn divide_0( a_15 : u32,  b_13 : u32) -> u32
{
    var q_10 : u32 = divide_numbers_0(a_15, b_13);
    var _S323 : bool;
    if(u32(exponent_of_0(a_15) - i32(1)) < u32(254))
    {
        _S323 = u32(exponent_of_0(b_13) - i32(1)) < u32(254);
    }
    else
    {
        _S323 = false;
    }
    if(_S323)
    {
        return q_10;
    }
    if(is_nan_0(a_15))
    {
        _S323 = true;
    }
    else
    {
        _S323 = is_nan_0(b_13);
    }
    if(_S323)
    {
        return u32(2143289344);
    }
    var sign_2 : u32 = (((a_15 ^ (b_13))) & (u32(2147483648)));
    var _S324 : u32;
    if(is_infinite_0(a_15))
    {
        if(is_infinite_0(b_13))
        {
            _S324 = u32(2143289344);
        }
        else
        {
            _S324 = (sign_2 | (u32(2139095040)));
        }
        return _S324;
    }
    if(is_infinite_0(b_13))
    {
        return u32(0);
    }
    if((absolute_0(b_13)) == u32(0))
    {
        if((absolute_0(a_15)) == u32(0))
        {
            _S324 = u32(2143289344);
        }
        else
        {
            _S324 = (sign_2 | (u32(2139095040)));
        }
        return _S324;
    }
    return u32(0);
}

fn renormalize_1( lane_21 : u32,  rule_16 : Rule_0)
{
    var _S325 : u32 = sum_of_scores_0(lane_21, rule_16);
    var _S326 : u32 = guarded_sum_0(rule_16, _S325);
    Lanes_sync_0();
    var slot_3 : u32 = lane_21;
    for(;;)
    {
        if(slot_3 < (rule_16.n_used_0))
        {
        }
        else
        {
            break;
        }
        winner_score_0[slot_3] = divide_0(winner_score_0[slot_3], _S326);
        slot_3 = slot_3 + u32(32);
    }
    return;
}

fn weighs_winners_alone_0( rule_17 : Rule_0) -> bool
{
    var _S327 : bool;
    if((rule_17.score_0) == u32(0))
    {
        _S327 = (rule_17.renormalize_0) != u32(0);
    }
    else
    {
        _S327 = false;
    }
    if(_S327)
    {
        _S327 = (rule_17.renorm_eps_0) == u32(0);
    }
    else
    {
        _S327 = false;
    }
    if(_S327)
    {
        _S327 = (rule_17.score_dtype_0) == u32(0);
    }
    else
    {
        _S327 = false;
    }
    return _S327;
}

var<workgroup> winner_id_0 : array<u32, i32(64)>;

struct Rounded_0
{
     value_8 : u32,
     doubtful_0 : bool,
};

fn is_zero_0( a_16 : Huge_0) -> bool
{
    return (((((((a_16.w0_0) | ((a_16.w1_0)))) | ((a_16.w2_0)))) | ((a_16.w3_0)))) == u32(0);
}

fn bit_width_1( a_17 : Huge_0) -> u32
{
    if((a_17.w3_0) != u32(0))
    {
        return u32(96) + bit_width_0(a_17.w3_0);
    }
    if((a_17.w2_0) != u32(0))
    {
        return u32(64) + bit_width_0(a_17.w2_0);
    }
    if((a_17.w1_0) != u32(0))
    {
        return u32(32) + bit_width_0(a_17.w1_0);
    }
    return bit_width_0(a_17.w0_0);
}

fn same_0( a_18 : Huge_0,  b_14 : Huge_0) -> bool
{
    var _S328 : bool;
    if((a_18.w0_0) == (b_14.w0_0))
    {
        _S328 = (a_18.w1_0) == (b_14.w1_0);
    }
    else
    {
        _S328 = false;
    }
    if(_S328)
    {
        _S328 = (a_18.w2_0) == (b_14.w2_0);
    }
    else
    {
        _S328 = false;
    }
    if(_S328)
    {
        _S328 = (a_18.w3_0) == (b_14.w3_0);
    }
    else
    {
        _S328 = false;
    }
    return _S328;
}

fn round_ratio_0( num_0 : Huge_0,  den_0 : Huge_0,  exponent_3 : i32) -> u32
{
    if(is_zero_0(num_0))
    {
        return u32(0);
    }
    var shift_5 : i32 = i32(bit_width_1(den_0)) - i32(bit_width_1(num_0));
    var _S329 : Huge_0;
    if(shift_5 > i32(0))
    {
        _S329 = shift_left_0(num_0, u32(shift_5));
    }
    else
    {
        _S329 = num_0;
    }
    var _S330 : Huge_0;
    if(shift_5 < i32(0))
    {
        _S330 = shift_left_0(den_0, u32(- shift_5));
    }
    else
    {
        _S330 = den_0;
    }
    var shift_6 : i32;
    if(less_0(_S329, _S330))
    {
        var shift_7 : i32 = shift_5 + i32(1);
        _S329 = shift_left_0(_S329, u32(1));
        shift_6 = shift_7;
    }
    else
    {
        shift_6 = shift_5;
    }
    var bit_2 : u32 = u32(0);
    var quotient_0 : u32 = u32(0);
    for(;;)
    {
        if(bit_2 < (u32(24) + zero_0))
        {
        }
        else
        {
            break;
        }
        var quotient_1 : u32 = (quotient_0 << (u32(1)));
        var _S331 : Huge_0;
        if(!less_0(_S329, _S330))
        {
            var quotient_2 : u32 = (quotient_1 | (u32(1)));
            _S331 = subtract_0(_S329, _S330);
            quotient_0 = quotient_2;
        }
        else
        {
            _S331 = _S329;
            quotient_0 = quotient_1;
        }
        var _S332 : Huge_0 = shift_left_0(_S331, u32(1));
        var bit_3 : u32 = bit_2 + u32(1);
        _S329 = _S332;
        bit_2 = bit_3;
    }
    var _S333 : bool;
    if(less_0(_S330, _S329))
    {
        _S333 = true;
    }
    else
    {
        if(same_0(_S329, _S330))
        {
            _S333 = ((quotient_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S333 = false;
        }
    }
    if(_S333)
    {
        quotient_0 = quotient_0 + u32(1);
    }
    return pack_0(quotient_0, exponent_3 - shift_6 - i32(23));
}

fn multiply_low_0( a_19 : Wide_0,  b_15 : u32) -> Wide_0
{
    var w_107 : Wide_0;
    w_107.lo_0 = a_19.lo_0 * b_15;
    var a1_11 : u32 = ((a_19.lo_0) >> (u32(16)));
    var a0_11 : u32 = ((a_19.lo_0) & (u32(65535)));
    var b1_21 : u32 = (b_15 >> (u32(16)));
    var b0_21 : u32 = (b_15 & (u32(65535)));
    var middle_38 : u32 = a1_11 * b0_21 + (((a0_11 * b0_21) >> (u32(16))));
    w_107.hi_0 = a1_11 * b1_21 + ((middle_38 >> (u32(16)))) + (((a0_11 * b1_21 + ((middle_38 & (u32(65535))))) >> (u32(16))));
    var p_2 : Wide_0 = w_107;
    p_2.hi_0 = p_2.hi_0 + a_19.hi_0 * b_15;
    return p_2;
}

fn multiply_low_signed_0( a_20 : Wide_0,  b_16 : i32) -> Wide_0
{
    var _S334 : bool = b_16 < i32(0);
    var _S335 : u32;
    if(_S334)
    {
        _S335 = u32(- b_16);
    }
    else
    {
        _S335 = u32(b_16);
    }
    var p_3 : Wide_0 = multiply_low_0(a_20, _S335);
    var _S336 : Wide_0;
    if(_S334)
    {
        var w_108 : Wide_0;
        w_108.lo_0 = u32(0);
        w_108.hi_0 = u32(0);
        var _S337 : Wide_0 = w_108;
        var _S338 : u32 = w_108.hi_0 - p_3.hi_0;
        var _S339 : i32;
        if((w_108.lo_0) < (p_3.lo_0))
        {
            _S339 = i32(1);
        }
        else
        {
            _S339 = i32(0);
        }
        var _S340 : u32 = _S338 - u32(_S339);
        var w_109 : Wide_0;
        w_109.lo_0 = _S337.lo_0 - p_3.lo_0;
        w_109.hi_0 = _S340;
        var _S341 : Wide_0 = w_109;
        _S336 = _S341;
    }
    else
    {
        _S336 = p_3;
    }
    return _S336;
}

fn round_quotient_0( n_11 : Wide_0,  d_5 : Wide_0,  exponent_4 : i32,  slack_0 : u32) -> Rounded_0
{
    var inverse_1 : f32 = 1.0f / f32(d_5.hi_0);
    var _S342 : u32 = ((d_5.hi_0) >> (u32(6)));
    var w_110 : Wide_0;
    w_110.lo_0 = ((((d_5.lo_0) >> (u32(6)))) | ((((d_5.hi_0) << (u32(26))))));
    w_110.hi_0 = _S342;
    var _S343 : Wide_0 = w_110;
    var _S344 : u32 = ((n_11.hi_0) >> (u32(6)));
    var w_111 : Wide_0;
    w_111.lo_0 = ((((n_11.lo_0) >> (u32(6)))) | ((((n_11.hi_0) << (u32(26))))));
    w_111.hi_0 = _S344;
    var inverse58_0 : f32 = inverse_1 * 64.0f;
    var q1_0 : u32 = u32(f32(n_11.hi_0) * inverse_1 * 4.194304e+06f);
    var _S345 : u32 = ((((w_111.hi_0) << (u32(22)))) | ((((w_111.lo_0) >> (u32(10))))));
    var w_112 : Wide_0;
    w_112.lo_0 = ((w_111.lo_0) << (u32(22)));
    w_112.hi_0 = _S345;
    var _S346 : Wide_0 = w_112;
    var _S347 : Wide_0 = multiply_low_0(w_110, q1_0);
    var _S348 : u32 = w_112.hi_0 - _S347.hi_0;
    var _S349 : i32;
    if((w_112.lo_0) < (_S347.lo_0))
    {
        _S349 = i32(1);
    }
    else
    {
        _S349 = i32(0);
    }
    var _S350 : u32 = _S348 - u32(_S349);
    var w_113 : Wide_0;
    w_113.lo_0 = _S346.lo_0 - _S347.lo_0;
    w_113.hi_0 = _S350;
    var _S351 : Wide_0 = w_113;
    var q2_0 : i32 = i32(f32(i32(_S351.hi_0)) * inverse58_0 * 6.5536e+04f);
    var _S352 : u32 = ((((_S351.hi_0) << (u32(16)))) | ((((_S351.lo_0) >> (u32(16))))));
    var w_114 : Wide_0;
    w_114.lo_0 = ((_S351.lo_0) << (u32(16)));
    w_114.hi_0 = _S352;
    var _S353 : Wide_0 = w_114;
    var _S354 : Wide_0 = multiply_low_signed_0(_S343, q2_0);
    var _S355 : u32 = w_114.hi_0 - _S354.hi_0;
    if((w_114.lo_0) < (_S354.lo_0))
    {
        _S349 = i32(1);
    }
    else
    {
        _S349 = i32(0);
    }
    var _S356 : u32 = _S355 - u32(_S349);
    var w_115 : Wide_0;
    w_115.lo_0 = _S353.lo_0 - _S354.lo_0;
    w_115.hi_0 = _S356;
    var _S357 : Wide_0 = w_115;
    var low_3 : i32 = ((q2_0 & (i32(65535)))) * i32(16384) + i32(floor(f32(i32(_S357.hi_0)) * inverse58_0 * 16384.0f));
    var hi_3 : u32 = u32(i32(q1_0) + ((q2_0 >> (u32(16)))) + ((low_3 >> (u32(30)))));
    var lo_26 : u32 = (u32(low_3) & (u32(1073741823)));
    if(hi_3 >= u32(4194304))
    {
        _S349 = i32(1);
    }
    else
    {
        _S349 = i32(2);
    }
    var more_0 : u32 = u32(_S349);
    var left_0 : u32 = u32(30) - more_0;
    var mantissa_3 : u32 = (((hi_3 << (more_0))) | (((lo_26 >> (left_0)))));
    var fraction_0 : u32 = (lo_26 & ((((u32(1) << (left_0))) - u32(1))));
    var half_0 : u32 = (u32(1) << ((left_0 - u32(1))));
    var r_4 : Rounded_0;
    var _S358 : bool = fraction_0 > half_0;
    if(_S358)
    {
        _S349 = i32(1);
    }
    else
    {
        _S349 = i32(0);
    }
    r_4.value_8 = pack_0(mantissa_3 + u32(_S349), exponent_4 - i32(22) - i32(more_0));
    var _S359 : u32;
    if(_S358)
    {
        _S359 = fraction_0 - half_0;
    }
    else
    {
        _S359 = half_0 - fraction_0;
    }
    r_4.doubtful_0 = _S359 <= slack_0;
    return r_4;
}

fn share_0( s_2 : Softmax_0,  x_20 : u32) -> Rounded_0
{
    var r_5 : Rounded_0;
    r_5.value_8 = u32(2143289344);
    r_5.doubtful_0 = false;
    var _S360 : bool;
    if(s_2.poisoned_0)
    {
        _S360 = true;
    }
    else
    {
        _S360 = is_nan_0(x_20);
    }
    if(_S360)
    {
        return r_5;
    }
    r_5.value_8 = u32(0);
    if(s_2.exact_0)
    {
        var d_6 : ExactDistance_0 = distance_exact_0(s_2.largest_0, x_20);
        if(!d_6.near_0)
        {
            return r_5;
        }
        var e_15 : ExactExp_0 = exp_exact_0(d_6.t_0);
        r_5.value_8 = round_ratio_0(shift_left_0(e_15.m_4, u32(16)), s_2.exact_sum_0, - i32(e_15.q_0));
        return r_5;
    }
    var d_7 : Distance_0 = distance_fast_0(s_2.largest_0, x_20);
    if(!d_7.near_1)
    {
        return r_5;
    }
    var e_16 : Exp_0 = exp_fast_0(d_7.t_2);
    var up_0 : u32 = u32(31) - firstbithigh_0(s_2.sum_5.hi_0);
    var sum_13 : Wide_0;
    if(up_0 == u32(0))
    {
        sum_13 = s_2.sum_5;
    }
    else
    {
        var _S361 : u32 = ((((s_2.sum_5.hi_0) << (up_0))) | ((((s_2.sum_5.lo_0) >> ((u32(32) - up_0))))));
        var w_116 : Wide_0;
        w_116.lo_0 = ((s_2.sum_5.lo_0) << (up_0));
        w_116.hi_0 = _S361;
        sum_13 = w_116;
    }
    return round_quotient_0(e_16.m_6, sum_13, i32(up_0) - i32(e_16.q_5) - i32(s_2.sum_bits_0), u32(64) + ((((u32(1) << ((u32(2) * s_2.sum_bits_0)))) >> (u32(11)))));
}

fn narrow_half_0( x_21 : u32) -> u32
{
    if(is_nan_0(x_21))
    {
        return u32(32256);
    }
    var sign_3 : u32 = (((x_21 >> (u32(16)))) & (u32(32768)));
    if(is_infinite_0(x_21))
    {
        return (sign_3 | (u32(31744)));
    }
    var exponent_5 : i32 = exponent_of_0(x_21) - i32(127);
    if(exponent_5 < i32(-25))
    {
        return u32(0);
    }
    var _S362 : bool = exponent_5 < i32(-14);
    var drop_0 : u32;
    if(_S362)
    {
        drop_0 = u32(i32(-1) - exponent_5);
    }
    else
    {
        drop_0 = u32(13);
    }
    var mantissa_4 : u32 = mantissa_of_0(x_21);
    var n_12 : u32 = (mantissa_4 >> (drop_0));
    var rest_2 : u32 = (mantissa_4 & ((((u32(1) << (drop_0))) - u32(1))));
    var half_1 : u32 = (u32(1) << ((drop_0 - u32(1))));
    var _S363 : bool;
    if(rest_2 > half_1)
    {
        _S363 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S363 = ((n_12 & (u32(1)))) != u32(0);
        }
        else
        {
            _S363 = false;
        }
    }
    var n_13 : u32;
    if(_S363)
    {
        n_13 = n_12 + u32(1);
    }
    else
    {
        n_13 = n_12;
    }
    if(n_13 == u32(0))
    {
        return u32(0);
    }
    var bits_0 : u32;
    if(_S362)
    {
        bits_0 = n_13;
    }
    else
    {
        bits_0 = ((u32(exponent_5 + i32(14)) << (u32(10)))) + n_13;
    }
    return (sign_3 | ((min(bits_0, u32(31744)))));
}

fn widen_half_0( h_24 : u32) -> u32
{
    var sign_4 : u32 = (((h_24 & (u32(32768)))) << (u32(16)));
    var exponent_6 : u32 = (((h_24 >> (u32(10)))) & (u32(31)));
    var fraction_1 : u32 = (h_24 & (u32(1023)));
    if(exponent_6 == u32(31))
    {
        var _S364 : u32;
        if(fraction_1 != u32(0))
        {
            _S364 = u32(2143289344);
        }
        else
        {
            _S364 = (sign_4 | (u32(2139095040)));
        }
        return _S364;
    }
    if(exponent_6 != u32(0))
    {
        return (((sign_4 | ((((exponent_6 + u32(112)) << (u32(23))))))) | (((fraction_1 << (u32(13))))));
    }
    if(fraction_1 == u32(0))
    {
        return sign_4;
    }
    var top_0 : u32 = firstbithigh_0(fraction_1);
    return (((sign_4 | ((((top_0 + u32(103)) << (u32(23))))))) | (((((fraction_1 << ((u32(23) - top_0)))) & (u32(8388607))))));
}

fn narrow_bfloat_0( x_22 : u32) -> u32
{
    if(is_nan_0(x_22))
    {
        return u32(32704);
    }
    return ((x_22 + u32(32767) + ((((x_22 >> (u32(16)))) & (u32(1))))) >> (u32(16)));
}

fn round_score_0( x_23 : u32,  dtype_0 : u32) -> u32
{
    if(dtype_0 == u32(1))
    {
        return widen_half_0(narrow_half_0(x_23));
    }
    if(dtype_0 == u32(2))
    {
        return ((narrow_bfloat_0(x_23)) << (u32(16)));
    }
    return x_23;
}

fn weigh_softmax_0( lane_22 : u32,  rule_18 : Rule_0,  token_2 : Token_0,  row_0 : Softmax_0,  selected_0 : bool,  exact_3 : bool) -> bool
{
    var softmax_0 : Softmax_0 = row_0;
    var doubtful_1 : bool;
    var slot_4 : u32;
    if(weighs_winners_alone_0(rule_18))
    {
        var winners_0 : WinnerMembers_0;
        winners_0.n_0 = rule_18.n_used_0;
        var _S365 : Softmax_0 = softmax_of_0(lane_22, winners_0, false, exact_3);
        softmax_0 = _S365;
        doubtful_1 = false;
        slot_4 = lane_22;
        for(;;)
        {
            if(slot_4 < (rule_18.n_used_0))
            {
            }
            else
            {
                break;
            }
            var x_24 : u32 = winner_logit_0[slot_4];
            var of_key_0 : bool;
            if(ranks_by_logit_0(rule_18))
            {
                of_key_0 = is_nan_0(with_bias_0(rule_18, token_2, winner_id_0[slot_4], x_24));
            }
            else
            {
                of_key_0 = row_0.poisoned_0;
            }
            var _S366 : bool;
            if(doubtful_1)
            {
                _S366 = true;
            }
            else
            {
                _S366 = is_nan_0(x_24);
            }
            if(_S366)
            {
                doubtful_1 = true;
            }
            else
            {
                var _S367 : bool;
                if(selected_0)
                {
                    _S367 = of_key_0;
                }
                else
                {
                    _S367 = false;
                }
                doubtful_1 = _S367;
            }
            slot_4 = slot_4 + u32(32);
        }
        var _S368 : u32 = Lanes_ballot_0(lane_22, doubtful_1);
        if(_S368 != u32(0))
        {
            softmax_0.poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_4 = lane_22;
    for(;;)
    {
        if(slot_4 < (rule_18.n_used_0))
        {
        }
        else
        {
            break;
        }
        var r_6 : Rounded_0 = share_0(softmax_0, winner_logit_0[slot_4]);
        if(doubtful_1)
        {
            doubtful_1 = true;
        }
        else
        {
            doubtful_1 = r_6.doubtful_0;
        }
        var _S369 : u32;
        if(is_nan_0(r_6.value_8))
        {
            _S369 = u32(2143289344);
        }
        else
        {
            _S369 = round_score_0(r_6.value_8, rule_18.score_dtype_0);
        }
        winner_score_0[slot_4] = _S369;
        slot_4 = slot_4 + u32(32);
    }
    var _S370 : u32 = Lanes_ballot_0(lane_22, doubtful_1);
    return _S370 != u32(0);
}

var<workgroup> list_key_0 : array<u32, i32(64)>;

var<workgroup> list_logit_0 : array<u32, i32(64)>;

var<workgroup> list_score_0 : array<u32, i32(64)>;

fn place_winner_0( slot_5 : u32,  i_14 : u32)
{
    winner_id_0[slot_5] = list_id_0[i_14];
    winner_logit_0[slot_5] = list_logit_0[i_14];
    winner_score_0[slot_5] = list_score_0[i_14];
    return;
}

fn rank_list_0( lane_23 : u32,  rule_19 : Rule_0,  n_14 : u32)
{
    var i_15 : u32;
    if(n_14 <= u32(32))
    {
        if(lane_23 < n_14)
        {
            i_15 = list_key_0[lane_23];
        }
        else
        {
            i_15 = u32(0);
        }
        var slot_6 : u32 = Lanes_rank_0(lane_23, i_15, rule_19.n_used_0);
        if(slot_6 < (rule_19.n_used_0))
        {
            place_winner_0(slot_6, lane_23);
        }
        return;
    }
    i_15 = lane_23;
    for(;;)
    {
        if(i_15 < n_14)
        {
        }
        else
        {
            break;
        }
        var j_2 : u32 = u32(0);
        var slot_7 : u32 = u32(0);
        for(;;)
        {
            if(j_2 < n_14)
            {
            }
            else
            {
                break;
            }
            var _S371 : bool;
            if((list_key_0[j_2]) > (list_key_0[i_15]))
            {
                _S371 = true;
            }
            else
            {
                if((list_key_0[j_2]) == (list_key_0[i_15]))
                {
                    _S371 = j_2 < i_15;
                }
                else
                {
                    _S371 = false;
                }
            }
            var _S372 : i32;
            if(_S371)
            {
                _S372 = i32(1);
            }
            else
            {
                _S372 = i32(0);
            }
            var slot_8 : u32 = slot_7 + u32(_S372);
            j_2 = j_2 + u32(1);
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_19.n_used_0))
        {
            place_winner_0(slot_7, i_15);
        }
        i_15 = i_15 + u32(32);
    }
    return;
}

fn Token_word_of_0( this_13 : Token_0,  expert_8 : u32) -> u32
{
    var _S373 : u32 = this_13.first_1 + expert_8;
    var _S374 : i32;
    if((this_13.rule_12.logits_dtype_0) == u32(0))
    {
        _S374 = i32(0);
    }
    else
    {
        _S374 = i32(1);
    }
    return logits_0[(_S373 >> (u32(_S374)))];
}

fn Token_is_packed_0( this_14 : Token_0) -> bool
{
    return (this_14.rule_12.logits_dtype_0) != u32(0);
}

fn Token_unpack_0( this_15 : Token_0,  word_0 : u32,  expert_9 : u32) -> u32
{
    var half_2 : u32 = (((word_0 >> ((u32(16) * (((this_15.first_1 + expert_9) & (u32(1)))))))) & (u32(65535)));
    var _S375 : u32;
    if((this_15.rule_12.logits_dtype_0) == u32(1))
    {
        _S375 = widen_half_0(half_2);
    }
    else
    {
        _S375 = (half_2 << (u32(16)));
    }
    return _S375;
}

fn Token_logit_of_0( this_16 : Token_0,  expert_10 : u32) -> u32
{
    var word_1 : u32 = Token_word_of_0(this_16, expert_10);
    var _S376 : u32;
    if(Token_is_packed_0(this_16))
    {
        _S376 = Token_unpack_0(this_16, word_1, expert_10);
    }
    else
    {
        _S376 = word_1;
    }
    return _S376;
}

fn Token_logit_bias_of_0( this_17 : Token_0,  expert_11 : u32) -> u32
{
    return tables_0[this_17.rule_12.logit_bias_at_0 + expert_11];
}

fn multiply_0( a_21 : u32,  b_17 : u32) -> u32
{
    var _S377 : bool;
    if(is_nan_0(a_21))
    {
        _S377 = true;
    }
    else
    {
        _S377 = is_nan_0(b_17);
    }
    if(_S377)
    {
        return u32(2143289344);
    }
    var sign_5 : u32 = (((a_21 ^ (b_17))) & (u32(2147483648)));
    if(is_infinite_0(a_21))
    {
        _S377 = true;
    }
    else
    {
        _S377 = is_infinite_0(b_17);
    }
    if(_S377)
    {
        if((absolute_0(a_21)) == u32(0))
        {
            _S377 = true;
        }
        else
        {
            _S377 = (absolute_0(b_17)) == u32(0);
        }
        var _S378 : u32;
        if(_S377)
        {
            _S378 = u32(2143289344);
        }
        else
        {
            _S378 = (sign_5 | (u32(2139095040)));
        }
        return _S378;
    }
    if((absolute_0(a_21)) == u32(0))
    {
        _S377 = true;
    }
    else
    {
        _S377 = (absolute_0(b_17)) == u32(0);
    }
    if(_S377)
    {
        return u32(0);
    }
    var _S379 : u32 = ((mantissa_of_0(a_21)) << (u32(8)));
    var _S380 : u32 = ((mantissa_of_0(b_17)) << (u32(8)));
    var w_117 : Wide_0;
    w_117.lo_0 = _S379 * _S380;
    var a1_12 : u32 = (_S379 >> (u32(16)));
    var a0_12 : u32 = (_S379 & (u32(65535)));
    var b1_22 : u32 = (_S380 >> (u32(16)));
    var b0_22 : u32 = (_S380 & (u32(65535)));
    var middle_39 : u32 = a1_12 * b0_22 + (((a0_12 * b0_22) >> (u32(16))));
    w_117.hi_0 = a1_12 * b1_22 + ((middle_39 >> (u32(16)))) + (((a0_12 * b1_22 + ((middle_39 & (u32(65535))))) >> (u32(16))));
    var _S381 : Wide_0 = w_117;
    var exponent_7 : i32 = exponent_of_0(a_21) + exponent_of_0(b_17) - i32(300) - i32(16) + i32(32);
    var p_4 : Wide_0;
    var exponent_8 : i32;
    if((((w_117.hi_0) & (u32(2147483648)))) == u32(0))
    {
        var _S382 : u32 = ((((_S381.hi_0) << (u32(1)))) | ((((_S381.lo_0) >> (u32(31))))));
        var w_118 : Wide_0;
        w_118.lo_0 = ((_S381.lo_0) << (u32(1)));
        w_118.hi_0 = _S382;
        var exponent_9 : i32 = exponent_7 - i32(1);
        p_4 = w_118;
        exponent_8 = exponent_9;
    }
    else
    {
        p_4 = _S381;
        exponent_8 = exponent_7;
    }
    return round_0(sign_5, p_4.hi_0, exponent_8, (p_4.lo_0) != u32(0));
}

fn linear_0( rule_20 : Rule_0,  token_3 : Token_0,  expert_12 : u32,  logit_0 : u32) -> u32
{
    var x_25 : u32 = flush_0(logit_0);
    var x_26 : u32;
    if((rule_20.logit_bias_at_0) != u32(4294967295))
    {
        var _S383 : u32 = Token_logit_bias_of_0(token_3, expert_12);
        for(;;)
        {
            var _S384 : bool;
            if(is_plain_0(x_25))
            {
                _S384 = is_plain_0(_S383);
            }
            else
            {
                _S384 = false;
            }
            if(_S384)
            {
                x_26 = flush_0(((bitcast<u32>(((bitcast<f32>((x_25))) + (bitcast<f32>((_S383)))))) ^ (zero_0)));
                break;
            }
            x_26 = add_by_words_0(x_25, _S383);
            break;
        }
    }
    else
    {
        x_26 = x_25;
    }
    if((rule_20.has_logit_scale_0) != u32(0))
    {
        x_26 = multiply_0(x_26, rule_20.logit_scale_0);
    }
    return x_26;
}

fn tanh_0( x_27 : u32) -> u32
{
    var size_3 : u32 = absolute_0(x_27);
    if(size_3 > u32(2139095040))
    {
        return u32(2143289344);
    }
    if(size_3 <= u32(964689920))
    {
        return x_27;
    }
    var y_1 : u32;
    if(size_3 < u32(1098907648))
    {
        var e_17 : ExactExp_0 = exp_exact_0(shift_left_0(fixed_96_0(x_27), u32(1)));
        var h_25 : Huge_0;
        h_25.w0_0 = u32(0);
        h_25.w1_0 = u32(0);
        h_25.w2_0 = u32(0);
        h_25.w3_0 = u32(1);
        var term_0 : Huge_0 = shift_right_0(e_17.m_4, e_17.q_0);
        y_1 = round_ratio_0(subtract_0(h_25, term_0), add_0(h_25, term_0), i32(0));
    }
    else
    {
        y_1 = u32(1065353216);
    }
    return (y_1 | (((x_27 & (u32(2147483648))))));
}

fn softcap_0( rule_21 : Rule_0,  x_28 : u32) -> u32
{
    return multiply_0(tanh_0(divide_0(x_28, rule_21.logit_softcap_0)), rule_21.logit_softcap_0);
}

fn clamp_0( rule_22 : Rule_0,  x_29 : u32) -> u32
{
    var _S385 : bool;
    if((rule_22.has_logit_clamp_0) == u32(0))
    {
        _S385 = true;
    }
    else
    {
        _S385 = is_nan_0(x_29);
    }
    if(_S385)
    {
        return x_29;
    }
    var _S386 : u32;
    if((absolute_0(x_29)) > (rule_22.logit_clamp_0))
    {
        _S386 = (((x_29 & (u32(2147483648)))) | ((rule_22.logit_clamp_0)));
    }
    else
    {
        _S386 = x_29;
    }
    return _S386;
}

fn prepare_0( rule_23 : Rule_0,  token_4 : Token_0,  expert_13 : u32) -> u32
{
    var x_30 : u32 = linear_0(rule_23, token_4, expert_13, Token_logit_of_0(token_4, expert_13));
    var x_31 : u32;
    if((rule_23.has_logit_softcap_0) != u32(0))
    {
        x_31 = softcap_0(rule_23, x_30);
    }
    else
    {
        x_31 = x_30;
    }
    return clamp_0(rule_23, x_31);
}

fn find_candidates_0( lane_24 : u32,  rule_24 : Rule_0,  exact_4 : bool) -> u32
{
    var _S387 : bool;
    if((rule_24.n_group_0) > u32(1))
    {
        var _S388 : bool = keep_groups_0(lane_24, rule_24, exact_4);
        _S387 = _S388;
    }
    else
    {
        _S387 = false;
    }
    if(_S387)
    {
        return u32(0);
    }
    var n_15 : u32;
    if((rule_24.n_used_0) <= u32(32))
    {
        n_15 = lane_24;
        var top_1 : u32 = u32(0);
        for(;;)
        {
            var _S389 : bool = n_15 < (rule_24.n_expert_0);
            if(_S389)
            {
            }
            else
            {
                break;
            }
            var _S390 : u32 = rule_24.n_expert_0 - u32(1);
            var e_18 : u32 = n_15 + u32(32);
            var e_19 : u32 = n_15 + u32(64);
            var e_20 : u32 = n_15 + u32(96);
            var e_21 : u32 = n_15 + u32(128);
            var e_22 : u32 = n_15 + u32(160);
            var e_23 : u32 = n_15 + u32(192);
            var e_24 : u32 = n_15 + u32(224);
            var _S391 : u32 = max(max(max(max(max(max(max(max(top_1, select(u32(0), Row4096_get_0(min(n_15, _S390)), _S389)), select(u32(0), Row4096_get_0(min(e_18, _S390)), e_18 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_19, _S390)), e_19 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_20, _S390)), e_20 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_21, _S390)), e_21 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_22, _S390)), e_22 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_23, _S390)), e_23 < (rule_24.n_expert_0))), select(u32(0), Row4096_get_0(min(e_24, _S390)), e_24 < (rule_24.n_expert_0)));
            n_15 = n_15 + u32(256);
            top_1 = _S391;
        }
        var bound_7 : u32 = Lanes_kth_largest_0(lane_24, top_1, rule_24.n_used_0);
        var bound_8 : u32;
        if(!exact_4)
        {
            bound_8 = window_below_0(rule_24, bound_7, absolute_0(from_order_0(bound_7)), u32(1));
        }
        else
        {
            bound_8 = bound_7;
        }
        var _S392 : u32 = gather_0(lane_24, rule_24, max(bound_8, u32(1)));
        var _S393 : u32 = Lanes_agreed_0(lane_24, _S392);
        n_15 = _S393;
    }
    else
    {
        n_15 = u32(33);
    }
    if(n_15 <= u32(32))
    {
        return n_15;
    }
    if(!exact_4)
    {
        return u32(0);
    }
    select_by_bits_0(lane_24, rule_24);
    return rule_24.n_used_0;
}

fn sigmoid_by_floats_0( x_32 : u32) -> Rounded_0
{
    var half_3 : f32 = (bitcast<f32>((x_32))) * -0.5f;
    var rounded_0 : f32 = half_3 * 23.08312034606933594f + 1.2582912e+07f;
    var k_8 : f32 = rounded_0 * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - 1.2582912e+07f;
    var bits_1 : u32 = (bitcast<u32>((rounded_0)));
    var odd_0 : bool = ((bits_1 & (u32(1)))) != u32(0);
    var second_2 : bool = ((bits_1 & (u32(2)))) != u32(0);
    var _S394 : bool = ((bits_1 & (u32(4)))) != u32(0);
    var _S395 : u32 = select(select(select(u32(0), u32(2961349132), odd_0), select(u32(810986776), u32(2957515430), odd_0), second_2), select(select(u32(2944459957), u32(2937511365), odd_0), select(u32(794578263), u32(800150507), odd_0), second_2), _S394);
    var g_0 : f32 = (bitcast<f32>((((((((bits_1 << (u32(20)))) & (u32(4286578688)))) | (((((_S395 << (u32(16)))) & (u32(8323072))))))) + u32(1073741824))));
    var _S396 : f32 = (((half_3 - k_8 * 0.0433197021484375f) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - k_8 * (bitcast<f32>((i32(906362880))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - (bitcast<f32>((select(select(select(u32(0), u32(985829264), odd_0), select(u32(3124513344), u32(929384448), odd_0), second_2), select(select(u32(3093300736), u32(3129339040), odd_0), select(u32(3122933504), u32(973721952), odd_0), second_2), _S394))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var a_22 : f32 = (bitcast<f32>((((bitcast<u32>((_S396))) & (u32(4294963200))))));
    var square_0 : f32 = _S396 * _S396;
    var cubic_0 : f32 = square_0 * _S396 * (0.66666668653488159f + _S396 * (0.3333333432674408f + _S396 * (0.13333334028720856f + _S396 * 0.04444444552063942f)));
    var near_2 : f32 = (bitcast<f32>((i32(1056964736)))) + _S396 + (square_0 + cubic_0);
    var m_10 : f32 = (bitcast<f32>((((bitcast<u32>((near_2))) & (u32(4294967040))))));
    var product_1 : f32 = g_0 * m_10;
    var _S397 : f32 = g_0 * ((((0.5f - m_10) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + _S396) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + a_22 * a_22) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + cubic_0 + ((_S396 + a_22) * (_S396 - a_22) - (k_8 * (bitcast<f32>((u32(2944590469)))) + (bitcast<f32>((_S395)))) * near_2));
    var _S398 : f32 = (product_1 + _S397) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S399 : f32 = max(_S398, 1.0f);
    var _S400 : f32 = min(_S398, 1.0f);
    var _S401 : f32 = (_S399 + _S400) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var inverse_2 : f32 = 1.0f / _S401;
    var q_11 : f32 = (bitcast<f32>((((bitcast<u32>((inverse_2))) ^ (zero_0)))));
    var q_bits_0 : u32 = (bitcast<u32>((q_11)));
    var d_bits_0 : u32 = (bitcast<u32>((_S401)));
    var _S402 : f32 = (f32(i32(((((q_bits_0 & (u32(8388607)))) | (u32(8388608)))) * ((((d_bits_0 & (u32(8388607)))) | (u32(8388608)))))) * (bitcast<f32>((((q_bits_0 & (u32(2139095040)))) + ((d_bits_0 & (u32(2139095040)))) + u32(696254464)))) - inverse_2 * (_S400 - (_S401 - _S399) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + (_S397 - (_S398 - product_1) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S403 : f32 = (bitcast<f32>((i32(757071872))));
    var down_0 : f32 = (_S402 - _S403) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_2 + q_11;
    var s_3 : Rounded_0;
    var _S404 : u32 = (bitcast<u32>(((_S402 + _S403) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_2 + q_11)));
    s_3.value_8 = _S404;
    s_3.doubtful_0 = _S404 != (bitcast<u32>((down_0)));
    return s_3;
}

fn sigmoid_exact_0( x_33 : u32) -> u32
{
    var e_25 : ExactExp_0 = exp_exact_0(fixed_96_0(x_33));
    var h_26 : Huge_0;
    h_26.w0_0 = u32(0);
    h_26.w1_0 = u32(0);
    h_26.w2_0 = u32(0);
    h_26.w3_0 = u32(1);
    var d_8 : Huge_0 = add_0(h_26, shift_right_0(e_25.m_4, e_25.q_0));
    var negative_1 : bool = ((x_33 & (u32(2147483648)))) != u32(0);
    var _S405 : Huge_0 = select_0(negative_1, e_25.m_4, h_26);
    var _S406 : i32;
    if(negative_1)
    {
        _S406 = - i32(e_25.q_0);
    }
    else
    {
        _S406 = i32(0);
    }
    return round_ratio_0(_S405, d_8, _S406);
}

fn sigmoid_by_words_0( x_34 : u32) -> u32
{
    var n_16 : Wide_0;
    var size_4 : u32 = absolute_0(x_34);
    var negative_2 : bool = ((x_34 & (u32(2147483648)))) != u32(0);
    if(size_4 > u32(2139095040))
    {
        return u32(2143289344);
    }
    if(size_4 < u32(847249408))
    {
        return u32(1056964608);
    }
    if(size_4 >= u32(1124073472))
    {
        var _S407 : u32;
        if(negative_2)
        {
            _S407 = u32(0);
        }
        else
        {
            _S407 = u32(1065353216);
        }
        return _S407;
    }
    var e_26 : Exp_0 = exp_fast_0(fixed_57_0(x_34));
    var w_119 : Wide_0;
    w_119.lo_0 = u32(0);
    w_119.hi_0 = u32(2147483648);
    var _S408 : Wide_0 = w_119;
    var _S409 : u32 = e_26.q_5 + u32(1);
    for(;;)
    {
        var m_11 : u32 = (_S409 & (u32(31)));
        var hi_4 : u32 = ((e_26.m_6.hi_0) >> (m_11));
        var lo_27 : u32 = ((((e_26.m_6.lo_0) >> (m_11))) | ((((((e_26.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_11))))));
        if(_S409 >= u32(64))
        {
            var w_120 : Wide_0;
            w_120.lo_0 = u32(0);
            w_120.hi_0 = u32(0);
            n_16 = w_120;
            break;
        }
        if(_S409 >= u32(32))
        {
            var w_121 : Wide_0;
            w_121.lo_0 = hi_4;
            w_121.hi_0 = u32(0);
            n_16 = w_121;
        }
        else
        {
            var w_122 : Wide_0;
            w_122.lo_0 = lo_27;
            w_122.hi_0 = hi_4;
            n_16 = w_122;
        }
        break;
    }
    var lo_28 : u32 = _S408.lo_0 + n_16.lo_0;
    var _S410 : u32 = _S408.hi_0 + n_16.hi_0;
    var _S411 : i32;
    if(lo_28 < (n_16.lo_0))
    {
        _S411 = i32(1);
    }
    else
    {
        _S411 = i32(0);
    }
    var _S412 : u32 = _S410 + u32(_S411);
    var w_123 : Wide_0;
    w_123.lo_0 = lo_28;
    w_123.hi_0 = _S412;
    var _S413 : Wide_0 = w_123;
    if(!negative_2)
    {
        var w_124 : Wide_0;
        w_124.lo_0 = u32(0);
        w_124.hi_0 = u32(2147483648);
        n_16 = w_124;
    }
    else
    {
        n_16 = e_26.m_6;
    }
    if(negative_2)
    {
        _S411 = - i32(e_26.q_5) - i32(1);
    }
    else
    {
        _S411 = i32(0);
    }
    var r_7 : Rounded_0 = round_quotient_0(n_16, _S413, _S411, u32(64));
    if(r_7.doubtful_0)
    {
        return sigmoid_exact_0(x_34);
    }
    return r_7.value_8;
}

fn sigmoid_0( x_35 : u32) -> u32
{
    if((absolute_0(x_35)) < u32(1114112000))
    {
        var r_8 : Rounded_0 = sigmoid_by_floats_0(x_35);
        if(!r_8.doubtful_0)
        {
            return r_8.value_8;
        }
    }
    return sigmoid_by_words_0(x_35);
}

fn odd_reciprocal_0( j_3 : u32) -> Huge_0
{
    var d_9 : u32 = u32(2) * j_3 + u32(1);
    var w2_3 : u32 = u32(4294967295) / d_9;
    var rest_3 : u32 = u32(4294967295) - w2_3 * d_9 + u32(1);
    var rest_4 : u32;
    var w2_4 : u32;
    if(rest_3 == d_9)
    {
        var w2_5 : u32 = w2_3 + u32(1);
        rest_4 = u32(0);
        w2_4 = w2_5;
    }
    else
    {
        rest_4 = rest_3;
        w2_4 = w2_3;
    }
    var _S414 : u32 = (rest_4 << (u32(26)));
    var digit1_0 : u32 = _S414 / d_9;
    var _S415 : u32 = ((_S414 - digit1_0 * d_9) << (u32(26)));
    var digit2_0 : u32 = _S415 / d_9;
    var digit3_0 : u32 = (((_S415 - digit2_0 * d_9) << (u32(12)))) / d_9;
    var _S416 : u32 = (((digit1_0 << (u32(6)))) | (((digit2_0 >> (u32(20))))));
    var h_27 : Huge_0;
    h_27.w0_0 = (((digit2_0 << (u32(12)))) | (digit3_0));
    h_27.w1_0 = _S416;
    h_27.w2_0 = w2_4;
    h_27.w3_0 = u32(0);
    return h_27;
}

fn sqrtsoftplus_0( x_36 : u32) -> u32
{
    var size_5 : u32 = absolute_0(x_36);
    var negative_3 : bool = ((x_36 & (u32(2147483648)))) != u32(0);
    if(size_5 > u32(2139095040))
    {
        return u32(2143289344);
    }
    var _S417 : bool;
    if(negative_3)
    {
        _S417 = size_5 > u32(1127219200);
    }
    else
    {
        _S417 = false;
    }
    if(_S417)
    {
        return u32(0);
    }
    if(size_5 == u32(2139095040))
    {
        return x_36;
    }
    if(size_5 < u32(813694976))
    {
        return u32(1062543949);
    }
    if(size_5 >= u32(1115684864))
    {
        _S417 = !negative_3;
    }
    else
    {
        _S417 = false;
    }
    var v_5 : Huge_0;
    var exponent_10 : i32;
    if(_S417)
    {
        var h_28 : Huge_0;
        h_28.w0_0 = mantissa_of_0(x_36);
        h_28.w1_0 = u32(0);
        h_28.w2_0 = u32(0);
        h_28.w3_0 = u32(0);
        var _S418 : i32 = exponent_of_0(x_36) - i32(150);
        v_5 = h_28;
        exponent_10 = _S418;
    }
    else
    {
        var _S419 : Huge_0 = fixed_96_0(x_36);
        var e_27 : ExactExp_0 = exp_exact_0(_S419);
        var h_29 : Huge_0;
        h_29.w0_0 = u32(0);
        h_29.w1_0 = u32(0);
        h_29.w2_0 = u32(0);
        h_29.w3_0 = u32(2);
        var _S420 : Huge_0 = add_0(h_29, shift_right_0(e_27.m_4, e_27.q_0));
        var h_30 : Huge_0;
        h_30.w0_0 = u32(0);
        h_30.w1_0 = u32(0);
        h_30.w2_0 = u32(0);
        h_30.w3_0 = u32(0);
        var z_0 : Huge_0 = h_30;
        var rest_5 : Huge_0 = e_27.m_4;
        var bit_4 : u32 = u32(0);
        for(;;)
        {
            if(bit_4 < (u32(96) + zero_0))
            {
            }
            else
            {
                break;
            }
            var rest_6 : Huge_0 = shift_left_0(rest_5, u32(1));
            z_0 = shift_left_0(z_0, u32(1));
            if(!less_0(rest_6, _S420))
            {
                var _S421 : Huge_0 = subtract_0(rest_6, _S420);
                z_0.w0_0 = ((z_0.w0_0) | (u32(1)));
                rest_5 = _S421;
            }
            else
            {
                rest_5 = rest_6;
            }
            bit_4 = bit_4 + u32(1);
        }
        var zz_0 : Huge_0 = shift_right_0(multiply_96_0(z_0, z_0), u32(2) * e_27.q_0);
        var _S422 : Huge_0 = odd_reciprocal_0(u32(28));
        var series_0 : Huge_0 = _S422;
        var j_4 : u32 = u32(27);
        for(;;)
        {
            if(j_4 >= (u32(1) + zero_0))
            {
            }
            else
            {
                break;
            }
            var _S423 : Huge_0 = odd_reciprocal_0(j_4);
            var _S424 : Huge_0 = add_0(_S423, multiply_96_0(zz_0, series_0));
            var j_5 : u32 = j_4 - u32(1);
            series_0 = _S424;
            j_4 = j_5;
        }
        var v_6 : Huge_0 = shift_left_0(add_0(z_0, multiply_96_0(z_0, multiply_96_0(zz_0, series_0))), u32(1));
        var _S425 : i32 = i32(-96) - i32(e_27.q_0);
        if(!negative_3)
        {
            v_5 = add_0(_S419, shift_right_0(v_6, e_27.q_0));
            exponent_10 = i32(-96);
        }
        else
        {
            v_5 = v_6;
            exponent_10 = _S425;
        }
    }
    var shift_8 : i32 = i32(128) - i32(bit_width_1(v_5));
    var shift_9 : i32;
    if((((exponent_10 - shift_8) & (i32(1)))) != i32(0))
    {
        shift_9 = shift_8 - i32(1);
    }
    else
    {
        shift_9 = shift_8;
    }
    var top_2 : Huge_0 = shift_right_0(shift_left_0(v_5, u32(shift_9)), u32(78));
    var w_125 : Wide_0;
    w_125.lo_0 = top_2.w0_0;
    w_125.hi_0 = top_2.w1_0;
    return pack_0(((root_50_0(w_125) + u32(1)) >> (u32(1))), (exponent_10 - shift_9) / i32(2) + i32(40));
}

fn score_alone_0( score_2 : u32,  dtype_1 : u32,  x_37 : u32) -> u32
{
    var s_4 : u32;
    if(score_2 == u32(1))
    {
        s_4 = sigmoid_0(x_37);
    }
    else
    {
        s_4 = x_37;
    }
    if(score_2 == u32(2))
    {
        var _S426 : u32 = sqrtsoftplus_0(x_37);
        s_4 = _S426;
    }
    if(is_nan_0(s_4))
    {
        s_4 = u32(2143289344);
    }
    else
    {
        s_4 = round_score_0(s_4, dtype_1);
    }
    return s_4;
}

fn dtype_of_key_0( rule_25 : Rule_0) -> u32
{
    var _S427 : bool;
    if((rule_25.select_by_0) == u32(0))
    {
        _S427 = !ranks_by_logit_0(rule_25);
    }
    else
    {
        _S427 = false;
    }
    var _S428 : u32;
    if(_S427)
    {
        _S428 = rule_25.score_dtype_0;
    }
    else
    {
        _S428 = u32(0);
    }
    return _S428;
}

fn score_row_0( lane_25 : u32,  rule_26 : Rule_0,  token_5 : Token_0,  softmax_1 : Softmax_0,  exact_5 : bool) -> bool
{
    var score_3 : u32 = score_of_key_0(rule_26);
    var e_28 : u32;
    var doubtful_2 : bool;
    if(!exact_5)
    {
        e_28 = lane_25;
        for(;;)
        {
            if(e_28 < (rule_26.n_expert_0))
            {
            }
            else
            {
                break;
            }
            Row4096_set_0(e_28, estimate_key_0(rule_26, token_5, e_28, Row4096_get_0(e_28)));
            e_28 = e_28 + u32(32);
        }
        doubtful_2 = false;
    }
    else
    {
        if(score_3 == u32(0))
        {
            doubtful_2 = false;
            e_28 = lane_25;
            for(;;)
            {
                if(e_28 < (rule_26.n_expert_0))
                {
                }
                else
                {
                    break;
                }
                var r_9 : Rounded_0 = share_0(softmax_1, Row4096_get_0(e_28));
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = r_9.doubtful_0;
                }
                Row4096_set_0(e_28, r_9.value_8);
                e_28 = e_28 + u32(32);
            }
        }
        else
        {
            if(score_3 != u32(3))
            {
                e_28 = lane_25;
                for(;;)
                {
                    if(e_28 < (rule_26.n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S429 : u32 = score_alone_0(score_3, u32(0), Row4096_get_0(e_28));
                    Row4096_set_0(e_28, _S429);
                    e_28 = e_28 + u32(32);
                }
            }
            doubtful_2 = false;
        }
        e_28 = lane_25;
        for(;;)
        {
            if(e_28 < (rule_26.n_expert_0))
            {
            }
            else
            {
                break;
            }
            var x_38 : u32 = Row4096_get_0(e_28);
            var s_5 : u32;
            if(is_nan_0(x_38))
            {
                s_5 = u32(2143289344);
            }
            else
            {
                s_5 = round_score_0(x_38, dtype_of_key_0(rule_26));
            }
            Row4096_set_0(e_28, order_0(with_bias_0(rule_26, token_5, e_28, s_5), nan_place_1(rule_26)));
            e_28 = e_28 + u32(32);
        }
    }
    return doubtful_2;
}

fn softmax_of_1( lane_26 : u32,  members_1 : RowMembers_0,  nan_is_absent_1 : bool,  exact_6 : bool) -> Softmax_0
{
    var _S430 : Wide_0;
    var n_17 : u32 = RowMembers_count_0(members_1);
    var best_7 : u32 = u32(0);
    var has_nan_2 : bool = false;
    var i_16 : u32 = lane_26;
    for(;;)
    {
        if(i_16 < n_17)
        {
        }
        else
        {
            break;
        }
        if(!RowMembers_has_0(members_1, i_16))
        {
            i_16 = i_16 + u32(32);
            continue;
        }
        var x_39 : u32 = RowMembers_logit_0(members_1, i_16);
        var best_8 : u32;
        var has_nan_3 : bool;
        if(is_nan_0(x_39))
        {
            best_8 = best_7;
            has_nan_3 = true;
        }
        else
        {
            best_8 = max(best_7, order_0(x_39, u32(0)));
            has_nan_3 = has_nan_2;
        }
        best_7 = best_8;
        has_nan_2 = has_nan_3;
        i_16 = i_16 + u32(32);
    }
    var best_9 : u32 = Lanes_max_0(lane_26, best_7);
    var s_6 : Softmax_0;
    var _S431 : u32 = from_order_0(best_9);
    s_6.largest_0 = _S431;
    s_6.poisoned_0 = !is_finite_0(_S431);
    if(!nan_is_absent_1)
    {
        var _S432 : u32 = Lanes_ballot_0(lane_26, has_nan_2);
        has_nan_2 = _S432 != u32(0);
    }
    else
    {
        has_nan_2 = false;
    }
    if(has_nan_2)
    {
        s_6.poisoned_0 = true;
    }
    s_6.exact_0 = exact_6;
    var h_31 : Huge_0;
    h_31.w0_0 = u32(0);
    h_31.w1_0 = u32(0);
    h_31.w2_0 = u32(0);
    h_31.w3_0 = u32(0);
    s_6.exact_sum_0 = h_31;
    s_6.sum_bits_0 = bit_width_0(n_17);
    var w_126 : Wide_0;
    w_126.lo_0 = u32(0);
    w_126.hi_0 = u32(0);
    s_6.sum_5 = w_126;
    i_16 = lane_26;
    for(;;)
    {
        if(i_16 < n_17)
        {
        }
        else
        {
            break;
        }
        if(!RowMembers_has_0(members_1, i_16))
        {
            i_16 = i_16 + u32(32);
            continue;
        }
        var x_40 : u32 = RowMembers_logit_0(members_1, i_16);
        if(is_nan_0(x_40))
        {
            has_nan_2 = true;
        }
        else
        {
            has_nan_2 = s_6.poisoned_0;
        }
        if(has_nan_2)
        {
            i_16 = i_16 + u32(32);
            continue;
        }
        if(exact_6)
        {
            var d_10 : ExactDistance_0 = distance_exact_0(s_6.largest_0, x_40);
            if(!d_10.near_0)
            {
                i_16 = i_16 + u32(32);
                continue;
            }
            var e_29 : ExactExp_0 = exp_exact_0(d_10.t_0);
            s_6.exact_sum_0 = add_0(s_6.exact_sum_0, shift_right_0(shift_left_0(e_29.m_4, u32(16)), e_29.q_0));
        }
        else
        {
            var d_11 : Distance_0 = distance_fast_0(s_6.largest_0, x_40);
            if(!d_11.near_1)
            {
                i_16 = i_16 + u32(32);
                continue;
            }
            var e_30 : Exp_0 = exp_fast_0(d_11.t_2);
            var _S433 : Wide_0 = s_6.sum_5;
            var _S434 : u32 = e_30.q_5 + s_6.sum_bits_0;
            for(;;)
            {
                var m_12 : u32 = (_S434 & (u32(31)));
                var hi_5 : u32 = ((e_30.m_6.hi_0) >> (m_12));
                var lo_29 : u32 = ((((e_30.m_6.lo_0) >> (m_12))) | ((((((e_30.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_12))))));
                if(_S434 >= u32(64))
                {
                    var w_127 : Wide_0;
                    w_127.lo_0 = u32(0);
                    w_127.hi_0 = u32(0);
                    _S430 = w_127;
                    break;
                }
                if(_S434 >= u32(32))
                {
                    var w_128 : Wide_0;
                    w_128.lo_0 = hi_5;
                    w_128.hi_0 = u32(0);
                    _S430 = w_128;
                }
                else
                {
                    var w_129 : Wide_0;
                    w_129.lo_0 = lo_29;
                    w_129.hi_0 = hi_5;
                    _S430 = w_129;
                }
                break;
            }
            var lo_30 : u32 = _S433.lo_0 + _S430.lo_0;
            var _S435 : u32 = _S433.hi_0 + _S430.hi_0;
            var _S436 : i32;
            if(lo_30 < (_S430.lo_0))
            {
                _S436 = i32(1);
            }
            else
            {
                _S436 = i32(0);
            }
            var _S437 : u32 = _S435 + u32(_S436);
            var w_130 : Wide_0;
            w_130.lo_0 = lo_30;
            w_130.hi_0 = _S437;
            var _S438 : Wide_0 = w_130;
            s_6.sum_5 = _S438;
        }
        i_16 = i_16 + u32(32);
    }
    if(exact_6)
    {
        var _S439 : Huge_0 = add_over_lanes_0(lane_26, s_6.exact_sum_0);
        s_6.exact_sum_0 = _S439;
    }
    else
    {
        var _S440 : Wide_0 = add_over_lanes_1(lane_26, s_6.sum_5);
        s_6.sum_5 = _S440;
    }
    return s_6;
}

fn quick_key_0( rule_27 : Rule_0,  x_41 : u32,  bias_1 : u32) -> u32
{
    if(estimate_is_logit_0(rule_27))
    {
        return order_0(clamp_0(rule_27, x_41), nan_place_1(rule_27));
    }
    var limit_0 : f32;
    if((rule_27.has_logit_clamp_0) != u32(0))
    {
        limit_0 = min((bitcast<f32>((rule_27.logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    var key_9 : u32 = select((bitcast<u32>((1.0f / (1.0f + exp(- min(max((bitcast<f32>((x_41))), - limit_0), limit_0))) + (bitcast<f32>((bias_1)))))), bias_1, is_infinite_0(bias_1));
    return select((key_9 ^ (((u32((i32(key_9) >> (u32(31)))) | (u32(2147483648)))))), nan_place_1(rule_27), is_nan_0(x_41));
}

fn estimate_row_0( lane_27 : u32,  rule_28 : Rule_0,  token_6 : Token_0)
{
    var base_5 : u32 = lane_27;
    for(;;)
    {
        var _S441 : bool = base_5 < (rule_28.n_expert_0);
        if(_S441)
        {
        }
        else
        {
            break;
        }
        var x_42 : array<u32, i32(8)>;
        var bias_2 : array<u32, i32(8)>;
        var _S442 : u32 = rule_28.n_expert_0 - u32(1);
        var _S443 : u32 = min(base_5, _S442);
        x_42[u32(0)] = Token_word_of_0(token_6, _S443);
        var _S444 : bool = (rule_28.select_bias_0) != u32(0);
        var _S445 : u32;
        if(_S444)
        {
            _S445 = Token_bias_of_0(token_6, _S443);
        }
        else
        {
            _S445 = u32(0);
        }
        bias_2[u32(0)] = _S445;
        var _S446 : u32 = base_5 + u32(32);
        var _S447 : u32 = min(_S446, _S442);
        x_42[u32(1)] = Token_word_of_0(token_6, _S447);
        var _S448 : u32;
        if(_S444)
        {
            _S448 = Token_bias_of_0(token_6, _S447);
        }
        else
        {
            _S448 = u32(0);
        }
        bias_2[u32(1)] = _S448;
        var _S449 : u32 = base_5 + u32(64);
        var _S450 : u32 = min(_S449, _S442);
        x_42[u32(2)] = Token_word_of_0(token_6, _S450);
        var _S451 : u32;
        if(_S444)
        {
            _S451 = Token_bias_of_0(token_6, _S450);
        }
        else
        {
            _S451 = u32(0);
        }
        bias_2[u32(2)] = _S451;
        var _S452 : u32 = base_5 + u32(96);
        var _S453 : u32 = min(_S452, _S442);
        x_42[u32(3)] = Token_word_of_0(token_6, _S453);
        var _S454 : u32;
        if(_S444)
        {
            _S454 = Token_bias_of_0(token_6, _S453);
        }
        else
        {
            _S454 = u32(0);
        }
        bias_2[u32(3)] = _S454;
        var _S455 : u32 = base_5 + u32(128);
        var _S456 : u32 = min(_S455, _S442);
        x_42[u32(4)] = Token_word_of_0(token_6, _S456);
        var _S457 : u32;
        if(_S444)
        {
            _S457 = Token_bias_of_0(token_6, _S456);
        }
        else
        {
            _S457 = u32(0);
        }
        bias_2[u32(4)] = _S457;
        var _S458 : u32 = base_5 + u32(160);
        var _S459 : u32 = min(_S458, _S442);
        x_42[u32(5)] = Token_word_of_0(token_6, _S459);
        var _S460 : u32;
        if(_S444)
        {
            _S460 = Token_bias_of_0(token_6, _S459);
        }
        else
        {
            _S460 = u32(0);
        }
        bias_2[u32(5)] = _S460;
        var _S461 : u32 = base_5 + u32(192);
        var _S462 : u32 = min(_S461, _S442);
        x_42[u32(6)] = Token_word_of_0(token_6, _S462);
        var _S463 : u32;
        if(_S444)
        {
            _S463 = Token_bias_of_0(token_6, _S462);
        }
        else
        {
            _S463 = u32(0);
        }
        bias_2[u32(6)] = _S463;
        var _S464 : u32 = base_5 + u32(224);
        var _S465 : u32 = min(_S464, _S442);
        x_42[u32(7)] = Token_word_of_0(token_6, _S465);
        var _S466 : u32;
        if(_S444)
        {
            _S466 = Token_bias_of_0(token_6, _S465);
        }
        else
        {
            _S466 = u32(0);
        }
        bias_2[u32(7)] = _S466;
        if(Token_is_packed_0(token_6))
        {
            x_42[u32(0)] = Token_unpack_0(token_6, x_42[u32(0)], _S443);
            x_42[u32(1)] = Token_unpack_0(token_6, x_42[u32(1)], _S447);
            x_42[u32(2)] = Token_unpack_0(token_6, x_42[u32(2)], _S450);
            x_42[u32(3)] = Token_unpack_0(token_6, x_42[u32(3)], _S453);
            x_42[u32(4)] = Token_unpack_0(token_6, x_42[u32(4)], _S456);
            x_42[u32(5)] = Token_unpack_0(token_6, x_42[u32(5)], _S459);
            x_42[u32(6)] = Token_unpack_0(token_6, x_42[u32(6)], _S462);
            x_42[u32(7)] = Token_unpack_0(token_6, x_42[u32(7)], _S465);
        }
        x_42[u32(0)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S443, x_42[u32(0)]), bias_2[u32(0)]);
        x_42[u32(1)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S447, x_42[u32(1)]), bias_2[u32(1)]);
        x_42[u32(2)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S450, x_42[u32(2)]), bias_2[u32(2)]);
        x_42[u32(3)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S453, x_42[u32(3)]), bias_2[u32(3)]);
        x_42[u32(4)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S456, x_42[u32(4)]), bias_2[u32(4)]);
        x_42[u32(5)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S459, x_42[u32(5)]), bias_2[u32(5)]);
        x_42[u32(6)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S462, x_42[u32(6)]), bias_2[u32(6)]);
        x_42[u32(7)] = quick_key_0(rule_28, linear_0(rule_28, token_6, _S465, x_42[u32(7)]), bias_2[u32(7)]);
        if(_S441)
        {
            Row4096_set_0(base_5, x_42[u32(0)]);
        }
        if(_S446 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S446, x_42[u32(1)]);
        }
        if(_S449 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S449, x_42[u32(2)]);
        }
        if(_S452 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S452, x_42[u32(3)]);
        }
        if(_S455 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S455, x_42[u32(4)]);
        }
        if(_S458 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S458, x_42[u32(5)]);
        }
        if(_S461 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S461, x_42[u32(6)]);
        }
        if(_S464 < (rule_28.n_expert_0))
        {
            Row4096_set_0(_S464, x_42[u32(7)]);
        }
        base_5 = base_5 + u32(256);
    }
    return;
}

struct PartMembers_0
{
     n_18 : u32,
     threshold_0 : u32,
     winner_0 : u32,
     best_10 : u32,
     excluded_0 : u32,
};

fn PartMembers_logit_0( this_18 : PartMembers_0,  expert_14 : u32) -> u32
{
    return Row4096_get_0(expert_14);
}

fn PartMembers_has_0( this_19 : PartMembers_0,  expert_15 : u32) -> bool
{
    var _S467 : u32;
    if(expert_15 == (this_19.excluded_0))
    {
        return false;
    }
    if(expert_15 == (this_19.winner_0))
    {
        return true;
    }
    var x_43 : u32 = Row4096_get_0(expert_15);
    var _S468 : bool;
    if(is_nan_0(x_43))
    {
        _S468 = true;
    }
    else
    {
        _S468 = is_nan_0(this_19.best_10);
    }
    if(_S468)
    {
        return true;
    }
    var size_6 : u32 = absolute_0(x_43);
    var size_7 : u32;
    if(is_less_0(size_6, this_19.best_10))
    {
        size_7 = this_19.best_10;
    }
    else
    {
        size_7 = size_6;
    }
    var _S469 : u32 = flush_0((x_43 ^ (u32(2147483648))));
    for(;;)
    {
        if(is_plain_0(this_19.best_10))
        {
            _S468 = is_plain_0(_S469);
        }
        else
        {
            _S468 = false;
        }
        if(_S468)
        {
            _S467 = flush_0(((bitcast<u32>(((bitcast<f32>((this_19.best_10))) + (bitcast<f32>((_S469)))))) ^ (zero_0)));
            break;
        }
        _S467 = add_by_words_0(this_19.best_10, _S469);
        break;
    }
    var ratio_0 : u32 = divide_0(_S467, size_7);
    if(is_nan_0(ratio_0))
    {
        _S468 = true;
    }
    else
    {
        _S468 = !is_less_0(this_19.threshold_0, ratio_0);
    }
    return _S468;
}

fn PartMembers_count_0( this_20 : PartMembers_0) -> u32
{
    return this_20.n_18;
}

fn softmax_of_2( lane_28 : u32,  members_2 : PartMembers_0,  nan_is_absent_2 : bool,  exact_7 : bool) -> Softmax_0
{
    var _S470 : Wide_0;
    var n_19 : u32 = PartMembers_count_0(members_2);
    var best_11 : u32 = u32(0);
    var has_nan_4 : bool = false;
    var i_17 : u32 = lane_28;
    for(;;)
    {
        if(i_17 < n_19)
        {
        }
        else
        {
            break;
        }
        if(!PartMembers_has_0(members_2, i_17))
        {
            i_17 = i_17 + u32(32);
            continue;
        }
        var x_44 : u32 = PartMembers_logit_0(members_2, i_17);
        var best_12 : u32;
        var has_nan_5 : bool;
        if(is_nan_0(x_44))
        {
            best_12 = best_11;
            has_nan_5 = true;
        }
        else
        {
            best_12 = max(best_11, order_0(x_44, u32(0)));
            has_nan_5 = has_nan_4;
        }
        best_11 = best_12;
        has_nan_4 = has_nan_5;
        i_17 = i_17 + u32(32);
    }
    var best_13 : u32 = Lanes_max_0(lane_28, best_11);
    var s_7 : Softmax_0;
    var _S471 : u32 = from_order_0(best_13);
    s_7.largest_0 = _S471;
    s_7.poisoned_0 = !is_finite_0(_S471);
    if(!nan_is_absent_2)
    {
        var _S472 : u32 = Lanes_ballot_0(lane_28, has_nan_4);
        has_nan_4 = _S472 != u32(0);
    }
    else
    {
        has_nan_4 = false;
    }
    if(has_nan_4)
    {
        s_7.poisoned_0 = true;
    }
    s_7.exact_0 = exact_7;
    var h_32 : Huge_0;
    h_32.w0_0 = u32(0);
    h_32.w1_0 = u32(0);
    h_32.w2_0 = u32(0);
    h_32.w3_0 = u32(0);
    s_7.exact_sum_0 = h_32;
    s_7.sum_bits_0 = bit_width_0(n_19);
    var w_131 : Wide_0;
    w_131.lo_0 = u32(0);
    w_131.hi_0 = u32(0);
    s_7.sum_5 = w_131;
    i_17 = lane_28;
    for(;;)
    {
        if(i_17 < n_19)
        {
        }
        else
        {
            break;
        }
        if(!PartMembers_has_0(members_2, i_17))
        {
            i_17 = i_17 + u32(32);
            continue;
        }
        var x_45 : u32 = PartMembers_logit_0(members_2, i_17);
        if(is_nan_0(x_45))
        {
            has_nan_4 = true;
        }
        else
        {
            has_nan_4 = s_7.poisoned_0;
        }
        if(has_nan_4)
        {
            i_17 = i_17 + u32(32);
            continue;
        }
        if(exact_7)
        {
            var d_12 : ExactDistance_0 = distance_exact_0(s_7.largest_0, x_45);
            if(!d_12.near_0)
            {
                i_17 = i_17 + u32(32);
                continue;
            }
            var e_31 : ExactExp_0 = exp_exact_0(d_12.t_0);
            s_7.exact_sum_0 = add_0(s_7.exact_sum_0, shift_right_0(shift_left_0(e_31.m_4, u32(16)), e_31.q_0));
        }
        else
        {
            var d_13 : Distance_0 = distance_fast_0(s_7.largest_0, x_45);
            if(!d_13.near_1)
            {
                i_17 = i_17 + u32(32);
                continue;
            }
            var e_32 : Exp_0 = exp_fast_0(d_13.t_2);
            var _S473 : Wide_0 = s_7.sum_5;
            var _S474 : u32 = e_32.q_5 + s_7.sum_bits_0;
            for(;;)
            {
                var m_13 : u32 = (_S474 & (u32(31)));
                var hi_6 : u32 = ((e_32.m_6.hi_0) >> (m_13));
                var lo_31 : u32 = ((((e_32.m_6.lo_0) >> (m_13))) | ((((((e_32.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_13))))));
                if(_S474 >= u32(64))
                {
                    var w_132 : Wide_0;
                    w_132.lo_0 = u32(0);
                    w_132.hi_0 = u32(0);
                    _S470 = w_132;
                    break;
                }
                if(_S474 >= u32(32))
                {
                    var w_133 : Wide_0;
                    w_133.lo_0 = hi_6;
                    w_133.hi_0 = u32(0);
                    _S470 = w_133;
                }
                else
                {
                    var w_134 : Wide_0;
                    w_134.lo_0 = lo_31;
                    w_134.hi_0 = hi_6;
                    _S470 = w_134;
                }
                break;
            }
            var lo_32 : u32 = _S473.lo_0 + _S470.lo_0;
            var _S475 : u32 = _S473.hi_0 + _S470.hi_0;
            var _S476 : i32;
            if(lo_32 < (_S470.lo_0))
            {
                _S476 = i32(1);
            }
            else
            {
                _S476 = i32(0);
            }
            var _S477 : u32 = _S475 + u32(_S476);
            var w_135 : Wide_0;
            w_135.lo_0 = lo_32;
            w_135.hi_0 = _S477;
            var _S478 : Wide_0 = w_135;
            s_7.sum_5 = _S478;
        }
        i_17 = i_17 + u32(32);
    }
    if(exact_7)
    {
        var _S479 : Huge_0 = add_over_lanes_0(lane_28, s_7.exact_sum_0);
        s_7.exact_sum_0 = _S479;
    }
    else
    {
        var _S480 : Wide_0 = add_over_lanes_1(lane_28, s_7.sum_5);
        s_7.sum_5 = _S480;
    }
    return s_7;
}

fn prepare_row_0( lane_29 : u32,  rule_29 : Rule_0,  token_7 : Token_0)
{
    var _S481 : u32;
    var capped_0 : bool = (rule_29.has_logit_softcap_0) != u32(0);
    var e_33 : u32 = lane_29;
    for(;;)
    {
        _S481 = rule_29.n_expert_0;
        if(e_33 < (rule_29.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var x_46 : u32 = linear_0(rule_29, token_7, e_33, Token_logit_of_0(token_7, e_33));
        var _S482 : u32;
        if(capped_0)
        {
            _S482 = x_46;
        }
        else
        {
            _S482 = clamp_0(rule_29, x_46);
        }
        Row4096_set_0(e_33, _S482);
        e_33 = e_33 + u32(32);
    }
    if(capped_0)
    {
        e_33 = lane_29;
        for(;;)
        {
            if(e_33 < _S481)
            {
            }
            else
            {
                break;
            }
            Row4096_set_0(e_33, clamp_0(rule_29, softcap_0(rule_29, Row4096_get_0(e_33))));
            e_33 = e_33 + u32(32);
        }
    }
    return;
}

fn has_single_key_0( rule_30 : Rule_0) -> bool
{
    var score_4 : u32 = score_of_key_0(rule_30);
    if((rule_30.score_0) == u32(0))
    {
        return score_4 != u32(0);
    }
    var _S483 : bool;
    if((rule_30.score_0) == score_4)
    {
        _S483 = (rule_30.score_dtype_0) == (dtype_of_key_0(rule_30));
    }
    else
    {
        _S483 = false;
    }
    return _S483;
}

fn has_estimate_0( rule_31 : Rule_0) -> bool
{
    var score_5 : u32 = score_of_key_0(rule_31);
    var _S484 : bool;
    if((rule_31.n_group_0) > u32(1))
    {
        _S484 = (rule_31.group_score_0) > u32(4);
    }
    else
    {
        _S484 = false;
    }
    if(_S484)
    {
        return false;
    }
    if(has_single_key_0(rule_31))
    {
        if(score_5 == u32(1))
        {
            _S484 = true;
        }
        else
        {
            _S484 = score_5 == u32(2);
        }
    }
    else
    {
        _S484 = false;
    }
    if(_S484)
    {
        _S484 = (dtype_of_key_0(rule_31)) == u32(0);
    }
    else
    {
        _S484 = false;
    }
    if(_S484)
    {
        _S484 = (rule_31.n_used_0) <= u32(32);
    }
    else
    {
        _S484 = false;
    }
    return _S484;
}

fn Wide_x24init_0( lo_33 : u32,  hi_7 : u32) -> Wide_0
{
    var _S485 : Wide_0;
    _S485.lo_0 = lo_33;
    _S485.hi_0 = hi_7;
    return _S485;
}

fn Huge_x24init_0( w0_3 : u32,  w1_3 : u32,  w2_6 : u32,  w3_1 : u32) -> Huge_0
{
    var _S486 : Huge_0;
    _S486.w0_0 = w0_3;
    _S486.w1_0 = w1_3;
    _S486.w2_0 = w2_6;
    _S486.w3_0 = w3_1;
    return _S486;
}

fn Softmax_x24init_0( largest_3 : u32,  poisoned_1 : bool,  exact_8 : bool,  sum_bits_1 : u32,  sum_14 : Wide_0,  exact_sum_1 : Huge_0) -> Softmax_0
{
    var _S487 : Softmax_0;
    _S487.largest_0 = largest_3;
    _S487.poisoned_0 = poisoned_1;
    _S487.exact_0 = exact_8;
    _S487.sum_bits_0 = sum_bits_1;
    _S487.sum_5 = sum_14;
    _S487.exact_sum_0 = exact_sum_1;
    return _S487;
}

fn has_quick_key_0( rule_32 : Rule_0) -> bool
{
    var _S488 : bool;
    if(has_estimate_0(rule_32))
    {
        _S488 = (score_of_key_0(rule_32)) == u32(1);
    }
    else
    {
        _S488 = false;
    }
    if(_S488)
    {
        _S488 = (rule_32.has_logit_softcap_0) == u32(0);
    }
    else
    {
        _S488 = false;
    }
    return _S488;
}

fn needs_row_softmax_0( rule_33 : Rule_0) -> bool
{
    if((rule_33.score_0) != u32(0))
    {
        return false;
    }
    var _S489 : bool;
    if(!weighs_winners_alone_0(rule_33))
    {
        _S489 = true;
    }
    else
    {
        if((rule_33.select_by_0) == u32(0))
        {
            _S489 = !ranks_by_logit_0(rule_33);
        }
        else
        {
            _S489 = false;
        }
    }
    return _S489;
}

fn route_row_0( lane_30 : u32,  rule_34 : Rule_0,  token_8 : Token_0,  replay_1 : bool) -> bool
{
    var open_0 : bool;
    var _S490 : bool;
    var _S491 : bool = !replay_1;
    var all_2 : bool;
    if(_S491)
    {
        all_2 = (rule_34.n_expert_0) <= u32(32);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = (rule_34.n_group_0) <= u32(1);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = has_single_key_0(rule_34);
    }
    else
    {
        all_2 = false;
    }
    var _S492 : bool = !all_2;
    var exact_keys_0 : bool;
    if(_S492)
    {
        exact_keys_0 = !has_estimate_0(rule_34);
    }
    else
    {
        exact_keys_0 = false;
    }
    var exact_sums_0 : bool = false;
    var pass_0 : u32 = u32(0);
    for(;;)
    {
        if(pass_0 < (u32(3) + (((rule_34.n_expert_0) >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var _S493 : Softmax_0 = Softmax_x24init_0(u32(0), false, false, u32(0), Wide_x24init_0(u32(0), u32(0)), Huge_x24init_0(u32(0), u32(0), u32(0), u32(0)));
        Lanes_sync_0();
        var quick_0 : bool;
        if(!exact_keys_0)
        {
            quick_0 = has_quick_key_0(rule_34);
        }
        else
        {
            quick_0 = false;
        }
        var _S494 : bool;
        if(_S491)
        {
            _S494 = _S492;
        }
        else
        {
            _S494 = false;
        }
        var _S495 : bool;
        if(_S494)
        {
            _S495 = !quick_0;
        }
        else
        {
            _S495 = false;
        }
        var _S496 : bool;
        if(_S495)
        {
            _S496 = true;
        }
        else
        {
            _S496 = needs_row_softmax_0(rule_34);
        }
        if(_S496)
        {
            prepare_row_0(lane_30, rule_34, token_8);
        }
        var softmax_2 : Softmax_0;
        if(needs_row_softmax_0(rule_34))
        {
            var row_1 : RowMembers_0;
            row_1.n_9 = rule_34.n_expert_0;
            var _S497 : Softmax_0 = softmax_of_1(lane_30, row_1, (rule_34.nan_last_0) != u32(0), exact_sums_0);
            softmax_2 = _S497;
        }
        else
        {
            softmax_2 = _S493;
        }
        var _S498 : u32;
        if(all_2)
        {
            _S498 = rule_34.n_expert_0;
        }
        else
        {
            _S498 = rule_34.n_used_0;
        }
        var _S499 : bool;
        if(_S491)
        {
            _S499 = _S492;
        }
        else
        {
            _S499 = false;
        }
        var doubtful_3 : bool;
        var n_20 : u32;
        if(_S499)
        {
            if(quick_0)
            {
                estimate_row_0(lane_30, rule_34, token_8);
                doubtful_3 = false;
            }
            else
            {
                var _S500 : bool = score_row_0(lane_30, rule_34, token_8, softmax_2, exact_keys_0);
                doubtful_3 = _S500;
            }
            var n_21 : u32 = find_candidates_0(lane_30, rule_34, exact_keys_0);
            if(n_21 == u32(0))
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + u32(1);
                continue;
            }
            n_20 = n_21;
        }
        else
        {
            n_20 = _S498;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        var i_18 : u32 = lane_30;
        for(;;)
        {
            if(i_18 < n_20)
            {
            }
            else
            {
                break;
            }
            var e_34 : u32;
            if(all_2)
            {
                e_34 = i_18;
            }
            else
            {
                e_34 = list_id_0[i_18];
            }
            var x_47 : u32 = prepare_0(rule_34, token_8, e_34);
            var _S501 : u32;
            if(exact_keys_0)
            {
                _S501 = rule_34.score_0;
            }
            else
            {
                _S501 = score_of_key_0(rule_34);
            }
            var _S502 : u32;
            if(exact_keys_0)
            {
                _S502 = rule_34.score_dtype_0;
            }
            else
            {
                _S502 = dtype_of_key_0(rule_34);
            }
            var s_8 : u32 = score_alone_0(_S501, _S502, x_47);
            var _S503 : u32 = order_0(with_bias_0(rule_34, token_8, e_34, s_8), nan_place_1(rule_34));
            if(_S492)
            {
                open_0 = _S491;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S490 = true;
                }
                else
                {
                    if((rule_34.n_group_0) > u32(1))
                    {
                        var _S504 : bool = is_kept_0(rule_34, e_34);
                        _S490 = !_S504;
                    }
                    else
                    {
                        _S490 = false;
                    }
                }
            }
            else
            {
                _S490 = false;
            }
            var key_10 : u32;
            if(_S490)
            {
                key_10 = Row4096_get_0(e_34);
            }
            else
            {
                key_10 = _S503;
            }
            list_id_0[i_18] = e_34;
            list_key_0[i_18] = key_10;
            list_logit_0[i_18] = x_47;
            list_score_0[i_18] = s_8;
            if(replay_1)
            {
                place_winner_0(i_18, i_18);
            }
            i_18 = i_18 + u32(32);
        }
        if(_S491)
        {
            Lanes_sync_0();
            rank_list_0(lane_30, rule_34, n_20);
        }
        Lanes_sync_0();
        if((rule_34.score_0) != u32(0))
        {
            break;
        }
        var _S505 : bool = weigh_softmax_0(lane_30, rule_34, token_8, softmax_2, _S491, exact_sums_0);
        var _S506 : u32 = Lanes_ballot_0(lane_30, doubtful_3);
        if(_S506 != u32(0))
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S505;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S490 = true;
        }
        else
        {
            var _S507 : i32;
            if(open_0)
            {
                _S507 = i32(1);
            }
            else
            {
                _S507 = i32(0);
            }
            var _S508 : u32 = Lanes_agreed_0(lane_30, u32(_S507));
            _S490 = _S508 == u32(0);
        }
        if(_S490)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + u32(1);
    }
    if((rule_34.renormalize_0) != u32(0))
    {
        all_2 = !weighs_winners_alone_0(rule_34);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        renormalize_1(lane_30, rule_34);
    }
    Lanes_sync_0();
    return pass_0 != u32(0);
}

fn sparsemixer_0( lane_31 : u32,  rule_35 : Rule_0,  token_9 : Token_0)
{
    var r_10 : Rounded_0;
    var part_0 : PartMembers_0;
    part_0.n_18 = rule_35.n_expert_0;
    part_0.threshold_0 = multiply_0(u32(1073741824), rule_35.jitter_eps_0);
    part_0.excluded_0 = u32(4294967295);
    Lanes_sync_0();
    prepare_row_0(lane_31, rule_35, token_9);
    Lanes_sync_0();
    var slot_9 : u32 = u32(0);
    for(;;)
    {
        var _S509 : u32 = u32(2) + (((rule_35.n_expert_0) >> (u32(16))));
        if(slot_9 < _S509)
        {
        }
        else
        {
            break;
        }
        var top_3 : u32 = u32(0);
        var id_0 : u32 = u32(4294967295);
        var e_35 : u32 = lane_31;
        for(;;)
        {
            if(e_35 < (rule_35.n_expert_0))
            {
            }
            else
            {
                break;
            }
            var key_11 : u32 = order_0(Row4096_get_0(e_35), nan_place_1(rule_35));
            var _S510 : bool;
            if(e_35 != (part_0.excluded_0))
            {
                _S510 = key_11 > top_3;
            }
            else
            {
                _S510 = false;
            }
            if(_S510)
            {
                top_3 = key_11;
                id_0 = e_35;
            }
            e_35 = e_35 + u32(32);
        }
        var best_14 : u32 = Lanes_max_0(lane_31, top_3);
        var _S511 : u32;
        if(top_3 == best_14)
        {
            _S511 = ~id_0;
        }
        else
        {
            _S511 = u32(0);
        }
        var _S512 : u32 = Lanes_max_0(lane_31, _S511);
        var _S513 : u32 = ~_S512;
        part_0.winner_0 = _S513;
        part_0.best_10 = Row4096_get_0(_S513);
        var r_11 : Rounded_0;
        var pass_1 : u32 = u32(0);
        for(;;)
        {
            if(pass_1 < _S509)
            {
            }
            else
            {
                r_10 = r_11;
                break;
            }
            var _S514 : Softmax_0 = softmax_of_2(lane_31, part_0, false, pass_1 != u32(0));
            var r_12 : Rounded_0 = share_0(_S514, part_0.best_10);
            var _S515 : i32;
            if(r_12.doubtful_0)
            {
                _S515 = i32(1);
            }
            else
            {
                _S515 = i32(0);
            }
            var _S516 : u32 = Lanes_agreed_0(lane_31, u32(_S515));
            if(_S516 == u32(0))
            {
                r_10 = r_12;
                break;
            }
            var pass_2 : u32 = pass_1 + u32(1);
            r_11 = r_12;
            pass_1 = pass_2;
        }
        if(lane_31 == u32(0))
        {
            winner_id_0[slot_9] = part_0.winner_0;
            winner_score_0[slot_9] = r_10.value_8;
        }
        part_0.excluded_0 = part_0.winner_0;
        slot_9 = slot_9 + u32(1);
    }
    Lanes_sync_0();
    return;
}

fn read_given_0( lane_32 : u32,  rule_36 : Rule_0,  token_10 : u32) -> u32
{
    var _S517 : u32;
    var slot_10 : u32 = lane_32;
    var padding_0 : u32 = u32(0);
    for(;;)
    {
        _S517 = rule_36.n_used_0;
        if(slot_10 < (rule_36.n_used_0))
        {
        }
        else
        {
            break;
        }
        var _S518 : u32 = given_0[token_10 * rule_36.n_used_0 + slot_10];
        list_id_0[slot_10] = _S518;
        var _S519 : i32;
        if(_S518 == u32(4294967295))
        {
            _S519 = i32(1);
        }
        else
        {
            _S519 = i32(0);
        }
        var padding_1 : u32 = padding_0 + u32(_S519);
        slot_10 = slot_10 + u32(32);
        padding_0 = padding_1;
    }
    var _S520 : u32 = Lanes_add_0(lane_32, padding_0);
    var padding_2 : u32 = Lanes_agreed_0(lane_32, _S520);
    Lanes_sync_0();
    if(padding_2 == _S517)
    {
        return u32(4294967295);
    }
    var first_2 : u32 = _S517;
    slot_10 = lane_32;
    for(;;)
    {
        if(slot_10 < _S517)
        {
        }
        else
        {
            break;
        }
        var id_1 : u32 = list_id_0[slot_10];
        var refused_0 : bool = (list_id_0[slot_10]) >= (rule_36.n_expert_0);
        var before_0 : u32 = u32(0);
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
                refused_0 = (list_id_0[before_0]) == id_1;
            }
            before_0 = before_0 + u32(1);
        }
        if(refused_0)
        {
            first_2 = min(first_2, slot_10);
        }
        slot_10 = slot_10 + u32(32);
    }
    var _S521 : u32 = Lanes_max_0(lane_32, ~first_2);
    return ~_S521;
}

fn narrow_0( x_48 : u32,  dtype_2 : u32) -> u32
{
    var _S522 : u32;
    if(dtype_2 == u32(1))
    {
        _S522 = narrow_half_0(x_48);
    }
    else
    {
        _S522 = narrow_bfloat_0(x_48);
    }
    return _S522;
}

fn write_weight_0( slot_11 : u32,  w_136 : u32,  dtype_3 : u32)
{
    if(dtype_3 == u32(0))
    {
        atomicStore(&(weights_0[slot_11]), w_136);
        return;
    }
    var shift_10 : u32 = u32(16) * ((slot_11 & (u32(1))));
    var _S523 : u32 = (slot_11 >> (u32(1)));
    var _S524 : u32 = atomicAnd(&(weights_0[_S523]), ~((u32(65535) << (shift_10))));
    var _S525 : u32 = atomicOr(&(weights_0[_S523]), ((narrow_0(w_136, dtype_3)) << (shift_10)));
    return;
}

fn Token_expert_scale_of_0( this_21 : Token_0,  expert_16 : u32) -> u32
{
    return tables_0[this_21.rule_12.expert_scale_at_0 + expert_16];
}

fn finish_0( rule_37 : Rule_0,  token_11 : Token_0,  expert_17 : u32,  w_137 : u32) -> u32
{
    var _S526 : u32;
    if((rule_37.divisor_0) != u32(1065353216))
    {
        _S526 = divide_0(w_137, rule_37.divisor_0);
    }
    else
    {
        _S526 = w_137;
    }
    if((rule_37.scale_0) != u32(1065353216))
    {
        _S526 = multiply_0(_S526, rule_37.scale_0);
    }
    if((rule_37.expert_scale_at_0) != u32(4294967295))
    {
        _S526 = multiply_0(_S526, Token_expert_scale_of_0(token_11, expert_17));
    }
    if(is_nan_0(_S526))
    {
        _S526 = u32(2143289344);
    }
    return _S526;
}

fn route_token_0( lane_33 : u32,  rule_38 : Rule_0,  index_0 : u32)
{
    var padding_3 : bool = index_0 >= (rule_38.n_real_0);
    var _S527 : bool = (rule_38.replay_0) != u32(0);
    var padding_4 : bool;
    if(_S527)
    {
        var _S528 : u32 = read_given_0(lane_33, rule_38, index_0);
        var refused_1 : u32 = Lanes_agreed_0(lane_33, _S528);
        if(refused_1 < (rule_38.n_used_0))
        {
            padding_4 = lane_33 == u32(0);
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            var _S529 : u32 = atomicMin(&(status_0[i32(1)]), (rule_38.token_base_0 + index_0) * u32(64) + refused_1);
        }
        if(padding_3)
        {
            padding_4 = true;
        }
        else
        {
            padding_4 = refused_1 != (rule_38.n_used_0);
        }
    }
    else
    {
        padding_4 = padding_3;
    }
    var slot_12 : u32;
    if(padding_4)
    {
        slot_12 = lane_33;
        for(;;)
        {
            if(slot_12 < (rule_38.n_used_0))
            {
            }
            else
            {
                break;
            }
            var _S530 : u32 = index_0 * rule_38.n_used_0 + slot_12;
            ids_0[_S530] = u32(4294967295);
            write_weight_0(_S530, u32(0), rule_38.weights_dtype_0);
            slot_12 = slot_12 + u32(32);
        }
        Lanes_sync_0();
        return;
    }
    var token_12 : Token_0;
    token_12.rule_12 = rule_38;
    token_12.first_1 = index_0 * rule_38.row_stride_0;
    if((rule_38.score_0) == u32(4))
    {
        sparsemixer_0(lane_33, rule_38, token_12);
    }
    else
    {
        var _S531 : bool = route_row_0(lane_33, rule_38, token_12, _S527);
        if(_S531)
        {
            padding_4 = lane_33 == u32(0);
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            padding_4 = (rule_38.n_group_left_0) == u32(0);
        }
        else
        {
            padding_4 = false;
        }
        if(padding_4)
        {
            var _S532 : u32 = atomicAdd(&(status_0[i32(0)]), u32(1));
        }
    }
    slot_12 = lane_33;
    for(;;)
    {
        if(slot_12 < (rule_38.n_used_0))
        {
        }
        else
        {
            break;
        }
        var _S533 : u32 = index_0 * rule_38.n_used_0 + slot_12;
        ids_0[_S533] = winner_id_0[slot_12];
        write_weight_0(_S533, finish_0(rule_38, token_12, winner_id_0[slot_12], winner_score_0[slot_12]), rule_38.weights_dtype_0);
        slot_12 = slot_12 + u32(32);
    }
    Lanes_sync_0();
    return;
}

@id(0) override kIsFixed_0 : u32 = u32(0);

@id(100) override kFixed_n_expert_0 : u32 = u32(0);

@id(101) override kFixed_n_used_0 : u32 = u32(0);

@id(108) override kFixed_score_0 : u32 = u32(0);

@id(109) override kFixed_score_dtype_0 : u32 = u32(0);

@id(110) override kFixed_select_bias_0 : u32 = u32(0);

@id(111) override kFixed_select_by_0 : u32 = u32(0);

@id(112) override kFixed_n_group_0 : u32 = u32(0);

@id(113) override kFixed_topk_group_0 : u32 = u32(0);

@id(114) override kFixed_group_score_0 : u32 = u32(0);

@id(115) override kFixed_excluded_zero_0 : u32 = u32(0);

@id(116) override kFixed_renormalize_0 : u32 = u32(0);

@id(117) override kFixed_eps_kind_0 : u32 = u32(0);

@id(118) override kFixed_renorm_eps_0 : u32 = u32(0);

@id(119) override kFixed_divisor_0 : u32 = u32(0);

@id(120) override kFixed_scale_0 : u32 = u32(0);

@id(121) override kFixed_has_logit_scale_0 : u32 = u32(0);

@id(122) override kFixed_logit_scale_0 : u32 = u32(0);

@id(123) override kFixed_has_logit_softcap_0 : u32 = u32(0);

@id(124) override kFixed_logit_softcap_0 : u32 = u32(0);

@id(125) override kFixed_has_logit_clamp_0 : u32 = u32(0);

@id(126) override kFixed_logit_clamp_0 : u32 = u32(0);

@id(127) override kFixed_jitter_eps_0 : u32 = u32(0);

@id(128) override kFixed_nan_last_0 : u32 = u32(0);

@id(129) override kFixed_bias_at_0 : u32 = u32(0);

@id(130) override kFixed_logit_bias_at_0 : u32 = u32(0);

@id(131) override kFixed_expert_scale_at_0 : u32 = u32(0);

@id(134) override kFixed_n_at_once_0 : u32 = u32(0);

fn fixed_rule_0( _S534 : i32) -> Rule_0
{
    var _S535 : Rule_std430_0 = params_0[_S534];
    var _S536 : Rule_0;
    _S536.n_expert_0 = _S535.n_expert_0;
    _S536.n_used_0 = _S535.n_used_0;
    _S536.n_token_0 = _S535.n_token_0;
    _S536.n_real_0 = _S535.n_real_0;
    _S536.row_stride_0 = _S535.row_stride_0;
    _S536.logits_dtype_0 = _S535.logits_dtype_0;
    _S536.weights_dtype_0 = _S535.weights_dtype_0;
    _S536.token_base_0 = _S535.token_base_0;
    _S536.score_0 = _S535.score_0;
    _S536.score_dtype_0 = _S535.score_dtype_0;
    _S536.select_bias_0 = _S535.select_bias_0;
    _S536.select_by_0 = _S535.select_by_0;
    _S536.n_group_0 = _S535.n_group_0;
    _S536.topk_group_0 = _S535.topk_group_0;
    _S536.group_score_0 = _S535.group_score_0;
    _S536.excluded_zero_0 = _S535.excluded_zero_0;
    _S536.renormalize_0 = _S535.renormalize_0;
    _S536.eps_kind_0 = _S535.eps_kind_0;
    _S536.renorm_eps_0 = _S535.renorm_eps_0;
    _S536.divisor_0 = _S535.divisor_0;
    _S536.scale_0 = _S535.scale_0;
    _S536.has_logit_scale_0 = _S535.has_logit_scale_0;
    _S536.logit_scale_0 = _S535.logit_scale_0;
    _S536.has_logit_softcap_0 = _S535.has_logit_softcap_0;
    _S536.logit_softcap_0 = _S535.logit_softcap_0;
    _S536.has_logit_clamp_0 = _S535.has_logit_clamp_0;
    _S536.logit_clamp_0 = _S535.logit_clamp_0;
    _S536.jitter_eps_0 = _S535.jitter_eps_0;
    _S536.nan_last_0 = _S535.nan_last_0;
    _S536.bias_at_0 = _S535.bias_at_0;
    _S536.logit_bias_at_0 = _S535.logit_bias_at_0;
    _S536.expert_scale_at_0 = _S535.expert_scale_at_0;
    _S536.replay_0 = _S535.replay_0;
    _S536.n_group_dispatched_0 = _S535.n_group_dispatched_0;
    _S536.n_at_once_0 = _S535.n_at_once_0;
    _S536.magnitude_0 = _S535.magnitude_0;
    _S536.n_group_left_0 = _S535.n_group_left_0;
    _S536.unused3_0 = _S535.unused3_0;
    _S536.unused4_0 = _S535.unused4_0;
    _S536.unused5_0 = _S535.unused5_0;
    _S536.unused6_0 = _S535.unused6_0;
    _S536.unused7_0 = _S535.unused7_0;
    _S536.unused8_0 = _S535.unused8_0;
    _S536.unused9_0 = _S535.unused9_0;
    _S536.unused10_0 = _S535.unused10_0;
    _S536.unused11_0 = _S535.unused11_0;
    _S536.unused12_0 = _S535.unused12_0;
    _S536.unused13_0 = _S535.unused13_0;
    _S536.unused14_0 = _S535.unused14_0;
    _S536.unused15_0 = _S535.unused15_0;
    _S536.unused16_0 = _S535.unused16_0;
    _S536.unused17_0 = _S535.unused17_0;
    _S536.unused18_0 = _S535.unused18_0;
    _S536.unused19_0 = _S535.unused19_0;
    _S536.unused20_0 = _S535.unused20_0;
    _S536.unused21_0 = _S535.unused21_0;
    _S536.unused22_0 = _S535.unused22_0;
    _S536.unused23_0 = _S535.unused23_0;
    _S536.unused24_0 = _S535.unused24_0;
    _S536.unused25_0 = _S535.unused25_0;
    _S536.unused26_0 = _S535.unused26_0;
    _S536.unused27_0 = _S535.unused27_0;
    _S536.unused28_0 = _S535.unused28_0;
    _S536.unused29_0 = _S535.unused29_0;
    if(kIsFixed_0 == u32(0))
    {
        return _S536;
    }
    _S536.n_expert_0 = kFixed_n_expert_0;
    _S536.n_used_0 = kFixed_n_used_0;
    _S536.score_0 = kFixed_score_0;
    _S536.score_dtype_0 = kFixed_score_dtype_0;
    _S536.select_bias_0 = kFixed_select_bias_0;
    _S536.select_by_0 = kFixed_select_by_0;
    _S536.n_group_0 = kFixed_n_group_0;
    _S536.topk_group_0 = kFixed_topk_group_0;
    _S536.group_score_0 = kFixed_group_score_0;
    _S536.excluded_zero_0 = kFixed_excluded_zero_0;
    _S536.renormalize_0 = kFixed_renormalize_0;
    _S536.eps_kind_0 = kFixed_eps_kind_0;
    _S536.renorm_eps_0 = kFixed_renorm_eps_0;
    _S536.divisor_0 = kFixed_divisor_0;
    _S536.scale_0 = kFixed_scale_0;
    _S536.has_logit_scale_0 = kFixed_has_logit_scale_0;
    _S536.logit_scale_0 = kFixed_logit_scale_0;
    _S536.has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    _S536.logit_softcap_0 = kFixed_logit_softcap_0;
    _S536.has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    _S536.logit_clamp_0 = kFixed_logit_clamp_0;
    _S536.jitter_eps_0 = kFixed_jitter_eps_0;
    _S536.nan_last_0 = kFixed_nan_last_0;
    _S536.bias_at_0 = kFixed_bias_at_0;
    _S536.logit_bias_at_0 = kFixed_logit_bias_at_0;
    _S536.expert_scale_at_0 = kFixed_expert_scale_at_0;
    _S536.n_at_once_0 = kFixed_n_at_once_0;
    return _S536;
}

fn Lanes_start_0( lane_34 : u32)
{
    if(lane_34 == u32(0))
    {
        atomicStore(&(shared_total_0), u32(0));
    }
    workgroupBarrier();
    return;
}

fn firstbitlow_0( value_9 : u32) -> u32
{
    var _S537 : u32 = firstTrailingBit(value_9);
    return _S537;
}

fn route_tokens_0( lane_35 : u32,  group_6 : u32)
{
    var _S538 : Rule_0 = fixed_rule_0(i32(0));
    zero_0 = ((_S538.n_expert_0) >> (u32(16)));
    Lanes_start_0(lane_35);
    var only_left_0 : bool = (_S538.n_group_left_0) != u32(0);
    var n_tile_0 : u32 = (_S538.n_token_0 + _S538.n_at_once_0 - u32(1)) / max(_S538.n_at_once_0, u32(1));
    var _S539 : u32;
    if(only_left_0)
    {
        _S539 = (n_tile_0 + u32(32) - u32(1)) / u32(32);
    }
    else
    {
        _S539 = _S538.n_token_0;
    }
    var _S540 : u32;
    if(only_left_0)
    {
        _S540 = _S538.n_group_left_0;
    }
    else
    {
        _S540 = _S538.n_group_dispatched_0;
    }
    var i_19 : u32 = group_6;
    for(;;)
    {
        if(i_19 < _S539)
        {
        }
        else
        {
            break;
        }
        var tiles_0 : u32;
        if(only_left_0)
        {
            var tile_0 : u32 = i_19 * u32(32) + lane_35;
            var _S541 : bool;
            if(tile_0 < n_tile_0)
            {
                _S541 = given_0[min(tile_0, n_tile_0 - u32(1))] != u32(0);
            }
            else
            {
                _S541 = false;
            }
            var _S542 : u32 = Lanes_ballot_0(lane_35, _S541);
            var _S543 : u32 = Lanes_agreed_0(lane_35, _S542);
            tiles_0 = _S543;
        }
        else
        {
            tiles_0 = u32(1);
        }
        var tiles_1 : u32 = tiles_0;
        for(;;)
        {
            if(tiles_1 != u32(0))
            {
            }
            else
            {
                break;
            }
            var tile_1 : u32 = i_19 * u32(32) + firstbitlow_0(tiles_1);
            var _S544 : u32;
            if(only_left_0)
            {
                var _S545 : u32 = Lanes_agreed_0(lane_35, given_0[tile_1]);
                _S544 = _S545;
            }
            else
            {
                _S544 = u32(1);
            }
            var left_1 : u32 = _S544;
            for(;;)
            {
                if(left_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var _S546 : u32;
                if(only_left_0)
                {
                    _S546 = tile_1 * _S538.n_at_once_0 + firstbitlow_0(left_1);
                }
                else
                {
                    _S546 = i_19;
                }
                route_token_0(lane_35, _S538, _S546);
                left_1 = (left_1 & ((left_1 - u32(1))));
            }
            tiles_1 = (tiles_1 & ((tiles_1 - u32(1))));
        }
        i_19 = i_19 + _S540;
    }
    return;
}

@compute
@workgroup_size(32, 1, 1)
fn route_large(@builtin(workgroup_id) group_7 : vec3<u32>, @builtin(local_invocation_id) thread_0 : vec3<u32>)
{
    zero_0 = u32(0);
    route_tokens_0(thread_0.x, group_7.x);
    return;
}

