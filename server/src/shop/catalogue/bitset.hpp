#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spaza {

/// A set of product ordinals, one bit each.
class Bitset {
public:
    Bitset() = default;
    explicit Bitset(std::size_t size, bool all = false)
        : size_{size}, words_((size + 63) / 64, all ? ~0ULL : 0ULL) {
        trim();
    }

    std::size_t size() const { return size_; }
    void set(std::size_t bit) { words_[bit / 64] |= 1ULL << (bit % 64); }
    bool test(std::size_t bit) const { return (words_[bit / 64] >> (bit % 64)) & 1; }

    Bitset& operator&=(const Bitset& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    Bitset& operator|=(const Bitset& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    Bitset& remove(const Bitset& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }

    std::size_t count() const {
        std::size_t total = 0;
        for (const std::uint64_t word : words_) total += static_cast<std::size_t>(std::popcount(word));
        return total;
    }
    std::size_t count_common(const Bitset& other) const {
        std::size_t total = 0;
        for (std::size_t i = 0; i < words_.size(); ++i)
            total += static_cast<std::size_t>(std::popcount(words_[i] & other.words_[i]));
        return total;
    }

    /// Calls `each(ordinal)` in rising order.
    template <class Each>
    void for_each(Each&& each) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                each(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }

    std::vector<std::uint64_t>& words() { return words_; }
    const std::vector<std::uint64_t>& words() const { return words_; }

private:
    void trim() {
        if (size_ % 64 != 0) words_.back() &= (1ULL << (size_ % 64)) - 1;
    }

    std::size_t size_{0};
    std::vector<std::uint64_t> words_;
};

}  // namespace spaza
