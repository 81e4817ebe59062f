#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "shop/pictures/media.hpp"

namespace spaza {

/// The pictures taken in, by the name imports call them; swapped whole when some are added.
class MediaLibrary {
public:
    struct NameHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
    };
    using Pictures = std::unordered_map<std::string, MediaPicture, NameHash, std::equal_to<>>;

    using Documents = std::unordered_map<std::string, MediaDocument, NameHash, std::equal_to<>>;

    void publish(Pictures pictures, Documents documents = {});
    std::shared_ptr<const MediaPicture> named(std::string_view name) const;
    /// By address as products have it: `/media/1001.jpg`.
    std::shared_ptr<const MediaPicture> at(std::string_view address) const;

    /// `/media/manual.pdf`
    std::shared_ptr<const MediaDocument> document_at(std::string_view address) const;
    std::shared_ptr<const MediaDocument> document_named(std::string_view name) const;

private:
    std::atomic<std::shared_ptr<const Pictures>> pictures_;
    std::atomic<std::shared_ptr<const Documents>> documents_;
};

}  // namespace spaza
