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

struct Token_0
{
    Rule_0 rule_0;
    uint first_0;
};

struct KernelContext_0
{
    Rule_0 device* params_0;
    uint device* ids_0;
    atomic<uint> device* weights_0;
    atomic<uint> device* status_0;
    uint device* left_0;
    uint device* logits_0;
    uint device* tables_0;
    uint zero_0;
    atomic<uint> threadgroup* shared_total_0;
    array<uint, int(32)> threadgroup* sum_of_0;
    atomic<uint> threadgroup* n_extra_0;
    array<uint, int(32)> threadgroup* extra_0;
    atomic<uint> threadgroup* doubtful_tokens_0;
    array<atomic<uint>, int(32)> threadgroup* n_listed_0;
    array<uint, int(256)> threadgroup* item_key_0;
    array<uint, int(256)> threadgroup* item_id_0;
    array<atomic<uint>, int(32)> threadgroup* kept_of_0;
    array<atomic<uint>, int(32)> threadgroup* bound_of_0;
    array<atomic<uint>, int(32)> threadgroup* least_kept_0;
    array<atomic<uint>, int(32)> threadgroup* most_left_0;
    array<uint, int(1056)> threadgroup* keys_0;
    array<uint, int(128)> threadgroup* group_keys_0;
};

uint Token_bias_of_0(const Token_0 thread* this_0, uint expert_0, KernelContext_0 thread* kernelContext_0)
{
    return kernelContext_0->tables_0[(&this_0->rule_0)->bias_at_0 + expert_0];
}

int exponent_of_0(uint x_0)
{
    return int((x_0 >> 23U) & 255U);
}

bool is_plain_0(uint x_1)
{
    return uint(exponent_of_0(x_1) - int(32)) < 216U;
}

