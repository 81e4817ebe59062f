#pragma once

#include <optional>
#include <vector>

#include "shop/tickets/canned_replies.hpp"

namespace spaza {

struct CannedReplyStore {
    virtual ~CannedReplyStore() = default;
    /// By name.
    virtual std::vector<CannedReply> all() = 0;
    virtual std::optional<CannedReply> find(const std::string& name) = 0;
    /// Takes the place of one of the same name.
    virtual void keep(const CannedReply& reply) = 0;
    /// False when there was none.
    virtual bool remove(const std::string& name) = 0;
};

}  // namespace spaza
