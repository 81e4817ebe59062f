#pragma once

#include "shop/assortment/change_log_service.hpp"
#include "shop/store_admin/store_admin_store.hpp"

namespace spaza {

struct StoreEdited {
    std::optional<std::int64_t> act;  // none when nothing was changed
    std::optional<EditConflict> conflict;
};

/// Stores as the shop's people change them: under the rules of an import, noted, and undone while nobody changed
/// them since.
class StoreAdminService {
public:
    StoreAdminService(StoreAdminStore& store, ChangeLogService& log) : store_{store}, log_{log} {}

    std::vector<KeptStore> all() { return store_.all(); }
    std::map<std::string, StoreLoad> loads() { return store_.loads(); }
    StoreLoad load(const std::string& code) { return store_.load(code); }
    Result<KeptStore> find(const std::string& code);
    /// Who of the staff changed it last; "" when an import did, or nobody.
    std::string changed_by(const KeptStore& kept);
    std::vector<AssortmentChange> changes(const std::string& code) {
        return log_.of({ChangeKind::store}, code, 100);
    }

    /// AlreadyExistsError for a code or name that is taken.
    Result<StoreEdited> add(const StoreEdit& store);
    Result<StoreEdited> edit(const StoreEdit& edit);
    /// Of this store: NotFoundError for an act about another.
    Result<StoreEdited> undo(const std::string& code, std::int64_t act, const std::string& why);

private:
    Result<std::int64_t> save(const KeptStore& before, const std::vector<FieldWords>& wanted,
                              const ChangeCause& cause, const std::vector<KeptStore>& all);
    /// Writes what an import takes of it; the problems by field.
    Result<KeptStore> write(const KeptStore& before, const std::vector<FieldWords>& words,
                            const std::vector<KeptStore>& all, TimePoint now);

    StoreAdminStore& store_;
    ChangeLogService& log_;
};

}  // namespace spaza
