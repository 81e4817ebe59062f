#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spaza {

/// What sets one form of a product apart: `Colour` is `Black`.
struct VariantChoice {
    std::string_view name;  // empty when the forms differ in one thing that has no name of its own
    std::string_view value;
    bool operator==(const VariantChoice&) const = default;
};

/// `Colour=Black|Storage=256 GB`, as an import keeps it; a text without `=` is one choice without a name.
std::vector<VariantChoice> choices_of(std::string_view kept);

/// The choices as a shopper reads them: `Black, 256 GB`.
std::string shown_choices(std::string_view kept);

/// The forms of a product by what is chosen first, then second; leaves name a form by its place in the list.
struct VariantNode {
    VariantChoice choice;
    std::size_t level{};
    std::size_t form{};  // of a leaf
    std::vector<VariantNode> elements;
    bool is_leaf() const { return elements.empty(); }
};

/// Empty when the forms do not all name the same choices, or two of them are the same. Values stand in the order
/// in which forms bring them.
std::vector<VariantNode> matrix_of(const std::vector<std::vector<VariantChoice>>& forms);

}  // namespace spaza
