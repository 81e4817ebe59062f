#include "app/media/picture_sources.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <stdlib.h>
#include <unistd.h>
#include <zip.h>

#include "app/commands/command_failed.hpp"
#include "app/commands/interruption.hpp"
#include "platform/http/download.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app {

namespace fs = std::filesystem;

namespace {

using Bytes = std::expected<std::string, std::string>;

const std::string kTooLarge = "is larger than 40 MB";
const std::string kBadName =
    "has a name that imports cannot say: at most 200 letters, digits, `.`, `-` and `_`, not beginning with `.`";

Bytes read_from(const fs::path& path) {
    std::error_code problem;
    const auto size = fs::file_size(path, problem);
    if (!problem && size > kLargestPicture) return std::unexpected{kTooLarge};
    std::ifstream file{path, std::ios::binary};
    if (problem || !file) return std::unexpected{std::string{"cannot be opened: "} + std::strerror(errno)};
    std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    if (file.bad()) return std::unexpected{std::string{"cannot be read to its end"}};
    return bytes;
}

/// Sorts one file in by its name. What is asked for by name must be a picture.
void sort_in(Offer& all, OfferedFile file, bool by_name) {
    const bool is_wanted = has_picture_ending(file.name) || has_document_ending(file.name);
    if (is_picture_name(file.name) || is_document_name(file.name))
        all.files.push_back(std::move(file));
    else if (by_name || is_wanted)
        all.left_out.push_back(
            {std::move(file.shown), is_wanted ? kBadName : "is no picture or document by its name", true});
    else
        all.left_out.push_back({std::move(file.shown), "is no picture or document by its name", false});
}

/// A ZIP file that stays open while its files are read, one at a time.
class Archive {
public:
    explicit Archive(const fs::path& path) : archive_{::zip_open(path.c_str(), ZIP_RDONLY, nullptr)} {
        if (!archive_) throw CommandFailed{path.string() + " is no ZIP file that can be read"};
    }
    ~Archive() { ::zip_discard(archive_); }
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    std::uint64_t size() const { return static_cast<std::uint64_t>(::zip_get_num_entries(archive_, 0)); }
    std::string name(std::uint64_t index) const {
        const char* name = ::zip_get_name(archive_, index, 0);
        return name ? name : "";
    }
    /// However large it says it is, and however little it is packed: never more than is allowed of one picture.
    Bytes read(std::uint64_t index) {
        const std::scoped_lock lock{mutex_};
        const std::unique_ptr<zip_file_t, decltype(&::zip_fclose)> file{::zip_fopen_index(archive_, index, 0),
                                                                        &::zip_fclose};
        if (!file) return std::unexpected{std::string{"cannot be opened: "} + ::zip_strerror(archive_)};
        std::string bytes;
        std::string block(1U << 16, '\0');
        for (;;) {
            const auto count = ::zip_fread(file.get(), block.data(), block.size());
            if (count < 0) return std::unexpected{std::string{"is damaged in the ZIP file"}};
            if (count == 0) return bytes;
            bytes.append(block, 0, static_cast<std::size_t>(count));
            if (bytes.size() > kLargestPicture) return std::unexpected{kTooLarge};
        }
    }

private:
    zip_t* archive_;
    std::mutex mutex_;
};

/// Whether a part of the path begins with a dot, other than `..`, which is no name and leads nowhere here.
bool is_hidden(const std::string& path) {
    for (std::size_t at = 0; at != path.npos && at < path.size(); at = path.find('/', at), at += at != path.npos)
        if (path[at] == '.' && path.compare(at, 3, "../") != 0) return true;
    return false;
}

void offer_archive(Offer& all, const fs::path& path) {
    const auto archive = std::make_shared<Archive>(path);
    for (std::uint64_t index = 0; index < archive->size(); ++index) {
        const std::string inside = archive->name(index);
        if (inside.empty() || inside.ends_with('/') || is_hidden(inside) || inside.starts_with("__MACOSX/"))
            continue;
        sort_in(all,
                {path.filename().string() + ":" + inside, inside.substr(inside.rfind('/') + 1),
                 [archive, index] { return archive->read(index); }},
                false);
    }
}

void offer_folder(Offer& all, const fs::path& folder) {
    std::vector<fs::path> found;
    for (auto at = fs::recursive_directory_iterator{folder}; at != fs::recursive_directory_iterator{}; ++at) {
        const bool hidden = at->path().filename().string().starts_with('.');
        // Where the shop's own media folder is named, what was made of its pictures is not made again.
        const bool made =
            at.depth() == 0 && at->path().filename() == "pictures" && fs::exists(at->path() / ".made");
        if (hidden || made) at.disable_recursion_pending();
        if (!hidden && at->is_regular_file()) found.push_back(at->path());
    }
    std::ranges::sort(found);
    for (const fs::path& path : found)
        sort_in(all, {path.string(), path.filename().string(), [path] { return read_from(path); }}, false);
}

Bytes fetch(const std::string& address, const std::vector<std::string>& private_hosts) {
    std::string file = (fs::temp_directory_path() / "spaza-picture-XXXXXX").string();
    const int made = ::mkstemp(file.data());
    if (made < 0) return std::unexpected{std::string{"cannot be written to the disk: "} + std::strerror(errno)};
    ::close(made);
    const http::Downloaded got = http::download({.url = address,
                                                 .to = file,
                                                 .most_bytes = 40'000'000,
                                                 .private_hosts = private_hosts,
                                                 .give_up = interrupted});
    Bytes bytes = got.is == http::Downloaded::Is::fetched ? read_from(file) : std::unexpected{got.failure};
    fs::remove(file);
    return bytes;
}

}  // namespace

void offer_address(Offer& all, const std::string& address, const std::vector<std::string>& private_hosts) {
    if (auto wrong = wrong_with_foreign(address)) throw CommandFailed{address + " " + *wrong};
    const std::string path = address.substr(0, address.find_first_of("?#"));
    sort_in(all,
            {address, path.substr(path.rfind('/') + 1),
             [address, private_hosts] { return fetch(address, private_hosts); }},
            true);
}

void offer(Offer& all, const fs::path& path) {
    std::error_code problem;
    if (fs::is_directory(path, problem)) return offer_folder(all, path);
    if (!fs::exists(path, problem)) throw CommandFailed{path.string() + " is not there"};
    std::string ending = path.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
    if (ending == ".zip") return offer_archive(all, path);
    sort_in(all, {path.string(), path.filename().string(), [path] { return read_from(path); }}, true);
}

}  // namespace spaza::app
