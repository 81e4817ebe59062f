#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// A shop that opens, and has nothing to show or sell, or links that lead nowhere.
void examine_shop(storage::Database& database, const Config& config, std::vector<storage::Finding>& findings);

/// The feeds of the settings, and what became of each the last time.
void examine_feeds(storage::Database& database, const Config& config, TimePoint now,
                   std::vector<storage::Finding>& findings);

/// The shop's own addresses in a component's properties, without what follows `?` and `#`: of members that lead
/// somewhere, and of links in HTML.
std::vector<std::string> links_in(std::string_view properties);

}  // namespace spaza::app
