#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
uint4 WaveActiveBallot_0(bool condition_0)
{
    ulong _S1 = (uint64_t(simd_ballot((condition_0))));
    return uint4(uint(_S1 & 4294967295ULL), uint(_S1 >> 32U), 0U, 0U);
}

struct KernelContext_0
{
    uint device* answers_0;
    uint _S2;
};

[[kernel]] void canary(uint3 group_0 [[threadgroup_position_in_grid]], uint3 thread_0 [[thread_position_in_threadgroup]], uint _builtinWaveLaneIndex_0 [[thread_index_in_simdgroup]], uint device* answers_1 [[buffer(0)]])
{
    thread KernelContext_0 kernelContext_0;
    (&kernelContext_0)->answers_0 = answers_1;
    (&kernelContext_0)->_S2 = _builtinWaveLaneIndex_0;
    uint lane_0 = thread_0.x;
    uint4 _S3 = WaveActiveBallot_0(true);
    bool right_0;
    if((_S3.x) == 4294967295U)
    {
        right_0 = ((&kernelContext_0)->_S2) == lane_0;
    }
    else
    {
        right_0 = false;
    }
    uint i_0 = 0U;
    uint steps_0 = 0U;
    for(;;)
    {
        if(i_0 < lane_0)
        {
        }
        else
        {
            break;
        }
        uint steps_1 = steps_0 + ((i_0 * lane_0) & 3U);
        i_0 = i_0 + 1U;
        steps_0 = steps_1;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if(right_0)
    {
        uint _S4 = simd_sum(1U);
        right_0 = _S4 == 32U;
    }
    else
    {
        right_0 = false;
    }
    if(right_0)
    {
        uint _S5 = simd_max(lane_0);
        right_0 = _S5 == 31U;
    }
    else
    {
        right_0 = false;
    }
    if(right_0)
    {
        uint4 _S6 = WaveActiveBallot_0((lane_0 & 1U) != 0U);
        right_0 = (_S6.x) == 2863311530U;
    }
    else
    {
        right_0 = false;
    }
    uint device* _S7 = (&kernelContext_0)->answers_0+(group_0.x * 32U + lane_0);
    if(right_0)
    {
        right_0 = steps_0 < 65535U;
    }
    else
    {
        right_0 = false;
    }
    int _S8;
    if(right_0)
    {
        _S8 = int(1);
    }
    else
    {
        _S8 = int(0);
    }
    *_S7 = uint(_S8);
    return;
}

