#include "shop/proposals/proposals_service.hpp"

namespace spaza {

Proposal ProposalService::propose(Proposal proposal) {
    proposal.by = by_;
    proposal.at = clock_.now();
    return store_.add(std::move(proposal));
}

Result<Proposal> ProposalService::to_withdraw(ProposalTopic topic, const std::string& id) {
    auto proposal = store_.lock(topic, id);
    if (!proposal) return fail(Reason::not_found, "proposal.unknown", id, "NotFoundError", "proposal");
    if (proposal->state != ProposalState::waiting)
        return fail(Reason::conflict, "proposal.decided", id, "StaffProposalError", "proposal");
    return *std::move(proposal);
}

Result<Proposal> ProposalService::to_agree(ProposalTopic topic, const std::string& id) {
    auto proposal = to_withdraw(topic, id);
    if (proposal && is_mine(*proposal))
        return fail(Reason::not_allowed, "proposal.secondPerson", id, "ForbiddenError", "proposal");
    return proposal;
}

}  // namespace spaza
