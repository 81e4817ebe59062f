#pragma once

#include <chrono>
#include <cstddef>

#include "base/clock.hpp"
#include "base/money.hpp"
#include "base/vat.hpp"

namespace spaza {

/// How much of a pre-order is paid when it is placed; neither: all of it.
struct DepositPolicy {
    int percent{};     // of its products
    Money per_unit{};  // else so much for each unit
    bool operator==(const DepositPolicy&) const = default;
};

/// How long after it was handed over something may come back: never less than the law gives (ECT Act s 44,
/// CPA s 55 and 56).
struct ReturnTerms {
    int change_of_mind_days{7};
    int damage_months{6};  // damaged on arrival, or not what was ordered
    int fault_months{6};
    bool operator==(const ReturnTerms&) const = default;
};

/// The figures the shop sells by at one moment: its dated settings.
struct ShopTerms {
    VatRate vat_percent{};                 // within its prices; 0: the shop charges no VAT
    Money delivery_fee{};                  // of an order that is not delivered free
    Money free_delivery_over{};            // goods of more than this are delivered free
    std::chrono::minutes order_cut_off{};  // later orders leave the next business day
    DepositPolicy deposit{};
    std::chrono::days price_beat_window{14};  // so long after the purchase a lower price may be claimed for
    ReturnTerms returns{};
    bool operator==(const ShopTerms&) const = default;
};

/// The one reader of dated settings.
struct TermsReader {
    virtual ~TermsReader() = default;
    virtual ShopTerms at(TimePoint time) const = 0;
    /// Another number once some figure has changed, for what is kept of pages.
    virtual std::size_t turns_passed(TimePoint now) const = 0;
};

}  // namespace spaza
