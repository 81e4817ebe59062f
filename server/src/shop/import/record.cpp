#include "shop/import/record.hpp"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <charconv>

namespace spaza::import {

namespace {

/// 89.99 as it was written: an amount has no exponent.
std::string text_of_number(double number) {
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return {text.data(), end.ptr};
}

std::string text_of(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return std::string{text->data(), text->size()};
    if (value.is_null()) return {};
    if (const double* number = value.if_double()) return text_of_number(*number);
    return boost::json::serialize(value);
}

Part part_of(const boost::json::value& value) {
    const auto* object = value.if_object();
    if (!object) return {{}, text_of(value)};
    Part part;
    for (const auto& [name, item] : *object) {
        if (name == "code" || name == "url") part.key = text_of(item);
        if (name == "text" || name == "alt") part.text = text_of(item);
    }
    return part;
}

Field field_of(std::string name, const boost::json::value& value) {
    Field field{std::move(name), {}, false};
    if (const auto* list = value.if_array()) {
        field.is_list = true;
        for (const auto& item : *list) field.parts.push_back(part_of(item));
    } else {
        field.parts.push_back({{}, text_of(value)});
    }
    return field;
}

}  // namespace

void Record::set(std::string_view name, std::string text) {
    fields.push_back({std::string{name}, {{{}, std::move(text)}}, false});
}

const Field* Record::find(std::string_view name) const {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::optional<Record> record_of_json(std::string_view text) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
    return error ? std::nullopt : record_of(value);
}

std::optional<Record> record_of(const boost::json::value& value) {
    const auto* object = value.if_object();
    if (!object) return std::nullopt;
    Record record;
    for (const auto& [name, item] : *object) {
        const auto* attributes = name == "attributes" ? item.if_object() : nullptr;
        if (!attributes) {
            record.fields.push_back(field_of(std::string{name}, item));
            continue;
        }
        for (const auto& [code, attribute] : *attributes)
            record.fields.push_back(field_of("attr:" + std::string{code}, attribute));
    }
    return record;
}

}  // namespace spaza::import
