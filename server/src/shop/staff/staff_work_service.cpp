#include "shop/staff/staff_work_service.hpp"

namespace spaza {
namespace {

/// What a queue's things are called.
struct Thing {
    const char* unknown;
    const char* noun;
    const char* taken;
    const char* released;
};

Thing thing_of(StaffQueue queue) {
    switch (queue) {
        case StaffQueue::returns: return {"return.unknown", "return", "return.taken", "return.released"};
        case StaffQueue::claims:
            return {"priceBeat.unknown", "priceBeatClaim", "priceBeat.taken", "priceBeat.released"};
        case StaffQueue::tickets: break;
    }
    return {"ticket.unknown", "ticket", "ticket.taken", "ticket.released"};
}

auto unknown(const Thing& thing, const std::string& id) {
    return fail(Reason::not_found, thing.unknown, id, "NotFoundError", thing.noun);
}

auto is_anothers(const std::string& id, const StaffWork& work, const Thing& thing) {
    Error error = fail(Reason::conflict, "staff.isAnothers", id, "StaffWorkError", thing.noun).error();
    error.params = {{"name", work.by}};
    return std::unexpected(std::move(error));
}

}  // namespace

Result<StaffWork> StaffWorkService::take(StaffQueue queue, const std::string& id, const std::string& by,
                                         bool over) {
    const Thing thing = thing_of(queue);
    if (!store_.hold(queue, id)) return unknown(thing, id);
    const auto before = store_.of(id);
    if (before && is_same_person(before->by, by)) return *before;
    if (before && !over) return is_anothers(id, *before, thing);
    StaffWork work{by, clock_.now()};
    store_.put(id, work);
    acts_.note(by, thing.taken, id, before ? before->by : std::string{}, by);
    return work;
}

Done StaffWorkService::release(StaffQueue queue, const std::string& id, const std::string& by) {
    const Thing thing = thing_of(queue);
    if (!store_.hold(queue, id)) return unknown(thing, id);
    const auto before = store_.of(id);
    if (!before) return Done{};
    if (!is_same_person(before->by, by)) return is_anothers(id, *before, thing);
    store_.drop(id);
    acts_.note(by, thing.released, id, before->by, {});
    return Done{};
}

}  // namespace spaza
