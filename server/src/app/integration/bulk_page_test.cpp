#include <gtest/gtest.h>

#include "app/integration/bulk_reads.hpp"

namespace spaza::app::integration {
namespace {

using Keys = std::vector<std::string>;

BulkPart part_of(Keys keys) {
    return {.at = {.kind = "products", .of_changes = false, .from = "", .to = "7", .to_taken = {}, .after = ""},
            .keys = std::move(keys)};
}

/// Rows of ten letters; notes how many were asked for at a time.
auto tens(std::vector<std::size_t>& asked) {
    return [&asked](const Keys& keys) {
        asked.push_back(keys.size());
        return Keys(keys.size(), "0123456789");
    };
}

TEST(BulkPage, HoldsAllThatFits) {
    std::vector<std::size_t> asked;
    const BulkPage page = bulk_page(part_of({"a", "b", "c"}), tens(asked), 30);
    EXPECT_EQ(page.rows.size(), 3);
    EXPECT_EQ(page.part.keys, (Keys{"a", "b", "c"}));
    EXPECT_EQ(page.part.next, "");
}

TEST(BulkPage, EndsBeforeWhatDoesNotFitAndGoesOnThere) {
    std::vector<std::size_t> asked;
    const BulkPage page = bulk_page(part_of({"a", "b", "c"}), tens(asked), 29);
    EXPECT_EQ(page.rows.size(), 2);
    EXPECT_EQ(page.part.keys, (Keys{"a", "b"}));
    const auto next = cursor_in(page.part.next);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->after, "b");
    EXPECT_EQ(next->to, "7");
}

TEST(BulkPage, HoldsOneRowHoweverLargeItIs) {
    std::vector<std::size_t> asked;
    const BulkPage page = bulk_page(part_of({"a", "b"}), tens(asked), 1);
    EXPECT_EQ(page.part.keys, (Keys{"a"}));
    EXPECT_EQ(cursor_in(page.part.next)->after, "a");
}

TEST(BulkPage, IsReadSomeRowsAtATime) {
    std::vector<std::size_t> asked;
    const BulkPage page = bulk_page(part_of(Keys(200, "a")), tens(asked), 650);
    EXPECT_EQ(page.rows.size(), 65);
    EXPECT_EQ(asked, (std::vector<std::size_t>{64, 64}));
}

TEST(BulkPage, OfNothingIsEmpty) {
    std::vector<std::size_t> asked;
    EXPECT_TRUE(bulk_page(part_of({}), tens(asked)).rows.empty());
    EXPECT_TRUE(asked.empty());
}

}  // namespace
}  // namespace spaza::app::integration
