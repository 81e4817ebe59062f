#include "shop/price_beat/price_beat_service.hpp"

#include <algorithm>
#include <charconv>

#include "platform/log/log.hpp"
#include "shop/price_beat/price_beat_mails.hpp"
#include "shop/price_beat/price_beat_rules.hpp"

namespace spaza {
namespace {

auto wrong(const char* field, const char* key, std::vector<std::pair<std::string, std::string>> params = {}) {
    auto refusal = fail(Reason::invalid, key, field, "ValidationError", "parameter");
    refusal.error().params = std::move(params);
    return refusal;
}

auto unknown_claim(const std::string& id) {
    return fail(Reason::not_found, "priceBeat.unknown", id, "NotFoundError", "claim");
}

bool could_be_ours(std::string_view code) {
    return !code.empty() && code.size() <= 64 &&
           std::ranges::all_of(code, [](char c) { return c > ' ' && c < 127; });
}

std::vector<PriceBeatClaim> claims_of(const std::vector<PriceBeatClaim>& of_order, int entry) {
    std::vector<PriceBeatClaim> found;
    std::ranges::copy_if(of_order, std::back_inserter(found),
                         [&](const PriceBeatClaim& each) { return each.entry_number == entry; });
    return found;
}

std::vector<TimePoint> times_of(const std::vector<PriceBeatClaim>& claims) {
    std::vector<TimePoint> times;
    for (const PriceBeatClaim& each : claims) times.push_back(each.created_at);
    return times;
}

/// What the customer was shown must still be so.
Done check_own_price(const PriceBeatForm& form, Money price) {
    if (form.own_price.empty() || price_in(form.own_price) == price) return Done{};
    return wrong("ownPrice", "priceBeat.ownPriceChanged", {{"price", formatted(price)}});
}

}  // namespace

std::optional<Order> PriceBeatService::order_of(const CustomerId& customer, const OrderCode& code) {
    auto order = could_be_ours(code.value) ? shop_.orders.find(code) : std::nullopt;
    if (!order || order->customer != customer) return std::nullopt;
    return order;
}

std::chrono::days PriceBeatService::window_of(const Order& order) const {
    return shop_.terms.at(order.created_at).price_beat_window;
}

Result<PriceBeatOrder> PriceBeatService::entries(const CustomerId& customer, const OrderCode& code) {
    auto order = order_of(customer, code);
    if (!order) return fail(Reason::not_found, "order.unknown", code.value, "UnknownIdentifierError", "order");
    const std::chrono::days window = window_of(*order);
    const std::chrono::sys_days bought_on = johannesburg_day(order->created_at);
    const auto claims = shop_.store.of_order(order->code);
    PriceBeatOrder found{.order = *order, .window = window, .until = bought_on + window, .entries = {}};
    for (const OrderEntry& entry : order->entries) {
        PriceBeatEntry standing{.entry = entry,
                                .why_not = {},
                                .days_left = days_left(bought_on, today(), window).value_or(0),
                                .claims = claims_of(claims, entry.number)};
        const auto may = may_be_claimed(*order, entry, times_of(standing.claims), today(), window);
        if (!may) standing.why_not = may.error();
        found.entries.push_back(std::move(standing));
    }
    return found;
}

Result<PriceBeatService::Draft> PriceBeatService::after_purchase(const CustomerId& customer,
                                                                 const PriceBeatForm& form) {
    if (could_be_ours(form.order)) shop_.store.hold_order(OrderCode{form.order});
    const auto order = order_of(customer, OrderCode{form.order});
    if (!order) return wrong("orderCode", "priceBeat.orderUnknown");
    int number = 0;
    std::from_chars(form.entry_number.data(), form.entry_number.data() + form.entry_number.size(), number);
    const auto entry = std::ranges::find(order->entries, number, &OrderEntry::number);
    if (entry == order->entries.end()) return wrong("entryNumber", "priceBeat.entryUnknown");
    const auto claims = claims_of(shop_.store.of_order(order->code), number);
    if (const auto may = may_be_claimed(*order, *entry, times_of(claims), today(), window_of(*order)); !may)
        return std::unexpected(may.error());
    const Money own = paid_for_one(*entry);
    if (const auto same = check_own_price(form, own); !same) return std::unexpected(same.error());
    Draft draft{.facts = {.customer = customer,
                          .kind = form.kind,
                          .order = order->code,
                          .entry_number = number,
                          .product = entry->product,
                          .product_name = entry->name,
                          .product_url = entry->url,
                          .image_url = entry->image_url,
                          .own_price = own},
                .slots = {},
                .taken_key = "priceBeat.claimedBefore",
                .taken_field = "entryNumber"};
    for (int unit = 1; unit <= entry->kept(); ++unit)
        draft.slots.push_back("after:" + order->code.value + ':' + std::to_string(number) + ':' +
                              std::to_string(unit));
    return draft;
}

Result<PriceBeatService::Draft> PriceBeatService::before_purchase(const CustomerId& customer,
                                                                  const PriceBeatForm& form) {
    const auto code = product_of_page(form.own_url, shop_.policy, form.asked_host);
    if (!code) return wrong("ownProductURL", "priceBeat.notOurPage");
    const auto product = shop_.products.find(*code);
    if (!product) return wrong("ownProductURL", "priceBeat.productGone");
    if (const auto same = check_own_price(form, product->price); !same) return std::unexpected(same.error());
    Draft draft{.facts = {.customer = customer,
                          .kind = form.kind,
                          .order = {},
                          .entry_number = 0,
                          .product = *code,
                          .product_name = product->name,
                          .product_url = product->url,
                          .image_url = product->image_url,
                          .own_price = product->price},
                .slots = {"before:" + customer.value + ':' + code->value},
                .taken_key = "priceBeat.claimedBefore",
                .taken_field = "ownProductURL"};
    shop_.store.free_ended(draft.slots.front(), shop_.clock.now());
    return draft;
}

Result<PriceBeatDetails> PriceBeatService::claim(const CustomerId& customer, const PriceBeatForm& form) {
    auto problems = check_form(form);
    if (const auto counts = check_competitor(form.competitor_url, shop_.policy, form.asked_host); !counts)
        problems.push_back(counts.error());
    if (!problems.empty()) return fail(std::move(problems));
    auto draft = form.kind == PriceBeatKind::after_purchase ? after_purchase(customer, form)
                                                            : before_purchase(customer, form);
    if (!draft) return std::unexpected(draft.error());
    PriceBeatFacts& facts = draft->facts;
    facts.competitor_price = *price_in(form.competitor_price);
    facts.competitor_url = form.competitor_url;
    facts.comment = form.comment;
    facts.created_at = shop_.clock.now();
    const auto due = amount_due(facts.own_price, facts.competitor_price, facts.kind, shop_.policy);
    if (!due) return std::unexpected(due.error());
    facts.beaten = *due;
    facts.id = shop_.store.next_id();
    PriceBeatClaim claim{std::move(facts)};
    const auto is_added = [&](const std::string& slot) { return shop_.store.add(claim, slot); };
    if (std::ranges::none_of(draft->slots, is_added))
        return fail(Reason::conflict, draft->taken_key, draft->taken_field, "ConflictError", "parameter");
    if (const auto attached = shop_.files.attach(customer, claim.id, form.files, form.uploaded); !attached)
        return std::unexpected(attached.error());
    send_price_beat_mail(shop_.mails, shop_.customers, shop_.policy, claim, PriceBeatNews::sent);
    log::info("price_beat_claimed", {{"claim", claim.id}, {"cents", claim.beaten.amount.in_cents()}});
    return details(std::move(claim));
}

PriceBeatDetails PriceBeatService::details(PriceBeatClaim claim) {
    PriceBeatDetails all{.claim = std::move(claim), .history = {}, .files = {}};
    all.history = shop_.store.history(all.claim.id);
    all.files = shop_.files.of({all.claim.id});
    const std::string& coupon = all.claim.progress().coupon;
    all.coupon_used = !coupon.empty() && shop_.store.is_used(coupon);
    return all;
}

PriceBeatDetailsPage PriceBeatService::page(const CustomerId& customer, int page, int page_size) {
    PriceBeatPage found = shop_.store.page(customer, page, page_size);
    PriceBeatDetailsPage shown{.claims = {}, .total = found.total};
    for (PriceBeatClaim& each : found.claims) shown.claims.push_back(details(std::move(each)));
    return shown;
}

Result<PriceBeatDetails> PriceBeatService::find(const CustomerId& customer, const std::string& id) {
    auto claim = could_be_ours(id) ? shop_.store.find(id) : std::nullopt;
    if (!claim || claim->customer != customer) return unknown_claim(id);
    return details(*std::move(claim));
}

}  // namespace spaza
