#include "shop/returns/returns_routes.hpp"

#include "base/messages.hpp"
#include "platform/http/write_once.hpp"
#include "shop/returns/return_answers_routes.hpp"
#include "shop/returns/return_form_wire.hpp"
#include "shop/returns/return_label_pdf.hpp"

namespace spaza {
namespace {

using Which = ReturnFilter::Which;

std::optional<Which> which_named(const std::string& name) {
    if (name.empty()) return Which::all;
    if (name == "open") return Which::open;
    if (name == "refunded") return Which::refunded;
    if (name == "fail") return Which::fail;
    return std::nullopt;
}

/// Which page is asked for.
struct PageAsked {
    int number{};
    int size{};
};

Result<PageAsked> page_asked(const http::Request& request) {
    const auto number = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!number) return std::unexpected(number.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, ReturnService::kMostPerPage);
    if (!size) return std::unexpected(size.error());
    return PageAsked{*number, *size};
}

wire::ReturnPagination pagination_of(const PageAsked& page, int total, const std::string& sort) {
    return {.currentPage = page.number,
            .pageSize = page.size,
            .totalPages = (total + page.size - 1) / page.size,
            .totalResults = total,
            .sort = sort};
}

/// GET users/{user}/orderReturns
http::Response get_returns(const http::Request& request, const ReturnDoor& door) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const std::string sort = request.query_value("sort").value_or("byDate");
    if (sort != "byDate" && sort != "byRMA")
        return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    const auto which = which_named(request.query_value("filter").value_or(""));
    if (!which) return http::problem(http::bad_parameter("validation.invalid", "filter").error());
    const auto page = page_asked(request);
    if (!page) return http::problem(page.error());
    const ReturnPage found = door.returns.read([&](ReturnService& service) {
        return service.page(
            request.caller.customer,
            {.which = *which, .by_number = sort == "byRMA", .page = page->number, .page_size = page->size});
    });
    wire::ReturnRequestList answer;
    for (const ShownReturn& each : found.returns)
        answer.returnRequests.push_back(wire::summary_of(each, door.store));
    answer.pagination = pagination_of(*page, found.total, sort);
    answer.sorts = {{"byDate", sort == "byDate"}, {"byRMA", sort == "byRMA"}};
    return http::ok(json::write(answer, *fields)).with("x-total-count", std::to_string(found.total));
}

/// GET users/{user}/orderReturns/{returnRequestCode} and …/returnSuccess/{returnRequestCode}
http::Response get_return(const http::Request& request, const ReturnDoor& door) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = door.returns.read([&](ReturnService& service) {
        return service.find(request.caller.customer, request.param("returnRequestCode"));
    });
    return found ? http::ok(json::write(wire::to_wire(*found, door.store), *fields))
                 : http::problem(found.error());
}

/// PATCH users/{user}/orderReturns/{returnRequestCode}
http::Response patch_return(const http::Request& request, const ReturnDoor& door) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::ReturnCancellation>(request.body);
    if (!form) return http::problem(form.error());
    if (form->status != "CANCELLING")
        return http::problem(http::bad_parameter("validation.invalid", "status").error());
    const auto cancel = [&](ReturnService& service) {
        return service.cancel(request.caller.customer, request.param("returnRequestCode"));
    };
    return http::write_once(request, door.returns, cancel, [&](const Result<ShownReturn>& shown) {
        return return_changed(shown, *fields, door, "return.cancelledSuccess", 200);
    });
}

/// GET users/{user}/orderReturns/returnentries/{orderCode}
http::Response get_return_entries(const http::Request& request, const ReturnDoor& door,
                                  const ReturnPolicy& policy) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto found = door.returns.read([&](ReturnService& service) {
        return service.returnables(request.caller.customer, OrderCode{request.param("orderCode")});
    });
    return found ? http::ok(json::write(wire::to_wire(*found, policy), *fields)) : http::problem(found.error());
}

/// POST users/{user}/orderReturns/preview
http::Response post_return_preview(const http::Request& request, const ReturnDoor& door) {
    const auto intent = json::read<wire::ReturnIntent>(request.body);
    if (!intent) return http::problem(intent.error());
    ReturnForm form = wire::from_wire(*intent);
    for (ReturnFormEntry& each : form.entries) {  // pictures come with the request itself
        const auto reason = return_reason_named(each.reason);
        each.uploaded.clear();
        if (reason && terms_of(*reason).picture_needed) each.uploaded.emplace_back("later");
    }
    const auto previewed =
        door.returns.read([&](ReturnService& service) { return service.preview(request.caller.customer, form); });
    return previewed ? http::ok(json::write(wire::to_wire(*previewed))) : http::problem(previewed.error());
}

