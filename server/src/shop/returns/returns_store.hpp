#pragma once

#include "shop/returns/returns.hpp"

namespace spaza {

struct ReturnStore {
    virtual ~ReturnStore() = default;
    /// The number of the next return; ask for it last, for others wait for it.
    virtual std::string next_code() = 0;
    /// With the first line of its history.
    virtual void add(const ReturnRequest& request) = 0;
    virtual std::optional<ReturnRequest> find(const std::string& code) = 0;
    /// The same, held until the transaction ends.
    virtual std::optional<ReturnRequest> lock(const std::string& code) = 0;
    /// Where it stands after the move, what was found of its entries, and the move's line of its history.
    virtual void save(const ReturnRequest& request, const ReturnMove& move) = 0;
    /// How many units of an entry went back on hand.
    virtual void set_shelved(const std::string& code, int entry, int units) = 0;
    /// Who was the first of two to agree, and to what; the customer's history does not tell of it.
    virtual void set_first_agreed(const std::string& code, const std::string& who, ReturnState to) = 0;
    virtual std::vector<ReturnLine> history(const std::string& code) = 0;

    /// Of an order, those under way.
    virtual std::vector<ReturnRequest> open_of(const OrderCode& order) = 0;
    /// Those under way, and those that were paid back or replaced.
    virtual std::vector<ReturnRequest> counting_of(const OrderCode& order) = 0;
    struct Page {
        std::vector<ReturnRequest> requests;
        int total{};
    };
    virtual Page page(const CustomerId& customer, const ReturnFilter& filter) = 0;
    /// Approved ones whose time to be handed in is over.
    virtual std::vector<std::string> not_handed_in(TimePoint now, int most) = 0;
    /// What was paid back with this cancellation of an order.
    virtual std::optional<Cancellation> taken_back(const OrderCode& order, int number) = 0;
};

}  // namespace spaza
