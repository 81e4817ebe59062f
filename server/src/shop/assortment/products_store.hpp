#pragma once

#include "shop/assortment/products.hpp"
#include "shop/import/import.hpp"

namespace spaza {

struct AssortmentProductStore {
    virtual ~AssortmentProductStore() = default;
    /// In the order asked for; codes that are unknown are left out.
    virtual std::vector<ProductLine> lines(const std::vector<std::string>& codes) = 0;
    virtual std::optional<ProductSheet> sheet(const std::string& code) = 0;
    /// Nobody else adds one until the transaction ends.
    virtual void hold_new() = 0;
    /// Nobody changes it until the transaction ends.
    virtual std::optional<KeptProduct> lock(const std::string& code) = 0;
    /// Many at once, by code; unknown ones are left out.
    virtual std::vector<KeptProduct> lock_all(std::vector<std::string> codes) = 0;
    virtual std::vector<KeptProduct> find_all(std::vector<std::string> codes) = 0;
    /// As an import writes them, all together; what is wrong with each, in their order. Nothing may be wrong with
    /// any for the transaction to be kept.
    virtual std::vector<std::vector<import::FieldProblem>> write(const std::vector<import::ProductRow>& rows,
                                                                 TimePoint now) = 0;
    /// What is wrong with giving this to any product: an unknown category or brand, a fact that is none, or a
    /// value of another type.
    virtual std::vector<import::FieldProblem> check(const FieldWords& field) = 0;
    virtual std::vector<BrandLine> brands(const std::string& beginning, int most) = 0;
    /// Of at most so many products in these categories.
    virtual FactUses facts_in(const std::vector<std::string>& categories, int most) = 0;
};

}  // namespace spaza
