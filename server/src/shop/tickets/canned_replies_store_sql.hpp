#pragma once

#include "platform/storage/storage.hpp"
#include "shop/tickets/canned_replies_store.hpp"

namespace spaza {

class SqlCannedReplyStore final : public CannedReplyStore {
public:
    explicit SqlCannedReplyStore(storage::Session& session) : session_{session} {}
    std::vector<CannedReply> all() override;
    std::optional<CannedReply> find(const std::string& name) override;
    void keep(const CannedReply& reply) override;
    bool remove(const std::string& name) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
