#pragma once

#include "app/backoffice/assortment_shown.hpp"
#include "shop/content_admin/content_admin_service.hpp"

/// How pages are shown to the shop's people.
namespace spaza::app::backoffice {

struct PageByShown {
    std::string at;
    std::optional<std::string> by;
};
BOOST_DESCRIBE_STRUCT(PageByShown, (), (at, by))

struct PageProblemShown {
    std::string field;
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(PageProblemShown, (), (field, reason))

struct KeptPageShown {
    std::string code;
    std::optional<std::string> path{};
    std::string kind;
    std::string state;
    std::string version;
    int live{};
    std::optional<PageByShown> published{};
    std::optional<PageByShown> draft{};
    std::optional<std::string> publishAt{};
    std::optional<std::string> plannedBy{};
    std::optional<std::string> notPublished{};
    json::Raw page{};
    std::vector<FieldChangeShown> changes{};
    std::vector<FieldChangeShown> liveChanges{};
    std::vector<PageProblemShown> problems{};
    std::vector<NamedShown> named{};
    std::optional<std::string> neededFor{};
    std::vector<std::string> linkedFrom{};
    bool isRemovable{};
};
BOOST_DESCRIBE_STRUCT(KeptPageShown, (),
                      (code, path, kind, state, version, live, published, draft, publishAt, plannedBy,
                       notPublished, page, changes, liveChanges, problems, named, neededFor, linkedFrom,
                       isRemovable))

struct PageRowShown {
    std::string code;
    std::string name;
    std::optional<std::string> path;
    std::string kind;
    std::string state;
    bool hasDraft{};
    std::optional<std::string> publishAt;
    std::optional<std::string> changedAt;
    std::optional<std::string> changedBy;
};
BOOST_DESCRIBE_STRUCT(PageRowShown, (), (code, name, path, kind, state, hasDraft, publishAt, changedAt, changedBy))

struct PageVersionRowShown {
    int number{};
    std::string at;
    std::optional<std::string> by;
    std::optional<std::string> why;
    std::optional<std::string> act;
    int changes{};
};
BOOST_DESCRIBE_STRUCT(PageVersionRowShown, (), (number, at, by, why, act, changes))

struct PageVersionsShown {
    std::string name;
    std::vector<PageVersionRowShown> versions;
};
BOOST_DESCRIBE_STRUCT(PageVersionsShown, (), (name, versions))

struct PageVersionShown {
    int number{};
    std::string at;
    std::optional<std::string> by;
    std::optional<std::string> why;
    json::Raw page;
    std::vector<FieldChangeShown> changes;
};
BOOST_DESCRIBE_STRUCT(PageVersionShown, (), (number, at, by, why, page, changes))

struct ComponentFieldShown {
    std::string name;
    std::string kind;
    std::optional<json::Raw> fields;  // of the same shape
    std::optional<std::vector<std::string>> choices;
};
BOOST_DESCRIBE_STRUCT(ComponentFieldShown, (), (name, kind, fields, choices))

struct ComponentKindShown {
    std::string type;
    std::vector<ComponentFieldShown> fields;
    std::vector<std::string> needs;
};
BOOST_DESCRIBE_STRUCT(ComponentKindShown, (), (type, fields, needs))

struct ComponentKindsShown {
    std::vector<ComponentKindShown> kinds;
};
BOOST_DESCRIBE_STRUCT(ComponentKindsShown, (), (kinds))

KeptPageShown kept_page_shown(StaffSession& staff, const KeptPage& kept, const std::vector<MenuPlace>& menus,
                              TimePoint now);
PageRowShown page_row_shown(const PageRow& row, TimePoint now);
/// The latest first, each with how much it changed.
PageVersionsShown page_versions_shown(const KeptPage& kept, const std::vector<PageVersion>& versions,
                                      std::size_t most);
PageVersionShown page_version_shown(const KeptPage& kept, const PageVersion& version);
/// Those that can be put on a page.
ComponentKindsShown component_kinds_shown();

}  // namespace spaza::app::backoffice
