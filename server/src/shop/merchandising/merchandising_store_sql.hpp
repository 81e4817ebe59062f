#pragma once

#include "platform/storage/storage.hpp"
#include "shop/merchandising/merchandising_store.hpp"

namespace spaza {

class SqlSearchRuleStore final : public SearchRuleStore {
public:
    explicit SqlSearchRuleStore(storage::Session& session) : session_{session} {}
    SearchRule add(SearchRule rule, TimePoint set_at) override;
    bool remove(std::int64_t id) override;
    std::vector<SearchRule> all() override;
    bool is_known(SearchRule::Of of, const std::string& code) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
