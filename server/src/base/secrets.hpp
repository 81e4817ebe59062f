#pragma once

#include <string>
#include <string_view>

/// Tokens and identifiers nobody can guess, and what is kept instead of them.
namespace spaza::secrets {

/// 256 random bits as URL-safe text.
std::string random_token();
/// A shorter unguessable identifier (128 bits) as URL-safe text.
std::string random_id();
/// What is stored instead of a token.
std::string digest(std::string_view token);
/// The same key, text and purpose give the same token; without the key it cannot be guessed.
std::string derived_token(std::string_view key, std::string_view text, std::string_view purpose);

}  // namespace spaza::secrets
