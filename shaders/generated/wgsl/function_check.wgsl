@binding(1) @group(0) var<storage, read> request_0 : array<vec4<u32>>;

@binding(0) @group(0) var<storage, read_write> results_0 : array<u32>;

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

var<private> kExpSeries_0 : array<array<u32, i32(3)>, i32(12)> = array<array<u32, i32(3)>, i32(12)>( array<u32, i32(3)>( u32(4294967295), u32(4294967295), u32(4294967295) ), array<u32, i32(3)>( u32(134217728), u32(0), u32(0) ), array<u32, i32(3)>( u32(2097152), u32(0), u32(0) ), array<u32, i32(3)>( u32(21845), u32(1431655765), u32(1431655765) ), array<u32, i32(3)>( u32(170), u32(2863311530), u32(2863311531) ), array<u32, i32(3)>( u32(1), u32(286331153), u32(286331153) ), array<u32, i32(3)>( u32(0), u32(23860929), u32(1813430636) ), array<u32, i32(3)>( u32(0), u32(106522), u32(27269634) ), array<u32, i32(3)>( u32(0), u32(416), u32(436314138) ), array<u32, i32(3)>( u32(0), u32(1), u32(1910389333) ), array<u32, i32(3)>( u32(0), u32(0), u32(19391739) ), array<u32, i32(3)>( u32(0), u32(0), u32(55090) ) );
var<private> zero_0 : u32;

fn flush_0( x_0 : u32) -> u32
{
    var _S2 : u32;
    if(((x_0 & (u32(2147483647)))) < u32(8388608))
    {
        _S2 = u32(0);
    }
    else
    {
        _S2 = x_0;
    }
    return _S2;
}

fn absolute_0( x_1 : u32) -> u32
{
    return (x_1 & (u32(2147483647)));
}

struct Rounded_0
{
     value_1 : u32,
     doubtful_0 : bool,
};

