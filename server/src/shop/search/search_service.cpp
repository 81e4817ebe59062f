#include "shop/search/search_service.hpp"

#include <algorithm>

#include "shop/catalogue/paths.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/search/suggestions.hpp"

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
/// Products show themselves; the page only says at which level.
constexpr MemberSchema kProducts{"products", Level::basic, Level::standard};
constexpr std::array kPage{
    MemberSchema{"freeTextSearch", Level::basic},
    MemberSchema{"categoryCode", Level::basic},
    MemberSchema{"categoryName", Level::basic},
    MemberSchema{"brandCode", Level::basic},
    MemberSchema{"brandName", Level::basic},
    MemberSchema{"title", Level::basic},
    MemberSchema{"keywordRedirectUrl", Level::standard},
    MemberSchema{"spellingSuggestion", Level::standard, {}, kSpelling},
    MemberSchema{"currentQuery", Level::basic, {}, kState},
    MemberSchema{"products", Level::basic},
    MemberSchema{"pagination", Level::basic, {}, kPaging},
    MemberSchema{"sorts", Level::standard, {}, kNamed},
    MemberSchema{"facets", Level::standard, {}, kFacet},
    MemberSchema{"breadcrumbs", Level::standard, {}, kCrumb},
    MemberSchema{"subcategories", Level::full, {}, kNamed},
    MemberSchema{"breadcrumbCategories", Level::standard, {}, kNamed},
};

constexpr std::array kSuggestion{MemberSchema{"value", Level::basic}, MemberSchema{"type", Level::basic},
                                 MemberSchema{"url", Level::basic}, MemberSchema{"image", Level::basic}};
constexpr std::array kSuggestions{MemberSchema{"suggestions", Level::basic, {}, kSuggestion}};

auto unknown(const char* key, const std::string& subject, const char* subject_type) {
    return fail(Reason::not_found, key, subject, "UnknownIdentifierError", subject_type);
}

/// What one answer is written from.
class PageWriter {
public:
    PageWriter(const ListingQuestion& question, const ListingRequest& request, const Listing& listing,
               const ListingData& data, SearchService::Words words)
        : question_{question},
          request_{request},
          listing_{listing},
          all_{*data.view().catalogue},
          words_{words},
          page_url_{page_url()} {}

    /// Everything but the products and the closing brace.
    std::string head() {
        out_ = R"({"freeTextSearch":)";
        append_json_text(out_, request_.query.text);
        place();
        if (listing_.exact) append_text_member(out_, "keywordRedirectUrl", all_.url(*listing_.exact));
        if (listing_.corrected) {
            Query better = request_.query;
            better.text = *listing_.corrected;
            out_ += R"(,"spellingSuggestion":{"suggestion":)";
            append_json_text(out_, better.text);
            append_text_member(out_, "query", to_text(better));
            out_ += '}';
        }
        out_ += R"(,"currentQuery":)";
        state(request_.query);
        pagination();
        sorts();
        facets();
        crumbs();
        return std::move(out_);
    }

private:
    void place() {
        if (request_.scope.category) {
            const CategoryNode& node = all_.categories[*request_.scope.category];
            append_text_member(out_, "categoryCode", node.code.value);
            append_text_member(out_, "categoryName", node.name);
            list("breadcrumbCategories", node.path);
            list("subcategories", node.children);
        }
        if (request_.scope.brand) {
            append_text_member(out_, "brandCode", all_.brands[*request_.scope.brand].code.value);
            append_text_member(out_, "brandName", all_.brands[*request_.scope.brand].name);
        }
        if (request_.scope.promotion)
            append_text_member(out_, "title", all_.promotions[*request_.scope.promotion].text);
    }

    void list(std::string_view name, const std::vector<CategoryIndex>& categories) {
        out_ += ",\"";
        out_ += name;
        out_ += "\":[";
        for (std::size_t i = 0; i < categories.size(); ++i) {
            const CategoryNode& node = all_.categories[categories[i]];
            out_ += i ? R"(,{"code":)" : R"({"code":)";
            append_json_text(out_, node.code.value);
            append_text_member(out_, "name", node.name);
            append_text_member(out_, "url", node.url);
            out_ += '}';
        }
        out_ += ']';
    }

