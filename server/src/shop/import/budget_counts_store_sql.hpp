#pragma once

#include <string>
#include <vector>

namespace spaza::storage {
class Session;
}

namespace spaza::import {

/// Orders that used these promotions before they had a limit count towards it, too, and give back what they took
/// like any other. Those that count already stay as they are, so that it may be called again.
void count_earlier_orders(storage::Session& session, const std::vector<std::string>& promotions);

}  // namespace spaza::import
