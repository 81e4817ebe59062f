#include "shop/orders/admin/order_search_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(OrderSearch, KnowsANumberHoweverItIsWritten) {
    for (const char* text :
         {"0825550147", "082 555 0147", "082-555-0147", "(082) 555 0147", "+27825550147", "+27 82 555 0147",
          "0027 82 555 0147", "27825550147", "+27 (0)82 555 0147", "825550147"})
        EXPECT_EQ(order_search_of(text).phone, "0825550147") << text;
    for (const char* text : {"12345", "08255501471", "082 555 014x", "+44 20 7946 0000", "Mokoena"})
        EXPECT_EQ(order_search_of(text).phone, "") << text;
}

TEST(OrderSearch, KnowsOrdersAndTheirParts) {
    EXPECT_EQ(order_search_of(" 10000001 ").code, "10000001");
    EXPECT_EQ(order_search_of("#10000001").code, "10000001");
    EXPECT_EQ(order_search_of("10000001-B").code, "10000001");
    EXPECT_EQ(order_search_of("TRACK-10000001").code, "");
    EXPECT_EQ(order_search_of("10000001 10000002").code, "");
}

TEST(OrderSearch, TakesAnAddressForNothingElse) {
    const OrderSearch search = order_search_of("N.Mokoena@MWEB.co.za");
    EXPECT_EQ(search.email, "n.mokoena@mweb.co.za");
    EXPECT_TRUE(search.names.empty());
    EXPECT_EQ(search.tracking, "");
    EXPECT_TRUE(order_search_of("@mokoena").is_empty());
}

TEST(OrderSearch, TriesEveryPlaceWhereALastNameMayBegin) {
    const auto names = order_search_of("Pieter  van Wyk").names;
    ASSERT_EQ(names.size(), 4U);
    EXPECT_EQ(names[0].first, "Pieter van Wyk");
    EXPECT_EQ(names[1].last, "Pieter van Wyk");
    EXPECT_EQ(names[2].first, "Pieter");
    EXPECT_EQ(names[2].last, "van Wyk");
    EXPECT_EQ(names[3].first, "Pieter van");
    EXPECT_EQ(names[3].last, "Wyk");
}

TEST(OrderSearch, OfNothingIsEmpty) {
    EXPECT_TRUE(order_search_of("").is_empty());
    EXPECT_TRUE(order_search_of(" \t ").is_empty());
}

}  // namespace
}  // namespace spaza
