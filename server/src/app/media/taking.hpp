#pragma once

#include <expected>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "app/media/picture_maker.hpp"
#include "shop/pictures/media.hpp"
#include "shop/pictures/media_files.hpp"
#include "shop/pictures/media_store.hpp"

namespace spaza::app {

/// SHA-256 of the files of which all is there. Safe from many threads.
class KnownFiles {
public:
    explicit KnownFiles(std::set<std::string> hashes = {}) : hashes_{std::move(hashes)} {}
    bool contains(const std::string& hash) const {
        const std::scoped_lock lock{mutex_};
        return hashes_.contains(hash);
    }
    void add(const std::string& hash) {
        const std::scoped_lock lock{mutex_};
        hashes_.insert(hash);
    }

private:
    mutable std::mutex mutex_;
    std::set<std::string> hashes_;
};

/// A file that was taken: what is to be noted of it when it is new.
struct TakenFile {
    std::string hash;
    std::optional<MediaRecord> picture{};
    std::optional<DocumentRecord> document{};
};

struct Taking {
    PictureMaker& maker;
    MediaFiles& files;
    const KnownFiles& known;
    bool dry_run{false};
};

/// Makes of a picture what pages need, or keeps a document, unless that is there already; or why not, in words.
/// `name` tells which of the two it is to be.
std::expected<TakenFile, std::string> take_file(const std::string& name, const std::string& bytes,
                                                const Taking& taking);

/// A file that was taken, to be noted under a name.
struct Naming {
    const std::string& name;
    const TakenFile& taken;
    bool was_there{};  // its picture, whatever of it, before its files were put or found
    bool renames{};    // the name means it from now on
    std::string alt_text{};
};

/// What became of it.
enum class Noted {
    done,
    back,      // the name was removed and is in use again, for another picture
    left_out,  // somebody of the staff removed this picture: nothing was noted
    again,     // its files went meanwhile, or go: nothing was noted, it is to be taken anew
};

/// Notes what is new of it, in the caller's transaction.
Noted note_taken(MediaStore& store, const Naming& naming, TimePoint now);

}  // namespace spaza::app
