#include "shop/import/content_file.hpp"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <yaml-cpp/yaml.h>

#include "shop/import/columns.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::import {
namespace {

using namespace std::string_view_literals;

constexpr int kDeepest = 24;
constexpr std::size_t kMostNodes = 200'000;
/// Members that are numbers; all others are texts, so that `title: 2026` stays a title.
constexpr std::array kNumbers{"x"sv, "y"sv, "width"sv, "height"sv, "count"sv};
constexpr std::array kSlot{"code"sv, "lazy"sv, "components"sv, "place"sv, "shared"sv};
constexpr std::array kOwn{"uid"sv, "type"sv, "name"sv, "startsAt"sv, "endsAt"sv, "regions"sv};

struct Unreadable {
    std::int64_t line;
    std::string reason;
};

std::int64_t line_of(const YAML::Node& node) { return node.Mark().line + 1; }

std::string text_of(const YAML::Node& node) { return node.IsScalar() ? node.Scalar() : std::string{}; }

class Reader {
public:
    explicit Reader(const ForeignType& is_foreign) : is_foreign_{is_foreign} {}

    ContentFile file;

    void run(const YAML::Node& root) {
        if (!root.IsMap()) throw Unreadable{line_of(root), "must hold pages: and, if wanted, moved:"};
        for (const auto& member : root) {
            const std::string name = text_of(member.first);
            if (name == "pages")
                each(member.second, "pages", [&](const YAML::Node& page) { take_page(page); });
            else if (name == "moved")
                each(member.second, "moved", [&](const YAML::Node& moved) { take(Kind::moved, flat(moved)); });
            else
                problem(member.first, name, "is neither pages nor moved");
        }
    }

private:
    void problem(const YAML::Node& node, std::string member, std::string reason) {
        file.problems.push_back({line_of(node), {std::move(member), std::move(reason)}});
    }

    template <class Use>
    void each(const YAML::Node& list, const std::string& name, Use use) {
        if (list.IsNull()) return;
        if (!list.IsSequence()) return problem(list, name, "must be a list");
        for (const YAML::Node& item : list) {
            if (item.IsMap())
                use(item);
            else
                problem(item, name, "must hold members, as in code: terms");
        }
    }

    /// The node as JSON. Aliases can make a small file endless: nodes are counted.
    boost::json::value value(const YAML::Node& node, std::string_view name, int depth = 0) {
        if (depth > kDeepest || ++nodes_ > kMostNodes) throw Unreadable{line_of(node), "is too deep or too long"};
        if (node.IsMap()) {
            boost::json::object object;
            for (const auto& member : node) {
                const std::string key = text_of(member.first);
                if (object.contains(key)) problem(member.first, key, "was given before");
                object[key] = value(member.second, key, depth + 1);
            }
            return object;
        }
        if (node.IsSequence()) {
            boost::json::array list;
            for (const YAML::Node& item : node) list.push_back(value(item, name, depth + 1));
            return list;
        }
        const std::string text = text_of(node);
        if (!plain_values_ && std::ranges::find(kNumbers, name) != kNumbers.end())
            if (const auto number = parse_number(text)) {
                const auto whole = parse_integer(text);
                return whole ? boost::json::value(*whole)
                             : boost::json::value(*number);  // braces would make a list
            }
        if (plain_values_) return plain_value(node, text);
        return boost::json::string{text};
    }

    /// Of another system's component, as it came: a number, true, false or null without quotes is none of texts.
    static boost::json::value plain_value(const YAML::Node& node, const std::string& text) {
        if (node.Tag() == "?" || node.IsNull()) {
            if (text == "true" || text == "false") return text == "true";
            if (node.IsNull()) return nullptr;
            const auto whole = parse_integer(text);
            if (whole && std::to_string(*whole) == text) return *whole;  // 0123 is a code
            if (const auto number = parse_number(text); number && text.find('.') != std::string::npos)
                return *number;
        }
        return boost::json::string{text};
    }

    Record flat(const YAML::Node& node) {
        Record record;
        record.line = line_of(node);
        for (const auto& member : node) set(record, text_of(member.first), member.second);
        return record;
    }

