// SPDX-License-Identifier: MIT
// What is kept of the match, and what becomes of it where the disk takes nothing.
#include "host/rooms/room.hpp"

namespace fronteira::host {

Result<std::string> Room::kept_record() const {
    const auto moves = services_.store.moves(kept_.id);
    if (!moves) return fail(moves.error());
    std::string record = kept_.head;
    for (const std::string& line : *moves) record += line + "\n";
    return record + kept_.end;
}

void Room::keep_answer(const Json& answer) {
    const Json& store = answer["store"];
    if (!answer["status"].empty()) kept_.moves = answer["status"]["number"];
    if (store.contains("keep"))
        services_.store.put_moves(kept_.id, store["keep"].get<size_t>(),
                                  store["lines"].get<std::vector<std::string>>());
    const std::string end = answer["status"].value("end", "");
    if (!answer["status"].empty() && end != kept_.end) {
        kept_.end = end;
        services_.store.put_end(kept_.id, end);
    }
    if (!store.contains("keep") || !clock_.exists()) return;
    kept_.about.left = clock_.left(now());
    services_.store.put_about(kept_.id, kept_.about);
}

void Room::keep_about() {
    services_.store.put_about(kept_.id, kept_.about);
    expect_kept();
}

/// What was written last is to be on the disk soon.
void Room::expect_kept() {
    services_.outbox.add([self = shared_from_this()](bool kept) {
        if (!kept) self->fall_back();
    });
}

/// The disk did not take what was written last: the match is what was kept of it before, also in
/// memory, or it would be told otherwise than after the host is begun again.
void Room::fall_back() {
    if (auto kept = services_.store.match(kept_.id)) kept_ = std::move(*kept);
    clock_.set_paused(kept_.about.paused, now());
    beginning_ = false;
    if (stopped_.is_null()) break_down({error_at({}, "store.write", "the store failed")});
    if (!kept_.about.left.empty()) clock_.set_left(kept_.about.left);
    services_.not_kept();
}

}  // namespace fronteira::host
