#pragma once

#include <string>

#include "base/codes.hpp"
#include "base/fields.hpp"
#include "base/result.hpp"
#include "shop/catalogue/catalogue_snapshot.hpp"
#include "shop/catalogue/product_answers.hpp"
#include "shop/catalogue/zone_table_rules.hpp"

namespace spaza {

/// Answers about products, categories and brands, from memory. Safe to share between threads.
class CatalogueService {
public:
    CatalogueService(const CatalogueSnapshot& snapshot, const StoreReader& stores, const Clock& clock,
                     const TermsReader& terms)
        : snapshot_{snapshot}, zones_{stores, clock, terms} {}

    /// The product's JSON for a shopper of this zone.
    Result<ProductAnswers::Text> product(const ProductCode& code, const StoreCode& zone,
                                         const FieldSet& fields) const;
    Result<std::string> category(const std::string& catalog, const CategoryCode& code,
                                 const FieldSet& fields) const;
    Result<std::string> brand(const BrandCode& code, const FieldSet& fields) const;

    /// A JSON list of the products on sale among these, in the order given, at DEFAULT.
    /// `more` are members every one of them gets, such as `,"isFavorite":true`.
    std::string cards(const std::vector<ProductCode>& products, const StoreCode& zone,
                      std::string_view more) const;

    /// Appends a product of this view, for lists.
    void append_product(std::string& out, const CatalogueView& view, Ordinal product, const ZoneTable& zone,
                        const FieldSet& fields) const;
    std::shared_ptr<const ZoneTable> zone(const StoreCode& code) const { return zones_.of(code); }
    bool collects_today(const ZoneTable& zone) const { return zone.collects_today(holidays_); }

private:
    std::string written(const CatalogueView& view, Ordinal product, const ZoneTable& table,
                        const FieldSet& fields) const;
    /// The members that name other products, where the fields ask for them.
    void append_relations(std::string& out, const CatalogueView& view, Ordinal product, const ZoneTable& zone,
                          const FieldSet& fields) const;
    void append_variants(std::string& out, const CatalogueView& view, Ordinal product, const ZoneTable& zone,
                         const FieldSet& fields) const;

    const CatalogueSnapshot& snapshot_;
    ZoneTables zones_;
    HolidayCalendar holidays_;
    mutable ProductAnswers answers_;  // whole levels only: named fields are too many to keep
};

}  // namespace spaza
