#include "shop/checkout/checkout_store_sql.hpp"

#include <stdexcept>

#include "base/json.hpp"

namespace spaza {
namespace {

struct KeptShipment {
    std::string pos;
    std::string type;
    int way{};
};
BOOST_DESCRIBE_STRUCT(KeptShipment, (), (pos, type, way))

struct KeptChoice {
    std::vector<KeptShipment> shipments;
    std::optional<std::string> name;
    std::optional<std::string> uid;
    std::optional<std::int64_t> cents;
    std::optional<std::string> address;
    std::optional<bool> adult;
    std::optional<std::string> stepAddress{};
    std::optional<int> stepMode{};
    std::optional<std::string> stepPayment{};
    std::optional<std::int64_t> stepVersion{};
    std::optional<std::int64_t> nowCents{};
};
BOOST_DESCRIBE_STRUCT(KeptChoice, (),
                      (shipments, name, uid, cents, address, adult, stepAddress, stepMode, stepPayment,
                       stepVersion, nowCents))

CheckoutSteps steps_of(const KeptChoice& kept) {
    CheckoutSteps steps{.address = AddressId{kept.stepAddress.value_or("")},
                        .mode = {},
                        .payment_mode = kept.stepPayment.value_or(""),
                        .cart_version = kept.stepVersion.value_or(0)};
    if (kept.stepMode) steps.mode = static_cast<Delivery>(*kept.stepMode);
    return steps;
}

void keep_steps(KeptChoice& kept, const CheckoutSteps& steps) {
    if (!steps.address.empty()) kept.stepAddress = steps.address.value;
    if (!steps.payment_mode.empty()) kept.stepPayment = steps.payment_mode;
    if (!steps.mode) return;
    kept.stepMode = static_cast<int>(*steps.mode);
    kept.stepVersion = steps.cart_version;
}

}  // namespace

CheckoutChoice SqlCheckoutStore::load(const CartCode& cart) {
    const auto text = session_.row("SELECT document FROM checkout WHERE cart_code = $1", {cart.value},
                                   [](const storage::Row& row) { return row.get<std::string>(0); });
    if (!text) return {};
    const auto kept = json::read<KeptChoice>(*text);
    if (!kept) throw std::runtime_error{"a checkout's document cannot be read"};
    CheckoutChoice choice;
    for (const KeptShipment& each : kept->shipments)
        choice.deliveries[{StoreCode{each.pos}, trading_type(each.type)}] = static_cast<Delivery>(each.way);
    if (kept->name) choice.recipient = Recipient{*kept->name, kept->uid.value_or("")};
    choice.confirmed_address = kept->address.value_or("");
    choice.of_age = kept->adult.value_or(false);
    choice.steps = steps_of(*kept);
    if (kept->cents) choice.confirmed_total = Money::cents(*kept->cents);
    if (kept->nowCents) choice.confirmed_payment = Money::cents(*kept->nowCents);
    return choice;
}

void SqlCheckoutStore::save(const CartCode& cart, const CheckoutChoice& choice, TimePoint now) {
    KeptChoice kept{.shipments = {}, .name = {}, .uid = {}, .cents = {}, .address = {}, .adult = {}};
    for (const auto& [key, way] : choice.deliveries)
        kept.shipments.push_back({key.first.value, wire_code(key.second), static_cast<int>(way)});
    if (choice.recipient) {
        kept.name = choice.recipient->name;
        kept.uid = choice.recipient->uid;
    }
    if (!choice.confirmed_address.empty()) kept.address = choice.confirmed_address;
    if (choice.of_age) kept.adult = true;
    if (choice.confirmed_total) kept.cents = choice.confirmed_total->in_cents();
    if (choice.confirmed_payment) kept.nowCents = choice.confirmed_payment->in_cents();
    keep_steps(kept, choice.steps);
    const std::string document = json::write(kept);
    session_.execute(
        "INSERT INTO checkout (cart_code, document, confirmed_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (cart_code) DO UPDATE SET document = excluded.document, confirmed_at = excluded.confirmed_at",
        {cart.value, document, to_millis(now)});
}

}  // namespace spaza
