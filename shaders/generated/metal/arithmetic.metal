#include <metal_stdlib>
#include <metal_math>
#include <metal_texture>
using namespace metal;
struct KernelContext_0
{
    packed_uint4 device* request_0;
    uint device* results_0;
    packed_uint4 device* inputs_0;
    uint zero_0;
};

uint answer_0(uint operation_0, uint4 v_0, KernelContext_0 thread* kernelContext_0)
{
    uint _S1 = v_0.x;
    float a_0 = (as_type<float>((_S1)));
    uint _S2 = v_0.y;
    float b_0 = (as_type<float>((_S2)));
    float c_0 = (as_type<float>((v_0.z)));
    switch(operation_0)
    {
    case 0U:
        {
            return (as_type<uint>((a_0 + b_0)));
        }
    case 1U:
        {
            return (as_type<uint>((a_0 * b_0)));
        }
    case 2U:
        {
            return (as_type<uint>((a_0 / b_0)));
        }
    case 3U:
        {
            return (as_type<uint>((1.0f / float(_S1))));
        }
    case 4U:
        {
            return (as_type<uint>((a_0 * b_0 + c_0)));
        }
    case 5U:
        {
            return (as_type<uint>((a_0 + b_0 - a_0)));
        }
    case 6U:
        {
            return (as_type<uint>((exp(a_0))));
        }
    case 7U:
        {
            return (as_type<uint>((log(a_0))));
        }
    case 8U:
        {
            return (as_type<uint>((sqrt(a_0))));
        }
    case 9U:
        {
            return (as_type<uint>((float(_S1))));
        }
    case 10U:
        {
            return (as_type<uint>((float(int(_S1)))));
        }
    case 11U:
        {
            return uint(a_0);
        }
    case 12U:
        {
            return uint(int(a_0));
        }
    case 13U:
        {
            return uint(int(floor(a_0)));
        }
    case 14U:
        {
            return uint(float(_S1) * (1.0f / float(_S2)) * c_0);
        }
    case 15U:
        {
            return (as_type<uint>((b_0 - ((a_0 + b_0) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))) - a_0) * (as_type<float>((1065353216U ^ (kernelContext_0->zero_0)))))));
        }
    default:
        {
            int _S3;
            if(a_0 > b_0)
            {
                _S3 = int(1);
            }
            else
            {
                _S3 = int(0);
            }
            return uint(_S3);
        }
    }
}

[[kernel]] void arithmetic(uint3 thread_0 [[thread_position_in_grid]], packed_uint4 device* request_1 [[buffer(1)]], uint device* results_1 [[buffer(0)]], packed_uint4 device* inputs_1 [[buffer(2)]])
{
    thread KernelContext_0 kernelContext_1;
    (&kernelContext_1)->request_0 = request_1;
    (&kernelContext_1)->results_0 = results_1;
    (&kernelContext_1)->inputs_0 = inputs_1;
    uint4 _S4 = uint4(*(request_1+int(0))) ;
    (&kernelContext_1)->zero_0 = _S4.z;
    uint _S5 = thread_0.x;
    if(_S5 < (_S4.y))
    {
        uint device* _S6 = (&kernelContext_1)->results_0+_S5;
        uint _S7 = answer_0(_S4.x, uint4(*((&kernelContext_1)->inputs_0+_S5)) , &kernelContext_1);
        *_S6 = _S7;
    }
    return;
}

