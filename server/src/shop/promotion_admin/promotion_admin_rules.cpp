#include "shop/promotion_admin/promotion_admin_rules.hpp"

#include <bit>
#include <fmt/format.h>

namespace spaza {
namespace {

constexpr std::string_view kStates[]{"draft", "planned", "live", "paused", "ended"};
constexpr std::string_view kMoves[]{"pause", "resume", "end"};
constexpr std::size_t kLongestCode = 40;

class FieldList {
public:
    void text(const char* field, const std::string& value) {
        if (!value.empty()) all_.push_back({field, {value}});
    }
    void number(const char* field, int value, int otherwise = 0) {
        if (value != otherwise) all_.push_back({field, {std::to_string(value)}});
    }
    void money(const char* field, Money value) {
        if (value != Money{}) all_.push_back({field, {decimal(value)}});
    }
    void flag(const char* field, bool value, bool otherwise = false) {
        if (value != otherwise) all_.push_back({field, {value ? "true" : "false"}});
    }
    void time(const char* field, const std::optional<TimePoint>& value) {
        if (value) all_.push_back({field, {iso_time(*value)}});
    }
    template <class Code>
    void codes(const char* field, const std::vector<Code>& values) {
        FieldWords words{field, {}};
        for (const Code& each : values) words.words.push_back(each.value);
        if (!values.empty()) all_.push_back(std::move(words));
    }
    void words(const char* field, std::vector<std::string> values) {
        if (!values.empty()) all_.push_back({field, std::move(values)});
    }
    std::vector<FieldWords> take() { return std::move(all_); }

private:
    std::vector<FieldWords> all_;
};

std::string off_words(const Off& off) {
    return off.percent > 0 ? std::to_string(off.percent) + '%' : decimal(off.amount);
}

}  // namespace

std::string_view name_of(PromotionState state) { return kStates[static_cast<std::size_t>(state)]; }

std::optional<PromotionState> promotion_state_named(std::string_view name) {
    for (int n = 0; n < kPromotionStates; ++n)
        if (kStates[n] == name) return static_cast<PromotionState>(n);
    return std::nullopt;
}

PromotionState KeptPromotion::state(TimePoint now) const {
    if (!published) return PromotionState::draft;
    if (published->ends_at && *published->ends_at <= now) return PromotionState::ended;
    if (!published->enabled) return PromotionState::paused;
    return published->starts_at && now < *published->starts_at ? PromotionState::planned : PromotionState::live;
}

std::string KeptPromotion::version() const {
    return fmt::format("{:016x}-{}", std::bit_cast<std::uint64_t>(hash), revision);
}

std::vector<FieldWords> words_of(const Promotion& promotion) {
    FieldList list;
    list.text("type", std::string{name_of(promotion.kind)});
    list.text("title", promotion.title);
    list.text("description", promotion.description);
    list.flag("everything", promotion.target.everything);
    list.codes("products", promotion.target.products);
    list.codes("categories", promotion.target.categories);
    list.codes("brands", promotion.target.brands);
    list.codes("exceptProducts", promotion.target.except_products);
    list.codes("exceptCategories", promotion.target.except_categories);
    list.number("units", promotion.units, 1);
    list.flag("rewardEverything", promotion.reward.everything);
    list.codes("rewardProducts", promotion.reward.products);
    list.codes("rewardCategories", promotion.reward.categories);
    list.codes("rewardBrands", promotion.reward.brands);
    list.number("rewardUnits", promotion.reward_units, 1);
    std::vector<std::string> parts;
    for (const BundlePart& each : promotion.bundle)
        parts.push_back(each.product.value + '=' + std::to_string(each.units));
    list.words("bundle", std::move(parts));
    if (promotion.bundle_worth) list.words("bundleWorth", {decimal(*promotion.bundle_worth)});
    list.number("percent", promotion.off.percent);
    list.money("amount", promotion.off.amount);
    std::vector<std::string> tiers;
    for (const Tier& each : promotion.tiers) tiers.push_back(decimal(each.from) + '=' + off_words(each.off));
    list.words("tiers", std::move(tiers));
    list.text("gift", promotion.gift.value);
    list.number("giftUnits", promotion.gift_units, 1);
    list.money("mostOff", promotion.most_off);
    list.number("mostTimes", promotion.most_times);
    list.number("priority", promotion.priority);
    list.text("group", promotion.group);
    list.flag("firstOrder", promotion.first_order);
    list.flag("needsCoupon", promotion.needs_coupon);
    list.flag("enabled", promotion.enabled, true);
    list.time("startsAt", promotion.starts_at);
    list.time("endsAt", promotion.ends_at);
    list.number("maxUses", promotion.max_uses);
    list.number("maxUsesPerCustomer", promotion.max_uses_per_customer);
    list.money("maxGiven", promotion.max_given);
    return list.take();
}

std::string_view name_of(PromotionMove move) { return kMoves[static_cast<std::size_t>(move)]; }

std::optional<PromotionMove> promotion_move_named(std::string_view name) {
    for (std::size_t n = 0; n < std::size(kMoves); ++n)
        if (kMoves[n] == name) return static_cast<PromotionMove>(n);
    return std::nullopt;
}

std::optional<Promotion> after(const KeptPromotion& kept, PromotionMove move, TimePoint now) {
    if (!kept.published) return std::nullopt;
    Promotion next = *kept.published;
    const PromotionState state = kept.state(now);
    switch (move) {
        case PromotionMove::pause:
            if (state != PromotionState::live && state != PromotionState::planned) return std::nullopt;
            next.enabled = false;
            break;
        case PromotionMove::resume:
            if (state != PromotionState::paused) return std::nullopt;
            next.enabled = true;
            break;
        case PromotionMove::end:
            if (next.starts_at && *next.starts_at >= now) return std::nullopt;
            if (state != PromotionState::live && state != PromotionState::paused) return std::nullopt;
            next.ends_at = now;
            break;
    }
    return next;
}

bool is_moved(const PromotionVersion& version, const Promotion& before) {
    Promotion moved = before;
    moved.enabled = version.promotion.enabled;
    if (version.promotion.ends_at == version.at) moved.ends_at = version.at;
    return words_of(moved) == words_of(version.promotion);
}

std::string code_from(const std::string& title) {
    std::string code;
    for (const char c : title) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            code += c;
        else if (c >= 'A' && c <= 'Z')
            code += static_cast<char>(c - 'A' + 'a');
        else if (!code.empty() && code.back() != '-')
            code += '-';
        if (code.size() == kLongestCode) break;
    }
    while (!code.empty() && code.back() == '-') code.pop_back();
    return code.empty() ? "promotion" : code;
}

}  // namespace spaza
