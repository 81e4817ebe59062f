#pragma once

// The codec between wire structs (BOOST_DESCRIBE_STRUCT) and JSON text. Members carry the contract's names.
// Absent optionals are left out, Money is written as 55.00, and reading names every bad field by JSON pointer.

#include <array>
#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/json_selected.hpp"
#include "base/money.hpp"
#include "base/result.hpp"

namespace spaza::json {

/// JSON text put into an answer as it is, e.g. a fragment prepared earlier.
struct Raw {
    std::string text;
};

/// At which level a member appears, and the level its own members then get.
struct MemberLevel {
    std::string_view name;
    Level at;
    std::optional<Level> nested{};
};

/// Specialise with `static constexpr std::array members{MemberLevel{…}, …}` to make a struct obey `fields`.
/// Members not listed appear at FULL. A struct without a specialisation has all its members at every level, and
/// hands its own level on to them; members that the caller names are selected in it as in any other.
template <class T>
struct Levels;

namespace detail {

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;
template <class T>
concept Described = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;
template <class T>
concept DescribedEnum = boost::describe::has_describe_enumerators<T>::value;
template <class T>
concept Levelled = requires {
    Levels<T>::members;
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_map = false;
template <class T>
inline constexpr bool is_map<std::map<std::string, T>> = true;

void append_text(std::string& out, std::string_view text);

template <class T>
MemberLevel level_of(std::string_view name) {
    for (const MemberLevel& member : Levels<T>::members)
        if (member.name == name) return member;
    return {name, Level::full};
}

/// What `fields` gives a member of T; nothing when it was not asked for.
template <class T>
std::optional<FieldSet> fields_of_member(const FieldSet& fields, std::string_view name) {
    if constexpr (Levelled<T>) {
        const MemberLevel level = level_of<T>(name);
        return fields.member(name, level.at, level.nested);
    } else {
        return fields.member(name, Level::basic, fields.level());
    }
}

template <class T>
void append(std::string& out, const T& value, const FieldSet* fields);

template <class T>
void append_struct(std::string& out, const T& value, const FieldSet* fields) {
    out += '{';
    bool first = true;
    boost::mp11::mp_for_each<Members<T>>([&](auto descriptor) {
        const auto& member = value.*descriptor.pointer;
        using Member = std::remove_cvref_t<decltype(member)>;
        if constexpr (is_optional<Member>)
            if (!member) return;
        std::optional<FieldSet> nested;
        if (fields) {
            nested = fields_of_member<T>(*fields, descriptor.name);
            if (!nested) return;
        }
        if (!first) out += ',';
        first = false;
        out += '"';
        out += descriptor.name;
        out += "\":";
        append(out, member, nested ? &*nested : nullptr);
    });
    out += '}';
}

template <class T>
void append(std::string& out, const T& value, const FieldSet* fields) {
    if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::is_same_v<T, Money>) {
        out += decimal(value);
    } else if constexpr (std::is_same_v<T, Raw>) {
        if (value.text.empty())
            out += "null";
        else if (fields)
            append_selected(out, value.text, {}, *fields);
        else
            out += value.text;
    } else if constexpr (std::is_arithmetic_v<T>) {
        std::array<char, 40> text{};
        if constexpr (std::is_floating_point_v<T>)
            if (!std::isfinite(value)) {
                out += "null";
                return;
            }
        if (value == 0) {  // -0.0 as well
            out += '0';
            return;
        }
        const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
        out.append(text.data(), end);
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
        append_text(out, value);
    } else if constexpr (is_optional<T>) {
        if (value)
            append(out, *value, fields);
        else
            out += "null";
    } else if constexpr (is_vector<T>) {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i) out += ',';
            append(out, value[i], fields);
        }
        out += ']';
    } else if constexpr (is_map<T>) {
        out += '{';
        bool first = true;
        for (const auto& [key, item] : value) {
            const auto nested = fields ? fields->member(key, Level::basic, fields->level()) : std::nullopt;
            if (fields && !nested) continue;
            if (!first) out += ',';
            first = false;
            append_text(out, key);
            out += ':';
            append(out, item, nested ? &*nested : nullptr);
        }
        out += '}';
    } else if constexpr (DescribedEnum<T>) {
        append_text(out, boost::describe::enum_to_string(value, "?"));
    } else {
        static_assert(Described<T>, "describe the struct with BOOST_DESCRIBE_STRUCT");
        append_struct(out, value, fields);
    }
}

