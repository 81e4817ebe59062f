#include <atomic>
#include <filesystem>
#include <stdexcept>

#include "app/application.hpp"
#include "app/pages/page_server.hpp"
#include "app/payment_desk.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/content/content_service.hpp"
#include "shop/stores/stores.hpp"

namespace spaza::app {

namespace {

/// The rendering program lies beside this one.
std::string render_program() {
    return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "spaza-render").string();
}

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

pages::PageSettings settings_of(const Config& config) {
    pages::PageSettings settings;
    settings.web_root = config.serve.web_dir;
    settings.public_origin = config.serve.public_url;
    settings.payment_page = config.payments.paysim_url;
    settings.map_tiles = origin_of(config.maps.tiles);
    settings.render.program = render_program();
    settings.render.workers = static_cast<std::size_t>(config.render.workers);
    settings.render.patience = std::chrono::milliseconds{config.render.timeout_ms};
    settings.render.script = config.serve.web_dir + "-ssr/render.js";
    return settings;
}

/// Another number when other ways to pay are offered, or for other amounts.
std::uint64_t offered(const CommercePolicies& commerce) {
    std::uint64_t sum = 0;
    for (const WayToPay& way : commerce.ways_to_pay()) {
        for (const char c : way.code) sum = sum * 31 + static_cast<unsigned char>(c);
        sum = sum * 31 + static_cast<std::uint64_t>(way.least.value_or(Money{}).in_cents());
        sum = sum * 31 + static_cast<std::uint64_t>(way.most.value_or(Money{}).in_cents());
    }
    return sum;
}

}  // namespace

void wire_pages(Application& application) {
    auto& version = application.keeper.keep(std::make_shared<std::atomic<std::uint64_t>>(0));
    const auto changed = [&version] { ++version; };
    application.changes.tell(
        {.changed = [changed](const std::vector<storage::Change>&) { changed(); }, .lost_track = changed});
    pages::PageSources sources{
        .api = [&router =
                    application.router](http::Request request) { return router.dispatch(std::move(request)); },
        // Planned content begins and ends to show without any change: each such moment makes another version. So
        // does a way to pay that comes or goes.
        .content_version =
            [&version, &content = *application.content, &clock = application.clock,
             &commerce = *application.commerce] {
                return (version.load() << 20) + content.turns_passed(clock.now()) + (offered(commerce) << 44);
            },
        .moved = [&content = *application.content_service](std::string_view path) { return content.moved(path); },
        .zone_known = [&stores =
                           *application.stores](const StoreCode& zone) { return stores.find(zone).has_value(); }};
    try {
        auto& server = application.keeper.keep(
            std::make_shared<pages::PageServer>(settings_of(application.config), std::move(sources)));
        application.router.add("GET", "/{path*}",
                               [&server](const http::Request& request) { return server.get(request); },
                               {.work = http::Work::database, .label = "page"});
    } catch (const std::runtime_error& problem) {
        log::warn("no_pages", {{"why", problem.what()}});
    }
}

}  // namespace spaza::app
