#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spaza {

/// HTML written by editors, made harmless: it is read tag by tag and written anew with the known tags and
/// attributes alone, so that nothing of the original can reach the page unread. The answer is always well-formed.
std::string safe_markup(std::string_view html);

/// What `safe_markup` would leave out, for the editor: `<script>`, `onclick`, … Each once.
std::vector<std::string> forbidden_in(std::string_view html);

/// A path of this shop, or an address with http, https, mailto or tel.
bool is_safe_link(std::string_view address);

}  // namespace spaza
