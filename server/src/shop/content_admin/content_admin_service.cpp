#include "shop/content_admin/content_admin_service.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/content/content_rules.hpp"
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

std::unexpected<Error> refused_as_is(const char* key, const std::string& code,
                                     std::vector<std::pair<std::string, std::string>> params = {}) {
    auto refusal = fail(Reason::conflict, key, code, "StaffContentError", "page");
    refusal.error().params = std::move(params);
    return refusal;
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

void ContentAdminService::note(const std::string& by, const std::string& act, const std::string& code,
                               const std::vector<FieldWords>& before, const std::vector<FieldWords>& after,
                               const std::string& why, RedirectService::Noted before_it) {
    const FieldChanges changes = differences(before, after);
    before_it.push_back({act, code, json_of(shortened(changes.before)), json_of(shortened(changes.after), why)});
    (void)acts_.note_all(by, before_it);
}

Result<KeptPage> ContentAdminService::find(const std::string& code) {
    auto kept = store_.find(code);
    if (!kept) return no_such_page(code);
    return *std::move(kept);
}

Result<KeptPage> ContentAdminService::held(const std::string& code) {
    auto kept = store_.lock(code);
    if (!kept) return no_such_page(code);
    return *std::move(kept);
}

Result<KeptPage> ContentAdminService::held(const std::string& code, const std::string& version) {
    auto kept = held(code);
    if (kept && version_of(*kept) != version) return outdated_page(code);
    return kept;
}

std::vector<MemberProblem> ContentAdminService::problems(const KeptPage& kept) {
    if (kept.draft && !kept.draft->is_whole) return {{"page", message("contentAdmin.unreadable")}};
    const ContentPage& page = kept.edited();
    return problems_of(page, kept.live, store_.known(page.code, names_in(page)));
}

std::map<std::string, std::string> ContentAdminService::products(const KeptPage& kept) {
    return store_.known(kept.live.code, {.products = names_in(kept.edited()).products}).products;
}

Result<PageSaved> ContentAdminService::save(const std::string& code, const std::string& version,
                                            const std::string& document) {
    auto kept = held(code);
    if (!kept) return std::unexpected(kept.error());
    ReadPage read = read_sent_page(document, kept->live);
    for (MemberProblem& each : read.problems) each.member.insert(0, "page/");
    if (!read.problems.empty()) return refused(as_fields(read.problems));
    const auto after = words_of(read.page);
    if (count_of(after) > kMostWords) return refused({{"page/slots", message("contentAdmin.tooMuch")}});
    const TimePoint now = clock_.now();
    if (version_of(*kept) != version) {
        EditConflict conflict = conflict_of_edit(*kept, read.page, now);
        return PageSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    const auto before = words_of(kept->edited());
    if (document_of(read.page) == document_of(kept->edited())) return PageSaved{.kept = *std::move(kept)};
    store_.put_draft(
        {.page = read.page, .by = by_, .at = now, .begun_on = kept->draft ? kept->draft->begun_on : kept->number});
    note(by_, "page.draftChanged", code, before, after);
    auto saved = find(code);
    if (!saved) return std::unexpected(saved.error());
    return PageSaved{.kept = *std::move(saved)};
}

Result<KeptPage> ContentAdminService::discard(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->draft) return refused_as_is("contentAdmin.noDraft", code);
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    store_.drop_draft(code);
    note(by_, "page.draftDropped", code, words_of(kept->draft->page), words_of(kept->live));
    return find(code);
}

Done ContentAdminService::write(const KeptPage& kept, const std::string& by, const std::string& why) {
    if (const auto in_the_way = problems(kept); !in_the_way.empty()) return refused(as_fields(in_the_way));
    ContentPage page = kept.edited();
    page.draft = false;
    const ContentAdminStore::Publishing publishing{.by = by, .why = why, .at = clock_.now()};
    if (const auto wrong = store_.publish(page, publishing); !wrong.empty()) return refused(wrong);
    if (kept.draft) store_.drop_draft(page.code);
    // Its address answers by itself again; of a page that begins later, the redirect leads on until then.
    RedirectService::Noted noted;
    if (page.showing.covers(clock_.now())) redirects_.free(page_path(page), noted);
    note(by, "page.published", page.code, words_of(kept.live), words_of(page), why, std::move(noted));
    return Done{};
}

Result<PageSaved> ContentAdminService::publish(const std::string& code, const Publishing& wanted) {
    auto kept = held(code);
    if (!kept) return std::unexpected(kept.error());
    const TimePoint now = clock_.now();
    if (version_of(*kept) != wanted.version) {
        EditConflict conflict = conflict_of_edit(*kept, kept->edited(), now);
        return PageSaved{.kept = *std::move(kept), .conflict = std::move(conflict)};
    }
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    if (!kept->draft && !kept->live.draft) return refused_as_is("contentAdmin.noDraft", code);
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

Result<PageSaved> ContentAdminService::plan(const KeptPage& kept, const Publishing& wanted) {
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

Result<KeptPage> ContentAdminService::unplan(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (!kept->is_planned()) return refused_as_is("contentAdmin.notPlanned", code);
    PageDraft draft = *kept->draft;
    const std::string was = iso_time(*draft.publish_at);
    draft.publish_at.reset();
    draft.planned_by.clear();
    store_.put_draft(draft);
    note(by_, "page.unplanned", code, {{"publishAt", {was}}}, {});
    return find(code);
}

Done ContentAdminService::publish_due(const std::string& code, TimePoint at) {
    const auto kept = held(code);
    if (!kept || !is_planned_for(*kept, at)) return Done{};
    if (kept->number != kept->draft->begun_on) return refused_as_is("contentAdmin.publishedOtherwise", code);
    return write(*kept, kept->draft->planned_by, kept->draft->why);
}

void ContentAdminService::give_up(const std::string& code, TimePoint at, const Error& why) {
    const auto kept = held(code);
    if (!kept || !is_planned_for(*kept, at)) return;
    PageDraft draft = *kept->draft;
    const std::string by = draft.planned_by;
    draft.not_published = why.reason == Reason::conflict ? "" : message("contentAdmin.inTheWay") + " ";
    draft.not_published += message(why.message_key, why.params);
    for (const Error& each : why.more) draft.not_published += " " + message(each.message_key, each.params);
    draft.publish_at.reset();
    draft.planned_by.clear();
    store_.put_draft(draft);
    note(by, "page.notPublished", code, {{"publishAt", {iso_time(at)}}}, {}, draft.not_published);
}

std::vector<MemberProblem> ContentAdminService::address_problems(const NewPage& wanted) {
    ContentPage page;
    page.code = wanted.code;
    page.kind = wanted.kind;
    if (const std::string there = store_.name_of(wanted.code); !there.empty())
        return {{"code", message("contentAdmin.codeTaken", {{"page", there}})}};
    if (wanted.kind == "brand" || wanted.kind == "category") {
        const bool is_brand = wanted.kind == "brand";
        const auto known = store_.known(
            wanted.code, is_brand ? PageNames{.brands = {wanted.code}} : PageNames{.categories = {wanted.code}});
        if (!(is_brand ? known.brands : known.categories).contains(wanted.code))
            return {{"code", message(is_brand ? "contentAdmin.noBrand" : "contentAdmin.noCategory")}};
        // The address of a category answers without a page, too.
        if (!is_brand) return {};
    }
    if (std::string taken = redirects_.taken(page_path(page)); !taken.empty()) return {{"code", std::move(taken)}};
    return {};
}

Result<KeptPage> ContentAdminService::add(const NewPage& wanted) {
    // Before anything is looked at: of two who add the same page one is refused.
    redirects_.hold();
    auto problems = problems_of(wanted);
    if (problems.empty()) problems = address_problems(wanted);
    std::optional<KeptPage> source;
    if (!wanted.copy_of.empty()) {
        source = store_.find(wanted.copy_of);
        if (!source) problems.push_back({"copyOf", message("contentAdmin.noSource")});
    }
    if (!problems.empty()) return refused(as_fields(problems));
    const ContentPage* from = source ? &source->edited() : nullptr;
    ContentPage page = begun_page(wanted, from, wanted.code);
    for (int n = 2;; ++n) {
        const KnownNames known = store_.known(page.code, names_in(page));
        std::erase_if(page.slots, [](const ContentSlot& slot) { return slot.components.empty(); });
        const bool is_free =
            known.uids.empty() && std::ranges::none_of(page.slots, [&](const ContentSlot& slot) {
                return known.slots.contains(slot.code) && std::ranges::none_of(slot.components, shares_a_slot);
            });
        if (is_free) break;
        page = begun_page(wanted, from, wanted.code + "-" + std::to_string(n));
    }
    const TimePoint now = clock_.now();
    ContentPage empty = page;
    empty.slots.clear();
    const ContentAdminStore::Publishing publishing{
        .by = by_, .why = {}, .at = now, .act = std::string{kPageAdded}};
    if (const auto wrong = store_.publish(empty, publishing); !wrong.empty()) return refused(wrong);
    store_.put_draft({.page = page, .by = by_, .at = now, .begun_on = 1});
    note(by_, "page.added", page.code, {}, words_of(page), wanted.copy_of);
    return find(page.code);
}

std::vector<std::string> ContentAdminService::linked_from(const KeptPage& kept,
                                                          const std::vector<MenuPlace>& menus) {
    const std::string path = page_path(kept.live);
    // Nobody misses a page where a screen, a product or a category answers without it.
    if (kept.live.draft || path.empty() || redirects_.answers_without(kept.live)) return {};
    std::vector<std::string> pages;
    for (const auto& [page, properties] : store_.naming(kept.live.code, path))
        if (leads_to(properties, path) && std::ranges::find(pages, page) == pages.end()) pages.push_back(page);
    auto all = spaza::linked_from(kept.live, menus, pages);
    for (const std::string& from : redirects_.leading_to(path))
        all.push_back(message("contentAdmin.byRedirect", {{"from", from}}));
    return all;
}

Result<KeptPage> ContentAdminService::take_down(const std::string& code, const TakingDown& wanted,
                                                const std::vector<MenuPlace>& menus) {
    const auto kept = held(code, wanted.version);
    if (!kept) return std::unexpected(kept.error());
    const bool is_first = wanted.over == 0 && !kept->draft;  // its version was noted just now
    if (kept->number != wanted.over && !is_first) return outdated_page(code);
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    if (kept->live.draft) return refused_as_is("contentAdmin.notShown", code);
    if (const std::string why = needed_for(kept->live); !why.empty())
        return refused_as_is("contentAdmin.isNeeded", code, {{"why", why}});
    const auto links = linked_from(*kept, menus);
    if (!links.empty() && !wanted.redirect) {
        std::string all;
        for (const std::string& each : links) all += (all.empty() ? "" : ", ") + each;
        return refused_as_is("contentAdmin.isLinked", code, {{"from", all}});
    }
    ContentPage page = kept->live;
    page.draft = true;
    const ContentAdminStore::Publishing publishing{
        .by = by_, .why = wanted.why, .at = clock_.now(), .act = std::string{kPageTakenDown}};
    if (const auto wrong = store_.publish(page, publishing); !wrong.empty()) return refused(wrong);
    RedirectService::Noted noted;
    std::vector<FieldWords> after{{"state", {"takenDown"}}};
    if (wanted.redirect) {
        Redirect redirect = *wanted.redirect;
        redirect.from = page_path(page);
        if (auto led = redirects_.lead(redirect, noted); !led) {
            Error problem = led.error();
            problem.subject.insert(0, "redirect/");
            for (Error& each : problem.more) each.subject.insert(0, "redirect/");
            return std::unexpected(std::move(problem));
        }
        after.push_back({"to", {redirect.to}});
    }
    note(by_, "page.takenDown", code, {{"state", {"published"}}}, after, wanted.why, std::move(noted));
    return find(code);
}

Done ContentAdminService::remove(const std::string& code, const std::string& version) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    if (!kept->is_removable()) return refused_as_is("contentAdmin.notRemovable", code);
    store_.remove(code);
    note(by_, "page.removed", code, words_of(kept->edited()), {});
    return Done{};
}

Result<PageVersion> ContentAdminService::version(const KeptPage& kept, int number) {
    auto found = store_.version(kept.live, number);
    if (!found)
        return fail(Reason::not_found, "contentAdmin.versionUnknown", std::to_string(number), "NotFoundError",
                    "version");
    if (!found->is_whole)
        return fail(Reason::not_found, "contentAdmin.versionUnreadable", std::to_string(number), "NotFoundError",
                    "version");
    return *std::move(found);
}

Result<KeptPage> ContentAdminService::restore(const std::string& code, const std::string& version, int number) {
    const auto kept = held(code, version);
    if (!kept) return std::unexpected(kept.error());
    if (kept->is_planned()) return refused_as_is("contentAdmin.planned", code);
    const auto earlier = this->version(*kept, number);
    if (!earlier) return std::unexpected(earlier.error());
    store_.put_draft({.page = earlier->page, .by = by_, .at = clock_.now(), .begun_on = kept->number});
    note(by_, "page.restored", code, words_of(kept->edited()), words_of(earlier->page),
         "version " + std::to_string(number));
    return find(code);
}

}  // namespace spaza
