#include "shop/import/mapping.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <toml++/toml.h>

#include "shop/search/tokens.hpp"

namespace spaza::import {

namespace {

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
std::vector<ValueByWords> values_by_words(const toml::node& node) {
    std::vector<ValueByWords> all;
    for (const auto& [phrase, value] : table_of(node)) {
        all.push_back({search::words_of(phrase.str()), text_of(value)});
        if (all.back().words.empty()) refuse(value, "'" + std::string{phrase.str()} + "' holds no word");
    }
    if (all.empty()) refuse(node, "'words' names no words");
    std::ranges::stable_sort(all, std::greater{}, [](const ValueByWords& each) { return each.words.size(); });
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
    if (const auto* words = table.get("words")) rule.values_by_words = values_by_words(*words);
    if (const auto* text_of_words = table.get("words_in")) {
        if (rule.values_by_words.empty()) refuse(*text_of_words, "'words_in' needs 'words'");
        rule.words_in = template_of(*text_of_words);
    } else if (!rule.values_by_words.empty() && (!rule.values.empty() || rule.only_mapped)) {
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

}  // namespace

std::string lower(std::string_view text) {
    std::string out{text};
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

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

}  // namespace spaza::import
