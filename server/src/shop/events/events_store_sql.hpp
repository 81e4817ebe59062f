#pragma once

#include "platform/storage/storage.hpp"
#include "shop/events/events_store.hpp"

namespace spaza {

class SqlEventStore final : public EventStore {
public:
    explicit SqlEventStore(storage::Session& session) : session_{session} {}
    void keep(const std::vector<PageEvent>& events, TimePoint received) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
