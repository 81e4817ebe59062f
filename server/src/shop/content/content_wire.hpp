#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "base/money.hpp"
#include "shop/content/content.hpp"

/// JSON shapes of contract/openapi/content.yaml.
namespace spaza::wire {

struct ContentComponents {
    std::vector<json::Raw> component;
};
BOOST_DESCRIBE_STRUCT(ContentComponents, (), (component))

struct ContentSlot {
    std::string slotId;
    std::string slotUuid;
    std::string position;
    std::string name;
    bool slotShared{false};
    std::string slotStatus{"OWN"};
    bool isSlotLazyLoaded{};
    ContentComponents components;
};
BOOST_DESCRIBE_STRUCT(ContentSlot, (),
                      (slotId, slotUuid, position, name, slotShared, slotStatus, isSlotLazyLoaded, components))

struct ContentSlots {
    std::vector<ContentSlot> contentSlot;
};
BOOST_DESCRIBE_STRUCT(ContentSlots, (), (contentSlot))

struct PageCategory {
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(PageCategory, (), (code, name))

struct PagePicture {
    std::string url;
};
BOOST_DESCRIBE_STRUCT(PagePicture, (), (url))

/// A page in a list of pages: an article, a leaflet.
struct PageCard {
    std::string uid;
    std::string kind;
    std::string title;
    std::string url;
    std::optional<std::string> summary;
    std::optional<PagePicture> image;
    std::optional<std::string> author;
    std::optional<std::string> publishedAt;
    std::optional<std::string> validFrom;
    std::optional<std::string> validTo;
};
BOOST_DESCRIBE_STRUCT(PageCard, (),
                      (uid, kind, title, url, summary, image, author, publishedAt, validFrom, validTo))

struct CmsPage {
    std::string uid;
    std::string uuid;
    std::string name;
    std::string title;
    std::string label;
    std::string typeCode;
    bool defaultPage{};
    std::string robotTag;
    std::string seoTitle;
    std::string seoDescription;
    std::vector<PageCategory> breadcrumbCategories;
    std::string kind;
    std::optional<std::string> url;
    std::optional<std::string> summary;
    std::optional<PagePicture> image;
    std::optional<std::string> author;
    std::optional<std::string> publishedAt;
    std::optional<std::string> modifiedAt;
    std::optional<std::string> validFrom;
    std::optional<std::string> validTo;
    std::optional<std::string> documentUrl;
    std::optional<std::vector<std::string>> regions;
    std::optional<bool> preview;
    ContentSlots contentSlots;
};
BOOST_DESCRIBE_STRUCT(CmsPage, (),
                      (uid, uuid, name, title, label, typeCode, defaultPage, robotTag, seoTitle, seoDescription,
                       breadcrumbCategories, kind, url, summary, image, author, publishedAt, modifiedAt, validFrom,
                       validTo, documentUrl, regions, preview, contentSlots))

struct ConfigPrice {
    std::string currencyIso{"ZAR"};
    Money value;
    std::string formattedValue;
};
BOOST_DESCRIBE_STRUCT(ConfigPrice, (), (currencyIso, value, formattedValue))

struct ConfigLocation {
    std::string town;
    std::string postalCode;
    double latitude{};
    double longitude{};
};
BOOST_DESCRIBE_STRUCT(ConfigLocation, (), (town, postalCode, latitude, longitude))

struct ConfigPaymentMode {
    std::string code;
    std::string name;
    std::optional<ConfigPrice> minimumAmount;
    std::optional<ConfigPrice> maximumAmount;
    std::optional<ConfigPrice> toldFrom;
};
BOOST_DESCRIBE_STRUCT(ConfigPaymentMode, (), (code, name, minimumAmount, maximumAmount, toldFrom))

struct AppConfig {
    std::string zone;
    std::string defaultZone;
    std::string channel;
    std::string storeSegment;
    std::string siteName;
    std::string currency;
    std::string country;
    std::string language;
    std::string rootCategory;
    std::string catalog;
    std::string defaultDealLink;
    ConfigPrice freeDeliveryThreshold;
    ConfigPrice deliveryCost;
    double vatPercent{};
    int returnDays{};
    int priceBeatDays{};
    std::vector<ConfigPaymentMode> paymentModes;
    ConfigLocation defaultLocation;
    std::optional<std::string> mapTiles;
    std::optional<std::string> mapAttribution;
    std::optional<std::string> productContentScript;
    std::optional<std::string> reviewsScript;
    std::optional<std::string> firstOrderOffer;
    std::vector<std::string> identityProviders;
    bool maintenance{false};
    std::map<std::string, bool> features;
    std::map<std::string, int> limits;
};
BOOST_DESCRIBE_STRUCT(AppConfig, (),
                      (zone, defaultZone, channel, storeSegment, siteName, currency, country, language,
                       rootCategory, catalog, defaultDealLink, freeDeliveryThreshold, deliveryCost, vatPercent,
                       returnDays, priceBeatDays, paymentModes, defaultLocation, mapTiles, mapAttribution,
                       productContentScript, reviewsScript, firstOrderOffer, identityProviders, maintenance,
                       features, limits))

/// What a component shows besides its own members, as `"products":[…],"articles":[…]`; "" for nothing.
using Shown = std::function<std::string(const ContentComponent&)>;

/// Whether a component is shown to this shopper now.
using Visible = std::function<bool(const ContentComponent&)>;

/// A component's own members at the top (OCC) and under `otherProperties` (spec §3); the products only there,
/// once.
json::Raw to_wire(const ContentComponent& component, const Shown& shown);
/// With its components, unless it is lazy and `lazy_too` is not set.
ContentSlot to_wire(const spaza::ContentSlot& slot, const Shown& shown, const Visible& visible, bool lazy_too);
/// `whole`: nothing is left for later, for those who look at a page where no script runs.
CmsPage to_wire(const ContentPage& page, const std::string& path, const Shown& shown, const Visible& visible,
                bool whole = false);
PageCard to_card(const ContentPage& page, const std::string& path);

}  // namespace spaza::wire
