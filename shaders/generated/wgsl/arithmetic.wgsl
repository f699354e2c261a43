@binding(1) @group(0) var<storage, read> request_0 : array<vec4<u32>>;

@binding(0) @group(0) var<storage, read_write> results_0 : array<u32>;

@binding(2) @group(0) var<storage, read> inputs_0 : array<vec4<u32>>;

var<private> zero_0 : u32;

fn answer_0( operation_0 : u32,  v_0 : vec4<u32>) -> u32
{
    var _S1 : u32 = v_0.x;
    var a_0 : f32 = (bitcast<f32>((_S1)));
    var _S2 : u32 = v_0.y;
    var b_0 : f32 = (bitcast<f32>((_S2)));
    var c_0 : f32 = (bitcast<f32>((v_0.z)));
    switch(operation_0)
    {
    case u32(0):
        {
            return (bitcast<u32>((a_0 + b_0)));
        }
    case u32(1):
        {
            return (bitcast<u32>((a_0 * b_0)));
        }
    case u32(2):
        {
            return (bitcast<u32>((a_0 / b_0)));
        }
    case u32(3):
        {
            return (bitcast<u32>((1.0f / f32(_S1))));
        }
    case u32(4):
        {
            return (bitcast<u32>((a_0 * b_0 + c_0)));
        }
    case u32(5):
        {
            return (bitcast<u32>((a_0 + b_0 - a_0)));
        }
    case u32(6):
        {
            return (bitcast<u32>((exp(a_0))));
        }
    case u32(7):
        {
            return (bitcast<u32>((log(a_0))));
        }
    case u32(8):
        {
            return (bitcast<u32>((sqrt(a_0))));
        }
    case u32(9):
        {
            return (bitcast<u32>((f32(_S1))));
        }
    case u32(10):
        {
            return (bitcast<u32>((f32(i32(_S1)))));
        }
    case u32(11):
        {
            return u32(a_0);
        }
    case u32(12):
        {
            return u32(i32(a_0));
        }
    case u32(13):
        {
            return u32(i32(floor(a_0)));
        }
    case u32(14):
        {
            return u32(f32(_S1) * (1.0f / f32(_S2)) * c_0);
        }
    case u32(15):
        {
            return (bitcast<u32>((b_0 - ((a_0 + b_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))) - a_0) * (bitcast<f32>(((u32(1065353216) ^ (zero_0))))))));
        }
    default :
        {
            var _S3 : i32;
            if(a_0 > b_0)
            {
                _S3 = i32(1);
            }
            else
            {
                _S3 = i32(0);
            }
            return u32(_S3);
        }
    }
}

@compute
@workgroup_size(64, 1, 1)
fn arithmetic(@builtin(global_invocation_id) thread_0 : vec3<u32>)
{
    zero_0 = u32(0);
    var r_0 : vec4<u32> = request_0[i32(0)];
    zero_0 = r_0.z;
    var _S4 : u32 = thread_0.x;
    if(_S4 < (r_0.y))
    {
        results_0[_S4] = answer_0(r_0.x, inputs_0[_S4]);
    }
    return;
}

