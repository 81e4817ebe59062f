#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shop/import/plain_text.hpp"
#include "shop/import/record.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::import {

inline constexpr std::size_t kMostCode = 100;
inline constexpr std::size_t kMostName = 500;
inline constexpr std::size_t kMostText = 20'000;
inline constexpr std::size_t kMostItems = 500;

inline std::string trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    return std::string{text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1)};
}

/// Takes the fields of a record one by one, and notes what is wrong with each.
class Fields {
public:
    Fields(const Record& record, std::vector<FieldProblem>& problems) : record_{record}, problems_{problems} {}

    std::string text(std::string_view name, std::size_t most = kMostText) {
        const Field* field = record_.find(name);
        if (!field || field->parts.empty()) return {};
        if (field->is_list) {
            problem(name, "must be one value, not a list");
            return {};
        }
        return checked(name, trimmed(field->parts.front().text), most);
    }

    std::string required(std::string_view name, std::size_t most = kMostName) {
        std::string value = text(name, most);
        if (value.empty() && !has_problem(name)) problem(name, "is missing");
        return value;
    }

    std::string code(std::string_view name) {
        std::string value = text(name, kMostCode);
        if (const auto unseen = unseen_in(value, true); unseen && !has_problem(name))
            problem(name, "holds " + std::string{*unseen});
        return value;
    }

    /// One of a few words; "" when none is given.
    template <class Words>
    std::string one_of(std::string_view name, const Words& words) {
        std::string value = text(name, kMostCode);
        if (value.empty() || std::ranges::find(words, value) != std::ranges::end(words)) return value;
        std::string all;
        for (const std::string_view each : words) all += (all.empty() ? "" : ", ") + std::string{each};
        problem(name, "'" + shortened(value) + "' is none of " + all + search::did_you_mean(value, words));
        return {};
    }

    std::string required_code(std::string_view name) {
        std::string value = code(name);
        if (value.empty() && !has_problem(name)) problem(name, "is missing");
        return value;
    }

    template <class Value, class Parse>
    std::optional<Value> parsed(std::string_view name, Parse parse, const char* what) {
        const std::string value = text(name);
        if (value.empty()) return std::nullopt;
        const std::optional<Value> read = parse(value);
        if (!read) problem(name, "'" + shortened(value) + "' is not " + what);
        return read;
    }

    std::int64_t integer(std::string_view name, std::int64_t least = INT64_MIN, std::int64_t most = INT64_MAX) {
        const auto value = parsed<std::int64_t>(name, parse_integer, "a whole number").value_or(0);
        if (value >= least && value <= most) return value;
        problem(name, "must be from " + std::to_string(least) +
                          (most == INT64_MAX ? std::string{} : " to " + std::to_string(most)));
        return 0;
    }
    std::optional<double> number(std::string_view name) { return parsed<double>(name, parse_number, "a number"); }
    bool flag(std::string_view name, bool otherwise) {
        return parsed<bool>(name, parse_flag, "true or false").value_or(otherwise);
    }
    std::optional<Money> rand(std::string_view name) {
        return parsed<Money>(name, parse_rand, "an amount in rand such as 12999.00");
    }
    /// `startsAt` and `endsAt`, the first before the second.
    std::pair<std::optional<TimePoint>, std::optional<TimePoint>> showing() {
        const auto starts = time("startsAt");
        const auto ends = time("endsAt");
        if (starts && ends && *ends <= *starts) problem("endsAt", "must be after startsAt");
        return {starts, ends};
    }
    std::optional<TimePoint> time(std::string_view name) {
        return parsed<TimePoint>(name, parse_time, "a date or time such as 2026-02-14");
    }

    /// Parts of a list; of a CSV text, what stands between `|` (`\|` is no divider, `\\` a backslash).
    std::vector<Part> parts(std::string_view name, bool keep_empty = false) {
        const Field* field = record_.find(name);
        if (!field) return {};
        std::vector<Part> parts = field->is_list ? field->parts : divided(field->parts.front().text);
        for (Part& part : parts) {
            part.key = checked(name, trimmed(part.key), kMostText);
            part.text = checked(name, trimmed(part.text), kMostText);
        }
        if (!keep_empty)
            std::erase_if(parts, [](const Part& part) { return part.key.empty() && part.text.empty(); });
        if (parts.size() > kMostItems) {
            problem(name, "has more than 500 parts");
            parts.clear();
        }
        return parts;
    }

    std::vector<std::string> list(std::string_view name) {
        std::vector<std::string> texts;
        for (Part& part : parts(name)) texts.push_back(std::move(part.text));
        return texts;
    }

    std::vector<TagRow> tags(std::string_view name) {
        std::vector<TagRow> tags;
        for (const Part& part : parts(name)) {
            const std::size_t equals = part.key.empty() ? part.text.find('=') : std::string::npos;
            if (!part.key.empty())
                tags.push_back({part.key, part.text});
            else if (equals == std::string::npos || equals == 0)
                problem(name, "'" + shortened(part.text) + "' is not code=text");
            else
                tags.push_back({trimmed(part.text.substr(0, equals)), trimmed(part.text.substr(equals + 1))});
        }
        return tags;
    }

    bool has(std::string_view name) const {
        const Field* field = record_.find(name);
        return field && !field->parts.empty();
    }

    void problem(std::string_view name, std::string reason) {
        problems_.push_back({std::string{name}, std::move(reason)});
    }

private:
    std::string checked(std::string_view name, std::string value, std::size_t most) {
        if (value.size() > most) {
            problem(name, "is longer than " + std::to_string(most) + " bytes");
            return {};
        }
        if (value.find('\0') != std::string::npos) {
            problem(name, "holds a zero byte");
            return {};
        }
        if (most == kMostName)
            if (const auto unseen = unseen_in(value, false)) {
                problem(name, "holds " + std::string{*unseen});
                return {};
            }
        return value;
    }
    static std::vector<Part> divided(std::string_view text) {
        std::vector<Part> parts;
        if (text.empty()) return parts;
        parts.emplace_back();
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool escapes =
                text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '|' || text[i + 1] == '\\');
            if (text[i] == '|')
                parts.emplace_back();
            else
                parts.back().text += text[escapes ? ++i : i];
        }
        return parts;
    }
    bool has_problem(std::string_view name) const {
        return std::any_of(problems_.begin(), problems_.end(),
                           [&](const auto& each) { return each.field == name; });
    }
    static std::string shortened(const std::string& value) {
        if (value.size() <= 60) return value;
        std::size_t end = 60;
        while ((static_cast<unsigned char>(value[end]) & 0xC0) == 0x80) --end;
        return value.substr(0, end) + "…";
    }

    const Record& record_;
    std::vector<FieldProblem>& problems_;
};

}  // namespace spaza::import
