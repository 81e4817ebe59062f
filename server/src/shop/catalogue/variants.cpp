#include "shop/catalogue/variants.hpp"

#include <algorithm>

namespace spaza {
namespace {

bool same_names(const std::vector<VariantChoice>& a, const std::vector<VariantChoice>& b) {
    return std::ranges::equal(a, b, {}, &VariantChoice::name, &VariantChoice::name);
}

/// Adds a form below the node its first choice belongs to; false when its place is taken.
bool put(std::vector<VariantNode>& nodes, const std::vector<VariantChoice>& choices, std::size_t level,
         std::size_t form) {
    auto node = std::ranges::find(nodes, choices[level], &VariantNode::choice);
    const bool is_new = node == nodes.end();
    if (is_new) {
        nodes.push_back({.choice = choices[level], .level = level, .form = form, .elements = {}});
        node = std::prev(nodes.end());
    }
    if (level + 1 == choices.size()) return is_new;
    return put(node->elements, choices, level + 1, form);
}

}  // namespace

std::vector<VariantChoice> choices_of(std::string_view kept) {
    std::vector<VariantChoice> choices;
    if (kept.find('=') == std::string_view::npos) {
        if (!kept.empty()) choices.push_back({{}, kept});
        return choices;
    }
    while (!kept.empty()) {
        const std::string_view part = kept.substr(0, kept.find('|'));
        kept.remove_prefix(std::min(kept.size(), part.size() + 1));
        const std::size_t equals = part.find('=');
        if (equals != std::string_view::npos) choices.push_back({part.substr(0, equals), part.substr(equals + 1)});
    }
    return choices;
}

std::string shown_choices(std::string_view kept) {
    std::string shown;
    for (const VariantChoice& each : choices_of(kept)) {
        if (!shown.empty()) shown += ", ";
        shown += each.value;
    }
    return shown;
}

std::vector<VariantNode> matrix_of(const std::vector<std::vector<VariantChoice>>& forms) {
    std::vector<VariantNode> matrix;
    for (std::size_t form = 0; form < forms.size(); ++form) {
        const auto& choices = forms[form];
        if (choices.empty() || !same_names(choices, forms.front()) || !put(matrix, choices, 0, form)) return {};
    }
    return matrix;
}

}  // namespace spaza
