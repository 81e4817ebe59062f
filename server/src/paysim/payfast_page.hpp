#pragma once

#include <string>
#include <vector>

#include "paysim/payfast_sandbox.hpp"

namespace spaza::paysim {

/// The button a shopper presses, by its name on the page's form.
std::optional<Press> press_named(std::string_view name);

/// What a payment page shows, whoever's it is.
struct PageFacts {
    std::string gateway;
    std::string reference;
    std::string description;
    Money amount;
    std::string action;  // where its buttons post to
};

/// The page where the shopper pays; `note` says what happened when they stay on it.
std::string payment_page(const PageFacts& facts, std::string_view note = {});
PageFacts facts_of(const Payment& payment);
/// Sends the browser on with a form, as gateways do that return by POST.
std::string return_page(std::string_view url, const Fields& fields);
std::string problem_page(const std::vector<std::string>& problems);

}  // namespace spaza::paysim
