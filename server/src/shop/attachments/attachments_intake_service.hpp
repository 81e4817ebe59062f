#pragma once

#include "shop/attachments/attachments.hpp"

namespace spaza {

/// Takes files in by the rules, pictures through a process of their own. Safe from many threads when the cleaner
/// is.
class FileIntakeService final : public AttachmentIntake {
public:
    FileIntakeService(PictureCleaner& pictures, AttachmentLimits limits) : pictures_{pictures}, limits_{limits} {}
    Result<std::vector<ReadyFile>> take_in(const std::vector<UploadedFile>& files,
                                           std::size_t kept_before) override;

private:
    Result<ReadyFile> take_in(const UploadedFile& file);
    PictureCleaner& pictures_;
    AttachmentLimits limits_;
};

}  // namespace spaza
