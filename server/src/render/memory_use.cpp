#include "render/memory_use.hpp"

#include <array>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace spaza::render {

MemoryUse::MemoryUse()
    : file_{::open("/proc/self/statm", O_RDONLY | O_CLOEXEC)},
      page_{static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))} {}

MemoryUse::~MemoryUse() {
    if (file_ >= 0) ::close(file_);
}

std::size_t MemoryUse::bytes() const {
    std::array<char, 128> text{};
    if (file_ < 0 || ::pread(file_, text.data(), text.size() - 1, 0) <= 0) return 0;
    std::size_t total = 0;
    std::size_t resident = 0;
    return std::sscanf(text.data(), "%zu %zu", &total, &resident) == 2 ? resident * page_ : 0;
}

}  // namespace spaza::render
