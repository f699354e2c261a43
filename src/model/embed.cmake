# Writes the text file IN as a C++ source OUT that defines turnout::kFamiliesJson. Run by cmake -P at build time.
file(READ "${IN}" content)
file(WRITE "${OUT}" "// Made by embed.cmake from families.json.
#include \"model/table.hpp\"
namespace turnout { const std::string_view kFamiliesJson = R\"families(${content})families\"; }
")
