#include "shop/search/explanation_service.hpp"

#include <algorithm>

#include "shop/search/price_words.hpp"

namespace spaza::search {

namespace {

constexpr std::size_t kExplained = 20;
constexpr std::size_t kShownOfPreview = 10;

ExplainedProduct place_in(const Listing& listing, std::size_t index) {
    return {.product = listing.products[index], .place = index + 1, .score = listing.scores[index]};
}

}  // namespace

ListingRequest ExplanationService::request_of(const std::string& words, const StoreCode& zone) const {
    const auto table = catalogue_.zone(zone);
    ListingRequest request;
    request.query.text = words;
    take_price_words(request.query);
    if (request.query.sort.empty()) request.query.sort = "relevance";
    request.zone = zone;
    request.warehouse = table->warehouse();
    request.collects_today = catalogue_.collects_today(*table);
    request.page_size = kExplained;
    request.explained = true;
    return request;
}

Result<Explanation> ExplanationService::explain(const std::string& words, const StoreCode& zone,
                                                const std::string& product) const {
    const auto data = snapshot_.data();
    if (!data) return fail(Reason::unavailable, "error.maintenanceText");
    const Catalogue& all = *data->view().catalogue;
    const auto asked = product.empty() ? std::nullopt : all.find(product);
    if (!product.empty() && !asked)
        return fail(Reason::not_found, "search.ruleOfNothing", product, "NotFoundError", "product");
    ListingRequest request = request_of(words, zone);
    if (!request.query.text.empty()) request.steered = steering_.load()->of(request.query.text, clock_.now(), all);
    if (asked) request.page_size = std::max(kExplained, all.size());
    const Listing listing = data->list(request);
    const QueryTree tree = data->text().tree(words);
    const QueryTree searched = data->text().tree(listing.found.corrected.value_or(words));
    const auto is_left_out = [&](const ExplainedWord& each) {
        return std::ranges::find(listing.found.left_out, each.said) != listing.found.left_out.end();
    };

    Explanation explanation{
        .data = data, .parts = parts_in_words(tree, all), .found = listing.found, .total = listing.total};
    const std::size_t first = std::min(kExplained, listing.products.size());
    const auto explained = [&](std::size_t index) {
        ExplainedProduct place = place_in(listing, index);
        place.words = words_found(searched, all, place.product);
        std::erase_if(place.words, is_left_out);  // nobody has them: they are named once, above
        return place;
    };
    for (std::size_t index = 0; index < first; ++index) explanation.products.push_back(explained(index));
    if (!asked) return explanation;
    explanation.asked = AskedProduct{.product = *asked};
    const auto found = std::ranges::find(listing.products, *asked);
    if (found != listing.products.end()) {
        explanation.asked->why = AskedProduct::Why::stands;
        explanation.asked->stands = explained(static_cast<std::size_t>(found - listing.products.begin()));
    } else if (!request.query.text.empty()) {
        const Hits hits = data->text().mentions(listing.found.corrected.value_or(request.query.text));
        if (std::ranges::find(hits, *asked, &Hit::product) != hits.end())
            explanation.asked->why = AskedProduct::Why::mentions;
    }
    return explanation;
}

SearchShown ExplanationService::shown(const std::string& words, const StoreCode& zone,
                                      const std::vector<SearchRule>& rules, TimePoint at) const {
    const auto data = snapshot_.data();
    if (!data) return {};
    const Catalogue& all = *data->view().catalogue;
    ListingRequest request = request_of(words, zone);
    request.page_size = kShownOfPreview;
    if (!request.query.text.empty()) {
        request.steered = Steering{rules, {}, {}}.of(request.query.text, at, all);
        request.steered.learned = steering_.load()->of(request.query.text, at, all).learned;
    }
    const Listing listing = data->list(request);
    SearchShown shown{.data = data, .total = listing.total};
    for (std::size_t index = 0; index < listing.products.size(); ++index)
        shown.products.push_back(place_in(listing, index));
    return shown;
}

}  // namespace spaza::search
