#pragma once

#include "shop/terms/terms.hpp"

namespace spaza::testing {

/// What the shops of the tests sell by, until a test says otherwise.
inline constexpr ShopTerms kUsualTerms{.vat_percent = 15,
                                       .delivery_fee = Money::cents(50'00),
                                       .free_delivery_over = Money::cents(500'00),
                                       .order_cut_off = std::chrono::hours{14}};

/// Dated settings that change only when a test changes them.
struct FixedTerms final : TermsReader {
    ShopTerms terms{kUsualTerms};
    ShopTerms at(TimePoint) const override { return terms; }
    std::size_t turns_passed(TimePoint) const override { return 0; }
};

}  // namespace spaza::testing
