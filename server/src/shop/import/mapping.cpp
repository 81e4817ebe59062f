#include "shop/import/mapping.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <toml++/toml.h>

#include "shop/search/tokens.hpp"

namespace spaza::import {

namespace {

std::string lower(std::string_view text) {
    std::string out{text};
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

[[noreturn]] void refuse(const toml::node& node, const std::string& why) {
    throw std::invalid_argument{"line " + std::to_string(node.source().begin.line) + ": " + why};
}

void only_keys(const toml::table& table, std::initializer_list<std::string_view> known) {
    for (const auto& [key, node] : table)
        if (std::find(known.begin(), known.end(), key.str()) == known.end())
            refuse(node, "'" + std::string{key.str()} + "' is unknown here");
}

std::string text_of(const toml::node& node) {
    if (const auto text = node.value_exact<std::string>()) return *text;
    if (const auto flag = node.value_exact<bool>()) return *flag ? "true" : "false";
    if (const auto number = node.value_exact<std::int64_t>()) return std::to_string(*number);
    if (const auto number = node.value_exact<double>()) {
        std::array<char, 40> out{};
        return {out.data(), std::to_chars(out.data(), out.data() + out.size(), *number).ptr};
    }
    refuse(node, "must be a text, number or flag");
}

std::vector<std::string> texts_of(const toml::node& node) {
    if (!node.is_array()) return {text_of(node)};
    std::vector<std::string> texts;
    for (const toml::node& each : *node.as_array()) texts.push_back(text_of(each));
    return texts;
}

std::vector<std::string> lower_texts(const toml::node& node) {
    std::vector<std::string> texts = texts_of(node);
    for (std::string& text : texts) text = lower(text);
    return texts;
}

Template template_of(const toml::node& node) {
    try {
        return Template{text_of(node)};
    } catch (const std::invalid_argument& wrong) {
        refuse(node, wrong.what());
    }
}

const toml::table& table_of(const toml::node& node) {
    if (const auto* table = node.as_table()) return *table;
    refuse(node, "must be a table");
}

/// Rows given in the mapping itself, e.g. [[category]].
std::vector<Record> rows_of(const toml::table& file, std::string_view key, Kind kind) {
    std::vector<Record> rows;
    const toml::node* list = file.get(key);
    if (!list) return rows;
    if (!list->is_array()) refuse(*list, "must be written [[" + std::string{key} + "]]");
    for (const toml::node& each : *list->as_array()) {
        Record record;
        record.line = static_cast<std::int64_t>(each.source().begin.line);
        for (const auto& [name, node] : table_of(each)) {
            if (!knows_column(kind, name.str())) refuse(node, "'" + std::string{name.str()} + "' is unknown here");
            Field field{std::string{name.str()}, {}, node.is_array()};
            for (std::string& text : texts_of(node)) field.parts.push_back({{}, std::move(text)});
            record.fields.push_back(std::move(field));
        }
        rows.push_back(std::move(record));
    }
    return rows;
}

using ValueMaps = std::map<std::string, std::unordered_map<std::string, std::string>, std::less<>>;

std::unordered_map<std::string, std::string> value_map(const toml::table& table) {
    std::unordered_map<std::string, std::string> values;
    for (const auto& [from, to] : table) values[lower(from.str())] = text_of(to);
    return values;
}

/// Phrases of more words first, so that `non inverter` is no inverter.
std::vector<ToldBy> told_by(const toml::node& node) {
    std::vector<ToldBy> all;
    for (const auto& [phrase, value] : table_of(node)) {
        all.push_back({search::words_of(phrase.str()), text_of(value)});
        if (all.back().words.empty()) refuse(value, "'" + std::string{phrase.str()} + "' holds no word");
    }
    if (all.empty()) refuse(node, "'words' names no words");
    std::ranges::stable_sort(all, std::greater{}, [](const ToldBy& each) { return each.words.size(); });
    return all;
}

FieldRule field_rule(const std::string& field, const toml::node& node, const ValueMaps& maps) {
    if (!node.is_table()) return FieldRule{.field = field, .from = template_of(node)};
    const toml::table& table = *node.as_table();
    only_keys(table, {"column", "text", "values", "map", "default", "only", "convert", "factor", "round", "min",
                      "max", "words", "words_in"});
    const toml::node* column = table.get("column");
    const toml::node* text = table.get("text");
    if (!column == !text) refuse(node, "needs either 'column' or 'text'");
    FieldRule rule{.field = field, .from = column ? Template{"{" + text_of(*column) + "}"} : template_of(*text)};
    if (const auto* values = table.get("values")) rule.values = value_map(table_of(*values));
    if (const auto* map = table.get("map")) {
        const auto found = maps.find(text_of(*map));
        if (found == maps.end()) refuse(*map, "there is no [maps." + text_of(*map) + "]");
        rule.values.insert(found->second.begin(), found->second.end());
    }
    if (const auto* otherwise = table.get("default")) rule.otherwise = text_of(*otherwise);
    rule.only_mapped = table["only"].value_or(false);
    if (const auto* words = table.get("words")) rule.told_by = told_by(*words);
    if (const auto* text_of_words = table.get("words_in")) {
        if (rule.told_by.empty()) refuse(*text_of_words, "'words_in' needs 'words'");
        rule.words_in = template_of(*text_of_words);
    } else if (!rule.told_by.empty() && (!rule.values.empty() || rule.only_mapped)) {
        refuse(node, "with 'values', 'map' or 'only' say by 'words_in' where the words are looked for");
    }
    if (const auto* units = table.get("convert")) {
        const auto factor = conversion(text_of(*units));
        if (!factor) refuse(*units, "'" + text_of(*units) + "' is not a known conversion");
        rule.factor = *factor;
        rule.number = true;
    }
    rule.factor *= table["factor"].value_or(1.0);
    if (const auto* round = table.get("round")) rule.round = static_cast<int>(round->value_or<std::int64_t>(0));
    rule.least = table["min"].value<double>();
    rule.most = table["max"].value<double>();
    rule.number = rule.number || table.get("factor") || rule.round || rule.least || rule.most;
    return rule;
}

RejectRule reject_rule(const toml::node& node) {
    const toml::table& table = table_of(node);
    only_keys(table, {"column", "equals", "contains", "empty", "as", "reason"});
    RejectRule rule;
    if (!table.get("column") || !table.get("reason")) refuse(node, "needs 'column' and 'reason'");
    rule.column = text_of(*table.get("column"));
    rule.reason = text_of(*table.get("reason"));
    if (const auto* texts = table.get("equals")) rule.equals = lower_texts(*texts);
    if (const auto* texts = table.get("contains")) rule.contains = lower_texts(*texts);
    rule.empty = table["empty"].value_or(false);
    const std::string as = table["as"].value_or(std::string{"skip"});
    if (as != "skip" && as != "bad") refuse(node, "'as' is skip or bad");
    rule.bad = as == "bad";
    if (rule.equals.empty() && rule.contains.empty() && !rule.empty)
        refuse(node, "needs 'equals', 'contains' or 'empty = true'");
    return rule;
}

SourceRule source_rule(const toml::node& node, const ValueMaps& maps) {
    const toml::table& table = table_of(node);
    only_keys(table, {"files", "kind", "fields", "reject", "unique", "duplicates"});
    SourceRule source;
    if (!table.get("files") || !table.get("fields")) refuse(node, "a source needs 'files' and 'fields'");
    source.files = texts_of(*table.get("files"));
    if (const auto* kind = table.get("kind")) {
        const auto known = kind_of_file(text_of(*kind) + ".csv");
        if (!known) refuse(*kind, "'" + text_of(*kind) + "' is no kind of row");
        source.kind = *known;
    }
    for (const auto& [field, rule] : table_of(*table.get("fields"))) {
        if (!knows_column(source.kind, field.str()))
            refuse(rule,
                   "'" + std::string{field.str()} + "' is not a field of " + std::string{name_of(source.kind)});
        source.fields.push_back(field_rule(std::string{field.str()}, rule, maps));
    }
    if (const auto* rejects = table.get("reject")) {
        if (!rejects->is_array()) refuse(*rejects, "must be a list of tables");
        for (const toml::node& each : *rejects->as_array()) source.rejects.push_back(reject_rule(each));
    }
    if (const auto* unique = table.get("unique")) source.unique = template_of(*unique);
    const std::string duplicates = table["duplicates"].value_or(std::string{"skip"});
    if (duplicates != "skip" && duplicates != "bad") refuse(node, "'duplicates' is skip or bad");
    source.duplicates_bad = duplicates == "bad";
    return source;
}

/// Fields that refer to others (`{@brandName}`) come after them.
void order_by_use(SourceRule& source) {
    std::vector<FieldRule> ordered;
    std::vector<FieldRule> waiting = std::move(source.fields);
    while (!waiting.empty()) {
        const auto ready = std::find_if(waiting.begin(), waiting.end(), [&](const FieldRule& rule) {
            const auto waits = [&](const std::string& name) {
                return name.front() == '@' && std::ranges::any_of(waiting, [&](const FieldRule& other) {
                           return other.field == name.substr(1);
                       });
            };
            return std::ranges::none_of(rule.from.columns(), waits) &&
                   !(rule.words_in && std::ranges::any_of(rule.words_in->columns(), waits));
        });
        if (ready == waiting.end())
            throw std::invalid_argument{"field '" + waiting.front().field + "' refers to itself through '@'"};
        ordered.push_back(std::move(*ready));
        waiting.erase(ready);
    }
    source.fields = std::move(ordered);
}

bool matches(std::string_view pattern, std::string_view name) {
    if (pattern.empty()) return name.empty();
    if (pattern.front() == '*') {
        for (std::size_t skip = 0; skip <= name.size(); ++skip)
            if (matches(pattern.substr(1), name.substr(skip))) return true;
        return false;
    }
    return !name.empty() && pattern.front() == name.front() && matches(pattern.substr(1), name.substr(1));
}

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
    for (const ToldBy& each : rule.told_by)
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

std::optional<double> conversion(std::string_view units) {
    static constexpr std::array<std::pair<std::string_view, double>, 14> kFactors{{
        {"cm:inch", 1 / 2.54},
        {"mm:inch", 1 / 25.4},
        {"inch:cm", 2.54},
        {"mm:cm", 0.1},
        {"cm:mm", 10},
        {"m:cm", 100},
        {"W:kW", 0.001},
        {"kW:W", 1000},
        {"Wh:kWh", 0.001},
        {"lb:kg", 0.45359237},
        {"g:kg", 0.001},
        {"kW:BTU/h", 3412.142},
        {"ml:L", 0.001},
        {"cuft:L", 28.316847},
    }};
    for (const auto& [name, factor] : kFactors)
        if (name == units) return factor;
    return std::nullopt;
}

Mapping Mapping::parse(std::string_view text) {
    try {
        const toml::table file = toml::parse(text);
        only_keys(file, {"name", "credit", "maps", "category", "brand", "attribute", "source"});
        Mapping mapping;
        ValueMaps maps;
        if (const auto* all = file.get("maps"))
            for (const auto& [name, node] : table_of(*all))
                maps[std::string{name.str()}] = value_map(table_of(node));
        mapping.categories_ = rows_of(file, "category", Kind::categories);
        mapping.brands_ = rows_of(file, "brand", Kind::brands);
        mapping.attributes_ = rows_of(file, "attribute", Kind::attributes);
        if (const auto* sources = file.get("source")) {
            if (!sources->is_array()) refuse(*sources, "must be written [[source]]");
            for (const toml::node& each : *sources->as_array()) {
                mapping.sources_.push_back(source_rule(each, maps));
                order_by_use(mapping.sources_.back());
            }
        }
        return mapping;
    } catch (const toml::parse_error& malformed) {
        throw std::invalid_argument{"line " + std::to_string(malformed.source().begin.line) + ": " +
                                    std::string{malformed.description()}};
    }
}

const SourceRule* Mapping::source_for(std::string_view path) const {
    const std::string_view name = path.substr(path.find_last_of('/') + 1);
    for (const SourceRule& source : sources_)
        for (const std::string& pattern : source.files)
            if (matches(pattern, name)) return &source;
    return nullptr;
}

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
        if (!rule.told_by.empty()) fields.push_back(rule.field);
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
        std::string told;
        if (!rule.told_by.empty() && !rule.words_in) text = told = value_by_words(rule, text);
        text = value_by_rule(rule, std::move(text), mapped.problems);
        if (text.empty() && rule.words_in) {
            told = value_by_words(rule, rule.words_in->fill(lookup));
            text = number_by_rule(rule, told, mapped.problems);
        }
        if (text.empty()) told.clear();
        if (!told.empty()) mapped.by_words.emplace_back(rule.field, told);
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
