#pragma once

#include "shop/promotion_admin/promotion_admin.hpp"

namespace spaza {

/// What a promotion says, field by field, in the words of an import; only what is not as it would be anyhow.
std::vector<FieldWords> words_of(const Promotion& promotion);

enum class PromotionMove { pause, resume, end };
std::string_view name_of(PromotionMove move);
std::optional<PromotionMove> promotion_move_named(std::string_view name);
/// What is published after it; nothing when the state does not allow it.
std::optional<Promotion> after(const KeptPromotion& kept, PromotionMove move, TimePoint now);
/// Whether the version was made of the one before by such a move, and by nothing else.
bool is_moved(const PromotionVersion& version, const Promotion& before);

/// `Third one at half price` → `third-one-at-half-price`; 40 characters at most, never empty.
std::string code_from(const std::string& title);

}  // namespace spaza
