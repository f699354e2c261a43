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

int exponent_of_0(uint x_2)
{
    return int((x_2 >> 23U) & 255U);
}

uint mantissa_of_0(uint x_3)
{
    return (x_3 & 8388607U) | 8388608U;
}

struct Wide_0
{
    uint lo_0;
    uint hi_0;
};

Wide_0 fixed_57_0(uint x_4)
{
    int shift_0 = exponent_of_0(x_4) - int(93);
    uint mantissa_0;
    if((absolute_0(x_4)) == 0U)
    {
        mantissa_0 = 0U;
    }
    else
    {
        mantissa_0 = mantissa_of_0(x_4);
    }
    bool _S15;
    if(shift_0 <= int(-24))
    {
        _S15 = true;
    }
    else
    {
        _S15 = shift_0 >= int(64);
    }
    if(_S15)
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
    uint m_0 = uint(shift_0) & 31U;
    uint lo_1 = mantissa_0 << m_0;
    uint hi_1 = (mantissa_0 >> 1U) >> (31U - m_0);
    Wide_0 _S16;
    if(shift_0 >= int(32))
    {
        thread Wide_0 w_2;
        (&w_2)->lo_0 = 0U;
        (&w_2)->hi_0 = lo_1;
        _S16 = w_2;
    }
    else
    {
        thread Wide_0 w_3;
        (&w_3)->lo_0 = lo_1;
        (&w_3)->hi_0 = hi_1;
        _S16 = w_3;
    }
    return _S16;
}

struct Exp_0
{
    Wide_0 m_1;
    uint q_0;
};

