#include "shop/assortment/field_words.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <unordered_map>

namespace spaza {
namespace {

constexpr std::string_view kWhy = "why";

/// The first of each name.
std::unordered_map<std::string_view, const FieldWords*> by_field(const std::vector<FieldWords>& fields) {
    std::unordered_map<std::string_view, const FieldWords*> all;
    for (const FieldWords& each : fields) all.emplace(each.field, &each);
    return all;
}

}  // namespace

std::string_view name_of(ChangeKind kind) {
    switch (kind) {
        case ChangeKind::product: return "product";
        case ChangeKind::category: return "category";
        case ChangeKind::price: return "price";
        case ChangeKind::stock: return "stock";
        case ChangeKind::store: return "store";
    }
    return {};
}

const FieldWords* find_words(const std::vector<FieldWords>& fields, std::string_view field) {
    const auto found = std::ranges::find(fields, field, &FieldWords::field);
    return found == fields.end() ? nullptr : &*found;
}

FieldChanges differences(const std::vector<FieldWords>& before, const std::vector<FieldWords>& after) {
    FieldChanges changes;
    const auto add = [&](const FieldWords& from, const FieldWords& to) {
        if (from.words == to.words) return;
        changes.before.push_back(from);
        changes.after.push_back(to);
    };
    const auto were = by_field(before);
    for (const FieldWords& now : after) {
        const auto then = were.find(now.field);
        add(then != were.end() ? *then->second : FieldWords{now.field, {}}, now);
    }
    const auto are = by_field(after);
    for (const FieldWords& then : before)
        if (!are.contains(then.field)) add(then, {then.field, {}});
    return changes;
}

std::string json_of(const std::vector<FieldWords>& fields, const std::string& why) {
    boost::json::object all;
    for (const FieldWords& each : fields)
        all[each.field] = boost::json::array(each.words.begin(), each.words.end());
    if (!why.empty()) all[kWhy] = why;
    return boost::json::serialize(all);
}

std::optional<ReadWords> words_in(std::string_view json) {
    boost::system::error_code error;
    const auto value = boost::json::parse({json.data(), json.size()}, error);
    const auto* object = error ? nullptr : value.if_object();
    if (!object) return std::nullopt;
    ReadWords read;
    for (const auto& [name, words] : *object) {
        if (const auto* why = words.if_string(); why && name == kWhy) {
            read.why.assign(why->data(), why->size());
            continue;
        }
        const auto* list = words.if_array();
        if (!list) return std::nullopt;
        FieldWords field{std::string{name}, {}};
        for (const auto& each : *list) {
            const auto* text = each.if_string();
            if (!text) return std::nullopt;
            field.words.emplace_back(text->data(), text->size());
        }
        read.fields.push_back(std::move(field));
    }
    return read;
}

}  // namespace spaza
