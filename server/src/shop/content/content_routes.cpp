#include "shop/content/content_routes.hpp"

#include <boost/json/parse.hpp>

#include "base/fields.hpp"
#include "base/json.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_wire.hpp"
#include "shop/content/occ_content_routes.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestLabel = 100;

/// Letters and digits alone: what every system takes as a file's name.
std::string slug(std::string_view text) {
    std::string name;
    for (const char c : text)
        name += (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? c : '-';
    return name;
}

http::Response not_valid(const char* parameter) {
    return http::problem(http::bad_parameter("validation.invalid", parameter).error());
}

/// Everything one answer needs: content as it stands, and for whom it is shown.
struct Reading {
    ContentService::Content content;
    ContentView view;
};

Result<Reading> reading(const http::Request& request, const ContentService& service) {
    const auto region = request.query_value("regionId").value_or("");
    if (region.size() > kLongestLabel)
        return fail(Reason::invalid, "validation.invalid", "regionId", "ValidationError", "parameter");
    Reading reading{.content = service.content(), .view = {}};
    auto view = service.view(reading.content, request.query_value("preview").value_or(""), region);
    if (!view) return std::unexpected(view.error());
    reading.view = std::move(*view);
    return reading;
}

void add_member(std::string& members, std::string_view name, const std::string& list) {
    if (list.empty()) return;
    members.append(members.empty() ? "" : ",").append("\"").append(name).append("\":").append(list);
}

wire::Shown shown_for(const http::Request& request, const ContentService& service, const Reading& reading) {
    return [&](const ContentComponent& component) {
        std::string members;
        add_member(members, "products", service.products(component, request.context));
        add_member(members, "brands", service.brands(component));
        if (component.listed_kinds.empty()) return members;
        std::vector<wire::PageCard> cards;
        for (const ContentPage* page :
             ContentService::listed(reading.content, component.listed_kinds, component.most_listed, reading.view))
            cards.push_back(wire::to_card(*page, page_path(*page)));
        add_member(members, "articles", json::write(cards));
        return members;
    };
}

wire::Visible visible_in(const Reading& reading) {
    return [&](const ContentComponent& component) { return !component.foreign && shows(component, reading.view); };
}

/// GET …/cms/pages, …/users/{user}/cms/pages, …/cms/static/pages: the same for everyone; whole at every level.
http::Response get_page(const http::Request& request, const ContentService& service) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    auto label = request.query_value("pageLabelOrId").value_or("");
    if (label.empty()) label = request.query_value("code").value_or("");
    if (label.size() > kLongestLabel) return not_valid("pageLabelOrId");
    const auto read = reading(request, service);
    if (!read) return http::problem(read.error());
    auto page = service.page(read->content, label, read->view);
    // Every product has a page, and so has the cart; most have nothing beside what the shop itself shows there.
    ContentPage bare;
    bare.code = label;
    bare.kind = "product";
    if (request.query_value("pageType").value_or("") == "ProductPage" && (!page || (*page)->kind != "product"))
        page = &bare;
    if (!page && label == ContentService::kCartPage) {
        bare.kind = "page";
        page = &bare;
    }
    if (!page) return http::problem(page.error());
    const std::string path = page_path(**page);
    auto answer =
        wire::to_wire(**page, path, shown_for(request, service, *read), visible_in(*read), read->view.drafts);
    if (auto regions = ContentService::regions(**page); !regions.empty()) answer.regions = std::move(regions);
    if ((*page)->kind == "leaflet")
        answer.documentUrl = "/cms/download/documents/" + http::percent_encode((*page)->code);
    if (read->view.drafts) {
        answer.preview = true;
        answer.robotTag = "NOINDEX_NOFOLLOW";
    }
    return http::ok(json::write(answer, *fields, 16 * 1024));
}

/// GET …/cms/contentslots
http::Response get_slots(const http::Request& request, const ContentService& service) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto asked = request.query_value("contentSlotId").value_or("");
    if (asked.empty()) return not_valid("contentSlotId");
    const auto read = reading(request, service);
    if (!read) return http::problem(read.error());
    const auto slots = service.slots(read->content, asked, read->view);
    if (!slots) return http::problem(slots.error());
    wire::ContentSlots answer;
    for (const ContentSlot* slot : *slots)
        answer.contentSlot.push_back(
            wire::to_wire(*slot, shown_for(request, service, *read), visible_in(*read), true));
    return http::ok(json::write(answer, *fields, 16 * 1024));
}

LeafletDocument::Page document_page(const ContentComponent& component, const LeafletProducts& products) {
    boost::system::error_code error;
    const auto read = boost::json::parse(component.properties, error);
    const auto text_of = [&](const char* name) {
        const auto* value = error ? nullptr : read.as_object().if_contains(name);
        return value && value->is_string() ? std::string{value->get_string()} : std::string{};
    };
    LeafletDocument::Page page{.title = text_of("title"), .text = text_of("text"), .offers = {}};
    for (const std::string& code : component.product_codes)
        if (auto offer = products.offer({code})) page.offers.push_back(std::move(*offer));
    return page;
}

