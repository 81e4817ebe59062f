#include "shop/orders/orders_rules.hpp"

#include <algorithm>
#include <charconv>

#include "base/digest.hpp"
#include "shop/checkout/checkout_rules.hpp"
#include "shop/orders/gift_rules.hpp"

namespace spaza {
namespace {

auto bad_time(std::string key, std::string subject) {
    return fail(Reason::invalid, std::move(key), std::move(subject), "ValidationError", "parameter");
}

/// The first moment of a month (`2026-01`) or day (`2026-01-31`) in Johannesburg, and of the one after.
std::optional<std::pair<TimePoint, TimePoint>> period(std::string_view text) {
    const bool is_day = text.size() == 10;
    if ((text.size() != 7 && !is_day) || text[4] != '-' || (is_day && text[7] != '-')) return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = -1;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + at + length, value);
        return error == std::errc{} && end == text.data() + at + length ? value : -1;
    };
    const std::chrono::year year{number(0, 4)};
    const std::chrono::month month{static_cast<unsigned>(std::max(0, number(5, 2)))};
    const std::chrono::day day{is_day ? static_cast<unsigned>(std::max(0, number(8, 2))) : 1U};
    const std::chrono::year_month_day date{year, month, day};
    if (number(0, 4) < 1 || !date.ok()) return std::nullopt;
    const std::chrono::sys_days first{date};
    const std::chrono::sys_days next =
        is_day ? first + std::chrono::days{1} : std::chrono::sys_days{year / month / 1 + std::chrono::months{1}};
    return std::pair{TimePoint{first - kJohannesburgOffset}, TimePoint{next - kJohannesburgOffset}};
}

}  // namespace

std::string fingerprint(const CheckoutView& checkout, const CustomerId& customer) {
    std::vector<std::string> lines;
    for (const CartEntry& entry : checkout.cart.cart.entries)
        lines.push_back(entry.product.value + '*' + std::to_string(entry.quantity));
    std::ranges::sort(lines);
    std::string text = customer.value + '|' + std::to_string(checkout.priced.total.in_cents());
    for (const std::string& line : lines) text += '|' + line;
    return sha256_hex(text);
}

Order order_of(const CheckoutView& checkout, const OrderWish& wish, const OrderCode& code, TimePoint now,
               const OrderPolicy& policy) {
    Order order{.code = code,
                .cart = checkout.cart.cart.code,
                .customer = wish.customer,
                .status = OrderStatus::payment_pending,
                .payment = PaymentStatus::pending,
                .payment_mode = wish.payment_mode,
                .payment_failure = {},
                .channel = wish.channel,
                .zone = checkout.zone,
                .campaign = wish.campaign,
                .sub_total = checkout.priced.sub_total,
                .discount = checkout.priced.total_discounts(),
                .delivery_cost = checkout.priced.delivery_cost,
                .tax = checkout.priced.total_tax,
                .total = checkout.priced.total,
                .fingerprint = fingerprint(checkout, wish.customer),
                .address_json = checkout.address ? checkout.address->json : "{}",
                .recipient = checkout.recipient,
                .reservation = Reservation::held,
                .reserved_until = now + policy.reservation_lives,
                .created_at = now,
                .paid_at = {},
                .attempt_ref = {},
                .entries = {},
                .consignments = {},
                .timeline = {{now, "PAYMENT_PENDING", ""}},
                .discounts = checkout.priced.discounts,
                .gifts = {.terms = gift_terms_of(checkout.priced, checkout.cart.cart.entries)},
                .papers = {},
                .pre_order = checkout.cart.cart.kind == CartKind::pre_order,
                .licence_fee = checkout.priced.licence_fee,
                .licence_outstanding = checkout.priced.licence_outstanding};
    if (checkout.deposit)
        order.deposit = Deposit{.amount = checkout.deposit->now, .balance = checkout.deposit->later};

    Money delivery_left = checkout.priced.delivery_cost;
    for (std::size_t i = 0; i < checkout.shipments.size(); ++i) {
        const Shipment& shipment = checkout.shipments[i];
        const DeliveryOption* way = shipment.selected();
        OrderConsignment consignment{.code = code.value + '-' + static_cast<char>('A' + i % 26),
                                     .status = ConsignmentStatus::waiting,
                                     .pos = shipment.pos,
                                     .pos_name = {},
                                     .trading_type = shipment.type,
                                     .delivery = way->code,
                                     .delivery_cost = {},
                                     .promise = way->estimate,
                                     .status_at = now};
        if (i >= 26) consignment.code += std::to_string(i / 26);
        if (way->code != Delivery::pickup) consignment.delivery_cost = std::exchange(delivery_left, Money{});
        for (const int number : shipment.entries) {
            const auto at = static_cast<std::size_t>(number);
            const ProductFacts& facts = *checkout.cart.entries[at].facts;
            const PricedEntry& priced = checkout.priced.entries[at];
            order.entries.push_back({.number = number,
                                     .consignment = consignment.code,
                                     .product = facts.code,
                                     .name = facts.name,
                                     .url = facts.url,
                                     .image_url = facts.image_url,
                                     .trading_type = facts.trading_type,
                                     .returnable = facts.returnable,
                                     .quantity = checkout.cart.cart.entries[at].quantity,
                                     .unit_price = facts.price,
                                     .discount = priced.discount,
                                     .total = priced.total,
                                     .tax = priced.tax,
                                     .promise = way->estimate,
                                     .give_away = checkout.cart.cart.entries[at].give_away,
                                     .needs_licence = facts.requires_tv_licence,
                                     .liquor = facts.liquor});
        }
        order.consignments.push_back(std::move(consignment));
    }
    std::ranges::sort(order.entries, {}, &OrderEntry::number);
    return order;
}

Done apply_time(OrderFilter& filter, std::string_view time, std::string_view start, std::string_view end,
                TimePoint now) {
    using std::chrono::days;
    if (time.empty() && start.empty() && end.empty()) return Done{};
    if (time == "last30Days") return filter.from = now - days{30}, Done{};
    if (time == "last3Months") return filter.from = now - days{91}, Done{};
    if (time == "last6Months") return filter.from = now - days{182}, Done{};
    if (time == "lastYear") return filter.from = now - days{365}, Done{};
    if (!time.empty() && time != "custom") return bad_time("order.timeUnknown", "time");

    const auto first = period(start);
    if (!first) return bad_time("order.fromInvalid", "startTime");
    const auto last = end.empty() ? std::optional{std::pair{now, now}} : period(end);
    if (!last || last->second <= first->first || (!end.empty() && last->first <= first->first))
        return bad_time("order.range", "endTime");
    filter.from = first->first;
    filter.before = last->second;
    return Done{};
}

PaymentDue due_first(const Order& order) {
    return order.deposit ? PaymentDue{order.deposit->amount, PaymentPart::deposit} : PaymentDue{order.total};
}

std::string collection_code_of(std::string_view random) {
    constexpr std::string_view kLetters = "23456789BCDFGHJKMNPQRTVWXYZ";  // no vowels: they make no words either
    constexpr std::size_t kLength = 6;
    std::string code;
    for (std::size_t i = 0; i < kLength && 2 * i + 1 < random.size(); ++i)
        code += kLetters[(static_cast<unsigned char>(random[2 * i]) * std::size_t{64} +
                          static_cast<unsigned char>(random[2 * i + 1])) %
                         kLetters.size()];
    return code;
}

bool payment_unknown(const Order& order, TimePoint now) {
    return order.payment == PaymentStatus::pending && now - order.created_at >= std::chrono::minutes{30};
}

}  // namespace spaza
