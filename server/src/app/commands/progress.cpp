#include "app/commands/progress.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <unistd.h>

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kQuietFor{2};
constexpr std::chrono::milliseconds kOnScreenEvery{200};
constexpr std::chrono::seconds kInFileEvery{10};
constexpr int kWidth = 76;

/// `12 345`
std::string grouped(std::int64_t number) {
    std::string text = std::to_string(number);
    for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), " ");
    return text;
}

std::string time_left(double seconds) {
    if (seconds < 90) return fmt::format("{:.0f} s", seconds);
    if (seconds < 5400) return fmt::format("{:.0f} min", seconds / 60);
    return fmt::format("{:.1f} h", seconds / 3600);
}

}  // namespace

Progress::Progress(std::string what, std::int64_t total)
    : what_{std::move(what)},
      total_{total},
      watched_{::isatty(STDERR_FILENO) == 1},
      began_{std::chrono::steady_clock::now()},
      shown_{began_} {}

std::string Progress::line(const std::string& what, std::int64_t done, std::int64_t total,
                           std::chrono::duration<double> took) {
    const double rate = static_cast<double>(done) / std::max(took.count(), 0.001);
    std::string text = grouped(done);
    if (total > 0) text += " of " + grouped(std::max(total, done));
    text += " " + what;
    text += rate < 10 ? fmt::format(", {:.1f} a second", rate)
                      : ", " + grouped(static_cast<std::int64_t>(rate)) + " a second";
    if (total > done && rate > 0) text += ", " + time_left(static_cast<double>(total - done) / rate) + " left";
    return text;
}

void Progress::show(std::int64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (now - began_ < kQuietFor) return;
    if (shows_ && now - shown_ < (watched_ ? kOnScreenEvery : std::chrono::milliseconds{kInFileEvery})) return;
    shown_ = now;
    shows_ = true;
    const std::string text = line(what_, done, total_, now - began_);
    watched_ ? fmt::print(stderr, "\r{:{}}", text, kWidth) : fmt::print(stderr, "{}\n", text);
}

void Progress::clear() {
    if (shows_ && watched_) fmt::print(stderr, "\r{:{}}\r", "", kWidth);
    shows_ = false;
}

std::string size_text(std::uint64_t bytes) {
    const double size = static_cast<double>(bytes);
    if (size < 1e6) return fmt::format("{:.1f} kB", size / 1e3);
    return size < 1e9 ? fmt::format("{:.1f} MB", size / 1e6) : fmt::format("{:.2f} GB", size / 1e9);
}

}  // namespace spaza::app
