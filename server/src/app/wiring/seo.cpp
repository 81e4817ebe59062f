#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/content_service.hpp"
#include "shop/seo/seo_routes.hpp"
#include "shop/seo/seo_rules.hpp"
#include "shop/seo/seo_store_sql.hpp"

namespace spaza::app {
namespace {

/// Pages everybody may see now, each at its own path; one that has been planned is new when it begins to show.
std::vector<ListedPage> findable_pages(const ContentService& service) {
    const auto content = service.content();
    const auto view = service.view(content, {}, {});
    std::vector<ListedPage> pages;
    if (!view) return pages;
    for (const auto& [code, page] : content->pages)
        // A product stands among the products.
        if (std::string path = page_path(page); !path.empty() && page.kind != "product" && shows(page, *view))
            pages.push_back({std::move(path), std::max(page.modified_at, page.showing.starts_at)});
    return pages;
}

/// GET /.well-known/security.txt; nothing where nobody is named.
http::Response security_contact(const Config& config, const Clock& clock) {
    const std::string& contact =
        config.shop.security_contact.empty() ? config.shop.email : config.shop.security_contact;
    if (contact.empty())
        return http::problem(
            fail(Reason::not_found, "error.unknownRoute", "security.txt", "UnknownResourceError", "path").error());
    http::Response response = http::ok(security_text(contact, config.serve.public_url, clock.now()));
    response.content_type = "text/plain; charset=utf-8";
    return response;
}

}  // namespace

void wire_seo(Application& application) {
    application.router.add("GET", "/.well-known/security.txt", [&application](const http::Request&) {
        return security_contact(application.config, application.clock);
    });
    auto& pages = application.keeper.keep(std::make_shared<SeoService::ContentPages>(
        [&content = *application.content_service] { return findable_pages(content); }));
    using Body = Transactional<SeoService>::Body;
    const auto with_service = [&application, &pages](storage::Session& session, const Body& body) {
        SqlSeoStore store{session};
        SeoService service{store, *application.products, pages, application.clock, application.config.shop.name};
        return body(service);
    };
    add_seo_routes(
        application.router,
        {[&application, with_service](const Body& body) {
             application.database.read([&](storage::Session& session) { with_service(session, body); });
         },
         [&application, with_service](const Body& body) {
             application.database.write([&](storage::Session& session) { return with_service(session, body); });
         }},
        application.config.serve.public_url);
}

}  // namespace spaza::app
