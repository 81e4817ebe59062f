#include "shop/price_admin/price_payload_rules.hpp"

#include "base/json.hpp"

namespace spaza {
namespace {

struct KeptTarget {
    std::string product;
    std::string version;
    std::int64_t cents{};
    std::optional<std::int64_t> was;
    std::optional<std::int64_t> offerEndsAt;
};
BOOST_DESCRIBE_STRUCT(KeptTarget, (), (product, version, cents, was, offerEndsAt))

struct KeptPayload {
    std::vector<KeptTarget> targets;
    std::vector<std::int64_t> undoes;
    std::string campaign;
};
BOOST_DESCRIBE_STRUCT(KeptPayload, (), (targets, undoes, campaign))

}  // namespace

std::string json_of(const PricePayload& payload) {
    KeptPayload kept{.targets = {}, .undoes = payload.undoes, .campaign = payload.campaign};
    for (const PriceTarget& each : payload.targets) {
        KeptTarget target{each.product, each.version, each.price.price.in_cents(), {}, {}};
        if (each.price.was) target.was = each.price.was->in_cents();
        if (each.price.offer_ends_at) target.offerEndsAt = to_millis(*each.price.offer_ends_at);
        kept.targets.push_back(std::move(target));
    }
    return json::write(kept);
}

std::optional<PricePayload> price_payload(std::string_view json) {
    auto kept = json::read<KeptPayload>(json);
    if (!kept) return std::nullopt;
    PricePayload payload{.targets = {}, .undoes = std::move(kept->undoes), .campaign = std::move(kept->campaign)};
    for (KeptTarget& each : kept->targets) {
        PriceTarget target{std::move(each.product), std::move(each.version), {Money::cents(each.cents)}};
        if (each.was) target.price.was = Money::cents(*each.was);
        if (each.offerEndsAt) target.price.offer_ends_at = from_millis(*each.offerEndsAt);
        payload.targets.push_back(std::move(target));
    }
    return payload;
}

}  // namespace spaza
