#include "shop/catalogue/json_texts.hpp"

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <charconv>

namespace spaza {

namespace {

std::string text_of(const boost::json::object& object, std::string_view name) {
    const auto* value = object.if_contains({name.data(), name.size()});
    const auto* text = value ? value->if_string() : nullptr;
    return text ? std::string{text->data(), text->size()} : std::string{};
}

/// Reads a list without keeping its memory.
template <class Each>
void for_each_in(std::string_view json, Each&& each) {
    if (json.size() <= 2) return;  // []
    std::array<unsigned char, 4096> memory;
    boost::json::monotonic_resource resource{memory.data(), memory.size()};
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({json.data(), json.size()}, error, &resource);
    if (error || !value.is_array()) return;
    for (const auto& element : value.get_array()) each(element);
}

}  // namespace

boost::json::value parsed(std::string_view json) {
    boost::system::error_code error;
    auto value = boost::json::parse({json.data(), json.size()}, error);
    return error ? boost::json::value{} : value;
}

std::string value_text(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return {text->data(), text->size()};
    if (value.is_bool()) return value.get_bool() ? "true" : "false";
    if (!value.is_number()) return {};
    std::array<char, 400> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), value.to_number<double>()).ptr};
}

std::vector<ImageText> images_of(std::string_view json) {
    std::vector<ImageText> images;
    for_each_in(json, [&](const boost::json::value& each) {
        const auto* object = each.if_object();
        images.push_back(object ? ImageText{text_of(*object, "url"), text_of(*object, "alt")} : ImageText{});
    });
    return images;
}

std::vector<TagText> tags_of(std::string_view json) {
    std::vector<TagText> tags;
    for_each_in(json, [&](const boost::json::value& each) {
        const auto* object = each.if_object();
        tags.push_back(object
                           ? TagText{text_of(*object, "code"), text_of(*object, "text"), text_of(*object, "type")}
                           : TagText{});
    });
    return tags;
}

std::vector<std::string> texts_of(std::string_view json) {
    std::vector<std::string> texts;
    for_each_in(json, [&](const boost::json::value& each) { texts.push_back(value_text(each)); });
    return texts;
}

}  // namespace spaza
