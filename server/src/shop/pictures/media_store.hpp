#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "base/clock.hpp"
#include "shop/pictures/media.hpp"
#include "shop/pictures/media_library.hpp"

namespace spaza {

/// What is known of pictures. Callers change it in a transaction of their own.
struct MediaStore {
    virtual ~MediaStore() = default;
    /// Everything that has a name, as pages need it.
    virtual MediaLibrary::Pictures pictures() = 0;
    /// SHA-256 of the files that pictures of today's recipe were made of, and of the documents.
    virtual std::set<std::string> hashes() = 0;
    /// Of every picture there is, also of earlier recipes and while it goes.
    virtual std::set<std::string> picture_hashes() = 0;
    /// Name → hash, of pictures and documents; those that were removed are not among them.
    virtual std::map<std::string, std::string> names() = 0;
    /// Name → hash, of pictures that were removed and can be brought back still.
    virtual std::map<std::string, std::string> removed_names() = 0;
    /// Ask before `put` and `name`: it stays so until the transaction ends.
    virtual MediaStanding standing(const std::string& name, const std::string& hash) = 0;
    virtual void put(const MediaRecord& picture, TimePoint now) = 0;
    /// From now on the name means that picture, also one that was removed.
    virtual void name(const MediaNaming& naming, TimePoint now) = 0;
    /// The alternative text of a picture that is kept by this name; nothing when it is another, or removed.
    virtual std::optional<std::string> alt_text_of(const std::string& name, const std::string& hash) = 0;
    /// Every document that has a name.
    virtual MediaLibrary::Documents documents() = 0;
    virtual void put(const DocumentRecord& document, TimePoint now) = 0;
    virtual void name_document(const std::string& name, const std::string& hash) = 0;
    /// Tells those who keep a copy.
    virtual void announce() = 0;
};

}  // namespace spaza
