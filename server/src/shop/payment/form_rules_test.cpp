#include "shop/payment/form_rules.hpp"

#include <gtest/gtest.h>

namespace spaza::form {
namespace {

TEST(GatewayForms, EncodesAsPhpDoesIncludingTildeAndBrackets) {
    EXPECT_EQ(php_urlencode("a b~*'()!-_.é/"), "a+b%7E%2A%27%28%29%21-_.%C3%A9%2F");
}

TEST(GatewayForms, ReadsAmountsExactlyOrNotAtAll) {
    EXPECT_EQ(amount("1299.90"), Money::cents(1299'90));
    EXPECT_EQ(amount("15"), Money::cents(15'00));
    EXPECT_EQ(amount("0.5"), Money::cents(50));
    for (const char* bad : {"", ".5", "1.", "1.234", "-1.00", "1,00", "1e3", " 1", "9999999999999"})
        EXPECT_EQ(amount(bad), std::nullopt) << bad;
}

}  // namespace
}  // namespace spaza::form
