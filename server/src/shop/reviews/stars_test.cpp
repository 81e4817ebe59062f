#include "shop/reviews/stars.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Stars, AreCountedWhereAllReviewsAreHere) {
    const Stars none{};
    const Stars first = stars_after(none, {1, 5}, {1, 5});
    EXPECT_EQ(first.rating, 500);
    EXPECT_EQ(first.count, 1);
    // 5, 4 and 4 are 4.33; whatever was rounded before does not matter.
    const Stars three = stars_after({.rating = 451, .count = 2}, {3, 13}, {1, 4});
    EXPECT_EQ(three.rating, 433);
    EXPECT_EQ(three.count, 3);
    const Stars gone = stars_after({.rating = 500, .count = 1}, {0, 0}, {-1, -5});
    EXPECT_EQ(gone.rating, 0);
    EXPECT_EQ(gone.count, 0);
}

TEST(Stars, AreNoFewerThanAreShownHere) {
    // An import said that there are none, or fewer.
    for (const std::int64_t said : {0, 1, 2}) {
        const Stars more = stars_after({.rating = 100 * said, .count = said}, {4, 14}, {1, 5});
        EXPECT_EQ(more.rating, 350) << said;
        EXPECT_EQ(more.count, 4) << said;
    }
    const Stars less = stars_after({.rating = 0, .count = 0}, {2, 9}, {-1, -3});
    EXPECT_EQ(less.rating, 450);
    EXPECT_EQ(less.count, 2);
}

TEST(Stars, AreMovedFromWhatAnImportSaid) {
    const Stars more = stars_after({.rating = 433, .count = 218}, {3, 3}, {1, 1});
    EXPECT_EQ(more.rating, 431);
    EXPECT_EQ(more.count, 219);
    const Stars back = stars_after(more, {2, 2}, {-1, -1});
    EXPECT_EQ(back.rating, 433);
    EXPECT_EQ(back.count, 218);
}

}  // namespace
}  // namespace spaza
