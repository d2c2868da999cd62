// SPDX-License-Identifier: MIT
// Pages in a hand: on a screen that is narrower than a map is.
#include "opened_page.hpp"

namespace fronteira::testing {
namespace {

struct OnAPhone : OpenedPage {
    void SetUp() override {
        OpenedPage::SetUp();
        if (browser_ != nullptr) browser_->resize(390, 844);
    }
    double width_of(const std::string& selector) {
        return browser_->evaluate("document.querySelector('" + selector +
                                  "').getBoundingClientRect().width");
    }
};

TEST_F(OnAPhone, PagesFitWhateverSomebodyIsCalled) {
    const auto record = maker_.record("war/war", 3, 10);
    page::Page page(maker_.shelf(), maker_.texts());
    ASSERT_TRUE(page.add(record, {std::string(60, 'x'), "Rui", std::string(60, 'y')}));
    browser_->open(maker_.write(page.html()) + "#move=9");
    EXPECT_EQ(browser_->evaluate("document.documentElement.scrollWidth"), 390);
}

TEST_F(OnAPhone, NumbersOfArmiesAreLargeEnoughToBeRead) {
    browser_->open(one_match("war/war", 3, 10));
    const double height = browser_->evaluate(
        "document.querySelector('.board .number').getBoundingClientRect().height");
    EXPECT_GE(height, 8);
}

TEST_F(OnAPhone, ATapBringsNearWhatWasTapped) {
    browser_->open(one_match("war/war", 3, 10));
    const double far = width_of(".board");
    // The east coast of Asia, at the right edge of the map.
    const std::string japan =
        "[...document.querySelectorAll('.space')].find(one => one.textContent.startsWith('Japan'))";
    browser_->evaluate("(() => { const box = " + japan + ".getBoundingClientRect(); " + japan +
                       ".dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: box.x + "
                       "box.width / 2, clientY: box.y + box.height / 2 })); })()");
    EXPECT_GT(width_of(".board"), 2 * far);
    EXPECT_EQ(browser_->evaluate("document.documentElement.scrollWidth"), 390)
        << "the map moves in its frame, and not the page";
    EXPECT_TRUE(browser_->evaluate(
        "(() => { const box = " + japan +
        ".getBoundingClientRect(); return box.left >= 0 && box.right <= 390; })()"));
    EXPECT_EQ(browser_->evaluate("document.querySelector('.nearer').getAttribute('aria-label')"),
              "Show the whole board");

    browser_->evaluate("document.querySelector('.nearer').click()");
    EXPECT_EQ(width_of(".board"), far);
}

}  // namespace
}  // namespace fronteira::testing
