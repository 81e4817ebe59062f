#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// The start of UTF-8 text, at most `most` bytes and never half a letter.
std::string_view shortened(std::string_view text, std::size_t most);

/// How many letters UTF-8 text has, as somebody who counts them would say.
std::size_t letters_in(std::string_view text);

/// Words of others that are kept for people to read: printable ASCII, at most `most` bytes, `?` for all else.
std::string plain(std::string text, std::size_t most);

/// As the text or a quoted attribute of HTML says it.
std::string html_escaped(std::string_view text);

}  // namespace spaza
