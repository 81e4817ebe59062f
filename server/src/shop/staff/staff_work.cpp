#include "shop/staff/staff_work.hpp"

#include <algorithm>

namespace spaza {
namespace {

const std::vector<NamedStates>& of_returns() {
    static const std::vector<NamedStates> kStates{
        {"waiting", {"requested", "droppedOff", "collected", "inspected"}},
        {"new", {"requested"}},
        {"approved", {"authorised", "collectionBooked"}},
        {"here", {"droppedOff", "collected", "inspected"}},
        {"all",
         {"requested", "authorised", "collectionBooked", "droppedOff", "collected", "inspected", "refunded",
          "replaced", "sentBack", "declined", "cancelled", "expired"}}};
    return kStates;
}

const std::vector<NamedStates>& of_claims() {
    static const std::vector<NamedStates> kStates{{"waiting", {"SENT", "CHECKING"}},
                                                  {"sent", {"SENT"}},
                                                  {"checking", {"CHECKING"}},
                                                  {"agreed", {"AGREED"}},
                                                  {"refused", {"REFUSED"}},
                                                  {"paid", {"PAID"}},
                                                  {"all", {"SENT", "CHECKING", "AGREED", "REFUSED", "PAID"}}};
    return kStates;
}

const std::vector<NamedStates>& of_tickets() {
    static const std::vector<NamedStates> kStates{{"waiting", {"OPEN", "INPROCESS"}},
                                                  {"open", {"OPEN"}},
                                                  {"in-progress", {"INPROCESS"}},
                                                  {"closed", {"CLOSED"}},
                                                  {"all", {"OPEN", "INPROCESS", "CLOSED"}}};
    return kStates;
}

}  // namespace

const std::vector<NamedStates>& states_of(StaffQueue queue) {
    switch (queue) {
        case StaffQueue::returns: return of_returns();
        case StaffQueue::claims: return of_claims();
        case StaffQueue::tickets: break;
    }
    return of_tickets();
}

const NamedStates* states_named(StaffQueue queue, std::string_view name) {
    const auto& all = states_of(queue);
    const auto found = std::ranges::find(all, name, &NamedStates::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace spaza
