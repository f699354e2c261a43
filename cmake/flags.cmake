# turnout_float: the one place that holds floating-point flags. Every target that computes links it.
# Contraction would fuse a*b+c and change bits; fast-math would change everything (docs/spec.md, S-1).
add_library(turnout_float INTERFACE)
target_compile_options(turnout_float INTERFACE -ffp-contract=off -fno-fast-math)

# turnout_warnings: for our own sources only, never exported.
add_library(turnout_warnings INTERFACE)
target_compile_options(turnout_warnings INTERFACE -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion)
if(TURNOUT_WERROR)
  target_compile_options(turnout_warnings INTERFACE -Werror)
endif()

# turnout_cold: for code that reads files and talks to people. Its headers' templates cost minutes at -O3 and gain nothing.
add_library(turnout_cold INTERFACE)
target_compile_options(turnout_cold INTERFACE $<$<CONFIG:Release>:-O1> $<$<CONFIG:RelWithDebInfo>:-O0>)
