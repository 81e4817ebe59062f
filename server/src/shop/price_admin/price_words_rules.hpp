#pragma once

#include "shop/assortment/assortment.hpp"
#include "shop/price_admin/price_admin.hpp"

namespace spaza {

/// A price in the words of an import: price, wasPrice, offerEndsAt.
std::vector<FieldWords> price_words(const std::optional<ShelfPrice>& price);
/// The price with these words put in; nothing when there is none then.
std::optional<ShelfPrice> price_in_words(ShelfPrice price, const std::vector<FieldWords>& words);
/// `499.00`, with a was-price `499.00 (was 599.00)`; "" for none.
std::string price_phrase(const std::optional<ShelfPrice>& price);
std::vector<FieldWords> campaign_words(const PriceCampaign& campaign);

}  // namespace spaza
