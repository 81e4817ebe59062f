#pragma once

#include "base/result.hpp"
#include "shop/proposals/proposals_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// What takes two people: the first yes waits, the second does it, and is another person's.
class ProposalService {
public:
    ProposalService(ProposalStore& store, StaffActLog& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    Proposal propose(Proposal proposal);
    /// One that waits, and may be agreed to by who calls: ForbiddenError for who proposed it, StaffProposalError
    /// when it is decided.
    Result<Proposal> to_agree(ProposalTopic topic, const std::string& id);
    /// One that waits.
    Result<Proposal> to_withdraw(ProposalTopic topic, const std::string& id);
    void decide(const Proposal& proposal, ProposalState state) {
        store_.decide(proposal.id, state, by_, clock_.now());
    }
    std::vector<Proposal> waiting(ProposalTopic topic, const std::string& about = {}) {
        return store_.waiting(topic, about, 200);
    }
    std::pair<int, std::optional<TimePoint>> count(ProposalTopic topic) { return store_.waiting(topic); }
    /// Made by who calls, or by somebody who counts as one person with them.
    bool is_mine(const Proposal& proposal) const { return !acts_.are_two_people(proposal.by, by_); }

private:
    ProposalStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
