#include "shop/stores/stores_routes.hpp"

#include "base/fields.hpp"
#include "base/json.hpp"
#include "shop/stores/stores_rules.hpp"
#include "shop/stores/stores_wire.hpp"

namespace spaza {
namespace {

constexpr int kPageSize = 20;
constexpr int kMostPageSize = 100;
constexpr double kDefaultRadius = 100'000;     // metres (occ.md §6)
constexpr double kLargestRadius = 40'075'000;  // once round the earth

Result<StoreQuestion> question_of(const http::Request& request, std::string_view text_name) {
    StoreQuestion question;
    question.text = request.query_value(text_name).value_or("");
    if (question.text.size() > 100) return http::bad_parameter("validation.invalid", std::string{text_name});
    question.product = {request.query_value("productCode").value_or("")};
    const auto latitude = http::number(request, "latitude", -90, 90);
    if (!latitude) return std::unexpected(latitude.error());
    const auto longitude = http::number(request, "longitude", -180, 180);
    if (!longitude) return std::unexpected(longitude.error());
    if (latitude->has_value() != longitude->has_value())
        return http::bad_parameter("validation.invalid", *latitude ? "longitude" : "latitude");
    if (*latitude) question.near = GeoPoint{**latitude, **longitude};
    const auto radius = http::number(request, "radius", 0, kLargestRadius);
    if (!radius) return std::unexpected(radius.error());
    question.radius_km = radius->value_or(kDefaultRadius) / 1000;
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return std::unexpected(page.error());
    question.page = static_cast<std::size_t>(*page);
    const auto size = http::whole_number(request, "pageSize", kPageSize, 1, kMostPageSize);
    if (!size) return std::unexpected(size.error());
    question.page_size = static_cast<std::size_t>(*size);
    const std::string sort = request.query_value("sort").value_or("asc");
    if (sort != "asc" && sort != "desc" && !sort.empty()) return http::bad_parameter("validation.invalid", "sort");
    question.descending = sort == "desc";
    return question;
}

void add_bounds(wire::StoreSearchPage& page) {
    for (const wire::PointOfService& store : page.stores) {
        const auto [latitude, longitude] = store.geoPoint;
        page.boundNorthLatitude = std::max(page.boundNorthLatitude.value_or(latitude), latitude);
        page.boundSouthLatitude = std::min(page.boundSouthLatitude.value_or(latitude), latitude);
        page.boundEastLongitude = std::max(page.boundEastLongitude.value_or(longitude), longitude);
        page.boundWestLongitude = std::min(page.boundWestLongitude.value_or(longitude), longitude);
    }
}

wire::StoreSearchPage to_wire(const StoreService& service, const StoreQuestion& question, const StorePage& found) {
    wire::StoreSearchPage page;
    const auto holidays = service.coming_holidays();
    for (const FoundStore& each : found.stores) {
        auto store = wire::to_wire(each.store, coming_special_days(each.store, holidays));
        if (each.distance) {
            store.distanceKm = each.distance;
            store.formattedDistance = wire::distance_text(*each.distance);
        }
        if (each.units) store.stockInfo = wire::stock_to_wire(*each.units);
        page.stores.push_back(std::move(store));
    }
    const char* sort = question.descending ? "desc" : "asc";
    page.pagination = {.currentPage = question.page,
                       .pageSize = question.page_size,
                       .totalPages = (found.total + question.page_size - 1) / question.page_size,
                       .totalResults = found.total,
                       .sort = sort};
    const std::string by = question.near ? "Distance" : "Name";
    page.sorts = {{"asc", by, !question.descending}, {"desc", by + ", reversed", question.descending}};
    page.locationText = question.text;
    if (question.near) {
        page.sourceLatitude = question.near->latitude;
        page.sourceLongitude = question.near->longitude;
    }
    add_bounds(page);
    return page;
}

http::Response answer(const http::Request& request, const StoreService& service, const StoreQuestion& question) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = service.search(question);
    if (!found) return http::problem(found.error());
    return http::ok(json::write(to_wire(service, question, *found), *fields))
        .with("x-total-count", std::to_string(found->total));
}

/// GET …/stores: by text, by place, or those near the zone when only a product is given.
http::Response get_stores(const http::Request& request, const StoreService& service) {
    auto question = question_of(request, "query");
    if (!question) return http::problem(question.error());
    if (!question->near && !question->product.empty() && question->text.empty()) {
        question->near = service.position(request.context.zone);
        question->radius_km = kLargestRadius / 1000;
    }
    return answer(request, service, *question);
}

/// GET …/stores/getpickupstorelocations: with a product, only stores that have it.
http::Response get_pickup_stores(const http::Request& request, const StoreService& service) {
    auto question = question_of(request, "query");
    if (!question) return http::problem(question.error());
    question->with_stock_only = !question->product.empty();
    if (!question->near && question->text.empty()) {
        question->near = service.position(request.context.zone);
        question->radius_km = kLargestRadius / 1000;
    }
    return answer(request, service, *question);
}

/// GET …/stores/storescounts: how many there are in each province that has any
http::Response get_store_counts(const http::Request& request, const StoreService& service) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return http::ok(json::write(wire::counts_of(service.all()), *fields));
}

/// GET …/stores/{name}
http::Response get_store(const http::Request& request, const StoreService& service) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto store = service.find(request.param("name"));
    if (!store) return http::problem(store.error());
    return http::ok(
        json::write(wire::to_wire(*store, coming_special_days(*store, service.coming_holidays())), *fields));
}

/// GET …/products/{code}/stock
http::Response get_product_stock(const http::Request& request, const StoreService& service) {
    auto question = question_of(request, "location");
    if (!question) return http::problem(question.error());
    question->product = {request.param("code")};
    if (!question->near && question->text.empty()) {
        question->near = service.position(request.context.zone);
        question->radius_km = kLargestRadius / 1000;
    }
    return answer(request, service, *question);
}

/// GET …/products/{code}/stock/{name}
http::Response get_store_stock(const http::Request& request, const StoreService& service) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto units = service.units({request.param("code")}, request.param("name"));
    if (!units) return http::problem(units.error());
    return http::ok(json::write(wire::stock_to_wire(*units), *fields));
}

}  // namespace

void add_store_routes(http::Router& router, const StoreService& stores) {
    http::RouteOptions options;
    options.work = http::Work::memory;
    const auto shop = [&](std::string_view path, auto handler) {
        router.shop(
            "GET", path, [&stores, handler](const http::Request& request) { return handler(request, stores); },
            options);
    };
    shop("/stores", get_stores);
    shop("/stores/getpickupstorelocations", get_pickup_stores);
    shop("/stores/storescounts", get_store_counts);
    shop("/stores/{name}", get_store);
    shop("/products/{code}/stock", get_product_stock);
    shop("/products/{code}/stock/{name}", get_store_stock);
}

}  // namespace spaza
