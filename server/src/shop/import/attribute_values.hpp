#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>

#include "shop/import/record.hpp"

namespace spaza::import {

struct KnownAttribute {
    AttributeType type{};
    int decimals{};
};

AttributeType attribute_type(std::string_view name);
std::string name_of(AttributeType type);
/// The value as the attribute's type wants it; null, and why, when it is not one.
boost::json::value typed(const AttributeValue& value, const KnownAttribute& attribute, std::string& why);

}  // namespace spaza::import
