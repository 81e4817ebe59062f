#include "shop/promotions/first_order_rules.hpp"

#include <algorithm>

#include "base/messages.hpp"

namespace spaza {
namespace {

/// Off any order, and delivery for nothing whatever it is worth: what can be said in general.
struct General {
    bool delivery{false};
    int percent{};
    Money amount{};
    std::string others{};  // titles of those that ask for something
};

void add(General& offer, const Promotion& promotion) {
    const bool any_cart = promotion.target.empty() || promotion.target.everything;
    const bool from_nothing = promotion.tiers.empty() || promotion.tiers.front().from == Money{};
    if (any_cart && promotion.kind == PromotionKind::free_delivery && from_nothing) {
        offer.delivery = true;
    } else if (any_cart && promotion.kind == PromotionKind::order_discount) {
        for (const Tier& tier : promotion.tiers) {
            offer.percent = std::max(offer.percent, tier.off.percent);
            if (tier.off.percent == 0) offer.amount = std::max(offer.amount, tier.off.amount);
        }
    } else {
        offer.others += (offer.others.empty() ? "" : " ") + promotion.title + '.';
    }
}

std::string up_to(const General& offer) {
    return offer.percent > 0 ? std::to_string(offer.percent) + '%' : formatted(offer.amount);
}

}  // namespace

std::string first_order_offer(const PromotionBook& book, TimePoint now) {
    if (!book.has_first_order()) return {};
    General offer;
    for (const Promotion& each : book.all())
        if (each.first_order && !each.needs_coupon && each.runs_at(now)) add(offer, each);
    const bool off = offer.percent > 0 || offer.amount > Money{};
    std::string words;
    if (offer.delivery && off)
        words = message("account.firstOrderBoth", {{"off", up_to(offer)}});
    else if (offer.delivery)
        words = message("account.firstOrderDelivery");
    else if (off)
        words = message("account.firstOrderOff", {{"off", up_to(offer)}});
    if (words.empty() || offer.others.empty()) return words + offer.others;
    return words + ' ' + offer.others;
}

}  // namespace spaza
