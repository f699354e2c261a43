# Writes files as a C++ source OUT that defines constants. Run by cmake -P at build time.
#   KIND=json   the one file FILES as turnout::kFamiliesJson
#   KIND=spirv  SPIR-V files FILES (separated by |) as turnout::vulkan::kSpirv, by file name
string(REPLACE "|" ";" files "${FILES}")
if(KIND STREQUAL "json")
  file(READ "${files}" content)
  set(source "#include \"model/table.hpp\"
namespace turnout { const std::string_view kFamiliesJson = R\"families(${content})families\"; }
")
elseif(KIND STREQUAL "spirv")
  set(arrays "")
  set(list "")
  foreach(path IN LISTS files)
    get_filename_component(name "${path}" NAME)
    string(REGEX REPLACE "\\.spv$" "" name "${name}")
    string(MAKE_C_IDENTIFIER "${name}" variable)
    file(READ "${path}" words HEX)  # words of four bytes, the lowest first
    string(REGEX REPLACE "(..)(..)(..)(..)" "0x\\4\\3\\2\\1," words "${words}")
    string(APPEND arrays "constexpr std::uint32_t ${variable}[] = {${words}};\n")
    string(APPEND list "{\"${name}\", ${variable}},\n")
  endforeach()
  set(source "#include \"vulkan/kernels.hpp\"
namespace turnout::vulkan {
namespace {
${arrays}constexpr Spirv list[] = {
${list}};
}  // namespace
constinit const std::span<const Spirv> kSpirv = list;
}  // namespace turnout::vulkan
")
else()
  message(FATAL_ERROR "embed.cmake: KIND = ${KIND}: must be json or spirv")
endif()
file(WRITE "${OUT}" "// Made by cmake/embed.cmake.\n${source}")
