#pragma once

#include <boost/json/object.hpp>

#include "shop/content_admin/content_admin.hpp"

namespace spaza {

/// Another for whatever is saved or planned.
std::string version_of(const KeptPage& kept);
/// `act` is that of its latest version.
PageState state_of(const ContentPage& page, TimePoint now, std::string_view act = {});

/// The page field by field, for what differs. Components go by their uid wherever they stand
/// (`components/hero/properties/banners/0/title`); `slots` and `slots/CODE` say what stands where.
std::vector<FieldWords> words_of(const ContentPage& page);

/// What a component says; nothing where it cannot be read.
boost::json::object members_in(const ContentComponent& component);

PageNames names_in(const ContentPage& page);

/// What is wrong with a page that is to be added, by its fields; whether its address is free is another question.
std::vector<MemberProblem> problems_of(const NewPage& wanted);
/// A new one as it begins, its parts named after `prefix`: those of `source`, or a text that is to be written.
ContentPage begun_page(const NewPage& wanted, const ContentPage* source, const std::string& prefix);

/// Why the shop cannot do without a page, in words; "" when it can.
std::string needed_for(const ContentPage& page);
/// Whether a component's properties lead to a path, also in their markup.
bool leads_to(std::string_view properties, std::string_view path);
/// What leads to the page: menus, the footer and these pages.
std::vector<std::string> linked_from(const ContentPage& page, const std::vector<MenuPlace>& menus,
                                     const std::vector<std::string>& pages);
/// What stands in the way of publishing: members by their path (`slots/0/components/1/properties/title`). What a
/// component named before already is not held against it.
std::vector<MemberProblem> problems_of(const ContentPage& page, const ContentPage& live, const KnownNames& known);

}  // namespace spaza
