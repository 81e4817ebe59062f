#include "shop/import/attribute_values.hpp"

#include <cmath>

namespace spaza::import {
namespace {

boost::json::value number_json(double number, int decimals) {
    const double scale = std::pow(10, decimals);
    const double rounded = std::round(number * scale) / scale;
    if (rounded == std::floor(rounded)) return static_cast<std::int64_t>(rounded);
    return rounded;
}

}  // namespace

AttributeType attribute_type(std::string_view name) {
    return name == "number" ? AttributeType::number : name == "flag" ? AttributeType::flag : AttributeType::text;
}

std::string name_of(AttributeType type) {
    return type == AttributeType::number ? "number" : type == AttributeType::flag ? "flag" : "text";
}

boost::json::value typed(const AttributeValue& value, const KnownAttribute& attribute, std::string& why) {
    constexpr double kMost = 1e9;
    const auto* text = std::get_if<std::string>(&value);
    switch (attribute.type) {
        case AttributeType::number: {
            why = "is not a number";
            if (const auto* given = std::get_if<double>(&value))
                return std::abs(*given) <= kMost ? number_json(*given, attribute.decimals) : nullptr;
            const double number = text ? parse_number(*text).value_or(2 * kMost) : 2 * kMost;
            if (!(std::abs(number) <= kMost)) return nullptr;
            return number_json(number, attribute.decimals);
        }
        case AttributeType::flag: {
            why = "is not true or false";
            if (const auto* given = std::get_if<bool>(&value)) return *given;
            if (!text || !parse_flag(*text)) return nullptr;
            return parse_flag(*text) == true;
        }
        case AttributeType::text: {
            if (text) return boost::json::string{*text};
            why = "is not a text";
            const auto* list = std::get_if<std::vector<std::string>>(&value);
            if (!list) return nullptr;
            return boost::json::array(list->begin(), list->end());
        }
    }
    return nullptr;
}

}  // namespace spaza::import
