#include "shop/reviews/reviews_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

ReviewForm a_review(std::string comment = "Quiet, and it dries well.") {
    return {.headline = "Good", .comment = std::move(comment), .rating = 4, .alias = {}};
}

TEST(Reviews, NeedAStarAHeadlineAndAFewWords) {
    EXPECT_TRUE(check_review(a_review()).has_value());

    auto none = a_review();
    none.rating = 0;
    EXPECT_EQ(check_review(none).error().subject, "rating");
    auto blank = a_review();
    blank.headline = " \n";
    EXPECT_EQ(check_review(blank).error().subject, "headline");
    EXPECT_EQ(check_review(a_review("Good")).error().subject, "comment");
    EXPECT_EQ(check_review(a_review(std::string(2001, 'x'))).error().subject, "comment");
    EXPECT_EQ(check_review(a_review("Bells \x07 and whistles")).error().subject, "comment");
}

TEST(Reviews, OfBuyersAreShownAtOnceUnlessTheyHoldAddressesOrNumbers) {
    EXPECT_EQ(first_status(a_review(), true), ReviewStatus::approved);
    EXPECT_EQ(first_status(a_review(), false), ReviewStatus::pending);
    for (const char* text :
         {"See https://x.example for more", "Call me on 082 555-0123", "mail a@b.co", "<b>Great</b> thing"})
        EXPECT_EQ(first_status(a_review(text), true), ReviewStatus::pending) << text;
    EXPECT_EQ(first_status(a_review("Paid R 12 999, worth 5 stars"), true), ReviewStatus::approved);
}

TEST(Reviews, ShowAFirstNameAndOneLetter) {
    EXPECT_EQ(shown_name("Thabo", "Mokoena"), "Thabo M.");
    EXPECT_EQ(shown_name("Zoé", "Écart"), "Zoé É.");
    EXPECT_EQ(shown_name("Anneke", ""), "Anneke");
}

}  // namespace
}  // namespace spaza
