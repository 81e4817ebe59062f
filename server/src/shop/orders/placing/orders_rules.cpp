#include "shop/orders/placing/orders_rules.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "shop/checkout/checkout_rules.hpp"
#include "shop/orders/fulfilment/gift_rules.hpp"

namespace spaza {

std::string fingerprint(const CheckoutView& checkout, const CustomerId& customer) {
    std::vector<std::string> lines;
    for (const CartEntry& entry : checkout.cart.cart.entries)
        if (!entry.give_away) lines.push_back(entry.product.value + '*' + std::to_string(entry.quantity));
    std::ranges::sort(lines);
    std::string text = customer.value;  // not the total: a first order is cheaper than the same again
    for (const std::string& line : lines) text += '|' + line;
    return sha256_hex(text);
}

Order order_of(const CheckoutView& checkout, const OrderRequest& request, const OrderCode& code,
               const std::string& held_from, TimePoint now, const OrderPolicy& policy) {
    PlacingTerms terms{.payment_mode = request.payment_mode,
                       .reserved_until = now + policy.reservation_lives,
                       .held_from = held_from};
    if (checkout.deposit)
        terms.deposit = Deposit{.amount = checkout.deposit->now, .balance = checkout.deposit->later};
    Order order{{.code = code,
                 .cart = checkout.cart.cart.code,
                 .customer = request.customer,
                 .channel = request.channel,
                 .zone = checkout.zone,
                 .campaign = request.campaign.empty() ? checkout.cart.cart.campaign : request.campaign,
                 .sub_total = checkout.priced.sub_total,
                 .discount = checkout.priced.total_discounts(),
                 .delivery_cost = checkout.priced.delivery_cost,
                 .vat_percent = checkout.priced.vat_percent,
                 .tax = checkout.priced.total_tax,
                 .total = checkout.priced.total,
                 .fingerprint = fingerprint(checkout, request.customer),
                 .address = checkout.address ? std::optional{checkout.address->saved} : std::nullopt,
                 .recipient = checkout.recipient,
                 .created_at = now,
                 .pre_order = checkout.cart.cart.kind == CartKind::pre_order,
                 .licence_fee = checkout.priced.licence_fee,
                 .licence_outstanding = checkout.priced.licence_outstanding},
                std::move(terms)};
    order.timeline = {{now, std::string{order_status_name(order.status())}, ""}};
    order.discounts = checkout.priced.discounts;
    order.gifts.terms = gift_terms_of(checkout.priced, checkout.cart.cart.entries);

    Money delivery_left = checkout.priced.delivery_cost;
    for (std::size_t i = 0; i < checkout.shipments.size(); ++i) {
        const Shipment& shipment = checkout.shipments[i];
        const DeliveryOption* way = shipment.selected();
        OrderConsignment consignment{{.code = code.value + '-' + static_cast<char>('A' + i % 26),
                                      .pos = shipment.pos,
                                      .trading_type = shipment.type,
                                      .delivery = way->code,
                                      .promise = way->estimate,
                                      .promised_on = way->by},
                                     now};
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

PaymentDue due_first(const OrderSummary& order) {
    return order.deposit() ? PaymentDue{order.deposit()->amount, PaymentPart::deposit} : PaymentDue{order.total};
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
    return order.payment() == PaymentStatus::pending && now - order.created_at >= std::chrono::minutes{30};
}

}  // namespace spaza
