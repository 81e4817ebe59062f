#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shop/promotions/amount_wire.hpp"
#include "shop/promotions/promotions.hpp"

/// JSON shapes of promotions, as carts, checkouts and orders carry them (contract/openapi/cart.yaml).
namespace spaza::wire {

/// Finds a text of contract/messages.
using Texts =
    std::function<std::string(std::string_view key, const std::vector<std::pair<std::string, std::string>>&)>;

/// For each cent off, the promotion that gave it.
struct Why {
    std::string promotionCode;
    std::string description;
    Amount amount;
    std::optional<int> entryNumber;
    std::optional<std::string> couponCode;
    bool delivery{};
};
BOOST_DESCRIBE_STRUCT(Why, (), (promotionCode, description, amount, entryNumber, couponCode, delivery))

struct PromotionRef {
    std::string code;
    std::string title;
    std::string promotionType;
    std::string description;
    std::optional<std::string> endDate;
    std::optional<std::vector<std::string>> firedMessages;
    std::optional<std::vector<std::string>> couldFireMessages;
};
BOOST_DESCRIBE_STRUCT(PromotionRef, (),
                      (code, title, promotionType, description, endDate, firedMessages, couldFireMessages))

struct Consumed {
    int orderEntryNumber{};
    int quantity{};
    Money adjustedUnitPrice;
};
BOOST_DESCRIBE_STRUCT(Consumed, (), (orderEntryNumber, quantity, adjustedUnitPrice))

struct PromotionResult {
    std::string description;
    PromotionRef promotion;
    std::optional<Amount> discount;
    std::vector<Consumed> consumedEntries;
    std::vector<int> consumedEntriesNumber;
};
BOOST_DESCRIBE_STRUCT(PromotionResult, (),
                      (description, promotion, discount, consumedEntries, consumedEntriesNumber))

struct Voucher {
    std::string code;
    std::string voucherCode;
    std::string description;
    bool freeShipping{};
    std::optional<Amount> appliedValue;
};
BOOST_DESCRIBE_STRUCT(Voucher, (), (code, voucherCode, description, freeShipping, appliedValue))

/// What promotions did to a cart, and what they nearly did.
struct PromotionParts {
    std::vector<PromotionResult> appliedProductPromotions;
    std::vector<PromotionResult> appliedOrderPromotions;
    std::vector<PromotionResult> potentialProductPromotions;
    std::vector<PromotionResult> potentialOrderPromotions;
    std::vector<Voucher> appliedVouchers;
    std::vector<Why> why;
};
BOOST_DESCRIBE_STRUCT(PromotionParts, (),
                      (appliedProductPromotions, appliedOrderPromotions, potentialProductPromotions,
                       potentialOrderPromotions, appliedVouchers, why))

std::vector<Why> why(const std::vector<DiscountLine>& discounts);
PromotionParts promotion_parts(const PricedCart& priced, const Texts& texts);
PromotionRef promotion_ref(const Promotion& promotion);

}  // namespace spaza::wire
