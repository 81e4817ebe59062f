#pragma once

#include "shop/price_admin/price_admin.hpp"

namespace spaza {

/// What a proposal about prices is for: prices, or a campaign.
struct PricePayload {
    std::vector<PriceTarget> targets;
    std::vector<std::int64_t> undoes;  // acts that are undone by it
    std::string campaign;
};

std::string json_of(const PricePayload& payload);
std::optional<PricePayload> price_payload(std::string_view json);

}  // namespace spaza
