#include "shop/store_admin/store_admin_service.hpp"

#include <algorithm>

#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/store_admin/store_admin_rules.hpp"

namespace spaza {
namespace {

auto no_such_store(const std::string& code) {
    return fail(Reason::not_found, "store.unknown", code, "NotFoundError", "store");
}

const KeptStore* store_among(const std::vector<KeptStore>& all, const std::string& code) {
    const auto found =
        std::ranges::find_if(all, [&](const KeptStore& each) { return each.store.code.value == code; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

Result<KeptStore> StoreAdminService::find(const std::string& code) {
    const auto all = store_.all();
    const KeptStore* kept = store_among(all, code);
    if (!kept) return no_such_store(code);
    return *kept;
}

std::string StoreAdminService::changed_by(const KeptStore& kept) {
    const auto [by, at] = log_.last_by(ChangeKind::store, kept.store.code.value);
    return at == kept.changed_at ? by : std::string{};
}

Result<KeptStore> StoreAdminService::write(const KeptStore& before, const std::vector<FieldWords>& words,
                                           const std::vector<KeptStore>& all, TimePoint now) {
    const auto read = changed_row_of(before, words);
    if (!read.problems.empty()) return refused(read.problems);
    KeptStore after{.store = read.row.store, .version = {}, .changed_at = now};
    if (const auto good = may_become(before, after, store_.load(before.store.code.value), all); !good)
        return std::unexpected(good.error());
    if (const auto problems = store_.write(read.row, now); !problems.empty()) return refused(problems);
    return after;
}

Result<std::int64_t> StoreAdminService::save(const KeptStore& before, const std::vector<FieldWords>& wanted,
                                             const ChangeCause& cause, const std::vector<KeptStore>& all) {
    const auto old = store_words(before);
    const auto words = store_words_with(old, wanted);
    if (!words) return std::unexpected(words.error());
    if (differences(old, *words).empty()) return 0;
    const TimePoint now = log_.now();
    const auto after = write(before, *words, all, now);
    if (!after) return std::unexpected(after.error());
    // As it is kept: a province by its name has its code by now.
    const FieldChanges changes = differences(old, store_words(*after));
    if (changes.empty()) return 0;
    return log_.note({{ChangeKind::store, before.store.code.value, "store.changed", changes}}, cause, now);
}

Result<StoreEdited> StoreAdminService::add(const StoreEdit& store) {
    if (const auto good = check_why(store.why); !good) return std::unexpected(good.error());
    if (const auto good = may_be_code(store.code); !good) return std::unexpected(good.error());
    const auto all = store_.lock_all();
    const bool is_taken = std::ranges::any_of(all, [&](const KeptStore& each) {
        return each.store.code.value == store.code || each.store.name == store.code;
    });
    if (is_taken) return fail(Reason::conflict, "storeAdmin.exists", store.code, "AlreadyExistsError", "store");
    KeptStore fresh;
    fresh.store.code = {store.code};
    fresh.store.name = store.code;
    fresh.store.week.fill({.closed = true, .opens = {}, .closes = {}});
    fresh.store.holiday_hours = fresh.store.week[0];
    auto blank = store_words(fresh);
    for (FieldWords& each : blank)
        if (each.field == "latitude" || each.field == "longitude") each.words.clear();
    const auto words = store_words_with(std::move(blank), store.fields);
    if (!words) return std::unexpected(words.error());
    if (const auto good = has_address(*words); !good) return std::unexpected(good.error());
    const TimePoint now = log_.now();
    const auto written = write(fresh, *words, all, now);
    if (!written) return std::unexpected(written.error());
    return StoreEdited{
        .act = log_.note({{ChangeKind::store, store.code, "store.added", differences({}, store_words(*written))}},
                         {.why = store.why}, now),
        .conflict = {}};
}

Result<StoreEdited> StoreAdminService::edit(const StoreEdit& edit) {
    if (const auto good = check_why(edit.why); !good) return std::unexpected(good.error());
    const auto all = store_.lock_all();
    const KeptStore* kept = store_among(all, edit.code);
    if (!kept) return no_such_store(edit.code);
    if (kept->version != edit.version) {
        EditConflict conflict{
            .version = kept->version, .by = changed_by(*kept), .at = kept->changed_at, .differences = {}};
        const auto now = store_words(*kept);
        for (const FieldWords& each : edit.fields) {
            const FieldWords* theirs = find_words(now, each.field);
            if (theirs && theirs->words != each.words)
                conflict.differences.push_back({each.field, each.words, theirs->words});
        }
        return StoreEdited{.act = {}, .conflict = std::move(conflict)};
    }
    const auto act = save(*kept, edit.fields, {.why = edit.why}, all);
    if (!act) return std::unexpected(act.error());
    return StoreEdited{.act = *act == 0 ? std::nullopt : std::optional{*act}, .conflict = {}};
}

Result<StoreEdited> StoreAdminService::undo(const std::string& code, std::int64_t act, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto change = log_.undoable(act, {ChangeKind::store});
    if (!change) return std::unexpected(change.error());
    const auto all = store_.lock_all();
    const KeptStore* kept = store_among(all, code);
    if (!kept || change->about != code) return no_such_store(code);
    const auto back = words_back(*change, store_words(*kept));
    if (!back) return std::unexpected(back.error());
    const auto done = save(*kept, *back, {.why = why, .undoes = act}, all);
    if (!done) return std::unexpected(done.error());
    return StoreEdited{.act = *done == 0 ? std::nullopt : std::optional{*done}, .conflict = {}};
}

}  // namespace spaza
