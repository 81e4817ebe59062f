#pragma once

#include "platform/http/multipart.hpp"

namespace spaza::http {

/// Whether a part is a file of the field `file`. A form without a chosen file has a part without name and content
/// (WHATWG): that is none.
bool is_file(const FormPart& part);

/// How many files a form brings, each of which counts as an upload; 1 for a form that cannot be read.
int files_in(const Request& request);

/// A text field, with the line ends of forms (CRLF) as one character; "" when there is none, refused when there
/// are two.
Result<std::string> text_of(const std::vector<FormPart>& parts, std::string_view name);

}  // namespace spaza::http
