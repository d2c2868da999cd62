// SPDX-License-Identifier: MIT
// What a mod needs of the other mods of its ModSet.
#include "content/mods/mod_set.hpp"
#include "content/mods/version.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

const Mod* find_mod(const std::vector<Mod>& mods, std::string_view id) {
    const auto found =
        std::lower_bound(mods.begin(), mods.end(), id,
                         [](const Mod& mod, std::string_view wanted) { return mod.id < wanted; });
    return found != mods.end() && found->id == id ? &*found : nullptr;
}

bool fits(const std::string& version, const std::string& range) {
    const auto parsed_version = parse_version(version);
    const auto parsed_range = parse_range(range);
    return parsed_version && parsed_range && parsed_range->contains(*parsed_version);
}

std::string full_name(const Mod& mod) {
    return "`" + mod.id + "` " + mod.version;
}

class Resolver {
 public:
    Resolver(const std::vector<Mod>& mods, const Mod& wanted) : mods_(mods), wanted_(wanted) {}

    Result<std::vector<const Mod*>> run() {
        visit(wanted_);
        for (const Mod* chosen : order_) check_conflicts(*chosen);
        if (!findings_.empty()) return fail(std::move(findings_));
        return order_;
    }

 private:
    void error(const Mod& mod, std::string code, std::string message, std::string hint = {}) {
        findings_.push_back(error_at({(mod.folder / "mod.toml").string(), 0, 0},
                                     "mod." + std::move(code), std::move(message),
                                     std::move(hint)));
    }

    void visit(const Mod& mod) {
        if (std::find(order_.begin(), order_.end(), &mod) != order_.end()) return;
        const auto open = std::find(path_.begin(), path_.end(), &mod);
        if (open != path_.end()) return report_circle(open);
        path_.push_back(&mod);
        for (const auto& [id, range] : mod.depends) depend(mod, id, range);
        path_.pop_back();
        order_.push_back(&mod);
    }

    void depend(const Mod& mod, const std::string& id, const std::string& range) {
        const Mod* needed = id == wanted_.id ? &wanted_ : find_mod(mods_, id);
        if (!needed) {
            std::vector<std::string_view> ids;
            for (const Mod& other : mods_) ids.push_back(other.id);
            return error(mod, "missing_dependency",
                         full_name(mod) + " needs the mod `" + id + "` " + range +
                             ", which is not installed",
                         spelling::did_you_mean(id, ids));
        }
        if (!fits(needed->version, range))
            error(mod, "wrong_version",
                  full_name(mod) + " needs `" + id + "` " + range + ", but " + needed->version +
                      " is installed in " + needed->folder.string());
        visit(*needed);
    }

    void report_circle(std::vector<const Mod*>::const_iterator first) {
        std::string circle;
        for (auto mod = first; mod != path_.end(); ++mod) circle += "`" + (*mod)->id + "` needs ";
        error(**first, "circular_dependency",
              "mods depend on each other in a circle: " + circle + "`" + (*first)->id + "`");
    }

    void check_conflicts(const Mod& mod) {
        for (const auto& [id, range] : mod.conflicts) {
            const Mod* rival = find_mod(mods_, id);
            const bool chosen =
                rival && std::find(order_.begin(), order_.end(), rival) != order_.end();
            if (chosen && fits(rival->version, range))
                error(mod, "conflict",
                      full_name(mod) + " does not work together with `" + id + "` " + range +
                          ", but " + rival->version + " is needed here as well");
        }
    }

    const std::vector<Mod>& mods_;
    const Mod& wanted_;
    std::vector<const Mod*> path_;
    std::vector<const Mod*> order_;
    Diagnostics findings_;
};

}  // namespace

Result<std::vector<const Mod*>> ModSet::resolve(std::string_view id) const {
    const Result<const Mod*> wanted = mod(id);
    if (!wanted) return fail(wanted.error());
    return resolve(**wanted);
}

Result<std::vector<const Mod*>> ModSet::resolve(const Mod& mod) const {
    return Resolver(mods_, mod).run();
}

}  // namespace fronteira::content
