#pragma once

#include "shop/promotion_desk/promotion_desk.hpp"

namespace spaza {

/// What a promotion says, field by field, in the words of an import; only what is not as it would be anyhow.
std::vector<FieldWords> words_of(const Promotion& promotion);

/// `Third one at half price` → `third-one-at-half-price`; 40 characters at most, never empty.
std::string code_from(const std::string& title);

}  // namespace spaza
