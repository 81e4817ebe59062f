#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace spaza::app::pages {

using Deadline = std::chrono::steady_clock::time_point;

/// One process of ours (spaza-render, spaza-pictures) and the socket to it.
class RenderWorker {
public:
    /// Null when the program cannot be started.
    static std::unique_ptr<RenderWorker> start(const std::string& program, const std::string& script);
    ~RenderWorker();
    RenderWorker(const RenderWorker&) = delete;
    RenderWorker& operator=(const RenderWorker&) = delete;

    bool send(std::string_view frame, Deadline deadline);
    /// Nothing when the process is gone (then it is `broken`) or too slow; what has come so far is kept.
    std::optional<std::string> receive(Deadline deadline);
    /// Of no use any more: throw it away and start another.
    bool broken() const { return broken_; }
    /// Of one that was asked nothing: its end of the socket is closed, or it speaks unasked.
    bool gone() const;
    /// Readable when it has something to say.
    int socket() const { return socket_; }

private:
    RenderWorker(pid_t process, int socket) : process_{process}, socket_{socket} {}
    bool wait_for(short event, Deadline deadline) const;
    bool write_all(std::string_view bytes, Deadline deadline) const;
    /// The first whole frame of what was read, taken out.
    std::optional<std::string> take_frame();

    pid_t process_;
    int socket_;
    bool broken_{false};
    std::string read_;
};

}  // namespace spaza::app::pages
