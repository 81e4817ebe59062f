#include "shop/assortment/categories_service.hpp"

#include <algorithm>
#include <map>

#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/import/record.hpp"

namespace spaza {
namespace {

constexpr const char* kTop = "root_sale_cat";
constexpr const char* kCategoryError = "StaffCategoryError";

auto no_such_category(const std::string& code) {
    return fail(Reason::not_found, "category.unknown", code, "NotFoundError", "category");
}

KeptCategory* category_of(std::vector<KeptCategory>& all, const std::string& code) {
    const auto found = std::ranges::find(all, code, &KeptCategory::code);
    return found == all.end() ? nullptr : &*found;
}

std::vector<FieldWords> category_words(const KeptCategory& category) {
    const auto text = [](const char* field, const std::string& value) {
        return FieldWords{field, value.empty() ? std::vector<std::string>{} : std::vector{value}};
    };
    return {text("name", category.name),
            text("parent", category.parent),
            text("position", std::to_string(category.position)),
            text("description", category.description),
            text("image", category.image),
            text("isHidden", category.hidden ? "true" : "false")};
}

void set_words(KeptCategory& category, const FieldWords& field) {
    const std::string text = field.words.empty() ? std::string{} : field.words.front();
    if (field.field == "name") category.name = text;
    if (field.field == "parent") category.parent = text;
    if (field.field == "position") category.position = import::parse_integer(text).value_or(0);
    if (field.field == "description") category.description = text;
    if (field.field == "image") category.image = text;
    if (field.field == "isHidden") category.hidden = text == "true";
}

/// Sums up from below, and says how deep each is.
void append_below(const std::multimap<std::string, KeptCategory*>& children, const std::string& parent, int level,
                  std::vector<KeptCategory>& into) {
    if (level > 100) return;
    const auto [begin, end] = children.equal_range(parent);
    for (auto child = begin; child != end; ++child) {
        const std::size_t mine = into.size();
        into.push_back(*child->second);
        into[mine].level = level;
        into[mine].products_below = into[mine].products;
        append_below(children, into[mine].code, level + 1, into);
        for (std::size_t n = mine + 1; n < into.size(); ++n) into[mine].products_below += into[n].products;
    }
}

}  // namespace

std::vector<KeptCategory> CategoryAdminService::tree() {
    auto all = store_.all();
    std::map<std::string, int> counts;
    for (auto& [code, count] : store_.counts()) counts.emplace(code, count);
    std::multimap<std::string, KeptCategory*> children;
    for (KeptCategory& each : all) {
        each.products = counts[each.code];
        children.emplace(each.parent, &each);
    }
    std::vector<KeptCategory> tree;
    append_below(children, kTop, 1, tree);
    return tree;
}

std::vector<std::string> CategoryAdminService::with_below(const std::string& code) {
    std::vector<std::string> codes;
    const auto all = store_.all();
    if (std::ranges::find(all, code, &KeptCategory::code) == all.end() && code != kTop) return codes;
    codes.push_back(code);
    for (std::size_t n = 0; n < codes.size(); ++n)
        for (const KeptCategory& each : all)
            if (each.parent == codes[n] && std::ranges::find(codes, each.code) == codes.end())
                codes.push_back(each.code);
    return codes;
}

KeptCategory CategoryAdminService::counted(const std::string& code) {
    const auto all = tree();
    return *std::ranges::find(all, code, &KeptCategory::code);
}

Done CategoryAdminService::write(const KeptCategory& category, TimePoint now) {
    import::Record record;
    record.set("code", category.code);
    record.set("name", category.name);
    record.set("parent", category.parent);
    record.set("position", std::to_string(category.position));
    record.set("description", category.description);
    record.set("image", category.image);
    const auto read = import::read_category(record);
    if (!read.problems.empty()) return refused(read.problems);
    if (const auto problems = store_.write(read.row, now); !problems.empty()) return refused(problems);
    return Done{};
}

Result<CategoryEdited> CategoryAdminService::save(const KeptCategory& before, const KeptCategory& after,
                                                  const ChangeCause& cause) {
    const FieldChanges changes = differences(category_words(before), category_words(after));
    if (changes.empty()) return CategoryEdited{counted(after.code), {}};
    const TimePoint now = log_.now();
    if (const auto good = write(after, now); !good) return std::unexpected(good.error());
    if (before.hidden != after.hidden) store_.set_hidden(after.code, after.hidden, now);
    auto category = counted(after.code);
    return CategoryEdited{
        std::move(category),
        log_.note({{ChangeKind::category, after.code, "category.changed", changes}}, cause, now)};
}

Result<CategoryEdited> CategoryAdminService::add(const NewCategory& wanted) {
    if (const auto good = check_why(wanted.why); !good) return std::unexpected(good.error());
    store_.hold_new();
    auto all = store_.lock_all();
    KeptCategory category;
    category.code = wanted.code.empty() ? import::slug(wanted.name) : wanted.code;
    category.name = wanted.name;
    category.parent = wanted.parent.empty() ? kTop : wanted.parent;
    category.description = wanted.description;
    category.image = wanted.image;
    if (category_of(all, category.code) || category.code == kTop)
        return fail(Reason::conflict, "catalogue.categoryExists", category.code, "AlreadyExistsError", "category");
    for (const KeptCategory& each : all)
        if (each.parent == category.parent) category.position = std::max(category.position, each.position + 1);
    const TimePoint now = log_.now();
    if (const auto good = write(category, now); !good) return std::unexpected(good.error());
    auto shown = counted(category.code);
    FieldChanges changes = differences({}, category_words(category));
    return CategoryEdited{std::move(shown),
                          log_.note({{ChangeKind::category, category.code, "category.added", std::move(changes)}},
                                    {.why = wanted.why}, now)};
}

Result<CategoryEdited> CategoryAdminService::edit(const CategoryEdit& edit) {
    if (const auto good = check_why(edit.why); !good) return std::unexpected(good.error());
    auto all = store_.lock_all();
    const KeptCategory* kept = category_of(all, edit.code);
    if (!kept) return no_such_category(edit.code);
    if (kept->version != edit.version)
        return fail(Reason::conflict, "catalogue.changedMeanwhile", edit.code, "StaffVersionError", "category");
    KeptCategory after = *kept;
    after.name = edit.name.value_or(after.name);
    after.description = edit.description.value_or(after.description);
    after.image = edit.image.value_or(after.image);
    after.hidden = edit.hidden.value_or(after.hidden);
    return save(*kept, after, {.why = edit.why});
}

Result<CategoryEdited> CategoryAdminService::move(const CategoryMove& move) {
    if (const auto good = check_why(move.why); !good) return std::unexpected(good.error());
    auto all = store_.lock_all();
    const KeptCategory* found = category_of(all, move.code);
    if (!found) return no_such_category(move.code);
    const KeptCategory kept = *found;
    if (kept.version != move.version)
        return fail(Reason::conflict, "catalogue.changedMeanwhile", move.code, "StaffVersionError", "category");
    const std::string parent = move.parent.empty() ? kTop : move.parent;
    const auto below = with_below(move.code);
    if (std::ranges::find(below, parent) != below.end())
        return fail(Reason::conflict, "catalogue.belowItself", parent, kCategoryError, "category");
    if (parent != kTop && !category_of(all, parent))
        return fail(Reason::invalid, "catalogue.categoryUnknown", "parent", "ValidationError", "parameter");
    std::vector<KeptCategory*> sisters;
    for (KeptCategory& each : all)
        if (each.parent == parent && each.code != move.code) sisters.push_back(&each);
    const std::size_t index = std::min(move.index, sisters.size());
    KeptCategory after = kept;
    after.parent = parent;
    after.position = static_cast<std::int64_t>(index);
    // Sisters take the places about it; where they stood before is no news of their own.
    const TimePoint now = log_.now();
    for (std::size_t n = 0; n < sisters.size(); ++n) {
        const auto position = static_cast<std::int64_t>(n < index ? n : n + 1);
        if (sisters[n]->position == position) continue;
        sisters[n]->position = position;
        if (const auto good = write(*sisters[n], now); !good) return std::unexpected(good.error());
    }
    return save(kept, after, {.why = move.why});
}

Done CategoryAdminService::remove(const std::string& code, const std::string& moved_to) {
    auto all = store_.lock_all();
    const KeptCategory* kept = category_of(all, code);
    if (!kept) return no_such_category(code);
    if (counted(code).products_below > 0 || std::ranges::find(all, code, &KeptCategory::parent) != all.end())
        return fail(Reason::conflict, "catalogue.categoryNotEmpty", code, kCategoryError, "category");
    if (!moved_to.empty() && (moved_to == code || !category_of(all, moved_to)))
        return fail(Reason::invalid, "catalogue.categoryUnknown", "movedTo", "ValidationError", "parameter");
    store_.remove(code, moved_to);
    log_.note({{ChangeKind::category, code, "category.removed", differences(category_words(*kept), {})}}, {},
              log_.now());
    return Done{};
}

Result<std::int64_t> CategoryAdminService::undo(const AssortmentChange& change, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    auto all = store_.lock_all();
    const KeptCategory* kept = category_of(all, change.about);
    if (!kept) return no_such_category(change.about);
    const auto back = words_back(change, category_words(*kept));
    if (!back) return std::unexpected(back.error());
    KeptCategory after = *kept;
    for (const FieldWords& each : *back) set_words(after, each);
    const auto below = with_below(change.about);
    if (after.parent != kTop &&
        (!category_of(all, after.parent) || std::ranges::find(below, after.parent) != below.end()))
        return changed_since(change.about);
    const auto saved = save(*kept, after, {.why = why, .undoes = change.number});
    if (!saved) return std::unexpected(saved.error());
    return saved->act.value_or(0);
}

}  // namespace spaza
