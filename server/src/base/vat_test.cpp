#include "base/vat.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(VatRate, IsReadAndSaidInPerCent) {
    EXPECT_EQ(VatRate::from("15"), VatRate{15});
    EXPECT_EQ(VatRate::from("0"), VatRate{});
    EXPECT_EQ(VatRate::from("15.5"), VatRate::of_basis_points(1550));
    EXPECT_EQ(VatRate::from("15.05")->text(), "15.05");
    EXPECT_EQ(VatRate::from("15.50")->text(), "15.5");
    EXPECT_EQ(VatRate::from("100.00")->text(), "100");
    for (const char* wrong : {"", "-1", "+1", "100.01", "101", "1000", "15.", ".5", "15.555", "15,5", "15%", "x"})
        EXPECT_EQ(VatRate::from(wrong), std::nullopt) << wrong;
}

TEST(VatRate, OfAPriceThatIncludesIt) {
    EXPECT_EQ(tax_included(Money::cents(129990), 15), Money::cents(16955));
    EXPECT_EQ(tax_included(Money::cents(0), 15), Money::cents(0));
    EXPECT_EQ(tax_included(Money::cents(129990), 0), Money::cents(0));
    EXPECT_EQ(tax_included(Money::cents(115'50), VatRate::of_basis_points(1550)), Money::cents(15'50));
    EXPECT_EQ(tax_included(Money::cents(100'00), VatRate::of_basis_points(1550)), Money::cents(13'42));
}

TEST(VatRate, IsReadFromWhatATaxCameTo) {
    for (const int percent : {0, 1, 14, 15, 16, 100})
        for (const int cents : {9'99, 129'990, 5'000'000})
            EXPECT_EQ(rate_of(tax_included(Money::cents(cents), percent), Money::cents(cents)), VatRate{percent});
    EXPECT_EQ(rate_of({}, {}), VatRate{}) << "nothing is paid";
}

TEST(VatRate, ZeroIsNone) {
    EXPECT_FALSE(VatRate{});
    EXPECT_TRUE(VatRate::of_basis_points(1));
}

}  // namespace
}  // namespace spaza
