#pragma once

#include <atomic>
#include <boost/json/fwd.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/pages/page_cache.hpp"
#include "app/pages/page_document.hpp"
#include "app/pages/render_pool.hpp"
#include "app/pages/web_files.hpp"
#include "platform/http/http.hpp"

namespace spaza::app::pages {

struct PageSettings {
    std::string web_root;       // web/dist
    std::string public_origin;  // https://shop.example; "" takes the request's host
    std::string shop_name;
    std::string icon;          // address of the icon; "" for none
    std::string app_icon;      // of the installed app; "" for none
    std::string payment_page;  // origin of a payment page without https; "" for none
    std::string map_tiles;     // origin of map tiles; "" for none
    std::string plugins;       // origins of scripts of others on products' pages, each after a space; "" for none
    std::string human_check;   // the same, of a bought human check, on every page
    RenderSettings render;
    std::size_t cache_bytes{64U << 20};
};

/// What pages are made from, so that neither transport nor router need be known here.
struct PageSources {
    /// Runs one API request in process.
    std::function<http::Response(http::Request)> api;
    /// Grows when catalogue, prices, stock or content change.
    std::function<std::uint64_t()> content_version;
    struct Moved {
        std::string path;  // or one with a query
        bool temporary{};
    };
    /// Where a path that leads to nothing leads now, if something has been put in its place.
    std::function<std::optional<Moved>(std::string_view)> moved;
    /// Whether a zone named by a cookie exists.
    std::function<bool(const StoreCode&)> zone_known;
    /// The zone of those who have chosen none.
    std::function<StoreCode()> default_zone;
    /// What every page says of the shop, as members of a JSON object.
    std::function<std::string()> shop_facts;
    /// How pages look now; another one comes with another version.
    std::function<PageLook()> look{[] { return PageLook{}; }};
    /// Who takes a share of the renderers; "" for whoever may have them all.
    std::function<std::string(const http::Request&)> client_of;
    /// False for who has had enough pages drawn for now: those get the shell.
    std::function<bool(const http::Request&)> may_be_drawn;
};

/// Answers every path of the shop with a page.
class PageServer {
public:
    PageServer(PageSettings settings, PageSources sources);

    http::Response get(const http::Request& request);

private:
    ShopContext shop_of(const http::Request& request) const;
    std::vector<Answer> answers_for(const std::string& target, const ShopContext& shop,
                                    const std::string& reported, const Turn& turn);
    /// What the renderers say of a page of this shop, as they are notified of it, and what they were notified.
    Drawn draw(const http::Request& request, const ShopContext& shop, const std::string& reported,
               std::vector<Answer>& answers);
    Answer ask(const std::string& path, const ShopContext& shop) const;
    /// A hash of what a page's queries answer now: the same while it says what the shop says.
    std::size_t answers_again(const Page& page, const ShopContext& shop) const;
    std::optional<PageSources::Moved> moved_to(const http::Request& request, const boost::json::value& opened,
                                               int status) const;
    Page make(const http::Request& request, const ShopContext& shop, bool& cacheable);
    std::string origin_of(const http::Request& request) const;

    PageSettings settings_;
    PageSources sources_;
    WebFiles files_;
    RenderPool pool_;
    PageCache cache_;
};

}  // namespace spaza::app::pages
