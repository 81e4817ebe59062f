#pragma once

#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/books/books.hpp"

namespace spaza {

/// Adds stock, reservations, payments, refunds, papers and budgets up against each other, as they stand in one
/// transaction; of every rule that does not hold, at most so many subjects.
std::vector<BookFault> faults_in_the_books(storage::Session& session, int most = 10);

}  // namespace spaza
