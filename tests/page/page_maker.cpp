// SPDX-License-Identifier: MIT
#include "page_maker.hpp"

#include "match/series/ask_bot.hpp"
#include "runtime/words/embedded_text.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <bit>
#include <fstream>

namespace fronteira::testing {
namespace {

runtime::Places places() {
    runtime::Places places;
    places.mods = {std::filesystem::path(FRONTEIRA_SOURCE_DIR) / "mods"};
    places.plugins = {std::filesystem::path(FRONTEIRA_BINARY_DIR) / "plugins"};
    return places;
}

}  // namespace

PageMaker::PageMaker()
    : folder_(std::filesystem::temp_directory_path() /
              ("fronteira_page_" + std::to_string(::getpid()))),
      installation_(places()),
      shelf_(installation_),
      texts_(to_table(runtime::page_texts())) {
    std::filesystem::create_directories(folder_);
}

PageMaker::~PageMaker() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

match::Record PageMaker::record(const std::string& ruleset, int players, size_t moves) {
    const std::vector<std::string> nobody(static_cast<size_t>(players));
    auto setting = shelf_.lay(table::Wish{ruleset, "", {}, nobody});
    if (!setting) throw std::runtime_error(to_text(setting.error()));
    auto bot = (*setting)->bot((*setting)->usual_bot());
    match::Record header = (*setting)->header();
    header.seats.assign(nobody.size(), "bot:" + (*setting)->usual_bot());
    match::Session session((*setting)->rules(), (*setting)->handlers(), header);
    EXPECT_TRUE(session.start(7));
    std::string trouble;
    while (!session.over() && session.record().moves.size() < moves) {
        const int seat = std::countr_zero(session.deciders());
        session.play(seat, match::ask_bot(session, seat, **bot, trouble));
    }
    EXPECT_EQ(trouble, "");
    return session.record();
}

std::string PageMaker::write(const std::string& html) {
    const auto path = folder_ / "page.html";
    std::ofstream(path, std::ios::binary) << html;
    return "file://" + path.string();
}

std::vector<std::string> people(const match::Record& record) {
    static const char* const names[] = {"Ana", "Rui", "João", "Zoë", "Eva", "Gil"};
    return {names, names + record.players};
}

}  // namespace fronteira::testing
