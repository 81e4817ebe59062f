#include "shop/cart/cart_service.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "shop/cart/cart_rules.hpp"

namespace spaza {
namespace {

auto not_found(const std::string& id) { return fail(Reason::not_found, "cart.notFound", id, "CartError", "cart"); }

auto no_such_entry(int number) {
    return fail(Reason::not_found, "cart.entryNotFound", std::to_string(number), "CartEntryError", "entry");
}

bool is_wishlist(const CartOwner& owner, const std::string& id) {
    return owner.customer && id.starts_with('W') && id == wishlist_code(*owner.customer).value;
}

void came_by(const CartOwner& owner, Cart& cart) {
    if (!owner.campaign.empty()) cart.campaign = owner.campaign;
}

auto pre_order_alone(const ProductCode& product) {
    return fail(Reason::invalid, "cart.preOrderSeparate", product.value, "PreOrderError", "product");
}

std::unexpected<Error> begun_already(const ProductCode& product, const std::string& name) {
    return std::unexpected(Error{.reason = Reason::invalid,
                                 .message_key = "cart.preOrderReplaces",
                                 .subject = product.value,
                                 .type = "PreOrderBegunError",
                                 .subject_type = "product",
                                 .params = {{"name", name}},
                                 .more = {}});
}

}  // namespace

Result<Cart> CartService::find(const CartOwner& owner, const std::string& id, Hold hold) {
    if (!could_be_cart_id(id)) return not_found(id);
    if (owner.customer) promotions_.expect(*owner.customer);
    std::optional<Cart> cart;
    if (!owner.customer) {
        cart = store_.by_guid(id, hold);
        if (cart && cart->customer) cart.reset();
    } else if (id == "current") {
        cart = store_.current(*owner.customer, hold);
    } else {
        cart = store_.by_code(CartCode{id}, hold);
        if (!cart) cart = store_.by_guid(id, hold);
        if (cart && cart->customer != owner.customer) cart.reset();
    }
    if (!cart) return not_found(id);
    return *cart;
}

Result<Cart> CartService::held(const CartOwner& owner, const std::string& id) {
    auto cart = find(owner, id, Hold::until_commit);
    if (cart && cart->state != CartState::active) return not_found(id);
    return cart;
}

Result<CartView> CartService::view(const CartOwner& owner, const std::string& id, const StoreCode& zone) {
    if (is_wishlist(owner, id)) return wishlist(*owner.customer, zone);
    const auto cart = find(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (cart->state != CartState::active) return not_found(id);
    return look_at(*cart, zone);
}

Done CartService::remove(const CartOwner& owner, const std::string& id) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    cart->state = CartState::removed;
    return save(*cart);
}

Result<CartChange> CartService::add(const CartOwner& owner, const std::string& id, const ProductCode& product,
                                    int units, const StoreCode& zone) {
    if (is_wishlist(owner, id)) return add_to_wishlist(*owner.customer, product, units, zone);
    auto cart = id.empty() ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    came_by(owner, *cart);
    const auto entry = std::ranges::find(cart->entries, product, &CartEntry::product);
    const int before = entry == cart->entries.end() ? 0 : entry->quantity;
    return change(std::move(*cart), product, std::max(0, before + units), zone);
}

Result<CartChange> CartService::set(const CartOwner& owner, const std::string& id, const ProductCode& product,
                                    int units, const StoreCode& zone) {
    auto cart = id.empty() ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    came_by(owner, *cart);
    return change(std::move(*cart), product, units, zone);
}

Result<CartChange> CartService::set_entry(const CartOwner& owner, const std::string& id, int number, int units,
                                          const StoreCode& zone) {
    if (is_wishlist(owner, id)) return set_in_wishlist(*owner.customer, number, units, zone);
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (number < 0 || number >= std::ssize(cart->entries)) return no_such_entry(number);
    const ProductCode product = cart->entries[static_cast<std::size_t>(number)].product;
    return change(std::move(*cart), product, units, zone);
}

Result<CartChange> CartService::choose_pickup_store(const CartOwner& owner, const std::string& id, int number,
                                                    const StoreCode& store, const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (number < 0 || number >= std::ssize(cart->entries)) return no_such_entry(number);
    const auto chosen = stores_.find(store);
    if (!chosen || chosen->warehouse)
        return fail(Reason::not_found, "checkout.pickupStoreUnavailable", store.value, "", "pointOfService");
    const auto can = can_hand_over(cart->entries[static_cast<std::size_t>(number)], store);
    if (!can && store != zone) return std::unexpected(can.error());
    // A store that has it is kept, also the zone's own: checkout goes by the address, whose zone may be another.
    // One's own store that has none means no store, so that it may be delivered again.
    if (const auto moved = move_entries(*cart, {number}, can ? store : StoreCode{}); !moved)
        return std::unexpected(moved.error());
    CartView view = look_at(*cart, zone);
    const int quantity = cart->entries[static_cast<std::size_t>(number)].quantity;
    return CartChange{std::move(view),
                      {.wanted = quantity, .added = 0, .entry = static_cast<std::size_t>(number)}};
}

Done CartService::can_hand_over(const CartEntry& entry, const StoreCode& store) const {
    const auto refused = [&](const char* key) {
        return fail(Reason::invalid, key, store.value, "CartError", "deliveryPointOfService");
    };
    const auto facts = products_.find(entry.product);
    const bool collected =
        facts && (facts->trading_type == TradingType::normal || facts->trading_type == TradingType::pickup_only);
    if (!collected) return refused("cart.notCollected");
    const bool licensed = policy_.liquor_stores.empty() ||
                          std::ranges::find(policy_.liquor_stores, store) != policy_.liquor_stores.end();
    if (facts->liquor && !licensed) return refused("cart.storeWithoutLiquor");
    if (products_.available(entry.product, store) < entry.quantity) return refused("cart.storeWithoutStock");
    return Done{};
}

Result<CartChange> CartService::change(Cart cart, const ProductCode& product, int units, const StoreCode& zone) {
    const auto facts = products_.find(product);
    const auto entry = std::ranges::find(cart.entries, product, &CartEntry::product);
    const bool in_cart = entry != cart.entries.end();
    if (!facts && !in_cart)
        return fail(Reason::not_found, "product.unknown", product.value, "UnknownIdentifierError", "product");
    const bool more = units > (in_cart ? entry->quantity : 0);
    if (facts && !facts->purchasable && more)
        return fail(Reason::invalid, "cart.productUnavailable", product.value, "ValidationError", "product");

    if (facts && more && facts->is_pre_order(clock_.now()) && cart.kind == CartKind::standard)
        return pre_order_alone(product);

    const StoreCode pickup_store = in_cart ? entry->pickup_store : StoreCode{};
    const int available =
        facts ? units_available(*facts, zone, stores_.warehouse().code, pickup_store, products_) : 0;
    const UnitTerms terms = facts ? UnitTerms{facts->price, available, facts->most_units} : UnitTerms{};
    const auto modification = set_units(cart.entries, product, units, terms, policy_);
    if (modification.added == 0 && modification.wanted > 0 && cart.version == 1 && cart.entries.empty())
        return CartChange{look_at(cart, zone), modification};  // nothing to keep
    if (const auto saved = save(cart); !saved) return std::unexpected(saved.error());
    return CartChange{look_at(cart, zone), modification};
}

Result<CartChange> CartService::pre_order(const CartOwner& owner, const ProductCode& product, int units,
                                          const StoreCode& zone, Replacing replacing) {
    if (!owner.customer) return fail(Reason::unauthenticated, "cart.preOrderSignIn", "", "InvalidTokenError");
    const auto facts = products_.find(product);
    if (facts && !facts->is_pre_order(clock_.now()))
        return fail(Reason::invalid, "cart.notPreOrder", product.value, "PreOrderError", "product");
    auto cart = open(owner, CartKind::pre_order);
    if (!cart) return std::unexpected(cart.error());
    if (replacing == Replacing::no)
        for (const CartEntry& each : cart->entries)
            if (const auto begun = products_.find(each.product);
                each.product != product && begun && begun->is_pre_order(clock_.now()))
                return begun_already(each.product, begun->name);
    came_by(owner, *cart);
    std::erase_if(cart->entries, [&](const CartEntry& each) { return each.product != product; });
    return change(*std::move(cart), product, units, zone);
}

Result<CartView> CartService::pre_order_cart(const CartOwner& owner, const ProductCode& product,
                                             const StoreCode& zone) {
    const auto cart =
        owner.customer ? store_.current(*owner.customer, Hold::no, CartKind::pre_order) : std::nullopt;
    if (!cart || std::ranges::find(cart->entries, product, &CartEntry::product) == cart->entries.end())
        return not_found(product.value);
    return look_at(*cart, zone);
}

std::optional<CartView> CartService::begun_pre_order(const CustomerId& customer, const StoreCode& zone) {
    const auto cart = store_.current(customer, Hold::no, CartKind::pre_order);
    if (!cart || cart->entries.empty()) return std::nullopt;
    const auto facts = products_.find(cart->entries.front().product);
    if (!facts || !facts->is_pre_order(clock_.now())) return std::nullopt;  // out by now: it is bought like others
    return look_at(*cart, zone);
}

Done CartService::save(Cart& cart) {
    cart.modified_at = clock_.now();
    if (!store_.save(cart)) return fail(Reason::conflict, "cart.changed", cart.code.value, "CartError", "cart");
    return Done{};
}

Result<CartView> CartService::add_deal(const CartOwner& owner, const std::string& id, const DealTaken& deal,
                                       const StoreCode& zone) {
    if (deal.code) {
        const auto promotion_set = promotions_.promotion_set();
        const Promotion* promotion = promotion_set->find(*deal.code);
        if (!promotion || !promotion->runs_at(clock_.now()))
            return fail(Reason::conflict, "deal.over", *deal.code, "DealEndedError", "promotion");
    }
    auto cart = id.empty() ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    std::vector<Error> missing;
    for (const RequestedItem& request : deal.requested) {
        const auto outcome = put(*cart, request, zone);
        if (!outcome) {
            missing.push_back(outcome.error());
        } else if (outcome->added < request.quantity && outcome->status == ModificationStatus::maxQuantity) {
            missing.push_back({.reason = Reason::invalid,
                               .message_key = "cart.maxQuantity",
                               .subject = request.product.value,
                               .type = "CartEntryError",
                               .subject_type = "product",
                               .params = {{"count", std::to_string(outcome->left)}},
                               .more = {}});
        } else if (outcome->added < request.quantity) {
            missing.push_back({.reason = Reason::out_of_stock,
                               .message_key = "cart.dealNotAvailable",
                               .subject = request.product.value,
                               .type = outcome->added > 0 ? "LowStockError" : "InsufficientStockError",
                               .subject_type = "product",
                               .params = {},
                               .more = {}});
        }
    }
    if (!missing.empty()) return fail(std::move(missing));
    if (const auto saved = save(*cart); !saved) return std::unexpected(saved.error());
    return look_at(*cart, zone);
}

Result<Reorder> CartService::add_again(const CartOwner& owner, const std::string& id,
                                       const std::vector<RequestedItem>& requested, const StoreCode& zone) {
    auto cart = id.empty() || id == "current" ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    Reorder reorder{.view = {}, .outcomes = {}};
    for (const RequestedItem& request : requested) {
        const auto outcome = put(*cart, request, zone);
        reorder.outcomes.emplace_back(request, outcome
                                                   ? *outcome
                                                   : CartModification{.status = ModificationStatus::unavailable,
                                                                      .wanted = request.quantity,
                                                                      .entry = {},
                                                                      .why = outcome.error().message_key});
    }
    if (const auto saved = save(*cart); !saved) return std::unexpected(saved.error());
    reorder.view = look_at(*cart, zone);
    return reorder;
}

/// So many more units, as far as there are; changes the cart only in memory.
Result<CartModification> CartService::put(Cart& cart, const RequestedItem& request, const StoreCode& zone) const {
    const auto facts = products_.find(request.product);
    if (!facts)
        return fail(Reason::not_found, "product.unknown", request.product.value, "UnknownIdentifierError",
                    "product");
    if (!facts->purchasable)
        return fail(Reason::invalid, "cart.productUnavailable", request.product.value, "ValidationError",
                    "product");
    if (facts->is_pre_order(clock_.now())) return pre_order_alone(request.product);
    const auto entry = std::ranges::find(cart.entries, request.product, &CartEntry::product);
    const bool in_cart = entry != cart.entries.end();
    const int available = units_available(*facts, zone, stores_.warehouse().code,
                                          in_cart ? entry->pickup_store : StoreCode{}, products_);
    return set_units(cart.entries, request.product, (in_cart ? entry->quantity : 0) + request.quantity,
                     {facts->price, available, facts->most_units}, policy_);
}

Result<CartChange> CartService::move_to_wishlist(const CartOwner& owner, const std::string& id, int number,
                                                 const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (number < 0 || number >= std::ssize(cart->entries)) return no_such_entry(number);
    const ProductCode product = cart->entries[static_cast<std::size_t>(number)].product;
    if (const auto kept = wishlists_.add(*owner.customer, product); !kept) return std::unexpected(kept.error());
    return change(std::move(*cart), product, 0, zone);
}

Result<CartView> CartService::redeem(const CartOwner& owner, const std::string& id, const std::string& code,
                                     const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    const std::string wanted = coupon_code(code);
    if (std::ranges::find(cart->coupons, wanted) != cart->coupons.end()) {
        CartView view = look_at(*cart, zone);
        std::ranges::stable_partition(view.coupons, [&](const CouponAnswer& each) { return each.code != wanted; });
        return view;  // what became of this one is said last
    }
    Cart with = *cart;
    if (!keep_coupon(with.coupons, wanted, policy_))
        return fail(Reason::invalid, "cart.couponsFull", wanted, "VoucherOperationError", "coupon");
    CartView view = look_at(with, zone);
    if (!view.coupons.back().applied) {
        const CouponAnswer answer = view.coupons.back();
        view = look_at(*cart, zone);
        view.coupons.push_back(answer);
        return view;
    }
    if (const auto saved = save(with); !saved) return std::unexpected(saved.error());
    view.cart.version = with.version;
    return view;
}

Result<CartView> CartService::remove_coupon(const CartOwner& owner, const std::string& id, const std::string& code,
                                            const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (std::erase(cart->coupons, coupon_code(code)) == 0)
        return fail(Reason::invalid, "cart.couponNotThere", code, "VoucherOperationError", "coupon");
    if (const auto saved = save(*cart); !saved) return std::unexpected(saved.error());
    return look_at(*cart, zone);
}

Done CartService::accept_prices(Cart& cart, const CartView& view) {
    bool changed = false;
    for (std::size_t i = 0; i < cart.entries.size(); ++i) {
        if (!view.entries[i].price_was) continue;
        cart.entries[i].seen_price = view.entries[i].facts->price;
        changed = true;
    }
    if (!changed) return Done{};
    return save(cart);
}

Done CartService::move_entries(Cart& cart, const std::vector<int>& numbers, const StoreCode& pickup_store) {
    for (const int number : numbers)
        if (number < std::ssize(cart.entries))  // what comes along free follows what brought it
            cart.entries[static_cast<std::size_t>(number)].pickup_store = pickup_store;
    return save(cart);
}

Done CartService::mark_ordered(Cart& cart) {
    cart.state = CartState::ordered;
    return save(cart);
}

Result<CartView> CartService::add_licence(const CartOwner& owner, const std::string& id,
                                          const std::string& validation, const StoreCode& zone) {
    const auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    const auto licence = licences_.put_on(validation, owner.customer, cart->code);
    if (!licence) return std::unexpected(licence.error());
    return look_at(*cart, zone);
}

Result<CartView> CartService::remove_licence(const CartOwner& owner, const std::string& id,
                                             const StoreCode& zone) {
    const auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    licences_.take_off(cart->code);
    return look_at(*cart, zone);
}

Done CartService::bought_with(const CartView& view, const OrderCode& order) {
    if (view.licence && !licences_.ordered(*view.licence, view.cart.code, order))
        return fail(Reason::conflict, "cart.changed", view.cart.code.value, "CartError", "cart");
    return Done{};
}

std::optional<CartSummary> CartService::summary(const std::optional<CustomerId>& customer,
                                                std::string_view cart_code) {
    const std::string id = cart_code.empty() && customer ? std::string{"current"} : std::string{cart_code};
    auto cart = find({customer}, id);
    if (customer && (!cart || cart->state != CartState::active)) cart = find({customer}, "current");
    if (!cart || cart->state != CartState::active) return std::nullopt;
    CartSummary summary{.code = cart->code.value,
                        .guid = cart->guid,
                        .total_items = static_cast<int>(cart->entries.size()),
                        .items = {}};
    for (const CartEntry& entry : cart->entries) summary.items.push_back({entry.product, entry.quantity});
    return summary;
}

}  // namespace spaza
