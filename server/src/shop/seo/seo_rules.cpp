#include "shop/seo/seo_rules.hpp"

#include "base/text.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestDescription = 4900;  // the feed's limit is 5000
constexpr std::size_t kLongestTitle = 150;

void element(std::string& out, std::string_view name, std::string_view text) {
    if (text.empty()) return;
    out.append("<").append(name).append(">").append(escape_xml(text)).append("</").append(name).append(">");
}

std::string amount(Money money) { return decimal(money) + " ZAR"; }

/// W3C date and time, `2026-02-14T07:58:44+00:00`.
std::string w3c(std::int64_t millis) {
    std::string text = iso_time(from_millis(millis));
    return text.insert(text.size() - 2, ":");
}

void append_pages(std::string& out, const std::string& origin, const std::vector<ListedPage>& pages,
                  std::string_view name) {
    for (const ListedPage& page : pages) {
        out.append("<").append(name).append(">");
        element(out, "loc", origin + page.path);
        if (page.modified_at > 0) element(out, "lastmod", w3c(page.modified_at));
        out.append("</").append(name).append(">\n");
    }
}

constexpr std::string_view kXml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

}  // namespace

std::string escape_xml(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&apos;"; break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
        }
    }
    return out;
}

std::string sitemap(const std::string& origin, const std::vector<ListedPage>& pages) {
    std::string out{kXml};
    out += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    append_pages(out, origin, pages, "url");
    return out + "</urlset>\n";
}

std::string sitemap_index(const std::string& origin, const std::vector<ListedPage>& sitemaps) {
    std::string out{kXml};
    out += "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    append_pages(out, origin, sitemaps, "sitemap");
    return out + "</sitemapindex>\n";
}

std::string security_text(const std::string& contact, const std::string& origin, TimePoint now) {
    constexpr std::chrono::days kHolds{180};
    const auto until = std::chrono::floor<std::chrono::days>(now) + kHolds;
    return "Contact: mailto:" + contact + "\nExpires: " + iso_time(until).substr(0, 19) +
           "Z\nPreferred-Languages: en\nCanonical: " + origin + "/.well-known/security.txt\n";
}

/// Product lists stay open: their noindex can only be read by who may come in.
std::string robots_text(const std::string& origin) {
    return "User-agent: *\n"
           "Allow: /account/helpandsupport\n"
           "Disallow: /account/\n"
           "Disallow: /cart\n"
           "Disallow: /checkout\n"
           "Disallow: /checkoutoptions\n"
           "Disallow: /ordersummary\n"
           "Disallow: /payment\n"
           "Disallow: /orderconfirmation\n"
           "Disallow: /orderdetails/\n"
           "Disallow: /orderhistory/\n"
           "Disallow: /redirect\n"
           "Disallow: /occ/\n"
           "Disallow: /*?*preview=\n"
           "Disallow: /*?*sap-outbound-id=\n"
           "\n"
           "Sitemap: " +
           origin + "/sitemap.xml\n";
}

void append_feed_item(std::string& out, const std::string& origin, const ListedProduct& product,
                      const ProductFacts& facts, TimePoint now) {
    out += "<item>";
    element(out, "g:id", product.code.value);
    element(out, "g:title", shortened(facts.name, kLongestTitle));
    const std::string& words = product.description.empty() ? product.summary : product.description;
    element(out, "g:description", shortened(words.empty() ? facts.name : words, kLongestDescription));
    element(out, "g:link", origin + facts.url);
    element(out, "g:image_link", facts.image_url.starts_with('/') ? origin + facts.image_url : facts.image_url);
    element(out, "g:availability",
            facts.is_pre_order(now) ? "preorder"
            : product.units > 0     ? "in_stock"
                                    : "out_of_stock");
    element(out, "g:price", amount(facts.was_price.value_or(facts.price)));
    if (facts.was_price) element(out, "g:sale_price", amount(facts.price));
    if (facts.was_price && product.offer_ends_at > to_millis(now))
        element(out, "g:sale_price_effective_date", w3c(to_millis(now)) + "/" + w3c(product.offer_ends_at));
    element(out, "g:brand", facts.brand_name);
    element(out, "g:gtin", product.ean);
    element(out, "g:mpn", product.model);
    if (product.ean.empty() && product.model.empty()) element(out, "g:identifier_exists", "no");
    element(out, "g:condition", "new");
    std::string type;
    for (const std::string& name : facts.category_names) type += (type.empty() ? "" : " > ") + name;
    element(out, "g:product_type", type);
    out += "</item>\n";
}

std::string feed_start(const std::string& shop, const std::string& origin, const std::string& next) {
    std::string out{kXml};
    out +=
        "<rss version=\"2.0\" xmlns:g=\"http://base.google.com/ns/1.0\" "
        "xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel>";
    element(out, "title", shop);
    element(out, "link", origin + "/");
    element(out, "description", "All products of the shop with price and availability");
    if (!next.empty()) out += "<atom:link rel=\"next\" href=\"" + escape_xml(origin + next) + "\"/>";
    return out + "\n";
}

std::string_view feed_end() { return "</channel></rss>\n"; }

}  // namespace spaza
