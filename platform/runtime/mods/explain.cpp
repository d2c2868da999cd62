// SPDX-License-Identifier: MIT
#include "runtime/mods/explain.hpp"

#include "content/names_in.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "script/functions/given_fields.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <set>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

/// A file that was read, and the mod that was named with it, if one was.
using Read = std::pair<std::string, std::string>;

class Explainer {
 public:
    explicit Explainer(const Game& game) : game_(game) {}

    Result<Explanation> run() {
        const auto rules = load();
        if (!rules) return fail(rules.error());
        explain_files();
        look_for_rivals();
        if (auto explained = explain_rules(); !explained) return fail(explained.error());
        explain_phases((*rules)->rules());
        return std::move(made_);
    }

 private:
    Result<std::unique_ptr<script::Ruleset>> load() {
        script::RulesetSource source = source_of(game_);
        source.read = [this, read = source.read](const std::string& file, const std::string& mod) {
            auto text = read(file, mod);
            if (text) reads_.insert({file, mod});
            return text;
        };
        const ScriptCall call;
        return script::Ruleset::load(source);
    }

    /// The mod whose file of that name is used: the last one that has it.
    const Mod* owner_of(const std::string& file) const {
        for (auto mod = game_.mods.rbegin(); mod != game_.mods.rend(); ++mod)
            if (read_mod_file(**mod, file)) return *mod;
        return nullptr;
    }

    const Mod* replaced_by_own(const std::string& file) const {
        for (auto mod = game_.mods.rbegin() + 1; mod < game_.mods.rend(); ++mod)
            if (read_mod_file(**mod, file)) return *mod;
        return nullptr;
    }

    /// Whether it takes any file of another mod: of some a game takes maps alone.
    bool varies() const {
        return std::any_of(reads_.begin(), reads_.end(), [&](const Read& read) {
            if (!read.second.empty()) return read.second != game_.mod().id;
            return owner_of(read.first) != &game_.mod();
        });
    }

    std::vector<std::string> files_of(const Mod& mod) const {
        const std::string folder = game_.entry().rules;
        std::vector<std::string> names = content::names_in(mod.folder / folder, ".lua");
        for (std::string& name : names) name = folder + "/" + name;
        return names;
    }

    void explain_files() {
        using Is = ExplainedFile::Is;
        const std::vector<std::string> own = files_of(game_.mod());
        const std::string changes = game_.entry().rules + "/changes.lua";
        const bool is_variant = varies();
        for (const std::string& name : own) {
            const Mod* other = is_variant ? replaced_by_own(name) : nullptr;
            ExplainedFile file{Is::adds, name, other == nullptr ? "" : other->id};
            if (name == changes)
                file.other.clear();  // those of others are changes, too
            else if (other != nullptr)
                file.is = reads_.count({name, other->id}) > 0 ? Is::adds_to : Is::replaces;
            if (reads_.count({name, ""}) == 0 && reads_.count({name, game_.mod().id}) == 0) {
                file.is = Is::unused;
                if (other == nullptr) look_for_slip(name);
            }
            made_.files.push_back(std::move(file));
        }
        for (const auto& [name, named] : reads_) {
            if (name == changes) {
                if (named != game_.mod().id) made_.files.push_back({Is::takes, name, named});
                continue;
            }
            if (!named.empty() || std::find(own.begin(), own.end(), name) != own.end()) continue;
            if (const Mod* mod = owner_of(name)) made_.files.push_back({Is::takes, name, mod->id});
        }
    }

    /// Whether a file names a module, which it may require later or under other options.
    bool is_named(const std::string& module) {
        if (texts_.empty())
            for (const Mod* mod : game_.mods)
                for (const std::string& file : files_of(*mod))
                    texts_ += read_mod_file(*mod, file).value_or("");
        return texts_.find("\"" + module + "\"") != std::string::npos ||
               texts_.find("'" + module + "'") != std::string::npos;
    }

