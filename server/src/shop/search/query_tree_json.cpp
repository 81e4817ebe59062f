#include <array>

#include "base/json.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/search/query_tree.hpp"

// A query as it is understood, to be looked at.
namespace spaza::search {

namespace {

using Is = QueryPart::Is;

void append_list(std::string& out, std::string_view name, const std::vector<std::string>& values) {
    if (values.empty()) return;
    out += ",\"";
    out += name;
    out += "\":[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i) out += ',';
        append_json_text(out, values[i]);
    }
    out += ']';
}

std::string text_of(const Property& property) {
    std::string text = property.category.empty() ? "" : property.category + ": ";
    bool first = true;
    for (const Condition& condition : property.conditions) {
        text += first ? "" : " & ";
        first = false;
        text += condition.attribute;
        text += condition.is == Condition::Is::equal ? "=" : condition.is == Condition::Is::at_least ? ">=" : "<=";
        text += condition.value;
    }
    return text;
}

}  // namespace

std::string QueryTree::to_json(const Catalogue& catalogue) const {
    static constexpr std::array<std::string_view, 8> kNames{"kind",      "brand",  "model", "measure",
                                                            "attribute", "number", "word",  "filler"};
    std::string out = "[";
    for (const QueryPart& part : parts) {
        if (out.size() > 1) out += ',';
        out += R"({"is":")";
        out += kNames[static_cast<std::size_t>(part.is)];
        out += R"(","said":)";
        append_json_text(out, part.said);
        if (part.unwanted) out += R"(,"unwanted":true)";
        if (part.purpose) out += R"(,"purpose":true)";
        std::vector<std::string> means;
        if (part.meaning) {
            for (const CategoryIndex each : part.meaning->categories)
                means.push_back(catalogue.categories[each].code.value);
            for (const BrandIndex each : part.meaning->brands) means.push_back(catalogue.brands[each].code.value);
            for (const Property& each : part.meaning->properties) means.push_back(text_of(each));
        }
        for (const Meaning& unit : part.units) means.push_back(unit.unit_of);
        append_list(out, "means", means);
        out += '}';
    }
    if (prices) {
        if (out.size() > 1) out += ',';
        out += R"({"is":"price","said":)";
        append_json_text(out, prices->said);
        std::vector<std::string> means;
        if (prices->from || prices->to) means.push_back(range_of(*prices));
        if (prices->cheapest) means.emplace_back("price-asc");
        if (prices->dearest) means.emplace_back("price-desc");
        append_list(out, "means", means);
        out += '}';
    }
    return out + ']';
}

}  // namespace spaza::search
