#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/seo/seo_store.hpp"

namespace spaza {

/// Sitemaps and the merchant feed, from the database as it stands.
class SeoService {
public:
    static constexpr std::int64_t kPart = 20'000;  // products a sitemap
    static constexpr std::int64_t kFeedPage = 5'000;

    /// Content pages that may be found, with their paths.
    using ContentPages = std::function<std::vector<ListedPage>()>;

    SeoService(SeoStore& store, const ProductReader& products, const ContentPages& pages, const Clock& clock,
               std::string shop)
        : store_{store}, products_{products}, pages_{pages}, clock_{clock}, shop_{std::move(shop)} {}

    std::string index(const std::string& origin);
    std::string pages(const std::string& origin);
    /// Parts count from 1; one that does not exist is not found.
    Result<std::string> products(const std::string& origin, std::int64_t part);
    Result<std::string> feed(const std::string& origin, std::int64_t page);

private:
    std::vector<ListedPage> all_pages();

    SeoStore& store_;
    const ProductReader& products_;
    const ContentPages& pages_;
    const Clock& clock_;
    std::string shop_;  // its name
};

}  // namespace spaza
