#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/seo/seo.hpp"

namespace spaza {

/// Text that may stand in XML, as content or attribute; what XML 1.0 forbids is left out.
std::string escape_xml(std::string_view text);

/// A sitemap of pages; a page nobody knows the time of has none.
std::string sitemap(const std::string& origin, const std::vector<ListedPage>& pages);
/// The index of sitemaps.
std::string sitemap_index(const std::string& origin, const std::vector<ListedPage>& sitemaps);
std::string robots_text(const std::string& origin);
/// `/.well-known/security.txt` (RFC 9116); it holds for half a year from today.
std::string security_text(const std::string& contact, const std::string& origin, TimePoint now);

/// One item of the merchant feed.
void append_feed_item(std::string& out, const std::string& origin, const ListedProduct& product,
                      const ProductFacts& facts, TimePoint now);
std::string feed_start(const std::string& shop, const std::string& origin, const std::string& next);
std::string_view feed_end();

}  // namespace spaza
