#pragma once

#include <boost/json/object.hpp>

#include "shop/content_desk/content_desk.hpp"

namespace spaza {

/// Another for whatever is saved or planned.
std::string version_of(const KeptPage& kept);
PageState state_of(const ContentPage& page, TimePoint now);

/// The page field by field, for what differs. Components go by their uid wherever they stand
/// (`components/hero/properties/banners/0/title`); `slots` and `slots/CODE` say what stands where.
std::vector<FieldWords> words_of(const ContentPage& page);

/// What a component says; nothing where it cannot be read.
boost::json::object members_in(const ContentComponent& component);

PageNames names_in(const ContentPage& page);
/// What stands in the way of publishing: members by their path (`slots/0/components/1/properties/title`). What a
/// component named before already is not held against it.
std::vector<MemberProblem> problems_of(const ContentPage& page, const ContentPage& live, const KnownNames& known);

}  // namespace spaza
