#include "shop/promotions/first_order_rules.hpp"

#include <tuple>
#include <utility>

#include "base/messages.hpp"
#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

/// Off any order, and delivery for nothing whatever it is worth: what can be said in general.
struct General {
    bool delivery{false};
    Off off{};
    Money at_most{};       // of all that is off; zero: no limit
    std::string others{};  // titles of those that ask for something
};

void add(General& offer, const Promotion& promotion) {
    const bool any_cart = promotion.target.empty() || promotion.target.everything;
    if (any_cart && promotion.stage() == PromotionStage::delivery && first_step(promotion) == Money{}) {
        offer.delivery = true;
    } else if (any_cart && promotion.stage() == PromotionStage::whole_cart) {
        for (const Tier& tier : promotion.tiers) {
            const bool more = tier.off.percent != offer.off.percent ? tier.off.percent > offer.off.percent
                                                                    : tier.off.amount > offer.off.amount;
            if (more) std::tie(offer.off, offer.at_most) = std::pair{tier.off, promotion.most_off};
        }
    } else {
        offer.others += (offer.others.empty() ? "" : " ") + promotion.title + '.';
    }
}

/// A percentage without its limit would promise more than is given.
std::string sentence(const char* key, const char* limited, const General& offer) {
    const bool is_limited = offer.at_most > Money{} && offer.off.percent > 0;
    return message(is_limited ? limited : key, {{"off", in_words(offer.off)}, {"most", formatted(offer.at_most)}});
}

}  // namespace

std::string first_order_offer(const PromotionSet& promotion_set, TimePoint now) {
    if (!promotion_set.has_first_order()) return {};
    General offer;
    for (const Promotion& each : promotion_set.all())
        if (each.first_order && !each.needs_coupon && each.runs_at(now)) add(offer, each);
    const bool off = !offer.off.nothing();
    std::string words;
    if (offer.delivery && off)
        words = sentence("account.firstOrderBoth", "account.firstOrderBothAtMost", offer);
    else if (offer.delivery)
        words = message("account.firstOrderDelivery");
    else if (off)
        words = sentence("account.firstOrderOff", "account.firstOrderOffAtMost", offer);
    if (words.empty() || offer.others.empty()) return words + offer.others;
    return words + ' ' + offer.others;
}

}  // namespace spaza
