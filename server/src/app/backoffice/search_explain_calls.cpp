#include <algorithm>
#include <cmath>

#include "app/backoffice/search_shown.hpp"
#include "shop/search/explanation_service.hpp"
#include "shop/search_use/search_periods_snapshot.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza::app::backoffice {
namespace search_explained {
namespace {

using search::AskedProduct;
using search::ExplainedProduct;
using search::ExplainedWord;
using search::Explanation;

constexpr std::size_t kLongestSearch = 200;
constexpr std::size_t kLongestProduct = 64;

struct PartShown {
    std::string is;
    std::string said;
    std::vector<std::string> means;
    std::optional<bool> isUnwanted;
};
BOOST_DESCRIBE_STRUCT(PartShown, (), (is, said, means, isUnwanted))

struct WordShown {
    std::string said;
    std::string where;
};
BOOST_DESCRIBE_STRUCT(WordShown, (), (said, where))

struct ScoreShown {
    double text{};
    double availability{};
    double boost{};
    double popularity{};
    double rating{};
    double learned{};
    double total{};
};
BOOST_DESCRIBE_STRUCT(ScoreShown, (), (text, availability, boost, popularity, rating, learned, total))

struct PlaceShown {
    int place{};
    std::string code;
    std::string name;
    std::string department;
    std::optional<std::string> image;
    std::optional<wire::Amount> price;
    bool isAvailable{};
    bool isPinned{};
    std::vector<WordShown> words;
    ScoreShown score;
};
BOOST_DESCRIBE_STRUCT(PlaceShown, (),
                      (place, code, name, department, image, price, isAvailable, isPinned, words, score))

struct AskedShown {
    std::string code;
    std::string name;
    std::string why;
    std::optional<PlaceShown> place;
};
BOOST_DESCRIBE_STRUCT(AskedShown, (), (code, name, why, place))

struct ExplanationShown {
    std::string words;
    std::string key;
    int total{};
    std::vector<PartShown> parts;
    std::optional<std::string> corrected;
    std::vector<std::string> leftOut;
    bool isAbout{};
    bool isMost{};
    std::optional<std::string> likelyMeant;
    std::optional<std::string> notSold;
    std::optional<std::string> leadsTo;
    std::vector<PlaceShown> products;
    std::vector<SearchRuleShown> rules;
    QueryFiguresShown figures;
    std::optional<AskedShown> asked;
};
BOOST_DESCRIBE_STRUCT(ExplanationShown, (),
                      (words, key, total, parts, corrected, leftOut, isAbout, isMost, likelyMeant, notSold,
                       leadsTo, products, rules, figures, asked))

struct PreviewForm {
    std::optional<std::string> id;
    std::optional<SearchRuleForm> rule;
    std::optional<std::string> words;
};
BOOST_DESCRIBE_STRUCT(PreviewForm, (), (id, rule, words))

struct ProductShownHere {
    std::string code;
    std::string name;
    std::optional<std::string> image;
    std::optional<wire::Amount> price;
    bool isAvailable{};
    bool isPinned{};
};
BOOST_DESCRIBE_STRUCT(ProductShownHere, (), (code, name, image, price, isAvailable, isPinned))

struct SideShown {
    int total{};
    std::vector<ProductShownHere> products;
};
BOOST_DESCRIBE_STRUCT(SideShown, (), (total, products))

struct PreviewShown {
    std::string words;
    std::string at;
    SideShown before;
    SideShown after;
};
BOOST_DESCRIBE_STRUCT(PreviewShown, (), (words, at, before, after))

double rounded(float number) { return std::round(static_cast<double>(number) * 10'000) / 10'000; }

ScoreShown score_shown(const search::Score& score) {
    return {.text = rounded(score.text),
            .availability = rounded(score.availability),
            .boost = rounded(score.boost),
            .popularity = rounded(score.popularity),
            .rating = rounded(score.rating),
            .learned = rounded(score.learned),
            .total = rounded(score.total())};
}

std::string where_named(ExplainedWord::Where where) {
    switch (where) {
        case ExplainedWord::Where::kind: return "kind";
        case ExplainedWord::Where::brand: return "brand";
        case ExplainedWord::Where::name: return "name";
        case ExplainedWord::Where::elsewhere: break;
    }
    return "elsewhere";
}

std::optional<wire::Amount> price_of(const CatalogueView& view, Ordinal product) {
    const std::int64_t cents = view.prices->cents[product];
    return cents == Prices::kNone ? std::nullopt : std::optional{wire::amount(Money::cents(cents))};
}

PlaceShown place_shown(const CatalogueView& view, const ExplainedProduct& each) {
    const Catalogue& all = *view.catalogue;
    PlaceShown shown{.place = static_cast<int>(each.place),
                     .code = std::string{all.code(each.product)},
                     .name = std::string{all.names[each.product]},
                     .department = search::department_name(all, all.category_of[each.product]),
                     .image = if_any(all.small_image(each.product)),
                     .price = price_of(view, each.product),
                     .isAvailable = each.score.availability >= 1,
                     .isPinned = each.score.pinned,
                     .words = {},
                     .score = score_shown(each.score)};
    for (const ExplainedWord& word : each.words) shown.words.push_back({word.said, where_named(word.where)});
    return shown;
}

AskedShown asked_shown(const CatalogueView& view, const AskedProduct& asked) {
    const Catalogue& all = *view.catalogue;
    AskedShown shown{.code = std::string{all.code(asked.product)},
                     .name = std::string{all.names[asked.product]},
                     .why = asked.why == AskedProduct::Why::stands     ? "stands"
                            : asked.why == AskedProduct::Why::mentions ? "mentions"
                                                                       : "notFound",
                     .place = {}};
    if (asked.stands) shown.place = place_shown(view, *asked.stands);
    return shown;
}

/// The page or product that the whole search leads to at once.
std::optional<std::string> leads_to(const Catalogue& all, const search::Found& found) {
    if (found.exact) return all.url(*found.exact);
    return found.page;
}

http::Response explain(const Application& application, const http::Request& request,
                       SearchPeriodsSnapshot& periods) {
    constexpr int kDays = 28;
    const auto words = text_in(request, "words", kLongestSearch);
    if (!words) return http::problem(words.error());
    if (words->find_first_not_of(" \t") == words->npos)
        return http::problem(http::bad_parameter("search.nothingToLookAt", "words").error());
    const auto product = text_in(request, "product", kLongestProduct);
    if (!product) return http::problem(product.error());
    const auto found =
        application.explanations->explain(*words, spaza::default_zone(*application.stores), *product);
    if (!found) return http::problem(found.error());
    const CatalogueView& view = found->data->view();
    ExplanationShown out{.words = *words,
                         .key = search::query_key(*words),
                         .total = static_cast<int>(found->total),
                         .parts = {},
                         .corrected = found->found.corrected,
                         .leftOut = found->found.left_out,
                         .isAbout = found->found.about,
                         .isMost = found->found.most,
                         .likelyMeant = {},
                         .notSold = found->found.not_sold,
                         .leadsTo = leads_to(*view.catalogue, found->found),
                         .products = {},
                         .rules = {},
                         .figures = {},
                         .asked = {}};
    for (const auto& part : found->parts)
        out.parts.push_back({part.is, part.said, part.means, part.unwanted ? std::optional{true} : std::nullopt});
    for (const ExplainedProduct& each : found->products) out.products.push_back(place_shown(view, each));
    if (found->asked) out.asked = asked_shown(view, *found->asked);
    const TimePoint now = application.clock.now();
    out.rules = sessions_of(application, request).read([&](StaffSession& staff) {
        std::vector<SearchRuleShown> rules;
        for (const SearchRuleVersion& each : staff.searches.rules.kept())
            if ((each.rule.query.empty() || each.rule.query == out.key) && each.rule.holds(now))
                rules.push_back(search_rule_shown(application, each));
        return rules;
    });
    const auto period = search_period(periods, application, kDays);
    if (const auto same = std::ranges::find(period->searches, out.key, &SearchFigures::query);
        same != period->searches.end())
        out.figures = query_figures_shown(same->sums);
    if (const auto next = period->next.find(out.key); next != period->next.end()) out.likelyMeant = next->second;
    return http::ok(json::write(out));
}

SideShown side_shown(const search::SearchShown& shown) {
    SideShown side{.total = static_cast<int>(shown.total), .products = {}};
    for (const ExplainedProduct& each : shown.products) {
        const PlaceShown place = place_shown(shown.data->view(), each);
        side.products.push_back(
            {place.code, place.name, place.image, place.price, place.isAvailable, place.isPinned});
    }
    return side;
}

/// The rule as the change would leave it, whether it would be gone, and from when on.
struct Wanted {
    SearchRule rule;
    bool is_gone{};
    TimePoint at;
};

Result<Wanted> wanted_by(const PreviewForm& form, StaffSession& staff, TimePoint now) {
    std::optional<SearchRuleVersion> kept;
    if (form.id) {
        auto found = staff.searches.service.find(search_rule_number(*form.id));
        if (!found) return std::unexpected(found.error());
        kept = *std::move(found);
    }
    if (!form.rule) {
        if (!kept) return http::bad_parameter("validation.missing", "rule");
        const auto over = spaza::ended(kept->rule, now);
        if (!over) return fail(Reason::conflict, "search.ruleOver", *form.id, "StaffSearchRuleError", "rule");
        return Wanted{over->rule, over->is_gone, std::max(now, kept->rule.from)};
    }
    auto rule = search_rule_in(*form.rule, kept ? &kept->rule : nullptr, now);
    if (!rule) return std::unexpected(rule.error());
    rule->id = kept ? kept->rule.id : 0;
    auto checked = staff.searches.service.checked(*std::move(rule));
    if (!checked) return std::unexpected(checked.error());
    const TimePoint at = std::max(now, checked->from);
    return Wanted{*std::move(checked), false, at};
}

http::Response preview(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto form = form_in<PreviewForm>(request);
    if (!form) return http::problem(form.error());
    const auto wanted = wanted_by(*form, staff, application.clock.now());
    if (!wanted) return http::problem(wanted.error());
    std::string words = form->words.value_or("");
    if (words.size() > kLongestSearch)
        return http::problem(http::bad_parameter("validation.tooLong", "words").error());
    if (words.empty()) words = wanted->rule.query;
    if (words.empty()) return http::problem(http::bad_parameter("search.nothingToLookAt", "words").error());
    const StoreCode zone = spaza::default_zone(*application.stores);
    const auto rules = staff.searches.rules.all();
    const auto shown = [&](const std::vector<SearchRule>& under) {
        return side_shown(application.explanations->shown(words, zone, under, wanted->at));
    };
    return http::ok(
        json::write(PreviewShown{.words = words,
                                 .at = iso_time(wanted->at),
                                 .before = shown(rules),
                                 .after = shown(spaza::with_rule(rules, wanted->rule, wanted->is_gone))}));
}

}  // namespace
}  // namespace search_explained

void add_search_explanations(Application& application, SearchPeriodsSnapshot& periods) {
    using namespace staff_right;
    http::RouteOptions seeing;
    seeing.right = kSeeSearch;
    application.router.staff(
        "GET", "/search/explanation",
        [&application, &periods](const http::Request& request) {
            return search_explained::explain(application, request, periods);
        },
        seeing);
    http::RouteOptions looking;
    looking.right = kSearch;
    application.router.staff(
        "POST", "/search/rule-preview",
        [&application](const http::Request& request) {
            return sessions_of(application, request).read([&](StaffSession& staff) {
                return search_explained::preview(application, staff, request);
            });
        },
        looking);
}

}  // namespace spaza::app::backoffice