    std::string page_url() const {
        if (request_.scope.category && request_.scope.brand)
            return "/l/b/" + percent_encoded(question_.brand) + "/" + percent_encoded(question_.category);
        if (request_.scope.category) return all_.categories[*request_.scope.category].url;
        if (request_.scope.brand) return all_.brands[*request_.scope.brand].url;
        if (!question_.list.empty()) return "/l/v/" + percent_encoded(question_.list);
        return "/l/search";
    }

    void state(const Query& query) {
        const std::string text = to_text(query);
        out_ += R"({"query":{"value":)";
        append_json_text(out_, text);
        out_ += R"(},"url":")";
        out_ += page_url_;
        out_ += "?q=";
        out_ += percent_encoded(text);
        out_ += "\"}";
    }

    void pagination() {
        const std::size_t pages = (listing_.total + request_.page_size - 1) / request_.page_size;
        out_ += R"(,"pagination":{"currentPage":)" + std::to_string(request_.page);
        out_ += R"(,"pageSize":)" + std::to_string(request_.page_size);
        out_ += R"(,"totalPages":)" + std::to_string(pages);
        out_ += R"(,"totalResults":)" + std::to_string(listing_.total);
        append_text_member(out_, "sort", request_.query.sort);
        out_ += '}';
    }

    void sorts() {
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

    std::string facet_name(const std::string& code, const std::string& name) const {
        if (!name.empty()) return name;
        return words_("facet." + (code == "allCategories" ? "category" : code));
    }

    std::string value_name(const std::string& facet, const std::string& code, const std::string& name) const {
        if (facet == "availability" && (code == "delivery" || code == "pickup"))
            return words_("facet.availability." + code);
        if (facet == "deal") return words_("facet.deal.true");
        if (facet == "rating") return words_("facet.rating." + code);
        return name.empty() ? code : name;
    }

    void facets() {
        out_ += R"(,"facets":[)";
        for (std::size_t i = 0; i < listing_.facets.size(); ++i) {
            const Facet& facet = listing_.facets[i];
            out_ += i ? R"(,{"code":)" : R"({"code":)";
            append_json_text(out_, facet.code);
            append_text_member(out_, "name", facet_name(facet.code, facet.name));
            out_ += facet.category ? R"(,"category":true)" : R"(,"category":false)";
            out_ += R"(,"multiSelect":true,"visible":true,"priority":)" + std::to_string(100 - i);
            values("values", facet, facet.values.size());
            if (facet.values.size() > kTopValues) values("topValues", facet, kTopValues);
            out_ += '}';
        }
        out_ += ']';
    }

    void values(std::string_view name, const Facet& facet, std::size_t count) {
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
            state(toggled(request_.query, facet.code, value.code));
            out_ += '}';
        }
        out_ += ']';
    }

    void crumbs() {
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
            state(toggled(request_.query, crumb.facet, crumb.value));
            out_ += '}';
        }
        out_ += ']';
    }

    std::string facet_title(const Crumb& crumb) const {
        if (!crumb.facet_name.empty()) return crumb.facet_name;
        for (const char* known : {"allCategories", "brand", "price", "rating", "availability", "deal"})
            if (crumb.facet == known) return facet_name(crumb.facet, {});
        return crumb.facet;
    }

    const ListingQuestion& question_;
    const ListingRequest& request_;
    const Listing& listing_;
    const Catalogue& all_;
    SearchService::Words words_;
    std::string page_url_;
    std::string out_;
};

Result<Query> query_of(const ListingQuestion& question) {
    auto query = parse_query(question.query);
    if (!query) return query;
    const auto filters = parse_filters(question.filters);
    if (!filters) return filters;
    for (const auto& filter : filters->filters)
        if (std::find(query->filters.begin(), query->filters.end(), filter) == query->filters.end())
            query->filters.push_back(filter);
    if (!question.sort.empty() && !is_sort(question.sort))
        return fail(Reason::invalid, "search.unknownSort", "sort", "ValidationError", "parameter");
    if (!question.sort.empty()) query->sort = question.sort;
    if (query->sort.empty()) query->sort = "relevance";
    return query;
}

