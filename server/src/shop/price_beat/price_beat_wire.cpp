#include "shop/price_beat/price_beat_wire.hpp"

#include <array>

#include "base/messages.hpp"

namespace spaza::wire {

std::optional<std::string> if_any(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

/// A coupon is not paid out: it is ready.
PriceBeatStatus to_wire(spaza::PriceBeatStatus status, bool by_coupon) {
    constexpr std::array kKeys{"priceBeat.statusSent", "priceBeat.statusChecking", "priceBeat.statusAgreed",
                               "priceBeat.statusRefused", "priceBeat.statusPaid"};
    const bool ready = by_coupon && status == spaza::PriceBeatStatus::paid;
    return {std::string{name_of(status)},
            message(ready ? "priceBeat.statusReady" : kKeys.at(static_cast<std::size_t>(status)))};
}

PriceBeatClaim to_wire(const PriceBeatDetails& details, const std::string& competitor_host) {
    const spaza::PriceBeatClaim& claim = details.claim;
    const PriceBeatProgress& now = claim.progress();
    const bool before = claim.kind == PriceBeatKind::before_purchase;
    PriceBeatClaim out;
    out.id = claim.id;
    out.requestType = name_of(claim.kind);
    out.status = to_wire(claim.status(), before);
    out.createdAt = iso_time(claim.created_at);
    out.modifiedAt = iso_time(now.modified_at);
    if (before) {
        out.beatenPrice = wire::amount(claim.beaten_price());
    } else {
        out.orderCode = claim.order.value;
        out.entryNumber = claim.entry_number;
    }
    out.productCode = claim.product.value;
    out.productName = claim.product_name;
    out.url = if_any(claim.product_url);
    out.imageUrl = if_any(claim.image_url);
    out.ownPrice = wire::amount(claim.own_price);
    out.competitorPrice = wire::amount(claim.competitor_price);
    out.competitorProductURL = claim.competitor_url;
    out.competitorHost = competitor_host;
    out.difference = wire::amount(claim.beaten.difference);
    out.bonus = wire::amount(claim.beaten.bonus);
    out.amount = wire::amount(claim.beaten.amount);
    out.reason = if_any(now.reason);
    out.comment = if_any(claim.comment);
    out.couponCode = if_any(now.coupon);
    if (now.coupon_ends) {
        out.couponEnds = iso_time(*now.coupon_ends);
        out.couponUsed = details.coupon_used;
    }
    out.creditNote = if_any(now.credit_note);
    for (const spaza::Attachment& file : details.files) out.attachments.push_back(to_wire(file));
    spaza::PriceBeatStatus last{};
    for (const PriceBeatLine& line : details.history) {
        if (!out.steps.empty() && line.status == last)
            continue;  // the first of two who agree is the shop's matter
        out.steps.push_back({to_wire(line.status, before), iso_time(line.at)});
        last = line.status;
    }
    return out;
}

}  // namespace spaza::wire
