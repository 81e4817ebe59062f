#include "app/pages/render_worker.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char** environ;

namespace spaza::app::pages {

namespace {

constexpr std::size_t kHead = 4;
constexpr std::size_t kLongestFrame = 64U << 20;

/// How text and time are written, and nothing else of ours: passwords and keys stand in the environment too.
std::vector<char*> harmless_environment() {
    static constexpr std::array<std::string_view, 4> kHarmless{"LANG=", "LC_", "TZ=", "LD_LIBRARY_PATH="};
    std::vector<char*> passed;
    for (char** each = environ; *each; ++each)
        if (std::ranges::any_of(
                kHarmless, [each](std::string_view start) { return std::string_view{*each}.starts_with(start); }))
            passed.push_back(*each);
    passed.push_back(nullptr);
    return passed;
}

/// The program gets the socket as its input and output, our standard error, and no other file of ours.
pid_t spawn(const std::string& program, const std::string& script, int socket) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    std::string name = program;
    std::string argument = script;
    std::array<char*, 3> arguments{name.data(), argument.data(), nullptr};
    pid_t process = -1;
    const int problem = ::posix_spawn(&process, program.c_str(), &actions, nullptr, arguments.data(),
                                      harmless_environment().data());
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

bool RenderWorker::send(std::string_view frame, Deadline deadline) {
    std::array<char, kHead> head{};
    for (std::size_t i = 0; i < kHead; ++i) head[i] = static_cast<char>(frame.size() >> (8 * (kHead - 1 - i)));
    broken_ = broken_ || !write_all({head.data(), kHead}, deadline) || !write_all(frame, deadline);
    return !broken_;
}

bool RenderWorker::gone() const {
    pollfd wanted{socket_, POLLIN, 0};
    return ::poll(&wanted, 1, 0) > 0;
}

std::optional<std::string> RenderWorker::take_frame() {
    if (read_.size() < kHead) return std::nullopt;
    std::size_t length = 0;
    for (std::size_t i = 0; i < kHead; ++i) length = length << 8 | static_cast<unsigned char>(read_[i]);
    if (length > kLongestFrame) broken_ = true;
    if (broken_ || read_.size() < kHead + length) return std::nullopt;
    std::string frame = read_.substr(kHead, length);
    read_.erase(0, kHead + length);
    return frame;
}

std::optional<std::string> RenderWorker::receive(Deadline deadline) {
    std::array<char, 65536> block;
    while (!broken_) {
        if (auto frame = take_frame()) return frame;
        const ssize_t count = ::recv(socket_, block.data(), block.size(), 0);
        if (count > 0)
            read_.append(block.data(), static_cast<std::size_t>(count));
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            broken_ = true;
        else if (!wait_for(POLLIN, deadline))
            break;
    }
    return std::nullopt;
}

}  // namespace spaza::app::pages