uint flush_0(uint x_2)
{
    uint _S1;
    if((x_2 & 2147483647U) < 8388608U)
    {
        _S1 = 0U;
    }
    else
    {
        _S1 = x_2;
    }
    return _S1;
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

uint firstbithigh_0(uint value_0)
{
    if(value_0 == 0U)
    {
        return 4294967295U;
    }
    uint _S2 = clz(value_0);
    return 31U - _S2;
}

uint round_0(uint sign_0, uint mantissa_0, int exponent_0, bool rest_0)
{
    uint m_0 = mantissa_0 >> 8U;
    uint low_0 = mantissa_0 & 255U;
    bool _S3;
    if(low_0 > 128U)
    {
        _S3 = true;
    }
    else
    {
        if(low_0 == 128U)
        {
            if(rest_0)
            {
                _S3 = true;
            }
            else
            {
                _S3 = (m_0 & 1U) != 0U;
            }
        }
        else
        {
            _S3 = false;
        }
    }
    uint m_1;
    if(_S3)
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
    uint _S4;
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
    if((absolute_0(sum_0)) == 0U)
    {
        return _S4;
    }
    int _S5 = exponent_of_0(_S4);
    uint gap_0 = uint(_S5 - exponent_of_0(sum_0));
    uint large_0 = (mantissa_of_0(_S4)) << 6U;
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
    bool apart_0 = ((_S4 ^ sum_0) & 2147483648U) != 0U;
    bool _S6;
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
    return round_0(_S4 & 2147483648U, sum_0 << shift_0, _S5 - int(156) - int(shift_0), rest_1);
}

uint with_bias_0(const Rule_0 thread* rule_1, const Token_0 thread* token_0, uint expert_1, uint score_1, KernelContext_0 thread* kernelContext_1)
{
    uint _S7;
    if((rule_1->select_bias_0) != 0U)
    {
        uint _S8 = Token_bias_of_0(token_0, expert_1, kernelContext_1);
        for(;;)
        {
            bool _S9;
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
                _S7 = flush_0((as_type<uint>(((as_type<float>((score_1))) + (as_type<float>((_S8)))))) ^ (kernelContext_1->zero_0));
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

uint Token_logit_bias_of_0(const Token_0 thread* this_1, uint expert_2, KernelContext_0 thread* kernelContext_2)
{
    return kernelContext_2->tables_0[(&this_1->rule_0)->logit_bias_at_0 + expert_2];
}

struct Wide_0
{
    uint lo_0;
    uint hi_0;
};

uint multiply_0(uint a_1, uint b_1)
{
    bool _S10;
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
        return 2143289344U;
    }
    uint sign_1 = (a_1 ^ b_1) & 2147483648U;
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
        if((absolute_0(a_1)) == 0U)
        {
            _S10 = true;
        }
        else
        {
            _S10 = (absolute_0(b_1)) == 0U;
        }
        uint _S11;
        if(_S10)
        {
            _S11 = 2143289344U;
        }
        else
        {
            _S11 = sign_1 | 2139095040U;
        }
        return _S11;
    }
    if((absolute_0(a_1)) == 0U)
    {
        _S10 = true;
    }
    else
    {
        _S10 = (absolute_0(b_1)) == 0U;
    }
    if(_S10)
    {
        return 0U;
    }
    uint _S12 = (mantissa_of_0(a_1)) << 8U;
    uint _S13 = (mantissa_of_0(b_1)) << 8U;
    thread Wide_0 w_0;
    (&w_0)->lo_0 = _S12 * _S13;
    uint _S14 = (mulhi((_S12), (_S13)));
    (&w_0)->hi_0 = _S14;
    Wide_0 _S15 = w_0;
    int exponent_1 = exponent_of_0(a_1) + exponent_of_0(b_1) - int(300) - int(16) + int(32);
    Wide_0 p_0;
    int exponent_2;
    if(((w_0.hi_0) & 2147483648U) == 0U)
    {
        uint _S16 = ((_S15.hi_0) << 1U) | ((_S15.lo_0) >> 31U);
        thread Wide_0 w_1;
        (&w_1)->lo_0 = (_S15.lo_0) << 1U;
        (&w_1)->hi_0 = _S16;
        int exponent_3 = exponent_1 - int(1);
        p_0 = w_1;
        exponent_2 = exponent_3;
    }
    else
    {
        p_0 = _S15;
        exponent_2 = exponent_1;
    }
    return round_0(sign_1, p_0.hi_0, exponent_2, (p_0.lo_0) != 0U);
}

uint linear_0(const Rule_0 thread* rule_2, const Token_0 thread* token_1, uint expert_3, uint logit_0, KernelContext_0 thread* kernelContext_3)
{
    uint x_7 = flush_0(logit_0);
    uint x_8;
    if((rule_2->logit_bias_at_0) != 4294967295U)
    {
        uint _S17 = Token_logit_bias_of_0(token_1, expert_3, kernelContext_3);
        for(;;)
        {
            bool _S18;
            if(is_plain_0(x_7))
            {
                _S18 = is_plain_0(_S17);
            }
            else
            {
                _S18 = false;
            }
            if(_S18)
            {
                x_8 = flush_0((as_type<uint>(((as_type<float>((x_7))) + (as_type<float>((_S17)))))) ^ (kernelContext_3->zero_0));
                break;
            }
            x_8 = add_by_words_0(x_7, _S17);
            break;
        }
    }
    else
    {
        x_8 = x_7;
    }
    if((rule_2->has_logit_scale_0) != 0U)
    {
        uint _S19 = multiply_0(x_8, rule_2->logit_scale_0);
        x_8 = _S19;
    }
    return x_8;
}

struct Share_0
{
    uint first_1;
    uint expert_4;
    uint step_0;
    uint count_0;
};

uint Keys_get_0(uint expert_5, KernelContext_0 thread* kernelContext_4)
{
    return (*kernelContext_4->keys_0)[expert_5];
}

bool estimate_is_logit_0(const Rule_0 thread* rule_3)
{
    bool _S20;
    if((rule_3->select_bias_0) == 0U)
    {
        if((rule_3->n_group_0) <= 1U)
        {
            _S20 = true;
        }
        else
        {
            if((rule_3->group_score_0) == 1U)
            {
                _S20 = (rule_3->excluded_zero_0) == 0U;
            }
            else
            {
                _S20 = false;
            }
        }
    }
    else
    {
        _S20 = false;
    }
    return _S20;
}

uint clamp_0(const Rule_0 thread* rule_4, uint x_9)
{
    bool _S21;
    if((rule_4->has_logit_clamp_0) == 0U)
    {
        _S21 = true;
    }
    else
    {
        _S21 = is_nan_0(x_9);
    }
    if(_S21)
    {
        return x_9;
    }
    uint _S22 = rule_4->logit_clamp_0;
    uint _S23;
    if((absolute_0(x_9)) > (rule_4->logit_clamp_0))
    {
        _S23 = (x_9 & 2147483648U) | _S22;
    }
    else
    {
        _S23 = x_9;
    }
    return _S23;
}

uint nan_place_0(const Rule_0 thread* rule_5)
{
    uint _S24;
    if((rule_5->nan_last_0) != 0U)
    {
        _S24 = 1U;
    }
    else
    {
        _S24 = 4294967295U;
    }
    return _S24;
}

uint order_0(uint x_10, uint nan_place_1)
{
    if(is_nan_0(x_10))
    {
        return nan_place_1;
    }
    uint _S25;
    if((x_10 & 2147483648U) != 0U)
    {
        _S25 = ~x_10;
    }
    else
    {
        _S25 = x_10 | 2147483648U;
    }
    return _S25;
}

uint quick_key_0(const Rule_0 thread* rule_6, uint x_11, uint bias_0)
{
    bool _S26 = estimate_is_logit_0(rule_6);
    if(_S26)
    {
        uint _S27 = clamp_0(rule_6, x_11);
        uint _S28 = nan_place_0(rule_6);
        return order_0(_S27, _S28);
    }
    float limit_0;
    if((rule_6->has_logit_clamp_0) != 0U)
    {
        limit_0 = min((as_type<float>((rule_6->logit_clamp_0))), 80.0f);
    }
    else
    {
        limit_0 = 80.0f;
    }
    uint key_0 = select((as_type<uint>((1.0f / (1.0f + exp(- min(max((as_type<float>((x_11))), - limit_0), limit_0))) + (as_type<float>((bias_0)))))), bias_0, is_infinite_0(bias_0));
    bool _S29 = is_nan_0(x_11);
    uint _S30 = nan_place_0(rule_6);
    return select(key_0 ^ (uint(int(key_0) >> 31U) | 2147483648U), _S30, _S29);
}

void Keys_set_0(uint expert_6, uint value_1, KernelContext_0 thread* kernelContext_5)
{
    (*kernelContext_5->keys_0)[expert_6] = value_1;
    return;
}

uint2 score_share_0(const Rule_0 thread* rule_7, const Token_0 thread* token_2, const Share_0 thread* share_0, KernelContext_0 thread* kernelContext_6)
{
    thread uint2 best_0 = uint2(0U, 0U);
    uint base_0 = 0U;
    for(;;)
    {
        uint _S31 = share_0->count_0;
        bool _S32 = base_0 < (share_0->count_0);
        if(_S32)
        {
        }
        else
        {
            break;
        }
        thread array<uint, int(4)> at_0;
        thread array<uint, int(4)> x_12;
        thread array<uint, int(4)> key_1;
        uint _S33 = _S31 - 1U;
        uint _S34 = share_0->step_0;
        uint member_0 = min(base_0, _S33) * share_0->step_0;
        uint _S35 = share_0->first_1;
        uint _S36 = share_0->first_1 + member_0;
        at_0[0U] = _S36;
        uint _S37 = Keys_get_0(_S36, kernelContext_6);
        x_12[0U] = _S37;
        bool _S38 = (rule_7->select_bias_0) != 0U;
        uint _S39;
        if(_S38)
        {
            uint _S40 = Token_bias_of_0(token_2, share_0->expert_4 + member_0, kernelContext_6);
            _S39 = _S40;
        }
        else
        {
            _S39 = 0U;
        }
        key_1[0U] = _S39;
        uint _S41 = share_0->expert_4;
        uint _S42 = linear_0(rule_7, token_2, share_0->expert_4 + member_0, x_12[0U], kernelContext_6);
        x_12[0U] = _S42;
        uint _S43 = base_0 + 1U;
        uint member_1 = min(_S43, _S33) * _S34;
        uint _S44 = _S35 + member_1;
        at_0[1U] = _S44;
        uint _S45 = Keys_get_0(_S44, kernelContext_6);
        x_12[1U] = _S45;
        uint _S46;
        if(_S38)
        {
            uint _S47 = Token_bias_of_0(token_2, _S41 + member_1, kernelContext_6);
            _S46 = _S47;
        }
        else
        {
            _S46 = 0U;
        }
        key_1[1U] = _S46;
        uint _S48 = linear_0(rule_7, token_2, _S41 + member_1, x_12[1U], kernelContext_6);
        x_12[1U] = _S48;
        uint _S49 = base_0 + 2U;
        uint member_2 = min(_S49, _S33) * _S34;
        uint _S50 = _S35 + member_2;
        at_0[2U] = _S50;
        uint _S51 = Keys_get_0(_S50, kernelContext_6);
        x_12[2U] = _S51;
        uint _S52;
        if(_S38)
        {
            uint _S53 = Token_bias_of_0(token_2, _S41 + member_2, kernelContext_6);
            _S52 = _S53;
        }
        else
        {
            _S52 = 0U;
        }
        key_1[2U] = _S52;
        uint _S54 = linear_0(rule_7, token_2, _S41 + member_2, x_12[2U], kernelContext_6);
        x_12[2U] = _S54;
        uint _S55 = base_0 + 3U;
        uint member_3 = min(_S55, _S33) * _S34;
        uint _S56 = _S35 + member_3;
        at_0[3U] = _S56;
        uint _S57 = Keys_get_0(_S56, kernelContext_6);
        x_12[3U] = _S57;
        uint _S58;
        if(_S38)
        {
            uint _S59 = Token_bias_of_0(token_2, _S41 + member_3, kernelContext_6);
            _S58 = _S59;
        }
        else
        {
            _S58 = 0U;
        }
        key_1[3U] = _S58;
        uint _S60 = linear_0(rule_7, token_2, _S41 + member_3, x_12[3U], kernelContext_6);
        x_12[3U] = _S60;
        uint _S61 = quick_key_0(rule_7, x_12[0U], key_1[0U]);
        key_1[0U] = _S61;
        uint _S62 = quick_key_0(rule_7, x_12[1U], key_1[1U]);
        key_1[1U] = _S62;
        uint _S63 = quick_key_0(rule_7, x_12[2U], key_1[2U]);
        key_1[2U] = _S63;
        uint _S64 = quick_key_0(rule_7, x_12[3U], key_1[3U]);
        key_1[3U] = _S64;
        if(_S32)
        {
            Keys_set_0(at_0[0U], key_1[0U], kernelContext_6);
            best_0.y = max(best_0.y, min(best_0.x, key_1[0U]));
            best_0.x = max(best_0.x, key_1[0U]);
        }
        if(_S43 < _S31)
        {
            Keys_set_0(at_0[1U], key_1[1U], kernelContext_6);
            best_0.y = max(best_0.y, min(best_0.x, key_1[1U]));
            best_0.x = max(best_0.x, key_1[1U]);
        }
        if(_S49 < _S31)
        {
            Keys_set_0(at_0[2U], key_1[2U], kernelContext_6);
            best_0.y = max(best_0.y, min(best_0.x, key_1[2U]));
            best_0.x = max(best_0.x, key_1[2U]);
        }
        if(_S55 < _S31)
        {
            Keys_set_0(at_0[3U], key_1[3U], kernelContext_6);
            best_0.y = max(best_0.y, min(best_0.x, key_1[3U]));
            best_0.x = max(best_0.x, key_1[3U]);
        }
        base_0 = base_0 + 4U;
    }
    return best_0;
}

struct Tile_0
{
    uint n_token_1;
    uint n_there_0;
    uint n_lane_0;
    uint stride_0;
    uint n_place_0;
    uint n_top_0;
    uint n_each_0;
};

uint winner_scores_0(const Tile_0 thread* tile_0)
{
    return tile_0->n_token_1 * tile_0->n_place_0;
}

bool is_less_0(uint a_2, uint b_2)
{
    return (order_0(a_2, 0U)) < (order_0(b_2, 0U));
}

uint guarded_sum_0(const Rule_0 thread* rule_8, uint sum_1, KernelContext_0 thread* kernelContext_7)
{
    bool _S65;
    uint _S66;
    if((rule_8->eps_kind_0) == 0U)
    {
        uint _S67 = rule_8->renorm_eps_0;
        if((rule_8->renorm_eps_0) == 0U)
        {
            _S66 = sum_1;
        }
        else
        {
            for(;;)
            {
                if(is_plain_0(sum_1))
                {
                    _S65 = is_plain_0(_S67);
                }
                else
                {
                    _S65 = false;
                }
                if(_S65)
                {
                    _S66 = flush_0((as_type<uint>(((as_type<float>((sum_1))) + (as_type<float>((_S67)))))) ^ (kernelContext_7->zero_0));
                    break;
                }
                _S66 = add_by_words_0(sum_1, _S67);
                break;
            }
        }
        return _S66;
    }
    if(!is_nan_0(sum_1))
    {
        _S65 = is_less_0(sum_1, rule_8->renorm_eps_0);
    }
    else
    {
        _S65 = false;
    }
    if(_S65)
    {
        _S66 = rule_8->renorm_eps_0;
    }
    else
    {
        _S66 = sum_1;
    }
    return _S66;
}

void sum_tile_0(uint lane_0, const Rule_0 thread* rule_9, const Tile_0 thread* tile_1, KernelContext_0 thread* kernelContext_8)
{
    if(lane_0 >= (tile_1->n_there_0))
    {
        return;
    }
    uint _S68 = winner_scores_0(tile_1);
    uint _S69 = rule_9->n_used_0;
    uint first_2 = _S68 + lane_0 * rule_9->n_used_0;
    uint _S70 = Keys_get_0(first_2, kernelContext_8);
    uint sum_2 = _S70;
    uint slot_0 = 1U;
    for(;;)
    {
        if(slot_0 < _S69)
        {
        }
        else
        {
            break;
        }
        float _S71 = (as_type<float>((sum_2)));
        uint _S72 = Keys_get_0(first_2 + slot_0, kernelContext_8);
        uint _S73 = (as_type<uint>((_S71 + (as_type<float>((_S72)))))) ^ (kernelContext_8->zero_0);
        uint slot_1 = slot_0 + 1U;
        sum_2 = _S73;
        slot_0 = slot_1;
    }
    uint _S74 = guarded_sum_0(rule_9, sum_2, kernelContext_8);
    (*kernelContext_8->sum_of_0)[lane_0] = _S74;
    return;
}

uint count_items_0(const Rule_0 thread* rule_10, const Tile_0 thread* tile_2, KernelContext_0 thread* kernelContext_9)
{
    uint _S75 = tile_2->n_token_1 * tile_2->n_each_0;
    uint _S76 = atomic_load_explicit(kernelContext_9->n_extra_0, memory_order_relaxed);
    return _S75 + min(_S76, 32U);
}

struct Item_0
{
    bool there_0;
    uint token_3;
    uint at_1;
};

bool is_doubtful_0(uint token_4, KernelContext_0 thread* kernelContext_10)
{
    uint _S77 = atomic_load_explicit(kernelContext_10->doubtful_tokens_0, memory_order_relaxed);
    return ((_S77 >> token_4) & 1U) != 0U;
}

Item_0 item_of_0(const Rule_0 thread* rule_11, const Tile_0 thread* tile_3, uint i_0, KernelContext_0 thread* kernelContext_11)
{
    uint _S78 = tile_3->n_each_0;
    uint n_first_0 = tile_3->n_token_1 * tile_3->n_each_0;
    thread Item_0 item_0;
    if(i_0 < n_first_0)
    {
        uint _S79 = i_0 / _S78;
        (&item_0)->token_3 = _S79;
        uint _S80 = _S79 * tile_3->n_place_0;
        uint _S81 = i_0 % _S78;
        (&item_0)->at_1 = _S80 + _S81;
    }
    else
    {
        uint _S82 = (*kernelContext_11->extra_0)[i_0 - n_first_0];
        (&item_0)->at_1 = (*kernelContext_11->extra_0)[i_0 - n_first_0];
        uint _S83 = _S82 / tile_3->n_place_0;
        (&item_0)->token_3 = _S83;
    }
    bool _S84;
    if(((&item_0)->token_3) < (tile_3->n_there_0))
    {
        bool _S85 = is_doubtful_0((&item_0)->token_3, kernelContext_11);
        _S84 = !_S85;
    }
    else
    {
        _S84 = false;
    }
    (&item_0)->there_0 = _S84;
    return item_0;
}

void set_doubtful_0(uint token_5, KernelContext_0 thread* kernelContext_12)
{
    uint _S86 = atomic_fetch_or_explicit(kernelContext_12->doubtful_tokens_0, 1U << token_5, memory_order_relaxed);
    return;
}

uint winner_ids_0(const Tile_0 thread* tile_4)
{
    return 2U * tile_4->n_token_1 * tile_4->n_place_0;
}

void rank_items_0(uint lane_1, const Rule_0 thread* rule_12, const Tile_0 thread* tile_5, KernelContext_0 thread* kernelContext_13)
{
    uint _S87 = count_items_0(rule_12, tile_5, kernelContext_13);
    uint i_1 = lane_1;
    for(;;)
    {
        if(i_1 < _S87)
        {
        }
        else
        {
            break;
        }
        Item_0 _S88 = item_of_0(rule_12, tile_5, i_1, kernelContext_13);
        if(!_S88.there_0)
        {
            i_1 = i_1 + 32U;
            continue;
        }
        uint _S89 = atomic_load_explicit(&(*kernelContext_13->n_listed_0)[_S88.token_3], memory_order_relaxed);
        uint _S90 = _S88.token_3 * tile_5->n_place_0;
        uint _S91 = (*kernelContext_13->item_key_0)[_S88.at_1];
        uint id_0 = (*kernelContext_13->item_id_0)[_S88.at_1];
        uint base_1 = 0U;
        uint slot_2 = 0U;
        for(;;)
        {
            bool _S92 = base_1 < _S89;
            if(_S92)
            {
            }
            else
            {
                break;
            }
            thread array<uint, int(4)> k_0;
            thread array<uint, int(4)> other_0;
            uint _S93 = _S89 - 1U;
            uint at_2 = _S90 + min(base_1, _S93);
            uint _S94 = (*kernelContext_13->item_key_0)[at_2];
            k_0[0U] = (*kernelContext_13->item_key_0)[at_2];
            uint _S95 = (*kernelContext_13->item_id_0)[at_2];
            other_0[0U] = (*kernelContext_13->item_id_0)[at_2];
            uint _S96 = base_1 + 1U;
            uint at_3 = _S90 + min(_S96, _S93);
            uint _S97 = (*kernelContext_13->item_key_0)[at_3];
            k_0[1U] = (*kernelContext_13->item_key_0)[at_3];
            uint _S98 = (*kernelContext_13->item_id_0)[at_3];
            other_0[1U] = (*kernelContext_13->item_id_0)[at_3];
            uint _S99 = base_1 + 2U;
            uint at_4 = _S90 + min(_S99, _S93);
            uint _S100 = (*kernelContext_13->item_key_0)[at_4];
            k_0[2U] = (*kernelContext_13->item_key_0)[at_4];
            uint _S101 = (*kernelContext_13->item_id_0)[at_4];
            other_0[2U] = (*kernelContext_13->item_id_0)[at_4];
            uint _S102 = base_1 + 3U;
            uint at_5 = _S90 + min(_S102, _S93);
            uint _S103 = (*kernelContext_13->item_key_0)[at_5];
            k_0[3U] = (*kernelContext_13->item_key_0)[at_5];
            uint _S104 = (*kernelContext_13->item_id_0)[at_5];
            other_0[3U] = (*kernelContext_13->item_id_0)[at_5];
            uint slot_3 = slot_2 + uint(select(int(0), int(1), _S92 & ((_S94 > _S91) | ((_S94 == _S91) & (_S95 < id_0))))) + uint(select(int(0), int(1), (_S96 < _S89) & ((_S97 > _S91) | ((_S97 == _S91) & (_S98 < id_0))))) + uint(select(int(0), int(1), (_S99 < _S89) & ((_S100 > _S91) | ((_S100 == _S91) & (_S101 < id_0))))) + uint(select(int(0), int(1), (_S102 < _S89) & ((_S103 > _S91) | ((_S103 == _S91) & (_S104 < id_0)))));
            base_1 = base_1 + 4U;
            slot_2 = slot_3;
        }
        uint _S105 = rule_12->n_used_0;
        if(slot_2 >= (rule_12->n_used_0))
        {
            i_1 = i_1 + 32U;
            continue;
        }
        uint _S106 = Keys_get_0(_S88.at_1, kernelContext_13);
        if(!is_plain_0(_S106))
        {
            set_doubtful_0(_S88.token_3, kernelContext_13);
        }
        uint _S107 = winner_scores_0(tile_5);
        uint _S108 = _S88.token_3 * _S105;
        Keys_set_0(_S107 + _S108 + slot_2, _S106, kernelContext_13);
        uint _S109 = winner_ids_0(tile_5);
        Keys_set_0(_S109 + _S108 + slot_2, id_0, kernelContext_13);
        i_1 = i_1 + 32U;
    }
    return;
}

uint token_of_0(const Tile_0 thread* tile_6, uint lane_2)
{
    uint _S110 = lane_2 / tile_6->n_lane_0;
    return _S110;
}

uint from_order_0(uint key_2)
{
    bool _S111;
    if(key_2 == 4294967295U)
    {
        _S111 = true;
    }
    else
    {
        _S111 = key_2 <= 1U;
    }
    if(_S111)
    {
        return 2143289344U;
    }
    uint _S112;
    if((key_2 & 2147483648U) != 0U)
    {
        _S112 = key_2 ^ 2147483648U;
    }
    else
    {
        _S112 = ~key_2;
    }
    return _S112;
}

bool estimate_is_logit_1(const Rule_0 thread* rule_13)
{
    bool _S113;
    if((rule_13->select_bias_0) == 0U)
    {
        if((rule_13->n_group_0) <= 1U)
        {
            _S113 = true;
        }
        else
        {
            if((rule_13->group_score_0) == 1U)
            {
                _S113 = (rule_13->excluded_zero_0) == 0U;
            }
            else
            {
                _S113 = false;
            }
        }
    }
    else
    {
        _S113 = false;
    }
    return _S113;
}

bool ranks_by_logit_0(const Rule_0 thread* rule_14)
{
    uint _S114 = rule_14->select_by_0;
    if((rule_14->select_by_0) == 1U)
    {
        return true;
    }
    bool group_sums_0;
    if((rule_14->n_group_0) > 1U)
    {
        group_sums_0 = (rule_14->group_score_0) > 1U;
    }
    else
    {
        group_sums_0 = false;
    }
    bool _S115;
    if(_S114 == 0U)
    {
        _S115 = (rule_14->score_0) == 0U;
    }
    else
    {
        _S115 = false;
    }
    if(_S115)
    {
        _S115 = (rule_14->select_bias_0) == 0U;
    }
    else
    {
        _S115 = false;
    }
    if(_S115)
    {
        _S115 = (rule_14->score_dtype_0) == 0U;
    }
    else
    {
        _S115 = false;
    }
    if(_S115)
    {
        group_sums_0 = !group_sums_0;
    }
    else
    {
        group_sums_0 = false;
    }
    return group_sums_0;
}

uint score_of_key_0(const Rule_0 thread* rule_15)
{
    bool _S116 = ranks_by_logit_0(rule_15);
    if(_S116)
    {
        return 3U;
    }
    uint _S117;
    if((rule_15->select_by_0) == 2U)
    {
        _S117 = 1U;
    }
    else
    {
        _S117 = rule_15->score_0;
    }
    return _S117;
}

uint window_below_0(const Rule_0 thread* rule_16, uint key_3, uint magnitude_1, uint sums_0)
{
    uint x_13 = from_order_0(key_3);
    if(is_nan_0(x_13))
    {
        return key_3;
    }
    float v_0 = (as_type<float>((x_13)));
    bool _S118 = estimate_is_logit_1(rule_16);
    float least_0;
    if(!_S118)
    {
        if(is_infinite_0(x_13))
        {
            return key_3;
        }
        least_0 = v_0 - float(sums_0) * (0.0000152587890625f + (as_type<float>((magnitude_1))) * 9.5367431640625e-07f);
    }
    else
    {
        uint _S119 = score_of_key_0(rule_16);
        bool is_sigmoid_0 = _S119 == 1U;
        uint _S120 = x_13 & 2147483648U;
        bool _S121;
        if(_S120 != 0U)
        {
            uint _S122 = absolute_0(x_13);
            int _S123;
            if(is_sigmoid_0)
            {
                _S123 = int(1117782016);
            }
            else
            {
                _S123 = int(1126170624);
            }
            _S121 = _S122 > uint(_S123);
        }
        else
        {
            _S121 = false;
        }
        if(_S121)
        {
            return 2U;
        }
        if(is_sigmoid_0)
        {
            _S121 = _S120 == 0U;
        }
        else
        {
            _S121 = false;
        }
        if(_S121)
        {
            _S121 = (absolute_0(x_13)) > 1099431936U;
        }
        else
        {
            _S121 = false;
        }
        if(_S121)
        {
            return order_0(1098907648U, 0U);
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
    return order_0(flush_0((as_type<uint>((least_0)))), 0U);
}

uint part_of_0(const Tile_0 thread* tile_7, uint lane_3)
{
    uint _S124 = lane_3 % tile_7->n_lane_0;
    return _S124;
}

uint count_shares_0(uint lane_4, const Rule_0 thread* rule_17, const Tile_0 thread* tile_8)
{
    uint _S125 = token_of_0(tile_8, lane_4);
    if(_S125 >= (tile_8->n_there_0))
    {
        return 0U;
    }
    uint _S126 = rule_17->n_group_0;
    uint _S127;
    if((rule_17->n_group_0) == 1U)
    {
        _S127 = 1U;
    }
    else
    {
        uint _S128 = tile_8->n_lane_0;
        uint _S129 = _S126 + tile_8->n_lane_0 - 1U;
        uint _S130 = part_of_0(tile_8, lane_4);
        uint _S131 = (_S129 - _S130) / _S128;
        _S127 = _S131;
    }
    return _S127;
}

uint group_of_0(uint lane_5, const Tile_0 thread* tile_9, uint share_1)
{
    uint _S132 = part_of_0(tile_9, lane_5);
    return _S132 + share_1 * tile_9->n_lane_0;
}

bool stays_0(uint lane_6, const Rule_0 thread* rule_18, const Tile_0 thread* tile_10, uint share_2, KernelContext_0 thread* kernelContext_14)
{
    bool _S133;
    if((rule_18->n_group_0) == 1U)
    {
        _S133 = true;
    }
    else
    {
        uint _S134 = token_of_0(tile_10, lane_6);
        uint _S135 = atomic_load_explicit(&(*kernelContext_14->kept_of_0)[_S134], memory_order_relaxed);
        uint _S136 = group_of_0(lane_6, tile_10, share_2);
        _S133 = ((_S135 >> _S136) & 1U) != 0U;
    }
    return _S133;
}

uint place_of_0(const Rule_0 thread* rule_19, uint expert_7)
{
    uint _S137 = rule_19->n_group_0;
    uint _S138;
    if((rule_19->n_group_0) == 1U)
    {
        _S138 = expert_7;
    }
    else
    {
        uint _S139 = rule_19->n_expert_0 / _S137;
        uint _S140 = expert_7 / _S139;
        _S138 = expert_7 + _S140;
    }
    return _S138;
}

Share_0 share_of_0(uint lane_7, const Rule_0 thread* rule_20, const Tile_0 thread* tile_11, uint i_2)
{
    thread Share_0 s_0;
    uint _S141 = part_of_0(tile_11, lane_7);
    uint _S142 = rule_20->n_group_0;
    if((rule_20->n_group_0) == 1U)
    {
        (&s_0)->expert_4 = _S141;
        (&s_0)->step_0 = tile_11->n_lane_0;
        uint _S143 = (rule_20->n_expert_0 + tile_11->n_lane_0 - 1U - _S141) / tile_11->n_lane_0;
        (&s_0)->count_0 = _S143;
    }
    else
    {
        uint _S144 = rule_20->n_expert_0 / _S142;
        (&s_0)->count_0 = _S144;
        uint _S145 = group_of_0(lane_7, tile_11, i_2);
        (&s_0)->expert_4 = _S145 * _S144;
        (&s_0)->step_0 = 1U;
    }
    uint _S146 = token_of_0(tile_11, lane_7);
    uint _S147 = _S146 * tile_11->stride_0;
    uint _S148 = place_of_0(rule_20, (&s_0)->expert_4);
    (&s_0)->first_1 = _S147 + _S148;
    return s_0;
}

uint firstbitlow_0(uint value_2)
{
    uint _S149;
    if(value_2 == 0U)
    {
        _S149 = 4294967295U;
    }
    else
    {
        uint _S150 = ctz(value_2);
        _S149 = _S150;
    }
    return _S149;
}

void gather_tile_0(uint lane_8, const Rule_0 thread* rule_21, const Tile_0 thread* tile_12, uint bound_0, KernelContext_0 thread* kernelContext_15)
{
    uint _S151 = token_of_0(tile_12, lane_8);
    uint _S152 = window_below_0(rule_21, bound_0, absolute_0(from_order_0(bound_0)), 1U);
    uint _S153 = max(_S152, 1U);
    uint _S154 = count_shares_0(lane_8, rule_21, tile_12);
    uint s_1 = 0U;
    for(;;)
    {
        if(s_1 < _S154)
        {
        }
        else
        {
            break;
        }
        bool _S155 = stays_0(lane_8, rule_21, tile_12, s_1, kernelContext_15);
        if(!_S155)
        {
            s_1 = s_1 + 1U;
            continue;
        }
        Share_0 _S156 = share_of_0(lane_8, rule_21, tile_12, s_1);
        uint start_0 = 0U;
        for(;;)
        {
            if(start_0 < (_S156.count_0))
            {
            }
            else
            {
                break;
            }
            uint _S157 = start_0 + 32U;
            uint _S158 = min(_S157, _S156.count_0);
            uint base_2 = start_0;
            uint taken_0 = 0U;
            for(;;)
            {
                bool _S159 = base_2 < _S158;
                if(_S159)
                {
                }
                else
                {
                    break;
                }
                thread array<uint, int(8)> key_4;
                uint _S160 = _S156.count_0 - 1U;
                uint _S161 = Keys_get_0(_S156.first_1 + min(base_2, _S160) * _S156.step_0, kernelContext_15);
                key_4[0U] = _S161;
                uint _S162 = base_2 + 1U;
                uint _S163 = Keys_get_0(_S156.first_1 + min(_S162, _S160) * _S156.step_0, kernelContext_15);
                key_4[1U] = _S163;
                uint _S164 = base_2 + 2U;
                uint _S165 = Keys_get_0(_S156.first_1 + min(_S164, _S160) * _S156.step_0, kernelContext_15);
                key_4[2U] = _S165;
                uint _S166 = base_2 + 3U;
                uint _S167 = Keys_get_0(_S156.first_1 + min(_S166, _S160) * _S156.step_0, kernelContext_15);
                key_4[3U] = _S167;
                uint _S168 = base_2 + 4U;
                uint _S169 = Keys_get_0(_S156.first_1 + min(_S168, _S160) * _S156.step_0, kernelContext_15);
                key_4[4U] = _S169;
                uint _S170 = base_2 + 5U;
                uint _S171 = Keys_get_0(_S156.first_1 + min(_S170, _S160) * _S156.step_0, kernelContext_15);
                key_4[5U] = _S171;
                uint _S172 = base_2 + 6U;
                uint _S173 = Keys_get_0(_S156.first_1 + min(_S172, _S160) * _S156.step_0, kernelContext_15);
                key_4[6U] = _S173;
                uint _S174 = base_2 + 7U;
                uint _S175 = Keys_get_0(_S156.first_1 + min(_S174, _S160) * _S156.step_0, kernelContext_15);
                key_4[7U] = _S175;
                uint taken_1 = (((((((taken_0 | select(0U, 1U << (base_2 - start_0), (_S161 >= _S153) & _S159)) | select(0U, 1U << (_S162 - start_0), (_S163 >= _S153) & (_S162 < _S158))) | select(0U, 1U << (_S164 - start_0), (_S165 >= _S153) & (_S164 < _S158))) | select(0U, 1U << (_S166 - start_0), (_S167 >= _S153) & (_S166 < _S158))) | select(0U, 1U << (_S168 - start_0), (_S169 >= _S153) & (_S168 < _S158))) | select(0U, 1U << (_S170 - start_0), (_S171 >= _S153) & (_S170 < _S158))) | select(0U, 1U << (_S172 - start_0), (_S173 >= _S153) & (_S172 < _S158))) | select(0U, 1U << (_S174 - start_0), (_S175 >= _S153) & (_S174 < _S158));
                base_2 = base_2 + 8U;
                taken_0 = taken_1;
            }
            if(taken_0 == 0U)
            {
                start_0 = _S157;
                continue;
            }
            uint _S176 = atomic_fetch_add_explicit(&(*kernelContext_15->n_listed_0)[_S151], ((uint)popcount((taken_0))), memory_order_relaxed);
            uint taken_2 = taken_0;
            uint place_0 = _S176;
            for(;;)
            {
                if(taken_2 != 0U)
                {
                }
                else
                {
                    break;
                }
                bool _S177 = place_0 >= (tile_12->n_each_0);
                bool _S178;
                if(_S177)
                {
                    _S178 = place_0 < (tile_12->n_place_0);
                }
                else
                {
                    _S178 = false;
                }
                uint more_0;
                if(_S178)
                {
                    uint _S179 = atomic_fetch_add_explicit(kernelContext_15->n_extra_0, 1U, memory_order_relaxed);
                    more_0 = _S179;
                }
                else
                {
                    more_0 = 0U;
                }
                uint _S180 = tile_12->n_place_0;
                bool _S181;
                if(place_0 >= (tile_12->n_place_0))
                {
                    _S181 = true;
                }
                else
                {
                    _S181 = more_0 >= 32U;
                }
                if(_S181)
                {
                    set_doubtful_0(_S151, kernelContext_15);
                    break;
                }
                uint at_6 = _S151 * _S180 + place_0;
                (*kernelContext_15->item_id_0)[at_6] = _S156.expert_4 + (start_0 + firstbitlow_0(taken_2)) * _S156.step_0;
                if(_S177)
                {
                    (*kernelContext_15->extra_0)[more_0] = at_6;
                }
                uint place_1 = place_0 + 1U;
                taken_2 = taken_2 & (taken_2 - 1U);
                place_0 = place_1;
            }
            start_0 = _S157;
        }
        s_1 = s_1 + 1U;
    }
    return;
}

uint bound_tile_0(uint lane_9, const Rule_0 thread* rule_22, const Tile_0 thread* tile_13, KernelContext_0 thread* kernelContext_16)
{
    uint x_14;
    uint base_3;
    uint x_15;
    thread array<uint, int(6)> top_0;
    top_0[0U] = 0U;
    top_0[1U] = 0U;
    top_0[2U] = 0U;
    top_0[3U] = 0U;
    top_0[4U] = 0U;
    top_0[5U] = 0U;
    uint _S182 = count_shares_0(lane_9, rule_22, tile_13);
    uint s_2 = 0U;
    for(;;)
    {
        if(s_2 < _S182)
        {
        }
        else
        {
            break;
        }
        bool _S183 = stays_0(lane_9, rule_22, tile_13, s_2, kernelContext_16);
        if(!_S183)
        {
            s_2 = s_2 + 1U;
            continue;
        }
        Share_0 _S184 = share_of_0(lane_9, rule_22, tile_13, s_2);
        base_3 = 0U;
        for(;;)
        {
            bool _S185 = base_3 < (_S184.count_0);
            if(_S185)
            {
            }
            else
            {
                break;
            }
            thread array<uint, int(8)> key_5;
            uint _S186 = _S184.count_0 - 1U;
            uint _S187 = Keys_get_0(_S184.first_1 + min(base_3, _S186) * _S184.step_0, kernelContext_16);
            key_5[0U] = _S187;
            uint _S188 = base_3 + 1U;
            uint _S189 = Keys_get_0(_S184.first_1 + min(_S188, _S186) * _S184.step_0, kernelContext_16);
            key_5[1U] = _S189;
            uint _S190 = base_3 + 2U;
            uint _S191 = Keys_get_0(_S184.first_1 + min(_S190, _S186) * _S184.step_0, kernelContext_16);
            key_5[2U] = _S191;
            uint _S192 = base_3 + 3U;
            uint _S193 = Keys_get_0(_S184.first_1 + min(_S192, _S186) * _S184.step_0, kernelContext_16);
            key_5[3U] = _S193;
            uint _S194 = base_3 + 4U;
            uint _S195 = Keys_get_0(_S184.first_1 + min(_S194, _S186) * _S184.step_0, kernelContext_16);
            key_5[4U] = _S195;
            uint _S196 = base_3 + 5U;
            uint _S197 = Keys_get_0(_S184.first_1 + min(_S196, _S186) * _S184.step_0, kernelContext_16);
            key_5[5U] = _S197;
            uint _S198 = base_3 + 6U;
            uint _S199 = Keys_get_0(_S184.first_1 + min(_S198, _S186) * _S184.step_0, kernelContext_16);
            key_5[6U] = _S199;
            uint _S200 = base_3 + 7U;
            uint _S201 = Keys_get_0(_S184.first_1 + min(_S200, _S186) * _S184.step_0, kernelContext_16);
            key_5[7U] = _S201;
            uint _S202 = select(0U, _S187, _S185);
            uint _S203 = tile_13->n_top_0;
            bool _S204 = 0U < (tile_13->n_top_0);
            if(_S204)
            {
                uint _S205 = min(top_0[0U], _S202);
                top_0[0U] = max(top_0[0U], _S202);
                x_14 = _S205;
            }
            else
            {
                x_14 = _S202;
            }
            bool _S206 = 1U < _S203;
            if(_S206)
            {
                uint _S207 = min(top_0[1U], x_14);
                top_0[1U] = max(top_0[1U], x_14);
                x_15 = _S207;
            }
            else
            {
                x_15 = x_14;
            }
            bool _S208 = 2U < _S203;
            uint x_16;
            if(_S208)
            {
                uint _S209 = min(top_0[2U], x_15);
                top_0[2U] = max(top_0[2U], x_15);
                x_16 = _S209;
            }
            else
            {
                x_16 = x_15;
            }
            bool _S210 = 3U < _S203;
            uint x_17;
            if(_S210)
            {
                uint _S211 = min(top_0[3U], x_16);
                top_0[3U] = max(top_0[3U], x_16);
                x_17 = _S211;
            }
            else
            {
                x_17 = x_16;
            }
            bool _S212 = 4U < _S203;
            uint x_18;
            if(_S212)
            {
                uint _S213 = min(top_0[4U], x_17);
                top_0[4U] = max(top_0[4U], x_17);
                x_18 = _S213;
            }
            else
            {
                x_18 = x_17;
            }
            bool _S214 = 5U < _S203;
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_18);
            }
            uint _S215 = select(0U, key_5[1U], _S188 < (_S184.count_0));
            uint x_19;
            if(_S204)
            {
                uint _S216 = min(top_0[0U], _S215);
                top_0[0U] = max(top_0[0U], _S215);
                x_19 = _S216;
            }
            else
            {
                x_19 = _S215;
            }
            uint x_20;
            if(_S206)
            {
                uint _S217 = min(top_0[1U], x_19);
                top_0[1U] = max(top_0[1U], x_19);
                x_20 = _S217;
            }
            else
            {
                x_20 = x_19;
            }
            uint x_21;
            if(_S208)
            {
                uint _S218 = min(top_0[2U], x_20);
                top_0[2U] = max(top_0[2U], x_20);
                x_21 = _S218;
            }
            else
            {
                x_21 = x_20;
            }
            uint x_22;
            if(_S210)
            {
                uint _S219 = min(top_0[3U], x_21);
                top_0[3U] = max(top_0[3U], x_21);
                x_22 = _S219;
            }
            else
            {
                x_22 = x_21;
            }
            uint x_23;
            if(_S212)
            {
                uint _S220 = min(top_0[4U], x_22);
                top_0[4U] = max(top_0[4U], x_22);
                x_23 = _S220;
            }
            else
            {
                x_23 = x_22;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_23);
            }
            uint _S221 = select(0U, key_5[2U], _S190 < (_S184.count_0));
            uint x_24;
            if(_S204)
            {
                uint _S222 = min(top_0[0U], _S221);
                top_0[0U] = max(top_0[0U], _S221);
                x_24 = _S222;
            }
            else
            {
                x_24 = _S221;
            }
            uint x_25;
            if(_S206)
            {
                uint _S223 = min(top_0[1U], x_24);
                top_0[1U] = max(top_0[1U], x_24);
                x_25 = _S223;
            }
            else
            {
                x_25 = x_24;
            }
            uint x_26;
            if(_S208)
            {
                uint _S224 = min(top_0[2U], x_25);
                top_0[2U] = max(top_0[2U], x_25);
                x_26 = _S224;
            }
            else
            {
                x_26 = x_25;
            }
            uint x_27;
            if(_S210)
            {
                uint _S225 = min(top_0[3U], x_26);
                top_0[3U] = max(top_0[3U], x_26);
                x_27 = _S225;
            }
            else
            {
                x_27 = x_26;
            }
            uint x_28;
            if(_S212)
            {
                uint _S226 = min(top_0[4U], x_27);
                top_0[4U] = max(top_0[4U], x_27);
                x_28 = _S226;
            }
            else
            {
                x_28 = x_27;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_28);
            }
            uint _S227 = select(0U, key_5[3U], _S192 < (_S184.count_0));
            uint x_29;
            if(_S204)
            {
                uint _S228 = min(top_0[0U], _S227);
                top_0[0U] = max(top_0[0U], _S227);
                x_29 = _S228;
            }
            else
            {
                x_29 = _S227;
            }
            uint x_30;
            if(_S206)
            {
                uint _S229 = min(top_0[1U], x_29);
                top_0[1U] = max(top_0[1U], x_29);
                x_30 = _S229;
            }
            else
            {
                x_30 = x_29;
            }
            uint x_31;
            if(_S208)
            {
                uint _S230 = min(top_0[2U], x_30);
                top_0[2U] = max(top_0[2U], x_30);
                x_31 = _S230;
            }
            else
            {
                x_31 = x_30;
            }
            uint x_32;
            if(_S210)
            {
                uint _S231 = min(top_0[3U], x_31);
                top_0[3U] = max(top_0[3U], x_31);
                x_32 = _S231;
            }
            else
            {
                x_32 = x_31;
            }
            uint x_33;
            if(_S212)
            {
                uint _S232 = min(top_0[4U], x_32);
                top_0[4U] = max(top_0[4U], x_32);
                x_33 = _S232;
            }
            else
            {
                x_33 = x_32;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_33);
            }
            uint _S233 = select(0U, key_5[4U], _S194 < (_S184.count_0));
            uint x_34;
            if(_S204)
            {
                uint _S234 = min(top_0[0U], _S233);
                top_0[0U] = max(top_0[0U], _S233);
                x_34 = _S234;
            }
            else
            {
                x_34 = _S233;
            }
            uint x_35;
            if(_S206)
            {
                uint _S235 = min(top_0[1U], x_34);
                top_0[1U] = max(top_0[1U], x_34);
                x_35 = _S235;
            }
            else
            {
                x_35 = x_34;
            }
            uint x_36;
            if(_S208)
            {
                uint _S236 = min(top_0[2U], x_35);
                top_0[2U] = max(top_0[2U], x_35);
                x_36 = _S236;
            }
            else
            {
                x_36 = x_35;
            }
            uint x_37;
            if(_S210)
            {
                uint _S237 = min(top_0[3U], x_36);
                top_0[3U] = max(top_0[3U], x_36);
                x_37 = _S237;
            }
            else
            {
                x_37 = x_36;
            }
            uint x_38;
            if(_S212)
            {
                uint _S238 = min(top_0[4U], x_37);
                top_0[4U] = max(top_0[4U], x_37);
                x_38 = _S238;
            }
            else
            {
                x_38 = x_37;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_38);
            }
            uint _S239 = select(0U, key_5[5U], _S196 < (_S184.count_0));
            uint x_39;
            if(_S204)
            {
                uint _S240 = min(top_0[0U], _S239);
                top_0[0U] = max(top_0[0U], _S239);
                x_39 = _S240;
            }
            else
            {
                x_39 = _S239;
            }
            uint x_40;
            if(_S206)
            {
                uint _S241 = min(top_0[1U], x_39);
                top_0[1U] = max(top_0[1U], x_39);
                x_40 = _S241;
            }
            else
            {
                x_40 = x_39;
            }
            uint x_41;
            if(_S208)
            {
                uint _S242 = min(top_0[2U], x_40);
                top_0[2U] = max(top_0[2U], x_40);
                x_41 = _S242;
            }
            else
            {
                x_41 = x_40;
            }
            uint x_42;
            if(_S210)
            {
                uint _S243 = min(top_0[3U], x_41);
                top_0[3U] = max(top_0[3U], x_41);
                x_42 = _S243;
            }
            else
            {
                x_42 = x_41;
            }
            uint x_43;
            if(_S212)
            {
                uint _S244 = min(top_0[4U], x_42);
                top_0[4U] = max(top_0[4U], x_42);
                x_43 = _S244;
            }
            else
            {
                x_43 = x_42;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_43);
            }
            uint _S245 = select(0U, key_5[6U], _S198 < (_S184.count_0));
            uint x_44;
            if(_S204)
            {
                uint _S246 = min(top_0[0U], _S245);
                top_0[0U] = max(top_0[0U], _S245);
                x_44 = _S246;
            }
            else
            {
                x_44 = _S245;
            }
            uint x_45;
            if(_S206)
            {
                uint _S247 = min(top_0[1U], x_44);
                top_0[1U] = max(top_0[1U], x_44);
                x_45 = _S247;
            }
            else
            {
                x_45 = x_44;
            }
            uint x_46;
            if(_S208)
            {
                uint _S248 = min(top_0[2U], x_45);
                top_0[2U] = max(top_0[2U], x_45);
                x_46 = _S248;
            }
            else
            {
                x_46 = x_45;
            }
            uint x_47;
            if(_S210)
            {
                uint _S249 = min(top_0[3U], x_46);
                top_0[3U] = max(top_0[3U], x_46);
                x_47 = _S249;
            }
            else
            {
                x_47 = x_46;
            }
            uint x_48;
            if(_S212)
            {
                uint _S250 = min(top_0[4U], x_47);
                top_0[4U] = max(top_0[4U], x_47);
                x_48 = _S250;
            }
            else
            {
                x_48 = x_47;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_48);
            }
            uint _S251 = select(0U, key_5[7U], _S200 < (_S184.count_0));
            uint x_49;
            if(_S204)
            {
                uint _S252 = min(top_0[0U], _S251);
                top_0[0U] = max(top_0[0U], _S251);
                x_49 = _S252;
            }
            else
            {
                x_49 = _S251;
            }
            uint x_50;
            if(_S206)
            {
                uint _S253 = min(top_0[1U], x_49);
                top_0[1U] = max(top_0[1U], x_49);
                x_50 = _S253;
            }
            else
            {
                x_50 = x_49;
            }
            uint x_51;
            if(_S208)
            {
                uint _S254 = min(top_0[2U], x_50);
                top_0[2U] = max(top_0[2U], x_50);
                x_51 = _S254;
            }
            else
            {
                x_51 = x_50;
            }
            uint x_52;
            if(_S210)
            {
                uint _S255 = min(top_0[3U], x_51);
                top_0[3U] = max(top_0[3U], x_51);
                x_52 = _S255;
            }
            else
            {
                x_52 = x_51;
            }
            uint x_53;
            if(_S212)
            {
                uint _S256 = min(top_0[4U], x_52);
                top_0[4U] = max(top_0[4U], x_52);
                x_53 = _S256;
            }
            else
            {
                x_53 = x_52;
            }
            if(_S214)
            {
                top_0[5U] = max(top_0[5U], x_53);
            }
            base_3 = base_3 + 8U;
        }
        s_2 = s_2 + 1U;
    }
    uint _S257 = tile_13->n_top_0;
    bool _S258 = 0U < (tile_13->n_top_0);
    if(_S258)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257] = top_0[0U];
        x_14 = top_0[0U];
    }
    else
    {
        x_14 = 0U;
    }
    bool _S259 = 1U < _S257;
    if(_S259)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257 + 1U] = top_0[1U];
        x_14 = top_0[1U];
    }
    bool _S260 = 2U < _S257;
    if(_S260)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257 + 2U] = top_0[2U];
        x_14 = top_0[2U];
    }
    bool _S261 = 3U < _S257;
    if(_S261)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257 + 3U] = top_0[3U];
        x_14 = top_0[3U];
    }
    bool _S262 = 4U < _S257;
    if(_S262)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257 + 4U] = top_0[4U];
        x_14 = top_0[4U];
    }
    bool _S263 = 5U < _S257;
    if(_S263)
    {
        (*kernelContext_16->item_key_0)[lane_9 * _S257 + 5U] = top_0[5U];
        x_14 = top_0[5U];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    uint _S264 = tile_13->n_lane_0;
    if((tile_13->n_lane_0) > 1U)
    {
        thread array<uint, int(6)> better_0;
        better_0[0U] = 0U;
        better_0[1U] = 0U;
        better_0[2U] = 0U;
        better_0[3U] = 0U;
        better_0[4U] = 0U;
        better_0[5U] = 0U;
        uint n_known_0 = _S264 * _S257;
        uint _S265 = token_of_0(tile_13, lane_9);
        uint _S266 = _S265 * n_known_0;
        base_3 = 0U;
        for(;;)
        {
            bool _S267 = base_3 < n_known_0;
            if(_S267)
            {
            }
            else
            {
                break;
            }
            thread array<uint, int(8)> other_1;
            uint _S268 = _S266 + base_3;
            uint _S269 = (*kernelContext_16->item_key_0)[min(_S268, 255U)];
            other_1[0U] = (*kernelContext_16->item_key_0)[min(_S268, 255U)];
            other_1[1U] = (*kernelContext_16->item_key_0)[min(_S268 + 1U, 255U)];
            other_1[2U] = (*kernelContext_16->item_key_0)[min(_S268 + 2U, 255U)];
            other_1[3U] = (*kernelContext_16->item_key_0)[min(_S268 + 3U, 255U)];
            other_1[4U] = (*kernelContext_16->item_key_0)[min(_S268 + 4U, 255U)];
            other_1[5U] = (*kernelContext_16->item_key_0)[min(_S268 + 5U, 255U)];
            other_1[6U] = (*kernelContext_16->item_key_0)[min(_S268 + 6U, 255U)];
            other_1[7U] = (*kernelContext_16->item_key_0)[min(_S268 + 7U, 255U)];
            uint _S270 = select(0U, _S269, _S267);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S270 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S270 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S270 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S270 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S270 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S270 > top_0[5U]));
            }
            uint _S271 = select(0U, other_1[1U], (base_3 + 1U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S271 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S271 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S271 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S271 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S271 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S271 > top_0[5U]));
            }
            uint _S272 = select(0U, other_1[2U], (base_3 + 2U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S272 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S272 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S272 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S272 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S272 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S272 > top_0[5U]));
            }
            uint _S273 = select(0U, other_1[3U], (base_3 + 3U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S273 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S273 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S273 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S273 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S273 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S273 > top_0[5U]));
            }
            uint _S274 = select(0U, other_1[4U], (base_3 + 4U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S274 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S274 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S274 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S274 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S274 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S274 > top_0[5U]));
            }
            uint _S275 = select(0U, other_1[5U], (base_3 + 5U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S275 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S275 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S275 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S275 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S275 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S275 > top_0[5U]));
            }
            uint _S276 = select(0U, other_1[6U], (base_3 + 6U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S276 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S276 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S276 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S276 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S276 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S276 > top_0[5U]));
            }
            uint _S277 = select(0U, other_1[7U], (base_3 + 7U) < n_known_0);
            if(_S258)
            {
                better_0[0U] = better_0[0U] + uint(select(int(0), int(1), _S277 > top_0[0U]));
            }
            if(_S259)
            {
                better_0[1U] = better_0[1U] + uint(select(int(0), int(1), _S277 > top_0[1U]));
            }
            if(_S260)
            {
                better_0[2U] = better_0[2U] + uint(select(int(0), int(1), _S277 > top_0[2U]));
            }
            if(_S261)
            {
                better_0[3U] = better_0[3U] + uint(select(int(0), int(1), _S277 > top_0[3U]));
            }
            if(_S262)
            {
                better_0[4U] = better_0[4U] + uint(select(int(0), int(1), _S277 > top_0[4U]));
            }
            if(_S263)
            {
                better_0[5U] = better_0[5U] + uint(select(int(0), int(1), _S277 > top_0[5U]));
            }
            base_3 = base_3 + 8U;
        }
        if(_S258)
        {
            x_15 = select(4294967295U, top_0[0U], (better_0[0U]) < (rule_22->n_used_0));
        }
        else
        {
            x_15 = 4294967295U;
        }
        if(_S259)
        {
            x_15 = select(x_15, top_0[1U], (better_0[1U]) < (rule_22->n_used_0));
        }
        if(_S260)
        {
            x_15 = select(x_15, top_0[2U], (better_0[2U]) < (rule_22->n_used_0));
        }
        if(_S261)
        {
            x_15 = select(x_15, top_0[3U], (better_0[3U]) < (rule_22->n_used_0));
        }
        if(_S262)
        {
            x_15 = select(x_15, top_0[4U], (better_0[4U]) < (rule_22->n_used_0));
        }
        if(_S263)
        {
            x_15 = select(x_15, top_0[5U], (better_0[5U]) < (rule_22->n_used_0));
        }
        uint _S278 = token_of_0(tile_13, lane_9);
        uint _S279 = atomic_fetch_min_explicit(&(*kernelContext_16->bound_of_0)[_S278], x_15, memory_order_relaxed);
        threadgroup_barrier(mem_flags::mem_threadgroup);
        uint _S280 = token_of_0(tile_13, lane_9);
        uint _S281 = atomic_load_explicit(&(*kernelContext_16->bound_of_0)[_S280], memory_order_relaxed);
        x_14 = _S281;
    }
    return x_14;
}

