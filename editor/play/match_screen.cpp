// SPDX-License-Identifier: MIT
#include "play/match_screen.hpp"

#include "files/home.hpp"
#include "play/battle.hpp"
#include "play/board_painter.hpp"
#include "play/seat_table.hpp"

#include <QFile>
#include <QJSValue>
#include <QSaveFile>
#include <QUrl>
#include <algorithm>

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
        begin();
        tell_earlier();
    });
    connect(&match_, &Match::failed, this, [this](const QString& why) { fail(why); });
    connect(&match_, &Match::stopped, this, [this](const QString& why) { fail(why); });
    connect(&match_, &Match::changed, this, &MatchScreen::refresh);
    connect(&match_, &Match::moved, this,
            [this](const QJsonObject& news, const Chair& before) { animate(news, before); });
    connect(&match_.pace(), &Pace::changed, this, &MatchScreen::heldChanged);
    connect(&match_, &Match::people_changed, this, &MatchScreen::seatsChanged);
    connect(&match_, &Match::heard, &chat_, &Chat::hear);
    connect(&match_, &Match::refused, this, &MatchScreen::said);
    connect(&builder_, &MoveBuilder::refused, this, &MatchScreen::said);
    connect(&builder_, &MoveBuilder::reason, this,
            [this](const QJsonValue& space, const QString& say) {
                emit reason(space.toString(), say);
            });
    connect(&repetition_, &Repetition::changed, this, &MatchScreen::choiceChanged);
    connect(&builder_, &MoveBuilder::sent, this, &MatchScreen::dismissRecap);
    connect(&placements_, &Placements::changed, this, [this] {
        paint();
        emit choiceChanged();
    });
    connect(&builder_, &MoveBuilder::changed, this, [this] {
        const QJsonObject view = match_.shown().view();
        if (!PieceTray(game(), builder_, view, seat()).kind().isEmpty())
            setting_up_ = match_.shown().turn()["phase"].toString();
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
        earlier_.release()->deleteLater();
        refresh();
    });
    connect(earlier_.get(), &Story::failed, this, [this] { earlier_.release()->deleteLater(); });
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

/// What was known when a turn ended is compared with what is found when the next one begins.
void MatchScreen::look_back() {
    for (const int seat : match_.seats_here()) {
        const Chair chair = match_.chair_of(seat);
        const bool own_turn = chair.turn()["seat"].toInt() == seat && chair.over().isEmpty();
        if (!own_turn && !left_with_.contains(seat)) left_with_[seat] = chair.view();
        if (!own_turn && seat == match_.shown().seat()) recap_ = {};
    }
    const Chair chair = match_.shown();
    if (match_.decides(chair) && chair.turn()["seat"].toInt() == chair.seat() &&
        left_with_.contains(chair.seat()))
        recap_ = recap_of(game(), left_with_.take(chair.seat()), chair.view(), chair.seat());
}

QStringList MatchScreen::recap() const {
    return recap_.say(game(), sitters());
}

void MatchScreen::dismissRecap() {
    if (recap_.empty()) return;
    recap_ = {};
    paint();
    emit changed();
}

void MatchScreen::tell_aftermath() {
    QList<int> winners;
    const QJsonObject over = match_.shown().over();
    if (over["kind"] == QLatin1String("won"))
        for (const QJsonValue& seat : over["seats"].toArray()) winners << seat.toInt();
    aftermath_ = std::make_unique<Aftermath>(match_.host(), match_.id(), match_.shown().seat(),
                                             game(), winners);
    connect(aftermath_.get(), &Aftermath::told, this, &MatchScreen::aftermathChanged);
}

QVariantMap MatchScreen::aftermath() const {
    if (!aftermath_) return {{"decided", -1}};
    return {{"hands", aftermath_->hands()},
            {"turningPoints", aftermath_->turning_points()},
            {"decided", aftermath_->decided()}};
}