fn sigmoid_by_floats_0( x_2 : u32) -> Rounded_0
{
    var half_0 : f32 = (bitcast<f32>((x_2))) * -0.5f;
    var rounded_0 : f32 = half_0 * 23.08312034606933594f + 1.2582912e+07f;
    var k_0 : f32 = rounded_0 * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - 1.2582912e+07f;
    var bits_0 : u32 = (bitcast<u32>((rounded_0)));
    var odd_0 : bool = ((bits_0 & (u32(1)))) != u32(0);
    var second_0 : bool = ((bits_0 & (u32(2)))) != u32(0);
    var _S3 : bool = ((bits_0 & (u32(4)))) != u32(0);
    var _S4 : u32 = select(select(select(u32(0), u32(2961349132), odd_0), select(u32(810986776), u32(2957515430), odd_0), second_0), select(select(u32(2944459957), u32(2937511365), odd_0), select(u32(794578263), u32(800150507), odd_0), second_0), _S3);
    var g_0 : f32 = (bitcast<f32>((((((((bits_0 << (u32(20)))) & (u32(4286578688)))) | (((((_S4 << (u32(16)))) & (u32(8323072))))))) + u32(1073741824))));
    var _S5 : f32 = (((half_0 - k_0 * 0.0433197021484375f) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - k_0 * (bitcast<f32>((i32(906362880))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - (bitcast<f32>((select(select(select(u32(0), u32(985829264), odd_0), select(u32(3124513344), u32(929384448), odd_0), second_0), select(select(u32(3093300736), u32(3129339040), odd_0), select(u32(3122933504), u32(973721952), odd_0), second_0), _S3))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var a_0 : f32 = (bitcast<f32>((((bitcast<u32>((_S5))) & (u32(4294963200))))));
    var square_0 : f32 = _S5 * _S5;
    var cubic_0 : f32 = square_0 * _S5 * (0.66666668653488159f + _S5 * (0.3333333432674408f + _S5 * (0.13333334028720856f + _S5 * 0.04444444552063942f)));
    var near_0 : f32 = (bitcast<f32>((i32(1056964736)))) + _S5 + (square_0 + cubic_0);
    var m_0 : f32 = (bitcast<f32>((((bitcast<u32>((near_0))) & (u32(4294967040))))));
    var product_0 : f32 = g_0 * m_0;
    var _S6 : f32 = g_0 * ((((0.5f - m_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + _S5) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + a_0 * a_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + cubic_0 + ((_S5 + a_0) * (_S5 - a_0) - (k_0 * (bitcast<f32>((u32(2944590469)))) + (bitcast<f32>((_S4)))) * near_0));
    var _S7 : f32 = (product_0 + _S6) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S8 : f32 = max(_S7, 1.0f);
    var _S9 : f32 = min(_S7, 1.0f);
    var _S10 : f32 = (_S8 + _S9) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var inverse_0 : f32 = 1.0f / _S10;
    var q_0 : f32 = (bitcast<f32>((((bitcast<u32>((inverse_0))) ^ (zero_0)))));
    var q_bits_0 : u32 = (bitcast<u32>((q_0)));
    var d_bits_0 : u32 = (bitcast<u32>((_S10)));
    var _S11 : f32 = (f32(i32(((((q_bits_0 & (u32(8388607)))) | (u32(8388608)))) * ((((d_bits_0 & (u32(8388607)))) | (u32(8388608)))))) * (bitcast<f32>((((q_bits_0 & (u32(2139095040)))) + ((d_bits_0 & (u32(2139095040)))) + u32(696254464)))) - inverse_0 * (_S9 - (_S10 - _S8) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) + (_S6 - (_S7 - product_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))))))) * (bitcast<f32>(((u32(1065353216) ^ (zero_0)))));
    var _S12 : f32 = (bitcast<f32>((i32(757071872))));
    var down_0 : f32 = (_S11 - _S12) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_0 + q_0;
    var s_0 : Rounded_0;
    var _S13 : u32 = (bitcast<u32>(((_S11 + _S12) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) * inverse_0 + q_0)));
    s_0.value_1 = _S13;
    s_0.doubtful_0 = _S13 != (bitcast<u32>((down_0)));
    return s_0;
}

fn exponent_of_0( x_3 : u32) -> i32
{
    return i32((((x_3 >> (u32(23)))) & (u32(255))));
}

fn mantissa_of_0( x_4 : u32) -> u32
{
    return (((x_4 & (u32(8388607)))) | (u32(8388608)));
}

struct Wide_0
{
     lo_0 : u32,
     hi_0 : u32,
};

fn fixed_57_0( x_5 : u32) -> Wide_0
{
    var shift_0 : i32 = exponent_of_0(x_5) - i32(93);
    var mantissa_0 : u32;
    if((absolute_0(x_5)) == u32(0))
    {
        mantissa_0 = u32(0);
    }
    else
    {
        mantissa_0 = mantissa_of_0(x_5);
    }
    var _S14 : bool;
    if(shift_0 <= i32(-24))
    {
        _S14 = true;
    }
    else
    {
        _S14 = shift_0 >= i32(64);
    }
    if(_S14)
    {
        var w_0 : Wide_0;
        w_0.lo_0 = u32(0);
        w_0.hi_0 = u32(0);
        return w_0;
    }
    if(shift_0 < i32(0))
    {
        var w_1 : Wide_0;
        w_1.lo_0 = (mantissa_0 >> (u32(- shift_0)));
        w_1.hi_0 = u32(0);
        return w_1;
    }
    var m_1 : u32 = (u32(shift_0) & (u32(31)));
    var lo_1 : u32 = (mantissa_0 << (m_1));
    var hi_1 : u32 = (((mantissa_0 >> (u32(1)))) >> ((u32(31) - m_1)));
    var _S15 : Wide_0;
    if(shift_0 >= i32(32))
    {
        var w_2 : Wide_0;
        w_2.lo_0 = u32(0);
        w_2.hi_0 = lo_1;
        _S15 = w_2;
    }
    else
    {
        var w_3 : Wide_0;
        w_3.lo_0 = lo_1;
        w_3.hi_0 = hi_1;
        _S15 = w_3;
    }
    return _S15;
}

struct Exp_0
{
     m_2 : Wide_0,
     q_1 : u32,
};

fn exp_fast_0( t_0 : Wide_0) -> Exp_0
{
    var a1_0 : u32 = ((t_0.hi_0) >> (u32(16)));
    var a0_0 : u32 = ((t_0.hi_0) & (u32(65535)));
    var middle_0 : u32 = a1_0 * u32(15145) + (((a0_0 * u32(15145)) >> (u32(16))));
    var q_2 : u32 = ((a1_0 * u32(47274) + ((middle_0 >> (u32(16)))) + (((a0_0 * u32(47274) + ((middle_0 & (u32(65535))))) >> (u32(16))))) >> (u32(24)));
    var w_4 : Wide_0;
    w_4.lo_0 = q_2 * u32(3520035244);
    var a1_1 : u32 = (q_2 >> (u32(16)));
    var a0_1 : u32 = (q_2 & (u32(65535)));
    var middle_1 : u32 = a1_1 * u32(31148) + (((a0_1 * u32(31148)) >> (u32(16))));
    w_4.hi_0 = a1_1 * u32(53711) + ((middle_1 >> (u32(16)))) + (((a0_1 * u32(53711) + ((middle_1 & (u32(65535))))) >> (u32(16))));
    var whole_0 : Wide_0 = w_4;
    whole_0.hi_0 = whole_0.hi_0 + q_2 * u32(2977044471);
    var _S16 : u32 = ((((t_0.hi_0) << (u32(7)))) | ((((t_0.lo_0) >> (u32(25))))));
    var w_5 : Wide_0;
    w_5.lo_0 = ((t_0.lo_0) << (u32(7)));
    w_5.hi_0 = _S16;
    var _S17 : Wide_0 = w_5;
    var _S18 : Wide_0 = whole_0;
    var _S19 : u32 = w_5.hi_0 - whole_0.hi_0;
    var _S20 : i32;
    if((w_5.lo_0) < (whole_0.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S21 : u32 = _S19 - u32(_S20);
    var w_6 : Wide_0;
    w_6.lo_0 = _S17.lo_0 - _S18.lo_0;
    w_6.hi_0 = _S21;
    var _S22 : Wide_0 = w_6;
    var _S23 : u32 = ((_S22.hi_0) >> (u32(3)));
    var w_7 : Wide_0;
    w_7.lo_0 = ((((_S22.lo_0) >> (u32(3)))) | ((((_S22.hi_0) << (u32(29))))));
    w_7.hi_0 = _S23;
    var _S24 : Wide_0 = w_7;
    var a1_2 : u32 = ((w_7.hi_0) >> (u32(16)));
    var a0_2 : u32 = ((w_7.hi_0) & (u32(65535)));
    var middle_2 : u32 = a1_2 * u32(11836) + (((a0_2 * u32(11836)) >> (u32(16))));
    var tail_0 : u32 = u32(106522) - (((middle_2 >> (u32(16)))) + ((((middle_2 & (u32(65535)))) >> (u32(16)))));
    var b1_0 : u32 = (tail_0 >> (u32(16)));
    var b0_0 : u32 = (tail_0 & (u32(65535)));
    var middle_3 : u32 = a1_2 * b0_0 + (((a0_2 * b0_0) >> (u32(16))));
    var tail_1 : u32 = u32(852176) - (a1_2 * b1_0 + ((middle_3 >> (u32(16)))) + (((a0_2 * b1_0 + ((middle_3 & (u32(65535))))) >> (u32(16)))));
    var b1_1 : u32 = (tail_1 >> (u32(16)));
    var b0_1 : u32 = (tail_1 & (u32(65535)));
    var middle_4 : u32 = a1_2 * b0_1 + (((a0_2 * b0_1) >> (u32(16))));
    var tail_2 : u32 = u32(5965232) - (a1_2 * b1_1 + ((middle_4 >> (u32(16)))) + (((a0_2 * b1_1 + ((middle_4 & (u32(65535))))) >> (u32(16)))));
    var w_8 : Wide_0;
    w_8.lo_0 = u32(0);
    w_8.hi_0 = tail_2;
    var w_9 : Wide_0;
    w_9.lo_0 = u32(572662306);
    w_9.hi_0 = u32(35791394);
    var _S25 : Wide_0 = w_9;
    var w_10 : Wide_0;
    w_10.lo_0 = w_7.hi_0 * w_8.hi_0;
    var b1_2 : u32 = ((w_8.hi_0) >> (u32(16)));
    var b0_2 : u32 = ((w_8.hi_0) & (u32(65535)));
    var middle_5 : u32 = a1_2 * b0_2 + (((a0_2 * b0_2) >> (u32(16))));
    w_10.hi_0 = a1_2 * b1_2 + ((middle_5 >> (u32(16)))) + (((a0_2 * b1_2 + ((middle_5 & (u32(65535))))) >> (u32(16))));
    var b1_3 : u32 = ((w_8.lo_0) >> (u32(16)));
    var b0_3 : u32 = ((w_8.lo_0) & (u32(65535)));
    var middle_6 : u32 = a1_2 * b0_3 + (((a0_2 * b0_3) >> (u32(16))));
    var w_11 : Wide_0;
    w_11.lo_0 = a1_2 * b1_3 + ((middle_6 >> (u32(16)))) + (((a0_2 * b1_3 + ((middle_6 & (u32(65535))))) >> (u32(16))));
    w_11.hi_0 = u32(0);
    var lo_2 : u32 = w_10.lo_0 + w_11.lo_0;
    var _S26 : u32 = w_10.hi_0 + w_11.hi_0;
    if(lo_2 < (w_11.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S27 : u32 = _S26 + u32(_S20);
    var w_12 : Wide_0;
    w_12.lo_0 = lo_2;
    w_12.hi_0 = _S27;
    var _S28 : Wide_0 = w_12;
    var a1_3 : u32 = ((_S24.lo_0) >> (u32(16)));
    var a0_3 : u32 = ((_S24.lo_0) & (u32(65535)));
    var middle_7 : u32 = a1_3 * b0_2 + (((a0_3 * b0_2) >> (u32(16))));
    var w_13 : Wide_0;
    w_13.lo_0 = a1_3 * b1_2 + ((middle_7 >> (u32(16)))) + (((a0_3 * b1_2 + ((middle_7 & (u32(65535))))) >> (u32(16))));
    w_13.hi_0 = u32(0);
    var lo_3 : u32 = _S28.lo_0 + w_13.lo_0;
    var _S29 : u32 = _S28.hi_0 + w_13.hi_0;
    if(lo_3 < (w_13.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S30 : u32 = _S29 + u32(_S20);
    var w_14 : Wide_0;
    w_14.lo_0 = lo_3;
    w_14.hi_0 = _S30;
    var _S31 : Wide_0 = w_14;
    var _S32 : u32 = _S25.hi_0 - _S31.hi_0;
    if((_S25.lo_0) < (_S31.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S33 : u32 = _S32 - u32(_S20);
    var w_15 : Wide_0;
    w_15.lo_0 = _S25.lo_0 - _S31.lo_0;
    w_15.hi_0 = _S33;
    var _S34 : Wide_0 = w_15;
    var w_16 : Wide_0;
    w_16.lo_0 = u32(2863311531);
    w_16.hi_0 = u32(178956970);
    var _S35 : Wide_0 = w_16;
    var w_17 : Wide_0;
    w_17.lo_0 = _S24.hi_0 * _S34.hi_0;
    var b1_4 : u32 = ((_S34.hi_0) >> (u32(16)));
    var b0_4 : u32 = ((_S34.hi_0) & (u32(65535)));
    var middle_8 : u32 = a1_2 * b0_4 + (((a0_2 * b0_4) >> (u32(16))));
    w_17.hi_0 = a1_2 * b1_4 + ((middle_8 >> (u32(16)))) + (((a0_2 * b1_4 + ((middle_8 & (u32(65535))))) >> (u32(16))));
    var b1_5 : u32 = ((_S34.lo_0) >> (u32(16)));
    var b0_5 : u32 = ((_S34.lo_0) & (u32(65535)));
    var middle_9 : u32 = a1_2 * b0_5 + (((a0_2 * b0_5) >> (u32(16))));
    var w_18 : Wide_0;
    w_18.lo_0 = a1_2 * b1_5 + ((middle_9 >> (u32(16)))) + (((a0_2 * b1_5 + ((middle_9 & (u32(65535))))) >> (u32(16))));
    w_18.hi_0 = u32(0);
    var lo_4 : u32 = w_17.lo_0 + w_18.lo_0;
    var _S36 : u32 = w_17.hi_0 + w_18.hi_0;
    if(lo_4 < (w_18.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S37 : u32 = _S36 + u32(_S20);
    var w_19 : Wide_0;
    w_19.lo_0 = lo_4;
    w_19.hi_0 = _S37;
    var _S38 : Wide_0 = w_19;
    var middle_10 : u32 = a1_3 * b0_4 + (((a0_3 * b0_4) >> (u32(16))));
    var w_20 : Wide_0;
    w_20.lo_0 = a1_3 * b1_4 + ((middle_10 >> (u32(16)))) + (((a0_3 * b1_4 + ((middle_10 & (u32(65535))))) >> (u32(16))));
    w_20.hi_0 = u32(0);
    var lo_5 : u32 = _S38.lo_0 + w_20.lo_0;
    var _S39 : u32 = _S38.hi_0 + w_20.hi_0;
    if(lo_5 < (w_20.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S40 : u32 = _S39 + u32(_S20);
    var w_21 : Wide_0;
    w_21.lo_0 = lo_5;
    w_21.hi_0 = _S40;
    var _S41 : Wide_0 = w_21;
    var _S42 : u32 = _S35.hi_0 - _S41.hi_0;
    if((_S35.lo_0) < (_S41.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S43 : u32 = _S42 - u32(_S20);
    var w_22 : Wide_0;
    w_22.lo_0 = _S35.lo_0 - _S41.lo_0;
    w_22.hi_0 = _S43;
    var _S44 : Wide_0 = w_22;
    var w_23 : Wide_0;
    w_23.lo_0 = u32(2863311531);
    w_23.hi_0 = u32(715827882);
    var _S45 : Wide_0 = w_23;
    var w_24 : Wide_0;
    w_24.lo_0 = _S24.hi_0 * _S44.hi_0;
    var b1_6 : u32 = ((_S44.hi_0) >> (u32(16)));
    var b0_6 : u32 = ((_S44.hi_0) & (u32(65535)));
    var middle_11 : u32 = a1_2 * b0_6 + (((a0_2 * b0_6) >> (u32(16))));
    w_24.hi_0 = a1_2 * b1_6 + ((middle_11 >> (u32(16)))) + (((a0_2 * b1_6 + ((middle_11 & (u32(65535))))) >> (u32(16))));
    var b1_7 : u32 = ((_S44.lo_0) >> (u32(16)));
    var b0_7 : u32 = ((_S44.lo_0) & (u32(65535)));
    var middle_12 : u32 = a1_2 * b0_7 + (((a0_2 * b0_7) >> (u32(16))));
    var w_25 : Wide_0;
    w_25.lo_0 = a1_2 * b1_7 + ((middle_12 >> (u32(16)))) + (((a0_2 * b1_7 + ((middle_12 & (u32(65535))))) >> (u32(16))));
    w_25.hi_0 = u32(0);
    var lo_6 : u32 = w_24.lo_0 + w_25.lo_0;
    var _S46 : u32 = w_24.hi_0 + w_25.hi_0;
    if(lo_6 < (w_25.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S47 : u32 = _S46 + u32(_S20);
    var w_26 : Wide_0;
    w_26.lo_0 = lo_6;
    w_26.hi_0 = _S47;
    var _S48 : Wide_0 = w_26;
    var middle_13 : u32 = a1_3 * b0_6 + (((a0_3 * b0_6) >> (u32(16))));
    var w_27 : Wide_0;
    w_27.lo_0 = a1_3 * b1_6 + ((middle_13 >> (u32(16)))) + (((a0_3 * b1_6 + ((middle_13 & (u32(65535))))) >> (u32(16))));
    w_27.hi_0 = u32(0);
    var lo_7 : u32 = _S48.lo_0 + w_27.lo_0;
    var _S49 : u32 = _S48.hi_0 + w_27.hi_0;
    if(lo_7 < (w_27.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S50 : u32 = _S49 + u32(_S20);
    var w_28 : Wide_0;
    w_28.lo_0 = lo_7;
    w_28.hi_0 = _S50;
    var _S51 : Wide_0 = w_28;
    var _S52 : u32 = _S45.hi_0 - _S51.hi_0;
    if((_S45.lo_0) < (_S51.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S53 : u32 = _S52 - u32(_S20);
    var w_29 : Wide_0;
    w_29.lo_0 = _S45.lo_0 - _S51.lo_0;
    w_29.hi_0 = _S53;
    var _S54 : Wide_0 = w_29;
    var w_30 : Wide_0;
    w_30.lo_0 = u32(0);
    w_30.hi_0 = u32(2147483648);
    var _S55 : Wide_0 = w_30;
    var w_31 : Wide_0;
    w_31.lo_0 = _S24.hi_0 * _S54.hi_0;
    var b1_8 : u32 = ((_S54.hi_0) >> (u32(16)));
    var b0_8 : u32 = ((_S54.hi_0) & (u32(65535)));
    var middle_14 : u32 = a1_2 * b0_8 + (((a0_2 * b0_8) >> (u32(16))));
    w_31.hi_0 = a1_2 * b1_8 + ((middle_14 >> (u32(16)))) + (((a0_2 * b1_8 + ((middle_14 & (u32(65535))))) >> (u32(16))));
    var b1_9 : u32 = ((_S54.lo_0) >> (u32(16)));
    var b0_9 : u32 = ((_S54.lo_0) & (u32(65535)));
    var middle_15 : u32 = a1_2 * b0_9 + (((a0_2 * b0_9) >> (u32(16))));
    var w_32 : Wide_0;
    w_32.lo_0 = a1_2 * b1_9 + ((middle_15 >> (u32(16)))) + (((a0_2 * b1_9 + ((middle_15 & (u32(65535))))) >> (u32(16))));
    w_32.hi_0 = u32(0);
    var lo_8 : u32 = w_31.lo_0 + w_32.lo_0;
    var _S56 : u32 = w_31.hi_0 + w_32.hi_0;
    if(lo_8 < (w_32.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S57 : u32 = _S56 + u32(_S20);
    var w_33 : Wide_0;
    w_33.lo_0 = lo_8;
    w_33.hi_0 = _S57;
    var _S58 : Wide_0 = w_33;
    var middle_16 : u32 = a1_3 * b0_8 + (((a0_3 * b0_8) >> (u32(16))));
    var w_34 : Wide_0;
    w_34.lo_0 = a1_3 * b1_8 + ((middle_16 >> (u32(16)))) + (((a0_3 * b1_8 + ((middle_16 & (u32(65535))))) >> (u32(16))));
    w_34.hi_0 = u32(0);
    var lo_9 : u32 = _S58.lo_0 + w_34.lo_0;
    var _S59 : u32 = _S58.hi_0 + w_34.hi_0;
    if(lo_9 < (w_34.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S60 : u32 = _S59 + u32(_S20);
    var w_35 : Wide_0;
    w_35.lo_0 = lo_9;
    w_35.hi_0 = _S60;
    var _S61 : Wide_0 = w_35;
    var _S62 : u32 = _S55.hi_0 - _S61.hi_0;
    if((_S55.lo_0) < (_S61.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S63 : u32 = _S62 - u32(_S20);
    var w_36 : Wide_0;
    w_36.lo_0 = _S55.lo_0 - _S61.lo_0;
    w_36.hi_0 = _S63;
    var _S64 : Wide_0 = w_36;
    var w_37 : Wide_0;
    w_37.lo_0 = u32(4294967295);
    w_37.hi_0 = u32(4294967295);
    var _S65 : Wide_0 = w_37;
    var w_38 : Wide_0;
    w_38.lo_0 = _S24.hi_0 * _S64.hi_0;
    var b1_10 : u32 = ((_S64.hi_0) >> (u32(16)));
    var b0_10 : u32 = ((_S64.hi_0) & (u32(65535)));
    var middle_17 : u32 = a1_2 * b0_10 + (((a0_2 * b0_10) >> (u32(16))));
    w_38.hi_0 = a1_2 * b1_10 + ((middle_17 >> (u32(16)))) + (((a0_2 * b1_10 + ((middle_17 & (u32(65535))))) >> (u32(16))));
    var b1_11 : u32 = ((_S64.lo_0) >> (u32(16)));
    var b0_11 : u32 = ((_S64.lo_0) & (u32(65535)));
    var middle_18 : u32 = a1_2 * b0_11 + (((a0_2 * b0_11) >> (u32(16))));
    var w_39 : Wide_0;
    w_39.lo_0 = a1_2 * b1_11 + ((middle_18 >> (u32(16)))) + (((a0_2 * b1_11 + ((middle_18 & (u32(65535))))) >> (u32(16))));
    w_39.hi_0 = u32(0);
    var lo_10 : u32 = w_38.lo_0 + w_39.lo_0;
    var _S66 : u32 = w_38.hi_0 + w_39.hi_0;
    if(lo_10 < (w_39.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S67 : u32 = _S66 + u32(_S20);
    var w_40 : Wide_0;
    w_40.lo_0 = lo_10;
    w_40.hi_0 = _S67;
    var _S68 : Wide_0 = w_40;
    var middle_19 : u32 = a1_3 * b0_10 + (((a0_3 * b0_10) >> (u32(16))));
    var w_41 : Wide_0;
    w_41.lo_0 = a1_3 * b1_10 + ((middle_19 >> (u32(16)))) + (((a0_3 * b1_10 + ((middle_19 & (u32(65535))))) >> (u32(16))));
    w_41.hi_0 = u32(0);
    var lo_11 : u32 = _S68.lo_0 + w_41.lo_0;
    var _S69 : u32 = _S68.hi_0 + w_41.hi_0;
    if(lo_11 < (w_41.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S70 : u32 = _S69 + u32(_S20);
    var w_42 : Wide_0;
    w_42.lo_0 = lo_11;
    w_42.hi_0 = _S70;
    var _S71 : Wide_0 = w_42;
    var _S72 : u32 = _S65.hi_0 - _S71.hi_0;
    if((_S65.lo_0) < (_S71.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S73 : u32 = _S72 - u32(_S20);
    var w_43 : Wide_0;
    w_43.lo_0 = _S65.lo_0 - _S71.lo_0;
    w_43.hi_0 = _S73;
    var _S74 : Wide_0 = w_43;
    var w_44 : Wide_0;
    w_44.lo_0 = u32(4294967295);
    w_44.hi_0 = u32(4294967295);
    var _S75 : Wide_0 = w_44;
    var w_45 : Wide_0;
    w_45.lo_0 = _S24.hi_0 * _S74.hi_0;
    var b1_12 : u32 = ((_S74.hi_0) >> (u32(16)));
    var b0_12 : u32 = ((_S74.hi_0) & (u32(65535)));
    var middle_20 : u32 = a1_2 * b0_12 + (((a0_2 * b0_12) >> (u32(16))));
    w_45.hi_0 = a1_2 * b1_12 + ((middle_20 >> (u32(16)))) + (((a0_2 * b1_12 + ((middle_20 & (u32(65535))))) >> (u32(16))));
    var b1_13 : u32 = ((_S74.lo_0) >> (u32(16)));
    var b0_13 : u32 = ((_S74.lo_0) & (u32(65535)));
    var middle_21 : u32 = a1_2 * b0_13 + (((a0_2 * b0_13) >> (u32(16))));
    var w_46 : Wide_0;
    w_46.lo_0 = a1_2 * b1_13 + ((middle_21 >> (u32(16)))) + (((a0_2 * b1_13 + ((middle_21 & (u32(65535))))) >> (u32(16))));
    w_46.hi_0 = u32(0);
    var lo_12 : u32 = w_45.lo_0 + w_46.lo_0;
    var _S76 : u32 = w_45.hi_0 + w_46.hi_0;
    if(lo_12 < (w_46.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S77 : u32 = _S76 + u32(_S20);
    var w_47 : Wide_0;
    w_47.lo_0 = lo_12;
    w_47.hi_0 = _S77;
    var _S78 : Wide_0 = w_47;
    var middle_22 : u32 = a1_3 * b0_12 + (((a0_3 * b0_12) >> (u32(16))));
    var w_48 : Wide_0;
    w_48.lo_0 = a1_3 * b1_12 + ((middle_22 >> (u32(16)))) + (((a0_3 * b1_12 + ((middle_22 & (u32(65535))))) >> (u32(16))));
    w_48.hi_0 = u32(0);
    var lo_13 : u32 = _S78.lo_0 + w_48.lo_0;
    var _S79 : u32 = _S78.hi_0 + w_48.hi_0;
    if(lo_13 < (w_48.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S80 : u32 = _S79 + u32(_S20);
    var w_49 : Wide_0;
    w_49.lo_0 = lo_13;
    w_49.hi_0 = _S80;
    var _S81 : Wide_0 = w_49;
    var _S82 : u32 = _S75.hi_0 - _S81.hi_0;
    if((_S75.lo_0) < (_S81.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S83 : u32 = _S82 - u32(_S20);
    var w_50 : Wide_0;
    w_50.lo_0 = _S75.lo_0 - _S81.lo_0;
    w_50.hi_0 = _S83;
    var _S84 : Wide_0 = w_50;
    var w_51 : Wide_0;
    w_51.lo_0 = _S84.hi_0 * _S84.hi_0;
    var a1_4 : u32 = ((_S84.hi_0) >> (u32(16)));
    var a0_4 : u32 = ((_S84.hi_0) & (u32(65535)));
    var middle_23 : u32 = a1_4 * a0_4 + (((a0_4 * a0_4) >> (u32(16))));
    w_51.hi_0 = a1_4 * a1_4 + ((middle_23 >> (u32(16)))) + (((a0_4 * a1_4 + ((middle_23 & (u32(65535))))) >> (u32(16))));
    var b1_14 : u32 = ((_S84.lo_0) >> (u32(16)));
    var b0_14 : u32 = ((_S84.lo_0) & (u32(65535)));
    var middle_24 : u32 = a1_4 * b0_14 + (((a0_4 * b0_14) >> (u32(16))));
    var w_52 : Wide_0;
    w_52.lo_0 = a1_4 * b1_14 + ((middle_24 >> (u32(16)))) + (((a0_4 * b1_14 + ((middle_24 & (u32(65535))))) >> (u32(16))));
    w_52.hi_0 = u32(0);
    var lo_14 : u32 = w_51.lo_0 + w_52.lo_0;
    var _S85 : u32 = w_51.hi_0 + w_52.hi_0;
    if(lo_14 < (w_52.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S86 : u32 = _S85 + u32(_S20);
    var w_53 : Wide_0;
    w_53.lo_0 = lo_14;
    w_53.hi_0 = _S86;
    var _S87 : Wide_0 = w_53;
    var middle_25 : u32 = b1_14 * a0_4 + (((b0_14 * a0_4) >> (u32(16))));
    var w_54 : Wide_0;
    w_54.lo_0 = b1_14 * a1_4 + ((middle_25 >> (u32(16)))) + (((b0_14 * a1_4 + ((middle_25 & (u32(65535))))) >> (u32(16))));
    w_54.hi_0 = u32(0);
    var lo_15 : u32 = _S87.lo_0 + w_54.lo_0;
    var _S88 : u32 = _S87.hi_0 + w_54.hi_0;
    if(lo_15 < (w_54.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S89 : u32 = _S88 + u32(_S20);
    var w_55 : Wide_0;
    w_55.lo_0 = lo_15;
    w_55.hi_0 = _S89;
    var _S90 : Wide_0 = w_55;
    var w_56 : Wide_0;
    w_56.lo_0 = _S90.hi_0 * _S90.hi_0;
    var a1_5 : u32 = ((_S90.hi_0) >> (u32(16)));
    var a0_5 : u32 = ((_S90.hi_0) & (u32(65535)));
    var middle_26 : u32 = a1_5 * a0_5 + (((a0_5 * a0_5) >> (u32(16))));
    w_56.hi_0 = a1_5 * a1_5 + ((middle_26 >> (u32(16)))) + (((a0_5 * a1_5 + ((middle_26 & (u32(65535))))) >> (u32(16))));
    var b1_15 : u32 = ((_S90.lo_0) >> (u32(16)));
    var b0_15 : u32 = ((_S90.lo_0) & (u32(65535)));
    var middle_27 : u32 = a1_5 * b0_15 + (((a0_5 * b0_15) >> (u32(16))));
    var w_57 : Wide_0;
    w_57.lo_0 = a1_5 * b1_15 + ((middle_27 >> (u32(16)))) + (((a0_5 * b1_15 + ((middle_27 & (u32(65535))))) >> (u32(16))));
    w_57.hi_0 = u32(0);
    var lo_16 : u32 = w_56.lo_0 + w_57.lo_0;
    var _S91 : u32 = w_56.hi_0 + w_57.hi_0;
    if(lo_16 < (w_57.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S92 : u32 = _S91 + u32(_S20);
    var w_58 : Wide_0;
    w_58.lo_0 = lo_16;
    w_58.hi_0 = _S92;
    var _S93 : Wide_0 = w_58;
    var middle_28 : u32 = b1_15 * a0_5 + (((b0_15 * a0_5) >> (u32(16))));
    var w_59 : Wide_0;
    w_59.lo_0 = b1_15 * a1_5 + ((middle_28 >> (u32(16)))) + (((b0_15 * a1_5 + ((middle_28 & (u32(65535))))) >> (u32(16))));
    w_59.hi_0 = u32(0);
    var lo_17 : u32 = _S93.lo_0 + w_59.lo_0;
    var _S94 : u32 = _S93.hi_0 + w_59.hi_0;
    if(lo_17 < (w_59.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S95 : u32 = _S94 + u32(_S20);
    var w_60 : Wide_0;
    w_60.lo_0 = lo_17;
    w_60.hi_0 = _S95;
    var _S96 : Wide_0 = w_60;
    var w_61 : Wide_0;
    w_61.lo_0 = _S96.hi_0 * _S96.hi_0;
    var a1_6 : u32 = ((_S96.hi_0) >> (u32(16)));
    var a0_6 : u32 = ((_S96.hi_0) & (u32(65535)));
    var middle_29 : u32 = a1_6 * a0_6 + (((a0_6 * a0_6) >> (u32(16))));
    w_61.hi_0 = a1_6 * a1_6 + ((middle_29 >> (u32(16)))) + (((a0_6 * a1_6 + ((middle_29 & (u32(65535))))) >> (u32(16))));
    var b1_16 : u32 = ((_S96.lo_0) >> (u32(16)));
    var b0_16 : u32 = ((_S96.lo_0) & (u32(65535)));
    var middle_30 : u32 = a1_6 * b0_16 + (((a0_6 * b0_16) >> (u32(16))));
    var w_62 : Wide_0;
    w_62.lo_0 = a1_6 * b1_16 + ((middle_30 >> (u32(16)))) + (((a0_6 * b1_16 + ((middle_30 & (u32(65535))))) >> (u32(16))));
    w_62.hi_0 = u32(0);
    var lo_18 : u32 = w_61.lo_0 + w_62.lo_0;
    var _S97 : u32 = w_61.hi_0 + w_62.hi_0;
    if(lo_18 < (w_62.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S98 : u32 = _S97 + u32(_S20);
    var w_63 : Wide_0;
    w_63.lo_0 = lo_18;
    w_63.hi_0 = _S98;
    var _S99 : Wide_0 = w_63;
    var middle_31 : u32 = b1_16 * a0_6 + (((b0_16 * a0_6) >> (u32(16))));
    var w_64 : Wide_0;
    w_64.lo_0 = b1_16 * a1_6 + ((middle_31 >> (u32(16)))) + (((b0_16 * a1_6 + ((middle_31 & (u32(65535))))) >> (u32(16))));
    w_64.hi_0 = u32(0);
    var lo_19 : u32 = _S99.lo_0 + w_64.lo_0;
    var _S100 : u32 = _S99.hi_0 + w_64.hi_0;
    if(lo_19 < (w_64.lo_0))
    {
        _S20 = i32(1);
    }
    else
    {
        _S20 = i32(0);
    }
    var _S101 : u32 = _S100 + u32(_S20);
    var w_65 : Wide_0;
    w_65.lo_0 = lo_19;
    w_65.hi_0 = _S101;
    var _S102 : Wide_0 = w_65;
    var low_0 : bool = (((_S102.hi_0) & (u32(2147483648)))) == u32(0);
    var e_0 : Exp_0;
    var _S103 : Wide_0;
    if(low_0)
    {
        var _S104 : u32 = ((((_S102.hi_0) << (u32(1)))) | ((((_S102.lo_0) >> (u32(31))))));
        var w_66 : Wide_0;
        w_66.lo_0 = ((_S102.lo_0) << (u32(1)));
        w_66.hi_0 = _S104;
        _S103 = w_66;
    }
    else
    {
        _S103 = _S102;
    }
    e_0.m_2 = _S103;
    var _S105 : u32;
    if(low_0)
    {
        _S105 = q_2 + u32(1);
    }
    else
    {
        _S105 = q_2;
    }
    e_0.q_1 = _S105;
    return e_0;
}

fn multiply_low_0( a_1 : Wide_0,  b_0 : u32) -> Wide_0
{
    var w_67 : Wide_0;
    w_67.lo_0 = a_1.lo_0 * b_0;
    var a1_7 : u32 = ((a_1.lo_0) >> (u32(16)));
    var a0_7 : u32 = ((a_1.lo_0) & (u32(65535)));
    var b1_17 : u32 = (b_0 >> (u32(16)));
    var b0_17 : u32 = (b_0 & (u32(65535)));
    var middle_32 : u32 = a1_7 * b0_17 + (((a0_7 * b0_17) >> (u32(16))));
    w_67.hi_0 = a1_7 * b1_17 + ((middle_32 >> (u32(16)))) + (((a0_7 * b1_17 + ((middle_32 & (u32(65535))))) >> (u32(16))));
    var p_0 : Wide_0 = w_67;
    p_0.hi_0 = p_0.hi_0 + a_1.hi_0 * b_0;
    return p_0;
}

fn multiply_low_signed_0( a_2 : Wide_0,  b_1 : i32) -> Wide_0
{
    var _S106 : bool = b_1 < i32(0);
    var _S107 : u32;
    if(_S106)
    {
        _S107 = u32(- b_1);
    }
    else
    {
        _S107 = u32(b_1);
    }
    var p_1 : Wide_0 = multiply_low_0(a_2, _S107);
    var _S108 : Wide_0;
    if(_S106)
    {
        var w_68 : Wide_0;
        w_68.lo_0 = u32(0);
        w_68.hi_0 = u32(0);
        var _S109 : Wide_0 = w_68;
        var _S110 : u32 = w_68.hi_0 - p_1.hi_0;
        var _S111 : i32;
        if((w_68.lo_0) < (p_1.lo_0))
        {
            _S111 = i32(1);
        }
        else
        {
            _S111 = i32(0);
        }
        var _S112 : u32 = _S110 - u32(_S111);
        var w_69 : Wide_0;
        w_69.lo_0 = _S109.lo_0 - p_1.lo_0;
        w_69.hi_0 = _S112;
        var _S113 : Wide_0 = w_69;
        _S108 = _S113;
    }
    else
    {
        _S108 = p_1;
    }
    return _S108;
}

fn pack_0( mantissa_1 : u32,  exponent_0 : i32) -> u32
{
    var biased_0 : i32 = exponent_0 + i32(150);
    var biased_1 : i32;
    if(mantissa_1 == u32(16777216))
    {
        biased_1 = biased_0 + i32(1);
    }
    else
    {
        biased_1 = biased_0;
    }
    if(biased_1 < i32(1))
    {
        return u32(0);
    }
    return (((u32(biased_1) << (u32(23)))) | (((mantissa_1 & (u32(8388607))))));
}

fn round_quotient_0( n_0 : Wide_0,  d_0 : Wide_0,  exponent_1 : i32,  slack_0 : u32) -> Rounded_0
{
    var inverse_1 : f32 = 1.0f / f32(d_0.hi_0);
    var _S114 : u32 = ((d_0.hi_0) >> (u32(6)));
    var w_70 : Wide_0;
    w_70.lo_0 = ((((d_0.lo_0) >> (u32(6)))) | ((((d_0.hi_0) << (u32(26))))));
    w_70.hi_0 = _S114;
    var _S115 : Wide_0 = w_70;
    var _S116 : u32 = ((n_0.hi_0) >> (u32(6)));
    var w_71 : Wide_0;
    w_71.lo_0 = ((((n_0.lo_0) >> (u32(6)))) | ((((n_0.hi_0) << (u32(26))))));
    w_71.hi_0 = _S116;
    var inverse58_0 : f32 = inverse_1 * 64.0f;
    var q1_0 : u32 = u32(f32(n_0.hi_0) * inverse_1 * 4.194304e+06f);
    var _S117 : u32 = ((((w_71.hi_0) << (u32(22)))) | ((((w_71.lo_0) >> (u32(10))))));
    var w_72 : Wide_0;
    w_72.lo_0 = ((w_71.lo_0) << (u32(22)));
    w_72.hi_0 = _S117;
    var _S118 : Wide_0 = w_72;
    var _S119 : Wide_0 = multiply_low_0(w_70, q1_0);
    var _S120 : u32 = w_72.hi_0 - _S119.hi_0;
    var _S121 : i32;
    if((w_72.lo_0) < (_S119.lo_0))
    {
        _S121 = i32(1);
    }
    else
    {
        _S121 = i32(0);
    }
    var _S122 : u32 = _S120 - u32(_S121);
    var w_73 : Wide_0;
    w_73.lo_0 = _S118.lo_0 - _S119.lo_0;
    w_73.hi_0 = _S122;
    var _S123 : Wide_0 = w_73;
    var q2_0 : i32 = i32(f32(i32(_S123.hi_0)) * inverse58_0 * 6.5536e+04f);
    var _S124 : u32 = ((((_S123.hi_0) << (u32(16)))) | ((((_S123.lo_0) >> (u32(16))))));
    var w_74 : Wide_0;
    w_74.lo_0 = ((_S123.lo_0) << (u32(16)));
    w_74.hi_0 = _S124;
    var _S125 : Wide_0 = w_74;
    var _S126 : Wide_0 = multiply_low_signed_0(_S115, q2_0);
    var _S127 : u32 = w_74.hi_0 - _S126.hi_0;
    if((w_74.lo_0) < (_S126.lo_0))
    {
        _S121 = i32(1);
    }
    else
    {
        _S121 = i32(0);
    }
    var _S128 : u32 = _S127 - u32(_S121);
    var w_75 : Wide_0;
    w_75.lo_0 = _S125.lo_0 - _S126.lo_0;
    w_75.hi_0 = _S128;
    var _S129 : Wide_0 = w_75;
    var low_1 : i32 = ((q2_0 & (i32(65535)))) * i32(16384) + i32(floor(f32(i32(_S129.hi_0)) * inverse58_0 * 16384.0f));
    var hi_2 : u32 = u32(i32(q1_0) + ((q2_0 >> (u32(16)))) + ((low_1 >> (u32(30)))));
    var lo_20 : u32 = (u32(low_1) & (u32(1073741823)));
    if(hi_2 >= u32(4194304))
    {
        _S121 = i32(1);
    }
    else
    {
        _S121 = i32(2);
    }
    var more_0 : u32 = u32(_S121);
    var left_0 : u32 = u32(30) - more_0;
    var mantissa_2 : u32 = (((hi_2 << (more_0))) | (((lo_20 >> (left_0)))));
    var fraction_0 : u32 = (lo_20 & ((((u32(1) << (left_0))) - u32(1))));
    var half_1 : u32 = (u32(1) << ((left_0 - u32(1))));
    var r_0 : Rounded_0;
    var _S130 : bool = fraction_0 > half_1;
    if(_S130)
    {
        _S121 = i32(1);
    }
    else
    {
        _S121 = i32(0);
    }
    r_0.value_1 = pack_0(mantissa_2 + u32(_S121), exponent_1 - i32(22) - i32(more_0));
    var _S131 : u32;
    if(_S130)
    {
        _S131 = fraction_0 - half_1;
    }
    else
    {
        _S131 = half_1 - fraction_0;
    }
    r_0.doubtful_0 = _S131 <= slack_0;
    return r_0;
}

struct Huge_0
{
     w0_0 : u32,
     w1_0 : u32,
     w2_0 : u32,
     w3_0 : u32,
};

fn shift_left_0( a_3 : Huge_0,  n_1 : u32) -> Huge_0
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
    var _S132 : Huge_0;
    if(((n_1 & (u32(64)))) != u32(0))
    {
        var h_1 : Huge_0;
        h_1.w0_0 = u32(0);
        h_1.w1_0 = u32(0);
        h_1.w2_0 = a_3.w0_0;
        h_1.w3_0 = a_3.w1_0;
        _S132 = h_1;
    }
    else
    {
        _S132 = a_3;
    }
    if(((n_1 & (u32(32)))) != u32(0))
    {
        var h_2 : Huge_0;
        h_2.w0_0 = u32(0);
        h_2.w1_0 = _S132.w0_0;
        h_2.w2_0 = _S132.w1_0;
        h_2.w3_0 = _S132.w2_0;
        _S132 = h_2;
    }
    var m_3 : u32 = (n_1 & (u32(31)));
    var k_1 : u32 = u32(31) - m_3;
    var _S133 : u32 = ((((_S132.w3_0) << (m_3))) | ((((((_S132.w2_0) >> (u32(1)))) >> (k_1)))));
    var _S134 : u32 = ((((_S132.w2_0) << (m_3))) | ((((((_S132.w1_0) >> (u32(1)))) >> (k_1)))));
    var _S135 : u32 = ((((_S132.w1_0) << (m_3))) | ((((((_S132.w0_0) >> (u32(1)))) >> (k_1)))));
    var h_3 : Huge_0;
    h_3.w0_0 = ((_S132.w0_0) << (m_3));
    h_3.w1_0 = _S135;
    h_3.w2_0 = _S134;
    h_3.w3_0 = _S133;
    return h_3;
}

fn shift_right_0( a_4 : Huge_0,  n_2 : u32) -> Huge_0
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
    var _S136 : Huge_0;
    if(((n_2 & (u32(64)))) != u32(0))
    {
        var h_5 : Huge_0;
        h_5.w0_0 = a_4.w2_0;
        h_5.w1_0 = a_4.w3_0;
        h_5.w2_0 = u32(0);
        h_5.w3_0 = u32(0);
        _S136 = h_5;
    }
    else
    {
        _S136 = a_4;
    }
    if(((n_2 & (u32(32)))) != u32(0))
    {
        var h_6 : Huge_0;
        h_6.w0_0 = _S136.w1_0;
        h_6.w1_0 = _S136.w2_0;
        h_6.w2_0 = _S136.w3_0;
        h_6.w3_0 = u32(0);
        _S136 = h_6;
    }
    var m_4 : u32 = (n_2 & (u32(31)));
    var k_2 : u32 = u32(31) - m_4;
    var _S137 : u32 = ((_S136.w3_0) >> (m_4));
    var _S138 : u32 = ((((_S136.w2_0) >> (m_4))) | ((((((_S136.w3_0) << (u32(1)))) << (k_2)))));
    var _S139 : u32 = ((((_S136.w1_0) >> (m_4))) | ((((((_S136.w2_0) << (u32(1)))) << (k_2)))));
    var h_7 : Huge_0;
    h_7.w0_0 = ((((_S136.w0_0) >> (m_4))) | ((((((_S136.w1_0) << (u32(1)))) << (k_2)))));
    h_7.w1_0 = _S139;
    h_7.w2_0 = _S138;
    h_7.w3_0 = _S137;
    return h_7;
}

fn fixed_96_0( x_6 : u32) -> Huge_0
{
    if((absolute_0(x_6)) == u32(0))
    {
        var h_8 : Huge_0;
        h_8.w0_0 = u32(0);
        h_8.w1_0 = u32(0);
        h_8.w2_0 = u32(0);
        h_8.w3_0 = u32(0);
        return h_8;
    }
    var shift_1 : i32 = exponent_of_0(x_6) - i32(54);
    var h_9 : Huge_0;
    h_9.w0_0 = mantissa_of_0(x_6);
    h_9.w1_0 = u32(0);
    h_9.w2_0 = u32(0);
    h_9.w3_0 = u32(0);
    var _S140 : Huge_0 = h_9;
    var _S141 : Huge_0;
    if(shift_1 >= i32(0))
    {
        _S141 = shift_left_0(_S140, u32(shift_1));
    }
    else
    {
        _S141 = shift_right_0(_S140, u32(- shift_1));
    }
    return _S141;
}

fn add_0( a_5 : Huge_0,  b_2 : Huge_0) -> Huge_0
{
    var w_76 : Wide_0;
    w_76.lo_0 = a_5.w0_0;
    w_76.hi_0 = a_5.w1_0;
    var w_77 : Wide_0;
    w_77.lo_0 = b_2.w0_0;
    w_77.hi_0 = b_2.w1_0;
    var lo_21 : u32 = w_76.lo_0 + w_77.lo_0;
    var _S142 : u32 = w_76.hi_0 + w_77.hi_0;
    var _S143 : i32;
    if(lo_21 < (w_77.lo_0))
    {
        _S143 = i32(1);
    }
    else
    {
        _S143 = i32(0);
    }
    var _S144 : u32 = _S142 + u32(_S143);
    var w_78 : Wide_0;
    w_78.lo_0 = lo_21;
    w_78.hi_0 = _S144;
    var _S145 : Wide_0 = w_78;
    var carry_0 : bool;
    if((_S145.hi_0) < (b_2.w1_0))
    {
        carry_0 = true;
    }
    else
    {
        if((_S145.hi_0) == (b_2.w1_0))
        {
            carry_0 = (_S145.lo_0) < (b_2.w0_0);
        }
        else
        {
            carry_0 = false;
        }
    }
    var w_79 : Wide_0;
    w_79.lo_0 = a_5.w2_0;
    w_79.hi_0 = a_5.w3_0;
    var _S146 : Wide_0 = w_79;
    var w_80 : Wide_0;
    w_80.lo_0 = b_2.w2_0;
    w_80.hi_0 = b_2.w3_0;
    var _S147 : Wide_0 = w_80;
    var lo_22 : u32 = _S146.lo_0 + _S147.lo_0;
    var _S148 : u32 = _S146.hi_0 + _S147.hi_0;
    if(lo_22 < (_S147.lo_0))
    {
        _S143 = i32(1);
    }
    else
    {
        _S143 = i32(0);
    }
    var _S149 : u32 = _S148 + u32(_S143);
    var w_81 : Wide_0;
    w_81.lo_0 = lo_22;
    w_81.hi_0 = _S149;
    var _S150 : Wide_0 = w_81;
    if(carry_0)
    {
        _S143 = i32(1);
    }
    else
    {
        _S143 = i32(0);
    }
    var w_82 : Wide_0;
    w_82.lo_0 = u32(_S143);
    w_82.hi_0 = u32(0);
    var _S151 : Wide_0 = w_82;
    var lo_23 : u32 = _S150.lo_0 + _S151.lo_0;
    var _S152 : u32 = _S150.hi_0 + _S151.hi_0;
    if(lo_23 < (_S151.lo_0))
    {
        _S143 = i32(1);
    }
    else
    {
        _S143 = i32(0);
    }
    var _S153 : u32 = _S152 + u32(_S143);
    var w_83 : Wide_0;
    w_83.lo_0 = lo_23;
    w_83.hi_0 = _S153;
    var _S154 : Wide_0 = w_83;
    var h_10 : Huge_0;
    h_10.w0_0 = _S145.lo_0;
    h_10.w1_0 = _S145.hi_0;
    h_10.w2_0 = _S154.lo_0;
    h_10.w3_0 = _S154.hi_0;
    return h_10;
}

fn subtract_0( a_6 : Huge_0,  b_3 : Huge_0) -> Huge_0
{
    var borrow_0 : bool;
    if((a_6.w1_0) < (b_3.w1_0))
    {
        borrow_0 = true;
    }
    else
    {
        if((a_6.w1_0) == (b_3.w1_0))
        {
            borrow_0 = (a_6.w0_0) < (b_3.w0_0);
        }
        else
        {
            borrow_0 = false;
        }
    }
    var w_84 : Wide_0;
    w_84.lo_0 = a_6.w0_0;
    w_84.hi_0 = a_6.w1_0;
    var _S155 : Wide_0 = w_84;
    var w_85 : Wide_0;
    w_85.lo_0 = b_3.w0_0;
    w_85.hi_0 = b_3.w1_0;
    var _S156 : Wide_0 = w_85;
    var _S157 : u32 = _S155.hi_0 - _S156.hi_0;
    var _S158 : i32;
    if((_S155.lo_0) < (_S156.lo_0))
    {
        _S158 = i32(1);
    }
    else
    {
        _S158 = i32(0);
    }
    var _S159 : u32 = _S157 - u32(_S158);
    var w_86 : Wide_0;
    w_86.lo_0 = _S155.lo_0 - _S156.lo_0;
    w_86.hi_0 = _S159;
    var _S160 : Wide_0 = w_86;
    var w_87 : Wide_0;
    w_87.lo_0 = a_6.w2_0;
    w_87.hi_0 = a_6.w3_0;
    var _S161 : Wide_0 = w_87;
    var w_88 : Wide_0;
    w_88.lo_0 = b_3.w2_0;
    w_88.hi_0 = b_3.w3_0;
    var _S162 : Wide_0 = w_88;
    var _S163 : u32 = w_87.hi_0 - w_88.hi_0;
    if((w_87.lo_0) < (w_88.lo_0))
    {
        _S158 = i32(1);
    }
    else
    {
        _S158 = i32(0);
    }
    var _S164 : u32 = _S163 - u32(_S158);
    var w_89 : Wide_0;
    w_89.lo_0 = _S161.lo_0 - _S162.lo_0;
    w_89.hi_0 = _S164;
    var _S165 : Wide_0 = w_89;
    if(borrow_0)
    {
        _S158 = i32(1);
    }
    else
    {
        _S158 = i32(0);
    }
    var w_90 : Wide_0;
    w_90.lo_0 = u32(_S158);
    w_90.hi_0 = u32(0);
    var _S166 : Wide_0 = w_90;
    var _S167 : u32 = _S165.hi_0 - _S166.hi_0;
    if((_S165.lo_0) < (_S166.lo_0))
    {
        _S158 = i32(1);
    }
    else
    {
        _S158 = i32(0);
    }
    var _S168 : u32 = _S167 - u32(_S158);
    var w_91 : Wide_0;
    w_91.lo_0 = _S165.lo_0 - _S166.lo_0;
    w_91.hi_0 = _S168;
    var _S169 : Wide_0 = w_91;
    var h_11 : Huge_0;
    h_11.w0_0 = _S160.lo_0;
    h_11.w1_0 = _S160.hi_0;
    h_11.w2_0 = _S169.lo_0;
    h_11.w3_0 = _S169.hi_0;
    return h_11;
}

fn less_0( a_7 : Huge_0,  b_4 : Huge_0) -> bool
{
    if((a_7.w3_0) != (b_4.w3_0))
    {
        return (a_7.w3_0) < (b_4.w3_0);
    }
    if((a_7.w2_0) != (b_4.w2_0))
    {
        return (a_7.w2_0) < (b_4.w2_0);
    }
    if((a_7.w1_0) != (b_4.w1_0))
    {
        return (a_7.w1_0) < (b_4.w1_0);
    }
    return (a_7.w0_0) < (b_4.w0_0);
}

fn exp_series_0( j_0 : u32) -> Huge_0
{
    var _S170 : u32 = min(j_0, u32(11));
    var h_12 : Huge_0;
    h_12.w0_0 = kExpSeries_0[_S170][i32(2)];
    h_12.w1_0 = kExpSeries_0[_S170][i32(1)];
    h_12.w2_0 = kExpSeries_0[_S170][i32(0)];
    h_12.w3_0 = u32(0);
    return h_12;
}

fn select_0( which_0 : bool,  a_8 : Huge_0,  b_5 : Huge_0) -> Huge_0
{
    var _S171 : u32;
    if(which_0)
    {
        _S171 = a_8.w3_0;
    }
    else
    {
        _S171 = b_5.w3_0;
    }
    var _S172 : u32;
    if(which_0)
    {
        _S172 = a_8.w2_0;
    }
    else
    {
        _S172 = b_5.w2_0;
    }
    var _S173 : u32;
    if(which_0)
    {
        _S173 = a_8.w1_0;
    }
    else
    {
        _S173 = b_5.w1_0;
    }
    var _S174 : u32;
    if(which_0)
    {
        _S174 = a_8.w0_0;
    }
    else
    {
        _S174 = b_5.w0_0;
    }
    var h_13 : Huge_0;
    h_13.w0_0 = _S174;
    h_13.w1_0 = _S173;
    h_13.w2_0 = _S172;
    h_13.w3_0 = _S171;
    return h_13;
}

struct Column_0
{
     w0_1 : u32,
     w1_1 : u32,
     w2_1 : u32,
};

fn Column_add_product_0( this_0 : ptr<function, Column_0>,  a_9 : u32,  b_6 : u32)
{
    var w_92 : Wide_0;
    w_92.lo_0 = a_9 * b_6;
    var a1_8 : u32 = (a_9 >> (u32(16)));
    var a0_8 : u32 = (a_9 & (u32(65535)));
    var b1_18 : u32 = (b_6 >> (u32(16)));
    var b0_18 : u32 = (b_6 & (u32(65535)));
    var middle_33 : u32 = a1_8 * b0_18 + (((a0_8 * b0_18) >> (u32(16))));
    w_92.hi_0 = a1_8 * b1_18 + ((middle_33 >> (u32(16)))) + (((a0_8 * b1_18 + ((middle_33 & (u32(65535))))) >> (u32(16))));
    var p_2 : Wide_0 = w_92;
    var _S175 : u32 = (*this_0).w0_1 + p_2.lo_0;
    (*this_0).w0_1 = _S175;
    var _S176 : i32;
    if(_S175 < (p_2.lo_0))
    {
        _S176 = i32(1);
    }
    else
    {
        _S176 = i32(0);
    }
    var _S177 : u32 = p_2.hi_0 + u32(_S176);
    p_2.hi_0 = _S177;
    var _S178 : u32 = (*this_0).w1_1 + _S177;
    (*this_0).w1_1 = _S178;
    if(_S178 < _S177)
    {
        _S176 = i32(1);
    }
    else
    {
        _S176 = i32(0);
    }
    (*this_0).w2_1 = (*this_0).w2_1 + u32(_S176);
    return;
}

fn Column_next_0( this_1 : ptr<function, Column_0>) -> u32
{
    var digit_0 : u32 = (*this_1).w0_1;
    (*this_1).w0_1 = (*this_1).w1_1;
    (*this_1).w1_1 = (*this_1).w2_1;
    (*this_1).w2_1 = u32(0);
    return digit_0;
}

fn multiply_96_0( a_10 : Huge_0,  b_7 : Huge_0) -> Huge_0
{
    var c_0 : Column_0;
    c_0.w0_1 = u32(0);
    c_0.w1_1 = u32(0);
    c_0.w2_1 = u32(0);
    Column_add_product_0(&(c_0), a_10.w0_0, b_7.w0_0);
    var _S179 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_7.w1_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_7.w0_0);
    var _S180 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w0_0, b_7.w2_0);
    Column_add_product_0(&(c_0), a_10.w1_0, b_7.w1_0);
    Column_add_product_0(&(c_0), a_10.w2_0, b_7.w0_0);
    var _S181 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w1_0, b_7.w2_0);
    Column_add_product_0(&(c_0), a_10.w2_0, b_7.w1_0);
    var w0_2 : u32 = Column_next_0(&(c_0));
    Column_add_product_0(&(c_0), a_10.w2_0, b_7.w2_0);
    var w1_2 : u32 = Column_next_0(&(c_0));
    var w2_2 : u32 = Column_next_0(&(c_0));
    var h_14 : Huge_0;
    h_14.w0_0 = w0_2;
    h_14.w1_0 = w1_2;
    h_14.w2_0 = w2_2;
    h_14.w3_0 = u32(0);
    return h_14;
}

struct ExactExp_0
{
     m_5 : Huge_0,
     q_3 : u32,
};

fn exp_exact_0( t_1 : Huge_0) -> ExactExp_0
{
    var h_15 : Huge_0;
    h_15.w0_0 = u32(3387143064);
    h_15.w1_0 = u32(3520035243);
    h_15.w2_0 = u32(2977044471);
    h_15.w3_0 = u32(0);
    var _S182 : Huge_0 = h_15;
    var q_4 : u32 = u32((f32(t_1.w3_0) + f32(t_1.w2_0) * 2.32830643653869629e-10f) * 1.4426950216293335f);
    var w_93 : Wide_0;
    w_93.lo_0 = q_4 * h_15.w0_0;
    var a1_9 : u32 = (q_4 >> (u32(16)));
    var a0_9 : u32 = (q_4 & (u32(65535)));
    var b1_19 : u32 = ((h_15.w0_0) >> (u32(16)));
    var b0_19 : u32 = ((h_15.w0_0) & (u32(65535)));
    var middle_34 : u32 = a1_9 * b0_19 + (((a0_9 * b0_19) >> (u32(16))));
    w_93.hi_0 = a1_9 * b1_19 + ((middle_34 >> (u32(16)))) + (((a0_9 * b1_19 + ((middle_34 & (u32(65535))))) >> (u32(16))));
    var w_94 : Wide_0;
    w_94.lo_0 = q_4 * h_15.w1_0;
    var b1_20 : u32 = ((h_15.w1_0) >> (u32(16)));
    var b0_20 : u32 = ((h_15.w1_0) & (u32(65535)));
    var middle_35 : u32 = a1_9 * b0_20 + (((a0_9 * b0_20) >> (u32(16))));
    w_94.hi_0 = a1_9 * b1_20 + ((middle_35 >> (u32(16)))) + (((a0_9 * b1_20 + ((middle_35 & (u32(65535))))) >> (u32(16))));
    var w_95 : Wide_0;
    w_95.lo_0 = q_4 * h_15.w2_0;
    var b1_21 : u32 = ((h_15.w2_0) >> (u32(16)));
    var b0_21 : u32 = ((h_15.w2_0) & (u32(65535)));
    var middle_36 : u32 = a1_9 * b0_21 + (((a0_9 * b0_21) >> (u32(16))));
    w_95.hi_0 = a1_9 * b1_21 + ((middle_36 >> (u32(16)))) + (((a0_9 * b1_21 + ((middle_36 & (u32(65535))))) >> (u32(16))));
    var h_16 : Huge_0;
    h_16.w0_0 = w_93.lo_0;
    h_16.w1_0 = w_94.lo_0;
    h_16.w2_0 = w_95.lo_0;
    h_16.w3_0 = u32(0);
    var h_17 : Huge_0;
    h_17.w0_0 = u32(0);
    h_17.w1_0 = w_93.hi_0;
    h_17.w2_0 = w_94.hi_0;
    h_17.w3_0 = w_95.hi_0;
    var r_1 : Huge_0 = subtract_0(t_1, add_0(h_16, h_17));
    var r_2 : Huge_0;
    var q_5 : u32;
    if((r_1.w3_0) != u32(0))
    {
        var q_6 : u32 = q_4 - u32(1);
        r_2 = add_0(r_1, _S182);
        q_5 = q_6;
    }
    else
    {
        r_2 = r_1;
        q_5 = q_4;
    }
    if(!less_0(r_2, _S182))
    {
        var q_7 : u32 = q_5 + u32(1);
        r_2 = subtract_0(r_2, _S182);
        q_5 = q_7;
    }
    var p_3 : Huge_0 = exp_series_0(u32(11));
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
        var product_1 : Huge_0 = multiply_96_0(select_0(in_series_0, r_2, p_3), p_3);
        var _S183 : Huge_0 = select_0(in_series_0, subtract_0(exp_series_0(u32(10) - step_0), product_1), product_1);
        var step_1 : u32 = step_0 + u32(1);
        p_3 = _S183;
        step_0 = step_1;
    }
    var e_1 : ExactExp_0;
    e_1.m_5 = p_3;
    e_1.q_3 = q_5;
    return e_1;
}

fn is_zero_0( a_11 : Huge_0) -> bool
{
    return (((((((a_11.w0_0) | ((a_11.w1_0)))) | ((a_11.w2_0)))) | ((a_11.w3_0)))) == u32(0);
}

fn bit_width_0( v_0 : u32) -> u32
{
    var _S184 : u32;
    if(v_0 == u32(0))
    {
        _S184 = u32(0);
    }
    else
    {
        _S184 = firstbithigh_0(v_0) + u32(1);
    }
    return _S184;
}

fn bit_width_1( a_12 : Huge_0) -> u32
{
    if((a_12.w3_0) != u32(0))
    {
        return u32(96) + bit_width_0(a_12.w3_0);
    }
    if((a_12.w2_0) != u32(0))
    {
        return u32(64) + bit_width_0(a_12.w2_0);
    }
    if((a_12.w1_0) != u32(0))
    {
        return u32(32) + bit_width_0(a_12.w1_0);
    }
    return bit_width_0(a_12.w0_0);
}

fn same_0( a_13 : Huge_0,  b_8 : Huge_0) -> bool
{
    var _S185 : bool;
    if((a_13.w0_0) == (b_8.w0_0))
    {
        _S185 = (a_13.w1_0) == (b_8.w1_0);
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        _S185 = (a_13.w2_0) == (b_8.w2_0);
    }
    else
    {
        _S185 = false;
    }
    if(_S185)
    {
        _S185 = (a_13.w3_0) == (b_8.w3_0);
    }
    else
    {
        _S185 = false;
    }
    return _S185;
}

fn round_ratio_0( num_0 : Huge_0,  den_0 : Huge_0,  exponent_2 : i32) -> u32
{
    if(is_zero_0(num_0))
    {
        return u32(0);
    }
    var shift_2 : i32 = i32(bit_width_1(den_0)) - i32(bit_width_1(num_0));
    var _S186 : Huge_0;
    if(shift_2 > i32(0))
    {
        _S186 = shift_left_0(num_0, u32(shift_2));
    }
    else
    {
        _S186 = num_0;
    }
    var _S187 : Huge_0;
    if(shift_2 < i32(0))
    {
        _S187 = shift_left_0(den_0, u32(- shift_2));
    }
    else
    {
        _S187 = den_0;
    }
    var shift_3 : i32;
    if(less_0(_S186, _S187))
    {
        var shift_4 : i32 = shift_2 + i32(1);
        _S186 = shift_left_0(_S186, u32(1));
        shift_3 = shift_4;
    }
    else
    {
        shift_3 = shift_2;
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
        var _S188 : Huge_0;
        if(!less_0(_S186, _S187))
        {
            var quotient_2 : u32 = (quotient_1 | (u32(1)));
            _S188 = subtract_0(_S186, _S187);
            quotient_0 = quotient_2;
        }
        else
        {
            _S188 = _S186;
            quotient_0 = quotient_1;
        }
        var _S189 : Huge_0 = shift_left_0(_S188, u32(1));
        var bit_1 : u32 = bit_0 + u32(1);
        _S186 = _S189;
        bit_0 = bit_1;
    }
    var _S190 : bool;
    if(less_0(_S187, _S186))
    {
        _S190 = true;
    }
    else
    {
        if(same_0(_S186, _S187))
        {
            _S190 = ((quotient_0 & (u32(1)))) != u32(0);
        }
        else
        {
            _S190 = false;
        }
    }
    if(_S190)
    {
        quotient_0 = quotient_0 + u32(1);
    }
    return pack_0(quotient_0, exponent_2 - shift_3 - i32(23));
}

fn sigmoid_exact_0( x_7 : u32) -> u32
{
    var e_2 : ExactExp_0 = exp_exact_0(fixed_96_0(x_7));
    var h_18 : Huge_0;
    h_18.w0_0 = u32(0);
    h_18.w1_0 = u32(0);
    h_18.w2_0 = u32(0);
    h_18.w3_0 = u32(1);
    var d_1 : Huge_0 = add_0(h_18, shift_right_0(e_2.m_5, e_2.q_3));
    var negative_0 : bool = ((x_7 & (u32(2147483648)))) != u32(0);
    var _S191 : Huge_0 = select_0(negative_0, e_2.m_5, h_18);
    var _S192 : i32;
    if(negative_0)
    {
        _S192 = - i32(e_2.q_3);
    }
    else
    {
        _S192 = i32(0);
    }
    return round_ratio_0(_S191, d_1, _S192);
}

fn sigmoid_by_words_0( x_8 : u32) -> u32
{
    var n_3 : Wide_0;
    var size_0 : u32 = absolute_0(x_8);
    var negative_1 : bool = ((x_8 & (u32(2147483648)))) != u32(0);
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
        var _S193 : u32;
        if(negative_1)
        {
            _S193 = u32(0);
        }
        else
        {
            _S193 = u32(1065353216);
        }
        return _S193;
    }
    var e_3 : Exp_0 = exp_fast_0(fixed_57_0(x_8));
    var w_96 : Wide_0;
    w_96.lo_0 = u32(0);
    w_96.hi_0 = u32(2147483648);
    var _S194 : Wide_0 = w_96;
    var _S195 : u32 = e_3.q_1 + u32(1);
    for(;;)
    {
        var m_6 : u32 = (_S195 & (u32(31)));
        var hi_3 : u32 = ((e_3.m_2.hi_0) >> (m_6));
        var lo_24 : u32 = ((((e_3.m_2.lo_0) >> (m_6))) | ((((((e_3.m_2.hi_0) << (u32(1)))) << ((u32(31) - m_6))))));
        if(_S195 >= u32(64))
        {
            var w_97 : Wide_0;
            w_97.lo_0 = u32(0);
            w_97.hi_0 = u32(0);
            n_3 = w_97;
            break;
        }
        if(_S195 >= u32(32))
        {
            var w_98 : Wide_0;
            w_98.lo_0 = hi_3;
            w_98.hi_0 = u32(0);
            n_3 = w_98;
        }
        else
        {
            var w_99 : Wide_0;
            w_99.lo_0 = lo_24;
            w_99.hi_0 = hi_3;
            n_3 = w_99;
        }
        break;
    }
    var lo_25 : u32 = _S194.lo_0 + n_3.lo_0;
    var _S196 : u32 = _S194.hi_0 + n_3.hi_0;
    var _S197 : i32;
    if(lo_25 < (n_3.lo_0))
    {
        _S197 = i32(1);
    }
    else
    {
        _S197 = i32(0);
    }
    var _S198 : u32 = _S196 + u32(_S197);
    var w_100 : Wide_0;
    w_100.lo_0 = lo_25;
    w_100.hi_0 = _S198;
    var _S199 : Wide_0 = w_100;
    if(!negative_1)
    {
        var w_101 : Wide_0;
        w_101.lo_0 = u32(0);
        w_101.hi_0 = u32(2147483648);
        n_3 = w_101;
    }
    else
    {
        n_3 = e_3.m_2;
    }
    if(negative_1)
    {
        _S197 = - i32(e_3.q_1) - i32(1);
    }
    else
    {
        _S197 = i32(0);
    }
    var r_3 : Rounded_0 = round_quotient_0(n_3, _S199, _S197, u32(64));
    if(r_3.doubtful_0)
    {
        return sigmoid_exact_0(x_8);
    }
    return r_3.value_1;
}

fn sigmoid_0( x_9 : u32) -> u32
{
    if((absolute_0(x_9)) < u32(1114112000))
    {
        var r_4 : Rounded_0 = sigmoid_by_floats_0(x_9);
        if(!r_4.doubtful_0)
        {
            return r_4.value_1;
        }
    }
    return sigmoid_by_words_0(x_9);
}

fn odd_reciprocal_0( j_1 : u32) -> Huge_0
{
    var d_2 : u32 = u32(2) * j_1 + u32(1);
    var w2_3 : u32 = u32(4294967295) / d_2;
    var rest_0 : u32 = u32(4294967295) - w2_3 * d_2 + u32(1);
    var rest_1 : u32;
    var w2_4 : u32;
    if(rest_0 == d_2)
    {
        var w2_5 : u32 = w2_3 + u32(1);
        rest_1 = u32(0);
        w2_4 = w2_5;
    }
    else
    {
        rest_1 = rest_0;
        w2_4 = w2_3;
    }
    var _S200 : u32 = (rest_1 << (u32(26)));
    var digit1_0 : u32 = _S200 / d_2;
    var _S201 : u32 = ((_S200 - digit1_0 * d_2) << (u32(26)));
    var digit2_0 : u32 = _S201 / d_2;
    var digit3_0 : u32 = (((_S201 - digit2_0 * d_2) << (u32(12)))) / d_2;
    var _S202 : u32 = (((digit1_0 << (u32(6)))) | (((digit2_0 >> (u32(20))))));
    var h_19 : Huge_0;
    h_19.w0_0 = (((digit2_0 << (u32(12)))) | (digit3_0));
    h_19.w1_0 = _S202;
    h_19.w2_0 = w2_4;
    h_19.w3_0 = u32(0);
    return h_19;
}

fn root_50_0( v_1 : Wide_0) -> u32
{
    var _S203 : u32 = u32(sqrt(f32(v_1.hi_0) * 4.294967296e+09f + f32(v_1.lo_0)));
    var i_0 : i32 = i32(0);
    var root_0 : u32 = _S203;
    for(;;)
    {
        if(i_0 < i32(2))
        {
        }
        else
        {
            break;
        }
        var w_102 : Wide_0;
        w_102.lo_0 = root_0 * root_0;
        var a1_10 : u32 = (root_0 >> (u32(16)));
        var a0_10 : u32 = (root_0 & (u32(65535)));
        var middle_37 : u32 = a1_10 * a0_10 + (((a0_10 * a0_10) >> (u32(16))));
        w_102.hi_0 = a1_10 * a1_10 + ((middle_37 >> (u32(16)))) + (((a0_10 * a1_10 + ((middle_37 & (u32(65535))))) >> (u32(16))));
        var _S204 : Wide_0 = w_102;
        var _S205 : u32 = v_1.hi_0 - _S204.hi_0;
        var _S206 : i32;
        if((v_1.lo_0) < (_S204.lo_0))
        {
            _S206 = i32(1);
        }
        else
        {
            _S206 = i32(0);
        }
        var _S207 : u32 = _S205 - u32(_S206);
        var w_103 : Wide_0;
        w_103.lo_0 = v_1.lo_0 - _S204.lo_0;
        w_103.hi_0 = _S207;
        var _S208 : Wide_0 = w_103;
        var root_1 : u32 = root_0 + u32(i32(floor((f32(i32(_S208.hi_0)) * 4.294967296e+09f + f32(_S208.lo_0)) / (2.0f * f32(root_0)))));
        i_0 = i_0 + i32(1);
        root_0 = root_1;
    }
    var w_104 : Wide_0;
    w_104.lo_0 = root_0 * root_0;
    var a1_11 : u32 = (root_0 >> (u32(16)));
    var a0_11 : u32 = (root_0 & (u32(65535)));
    var middle_38 : u32 = a1_11 * a0_11 + (((a0_11 * a0_11) >> (u32(16))));
    w_104.hi_0 = a1_11 * a1_11 + ((middle_38 >> (u32(16)))) + (((a0_11 * a1_11 + ((middle_38 & (u32(65535))))) >> (u32(16))));
    var _S209 : Wide_0 = w_104;
    var _S210 : u32 = v_1.hi_0 - _S209.hi_0;
    if((v_1.lo_0) < (_S209.lo_0))
    {
        i_0 = i32(1);
    }
    else
    {
        i_0 = i32(0);
    }
    var _S211 : u32 = _S210 - u32(i_0);
    var w_105 : Wide_0;
    w_105.lo_0 = v_1.lo_0 - _S209.lo_0;
    w_105.hi_0 = _S211;
    var _S212 : Wide_0 = w_105;
    if((((_S212.hi_0) & (u32(2147483648)))) != u32(0))
    {
        root_0 = root_0 - u32(1);
    }
    else
    {
        var _S213 : bool;
        if((_S212.hi_0) != u32(0))
        {
            _S213 = true;
        }
        else
        {
            _S213 = (_S212.lo_0) > (u32(2) * root_0);
        }
        if(_S213)
        {
            root_0 = root_0 + u32(1);
        }
    }
    return root_0;
}

fn sqrtsoftplus_0( x_10 : u32) -> u32
{
    var size_1 : u32 = absolute_0(x_10);
    var negative_2 : bool = ((x_10 & (u32(2147483648)))) != u32(0);
    if(size_1 > u32(2139095040))
    {
        return u32(2143289344);
    }
    var _S214 : bool;
    if(negative_2)
    {
        _S214 = size_1 > u32(1127219200);
    }
    else
    {
        _S214 = false;
    }
    if(_S214)
    {
        return u32(0);
    }
    if(size_1 == u32(2139095040))
    {
        return x_10;
    }
    if(size_1 < u32(813694976))
    {
        return u32(1062543949);
    }
    if(size_1 >= u32(1115684864))
    {
        _S214 = !negative_2;
    }
    else
    {
        _S214 = false;
    }
    var v_2 : Huge_0;
    var exponent_3 : i32;
    if(_S214)
    {
        var h_20 : Huge_0;
        h_20.w0_0 = mantissa_of_0(x_10);
        h_20.w1_0 = u32(0);
        h_20.w2_0 = u32(0);
        h_20.w3_0 = u32(0);
        var _S215 : i32 = exponent_of_0(x_10) - i32(150);
        v_2 = h_20;
        exponent_3 = _S215;
    }
    else
    {
        var _S216 : Huge_0 = fixed_96_0(x_10);
        var e_4 : ExactExp_0 = exp_exact_0(_S216);
        var h_21 : Huge_0;
        h_21.w0_0 = u32(0);
        h_21.w1_0 = u32(0);
        h_21.w2_0 = u32(0);
        h_21.w3_0 = u32(2);
        var _S217 : Huge_0 = add_0(h_21, shift_right_0(e_4.m_5, e_4.q_3));
        var h_22 : Huge_0;
        h_22.w0_0 = u32(0);
        h_22.w1_0 = u32(0);
        h_22.w2_0 = u32(0);
        h_22.w3_0 = u32(0);
        var z_0 : Huge_0 = h_22;
        var rest_2 : Huge_0 = e_4.m_5;
        var bit_2 : u32 = u32(0);
        for(;;)
        {
            if(bit_2 < (u32(96) + zero_0))
            {
            }
            else
            {
                break;
            }
            var rest_3 : Huge_0 = shift_left_0(rest_2, u32(1));
            z_0 = shift_left_0(z_0, u32(1));
            if(!less_0(rest_3, _S217))
            {
                var _S218 : Huge_0 = subtract_0(rest_3, _S217);
                z_0.w0_0 = ((z_0.w0_0) | (u32(1)));
                rest_2 = _S218;
            }
            else
            {
                rest_2 = rest_3;
            }
            bit_2 = bit_2 + u32(1);
        }
        var zz_0 : Huge_0 = shift_right_0(multiply_96_0(z_0, z_0), u32(2) * e_4.q_3);
        var _S219 : Huge_0 = odd_reciprocal_0(u32(28));
        var series_0 : Huge_0 = _S219;
        var j_2 : u32 = u32(27);
        for(;;)
        {
            if(j_2 >= (u32(1) + zero_0))
            {
            }
            else
            {
                break;
            }
            var _S220 : Huge_0 = odd_reciprocal_0(j_2);
            var _S221 : Huge_0 = add_0(_S220, multiply_96_0(zz_0, series_0));
            var j_3 : u32 = j_2 - u32(1);
            series_0 = _S221;
            j_2 = j_3;
        }
        var v_3 : Huge_0 = shift_left_0(add_0(z_0, multiply_96_0(z_0, multiply_96_0(zz_0, series_0))), u32(1));
        var _S222 : i32 = i32(-96) - i32(e_4.q_3);
        if(!negative_2)
        {
            v_2 = add_0(_S216, shift_right_0(v_3, e_4.q_3));
            exponent_3 = i32(-96);
        }
        else
        {
            v_2 = v_3;
            exponent_3 = _S222;
        }
    }
    var shift_5 : i32 = i32(128) - i32(bit_width_1(v_2));
    var shift_6 : i32;
    if((((exponent_3 - shift_5) & (i32(1)))) != i32(0))
    {
        shift_6 = shift_5 - i32(1);
    }
    else
    {
        shift_6 = shift_5;
    }
    var top_0 : Huge_0 = shift_right_0(shift_left_0(v_2, u32(shift_6)), u32(78));
    var w_106 : Wide_0;
    w_106.lo_0 = top_0.w0_0;
    w_106.hi_0 = top_0.w1_0;
    return pack_0(((root_50_0(w_106) + u32(1)) >> (u32(1))), (exponent_3 - shift_6) / i32(2) + i32(40));
}

fn tanh_0( x_11 : u32) -> u32
{
    var size_2 : u32 = absolute_0(x_11);
    if(size_2 > u32(2139095040))
    {
        return u32(2143289344);
    }
    if(size_2 <= u32(964689920))
    {
        return x_11;
    }
    var y_0 : u32;
    if(size_2 < u32(1098907648))
    {
        var e_5 : ExactExp_0 = exp_exact_0(shift_left_0(fixed_96_0(x_11), u32(1)));
        var h_23 : Huge_0;
        h_23.w0_0 = u32(0);
        h_23.w1_0 = u32(0);
        h_23.w2_0 = u32(0);
        h_23.w3_0 = u32(1);
        var term_0 : Huge_0 = shift_right_0(e_5.m_5, e_5.q_3);
        y_0 = round_ratio_0(subtract_0(h_23, term_0), add_0(h_23, term_0), i32(0));
    }
    else
    {
        y_0 = u32(1065353216);
    }
    return (y_0 | (((x_11 & (u32(2147483648))))));
}

@compute
@workgroup_size(64, 1, 1)
fn function_check(@builtin(global_invocation_id) thread_0 : vec3<u32>)
{
    zero_0 = u32(0);
    var r_5 : vec4<u32> = request_0[i32(0)];
    zero_0 = r_5.w;
    var _S223 : u32 = thread_0.x;
    if(_S223 >= (r_5.z))
    {
        return;
    }
    var x_12 : u32 = flush_0(r_5.y + _S223);
    var _S224 : u32 = r_5.x;
    var y_1 : u32;
    if(_S224 == u32(0))
    {
        y_1 = sigmoid_0(x_12);
    }
    else
    {
        if(_S224 == u32(1))
        {
            var _S225 : u32 = sqrtsoftplus_0(x_12);
            y_1 = _S225;
        }
        else
        {
            y_1 = tanh_0(x_12);
        }
    }
    results_0[_S223] = y_1;
    return;
}

