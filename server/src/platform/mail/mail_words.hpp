#pragma once

#include <string>
#include <string_view>

namespace spaza::mail {

/// What an HTML mail says, as text: without styles, and without what mail programs mark as quoted
/// unless that is all there is.
std::string text_of_html(std::string_view html);

}  // namespace spaza::mail
