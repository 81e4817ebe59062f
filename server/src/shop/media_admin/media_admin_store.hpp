#pragma once

#include "shop/media_admin/media_admin.hpp"

namespace spaza {

struct MediaAdminStore {
    virtual ~MediaAdminStore() = default;
    /// Kept or removed ones, as asked, the newest first; their use is not looked at.
    virtual std::vector<MediaPlace> places(const MediaQuestion& question, std::size_t most) = 0;
    /// In this order.
    virtual std::vector<LibraryPicture> pictures(const std::vector<std::string>& names) = 0;
    virtual std::int64_t count() = 0;
    virtual std::optional<LibraryPicture> find(const std::string& name) = 0;
    /// Held until the transaction ends.
    virtual std::optional<LibraryPicture> lock(const std::string& name) = 0;
    virtual void describe(const std::string& name, const std::string& alt_text) = 0;
    virtual void remove(const std::string& name, TimePoint at, const std::string& by) = 0;
    virtual void restore(const std::string& name) = 0;
    /// Where the database has it, read now.
    virtual std::vector<MediaUse> uses(const LibraryPicture& picture) = 0;
    /// In the change log.
    virtual std::string position() = 0;
    /// Uses as far as they can have come since then: all but those by products that did not change.
    virtual std::vector<MediaUse> uses_since(const LibraryPicture& picture, const std::string& position) = 0;
};

}  // namespace spaza
