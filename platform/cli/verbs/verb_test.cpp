// SPDX-License-Identifier: MIT
#include "cli/options/target_mod.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/games/specs.hpp"
#include "runtime/words/brief.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct TestOptions {
    std::string mod;
    bool json = false;
};

void print_case(const script::SpecCase& one) {
    say(std::string(one.faults.empty() ? "  ok    " : "  FAIL  ") + one.name + "\n");
    for (const Diagnostic& fault : one.faults)
        say("        " + to_text(runtime::in_brief(fault)) + "\n");
    for (const std::string& line : one.printed) say("        > " + line + "\n");
}

void test(const TestOptions& options, Context& context) {
    const auto mod = find_mod(context.installation(), options.mod);
    if (!mod) return context.refuse(mod.error(), bad_usage);
    int passed = 0, failed = 0;
    Json cases = Json::array();
    for (const runtime::SpecFile& file : run_specs(context.installation(), *mod)) {
        if (!options.json) say(file.file + "\n");
        for (const script::SpecCase& one : file.cases) {
            (one.faults.empty() ? passed : failed) += 1;
            cases.push_back({{"file", file.file},
                             {"name", one.name},
                             {"passed", one.faults.empty()},
                             {"findings", to_json(one.faults)},
                             {"printed", one.printed}});
            if (!options.json) print_case(one);
        }
    }
    if (options.json)
        print(Json{{"mod", mod->id}, {"passed", passed}, {"failed", failed}, {"cases", cases}});
    else
        say(std::to_string(passed) + " passed, " + std::to_string(failed) + " failed\n");
    if (failed > 0) context.status = bad;
}

}  // namespace

void add_test(CLI::App& app, Context& context) {
    auto options = std::make_shared<TestOptions>();
    CLI::App* verb = app.add_subcommand("test", "Run the specs of a mod");
    verb->add_option("mod", options->mod, "A mod's folder or its id")->required();
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { test(*options, context); });
}

}  // namespace fronteira::cli
