#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace spaza::http {

/// A large body, in a file without a name: nothing of it stays behind however the server ends. It is written as it
/// comes and then mapped, so that whoever reads it holds no copy and the system may take its pages back.
class SpooledBody {
public:
    /// An empty one in `folder`; nothing, and a line in the log, when there can be none.
    static std::unique_ptr<SpooledBody> in(const std::string& folder);
    ~SpooledBody();
    SpooledBody(const SpooledBody&) = delete;
    SpooledBody& operator=(const SpooledBody&) = delete;

    /// False, and a line in the log, when the disk takes no more.
    bool append(std::string_view bytes);
    /// All has come: from now on it can be read. False when it cannot.
    bool close();
    std::size_t size() const { return size_; }
    /// Empty until it is closed.
    std::string_view content() const { return {start_, start_ ? size_ : 0}; }

private:
    explicit SpooledBody(int file) : file_{file} {}
    int file_;
    std::size_t size_{0};
    const char* start_{nullptr};
};

}  // namespace spaza::http
