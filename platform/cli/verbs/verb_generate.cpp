// SPDX-License-Identifier: MIT
#include "cli/options/limits.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "content/maps/map_writer.hpp"
#include "content/reading/forms.hpp"
#include "generate/generate.hpp"
#include "runtime/mods/new_files.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct GenerateOptions {
    std::string name;
    std::string into = ".";
    std::string symmetry = "none";
    std::vector<int32_t> size{2000, 1200};
    generate::Recipe recipe;
};

/// `far_isles` is called Far Isles.
std::string spoken(std::string id) {
    bool begins = true;
    for (char& letter : id) {
        if (letter == '_') letter = ' ';
        if (begins && letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
        begins = letter == ' ';
    }
    return id;
}

/// What nobody asked for fits what somebody did: `--spaces 4` alone is good.
void fit_what_was_not_said(const CLI::App& verb, generate::Recipe& recipe) {
    if (verb.count("--regions") == 0)
        recipe.regions = std::min(recipe.regions, std::max(recipe.spaces, 1));
    if (verb.count("--landmasses") == 0)
        recipe.landmasses = std::min(recipe.landmasses, std::max(recipe.regions, 1));
}

Result<Map> generated(const GenerateOptions& options) {
    if (!content::is_identifier(options.name))
        return fail(error_at({}, "generate.name", "`" + options.name + "` cannot be a name",
                             "use a lower-case letter, then lower-case letters, digits and _"));
    generate::Recipe recipe = options.recipe;
    recipe.symmetry = geometry::symmetry_of(options.symmetry).value_or(geometry::Symmetry::none);
    recipe.width = options.size[0];
    recipe.height = options.size[1];
    auto map = generate::generate(recipe);
    if (map) {
        map->id = options.name;
        map->name[""] = spoken(options.name);
    }
    return map;
}

void generate_map(const GenerateOptions& options, Context& context) {
    const auto map = generated(options);
    if (!map) return context.refuse(map.error(), bad_usage);
    const auto written = runtime::write_new_files(
        {{fs::path(options.into) / (options.name + ".toml"), content::write_map(*map)}});
    if (!written) return context.refuse(written.error());
    for (const fs::path& file : *written) say(file.lexically_normal().string() + "\n");
}

}  // namespace

void add_generate(CLI::App& app, Context& context) {
    auto options = std::make_shared<GenerateOptions>();
    CLI::App* verb =
        app.add_subcommand("generate", "Generate a random map of continents and islands");
    verb->add_option("name", options->name, "The id of the map, such as far_isles")->required();
    verb->add_option("--into", options->into, "The folder to write the file to")
        ->type_name("DIR")
        ->capture_default_str();
    within(verb->add_option("--spaces", options->recipe.spaces, "Number of spaces"), 2, 2000)
        ->capture_default_str();
    within(verb->add_option("--regions", options->recipe.regions, "Number of regions"), 1, 2000)
        ->capture_default_str();
    within(verb->add_option("--landmasses", options->recipe.landmasses,
                            "Number of landmasses, with sea between them"),
           1, 2000)
        ->capture_default_str();
    within(verb->add_option("--land", options->recipe.land,
                            "How much of the plane is land, in percent"),
           10, 90)
        ->capture_default_str();
    one_of(verb->add_option("--symmetry", options->symmetry,
                            "none, left_right, top_bottom, both_ways, half_turn, third_turn or "
                            "quarter_turn"),
           {"none", "left_right", "top_bottom", "both_ways", "half_turn", "third_turn",
            "quarter_turn"})
        ->capture_default_str();
    within(verb->add_option("--size", options->size, "Width and height of the plane"), 1, 1000000)
        ->expected(2)
        ->type_name("WIDTH HEIGHT");
    any_seed(verb->add_option("--seed", options->recipe.seed,
                              "Seed of the map: another seed, another map"))
        ->capture_default_str();
    verb->callback([options, verb, &context] {
        fit_what_was_not_said(*verb, options->recipe);
        generate_map(*options, context);
    });
}

}  // namespace fronteira::cli
