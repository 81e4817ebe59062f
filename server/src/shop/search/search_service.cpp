#include "shop/search/search_service.hpp"

#include <algorithm>

#include "shop/catalogue/product_json.hpp"
#include "shop/search/facet_values.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/suggestions.hpp"

namespace spaza::search {

namespace {

constexpr std::array kSuggestion{MemberSchema{"value", Level::basic}, MemberSchema{"type", Level::basic},
                                 MemberSchema{"url", Level::basic}, MemberSchema{"image", Level::basic},
                                 MemberSchema{"price", Level::basic}};
constexpr std::array kSuggestions{MemberSchema{"suggestions", Level::basic, {}, kSuggestion}};

auto unknown(const char* key, const std::string& subject, const char* subject_type) {
    return fail(Reason::not_found, key, subject, "UnknownIdentifierError", subject_type);
}

Result<Query> query_of(const ListingQuestion& question) {
    auto query = parse_query(question.query);
    if (!query) return query;
    const auto filters = parse_filters(question.filters);
    if (!filters) return filters;
    for (const auto& filter : filters->filters)
        if (std::find(query->filters.begin(), query->filters.end(), filter) == query->filters.end())
            query->filters.push_back(filter);
    take_price_words(*query);
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

std::optional<FieldSet> product_fields(const FieldSet& fields) {
    const Level level = fields.level().value_or(Level::basic);
    return fields.member(kProducts.name, kProducts.at, level == Level::basic ? Level::basic : Level::standard);
}

struct Wider {
    std::string_view reason;
    ListingRequest request;
};

/// Where a listing is empty: ever wider ones, the closest first.
std::vector<Wider> wider_than(const ListingRequest& request, const Found& found, const Catalogue& all) {
    constexpr std::size_t kShown = 12;
    std::vector<Wider> wider;
    ListingRequest next = request;
    next.page = 0;
    next.page_size = kShown;
    next.boosted.reset();
    next.explained = false;
    next.mentioning = false;
    next.whole_facet.clear();
    next.steered = {};
    next.query.sort = "relevance";
    if (found.not_sold && !found.near.empty()) {
        ListingRequest department = next;
        department.query.text.clear();
        department.query.filters = {{"allCategories", all.categories[found.near.front()].code.value}};
        department.scope = {};
        department.scope.category = found.near.front();
        wider.push_back({"department", department});
    }
    const auto add = [&](std::string_view reason, const ListingRequest& wide) { wider.push_back({reason, wide}); };

    // The place the shopper is in stays part of the query.
    const auto of_place = [&](const auto& filter) {
        return (request.scope.category && filter.first == "allCategories" &&
                filter.second == all.categories[*request.scope.category].code.value) ||
               (request.scope.brand && filter.first == "brand" &&
                filter.second == all.brands[*request.scope.brand].code.value);
    };
    if (std::erase_if(next.query.filters, [&](const auto& filter) { return !of_place(filter); }) > 0)
        add("withoutFilters", next);
    const ListingRequest here = next;
    const bool anywhere =
        !next.scope.category && !next.scope.brand && !next.scope.promotion && !next.scope.promoted;
    next.scope = {};
    next.query.filters.clear();
    if (!anywhere && !next.query.text.empty()) {
        add("everywhere", next);
        ListingRequest place = here;
        place.query.text.clear();
        add("withoutText", place);
    }
    next.query.text.clear();
    next.query.filters = {{"availability", "delivery"}};
    add("popular", next);
    next.query.filters.clear();
    add("popular", next);
    return wider;
}

}  // namespace

Result<ListingAnswer> SearchService::list(const ListingQuestion& question) const {
    const auto data = snapshot_.data();
    if (!data) return fail(Reason::unavailable, "error.maintenanceText");
    auto query = query_of(question);
    if (!query) return std::unexpected(query.error());
    const auto scope = scope_of(question, *data->view().catalogue);
    if (!scope) return std::unexpected(scope.error());
    if (!question.whole_facet.empty() && question.whole_facet != "brand" &&
        facet_attribute(*data->view().catalogue, question.whole_facet) == nullptr)
        return fail(Reason::invalid, "request.unknownValue", "allValues", "ValidationError", "parameter");
    add_scope(*query, question);

    const auto zone = catalogue_.zone(question.zone);
    Steered steered;
    if (!query->text.empty()) steered = steering_.load()->of(query->text, clock_.now(), *data->view().catalogue);
    const ListingRequest request{
        .query = std::move(*query),
        .scope = *scope,
        .zone = question.zone,
        .warehouse = zone->warehouse(),
        .page = question.page,
        .page_size = question.page_size,
        .boosted = data->view().catalogue->find(question.boost_code),
        .collects_today = catalogue_.collects_today(*zone),
        .explained = question.explained,
        .mentioning = question.fields.member(kMentions.name, kMentions.at, kMentions.nested).has_value(),
        .whole_facet = question.whole_facet,
        .steered = std::move(steered)};
    Listing listing = data->list(request);
    if (question.understood) {
        const auto typed = parse_query(question.query);
        listing.query_tree = data->text().understood(typed ? typed->text : request.query.text);
    }

    auto closest = std::optional<NearestListing>{};
    if (listing.total == 0) closest = nearest(question, request, listing.found, *data, *zone);
    const std::string head = PageWriter{question, request, listing, *data, words_}.head(
                                 closest, mentions(question, listing, *data, *zone)) +
                             "}";
    ListingAnswer answer{{}, listing.total};
    std::string& out = answer.json;
    out.reserve(head.size() + 3000 * listing.products.size());
    append_selected(out, head, page_schema(), question.fields);
    if (const auto nested = product_fields(question.fields)) {
        out.back() = ',';  // instead of the closing brace
        if (out == "{,") out = "{";
        out += R"("products":)";
        append_products(out, *data, listing.products, *zone, *nested);
        out += '}';
    }
    return answer;
}

std::string SearchService::mentions(const ListingQuestion& question, const Listing& listing,
                                    const ListingData& data, const ZoneTable& zone) const {
    std::string products;
    if (listing.mentions.empty()) return products;
    if (const auto fields = question.fields.member(kMentions.name, kMentions.at, kMentions.nested))
        append_products(products, data, listing.mentions, zone, *fields);
    return products;
}

void SearchService::append_products(std::string& out, const ListingData& data,
                                    const std::vector<Ordinal>& products, const ZoneTable& zone,
                                    const FieldSet& fields) const {
    out += '[';
    for (std::size_t i = 0; i < products.size(); ++i) {
        if (i) out += ',';
        catalogue_.append_product(out, data.view(), products[i], zone, fields);
    }
    out += ']';
}

std::optional<NearestListing> SearchService::nearest(const ListingQuestion& question,
                                                     const ListingRequest& request, const Found& listing_found,
                                                     const ListingData& data, const ZoneTable& zone) const {
    const auto wanted = question.fields.member(kNearest.name, kNearest.at, kNearest.nested);
    if (!wanted) return std::nullopt;
    const auto fields = product_fields(*wanted);
    for (const Wider& wider : wider_than(request, listing_found, *data.view().catalogue)) {
        const Listing found = data.list(wider.request);
        if (found.total == 0) continue;
        NearestListing nearest{.reason = wider.reason,
                               .query = wider.request.query,
                               .page = page_address(question, wider.request.scope, *data.view().catalogue),
                               .total = found.total,
                               .products = {}};
        append_products(nearest.products, data, found.products, zone, fields.value_or(FieldSet{Level::basic}));
        return nearest;
    }
    return std::nullopt;
}

Result<std::string> SearchService::suggest(const std::string& term, std::size_t most,
                                           const FieldSet& fields) const {
    const auto data = snapshot_.data();
    std::string whole = R"({"suggestions":[)";
    bool first = true;
    const auto found = data ? suggestions(*data, *steering_.load(), term, most) : std::vector<Suggestion>{};
    for (const Suggestion& each : found) {
        static constexpr std::array<std::string_view, 4> kTypes{"term", "category", "brand", "product"};
        whole += first ? R"({"value":)" : R"(,{"value":)";
        first = false;
        append_json_text(whole, each.value);
        append_text_member(whole, "type", kTypes[static_cast<std::size_t>(each.type)]);
        append_text_member(whole, "url", each.url);
        append_text_member(whole, "image", each.image);
        if (each.price) {
            whole += R"(,"price":)";
            append_price(whole, *each.price);
        }
        whole += '}';
    }
    whole += "]}";
    std::string out;
    append_selected(out, whole, kSuggestions, fields);
    return out;
}

}  // namespace spaza::search
