#pragma once

#include <expected>
#include <string>

#include "shop/returns/return_request.hpp"

namespace spaza {

/// What a courier needs to know to collect a return.
struct CollectionOrder {
    std::string code;  // the return's: asking twice books once
    ReturnPickup pickup;
    std::string bring_to;  // the point of service, as one line
    std::chrono::sys_days from;
    int units{};
};

/// A courier who collects returns. Asked between two transactions, never in one; every call may be repeated.
struct Courier {
    virtual ~Courier() = default;
    /// The booking, or why there is none.
    virtual std::expected<CollectionBooking, std::string> book(const CollectionOrder& order) = 0;
    /// Nothing, or why it could not be cancelled.
    virtual std::expected<void, std::string> cancel(const std::string& reference) = 0;
};

}  // namespace spaza
