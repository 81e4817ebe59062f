#include "shop/orders/placing/orders_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/placing/orders_rules.hpp"
#include "shop/orders/placing/unpaid_service.hpp"
#include "shop/payment/payment_rules.hpp"
#include "shop/stores/store_details.hpp"

namespace spaza {
namespace {

auto no_such_order(const std::string& code) {
    return fail(Reason::not_found, "order.unknown", code, "UnknownIdentifierError", "order");
}

std::optional<DepositSplit> deposit_of(const Order& order) {
    if (!order.deposit()) return std::nullopt;
    return DepositSplit{order.deposit()->amount, order.deposit()->balance};
}

auto unknown_mode(const std::string& mode) {
    return fail(Reason::invalid, "payment.unknownMode", mode, "PaymentError", "paymentMode");
}

auto blocked(const CustomerId& customer) {
    return fail(Reason::not_allowed, "order.blocked", customer.value, "AccountBlockedError", "user");
}

}  // namespace

Result<PlacedOrder> OrderService::place(const OrderRequest& request) {
    auto cart = carts_.find({request.customer}, request.cart_id, Hold::until_commit);
    if (!cart) return std::unexpected(cart.error());
    if (cart->state == CartState::ordered)
        if (const auto there = store_.by_cart(cart->code)) {
            if (!there->is_unpaid() || there->payment_mode() == request.payment_mode) return existing(*there);
            auto otherwise = pay_again(request.customer, there->code, request.payment_mode);
            if (otherwise) otherwise->existed = true;
            return otherwise;
        }
    if (cart->state != CartState::active)
        return fail(Reason::not_found, "cart.notFound", request.cart_id, "CartError", "cart");
    if (!payments_.mode(request.payment_mode)) return unknown_mode(request.payment_mode);

    CustomerContact payer = customers_.contact(request.customer);
    if (payer.is_blocked) return blocked(request.customer);
    const auto now = clock_.now();
    const auto checkout = checkout_.ready_to_order(*cart, request.zone);
    if (!checkout) return std::unexpected(checkout.error());
    if (checkout->priced.total <= Money{})
        return fail(Reason::invalid, "order.nothingToPay", request.cart_id, "CartError", "cart");
    if (!request.duplicate_confirmed)
        if (const auto twin = store_.twin(request.customer, fingerprint(*checkout, request.customer),
                                          now - policy_.duplicate_window))
            return fail(Reason::conflict, "order.duplicate", twin->value, "DuplicateOrderError", "order");

    std::vector<StockRequest> requested;
    for (const Shipment& shipment : checkout->shipments)
        for (const int number : shipment.entries) {
            const CartEntry& entry = checkout->cart.cart.entries[static_cast<std::size_t>(number)];
            requested.push_back({.entry_number = number,
                                 .product = entry.product,
                                 .units = entry.quantity,
                                 .stores = checkout_.sources_of(shipment, checkout->zone)});
        }
    // What comes along with a promotion is bounded by what it comes along with.
    std::vector<StockRequest> chosen = requested;
    std::erase_if(chosen, [&](const StockRequest& each) {
        return checkout->cart.cart.entries[static_cast<std::size_t>(each.entry_number)].give_away;
    });
    std::vector<UnpaidRequest> unpaid = by_product(chosen);
    for (UnpaidRequest& each : unpaid)
        each.name = checkout->cart.entries[static_cast<std::size_t>(each.entry_number)].facts->name;
    const auto taken = stock_.reserve(std::move(requested));
    if (!taken) return std::unexpected(taken.error());
    const auto held_from = UnpaidService{store_, stock_, policy_.unpaid}.allow(request, payer, unpaid);
    if (!held_from) return std::unexpected(held_from.error());
    const auto budgets = promotions_.take(request.customer, checkout->priced);
    if (!budgets) return std::unexpected(budgets.error());
    if (const auto marked = carts_.mark_ordered(*cart); !marked) return std::unexpected(marked.error());

    // From here on others that order wait for this transaction: nothing is asked of the database any more.
    Order order = order_of(*checkout, request, store_.next_code(), *held_from, now, policy_);
    for (OrderConsignment& each : order.consignments)
        if (const auto pos = stores_.find(each.pos)) {
            each.pos_name = pos->display_name;
            if (each.delivery != Delivery::pickup) continue;
            each.parking = store_service(*pos, "parking").value_or("");
            each.entrance = store_service(*pos, "entrance").value_or("");
            each.collection_code = collection_code_of(secrets::random_token());
        }
    const auto attempt = payments_.start_first(order.code, due_first(order), request.payment_mode);
    if (!attempt) return std::unexpected(attempt.error());
    order.placed_with(attempt->merchant_ref);
    store_.add(order, *taken);
    if (const auto bought = carts_.bought_with(checkout->cart, order.code); !bought)
        return std::unexpected(bought.error());
    promotions_.keep(order.code, *budgets);
    return PlacedOrder{std::move(order), *attempt, *payments_.mode(request.payment_mode), std::move(payer), false};
}

Result<PlacedOrder> OrderService::existing(const Order& order) {
    const auto attempts = payments_.attempts(order.code);
    if (attempts.empty()) return no_such_order(order.code.value);
    const PaymentMode* mode = payments_.mode(attempts.back().mode);
    return PlacedOrder{order, attempts.back(), mode ? *mode : PaymentMode{}, customers_.contact(order.customer),
                       true};
}

Result<PlacedOrder> OrderService::pay_again(const CustomerId& customer, const OrderCode& code,
                                            const std::string& mode) {
    if (!payments_.mode(mode)) return unknown_mode(mode);
    const auto mine = find(customer, code);
    if (!mine) return std::unexpected(mine.error());
    if (customers_.contact(customer).is_blocked) return blocked(customer);
    auto held = store_.lock(code);
    if (held->owes_balance()) return pay_balance(*mine, *held, mode);
    if (!held->is_unpaid())
        return fail(Reason::invalid, "payment.alreadyPaid", code.value, "PaymentError", "order");
    if (held->is_cancelled())
        return fail(Reason::invalid, "payment.orderCancelled", code.value, "PaymentError", "order");
    const auto now = clock_.now();
    if (now >= payable_until(*held)) {
        if (held->payment() == PaymentStatus::pending)  // its page may be open still: it is not closed yet
            return fail(Reason::invalid, "payment.stillWaiting", code.value, "PaymentError", "order");
        return fail(Reason::invalid, held->pre_order ? "payment.tooLatePreOrder" : "payment.tooLate", code.value,
                    kPaidTooLate, "order");
    }

    if (held->reservation() == Reservation::released && !stock_.retake(store_.allocations(code))) {
        std::vector<Error> errors;
        for (const OrderEntry& entry : mine->entries)
            errors.push_back({.reason = Reason::out_of_stock,
                              .message_key = "checkout.outOfStock",
                              .subject = std::to_string(entry.number),
                              .type = "InsufficientStockError",
                              .subject_type = "entry",
                              .params = {},
                              .more = {}});
        return fail(std::move(errors));
    }
    if (held->reservation() == Reservation::released && !promotions_.retake(code))
        return fail(Reason::invalid, "order.offersGone", code.value, "CartError", "order");
    const auto attempt = payments_.start(code, due_first(*held), mode);
    if (!attempt) return std::unexpected(attempt.error());
    const auto move = held->paying_again({attempt->merchant_ref, mode}, now + policy_.reservation_lives, now);
    if (!move) return std::unexpected(move.error());
    store_.save(*held, *move);
    Order order = *mine;
    order.stands_as(*held);
    return PlacedOrder{std::move(order), *attempt, *payments_.mode(mode), customers_.contact(customer), false};
}

Result<PlacedOrder> OrderService::payment_of(const CustomerId& customer, const OrderCode& code,
                                             const std::string& reference) {
    const auto order = find(customer, code);
    if (!order) return std::unexpected(order.error());
    auto attempts = payments_.attempts(code);
    if (!reference.empty())
        std::erase_if(attempts, [&](const PaymentAttempt& each) { return each.merchant_ref != reference; });
    if (attempts.empty())
        return fail(Reason::not_found, "payment.unknownReference", reference, "UnknownIdentifierError", "payment");
    const PaymentMode* mode = payments_.mode(attempts.back().mode);
    return PlacedOrder{*order, attempts.back(), mode ? *mode : PaymentMode{}, customers_.contact(customer), true};
}

/// Somebody may still pay: the goods are held, or the balance is open.
bool OrderService::is_payable(const Order& order, TimePoint now) const {
    if (order.owes_balance()) return order.balance_is_payable(now);
    return order.payment() == PaymentStatus::pending && order.reservation() == Reservation::held &&
           now < payable_until(order) && !order.is_cancelled();
}

Result<PlacedOrder> OrderService::continue_payment(const CustomerId& customer, const OrderCode& code,
                                                   std::string mode) {
    auto latest = payment_of(customer, code, {});
    if (!latest) return latest;
    if (customers_.contact(customer).is_blocked) return blocked(customer);
    if (mode.empty()) mode = latest->attempt.mode;
    const PaymentPart due = latest->order.owes_balance() ? PaymentPart::balance : due_first(latest->order).part;
    const TimePoint now = clock_.now();
    const bool goes_on = !is_final(latest->attempt.state) && latest->attempt.part == due &&
                         latest->attempt.mode == mode && now < latest->attempt.expires_at;
    return goes_on && is_payable(latest->order, now) ? std::move(latest) : pay_again(customer, code, mode);
}

/// The order's payment stays as it is, the deposit's; only the balance has another attempt.
Result<PlacedOrder> OrderService::pay_balance(const Order& seen, OrderHead& held, const std::string& mode) {
    const auto now = clock_.now();
    const Deposit& deposit = *held.deposit();
    const auto refused = [&](const char* key) {
        return fail(Reason::invalid, key, seen.code.value, "PaymentError", "order");
    };
    if (!deposit.asked_at) return refused("payment.balanceNotYet");
    if (now >= *deposit.due_at) return refused("payment.balanceTooLate");
    const auto attempt = payments_.start(seen.code, {deposit.balance, PaymentPart::balance}, mode);
    if (!attempt) return std::unexpected(attempt.error());
    const auto move = held.paying_balance(attempt->merchant_ref, now);
    if (!move) return std::unexpected(move.error());
    store_.save(held, *move);
    Order order = seen;
    order.stands_as(held);
    return PlacedOrder{std::move(order), *attempt, *payments_.mode(mode), customers_.contact(seen.customer),
                       false};
}

std::vector<PaymentMode> OrderService::balance_modes(const Order& order) {
    return order.balance_is_payable(clock_.now()) ? payments_.modes(order.deposit()->balance)
                                                  : std::vector<PaymentMode>{};
}

Result<bool> OrderService::return_to_cart(const CustomerId& customer, const OrderCode& code,
                                          const StoreCode& zone) {
    const auto mine = find(customer, code);
    if (!mine) return std::unexpected(mine.error());
    auto held = store_.lock(code);
    const bool unknown_outcome = held->payment() != PaymentStatus::failed;
    if (unknown_outcome || held->is_cancelled() || clock_.now() < payable_until(*held)) return false;
    const auto move = held->given_up(clock_.now());
    if (!move) return std::unexpected(move.error());
    if (move->releases_stock()) {
        stock_.release(store_.allocations(code));
        promotions_.release(code);
    }
    store_.save(*held, *move);
    if (mine->pre_order) return true;
    for (const OrderEntry& entry : mine->entries)  // what cannot be had any more stays out
        if (!entry.give_away) (void)carts_.add({customer}, "", entry.product, entry.quantity, zone);
    return true;
}

Result<Order> OrderService::find(const CustomerId& customer, const OrderCode& code) {
    const bool could_be_ours = !code.empty() && code.value.size() <= 64 &&
                               std::ranges::all_of(code.value, [](char c) { return c > ' ' && c < 127; });
    auto order = could_be_ours ? store_.find(code) : std::nullopt;
    if (!order || order->customer != customer) return no_such_order(code.value);
    return *std::move(order);
}

Result<Order> OrderService::of_cart(const CustomerId& customer, const std::string& cart_id) {
    const auto cart = carts_.find({customer}, cart_id);
    if (!cart) return std::unexpected(cart.error());
    auto order = store_.by_cart(cart->code);
    if (!order || order->customer != customer) return no_such_order(cart_id);
    return *std::move(order);
}

Result<OrderService::PaymentPage> OrderService::payment_page(const CustomerId& customer,
                                                             const std::string& cart_id, const StoreCode& zone) {
    const auto cart = carts_.find({customer}, cart_id);
    if (!cart) return std::unexpected(cart.error());
    if (const auto order = store_.by_cart(cart->code))
        return PaymentPage{cart->code, payments_.modes(due_first(*order).amount), order->total, order,
                           deposit_of(*order)};
    const auto checkout = checkout_.view(customer, cart_id, zone);
    if (!checkout) return std::unexpected(checkout.error());
    const Money due = checkout->deposit ? checkout->deposit->now : checkout->priced.total;
    return PaymentPage{cart->code, payments_.modes(due), checkout->priced.total, {}, checkout->deposit};
}

std::optional<OrderCode> OrderService::paid_with(const std::string& merchant_ref) {
    const auto attempt = payments_.find(merchant_ref);
    if (!attempt) return std::nullopt;
    return attempt->order;
}

}  // namespace spaza
