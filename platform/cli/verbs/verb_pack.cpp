// SPDX-License-Identifier: MIT
#include <fronteira/text.hpp>

#include "cli/options/language_option.hpp"
#include "cli/options/output_file.hpp"
#include "cli/options/target_mod.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/verbs/verbs.hpp"
#include "match/records/whole_file.hpp"
#include "runtime/log.hpp"
#include "runtime/mods/pack_making.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

#include <system_error>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct PackOptions {
    std::string target;
    std::string to;
    std::string language;
    bool json = false;
};

/// A pack in the mod's own folder would be a part of the next one.
bool lies_in(const fs::path& file, const fs::path& folder) {
    std::error_code error;
    const fs::path inner = fs::weakly_canonical(fs::absolute(file), error),
                   outer = fs::weakly_canonical(fs::absolute(folder), error);
    const fs::path way = inner.lexically_relative(outer);
    return !way.empty() && *way.begin() != "..";
}

Result<void> write_pack_file(const runtime::MadePack& made, const fs::path& to,
                             const fs::path& folder) {
    if (lies_in(to, folder))
        return fail(error_at({to.string(), 0, 0}, "output.in_mod", "would lie in the mod itself",
                             "name a file elsewhere with --output"));
    if (auto may = may_write(to, a_pack); !may) return may;
    return match::write_whole_file(to, made.bytes, "output.unwritable", "the pack");
}

void tell_packed(const runtime::MadePack& made, const fs::path& to, const PackOptions& options) {
    if (options.json)
        return print({{"id", made.id},
                      {"version", made.version},
                      {"sha256", made.hash},
                      {"file", to.string()},
                      {"files", made.files},
                      {"bytes", made.bytes.size()},
                      {"left_out", made.left_out}});
    const Told told("pack", runtime::choose_language(options.language));
    std::string names;
    for (const std::string& name : made.left_out) add_item(names, name);
    say(told("packed", {{"id", made.id},
                        {"version", made.version},
                        {"files", std::to_string(made.files)},
                        {"file", to.string()}}) +
        "\n" + (names.empty() ? "" : told("left_out", {{"names", names}}) + "\n") +
        told("hash", {{"hash", made.hash}}) + "\n");
}

void pack_mod(const PackOptions& options, Context& context) {
    const auto mod = find_mod(context.installation(), options.target);
    if (!mod) return context.refuse_told(options.json, mod.error());
    Diagnostics warnings;
    const auto made = runtime::make_pack(context.installation(), mod->folder, warnings);
    if (!made) return context.refuse_told(options.json, made.error(), bad);
    const fs::path to = options.to.empty() ? fs::path(made->id + "-" + made->version + ".zip")
                                           : fs::path(options.to);
    if (const auto written = write_pack_file(*made, to, mod->folder); !written)
        return context.refuse_told(options.json, written.error());
    runtime::log_findings(warnings);
    tell_packed(*made, to, options);
}

}  // namespace

void add_pack(CLI::App& app, Context& context) {
    auto options = std::make_shared<PackOptions>();
    CLI::App* verb = app.add_subcommand("pack", "Pack a mod as a zip file for others to install");
    verb->add_option("mod", options->target, "A mod's folder, or its id")->required();
    verb->add_option("-o,--output", options->to, "The file to write; by default ID-VERSION.zip")
        ->type_name("FILE");
    add_language(*verb, options->language);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { pack_mod(*options, context); });
}

}  // namespace fronteira::cli
