#pragma once

#include "platform/storage/storage.hpp"
#include "shop/assortment/categories_store.hpp"

namespace spaza {

class SqlAssortmentCategoryStore final : public AssortmentCategoryStore {
public:
    explicit SqlAssortmentCategoryStore(storage::Session& session) : session_{session} {}
    std::vector<KeptCategory> all() override;
    void hold_new() override;
    std::vector<KeptCategory> lock_all() override;
    std::vector<std::pair<std::string, int>> counts() override;
    std::vector<import::FieldProblem> write(const import::CategoryRow& row, TimePoint now) override;
    void set_hidden(const std::string& code, bool hidden, TimePoint now) override;
    void remove(const std::string& code, const std::string& moved_to) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
