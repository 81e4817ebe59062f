#include "shop/attachments/attachments_service.hpp"

#include "base/secrets.hpp"
#include "platform/log/log.hpp"

namespace spaza {
namespace {

auto unknown(const std::string& id) {
    return fail(Reason::not_found, "attachment.unknown", id, "NotFoundError", "attachment");
}

}  // namespace

Attachment AttachmentService::keep(const CustomerId& owner, const std::string& attached_to,
                                   const ReadyFile& file) {
    const Attachment kept{
        .id = file.kept_as.empty() ? secrets::random_id() : file.kept_as,
        .owner = owner,
        .attached_to = attached_to,
        .filename = file.name,
        .kind = file.kind,
        .size = file.kept_as.empty() ? static_cast<std::int64_t>(file.content.size()) : file.kept_size,
        .created_at = clock_.now()};
    store_.add(kept);
    if (file.kept_as.empty()) contents_.keep(kept.id, file.content);
    log::info("attachment_kept", {{"kind", name_of(kept.kind)}, {"bytes", kept.size}});
    return kept;
}

Result<Attachment> AttachmentService::upload(const CustomerId& owner, const ReadyFile& file) {
    return keep(owner, "", file);
}

Result<AttachmentService::Download> AttachmentService::download(const CustomerId& owner, const std::string& id) {
    auto found = store_.find(id);
    if (!found || found->owner != owner) return unknown(id);
    auto content = contents_.read(id);
    return Download{*std::move(found), std::move(content)};
}

Result<AttachmentService::Download> AttachmentService::download_by_staff(const std::string& id) {
    auto found = store_.find(id);
    if (!found || found->attached_to.empty()) return unknown(id);
    auto content = contents_.read(id);
    return Download{*std::move(found), std::move(content)};
}

Done AttachmentService::remove(const CustomerId& owner, const std::string& id) {
    if (!store_.drop(id, owner)) return unknown(id);
    contents_.drop(id);
    return Done{};
}

Done AttachmentService::attach(const CustomerId& owner, const std::string& attached_to,
                               const std::vector<ReadyFile>& files, const std::vector<std::string>& uploaded) {
    for (const std::string& id : uploaded)
        if (!store_.attach(id, owner, attached_to))
            return fail(Reason::invalid, "attachment.unknown", "attachmentId", "ValidationError", "parameter");
    for (const ReadyFile& file : files) keep(owner, attached_to, file);
    return Done{};
}

Result<std::string> content_outside(AttachmentContents* outside, const Attachment& attachment) {
    const auto not_reached = [&](const char* why) {
        log::error("attachment_not_reached", {{"id", attachment.id}, {"why", why}});
        return fail(Reason::busy, "attachment.notReached", attachment.id, "SystemError", "attachment");
    };
    try {
        auto content = outside ? outside->read(attachment.id) : std::nullopt;
        if (content && static_cast<std::int64_t>(content->size()) != attachment.size)
            return not_reached("its size is another one");
        if (content) return *std::move(content);
    } catch (const ContentsUnavailable& failure) {
        return not_reached(failure.what());
    }
    log::error("attachment_lost", {{"id", attachment.id}});
    return fail(Reason::not_found, "attachment.lost", attachment.id, "NotFoundError", "attachment");
}

std::vector<Attachment> AttachmentService::of(const std::vector<std::string>& attached_to) {
    std::vector<Attachment> all;
    for (const std::string& each : attached_to)
        for (Attachment& one : store_.of(each)) all.push_back(std::move(one));
    return all;
}

}  // namespace spaza
