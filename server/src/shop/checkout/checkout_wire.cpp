#include "shop/checkout/checkout_wire.hpp"

#include <algorithm>

#include "shop/addresses/addresses_wire.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/stores/store_details.hpp"

namespace spaza::wire {

std::string delivery_text(Delivery way, const Texts& texts) {
    switch (way) {
        case Delivery::doorstep: return texts("checkout.doorstep", {});
        case Delivery::pickup: return texts("checkout.pickup", {});
        case Delivery::online_only: return texts("checkout.onlineOnly", {});
    }
    return {};
}

namespace {

Shipment shipment_of(const spaza::Shipment& planned, const CheckoutView& view, const FindStore& find_store,
                     const Texts& texts) {
    const auto store = find_store(planned.pos);
    Shipment made{.code = {},
                  .posName = planned.pos.value,
                  .displayName = store ? store->display_name : planned.pos.value,
                  .tradingType = wire_code(planned.type),
                  .entries = {},
                  .deliveryInfos = {},
                  .deliveryPointOfService = {},
                  .deliveryCost = {},
                  .subTotal = {},
                  .status = {},
                  .statusDisplay = {}};
    const DeliveryOption* selected = planned.selected();
    CartView priced = view.cart;
    priced.priced = view.priced;
    Money sum;
    for (const int number : planned.entries) {
        Entry each = entry(priced, static_cast<std::size_t>(number), texts);
        if (selected) {
            each.deliveryMode =
                DeliveryMode{std::string{delivery_name(selected->code)}, delivery_text(selected->code, texts)};
            each.expectedDeliveryMsg = selected->estimate;
        }
        sum += each.totalPrice.value;
        made.entries.push_back(std::move(each));
    }
    made.subTotal = amount(sum);
    for (const DeliveryOption& option : planned.options) {
        DeliveryInfo info{.code = std::string{delivery_name(option.code)},
                          .name = delivery_text(option.code, texts),
                          .storeAvailable = option.available,
                          .isSelected = option.selected,
                          .parkingType = {},
                          .entrance = {},
                          .estimatedTimeMsg = option.estimate,
                          .unavailableMsg = {}};
        if (option.available) info.deliveryCost = amount(option.cost);
        if (!option.available) info.unavailableMsg = option.estimate;
        if (option.code == Delivery::pickup && store) {
            info.parkingType = store_service(*store, "parking");
            info.entrance = store_service(*store, "entrance");
        }
        made.deliveryInfos.push_back(std::move(info));
    }
    if (selected && selected->code == Delivery::pickup)
        made.deliveryPointOfService = PosRef{planned.pos.value, made.displayName};
    return made;
}

}  // namespace

Checkout to_wire(const CheckoutView& view, const FindStore& find_store, const Texts& texts) {
    Checkout made{};
    static_cast<Totals&>(made) = totals(view.priced);
    static_cast<PromotionParts&>(made) = promotion_parts(view.priced, texts);
    if (!view.cart.coupons.empty()) made.couponData = coupon_data(view.cart.coupons.back(), texts);
    made.code = view.cart.cart.code.value;
    made.guid = view.cart.cart.guid;
    CartView priced = view.cart;
    priced.priced = view.priced;
    for (std::size_t i = 0; i < view.cart.cart.entries.size(); ++i)
        made.entries.push_back(entry(priced, i, texts));
    for (const spaza::Shipment& each : view.shipments)
        made.shipmentEntries.shipments.push_back(shipment_of(each, view, find_store, texts));
    if (view.address) made.deliveryAddress = json::Raw{json::write(to_wire(view.address->saved))};
    if (view.recipient) made.recepientDetail = RecepientDetail{view.recipient->name, view.recipient->uid};
    made.totalItems = static_cast<int>(
        std::ranges::count_if(view.cart.cart.entries, [](const CartEntry& each) { return !each.give_away; }));
    made.totalUnitCount = view.cart.units();
    made.isConfirmed = view.confirmed;
    made.isPreOrderCart = view.cart.cart.kind == CartKind::pre_order;
    made.deposit = cart_deposit(view.deposit);
    if (view.has_liquor) made.ageCheck = AgeCheck{true, view.of_age};
    made.tvLicence = tv_licence(view.cart.needs_licence, view.cart.licence);

    const auto fix = [&](std::string_view key) {
        made.responseStatus = false;
        made.errorMsg = texts(key, {});
    };
    if (view.cart.cart.entries.empty())
        fix("order.cartEmpty");
    else if (!view.address)
        fix("checkout.addressNeeded");
    else if (view.address->invalid)
        fix("checkout.addressInvalid");
    else if (view.address_changed)
        fix("checkout.addressChanged");
    else if (!view.sold_out.empty())
        fix("checkout.outOfStock");
    else if (view.cart.needs_licence && !view.cart.licence)
        fix("tvLicence.needed");
    return made;
}

}  // namespace spaza::wire