Exp_0 exp_fast_0(const Wide_0 thread* t_0)
{
    uint _S17 = (mulhi((t_0->hi_0), (3098164009U)));
    uint q_1 = _S17 >> 24U;
    thread Wide_0 w_4;
    (&w_4)->lo_0 = q_1 * 3520035244U;
    uint _S18 = (mulhi((q_1), (3520035244U)));
    (&w_4)->hi_0 = _S18;
    thread Wide_0 whole_0 = w_4;
    (&whole_0)->hi_0 = (&whole_0)->hi_0 + q_1 * 2977044471U;
    uint _S19 = ((t_0->hi_0) << 7U) | ((t_0->lo_0) >> 25U);
    thread Wide_0 w_5;
    (&w_5)->lo_0 = (t_0->lo_0) << 7U;
    (&w_5)->hi_0 = _S19;
    Wide_0 _S20 = w_5;
    Wide_0 _S21 = whole_0;
    uint _S22 = w_5.hi_0 - whole_0.hi_0;
    int _S23;
    if((w_5.lo_0) < (whole_0.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S24 = _S22 - uint(_S23);
    thread Wide_0 w_6;
    (&w_6)->lo_0 = _S20.lo_0 - _S21.lo_0;
    (&w_6)->hi_0 = _S24;
    Wide_0 _S25 = w_6;
    uint _S26 = (_S25.hi_0) >> 3U;
    thread Wide_0 w_7;
    (&w_7)->lo_0 = ((_S25.lo_0) >> 3U) | ((_S25.hi_0) << 29U);
    (&w_7)->hi_0 = _S26;
    Wide_0 _S27 = w_7;
    uint _S28 = (mulhi((w_7.hi_0), (11836U)));
    uint _S29 = (mulhi((w_7.hi_0), (106522U - _S28)));
    uint _S30 = (mulhi((w_7.hi_0), (852176U - _S29)));
    uint tail_0 = 5965232U - _S30;
    thread Wide_0 w_8;
    (&w_8)->lo_0 = 0U;
    (&w_8)->hi_0 = tail_0;
    Wide_0 _S31 = w_8;
    thread Wide_0 w_9;
    (&w_9)->lo_0 = 572662306U;
    (&w_9)->hi_0 = 35791394U;
    Wide_0 _S32 = w_9;
    thread Wide_0 w_10;
    (&w_10)->lo_0 = w_7.hi_0 * w_8.hi_0;
    uint _S33 = (mulhi((w_7.hi_0), (w_8.hi_0)));
    (&w_10)->hi_0 = _S33;
    uint _S34 = (mulhi((w_7.hi_0), (w_8.lo_0)));
    thread Wide_0 w_11;
    (&w_11)->lo_0 = _S34;
    (&w_11)->hi_0 = 0U;
    uint lo_2 = w_10.lo_0 + w_11.lo_0;
    uint _S35 = w_10.hi_0 + w_11.hi_0;
    if(lo_2 < (w_11.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S36 = _S35 + uint(_S23);
    thread Wide_0 w_12;
    (&w_12)->lo_0 = lo_2;
    (&w_12)->hi_0 = _S36;
    Wide_0 _S37 = w_12;
    uint _S38 = (mulhi((_S27.lo_0), (_S31.hi_0)));
    thread Wide_0 w_13;
    (&w_13)->lo_0 = _S38;
    (&w_13)->hi_0 = 0U;
    uint lo_3 = _S37.lo_0 + w_13.lo_0;
    uint _S39 = _S37.hi_0 + w_13.hi_0;
    if(lo_3 < (w_13.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S40 = _S39 + uint(_S23);
    thread Wide_0 w_14;
    (&w_14)->lo_0 = lo_3;
    (&w_14)->hi_0 = _S40;
    Wide_0 _S41 = w_14;
    uint _S42 = _S32.hi_0 - _S41.hi_0;
    if((_S32.lo_0) < (_S41.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S43 = _S42 - uint(_S23);
    thread Wide_0 w_15;
    (&w_15)->lo_0 = _S32.lo_0 - _S41.lo_0;
    (&w_15)->hi_0 = _S43;
    Wide_0 _S44 = w_15;
    thread Wide_0 w_16;
    (&w_16)->lo_0 = 2863311531U;
    (&w_16)->hi_0 = 178956970U;
    Wide_0 _S45 = w_16;
    thread Wide_0 w_17;
    (&w_17)->lo_0 = _S27.hi_0 * _S44.hi_0;
    uint _S46 = (mulhi((_S27.hi_0), (_S44.hi_0)));
    (&w_17)->hi_0 = _S46;
    uint _S47 = (mulhi((_S27.hi_0), (_S44.lo_0)));
    thread Wide_0 w_18;
    (&w_18)->lo_0 = _S47;
    (&w_18)->hi_0 = 0U;
    uint lo_4 = w_17.lo_0 + w_18.lo_0;
    uint _S48 = w_17.hi_0 + w_18.hi_0;
    if(lo_4 < (w_18.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S49 = _S48 + uint(_S23);
    thread Wide_0 w_19;
    (&w_19)->lo_0 = lo_4;
    (&w_19)->hi_0 = _S49;
    Wide_0 _S50 = w_19;
    uint _S51 = (mulhi((_S27.lo_0), (_S44.hi_0)));
    thread Wide_0 w_20;
    (&w_20)->lo_0 = _S51;
    (&w_20)->hi_0 = 0U;
    uint lo_5 = _S50.lo_0 + w_20.lo_0;
    uint _S52 = _S50.hi_0 + w_20.hi_0;
    if(lo_5 < (w_20.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S53 = _S52 + uint(_S23);
    thread Wide_0 w_21;
    (&w_21)->lo_0 = lo_5;
    (&w_21)->hi_0 = _S53;
    Wide_0 _S54 = w_21;
    uint _S55 = _S45.hi_0 - _S54.hi_0;
    if((_S45.lo_0) < (_S54.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S56 = _S55 - uint(_S23);
    thread Wide_0 w_22;
    (&w_22)->lo_0 = _S45.lo_0 - _S54.lo_0;
    (&w_22)->hi_0 = _S56;
    Wide_0 _S57 = w_22;
    thread Wide_0 w_23;
    (&w_23)->lo_0 = 2863311531U;
    (&w_23)->hi_0 = 715827882U;
    Wide_0 _S58 = w_23;
    thread Wide_0 w_24;
    (&w_24)->lo_0 = _S27.hi_0 * _S57.hi_0;
    uint _S59 = (mulhi((_S27.hi_0), (_S57.hi_0)));
    (&w_24)->hi_0 = _S59;
    uint _S60 = (mulhi((_S27.hi_0), (_S57.lo_0)));
    thread Wide_0 w_25;
    (&w_25)->lo_0 = _S60;
    (&w_25)->hi_0 = 0U;
    uint lo_6 = w_24.lo_0 + w_25.lo_0;
    uint _S61 = w_24.hi_0 + w_25.hi_0;
    if(lo_6 < (w_25.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S62 = _S61 + uint(_S23);
    thread Wide_0 w_26;
    (&w_26)->lo_0 = lo_6;
    (&w_26)->hi_0 = _S62;
    Wide_0 _S63 = w_26;
    uint _S64 = (mulhi((_S27.lo_0), (_S57.hi_0)));
    thread Wide_0 w_27;
    (&w_27)->lo_0 = _S64;
    (&w_27)->hi_0 = 0U;
    uint lo_7 = _S63.lo_0 + w_27.lo_0;
    uint _S65 = _S63.hi_0 + w_27.hi_0;
    if(lo_7 < (w_27.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S66 = _S65 + uint(_S23);
    thread Wide_0 w_28;
    (&w_28)->lo_0 = lo_7;
    (&w_28)->hi_0 = _S66;
    Wide_0 _S67 = w_28;
    uint _S68 = _S58.hi_0 - _S67.hi_0;
    if((_S58.lo_0) < (_S67.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S69 = _S68 - uint(_S23);
    thread Wide_0 w_29;
    (&w_29)->lo_0 = _S58.lo_0 - _S67.lo_0;
    (&w_29)->hi_0 = _S69;
    Wide_0 _S70 = w_29;
    thread Wide_0 w_30;
    (&w_30)->lo_0 = 0U;
    (&w_30)->hi_0 = 2147483648U;
    Wide_0 _S71 = w_30;
    thread Wide_0 w_31;
    (&w_31)->lo_0 = _S27.hi_0 * _S70.hi_0;
    uint _S72 = (mulhi((_S27.hi_0), (_S70.hi_0)));
    (&w_31)->hi_0 = _S72;
    uint _S73 = (mulhi((_S27.hi_0), (_S70.lo_0)));
    thread Wide_0 w_32;
    (&w_32)->lo_0 = _S73;
    (&w_32)->hi_0 = 0U;
    uint lo_8 = w_31.lo_0 + w_32.lo_0;
    uint _S74 = w_31.hi_0 + w_32.hi_0;
    if(lo_8 < (w_32.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S75 = _S74 + uint(_S23);
    thread Wide_0 w_33;
    (&w_33)->lo_0 = lo_8;
    (&w_33)->hi_0 = _S75;
    Wide_0 _S76 = w_33;
    uint _S77 = (mulhi((_S27.lo_0), (_S70.hi_0)));
    thread Wide_0 w_34;
    (&w_34)->lo_0 = _S77;
    (&w_34)->hi_0 = 0U;
    uint lo_9 = _S76.lo_0 + w_34.lo_0;
    uint _S78 = _S76.hi_0 + w_34.hi_0;
    if(lo_9 < (w_34.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S79 = _S78 + uint(_S23);
    thread Wide_0 w_35;
    (&w_35)->lo_0 = lo_9;
    (&w_35)->hi_0 = _S79;
    Wide_0 _S80 = w_35;
    uint _S81 = _S71.hi_0 - _S80.hi_0;
    if((_S71.lo_0) < (_S80.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S82 = _S81 - uint(_S23);
    thread Wide_0 w_36;
    (&w_36)->lo_0 = _S71.lo_0 - _S80.lo_0;
    (&w_36)->hi_0 = _S82;
    Wide_0 _S83 = w_36;
    thread Wide_0 w_37;
    (&w_37)->lo_0 = 4294967295U;
    (&w_37)->hi_0 = 4294967295U;
    Wide_0 _S84 = w_37;
    thread Wide_0 w_38;
    (&w_38)->lo_0 = _S27.hi_0 * _S83.hi_0;
    uint _S85 = (mulhi((_S27.hi_0), (_S83.hi_0)));
    (&w_38)->hi_0 = _S85;
    uint _S86 = (mulhi((_S27.hi_0), (_S83.lo_0)));
    thread Wide_0 w_39;
    (&w_39)->lo_0 = _S86;
    (&w_39)->hi_0 = 0U;
    uint lo_10 = w_38.lo_0 + w_39.lo_0;
    uint _S87 = w_38.hi_0 + w_39.hi_0;
    if(lo_10 < (w_39.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S88 = _S87 + uint(_S23);
    thread Wide_0 w_40;
    (&w_40)->lo_0 = lo_10;
    (&w_40)->hi_0 = _S88;
    Wide_0 _S89 = w_40;
    uint _S90 = (mulhi((_S27.lo_0), (_S83.hi_0)));
    thread Wide_0 w_41;
    (&w_41)->lo_0 = _S90;
    (&w_41)->hi_0 = 0U;
    uint lo_11 = _S89.lo_0 + w_41.lo_0;
    uint _S91 = _S89.hi_0 + w_41.hi_0;
    if(lo_11 < (w_41.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S92 = _S91 + uint(_S23);
    thread Wide_0 w_42;
    (&w_42)->lo_0 = lo_11;
    (&w_42)->hi_0 = _S92;
    Wide_0 _S93 = w_42;
    uint _S94 = _S84.hi_0 - _S93.hi_0;
    if((_S84.lo_0) < (_S93.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S95 = _S94 - uint(_S23);
    thread Wide_0 w_43;
    (&w_43)->lo_0 = _S84.lo_0 - _S93.lo_0;
    (&w_43)->hi_0 = _S95;
    Wide_0 _S96 = w_43;
    thread Wide_0 w_44;
    (&w_44)->lo_0 = 4294967295U;
    (&w_44)->hi_0 = 4294967295U;
    Wide_0 _S97 = w_44;
    thread Wide_0 w_45;
    (&w_45)->lo_0 = _S27.hi_0 * _S96.hi_0;
    uint _S98 = (mulhi((_S27.hi_0), (_S96.hi_0)));
    (&w_45)->hi_0 = _S98;
    uint _S99 = (mulhi((_S27.hi_0), (_S96.lo_0)));
    thread Wide_0 w_46;
    (&w_46)->lo_0 = _S99;
    (&w_46)->hi_0 = 0U;
    uint lo_12 = w_45.lo_0 + w_46.lo_0;
    uint _S100 = w_45.hi_0 + w_46.hi_0;
    if(lo_12 < (w_46.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S101 = _S100 + uint(_S23);
    thread Wide_0 w_47;
    (&w_47)->lo_0 = lo_12;
    (&w_47)->hi_0 = _S101;
    Wide_0 _S102 = w_47;
    uint _S103 = (mulhi((_S27.lo_0), (_S96.hi_0)));
    thread Wide_0 w_48;
    (&w_48)->lo_0 = _S103;
    (&w_48)->hi_0 = 0U;
    uint lo_13 = _S102.lo_0 + w_48.lo_0;
    uint _S104 = _S102.hi_0 + w_48.hi_0;
    if(lo_13 < (w_48.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S105 = _S104 + uint(_S23);
    thread Wide_0 w_49;
    (&w_49)->lo_0 = lo_13;
    (&w_49)->hi_0 = _S105;
    Wide_0 _S106 = w_49;
    uint _S107 = _S97.hi_0 - _S106.hi_0;
    if((_S97.lo_0) < (_S106.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S108 = _S107 - uint(_S23);
    thread Wide_0 w_50;
    (&w_50)->lo_0 = _S97.lo_0 - _S106.lo_0;
    (&w_50)->hi_0 = _S108;
    Wide_0 _S109 = w_50;
    thread Wide_0 w_51;
    (&w_51)->lo_0 = _S109.hi_0 * _S109.hi_0;
    uint _S110 = (mulhi((_S109.hi_0), (_S109.hi_0)));
    (&w_51)->hi_0 = _S110;
    uint _S111 = (mulhi((_S109.hi_0), (_S109.lo_0)));
    thread Wide_0 w_52;
    (&w_52)->lo_0 = _S111;
    (&w_52)->hi_0 = 0U;
    uint lo_14 = w_51.lo_0 + w_52.lo_0;
    uint _S112 = w_51.hi_0 + w_52.hi_0;
    if(lo_14 < (w_52.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S113 = _S112 + uint(_S23);
    thread Wide_0 w_53;
    (&w_53)->lo_0 = lo_14;
    (&w_53)->hi_0 = _S113;
    Wide_0 _S114 = w_53;
    uint _S115 = (mulhi((_S109.lo_0), (_S109.hi_0)));
    thread Wide_0 w_54;
    (&w_54)->lo_0 = _S115;
    (&w_54)->hi_0 = 0U;
    uint lo_15 = _S114.lo_0 + w_54.lo_0;
    uint _S116 = _S114.hi_0 + w_54.hi_0;
    if(lo_15 < (w_54.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S117 = _S116 + uint(_S23);
    thread Wide_0 w_55;
    (&w_55)->lo_0 = lo_15;
    (&w_55)->hi_0 = _S117;
    Wide_0 _S118 = w_55;
    thread Wide_0 w_56;
    (&w_56)->lo_0 = _S118.hi_0 * _S118.hi_0;
    uint _S119 = (mulhi((_S118.hi_0), (_S118.hi_0)));
    (&w_56)->hi_0 = _S119;
    uint _S120 = (mulhi((_S118.hi_0), (_S118.lo_0)));
    thread Wide_0 w_57;
    (&w_57)->lo_0 = _S120;
    (&w_57)->hi_0 = 0U;
    uint lo_16 = w_56.lo_0 + w_57.lo_0;
    uint _S121 = w_56.hi_0 + w_57.hi_0;
    if(lo_16 < (w_57.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S122 = _S121 + uint(_S23);
    thread Wide_0 w_58;
    (&w_58)->lo_0 = lo_16;
    (&w_58)->hi_0 = _S122;
    Wide_0 _S123 = w_58;
    uint _S124 = (mulhi((_S118.lo_0), (_S118.hi_0)));
    thread Wide_0 w_59;
    (&w_59)->lo_0 = _S124;
    (&w_59)->hi_0 = 0U;
    uint lo_17 = _S123.lo_0 + w_59.lo_0;
    uint _S125 = _S123.hi_0 + w_59.hi_0;
    if(lo_17 < (w_59.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S126 = _S125 + uint(_S23);
    thread Wide_0 w_60;
    (&w_60)->lo_0 = lo_17;
    (&w_60)->hi_0 = _S126;
    Wide_0 _S127 = w_60;
    thread Wide_0 w_61;
    (&w_61)->lo_0 = _S127.hi_0 * _S127.hi_0;
    uint _S128 = (mulhi((_S127.hi_0), (_S127.hi_0)));
    (&w_61)->hi_0 = _S128;
    uint _S129 = (mulhi((_S127.hi_0), (_S127.lo_0)));
    thread Wide_0 w_62;
    (&w_62)->lo_0 = _S129;
    (&w_62)->hi_0 = 0U;
    uint lo_18 = w_61.lo_0 + w_62.lo_0;
    uint _S130 = w_61.hi_0 + w_62.hi_0;
    if(lo_18 < (w_62.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S131 = _S130 + uint(_S23);
    thread Wide_0 w_63;
    (&w_63)->lo_0 = lo_18;
    (&w_63)->hi_0 = _S131;
    Wide_0 _S132 = w_63;
    uint _S133 = (mulhi((_S127.lo_0), (_S127.hi_0)));
    thread Wide_0 w_64;
    (&w_64)->lo_0 = _S133;
    (&w_64)->hi_0 = 0U;
    uint lo_19 = _S132.lo_0 + w_64.lo_0;
    uint _S134 = _S132.hi_0 + w_64.hi_0;
    if(lo_19 < (w_64.lo_0))
    {
        _S23 = int(1);
    }
    else
    {
        _S23 = int(0);
    }
    uint _S135 = _S134 + uint(_S23);
    thread Wide_0 w_65;
    (&w_65)->lo_0 = lo_19;
    (&w_65)->hi_0 = _S135;
    Wide_0 _S136 = w_65;
    bool low_0 = ((_S136.hi_0) & 2147483648U) == 0U;
    thread Exp_0 e_0;
    Wide_0 _S137;
    if(low_0)
    {
        uint _S138 = ((_S136.hi_0) << 1U) | ((_S136.lo_0) >> 31U);
        thread Wide_0 w_66;
        (&w_66)->lo_0 = (_S136.lo_0) << 1U;
        (&w_66)->hi_0 = _S138;
        _S137 = w_66;
    }
    else
    {
        _S137 = _S136;
    }
    (&e_0)->m_1 = _S137;
    uint _S139;
    if(low_0)
    {
        _S139 = q_1 + 1U;
    }
    else
    {
        _S139 = q_1;
    }
    (&e_0)->q_0 = _S139;
    return e_0;
}

Wide_0 multiply_low_0(const Wide_0 thread* a_0, uint b_0)
{
    thread Wide_0 w_67;
    (&w_67)->lo_0 = a_0->lo_0 * b_0;
    uint _S140 = (mulhi((a_0->lo_0), (b_0)));
    (&w_67)->hi_0 = _S140;
    thread Wide_0 p_0 = w_67;
    (&p_0)->hi_0 = (&p_0)->hi_0 + a_0->hi_0 * b_0;
    return p_0;
}

Wide_0 multiply_low_signed_0(const Wide_0 thread* a_1, int b_1)
{
    bool _S141 = b_1 < int(0);
    uint _S142;
    if(_S141)
    {
        _S142 = uint(- b_1);
    }
    else
    {
        _S142 = uint(b_1);
    }
    Wide_0 _S143 = multiply_low_0(a_1, _S142);
    Wide_0 _S144;
    if(_S141)
    {
        thread Wide_0 w_68;
        (&w_68)->lo_0 = 0U;
        (&w_68)->hi_0 = 0U;
        Wide_0 _S145 = w_68;
        uint _S146 = w_68.hi_0 - _S143.hi_0;
        int _S147;
        if((w_68.lo_0) < (_S143.lo_0))
        {
            _S147 = int(1);
        }
        else
        {
            _S147 = int(0);
        }
        uint _S148 = _S146 - uint(_S147);
        thread Wide_0 w_69;
        (&w_69)->lo_0 = _S145.lo_0 - _S143.lo_0;
        (&w_69)->hi_0 = _S148;
        Wide_0 _S149 = w_69;
        _S144 = _S149;
    }
    else
    {
        _S144 = _S143;
    }
    return _S144;
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

struct Rounded_0
{
    uint value_1;
    bool doubtful_0;
};

Rounded_0 round_quotient_0(const Wide_0 thread* n_0, const Wide_0 thread* d_0, int exponent_1, uint slack_0)
{
    float inverse_0 = 1.0f / float(d_0->hi_0);
    uint _S150 = (d_0->hi_0) >> 6U;
    thread Wide_0 w_70;
    (&w_70)->lo_0 = ((d_0->lo_0) >> 6U) | ((d_0->hi_0) << 26U);
    (&w_70)->hi_0 = _S150;
    Wide_0 _S151 = w_70;
    uint _S152 = (n_0->hi_0) >> 6U;
    thread Wide_0 w_71;
    (&w_71)->lo_0 = ((n_0->lo_0) >> 6U) | ((n_0->hi_0) << 26U);
    (&w_71)->hi_0 = _S152;
    float inverse58_0 = inverse_0 * 64.0f;
    uint q1_0 = uint(float(n_0->hi_0) * inverse_0 * 4.194304e+06f);
    uint _S153 = ((w_71.hi_0) << 22U) | ((w_71.lo_0) >> 10U);
    thread Wide_0 w_72;
    (&w_72)->lo_0 = (w_71.lo_0) << 22U;
    (&w_72)->hi_0 = _S153;
    Wide_0 _S154 = w_72;
    thread Wide_0 _S155 = w_70;
    Wide_0 _S156 = multiply_low_0(&_S155, q1_0);
    uint _S157 = w_72.hi_0 - _S156.hi_0;
    int _S158;
    if((w_72.lo_0) < (_S156.lo_0))
    {
        _S158 = int(1);
    }
    else
    {
        _S158 = int(0);
    }
    uint _S159 = _S157 - uint(_S158);
    thread Wide_0 w_73;
    (&w_73)->lo_0 = _S154.lo_0 - _S156.lo_0;
    (&w_73)->hi_0 = _S159;
    Wide_0 _S160 = w_73;
    int q2_0 = int(float(int(_S160.hi_0)) * inverse58_0 * 6.5536e+04f);
    uint _S161 = ((_S160.hi_0) << 16U) | ((_S160.lo_0) >> 16U);
    thread Wide_0 w_74;
    (&w_74)->lo_0 = (_S160.lo_0) << 16U;
    (&w_74)->hi_0 = _S161;
    Wide_0 _S162 = w_74;
    thread Wide_0 _S163 = _S151;
    Wide_0 _S164 = multiply_low_signed_0(&_S163, q2_0);
    uint _S165 = w_74.hi_0 - _S164.hi_0;
    if((w_74.lo_0) < (_S164.lo_0))
    {
        _S158 = int(1);
    }
    else
    {
        _S158 = int(0);
    }
    uint _S166 = _S165 - uint(_S158);
    thread Wide_0 w_75;
    (&w_75)->lo_0 = _S162.lo_0 - _S164.lo_0;
    (&w_75)->hi_0 = _S166;
    Wide_0 _S167 = w_75;
    int low_1 = (q2_0 & int(65535)) * int(16384) + int(floor(float(int(_S167.hi_0)) * inverse58_0 * 16384.0f));
    uint hi_2 = uint(int(q1_0) + (q2_0 >> 16U) + (low_1 >> 30U));
    uint lo_20 = uint(low_1) & 1073741823U;
    if(hi_2 >= 4194304U)
    {
        _S158 = int(1);
    }
    else
    {
        _S158 = int(2);
    }
    uint more_0 = uint(_S158);
    uint left_0 = 30U - more_0;
    uint mantissa_2 = (hi_2 << more_0) | (lo_20 >> left_0);
    uint fraction_0 = lo_20 & ((1U << left_0) - 1U);
    uint half_0 = 1U << (left_0 - 1U);
    thread Rounded_0 r_0;
    bool _S168 = fraction_0 > half_0;
    if(_S168)
    {
        _S158 = int(1);
    }
    else
    {
        _S158 = int(0);
    }
    (&r_0)->value_1 = pack_0(mantissa_2 + uint(_S158), exponent_1 - int(22) - int(more_0));
    uint _S169;
    if(_S168)
    {
        _S169 = fraction_0 - half_0;
    }
    else
    {
        _S169 = half_0 - fraction_0;
    }
    (&r_0)->doubtful_0 = _S169 <= slack_0;
    return r_0;
}

struct Huge_0
{
    uint w0_0;
    uint w1_0;
    uint w2_0;
    uint w3_0;
};

Huge_0 shift_left_0(const Huge_0 thread* a_2, uint n_1)
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
    Huge_0 _S170;
    if((n_1 & 64U) != 0U)
    {
        thread Huge_0 h_1;
        (&h_1)->w0_0 = 0U;
        (&h_1)->w1_0 = 0U;
        (&h_1)->w2_0 = a_2->w0_0;
        (&h_1)->w3_0 = a_2->w1_0;
        _S170 = h_1;
    }
    else
    {
        _S170 = *a_2;
    }
    if((n_1 & 32U) != 0U)
    {
        thread Huge_0 h_2;
        (&h_2)->w0_0 = 0U;
        (&h_2)->w1_0 = _S170.w0_0;
        (&h_2)->w2_0 = _S170.w1_0;
        (&h_2)->w3_0 = _S170.w2_0;
        _S170 = h_2;
    }
    uint m_2 = n_1 & 31U;
    uint k_0 = 31U - m_2;
    uint _S171 = ((_S170.w3_0) << m_2) | (((_S170.w2_0) >> 1U) >> k_0);
    uint _S172 = ((_S170.w2_0) << m_2) | (((_S170.w1_0) >> 1U) >> k_0);
    uint _S173 = ((_S170.w1_0) << m_2) | (((_S170.w0_0) >> 1U) >> k_0);
    thread Huge_0 h_3;
    (&h_3)->w0_0 = (_S170.w0_0) << m_2;
    (&h_3)->w1_0 = _S173;
    (&h_3)->w2_0 = _S172;
    (&h_3)->w3_0 = _S171;
    return h_3;
}

Huge_0 shift_left_1(const Huge_0 thread* a_3, uint n_2)
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
    Huge_0 _S174;
    if((n_2 & 64U) != 0U)
    {
        thread Huge_0 h_5;
        (&h_5)->w0_0 = 0U;
        (&h_5)->w1_0 = 0U;
        (&h_5)->w2_0 = a_3->w0_0;
        (&h_5)->w3_0 = a_3->w1_0;
        _S174 = h_5;
    }
    else
    {
        _S174 = *a_3;
    }
    if((n_2 & 32U) != 0U)
    {
        thread Huge_0 h_6;
        (&h_6)->w0_0 = 0U;
        (&h_6)->w1_0 = _S174.w0_0;
        (&h_6)->w2_0 = _S174.w1_0;
        (&h_6)->w3_0 = _S174.w2_0;
        _S174 = h_6;
    }
    uint m_3 = n_2 & 31U;
    uint k_1 = 31U - m_3;
    uint _S175 = ((_S174.w3_0) << m_3) | (((_S174.w2_0) >> 1U) >> k_1);
    uint _S176 = ((_S174.w2_0) << m_3) | (((_S174.w1_0) >> 1U) >> k_1);
    uint _S177 = ((_S174.w1_0) << m_3) | (((_S174.w0_0) >> 1U) >> k_1);
    thread Huge_0 h_7;
    (&h_7)->w0_0 = (_S174.w0_0) << m_3;
    (&h_7)->w1_0 = _S177;
    (&h_7)->w2_0 = _S176;
    (&h_7)->w3_0 = _S175;
    return h_7;
}

Huge_0 shift_right_0(const Huge_0 thread* a_4, uint n_3)
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
    Huge_0 _S178;
    if((n_3 & 64U) != 0U)
    {
        thread Huge_0 h_9;
        (&h_9)->w0_0 = a_4->w2_0;
        (&h_9)->w1_0 = a_4->w3_0;
        (&h_9)->w2_0 = 0U;
        (&h_9)->w3_0 = 0U;
        _S178 = h_9;
    }
    else
    {
        _S178 = *a_4;
    }
    if((n_3 & 32U) != 0U)
    {
        thread Huge_0 h_10;
        (&h_10)->w0_0 = _S178.w1_0;
        (&h_10)->w1_0 = _S178.w2_0;
        (&h_10)->w2_0 = _S178.w3_0;
        (&h_10)->w3_0 = 0U;
        _S178 = h_10;
    }
    uint m_4 = n_3 & 31U;
    uint k_2 = 31U - m_4;
    uint _S179 = (_S178.w3_0) >> m_4;
    uint _S180 = ((_S178.w2_0) >> m_4) | (((_S178.w3_0) << 1U) << k_2);
    uint _S181 = ((_S178.w1_0) >> m_4) | (((_S178.w2_0) << 1U) << k_2);
    thread Huge_0 h_11;
    (&h_11)->w0_0 = ((_S178.w0_0) >> m_4) | (((_S178.w1_0) << 1U) << k_2);
    (&h_11)->w1_0 = _S181;
    (&h_11)->w2_0 = _S180;
    (&h_11)->w3_0 = _S179;
    return h_11;
}

Huge_0 shift_right_1(const Huge_0 thread* a_5, uint n_4)
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
    Huge_0 _S182;
    if((n_4 & 64U) != 0U)
    {
        thread Huge_0 h_13;
        (&h_13)->w0_0 = a_5->w2_0;
        (&h_13)->w1_0 = a_5->w3_0;
        (&h_13)->w2_0 = 0U;
        (&h_13)->w3_0 = 0U;
        _S182 = h_13;
    }
    else
    {
        _S182 = *a_5;
    }
    if((n_4 & 32U) != 0U)
    {
        thread Huge_0 h_14;
        (&h_14)->w0_0 = _S182.w1_0;
        (&h_14)->w1_0 = _S182.w2_0;
        (&h_14)->w2_0 = _S182.w3_0;
        (&h_14)->w3_0 = 0U;
        _S182 = h_14;
    }
    uint m_5 = n_4 & 31U;
    uint k_3 = 31U - m_5;
    uint _S183 = (_S182.w3_0) >> m_5;
    uint _S184 = ((_S182.w2_0) >> m_5) | (((_S182.w3_0) << 1U) << k_3);
    uint _S185 = ((_S182.w1_0) >> m_5) | (((_S182.w2_0) << 1U) << k_3);
    thread Huge_0 h_15;
    (&h_15)->w0_0 = ((_S182.w0_0) >> m_5) | (((_S182.w1_0) << 1U) << k_3);
    (&h_15)->w1_0 = _S185;
    (&h_15)->w2_0 = _S184;
    (&h_15)->w3_0 = _S183;
    return h_15;
}

Huge_0 fixed_96_0(uint x_5)
{
    if((absolute_0(x_5)) == 0U)
    {
        thread Huge_0 h_16;
        (&h_16)->w0_0 = 0U;
        (&h_16)->w1_0 = 0U;
        (&h_16)->w2_0 = 0U;
        (&h_16)->w3_0 = 0U;
        return h_16;
    }
    int shift_1 = exponent_of_0(x_5) - int(54);
    thread Huge_0 h_17;
    (&h_17)->w0_0 = mantissa_of_0(x_5);
    (&h_17)->w1_0 = 0U;
    (&h_17)->w2_0 = 0U;
    (&h_17)->w3_0 = 0U;
    Huge_0 _S186 = h_17;
    Huge_0 _S187;
    if(shift_1 >= int(0))
    {
        uint _S188 = uint(shift_1);
        thread Huge_0 _S189 = _S186;
        Huge_0 _S190 = shift_left_0(&_S189, _S188);
        _S187 = _S190;
    }
    else
    {
        uint _S191 = uint(- shift_1);
        thread Huge_0 _S192 = _S186;
        Huge_0 _S193 = shift_right_0(&_S192, _S191);
        _S187 = _S193;
    }
    return _S187;
}

Huge_0 add_0(const Huge_0 thread* a_6, const Huge_0 thread* b_2)
{
    thread Wide_0 w_76;
    (&w_76)->lo_0 = a_6->w0_0;
    (&w_76)->hi_0 = a_6->w1_0;
    uint _S194 = b_2->w1_0;
    uint _S195 = b_2->w0_0;
    thread Wide_0 w_77;
    (&w_77)->lo_0 = b_2->w0_0;
    (&w_77)->hi_0 = b_2->w1_0;
    uint lo_21 = w_76.lo_0 + w_77.lo_0;
    uint _S196 = w_76.hi_0 + w_77.hi_0;
    int _S197;
    if(lo_21 < (w_77.lo_0))
    {
        _S197 = int(1);
    }
    else
    {
        _S197 = int(0);
    }
    uint _S198 = _S196 + uint(_S197);
    thread Wide_0 w_78;
    (&w_78)->lo_0 = lo_21;
    (&w_78)->hi_0 = _S198;
    Wide_0 _S199 = w_78;
    bool carry_0;
    if((_S199.hi_0) < _S194)
    {
        carry_0 = true;
    }
    else
    {
        if((_S199.hi_0) == _S194)
        {
            carry_0 = (_S199.lo_0) < _S195;
        }
        else
        {
            carry_0 = false;
        }
    }
    thread Wide_0 w_79;
    (&w_79)->lo_0 = a_6->w2_0;
    (&w_79)->hi_0 = a_6->w3_0;
    Wide_0 _S200 = w_79;
    thread Wide_0 w_80;
    (&w_80)->lo_0 = b_2->w2_0;
    (&w_80)->hi_0 = b_2->w3_0;
    Wide_0 _S201 = w_80;
    uint lo_22 = _S200.lo_0 + _S201.lo_0;
    uint _S202 = _S200.hi_0 + _S201.hi_0;
    if(lo_22 < (_S201.lo_0))
    {
        _S197 = int(1);
    }
    else
    {
        _S197 = int(0);
    }
    uint _S203 = _S202 + uint(_S197);
    thread Wide_0 w_81;
    (&w_81)->lo_0 = lo_22;
    (&w_81)->hi_0 = _S203;
    Wide_0 _S204 = w_81;
    if(carry_0)
    {
        _S197 = int(1);
    }
    else
    {
        _S197 = int(0);
    }
    thread Wide_0 w_82;
    (&w_82)->lo_0 = uint(_S197);
    (&w_82)->hi_0 = 0U;
    Wide_0 _S205 = w_82;
    uint lo_23 = _S204.lo_0 + _S205.lo_0;
    uint _S206 = _S204.hi_0 + _S205.hi_0;
    if(lo_23 < (_S205.lo_0))
    {
        _S197 = int(1);
    }
    else
    {
        _S197 = int(0);
    }
    uint _S207 = _S206 + uint(_S197);
    thread Wide_0 w_83;
    (&w_83)->lo_0 = lo_23;
    (&w_83)->hi_0 = _S207;
    Wide_0 _S208 = w_83;
    thread Huge_0 h_18;
    (&h_18)->w0_0 = _S199.lo_0;
    (&h_18)->w1_0 = _S199.hi_0;
    (&h_18)->w2_0 = _S208.lo_0;
    (&h_18)->w3_0 = _S208.hi_0;
    return h_18;
}

Huge_0 subtract_0(const Huge_0 thread* a_7, const Huge_0 thread* b_3)
{
    uint _S209 = a_7->w1_0;
    uint _S210 = b_3->w1_0;
    bool borrow_0;
    if((a_7->w1_0) < (b_3->w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if(_S209 == _S210)
        {
            borrow_0 = (a_7->w0_0) < (b_3->w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    thread Wide_0 w_84;
    (&w_84)->lo_0 = a_7->w0_0;
    (&w_84)->hi_0 = _S209;
    Wide_0 _S211 = w_84;
    thread Wide_0 w_85;
    (&w_85)->lo_0 = b_3->w0_0;
    (&w_85)->hi_0 = _S210;
    Wide_0 _S212 = w_85;
    uint _S213 = _S211.hi_0 - _S212.hi_0;
    int _S214;
    if((_S211.lo_0) < (_S212.lo_0))
    {
        _S214 = int(1);
    }
    else
    {
        _S214 = int(0);
    }
    uint _S215 = _S213 - uint(_S214);
    thread Wide_0 w_86;
    (&w_86)->lo_0 = _S211.lo_0 - _S212.lo_0;
    (&w_86)->hi_0 = _S215;
    Wide_0 _S216 = w_86;
    thread Wide_0 w_87;
    (&w_87)->lo_0 = a_7->w2_0;
    (&w_87)->hi_0 = a_7->w3_0;
    Wide_0 _S217 = w_87;
    thread Wide_0 w_88;
    (&w_88)->lo_0 = b_3->w2_0;
    (&w_88)->hi_0 = b_3->w3_0;
    Wide_0 _S218 = w_88;
    uint _S219 = w_87.hi_0 - w_88.hi_0;
    if((w_87.lo_0) < (w_88.lo_0))
    {
        _S214 = int(1);
    }
    else
    {
        _S214 = int(0);
    }
    uint _S220 = _S219 - uint(_S214);
    thread Wide_0 w_89;
    (&w_89)->lo_0 = _S217.lo_0 - _S218.lo_0;
    (&w_89)->hi_0 = _S220;
    Wide_0 _S221 = w_89;
    if(borrow_0)
    {
        _S214 = int(1);
    }
    else
    {
        _S214 = int(0);
    }
    thread Wide_0 w_90;
    (&w_90)->lo_0 = uint(_S214);
    (&w_90)->hi_0 = 0U;
    Wide_0 _S222 = w_90;
    uint _S223 = _S221.hi_0 - _S222.hi_0;
    if((_S221.lo_0) < (_S222.lo_0))
    {
        _S214 = int(1);
    }
    else
    {
        _S214 = int(0);
    }
    uint _S224 = _S223 - uint(_S214);
    thread Wide_0 w_91;
    (&w_91)->lo_0 = _S221.lo_0 - _S222.lo_0;
    (&w_91)->hi_0 = _S224;
    Wide_0 _S225 = w_91;
    thread Huge_0 h_19;
    (&h_19)->w0_0 = _S216.lo_0;
    (&h_19)->w1_0 = _S216.hi_0;
    (&h_19)->w2_0 = _S225.lo_0;
    (&h_19)->w3_0 = _S225.hi_0;
    return h_19;
}

bool less_0(const Huge_0 thread* a_8, const Huge_0 thread* b_4)
{
    uint _S226 = a_8->w3_0;
    uint _S227 = b_4->w3_0;
    if((a_8->w3_0) != (b_4->w3_0))
    {
        return _S226 < _S227;
    }
    uint _S228 = a_8->w2_0;
    uint _S229 = b_4->w2_0;
    if((a_8->w2_0) != (b_4->w2_0))
    {
        return _S228 < _S229;
    }
    uint _S230 = a_8->w1_0;
    uint _S231 = b_4->w1_0;
    if((a_8->w1_0) != (b_4->w1_0))
    {
        return _S230 < _S231;
    }
    return (a_8->w0_0) < (b_4->w0_0);
}

Huge_0 exp_series_0(uint j_0)
{
    uint _S232 = min(j_0, 11U);
    thread Huge_0 h_20;
    (&h_20)->w0_0 = kExpSeries_0[_S232][int(2)];
    (&h_20)->w1_0 = kExpSeries_0[_S232][int(1)];
    (&h_20)->w2_0 = kExpSeries_0[_S232][int(0)];
    (&h_20)->w3_0 = 0U;
    return h_20;
}

Huge_0 select_0(bool which_0, const Huge_0 thread* a_9, const Huge_0 thread* b_5)
{
    uint _S233;
    if(which_0)
    {
        _S233 = a_9->w3_0;
    }
    else
    {
        _S233 = b_5->w3_0;
    }
    uint _S234;
    if(which_0)
    {
        _S234 = a_9->w2_0;
    }
    else
    {
        _S234 = b_5->w2_0;
    }
    uint _S235;
    if(which_0)
    {
        _S235 = a_9->w1_0;
    }
    else
    {
        _S235 = b_5->w1_0;
    }
    uint _S236;
    if(which_0)
    {
        _S236 = a_9->w0_0;
    }
    else
    {
        _S236 = b_5->w0_0;
    }
    thread Huge_0 h_21;
    (&h_21)->w0_0 = _S236;
    (&h_21)->w1_0 = _S235;
    (&h_21)->w2_0 = _S234;
    (&h_21)->w3_0 = _S233;
    return h_21;
}

struct Column_0
{
    uint w0_1;
    uint w1_1;
    uint w2_1;
};

void Column_add_product_0(Column_0 thread* this_0, uint a_10, uint b_6)
{
    thread Wide_0 w_92;
    (&w_92)->lo_0 = a_10 * b_6;
    uint _S237 = (mulhi((a_10), (b_6)));
    (&w_92)->hi_0 = _S237;
    thread Wide_0 p_1 = w_92;
    uint _S238 = this_0->w0_1 + (&p_1)->lo_0;
    this_0->w0_1 = _S238;
    int _S239;
    if(_S238 < ((&p_1)->lo_0))
    {
        _S239 = int(1);
    }
    else
    {
        _S239 = int(0);
    }
    uint _S240 = (&p_1)->hi_0 + uint(_S239);
    (&p_1)->hi_0 = _S240;
    uint _S241 = this_0->w1_1 + _S240;
    this_0->w1_1 = _S241;
    if(_S241 < _S240)
    {
        _S239 = int(1);
    }
    else
    {
        _S239 = int(0);
    }
    this_0->w2_1 = this_0->w2_1 + uint(_S239);
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

Huge_0 multiply_96_0(const Huge_0 thread* a_11, const Huge_0 thread* b_7)
{
    thread Column_0 c_0;
    (&c_0)->w0_1 = 0U;
    (&c_0)->w1_1 = 0U;
    (&c_0)->w2_1 = 0U;
    Column_add_product_0(&c_0, a_11->w0_0, b_7->w0_0);
    uint _S242 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_7->w1_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_7->w0_0);
    uint _S243 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w0_0, b_7->w2_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_7->w1_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_7->w0_0);
    uint _S244 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w1_0, b_7->w2_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_7->w1_0);
    uint w0_2 = Column_next_0(&c_0);
    Column_add_product_0(&c_0, a_11->w2_0, b_7->w2_0);
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
    Huge_0 m_6;
    uint q_2;
};

struct KernelContext_0
{
    packed_uint4 device* request_0;
    uint device* results_0;
    uint zero_0;
};

ExactExp_0 exp_exact_0(const Huge_0 thread* t_1, KernelContext_0 thread* kernelContext_0)
{
    thread Huge_0 h_23;
    (&h_23)->w0_0 = 3387143064U;
    (&h_23)->w1_0 = 3520035243U;
    (&h_23)->w2_0 = 2977044471U;
    (&h_23)->w3_0 = 0U;
    Huge_0 _S245 = h_23;
    uint q_3 = uint((float(t_1->w3_0) + float(t_1->w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    thread Wide_0 w_93;
    (&w_93)->lo_0 = q_3 * h_23.w0_0;
    uint _S246 = (mulhi((q_3), (h_23.w0_0)));
    (&w_93)->hi_0 = _S246;
    thread Wide_0 w_94;
    (&w_94)->lo_0 = q_3 * h_23.w1_0;
    uint _S247 = (mulhi((q_3), (h_23.w1_0)));
    (&w_94)->hi_0 = _S247;
    thread Wide_0 w_95;
    (&w_95)->lo_0 = q_3 * h_23.w2_0;
    uint _S248 = (mulhi((q_3), (h_23.w2_0)));
    (&w_95)->hi_0 = _S248;
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
    thread Huge_0 _S249 = h_24;
    thread Huge_0 _S250 = h_25;
    Huge_0 _S251 = add_0(&_S249, &_S250);
    thread Huge_0 _S252 = _S251;
    Huge_0 _S253 = subtract_0(t_1, &_S252);
    Huge_0 r_1;
    uint q_4;
    if((_S253.w3_0) != 0U)
    {
        thread Huge_0 _S254 = _S253;
        thread Huge_0 _S255 = _S245;
        Huge_0 _S256 = add_0(&_S254, &_S255);
        uint q_5 = q_3 - 1U;
        r_1 = _S256;
        q_4 = q_5;
    }
    else
    {
        r_1 = _S253;
        q_4 = q_3;
    }
    thread Huge_0 _S257 = r_1;
    thread Huge_0 _S258 = _S245;
    bool _S259 = less_0(&_S257, &_S258);
    if(!_S259)
    {
        thread Huge_0 _S260 = r_1;
        thread Huge_0 _S261 = _S245;
        Huge_0 _S262 = subtract_0(&_S260, &_S261);
        uint q_6 = q_4 + 1U;
        r_1 = _S262;
        q_4 = q_6;
    }
    Huge_0 p_2 = exp_series_0(11U);
    uint step_0 = 0U;
    for(;;)
    {
        if(step_0 < (16U + kernelContext_0->zero_0))
        {
        }
        else
        {
            break;
        }
        bool in_series_0 = step_0 < 11U;
        thread Huge_0 _S263 = r_1;
        thread Huge_0 _S264 = p_2;
        Huge_0 _S265 = select_0(in_series_0, &_S263, &_S264);
        thread Huge_0 _S266 = _S265;
        thread Huge_0 _S267 = p_2;
        Huge_0 _S268 = multiply_96_0(&_S266, &_S267);
        thread Huge_0 _S269 = exp_series_0(10U - step_0);
        thread Huge_0 _S270 = _S268;
        Huge_0 _S271 = subtract_0(&_S269, &_S270);
        thread Huge_0 _S272 = _S271;
        thread Huge_0 _S273 = _S268;
        Huge_0 _S274 = select_0(in_series_0, &_S272, &_S273);
        uint step_1 = step_0 + 1U;
        p_2 = _S274;
        step_0 = step_1;
    }
    thread ExactExp_0 e_1;
    (&e_1)->m_6 = p_2;
    (&e_1)->q_2 = q_4;
    return e_1;
}

bool is_zero_0(const Huge_0 thread* a_12)
{
    return ((((a_12->w0_0) | (a_12->w1_0)) | (a_12->w2_0)) | (a_12->w3_0)) == 0U;
}

uint bit_width_0(uint v_0)
{
    uint _S275;
    if(v_0 == 0U)
    {
        _S275 = 0U;
    }
    else
    {
        _S275 = firstbithigh_0(v_0) + 1U;
    }
    return _S275;
}

uint bit_width_1(const Huge_0 thread* a_13)
{
    uint _S276 = a_13->w3_0;
    if((a_13->w3_0) != 0U)
    {
        return 96U + bit_width_0(_S276);
    }
    uint _S277 = a_13->w2_0;
    if((a_13->w2_0) != 0U)
    {
        return 64U + bit_width_0(_S277);
    }
    uint _S278 = a_13->w1_0;
    if((a_13->w1_0) != 0U)
    {
        return 32U + bit_width_0(_S278);
    }
    return bit_width_0(a_13->w0_0);
}

bool same_0(const Huge_0 thread* a_14, const Huge_0 thread* b_8)
{
    bool _S279;
    if((a_14->w0_0) == (b_8->w0_0))
    {
        _S279 = (a_14->w1_0) == (b_8->w1_0);
    }
    else
    {
        _S279 = false;
    }
    if(_S279)
    {
        _S279 = (a_14->w2_0) == (b_8->w2_0);
    }
    else
    {
        _S279 = false;
    }
    if(_S279)
    {
        _S279 = (a_14->w3_0) == (b_8->w3_0);
    }
    else
    {
        _S279 = false;
    }
    return _S279;
}

uint round_ratio_0(const Huge_0 thread* num_0, const Huge_0 thread* den_0, int exponent_2, KernelContext_0 thread* kernelContext_1)
{
    bool _S280 = is_zero_0(num_0);
    if(_S280)
    {
        return 0U;
    }
    uint _S281 = bit_width_1(den_0);
    int _S282 = int(_S281);
    uint _S283 = bit_width_1(num_0);
    int shift_2 = _S282 - int(_S283);
    Huge_0 _S284;
    if(shift_2 > int(0))
    {
        Huge_0 _S285 = shift_left_1(num_0, uint(shift_2));
        _S284 = _S285;
    }
    else
    {
        _S284 = *num_0;
    }
    Huge_0 _S286;
    if(shift_2 < int(0))
    {
        Huge_0 _S287 = shift_left_1(den_0, uint(- shift_2));
        _S286 = _S287;
    }
    else
    {
        _S286 = *den_0;
    }
    thread Huge_0 _S288 = _S284;
    thread Huge_0 _S289 = _S286;
    bool _S290 = less_0(&_S288, &_S289);
    int shift_3;
    if(_S290)
    {
        thread Huge_0 _S291 = _S284;
        Huge_0 _S292 = shift_left_1(&_S291, 1U);
        int shift_4 = shift_2 + int(1);
        _S284 = _S292;
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
        if(bit_0 < (24U + kernelContext_1->zero_0))
        {
        }
        else
        {
            break;
        }
        uint quotient_1 = quotient_0 << 1U;
        thread Huge_0 _S293 = _S284;
        thread Huge_0 _S294 = _S286;
        bool _S295 = less_0(&_S293, &_S294);
        Huge_0 _S296;
        if(!_S295)
        {
            thread Huge_0 _S297 = _S284;
            thread Huge_0 _S298 = _S286;
            Huge_0 _S299 = subtract_0(&_S297, &_S298);
            uint quotient_2 = quotient_1 | 1U;
            _S296 = _S299;
            quotient_0 = quotient_2;
        }
        else
        {
            _S296 = _S284;
            quotient_0 = quotient_1;
        }
        thread Huge_0 _S300 = _S296;
        Huge_0 _S301 = shift_left_1(&_S300, 1U);
        uint bit_1 = bit_0 + 1U;
        _S284 = _S301;
        bit_0 = bit_1;
    }
    thread Huge_0 _S302 = _S286;
    thread Huge_0 _S303 = _S284;
    bool _S304 = less_0(&_S302, &_S303);
    bool _S305;
    if(_S304)
    {
        _S305 = true;
    }
    else
    {
        thread Huge_0 _S306 = _S284;
        thread Huge_0 _S307 = _S286;
        bool _S308 = same_0(&_S306, &_S307);
        if(_S308)
        {
            _S305 = (quotient_0 & 1U) != 0U;
        }
        else
        {
            _S305 = false;
        }
    }
    if(_S305)
    {
        quotient_0 = quotient_0 + 1U;
    }
    return pack_0(quotient_0, exponent_2 - shift_3 - int(23));
}

uint sigmoid_exact_0(uint x_6, KernelContext_0 thread* kernelContext_2)
{
    thread Huge_0 _S309 = fixed_96_0(x_6);
    ExactExp_0 _S310 = exp_exact_0(&_S309, kernelContext_2);
    thread Huge_0 h_26;
    (&h_26)->w0_0 = 0U;
    (&h_26)->w1_0 = 0U;
    (&h_26)->w2_0 = 0U;
    (&h_26)->w3_0 = 1U;
    thread Huge_0 _S311 = _S310.m_6;
    Huge_0 _S312 = shift_right_1(&_S311, _S310.q_2);
    thread Huge_0 _S313 = h_26;
    thread Huge_0 _S314 = _S312;
    Huge_0 _S315 = add_0(&_S313, &_S314);
    bool negative_0 = (x_6 & 2147483648U) != 0U;
    thread Huge_0 _S316 = _S310.m_6;
    thread Huge_0 _S317 = h_26;
    Huge_0 _S318 = select_0(negative_0, &_S316, &_S317);
    int _S319;
    if(negative_0)
    {
        _S319 = - int(_S310.q_2);
    }
    else
    {
        _S319 = int(0);
    }
    thread Huge_0 _S320 = _S318;
    thread Huge_0 _S321 = _S315;
    uint _S322 = round_ratio_0(&_S320, &_S321, _S319, kernelContext_2);
    return _S322;
}

uint sigmoid_0(uint x_7, KernelContext_0 thread* kernelContext_3)
{
    Wide_0 n_5;
    uint size_0 = absolute_0(x_7);
    bool negative_1 = (x_7 & 2147483648U) != 0U;
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
        uint _S323;
        if(negative_1)
        {
            _S323 = 0U;
        }
        else
        {
            _S323 = 1065353216U;
        }
        return _S323;
    }
    thread Wide_0 _S324 = fixed_57_0(x_7);
    Exp_0 _S325 = exp_fast_0(&_S324);
    thread Wide_0 w_96;
    (&w_96)->lo_0 = 0U;
    (&w_96)->hi_0 = 2147483648U;
    Wide_0 _S326 = w_96;
    uint _S327 = _S325.q_0 + 1U;
    for(;;)
    {
        uint m_7 = _S327 & 31U;
        uint hi_3 = (_S325.m_1.hi_0) >> m_7;
        uint lo_24 = ((_S325.m_1.lo_0) >> m_7) | (((_S325.m_1.hi_0) << 1U) << (31U - m_7));
        if(_S327 >= 64U)
        {
            thread Wide_0 w_97;
            (&w_97)->lo_0 = 0U;
            (&w_97)->hi_0 = 0U;
            n_5 = w_97;
            break;
        }
        if(_S327 >= 32U)
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
    uint lo_25 = _S326.lo_0 + n_5.lo_0;
    uint _S328 = _S326.hi_0 + n_5.hi_0;
    int _S329;
    if(lo_25 < (n_5.lo_0))
    {
        _S329 = int(1);
    }
    else
    {
        _S329 = int(0);
    }
    uint _S330 = _S328 + uint(_S329);
    thread Wide_0 w_100;
    (&w_100)->lo_0 = lo_25;
    (&w_100)->hi_0 = _S330;
    Wide_0 _S331 = w_100;
    if(!negative_1)
    {
        thread Wide_0 w_101;
        (&w_101)->lo_0 = 0U;
        (&w_101)->hi_0 = 2147483648U;
        n_5 = w_101;
    }
    else
    {
        n_5 = _S325.m_1;
    }
    if(negative_1)
    {
        _S329 = - int(_S325.q_0) - int(1);
    }
    else
    {
        _S329 = int(0);
    }
    thread Wide_0 _S332 = n_5;
    thread Wide_0 _S333 = _S331;
    Rounded_0 _S334 = round_quotient_0(&_S332, &_S333, _S329, 64U);
    if(_S334.doubtful_0)
    {
        uint _S335 = sigmoid_exact_0(x_7, kernelContext_3);
        return _S335;
    }
    return _S334.value_1;
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
    uint _S336 = rest_1 << 26U;
    uint digit1_0 = _S336 / d_1;
    uint _S337 = (_S336 - digit1_0 * d_1) << 26U;
    uint digit2_0 = _S337 / d_1;
    uint digit3_0 = ((_S337 - digit2_0 * d_1) << 12U) / d_1;
    uint _S338 = (digit1_0 << 6U) | (digit2_0 >> 20U);
    thread Huge_0 h_27;
    (&h_27)->w0_0 = (digit2_0 << 12U) | digit3_0;
    (&h_27)->w1_0 = _S338;
    (&h_27)->w2_0 = w2_4;
    (&h_27)->w3_0 = 0U;
    return h_27;
}

uint root_50_0(const Wide_0 thread* v_1)
{
    uint _S339 = v_1->hi_0;
    uint _S340 = v_1->lo_0;
    uint _S341 = uint(sqrt(float(v_1->hi_0) * 4.294967296e+09f + float(v_1->lo_0)));
    int i_0 = int(0);
    uint root_0 = _S341;
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
        uint _S342 = (mulhi((root_0), (root_0)));
        (&w_102)->hi_0 = _S342;
        Wide_0 _S343 = w_102;
        uint _S344 = _S339 - _S343.hi_0;
        int _S345;
        if(_S340 < (_S343.lo_0))
        {
            _S345 = int(1);
        }
        else
        {
            _S345 = int(0);
        }
        uint _S346 = _S344 - uint(_S345);
        thread Wide_0 w_103;
        (&w_103)->lo_0 = _S340 - _S343.lo_0;
        (&w_103)->hi_0 = _S346;
        Wide_0 _S347 = w_103;
        uint root_1 = root_0 + uint(int(floor((float(int(_S347.hi_0)) * 4.294967296e+09f + float(_S347.lo_0)) / (2.0f * float(root_0)))));
        i_0 = i_0 + int(1);
        root_0 = root_1;
    }
    thread Wide_0 w_104;
    (&w_104)->lo_0 = root_0 * root_0;
    uint _S348 = (mulhi((root_0), (root_0)));
    (&w_104)->hi_0 = _S348;
    Wide_0 _S349 = w_104;
    uint _S350 = _S339 - _S349.hi_0;
    if(_S340 < (_S349.lo_0))
    {
        i_0 = int(1);
    }
    else
    {
        i_0 = int(0);
    }
    uint _S351 = _S350 - uint(i_0);
    thread Wide_0 w_105;
    (&w_105)->lo_0 = _S340 - _S349.lo_0;
    (&w_105)->hi_0 = _S351;
    Wide_0 _S352 = w_105;
    if(((_S352.hi_0) & 2147483648U) != 0U)
    {
        root_0 = root_0 - 1U;
    }
    else
    {
        bool _S353;
        if((_S352.hi_0) != 0U)
        {
            _S353 = true;
        }
        else
        {
            _S353 = (_S352.lo_0) > (2U * root_0);
        }
        if(_S353)
        {
            root_0 = root_0 + 1U;
        }
    }
    return root_0;
}

uint sqrtsoftplus_0(uint x_8, KernelContext_0 thread* kernelContext_4)
{
    uint size_1 = absolute_0(x_8);
    bool negative_2 = (x_8 & 2147483648U) != 0U;
    if(size_1 > 2139095040U)
    {
        return 2143289344U;
    }
    bool _S354;
    if(negative_2)
    {
        _S354 = size_1 > 1127219200U;
    }
    else
    {
        _S354 = false;
    }
    if(_S354)
    {
        return 0U;
    }
    if(size_1 == 2139095040U)
    {
        return x_8;
    }
    if(size_1 < 813694976U)
    {
        return 1062543949U;
    }
    if(size_1 >= 1115684864U)
    {
        _S354 = !negative_2;
    }
    else
    {
        _S354 = false;
    }
    Huge_0 v_2;
    int exponent_3;
    if(_S354)
    {
        thread Huge_0 h_28;
        (&h_28)->w0_0 = mantissa_of_0(x_8);
        (&h_28)->w1_0 = 0U;
        (&h_28)->w2_0 = 0U;
        (&h_28)->w3_0 = 0U;
        int _S355 = exponent_of_0(x_8) - int(150);
        v_2 = h_28;
        exponent_3 = _S355;
    }
    else
    {
        Huge_0 _S356 = fixed_96_0(x_8);
        thread Huge_0 _S357 = _S356;
        ExactExp_0 _S358 = exp_exact_0(&_S357, kernelContext_4);
        thread Huge_0 h_29;
        (&h_29)->w0_0 = 0U;
        (&h_29)->w1_0 = 0U;
        (&h_29)->w2_0 = 0U;
        (&h_29)->w3_0 = 2U;
        thread Huge_0 _S359 = _S358.m_6;
        Huge_0 _S360 = shift_right_1(&_S359, _S358.q_2);
        thread Huge_0 _S361 = h_29;
        thread Huge_0 _S362 = _S360;
        Huge_0 _S363 = add_0(&_S361, &_S362);
        thread Huge_0 h_30;
        (&h_30)->w0_0 = 0U;
        (&h_30)->w1_0 = 0U;
        (&h_30)->w2_0 = 0U;
        (&h_30)->w3_0 = 0U;
        thread Huge_0 z_0 = h_30;
        Huge_0 rest_2 = _S358.m_6;
        uint bit_2 = 0U;
        for(;;)
        {
            if(bit_2 < (96U + kernelContext_4->zero_0))
            {
            }
            else
            {
                break;
            }
            thread Huge_0 _S364 = rest_2;
            Huge_0 _S365 = shift_left_1(&_S364, 1U);
            thread Huge_0 _S366 = z_0;
            Huge_0 _S367 = shift_left_1(&_S366, 1U);
            z_0 = _S367;
            thread Huge_0 _S368 = _S365;
            thread Huge_0 _S369 = _S363;
            bool _S370 = less_0(&_S368, &_S369);
            if(!_S370)
            {
                thread Huge_0 _S371 = _S365;
                thread Huge_0 _S372 = _S363;
                Huge_0 _S373 = subtract_0(&_S371, &_S372);
                (&z_0)->w0_0 = ((&z_0)->w0_0) | 1U;
                rest_2 = _S373;
            }
            else
            {
                rest_2 = _S365;
            }
            bit_2 = bit_2 + 1U;
        }
        thread Huge_0 _S374 = z_0;
        thread Huge_0 _S375 = z_0;
        Huge_0 _S376 = multiply_96_0(&_S374, &_S375);
        uint _S377 = 2U * _S358.q_2;
        thread Huge_0 _S378 = _S376;
        Huge_0 _S379 = shift_right_1(&_S378, _S377);
        Huge_0 _S380 = odd_reciprocal_0(28U);
        Huge_0 series_0 = _S380;
        uint j_2 = 27U;
        for(;;)
        {
            if(j_2 >= (1U + kernelContext_4->zero_0))
            {
            }
            else
            {
                break;
            }
            Huge_0 _S381 = odd_reciprocal_0(j_2);
            thread Huge_0 _S382 = _S379;
            thread Huge_0 _S383 = series_0;
            Huge_0 _S384 = multiply_96_0(&_S382, &_S383);
            thread Huge_0 _S385 = _S381;
            thread Huge_0 _S386 = _S384;
            Huge_0 _S387 = add_0(&_S385, &_S386);
            uint j_3 = j_2 - 1U;
            series_0 = _S387;
            j_2 = j_3;
        }
        thread Huge_0 _S388 = _S379;
        thread Huge_0 _S389 = series_0;
        Huge_0 _S390 = multiply_96_0(&_S388, &_S389);
        thread Huge_0 _S391 = z_0;
        thread Huge_0 _S392 = _S390;
        Huge_0 _S393 = multiply_96_0(&_S391, &_S392);
        thread Huge_0 _S394 = z_0;
        thread Huge_0 _S395 = _S393;
        Huge_0 _S396 = add_0(&_S394, &_S395);
        thread Huge_0 _S397 = _S396;
        Huge_0 _S398 = shift_left_1(&_S397, 1U);
        int _S399 = int(-96) - int(_S358.q_2);
        if(!negative_2)
        {
            thread Huge_0 _S400 = _S398;
            Huge_0 _S401 = shift_right_1(&_S400, _S358.q_2);
            thread Huge_0 _S402 = _S356;
            thread Huge_0 _S403 = _S401;
            Huge_0 _S404 = add_0(&_S402, &_S403);
            v_2 = _S404;
            exponent_3 = int(-96);
        }
        else
        {
            v_2 = _S398;
            exponent_3 = _S399;
        }
    }
    thread Huge_0 _S405 = v_2;
    uint _S406 = bit_width_1(&_S405);
    int shift_5 = int(128) - int(_S406);
    int shift_6;
    if(((exponent_3 - shift_5) & int(1)) != int(0))
    {
        shift_6 = shift_5 - int(1);
    }
    else
    {
        shift_6 = shift_5;
    }
    uint _S407 = uint(shift_6);
    thread Huge_0 _S408 = v_2;
    Huge_0 _S409 = shift_left_1(&_S408, _S407);
    thread Huge_0 _S410 = _S409;
    Huge_0 _S411 = shift_right_1(&_S410, 78U);
    thread Wide_0 w_106;
    (&w_106)->lo_0 = _S411.w0_0;
    (&w_106)->hi_0 = _S411.w1_0;
    thread Wide_0 _S412 = w_106;
    uint _S413 = root_50_0(&_S412);
    return pack_0((_S413 + 1U) >> 1U, (exponent_3 - shift_6) / int(2) + int(40));
}

uint tanh_0(uint x_9, KernelContext_0 thread* kernelContext_5)
{
    uint size_2 = absolute_0(x_9);
    if(size_2 > 2139095040U)
    {
        return 2143289344U;
    }
    if(size_2 <= 964689920U)
    {
        return x_9;
    }
    uint y_0;
    if(size_2 < 1098907648U)
    {
        thread Huge_0 _S414 = fixed_96_0(x_9);
        Huge_0 _S415 = shift_left_1(&_S414, 1U);
        thread Huge_0 _S416 = _S415;
        ExactExp_0 _S417 = exp_exact_0(&_S416, kernelContext_5);
        thread Huge_0 h_31;
        (&h_31)->w0_0 = 0U;
        (&h_31)->w1_0 = 0U;
        (&h_31)->w2_0 = 0U;
        (&h_31)->w3_0 = 1U;
        thread Huge_0 _S418 = _S417.m_6;
        Huge_0 _S419 = shift_right_1(&_S418, _S417.q_2);
        thread Huge_0 _S420 = h_31;
        thread Huge_0 _S421 = _S419;
        Huge_0 _S422 = subtract_0(&_S420, &_S421);
        thread Huge_0 _S423 = h_31;
        thread Huge_0 _S424 = _S419;
        Huge_0 _S425 = add_0(&_S423, &_S424);
        thread Huge_0 _S426 = _S422;
        thread Huge_0 _S427 = _S425;
        uint _S428 = round_ratio_0(&_S426, &_S427, int(0), kernelContext_5);
        y_0 = _S428;
    }
    else
    {
        y_0 = 1065353216U;
    }
    return y_0 | (x_9 & 2147483648U);
}

[[kernel]] void function_check(uint3 thread_0 [[thread_position_in_grid]], packed_uint4 device* request_1 [[buffer(1)]], uint device* results_1 [[buffer(0)]])
{
    thread KernelContext_0 kernelContext_6;
    (&kernelContext_6)->request_0 = request_1;
    (&kernelContext_6)->results_0 = results_1;
    uint4 _S429 = uint4(*(request_1+int(0))) ;
    (&kernelContext_6)->zero_0 = _S429.w;
    uint _S430 = thread_0.x;
    if(_S430 >= (_S429.z))
    {
        return;
    }
    uint x_10 = flush_0(_S429.y + _S430);
    uint _S431 = _S429.x;
    uint y_1;
    if(_S431 == 0U)
    {
        uint _S432 = sigmoid_0(x_10, &kernelContext_6);
        y_1 = _S432;
    }
    else
    {
        if(_S431 == 1U)
        {
            uint _S433 = sqrtsoftplus_0(x_10, &kernelContext_6);
            y_1 = _S433;
        }
        else
        {
            uint _S434 = tanh_0(x_10, &kernelContext_6);
            y_1 = _S434;
        }
    }
    *((&kernelContext_6)->results_0+_S430) = y_1;
    return;
}

