#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "platform/http/http.hpp"

namespace spaza::http {

/// Reads every file below `root` into memory and gives each a route of its own (so nothing else can be reached):
/// precompressed `.br` and `.gz` siblings by what the browser accepts, ETag, and a year's caching for names with a
/// hash. Dot files, each `index.html` and names in `except` stay unserved. Answers how many files there are.
std::size_t add_static_files(Router& router, const std::string& root,
                             const std::vector<std::string>& except = {"pages.json"});

/// By the name's ending.
std::string_view content_type_of(std::string_view name);
/// True when an Accept-Encoding header takes this coding.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);
/// True when an If-None-Match header names this tag, weakly compared, or is `*`.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace spaza::http
