#pragma once

#include <vector>

#include "shop/terms/terms_change.hpp"

namespace spaza {

/// What the operator set, in the order it was set. Nothing is ever taken out: the last change of a setting and
/// moment counts.
struct TermsStore {
    virtual ~TermsStore() = default;
    /// Nobody else sets anything until the transaction ends.
    virtual void hold() = 0;
    /// Every process hears of it after the commit.
    virtual void add(const TermsChange& change) = 0;
    virtual std::vector<TermsChange> history() const = 0;
    /// The database's time, whoever asks from what machine.
    virtual TimePoint now() const = 0;
};

}  // namespace spaza
