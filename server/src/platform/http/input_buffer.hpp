#pragma once

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <vector>

// Part of the transport: included by session.hpp only.
namespace spaza::http::transport {

/// What came over one connection and is not yet understood. Starts small, since most connections say little.
class InputBuffer {
public:
    bool empty() const { return begin_ == end_; }
    boost::asio::const_buffer unread() const { return {bytes_.data() + begin_, end_ - begin_}; }
    void consume(std::size_t bytes) { begin_ += bytes; }

    /// Answers how many bytes they were.
    std::size_t skip_empty_lines() {
        const std::size_t from = begin_;
        while (!empty() && (bytes_[begin_] == '\r' || bytes_[begin_] == '\n')) ++begin_;
        return begin_ - from;
    }

    /// False when more than `most` bytes and some are waiting already.
    bool make_room(std::size_t most) {
        if (empty()) begin_ = end_ = 0;
        if (begin_ > 0 && end_ == bytes_.size()) {
            std::copy(bytes_.begin() + std::ptrdiff_t(begin_), bytes_.begin() + std::ptrdiff_t(end_),
                      bytes_.begin());
            end_ -= begin_;
            begin_ = 0;
        }
        if (end_ < bytes_.size()) return true;
        if (bytes_.size() >= most + kSmall) return false;
        bytes_.resize(std::min(most + kSmall, bytes_.size() * 2));
        return true;
    }
    boost::asio::mutable_buffer room() { return {bytes_.data() + end_, bytes_.size() - end_}; }
    void received(std::size_t bytes) { end_ += bytes; }

    /// For bytes nobody will look at.
    boost::asio::mutable_buffer anywhere() { return {bytes_.data(), bytes_.size()}; }

private:
    static constexpr std::size_t kSmall = 4096;

    std::vector<char> bytes_ = std::vector<char>(kSmall);
    std::size_t begin_{0};
    std::size_t end_{0};
};

}  // namespace spaza::http::transport
