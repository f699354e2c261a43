#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
uint firstbithigh_0(uint value_0)
{
    if(value_0 == 0U)
    {
        return 4294967295U;
    }
    uint _S1 = clz(value_0);
    return 31U - _S1;
}

constant array<uint, int(3)> _S2 = { 4294967295U, 4294967295U, 4294967295U };
constant array<uint, int(3)> _S3 = { 134217728U, 0U, 0U };
constant array<uint, int(3)> _S4 = { 2097152U, 0U, 0U };
constant array<uint, int(3)> _S5 = { 21845U, 1431655765U, 1431655765U };
constant array<uint, int(3)> _S6 = { 170U, 2863311530U, 2863311531U };
constant array<uint, int(3)> _S7 = { 1U, 286331153U, 286331153U };
constant array<uint, int(3)> _S8 = { 0U, 23860929U, 1813430636U };
constant array<uint, int(3)> _S9 = { 0U, 106522U, 27269634U };
constant array<uint, int(3)> _S10 = { 0U, 416U, 436314138U };
constant array<uint, int(3)> _S11 = { 0U, 1U, 1910389333U };
constant array<uint, int(3)> _S12 = { 0U, 0U, 19391739U };
constant array<uint, int(3)> _S13 = { 0U, 0U, 55090U };
constant array<array<uint, int(3)>, int(12)> kExpSeries_0 = { _S2, _S3, _S4, _S5, _S6, _S7, _S8, _S9, _S10, _S11, _S12, _S13 };
uint flush_0(uint x_0)
{
    uint _S14;
    if((x_0 & 2147483647U) < 8388608U)
    {
        _S14 = 0U;
    }
    else
    {
        _S14 = x_0;
    }
    return _S14;
}

uint absolute_0(uint x_1)
{
    return x_1 & 2147483647U;
}

struct Rounded_0
{
    uint value_1;
    bool doubtful_0;
};

struct KernelContext_0
{
    packed_uint4 device* request_0;
    uint device* results_0;
    uint zero_0;
};

Rounded_0 sigmoid_by_floats_0(uint x_2, KernelContext_0 thread* kernelContext_0)
{
    float half_0 = (as_type<float>((x_2))) * -0.5f;
    float rounded_0 = half_0 * 23.08312034606933594f + 1.2582912e+07f;
    float k_0 = rounded_0 * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) - 1.2582912e+07f;
    uint bits_0 = (as_type<uint>((rounded_0)));
    bool odd_0 = (bits_0 & 1U) != 0U;
    bool second_0 = (bits_0 & 2U) != 0U;
    bool _S15 = (bits_0 & 4U) != 0U;
    uint _S16 = select(select(select(0U, 2961349132U, odd_0), select(810986776U, 2957515430U, odd_0), second_0), select(select(2944459957U, 2937511365U, odd_0), select(794578263U, 800150507U, odd_0), second_0), _S15);
    float g_0 = (as_type<float>(((((bits_0 << 20U) & 4286578688U) | ((_S16 << 16U) & 8323072U)) + 1073741824U)));
    float _S17 = (((half_0 - k_0 * 0.0433197021484375f) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) - k_0 * (as_type<float>((int(906362880))))) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) - (as_type<float>((select(select(select(0U, 985829264U, odd_0), select(3124513344U, 929384448U, odd_0), second_0), select(select(3093300736U, 3129339040U, odd_0), select(3122933504U, 973721952U, odd_0), second_0), _S15))))) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0))));
    float a_0 = (as_type<float>(((as_type<uint>((_S17))) & 4294963200U)));
    float square_0 = _S17 * _S17;
    float cubic_0 = square_0 * _S17 * (0.66666668653488159f + _S17 * (0.3333333432674408f + _S17 * (0.13333334028720856f + _S17 * 0.04444444552063942f)));
    float near_0 = (as_type<float>((int(1056964736)))) + _S17 + (square_0 + cubic_0);
    float m_0 = (as_type<float>(((as_type<uint>((near_0))) & 4294967040U)));
    float product_0 = g_0 * m_0;
    float _S18 = g_0 * ((((0.5f - m_0) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) + _S17) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) + a_0 * a_0) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) + cubic_0 + ((_S17 + a_0) * (_S17 - a_0) - (k_0 * (as_type<float>((2944590469U))) + (as_type<float>((_S16)))) * near_0));
    float _S19 = (product_0 + _S18) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0))));
    float _S20 = max(_S19, 1.0f);
    float _S21 = min(_S19, 1.0f);
    float _S22 = (_S20 + _S21) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0))));
    float inverse_0 = 1.0f / _S22;
    float q_0 = (as_type<float>(((as_type<uint>((inverse_0))) ^ (kernelContext_0->zero_0))));
    uint q_bits_0 = (as_type<uint>((q_0)));
    uint d_bits_0 = (as_type<uint>((_S22)));
    float _S23 = (float(int(((q_bits_0 & 8388607U) | 8388608U) * ((d_bits_0 & 8388607U) | 8388608U))) * (as_type<float>(((q_bits_0 & 2139095040U) + (d_bits_0 & 2139095040U) + 696254464U))) - inverse_0 * (_S21 - (_S22 - _S20) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) + (_S18 - (_S19 - product_0) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0))))))) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0))));
    float _S24 = (as_type<float>((int(757071872))));
    float down_0 = (_S23 - _S24) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) * inverse_0 + q_0;
    thread Rounded_0 s_0;
    uint _S25 = (as_type<uint>(((_S23 + _S24) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) * inverse_0 + q_0)));
    (&s_0)->value_1 = _S25;
    (&s_0)->doubtful_0 = _S25 != (as_type<uint>((down_0)));
    return s_0;
}

int exponent_of_0(uint x_3)
{
    return int((x_3 >> 23U) & 255U);
}

uint mantissa_of_0(uint x_4)
{
    return (x_4 & 8388607U) | 8388608U;
}

struct Wide_0
{
    uint lo_0;
    uint hi_0;
};

Wide_0 fixed_57_0(uint x_5)
{
    int shift_0 = exponent_of_0(x_5) - int(93);
    uint mantissa_0;
    if((absolute_0(x_5)) == 0U)
    {
        mantissa_0 = 0U;
    }
    else
    {
        mantissa_0 = mantissa_of_0(x_5);
    }
    bool _S26;
    if(shift_0 <= int(-24))
    {
        _S26 = true;
    }
    else
    {
        _S26 = shift_0 >= int(64);
    }
    if(_S26)
    {
        thread Wide_0 w_0;
        (&w_0)->lo_0 = 0U;
        (&w_0)->hi_0 = 0U;
        return w_0;
    }
    if(shift_0 < int(0))
    {
        thread Wide_0 w_1;
        (&w_1)->lo_0 = mantissa_0 >> uint(- shift_0);
        (&w_1)->hi_0 = 0U;
        return w_1;
    }
    uint m_1 = uint(shift_0) & 31U;
    uint lo_1 = mantissa_0 << m_1;
    uint hi_1 = (mantissa_0 >> 1U) >> (31U - m_1);
    Wide_0 _S27;
    if(shift_0 >= int(32))
    {
        thread Wide_0 w_2;
        (&w_2)->lo_0 = 0U;
        (&w_2)->hi_0 = lo_1;
        _S27 = w_2;
    }
    else
    {
        thread Wide_0 w_3;
        (&w_3)->lo_0 = lo_1;
        (&w_3)->hi_0 = hi_1;
        _S27 = w_3;
    }
    return _S27;
}

