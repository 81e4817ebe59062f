// Generated from contract/openapi by `npm run types` in contract/. Do not edit.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spaza/client.hpp"

namespace spaza::client {

/// What may be asked of searchProducts.
struct SearchProductsQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /products/search: Products by search text, sort and facets
inline boost::json::value searchProducts(Client& client, const SearchProductsQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/search");
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of searchProductsByBody.
struct SearchProductsByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /products/search: Products by search text, sort and facets
inline boost::json::value searchProductsByBody(Client& client, const std::optional<boost::json::value>& body, const SearchProductsByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/products/search");
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of searchProductsOfBrand.
struct SearchProductsOfBrandQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /products/search/{brand}: Products of a brand
inline boost::json::value searchProductsOfBrand(Client& client, std::string_view brand, const SearchProductsOfBrandQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/search/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of searchProductsOfBrandByBody.
struct SearchProductsOfBrandByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /products/search/{brand}: Products of a brand
inline boost::json::value searchProductsOfBrandByBody(Client& client, std::string_view brand, const std::optional<boost::json::value>& body, const SearchProductsOfBrandByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/products/search/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of viewAllProducts.
struct ViewAllProductsQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /products/viewAll/{id}: Every product of a list
inline boost::json::value viewAllProducts(Client& client, std::string_view id, const ViewAllProductsQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/viewAll/");
    call.segment(id);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of viewAllProductsByBody.
struct ViewAllProductsByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /products/viewAll/{id}: Every product of a list
inline boost::json::value viewAllProductsByBody(Client& client, std::string_view id, const std::optional<boost::json::value>& body, const ViewAllProductsByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/products/viewAll/");
    call.segment(id);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of suggest.
struct SuggestQuery {
    std::optional<std::string> term{};
    std::optional<std::int64_t> max{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /products/suggestions: What a shopper may mean by the first letters
inline boost::json::value suggest(Client& client, const SuggestQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/suggestions");
    call.query("term", query.term);
    call.query("max", query.max);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getProduct.
struct GetProductQuery {
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /products/{productCode}: One product
inline boost::json::value getProduct(Client& client, std::string_view productCode, const GetProductQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of getReviews.
struct GetReviewsQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::int64_t> maxCount{};
    std::optional<std::string> sort{};
};

/// GET /products/{productCode}/reviews: Approved reviews, and how many gave how many stars
inline boost::json::value getReviews(Client& client, std::string_view productCode, const GetReviewsQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/reviews");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("maxCount", query.maxCount);
    call.query("sort", query.sort);
    return client.run(call);
}

/// POST /products/{productCode}/reviews: Write a review; one per customer and product
inline boost::json::value writeReview(Client& client, std::string_view productCode, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/reviews");
    call.body(body);
    return client.run(call);
}

/// POST /products/{productCode}/reviews/{reviewId}/helpful: Say whether a review helped; a second voice replaces the first
inline boost::json::value voteOnReview(Client& client, std::string_view productCode, std::string_view reviewId, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/reviews/");
    call.segment(reviewId);
    call.path("/helpful");
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/{productCode}/notify: Whether this customer waits for the product
inline boost::json::value getNotifyMe(Client& client, std::string_view user, std::string_view productCode) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/");
    call.segment(productCode);
    call.path("/notify");
    return client.run(call);
}

/// POST /users/{user}/{productCode}/notify: Email me when this product is available again in my zone
inline boost::json::value notifyMe(Client& client, std::string_view user, std::string_view productCode, const std::optional<boost::json::value>& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/");
    call.segment(productCode);
    call.path("/notify");
    if (body) call.body(*body);
    return client.run(call);
}

/// DELETE /users/{user}/{productCode}/notify: Cancel the email about this product
inline boost::json::value forgetNotifyMe(Client& client, std::string_view user, std::string_view productCode) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/");
    call.segment(productCode);
    call.path("/notify");
    return client.run(call);
}

/// POST /notify/stop: No more emails about products that are back
inline boost::json::value stopStockLetters(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/notify/stop");
    call.body(body);
    return client.run(call);
}

/// What may be asked of getProductDeals.
struct GetProductDealsQuery {
    std::optional<std::string> fields{};
};

/// GET /products/{productCode}/promotions: The deals a product counts for now, those of highest priority first
inline boost::json::value getProductDeals(Client& client, std::string_view productCode, const GetProductDealsQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/promotions");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of searchProductDeals.
struct SearchProductDealsQuery {
    std::optional<std::string> fields{};
};

/// POST /products/{productCode}/promotions: The same, asked for with a query; they are ordered by relevance alone
inline boost::json::value searchProductDeals(Client& client, std::string_view productCode, const std::optional<boost::json::value>& body, const SearchProductDealsQuery& query = {}) {
    Call call{"POST"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/promotions");
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getProductDeal.
struct GetProductDealQuery {
    std::optional<std::string> fields{};
};

/// GET /products/{productCode}/promotions/{promotionCode}: One deal of a product
inline boost::json::value getProductDeal(Client& client, std::string_view productCode, std::string_view promotionCode, const GetProductDealQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/promotions/");
    call.segment(promotionCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getProductStock.
struct GetProductStockQuery {
    std::optional<std::string> location{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /products/{productCode}/stock: What the stores near a place have of a product
inline boost::json::value getProductStock(Client& client, std::string_view productCode, const GetProductStockQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/stock");
    call.query("location", query.location);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getStoreStock.
struct GetStoreStockQuery {
    std::optional<std::string> fields{};
};

/// GET /products/{productCode}/stock/{storeName}: What one store has of a product
inline boost::json::value getStoreStock(Client& client, std::string_view productCode, std::string_view storeName, const GetStoreStockQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/stock/");
    call.segment(storeName);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of searchCategory.
struct SearchCategoryQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /category/{categoryCode}/search: Products of a category
inline boost::json::value searchCategory(Client& client, std::string_view categoryCode, const SearchCategoryQuery& query = {}) {
    Call call{"GET"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/search");
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of searchCategoryByBody.
struct SearchCategoryByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /category/{categoryCode}/search: Products of a category
inline boost::json::value searchCategoryByBody(Client& client, std::string_view categoryCode, const std::optional<boost::json::value>& body, const SearchCategoryByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/search");
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of searchCategoryOfBrand.
struct SearchCategoryOfBrandQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /category/{categoryCode}/search/{brand}: Products of a brand in a category
inline boost::json::value searchCategoryOfBrand(Client& client, std::string_view categoryCode, std::string_view brand, const SearchCategoryOfBrandQuery& query = {}) {
    Call call{"GET"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/search/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of searchCategoryOfBrandByBody.
struct SearchCategoryOfBrandByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /category/{categoryCode}/search/{brand}: Products of a brand in a category
inline boost::json::value searchCategoryOfBrandByBody(Client& client, std::string_view categoryCode, std::string_view brand, const std::optional<boost::json::value>& body, const SearchCategoryOfBrandByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/search/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getCategoryBrand.
struct GetCategoryBrandQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// GET /category/{categoryCode}/brand/{brand}: The page of a brand in a category
inline boost::json::value getCategoryBrand(Client& client, std::string_view categoryCode, std::string_view brand, const GetCategoryBrandQuery& query = {}) {
    Call call{"GET"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/brand/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    return client.run(call);
}

/// What may be asked of getCategoryBrandByBody.
struct GetCategoryBrandByBodyQuery {
    std::optional<std::string> query{};
    std::optional<std::string> sort{};
    std::optional<std::string> filters{};
    std::optional<std::string> boostCode{};
    std::optional<std::string> allValues{};
    std::optional<std::string> debug{};
    std::optional<std::string> preview{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> regionId{};
    std::optional<std::string> lang{};
    std::optional<std::string> curr{};
};

/// POST /category/{categoryCode}/brand/{brand}: The page of a brand in a category
inline boost::json::value getCategoryBrandByBody(Client& client, std::string_view categoryCode, std::string_view brand, const std::optional<boost::json::value>& body, const GetCategoryBrandByBodyQuery& query = {}) {
    Call call{"POST"};
    call.path("/category/");
    call.segment(categoryCode);
    call.path("/brand/");
    call.segment(brand);
    call.query("query", query.query);
    call.query("sort", query.sort);
    call.query("filters", query.filters);
    call.query("boostCode", query.boostCode);
    call.query("allValues", query.allValues);
    call.query("debug", query.debug);
    call.query("preview", query.preview);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("regionId", query.regionId);
    call.query("lang", query.lang);
    call.query("curr", query.curr);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getCategory.
struct GetCategoryQuery {
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /catalogs/{catalog}/Online/categories/{categoryCode}: A category and the tree below it
inline boost::json::value getCategory(Client& client, std::string_view catalog, std::string_view categoryCode, const GetCategoryQuery& query = {}) {
    Call call{"GET"};
    call.path("/catalogs/");
    call.segment(catalog);
    call.path("/Online/categories/");
    call.segment(categoryCode);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getBrand.
struct GetBrandQuery {
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /catalogs/brand/{brandCode}: A brand and the categories it is sold in
inline boost::json::value getBrand(Client& client, std::string_view brandCode, const GetBrandQuery& query = {}) {
    Call call{"GET"};
    call.path("/catalogs/brand/");
    call.segment(brandCode);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getPage.
struct GetPageQuery {
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> pageType{};
    std::optional<std::string> code{};
    std::optional<std::string> username{};
    std::optional<bool> clp{};
    std::optional<std::string> regionId{};
    std::optional<std::string> preview{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /cms/pages: A content page with its slots; lazy slots come without components
inline boost::json::value getPage(Client& client, const GetPageQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/pages");
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("pageType", query.pageType);
    call.query("code", query.code);
    call.query("username", query.username);
    call.query("clp", query.clp);
    call.query("regionId", query.regionId);
    call.query("preview", query.preview);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getStaticPage.
struct GetStaticPageQuery {
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> pageType{};
    std::optional<std::string> code{};
    std::optional<std::string> username{};
    std::optional<bool> clp{};
    std::optional<std::string> regionId{};
    std::optional<std::string> preview{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /cms/static/pages: A page of text, such as terms or delivery
inline boost::json::value getStaticPage(Client& client, const GetStaticPageQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/static/pages");
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("pageType", query.pageType);
    call.query("code", query.code);
    call.query("username", query.username);
    call.query("clp", query.clp);
    call.query("regionId", query.regionId);
    call.query("preview", query.preview);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getPageOfUser.
struct GetPageOfUserQuery {
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> pageType{};
    std::optional<std::string> code{};
    std::optional<std::string> username{};
    std::optional<bool> clp{};
    std::optional<std::string> regionId{};
    std::optional<std::string> preview{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /users/{user}/cms/pages: A content page with its slots; lazy slots come without components
inline boost::json::value getPageOfUser(Client& client, std::string_view user, const GetPageOfUserQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/cms/pages");
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("pageType", query.pageType);
    call.query("code", query.code);
    call.query("username", query.username);
    call.query("clp", query.clp);
    call.query("regionId", query.regionId);
    call.query("preview", query.preview);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getPageById.
struct GetPageByIdQuery {
    std::optional<std::string> preview{};
    std::optional<std::string> fields{};
};

/// GET /cms/pages/{pageId}: A page for stock OCC clients, by its uid
inline boost::json::value getPageById(Client& client, std::string_view pageId, const GetPageByIdQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/pages/");
    call.segment(pageId);
    call.query("preview", query.preview);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getComponents.
struct GetComponentsQuery {
    std::optional<std::string> componentIds{};
    std::optional<std::string> productCode{};
    std::optional<std::string> categoryCode{};
    std::optional<std::string> catalogCode{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /cms/components: Components for stock OCC clients, by their uids; unknown ones are left out
inline boost::json::value getComponents(Client& client, const GetComponentsQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/components");
    call.query("componentIds", query.componentIds);
    call.query("productCode", query.productCode);
    call.query("categoryCode", query.categoryCode);
    call.query("catalogCode", query.catalogCode);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getComponent.
struct GetComponentQuery {
    std::optional<std::string> fields{};
};

/// GET /cms/components/{componentId}: One component for stock OCC clients
inline boost::json::value getComponent(Client& client, std::string_view componentId, const GetComponentQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/components/");
    call.segment(componentId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getContentSlots.
struct GetContentSlotsQuery {
    std::optional<std::string> contentSlotId{};
    std::optional<std::string> regionId{};
    std::optional<std::string> preview{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /cms/contentslots: Lazy slots with their components, at most four a call
inline boost::json::value getContentSlots(Client& client, const GetContentSlotsQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/contentslots");
    call.query("contentSlotId", query.contentSlotId);
    call.query("regionId", query.regionId);
    call.query("preview", query.preview);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of downloadDocument.
struct DownloadDocumentQuery {
    std::optional<std::string> preview{};
};

/// GET /cms/download/documents/{documentId}: A leaflet as PDF, with the prices of the moment
inline boost::json::value downloadDocument(Client& client, std::string_view documentId, const DownloadDocumentQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/download/documents/");
    call.segment(documentId);
    call.query("preview", query.preview);
    return client.run(call);
}

/// What may be asked of getAppConfig.
struct GetAppConfigQuery {
    std::optional<std::string> fields{};
};

/// GET /cms/appConfig: What a client must know of this shop before it shows anything
inline boost::json::value getAppConfig(Client& client, const GetAppConfigQuery& query = {}) {
    Call call{"GET"};
    call.path("/cms/appConfig");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of findStores.
struct FindStoresQuery {
    std::optional<std::string> query{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<double> radius{};
    std::optional<std::string> productCode{};
    std::optional<std::string> sort{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /stores: Stores by place or text, nearest first; with a product, also what each has of it
inline boost::json::value findStores(Client& client, const FindStoresQuery& query = {}) {
    Call call{"GET"};
    call.path("/stores");
    call.query("query", query.query);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("radius", query.radius);
    call.query("productCode", query.productCode);
    call.query("sort", query.sort);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of findPickupStores.
struct FindPickupStoresQuery {
    std::optional<std::string> query{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<double> radius{};
    std::optional<std::string> productCode{};
    std::optional<std::string> sort{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /stores/getpickupstorelocations: The stores one can collect from
inline boost::json::value findPickupStores(Client& client, const FindPickupStoresQuery& query = {}) {
    Call call{"GET"};
    call.path("/stores/getpickupstorelocations");
    call.query("query", query.query);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("radius", query.radius);
    call.query("productCode", query.productCode);
    call.query("sort", query.sort);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getStoreCounts.
struct GetStoreCountsQuery {
    std::optional<std::string> fields{};
};

/// GET /stores/storescounts: How many stores there are, and in which provinces
inline boost::json::value getStoreCounts(Client& client, const GetStoreCountsQuery& query = {}) {
    Call call{"GET"};
    call.path("/stores/storescounts");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getStore.
struct GetStoreQuery {
    std::optional<std::string> fields{};
    std::optional<std::string> lang{};
};

/// GET /stores/{storeName}: One store
inline boost::json::value getStore(Client& client, std::string_view storeName, const GetStoreQuery& query = {}) {
    Call call{"GET"};
    call.path("/stores/");
    call.segment(storeName);
    call.query("fields", query.fields);
    call.query("lang", query.lang);
    return client.run(call);
}

/// What may be asked of getRegions.
struct GetRegionsQuery {
    std::optional<std::string> fields{};
};

/// GET /regions: The nine provinces
inline boost::json::value getRegions(Client& client, const GetRegionsQuery& query = {}) {
    Call call{"GET"};
    call.path("/regions");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getCities.
struct GetCitiesQuery {
    std::optional<std::string> fields{};
};

/// GET /regions/{region}/city: The cities of a province
inline boost::json::value getCities(Client& client, std::string_view region, const GetCitiesQuery& query = {}) {
    Call call{"GET"};
    call.path("/regions/");
    call.segment(region);
    call.path("/city");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getTowns.
struct GetTownsQuery {
    std::optional<std::string> fields{};
};

/// GET /regions/{region}/city/{city}/towns: The towns and suburbs of a city, with their postal codes
inline boost::json::value getTowns(Client& client, std::string_view region, std::string_view city, const GetTownsQuery& query = {}) {
    Call call{"GET"};
    call.path("/regions/");
    call.segment(region);
    call.path("/city/");
    call.segment(city);
    call.path("/towns");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getSuburbs.
struct GetSuburbsQuery {
    std::optional<std::string> term{};
    std::optional<std::string> city{};
    std::optional<std::string> fields{};
};

/// GET /regions/{region}/suburbs: Every suburb of a province whose name or postal code begins so
inline boost::json::value getSuburbs(Client& client, std::string_view region, const GetSuburbsQuery& query = {}) {
    Call call{"GET"};
    call.path("/regions/");
    call.segment(region);
    call.path("/suburbs");
    call.query("term", query.term);
    call.query("city", query.city);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getTownsByPostalCode.
struct GetTownsByPostalCodeQuery {
    std::optional<std::string> fields{};
};

/// GET /postalCodes/{postalCode}/towns: The towns and suburbs a postal code belongs to
inline boost::json::value getTownsByPostalCode(Client& client, std::string_view postalCode, const GetTownsByPostalCodeQuery& query = {}) {
    Call call{"GET"};
    call.path("/postalCodes/");
    call.segment(postalCode);
    call.path("/towns");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of suggestAddresses.
struct SuggestAddressesQuery {
    std::optional<std::string> text{};
    std::optional<std::string> postalCode{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<std::int64_t> max{};
    std::optional<std::string> fields{};
};

/// GET /addressSuggestions: Places by text, postal code or position, in South Africa
inline boost::json::value suggestAddresses(Client& client, const SuggestAddressesQuery& query = {}) {
    Call call{"GET"};
    call.path("/addressSuggestions");
    call.query("text", query.text);
    call.query("postalCode", query.postalCode);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("max", query.max);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getBaseStore.
struct GetBaseStoreQuery {
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<std::string> postalCode{};
    std::optional<std::string> fields{};
};

/// GET /promise/getBaseStore: The zone that serves a place; outside South Africa the default one
inline boost::json::value getBaseStore(Client& client, const GetBaseStoreQuery& query = {}) {
    Call call{"GET"};
    call.path("/promise/getBaseStore");
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("postalCode", query.postalCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of sendDetectedLocation.
struct SendDetectedLocationQuery {
    std::optional<std::string> fields{};
};

/// POST /promise/getBaseStore: Keep a detected or chosen place as the shopper's own
inline boost::json::value sendDetectedLocation(Client& client, const boost::json::value& body, const SendDetectedLocationQuery& query = {}) {
    Call call{"POST"};
    call.path("/promise/getBaseStore");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of anonymousUserLogin.
struct AnonymousUserLoginQuery {
    std::optional<std::string> fields{};
};

/// POST /anonymousUserLogin: A session for a guest
inline boost::json::value anonymousUserLogin(Client& client, const std::optional<boost::json::value>& body, const AnonymousUserLoginQuery& query = {}) {
    Call call{"POST"};
    call.path("/anonymousUserLogin");
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of newUser.
struct NewUserQuery {
    std::optional<std::string> fields{};
};

/// POST /newUser: Sign up with a password
inline boost::json::value newUser(Client& client, const boost::json::value& body, const NewUserQuery& query = {}) {
    Call call{"POST"};
    call.path("/newUser");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of userLogin.
struct UserLoginQuery {
    std::optional<std::string> fields{};
};

/// POST /userLogin: Sign in with a password
inline boost::json::value userLogin(Client& client, const boost::json::value& body, const UserLoginQuery& query = {}) {
    Call call{"POST"};
    call.path("/userLogin");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of sendOtp.
struct SendOtpQuery {
    std::optional<std::string> fields{};
};

/// POST /sendOtp: A one-time code of 6 digits, by email or SMS
inline boost::json::value sendOtp(Client& client, const boost::json::value& body, const SendOtpQuery& query = {}) {
    Call call{"POST"};
    call.path("/sendOtp");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of otpLogin.
struct OtpLoginQuery {
    std::optional<std::string> fields{};
};

/// POST /otpLogin: Sign in with a one-time code
inline boost::json::value otpLogin(Client& client, const boost::json::value& body, const OtpLoginQuery& query = {}) {
    Call call{"POST"};
    call.path("/otpLogin");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of verifyUserWithOTP.
struct VerifyUserWithOTPQuery {
    std::optional<std::string> fields{};
};

/// POST /verifyUserWithOTP: End a sign-up with its one-time code
inline boost::json::value verifyUserWithOTP(Client& client, const boost::json::value& body, const VerifyUserWithOTPQuery& query = {}) {
    Call call{"POST"};
    call.path("/verifyUserWithOTP");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of sendMFAOTP.
struct SendMFAOTPQuery {
    std::optional<std::string> fields{};
};

/// POST /sendMFAOTP: A code for the second step of a sign-in, by email or SMS
inline boost::json::value sendMFAOTP(Client& client, const boost::json::value& body, const SendMFAOTPQuery& query = {}) {
    Call call{"POST"};
    call.path("/sendMFAOTP");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of validateMFAOTP.
struct ValidateMFAOTPQuery {
    std::optional<std::string> fields{};
};

/// POST /validateMFAOTP: The second step of a sign-in
inline boost::json::value validateMFAOTP(Client& client, const boost::json::value& body, const ValidateMFAOTPQuery& query = {}) {
    Call call{"POST"};
    call.path("/validateMFAOTP");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// POST /sendMFAAccountOTP: Begin to change how the second step works
inline boost::json::value sendMFAAccountOTP(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/sendMFAAccountOTP");
    call.body(body);
    return client.run(call);
}

/// POST /validateMFAAccountOTP: The code that makes the change
inline boost::json::value validateMFAAccountOTP(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/validateMFAAccountOTP");
    call.body(body);
    return client.run(call);
}

/// What may be asked of forgottenPasswordTokens.
struct ForgottenPasswordTokensQuery {
    std::optional<std::string> userId{};
};

/// POST /forgottenpasswordtokens: A letter with a link to choose a new password
inline boost::json::value forgottenPasswordTokens(Client& client, const std::optional<boost::json::value>& body, const ForgottenPasswordTokensQuery& query = {}) {
    Call call{"POST"};
    call.path("/forgottenpasswordtokens");
    call.query("userId", query.userId);
    if (body) call.body(*body);
    return client.run(call);
}

/// POST /resetpassword: Choose a new password with the token of a letter
inline boost::json::value resetPassword(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/resetpassword");
    call.body(body);
    return client.run(call);
}

/// POST /logout: Sign out; every token of the customer stops
inline boost::json::value logout(Client& client, const std::optional<boost::json::value>& body) {
    Call call{"POST"};
    call.path("/logout");
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getUser.
struct GetUserQuery {
    std::optional<std::string> fields{};
    std::optional<std::string> cartCode{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<std::string> postalCode{};
    std::optional<std::string> town{};
};

/// GET /users/{user}: The shopper's details; for `anonymous` the default guest
inline boost::json::value getUser(Client& client, std::string_view user, const GetUserQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.query("fields", query.fields);
    call.query("cartCode", query.cartCode);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("postalCode", query.postalCode);
    call.query("town", query.town);
    return client.run(call);
}

/// What may be asked of changePersonalDetails.
struct ChangePersonalDetailsQuery {
    std::optional<std::string> fields{};
};

/// PUT /users/{user}: Change personal details; what is left out stays
inline boost::json::value changePersonalDetails(Client& client, std::string_view user, const boost::json::value& body, const ChangePersonalDetailsQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of patchPersonalDetails.
struct PatchPersonalDetailsQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}: Change personal details; what is left out stays
inline boost::json::value patchPersonalDetails(Client& client, std::string_view user, const boost::json::value& body, const PatchPersonalDetailsQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}: Have the account deleted after the days of grace, as OCC clients ask for it
inline boost::json::value closeAccount(Client& client, std::string_view user) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    return client.run(call);
}

/// What may be asked of changeLogin.
struct ChangeLoginQuery {
    std::optional<std::string> fields{};
};

/// PUT /users/{user}/login: Another email address, as OCC clients ask for it
inline boost::json::value changeLogin(Client& client, std::string_view user, const ChangeLoginQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/login");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of registerUser.
struct RegisterUserQuery {
    std::optional<std::string> fields{};
};

/// POST /users: Sign up as OCC clients do
inline boost::json::value registerUser(Client& client, const boost::json::value& body, const RegisterUserQuery& query = {}) {
    Call call{"POST"};
    call.path("/users");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/mfa: Whether the customer signs in with two steps, and how
inline boost::json::value getMfa(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/mfa");
    return client.run(call);
}

/// GET /users/{user}/sessions: Where the customer is signed in, the last seen first
inline boost::json::value getSessions(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/sessions");
    return client.run(call);
}

/// DELETE /users/{user}/sessions: Sign out everywhere else
inline boost::json::value endOtherSessions(Client& client, std::string_view user) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/sessions");
    return client.run(call);
}

/// DELETE /users/{user}/sessions/{sessionId}: Sign out one device
inline boost::json::value endSession(Client& client, std::string_view user, std::string_view sessionId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/sessions/");
    call.segment(sessionId);
    return client.run(call);
}

/// What may be asked of sendContactOtp.
struct SendContactOtpQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/contactOtp: A one-time code that shows that an email address or cellphone number is the customer's
inline boost::json::value sendContactOtp(Client& client, std::string_view user, const boost::json::value& body, const SendContactOtpQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/contactOtp");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of proveContact.
struct ProveContactQuery {
    std::optional<std::string> fields{};
};

/// PUT /users/{user}/contact: Show by a code that an email address or cellphone number is the customer's
inline boost::json::value proveContact(Client& client, std::string_view user, const boost::json::value& body, const ProveContactQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/contact");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// POST /undoContactChange: Have the email address or cellphone number of before again
inline boost::json::value undoContactChange(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/undoContactChange");
    call.body(body);
    return client.run(call);
}

/// PUT /users/{user}/password: Choose another password, knowing the old one
inline boost::json::value changePassword(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/password");
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/accountDeletion: Whether the account is to be deleted, and what stands in the way
inline boost::json::value getAccountDeletion(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/accountDeletion");
    return client.run(call);
}

/// POST /users/{user}/accountDeletion: Have the account deleted after the days of grace
inline boost::json::value deleteAccount(Client& client, std::string_view user) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/accountDeletion");
    return client.run(call);
}

/// DELETE /users/{user}/accountDeletion: Keep the account after all
inline boost::json::value keepAccount(Client& client, std::string_view user) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/accountDeletion");
    return client.run(call);
}

/// GET /users/{user}/dataExport: Whether the file with all that is held of the customer is there
inline boost::json::value getDataExport(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/dataExport");
    return client.run(call);
}

/// POST /users/{user}/dataExport: Ask for a file with all that is held of the customer
inline boost::json::value askForDataExport(Client& client, std::string_view user) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/dataExport");
    return client.run(call);
}

/// GET /users/{user}/dataRetention: For how long the shop keeps what it holds of customers, by its configuration
inline boost::json::value getDataRetention(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/dataRetention");
    return client.run(call);
}

/// GET /users/{user}/dataExport/file: The file, a zip with index.html to read, data.json with the same facts, and the files the custome…
inline boost::json::value getDataExportFile(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/dataExport/file");
    return client.run(call);
}

/// GET /users/{user}/consenttemplates: What the customer may agree to hear, each by itself, and when they did
inline boost::json::value getConsentTemplates(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/consenttemplates");
    return client.run(call);
}

/// What may be asked of giveConsent.
struct GiveConsentQuery {
    std::optional<std::string> consentTemplateId{};
    std::optional<std::int64_t> consentTemplateVersion{};
};

/// POST /users/{user}/consents: Agree to one of the choices
inline boost::json::value giveConsent(Client& client, std::string_view user, const GiveConsentQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/consents");
    call.query("consentTemplateId", query.consentTemplateId);
    call.query("consentTemplateVersion", query.consentTemplateVersion);
    return client.run(call);
}

/// DELETE /users/{user}/consents/{consentCode}: Agree to it no more
inline boost::json::value withdrawConsent(Client& client, std::string_view user, std::string_view consentCode) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/consents/");
    call.segment(consentCode);
    return client.run(call);
}

/// GET /users/{user}/push: Whether this session's device is notified, and what of
inline boost::json::value getPush(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/push");
    return client.run(call);
}

/// PUT /users/{user}/push/subscription: Notify the browser of this session from now on
inline boost::json::value allowPush(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/push/subscription");
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/push/subscription: Notify the browser of this session no more
inline boost::json::value endPush(Client& client, std::string_view user) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/push/subscription");
    return client.run(call);
}

/// PUT /users/{user}/push/choices: Choose whether to be notified of one kind, on every device
inline boost::json::value choosePush(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/push/choices");
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/sms: What is sent by SMS
inline boost::json::value getSms(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/sms");
    return client.run(call);
}

/// PUT /users/{user}/sms/choices: Choose whether to be sent an SMS of one kind
inline boost::json::value chooseSms(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/sms/choices");
    call.body(body);
    return client.run(call);
}

/// POST /startSocialLogin: What an app needs before it asks the provider for an identity token
inline boost::json::value startSocialLogin(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/startSocialLogin");
    call.body(body);
    return client.run(call);
}

/// What may be asked of socialLogin.
struct SocialLoginQuery {
    std::optional<std::string> fields{};
};

/// POST /socialLogin: Sign in with an identity of a provider
inline boost::json::value socialLogin(Client& client, const boost::json::value& body, const SocialLoginQuery& query = {}) {
    Call call{"POST"};
    call.path("/socialLogin");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/identities: The accounts at providers that the customer signs in with
inline boost::json::value getIdentities(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/identities");
    return client.run(call);
}

/// POST /users/{user}/identities/{provider}: Where the browser goes to link an account at a provider
inline boost::json::value leaveToLinkIdentity(Client& client, std::string_view user, std::string_view provider) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/identities/");
    call.segment(provider);
    return client.run(call);
}

/// PUT /users/{user}/identities/{provider}: Link an account at a provider
inline boost::json::value linkIdentity(Client& client, std::string_view user, std::string_view provider, const boost::json::value& body) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/identities/");
    call.segment(provider);
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/identities/{provider}: Sign in with it no more
inline boost::json::value unlinkIdentity(Client& client, std::string_view user, std::string_view provider) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/identities/");
    call.segment(provider);
    return client.run(call);
}

/// POST /passkeyLoginOptions: Begin to sign in with a passkey
inline boost::json::value passkeyLoginOptions(Client& client) {
    Call call{"POST"};
    call.path("/passkeyLoginOptions");
    return client.run(call);
}

/// What may be asked of passkeyLogin.
struct PasskeyLoginQuery {
    std::optional<std::string> fields{};
};

/// POST /passkeyLogin: Sign in with a passkey
inline boost::json::value passkeyLogin(Client& client, const boost::json::value& body, const PasskeyLoginQuery& query = {}) {
    Call call{"POST"};
    call.path("/passkeyLogin");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/passkeys: The customer's passkeys, the newest first
inline boost::json::value getPasskeys(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys");
    return client.run(call);
}

/// POST /users/{user}/passkeys: Keep the passkey that the device has made
inline boost::json::value addPasskey(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys");
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/passkeys: Remove every passkey
inline boost::json::value removePasskeys(Client& client, std::string_view user) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys");
    return client.run(call);
}

/// POST /users/{user}/passkeys/options: Begin to make a passkey
inline boost::json::value getPasskeyOptions(Client& client, std::string_view user) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys/options");
    return client.run(call);
}

/// POST /users/{user}/passkeys/confirmationOptions: Begin to show by a passkey whose the session is
inline boost::json::value getPasskeyConfirmationOptions(Client& client, std::string_view user) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys/confirmationOptions");
    return client.run(call);
}

/// POST /users/{user}/passkeys/confirmation: Show by a passkey whose the session is
inline boost::json::value confirmByPasskey(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys/confirmation");
    call.body(body);
    return client.run(call);
}

/// PATCH /users/{user}/passkeys/{passkeyId}: Name a passkey
inline boost::json::value renamePasskey(Client& client, std::string_view user, std::string_view passkeyId, const boost::json::value& body) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys/");
    call.segment(passkeyId);
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/passkeys/{passkeyId}: Sign in with it no more
inline boost::json::value removePasskey(Client& client, std::string_view user, std::string_view passkeyId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/passkeys/");
    call.segment(passkeyId);
    return client.run(call);
}

/// POST /users/{user}/verifyLoginId: Which way a login id leads, and at sign-up whether it is taken
inline boost::json::value verifyLoginId(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/verifyLoginId");
    call.body(body);
    return client.run(call);
}

/// What may be asked of getAddresses.
struct GetAddressesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/addresses: Saved addresses, the default first
inline boost::json::value getAddresses(Client& client, std::string_view user, const GetAddressesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addAddress.
struct AddAddressQuery {
    std::optional<bool> useAddress{};
    std::optional<bool> isPreOrderCart{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/addresses: Save a new address
inline boost::json::value addAddress(Client& client, std::string_view user, const boost::json::value& body, const AddAddressQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses");
    call.query("useAddress", query.useAddress);
    call.query("isPreOrderCart", query.isPreOrderCart);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of verifyAddress.
struct VerifyAddressQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/addresses/verification: Whether an address could be saved; nothing is kept
inline boost::json::value verifyAddress(Client& client, std::string_view user, const boost::json::value& body, const VerifyAddressQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/verification");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of selectAddress.
struct SelectAddressQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/addresses/selectAddress: Deliver to this address from now on
inline boost::json::value selectAddress(Client& client, std::string_view user, const boost::json::value& body, const SelectAddressQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/selectAddress");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of makeDefaultAddress.
struct MakeDefaultAddressQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/addresses/makeDefaultAddress/{addressId}: Make an address the default one
inline boost::json::value makeDefaultAddress(Client& client, std::string_view user, std::string_view addressId, const MakeDefaultAddressQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/makeDefaultAddress/");
    call.segment(addressId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of setPostalCode.
struct SetPostalCodeQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/addresses/setPostal/{postalCode}/{addressId}: Give an address another postal code of its province; a town it does not belong to becomes one it …
inline boost::json::value setPostalCode(Client& client, std::string_view user, std::string_view postalCode, std::string_view addressId, const SetPostalCodeQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/setPostal/");
    call.segment(postalCode);
    call.path("/");
    call.segment(addressId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPlacesOfPostalCode.
struct GetPlacesOfPostalCodeQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/addresses/{addressId}/postalCodes/{postalCode}: The places a postal code means for an address, in its province
inline boost::json::value getPlacesOfPostalCode(Client& client, std::string_view user, std::string_view addressId, std::string_view postalCode, const GetPlacesOfPostalCodeQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/");
    call.segment(addressId);
    call.path("/postalCodes/");
    call.segment(postalCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getAddress.
struct GetAddressQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/addresses/{addressId}: One address
inline boost::json::value getAddress(Client& client, std::string_view user, std::string_view addressId, const GetAddressQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/");
    call.segment(addressId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of changeAddress.
struct ChangeAddressQuery {
    std::optional<bool> isInvalidAddress{};
    std::optional<bool> useAddress{};
    std::optional<std::string> fields{};
};

/// PUT /users/{user}/addresses/{addressId}: Change an address
inline boost::json::value changeAddress(Client& client, std::string_view user, std::string_view addressId, const boost::json::value& body, const ChangeAddressQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/");
    call.segment(addressId);
    call.query("isInvalidAddress", query.isInvalidAddress);
    call.query("useAddress", query.useAddress);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of changePartOfAddress.
struct ChangePartOfAddressQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/addresses/{addressId}: Change what is given of an address; the rest stays
inline boost::json::value changePartOfAddress(Client& client, std::string_view user, std::string_view addressId, const boost::json::value& body, const ChangePartOfAddressQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/");
    call.segment(addressId);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/addresses/{addressId}: Remove an address
inline boost::json::value deleteAddress(Client& client, std::string_view user, std::string_view addressId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/addresses/");
    call.segment(addressId);
    return client.run(call);
}

/// What may be asked of getCarts.
struct GetCartsQuery {
    std::optional<bool> savedCartsOnly{};
    std::optional<bool> currentOnly{};
    std::optional<bool> preOrderCartOnly{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts: The current cart, those made beside it, and those put aside (they have a saveTime)
inline boost::json::value getCarts(Client& client, std::string_view user, const GetCartsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts");
    call.query("savedCartsOnly", query.savedCartsOnly);
    call.query("currentOnly", query.currentOnly);
    call.query("preOrderCartOnly", query.preOrderCartOnly);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of createCart.
struct CreateCartQuery {
    std::optional<std::string> oldCartId{};
    std::optional<std::string> toMergeCartGuid{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts: A new cart, or the guest's cart taken over at sign-in
inline boost::json::value createCart(Client& client, std::string_view user, const std::optional<boost::json::value>& body, const CreateCartQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts");
    call.query("oldCartId", query.oldCartId);
    call.query("toMergeCartGuid", query.toMergeCartGuid);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of addToCart.
struct AddToCartQuery {
    std::optional<std::string> requestType{};
    std::optional<bool> calculationRequired{};
    std::optional<std::string> sapOutboundId{};
    std::optional<bool> isPreOrderCart{};
    std::optional<bool> replacePreOrder{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/addtocart: Add units of a product, or with requestType remove take units away
inline boost::json::value addToCart(Client& client, std::string_view user, const boost::json::value& body, const AddToCartQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/addtocart");
    call.query("requestType", query.requestType);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sap-outbound-id", query.sapOutboundId);
    call.query("isPreOrderCart", query.isPreOrderCart);
    call.query("replacePreOrder", query.replacePreOrder);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of setInCart.
struct SetInCartQuery {
    std::optional<std::string> requestType{};
    std::optional<bool> calculationRequired{};
    std::optional<std::string> sapOutboundId{};
    std::optional<bool> isPreOrderCart{};
    std::optional<bool> replacePreOrder{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// PUT /users/{user}/carts/addtocart: Set how many units of a product there are
inline boost::json::value setInCart(Client& client, std::string_view user, const boost::json::value& body, const SetInCartQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/addtocart");
    call.query("requestType", query.requestType);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sap-outbound-id", query.sapOutboundId);
    call.query("isPreOrderCart", query.isPreOrderCart);
    call.query("replacePreOrder", query.replacePreOrder);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of addDeal.
struct AddDealQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/addDeal: Put all products of a deal in the cart, or none
inline boost::json::value addDeal(Client& client, std::string_view user, const boost::json::value& body, const AddDealQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/addDeal");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of addEntryToWishlist.
struct AddEntryToWishlistQuery {
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/carts/{cart}/addentrytowishlist/{entryNumber}: Take an entry out of the cart and keep its product on the wishlist
inline boost::json::value addEntryToWishlist(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const AddEntryToWishlistQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/addentrytowishlist/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of reorder.
struct ReorderQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/orders/{orderCode}/reOrder: Put an order's products in the cart again
inline boost::json::value reorder(Client& client, std::string_view user, std::string_view cart, std::string_view orderCode, const ReorderQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/reOrder");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of postReorder.
struct PostReorderQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/orders/{orderCode}/reOrder: Put an order's products in the cart again
inline boost::json::value postReorder(Client& client, std::string_view user, std::string_view cart, std::string_view orderCode, const PostReorderQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/reOrder");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getWishlist.
struct GetWishlistQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/getwishlist: The products on the wishlist, latest first
inline boost::json::value getWishlist(Client& client, std::string_view user, const GetWishlistQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/getwishlist");
    call.query("currentPage", query.currentPage);
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addProductToWishlist.
struct AddProductToWishlistQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/addproducttowishlist: Keep a product for later
inline boost::json::value addProductToWishlist(Client& client, std::string_view user, const boost::json::value& body, const AddProductToWishlistQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/addproducttowishlist");
    call.query("currentPage", query.currentPage);
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of removeProductFromWishlist.
struct RemoveProductFromWishlistQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::string> pageLabelOrId{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/removeproductfromwishlist: Keep it no longer
inline boost::json::value removeProductFromWishlist(Client& client, std::string_view user, const boost::json::value& body, const RemoveProductFromWishlistQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/removeproductfromwishlist");
    call.query("currentPage", query.currentPage);
    call.query("pageLabelOrId", query.pageLabelOrId);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of addDealOfBearer.
struct AddDealOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/addDeal: Put all products of a deal in the cart, or none
inline boost::json::value addDealOfBearer(Client& client, const boost::json::value& body, const AddDealOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/addDeal");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of addEntryToWishlistOfBearer.
struct AddEntryToWishlistOfBearerQuery {
    std::optional<std::string> fields{};
};

/// DELETE /carts/{cart}/addentrytowishlist/{entryNumber}: Take an entry out of the cart and keep its product on the wishlist
inline boost::json::value addEntryToWishlistOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const AddEntryToWishlistOfBearerQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/addentrytowishlist/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of reorderOfBearer.
struct ReorderOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/orders/{orderCode}/reOrder: Put an order's products in the cart again
inline boost::json::value reorderOfBearer(Client& client, std::string_view cart, std::string_view orderCode, const ReorderOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/reOrder");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of postReorderOfBearer.
struct PostReorderOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/orders/{orderCode}/reOrder: Put an order's products in the cart again
inline boost::json::value postReorderOfBearer(Client& client, std::string_view cart, std::string_view orderCode, const PostReorderOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/reOrder");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getSavedCart.
struct GetSavedCartQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/savedcart: A cart put aside, with today's prices and stock
inline boost::json::value getSavedCart(Client& client, std::string_view user, std::string_view cart, const GetSavedCartQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/savedcart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of saveCart.
struct SaveCartQuery {
    std::optional<std::string> saveCartName{};
    std::optional<std::string> saveCartDescription{};
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/carts/{cart}/save: Put a cart aside under a name, or give a saved one another name
inline boost::json::value saveCart(Client& client, std::string_view user, std::string_view cart, const SaveCartQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/save");
    call.query("saveCartName", query.saveCartName);
    call.query("saveCartDescription", query.saveCartDescription);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of cloneSavedCart.
struct CloneSavedCartQuery {
    std::optional<std::string> name{};
    std::optional<std::string> description{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/clonesavedcart: Save the same once more, under another name
inline boost::json::value cloneSavedCart(Client& client, std::string_view user, std::string_view cart, const CloneSavedCartQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/clonesavedcart");
    call.query("name", query.name);
    call.query("description", query.description);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of deleteSavedCart.
struct DeleteSavedCartQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/carts/{cart}/flagForDeletion: Delete a saved cart
inline boost::json::value deleteSavedCart(Client& client, std::string_view user, std::string_view cart, const DeleteSavedCartQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/flagForDeletion");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of restoreSavedCart.
struct RestoreSavedCartQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/carts/{cart}/restoresavedcart: Put a saved cart back in the cart, beside what is there
inline boost::json::value restoreSavedCart(Client& client, std::string_view user, std::string_view cart, const RestoreSavedCartQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/restoresavedcart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of restoreCart.
struct RestoreCartQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/carts/{cart}/restorecart: Put a saved cart back in the cart, beside what is there
inline boost::json::value restoreCart(Client& client, std::string_view user, std::string_view cart, const RestoreCartQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/restorecart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getSavedCartOfBearer.
struct GetSavedCartOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/savedcart: A cart put aside, with today's prices and stock
inline boost::json::value getSavedCartOfBearer(Client& client, std::string_view cart, const GetSavedCartOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/savedcart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of saveCartOfBearer.
struct SaveCartOfBearerQuery {
    std::optional<std::string> saveCartName{};
    std::optional<std::string> saveCartDescription{};
    std::optional<std::string> fields{};
};

/// PATCH /carts/{cart}/save: Put a cart aside under a name, or give a saved one another name
inline boost::json::value saveCartOfBearer(Client& client, std::string_view cart, const SaveCartOfBearerQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/save");
    call.query("saveCartName", query.saveCartName);
    call.query("saveCartDescription", query.saveCartDescription);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of cloneSavedCartOfBearer.
struct CloneSavedCartOfBearerQuery {
    std::optional<std::string> name{};
    std::optional<std::string> description{};
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/clonesavedcart: Save the same once more, under another name
inline boost::json::value cloneSavedCartOfBearer(Client& client, std::string_view cart, const CloneSavedCartOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/clonesavedcart");
    call.query("name", query.name);
    call.query("description", query.description);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of deleteSavedCartOfBearer.
struct DeleteSavedCartOfBearerQuery {
    std::optional<std::string> fields{};
};

/// PATCH /carts/{cart}/flagForDeletion: Delete a saved cart
inline boost::json::value deleteSavedCartOfBearer(Client& client, std::string_view cart, const DeleteSavedCartOfBearerQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/flagForDeletion");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of restoreSavedCartOfBearer.
struct RestoreSavedCartOfBearerQuery {
    std::optional<std::string> fields{};
};

/// PATCH /carts/{cart}/restoresavedcart: Put a saved cart back in the cart, beside what is there
inline boost::json::value restoreSavedCartOfBearer(Client& client, std::string_view cart, const RestoreSavedCartOfBearerQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/restoresavedcart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of restoreCartOfBearer.
struct RestoreCartOfBearerQuery {
    std::optional<std::string> fields{};
};

/// PATCH /carts/{cart}/restorecart: Put a saved cart back in the cart, beside what is there
inline boost::json::value restoreCartOfBearer(Client& client, std::string_view cart, const RestoreCartOfBearerQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/restorecart");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getCart.
struct GetCartQuery {
    std::optional<bool> calculationRequired{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}: The cart
inline boost::json::value getCart(Client& client, std::string_view user, std::string_view cart, const GetCartQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// DELETE /users/{user}/carts/{cart}: Throw the cart away
inline boost::json::value deleteCart(Client& client, std::string_view user, std::string_view cart) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    return client.run(call);
}

/// What may be asked of getEntries.
struct GetEntriesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/entries: The entries of the cart
inline boost::json::value getEntries(Client& client, std::string_view user, std::string_view cart, const GetEntriesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addEntry.
struct AddEntryQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/entries: Add units of a product
inline boost::json::value addEntry(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const AddEntryQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getEntry.
struct GetEntryQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/entries/{entryNumber}: One entry of the cart
inline boost::json::value getEntry(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const GetEntryQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of replaceEntry.
struct ReplaceEntryQuery {
    std::optional<std::string> fields{};
};

/// PUT /users/{user}/carts/{cart}/entries/{entryNumber}: Set an entry's quantity and store; without a store it is delivered
inline boost::json::value replaceEntry(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const boost::json::value& body, const ReplaceEntryQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of changeEntry.
struct ChangeEntryQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/carts/{cart}/entries/{entryNumber}: Set an entry's quantity; zero removes it
inline boost::json::value changeEntry(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const boost::json::value& body, const ChangeEntryQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of deleteEntry.
struct DeleteEntryQuery {
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/carts/{cart}/entries/{entryNumber}: Take an entry out
inline boost::json::value deleteEntry(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const DeleteEntryQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of validateCart.
struct ValidateCartQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/validate: Take down what cannot be had any more to what is left
inline boost::json::value validateCart(Client& client, std::string_view user, std::string_view cart, const ValidateCartQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/validate");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of validateCartOfBearer.
struct ValidateCartOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/validate: Take down what cannot be had any more to what is left
inline boost::json::value validateCartOfBearer(Client& client, std::string_view cart, const ValidateCartOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/validate");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of removeEntry.
struct RemoveEntryQuery {
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/carts/{cart}/entry/{entryNumber}: Take an entry out
inline boost::json::value removeEntry(Client& client, std::string_view user, std::string_view cart, std::string_view entryNumber, const RemoveEntryQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/entry/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of redeemCoupon.
struct RedeemCouponQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/redeem/coupon/{couponCode}: Use a coupon
inline boost::json::value redeemCoupon(Client& client, std::string_view user, std::string_view cart, std::string_view couponCode, const std::optional<boost::json::value>& body, const RedeemCouponQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/redeem/coupon/");
    call.segment(couponCode);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of removeCoupon.
struct RemoveCouponQuery {
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/carts/{cart}/remove/coupon/{couponCode}: Take a coupon off
inline boost::json::value removeCoupon(Client& client, std::string_view user, std::string_view cart, std::string_view couponCode, const RemoveCouponQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/remove/coupon/");
    call.segment(couponCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getVouchers.
struct GetVouchersQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/vouchers: The coupons that apply to the cart
inline boost::json::value getVouchers(Client& client, std::string_view user, std::string_view cart, const GetVouchersQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of useVoucher.
struct UseVoucherQuery {
    std::optional<std::string> voucherId{};
};

/// POST /users/{user}/carts/{cart}/vouchers: Use a coupon
inline boost::json::value useVoucher(Client& client, std::string_view user, std::string_view cart, const UseVoucherQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers");
    call.query("voucherId", query.voucherId);
    return client.run(call);
}

/// DELETE /users/{user}/carts/{cart}/vouchers/{voucherId}: Take a coupon off
inline boost::json::value removeVoucher(Client& client, std::string_view user, std::string_view cart, std::string_view voucherId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers/");
    call.segment(voucherId);
    return client.run(call);
}

/// What may be asked of getPreOrderCart.
struct GetPreOrderCartQuery {
    std::optional<std::string> productCode{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/preorderCart: The customer's pre-order cart, when it holds this product
inline boost::json::value getPreOrderCart(Client& client, std::string_view user, const GetPreOrderCartQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/preorderCart");
    call.query("productCode", query.productCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPreOrderCartOfBearer.
struct GetPreOrderCartOfBearerQuery {
    std::optional<std::string> productCode{};
    std::optional<std::string> fields{};
};

/// GET /carts/preorderCart: The customer's pre-order cart, when it holds this product
inline boost::json::value getPreOrderCartOfBearer(Client& client, const GetPreOrderCartOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/preorderCart");
    call.query("productCode", query.productCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addTvLicence.
struct AddTvLicenceQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/tvLicence: Put a checked licence on the cart, instead of any other
inline boost::json::value addTvLicence(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const AddTvLicenceQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/tvLicence");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of removeTvLicence.
struct RemoveTvLicenceQuery {
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/carts/{cart}/tvLicence: Take the licence off, to use another
inline boost::json::value removeTvLicence(Client& client, std::string_view user, std::string_view cart, const RemoveTvLicenceQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/tvLicence");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addTvLicenceOfBearer.
struct AddTvLicenceOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/tvLicence: Put a checked licence on the cart, instead of any other
inline boost::json::value addTvLicenceOfBearer(Client& client, std::string_view cart, const boost::json::value& body, const AddTvLicenceOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/tvLicence");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of removeTvLicenceOfBearer.
struct RemoveTvLicenceOfBearerQuery {
    std::optional<std::string> fields{};
};

/// DELETE /carts/{cart}/tvLicence: Take the licence off, to use another
inline boost::json::value removeTvLicenceOfBearer(Client& client, std::string_view cart, const RemoveTvLicenceOfBearerQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/tvLicence");
    call.query("fields", query.fields);
    return client.run(call);
}

/// POST /users/{user}/sabcCustomerValidate: Ask the licence authority about a buyer
inline boost::json::value sabcCustomerValidate(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/sabcCustomerValidate");
    call.body(body);
    return client.run(call);
}

/// POST /sabcCustomerValidate: Ask the licence authority about a buyer
inline boost::json::value sabcCustomerValidateOfBearer(Client& client, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/sabcCustomerValidate");
    call.body(body);
    return client.run(call);
}

/// What may be asked of getCartsOfBearer.
struct GetCartsOfBearerQuery {
    std::optional<bool> savedCartsOnly{};
    std::optional<bool> currentOnly{};
    std::optional<bool> preOrderCartOnly{};
    std::optional<std::string> fields{};
};

/// GET /carts: The current cart, those made beside it, and those put aside (they have a saveTime)
inline boost::json::value getCartsOfBearer(Client& client, const GetCartsOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts");
    call.query("savedCartsOnly", query.savedCartsOnly);
    call.query("currentOnly", query.currentOnly);
    call.query("preOrderCartOnly", query.preOrderCartOnly);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of createCartOfBearer.
struct CreateCartOfBearerQuery {
    std::optional<std::string> oldCartId{};
    std::optional<std::string> toMergeCartGuid{};
    std::optional<std::string> fields{};
};

/// POST /carts: A new cart, or the guest's cart taken over at sign-in
inline boost::json::value createCartOfBearer(Client& client, const std::optional<boost::json::value>& body, const CreateCartOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts");
    call.query("oldCartId", query.oldCartId);
    call.query("toMergeCartGuid", query.toMergeCartGuid);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of addToCartOfBearer.
struct AddToCartOfBearerQuery {
    std::optional<std::string> requestType{};
    std::optional<bool> calculationRequired{};
    std::optional<std::string> sapOutboundId{};
    std::optional<bool> isPreOrderCart{};
    std::optional<bool> replacePreOrder{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// POST /carts/addtocart: Add units of a product, or with requestType remove take units away
inline boost::json::value addToCartOfBearer(Client& client, const boost::json::value& body, const AddToCartOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/addtocart");
    call.query("requestType", query.requestType);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sap-outbound-id", query.sapOutboundId);
    call.query("isPreOrderCart", query.isPreOrderCart);
    call.query("replacePreOrder", query.replacePreOrder);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of setInCartOfBearer.
struct SetInCartOfBearerQuery {
    std::optional<std::string> requestType{};
    std::optional<bool> calculationRequired{};
    std::optional<std::string> sapOutboundId{};
    std::optional<bool> isPreOrderCart{};
    std::optional<bool> replacePreOrder{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// PUT /carts/addtocart: Set how many units of a product there are
inline boost::json::value setInCartOfBearer(Client& client, const boost::json::value& body, const SetInCartOfBearerQuery& query = {}) {
    Call call{"PUT"};
    call.path("/carts/addtocart");
    call.query("requestType", query.requestType);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sap-outbound-id", query.sapOutboundId);
    call.query("isPreOrderCart", query.isPreOrderCart);
    call.query("replacePreOrder", query.replacePreOrder);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getCartOfBearer.
struct GetCartOfBearerQuery {
    std::optional<bool> calculationRequired{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}: The cart
inline boost::json::value getCartOfBearer(Client& client, std::string_view cart, const GetCartOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.query("calculationRequired", query.calculationRequired);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// DELETE /carts/{cart}: Throw the cart away
inline boost::json::value deleteCartOfBearer(Client& client, std::string_view cart) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    return client.run(call);
}

/// What may be asked of getEntriesOfBearer.
struct GetEntriesOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/entries: The entries of the cart
inline boost::json::value getEntriesOfBearer(Client& client, std::string_view cart, const GetEntriesOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addEntryOfBearer.
struct AddEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/entries: Add units of a product
inline boost::json::value addEntryOfBearer(Client& client, std::string_view cart, const boost::json::value& body, const AddEntryOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getEntryOfBearer.
struct GetEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/entries/{entryNumber}: One entry of the cart
inline boost::json::value getEntryOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const GetEntryOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of replaceEntryOfBearer.
struct ReplaceEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// PUT /carts/{cart}/entries/{entryNumber}: Set an entry's quantity and store; without a store it is delivered
inline boost::json::value replaceEntryOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const boost::json::value& body, const ReplaceEntryOfBearerQuery& query = {}) {
    Call call{"PUT"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of changeEntryOfBearer.
struct ChangeEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// PATCH /carts/{cart}/entries/{entryNumber}: Set an entry's quantity; zero removes it
inline boost::json::value changeEntryOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const boost::json::value& body, const ChangeEntryOfBearerQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of deleteEntryOfBearer.
struct DeleteEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// DELETE /carts/{cart}/entries/{entryNumber}: Take an entry out
inline boost::json::value deleteEntryOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const DeleteEntryOfBearerQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entries/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of removeEntryOfBearer.
struct RemoveEntryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// DELETE /carts/{cart}/entry/{entryNumber}: Take an entry out
inline boost::json::value removeEntryOfBearer(Client& client, std::string_view cart, std::string_view entryNumber, const RemoveEntryOfBearerQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/entry/");
    call.segment(entryNumber);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of redeemCouponOfBearer.
struct RedeemCouponOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/redeem/coupon/{couponCode}: Use a coupon
inline boost::json::value redeemCouponOfBearer(Client& client, std::string_view cart, std::string_view couponCode, const std::optional<boost::json::value>& body, const RedeemCouponOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/redeem/coupon/");
    call.segment(couponCode);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of removeCouponOfBearer.
struct RemoveCouponOfBearerQuery {
    std::optional<std::string> fields{};
};

/// DELETE /carts/{cart}/remove/coupon/{couponCode}: Take a coupon off
inline boost::json::value removeCouponOfBearer(Client& client, std::string_view cart, std::string_view couponCode, const RemoveCouponOfBearerQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/remove/coupon/");
    call.segment(couponCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getVouchersOfBearer.
struct GetVouchersOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/vouchers: The coupons that apply to the cart
inline boost::json::value getVouchersOfBearer(Client& client, std::string_view cart, const GetVouchersOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of useVoucherOfBearer.
struct UseVoucherOfBearerQuery {
    std::optional<std::string> voucherId{};
};

/// POST /carts/{cart}/vouchers: Use a coupon
inline boost::json::value useVoucherOfBearer(Client& client, std::string_view cart, const UseVoucherOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers");
    call.query("voucherId", query.voucherId);
    return client.run(call);
}

/// DELETE /carts/{cart}/vouchers/{voucherId}: Take a coupon off
inline boost::json::value removeVoucherOfBearer(Client& client, std::string_view cart, std::string_view voucherId) {
    Call call{"DELETE"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/vouchers/");
    call.segment(voucherId);
    return client.run(call);
}

/// What may be asked of getCheckout.
struct GetCheckoutQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/checkout: The cart in shipments, each with its delivery options and promise
inline boost::json::value getCheckout(Client& client, std::string_view user, std::string_view cart, const GetCheckoutQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/checkout");
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of chooseDelivery.
struct ChooseDeliveryQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/chooseDelivery: Keep how shipments are to be had, and answer with the sums of that; the checkout is confirmed after
inline boost::json::value chooseDelivery(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const ChooseDeliveryQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/chooseDelivery");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of confirmCheckout.
struct ConfirmCheckoutQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/confirmCheckout: Choose one option for every shipment, and who collects
inline boost::json::value confirmCheckout(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const ConfirmCheckoutQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/confirmCheckout");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getSummary.
struct GetSummaryQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/summary: Everything once more before paying
inline boost::json::value getSummary(Client& client, std::string_view user, std::string_view cart, const GetSummaryQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/summary");
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPaymentPageDetails.
struct GetPaymentPageDetailsQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/getPaymentPageDetails: The ways to pay for this cart, and whether it is paid already
inline boost::json::value getPaymentPageDetails(Client& client, std::string_view user, std::string_view cart, const GetPaymentPageDetailsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/getPaymentPageDetails");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getAllPickupStores.
struct GetAllPickupStoresQuery {
    std::optional<std::string> posName{};
    std::optional<std::string> tradingType{};
    std::optional<std::string> regionId{};
    std::optional<std::string> query{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/getAllPickupStores: The stores that could hand over a shipment, nearest first
inline boost::json::value getAllPickupStores(Client& client, std::string_view user, std::string_view cart, const GetAllPickupStoresQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/getAllPickupStores");
    call.query("posName", query.posName);
    call.query("tradingType", query.tradingType);
    call.query("regionId", query.regionId);
    call.query("query", query.query);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of updateEntryPickUpStore.
struct UpdateEntryPickUpStoreQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/updateEntryPickUpStore: Collect a shipment at another store
inline boost::json::value updateEntryPickUpStore(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const UpdateEntryPickUpStoreQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/updateEntryPickUpStore");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getCheckoutOfBearer.
struct GetCheckoutOfBearerQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/checkout: The cart in shipments, each with its delivery options and promise
inline boost::json::value getCheckoutOfBearer(Client& client, std::string_view cart, const GetCheckoutOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/checkout");
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of chooseDeliveryOfBearer.
struct ChooseDeliveryOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/chooseDelivery: Keep how shipments are to be had, and answer with the sums of that; the checkout is confirmed after
inline boost::json::value chooseDeliveryOfBearer(Client& client, std::string_view cart, const boost::json::value& body, const ChooseDeliveryOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/chooseDelivery");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of confirmCheckoutOfBearer.
struct ConfirmCheckoutOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/confirmCheckout: Choose one option for every shipment, and who collects
inline boost::json::value confirmCheckoutOfBearer(Client& client, std::string_view cart, const boost::json::value& body, const ConfirmCheckoutOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/confirmCheckout");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getSummaryOfBearer.
struct GetSummaryOfBearerQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/summary: Everything once more before paying
inline boost::json::value getSummaryOfBearer(Client& client, std::string_view cart, const GetSummaryOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/summary");
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPaymentPageDetailsOfBearer.
struct GetPaymentPageDetailsOfBearerQuery {
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/getPaymentPageDetails: The ways to pay for this cart, and whether it is paid already
inline boost::json::value getPaymentPageDetailsOfBearer(Client& client, std::string_view cart, const GetPaymentPageDetailsOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/getPaymentPageDetails");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getAllPickupStoresOfBearer.
struct GetAllPickupStoresOfBearerQuery {
    std::optional<std::string> posName{};
    std::optional<std::string> tradingType{};
    std::optional<std::string> regionId{};
    std::optional<std::string> query{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /carts/{cart}/getAllPickupStores: The stores that could hand over a shipment, nearest first
inline boost::json::value getAllPickupStoresOfBearer(Client& client, std::string_view cart, const GetAllPickupStoresOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/getAllPickupStores");
    call.query("posName", query.posName);
    call.query("tradingType", query.tradingType);
    call.query("regionId", query.regionId);
    call.query("query", query.query);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of updateEntryPickUpStoreOfBearer.
struct UpdateEntryPickUpStoreOfBearerQuery {
    std::optional<std::string> fields{};
};

/// POST /carts/{cart}/updateEntryPickUpStore: Collect a shipment at another store
inline boost::json::value updateEntryPickUpStoreOfBearer(Client& client, std::string_view cart, const boost::json::value& body, const UpdateEntryPickUpStoreOfBearerQuery& query = {}) {
    Call call{"POST"};
    call.path("/carts/");
    call.segment(cart);
    call.path("/updateEntryPickUpStore");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getLanguages.
struct GetLanguagesQuery {
    std::optional<std::string> fields{};
};

/// GET /languages: The languages of the site
inline boost::json::value getLanguages(Client& client, const GetLanguagesQuery& query = {}) {
    Call call{"GET"};
    call.path("/languages");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getCurrencies.
struct GetCurrenciesQuery {
    std::optional<std::string> fields{};
};

/// GET /currencies: The currencies of the site
inline boost::json::value getCurrencies(Client& client, const GetCurrenciesQuery& query = {}) {
    Call call{"GET"};
    call.path("/currencies");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getCountries.
struct GetCountriesQuery {
    std::optional<std::string> type{};
    std::optional<std::string> fields{};
};

/// GET /countries: The countries that are delivered to
inline boost::json::value getCountries(Client& client, const GetCountriesQuery& query = {}) {
    Call call{"GET"};
    call.path("/countries");
    call.query("type", query.type);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getRegionsOfCountry.
struct GetRegionsOfCountryQuery {
    std::optional<std::string> fields{};
};

/// GET /countries/{country}/regions: The provinces of a country
inline boost::json::value getRegionsOfCountry(Client& client, std::string_view country, const GetRegionsOfCountryQuery& query = {}) {
    Call call{"GET"};
    call.path("/countries/");
    call.segment(country);
    call.path("/regions");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getTitles.
struct GetTitlesQuery {
    std::optional<std::string> fields{};
};

/// GET /titles: How customers are addressed
inline boost::json::value getTitles(Client& client, const GetTitlesQuery& query = {}) {
    Call call{"GET"};
    call.path("/titles");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getCardTypes.
struct GetCardTypesQuery {
    std::optional<std::string> fields{};
};

/// GET /cardtypes: The kinds of card that may be typed in here: none, as cards are typed in on the payment page
inline boost::json::value getCardTypes(Client& client, const GetCardTypesQuery& query = {}) {
    Call call{"GET"};
    call.path("/cardtypes");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getProductReferences.
struct GetProductReferencesQuery {
    std::optional<std::string> referenceType{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /products/{productCode}/references: What goes with a product, in a list of its own
inline boost::json::value getProductReferences(Client& client, std::string_view productCode, const GetProductReferencesQuery& query = {}) {
    Call call{"GET"};
    call.path("/products/");
    call.segment(productCode);
    call.path("/references");
    call.query("referenceType", query.referenceType);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getProductInterests.
struct GetProductInterestsQuery {
    std::optional<std::string> productCode{};
    std::optional<std::string> notificationType{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> sort{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/productinterests: The products a customer waits for
inline boost::json::value getProductInterests(Client& client, std::string_view user, const GetProductInterestsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/productinterests");
    call.query("productCode", query.productCode);
    call.query("notificationType", query.notificationType);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("sort", query.sort);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addProductInterest.
struct AddProductInterestQuery {
    std::optional<std::string> productCode{};
    std::optional<std::string> notificationType{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/productinterests: Wait for a product that is sold out
inline boost::json::value addProductInterest(Client& client, std::string_view user, const std::optional<boost::json::value>& body, const AddProductInterestQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/productinterests");
    call.query("productCode", query.productCode);
    call.query("notificationType", query.notificationType);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of removeProductInterest.
struct RemoveProductInterestQuery {
    std::optional<std::string> productCode{};
    std::optional<std::string> notificationType{};
    std::optional<std::string> fields{};
};

/// DELETE /users/{user}/productinterests: Wait for it no more
inline boost::json::value removeProductInterest(Client& client, std::string_view user, const RemoveProductInterestQuery& query = {}) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/productinterests");
    call.query("productCode", query.productCode);
    call.query("notificationType", query.notificationType);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getNotificationPreferences.
struct GetNotificationPreferencesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/notificationpreferences: Where news of what a customer waits for goes
inline boost::json::value getNotificationPreferences(Client& client, std::string_view user, const GetNotificationPreferencesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/notificationpreferences");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of changeNotificationPreferences.
struct ChangeNotificationPreferencesQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/notificationpreferences: Choose them; what is left out stays
inline boost::json::value changeNotificationPreferences(Client& client, std::string_view user, const boost::json::value& body, const ChangeNotificationPreferencesQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/notificationpreferences");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getCustomerCoupons.
struct GetCustomerCouponsQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> sort{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/customercoupons: The coupons that are the customer's alone and still worth something
inline boost::json::value getCustomerCoupons(Client& client, std::string_view user, const GetCustomerCouponsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/customercoupons");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("sort", query.sort);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of claimCustomerCoupon.
struct ClaimCustomerCouponQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/customercoupons/{couponCode}/claim: Claim a coupon
inline boost::json::value claimCustomerCoupon(Client& client, std::string_view user, std::string_view couponCode, const std::optional<boost::json::value>& body, const ClaimCustomerCouponQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/customercoupons/");
    call.segment(couponCode);
    call.path("/claim");
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of remindOfCustomerCoupon.
struct RemindOfCustomerCouponQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/customercoupons/{couponCode}/notification: Be reminded of a coupon by mail three days before it ends
inline boost::json::value remindOfCustomerCoupon(Client& client, std::string_view user, std::string_view couponCode, const std::optional<boost::json::value>& body, const RemindOfCustomerCouponQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/customercoupons/");
    call.segment(couponCode);
    call.path("/notification");
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// DELETE /users/{user}/customercoupons/{couponCode}/notification: Not to be reminded of a coupon any more
inline boost::json::value doNotRemindOfCustomerCoupon(Client& client, std::string_view user, std::string_view couponCode) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/customercoupons/");
    call.segment(couponCode);
    call.path("/notification");
    return client.run(call);
}

/// What may be asked of getConsignmentTracking.
struct GetConsignmentTrackingQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders/{orderCode}/consignments/{consignmentCode}/tracking: Where a part of an order is
inline boost::json::value getConsignmentTracking(Client& client, std::string_view user, std::string_view orderCode, std::string_view consignmentCode, const GetConsignmentTrackingQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/consignments/");
    call.segment(consignmentCode);
    call.path("/tracking");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getOrderInvoices.
struct GetOrderInvoicesQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders/{orderCode}/invoices: The invoices and credit notes of an order, the oldest first
inline boost::json::value getOrderInvoices(Client& client, std::string_view user, std::string_view orderCode, const GetOrderInvoicesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/invoices");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// GET /users/{user}/orders/{orderCode}/invoices/{invoiceNumber}/download: One of them, as `download/invoice/{invoiceNumber}` has it
inline boost::json::value downloadOrderInvoice(Client& client, std::string_view user, std::string_view orderCode, std::string_view invoiceNumber) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/invoices/");
    call.segment(invoiceNumber);
    call.path("/download");
    return client.run(call);
}

/// What may be asked of getPaymentDetails.
struct GetPaymentDetailsQuery {
    std::optional<bool> saved{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/paymentdetails: The ways to pay, in the shape of saved payment details
inline boost::json::value getPaymentDetails(Client& client, std::string_view user, const GetPaymentDetailsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/paymentdetails");
    call.query("saved", query.saved);
    call.query("fields", query.fields);
    return client.run(call);
}

/// PATCH /users/{user}/paymentdetails/{paymentDetailsId}: Have a way to pay offered first
inline boost::json::value preferPaymentDetails(Client& client, std::string_view user, std::string_view paymentDetailsId, const boost::json::value& body) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/paymentdetails/");
    call.segment(paymentDetailsId);
    call.body(body);
    return client.run(call);
}

/// DELETE /users/{user}/paymentdetails/{paymentDetailsId}: Always refused: a way to pay is no card that was saved
inline boost::json::value refuseToDeletePaymentDetails(Client& client, std::string_view user, std::string_view paymentDetailsId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/paymentdetails/");
    call.segment(paymentDetailsId);
    return client.run(call);
}

/// What may be asked of addDeliveryAddressToCart.
struct AddDeliveryAddressToCartQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/carts/{cart}/addresses/delivery: Save a new address and deliver this cart there
inline boost::json::value addDeliveryAddressToCart(Client& client, std::string_view user, std::string_view cart, const boost::json::value& body, const AddDeliveryAddressToCartQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/addresses/delivery");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of setDeliveryAddressOfCart.
struct SetDeliveryAddressOfCartQuery {
    std::optional<std::string> addressId{};
};

/// PUT /users/{user}/carts/{cart}/addresses/delivery: Deliver this cart to a saved address
inline boost::json::value setDeliveryAddressOfCart(Client& client, std::string_view user, std::string_view cart, const SetDeliveryAddressOfCartQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/addresses/delivery");
    call.query("addressId", query.addressId);
    return client.run(call);
}

/// DELETE /users/{user}/carts/{cart}/addresses/delivery: The cart has no delivery address any more; the saved address stays
inline boost::json::value removeDeliveryAddressFromCart(Client& client, std::string_view user, std::string_view cart) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/addresses/delivery");
    return client.run(call);
}

/// What may be asked of getDeliveryModes.
struct GetDeliveryModesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/deliverymodes: How the whole cart can reach the shopper
inline boost::json::value getDeliveryModes(Client& client, std::string_view user, std::string_view cart, const GetDeliveryModesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/deliverymodes");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getDeliveryMode.
struct GetDeliveryModeQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/carts/{cart}/deliverymode: The mode chosen; without members when none is
inline boost::json::value getDeliveryMode(Client& client, std::string_view user, std::string_view cart, const GetDeliveryModeQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/deliverymode");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of setDeliveryMode.
struct SetDeliveryModeQuery {
    std::optional<std::string> deliveryModeId{};
};

/// PUT /users/{user}/carts/{cart}/deliverymode: Choose how the cart is delivered
inline boost::json::value setDeliveryMode(Client& client, std::string_view user, std::string_view cart, const SetDeliveryModeQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/deliverymode");
    call.query("deliveryModeId", query.deliveryModeId);
    return client.run(call);
}

/// DELETE /users/{user}/carts/{cart}/deliverymode: No mode is chosen any more
inline boost::json::value removeDeliveryMode(Client& client, std::string_view user, std::string_view cart) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/deliverymode");
    return client.run(call);
}

/// What may be asked of setPaymentDetailsOfCart.
struct SetPaymentDetailsOfCartQuery {
    std::optional<std::string> paymentDetailsId{};
};

/// PUT /users/{user}/carts/{cart}/paymentdetails: Choose the way to pay for this cart
inline boost::json::value setPaymentDetailsOfCart(Client& client, std::string_view user, std::string_view cart, const SetPaymentDetailsOfCartQuery& query = {}) {
    Call call{"PUT"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/paymentdetails");
    call.query("paymentDetailsId", query.paymentDetailsId);
    return client.run(call);
}

/// What may be asked of refuseCardForm.
struct RefuseCardFormQuery {
    std::optional<std::string> responseUrl{};
};

/// GET /users/{user}/carts/{cart}/payment/sop/request: Always refused; the shop takes no card numbers, they are typed in on the page of the payment gateway
inline boost::json::value refuseCardForm(Client& client, std::string_view user, std::string_view cart, const RefuseCardFormQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/payment/sop/request");
    call.query("responseUrl", query.responseUrl);
    return client.run(call);
}

/// POST /users/{user}/carts/{cart}/payment/sop/response: Always refused, and nothing of it is read or kept
inline boost::json::value refuseCardDetails(Client& client, std::string_view user, std::string_view cart) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/carts/");
    call.segment(cart);
    call.path("/payment/sop/response");
    return client.run(call);
}

/// What may be asked of getOrders.
struct GetOrdersQuery {
    std::optional<std::string> statuses{};
    std::optional<std::string> time{};
    std::optional<std::string> startTime{};
    std::optional<std::string> endTime{};
    std::optional<std::string> sort{};
    std::optional<bool> sameDayPromise{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders: Order history, newest first
inline boost::json::value getOrders(Client& client, std::string_view user, const GetOrdersQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders");
    call.query("statuses", query.statuses);
    call.query("time", query.time);
    call.query("startTime", query.startTime);
    call.query("endTime", query.endTime);
    call.query("sort", query.sort);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of placeOrder.
struct PlaceOrderQuery {
    std::optional<std::string> cartId{};
    std::optional<bool> termsChecked{};
    std::optional<std::string> sapOutboundId{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/orders: Make the cart an order and start its payment
inline boost::json::value placeOrder(Client& client, std::string_view user, const std::optional<boost::json::value>& body, const PlaceOrderQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders");
    call.query("cartId", query.cartId);
    call.query("termsChecked", query.termsChecked);
    call.query("sap-outbound-id", query.sapOutboundId);
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getOrder.
struct GetOrderQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders/{orderCode}: One order
inline boost::json::value getOrder(Client& client, std::string_view user, std::string_view orderCode, const GetOrderQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// POST /users/{user}/orders/{orderCode}/cancellation: Cancel what nobody has begun to pack
inline boost::json::value cancelOrder(Client& client, std::string_view user, std::string_view orderCode, const std::optional<boost::json::value>& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/cancellation");
    if (body) call.body(*body);
    return client.run(call);
}

/// POST /users/{user}/orders/{orderCode}/cancellation/preview: What cancelling would take and give back
inline boost::json::value previewCancellation(Client& client, std::string_view user, std::string_view orderCode, const std::optional<boost::json::value>& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/cancellation/preview");
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getOldOrders.
struct GetOldOrdersQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/oldOrders: Orders of the former system, newest first
inline boost::json::value getOldOrders(Client& client, std::string_view user, const GetOldOrdersQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/oldOrders");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// GET /download/invoice/{invoiceNumber}: An invoice or credit note as PDF
inline boost::json::value downloadInvoice(Client& client, std::string_view invoiceNumber) {
    Call call{"GET"};
    call.path("/download/invoice/");
    call.segment(invoiceNumber);
    return client.run(call);
}

/// GET /download/pdf/{code}: The same by its code, as addresses that begin with /pdf have it
inline boost::json::value downloadPdf(Client& client, std::string_view code) {
    Call call{"GET"};
    call.path("/download/pdf/");
    call.segment(code);
    return client.run(call);
}

/// What may be asked of payOrderAgain.
struct PayOrderAgainQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/orders/{orderCode}/payment: Try again to pay an order whose payment failed or was not finished
inline boost::json::value payOrderAgain(Client& client, std::string_view user, std::string_view orderCode, const boost::json::value& body, const PayOrderAgainQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/payment");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getPaymentTransaction.
struct GetPaymentTransactionQuery {
    std::optional<std::string> transactionId{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders/{orderCode}/paymentTransaction: What became of the app's payment
inline boost::json::value getPaymentTransaction(Client& client, std::string_view user, std::string_view orderCode, const GetPaymentTransactionQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/paymentTransaction");
    call.query("transactionId", query.transactionId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of startPaymentTransaction.
struct StartPaymentTransactionQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/orders/{orderCode}/paymentTransaction: The app pays an order, outside of itself
inline boost::json::value startPaymentTransaction(Client& client, std::string_view user, std::string_view orderCode, const std::optional<boost::json::value>& body, const StartPaymentTransactionQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/paymentTransaction");
    call.query("fields", query.fields);
    if (body) call.body(*body);
    return client.run(call);
}

/// What may be asked of getOrderSummary.
struct GetOrderSummaryQuery {
    std::optional<std::string> cartId{};
    std::optional<std::string> fields{};
};

/// GET /orders/summary: The order that came of a cart
inline boost::json::value getOrderSummary(Client& client, const GetOrderSummaryQuery& query = {}) {
    Call call{"GET"};
    call.path("/orders/summary");
    call.query("cartId", query.cartId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getOrderOfBearer.
struct GetOrderOfBearerQuery {
    std::optional<bool> sameDayPromise{};
    std::optional<std::string> fields{};
};

/// GET /orders/{orderCode}: One order
inline boost::json::value getOrderOfBearer(Client& client, std::string_view orderCode, const GetOrderOfBearerQuery& query = {}) {
    Call call{"GET"};
    call.path("/orders/");
    call.segment(orderCode);
    call.query("sameDayPromise", query.sameDayPromise);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getOrderStatus.
struct GetOrderStatusQuery {
    std::optional<std::string> fields{};
};

/// GET /orders/{orderCode}/status: Whether the order is paid
inline boost::json::value getOrderStatus(Client& client, std::string_view orderCode, const GetOrderStatusQuery& query = {}) {
    Call call{"GET"};
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/status");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getOrderReturns.
struct GetOrderReturnsQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> sort{};
    std::optional<std::string> filter{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orderReturns: A customer's returns, the latest first
inline boost::json::value getOrderReturns(Client& client, std::string_view user, const GetOrderReturnsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("sort", query.sort);
    call.query("filter", query.filter);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of createOrderReturn.
struct CreateOrderReturnQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/orderReturns: Ask to return units of one shipment, as OCC clients do
inline boost::json::value createOrderReturn(Client& client, std::string_view user, const boost::json::value& body, const CreateOrderReturnQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getReturnEntries.
struct GetReturnEntriesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orderReturns/returnentries/{orderCode}: What of an order may come back, how many units, for which reasons and until when
inline boost::json::value getReturnEntries(Client& client, std::string_view user, std::string_view orderCode, const GetReturnEntriesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/returnentries/");
    call.segment(orderCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// POST /users/{user}/orderReturns/preview: What would be paid back for these units, to the cent; nothing is changed
inline boost::json::value previewReturn(Client& client, std::string_view user, const boost::json::value& body) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/preview");
    call.body(body);
    return client.run(call);
}

/// What may be asked of createReturnIntentRequest.
struct CreateReturnIntentRequestQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/orderReturns/createReturnIntentRequest: Ask to return units of one shipment
inline boost::json::value createReturnIntentRequest(Client& client, std::string_view user, const CreateReturnIntentRequestQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/createReturnIntentRequest");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getReturnSuccess.
struct GetReturnSuccessQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orderReturns/returnSuccess/{returnRequestCode}: A return as it stands, for the screen that follows the request
inline boost::json::value getReturnSuccess(Client& client, std::string_view user, std::string_view returnRequestCode, const GetReturnSuccessQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/returnSuccess/");
    call.segment(returnRequestCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getDropOffStores.
struct GetDropOffStoresQuery {
    std::optional<std::string> orderCode{};
    std::optional<double> latitude{};
    std::optional<double> longitude{};
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orderReturns/dropOffStores: The stores that take returns, nearest first
inline boost::json::value getDropOffStores(Client& client, std::string_view user, const GetDropOffStoresQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/dropOffStores");
    call.query("orderCode", query.orderCode);
    call.query("latitude", query.latitude);
    call.query("longitude", query.longitude);
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getOrderReturn.
struct GetOrderReturnQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orderReturns/{returnRequestCode}: A return as it stands
inline boost::json::value getOrderReturn(Client& client, std::string_view user, std::string_view returnRequestCode, const GetOrderReturnQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/");
    call.segment(returnRequestCode);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of cancelOrderReturn.
struct CancelOrderReturnQuery {
    std::optional<std::string> fields{};
};

/// PATCH /users/{user}/orderReturns/{returnRequestCode}: Cancel a return that is not on its way yet
inline boost::json::value cancelOrderReturn(Client& client, std::string_view user, std::string_view returnRequestCode, const boost::json::value& body, const CancelOrderReturnQuery& query = {}) {
    Call call{"PATCH"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/");
    call.segment(returnRequestCode);
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// GET /users/{user}/orderReturns/{returnRequestCode}/label: The label of a return, with its code in bars, as PDF; only once it is approved and not handed in
inline boost::json::value downloadReturnLabel(Client& client, std::string_view user, std::string_view returnRequestCode) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orderReturns/");
    call.segment(returnRequestCode);
    call.path("/label");
    return client.run(call);
}

/// GET /ticketCategories: What a ticket can be about
inline boost::json::value getTicketCategories(Client& client) {
    Call call{"GET"};
    call.path("/ticketCategories");
    return client.run(call);
}

/// GET /users/{user}/ticketAssociatedObjects: The customer's last twenty orders, of which a ticket can be about one
inline boost::json::value getTicketAssociatedObjects(Client& client, std::string_view user) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/ticketAssociatedObjects");
    return client.run(call);
}

/// What may be asked of getTickets.
struct GetTicketsQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> sort{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/tickets: A customer's tickets, the last written to first
inline boost::json::value getTickets(Client& client, std::string_view user, const GetTicketsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("sort", query.sort);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of createTicket.
struct CreateTicketQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/tickets: Write to the shop
inline boost::json::value createTicket(Client& client, std::string_view user, const boost::json::value& body, const CreateTicketQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getTicket.
struct GetTicketQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/tickets/{ticketId}: A ticket with all that was written, oldest first
inline boost::json::value getTicket(Client& client, std::string_view user, std::string_view ticketId, const GetTicketQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/");
    call.segment(ticketId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addTicketEvent.
struct AddTicketEventQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/tickets/{ticketId}/events: Write again in a ticket, as OCC clients do; a solved one is open again
inline boost::json::value addTicketEvent(Client& client, std::string_view user, std::string_view ticketId, const boost::json::value& body, const AddTicketEventQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/");
    call.segment(ticketId);
    call.path("/events");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getTicketComments.
struct GetTicketCommentsQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/tickets/{ticketId}/comments: What was written in a ticket, oldest first
inline boost::json::value getTicketComments(Client& client, std::string_view user, std::string_view ticketId, const GetTicketCommentsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/");
    call.segment(ticketId);
    call.path("/comments");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of addTicketComment.
struct AddTicketCommentQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/tickets/{ticketId}/comments: Write again in a ticket; a solved one is open again
inline boost::json::value addTicketComment(Client& client, std::string_view user, std::string_view ticketId, const AddTicketCommentQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/");
    call.segment(ticketId);
    call.path("/comments");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of rateTicket.
struct RateTicketQuery {
    std::optional<std::string> fields{};
};

/// POST /users/{user}/tickets/{ticketId}/satisfaction: Say whether a solved ticket helped
inline boost::json::value rateTicket(Client& client, std::string_view user, std::string_view ticketId, const boost::json::value& body, const RateTicketQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/");
    call.segment(ticketId);
    call.path("/satisfaction");
    call.query("fields", query.fields);
    call.body(body);
    return client.run(call);
}

/// What may be asked of getPriceBeatEntries.
struct GetPriceBeatEntriesQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/orders/{orderCode}/priceBeat: What of an order a price beat may be claimed for, until when, and why not otherwise
inline boost::json::value getPriceBeatEntries(Client& client, std::string_view user, std::string_view orderCode, const GetPriceBeatEntriesQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/orders/");
    call.segment(orderCode);
    call.path("/priceBeat");
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of claimPriceBeat.
struct ClaimPriceBeatQuery {
    std::optional<std::string> requestType{};
    std::optional<std::string> fields{};
};

/// POST /users/{user}/tickets/priceBeatClaim: Claim a price beat
inline boost::json::value claimPriceBeat(Client& client, std::string_view user, const ClaimPriceBeatQuery& query = {}) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/tickets/priceBeatClaim");
    call.query("requestType", query.requestType);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPriceBeatClaims.
struct GetPriceBeatClaimsQuery {
    std::optional<std::int64_t> currentPage{};
    std::optional<std::int64_t> pageSize{};
    std::optional<std::string> fields{};
};

/// GET /users/{user}/priceBeatClaims: A customer's claims, the latest first
inline boost::json::value getPriceBeatClaims(Client& client, std::string_view user, const GetPriceBeatClaimsQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/priceBeatClaims");
    call.query("currentPage", query.currentPage);
    call.query("pageSize", query.pageSize);
    call.query("fields", query.fields);
    return client.run(call);
}

/// What may be asked of getPriceBeatClaim.
struct GetPriceBeatClaimQuery {
    std::optional<std::string> fields{};
};

/// GET /users/{user}/priceBeatClaims/{claimId}: A claim and where it stands
inline boost::json::value getPriceBeatClaim(Client& client, std::string_view user, std::string_view claimId, const GetPriceBeatClaimQuery& query = {}) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/priceBeatClaims/");
    call.segment(claimId);
    call.query("fields", query.fields);
    return client.run(call);
}

/// POST /users/{user}/attachments: Upload one file, to go with a message written next
inline boost::json::value uploadAttachment(Client& client, std::string_view user) {
    Call call{"POST"};
    call.path("/users/");
    call.segment(user);
    call.path("/attachments");
    return client.run(call);
}

/// GET /users/{user}/attachments/{attachmentId}: The file, for its owner only; always to be saved, never shown in place
inline boost::json::value downloadAttachment(Client& client, std::string_view user, std::string_view attachmentId) {
    Call call{"GET"};
    call.path("/users/");
    call.segment(user);
    call.path("/attachments/");
    call.segment(attachmentId);
    return client.run(call);
}

/// DELETE /users/{user}/attachments/{attachmentId}: Remove a file that goes with no message yet
inline boost::json::value removeAttachment(Client& client, std::string_view user, std::string_view attachmentId) {
    Call call{"DELETE"};
    call.path("/users/");
    call.segment(user);
    call.path("/attachments/");
    call.segment(attachmentId);
    return client.run(call);
}

}  // namespace spaza::client
