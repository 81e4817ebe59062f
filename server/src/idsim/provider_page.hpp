#pragma once

#include <string>
#include <vector>

#include "idsim/provider.hpp"

namespace spaza::idsim {

/// Where a person chooses whose account to go on with, and what shall be wrong with the token.
std::string choosing_page(const std::string& provider, const Visit& visit, const std::vector<Person>& people,
                          const std::string& action);
std::string problem_page(const std::string& what);

}  // namespace spaza::idsim
