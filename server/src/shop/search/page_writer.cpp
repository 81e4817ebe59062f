#include "shop/search/page_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include "shop/catalogue/paths.hpp"
#include "shop/search/facet_values.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kTopValues = 6;

constexpr std::array kState{MemberSchema{"query", Level::basic}, MemberSchema{"url", Level::basic}};
constexpr std::array kNamed{MemberSchema{"code", Level::basic}, MemberSchema{"name", Level::basic},
                            MemberSchema{"url", Level::basic}, MemberSchema{"selected", Level::basic}};
constexpr std::array kValue{MemberSchema{"code", Level::basic}, MemberSchema{"name", Level::basic},
                            MemberSchema{"count", Level::basic}, MemberSchema{"selected", Level::basic},
                            MemberSchema{"query", Level::basic, {}, kState}};
constexpr std::array kFacet{MemberSchema{"code", Level::basic},
                            MemberSchema{"name", Level::basic},
                            MemberSchema{"category", Level::basic},
                            MemberSchema{"multiSelect", Level::basic},
                            MemberSchema{"priority", Level::basic},
                            MemberSchema{"visible", Level::basic},
                            MemberSchema{"totalValues", Level::basic},
                            MemberSchema{"values", Level::basic, {}, kValue},
                            MemberSchema{"topValues", Level::basic, {}, kValue}};
constexpr std::array kCrumb{MemberSchema{"facetCode", Level::basic}, MemberSchema{"facetName", Level::basic},
                            MemberSchema{"facetValueCode", Level::basic},
                            MemberSchema{"facetValueName", Level::basic},
                            MemberSchema{"removeQuery", Level::basic, {}, kState}};
constexpr std::array kPaging{MemberSchema{"currentPage", Level::basic}, MemberSchema{"pageSize", Level::basic},
                             MemberSchema{"totalPages", Level::basic}, MemberSchema{"totalResults", Level::basic},
                             MemberSchema{"sort", Level::basic}};
constexpr std::array kSpelling{MemberSchema{"suggestion", Level::basic}, MemberSchema{"query", Level::basic}};
constexpr std::array kRelaxed{MemberSchema{"reason", Level::basic}, MemberSchema{"leftOut", Level::basic}};
constexpr std::array kInstead{MemberSchema{"reason", Level::basic},
                              MemberSchema{"currentQuery", Level::basic, {}, kState},
                              MemberSchema{"totalResults", Level::basic}, MemberSchema{"products", Level::basic}};
constexpr std::array kRange{MemberSchema{"minPrice", Level::basic}, MemberSchema{"maxPrice", Level::basic}};
constexpr std::array kPage{
    MemberSchema{"freeTextSearch", Level::basic},
    MemberSchema{"categoryCode", Level::basic},
    MemberSchema{"categoryName", Level::basic},
    MemberSchema{"brandCode", Level::basic},
    MemberSchema{"brandName", Level::basic},
    MemberSchema{"title", Level::basic},
    MemberSchema{"keywordRedirectUrl", Level::standard},
    MemberSchema{"spellingSuggestion", Level::standard, {}, kSpelling},
    MemberSchema{"relaxed", Level::standard, {}, kRelaxed},
    MemberSchema{"currentQuery", Level::basic, {}, kState},
    MemberSchema{"products", Level::basic},
    MemberSchema{"nearest", Level::standard, Level::standard, kInstead},
    MemberSchema{"mentions", Level::standard, Level::standard},
    MemberSchema{"notSold", Level::standard},
    MemberSchema{"nearestDepartments", Level::standard, {}, kNamed},
    MemberSchema{"popularCategories", Level::standard, {}, kNamed},
    MemberSchema{"scores", Level::basic},
    MemberSchema{"queryTree", Level::basic},
    MemberSchema{"pagination", Level::basic, {}, kPaging},
    MemberSchema{"sorts", Level::standard, {}, kNamed},
    MemberSchema{"facets", Level::standard, {}, kFacet},
    MemberSchema{"priceRange", Level::standard, {}, kRange},
    MemberSchema{"breadcrumbs", Level::standard, {}, kCrumb},
    MemberSchema{"subcategories", Level::full, {}, kNamed},
    MemberSchema{"breadcrumbCategories", Level::standard, {}, kNamed},
};

}  // namespace

