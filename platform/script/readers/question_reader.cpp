// SPDX-License-Identifier: MIT
// From descriptions to rules: what effects ask.
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {

std::optional<int16_t> RuleReader::read_question(int at, const Place& around) {
    const void* object = lua_touserdata(lua_, at);
    for (const auto& [pointer, number] : phases_seen_)
        if (pointer == object) return number;
    const Declared* declared = push_call(lua_, at, "question");
    if (declared == nullptr) return std::nullopt;
    const int table = lua_gettop(lua_);
    core::Phase question;
    question.question = true;
    question.place = declared->line > 0 ? declared->place() : around;
    question.name = argument_text(lua_, table - 1, 1);
    check_name("question", question.name, question.place);
    read_answers(table, question);
    lua_pop(lua_, 2);
    return keep_phase(std::move(question), object);
}

/// A list of words is as many moves without values; anything else is the values of one move.
void RuleReader::read_answers(int table, core::Phase& question) {
    core::MoveKind answer;
    answer.answers = true;
    answer.place = question.place;
    Scope scope{&answer, question.place, true};
    answer.open = read_flag(table, "open", "question `" + question.name + "`", question.place);
    for (const char* key : {"effect", "when", "contest"}) {
        if (lua_getfield(lua_, table, key) != LUA_TNIL)
            fault(question.place, "rules.unknown_key",
                  "`" + std::string(key) + "` means nothing for question `" + question.name + "`",
                  "the effect that asks continues with the answer");
        lua_pop(lua_, 1);
    }
    if (!take(lua_rawlen(lua_, table) * (sizeof(std::string) + longest_name), question.place))
        return;
    bool values = false;
    const std::vector<std::string> words =
        words_in_list(lua_, table, [&](const std::string&) { values = true; });
    for (const std::string& word : words) {
        answer.name = word;
        check_name("move", word, question.place);
        question.moves.push_back(keep_move(answer));
    }
    const std::vector<std::string> named = declared_keys(lua_, table);
    const auto is_value = [](const std::string& key) {
        return key != "open" && key != "effect" && key != "when" && key != "contest";
    };
    values = values || std::any_of(named.begin(), named.end(), is_value);
    if (!words.empty() && values)
        fault(question.place, "rules.bad_question",
              "question `" + question.name + "` has both words and values",
              "list either words or values");
    if (!words.empty()) return;
    answer.name = question.name;
    read_slots(table, scope);
    if (answer.slots.empty())
        return fault(question.place, "rules.bad_question",
                     "question `" + question.name + "` has no possible answer",
                     "write { number \"armies\" }, or a list of words");
    const core::Slot& last = answer.slots.back();
    question.ranged = last.type == core::Slot::Type::number && last.from >= 0 &&
                      rules_.expressions.at(last.from).op == core::Expression::Op::asked_from;
    question.moves.push_back(keep_move(std::move(answer)));
}

}  // namespace fronteira::script
