#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shop/catalogue/product_json.hpp"
#include "shop/search/listing.hpp"
#include "shop/search/listing_question.hpp"

namespace spaza::search {

/// Texts by message key: names of facets and sorts.
using Words = std::string (*)(std::string_view key);

/// What is shown where a listing is empty, and how it differs from what was asked.
struct NearestListing {
    std::string_view reason;  // department, withoutFilters, everywhere, withoutText or popular
    Query query;
    std::string page;  // address of its listing, without the query
    std::size_t total{};
    std::string products;  // a JSON list
};

/// Products show themselves; the page only says at which level.
inline constexpr MemberSchema kProducts{"products", Level::basic, Level::standard};
inline constexpr MemberSchema kNearest{"nearest", Level::standard, Level::standard};
inline constexpr MemberSchema kMentions{"mentions", Level::standard, Level::standard};
std::span<const MemberSchema> page_schema();

/// Address of the listing a scope stands for.
std::string page_address(const ListingQuestion& question, const Scope& scope, const Catalogue& all);

/// Departments that sell best now, the best first.
std::vector<CategoryIndex> popular_categories(const Catalogue& all);

/// Writes a listing as JSON, from its parts.
class PageWriter {
public:
    PageWriter(const ListingQuestion& question, const ListingRequest& request, const Listing& listing,
               const ListingData& data, Words words)
        : request_{request},
          listing_{listing},
          all_{*data.view().catalogue},
          words_{words},
          page_url_{page_address(question, request.scope, all_)} {}

    /// Everything but the products and the closing brace. `mentions` is a JSON list of products, or empty.
    std::string head(const std::optional<NearestListing>& nearest, const std::string& mentions);

private:
    void place();
    void categories(std::string_view name, const std::vector<CategoryIndex>& shown);
    void state(const Query& query, std::string_view page);
    void understood();
    void instead(const NearestListing& nearest);
    void pagination();
    void sorts();
    std::string facet_name(const std::string& code, const std::string& name) const;
    std::string value_name(const std::string& facet, const std::string& code, const std::string& name) const;
    void facets();
    Query with(const std::string& facet, const FacetValue& value) const;
    void values(std::string_view name, const Facet& facet, std::size_t count);
    void price_range();
    void crumbs();
    std::string facet_title(const Crumb& crumb) const;
    void scores();

    const ListingRequest& request_;
    const Listing& listing_;
    const Catalogue& all_;
    Words words_;
    std::string page_url_;
    std::string out_;
};

}  // namespace spaza::search
