#pragma once

#include "platform/storage/storage.hpp"
#include "shop/merchandising/merchandising_store.hpp"

namespace spaza {

class SqlSearchRuleStore final : public SearchRuleStore {
public:
    explicit SqlSearchRuleStore(storage::Session& session) : session_{session} {}
    std::int64_t next_id() override;
    void hold_pins() override;
    void write(const SearchRuleVersion& version) override;
    std::vector<SearchRule> all() override;
    std::vector<SearchRuleVersion> kept() override;
    std::vector<SearchRuleVersion> gone() override;
    std::optional<SearchRuleVersion> latest(std::int64_t id) override;
    std::optional<SearchRuleVersion> lock(std::int64_t id) override;
    std::optional<SearchRuleVersion> version(std::int64_t id, std::int64_t version) override;
    bool is_known(SearchRule::Of of, const std::string& code) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
