#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Tokens and identifiers nobody can guess, and what is kept instead of them.
namespace spaza::secrets {

/// 256 random bits as URL-safe text.
std::string random_token();
/// A shorter unguessable identifier (128 bits) as URL-safe text.
std::string random_id();
/// As they are, for other programs' formats.
std::string random_bytes(std::size_t count);
/// Decimal digits, each as likely as any other.
std::string random_digits(int count);
/// What is stored instead of a token.
std::string digest(std::string_view token);
/// The same key, text and purpose give the same token; without the key it cannot be guessed.
std::string derived_token(std::string_view key, std::string_view text, std::string_view purpose);

/// Encrypts what must not be read from a stolen database. `about` (say, the row's key) is bound to it, so that one
/// row's text is worth nothing in another.
std::string seal(std::string_view key, std::string_view text, std::string_view about);
/// Nothing when the key is another, or the text was changed or moved.
std::optional<std::string> unseal(std::string_view key, std::string_view sealed, std::string_view about);

}  // namespace spaza::secrets
