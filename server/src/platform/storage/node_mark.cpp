#include "platform/storage/node_mark.hpp"

#include <fcntl.h>
#include <limits>
#include <random>
#include <unistd.h>

namespace spaza::storage {

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

/// A lock that another process has there, if any.
bool find_lock(int file, std::int64_t from, std::int64_t bytes, struct flock& found) {
    found = {};
    found.l_type = F_WRLCK;
    found.l_whence = SEEK_SET;
    found.l_start = from;
    found.l_len = bytes;
    return ::fcntl(file, F_OFD_GETLK, &found) == 0 && found.l_type != F_UNLCK;
}

/// Of several locks any may be found first.
int count_locks(int file, std::int64_t from, std::int64_t end) {
    struct flock found {};
    if (from >= end || !find_lock(file, from, end - from, found)) return 0;
    return 1 + count_locks(file, from, found.l_start) + count_locks(file, found.l_start + 1, end);
}

}  // namespace

std::int64_t new_node_number() {
    std::random_device random;
    return std::uniform_int_distribution<std::int64_t>{1, kMost}(random);
}

NodeMark::NodeMark(const std::string& database_path, std::int64_t node)
    : path_{database_path + "-nodes"}, node_{node} {
    if (node_ == 0) return;
    file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = node;
    lock.l_len = 1;
    if (file_ < 0 || ::fcntl(file_, F_OFD_SETLK, &lock) != 0) node_ = 0;
}

NodeMark::~NodeMark() {
    if (file_ >= 0) ::close(file_);
}

bool NodeMark::runs(std::int64_t node) const {
    struct flock found {};
    return file_ < 0 || node == node_ || find_lock(file_, node, 1, found);
}

int NodeMark::others() const {
    const int file = file_ >= 0 ? file_ : ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) return 0;  // none has ever run
    const int count = count_locks(file, 1, kMost + 1);
    if (file != file_) ::close(file);
    return count;
}

}  // namespace spaza::storage
