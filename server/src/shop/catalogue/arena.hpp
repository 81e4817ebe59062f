#pragma once

#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

namespace spaza {

/// Keeps many small texts in few blocks; they live as long as it does.
class Arena {
public:
    std::string_view put(std::string_view text) {
        if (text.empty()) return {};
        if (text.size() > left_) grow(text.size());
        char* const at = next_;
        std::memcpy(at, text.data(), text.size());
        next_ += text.size();
        left_ -= text.size();
        return {at, text.size()};
    }

private:
    static constexpr std::size_t kBlock = 1 << 20;

    void grow(std::size_t needed) {
        const std::size_t size = needed > kBlock ? needed : kBlock;
        blocks_.push_back(std::make_unique_for_overwrite<char[]>(size));
        next_ = blocks_.back().get();
        left_ = size;
    }

    std::vector<std::unique_ptr<char[]>> blocks_;
    char* next_{nullptr};
    std::size_t left_{0};
};

}  // namespace spaza
