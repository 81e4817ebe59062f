#include "shop/promotions/definition.hpp"

#include <stdexcept>

#include "base/json.hpp"

namespace spaza {
namespace kept {

struct Set {
    bool everything{};
    std::vector<std::string> products;
    std::vector<std::string> categories;
    std::vector<std::string> brands;
    std::vector<std::string> exceptProducts;
    std::vector<std::string> exceptCategories;
};
BOOST_DESCRIBE_STRUCT(Set, (), (everything, products, categories, brands, exceptProducts, exceptCategories))

struct KeptTier {
    std::int64_t from{};
    int percent{};
    std::int64_t amount{};
};
BOOST_DESCRIBE_STRUCT(KeptTier, (), (from, percent, amount))

struct Part {
    std::string product;
    int units{};
};
BOOST_DESCRIBE_STRUCT(Part, (), (product, units))

struct Definition {
    Set target;
    std::optional<Set> reward;
    int units{1};
    int rewardUnits{1};
    std::vector<Part> bundle;
    std::optional<std::int64_t> bundleWorth;
    int percent{};
    std::int64_t amount{};
    std::vector<KeptTier> tiers;
    std::string gift;
    int giftUnits{1};
    std::int64_t mostOff{};
    int mostTimes{};
    std::string group;
    bool firstOrder{};
    bool needsCoupon{};
};
BOOST_DESCRIBE_STRUCT(Definition, (),
                      (target, reward, units, rewardUnits, bundle, bundleWorth, percent, amount, tiers, gift,
                       giftUnits, mostOff, mostTimes, group, firstOrder, needsCoupon))

struct Document {
    std::string type;
    std::string title;
    std::string description;
    std::string definition;
    int priority{};
    bool enabled{};
    std::optional<std::int64_t> startsAt;
    std::optional<std::int64_t> endsAt;
    int maxUses{};
    int maxUsesPerCustomer{};
    std::int64_t maxGiven{};
};
BOOST_DESCRIBE_STRUCT(Document, (),
                      (type, title, description, definition, priority, enabled, startsAt, endsAt, maxUses,
                       maxUsesPerCustomer, maxGiven))

template <class Code>
std::vector<std::string> texts(const std::vector<Code>& codes) {
    std::vector<std::string> all;
    for (const Code& each : codes) all.push_back(each.value);
    return all;
}

template <class Code>
std::vector<Code> codes(const std::vector<std::string>& texts) {
    std::vector<Code> all;
    for (const std::string& each : texts) all.push_back(Code{each});
    return all;
}

Set set_of(const ProductSet& set) {
    return {.everything = set.everything,
            .products = texts(set.products),
            .categories = texts(set.categories),
            .brands = texts(set.brands),
            .exceptProducts = texts(set.except_products),
            .exceptCategories = texts(set.except_categories)};
}

ProductSet set_of(const Set& set) {
    return {.everything = set.everything,
            .products = codes<ProductCode>(set.products),
            .categories = codes<CategoryCode>(set.categories),
            .brands = codes<BrandCode>(set.brands),
            .except_products = codes<ProductCode>(set.exceptProducts),
            .except_categories = codes<CategoryCode>(set.exceptCategories)};
}

}  // namespace kept

std::string definition_text(const Promotion& promotion) {
    kept::Definition kept{.target = kept::set_of(promotion.target),
                          .reward = {},
                          .units = promotion.units,
                          .rewardUnits = promotion.reward_units,
                          .bundle = {},
                          .bundleWorth = {},
                          .percent = promotion.off.percent,
                          .amount = promotion.off.amount.in_cents(),
                          .tiers = {},
                          .gift = promotion.gift.value,
                          .giftUnits = promotion.gift_units,
                          .mostOff = promotion.most_off.in_cents(),
                          .mostTimes = promotion.most_times,
                          .group = promotion.group,
                          .firstOrder = promotion.first_order,
                          .needsCoupon = promotion.needs_coupon};
    if (!promotion.reward.empty()) kept.reward = kept::set_of(promotion.reward);
    if (promotion.bundle_worth) kept.bundleWorth = promotion.bundle_worth->in_cents();
    for (const BundlePart& each : promotion.bundle) kept.bundle.push_back({each.product.value, each.units});
    for (const Tier& each : promotion.tiers)
        kept.tiers.push_back({each.from.in_cents(), each.off.percent, each.off.amount.in_cents()});
    return json::write(kept);
}

void read_definition(Promotion& promotion, std::string_view text) {
    const auto kept = json::read<kept::Definition>(text);
    if (!kept) throw std::runtime_error{"the definition of promotion " + promotion.code + " cannot be read"};
    promotion.target = kept::set_of(kept->target);
    promotion.reward = kept->reward ? kept::set_of(*kept->reward) : ProductSet{};
    promotion.units = kept->units;
    promotion.reward_units = kept->rewardUnits;
    promotion.bundle.clear();
    for (const kept::Part& each : kept->bundle)
        promotion.bundle.push_back({ProductCode{each.product}, each.units});
    promotion.bundle_worth = kept->bundleWorth ? std::optional{Money::cents(*kept->bundleWorth)} : std::nullopt;
    promotion.off = {kept->percent, Money::cents(kept->amount)};
    promotion.tiers.clear();
    for (const kept::KeptTier& each : kept->tiers)
        promotion.tiers.push_back({Money::cents(each.from), {each.percent, Money::cents(each.amount)}});
    promotion.gift = ProductCode{kept->gift};
    promotion.gift_units = kept->giftUnits;
    promotion.most_off = Money::cents(kept->mostOff);
    promotion.most_times = kept->mostTimes;
    promotion.group = kept->group;
    promotion.first_order = kept->firstOrder;
    promotion.needs_coupon = kept->needsCoupon;
}

std::string document_text(const Promotion& promotion) {
    const auto millis = [](const std::optional<TimePoint>& at) {
        return at ? std::optional{to_millis(*at)} : std::nullopt;
    };
    return json::write(kept::Document{.type = std::string{name_of(promotion.kind)},
                                      .title = promotion.title,
                                      .description = promotion.description,
                                      .definition = definition_text(promotion),
                                      .priority = promotion.priority,
                                      .enabled = promotion.enabled,
                                      .startsAt = millis(promotion.starts_at),
                                      .endsAt = millis(promotion.ends_at),
                                      .maxUses = promotion.max_uses,
                                      .maxUsesPerCustomer = promotion.max_uses_per_customer,
                                      .maxGiven = promotion.max_given.in_cents()});
}

Promotion read_document(const std::string& code, std::string_view text) {
    const auto kept = json::read<kept::Document>(text);
    const auto kind = kept ? promotion_kind(kept->type) : std::nullopt;
    if (!kind) throw std::runtime_error{"the document of promotion " + code + " cannot be read"};
    Promotion promotion{.code = code};
    promotion.kind = *kind;
    promotion.title = kept->title;
    promotion.description = kept->description;
    read_definition(promotion, kept->definition);
    promotion.priority = kept->priority;
    promotion.enabled = kept->enabled;
    if (kept->startsAt) promotion.starts_at = from_millis(*kept->startsAt);
    if (kept->endsAt) promotion.ends_at = from_millis(*kept->endsAt);
    promotion.max_uses = kept->maxUses;
    promotion.max_uses_per_customer = kept->maxUsesPerCustomer;
    promotion.max_given = Money::cents(kept->maxGiven);
    return promotion;
}

}  // namespace spaza
