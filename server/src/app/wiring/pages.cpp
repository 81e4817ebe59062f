#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <set>
#include <stdexcept>

#include "app/application.hpp"
#include "app/pages/page_server.hpp"
#include "app/payment_worker.hpp"
#include "app/shop_facts.hpp"
#include "app/shop_look.hpp"
#include "app/web_paths.hpp"
#include "app/wiring/first_order.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/config/checks.hpp"
#include "platform/log/log.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_service.hpp"
#include "shop/look/look_css_rules.hpp"
#include "shop/look/season_rules.hpp"
#include "shop/search/steering_snapshot.hpp"
#include "shop/stores/stores_names.hpp"
#include "shop/stores/stores_rules.hpp"
#include "shop/terms/terms.hpp"
#include "shop/webhooks/webhook_events.hpp"

namespace spaza::app {

namespace {

constexpr const char* kPagesLimit = "pages";

/// `https://tiles.example/{z}/{x}/{y}.png` → `https://tiles.example`; `https://{s}.tiles.example/…` keeps its
/// star.
std::string origin_of(const std::string& address) {
    const std::size_t scheme = address.find("://");
    if (scheme == address.npos) return {};
    const std::string origin = address.substr(0, address.find('/', scheme + 3));
    const std::size_t sub = origin.find("{s}");
    if (sub == origin.npos) return origin;
    std::string starred = origin.substr(0, sub);
    starred += '*';
    starred += origin.substr(sub + 3);
    return starred;
}

/// Where these scripts come from and what else they may load from, each once, with a space before it; nothing
/// without them.
std::string origins_of(const std::vector<std::string>& scripts, const std::vector<std::string>& more) {
    std::set<std::string> origins;
    for (const std::string& script : scripts)
        if (const auto origin = origin_of_script(script)) origins.insert(*origin);
    if (origins.empty()) return {};
    origins.insert(more.begin(), more.end());
    std::string all;
    for (const std::string& each : origins) all += " " + each;
    return all;
}

pages::PageSettings settings_of(const Config& config) {
    pages::PageSettings settings;
    settings.web_root = web_folder(config).string();
    settings.public_origin = config.serve.public_url;
    settings.shop_name = config.shop.name;
    settings.icon = config.shop.icon;
    settings.app_icon = config.shop.app_icon;
    settings.payment_page = config.payments.paysim_url;
    settings.map_tiles = origin_of(config.maps.tiles);
    settings.plugins =
        origins_of({config.plugins.product_content, config.plugins.reviews}, config.plugins.origins);
    settings.human_check = origins_of({config.human_check.block_script, config.human_check.client_script},
                                      config.human_check.origins);
    settings.render.program = render_program().string();
    settings.render.workers = static_cast<std::size_t>(config.render.workers);
    settings.render.patience = std::chrono::milliseconds{config.render.timeout_ms};
    settings.render.script = render_script(config).string();
    return settings;
}

/// Another number when other ways to pay are offered, or for other amounts, or a first order is given something
/// else.
std::uint64_t offered(const CommercePolicies& commerce, const std::string& first_order) {
    std::uint64_t sum = 0;
    for (const char c : first_order) sum = sum * 31 + static_cast<unsigned char>(c);
    for (const WayToPay& way : commerce.ways_to_pay()) {
        for (const char c : way.code) sum = sum * 31 + static_cast<unsigned char>(c);
        sum = sum * 31 + static_cast<std::uint64_t>(way.least.value_or(Money{}).in_cents());
        sum = sum * 31 + static_cast<std::uint64_t>(way.most.value_or(Money{}).in_cents());
    }
    return sum;
}

/// Where shoppers stand who have chosen no place.
std::string home_json(const PointOfService& store) {
    boost::json::object home{{"zone", store.code.value},
                             {"town", town_of(store)},
                             {"postalCode", store.postal_code},
                             {"province", province_name(store.province)}};
    if (store.at.latitude != 0 || store.at.longitude != 0) {
        home["latitude"] = store.at.latitude;
        home["longitude"] = store.at.longitude;
    }
    return boost::json::serialize(home);
}

/// Addresses of the pages the frame may link to that are there: the usual ones, and those of the shop's menus.
std::string pages_json(const ContentService& service, const std::vector<MenuLink>& links) {
    const auto content = service.content();
    const auto view = service.view(content, {}, {});
    boost::json::array found;
    for (const FramePage& page : frame_pages())
        if (view && service.page(content, page.code, *view)) found.emplace_back(page.path);
    if (links.empty() || !view) return boost::json::serialize(found);
    const auto is_linked = [&](const std::string& path) {
        return std::ranges::find(found, boost::json::value{path}) == found.end() &&
               std::ranges::any_of(links, [&](const MenuLink& each) { return each.entry.address == path; });
    };
    for (const auto& [code, page] : content->pages)
        if (const std::string path = page_path(page); shows(page, *view) && is_linked(path))
            found.emplace_back(path);
    return boost::json::serialize(found);
}

pages::PageLook page_look(const Look& look, const Config& config) {
    return {.css = look_css(look),
            .theme_light = hex(look.colours.light.find("brand")->second),
            .theme_dark = hex(look.colours.dark.find("brand")->second),
            .font = look.font,
            .social_picture = config.shop.social_picture};
}

/// How pages look and what they say, of each season and otherwise: made once.
class PageLooks {
public:
    explicit PageLooks(const Config& config)
        : config_{config}, usual_{page_look(shop_look(config), config)}, seasons_{shop_seasons(config)} {
        for (const Season& each : seasons_) of_seasons_.push_back(page_look(each.look, config));
    }
    const pages::PageLook& at(TimePoint now) const {
        const Season* season = season_at(seasons_, now);
        return season ? of_seasons_[static_cast<std::size_t>(season - seasons_.data())] : usual_;
    }
    /// As a member of a JSON object with a comma before it, or "".
    std::string said_json(TimePoint now) const {
        const Season* season = season_at(seasons_, now);
        const std::string said = said_above(config_, season ? season->words : "");
        return said.empty() ? "" : ",\"said\":" + boost::json::serialize(boost::json::string{said});
    }
    std::size_t turns_passed(TimePoint now) const { return season_turns_passed(seasons_, now); }

private:
    const Config& config_;
    pages::PageLook usual_;
    std::vector<Season> seasons_;
    std::vector<pages::PageLook> of_seasons_;
};

}  // namespace

void wire_pages(Application& application) {
    auto& looks = application.keeper.keep(std::make_shared<PageLooks>(application.config));
    auto& version = application.keeper.keep(std::make_shared<std::atomic<std::uint64_t>>(0));
    const auto changed = [&version] { ++version; };
    application.changes.tell({.changed =
                                  [changed](const std::vector<storage::Change>& changes) {
                                      const bool is_ours =
                                          std::ranges::any_of(changes, [](const storage::Change& each) {
                                              return !is_for_others_alone(each.kind);
                                          });
                                      if (is_ours) changed();
                                  },
                              .lost_track = changed});
    pages::PageSources sources{
        .api = [&router =
                    application.router](http::Request request) { return router.dispatch(std::move(request)); },
        // Planned content begins and ends to show, and dated settings change, without any change of data: each
        // such moment makes another version. So does a way to pay that comes or goes.
        .content_version =
            [&version, &content = *application.content, &clock = application.clock,
             &commerce = *application.commerce, &terms = *application.terms, &steering = *application.steering,
             first_order = first_order_words(application), &looks] {
                return (version.load() << 20) + content.turns_passed(clock.now()) +
                       terms.turns_passed(clock.now()) + looks.turns_passed(clock.now()) +
                       steering.load()->turns_passed(clock.now()) + (offered(commerce, first_order()) << 44);
            },
        .moved = [&content = *application.content_service](
                     std::string_view path) -> std::optional<pages::PageSources::Moved> {
            auto moved = content.moved(path);
            if (!moved) return std::nullopt;
            return pages::PageSources::Moved{std::move(moved->path), moved->temporary};
        },
        .zone_known = [&stores =
                           *application.stores](const StoreCode& zone) { return stores.find(zone).has_value(); },
        .default_zone = [&stores = *application.stores] { return spaza::default_zone(stores); },
        .shop_facts =
            [&stores = *application.stores, &content = *application.content_service, &clock = application.clock,
             &looks, brand = brand_facts(application.config), links = menu_links(application.config)] {
                return brand + looks.said_json(clock.now()) + ",\"home\":" + home_json(default_store(stores)) +
                       ",\"pages\":" + pages_json(content, links);
            },
        .look = [&looks, &clock = application.clock] { return looks.at(clock.now()); },
        .client_of = [&router =
                          application.router](const http::Request& request) { return router.sharer(request); },
        .may_be_drawn = [&router = application.router](
                            const http::Request& request) { return router.allows(request, kPagesLimit); }};
    try {
        auto& server = application.keeper.keep(
            std::make_shared<pages::PageServer>(settings_of(application.config), std::move(sources)));
        application.router.add("GET", "/{path*}",
                               [&server](const http::Request& request) { return server.get(request); },
                               {.work = http::Work::database, .limit = http::kBrowseLimit, .label = "page"});
    } catch (const std::runtime_error& problem) {
        log::warn("no_pages", {{"why", problem.what()}});
        // Whoever says where the web shop is wants pages; without a word, the API alone may be wanted.
        if (!application.config.serve.web_dir.empty())
            application.readiness.add("pages", [why = std::string{problem.what()}] { return std::optional{why}; });
    }
}

}  // namespace spaza::app
