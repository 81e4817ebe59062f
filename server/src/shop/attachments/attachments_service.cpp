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
    const Attachment kept{.id = secrets::random_id(),
                          .owner = owner,
                          .attached_to = attached_to,
                          .filename = file.name,
                          .kind = file.kind,
                          .size = static_cast<std::int64_t>(file.content.size()),
                          .created_at = clock_.now()};
    store_.add(kept);
    contents_.keep(kept.id, file.content);
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
    if (!content) return unknown(id);
    return Download{*std::move(found), *std::move(content)};
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

std::vector<Attachment> AttachmentService::of(const std::vector<std::string>& attached_to) {
    std::vector<Attachment> all;
    for (const std::string& each : attached_to)
        for (Attachment& one : store_.of(each)) all.push_back(std::move(one));
    return all;
}

}  // namespace spaza
