#include "shop/content_desk/content_desk_service.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/content/page_document.hpp"

namespace spaza {
namespace {

constexpr std::chrono::days kFurthestPlan{366};
/// The audit says what was changed; the versions keep the whole of it.
constexpr std::size_t kLongestInAudit = 200;
/// Texts and values of a page.
constexpr std::size_t kMostWords = 5000;

auto no_such_page(const std::string& code) {
    return fail(Reason::not_found, "content.unknownPage", code, "NotFoundError", "page");
}

auto refused_as_is(const char* key, const std::string& code) {
    return fail(Reason::conflict, key, code, "StaffContentError", "page");
}

auto outdated_page(const std::string& code) {
    return fail(Reason::conflict, "catalogue.changedMeanwhile", code, "StaffVersionError", "page");
}

std::vector<import::FieldProblem> as_fields(const std::vector<MemberProblem>& problems) {
    std::vector<import::FieldProblem> all;
    for (const MemberProblem& each : problems) all.push_back({each.member, each.reason});
    return all;
}

/// Not within a letter.
std::string shortened(const std::string& text) {
    if (text.size() <= kLongestInAudit) return text;
    std::size_t end = kLongestInAudit;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end) + "…";
}

std::size_t count_of(const std::vector<FieldWords>& fields) {
    std::size_t count = 0;
    for (const FieldWords& each : fields) count += each.words.size();
    return count;
}

std::vector<FieldWords> shortened(std::vector<FieldWords> fields) {
    for (FieldWords& field : fields)
        for (std::string& word : field.words) word = shortened(word);
    return fields;
}

EditConflict conflict_between(const KeptPage& kept, const std::string& by, TimePoint at, const ContentPage& theirs,
                              const ContentPage& yours) {
    EditConflict conflict{.version = version_of(kept), .by = by, .at = at, .differences = {}};
    const FieldChanges changes = differences(words_of(theirs), words_of(yours));
    for (std::size_t n = 0; n < changes.after.size(); ++n)
        conflict.differences.push_back({changes.after[n].field, changes.after[n].words, changes.before[n].words});
    return conflict;
}

/// What is edited is another than it was when somebody began.
EditConflict conflict_of_edit(const KeptPage& kept, const ContentPage& yours, TimePoint now) {
    if (kept.draft) return conflict_between(kept, kept.draft->by, kept.draft->at, kept.draft->page, yours);
    return conflict_between(kept, kept.by, kept.at.value_or(now), kept.live, yours);
}

bool is_planned_for(const KeptPage& kept, TimePoint at) {
    return kept.is_planned() && *kept.draft->publish_at == at;
}

}  // namespace

void ContentDeskService::note(const std::string& by, const std::string& act, const std::string& code,
                              const std::vector<FieldWords>& before, const std::vector<FieldWords>& after,
                              const std::string& why) {
    const FieldChanges changes = differences(before, after);
    (void)acts_.note_all(
        by, {{act, code, json_of(shortened(changes.before)), json_of(shortened(changes.after), why)}});
}

Result<KeptPage> ContentDeskService::find(const std::string& code) {
    auto kept = store_.find(code);
    if (!kept) return no_such_page(code);
    return *std::move(kept);
}

Result<KeptPage> ContentDeskService::held(const std::string& code) {
    auto kept = store_.lock(code);
    if (!kept) return no_such_page(code);
    return *std::move(kept);
}

Result<KeptPage> ContentDeskService::held(const std::string& code, const std::string& version) {
    auto kept = held(code);
    if (kept && version_of(*kept) != version) return outdated_page(code);
    return kept;
}

std::vector<MemberProblem> ContentDeskService::problems(const KeptPage& kept) {
    if (kept.draft && !kept.draft->is_whole) return {{"page", message("contentDesk.unreadable")}};
    const ContentPage& page = kept.edited();
    return problems_of(page, kept.live, store_.known(page.code, names_in(page)));
}

std::map<std::string, std::string> ContentDeskService::products(const KeptPage& kept) {
    return store_.known(kept.live.code, {.products = names_in(kept.edited()).products}).products;
}

Result<PageSaved> ContentDeskService::save(const std::string& code, const std::string& version,
                                           const std::string& document) {
    auto kept = held(code);
    if (!kept) return std::unexpected(kept.error());
    ReadPage read = read_sent_page(document, kept->live);
    for (MemberProblem& each : read.problems) each.member.insert(0, "page/");
    if (!read.problems.empty()) return refused(as_fields(read.problems));
    const auto after = words_of(read.page);
    if (count_of(after) > kMostWords) return refused({{"page/slots", message("contentDesk.tooMuch")}});
    const TimePoint now = clock_.now();
    if (version_of(*kept) != version) {
        EditConflict conflict = conflict_of_edit(*kept, read.page, now);
        return PageSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (kept->is_planned()) return refused_as_is("contentDesk.planned", code);
    const auto before = words_of(kept->edited());
    if (document_of(read.page) == document_of(kept->edited())) return PageSaved{.kept = *std::move(kept)};
    store_.put_draft(
        {.page = read.page, .by = by_, .at = now, .begun_on = kept->draft ? kept->draft->begun_on : kept->number});
    note(by_, "page.draftChanged", code, before, after);
    auto saved = find(code);
    if (!saved) return std::unexpected(saved.error());
    return PageSaved{.kept = *std::move(saved)};
}

Result<KeptPage> ContentDeskService::discard(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->draft) return refused_as_is("contentDesk.noDraft", code);
    if (kept->is_planned()) return refused_as_is("contentDesk.planned", code);
    store_.drop_draft(code);
    note(by_, "page.draftDropped", code, words_of(kept->draft->page), words_of(kept->live));
    return find(code);
}

