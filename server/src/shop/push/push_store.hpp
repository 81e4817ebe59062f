#pragma once

#include "shop/push/push.hpp"

namespace spaza {

/// The devices of customers, and what they want to be notified of.
struct PushStore {
    virtual ~PushStore() = default;
    /// Takes the place of the session's device before, and of whoever had this endpoint.
    virtual void keep(const PushDevice& device) = 0;
    virtual void drop_of_session(const CustomerId& customer, std::string_view session) = 0;
    virtual void drop(std::string_view id) = 0;
    /// All but the newest so many go.
    virtual void keep_newest(const CustomerId& customer, std::size_t most) = 0;
    /// Those whose session goes on, the newest first; also those that another key of the shop reached.
    virtual std::vector<PushDevice> devices(const CustomerId& customer, TimePoint now) = 0;
    /// Nothing when its session is over.
    virtual std::optional<PushDevice> device(std::string_view id, TimePoint now) = 0;

    virtual std::vector<PushChoice> choices(const CustomerId& customer) = 0;
    /// With a line in the consent ledger.
    virtual void choose(const PushChoiceMade& made) = 0;
};

}  // namespace spaza
