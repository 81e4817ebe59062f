#pragma once

#include <optional>

#include "shop/attachments/attachments.hpp"

namespace spaza {

/// By the first bytes (and for a PDF its end), whatever the file is called; nothing for anything else.
std::optional<AttachmentKind> attachment_kind(std::string_view bytes);

/// What the file is called from now on: the name it was sent with, without folders, control characters or what a
/// header could not hold, and with the ending of its kind.
std::string safe_filename(std::string_view sent, AttachmentKind kind);

/// How many files there are, how large each is and all together (spec §5 Files).
Done check_sizes(const std::vector<UploadedFile>& files, std::size_t kept_before, const AttachmentLimits& limits);

/// `attachment; filename="…"; filename*=UTF-8''…`: to be saved, never shown (RFC 6266).
std::string disposition_of(std::string_view filename);

}  // namespace spaza
