#pragma once

#include "platform/storage/storage.hpp"
#include "shop/privacy/personal_data_store.hpp"

namespace spaza {

class SqlPersonalDataStore final : public PersonalDataStore {
public:
    explicit SqlPersonalDataStore(storage::Session& session) : session_{session} {}

    PersonalData everything(const CustomerId& customer, std::int64_t most_bytes) override;
    void hold(const CustomerId& customer) override;
    std::vector<DeletionObstacle> obstacles(const CustomerId& customer) override;
    void forget(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
