enable subgroups;
diagnostic(off, subgroup_uniformity);
@binding(4) @group(0) var<storage, read> params_0 : array<vec4<u32>>;

@binding(2) @group(0) var<storage, read_write> ids_0 : array<u32>;

@binding(3) @group(0) var<storage, read_write> weights_0 : array<f32>;

@binding(0) @group(0) var<storage, read> logits_0 : array<f32>;

@binding(1) @group(0) var<storage, read> bias_0 : array<f32>;

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

fn Lanes_ballot_0( lane_0 : u32,  value_0 : bool) -> u32
{
    var _S1 : vec4<u32> = subgroupBallot(value_0);
    return _S1.x;
}

var<private> zero_0 : u32;

fn flush_0( x_2 : u32) -> u32
{
    var _S2 : u32;
    if(((x_2 & (u32(2147483647)))) < u32(8388608))
    {
        _S2 = u32(0);
    }
    else
    {
        _S2 = x_2;
    }
    return _S2;
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
    var _S3 : u32 = firstLeadingBit(value_1);
    return _S3;
}

fn round_0( sign_0 : u32,  mantissa_0 : u32,  exponent_0 : i32,  rest_0 : bool) -> u32
{
    var m_0 : u32 = (mantissa_0 >> (u32(8)));
    var low_0 : u32 = (mantissa_0 & (u32(255)));
    var _S4 : bool;
    if(low_0 > u32(128))
    {
        _S4 = true;
    }
    else
    {
        if(low_0 == u32(128))
        {
            if(rest_0)
            {
                _S4 = true;
            }
            else
            {
                _S4 = ((m_0 & (u32(1)))) != u32(0);
            }
        }
        else
        {
            _S4 = false;
        }
    }
    var m_1 : u32;
    if(_S4)
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
    var _S5 : u32;
    if((absolute_0(a_0)) < (absolute_0(b_0)))
    {
        sum_0 = a_0;
        _S5 = b_0;
    }
    else
    {
        sum_0 = b_0;
        _S5 = a_0;
    }
    if((absolute_0(sum_0)) == u32(0))
    {
        return _S5;
    }
    var _S6 : i32 = exponent_of_0(_S5);
    var gap_0 : u32 = u32(_S6 - exponent_of_0(sum_0));
    var large_0 : u32 = ((mantissa_of_0(_S5)) << (u32(6)));
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
    var apart_0 : bool = ((((_S5 ^ (sum_0))) & (u32(2147483648)))) != u32(0);
    var _S7 : bool;
    if(apart_0)
    {
        _S7 = rest_1;
    }
    else
    {
        _S7 = false;
    }
    if(_S7)
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
    return round_0((_S5 & (u32(2147483648))), (sum_0 << (shift_0)), _S6 - i32(156) - i32(shift_0), rest_1);
}

