#include "platform/http/spooled_body.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

#include "platform/log/log.hpp"

namespace spaza::http {
namespace {

void tell(const char* event, const std::string& folder = {}) {
    const std::string why = std::generic_category().message(errno);
    if (folder.empty())
        log::error(event, {{"why", why}});
    else
        log::error(event, {{"folder", folder}, {"why", why}});
}

/// Without a name from the start where the file system can do so.
int open_nameless(const std::string& folder) {
    const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL)) return file;
    std::string path = folder + "/spaza-upload-XXXXXX";
    const int named = ::mkostemp(path.data(), O_CLOEXEC);
    if (named >= 0) ::unlink(path.c_str());
    return named;
}

}  // namespace

std::unique_ptr<SpooledBody> SpooledBody::in(const std::string& folder) {
    const int file = open_nameless(folder);
    if (file < 0) return tell("upload_file_not_made", folder), nullptr;
    return std::unique_ptr<SpooledBody>{new SpooledBody{file}};
}

SpooledBody::~SpooledBody() {
    if (start_) ::munmap(const_cast<char*>(start_), size_);
    if (file_ >= 0) ::close(file_);
}

bool SpooledBody::append(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return tell("upload_not_written"), false;
        size_ += static_cast<std::size_t>(written);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool SpooledBody::close() {
    if (size_ > 0) {
        void* const start = ::mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, file_, 0);
        if (start == MAP_FAILED) return tell("upload_not_mapped"), false;
        start_ = static_cast<const char*>(start);
    }
    ::close(file_);
    file_ = -1;
    return true;
}

}  // namespace spaza::http
