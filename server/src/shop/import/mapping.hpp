#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shop/import/import.hpp"
#include "shop/import/record.hpp"

namespace spaza::import {

/// A text with `{Column|filter}` places and `[optional parts]`, which vanish when a place inside them is empty.
class Template {
public:
    /// Throws std::invalid_argument with a sentence on what is malformed.
    explicit Template(std::string_view text);

    using Lookup = std::function<std::string(std::string_view name)>;
    std::string fill(const Lookup& value_of) const;
    /// Names used, without `@`.
    const std::vector<std::string>& columns() const { return columns_; }

private:
    struct Piece {
        std::string text;  // literal, or the column's name
        bool column{false};
        std::vector<std::string> filters;  // slug, upper, lower, title, trim, number
        std::vector<Piece> optional;       // an optional part
    };
    std::vector<Piece> parse(std::string_view text, std::size_t& at, bool inside);
    static std::string fill(const std::vector<Piece>& pieces, const Lookup& value_of, bool& empty);

    std::vector<Piece> pieces_;
    std::vector<std::string> columns_;
};

/// Words in a text that say a value: `side by side`.
struct ValueByWords {
    std::vector<std::string> words;  // folded, one after the other
    std::string value;
};

/// How one of our fields comes from a foreign row.
struct FieldRule {
    std::string field;  // ours, e.g. name or attr:screenSize
    Template from;
    std::unordered_map<std::string, std::string> values{};  // by the value in lower case
    std::optional<std::string> otherwise{};                 // for values not in `values`
    bool only_mapped{false};                                // a value not in `values` is a bad field
    double factor{1};                                       // unit conversion
    std::optional<int> round{};                             // decimals
    std::optional<double> least{};                          // outside is dropped
    std::optional<double> most{};
    bool number{false};
    std::vector<ValueByWords> values_by_words{};  // the longest phrases first: the first that stands there tells
    std::optional<Template> words_in{};  // where they are looked for, if nothing else tells; else in `from`
};

/// Rows to leave out: `skip` counts and reports them apart, `bad` makes them bad rows.
struct RejectRule {
    std::string column;
    std::vector<std::string> equals;    // in lower case
    std::vector<std::string> contains;  // in lower case
    bool empty{false};
    bool bad{false};
    std::string reason;
};

/// One shape of foreign file.
struct SourceRule {
    std::vector<std::string> files;  // patterns on the file's name, with `*`
    Kind kind{Kind::products};
    std::vector<FieldRule> fields;
    std::vector<RejectRule> rejects;
    std::optional<Template> unique{};  // rows with the same text are duplicates of the first
    bool duplicates_bad{false};
};

/// Turns foreign CSV files into our rows as a mapping file declares (docs/import.md, Mapping).
class Mapping {
public:
    /// Throws std::invalid_argument naming the key or line that is wrong.
    static Mapping parse(std::string_view toml);

    const SourceRule* source_for(std::string_view path) const;

    /// Definitions the mapping brings along, to be imported first.
    const std::vector<Record>& categories() const { return categories_; }
    const std::vector<Record>& brands() const { return brands_; }
    const std::vector<Record>& attributes() const { return attributes_; }

private:
    std::vector<SourceRule> sources_;
    std::vector<Record> categories_;
    std::vector<Record> brands_;
    std::vector<Record> attributes_;
};

/// A to Z in lower case, as mappings compare texts; other letters stay.
std::string lower(std::string_view text);

/// Factor of `cm:inch` and the like; nothing when it is not known.
std::optional<double> conversion(std::string_view units);

}  // namespace spaza::import
