#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/attachments/attachments.hpp"

namespace spaza {

enum class PriceBeatKind { after_purchase, before_purchase };

std::string_view name_of(PriceBeatKind kind);  // post_purchase_price_beat, pre_purchase_price_beat
std::optional<PriceBeatKind> price_beat_kind_named(std::string_view name);

/// How price beats are judged and paid.
struct PriceBeatPolicy {
    int bonus_percent{10};                 // of the difference (spec §9)
    std::vector<std::string> not_counted;  // hosts, with what is below them: auctions, second-hand, foreign
    std::vector<std::string> own_hosts;    // of the shop itself
    Money two_persons_over{};              // a claim that gives more takes two who agree
    std::chrono::hours coupon_lives{48};   // of a price beaten before the purchase
    std::string origin;                    // how shoppers reach the shop, for the link in mails
};

/// What a lower price comes to.
struct BeatenPrice {
    Money difference;
    Money bonus;
    Money amount;  // both together
    bool operator==(const BeatenPrice&) const = default;
};

/// What a customer sends. `files` are new, `uploaded` are ids of files sent before.
struct PriceBeatForm {
    PriceBeatKind kind{};
    std::string competitor_price;
    std::string competitor_url;
    std::string order;         // after the purchase
    std::string entry_number;  // after the purchase
    std::string own_url;       // before the purchase
    std::string own_price;     // what the customer was shown; "" for none
    std::string comment;
    std::string asked_host;  // by which the customer reached the shop
    std::vector<ReadyFile> files;
    std::vector<std::string> uploaded;
};

}  // namespace spaza
