#include "base/json_selected.hpp"

#include <algorithm>

namespace spaza {
namespace {

/// Where the value that starts at `at` ends.
std::size_t end_of_value(std::string_view json, std::size_t at) {
    int depth = 0;
    bool in_text = false;
    for (; at < json.size(); ++at) {
        const char c = json[at];
        if (in_text) {
            if (c == '\\')
                ++at;
            else if (c == '"')
                in_text = false;
            continue;
        }
        if (c == '"') {
            in_text = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) return at;
            --depth;
        } else if (c == ',' && depth == 0) {
            return at;
        }
    }
    return at;
}

/// Finds members of a schema; fast for those asked for in its order.
class SchemaReader {
public:
    explicit SchemaReader(std::span<const MemberSchema> schema) : schema_{schema} {}

    MemberSchema of(std::string_view name) {
        for (std::size_t i = 0; i < schema_.size(); ++i) {
            const std::size_t at = next_ + i < schema_.size() ? next_ + i : next_ + i - schema_.size();
            if (schema_[at].name != name) continue;
            next_ = at + 1 < schema_.size() ? at + 1 : 0;
            return schema_[at];
        }
        return {name, Level::full};
    }

private:
    std::span<const MemberSchema> schema_;
    std::size_t next_{0};
};

/// The level shows every member below, so that the text can be copied.
bool shows_all(std::span<const MemberSchema> schema, Level level) {
    return std::ranges::all_of(schema, [&](const MemberSchema& member) {
        return member.at <= level && shows_all(member.members, member.nested.value_or(level));
    });
}

}  // namespace

void append_selected(std::string& out, std::string_view json, std::span<const MemberSchema> schema,
                     const FieldSet& fields) {
    const bool whole = schema.empty() && (fields.level() || fields.empty());
    if (json.empty() || whole || (json.front() != '{' && json.front() != '[')) {
        out += json;
        return;
    }
    if (fields.is_plain() && shows_all(schema, *fields.level())) {
        out += json;
        return;
    }
    SchemaReader members{schema};
    const bool list = json.front() == '[';
    out += json.front();
    bool first = true;
    for (std::size_t at = 1; at < json.size() && json[at] != '}' && json[at] != ']';) {
        std::string_view name;
        if (!list) {
            const std::size_t close = json.find('"', at + 1);
            name = json.substr(at + 1, close - at - 1);
            at = close + 2;
        }
        const std::size_t end = end_of_value(json, at);
        const std::string_view value = json.substr(at, end - at);
        at = end < json.size() && json[end] == ',' ? end + 1 : end;
        if (list) {
            if (!first) out += ',';
            append_selected(out, value, schema, fields);
            first = false;
            continue;
        }
        const MemberSchema member = members.of(name);
        const auto nested = fields.member(name, member.at, member.nested);
        if (!nested) continue;
        if (!first) out += ',';
        first = false;
        out += '"';
        out += name;
        out += "\":";
        append_selected(out, value, member.members, *nested);
    }
    out += list ? ']' : '}';
}

}  // namespace spaza
