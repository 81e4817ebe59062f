#pragma once

#include "shop/assortment/change_log_service.hpp"
#include "shop/assortment/products_service.hpp"
#include "shop/price_admin/price_admin_store.hpp"
#include "shop/proposals/proposals_service.hpp"

namespace spaza {

/// What somebody wants a product to cost.
struct PriceRequest {
    PriceTarget target;
    bool is_free{};  // a price of nothing is meant
    std::string why{};
};

struct CampaignRequest {
    std::string product;
    Money price;
    TimePoint starts_at;
    TimePoint ends_at;
    bool is_free{};
    std::string why{};
};

/// What became of it: an act, or a proposal that waits for a second person; neither when nothing was changed.
struct PriceOutcome {
    std::string product;
    std::optional<std::int64_t> act{};
    std::optional<Proposal> proposal{};
};

struct PriceOverview {
    KeptPrice kept;
    std::vector<PriceCampaign> campaigns;
    std::vector<Proposal> waiting;
    std::vector<FormerPrice> history;  // the latest first
    std::optional<int> was_price_days{};
    int move_percent{};
};

/// What became of many.
struct PricesDone {
    BulkDone done;
    std::optional<Proposal> proposal{};
};

/// A proposal with all that it is for.
struct PriceProposalSheet {
    Proposal proposal;
    std::string mark;
    struct Line {
        std::string product;
        std::string name;
        std::optional<ShelfPrice> before{};
        ShelfPrice after;
    };
    std::vector<Line> lines;
};

/// What became of a proposal.
struct ProposalDone {
    std::string id;
    ProposalState state{};
    std::optional<std::int64_t> act{};
    std::string batch{};
    int changed{};
};

/// The shop's people set prices. A large move waits for a second person.
class PriceAdminService {
public:
    PriceAdminService(PriceAdminStore& store, ProposalService& proposals, ChangeLogService& log,
                      const PricePolicy& policy)
        : store_{store}, proposals_{proposals}, log_{log}, policy_{policy} {}

    Result<PriceOverview> overview(const std::string& product);
    std::vector<Proposal> waiting() { return proposals_.waiting(ProposalTopic::prices); }
    bool is_mine(const Proposal& proposal) const { return proposals_.is_mine(proposal); }

    Result<PriceOutcome> set(const PriceRequest& request);
    Result<PriceOutcome> add_campaign(CampaignRequest request);
    Result<PriceOutcome> end_campaign(const std::string& id, const std::string& why);
    Result<PriceOutcome> undo(std::int64_t act, const std::string& why);

    /// One that waits, with all prices it is for; NotFoundError when there is none, or it is decided.
    Result<PriceProposalSheet> proposal(const std::string& id);
    /// `mark`, of what was looked at, may be empty.
    Result<ProposalDone> agree(const std::string& id, const std::string& mark);
    Result<ProposalDone> withdraw(const std::string& id, const std::string& why);

    Result<BulkPlan> plan(const std::vector<std::string>& products, const PriceRule& rule);
    /// StaffPreviewError when the plan is another by now.
    Result<PricesDone> apply(const std::vector<std::string>& products, const PriceRule& rule,
                             const std::string& mark, const std::string& why);
    Result<PricesDone> undo_batch(const std::string& batch, const std::string& why);

private:
    struct Planned;
    Planned planned(const std::vector<KeptPrice>& kept, const std::vector<std::string>& products,
                    const PriceRule& rule);
    /// Writes base prices of products that are locked; what changed is noted as one act each.
    Result<std::int64_t> write(const std::vector<KeptPrice>& kept, const std::vector<PriceTarget>& targets,
                               const PriceBy& by, const ChangeCause& cause);
    Result<PriceOutcome> write_or_propose(const KeptPrice& kept, const PriceTarget& target,
                                          const ChangeCause& cause);
    Proposal propose(const std::vector<KeptPrice>& kept, const std::vector<PriceTarget>& targets,
                     const std::vector<std::int64_t>& undoes, const std::string& why);
    void note_proposed(const Proposal& proposal, const std::string& why);
    std::int64_t note(const std::string& product, const char* act, FieldChanges changes, const std::string& why);

    PriceAdminStore& store_;
    ProposalService& proposals_;
    ChangeLogService& log_;
    const PricePolicy& policy_;
};

}  // namespace spaza
