#pragma once

#include <string>

#include "base/codes.hpp"

namespace spaza {

/// What customers choose one by one to be notified of.
enum class PushKind { delivery, after_sale, back_in_stock };

/// A notification: which order, ticket or product, and what became of it, in no words. The device has the words.
struct PushNews {
    CustomerId customer;
    PushKind kind{PushKind::delivery};
    std::string about;  // order, ticket or product
    std::string code;   // of it
    std::string state;  // paid, shipped, ready, delivered, cancelled, answered or inStock
    std::string key;    // the same key is one notification
};

/// Takes notifications within the transaction of a use case; they leave through the outbox, to the devices the
/// customer is signed in on then and has allowed them on.
struct PushQueue {
    virtual ~PushQueue() = default;
    virtual void notify(const PushNews& news) = 0;
};

}  // namespace spaza
