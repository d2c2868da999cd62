// SPDX-License-Identifier: MIT
#include "cli/scene/ending.hpp"

#include "cli/scene/board_text.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::cli {
namespace {

int32_t placing(const Scene& scene, int seat) {
    return scene.match().state().get(scene.layout().placing(), seat);
}

/// Best first; those without a place, after a match that was broken off, last.
std::vector<int> by_place(const Scene& scene) {
    std::vector<int> seats;
    for (int seat = 0; seat < scene.layout().seats(); ++seat) seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
        const auto rank = [&](int seat) {
            const int32_t place = placing(scene, seat);
            return place == 0 ? INT32_MAX : place;
        };
        return rank(a) < rank(b);
    });
    return seats;
}

}  // namespace

std::string ending_text(const Scene& watched) {
    Scene scene = watched;
    scene.reveal = true;
    std::string text = "\n" + board_text(scene) + "\n";
    text += scene.paint.strong(scene.voice.phrases().outcome(scene.session.outcome())) + "\n";
    for (const int seat : by_place(scene)) {
        const int32_t place = placing(scene, seat);
        const std::string name = scene.voice.names().seat(seat);
        text += (place == 0 ? std::string() : std::to_string(place) + ". ") +
                scene.paint.of_seat(scene.match(), seat, name) + "\n";
        text += secrets_text(scene, seat);
    }
    return text;
}

}  // namespace fronteira::cli