Result<Scope> scope_of(const ListingQuestion& question, const Catalogue& all) {
    Scope scope;
    if (!question.category.empty()) {
        const auto found = all.category_by_code.find(question.category);
        if (found == all.category_by_code.end()) return unknown("category.unknown", question.category, "category");
        scope.category = found->second;
    }
    if (!question.brand.empty()) {
        const auto found = all.brand_by_code.find(question.brand);
        if (found == all.brand_by_code.end()) return unknown("category.brandUnknown", question.brand, "brand");
        scope.brand = found->second;
    }
    if (question.list == "allPromotions") {
        scope.promoted = true;
    } else if (!question.list.empty()) {
        const auto found = all.promotion_by_code.find(question.list);
        if (found == all.promotion_by_code.end()) return unknown("search.unknownList", question.list, "list");
        scope.promotion = found->second;
    }
    return scope;
}

/// The path's category and brand are part of the query the page echoes.
void add_scope(Query& query, const ListingQuestion& question) {
    const auto put_first = [&](const char* facet, const std::string& code) {
        const std::pair<std::string, std::string> filter{facet, code};
        if (!code.empty() && std::find(query.filters.begin(), query.filters.end(), filter) == query.filters.end())
            query.filters.insert(query.filters.begin(), filter);
    };
    put_first("brand", question.brand);
    put_first("allCategories", question.category);
}

}  // namespace

Result<ListingAnswer> SearchService::list(const ListingQuestion& question) const {
    const auto data = snapshot_.data();
    if (!data) return fail(Reason::unavailable, "error.maintenanceText");
    auto query = query_of(question);
    if (!query) return std::unexpected(query.error());
    const auto scope = scope_of(question, *data->view().catalogue);
    if (!scope) return std::unexpected(scope.error());
    add_scope(*query, question);

    const auto zone = catalogue_.zone(question.zone);
    const ListingRequest request{.query = std::move(*query),
                                 .scope = *scope,
                                 .zone = question.zone,
                                 .warehouse = zone->warehouse(),
                                 .page = question.page,
                                 .page_size = question.page_size,
                                 .boosted = data->view().catalogue->find(question.boost_code)};
    const Listing listing = data->list(request);

    const std::string head = PageWriter{question, request, listing, *data, words_}.head() + "}";
    ListingAnswer answer{{}, listing.total};
    std::string& out = answer.json;
    out.reserve(head.size() + 3000 * listing.products.size());
    append_selected(out, head, kPage, question.fields);
    const Level level = question.fields.level().value_or(Level::basic);
    const auto nested = question.fields.member(kProducts.name, kProducts.at,
                                               level == Level::basic ? Level::basic : Level::standard);
    if (nested) {
        out.back() = ',';  // instead of the closing brace
        if (out == "{,") out = "{";
        out += R"("products":[)";
        for (std::size_t i = 0; i < listing.products.size(); ++i) {
            if (i) out += ',';
            catalogue_.append_product(out, data->view(), listing.products[i], *zone, *nested);
        }
        out += "]}";
    }
    return answer;
}

Result<std::string> SearchService::suggest(const std::string& term, std::size_t most,
                                           const FieldSet& fields) const {
    const auto data = snapshot_.data();
    std::string whole = R"({"suggestions":[)";
    bool first = true;
    for (const Suggestion& each : data ? suggestions(*data, term, most) : std::vector<Suggestion>{}) {
        static constexpr std::array<std::string_view, 4> kTypes{"term", "category", "brand", "product"};
        whole += first ? R"({"value":)" : R"(,{"value":)";
        first = false;
        append_json_text(whole, each.value);
        append_text_member(whole, "type", kTypes[static_cast<std::size_t>(each.type)]);
        append_text_member(whole, "url", each.url);
        append_text_member(whole, "image", each.image);
        whole += '}';
    }
    whole += "]}";
    std::string out;
    append_selected(out, whole, kSuggestions, fields);
    return out;
}

}  // namespace spaza::search
