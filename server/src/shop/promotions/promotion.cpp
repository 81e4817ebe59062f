#include "shop/promotions/promotion.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 7> kKinds{"productDiscount", "bonusBuyAny",   "bonusBuyAll", "buyGet",
                                                 "giveaway",        "orderDiscount", "freeDelivery"};

}  // namespace

std::string_view name_of(PromotionKind kind) { return kKinds.at(static_cast<std::size_t>(kind)); }

std::optional<PromotionKind> promotion_kind(std::string_view name) {
    const auto found = std::ranges::find(kKinds, name);
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<PromotionKind>(found - kKinds.begin());
}

std::string in_words(const Off& off) {
    return off.percent > 0 ? std::to_string(off.percent) + '%' : formatted(off.amount);
}

std::string coupon_code(std::string_view typed) {
    std::string code;
    for (const char c : typed)
        if (c > ' ') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return code;
}

}  // namespace spaza
