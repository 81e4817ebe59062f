#include "app/media/folder_files.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <unistd.h>

#include "base/digest.hpp"
#include "shop/pictures/media_rules.hpp"

namespace spaza::app {

namespace fs = std::filesystem;

namespace {

constexpr const char* kMark = ".made";  // picture_sources.cpp looks for it

/// Removed again unless it was given its name.
struct HalfWritten {
    explicit HalfWritten(fs::path at) : path{std::move(at)} {}
    ~HalfWritten() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    HalfWritten(const HalfWritten&) = delete;
    HalfWritten& operator=(const HalfWritten&) = delete;
    fs::path path;
};

void write(const fs::path& path, const std::string& bytes) {
    errno = 0;
    std::ofstream file{path, std::ios::binary | std::ios::trunc};
    if (!file.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush())
        throw fs::filesystem_error{"cannot be written; is the disk full?", path,
                                   std::error_code{errno == 0 ? EIO : errno, std::generic_category()}};
}

}  // namespace

FolderFiles::FolderFiles(fs::path media_folder) : root_{std::move(media_folder) / "pictures"} {}

fs::path FolderFiles::folder_of(const std::string& address) const {
    return root_ / address.substr(0, 2) / address;
}

bool FolderFiles::holds(const std::string& address) const {
    std::error_code problem;
    return fs::is_directory(folder_of(address), problem);
}

void FolderFiles::put(const std::string& address, const std::vector<MediaFile>& files) {
    const fs::path folder = folder_of(address);
    fs::create_directories(folder.parent_path());
    if (!fs::exists(root_ / kMark))
        write(root_ / kMark, "What spaza has made of pictures. Change nothing here.\n");
    const HalfWritten half{folder.parent_path() / (".new-" + random_hex(8))};
    fs::create_directory(half.path);
    for (const MediaFile& file : files) write(half.path / file.name, file.bytes);
    std::error_code problem;
    fs::rename(half.path, folder, problem);
    // Another process was faster with the same picture.
    if (problem && !holds(address)) throw fs::filesystem_error{"cannot be written", folder, problem};
}

void FolderFiles::remove(const std::string& address) {
    const fs::path folder = folder_of(address);
    // Out of sight first: an address has all of its files or none. Left over by a stop, it goes with the next.
    const fs::path gone = folder.parent_path() / (".gone-" + address);
    fs::remove_all(gone);
    std::error_code problem;
    fs::rename(folder, gone, problem);
    if (problem && problem != std::errc::no_such_file_or_directory)
        throw fs::filesystem_error{"cannot be removed", folder, problem};
    fs::remove_all(gone);
}

void FolderFiles::settle() {
    const int folder = ::open(root_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;  // nothing has been put
    const bool done = ::syncfs(folder) == 0;
    ::close(folder);
    if (!done) throw fs::filesystem_error{"cannot be written", root_, std::make_error_code(std::errc::io_error)};
}

std::shared_ptr<const std::string> FolderFiles::get(const std::string& address, const std::string& name) const {
    if (!is_media_address(address) || !is_variant_name(name)) return nullptr;
    return read_file(folder_of(address) / name);
}

std::shared_ptr<const std::string> read_file(const fs::path& path) {
    std::error_code problem;
    if (!fs::is_regular_file(path, problem)) return nullptr;
    std::ifstream file{path, std::ios::binary};
    if (!file) return nullptr;
    auto bytes = std::make_shared<const std::string>(std::istreambuf_iterator<char>{file},
                                                     std::istreambuf_iterator<char>{});
    return file.bad() ? nullptr : bytes;
}

}  // namespace spaza::app
