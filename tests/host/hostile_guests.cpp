// SPDX-License-Identifier: MIT
// Hostile guests beside honest matches, on one host with its store on the disk.
//
//     fronteira_hostile_guests SECONDS [--kill-every SECONDS] [--pause MS] [--seed N]
//
// After each of its blows a guest rests for the pause; without one it strikes again at once.
// Ends with status 0 when no honest match lost a move, when no move cost whoever played it a second
// beyond their own thinking, and when memory, descriptors and processes of the host are back.
#include "hostile/attacks.hpp"
#include "hostile/honest_match.hpp"
#include "vitals.hpp"

#include <csignal>
#include <cstdio>
#include <cstring>
#include <thread>

namespace fronteira::host {
namespace {

constexpr int honest_matches = 4;

struct Wish {
    int seconds = 0;
    int kill_every = 0;
    int pause = 0;  ///< milliseconds
    uint64_t seed = 1;
};

/// The host, which may be killed and made anew on the same store and port.
class Victim {
 public:
    explicit Victim(std::string store) : store_(std::move(store)) { begin(); }
    void kill() {
        host_->end(SIGKILL);
        begin();
    }
    uint16_t port() const { return port_; }
    pid_t process() const { return host_->process(); }

 private:
    void begin() {
        host_.reset();
        host_ = std::make_unique<ListeningHost>(
            std::vector<std::string>{"--store", store_, "--sleep-after", "5"}, "mods", port_);
        port_ = host_->port;
    }
    std::string store_;
    uint16_t port_ = 0;
    std::unique_ptr<ListeningHost> host_;
};

bool report(const char* what, double value, double most, const char* unit) {
    const bool good = value <= most;
    std::printf("%-44s %10.1f %s (at most %.0f) %s\n", what, value, unit, most,
                good ? "PASS" : "FAIL");
    return good;
}

void rest(int seconds, const std::atomic<bool>& enough) {
    for (int i = 0; i < seconds * 10 && !enough; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
}

int run(const Wish& wish) {
    const Scratch scratch;
    Victim victim(scratch / "matches.sqlite");
    std::atomic<bool> enough = false;
    std::vector<std::unique_ptr<HonestMatch>> matches;
    for (int i = 0; i < honest_matches; ++i)
        matches.push_back(std::make_unique<HonestMatch>(victim.port(), i, wish.seed));
    std::vector<std::thread> honest, hostile;
    for (auto& match : matches) honest.emplace_back([&] { match->play(enough); });
    rest(5, enough);
    const Vitals before = vitals_of(victim.process());

    std::atomic<bool> peace = false;
    std::atomic<size_t> blows = 0;
    const Target target{victim.port(), matches[0]->id(), matches[0]->spare_token()};
    for (const Attack& attack : attacks())
        hostile.emplace_back([&] {
            keep_on(attack, target, wish.seed, std::chrono::milliseconds(wish.pause), peace, blows);
        });
    for (int left = wish.seconds; left > 0;) {
        const int part = wish.kill_every > 0 ? std::min(left, wish.kill_every) : left;
        rest(part, enough);
        left -= part;
        if (left > 0) victim.kill();
    }
    peace = true;
    for (std::thread& one : hostile) one.join();
    // What they left goes: half-open handshakes, matches that nobody is at.
    rest(25, enough);
    const Vitals after = vitals_of(victim.process());
    const auto open = descriptors_of(victim.process());
    enough = true;
    for (std::thread& one : honest) one.join();

    Tally tally;
    for (const auto& match : matches) tally.add(match->tally());
    std::printf("%zu attacks of %zu kinds; %zu honest moves, %zu matches played to the end\n",
                blows.load(), attacks().size(), tally.moves, tally.finished);
    bool good = tally.moves > 0;
    good &= report("moves that were lost", static_cast<double>(tally.lost), 0, "");
    good &= report("matches that went wrong", static_cast<double>(tally.wrong), 0, "");
    good &= report("most that a move cost beyond thinking", tally.most_charged, 1000, "ms");
    good &= report("longest wait for an answer", tally.longest_wait, 5000, "ms");
    const double grown = after.megabytes - (wish.kill_every > 0 ? 0 : before.megabytes);
    good &= report("memory that did not come back", grown, wish.kill_every > 0 ? 256 : 64, "MB");
    const double open_still =
        static_cast<double>(after.descriptors) - static_cast<double>(before.descriptors);
    if (!report("descriptors that did not come back", open_still, 4, "")) {
        good = false;
        for (const auto& [what, count] : open) std::printf("  %zu %s\n", count, what.c_str());
    }
    good &= report("processes that did not come back",
                   static_cast<double>(after.workers) - static_cast<double>(before.workers), 3, "");
    for (const auto& match : matches)
        for (const std::string& line : match->complaints()) std::printf("  %s\n", line.c_str());
    std::fflush(stdout);
    return good ? 0 : 1;
}

}  // namespace
}  // namespace fronteira::host

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);
    fronteira::host::Wish wish;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--kill-every") == 0 && i + 1 < argc)
            wish.kill_every = std::atoi(argv[++i]);
        else if (std::strcmp(argv[i], "--pause") == 0 && i + 1 < argc)
            wish.pause = std::atoi(argv[++i]);
        else if (std::strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
            wish.seed = std::strtoull(argv[++i], nullptr, 10);
        else
            wish.seconds = std::atoi(argv[i]);
    }
    if (wish.seconds <= 0) {
        std::fputs(
            "usage: fronteira_hostile_guests SECONDS [--kill-every SECONDS] [--pause MS] "
            "[--seed N]\n",
            stderr);
        return 2;
    }
    return fronteira::host::run(wish);
}
