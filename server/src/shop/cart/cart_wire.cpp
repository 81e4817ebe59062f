#include "shop/cart/cart_wire.hpp"

#include <algorithm>
#include <array>

#include "shop/stores/stock_level.hpp"

namespace spaza::wire {
namespace {

constexpr std::array<std::string_view, 5> kStatuses{"success", "lowStock", "noStock", "maxQuantity",
                                                    "unresolvableIssues"};

EntryImage image_of(const std::string& url, const std::string& name) { return {.url = url, .altText = name}; }

EntryProduct product_of(const CartEntry& entry, const CartEntryView& view) {
    EntryProduct product{.code = entry.product.value,
                         .name = entry.product.value,
                         .url = "/p/" + entry.product.value,
                         .manufacturer = {},
                         .price = {},
                         .stock = {},
                         .image = {},
                         .images = {},
                         .tradingType = "00",
                         .purchasable = false};
    if (!view.facts) return product;
    const ProductFacts& facts = *view.facts;
    product.name = facts.name;
    product.url = facts.url;
    if (!facts.brand_name.empty()) product.manufacturer = facts.brand_name;
    product.price = amount(facts.price);
    if (facts.was_price) product.wasPrice = amount(*facts.was_price);
    product.stock = EntryStock{std::string{stock_level(view.available)}, std::max(0, view.available)};
    if (const std::string& picture = facts.small_image_url.empty() ? facts.image_url : facts.small_image_url;
        !picture.empty()) {
        product.image = image_of(picture, facts.name);
        product.images = {*product.image};
    }
    product.tradingType = wire_code(facts.trading_type);
    product.purchasable = facts.purchasable;
    product.returnable = facts.returnable;
    product.liquor = facts.liquor;
    product.requiresTvLicence = facts.requires_tv_licence;
    product.maxOrderQuantity = facts.most_units;
    return product;
}

/// Of this entry alone; its share of what the whole cart got is not part of an entry's price (OCC).
Money product_discount(const PricedCart& priced, int number) {
    Money sum;
    for (const DiscountLine& line : priced.discounts)
        if (line.entry_number == number) sum += line.amount;
    return sum;
}

std::optional<std::string> remark(const CartEntry& entry, const CartEntryView& view, const Texts& texts) {
    if (!view.facts || !view.facts->purchasable) return texts("cart.productUnavailable", {});
    if (view.available <= 0) return texts("cart.noStock", {});
    if (view.out_of_stock) return texts("cart.lowStock", {{"count", std::to_string(view.available)}});
    if (view.too_many) return texts("cart.maxQuantity", {{"count", std::to_string(view.facts->most_units)}});
    if (view.price_was)
        return texts("cart.priceChanged",
                     {{"was", formatted(entry.seen_price)}, {"now", formatted(view.facts->price)}});
    return std::nullopt;
}

}  // namespace

Totals totals(const PricedCart& priced) {
    return {.subTotal = amount(priced.sub_total),
            .productDiscounts = amount(priced.product_discounts),
            .orderDiscounts = amount(priced.order_discounts),
            .totalDiscounts = amount(priced.total_discounts()),
            .couponDiscount = amount(priced.coupon_discount),
            .licenseFeeAmount = collected(priced.licence_fee),
            .outstandingFeeAmount = collected(priced.licence_outstanding),
            .deliveryCost = amount(priced.delivery_cost),
            .totalTax = amount(priced.total_tax),
            .totalPrice = amount(priced.total),
            .totalPriceWithTax = amount(priced.total)};
}

std::vector<EntryPromotion> promotions_of(const std::vector<DiscountLine>& discounts, int entry_number) {
    std::vector<EntryPromotion> found;
    for (const DiscountLine& each : discounts)
        if (each.entry_number == entry_number &&
            std::ranges::find(found, each.promotion, &EntryPromotion::code) == found.end())
            found.push_back({each.promotion, each.description});
    return found;
}

std::optional<Amount> collected(Money sum) { return sum > Money{} ? std::optional{amount(sum)} : std::nullopt; }

Entry entry(const CartView& view, std::size_t at, const Texts& texts) {
    const CartEntry& kept = view.cart.entries[at];
    const CartEntryView& shown = view.entries[at];
    const PricedEntry& priced = view.priced.entries[at];
    EntryProduct product = product_of(kept, shown);
    Entry made{.entryNumber = static_cast<int>(at),
               .quantity = kept.quantity,
               .product = {},
               .basePrice = amount(shown.facts ? shown.facts->price : Money{}),
               .totalPrice = amount(priced.before - product_discount(view.priced, static_cast<int>(at))),
               .discount = {},
               .updateable = !kept.give_away,
               .giveAway = kept.give_away,
               .tradingType = product.tradingType,
               .deliveryMode = {},
               .deliveryPointOfService = {},
               .expectedDeliveryMsg = shown.promise.empty() ? std::nullopt : std::optional{shown.promise},
               .availableQuantity = std::max(0, shown.available),
               .isOutOfStock = shown.out_of_stock,
               .statusMessage = remark(kept, shown, texts)};
    made.product = std::move(product);
    if (priced.discount > Money{}) made.discount = amount(priced.discount);
    made.promotions = promotions_of(view.priced.discounts, static_cast<int>(at));
    return made;
}

CouponData coupon_data(const CouponAnswer& answer, const Texts& texts) {
    const std::string said = answer.applied
                                 ? texts("cart.couponApplied", {{"code", answer.code}})
                                 : texts(answer.message_key, {{"amount", formatted(answer.missing_value)}});
    return {answer.code, answer.applied, said};
}

std::optional<CartDeposit> cart_deposit(const std::optional<DepositSplit>& split) {
    if (!split) return std::nullopt;
    return CartDeposit{amount(split->now), amount(split->later)};
}

Cart to_wire(const CartView& view, const Texts& texts) {
    Cart cart;
    static_cast<Totals&>(cart) = totals(view.priced);
    static_cast<PromotionParts&>(cart) = promotion_parts(view.priced, texts);
    if (!view.coupons.empty()) cart.couponData = coupon_data(view.coupons.back(), texts);
    cart.code = view.cart.code.value;
    cart.guid = view.cart.guid;
    cart.isPreOrderCart = view.cart.kind == CartKind::pre_order;
    cart.deposit = cart_deposit(view.deposit);
    cart.tvLicence = tv_licence(view.needs_licence, view.licence);
    cart.totalItems = static_cast<int>(
        std::ranges::count_if(view.cart.entries, [](const CartEntry& each) { return !each.give_away; }));
    cart.totalUnitCount = view.units();
    if (view.priced.free_delivery_remaining)
        cart.freeDeliveryRemaining = amount(*view.priced.free_delivery_remaining);
    for (std::size_t i = 0; i < view.cart.entries.size(); ++i) {
        cart.entries.push_back(entry(view, i, texts));
        const bool collected = cart.entries.back().tradingType == "09";
        (collected ? cart.pickupItemsQuantity : cart.deliveryItemsQuantity) += view.cart.entries[i].quantity;
    }
    return cart;
}

CartModification to_wire(const spaza::CartModification& modification, const CartView& view, const Texts& texts) {
    CartModification made{.statusCode = std::string{kStatuses.at(static_cast<std::size_t>(modification.status))},
                          .statusMessage = {},
                          .quantity = std::abs(modification.wanted),
                          .quantityAdded = std::abs(modification.added),
                          .entry = {},
                          .successMsg = {},
                          .errorMsg = {}};
    const std::vector<std::pair<std::string, std::string>> left{{"count", std::to_string(modification.left)}};
    switch (modification.status) {
        case ModificationStatus::success:
            made.successMsg = texts(modification.entry ? "cart.updated" : "cart.itemRemoved", {});
            break;
        case ModificationStatus::lowStock: made.statusMessage = texts("cart.lowStock", left); break;
        case ModificationStatus::noStock: made.statusMessage = texts("cart.noStock", {}); break;
        case ModificationStatus::maxQuantity: made.statusMessage = texts("cart.maxQuantity", left); break;
        case ModificationStatus::unavailable:
            made.statusMessage =
                texts(modification.why.empty() ? "cart.productUnavailable" : modification.why, {});
            break;
    }
    if (made.statusMessage && modification.added <= 0 && modification.wanted > 0) {
        made.responseStatus = false;
        made.errorMsg = made.statusMessage;
    }
    if (modification.entry) made.entry = entry(view, *modification.entry, texts);
    return made;
}

Cart with(Cart cart, const CartModification& modification) {
    cart.statusCode = modification.statusCode;
    cart.statusMessage = modification.statusMessage;
    cart.quantity = modification.quantity;
    cart.quantityAdded = modification.quantityAdded;
    cart.entry = modification.entry;
    cart.responseStatus = modification.responseStatus;
    cart.successMsg = modification.successMsg;
    cart.errorMsg = modification.errorMsg;
    return cart;
}

}  // namespace spaza::wire
