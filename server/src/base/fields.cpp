#include "base/fields.hpp"

#include <algorithm>
#include <cctype>

namespace spaza {

namespace {

constexpr std::size_t kMaxLength = 4096;
constexpr int kMaxDepth = 8;

std::optional<Level> level_named(std::string_view name) {
    std::string upper{name};
    std::transform(upper.begin(), upper.end(), upper.begin(), [](unsigned char c) { return std::toupper(c); });
    if (upper == "BASIC") return Level::basic;
    if (upper == "DEFAULT") return Level::standard;
    if (upper == "FULL") return Level::full;
    return std::nullopt;
}

/// No member is written in capitals alone: this was meant to be a level.
bool is_level_like(std::string_view name) {
    return name.size() > 1 && std::ranges::all_of(name, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool is_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.'; }

}  // namespace

class FieldParser {
public:
    explicit FieldParser(std::string_view text) : text_{text} {}

    bool parse(FieldSet& into) { return list(into, 0) && at_ == text_.size(); }

private:
    bool list(FieldSet& into, int depth) {
        if (depth > kMaxDepth) return false;
        do {
            if (!item(into, depth)) return false;
        } while (take(','));
        return true;
    }

    bool item(FieldSet& into, int depth) {
        skip_spaces();
        const std::size_t from = at_;
        while (at_ < text_.size() && is_name(text_[at_])) ++at_;
        const std::string_view name = text_.substr(from, at_ - from);
        if (name.empty()) return false;
        skip_spaces();
        FieldSet nested;
        const bool has_nested = take('(');
        if (has_nested && (!list(nested, depth + 1) || !take(')'))) return false;
        skip_spaces();
        if (const auto level = level_named(name); level && !has_nested)
            into.level_ = std::max(into.level_.value_or(*level), *level);
        else if (!has_nested && is_level_like(name))
            return false;
        else
            into.names_[std::string{name}].merge(nested);
        return true;
    }

    bool take(char wanted) {
        if (at_ >= text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }
    void skip_spaces() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }

    std::string_view text_;
    std::size_t at_{0};
};

Result<FieldSet> FieldSet::parse(std::string_view text) {
    FieldSet set;
    if (text.size() > kMaxLength || !FieldParser{text}.parse(set))
        return fail(Reason::invalid, "request.fieldsMalformed", "fields", "ValidationError", "parameter");
    return set;
}

std::optional<FieldSet> FieldSet::member(std::string_view name, Level at, std::optional<Level> nested) const {
    const auto explicit_set = names_.find(name);
    const bool by_level = level_ && *level_ >= at;
    if (explicit_set == names_.end() && !by_level) return std::nullopt;
    const FieldSet by_default{nested.value_or(level_ == Level::full ? Level::standard : Level::basic)};
    if (explicit_set == names_.end() || explicit_set->second.empty()) return by_default;
    FieldSet set = explicit_set->second;
    if (by_level) set.merge(by_default);  // explicit names add to a level, here as above
    return set;
}

void FieldSet::merge(const FieldSet& other) {
    if (other.level_) level_ = std::max(level_.value_or(*other.level_), *other.level_);
    for (const auto& [name, set] : other.names_) names_[name].merge(set);
}

}  // namespace spaza
