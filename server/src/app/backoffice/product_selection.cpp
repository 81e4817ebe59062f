#include "app/backoffice/product_selection.hpp"

#include <algorithm>
#include <unordered_set>

namespace spaza::app::backoffice {
namespace {

constexpr std::size_t kMostWords = 100;
constexpr std::size_t kMostSelected = 5000;

}  // namespace

Result<ProductFilter> filter_in(const http::Request& request) {
    ProductFilter filter;
    struct Text {
        const char* name;
        std::string& into;
    };
    for (const Text& each : {Text{"query", filter.query}, Text{"brand", filter.brand},
                             Text{"department", filter.department}, Text{"store", filter.store}}) {
        auto text = text_in(request, each.name, kMostWords);
        if (!text) return std::unexpected(text.error());
        each.into = *std::move(text);
    }
    return filter;
}

Result<std::vector<std::string>> codes_in(const SelectionForm& selection, AssortmentSnapshot& board) {
    const auto too_many = [] { return http::bad_parameter("catalogue.tooManySelected", "selection"); };
    if (selection.codes) {
        if (selection.codes->empty()) return http::bad_parameter("request.required", "selection/codes");
        if (selection.codes->size() > kMostSelected) return too_many();
        std::vector<std::string> codes;
        std::unordered_set<std::string> seen;
        for (const std::string& each : *selection.codes)
            if (seen.insert(each).second) codes.push_back(each);
        return codes;
    }
    const auto state = product_state_named(selection.state.value_or("all"));
    if (!state) return http::bad_parameter("validation.invalid", "selection/state");
    auto codes = board.codes({.query = selection.query.value_or(""),
                              .brand = selection.brand.value_or(""),
                              .department = selection.department.value_or(""),
                              .state = *state},
                             kMostSelected);
    if (!codes) return too_many();
    if (codes->empty()) return http::bad_parameter("catalogue.noneSelected", "selection");
    return *std::move(codes);
}

}  // namespace spaza::app::backoffice
