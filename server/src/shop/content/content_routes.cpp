#include "shop/content/content_routes.hpp"

#include "base/fields.hpp"
#include "base/json.hpp"
#include "shop/content/content_wire.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestLabel = 100;

std::optional<Error> malformed_fields(const http::Request& request) {
    const auto text = request.query_value("fields");
    if (!text || text->empty()) return std::nullopt;
    const auto fields = FieldSet::parse(*text);
    return fields ? std::nullopt : std::optional{fields.error()};
}

http::Response not_valid(const char* parameter) {
    const auto refusal = fail(Reason::invalid, "validation.invalid", parameter, "ValidationError", "parameter");
    return http::problem(refusal.error());
}

wire::Products products_for(const http::Request& request, const ContentService& service) {
    return [&](const ContentComponent& component) { return service.products(component, request.context); };
}

/// GET …/cms/pages, …/users/{user}/cms/pages, …/cms/static/pages: content is the same for everyone at every level.
http::Response get_page(const http::Request& request, const ContentService& service) {
    if (const auto wrong = malformed_fields(request)) return http::problem(*wrong);
    auto label = request.query_value("pageLabelOrId").value_or("");
    if (label.empty()) label = request.query_value("code").value_or("");
    if (label.size() > kLongestLabel) return not_valid("pageLabelOrId");
    const auto content = service.content();
    const auto page = service.page(content, label);
    if (!page) return http::problem(page.error());
    return http::ok(json::write(wire::to_wire(**page, products_for(request, service)), 16 * 1024));
}

/// GET …/cms/contentslots
http::Response get_slots(const http::Request& request, const ContentService& service) {
    if (const auto wrong = malformed_fields(request)) return http::problem(*wrong);
    const auto asked = request.query_value("contentSlotId").value_or("");
    if (asked.empty()) return not_valid("contentSlotId");
    const auto content = service.content();
    const auto slots = service.slots(content, asked);
    if (!slots) return http::problem(slots.error());
    wire::ContentSlots answer;
    for (const ContentSlot* slot : *slots)
        answer.contentSlot.push_back(wire::to_wire(*slot, products_for(request, service), true));
    return http::ok(json::write(answer, 16 * 1024));
}

/// GET …/cms/appConfig
http::Response get_config(const http::Request& request, const ShopFacts& facts) {
    const auto price = [](Money amount) { return wire::ConfigPrice{"ZAR", amount, formatted(amount)}; };
    wire::AppConfig config;
    config.zone = request.context.zone.value;
    config.defaultZone = ShopContext{}.zone.value;
    config.channel = request.context.channel;
    config.storeSegment = "spaza";
    config.siteName = "Spaza";
    config.currency = "ZAR";
    config.country = "ZA";
    config.language = "en";
    config.rootCategory = "root_sale_cat";
    config.catalog = "spazaProductCatalog";
    config.defaultDealLink = "/l/v/allPromotions";
    config.freeDeliveryThreshold = price(facts.free_delivery_over);
    config.deliveryCost = price(facts.delivery_cost);
    config.defaultLocation = {.town = "Midrand", .postalCode = "1682", .latitude = -26.01, .longitude = 28.10};
    if (!facts.map_tiles.empty()) {
        config.mapTiles = facts.map_tiles;
        config.mapAttribution = facts.map_attribution;
    }
    config.limits = {{"contentSlots", static_cast<int>(ContentService::kMostSlots)}, {"suggestions", 10}};
    return http::ok(json::write(config));
}

}  // namespace

void add_content_routes(http::Router& router, const ContentService& content, const ShopFacts& facts) {
    http::RouteOptions options;
    options.work = http::Work::memory;
    const auto shop = [&](std::string_view path, auto handler) {
        router.shop(
            "GET", path, [&content, handler](const http::Request& request) { return handler(request, content); },
            options);
    };
    shop("/cms/pages", get_page);
    shop("/cms/static/pages", get_page);
    shop("/users/{user}/cms/pages", get_page);
    shop("/cms/contentslots", get_slots);
    router.shop(
        "GET", "/cms/appConfig", [facts](const http::Request& request) { return get_config(request, facts); },
        options);
}

}  // namespace spaza
