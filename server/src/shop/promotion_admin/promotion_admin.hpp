#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shop/assortment/assortment.hpp"
#include "shop/promotions/promotion.hpp"
#include "shop/proposals/proposals.hpp"

/// Promotions as the shop's people write them: drafts, what was published, and what it gave.
namespace spaza {

enum class PromotionState { draft, planned, live, paused, ended };
inline constexpr int kPromotionStates = 5;
std::string_view name_of(PromotionState state);
std::optional<PromotionState> promotion_state_named(std::string_view name);

/// What somebody works at and carts do not know yet.
struct PromotionDraft {
    Promotion promotion;
    std::string by;
    TimePoint at;
};

struct KeptPromotion {
    std::string code;
    std::optional<Promotion> published{};
    std::int64_t hash{};  // of what is published, as an import keeps it
    std::optional<PromotionDraft> draft{};
    std::int64_t revision{};  // raised with every change that is made here

    /// As it would be edited.
    const Promotion& edited() const { return draft ? draft->promotion : *published; }
    /// What it is for customers; of what was never published the draft.
    const Promotion& shown() const { return published ? *published : draft->promotion; }
    PromotionState state(TimePoint now) const;
    /// Another one after every change of the draft or of what is published, also by an import; one that was is
    /// never used again for what somebody wrote here later.
    std::string version() const;
};

/// How it was published once.
struct PromotionVersion {
    int number{};
    Promotion promotion;
    std::int64_t act{};  // 0: as a file left it
    std::string by;
    TimePoint at;
    std::string why;
};

/// What it gave, by orders that were not cancelled or left unpaid.
struct PromotionFigures {
    int orders{};
    Money given;
};

/// What a promotion was found to give away at most, before it is published, so that two people can be asked.
struct GivenAway {
    std::string version{};         // of what was looked at
    std::optional<int> percent{};  // of a cart; nothing: it cannot be said
    Money delivery_fee{};          // what a code for free delivery costs
};

struct PromotionAdminPolicy {
    int percent{};         // a promotion that takes more off some cart takes two people
    Money coupons_over{};  // a batch of codes that may cost more does, too
};

/// What codes that exist may cost with a promotion, where that takes a second person.
struct CodesCost {
    int batches{};
    std::optional<Money> most{};  // nothing: it cannot be said
};

/// One of many, as it stood when somebody chose it.
struct PromotionAsSeen {
    std::string code;
    std::string version;
};

struct PromotionSaved {
    KeptPromotion kept;
    std::optional<EditConflict> conflict{};  // nothing was written then
};

struct PromotionPublished {
    KeptPromotion kept;
    std::optional<std::int64_t> act{};
    std::optional<Proposal> proposal{};  // it waits for a second person
};

}  // namespace spaza
