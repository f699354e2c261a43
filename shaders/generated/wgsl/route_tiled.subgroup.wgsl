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

@binding(2) @group(0) var<storage, read_write> ids_0 : array<u32>;

@binding(3) @group(0) var<storage, read_write> weights_0 : array<atomic<u32>>;

@binding(6) @group(0) var<storage, read_write> status_0 : array<atomic<u32>>;

@binding(5) @group(0) var<storage, read_write> left_0 : array<u32>;

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

struct Token_0
{
     rule_0 : Rule_0,
     first_0 : u32,
};

fn Token_bias_of_0( this_0 : Token_0,  expert_0 : u32) -> u32
{
    return tables_0[this_0.rule_0.bias_at_0 + expert_0];
}

fn exponent_of_0( x_0 : u32) -> i32
{
    return i32((((x_0 >> (u32(23)))) & (u32(255))));
}

fn is_plain_0( x_1 : u32) -> bool
{
    return u32(exponent_of_0(x_1) - i32(32)) < u32(216);
}

var<private> zero_0 : u32;

fn flush_0( x_2 : u32) -> u32
{
    var _S1 : u32;
    if(((x_2 & (u32(2147483647)))) < u32(8388608))
    {
        _S1 = u32(0);
    }
    else
    {
        _S1 = x_2;
    }
    return _S1;
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

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S2 : u32 = firstLeadingBit(value_0);
    return _S2;
}

fn round_0( sign_0 : u32,  mantissa_0 : u32,  exponent_0 : i32,  rest_0 : bool) -> u32
{
    var m_0 : u32 = (mantissa_0 >> (u32(8)));
    var low_0 : u32 = (mantissa_0 & (u32(255)));
    var _S3 : bool;
    if(low_0 > u32(128))
    {
        _S3 = true;
    }
    else
    {
        if(low_0 == u32(128))
        {
            if(rest_0)
            {
                _S3 = true;
            }
            else
            {
                _S3 = ((m_0 & (u32(1)))) != u32(0);
            }
        }
        else
        {
            _S3 = false;
        }
    }
    var m_1 : u32;
    if(_S3)
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
    var _S4 : u32;
    if((absolute_0(a_0)) < (absolute_0(b_0)))
    {
        sum_0 = a_0;
        _S4 = b_0;
    }
    else
    {
        sum_0 = b_0;
        _S4 = a_0;
    }
    if((absolute_0(sum_0)) == u32(0))
    {
        return _S4;
    }
    var _S5 : i32 = exponent_of_0(_S4);
    var gap_0 : u32 = u32(_S5 - exponent_of_0(sum_0));
    var large_0 : u32 = ((mantissa_of_0(_S4)) << (u32(6)));
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
    var apart_0 : bool = ((((_S4 ^ (sum_0))) & (u32(2147483648)))) != u32(0);
    var _S6 : bool;
    if(apart_0)
    {
        _S6 = rest_1;
    }
    else
    {
        _S6 = false;
    }
    if(_S6)
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
    return round_0((_S4 & (u32(2147483648))), (sum_0 << (shift_0)), _S5 - i32(156) - i32(shift_0), rest_1);
}

fn with_bias_0( rule_1 : Rule_0,  token_0 : Token_0,  expert_1 : u32,  score_1 : u32) -> u32
{
    var _S7 : u32;
    if((rule_1.select_bias_0) != u32(0))
    {
        var _S8 : u32 = Token_bias_of_0(token_0, expert_1);
        for(;;)
        {
            var _S9 : bool;
            if(is_plain_0(score_1))
            {
                _S9 = is_plain_0(_S8);
            }
            else
            {
                _S9 = false;
            }
            if(_S9)
            {
                _S7 = flush_0(((bitcast<u32>(((bitcast<f32>((score_1))) + (bitcast<f32>((_S8)))))) ^ (zero_0)));
                break;
            }
            _S7 = add_by_words_0(score_1, _S8);
            break;
        }
    }
    else
    {
        _S7 = score_1;
    }
    return _S7;
}

fn Token_logit_bias_of_0( this_1 : Token_0,  expert_2 : u32) -> u32
{
    return tables_0[this_1.rule_0.logit_bias_at_0 + expert_2];
}

struct Wide_0
{
     lo_0 : u32,
     hi_0 : u32,
};

