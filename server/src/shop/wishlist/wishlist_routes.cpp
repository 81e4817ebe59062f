#include "shop/wishlist/wishlist_routes.hpp"

#include <algorithm>
#include <charconv>

#include "shop/wishlist/wishlist_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Wishlists = Transactional<WishlistService>;

constexpr int kPageSize = 20;

/// The codes of all, for the hearts, and one page of the products, as cards are; BASIC leaves the cards out.
Response page(const Request& request, const std::vector<ProductCode>& all, const ProductCards& cards,
              std::string_view said = {}) {
    int wanted = 0;
    if (const auto text = request.query_value("currentPage"); text && !text->empty()) {
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), wanted);
        if (error != std::errc{} || end != text->data() + text->size() || wanted < 0)
            return http::problem(
                fail(Reason::invalid, "validation.invalid", "currentPage", "ValidationError", "parameter")
                    .error());
    }
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto from = std::min(all.size(), static_cast<std::size_t>(wanted) * kPageSize);
    const auto to = std::min(all.size(), from + kPageSize);
    const std::vector<ProductCode> shown{all.begin() + static_cast<std::ptrdiff_t>(from),
                                         all.begin() + static_cast<std::ptrdiff_t>(to)};
    wire::Wishlist wishlist{
        .products = {},
        .productCodes = {},
        .pagination = {.currentPage = wanted,
                       .pageSize = kPageSize,
                       .totalPages = static_cast<int>((all.size() + kPageSize - 1) / kPageSize),
                       .totalResults = static_cast<int>(all.size())},
        .successMsg = {}};
    if (fields->level() != Level::basic) wishlist.products = json::Raw{cards.favourites(shown, request.context)};
    for (const ProductCode& each : all) wishlist.productCodes.push_back(each.value);
    if (!said.empty()) wishlist.successMsg = http::message(said);
    return http::ok(json::write(wishlist, *fields));
}

}  // namespace

void add_wishlist_routes(http::Router& router, const Wishlists& wishlists, const ProductCards& cards) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/getwishlist",
        [wishlists, &cards](const Request& request) {
            return page(request, wishlists.read([&](WishlistService& service) {
                return service.products(request.caller.customer);
            }),
                        cards);
        },
        options);
    options.limit = "writes";
    const auto change = [&](const std::string& path,
                            Done (WishlistService::*what)(const CustomerId&, const ProductCode&),
                            const char* said) {
        router.shop(
            "POST", path,
            [wishlists, &cards, what, said](const Request& request) -> Response {
                const auto form = json::read<wire::WishlistForm>(request.body);
                if (!form) return http::problem(form.error());
                const CustomerId& customer = request.caller.customer;
                const auto all =
                    wishlists.write([&](WishlistService& service) -> Result<std::vector<ProductCode>> {
                        const auto done = (service.*what)(customer, ProductCode{form->productCode});
                        if (!done) return std::unexpected(done.error());
                        return service.products(customer);
                    });
                if (!all) return http::problem(all.error());
                return page(request, *all, cards, said);
            },
            options);
    };
    change("/users/{user}/addproducttowishlist", &WishlistService::add, "wishlist.added");
    change("/users/{user}/removeproductfromwishlist", &WishlistService::remove, "wishlist.removed");
}

}  // namespace spaza