std::span<const MemberSchema> page_schema() { return kPage; }

std::string page_address(const ListingQuestion& question, const Scope& scope, const Catalogue& all) {
    if (scope.category && scope.brand)
        return "/l/b/" + percent_encoded(question.brand) + "/" + percent_encoded(question.category);
    if (scope.category) return all.categories[*scope.category].url;
    if (scope.brand) return all.brands[*scope.brand].url;
    if (scope.promotion || scope.promoted) return "/l/v/" + percent_encoded(question.list);
    return "/l/search";
}

std::vector<CategoryIndex> popular_categories(const Catalogue& all) {
    constexpr std::size_t kBestSellers = 500;  // products sell best first
    constexpr std::size_t kMost = 8;
    constexpr std::size_t kDepth = 1;  // below the department: `Televisions`, not `55 to 65 inch`
    std::vector<std::size_t> counts(all.categories.size());
    for (Ordinal product = 0; product < std::min(kBestSellers, all.size()); ++product)
        if (const auto& path = all.categories[all.category_of[product]].path; !path.empty())
            ++counts[path[std::min(path.size() - 1, kDepth)]];
    std::vector<CategoryIndex> found;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0 && all.categories[i].code.value != kRootCategory)
            found.push_back(static_cast<CategoryIndex>(i));
    std::ranges::stable_sort(found, std::greater{}, [&](CategoryIndex index) { return counts[index]; });
    found.resize(std::min(found.size(), kMost));
    return found;
}

std::string PageWriter::head(const std::optional<NearestListing>& nearest, const std::string& mentions) {
    out_ = R"({"freeTextSearch":)";
    append_json_text(out_, request_.query.text);
    place();
    understood();
    out_ += R"(,"currentQuery":)";
    state(request_.query, page_url_);
    pagination();
    sorts();
    facets();
    price_range();
    crumbs();
    if (listing_.found.not_sold) {
        append_text_member(out_, "notSold", *listing_.found.not_sold);
        categories("nearestDepartments", listing_.found.near);
    }
    if (listing_.total == 0) categories("popularCategories", popular_categories(all_));
    if (nearest) instead(*nearest);
    if (!mentions.empty()) out_ += R"(,"mentions":)" + mentions;
    if (request_.explained) scores();
    if (!listing_.query_tree.empty()) out_ += R"(,"queryTree":)" + listing_.query_tree;
    return std::move(out_);
}

/// How the text was taken, where that is not what was typed.
void PageWriter::understood() {
    const Found& found = listing_.found;
    if (found.exact)
        append_text_member(out_, "keywordRedirectUrl", all_.url(*found.exact));
    else if (found.page)
        append_text_member(out_, "keywordRedirectUrl", *found.page);
    if (found.corrected) {
        Query better = request_.query;
        better.text = *found.corrected;
        out_ += R"(,"spellingSuggestion":{"suggestion":)";
        append_json_text(out_, better.text);
        append_text_member(out_, "query", to_text(better));
        out_ += '}';
    }
    if (!found.about && !found.most) return;
    out_ += found.most ? R"(,"relaxed":{"reason":"mostWords","leftOut":[)"
                       : R"(,"relaxed":{"reason":"nearMeasure","leftOut":[)";
    for (std::size_t i = 0; i < found.left_out.size(); ++i) {
        if (i) out_ += ',';
        append_json_text(out_, found.left_out[i]);
    }
    out_ += "]}";
}

void PageWriter::instead(const NearestListing& nearest) {
    out_ += R"(,"nearest":{"reason":")";
    out_ += nearest.reason;
    out_ += R"(","currentQuery":)";
    state(nearest.query, nearest.page);
    out_ += R"(,"totalResults":)" + std::to_string(nearest.total) + R"(,"products":)" + nearest.products + '}';
}

