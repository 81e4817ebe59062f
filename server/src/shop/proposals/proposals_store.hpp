#pragma once

#include <vector>

#include "shop/proposals/proposals.hpp"

namespace spaza {

struct ProposalStore {
    virtual ~ProposalStore() = default;
    /// Gives it its id.
    virtual Proposal add(Proposal proposal) = 0;
    virtual std::optional<Proposal> lock(ProposalTopic topic, const std::string& id) = 0;
    virtual void decide(const std::string& id, ProposalState state, const std::string& by, TimePoint at) = 0;
    /// The oldest first; those about one product when it is named.
    virtual std::vector<Proposal> waiting(ProposalTopic topic, const std::string& about, int most) = 0;
    /// How many wait, and since when the oldest.
    virtual std::pair<int, std::optional<TimePoint>> waiting(ProposalTopic topic) = 0;
};

}  // namespace spaza
