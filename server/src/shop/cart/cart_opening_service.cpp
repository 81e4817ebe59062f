#include "base/digest.hpp"
#include "shop/cart/cart_rules.hpp"
#include "shop/cart/cart_service.hpp"

// How a cart begins: opened, made beside another, taken over from a guest.
namespace spaza {

Cart CartService::new_cart(const CartOwner& owner, CartKind kind) const {
    const auto now = clock_.now();
    return {.code = CartCode{"C" + random_hex(8)},
            .guid = random_hex(16),
            .customer = owner.customer,
            .entries = {},
            .merged_into = {},
            .created_at = now,
            .modified_at = now,
            .kind = kind};
}

Result<Cart> CartService::open(const CartOwner& owner, CartKind kind) {
    if (owner.customer)
        if (auto cart = store_.current(*owner.customer, Hold::until_commit, kind)) return *cart;
    const Cart cart = new_cart(owner, kind);
    if (store_.add(cart)) return cart;
    if (auto there = owner.customer ? store_.current(*owner.customer, Hold::until_commit, kind) : std::nullopt)
        return *there;  // another call made it a moment ago
    return fail(Reason::conflict, "cart.changed", cart.code.value, "CartError", "cart");
}

namespace {

std::unexpected<Error> too_many(const Cart& current, std::size_t most) {
    return std::unexpected(Error{.reason = Reason::invalid,
                                 .message_key = "cart.tooMany",
                                 .subject = current.code.value,
                                 .type = "CartError",
                                 .subject_type = "cart",
                                 .params = {{"count", std::to_string(most)}},
                                 .more = {}});
}

}  // namespace

Result<Cart> CartService::make(const CartOwner& owner) {
    auto current = open(owner);
    if (!current || current->entries.empty()) return current;
    const auto made = store_.additional(*owner.customer);
    for (const Cart& each : made)
        if (each.entries.empty()) return each;
    if (made.size() >= policy_.most_additional) return too_many(*current, policy_.most_additional);
    Cart cart = new_cart(owner, CartKind::standard);
    cart.additional = true;
    if (!store_.add(cart)) return fail(Reason::conflict, "cart.changed", cart.code.value, "CartError", "cart");
    return cart;
}

Result<Cart> CartService::take_up(const CustomerId& customer, const CartCode& code,
                                  std::vector<CartEntry> entries) {
    if (auto current = store_.current(customer, Hold::until_commit)) {
        if (current->entries.empty())
            current->state = CartState::removed;
        else if (store_.additional(customer).size() >= policy_.most_additional)
            return too_many(*current, policy_.most_additional);
        current->additional = true;
        if (const auto beside = save(*current); !beside) return std::unexpected(beside.error());
    }
    auto cart = store_.by_code(code, Hold::until_commit);
    const bool known = cart.has_value();
    if (!known) {
        cart = new_cart({customer}, CartKind::standard);
        cart->code = code;
    } else if (cart->customer != customer || cart->state != CartState::removed) {
        return fail(Reason::conflict, "cart.changed", code.value, "CartError", "cart");
    }
    cart->state = CartState::active;
    cart->additional = false;
    cart->entries = std::move(entries);
    if (known) {
        if (const auto back = save(*cart); !back) return std::unexpected(back.error());
    } else if (!store_.add(*cart)) {
        return fail(Reason::conflict, "cart.changed", code.value, "CartError", "cart");
    }
    return *cart;
}

std::vector<CartView> CartService::additional(const CustomerId& customer, const StoreCode& zone) {
    std::vector<CartView> views;
    for (const Cart& each : store_.additional(customer)) views.push_back(look_at(each, zone));
    return views;
}

std::optional<Cart> CartService::left_by_a_guest(const std::string& guid) {
    auto guest = could_be_cart_id(guid) ? store_.by_guid(guid, Hold::until_commit) : std::nullopt;
    if (guest && (guest->customer || guest->state != CartState::active)) guest.reset();
    return guest;
}

Result<Cart> CartService::take_over(const CustomerId& customer, const std::string& guest_guid) {
    auto guest = left_by_a_guest(guest_guid);
    return guest ? merge(customer, *std::move(guest)) : open({customer});
}

Result<Cart> CartService::merge(const CustomerId& customer, Cart guest) {
    auto mine = store_.current(customer, Hold::until_commit);
    if (!mine) {
        auto opened = open({customer});
        if (!opened) return opened;
        mine = *opened;
    }
    spaza::merge(mine->entries, guest.entries, policy_, products_);
    if (!guest.campaign.empty()) mine->campaign = guest.campaign;
    for (const std::string& coupon : guest.coupons) (void)keep_coupon(mine->coupons, coupon, policy_);
    licences_.move(guest.code, mine->code);
    guest.state = CartState::merged;
    guest.customer = customer;
    guest.merged_into = mine->code;
    if (const auto saved = save(guest); !saved) return std::unexpected(saved.error());
    if (const auto saved = save(*mine); !saved) return std::unexpected(saved.error());
    return *mine;
}

void CartService::adopt(const CustomerId& customer, std::string_view guest_cart_guid) {
    if (auto guest = left_by_a_guest(std::string{guest_cart_guid})) (void)merge(customer, *std::move(guest));
}

}  // namespace spaza
