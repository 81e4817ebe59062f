#include "shop/catalogue/product_answers.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(ProductAnswers, AreWrittenOnceWhileNothingChanges) {
    ProductAnswers answers;
    const auto table = std::make_shared<const int>(1);
    int written = 0;
    const auto write = [&written] { return "answer " + std::to_string(++written); };

    EXPECT_EQ(*answers.of("KETTLE", 1, table, write), "answer 1");
    EXPECT_EQ(*answers.of("KETTLE", 1, table, write), "answer 1");
    EXPECT_EQ(*answers.of("IRON", 1, table, write), "answer 2");
}

TEST(ProductAnswers, AreWrittenAnewWhenStockOrPromisesChange) {
    ProductAnswers answers;
    const auto today = std::make_shared<const int>(1);
    const auto tomorrow = std::make_shared<const int>(2);
    int written = 0;
    const auto write = [&written] { return "answer " + std::to_string(++written); };

    answers.of("KETTLE", 1, today, write);
    EXPECT_EQ(*answers.of("KETTLE", 2, today, write), "answer 2");
    EXPECT_EQ(*answers.of("KETTLE", 2, tomorrow, write), "answer 3");
}

}  // namespace
}  // namespace spaza
