#pragma once

#include "base/result.hpp"
#include "shop/reviews/reviews.hpp"

namespace spaza {

/// Refuses a review with the field that is wrong.
Done check_review(const ReviewForm& form);

/// A buyer's plain words are shown at once; a stranger's, or those with addresses or numbers to call, wait for a
/// person to read them.
ReviewStatus first_status(const ReviewForm& form, bool verified);

/// `Thabo Mokoena` is shown as `Thabo M.`
std::string shown_name(const std::string& first_name, const std::string& last_name);

}  // namespace spaza
