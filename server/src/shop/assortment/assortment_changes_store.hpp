#pragma once

#include "shop/assortment/assortment.hpp"

namespace spaza {

/// What undoing has to know of acts about products, prices, stock and categories.
struct AssortmentChangeStore {
    virtual ~AssortmentChangeStore() = default;
    /// Of acts that were just noted, under their numbers.
    virtual void add(const std::vector<AssortmentChange>& changes) = 0;
    /// Locked until the transaction ends; nothing when there is no such act, or it is removed by now.
    virtual std::optional<AssortmentChange> lock(std::int64_t number) = 0;
    /// Of one batch, by number.
    virtual std::vector<AssortmentChange> lock_batch(const std::string& batch) = 0;
    virtual void set_undone(const std::vector<std::int64_t>& numbers, std::int64_t by) = 0;
    /// About one thing, the latest first.
    virtual std::vector<AssortmentChange> of(const std::vector<ChangeKind>& kinds, const std::string& about,
                                             int most) = 0;
    /// Who last changed it, and when; "" for nobody.
    virtual std::pair<std::string, TimePoint> last_by(ChangeKind kind, const std::string& about) = 0;
};

}  // namespace spaza
