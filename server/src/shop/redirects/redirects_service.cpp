#include "shop/redirects/redirects_service.hpp"

#include <algorithm>

#include "base/messages.hpp"
#include "base/web_path.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/content/content_rules.hpp"

namespace spaza {
namespace {

auto unknown_redirect(const std::string& from) {
    return fail(Reason::not_found, "redirects.unknown", from, "NotFoundError", "redirect");
}

StaffActDraft act_of(const char* act, const std::string& from, const std::vector<FieldWords>& before,
                     const std::vector<FieldWords>& after) {
    const FieldChanges changes = differences(before, after);
    return {act, from, json_of(changes.before), json_of(changes.after)};
}

const Redirect* redirect_of(const std::vector<Redirect>& all, const std::string& from) {
    const auto found = std::ranges::find(all, from, &Redirect::from);
    return found == all.end() ? nullptr : &*found;
}

/// As the shop finds it: in whatever way it is written.
const Redirect* redirect_like(const std::vector<Redirect>& all, const std::string& from) {
    const auto plain = [](const Redirect& each) { return plain_path(each.from); };
    const auto found = std::ranges::find(all, plain_path(from), plain);
    return found == all.end() ? nullptr : &*found;
}

Redirect tidied(const Redirect& wanted) {
    return {tidy_address(wanted.from), tidy_address(wanted.to), wanted.is_permanent};
}

}  // namespace

PageAddresses RedirectService::addresses(const std::string& without) {
    auto pages = store_.pages();
    std::erase_if(pages, [&](const ContentPage& each) { return each.code == without; });
    return page_addresses(pages, clock_.now(), [this](const std::string& kind, const std::string& code) {
        return store_.has(kind, code);
    });
}

std::vector<std::string> RedirectService::troubles(const std::vector<Redirect>& some) {
    const PageAddresses known = addresses();
    const auto others = store_.all();
    std::vector<std::string> all;
    for (const Redirect& each : some) all.push_back(trouble_of(each, known, others));
    return all;
}

void RedirectService::put(const Redirect& wanted, const Redirect* before, Noted& noted) {
    store_.put(wanted);
    noted.push_back(act_of(before ? "redirect.changed" : "redirect.added", wanted.from,
                           before ? words_of(*before) : std::vector<FieldWords>{}, words_of(wanted)));
}

Result<Redirect> RedirectService::add(const Redirect& given) {
    store_.hold();
    const Redirect wanted = tidied(given);
    const auto others = store_.all();
    auto problems = problems_of(wanted, others, addresses());
    if (const Redirect* there = redirect_like(others, wanted.from))
        problems.insert(problems.begin(), {"from", message("redirects.taken", {{"to", there->to}})});
    if (!problems.empty()) return refused(problems);
    Noted noted;
    put(wanted, nullptr, noted);
    (void)acts_.note_all(by_, noted);
    return wanted;
}

Result<RedirectSaved> RedirectService::change(const Redirect& given, const std::string& version) {
    store_.hold();
    const auto others = store_.all();
    const Redirect* before = redirect_of(others, given.from);
    if (!before) return unknown_redirect(given.from);
    const Redirect wanted{given.from, tidy_address(given.to), given.is_permanent};
    if (version_of(*before) != version) {
        EditConflict conflict{.version = version_of(*before), .by = {}, .at = clock_.now(), .differences = {}};
        const FieldChanges changes = differences(words_of(*before), words_of(wanted));
        for (std::size_t n = 0; n < changes.after.size(); ++n)
            conflict.differences.push_back(
                {changes.after[n].field, changes.after[n].words, changes.before[n].words});
        return RedirectSaved{.redirect = *before, .conflict = std::move(conflict)};
    }
    auto problems = problems_of(wanted, others, addresses());
    // It is there already: what stands in its way now is reported in the list, and does not keep it from being
    // fixed.
    std::erase_if(problems, [](const import::FieldProblem& each) { return each.field == "from"; });
    if (!problems.empty()) return refused(problems);
    if (version_of(wanted) == version) return RedirectSaved{.redirect = wanted};
    Noted noted;
    put(wanted, before, noted);
    (void)acts_.note_all(by_, noted);
    return RedirectSaved{.redirect = wanted};
}

Result<Redirect> RedirectService::remove(const std::string& from, const std::string& version) {
    store_.hold();
    const auto others = store_.all();
    const Redirect* before = redirect_of(others, from);
    if (!before) return unknown_redirect(from);
    if (version_of(*before) != version)
        return fail(Reason::conflict, "catalogue.changedMeanwhile", from, "StaffVersionError", "redirect");
    store_.remove(from);
    (void)acts_.note_all(by_, {act_of("redirect.removed", from, words_of(*before), {})});
    return *before;
}

bool RedirectService::answers_without(const ContentPage& page) {
    return !who_answers(page_path(page), addresses(page.code)).empty();
}

std::vector<std::string> RedirectService::leading_to(const std::string& path) {
    std::vector<std::string> all;
    for (const Redirect& each : store_.all())
        if (path_of(each.to) == path) all.push_back(each.from);
    return all;
}

std::string RedirectService::taken(const std::string& path) {
    store_.hold();
    if (const auto who = who_answers(path, addresses()); !who.empty())
        return message("redirects.answers", {{"who", who}});
    const auto all = store_.all();
    const Redirect* there = redirect_like(all, path);
    return there ? message("redirects.taken", {{"to", there->to}}) : std::string{};
}

Done RedirectService::lead(const Redirect& given, Noted& noted) {
    store_.hold();
    const Redirect wanted = tidied(given);
    // What led to the page leads where the page leads: nobody is sent twice.
    const auto is_follower = [&](const Redirect& each) {
        return path_of(each.to) == wanted.from && each.from != path_of(wanted.to);
    };
    const auto all = store_.all();
    auto others = all;
    std::erase_if(others, is_follower);
    if (const auto problems = problems_of(wanted, others, addresses()); !problems.empty())
        return refused(problems);
    put(wanted, redirect_of(all, wanted.from), noted);
    for (const Redirect& each : all)
        if (is_follower(each) && each.from != wanted.from)
            put({each.from, wanted.to, each.is_permanent}, &each, noted);
    return Done{};
}

void RedirectService::free(const std::string& path, Noted& noted) {
    store_.hold();
    const auto all = store_.all();
    const Redirect* there = redirect_of(all, path);
    if (!there) return;
    store_.remove(path);
    noted.push_back(act_of("redirect.removed", path, words_of(*there), {}));
}

}  // namespace spaza
