// SPDX-License-Identifier: MIT
#include "play/match/match_screen.hpp"

#include "play/match/facts.hpp"
#include "play/moves/piece_tray.hpp"
#include "play/painting/board_painter.hpp"

namespace fronteira::play {

MatchScreen::MatchScreen(client::Host& host, const QString& match,
                         const QList<Match::Right>& rights, QObject* parent)
    : ShownMatch(parent),
      match_(host, match, rights),
      builder_(host, match_.id(), match_.game()),
      repetition_(host, match_.id(), builder_),
      queue_(builder_),
      placements_(builder_, queue_, match_.game()) {
    connect(&match_, &Match::joined, this, [this] {
        history_ = {};
        left_with_.clear();
        chat_.recall(match_.said_before());
        begin();
        tell_earlier();
    });
    connect(&match_, &Match::arranged, this, [this](const QJsonObject& news) {
        const QJsonArray exchanged = news["exchanged"].toArray();
        chat_.exchange(exchanged.at(0).toInt(), exchanged.at(1).toInt());
        QStringList lines = rules_in_words(game(), news["options"].toObject());
        lines.prepend(news["say"].toString());
        chat_.note(lines.join('\n'));
        emit said(lines.first());
    });
    connect(&match_, &Match::failed, this, [this](const QString& why) { fail(why); });
    connect(&match_, &Match::stopped, this, [this](const QString& why) { fail(why); });
    connect(&match_, &Match::changed, this, &MatchScreen::refresh);
    connect(&match_, &Match::moved, this,
            [this](const QJsonObject& news, const Chair& before) { animate(news, before); });
    connect(&match_.pace(), &Pace::changed, this, &MatchScreen::heldChanged);
    connect(&match_, &Match::people_changed, this, &MatchScreen::seatsChanged);
    connect(&match_, &Match::heard, &chat_, &Chat::hear);
    connect(&match_, &Match::refused, this, &MatchScreen::refused);
    connect(&match_, &Match::refused, this, &MatchScreen::houseRulesChanged);
    connect(this, &MatchScreen::readyChanged, this, &MatchScreen::houseRulesChanged);
    connect(&builder_, &MoveBuilder::refused, this, &MatchScreen::refused);
    connect(&builder_, &MoveBuilder::reason, this,
            [this](const QJsonValue& space, const QString& say) {
                emit reason(space.toString(), say);
            });
    connect(&repetition_, &Repetition::changed, this, &MatchScreen::choiceChanged);
    connect(&builder_, &MoveBuilder::sent, this, &MatchScreen::dismissRecap);
    connect(&placements_, &Placements::changed, this, [this] {
        paint();
        emit changed();
        emit choiceChanged();
    });
    connect(&builder_, &MoveBuilder::changed, this, [this] {
        const QJsonObject view = match_.shown().view();
        const PieceTray tray(game(), builder_, view, seat());
        if (tray.sets_up_all()) {
            setting_up_ = match_.shown().turn()["phase"].toString();
            placing_ = tray.kind();
        }
        take_again();
        paint();
        emit choiceChanged();
    });
}
/// The rounds before this screen came, for the chart.
void MatchScreen::tell_earlier() {
    const Chair chair = match_.shown();
    if (chair.number() == 0) return;
    earlier_ = std::make_unique<Story>(match_.host(), match_.id(), chair.seat(), "own");
    connect(earlier_.get(), &Story::grown, this, [this] {
        if (!earlier_ || !earlier_->complete()) return;
        for (int number = 0; number <= earlier_->moves(); ++number)
            history_.note(game(), earlier_->at(number));
        if (match_.shown().number() == earlier_->moves()) remember_last_turn(*earlier_);
        earlier_.release()->deleteLater();
        refresh();
    });
    connect(earlier_.get(), &Story::failed, this, [this] { earlier_.release()->deleteLater(); });
}

/// As if this screen had been there all the time: what the seat knew when its last turn was over.
/// Of a turn that is half over all was told at its beginning.
void MatchScreen::remember_last_turn(const Story& story) {
    const int seat = match_.shown().seat();
    const auto own = [&](int move) { return story.at(move).turn()["seat"].toInt() == seat; };
    int number = story.moves();
    if (number > 0 && own(number)) --number;
    if (own(number)) return;
    const auto own_move = [&](int move) { return story.news(move)["by"].toInt() == seat; };
    while (number > 0 && !own(number - 1) && !own_move(number)) --number;
    if (number > 0) left_with_[seat] = {number, story.at(number).view()};
}

void MatchScreen::refresh() {
    if (!ready()) return;
    const Chair chair = match_.shown();
    log_.show(chair.log());
    history_.note(match_.game(), chair);
    placements_.look_at(chair.view());
    look_back();
    const bool plays = match_.decides(chair) && chair.over().isEmpty() && !match_.waits();
    const int decider = plays ? chair.seat() : 0;
    if (decision_ != chair.number() || decider_ != decider) {
        decision_ = chair.number();
        decider_ = decider;
        builder_.begin(decider, decision_);
        repetition_.begin(decider);
    }
    paint();
    if (!chair.over().isEmpty() && !aftermath_) tell_aftermath();
    emit changed();
    emit seatsChanged();
}

/// What was known when a turn ended is compared with what is found when the next one begins, until
/// anything is played or taken back, whichever way.
void MatchScreen::look_back() {
    for (const int seat : match_.seats_here()) {
        const Chair chair = match_.chair_of(seat);
        const bool own_turn = chair.turn()["seat"].toInt() == seat && chair.over().isEmpty();
        const auto left = left_with_.constFind(seat);
        // A turn whose last move was taken back is not over.
        if (left != left_with_.constEnd() && chair.number() < left->number) left_with_.erase(left);
        // Nor is anybody told of what that seat itself did meanwhile, such as a choice in turns.
        const bool own_move = chair.log().last()["by"].toInt() == seat;
        if (!own_turn && (own_move || !left_with_.contains(seat)))
            left_with_[seat] = {chair.number(), chair.view()};
    }
    const Chair chair = match_.shown();
    if (chair.number() != recap_of_) recap_ = {};
    if (match_.decides(chair) && chair.turn()["seat"].toInt() == chair.seat() &&
        left_with_.contains(chair.seat())) {
        recap_ = recap_of(game(), left_with_.take(chair.seat()).view, chair.view(), chair.seat());
        recap_of_ = chair.number();
    }
}

QVariantList MatchScreen::facts() const {
    return match_facts(game(), placements_.view_after());
}

QStringList MatchScreen::recap() const {
    return recap_.say(game(), sitters());
}

QVariantList MatchScreen::recap_lines() const {
    return recap_.lines(game(), sitters());
}

void MatchScreen::dismissRecap() {
    if (recap_.empty()) return;
    recap_ = {};
    paint();
    emit changed();
}

void MatchScreen::tell_aftermath() {
    aftermath_ = std::make_unique<Aftermath>(match_.host(), match_.id(), match_.shown().seat(),
                                             game(), match_.shown().over());
    connect(aftermath_.get(), &Aftermath::told, this, &MatchScreen::aftermathChanged);
}

QVariantMap MatchScreen::aftermath() const {
    if (!aftermath_) return {{"complete", false}, {"decided", -1}};
    return {{"complete", aftermath_->complete()},
            {"hands", aftermath_->hands()},
            {"turningPoints", aftermath_->turning_points()},
            {"rounds", aftermath_->rounds()},
            {"decided", aftermath_->decided()}};
}

void MatchScreen::paint() {
    if (!ready()) return;
    const QJsonObject view = match_.shown().view();
    BoardPainter(match_.game(), view, colour_safe())
        .with(&placements_, &recap_)
        .setting_up(tray_of(view).pieces().isEmpty() ? 0 : seat())
        .paint(painting_, builder_.active() ? &builder_ : nullptr);
    paint_besides(builder_.active() ? &builder_ : nullptr);
}

/// A number of a field may come as a real one.
void MatchScreen::setRule(const QString& id, const QVariant& value) {
    const bool number = value.typeId() == QMetaType::Double;
    match_.arrange(id, number ? QJsonValue(value.toInt()) : QJsonValue::fromVariant(value));
}

int MatchScreen::curtain() const {
    if (!ready() || !match_.shown().over().isEmpty() || match_.waits()) return 0;
    if (match_.next_here() > 0) return match_.next_here();
    return lifted_ || match_.seats_here().size() < 2 ? 0 : match_.shown().seat();
}

bool MatchScreen::ready_here() const {
    const QList<int> here = match_.seats_here();
    for (const QJsonValue& one : match_.seats())
        if (here.contains(one["seat"].toInt()) && !one["ready"].toBool()) return false;
    return true;
}

QStringList MatchScreen::watching() const {
    QStringList names;
    for (const QJsonValue& one : match_.watching()) names << one.toString();
    return names;
}

bool MatchScreen::in_company() const {
    const QList<int> here = match_.seats_here();
    for (const QJsonValue& one : match_.seats()) {
        const bool person = one["who"] == QLatin1String("human") || one["invited"].toBool();
        if (person && !here.contains(one["seat"].toInt())) return true;
    }
    return !match_.watching().isEmpty();
}

void MatchScreen::lift() {
    lifted_ = true;
    match_.show(match_.next_here() > 0 ? match_.next_here() : match_.shown().seat());
}

}  // namespace fronteira::play
