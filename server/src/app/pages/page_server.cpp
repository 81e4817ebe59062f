#include "app/pages/page_server.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <stdexcept>
#include <utility>

#include "app/pages/compression.hpp"
#include "base/web_path.hpp"
#include "platform/http/encoding.hpp"

namespace spaza::app::pages {

namespace {

namespace json = boost::json;

constexpr std::size_t kLongestCachedTarget = 300;

/// `…/p/CODE`: the pages that show what scripts of others add.
bool is_of_product(std::string_view path) {
    const std::size_t code = path.rfind('/');
    return code != path.npos && code + 1 < path.size() && path.substr(0, code).ends_with("/p");
}

/// Of videos: asked for nothing before a shopper presses.
constexpr std::string_view kPlayers = "https://www.youtube-nocookie.com https://player.vimeo.com";

/// Only the script and the style that stand in every page may stand in one, each named by its digest. The form
/// that leads to the payment page may go to any https page, and to a simulator without.
std::string content_policy(const std::string& style_digest, const PageSettings& settings, std::string_view path) {
    static const std::string kScripts = policy_digest(kListener) + " " + policy_digest(kStarter);
    const std::string& payment_page = settings.payment_page;
    const std::string plugins = settings.human_check + (is_of_product(path) ? settings.plugins : "");
    return "default-src 'self'; script-src 'self' " + kScripts + plugins + "; style-src 'self' " + style_digest +
           plugins + "; style-src-attr 'unsafe-inline'; img-src 'self' data:" +
           (settings.map_tiles.empty() ? "" : " " + settings.map_tiles) + plugins + "; font-src 'self'" + plugins +
           "; connect-src 'self'" + plugins + "; frame-src 'self' " + std::string{kPlayers} + plugins +
           "; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self' https:" +
           (payment_page.empty() ? "" : " " + payment_page);
}

bool is_phone(const http::Request& request) {
    const std::string_view hint = request.header("sec-ch-ua-mobile");
    if (!hint.empty()) return hint == "?1";
    return request.header("user-agent").find("Mobi") != std::string_view::npos;
}

std::string call_json(std::string_view call, const std::string& target, const std::string& shop) {
    return R"({"call":)" + json::serialize(json::string{call}) + R"(,"url":)" +
           json::serialize(json::string{target}) + R"(,"shop":)" + shop + "}";
}

/// Adds the answers to a call without reading and writing them again.
std::string with_data(std::string call, const std::vector<Answer>& answers) {
    call.pop_back();
    return std::move(call) + ",\"data\":" + answers_json(answers) + "}";
}

/// Paths of the API and of files: a missing one is an error, not a page.
bool is_machine_path(std::string_view path) {
    for (const std::string_view start : {"/occ/", "/authorizationserver/", "/payments/", "/identity/", "/assets/",
                                         "/medias/", "/dev/", "/backoffice/"})
        if (path.starts_with(start)) return true;
    return false;
}

http::Response no_such_path(const std::string& path) {
    return http::problem(
        fail(Reason::not_found, "error.unknownRoute", path, "UnknownResourceError", "path").error());
}

/// Stands for a path that is not text: a shopper sees that there is no such page.
constexpr const char* kNoPage = "/%EF%BF%BD";

std::size_t hash_of(const std::vector<Answer>& answers) {
    std::size_t hash = answers.size();
    for (const Answer& each : answers)
        hash = hash * 1'000'003 + (std::hash<std::string>{}(each.body) ^ static_cast<std::size_t>(each.status));
    return hash;
}

}  // namespace

PageServer::PageServer(PageSettings settings, PageSources sources)
    : settings_{std::move(settings)},
      sources_{std::move(sources)},
      files_{settings_.web_root},
      pool_{settings_.render},
      cache_{settings_.cache_bytes} {
    settings_.icon = files_.icon(settings_.icon);
}

ShopContext PageServer::shop_of(const http::Request& request) const {
    ShopContext shop;
    if (is_phone(request)) shop.channel = "msite";
    const auto cookie = request.cookie("zone");
    StoreCode zone{cookie ? http::percent_decode(*cookie, false) : std::string{}};
    shop.zone = !zone.empty() && sources_.zone_known(zone) ? std::move(zone) : sources_.default_zone();
    return shop;
}

std::string PageServer::origin_of(const http::Request& request) const {
    if (!settings_.public_origin.empty()) return settings_.public_origin;
    return std::string{request.secure ? "https://" : "http://"}.append(request.header("host"));
}

Answer PageServer::ask(const std::string& path, const ShopContext& shop) const {
    http::Request request;
    request.method = "GET";
    request.target =
        "/occ/v2/spaza/channel/" + shop.channel + "/zone/" + http::percent_encode(shop.zone.value) + path;
    request.path = request.target.substr(0, request.target.find('?'));
    const http::Response response = sources_.api(std::move(request));
    return {path, response.status, std::string{response.content()}};
}

std::vector<Answer> PageServer::answers_for(const std::string& target, const ShopContext& shop,
                                            const std::string& reported, const Turn& turn) {
    const auto plan = pool_.plan(call_json("plan", target, reported), turn);
    if (!plan) return {};
    std::vector<Answer> answers;
    const json::value planned = json::parse(*plan);
    const auto ask_all = [&](std::string_view paths) {
        for (const json::value& path : planned.at(paths).as_array())
            answers.push_back(ask(std::string{path.as_string()}, shop));
    };
    ask_all("queries");
    const auto is_missing = [](const Answer& each) { return each.status == 400 || each.status == 404; };
    if (std::ranges::any_of(answers, is_missing)) ask_all("instead");
    return answers;
}

/// A page that says it lives elsewhere, or a path that leads to nothing but once did. The query goes along.
std::optional<PageSources::Moved> PageServer::moved_to(const http::Request& request, const json::value& opened,
                                                       int status) const {
    std::optional<PageSources::Moved> moved;
    if (const auto* page = opened.if_object())
        if (const auto* path = page->if_contains("moved"); path && path->is_string())
            moved.emplace(std::string{path->as_string()}, false);
    if (status == 404) moved = sources_.moved(request.path);
    if (moved && request.target.size() > request.path.size()) {
        std::string query = request.target.substr(request.path.size());
        if (moved->path.find('?') != moved->path.npos) query.front() = '&';
        moved->path += query;
    }
    return moved;
}

Drawn PageServer::draw(const http::Request& request, const ShopContext& shop, const std::string& reported,
                       std::vector<Answer>& answers) {
    if (!sources_.may_be_drawn(request)) return {};
    const Turn turn{.client = sources_.client_of(request), .deadline = pool_.deadline()};
    answers = answers_for(request.target, shop, reported, turn);
    return pool_.render(with_data(call_json("render", request.target, reported), answers), turn);
}

Page PageServer::make(const http::Request& request, const ShopContext& shop, bool& cacheable) {
    PageParts parts;
    parts.origin = origin_of(request);
    parts.path = request.path;
    parts.shop_name = settings_.shop_name;
    parts.icon = settings_.icon;
    parts.app_icon = settings_.app_icon;
    parts.look = sources_.look();
    parts.shop = shop_json(shop, sources_.shop_facts());
    const Drawn drawn = draw(request, shop, parts.shop, parts.answers);
    json::value opened;
    if (drawn.opened) {
        opened = json::parse(*drawn.opened);
        parts.head = &opened.at("head").as_object();
        parts.status = static_cast<int>(opened.at("status").as_int64());
        parts.screen = opened.at("screen").as_string();
    }
    const auto elsewhere = [&](int status, std::string location) {
        Page page;
        page.status = status;
        page.location = own_path(std::move(location));
        cacheable = false;
        return page;
    };
    if (auto moved = moved_to(request, opened, parts.status))
        return elsewhere(moved->temporary ? 302 : 301, std::move(moved->path));
    if (const auto* said = opened.if_object() ? opened.as_object().if_contains("leads") : nullptr;
        said && said->is_string())
        return elsewhere(302, std::string{said->as_string()});
    if (drawn.markup) parts.markup = *drawn.markup;
    const bool broken = std::ranges::any_of(parts.answers, [](const Answer& each) { return each.status >= 500; });
    if (broken) parts.status = 503;
    // What is not there may be put elsewhere any moment.
    cacheable = drawn.markup && !broken && parts.status == 200 && opened.at("cacheable").as_bool();
    Page page = assemble(files_, parts);
    page.brotli = brotli(page.text);
    for (const Answer& each : parts.answers) page.queries.push_back(each.path);
    page.answers = hash_of(parts.answers);
    return page;
}

std::size_t PageServer::answers_again(const Page& page, const ShopContext& shop) const {
    std::vector<Answer> answers;
    for (const std::string& path : page.queries) answers.push_back(ask(path, shop));
    return hash_of(answers);
}

http::Response PageServer::get(const http::Request& asked) {
    const bool readable = http::strict_percent_decode(asked.path, false).has_value();
    if (!readable && is_machine_path(asked.path))
        return http::problem(
            fail(Reason::invalid, "error.malformedQuery", "path", "ValidationError", "parameter").error());
    http::Request request = asked;
    if (!readable) request.path = request.target = kNoPage;
    if (!http::is_plain_utf8(request.target)) request.target = request.path;  // its query is not text
    // A page asks the API in process: a call nobody answers must not become a page that asks again.
    if (is_machine_path(request.path)) return no_such_path(request.path);
    const ShopContext shop = shop_of(request);
    const std::string key = shop.channel + ' ' + shop.zone.value + ' ' + origin_of(request) + ' ' + request.target;
    const std::uint64_t version = sources_.content_version();
    const auto now = std::chrono::steady_clock::now();
    auto [page, current] = cache_.find(key, version, now);
    if (page && !current) {
        if (answers_again(*page, shop) == page->answers)
            cache_.confirm(key, page, version);
        else
            page = nullptr;
    }
    if (!page) {
        bool cacheable = false;
        page = std::make_shared<const Page>(make(request, shop, cacheable));
        if (cacheable && request.target.size() <= kLongestCachedTarget) cache_.keep(key, version, now, page);
    }
    http::Response response;
    response.status = page->status;
    if (!page->location.empty()) {
        // Browsers must ask again next time: things may move back.
        response.headers = {{"Location", page->location}, {"Cache-Control", "no-cache"}};
        return response;
    }
    response.content_type = "text/html; charset=utf-8";
    response.headers = {{"Content-Security-Policy", content_policy(page->style_digest, settings_, request.path)},
                        {"Cache-Control", "private, no-cache"},
                        {"Vary", "Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent"}};
    const std::string_view accepted = request.header("accept-encoding");
    if (accepted.find("br") != std::string_view::npos) {
        response.shared_body = {page, &page->brotli};
        response.headers.emplace_back("Content-Encoding", "br");
    } else if (accepted.find("gzip") != std::string_view::npos) {
        response.body = gzip(page->text);
        response.headers.emplace_back("Content-Encoding", "gzip");
    } else {
        response.shared_body = {page, &page->text};
    }
    return response;
}

}  // namespace spaza::app::pages
