// SPDX-License-Identifier: MIT
#pragma once

#include "web_client.hpp"

#include <functional>
#include <map>
#include <sstream>

namespace fronteira::host {

/// A tournament of people, its folder, and the host on which it is open.
class OpenCup {
 public:
    /// `more` are options of its host.
    explicit OpenCup(const std::string& plan, std::vector<std::string> more = {})
        : more_(std::move(more)) {
        std::ofstream(folder / "cup.toml") << plan;
        open();
    }

    void open() {
        std::vector<std::string> words{"open", file(), "--listen", "127.0.0.1:0"};
        words.insert(words.end(), more_.begin(), more_.end());
        host_ = ListeningHost::of(command(words));
    }
    void kill() {
        host_->end(SIGKILL);
        host_.reset();
    }
    uint16_t port() const { return host_->port; }
    pid_t process() const { return host_->process(); }
    std::string file() const { return folder / "cup.toml"; }

    /// `fronteira tournament` with these words.
    static std::vector<std::string> command(const std::vector<std::string>& words) {
        std::vector<std::string> all{FRONTEIRA_BINARY_DIR "/bin/fronteira", "--mods",
                                     FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods", "tournament"};
        all.insert(all.end(), words.begin(), words.end());
        return all;
    }

    /// What the program says on both streams, and its status in `status`.
    std::string run(const std::vector<std::string>& words) {
        std::string line;
        for (const std::string& word : command(words)) line += "'" + word + "' ";
        FILE* pipe = popen((line + "2>&1").c_str(), "r");
        std::string said;
        for (int c = fgetc(pipe); c != EOF; c = fgetc(pipe)) said += static_cast<char>(c);
        status = WEXITSTATUS(pclose(pipe));
        return said;
    }

    Json keys() const { return Json::parse(std::ifstream(folder / "cup.keys")); }

    /// A request on a connection of its own.
    Json ask(const Json& request) const { return WebClient(port()).ask(request); }
    Json organise(Json request) const {
        request["token"] = keys()["organiser"];
        return ask(request);
    }
    Json state(const std::string& token = "") const {
        if (token.empty()) return ask({{"type", "tournament"}});
        return ask({{"type", "tournament"}, {"token", token}});
    }

    void enrol(const std::string& name) {
        const Json answer = ask({{"type", "register"}, {"name", name}, {"code", keys()["code"]}});
        ASSERT_EQ(answer["type"], "registered") << answer;
        tokens[name] = answer["token"];
    }

    /// The matches that are not over, once all of them are open and those of bots alone are over.
    std::vector<Json> waiting() const {
        WebClient client(port());
        for (;;) {
            const Json now = client.ask({{"type", "tournament"}, {"follow", true}});
            std::vector<Json> open;
            bool ready = true;
            for (const Json& match : now["matches"]) {
                if (match["over"]) continue;
                bool people = false;
                for (const Json& seat : match["seats"]) people = people || tokens.contains(seat);
                ready = ready && people && match.contains("match");
                open.push_back(match);
            }
            if (ready || client.wait_for("changed").is_null()) return open;
        }
    }

    /// Its people play the first move on offer each until it is over.
    void play(const Json& match) const {
        std::map<int, std::unique_ptr<WebClient>> people;
        Json turn;
        for (int seat = 1; seat <= static_cast<int>(match["seats"].size()); ++seat) {
            const auto token = tokens.find(match["seats"][static_cast<size_t>(seat) - 1]);
            if (token == tokens.end()) continue;
            auto& client = people[seat] = std::make_unique<WebClient>(port());
            const Json joined = client->ask(
                {{"type", "join"}, {"match", match["match"]}, {"token", token->second}});
            ASSERT_EQ(joined["type"], "joined") << joined;
            EXPECT_EQ(joined["seat"], seat);
            turn = joined["turn"];
        }
        for (int moves = 0; moves < 500 && !turn["deciders"].empty(); ++moves) {
            const int seat = turn["deciders"][0];
            WebClient& client = people.contains(seat) ? *people[seat] : *people.begin()->second;
            const Json about{{"match", match["match"]},
                             {"seat", people.contains(seat) ? seat : people.begin()->first}};
            if (people.contains(seat)) {
                Json legal = about, move = about;
                legal["type"] = "legal";
                move["type"] = "move";
                move["move"] = client.ask(legal)["moves"][0];
                move["move"].erase("range");
                const Json done = client.ask(move);
                ASSERT_EQ(done["type"], "done") << done;
            }
            Json view = about;
            view["type"] = "view";
            turn = client.ask(view)["turn"];
        }
    }

    /// Waits until something can be said of how it stands.
    void wait_for(const std::function<bool(const Json& state)>& holds) const {
        WebClient client(port());
        while (!holds(client.ask({{"type", "tournament"}, {"follow", true}})))
            ASSERT_FALSE(client.wait_for("changed").is_null());
    }

    void play_round() {
        for (const Json& match : waiting()) play(match);
        wait_for_results();
    }
    /// Waits until every result is in the table.
    void wait_for_results() const {
        wait_for([](const Json& state) { return state["round_over"] == true; });
    }

    Scratch folder;
    std::map<std::string, std::string> tokens;  ///< by name
    int status = -1;

 private:
    std::vector<std::string> more_;
    std::unique_ptr<ListeningHost> host_;
};

}  // namespace fronteira::host