struct Exp_0
{
    Wide_0 m_2;
    uint q_1;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_0)
{
    uint _S28 = (mulhi((t_0->hi_0), (3098164009U)));
    uint q_2 = _S28 >> 24U;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = q_2 * 3520035244U;
    uint _S29 = (mulhi((q_2), (3520035244U)));
    (&w_4)->hi_0 = _S29;
    thread Wide_0 whole_0 = w_4;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_2 * 2977044471U;
    uint _S30 = ((t_0->hi_0) << 7U) | ((t_0->lo_0) >> 25U);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = (t_0->lo_0) << 7U;
    (&w_5)->hi_0 = _S30;
    Wide_0 _S31 = w_5;
    Wide_0 _S32 = whole_0;
    uint _S33 = w_5.hi_0 - whole_0.hi_0;
    int _S34;
    if((w_5.lo_0) < (whole_0.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S35 = _S33 - uint(_S34);
    thread Wide_0 w_6;
    (&w_6)->lo_0 = _S31.lo_0 - _S32.lo_0;
    (&w_6)->hi_0 = _S35;
    Wide_0 _S36 = w_6;
    uint _S37 = (_S36.hi_0) >> 3U;
    thread Wide_0 w_7;
    (&w_7)->lo_0 = ((_S36.lo_0) >> 3U) | ((_S36.hi_0) << 29U);
    (&w_7)->hi_0 = _S37;
    Wide_0 _S38 = w_7;
    uint _S39 = (mulhi((w_7.hi_0), (11836U)));
    uint _S40 = (mulhi((w_7.hi_0), (106522U - _S39)));
    uint _S41 = (mulhi((w_7.hi_0), (852176U - _S40)));
    uint tail_0 = 5965232U - _S41;
    thread Wide_0 w_8;
    (&w_8)->lo_0 = 0U;
    (&w_8)->hi_0 = tail_0;
    Wide_0 _S42 = w_8;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = 572662306U;
    (&w_9)->hi_0 = 35791394U;
    Wide_0 _S43 = w_9;
    thread Wide_0 w_10;
    (&w_10)->lo_0 = w_7.hi_0 * w_8.hi_0;
    uint _S44 = (mulhi((w_7.hi_0), (w_8.hi_0)));
    (&w_10)->hi_0 = _S44;
    uint _S45 = (mulhi((w_7.hi_0), (w_8.lo_0)));
    thread Wide_0 w_11;
    (&w_11)->lo_0 = _S45;
    (&w_11)->hi_0 = 0U;
    uint lo_2 = w_10.lo_0 + w_11.lo_0;
    uint _S46 = w_10.hi_0 + w_11.hi_0;
    if(lo_2 < (w_11.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S47 = _S46 + uint(_S34);
    thread Wide_0 w_12;
    (&w_12)->lo_0 = lo_2;
    (&w_12)->hi_0 = _S47;
    Wide_0 _S48 = w_12;
    uint _S49 = (mulhi((_S38.lo_0), (_S42.hi_0)));
    thread Wide_0 w_13;
    (&w_13)->lo_0 = _S49;
    (&w_13)->hi_0 = 0U;
    uint lo_3 = _S48.lo_0 + w_13.lo_0;
    uint _S50 = _S48.hi_0 + w_13.hi_0;
    if(lo_3 < (w_13.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S51 = _S50 + uint(_S34);
    thread Wide_0 w_14;
    (&w_14)->lo_0 = lo_3;
    (&w_14)->hi_0 = _S51;
    Wide_0 _S52 = w_14;
    uint _S53 = _S43.hi_0 - _S52.hi_0;
    if((_S43.lo_0) < (_S52.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S54 = _S53 - uint(_S34);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = _S43.lo_0 - _S52.lo_0;
    (&w_15)->hi_0 = _S54;
    Wide_0 _S55 = w_15;
    thread Wide_0 w_16;
    (&w_16)->lo_0 = 2863311531U;
    (&w_16)->hi_0 = 178956970U;
    Wide_0 _S56 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = _S38.hi_0 * _S55.hi_0;
    uint _S57 = (mulhi((_S38.hi_0), (_S55.hi_0)));
    (&w_17)->hi_0 = _S57;
    uint _S58 = (mulhi((_S38.hi_0), (_S55.lo_0)));
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S58;
    (&w_18)->hi_0 = 0U;
    uint lo_4 = w_17.lo_0 + w_18.lo_0;
    uint _S59 = w_17.hi_0 + w_18.hi_0;
    if(lo_4 < (w_18.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S60 = _S59 + uint(_S34);
    thread Wide_0 w_19;
    (&w_19)->lo_0 = lo_4;
    (&w_19)->hi_0 = _S60;
    Wide_0 _S61 = w_19;
    uint _S62 = (mulhi((_S38.lo_0), (_S55.hi_0)));
    thread Wide_0 w_20;
    (&w_20)->lo_0 = _S62;
    (&w_20)->hi_0 = 0U;
    uint lo_5 = _S61.lo_0 + w_20.lo_0;
    uint _S63 = _S61.hi_0 + w_20.hi_0;
    if(lo_5 < (w_20.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S64 = _S63 + uint(_S34);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = lo_5;
    (&w_21)->hi_0 = _S64;
    Wide_0 _S65 = w_21;
    uint _S66 = _S56.hi_0 - _S65.hi_0;
    if((_S56.lo_0) < (_S65.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S67 = _S66 - uint(_S34);
    thread Wide_0 w_22;
    (&w_22)->lo_0 = _S56.lo_0 - _S65.lo_0;
    (&w_22)->hi_0 = _S67;
    Wide_0 _S68 = w_22;
    thread Wide_0 w_23;
    (&w_23)->lo_0 = 2863311531U;
    (&w_23)->hi_0 = 715827882U;
    Wide_0 _S69 = w_23;
    thread Wide_0 w_24;
    (&w_24)->lo_0 = _S38.hi_0 * _S68.hi_0;
    uint _S70 = (mulhi((_S38.hi_0), (_S68.hi_0)));
    (&w_24)->hi_0 = _S70;
    uint _S71 = (mulhi((_S38.hi_0), (_S68.lo_0)));
    thread Wide_0 w_25;
    (&w_25)->lo_0 = _S71;
    (&w_25)->hi_0 = 0U;
    uint lo_6 = w_24.lo_0 + w_25.lo_0;
    uint _S72 = w_24.hi_0 + w_25.hi_0;
    if(lo_6 < (w_25.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S73 = _S72 + uint(_S34);
    thread Wide_0 w_26;
    (&w_26)->lo_0 = lo_6;
    (&w_26)->hi_0 = _S73;
    Wide_0 _S74 = w_26;
    uint _S75 = (mulhi((_S38.lo_0), (_S68.hi_0)));
    thread Wide_0 w_27;
    (&w_27)->lo_0 = _S75;
    (&w_27)->hi_0 = 0U;
    uint lo_7 = _S74.lo_0 + w_27.lo_0;
    uint _S76 = _S74.hi_0 + w_27.hi_0;
    if(lo_7 < (w_27.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S77 = _S76 + uint(_S34);
    thread Wide_0 w_28;
    (&w_28)->lo_0 = lo_7;
    (&w_28)->hi_0 = _S77;
    Wide_0 _S78 = w_28;
    uint _S79 = _S69.hi_0 - _S78.hi_0;
    if((_S69.lo_0) < (_S78.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S80 = _S79 - uint(_S34);
    thread Wide_0 w_29;
    (&w_29)->lo_0 = _S69.lo_0 - _S78.lo_0;
    (&w_29)->hi_0 = _S80;
    Wide_0 _S81 = w_29;
    thread Wide_0 w_30;
    (&w_30)->lo_0 = 0U;
    (&w_30)->hi_0 = 2147483648U;
    Wide_0 _S82 = w_30;
    thread Wide_0 w_31;
    (&w_31)->lo_0 = _S38.hi_0 * _S81.hi_0;
    uint _S83 = (mulhi((_S38.hi_0), (_S81.hi_0)));
    (&w_31)->hi_0 = _S83;
    uint _S84 = (mulhi((_S38.hi_0), (_S81.lo_0)));
    thread Wide_0 w_32;
    (&w_32)->lo_0 = _S84;
    (&w_32)->hi_0 = 0U;
    uint lo_8 = w_31.lo_0 + w_32.lo_0;
    uint _S85 = w_31.hi_0 + w_32.hi_0;
    if(lo_8 < (w_32.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S86 = _S85 + uint(_S34);
    thread Wide_0 w_33;
    (&w_33)->lo_0 = lo_8;
    (&w_33)->hi_0 = _S86;
    Wide_0 _S87 = w_33;
    uint _S88 = (mulhi((_S38.lo_0), (_S81.hi_0)));
    thread Wide_0 w_34;
    (&w_34)->lo_0 = _S88;
    (&w_34)->hi_0 = 0U;
    uint lo_9 = _S87.lo_0 + w_34.lo_0;
    uint _S89 = _S87.hi_0 + w_34.hi_0;
    if(lo_9 < (w_34.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S90 = _S89 + uint(_S34);
    thread Wide_0 w_35;
    (&w_35)->lo_0 = lo_9;
    (&w_35)->hi_0 = _S90;
    Wide_0 _S91 = w_35;
    uint _S92 = _S82.hi_0 - _S91.hi_0;
    if((_S82.lo_0) < (_S91.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S93 = _S92 - uint(_S34);
    thread Wide_0 w_36;
    (&w_36)->lo_0 = _S82.lo_0 - _S91.lo_0;
    (&w_36)->hi_0 = _S93;
    Wide_0 _S94 = w_36;
    thread Wide_0 w_37;
    (&w_37)->lo_0 = 4294967295U;
    (&w_37)->hi_0 = 4294967295U;
    Wide_0 _S95 = w_37;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = _S38.hi_0 * _S94.hi_0;
    uint _S96 = (mulhi((_S38.hi_0), (_S94.hi_0)));
    (&w_38)->hi_0 = _S96;
    uint _S97 = (mulhi((_S38.hi_0), (_S94.lo_0)));
    thread Wide_0 w_39;
    (&w_39)->lo_0 = _S97;
    (&w_39)->hi_0 = 0U;
    uint lo_10 = w_38.lo_0 + w_39.lo_0;
    uint _S98 = w_38.hi_0 + w_39.hi_0;
    if(lo_10 < (w_39.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S99 = _S98 + uint(_S34);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = lo_10;
    (&w_40)->hi_0 = _S99;
    Wide_0 _S100 = w_40;
    uint _S101 = (mulhi((_S38.lo_0), (_S94.hi_0)));
    thread Wide_0 w_41;
    (&w_41)->lo_0 = _S101;
    (&w_41)->hi_0 = 0U;
    uint lo_11 = _S100.lo_0 + w_41.lo_0;
    uint _S102 = _S100.hi_0 + w_41.hi_0;
    if(lo_11 < (w_41.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S103 = _S102 + uint(_S34);
    thread Wide_0 w_42;
    (&w_42)->lo_0 = lo_11;
    (&w_42)->hi_0 = _S103;
    Wide_0 _S104 = w_42;
    uint _S105 = _S95.hi_0 - _S104.hi_0;
    if((_S95.lo_0) < (_S104.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S106 = _S105 - uint(_S34);
    thread Wide_0 w_43;
    (&w_43)->lo_0 = _S95.lo_0 - _S104.lo_0;
    (&w_43)->hi_0 = _S106;
    Wide_0 _S107 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = 4294967295U;
    (&w_44)->hi_0 = 4294967295U;
    Wide_0 _S108 = w_44;
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S38.hi_0 * _S107.hi_0;
    uint _S109 = (mulhi((_S38.hi_0), (_S107.hi_0)));
    (&w_45)->hi_0 = _S109;
    uint _S110 = (mulhi((_S38.hi_0), (_S107.lo_0)));
    thread Wide_0 w_46;
    (&w_46)->lo_0 = _S110;
    (&w_46)->hi_0 = 0U;
    uint lo_12 = w_45.lo_0 + w_46.lo_0;
    uint _S111 = w_45.hi_0 + w_46.hi_0;
    if(lo_12 < (w_46.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S112 = _S111 + uint(_S34);
    thread Wide_0 w_47;
    (&w_47)->lo_0 = lo_12;
    (&w_47)->hi_0 = _S112;
    Wide_0 _S113 = w_47;
    uint _S114 = (mulhi((_S38.lo_0), (_S107.hi_0)));
    thread Wide_0 w_48;
    (&w_48)->lo_0 = _S114;
    (&w_48)->hi_0 = 0U;
    uint lo_13 = _S113.lo_0 + w_48.lo_0;
    uint _S115 = _S113.hi_0 + w_48.hi_0;
    if(lo_13 < (w_48.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S116 = _S115 + uint(_S34);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = lo_13;
    (&w_49)->hi_0 = _S116;
    Wide_0 _S117 = w_49;
    uint _S118 = _S108.hi_0 - _S117.hi_0;
    if((_S108.lo_0) < (_S117.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S119 = _S118 - uint(_S34);
    thread Wide_0 w_50;
    (&w_50)->lo_0 = _S108.lo_0 - _S117.lo_0;
    (&w_50)->hi_0 = _S119;
    Wide_0 _S120 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S120.hi_0 * _S120.hi_0;
    uint _S121 = (mulhi((_S120.hi_0), (_S120.hi_0)));
    (&w_51)->hi_0 = _S121;
    uint _S122 = (mulhi((_S120.hi_0), (_S120.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S122;
    (&w_52)->hi_0 = 0U;
    uint lo_14 = w_51.lo_0 + w_52.lo_0;
    uint _S123 = w_51.hi_0 + w_52.hi_0;
    if(lo_14 < (w_52.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S124 = _S123 + uint(_S34);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_14;
    (&w_53)->hi_0 = _S124;
    Wide_0 _S125 = w_53;
    uint _S126 = (mulhi((_S120.lo_0), (_S120.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S126;
    (&w_54)->hi_0 = 0U;
    uint lo_15 = _S125.lo_0 + w_54.lo_0;
    uint _S127 = _S125.hi_0 + w_54.hi_0;
    if(lo_15 < (w_54.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S128 = _S127 + uint(_S34);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_15;
    (&w_55)->hi_0 = _S128;
    Wide_0 _S129 = w_55;
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S129.hi_0 * _S129.hi_0;
    uint _S130 = (mulhi((_S129.hi_0), (_S129.hi_0)));
    (&w_56)->hi_0 = _S130;
    uint _S131 = (mulhi((_S129.hi_0), (_S129.lo_0)));
    thread Wide_0 w_57;
    (&w_57)->lo_0 = _S131;
    (&w_57)->hi_0 = 0U;
    uint lo_16 = w_56.lo_0 + w_57.lo_0;
    uint _S132 = w_56.hi_0 + w_57.hi_0;
    if(lo_16 < (w_57.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S133 = _S132 + uint(_S34);
    thread Wide_0 w_58;
    (&w_58)->lo_0 = lo_16;
    (&w_58)->hi_0 = _S133;
    Wide_0 _S134 = w_58;
    uint _S135 = (mulhi((_S129.lo_0), (_S129.hi_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S135;
    (&w_59)->hi_0 = 0U;
    uint lo_17 = _S134.lo_0 + w_59.lo_0;
    uint _S136 = _S134.hi_0 + w_59.hi_0;
    if(lo_17 < (w_59.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S137 = _S136 + uint(_S34);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_17;
    (&w_60)->hi_0 = _S137;
    Wide_0 _S138 = w_60;
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S138.hi_0 * _S138.hi_0;
    uint _S139 = (mulhi((_S138.hi_0), (_S138.hi_0)));
    (&w_61)->hi_0 = _S139;
    uint _S140 = (mulhi((_S138.hi_0), (_S138.lo_0)));
    thread Wide_0 w_62;
    (&w_62)->lo_0 = _S140;
    (&w_62)->hi_0 = 0U;
    uint lo_18 = w_61.lo_0 + w_62.lo_0;
    uint _S141 = w_61.hi_0 + w_62.hi_0;
    if(lo_18 < (w_62.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S142 = _S141 + uint(_S34);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = lo_18;
    (&w_63)->hi_0 = _S142;
    Wide_0 _S143 = w_63;
    uint _S144 = (mulhi((_S138.lo_0), (_S138.hi_0)));
    thread Wide_0 w_64;
    (&w_64)->lo_0 = _S144;
    (&w_64)->hi_0 = 0U;
    uint lo_19 = _S143.lo_0 + w_64.lo_0;
    uint _S145 = _S143.hi_0 + w_64.hi_0;
    if(lo_19 < (w_64.lo_0))
    {
        _S34 = int(1);
    }
    else
    {
        _S34 = int(0);
    }
    uint _S146 = _S145 + uint(_S34);
    thread Wide_0 w_65;
    (&w_65)->lo_0 = lo_19;
    (&w_65)->hi_0 = _S146;
    Wide_0 _S147 = w_65;
    bool low_0 = ((_S147.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_0;
    Wide_0 _S148;
    if(low_0)
    {
        uint _S149 = ((_S147.hi_0) << 1U) | ((_S147.lo_0) >> 31U);
        thread Wide_0 w_66;
        (&w_66)->lo_0 = (_S147.lo_0) << 1U;
        (&w_66)->hi_0 = _S149;
        _S148 = w_66;
    }
    else
    {
        _S148 = _S147;
    }
    (&e_0)->m_2 = _S148;
    uint _S150;
    if(low_0)
    {
        _S150 = q_2 + 1U;
    }
    else
    {
        _S150 = q_2;
    }
    (&e_0)->q_1 = _S150;
    return e_0;
}

Wide_0 multiply_low_0(const Wide_0 thread* a_1, uint b_0)
{
    thread Wide_0 w_67;
    (&w_67)->lo_0 = a_1->lo_0 * b_0;
    uint _S151 = (mulhi((a_1->lo_0), (b_0)));
    (&w_67)->hi_0 = _S151;
    thread Wide_0 p_0 = w_67;
    (&p_0)->hi_0 = (&p_0)->hi_0 + a_1->hi_0 * b_0;
    return p_0;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_2, int b_1)
{
    bool _S152 = b_1 < int(0);
    uint _S153;
    if(_S152)
    {
        _S153 = uint(- b_1);
    }
    else
    {
        _S153 = uint(b_1);
    }
    Wide_0 _S154 = multiply_low_0(a_2, _S153);
    Wide_0 _S155;
    if(_S152)
    {
        thread Wide_0 w_68;
        (&w_68)->lo_0 = 0U;
        (&w_68)->hi_0 = 0U;
        Wide_0 _S156 = w_68;
        uint _S157 = w_68.hi_0 - _S154.hi_0;
        int _S158;
        if((w_68.lo_0) < (_S154.lo_0))
        {
            _S158 = int(1);
        }
        else
        {
            _S158 = int(0);
        }
        uint _S159 = _S157 - uint(_S158);
        thread Wide_0 w_69;
        (&w_69)->lo_0 = _S156.lo_0 - _S154.lo_0;
        (&w_69)->hi_0 = _S159;
        Wide_0 _S160 = w_69;
        _S155 = _S160;
    }
    else
    {
        _S155 = _S154;
    }
    return _S155;
}

uint pack_0(uint mantissa_1, int exponent_0)
{
    int biased_0 = exponent_0 + int(150);
    int biased_1;
    if(mantissa_1 == 16777216U)
    {
        biased_1 = biased_0 + int(1);
    }
    else
    {
        biased_1 = biased_0;
    }
    if(biased_1 < int(1))
    {
        return 0U;
    }
    return (uint(biased_1) << 23U) | (mantissa_1 & 8388607U);
}

Rounded_0 round_quotient_0(const Wide_0 thread* n_0, const Wide_0 thread* d_0, int exponent_1, uint slack_0)
{
    float inverse_1 = 1.0f / float(d_0->hi_0);
    uint _S161 = (d_0->hi_0) >> 6U;
    thread Wide_0 w_70;
    (&w_70)->lo_0 = ((d_0->lo_0) >> 6U) | ((d_0->hi_0) << 26U);
    (&w_70)->hi_0 = _S161;
    Wide_0 _S162 = w_70;
    uint _S163 = (n_0->hi_0) >> 6U;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = ((n_0->lo_0) >> 6U) | ((n_0->hi_0) << 26U);
    (&w_71)->hi_0 = _S163;
    float inverse58_0 = inverse_1 * 64.0f;
    uint q1_0 = uint(float(n_0->hi_0) * inverse_1 * 4.194304e+06f);
    uint _S164 = ((w_71.hi_0) << 22U) | ((w_71.lo_0) >> 10U);
    thread Wide_0 w_72;
    (&w_72)->lo_0 = (w_71.lo_0) << 22U;
    (&w_72)->hi_0 = _S164;
    Wide_0 _S165 = w_72;
    thread Wide_0 _S166 = w_70;
    Wide_0 _S167 = multiply_low_0(&_S166, q1_0);
    uint _S168 = w_72.hi_0 - _S167.hi_0;
    int _S169;
    if((w_72.lo_0) < (_S167.lo_0))
    {
        _S169 = int(1);
    }
    else
    {
        _S169 = int(0);
    }
    uint _S170 = _S168 - uint(_S169);
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S165.lo_0 - _S167.lo_0;
    (&w_73)->hi_0 = _S170;
    Wide_0 _S171 = w_73;
    int q2_0 = int(float(int(_S171.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S172 = ((_S171.hi_0) << 16U) | ((_S171.lo_0) >> 16U);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = (_S171.lo_0) << 16U;
    (&w_74)->hi_0 = _S172;
    Wide_0 _S173 = w_74;
    thread Wide_0 _S174 = _S162;
    Wide_0 _S175 = multiply_low_signed_0(&_S174, q2_0);
    uint _S176 = w_74.hi_0 - _S175.hi_0;
    if((w_74.lo_0) < (_S175.lo_0))
    {
        _S169 = int(1);
    }
    else
    {
        _S169 = int(0);
    }
    uint _S177 = _S176 - uint(_S169);
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S173.lo_0 - _S175.lo_0;
    (&w_75)->hi_0 = _S177;
    Wide_0 _S178 = w_75;
    int low_1 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S178.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_2 = uint(int(q1_0) + (q2_0 >> 16U) + (low_1 >> 30U));
    uint lo_20 = uint(low_1) & 1073741823U;
    if(hi_2 >= 4194304U)
    {
        _S169 = int(1);
    }
    else
    {
        _S169 = int(2);
    }
    uint more_0 = uint(_S169);
    uint left_0 = 30U - more_0;
    uint mantissa_2 = (hi_2 << more_0) | (lo_20 >> left_0);
    uint fraction_0 = lo_20 & ((1U << left_0) - 1U);
    uint half_1 = 1U << (left_0 - 1U);
    thread Rounded_0 r_0;
    bool _S179 = fraction_0 > half_1;
    if(_S179)
    {
        _S169 = int(1);
    }
    else
    {
        _S169 = int(0);
    }
    (&r_0)->value_1 = pack_0(mantissa_2 + uint(_S169), exponent_1 - int(22) - int(more_0));
    uint _S180;
    if(_S179)
    {
        _S180 = fraction_0 - half_1;
    }
    else
    {
        _S180 = half_1 - fraction_0;
    }
    (&r_0)->doubtful_0 = _S180 <= slack_0;
    return r_0;
}

struct Huge_0
{
    uint w0_0;
    uint w1_0;
    uint w2_0;
    uint w3_0;
};

Huge_0 shift_left_0(const Huge_0 thread* a_3, uint n_1)
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
    Huge_0 _S181;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_3->w0_0;
        (&h_1)->w3_0 = a_3->w1_0;
        _S181 = h_1;
    }
    else
    {
        _S181 = *a_3;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S181.w0_0;
        (&h_2)->w2_0 = _S181.w1_0;
        (&h_2)->w3_0 = _S181.w2_0;
        _S181 = h_2;
    }
    uint m_3 = n_1 & 31U;
    uint k_1 = 31U - m_3;
    uint _S182 = ((_S181.w3_0) << m_3) | (((_S181.w2_0) >> 1U) >> k_1);
    uint _S183 = ((_S181.w2_0) << m_3) | (((_S181.w1_0) >> 1U) >> k_1);
    uint _S184 = ((_S181.w1_0) << m_3) | (((_S181.w0_0) >> 1U) >> k_1);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S181.w0_0) << m_3;
    (&h_3)->w1_0 = _S184;
    (&h_3)->w2_0 = _S183;
    (&h_3)->w3_0 = _S182;
    return h_3;
}

Huge_0 shift_left_1(const Huge_0 thread* a_4, uint n_2)
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
    Huge_0 _S185;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = 0U;
        (&h_5)->w1_0 = 0U;
        (&h_5)->w2_0 = a_4->w0_0;
        (&h_5)->w3_0 = a_4->w1_0;
        _S185 = h_5;
    }
    else
    {
        _S185 = *a_4;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = 0U;
        (&h_6)->w1_0 = _S185.w0_0;
        (&h_6)->w2_0 = _S185.w1_0;
        (&h_6)->w3_0 = _S185.w2_0;
        _S185 = h_6;
    }
    uint m_4 = n_2 & 31U;
    uint k_2 = 31U - m_4;
    uint _S186 = ((_S185.w3_0) << m_4) | (((_S185.w2_0) >> 1U) >> k_2);
    uint _S187 = ((_S185.w2_0) << m_4) | (((_S185.w1_0) >> 1U) >> k_2);
    uint _S188 = ((_S185.w1_0) << m_4) | (((_S185.w0_0) >> 1U) >> k_2);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = (_S185.w0_0) << m_4;
    (&h_7)->w1_0 = _S188;
    (&h_7)->w2_0 = _S187;
    (&h_7)->w3_0 = _S186;
    return h_7;
}

Huge_0 shift_right_0(const Huge_0 thread* a_5, uint n_3)
{
    if(n_3 >= 128U)
    {
        thread Huge_0 h_8;
        (&h_8)->w0_0 = 0U;
        (&h_8)->w1_0 = 0U;
        (&h_8)->w2_0 = 0U;
        (&h_8)->w3_0 = 0U;
        return h_8;
    }
    Huge_0 _S189;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_9;
        (&h_9)->w0_0 = a_5->w2_0;
        (&h_9)->w1_0 = a_5->w3_0;
        (&h_9)->w2_0 = 0U;
        (&h_9)->w3_0 = 0U;
        _S189 = h_9;
    }
    else
    {
        _S189 = *a_5;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_10;
        (&h_10)->w0_0 = _S189.w1_0;
        (&h_10)->w1_0 = _S189.w2_0;
        (&h_10)->w2_0 = _S189.w3_0;
        (&h_10)->w3_0 = 0U;
        _S189 = h_10;
    }
    uint m_5 = n_3 & 31U;
    uint k_3 = 31U - m_5;
    uint _S190 = (_S189.w3_0) >> m_5;
    uint _S191 = ((_S189.w2_0) >> m_5) | (((_S189.w3_0) << 1U) << k_3);
    uint _S192 = ((_S189.w1_0) >> m_5) | (((_S189.w2_0) << 1U) << k_3);
    thread Huge_0 h_11;
    (&h_11)->w0_0 = ((_S189.w0_0) >> m_5) | (((_S189.w1_0) << 1U) << k_3);
    (&h_11)->w1_0 = _S192;
    (&h_11)->w2_0 = _S191;
    (&h_11)->w3_0 = _S190;
    return h_11;
}

Huge_0 shift_right_1(const Huge_0 thread* a_6, uint n_4)
{
    if(n_4 >= 128U)
    {
        thread Huge_0 h_12;
        (&h_12)->w0_0 = 0U;
        (&h_12)->w1_0 = 0U;
        (&h_12)->w2_0 = 0U;
        (&h_12)->w3_0 = 0U;
        return h_12;
    }
    Huge_0 _S193;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_13;
        (&h_13)->w0_0 = a_6->w2_0;
        (&h_13)->w1_0 = a_6->w3_0;
        (&h_13)->w2_0 = 0U;
        (&h_13)->w3_0 = 0U;
        _S193 = h_13;
    }
    else
    {
        _S193 = *a_6;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_14;
        (&h_14)->w0_0 = _S193.w1_0;
        (&h_14)->w1_0 = _S193.w2_0;
        (&h_14)->w2_0 = _S193.w3_0;
        (&h_14)->w3_0 = 0U;
        _S193 = h_14;
    }
    uint m_6 = n_4 & 31U;
    uint k_4 = 31U - m_6;
    uint _S194 = (_S193.w3_0) >> m_6;
    uint _S195 = ((_S193.w2_0) >> m_6) | (((_S193.w3_0) << 1U) << k_4);
    uint _S196 = ((_S193.w1_0) >> m_6) | (((_S193.w2_0) << 1U) << k_4);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = ((_S193.w0_0) >> m_6) | (((_S193.w1_0) << 1U) << k_4);
    (&h_15)->w1_0 = _S196;
    (&h_15)->w2_0 = _S195;
    (&h_15)->w3_0 = _S194;
    return h_15;
}

Huge_0 fixed_96_0(uint x_6)
{
    if((absolute_0(x_6)) == 0U)
    {
        thread Huge_0 h_16;
        (&h_16)->w0_0 = 0U;
        (&h_16)->w1_0 = 0U;
        (&h_16)->w2_0 = 0U;
        (&h_16)->w3_0 = 0U;
        return h_16;
    }
    int shift_1 = exponent_of_0(x_6) - int(54);
    thread Huge_0 h_17;
    (&h_17)->w0_0 = mantissa_of_0(x_6);
    (&h_17)->w1_0 = 0U;
    (&h_17)->w2_0 = 0U;
    (&h_17)->w3_0 = 0U;
    Huge_0 _S197 = h_17;
    Huge_0 _S198;
    if(shift_1 >= int(0))
    {
        uint _S199 = uint(shift_1);
        thread Huge_0 _S200 = _S197;
        Huge_0 _S201 = shift_left_0(&_S200, _S199);
        _S198 = _S201;
    }
    else
    {
        uint _S202 = uint(- shift_1);
        thread Huge_0 _S203 = _S197;
        Huge_0 _S204 = shift_right_0(&_S203, _S202);
        _S198 = _S204;
    }
    return _S198;
}

Huge_0 add_0(const Huge_0 thread* a_7, const Huge_0 thread* b_2)
{
    thread Wide_0 w_76;
    (&w_76)->lo_0 = a_7->w0_0;
    (&w_76)->hi_0 = a_7->w1_0;
    uint _S205 = b_2->w1_0;
    uint _S206 = b_2->w0_0;
    thread Wide_0 w_77;
    (&w_77)->lo_0 = b_2->w0_0;
    (&w_77)->hi_0 = b_2->w1_0;
    uint lo_21 = w_76.lo_0 + w_77.lo_0;
    uint _S207 = w_76.hi_0 + w_77.hi_0;
    int _S208;
    if(lo_21 < (w_77.lo_0))
    {
        _S208 = int(1);
    }
    else
    {
        _S208 = int(0);
    }
    uint _S209 = _S207 + uint(_S208);
    thread Wide_0 w_78;
    (&w_78)->lo_0 = lo_21;
    (&w_78)->hi_0 = _S209;
    Wide_0 _S210 = w_78;
    bool carry_0;
    if((_S210.hi_0) < _S205)
    {
        carry_0 = true;
    }
    else
    {
        if((_S210.hi_0) == _S205)
        {
            carry_0 = (_S210.lo_0) < _S206;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_79;
    (&w_79)->lo_0 = a_7->w2_0;
    (&w_79)->hi_0 = a_7->w3_0;
    Wide_0 _S211 = w_79;
    thread Wide_0 w_80;
    (&w_80)->lo_0 = b_2->w2_0;
    (&w_80)->hi_0 = b_2->w3_0;
    Wide_0 _S212 = w_80;
    uint lo_22 = _S211.lo_0 + _S212.lo_0;
    uint _S213 = _S211.hi_0 + _S212.hi_0;
    if(lo_22 < (_S212.lo_0))
    {
        _S208 = int(1);
    }
    else
    {
        _S208 = int(0);
    }
    uint _S214 = _S213 + uint(_S208);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_22;
    (&w_81)->hi_0 = _S214;
    Wide_0 _S215 = w_81;
    if(carry_0)
    {
        _S208 = int(1);
    }
    else
    {
        _S208 = int(0);
    }
    thread Wide_0 w_82;
    (&w_82)->lo_0 = uint(_S208);
    (&w_82)->hi_0 = 0U;
    Wide_0 _S216 = w_82;
    uint lo_23 = _S215.lo_0 + _S216.lo_0;
    uint _S217 = _S215.hi_0 + _S216.hi_0;
    if(lo_23 < (_S216.lo_0))
    {
        _S208 = int(1);
    }
    else
    {
        _S208 = int(0);
    }
    uint _S218 = _S217 + uint(_S208);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_23;
    (&w_83)->hi_0 = _S218;
    Wide_0 _S219 = w_83;
    thread Huge_0 h_18;
    (&h_18)->w0_0 = _S210.lo_0;
    (&h_18)->w1_0 = _S210.hi_0;
    (&h_18)->w2_0 = _S219.lo_0;
    (&h_18)->w3_0 = _S219.hi_0;
    return h_18;
}

Huge_0 subtract_0(const Huge_0 thread* a_8, const Huge_0 thread* b_3)
{
    uint _S220 = a_8->w1_0;
    uint _S221 = b_3->w1_0;
    bool borrow_0;
    if((a_8->w1_0) < (b_3->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S220 == _S221)
        {
            borrow_0 = (a_8->w0_0) < (b_3->w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    thread Wide_0 w_84;
    (&w_84)->lo_0 = a_8->w0_0;
    (&w_84)->hi_0 = _S220;
    Wide_0 _S222 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = b_3->w0_0;
    (&w_85)->hi_0 = _S221;
    Wide_0 _S223 = w_85;
    uint _S224 = _S222.hi_0 - _S223.hi_0;
    int _S225;
    if((_S222.lo_0) < (_S223.lo_0))
    {
        _S225 = int(1);
    }
    else
    {
        _S225 = int(0);
    }
    uint _S226 = _S224 - uint(_S225);
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S222.lo_0 - _S223.lo_0;
    (&w_86)->hi_0 = _S226;
    Wide_0 _S227 = w_86;
    thread Wide_0 w_87;
    (&w_87)->lo_0 = a_8->w2_0;
    (&w_87)->hi_0 = a_8->w3_0;
    Wide_0 _S228 = w_87;
    thread Wide_0 w_88;
    (&w_88)->lo_0 = b_3->w2_0;
    (&w_88)->hi_0 = b_3->w3_0;
    Wide_0 _S229 = w_88;
    uint _S230 = w_87.hi_0 - w_88.hi_0;
    if((w_87.lo_0) < (w_88.lo_0))
    {
        _S225 = int(1);
    }
    else
    {
        _S225 = int(0);
    }
    uint _S231 = _S230 - uint(_S225);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = _S228.lo_0 - _S229.lo_0;
    (&w_89)->hi_0 = _S231;
    Wide_0 _S232 = w_89;
    if(borrow_0)
    {
        _S225 = int(1);
    }
    else
    {
        _S225 = int(0);
    }
    thread Wide_0 w_90;
    (&w_90)->lo_0 = uint(_S225);
    (&w_90)->hi_0 = 0U;
    Wide_0 _S233 = w_90;
    uint _S234 = _S232.hi_0 - _S233.hi_0;
    if((_S232.lo_0) < (_S233.lo_0))
    {
        _S225 = int(1);
    }
    else
    {
        _S225 = int(0);
    }
    uint _S235 = _S234 - uint(_S225);
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S232.lo_0 - _S233.lo_0;
    (&w_91)->hi_0 = _S235;
    Wide_0 _S236 = w_91;
    thread Huge_0 h_19;
    (&h_19)->w0_0 = _S227.lo_0;
    (&h_19)->w1_0 = _S227.hi_0;
    (&h_19)->w2_0 = _S236.lo_0;
    (&h_19)->w3_0 = _S236.hi_0;
    return h_19;
}

bool less_0(const Huge_0 thread* a_9, const Huge_0 thread* b_4)
{
    uint _S237 = a_9->w3_0;
    uint _S238 = b_4->w3_0;
    if((a_9->w3_0) != (b_4->w3_0))
    {
        return _S237 < _S238;
    }
    uint _S239 = a_9->w2_0;
    uint _S240 = b_4->w2_0;
    if((a_9->w2_0) != (b_4->w2_0))
    {
        return _S239 < _S240;
    }
    uint _S241 = a_9->w1_0;
    uint _S242 = b_4->w1_0;
    if((a_9->w1_0) != (b_4->w1_0))
    {
        return _S241 < _S242;
    }
    return (a_9->w0_0) < (b_4->w0_0);
}

Huge_0 exp_series_0(uint j_0)
{
    uint _S243 = min(j_0, 11U);
    thread Huge_0 h_20;
    (&h_20)->w0_0 = kExpSeries_0[_S243][int(2)];
    (&h_20)->w1_0 = kExpSeries_0[_S243][int(1)];
    (&h_20)->w2_0 = kExpSeries_0[_S243][int(0)];
    (&h_20)->w3_0 = 0U;
    return h_20;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_10, const Huge_0 thread* b_5)
{
    uint _S244;
    if(which_0)
    {
        _S244 = a_10->w3_0;
    }
    else
    {
        _S244 = b_5->w3_0;
    }
    uint _S245;
    if(which_0)
    {
        _S245 = a_10->w2_0;
    }
    else
    {
        _S245 = b_5->w2_0;
    }
    uint _S246;
    if(which_0)
    {
        _S246 = a_10->w1_0;
    }
    else
    {
        _S246 = b_5->w1_0;
    }
    uint _S247;
    if(which_0)
    {
        _S247 = a_10->w0_0;
    }
    else
    {
        _S247 = b_5->w0_0;
    }
    thread Huge_0 h_21;
    (&h_21)->w0_0 = _S247;
    (&h_21)->w1_0 = _S246;
    (&h_21)->w2_0 = _S245;
    (&h_21)->w3_0 = _S244;
    return h_21;
}

struct Column_0
{
    uint w0_1;
    uint w1_1;
    uint w2_1;
};

void Column_add_product_0(Column_0 thread* this_0, uint a_11, uint b_6)
{
    thread Wide_0 w_92;
    (&w_92)->lo_0 = a_11 * b_6;
    uint _S248 = (mulhi((a_11), (b_6)));
    (&w_92)->hi_0 = _S248;
    thread Wide_0 p_1 = w_92;
    uint _S249 = this_0->w0_1 + (&p_1)->lo_0;
    this_0->w0_1 = _S249;
    int _S250;
    if(_S249 < ((&p_1)->lo_0))
    {
        _S250 = int(1);
    }
    else
    {
        _S250 = int(0);
    }
    uint _S251 = (&p_1)->hi_0 + uint(_S250);
    (&p_1)->hi_0 = _S251;
    uint _S252 = this_0->w1_1 + _S251;
    this_0->w1_1 = _S252;
    if(_S252 < _S251)
    {
        _S250 = int(1);
    }
    else
    {
        _S250 = int(0);
    }
    this_0->w2_1 = this_0->w2_1 + uint(_S250);
    return;
}

uint Column_next_0(Column_0 thread* this_1)
{
    uint digit_0 = this_1->w0_1;
    this_1->w0_1 = this_1->w1_1;
    this_1->w1_1 = this_1->w2_1;
    this_1->w2_1 = 0U;
    return digit_0;
}

Huge_0 multiply_96_0(const Huge_0 thread* a_12, const Huge_0 thread* b_7)
{
    thread Column_0 c_0;
    (&c_0)->w0_1 = 0U;
    (&c_0)->w1_1 = 0U;
    (&c_0)->w2_1 = 0U;
    Column_add_product_0(&c_0, a_12->w0_0, b_7->w0_0);
    uint _S253 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_12->w0_0, b_7->w1_0);
    Column_add_product_0(&c_0, a_12->w1_0, b_7->w0_0);
    uint _S254 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_12->w0_0, b_7->w2_0);
    Column_add_product_0(&c_0, a_12->w1_0, b_7->w1_0);
    Column_add_product_0(&c_0, a_12->w2_0, b_7->w0_0);
    uint _S255 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_12->w1_0, b_7->w2_0);
    Column_add_product_0(&c_0, a_12->w2_0, b_7->w1_0);
    uint w0_2 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_12->w2_0, b_7->w2_0);
    uint w1_2 = Column_next_0(&c_0);
    uint w2_2 = Column_next_0(&c_0);
    thread Huge_0 h_22;
    (&h_22)->w0_0 = w0_2;
    (&h_22)->w1_0 = w1_2;
    (&h_22)->w2_0 = w2_2;
    (&h_22)->w3_0 = 0U;
    return h_22;
}

struct ExactExp_0
{
    Huge_0 m_7;
    uint q_3;
};

ExactExp_0 exp_exact_0(const Huge_0 thread* t_1, KernelContext_0 thread* kernelContext_1)
{
    thread Huge_0 h_23;
    (&h_23)->w0_0 = 3387143064U;
    (&h_23)->w1_0 = 3520035243U;
    (&h_23)->w2_0 = 2977044471U;
    (&h_23)->w3_0 = 0U;
    Huge_0 _S256 = h_23;
    uint q_4 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_93;
    (&w_93)->lo_0 = q_4 * h_23.w0_0;
    uint _S257 = (mulhi((q_4), (h_23.w0_0)));
    (&w_93)->hi_0 = _S257;
    thread Wide_0 w_94;
    (&w_94)->lo_0 = q_4 * h_23.w1_0;
    uint _S258 = (mulhi((q_4), (h_23.w1_0)));
    (&w_94)->hi_0 = _S258;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = q_4 * h_23.w2_0;
    uint _S259 = (mulhi((q_4), (h_23.w2_0)));
    (&w_95)->hi_0 = _S259;
    thread Huge_0 h_24;
    (&h_24)->w0_0 = w_93.lo_0;
    (&h_24)->w1_0 = w_94.lo_0;
    (&h_24)->w2_0 = w_95.lo_0;
    (&h_24)->w3_0 = 0U;
    thread Huge_0 h_25;
    (&h_25)->w0_0 = 0U;
    (&h_25)->w1_0 = w_93.hi_0;
    (&h_25)->w2_0 = w_94.hi_0;
    (&h_25)->w3_0 = w_95.hi_0;
    thread Huge_0 _S260 = h_24;
    thread Huge_0 _S261 = h_25;
    Huge_0 _S262 = add_0(&_S260, &_S261);
    thread Huge_0 _S263 = _S262;
    Huge_0 _S264 = subtract_0(t_1, &_S263);
    Huge_0 r_1;
    uint q_5;
    if((_S264.w3_0) != 0U)
    {
        thread Huge_0 _S265 = _S264;
        thread Huge_0 _S266 = _S256;
        Huge_0 _S267 = add_0(&_S265, &_S266);
        uint q_6 = q_4 - 1U;
        r_1 = _S267;
        q_5 = q_6;
    }
    else
    {
        r_1 = _S264;
        q_5 = q_4;
    }
    thread Huge_0 _S268 = r_1;
    thread Huge_0 _S269 = _S256;
    bool _S270 = less_0(&_S268, &_S269);
    if(!_S270)
    {
        thread Huge_0 _S271 = r_1;
        thread Huge_0 _S272 = _S256;
        Huge_0 _S273 = subtract_0(&_S271, &_S272);
        uint q_7 = q_5 + 1U;
        r_1 = _S273;
        q_5 = q_7;
    }
    Huge_0 p_2 = exp_series_0(11U);
    uint step_0 = 0U;
    for(;;)
    {
        if(step_0 < (16U + kernelContext_1->zero_0))
        {
        }
        else
        {
            break;
        }
        bool in_series_0 = step_0 < 11U;
        thread Huge_0 _S274 = r_1;
        thread Huge_0 _S275 = p_2;
        Huge_0 _S276 = select_0(in_series_0, &_S274, &_S275);
        thread Huge_0 _S277 = _S276;
        thread Huge_0 _S278 = p_2;
        Huge_0 _S279 = multiply_96_0(&_S277, &_S278);
        thread Huge_0 _S280 = exp_series_0(10U - step_0);
        thread Huge_0 _S281 = _S279;
        Huge_0 _S282 = subtract_0(&_S280, &_S281);
        thread Huge_0 _S283 = _S282;
        thread Huge_0 _S284 = _S279;
        Huge_0 _S285 = select_0(in_series_0, &_S283, &_S284);
        uint step_1 = step_0 + 1U;
        p_2 = _S285;
        step_0 = step_1;
    }
    thread ExactExp_0 e_1;
    (&e_1)->m_7 = p_2;
    (&e_1)->q_3 = q_5;
    return e_1;
}

bool is_zero_0(const Huge_0 thread* a_13)
{
    return ((((a_13->w0_0) | (a_13->w1_0)) | (a_13->w2_0)) | (a_13->w3_0)) == 0U;
}

uint bit_width_0(uint v_0)
{
    uint _S286;
    if(v_0 == 0U)
    {
        _S286 = 0U;
    }
    else
    {
        _S286 = firstbithigh_0(v_0) + 1U;
    }
    return _S286;
}

uint bit_width_1(const Huge_0 thread* a_14)
{
    uint _S287 = a_14->w3_0;
    if((a_14->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S287);
    }
    uint _S288 = a_14->w2_0;
    if((a_14->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S288);
    }
    uint _S289 = a_14->w1_0;
    if((a_14->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S289);
    }
    return bit_width_0(a_14->w0_0);
}

bool same_0(const Huge_0 thread* a_15, const Huge_0 thread* b_8)
{
    bool _S290;
    if((a_15->w0_0) == (b_8->w0_0))
    {
        _S290 = (a_15->w1_0) == (b_8->w1_0);
    }
    else
    {
        _S290 = false;
    }
    if(_S290)
    {
        _S290 = (a_15->w2_0) == (b_8->w2_0);
    }
    else
    {
        _S290 = false;
    }
    if(_S290)
    {
        _S290 = (a_15->w3_0) == (b_8->w3_0);
    }
    else
    {
        _S290 = false;
    }
    return _S290;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_2, KernelContext_0 thread* kernelContext_2)
{
    bool _S291 = is_zero_0(num_0);
    if(_S291)
    {
        return 0U;
    }
    uint _S292 = bit_width_1(den_0);
    int _S293 = int(_S292);
    uint _S294 = bit_width_1(num_0);
    int shift_2 = _S293 - int(_S294);
    Huge_0 _S295;
    if(shift_2 > int(0))
    {
        Huge_0 _S296 = shift_left_1(num_0, uint(shift_2));
        _S295 = _S296;
    }
    else
    {
        _S295 = *num_0;
    }
    Huge_0 _S297;
    if(shift_2 < int(0))
    {
        Huge_0 _S298 = shift_left_1(den_0, uint(- shift_2));
        _S297 = _S298;
    }
    else
    {
        _S297 = *den_0;
    }
    thread Huge_0 _S299 = _S295;
    thread Huge_0 _S300 = _S297;
    bool _S301 = less_0(&_S299, &_S300);
    int shift_3;
    if(_S301)
    {
        thread Huge_0 _S302 = _S295;
        Huge_0 _S303 = shift_left_1(&_S302, 1U);
        int shift_4 = shift_2 + int(1);
        _S295 = _S303;
        shift_3 = shift_4;
    }
    else
    {
        shift_3 = shift_2;
    }
    uint bit_0 = 0U;
    uint quotient_0 = 0U;
    for(;;)
    {
        if(bit_0 < (24U + kernelContext_2->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S304 = _S295;
        thread Huge_0 _S305 = _S297;
        bool _S306 = less_0(&_S304, &_S305);
        Huge_0 _S307;
        if(!_S306)
        {
            thread Huge_0 _S308 = _S295;
            thread Huge_0 _S309 = _S297;
            Huge_0 _S310 = subtract_0(&_S308, &_S309);
            uint quotient_2 = quotient_1 | 1U;
            _S307 = _S310;
            quotient_0 = quotient_2;
        }
        else
        {
            _S307 = _S295;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S311 = _S307;
        Huge_0 _S312 = shift_left_1(&_S311, 1U);
        uint bit_1 = bit_0 + 1U;
        _S295 = _S312;
        bit_0 = bit_1;
    }
    thread Huge_0 _S313 = _S297;
    thread Huge_0 _S314 = _S295;
    bool _S315 = less_0(&_S313, &_S314);
    bool _S316;
    if(_S315)
    {
        _S316 = true;
    }
    else
    {
        thread Huge_0 _S317 = _S295;
        thread Huge_0 _S318 = _S297;
        bool _S319 = same_0(&_S317, &_S318);
        if(_S319)
        {
            _S316 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S316 = false;
        }
    }
    if(_S316)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_2 - shift_3 - int(23));
}

uint sigmoid_exact_0(uint x_7, KernelContext_0 thread* kernelContext_3)
{
    thread Huge_0 _S320 = fixed_96_0(x_7);
    ExactExp_0 _S321 = exp_exact_0(&_S320, kernelContext_3);
    thread Huge_0 h_26;
    (&h_26)->w0_0 = 0U;
    (&h_26)->w1_0 = 0U;
    (&h_26)->w2_0 = 0U;
    (&h_26)->w3_0 = 1U;
    thread Huge_0 _S322 = _S321.m_7;
    Huge_0 _S323 = shift_right_1(&_S322, _S321.q_3);
    thread Huge_0 _S324 = h_26;
    thread Huge_0 _S325 = _S323;
    Huge_0 _S326 = add_0(&_S324, &_S325);
    bool negative_0 = (x_7 & 2147483648U) != 0U;
    thread Huge_0 _S327 = _S321.m_7;
    thread Huge_0 _S328 = h_26;
    Huge_0 _S329 = select_0(negative_0, &_S327, &_S328);
    int _S330;
    if(negative_0)
    {
        _S330 = - int(_S321.q_3);
    }
    else
    {
        _S330 = int(0);
    }
    thread Huge_0 _S331 = _S329;
    thread Huge_0 _S332 = _S326;
    uint _S333 = round_ratio_0(&_S331, &_S332, _S330, kernelContext_3);
    return _S333;
}

uint sigmoid_by_words_0(uint x_8, KernelContext_0 thread* kernelContext_4)
{
    Wide_0 n_5;
    uint size_0 = absolute_0(x_8);
    bool negative_1 = (x_8 & 2147483648U) != 0U;
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
        uint _S334;
        if(negative_1)
        {
            _S334 = 0U;
        }
        else
        {
            _S334 = 1065353216U;
        }
        return _S334;
    }
    thread Wide_0 _S335 = fixed_57_0(x_8);
    Exp_0 _S336 = exp_fast_0(&_S335);
    thread Wide_0 w_96;
    (&w_96)->lo_0 = 0U;
    (&w_96)->hi_0 = 2147483648U;
    Wide_0 _S337 = w_96;
    uint _S338 = _S336.q_1 + 1U;
    for(;;)
    {
        uint m_8 = _S338 & 31U;
        uint hi_3 = (_S336.m_2.hi_0) >> m_8;
        uint lo_24 = ((_S336.m_2.lo_0) >> m_8) | (((_S336.m_2.hi_0) << 1U) << (31U - m_8));
        if(_S338 >= 64U)
        {
            thread Wide_0 w_97;
            (&w_97)->lo_0 = 0U;
            (&w_97)->hi_0 = 0U;
            n_5 = w_97;
            break;
        }
        if(_S338 >= 32U)
        {
            thread Wide_0 w_98;
            (&w_98)->lo_0 = hi_3;
            (&w_98)->hi_0 = 0U;
            n_5 = w_98;
        }
        else
        {
            thread Wide_0 w_99;
            (&w_99)->lo_0 = lo_24;
            (&w_99)->hi_0 = hi_3;
            n_5 = w_99;
        }
        break;
    }
    uint lo_25 = _S337.lo_0 + n_5.lo_0;
    uint _S339 = _S337.hi_0 + n_5.hi_0;
    int _S340;
    if(lo_25 < (n_5.lo_0))
    {
        _S340 = int(1);
    }
    else
    {
        _S340 = int(0);
    }
    uint _S341 = _S339 + uint(_S340);
    thread Wide_0 w_100;
    (&w_100)->lo_0 = lo_25;
    (&w_100)->hi_0 = _S341;
    Wide_0 _S342 = w_100;
    if(!negative_1)
    {
        thread Wide_0 w_101;
        (&w_101)->lo_0 = 0U;
        (&w_101)->hi_0 = 2147483648U;
        n_5 = w_101;
    }
    else
    {
        n_5 = _S336.m_2;
    }
    if(negative_1)
    {
        _S340 = - int(_S336.q_1) - int(1);
    }
    else
    {
        _S340 = int(0);
    }
    thread Wide_0 _S343 = n_5;
    thread Wide_0 _S344 = _S342;
    Rounded_0 _S345 = round_quotient_0(&_S343, &_S344, _S340, 64U);
    if(_S345.doubtful_0)
    {
        uint _S346 = sigmoid_exact_0(x_8, kernelContext_4);
        return _S346;
    }
    return _S345.value_1;
}

uint sigmoid_0(uint x_9, KernelContext_0 thread* kernelContext_5)
{
    if((absolute_0(x_9)) < 1114112000U)
    {
        Rounded_0 _S347 = sigmoid_by_floats_0(x_9, kernelContext_5);
        if(!_S347.doubtful_0)
        {
            return _S347.value_1;
        }
    }
    uint _S348 = sigmoid_by_words_0(x_9, kernelContext_5);
    return _S348;
}

Huge_0 odd_reciprocal_0(uint j_1)
{
    uint d_1 = 2U * j_1 + 1U;
    uint w2_3 = 4294967295U / d_1;
    uint rest_0 = 4294967295U - w2_3 * d_1 + 1U;
    uint rest_1;
    uint w2_4;
    if(rest_0 == d_1)
    {
        uint w2_5 = w2_3 + 1U;
        rest_1 = 0U;
        w2_4 = w2_5;
    }
    else
    {
        rest_1 = rest_0;
        w2_4 = w2_3;
    }
    uint _S349 = rest_1 << 26U;
    uint digit1_0 = _S349 / d_1;
    uint _S350 = (_S349 - digit1_0 * d_1) << 26U;
    uint digit2_0 = _S350 / d_1;
    uint digit3_0 = ((_S350 - digit2_0 * d_1) << 12U) / d_1;
    uint _S351 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_27;
    (&h_27)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_27)->w1_0 = _S351;
    (&h_27)->w2_0 = w2_4;
    (&h_27)->w3_0 = 0U;
    return h_27;
}

uint root_50_0(const Wide_0 thread* v_1)
{
    uint _S352 = v_1->hi_0;
    uint _S353 = v_1->lo_0;
    uint _S354 = uint(sqrt(float(v_1->hi_0) * 4.294967296e+09f + float(v_1->lo_0)));
    int i_0 = int(0);
    uint root_0 = _S354;
    for(;;)
    {
        if(i_0 < int(2))
        {
        }
        else
        {
            break;
        }
        thread Wide_0 w_102;
        (&w_102)->lo_0 = root_0 * root_0;
        uint _S355 = (mulhi((root_0), (root_0)));
        (&w_102)->hi_0 = _S355;
        Wide_0 _S356 = w_102;
        uint _S357 = _S352 - _S356.hi_0;
        int _S358;
        if(_S353 < (_S356.lo_0))
        {
            _S358 = int(1);
        }
        else
        {
            _S358 = int(0);
        }
        uint _S359 = _S357 - uint(_S358);
        thread Wide_0 w_103;
        (&w_103)->lo_0 = _S353 - _S356.lo_0;
        (&w_103)->hi_0 = _S359;
        Wide_0 _S360 = w_103;
        uint root_1 = root_0 + uint(int(floor((float(int(_S360.hi_0)) * 4.294967296e+09f + float(_S360.lo_0)) / (2.0f * float(root_0)))));
        i_0 = i_0 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_104;
    (&w_104)->lo_0 = root_0 * root_0;
    uint _S361 = (mulhi((root_0), (root_0)));
    (&w_104)->hi_0 = _S361;
    Wide_0 _S362 = w_104;
    uint _S363 = _S352 - _S362.hi_0;
    if(_S353 < (_S362.lo_0))
    {
        i_0 = int(1);
    }
    else
    {
        i_0 = int(0);
    }
    uint _S364 = _S363 - uint(i_0);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = _S353 - _S362.lo_0;
    (&w_105)->hi_0 = _S364;
    Wide_0 _S365 = w_105;
    if(((_S365.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S366;
        if((_S365.hi_0) != 0U)
        {
            _S366 = true;
        }
        else
        {
            _S366 = (_S365.lo_0) > (2U * root_0);
        }
        if(_S366)
        {
            root_0 = root_0 + 1U;
        }
    }
    return root_0;
}

uint sqrtsoftplus_0(uint x_10, KernelContext_0 thread* kernelContext_6)
{
    uint size_1 = absolute_0(x_10);
    bool negative_2 = (x_10 & 2147483648U) != 0U;
    if(size_1 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S367;
    if(negative_2)
    {
        _S367 = size_1 > 1127219200U;
    }
    else
    {
        _S367 = false;
    }
    if(_S367)
    {
        return 0U;
    }
    if(size_1 == 2139095040U)
    {
        return x_10;
    }
    if(size_1 < 813694976U)
    {
        return 1062543949U;
    }
    if(size_1 >= 1115684864U)
    {
        _S367 = !negative_2;
    }
    else
    {
        _S367 = false;
    }
    Huge_0 v_2;
    int exponent_3;
    if(_S367)
    {
        thread Huge_0 h_28;
        (&h_28)->w0_0 = mantissa_of_0(x_10);
        (&h_28)->w1_0 = 0U;
        (&h_28)->w2_0 = 0U;
        (&h_28)->w3_0 = 0U;
        int _S368 = exponent_of_0(x_10) - int(150);
        v_2 = h_28;
        exponent_3 = _S368;
    }
    else
    {
        Huge_0 _S369 = fixed_96_0(x_10);
        thread Huge_0 _S370 = _S369;
        ExactExp_0 _S371 = exp_exact_0(&_S370, kernelContext_6);
        thread Huge_0 h_29;
        (&h_29)->w0_0 = 0U;
        (&h_29)->w1_0 = 0U;
        (&h_29)->w2_0 = 0U;
        (&h_29)->w3_0 = 2U;
        thread Huge_0 _S372 = _S371.m_7;
        Huge_0 _S373 = shift_right_1(&_S372, _S371.q_3);
        thread Huge_0 _S374 = h_29;
        thread Huge_0 _S375 = _S373;
        Huge_0 _S376 = add_0(&_S374, &_S375);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = 0U;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        thread Huge_0 z_0 = h_30;
        Huge_0 rest_2 = _S371.m_7;
        uint bit_2 = 0U;
        for(;;)
        {
            if(bit_2 < (96U + kernelContext_6->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S377 = rest_2;
            Huge_0 _S378 = shift_left_1(&_S377, 1U);
            thread Huge_0 _S379 = z_0;
            Huge_0 _S380 = shift_left_1(&_S379, 1U);
            z_0 = _S380;
            thread Huge_0 _S381 = _S378;
            thread Huge_0 _S382 = _S376;
            bool _S383 = less_0(&_S381, &_S382);
            if(!_S383)
            {
                thread Huge_0 _S384 = _S378;
                thread Huge_0 _S385 = _S376;
                Huge_0 _S386 = subtract_0(&_S384, &_S385);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_2 = _S386;
            }
            else
            {
                rest_2 = _S378;
            }
            bit_2 = bit_2 + 1U;
        }
        thread Huge_0 _S387 = z_0;
        thread Huge_0 _S388 = z_0;
        Huge_0 _S389 = multiply_96_0(&_S387, &_S388);
        uint _S390 = 2U * _S371.q_3;
        thread Huge_0 _S391 = _S389;
        Huge_0 _S392 = shift_right_1(&_S391, _S390);
        Huge_0 _S393 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S393;
        uint j_2 = 27U;
        for(;;)
        {
            if(j_2 >= (1U + kernelContext_6->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S394 = odd_reciprocal_0(j_2);
            thread Huge_0 _S395 = _S392;
            thread Huge_0 _S396 = series_0;
            Huge_0 _S397 = multiply_96_0(&_S395, &_S396);
            thread Huge_0 _S398 = _S394;
            thread Huge_0 _S399 = _S397;
            Huge_0 _S400 = add_0(&_S398, &_S399);
            uint j_3 = j_2 - 1U;
            series_0 = _S400;
            j_2 = j_3;
        }
        thread Huge_0 _S401 = _S392;
        thread Huge_0 _S402 = series_0;
        Huge_0 _S403 = multiply_96_0(&_S401, &_S402);
        thread Huge_0 _S404 = z_0;
        thread Huge_0 _S405 = _S403;
        Huge_0 _S406 = multiply_96_0(&_S404, &_S405);
        thread Huge_0 _S407 = z_0;
        thread Huge_0 _S408 = _S406;
        Huge_0 _S409 = add_0(&_S407, &_S408);
        thread Huge_0 _S410 = _S409;
        Huge_0 _S411 = shift_left_1(&_S410, 1U);
        int _S412 = int(-96) - int(_S371.q_3);
        if(!negative_2)
        {
            thread Huge_0 _S413 = _S411;
            Huge_0 _S414 = shift_right_1(&_S413, _S371.q_3);
            thread Huge_0 _S415 = _S369;
            thread Huge_0 _S416 = _S414;
            Huge_0 _S417 = add_0(&_S415, &_S416);
            v_2 = _S417;
            exponent_3 = int(-96);
        }
        else
        {
            v_2 = _S411;
            exponent_3 = _S412;
        }
    }
    thread Huge_0 _S418 = v_2;
    uint _S419 = bit_width_1(&_S418);
    int shift_5 = int(128) - int(_S419);
    int shift_6;
    if(((exponent_3 - shift_5) & int(1)) != int(0))
    {
        shift_6 = shift_5 - int(1);
    }
    else
    {
        shift_6 = shift_5;
    }
    uint _S420 = uint(shift_6);
    thread Huge_0 _S421 = v_2;
    Huge_0 _S422 = shift_left_1(&_S421, _S420);
    thread Huge_0 _S423 = _S422;
    Huge_0 _S424 = shift_right_1(&_S423, 78U);
    thread Wide_0 w_106;
    (&w_106)->lo_0 = _S424.w0_0;
    (&w_106)->hi_0 = _S424.w1_0;
    thread Wide_0 _S425 = w_106;
    uint _S426 = root_50_0(&_S425);
    return pack_0((_S426 + 1U) >> 1U, (exponent_3 - shift_6) / int(2) + int(40));
}

uint tanh_0(uint x_11, KernelContext_0 thread* kernelContext_7)
{
    uint size_2 = absolute_0(x_11);
    if(size_2 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_2 <= 964689920U)
    {
        return x_11;
    }
    uint y_0;
    if(size_2 < 1098907648U)
    {
        thread Huge_0 _S427 = fixed_96_0(x_11);
        Huge_0 _S428 = shift_left_1(&_S427, 1U);
        thread Huge_0 _S429 = _S428;
        ExactExp_0 _S430 = exp_exact_0(&_S429, kernelContext_7);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = 0U;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 1U;
        thread Huge_0 _S431 = _S430.m_7;
        Huge_0 _S432 = shift_right_1(&_S431, _S430.q_3);
        thread Huge_0 _S433 = h_31;
        thread Huge_0 _S434 = _S432;
        Huge_0 _S435 = subtract_0(&_S433, &_S434);
        thread Huge_0 _S436 = h_31;
        thread Huge_0 _S437 = _S432;
        Huge_0 _S438 = add_0(&_S436, &_S437);
        thread Huge_0 _S439 = _S435;
        thread Huge_0 _S440 = _S438;
        uint _S441 = round_ratio_0(&_S439, &_S440, int(0), kernelContext_7);
        y_0 = _S441;
    }
    else
    {
        y_0 = 1065353216U;
    }
    return y_0 | (x_11 & 2147483648U);
}

[[kernel]] void function_check(uint3 thread_0 [[thread_position_in_grid]], packed_uint4 device* request_1 [[buffer(1)]], uint device* results_1 [[buffer(0)]])
{
    thread KernelContext_0 kernelContext_8;
    (&kernelContext_8)->request_0 = request_1;
    (&kernelContext_8)->results_0 = results_1;
    uint4 _S442 = uint4(*(request_1+int(0))) ;
    (&kernelContext_8)->zero_0 = _S442.w;
    uint _S443 = thread_0.x;
    if(_S443 >= (_S442.z))
    {
        return;
    }
    uint x_12 = flush_0(_S442.y + _S443);
    uint _S444 = _S442.x;
    uint y_1;
    if(_S444 == 0U)
    {
        uint _S445 = sigmoid_0(x_12, &kernelContext_8);
        y_1 = _S445;
    }
    else
    {
        if(_S444 == 1U)
        {
            uint _S446 = sqrtsoftplus_0(x_12, &kernelContext_8);
            y_1 = _S446;
        }
        else
        {
            uint _S447 = tanh_0(x_12, &kernelContext_8);
            y_1 = _S447;
        }
    }
    *((&kernelContext_8)->results_0+_S443) = y_1;
    return;
}

