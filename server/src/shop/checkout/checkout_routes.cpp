#include "shop/checkout/checkout_routes.hpp"

#include <algorithm>
#include <cmath>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "shop/checkout/checkout_wire.hpp"
#include "shop/checkout/delivery_words.hpp"
#include "shop/stores/stores_wire.hpp"

namespace spaza {
namespace {

using http::Request;
using http::Response;
using Checkouts = Transactional<CheckoutService>;

const wire::Texts kTexts = [](std::string_view key, const auto& params) { return http::message(key, params); };

Result<TradingType> trading_type_of(const std::string& code, const std::string& subject) {
    const TradingType type = trading_type(code);
    if (wire_code(type) != code) return http::bad_parameter("validation.invalid", subject);
    return type;
}

bool cellphone(const std::string& text) {
    return text.size() == 10 && text.front() == '0' &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

/// Someone else who collects needs a name and a number to be reached at.
Result<std::optional<Recipient>> recipient_of(const std::optional<wire::RecepientDetail>& detail) {
    if (!detail) return std::optional<Recipient>{};
    if (blank(detail->name) || detail->name.size() > 80)
        return http::bad_parameter("checkout.recipientNameNeeded", "recepientDetail/name");
    if (!cellphone(detail->uid)) return http::bad_parameter("checkout.recipientPhone", "recepientDetail/uid");
    return std::optional{Recipient{detail->name, detail->uid}};
}

/// The way chosen for each shipment, none twice.
Result<std::map<ShipmentKey, Delivery>> deliveries_of(const std::vector<wire::ShipmentChoice>& shipments) {
    if (shipments.empty()) return http::bad_parameter("checkout.shipmentMissing", "shipments");
    std::map<ShipmentKey, Delivery> chosen;
    for (std::size_t i = 0; i < shipments.size(); ++i) {
        const wire::ShipmentChoice& each = shipments[i];
        const std::string at = "shipments/" + std::to_string(i) + '/';
        const auto type = trading_type_of(each.tradingType, at + "tradingType");
        if (!type) return std::unexpected(type.error());
        const auto way = delivery_named(each.code);
        if (!way) return http::bad_parameter("validation.invalid", at + "code");
        if (!chosen.emplace(ShipmentKey{StoreCode{each.posName}, *type}, *way).second)
            return http::bad_parameter("validation.invalid", at + "posName");
    }
    return chosen;
}

Response answer(const Request& request, const Result<CheckoutView>& view, const StoreReader& stores,
                std::string_view done = {}) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!view) return http::problem(view.error());
    wire::Checkout made = wire::to_wire(
        *view, [&](const StoreCode& code) { return stores.find(code); }, kTexts);
    if (!done.empty() && made.responseStatus) made.successMsg = http::message(done);
    return http::ok(json::write(made, *fields));
}

/// GET …/checkout and …/summary
Response get_checkout(const Request& request, const Checkouts& checkout, const StoreReader& stores) {
    return answer(request, checkout.read([&](CheckoutService& service) {
        return service.view(request.caller.customer, request.param("cart"), request.context.zone);
    }),
                  stores);
}

/// POST …/chooseDelivery
Response choose(const Request& request, const Checkouts& checkout, const StoreReader& stores) {
    const auto form = json::read<wire::DeliveryChoice>(request.body);
    if (!form) return http::problem(form.error());
    const auto chosen = deliveries_of(form->shipments);
    if (!chosen) return http::problem(chosen.error());
    return answer(request, checkout.write([&](CheckoutService& service) {
        return service.choose(request.caller.customer, request.param("cart"), request.context.zone, *chosen);
    }),
                  stores);
}

/// POST …/confirmCheckout
Response confirm(const Request& request, const Checkouts& checkout, const StoreReader& stores) {
    const auto form = json::read<wire::CheckoutConfirmation>(request.body);
    if (!form) return http::problem(form.error());
    const auto chosen = deliveries_of(form->shipments);
    if (!chosen) return http::problem(chosen.error());
    const auto recipient = recipient_of(form->recepientDetail);
    if (!recipient) return http::problem(recipient.error());
    std::optional<AgeDeclaration> age;
    if (form->ageDeclaration)
        age = AgeDeclaration{.id_number = form->ageDeclaration->idNumber.value_or(""),
                             .date_of_birth = form->ageDeclaration->dateOfBirth.value_or(""),
                             .confirmed = form->ageDeclaration->confirmed.value_or(false)};
    return answer(request, checkout.write([&](CheckoutService& service) {
        return service.confirm(request.caller.customer, request.param("cart"), request.context.zone, *chosen,
                               *recipient, age);
    }),
                  stores);
}

/// GET …/getAllPickupStores
Response get_pickup_stores(const Request& request, const Checkouts& checkout, const StoreReader& stores) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto pos = request.query_value("posName");
    if (!pos || pos->empty()) return http::problem(http::bad_parameter("request.required", "posName").error());
    std::optional<TradingType> type;
    if (const auto code = request.query_value("tradingType"); code && !code->empty()) {
        const auto known = trading_type_of(*code, "tradingType");
        if (!known) return http::problem(known.error());
        type = *known;
    }
    const auto page = http::whole_number(request, "currentPage", 0, 0, 1'000'000);
    if (!page) return http::problem(page.error());
    const auto size = http::whole_number(request, "pageSize", 20, 1, 100);
    if (!size) return http::problem(size.error());

