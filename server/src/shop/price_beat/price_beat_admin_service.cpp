#include "shop/price_beat/price_beat_admin_service.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "base/text.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestReason = 300;
constexpr std::size_t kLongestName = 80;
constexpr std::string_view kRefundKey = "price-beat:";

auto no_such_claim(const std::string& id) {
    return fail(Reason::not_found, "priceBeat.unknown", id, "NotFoundError", "claim");
}

/// Words of at most so many letters, without control characters.
bool is_said(const std::string& words, std::size_t most) {
    return words.find_first_not_of(" \t") != std::string::npos && letters_in(words) <= most &&
           std::ranges::none_of(words, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

std::string coupon_of(const PriceBeatClaim& claim) { return "BEAT-" + claim.id.substr(claim.id.find('-') + 1); }

}  // namespace

Result<PriceBeatDetails> PriceBeatAdminService::find(const std::string& id) {
    auto claim = shop_.store.find(id);
    if (!claim) return no_such_claim(id);
    PriceBeatDetails all{.claim = *std::move(claim), .history = {}, .files = {}};
    all.history = shop_.store.history(id);
    all.files = shop_.files.of({id});
    const std::string& coupon = all.claim.progress().coupon;
    all.coupon_used = !coupon.empty() && shop_.store.is_used(coupon);
    return all;
}

Result<PriceBeatClaim> PriceBeatAdminService::held(const std::string& id, const std::string& who) {
    if (!is_said(who, kLongestName))
        return fail(Reason::invalid, "priceBeat.whoNeeded", "as", "ValidationError", "parameter");
    auto claim = shop_.store.lock(id);
    if (!claim) return no_such_claim(id);
    return *std::move(claim);
}

Done PriceBeatAdminService::save(const PriceBeatClaim& claim, const Result<PriceBeatMove>& move) {
    if (!move) return std::unexpected(move.error());
    shop_.store.save(claim, *move);
    return Done{};
}

void PriceBeatAdminService::tell(const PriceBeatClaim& claim, PriceBeatNews news) {
    send_price_beat_mail(shop_.mails, shop_.customers, shop_.policy, claim, news);
}

void PriceBeatAdminService::note(const PriceBeatClaim& claim, PriceBeatStatus from, std::string_view act,
                                 const std::string& who) {
    shop_.acts.note(who, act, claim.id, name_of(from), name_of(claim.status()));
}

Result<PriceBeatDetails> PriceBeatAdminService::take(const std::string& id, const std::string& who) {
    auto claim = held(id, who);
    if (!claim) return std::unexpected(claim.error());
    const PriceBeatStatus before = claim->status();
    if (const auto saved = save(*claim, claim->taken(who, shop_.clock.now())); !saved)
        return std::unexpected(saved.error());
    tell(*claim, PriceBeatNews::checking);
    note(*claim, before, "claim.checked", who);
    return find(id);
}

Result<PriceBeatDetails> PriceBeatAdminService::agree(const std::string& id, const std::string& who) {
    auto claim = held(id, who);
    if (!claim) return std::unexpected(claim.error());
    const TimePoint now = shop_.clock.now();
    const PriceBeatStatus before = claim->status();
    if (before == PriceBeatStatus::sent)
        if (const auto saved = save(*claim, claim->taken(who, now)); !saved) return std::unexpected(saved.error());
    if (claim->beaten.amount > shop_.policy.two_persons_over) {
        const std::string& first = claim->progress().first_agreed;
        if (first.empty()) {
            if (const auto saved = save(*claim, claim->first_agreed(who, now)); !saved)
                return std::unexpected(saved.error());
            note(*claim, before, "claim.firstAgreed", who);
            return find(id);
        }
        if (claim->is_open() && !shop_.acts.are_two_people(first, who))
            return fail(Reason::not_allowed, "priceBeat.secondPerson", id, "ForbiddenError", "claim");
    }
    const bool after = claim->kind == PriceBeatKind::after_purchase;
    if (const auto done = after ? pay_back(*claim, who) : hand_coupon(*claim, who); !done)
        return std::unexpected(done.error());
    note(*claim, before, "claim.agreed", who);
    log::info("price_beat_agreed", {{"claim", id}, {"cents", claim->beaten.amount.in_cents()}});
    return find(id);
}

/// The unit's credit note and its refund; what is given back for it later is less by this.
Done PriceBeatAdminService::pay_back(PriceBeatClaim& claim, const std::string& who) {
    if (!claim.is_open())
        return fail(Reason::conflict, "priceBeat.moveNotPossible", claim.id, "ConflictError", "claim");
    shop_.store.hold_order(claim.order);
    const auto order = shop_.orders.find(claim.order);
    if (!order)
        return fail(Reason::not_found, "order.unknown", claim.order.value, "UnknownIdentifierError", "order");
    const auto entry = std::ranges::find(order->entries, claim.entry_number, &OrderEntry::number);
    if (order->is_cancelled() || entry == order->entries.end() || entry->beaten_units >= entry->kept())
        return fail(Reason::conflict, "priceBeat.unitsGone", claim.id, "ConflictError", "claim");
    const TimePoint now = shop_.clock.now();
    const std::string note = shop_.invoices.price_beaten(*order, *entry, claim.beaten.amount, claim.id, now);
    shop_.store.note_beaten(claim.order, claim.entry_number, claim.beaten.amount);
    const auto refund = shop_.refunds.request({.order = claim.order,
                                               .amount = claim.beaten.amount,
                                               .reason = "refund.priceBeat",
                                               .request_key = std::string{kRefundKey} + claim.id});
    if (!refund) return std::unexpected(refund.error());
    if (auto saved = save(claim, claim.agreed_by_refund(who, note, now)); !saved) return saved;
    tell(claim, PriceBeatNews::agreed);
    return Done{};
}

/// One unit of the product at the beaten price, for this customer, once.
Done PriceBeatAdminService::hand_coupon(PriceBeatClaim& claim, const std::string& who) {
    const TimePoint now = shop_.clock.now();
    const TimePoint ends = now + shop_.policy.coupon_lives;
    const std::string code = coupon_of(claim);
    if (auto saved = save(claim, claim.agreed_by_coupon(who, code, ends, now)); !saved) return saved;
    Promotion offer{.code = "PRICE-BEAT-" + code,
                    .kind = PromotionKind::bonus_buy_any,
                    .title = message("priceBeat.offer", {{"id", claim.id}, {"product", claim.product_name}}),
                    .description = message("priceBeat.couponText")};
    offer.target.products = {claim.product};
    offer.bundle_worth = claim.beaten_price();
    offer.most_times = 1;
    offer.needs_coupon = true;
    offer.ends_at = ends;
    offer.max_uses = 1;
    shop_.promotions.add_personal(offer, {.code = code,
                                          .promotion = offer.code,
                                          .max_uses = 1,
                                          .max_uses_per_customer = 1,
                                          .customer_id = claim.customer.value,
                                          .starts_at = {},
                                          .ends_at = ends});
    if (auto saved = save(claim, claim.paid(now)); !saved) return saved;
    tell(claim, PriceBeatNews::coupon);
    return Done{};
}

Result<PriceBeatDetails> PriceBeatAdminService::refuse(const std::string& id, const std::string& who,
                                                       const std::string& reason) {
    if (!is_said(reason, kLongestReason))
        return fail(Reason::invalid, "priceBeat.reasonNeeded", "reason", "ValidationError", "parameter");
    auto claim = held(id, who);
    if (!claim) return std::unexpected(claim.error());
    const PriceBeatStatus before = claim->status();
    if (const auto saved = save(*claim, claim->refused(who, reason, shop_.clock.now())); !saved)
        return std::unexpected(saved.error());
    tell(*claim, PriceBeatNews::refused);
    note(*claim, before, "claim.refused", who);
    log::info("price_beat_refused", {{"claim", id}});
    return find(id);
}

void PriceBeatPayoutService::refund_done(const Refund& refund) {
    if (!refund.request_key.starts_with(kRefundKey)) return;
    const std::string key = refund.request_key.substr(0, refund.request_key.find('/'));
    auto claim = store_.lock(key.substr(kRefundKey.size()));
    if (!claim || claim->status() != PriceBeatStatus::agreed || store_.refund_is_open(key)) return;
    if (const auto move = claim->paid(clock_.now())) store_.save(*claim, *move);
}

}  // namespace spaza
