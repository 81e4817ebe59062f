#pragma once

#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/returns/shown_returns_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"
#include "shop/stock/reservation_service.hpp"

namespace spaza {

/// The shop's side of returns: approved or declined, received, looked at, paid back, replaced or sent back; from
/// the command line, and later from a back office.
class ReturnAdminService {
public:
    /// Who does it where nobody says so.
    static constexpr std::string_view kNobodyInParticular = "shop";

    /// `by` is who does it, for the history and the audit.
    ReturnAdminService(ReturnStore& store, FulfilmentService& fulfilment, ReservationService& stock,
                       const StoreReader& stores, ShownReturnsService& shown, StaffActLog& acts,
                       const Clock& clock, const ReturnPolicy& policy, std::string by)
        : store_{store},
          fulfilment_{fulfilment},
          stock_{stock},
          stores_{stores},
          shown_{shown},
          acts_{acts},
          clock_{clock},
          policy_{policy},
          by_{std::move(by)} {}

    Result<ShownReturn> find(const std::string& code);
    Result<ShownReturn> authorise(const std::string& code);
    Result<ShownReturn> decline(const std::string& code, const std::string& why);
    /// It has arrived: at the store it was meant for, or at another.
    Result<ShownReturn> receive(const std::string& code, const std::string& store);
    Result<ShownReturn> inspect(const std::string& code, const std::vector<Inspection>& found);
    /// What came in is paid back through the order's one way for refunds, with its credit note, and what can be
    /// sold again goes on the shelf where it is: one transaction. For units worth more than the policy's amount
    /// the first who asks for it only agrees, and a second person does it.
    Result<ShownReturn> refund(const std::string& code);
    /// The same product goes out again instead, from the shelf where the return is; of much by two persons, too.
    Result<ShownReturn> replace(const std::string& code);
    /// Not paid back after all; it goes to the customer again.
    Result<ShownReturn> send_back(const std::string& code, const std::string& why);

private:
    Result<ReturnRequest> locked(const std::string& code);
    /// Whether it may be done now: `false` where this person is the first of two, which is noted.
    Result<bool> agree(const ReturnRequest& request, ReturnState to);
    Result<ShownReturn> saved(const ReturnRequest& request, ReturnState from, const Result<ReturnMove>& move);
    /// The return by which units of one that ended came back, or come, instead; "" when they did not.
    std::string came_otherwise(const ReturnRequest& ended);
    void shelve(const ReturnRequest& request, const Order& order);

    ReturnStore& store_;
    FulfilmentService& fulfilment_;
    ReservationService& stock_;
    const StoreReader& stores_;
    ShownReturnsService& shown_;
    StaffActLog& acts_;
    const Clock& clock_;
    const ReturnPolicy& policy_;
    std::string by_;
};

}  // namespace spaza
