#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/holidays.hpp"
#include "base/result.hpp"
#include "shop/accounts/cart_summary.hpp"
#include "shop/cart/cart.hpp"
#include "shop/cart/cart_store.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/stores/stores.hpp"
#include "shop/terms/terms.hpp"
#include "shop/tv_licence/tv_licence_service.hpp"
#include "shop/wishlist/wishlist_service.hpp"

namespace spaza {

/// Whose cart is meant. Guests name theirs by guid; customers by code, guid or `current`.
struct CartOwner {
    std::optional<CustomerId> customer;
    std::string campaign{};  // that brought them, as said with this call
};

struct CartChange {
    CartView view;
    CartModification modification;
};

/// Some units of a product, to be had together with others.
struct RequestedItem {
    ProductCode product;
    int quantity{1};
};

/// A deal's products, and its code where the shopper was shown one.
struct DealTaken {
    std::optional<std::string> code;
    std::vector<RequestedItem> requested;
};

/// What became of each product of an order that is wanted again.
struct Reorder {
    CartView view;
    std::vector<std::pair<RequestedItem, CartModification>> outcomes;
};

/// Whether a pre-order begun with another product gives way.
enum class Replacing { no, yes };

class CartService final : public CustomerCarts {
public:
    CartService(CartStore& store, PromotionService& promotions, WishlistService& wishlists,
                TvLicenceService& licences, const HolidayCalendar& holidays, const ProductReader& products,
                const StoreReader& stores, const CartPolicy& policy, const TermsReader& terms, const Clock& clock)
        : store_{store},
          promotions_{promotions},
          wishlists_{wishlists},
          licences_{licences},
          holidays_{holidays},
          products_{products},
          stores_{stores},
          policy_{policy},
          terms_{terms},
          clock_{clock} {}

    /// The owner's cart; a missing one, a consumed one and another person's all are `CartError notFound`.
    Result<Cart> find(const CartOwner& owner, const std::string& id, Hold hold = Hold::no);
    Result<CartView> view(const CartOwner& owner, const std::string& id, const StoreCode& zone);
    std::optional<Cart> current(const CustomerId& customer) { return store_.current(customer, Hold::no); }

    /// The customer's cart, made when there is none; for a guest always a new one.
    Result<Cart> open(const CartOwner& owner, CartKind kind = CartKind::standard);
    /// A cart to fill by its code (OCC's `POST …/carts`): the current one while it is empty, else one beside it,
    /// so that a client which puts its new cart away never takes what the customer has chosen.
    Result<Cart> make(const CartOwner& owner);
    /// A cart that was put aside is the current one again, under its code; the one there was stays beside it, or
    /// goes when it is empty.
    Result<Cart> take_up(const CustomerId& customer, const CartCode& code, std::vector<CartEntry> entries);
    /// Those made beside the current one.
    std::vector<CartView> additional(const CustomerId& customer, const StoreCode& zone);
    Done remove(const CartOwner& owner, const std::string& id);
    /// The customer's wish list as the cart a stock OCC client keeps it in: one unit of each, the oldest first, so
    /// that another device which adds something leaves the numbers of the entries alone.
    CartView wishlist(const CustomerId& customer, const StoreCode& zone);

    /// Adds (or, with less than zero, takes away) units; without `id` in the current cart or a new one.
    Result<CartChange> add(const CartOwner& owner, const std::string& id, const ProductCode& product, int units,
                           const StoreCode& zone);
    Result<CartChange> set(const CartOwner& owner, const std::string& id, const ProductCode& product, int units,
                           const StoreCode& zone);
    Result<CartChange> set_entry(const CartOwner& owner, const std::string& id, int number, int units,
                                 const StoreCode& zone);
    Result<CartChange> choose_pickup_store(const CartOwner& owner, const std::string& id, int number,
                                           const StoreCode& store, const StoreCode& zone);

    /// The entry is delivered again, whichever store it was to be collected at.
    Result<CartChange> deliver(const CartOwner& owner, const std::string& id, int number, const StoreCode& zone);
    /// Takes down what cannot be had any more to what is left, as OCC does before the checkout; what was changed.
    Result<Reorder> validate(const CartOwner& owner, const std::string& id, const StoreCode& zone);

