#pragma once

#include <cstdint>
#include <stdexcept>
#include <sys/eventfd.h>
#include <unistd.h>

namespace spaza::app::pages {

/// Wakes a thread that polls. Safe from any thread.
class Wake {
public:
    Wake() : file_{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {
        if (file_ < 0) throw std::runtime_error{"no eventfd can be made"};
    }
    ~Wake() { ::close(file_); }
    Wake(const Wake&) = delete;
    Wake& operator=(const Wake&) = delete;

    /// Readable while raised.
    int file() const { return file_; }
    void raise() const {
        constexpr std::uint64_t kOne = 1;
        [[maybe_unused]] const ssize_t full_is_raised_too = ::write(file_, &kOne, sizeof kOne);
    }
    void lower() const {
        std::uint64_t count = 0;
        [[maybe_unused]] const ssize_t none_is_lowered_already = ::read(file_, &count, sizeof count);
    }

private:
    int file_;
};

}  // namespace spaza::app::pages