    void set(Record& record, const std::string& name, const YAML::Node& node) {
        if (record.find(name)) return problem(node, name, "was given before");
        if (node.IsSequence()) {
            Field field{name, {}, true};
            for (const YAML::Node& item : node) field.parts.push_back({{}, text_of(item)});
            record.fields.push_back(std::move(field));
        } else if (node.IsMap()) {
            problem(node, name, "must be one value");
        } else {
            record.set(name, text_of(node));
        }
    }

    void take(Kind kind, Record record) {
        for (const Field& field : record.fields)
            if (!knows_column(kind, field.name))
                file.problems.push_back(
                    {record.line,
                     {field.name, "is no member of " + std::string{name_of(kind)} + nearest(kind, field.name)}});
        file.rows.emplace_back(kind, std::move(record));
    }

    static std::string nearest(Kind kind, std::string_view name) {
        std::vector<std::string_view> names;
        for (const ColumnAbout& each : columns_of(kind)) names.push_back(each.name);
        return search::did_you_mean(name, names);
    }

    void take_page(const YAML::Node& page) {
        Record record;
        record.line = line_of(page);
        for (const auto& member : page)
            if (text_of(member.first) != "slots") set(record, text_of(member.first), member.second);
        const Field* code = record.find("code");
        const std::string of = code && !code->parts.empty() ? code->parts.front().text : std::string{};
        if (!of.empty()) file.pages.push_back(of);
        take(Kind::pages, std::move(record));
        std::int64_t position = 0;
        if (const YAML::Node slots = page["slots"])
            each(slots, "slots", [&](const YAML::Node& slot) { take_slot(slot, of, position++); });
    }

    void take_slot(const YAML::Node& slot, const std::string& page, std::int64_t slot_position) {
        for (const auto& member : slot) {
            const std::string name = text_of(member.first);
            if (std::ranges::find(kSlot, name) == kSlot.end())
                problem(member.first, name, "is no member of a slot");
        }
        const std::string code = slot["code"] ? text_of(slot["code"]) : std::string{};
        const auto in_slot = [&](const YAML::Node& at, std::int64_t position) {
            Record record;
            record.line = line_of(at);
            record.set("page", page);
            record.set("slot", code);
            record.set("slotPosition", std::to_string(slot_position));
            record.set("slotLazy", slot["lazy"] ? text_of(slot["lazy"]) : "false");
            record.set("slotPlace", slot["place"] ? text_of(slot["place"]) : std::string{});
            record.set("position", std::to_string(position));
            return record;
        };
        if (slot["shared"] && text_of(slot["shared"]) == "true") {
            if (slot["components"]) return problem(slot, "components", "are given by the page whose slot it is");
            Record record = in_slot(slot, 0);
            record.set("uid", page + "." + code);
            record.set("typeCode", "SharedSlot");
            return take(Kind::components, std::move(record));
        }
        std::int64_t position = 0;
        if (!slot["components"]) return problem(slot, "components", "is missing");
        each(slot["components"], "components", [&](const YAML::Node& component) {
            Record record = in_slot(component, position++);
            plain_values_ = component["type"] && is_foreign_(text_of(component["type"]));
            boost::json::object properties;
            for (const auto& member : component) {
                const std::string name = text_of(member.first);
                if (name == "type")
                    set(record, "typeCode", member.second);
                else if (std::ranges::find(kOwn, name) != kOwn.end())
                    set(record, name, member.second);
                else if (properties.contains(name))
                    problem(member.first, name, "was given before");
                else
                    properties[name] = value(member.second, name);
            }
            record.set("properties", boost::json::serialize(properties));
            take(Kind::components, std::move(record));
        });
    }

    std::size_t nodes_{0};
    bool plain_values_{false};
    const ForeignType& is_foreign_;
};

}  // namespace

ContentFile read_content_file(const std::string& text, const ForeignType& is_foreign) {
    Reader reader{is_foreign};
    try {
        reader.run(YAML::Load(text));
    } catch (const YAML::Exception& wrong) {
        reader.file.problems.push_back({wrong.mark.line + 1, {"", wrong.msg}});
    } catch (const Unreadable& wrong) {
        reader.file.problems.push_back({wrong.line, {"", wrong.reason}});
    }
    return std::move(reader.file);
}

bool is_content_file(std::string_view path) {
    const std::string_view file = path.substr(path.find_last_of('/') + 1);
    return file.ends_with(".yaml") || file.ends_with(".yml") ||
           (file.starts_with("content") && file.ends_with(".json"));
}

}  // namespace spaza::import