fn sum_of_scores_0( lane_1 : u32,  rule_0 : Rule_0) -> u32
{
    var _S8 : u32;
    var slot_0 : u32 = lane_1;
    var plain_0 : bool = true;
    for(;;)
    {
        _S8 = rule_0.n_used_0;
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
    var _S9 : u32 = winner_score_0[i32(0)];
    var _S10 : u32 = Lanes_ballot_0(lane_1, plain_0);
    var base_0 : u32;
    var sum_1 : u32;
    if(_S10 == u32(4294967295))
    {
        base_0 = u32(1);
        sum_1 = _S9;
        for(;;)
        {
            var _S11 : bool = base_0 < _S8;
            if(_S11)
            {
            }
            else
            {
                break;
            }
            var x_7 : array<u32, i32(4)>;
            x_7[u32(0)] = winner_score_0[min(base_0, u32(63))];
            var _S12 : u32 = base_0 + u32(1);
            x_7[u32(1)] = winner_score_0[min(_S12, u32(63))];
            var _S13 : u32 = base_0 + u32(2);
            x_7[u32(2)] = winner_score_0[min(_S13, u32(63))];
            var _S14 : u32 = base_0 + u32(3);
            x_7[u32(3)] = winner_score_0[min(_S14, u32(63))];
            var sum_2 : u32;
            if(_S11)
            {
                sum_2 = ((bitcast<u32>(((bitcast<f32>((sum_1))) + (bitcast<f32>((x_7[u32(0)])))))) ^ (zero_0));
            }
            else
            {
                sum_2 = sum_1;
            }
            var sum_3 : u32;
            if(_S12 < _S8)
            {
                sum_3 = ((bitcast<u32>(((bitcast<f32>((sum_2))) + (bitcast<f32>((x_7[u32(1)])))))) ^ (zero_0));
            }
            else
            {
                sum_3 = sum_2;
            }
            var sum_4 : u32;
            if(_S13 < _S8)
            {
                sum_4 = ((bitcast<u32>(((bitcast<f32>((sum_3))) + (bitcast<f32>((x_7[u32(2)])))))) ^ (zero_0));
            }
            else
            {
                sum_4 = sum_3;
            }
            if(_S14 < _S8)
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
        base_0 = _S9;
        for(;;)
        {
            if(slot_0 < _S8)
            {
            }
            else
            {
                break;
            }
            var _S15 : u32 = winner_score_0[slot_0];
            for(;;)
            {
                if(is_plain_0(base_0))
                {
                    plain_0 = is_plain_0(_S15);
                }
                else
                {
                    plain_0 = false;
                }
                if(plain_0)
                {
                    base_0 = flush_0(((bitcast<u32>(((bitcast<f32>((base_0))) + (bitcast<f32>((_S15)))))) ^ (zero_0)));
                    break;
                }
                base_0 = add_by_words_0(base_0, _S15);
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
    var _S16 : u32;
    if(((x_8 & (u32(2147483648)))) != u32(0))
    {
        _S16 = ~x_8;
    }
    else
    {
        _S16 = (x_8 | (u32(2147483648)));
    }
    return _S16;
}

fn Lanes_max_0( lane_2 : u32,  value_2 : u32) -> u32
{
    var _S17 : u32 = subgroupMax(value_2);
    return _S17;
}

fn from_order_0( key_0 : u32) -> u32
{
    var _S18 : bool;
    if(key_0 == u32(4294967295))
    {
        _S18 = true;
    }
    else
    {
        _S18 = key_0 <= u32(1);
    }
    if(_S18)
    {
        return u32(2143289344);
    }
    var _S19 : u32;
    if(((key_0 & (u32(2147483648)))) != u32(0))
    {
        _S19 = (key_0 ^ (u32(2147483648)));
    }
    else
    {
        _S19 = ~key_0;
    }
    return _S19;
}

fn is_finite_0( x_9 : u32) -> bool
{
    return ((x_9 & (u32(2147483647)))) < u32(2139095040);
}

fn bit_width_0( v_0 : u32) -> u32
{
    var _S20 : u32;
    if(v_0 == u32(0))
    {
        _S20 = u32(0);
    }
    else
    {
        _S20 = firstbithigh_0(v_0) + u32(1);
    }
    return _S20;
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
    var _S21 : Huge_0;
    if(((n_1 & (u32(64)))) != u32(0))
    {
        var h_1 : Huge_0;
        h_1.w0_0 = u32(0);
        h_1.w1_0 = u32(0);
        h_1.w2_0 = a_1.w0_0;
        h_1.w3_0 = a_1.w1_0;
        _S21 = h_1;
    }
    else
    {
        _S21 = a_1;
    }
    if(((n_1 & (u32(32)))) != u32(0))
    {
        var h_2 : Huge_0;
        h_2.w0_0 = u32(0);
        h_2.w1_0 = _S21.w0_0;
        h_2.w2_0 = _S21.w1_0;
        h_2.w3_0 = _S21.w2_0;
        _S21 = h_2;
    }
    var m_2 : u32 = (n_1 & (u32(31)));
    var k_0 : u32 = u32(31) - m_2;
    var _S22 : u32 = ((((_S21.w3_0) << (m_2))) | ((((((_S21.w2_0) >> (u32(1)))) >> (k_0)))));
    var _S23 : u32 = ((((_S21.w2_0) << (m_2))) | ((((((_S21.w1_0) >> (u32(1)))) >> (k_0)))));
    var _S24 : u32 = ((((_S21.w1_0) << (m_2))) | ((((((_S21.w0_0) >> (u32(1)))) >> (k_0)))));
    var h_3 : Huge_0;
    h_3.w0_0 = ((_S21.w0_0) << (m_2));
    h_3.w1_0 = _S24;
    h_3.w2_0 = _S23;
    h_3.w3_0 = _S22;
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
    var _S25 : Huge_0;
    if(((n_2 & (u32(64)))) != u32(0))
    {
        var h_5 : Huge_0;
        h_5.w0_0 = a_2.w2_0;
        h_5.w1_0 = a_2.w3_0;
        h_5.w2_0 = u32(0);
        h_5.w3_0 = u32(0);
        _S25 = h_5;
    }
    else
    {
        _S25 = a_2;
    }
    if(((n_2 & (u32(32)))) != u32(0))
    {
        var h_6 : Huge_0;
        h_6.w0_0 = _S25.w1_0;
        h_6.w1_0 = _S25.w2_0;
        h_6.w2_0 = _S25.w3_0;
        h_6.w3_0 = u32(0);
        _S25 = h_6;
    }
    var m_3 : u32 = (n_2 & (u32(31)));
    var k_1 : u32 = u32(31) - m_3;
    var _S26 : u32 = ((_S25.w3_0) >> (m_3));
    var _S27 : u32 = ((((_S25.w2_0) >> (m_3))) | ((((((_S25.w3_0) << (u32(1)))) << (k_1)))));
    var _S28 : u32 = ((((_S25.w1_0) >> (m_3))) | ((((((_S25.w2_0) << (u32(1)))) << (k_1)))));
    var h_7 : Huge_0;
    h_7.w0_0 = ((((_S25.w0_0) >> (m_3))) | ((((((_S25.w1_0) << (u32(1)))) << (k_1)))));
    h_7.w1_0 = _S28;
    h_7.w2_0 = _S27;
    h_7.w3_0 = _S26;
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
    var _S29 : Huge_0 = h_9;
    var _S30 : Huge_0;
    if(shift_1 >= i32(0))
    {
        _S30 = shift_left_0(_S29, u32(shift_1));
    }
    else
    {
        _S30 = shift_right_0(_S29, u32(- shift_1));
    }
    return _S30;
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
    var _S31 : Wide_0 = w_0;
    var w_1 : Wide_0;
    w_1.lo_0 = b_1.w0_0;
    w_1.hi_0 = b_1.w1_0;
    var _S32 : Wide_0 = w_1;
    var _S33 : u32 = _S31.hi_0 - _S32.hi_0;
    var _S34 : i32;
    if((_S31.lo_0) < (_S32.lo_0))
    {
        _S34 = i32(1);
    }
    else
    {
        _S34 = i32(0);
    }
    var _S35 : u32 = _S33 - u32(_S34);
    var w_2 : Wide_0;
    w_2.lo_0 = _S31.lo_0 - _S32.lo_0;
    w_2.hi_0 = _S35;
    var _S36 : Wide_0 = w_2;
    var w_3 : Wide_0;
    w_3.lo_0 = a_3.w2_0;
    w_3.hi_0 = a_3.w3_0;
    var _S37 : Wide_0 = w_3;
    var w_4 : Wide_0;
    w_4.lo_0 = b_1.w2_0;
    w_4.hi_0 = b_1.w3_0;
    var _S38 : Wide_0 = w_4;
    var _S39 : u32 = w_3.hi_0 - w_4.hi_0;
    if((w_3.lo_0) < (w_4.lo_0))
    {
        _S34 = i32(1);
    }
    else
    {
        _S34 = i32(0);
    }
    var _S40 : u32 = _S39 - u32(_S34);
    var w_5 : Wide_0;
    w_5.lo_0 = _S37.lo_0 - _S38.lo_0;
    w_5.hi_0 = _S40;
    var _S41 : Wide_0 = w_5;
    if(borrow_0)
    {
        _S34 = i32(1);
    }
    else
    {
        _S34 = i32(0);
    }
    var w_6 : Wide_0;
    w_6.lo_0 = u32(_S34);
    w_6.hi_0 = u32(0);
    var _S42 : Wide_0 = w_6;
    var _S43 : u32 = _S41.hi_0 - _S42.hi_0;
    if((_S41.lo_0) < (_S42.lo_0))
    {
        _S34 = i32(1);
    }
    else
    {
        _S34 = i32(0);
    }
    var _S44 : u32 = _S43 - u32(_S34);
    var w_7 : Wide_0;
    w_7.lo_0 = _S41.lo_0 - _S42.lo_0;
    w_7.hi_0 = _S44;
    var _S45 : Wide_0 = w_7;
    var h_10 : Huge_0;
    h_10.w0_0 = _S36.lo_0;
    h_10.w1_0 = _S36.hi_0;
    h_10.w2_0 = _S45.lo_0;
    h_10.w3_0 = _S45.hi_0;
    return h_10;
}

fn distance_exact_0( largest_1 : u32,  x_11 : u32) -> ExactDistance_0
{
    var d_0 : ExactDistance_0;
    var _S46 : bool = x_11 == largest_1;
    d_0.near_0 = _S46;
    var h_11 : Huge_0;
    h_11.w0_0 = u32(0);
    h_11.w1_0 = u32(0);
    h_11.w2_0 = u32(0);
    h_11.w3_0 = u32(0);
    d_0.t_0 = h_11;
    var _S47 : bool;
    if(_S46)
    {
        _S47 = true;
    }
    else
    {
        _S47 = (absolute_0(largest_1)) >= u32(1325400064);
    }
    if(_S47)
    {
        _S47 = true;
    }
    else
    {
        _S47 = (absolute_0(x_11)) >= u32(1325400064);
    }
    if(_S47)
    {
        return d_0;
    }
    var h_12 : Huge_0;
    h_12.w0_0 = u32(0);
    h_12.w1_0 = u32(0);
    h_12.w2_0 = u32(0);
    h_12.w3_0 = u32(0);
    var _S48 : Huge_0 = h_12;
    var a_4 : Huge_0 = fixed_96_0(largest_1);
    var b_2 : Huge_0 = fixed_96_0(x_11);
    var a_5 : Huge_0;
    if(((largest_1 & (u32(2147483648)))) != u32(0))
    {
        a_5 = subtract_0(_S48, a_4);
    }
    else
    {
        a_5 = a_4;
    }
    var b_3 : Huge_0;
    if(((x_11 & (u32(2147483648)))) != u32(0))
    {
        b_3 = subtract_0(_S48, b_2);
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
    var _S49 : u32 = w_8.hi_0 + w_9.hi_0;
    var _S50 : i32;
    if(lo_1 < (w_9.lo_0))
    {
        _S50 = i32(1);
    }
    else
    {
        _S50 = i32(0);
    }
    var _S51 : u32 = _S49 + u32(_S50);
    var w_10 : Wide_0;
    w_10.lo_0 = lo_1;
    w_10.hi_0 = _S51;
    var _S52 : Wide_0 = w_10;
    var carry_0 : bool;
    if((_S52.hi_0) < (b_4.w1_0))
    {
        carry_0 = true;
    }
    else
    {
        if((_S52.hi_0) == (b_4.w1_0))
        {
            carry_0 = (_S52.lo_0) < (b_4.w0_0);
        }
        else
        {
            carry_0 = false;
        }
    }
    var w_11 : Wide_0;
    w_11.lo_0 = a_6.w2_0;
    w_11.hi_0 = a_6.w3_0;
    var _S53 : Wide_0 = w_11;
    var w_12 : Wide_0;
    w_12.lo_0 = b_4.w2_0;
    w_12.hi_0 = b_4.w3_0;
    var _S54 : Wide_0 = w_12;
    var lo_2 : u32 = _S53.lo_0 + _S54.lo_0;
    var _S55 : u32 = _S53.hi_0 + _S54.hi_0;
    if(lo_2 < (_S54.lo_0))
    {
        _S50 = i32(1);
    }
    else
    {
        _S50 = i32(0);
    }
    var _S56 : u32 = _S55 + u32(_S50);
    var w_13 : Wide_0;
    w_13.lo_0 = lo_2;
    w_13.hi_0 = _S56;
    var _S57 : Wide_0 = w_13;
    if(carry_0)
    {
        _S50 = i32(1);
    }
    else
    {
        _S50 = i32(0);
    }
    var w_14 : Wide_0;
    w_14.lo_0 = u32(_S50);
    w_14.hi_0 = u32(0);
    var _S58 : Wide_0 = w_14;
    var lo_3 : u32 = _S57.lo_0 + _S58.lo_0;
    var _S59 : u32 = _S57.hi_0 + _S58.hi_0;
    if(lo_3 < (_S58.lo_0))
    {
        _S50 = i32(1);
    }
    else
    {
        _S50 = i32(0);
    }
    var _S60 : u32 = _S59 + u32(_S50);
    var w_15 : Wide_0;
    w_15.lo_0 = lo_3;
    w_15.hi_0 = _S60;
    var _S61 : Wide_0 = w_15;
    var h_13 : Huge_0;
    h_13.w0_0 = _S52.lo_0;
    h_13.w1_0 = _S52.hi_0;
    h_13.w2_0 = _S61.lo_0;
    h_13.w3_0 = _S61.hi_0;
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
    var _S62 : u32 = min(j_0, u32(11));
    var h_14 : Huge_0;
    h_14.w0_0 = kExpSeries_0[_S62][i32(2)];
    h_14.w1_0 = kExpSeries_0[_S62][i32(1)];
    h_14.w2_0 = kExpSeries_0[_S62][i32(0)];
    h_14.w3_0 = u32(0);
    return h_14;
}

fn select_0( which_0 : bool,  a_8 : Huge_0,  b_6 : Huge_0) -> Huge_0
{
    var _S63 : u32;
    if(which_0)
    {
        _S63 = a_8.w3_0;
    }
    else
    {
        _S63 = b_6.w3_0;
    }
    var _S64 : u32;
    if(which_0)
    {
        _S64 = a_8.w2_0;
    }
    else
    {
        _S64 = b_6.w2_0;
    }
    var _S65 : u32;
    if(which_0)
    {
        _S65 = a_8.w1_0;
    }
    else
    {
        _S65 = b_6.w1_0;
    }
    var _S66 : u32;
    if(which_0)
    {
        _S66 = a_8.w0_0;
    }
    else
    {
        _S66 = b_6.w0_0;
    }
    var h_15 : Huge_0;
    h_15.w0_0 = _S66;
    h_15.w1_0 = _S65;
    h_15.w2_0 = _S64;
    h_15.w3_0 = _S63;
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
    var _S67 : u32 = (*this_3).w0_1 + p_0.lo_0;
    (*this_3).w0_1 = _S67;
    var _S68 : i32;
    if(_S67 < (p_0.lo_0))
    {
        _S68 = i32(1);
    }
    else
    {
        _S68 = i32(0);
    }
    var _S69 : u32 = p_0.hi_0 + u32(_S68);
    p_0.hi_0 = _S69;
    var _S70 : u32 = (*this_3).w1_1 + _S69;
    (*this_3).w1_1 = _S70;
    if(_S70 < _S69)
    {
        _S68 = i32(1);
    }
    else
    {
        _S68 = i32(0);
    }
    (*this_3).w2_1 = (*this_3).w2_1 + u32(_S68);
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
    var _S71 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_8.w1_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_8.w0_0);
    var _S72 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_8.w2_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_8.w1_0);
    Column_add_product_0(&(c_0), a_10.w2_0, b_8.w0_0);
    var _S73 : u32 = Column_next_0(&(c_0));
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
    var _S74 : Huge_0 = h_17;
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
        r_1 = add_0(r_0, _S74);
        q_2 = q_3;
    }
    else
    {
        r_1 = r_0;
        q_2 = q_1;
    }
    if(!less_0(r_1, _S74))
    {
        var q_4 : u32 = q_2 + u32(1);
        r_1 = subtract_0(r_1, _S74);
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
        var _S75 : Huge_0 = select_0(in_series_0, subtract_0(exp_series_0(u32(10) - step_0), product_0), product_0);
        var step_1 : u32 = step_0 + u32(1);
        p_1 = _S75;
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
    var _S76 : bool;
    if(shift_2 <= i32(-24))
    {
        _S76 = true;
    }
    else
    {
        _S76 = shift_2 >= i32(64);
    }
    if(_S76)
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
    var _S77 : Wide_0;
    if(shift_2 >= i32(32))
    {
        var w_22 : Wide_0;
        w_22.lo_0 = u32(0);
        w_22.hi_0 = lo_4;
        _S77 = w_22;
    }
    else
    {
        var w_23 : Wide_0;
        w_23.lo_0 = lo_4;
        w_23.hi_0 = hi_1;
        _S77 = w_23;
    }
    return _S77;
}

fn distance_fast_0( largest_2 : u32,  x_13 : u32) -> Distance_0
{
    var d_1 : Distance_0;
    var _S78 : bool = x_13 == largest_2;
    d_1.near_1 = _S78;
    var w_24 : Wide_0;
    w_24.lo_0 = u32(0);
    w_24.hi_0 = u32(0);
    d_1.t_2 = w_24;
    var _S79 : bool;
    if(_S78)
    {
        _S79 = true;
    }
    else
    {
        _S79 = (absolute_0(largest_2)) >= u32(1325400064);
    }
    if(_S79)
    {
        _S79 = true;
    }
    else
    {
        _S79 = (absolute_0(x_13)) >= u32(1325400064);
    }
    if(_S79)
    {
        return d_1;
    }
    if(((bitcast<f32>((largest_2))) - (bitcast<f32>((x_13)))) > 100.0f)
    {
        return d_1;
    }
    var a_11 : Wide_0 = fixed_57_0(largest_2);
    var b_9 : Wide_0 = fixed_57_0(x_13);
    var _S80 : i32;
    var a_12 : Wide_0;
    if(((largest_2 & (u32(2147483648)))) != u32(0))
    {
        var w_25 : Wide_0;
        w_25.lo_0 = u32(0);
        w_25.hi_0 = u32(0);
        var _S81 : Wide_0 = w_25;
        var _S82 : u32 = w_25.hi_0 - a_11.hi_0;
        if((w_25.lo_0) < (a_11.lo_0))
        {
            _S80 = i32(1);
        }
        else
        {
            _S80 = i32(0);
        }
        var _S83 : u32 = _S82 - u32(_S80);
        var w_26 : Wide_0;
        w_26.lo_0 = _S81.lo_0 - a_11.lo_0;
        w_26.hi_0 = _S83;
        var _S84 : Wide_0 = w_26;
        a_12 = _S84;
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
        var _S85 : Wide_0 = w_27;
        var _S86 : u32 = w_27.hi_0 - b_9.hi_0;
        if((w_27.lo_0) < (b_9.lo_0))
        {
            _S80 = i32(1);
        }
        else
        {
            _S80 = i32(0);
        }
        var _S87 : u32 = _S86 - u32(_S80);
        var w_28 : Wide_0;
        w_28.lo_0 = _S85.lo_0 - b_9.lo_0;
        w_28.hi_0 = _S87;
        var _S88 : Wide_0 = w_28;
        b_10 = _S88;
    }
    else
    {
        b_10 = b_9;
    }
    d_1.near_1 = true;
    var _S89 : u32 = a_12.hi_0 - b_10.hi_0;
    var _S90 : Wide_0 = a_12;
    var _S91 : Wide_0 = b_10;
    if((a_12.lo_0) < (b_10.lo_0))
    {
        _S80 = i32(1);
    }
    else
    {
        _S80 = i32(0);
    }
    var _S92 : u32 = _S89 - u32(_S80);
    var w_29 : Wide_0;
    w_29.lo_0 = _S90.lo_0 - _S91.lo_0;
    w_29.hi_0 = _S92;
    var _S93 : Wide_0 = w_29;
    d_1.t_2 = _S93;
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
    var _S94 : u32 = ((((t_3.hi_0) << (u32(7)))) | ((((t_3.lo_0) >> (u32(25))))));
    var w_31 : Wide_0;
    w_31.lo_0 = ((t_3.lo_0) << (u32(7)));
    w_31.hi_0 = _S94;
    var _S95 : Wide_0 = w_31;
    var _S96 : Wide_0 = whole_0;
    var _S97 : u32 = w_31.hi_0 - whole_0.hi_0;
    var _S98 : i32;
    if((w_31.lo_0) < (whole_0.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S99 : u32 = _S97 - u32(_S98);
    var w_32 : Wide_0;
    w_32.lo_0 = _S95.lo_0 - _S96.lo_0;
    w_32.hi_0 = _S99;
    var _S100 : Wide_0 = w_32;
    var _S101 : u32 = ((_S100.hi_0) >> (u32(3)));
    var w_33 : Wide_0;
    w_33.lo_0 = ((((_S100.lo_0) >> (u32(3)))) | ((((_S100.hi_0) << (u32(29))))));
    w_33.hi_0 = _S101;
    var _S102 : Wide_0 = w_33;
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
    var _S103 : Wide_0 = w_35;
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
    var _S104 : u32 = w_36.hi_0 + w_37.hi_0;
    if(lo_5 < (w_37.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S105 : u32 = _S104 + u32(_S98);
    var w_38 : Wide_0;
    w_38.lo_0 = lo_5;
    w_38.hi_0 = _S105;
    var _S106 : Wide_0 = w_38;
    var a1_5 : u32 = ((_S102.lo_0) >> (u32(16)));
    var a0_5 : u32 = ((_S102.lo_0) & (u32(65535)));
    var middle_11 : u32 = a1_5 * b0_6 + (((a0_5 * b0_6) >> (u32(16))));
    var w_39 : Wide_0;
    w_39.lo_0 = a1_5 * b1_6 + ((middle_11 >> (u32(16)))) + (((a0_5 * b1_6 + ((middle_11 & (u32(65535))))) >> (u32(16))));
    w_39.hi_0 = u32(0);
    var lo_6 : u32 = _S106.lo_0 + w_39.lo_0;
    var _S107 : u32 = _S106.hi_0 + w_39.hi_0;
    if(lo_6 < (w_39.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S108 : u32 = _S107 + u32(_S98);
    var w_40 : Wide_0;
    w_40.lo_0 = lo_6;
    w_40.hi_0 = _S108;
    var _S109 : Wide_0 = w_40;
    var _S110 : u32 = _S103.hi_0 - _S109.hi_0;
    if((_S103.lo_0) < (_S109.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S111 : u32 = _S110 - u32(_S98);
    var w_41 : Wide_0;
    w_41.lo_0 = _S103.lo_0 - _S109.lo_0;
    w_41.hi_0 = _S111;
    var _S112 : Wide_0 = w_41;
    var w_42 : Wide_0;
    w_42.lo_0 = u32(2863311531);
    w_42.hi_0 = u32(178956970);
    var _S113 : Wide_0 = w_42;
    var w_43 : Wide_0;
    w_43.lo_0 = _S102.hi_0 * _S112.hi_0;
    var b1_8 : u32 = ((_S112.hi_0) >> (u32(16)));
    var b0_8 : u32 = ((_S112.hi_0) & (u32(65535)));
    var middle_12 : u32 = a1_4 * b0_8 + (((a0_4 * b0_8) >> (u32(16))));
    w_43.hi_0 = a1_4 * b1_8 + ((middle_12 >> (u32(16)))) + (((a0_4 * b1_8 + ((middle_12 & (u32(65535))))) >> (u32(16))));
    var b1_9 : u32 = ((_S112.lo_0) >> (u32(16)));
    var b0_9 : u32 = ((_S112.lo_0) & (u32(65535)));
    var middle_13 : u32 = a1_4 * b0_9 + (((a0_4 * b0_9) >> (u32(16))));
    var w_44 : Wide_0;
    w_44.lo_0 = a1_4 * b1_9 + ((middle_13 >> (u32(16)))) + (((a0_4 * b1_9 + ((middle_13 & (u32(65535))))) >> (u32(16))));
    w_44.hi_0 = u32(0);
    var lo_7 : u32 = w_43.lo_0 + w_44.lo_0;
    var _S114 : u32 = w_43.hi_0 + w_44.hi_0;
    if(lo_7 < (w_44.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S115 : u32 = _S114 + u32(_S98);
    var w_45 : Wide_0;
    w_45.lo_0 = lo_7;
    w_45.hi_0 = _S115;
    var _S116 : Wide_0 = w_45;
    var middle_14 : u32 = a1_5 * b0_8 + (((a0_5 * b0_8) >> (u32(16))));
    var w_46 : Wide_0;
    w_46.lo_0 = a1_5 * b1_8 + ((middle_14 >> (u32(16)))) + (((a0_5 * b1_8 + ((middle_14 & (u32(65535))))) >> (u32(16))));
    w_46.hi_0 = u32(0);
    var lo_8 : u32 = _S116.lo_0 + w_46.lo_0;
    var _S117 : u32 = _S116.hi_0 + w_46.hi_0;
    if(lo_8 < (w_46.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S118 : u32 = _S117 + u32(_S98);
    var w_47 : Wide_0;
    w_47.lo_0 = lo_8;
    w_47.hi_0 = _S118;
    var _S119 : Wide_0 = w_47;
    var _S120 : u32 = _S113.hi_0 - _S119.hi_0;
    if((_S113.lo_0) < (_S119.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S121 : u32 = _S120 - u32(_S98);
    var w_48 : Wide_0;
    w_48.lo_0 = _S113.lo_0 - _S119.lo_0;
    w_48.hi_0 = _S121;
    var _S122 : Wide_0 = w_48;
    var w_49 : Wide_0;
    w_49.lo_0 = u32(2863311531);
    w_49.hi_0 = u32(715827882);
    var _S123 : Wide_0 = w_49;
    var w_50 : Wide_0;
    w_50.lo_0 = _S102.hi_0 * _S122.hi_0;
    var b1_10 : u32 = ((_S122.hi_0) >> (u32(16)));
    var b0_10 : u32 = ((_S122.hi_0) & (u32(65535)));
    var middle_15 : u32 = a1_4 * b0_10 + (((a0_4 * b0_10) >> (u32(16))));
    w_50.hi_0 = a1_4 * b1_10 + ((middle_15 >> (u32(16)))) + (((a0_4 * b1_10 + ((middle_15 & (u32(65535))))) >> (u32(16))));
    var b1_11 : u32 = ((_S122.lo_0) >> (u32(16)));
    var b0_11 : u32 = ((_S122.lo_0) & (u32(65535)));
    var middle_16 : u32 = a1_4 * b0_11 + (((a0_4 * b0_11) >> (u32(16))));
    var w_51 : Wide_0;
    w_51.lo_0 = a1_4 * b1_11 + ((middle_16 >> (u32(16)))) + (((a0_4 * b1_11 + ((middle_16 & (u32(65535))))) >> (u32(16))));
    w_51.hi_0 = u32(0);
    var lo_9 : u32 = w_50.lo_0 + w_51.lo_0;
    var _S124 : u32 = w_50.hi_0 + w_51.hi_0;
    if(lo_9 < (w_51.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S125 : u32 = _S124 + u32(_S98);
    var w_52 : Wide_0;
    w_52.lo_0 = lo_9;
    w_52.hi_0 = _S125;
    var _S126 : Wide_0 = w_52;
    var middle_17 : u32 = a1_5 * b0_10 + (((a0_5 * b0_10) >> (u32(16))));
    var w_53 : Wide_0;
    w_53.lo_0 = a1_5 * b1_10 + ((middle_17 >> (u32(16)))) + (((a0_5 * b1_10 + ((middle_17 & (u32(65535))))) >> (u32(16))));
    w_53.hi_0 = u32(0);
    var lo_10 : u32 = _S126.lo_0 + w_53.lo_0;
    var _S127 : u32 = _S126.hi_0 + w_53.hi_0;
    if(lo_10 < (w_53.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S128 : u32 = _S127 + u32(_S98);
    var w_54 : Wide_0;
    w_54.lo_0 = lo_10;
    w_54.hi_0 = _S128;
    var _S129 : Wide_0 = w_54;
    var _S130 : u32 = _S123.hi_0 - _S129.hi_0;
    if((_S123.lo_0) < (_S129.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S131 : u32 = _S130 - u32(_S98);
    var w_55 : Wide_0;
    w_55.lo_0 = _S123.lo_0 - _S129.lo_0;
    w_55.hi_0 = _S131;
    var _S132 : Wide_0 = w_55;
    var w_56 : Wide_0;
    w_56.lo_0 = u32(0);
    w_56.hi_0 = u32(2147483648);
    var _S133 : Wide_0 = w_56;
    var w_57 : Wide_0;
    w_57.lo_0 = _S102.hi_0 * _S132.hi_0;
    var b1_12 : u32 = ((_S132.hi_0) >> (u32(16)));
    var b0_12 : u32 = ((_S132.hi_0) & (u32(65535)));
    var middle_18 : u32 = a1_4 * b0_12 + (((a0_4 * b0_12) >> (u32(16))));
    w_57.hi_0 = a1_4 * b1_12 + ((middle_18 >> (u32(16)))) + (((a0_4 * b1_12 + ((middle_18 & (u32(65535))))) >> (u32(16))));
    var b1_13 : u32 = ((_S132.lo_0) >> (u32(16)));
    var b0_13 : u32 = ((_S132.lo_0) & (u32(65535)));
    var middle_19 : u32 = a1_4 * b0_13 + (((a0_4 * b0_13) >> (u32(16))));
    var w_58 : Wide_0;
    w_58.lo_0 = a1_4 * b1_13 + ((middle_19 >> (u32(16)))) + (((a0_4 * b1_13 + ((middle_19 & (u32(65535))))) >> (u32(16))));
    w_58.hi_0 = u32(0);
    var lo_11 : u32 = w_57.lo_0 + w_58.lo_0;
    var _S134 : u32 = w_57.hi_0 + w_58.hi_0;
    if(lo_11 < (w_58.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S135 : u32 = _S134 + u32(_S98);
    var w_59 : Wide_0;
    w_59.lo_0 = lo_11;
    w_59.hi_0 = _S135;
    var _S136 : Wide_0 = w_59;
    var middle_20 : u32 = a1_5 * b0_12 + (((a0_5 * b0_12) >> (u32(16))));
    var w_60 : Wide_0;
    w_60.lo_0 = a1_5 * b1_12 + ((middle_20 >> (u32(16)))) + (((a0_5 * b1_12 + ((middle_20 & (u32(65535))))) >> (u32(16))));
    w_60.hi_0 = u32(0);
    var lo_12 : u32 = _S136.lo_0 + w_60.lo_0;
    var _S137 : u32 = _S136.hi_0 + w_60.hi_0;
    if(lo_12 < (w_60.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S138 : u32 = _S137 + u32(_S98);
    var w_61 : Wide_0;
    w_61.lo_0 = lo_12;
    w_61.hi_0 = _S138;
    var _S139 : Wide_0 = w_61;
    var _S140 : u32 = _S133.hi_0 - _S139.hi_0;
    if((_S133.lo_0) < (_S139.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S141 : u32 = _S140 - u32(_S98);
    var w_62 : Wide_0;
    w_62.lo_0 = _S133.lo_0 - _S139.lo_0;
    w_62.hi_0 = _S141;
    var _S142 : Wide_0 = w_62;
    var w_63 : Wide_0;
    w_63.lo_0 = u32(4294967295);
    w_63.hi_0 = u32(4294967295);
    var _S143 : Wide_0 = w_63;
    var w_64 : Wide_0;
    w_64.lo_0 = _S102.hi_0 * _S142.hi_0;
    var b1_14 : u32 = ((_S142.hi_0) >> (u32(16)));
    var b0_14 : u32 = ((_S142.hi_0) & (u32(65535)));
    var middle_21 : u32 = a1_4 * b0_14 + (((a0_4 * b0_14) >> (u32(16))));
    w_64.hi_0 = a1_4 * b1_14 + ((middle_21 >> (u32(16)))) + (((a0_4 * b1_14 + ((middle_21 & (u32(65535))))) >> (u32(16))));
    var b1_15 : u32 = ((_S142.lo_0) >> (u32(16)));
    var b0_15 : u32 = ((_S142.lo_0) & (u32(65535)));
    var middle_22 : u32 = a1_4 * b0_15 + (((a0_4 * b0_15) >> (u32(16))));
    var w_65 : Wide_0;
    w_65.lo_0 = a1_4 * b1_15 + ((middle_22 >> (u32(16)))) + (((a0_4 * b1_15 + ((middle_22 & (u32(65535))))) >> (u32(16))));
    w_65.hi_0 = u32(0);
    var lo_13 : u32 = w_64.lo_0 + w_65.lo_0;
    var _S144 : u32 = w_64.hi_0 + w_65.hi_0;
    if(lo_13 < (w_65.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S145 : u32 = _S144 + u32(_S98);
    var w_66 : Wide_0;
    w_66.lo_0 = lo_13;
    w_66.hi_0 = _S145;
    var _S146 : Wide_0 = w_66;
    var middle_23 : u32 = a1_5 * b0_14 + (((a0_5 * b0_14) >> (u32(16))));
    var w_67 : Wide_0;
    w_67.lo_0 = a1_5 * b1_14 + ((middle_23 >> (u32(16)))) + (((a0_5 * b1_14 + ((middle_23 & (u32(65535))))) >> (u32(16))));
    w_67.hi_0 = u32(0);
    var lo_14 : u32 = _S146.lo_0 + w_67.lo_0;
    var _S147 : u32 = _S146.hi_0 + w_67.hi_0;
    if(lo_14 < (w_67.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S148 : u32 = _S147 + u32(_S98);
    var w_68 : Wide_0;
    w_68.lo_0 = lo_14;
    w_68.hi_0 = _S148;
    var _S149 : Wide_0 = w_68;
    var _S150 : u32 = _S143.hi_0 - _S149.hi_0;
    if((_S143.lo_0) < (_S149.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S151 : u32 = _S150 - u32(_S98);
    var w_69 : Wide_0;
    w_69.lo_0 = _S143.lo_0 - _S149.lo_0;
    w_69.hi_0 = _S151;
    var _S152 : Wide_0 = w_69;
    var w_70 : Wide_0;
    w_70.lo_0 = u32(4294967295);
    w_70.hi_0 = u32(4294967295);
    var _S153 : Wide_0 = w_70;
    var w_71 : Wide_0;
    w_71.lo_0 = _S102.hi_0 * _S152.hi_0;
    var b1_16 : u32 = ((_S152.hi_0) >> (u32(16)));
    var b0_16 : u32 = ((_S152.hi_0) & (u32(65535)));
    var middle_24 : u32 = a1_4 * b0_16 + (((a0_4 * b0_16) >> (u32(16))));
    w_71.hi_0 = a1_4 * b1_16 + ((middle_24 >> (u32(16)))) + (((a0_4 * b1_16 + ((middle_24 & (u32(65535))))) >> (u32(16))));
    var b1_17 : u32 = ((_S152.lo_0) >> (u32(16)));
    var b0_17 : u32 = ((_S152.lo_0) & (u32(65535)));
    var middle_25 : u32 = a1_4 * b0_17 + (((a0_4 * b0_17) >> (u32(16))));
    var w_72 : Wide_0;
    w_72.lo_0 = a1_4 * b1_17 + ((middle_25 >> (u32(16)))) + (((a0_4 * b1_17 + ((middle_25 & (u32(65535))))) >> (u32(16))));
    w_72.hi_0 = u32(0);
    var lo_15 : u32 = w_71.lo_0 + w_72.lo_0;
    var _S154 : u32 = w_71.hi_0 + w_72.hi_0;
    if(lo_15 < (w_72.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S155 : u32 = _S154 + u32(_S98);
    var w_73 : Wide_0;
    w_73.lo_0 = lo_15;
    w_73.hi_0 = _S155;
    var _S156 : Wide_0 = w_73;
    var middle_26 : u32 = a1_5 * b0_16 + (((a0_5 * b0_16) >> (u32(16))));
    var w_74 : Wide_0;
    w_74.lo_0 = a1_5 * b1_16 + ((middle_26 >> (u32(16)))) + (((a0_5 * b1_16 + ((middle_26 & (u32(65535))))) >> (u32(16))));
    w_74.hi_0 = u32(0);
    var lo_16 : u32 = _S156.lo_0 + w_74.lo_0;
    var _S157 : u32 = _S156.hi_0 + w_74.hi_0;
    if(lo_16 < (w_74.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S158 : u32 = _S157 + u32(_S98);
    var w_75 : Wide_0;
    w_75.lo_0 = lo_16;
    w_75.hi_0 = _S158;
    var _S159 : Wide_0 = w_75;
    var _S160 : u32 = _S153.hi_0 - _S159.hi_0;
    if((_S153.lo_0) < (_S159.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S161 : u32 = _S160 - u32(_S98);
    var w_76 : Wide_0;
    w_76.lo_0 = _S153.lo_0 - _S159.lo_0;
    w_76.hi_0 = _S161;
    var _S162 : Wide_0 = w_76;
    var w_77 : Wide_0;
    w_77.lo_0 = _S162.hi_0 * _S162.hi_0;
    var a1_6 : u32 = ((_S162.hi_0) >> (u32(16)));
    var a0_6 : u32 = ((_S162.hi_0) & (u32(65535)));
    var middle_27 : u32 = a1_6 * a0_6 + (((a0_6 * a0_6) >> (u32(16))));
    w_77.hi_0 = a1_6 * a1_6 + ((middle_27 >> (u32(16)))) + (((a0_6 * a1_6 + ((middle_27 & (u32(65535))))) >> (u32(16))));
    var b1_18 : u32 = ((_S162.lo_0) >> (u32(16)));
    var b0_18 : u32 = ((_S162.lo_0) & (u32(65535)));
    var middle_28 : u32 = a1_6 * b0_18 + (((a0_6 * b0_18) >> (u32(16))));
    var w_78 : Wide_0;
    w_78.lo_0 = a1_6 * b1_18 + ((middle_28 >> (u32(16)))) + (((a0_6 * b1_18 + ((middle_28 & (u32(65535))))) >> (u32(16))));
    w_78.hi_0 = u32(0);
    var lo_17 : u32 = w_77.lo_0 + w_78.lo_0;
    var _S163 : u32 = w_77.hi_0 + w_78.hi_0;
    if(lo_17 < (w_78.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S164 : u32 = _S163 + u32(_S98);
    var w_79 : Wide_0;
    w_79.lo_0 = lo_17;
    w_79.hi_0 = _S164;
    var _S165 : Wide_0 = w_79;
    var middle_29 : u32 = b1_18 * a0_6 + (((b0_18 * a0_6) >> (u32(16))));
    var w_80 : Wide_0;
    w_80.lo_0 = b1_18 * a1_6 + ((middle_29 >> (u32(16)))) + (((b0_18 * a1_6 + ((middle_29 & (u32(65535))))) >> (u32(16))));
    w_80.hi_0 = u32(0);
    var lo_18 : u32 = _S165.lo_0 + w_80.lo_0;
    var _S166 : u32 = _S165.hi_0 + w_80.hi_0;
    if(lo_18 < (w_80.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S167 : u32 = _S166 + u32(_S98);
    var w_81 : Wide_0;
    w_81.lo_0 = lo_18;
    w_81.hi_0 = _S167;
    var _S168 : Wide_0 = w_81;
    var w_82 : Wide_0;
    w_82.lo_0 = _S168.hi_0 * _S168.hi_0;
    var a1_7 : u32 = ((_S168.hi_0) >> (u32(16)));
    var a0_7 : u32 = ((_S168.hi_0) & (u32(65535)));
    var middle_30 : u32 = a1_7 * a0_7 + (((a0_7 * a0_7) >> (u32(16))));
    w_82.hi_0 = a1_7 * a1_7 + ((middle_30 >> (u32(16)))) + (((a0_7 * a1_7 + ((middle_30 & (u32(65535))))) >> (u32(16))));
    var b1_19 : u32 = ((_S168.lo_0) >> (u32(16)));
    var b0_19 : u32 = ((_S168.lo_0) & (u32(65535)));
    var middle_31 : u32 = a1_7 * b0_19 + (((a0_7 * b0_19) >> (u32(16))));
    var w_83 : Wide_0;
    w_83.lo_0 = a1_7 * b1_19 + ((middle_31 >> (u32(16)))) + (((a0_7 * b1_19 + ((middle_31 & (u32(65535))))) >> (u32(16))));
    w_83.hi_0 = u32(0);
    var lo_19 : u32 = w_82.lo_0 + w_83.lo_0;
    var _S169 : u32 = w_82.hi_0 + w_83.hi_0;
    if(lo_19 < (w_83.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S170 : u32 = _S169 + u32(_S98);
    var w_84 : Wide_0;
    w_84.lo_0 = lo_19;
    w_84.hi_0 = _S170;
    var _S171 : Wide_0 = w_84;
    var middle_32 : u32 = b1_19 * a0_7 + (((b0_19 * a0_7) >> (u32(16))));
    var w_85 : Wide_0;
    w_85.lo_0 = b1_19 * a1_7 + ((middle_32 >> (u32(16)))) + (((b0_19 * a1_7 + ((middle_32 & (u32(65535))))) >> (u32(16))));
    w_85.hi_0 = u32(0);
    var lo_20 : u32 = _S171.lo_0 + w_85.lo_0;
    var _S172 : u32 = _S171.hi_0 + w_85.hi_0;
    if(lo_20 < (w_85.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S173 : u32 = _S172 + u32(_S98);
    var w_86 : Wide_0;
    w_86.lo_0 = lo_20;
    w_86.hi_0 = _S173;
    var _S174 : Wide_0 = w_86;
    var w_87 : Wide_0;
    w_87.lo_0 = _S174.hi_0 * _S174.hi_0;
    var a1_8 : u32 = ((_S174.hi_0) >> (u32(16)));
    var a0_8 : u32 = ((_S174.hi_0) & (u32(65535)));
    var middle_33 : u32 = a1_8 * a0_8 + (((a0_8 * a0_8) >> (u32(16))));
    w_87.hi_0 = a1_8 * a1_8 + ((middle_33 >> (u32(16)))) + (((a0_8 * a1_8 + ((middle_33 & (u32(65535))))) >> (u32(16))));
    var b1_20 : u32 = ((_S174.lo_0) >> (u32(16)));
    var b0_20 : u32 = ((_S174.lo_0) & (u32(65535)));
    var middle_34 : u32 = a1_8 * b0_20 + (((a0_8 * b0_20) >> (u32(16))));
    var w_88 : Wide_0;
    w_88.lo_0 = a1_8 * b1_20 + ((middle_34 >> (u32(16)))) + (((a0_8 * b1_20 + ((middle_34 & (u32(65535))))) >> (u32(16))));
    w_88.hi_0 = u32(0);
    var lo_21 : u32 = w_87.lo_0 + w_88.lo_0;
    var _S175 : u32 = w_87.hi_0 + w_88.hi_0;
    if(lo_21 < (w_88.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S176 : u32 = _S175 + u32(_S98);
    var w_89 : Wide_0;
    w_89.lo_0 = lo_21;
    w_89.hi_0 = _S176;
    var _S177 : Wide_0 = w_89;
    var middle_35 : u32 = b1_20 * a0_8 + (((b0_20 * a0_8) >> (u32(16))));
    var w_90 : Wide_0;
    w_90.lo_0 = b1_20 * a1_8 + ((middle_35 >> (u32(16)))) + (((b0_20 * a1_8 + ((middle_35 & (u32(65535))))) >> (u32(16))));
    w_90.hi_0 = u32(0);
    var lo_22 : u32 = _S177.lo_0 + w_90.lo_0;
    var _S178 : u32 = _S177.hi_0 + w_90.hi_0;
    if(lo_22 < (w_90.lo_0))
    {
        _S98 = i32(1);
    }
    else
    {
        _S98 = i32(0);
    }
    var _S179 : u32 = _S178 + u32(_S98);
    var w_91 : Wide_0;
    w_91.lo_0 = lo_22;
    w_91.hi_0 = _S179;
    var _S180 : Wide_0 = w_91;
    var low_1 : bool = (((_S180.hi_0) & (u32(2147483648)))) == u32(0);
    var e_1 : Exp_0;
    var _S181 : Wide_0;
    if(low_1)
    {
        var _S182 : u32 = ((((_S180.hi_0) << (u32(1)))) | ((((_S180.lo_0) >> (u32(31))))));
        var w_92 : Wide_0;
        w_92.lo_0 = ((_S180.lo_0) << (u32(1)));
        w_92.hi_0 = _S182;
        _S181 = w_92;
    }
    else
    {
        _S181 = _S180;
    }
    e_1.m_6 = _S181;
    var _S183 : u32;
    if(low_1)
    {
        _S183 = q_6 + u32(1);
    }
    else
    {
        _S183 = q_6;
    }
    e_1.q_5 = _S183;
    return e_1;
}

fn Lanes_add_0( lane_3 : u32,  value_3 : u32) -> u32
{
    var _S184 : u32 = subgroupAdd(value_3);
    return _S184;
}

fn add_over_lanes_0( lane_4 : u32,  v_1 : Huge_0) -> Huge_0
{
    var h_20 : Huge_0;
    h_20.w0_0 = u32(0);
    h_20.w1_0 = u32(0);
    h_20.w2_0 = u32(0);
    h_20.w3_0 = u32(0);
    var _S185 : array<u32, i32(4)> = array<u32, i32(4)>( v_1.w0_0, v_1.w1_0, v_1.w2_0, v_1.w3_0 );
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
        var low_2 : u32 = Lanes_add_0(lane_4, ((_S185[i_0]) & (u32(65535))));
        var high_0 : u32 = Lanes_add_0(lane_4, ((_S185[i_0]) >> (u32(16))));
        var h_21 : Huge_0;
        h_21.w0_0 = low_2;
        h_21.w1_0 = u32(0);
        h_21.w2_0 = u32(0);
        h_21.w3_0 = u32(0);
        var _S186 : u32 = u32(32) * i_0;
        var sum_7 : Huge_0 = add_0(sum_6, shift_left_0(h_21, _S186));
        var h_22 : Huge_0;
        h_22.w0_0 = high_0;
        h_22.w1_0 = u32(0);
        h_22.w2_0 = u32(0);
        h_22.w3_0 = u32(0);
        var _S187 : Huge_0 = add_0(sum_7, shift_left_0(h_22, _S186 + u32(16)));
        var i_1 : u32 = i_0 + u32(1);
        sum_6 = _S187;
        i_0 = i_1;
    }
    return sum_6;
}

fn add_over_lanes_1( lane_5 : u32,  v_2 : Wide_0) -> Wide_0
{
    var sum_8 : Wide_0;
    var _S188 : u32 = Lanes_add_0(lane_5, ((v_2.lo_0) & (u32(65535))));
    var w_93 : Wide_0;
    w_93.lo_0 = _S188;
    w_93.hi_0 = u32(0);
    var _S189 : u32 = Lanes_add_0(lane_5, ((v_2.lo_0) >> (u32(16))));
    var w_94 : Wide_0;
    w_94.lo_0 = _S189;
    w_94.hi_0 = u32(0);
    var _S190 : u32 = ((((w_94.hi_0) << (u32(16)))) | ((((w_94.lo_0) >> (u32(16))))));
    var w_95 : Wide_0;
    w_95.lo_0 = ((w_94.lo_0) << (u32(16)));
    w_95.hi_0 = _S190;
    var lo_23 : u32 = w_93.lo_0 + w_95.lo_0;
    var _S191 : u32 = w_93.hi_0 + w_95.hi_0;
    var _S192 : i32;
    if(lo_23 < (w_95.lo_0))
    {
        _S192 = i32(1);
    }
    else
    {
        _S192 = i32(0);
    }
    var _S193 : u32 = _S191 + u32(_S192);
    var w_96 : Wide_0;
    w_96.lo_0 = lo_23;
    w_96.hi_0 = _S193;
    var _S194 : Wide_0 = w_96;
    sum_8 = _S194;
    var _S195 : u32 = Lanes_add_0(lane_5, ((v_2.hi_0) & (u32(65535))));
    var _S196 : u32 = Lanes_add_0(lane_5, ((v_2.hi_0) >> (u32(16))));
    sum_8.hi_0 = sum_8.hi_0 + (_S195 + ((_S196 << (u32(16)))));
    return sum_8;
}

fn softmax_of_0( lane_6 : u32,  members_0 : WinnerMembers_0,  nan_is_absent_0 : bool,  exact_1 : bool) -> Softmax_0
{
    var _S197 : Wide_0;
    var n_3 : u32 = WinnerMembers_count_0(members_0);
    var best_0 : u32 = u32(0);
    var has_nan_0 : bool = false;
    var i_2 : u32 = lane_6;
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
    var best_2 : u32 = Lanes_max_0(lane_6, best_0);
    var s_0 : Softmax_0;
    var _S198 : u32 = from_order_0(best_2);
    s_0.largest_0 = _S198;
    s_0.poisoned_0 = !is_finite_0(_S198);
    if(!nan_is_absent_0)
    {
        var _S199 : u32 = Lanes_ballot_0(lane_6, has_nan_0);
        has_nan_0 = _S199 != u32(0);
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
    i_2 = lane_6;
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
            var _S200 : Wide_0 = s_0.sum_5;
            var _S201 : u32 = e_3.q_5 + s_0.sum_bits_0;
            for(;;)
            {
                var m_7 : u32 = (_S201 & (u32(31)));
                var hi_2 : u32 = ((e_3.m_6.hi_0) >> (m_7));
                var lo_24 : u32 = ((((e_3.m_6.lo_0) >> (m_7))) | ((((((e_3.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_7))))));
                if(_S201 >= u32(64))
                {
                    var w_98 : Wide_0;
                    w_98.lo_0 = u32(0);
                    w_98.hi_0 = u32(0);
                    _S197 = w_98;
                    break;
                }
                if(_S201 >= u32(32))
                {
                    var w_99 : Wide_0;
                    w_99.lo_0 = hi_2;
                    w_99.hi_0 = u32(0);
                    _S197 = w_99;
                }
                else
                {
                    var w_100 : Wide_0;
                    w_100.lo_0 = lo_24;
                    w_100.hi_0 = hi_2;
                    _S197 = w_100;
                }
                break;
            }
            var lo_25 : u32 = _S200.lo_0 + _S197.lo_0;
            var _S202 : u32 = _S200.hi_0 + _S197.hi_0;
            var _S203 : i32;
            if(lo_25 < (_S197.lo_0))
            {
                _S203 = i32(1);
            }
            else
            {
                _S203 = i32(0);
            }
            var _S204 : u32 = _S202 + u32(_S203);
            var w_101 : Wide_0;
            w_101.lo_0 = lo_25;
            w_101.hi_0 = _S204;
            var _S205 : Wide_0 = w_101;
            s_0.sum_5 = _S205;
        }
        i_2 = i_2 + u32(32);
    }
    if(exact_1)
    {
        var _S206 : Huge_0 = add_over_lanes_0(lane_6, s_0.exact_sum_0);
        s_0.exact_sum_0 = _S206;
    }
    else
    {
        var _S207 : Wide_0 = add_over_lanes_1(lane_6, s_0.sum_5);
        s_0.sum_5 = _S207;
    }
    return s_0;
}

struct ExpertKeys_0
{
     n_expert_1 : u32,
};

var<workgroup> row_256_0 : array<u32, i32(256)>;

fn Row256_get_0( expert_0 : u32) -> u32
{
    return row_256_0[expert_0];
}

fn ExpertKeys_key_0( this_5 : ExpertKeys_0,  i_3 : u32) -> u32
{
    return Row256_get_0(i_3);
}

fn ExpertKeys_count_0( this_6 : ExpertKeys_0) -> u32
{
    return this_6.n_expert_1;
}

fn places_for_equals_0( lane_7 : u32,  keys_0 : ExpertKeys_0,  k_2 : u32,  bound_0 : u32) -> u32
{
    var i_4 : u32 = lane_7;
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
        var _S208 : i32;
        if((ExpertKeys_key_0(keys_0, i_4)) > bound_0)
        {
            _S208 = i32(1);
        }
        else
        {
            _S208 = i32(0);
        }
        var better_1 : u32 = better_0 + u32(_S208);
        i_4 = i_4 + u32(32);
        better_0 = better_1;
    }
    var _S209 : u32 = Lanes_add_0(lane_7, better_0);
    return k_2 - _S209;
}

fn kth_by_bits_0( lane_8 : u32,  keys_1 : ExpertKeys_0,  k_3 : u32) -> u32
{
    var bound_1 : u32 = u32(0);
    var bit_0 : u32 = u32(0);
    for(;;)
    {
        var _S210 : u32 = ExpertKeys_count_0(keys_1);
        if(bit_0 < (u32(32) + ((_S210 >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var trial_0 : u32 = (bound_1 | (((u32(2147483648) >> (bit_0)))));
        var i_5 : u32 = lane_8;
        var count_0 : u32 = u32(0);
        for(;;)
        {
            if(i_5 < _S210)
            {
            }
            else
            {
                break;
            }
            var _S211 : i32;
            if((ExpertKeys_key_0(keys_1, i_5)) >= trial_0)
            {
                _S211 = i32(1);
            }
            else
            {
                _S211 = i32(0);
            }
            var count_1 : u32 = count_0 + u32(_S211);
            i_5 = i_5 + u32(32);
            count_0 = count_1;
        }
        var _S212 : u32 = Lanes_add_0(lane_8, count_0);
        if(_S212 >= k_3)
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

fn take_0( lane_9 : u32,  there_0 : bool,  key_1 : u32,  bound_2 : u32,  equals_left_0 : ptr<function, u32>) -> u32
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
    var equals_0 : u32 = Lanes_ballot_0(lane_9, equal_0);
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
            equal_0 = (countOneBits((equals_0 & ((((u32(1) << (lane_9))) - u32(1)))))) < (*equals_left_0);
        }
        else
        {
            equal_0 = false;
        }
        taken_0 = equal_0;
    }
    (*equals_left_0) = (*equals_left_0) - min((*equals_left_0), countOneBits(equals_0));
    var _S213 : u32 = Lanes_ballot_0(lane_9, taken_0);
    return _S213;
}

fn Row256_get_group_0( group_0 : u32) -> u32
{
    return u32(0);
}

fn GroupKeys_key_0( this_8 : GroupKeys_0,  i_6 : u32) -> u32
{
    if(!this_8.single_0)
    {
        return Row256_get_group_0(i_6);
    }
    var key_2 : u32 = Row256_get_0(i_6);
    var _S214 : u32;
    if(key_2 == u32(1))
    {
        _S214 = order_0(u32(4286578688), u32(0));
    }
    else
    {
        _S214 = key_2;
    }
    return _S214;
}

fn places_for_equals_1( lane_10 : u32,  keys_2 : GroupKeys_0,  k_4 : u32,  bound_3 : u32) -> u32
{
    var i_7 : u32 = lane_10;
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
        var _S215 : i32;
        if((GroupKeys_key_0(keys_2, i_7)) > bound_3)
        {
            _S215 = i32(1);
        }
        else
        {
            _S215 = i32(0);
        }
        var better_3 : u32 = better_2 + u32(_S215);
        i_7 = i_7 + u32(32);
        better_2 = better_3;
    }
    var _S216 : u32 = Lanes_add_0(lane_10, better_2);
    return k_4 - _S216;
}

fn kth_by_bits_1( lane_11 : u32,  keys_3 : GroupKeys_0,  k_5 : u32) -> u32
{
    var bound_4 : u32 = u32(0);
    var bit_1 : u32 = u32(0);
    for(;;)
    {
        var _S217 : u32 = GroupKeys_count_0(keys_3);
        if(bit_1 < (u32(32) + ((_S217 >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var trial_1 : u32 = (bound_4 | (((u32(2147483648) >> (bit_1)))));
        var i_8 : u32 = lane_11;
        var count_2 : u32 = u32(0);
        for(;;)
        {
            if(i_8 < _S217)
            {
            }
            else
            {
                break;
            }
            var _S218 : i32;
            if((GroupKeys_key_0(keys_3, i_8)) >= trial_1)
            {
                _S218 = i32(1);
            }
            else
            {
                _S218 = i32(0);
            }
            var count_3 : u32 = count_2 + u32(_S218);
            i_8 = i_8 + u32(32);
            count_2 = count_3;
        }
        var _S219 : u32 = Lanes_add_0(lane_11, count_2);
        if(_S219 >= k_5)
        {
            bound_4 = trial_1;
        }
        bit_1 = bit_1 + u32(1);
    }
    return bound_4;
}

fn summand_0( key_3 : u32) -> u32
{
    var _S220 : u32;
    if(key_3 == u32(1))
    {
        _S220 = u32(4286578688);
    }
    else
    {
        _S220 = from_order_0(key_3);
    }
    return _S220;
}

fn Lanes_sync_0()
{
    workgroupBarrier();
    return;
}

fn group_keys_by_steps_0( lane_12 : u32,  rule_1 : Rule_0,  size_0 : u32)
{
    var _S221 : u32;
    var group_1 : u32 = u32(0);
    for(;;)
    {
        if(group_1 < (rule_1.n_group_0))
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
            if(m_8 < (rule_1.group_score_0))
            {
            }
            else
            {
                break;
            }
            var base_1 : u32 = lane_12;
            var best_3 : u32 = u32(0);
            var member_0 : u32 = u32(0);
            for(;;)
            {
                var _S222 : bool = base_1 < size_0;
                if(_S222)
                {
                }
                else
                {
                    break;
                }
                var key_4 : array<u32, i32(8)>;
                var _S223 : u32 = group_1 * size_0;
                var _S224 : u32 = size_0 - u32(1);
                var _S225 : u32 = Row256_get_0(_S223 + min(base_1, _S224));
                key_4[u32(0)] = _S225;
                var _S226 : u32 = base_1 + u32(32);
                var _S227 : u32 = Row256_get_0(_S223 + min(_S226, _S224));
                key_4[u32(1)] = _S227;
                var _S228 : u32 = base_1 + u32(64);
                var _S229 : u32 = Row256_get_0(_S223 + min(_S228, _S224));
                key_4[u32(2)] = _S229;
                var _S230 : u32 = base_1 + u32(96);
                var _S231 : u32 = Row256_get_0(_S223 + min(_S230, _S224));
                key_4[u32(3)] = _S231;
                var _S232 : u32 = base_1 + u32(128);
                var _S233 : u32 = Row256_get_0(_S223 + min(_S232, _S224));
                key_4[u32(4)] = _S233;
                var _S234 : u32 = base_1 + u32(160);
                var _S235 : u32 = Row256_get_0(_S223 + min(_S234, _S224));
                key_4[u32(5)] = _S235;
                var _S236 : u32 = base_1 + u32(192);
                var _S237 : u32 = Row256_get_0(_S223 + min(_S236, _S224));
                key_4[u32(6)] = _S237;
                var _S238 : u32 = base_1 + u32(224);
                var _S239 : u32 = Row256_get_0(_S223 + min(_S238, _S224));
                key_4[u32(7)] = _S239;
                var _S240 : bool = last_member_0 == u32(4294967295);
                var better_4 : bool = (((_S222 & (((((_S240 | ((_S225 < last_0)))) | ((((_S225 == last_0) & ((base_1 > last_member_0)))))))))) & ((_S225 > best_3)));
                var _S241 : u32 = select(best_3, _S225, better_4);
                var better_5 : bool = ((((_S226 < size_0) & (((((_S240 | ((_S227 < last_0)))) | ((((_S227 == last_0) & ((_S226 > last_member_0)))))))))) & ((_S227 > _S241)));
                var _S242 : u32 = select(_S241, _S227, better_5);
                var better_6 : bool = ((((_S228 < size_0) & (((((_S240 | ((_S229 < last_0)))) | ((((_S229 == last_0) & ((_S228 > last_member_0)))))))))) & ((_S229 > _S242)));
                var _S243 : u32 = select(_S242, _S229, better_6);
                var better_7 : bool = ((((_S230 < size_0) & (((((_S240 | ((_S231 < last_0)))) | ((((_S231 == last_0) & ((_S230 > last_member_0)))))))))) & ((_S231 > _S243)));
                var _S244 : u32 = select(_S243, _S231, better_7);
                var better_8 : bool = ((((_S232 < size_0) & (((((_S240 | ((_S233 < last_0)))) | ((((_S233 == last_0) & ((_S232 > last_member_0)))))))))) & ((_S233 > _S244)));
                var _S245 : u32 = select(_S244, _S233, better_8);
                var better_9 : bool = ((((_S234 < size_0) & (((((_S240 | ((_S235 < last_0)))) | ((((_S235 == last_0) & ((_S234 > last_member_0)))))))))) & ((_S235 > _S245)));
                var _S246 : u32 = select(_S245, _S235, better_9);
                var better_10 : bool = ((((_S236 < size_0) & (((((_S240 | ((_S237 < last_0)))) | ((((_S237 == last_0) & ((_S236 > last_member_0)))))))))) & ((_S237 > _S246)));
                var _S247 : u32 = select(_S246, _S237, better_10);
                var better_11 : bool = ((((_S238 < size_0) & (((((_S240 | ((_S239 < last_0)))) | ((((_S239 == last_0) & ((_S238 > last_member_0)))))))))) & ((_S239 > _S247)));
                var best_4 : u32 = select(_S247, _S239, better_11);
                var member_1 : u32 = select(select(select(select(select(select(select(select(member_0, base_1, better_4), _S226, better_5), _S228, better_6), _S230, better_7), _S232, better_8), _S234, better_9), _S236, better_10), _S238, better_11);
                base_1 = base_1 + u32(256);
                best_3 = best_4;
                member_0 = member_1;
            }
            var last_1 : u32 = Lanes_max_0(lane_12, best_3);
            var _S248 : u32;
            if(best_3 == last_1)
            {
                _S248 = ~member_0;
            }
            else
            {
                _S248 = u32(0);
            }
            var _S249 : u32 = Lanes_max_0(lane_12, _S248);
            var _S250 : u32 = ~_S249;
            if(m_8 == u32(0))
            {
                sum_9 = summand_0(last_1);
            }
            else
            {
                var _S251 : u32 = summand_0(last_1);
                for(;;)
                {
                    var _S252 : bool;
                    if(is_plain_0(sum_9))
                    {
                        _S252 = is_plain_0(_S251);
                    }
                    else
                    {
                        _S252 = false;
                    }
                    if(_S252)
                    {
                        _S221 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_9))) + (bitcast<f32>((_S251)))))) ^ (zero_0)));
                        break;
                    }
                    _S221 = add_by_words_0(sum_9, _S251);
                    break;
                }
                sum_9 = _S221;
            }
            m_8 = m_8 + u32(1);
            last_member_0 = _S250;
            last_0 = last_1;
        }
        group_1 = group_1 + u32(1);
    }
    Lanes_sync_0();
    return;
}

var<workgroup> best_of_part_0 : array<u32, i32(64)>;

fn group_keys_by_parts_0( lane_13 : u32,  rule_2 : Rule_0,  size_1 : u32)
{
    var _S253 : u32 = u32(32) / rule_2.n_group_0;
    var _S254 : u32 = max(_S253, u32(1));
    var _S255 : u32 = u32(32) / _S254;
    var first_0 : u32 = u32(0);
    for(;;)
    {
        if(first_0 < (rule_2.n_group_0))
        {
        }
        else
        {
            break;
        }
        var _S256 : u32 = lane_13 / _S254;
        var group_2 : u32 = first_0 + _S256;
        var second_0 : u32;
        var best_5 : u32;
        if(group_2 < (rule_2.n_group_0))
        {
            var _S257 : u32 = lane_13 % _S254;
            second_0 = u32(0);
            best_5 = u32(0);
            var i_9 : u32 = _S257;
            for(;;)
            {
                if(i_9 < size_1)
                {
                }
                else
                {
                    break;
                }
                var key_5 : u32 = Row256_get_0(group_2 * size_1 + i_9);
                var _S258 : u32 = max(second_0, min(best_5, key_5));
                var _S259 : u32 = max(best_5, key_5);
                var i_10 : u32 = i_9 + _S254;
                second_0 = _S258;
                best_5 = _S259;
                i_9 = i_10;
            }
        }
        else
        {
            best_5 = u32(0);
            second_0 = u32(0);
        }
        var _S260 : u32 = u32(2) * lane_13;
        best_of_part_0[_S260] = best_5;
        best_of_part_0[_S260 + u32(1)] = second_0;
        Lanes_sync_0();
        Lanes_sync_0();
        first_0 = first_0 + _S255;
    }
    return;
}

var<workgroup> list_id_0 : array<u32, i32(64)>;

fn select_by_bits_0( lane_14 : u32,  rule_3 : Rule_0)
{
    var keys_4 : ExpertKeys_0;
    keys_4.n_expert_1 = rule_3.n_expert_0;
    var bound_5 : u32 = kth_by_bits_0(lane_14, keys_4, rule_3.n_used_0);
    var _S261 : u32 = places_for_equals_0(lane_14, keys_4, rule_3.n_used_0, bound_5);
    var equals_left_1 : u32 = _S261;
    var base_2 : u32 = u32(0);
    var n_4 : u32 = u32(0);
    for(;;)
    {
        if(base_2 < (rule_3.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var e_4 : u32 = base_2 + lane_14;
        var there_1 : bool = e_4 < (rule_3.n_expert_0);
        var _S262 : u32;
        if(there_1)
        {
            _S262 = Row256_get_0(e_4);
        }
        else
        {
            _S262 = u32(0);
        }
        var taken_1 : u32 = take_0(lane_14, there_1, _S262, bound_5, &(equals_left_1));
        if(((((taken_1 >> (lane_14))) & (u32(1)))) != u32(0))
        {
            list_id_0[n_4 + countOneBits((taken_1 & ((((u32(1) << (lane_14))) - u32(1)))))] = e_4;
        }
        var n_5 : u32 = n_4 + countOneBits(taken_1);
        base_2 = base_2 + u32(32);
        n_4 = n_5;
    }
    return;
}

fn gather_0( lane_15 : u32,  rule_4 : Rule_0,  least_0 : u32) -> u32
{
    var base_3 : u32 = u32(0);
    var n_6 : u32 = u32(0);
    for(;;)
    {
        if(base_3 < (rule_4.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var e_5 : u32 = base_3 + lane_15;
        var _S263 : u32 = rule_4.n_expert_0 - u32(1);
        var e_6 : u32 = base_3 + u32(32) + lane_15;
        var e_7 : u32 = base_3 + u32(64) + lane_15;
        var e_8 : u32 = base_3 + u32(96) + lane_15;
        var e_9 : u32 = base_3 + u32(128) + lane_15;
        var e_10 : u32 = base_3 + u32(160) + lane_15;
        var e_11 : u32 = base_3 + u32(192) + lane_15;
        var e_12 : u32 = base_3 + u32(224) + lane_15;
        var taken_2 : u32 = (((((((((((((((u32(0) | (select(u32(0), u32(1), ((e_5 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_5, _S263))) >= least_0))))))) | (select(u32(0), u32(2), ((e_6 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_6, _S263))) >= least_0))))))) | (select(u32(0), u32(4), ((e_7 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_7, _S263))) >= least_0))))))) | (select(u32(0), u32(8), ((e_8 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_8, _S263))) >= least_0))))))) | (select(u32(0), u32(16), ((e_9 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_9, _S263))) >= least_0))))))) | (select(u32(0), u32(32), ((e_10 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_10, _S263))) >= least_0))))))) | (select(u32(0), u32(64), ((e_11 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_11, _S263))) >= least_0))))))) | (select(u32(0), u32(128), ((e_12 < (rule_4.n_expert_0)) & (((Row256_get_0(min(e_12, _S263))) >= least_0))))));
        var j_1 : u32 = u32(0);
        var n_7 : u32 = n_6;
        for(;;)
        {
            var _S264 : bool;
            if(j_1 < u32(8))
            {
                _S264 = (base_3 + j_1 * u32(32)) < (rule_4.n_expert_0);
            }
            else
            {
                _S264 = false;
            }
            if(_S264)
            {
            }
            else
            {
                break;
            }
            var is_in_0 : bool = ((((taken_2 >> (j_1))) & (u32(1)))) != u32(0);
            var all_1 : u32 = Lanes_ballot_0(lane_15, is_in_0);
            var place_0 : u32 = n_7 + countOneBits((all_1 & ((((u32(1) << (lane_15))) - u32(1)))));
            var _S265 : bool;
            if(is_in_0)
            {
                _S265 = place_0 < u32(32);
            }
            else
            {
                _S265 = false;
            }
            if(_S265)
            {
                list_id_0[place_0] = base_3 + j_1 * u32(32) + lane_15;
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

fn Lanes_kth_largest_0( lane_16 : u32,  value_4 : u32,  k_6 : u32) -> u32
{
    var _S266 : u32 = subgroupMax(value_4);
    var least_1 : u32 = _S266;
    for(;;)
    {
        var _S267 : vec4<u32> = subgroupBallot(value_4 >= least_1);
        if((countOneBits(_S267.x)) < k_6)
        {
        }
        else
        {
            break;
        }
        var _S268 : u32;
        if(value_4 < least_1)
        {
            _S268 = value_4;
        }
        else
        {
            _S268 = u32(0);
        }
        var _S269 : u32 = subgroupMax(_S268);
        least_1 = _S269;
    }
    return least_1;
}

var<workgroup> kept_groups_0 : array<u32, i32(128)>;

fn estimate_is_logit_0( rule_5 : Rule_0) -> bool
{
    var _S270 : bool;
    if((rule_5.select_bias_0) == u32(0))
    {
        if((rule_5.n_group_0) <= u32(1))
        {
            _S270 = true;
        }
        else
        {
            if((rule_5.group_score_0) == u32(1))
            {
                _S270 = (rule_5.excluded_zero_0) == u32(0);
            }
            else
            {
                _S270 = false;
            }
        }
    }
    else
    {
        _S270 = false;
    }
    return _S270;
}

fn ranks_by_logit_0( rule_6 : Rule_0) -> bool
{
    if((rule_6.select_by_0) == u32(1))
    {
        return true;
    }
    var group_sums_0 : bool;
    if((rule_6.n_group_0) > u32(1))
    {
        group_sums_0 = (rule_6.group_score_0) > u32(1);
    }
    else
    {
        group_sums_0 = false;
    }
    var _S271 : bool;
    if((rule_6.select_by_0) == u32(0))
    {
        _S271 = (rule_6.score_0) == u32(0);
    }
    else
    {
        _S271 = false;
    }
    if(_S271)
    {
        _S271 = (rule_6.select_bias_0) == u32(0);
    }
    else
    {
        _S271 = false;
    }
    if(_S271)
    {
        _S271 = (rule_6.score_dtype_0) == u32(0);
    }
    else
    {
        _S271 = false;
    }
    if(_S271)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

fn score_of_key_0( rule_7 : Rule_0) -> u32
{
    if(ranks_by_logit_0(rule_7))
    {
        return u32(3);
    }
    var _S272 : u32;
    if((rule_7.select_by_0) == u32(2))
    {
        _S272 = u32(1);
    }
    else
    {
        _S272 = rule_7.score_0;
    }
    return _S272;
}

fn window_below_0( rule_8 : Rule_0,  key_6 : u32,  magnitude_1 : u32,  sums_0 : u32) -> u32
{
    var x_16 : u32 = from_order_0(key_6);
    if(is_nan_0(x_16))
    {
        return key_6;
    }
    var v_3 : f32 = (bitcast<f32>((x_16)));
    var least_2 : f32;
    if(!estimate_is_logit_0(rule_8))
    {
        if(is_infinite_0(x_16))
        {
            return key_6;
        }
        least_2 = v_3 - f32(sums_0) * (0.0000152587890625f + (bitcast<f32>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        var is_sigmoid_0 : bool = (score_of_key_0(rule_8)) == u32(1);
        var _S273 : u32 = (x_16 & (u32(2147483648)));
        var _S274 : bool;
        if(_S273 != u32(0))
        {
            var _S275 : u32 = absolute_0(x_16);
            var _S276 : i32;
            if(is_sigmoid_0)
            {
                _S276 = i32(1117782016);
            }
            else
            {
                _S276 = i32(1126170624);
            }
            _S274 = _S275 > u32(_S276);
        }
        else
        {
            _S274 = false;
        }
        if(_S274)
        {
            return u32(2);
        }
        if(is_sigmoid_0)
        {
            _S274 = _S273 == u32(0);
        }
        else
        {
            _S274 = false;
        }
        if(_S274)
        {
            _S274 = (absolute_0(x_16)) > u32(1099431936);
        }
        else
        {
            _S274 = false;
        }
        if(_S274)
        {
            return order_0(u32(1098907648), u32(0));
        }
        if(is_infinite_0(x_16))
        {
            return key_6;
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
    return order_0(flush_0((bitcast<u32>((least_2)))), u32(0));
}

fn is_kept_0( rule_9 : Rule_0,  expert_1 : u32) -> bool
{
    var _S277 : u32 = rule_9.n_expert_0 / rule_9.n_group_0;
    var group_3 : u32 = expert_1 / _S277;
    return (((((kept_groups_0[(group_3 >> (u32(5)))]) >> (((group_3 & (u32(31))))))) & (u32(1)))) != u32(0);
}

fn Row256_set_0( expert_2 : u32,  value_5 : u32)
{
    row_256_0[expert_2] = value_5;
    return;
}

var<workgroup> shared_value_0 : u32;

fn Lanes_agreed_0( lane_17 : u32,  value_6 : u32) -> u32
{
    if(lane_17 == u32(0))
    {
        shared_value_0 = value_6;
    }
    var _S278 : u32 = (workgroupUniformLoad(&(shared_value_0)));
    return _S278;
}

fn keep_groups_0( lane_18 : u32,  rule_10 : Rule_0,  exact_2 : bool) -> bool
{
    var key_7 : u32;
    var size_2 : u32 = rule_10.n_expert_0 / rule_10.n_group_0;
    var groups_0 : GroupKeys_0;
    groups_0.n_group_1 = rule_10.n_group_0;
    groups_0.single_0 = size_2 == u32(1);
    Lanes_sync_0();
    if(size_2 > u32(1))
    {
        if((rule_10.group_score_0) <= u32(2))
        {
            group_keys_by_parts_0(lane_18, rule_10, size_2);
        }
        else
        {
            group_keys_by_steps_0(lane_18, rule_10, size_2);
        }
    }
    var bound_6 : u32;
    if((rule_10.n_group_0) <= u32(32))
    {
        if(lane_18 < (rule_10.n_group_0))
        {
            bound_6 = GroupKeys_key_0(groups_0, lane_18);
        }
        else
        {
            bound_6 = u32(0);
        }
        var _S279 : u32 = Lanes_kth_largest_0(lane_18, bound_6, rule_10.topk_group_0);
        bound_6 = _S279;
    }
    else
    {
        var _S280 : u32 = kth_by_bits_1(lane_18, groups_0, rule_10.topk_group_0);
        bound_6 = _S280;
    }
    var _S281 : u32 = places_for_equals_1(lane_18, groups_0, rule_10.topk_group_0, bound_6);
    var equals_left_2 : u32 = _S281;
    var first_left_0 : u32 = u32(0);
    var base_4 : u32 = u32(0);
    for(;;)
    {
        if(base_4 < (rule_10.n_group_0))
        {
        }
        else
        {
            break;
        }
        var _S282 : u32 = base_4 + lane_18;
        var there_2 : bool = _S282 < (rule_10.n_group_0);
        if(there_2)
        {
            key_7 = GroupKeys_key_0(groups_0, _S282);
        }
        else
        {
            key_7 = u32(0);
        }
        var taken_3 : u32 = take_0(lane_18, there_2, key_7, bound_6, &(equals_left_2));
        if(lane_18 == u32(0))
        {
            kept_groups_0[(base_4 >> (u32(5)))] = taken_3;
        }
        if(((((taken_3 >> (lane_18))) & (u32(1)))) == u32(0))
        {
            first_left_0 = max(first_left_0, key_7);
        }
        base_4 = base_4 + u32(32);
    }
    var e_13 : u32;
    var close_0 : bool;
    if(!exact_2)
    {
        key_7 = u32(0);
        e_13 = lane_18;
        for(;;)
        {
            if(e_13 < (rule_10.n_expert_0))
            {
            }
            else
            {
                break;
            }
            var x_17 : u32 = from_order_0(Row256_get_0(e_13));
            if(is_finite_0(x_17))
            {
                key_7 = max(key_7, absolute_0(x_17));
            }
            e_13 = e_13 + u32(32);
        }
        var magnitude_2 : u32 = Lanes_max_0(lane_18, key_7);
        var _S283 : u32 = Lanes_max_0(lane_18, first_left_0);
        close_0 = _S283 >= (window_below_0(rule_10, bound_6, magnitude_2, rule_10.group_score_0));
    }
    else
    {
        close_0 = false;
    }
    Lanes_sync_0();
    var _S284 : bool;
    if((rule_10.excluded_zero_0) != u32(0))
    {
        _S284 = !ranks_by_logit_0(rule_10);
    }
    else
    {
        _S284 = false;
    }
    if(_S284)
    {
        bound_6 = u32(2147483648);
    }
    else
    {
        bound_6 = u32(0);
    }
    e_13 = lane_18;
    for(;;)
    {
        if(e_13 < (rule_10.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var _S285 : bool = is_kept_0(rule_10, e_13);
        if(!_S285)
        {
            Row256_set_0(e_13, bound_6);
        }
        e_13 = e_13 + u32(32);
    }
    var _S286 : i32;
    if(close_0)
    {
        _S286 = i32(1);
    }
    else
    {
        _S286 = i32(0);
    }
    var _S287 : u32 = Lanes_agreed_0(lane_18, u32(_S286));
    return _S287 != u32(0);
}

struct Token_0
{
     first_1 : u32,
};

fn nan_place_1( rule_11 : Rule_0) -> u32
{
    var _S288 : u32;
    if((rule_11.nan_last_0) != u32(0))
    {
        _S288 = u32(1);
    }
    else
    {
        _S288 = u32(4294967295);
    }
    return _S288;
}

fn root_50_0( v_4 : Wide_0) -> u32
{
    var _S289 : u32 = u32(sqrt(f32(v_4.hi_0) * 4.294967296e+09f + f32(v_4.lo_0)));
    var i_11 : i32 = i32(0);
    var root_0 : u32 = _S289;
    for(;;)
    {
        if(i_11 < i32(2))
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
        var _S290 : Wide_0 = w_102;
        var _S291 : u32 = v_4.hi_0 - _S290.hi_0;
        var _S292 : i32;
        if((v_4.lo_0) < (_S290.lo_0))
        {
            _S292 = i32(1);
        }
        else
        {
            _S292 = i32(0);
        }
        var _S293 : u32 = _S291 - u32(_S292);
        var w_103 : Wide_0;
        w_103.lo_0 = v_4.lo_0 - _S290.lo_0;
        w_103.hi_0 = _S293;
        var _S294 : Wide_0 = w_103;
        var root_1 : u32 = root_0 + u32(i32(floor((f32(i32(_S294.hi_0)) * 4.294967296e+09f + f32(_S294.lo_0)) / (2.0f * f32(root_0)))));
        i_11 = i_11 + i32(1);
        root_0 = root_1;
    }
    var w_104 : Wide_0;
    w_104.lo_0 = root_0 * root_0;
    var a1_10 : u32 = (root_0 >> (u32(16)));
    var a0_10 : u32 = (root_0 & (u32(65535)));
    var middle_37 : u32 = a1_10 * a0_10 + (((a0_10 * a0_10) >> (u32(16))));
    w_104.hi_0 = a1_10 * a1_10 + ((middle_37 >> (u32(16)))) + (((a0_10 * a1_10 + ((middle_37 & (u32(65535))))) >> (u32(16))));
    var _S295 : Wide_0 = w_104;
    var _S296 : u32 = v_4.hi_0 - _S295.hi_0;
    if((v_4.lo_0) < (_S295.lo_0))
    {
        i_11 = i32(1);
    }
    else
    {
        i_11 = i32(0);
    }
    var _S297 : u32 = _S296 - u32(i_11);
    var w_105 : Wide_0;
    w_105.lo_0 = v_4.lo_0 - _S295.lo_0;
    w_105.hi_0 = _S297;
    var _S298 : Wide_0 = w_105;
    if((((_S298.hi_0) & (u32(2147483648)))) != u32(0))
    {
        root_0 = root_0 - u32(1);
    }
    else
    {
        var _S299 : bool;
        if((_S298.hi_0) != u32(0))
        {
            _S299 = true;
        }
        else
        {
            _S299 = (_S298.lo_0) > (u32(2) * root_0);
        }
        if(_S299)
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
    var _S300 : i32;
    if(((exponent_2 & (i32(1)))) != i32(0))
    {
        _S300 = i32(25);
    }
    else
    {
        _S300 = i32(26);
    }
    var shift_3 : u32 = u32(_S300);
    var m_9 : u32 = mantissa_of_0(x_18);
    var _S301 : u32 = (m_9 >> ((u32(32) - shift_3)));
    var w_106 : Wide_0;
    w_106.lo_0 = (m_9 << (shift_3));
    w_106.hi_0 = _S301;
    return pack_0(((root_50_0(w_106) + u32(1)) >> (u32(1))), (exponent_2 - i32(shift_3)) / i32(2) + i32(1));
}

fn Token_bias_of_0( this_9 : Token_0,  expert_3 : u32) -> u32
{
    return flush_0((bitcast<u32>((bias_0[expert_3]))));
}

fn with_bias_0( rule_12 : Rule_0,  token_0 : Token_0,  expert_4 : u32,  score_1 : u32) -> u32
{
    var _S302 : u32;
    if((rule_12.select_bias_0) != u32(0))
    {
        var _S303 : u32 = Token_bias_of_0(token_0, expert_4);
        for(;;)
        {
            var _S304 : bool;
            if(is_plain_0(score_1))
            {
                _S304 = is_plain_0(_S303);
            }
            else
            {
                _S304 = false;
            }
            if(_S304)
            {
                _S302 = flush_0(((bitcast<u32>(((bitcast<f32>((score_1))) + (bitcast<f32>((_S303)))))) ^ (zero_0)));
                break;
            }
            _S302 = add_by_words_0(score_1, _S303);
            break;
        }
    }
    else
    {
        _S302 = score_1;
    }
    return _S302;
}

fn estimate_key_0( rule_13 : Rule_0,  token_1 : Token_0,  expert_5 : u32,  x_19 : u32) -> u32
{
    var _S305 : bool;
    if(is_nan_0(x_19))
    {
        _S305 = true;
    }
    else
    {
        _S305 = estimate_is_logit_0(rule_13);
    }
    if(_S305)
    {
        return order_0(x_19, nan_place_1(rule_13));
    }
    var is_sigmoid_1 : bool = (score_of_key_0(rule_13)) == u32(1);
    var negative_0 : bool = ((x_19 & (u32(2147483648)))) != u32(0);
    if(!is_sigmoid_1)
    {
        _S305 = !negative_0;
    }
    else
    {
        _S305 = false;
    }
    if(_S305)
    {
        _S305 = (absolute_0(x_19)) >= u32(1115684864);
    }
    else
    {
        _S305 = false;
    }
    if(_S305)
    {
        return order_0(with_bias_0(rule_13, token_1, expert_5, root_of_large_0(x_19)), nan_place_1(rule_13));
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
    if((rule_13.select_bias_0) == u32(0))
    {
        return order_0(flush_0((bitcast<u32>((s_1)))), u32(0));
    }
    var bias_1 : u32 = Token_bias_of_0(token_1, expert_5);
    if(is_infinite_0(bias_1))
    {
        return order_0(bias_1, u32(0));
    }
    return order_0(flush_0((bitcast<u32>((s_1 + (bitcast<f32>((bias_1))))))), u32(0));
}

struct RowMembers_0
{
     n_9 : u32,
};

fn RowMembers_logit_0( this_10 : RowMembers_0,  expert_6 : u32) -> u32
{
    return Row256_get_0(expert_6);
}

fn RowMembers_has_0( this_11 : RowMembers_0,  expert_7 : u32) -> bool
{
    return true;
}

fn RowMembers_count_0( this_12 : RowMembers_0) -> u32
{
    return this_12.n_9;
}

fn Token_logit_bias_of_0( this_13 : Token_0,  expert_8 : u32) -> u32
{
    return u32(0);
}

fn multiply_0( a_13 : u32,  b_11 : u32) -> u32
{
    var _S306 : bool;
    if(is_nan_0(a_13))
    {
        _S306 = true;
    }
    else
    {
        _S306 = is_nan_0(b_11);
    }
    if(_S306)
    {
        return u32(2143289344);
    }
    var sign_1 : u32 = (((a_13 ^ (b_11))) & (u32(2147483648)));
    if(is_infinite_0(a_13))
    {
        _S306 = true;
    }
    else
    {
        _S306 = is_infinite_0(b_11);
    }
    if(_S306)
    {
        if((absolute_0(a_13)) == u32(0))
        {
            _S306 = true;
        }
        else
        {
            _S306 = (absolute_0(b_11)) == u32(0);
        }
        var _S307 : u32;
        if(_S306)
        {
            _S307 = u32(2143289344);
        }
        else
        {
            _S307 = (sign_1 | (u32(2139095040)));
        }
        return _S307;
    }
    if((absolute_0(a_13)) == u32(0))
    {
        _S306 = true;
    }
    else
    {
        _S306 = (absolute_0(b_11)) == u32(0);
    }
    if(_S306)
    {
        return u32(0);
    }
    var _S308 : u32 = ((mantissa_of_0(a_13)) << (u32(8)));
    var _S309 : u32 = ((mantissa_of_0(b_11)) << (u32(8)));
    var w_107 : Wide_0;
    w_107.lo_0 = _S308 * _S309;
    var a1_11 : u32 = (_S308 >> (u32(16)));
    var a0_11 : u32 = (_S308 & (u32(65535)));
    var b1_21 : u32 = (_S309 >> (u32(16)));
    var b0_21 : u32 = (_S309 & (u32(65535)));
    var middle_38 : u32 = a1_11 * b0_21 + (((a0_11 * b0_21) >> (u32(16))));
    w_107.hi_0 = a1_11 * b1_21 + ((middle_38 >> (u32(16)))) + (((a0_11 * b1_21 + ((middle_38 & (u32(65535))))) >> (u32(16))));
    var _S310 : Wide_0 = w_107;
    var exponent_3 : i32 = exponent_of_0(a_13) + exponent_of_0(b_11) - i32(300) - i32(16) + i32(32);
    var p_2 : Wide_0;
    var exponent_4 : i32;
    if((((w_107.hi_0) & (u32(2147483648)))) == u32(0))
    {
        var _S311 : u32 = ((((_S310.hi_0) << (u32(1)))) | ((((_S310.lo_0) >> (u32(31))))));
        var w_108 : Wide_0;
        w_108.lo_0 = ((_S310.lo_0) << (u32(1)));
        w_108.hi_0 = _S311;
        var exponent_5 : i32 = exponent_3 - i32(1);
        p_2 = w_108;
        exponent_4 = exponent_5;
    }
    else
    {
        p_2 = _S310;
        exponent_4 = exponent_3;
    }
    return round_0(sign_1, p_2.hi_0, exponent_4, (p_2.lo_0) != u32(0));
}

fn linear_0( rule_14 : Rule_0,  token_2 : Token_0,  expert_9 : u32,  logit_0 : u32) -> u32
{
    var x_20 : u32 = flush_0(logit_0);
    var x_21 : u32;
    if((rule_14.logit_bias_at_0) != u32(4294967295))
    {
        var _S312 : u32 = Token_logit_bias_of_0(token_2, expert_9);
        for(;;)
        {
            var _S313 : bool;
            if(is_plain_0(x_20))
            {
                _S313 = is_plain_0(_S312);
            }
            else
            {
                _S313 = false;
            }
            if(_S313)
            {
                x_21 = flush_0(((bitcast<u32>(((bitcast<f32>((x_20))) + (bitcast<f32>((_S312)))))) ^ (zero_0)));
                break;
            }
            x_21 = add_by_words_0(x_20, _S312);
            break;
        }
    }
    else
    {
        x_21 = x_20;
    }
    if((rule_14.has_logit_scale_0) != u32(0))
    {
        x_21 = multiply_0(x_21, rule_14.logit_scale_0);
    }
    return x_21;
}

fn is_less_0( a_14 : u32,  b_12 : u32) -> bool
{
    return (order_0(a_14, u32(0))) < (order_0(b_12, u32(0)));
}

fn guarded_sum_0( rule_15 : Rule_0,  sum_10 : u32) -> u32
{
    var _S314 : bool;
    var _S315 : u32;
    if((rule_15.eps_kind_0) == u32(0))
    {
        if((rule_15.renorm_eps_0) == u32(0))
        {
            _S315 = sum_10;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_10))
                {
                    _S314 = is_plain_0(rule_15.renorm_eps_0);
                }
                else
                {
                    _S314 = false;
                }
                if(_S314)
                {
                    _S315 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_10))) + (bitcast<f32>((rule_15.renorm_eps_0)))))) ^ (zero_0)));
                    break;
                }
                _S315 = add_by_words_0(sum_10, rule_15.renorm_eps_0);
                break;
            }
        }
        return _S315;
    }
    if(!is_nan_0(sum_10))
    {
        _S314 = is_less_0(sum_10, rule_15.renorm_eps_0);
    }
    else
    {
        _S314 = false;
    }
    if(_S314)
    {
        _S315 = rule_15.renorm_eps_0;
    }
    else
    {
        _S315 = sum_10;
    }
    return _S315;
}

fn divide_numbers_0( a_15 : u32,  b_13 : u32) -> u32
{
    var n_10 : u32 = mantissa_of_0(a_15);
    var d_4 : u32 = mantissa_of_0(b_13);
    var _S316 : i32;
    if(n_10 < d_4)
    {
        _S316 = i32(1);
    }
    else
    {
        _S316 = i32(0);
    }
    var shift_4 : u32 = u32(_S316);
    var inverse_0 : f32 = 1.0f / (bitcast<f32>(((((b_13 & (u32(8388607)))) | (u32(1065353216))))));
    var q_7 : u32 = (bitcast<u32>(((bitcast<f32>((((((a_15 & (u32(8388607)))) | (u32(1065353216)))) + ((shift_4 << (u32(23))))))) * inverse_0))) - u32(1056964608);
    var r_2 : i32 = i32(((n_10 << ((u32(23) + shift_4)))) - q_7 * d_4);
    var step_2 : u32 = (bitcast<u32>((f32(r_2) * (inverse_0 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - u32(1262485504);
    var q_8 : u32 = q_7 + step_2;
    var r_3 : i32 = i32(2) * (r_2 - i32(step_2 * d_4));
    var _S317 : i32 = i32(d_4);
    var q_9 : u32;
    if(r_3 > _S317)
    {
        q_9 = q_8 + u32(1);
    }
    else
    {
        q_9 = q_8;
    }
    if(r_3 < (- _S317))
    {
        q_9 = q_9 - u32(1);
    }
    var sign_2 : u32 = (((a_15 ^ (b_13))) & (u32(2147483648)));
    var biased_4 : i32 = exponent_of_0(a_15) - exponent_of_0(b_13) + i32(127) - i32(shift_4);
    var _S318 : u32 = (sign_2 | ((((u32(biased_4) << (u32(23)))) + ((q_9 & (u32(8388607)))))));
    var y_0 : u32;
    if(biased_4 < i32(1))
    {
        y_0 = u32(0);
    }
    else
    {
        y_0 = _S318;
    }
    if(biased_4 > i32(254))
    {
        y_0 = (sign_2 | (u32(2139095040)));
    }
    return y_0;
}

fn divide_0( a_16 : u32,  b_14 : u32) -> u32
{
    var q_10 : u32 = divide_numbers_0(a_16, b_14);
    var _S319 : bool;
    if(u32(exponent_of_0(a_16) - i32(1)) < u32(254))
    {
        _S319 = u32(exponent_of_0(b_14) - i32(1)) < u32(254);
    }
    else
    {
        _S319 = false;
    }
    if(_S319)
    {
        return q_10;
    }
    if(is_nan_0(a_16))
    {
        _S319 = true;
    }
    else
    {
        _S319 = is_nan_0(b_14);
    }
    if(_S319)
    {
        return u32(2143289344);
    }
    var sign_3 : u32 = (((a_16 ^ (b_14))) & (u32(2147483648)));
    var _S320 : u32;
    if(is_infinite_0(a_16))
    {
        if(is_infinite_0(b_14))
        {
            _S320 = u32(2143289344);
        }
        else
        {
            _S320 = (sign_3 | (u32(2139095040)));
        }
        return _S320;
    }
    if(is_infinite_0(b_14))
    {
        return u32(0);
    }
    if((absolute_0(b_14)) == u32(0))
    {
        if((absolute_0(a_16)) == u32(0))
        {
            _S320 = u32(2143289344);
        }
        else
        {
            _S320 = (sign_3 | (u32(2139095040)));
        }
        return _S320;
    }
    return u32(0);
}

fn renormalize_1( lane_19 : u32,  rule_16 : Rule_0)
{
    var _S321 : u32 = sum_of_scores_0(lane_19, rule_16);
    var _S322 : u32 = guarded_sum_0(rule_16, _S321);
    Lanes_sync_0();
    var slot_3 : u32 = lane_19;
    for(;;)
    {
        if(slot_3 < (rule_16.n_used_0))
        {
        }
        else
        {
            break;
        }
        winner_score_0[slot_3] = divide_0(winner_score_0[slot_3], _S322);
        slot_3 = slot_3 + u32(32);
    }
    return;
}

fn weighs_winners_alone_0( rule_17 : Rule_0) -> bool
{
    var _S323 : bool;
    if((rule_17.score_0) == u32(0))
    {
        _S323 = (rule_17.renormalize_0) != u32(0);
    }
    else
    {
        _S323 = false;
    }
    if(_S323)
    {
        _S323 = (rule_17.renorm_eps_0) == u32(0);
    }
    else
    {
        _S323 = false;
    }
    if(_S323)
    {
        _S323 = (rule_17.score_dtype_0) == u32(0);
    }
    else
    {
        _S323 = false;
    }
    return _S323;
}

var<workgroup> winner_id_0 : array<u32, i32(64)>;

struct Rounded_0
{
     value_7 : u32,
     doubtful_0 : bool,
};

fn is_zero_0( a_17 : Huge_0) -> bool
{
    return (((((((a_17.w0_0) | ((a_17.w1_0)))) | ((a_17.w2_0)))) | ((a_17.w3_0)))) == u32(0);
}

fn bit_width_1( a_18 : Huge_0) -> u32
{
    if((a_18.w3_0) != u32(0))
    {
        return u32(96) + bit_width_0(a_18.w3_0);
    }
    if((a_18.w2_0) != u32(0))
    {
        return u32(64) + bit_width_0(a_18.w2_0);
    }
    if((a_18.w1_0) != u32(0))
    {
        return u32(32) + bit_width_0(a_18.w1_0);
    }
    return bit_width_0(a_18.w0_0);
}

fn same_0( a_19 : Huge_0,  b_15 : Huge_0) -> bool
{
    var _S324 : bool;
    if((a_19.w0_0) == (b_15.w0_0))
    {
        _S324 = (a_19.w1_0) == (b_15.w1_0);
    }
    else
    {
        _S324 = false;
    }
    if(_S324)
    {
        _S324 = (a_19.w2_0) == (b_15.w2_0);
    }
    else
    {
        _S324 = false;
    }
    if(_S324)
    {
        _S324 = (a_19.w3_0) == (b_15.w3_0);
    }
    else
    {
        _S324 = false;
    }
    return _S324;
}

fn round_ratio_0( num_0 : Huge_0,  den_0 : Huge_0,  exponent_6 : i32) -> u32
{
    if(is_zero_0(num_0))
    {
        return u32(0);
    }
    var shift_5 : i32 = i32(bit_width_1(den_0)) - i32(bit_width_1(num_0));
    var _S325 : Huge_0;
    if(shift_5 > i32(0))
    {
        _S325 = shift_left_0(num_0, u32(shift_5));
    }
    else
    {
        _S325 = num_0;
    }
    var _S326 : Huge_0;
    if(shift_5 < i32(0))
    {
        _S326 = shift_left_0(den_0, u32(- shift_5));
    }
    else
    {
        _S326 = den_0;
    }
    var shift_6 : i32;
    if(less_0(_S325, _S326))
    {
        var shift_7 : i32 = shift_5 + i32(1);
        _S325 = shift_left_0(_S325, u32(1));
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
        var _S327 : Huge_0;
        if(!less_0(_S325, _S326))
        {
            var quotient_2 : u32 = (quotient_1 | (u32(1)));
            _S327 = subtract_0(_S325, _S326);
            quotient_0 = quotient_2;
        }
        else
        {
            _S327 = _S325;
            quotient_0 = quotient_1;
        }
        var _S328 : Huge_0 = shift_left_0(_S327, u32(1));
        var bit_3 : u32 = bit_2 + u32(1);
        _S325 = _S328;
        bit_2 = bit_3;
    }
    var _S329 : bool;
    if(less_0(_S326, _S325))
    {
        _S329 = true;
    }
    else
    {
        if(same_0(_S325, _S326))
        {
            _S329 = ((quotient_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S329 = false;
        }
    }
    if(_S329)
    {
        quotient_0 = quotient_0 + u32(1);
    }
    return pack_0(quotient_0, exponent_6 - shift_6 - i32(23));
}

fn multiply_low_0( a_20 : Wide_0,  b_16 : u32) -> Wide_0
{
    var w_109 : Wide_0;
    w_109.lo_0 = a_20.lo_0 * b_16;
    var a1_12 : u32 = ((a_20.lo_0) >> (u32(16)));
    var a0_12 : u32 = ((a_20.lo_0) & (u32(65535)));
    var b1_22 : u32 = (b_16 >> (u32(16)));
    var b0_22 : u32 = (b_16 & (u32(65535)));
    var middle_39 : u32 = a1_12 * b0_22 + (((a0_12 * b0_22) >> (u32(16))));
    w_109.hi_0 = a1_12 * b1_22 + ((middle_39 >> (u32(16)))) + (((a0_12 * b1_22 + ((middle_39 & (u32(65535))))) >> (u32(16))));
    var p_3 : Wide_0 = w_109;
    p_3.hi_0 = p_3.hi_0 + a_20.hi_0 * b_16;
    return p_3;
}

fn multiply_low_signed_0( a_21 : Wide_0,  b_17 : i32) -> Wide_0
{
    var _S330 : bool = b_17 < i32(0);
    var _S331 : u32;
    if(_S330)
    {
        _S331 = u32(- b_17);
    }
    else
    {
        _S331 = u32(b_17);
    }
    var p_4 : Wide_0 = multiply_low_0(a_21, _S331);
    var _S332 : Wide_0;
    if(_S330)
    {
        var w_110 : Wide_0;
        w_110.lo_0 = u32(0);
        w_110.hi_0 = u32(0);
        var _S333 : Wide_0 = w_110;
        var _S334 : u32 = w_110.hi_0 - p_4.hi_0;
        var _S335 : i32;
        if((w_110.lo_0) < (p_4.lo_0))
        {
            _S335 = i32(1);
        }
        else
        {
            _S335 = i32(0);
        }
        var _S336 : u32 = _S334 - u32(_S335);
        var w_111 : Wide_0;
        w_111.lo_0 = _S333.lo_0 - p_4.lo_0;
        w_111.hi_0 = _S336;
        var _S337 : Wide_0 = w_111;
        _S332 = _S337;
    }
    else
    {
        _S332 = p_4;
    }
    return _S332;
}

fn round_quotient_0( n_11 : Wide_0,  d_5 : Wide_0,  exponent_7 : i32,  slack_0 : u32) -> Rounded_0
{
    var inverse_1 : f32 = 1.0f / f32(d_5.hi_0);
    var _S338 : u32 = ((d_5.hi_0) >> (u32(6)));
    var w_112 : Wide_0;
    w_112.lo_0 = ((((d_5.lo_0) >> (u32(6)))) | ((((d_5.hi_0) << (u32(26))))));
    w_112.hi_0 = _S338;
    var _S339 : Wide_0 = w_112;
    var _S340 : u32 = ((n_11.hi_0) >> (u32(6)));
    var w_113 : Wide_0;
    w_113.lo_0 = ((((n_11.lo_0) >> (u32(6)))) | ((((n_11.hi_0) << (u32(26))))));
    w_113.hi_0 = _S340;
    var inverse58_0 : f32 = inverse_1 * 64.0f;
    var q1_0 : u32 = u32(f32(n_11.hi_0) * inverse_1 * 4.194304e+06f);
    var _S341 : u32 = ((((w_113.hi_0) << (u32(22)))) | ((((w_113.lo_0) >> (u32(10))))));
    var w_114 : Wide_0;
    w_114.lo_0 = ((w_113.lo_0) << (u32(22)));
    w_114.hi_0 = _S341;
    var _S342 : Wide_0 = w_114;
    var _S343 : Wide_0 = multiply_low_0(w_112, q1_0);
    var _S344 : u32 = w_114.hi_0 - _S343.hi_0;
    var _S345 : i32;
    if((w_114.lo_0) < (_S343.lo_0))
    {
        _S345 = i32(1);
    }
    else
    {
        _S345 = i32(0);
    }
    var _S346 : u32 = _S344 - u32(_S345);
    var w_115 : Wide_0;
    w_115.lo_0 = _S342.lo_0 - _S343.lo_0;
    w_115.hi_0 = _S346;
    var _S347 : Wide_0 = w_115;
    var q2_0 : i32 = i32(f32(i32(_S347.hi_0)) * inverse58_0 * 6.5536e+04f);
    var _S348 : u32 = ((((_S347.hi_0) << (u32(16)))) | ((((_S347.lo_0) >> (u32(16))))));
    var w_116 : Wide_0;
    w_116.lo_0 = ((_S347.lo_0) << (u32(16)));
    w_116.hi_0 = _S348;
    var _S349 : Wide_0 = w_116;
    var _S350 : Wide_0 = multiply_low_signed_0(_S339, q2_0);
    var _S351 : u32 = w_116.hi_0 - _S350.hi_0;
    if((w_116.lo_0) < (_S350.lo_0))
    {
        _S345 = i32(1);
    }
    else
    {
        _S345 = i32(0);
    }
    var _S352 : u32 = _S351 - u32(_S345);
    var w_117 : Wide_0;
    w_117.lo_0 = _S349.lo_0 - _S350.lo_0;
    w_117.hi_0 = _S352;
    var _S353 : Wide_0 = w_117;
    var low_3 : i32 = ((q2_0 & (i32(65535)))) * i32(16384) + i32(floor(f32(i32(_S353.hi_0)) * inverse58_0 * 16384.0f));
    var hi_3 : u32 = u32(i32(q1_0) + ((q2_0 >> (u32(16)))) + ((low_3 >> (u32(30)))));
    var lo_26 : u32 = (u32(low_3) & (u32(1073741823)));
    if(hi_3 >= u32(4194304))
    {
        _S345 = i32(1);
    }
    else
    {
        _S345 = i32(2);
    }
    var more_0 : u32 = u32(_S345);
    var left_0 : u32 = u32(30) - more_0;
    var mantissa_3 : u32 = (((hi_3 << (more_0))) | (((lo_26 >> (left_0)))));
    var fraction_0 : u32 = (lo_26 & ((((u32(1) << (left_0))) - u32(1))));
    var half_0 : u32 = (u32(1) << ((left_0 - u32(1))));
    var r_4 : Rounded_0;
    var _S354 : bool = fraction_0 > half_0;
    if(_S354)
    {
        _S345 = i32(1);
    }
    else
    {
        _S345 = i32(0);
    }
    r_4.value_7 = pack_0(mantissa_3 + u32(_S345), exponent_7 - i32(22) - i32(more_0));
    var _S355 : u32;
    if(_S354)
    {
        _S355 = fraction_0 - half_0;
    }
    else
    {
        _S355 = half_0 - fraction_0;
    }
    r_4.doubtful_0 = _S355 <= slack_0;
    return r_4;
}

fn share_0( s_2 : Softmax_0,  x_22 : u32) -> Rounded_0
{
    var r_5 : Rounded_0;
    r_5.value_7 = u32(2143289344);
    r_5.doubtful_0 = false;
    var _S356 : bool;
    if(s_2.poisoned_0)
    {
        _S356 = true;
    }
    else
    {
        _S356 = is_nan_0(x_22);
    }
    if(_S356)
    {
        return r_5;
    }
    r_5.value_7 = u32(0);
    if(s_2.exact_0)
    {
        var d_6 : ExactDistance_0 = distance_exact_0(s_2.largest_0, x_22);
        if(!d_6.near_0)
        {
            return r_5;
        }
        var e_15 : ExactExp_0 = exp_exact_0(d_6.t_0);
        r_5.value_7 = round_ratio_0(shift_left_0(e_15.m_4, u32(16)), s_2.exact_sum_0, - i32(e_15.q_0));
        return r_5;
    }
    var d_7 : Distance_0 = distance_fast_0(s_2.largest_0, x_22);
    if(!d_7.near_1)
    {
        return r_5;
    }
    var e_16 : Exp_0 = exp_fast_0(d_7.t_2);
    var up_0 : u32 = u32(31) - firstbithigh_0(s_2.sum_5.hi_0);
    var sum_11 : Wide_0;
    if(up_0 == u32(0))
    {
        sum_11 = s_2.sum_5;
    }
    else
    {
        var _S357 : u32 = ((((s_2.sum_5.hi_0) << (up_0))) | ((((s_2.sum_5.lo_0) >> ((u32(32) - up_0))))));
        var w_118 : Wide_0;
        w_118.lo_0 = ((s_2.sum_5.lo_0) << (up_0));
        w_118.hi_0 = _S357;
        sum_11 = w_118;
    }
    return round_quotient_0(e_16.m_6, sum_11, i32(up_0) - i32(e_16.q_5) - i32(s_2.sum_bits_0), u32(64) + ((((u32(1) << ((u32(2) * s_2.sum_bits_0)))) >> (u32(11)))));
}

fn narrow_half_0( x_23 : u32) -> u32
{
    if(is_nan_0(x_23))
    {
        return u32(32256);
    }
    var sign_4 : u32 = (((x_23 >> (u32(16)))) & (u32(32768)));
    if(is_infinite_0(x_23))
    {
        return (sign_4 | (u32(31744)));
    }
    var exponent_8 : i32 = exponent_of_0(x_23) - i32(127);
    if(exponent_8 < i32(-25))
    {
        return u32(0);
    }
    var _S358 : bool = exponent_8 < i32(-14);
    var drop_0 : u32;
    if(_S358)
    {
        drop_0 = u32(i32(-1) - exponent_8);
    }
    else
    {
        drop_0 = u32(13);
    }
    var mantissa_4 : u32 = mantissa_of_0(x_23);
    var n_12 : u32 = (mantissa_4 >> (drop_0));
    var rest_2 : u32 = (mantissa_4 & ((((u32(1) << (drop_0))) - u32(1))));
    var half_1 : u32 = (u32(1) << ((drop_0 - u32(1))));
    var _S359 : bool;
    if(rest_2 > half_1)
    {
        _S359 = true;
    }
    else
    {
        if(rest_2 == half_1)
        {
            _S359 = ((n_12 & (u32(1)))) != u32(0);
        }
        else
        {
            _S359 = false;
        }
    }
    var n_13 : u32;
    if(_S359)
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
    if(_S358)
    {
        bits_0 = n_13;
    }
    else
    {
        bits_0 = ((u32(exponent_8 + i32(14)) << (u32(10)))) + n_13;
    }
    return (sign_4 | ((min(bits_0, u32(31744)))));
}

fn widen_half_0( h_24 : u32) -> u32
{
    var sign_5 : u32 = (((h_24 & (u32(32768)))) << (u32(16)));
    var exponent_9 : u32 = (((h_24 >> (u32(10)))) & (u32(31)));
    var fraction_1 : u32 = (h_24 & (u32(1023)));
    if(exponent_9 == u32(31))
    {
        var _S360 : u32;
        if(fraction_1 != u32(0))
        {
            _S360 = u32(2143289344);
        }
        else
        {
            _S360 = (sign_5 | (u32(2139095040)));
        }
        return _S360;
    }
    if(exponent_9 != u32(0))
    {
        return (((sign_5 | ((((exponent_9 + u32(112)) << (u32(23))))))) | (((fraction_1 << (u32(13))))));
    }
    if(fraction_1 == u32(0))
    {
        return sign_5;
    }
    var top_0 : u32 = firstbithigh_0(fraction_1);
    return (((sign_5 | ((((top_0 + u32(103)) << (u32(23))))))) | (((((fraction_1 << ((u32(23) - top_0)))) & (u32(8388607))))));
}

fn narrow_bfloat_0( x_24 : u32) -> u32
{
    if(is_nan_0(x_24))
    {
        return u32(32704);
    }
    return ((x_24 + u32(32767) + ((((x_24 >> (u32(16)))) & (u32(1))))) >> (u32(16)));
}

fn round_score_0( x_25 : u32,  dtype_0 : u32) -> u32
{
    if(dtype_0 == u32(1))
    {
        return widen_half_0(narrow_half_0(x_25));
    }
    if(dtype_0 == u32(2))
    {
        return ((narrow_bfloat_0(x_25)) << (u32(16)));
    }
    return x_25;
}

fn weigh_softmax_0( lane_20 : u32,  rule_18 : Rule_0,  token_3 : Token_0,  row_0 : Softmax_0,  selected_0 : bool,  exact_3 : bool) -> bool
{
    var softmax_0 : Softmax_0 = row_0;
    var doubtful_1 : bool;
    var slot_4 : u32;
    if(weighs_winners_alone_0(rule_18))
    {
        var winners_0 : WinnerMembers_0;
        winners_0.n_0 = rule_18.n_used_0;
        var _S361 : Softmax_0 = softmax_of_0(lane_20, winners_0, false, exact_3);
        softmax_0 = _S361;
        doubtful_1 = false;
        slot_4 = lane_20;
        for(;;)
        {
            if(slot_4 < (rule_18.n_used_0))
            {
            }
            else
            {
                break;
            }
            var x_26 : u32 = winner_logit_0[slot_4];
            var of_key_0 : bool;
            if(ranks_by_logit_0(rule_18))
            {
                of_key_0 = is_nan_0(with_bias_0(rule_18, token_3, winner_id_0[slot_4], x_26));
            }
            else
            {
                of_key_0 = row_0.poisoned_0;
            }
            var _S362 : bool;
            if(doubtful_1)
            {
                _S362 = true;
            }
            else
            {
                _S362 = is_nan_0(x_26);
            }
            if(_S362)
            {
                doubtful_1 = true;
            }
            else
            {
                var _S363 : bool;
                if(selected_0)
                {
                    _S363 = of_key_0;
                }
                else
                {
                    _S363 = false;
                }
                doubtful_1 = _S363;
            }
            slot_4 = slot_4 + u32(32);
        }
        var _S364 : u32 = Lanes_ballot_0(lane_20, doubtful_1);
        if(_S364 != u32(0))
        {
            softmax_0.poisoned_0 = true;
        }
    }
    doubtful_1 = false;
    slot_4 = lane_20;
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
        var _S365 : u32;
        if(is_nan_0(r_6.value_7))
        {
            _S365 = u32(2143289344);
        }
        else
        {
            _S365 = round_score_0(r_6.value_7, rule_18.score_dtype_0);
        }
        winner_score_0[slot_4] = _S365;
        slot_4 = slot_4 + u32(32);
    }
    var _S366 : u32 = Lanes_ballot_0(lane_20, doubtful_1);
    return _S366 != u32(0);
}

var<workgroup> list_key_0 : array<u32, i32(64)>;

fn firstbitlow_0( value_8 : u32) -> u32
{
    var _S367 : u32 = firstTrailingBit(value_8);
    return _S367;
}

fn Lanes_rank_0( lane_21 : u32,  value_9 : u32,  k_7 : u32) -> u32
{
    var _S368 : u32 = value_9;
    var position_0 : u32 = u32(32);
    var i_12 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < k_7)
        {
        }
        else
        {
            break;
        }
        var _S369 : u32 = subgroupMax(_S368);
        var _S370 : vec4<u32> = subgroupBallot(_S368 == _S369);
        var _S371 : bool = lane_21 == (firstbitlow_0(_S370.x));
        if(_S371)
        {
            position_0 = i_12;
        }
        if(_S371)
        {
            _S368 = u32(0);
        }
        i_12 = i_12 + u32(1);
    }
    return position_0;
}

var<workgroup> list_logit_0 : array<u32, i32(64)>;

var<workgroup> list_score_0 : array<u32, i32(64)>;

fn place_winner_0( slot_5 : u32,  i_13 : u32)
{
    winner_id_0[slot_5] = list_id_0[i_13];
    winner_logit_0[slot_5] = list_logit_0[i_13];
    winner_score_0[slot_5] = list_score_0[i_13];
    return;
}

fn rank_list_0( lane_22 : u32,  rule_19 : Rule_0,  n_14 : u32)
{
    var i_14 : u32;
    if(n_14 <= u32(32))
    {
        if(lane_22 < n_14)
        {
            i_14 = list_key_0[lane_22];
        }
        else
        {
            i_14 = u32(0);
        }
        var slot_6 : u32 = Lanes_rank_0(lane_22, i_14, rule_19.n_used_0);
        if(slot_6 < (rule_19.n_used_0))
        {
            place_winner_0(slot_6, lane_22);
        }
        return;
    }
    i_14 = lane_22;
    for(;;)
    {
        if(i_14 < n_14)
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
            var _S372 : bool;
            if((list_key_0[j_2]) > (list_key_0[i_14]))
            {
                _S372 = true;
            }
            else
            {
                if((list_key_0[j_2]) == (list_key_0[i_14]))
                {
                    _S372 = j_2 < i_14;
                }
                else
                {
                    _S372 = false;
                }
            }
            var _S373 : i32;
            if(_S372)
            {
                _S373 = i32(1);
            }
            else
            {
                _S373 = i32(0);
            }
            var slot_8 : u32 = slot_7 + u32(_S373);
            j_2 = j_2 + u32(1);
            slot_7 = slot_8;
        }
        if(slot_7 < (rule_19.n_used_0))
        {
            place_winner_0(slot_7, i_14);
        }
        i_14 = i_14 + u32(32);
    }
    return;
}

fn Token_word_of_0( this_14 : Token_0,  expert_10 : u32) -> u32
{
    return (bitcast<u32>((logits_0[this_14.first_1 + expert_10])));
}

fn Token_logit_of_0( this_15 : Token_0,  expert_11 : u32) -> u32
{
    return Token_word_of_0(this_15, expert_11);
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

fn softcap_0( rule_20 : Rule_0,  x_28 : u32) -> u32
{
    return multiply_0(tanh_0(divide_0(x_28, rule_20.logit_softcap_0)), rule_20.logit_softcap_0);
}

fn clamp_0( rule_21 : Rule_0,  x_29 : u32) -> u32
{
    var _S374 : bool;
    if((rule_21.has_logit_clamp_0) == u32(0))
    {
        _S374 = true;
    }
    else
    {
        _S374 = is_nan_0(x_29);
    }
    if(_S374)
    {
        return x_29;
    }
    var _S375 : u32;
    if((absolute_0(x_29)) > (rule_21.logit_clamp_0))
    {
        _S375 = (((x_29 & (u32(2147483648)))) | ((rule_21.logit_clamp_0)));
    }
    else
    {
        _S375 = x_29;
    }
    return _S375;
}

fn prepare_0( rule_22 : Rule_0,  token_4 : Token_0,  expert_12 : u32) -> u32
{
    var x_30 : u32 = linear_0(rule_22, token_4, expert_12, Token_logit_of_0(token_4, expert_12));
    var x_31 : u32;
    if((rule_22.has_logit_softcap_0) != u32(0))
    {
        x_31 = softcap_0(rule_22, x_30);
    }
    else
    {
        x_31 = x_30;
    }
    return clamp_0(rule_22, x_31);
}

fn find_candidates_0( lane_23 : u32,  rule_23 : Rule_0,  exact_4 : bool) -> u32
{
    var _S376 : bool;
    if((rule_23.n_group_0) > u32(1))
    {
        var _S377 : bool = keep_groups_0(lane_23, rule_23, exact_4);
        _S376 = _S377;
    }
    else
    {
        _S376 = false;
    }
    if(_S376)
    {
        return u32(0);
    }
    var n_15 : u32;
    if((rule_23.n_used_0) <= u32(32))
    {
        n_15 = lane_23;
        var top_1 : u32 = u32(0);
        for(;;)
        {
            var _S378 : bool = n_15 < (rule_23.n_expert_0);
            if(_S378)
            {
            }
            else
            {
                break;
            }
            var _S379 : u32 = rule_23.n_expert_0 - u32(1);
            var e_18 : u32 = n_15 + u32(32);
            var e_19 : u32 = n_15 + u32(64);
            var e_20 : u32 = n_15 + u32(96);
            var e_21 : u32 = n_15 + u32(128);
            var e_22 : u32 = n_15 + u32(160);
            var e_23 : u32 = n_15 + u32(192);
            var e_24 : u32 = n_15 + u32(224);
            var _S380 : u32 = max(max(max(max(max(max(max(max(top_1, select(u32(0), Row256_get_0(min(n_15, _S379)), _S378)), select(u32(0), Row256_get_0(min(e_18, _S379)), e_18 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_19, _S379)), e_19 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_20, _S379)), e_20 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_21, _S379)), e_21 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_22, _S379)), e_22 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_23, _S379)), e_23 < (rule_23.n_expert_0))), select(u32(0), Row256_get_0(min(e_24, _S379)), e_24 < (rule_23.n_expert_0)));
            n_15 = n_15 + u32(256);
            top_1 = _S380;
        }
        var bound_7 : u32 = Lanes_kth_largest_0(lane_23, top_1, rule_23.n_used_0);
        var bound_8 : u32;
        if(!exact_4)
        {
            bound_8 = window_below_0(rule_23, bound_7, absolute_0(from_order_0(bound_7)), u32(1));
        }
        else
        {
            bound_8 = bound_7;
        }
        var _S381 : u32 = gather_0(lane_23, rule_23, max(bound_8, u32(1)));
        var _S382 : u32 = Lanes_agreed_0(lane_23, _S381);
        n_15 = _S382;
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
    select_by_bits_0(lane_23, rule_23);
    return rule_23.n_used_0;
}

fn sigmoid_by_floats_0( x_32 : u32) -> Rounded_0
{
    var half_2 : f32 = (bitcast<f32>((x_32))) * -0.5f;
    var rounded_0 : f32 = half_2 * 23.08312034606933594f + 1.2582912e+07f;
    var k_8 : f32 = rounded_0 * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - 1.2582912e+07f;
    var bits_1 : u32 = (bitcast<u32>((rounded_0)));
    var odd_0 : bool = ((bits_1 & (u32(1)))) != u32(0);
    var second_1 : bool = ((bits_1 & (u32(2)))) != u32(0);
    var _S383 : bool = ((bits_1 & (u32(4)))) != u32(0);
    var _S384 : u32 = select(select(select(u32(0), u32(2961349132), odd_0), select(u32(810986776), u32(2957515430), odd_0), second_1), select(select(u32(2944459957), u32(2937511365), odd_0), select(u32(794578263), u32(800150507), odd_0), second_1), _S383);
    var g_0 : f32 = (bitcast<f32>((((((((bits_1 << (u32(20)))) & (u32(4286578688)))) | (((((_S384 << (u32(16)))) & (u32(8323072))))))) + u32(1073741824))));
    var _S385 : f32 = (((half_2 - k_8 * 0.0433197021484375f) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - k_8 * (bitcast<f32>((i32(906362880))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - (bitcast<f32>((select(select(select(u32(0), u32(985829264), odd_0), select(u32(3124513344), u32(929384448), odd_0), second_1), select(select(u32(3093300736), u32(3129339040), odd_0), select(u32(3122933504), u32(973721952), odd_0), second_1), _S383))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var a_22 : f32 = (bitcast<f32>((((bitcast<u32>((_S385))) & (u32(4294963200))))));
    var square_0 : f32 = _S385 * _S385;
    var cubic_0 : f32 = square_0 * _S385 * (0.66666668653488159f + _S385 * (0.3333333432674408f + _S385 * (0.13333334028720856f + _S385 * 0.04444444552063942f)));
    var near_2 : f32 = (bitcast<f32>((i32(1056964736)))) + _S385 + (square_0 + cubic_0);
    var m_10 : f32 = (bitcast<f32>((((bitcast<u32>((near_2))) & (u32(4294967040))))));
    var product_1 : f32 = g_0 * m_10;
    var _S386 : f32 = g_0 * ((((0.5f - m_10) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + _S385) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + a_22 * a_22) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + cubic_0 + ((_S385 + a_22) * (_S385 - a_22) - (k_8 * (bitcast<f32>((u32(2944590469)))) + (bitcast<f32>((_S384)))) * near_2));
    var _S387 : f32 = (product_1 + _S386) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S388 : f32 = max(_S387, 1.0f);
    var _S389 : f32 = min(_S387, 1.0f);
    var _S390 : f32 = (_S388 + _S389) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var inverse_2 : f32 = 1.0f / _S390;
    var q_11 : f32 = (bitcast<f32>((((bitcast<u32>((inverse_2))) ^ (zero_0)))));
    var q_bits_0 : u32 = (bitcast<u32>((q_11)));
    var d_bits_0 : u32 = (bitcast<u32>((_S390)));
    var _S391 : f32 = (f32(i32(((((q_bits_0 & (u32(8388607)))) | (u32(8388608)))) * ((((d_bits_0 & (u32(8388607)))) | (u32(8388608)))))) * (bitcast<f32>((((q_bits_0 & (u32(2139095040)))) + ((d_bits_0 & (u32(2139095040)))) + u32(696254464)))) - inverse_2 * (_S389 - (_S390 - _S388) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + (_S386 - (_S387 - product_1) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S392 : f32 = (bitcast<f32>((i32(757071872))));
    var down_0 : f32 = (_S391 - _S392) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_2 + q_11;
    var s_3 : Rounded_0;
    var _S393 : u32 = (bitcast<u32>(((_S391 + _S392) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_2 + q_11)));
    s_3.value_7 = _S393;
    s_3.doubtful_0 = _S393 != (bitcast<u32>((down_0)));
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
    var _S394 : Huge_0 = select_0(negative_1, e_25.m_4, h_26);
    var _S395 : i32;
    if(negative_1)
    {
        _S395 = - i32(e_25.q_0);
    }
    else
    {
        _S395 = i32(0);
    }
    return round_ratio_0(_S394, d_8, _S395);
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
        var _S396 : u32;
        if(negative_2)
        {
            _S396 = u32(0);
        }
        else
        {
            _S396 = u32(1065353216);
        }
        return _S396;
    }
    var e_26 : Exp_0 = exp_fast_0(fixed_57_0(x_34));
    var w_119 : Wide_0;
    w_119.lo_0 = u32(0);
    w_119.hi_0 = u32(2147483648);
    var _S397 : Wide_0 = w_119;
    var _S398 : u32 = e_26.q_5 + u32(1);
    for(;;)
    {
        var m_11 : u32 = (_S398 & (u32(31)));
        var hi_4 : u32 = ((e_26.m_6.hi_0) >> (m_11));
        var lo_27 : u32 = ((((e_26.m_6.lo_0) >> (m_11))) | ((((((e_26.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_11))))));
        if(_S398 >= u32(64))
        {
            var w_120 : Wide_0;
            w_120.lo_0 = u32(0);
            w_120.hi_0 = u32(0);
            n_16 = w_120;
            break;
        }
        if(_S398 >= u32(32))
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
    var lo_28 : u32 = _S397.lo_0 + n_16.lo_0;
    var _S399 : u32 = _S397.hi_0 + n_16.hi_0;
    var _S400 : i32;
    if(lo_28 < (n_16.lo_0))
    {
        _S400 = i32(1);
    }
    else
    {
        _S400 = i32(0);
    }
    var _S401 : u32 = _S399 + u32(_S400);
    var w_123 : Wide_0;
    w_123.lo_0 = lo_28;
    w_123.hi_0 = _S401;
    var _S402 : Wide_0 = w_123;
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
        _S400 = - i32(e_26.q_5) - i32(1);
    }
    else
    {
        _S400 = i32(0);
    }
    var r_7 : Rounded_0 = round_quotient_0(n_16, _S402, _S400, u32(64));
    if(r_7.doubtful_0)
    {
        return sigmoid_exact_0(x_34);
    }
    return r_7.value_7;
}

fn sigmoid_0( x_35 : u32) -> u32
{
    if((absolute_0(x_35)) < u32(1114112000))
    {
        var r_8 : Rounded_0 = sigmoid_by_floats_0(x_35);
        if(!r_8.doubtful_0)
        {
            return r_8.value_7;
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
    var _S403 : u32 = (rest_4 << (u32(26)));
    var digit1_0 : u32 = _S403 / d_9;
    var _S404 : u32 = ((_S403 - digit1_0 * d_9) << (u32(26)));
    var digit2_0 : u32 = _S404 / d_9;
    var digit3_0 : u32 = (((_S404 - digit2_0 * d_9) << (u32(12)))) / d_9;
    var _S405 : u32 = (((digit1_0 << (u32(6)))) | (((digit2_0 >> (u32(20))))));
    var h_27 : Huge_0;
    h_27.w0_0 = (((digit2_0 << (u32(12)))) | (digit3_0));
    h_27.w1_0 = _S405;
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
    var _S406 : bool;
    if(negative_3)
    {
        _S406 = size_5 > u32(1127219200);
    }
    else
    {
        _S406 = false;
    }
    if(_S406)
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
        _S406 = !negative_3;
    }
    else
    {
        _S406 = false;
    }
    var v_5 : Huge_0;
    var exponent_10 : i32;
    if(_S406)
    {
        var h_28 : Huge_0;
        h_28.w0_0 = mantissa_of_0(x_36);
        h_28.w1_0 = u32(0);
        h_28.w2_0 = u32(0);
        h_28.w3_0 = u32(0);
        var _S407 : i32 = exponent_of_0(x_36) - i32(150);
        v_5 = h_28;
        exponent_10 = _S407;
    }
    else
    {
        var _S408 : Huge_0 = fixed_96_0(x_36);
        var e_27 : ExactExp_0 = exp_exact_0(_S408);
        var h_29 : Huge_0;
        h_29.w0_0 = u32(0);
        h_29.w1_0 = u32(0);
        h_29.w2_0 = u32(0);
        h_29.w3_0 = u32(2);
        var _S409 : Huge_0 = add_0(h_29, shift_right_0(e_27.m_4, e_27.q_0));
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
            if(!less_0(rest_6, _S409))
            {
                var _S410 : Huge_0 = subtract_0(rest_6, _S409);
                z_0.w0_0 = ((z_0.w0_0) | (u32(1)));
                rest_5 = _S410;
            }
            else
            {
                rest_5 = rest_6;
            }
            bit_4 = bit_4 + u32(1);
        }
        var zz_0 : Huge_0 = shift_right_0(multiply_96_0(z_0, z_0), u32(2) * e_27.q_0);
        var _S411 : Huge_0 = odd_reciprocal_0(u32(28));
        var series_0 : Huge_0 = _S411;
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
            var _S412 : Huge_0 = odd_reciprocal_0(j_4);
            var _S413 : Huge_0 = add_0(_S412, multiply_96_0(zz_0, series_0));
            var j_5 : u32 = j_4 - u32(1);
            series_0 = _S413;
            j_4 = j_5;
        }
        var v_6 : Huge_0 = shift_left_0(add_0(z_0, multiply_96_0(z_0, multiply_96_0(zz_0, series_0))), u32(1));
        var _S414 : i32 = i32(-96) - i32(e_27.q_0);
        if(!negative_3)
        {
            v_5 = add_0(_S408, shift_right_0(v_6, e_27.q_0));
            exponent_10 = i32(-96);
        }
        else
        {
            v_5 = v_6;
            exponent_10 = _S414;
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
        var _S415 : u32 = sqrtsoftplus_0(x_37);
        s_4 = _S415;
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

fn dtype_of_key_0( rule_24 : Rule_0) -> u32
{
    var _S416 : bool;
    if((rule_24.select_by_0) == u32(0))
    {
        _S416 = !ranks_by_logit_0(rule_24);
    }
    else
    {
        _S416 = false;
    }
    var _S417 : u32;
    if(_S416)
    {
        _S417 = rule_24.score_dtype_0;
    }
    else
    {
        _S417 = u32(0);
    }
    return _S417;
}

fn score_row_0( lane_24 : u32,  rule_25 : Rule_0,  token_5 : Token_0,  softmax_1 : Softmax_0,  exact_5 : bool) -> bool
{
    var score_3 : u32 = score_of_key_0(rule_25);
    var e_28 : u32;
    var doubtful_2 : bool;
    if(!exact_5)
    {
        e_28 = lane_24;
        for(;;)
        {
            if(e_28 < (rule_25.n_expert_0))
            {
            }
            else
            {
                break;
            }
            Row256_set_0(e_28, estimate_key_0(rule_25, token_5, e_28, Row256_get_0(e_28)));
            e_28 = e_28 + u32(32);
        }
        doubtful_2 = false;
    }
    else
    {
        if(score_3 == u32(0))
        {
            doubtful_2 = false;
            e_28 = lane_24;
            for(;;)
            {
                if(e_28 < (rule_25.n_expert_0))
                {
                }
                else
                {
                    break;
                }
                var r_9 : Rounded_0 = share_0(softmax_1, Row256_get_0(e_28));
                if(doubtful_2)
                {
                    doubtful_2 = true;
                }
                else
                {
                    doubtful_2 = r_9.doubtful_0;
                }
                Row256_set_0(e_28, r_9.value_7);
                e_28 = e_28 + u32(32);
            }
        }
        else
        {
            if(score_3 != u32(3))
            {
                e_28 = lane_24;
                for(;;)
                {
                    if(e_28 < (rule_25.n_expert_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S418 : u32 = score_alone_0(score_3, u32(0), Row256_get_0(e_28));
                    Row256_set_0(e_28, _S418);
                    e_28 = e_28 + u32(32);
                }
            }
            doubtful_2 = false;
        }
        e_28 = lane_24;
        for(;;)
        {
            if(e_28 < (rule_25.n_expert_0))
            {
            }
            else
            {
                break;
            }
            var x_38 : u32 = Row256_get_0(e_28);
            var s_5 : u32;
            if(is_nan_0(x_38))
            {
                s_5 = u32(2143289344);
            }
            else
            {
                s_5 = round_score_0(x_38, dtype_of_key_0(rule_25));
            }
            Row256_set_0(e_28, order_0(with_bias_0(rule_25, token_5, e_28, s_5), nan_place_1(rule_25)));
            e_28 = e_28 + u32(32);
        }
    }
    return doubtful_2;
}

fn softmax_of_1( lane_25 : u32,  members_1 : RowMembers_0,  nan_is_absent_1 : bool,  exact_6 : bool) -> Softmax_0
{
    var _S419 : Wide_0;
    var n_17 : u32 = RowMembers_count_0(members_1);
    var best_6 : u32 = u32(0);
    var has_nan_2 : bool = false;
    var i_15 : u32 = lane_25;
    for(;;)
    {
        if(i_15 < n_17)
        {
        }
        else
        {
            break;
        }
        if(!RowMembers_has_0(members_1, i_15))
        {
            i_15 = i_15 + u32(32);
            continue;
        }
        var x_39 : u32 = RowMembers_logit_0(members_1, i_15);
        var best_7 : u32;
        var has_nan_3 : bool;
        if(is_nan_0(x_39))
        {
            best_7 = best_6;
            has_nan_3 = true;
        }
        else
        {
            best_7 = max(best_6, order_0(x_39, u32(0)));
            has_nan_3 = has_nan_2;
        }
        best_6 = best_7;
        has_nan_2 = has_nan_3;
        i_15 = i_15 + u32(32);
    }
    var best_8 : u32 = Lanes_max_0(lane_25, best_6);
    var s_6 : Softmax_0;
    var _S420 : u32 = from_order_0(best_8);
    s_6.largest_0 = _S420;
    s_6.poisoned_0 = !is_finite_0(_S420);
    if(!nan_is_absent_1)
    {
        var _S421 : u32 = Lanes_ballot_0(lane_25, has_nan_2);
        has_nan_2 = _S421 != u32(0);
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
    i_15 = lane_25;
    for(;;)
    {
        if(i_15 < n_17)
        {
        }
        else
        {
            break;
        }
        if(!RowMembers_has_0(members_1, i_15))
        {
            i_15 = i_15 + u32(32);
            continue;
        }
        var x_40 : u32 = RowMembers_logit_0(members_1, i_15);
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
            i_15 = i_15 + u32(32);
            continue;
        }
        if(exact_6)
        {
            var d_10 : ExactDistance_0 = distance_exact_0(s_6.largest_0, x_40);
            if(!d_10.near_0)
            {
                i_15 = i_15 + u32(32);
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
                i_15 = i_15 + u32(32);
                continue;
            }
            var e_30 : Exp_0 = exp_fast_0(d_11.t_2);
            var _S422 : Wide_0 = s_6.sum_5;
            var _S423 : u32 = e_30.q_5 + s_6.sum_bits_0;
            for(;;)
            {
                var m_12 : u32 = (_S423 & (u32(31)));
                var hi_5 : u32 = ((e_30.m_6.hi_0) >> (m_12));
                var lo_29 : u32 = ((((e_30.m_6.lo_0) >> (m_12))) | ((((((e_30.m_6.hi_0) << (u32(1)))) << ((u32(31) - m_12))))));
                if(_S423 >= u32(64))
                {
                    var w_127 : Wide_0;
                    w_127.lo_0 = u32(0);
                    w_127.hi_0 = u32(0);
                    _S419 = w_127;
                    break;
                }
                if(_S423 >= u32(32))
                {
                    var w_128 : Wide_0;
                    w_128.lo_0 = hi_5;
                    w_128.hi_0 = u32(0);
                    _S419 = w_128;
                }
                else
                {
                    var w_129 : Wide_0;
                    w_129.lo_0 = lo_29;
                    w_129.hi_0 = hi_5;
                    _S419 = w_129;
                }
                break;
            }
            var lo_30 : u32 = _S422.lo_0 + _S419.lo_0;
            var _S424 : u32 = _S422.hi_0 + _S419.hi_0;
            var _S425 : i32;
            if(lo_30 < (_S419.lo_0))
            {
                _S425 = i32(1);
            }
            else
            {
                _S425 = i32(0);
            }
            var _S426 : u32 = _S424 + u32(_S425);
            var w_130 : Wide_0;
            w_130.lo_0 = lo_30;
            w_130.hi_0 = _S426;
            var _S427 : Wide_0 = w_130;
            s_6.sum_5 = _S427;
        }
        i_15 = i_15 + u32(32);
    }
    if(exact_6)
    {
        var _S428 : Huge_0 = add_over_lanes_0(lane_25, s_6.exact_sum_0);
        s_6.exact_sum_0 = _S428;
    }
    else
    {
        var _S429 : Wide_0 = add_over_lanes_1(lane_25, s_6.sum_5);
        s_6.sum_5 = _S429;
    }
    return s_6;
}

fn Token_is_packed_0( this_16 : Token_0) -> bool
{
    return false;
}

fn Token_unpack_0( this_17 : Token_0,  word_0 : u32,  expert_13 : u32) -> u32
{
    return word_0;
}

fn quick_key_0( rule_26 : Rule_0,  x_41 : u32,  bias_2 : u32) -> u32
{
    if(estimate_is_logit_0(rule_26))
    {
        return order_0(clamp_0(rule_26, x_41), nan_place_1(rule_26));
    }
    var limit_0 : f32;
    if((rule_26.has_logit_clamp_0) != u32(0))
    {
        limit_0 = min((bitcast<f32>((rule_26.logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    var key_8 : u32 = select((bitcast<u32>((1.0f / (1.0f + exp(- min(max((bitcast<f32>((x_41))), - limit_0), limit_0))) + (bitcast<f32>((bias_2)))))), bias_2, is_infinite_0(bias_2));
    return select((key_8 ^ (((u32((i32(key_8) >> (u32(31)))) | (u32(2147483648)))))), nan_place_1(rule_26), is_nan_0(x_41));
}

fn estimate_row_0( lane_26 : u32,  rule_27 : Rule_0,  token_6 : Token_0)
{
    var base_5 : u32 = lane_26;
    for(;;)
    {
        var _S430 : bool = base_5 < (rule_27.n_expert_0);
        if(_S430)
        {
        }
        else
        {
            break;
        }
        var x_42 : array<u32, i32(8)>;
        var bias_3 : array<u32, i32(8)>;
        var _S431 : u32 = rule_27.n_expert_0 - u32(1);
        var _S432 : u32 = min(base_5, _S431);
        x_42[u32(0)] = Token_word_of_0(token_6, _S432);
        var _S433 : bool = (rule_27.select_bias_0) != u32(0);
        var _S434 : u32;
        if(_S433)
        {
            _S434 = Token_bias_of_0(token_6, _S432);
        }
        else
        {
            _S434 = u32(0);
        }
        bias_3[u32(0)] = _S434;
        var _S435 : u32 = base_5 + u32(32);
        var _S436 : u32 = min(_S435, _S431);
        x_42[u32(1)] = Token_word_of_0(token_6, _S436);
        var _S437 : u32;
        if(_S433)
        {
            _S437 = Token_bias_of_0(token_6, _S436);
        }
        else
        {
            _S437 = u32(0);
        }
        bias_3[u32(1)] = _S437;
        var _S438 : u32 = base_5 + u32(64);
        var _S439 : u32 = min(_S438, _S431);
        x_42[u32(2)] = Token_word_of_0(token_6, _S439);
        var _S440 : u32;
        if(_S433)
        {
            _S440 = Token_bias_of_0(token_6, _S439);
        }
        else
        {
            _S440 = u32(0);
        }
        bias_3[u32(2)] = _S440;
        var _S441 : u32 = base_5 + u32(96);
        var _S442 : u32 = min(_S441, _S431);
        x_42[u32(3)] = Token_word_of_0(token_6, _S442);
        var _S443 : u32;
        if(_S433)
        {
            _S443 = Token_bias_of_0(token_6, _S442);
        }
        else
        {
            _S443 = u32(0);
        }
        bias_3[u32(3)] = _S443;
        var _S444 : u32 = base_5 + u32(128);
        var _S445 : u32 = min(_S444, _S431);
        x_42[u32(4)] = Token_word_of_0(token_6, _S445);
        var _S446 : u32;
        if(_S433)
        {
            _S446 = Token_bias_of_0(token_6, _S445);
        }
        else
        {
            _S446 = u32(0);
        }
        bias_3[u32(4)] = _S446;
        var _S447 : u32 = base_5 + u32(160);
        var _S448 : u32 = min(_S447, _S431);
        x_42[u32(5)] = Token_word_of_0(token_6, _S448);
        var _S449 : u32;
        if(_S433)
        {
            _S449 = Token_bias_of_0(token_6, _S448);
        }
        else
        {
            _S449 = u32(0);
        }
        bias_3[u32(5)] = _S449;
        var _S450 : u32 = base_5 + u32(192);
        var _S451 : u32 = min(_S450, _S431);
        x_42[u32(6)] = Token_word_of_0(token_6, _S451);
        var _S452 : u32;
        if(_S433)
        {
            _S452 = Token_bias_of_0(token_6, _S451);
        }
        else
        {
            _S452 = u32(0);
        }
        bias_3[u32(6)] = _S452;
        var _S453 : u32 = base_5 + u32(224);
        var _S454 : u32 = min(_S453, _S431);
        x_42[u32(7)] = Token_word_of_0(token_6, _S454);
        var _S455 : u32;
        if(_S433)
        {
            _S455 = Token_bias_of_0(token_6, _S454);
        }
        else
        {
            _S455 = u32(0);
        }
        bias_3[u32(7)] = _S455;
        if(Token_is_packed_0(token_6))
        {
            x_42[u32(0)] = Token_unpack_0(token_6, x_42[u32(0)], _S432);
            x_42[u32(1)] = Token_unpack_0(token_6, x_42[u32(1)], _S436);
            x_42[u32(2)] = Token_unpack_0(token_6, x_42[u32(2)], _S439);
            x_42[u32(3)] = Token_unpack_0(token_6, x_42[u32(3)], _S442);
            x_42[u32(4)] = Token_unpack_0(token_6, x_42[u32(4)], _S445);
            x_42[u32(5)] = Token_unpack_0(token_6, x_42[u32(5)], _S448);
            x_42[u32(6)] = Token_unpack_0(token_6, x_42[u32(6)], _S451);
            x_42[u32(7)] = Token_unpack_0(token_6, x_42[u32(7)], _S454);
        }
        x_42[u32(0)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S432, x_42[u32(0)]), bias_3[u32(0)]);
        x_42[u32(1)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S436, x_42[u32(1)]), bias_3[u32(1)]);
        x_42[u32(2)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S439, x_42[u32(2)]), bias_3[u32(2)]);
        x_42[u32(3)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S442, x_42[u32(3)]), bias_3[u32(3)]);
        x_42[u32(4)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S445, x_42[u32(4)]), bias_3[u32(4)]);
        x_42[u32(5)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S448, x_42[u32(5)]), bias_3[u32(5)]);
        x_42[u32(6)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S451, x_42[u32(6)]), bias_3[u32(6)]);
        x_42[u32(7)] = quick_key_0(rule_27, linear_0(rule_27, token_6, _S454, x_42[u32(7)]), bias_3[u32(7)]);
        if(_S430)
        {
            Row256_set_0(base_5, x_42[u32(0)]);
        }
        if(_S435 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S435, x_42[u32(1)]);
        }
        if(_S438 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S438, x_42[u32(2)]);
        }
        if(_S441 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S441, x_42[u32(3)]);
        }
        if(_S444 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S444, x_42[u32(4)]);
        }
        if(_S447 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S447, x_42[u32(5)]);
        }
        if(_S450 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S450, x_42[u32(6)]);
        }
        if(_S453 < (rule_27.n_expert_0))
        {
            Row256_set_0(_S453, x_42[u32(7)]);
        }
        base_5 = base_5 + u32(256);
    }
    return;
}

fn prepare_row_0( lane_27 : u32,  rule_28 : Rule_0,  token_7 : Token_0)
{
    var _S456 : u32;
    var capped_0 : bool = (rule_28.has_logit_softcap_0) != u32(0);
    var e_31 : u32 = lane_27;
    for(;;)
    {
        _S456 = rule_28.n_expert_0;
        if(e_31 < (rule_28.n_expert_0))
        {
        }
        else
        {
            break;
        }
        var x_43 : u32 = linear_0(rule_28, token_7, e_31, Token_logit_of_0(token_7, e_31));
        var _S457 : u32;
        if(capped_0)
        {
            _S457 = x_43;
        }
        else
        {
            _S457 = clamp_0(rule_28, x_43);
        }
        Row256_set_0(e_31, _S457);
        e_31 = e_31 + u32(32);
    }
    if(capped_0)
    {
        e_31 = lane_27;
        for(;;)
        {
            if(e_31 < _S456)
            {
            }
            else
            {
                break;
            }
            Row256_set_0(e_31, clamp_0(rule_28, softcap_0(rule_28, Row256_get_0(e_31))));
            e_31 = e_31 + u32(32);
        }
    }
    return;
}

fn has_single_key_0( rule_29 : Rule_0) -> bool
{
    var score_4 : u32 = score_of_key_0(rule_29);
    if((rule_29.score_0) == u32(0))
    {
        return score_4 != u32(0);
    }
    var _S458 : bool;
    if((rule_29.score_0) == score_4)
    {
        _S458 = (rule_29.score_dtype_0) == (dtype_of_key_0(rule_29));
    }
    else
    {
        _S458 = false;
    }
    return _S458;
}

fn has_estimate_0( rule_30 : Rule_0) -> bool
{
    var score_5 : u32 = score_of_key_0(rule_30);
    var _S459 : bool;
    if((rule_30.n_group_0) > u32(1))
    {
        _S459 = (rule_30.group_score_0) > u32(4);
    }
    else
    {
        _S459 = false;
    }
    if(_S459)
    {
        return false;
    }
    if(has_single_key_0(rule_30))
    {
        if(score_5 == u32(1))
        {
            _S459 = true;
        }
        else
        {
            _S459 = score_5 == u32(2);
        }
    }
    else
    {
        _S459 = false;
    }
    if(_S459)
    {
        _S459 = (dtype_of_key_0(rule_30)) == u32(0);
    }
    else
    {
        _S459 = false;
    }
    if(_S459)
    {
        _S459 = (rule_30.n_used_0) <= u32(32);
    }
    else
    {
        _S459 = false;
    }
    return _S459;
}

fn Wide_x24init_0( lo_31 : u32,  hi_6 : u32) -> Wide_0
{
    var _S460 : Wide_0;
    _S460.lo_0 = lo_31;
    _S460.hi_0 = hi_6;
    return _S460;
}

fn Huge_x24init_0( w0_3 : u32,  w1_3 : u32,  w2_6 : u32,  w3_1 : u32) -> Huge_0
{
    var _S461 : Huge_0;
    _S461.w0_0 = w0_3;
    _S461.w1_0 = w1_3;
    _S461.w2_0 = w2_6;
    _S461.w3_0 = w3_1;
    return _S461;
}

fn Softmax_x24init_0( largest_3 : u32,  poisoned_1 : bool,  exact_7 : bool,  sum_bits_1 : u32,  sum_12 : Wide_0,  exact_sum_1 : Huge_0) -> Softmax_0
{
    var _S462 : Softmax_0;
    _S462.largest_0 = largest_3;
    _S462.poisoned_0 = poisoned_1;
    _S462.exact_0 = exact_7;
    _S462.sum_bits_0 = sum_bits_1;
    _S462.sum_5 = sum_12;
    _S462.exact_sum_0 = exact_sum_1;
    return _S462;
}

fn has_quick_key_0( rule_31 : Rule_0) -> bool
{
    var _S463 : bool;
    if(has_estimate_0(rule_31))
    {
        _S463 = (score_of_key_0(rule_31)) == u32(1);
    }
    else
    {
        _S463 = false;
    }
    if(_S463)
    {
        _S463 = (rule_31.has_logit_softcap_0) == u32(0);
    }
    else
    {
        _S463 = false;
    }
    return _S463;
}

fn needs_row_softmax_0( rule_32 : Rule_0) -> bool
{
    if((rule_32.score_0) != u32(0))
    {
        return false;
    }
    var _S464 : bool;
    if(!weighs_winners_alone_0(rule_32))
    {
        _S464 = true;
    }
    else
    {
        if((rule_32.select_by_0) == u32(0))
        {
            _S464 = !ranks_by_logit_0(rule_32);
        }
        else
        {
            _S464 = false;
        }
    }
    return _S464;
}

fn route_row_0( lane_28 : u32,  rule_33 : Rule_0,  token_8 : Token_0,  replay_1 : bool) -> bool
{
    var open_0 : bool;
    var _S465 : bool;
    var _S466 : bool = !replay_1;
    var all_2 : bool;
    if(_S466)
    {
        all_2 = (rule_33.n_expert_0) <= u32(32);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = (rule_33.n_group_0) <= u32(1);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        all_2 = has_single_key_0(rule_33);
    }
    else
    {
        all_2 = false;
    }
    var _S467 : bool = !all_2;
    var exact_keys_0 : bool;
    if(_S467)
    {
        exact_keys_0 = !has_estimate_0(rule_33);
    }
    else
    {
        exact_keys_0 = false;
    }
    var exact_sums_0 : bool = false;
    var pass_0 : u32 = u32(0);
    for(;;)
    {
        if(pass_0 < (u32(3) + (((rule_33.n_expert_0) >> (u32(16))))))
        {
        }
        else
        {
            break;
        }
        var _S468 : Softmax_0 = Softmax_x24init_0(u32(0), false, false, u32(0), Wide_x24init_0(u32(0), u32(0)), Huge_x24init_0(u32(0), u32(0), u32(0), u32(0)));
        Lanes_sync_0();
        var quick_0 : bool;
        if(!exact_keys_0)
        {
            quick_0 = has_quick_key_0(rule_33);
        }
        else
        {
            quick_0 = false;
        }
        var _S469 : bool;
        if(_S466)
        {
            _S469 = _S467;
        }
        else
        {
            _S469 = false;
        }
        var _S470 : bool;
        if(_S469)
        {
            _S470 = !quick_0;
        }
        else
        {
            _S470 = false;
        }
        var _S471 : bool;
        if(_S470)
        {
            _S471 = true;
        }
        else
        {
            _S471 = needs_row_softmax_0(rule_33);
        }
        if(_S471)
        {
            prepare_row_0(lane_28, rule_33, token_8);
        }
        var softmax_2 : Softmax_0;
        if(needs_row_softmax_0(rule_33))
        {
            var row_1 : RowMembers_0;
            row_1.n_9 = rule_33.n_expert_0;
            var _S472 : Softmax_0 = softmax_of_1(lane_28, row_1, (rule_33.nan_last_0) != u32(0), exact_sums_0);
            softmax_2 = _S472;
        }
        else
        {
            softmax_2 = _S468;
        }
        var _S473 : u32;
        if(all_2)
        {
            _S473 = rule_33.n_expert_0;
        }
        else
        {
            _S473 = rule_33.n_used_0;
        }
        var _S474 : bool;
        if(_S466)
        {
            _S474 = _S467;
        }
        else
        {
            _S474 = false;
        }
        var doubtful_3 : bool;
        var n_18 : u32;
        if(_S474)
        {
            if(quick_0)
            {
                estimate_row_0(lane_28, rule_33, token_8);
                doubtful_3 = false;
            }
            else
            {
                var _S475 : bool = score_row_0(lane_28, rule_33, token_8, softmax_2, exact_keys_0);
                doubtful_3 = _S475;
            }
            var n_19 : u32 = find_candidates_0(lane_28, rule_33, exact_keys_0);
            if(n_19 == u32(0))
            {
                exact_keys_0 = true;
                pass_0 = pass_0 + u32(1);
                continue;
            }
            n_18 = n_19;
        }
        else
        {
            n_18 = _S473;
            doubtful_3 = false;
        }
        Lanes_sync_0();
        var i_16 : u32 = lane_28;
        for(;;)
        {
            if(i_16 < n_18)
            {
            }
            else
            {
                break;
            }
            var e_32 : u32;
            if(all_2)
            {
                e_32 = i_16;
            }
            else
            {
                e_32 = list_id_0[i_16];
            }
            var x_44 : u32 = prepare_0(rule_33, token_8, e_32);
            var _S476 : u32;
            if(exact_keys_0)
            {
                _S476 = rule_33.score_0;
            }
            else
            {
                _S476 = score_of_key_0(rule_33);
            }
            var _S477 : u32;
            if(exact_keys_0)
            {
                _S477 = rule_33.score_dtype_0;
            }
            else
            {
                _S477 = dtype_of_key_0(rule_33);
            }
            var s_7 : u32 = score_alone_0(_S476, _S477, x_44);
            var _S478 : u32 = order_0(with_bias_0(rule_33, token_8, e_32, s_7), nan_place_1(rule_33));
            if(_S467)
            {
                open_0 = _S466;
            }
            else
            {
                open_0 = false;
            }
            if(open_0)
            {
                if(exact_keys_0)
                {
                    _S465 = true;
                }
                else
                {
                    if((rule_33.n_group_0) > u32(1))
                    {
                        var _S479 : bool = is_kept_0(rule_33, e_32);
                        _S465 = !_S479;
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
            var key_9 : u32;
            if(_S465)
            {
                key_9 = Row256_get_0(e_32);
            }
            else
            {
                key_9 = _S478;
            }
            list_id_0[i_16] = e_32;
            list_key_0[i_16] = key_9;
            list_logit_0[i_16] = x_44;
            list_score_0[i_16] = s_7;
            if(replay_1)
            {
                place_winner_0(i_16, i_16);
            }
            i_16 = i_16 + u32(32);
        }
        if(_S466)
        {
            Lanes_sync_0();
            rank_list_0(lane_28, rule_33, n_18);
        }
        Lanes_sync_0();
        if((rule_33.score_0) != u32(0))
        {
            break;
        }
        var _S480 : bool = weigh_softmax_0(lane_28, rule_33, token_8, softmax_2, _S466, exact_sums_0);
        var _S481 : u32 = Lanes_ballot_0(lane_28, doubtful_3);
        if(_S481 != u32(0))
        {
            open_0 = true;
        }
        else
        {
            open_0 = _S480;
        }
        Lanes_sync_0();
        if(exact_sums_0)
        {
            _S465 = true;
        }
        else
        {
            var _S482 : i32;
            if(open_0)
            {
                _S482 = i32(1);
            }
            else
            {
                _S482 = i32(0);
            }
            var _S483 : u32 = Lanes_agreed_0(lane_28, u32(_S482));
            _S465 = _S483 == u32(0);
        }
        if(_S465)
        {
            break;
        }
        exact_sums_0 = true;
        pass_0 = pass_0 + u32(1);
    }
    if((rule_33.renormalize_0) != u32(0))
    {
        all_2 = !weighs_winners_alone_0(rule_33);
    }
    else
    {
        all_2 = false;
    }
    if(all_2)
    {
        renormalize_1(lane_28, rule_33);
    }
    Lanes_sync_0();
    return pass_0 != u32(0);
}

fn Rule_x24init_0( n_expert_2 : u32,  n_used_1 : u32,  n_token_1 : u32,  n_real_1 : u32,  row_stride_1 : u32,  logits_dtype_1 : u32,  weights_dtype_1 : u32,  token_base_1 : u32,  score_6 : u32,  score_dtype_1 : u32,  select_bias_1 : u32,  select_by_1 : u32,  n_group_2 : u32,  topk_group_1 : u32,  group_score_1 : u32,  excluded_zero_1 : u32,  renormalize_2 : u32,  eps_kind_1 : u32,  renorm_eps_1 : u32,  divisor_1 : u32,  scale_1 : u32,  has_logit_scale_1 : u32,  logit_scale_1 : u32,  has_logit_softcap_1 : u32,  logit_softcap_1 : u32,  has_logit_clamp_1 : u32,  logit_clamp_1 : u32,  jitter_eps_1 : u32,  nan_last_1 : u32,  bias_at_1 : u32,  logit_bias_at_1 : u32,  expert_scale_at_1 : u32,  replay_2 : u32,  n_group_dispatched_1 : u32,  n_at_once_1 : u32,  magnitude_3 : u32,  n_group_left_1 : u32,  unused3_1 : u32,  unused4_1 : u32,  unused5_1 : u32,  unused6_1 : u32,  unused7_1 : u32,  unused8_1 : u32,  unused9_1 : u32,  unused10_1 : u32,  unused11_1 : u32,  unused12_1 : u32,  unused13_1 : u32,  unused14_1 : u32,  unused15_1 : u32,  unused16_1 : u32,  unused17_1 : u32,  unused18_1 : u32,  unused19_1 : u32,  unused20_1 : u32,  unused21_1 : u32,  unused22_1 : u32,  unused23_1 : u32,  unused24_1 : u32,  unused25_1 : u32,  unused26_1 : u32,  unused27_1 : u32,  unused28_1 : u32,  unused29_1 : u32) -> Rule_0
{
    var _S484 : Rule_0;
    _S484.n_expert_0 = n_expert_2;
    _S484.n_used_0 = n_used_1;
    _S484.n_token_0 = n_token_1;
    _S484.n_real_0 = n_real_1;
    _S484.row_stride_0 = row_stride_1;
    _S484.logits_dtype_0 = logits_dtype_1;
    _S484.weights_dtype_0 = weights_dtype_1;
    _S484.token_base_0 = token_base_1;
    _S484.score_0 = score_6;
    _S484.score_dtype_0 = score_dtype_1;
    _S484.select_bias_0 = select_bias_1;
    _S484.select_by_0 = select_by_1;
    _S484.n_group_0 = n_group_2;
    _S484.topk_group_0 = topk_group_1;
    _S484.group_score_0 = group_score_1;
    _S484.excluded_zero_0 = excluded_zero_1;
    _S484.renormalize_0 = renormalize_2;
    _S484.eps_kind_0 = eps_kind_1;
    _S484.renorm_eps_0 = renorm_eps_1;
    _S484.divisor_0 = divisor_1;
    _S484.scale_0 = scale_1;
    _S484.has_logit_scale_0 = has_logit_scale_1;
    _S484.logit_scale_0 = logit_scale_1;
    _S484.has_logit_softcap_0 = has_logit_softcap_1;
    _S484.logit_softcap_0 = logit_softcap_1;
    _S484.has_logit_clamp_0 = has_logit_clamp_1;
    _S484.logit_clamp_0 = logit_clamp_1;
    _S484.jitter_eps_0 = jitter_eps_1;
    _S484.nan_last_0 = nan_last_1;
    _S484.bias_at_0 = bias_at_1;
    _S484.logit_bias_at_0 = logit_bias_at_1;
    _S484.expert_scale_at_0 = expert_scale_at_1;
    _S484.replay_0 = replay_2;
    _S484.n_group_dispatched_0 = n_group_dispatched_1;
    _S484.n_at_once_0 = n_at_once_1;
    _S484.magnitude_0 = magnitude_3;
    _S484.n_group_left_0 = n_group_left_1;
    _S484.unused3_0 = unused3_1;
    _S484.unused4_0 = unused4_1;
    _S484.unused5_0 = unused5_1;
    _S484.unused6_0 = unused6_1;
    _S484.unused7_0 = unused7_1;
    _S484.unused8_0 = unused8_1;
    _S484.unused9_0 = unused9_1;
    _S484.unused10_0 = unused10_1;
    _S484.unused11_0 = unused11_1;
    _S484.unused12_0 = unused12_1;
    _S484.unused13_0 = unused13_1;
    _S484.unused14_0 = unused14_1;
    _S484.unused15_0 = unused15_1;
    _S484.unused16_0 = unused16_1;
    _S484.unused17_0 = unused17_1;
    _S484.unused18_0 = unused18_1;
    _S484.unused19_0 = unused19_1;
    _S484.unused20_0 = unused20_1;
    _S484.unused21_0 = unused21_1;
    _S484.unused22_0 = unused22_1;
    _S484.unused23_0 = unused23_1;
    _S484.unused24_0 = unused24_1;
    _S484.unused25_0 = unused25_1;
    _S484.unused26_0 = unused26_1;
    _S484.unused27_0 = unused27_1;
    _S484.unused28_0 = unused28_1;
    _S484.unused29_0 = unused29_1;
    return _S484;
}

@compute
@workgroup_size(32, 1, 1)
fn moe_route(@builtin(workgroup_id) group_4 : vec3<u32>, @builtin(local_invocation_id) thread_0 : vec3<u32>)
{
    zero_0 = u32(0);
    var sizes_0 : vec4<u32> = params_0[i32(0)];
    var token_index_0 : u32 = group_4.x;
    if(token_index_0 >= (sizes_0.z))
    {
        return;
    }
    var lane_29 : u32 = thread_0.x;
    var _S485 : u32 = sizes_0.x;
    zero_0 = (_S485 >> (u32(16)));
    var rule_34 : Rule_0 = Rule_x24init_0(u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0), u32(0));
    rule_34.n_expert_0 = min(_S485, u32(256));
    var _S486 : u32 = sizes_0.y;
    rule_34.n_used_0 = min(_S486, u32(16));
    rule_34.score_0 = u32(1);
    rule_34.select_bias_0 = u32(1);
    rule_34.n_group_0 = u32(1);
    rule_34.renormalize_0 = u32(1);
    rule_34.eps_kind_0 = u32(1);
    rule_34.renorm_eps_0 = u32(947912704);
    rule_34.divisor_0 = u32(1065353216);
    rule_34.scale_0 = u32(1065353216);
    rule_34.has_logit_clamp_0 = u32(1);
    rule_34.logit_clamp_0 = u32(1117782016);
    rule_34.logit_bias_at_0 = u32(4294967295);
    rule_34.expert_scale_at_0 = u32(4294967295);
    var token_9 : Token_0;
    token_9.first_1 = token_index_0 * _S485;
    var _S487 : bool = route_row_0(lane_29, rule_34, token_9, false);
    var slot_9 : u32 = lane_29;
    for(;;)
    {
        if(slot_9 < (rule_34.n_used_0))
        {
        }
        else
        {
            break;
        }
        var _S488 : u32 = token_index_0 * _S486 + slot_9;
        ids_0[_S488] = winner_id_0[slot_9];
        weights_0[_S488] = (bitcast<f32>((winner_score_0[slot_9])));
        slot_9 = slot_9 + u32(32);
    }
    return;
}