/// Collects what is wrong with an input, each by JSON pointer.
class Problems {
public:
    void add(const std::string& pointer, std::string message_key);
    bool empty() const { return errors_.empty(); }
    std::vector<Error> take() { return std::move(errors_); }

private:
    std::vector<Error> errors_;
};

bool read_money(const boost::json::value& value, Money& into);

template <class T>
void read_value(const boost::json::value& value, T& into, std::string& pointer, Problems& problems) {
    if constexpr (std::is_same_v<T, bool>) {
        if (const bool* flag = value.if_bool())
            into = *flag;
        else
            problems.add(pointer, "request.expectedBoolean");
    } else if constexpr (std::is_same_v<T, Money>) {
        if (!read_money(value, into)) problems.add(pointer, "request.expectedAmount");
    } else if constexpr (std::is_integral_v<T>) {
        boost::system::error_code error;
        const T number = value.to_number<T>(error);
        if (error)
            problems.add(pointer, "request.expectedInteger");
        else
            into = number;
    } else if constexpr (std::is_floating_point_v<T>) {
        if (value.is_number())
            into = value.to_number<T>();
        else
            problems.add(pointer, "request.expectedNumber");
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (const auto* text = value.if_string())
            into.assign(text->data(), text->size());
        else
            problems.add(pointer, "request.expectedText");
    } else if constexpr (is_optional<T>) {
        if (value.is_null())
            into.reset();
        else
            read_value(value, into.emplace(), pointer, problems);
    } else if constexpr (is_vector<T>) {
        const auto* items = value.if_array();
        if (!items) {
            problems.add(pointer, "request.expectedList");
            return;
        }
        const std::size_t length = pointer.size();
        for (std::size_t i = 0; i < items->size(); ++i) {
            pointer += '/' + std::to_string(i);
            read_value((*items)[i], into.emplace_back(), pointer, problems);
            pointer.resize(length);
        }
    } else if constexpr (is_map<T>) {
        const auto* object = value.if_object();
        if (!object) {
            problems.add(pointer, "request.expectedObject");
            return;
        }
        const std::size_t length = pointer.size();
        for (const auto& item : *object) {
            const std::string key{item.key()};
            pointer += '/' + key;
            read_value(item.value(), into[key], pointer, problems);
            pointer.resize(length);
        }
    } else if constexpr (DescribedEnum<T>) {
        const auto* text = value.if_string();
        if (!text || !boost::describe::enum_from_string(text->c_str(), into))
            problems.add(pointer, "request.unknownValue");
    } else {
        static_assert(Described<T>, "describe the struct with BOOST_DESCRIBE_STRUCT");
        const auto* object = value.if_object();
        if (!object) {
            problems.add(pointer, "request.expectedObject");
            return;
        }
        const std::size_t length = pointer.size();
        boost::mp11::mp_for_each<Members<T>>([&](auto descriptor) {
            auto& member = into.*descriptor.pointer;
            using Member = std::remove_cvref_t<decltype(member)>;
            pointer += '/';
            pointer += descriptor.name;
            if (const auto* found = object->if_contains(descriptor.name))
                read_value(*found, member, pointer, problems);
            else if constexpr (!is_optional<Member>)
                problems.add(pointer, "request.required");
            pointer.resize(length);
        });
    }
}

/// Depth at most 16; anything after the value is refused.
std::optional<boost::json::value> parse(std::string_view text);

}  // namespace detail

/// The whole value.
template <class T>
std::string write(const T& value, std::size_t size_hint = 512) {
    std::string out;
    out.reserve(size_hint);
    detail::append(out, value, nullptr);
    return out;
}

/// What `fields` asks for.
template <class T>
std::string write(const T& value, const FieldSet& fields, std::size_t size_hint = 1024) {
    std::string out;
    out.reserve(size_hint);
    detail::append(out, value, &fields);
    return out;
}

/// Members that are not optional must be there; unknown members are ignored. Each bad field is one
/// ValidationError whose subject is its JSON pointer without the leading slash (`entries/0/quantity`).
template <class T>
Result<T> read(std::string_view text) {
    const auto document = detail::parse(text);
    if (!document) return fail(Reason::invalid, "request.malformedJson", "body", "ValidationError", "parameter");
    T value{};
    std::string pointer;
    detail::Problems problems;
    detail::read_value(*document, value, pointer, problems);
    if (!problems.empty()) return fail(problems.take());
    return value;
}

}  // namespace spaza::json
