#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shop/import/import.hpp"
#include "shop/redirects/redirects.hpp"

namespace spaza {

/// Another for whatever it says.
std::string version_of(const Redirect& redirect);
std::vector<FieldWords> words_of(const Redirect& redirect);

/// Without its query.
std::string_view path_of(std::string_view address);
/// Without slashes at its end.
std::string tidy_address(std::string_view address);

/// `pages` are those of the shop, without what stands on them; `has` as in the set.
PageAddresses page_addresses(const std::vector<ContentPage>& pages, TimePoint now,
                             std::function<bool(const std::string& kind, const std::string& code)> has);
/// Who answers at a path by itself, in words; "" when nobody does.
std::string who_answers(std::string_view path, const PageAddresses& addresses);

/// What is wrong with it, by `from` and `to`; `others` are all there are, it may be among them.
std::vector<import::FieldProblem> problems_of(const Redirect& redirect, const std::vector<Redirect>& others,
                                              const PageAddresses& addresses);
/// Why nobody is led by it, or to nothing, in words; "" when it works.
std::string trouble_of(const Redirect& redirect, const PageAddresses& addresses,
                       const std::vector<Redirect>& others);

}  // namespace spaza
