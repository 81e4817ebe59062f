#pragma once

#include "platform/storage/storage.hpp"
#include "shop/push/push_store.hpp"

namespace spaza {

class SqlPushStore final : public PushStore {
public:
    explicit SqlPushStore(storage::Session& session) : session_{session} {}

    void keep(const PushDevice& device) override;
    void drop_of_session(const CustomerId& customer, std::string_view session) override;
    void drop(std::string_view id) override;
    void keep_newest(const CustomerId& customer, std::size_t most) override;
    std::vector<PushDevice> devices(const CustomerId& customer, TimePoint now) override;
    std::optional<PushDevice> device(std::string_view id, TimePoint now) override;
    std::vector<PushChoice> choices(const CustomerId& customer) override;
    void choose(const PushChoiceMade& made) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
