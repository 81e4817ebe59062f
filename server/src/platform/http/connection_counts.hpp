#pragma once

#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

#include "platform/http/address.hpp"

namespace spaza::http {

/// How many connections each subscriber has open, so that one cannot hold them all. Safe from many threads.
class ConnectionCounts {
public:
    explicit ConnectionCounts(int most) : most_{most} {}

    /// A connection's place; free again when it goes.
    class Place {
    public:
        Place() = default;  // of somebody who is not counted
        Place(ConnectionCounts& counts, const Address& network) : counts_{&counts}, network_{network} {}
        Place(Place&& other) noexcept
            : counts_{std::exchange(other.counts_, nullptr)}, network_{std::move(other.network_)} {}
        Place& operator=(Place&&) = delete;
        ~Place() {
            if (counts_) counts_->leave(*network_);
        }

    private:
        ConnectionCounts* counts_{nullptr};
        std::optional<Address> network_;
    };

    /// Nothing when this subscriber has as many as may be.
    std::optional<Place> enter(const Address& address) {
        const Address network = address.network();
        const std::lock_guard lock{mutex_};
        int& open = open_[network];
        if (open >= most_) return std::nullopt;
        ++open;
        return std::optional<Place>{std::in_place, *this, network};
    }

private:
    struct Hash {
        std::size_t operator()(const Address& address) const {
            const auto& bytes = address.bytes();
            return std::hash<std::string_view>{}({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        }
    };

    void leave(const Address& network) {
        const std::lock_guard lock{mutex_};
        const auto found = open_.find(network);
        if (--found->second == 0) open_.erase(found);
    }

    const int most_;
    std::mutex mutex_;
    std::unordered_map<Address, int, Hash> open_;
};

}  // namespace spaza::http
