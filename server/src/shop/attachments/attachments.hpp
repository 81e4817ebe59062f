#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/result.hpp"

namespace spaza {

enum class AttachmentKind { jpeg, png, pdf };

std::string_view name_of(AttachmentKind kind);                // jpeg, png, pdf
AttachmentKind attachment_kind_named(std::string_view name);  // what name_of wrote
std::string_view media_type_of(AttachmentKind kind);

/// A file as somebody sent it: the name it says, and its bytes, which must outlive it.
struct UploadedFile {
    std::string_view name;
    std::string_view content;
};

/// A file fit to be kept: of a known kind, a picture made of nothing but its pixels.
struct ReadyFile {
    std::string name;
    AttachmentKind kind{AttachmentKind::jpeg};
    std::string content;
    std::string
        kept_as{};  // its id when its content is kept already, outside of the database; then it is not here
    std::int64_t kept_size{};  // bytes of that
};

/// What is known of a file that is kept; its content stands apart.
struct Attachment {
    std::string id;
    CustomerId owner;
    std::string attached_to;  // what it goes with; "" while nothing
    std::string filename;
    AttachmentKind kind{AttachmentKind::jpeg};
    std::int64_t size{};  // bytes
    TimePoint created_at;
};

struct AttachmentLimits {
    std::size_t most_bytes{5 * 1024 * 1024};
    std::size_t most_files{5};
    std::size_t most_bytes_together{15 * 1024 * 1024};
};

/// The one way in for files of customers (targets R-18). Looking at pictures takes a while: outside of any
/// transaction.
struct AttachmentIntake {
    virtual ~AttachmentIntake() = default;
    /// The files in their order, each checked and made ready; a refusal names `file`. `kept_before` go with the
    /// same message and count.
    virtual Result<std::vector<ReadyFile>> take_in(const std::vector<UploadedFile>& files,
                                                   std::size_t kept_before = 0) = 0;
};

/// Decodes a picture and writes it anew, upright and without what a camera adds; its kind may become JPEG.
struct PictureCleaner {
    virtual ~PictureCleaner() = default;
    enum class Refusal { not_readable, too_many_pixels, busy };
    struct Cleaned {
        AttachmentKind kind{AttachmentKind::jpeg};
        std::string content;
    };
    virtual std::expected<Cleaned, Refusal> clean(const std::string& picture) = 0;
};

/// Looks at a file for viruses, as it was sent.
struct FileScanner {
    virtual ~FileScanner() = default;
    /// `away`: nobody can say.
    enum class Verdict { clean, infected, too_large, busy, away };
    virtual Verdict scan(std::string_view content) = 0;
};

/// What messages with files need of them, in the transaction of the message.
struct AttachmentAccess {
    virtual ~AttachmentAccess() = default;
    /// Keeps new files, and those uploaded before, with `attached_to`. A file of others, or one that goes with
    /// something already, is refused.
    virtual Done attach(const CustomerId& owner, const std::string& attached_to,
                        const std::vector<ReadyFile>& files, const std::vector<std::string>& uploaded) = 0;
    virtual std::vector<Attachment> of(const std::vector<std::string>& attached_to) = 0;
};

}  // namespace spaza
