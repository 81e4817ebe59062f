#pragma once

#include "shop/assortment/assortment.hpp"

namespace spaza {

/// A category as the shop's people keep it.
struct KeptCategory {
    std::string code;
    std::string name;
    std::string parent;  // root_sale_cat of departments
    std::int64_t position{};
    std::string description;
    std::string image;
    bool hidden{};
    std::string version;
    int products{};        // in it alone
    int products_below{};  // in it and below
    int level{1};
};

/// What somebody wants of a category; what is not named stays.
struct CategoryEdit {
    std::string code;
    std::string version;
    std::optional<std::string> name{};
    std::optional<std::string> description{};
    std::optional<std::string> image{};
    std::optional<bool> hidden{};
    std::string why{};
};

struct NewCategory {
    std::string code;  // "": made of the name
    std::string name;
    std::string parent;  // "": a department
    std::string description;
    std::string image;
    std::string why{};
};

struct CategoryMove {
    std::string code;
    std::string version;
    std::string parent;  // "": a department
    std::size_t index{};
    std::string why{};
};

}  // namespace spaza
