#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/listing.hpp"

namespace spaza::search {

/// From…to, both included; an open end is unlimited.
struct Range {
    double from;
    double to;
    bool holds(double number) const { return from <= number && number <= to; }
};

/// `R500-R999.99`, `500-`, `-20`.
std::optional<Range> parse_range(std::string_view text);
/// `R500-R999.99` and `R 500 – R 999` for a price band that begins at this limit of kPriceBands.
struct Band {
    std::string code;
    std::string name;
};
inline constexpr std::array<std::int64_t, 9> kPriceBands{0,      500,    1000,   2000,   5000,
                                                         10'000, 20'000, 50'000, 100'000};
Band price_band(std::size_t number);
std::size_t price_band_of(std::int64_t cents);
/// `200-299` and `200 – 299 L` of an attribute with bands.
Band attribute_band(const AttributeColumn& attribute, std::size_t number);
std::optional<std::size_t> attribute_band_of(const AttributeColumn& attribute, double number);
/// `55"`, `300 L`, `Yes`.
std::string shown_value(const AttributeColumn& attribute, std::uint16_t value);

/// What of one facet is chosen, ready to ask of a product.
class Choice {
public:
    virtual ~Choice() = default;
    virtual bool holds(Ordinal product) const = 0;
    std::string facet;
};

/// The choices a query makes beyond availability. Facets nobody knows are left out.
std::vector<std::unique_ptr<Choice>> choices(const CatalogueView& view, const Query& query, const Scope& scope);

/// Counts of one set of products.
class FacetCounter {
public:
    FacetCounter(const CatalogueView& view, const Query& query, const Scope& scope)
        : view_{view}, query_{query}, scope_{scope} {}

    /// The facet over these products; a facet without use is left out.
    std::vector<Facet> all(const std::vector<Ordinal>& products) const;
    std::optional<Facet> one(const std::string& code, const std::vector<Ordinal>& products) const;

private:
    std::vector<std::uint32_t> by_category(const std::vector<Ordinal>& products) const;
    Facet categories(const std::vector<std::uint32_t>& leaves) const;
    Facet brands(const std::vector<Ordinal>& products) const;
    Facet prices(const std::vector<Ordinal>& products) const;
    Facet ratings(const std::vector<Ordinal>& products) const;
    Facet deals(const std::vector<Ordinal>& products) const;
    Facet attribute(const AttributeColumn& attribute, const std::vector<Ordinal>& products) const;
    void mark_selected(Facet& facet) const;

    const CatalogueView& view_;
    const Query& query_;
    const Scope& scope_;
};

/// What the shopper has chosen, in words.
std::vector<Crumb> crumbs_of(const CatalogueView& view, const Query& query, const Scope& scope);

}  // namespace spaza::search
