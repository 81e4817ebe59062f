#include "shop/occ/occ_site_routes.hpp"

#include "base/json.hpp"
#include "shop/location/places.hpp"
#include "shop/occ/occ_site_wire.hpp"

namespace spaza {
namespace {

template <class T>
http::Response site_answer(const http::Request& request, const T& value) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    return http::ok(json::write(value, *fields));
}

/// GET countries/{country}/regions; none of another country
http::Response get_country_regions(const http::Request& request) {
    wire::RegionList list;
    if (request.param("country") == kCountry)
        for (const Region& region : regions()) list.regions.push_back(wire::to_wire(region));
    return site_answer(request, list);
}

wire::TitleList titles() {
    wire::TitleList list;
    for (const char* code : {"mr", "mrs", "miss", "ms", "mx"})
        list.titles.push_back({code, http::message(std::string{"title."} + code)});
    return list;
}

/// There is one site; every page address is its.
wire::BaseSiteList base_sites(const std::string& shop_name) {
    wire::BaseSite site{.uid = "spaza",
                        .name = shop_name,
                        .defaultLanguage = {},
                        .urlPatterns = {"^https?://.*$"},
                        .urlEncodingAttributes = {},
                        .stores = {}};
    site.stores.push_back({.name = shop_name, .defaultLanguage = {}, .defaultCurrency = {}});
    return {{std::move(site)}};
}

}  // namespace

void add_occ_site_routes(http::Router& router, const std::string& shop_name) {
    const http::RouteOptions memory{.work = http::Work::memory};
    const auto list = [&](const char* path, auto value) {
        router.shop(
            "GET", path, [value](const http::Request& request) { return site_answer(request, value); }, memory);
    };
    router.add(
        "GET", "/occ/v2/basesites",
        [sites = base_sites(shop_name)](const http::Request& request) { return site_answer(request, sites); },
        memory);
    list("/languages", wire::LanguageList{});
    list("/currencies", wire::CurrencyList{});
    list("/countries", wire::CountryList{{wire::home_country()}});
    list("/titles", titles());
    list("/cardtypes", wire::CardTypeList{});
    router.shop("GET", "/countries/{country}/regions", get_country_regions, memory);
}

}  // namespace spaza
