// SPDX-License-Identifier: MIT
// What hands do on a match screen.
#include "files/whole_file.hpp"
#include "play/match/match_screen.hpp"
#include "play/moves/formations.hpp"

#include <QJSValue>
#include <QUrl>
#include <utility>

namespace fronteira::play {

// Whoever chooses or lays out has read what happened, or does not want to.
void MatchScreen::pickSpace(const QString& space) {
    dismissRecap();
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

void MatchScreen::pickPlace(const QString& place) {
    const QStringList kinds = builder_.kinds_taking(QStringLiteral("choice"), place);
    if (kinds.size() != 1) return;
    if (builder_.kind() != kinds.first()) pick_kind(kinds.first());
    pick(place);
}

void MatchScreen::againUntil(int left) {
    repetition_.go_on_until([this, left] {
        const int now = left_where_it_begins();
        return now >= 0 && now <= left;
    });
}

void MatchScreen::pick_kind(const QString& kind) {
    dismissRecap();
    repetition_.stop();
    builder_.pick_kind(kind);
}

void MatchScreen::pickSpaceAs(const QString& kind, const QString& space) {
    if (builder_.kind() != kind) pick_kind(kind);
    builder_.pick(space);
}

bool MatchScreen::place(const QString& space, int by) {
    dismissRecap();
    return placements_.add(space, by);
}

void MatchScreen::pull(const QString& from, const QString& to) {
    dismissRecap();
    for (const QString& kind : builder_.kinds()) {
        if (!leads_on(kind) || !builder_.first_step(kind).takes("space", from)) continue;
        const QStringList slot = game().slots_of(kind);
        repetition_.stop();
        return builder_.build({kind, {{slot[0], from}, {slot[1], to}}});
    }
    paint();
}

void MatchScreen::aim(const QString& from, const QString& to) {
    painting_.set_arrows({{game().space_index(from), game().space_index(to), {}}});
}

void MatchScreen::back() {
    builder_.back();
    // Without the piece nothing is half done.
    if (!std::exchange(taken_, {}).isEmpty()) builder_.back();
}

void MatchScreen::takePiece(const QString& piece) {
    dismissRecap();
    if (taken_ == piece) return back();
    taken_ = piece;
    taken_at_ = -1;
    const QJsonObject view = match_.shown().view();
    const PieceTray tray = tray_of(view);
    if (tray.kind().isEmpty() || !builder_.ready()) return;
    taken_at_ = decision_;
    builder_.build(tray.taking(piece));
}

/// There are more of the piece that was set up by a click, and the next click sets up another. It
/// is tried once for each decision: what is not on offer is not asked for again and again.
void MatchScreen::take_again() {
    if (taken_.isEmpty() || queue_.playing() || !builder_.ready()) return;
    if (!builder_.chosen().isEmpty() || taken_at_ == decision_) return;
    const QJsonObject view = match_.shown().view();
    const PieceTray tray = tray_of(view);
    taken_at_ = decision_;
    if (!sets_up() || tray.kind().isEmpty() || tray.left_of(taken_) == 0)
        taken_.clear();
    else
        builder_.build(tray.taking(taken_));
}

void MatchScreen::putPiece(const QString& piece, const QString& space) {
    dismissRecap();
    taken_.clear();
    const QJsonObject view = match_.shown().view();
    const PieceTray tray = tray_of(view);
    if (tray.kind().isEmpty()) return;
    // The host may still be busy with the piece before.
    if (!builder_.ready() && tray.sets_up_all())
        queue_.play({tray.move(piece, space)});
    else
        builder_.build(tray.move(piece, space));
}

void MatchScreen::keepFormation() {
    const QJsonObject view = match_.shown().view();
    const QString why = Formations(game()).keep(tray_of(view).formation());
    if (!why.isEmpty()) return emit refused(why);
    emit said(tr("Kept for other matches with these rules"));
    emit choiceChanged();
}

void MatchScreen::setUpFormation(const QString& id, bool mirrored) {
    const QJsonObject view = match_.shown().view();
    const PieceTray tray = tray_of(view);
    QString why;
    const QStringList pieces = Formations(game()).find(id, tray.formation().size(), why);
    if (!why.isEmpty()) return emit refused(why);
    taken_.clear();
    queue_.play(tray.moves_for(pieces, mirrored));
}

void MatchScreen::pick(const QVariant& value) {
    // A list that a page made comes as the engine's own value, which JSON does not know.
    const QVariant plain = value.metaType() == QMetaType::fromType<QJSValue>()
                               ? value.value<QJSValue>().toVariant()
                               : value;
    dismissRecap();
    repetition_.stop();
    const bool number = builder_.step().of == QLatin1String("number");
    builder_.pick(number ? QJsonValue(plain.toInt()) : QJsonValue::fromVariant(plain));
}

void MatchScreen::saveRecord(const QUrl& file) {
    match_.ask_record([this, file](const QString& text) {
        const QString path = file.toLocalFile();
        const QString why = files::write_whole(path, text.toUtf8());
        if (why.isEmpty()) return emit said(tr("Saved to %1").arg(path));
        emit refused(tr("%1 cannot be written: %2").arg(path, why));
    });
}

}  // namespace fronteira::play