fn multiply_0( a_1 : u32,  b_1 : u32) -> u32
{
    var _S10 : bool;
    if(is_nan_0(a_1))
    {
        _S10 = true;
    }
    else
    {
        _S10 = is_nan_0(b_1);
    }
    if(_S10)
    {
        return u32(2143289344);
    }
    var sign_1 : u32 = (((a_1 ^ (b_1))) & (u32(2147483648)));
    if(is_infinite_0(a_1))
    {
        _S10 = true;
    }
    else
    {
        _S10 = is_infinite_0(b_1);
    }
    if(_S10)
    {
        if((absolute_0(a_1)) == u32(0))
        {
            _S10 = true;
        }
        else
        {
            _S10 = (absolute_0(b_1)) == u32(0);
        }
        var _S11 : u32;
        if(_S10)
        {
            _S11 = u32(2143289344);
        }
        else
        {
            _S11 = (sign_1 | (u32(2139095040)));
        }
        return _S11;
    }
    if((absolute_0(a_1)) == u32(0))
    {
        _S10 = true;
    }
    else
    {
        _S10 = (absolute_0(b_1)) == u32(0);
    }
    if(_S10)
    {
        return u32(0);
    }
    var _S12 : u32 = ((mantissa_of_0(a_1)) << (u32(8)));
    var _S13 : u32 = ((mantissa_of_0(b_1)) << (u32(8)));
    var w_0 : Wide_0;
    w_0.lo_0 = _S12 * _S13;
    var a1_0 : u32 = (_S12 >> (u32(16)));
    var a0_0 : u32 = (_S12 & (u32(65535)));
    var b1_0 : u32 = (_S13 >> (u32(16)));
    var b0_0 : u32 = (_S13 & (u32(65535)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    w_0.hi_0 = a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((a0_0 * b1_0 + ((middle_0 & (u32(65535))))) >> (u32(16))));
    var _S14 : Wide_0 = w_0;
    var exponent_1 : i32 = exponent_of_0(a_1) + exponent_of_0(b_1) - i32(300) - i32(16) + i32(32);
    var p_0 : Wide_0;
    var exponent_2 : i32;
    if((((w_0.hi_0) & (u32(2147483648)))) == u32(0))
    {
        var _S15 : u32 = ((((_S14.hi_0) << (u32(1)))) | ((((_S14.lo_0) >> (u32(31))))));
        var w_1 : Wide_0;
        w_1.lo_0 = ((_S14.lo_0) << (u32(1)));
        w_1.hi_0 = _S15;
        var exponent_3 : i32 = exponent_1 - i32(1);
        p_0 = w_1;
        exponent_2 = exponent_3;
    }
    else
    {
        p_0 = _S14;
        exponent_2 = exponent_1;
    }
    return round_0(sign_1, p_0.hi_0, exponent_2, (p_0.lo_0) != u32(0));
}

fn linear_0( rule_2 : Rule_0,  token_1 : Token_0,  expert_3 : u32,  logit_0 : u32) -> u32
{
    var x_7 : u32 = flush_0(logit_0);
    var x_8 : u32;
    if((rule_2.logit_bias_at_0) != u32(4294967295))
    {
        var _S16 : u32 = Token_logit_bias_of_0(token_1, expert_3);
        for(;;)
        {
            var _S17 : bool;
            if(is_plain_0(x_7))
            {
                _S17 = is_plain_0(_S16);
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                x_8 = flush_0(((bitcast<u32>(((bitcast<f32>((x_7))) + (bitcast<f32>((_S16)))))) ^ (zero_0)));
                break;
            }
            x_8 = add_by_words_0(x_7, _S16);
            break;
        }
    }
    else
    {
        x_8 = x_7;
    }
    if((rule_2.has_logit_scale_0) != u32(0))
    {
        x_8 = multiply_0(x_8, rule_2.logit_scale_0);
    }
    return x_8;
}

struct Share_0
{
     first_1 : u32,
     expert_4 : u32,
     step_0 : u32,
     count_0 : u32,
};

var<workgroup> keys_0 : array<u32, i32(1056)>;

fn Keys_get_0( expert_5 : u32) -> u32
{
    return keys_0[expert_5];
}

fn estimate_is_logit_0( rule_3 : Rule_0) -> bool
{
    var _S18 : bool;
    if((rule_3.select_bias_0) == u32(0))
    {
        if((rule_3.n_group_0) <= u32(1))
        {
            _S18 = true;
        }
        else
        {
            if((rule_3.group_score_0) == u32(1))
            {
                _S18 = (rule_3.excluded_zero_0) == u32(0);
            }
            else
            {
                _S18 = false;
            }
        }
    }
    else
    {
        _S18 = false;
    }
    return _S18;
}

fn clamp_0( rule_4 : Rule_0,  x_9 : u32) -> u32
{
    var _S19 : bool;
    if((rule_4.has_logit_clamp_0) == u32(0))
    {
        _S19 = true;
    }
    else
    {
        _S19 = is_nan_0(x_9);
    }
    if(_S19)
    {
        return x_9;
    }
    var _S20 : u32;
    if((absolute_0(x_9)) > (rule_4.logit_clamp_0))
    {
        _S20 = (((x_9 & (u32(2147483648)))) | ((rule_4.logit_clamp_0)));
    }
    else
    {
        _S20 = x_9;
    }
    return _S20;
}

fn nan_place_0( rule_5 : Rule_0) -> u32
{
    var _S21 : u32;
    if((rule_5.nan_last_0) != u32(0))
    {
        _S21 = u32(1);
    }
    else
    {
        _S21 = u32(4294967295);
    }
    return _S21;
}

fn order_0( x_10 : u32,  nan_place_1 : u32) -> u32
{
    if(is_nan_0(x_10))
    {
        return nan_place_1;
    }
    var _S22 : u32;
    if(((x_10 & (u32(2147483648)))) != u32(0))
    {
        _S22 = ~x_10;
    }
    else
    {
        _S22 = (x_10 | (u32(2147483648)));
    }
    return _S22;
}

fn quick_key_0( rule_6 : Rule_0,  x_11 : u32,  bias_0 : u32) -> u32
{
    if(estimate_is_logit_0(rule_6))
    {
        return order_0(clamp_0(rule_6, x_11), nan_place_0(rule_6));
    }
    var limit_0 : f32;
    if((rule_6.has_logit_clamp_0) != u32(0))
    {
        limit_0 = min((bitcast<f32>((rule_6.logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    var key_0 : u32 = select((bitcast<u32>((1.0f / (1.0f + exp(- min(max((bitcast<f32>((x_11))), - limit_0), limit_0))) + (bitcast<f32>((bias_0)))))), bias_0, is_infinite_0(bias_0));
    return select((key_0 ^ (((u32((i32(key_0) >> (u32(31)))) | (u32(2147483648)))))), nan_place_0(rule_6), is_nan_0(x_11));
}

fn Keys_set_0( expert_6 : u32,  value_1 : u32)
{
    keys_0[expert_6] = value_1;
    return;
}

fn score_share_0( rule_7 : Rule_0,  token_2 : Token_0,  share_0 : Share_0) -> vec2<u32>
{
    var best_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var base_0 : u32 = u32(0);
    for(;;)
    {
        var _S23 : bool = base_0 < (share_0.count_0);
        if(_S23)
        {
        }
        else
        {
            break;
        }
        var at_0 : array<u32, i32(4)>;
        var x_12 : array<u32, i32(4)>;
        var key_1 : array<u32, i32(4)>;
        var _S24 : u32 = share_0.count_0 - u32(1);
        var member_0 : u32 = min(base_0, _S24) * share_0.step_0;
        var _S25 : u32 = share_0.first_1 + member_0;
        at_0[u32(0)] = _S25;
        x_12[u32(0)] = Keys_get_0(_S25);
        var _S26 : bool = (rule_7.select_bias_0) != u32(0);
        var _S27 : u32;
        if(_S26)
        {
            _S27 = Token_bias_of_0(token_2, share_0.expert_4 + member_0);
        }
        else
        {
            _S27 = u32(0);
        }
        key_1[u32(0)] = _S27;
        x_12[u32(0)] = linear_0(rule_7, token_2, share_0.expert_4 + member_0, x_12[u32(0)]);
        var _S28 : u32 = base_0 + u32(1);
        var member_1 : u32 = min(_S28, _S24) * share_0.step_0;
        var _S29 : u32 = share_0.first_1 + member_1;
        at_0[u32(1)] = _S29;
        x_12[u32(1)] = Keys_get_0(_S29);
        var _S30 : u32;
        if(_S26)
        {
            _S30 = Token_bias_of_0(token_2, share_0.expert_4 + member_1);
        }
        else
        {
            _S30 = u32(0);
        }
        key_1[u32(1)] = _S30;
        x_12[u32(1)] = linear_0(rule_7, token_2, share_0.expert_4 + member_1, x_12[u32(1)]);
        var _S31 : u32 = base_0 + u32(2);
        var member_2 : u32 = min(_S31, _S24) * share_0.step_0;
        var _S32 : u32 = share_0.first_1 + member_2;
        at_0[u32(2)] = _S32;
        x_12[u32(2)] = Keys_get_0(_S32);
        var _S33 : u32;
        if(_S26)
        {
            _S33 = Token_bias_of_0(token_2, share_0.expert_4 + member_2);
        }
        else
        {
            _S33 = u32(0);
        }
        key_1[u32(2)] = _S33;
        x_12[u32(2)] = linear_0(rule_7, token_2, share_0.expert_4 + member_2, x_12[u32(2)]);
        var _S34 : u32 = base_0 + u32(3);
        var member_3 : u32 = min(_S34, _S24) * share_0.step_0;
        var _S35 : u32 = share_0.first_1 + member_3;
        at_0[u32(3)] = _S35;
        x_12[u32(3)] = Keys_get_0(_S35);
        var _S36 : u32;
        if(_S26)
        {
            _S36 = Token_bias_of_0(token_2, share_0.expert_4 + member_3);
        }
        else
        {
            _S36 = u32(0);
        }
        key_1[u32(3)] = _S36;
        x_12[u32(3)] = linear_0(rule_7, token_2, share_0.expert_4 + member_3, x_12[u32(3)]);
        key_1[u32(0)] = quick_key_0(rule_7, x_12[u32(0)], key_1[u32(0)]);
        key_1[u32(1)] = quick_key_0(rule_7, x_12[u32(1)], key_1[u32(1)]);
        key_1[u32(2)] = quick_key_0(rule_7, x_12[u32(2)], key_1[u32(2)]);
        key_1[u32(3)] = quick_key_0(rule_7, x_12[u32(3)], key_1[u32(3)]);
        if(_S23)
        {
            Keys_set_0(at_0[u32(0)], key_1[u32(0)]);
            best_0[i32(1)] = max(best_0.y, min(best_0.x, key_1[u32(0)]));
            best_0[i32(0)] = max(best_0.x, key_1[u32(0)]);
        }
        if(_S28 < (share_0.count_0))
        {
            Keys_set_0(at_0[u32(1)], key_1[u32(1)]);
            best_0[i32(1)] = max(best_0.y, min(best_0.x, key_1[u32(1)]));
            best_0[i32(0)] = max(best_0.x, key_1[u32(1)]);
        }
        if(_S31 < (share_0.count_0))
        {
            Keys_set_0(at_0[u32(2)], key_1[u32(2)]);
            best_0[i32(1)] = max(best_0.y, min(best_0.x, key_1[u32(2)]));
            best_0[i32(0)] = max(best_0.x, key_1[u32(2)]);
        }
        if(_S34 < (share_0.count_0))
        {
            Keys_set_0(at_0[u32(3)], key_1[u32(3)]);
            best_0[i32(1)] = max(best_0.y, min(best_0.x, key_1[u32(3)]));
            best_0[i32(0)] = max(best_0.x, key_1[u32(3)]);
        }
        base_0 = base_0 + u32(4);
    }
    return best_0;
}

struct Tile_0
{
     n_token_1 : u32,
     n_there_0 : u32,
     n_lane_0 : u32,
     stride_0 : u32,
     n_place_0 : u32,
     n_top_0 : u32,
     n_each_0 : u32,
};

fn winner_scores_0( tile_0 : Tile_0) -> u32
{
    return tile_0.n_token_1 * tile_0.n_place_0;
}

var<workgroup> sum_of_0 : array<u32, i32(32)>;

fn is_less_0( a_2 : u32,  b_2 : u32) -> bool
{
    return (order_0(a_2, u32(0))) < (order_0(b_2, u32(0)));
}

fn guarded_sum_0( rule_8 : Rule_0,  sum_1 : u32) -> u32
{
    var _S37 : bool;
    var _S38 : u32;
    if((rule_8.eps_kind_0) == u32(0))
    {
        if((rule_8.renorm_eps_0) == u32(0))
        {
            _S38 = sum_1;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_1))
                {
                    _S37 = is_plain_0(rule_8.renorm_eps_0);
                }
                else
                {
                    _S37 = false;
                }
                if(_S37)
                {
                    _S38 = flush_0(((bitcast<u32>(((bitcast<f32>((sum_1))) + (bitcast<f32>((rule_8.renorm_eps_0)))))) ^ (zero_0)));
                    break;
                }
                _S38 = add_by_words_0(sum_1, rule_8.renorm_eps_0);
                break;
            }
        }
        return _S38;
    }
    if(!is_nan_0(sum_1))
    {
        _S37 = is_less_0(sum_1, rule_8.renorm_eps_0);
    }
    else
    {
        _S37 = false;
    }
    if(_S37)
    {
        _S38 = rule_8.renorm_eps_0;
    }
    else
    {
        _S38 = sum_1;
    }
    return _S38;
}

fn sum_tile_0( lane_0 : u32,  rule_9 : Rule_0,  tile_1 : Tile_0)
{
    if(lane_0 >= (tile_1.n_there_0))
    {
        return;
    }
    var first_2 : u32 = winner_scores_0(tile_1) + lane_0 * rule_9.n_used_0;
    var sum_2 : u32 = Keys_get_0(first_2);
    var slot_0 : u32 = u32(1);
    for(;;)
    {
        if(slot_0 < (rule_9.n_used_0))
        {
        }
        else
        {
            break;
        }
        var _S39 : u32 = ((bitcast<u32>(((bitcast<f32>((sum_2))) + (bitcast<f32>((Keys_get_0(first_2 + slot_0))))))) ^ (zero_0));
        var slot_1 : u32 = slot_0 + u32(1);
        sum_2 = _S39;
        slot_0 = slot_1;
    }
    sum_of_0[lane_0] = guarded_sum_0(rule_9, sum_2);
    return;
}

var<workgroup> n_extra_0 : atomic<u32>;

fn count_items_0( rule_10 : Rule_0,  tile_2 : Tile_0) -> u32
{
    var _S40 : u32 = tile_2.n_token_1 * tile_2.n_each_0;
    var _S41 : u32 = atomicLoad(&(n_extra_0));
    return _S40 + min(_S41, u32(32));
}

struct Item_0
{
     there_0 : bool,
     token_3 : u32,
     at_1 : u32,
};

var<workgroup> extra_0 : array<u32, i32(32)>;

var<workgroup> doubtful_tokens_0 : atomic<u32>;

fn is_doubtful_0( token_4 : u32) -> bool
{
    var _S42 : u32 = atomicLoad(&(doubtful_tokens_0));
    return ((((_S42 >> (token_4))) & (u32(1)))) != u32(0);
}

fn item_of_0( rule_11 : Rule_0,  tile_3 : Tile_0,  i_0 : u32) -> Item_0
{
    var n_first_0 : u32 = tile_3.n_token_1 * tile_3.n_each_0;
    var item_0 : Item_0;
    if(i_0 < n_first_0)
    {
        var _S43 : u32 = i_0 / tile_3.n_each_0;
        item_0.token_3 = _S43;
        var _S44 : u32 = _S43 * tile_3.n_place_0;
        var _S45 : u32 = i_0 % tile_3.n_each_0;
        item_0.at_1 = _S44 + _S45;
    }
    else
    {
        item_0.at_1 = extra_0[i_0 - n_first_0];
        var _S46 : u32 = extra_0[i_0 - n_first_0] / tile_3.n_place_0;
        item_0.token_3 = _S46;
    }
    var _S47 : bool;
    if((item_0.token_3) < (tile_3.n_there_0))
    {
        var _S48 : bool = is_doubtful_0(item_0.token_3);
        _S47 = !_S48;
    }
    else
    {
        _S47 = false;
    }
    item_0.there_0 = _S47;
    return item_0;
}

var<workgroup> n_listed_0 : array<atomic<u32>, i32(32)>;

var<workgroup> item_key_0 : array<u32, i32(256)>;

var<workgroup> item_id_0 : array<u32, i32(256)>;

fn set_doubtful_0( token_5 : u32)
{
    var _S49 : u32 = atomicOr(&(doubtful_tokens_0), (u32(1) << (token_5)));
    return;
}

fn winner_ids_0( tile_4 : Tile_0) -> u32
{
    return u32(2) * tile_4.n_token_1 * tile_4.n_place_0;
}

fn rank_items_0( lane_1 : u32,  rule_12 : Rule_0,  tile_5 : Tile_0)
{
    var _S50 : u32 = count_items_0(rule_12, tile_5);
    var i_1 : u32 = lane_1;
    for(;;)
    {
        if(i_1 < _S50)
        {
        }
        else
        {
            break;
        }
        var item_1 : Item_0 = item_of_0(rule_12, tile_5, i_1);
        if(!item_1.there_0)
        {
            i_1 = i_1 + u32(32);
            continue;
        }
        var _S51 : u32 = atomicLoad(&(n_listed_0[item_1.token_3]));
        var _S52 : u32 = item_1.token_3 * tile_5.n_place_0;
        var _S53 : u32 = item_key_0[item_1.at_1];
        var id_0 : u32 = item_id_0[item_1.at_1];
        var base_1 : u32 = u32(0);
        var slot_2 : u32 = u32(0);
        for(;;)
        {
            var _S54 : bool = base_1 < _S51;
            if(_S54)
            {
            }
            else
            {
                break;
            }
            var k_0 : array<u32, i32(4)>;
            var other_0 : array<u32, i32(4)>;
            var _S55 : u32 = _S51 - u32(1);
            var at_2 : u32 = _S52 + min(base_1, _S55);
            k_0[u32(0)] = item_key_0[at_2];
            other_0[u32(0)] = item_id_0[at_2];
            var _S56 : u32 = base_1 + u32(1);
            var at_3 : u32 = _S52 + min(_S56, _S55);
            k_0[u32(1)] = item_key_0[at_3];
            other_0[u32(1)] = item_id_0[at_3];
            var _S57 : u32 = base_1 + u32(2);
            var at_4 : u32 = _S52 + min(_S57, _S55);
            k_0[u32(2)] = item_key_0[at_4];
            other_0[u32(2)] = item_id_0[at_4];
            var _S58 : u32 = base_1 + u32(3);
            var at_5 : u32 = _S52 + min(_S58, _S55);
            k_0[u32(3)] = item_key_0[at_5];
            other_0[u32(3)] = item_id_0[at_5];
            var slot_3 : u32 = slot_2 + u32(select(i32(0), i32(1), (_S54 & (((((item_key_0[at_2]) > _S53) | (((((item_key_0[at_2]) == _S53) & (((item_id_0[at_2]) < id_0))))))))))) + u32(select(i32(0), i32(1), ((_S56 < _S51) & (((((item_key_0[at_3]) > _S53) | (((((item_key_0[at_3]) == _S53) & (((item_id_0[at_3]) < id_0))))))))))) + u32(select(i32(0), i32(1), ((_S57 < _S51) & (((((item_key_0[at_4]) > _S53) | (((((item_key_0[at_4]) == _S53) & (((item_id_0[at_4]) < id_0))))))))))) + u32(select(i32(0), i32(1), ((_S58 < _S51) & (((((item_key_0[at_5]) > _S53) | (((((item_key_0[at_5]) == _S53) & (((item_id_0[at_5]) < id_0)))))))))));
            base_1 = base_1 + u32(4);
            slot_2 = slot_3;
        }
        if(slot_2 >= (rule_12.n_used_0))
        {
            i_1 = i_1 + u32(32);
            continue;
        }
        var s_0 : u32 = Keys_get_0(item_1.at_1);
        if(!is_plain_0(s_0))
        {
            set_doubtful_0(item_1.token_3);
        }
        var _S59 : u32 = item_1.token_3 * rule_12.n_used_0;
        Keys_set_0(winner_scores_0(tile_5) + _S59 + slot_2, s_0);
        Keys_set_0(winner_ids_0(tile_5) + _S59 + slot_2, id_0);
        i_1 = i_1 + u32(32);
    }
    return;
}

fn token_of_0( tile_6 : Tile_0,  lane_2 : u32) -> u32
{
    var _S60 : u32 = lane_2 / tile_6.n_lane_0;
    return _S60;
}

fn from_order_0( key_2 : u32) -> u32
{
    var _S61 : bool;
    if(key_2 == u32(4294967295))
    {
        _S61 = true;
    }
    else
    {
        _S61 = key_2 <= u32(1);
    }
    if(_S61)
    {
        return u32(2143289344);
    }
    var _S62 : u32;
    if(((key_2 & (u32(2147483648)))) != u32(0))
    {
        _S62 = (key_2 ^ (u32(2147483648)));
    }
    else
    {
        _S62 = ~key_2;
    }
    return _S62;
}

fn ranks_by_logit_0( rule_13 : Rule_0) -> bool
{
    if((rule_13.select_by_0) == u32(1))
    {
        return true;
    }
    var group_sums_0 : bool;
    if((rule_13.n_group_0) > u32(1))
    {
        group_sums_0 = (rule_13.group_score_0) > u32(1);
    }
    else
    {
        group_sums_0 = false;
    }
    var _S63 : bool;
    if((rule_13.select_by_0) == u32(0))
    {
        _S63 = (rule_13.score_0) == u32(0);
    }
    else
    {
        _S63 = false;
    }
    if(_S63)
    {
        _S63 = (rule_13.select_bias_0) == u32(0);
    }
    else
    {
        _S63 = false;
    }
    if(_S63)
    {
        _S63 = (rule_13.score_dtype_0) == u32(0);
    }
    else
    {
        _S63 = false;
    }
    if(_S63)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

fn score_of_key_0( rule_14 : Rule_0) -> u32
{
    if(ranks_by_logit_0(rule_14))
    {
        return u32(3);
    }
    var _S64 : u32;
    if((rule_14.select_by_0) == u32(2))
    {
        _S64 = u32(1);
    }
    else
    {
        _S64 = rule_14.score_0;
    }
    return _S64;
}

fn window_below_0( rule_15 : Rule_0,  key_3 : u32,  magnitude_1 : u32,  sums_0 : u32) -> u32
{
    var x_13 : u32 = from_order_0(key_3);
    if(is_nan_0(x_13))
    {
        return key_3;
    }
    var v_0 : f32 = (bitcast<f32>((x_13)));
    var least_0 : f32;
    if(!estimate_is_logit_0(rule_15))
    {
        if(is_infinite_0(x_13))
        {
            return key_3;
        }
        least_0 = v_0 - f32(sums_0) * (0.0000152587890625f + (bitcast<f32>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        var is_sigmoid_0 : bool = (score_of_key_0(rule_15)) == u32(1);
        var _S65 : u32 = (x_13 & (u32(2147483648)));
        var _S66 : bool;
        if(_S65 != u32(0))
        {
            var _S67 : u32 = absolute_0(x_13);
            var _S68 : i32;
            if(is_sigmoid_0)
            {
                _S68 = i32(1117782016);
            }
            else
            {
                _S68 = i32(1126170624);
            }
            _S66 = _S67 > u32(_S68);
        }
        else
        {
            _S66 = false;
        }
        if(_S66)
        {
            return u32(2);
        }
        if(is_sigmoid_0)
        {
            _S66 = _S65 == u32(0);
        }
        else
        {
            _S66 = false;
        }
        if(_S66)
        {
            _S66 = (absolute_0(x_13)) > u32(1099431936);
        }
        else
        {
            _S66 = false;
        }
        if(_S66)
        {
            return order_0(u32(1098907648), u32(0));
        }
        if(is_infinite_0(x_13))
        {
            return key_3;
        }
        if(is_sigmoid_0)
        {
            least_0 = 4.76837158203125e-07f * (1.0f + exp(v_0) + abs(v_0));
        }
        else
        {
            least_0 = 9.5367431640625e-07f * (1.0f + abs(v_0));
        }
        least_0 = v_0 - least_0;
    }
    return order_0(flush_0((bitcast<u32>((least_0)))), u32(0));
}

fn part_of_0( tile_7 : Tile_0,  lane_3 : u32) -> u32
{
    var _S69 : u32 = lane_3 % tile_7.n_lane_0;
    return _S69;
}

fn count_shares_0( lane_4 : u32,  rule_16 : Rule_0,  tile_8 : Tile_0) -> u32
{
    var _S70 : u32 = token_of_0(tile_8, lane_4);
    if(_S70 >= (tile_8.n_there_0))
    {
        return u32(0);
    }
    var _S71 : u32;
    if((rule_16.n_group_0) == u32(1))
    {
        _S71 = u32(1);
    }
    else
    {
        var _S72 : u32 = rule_16.n_group_0 + tile_8.n_lane_0 - u32(1);
        var _S73 : u32 = part_of_0(tile_8, lane_4);
        var _S74 : u32 = (_S72 - _S73) / tile_8.n_lane_0;
        _S71 = _S74;
    }
    return _S71;
}

var<workgroup> kept_of_0 : array<atomic<u32>, i32(32)>;

fn group_of_0( lane_5 : u32,  tile_9 : Tile_0,  share_1 : u32) -> u32
{
    var _S75 : u32 = part_of_0(tile_9, lane_5);
    return _S75 + share_1 * tile_9.n_lane_0;
}

fn stays_0( lane_6 : u32,  rule_17 : Rule_0,  tile_10 : Tile_0,  share_2 : u32) -> bool
{
    var _S76 : bool;
    if((rule_17.n_group_0) == u32(1))
    {
        _S76 = true;
    }
    else
    {
        var _S77 : u32 = token_of_0(tile_10, lane_6);
        var _S78 : u32 = atomicLoad(&(kept_of_0[_S77]));
        var _S79 : u32 = group_of_0(lane_6, tile_10, share_2);
        _S76 = ((((_S78 >> (_S79))) & (u32(1)))) != u32(0);
    }
    return _S76;
}

fn place_of_0( rule_18 : Rule_0,  expert_7 : u32) -> u32
{
    var _S80 : u32;
    if((rule_18.n_group_0) == u32(1))
    {
        _S80 = expert_7;
    }
    else
    {
        var _S81 : u32 = rule_18.n_expert_0 / rule_18.n_group_0;
        var _S82 : u32 = expert_7 / _S81;
        _S80 = expert_7 + _S82;
    }
    return _S80;
}

fn share_of_0( lane_7 : u32,  rule_19 : Rule_0,  tile_11 : Tile_0,  i_2 : u32) -> Share_0
{
    var s_1 : Share_0;
    var part_0 : u32 = part_of_0(tile_11, lane_7);
    if((rule_19.n_group_0) == u32(1))
    {
        s_1.expert_4 = part_0;
        s_1.step_0 = tile_11.n_lane_0;
        var _S83 : u32 = (rule_19.n_expert_0 + tile_11.n_lane_0 - u32(1) - part_0) / tile_11.n_lane_0;
        s_1.count_0 = _S83;
    }
    else
    {
        var _S84 : u32 = rule_19.n_expert_0 / rule_19.n_group_0;
        s_1.count_0 = _S84;
        var _S85 : u32 = group_of_0(lane_7, tile_11, i_2);
        s_1.expert_4 = _S85 * _S84;
        s_1.step_0 = u32(1);
    }
    var _S86 : u32 = token_of_0(tile_11, lane_7);
    var _S87 : u32 = _S86 * tile_11.stride_0;
    var _S88 : u32 = place_of_0(rule_19, s_1.expert_4);
    s_1.first_1 = _S87 + _S88;
    return s_1;
}

fn firstbitlow_0( value_2 : u32) -> u32
{
    var _S89 : u32 = firstTrailingBit(value_2);
    return _S89;
}

fn gather_tile_0( lane_8 : u32,  rule_20 : Rule_0,  tile_12 : Tile_0,  bound_0 : u32)
{
    var _S90 : u32 = token_of_0(tile_12, lane_8);
    var _S91 : u32 = max(window_below_0(rule_20, bound_0, absolute_0(from_order_0(bound_0)), u32(1)), u32(1));
    var _S92 : u32 = count_shares_0(lane_8, rule_20, tile_12);
    var s_2 : u32 = u32(0);
    for(;;)
    {
        if(s_2 < _S92)
        {
        }
        else
        {
            break;
        }
        var _S93 : bool = stays_0(lane_8, rule_20, tile_12, s_2);
        if(!_S93)
        {
            s_2 = s_2 + u32(1);
            continue;
        }
        var _S94 : Share_0 = share_of_0(lane_8, rule_20, tile_12, s_2);
        var start_0 : u32 = u32(0);
        for(;;)
        {
            if(start_0 < (_S94.count_0))
            {
            }
            else
            {
                break;
            }
            var _S95 : u32 = start_0 + u32(32);
            var _S96 : u32 = min(_S95, _S94.count_0);
            var base_2 : u32 = start_0;
            var taken_0 : u32 = u32(0);
            for(;;)
            {
                var _S97 : bool = base_2 < _S96;
                if(_S97)
                {
                }
                else
                {
                    break;
                }
                var key_4 : array<u32, i32(8)>;
                var _S98 : u32 = _S94.count_0 - u32(1);
                var _S99 : u32 = Keys_get_0(_S94.first_1 + min(base_2, _S98) * _S94.step_0);
                key_4[u32(0)] = _S99;
                var _S100 : u32 = base_2 + u32(1);
                var _S101 : u32 = Keys_get_0(_S94.first_1 + min(_S100, _S98) * _S94.step_0);
                key_4[u32(1)] = _S101;
                var _S102 : u32 = base_2 + u32(2);
                var _S103 : u32 = Keys_get_0(_S94.first_1 + min(_S102, _S98) * _S94.step_0);
                key_4[u32(2)] = _S103;
                var _S104 : u32 = base_2 + u32(3);
                var _S105 : u32 = Keys_get_0(_S94.first_1 + min(_S104, _S98) * _S94.step_0);
                key_4[u32(3)] = _S105;
                var _S106 : u32 = base_2 + u32(4);
                var _S107 : u32 = Keys_get_0(_S94.first_1 + min(_S106, _S98) * _S94.step_0);
                key_4[u32(4)] = _S107;
                var _S108 : u32 = base_2 + u32(5);
                var _S109 : u32 = Keys_get_0(_S94.first_1 + min(_S108, _S98) * _S94.step_0);
                key_4[u32(5)] = _S109;
                var _S110 : u32 = base_2 + u32(6);
                var _S111 : u32 = Keys_get_0(_S94.first_1 + min(_S110, _S98) * _S94.step_0);
                key_4[u32(6)] = _S111;
                var _S112 : u32 = base_2 + u32(7);
                var _S113 : u32 = Keys_get_0(_S94.first_1 + min(_S112, _S98) * _S94.step_0);
                key_4[u32(7)] = _S113;
                var taken_1 : u32 = (((((((((((((((taken_0 | (select(u32(0), (u32(1) << ((base_2 - start_0))), ((_S99 >= _S91) & (_S97)))))) | (select(u32(0), (u32(1) << ((_S100 - start_0))), ((_S101 >= _S91) & ((_S100 < _S96))))))) | (select(u32(0), (u32(1) << ((_S102 - start_0))), ((_S103 >= _S91) & ((_S102 < _S96))))))) | (select(u32(0), (u32(1) << ((_S104 - start_0))), ((_S105 >= _S91) & ((_S104 < _S96))))))) | (select(u32(0), (u32(1) << ((_S106 - start_0))), ((_S107 >= _S91) & ((_S106 < _S96))))))) | (select(u32(0), (u32(1) << ((_S108 - start_0))), ((_S109 >= _S91) & ((_S108 < _S96))))))) | (select(u32(0), (u32(1) << ((_S110 - start_0))), ((_S111 >= _S91) & ((_S110 < _S96))))))) | (select(u32(0), (u32(1) << ((_S112 - start_0))), ((_S113 >= _S91) & ((_S112 < _S96))))));
                base_2 = base_2 + u32(8);
                taken_0 = taken_1;
            }
            if(taken_0 == u32(0))
            {
                start_0 = _S95;
                continue;
            }
            var _S114 : u32 = atomicAdd(&(n_listed_0[_S90]), countOneBits(taken_0));
            var taken_2 : u32 = taken_0;
            var place_0 : u32 = _S114;
            for(;;)
            {
                if(taken_2 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var _S115 : bool = place_0 >= (tile_12.n_each_0);
                var _S116 : bool;
                if(_S115)
                {
                    _S116 = place_0 < (tile_12.n_place_0);
                }
                else
                {
                    _S116 = false;
                }
                var more_0 : u32;
                if(_S116)
                {
                    var _S117 : u32 = atomicAdd(&(n_extra_0), u32(1));
                    more_0 = _S117;
                }
                else
                {
                    more_0 = u32(0);
                }
                var _S118 : bool;
                if(place_0 >= (tile_12.n_place_0))
                {
                    _S118 = true;
                }
                else
                {
                    _S118 = more_0 >= u32(32);
                }
                if(_S118)
                {
                    set_doubtful_0(_S90);
                    break;
                }
                var at_6 : u32 = _S90 * tile_12.n_place_0 + place_0;
                item_id_0[at_6] = _S94.expert_4 + (start_0 + firstbitlow_0(taken_2)) * _S94.step_0;
                if(_S115)
                {
                    extra_0[more_0] = at_6;
                }
                var place_1 : u32 = place_0 + u32(1);
                taken_2 = (taken_2 & ((taken_2 - u32(1))));
                place_0 = place_1;
            }
            start_0 = _S95;
        }
        s_2 = s_2 + u32(1);
    }
    return;
}

var<workgroup> bound_of_0 : array<atomic<u32>, i32(32)>;

fn bound_tile_0( lane_9 : u32,  rule_21 : Rule_0,  tile_13 : Tile_0) -> u32
{
    var x_14 : u32;
    var base_3 : u32;
    var x_15 : u32;
    var top_0 : array<u32, i32(6)>;
    top_0[u32(0)] = u32(0);
    top_0[u32(1)] = u32(0);
    top_0[u32(2)] = u32(0);
    top_0[u32(3)] = u32(0);
    top_0[u32(4)] = u32(0);
    top_0[u32(5)] = u32(0);
    var _S119 : u32 = count_shares_0(lane_9, rule_21, tile_13);
    var s_3 : u32 = u32(0);
    for(;;)
    {
        if(s_3 < _S119)
        {
        }
        else
        {
            break;
        }
        var _S120 : bool = stays_0(lane_9, rule_21, tile_13, s_3);
        if(!_S120)
        {
            s_3 = s_3 + u32(1);
            continue;
        }
        var _S121 : Share_0 = share_of_0(lane_9, rule_21, tile_13, s_3);
        base_3 = u32(0);
        for(;;)
        {
            var _S122 : bool = base_3 < (_S121.count_0);
            if(_S122)
            {
            }
            else
            {
                break;
            }
            var key_5 : array<u32, i32(8)>;
            var _S123 : u32 = _S121.count_0 - u32(1);
            var _S124 : u32 = Keys_get_0(_S121.first_1 + min(base_3, _S123) * _S121.step_0);
            key_5[u32(0)] = _S124;
            var _S125 : u32 = base_3 + u32(1);
            key_5[u32(1)] = Keys_get_0(_S121.first_1 + min(_S125, _S123) * _S121.step_0);
            var _S126 : u32 = base_3 + u32(2);
            key_5[u32(2)] = Keys_get_0(_S121.first_1 + min(_S126, _S123) * _S121.step_0);
            var _S127 : u32 = base_3 + u32(3);
            key_5[u32(3)] = Keys_get_0(_S121.first_1 + min(_S127, _S123) * _S121.step_0);
            var _S128 : u32 = base_3 + u32(4);
            key_5[u32(4)] = Keys_get_0(_S121.first_1 + min(_S128, _S123) * _S121.step_0);
            var _S129 : u32 = base_3 + u32(5);
            key_5[u32(5)] = Keys_get_0(_S121.first_1 + min(_S129, _S123) * _S121.step_0);
            var _S130 : u32 = base_3 + u32(6);
            key_5[u32(6)] = Keys_get_0(_S121.first_1 + min(_S130, _S123) * _S121.step_0);
            var _S131 : u32 = base_3 + u32(7);
            key_5[u32(7)] = Keys_get_0(_S121.first_1 + min(_S131, _S123) * _S121.step_0);
            var _S132 : u32 = select(u32(0), _S124, _S122);
            var _S133 : bool = u32(0) < (tile_13.n_top_0);
            if(_S133)
            {
                var _S134 : u32 = min(top_0[u32(0)], _S132);
                top_0[u32(0)] = max(top_0[u32(0)], _S132);
                x_14 = _S134;
            }
            else
            {
                x_14 = _S132;
            }
            var _S135 : bool = u32(1) < (tile_13.n_top_0);
            if(_S135)
            {
                var _S136 : u32 = min(top_0[u32(1)], x_14);
                top_0[u32(1)] = max(top_0[u32(1)], x_14);
                x_15 = _S136;
            }
            else
            {
                x_15 = x_14;
            }
            var _S137 : bool = u32(2) < (tile_13.n_top_0);
            var x_16 : u32;
            if(_S137)
            {
                var _S138 : u32 = min(top_0[u32(2)], x_15);
                top_0[u32(2)] = max(top_0[u32(2)], x_15);
                x_16 = _S138;
            }
            else
            {
                x_16 = x_15;
            }
            var _S139 : bool = u32(3) < (tile_13.n_top_0);
            var x_17 : u32;
            if(_S139)
            {
                var _S140 : u32 = min(top_0[u32(3)], x_16);
                top_0[u32(3)] = max(top_0[u32(3)], x_16);
                x_17 = _S140;
            }
            else
            {
                x_17 = x_16;
            }
            var _S141 : bool = u32(4) < (tile_13.n_top_0);
            var x_18 : u32;
            if(_S141)
            {
                var _S142 : u32 = min(top_0[u32(4)], x_17);
                top_0[u32(4)] = max(top_0[u32(4)], x_17);
                x_18 = _S142;
            }
            else
            {
                x_18 = x_17;
            }
            var _S143 : bool = u32(5) < (tile_13.n_top_0);
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_18);
            }
            var _S144 : u32 = select(u32(0), key_5[u32(1)], _S125 < (_S121.count_0));
            var x_19 : u32;
            if(_S133)
            {
                var _S145 : u32 = min(top_0[u32(0)], _S144);
                top_0[u32(0)] = max(top_0[u32(0)], _S144);
                x_19 = _S145;
            }
            else
            {
                x_19 = _S144;
            }
            var x_20 : u32;
            if(_S135)
            {
                var _S146 : u32 = min(top_0[u32(1)], x_19);
                top_0[u32(1)] = max(top_0[u32(1)], x_19);
                x_20 = _S146;
            }
            else
            {
                x_20 = x_19;
            }
            var x_21 : u32;
            if(_S137)
            {
                var _S147 : u32 = min(top_0[u32(2)], x_20);
                top_0[u32(2)] = max(top_0[u32(2)], x_20);
                x_21 = _S147;
            }
            else
            {
                x_21 = x_20;
            }
            var x_22 : u32;
            if(_S139)
            {
                var _S148 : u32 = min(top_0[u32(3)], x_21);
                top_0[u32(3)] = max(top_0[u32(3)], x_21);
                x_22 = _S148;
            }
            else
            {
                x_22 = x_21;
            }
            var x_23 : u32;
            if(_S141)
            {
                var _S149 : u32 = min(top_0[u32(4)], x_22);
                top_0[u32(4)] = max(top_0[u32(4)], x_22);
                x_23 = _S149;
            }
            else
            {
                x_23 = x_22;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_23);
            }
            var _S150 : u32 = select(u32(0), key_5[u32(2)], _S126 < (_S121.count_0));
            var x_24 : u32;
            if(_S133)
            {
                var _S151 : u32 = min(top_0[u32(0)], _S150);
                top_0[u32(0)] = max(top_0[u32(0)], _S150);
                x_24 = _S151;
            }
            else
            {
                x_24 = _S150;
            }
            var x_25 : u32;
            if(_S135)
            {
                var _S152 : u32 = min(top_0[u32(1)], x_24);
                top_0[u32(1)] = max(top_0[u32(1)], x_24);
                x_25 = _S152;
            }
            else
            {
                x_25 = x_24;
            }
            var x_26 : u32;
            if(_S137)
            {
                var _S153 : u32 = min(top_0[u32(2)], x_25);
                top_0[u32(2)] = max(top_0[u32(2)], x_25);
                x_26 = _S153;
            }
            else
            {
                x_26 = x_25;
            }
            var x_27 : u32;
            if(_S139)
            {
                var _S154 : u32 = min(top_0[u32(3)], x_26);
                top_0[u32(3)] = max(top_0[u32(3)], x_26);
                x_27 = _S154;
            }
            else
            {
                x_27 = x_26;
            }
            var x_28 : u32;
            if(_S141)
            {
                var _S155 : u32 = min(top_0[u32(4)], x_27);
                top_0[u32(4)] = max(top_0[u32(4)], x_27);
                x_28 = _S155;
            }
            else
            {
                x_28 = x_27;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_28);
            }
            var _S156 : u32 = select(u32(0), key_5[u32(3)], _S127 < (_S121.count_0));
            var x_29 : u32;
            if(_S133)
            {
                var _S157 : u32 = min(top_0[u32(0)], _S156);
                top_0[u32(0)] = max(top_0[u32(0)], _S156);
                x_29 = _S157;
            }
            else
            {
                x_29 = _S156;
            }
            var x_30 : u32;
            if(_S135)
            {
                var _S158 : u32 = min(top_0[u32(1)], x_29);
                top_0[u32(1)] = max(top_0[u32(1)], x_29);
                x_30 = _S158;
            }
            else
            {
                x_30 = x_29;
            }
            var x_31 : u32;
            if(_S137)
            {
                var _S159 : u32 = min(top_0[u32(2)], x_30);
                top_0[u32(2)] = max(top_0[u32(2)], x_30);
                x_31 = _S159;
            }
            else
            {
                x_31 = x_30;
            }
            var x_32 : u32;
            if(_S139)
            {
                var _S160 : u32 = min(top_0[u32(3)], x_31);
                top_0[u32(3)] = max(top_0[u32(3)], x_31);
                x_32 = _S160;
            }
            else
            {
                x_32 = x_31;
            }
            var x_33 : u32;
            if(_S141)
            {
                var _S161 : u32 = min(top_0[u32(4)], x_32);
                top_0[u32(4)] = max(top_0[u32(4)], x_32);
                x_33 = _S161;
            }
            else
            {
                x_33 = x_32;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_33);
            }
            var _S162 : u32 = select(u32(0), key_5[u32(4)], _S128 < (_S121.count_0));
            var x_34 : u32;
            if(_S133)
            {
                var _S163 : u32 = min(top_0[u32(0)], _S162);
                top_0[u32(0)] = max(top_0[u32(0)], _S162);
                x_34 = _S163;
            }
            else
            {
                x_34 = _S162;
            }
            var x_35 : u32;
            if(_S135)
            {
                var _S164 : u32 = min(top_0[u32(1)], x_34);
                top_0[u32(1)] = max(top_0[u32(1)], x_34);
                x_35 = _S164;
            }
            else
            {
                x_35 = x_34;
            }
            var x_36 : u32;
            if(_S137)
            {
                var _S165 : u32 = min(top_0[u32(2)], x_35);
                top_0[u32(2)] = max(top_0[u32(2)], x_35);
                x_36 = _S165;
            }
            else
            {
                x_36 = x_35;
            }
            var x_37 : u32;
            if(_S139)
            {
                var _S166 : u32 = min(top_0[u32(3)], x_36);
                top_0[u32(3)] = max(top_0[u32(3)], x_36);
                x_37 = _S166;
            }
            else
            {
                x_37 = x_36;
            }
            var x_38 : u32;
            if(_S141)
            {
                var _S167 : u32 = min(top_0[u32(4)], x_37);
                top_0[u32(4)] = max(top_0[u32(4)], x_37);
                x_38 = _S167;
            }
            else
            {
                x_38 = x_37;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_38);
            }
            var _S168 : u32 = select(u32(0), key_5[u32(5)], _S129 < (_S121.count_0));
            var x_39 : u32;
            if(_S133)
            {
                var _S169 : u32 = min(top_0[u32(0)], _S168);
                top_0[u32(0)] = max(top_0[u32(0)], _S168);
                x_39 = _S169;
            }
            else
            {
                x_39 = _S168;
            }
            var x_40 : u32;
            if(_S135)
            {
                var _S170 : u32 = min(top_0[u32(1)], x_39);
                top_0[u32(1)] = max(top_0[u32(1)], x_39);
                x_40 = _S170;
            }
            else
            {
                x_40 = x_39;
            }
            var x_41 : u32;
            if(_S137)
            {
                var _S171 : u32 = min(top_0[u32(2)], x_40);
                top_0[u32(2)] = max(top_0[u32(2)], x_40);
                x_41 = _S171;
            }
            else
            {
                x_41 = x_40;
            }
            var x_42 : u32;
            if(_S139)
            {
                var _S172 : u32 = min(top_0[u32(3)], x_41);
                top_0[u32(3)] = max(top_0[u32(3)], x_41);
                x_42 = _S172;
            }
            else
            {
                x_42 = x_41;
            }
            var x_43 : u32;
            if(_S141)
            {
                var _S173 : u32 = min(top_0[u32(4)], x_42);
                top_0[u32(4)] = max(top_0[u32(4)], x_42);
                x_43 = _S173;
            }
            else
            {
                x_43 = x_42;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_43);
            }
            var _S174 : u32 = select(u32(0), key_5[u32(6)], _S130 < (_S121.count_0));
            var x_44 : u32;
            if(_S133)
            {
                var _S175 : u32 = min(top_0[u32(0)], _S174);
                top_0[u32(0)] = max(top_0[u32(0)], _S174);
                x_44 = _S175;
            }
            else
            {
                x_44 = _S174;
            }
            var x_45 : u32;
            if(_S135)
            {
                var _S176 : u32 = min(top_0[u32(1)], x_44);
                top_0[u32(1)] = max(top_0[u32(1)], x_44);
                x_45 = _S176;
            }
            else
            {
                x_45 = x_44;
            }
            var x_46 : u32;
            if(_S137)
            {
                var _S177 : u32 = min(top_0[u32(2)], x_45);
                top_0[u32(2)] = max(top_0[u32(2)], x_45);
                x_46 = _S177;
            }
            else
            {
                x_46 = x_45;
            }
            var x_47 : u32;
            if(_S139)
            {
                var _S178 : u32 = min(top_0[u32(3)], x_46);
                top_0[u32(3)] = max(top_0[u32(3)], x_46);
                x_47 = _S178;
            }
            else
            {
                x_47 = x_46;
            }
            var x_48 : u32;
            if(_S141)
            {
                var _S179 : u32 = min(top_0[u32(4)], x_47);
                top_0[u32(4)] = max(top_0[u32(4)], x_47);
                x_48 = _S179;
            }
            else
            {
                x_48 = x_47;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_48);
            }
            var _S180 : u32 = select(u32(0), key_5[u32(7)], _S131 < (_S121.count_0));
            var x_49 : u32;
            if(_S133)
            {
                var _S181 : u32 = min(top_0[u32(0)], _S180);
                top_0[u32(0)] = max(top_0[u32(0)], _S180);
                x_49 = _S181;
            }
            else
            {
                x_49 = _S180;
            }
            var x_50 : u32;
            if(_S135)
            {
                var _S182 : u32 = min(top_0[u32(1)], x_49);
                top_0[u32(1)] = max(top_0[u32(1)], x_49);
                x_50 = _S182;
            }
            else
            {
                x_50 = x_49;
            }
            var x_51 : u32;
            if(_S137)
            {
                var _S183 : u32 = min(top_0[u32(2)], x_50);
                top_0[u32(2)] = max(top_0[u32(2)], x_50);
                x_51 = _S183;
            }
            else
            {
                x_51 = x_50;
            }
            var x_52 : u32;
            if(_S139)
            {
                var _S184 : u32 = min(top_0[u32(3)], x_51);
                top_0[u32(3)] = max(top_0[u32(3)], x_51);
                x_52 = _S184;
            }
            else
            {
                x_52 = x_51;
            }
            var x_53 : u32;
            if(_S141)
            {
                var _S185 : u32 = min(top_0[u32(4)], x_52);
                top_0[u32(4)] = max(top_0[u32(4)], x_52);
                x_53 = _S185;
            }
            else
            {
                x_53 = x_52;
            }
            if(_S143)
            {
                top_0[u32(5)] = max(top_0[u32(5)], x_53);
            }
            base_3 = base_3 + u32(8);
        }
        s_3 = s_3 + u32(1);
    }
    var _S186 : bool = u32(0) < (tile_13.n_top_0);
    if(_S186)
    {
        item_key_0[lane_9 * tile_13.n_top_0] = top_0[u32(0)];
        x_14 = top_0[u32(0)];
    }
    else
    {
        x_14 = u32(0);
    }
    var _S187 : bool = u32(1) < (tile_13.n_top_0);
    if(_S187)
    {
        item_key_0[lane_9 * tile_13.n_top_0 + u32(1)] = top_0[u32(1)];
        x_14 = top_0[u32(1)];
    }
    var _S188 : bool = u32(2) < (tile_13.n_top_0);
    if(_S188)
    {
        item_key_0[lane_9 * tile_13.n_top_0 + u32(2)] = top_0[u32(2)];
        x_14 = top_0[u32(2)];
    }
    var _S189 : bool = u32(3) < (tile_13.n_top_0);
    if(_S189)
    {
        item_key_0[lane_9 * tile_13.n_top_0 + u32(3)] = top_0[u32(3)];
        x_14 = top_0[u32(3)];
    }
    var _S190 : bool = u32(4) < (tile_13.n_top_0);
    if(_S190)
    {
        item_key_0[lane_9 * tile_13.n_top_0 + u32(4)] = top_0[u32(4)];
        x_14 = top_0[u32(4)];
    }
    var _S191 : bool = u32(5) < (tile_13.n_top_0);
    if(_S191)
    {
        item_key_0[lane_9 * tile_13.n_top_0 + u32(5)] = top_0[u32(5)];
        x_14 = top_0[u32(5)];
    }
    workgroupBarrier();
    if((tile_13.n_lane_0) > u32(1))
    {
        var better_0 : array<u32, i32(6)>;
        better_0[u32(0)] = u32(0);
        better_0[u32(1)] = u32(0);
        better_0[u32(2)] = u32(0);
        better_0[u32(3)] = u32(0);
        better_0[u32(4)] = u32(0);
        better_0[u32(5)] = u32(0);
        var n_known_0 : u32 = tile_13.n_lane_0 * tile_13.n_top_0;
        var _S192 : u32 = token_of_0(tile_13, lane_9);
        var _S193 : u32 = _S192 * n_known_0;
        base_3 = u32(0);
        for(;;)
        {
            var _S194 : bool = base_3 < n_known_0;
            if(_S194)
            {
            }
            else
            {
                break;
            }
            var other_1 : array<u32, i32(8)>;
            var _S195 : u32 = _S193 + base_3;
            other_1[u32(0)] = item_key_0[min(_S195, u32(255))];
            other_1[u32(1)] = item_key_0[min(_S195 + u32(1), u32(255))];
            other_1[u32(2)] = item_key_0[min(_S195 + u32(2), u32(255))];
            other_1[u32(3)] = item_key_0[min(_S195 + u32(3), u32(255))];
            other_1[u32(4)] = item_key_0[min(_S195 + u32(4), u32(255))];
            other_1[u32(5)] = item_key_0[min(_S195 + u32(5), u32(255))];
            other_1[u32(6)] = item_key_0[min(_S195 + u32(6), u32(255))];
            other_1[u32(7)] = item_key_0[min(_S195 + u32(7), u32(255))];
            var _S196 : u32 = select(u32(0), item_key_0[min(_S195, u32(255))], _S194);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S196 > (top_0[u32(5)])));
            }
            var _S197 : u32 = select(u32(0), other_1[u32(1)], (base_3 + u32(1)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S197 > (top_0[u32(5)])));
            }
            var _S198 : u32 = select(u32(0), other_1[u32(2)], (base_3 + u32(2)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S198 > (top_0[u32(5)])));
            }
            var _S199 : u32 = select(u32(0), other_1[u32(3)], (base_3 + u32(3)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S199 > (top_0[u32(5)])));
            }
            var _S200 : u32 = select(u32(0), other_1[u32(4)], (base_3 + u32(4)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S200 > (top_0[u32(5)])));
            }
            var _S201 : u32 = select(u32(0), other_1[u32(5)], (base_3 + u32(5)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S201 > (top_0[u32(5)])));
            }
            var _S202 : u32 = select(u32(0), other_1[u32(6)], (base_3 + u32(6)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S202 > (top_0[u32(5)])));
            }
            var _S203 : u32 = select(u32(0), other_1[u32(7)], (base_3 + u32(7)) < n_known_0);
            if(_S186)
            {
                better_0[u32(0)] = better_0[u32(0)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(0)])));
            }
            if(_S187)
            {
                better_0[u32(1)] = better_0[u32(1)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(1)])));
            }
            if(_S188)
            {
                better_0[u32(2)] = better_0[u32(2)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(2)])));
            }
            if(_S189)
            {
                better_0[u32(3)] = better_0[u32(3)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(3)])));
            }
            if(_S190)
            {
                better_0[u32(4)] = better_0[u32(4)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(4)])));
            }
            if(_S191)
            {
                better_0[u32(5)] = better_0[u32(5)] + u32(select(i32(0), i32(1), _S203 > (top_0[u32(5)])));
            }
            base_3 = base_3 + u32(8);
        }
        if(_S186)
        {
            x_15 = select(u32(4294967295), top_0[u32(0)], (better_0[u32(0)]) < (rule_21.n_used_0));
        }
        else
        {
            x_15 = u32(4294967295);
        }
        if(_S187)
        {
            x_15 = select(x_15, top_0[u32(1)], (better_0[u32(1)]) < (rule_21.n_used_0));
        }
        if(_S188)
        {
            x_15 = select(x_15, top_0[u32(2)], (better_0[u32(2)]) < (rule_21.n_used_0));
        }
        if(_S189)
        {
            x_15 = select(x_15, top_0[u32(3)], (better_0[u32(3)]) < (rule_21.n_used_0));
        }
        if(_S190)
        {
            x_15 = select(x_15, top_0[u32(4)], (better_0[u32(4)]) < (rule_21.n_used_0));
        }
        if(_S191)
        {
            x_15 = select(x_15, top_0[u32(5)], (better_0[u32(5)]) < (rule_21.n_used_0));
        }
        var _S204 : u32 = token_of_0(tile_13, lane_9);
        var _S205 : u32 = atomicMin(&(bound_of_0[_S204]), x_15);
        workgroupBarrier();
        var _S206 : u32 = token_of_0(tile_13, lane_9);
        var _S207 : u32 = atomicLoad(&(bound_of_0[_S206]));
        x_14 = _S207;
    }
    return x_14;
}

