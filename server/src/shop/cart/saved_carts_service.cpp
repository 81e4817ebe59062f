#include "shop/cart/saved_carts_service.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "shop/cart/cart_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestName = 80;
constexpr std::size_t kLongestDescription = 200;

auto no_saved_cart(const std::string& code) {
    return fail(Reason::not_found, "cart.savedNotFound", code, "CartError", "cart");
}

std::string trimmed(std::string text) {
    const auto is_space = [](unsigned char c) { return c <= ' '; };
    text.erase(text.begin(), std::ranges::find_if_not(text, is_space));
    while (!text.empty() && is_space(static_cast<unsigned char>(text.back()))) text.pop_back();
    return text;
}

Done may_be_called(const std::string& name, const std::string& description) {
    if (name.empty())
        return fail(Reason::invalid, "cart.savedName", "saveCartName", "ValidationError", "parameter");
    if (letters_in(name) > kLongestName)
        return fail(Reason::invalid, "cart.savedNameLong", "saveCartName", "ValidationError", "parameter");
    if (letters_in(description) > kLongestDescription)
        return fail(Reason::invalid, "cart.savedDescriptionLong", "saveCartDescription", "ValidationError",
                    "parameter");
    return Done{};
}

}  // namespace

SavedCartView SavedCartService::shown(SavedCart saved, const StoreCode& zone) const {
    Cart cart{.code = saved.code,
              .guid = saved.code.value,
              .customer = saved.customer,
              .entries = {},
              .merged_into = {},
              .created_at = saved.saved_at,
              .modified_at = saved.saved_at};
    for (const SavedCartEntry& each : saved.entries)
        cart.entries.push_back(
            {.product = each.product, .quantity = each.quantity, .seen_price = {}, .pickup_store = {}});
    CartView view = carts_.look_at(cart, zone);
    for (CartEntryView& each : view.entries) each.price_was.reset();  // no price was kept
    return {std::move(saved), std::move(view)};
}

std::vector<SavedCartView> SavedCartService::of(const CustomerId& customer, const StoreCode& zone) {
    std::vector<SavedCartView> all;
    for (SavedCart& each : store_.of(customer))
        if (expires_at(each) > clock_.now()) all.push_back(shown(std::move(each), zone));
    return all;
}

Result<SavedCart> SavedCartService::saved(const CustomerId& customer, const std::string& code) {
    auto cart = could_be_cart_id(code) ? store_.find(customer, CartCode{code}) : std::nullopt;
    if (!cart || expires_at(*cart) <= clock_.now()) return no_saved_cart(code);
    return *std::move(cart);
}

Result<SavedCartView> SavedCartService::find(const CustomerId& customer, const std::string& code,
                                             const StoreCode& zone) {
    if (code == wishlist_code(customer).value) return wishlist(customer, zone);
    auto cart = saved(customer, code);
    if (!cart) return std::unexpected(cart.error());
    return shown(*std::move(cart), zone);
}

Result<SavedCartView> SavedCartService::keep(SavedCart cart, const StoreCode& zone) {
    if (store_.of(cart.customer).size() >= policy_.most)
        return std::unexpected(Error{.reason = Reason::invalid,
                                     .message_key = "cart.savedTooMany",
                                     .subject = cart.code.value,
                                     .type = "CartError",
                                     .subject_type = "cart",
                                     .params = {{"count", std::to_string(policy_.most)}},
                                     .more = {}});
    store_.add(cart);
    return shown(std::move(cart), zone);
}

SavedCartView SavedCartService::wishlist(const CustomerId& customer, const StoreCode& zone) {
    CartView view = carts_.wishlist(customer, zone);
    SavedCart list{.code = view.cart.code,
                   .customer = customer,
                   .name = wishlist_name(customer),
                   .description = {},
                   .entries = {},
                   .saved_at = view.cart.modified_at};
    return {std::move(list), std::move(view)};
}

Result<SavedCartView> SavedCartService::wishlist(const CustomerId& customer, const std::string& cart,
                                                 const StoreCode& zone) {
    // The cart it was to be made of stays as it is, whatever is in it: the list is there already.
    if (cart != wishlist_code(customer).value && !saved(customer, cart))
        if (const auto there = carts_.find({customer}, cart); !there) return std::unexpected(there.error());
    return wishlist(customer, zone);
}

