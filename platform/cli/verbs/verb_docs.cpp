// SPDX-License-Identifier: MIT
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "content/file_bytes.hpp"
#include "match/records/whole_file.hpp"
#include "runtime/log.hpp"
#include "runtime/places.hpp"
#include "script/docs.hpp"

#include <CLI/CLI.hpp>

#include <system_error>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

constexpr size_t most_bytes = 8u << 20;

struct DocsOptions {
    std::string root = runtime::source_root().string();
    bool check = false;
};

struct Generated {
    const char* file;
    std::string (*text)();
};

constexpr Generated all[] = {{"sdk/lua/fronteira.gen.lua", script::lua_stubs},
                             {"docs/reference/lua-api.gen.md", script::lua_reference}};

Result<void> write(const fs::path& path, const std::string& text) {
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    return match::write_whole_file(path, text, "docs.unwritable", "the file");
}

void docs(const DocsOptions& options, Context& context) {
    for (const Generated& one : all) {
        const fs::path path = fs::path(options.root) / one.file;
        const std::string text = one.text();
        const auto old = content::read_file(path, most_bytes);
        if (old && *old == text) continue;
        if (options.check)
            context.refuse({error_at({path.string(), 0, 0}, "docs.stale",
                                     "does not match the bindings", "run `fronteira docs`")});
        else if (const auto written = write(path, text); written)
            say(path.string() + "\n");
        else
            context.refuse(written.error());
    }
}

}  // namespace

void add_docs(CLI::App& app, Context& context) {
    auto options = std::make_shared<DocsOptions>();
    CLI::App* verb =
        app.add_subcommand("docs", "Generate the stubs and the reference of the Lua API");
    verb->add_option("--root", options->root, "The folder of the source tree")
        ->capture_default_str();
    verb->add_flag("--check", options->check, "Write nothing; fail if a file is out of date");
    verb->callback([options, &context] { docs(*options, context); });
}

}  // namespace fronteira::cli
