#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace spaza::app {

/// How far a long command is, on standard error: `1 204 of 10 000 rows, 340 a second, 26 s left`. Over itself on a
/// screen; in a file a line every ten seconds. Nothing for what is over in two seconds.
class Progress {
public:
    /// `what` in the plural: rows, pictures. A total of 0: it is not known.
    explicit Progress(std::string what, std::int64_t total = 0);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void set_total(std::int64_t total) { total_ = total; }
    void show(std::int64_t done);
    /// Before other words are written.
    void clear();
    /// The line it shows after so long a time.
    static std::string line(const std::string& what, std::int64_t done, std::int64_t total,
                            std::chrono::duration<double> took);

private:
    std::string what_;
    std::int64_t total_;
    bool watched_;
    bool shows_{false};
    std::chrono::steady_clock::time_point began_;
    std::chrono::steady_clock::time_point shown_;
};

/// Bytes as `12.4 MB`.
std::string size_text(std::uint64_t bytes);

}  // namespace spaza::app
