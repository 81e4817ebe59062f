#include <algorithm>
#include <array>

#include "app/backoffice/search_shown.hpp"
#include "shop/search/tokens.hpp"

namespace spaza::app::backoffice {
namespace search_rules {
namespace {

constexpr std::size_t kLongestWords = 100;

struct RuleCountsShown {
    int all{};
    int running{};
    int planned{};
    int ended{};
    int removed{};
};
BOOST_DESCRIBE_STRUCT(RuleCountsShown, (), (all, running, planned, ended, removed))

struct RulesShown {
    std::vector<SearchRuleShown> rules;
    RuleCountsShown counts;
    PageShown pagination;
};
BOOST_DESCRIBE_STRUCT(RulesShown, (), (rules, counts, pagination))

struct EditForm {
    std::string version;
    SearchRuleForm rule;
};
BOOST_DESCRIBE_STRUCT(EditForm, (), (version, rule))

struct VersionForm {
    std::string version;
};
BOOST_DESCRIBE_STRUCT(VersionForm, (), (version))

struct DoneShown {
    bool isGone{};
    std::string id;
    std::string version;
    std::optional<SearchRuleShown> rule;
};
BOOST_DESCRIBE_STRUCT(DoneShown, (), (isGone, id, version, rule))

std::int64_t id_in(const http::Request& request) { return search_rule_number(request.param("searchRuleId")); }

/// The name the audit has for it.
bool is_named_by(const SearchRuleShown& rule, const std::string& words) { return words == "sr-" + rule.id; }

bool has_words(const SearchRuleShown& rule, const std::string& words) {
    return words.empty() || is_named_by(rule, words) ||
           std::ranges::any_of(std::array{&rule.query, &rule.name, &rule.code}, [&](const std::string* text) {
               return search::folded(*text).find(words) != std::string::npos;
           });
}

http::Response list(const Application& application, StaffSession& staff, const http::Request& request) {
    const std::string asked = request.query_value("state").value_or("all");
    const auto state = search_rule_state_named(asked);
    const bool is_all = asked == "all";
    const bool is_removed = asked == "removed";
    if (!state && !is_all && !is_removed)
        return http::problem(http::bad_parameter("validation.invalid", "state").error());
    const auto words = text_in(request, "words", kLongestWords);
    if (!words) return http::problem(words.error());
    const auto page = page_in(request);
    if (!page) return http::problem(page.error());
    const std::string wanted = search::folded(*words);
    RulesShown out;
    std::array<std::vector<SearchRuleShown>, 3> by_state;
    for (const SearchRuleVersion& each : staff.searches.rules.kept()) {
        SearchRuleShown shown = search_rule_shown(application, each);
        if (!has_words(shown, wanted)) continue;
        by_state.at(static_cast<std::size_t>(*search_rule_state_named(shown.state))).push_back(std::move(shown));
    }
    const auto count = [&](SearchRuleState of) {
        return static_cast<int>(by_state.at(static_cast<std::size_t>(of)).size());
    };
    out.counts = {.running = count(SearchRuleState::running),
                  .planned = count(SearchRuleState::planned),
                  .ended = count(SearchRuleState::ended)};
    out.counts.all = out.counts.running + out.counts.planned + out.counts.ended;
    std::vector<SearchRuleShown> found;
    for (std::size_t n = 0; n < by_state.size(); ++n)
        if (is_all || (state && static_cast<std::size_t>(*state) == n))
            std::ranges::move(by_state.at(n), std::back_inserter(found));
    for (const SearchRuleVersion& each : staff.searches.rules.gone()) {
        SearchRuleShown shown = search_rule_shown(application, each);
        if (!has_words(shown, wanted)) continue;
        ++out.counts.removed;
        // The audit leads to one by its name, whatever became of it.
        if (is_removed || (is_all && is_named_by(shown, wanted))) found.push_back(std::move(shown));
    }
    const PartOfPage part = part_of_page(*page, found.size());
    out.pagination = part.shown;
    out.rules.assign(std::make_move_iterator(found.begin() + static_cast<std::ptrdiff_t>(part.from)),
                     std::make_move_iterator(found.begin() + static_cast<std::ptrdiff_t>(part.to)));
    return listed(json::write(out), static_cast<int>(found.size()));
}

class Calls {
public:
    explicit Calls(const Application& application) : application_{application} {}

