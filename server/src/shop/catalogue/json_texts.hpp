#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace spaza {

struct ImageText {
    std::string url;
    std::string words;
};
struct TagText {
    std::string code;
    std::string text;
    std::string type{};  // of a promotion
};

/// JSON as products keep it; null when it is none.
boost::json::value parsed(std::string_view json);
/// A value in words: texts as they are, numbers in their shortest form, flags as true or false.
std::string value_text(const boost::json::value& value);

/// `[{"url":…,"alt":…}]`; anything else is an empty list.
std::vector<ImageText> images_of(std::string_view json);
/// `[{"code":…,"text":…}]`
std::vector<TagText> tags_of(std::string_view json);
/// `["…"]`
std::vector<std::string> texts_of(std::string_view json);

}  // namespace spaza
