#include "shop/attachments/attachments_intake_service.hpp"

#include "base/secrets.hpp"
#include "base/text.hpp"
#include "platform/log/log.hpp"
#include "shop/attachments/attachments_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kShownName = 80;

auto refused(const UploadedFile& file, const char* key) {
    auto refusal = fail(Reason::invalid, key, "file", "ValidationError", "parameter");
    refusal.error().params = {
        {"file", file.name.empty() ? "file" : std::string{shortened(file.name, kShownName)}}};
    return refusal;
}

auto busy(const char* key) { return fail(Reason::busy, key, "file", "SystemError", "request"); }

auto refused(const UploadedFile& file, PictureCleaner::Refusal why) {
    switch (why) {
        case PictureCleaner::Refusal::too_many_pixels: return refused(file, "attachment.tooManyPixels");
        case PictureCleaner::Refusal::not_readable: return refused(file, "attachment.notReadable");
        case PictureCleaner::Refusal::busy: break;
    }
    return busy("attachment.busy");
}

}  // namespace

/// What nobody could look at is not taken.
Done FileIntakeService::scanned(const UploadedFile& file) {
    if (!scanner_) return {};
    switch (scanner_->scan(file.content)) {
        case FileScanner::Verdict::clean: return {};
        case FileScanner::Verdict::infected: return refused(file, "attachment.infected");
        case FileScanner::Verdict::too_large: return refused(file, "attachment.tooLargeToScan");
        case FileScanner::Verdict::busy: return busy("attachment.busy");
        case FileScanner::Verdict::away: break;
    }
    return busy("attachment.notScanned");
}

Result<ReadyFile> FileIntakeService::take_in(const UploadedFile& file) {
    const auto kind = attachment_kind(file.content);
    if (!kind) return refused(file, "attachment.notSupported");
    if (const auto harmless = scanned(file); !harmless) return std::unexpected(harmless.error());
    if (*kind == AttachmentKind::pdf)
        return ReadyFile{safe_filename(file.name, *kind), *kind, std::string{file.content}};
    auto cleaned = pictures_.clean(std::string{file.content});
    if (!cleaned) return refused(file, cleaned.error());
    return ReadyFile{safe_filename(file.name, cleaned->kind), cleaned->kind, std::move(cleaned->content)};
}

Result<std::vector<ReadyFile>> FileIntakeService::take_in(const std::vector<UploadedFile>& files,
                                                          std::size_t kept_before) {
    if (const auto fits = check_sizes(files, kept_before, limits_); !fits) return std::unexpected(fits.error());
    std::vector<ReadyFile> ready;
    for (const UploadedFile& file : files) {
        auto one = take_in(file);
        if (!one) return std::unexpected(one.error());
        ready.push_back(*std::move(one));
    }
    if (!outside_) return ready;
    try {
        for (ReadyFile& file : ready) {
            file.kept_as = secrets::random_id();
            file.kept_size = static_cast<std::int64_t>(file.content.size());
            outside_->keep(file.kept_as, std::exchange(file.content, {}));
        }
    } catch (const ContentsUnavailable& failure) {  // what was kept is an object of no file, and swept as one
        log::error("attachment_not_kept", {{"why", failure.what()}});
        return busy("attachment.notKept");
    }
    return ready;
}

}  // namespace spaza
