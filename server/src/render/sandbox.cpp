#include "render/sandbox.hpp"

#include <cerrno>
#include <cstddef>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace spaza::render {

namespace {

constexpr int kForbidden[] = {
    SYS_openat,  SYS_socket, SYS_connect, SYS_bind,  SYS_execve, SYS_execveat, SYS_ptrace, SYS_kill,
#ifdef SYS_open
    SYS_open,    SYS_creat,  SYS_fork,    SYS_vfork,
#endif
#ifdef SYS_openat2
    SYS_openat2,
#endif
};

constexpr sock_filter statement(unsigned code, unsigned value) {
    return {static_cast<unsigned short>(code), 0, 0, value};
}

constexpr sock_filter jump_if_equal(unsigned value, unsigned char then, unsigned char otherwise) {
    return {static_cast<unsigned short>(BPF_JMP | BPF_JEQ | BPF_K), then, otherwise, value};
}

}  // namespace

bool enter_sandbox() {
    std::vector<sock_filter> program{statement(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
    for (const int call : kForbidden) {
        program.push_back(jump_if_equal(static_cast<unsigned>(call), 0, 1));
        program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES));
    }
    program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    // Every thread: the engine has started some of its own.
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

}  // namespace spaza::render
