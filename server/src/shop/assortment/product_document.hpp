#pragma once

#include "shop/assortment/assortment.hpp"
#include "shop/import/record.hpp"

namespace spaza {

/// A product as a row of an import would say it, so that a change by hand is held to the same rules.
class ProductDocument {
public:
    ProductDocument() = default;
    explicit ProductDocument(std::string code) { record_.set("code", std::move(code)); }

    /// Words of a text, a list or pairs; none takes the field away.
    void set(const FieldWords& field);
    /// All fields but the code, in the order they were set.
    std::vector<FieldWords> fields() const;
    const import::Record& record() const { return record_; }

private:
    import::Record record_;
};

/// Whether a person may change it: what is reckoned (ratings) or belongs to promotions is not.
bool is_editable(std::string_view field);

}  // namespace spaza
