// SPDX-License-Identifier: MIT
#include "board/board_item.hpp"

#include "gui.hpp"
#include "made_map.hpp"

#include <QJsonArray>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QWheelEvent>

using namespace fronteira::board;

namespace {

/// Four by four spaces of 100 pixels each, s<column>_<row>.
class BoardInput : public Gui {
 protected:
    void SetUp() override {
        window = std::make_unique<QQuickWindow>();
        window->resize(400, 400);
        board = new BoardItem(window->contentItem());
        board->set_margin(0);
        board->setSize(QSizeF(400, 400));
        board->set_map(DrawnMap(made_map(4)));
        painting.reset(16);
        board->set_painting(&painting);
        window->show();
        window->requestActivate();
        board->forceActiveFocus();
        QObject::connect(board, &BoardItem::activated,
                         [this](const QString& id) { activated << id; });
    }

    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::LeftButton) {
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, at, at, type == QEvent::MouseMove ? Qt::NoButton : button,
                          up ? Qt::NoButton : Qt::MouseButtons(button), Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &event);
    }
    void click(QPointF at) {
        mouse(QEvent::MouseButtonPress, at);
        mouse(QEvent::MouseButtonRelease, at);
    }
    /// Whether the board took it.
    bool key(int code, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QKeyEvent event(QEvent::KeyPress, code, with);
        QCoreApplication::sendEvent(board, &event);
        return event.isAccepted();
    }

    BoardPainting painting;
    std::unique_ptr<QQuickWindow> window;
    BoardItem* board = nullptr;
    QStringList activated;
};

}  // namespace

TEST_F(BoardInput, ShowsThoseSpacesThatAreWantedAndAllBetween) {
    const auto apart = [&] {
        return board->spacePoint("s2_2").x() - board->spacePoint("s1_1").x();
    };
    const double before = apart();
    board->set_showing({"s1_1", "s2_2", "nowhere"});
    EXPECT_GT(apart(), 1.4 * before);
    for (const char* space : {"s1_1", "s2_2"})
        EXPECT_TRUE(QRectF(0, 0, 400, 400).contains(board->spacePoint(space))) << space;
    board->set_showing({});
    EXPECT_DOUBLE_EQ(apart(), before);
}

TEST_F(BoardInput, AClickActivatesTheSpaceUnderIt) {
    click(board->spacePoint("s2_1"));
    EXPECT_EQ(activated, QStringList{"s2_1"});
    EXPECT_EQ(board->cursor(), "s2_1");
}

TEST_F(BoardInput, AMapThatIsToldAgainStaysAsItIsLookedAt) {
    board->zoomAt({100, 100}, 3);
    board->set_cursor("s2_1");
    const double zoom = board->zoom();
    board->set_map(DrawnMap(made_map(4)));
    EXPECT_EQ(board->zoom(), zoom);
    EXPECT_EQ(board->cursor(), "s2_1");
    board->set_map(DrawnMap(made_map(5)));
    EXPECT_EQ(board->zoom(), 1) << "another map is shown whole";
    EXPECT_EQ(board->cursor(), "");
}

TEST_F(BoardInput, AnArrowOnAMapWithoutSpacesLeadsNowhere) {
    board->set_map(DrawnMap(QJsonObject{{"size", QJsonArray{100, 100}}}));
    key(Qt::Key_Right);
    EXPECT_EQ(board->cursor(), "");
}

TEST_F(BoardInput, AClickOnAPlaceBesideTheGridNamesIt) {
    QJsonObject map = made_map(4);
    map["grid"] = QJsonArray{4, 4};
    board->set_map(DrawnMap(map));
    QStringList places;
    QObject::connect(board, &BoardItem::placeActivated,
                     [&](const QString& place) { places << place; });
    BoardRack rack;
    rack.edge = BoardRack::Edge::top;
    rack.middle = 1;
    for (const char* id : {"left", "middle", "right"}) rack.places << BoardRack::Place{id, {}};
    painting.set_racks({rack});
    EXPECT_TRUE(QRectF(0, 0, 400, 400).contains(board->placePoint("left")))
        << "the board does not make room for it";
    EXPECT_NEAR(board->placePoint("middle").x(), board->spacePoint("s1_0").x(), 15);
    EXPECT_LT(board->placePoint("middle").y(), board->spacePoint("s1_0").y());
    click(board->placePoint("right"));
    EXPECT_EQ(places, QStringList{"right"});
    EXPECT_EQ(activated, QStringList());
}

