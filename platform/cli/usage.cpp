// SPDX-License-Identifier: MIT
#include "cli/usage.hpp"

#include "cli/terminal/told.hpp"
#include "spelling/near_miss.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <set>

namespace fronteira::cli {
namespace {

using Words = std::vector<std::string>;

class Complaint {
 public:
    Complaint(const CLI::App& app, const std::string& language)
        : told_("usage", language), app_(app), verb_(&app) {
        while (!verb_->get_subcommands().empty()) verb_ = verb_->get_subcommands().front();
        for (const CLI::App* at = verb_; at != nullptr; at = at->get_parent())
            for (const CLI::Option* option : at->get_options()) options_.push_back(option);
    }

    Diagnostics about(const CLI::ParseError& error) const {
        const Words strange = app_.remaining(true);  // neither options nor values of any
        if (verb_->get_require_subcommand_min() > 0) return {about_verbs(strange)};
        Diagnostics findings = about_strangers(strange);
        // What follows was not read.
        if (const auto end = about_end(error)) {
            findings.push_back(*end);
            return findings;
        }
        for (const CLI::Option* option : options_)
            if (const auto finding = about(*option)) findings.push_back(*finding);
        add_about_pairs(findings);
        if (findings.empty()) findings.push_back(error_at({}, "usage.wrong", error.what()));
        return findings;
    }

 private:
    std::string meant(const std::string& word, const Words& known) const {
        const std::string_view near = spelling::near_miss(word, {known.begin(), known.end()});
        return near.empty() ? "" : told_("meant", {{"word", std::string(near)}});
    }

    Diagnostic about_verbs(const Words& strange) const {
        Words verbs;
        for (const CLI::App* one : verb_->get_subcommands([](const CLI::App*) { return true; }))
            verbs.push_back(one->get_name());
        const std::string all = told_("verbs", {{"words", CLI::detail::join(verbs, ", ")}});
        const auto word = std::find_if(strange.begin(), strange.end(), [](const std::string& one) {
            return !one.starts_with("-");
        });
        if (word == strange.end()) return error_at({}, "usage.no_verb", told_("no_verb"), all);
        const std::string near = meant(*word, verbs);
        return error_at({}, "usage.verb",
                        told_(verb_->get_parent() == nullptr ? "verb" : "verb_of",
                              {{"verb", verb_->get_name()}, {"word", *word}}),
                        near.empty() ? all : near);
    }

    /// An unknown option comes with its value, which is then no word too many.
    Diagnostics about_strangers(const Words& strange) const {
        Words options, words;
        for (const std::string& word : strange)
            (word.starts_with("-") ? options : words).push_back(word.substr(0, word.find('=')));
        Diagnostics findings;
        for (const std::string& option : options)
            findings.push_back(
                error_at({}, "usage.option",
                         told_("option", {{"verb", verb_->get_name()}, {"word", option}}),
                         near_option(option)));
        for (const std::string& word : options.empty() ? words : Words{})
            findings.push_back(
                error_at({}, "usage.word", told_("word", {{"word", word}}), where_help_is()));
        return findings;
    }

    std::string near_option(const std::string& word) const {
        Words known;
        for (const CLI::Option* option : options_)
            if (!option->get_positional()) known.push_back(option->get_name());
        const std::string near = meant(word, known);
        return near.empty() ? where_help_is() : near;
    }

    std::string where_help_is() const {
        std::string path;
        for (const CLI::App* at = verb_; at != nullptr; at = at->get_parent())
            path = at->get_name() + " " + path;
        return told_("help", {{"verb", path}});
    }

    /// The option that was last read, if its value is missing. Only the sentence says which.
    std::optional<Diagnostic> about_end(const CLI::ParseError& error) const {
        for (const CLI::Option* option : options_) {
            const std::string name = option->get_name();
            const int least = std::max(1, option->get_items_expected_min());
            if (std::string_view(error.what()).starts_with(name + ":") &&
                static_cast<int>(option->count()) < least)
                return error_at({}, "usage.no_value",
                                told_("no_value", {{"name", name}, {"wanted", wanted(*option)}}),
                                option->get_description());
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> about(const CLI::Option& option) const {
        const std::string name = option.get_name();
        if (option.empty() && !option.get_required()) return std::nullopt;
        if (option.empty())
            return error_at({}, "usage.missing", told_("missing", {{"name", name}}),
                            option.get_description());
        if (is_flag_with_value(option))
            return error_at({}, "usage.flag", told_("flag", {{"name", name}}));
        try {
            option.reduced_results();
            return std::nullopt;
        } catch (const CLI::ArgumentMismatch&) {
            return error_at({}, "usage.twice", told_("twice", {{"name", name}}));
        } catch (const CLI::ParseError&) {
            return about_value(option);
        }
    }

    /// Options that say different things, or of which one says nothing without the other.
    void add_about_pairs(Diagnostics& findings) const {
        for (size_t i = 0; i < options_.size(); ++i) {
            const CLI::Option& one = *options_[i];
            if (one.empty()) continue;
            for (size_t j = i + 1; j < options_.size(); ++j)
                if (!options_[j]->empty() && in(one.get_excludes(), *options_[j]))
                    findings.push_back(error_at(
                        {}, "usage.together",
                        told_("together",
                              {{"name", one.get_name()}, {"other", options_[j]->get_name()}}),
                        told_("leave_out")));
            for (const CLI::Option* other : one.get_needs())
                if (other->empty())
                    findings.push_back(error_at(
                        {}, "usage.alone",
                        told_("alone", {{"name", one.get_name()}, {"other", other->get_name()}}),
                        other->get_description()));
        }
    }

    static bool in(const std::set<CLI::Option*>& some, const CLI::Option& one) {
        return std::any_of(some.begin(), some.end(),
                           [&](const CLI::Option* other) { return other == &one; });
    }

    static bool is_flag_with_value(const CLI::Option& option) {
        const Words& given = option.results();
        return option.get_items_expected_max() == 0 &&
               std::any_of(given.begin(), given.end(),
                           [](const std::string& one) { return one != "true"; });
    }

    Diagnostic about_value(const CLI::Option& option) const {
        const std::string value = CLI::detail::join(option.results(), " ");
        const std::string near = meant(value, CLI::detail::split(option.get_type_name(), '|'));
        return error_at(
            {}, "usage.value",
            told_("value",
                  {{"name", option.get_name()}, {"wanted", wanted(option)}, {"value", value}}),
            near.empty() ? option.get_description() : near);
    }

    std::string wanted(const CLI::Option& option) const {
        return verb_->get_formatter()->get_label(option.get_type_name());
    }

    Told told_;
    const CLI::App& app_;
    const CLI::App* verb_;
    std::vector<const CLI::Option*> options_;
};

}  // namespace

Diagnostics wrong_usage(const CLI::App& app, const CLI::ParseError& error,
                        const std::string& language) {
    return Complaint(app, language).about(error);
}

}  // namespace fronteira::cli
