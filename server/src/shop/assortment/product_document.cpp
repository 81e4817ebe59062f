#include "shop/assortment/product_document.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

constexpr std::array<std::string_view, 5> kPairs{"variantOptions", "promotions", "tags", "documents", "videos"};
constexpr std::array<std::string_view, 3> kFixed{"rating", "reviewCount", "promotions"};

bool is_pair(std::string_view field) { return std::ranges::find(kPairs, field) != kPairs.end(); }
bool is_list(std::string_view field) {
    return is_pair(field) || field == "features" || field == "images" || field.starts_with("attr:");
}
char divider_of(std::string_view field) { return field == "images" ? ' ' : '='; }

import::Part part_of(std::string_view field,
                     const std::string& word){if (!is_pair(field) && field != "images") return {{}, word};
const std::size_t at = word.find(divider_of(field));
if (at == std::string::npos) return field == "images" ? import::Part{word, {}} : import::Part{{}, word};
return {word.substr(0, at), word.substr(at + 1)};
}  // namespace

std::string word_of(std::string_view field, const import::Part& part) {
    if (part.key.empty()) return part.text;
    return part.text.empty() && field == "images" ? part.key : part.key + divider_of(field) + part.text;
}

}  // namespace spaza

bool is_editable(std::string_view field) { return std::ranges::find(kFixed, field) == kFixed.end(); }

void ProductDocument::set(const FieldWords& given) {
    import::Field field{given.field, {}, is_list(given.field)};
    for (const std::string& word : given.words) field.parts.push_back(part_of(given.field, word));
    const auto found = std::ranges::find(record_.fields, given.field, &import::Field::name);
    if (field.parts.empty()) {
        if (found != record_.fields.end()) record_.fields.erase(found);
    } else if (found != record_.fields.end()) {
        *found = std::move(field);
    } else {
        record_.fields.push_back(std::move(field));
    }
}

std::vector<FieldWords> ProductDocument::fields() const {
    std::vector<FieldWords> all;
    for (const import::Field& field : record_.fields) {
        if (field.name == "code") continue;
        FieldWords words{field.name, {}};
        for (const import::Part& part : field.parts) words.words.push_back(word_of(field.name, part));
        all.push_back(std::move(words));
    }
    return all;
}

}  // namespace spaza
