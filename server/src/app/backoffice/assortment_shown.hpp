#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/application.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/promotions/amount_wire.hpp"

/// How products, categories and their changes are shown to the shop's people.
namespace spaza::app::backoffice {

struct NamedShown {
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(NamedShown, (), (code, name))
inline NamedShown named_shown(const Named& named) { return {named.code, named.name}; }

struct FieldChangeShown {
    std::string field;
    std::vector<std::string> before;
    std::vector<std::string> after;
};
BOOST_DESCRIBE_STRUCT(FieldChangeShown, (), (field, before, after))
std::vector<FieldChangeShown> fields_shown(const FieldChanges& changes);

/// Of what was looked at before agreeing.
struct AgreeForm {
    std::optional<std::string> mark;
};
BOOST_DESCRIBE_STRUCT(AgreeForm, (), (mark))

struct WhyForm {
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(WhyForm, (), (why))
/// The reason in the body; "" without one.
Result<std::string> why_in(const http::Request& request);

inline std::optional<std::string> shown_time(const std::optional<TimePoint>& at) {
    return at ? std::optional{iso_time(*at)} : std::nullopt;
}
inline std::optional<wire::Amount> shown_amount(const std::optional<Money>& money) {
    return money ? std::optional{wire::amount(*money)} : std::nullopt;
}

/// The address of a picture in a small size; as it is when the library does not know it.
std::string small_picture(const Application& application, const std::string& address);

/// A query, refused when it is longer than it may be.
Result<std::string> text_in(const http::Request& request, const char* name, std::size_t most);
/// With small letters for the capital ones of ASCII: words are found however they are typed.
std::string small_letters(std::string text);
/// `cursor`, and 20 or so many.
struct PartAsked {
    std::string cursor;
    int size{};
};
Result<PartAsked> part_in(const http::Request& request);
/// The number of an act in the path; nothing for what is none.
Result<std::int64_t> act_in(const http::Request& request);
/// 409 with what stands otherwise by now: the refusal, and the conflict in it.
http::Response refused_for(const EditConflict& conflict, const std::string& about, const char* subject_type);

/// Rand, refused outside of what anything costs.
Result<Money> rand_in(double amount, const char* field);

}  // namespace spaza::app::backoffice
