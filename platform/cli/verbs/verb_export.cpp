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

struct ExportOptions {
    std::string map;
    std::string to;
    std::string format;
    std::string language;
    bool json = false;
};

void export_map(const ExportOptions& options, Context& context) {
    const auto exported =
        runtime::export_map(context.installation(), options.map, options.to, options.format,
                            options.language.empty() ? "en" : options.language);
    if (!exported) return context.refuse(exported.error());
    const std::string language = runtime::choose_language(options.language);
    tell_exchange(exported->files,
                  runtime::losses_in(language, exported->losses, context.installation()),
                  options.json, language);
}

}  // namespace

void add_export(CLI::App& app, Context& context) {
    auto options = std::make_shared<ExportOptions>();
    CLI::App* verb = app.add_subcommand("export", "Write a map for another program");
    verb->add_option("map", options->map, "The id of a map, or a map file")->required();
    verb->add_option("-o,--output", options->to,
                     "The file to write; its suffix determines the format. Further files are "
                     "written beside it")
        ->required()
        ->type_name("FILE");
    verb->add_option("--as", options->format, "The format, if the suffix does not say")
        ->type_name("FORMAT");
    add_language(*verb, options->language,
                 ": of the names, en by default; and of the output, the terminal's own by default");
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { export_map(*options, context); });
}

}  // namespace fronteira::cli
