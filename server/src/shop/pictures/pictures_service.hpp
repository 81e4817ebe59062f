#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/assets.hpp"
#include "shop/pictures/pictures.hpp"

namespace spaza {

/// A finished picture in the encodings browsers ask for; a compressed kind of picture has the plain one alone.
struct Picture {
    std::string_view content_type;
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> gzip;    // may be null
    std::shared_ptr<const std::string> brotli;  // may be null
    std::string tag;                            // ETag, without encoding suffix
};

/// The pictures of the demo shop: painted from the drawings on first use, or finished ones, then kept in memory.
class PictureService {
public:
    /// Reads the drawings from the program's own assets.
    explicit PictureService(const std::vector<Asset>& assets);

    /// `television-2.svg`, `television-2-close.svg`, `banner-lights-on.svg`, `banner-lights-on-mobile.avif`,
    /// `empty-cart.svg`, `brand-logo.svg`, `icons.svg`; null for any other name.
    std::shared_ptr<const Picture> find(std::string_view name) const;
    const std::map<std::string, Drawing, std::less<>>& drawings() const { return drawings_; }

private:
    std::optional<std::string> paint(std::string_view name) const;

    std::map<std::string, std::string_view, std::less<>> files_;  // fixed pictures and drawings, by name
    std::map<std::string, Drawing, std::less<>> drawings_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, std::shared_ptr<const Picture>, std::less<>> painted_;
};

}  // namespace spaza