    const auto found = checkout.read([&](CheckoutService& service) {
        return service.pickup_stores(request.caller.customer, request.param("cart"), request.context.zone,
                                     StoreCode{*pos}, type);
    });
    if (!found) return http::problem(found.error());

    const std::string province = request.query_value("regionId").value_or("");
    std::vector<wire::PointOfService> all;
    for (const PickupStore& each : *found) {
        const auto store = stores.find(each.store);
        if (!store || (!province.empty() && store->province != province)) continue;
        wire::PointOfService shown = wire::to_wire(*store, {});
        if (each.distance_km) {
            shown.distanceKm = std::round(*each.distance_km * 100) / 100;
            shown.formattedDistance = wire::distance_text(*each.distance_km);
        }
        shown.availableForPickup = true;
        shown.estimatedPickUpMsg = each.estimate;
        shown.stockInfo = wire::stock_to_wire(each.available);
        shown.isSelected = each.selected;
        all.push_back(std::move(shown));
    }
    wire::StoreSearchPage answer;
    const auto per_page = static_cast<std::size_t>(*size);
    const std::size_t first = std::min(all.size(), static_cast<std::size_t>(*page) * per_page);
    const std::size_t last = std::min(all.size(), first + per_page);
    answer.pagination = {.currentPage = static_cast<std::size_t>(*page),
                         .pageSize = per_page,
                         .totalPages = (all.size() + per_page - 1) / per_page,
                         .totalResults = all.size(),
                         .sort = "asc"};
    answer.stores.assign(std::make_move_iterator(all.begin() + static_cast<std::ptrdiff_t>(first)),
                         std::make_move_iterator(all.begin() + static_cast<std::ptrdiff_t>(last)));
    return http::ok(json::write(answer, *fields));
}

/// POST …/updateEntryPickUpStore
Response change_pickup_store(const Request& request, const Checkouts& checkout, const StoreReader& stores) {
    const auto form = json::read<wire::PickupStoreChange>(request.body);
    if (!form) return http::problem(form.error());
    const auto type = trading_type_of(form->tradingType.value_or("00"), "tradingType");
    if (!type) return http::problem(type.error());
    return answer(request, checkout.write([&](CheckoutService& service) {
        return service.change_pickup_store(request.caller.customer, request.param("cart"), request.context.zone,
                                           {StoreCode{form->oldPOSId}, *type}, StoreCode{form->newPOSId});
    }),
                  stores, "checkout.storeChanged");
}

}  // namespace

void add_checkout_routes(http::Router& router, const Checkouts& checkout, const StoreReader& stores) {
    const auto add = [&](std::string_view method, const std::string& path, auto handler) {
        http::RouteOptions options;
        options.access = http::Access::customer;
        options.important = true;
        if (method == "POST") options.limit = "writes";
        for (const std::string& prefix : {std::string{}, std::string{"/users/{user}"}})
            router.shop(
                method, prefix + "/carts/{cart}" + path,
                [checkout, handler, &stores](const Request& request) {
                    return handler(request, checkout, stores);
                },
                options);
    };
    add("GET", "/checkout", get_checkout);
    add("GET", "/summary", get_checkout);
    add("POST", "/chooseDelivery", choose);
    add("POST", "/confirmCheckout", confirm);
    add("GET", "/getAllPickupStores", get_pickup_stores);
    add("POST", "/updateEntryPickUpStore", change_pickup_store);
}

}  // namespace spaza
