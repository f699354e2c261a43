enable subgroups;
diagnostic(off, subgroup_uniformity);
@binding(0) @group(0) var<storage, read_write> answers_0 : array<u32>;

var<private> _S1 : u32;

@compute
@workgroup_size(32, 1, 1)
fn canary(@builtin(workgroup_id) group_0 : vec3<u32>, @builtin(local_invocation_id) thread_0 : vec3<u32>, @builtin(subgroup_invocation_id) _builtinWaveLaneIndex_0 : u32)
{
    _S1 = _builtinWaveLaneIndex_0;
    var lane_0 : u32 = thread_0.x;
    var _S2 : vec4<u32> = subgroupBallot(true);
    var right_0 : bool;
    if((_S2.x) == u32(4294967295))
    {
        ;
        right_0 = _S1 == lane_0;
    }
    else
    {
        right_0 = false;
    }
    var i_0 : u32 = u32(0);
    var steps_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < lane_0)
        {
        }
        else
        {
            break;
        }
        var steps_1 : u32 = steps_0 + (((i_0 * lane_0) & (u32(3))));
        i_0 = i_0 + u32(1);
        steps_0 = steps_1;
    }
    workgroupBarrier();
    if(right_0)
    {
        var _S3 : u32 = subgroupAdd(u32(1));
        right_0 = _S3 == u32(32);
    }
    else
    {
        right_0 = false;
    }
    if(right_0)
    {
        var _S4 : u32 = subgroupMax(lane_0);
        right_0 = _S4 == u32(31);
    }
    else
    {
        right_0 = false;
    }
    if(right_0)
    {
        var _S5 : vec4<u32> = subgroupBallot(((lane_0 & (u32(1)))) != u32(0));
        right_0 = (_S5.x) == u32(2863311530);
    }
    else
    {
        right_0 = false;
    }
    if(right_0)
    {
        right_0 = steps_0 < u32(65535);
    }
    else
    {
        right_0 = false;
    }
    var _S6 : i32;
    if(right_0)
    {
        _S6 = i32(1);
    }
    else
    {
        _S6 = i32(0);
    }
    answers_0[group_0.x * u32(32) + lane_0] = u32(_S6);
    return;
}

