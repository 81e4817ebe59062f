#include "shop/search/search_routes.hpp"

#include <charconv>

#include "base/json.hpp"
#include "shop/search/search_wire.hpp"

namespace spaza::search {

namespace {

constexpr std::int64_t kMostPage = 1'000'000;
constexpr std::int64_t kMostPageSize = 100;
constexpr std::int64_t kMostSuggestions = 10;
constexpr std::size_t kMostTerm = 12'000;  // bytes

auto out_of_range(const char* parameter) {
    return fail(Reason::invalid, "validation.outOfRange", parameter, "ValidationError", "parameter");
}

auto invalid(const char* parameter) {
    return fail(Reason::invalid, "request.unknownValue", parameter, "ValidationError", "parameter");
}

Result<std::int64_t> number_of(const http::Request& request, const char* name, std::int64_t otherwise,
                               std::int64_t least, std::int64_t most) {
    const auto text = request.query_value(name);
    if (!text) return otherwise;
    std::int64_t number{};
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc{} || end != text->data() + text->size()) return invalid(name);
    if (number < least || number > most) return out_of_range(name);
    return number;
}

Result<ListingQuestion> question_of(const http::Request& request) {
    ListingQuestion question;
    question.category = request.param("categoryCode");
    question.brand = request.param("brand");
    question.list = request.param("id");
    question.zone = request.context.zone;
    if (const auto fields = request.query_value("fields")) {
        auto parsed = FieldSet::parse(*fields);
        if (!parsed) return std::unexpected(parsed.error());
        question.fields = std::move(*parsed);
    }
    const auto page = number_of(request, "currentPage", 0, 0, kMostPage);
    if (!page) return std::unexpected(page.error());
    const auto size = number_of(request, "pageSize", 20, 1, kMostPageSize);
    if (!size) return std::unexpected(size.error());
    wire::SearchRequest asked{.query = request.query_value("query"),
                              .sort = request.query_value("sort"),
                              .filters = request.query_value("filters"),
                              .boostCode = request.query_value("boostCode"),
                              .allValues = request.query_value("allValues"),
                              .currentPage = *page,
                              .pageSize = *size};
    if (request.method == "POST" && !request.body.empty()) {
        auto body = json::read<wire::SearchRequest>(request.body);
        if (!body) return std::unexpected(body.error());
        const auto take = [](auto& into, auto& from) {
            if (from) into = std::move(from);
        };
        take(asked.query, body->query);
        take(asked.sort, body->sort);
        take(asked.filters, body->filters);
        take(asked.boostCode, body->boostCode);
        take(asked.allValues, body->allValues);
        take(asked.currentPage, body->currentPage);
        take(asked.pageSize, body->pageSize);
    }
    if (*asked.currentPage < 0 || *asked.currentPage > kMostPage) return out_of_range("currentPage");
    if (*asked.pageSize < 1 || *asked.pageSize > kMostPageSize) return out_of_range("pageSize");
    question.query = asked.query.value_or(":relevance");
    question.sort = asked.sort.value_or("");
    question.filters = asked.filters.value_or("");
    question.boost_code = asked.boostCode.value_or("");
    question.whole_facet = asked.allValues.value_or("");
    question.page = static_cast<std::size_t>(*asked.currentPage);
    question.page_size = static_cast<std::size_t>(*asked.pageSize);
    return question;
}

}  // namespace

void add_search_routes(http::Router& router, const SearchService& search, MayExplain may_explain) {
    const http::RouteOptions from_memory{.work = http::Work::memory};

    const http::Handler list = [&search, may_explain = std::move(may_explain)](const http::Request& request) {
        auto question = question_of(request);
        if (!question) return http::problem(question.error());
        if (const auto debug = request.query_value("debug")) {
            if (*debug != "score" && *debug != "query") return http::problem(invalid("debug").error());
            if (!may_explain(request.query_value("preview").value_or("")))
                return http::problem(
                    fail(Reason::not_allowed, "search.retailerOnly", "debug", "AccessDeniedError", "parameter")
                        .error());
            question->explained = *debug == "score";
            question->understood = *debug == "query";
        }
        auto answer = search.list(*question);
        if (!answer) return http::problem(answer.error());
        auto response = http::ok(std::move(answer->json)).with("X-Total-Count", std::to_string(answer->total));
        return question->explained || question->understood ? std::move(response).with("Cache-Control", "no-store")
                                                           : response;
    };
    for (const char* path : {"/products/search", "/products/search/{brand}", "/products/viewAll/{id}",
                             "/category/{categoryCode}/search", "/category/{categoryCode}/search/{brand}",
                             "/category/{categoryCode}/brand/{brand}"}) {
        router.shop("GET", path, list, from_memory);
        router.shop("POST", path, list, from_memory);
    }

    router.shop(
        "GET", "/products/suggestions",
        [&search](const http::Request& request) {
            const auto term = request.query_value("term");
            if (!term || term->empty() || term->size() > kMostTerm)
                return http::problem(
                    fail(Reason::invalid, "search.termMissing", "term", "ValidationError", "parameter").error());
            const auto most = number_of(request, "max", kMostSuggestions, 1, kMostSuggestions);
            if (!most) return http::problem(most.error());
            const auto fields = request.query_value("fields");
            const auto set = fields ? FieldSet::parse(*fields) : Result<FieldSet>{FieldSet{Level::standard}};
            if (!set) return http::problem(set.error());
            auto json = search.suggest(*term, static_cast<std::size_t>(*most), *set);
            return json ? http::ok(std::move(*json)) : http::problem(json.error());
        },
        from_memory);
}

}  // namespace spaza::search
