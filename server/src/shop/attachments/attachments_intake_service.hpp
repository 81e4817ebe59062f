#pragma once

#include "shop/attachments/attachments_store.hpp"

namespace spaza {

/// Takes files in by the rules, each past the virus scanner if there is one, pictures through a process of their
/// own, and keeps what is good in the place outside of the database, if new files go to one. Safe from many
/// threads when the scanner, the cleaner and the place are.
class FileIntakeService final : public AttachmentIntake {
public:
    FileIntakeService(PictureCleaner& pictures, AttachmentLimits limits, AttachmentContents* outside = nullptr,
                      FileScanner* scanner = nullptr)
        : pictures_{pictures}, limits_{limits}, outside_{outside}, scanner_{scanner} {}
    Result<std::vector<ReadyFile>> take_in(const std::vector<UploadedFile>& files,
                                           std::size_t kept_before) override;

private:
    Result<ReadyFile> take_in(const UploadedFile& file);
    Done scanned(const UploadedFile& file);
    PictureCleaner& pictures_;
    AttachmentLimits limits_;
    AttachmentContents* outside_;
    FileScanner* scanner_;  // none: files are not looked at
};

}  // namespace spaza