    void look_for_slip(const std::string& name) {
        if (made_.findings.size() == most_slips) return;
        std::vector<std::string> others;
        for (const Mod* mod : game_.mods)
            if (mod != &game_.mod())
                for (const std::string& file : files_of(*mod))
                    others.push_back(fs::path(file).stem().string());
        others.emplace_back("changes");
        const std::string near(
            spelling::near_miss(fs::path(name).stem().string(), {others.begin(), others.end()}));
        if (!near.empty() && !is_named(fs::path(name).stem().string()))
            made_.findings.push_back(warning_at({(game_.mod().folder / name).string(), 0, 0},
                                                "rules.unused_file", "nothing requires this file",
                                                std::string("did you mean ") +
                                                    (near == "changes" ? "`" : "to replace `") +
                                                    near + ".lua`?"));
    }

    bool builds_on(const Mod& mod, const Mod& other) const {
        return std::any_of(game_.mods.begin(), game_.mods.end(), [&](const Mod* between) {
            return mod.depends.count(between->id) > 0 &&
                   (between == &other || builds_on(*between, other));
        });
    }

    /// Two mods that know nothing of each other may both change a rule; one of them is then played.
    void look_for_rivals() {
        for (const auto& [name, named] : reads_) {
            const Mod* owner = named.empty() ? owner_of(name) : nullptr;
            if (owner == nullptr || owner == &game_.mod()) continue;
            for (const Mod* other : game_.mods)
                if (other != owner && read_mod_file(*other, name) && !builds_on(*owner, *other))
                    made_.findings.push_back(warning_at(
                        {(game_.mod().folder / "mod.toml").string(), 0, 0}, "rules.rivals",
                        "`" + other->id + "/" + name + "` is not played: `" + owner->id + "/" +
                            name + "` takes its place, and neither mod builds on the other",
                        "put both together in a `" + name + "` of this mod, or leave one out"));
        }
    }

    /// Empty for a place that there is not.
    std::string place_of(const Place& place) const {
        if (place.file.empty()) return {};
        const std::string prefix = game_.mod().id + "/";
        const std::string file =
            place.file.rfind(prefix, 0) == 0 ? place.file.substr(prefix.size()) : place.file;
        const Mod* owner = owner_of(file);
        return (owner == nullptr ? place.file : owner->id + "/" + file) + ":" +
               std::to_string(place.line);
    }

    static std::string shown(const script::PlainValue& value) {
        if (const bool* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
        if (const int64_t* number = std::get_if<int64_t>(&value)) return std::to_string(*number);
        return "\"" + std::get<std::string>(value) + "\"";
    }

    Result<void> explain_rules() {
        const ScriptCall call;
        const auto given = script::given_fields(source_of(game_));
        if (!given) return fail(given.error());
        for (const script::GivenField& field : *given)
            made_.rules.push_back(
                {field.name, field.value ? shown(*field.value) : place_of(field.place),
                 field.value_before ? shown(*field.value_before) : place_of(field.before)});
        return {};
    }

    template <class Named>
    ExplainedName explained_name(const Named& one) const {
        ExplainedName explained{one.name, place_of(one.place), {}};
        for (const Place& place : one.changed) explained.changed.push_back(place_of(place));
        return explained;
    }

    /// In the order of play, however often; then those that are asked in between.
    void explain_phases(const core::Rules& rules) {
        std::set<int16_t> in_turns;
        for (const auto& [part, list] :
             {std::pair{"opening", &rules.opening},
              std::pair{rules.by_rounds ? "round" : "turn", &rules.turn}})
            for (const int16_t phase : *list) {
                explain_phase(rules, phase, part);
                in_turns.insert(phase);
            }
        for (size_t i = 0; i < rules.phases.size(); ++i)
            if (in_turns.count(static_cast<int16_t>(i)) == 0)
                explain_phase(rules, static_cast<int16_t>(i), "asked");
    }

    void explain_phase(const core::Rules& rules, int16_t number, const char* part) {
        const core::Phase& phase = rules.phases[static_cast<size_t>(number)];
        ExplainedPhase explained{explained_name(phase), part, {}};
        for (const int16_t kind : phase.moves)
            explained.moves.push_back(explained_name(rules.moves[static_cast<size_t>(kind)]));
        made_.phases.push_back(std::move(explained));
    }

    static constexpr size_t most_slips = 10;  // that are told
    const Game& game_;
    std::string texts_;  ///< of all rule files, once they were needed
    std::set<Read> reads_;
    Explanation made_;
};

}  // namespace

Result<Explanation> explain(const Game& game) {
    return Explainer(game).run();
}

}  // namespace fronteira::runtime
