#pragma once

#include "platform/storage/storage.hpp"
#include "shop/assortment/assortment_changes_store.hpp"

namespace spaza {

class SqlAssortmentChangeStore final : public AssortmentChangeStore {
public:
    explicit SqlAssortmentChangeStore(storage::Session& session) : session_{session} {}
    void add(const std::vector<AssortmentChange>& changes) override;
    std::optional<AssortmentChange> lock(std::int64_t number) override;
    std::vector<AssortmentChange> lock_batch(const std::string& batch) override;
    void set_undone(const std::vector<std::int64_t>& numbers, std::int64_t by) override;
    std::vector<AssortmentChange> of(const std::vector<ChangeKind>& kinds, const std::string& about,
                                     int most) override;
    std::pair<std::string, TimePoint> last_by(ChangeKind kind, const std::string& about) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
