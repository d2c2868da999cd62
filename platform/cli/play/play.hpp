// SPDX-License-Identifier: MIT
#pragma once

#include "cli/play/command_word.hpp"
#include "cli/play/lexicon.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/play_table.hpp"
#include "cli/play/tutor.hpp"
#include "cli/scene/scene.hpp"
#include "cli/terminal/terminal.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace fronteira::cli {

/// A match on a terminal, from the first question to the last.
class Play {
 public:
    /// The table's session must have begun. `save_to` is where the record is kept, or empty:
    /// whenever a person decides, and once a second while bots do.
    Play(PlayTable& table, const Terminal& terminal, const std::string& language,
         std::string save_to);

    /// A lesson is played: only what it asks for, and the others play what is written. Lent.
    void teach(Tutor& tutor) { tutor_ = &tutor; }

    /// Until the match is over, or the input, or somebody quits, or a bot's move fails. A person
    /// whose move fails may make another. False when the rules failed at any time.
    bool run();
    /// Whether the last record that was to be kept could not be.
    bool failed_to_save() const { return lost_; }

 private:
    /// What follows an answer: the choices again or only the question, the next decision, the end.
    enum class Next { list, ask, moved, stop };
    struct Line {
        size_t move;
        std::string text;
    };

    Scene scene(int viewer) const;
    int decider() const;
    bool ask_bot(int seat);
    bool play(int seat, const Move& move);
    bool play_on_as_written();
    void say_step() const;
    std::string typed_step() const;
    bool is_watched(int viewer) const;
    void keep_told();
    void tell_news(int viewer);
    void begin();
    void end();
    void stop_early();

    // One decision of a person.
    Next decide(int seat);
    bool hand_over(int seat);
    void show_position(int seat);
    void show_choices(const Menu& menu) const;
    Next answer(int seat, Menu& menu, const std::string& line);
    Next pick(int seat, Menu& menu, int32_t number);
    Next typed(int seat, Menu& menu, const std::string& line);
    bool pick_by_name(Menu& menu, const std::string& line);
    Next try_move(int seat, const Move& move);

    // Commands.
    Next obey(int seat, Menu& menu, Command command, const std::string& rest);
    bool is_command(const std::string& word, int seat) const;
    void show_log(int seat) const;
    void why(int seat, const std::string& text);
    void tell_refusals(const std::vector<core::Refusal>& refusals, const Move& move,
                       const std::vector<bool>& given);
    Next undo(int seat);
    void save(std::string path);
    void save_at_times();
    bool is_sure() const;

    void say(const std::string& text) const { terminal_.print(text + "\n"); }

    PlayTable& table_;
    const Terminal& terminal_;
    Paint paint_;
    runtime::Voice voice_;
    runtime::DrawnColumns drawn_;
    Lexicon lexicon_;
    std::string save_to_;
    Tutor* tutor_ = nullptr;
    bool saved_ = false;                                 ///< as it is now
    std::chrono::steady_clock::time_point next_save_{};  ///< of what bots play
    bool failed_ = false;                  ///< the rules did, in a move that was taken back
    bool lost_ = false;                    ///< the last record could not be kept
    int shown_to_ = -1;                    ///< whose position was shown last
    size_t shown_turn_ = 0;                ///< in which turn
    std::string shown_grid_;               ///< as it was drawn last; empty without a grid
    std::vector<std::vector<Line>> told_;  ///< by viewer; the last one: a spectator
    std::vector<size_t> read_;             ///< how many of them were shown
};

}  // namespace fronteira::cli
