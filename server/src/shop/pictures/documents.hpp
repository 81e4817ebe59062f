#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spaza {

/// What a document's file is called below its address.
inline constexpr std::string_view kDocumentFile = "document.pdf";
inline constexpr std::size_t kLargestDocument = std::size_t{40} << 20;  // bytes

/// Whether a name can be a document's: letters, digits, `.`, `_`, `-`, and `.pdf`.
bool is_document_name(std::string_view name);

/// Whether a name ends like one, in letters of either size.
bool has_document_ending(std::string_view name);

/// What is wrong with the bytes of a PDF document, in words. What it does when it is opened is up to its reader.
std::optional<std::string> wrong_with_document(std::string_view bytes);

}  // namespace spaza
