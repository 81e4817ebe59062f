#pragma once

#include "platform/storage/storage.hpp"
#include "shop/proposals/proposals_store.hpp"

namespace spaza {

class SqlProposalStore final : public ProposalStore {
public:
    explicit SqlProposalStore(storage::Session& session) : session_{session} {}
    Proposal add(Proposal proposal) override;
    std::optional<Proposal> lock(ProposalTopic topic, const std::string& id) override;
    void decide(const std::string& id, ProposalState state, const std::string& by, TimePoint at) override;
    std::vector<Proposal> waiting(ProposalTopic topic, const std::string& about, int most) override;
    std::pair<int, std::optional<TimePoint>> waiting(ProposalTopic topic) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
