#include "shop/store_admin/store_admin_rules.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "shop/assortment/field_words.hpp"
#include "shop/stores/hours.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

constexpr const char* kStoreError = "StaffStoreError";

FieldWords one_word(const char* field, const std::string& text) {
    return {field, text.empty() ? std::vector<std::string>{} : std::vector{text}};
}

bool is_list(std::string_view field) { return field == "hours" || field == "specialDays" || field == "services"; }

auto field_refused(const std::string& field) { return fail(Reason::invalid, "storeAdmin.words", field); }

/// Others that can send online orders out.
bool has_other_sender(const std::string& code, const std::vector<KeptStore>& all) {
    return std::ranges::any_of(
        all, [&](const KeptStore& each) { return each.store.code.value != code && each.store.warehouse; });
}

/// Twice the same date, or a name that would be read as more than one.
bool is_good_special_days(const std::vector<std::string>& words) {
    std::set<std::string, std::less<>> dates;
    for (const std::string& word : words)
        if (std::ranges::count(word, '=') != 2 || !dates.insert(word.substr(0, word.find('='))).second)
            return false;
    return true;
}

}  // namespace

std::vector<FieldWords> store_words(const KeptStore& kept) {
    const PointOfService& store = kept.store;
    FieldWords hours{"hours", {}};
    for (const OpeningHours& day : store.week) hours.words.push_back(hours_text(day));
    FieldWords days{"specialDays", {}};
    for (const SpecialDay& day : store.special_days) days.words.push_back(special_days_text({day}));
    return {one_word("displayName", store.display_name),
            one_word("isWarehouse", store.warehouse ? "true" : "false"),
            one_word("latitude", fmt::format("{}", store.at.latitude)),
            one_word("longitude", fmt::format("{}", store.at.longitude)),
            one_word("line1", store.line1),
            one_word("suburb", store.suburb),
            one_word("town", store.town),
            one_word("postalCode", store.postal_code),
            one_word("province", store.province),
            one_word("phone", store.phone),
            std::move(hours),
            one_word("holidayHours", hours_text(store.holiday_hours)),
            std::move(days),
            {"services", store.services}};
}

Result<std::vector<FieldWords>> store_words_with(std::vector<FieldWords> words,
                                                 const std::vector<FieldWords>& wanted) {
    for (const FieldWords& each : wanted) {
        const auto known = std::ranges::find(words, each.field, &FieldWords::field);
        if (known == words.end()) return field_refused(each.field);
        for (const std::string& word : each.words)
            if (word.find_first_of("|\n\r") != word.npos) return field_refused(each.field);
        if (each.field == "specialDays" && !is_good_special_days(each.words))
            return fail(Reason::invalid, "storeAdmin.specialDays", each.field);
        known->words = each.words;
        std::erase_if(known->words, [](const std::string& word) { return word.empty(); });
        if (each.field == "specialDays") std::ranges::sort(known->words);
    }
    return words;
}

Done may_be_code(const std::string& code) {
    constexpr std::size_t kLongest = 40;
    const bool is_fit = std::ranges::all_of(code, [](unsigned char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
    if (code.empty()) return fail(Reason::invalid, "request.required", "code");
    if (!is_fit || code.size() > kLongest) return fail(Reason::invalid, "storeAdmin.code", "code");
    return Done{};
}

Done has_address(const std::vector<FieldWords>& words) {
    const FieldWords* is_warehouse = find_words(words, "isWarehouse");
    if (is_warehouse && is_warehouse->words == std::vector<std::string>{"true"}) return Done{};
    for (const char* field : {"line1", "town", "postalCode", "province"})
        if (const FieldWords* is = find_words(words, field); !is || is->words.empty())
            return fail(Reason::invalid, "request.required", field);
    return Done{};
}

CheckedStore store_row_of(const std::string& code, const std::string& name, const std::vector<FieldWords>& words) {
    import::Record record;
    record.set("code", code);
    record.set("name", name);
    for (const FieldWords& each : words) {
        if (is_list(each.field)) {
            import::Field field{.name = each.field, .parts = {}, .is_list = true};
            for (const std::string& word : each.words) field.parts.push_back({{}, word});
            record.fields.push_back(std::move(field));
        } else if (!each.words.empty()) {
            record.set(each.field == "isWarehouse" ? "warehouse" : each.field, each.words.front());
        }
    }
    return import::read_store(record);
}

CheckedStore changed_row_of(const KeptStore& before, const std::vector<FieldWords>& words) {
    auto read = store_row_of(before.store.code.value, before.store.name, words);
    if (before.version.empty()) return read;
    const auto old = store_words(before);
    for (const char* field : {"latitude", "longitude"}) {
        const FieldWords* is = find_words(words, field);
        if (!is || is->words != find_words(old, field)->words) return read;
    }
    std::erase_if(read.problems, [](const import::FieldProblem& each) { return each.field == "latitude"; });
    return read;
}

Done may_become(const KeptStore& before, const KeptStore& after, const StoreLoad& load,
                const std::vector<KeptStore>& all) {
    const std::string& code = before.store.code.value;
    const bool shuts_door = after.store.warehouse && !before.store.warehouse;
    const bool sends_no_more = before.store.warehouse && !after.store.warehouse;
    if (shuts_door && load.for_pickup > 0)
        return fail(Reason::conflict, "storeAdmin.ordersToCollect", code, kStoreError, "store");
    if (sends_no_more && !has_other_sender(code, all))
        return fail(Reason::conflict, "storeAdmin.lastPlace", code, kStoreError, "store");
    return Done{};
}

bool fits(const KeptStore& kept, const StoreFilter& filter) {
    const bool is_kind =
        filter.kind == StoreKind::all || kept.store.warehouse == (filter.kind == StoreKind::warehouses);
    return is_kind && (filter.province.empty() || kept.store.province == filter.province) &&
           (filter.text.empty() || matches(kept.store, filter.text));
}

}  // namespace spaza
