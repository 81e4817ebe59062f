#pragma once

#include "base/result.hpp"
#include "shop/media_admin/media_admin_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// All uses of a picture, as they stand now.
std::vector<MediaUse> media_uses(MediaAdminStore& store, const LibraryPicture& picture,
                                 const std::vector<SettingText>& settings);
/// To be read before a transaction that counts on it.
MediaUsesSeen media_uses_seen(MediaAdminStore& store, const LibraryPicture& picture,
                              const std::vector<SettingText>& settings);
/// In that transaction: those seen or, where there were none, what came since.
std::vector<MediaUse> media_uses_after(MediaAdminStore& store, const LibraryPicture& picture,
                                       const MediaUsesSeen& seen, const std::vector<SettingText>& settings);

/// The library in the name of one person. Refusals: NotFoundError, StaffVersionError (409: it was described
/// meanwhile), StaffMediaError (409: it is used, or its state does not allow it), ValidationError with the field.
class MediaAdminService {
public:
    MediaAdminService(MediaAdminStore& store, StaffActSeries& acts, const Clock& clock, std::string by)
        : store_{store}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    FoundMedia find(const MediaQuestion& question, const AreUsed& are_used);
    Result<LibraryPicture> find(const std::string& name);
    Result<MediaSaved> describe(const std::string& name, const std::string& version, const std::string& alt_text);
    /// `seen` shortly before; what came since is looked for again.
    Result<LibraryPicture> remove(const std::string& name, const MediaUsesSeen& seen,
                                  const std::vector<SettingText>& settings);
    Result<LibraryPicture> restore(const std::string& name);

private:
    std::vector<MediaPlace> chosen(const MediaQuestion& question, const AreUsed& are_used);
    Result<LibraryPicture> locked(const std::string& name);
    Result<LibraryPicture> again(const std::string& name, const char* act, const std::string& before = {},
                                 const std::string& after = {});

    MediaAdminStore& store_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
