#include "shop/price_admin/price_words_rules.hpp"

#include "shop/import/record.hpp"

namespace spaza {

std::vector<FieldWords> price_words(const std::optional<ShelfPrice>& price) {
    std::vector<FieldWords> words;
    if (!price) return words;
    words.push_back({"price", {decimal(price->price)}});
    if (price->was) words.push_back({"wasPrice", {decimal(*price->was)}});
    if (price->offer_ends_at) words.push_back({"offerEndsAt", {iso_time(*price->offer_ends_at)}});
    return words;
}

std::optional<ShelfPrice> price_in_words(ShelfPrice price, const std::vector<FieldWords>& words) {
    for (const FieldWords& each : words) {
        const bool is_there = !each.words.empty();
        if (each.field == "price") {
            if (!is_there) return std::nullopt;
            price.price = import::parse_rand(each.words.front()).value_or(price.price);
        }
        if (each.field == "wasPrice") price.was = is_there ? import::parse_rand(each.words.front()) : std::nullopt;
        if (each.field == "offerEndsAt")
            price.offer_ends_at = is_there ? import::parse_time(each.words.front()) : std::nullopt;
    }
    return price;
}

std::string price_phrase(const std::optional<ShelfPrice>& price) {
    if (!price) return {};
    return decimal(price->price) + (price->was ? " (was " + decimal(*price->was) + ")" : std::string{});
}

std::vector<FieldWords> campaign_words(const PriceCampaign& campaign) {
    return {{"campaign", {campaign.id}},
            {"campaignState", {std::string{name_of(campaign.state)}}},
            {"price", {decimal(campaign.price)}},
            {"startsAt", {iso_time(campaign.starts_at)}},
            {"endsAt", {iso_time(campaign.ends_at)}}};
}

}  // namespace spaza
