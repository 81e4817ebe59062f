#pragma once

#include <vector>

#include "shop/seo/seo.hpp"

namespace spaza {

struct SeoStore {
    virtual ~SeoStore() = default;
    /// When the latest product of each part of the catalogue changed; as many as there are parts.
    virtual std::vector<std::int64_t> product_parts(std::int64_t part_size) = 0;
    /// Code and time only.
    virtual std::vector<ListedProduct> product_changes(std::int64_t from, std::int64_t most) = 0;
    virtual std::vector<ListedProduct> products(std::int64_t from, std::int64_t most) = 0;
    /// Departments (categories with others below) and brands that have something on sale, as paths.
    virtual std::vector<ListedPage> departments() = 0;
    virtual std::vector<ListedPage> brands() = 0;
};

}  // namespace spaza
