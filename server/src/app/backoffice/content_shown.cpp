#include "app/backoffice/content_shown.hpp"

#include "shop/assortment/field_words.hpp"
#include "shop/content/component_kinds.hpp"
#include "shop/content/content_rules.hpp"
#include "shop/content/page_document.hpp"
#include "shop/content_admin/content_admin_rules.hpp"

namespace spaza::app::backoffice {
namespace {

PageByShown page_by(TimePoint at, const std::string& by) { return {.at = iso_time(at), .by = if_any(by)}; }

std::vector<FieldChangeShown> changes_between(const ContentPage& before, const ContentPage& after) {
    return fields_shown(differences(words_of(before), words_of(after)));
}

ComponentFieldShown field_shown(const ComponentField& field) {
    ComponentFieldShown shown{
        .name = std::string{field.name}, .kind = std::string{name_of(field.kind)}, .fields = {}, .choices = {}};
    if (!field.fields.empty()) {
        std::vector<ComponentFieldShown> fields;
        for (const ComponentField& each : field.fields) fields.push_back(field_shown(each));
        shown.fields = json::Raw{json::write(fields)};
    }
    if (!field.choices.empty()) shown.choices.emplace(field.choices.begin(), field.choices.end());
    return shown;
}

}  // namespace

KeptPageShown kept_page_shown(StaffSession& staff, const KeptPage& kept, const std::vector<MenuPlace>& menus,
                              TimePoint now) {
    KeptPageShown shown{.code = kept.live.code,
                        .path = if_any(page_path(kept.live)),
                        .kind = kept.live.kind,
                        .state = std::string{name_of(state_of(kept.live, now, kept.act))},
                        .version = version_of(kept),
                        .live = kept.number,
                        .page = {document_of(kept.edited())}};
    if (kept.at) shown.published = page_by(*kept.at, kept.by);
    if (kept.draft) {
        const PageDraft& draft = *kept.draft;
        shown.draft = page_by(draft.at, draft.by);
        shown.publishAt = shown_time(draft.publish_at);
        shown.plannedBy = if_any(draft.planned_by);
        shown.notPublished = if_any(draft.not_published);
        shown.changes = changes_between(kept.live, draft.page);
        if (draft.begun_on != kept.number)
            if (const auto begun = staff.content.store.version(kept.live, draft.begun_on))
                shown.liveChanges = changes_between(begun->page, kept.live);
    }
    for (const MemberProblem& each : staff.content.service.problems(kept))
        shown.problems.push_back({each.member, each.reason});
    for (const auto& [code, name] : staff.content.service.products(kept)) shown.named.push_back({code, name});
    shown.neededFor = if_any(needed_for(kept.live));
    shown.linkedFrom = staff.content.service.linked_from(kept, menus);
    shown.isRemovable = kept.is_removable();
    return shown;
}

PageRowShown page_row_shown(const PageRow& row, TimePoint now) {
    return {.code = row.page.code,
            .name = row.page.name.empty() ? row.page.title : row.page.name,
            .path = if_any(page_path(row.page)),
            .kind = row.page.kind,
            .state = std::string{name_of(state_of(row.page, now, row.act))},
            .hasDraft = row.has_draft,
            .publishAt = shown_time(row.publish_at),
            .changedAt = shown_time(row.changed_at),
            .changedBy = if_any(row.changed_by)};
}

PageVersionsShown page_versions_shown(const KeptPage& kept, const std::vector<PageVersion>& versions,
                                      std::size_t most) {
    PageVersionsShown shown{.name = kept.live.name, .versions = {}};
    for (std::size_t n = 0; n < versions.size() && n < most; ++n) {
        const PageVersion& each = versions[n];
        const auto before = n + 1 < versions.size() ? words_of(versions[n + 1].page) : std::vector<FieldWords>{};
        shown.versions.push_back(
            {.number = each.number,
             .at = iso_time(each.at),
             .by = if_any(each.by),
             .why = if_any(each.why),
             .act = if_any(each.act),
             .changes = static_cast<int>(differences(before, words_of(each.page)).after.size())});
    }
    return shown;
}

PageVersionShown page_version_shown(const KeptPage& kept, const PageVersion& version) {
    return {.number = version.number,
            .at = iso_time(version.at),
            .by = if_any(version.by),
            .why = if_any(version.why),
            .page = {document_of(version.page)},
            .changes = changes_between(version.page, kept.live)};
}

ComponentKindsShown component_kinds_shown() {
    ComponentKindsShown shown;
    for (const ComponentKind& kind : component_kinds()) {
        if (kind.fields.empty()) continue;
        ComponentKindShown each{.type = std::string{kind.type}, .fields = {}, .needs = {}};
        for (const ComponentField& field : kind.fields) each.fields.push_back(field_shown(field));
        for (const std::string_view need : kind.needs)
            if (!need.empty()) each.needs.emplace_back(need);
        shown.kinds.push_back(std::move(each));
    }
    return shown;
}

}  // namespace spaza::app::backoffice
