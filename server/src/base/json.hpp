#pragma once

// The codec between wire structs (BOOST_DESCRIBE_STRUCT) and JSON text. Members carry the contract's names.
// Absent optionals are left out, Money is written as 55.00, and reading names every bad field by JSON pointer.

#include <array>
#include <boost/describe.hpp>
#include <boost/json/value.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
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

// What is the same for every struct is compiled once (json.cpp): the templates only name members and their types.

void append_text(std::string& out, std::string_view text);
void append_integer(std::string& out, std::int64_t number);
void append_integer(std::string& out, std::uint64_t number);
void append_number(std::string& out, double number);  // null where it is not finite
void append_number(std::string& out, float number);
void append_raw(std::string& out, const Raw& raw, const FieldSet* fields);

/// The braces of an object and what stands before each of its members.
class ObjectWriter {
public:
    /// `levels` of a struct that has some; without, members take the level asked of the struct.
    ObjectWriter(std::string& out, const FieldSet* fields, std::optional<std::span<const MemberLevel>> levels);
    ~ObjectWriter();
    ObjectWriter(const ObjectWriter&) = delete;
    ObjectWriter& operator=(const ObjectWriter&) = delete;

    /// Writes the name of a member, unless nobody asked for it.
    bool begins(const char* name);
    /// The same with a name that may need escaping.
    bool begins_text(const std::string& name);
    /// What was asked of the member that began.
    const FieldSet* asked() const { return asked_ ? &*asked_ : nullptr; }

private:
    bool wants(std::string_view name);
    void separate();

    std::string& out_;
    const FieldSet* fields_;
    std::optional<std::span<const MemberLevel>> levels_;
    std::optional<FieldSet> asked_;
    bool first_{true};
};

template <class T>
std::optional<std::span<const MemberLevel>> levels_of() {
    if constexpr (Levelled<T>)
        return std::span<const MemberLevel>{Levels<T>::members};
    else
        return std::nullopt;
}

template <class T>
void append(std::string& out, const T& value, const FieldSet* fields);

template <class T>
[[gnu::noinline]] void append_struct(std::string& out, const T& value, const FieldSet* fields) {
    ObjectWriter object{out, fields, levels_of<T>()};
    boost::mp11::mp_for_each<Members<T>>([&](auto descriptor) {
        const auto& member = value.*descriptor.pointer;
        if constexpr (is_optional<std::remove_cvref_t<decltype(member)>>) {
            if (member && object.begins(descriptor.name)) append(out, *member, object.asked());
        } else {
            if (object.begins(descriptor.name)) append(out, member, object.asked());
        }
    });
}

template <class T>
void append(std::string& out, const T& value, const FieldSet* fields) {
    if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::is_same_v<T, Money>) {
        out += decimal(value);
    } else if constexpr (std::is_same_v<T, Raw>) {
        append_raw(out, value, fields);
    } else if constexpr (std::is_floating_point_v<T>) {
        append_number(out, value);
    } else if constexpr (std::is_arithmetic_v<T>) {
        append_integer(out, std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>{value});
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
        ObjectWriter object{out, fields, std::nullopt};
        for (const auto& [key, item] : value)
            if (object.begins_text(key)) append(out, item, object.asked());
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
void read_value(const boost::json::value& value, bool& into, std::string& pointer, Problems& problems);
void read_value(const boost::json::value& value, std::string& into, std::string& pointer, Problems& problems);
void read_value(const boost::json::value& value, Money& into, std::string& pointer, Problems& problems);

/// Walks what is inside an object or a list; the pointer names the member or item that stands.
class InsideReader {
public:
    InsideReader(std::string& pointer, Problems& problems)
        : pointer_{pointer}, problems_{problems}, length_{pointer.size()} {}
    ~InsideReader() { pointer_.resize(length_); }
    InsideReader(const InsideReader&) = delete;
    InsideReader& operator=(const InsideReader&) = delete;

    const boost::json::object* object(const boost::json::value& value);
    const boost::json::array* array(const boost::json::value& value);
    /// A member, or null; one that is missing and must not be is a problem.
    const boost::json::value* member(const boost::json::object& object, const char* name, bool required);
    void stands_at(std::string_view name);

private:
    std::string& pointer_;
    Problems& problems_;
    std::size_t length_;
};

/// Nothing where it is no number, or one larger than a double holds.
std::optional<double> finite_number(const boost::json::value& value);

template <class T>
void read_value(const boost::json::value& value, T& into, std::string& pointer, Problems& problems);

template <class T>
[[gnu::noinline]] void read_struct(const boost::json::value& value, T& into, std::string& pointer,
                                   Problems& problems) {
    InsideReader inside{pointer, problems};
    const auto* object = inside.object(value);
    if (!object) return;
    boost::mp11::mp_for_each<Members<T>>([&](auto descriptor) {
        auto& member = into.*descriptor.pointer;
        constexpr bool kRequired = !is_optional<std::remove_cvref_t<decltype(member)>>;
        if (const auto* found = inside.member(*object, descriptor.name, kRequired))
            read_value(*found, member, pointer, problems);
    });
}

template <class T>
void read_value(const boost::json::value& value, T& into, std::string& pointer, Problems& problems) {
    if constexpr (std::is_integral_v<T>) {
        boost::system::error_code error;
        const T number = value.to_number<T>(error);
        if (error)
            problems.add(pointer, "request.expectedInteger");
        else
            into = number;
    } else if constexpr (std::is_floating_point_v<T>) {
        if (const auto number = finite_number(value))
            into = static_cast<T>(*number);
        else
            problems.add(pointer, "request.expectedNumber");
    } else if constexpr (is_optional<T>) {
        if (value.is_null())
            into.reset();
        else
            read_value(value, into.emplace(), pointer, problems);
    } else if constexpr (is_vector<T>) {
        InsideReader inside{pointer, problems};
        const auto* items = inside.array(value);
        if (!items) return;
        for (std::size_t i = 0; i < items->size(); ++i) {
            inside.stands_at(std::to_string(i));
            read_value((*items)[i], into.emplace_back(), pointer, problems);
        }
    } else if constexpr (is_map<T>) {
        InsideReader inside{pointer, problems};
        const auto* object = inside.object(value);
        if (!object) return;
        for (const auto& item : *object) {
            inside.stands_at(item.key());
            read_value(item.value(), into[std::string{item.key()}], pointer, problems);
        }
    } else if constexpr (DescribedEnum<T>) {
        const auto* text = value.if_string();
        if (!text || !boost::describe::enum_from_string(text->c_str(), into))
            problems.add(pointer, "request.unknownValue");
    } else {
        static_assert(Described<T>, "describe the struct with BOOST_DESCRIBE_STRUCT");
        read_struct(value, into, pointer, problems);
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
