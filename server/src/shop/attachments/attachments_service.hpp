#pragma once

#include "shop/attachments/attachments_store.hpp"

namespace spaza {

/// Files of customers, each its owner's only.
class AttachmentService final : public AttachmentAccess {
public:
    AttachmentService(AttachmentStore& store, AttachmentContents& contents, const Clock& clock)
        : store_{store}, contents_{contents}, clock_{clock} {}

    /// A file that goes with nothing yet.
    Result<Attachment> upload(const CustomerId& owner, const ReadyFile& file);
    struct Download {
        Attachment attachment;
        std::optional<std::string> content;  // nothing when it stands outside of the database
    };
    Result<Download> download(const CustomerId& owner, const std::string& id);
    /// Any that was sent with something.
    Result<Download> download_by_staff(const std::string& id);
    /// Only while it goes with nothing.
    Done remove(const CustomerId& owner, const std::string& id);

    Done attach(const CustomerId& owner, const std::string& attached_to, const std::vector<ReadyFile>& files,
                const std::vector<std::string>& uploaded) override;
    std::vector<Attachment> of(const std::vector<std::string>& attached_to) override;

private:
    Attachment keep(const CustomerId& owner, const std::string& attached_to, const ReadyFile& file);
    AttachmentStore& store_;
    AttachmentContents& contents_;
    const Clock& clock_;
};

/// The content of a file that is not in the database, out of any transaction.
Result<std::string> content_outside(AttachmentContents* outside, const Attachment& attachment);

}  // namespace spaza
