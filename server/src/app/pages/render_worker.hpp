#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace spaza::app::pages {

using Deadline = std::chrono::steady_clock::time_point;

/// One spaza-render process and the socket to it. Any failure means: throw it away and start another.
class RenderWorker {
public:
    /// Null when the program cannot be started.
    static std::unique_ptr<RenderWorker> start(const std::string& program, const std::string& script);
    ~RenderWorker();
    RenderWorker(const RenderWorker&) = delete;
    RenderWorker& operator=(const RenderWorker&) = delete;

    bool send(std::string_view frame, Deadline deadline);
    /// Nothing when the process is gone or too slow.
    std::optional<std::string> receive(Deadline deadline);

private:
    RenderWorker(pid_t process, int socket) : process_{process}, socket_{socket} {}
    bool wait_for(short event, Deadline deadline) const;
    bool read_exactly(char* to, std::size_t count, Deadline deadline) const;
    bool write_all(std::string_view bytes, Deadline deadline) const;

    pid_t process_;
    int socket_;
};

}  // namespace spaza::app::pages