uint Keys_get_group_0(uint group_0, KernelContext_0 thread* kernelContext_17)
{
    return (*kernelContext_17->group_keys_0)[group_0];
}

void keep_groups_of_tile_0(uint lane_10, const Rule_0 thread* rule_23, const Tile_0 thread* tile_14, KernelContext_0 thread* kernelContext_18)
{
    uint _S282 = token_of_0(tile_14, lane_10);
    uint _S283 = count_shares_0(lane_10, rule_23, tile_14);
    uint i_3 = 0U;
    for(;;)
    {
        if(i_3 < _S283)
        {
        }
        else
        {
            break;
        }
        uint _S284 = group_of_0(lane_10, tile_14, i_3);
        uint _S285 = rule_23->n_group_0;
        uint first_3 = _S282 * rule_23->n_group_0;
        uint _S286 = Keys_get_group_0(first_3 + _S284, kernelContext_18);
        uint other_2 = 0U;
        uint better_1 = 0U;
        for(;;)
        {
            if(other_2 < _S285)
            {
            }
            else
            {
                break;
            }
            uint _S287 = Keys_get_group_0(first_3 + other_2, kernelContext_18);
            uint better_2 = better_1 + uint(select(int(0), int(1), (_S287 > _S286) | ((_S287 == _S286) & (other_2 < _S284))));
            other_2 = other_2 + 1U;
            better_1 = better_2;
        }
        if(better_1 < (rule_23->topk_group_0))
        {
            uint _S288 = atomic_fetch_or_explicit(&(*kernelContext_18->kept_of_0)[_S282], 1U << _S284, memory_order_relaxed);
            uint _S289 = atomic_fetch_min_explicit(&(*kernelContext_18->least_kept_0)[_S282], _S286, memory_order_relaxed);
        }
        else
        {
            uint _S290 = atomic_fetch_max_explicit(&(*kernelContext_18->most_left_0)[_S282], _S286, memory_order_relaxed);
        }
        i_3 = i_3 + 1U;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    bool _S291;
    if(_S283 != 0U)
    {
        uint _S292 = part_of_0(tile_14, lane_10);
        _S291 = _S292 == 0U;
    }
    else
    {
        _S291 = false;
    }
    if(_S291)
    {
        uint _S293 = atomic_load_explicit(&(*kernelContext_18->least_kept_0)[_S282], memory_order_relaxed);
        uint _S294 = window_below_0(rule_23, _S293, rule_23->magnitude_0, rule_23->group_score_0);
        uint _S295 = atomic_load_explicit(&(*kernelContext_18->most_left_0)[_S282], memory_order_relaxed);
        if(_S295 >= _S294)
        {
            set_doubtful_0(_S282, kernelContext_18);
        }
    }
    return;
}

Token_0 Token_after_0(const Token_0 thread* this_2, uint n_row_0)
{
    thread Token_0 t_0 = *this_2;
    (&t_0)->first_0 = (&t_0)->first_0 + n_row_0 * (&this_2->rule_0)->row_stride_0;
    return t_0;
}

uint Token_word_of_0(const Token_0 thread* this_3, uint expert_8, KernelContext_0 thread* kernelContext_19)
{
    uint _S296 = this_3->first_0 + expert_8;
    int _S297;
    if(((&this_3->rule_0)->logits_dtype_0) == 0U)
    {
        _S297 = int(0);
    }
    else
    {
        _S297 = int(1);
    }
    return kernelContext_19->logits_0[_S296 >> uint(_S297)];
}

bool Token_is_packed_0(const Token_0 thread* this_4)
{
    return ((&this_4->rule_0)->logits_dtype_0) != 0U;
}

uint widen_half_0(uint h_0)
{
    uint sign_2 = (h_0 & 32768U) << 16U;
    uint exponent_4 = (h_0 >> 10U) & 31U;
    uint fraction_0 = h_0 & 1023U;
    if(exponent_4 == 31U)
    {
        uint _S298;
        if(fraction_0 != 0U)
        {
            _S298 = 2143289344U;
        }
        else
        {
            _S298 = sign_2 | 2139095040U;
        }
        return _S298;
    }
    if(exponent_4 != 0U)
    {
        return (sign_2 | ((exponent_4 + 112U) << 23U)) | (fraction_0 << 13U);
    }
    if(fraction_0 == 0U)
    {
        return sign_2;
    }
    uint top_1 = firstbithigh_0(fraction_0);
    return (sign_2 | ((top_1 + 103U) << 23U)) | ((fraction_0 << (23U - top_1)) & 8388607U);
}

uint Token_unpack_0(const Token_0 thread* this_5, uint word_0, uint expert_9)
{
    uint half_0 = (word_0 >> (16U * ((this_5->first_0 + expert_9) & 1U))) & 65535U;
    uint _S299;
    if(((&this_5->rule_0)->logits_dtype_0) == 1U)
    {
        _S299 = widen_half_0(half_0);
    }
    else
    {
        _S299 = half_0 << 16U;
    }
    return _S299;
}

uint Token_logit_of_0(const Token_0 thread* this_6, uint expert_10, KernelContext_0 thread* kernelContext_20)
{
    uint _S300 = Token_word_of_0(this_6, expert_10, kernelContext_20);
    bool _S301 = Token_is_packed_0(this_6);
    uint _S302;
    if(_S301)
    {
        uint _S303 = Token_unpack_0(this_6, _S300, expert_10);
        _S302 = _S303;
    }
    else
    {
        _S302 = _S300;
    }
    return _S302;
}

struct Rounded_0
{
    uint value_3;
    bool doubtful_0;
};

Rounded_0 sigmoid_by_floats_0(uint x_54, KernelContext_0 thread* kernelContext_21)
{
    float half_1 = (as_type<float>((x_54))) * -0.5f;
    float rounded_0 = half_1 * 23.08312034606933594f + 1.2582912e+07f;
    float k_1 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) - 1.2582912e+07f;
    uint bits_0 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_0 & 1U) != 0U;
    bool second_0 = (bits_0 & 2U) != 0U;
    bool _S304 = (bits_0 & 4U) != 0U;
    uint _S305 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_0), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_0), _S304);
    float g_0 = (as_type<float>(((((bits_0 << 20U) & 4286578688U) | ((_S305 << 16U) & 8323072U)) + 1073741824U)));
    float _S306 = (((half_1 - k_1 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) - k_1 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_0), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_0), _S304))))) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0))));
    float a_3 = (as_type<float>(((as_type<uint>((_S306))) & 4294963200U)));
    float square_0 = _S306 * _S306;
    float cubic_0 = square_0 * _S306 * (0.66666668653488159f + _S306 * (0.3333333432674408f + _S306 * (0.13333334028720856f + _S306 * 0.04444444552063942f)));
    float near_0 = (as_type<float>((int(1056964736)))) + _S306 + (square_0 + cubic_0);
    float m_2 = (as_type<float>(((as_type<uint>((near_0))) & 4294967040U)));
    float product_0 = g_0 * m_2;
    float _S307 = g_0 * ((((0.5f - m_2) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) + _S306) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) + a_3 * a_3) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) + cubic_0 + ((_S306 + a_3) * (_S306 - a_3) - (k_1 * (as_type<float>((2944590469U))) + (as_type<float>((_S305)))) * near_0));
    float _S308 = (product_0 + _S307) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0))));
    float _S309 = max(_S308, 1.0f);
    float _S310 = min(_S308, 1.0f);
    float _S311 = (_S309 + _S310) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0))));
    float inverse_0 = 1.0f / _S311;
    float q_0 = (as_type<float>(((as_type<uint>((inverse_0))) ^ (kernelContext_21->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_0)));
    uint d_bits_0 = (as_type<uint>((_S311)));
    float _S312 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_0 * (_S310 - (_S311 - _S309) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) + (_S307 - (_S308 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0))));
    float _S313 = (as_type<float>((int(757071872))));
    float down_0 = (_S312 - _S313) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) * inverse_0 + q_0;
    thread Rounded_0 s_3;
    uint _S314 = (as_type<uint>(((_S312 + _S313) * (as_type<float>((1065353216U ^ (kernelContext_21->zero_0)))) * inverse_0 + q_0)));
    (&s_3)->value_3 = _S314;
    (&s_3)->doubtful_0 = _S314 != (as_type<uint>((down_0)));
    return s_3;
}

