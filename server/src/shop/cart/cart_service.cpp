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

/// Ids are ours, so short plain ASCII; anything else is nobody's cart.
bool could_be_ours(std::string_view id) {
    return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [](char c) { return c > ' ' && c < 127; });
}

}  // namespace

Result<Cart> CartService::find(const CartOwner& owner, const std::string& id, Hold hold) {
    if (!could_be_ours(id)) return not_found(id);
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
    const auto cart = find(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (cart->state != CartState::active) return not_found(id);
    return look_at(*cart, zone);
}

Result<Cart> CartService::open(const CartOwner& owner) {
    if (owner.customer)
        if (auto cart = store_.current(*owner.customer, Hold::until_commit)) return *cart;
    const auto now = clock_.now();
    const Cart cart{.code = CartCode{"C" + random_hex(8)},
                    .guid = random_hex(16),
                    .customer = owner.customer,
                    .entries = {},
                    .merged_into = {},
                    .created_at = now,
                    .modified_at = now};
    if (store_.add(cart)) return cart;
    if (auto there = owner.customer ? store_.current(*owner.customer, Hold::until_commit) : std::nullopt)
        return *there;  // another call made it a moment ago
    return fail(Reason::conflict, "cart.changed", cart.code.value, "CartError", "cart");
}

Done CartService::remove(const CartOwner& owner, const std::string& id) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    cart->state = CartState::removed;
    return save(*cart);
}

Result<CartChange> CartService::add(const CartOwner& owner, const std::string& id, const ProductCode& product,
                                    int units, const StoreCode& zone) {
    auto cart = id.empty() ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    const auto entry = std::ranges::find(cart->entries, product, &CartEntry::product);
    const int before = entry == cart->entries.end() ? 0 : entry->quantity;
    return change(std::move(*cart), product, std::max(0, before + units), zone);
}

Result<CartChange> CartService::set(const CartOwner& owner, const std::string& id, const ProductCode& product,
                                    int units, const StoreCode& zone) {
    auto cart = id.empty() ? open(owner) : held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    return change(std::move(*cart), product, units, zone);
}

Result<CartChange> CartService::set_entry(const CartOwner& owner, const std::string& id, int number, int units,
                                          const StoreCode& zone) {
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
    if (const auto moved = move_entries(*cart, {number}, store == zone ? StoreCode{} : store); !moved)
        return std::unexpected(moved.error());
    CartView view = look_at(*cart, zone);
    const int quantity = cart->entries[static_cast<std::size_t>(number)].quantity;
    return CartChange{std::move(view),
                      {.wanted = quantity, .added = 0, .entry = static_cast<std::size_t>(number)}};
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

    const StoreCode pickup_store = in_cart ? entry->pickup_store : StoreCode{};
    const int available =
        facts ? units_available(*facts, zone, stores_.warehouse().code, pickup_store, products_) : 0;
    const auto modification =
        set_units(cart.entries, product, facts ? facts->price : Money{}, units, available, policy_);
    if (modification.added == 0 && modification.wanted > 0 && cart.version == 1 && cart.entries.empty())
        return CartChange{look_at(cart, zone), modification};  // nothing to keep
    if (const auto saved = save(cart); !saved) return std::unexpected(saved.error());
    return CartChange{look_at(cart, zone), modification};
}

Done CartService::save(Cart& cart) {
    cart.modified_at = clock_.now();
    if (!store_.save(cart)) return fail(Reason::conflict, "cart.changed", cart.code.value, "CartError", "cart");
    return Done{};
}

Result<Cart> CartService::take_over(const CustomerId& customer, const std::string& guest_guid) {
    auto guest = could_be_ours(guest_guid) ? store_.by_guid(guest_guid, Hold::until_commit) : std::nullopt;
    const bool stale = !guest || guest->customer || guest->state != CartState::active;
    if (stale) return not_found(guest_guid);

    auto mine = store_.current(customer, Hold::until_commit);
    if (!mine) {
        auto opened = open({customer});
        if (!opened) return opened;
        mine = *opened;
    }
    merge(mine->entries, guest->entries, policy_);
    guest->state = CartState::merged;
    guest->customer = customer;
    guest->merged_into = mine->code;
    if (const auto saved = save(*guest); !saved) return std::unexpected(saved.error());
    if (const auto saved = save(*mine); !saved) return std::unexpected(saved.error());
    return *mine;
}

CartView CartService::look_at(const Cart& cart, const StoreCode& zone) const {
    CartView view{.cart = cart, .entries = {}, .priced = {}};
    const StoreCode warehouse = stores_.warehouse().code;
    for (const CartEntry& entry : cart.entries) {
        CartEntryView shown{.facts = products_.find(entry.product), .available = 0, .price_was = {}};
        if (shown.facts) {
            shown.available = units_available(*shown.facts, zone, warehouse, entry.pickup_store, products_);
            if (shown.facts->price != entry.seen_price) shown.price_was = entry.seen_price;
        }
        shown.out_of_stock = shown.available < entry.quantity || (shown.facts && !shown.facts->purchasable);
        view.entries.push_back(std::move(shown));
    }
    view.priced = price(cart, view.entries, policy_.pricing);
    return view;
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
    for (const int number : numbers) cart.entries.at(static_cast<std::size_t>(number)).pickup_store = pickup_store;
    return save(cart);
}

Done CartService::mark_ordered(Cart& cart) {
    cart.state = CartState::ordered;
    return save(cart);
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

void CartService::adopt(const CustomerId& customer, std::string_view guest_cart_guid) {
    (void)take_over(customer, std::string{guest_cart_guid});
}

}  // namespace spaza
