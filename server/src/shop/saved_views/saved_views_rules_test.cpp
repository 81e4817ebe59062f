#include "shop/saved_views/saved_views_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

SavedView view_called(std::int64_t number, int place) {
    return {.number = number,
            .shelf = {"orders", {}},
            .name = "View " + std::to_string(number),
            .query = "view=toPack",
            .place = place,
            .changed_at = {},
            .changed_by = "Lerato"};
}

std::vector<std::int64_t> moved_to(int place) {
    std::vector<std::int64_t> numbers;
    const auto views = with_view_at({view_called(1, 0), view_called(2, 5), view_called(3, 7)}, 1, place);
    for (std::size_t n = 0; n < views.size(); ++n) {
        EXPECT_EQ(views[n].place, static_cast<int>(n));
        numbers.push_back(views[n].number);
    }
    return numbers;
}

TEST(SavedViewsRules, MovesOneAndLeavesTheOthersInTheirOrder) {
    EXPECT_EQ(moved_to(0), (std::vector<std::int64_t>{1, 2, 3}));
    EXPECT_EQ(moved_to(1), (std::vector<std::int64_t>{2, 1, 3}));
    EXPECT_EQ(moved_to(2), (std::vector<std::int64_t>{2, 3, 1}));
    EXPECT_EQ(moved_to(100), (std::vector<std::int64_t>{2, 3, 1}));
    EXPECT_EQ(moved_to(-1), (std::vector<std::int64_t>{1, 2, 3}));
}

TEST(SavedViewsRules, NamesAreOfOneLineAndFortyLetters) {
    EXPECT_EQ(view_name("  To pack, Waterfall ").value(), "To pack, Waterfall");
    EXPECT_TRUE(view_name("Bestellings vir Môre"));
    EXPECT_TRUE(view_name(std::string(40, 'a')));
    for (const std::string& bad : {std::string{}, std::string{"   "}, std::string(41, 'a'), std::string{"a\nb"}})
        EXPECT_EQ(view_name(bad).error().subject, "name") << bad;
}

}  // namespace
}  // namespace spaza