Wide_0 fixed_57_0(uint x_55)
{
    int shift_1 = exponent_of_0(x_55) - int(93);
    uint mantissa_1;
    if((absolute_0(x_55)) == 0U)
    {
        mantissa_1 = 0U;
    }
    else
    {
        mantissa_1 = mantissa_of_0(x_55);
    }
    bool _S315;
    if(shift_1 <= int(-24))
    {
        _S315 = true;
    }
    else
    {
        _S315 = shift_1 >= int(64);
    }
    if(_S315)
    {
        thread Wide_0 w_2;
        (&w_2)->lo_0 = 0U;
        (&w_2)->hi_0 = 0U;
        return w_2;
    }
    if(shift_1 < int(0))
    {
        thread Wide_0 w_3;
        (&w_3)->lo_0 = mantissa_1 >> uint(- shift_1);
        (&w_3)->hi_0 = 0U;
        return w_3;
    }
    uint m_3 = uint(shift_1) & 31U;
    uint lo_1 = mantissa_1 << m_3;
    uint hi_1 = (mantissa_1 >> 1U) >> (31U - m_3);
    Wide_0 _S316;
    if(shift_1 >= int(32))
    {
        thread Wide_0 w_4;
        (&w_4)->lo_0 = 0U;
        (&w_4)->hi_0 = lo_1;
        _S316 = w_4;
    }
    else
    {
        thread Wide_0 w_5;
        (&w_5)->lo_0 = lo_1;
        (&w_5)->hi_0 = hi_1;
        _S316 = w_5;
    }
    return _S316;
}

