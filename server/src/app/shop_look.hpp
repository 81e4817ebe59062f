#pragma once

#include <string>
#include <vector>

#include "platform/config/config.hpp"
#include "shop/look/look.hpp"
#include "shop/look/season_rules.hpp"

namespace spaza::app {

/// How the settings say the shop looks.
Look shop_look(const Config& config);
DocumentLook shop_document_look(const Config& config);
std::vector<Season> shop_seasons(const Config& config);

/// What is wrong with the look as a whole: names that are no colour's, and what could not be read in either theme,
/// in any season. Empty when all is well.
std::vector<std::string> look_problems(const Config& config);
/// Throws ConfigProblem naming them all.
void require_readable(const Config& config);
/// Takes colours out that cannot be read, and seasons, so that a shop opens all the same; answers what was wrong.
std::vector<std::string> leave_out_unreadable(Config& config);

}  // namespace spaza::app
