#include "shop/import/source_mapper.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "shop/search/tokens.hpp"

namespace spaza::import {

namespace {

std::string number_text(double number, std::optional<int> decimals) {
    if (decimals) {
        const double scale = std::pow(10, *decimals);
        number = std::round(number * scale) / scale;
    }
    std::array<char, 400> out{};
    return {out.data(), std::to_chars(out.data(), out.data() + out.size(), number, std::chars_format::fixed).ptr};
}

/// What the words of a text say; empty where they say nothing of it.
std::string value_by_words(const FieldRule& rule, std::string_view text) {
    const std::vector<std::string> words = search::words_of(text);
    for (const ValueByWords& each : rule.values_by_words)
        if (!std::ranges::search(words, each.words).empty()) return each.value;
    return {};
}

/// The number a rule asks for, converted and within its bounds; a text where it asks for none. A problem is noted,
/// an empty answer means there is none.
std::string number_by_rule(const FieldRule& rule, std::string value, std::vector<FieldProblem>& problems) {
    if (!rule.number || value.empty()) return value;
    const auto number = parse_number(value);
    if (!number) {
        problems.push_back({rule.field, "'" + value + "' is not a number"});
        return {};
    }
    const double converted = *number * rule.factor;
    if ((rule.least && converted < *rule.least) || (rule.most && converted > *rule.most)) return {};
    return number_text(converted, rule.round);
}

/// The value after value maps and conversion; a problem is noted, an empty answer means there is none.
std::string value_by_rule(const FieldRule& rule, std::string value, std::vector<FieldProblem>& problems) {
    if (!rule.values.empty()) {
        const auto found = rule.values.find(lower(value));
        if (found != rule.values.end())
            value = found->second;
        else if (rule.only_mapped && !value.empty())
            problems.push_back({rule.field, "'" + value + "' has no meaning in the mapping"});
        else if (rule.otherwise)
            value = *rule.otherwise;
    }
    if (value.empty()) value = rule.otherwise.value_or("");
    return number_by_rule(rule, std::move(value), problems);
}

}  // namespace

SourceMapper::SourceMapper(const SourceRule& source, const std::vector<std::string>& header) : source_{source} {
    for (std::size_t i = 0; i < header.size(); ++i) columns_.emplace(header[i], i);
    const auto need = [&](const std::string& column) {
        if (column.front() != '@' && !columns_.contains(column) &&
            std::find(missing_.begin(), missing_.end(), column) == missing_.end())
            missing_.push_back(column);
    };
    for (const FieldRule& rule : source.fields) {
        for (const std::string& column : rule.from.columns()) need(column);
        if (rule.words_in)
            for (const std::string& column : rule.words_in->columns()) need(column);
    }
    for (const RejectRule& rule : source.rejects) need(rule.column);
    if (source.unique)
        for (const std::string& column : source.unique->columns()) need(column);
}

std::vector<std::string> SourceMapper::fields_by_words() const {
    std::vector<std::string> fields;
    for (const FieldRule& rule : source_.fields)
        if (!rule.values_by_words.empty()) fields.push_back(rule.field);
    return fields;
}

std::string_view SourceMapper::value(const std::vector<std::string>& row, std::string_view column) const {
    const auto found = columns_.find(std::string{column});
    return found == columns_.end() || found->second >= row.size() ? std::string_view{} : row[found->second];
}

Mapped SourceMapper::map(std::int64_t line, const std::vector<std::string>& row,
                         std::unordered_map<std::string, std::int64_t>& seen) const {
    Mapped mapped;
    mapped.record.line = line;
    for (const RejectRule& rule : source_.rejects) {
        const std::string text = lower(value(row, rule.column));
        const bool blank = text.find_first_not_of(" \t") == std::string::npos;
        const bool rejected =
            (rule.empty && blank) ||
            std::find(rule.equals.begin(), rule.equals.end(), text) != rule.equals.end() ||
            std::any_of(rule.contains.begin(), rule.contains.end(),
                        [&](const std::string& part) { return text.find(part) != std::string::npos; });
        if (!rejected) continue;
        mapped.problems.push_back({rule.column, rule.reason});
        mapped.skipped = !rule.bad;
        return mapped;
    }
    const Template::Lookup lookup = [&](std::string_view name) -> std::string {
        if (name.front() != '@') return std::string{value(row, name)};
        const Field* field = mapped.record.find(name.substr(1));
        return field ? field->parts.front().text : std::string{};
    };
    for (const FieldRule& rule : source_.fields) {
        std::string text = rule.from.fill(lookup);
        std::string reported;
        if (!rule.values_by_words.empty() && !rule.words_in) text = reported = value_by_words(rule, text);
        text = value_by_rule(rule, std::move(text), mapped.problems);
        if (text.empty() && rule.words_in) {
            reported = value_by_words(rule, rule.words_in->fill(lookup));
            text = number_by_rule(rule, reported, mapped.problems);
        }
        if (text.empty()) reported.clear();
        if (!reported.empty()) mapped.by_words.emplace_back(rule.field, reported);
        if (!text.empty()) mapped.record.set(rule.field, std::move(text));
    }
    if (source_.unique && mapped.problems.empty()) {
        const auto [first, fresh] = seen.emplace(source_.unique->fill(lookup), line);
        if (!fresh) {
            mapped.problems.push_back({"", "is the same as the row on line " + std::to_string(first->second)});
            mapped.skipped = !source_.duplicates_bad;
        }
    }
    return mapped;
}

}  // namespace spaza::import
