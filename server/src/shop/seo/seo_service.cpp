#include "shop/seo/seo_service.hpp"

#include <algorithm>

#include "shop/seo/seo_rules.hpp"

namespace spaza {
namespace {

auto no_such(const char* what, std::int64_t number) {
    return fail(Reason::not_found, "error.notFound", std::to_string(number), "NotFoundError", what);
}

}  // namespace

std::vector<ListedPage> SeoService::all_pages() {
    std::vector<ListedPage> all = pages_();
    for (auto& more : {store_.departments(), store_.brands()}) all.insert(all.end(), more.begin(), more.end());
    std::ranges::sort(all, {}, &ListedPage::path);
    // An editor's page of a brand or department stands where the plain one would.
    const auto repeated = [](const ListedPage& a, const ListedPage& b) { return a.path == b.path; };
    all.erase(std::unique(all.begin(), all.end(), repeated), all.end());
    return all;
}

std::string SeoService::index(const std::string& origin) {
    std::int64_t newest = 0;
    for (const ListedPage& page : all_pages()) newest = std::max(newest, page.modified_at);
    std::vector<ListedPage> maps{{"/sitemaps/pages.xml", newest}};
    std::int64_t part = 0;
    for (const std::int64_t changed : store_.product_parts(kPart))
        maps.push_back({"/sitemaps/products-" + std::to_string(++part) + ".xml", changed});
    return sitemap_index(origin, maps);
}

std::string SeoService::pages(const std::string& origin) { return sitemap(origin, all_pages()); }

Result<std::string> SeoService::products(const std::string& origin, std::int64_t part) {
    const auto listed = part < 1 || part > 50'000 ? std::vector<ListedProduct>{}
                                                  : store_.product_changes((part - 1) * kPart, kPart);
    if (listed.empty()) return no_such("sitemap", part);
    std::vector<ListedPage> found;
    for (const ListedProduct& product : listed)
        if (const auto facts = products_.find(product.code)) found.push_back({facts->url, product.modified_at});
    return sitemap(origin, found);
}

Result<std::string> SeoService::feed(const std::string& origin, std::int64_t page) {
    if (page < 1 || page > 1'000'000) return no_such("feed", page);
    const auto listed = store_.products((page - 1) * kFeedPage, kFeedPage + 1);
    if (listed.empty() && page > 1) return no_such("feed", page);
    const bool more = std::ssize(listed) > kFeedPage;
    std::string out =
        feed_start(shop_, origin, more ? "/feeds/merchant.xml?page=" + std::to_string(page + 1) : std::string{});
    const TimePoint now = clock_.now();
    for (std::int64_t n = 0; n < std::min(kFeedPage, static_cast<std::int64_t>(listed.size())); ++n) {
        const ListedProduct& product = listed[static_cast<std::size_t>(n)];
        if (const auto facts = products_.find(product.code)) append_feed_item(out, origin, product, *facts, now);
    }
    out += feed_end();
    return out;
}

}  // namespace spaza
