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
    std::string act{};    // one of the below; "": it was published
};

/// What a version says of a page besides what stands on it.
inline constexpr std::string_view kPageAdded = "added";
inline constexpr std::string_view kPageTakenDown = "takenDown";

struct KeptPage {
    ContentPage live;
    int number{};       // of the latest version; 0 without any
    std::string act{};  // and of its act
    std::string by{};
    std::optional<TimePoint> at{};
    std::optional<PageDraft> draft{};
    const ContentPage& edited() const { return draft ? draft->page : live; }
    bool is_planned() const { return draft && draft->publish_at; }
    bool is_removable() const { return live.draft && number == 1 && act == kPageAdded; }
};

/// Of what is published; hidden: not shown yet, down: not any more.
enum class PageState { live, hidden, planned, ended, down };
std::string_view name_of(PageState state);

/// A page in the list.
struct PageRow {
    ContentPage page;  // without its slots
    bool has_draft{};
    std::optional<TimePoint> publish_at{};
    std::optional<TimePoint> changed_at{};
    std::string changed_by{};
    std::string act{};  // of the latest version
};

/// A page of the shop's own that is not there yet.
struct NewPage {
    std::string kind;
    std::string code;
    std::string title;
    std::string name{};
    std::string seo_description{};
    std::string page_template{};
    std::string copy_of{};  // "": an empty one
};

/// Where a menu of the settings leads, and what is said of it.
struct MenuPlace {
    std::string path;
    std::string words;
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
    std::map<std::string, std::string> pages{};  // of the shop, with their kind
    std::set<std::string> moved{};               // addresses that lead elsewhere by now
};

struct PageSaved {
    KeptPage kept;
    std::optional<EditConflict> conflict{};  // then nothing was saved
};

}  // namespace spaza
