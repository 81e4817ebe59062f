#pragma once

#include <string>
#include <vector>

#include "paysim/payfast_sandbox.hpp"

namespace spaza::paysim {

/// The button a shopper presses, by its name on the page's form.
std::optional<Press> press_named(std::string_view name);

/// The page where the shopper pays; `note` says what happened when they stay on it.
std::string payment_page(const Payment& payment, std::string_view note = {});
std::string problem_page(const std::vector<std::string>& problems);

}  // namespace spaza::paysim
