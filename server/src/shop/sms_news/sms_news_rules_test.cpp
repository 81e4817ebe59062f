#include "shop/sms_news/sms_news_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

constexpr std::size_t kOnePart = 160;
constexpr std::size_t kNameOfAShop = 20;

PushNews news(const char* about, const char* state, const char* code) {
    return {.customer = CustomerId{"thandi"}, .about = about, .code = code, .state = state, .key = {}};
}

TEST(SmsNews, SaysWhatHappenedInOnePart) {
    const std::string shop = "https://www.kloof-hardware.co.za";
    const std::string answer = sms_text_of(news("ticket", "answered", "00001234"), shop);
    EXPECT_EQ(answer,
              "{shop}: we replied to your message: https://www.kloof-hardware.co.za/account/writetous/00001234");
    const std::string stock = sms_text_of(news("product", "inStock", "10448821"), shop);
    EXPECT_EQ(stock,
              "{shop}: what you asked about is back in stock: https://www.kloof-hardware.co.za/p/10448821 "
              "To stop: https://www.kloof-hardware.co.za/account/communication");
    EXPECT_LE(stock.size() - std::string{"{shop}"}.size() + kNameOfAShop, 2 * kOnePart);
}

TEST(SmsNews, OrdersHaveTheirOwnWords) {
    EXPECT_EQ(sms_text_of(news("order", "shipped", "10000001"), "https://shop.example"), "");
}

TEST(SmsNews, OnlyWhatWasBoughtIsReportedUnasked) {
    EXPECT_TRUE(sms_wanted_by_default(PushKind::delivery));
    EXPECT_FALSE(sms_wanted_by_default(PushKind::after_sale));
    EXPECT_FALSE(sms_wanted_by_default(PushKind::back_in_stock));
}

}  // namespace
}  // namespace spaza
