#include "base/validation.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <boost/regex.hpp>
#include <stdexcept>
#include <unictype.h>
#include <unistr.h>

#include "base/assets.hpp"
#include "base/identity_number.hpp"

namespace spaza {

struct FieldRules::Rule {
    std::string message;
    bool mandatory{false};
    bool must_be_true{false};
    bool person_name{false};
    bool identity_number{false};
    std::optional<boost::regex> pattern;
    std::optional<std::size_t> min_length;
    std::optional<std::size_t> max_length;
    std::optional<std::string> equals_field;
    std::optional<std::vector<std::string>> one_of;

    explicit Rule(const boost::json::object& json);
    bool holds(std::string_view value, const FormFields& form) const;
};

namespace {

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// A letter of any script, then letters with their accents, spaces and . , - ' (also as phones write it).
bool is_person_name(std::string_view utf8) {
    static constexpr std::string_view kSigns = " .,-'";
    static constexpr ucs4_t kTypographicApostrophe = 0x2019;
    const auto* at = reinterpret_cast<const std::uint8_t*>(utf8.data());
    const auto* const end = at + utf8.size();
    for (bool first = true; at != end; first = false) {
        ucs4_t character = 0;
        const int length = u8_mbtoucr(&character, at, static_cast<std::size_t>(end - at));
        if (length <= 0) return false;
        at += length;
        if (uc_is_general_category(character, UC_LETTER)) continue;
        const bool sign = (character < 0x80 && kSigns.contains(static_cast<char>(character))) ||
                          character == kTypographicApostrophe || uc_is_general_category(character, UC_MARK);
        if (first || !sign) return false;
    }
    return true;
}

bool matches(std::string_view text, const boost::regex& pattern) {
    try {
        // `$` means the end of the text, not of a line
        return boost::regex_search(text.begin(), text.end(), pattern, boost::match_single_line);
    } catch (const boost::regex_error&) {  // the engine gave up on a hostile text
        return false;
    }
}

}  // namespace

FieldRules::Rule::Rule(const boost::json::object& json) : message{json.at("message").as_string()} {
    const auto flag = [&](const char* name) {
        const auto* value = json.if_contains(name);
        return value && value->as_bool();
    };
    mandatory = flag("mandatory");
    must_be_true = flag("mustBeTrue");
    person_name = flag("personName");
    identity_number = flag("identityNumber");
    if (const auto* text = json.if_contains("pattern")) {
        const auto& source = text->as_string();
        boost::regex::flag_type options = boost::regex::perl;
        if (flag("ignoreCase")) options |= boost::regex::icase;
        pattern.emplace(source.data(), source.data() + source.size(), options);
    }
    if (const auto* length = json.if_contains("minLength")) min_length = length->to_number<std::size_t>();
    if (const auto* length = json.if_contains("maxLength")) max_length = length->to_number<std::size_t>();
    if (const auto* other = json.if_contains("equalsField")) equals_field = std::string{other->as_string()};
    if (const auto* values = json.if_contains("oneOf")) {
        one_of.emplace();
        for (const auto& value : values->as_array()) one_of->emplace_back(value.as_string());
    }
}

bool FieldRules::Rule::holds(std::string_view value, const FormFields& form) const {
    if (must_be_true) return value == "true";
    if (mandatory) return value.find_first_not_of(" \t\r\n") != std::string_view::npos;
    if (value.empty()) return true;
    if (min_length && characters(value) < *min_length) return false;
    if (max_length && characters(value) > *max_length) return false;
    if (equals_field) {
        const auto other = form.find(*equals_field);
        if (other == form.end() || other->second != value) return false;
    }
    if (one_of && std::ranges::find(*one_of, value) == one_of->end()) return false;
    if (person_name && !is_person_name(value)) return false;
    if (identity_number && !is_identity_number(value)) return false;
    return !pattern || matches(value, *pattern);
}

FieldRules::FieldRules(std::string_view json) {
    std::string reading = "fields.json";
    try {
        const auto document = boost::json::parse(boost::json::string_view{json.data(), json.size()});
        for (const auto& field : document.as_object()) {
            reading = std::string{field.key()};
            auto& rules = rules_[reading];
            for (const auto& rule : field.value().as_array()) rules.emplace_back(rule.as_object());
        }
    } catch (const std::exception& broken) {
        throw std::invalid_argument{"field rules, " + reading + ": " + broken.what()};
    }
}

FieldRules::~FieldRules() = default;

const FieldRules& FieldRules::shared() {
    static const FieldRules rules{asset("contract/rules/fields.json").value_or("{}")};
    return rules;
}

std::vector<std::string> FieldRules::check(std::string_view field, std::string_view value,
                                           const FormFields& form) const {
    const auto rules = rules_.find(field);
    if (rules == rules_.end()) throw std::out_of_range{"no rules for the field " + std::string{field}};
    std::vector<std::string> failed;
    for (const Rule& rule : rules->second)
        if (!rule.holds(value, form) && std::ranges::find(failed, rule.message) == failed.end())
            failed.push_back(rule.message);
    return failed;
}

std::vector<Error> FieldRules::check_all(const std::vector<std::string>& fields, const FormFields& form) const {
    std::vector<Error> errors;
    for (const std::string& field : fields) {
        const auto given = form.find(field);
        for (std::string& key : check(field, given == form.end() ? std::string_view{} : given->second, form))
            errors.push_back({.reason = Reason::invalid,
                              .message_key = std::move(key),
                              .subject = field,
                              .type = "ValidationError",
                              .subject_type = "parameter",
                              .params = {},
                              .more = {}});
    }
    return errors;
}

}  // namespace spaza
