// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"
#include "cli/reports/loss_report.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/maps/exchange.hpp"
#include "runtime/maps/losses_in.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct ImportOptions {
    std::string file;
    std::string to;
    std::string format;
    std::string language;
    bool json = false;
};

void import_map(const ImportOptions& options, Context& context) {
    auto imported = runtime::import_file(context.installation(), options.file, options.format);
    if (!imported) return context.refuse(imported.error());
    const std::string to = options.to.empty() ? imported->map.id : options.to;
    const auto files = runtime::write_imported(*imported, to);
    if (!files) return context.refuse(files.error());
    const std::string language = runtime::choose_language(options.language);
    tell_exchange(*files, runtime::losses_in(language, imported->losses, context.installation()),
                  options.json, language);
}

}  // namespace

void add_import(CLI::App& app, Context& context) {
    auto options = std::make_shared<ImportOptions>();
    CLI::App* verb = app.add_subcommand("import", "Make a mod from another program's map");
    verb->add_option("file", options->file,
                     "The file to import; `fronteira list formats` shows what can be read")
        ->required();
    verb->add_option("-o,--output", options->to,
                     "The folder of a mod, new or existing, or a file that ends in .toml for only "
                     "the map; by default a folder named after the map's id")
        ->type_name("PATH");
    verb->add_option("--as", options->format, "The format, if the suffix does not say")
        ->type_name("FORMAT");
    add_language(*verb, options->language,
                 ": the language of the output; by default the terminal's own");
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { import_map(*options, context); });
}

}  // namespace fronteira::cli
