// SPDX-License-Identifier: MIT
#include "board/tokens/token_layout.hpp"

#include "board/geometry/rack_places.hpp"
#include "board/tokens/label_places.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::board {
namespace {

// In pixels at text scale 1.
constexpr double least_badge = 19, most_badge = 25;
constexpr double least_coin = 14, most_coin = 96;
constexpr double least_mark = 11, most_mark = 40;
constexpr double crowd = 300;        // spaces in view from which small ones go without coins
constexpr double crowd_room = 7.5;   // how much room a space needs among a crowd
constexpr double sign_room = 22;     // and for the emblem beside its number
constexpr double rack_share = 0.66;  // of a place of a rack, for the coin on it
constexpr double label_room = 0.8;   // how much of its name a space must be wide among a crowd
constexpr double leader_lengths[] = {10, 20, 32, 44, 56};  // of lines from coins to names

class Layout {
 public:
    Layout(const MapGeometry& geometry, const BoardPainting& painting, const BoardStyle& style,
           const Viewport& view, const TokenWishes& wishes)
        : geometry_(geometry), painting_(painting), style_(style), view_(view), wishes_(wishes) {}

    std::vector<PlacedPicture> result() {
        const double reach = wishes_.reach / view_.scale();
        spaces_ = geometry_.spaces_in(view_.map_area().adjusted(-reach, -reach, reach, reach));
        crowded_ = static_cast<double>(spaces_.size()) > crowd;
        for (const int space : spaces_) add_tokens(space);
        for (const BoardRack& rack : painting_.racks()) add_rack(rack);
        if (wishes_.labels) geometry_.map().grid.isEmpty() ? add_labels() : add_coordinates();
        return std::move(placed_);
    }

 private:
    double room(int space) const { return geometry_.place(space).clearance * view_.scale(); }
    QPointF place(int space) const { return view_.to_item(geometry_.place(space).point); }

    void put(Picture picture, QPointF centre) { placed_.push_back({std::move(picture), centre}); }

    double sized(double wanted, double least, double most) const {
        return std::round(std::clamp(wanted, least * style_.text_scale, most * style_.text_scale));
    }

    /// What faces north looks down on a board that is turned.
    SpaceLook as_seen(SpaceLook look) const {
        if (look.notch && geometry_.map().turned) look.notch = std::fmod(*look.notch + 180, 360);
        return look;
    }

    void add_tokens(int space) {
        const SpaceLook& look = painting_.at(space);
        const double radius = room(space);
        if (crowded_ && radius < crowd_room) return;
        const QPointF centre = place(space);
        const bool badge = !look.badge.isEmpty(), coin = !look.piece.isEmpty();
        double height = 0;
        if (coin) {
            height = sized(1.24 * radius, least_coin, most_coin);
            put(coin_picture(as_seen(look), style_, height), centre);
        }
        if (badge) {
            const double small =
                coin ? std::max(14.0, height * 0.42)
                     : sized(1.2 * radius, crowded_ ? least_coin : least_badge, most_badge);
            const QPointF corner = coin ? QPointF(height, height) * 0.36 : QPointF();
            const bool sign = !coin && (!crowded_ || radius > sign_room);
            put(badge_picture(look, style_, small, sign), centre + corner);
            if (!coin) height = small;
        }
        // What has no outline is seen at least as a dot.
        if (geometry_.map().spaces[space].rings.isEmpty() && height <= 0)
            put(mark_picture("circle", style_, least_mark), centre);
        add_marks(look, centre, radius, height);
    }

    void add_rack(const BoardRack& rack) {
        for (int place = 0; place < rack.places.size(); ++place) {
            const SpaceLook& look = rack.places[place].look;
            const QRectF box = rack_place(geometry_, rack, place);
            const double room = std::min(box.width(), box.height()) * view_.scale();
            if (!look.piece.isEmpty())
                put(coin_picture(look, style_, sized(rack_share * room, least_coin, most_coin)),
                    view_.to_item(box.center()));
        }
    }

    /// Marks alone stand in the middle; with a coin they are small, at its upper right.
    void add_marks(const SpaceLook& look, QPointF centre, double radius, double coin) {
        const auto count = static_cast<double>(look.marks.size());
        const double size =
            coin > 0 ? sized(0.45 * radius, least_mark, most_mark / 2)
                     : sized(1.1 * radius / std::max(1.0, count * 0.75), least_mark, most_mark);
        QPointF at = coin > 0 ? centre + QPointF(coin / 2 + size * 0.2, -coin / 2 - size * 0.1)
                              : centre - QPointF(size * (count - 1) / 2, 0);
        for (const QString& mark : look.marks) {
            put(mark_picture(mark, style_, size), at);
            at.rx() += size;
        }
    }

