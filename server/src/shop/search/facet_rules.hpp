#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/search/facet_values.hpp"
#include "shop/search/listing.hpp"

namespace spaza::search {

/// Counts of one set of products.
class FacetCounter {
public:
    /// `whole` is the facet all values of which are wanted; of the others come the most frequent ones.
    FacetCounter(const CatalogueView& view, const LiveColumns& live, const Query& query, const Scope& scope,
                 std::string_view whole = {})
        : view_{view}, live_{live}, query_{query}, scope_{scope}, whole_{whole} {}

    /// Facets over these products; what would narrow nothing is left out.
    std::vector<Facet> all(const std::vector<Ordinal>& products) const;
    std::optional<Facet> one(const std::string& code, const std::vector<Ordinal>& products) const;

private:
    std::optional<Facet> counted(const std::string& code, const std::vector<Ordinal>& products) const;
    std::vector<std::uint32_t> by_category(const std::vector<Ordinal>& products) const;
    Facet categories(const std::vector<std::uint32_t>& leaves) const;
    Facet brands(const std::vector<Ordinal>& products) const;
    Facet prices(const std::vector<Ordinal>& products) const;
    Facet ratings(const std::vector<Ordinal>& products) const;
    /// A facet with the one value `true`.
    Facet flagged(const char* code, const Bitset& set, const std::vector<Ordinal>& products) const;
    Facet attribute(const AttributeColumn& attribute, const std::vector<Ordinal>& products) const;
    std::size_t most_values(std::string_view facet) const;

    const CatalogueView& view_;
    const LiveColumns& live_;
    const Query& query_;
    const Scope& scope_;
    std::string_view whole_;
};

/// Leaves out values that all products of the listing have, but for those chosen: with them it would be the same
/// one.
void drop_what_narrows_nothing(Facet& facet, std::size_t total);

/// What the shopper has chosen, in words.
std::vector<Crumb> crumbs_of(const CatalogueView& view, const Query& query, const Scope& scope);

}  // namespace spaza::search
