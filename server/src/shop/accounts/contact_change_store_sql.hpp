#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/contact_change_store.hpp"

namespace spaza {

class SqlContactChangeStore final : public ContactChangeStore {
public:
    explicit SqlContactChangeStore(storage::Session& session) : session_{session} {}

    void add(const ContactChange& change) override;
    std::optional<ContactChange> open(const std::string& token_hash, TimePoint now) override;
    std::optional<ContactChange> first_mobile_since(const ContactChange& change) override;
    void close_from(const ContactChange& change, TimePoint now) override;
    bool close_back_to(const CustomerId& customer, bool is_email, std::string_view value, TimePoint now) override;
    bool held_for_another(const CustomerId& customer, std::string_view value, TimePoint now) override;
    bool set_email(const CustomerId& customer, const std::string& email, std::optional<TimePoint> proven_at,
                   TimePoint now) override;
    void set_mobile(const CustomerId& customer, const std::string& number, std::optional<TimePoint> proven_at,
                    TimePoint now) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
