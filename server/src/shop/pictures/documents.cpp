#include "shop/pictures/documents.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::size_t kLongestDocumentName = 200;
constexpr std::string_view kDocumentEnding = ".pdf";

bool is_document_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-';
}

}  // namespace

bool has_document_ending(std::string_view name) {
    if (name.size() <= kDocumentEnding.size()) return false;
    return std::ranges::equal(
        name.substr(name.size() - kDocumentEnding.size()), kDocumentEnding,
        [](char one, char other) { return (one >= 'A' && one <= 'Z' ? one + 32 : one) == other; });
}

bool is_document_name(std::string_view name) {
    return name.size() <= kLongestDocumentName && !name.starts_with('.') && has_document_ending(name) &&
           std::ranges::all_of(name, is_document_letter);
}

std::optional<std::string> wrong_with_document(std::string_view bytes) {
    constexpr std::size_t kEndWithin = 2048;
    if (!bytes.starts_with("%PDF-")) {
        const bool is_page = bytes.substr(0, 512).find("<html") != bytes.npos ||
                             bytes.substr(0, 512).find("<!DOCTYPE html") != bytes.npos;
        return is_page ? "is no PDF document but a web page" : "is no PDF document";
    }
    if (bytes.size() > kLargestDocument) return "is larger than 40 MB";
    const std::string_view end = bytes.substr(bytes.size() - std::min(bytes.size(), kEndWithin));
    if (end.find("%%EOF") == end.npos) return "is a PDF document that is cut off";
    return std::nullopt;
}

}  // namespace spaza