struct Exp_0
{
    Wide_0 m_4;
    uint q_1;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_1)
{
    uint _S317 = (mulhi((t_1->hi_0), (3098164009U)));
    uint q_2 = _S317 >> 24U;
    thread Wide_0 w_6;
    (&w_6)->lo_0 = q_2 * 3520035244U;
    uint _S318 = (mulhi((q_2), (3520035244U)));
    (&w_6)->hi_0 = _S318;
    thread Wide_0 whole_0 = w_6;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_2 * 2977044471U;
    uint _S319 = ((t_1->hi_0) << 7U) | ((t_1->lo_0) >> 25U);
    thread Wide_0 w_7;
    (&w_7)->lo_0 = (t_1->lo_0) << 7U;
    (&w_7)->hi_0 = _S319;
    Wide_0 _S320 = w_7;
    Wide_0 _S321 = whole_0;
    uint _S322 = w_7.hi_0 - whole_0.hi_0;
    int _S323;
    if((w_7.lo_0) < (whole_0.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S324 = _S322 - uint(_S323);
    thread Wide_0 w_8;
    (&w_8)->lo_0 = _S320.lo_0 - _S321.lo_0;
    (&w_8)->hi_0 = _S324;
    Wide_0 _S325 = w_8;
    uint _S326 = (_S325.hi_0) >> 3U;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = ((_S325.lo_0) >> 3U) | ((_S325.hi_0) << 29U);
    (&w_9)->hi_0 = _S326;
    Wide_0 _S327 = w_9;
    uint _S328 = (mulhi((w_9.hi_0), (11836U)));
    uint _S329 = (mulhi((w_9.hi_0), (106522U - _S328)));
    uint _S330 = (mulhi((w_9.hi_0), (852176U - _S329)));
    uint tail_0 = 5965232U - _S330;
    thread Wide_0 w_10;
    (&w_10)->lo_0 = 0U;
    (&w_10)->hi_0 = tail_0;
    Wide_0 _S331 = w_10;
    thread Wide_0 w_11;
    (&w_11)->lo_0 = 572662306U;
    (&w_11)->hi_0 = 35791394U;
    Wide_0 _S332 = w_11;
    thread Wide_0 w_12;
    (&w_12)->lo_0 = w_9.hi_0 * w_10.hi_0;
    uint _S333 = (mulhi((w_9.hi_0), (w_10.hi_0)));
    (&w_12)->hi_0 = _S333;
    uint _S334 = (mulhi((w_9.hi_0), (w_10.lo_0)));
    thread Wide_0 w_13;
    (&w_13)->lo_0 = _S334;
    (&w_13)->hi_0 = 0U;
    uint lo_2 = w_12.lo_0 + w_13.lo_0;
    uint _S335 = w_12.hi_0 + w_13.hi_0;
    if(lo_2 < (w_13.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S336 = _S335 + uint(_S323);
    thread Wide_0 w_14;
    (&w_14)->lo_0 = lo_2;
    (&w_14)->hi_0 = _S336;
    Wide_0 _S337 = w_14;
    uint _S338 = (mulhi((_S327.lo_0), (_S331.hi_0)));
    thread Wide_0 w_15;
    (&w_15)->lo_0 = _S338;
    (&w_15)->hi_0 = 0U;
    uint lo_3 = _S337.lo_0 + w_15.lo_0;
    uint _S339 = _S337.hi_0 + w_15.hi_0;
    if(lo_3 < (w_15.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S340 = _S339 + uint(_S323);
    thread Wide_0 w_16;
    (&w_16)->lo_0 = lo_3;
    (&w_16)->hi_0 = _S340;
    Wide_0 _S341 = w_16;
    uint _S342 = _S332.hi_0 - _S341.hi_0;
    if((_S332.lo_0) < (_S341.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S343 = _S342 - uint(_S323);
    thread Wide_0 w_17;
    (&w_17)->lo_0 = _S332.lo_0 - _S341.lo_0;
    (&w_17)->hi_0 = _S343;
    Wide_0 _S344 = w_17;
    thread Wide_0 w_18;
    (&w_18)->lo_0 = 2863311531U;
    (&w_18)->hi_0 = 178956970U;
    Wide_0 _S345 = w_18;
    thread Wide_0 w_19;
    (&w_19)->lo_0 = _S327.hi_0 * _S344.hi_0;
    uint _S346 = (mulhi((_S327.hi_0), (_S344.hi_0)));
    (&w_19)->hi_0 = _S346;
    uint _S347 = (mulhi((_S327.hi_0), (_S344.lo_0)));
    thread Wide_0 w_20;
    (&w_20)->lo_0 = _S347;
    (&w_20)->hi_0 = 0U;
    uint lo_4 = w_19.lo_0 + w_20.lo_0;
    uint _S348 = w_19.hi_0 + w_20.hi_0;
    if(lo_4 < (w_20.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S349 = _S348 + uint(_S323);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = lo_4;
    (&w_21)->hi_0 = _S349;
    Wide_0 _S350 = w_21;
    uint _S351 = (mulhi((_S327.lo_0), (_S344.hi_0)));
    thread Wide_0 w_22;
    (&w_22)->lo_0 = _S351;
    (&w_22)->hi_0 = 0U;
    uint lo_5 = _S350.lo_0 + w_22.lo_0;
    uint _S352 = _S350.hi_0 + w_22.hi_0;
    if(lo_5 < (w_22.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S353 = _S352 + uint(_S323);
    thread Wide_0 w_23;
    (&w_23)->lo_0 = lo_5;
    (&w_23)->hi_0 = _S353;
    Wide_0 _S354 = w_23;
    uint _S355 = _S345.hi_0 - _S354.hi_0;
    if((_S345.lo_0) < (_S354.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S356 = _S355 - uint(_S323);
    thread Wide_0 w_24;
    (&w_24)->lo_0 = _S345.lo_0 - _S354.lo_0;
    (&w_24)->hi_0 = _S356;
    Wide_0 _S357 = w_24;
    thread Wide_0 w_25;
    (&w_25)->lo_0 = 2863311531U;
    (&w_25)->hi_0 = 715827882U;
    Wide_0 _S358 = w_25;
    thread Wide_0 w_26;
    (&w_26)->lo_0 = _S327.hi_0 * _S357.hi_0;
    uint _S359 = (mulhi((_S327.hi_0), (_S357.hi_0)));
    (&w_26)->hi_0 = _S359;
    uint _S360 = (mulhi((_S327.hi_0), (_S357.lo_0)));
    thread Wide_0 w_27;
    (&w_27)->lo_0 = _S360;
    (&w_27)->hi_0 = 0U;
    uint lo_6 = w_26.lo_0 + w_27.lo_0;
    uint _S361 = w_26.hi_0 + w_27.hi_0;
    if(lo_6 < (w_27.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S362 = _S361 + uint(_S323);
    thread Wide_0 w_28;
    (&w_28)->lo_0 = lo_6;
    (&w_28)->hi_0 = _S362;
    Wide_0 _S363 = w_28;
    uint _S364 = (mulhi((_S327.lo_0), (_S357.hi_0)));
    thread Wide_0 w_29;
    (&w_29)->lo_0 = _S364;
    (&w_29)->hi_0 = 0U;
    uint lo_7 = _S363.lo_0 + w_29.lo_0;
    uint _S365 = _S363.hi_0 + w_29.hi_0;
    if(lo_7 < (w_29.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S366 = _S365 + uint(_S323);
    thread Wide_0 w_30;
    (&w_30)->lo_0 = lo_7;
    (&w_30)->hi_0 = _S366;
    Wide_0 _S367 = w_30;
    uint _S368 = _S358.hi_0 - _S367.hi_0;
    if((_S358.lo_0) < (_S367.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S369 = _S368 - uint(_S323);
    thread Wide_0 w_31;
    (&w_31)->lo_0 = _S358.lo_0 - _S367.lo_0;
    (&w_31)->hi_0 = _S369;
    Wide_0 _S370 = w_31;
    thread Wide_0 w_32;
    (&w_32)->lo_0 = 0U;
    (&w_32)->hi_0 = 2147483648U;
    Wide_0 _S371 = w_32;
    thread Wide_0 w_33;
    (&w_33)->lo_0 = _S327.hi_0 * _S370.hi_0;
    uint _S372 = (mulhi((_S327.hi_0), (_S370.hi_0)));
    (&w_33)->hi_0 = _S372;
    uint _S373 = (mulhi((_S327.hi_0), (_S370.lo_0)));
    thread Wide_0 w_34;
    (&w_34)->lo_0 = _S373;
    (&w_34)->hi_0 = 0U;
    uint lo_8 = w_33.lo_0 + w_34.lo_0;
    uint _S374 = w_33.hi_0 + w_34.hi_0;
    if(lo_8 < (w_34.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S375 = _S374 + uint(_S323);
    thread Wide_0 w_35;
    (&w_35)->lo_0 = lo_8;
    (&w_35)->hi_0 = _S375;
    Wide_0 _S376 = w_35;
    uint _S377 = (mulhi((_S327.lo_0), (_S370.hi_0)));
    thread Wide_0 w_36;
    (&w_36)->lo_0 = _S377;
    (&w_36)->hi_0 = 0U;
    uint lo_9 = _S376.lo_0 + w_36.lo_0;
    uint _S378 = _S376.hi_0 + w_36.hi_0;
    if(lo_9 < (w_36.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S379 = _S378 + uint(_S323);
    thread Wide_0 w_37;
    (&w_37)->lo_0 = lo_9;
    (&w_37)->hi_0 = _S379;
    Wide_0 _S380 = w_37;
    uint _S381 = _S371.hi_0 - _S380.hi_0;
    if((_S371.lo_0) < (_S380.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S382 = _S381 - uint(_S323);
    thread Wide_0 w_38;
    (&w_38)->lo_0 = _S371.lo_0 - _S380.lo_0;
    (&w_38)->hi_0 = _S382;
    Wide_0 _S383 = w_38;
    thread Wide_0 w_39;
    (&w_39)->lo_0 = 4294967295U;
    (&w_39)->hi_0 = 4294967295U;
    Wide_0 _S384 = w_39;
    thread Wide_0 w_40;
    (&w_40)->lo_0 = _S327.hi_0 * _S383.hi_0;
    uint _S385 = (mulhi((_S327.hi_0), (_S383.hi_0)));
    (&w_40)->hi_0 = _S385;
    uint _S386 = (mulhi((_S327.hi_0), (_S383.lo_0)));
    thread Wide_0 w_41;
    (&w_41)->lo_0 = _S386;
    (&w_41)->hi_0 = 0U;
    uint lo_10 = w_40.lo_0 + w_41.lo_0;
    uint _S387 = w_40.hi_0 + w_41.hi_0;
    if(lo_10 < (w_41.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S388 = _S387 + uint(_S323);
    thread Wide_0 w_42;
    (&w_42)->lo_0 = lo_10;
    (&w_42)->hi_0 = _S388;
    Wide_0 _S389 = w_42;
    uint _S390 = (mulhi((_S327.lo_0), (_S383.hi_0)));
    thread Wide_0 w_43;
    (&w_43)->lo_0 = _S390;
    (&w_43)->hi_0 = 0U;
    uint lo_11 = _S389.lo_0 + w_43.lo_0;
    uint _S391 = _S389.hi_0 + w_43.hi_0;
    if(lo_11 < (w_43.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S392 = _S391 + uint(_S323);
    thread Wide_0 w_44;
    (&w_44)->lo_0 = lo_11;
    (&w_44)->hi_0 = _S392;
    Wide_0 _S393 = w_44;
    uint _S394 = _S384.hi_0 - _S393.hi_0;
    if((_S384.lo_0) < (_S393.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S395 = _S394 - uint(_S323);
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S384.lo_0 - _S393.lo_0;
    (&w_45)->hi_0 = _S395;
    Wide_0 _S396 = w_45;
    thread Wide_0 w_46;
    (&w_46)->lo_0 = 4294967295U;
    (&w_46)->hi_0 = 4294967295U;
    Wide_0 _S397 = w_46;
    thread Wide_0 w_47;
    (&w_47)->lo_0 = _S327.hi_0 * _S396.hi_0;
    uint _S398 = (mulhi((_S327.hi_0), (_S396.hi_0)));
    (&w_47)->hi_0 = _S398;
    uint _S399 = (mulhi((_S327.hi_0), (_S396.lo_0)));
    thread Wide_0 w_48;
    (&w_48)->lo_0 = _S399;
    (&w_48)->hi_0 = 0U;
    uint lo_12 = w_47.lo_0 + w_48.lo_0;
    uint _S400 = w_47.hi_0 + w_48.hi_0;
    if(lo_12 < (w_48.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S401 = _S400 + uint(_S323);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = lo_12;
    (&w_49)->hi_0 = _S401;
    Wide_0 _S402 = w_49;
    uint _S403 = (mulhi((_S327.lo_0), (_S396.hi_0)));
    thread Wide_0 w_50;
    (&w_50)->lo_0 = _S403;
    (&w_50)->hi_0 = 0U;
    uint lo_13 = _S402.lo_0 + w_50.lo_0;
    uint _S404 = _S402.hi_0 + w_50.hi_0;
    if(lo_13 < (w_50.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S405 = _S404 + uint(_S323);
    thread Wide_0 w_51;
    (&w_51)->lo_0 = lo_13;
    (&w_51)->hi_0 = _S405;
    Wide_0 _S406 = w_51;
    uint _S407 = _S397.hi_0 - _S406.hi_0;
    if((_S397.lo_0) < (_S406.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S408 = _S407 - uint(_S323);
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S397.lo_0 - _S406.lo_0;
    (&w_52)->hi_0 = _S408;
    Wide_0 _S409 = w_52;
    thread Wide_0 w_53;
    (&w_53)->lo_0 = _S409.hi_0 * _S409.hi_0;
    uint _S410 = (mulhi((_S409.hi_0), (_S409.hi_0)));
    (&w_53)->hi_0 = _S410;
    uint _S411 = (mulhi((_S409.hi_0), (_S409.lo_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S411;
    (&w_54)->hi_0 = 0U;
    uint lo_14 = w_53.lo_0 + w_54.lo_0;
    uint _S412 = w_53.hi_0 + w_54.hi_0;
    if(lo_14 < (w_54.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S413 = _S412 + uint(_S323);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_14;
    (&w_55)->hi_0 = _S413;
    Wide_0 _S414 = w_55;
    uint _S415 = (mulhi((_S409.lo_0), (_S409.hi_0)));
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S415;
    (&w_56)->hi_0 = 0U;
    uint lo_15 = _S414.lo_0 + w_56.lo_0;
    uint _S416 = _S414.hi_0 + w_56.hi_0;
    if(lo_15 < (w_56.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S417 = _S416 + uint(_S323);
    thread Wide_0 w_57;
    (&w_57)->lo_0 = lo_15;
    (&w_57)->hi_0 = _S417;
    Wide_0 _S418 = w_57;
    thread Wide_0 w_58;
    (&w_58)->lo_0 = _S418.hi_0 * _S418.hi_0;
    uint _S419 = (mulhi((_S418.hi_0), (_S418.hi_0)));
    (&w_58)->hi_0 = _S419;
    uint _S420 = (mulhi((_S418.hi_0), (_S418.lo_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S420;
    (&w_59)->hi_0 = 0U;
    uint lo_16 = w_58.lo_0 + w_59.lo_0;
    uint _S421 = w_58.hi_0 + w_59.hi_0;
    if(lo_16 < (w_59.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S422 = _S421 + uint(_S323);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_16;
    (&w_60)->hi_0 = _S422;
    Wide_0 _S423 = w_60;
    uint _S424 = (mulhi((_S418.lo_0), (_S418.hi_0)));
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S424;
    (&w_61)->hi_0 = 0U;
    uint lo_17 = _S423.lo_0 + w_61.lo_0;
    uint _S425 = _S423.hi_0 + w_61.hi_0;
    if(lo_17 < (w_61.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S426 = _S425 + uint(_S323);
    thread Wide_0 w_62;
    (&w_62)->lo_0 = lo_17;
    (&w_62)->hi_0 = _S426;
    Wide_0 _S427 = w_62;
    thread Wide_0 w_63;
    (&w_63)->lo_0 = _S427.hi_0 * _S427.hi_0;
    uint _S428 = (mulhi((_S427.hi_0), (_S427.hi_0)));
    (&w_63)->hi_0 = _S428;
    uint _S429 = (mulhi((_S427.hi_0), (_S427.lo_0)));
    thread Wide_0 w_64;
    (&w_64)->lo_0 = _S429;
    (&w_64)->hi_0 = 0U;
    uint lo_18 = w_63.lo_0 + w_64.lo_0;
    uint _S430 = w_63.hi_0 + w_64.hi_0;
    if(lo_18 < (w_64.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S431 = _S430 + uint(_S323);
    thread Wide_0 w_65;
    (&w_65)->lo_0 = lo_18;
    (&w_65)->hi_0 = _S431;
    Wide_0 _S432 = w_65;
    uint _S433 = (mulhi((_S427.lo_0), (_S427.hi_0)));
    thread Wide_0 w_66;
    (&w_66)->lo_0 = _S433;
    (&w_66)->hi_0 = 0U;
    uint lo_19 = _S432.lo_0 + w_66.lo_0;
    uint _S434 = _S432.hi_0 + w_66.hi_0;
    if(lo_19 < (w_66.lo_0))
    {
        _S323 = int(1);
    }
    else
    {
        _S323 = int(0);
    }
    uint _S435 = _S434 + uint(_S323);
    thread Wide_0 w_67;
    (&w_67)->lo_0 = lo_19;
    (&w_67)->hi_0 = _S435;
    Wide_0 _S436 = w_67;
    bool low_1 = ((_S436.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_0;
    Wide_0 _S437;
    if(low_1)
    {
        uint _S438 = ((_S436.hi_0) << 1U) | ((_S436.lo_0) >> 31U);
        thread Wide_0 w_68;
        (&w_68)->lo_0 = (_S436.lo_0) << 1U;
        (&w_68)->hi_0 = _S438;
        _S437 = w_68;
    }
    else
    {
        _S437 = _S436;
    }
    (&e_0)->m_4 = _S437;
    uint _S439;
    if(low_1)
    {
        _S439 = q_2 + 1U;
    }
    else
    {
        _S439 = q_2;
    }
    (&e_0)->q_1 = _S439;
    return e_0;
}

Wide_0 multiply_low_0(const Wide_0 thread* a_4, uint b_3)
{
    thread Wide_0 w_69;
    (&w_69)->lo_0 = a_4->lo_0 * b_3;
    uint _S440 = (mulhi((a_4->lo_0), (b_3)));
    (&w_69)->hi_0 = _S440;
    thread Wide_0 p_1 = w_69;
    (&p_1)->hi_0 = (&p_1)->hi_0 + a_4->hi_0 * b_3;
    return p_1;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_5, int b_4)
{
    bool _S441 = b_4 < int(0);
    uint _S442;
    if(_S441)
    {
        _S442 = uint(- b_4);
    }
    else
    {
        _S442 = uint(b_4);
    }
    Wide_0 _S443 = multiply_low_0(a_5, _S442);
    Wide_0 _S444;
    if(_S441)
    {
        thread Wide_0 w_70;
        (&w_70)->lo_0 = 0U;
        (&w_70)->hi_0 = 0U;
        Wide_0 _S445 = w_70;
        uint _S446 = w_70.hi_0 - _S443.hi_0;
        int _S447;
        if((w_70.lo_0) < (_S443.lo_0))
        {
            _S447 = int(1);
        }
        else
        {
            _S447 = int(0);
        }
        uint _S448 = _S446 - uint(_S447);
        thread Wide_0 w_71;
        (&w_71)->lo_0 = _S445.lo_0 - _S443.lo_0;
        (&w_71)->hi_0 = _S448;
        Wide_0 _S449 = w_71;
        _S444 = _S449;
    }
    else
    {
        _S444 = _S443;
    }
    return _S444;
}

uint pack_0(uint mantissa_2, int exponent_5)
{
    int biased_2 = exponent_5 + int(150);
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

Rounded_0 round_quotient_0(const Wide_0 thread* n_0, const Wide_0 thread* d_0, int exponent_6, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_0->hi_0);
    uint _S450 = (d_0->hi_0) >> 6U;
    thread Wide_0 w_72;
    (&w_72)->lo_0 = ((d_0->lo_0) >> 6U) | ((d_0->hi_0) << 26U);
    (&w_72)->hi_0 = _S450;
    Wide_0 _S451 = w_72;
    uint _S452 = (n_0->hi_0) >> 6U;
    thread Wide_0 w_73;
    (&w_73)->lo_0 = ((n_0->lo_0) >> 6U) | ((n_0->hi_0) << 26U);
    (&w_73)->hi_0 = _S452;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_0->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S453 = ((w_73.hi_0) << 22U) | ((w_73.lo_0) >> 10U);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = (w_73.lo_0) << 22U;
    (&w_74)->hi_0 = _S453;
    Wide_0 _S454 = w_74;
    thread Wide_0 _S455 = w_72;
    Wide_0 _S456 = multiply_low_0(&_S455, q1_0);
    uint _S457 = w_74.hi_0 - _S456.hi_0;
    int _S458;
    if((w_74.lo_0) < (_S456.lo_0))
    {
        _S458 = int(1);
    }
    else
    {
        _S458 = int(0);
    }
    uint _S459 = _S457 - uint(_S458);
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S454.lo_0 - _S456.lo_0;
    (&w_75)->hi_0 = _S459;
    Wide_0 _S460 = w_75;
    int q2_0 = int(float(int(_S460.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S461 = ((_S460.hi_0) << 16U) | ((_S460.lo_0) >> 16U);
    thread Wide_0 w_76;
    (&w_76)->lo_0 = (_S460.lo_0) << 16U;
    (&w_76)->hi_0 = _S461;
    Wide_0 _S462 = w_76;
    thread Wide_0 _S463 = _S451;
    Wide_0 _S464 = multiply_low_signed_0(&_S463, q2_0);
    uint _S465 = w_76.hi_0 - _S464.hi_0;
    if((w_76.lo_0) < (_S464.lo_0))
    {
        _S458 = int(1);
    }
    else
    {
        _S458 = int(0);
    }
    uint _S466 = _S465 - uint(_S458);
    thread Wide_0 w_77;
    (&w_77)->lo_0 = _S462.lo_0 - _S464.lo_0;
    (&w_77)->hi_0 = _S466;
    Wide_0 _S467 = w_77;
    int low_2 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S467.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_2 = uint(int(q1_0) + (q2_0 >> 16U) + (low_2 >> 30U));
    uint lo_20 = uint(low_2) & 1073741823U;
    if(hi_2 >= 4194304U)
    {
        _S458 = int(1);
    }
    else
    {
        _S458 = int(2);
    }
    uint more_1 = uint(_S458);
    uint left_1 = 30U - more_1;
    uint mantissa_3 = (hi_2 << more_1) | (lo_20 >> left_1);
    uint fraction_1 = lo_20 & ((1U << left_1) - 1U);
    uint half_2 = 1U << (left_1 - 1U);
    thread Rounded_0 r_0;
    bool _S468 = fraction_1 > half_2;
    if(_S468)
    {
        _S458 = int(1);
    }
    else
    {
        _S458 = int(0);
    }
    (&r_0)->value_3 = pack_0(mantissa_3 + uint(_S458), exponent_6 - int(22) - int(more_1));
    uint _S469;
    if(_S468)
    {
        _S469 = fraction_1 - half_2;
    }
    else
    {
        _S469 = half_2 - fraction_1;
    }
    (&r_0)->doubtful_0 = _S469 <= slack_0;
    return r_0;
}

struct Huge_0
{
    uint w0_0;
    uint w1_0;
    uint w2_0;
    uint w3_0;
};

Huge_0 shift_left_0(const Huge_0 thread* a_6, uint n_1)
{
    if(n_1 >= 128U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = 0U;
        (&h_1)->w3_0 = 0U;
        return h_1;
    }
    Huge_0 _S470;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = 0U;
        (&h_2)->w2_0 = a_6->w0_0;
        (&h_2)->w3_0 = a_6->w1_0;
        _S470 = h_2;
    }
    else
    {
        _S470 = *a_6;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_3;
        (&h_3)->w0_0 = 0U;
        (&h_3)->w1_0 = _S470.w0_0;
        (&h_3)->w2_0 = _S470.w1_0;
        (&h_3)->w3_0 = _S470.w2_0;
        _S470 = h_3;
    }
    uint m_5 = n_1 & 31U;
    uint k_2 = 31U - m_5;
    uint _S471 = ((_S470.w3_0) << m_5) | (((_S470.w2_0) >> 1U) >> k_2);
    uint _S472 = ((_S470.w2_0) << m_5) | (((_S470.w1_0) >> 1U) >> k_2);
    uint _S473 = ((_S470.w1_0) << m_5) | (((_S470.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_4;
    (&h_4)->w0_0 = (_S470.w0_0) << m_5;
    (&h_4)->w1_0 = _S473;
    (&h_4)->w2_0 = _S472;
    (&h_4)->w3_0 = _S471;
    return h_4;
}

Huge_0 shift_right_0(const Huge_0 thread* a_7, uint n_2)
{
    if(n_2 >= 128U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = 0U;
        (&h_5)->w1_0 = 0U;
        (&h_5)->w2_0 = 0U;
        (&h_5)->w3_0 = 0U;
        return h_5;
    }
    Huge_0 _S474;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = a_7->w2_0;
        (&h_6)->w1_0 = a_7->w3_0;
        (&h_6)->w2_0 = 0U;
        (&h_6)->w3_0 = 0U;
        _S474 = h_6;
    }
    else
    {
        _S474 = *a_7;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_7;
        (&h_7)->w0_0 = _S474.w1_0;
        (&h_7)->w1_0 = _S474.w2_0;
        (&h_7)->w2_0 = _S474.w3_0;
        (&h_7)->w3_0 = 0U;
        _S474 = h_7;
    }
    uint m_6 = n_2 & 31U;
    uint k_3 = 31U - m_6;
    uint _S475 = (_S474.w3_0) >> m_6;
    uint _S476 = ((_S474.w2_0) >> m_6) | (((_S474.w3_0) << 1U) << k_3);
    uint _S477 = ((_S474.w1_0) >> m_6) | (((_S474.w2_0) << 1U) << k_3);
    thread Huge_0 h_8;
    (&h_8)->w0_0 = ((_S474.w0_0) >> m_6) | (((_S474.w1_0) << 1U) << k_3);
    (&h_8)->w1_0 = _S477;
    (&h_8)->w2_0 = _S476;
    (&h_8)->w3_0 = _S475;
    return h_8;
}

Huge_0 fixed_96_0(uint x_56)
{
    if((absolute_0(x_56)) == 0U)
    {
        thread Huge_0 h_9;
        (&h_9)->w0_0 = 0U;
        (&h_9)->w1_0 = 0U;
        (&h_9)->w2_0 = 0U;
        (&h_9)->w3_0 = 0U;
        return h_9;
    }
    int shift_2 = exponent_of_0(x_56) - int(54);
    thread Huge_0 h_10;
    (&h_10)->w0_0 = mantissa_of_0(x_56);
    (&h_10)->w1_0 = 0U;
    (&h_10)->w2_0 = 0U;
    (&h_10)->w3_0 = 0U;
    Huge_0 _S478 = h_10;
    Huge_0 _S479;
    if(shift_2 >= int(0))
    {
        uint _S480 = uint(shift_2);
        thread Huge_0 _S481 = _S478;
        Huge_0 _S482 = shift_left_0(&_S481, _S480);
        _S479 = _S482;
    }
    else
    {
        uint _S483 = uint(- shift_2);
        thread Huge_0 _S484 = _S478;
        Huge_0 _S485 = shift_right_0(&_S484, _S483);
        _S479 = _S485;
    }
    return _S479;
}

struct ExactExp_0
{
    Huge_0 m_7;
    uint q_3;
};

Huge_0 add_0(const Huge_0 thread* a_8, const Huge_0 thread* b_5)
{
    thread Wide_0 w_78;
    (&w_78)->lo_0 = a_8->w0_0;
    (&w_78)->hi_0 = a_8->w1_0;
    uint _S486 = b_5->w1_0;
    uint _S487 = b_5->w0_0;
    thread Wide_0 w_79;
    (&w_79)->lo_0 = b_5->w0_0;
    (&w_79)->hi_0 = b_5->w1_0;
    uint lo_21 = w_78.lo_0 + w_79.lo_0;
    uint _S488 = w_78.hi_0 + w_79.hi_0;
    int _S489;
    if(lo_21 < (w_79.lo_0))
    {
        _S489 = int(1);
    }
    else
    {
        _S489 = int(0);
    }
    uint _S490 = _S488 + uint(_S489);
    thread Wide_0 w_80;
    (&w_80)->lo_0 = lo_21;
    (&w_80)->hi_0 = _S490;
    Wide_0 _S491 = w_80;
    bool carry_0;
    if((_S491.hi_0) < _S486)
    {
        carry_0 = true;
    }
    else
    {
        if((_S491.hi_0) == _S486)
        {
            carry_0 = (_S491.lo_0) < _S487;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_81;
    (&w_81)->lo_0 = a_8->w2_0;
    (&w_81)->hi_0 = a_8->w3_0;
    Wide_0 _S492 = w_81;
    thread Wide_0 w_82;
    (&w_82)->lo_0 = b_5->w2_0;
    (&w_82)->hi_0 = b_5->w3_0;
    Wide_0 _S493 = w_82;
    uint lo_22 = _S492.lo_0 + _S493.lo_0;
    uint _S494 = _S492.hi_0 + _S493.hi_0;
    if(lo_22 < (_S493.lo_0))
    {
        _S489 = int(1);
    }
    else
    {
        _S489 = int(0);
    }
    uint _S495 = _S494 + uint(_S489);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_22;
    (&w_83)->hi_0 = _S495;
    Wide_0 _S496 = w_83;
    if(carry_0)
    {
        _S489 = int(1);
    }
    else
    {
        _S489 = int(0);
    }
    thread Wide_0 w_84;
    (&w_84)->lo_0 = uint(_S489);
    (&w_84)->hi_0 = 0U;
    Wide_0 _S497 = w_84;
    uint lo_23 = _S496.lo_0 + _S497.lo_0;
    uint _S498 = _S496.hi_0 + _S497.hi_0;
    if(lo_23 < (_S497.lo_0))
    {
        _S489 = int(1);
    }
    else
    {
        _S489 = int(0);
    }
    uint _S499 = _S498 + uint(_S489);
    thread Wide_0 w_85;
    (&w_85)->lo_0 = lo_23;
    (&w_85)->hi_0 = _S499;
    Wide_0 _S500 = w_85;
    thread Huge_0 h_11;
    (&h_11)->w0_0 = _S491.lo_0;
    (&h_11)->w1_0 = _S491.hi_0;
    (&h_11)->w2_0 = _S500.lo_0;
    (&h_11)->w3_0 = _S500.hi_0;
    return h_11;
}

Huge_0 subtract_0(const Huge_0 thread* a_9, const Huge_0 thread* b_6)
{
    uint _S501 = a_9->w1_0;
    uint _S502 = b_6->w1_0;
    bool borrow_0;
    if((a_9->w1_0) < (b_6->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S501 == _S502)
        {
            borrow_0 = (a_9->w0_0) < (b_6->w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    thread Wide_0 w_86;
    (&w_86)->lo_0 = a_9->w0_0;
    (&w_86)->hi_0 = _S501;
    Wide_0 _S503 = w_86;
    thread Wide_0 w_87;
    (&w_87)->lo_0 = b_6->w0_0;
    (&w_87)->hi_0 = _S502;
    Wide_0 _S504 = w_87;
    uint _S505 = _S503.hi_0 - _S504.hi_0;
    int _S506;
    if((_S503.lo_0) < (_S504.lo_0))
    {
        _S506 = int(1);
    }
    else
    {
        _S506 = int(0);
    }
    uint _S507 = _S505 - uint(_S506);
    thread Wide_0 w_88;
    (&w_88)->lo_0 = _S503.lo_0 - _S504.lo_0;
    (&w_88)->hi_0 = _S507;
    Wide_0 _S508 = w_88;
    thread Wide_0 w_89;
    (&w_89)->lo_0 = a_9->w2_0;
    (&w_89)->hi_0 = a_9->w3_0;
    Wide_0 _S509 = w_89;
    thread Wide_0 w_90;
    (&w_90)->lo_0 = b_6->w2_0;
    (&w_90)->hi_0 = b_6->w3_0;
    Wide_0 _S510 = w_90;
    uint _S511 = w_89.hi_0 - w_90.hi_0;
    if((w_89.lo_0) < (w_90.lo_0))
    {
        _S506 = int(1);
    }
    else
    {
        _S506 = int(0);
    }
    uint _S512 = _S511 - uint(_S506);
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S509.lo_0 - _S510.lo_0;
    (&w_91)->hi_0 = _S512;
    Wide_0 _S513 = w_91;
    if(borrow_0)
    {
        _S506 = int(1);
    }
    else
    {
        _S506 = int(0);
    }
    thread Wide_0 w_92;
    (&w_92)->lo_0 = uint(_S506);
    (&w_92)->hi_0 = 0U;
    Wide_0 _S514 = w_92;
    uint _S515 = _S513.hi_0 - _S514.hi_0;
    if((_S513.lo_0) < (_S514.lo_0))
    {
        _S506 = int(1);
    }
    else
    {
        _S506 = int(0);
    }
    uint _S516 = _S515 - uint(_S506);
    thread Wide_0 w_93;
    (&w_93)->lo_0 = _S513.lo_0 - _S514.lo_0;
    (&w_93)->hi_0 = _S516;
    Wide_0 _S517 = w_93;
    thread Huge_0 h_12;
    (&h_12)->w0_0 = _S508.lo_0;
    (&h_12)->w1_0 = _S508.hi_0;
    (&h_12)->w2_0 = _S517.lo_0;
    (&h_12)->w3_0 = _S517.hi_0;
    return h_12;
}

bool less_0(const Huge_0 thread* a_10, const Huge_0 thread* b_7)
{
    uint _S518 = a_10->w3_0;
    uint _S519 = b_7->w3_0;
    if((a_10->w3_0) != (b_7->w3_0))
    {
        return _S518 < _S519;
    }
    uint _S520 = a_10->w2_0;
    uint _S521 = b_7->w2_0;
    if((a_10->w2_0) != (b_7->w2_0))
    {
        return _S520 < _S521;
    }
    uint _S522 = a_10->w1_0;
    uint _S523 = b_7->w1_0;
    if((a_10->w1_0) != (b_7->w1_0))
    {
        return _S522 < _S523;
    }
    return (a_10->w0_0) < (b_7->w0_0);
}

constant array<uint, int(3)> _S524 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S525 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S526 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S527 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S528 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S529 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S530 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S531 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S532 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S533 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S534 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S535 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S524, _S525, _S526, _S527, _S528, _S529, _S530, _S531, _S532, _S533, _S534, _S535 };
Huge_0 exp_series_0(uint j_0)
{
    uint _S536 = min(j_0, 11U);
    thread Huge_0 h_13;
    (&h_13)->w0_0 = kExpSeries_0[_S536][int(2)];
    (&h_13)->w1_0 = kExpSeries_0[_S536][int(1)];
    (&h_13)->w2_0 = kExpSeries_0[_S536][int(0)];
    (&h_13)->w3_0 = 0U;
    return h_13;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_11, const Huge_0 thread* b_8)
{
    uint _S537;
    if(which_0)
    {
        _S537 = a_11->w3_0;
    }
    else
    {
        _S537 = b_8->w3_0;
    }
    uint _S538;
    if(which_0)
    {
        _S538 = a_11->w2_0;
    }
    else
    {
        _S538 = b_8->w2_0;
    }
    uint _S539;
    if(which_0)
    {
        _S539 = a_11->w1_0;
    }
    else
    {
        _S539 = b_8->w1_0;
    }
    uint _S540;
    if(which_0)
    {
        _S540 = a_11->w0_0;
    }
    else
    {
        _S540 = b_8->w0_0;
    }
    thread Huge_0 h_14;
    (&h_14)->w0_0 = _S540;
    (&h_14)->w1_0 = _S539;
    (&h_14)->w2_0 = _S538;
    (&h_14)->w3_0 = _S537;
    return h_14;
}

struct Column_0
{
    uint w0_1;
    uint w1_1;
    uint w2_1;
};

void Column_add_product_0(Column_0 thread* this_7, uint a_12, uint b_9)
{
    thread Wide_0 w_94;
    (&w_94)->lo_0 = a_12 * b_9;
    uint _S541 = (mulhi((a_12), (b_9)));
    (&w_94)->hi_0 = _S541;
    thread Wide_0 p_2 = w_94;
    uint _S542 = this_7->w0_1 + (&p_2)->lo_0;
    this_7->w0_1 = _S542;
    int _S543;
    if(_S542 < ((&p_2)->lo_0))
    {
        _S543 = int(1);
    }
    else
    {
        _S543 = int(0);
    }
    uint _S544 = (&p_2)->hi_0 + uint(_S543);
    (&p_2)->hi_0 = _S544;
    uint _S545 = this_7->w1_1 + _S544;
    this_7->w1_1 = _S545;
    if(_S545 < _S544)
    {
        _S543 = int(1);
    }
    else
    {
        _S543 = int(0);
    }
    this_7->w2_1 = this_7->w2_1 + uint(_S543);
    return;
}

uint Column_next_0(Column_0 thread* this_8)
{
    uint digit_0 = this_8->w0_1;
    this_8->w0_1 = this_8->w1_1;
    this_8->w1_1 = this_8->w2_1;
    this_8->w2_1 = 0U;
    return digit_0;
}

Huge_0 multiply_96_0(const Huge_0 thread* a_13, const Huge_0 thread* b_10)
{
    thread Column_0 c_0;
    (&c_0)->w0_1 = 0U;
    (&c_0)->w1_1 = 0U;
    (&c_0)->w2_1 = 0U;
    Column_add_product_0(&c_0, a_13->w0_0, b_10->w0_0);
    uint _S546 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_13->w0_0, b_10->w1_0);
    Column_add_product_0(&c_0, a_13->w1_0, b_10->w0_0);
    uint _S547 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_13->w0_0, b_10->w2_0);
    Column_add_product_0(&c_0, a_13->w1_0, b_10->w1_0);
    Column_add_product_0(&c_0, a_13->w2_0, b_10->w0_0);
    uint _S548 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_13->w1_0, b_10->w2_0);
    Column_add_product_0(&c_0, a_13->w2_0, b_10->w1_0);
    uint w0_2 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_13->w2_0, b_10->w2_0);
    uint w1_2 = Column_next_0(&c_0);
    uint w2_2 = Column_next_0(&c_0);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = w0_2;
    (&h_15)->w1_0 = w1_2;
    (&h_15)->w2_0 = w2_2;
    (&h_15)->w3_0 = 0U;
    return h_15;
}

ExactExp_0 exp_exact_0(const Huge_0 thread* t_2, KernelContext_0 thread* kernelContext_22)
{
    thread Huge_0 h_16;
    (&h_16)->w0_0 = 3387143064U;
    (&h_16)->w1_0 = 3520035243U;
    (&h_16)->w2_0 = 2977044471U;
    (&h_16)->w3_0 = 0U;
    Huge_0 _S549 = h_16;
    uint q_4 = uint((float(t_2->w3_0) + float(t_2->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_95;
    (&w_95)->lo_0 = q_4 * h_16.w0_0;
    uint _S550 = (mulhi((q_4), (h_16.w0_0)));
    (&w_95)->hi_0 = _S550;
    thread Wide_0 w_96;
    (&w_96)->lo_0 = q_4 * h_16.w1_0;
    uint _S551 = (mulhi((q_4), (h_16.w1_0)));
    (&w_96)->hi_0 = _S551;
    thread Wide_0 w_97;
    (&w_97)->lo_0 = q_4 * h_16.w2_0;
    uint _S552 = (mulhi((q_4), (h_16.w2_0)));
    (&w_97)->hi_0 = _S552;
    thread Huge_0 h_17;
    (&h_17)->w0_0 = w_95.lo_0;
    (&h_17)->w1_0 = w_96.lo_0;
    (&h_17)->w2_0 = w_97.lo_0;
    (&h_17)->w3_0 = 0U;
    thread Huge_0 h_18;
    (&h_18)->w0_0 = 0U;
    (&h_18)->w1_0 = w_95.hi_0;
    (&h_18)->w2_0 = w_96.hi_0;
    (&h_18)->w3_0 = w_97.hi_0;
    thread Huge_0 _S553 = h_17;
    thread Huge_0 _S554 = h_18;
    Huge_0 _S555 = add_0(&_S553, &_S554);
    thread Huge_0 _S556 = _S555;
    Huge_0 _S557 = subtract_0(t_2, &_S556);
    Huge_0 r_1;
    uint q_5;
    if((_S557.w3_0) != 0U)
    {
        thread Huge_0 _S558 = _S557;
        thread Huge_0 _S559 = _S549;
        Huge_0 _S560 = add_0(&_S558, &_S559);
        uint q_6 = q_4 - 1U;
        r_1 = _S560;
        q_5 = q_6;
    }
    else
    {
        r_1 = _S557;
        q_5 = q_4;
    }
    thread Huge_0 _S561 = r_1;
    thread Huge_0 _S562 = _S549;
    bool _S563 = less_0(&_S561, &_S562);
    if(!_S563)
    {
        thread Huge_0 _S564 = r_1;
        thread Huge_0 _S565 = _S549;
        Huge_0 _S566 = subtract_0(&_S564, &_S565);
        uint q_7 = q_5 + 1U;
        r_1 = _S566;
        q_5 = q_7;
    }
    Huge_0 p_3 = exp_series_0(11U);
    uint step_1 = 0U;
    for(;;)
    {
        if(step_1 < (16U + kernelContext_22->zero_0))
        {
        }
        else
        {
            break;
        }
        bool in_series_0 = step_1 < 11U;
        thread Huge_0 _S567 = r_1;
        thread Huge_0 _S568 = p_3;
        Huge_0 _S569 = select_0(in_series_0, &_S567, &_S568);
        thread Huge_0 _S570 = _S569;
        thread Huge_0 _S571 = p_3;
        Huge_0 _S572 = multiply_96_0(&_S570, &_S571);
        thread Huge_0 _S573 = exp_series_0(10U - step_1);
        thread Huge_0 _S574 = _S572;
        Huge_0 _S575 = subtract_0(&_S573, &_S574);
        thread Huge_0 _S576 = _S575;
        thread Huge_0 _S577 = _S572;
        Huge_0 _S578 = select_0(in_series_0, &_S576, &_S577);
        uint step_2 = step_1 + 1U;
        p_3 = _S578;
        step_1 = step_2;
    }
    thread ExactExp_0 e_1;
    (&e_1)->m_7 = p_3;
    (&e_1)->q_3 = q_5;
    return e_1;
}

Huge_0 shift_right_1(const Huge_0 thread* a_14, uint n_3)
{
    if(n_3 >= 128U)
    {
        thread Huge_0 h_19;
        (&h_19)->w0_0 = 0U;
        (&h_19)->w1_0 = 0U;
        (&h_19)->w2_0 = 0U;
        (&h_19)->w3_0 = 0U;
        return h_19;
    }
    Huge_0 _S579;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_20;
        (&h_20)->w0_0 = a_14->w2_0;
        (&h_20)->w1_0 = a_14->w3_0;
        (&h_20)->w2_0 = 0U;
        (&h_20)->w3_0 = 0U;
        _S579 = h_20;
    }
    else
    {
        _S579 = *a_14;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_21;
        (&h_21)->w0_0 = _S579.w1_0;
        (&h_21)->w1_0 = _S579.w2_0;
        (&h_21)->w2_0 = _S579.w3_0;
        (&h_21)->w3_0 = 0U;
        _S579 = h_21;
    }
    uint m_8 = n_3 & 31U;
    uint k_4 = 31U - m_8;
    uint _S580 = (_S579.w3_0) >> m_8;
    uint _S581 = ((_S579.w2_0) >> m_8) | (((_S579.w3_0) << 1U) << k_4);
    uint _S582 = ((_S579.w1_0) >> m_8) | (((_S579.w2_0) << 1U) << k_4);
    thread Huge_0 h_22;
    (&h_22)->w0_0 = ((_S579.w0_0) >> m_8) | (((_S579.w1_0) << 1U) << k_4);
    (&h_22)->w1_0 = _S582;
    (&h_22)->w2_0 = _S581;
    (&h_22)->w3_0 = _S580;
    return h_22;
}

bool is_zero_0(const Huge_0 thread* a_15)
{
    return ((((a_15->w0_0) | (a_15->w1_0)) | (a_15->w2_0)) | (a_15->w3_0)) == 0U;
}

uint bit_width_0(uint v_1)
{
    uint _S583;
    if(v_1 == 0U)
    {
        _S583 = 0U;
    }
    else
    {
        _S583 = firstbithigh_0(v_1) + 1U;
    }
    return _S583;
}

uint bit_width_1(const Huge_0 thread* a_16)
{
    uint _S584 = a_16->w3_0;
    if((a_16->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S584);
    }
    uint _S585 = a_16->w2_0;
    if((a_16->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S585);
    }
    uint _S586 = a_16->w1_0;
    if((a_16->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S586);
    }
    return bit_width_0(a_16->w0_0);
}

Huge_0 shift_left_1(const Huge_0 thread* a_17, uint n_4)
{
    if(n_4 >= 128U)
    {
        thread Huge_0 h_23;
        (&h_23)->w0_0 = 0U;
        (&h_23)->w1_0 = 0U;
        (&h_23)->w2_0 = 0U;
        (&h_23)->w3_0 = 0U;
        return h_23;
    }
    Huge_0 _S587;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_24;
        (&h_24)->w0_0 = 0U;
        (&h_24)->w1_0 = 0U;
        (&h_24)->w2_0 = a_17->w0_0;
        (&h_24)->w3_0 = a_17->w1_0;
        _S587 = h_24;
    }
    else
    {
        _S587 = *a_17;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_25;
        (&h_25)->w0_0 = 0U;
        (&h_25)->w1_0 = _S587.w0_0;
        (&h_25)->w2_0 = _S587.w1_0;
        (&h_25)->w3_0 = _S587.w2_0;
        _S587 = h_25;
    }
    uint m_9 = n_4 & 31U;
    uint k_5 = 31U - m_9;
    uint _S588 = ((_S587.w3_0) << m_9) | (((_S587.w2_0) >> 1U) >> k_5);
    uint _S589 = ((_S587.w2_0) << m_9) | (((_S587.w1_0) >> 1U) >> k_5);
    uint _S590 = ((_S587.w1_0) << m_9) | (((_S587.w0_0) >> 1U) >> k_5);
    thread Huge_0 h_26;
    (&h_26)->w0_0 = (_S587.w0_0) << m_9;
    (&h_26)->w1_0 = _S590;
    (&h_26)->w2_0 = _S589;
    (&h_26)->w3_0 = _S588;
    return h_26;
}

bool same_0(const Huge_0 thread* a_18, const Huge_0 thread* b_11)
{
    bool _S591;
    if((a_18->w0_0) == (b_11->w0_0))
    {
        _S591 = (a_18->w1_0) == (b_11->w1_0);
    }
    else
    {
        _S591 = false;
    }
    if(_S591)
    {
        _S591 = (a_18->w2_0) == (b_11->w2_0);
    }
    else
    {
        _S591 = false;
    }
    if(_S591)
    {
        _S591 = (a_18->w3_0) == (b_11->w3_0);
    }
    else
    {
        _S591 = false;
    }
    return _S591;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_7, KernelContext_0 thread* kernelContext_23)
{
    bool _S592 = is_zero_0(num_0);
    if(_S592)
    {
        return 0U;
    }
    uint _S593 = bit_width_1(den_0);
    int _S594 = int(_S593);
    uint _S595 = bit_width_1(num_0);
    int shift_3 = _S594 - int(_S595);
    Huge_0 _S596;
    if(shift_3 > int(0))
    {
        Huge_0 _S597 = shift_left_1(num_0, uint(shift_3));
        _S596 = _S597;
    }
    else
    {
        _S596 = *num_0;
    }
    Huge_0 _S598;
    if(shift_3 < int(0))
    {
        Huge_0 _S599 = shift_left_1(den_0, uint(- shift_3));
        _S598 = _S599;
    }
    else
    {
        _S598 = *den_0;
    }
    thread Huge_0 _S600 = _S596;
    thread Huge_0 _S601 = _S598;
    bool _S602 = less_0(&_S600, &_S601);
    int shift_4;
    if(_S602)
    {
        thread Huge_0 _S603 = _S596;
        Huge_0 _S604 = shift_left_1(&_S603, 1U);
        int shift_5 = shift_3 + int(1);
        _S596 = _S604;
        shift_4 = shift_5;
    }
    else
    {
        shift_4 = shift_3;
    }
    uint bit_0 = 0U;
    uint quotient_0 = 0U;
    for(;;)
    {
        if(bit_0 < (24U + kernelContext_23->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S605 = _S596;
        thread Huge_0 _S606 = _S598;
        bool _S607 = less_0(&_S605, &_S606);
        Huge_0 _S608;
        if(!_S607)
        {
            thread Huge_0 _S609 = _S596;
            thread Huge_0 _S610 = _S598;
            Huge_0 _S611 = subtract_0(&_S609, &_S610);
            uint quotient_2 = quotient_1 | 1U;
            _S608 = _S611;
            quotient_0 = quotient_2;
        }
        else
        {
            _S608 = _S596;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S612 = _S608;
        Huge_0 _S613 = shift_left_1(&_S612, 1U);
        uint bit_1 = bit_0 + 1U;
        _S596 = _S613;
        bit_0 = bit_1;
    }
    thread Huge_0 _S614 = _S598;
    thread Huge_0 _S615 = _S596;
    bool _S616 = less_0(&_S614, &_S615);
    bool _S617;
    if(_S616)
    {
        _S617 = true;
    }
    else
    {
        thread Huge_0 _S618 = _S596;
        thread Huge_0 _S619 = _S598;
        bool _S620 = same_0(&_S618, &_S619);
        if(_S620)
        {
            _S617 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S617 = false;
        }
    }
    if(_S617)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_7 - shift_4 - int(23));
}

uint sigmoid_exact_0(uint x_57, KernelContext_0 thread* kernelContext_24)
{
    thread Huge_0 _S621 = fixed_96_0(x_57);
    ExactExp_0 _S622 = exp_exact_0(&_S621, kernelContext_24);
    thread Huge_0 h_27;
    (&h_27)->w0_0 = 0U;
    (&h_27)->w1_0 = 0U;
    (&h_27)->w2_0 = 0U;
    (&h_27)->w3_0 = 1U;
    thread Huge_0 _S623 = _S622.m_7;
    Huge_0 _S624 = shift_right_1(&_S623, _S622.q_3);
    thread Huge_0 _S625 = h_27;
    thread Huge_0 _S626 = _S624;
    Huge_0 _S627 = add_0(&_S625, &_S626);
    bool negative_0 = (x_57 & 2147483648U) != 0U;
    thread Huge_0 _S628 = _S622.m_7;
    thread Huge_0 _S629 = h_27;
    Huge_0 _S630 = select_0(negative_0, &_S628, &_S629);
    int _S631;
    if(negative_0)
    {
        _S631 = - int(_S622.q_3);
    }
    else
    {
        _S631 = int(0);
    }
    thread Huge_0 _S632 = _S630;
    thread Huge_0 _S633 = _S627;
    uint _S634 = round_ratio_0(&_S632, &_S633, _S631, kernelContext_24);
    return _S634;
}

uint sigmoid_by_words_0(uint x_58, KernelContext_0 thread* kernelContext_25)
{
    Wide_0 n_5;
    uint size_0 = absolute_0(x_58);
    bool negative_1 = (x_58 & 2147483648U) != 0U;
    if(size_0 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_0 < 847249408U)
    {
        return 1056964608U;
    }
    if(size_0 >= 1124073472U)
    {
        uint _S635;
        if(negative_1)
        {
            _S635 = 0U;
        }
        else
        {
            _S635 = 1065353216U;
        }
        return _S635;
    }
    thread Wide_0 _S636 = fixed_57_0(x_58);
    Exp_0 _S637 = exp_fast_0(&_S636);
    thread Wide_0 w_98;
    (&w_98)->lo_0 = 0U;
    (&w_98)->hi_0 = 2147483648U;
    Wide_0 _S638 = w_98;
    uint _S639 = _S637.q_1 + 1U;
    for(;;)
    {
        uint m_10 = _S639 & 31U;
        uint hi_3 = (_S637.m_4.hi_0) >> m_10;
        uint lo_24 = ((_S637.m_4.lo_0) >> m_10) | (((_S637.m_4.hi_0) << 1U) << (31U - m_10));
        if(_S639 >= 64U)
        {
            thread Wide_0 w_99;
            (&w_99)->lo_0 = 0U;
            (&w_99)->hi_0 = 0U;
            n_5 = w_99;
            break;
        }
        if(_S639 >= 32U)
        {
            thread Wide_0 w_100;
            (&w_100)->lo_0 = hi_3;
            (&w_100)->hi_0 = 0U;
            n_5 = w_100;
        }
        else
        {
            thread Wide_0 w_101;
            (&w_101)->lo_0 = lo_24;
            (&w_101)->hi_0 = hi_3;
            n_5 = w_101;
        }
        break;
    }
    uint lo_25 = _S638.lo_0 + n_5.lo_0;
    uint _S640 = _S638.hi_0 + n_5.hi_0;
    int _S641;
    if(lo_25 < (n_5.lo_0))
    {
        _S641 = int(1);
    }
    else
    {
        _S641 = int(0);
    }
    uint _S642 = _S640 + uint(_S641);
    thread Wide_0 w_102;
    (&w_102)->lo_0 = lo_25;
    (&w_102)->hi_0 = _S642;
    Wide_0 _S643 = w_102;
    if(!negative_1)
    {
        thread Wide_0 w_103;
        (&w_103)->lo_0 = 0U;
        (&w_103)->hi_0 = 2147483648U;
        n_5 = w_103;
    }
    else
    {
        n_5 = _S637.m_4;
    }
    if(negative_1)
    {
        _S641 = - int(_S637.q_1) - int(1);
    }
    else
    {
        _S641 = int(0);
    }
    thread Wide_0 _S644 = n_5;
    thread Wide_0 _S645 = _S643;
    Rounded_0 _S646 = round_quotient_0(&_S644, &_S645, _S641, 64U);
    if(_S646.doubtful_0)
    {
        uint _S647 = sigmoid_exact_0(x_58, kernelContext_25);
        return _S647;
    }
    return _S646.value_3;
}

uint sigmoid_0(uint x_59, KernelContext_0 thread* kernelContext_26)
{
    if((absolute_0(x_59)) < 1114112000U)
    {
        Rounded_0 _S648 = sigmoid_by_floats_0(x_59, kernelContext_26);
        if(!_S648.doubtful_0)
        {
            return _S648.value_3;
        }
    }
    uint _S649 = sigmoid_by_words_0(x_59, kernelContext_26);
    return _S649;
}

void score_items_0(uint lane_11, const Rule_0 thread* rule_24, const Token_0 thread* first_4, const Tile_0 thread* tile_15, KernelContext_0 thread* kernelContext_27)
{
    uint _S650 = count_items_0(rule_24, tile_15, kernelContext_27);
    uint i_4 = lane_11;
    for(;;)
    {
        if(i_4 < _S650)
        {
        }
        else
        {
            break;
        }
        Item_0 _S651 = item_of_0(rule_24, tile_15, i_4, kernelContext_27);
        if(!_S651.there_0)
        {
            i_4 = i_4 + 32U;
            continue;
        }
        uint e_2 = (*kernelContext_27->item_id_0)[_S651.at_1];
        Token_0 _S652 = Token_after_0(first_4, _S651.token_3);
        thread Token_0 _S653 = _S652;
        uint _S654 = Token_logit_of_0(&_S653, e_2, kernelContext_27);
        thread Token_0 _S655 = _S652;
        uint _S656 = linear_0(rule_24, &_S655, e_2, _S654, kernelContext_27);
        uint _S657 = clamp_0(rule_24, _S656);
        uint _S658 = sigmoid_0(_S657, kernelContext_27);
        thread Token_0 _S659 = _S652;
        uint _S660 = with_bias_0(rule_24, &_S659, e_2, _S658, kernelContext_27);
        uint _S661 = nan_place_0(rule_24);
        (*kernelContext_27->item_key_0)[_S651.at_1] = order_0(_S660, _S661);
        Keys_set_0(_S651.at_1, _S658, kernelContext_27);
        i_4 = i_4 + 32U;
    }
    return;
}

uint summand_0(uint key_6)
{
    uint _S662;
    if(key_6 == 1U)
    {
        _S662 = 4286578688U;
    }
    else
    {
        _S662 = from_order_0(key_6);
    }
    return _S662;
}

void Keys_set_group_0(uint group_1, uint key_7, KernelContext_0 thread* kernelContext_28)
{
    (*kernelContext_28->group_keys_0)[group_1] = key_7;
    return;
}

void score_tile_0(uint lane_12, const Rule_0 thread* rule_25, const Token_0 thread* first_5, const Tile_0 thread* tile_16, KernelContext_0 thread* kernelContext_29)
{
    uint _S663 = token_of_0(tile_16, lane_12);
    uint _S664 = count_shares_0(lane_12, rule_25, tile_16);
    uint i_5 = 0U;
    for(;;)
    {
        if(i_5 < _S664)
        {
        }
        else
        {
            break;
        }
        Token_0 _S665 = Token_after_0(first_5, _S663);
        Share_0 _S666 = share_of_0(lane_12, rule_25, tile_16, i_5);
        thread Token_0 _S667 = _S665;
        thread Share_0 _S668 = _S666;
        uint2 _S669 = score_share_0(rule_25, &_S667, &_S668, kernelContext_29);
        uint _S670 = rule_25->n_group_0;
        if((rule_25->n_group_0) == 1U)
        {
            i_5 = i_5 + 1U;
            continue;
        }
        uint sum_3 = summand_0(_S669.x);
        uint sum_4;
        if((rule_25->group_score_0) == 2U)
        {
            uint other_3 = summand_0(_S669.y);
            bool _S671;
            if(!is_plain_0(sum_3))
            {
                _S671 = true;
            }
            else
            {
                _S671 = !is_plain_0(other_3);
            }
            if(_S671)
            {
                set_doubtful_0(_S663, kernelContext_29);
            }
            sum_4 = (as_type<uint>(((as_type<float>((sum_3))) + (as_type<float>((other_3)))))) ^ (kernelContext_29->zero_0);
        }
        else
        {
            sum_4 = sum_3;
        }
        uint _S672 = _S663 * _S670;
        uint _S673 = group_of_0(lane_12, tile_16, i_5);
        uint _S674 = _S672 + _S673;
        uint _S675 = nan_place_0(rule_25);
        Keys_set_group_0(_S674, order_0(sum_4, _S675), kernelContext_29);
        i_5 = i_5 + 1U;
    }
    return;
}

uint Token_word_of_1(const Token_0 thread* this_9, uint expert_11, KernelContext_0 thread* kernelContext_30)
{
    uint _S676 = this_9->first_0 + expert_11;
    int _S677;
    if(((&this_9->rule_0)->logits_dtype_0) == 0U)
    {
        _S677 = int(0);
    }
    else
    {
        _S677 = int(1);
    }
    return kernelContext_30->logits_0[_S676 >> uint(_S677)];
}

bool Token_is_packed_1(const Token_0 thread* this_10)
{
    return ((&this_10->rule_0)->logits_dtype_0) != 0U;
}

uint Token_unpack_1(const Token_0 thread* this_11, uint word_1, uint expert_12)
{
    uint half_3 = (word_1 >> (16U * ((this_11->first_0 + expert_12) & 1U))) & 65535U;
    uint _S678;
    if(((&this_11->rule_0)->logits_dtype_0) == 1U)
    {
        _S678 = widen_half_0(half_3);
    }
    else
    {
        _S678 = half_3 << 16U;
    }
    return _S678;
}

void load_tile_0(uint lane_13, const Rule_0 thread* rule_26, const Token_0 thread* first_6, const Tile_0 thread* tile_17, KernelContext_0 thread* kernelContext_31)
{
    uint _S679 = rule_26->n_expert_0;
    uint row_0;
    if((rule_26->n_expert_0) > 32U)
    {
        row_0 = 0U;
        for(;;)
        {
            uint _S680 = tile_17->n_there_0;
            bool _S681 = row_0 < (tile_17->n_there_0);
            if(_S681)
            {
            }
            else
            {
                break;
            }
            uint column_0 = lane_13;
            for(;;)
            {
                bool _S682 = column_0 < _S679;
                if(_S682)
                {
                }
                else
                {
                    break;
                }
                uint _S683 = _S680 - 1U;
                Token_0 _S684 = Token_after_0(first_6, min(row_0, _S683));
                thread array<uint, int(16)> x_60;
                uint _S685 = _S679 - 1U;
                uint _S686 = min(column_0, _S685);
                thread Token_0 _S687 = _S684;
                uint _S688 = Token_word_of_1(&_S687, _S686, kernelContext_31);
                x_60[0U] = _S688;
                uint _S689 = row_0 + 1U;
                Token_0 _S690 = Token_after_0(first_6, min(_S689, _S683));
                thread Token_0 _S691 = _S690;
                uint _S692 = Token_word_of_1(&_S691, _S686, kernelContext_31);
                x_60[1U] = _S692;
                uint _S693 = row_0 + 2U;
                Token_0 _S694 = Token_after_0(first_6, min(_S693, _S683));
                thread Token_0 _S695 = _S694;
                uint _S696 = Token_word_of_1(&_S695, _S686, kernelContext_31);
                x_60[2U] = _S696;
                uint _S697 = row_0 + 3U;
                Token_0 _S698 = Token_after_0(first_6, min(_S697, _S683));
                thread Token_0 _S699 = _S698;
                uint _S700 = Token_word_of_1(&_S699, _S686, kernelContext_31);
                x_60[3U] = _S700;
                uint _S701 = column_0 + 32U;
                uint _S702 = min(_S701, _S685);
                thread Token_0 _S703 = _S684;
                uint _S704 = Token_word_of_1(&_S703, _S702, kernelContext_31);
                x_60[4U] = _S704;
                thread Token_0 _S705 = _S690;
                uint _S706 = Token_word_of_1(&_S705, _S702, kernelContext_31);
                x_60[5U] = _S706;
                thread Token_0 _S707 = _S694;
                uint _S708 = Token_word_of_1(&_S707, _S702, kernelContext_31);
                x_60[6U] = _S708;
                thread Token_0 _S709 = _S698;
                uint _S710 = Token_word_of_1(&_S709, _S702, kernelContext_31);
                x_60[7U] = _S710;
                uint _S711 = column_0 + 64U;
                uint _S712 = min(_S711, _S685);
                thread Token_0 _S713 = _S684;
                uint _S714 = Token_word_of_1(&_S713, _S712, kernelContext_31);
                x_60[8U] = _S714;
                thread Token_0 _S715 = _S690;
                uint _S716 = Token_word_of_1(&_S715, _S712, kernelContext_31);
                x_60[9U] = _S716;
                thread Token_0 _S717 = _S694;
                uint _S718 = Token_word_of_1(&_S717, _S712, kernelContext_31);
                x_60[10U] = _S718;
                thread Token_0 _S719 = _S698;
                uint _S720 = Token_word_of_1(&_S719, _S712, kernelContext_31);
                x_60[11U] = _S720;
                uint _S721 = column_0 + 96U;
                uint _S722 = min(_S721, _S685);
                thread Token_0 _S723 = _S684;
                uint _S724 = Token_word_of_1(&_S723, _S722, kernelContext_31);
                x_60[12U] = _S724;
                thread Token_0 _S725 = _S690;
                uint _S726 = Token_word_of_1(&_S725, _S722, kernelContext_31);
                x_60[13U] = _S726;
                thread Token_0 _S727 = _S694;
                uint _S728 = Token_word_of_1(&_S727, _S722, kernelContext_31);
                x_60[14U] = _S728;
                thread Token_0 _S729 = _S698;
                uint _S730 = Token_word_of_1(&_S729, _S722, kernelContext_31);
                x_60[15U] = _S730;
                bool _S731 = Token_is_packed_1(first_6);
                if(_S731)
                {
                    thread Token_0 _S732 = _S684;
                    uint _S733 = Token_unpack_1(&_S732, x_60[0U], _S686);
                    x_60[0U] = _S733;
                    thread Token_0 _S734 = _S690;
                    uint _S735 = Token_unpack_1(&_S734, x_60[1U], _S686);
                    x_60[1U] = _S735;
                    thread Token_0 _S736 = _S694;
                    uint _S737 = Token_unpack_1(&_S736, x_60[2U], _S686);
                    x_60[2U] = _S737;
                    thread Token_0 _S738 = _S698;
                    uint _S739 = Token_unpack_1(&_S738, x_60[3U], _S686);
                    x_60[3U] = _S739;
                    thread Token_0 _S740 = _S684;
                    uint _S741 = Token_unpack_1(&_S740, x_60[4U], _S702);
                    x_60[4U] = _S741;
                    thread Token_0 _S742 = _S690;
                    uint _S743 = Token_unpack_1(&_S742, x_60[5U], _S702);
                    x_60[5U] = _S743;
                    thread Token_0 _S744 = _S694;
                    uint _S745 = Token_unpack_1(&_S744, x_60[6U], _S702);
                    x_60[6U] = _S745;
                    thread Token_0 _S746 = _S698;
                    uint _S747 = Token_unpack_1(&_S746, x_60[7U], _S702);
                    x_60[7U] = _S747;
                    thread Token_0 _S748 = _S684;
                    uint _S749 = Token_unpack_1(&_S748, x_60[8U], _S712);
                    x_60[8U] = _S749;
                    thread Token_0 _S750 = _S690;
                    uint _S751 = Token_unpack_1(&_S750, x_60[9U], _S712);
                    x_60[9U] = _S751;
                    thread Token_0 _S752 = _S694;
                    uint _S753 = Token_unpack_1(&_S752, x_60[10U], _S712);
                    x_60[10U] = _S753;
                    thread Token_0 _S754 = _S698;
                    uint _S755 = Token_unpack_1(&_S754, x_60[11U], _S712);
                    x_60[11U] = _S755;
                    thread Token_0 _S756 = _S684;
                    uint _S757 = Token_unpack_1(&_S756, x_60[12U], _S722);
                    x_60[12U] = _S757;
                    thread Token_0 _S758 = _S690;
                    uint _S759 = Token_unpack_1(&_S758, x_60[13U], _S722);
                    x_60[13U] = _S759;
                    thread Token_0 _S760 = _S694;
                    uint _S761 = Token_unpack_1(&_S760, x_60[14U], _S722);
                    x_60[14U] = _S761;
                    thread Token_0 _S762 = _S698;
                    uint _S763 = Token_unpack_1(&_S762, x_60[15U], _S722);
                    x_60[15U] = _S763;
                }
                if(_S681 & _S682)
                {
                    uint _S764 = row_0 * tile_17->stride_0;
                    uint _S765 = place_of_0(rule_26, column_0);
                    Keys_set_0(_S764 + _S765, x_60[0U], kernelContext_31);
                }
                bool _S766 = _S689 < _S680;
                if(_S766 & _S682)
                {
                    uint _S767 = _S689 * tile_17->stride_0;
                    uint _S768 = place_of_0(rule_26, column_0);
                    Keys_set_0(_S767 + _S768, x_60[1U], kernelContext_31);
                }
                bool _S769 = _S693 < _S680;
                if(_S769 & _S682)
                {
                    uint _S770 = _S693 * tile_17->stride_0;
                    uint _S771 = place_of_0(rule_26, column_0);
                    Keys_set_0(_S770 + _S771, x_60[2U], kernelContext_31);
                }
                bool _S772 = _S697 < _S680;
                if(_S772 & _S682)
                {
                    uint _S773 = _S697 * tile_17->stride_0;
                    uint _S774 = place_of_0(rule_26, column_0);
                    Keys_set_0(_S773 + _S774, x_60[3U], kernelContext_31);
                }
                bool _S775 = _S701 < _S679;
                if(_S681 & _S775)
                {
                    uint _S776 = row_0 * tile_17->stride_0;
                    uint _S777 = place_of_0(rule_26, _S701);
                    Keys_set_0(_S776 + _S777, x_60[4U], kernelContext_31);
                }
                if(_S766 & _S775)
                {
                    uint _S778 = _S689 * tile_17->stride_0;
                    uint _S779 = place_of_0(rule_26, _S701);
                    Keys_set_0(_S778 + _S779, x_60[5U], kernelContext_31);
                }
                if(_S769 & _S775)
                {
                    uint _S780 = _S693 * tile_17->stride_0;
                    uint _S781 = place_of_0(rule_26, _S701);
                    Keys_set_0(_S780 + _S781, x_60[6U], kernelContext_31);
                }
                if(_S772 & _S775)
                {
                    uint _S782 = _S697 * tile_17->stride_0;
                    uint _S783 = place_of_0(rule_26, _S701);
                    Keys_set_0(_S782 + _S783, x_60[7U], kernelContext_31);
                }
                bool _S784 = _S711 < _S679;
                if(_S681 & _S784)
                {
                    uint _S785 = row_0 * tile_17->stride_0;
                    uint _S786 = place_of_0(rule_26, _S711);
                    Keys_set_0(_S785 + _S786, x_60[8U], kernelContext_31);
                }
                if(_S766 & _S784)
                {
                    uint _S787 = _S689 * tile_17->stride_0;
                    uint _S788 = place_of_0(rule_26, _S711);
                    Keys_set_0(_S787 + _S788, x_60[9U], kernelContext_31);
                }
                if(_S769 & _S784)
                {
                    uint _S789 = _S693 * tile_17->stride_0;
                    uint _S790 = place_of_0(rule_26, _S711);
                    Keys_set_0(_S789 + _S790, x_60[10U], kernelContext_31);
                }
                if(_S772 & _S784)
                {
                    uint _S791 = _S697 * tile_17->stride_0;
                    uint _S792 = place_of_0(rule_26, _S711);
                    Keys_set_0(_S791 + _S792, x_60[11U], kernelContext_31);
                }
                bool _S793 = _S721 < _S679;
                if(_S681 & _S793)
                {
                    uint _S794 = row_0 * tile_17->stride_0;
                    uint _S795 = place_of_0(rule_26, _S721);
                    Keys_set_0(_S794 + _S795, x_60[12U], kernelContext_31);
                }
                if(_S766 & _S793)
                {
                    uint _S796 = _S689 * tile_17->stride_0;
                    uint _S797 = place_of_0(rule_26, _S721);
                    Keys_set_0(_S796 + _S797, x_60[13U], kernelContext_31);
                }
                if(_S769 & _S793)
                {
                    uint _S798 = _S693 * tile_17->stride_0;
                    uint _S799 = place_of_0(rule_26, _S721);
                    Keys_set_0(_S798 + _S799, x_60[14U], kernelContext_31);
                }
                if(_S772 & _S793)
                {
                    uint _S800 = _S697 * tile_17->stride_0;
                    uint _S801 = place_of_0(rule_26, _S721);
                    Keys_set_0(_S800 + _S801, x_60[15U], kernelContext_31);
                }
                column_0 = column_0 + 128U;
            }
            row_0 = row_0 + 4U;
        }
        return;
    }
    int _S802;
    if(_S679 > 16U)
    {
        _S802 = int(32);
    }
    else
    {
        if(_S679 > 8U)
        {
            _S802 = int(16);
        }
        else
        {
            _S802 = int(8);
        }
    }
    uint width_0 = uint(_S802);
    uint _S803 = 32U / width_0;
    uint _S804 = lane_13 / width_0;
    row_0 = _S804;
    for(;;)
    {
        uint _S805 = tile_17->n_there_0;
        bool _S806 = row_0 < (tile_17->n_there_0);
        if(_S806)
        {
        }
        else
        {
            break;
        }
        uint _S807 = lane_13 % width_0;
        uint _S808 = _S805 - 1U;
        Token_0 _S809 = Token_after_0(first_6, min(row_0, _S808));
        thread array<uint, int(16)> x_61;
        uint _S810 = min(_S807, _S679 - 1U);
        thread Token_0 _S811 = _S809;
        uint _S812 = Token_word_of_1(&_S811, _S810, kernelContext_31);
        x_61[0U] = _S812;
        uint _S813 = row_0 + _S803;
        Token_0 _S814 = Token_after_0(first_6, min(_S813, _S808));
        thread Token_0 _S815 = _S814;
        uint _S816 = Token_word_of_1(&_S815, _S810, kernelContext_31);
        x_61[1U] = _S816;
        uint _S817 = row_0 + 2U * _S803;
        Token_0 _S818 = Token_after_0(first_6, min(_S817, _S808));
        thread Token_0 _S819 = _S818;
        uint _S820 = Token_word_of_1(&_S819, _S810, kernelContext_31);
        x_61[2U] = _S820;
        uint _S821 = row_0 + 3U * _S803;
        Token_0 _S822 = Token_after_0(first_6, min(_S821, _S808));
        thread Token_0 _S823 = _S822;
        uint _S824 = Token_word_of_1(&_S823, _S810, kernelContext_31);
        x_61[3U] = _S824;
        uint _S825 = row_0 + 4U * _S803;
        Token_0 _S826 = Token_after_0(first_6, min(_S825, _S808));
        thread Token_0 _S827 = _S826;
        uint _S828 = Token_word_of_1(&_S827, _S810, kernelContext_31);
        x_61[4U] = _S828;
        uint _S829 = row_0 + 5U * _S803;
        Token_0 _S830 = Token_after_0(first_6, min(_S829, _S808));
        thread Token_0 _S831 = _S830;
        uint _S832 = Token_word_of_1(&_S831, _S810, kernelContext_31);
        x_61[5U] = _S832;
        uint _S833 = row_0 + 6U * _S803;
        Token_0 _S834 = Token_after_0(first_6, min(_S833, _S808));
        thread Token_0 _S835 = _S834;
        uint _S836 = Token_word_of_1(&_S835, _S810, kernelContext_31);
        x_61[6U] = _S836;
        uint _S837 = row_0 + 7U * _S803;
        Token_0 _S838 = Token_after_0(first_6, min(_S837, _S808));
        thread Token_0 _S839 = _S838;
        uint _S840 = Token_word_of_1(&_S839, _S810, kernelContext_31);
        x_61[7U] = _S840;
        uint _S841 = row_0 + 8U * _S803;
        Token_0 _S842 = Token_after_0(first_6, min(_S841, _S808));
        thread Token_0 _S843 = _S842;
        uint _S844 = Token_word_of_1(&_S843, _S810, kernelContext_31);
        x_61[8U] = _S844;
        uint _S845 = row_0 + 9U * _S803;
        Token_0 _S846 = Token_after_0(first_6, min(_S845, _S808));
        thread Token_0 _S847 = _S846;
        uint _S848 = Token_word_of_1(&_S847, _S810, kernelContext_31);
        x_61[9U] = _S848;
        uint _S849 = row_0 + 10U * _S803;
        Token_0 _S850 = Token_after_0(first_6, min(_S849, _S808));
        thread Token_0 _S851 = _S850;
        uint _S852 = Token_word_of_1(&_S851, _S810, kernelContext_31);
        x_61[10U] = _S852;
        uint _S853 = row_0 + 11U * _S803;
        Token_0 _S854 = Token_after_0(first_6, min(_S853, _S808));
        thread Token_0 _S855 = _S854;
        uint _S856 = Token_word_of_1(&_S855, _S810, kernelContext_31);
        x_61[11U] = _S856;
        uint _S857 = row_0 + 12U * _S803;
        Token_0 _S858 = Token_after_0(first_6, min(_S857, _S808));
        thread Token_0 _S859 = _S858;
        uint _S860 = Token_word_of_1(&_S859, _S810, kernelContext_31);
        x_61[12U] = _S860;
        uint _S861 = row_0 + 13U * _S803;
        Token_0 _S862 = Token_after_0(first_6, min(_S861, _S808));
        thread Token_0 _S863 = _S862;
        uint _S864 = Token_word_of_1(&_S863, _S810, kernelContext_31);
        x_61[13U] = _S864;
        uint _S865 = row_0 + 14U * _S803;
        Token_0 _S866 = Token_after_0(first_6, min(_S865, _S808));
        thread Token_0 _S867 = _S866;
        uint _S868 = Token_word_of_1(&_S867, _S810, kernelContext_31);
        x_61[14U] = _S868;
        uint _S869 = row_0 + 15U * _S803;
        Token_0 _S870 = Token_after_0(first_6, min(_S869, _S808));
        thread Token_0 _S871 = _S870;
        uint _S872 = Token_word_of_1(&_S871, _S810, kernelContext_31);
        x_61[15U] = _S872;
        bool _S873 = Token_is_packed_1(first_6);
        if(_S873)
        {
            thread Token_0 _S874 = _S809;
            uint _S875 = Token_unpack_1(&_S874, x_61[0U], _S810);
            x_61[0U] = _S875;
            thread Token_0 _S876 = _S814;
            uint _S877 = Token_unpack_1(&_S876, x_61[1U], _S810);
            x_61[1U] = _S877;
            thread Token_0 _S878 = _S818;
            uint _S879 = Token_unpack_1(&_S878, x_61[2U], _S810);
            x_61[2U] = _S879;
            thread Token_0 _S880 = _S822;
            uint _S881 = Token_unpack_1(&_S880, x_61[3U], _S810);
            x_61[3U] = _S881;
            thread Token_0 _S882 = _S826;
            uint _S883 = Token_unpack_1(&_S882, x_61[4U], _S810);
            x_61[4U] = _S883;
            thread Token_0 _S884 = _S830;
            uint _S885 = Token_unpack_1(&_S884, x_61[5U], _S810);
            x_61[5U] = _S885;
            thread Token_0 _S886 = _S834;
            uint _S887 = Token_unpack_1(&_S886, x_61[6U], _S810);
            x_61[6U] = _S887;
            thread Token_0 _S888 = _S838;
            uint _S889 = Token_unpack_1(&_S888, x_61[7U], _S810);
            x_61[7U] = _S889;
            thread Token_0 _S890 = _S842;
            uint _S891 = Token_unpack_1(&_S890, x_61[8U], _S810);
            x_61[8U] = _S891;
            thread Token_0 _S892 = _S846;
            uint _S893 = Token_unpack_1(&_S892, x_61[9U], _S810);
            x_61[9U] = _S893;
            thread Token_0 _S894 = _S850;
            uint _S895 = Token_unpack_1(&_S894, x_61[10U], _S810);
            x_61[10U] = _S895;
            thread Token_0 _S896 = _S854;
            uint _S897 = Token_unpack_1(&_S896, x_61[11U], _S810);
            x_61[11U] = _S897;
            thread Token_0 _S898 = _S858;
            uint _S899 = Token_unpack_1(&_S898, x_61[12U], _S810);
            x_61[12U] = _S899;
            thread Token_0 _S900 = _S862;
            uint _S901 = Token_unpack_1(&_S900, x_61[13U], _S810);
            x_61[13U] = _S901;
            thread Token_0 _S902 = _S866;
            uint _S903 = Token_unpack_1(&_S902, x_61[14U], _S810);
            x_61[14U] = _S903;
            thread Token_0 _S904 = _S870;
            uint _S905 = Token_unpack_1(&_S904, x_61[15U], _S810);
            x_61[15U] = _S905;
        }
        bool _S906 = _S807 < _S679;
        if(_S806 & _S906)
        {
            uint _S907 = row_0 * tile_17->stride_0;
            uint _S908 = place_of_0(rule_26, _S807);
            Keys_set_0(_S907 + _S908, x_61[0U], kernelContext_31);
        }
        if((_S813 < _S805) & _S906)
        {
            uint _S909 = _S813 * tile_17->stride_0;
            uint _S910 = place_of_0(rule_26, _S807);
            Keys_set_0(_S909 + _S910, x_61[1U], kernelContext_31);
        }
        if((_S817 < _S805) & _S906)
        {
            uint _S911 = _S817 * tile_17->stride_0;
            uint _S912 = place_of_0(rule_26, _S807);
            Keys_set_0(_S911 + _S912, x_61[2U], kernelContext_31);
        }
        if((_S821 < _S805) & _S906)
        {
            uint _S913 = _S821 * tile_17->stride_0;
            uint _S914 = place_of_0(rule_26, _S807);
            Keys_set_0(_S913 + _S914, x_61[3U], kernelContext_31);
        }
        if((_S825 < _S805) & _S906)
        {
            uint _S915 = _S825 * tile_17->stride_0;
            uint _S916 = place_of_0(rule_26, _S807);
            Keys_set_0(_S915 + _S916, x_61[4U], kernelContext_31);
        }
        if((_S829 < _S805) & _S906)
        {
            uint _S917 = _S829 * tile_17->stride_0;
            uint _S918 = place_of_0(rule_26, _S807);
            Keys_set_0(_S917 + _S918, x_61[5U], kernelContext_31);
        }
        if((_S833 < _S805) & _S906)
        {
            uint _S919 = _S833 * tile_17->stride_0;
            uint _S920 = place_of_0(rule_26, _S807);
            Keys_set_0(_S919 + _S920, x_61[6U], kernelContext_31);
        }
        if((_S837 < _S805) & _S906)
        {
            uint _S921 = _S837 * tile_17->stride_0;
            uint _S922 = place_of_0(rule_26, _S807);
            Keys_set_0(_S921 + _S922, x_61[7U], kernelContext_31);
        }
        if((_S841 < _S805) & _S906)
        {
            uint _S923 = _S841 * tile_17->stride_0;
            uint _S924 = place_of_0(rule_26, _S807);
            Keys_set_0(_S923 + _S924, x_61[8U], kernelContext_31);
        }
        if((_S845 < _S805) & _S906)
        {
            uint _S925 = _S845 * tile_17->stride_0;
            uint _S926 = place_of_0(rule_26, _S807);
            Keys_set_0(_S925 + _S926, x_61[9U], kernelContext_31);
        }
        if((_S849 < _S805) & _S906)
        {
            uint _S927 = _S849 * tile_17->stride_0;
            uint _S928 = place_of_0(rule_26, _S807);
            Keys_set_0(_S927 + _S928, x_61[10U], kernelContext_31);
        }
        if((_S853 < _S805) & _S906)
        {
            uint _S929 = _S853 * tile_17->stride_0;
            uint _S930 = place_of_0(rule_26, _S807);
            Keys_set_0(_S929 + _S930, x_61[11U], kernelContext_31);
        }
        if((_S857 < _S805) & _S906)
        {
            uint _S931 = _S857 * tile_17->stride_0;
            uint _S932 = place_of_0(rule_26, _S807);
            Keys_set_0(_S931 + _S932, x_61[12U], kernelContext_31);
        }
        if((_S861 < _S805) & _S906)
        {
            uint _S933 = _S861 * tile_17->stride_0;
            uint _S934 = place_of_0(rule_26, _S807);
            Keys_set_0(_S933 + _S934, x_61[13U], kernelContext_31);
        }
        if((_S865 < _S805) & _S906)
        {
            uint _S935 = _S865 * tile_17->stride_0;
            uint _S936 = place_of_0(rule_26, _S807);
            Keys_set_0(_S935 + _S936, x_61[14U], kernelContext_31);
        }
        if((_S869 < _S805) & _S906)
        {
            uint _S937 = _S869 * tile_17->stride_0;
            uint _S938 = place_of_0(rule_26, _S807);
            Keys_set_0(_S937 + _S938, x_61[15U], kernelContext_31);
        }
        row_0 = row_0 + 16U * _S803;
    }
    return;
}

uint divide_numbers_0(uint a_19, uint b_12)
{
    uint n_6 = mantissa_of_0(a_19);
    uint d_1 = mantissa_of_0(b_12);
    int _S939;
    if(n_6 < d_1)
    {
        _S939 = int(1);
    }
    else
    {
        _S939 = int(0);
    }
    uint shift_6 = uint(_S939);
    float inverse_2 = 1.0f / (as_type<float>(((b_12 & 8388607U) | 1065353216U)));
    uint q_8 = (as_type<uint>(((as_type<float>((((a_19 & 8388607U) | 1065353216U) + (shift_6 << 23U)))) * inverse_2))) - 1056964608U;
    int r_2 = int((n_6 << (23U + shift_6)) - q_8 * d_1);
    uint step_3 = (as_type<uint>((float(r_2) * (inverse_2 * 1.1920928955078125e-07f) + 1.2582912e+07f))) - 1262485504U;
    uint q_9 = q_8 + step_3;
    int r_3 = int(2) * (r_2 - int(step_3 * d_1));
    int _S940 = int(d_1);
    uint q_10;
    if(r_3 > _S940)
    {
        q_10 = q_9 + 1U;
    }
    else
    {
        q_10 = q_9;
    }
    if(r_3 < (- _S940))
    {
        q_10 = q_10 - 1U;
    }
    uint sign_3 = (a_19 ^ b_12) & 2147483648U;
    int biased_4 = exponent_of_0(a_19) - exponent_of_0(b_12) + int(127) - int(shift_6);
    uint _S941 = sign_3 | ((uint(biased_4) << 23U) + (q_10 & 8388607U));
    uint y_0;
    if(biased_4 < int(1))
    {
        y_0 = 0U;
    }
    else
    {
        y_0 = _S941;
    }
    if(biased_4 > int(254))
    {
        y_0 = sign_3 | 2139095040U;
    }
    return y_0;
}

uint divide_0(uint a_20, uint b_13)
{
    uint q_11 = divide_numbers_0(a_20, b_13);
    bool _S942;
    if(uint(exponent_of_0(a_20) - int(1)) < 254U)
    {
        _S942 = uint(exponent_of_0(b_13) - int(1)) < 254U;
    }
    else
    {
        _S942 = false;
    }
    if(_S942)
    {
        return q_11;
    }
    if(is_nan_0(a_20))
    {
        _S942 = true;
    }
    else
    {
        _S942 = is_nan_0(b_13);
    }
    if(_S942)
    {
        return 2143289344U;
    }
    uint sign_4 = (a_20 ^ b_13) & 2147483648U;
    uint _S943;
    if(is_infinite_0(a_20))
    {
        if(is_infinite_0(b_13))
        {
            _S943 = 2143289344U;
        }
        else
        {
            _S943 = sign_4 | 2139095040U;
        }
        return _S943;
    }
    if(is_infinite_0(b_13))
    {
        return 0U;
    }
    if((absolute_0(b_13)) == 0U)
    {
        if((absolute_0(a_20)) == 0U)
        {
            _S943 = 2143289344U;
        }
        else
        {
            _S943 = sign_4 | 2139095040U;
        }
        return _S943;
    }
    return 0U;
}

uint Token_expert_scale_of_0(const Token_0 thread* this_12, uint expert_13, KernelContext_0 thread* kernelContext_32)
{
    return kernelContext_32->tables_0[(&this_12->rule_0)->expert_scale_at_0 + expert_13];
}

uint finish_0(const Rule_0 thread* rule_27, const Token_0 thread* token_6, uint expert_14, uint w_104, KernelContext_0 thread* kernelContext_33)
{
    uint _S944 = rule_27->divisor_0;
    uint _S945;
    if((rule_27->divisor_0) != 1065353216U)
    {
        _S945 = divide_0(w_104, _S944);
    }
    else
    {
        _S945 = w_104;
    }
    uint _S946 = rule_27->scale_0;
    if((rule_27->scale_0) != 1065353216U)
    {
        uint _S947 = multiply_0(_S945, _S946);
        _S945 = _S947;
    }
    if((rule_27->expert_scale_at_0) != 4294967295U)
    {
        uint _S948 = Token_expert_scale_of_0(token_6, expert_14, kernelContext_33);
        uint _S949 = multiply_0(_S945, _S948);
        _S945 = _S949;
    }
    if(is_nan_0(_S945))
    {
        _S945 = 2143289344U;
    }
    return _S945;
}

uint winner_scores_1(const Tile_0 thread* tile_18)
{
    return tile_18->n_token_1 * tile_18->n_place_0;
}

uint Keys_get_1(uint expert_15, KernelContext_0 thread* kernelContext_34)
{
    return (*kernelContext_34->keys_0)[expert_15];
}

uint tile_weight_0(const Tile_0 thread* tile_19, uint i_6, KernelContext_0 thread* kernelContext_35)
{
    uint _S950 = winner_scores_1(tile_19);
    uint _S951 = Keys_get_1(_S950 + i_6, kernelContext_35);
    return _S951;
}

uint winner_ids_1(const Tile_0 thread* tile_20)
{
    return 2U * tile_20->n_token_1 * tile_20->n_place_0;
}

uint tile_id_0(const Tile_0 thread* tile_21, uint i_7, KernelContext_0 thread* kernelContext_36)
{
    uint _S952 = winner_ids_1(tile_21);
    uint _S953 = Keys_get_1(_S952 + i_7, kernelContext_36);
    return _S953;
}

void Lanes_sync_0()
{
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

bool scores_all_0(const Rule_0 thread* rule_28, uint n_token_2)
{
    bool _S954;
    if(n_token_2 == 1U)
    {
        _S954 = (rule_28->n_expert_0) <= 32U;
    }
    else
    {
        _S954 = false;
    }
    if(_S954)
    {
        _S954 = (rule_28->n_group_0) == 1U;
    }
    else
    {
        _S954 = false;
    }
    return _S954;
}

uint Lanes_agreed_0(uint lane_14, uint value_4)
{
    return value_4;
}

uint route_tile_0(uint lane_15, const Rule_0 thread* rule_29, const Token_0 thread* first_7, const Tile_0 thread* tile_22, KernelContext_0 thread* kernelContext_37)
{
    Lanes_sync_0();
    atomic_store_explicit(&(*kernelContext_37->n_listed_0)[lane_15], 0U, memory_order_relaxed);
    atomic_store_explicit(&(*kernelContext_37->bound_of_0)[lane_15], 4294967295U, memory_order_relaxed);
    atomic_store_explicit(&(*kernelContext_37->kept_of_0)[lane_15], 0U, memory_order_relaxed);
    atomic_store_explicit(&(*kernelContext_37->least_kept_0)[lane_15], 4294967295U, memory_order_relaxed);
    atomic_store_explicit(&(*kernelContext_37->most_left_0)[lane_15], 0U, memory_order_relaxed);
    bool _S955 = lane_15 == 0U;
    if(_S955)
    {
        atomic_store_explicit(kernelContext_37->n_extra_0, 0U, memory_order_relaxed);
        atomic_store_explicit(kernelContext_37->doubtful_tokens_0, 0U, memory_order_relaxed);
    }
    bool _S956 = scores_all_0(rule_29, tile_22->n_token_1);
    if(_S956)
    {
        (*kernelContext_37->item_id_0)[lane_15] = lane_15;
        if(_S955)
        {
            atomic_store_explicit(&(*kernelContext_37->n_listed_0)[int(0)], rule_29->n_expert_0, memory_order_relaxed);
        }
    }
    else
    {
        load_tile_0(lane_15, rule_29, first_7, tile_22, kernelContext_37);
        Lanes_sync_0();
        score_tile_0(lane_15, rule_29, first_7, tile_22, kernelContext_37);
        Lanes_sync_0();
        if((rule_29->n_group_0) > 1U)
        {
            keep_groups_of_tile_0(lane_15, rule_29, tile_22, kernelContext_37);
            Lanes_sync_0();
        }
        uint _S957 = bound_tile_0(lane_15, rule_29, tile_22, kernelContext_37);
        gather_tile_0(lane_15, rule_29, tile_22, _S957, kernelContext_37);
    }
    Lanes_sync_0();
    score_items_0(lane_15, rule_29, first_7, tile_22, kernelContext_37);
    Lanes_sync_0();
    rank_items_0(lane_15, rule_29, tile_22, kernelContext_37);
    Lanes_sync_0();
    bool _S958 = (rule_29->renormalize_0) != 0U;
    if(_S958)
    {
        sum_tile_0(lane_15, rule_29, tile_22, kernelContext_37);
    }
    Lanes_sync_0();
    uint i_8 = lane_15;
    for(;;)
    {
        uint _S959 = rule_29->n_used_0;
        if(i_8 < (tile_22->n_there_0 * rule_29->n_used_0))
        {
        }
        else
        {
            break;
        }
        uint _S960 = winner_scores_0(tile_22);
        uint at_7 = _S960 + i_8;
        if(_S958)
        {
            uint _S961 = Keys_get_0(at_7, kernelContext_37);
            uint _S962 = i_8 / _S959;
            Keys_set_0(at_7, divide_0(_S961, (*kernelContext_37->sum_of_0)[_S962]), kernelContext_37);
        }
        i_8 = i_8 + 32U;
    }
    uint _S963 = atomic_load_explicit(kernelContext_37->doubtful_tokens_0, memory_order_relaxed);
    return Lanes_agreed_0(lane_15, _S963);
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
void Lanes_start_0(uint lane_16, KernelContext_0 thread* kernelContext_38)
{
    if(lane_16 == 0U)
    {
        atomic_store_explicit(kernelContext_38->shared_total_0, 0U, memory_order_relaxed);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    return;
}

Tile_0 tile_of_0(const Rule_0 thread* rule_30, uint n_token_3, uint n_there_1)
{
    thread Tile_0 t_3;
    (&t_3)->n_token_1 = n_token_3;
    (&t_3)->n_there_0 = n_there_1;
    uint _S964 = 32U / n_token_3;
    (&t_3)->n_lane_0 = _S964;
    uint _S965 = rule_30->n_expert_0;
    uint _S966 = place_of_0(rule_30, rule_30->n_expert_0);
    (&t_3)->stride_0 = _S966 + ((_S964 - _S966) & 31U);
    uint _S967 = 256U / n_token_3;
    (&t_3)->n_place_0 = min(_S967, 32U);
    uint n_holder_0;
    if((rule_30->n_group_0) == 1U)
    {
        n_holder_0 = (&t_3)->n_lane_0;
    }
    else
    {
        n_holder_0 = min((&t_3)->n_lane_0, rule_30->topk_group_0);
    }
    uint _S968 = rule_30->n_used_0;
    uint share_3 = (rule_30->n_used_0 + n_holder_0 - 1U) / n_holder_0;
    if(((&t_3)->n_lane_0) == 1U)
    {
        n_holder_0 = share_3;
    }
    else
    {
        n_holder_0 = min(share_3 + 2U, 6U);
    }
    (&t_3)->n_top_0 = n_holder_0;
    bool _S969 = scores_all_0(rule_30, n_token_3);
    if(_S969)
    {
        n_holder_0 = _S965;
    }
    else
    {
        n_holder_0 = _S968;
    }
    (&t_3)->n_each_0 = n_holder_0;
    return t_3;
}

uint narrow_half_0(uint x_62)
{
    if(is_nan_0(x_62))
    {
        return 32256U;
    }
    uint sign_5 = (x_62 >> 16U) & 32768U;
    if(is_infinite_0(x_62))
    {
        return sign_5 | 31744U;
    }
    int exponent_8 = exponent_of_0(x_62) - int(127);
    if(exponent_8 < int(-25))
    {
        return 0U;
    }
    bool _S970 = exponent_8 < int(-14);
    uint drop_0;
    if(_S970)
    {
        drop_0 = uint(int(-1) - exponent_8);
    }
    else
    {
        drop_0 = 13U;
    }
    uint mantissa_4 = mantissa_of_0(x_62);
    uint n_7 = mantissa_4 >> drop_0;
    uint rest_2 = mantissa_4 & ((1U << drop_0) - 1U);
    uint half_4 = 1U << (drop_0 - 1U);
    bool _S971;
    if(rest_2 > half_4)
    {
        _S971 = true;
    }
    else
    {
        if(rest_2 == half_4)
        {
            _S971 = (n_7 & 1U) != 0U;
        }
        else
        {
            _S971 = false;
        }
    }
    uint n_8;
    if(_S971)
    {
        n_8 = n_7 + 1U;
    }
    else
    {
        n_8 = n_7;
    }
    if(n_8 == 0U)
    {
        return 0U;
    }
    uint bits_1;
    if(_S970)
    {
        bits_1 = n_8;
    }
    else
    {
        bits_1 = (uint(exponent_8 + int(14)) << 10U) + n_8;
    }
    return sign_5 | (min(bits_1, 31744U));
}

uint narrow_bfloat_0(uint x_63)
{
    if(is_nan_0(x_63))
    {
        return 32704U;
    }
    return (x_63 + 32767U + ((x_63 >> 16U) & 1U)) >> 16U;
}

uint narrow_0(uint x_64, uint dtype_0)
{
    uint _S972;
    if(dtype_0 == 1U)
    {
        _S972 = narrow_half_0(x_64);
    }
    else
    {
        _S972 = narrow_bfloat_0(x_64);
    }
    return _S972;
}

void write_weight_0(uint slot_4, uint w_105, uint dtype_1, KernelContext_0 thread* kernelContext_39)
{
    if(dtype_1 == 0U)
    {
        atomic_store_explicit(kernelContext_39->weights_0+slot_4, w_105, memory_order_relaxed);
        return;
    }
    uint shift_7 = 16U * (slot_4 & 1U);
    uint _S973 = slot_4 >> 1U;
    uint _S974 = atomic_fetch_and_explicit(kernelContext_39->weights_0+_S973, ~(65535U << shift_7), memory_order_relaxed);
    uint _S975 = atomic_fetch_or_explicit(kernelContext_39->weights_0+_S973, (narrow_0(w_105, dtype_1)) << shift_7, memory_order_relaxed);
    return;
}

Rule_0 fixed_rule_0(int _S976, KernelContext_0 thread* kernelContext_40)
{
    thread Rule_0 _S977 = kernelContext_40->params_0[_S976];
    if(kIsFixed_0 == 0U)
    {
        return _S977;
    }
    (&_S977)->n_expert_0 = kFixed_n_expert_0;
    (&_S977)->n_used_0 = kFixed_n_used_0;
    (&_S977)->score_0 = kFixed_score_0;
    (&_S977)->score_dtype_0 = kFixed_score_dtype_0;
    (&_S977)->select_bias_0 = kFixed_select_bias_0;
    (&_S977)->select_by_0 = kFixed_select_by_0;
    (&_S977)->n_group_0 = kFixed_n_group_0;
    (&_S977)->topk_group_0 = kFixed_topk_group_0;
    (&_S977)->group_score_0 = kFixed_group_score_0;
    (&_S977)->excluded_zero_0 = kFixed_excluded_zero_0;
    (&_S977)->renormalize_0 = kFixed_renormalize_0;
    (&_S977)->eps_kind_0 = kFixed_eps_kind_0;
    (&_S977)->renorm_eps_0 = kFixed_renorm_eps_0;
    (&_S977)->divisor_0 = kFixed_divisor_0;
    (&_S977)->scale_0 = kFixed_scale_0;
    (&_S977)->has_logit_scale_0 = kFixed_has_logit_scale_0;
    (&_S977)->logit_scale_0 = kFixed_logit_scale_0;
    (&_S977)->has_logit_softcap_0 = kFixed_has_logit_softcap_0;
    (&_S977)->logit_softcap_0 = kFixed_logit_softcap_0;
    (&_S977)->has_logit_clamp_0 = kFixed_has_logit_clamp_0;
    (&_S977)->logit_clamp_0 = kFixed_logit_clamp_0;
    (&_S977)->jitter_eps_0 = kFixed_jitter_eps_0;
    (&_S977)->nan_last_0 = kFixed_nan_last_0;
    (&_S977)->bias_at_0 = kFixed_bias_at_0;
    (&_S977)->logit_bias_at_0 = kFixed_logit_bias_at_0;
    (&_S977)->expert_scale_at_0 = kFixed_expert_scale_at_0;
    (&_S977)->n_at_once_0 = kFixed_n_at_once_0;
    return _S977;
}

[[kernel]] void route_tiled(uint3 group_2 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], Rule_0 device* params_1 [[buffer(5)]], uint device* ids_1 [[buffer(3)]], atomic<uint> device* weights_1 [[buffer(4)]], atomic<uint> device* status_1 [[buffer(6)]], uint device* left_2 [[buffer(0)]], uint device* logits_1 [[buffer(1)]], uint device* tables_1 [[buffer(2)]])
{
    thread KernelContext_0 kernelContext_41;
    (&kernelContext_41)->params_0 = params_1;
    (&kernelContext_41)->ids_0 = ids_1;
    (&kernelContext_41)->weights_0 = weights_1;
    (&kernelContext_41)->status_0 = status_1;
    (&kernelContext_41)->left_0 = left_2;
    (&kernelContext_41)->logits_0 = logits_1;
    (&kernelContext_41)->tables_0 = tables_1;
    threadgroup atomic<uint> shared_total_1;
    (&kernelContext_41)->shared_total_0 = &shared_total_1;
    threadgroup array<uint, int(32)> sum_of_1;
    (&kernelContext_41)->sum_of_0 = &sum_of_1;
    threadgroup atomic<uint> n_extra_1;
    (&kernelContext_41)->n_extra_0 = &n_extra_1;
    threadgroup array<uint, int(32)> extra_1;
    (&kernelContext_41)->extra_0 = &extra_1;
    threadgroup atomic<uint> doubtful_tokens_1;
    (&kernelContext_41)->doubtful_tokens_0 = &doubtful_tokens_1;
    threadgroup array<atomic<uint>, int(32)> n_listed_1;
    (&kernelContext_41)->n_listed_0 = &n_listed_1;
    threadgroup array<uint, int(256)> item_key_1;
    (&kernelContext_41)->item_key_0 = &item_key_1;
    threadgroup array<uint, int(256)> item_id_1;
    (&kernelContext_41)->item_id_0 = &item_id_1;
    threadgroup array<atomic<uint>, int(32)> kept_of_1;
    (&kernelContext_41)->kept_of_0 = &kept_of_1;
    threadgroup array<atomic<uint>, int(32)> bound_of_1;
    (&kernelContext_41)->bound_of_0 = &bound_of_1;
    threadgroup array<atomic<uint>, int(32)> least_kept_1;
    (&kernelContext_41)->least_kept_0 = &least_kept_1;
    threadgroup array<atomic<uint>, int(32)> most_left_1;
    (&kernelContext_41)->most_left_0 = &most_left_1;
    threadgroup array<uint, int(1056)> keys_1;
    (&kernelContext_41)->keys_0 = &keys_1;
    threadgroup array<uint, int(128)> group_keys_1;
    (&kernelContext_41)->group_keys_0 = &group_keys_1;
    (&kernelContext_41)->zero_0 = 0U;
    uint lane_17 = thread_0.x;
    Rule_0 _S978 = fixed_rule_0(int(0), &kernelContext_41);
    (&kernelContext_41)->zero_0 = (_S978.n_expert_0) >> 16U;
    Lanes_start_0(lane_17, &kernelContext_41);
    uint _S979 = (_S978.n_token_0 + _S978.n_at_once_0 - 1U) / _S978.n_at_once_0;
    uint index_0 = group_2.x;
    for(;;)
    {
        if(index_0 < _S979)
        {
        }
        else
        {
            break;
        }
        uint base_4 = index_0 * _S978.n_at_once_0;
        uint _S980 = min(base_4 + _S978.n_at_once_0, _S978.n_token_0);
        uint n_there_2 = min(max(_S978.n_real_0, base_4), _S980) - base_4;
        thread Rule_0 _S981 = _S978;
        Tile_0 _S982 = tile_of_0(&_S981, _S978.n_at_once_0, n_there_2);
        thread Token_0 first_8;
        (&first_8)->rule_0 = _S978;
        (&first_8)->first_0 = base_4 * _S978.row_stride_0;
        thread Rule_0 _S983 = _S978;
        thread Token_0 _S984 = first_8;
        thread Tile_0 _S985 = _S982;
        uint _S986 = route_tile_0(lane_17, &_S983, &_S984, &_S985, &kernelContext_41);
        uint i_9 = lane_17;
        for(;;)
        {
            if(i_9 < (n_there_2 * _S978.n_used_0))
            {
            }
            else
            {
                break;
            }
            uint token_7 = i_9 / _S978.n_used_0;
            if(((_S986 >> token_7) & 1U) != 0U)
            {
                i_9 = i_9 + 32U;
                continue;
            }
            thread Tile_0 _S987 = _S982;
            uint _S988 = tile_id_0(&_S987, i_9, &kernelContext_41);
            uint _S989 = base_4 * _S978.n_used_0 + i_9;
            *((&kernelContext_41)->ids_0+_S989) = _S988;
            thread Token_0 _S990 = first_8;
            Token_0 _S991 = Token_after_0(&_S990, token_7);
            thread Tile_0 _S992 = _S982;
            uint _S993 = tile_weight_0(&_S992, i_9, &kernelContext_41);
            thread Rule_0 _S994 = _S978;
            thread Token_0 _S995 = _S991;
            uint _S996 = finish_0(&_S994, &_S995, _S988, _S993, &kernelContext_41);
            write_weight_0(_S989, _S996, _S978.weights_dtype_0, &kernelContext_41);
            i_9 = i_9 + 32U;
        }
        if(lane_17 == 0U)
        {
            if(_S986 != 0U)
            {
                uint _S997 = atomic_fetch_add_explicit((&kernelContext_41)->status_0+int(0), ((uint)popcount((_S986))), memory_order_relaxed);
            }
            uint token_8 = n_there_2;
            uint doubtful_1 = _S986;
            for(;;)
            {
                if(token_8 < (_S980 - base_4))
                {
                }
                else
                {
                    break;
                }
                uint doubtful_2 = doubtful_1 | (1U << token_8);
                token_8 = token_8 + 1U;
                doubtful_1 = doubtful_2;
            }
            *((&kernelContext_41)->left_0+index_0) = doubtful_1;
        }
        index_0 = index_0 + _S978.n_group_dispatched_0;
    }
    return;
}

