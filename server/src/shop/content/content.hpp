#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// A part of a page, such as a banner or a row of products.
struct ContentComponent {
    std::string uid;
    std::string type_code;
    std::string name;
    std::string properties;                  // JSON object of the type's own members
    std::vector<std::string> product_codes;  // of its properties; shown with the products themselves
};

struct ContentSlot {
    std::string code;
    bool lazy{false};  // left empty in the page, asked for when the shopper comes near
    std::vector<ContentComponent> components;
};

struct ContentPage {
    std::string code;  // pageLabelOrId
    std::string name;
    std::string title;
    std::string seo_title;
    std::string seo_description;
    std::vector<ContentSlot> slots;
};

/// Products as JSON cards for a carousel; supplied by the catalogue.
struct ProductCards {
    virtual ~ProductCards() = default;
    /// A JSON list of those on sale, in the order given.
    virtual std::string cards(const std::vector<ProductCode>& products, const ShopContext& context) const = 0;
};

}  // namespace spaza
