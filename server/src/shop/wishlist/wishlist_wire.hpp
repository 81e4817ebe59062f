#pragma once

#include <optional>
#include <string>
#include <vector>

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
    std::optional<json::Raw> products;
    std::vector<std::string> productCodes;
    WishlistPagination pagination;
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(Wishlist, (), (products, productCodes, pagination, responseStatus, successMsg))

}  // namespace spaza::wire
