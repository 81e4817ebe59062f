#pragma once

#include "shop/price_beat/price_beat_claim.hpp"

namespace spaza {

struct PriceBeatStore {
    virtual ~PriceBeatStore() = default;
    /// The number of the next claim; ask for it last, for others wait for it.
    virtual std::string next_id() = 0;
    /// With the first line of its history; false when `slot`, the unit it is for, has a claim already.
    virtual bool add(const PriceBeatClaim& claim, const std::string& slot) = 0;
    virtual std::optional<PriceBeatClaim> find(const std::string& id) = 0;
    /// The same, held until the transaction ends.
    virtual std::optional<PriceBeatClaim> lock(const std::string& id) = 0;
    /// Where it stands after the move, and the move's line; the unit of one that is refused may be claimed for
    /// again.
    virtual void save(const PriceBeatClaim& claim, const PriceBeatMove& move) = 0;
    virtual std::vector<PriceBeatLine> history(const std::string& id) = 0;

    /// The latest first.
    virtual PriceBeatPage page(const CustomerId& customer, int page, int page_size) = 0;
    /// Those for units of an order, refused ones left out, oldest first.
    virtual std::vector<PriceBeatClaim> of_order(const OrderCode& order) = 0;
    /// A coupon that has ended leaves its product free for another claim.
    virtual void free_ended(const std::string& slot, TimePoint now) = 0;

    /// Two claims for units of one order wait for each other.
    virtual void hold_order(const OrderCode& order) = 0;
    /// So much of the price of one unit of an entry goes back.
    virtual void note_beaten(const OrderCode& order, int entry, Money amount) = 0;
    /// Whether money asked for under this key, in however many parts, is still on its way.
    virtual bool refund_is_open(const std::string& request_key) = 0;
    virtual bool is_used(const std::string& coupon) = 0;
};

}  // namespace spaza