Result<SavedCartView> SavedCartService::save(const CustomerId& customer, const std::string& cart, std::string name,
                                             std::string description, const StoreCode& zone) {
    name = trimmed(std::move(name));
    description = trimmed(std::move(description));
    if (const auto may = may_be_called(name, description); !may) return std::unexpected(may.error());
    if (name == wishlist_name(customer)) return wishlist(customer, cart, zone);
    if (auto there = saved(customer, cart)) {
        there->name = std::move(name);
        there->description = std::move(description);
        if (!store_.rename(*there)) return no_saved_cart(cart);
        return shown(*std::move(there), zone);
    }
    const auto current = carts_.find({customer}, cart, Hold::until_commit);
    if (!current) return std::unexpected(current.error());
    if (current->entries.empty()) return fail(Reason::invalid, "cart.savedEmpty", cart, "CartError", "cart");
    if (current->kind == CartKind::pre_order)
        return fail(Reason::invalid, "cart.savedPreOrder", cart, "CartError", "cart");
    SavedCart made{.code = current->code,
                   .customer = customer,
                   .name = std::move(name),
                   .description = std::move(description),
                   .entries = {},
                   .saved_at = clock_.now()};
    for (const CartEntry& each : current->entries) made.entries.push_back({each.product, each.quantity});
    if (const auto gone = carts_.remove({customer}, cart); !gone) return std::unexpected(gone.error());
    return keep(std::move(made), zone);
}

Result<Reorder> SavedCartService::restore(const CustomerId& customer, const std::string& code,
                                          const StoreCode& zone) {
    const auto cart = saved(customer, code);
    if (!cart) return std::unexpected(cart.error());
    std::vector<RequestedItem> requested;
    for (const SavedCartEntry& each : cart->entries) requested.push_back({each.product, each.quantity});
    const auto current = carts_.open({customer});
    if (!current) return std::unexpected(current.error());
    auto done = carts_.add_again({customer}, current->code.value, requested, zone);
    if (!done) return done;
    std::vector<SavedCartEntry> left;
    for (const auto& [request, outcome] : done->outcomes)
        if (const int rest = request.quantity - std::max(0, outcome.added); rest > 0)
            left.push_back({request.product, rest});
    if (!store_.replace(*cart, left)) return no_saved_cart(code);  // another device was faster
    return done;
}

Result<CartView> SavedCartService::take_up(const CustomerId& customer, const std::string& code,
                                           const StoreCode& zone) {
    const auto cart = saved(customer, code);
    if (!cart) return std::unexpected(cart.error());
    if (!store_.replace(*cart, {})) return no_saved_cart(code);  // another device was faster
    const CartView seen = shown(*cart, zone).view;
    std::vector<CartEntry> entries = seen.cart.entries;
    for (std::size_t i = 0; i < entries.size(); ++i)  // today's prices are the ones that are known
        if (seen.entries.at(i).facts) entries[i].seen_price = seen.entries[i].facts->price;
    const auto taken = carts_.take_up(customer, cart->code, std::move(entries));
    if (!taken) return std::unexpected(taken.error());
    return carts_.look_at(*taken, zone);
}

Result<SavedCartView> SavedCartService::clone(const CustomerId& customer, const std::string& code,
                                              std::string name, std::string description, const StoreCode& zone) {
    auto cart = saved(customer, code);
    if (!cart) return std::unexpected(cart.error());
    if (!name.empty()) cart->name = trimmed(std::move(name));
    if (!description.empty()) cart->description = trimmed(std::move(description));
    if (const auto may = may_be_called(cart->name, cart->description); !may) return std::unexpected(may.error());
    if (cart->name == wishlist_name(customer))  // there is one already, and it is no saved cart
        return fail(Reason::invalid, "cart.savedName", "name", "ValidationError", "parameter");
    cart->code = CartCode{"S" + random_hex(8)};
    cart->saved_at = clock_.now();
    return keep(*std::move(cart), zone);
}

Result<SavedCartView> SavedCartService::remove(const CustomerId& customer, const std::string& code,
                                               const StoreCode& zone) {
    auto cart = saved(customer, code);
    if (!cart || !store_.remove(customer, cart->code)) return no_saved_cart(code);
    return shown(*std::move(cart), zone);
}

}  // namespace spaza