void MatchScreen::paint() {
    if (!ready()) return;
    const QJsonObject view = match_.shown().view();
    BoardPainter(match_.game(), view, colour_safe())
        .with(&placements_, &recap_)
        .paint(painting_, builder_.active() ? &builder_ : nullptr);
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

QVariantList MatchScreen::kinds_json(const QStringList& kinds) const {
    QVariantList list;
    for (const QString& kind : kinds)
        list << QVariantMap{{"kind", kind},
                            {"name", match_.game().kind_name(kind)},
                            {"chosen", kind == builder_.kind()},
                            {"ends", match_.game().ends(kind)},
                            {"slots", !builder_.first_step(kind).slot.isEmpty()}};
    return list;
}

QVariantMap MatchScreen::choice() const {
    const Game& game = match_.game();
    const Step& step = builder_.step();
    QVariantList parts;
    for (const QString& slot : builder_.chosen()) {
        parts << QVariantMap{{"name", game.slot(builder_.kind(), slot)["name"].toString()},
                             {"text", value_text(builder_.kind(), slot, builder_.values()[slot])}};
    }
    QVariantMap choice{
        {"active", builder_.active()},
        {"ready", builder_.ready()},
        {"kinds", kinds_json(builder_.kinds())},
        {"kind", builder_.kind()},
        {"name", game.kind_name(builder_.kind())},
        {"parts", parts},
        {"slot", game.slot(builder_.kind(), step.slot)["name"].toString()},
        {"of", step.of},
        {"say", step.say},
        {"options", options()},
        {"from", step.from},
        {"upto", step.upto},
        {"proposed", builder_.proposed()},
        {"canGoBack", !builder_.chosen().isEmpty()},
        {"again", again_text()},
        {"leaves", left_where_it_begins()},
        {"repeating", repetition_.going()},
        {"contests", contests()},
        {"places", game.kind_name(placements_.kind())},
        {"placed", placements_.placed()},
        {"left", placements_.left()},
        {"pulls", std::any_of(builder_.kinds().begin(), builder_.kinds().end(),
                              [this](const QString& kind) { return leads_on(kind); })}};
    add_tray(choice);
    return choice;
}

QVariantList MatchScreen::contests() const {
    QVariantList list;
    for (const QJsonValue& one : builder_.step().contests) {
        const int ours = one["ours"].toInt(), theirs = one["theirs"].toInt();
        list << QVariantMap{{"ours", ours},
                            {"theirs", theirs},
                            {"outcomes", contest_outcomes(ours, theirs, one["sides"].toInt())}};
    }
    return list;
}

QStringList MatchScreen::spaces_on_offer() const {
    QStringList spaces;
    const auto offered = builder_.spaces_on_offer();
    for (const QString& space : game().spaces())
        if (offered && offered->contains(space)) spaces << space;
    return spaces;
}

QVariantList MatchScreen::options() const {
    QVariantList list;
    const Step& step = builder_.step();
    for (const QJsonValue& value : step.choices)
        list << QVariantMap{{"value", value.toVariant()},
                            {"text", value_text(builder_.kind(), step.slot, value)}};
    return list;
}

QString MatchScreen::value_text(const QString& kind, const QString& slot,
                                const QJsonValue& value) const {
    const QJsonObject typed = game().slot(kind, slot);
    return typed["of"] == QLatin1String("seat") ? sitter_name(sitters(), value.toInt())
                                                : game().value_name(typed, value);
}

void MatchScreen::pickSpace(const QString& space) {
    if (builder_.step().of == QLatin1String("region")) {
        pick(match_.game().space(space)["region"].toString());
        return;
    }
    const QStringList kinds = builder_.kinds_taking("space", space);
    if (kinds.size() == 1)
        pickSpaceAs(kinds.first(), space);
    else if (kinds.size() > 1)
        emit kindsOffered(space, kinds_json(kinds));
    else
        askWhy(space);
}

QString MatchScreen::again_text() const {
    if (!builder_.ready() || !repetition_.possible()) return {};
    const MadeMove& move = repetition_.move();
    QStringList values;
    for (const auto& [slot, value] : move.values) values << value_text(move.kind, slot, value);
    return game().kind_name(move.kind) + ": " + values.join(", ");
}

int MatchScreen::left_where_it_begins() const {
    const QString badge = game().look()["space"]["badge"].toString();
    const MadeMove& move = repetition_.move();
    if (badge.isEmpty() || move.values.isEmpty()) return -1;
    const auto& [slot, space] = move.values.first();
    if (game().slot(move.kind, slot)["of"] != QLatin1String("space")) return -1;
    return match_.shown().view()["spaces"][space.toString()][badge].toInt(-1);
}

void MatchScreen::againUntil(int left) {
    repetition_.go_on_until([this, left] {
        const int now = left_where_it_begins();
        return now >= 0 && now <= left;
    });
}

void MatchScreen::pick_kind(const QString& kind) {
    repetition_.stop();
    builder_.pick_kind(kind);
}

void MatchScreen::pickSpaceAs(const QString& kind, const QString& space) {
    if (builder_.kind() != kind) pick_kind(kind);
    builder_.pick(space);
}

void MatchScreen::pull(const QString& from, const QString& to) {
    for (const QString& kind : builder_.kinds()) {
        if (!leads_on(kind) || !builder_.first_step(kind).takes("space", from)) continue;
        const QStringList slot = game().slots_of(kind);
        repetition_.stop();
        return builder_.build({kind, {{slot[0], from}, {slot[1], to}}});
    }
    paint();
}

/// From a space to another.
bool MatchScreen::leads_on(const QString& kind) const {
    const QStringList slot = game().slots_of(kind);
    return slot.size() > 1 && game().slot(kind, slot[0])["of"] == QLatin1String("space") &&
           game().slot(kind, slot[1])["of"] == QLatin1String("space");
}

void MatchScreen::aim(const QString& from, const QString& to) {
    painting_.set_arrows({{game().space_index(from), game().space_index(to), {}}});
}

void MatchScreen::add_tray(QVariantMap& choice) const {
    const QJsonObject view = match_.shown().view();
    const PieceTray tray(game(), builder_, view, seat());
    const QVariantList pieces = tray.pieces();
    choice["tray"] = pieces;
    choice["hasFormation"] = !pieces.isEmpty() && QFile::exists(formation_file());
    choice["mayKeepFormation"] = builder_.ready() && pieces.isEmpty() && !setting_up_.isEmpty() &&
                                 match_.shown().turn()["phase"].toString() == setting_up_ &&
                                 !tray.formation().contains("-");
}

void MatchScreen::putPiece(const QString& piece, const QString& space) {
    const QJsonObject view = match_.shown().view();
    const PieceTray tray(game(), builder_, view, seat());
    if (!tray.kind().isEmpty()) builder_.build(tray.move(piece, space));
}

QString MatchScreen::formation_file() const {
    return files::Home::formations() + '/' + QString(ruleset()).replace('/', '.') + ".txt";
}

void MatchScreen::keepFormation() {
    const QJsonObject view = match_.shown().view();
    const QByteArray text =
        PieceTray(game(), builder_, view, seat()).formation().join('\n').toUtf8();
    QSaveFile out(formation_file());
    const bool written =
        out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit();
    emit said(written ? tr("Kept for other matches of these rules")
                      : tr("%1 cannot be written: %2").arg(out.fileName(), out.errorString()));
}

void MatchScreen::setUpFormation(bool mirrored) {
    QFile in(formation_file());
    if (!in.open(QIODevice::ReadOnly))
        return emit said(tr("%1 cannot be read: %2").arg(in.fileName(), in.errorString()));
    constexpr qint64 most_bytes = 1 << 16;
    const QStringList pieces = QString::fromUtf8(in.read(most_bytes)).split('\n');
    const QJsonObject view = match_.shown().view();
    queue_.play(PieceTray(game(), builder_, view, seat()).moves_for(pieces, mirrored));
}

void MatchScreen::pick(const QVariant& value) {
    // A list that a page made comes as the engine's own value, which JSON does not know.
    const QVariant plain = value.metaType() == QMetaType::fromType<QJSValue>()
                               ? value.value<QJSValue>().toVariant()
                               : value;
    repetition_.stop();
    const bool number = builder_.step().of == QLatin1String("number");
    builder_.pick(number ? QJsonValue(plain.toInt()) : QJsonValue::fromVariant(plain));
}

void MatchScreen::saveRecord(const QUrl& file) {
    match_.ask_record([this, file](const QString& text) {
        QSaveFile out(file.toLocalFile());
        const QByteArray bytes = text.toUtf8();
        const bool written =
            out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
        emit said(written
                      ? tr("Saved to %1").arg(file.toLocalFile())
                      : tr("%1 cannot be written: %2").arg(file.toLocalFile(), out.errorString()));
    });
}

}  // namespace fronteira::play