void PageWriter::price_range() {
    const auto price =
        std::ranges::find_if(listing_.facets, [](const Facet& facet) { return facet.code == "price"; });
    if (price == listing_.facets.end() || price->least > price->most) return;
    out_ += R"(,"priceRange":{"minPrice":)";
    append_price(out_, Money::cents(price->least));
    out_ += R"(,"maxPrice":)";
    append_price(out_, Money::cents(price->most));
    out_ += '}';
}

void PageWriter::scores() {
    const auto number = [this](std::string_view name, float value) {
        std::array<char, 48> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 4);
        out_ += ",\"";
        out_ += name;
        out_ += "\":";
        out_.append(text.data(), end.ptr);
    };
    out_ += R"(,"scores":[)";
    for (std::size_t i = 0; i < listing_.scores.size(); ++i) {
        const Score& score = listing_.scores[i];
        out_ += i ? R"(,{"code":)" : R"({"code":)";
        append_json_text(out_, all_.code(listing_.products[i]));
        number("text", score.text);
        number("availability", score.availability);
        number("popularity", score.popularity);
        number("rating", score.rating);
        number("boost", score.boost);
        number("learned", score.learned);
        number("total", score.total());
        out_ += score.pinned ? R"(,"pinned":true)" : R"(,"pinned":false)";
        out_ += request_.boosted == listing_.products[i] ? R"(,"boosted":true})" : R"(,"boosted":false})";
    }
    out_ += ']';
}

void PageWriter::place() {
    if (request_.scope.category) {
        const CategoryNode& node = all_.categories[*request_.scope.category];
        append_text_member(out_, "categoryCode", node.code.value);
        append_text_member(out_, "categoryName", node.name);
        categories("breadcrumbCategories", node.path);
        categories("subcategories", node.children);
    }
    if (request_.scope.brand) {
        append_text_member(out_, "brandCode", all_.brands[*request_.scope.brand].code.value);
        append_text_member(out_, "brandName", all_.brands[*request_.scope.brand].name);
    }
    if (request_.scope.promotion)
        append_text_member(out_, "title", all_.promotions[*request_.scope.promotion].text);
}

void PageWriter::categories(std::string_view name, const std::vector<CategoryIndex>& shown) {
    out_ += ",\"";
    out_ += name;
    out_ += "\":[";
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const CategoryNode& node = all_.categories[shown[i]];
        out_ += i ? R"(,{"code":)" : R"({"code":)";
        append_json_text(out_, node.code.value);
        append_text_member(out_, "name", node.name);
        append_text_member(out_, "url", node.url);
        out_ += '}';
    }
    out_ += ']';
}

void PageWriter::state(const Query& query, std::string_view page) {
    const std::string text = to_text(query);
    out_ += R"({"query":{"value":)";
    append_json_text(out_, text);
    out_ += R"(},"url":")";
    out_ += page;
    out_ += "?q=";
    out_ += percent_encoded(text);
    out_ += "\"}";
}

void PageWriter::pagination() {
    const std::size_t pages = (listing_.total + request_.page_size - 1) / request_.page_size;
    out_ += R"(,"pagination":{"currentPage":)" + std::to_string(request_.page);
    out_ += R"(,"pageSize":)" + std::to_string(request_.page_size);
    out_ += R"(,"totalPages":)" + std::to_string(pages);
    out_ += R"(,"totalResults":)" + std::to_string(listing_.total);
    append_text_member(out_, "sort", request_.query.sort);
    out_ += '}';
}

