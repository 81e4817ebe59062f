#pragma once

#include <cstdint>

namespace spaza::demo {

/// SplitMix64: the same seed gives the same numbers on every machine, which std distributions do not.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_{seed} {}
    Random(std::uint64_t seed, std::uint64_t stream) : state_{seed * 0x9E3779B97F4A7C15ULL ^ (stream + 1)} {
        next();
    }

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        return mixed ^ (mixed >> 31);
    }
    /// From 0 to below `count`.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }
    /// From `least` to `most`, both included.
    std::int64_t between(std::int64_t least, std::int64_t most) {
        return least + static_cast<std::int64_t>(below(static_cast<std::size_t>(most - least + 1)));
    }
    /// From 0 to below 1, in steps that every machine rounds alike.
    double share() { return static_cast<double>(next() >> 40) / 16777216.0; }
    bool chance(double share_of) { return share() < share_of; }
    template <class Items>
    const auto& pick(const Items& items) {
        return items[below(items.size())];
    }

private:
    std::uint64_t state_;
};

}  // namespace spaza::demo
