#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/known_device_store.hpp"

namespace spaza {

class SqlKnownDeviceStore final : public KnownDeviceStore {
public:
    explicit SqlKnownDeviceStore(storage::Session& session) : session_{session} {}
    bool knows_any(const CustomerId& customer) override;
    bool add(const KnownDevice& device) override;
    int new_since(const CustomerId& customer, TimePoint since) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