var<workgroup> group_keys_0 : array<u32, i32(128)>;

fn Keys_get_group_0( group_0 : u32) -> u32
{
    return group_keys_0[group_0];
}

var<workgroup> least_kept_0 : array<atomic<u32>, i32(32)>;

var<workgroup> most_left_0 : array<atomic<u32>, i32(32)>;

fn keep_groups_of_tile_0( lane_10 : u32,  rule_22 : Rule_0,  tile_14 : Tile_0)
{
    var token_6 : u32 = token_of_0(tile_14, lane_10);
    var n_share_0 : u32 = count_shares_0(lane_10, rule_22, tile_14);
    var i_3 : u32 = u32(0);
    for(;;)
    {
        if(i_3 < n_share_0)
        {
        }
        else
        {
            break;
        }
        var group_1 : u32 = group_of_0(lane_10, tile_14, i_3);
        var first_3 : u32 = token_6 * rule_22.n_group_0;
        var key_6 : u32 = Keys_get_group_0(first_3 + group_1);
        var other_2 : u32 = u32(0);
        var better_1 : u32 = u32(0);
        for(;;)
        {
            if(other_2 < (rule_22.n_group_0))
            {
            }
            else
            {
                break;
            }
            var k_1 : u32 = Keys_get_group_0(first_3 + other_2);
            var better_2 : u32 = better_1 + u32(select(i32(0), i32(1), ((k_1 > key_6) | ((((k_1 == key_6) & ((other_2 < group_1))))))));
            other_2 = other_2 + u32(1);
            better_1 = better_2;
        }
        if(better_1 < (rule_22.topk_group_0))
        {
            var _S208 : u32 = atomicOr(&(kept_of_0[token_6]), (u32(1) << (group_1)));
            var _S209 : u32 = atomicMin(&(least_kept_0[token_6]), key_6);
        }
        else
        {
            var _S210 : u32 = atomicMax(&(most_left_0[token_6]), key_6);
        }
        i_3 = i_3 + u32(1);
    }
    workgroupBarrier();
    var _S211 : bool;
    if(n_share_0 != u32(0))
    {
        var _S212 : u32 = part_of_0(tile_14, lane_10);
        _S211 = _S212 == u32(0);
    }
    else
    {
        _S211 = false;
    }
    if(_S211)
    {
        var _S213 : u32 = atomicLoad(&(least_kept_0[token_6]));
        var least_1 : u32 = window_below_0(rule_22, _S213, rule_22.magnitude_0, rule_22.group_score_0);
        var _S214 : u32 = atomicLoad(&(most_left_0[token_6]));
        if(_S214 >= least_1)
        {
            set_doubtful_0(token_6);
        }
    }
    return;
}

fn Token_after_0( this_2 : Token_0,  n_row_0 : u32) -> Token_0
{
    var t_0 : Token_0 = this_2;
    t_0.first_0 = t_0.first_0 + n_row_0 * this_2.rule_0.row_stride_0;
    return t_0;
}

fn Token_word_of_0( this_3 : Token_0,  expert_8 : u32) -> u32
{
    var _S215 : u32 = this_3.first_0 + expert_8;
    var _S216 : i32;
    if((this_3.rule_0.logits_dtype_0) == u32(0))
    {
        _S216 = i32(0);
    }
    else
    {
        _S216 = i32(1);
    }
    return logits_0[(_S215 >> (u32(_S216)))];
}

fn Token_is_packed_0( this_4 : Token_0) -> bool
{
    return (this_4.rule_0.logits_dtype_0) != u32(0);
}

fn widen_half_0( h_0 : u32) -> u32
{
    var sign_2 : u32 = (((h_0 & (u32(32768)))) << (u32(16)));
    var exponent_4 : u32 = (((h_0 >> (u32(10)))) & (u32(31)));
    var fraction_0 : u32 = (h_0 & (u32(1023)));
    if(exponent_4 == u32(31))
    {
        var _S217 : u32;
        if(fraction_0 != u32(0))
        {
            _S217 = u32(2143289344);
        }
        else
        {
            _S217 = (sign_2 | (u32(2139095040)));
        }
        return _S217;
    }
    if(exponent_4 != u32(0))
    {
        return (((sign_2 | ((((exponent_4 + u32(112)) << (u32(23))))))) | (((fraction_0 << (u32(13))))));
    }
    if(fraction_0 == u32(0))
    {
        return sign_2;
    }
    var top_1 : u32 = firstbithigh_0(fraction_0);
    return (((sign_2 | ((((top_1 + u32(103)) << (u32(23))))))) | (((((fraction_0 << ((u32(23) - top_1)))) & (u32(8388607))))));
}

fn Token_unpack_0( this_5 : Token_0,  word_0 : u32,  expert_9 : u32) -> u32
{
    var half_0 : u32 = (((word_0 >> ((u32(16) * (((this_5.first_0 + expert_9) & (u32(1)))))))) & (u32(65535)));
    var _S218 : u32;
    if((this_5.rule_0.logits_dtype_0) == u32(1))
    {
        _S218 = widen_half_0(half_0);
    }
    else
    {
        _S218 = (half_0 << (u32(16)));
    }
    return _S218;
}

fn Token_logit_of_0( this_6 : Token_0,  expert_10 : u32) -> u32
{
    var word_1 : u32 = Token_word_of_0(this_6, expert_10);
    var _S219 : u32;
    if(Token_is_packed_0(this_6))
    {
        _S219 = Token_unpack_0(this_6, word_1, expert_10);
    }
    else
    {
        _S219 = word_1;
    }
    return _S219;
}

struct Rounded_0
{
     value_3 : u32,
     doubtful_0 : bool,
};