    Result<std::string> shown(const Result<SearchRuleVersion>& kept) const {
        if (!kept) return std::unexpected(kept.error());
        return json::write(search_rule_shown(application_, *kept));
    }

    Result<std::string> done(const Result<SearchRuleVersion>& kept) const {
        if (!kept) return std::unexpected(kept.error());
        DoneShown out{.isGone = kept->is_gone,
                      .id = std::to_string(kept->rule.id),
                      .version = std::to_string(kept->version),
                      .rule = {}};
        if (!kept->is_gone) out.rule = search_rule_shown(application_, *kept);
        return json::write(out);
    }

    Result<std::string> add(StaffSession& staff, const http::Request& request) const {
        const auto form = form_in<SearchRuleForm>(request);
        if (!form) return std::unexpected(form.error());
        auto rule = search_rule_in(*form, nullptr, application_.clock.now());
        if (!rule) return std::unexpected(rule.error());
        return shown(staff.searches.service.add(*std::move(rule)));
    }

    http::Response change(const http::Request& request) const {
        const std::int64_t id = id_in(request);
        std::optional<EditConflict> conflict;
        const auto saved =
            sessions_of(application_, request).write([&](StaffSession& staff) -> Result<std::string> {
                conflict.reset();
                const auto form = form_in<EditForm>(request);
                if (!form) return std::unexpected(form.error());
                const auto kept = staff.searches.service.find(id);
                if (!kept) return std::unexpected(kept.error());
                auto rule = search_rule_in(form->rule, &kept->rule, application_.clock.now());
                if (!rule) return std::unexpected(rule.error());
                rule->id = id;
                auto made = staff.searches.service.change(search_rule_number(form->version), *std::move(rule));
                if (!made) return std::unexpected(made.error());
                if (made->conflict) {
                    conflict = std::move(made->conflict);
                    return fail(Reason::conflict, "catalogue.changedMeanwhile", request.param("searchRuleId"),
                                "StaffVersionError", "rule");
                }
                return shown(std::move(made->kept));
            });
        if (conflict) return refused_for(*conflict, request.param("searchRuleId"), "rule");
        return saved ? http::ok(*saved) : http::problem(saved.error());
    }

    using Acting = Result<SearchRuleVersion> (MerchandisingService::*)(std::int64_t, std::int64_t);
    Act acting(Acting what) const {
        return [this, what](StaffSession& staff, const http::Request& request) -> Result<std::string> {
            const auto form = form_in<VersionForm>(request);
            if (!form) return std::unexpected(form.error());
            return done((staff.searches.service.*what)(id_in(request), search_rule_number(form->version)));
        };
    }

private:
    const Application& application_;
};

}  // namespace
}  // namespace search_rules

void add_search_rules(Application& application) {
    using namespace staff_right;
    auto& calls = application.keeper.keep(std::make_shared<search_rules::Calls>(application));
    add_look(
        application, "/search/rules",
        [&application](StaffSession& staff, const http::Request& request) {
            return search_rules::list(application, staff, request);
        },
        kSeeSearch);
    add_act(application, "/search/rules", {.right = kSearch, .keyed = Keyed::yes},
            [&calls](StaffSession& staff, const http::Request& request) { return calls.add(staff, request); });
    const std::string one = "/search/rules/{searchRuleId}";
    add_look(
        application, one,
        [&calls](StaffSession& staff, const http::Request& request) {
            const auto shown = calls.shown(staff.searches.service.find(search_rules::id_in(request)));
            return shown ? http::ok(*shown) : http::problem(shown.error());
        },
        kSeeSearch);
    http::RouteOptions writing;
    writing.right = kSearch;
    application.router.staff(
        "PUT", one, [&calls](const http::Request& request) { return calls.change(request); }, writing);
    add_act(application, one + "/end", {.right = kSearch}, calls.acting(&MerchandisingService::end));
    add_act(application, one + "/undo", {.right = kSearch}, calls.acting(&MerchandisingService::undo));
}

}  // namespace spaza::app::backoffice
