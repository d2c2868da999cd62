// SPDX-License-Identifier: MIT
// The smallest bot there is, and the example to start from: any legal move, by lot.
#include <fronteira/plugin.hpp>

namespace {

class RandomBot final : public fronteira::Bot {
 public:
    fronteira::Move choose(const fronteira::View& view, fronteira::Random& random) override {
        return view.random_move(random);
    }
};

void activate(fronteira::Registry& registry) {
    registry.add_bot("random", [] { return std::make_unique<RandomBot>(); });
}

}  // namespace

FRONTEIRA_PLUGIN("random_bot", activate)