Done ContentDeskService::write(const KeptPage& kept, const std::string& by, const std::string& why) {
    if (const auto in_the_way = problems(kept); !in_the_way.empty()) return refused(as_fields(in_the_way));
    ContentPage page = kept.edited();
    page.draft = false;
    if (const auto wrong = store_.publish(page, by, why, clock_.now()); !wrong.empty()) return refused(wrong);
    if (kept.draft) store_.drop_draft(page.code);
    note(by, "page.published", page.code, words_of(kept.live), words_of(page), why);
    return Done{};
}

Result<PageSaved> ContentDeskService::publish(const std::string& code, const Publishing& wanted) {
    auto kept = held(code);
    if (!kept) return std::unexpected(kept.error());
    const TimePoint now = clock_.now();
    if (version_of(*kept) != wanted.version) {
        EditConflict conflict = conflict_of_edit(*kept, kept->edited(), now);
        return PageSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (kept->is_planned()) return refused_as_is("contentDesk.planned", code);
    if (!kept->draft && !kept->live.draft) return refused_as_is("contentDesk.noDraft", code);
    // A page nobody wrote yet has its first version only since just now; `version` is of what it says.
    const bool is_first = wanted.over == 0 && !kept->draft;
    if (kept->number != wanted.over && !is_first) {
        EditConflict conflict =
            conflict_between(*kept, kept->by, kept->at.value_or(now), kept->live, kept->edited());
        return PageSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (wanted.at) return plan(*kept, wanted);
    if (const auto done = write(*kept, by_, wanted.why); !done) return std::unexpected(done.error());
    auto published = find(code);
    if (!published) return std::unexpected(published.error());
    return PageSaved{.kept = *std::move(published)};
}

Result<PageSaved> ContentDeskService::plan(const KeptPage& kept, const Publishing& wanted) {
    const std::string& code = kept.live.code;
    const TimePoint now = clock_.now();
    if (*wanted.at <= now) return refused({{"at", "must be in the future"}});
    if (*wanted.at > now + kFurthestPlan) return refused({{"at", "must be within a year"}});
    if (const auto in_the_way = problems(kept); !in_the_way.empty()) return refused(as_fields(in_the_way));
    PageDraft draft = kept.draft.value_or(PageDraft{.page = kept.live, .by = by_, .at = now});
    draft.begun_on = kept.number;
    draft.publish_at = wanted.at;
    draft.planned_by = by_;
    draft.why = wanted.why;
    draft.not_published.clear();
    store_.put_draft(draft);
    store_.await(code, *wanted.at);
    note(by_, "page.planned", code, {}, {{"publishAt", {iso_time(*wanted.at)}}}, wanted.why);
    auto planned = find(code);
    if (!planned) return std::unexpected(planned.error());
    return PageSaved{.kept = *std::move(planned)};
}

Result<KeptPage> ContentDeskService::unplan(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->is_planned()) return refused_as_is("contentDesk.notPlanned", code);
    PageDraft draft = *kept->draft;
    const std::string was = iso_time(*draft.publish_at);
    draft.publish_at.reset();
    draft.planned_by.clear();
    store_.put_draft(draft);
    note(by_, "page.unplanned", code, {{"publishAt", {was}}}, {});
    return find(code);
}

Done ContentDeskService::publish_due(const std::string& code, TimePoint at) {
    const auto kept = held(code);
    if (!kept || !is_planned_for(*kept, at)) return Done{};
    if (kept->number != kept->draft->begun_on) return refused_as_is("contentDesk.publishedOtherwise", code);
    return write(*kept, kept->draft->planned_by, kept->draft->why);
}

void ContentDeskService::give_up(const std::string& code, TimePoint at, const Error& why) {
    const auto kept = held(code);
    if (!kept || !is_planned_for(*kept, at)) return;
    PageDraft draft = *kept->draft;
    const std::string by = draft.planned_by;
    draft.not_published = why.reason == Reason::conflict ? "" : message("contentDesk.inTheWay") + " ";
    draft.not_published += message(why.message_key, why.params);
    for (const Error& each : why.more) draft.not_published += " " + message(each.message_key, each.params);
    draft.publish_at.reset();
    draft.planned_by.clear();
    store_.put_draft(draft);
    note(by, "page.notPublished", code, {{"publishAt", {iso_time(at)}}}, {}, draft.not_published);
}

Result<PageVersion> ContentDeskService::version(const KeptPage& kept, int number) {
    auto found = store_.version(kept.live, number);
    if (!found)
        return fail(Reason::not_found, "contentDesk.versionUnknown", std::to_string(number), "NotFoundError",
                    "version");
    if (!found->is_whole)
        return fail(Reason::not_found, "contentDesk.versionUnreadable", std::to_string(number), "NotFoundError",
                    "version");
    return *std::move(found);
}

Result<KeptPage> ContentDeskService::restore(const std::string& code, const std::string& version, int number) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (kept->is_planned()) return refused_as_is("contentDesk.planned", code);
    const auto earlier = this->version(*kept, number);
    if (!earlier) return std::unexpected(earlier.error());
    store_.put_draft({.page = earlier->page, .by = by_, .at = clock_.now(), .begun_on = kept->number});
    note(by_, "page.restored", code, words_of(kept->edited()), words_of(earlier->page),
         "version " + std::to_string(number));
    return find(code);
}

}  // namespace spaza
