#pragma once

#include <memory>
#include <string>
#include <vector>

namespace spaza {

struct MediaFile {
    std::string name;  // 480.avif
    std::string bytes;
};

/// Where the files of pictures are kept; safe to call from many threads.
struct MediaFiles {
    virtual ~MediaFiles() = default;
    virtual bool holds(const std::string& address) const = 0;
    /// All of them or, should it throw, none.
    virtual void put(const std::string& address, const std::vector<MediaFile>& files) = 0;
    /// On return, what was put survives a power cut.
    virtual void settle() = 0;
    /// Null for what is not there.
    virtual std::shared_ptr<const std::string> get(const std::string& address, const std::string& name) const = 0;
};

}  // namespace spaza
