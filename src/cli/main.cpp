// SPDX-License-Identifier: MIT
// The command line: one table of commands, one place where every failure ends.
#include <fmt/format.h>
#include <signal.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "model/text.hpp"

namespace turnout::cli {
namespace {

struct Command {
  const char* name;
  const char* summary;
  Action (*add)(Arguments& args);
};

constexpr std::array kCommands = {
    Command{"route", "Route recorded logits or hidden states: which experts, with which weights", add_route},
    Command{"inspect", "Show the routing rule of every layer of a model, and where each part comes from", add_inspect},
    Command{"rules", "List the model families this version knows, or explain one", add_rules},
    Command{"check", "Compare backends with files of right answers, bit by bit", add_check},
    Command{"backends", "List the backends of this build, and why one cannot run here", add_backends},
    Command{"fuzz", "Compare two backends on hostile rows made from a seed", add_fuzz},
    Command{"demo", "Route the bundled model's real traffic and compare with PyTorch", add_demo},
};

constexpr const char* kFooter =
    "Examples:\n"
    "  turnout demo\n"
    "  turnout inspect model.gguf\n"
    "  turnout route --model model.gguf --layer 2 --logits logits.npy -o routing.safetensors\n"
    "  turnout check --backend all data/vectors/routing.json data/cases/plan.json\n"
    "\n"
    "'turnout COMMAND --help' explains a command. Exit codes: 0 fine; 1 a check failed; 2 wrong usage,\n"
    "an input that cannot be used, or a backend that is not there.";

/// Help and version are no errors; everything else is one line and a pointer.
int report(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) {
    std::ostringstream text, nothing;
    app.exit(error, text, nothing);
    print(text.str());
    return kOk;
  }
  const auto chosen = app.get_subcommands();
  std::string message = error.what();
  while (!message.empty() && message.back() == '\n') message.pop_back();
  const std::string command = chosen.empty() ? "" : " " + chosen.front()->get_name();
  return fail(fmt::format("{} (see 'turnout{} --help')", message, command));
}

/// CLI11 would only say that a command is required.
int unknown_command(std::string_view name) {
  std::string known;
  for (const Command& command : kCommands) known += fmt::format("{}{}", known.empty() ? "" : ", ", command.name);
  return fail(fmt::format("command {}: must be one of {} (see 'turnout --help')", quote(name), known));
}

int run(int argc, char** argv) {
  if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(kCommands, [&](const Command& command) {
        return std::string_view(argv[1]) == command.name;
      }))
    return unknown_command(argv[1]);
  CLI::App app("Mixture-of-Experts routing, the same to the last bit everywhere.", "turnout");
  app.set_version_flag("--version", "turnout " TURNOUT_VERSION, "Print the version and exit");
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.footer(kFooter);
  app.require_subcommand(1);
  std::vector<std::pair<CLI::App*, Action>> actions;
  for (const Command& command : kCommands) {
    CLI::App* sub = app.add_subcommand(command.name, command.summary);
    Arguments args(*sub);
    actions.emplace_back(sub, command.add(args));
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return report(app, error);
  }
  for (const auto& [sub, action] : actions)
    if (sub->parsed()) return action();
  return kUnusable;
}

}  // namespace
}  // namespace turnout::cli

int main(int argc, char** argv) {
  using namespace turnout::cli;
  ::signal(SIGPIPE, SIG_IGN);  // a closed pipe shows as EPIPE: see flush_output
  ::signal(SIGXFSZ, SIG_IGN);  // a file-size limit shows as EFBIG
  int code = kUnusable;
  try {
    code = run(argc, argv);
  } catch (const std::bad_alloc&) {
    code = fail("out of memory");
  } catch (const std::exception& error) {
    code = fail(error.what());
  }
  return flush_output() ? code : kUnusable;
}
