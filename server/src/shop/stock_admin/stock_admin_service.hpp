#pragma once

#include "shop/assortment/change_log_service.hpp"
#include "shop/proposals/proposals_service.hpp"
#include "shop/stock_admin/stock_admin_store.hpp"

namespace spaza {

/// What became of an adjustment: an act, or a proposal that waits; neither when nothing was changed.
struct StockOutcome {
    std::string product;
    std::optional<std::int64_t> act{};
    std::optional<Proposal> proposal{};
};

struct CountDone {
    std::string batch;  // CT-10001; "" when nothing was changed
    std::optional<Proposal> proposal{};
    int changed{};
    int skipped{};
};

struct TransferDone {
    std::string batch;  // TF-10001
    std::vector<std::int64_t> acts;
};

/// A proposal with all that it is for, as it stands now.
struct StockProposalSheet {
    Proposal proposal;
    std::string mark;
    struct Line {
        HeldShelf shelf;
        int units{};
        Money value{};
    };
    std::vector<Line> lines;
};

struct StockProposalDone {
    std::string id;
    ProposalState state{};
    std::optional<std::int64_t> act{};
    int changed{};
};

/// The shop's people correct, move and count stock: never below what is reserved for orders.
class StockAdminService {
public:
    StockAdminService(StockAdminStore& store, ProposalService& proposals, ChangeLogService& log,
                      const StockAdminPolicy& policy)
        : store_{store}, proposals_{proposals}, log_{log}, policy_{policy} {}

    std::vector<StockPlace> places() { return store_.places(); }
    Result<std::vector<StockShelf>> shelves(const std::string& product);
    std::vector<StockLine> lines(const std::vector<std::string>& products, const std::string& store) {
        return store_.lines(products, store, log_.now());
    }
    /// See StockAdminStore::dead.
    std::vector<std::string> dead(const std::string& store, std::optional<int> days, const std::string& after,
                                  int most);
    std::vector<StockMovement> movements(const MovementQuestion& question) { return store_.movements(question); }
    bool is_undoable(const StockMovement& movement) const;
    std::vector<Proposal> waiting() { return proposals_.waiting(ProposalTopic::stock); }
    bool is_mine(const Proposal& proposal) const { return proposals_.is_mine(proposal); }
    TimePoint now() const { return log_.now(); }

    Result<StockOutcome> adjust(const StockAdjustment& wanted);
    Result<TransferDone> transfer(const StockTransfer& wanted);
    Result<CountPlan> plan(const StockCount& count);
    /// StaffPreviewError when stock moved since the plan of this mark.
    Result<CountDone> apply(const StockCount& count, const std::string& mark);
    Result<StockOutcome> undo(std::int64_t act, const std::string& note);

    /// One that waits; NotFoundError when there is no such proposal, or it is decided.
    Result<StockProposalSheet> proposal(const std::string& id);
    /// `mark`, of what was looked at, may be empty.
    Result<StockProposalDone> agree(const std::string& id, const std::string& mark);
    Result<StockProposalDone> withdraw(const std::string& id, const std::string& note);

private:
    struct Step {  // of one shelf that is held
        HeldShelf shelf;
        int after{};
    };
    struct Why {
        MovementKind kind{};
        std::string reason;
        std::string note;
        std::string batch{};
        std::optional<std::int64_t> undoes{};
        bool agreed{};
    };
    /// StaffProposalError when something waits for a second person there: it would be done twice.
    Done check_waiting(const std::string& store, const std::vector<std::string>& products);
    /// Whether so many units more or fewer take two people, with what was corrected there in the last day.
    bool takes_two(const HeldShelf& shelf, int units, const std::string& store);
    Result<StockPlace> place_of(const std::string& code, const char* field);
    /// Writes and notes them; the number of the first act.
    std::int64_t write(const StockPlace& place, const std::vector<Step>& steps, const Why& why);
    Result<StockOutcome> change(const StockPlace& place, const HeldShelf& shelf, int after, const Why& why);
    CountPlan planned(const StockCount& count, const std::vector<HeldShelf>& shelves);

    StockAdminStore& store_;
    ProposalService& proposals_;
    ChangeLogService& log_;
    const StockAdminPolicy& policy_;
};

}  // namespace spaza
