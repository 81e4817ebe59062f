#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "shop/import/review.hpp"

namespace spaza::app {

/// What an import would change, kind by kind, in lines for people.
std::string review_words(const import::Review& review);

/// The same for scripts: `{"kinds": {"prices": {"added": 1, …}}, "priceMoves": […]}`.
boost::json::object review_json(const import::Review& review);

}  // namespace spaza::app
