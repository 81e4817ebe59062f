#include "app/pages/render_worker.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace spaza::app::pages {

namespace {

constexpr std::uint32_t kLongestFrame = 64U << 20;

pid_t spawn(const std::string& program, const std::string& script, int socket) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    std::string name = program;
    std::string argument = script;
    std::array<char*, 3> arguments{name.data(), argument.data(), nullptr};
    pid_t process = -1;
    const int problem = ::posix_spawn(&process, program.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return problem == 0 ? process : -1;
}

}  // namespace

std::unique_ptr<RenderWorker> RenderWorker::start(const std::string& program, const std::string& script) {
    std::array<int, 2> sockets{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) return nullptr;
    const pid_t process = spawn(program, script, sockets[1]);
    ::close(sockets[1]);
    if (process < 0) {
        ::close(sockets[0]);
        return nullptr;
    }
    ::fcntl(sockets[0], F_SETFL, O_NONBLOCK);
    return std::unique_ptr<RenderWorker>{new RenderWorker{process, sockets[0]}};
}

RenderWorker::~RenderWorker() {
    ::close(socket_);
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool RenderWorker::wait_for(short event, Deadline deadline) const {
    using std::chrono::milliseconds;
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now());
        if (left.count() <= 0) return false;
        pollfd wanted{socket_, event, 0};
        const int ready = ::poll(&wanted, 1, static_cast<int>(left.count()));
        if (ready > 0) return true;
        if (ready < 0 && errno != EINTR) return false;
    }
}

bool RenderWorker::write_all(std::string_view bytes, Deadline deadline) const {
    while (!bytes.empty()) {
        const ssize_t written = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (written < 0 && errno != EAGAIN && errno != EINTR)
            return false;
        else if (!wait_for(POLLOUT, deadline))
            return false;
    }
    return true;
}

bool RenderWorker::read_exactly(char* to, std::size_t count, Deadline deadline) const {
    while (count > 0) {
        const ssize_t read = ::recv(socket_, to, count, 0);
        if (read == 0) return false;
        if (read > 0) {
            to += read;
            count -= static_cast<std::size_t>(read);
        } else if (errno != EAGAIN && errno != EINTR) {
            return false;
        } else if (!wait_for(POLLIN, deadline)) {
            return false;
        }
    }
    return true;
}

bool RenderWorker::send(std::string_view frame, Deadline deadline) {
    std::array<char, 4> head{};
    for (std::size_t i = 0; i < head.size(); ++i)
        head[i] = static_cast<char>(frame.size() >> (8 * (head.size() - 1 - i)));
    return write_all({head.data(), head.size()}, deadline) && write_all(frame, deadline);
}

std::optional<std::string> RenderWorker::receive(Deadline deadline) {
    std::array<char, 4> head{};
    if (!read_exactly(head.data(), head.size(), deadline)) return std::nullopt;
    std::uint32_t length = 0;
    for (const char byte : head) length = length << 8 | static_cast<unsigned char>(byte);
    if (length > kLongestFrame) return std::nullopt;
    std::string frame(length, '\0');
    if (!read_exactly(frame.data(), length, deadline)) return std::nullopt;
    return frame;
}

}  // namespace spaza::app::pages
