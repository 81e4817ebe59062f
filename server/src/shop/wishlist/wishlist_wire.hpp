#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"

/// JSON shapes of contract/openapi/wishlist.yaml.
namespace spaza::wire {

struct WishlistForm {
    std::string productCode;
};
BOOST_DESCRIBE_STRUCT(WishlistForm, (), (productCode))

struct WishlistPagination {
    int currentPage{};
    int pageSize{};
    int totalPages{};
    int totalResults{};
};
BOOST_DESCRIBE_STRUCT(WishlistPagination, (), (currentPage, pageSize, totalPages, totalResults))

struct Wishlist {
    json::Raw products;
    WishlistPagination pagination;
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(Wishlist, (), (products, pagination, responseStatus, successMsg))

}  // namespace spaza::wire
