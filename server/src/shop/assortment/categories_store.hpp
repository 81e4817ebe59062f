#pragma once

#include "shop/assortment/categories.hpp"
#include "shop/import/import.hpp"

namespace spaza {

struct AssortmentCategoryStore {
    virtual ~AssortmentCategoryStore() = default;
    /// By parent, position and name, without the root; not counted.
    virtual std::vector<KeptCategory> all() = 0;
    /// Nobody else adds one until the transaction ends.
    virtual void hold_new() = 0;
    /// The same; nobody changes the tree until the transaction ends.
    virtual std::vector<KeptCategory> lock_all() = 0;
    /// Products of each category that has any.
    virtual std::vector<std::pair<std::string, int>> counts() = 0;
    virtual std::vector<import::FieldProblem> write(const import::CategoryRow& row, TimePoint now) = 0;
    /// Those who keep a copy are reported.
    virtual void set_hidden(const std::string& code, bool hidden, TimePoint now) = 0;
    virtual void remove(const std::string& code, const std::string& moved_to) = 0;
};

}  // namespace spaza