/// GET users/{user}/orderReturns/dropOffStores
http::Response get_drop_off_stores(const http::Request& request, const ReturnDoor& door) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto latitude = http::number(request, "latitude", -90, 90);
    if (!latitude) return http::problem(latitude.error());
    const auto longitude = http::number(request, "longitude", -180, 180);
    if (!longitude) return http::problem(longitude.error());
    if (latitude->has_value() != longitude->has_value())
        return http::problem(
            http::bad_parameter("validation.invalid", *latitude ? "longitude" : "latitude").error());
    const auto page = page_asked(request);
    if (!page) return http::problem(page.error());
    const std::optional<GeoPoint> near =
        *latitude ? std::optional{GeoPoint{**latitude, **longitude}} : std::nullopt;
    const auto all = door.returns.read([&](ReturnService& service) {
        return service.drop_off_stores(request.caller.customer,
                                       OrderCode{request.query_value("orderCode").value_or("")}, near,
                                       request.context.zone);
    });
    wire::DropOffStores answer;
    const auto first = static_cast<std::size_t>(page->number) * static_cast<std::size_t>(page->size);
    for (std::size_t i = first; i < std::min(all.size(), first + static_cast<std::size_t>(page->size)); ++i) {
        auto store = door.store(all[i].first.code);
        if (!store) continue;
        store->distanceKm = all[i].second;
        store->formattedDistance = wire::distance_text(all[i].second);
        answer.stores.push_back(*std::move(store));
    }
    answer.pagination = pagination_of(*page, static_cast<int>(all.size()), "byDistance");
    return http::ok(json::write(answer, *fields)).with("x-total-count", std::to_string(all.size()));
}

/// GET users/{user}/orderReturns/{returnRequestCode}/label
http::Response get_label(const http::Request& request, const ReturnDoor& door, const std::string& shop_name) {
    const auto found = door.returns.read([&](ReturnService& service) {
        return service.find(request.caller.customer, request.param("returnRequestCode"));
    });
    if (!found) return http::problem(found.error());
    if (!found->request.awaits_hand_in())
        return http::problem(
            fail(Reason::conflict, "return.noLabel", found->request.code, "ReturnError", "return").error());
    const auto store = door.store(found->request.store);
    http::Response response =
        http::ok(return_label_pdf(*found, shop_name, store ? store->displayName : found->request.store.value));
    response.content_type = "application/pdf";
    return std::move(response)
        .with("Content-Disposition", "attachment; filename=\"" + found->request.code + ".pdf\"")
        .with("Cache-Control", "private, no-store");
}

void add_return_reads(http::Router& router, const ReturnDoor& door, const ReturnPolicy& policy,
                      const std::string& shop_name) {
    http::RouteOptions own;
    own.access = http::Access::customer;
    const auto get = [&](std::string_view path, auto handler) {
        router.shop("GET", path, std::move(handler), own);
    };
    get("/users/{user}/orderReturns", [door](const http::Request& request) { return get_returns(request, door); });
    get("/users/{user}/orderReturns/returnentries/{orderCode}",
        [door, &policy](const http::Request& request) { return get_return_entries(request, door, policy); });
    get("/users/{user}/orderReturns/dropOffStores",
        [door](const http::Request& request) { return get_drop_off_stores(request, door); });
    for (const char* path : {"/users/{user}/orderReturns/{returnRequestCode}",
                             "/users/{user}/orderReturns/returnSuccess/{returnRequestCode}"})
        get(path, [door](const http::Request& request) { return get_return(request, door); });
    get("/users/{user}/orderReturns/{returnRequestCode}/label",
        [door, shop_name](const http::Request& request) { return get_label(request, door, shop_name); });
}

}  // namespace

http::Response return_changed(const Result<ShownReturn>& shown, const FieldSet& fields, const ReturnDoor& door,
                              const char* words_key, int status) {
    if (!shown) return http::problem(shown.error());
    wire::ReturnRequest answer = wire::to_wire(*shown, door.store);
    answer.responseStatus = true;
    answer.successMsg = message(words_key, {{"code", shown->request.code}});
    http::Response response = http::ok(json::write(answer, fields));
    response.status = status;
    return response;
}

void add_return_routes(http::Router& router, const Transactional<ReturnService>& returns, AttachmentIntake& intake,
                       const AttachmentLimits& limits, wire::StoreShown store, const ReturnPolicy& policy,
                       const std::string& shop_name) {
    const ReturnDoor door{.returns = returns, .store = std::move(store)};
    add_return_reads(router, door, policy, shop_name);
    http::RouteOptions change;
    change.access = http::Access::customer;
    change.limit = "writes";
    http::RouteOptions once = change;
    once.idempotent = true;
    router.shop(
        "POST", "/users/{user}/orderReturns/preview",
        [door](const http::Request& request) { return post_return_preview(request, door); }, change);
    router.shop(
        "PATCH", "/users/{user}/orderReturns/{returnRequestCode}",
        [door](const http::Request& request) { return patch_return(request, door); }, once);
    add_return_intent_routes(router, door, intake, limits);
}

}  // namespace spaza