TEST_F(BoardInput, AGridThatIsTurnedIsPointedAtAndWalkedAsItIsSeen) {
    QJsonObject map = made_map(4);
    map["grid"] = QJsonArray{4, 4};
    board->set_map(DrawnMap(map));
    board->set_cursor("s1_1");
    const QPointF corner = board->spacePoint("s0_0");
    board->set_turned(true);
    EXPECT_EQ(board->cursor(), "s1_1") << "the keyboard stands where it stood";
    EXPECT_EQ(board->spaceAt(corner), "s3_3");
    click(corner);
    EXPECT_EQ(activated, QStringList{"s3_3"});
    key(Qt::Key_Right);
    EXPECT_EQ(board->cursor(), "s2_3");
    key(Qt::Key_Down);
    EXPECT_EQ(board->cursor(), "s2_2");
    board->set_turned(false);
    EXPECT_EQ(board->spaceAt(corner), "s0_0");
}

TEST_F(BoardInput, AMapThatIsNoGridStaysAsItIs) {
    const QPointF before = board->spacePoint("s0_0");
    board->set_turned(true);
    EXPECT_EQ(board->spacePoint("s0_0"), before);
}

TEST_F(BoardInput, ADragMovesTheMapAndActivatesNothing) {
    board->zoomAt({200, 200}, 4);
    const QPointF before = board->spacePoint("s1_1");
    mouse(QEvent::MouseButtonPress, {200, 200});
    mouse(QEvent::MouseMove, {215, 205});
    mouse(QEvent::MouseMove, {240, 220});
    mouse(QEvent::MouseButtonRelease, {240, 220});
    EXPECT_EQ(board->spacePoint("s1_1") - before, QPointF(40, 20));
    EXPECT_TRUE(activated.isEmpty());
}

TEST_F(BoardInput, AMapThatIsShownWholeStaysWhereItIs) {
    int moved = 0;
    QObject::connect(board, &BoardItem::viewChanged, [&] { ++moved; });
    board->panBy({40, 20});
    EXPECT_EQ(moved, 0) << "and no frame is drawn for it";
    board->zoomAt({200, 200}, 4);
    moved = 0;
    board->panBy({40, 20});
    EXPECT_EQ(moved, 1);
}

TEST_F(BoardInput, TheWheelZoomsToThePointer) {
    const QPointF at(300, 100);
    const QString under = board->spaceAt(at);
    QWheelEvent event(at, at, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window.get(), &event);
    EXPECT_GT(board->zoom(), 1.1);
    EXPECT_EQ(board->spaceAt(at), under);
}

TEST_F(BoardInput, ArrowKeysWalkAndEnterActivates) {
    board->set_cursor("s1_1");
    for (const int code : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Return})
        key(code);
    EXPECT_EQ(activated, QStringList{"s1_3"});
}

TEST_F(BoardInput, TheFirstArrowKeyShowsTheCursor) {
    key(Qt::Key_Up);
    EXPECT_FALSE(board->cursor().isEmpty());
}

TEST_F(BoardInput, ADoubleClickFitsUnlessTheSpaceMayBeChosen) {
    const auto double_click = [this](QPointF at) {
        click(at);
        mouse(QEvent::MouseButtonPress, at);
        mouse(QEvent::MouseButtonDblClick, at);
        mouse(QEvent::MouseButtonRelease, at);
    };
    board->zoomAt({200, 200}, 2);
    painting.set(board->indexOf("s1_1"), {.state = SpaceLook::State::legal});
    double_click(board->spacePoint("s1_1"));
    EXPECT_FALSE(board->is_fitted());
    EXPECT_EQ(activated.size(), 2);
    double_click(board->spacePoint("s2_2"));
    EXPECT_TRUE(board->is_fitted());
}

TEST_F(BoardInput, TheKeyFFits) {
    board->zoomAt({200, 200}, 3);
    key(Qt::Key_F);
    EXPECT_DOUBLE_EQ(board->zoom(), 1);
}

TEST_F(BoardInput, KnowsWhereAllOfTheBoardLies) {
    const QRectF all = board->boardBox();
    for (const char* space : {"s1_1", "s2_2"}) {
        EXPECT_TRUE(all.contains(board->spaceBox(space).center())) << space;
        board->zoomAt({200, 200}, 2);
        EXPECT_TRUE(board->boardBox().contains(board->spaceBox(space).center())) << space;
    }
    EXPECT_GT(board->boardBox().width(), all.width());
}

TEST_F(BoardInput, LeavesLettersWithControlToThePage) {
    EXPECT_TRUE(key(Qt::Key_N));
    EXPECT_FALSE(key(Qt::Key_N, Qt::ControlModifier));
    EXPECT_FALSE(key(Qt::Key_F, Qt::ControlModifier));
}

TEST_F(BoardInput, APictureTakesNoClicks) {
    board->set_interactive(false);
    click(board->spacePoint("s2_1"));
    EXPECT_TRUE(activated.isEmpty());
}

TEST_F(BoardInput, IsDrawnWithoutOpenGLAsNothingButNotAsACrash) {
    painting.set(3, {.fill = Qt::red, .badge = "3", .badge_fill = Qt::red, .badge_ink = Qt::white});
    painting.pulse_at(3);
    EXPECT_FALSE(window->grabWindow().isNull());
    board->set_map({});
    EXPECT_FALSE(window->grabWindow().isNull());
}
