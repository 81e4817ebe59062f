#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace spaza {

struct MediaFile {
    std::string name;  // 480.avif
    std::string bytes;
};

/// The place of the files does not do what it is asked; says why, without secrets.
struct FilesUnavailable : std::runtime_error {
    explicit FilesUnavailable(const std::string& why, std::chrono::seconds again = std::chrono::seconds{1})
        : std::runtime_error{why}, again_after{again} {}
    std::chrono::seconds again_after;  // before that it need not be asked
};

/// Where the files of pictures and documents are kept; safe to call from many threads.
struct MediaFiles {
    virtual ~MediaFiles() = default;
    virtual bool holds(const std::string& address) const = 0;
    /// All of them or, should it throw, none.
    virtual void put(const std::string& address, const std::vector<MediaFile>& files) = 0;
    /// On return, what was put survives a power cut.
    virtual void settle() = 0;
    /// There need not be any.
    virtual void remove(const std::string& address) = 0;
    /// For people: where they are.
    virtual std::string place() const = 0;
    /// Null for what is not there. Throws FilesUnavailable when the place does not answer.
    virtual std::shared_ptr<const std::string> get(const std::string& address, const std::string& name) const = 0;
    /// How many bytes it has, of what is better read in parts when only a part is wanted.
    virtual std::optional<std::size_t> size(const std::string& address, const std::string& name) const {
        (void)address, (void)name;
        return std::nullopt;
    }
    /// As `get`, a part that lies within it.
    virtual std::shared_ptr<const std::string> part(const std::string& address, const std::string& name,
                                                    std::size_t first, std::size_t length) const {
        const auto whole = get(address, name);
        return whole ? std::make_shared<const std::string>(whole->substr(first, length)) : nullptr;
    }
};

}  // namespace spaza