void PageWriter::sorts() {
    out_ += R"(,"sorts":[)";
    for (std::size_t i = 0; i < kSorts.size(); ++i) {
        out_ += i ? R"(,{"code":")" : R"({"code":")";
        out_ += kSorts[i];
        out_ += '"';
        append_text_member(out_, "name", words_("sort." + std::string{kSorts[i]}));
        out_ += kSorts[i] == request_.query.sort ? R"(,"selected":true})" : R"(,"selected":false})";
    }
    out_ += ']';
}

std::string PageWriter::facet_name(const std::string& code, const std::string& name) const {
    if (!name.empty()) return name;
    return words_("facet." + (code == "allCategories" ? "category" : code));
}

std::string PageWriter::value_name(const std::string& facet, const std::string& code,
                                   const std::string& name) const {
    if (facet == "availability" && (code == "delivery" || code == "pickup" || code == "sameDay"))
        return words_("facet.availability." + code);
    if (facet == "deal" || facet == "new") return words_("facet." + facet + ".true");
    if (facet == "rating") return words_("facet.rating." + code);
    if (facet == "price") {
        const auto range = parse_range(code);
        if (const auto open = range ? open_price(*range) : std::nullopt) {
            std::string text = words_(open->message_key);
            if (const std::size_t at = text.find("{amount}"); at != std::string::npos)
                text.replace(at, 8, open->amount);
            return text;
        }
    }
    return name.empty() ? code : name;
}

void PageWriter::facets() {
    out_ += R"(,"facets":[)";
    for (std::size_t i = 0; i < listing_.facets.size(); ++i) {
        const Facet& facet = listing_.facets[i];
        out_ += i ? R"(,{"code":)" : R"({"code":)";
        append_json_text(out_, facet.code);
        append_text_member(out_, "name", facet_name(facet.code, facet.name));
        out_ += facet.category ? R"(,"category":true)" : R"(,"category":false)";
        out_ += R"(,"multiSelect":true,"visible":true,"priority":)" + std::to_string(100 - i);
        out_ += R"(,"totalValues":)" + std::to_string(std::max(facet.all_values, facet.values.size()));
        values("values", facet, facet.values.size());
        if (facet.values.size() > kTopValues) values("topValues", facet, kTopValues);
        out_ += '}';
    }
    out_ += ']';
}

/// The listing with this value added, or taken away when it is there. A price band takes the place of a range of
/// the shopper's own, which it would only widen.
Query PageWriter::with(const std::string& facet, const FacetValue& value) const {
    Query next = request_.query;
    if (facet == "price" && !value.selected)
        std::erase_if(next.filters,
                      [](const auto& filter) { return filter.first == "price" && !is_price_band(filter.second); });
    return toggled(std::move(next), facet, value.code);
}

void PageWriter::values(std::string_view name, const Facet& facet, std::size_t count) {
    out_ += ",\"";
    out_ += name;
    out_ += "\":[";
    for (std::size_t i = 0; i < count; ++i) {
        const FacetValue& value = facet.values[i];
        out_ += i ? R"(,{"code":)" : R"({"code":)";
        append_json_text(out_, value.code);
        append_text_member(out_, "name", value_name(facet.code, value.code, value.name));
        out_ += ",\"count\":" + std::to_string(value.count);
        out_ += value.selected ? R"(,"selected":true,"query":)" : R"(,"selected":false,"query":)";
        state(with(facet.code, value), page_url_);
        out_ += '}';
    }
    out_ += ']';
}

void PageWriter::crumbs() {
    out_ += R"(,"breadcrumbs":[)";
    bool first = true;
    for (const Crumb& crumb : listing_.crumbs) {
        if (!first) out_ += ',';
        first = false;
        out_ += R"({"facetCode":)";
        append_json_text(out_, crumb.facet);
        append_text_member(out_, "facetName", facet_title(crumb));
        append_text_member(out_, "facetValueCode", crumb.value);
        append_text_member(out_, "facetValueName", value_name(crumb.facet, crumb.value, crumb.value_name));
        out_ += R"(,"removeQuery":)";
        state(toggled(request_.query, crumb.facet, crumb.value), page_url_);
        out_ += '}';
    }
    out_ += ']';
}

std::string PageWriter::facet_title(const Crumb& crumb) const {
    if (!crumb.facet_name.empty()) return crumb.facet_name;
    for (const char* known : {"allCategories", "brand", "price", "rating", "availability", "deal", "new"})
        if (crumb.facet == known) return facet_name(crumb.facet, {});
    return crumb.facet;
}

}  // namespace spaza::search