/// GET …/cms/download/documents/{id}: a leaflet on paper, with the prices of this moment.
http::Response get_document(const http::Request& request, const ContentService& service,
                            const LeafletProducts& products) {
    const auto read = reading(request, service);
    if (!read) return http::problem(read.error());
    const auto page = service.page(read->content, request.param("documentId"), read->view);
    if (!page || (*page)->kind != "leaflet")
        return http::problem(
            fail(Reason::not_found, "error.notFound", request.param("documentId"), "NotFoundError", "document")
                .error());
    LeafletDocument document{.title = (*page)->title, .validity = {}, .pages = {}};
    if ((*page)->showing.ends_at > 0)
        document.validity = "valid to " + day_name(johannesburg_day(from_millis((*page)->showing.ends_at - 1)));
    for (const ContentSlot& slot : (*page)->slots)
        for (const ContentComponent& component : slot.components)
            if (component.type_code == "LeafletPage" && shows(component, read->view))
                document.pages.push_back(document_page(component, products));
    http::Response response;
    response.content_type = "application/pdf";
    response.body = leaflet_pdf(document);
    response.headers = {{"Content-Disposition", "inline; filename=\"" + slug((*page)->code) + ".pdf\""},
                        {"Cache-Control", "no-cache"}};
    return response;
}

/// GET …/cms/appConfig
http::Response get_config(const http::Request& request, const ShopFacts& facts) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto price = [](Money amount) { return wire::ConfigPrice{"ZAR", amount, formatted(amount)}; };
    wire::AppConfig config;
    config.zone = request.context.zone.value;
    const DefaultPlace home = facts.default_place();
    config.defaultZone = home.zone.value;
    config.channel = request.context.channel;
    config.storeSegment = "spaza";
    config.siteName = facts.name;
    config.currency = "ZAR";
    config.country = "ZA";
    config.language = "en";
    config.rootCategory = "root_sale_cat";
    config.catalog = "spazaProductCatalog";
    config.defaultDealLink = "/l/v/allPromotions";
    const ShopTerms terms = facts.terms();
    config.freeDeliveryThreshold = price(terms.free_delivery_over);
    config.deliveryCost = price(terms.delivery_fee);
    config.vatPercent = terms.vat_percent.percent();
    config.returnDays = terms.returns.change_of_mind_days;
    config.priceBeatDays = static_cast<int>(terms.price_beat_window.count());
    config.defaultLocation = {
        .town = home.town, .postalCode = home.postal_code, .latitude = home.latitude, .longitude = home.longitude};
    if (!facts.map_tiles.empty()) {
        config.mapTiles = facts.map_tiles;
        config.mapAttribution = facts.map_attribution;
    }
    if (!facts.product_content_script.empty()) config.productContentScript = facts.product_content_script;
    if (!facts.reviews_script.empty()) config.reviewsScript = facts.reviews_script;
    if (const std::string offer = facts.first_order_offer ? facts.first_order_offer() : ""; !offer.empty())
        config.firstOrderOffer = offer;
    config.identityProviders = facts.identity_providers;
    for (const WayToPay& way : facts.ways_to_pay ? facts.ways_to_pay() : std::vector<WayToPay>{}) {
        wire::ConfigPaymentMode mode{way.code, http::message("payment." + way.code), {}, {}, {}};
        if (way.least) mode.minimumAmount = price(*way.least);
        if (way.most) mode.maximumAmount = price(*way.most);
        if (way.shown_from) mode.toldFrom = price(*way.shown_from);
        config.paymentModes.push_back(std::move(mode));
    }
    config.limits = {{"contentSlots", static_cast<int>(ContentService::kMostSlots)}, {"suggestions", 10}};
    return http::ok(json::write(config, *fields));
}

}  // namespace

void add_content_routes(http::Router& router, const ContentService& content, const LeafletProducts& products,
                        const ShopFacts& facts, const OccShopFacts& occ) {
    http::RouteOptions options;
    options.work = http::Work::memory;
    const auto shop = [&](std::string_view path, auto handler) {
        router.shop(
            "GET", path, [&content, handler](const http::Request& request) { return handler(request, content); },
            options);
    };
    // Without channel and zone a stock OCC client asks.
    const auto page = [occ](const http::Request& request, const ContentService& service) {
        return request.context.stated ? get_page(request, service) : get_occ_page(request, service, occ);
    };
    shop("/cms/pages", page);
    shop("/cms/static/pages", get_page);
    shop("/users/{user}/cms/pages", page);
    add_occ_content_routes(router, content, occ);
    shop("/cms/contentslots", [occ](const http::Request& request, const ContentService& service) {
        return request.context.stated ? get_slots(request, service) : get_occ_slots(request, service, occ);
    });
    router.shop(
        "GET", "/cms/download/documents/{documentId}",
        [&content, &products](const http::Request& request) { return get_document(request, content, products); },
        options);
    router.shop(
        "GET", "/cms/appConfig", [facts](const http::Request& request) { return get_config(request, facts); },
        options);
}

}  // namespace spaza