fn sigmoid_by_floats_0( x_54 : u32) -> Rounded_0
{
    var half_1 : f32 = (bitcast<f32>((x_54))) * -0.5f;
    var rounded_0 : f32 = half_1 * 23.08312034606933594f + 1.2582912e+07f;
    var k_2 : f32 = rounded_0 * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - 1.2582912e+07f;
    var bits_0 : u32 = (bitcast<u32>((rounded_0)));
    var odd_0 : bool = ((bits_0 & (u32(1)))) != u32(0);
    var second_0 : bool = ((bits_0 & (u32(2)))) != u32(0);
    var _S220 : bool = ((bits_0 & (u32(4)))) != u32(0);
    var _S221 : u32 = select(select(select(u32(0), u32(2961349132), odd_0), select(u32(810986776), u32(2957515430), odd_0), second_0), select(select(u32(2944459957), u32(2937511365), odd_0), select(u32(794578263), u32(800150507), odd_0), second_0), _S220);
    var g_0 : f32 = (bitcast<f32>((((((((bits_0 << (u32(20)))) & (u32(4286578688)))) | (((((_S221 << (u32(16)))) & (u32(8323072))))))) + u32(1073741824))));
    var _S222 : f32 = (((half_1 - k_2 * 0.0433197021484375f) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - k_2 * (bitcast<f32>((i32(906362880))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - (bitcast<f32>((select(select(select(u32(0), u32(985829264), odd_0), select(u32(3124513344), u32(929384448), odd_0), second_0), select(select(u32(3093300736), u32(3129339040), odd_0), select(u32(3122933504), u32(973721952), odd_0), second_0), _S220))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var a_3 : f32 = (bitcast<f32>((((bitcast<u32>((_S222))) & (u32(4294963200))))));
    var square_0 : f32 = _S222 * _S222;
    var cubic_0 : f32 = square_0 * _S222 * (0.66666668653488159f + _S222 * (0.3333333432674408f + _S222 * (0.13333334028720856f + _S222 * 0.04444444552063942f)));
    var near_0 : f32 = (bitcast<f32>((i32(1056964736)))) + _S222 + (square_0 + cubic_0);
    var m_2 : f32 = (bitcast<f32>((((bitcast<u32>((near_0))) & (u32(4294967040))))));
    var product_0 : f32 = g_0 * m_2;
    var _S223 : f32 = g_0 * ((((0.5f - m_2) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + _S222) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + a_3 * a_3) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + cubic_0 + ((_S222 + a_3) * (_S222 - a_3) - (k_2 * (bitcast<f32>((u32(2944590469)))) + (bitcast<f32>((_S221)))) * near_0));
    var _S224 : f32 = (product_0 + _S223) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S225 : f32 = max(_S224, 1.0f);
    var _S226 : f32 = min(_S224, 1.0f);
    var _S227 : f32 = (_S225 + _S226) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var inverse_0 : f32 = 1.0f / _S227;
    var q_0 : f32 = (bitcast<f32>((((bitcast<u32>((inverse_0))) ^ (zero_0)))));
    var q_bits_0 : u32 = (bitcast<u32>((q_0)));
    var d_bits_0 : u32 = (bitcast<u32>((_S227)));
    var _S228 : f32 = (f32(i32(((((q_bits_0 & (u32(8388607)))) | (u32(8388608)))) * ((((d_bits_0 & (u32(8388607)))) | (u32(8388608)))))) * (bitcast<f32>((((q_bits_0 & (u32(2139095040)))) + ((d_bits_0 & (u32(2139095040)))) + u32(696254464)))) - inverse_0 * (_S226 - (_S227 - _S225) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + (_S223 - (_S224 - product_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S229 : f32 = (bitcast<f32>((i32(757071872))));
    var down_0 : f32 = (_S228 - _S229) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_0 + q_0;
    var s_4 : Rounded_0;
    var _S230 : u32 = (bitcast<u32>(((_S228 + _S229) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_0 + q_0)));
    s_4.value_3 = _S230;
    s_4.doubtful_0 = _S230 != (bitcast<u32>((down_0)));
    return s_4;
}

fn fixed_57_0( x_55 : u32) -> Wide_0
{
    var shift_1 : i32 = exponent_of_0(x_55) - i32(93);
    var mantissa_1 : u32;
    if((absolute_0(x_55)) == u32(0))
    {
        mantissa_1 = u32(0);
    }
    else
    {
        mantissa_1 = mantissa_of_0(x_55);
    }
    var _S231 : bool;
    if(shift_1 <= i32(-24))
    {
        _S231 = true;
    }
    else
    {
        _S231 = shift_1 >= i32(64);
    }
    if(_S231)
    {
        var w_2 : Wide_0;
        w_2.lo_0 = u32(0);
        w_2.hi_0 = u32(0);
        return w_2;
    }
    if(shift_1 < i32(0))
    {
        var w_3 : Wide_0;
        w_3.lo_0 = (mantissa_1 >> (u32(- shift_1)));
        w_3.hi_0 = u32(0);
        return w_3;
    }
    var m_3 : u32 = (u32(shift_1) & (u32(31)));
    var lo_1 : u32 = (mantissa_1 << (m_3));
    var hi_1 : u32 = (((mantissa_1 >> (u32(1)))) >> ((u32(31) - m_3)));
    var _S232 : Wide_0;
    if(shift_1 >= i32(32))
    {
        var w_4 : Wide_0;
        w_4.lo_0 = u32(0);
        w_4.hi_0 = lo_1;
        _S232 = w_4;
    }
    else
    {
        var w_5 : Wide_0;
        w_5.lo_0 = lo_1;
        w_5.hi_0 = hi_1;
        _S232 = w_5;
    }
    return _S232;
}

struct Exp_0
{
     m_4 : Wide_0,
     q_1 : u32,
};

fn exp_fast_0( t_1 : Wide_0) -> Exp_0
{
    var a1_1 : u32 = ((t_1.hi_0) >> (u32(16)));
    var a0_1 : u32 = ((t_1.hi_0) & (u32(65535)));
    var middle_1 : u32 = a1_1 * u32(15145) + (((a0_1 * u32(15145)) >> (u32(16))));
    var q_2 : u32 = ((a1_1 * u32(47274) + ((middle_1 >> (u32(16)))) + (((a0_1 * u32(47274) + ((middle_1 & (u32(65535))))) >> (u32(16))))) >> (u32(24)));
    var w_6 : Wide_0;
    w_6.lo_0 = q_2 * u32(3520035244);
    var a1_2 : u32 = (q_2 >> (u32(16)));
    var a0_2 : u32 = (q_2 & (u32(65535)));
    var middle_2 : u32 = a1_2 * u32(31148) + (((a0_2 * u32(31148)) >> (u32(16))));
    w_6.hi_0 = a1_2 * u32(53711) + ((middle_2 >> (u32(16)))) + (((a0_2 * u32(53711) + ((middle_2 & (u32(65535))))) >> (u32(16))));
    var whole_0 : Wide_0 = w_6;
    whole_0.hi_0 = whole_0.hi_0 + q_2 * u32(2977044471);
    var _S233 : u32 = ((((t_1.hi_0) << (u32(7)))) | ((((t_1.lo_0) >> (u32(25))))));
    var w_7 : Wide_0;
    w_7.lo_0 = ((t_1.lo_0) << (u32(7)));
    w_7.hi_0 = _S233;
    var _S234 : Wide_0 = w_7;
    var _S235 : Wide_0 = whole_0;
    var _S236 : u32 = w_7.hi_0 - whole_0.hi_0;
    var _S237 : i32;
    if((w_7.lo_0) < (whole_0.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S238 : u32 = _S236 - u32(_S237);
    var w_8 : Wide_0;
    w_8.lo_0 = _S234.lo_0 - _S235.lo_0;
    w_8.hi_0 = _S238;
    var _S239 : Wide_0 = w_8;
    var _S240 : u32 = ((_S239.hi_0) >> (u32(3)));
    var w_9 : Wide_0;
    w_9.lo_0 = ((((_S239.lo_0) >> (u32(3)))) | ((((_S239.hi_0) << (u32(29))))));
    w_9.hi_0 = _S240;
    var _S241 : Wide_0 = w_9;
    var a1_3 : u32 = ((w_9.hi_0) >> (u32(16)));
    var a0_3 : u32 = ((w_9.hi_0) & (u32(65535)));
    var middle_3 : u32 = a1_3 * u32(11836) + (((a0_3 * u32(11836)) >> (u32(16))));
    var tail_0 : u32 = u32(106522) - (((middle_3 >> (u32(16)))) + ((((middle_3 & (u32(65535)))) >> (u32(16)))));
    var b1_1 : u32 = (tail_0 >> (u32(16)));
    var b0_1 : u32 = (tail_0 & (u32(65535)));
    var middle_4 : u32 = a1_3 * b0_1 + (((a0_3 * b0_1) >> (u32(16))));
    var tail_1 : u32 = u32(852176) - (a1_3 * b1_1 + ((middle_4 >> (u32(16)))) + (((a0_3 * b1_1 + ((middle_4 & (u32(65535))))) >> (u32(16)))));
    var b1_2 : u32 = (tail_1 >> (u32(16)));
    var b0_2 : u32 = (tail_1 & (u32(65535)));
    var middle_5 : u32 = a1_3 * b0_2 + (((a0_3 * b0_2) >> (u32(16))));
    var tail_2 : u32 = u32(5965232) - (a1_3 * b1_2 + ((middle_5 >> (u32(16)))) + (((a0_3 * b1_2 + ((middle_5 & (u32(65535))))) >> (u32(16)))));
    var w_10 : Wide_0;
    w_10.lo_0 = u32(0);
    w_10.hi_0 = tail_2;
    var w_11 : Wide_0;
    w_11.lo_0 = u32(572662306);
    w_11.hi_0 = u32(35791394);
    var _S242 : Wide_0 = w_11;
    var w_12 : Wide_0;
    w_12.lo_0 = w_9.hi_0 * w_10.hi_0;
    var b1_3 : u32 = ((w_10.hi_0) >> (u32(16)));
    var b0_3 : u32 = ((w_10.hi_0) & (u32(65535)));
    var middle_6 : u32 = a1_3 * b0_3 + (((a0_3 * b0_3) >> (u32(16))));
    w_12.hi_0 = a1_3 * b1_3 + ((middle_6 >> (u32(16)))) + (((a0_3 * b1_3 + ((middle_6 & (u32(65535))))) >> (u32(16))));
    var b1_4 : u32 = ((w_10.lo_0) >> (u32(16)));
    var b0_4 : u32 = ((w_10.lo_0) & (u32(65535)));
    var middle_7 : u32 = a1_3 * b0_4 + (((a0_3 * b0_4) >> (u32(16))));
    var w_13 : Wide_0;
    w_13.lo_0 = a1_3 * b1_4 + ((middle_7 >> (u32(16)))) + (((a0_3 * b1_4 + ((middle_7 & (u32(65535))))) >> (u32(16))));
    w_13.hi_0 = u32(0);
    var lo_2 : u32 = w_12.lo_0 + w_13.lo_0;
    var _S243 : u32 = w_12.hi_0 + w_13.hi_0;
    if(lo_2 < (w_13.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S244 : u32 = _S243 + u32(_S237);
    var w_14 : Wide_0;
    w_14.lo_0 = lo_2;
    w_14.hi_0 = _S244;
    var _S245 : Wide_0 = w_14;
    var a1_4 : u32 = ((_S241.lo_0) >> (u32(16)));
    var a0_4 : u32 = ((_S241.lo_0) & (u32(65535)));
    var middle_8 : u32 = a1_4 * b0_3 + (((a0_4 * b0_3) >> (u32(16))));
    var w_15 : Wide_0;
    w_15.lo_0 = a1_4 * b1_3 + ((middle_8 >> (u32(16)))) + (((a0_4 * b1_3 + ((middle_8 & (u32(65535))))) >> (u32(16))));
    w_15.hi_0 = u32(0);
    var lo_3 : u32 = _S245.lo_0 + w_15.lo_0;
    var _S246 : u32 = _S245.hi_0 + w_15.hi_0;
    if(lo_3 < (w_15.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S247 : u32 = _S246 + u32(_S237);
    var w_16 : Wide_0;
    w_16.lo_0 = lo_3;
    w_16.hi_0 = _S247;
    var _S248 : Wide_0 = w_16;
    var _S249 : u32 = _S242.hi_0 - _S248.hi_0;
    if((_S242.lo_0) < (_S248.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S250 : u32 = _S249 - u32(_S237);
    var w_17 : Wide_0;
    w_17.lo_0 = _S242.lo_0 - _S248.lo_0;
    w_17.hi_0 = _S250;
    var _S251 : Wide_0 = w_17;
    var w_18 : Wide_0;
    w_18.lo_0 = u32(2863311531);
    w_18.hi_0 = u32(178956970);
    var _S252 : Wide_0 = w_18;
    var w_19 : Wide_0;
    w_19.lo_0 = _S241.hi_0 * _S251.hi_0;
    var b1_5 : u32 = ((_S251.hi_0) >> (u32(16)));
    var b0_5 : u32 = ((_S251.hi_0) & (u32(65535)));
    var middle_9 : u32 = a1_3 * b0_5 + (((a0_3 * b0_5) >> (u32(16))));
    w_19.hi_0 = a1_3 * b1_5 + ((middle_9 >> (u32(16)))) + (((a0_3 * b1_5 + ((middle_9 & (u32(65535))))) >> (u32(16))));
    var b1_6 : u32 = ((_S251.lo_0) >> (u32(16)));
    var b0_6 : u32 = ((_S251.lo_0) & (u32(65535)));
    var middle_10 : u32 = a1_3 * b0_6 + (((a0_3 * b0_6) >> (u32(16))));
    var w_20 : Wide_0;
    w_20.lo_0 = a1_3 * b1_6 + ((middle_10 >> (u32(16)))) + (((a0_3 * b1_6 + ((middle_10 & (u32(65535))))) >> (u32(16))));
    w_20.hi_0 = u32(0);
    var lo_4 : u32 = w_19.lo_0 + w_20.lo_0;
    var _S253 : u32 = w_19.hi_0 + w_20.hi_0;
    if(lo_4 < (w_20.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S254 : u32 = _S253 + u32(_S237);
    var w_21 : Wide_0;
    w_21.lo_0 = lo_4;
    w_21.hi_0 = _S254;
    var _S255 : Wide_0 = w_21;
    var middle_11 : u32 = a1_4 * b0_5 + (((a0_4 * b0_5) >> (u32(16))));
    var w_22 : Wide_0;
    w_22.lo_0 = a1_4 * b1_5 + ((middle_11 >> (u32(16)))) + (((a0_4 * b1_5 + ((middle_11 & (u32(65535))))) >> (u32(16))));
    w_22.hi_0 = u32(0);
    var lo_5 : u32 = _S255.lo_0 + w_22.lo_0;
    var _S256 : u32 = _S255.hi_0 + w_22.hi_0;
    if(lo_5 < (w_22.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S257 : u32 = _S256 + u32(_S237);
    var w_23 : Wide_0;
    w_23.lo_0 = lo_5;
    w_23.hi_0 = _S257;
    var _S258 : Wide_0 = w_23;
    var _S259 : u32 = _S252.hi_0 - _S258.hi_0;
    if((_S252.lo_0) < (_S258.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S260 : u32 = _S259 - u32(_S237);
    var w_24 : Wide_0;
    w_24.lo_0 = _S252.lo_0 - _S258.lo_0;
    w_24.hi_0 = _S260;
    var _S261 : Wide_0 = w_24;
    var w_25 : Wide_0;
    w_25.lo_0 = u32(2863311531);
    w_25.hi_0 = u32(715827882);
    var _S262 : Wide_0 = w_25;
    var w_26 : Wide_0;
    w_26.lo_0 = _S241.hi_0 * _S261.hi_0;
    var b1_7 : u32 = ((_S261.hi_0) >> (u32(16)));
    var b0_7 : u32 = ((_S261.hi_0) & (u32(65535)));
    var middle_12 : u32 = a1_3 * b0_7 + (((a0_3 * b0_7) >> (u32(16))));
    w_26.hi_0 = a1_3 * b1_7 + ((middle_12 >> (u32(16)))) + (((a0_3 * b1_7 + ((middle_12 & (u32(65535))))) >> (u32(16))));
    var b1_8 : u32 = ((_S261.lo_0) >> (u32(16)));
    var b0_8 : u32 = ((_S261.lo_0) & (u32(65535)));
    var middle_13 : u32 = a1_3 * b0_8 + (((a0_3 * b0_8) >> (u32(16))));
    var w_27 : Wide_0;
    w_27.lo_0 = a1_3 * b1_8 + ((middle_13 >> (u32(16)))) + (((a0_3 * b1_8 + ((middle_13 & (u32(65535))))) >> (u32(16))));
    w_27.hi_0 = u32(0);
    var lo_6 : u32 = w_26.lo_0 + w_27.lo_0;
    var _S263 : u32 = w_26.hi_0 + w_27.hi_0;
    if(lo_6 < (w_27.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S264 : u32 = _S263 + u32(_S237);
    var w_28 : Wide_0;
    w_28.lo_0 = lo_6;
    w_28.hi_0 = _S264;
    var _S265 : Wide_0 = w_28;
    var middle_14 : u32 = a1_4 * b0_7 + (((a0_4 * b0_7) >> (u32(16))));
    var w_29 : Wide_0;
    w_29.lo_0 = a1_4 * b1_7 + ((middle_14 >> (u32(16)))) + (((a0_4 * b1_7 + ((middle_14 & (u32(65535))))) >> (u32(16))));
    w_29.hi_0 = u32(0);
    var lo_7 : u32 = _S265.lo_0 + w_29.lo_0;
    var _S266 : u32 = _S265.hi_0 + w_29.hi_0;
    if(lo_7 < (w_29.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S267 : u32 = _S266 + u32(_S237);
    var w_30 : Wide_0;
    w_30.lo_0 = lo_7;
    w_30.hi_0 = _S267;
    var _S268 : Wide_0 = w_30;
    var _S269 : u32 = _S262.hi_0 - _S268.hi_0;
    if((_S262.lo_0) < (_S268.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S270 : u32 = _S269 - u32(_S237);
    var w_31 : Wide_0;
    w_31.lo_0 = _S262.lo_0 - _S268.lo_0;
    w_31.hi_0 = _S270;
    var _S271 : Wide_0 = w_31;
    var w_32 : Wide_0;
    w_32.lo_0 = u32(0);
    w_32.hi_0 = u32(2147483648);
    var _S272 : Wide_0 = w_32;
    var w_33 : Wide_0;
    w_33.lo_0 = _S241.hi_0 * _S271.hi_0;
    var b1_9 : u32 = ((_S271.hi_0) >> (u32(16)));
    var b0_9 : u32 = ((_S271.hi_0) & (u32(65535)));
    var middle_15 : u32 = a1_3 * b0_9 + (((a0_3 * b0_9) >> (u32(16))));
    w_33.hi_0 = a1_3 * b1_9 + ((middle_15 >> (u32(16)))) + (((a0_3 * b1_9 + ((middle_15 & (u32(65535))))) >> (u32(16))));
    var b1_10 : u32 = ((_S271.lo_0) >> (u32(16)));
    var b0_10 : u32 = ((_S271.lo_0) & (u32(65535)));
    var middle_16 : u32 = a1_3 * b0_10 + (((a0_3 * b0_10) >> (u32(16))));
    var w_34 : Wide_0;
    w_34.lo_0 = a1_3 * b1_10 + ((middle_16 >> (u32(16)))) + (((a0_3 * b1_10 + ((middle_16 & (u32(65535))))) >> (u32(16))));
    w_34.hi_0 = u32(0);
    var lo_8 : u32 = w_33.lo_0 + w_34.lo_0;
    var _S273 : u32 = w_33.hi_0 + w_34.hi_0;
    if(lo_8 < (w_34.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S274 : u32 = _S273 + u32(_S237);
    var w_35 : Wide_0;
    w_35.lo_0 = lo_8;
    w_35.hi_0 = _S274;
    var _S275 : Wide_0 = w_35;
    var middle_17 : u32 = a1_4 * b0_9 + (((a0_4 * b0_9) >> (u32(16))));
    var w_36 : Wide_0;
    w_36.lo_0 = a1_4 * b1_9 + ((middle_17 >> (u32(16)))) + (((a0_4 * b1_9 + ((middle_17 & (u32(65535))))) >> (u32(16))));
    w_36.hi_0 = u32(0);
    var lo_9 : u32 = _S275.lo_0 + w_36.lo_0;
    var _S276 : u32 = _S275.hi_0 + w_36.hi_0;
    if(lo_9 < (w_36.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S277 : u32 = _S276 + u32(_S237);
    var w_37 : Wide_0;
    w_37.lo_0 = lo_9;
    w_37.hi_0 = _S277;
    var _S278 : Wide_0 = w_37;
    var _S279 : u32 = _S272.hi_0 - _S278.hi_0;
    if((_S272.lo_0) < (_S278.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S280 : u32 = _S279 - u32(_S237);
    var w_38 : Wide_0;
    w_38.lo_0 = _S272.lo_0 - _S278.lo_0;
    w_38.hi_0 = _S280;
    var _S281 : Wide_0 = w_38;
    var w_39 : Wide_0;
    w_39.lo_0 = u32(4294967295);
    w_39.hi_0 = u32(4294967295);
    var _S282 : Wide_0 = w_39;
    var w_40 : Wide_0;
    w_40.lo_0 = _S241.hi_0 * _S281.hi_0;
    var b1_11 : u32 = ((_S281.hi_0) >> (u32(16)));
    var b0_11 : u32 = ((_S281.hi_0) & (u32(65535)));
    var middle_18 : u32 = a1_3 * b0_11 + (((a0_3 * b0_11) >> (u32(16))));
    w_40.hi_0 = a1_3 * b1_11 + ((middle_18 >> (u32(16)))) + (((a0_3 * b1_11 + ((middle_18 & (u32(65535))))) >> (u32(16))));
    var b1_12 : u32 = ((_S281.lo_0) >> (u32(16)));
    var b0_12 : u32 = ((_S281.lo_0) & (u32(65535)));
    var middle_19 : u32 = a1_3 * b0_12 + (((a0_3 * b0_12) >> (u32(16))));
    var w_41 : Wide_0;
    w_41.lo_0 = a1_3 * b1_12 + ((middle_19 >> (u32(16)))) + (((a0_3 * b1_12 + ((middle_19 & (u32(65535))))) >> (u32(16))));
    w_41.hi_0 = u32(0);
    var lo_10 : u32 = w_40.lo_0 + w_41.lo_0;
    var _S283 : u32 = w_40.hi_0 + w_41.hi_0;
    if(lo_10 < (w_41.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S284 : u32 = _S283 + u32(_S237);
    var w_42 : Wide_0;
    w_42.lo_0 = lo_10;
    w_42.hi_0 = _S284;
    var _S285 : Wide_0 = w_42;
    var middle_20 : u32 = a1_4 * b0_11 + (((a0_4 * b0_11) >> (u32(16))));
    var w_43 : Wide_0;
    w_43.lo_0 = a1_4 * b1_11 + ((middle_20 >> (u32(16)))) + (((a0_4 * b1_11 + ((middle_20 & (u32(65535))))) >> (u32(16))));
    w_43.hi_0 = u32(0);
    var lo_11 : u32 = _S285.lo_0 + w_43.lo_0;
    var _S286 : u32 = _S285.hi_0 + w_43.hi_0;
    if(lo_11 < (w_43.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S287 : u32 = _S286 + u32(_S237);
    var w_44 : Wide_0;
    w_44.lo_0 = lo_11;
    w_44.hi_0 = _S287;
    var _S288 : Wide_0 = w_44;
    var _S289 : u32 = _S282.hi_0 - _S288.hi_0;
    if((_S282.lo_0) < (_S288.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S290 : u32 = _S289 - u32(_S237);
    var w_45 : Wide_0;
    w_45.lo_0 = _S282.lo_0 - _S288.lo_0;
    w_45.hi_0 = _S290;
    var _S291 : Wide_0 = w_45;
    var w_46 : Wide_0;
    w_46.lo_0 = u32(4294967295);
    w_46.hi_0 = u32(4294967295);
    var _S292 : Wide_0 = w_46;
    var w_47 : Wide_0;
    w_47.lo_0 = _S241.hi_0 * _S291.hi_0;
    var b1_13 : u32 = ((_S291.hi_0) >> (u32(16)));
    var b0_13 : u32 = ((_S291.hi_0) & (u32(65535)));
    var middle_21 : u32 = a1_3 * b0_13 + (((a0_3 * b0_13) >> (u32(16))));
    w_47.hi_0 = a1_3 * b1_13 + ((middle_21 >> (u32(16)))) + (((a0_3 * b1_13 + ((middle_21 & (u32(65535))))) >> (u32(16))));
    var b1_14 : u32 = ((_S291.lo_0) >> (u32(16)));
    var b0_14 : u32 = ((_S291.lo_0) & (u32(65535)));
    var middle_22 : u32 = a1_3 * b0_14 + (((a0_3 * b0_14) >> (u32(16))));
    var w_48 : Wide_0;
    w_48.lo_0 = a1_3 * b1_14 + ((middle_22 >> (u32(16)))) + (((a0_3 * b1_14 + ((middle_22 & (u32(65535))))) >> (u32(16))));
    w_48.hi_0 = u32(0);
    var lo_12 : u32 = w_47.lo_0 + w_48.lo_0;
    var _S293 : u32 = w_47.hi_0 + w_48.hi_0;
    if(lo_12 < (w_48.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S294 : u32 = _S293 + u32(_S237);
    var w_49 : Wide_0;
    w_49.lo_0 = lo_12;
    w_49.hi_0 = _S294;
    var _S295 : Wide_0 = w_49;
    var middle_23 : u32 = a1_4 * b0_13 + (((a0_4 * b0_13) >> (u32(16))));
    var w_50 : Wide_0;
    w_50.lo_0 = a1_4 * b1_13 + ((middle_23 >> (u32(16)))) + (((a0_4 * b1_13 + ((middle_23 & (u32(65535))))) >> (u32(16))));
    w_50.hi_0 = u32(0);
    var lo_13 : u32 = _S295.lo_0 + w_50.lo_0;
    var _S296 : u32 = _S295.hi_0 + w_50.hi_0;
    if(lo_13 < (w_50.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S297 : u32 = _S296 + u32(_S237);
    var w_51 : Wide_0;
    w_51.lo_0 = lo_13;
    w_51.hi_0 = _S297;
    var _S298 : Wide_0 = w_51;
    var _S299 : u32 = _S292.hi_0 - _S298.hi_0;
    if((_S292.lo_0) < (_S298.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S300 : u32 = _S299 - u32(_S237);
    var w_52 : Wide_0;
    w_52.lo_0 = _S292.lo_0 - _S298.lo_0;
    w_52.hi_0 = _S300;
    var _S301 : Wide_0 = w_52;
    var w_53 : Wide_0;
    w_53.lo_0 = _S301.hi_0 * _S301.hi_0;
    var a1_5 : u32 = ((_S301.hi_0) >> (u32(16)));
    var a0_5 : u32 = ((_S301.hi_0) & (u32(65535)));
    var middle_24 : u32 = a1_5 * a0_5 + (((a0_5 * a0_5) >> (u32(16))));
    w_53.hi_0 = a1_5 * a1_5 + ((middle_24 >> (u32(16)))) + (((a0_5 * a1_5 + ((middle_24 & (u32(65535))))) >> (u32(16))));
    var b1_15 : u32 = ((_S301.lo_0) >> (u32(16)));
    var b0_15 : u32 = ((_S301.lo_0) & (u32(65535)));
    var middle_25 : u32 = a1_5 * b0_15 + (((a0_5 * b0_15) >> (u32(16))));
    var w_54 : Wide_0;
    w_54.lo_0 = a1_5 * b1_15 + ((middle_25 >> (u32(16)))) + (((a0_5 * b1_15 + ((middle_25 & (u32(65535))))) >> (u32(16))));
    w_54.hi_0 = u32(0);
    var lo_14 : u32 = w_53.lo_0 + w_54.lo_0;
    var _S302 : u32 = w_53.hi_0 + w_54.hi_0;
    if(lo_14 < (w_54.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S303 : u32 = _S302 + u32(_S237);
    var w_55 : Wide_0;
    w_55.lo_0 = lo_14;
    w_55.hi_0 = _S303;
    var _S304 : Wide_0 = w_55;
    var middle_26 : u32 = b1_15 * a0_5 + (((b0_15 * a0_5) >> (u32(16))));
    var w_56 : Wide_0;
    w_56.lo_0 = b1_15 * a1_5 + ((middle_26 >> (u32(16)))) + (((b0_15 * a1_5 + ((middle_26 & (u32(65535))))) >> (u32(16))));
    w_56.hi_0 = u32(0);
    var lo_15 : u32 = _S304.lo_0 + w_56.lo_0;
    var _S305 : u32 = _S304.hi_0 + w_56.hi_0;
    if(lo_15 < (w_56.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S306 : u32 = _S305 + u32(_S237);
    var w_57 : Wide_0;
    w_57.lo_0 = lo_15;
    w_57.hi_0 = _S306;
    var _S307 : Wide_0 = w_57;
    var w_58 : Wide_0;
    w_58.lo_0 = _S307.hi_0 * _S307.hi_0;
    var a1_6 : u32 = ((_S307.hi_0) >> (u32(16)));
    var a0_6 : u32 = ((_S307.hi_0) & (u32(65535)));
    var middle_27 : u32 = a1_6 * a0_6 + (((a0_6 * a0_6) >> (u32(16))));
    w_58.hi_0 = a1_6 * a1_6 + ((middle_27 >> (u32(16)))) + (((a0_6 * a1_6 + ((middle_27 & (u32(65535))))) >> (u32(16))));
    var b1_16 : u32 = ((_S307.lo_0) >> (u32(16)));
    var b0_16 : u32 = ((_S307.lo_0) & (u32(65535)));
    var middle_28 : u32 = a1_6 * b0_16 + (((a0_6 * b0_16) >> (u32(16))));
    var w_59 : Wide_0;
    w_59.lo_0 = a1_6 * b1_16 + ((middle_28 >> (u32(16)))) + (((a0_6 * b1_16 + ((middle_28 & (u32(65535))))) >> (u32(16))));
    w_59.hi_0 = u32(0);
    var lo_16 : u32 = w_58.lo_0 + w_59.lo_0;
    var _S308 : u32 = w_58.hi_0 + w_59.hi_0;
    if(lo_16 < (w_59.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S309 : u32 = _S308 + u32(_S237);
    var w_60 : Wide_0;
    w_60.lo_0 = lo_16;
    w_60.hi_0 = _S309;
    var _S310 : Wide_0 = w_60;
    var middle_29 : u32 = b1_16 * a0_6 + (((b0_16 * a0_6) >> (u32(16))));
    var w_61 : Wide_0;
    w_61.lo_0 = b1_16 * a1_6 + ((middle_29 >> (u32(16)))) + (((b0_16 * a1_6 + ((middle_29 & (u32(65535))))) >> (u32(16))));
    w_61.hi_0 = u32(0);
    var lo_17 : u32 = _S310.lo_0 + w_61.lo_0;
    var _S311 : u32 = _S310.hi_0 + w_61.hi_0;
    if(lo_17 < (w_61.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S312 : u32 = _S311 + u32(_S237);
    var w_62 : Wide_0;
    w_62.lo_0 = lo_17;
    w_62.hi_0 = _S312;
    var _S313 : Wide_0 = w_62;
    var w_63 : Wide_0;
    w_63.lo_0 = _S313.hi_0 * _S313.hi_0;
    var a1_7 : u32 = ((_S313.hi_0) >> (u32(16)));
    var a0_7 : u32 = ((_S313.hi_0) & (u32(65535)));
    var middle_30 : u32 = a1_7 * a0_7 + (((a0_7 * a0_7) >> (u32(16))));
    w_63.hi_0 = a1_7 * a1_7 + ((middle_30 >> (u32(16)))) + (((a0_7 * a1_7 + ((middle_30 & (u32(65535))))) >> (u32(16))));
    var b1_17 : u32 = ((_S313.lo_0) >> (u32(16)));
    var b0_17 : u32 = ((_S313.lo_0) & (u32(65535)));
    var middle_31 : u32 = a1_7 * b0_17 + (((a0_7 * b0_17) >> (u32(16))));
    var w_64 : Wide_0;
    w_64.lo_0 = a1_7 * b1_17 + ((middle_31 >> (u32(16)))) + (((a0_7 * b1_17 + ((middle_31 & (u32(65535))))) >> (u32(16))));
    w_64.hi_0 = u32(0);
    var lo_18 : u32 = w_63.lo_0 + w_64.lo_0;
    var _S314 : u32 = w_63.hi_0 + w_64.hi_0;
    if(lo_18 < (w_64.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S315 : u32 = _S314 + u32(_S237);
    var w_65 : Wide_0;
    w_65.lo_0 = lo_18;
    w_65.hi_0 = _S315;
    var _S316 : Wide_0 = w_65;
    var middle_32 : u32 = b1_17 * a0_7 + (((b0_17 * a0_7) >> (u32(16))));
    var w_66 : Wide_0;
    w_66.lo_0 = b1_17 * a1_7 + ((middle_32 >> (u32(16)))) + (((b0_17 * a1_7 + ((middle_32 & (u32(65535))))) >> (u32(16))));
    w_66.hi_0 = u32(0);
    var lo_19 : u32 = _S316.lo_0 + w_66.lo_0;
    var _S317 : u32 = _S316.hi_0 + w_66.hi_0;
    if(lo_19 < (w_66.lo_0))
    {
        _S237 = i32(1);
    }
    else
    {
        _S237 = i32(0);
    }
    var _S318 : u32 = _S317 + u32(_S237);
    var w_67 : Wide_0;
    w_67.lo_0 = lo_19;
    w_67.hi_0 = _S318;
    var _S319 : Wide_0 = w_67;
    var low_1 : bool = (((_S319.hi_0) & (u32(2147483648)))) == u32(0);
    var e_0 : Exp_0;
    var _S320 : Wide_0;
    if(low_1)
    {
        var _S321 : u32 = ((((_S319.hi_0) << (u32(1)))) | ((((_S319.lo_0) >> (u32(31))))));
        var w_68 : Wide_0;
        w_68.lo_0 = ((_S319.lo_0) << (u32(1)));
        w_68.hi_0 = _S321;
        _S320 = w_68;
    }
    else
    {
        _S320 = _S319;
    }
    e_0.m_4 = _S320;
    var _S322 : u32;
    if(low_1)
    {
        _S322 = q_2 + u32(1);
    }
    else
    {
        _S322 = q_2;
    }
    e_0.q_1 = _S322;
    return e_0;
}

fn multiply_low_0( a_4 : Wide_0,  b_3 : u32) -> Wide_0
{
    var w_69 : Wide_0;
    w_69.lo_0 = a_4.lo_0 * b_3;
    var a1_8 : u32 = ((a_4.lo_0) >> (u32(16)));
    var a0_8 : u32 = ((a_4.lo_0) & (u32(65535)));
    var b1_18 : u32 = (b_3 >> (u32(16)));
    var b0_18 : u32 = (b_3 & (u32(65535)));
    var middle_33 : u32 = a1_8 * b0_18 + (((a0_8 * b0_18) >> (u32(16))));
    w_69.hi_0 = a1_8 * b1_18 + ((middle_33 >> (u32(16)))) + (((a0_8 * b1_18 + ((middle_33 & (u32(65535))))) >> (u32(16))));
    var p_1 : Wide_0 = w_69;
    p_1.hi_0 = p_1.hi_0 + a_4.hi_0 * b_3;
    return p_1;
}

fn multiply_low_signed_0( a_5 : Wide_0,  b_4 : i32) -> Wide_0
{
    var _S323 : bool = b_4 < i32(0);
    var _S324 : u32;
    if(_S323)
    {
        _S324 = u32(- b_4);
    }
    else
    {
        _S324 = u32(b_4);
    }
    var p_2 : Wide_0 = multiply_low_0(a_5, _S324);
    var _S325 : Wide_0;
    if(_S323)
    {
        var w_70 : Wide_0;
        w_70.lo_0 = u32(0);
        w_70.hi_0 = u32(0);
        var _S326 : Wide_0 = w_70;
        var _S327 : u32 = w_70.hi_0 - p_2.hi_0;
        var _S328 : i32;
        if((w_70.lo_0) < (p_2.lo_0))
        {
            _S328 = i32(1);
        }
        else
        {
            _S328 = i32(0);
        }
        var _S329 : u32 = _S327 - u32(_S328);
        var w_71 : Wide_0;
        w_71.lo_0 = _S326.lo_0 - p_2.lo_0;
        w_71.hi_0 = _S329;
        var _S330 : Wide_0 = w_71;
        _S325 = _S330;
    }
    else
    {
        _S325 = p_2;
    }
    return _S325;
}

fn pack_0( mantissa_2 : u32,  exponent_5 : i32) -> u32
{
    var biased_2 : i32 = exponent_5 + i32(150);
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

fn round_quotient_0( n_0 : Wide_0,  d_0 : Wide_0,  exponent_6 : i32,  slack_0 : u32) -> Rounded_0
{
    var inverse_1 : f32 = 1.0f / f32(d_0.hi_0);
    var _S331 : u32 = ((d_0.hi_0) >> (u32(6)));
    var w_72 : Wide_0;
    w_72.lo_0 = ((((d_0.lo_0) >> (u32(6)))) | ((((d_0.hi_0) << (u32(26))))));
    w_72.hi_0 = _S331;
    var _S332 : Wide_0 = w_72;
    var _S333 : u32 = ((n_0.hi_0) >> (u32(6)));
    var w_73 : Wide_0;
    w_73.lo_0 = ((((n_0.lo_0) >> (u32(6)))) | ((((n_0.hi_0) << (u32(26))))));
    w_73.hi_0 = _S333;
    var inverse58_0 : f32 = inverse_1 * 64.0f;
    var q1_0 : u32 = u32(f32(n_0.hi_0) * inverse_1 * 4.194304e+06f);
    var _S334 : u32 = ((((w_73.hi_0) << (u32(22)))) | ((((w_73.lo_0) >> (u32(10))))));
    var w_74 : Wide_0;
    w_74.lo_0 = ((w_73.lo_0) << (u32(22)));
    w_74.hi_0 = _S334;
    var _S335 : Wide_0 = w_74;
    var _S336 : Wide_0 = multiply_low_0(w_72, q1_0);
    var _S337 : u32 = w_74.hi_0 - _S336.hi_0;
    var _S338 : i32;
    if((w_74.lo_0) < (_S336.lo_0))
    {
        _S338 = i32(1);
    }
    else
    {
        _S338 = i32(0);
    }
    var _S339 : u32 = _S337 - u32(_S338);
    var w_75 : Wide_0;
    w_75.lo_0 = _S335.lo_0 - _S336.lo_0;
    w_75.hi_0 = _S339;
    var _S340 : Wide_0 = w_75;
    var q2_0 : i32 = i32(f32(i32(_S340.hi_0)) * inverse58_0 * 6.5536e+04f);
    var _S341 : u32 = ((((_S340.hi_0) << (u32(16)))) | ((((_S340.lo_0) >> (u32(16))))));
    var w_76 : Wide_0;
    w_76.lo_0 = ((_S340.lo_0) << (u32(16)));
    w_76.hi_0 = _S341;
    var _S342 : Wide_0 = w_76;
    var _S343 : Wide_0 = multiply_low_signed_0(_S332, q2_0);
    var _S344 : u32 = w_76.hi_0 - _S343.hi_0;
    if((w_76.lo_0) < (_S343.lo_0))
    {
        _S338 = i32(1);
    }
    else
    {
        _S338 = i32(0);
    }
    var _S345 : u32 = _S344 - u32(_S338);
    var w_77 : Wide_0;
    w_77.lo_0 = _S342.lo_0 - _S343.lo_0;
    w_77.hi_0 = _S345;
    var _S346 : Wide_0 = w_77;
    var low_2 : i32 = ((q2_0 & (i32(65535)))) * i32(16384) + i32(floor(f32(i32(_S346.hi_0)) * inverse58_0 * 16384.0f));
    var hi_2 : u32 = u32(i32(q1_0) + ((q2_0 >> (u32(16)))) + ((low_2 >> (u32(30)))));
    var lo_20 : u32 = (u32(low_2) & (u32(1073741823)));
    if(hi_2 >= u32(4194304))
    {
        _S338 = i32(1);
    }
    else
    {
        _S338 = i32(2);
    }
    var more_1 : u32 = u32(_S338);
    var left_1 : u32 = u32(30) - more_1;
    var mantissa_3 : u32 = (((hi_2 << (more_1))) | (((lo_20 >> (left_1)))));
    var fraction_1 : u32 = (lo_20 & ((((u32(1) << (left_1))) - u32(1))));
    var half_2 : u32 = (u32(1) << ((left_1 - u32(1))));
    var r_0 : Rounded_0;
    var _S347 : bool = fraction_1 > half_2;
    if(_S347)
    {
        _S338 = i32(1);
    }
    else
    {
        _S338 = i32(0);
    }
    r_0.value_3 = pack_0(mantissa_3 + u32(_S338), exponent_6 - i32(22) - i32(more_1));
    var _S348 : u32;
    if(_S347)
    {
        _S348 = fraction_1 - half_2;
    }
    else
    {
        _S348 = half_2 - fraction_1;
    }
    r_0.doubtful_0 = _S348 <= slack_0;
    return r_0;
}

struct Huge_0
{
     w0_0 : u32,
     w1_0 : u32,
     w2_0 : u32,
     w3_0 : u32,
};

fn shift_left_0( a_6 : Huge_0,  n_1 : u32) -> Huge_0
{
    if(n_1 >= u32(128))
    {
        var h_1 : Huge_0;
        h_1.w0_0 = u32(0);
        h_1.w1_0 = u32(0);
        h_1.w2_0 = u32(0);
        h_1.w3_0 = u32(0);
        return h_1;
    }
    var _S349 : Huge_0;
    if(((n_1 & (u32(64)))) != u32(0))
    {
        var h_2 : Huge_0;
        h_2.w0_0 = u32(0);
        h_2.w1_0 = u32(0);
        h_2.w2_0 = a_6.w0_0;
        h_2.w3_0 = a_6.w1_0;
        _S349 = h_2;
    }
    else
    {
        _S349 = a_6;
    }
    if(((n_1 & (u32(32)))) != u32(0))
    {
        var h_3 : Huge_0;
        h_3.w0_0 = u32(0);
        h_3.w1_0 = _S349.w0_0;
        h_3.w2_0 = _S349.w1_0;
        h_3.w3_0 = _S349.w2_0;
        _S349 = h_3;
    }
    var m_5 : u32 = (n_1 & (u32(31)));
    var k_3 : u32 = u32(31) - m_5;
    var _S350 : u32 = ((((_S349.w3_0) << (m_5))) | ((((((_S349.w2_0) >> (u32(1)))) >> (k_3)))));
    var _S351 : u32 = ((((_S349.w2_0) << (m_5))) | ((((((_S349.w1_0) >> (u32(1)))) >> (k_3)))));
    var _S352 : u32 = ((((_S349.w1_0) << (m_5))) | ((((((_S349.w0_0) >> (u32(1)))) >> (k_3)))));
    var h_4 : Huge_0;
    h_4.w0_0 = ((_S349.w0_0) << (m_5));
    h_4.w1_0 = _S352;
    h_4.w2_0 = _S351;
    h_4.w3_0 = _S350;
    return h_4;
}

fn shift_right_0( a_7 : Huge_0,  n_2 : u32) -> Huge_0
{
    if(n_2 >= u32(128))
    {
        var h_5 : Huge_0;
        h_5.w0_0 = u32(0);
        h_5.w1_0 = u32(0);
        h_5.w2_0 = u32(0);
        h_5.w3_0 = u32(0);
        return h_5;
    }
    var _S353 : Huge_0;
    if(((n_2 & (u32(64)))) != u32(0))
    {
        var h_6 : Huge_0;
        h_6.w0_0 = a_7.w2_0;
        h_6.w1_0 = a_7.w3_0;
        h_6.w2_0 = u32(0);
        h_6.w3_0 = u32(0);
        _S353 = h_6;
    }
    else
    {
        _S353 = a_7;
    }
    if(((n_2 & (u32(32)))) != u32(0))
    {
        var h_7 : Huge_0;
        h_7.w0_0 = _S353.w1_0;
        h_7.w1_0 = _S353.w2_0;
        h_7.w2_0 = _S353.w3_0;
        h_7.w3_0 = u32(0);
        _S353 = h_7;
    }
    var m_6 : u32 = (n_2 & (u32(31)));
    var k_4 : u32 = u32(31) - m_6;
    var _S354 : u32 = ((_S353.w3_0) >> (m_6));
    var _S355 : u32 = ((((_S353.w2_0) >> (m_6))) | ((((((_S353.w3_0) << (u32(1)))) << (k_4)))));
    var _S356 : u32 = ((((_S353.w1_0) >> (m_6))) | ((((((_S353.w2_0) << (u32(1)))) << (k_4)))));
    var h_8 : Huge_0;
    h_8.w0_0 = ((((_S353.w0_0) >> (m_6))) | ((((((_S353.w1_0) << (u32(1)))) << (k_4)))));
    h_8.w1_0 = _S356;
    h_8.w2_0 = _S355;
    h_8.w3_0 = _S354;
    return h_8;
}

fn fixed_96_0( x_56 : u32) -> Huge_0
{
    if((absolute_0(x_56)) == u32(0))
    {
        var h_9 : Huge_0;
        h_9.w0_0 = u32(0);
        h_9.w1_0 = u32(0);
        h_9.w2_0 = u32(0);
        h_9.w3_0 = u32(0);
        return h_9;
    }
    var shift_2 : i32 = exponent_of_0(x_56) - i32(54);
    var h_10 : Huge_0;
    h_10.w0_0 = mantissa_of_0(x_56);
    h_10.w1_0 = u32(0);
    h_10.w2_0 = u32(0);
    h_10.w3_0 = u32(0);
    var _S357 : Huge_0 = h_10;
    var _S358 : Huge_0;
    if(shift_2 >= i32(0))
    {
        _S358 = shift_left_0(_S357, u32(shift_2));
    }
    else
    {
        _S358 = shift_right_0(_S357, u32(- shift_2));
    }
    return _S358;
}

struct ExactExp_0
{
     m_7 : Huge_0,
     q_3 : u32,
};

fn add_0( a_8 : Huge_0,  b_5 : Huge_0) -> Huge_0
{
    var w_78 : Wide_0;
    w_78.lo_0 = a_8.w0_0;
    w_78.hi_0 = a_8.w1_0;
    var w_79 : Wide_0;
    w_79.lo_0 = b_5.w0_0;
    w_79.hi_0 = b_5.w1_0;
    var lo_21 : u32 = w_78.lo_0 + w_79.lo_0;
    var _S359 : u32 = w_78.hi_0 + w_79.hi_0;
    var _S360 : i32;
    if(lo_21 < (w_79.lo_0))
    {
        _S360 = i32(1);
    }
    else
    {
        _S360 = i32(0);
    }
    var _S361 : u32 = _S359 + u32(_S360);
    var w_80 : Wide_0;
    w_80.lo_0 = lo_21;
    w_80.hi_0 = _S361;
    var _S362 : Wide_0 = w_80;
    var carry_0 : bool;
    if((_S362.hi_0) < (b_5.w1_0))
    {
        carry_0 = true;
    }
    else
    {
        if((_S362.hi_0) == (b_5.w1_0))
        {
            carry_0 = (_S362.lo_0) < (b_5.w0_0);
        }
        else
        {
            carry_0 = false;
        }
    }
    var w_81 : Wide_0;
    w_81.lo_0 = a_8.w2_0;
    w_81.hi_0 = a_8.w3_0;
    var _S363 : Wide_0 = w_81;
    var w_82 : Wide_0;
    w_82.lo_0 = b_5.w2_0;
    w_82.hi_0 = b_5.w3_0;
    var _S364 : Wide_0 = w_82;
    var lo_22 : u32 = _S363.lo_0 + _S364.lo_0;
    var _S365 : u32 = _S363.hi_0 + _S364.hi_0;
    if(lo_22 < (_S364.lo_0))
    {
        _S360 = i32(1);
    }
    else
    {
        _S360 = i32(0);
    }
    var _S366 : u32 = _S365 + u32(_S360);
    var w_83 : Wide_0;
    w_83.lo_0 = lo_22;
    w_83.hi_0 = _S366;
    var _S367 : Wide_0 = w_83;
    if(carry_0)
    {
        _S360 = i32(1);
    }
    else
    {
        _S360 = i32(0);
    }
    var w_84 : Wide_0;
    w_84.lo_0 = u32(_S360);
    w_84.hi_0 = u32(0);
    var _S368 : Wide_0 = w_84;
    var lo_23 : u32 = _S367.lo_0 + _S368.lo_0;
    var _S369 : u32 = _S367.hi_0 + _S368.hi_0;
    if(lo_23 < (_S368.lo_0))
    {
        _S360 = i32(1);
    }
    else
    {
        _S360 = i32(0);
    }
    var _S370 : u32 = _S369 + u32(_S360);
    var w_85 : Wide_0;
    w_85.lo_0 = lo_23;
    w_85.hi_0 = _S370;
    var _S371 : Wide_0 = w_85;
    var h_11 : Huge_0;
    h_11.w0_0 = _S362.lo_0;
    h_11.w1_0 = _S362.hi_0;
    h_11.w2_0 = _S371.lo_0;
    h_11.w3_0 = _S371.hi_0;
    return h_11;
}

fn subtract_0( a_9 : Huge_0,  b_6 : Huge_0) -> Huge_0
{
    var borrow_0 : bool;
    if((a_9.w1_0) < (b_6.w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if((a_9.w1_0) == (b_6.w1_0))
        {
            borrow_0 = (a_9.w0_0) < (b_6.w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    var w_86 : Wide_0;
    w_86.lo_0 = a_9.w0_0;
    w_86.hi_0 = a_9.w1_0;
    var _S372 : Wide_0 = w_86;
    var w_87 : Wide_0;
    w_87.lo_0 = b_6.w0_0;
    w_87.hi_0 = b_6.w1_0;
    var _S373 : Wide_0 = w_87;
    var _S374 : u32 = _S372.hi_0 - _S373.hi_0;
    var _S375 : i32;
    if((_S372.lo_0) < (_S373.lo_0))
    {
        _S375 = i32(1);
    }
    else
    {
        _S375 = i32(0);
    }
    var _S376 : u32 = _S374 - u32(_S375);
    var w_88 : Wide_0;
    w_88.lo_0 = _S372.lo_0 - _S373.lo_0;
    w_88.hi_0 = _S376;
    var _S377 : Wide_0 = w_88;
    var w_89 : Wide_0;
    w_89.lo_0 = a_9.w2_0;
    w_89.hi_0 = a_9.w3_0;
    var _S378 : Wide_0 = w_89;
    var w_90 : Wide_0;
    w_90.lo_0 = b_6.w2_0;
    w_90.hi_0 = b_6.w3_0;
    var _S379 : Wide_0 = w_90;
    var _S380 : u32 = w_89.hi_0 - w_90.hi_0;
    if((w_89.lo_0) < (w_90.lo_0))
    {
        _S375 = i32(1);
    }
    else
    {
        _S375 = i32(0);
    }
    var _S381 : u32 = _S380 - u32(_S375);
    var w_91 : Wide_0;
    w_91.lo_0 = _S378.lo_0 - _S379.lo_0;
    w_91.hi_0 = _S381;
    var _S382 : Wide_0 = w_91;
    if(borrow_0)
    {
        _S375 = i32(1);
    }
    else
    {
        _S375 = i32(0);
    }
    var w_92 : Wide_0;
    w_92.lo_0 = u32(_S375);
    w_92.hi_0 = u32(0);
    var _S383 : Wide_0 = w_92;
    var _S384 : u32 = _S382.hi_0 - _S383.hi_0;
    if((_S382.lo_0) < (_S383.lo_0))
    {
        _S375 = i32(1);
    }
    else
    {
        _S375 = i32(0);
    }
    var _S385 : u32 = _S384 - u32(_S375);
    var w_93 : Wide_0;
    w_93.lo_0 = _S382.lo_0 - _S383.lo_0;
    w_93.hi_0 = _S385;
    var _S386 : Wide_0 = w_93;
    var h_12 : Huge_0;
    h_12.w0_0 = _S377.lo_0;
    h_12.w1_0 = _S377.hi_0;
    h_12.w2_0 = _S386.lo_0;
    h_12.w3_0 = _S386.hi_0;
    return h_12;
}

fn less_0( a_10 : Huge_0,  b_7 : Huge_0) -> bool
{
    if((a_10.w3_0) != (b_7.w3_0))
    {
        return (a_10.w3_0) < (b_7.w3_0);
    }
    if((a_10.w2_0) != (b_7.w2_0))
    {
        return (a_10.w2_0) < (b_7.w2_0);
    }
    if((a_10.w1_0) != (b_7.w1_0))
    {
        return (a_10.w1_0) < (b_7.w1_0);
    }
    return (a_10.w0_0) < (b_7.w0_0);
}

var<private> kExpSeries_0 : array<array<u32, i32(3)>, i32(12)> = array<array<u32, i32(3)>, i32(12)>( array<u32, i32(3)>( u32(4294967295), u32(4294967295), u32(4294967295) ), array<u32, i32(3)>( u32(134217728), u32(0), u32(0) ), array<u32, i32(3)>( u32(2097152), u32(0), u32(0) ), array<u32, i32(3)>( u32(21845), u32(1431655765), u32(1431655765) ), array<u32, i32(3)>( u32(170), u32(2863311530), u32(2863311531) ), array<u32, i32(3)>( u32(1), u32(286331153), u32(286331153) ), array<u32, i32(3)>( u32(0), u32(23860929), u32(1813430636) ), array<u32, i32(3)>( u32(0), u32(106522), u32(27269634) ), array<u32, i32(3)>( u32(0), u32(416), u32(436314138) ), array<u32, i32(3)>( u32(0), u32(1), u32(1910389333) ), array<u32, i32(3)>( u32(0), u32(0), u32(19391739) ), array<u32, i32(3)>( u32(0), u32(0), u32(55090) ) );
fn exp_series_0( j_0 : u32) -> Huge_0
{
    var _S387 : u32 = min(j_0, u32(11));
    var h_13 : Huge_0;
    h_13.w0_0 = kExpSeries_0[_S387][i32(2)];
    h_13.w1_0 = kExpSeries_0[_S387][i32(1)];
    h_13.w2_0 = kExpSeries_0[_S387][i32(0)];
    h_13.w3_0 = u32(0);
    return h_13;
}

fn select_0( which_0 : bool,  a_11 : Huge_0,  b_8 : Huge_0) -> Huge_0
{
    var _S388 : u32;
    if(which_0)
    {
        _S388 = a_11.w3_0;
    }
    else
    {
        _S388 = b_8.w3_0;
    }
    var _S389 : u32;
    if(which_0)
    {
        _S389 = a_11.w2_0;
    }
    else
    {
        _S389 = b_8.w2_0;
    }
    var _S390 : u32;
    if(which_0)
    {
        _S390 = a_11.w1_0;
    }
    else
    {
        _S390 = b_8.w1_0;
    }
    var _S391 : u32;
    if(which_0)
    {
        _S391 = a_11.w0_0;
    }
    else
    {
        _S391 = b_8.w0_0;
    }
    var h_14 : Huge_0;
    h_14.w0_0 = _S391;
    h_14.w1_0 = _S390;
    h_14.w2_0 = _S389;
    h_14.w3_0 = _S388;
    return h_14;
}

struct Column_0
{
     w0_1 : u32,
     w1_1 : u32,
     w2_1 : u32,
};

fn Column_add_product_0( this_7 : ptr<function, Column_0>,  a_12 : u32,  b_9 : u32)
{
    var w_94 : Wide_0;
    w_94.lo_0 = a_12 * b_9;
    var a1_9 : u32 = (a_12 >> (u32(16)));
    var a0_9 : u32 = (a_12 & (u32(65535)));
    var b1_19 : u32 = (b_9 >> (u32(16)));
    var b0_19 : u32 = (b_9 & (u32(65535)));
    var middle_34 : u32 = a1_9 * b0_19 + (((a0_9 * b0_19) >> (u32(16))));
    w_94.hi_0 = a1_9 * b1_19 + ((middle_34 >> (u32(16)))) + (((a0_9 * b1_19 + ((middle_34 & (u32(65535))))) >> (u32(16))));
    var p_3 : Wide_0 = w_94;
    var _S392 : u32 = (*this_7).w0_1 + p_3.lo_0;
    (*this_7).w0_1 = _S392;
    var _S393 : i32;
    if(_S392 < (p_3.lo_0))
    {
        _S393 = i32(1);
    }
    else
    {
        _S393 = i32(0);
    }
    var _S394 : u32 = p_3.hi_0 + u32(_S393);
    p_3.hi_0 = _S394;
    var _S395 : u32 = (*this_7).w1_1 + _S394;
    (*this_7).w1_1 = _S395;
    if(_S395 < _S394)
    {
        _S393 = i32(1);
    }
    else
    {
        _S393 = i32(0);
    }
    (*this_7).w2_1 = (*this_7).w2_1 + u32(_S393);
    return;
}

fn Column_next_0( this_8 : ptr<function, Column_0>) -> u32
{
    var digit_0 : u32 = (*this_8).w0_1;
    (*this_8).w0_1 = (*this_8).w1_1;
    (*this_8).w1_1 = (*this_8).w2_1;
    (*this_8).w2_1 = u32(0);
    return digit_0;
}

fn multiply_96_0( a_13 : Huge_0,  b_10 : Huge_0) -> Huge_0
{
    var c_0 : Column_0;
    c_0.w0_1 = u32(0);
    c_0.w1_1 = u32(0);
    c_0.w2_1 = u32(0);
    Column_add_product_0(&(c_0), a_13.w0_0, b_10.w0_0);
    var _S396 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_13.w0_0, b_10.w1_0);
    Column_add_product_0(&(c_0), a_13.w1_0, b_10.w0_0);
    var _S397 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_13.w0_0, b_10.w2_0);
    Column_add_product_0(&(c_0), a_13.w1_0, b_10.w1_0);
    Column_add_product_0(&(c_0), a_13.w2_0, b_10.w0_0);
    var _S398 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_13.w1_0, b_10.w2_0);
    Column_add_product_0(&(c_0), a_13.w2_0, b_10.w1_0);
    var w0_2 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_13.w2_0, b_10.w2_0);
    var w1_2 : u32 = Column_next_0(&(c_0));
    var w2_2 : u32 = Column_next_0(&(c_0));
    var h_15 : Huge_0;
    h_15.w0_0 = w0_2;
    h_15.w1_0 = w1_2;
    h_15.w2_0 = w2_2;
    h_15.w3_0 = u32(0);
    return h_15;
}

fn exp_exact_0( t_2 : Huge_0) -> ExactExp_0
{
    var h_16 : Huge_0;
    h_16.w0_0 = u32(3387143064);
    h_16.w1_0 = u32(3520035243);
    h_16.w2_0 = u32(2977044471);
    h_16.w3_0 = u32(0);
    var _S399 : Huge_0 = h_16;
    var q_4 : u32 = u32((f32(t_2.w3_0) + f32(t_2.w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    var w_95 : Wide_0;
    w_95.lo_0 = q_4 * h_16.w0_0;
    var a1_10 : u32 = (q_4 >> (u32(16)));
    var a0_10 : u32 = (q_4 & (u32(65535)));
    var b1_20 : u32 = ((h_16.w0_0) >> (u32(16)));
    var b0_20 : u32 = ((h_16.w0_0) & (u32(65535)));
    var middle_35 : u32 = a1_10 * b0_20 + (((a0_10 * b0_20) >> (u32(16))));
    w_95.hi_0 = a1_10 * b1_20 + ((middle_35 >> (u32(16)))) + (((a0_10 * b1_20 + ((middle_35 & (u32(65535))))) >> (u32(16))));
    var w_96 : Wide_0;
    w_96.lo_0 = q_4 * h_16.w1_0;
    var b1_21 : u32 = ((h_16.w1_0) >> (u32(16)));
    var b0_21 : u32 = ((h_16.w1_0) & (u32(65535)));
    var middle_36 : u32 = a1_10 * b0_21 + (((a0_10 * b0_21) >> (u32(16))));
    w_96.hi_0 = a1_10 * b1_21 + ((middle_36 >> (u32(16)))) + (((a0_10 * b1_21 + ((middle_36 & (u32(65535))))) >> (u32(16))));
    var w_97 : Wide_0;
    w_97.lo_0 = q_4 * h_16.w2_0;
    var b1_22 : u32 = ((h_16.w2_0) >> (u32(16)));
    var b0_22 : u32 = ((h_16.w2_0) & (u32(65535)));
    var middle_37 : u32 = a1_10 * b0_22 + (((a0_10 * b0_22) >> (u32(16))));
    w_97.hi_0 = a1_10 * b1_22 + ((middle_37 >> (u32(16)))) + (((a0_10 * b1_22 + ((middle_37 & (u32(65535))))) >> (u32(16))));
    var h_17 : Huge_0;
    h_17.w0_0 = w_95.lo_0;
    h_17.w1_0 = w_96.lo_0;
    h_17.w2_0 = w_97.lo_0;
    h_17.w3_0 = u32(0);
    var h_18 : Huge_0;
    h_18.w0_0 = u32(0);
    h_18.w1_0 = w_95.hi_0;
    h_18.w2_0 = w_96.hi_0;
    h_18.w3_0 = w_97.hi_0;
    var r_1 : Huge_0 = subtract_0(t_2, add_0(h_17, h_18));
    var r_2 : Huge_0;
    var q_5 : u32;
    if((r_1.w3_0) != u32(0))
    {
        var q_6 : u32 = q_4 - u32(1);
        r_2 = add_0(r_1, _S399);
        q_5 = q_6;
    }
    else
    {
        r_2 = r_1;
        q_5 = q_4;
    }
    if(!less_0(r_2, _S399))
    {
        var q_7 : u32 = q_5 + u32(1);
        r_2 = subtract_0(r_2, _S399);
        q_5 = q_7;
    }
    var p_4 : Huge_0 = exp_series_0(u32(11));
    var step_1 : u32 = u32(0);
    for(;;)
    {
        if(step_1 < (u32(16) + zero_0))
        {
        }
        else
        {
            break;
        }
        var in_series_0 : bool = step_1 < u32(11);
        var product_1 : Huge_0 = multiply_96_0(select_0(in_series_0, r_2, p_4), p_4);
        var _S400 : Huge_0 = select_0(in_series_0, subtract_0(exp_series_0(u32(10) - step_1), product_1), product_1);
        var step_2 : u32 = step_1 + u32(1);
        p_4 = _S400;
        step_1 = step_2;
    }
    var e_1 : ExactExp_0;
    e_1.m_7 = p_4;
    e_1.q_3 = q_5;
    return e_1;
}

fn is_zero_0( a_14 : Huge_0) -> bool
{
    return (((((((a_14.w0_0) | ((a_14.w1_0)))) | ((a_14.w2_0)))) | ((a_14.w3_0)))) == u32(0);
}

fn bit_width_0( v_1 : u32) -> u32
{
    var _S401 : u32;
    if(v_1 == u32(0))
    {
        _S401 = u32(0);
    }
    else
    {
        _S401 = firstbithigh_0(v_1) + u32(1);
    }
    return _S401;
}

fn bit_width_1( a_15 : Huge_0) -> u32
{
    if((a_15.w3_0) != u32(0))
    {
        return u32(96) + bit_width_0(a_15.w3_0);
    }
    if((a_15.w2_0) != u32(0))
    {
        return u32(64) + bit_width_0(a_15.w2_0);
    }
    if((a_15.w1_0) != u32(0))
    {
        return u32(32) + bit_width_0(a_15.w1_0);
    }
    return bit_width_0(a_15.w0_0);
}

fn same_0( a_16 : Huge_0,  b_11 : Huge_0) -> bool
{
    var _S402 : bool;
    if((a_16.w0_0) == (b_11.w0_0))
    {
        _S402 = (a_16.w1_0) == (b_11.w1_0);
    }
    else
    {
        _S402 = false;
    }
    if(_S402)
    {
        _S402 = (a_16.w2_0) == (b_11.w2_0);
    }
    else
    {
        _S402 = false;
    }
    if(_S402)
    {
        _S402 = (a_16.w3_0) == (b_11.w3_0);
    }
    else
    {
        _S402 = false;
    }
    return _S402;
}

fn round_ratio_0( num_0 : Huge_0,  den_0 : Huge_0,  exponent_7 : i32) -> u32
{
    if(is_zero_0(num_0))
    {
        return u32(0);
    }
    var shift_3 : i32 = i32(bit_width_1(den_0)) - i32(bit_width_1(num_0));
    var _S403 : Huge_0;
    if(shift_3 > i32(0))
    {
        _S403 = shift_left_0(num_0, u32(shift_3));
    }
    else
    {
        _S403 = num_0;
    }
    var _S404 : Huge_0;
    if(shift_3 < i32(0))
    {
        _S404 = shift_left_0(den_0, u32(- shift_3));
    }
    else
    {
        _S404 = den_0;
    }
    var shift_4 : i32;
    if(less_0(_S403, _S404))
    {
        var shift_5 : i32 = shift_3 + i32(1);
        _S403 = shift_left_0(_S403, u32(1));
        shift_4 = shift_5;
    }
    else
    {
        shift_4 = shift_3;
    }
    var bit_0 : u32 = u32(0);
    var quotient_0 : u32 = u32(0);
    for(;;)
    {
        if(bit_0 < (u32(24) + zero_0))
        {
        }
        else
        {
            break;
        }
        var quotient_1 : u32 = (quotient_0 << (u32(1)));
        var _S405 : Huge_0;
        if(!less_0(_S403, _S404))
        {
            var quotient_2 : u32 = (quotient_1 | (u32(1)));
            _S405 = subtract_0(_S403, _S404);
            quotient_0 = quotient_2;
        }
        else
        {
            _S405 = _S403;
            quotient_0 = quotient_1;
        }
        var _S406 : Huge_0 = shift_left_0(_S405, u32(1));
        var bit_1 : u32 = bit_0 + u32(1);
        _S403 = _S406;
        bit_0 = bit_1;
    }
    var _S407 : bool;
    if(less_0(_S404, _S403))
    {
        _S407 = true;
    }
    else
    {
        if(same_0(_S403, _S404))
        {
            _S407 = ((quotient_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S407 = false;
        }
    }
    if(_S407)
    {
        quotient_0 = quotient_0 + u32(1);
    }
    return pack_0(quotient_0, exponent_7 - shift_4 - i32(23));
}

fn sigmoid_exact_0( x_57 : u32) -> u32
{
    var e_2 : ExactExp_0 = exp_exact_0(fixed_96_0(x_57));
    var h_19 : Huge_0;
    h_19.w0_0 = u32(0);
    h_19.w1_0 = u32(0);
    h_19.w2_0 = u32(0);
    h_19.w3_0 = u32(1);
    var d_1 : Huge_0 = add_0(h_19, shift_right_0(e_2.m_7, e_2.q_3));
    var negative_0 : bool = ((x_57 & (u32(2147483648)))) != u32(0);
    var _S408 : Huge_0 = select_0(negative_0, e_2.m_7, h_19);
    var _S409 : i32;
    if(negative_0)
    {
        _S409 = - i32(e_2.q_3);
    }
    else
    {
        _S409 = i32(0);
    }
    return round_ratio_0(_S408, d_1, _S409);
}

fn sigmoid_by_words_0( x_58 : u32) -> u32
{
    var n_3 : Wide_0;
    var size_0 : u32 = absolute_0(x_58);
    var negative_1 : bool = ((x_58 & (u32(2147483648)))) != u32(0);
    if(size_0 > u32(2139095040))
    {
        return u32(2143289344);
    }
    if(size_0 < u32(847249408))
    {
        return u32(1056964608);
    }
    if(size_0 >= u32(1124073472))
    {
        var _S410 : u32;
        if(negative_1)
        {
            _S410 = u32(0);
        }
        else
        {
            _S410 = u32(1065353216);
        }
        return _S410;
    }
    var e_3 : Exp_0 = exp_fast_0(fixed_57_0(x_58));
    var w_98 : Wide_0;
    w_98.lo_0 = u32(0);
    w_98.hi_0 = u32(2147483648);
    var _S411 : Wide_0 = w_98;
    var _S412 : u32 = e_3.q_1 + u32(1);
    for(;;)
    {
        var m_8 : u32 = (_S412 & (u32(31)));
        var hi_3 : u32 = ((e_3.m_4.hi_0) >> (m_8));
        var lo_24 : u32 = ((((e_3.m_4.lo_0) >> (m_8))) | ((((((e_3.m_4.hi_0) << (u32(1)))) << ((u32(31) - m_8))))));
        if(_S412 >= u32(64))
        {
            var w_99 : Wide_0;
            w_99.lo_0 = u32(0);
            w_99.hi_0 = u32(0);
            n_3 = w_99;
            break;
        }
        if(_S412 >= u32(32))
        {
            var w_100 : Wide_0;
            w_100.lo_0 = hi_3;
            w_100.hi_0 = u32(0);
            n_3 = w_100;
        }
        else
        {
            var w_101 : Wide_0;
            w_101.lo_0 = lo_24;
            w_101.hi_0 = hi_3;
            n_3 = w_101;
        }
        break;
    }
    var lo_25 : u32 = _S411.lo_0 + n_3.lo_0;
    var _S413 : u32 = _S411.hi_0 + n_3.hi_0;
    var _S414 : i32;
    if(lo_25 < (n_3.lo_0))
    {
        _S414 = i32(1);
    }
    else
    {
        _S414 = i32(0);
    }
    var _S415 : u32 = _S413 + u32(_S414);
    var w_102 : Wide_0;
    w_102.lo_0 = lo_25;
    w_102.hi_0 = _S415;
    var _S416 : Wide_0 = w_102;
    if(!negative_1)
    {
        var w_103 : Wide_0;
        w_103.lo_0 = u32(0);
        w_103.hi_0 = u32(2147483648);
        n_3 = w_103;
    }
    else
    {
        n_3 = e_3.m_4;
    }
    if(negative_1)
    {
        _S414 = - i32(e_3.q_1) - i32(1);
    }
    else
    {
        _S414 = i32(0);
    }
    var r_3 : Rounded_0 = round_quotient_0(n_3, _S416, _S414, u32(64));
    if(r_3.doubtful_0)
    {
        return sigmoid_exact_0(x_58);
    }
    return r_3.value_3;
}

fn sigmoid_0( x_59 : u32) -> u32
{
    if((absolute_0(x_59)) < u32(1114112000))
    {
        var r_4 : Rounded_0 = sigmoid_by_floats_0(x_59);
        if(!r_4.doubtful_0)
        {
            return r_4.value_3;
        }
    }
    return sigmoid_by_words_0(x_59);
}

fn score_items_0( lane_11 : u32,  rule_23 : Rule_0,  first_4 : Token_0,  tile_15 : Tile_0)
{
    var _S417 : u32 = count_items_0(rule_23, tile_15);
    var i_4 : u32 = lane_11;
    for(;;)
    {
        if(i_4 < _S417)
        {
        }
        else
        {
            break;
        }
        var item_2 : Item_0 = item_of_0(rule_23, tile_15, i_4);
        if(!item_2.there_0)
        {
            i_4 = i_4 + u32(32);
            continue;
        }
        var token_7 : Token_0 = Token_after_0(first_4, item_2.token_3);
        var s_5 : u32 = sigmoid_0(clamp_0(rule_23, linear_0(rule_23, token_7, item_id_0[item_2.at_1], Token_logit_of_0(token_7, item_id_0[item_2.at_1]))));
        item_key_0[item_2.at_1] = order_0(with_bias_0(rule_23, token_7, item_id_0[item_2.at_1], s_5), nan_place_0(rule_23));
        Keys_set_0(item_2.at_1, s_5);
        i_4 = i_4 + u32(32);
    }
    return;
}

fn summand_0( key_7 : u32) -> u32
{
    var _S418 : u32;
    if(key_7 == u32(1))
    {
        _S418 = u32(4286578688);
    }
    else
    {
        _S418 = from_order_0(key_7);
    }
    return _S418;
}

fn Keys_set_group_0( group_2 : u32,  key_8 : u32)
{
    group_keys_0[group_2] = key_8;
    return;
}

fn score_tile_0( lane_12 : u32,  rule_24 : Rule_0,  first_5 : Token_0,  tile_16 : Tile_0)
{
    var _S419 : u32 = token_of_0(tile_16, lane_12);
    var _S420 : u32 = count_shares_0(lane_12, rule_24, tile_16);
    var i_5 : u32 = u32(0);
    for(;;)
    {
        if(i_5 < _S420)
        {
        }
        else
        {
            break;
        }
        var _S421 : Token_0 = Token_after_0(first_5, _S419);
        var _S422 : Share_0 = share_of_0(lane_12, rule_24, tile_16, i_5);
        var best_1 : vec2<u32> = score_share_0(rule_24, _S421, _S422);
        if((rule_24.n_group_0) == u32(1))
        {
            i_5 = i_5 + u32(1);
            continue;
        }
        var sum_3 : u32 = summand_0(best_1.x);
        var sum_4 : u32;
        if((rule_24.group_score_0) == u32(2))
        {
            var other_3 : u32 = summand_0(best_1.y);
            var _S423 : bool;
            if(!is_plain_0(sum_3))
            {
                _S423 = true;
            }
            else
            {
                _S423 = !is_plain_0(other_3);
            }
            if(_S423)
            {
                set_doubtful_0(_S419);
            }
            sum_4 = ((bitcast<u32>(((bitcast<f32>((sum_3))) + (bitcast<f32>((other_3)))))) ^ (zero_0));
        }
        else
        {
            sum_4 = sum_3;
        }
        var _S424 : u32 = _S419 * rule_24.n_group_0;
        var _S425 : u32 = group_of_0(lane_12, tile_16, i_5);
        Keys_set_group_0(_S424 + _S425, order_0(sum_4, nan_place_0(rule_24)));
        i_5 = i_5 + u32(1);
    }
    return;
}

fn load_tile_0( lane_13 : u32,  rule_25 : Rule_0,  first_6 : Token_0,  tile_17 : Tile_0)
{
    var row_0 : u32;
    if((rule_25.n_expert_0) > u32(32))
    {
        row_0 = u32(0);
        for(;;)
        {
            var _S426 : bool = row_0 < (tile_17.n_there_0);
            if(_S426)
            {
            }
            else
            {
                break;
            }
            var column_0 : u32 = lane_13;
            for(;;)
            {
                var _S427 : bool = column_0 < (rule_25.n_expert_0);
                if(_S427)
                {
                }
                else
                {
                    break;
                }
                var _S428 : u32 = tile_17.n_there_0 - u32(1);
                var token_8 : Token_0 = Token_after_0(first_6, min(row_0, _S428));
                var x_60 : array<u32, i32(16)>;
                var _S429 : u32 = rule_25.n_expert_0 - u32(1);
                var _S430 : u32 = min(column_0, _S429);
                x_60[u32(0)] = Token_word_of_0(token_8, _S430);
                var _S431 : u32 = row_0 + u32(1);
                var token_9 : Token_0 = Token_after_0(first_6, min(_S431, _S428));
                x_60[u32(1)] = Token_word_of_0(token_9, _S430);
                var _S432 : u32 = row_0 + u32(2);
                var token_10 : Token_0 = Token_after_0(first_6, min(_S432, _S428));
                x_60[u32(2)] = Token_word_of_0(token_10, _S430);
                var _S433 : u32 = row_0 + u32(3);
                var token_11 : Token_0 = Token_after_0(first_6, min(_S433, _S428));
                x_60[u32(3)] = Token_word_of_0(token_11, _S430);
                var _S434 : u32 = column_0 + u32(32);
                var _S435 : u32 = min(_S434, _S429);
                x_60[u32(4)] = Token_word_of_0(token_8, _S435);
                x_60[u32(5)] = Token_word_of_0(token_9, _S435);
                x_60[u32(6)] = Token_word_of_0(token_10, _S435);
                x_60[u32(7)] = Token_word_of_0(token_11, _S435);
                var _S436 : u32 = column_0 + u32(64);
                var _S437 : u32 = min(_S436, _S429);
                x_60[u32(8)] = Token_word_of_0(token_8, _S437);
                x_60[u32(9)] = Token_word_of_0(token_9, _S437);
                x_60[u32(10)] = Token_word_of_0(token_10, _S437);
                x_60[u32(11)] = Token_word_of_0(token_11, _S437);
                var _S438 : u32 = column_0 + u32(96);
                var _S439 : u32 = min(_S438, _S429);
                x_60[u32(12)] = Token_word_of_0(token_8, _S439);
                x_60[u32(13)] = Token_word_of_0(token_9, _S439);
                x_60[u32(14)] = Token_word_of_0(token_10, _S439);
                x_60[u32(15)] = Token_word_of_0(token_11, _S439);
                if(Token_is_packed_0(first_6))
                {
                    x_60[u32(0)] = Token_unpack_0(token_8, x_60[u32(0)], _S430);
                    x_60[u32(1)] = Token_unpack_0(token_9, x_60[u32(1)], _S430);
                    x_60[u32(2)] = Token_unpack_0(token_10, x_60[u32(2)], _S430);
                    x_60[u32(3)] = Token_unpack_0(token_11, x_60[u32(3)], _S430);
                    x_60[u32(4)] = Token_unpack_0(token_8, x_60[u32(4)], _S435);
                    x_60[u32(5)] = Token_unpack_0(token_9, x_60[u32(5)], _S435);
                    x_60[u32(6)] = Token_unpack_0(token_10, x_60[u32(6)], _S435);
                    x_60[u32(7)] = Token_unpack_0(token_11, x_60[u32(7)], _S435);
                    x_60[u32(8)] = Token_unpack_0(token_8, x_60[u32(8)], _S437);
                    x_60[u32(9)] = Token_unpack_0(token_9, x_60[u32(9)], _S437);
                    x_60[u32(10)] = Token_unpack_0(token_10, x_60[u32(10)], _S437);
                    x_60[u32(11)] = Token_unpack_0(token_11, x_60[u32(11)], _S437);
                    x_60[u32(12)] = Token_unpack_0(token_8, x_60[u32(12)], _S439);
                    x_60[u32(13)] = Token_unpack_0(token_9, x_60[u32(13)], _S439);
                    x_60[u32(14)] = Token_unpack_0(token_10, x_60[u32(14)], _S439);
                    x_60[u32(15)] = Token_unpack_0(token_11, x_60[u32(15)], _S439);
                }
                if((_S426 & (_S427)))
                {
                    var _S440 : u32 = row_0 * tile_17.stride_0;
                    var _S441 : u32 = place_of_0(rule_25, column_0);
                    Keys_set_0(_S440 + _S441, x_60[u32(0)]);
                }
                var _S442 : bool = _S431 < (tile_17.n_there_0);
                if((_S442 & (_S427)))
                {
                    var _S443 : u32 = _S431 * tile_17.stride_0;
                    var _S444 : u32 = place_of_0(rule_25, column_0);
                    Keys_set_0(_S443 + _S444, x_60[u32(1)]);
                }
                var _S445 : bool = _S432 < (tile_17.n_there_0);
                if((_S445 & (_S427)))
                {
                    var _S446 : u32 = _S432 * tile_17.stride_0;
                    var _S447 : u32 = place_of_0(rule_25, column_0);
                    Keys_set_0(_S446 + _S447, x_60[u32(2)]);
                }
                var _S448 : bool = _S433 < (tile_17.n_there_0);
                if((_S448 & (_S427)))
                {
                    var _S449 : u32 = _S433 * tile_17.stride_0;
                    var _S450 : u32 = place_of_0(rule_25, column_0);
                    Keys_set_0(_S449 + _S450, x_60[u32(3)]);
                }
                var _S451 : bool = _S434 < (rule_25.n_expert_0);
                if((_S426 & (_S451)))
                {
                    var _S452 : u32 = row_0 * tile_17.stride_0;
                    var _S453 : u32 = place_of_0(rule_25, _S434);
                    Keys_set_0(_S452 + _S453, x_60[u32(4)]);
                }
                if((_S442 & (_S451)))
                {
                    var _S454 : u32 = _S431 * tile_17.stride_0;
                    var _S455 : u32 = place_of_0(rule_25, _S434);
                    Keys_set_0(_S454 + _S455, x_60[u32(5)]);
                }
                if((_S445 & (_S451)))
                {
                    var _S456 : u32 = _S432 * tile_17.stride_0;
                    var _S457 : u32 = place_of_0(rule_25, _S434);
                    Keys_set_0(_S456 + _S457, x_60[u32(6)]);
                }
                if((_S448 & (_S451)))
                {
                    var _S458 : u32 = _S433 * tile_17.stride_0;
                    var _S459 : u32 = place_of_0(rule_25, _S434);
                    Keys_set_0(_S458 + _S459, x_60[u32(7)]);
                }
                var _S460 : bool = _S436 < (rule_25.n_expert_0);
                if((_S426 & (_S460)))
                {
                    var _S461 : u32 = row_0 * tile_17.stride_0;
                    var _S462 : u32 = place_of_0(rule_25, _S436);
                    Keys_set_0(_S461 + _S462, x_60[u32(8)]);
                }
                if((_S442 & (_S460)))
                {
                    var _S463 : u32 = _S431 * tile_17.stride_0;
                    var _S464 : u32 = place_of_0(rule_25, _S436);
                    Keys_set_0(_S463 + _S464, x_60[u32(9)]);
                }
                if((_S445 & (_S460)))
                {
                    var _S465 : u32 = _S432 * tile_17.stride_0;
                    var _S466 : u32 = place_of_0(rule_25, _S436);
                    Keys_set_0(_S465 + _S466, x_60[u32(10)]);
                }
                if((_S448 & (_S460)))
                {
                    var _S467 : u32 = _S433 * tile_17.stride_0;
                    var _S468 : u32 = place_of_0(rule_25, _S436);
                    Keys_set_0(_S467 + _S468, x_60[u32(11)]);
                }
                var _S469 : bool = _S438 < (rule_25.n_expert_0);
                if((_S426 & (_S469)))
                {
                    var _S470 : u32 = row_0 * tile_17.stride_0;
                    var _S471 : u32 = place_of_0(rule_25, _S438);
                    Keys_set_0(_S470 + _S471, x_60[u32(12)]);
                }
                if((_S442 & (_S469)))
                {
                    var _S472 : u32 = _S431 * tile_17.stride_0;
                    var _S473 : u32 = place_of_0(rule_25, _S438);
                    Keys_set_0(_S472 + _S473, x_60[u32(13)]);
                }
                if((_S445 & (_S469)))
                {
                    var _S474 : u32 = _S432 * tile_17.stride_0;
                    var _S475 : u32 = place_of_0(rule_25, _S438);
                    Keys_set_0(_S474 + _S475, x_60[u32(14)]);
                }
                if((_S448 & (_S469)))
                {
                    var _S476 : u32 = _S433 * tile_17.stride_0;
                    var _S477 : u32 = place_of_0(rule_25, _S438);
                    Keys_set_0(_S476 + _S477, x_60[u32(15)]);
                }
                column_0 = column_0 + u32(128);
            }
            row_0 = row_0 + u32(4);
        }
        return;
    }
    var _S478 : i32;
    if((rule_25.n_expert_0) > u32(16))
    {
        _S478 = i32(32);
    }
    else
    {
        if((rule_25.n_expert_0) > u32(8))
        {
            _S478 = i32(16);
        }
        else
        {
            _S478 = i32(8);
        }
    }
    var width_0 : u32 = u32(_S478);
    var _S479 : u32 = u32(32) / width_0;
    var _S480 : u32 = lane_13 / width_0;
    row_0 = _S480;
    for(;;)
    {
        var _S481 : bool = row_0 < (tile_17.n_there_0);
        if(_S481)
        {
        }
        else
        {
            break;
        }
        var _S482 : u32 = lane_13 % width_0;
        var _S483 : u32 = tile_17.n_there_0 - u32(1);
        var token_12 : Token_0 = Token_after_0(first_6, min(row_0, _S483));
        var x_61 : array<u32, i32(16)>;
        var _S484 : u32 = min(_S482, rule_25.n_expert_0 - u32(1));
        x_61[u32(0)] = Token_word_of_0(token_12, _S484);
        var _S485 : u32 = row_0 + _S479;
        var token_13 : Token_0 = Token_after_0(first_6, min(_S485, _S483));
        x_61[u32(1)] = Token_word_of_0(token_13, _S484);
        var _S486 : u32 = row_0 + u32(2) * _S479;
        var token_14 : Token_0 = Token_after_0(first_6, min(_S486, _S483));
        x_61[u32(2)] = Token_word_of_0(token_14, _S484);
        var _S487 : u32 = row_0 + u32(3) * _S479;
        var token_15 : Token_0 = Token_after_0(first_6, min(_S487, _S483));
        x_61[u32(3)] = Token_word_of_0(token_15, _S484);
        var _S488 : u32 = row_0 + u32(4) * _S479;
        var token_16 : Token_0 = Token_after_0(first_6, min(_S488, _S483));
        x_61[u32(4)] = Token_word_of_0(token_16, _S484);
        var _S489 : u32 = row_0 + u32(5) * _S479;
        var token_17 : Token_0 = Token_after_0(first_6, min(_S489, _S483));
        x_61[u32(5)] = Token_word_of_0(token_17, _S484);
        var _S490 : u32 = row_0 + u32(6) * _S479;
        var token_18 : Token_0 = Token_after_0(first_6, min(_S490, _S483));
        x_61[u32(6)] = Token_word_of_0(token_18, _S484);
        var _S491 : u32 = row_0 + u32(7) * _S479;
        var token_19 : Token_0 = Token_after_0(first_6, min(_S491, _S483));
        x_61[u32(7)] = Token_word_of_0(token_19, _S484);
        var _S492 : u32 = row_0 + u32(8) * _S479;
        var token_20 : Token_0 = Token_after_0(first_6, min(_S492, _S483));
        x_61[u32(8)] = Token_word_of_0(token_20, _S484);
        var _S493 : u32 = row_0 + u32(9) * _S479;
        var token_21 : Token_0 = Token_after_0(first_6, min(_S493, _S483));
        x_61[u32(9)] = Token_word_of_0(token_21, _S484);
        var _S494 : u32 = row_0 + u32(10) * _S479;
        var token_22 : Token_0 = Token_after_0(first_6, min(_S494, _S483));
        x_61[u32(10)] = Token_word_of_0(token_22, _S484);
        var _S495 : u32 = row_0 + u32(11) * _S479;
        var token_23 : Token_0 = Token_after_0(first_6, min(_S495, _S483));
        x_61[u32(11)] = Token_word_of_0(token_23, _S484);
        var _S496 : u32 = row_0 + u32(12) * _S479;
        var token_24 : Token_0 = Token_after_0(first_6, min(_S496, _S483));
        x_61[u32(12)] = Token_word_of_0(token_24, _S484);
        var _S497 : u32 = row_0 + u32(13) * _S479;
        var token_25 : Token_0 = Token_after_0(first_6, min(_S497, _S483));
        x_61[u32(13)] = Token_word_of_0(token_25, _S484);
        var _S498 : u32 = row_0 + u32(14) * _S479;
        var token_26 : Token_0 = Token_after_0(first_6, min(_S498, _S483));
        x_61[u32(14)] = Token_word_of_0(token_26, _S484);
        var _S499 : u32 = row_0 + u32(15) * _S479;
        var token_27 : Token_0 = Token_after_0(first_6, min(_S499, _S483));
        x_61[u32(15)] = Token_word_of_0(token_27, _S484);
        if(Token_is_packed_0(first_6))
        {
            x_61[u32(0)] = Token_unpack_0(token_12, x_61[u32(0)], _S484);
            x_61[u32(1)] = Token_unpack_0(token_13, x_61[u32(1)], _S484);
            x_61[u32(2)] = Token_unpack_0(token_14, x_61[u32(2)], _S484);
            x_61[u32(3)] = Token_unpack_0(token_15, x_61[u32(3)], _S484);
            x_61[u32(4)] = Token_unpack_0(token_16, x_61[u32(4)], _S484);
            x_61[u32(5)] = Token_unpack_0(token_17, x_61[u32(5)], _S484);
            x_61[u32(6)] = Token_unpack_0(token_18, x_61[u32(6)], _S484);
            x_61[u32(7)] = Token_unpack_0(token_19, x_61[u32(7)], _S484);
            x_61[u32(8)] = Token_unpack_0(token_20, x_61[u32(8)], _S484);
            x_61[u32(9)] = Token_unpack_0(token_21, x_61[u32(9)], _S484);
            x_61[u32(10)] = Token_unpack_0(token_22, x_61[u32(10)], _S484);
            x_61[u32(11)] = Token_unpack_0(token_23, x_61[u32(11)], _S484);
            x_61[u32(12)] = Token_unpack_0(token_24, x_61[u32(12)], _S484);
            x_61[u32(13)] = Token_unpack_0(token_25, x_61[u32(13)], _S484);
            x_61[u32(14)] = Token_unpack_0(token_26, x_61[u32(14)], _S484);
            x_61[u32(15)] = Token_unpack_0(token_27, x_61[u32(15)], _S484);
        }
        var _S500 : bool = _S482 < (rule_25.n_expert_0);
        if((_S481 & (_S500)))
        {
            var _S501 : u32 = row_0 * tile_17.stride_0;
            var _S502 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S501 + _S502, x_61[u32(0)]);
        }
        if(((_S485 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S503 : u32 = _S485 * tile_17.stride_0;
            var _S504 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S503 + _S504, x_61[u32(1)]);
        }
        if(((_S486 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S505 : u32 = _S486 * tile_17.stride_0;
            var _S506 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S505 + _S506, x_61[u32(2)]);
        }
        if(((_S487 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S507 : u32 = _S487 * tile_17.stride_0;
            var _S508 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S507 + _S508, x_61[u32(3)]);
        }
        if(((_S488 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S509 : u32 = _S488 * tile_17.stride_0;
            var _S510 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S509 + _S510, x_61[u32(4)]);
        }
        if(((_S489 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S511 : u32 = _S489 * tile_17.stride_0;
            var _S512 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S511 + _S512, x_61[u32(5)]);
        }
        if(((_S490 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S513 : u32 = _S490 * tile_17.stride_0;
            var _S514 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S513 + _S514, x_61[u32(6)]);
        }
        if(((_S491 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S515 : u32 = _S491 * tile_17.stride_0;
            var _S516 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S515 + _S516, x_61[u32(7)]);
        }
        if(((_S492 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S517 : u32 = _S492 * tile_17.stride_0;
            var _S518 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S517 + _S518, x_61[u32(8)]);
        }
        if(((_S493 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S519 : u32 = _S493 * tile_17.stride_0;
            var _S520 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S519 + _S520, x_61[u32(9)]);
        }
        if(((_S494 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S521 : u32 = _S494 * tile_17.stride_0;
            var _S522 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S521 + _S522, x_61[u32(10)]);
        }
        if(((_S495 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S523 : u32 = _S495 * tile_17.stride_0;
            var _S524 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S523 + _S524, x_61[u32(11)]);
        }
        if(((_S496 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S525 : u32 = _S496 * tile_17.stride_0;
            var _S526 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S525 + _S526, x_61[u32(12)]);
        }
        if(((_S497 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S527 : u32 = _S497 * tile_17.stride_0;
            var _S528 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S527 + _S528, x_61[u32(13)]);
        }
        if(((_S498 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S529 : u32 = _S498 * tile_17.stride_0;
            var _S530 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S529 + _S530, x_61[u32(14)]);
        }
        if(((_S499 < (tile_17.n_there_0)) & (_S500)))
        {
            var _S531 : u32 = _S499 * tile_17.stride_0;
            var _S532 : u32 = place_of_0(rule_25, _S482);
            Keys_set_0(_S531 + _S532, x_61[u32(15)]);
        }
        row_0 = row_0 + u32(16) * _S479;
    }
    return;
}

fn divide_numbers_0( a_17 : u32,  b_12 : u32) -> u32
{
    var n_4 : u32 = mantissa_of_0(a_17);
    var d_2 : u32 = mantissa_of_0(b_12);
    var _S533 : i32;
    if(n_4 < d_2)
    {
        _S533 = i32(1);
    }
    else
    {
        _S533 = i32(0);
    }
    var shift_6 : u32 = u32(_S533);
    var inverse_2 : f32 = 1.0f / (bitcast<f32>(((((b_12 & (u32(8388607)))) | (u32(1065353216))))));
    var q_8 : u32 = (bitcast<u32>(((bitcast<f32>((((((a_17 & (u32(8388607)))) | (u32(1065353216)))) + ((shift_6 << (u32(23))))))) * inverse_2))) - u32(1056964608);
    var r_5 : i32 = i32(((n_4 << ((u32(23) + shift_6)))) - q_8 * d_2);
    var step_3 : u32 = (bitcast<u32>((f32(r_5) * (inverse_2 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - u32(1262485504);
    var q_9 : u32 = q_8 + step_3;
    var r_6 : i32 = i32(2) * (r_5 - i32(step_3 * d_2));
    var _S534 : i32 = i32(d_2);
    var q_10 : u32;
    if(r_6 > _S534)
    {
        q_10 = q_9 + u32(1);
    }
    else
    {
        q_10 = q_9;
    }
    if(r_6 < (- _S534))
    {
        q_10 = q_10 - u32(1);
    }
    var sign_3 : u32 = (((a_17 ^ (b_12))) & (u32(2147483648)));
    var biased_4 : i32 = exponent_of_0(a_17) - exponent_of_0(b_12) + i32(127) - i32(shift_6);
    var _S535 : u32 = (sign_3 | ((((u32(biased_4) << (u32(23)))) + ((q_10 & (u32(8388607)))))));
    var y_0 : u32;
    if(biased_4 < i32(1))
    {
        y_0 = u32(0);
    }
    else
    {
        y_0 = _S535;
    }
    if(biased_4 > i32(254))
    {
        y_0 = (sign_3 | (u32(2139095040)));
    }
    return y_0;
}

fn divide_0( a_18 : u32,  b_13 : u32) -> u32
{
    var q_11 : u32 = divide_numbers_0(a_18, b_13);
    var _S536 : bool;
    if(u32(exponent_of_0(a_18) - i32(1)) < u32(254))
    {
        _S536 = u32(exponent_of_0(b_13) - i32(1)) < u32(254);
    }
    else
    {
        _S536 = false;
    }
    if(_S536)
    {
        return q_11;
    }
    if(is_nan_0(a_18))
    {
        _S536 = true;
    }
    else
    {
        _S536 = is_nan_0(b_13);
    }
    if(_S536)
    {
        return u32(2143289344);
    }
    var sign_4 : u32 = (((a_18 ^ (b_13))) & (u32(2147483648)));
    var _S537 : u32;
    if(is_infinite_0(a_18))
    {
        if(is_infinite_0(b_13))
        {
            _S537 = u32(2143289344);
        }
        else
        {
            _S537 = (sign_4 | (u32(2139095040)));
        }
        return _S537;
    }
    if(is_infinite_0(b_13))
    {
        return u32(0);
    }
    if((absolute_0(b_13)) == u32(0))
    {
        if((absolute_0(a_18)) == u32(0))
        {
            _S537 = u32(2143289344);
        }
        else
        {
            _S537 = (sign_4 | (u32(2139095040)));
        }
        return _S537;
    }
    return u32(0);
}

fn Token_expert_scale_of_0( this_9 : Token_0,  expert_11 : u32) -> u32
{
    return tables_0[this_9.rule_0.expert_scale_at_0 + expert_11];
}

fn finish_0( rule_26 : Rule_0,  token_28 : Token_0,  expert_12 : u32,  w_104 : u32) -> u32
{
    var _S538 : u32;
    if((rule_26.divisor_0) != u32(1065353216))
    {
        _S538 = divide_0(w_104, rule_26.divisor_0);
    }
    else
    {
        _S538 = w_104;
    }
    if((rule_26.scale_0) != u32(1065353216))
    {
        _S538 = multiply_0(_S538, rule_26.scale_0);
    }
    if((rule_26.expert_scale_at_0) != u32(4294967295))
    {
        _S538 = multiply_0(_S538, Token_expert_scale_of_0(token_28, expert_12));
    }
    if(is_nan_0(_S538))
    {
        _S538 = u32(2143289344);
    }
    return _S538;
}

fn tile_weight_0( tile_18 : Tile_0,  i_6 : u32) -> u32
{
    return Keys_get_0(winner_scores_0(tile_18) + i_6);
}

fn tile_id_0( tile_19 : Tile_0,  i_7 : u32) -> u32
{
    return Keys_get_0(winner_ids_0(tile_19) + i_7);
}

fn Lanes_sync_0()
{
    workgroupBarrier();
    return;
}

fn scores_all_0( rule_27 : Rule_0,  n_token_2 : u32) -> bool
{
    var _S539 : bool;
    if(n_token_2 == u32(1))
    {
        _S539 = (rule_27.n_expert_0) <= u32(32);
    }
    else
    {
        _S539 = false;
    }
    if(_S539)
    {
        _S539 = (rule_27.n_group_0) == u32(1);
    }
    else
    {
        _S539 = false;
    }
    return _S539;
}

var<workgroup> shared_value_0 : u32;

fn Lanes_agreed_0( lane_14 : u32,  value_4 : u32) -> u32
{
    if(lane_14 == u32(0))
    {
        shared_value_0 = value_4;
    }
    var _S540 : u32 = (workgroupUniformLoad(&(shared_value_0)));
    return _S540;
}

fn route_tile_0( lane_15 : u32,  rule_28 : Rule_0,  first_7 : Token_0,  tile_20 : Tile_0) -> u32
{
    Lanes_sync_0();
    atomicStore(&(n_listed_0[lane_15]), u32(0));
    atomicStore(&(bound_of_0[lane_15]), u32(4294967295));
    atomicStore(&(kept_of_0[lane_15]), u32(0));
    atomicStore(&(least_kept_0[lane_15]), u32(4294967295));
    atomicStore(&(most_left_0[lane_15]), u32(0));
    var _S541 : bool = lane_15 == u32(0);
    if(_S541)
    {
        atomicStore(&(n_extra_0), u32(0));
        atomicStore(&(doubtful_tokens_0), u32(0));
    }
    if(scores_all_0(rule_28, tile_20.n_token_1))
    {
        item_id_0[lane_15] = lane_15;
        if(_S541)
        {
            atomicStore(&(n_listed_0[i32(0)]), rule_28.n_expert_0);
        }
    }
    else
    {
        load_tile_0(lane_15, rule_28, first_7, tile_20);
        Lanes_sync_0();
        score_tile_0(lane_15, rule_28, first_7, tile_20);
        Lanes_sync_0();
        if((rule_28.n_group_0) > u32(1))
        {
            keep_groups_of_tile_0(lane_15, rule_28, tile_20);
            Lanes_sync_0();
        }
        var bound_1 : u32 = bound_tile_0(lane_15, rule_28, tile_20);
        gather_tile_0(lane_15, rule_28, tile_20, bound_1);
    }
    Lanes_sync_0();
    score_items_0(lane_15, rule_28, first_7, tile_20);
    Lanes_sync_0();
    rank_items_0(lane_15, rule_28, tile_20);
    Lanes_sync_0();
    var _S542 : bool = (rule_28.renormalize_0) != u32(0);
    if(_S542)
    {
        sum_tile_0(lane_15, rule_28, tile_20);
    }
    Lanes_sync_0();
    var i_8 : u32 = lane_15;
    for(;;)
    {
        if(i_8 < (tile_20.n_there_0 * rule_28.n_used_0))
        {
        }
        else
        {
            break;
        }
        var at_7 : u32 = winner_scores_0(tile_20) + i_8;
        if(_S542)
        {
            var _S543 : u32 = Keys_get_0(at_7);
            var _S544 : u32 = i_8 / rule_28.n_used_0;
            Keys_set_0(at_7, divide_0(_S543, sum_of_0[_S544]));
        }
        i_8 = i_8 + u32(32);
    }
    var _S545 : u32 = atomicLoad(&(doubtful_tokens_0));
    var _S546 : u32 = Lanes_agreed_0(lane_15, _S545);
    return _S546;
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

fn tile_of_0( rule_29 : Rule_0,  n_token_3 : u32,  n_there_1 : u32) -> Tile_0
{
    var t_3 : Tile_0;
    t_3.n_token_1 = n_token_3;
    t_3.n_there_0 = n_there_1;
    var _S547 : u32 = u32(32) / n_token_3;
    t_3.n_lane_0 = _S547;
    var n_word_0 : u32 = place_of_0(rule_29, rule_29.n_expert_0);
    t_3.stride_0 = n_word_0 + (((_S547 - n_word_0) & (u32(31))));
    var _S548 : u32 = u32(256) / n_token_3;
    t_3.n_place_0 = min(_S548, u32(32));
    var n_holder_0 : u32;
    if((rule_29.n_group_0) == u32(1))
    {
        n_holder_0 = t_3.n_lane_0;
    }
    else
    {
        n_holder_0 = min(t_3.n_lane_0, rule_29.topk_group_0);
    }
    var share_3 : u32 = (rule_29.n_used_0 + n_holder_0 - u32(1)) / n_holder_0;
    if((t_3.n_lane_0) == u32(1))
    {
        n_holder_0 = share_3;
    }
    else
    {
        n_holder_0 = min(share_3 + u32(2), u32(6));
    }
    t_3.n_top_0 = n_holder_0;
    if(scores_all_0(rule_29, n_token_3))
    {
        n_holder_0 = rule_29.n_expert_0;
    }
    else
    {
        n_holder_0 = rule_29.n_used_0;
    }
    t_3.n_each_0 = n_holder_0;
    return t_3;
}

fn narrow_half_0( x_62 : u32) -> u32
{
    if(is_nan_0(x_62))
    {
        return u32(32256);
    }
    var sign_5 : u32 = (((x_62 >> (u32(16)))) & (u32(32768)));
    if(is_infinite_0(x_62))
    {
        return (sign_5 | (u32(31744)));
    }
    var exponent_8 : i32 = exponent_of_0(x_62) - i32(127);
    if(exponent_8 < i32(-25))
    {
        return u32(0);
    }
    var _S549 : bool = exponent_8 < i32(-14);
    var drop_0 : u32;
    if(_S549)
    {
        drop_0 = u32(i32(-1) - exponent_8);
    }
    else
    {
        drop_0 = u32(13);
    }
    var mantissa_4 : u32 = mantissa_of_0(x_62);
    var n_5 : u32 = (mantissa_4 >> (drop_0));
    var rest_2 : u32 = (mantissa_4 & ((((u32(1) << (drop_0))) - u32(1))));
    var half_3 : u32 = (u32(1) << ((drop_0 - u32(1))));
    var _S550 : bool;
    if(rest_2 > half_3)
    {
        _S550 = true;
    }
    else
    {
        if(rest_2 == half_3)
        {
            _S550 = ((n_5 & (u32(1)))) != u32(0);
        }
        else
        {
            _S550 = false;
        }
    }
    var n_6 : u32;
    if(_S550)
    {
        n_6 = n_5 + u32(1);
    }
    else
    {
        n_6 = n_5;
    }
    if(n_6 == u32(0))
    {
        return u32(0);
    }
    var bits_1 : u32;
    if(_S549)
    {
        bits_1 = n_6;
    }
    else
    {
        bits_1 = ((u32(exponent_8 + i32(14)) << (u32(10)))) + n_6;
    }
    return (sign_5 | ((min(bits_1, u32(31744)))));
}

fn narrow_bfloat_0( x_63 : u32) -> u32
{
    if(is_nan_0(x_63))
    {
        return u32(32704);
    }
    return ((x_63 + u32(32767) + ((((x_63 >> (u32(16)))) & (u32(1))))) >> (u32(16)));
}

fn narrow_0( x_64 : u32,  dtype_0 : u32) -> u32
{
    var _S551 : u32;
    if(dtype_0 == u32(1))
    {
        _S551 = narrow_half_0(x_64);
    }
    else
    {
        _S551 = narrow_bfloat_0(x_64);
    }
    return _S551;
}

fn write_weight_0( slot_4 : u32,  w_105 : u32,  dtype_1 : u32)
{
    if(dtype_1 == u32(0))
    {
        atomicStore(&(weights_0[slot_4]), w_105);
        return;
    }
    var shift_7 : u32 = u32(16) * ((slot_4 & (u32(1))));
    var _S552 : u32 = (slot_4 >> (u32(1)));
    var _S553 : u32 = atomicAnd(&(weights_0[_S552]), ~((u32(65535) << (shift_7))));
    var _S554 : u32 = atomicOr(&(weights_0[_S552]), ((narrow_0(w_105, dtype_1)) << (shift_7)));
    return;
}

fn fixed_rule_0( _S555 : i32) -> Rule_0
{
    var _S556 : Rule_std430_0 = params_0[_S555];
    var _S557 : Rule_0;
    _S557.n_expert_0 = _S556.n_expert_0;
    _S557.n_used_0 = _S556.n_used_0;
    _S557.n_token_0 = _S556.n_token_0;
    _S557.n_real_0 = _S556.n_real_0;
    _S557.row_stride_0 = _S556.row_stride_0;
    _S557.logits_dtype_0 = _S556.logits_dtype_0;
    _S557.weights_dtype_0 = _S556.weights_dtype_0;
    _S557.token_base_0 = _S556.token_base_0;
    _S557.score_0 = _S556.score_0;
    _S557.score_dtype_0 = _S556.score_dtype_0;
    _S557.select_bias_0 = _S556.select_bias_0;
    _S557.select_by_0 = _S556.select_by_0;
    _S557.n_group_0 = _S556.n_group_0;
    _S557.topk_group_0 = _S556.topk_group_0;
    _S557.group_score_0 = _S556.group_score_0;
    _S557.excluded_zero_0 = _S556.excluded_zero_0;
    _S557.renormalize_0 = _S556.renormalize_0;
    _S557.eps_kind_0 = _S556.eps_kind_0;
    _S557.renorm_eps_0 = _S556.renorm_eps_0;
    _S557.divisor_0 = _S556.divisor_0;
    _S557.scale_0 = _S556.scale_0;
    _S557.has_logit_scale_0 = _S556.has_logit_scale_0;
    _S557.logit_scale_0 = _S556.logit_scale_0;
    _S557.has_logit_softcap_0 = _S556.has_logit_softcap_0;
    _S557.logit_softcap_0 = _S556.logit_softcap_0;
    _S557.has_logit_clamp_0 = _S556.has_logit_clamp_0;
    _S557.logit_clamp_0 = _S556.logit_clamp_0;
    _S557.jitter_eps_0 = _S556.jitter_eps_0;
    _S557.nan_last_0 = _S556.nan_last_0;
    _S557.bias_at_0 = _S556.bias_at_0;
    _S557.logit_bias_at_0 = _S556.logit_bias_at_0;
    _S557.expert_scale_at_0 = _S556.expert_scale_at_0;
    _S557.replay_0 = _S556.replay_0;
    _S557.n_group_dispatched_0 = _S556.n_group_dispatched_0;
    _S557.n_at_once_0 = _S556.n_at_once_0;
    _S557.magnitude_0 = _S556.magnitude_0;
    _S557.n_group_left_0 = _S556.n_group_left_0;
    _S557.unused3_0 = _S556.unused3_0;
    _S557.unused4_0 = _S556.unused4_0;
    _S557.unused5_0 = _S556.unused5_0;
    _S557.unused6_0 = _S556.unused6_0;
    _S557.unused7_0 = _S556.unused7_0;
    _S557.unused8_0 = _S556.unused8_0;
    _S557.unused9_0 = _S556.unused9_0;
    _S557.unused10_0 = _S556.unused10_0;
    _S557.unused11_0 = _S556.unused11_0;
    _S557.unused12_0 = _S556.unused12_0;
    _S557.unused13_0 = _S556.unused13_0;
    _S557.unused14_0 = _S556.unused14_0;
    _S557.unused15_0 = _S556.unused15_0;
    _S557.unused16_0 = _S556.unused16_0;
    _S557.unused17_0 = _S556.unused17_0;
    _S557.unused18_0 = _S556.unused18_0;
    _S557.unused19_0 = _S556.unused19_0;
    _S557.unused20_0 = _S556.unused20_0;
    _S557.unused21_0 = _S556.unused21_0;
    _S557.unused22_0 = _S556.unused22_0;
    _S557.unused23_0 = _S556.unused23_0;
    _S557.unused24_0 = _S556.unused24_0;
    _S557.unused25_0 = _S556.unused25_0;
    _S557.unused26_0 = _S556.unused26_0;
    _S557.unused27_0 = _S556.unused27_0;
    _S557.unused28_0 = _S556.unused28_0;
    _S557.unused29_0 = _S556.unused29_0;
    if(kIsFixed_0 == u32(0))
    {
        return _S557;
    }
    _S557.n_expert_0 = kFixed_n_expert_0;
    _S557.n_used_0 = kFixed_n_used_0;
    _S557.score_0 = kFixed_score_0;
    _S557.score_dtype_0 = kFixed_score_dtype_0;
    _S557.select_bias_0 = kFixed_select_bias_0;
    _S557.select_by_0 = kFixed_select_by_0;
    _S557.n_group_0 = kFixed_n_group_0;
    _S557.topk_group_0 = kFixed_topk_group_0;
    _S557.group_score_0 = kFixed_group_score_0;
    _S557.excluded_zero_0 = kFixed_excluded_zero_0;
    _S557.renormalize_0 = kFixed_renormalize_0;
    _S557.eps_kind_0 = kFixed_eps_kind_0;
    _S557.renorm_eps_0 = kFixed_renorm_eps_0;
    _S557.divisor_0 = kFixed_divisor_0;
    _S557.scale_0 = kFixed_scale_0;
    _S557.has_logit_scale_0 = kFixed_has_logit_scale_0;
    _S557.logit_scale_0 = kFixed_logit_scale_0;
    _S557.has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    _S557.logit_softcap_0 = kFixed_logit_softcap_0;
    _S557.has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    _S557.logit_clamp_0 = kFixed_logit_clamp_0;
    _S557.jitter_eps_0 = kFixed_jitter_eps_0;
    _S557.nan_last_0 = kFixed_nan_last_0;
    _S557.bias_at_0 = kFixed_bias_at_0;
    _S557.logit_bias_at_0 = kFixed_logit_bias_at_0;
    _S557.expert_scale_at_0 = kFixed_expert_scale_at_0;
    _S557.n_at_once_0 = kFixed_n_at_once_0;
    return _S557;
}

@compute
@workgroup_size(32, 1, 1)
fn route_tiled(@builtin(workgroup_id) group_3 : vec3<u32>, @builtin(local_invocation_id) thread_0 : vec3<u32>)
{
    zero_0 = u32(0);
    var lane_16 : u32 = thread_0.x;
    var _S558 : Rule_0 = fixed_rule_0(i32(0));
    zero_0 = ((_S558.n_expert_0) >> (u32(16)));
    var _S559 : u32 = (_S558.n_token_0 + _S558.n_at_once_0 - u32(1)) / _S558.n_at_once_0;
    var index_0 : u32 = group_3.x;
    for(;;)
    {
        if(index_0 < _S559)
        {
        }
        else
        {
            break;
        }
        var base_4 : u32 = index_0 * _S558.n_at_once_0;
        var _S560 : u32 = min(base_4 + _S558.n_at_once_0, _S558.n_token_0);
        var n_there_2 : u32 = min(max(_S558.n_real_0, base_4), _S560) - base_4;
        var tile_21 : Tile_0 = tile_of_0(_S558, _S558.n_at_once_0, n_there_2);
        var first_8 : Token_0;
        first_8.rule_0 = _S558;
        first_8.first_0 = base_4 * _S558.row_stride_0;
        var doubtful_1 : u32 = route_tile_0(lane_16, _S558, first_8, tile_21);
        var i_9 : u32 = lane_16;
        for(;;)
        {
            if(i_9 < (n_there_2 * _S558.n_used_0))
            {
            }
            else
            {
                break;
            }
            var token_29 : u32 = i_9 / _S558.n_used_0;
            if(((((doubtful_1 >> (token_29))) & (u32(1)))) != u32(0))
            {
                i_9 = i_9 + u32(32);
                continue;
            }
            var expert_13 : u32 = tile_id_0(tile_21, i_9);
            var _S561 : u32 = base_4 * _S558.n_used_0 + i_9;
            ids_0[_S561] = expert_13;
            write_weight_0(_S561, finish_0(_S558, Token_after_0(first_8, token_29), expert_13, tile_weight_0(tile_21, i_9)), _S558.weights_dtype_0);
            i_9 = i_9 + u32(32);
        }
        if(lane_16 == u32(0))
        {
            if(doubtful_1 != u32(0))
            {
                var _S562 : u32 = atomicAdd(&(status_0[i32(0)]), countOneBits(doubtful_1));
            }
            var token_30 : u32 = n_there_2;
            var doubtful_2 : u32 = doubtful_1;
            for(;;)
            {
                if(token_30 < (_S560 - base_4))
                {
                }
                else
                {
                    break;
                }
                var doubtful_3 : u32 = (doubtful_2 | (((u32(1) << (token_30)))));
                token_30 = token_30 + u32(1);
                doubtful_2 = doubtful_3;
            }
            left_0[index_0] = doubtful_2;
        }
        index_0 = index_0 + _S558.n_group_dispatched_0;
    }
    return;
}

