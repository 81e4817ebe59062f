#include "shop/reviews/review_admin_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spaza {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

KeptReview kept_as(ReviewStatus status) {
    KeptReview kept;
    kept.review.status = status;
    return kept;
}

const ReviewDecision kApprove{ReviewMove::approve, {}};
const ReviewDecision kDecline{ReviewMove::decline, ReviewRefusal{ReviewReason::advert, "sells phones"}};
const ReviewDecision kWait{ReviewMove::wait, {}};
const ReviewDecision kUndo{ReviewMove::undo, {}};

TEST(ReviewDecision, LeadsFromEveryStateToTheOthers) {
    using enum ReviewStatus;
    for (const ReviewStatus status : {pending, approved, rejected}) {
        const KeptReview kept = kept_as(status);
        for (const auto& [decision, becomes] :
             {std::pair{kApprove, approved}, std::pair{kDecline, rejected}, std::pair{kWait, pending}}) {
            const auto then = after(kept, decision);
            ASSERT_EQ(then.has_value(), status != becomes);
            if (then) {
                EXPECT_EQ(then->status, becomes);
            }
        }
    }
    EXPECT_EQ(after(kept_as(pending), kDecline)->refusal->words, "sells phones");
}

TEST(ReviewDecision, IsTakenBackToWhatStoodBefore) {
    EXPECT_FALSE(after(kept_as(ReviewStatus::pending), kUndo));
    KeptReview kept = kept_as(ReviewStatus::approved);
    kept.before = ReviewBefore{ReviewStatus::rejected, ReviewRefusal{ReviewReason::abuse, ""}};
    const auto then = after(kept, kUndo);
    ASSERT_TRUE(then);
    EXPECT_EQ(then->status, ReviewStatus::rejected);
    EXPECT_EQ(then->refusal->reason, ReviewReason::abuse);
}

TEST(ReviewRefusal, IsFromTheListAndOtherNeedsWords) {
    const auto good = review_refusal("advert", "  sells phones \n");
    ASSERT_TRUE(good);
    EXPECT_EQ(good->words, "sells phones");
    EXPECT_TRUE(review_refusal("abuse", ""));
    for (const auto& [reason, words, field] :
         {std::tuple{"", "words", "reason"}, {"boring", "words", "reason"}, {"other", " ", "words"}}) {
        const auto bad = review_refusal(reason, words);
        ASSERT_FALSE(bad) << reason;
        EXPECT_EQ(bad.error().subject, field);
    }
    EXPECT_EQ(review_refusal("abuse", std::string(301, 'a')).error().subject, "words");
    std::string letters;
    for (int n = 0; n < 300; ++n) letters += "é";
    EXPECT_TRUE(review_refusal("abuse", letters)) << "letters are counted, not bytes";
}

TEST(ReviewRefusal, IsNotedWithoutWhatAColleagueWrote) {
    EXPECT_EQ(review_noted(ReviewStatus::approved, {}), "shown");
    EXPECT_EQ(review_noted(ReviewStatus::rejected, kDecline.refusal), "refused: advertising or links");
}

TEST(ReviewRefusal, IsShownToColleagues) {
    EXPECT_EQ(review_text(ReviewStatus::pending, {}), "waiting");
    EXPECT_EQ(review_text(ReviewStatus::approved, {}), "shown");
    EXPECT_EQ(review_text(ReviewStatus::rejected, {}), "refused");
    EXPECT_EQ(review_text(ReviewStatus::rejected, ReviewRefusal{ReviewReason::off_topic, ""}),
              "refused: not about the product");
    EXPECT_EQ(review_text(ReviewStatus::rejected, kDecline.refusal),
              "refused: advertising or links (sells phones)");
}

TEST(ReviewNames, LeadBothWays) {
    for (const char* name : {"abuse", "offTopic", "advert", "personal", "notReal", "other"})
        EXPECT_EQ(name_of(*review_reason_named(name)), name);
    for (const char* name : {"waiting", "shown", "refused"})
        EXPECT_EQ(review_state(*review_state_named(name)), name);
    EXPECT_FALSE(review_reason_named(""));
    EXPECT_FALSE(review_state_named("approved"));
    EXPECT_FALSE(review_move_named("undo")) << "is a call of its own";
}

TEST(ReviewWords, AreEachOnceAndNotTooMany) {
    EXPECT_THAT(review_words("  gas   stove gas\t"), ElementsAre("gas", "stove"));
    EXPECT_THAT(review_words(" "), IsEmpty());
    EXPECT_THAT(review_words("a b c d e f g h i j"), SizeIs(8));
}

}  // namespace
}  // namespace spaza
