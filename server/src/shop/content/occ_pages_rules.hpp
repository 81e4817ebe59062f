#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spaza {

/// One slot of a page, and the components in it.
using OccSlot = std::pair<std::string, std::vector<std::string>>;

/// A page as a stock OCC client lays it out.
struct OccPageFrame {
    std::string label;
    std::string uid;
    std::string title;
    std::string page_template;
    bool indexed{true};
    bool has_children{false};          // answers for /label/… too
    std::vector<std::string> content;  // slots for what editors have made
    std::vector<OccSlot> slots;
};

/// The pages, slots and components such a client needs around the shop's own content:
/// server/assets/occ/pages.json.
struct OccPages {
    std::map<std::string, OccPageFrame, std::less<>> pages;      // by label
    std::vector<OccSlot> shared;                                 // on every page
    std::map<std::string, std::string, std::less<>> components;  // a JSON object each
    std::set<std::string, std::less<>> named;                    // all that slots and components name

    /// The one built in; throws when it cannot be read.
    static const OccPages& built_in();
    /// By its label, or the nearest above that answers for its children.
    const OccPageFrame* find(std::string_view label) const;
    /// A component as JSON; one that only has a name is drawn by the client under that name. "" when unknown.
    std::string component(std::string_view uid) const;
};

OccPages read_occ_pages(std::string_view json);

}  // namespace spaza
