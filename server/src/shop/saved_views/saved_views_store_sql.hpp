#pragma once

#include "platform/storage/storage.hpp"
#include "shop/saved_views/saved_views_store.hpp"

namespace spaza {

class SqlSavedViewStore final : public SavedViewStore {
public:
    explicit SqlSavedViewStore(storage::Session& session) : session_{session} {}
    std::optional<std::string> member_called(std::string_view name) override;
    std::vector<SavedView> all(const ViewShelf& shelf) override;
    void hold_all() override;
    std::optional<SavedView> lock(std::int64_t number) override;
    std::int64_t next_number() override;
    void add(const SavedView& view) override;
    void save(const SavedView& view) override;
    void put_at(std::int64_t number, int place) override;
    void remove(std::int64_t number) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