    /// The customer's pre-order cart holds this product and nothing else from now on. One begun with another
    /// product is replaced only when that is asked for.
    Result<CartChange> pre_order(const CartOwner& owner, const ProductCode& product, int units,
                                 const StoreCode& zone, Replacing replacing);
    /// That cart, when it holds this product.
    Result<CartView> pre_order_cart(const CartOwner& owner, const ProductCode& product, const StoreCode& zone);
    /// The same, whatever its product; nothing when none has been begun.
    std::optional<CartView> begun_pre_order(const CustomerId& customer, const StoreCode& zone);

    /// All of a deal's products, or none of them: also when the deal named runs no more.
    Result<CartView> add_deal(const CartOwner& owner, const std::string& id, const DealTaken& deal,
                              const StoreCode& zone);
    /// What was ordered before, as far as it can be had today; tells what became of each.
    Result<Reorder> add_again(const CartOwner& owner, const std::string& id,
                              const std::vector<RequestedItem>& requested, const StoreCode& zone);
    /// Takes an entry out and keeps its product on the customer's wishlist.
    Result<CartChange> move_to_wishlist(const CartOwner& owner, const std::string& id, int number,
                                        const StoreCode& zone);

    /// Keeps a coupon when it saves something now; otherwise the answer says why not and the cart stays as it is.
    Result<CartView> redeem(const CartOwner& owner, const std::string& id, const std::string& code,
                            const StoreCode& zone);
    Result<CartView> remove_coupon(const CartOwner& owner, const std::string& id, const std::string& code,
                                   const StoreCode& zone);

    /// The checked licence its televisions are bought with; its fee is paid with the cart.
    Result<CartView> add_licence(const CartOwner& owner, const std::string& id, const std::string& validation,
                                 const StoreCode& zone);
    Result<CartView> remove_licence(const CartOwner& owner, const std::string& id, const StoreCode& zone);

    /// The customer's cart, with what a guest's held as it is taken over at sign-in: once. A guid that names no
    /// guest's cart (any more) changes nothing.
    Result<Cart> take_over(const CustomerId& customer, const std::string& guest_guid);

    /// For checkout and orders, on a cart they hold.
    CartView look_at(const Cart& cart, const StoreCode& zone) const;
    /// What the view costs when these of its entries are delivered and the others collected.
    PricedCart price(const CartView& view, const std::vector<bool>& delivered) const;
    /// The shopper has seen today's prices.
    Done accept_prices(Cart& cart, const CartView& view);
    Done move_entries(Cart& cart, const std::vector<int>& numbers, const StoreCode& pickup_store);
    Done mark_ordered(Cart& cart);
    /// The licence belongs to the order from now on.
    Done bought_with(const CartView& view, const OrderCode& order);

    std::optional<CartSummary> summary(const std::optional<CustomerId>& customer,
                                       std::string_view cart_code) override;
    void adopt(const CustomerId& customer, std::string_view guest_cart_guid) override;

private:
    Cart new_cart(const CartOwner& owner, CartKind kind) const;
    std::optional<Cart> left_by_a_guest(const std::string& guid);
    Result<Cart> merge(const CustomerId& customer, Cart guest);
    Result<Cart> held(const CartOwner& owner, const std::string& id);
    CartChange wishlist_change(const CustomerId& customer, const ProductCode& product, int wanted, int added,
                               const StoreCode& zone);
    Result<CartChange> add_to_wishlist(const CustomerId& customer, const ProductCode& product, int units,
                                       const StoreCode& zone);
    Result<CartChange> set_in_wishlist(const CustomerId& customer, int number, int units, const StoreCode& zone);
    Result<CartChange> change(Cart cart, const ProductCode& product, int units, const StoreCode& zone);
    Result<CartModification> put(Cart& cart, const RequestedItem& request, const StoreCode& zone) const;
    Done save(Cart& cart);

    std::string promise_of(const CartEntry& entry, const ProductFacts& facts, const StoreCode& zone) const;
    /// Whether it can be collected there: sold that way, licensed for it, and enough of it on the shelf.
    Done can_hand_over(const CartEntry& entry, const StoreCode& store) const;
    CartEntryView entry_view(const CartEntry& entry, const StoreCode& zone) const;
    bool add_gifts(CartView& view, const std::vector<Gift>& gifts, const StoreCode& zone) const;
    CartPricing pricing(const CartView& view, const std::vector<bool>& delivered) const;

    CartStore& store_;
    PromotionService& promotions_;
    WishlistService& wishlists_;
    TvLicenceService& licences_;
    const HolidayCalendar& holidays_;
    const ProductReader& products_;
    const StoreReader& stores_;
    const CartPolicy& policy_;
    const TermsReader& terms_;
    const Clock& clock_;
};

}  // namespace spaza