    /// The letters of a grid's columns above it, the numbers of its rows at its left; cells are
    /// called by both.
    void add_coordinates() {
        const QSize grid = geometry_.map().grid;
        const auto part = [this](int space, bool digits) {
            QString text;
            for (const QChar letter : geometry_.map().spaces[space].name)
                if (letter.isDigit() == digits) text += letter;
            return label_picture(text, style_);
        };
        if (room(0) * 2 < style_.text_size) return;
        const int top = geometry_.map().turned ? (grid.height() - 1) * grid.width() : 0;
        for (int column = 0; column < grid.width(); ++column) {
            const Picture letters = part(column, false);
            put(letters,
                {place(top + column).x(), view_.to_item({0, 0}).y() - letters.size.height() / 2});
        }
        for (int row = 0; row < grid.height(); ++row) {
            const Picture number = part(row * grid.width(), true);
            put(number, {view_.to_item({0, 0}).x() - number.size.width() / 2 - 2,
                         place(row * grid.width()).y()});
        }
    }

    void add_labels() {
        if (static_cast<double>(spaces_.size()) > 4 * crowd) return;
        std::vector<int> order = spaces_;
        std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
            return geometry_.place(a).clearance > geometry_.place(b).clearance;
        });
        // The rim of soft pixels around a coin may be touched.
        for (const PlacedPicture& token : placed_)
            taken_.push_back(token.box().adjusted(2, 2, -2, -2));
        add_regions();
        std::erase_if(order, [this](int space) { return add_label(space); });
        for (const int space : order) add_astray(space);
    }

    void add_regions() {
        for (size_t region = 0; region < wishes_.regions.size(); ++region) {
            const RegionLabel& label = wishes_.regions[region];
            if (!label.place) continue;
            const QString& name = geometry_.map().regions[static_cast<int>(region)].name;
            const PlacedPicture placed{region_picture(name, label.note, style_),
                                       view_.to_item(*label.place)};
            const QRectF box = placed.box();
            if (is_taken(box) || is_cut(box, placed.centre)) continue;
            taken_.push_back(box);
            placed_.push_back(placed);
        }
    }

    /// Whether nothing is left to be done for it.
    bool add_label(int space) {
        const QString name = geometry_.map().spaces[space].name;
        const double width = geometry_.extent(space).width() * view_.scale();
        const Picture one_line = label_picture(name, style_);
        if (crowded_ && width < label_room * one_line.size.width()) return true;
        const QString parted = in_two_lines(name);
        const bool narrow = one_line.size.width() > width;
        if (narrow && parted != name && try_label(label_picture(parted, style_), space))
            return true;
        return try_label(one_line, space) || crowded_;
    }

    /// Parts at the blank nearest to the middle.
    static QString in_two_lines(const QString& name) {
        int best = -1;
        for (int i = 0; i < name.size(); ++i)
            if (name[i] == ' ' &&
                (best < 0 || std::abs(2 * i - name.size()) < std::abs(2 * best - name.size())))
                best = i;
        return best < 0 ? name : QString(name).replace(best, 1, '\n');
    }

    /// What stands in the middle of a space.
    QSizeF coin(int space) const {
        QSizeF size(0, 0);
        const QPointF centre = place(space);
        for (const PlacedPicture& token : placed_)
            if (token.centre == centre) size = size.expandedTo(token.picture.size);
        return size;
    }

    bool try_label(const Picture& picture, int space) {
        return try_places(picture, space, places_beside(coin(space), picture.size));
    }

    /// A name that found no place at its coin stands askew, or farther away with a line to the
    /// coin.
    void add_astray(int space) {
        const QPointF centre = place(space);
        const QSizeF at = coin(space);
        const Picture name = label_picture(geometry_.map().spaces[space].name, style_);
        if (try_places(name, space, places_askew(at, name.size))) return;
        for (const double distance : leader_lengths) {
            const auto places = places_away(at, name.size, distance * style_.text_scale);
            if (!try_places(name, space, places)) continue;
            const QLineF line =
                leader({centre - QPointF(at.width(), at.height()) / 2, at}, placed_.back().box());
            put(leader_picture(line.p2() - line.p1(), style_), line.center());
            return;
        }
    }

    bool try_places(const Picture& picture, int space, const std::vector<QPointF>& places) {
        const QPointF centre = place(space);
        for (const QPointF& way : places) {
            const QRectF box = PlacedPicture{picture, centre + way}.box();
            if (is_cut(box, centre) || is_taken(box)) continue;
            taken_.push_back(box);
            put(picture, centre + way);
            return true;
        }
        return false;
    }

    bool is_cut(const QRectF& box, QPointF place) const {
        const QRectF item(QPointF(), view_.item());
        return item.contains(place) && !item.contains(box);
    }

    bool is_taken(const QRectF& box) const {
        return std::any_of(taken_.begin(), taken_.end(),
                           [&](const QRectF& other) { return other.intersects(box); });
    }

    const MapGeometry& geometry_;
    const BoardPainting& painting_;
    const BoardStyle& style_;
    const Viewport& view_;
    const TokenWishes& wishes_;
    std::vector<int> spaces_;
    bool crowded_ = false;
    std::vector<PlacedPicture> placed_;
    std::vector<QRectF> taken_;
};

}  // namespace

std::vector<PlacedPicture> lay_out_tokens(const MapGeometry& geometry,
                                          const BoardPainting& painting, const BoardStyle& style,
                                          const Viewport& view, const TokenWishes& wishes) {
    return Layout(geometry, painting, style, view, wishes).result();
}

}  // namespace fronteira::board
