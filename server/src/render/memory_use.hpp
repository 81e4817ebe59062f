#pragma once

#include <cstddef>

namespace spaza::render {

/// How much memory this process holds; opened before the sandbox closes the door to files.
class MemoryUse {
public:
    MemoryUse();
    ~MemoryUse();
    MemoryUse(const MemoryUse&) = delete;
    MemoryUse& operator=(const MemoryUse&) = delete;

    std::size_t bytes() const;

private:
    int file_;
    std::size_t page_;
};

}  // namespace spaza::render
