#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace spaza {

/// What a member of a component holds.
enum class ComponentFieldKind {
    text,
    words,  // of several lines
    markup,
    link,
    picture,   // an object with `url`, and `mobile` for phones
    icon,      // an object whose `code` is one of the choices
    products,  // codes divided by spaces
    product,
    category,
    brand,
    time,
    number,
    colour,
    kinds,  // of pages
    list,
};
std::string_view name_of(ComponentFieldKind kind);

struct ComponentField {
    std::string_view name;
    ComponentFieldKind kind{};
    std::span<const ComponentField> fields{};  // of each thing of a list
    std::span<const std::string_view> choices{};
};

/// A type of component the shop itself draws.
struct ComponentKind {
    std::string_view type;
    std::array<std::string_view, 2> needs{};  // one of these members at least
    std::vector<ComponentField> fields;
};

const std::vector<ComponentKind>& component_kinds();
/// Null for a type of another system.
const ComponentKind* find_component_kind(std::string_view type);

}  // namespace spaza
