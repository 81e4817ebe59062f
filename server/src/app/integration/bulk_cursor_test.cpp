#include "app/integration/bulk_cursor.hpp"

#include <gtest/gtest.h>

#include "base/json_web_token.hpp"

namespace spaza::app::integration {
namespace {

const TimePoint kTaken = from_millis(1'800'000'000'000);

TEST(BulkCursor, IsReadAsItWasWritten) {
    const BulkCursor cursor{.kind = "stock",
                            .of_changes = true,
                            .from = "100:105:101,103",
                            .to = "120:120:",
                            .to_taken = kTaken,
                            .after = "a\n|Zürich|G205"};
    const auto read = cursor_in(text_of(cursor));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->kind, "stock");
    EXPECT_TRUE(read->of_changes);
    EXPECT_EQ(read->from, cursor.from);
    EXPECT_EQ(read->to, cursor.to);
    EXPECT_EQ(read->to_taken, kTaken);
    EXPECT_EQ(read->after, cursor.after);
}

TEST(BulkCursor, SinceIsReadAsItWasWritten) {
    const auto read = since_in(text_of(BulkSince{.kind = "orders", .position = "17", .taken = kTaken}));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->kind, "orders");
    EXPECT_EQ(read->position, "17");
    EXPECT_EQ(read->taken, kTaken);
}

TEST(BulkCursor, OtherTextsAreNone) {
    const std::string since = text_of(BulkSince{.kind = "orders", .position = "17", .taken = kTaken});
    for (const std::string& text :
         {std::string{}, std::string{"17"}, std::string{"?"}, since,
          jwt::base64url("c1\nstock\nsome\n1\n2\n3\nkey"), jwt::base64url("c1\nstock\nall\n1\n2\nsoon\nkey"),
          jwt::base64url("c1\nstock\nall\n1\n2"), std::string(20'000, 'a')})
        EXPECT_FALSE(cursor_in(text)) << text;
    EXPECT_FALSE(since_in(text_of(BulkCursor{
        .kind = "orders", .of_changes = false, .from = "", .to = "1", .to_taken = kTaken, .after = ""})));
    EXPECT_FALSE(since_in(jwt::base64url("s1\norders\n-1\n17")));
}

}  // namespace
}  // namespace spaza::app::integration
