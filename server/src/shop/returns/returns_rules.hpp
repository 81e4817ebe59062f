#pragma once

#include "base/holidays.hpp"
#include "shop/returns/returns.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// The last days on which what was handed over may come back, by what is said for it.
struct ReturnWindows {
    std::chrono::sys_days handed_over;
    std::chrono::sys_days change_of_mind;
    std::chrono::sys_days damage;
    std::chrono::sys_days fault;
    std::chrono::sys_days of(ReturnWindow window) const;
    /// The last of them all.
    std::chrono::sys_days last() const { return std::max({change_of_mind, damage, fault}); }
};

/// Under the terms of the day it was handed over, with no fewer days to change one's mind than were promised when
/// it was ordered.
ReturnWindows windows_of(TimePoint handed_over, const ReturnTerms& terms, const ReturnTerms& ordered_under);

/// The part of the order the entry belongs to, when it was handed over.
const OrderConsignment* handed_over_part(const Order& order, const OrderEntry& entry);

/// What may come back of an entry today; `open_units` are on their way back already.
ReturnableEntry returnable_of(const Order& order, const OrderEntry& entry, int open_units,
                              const std::optional<ReturnWindows>& windows, std::chrono::sys_days today);

/// The entries of a form as they are kept, or everything that is wrong with them, by field
/// (`entries/0/quantity`). Their values are not reckoned yet.
Result<std::vector<ReturnEntry>> checked_entries(const Order& order, const std::string& shipment,
                                                 const std::vector<ReturnFormEntry>& entries,
                                                 const std::vector<ReturnableEntry>& returnable,
                                                 const std::optional<ReturnWindows>& windows);

/// Whether what was paid for the delivery goes back with the last units: for what was wrong with them always, for
/// a change of mind within the days of the law (ECT Act s 44), not for what the shop grants beyond.
bool delivery_counts(const std::vector<ReturnEntry>& entries, const ReturnWindows& windows,
                     std::chrono::sys_days today);

/// Of what would not be earned any more, the units that could come back as well.
std::vector<KeptGift> kept_gifts(const Order& order, const std::vector<CancelledUnits>& gone,
                                 const std::vector<ReturnableEntry>& returnable);

/// Whether a store takes returns: one shoppers can visit, unless it says `returns:no` among its services.
bool takes_returns(const PointOfService& store);

/// The words of a decision: of at most 500 letters.
Done check_return_words(const std::string& words);

/// What a return is made up of: as it was paid back, or as it stands now, as long as that is what was reported.
std::optional<Cancellation> sums_of(const ShownReturn& shown);

}  // namespace spaza
