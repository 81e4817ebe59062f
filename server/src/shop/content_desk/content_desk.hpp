#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "shop/assortment/assortment.hpp"
#include "shop/content/content.hpp"

/// Pages as the shop's people write them: drafts, what was published, and what is planned.
namespace spaza {

/// Published by itself when its time comes.
inline constexpr std::string_view kPublicationTopic = "content_publication";

struct PageDraft {
    ContentPage page;
    std::string by{};
    TimePoint at{};
    int begun_on{};  // the version that was published then
    std::optional<TimePoint> publish_at{};
    std::string planned_by{};
    std::string why{};            // of the plan
    std::string not_published{};  // why a plan did not happen
    bool is_whole{true};          // else what was kept could not be read
};

/// One publication.
struct PageVersion {
    int number{};
    ContentPage page;
    std::string by{};  // "": an import
    TimePoint at{};
    std::string why{};
    bool is_whole{true};  // else what was kept could not be read
};

struct KeptPage {
    ContentPage live;
    int number{};  // of the latest version; 0 without any
    std::string by{};
    std::optional<TimePoint> at{};
    std::optional<PageDraft> draft{};
    const ContentPage& edited() const { return draft ? draft->page : live; }
    bool is_planned() const { return draft && draft->publish_at; }
};

/// Of what is published; hidden: never shown.
enum class PageState { live, hidden, planned, ended };
std::string_view name_of(PageState state);

/// A page in the list.
struct PageRow {
    ContentPage page;  // without its slots
    bool has_draft{};
    std::optional<TimePoint> publish_at{};
    std::optional<TimePoint> changed_at{};
    std::string changed_by{};
};

/// What a page names; uids and slots are its own.
struct PageNames {
    std::vector<std::string> products{};
    std::vector<std::string> categories{};
    std::vector<std::string> brands{};
    std::vector<std::string> uids{};
    std::vector<std::string> slots{};
};

/// What of it there is.
struct KnownNames {
    std::map<std::string, std::string> products{};  // by code, what they are called
    std::map<std::string, std::string> categories{};
    std::map<std::string, std::string> brands{};
    std::map<std::string, std::string> uids{};   // of other pages, with their page
    std::map<std::string, std::string> slots{};  // likewise
    std::map<std::string, std::string> pages{};  // all of the shop, with their kind
    std::set<std::string> moved{};               // addresses that lead elsewhere by now
};

struct PageSaved {
    KeptPage kept;
    std::optional<EditConflict> conflict{};  // then nothing was saved
};

}  // namespace spaza
