#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/content/content.hpp"

/// A page as one JSON document: how drafts and versions are kept, and what the back office sends and is sent
/// (contract/openapi/backoffice-content.yaml, StaffPageDocument).
namespace spaza {

/// The same for pages that say the same.
std::string document_of(const ContentPage& page);
/// The same, with what nobody writes in it: its kind and template, and whether it is hidden. As versions are kept.
std::string version_document_of(const ContentPage& page);

struct ReadPage {
    ContentPage page;
    std::vector<MemberProblem> problems{};  // members by their path, as slots/0/components/1/uid
};
/// What a document says that was kept; what it does not say of (code, kind, template) is of `kept`. All of it,
/// however much an import wrote: with problems it could not be read whole.
ReadPage read_page_document(std::string_view json, const ContentPage& kept);
/// The same of one that was sent, which is bounded. Problems are of its shape alone: whether it can be published
/// is another question.
ReadPage read_sent_page(std::string_view json, const ContentPage& kept);

}  // namespace spaza
