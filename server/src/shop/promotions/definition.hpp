#pragma once

#include <string>
#include <string_view>

#include "shop/promotions/promotion.hpp"

namespace spaza {

/// What a promotion asks for and gives, as the JSON document it is kept as; its code, words, dates and limits
/// stand beside it.
std::string definition_text(const Promotion& promotion);
/// Puts a kept document into a promotion. Throws when it cannot be read.
void read_definition(Promotion& promotion, std::string_view text);

/// All a promotion says but its code, as drafts and versions are kept.
std::string document_text(const Promotion& promotion);
/// Throws when it cannot be read.
Promotion read_document(const std::string& code, std::string_view text);

}  // namespace spaza
