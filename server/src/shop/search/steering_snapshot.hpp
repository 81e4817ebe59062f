#pragma once

#include "base/published.hpp"
#include "shop/search/steering.hpp"

namespace spaza::search {

/// Rules and what was learned, in memory: swapped whole when they change.
class SteeringSnapshot {
public:
    std::shared_ptr<const Steering> load() const { return steering_.load(); }
    void publish(Steering steering) { steering_.store(std::make_shared<const Steering>(std::move(steering))); }

private:
    Published<Steering> steering_{std::make_shared<const Steering>()};
};

}  // namespace spaza::search
