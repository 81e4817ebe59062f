#include "shop/assortment/field_words.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace spaza {
namespace {

constexpr std::string_view kWhy = "why";

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
    for (const FieldWords& now : after) {
        const FieldWords* then = find_words(before, now.field);
        add(then ? *then : FieldWords{now.field, {}}, now);
    }
    for (const FieldWords& then : before)
        if (!find_words(after, then.field)) add(then, {then.field, {}});
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
