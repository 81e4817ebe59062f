#pragma once

#include <map>
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
    /// Name → hash, of pictures and documents.
    virtual std::map<std::string, std::string> names() = 0;
    virtual void put(const MediaRecord& picture, TimePoint now) = 0;
    /// From now on the name means that picture. Without alternative text, what the name had stays.
    virtual void name(const std::string& name, const std::string& hash, const std::string& alt_text) = 0;
    /// Every document that has a name.
    virtual MediaLibrary::Documents documents() = 0;
    virtual void put(const DocumentRecord& document, TimePoint now) = 0;
    virtual void name_document(const std::string& name, const std::string& hash) = 0;
    /// Tells those who keep a copy.
    virtual void announce() = 0;
};

}  // namespace spaza
