// SPDX-License-Identifier: MIT
// turnout backends: what this build has, whether it can run here, and what it can do.
#include <fmt/format.h>

#include <memory>

#include "cli/arguments.hpp"
#include "cli/command.hpp"

namespace turnout::cli {
namespace {

const char* yes_no(bool can) { return can ? "yes" : "no"; }

void print_text() {
  std::vector<std::vector<std::string>> rows = {
      {"backend", "available", "experts", "used", "plan", "matmul", "replay", "description"}};
  std::string remarks;
  for (const Backend& b : backends()) {
    const Capabilities& can = b.capabilities;
    const std::string why = b.unavailable();
    rows.push_back({std::string(b.name), yes_no(why.empty()), fmt::format("1..{}", can.max_n_expert),
                    fmt::format("1..{}", can.max_n_used), yes_no(can.plan), yes_no(can.matmul), yes_no(can.replay),
                    std::string(b.description)});
    if (!why.empty()) remarks += fmt::format("{}: unavailable: {}\n", b.name, printable(why));
    if (const std::string detail = b.detail(); !detail.empty())
      remarks += fmt::format("{}: {}\n", b.name, printable(detail));
  }
  print(table(rows, std::vector<bool>(8, false)));
  if (!remarks.empty()) print("\n" + remarks);
  print(fmt::format("\ndefault: {}\n", default_backend().name));
}

void print_list_json() {
  Json list = Json::array();
  for (const Backend& b : backends()) {
    const Capabilities& can = b.capabilities;
    const std::string why = b.unavailable(), detail = b.detail();
    list.push_back({{"name", b.name},
                    {"description", b.description},
                    {"detail", detail.empty() ? Json() : Json(detail)},
                    {"available", why.empty()},
                    {"reason", why.empty() ? Json() : Json(why)},
                    {"max_n_expert", can.max_n_expert},
                    {"max_n_used", can.max_n_used},
                    {"plan", can.plan},
                    {"matmul", can.matmul},
                    {"replay", can.replay}});
  }
  print_json({{"backends", list}, {"default", default_backend().name}});
}

}  // namespace

Action add_backends(Arguments& args) {
  auto json = std::make_shared<bool>(false);
  args.flag("--json", *json, "print JSON instead of the table");
  args.footer(
      "The best backend that needs no device beside the CPU is the default; 'reference' is always there.\n"
      "TURNOUT_VULKAN_DEVICE (an index or a part of a name) chooses the device of 'vulkan', and TURNOUT_VULKAN_PATH\n"
      "(subgroup or portable) which build of its kernels runs.\n"
      "\n"
      "Example:\n"
      "  turnout backends");
  return [json] {
    *json ? print_list_json() : print_text();
    return kOk;
  };
}

}  // namespace turnout::cli
