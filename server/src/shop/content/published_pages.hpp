#pragma once

#include <string>
#include <vector>

#include "shop/content/content.hpp"

namespace spaza::storage {
class Session;
}

/// What is published, for those who change it in their own transaction.
namespace spaza {

/// By code; one where a code is given.
std::vector<ContentPage> published_pages(storage::Session& session, const std::string& code = {});

/// Until the transaction ends nobody else publishes this page.
void lock_page(storage::Session& session, const std::string& code);

/// Who published, when and why.
struct Publication {
    std::string by{};  // "": an import
    TimePoint at{};
    std::string why{};
    std::string act{};  // "": they were published
};
/// What is published of these pages is a version of its own where it is another than the latest.
void note_page_versions(storage::Session& session, const std::vector<std::string>& codes,
                        const Publication& publication);

}  // namespace spaza
