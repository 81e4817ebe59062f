#include "shop/attachments/attachments_routes.hpp"

#include "platform/http/multipart.hpp"
#include "platform/http/write_once.hpp"
#include "shop/attachments/attachments_rules.hpp"
#include "shop/attachments/attachments_wire.hpp"

namespace spaza {
namespace {

using Attachments = Transactional<AttachmentService>;

constexpr std::size_t kBesidesFiles = 64 * 1024;  // heads and boundaries

/// POST users/{user}/attachments
http::Response upload(const http::Request& request, const Attachments& attachments, AttachmentIntake& intake) {
    const auto parts = http::read_multipart(request);
    if (!parts) return http::problem(parts.error());
    if (parts->size() != 1 || parts->front().name != "file" || !parts->front().filename)
        return http::problem(
            fail(Reason::invalid, "attachment.none", "file", "ValidationError", "parameter").error());
    const auto ready = intake.take_in({{*parts->front().filename, parts->front().content}});
    if (!ready) return http::problem(ready.error());
    const auto keep = [&](AttachmentService& service) {
        return service.upload(request.caller.customer, ready->front());
    };
    return http::write_once(request, attachments, keep, [](const Result<Attachment>& kept) {
        return kept ? http::created(json::write(wire::to_wire(*kept))) : http::problem(kept.error());
    });
}

/// GET users/{user}/attachments/{attachmentId}
http::Response download(const http::Request& request, const Attachments& attachments,
                        AttachmentContents* outside) {
    auto found = attachments.read([&](AttachmentService& service) {
        return service.download(request.caller.customer, request.param("attachmentId"));
    });
    return downloaded(std::move(found), outside);
}

/// DELETE users/{user}/attachments/{attachmentId}
http::Response remove(const http::Request& request, const Attachments& attachments) {
    const auto gone = attachments.write([&](AttachmentService& service) {
        return service.remove(request.caller.customer, request.param("attachmentId"));
    });
    return gone ? http::no_content() : http::problem(gone.error());
}

}  // namespace

http::Response downloaded(Result<AttachmentService::Download> found, AttachmentContents* outside) {
    if (!found) return http::problem(found.error());
    if (!found->content) {
        auto content = content_outside(outside, found->attachment);
        if (!content) return http::problem(content.error());
        found->content = *std::move(content);
    }
    http::Response response;
    response.body = *std::move(found->content);
    response.content_type = media_type_of(found->attachment.kind);
    response.headers = {{"Content-Disposition", disposition_of(found->attachment.filename)},
                        {"Content-Security-Policy", "default-src 'none'; sandbox"},
                        {"Cache-Control", "no-store"}};
    return response;
}

void add_attachment_routes(http::Router& router, Attachments attachments, AttachmentIntake& intake,
                           AttachmentContents* outside, const AttachmentLimits& limits) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/attachments/{attachmentId}",
        [attachments, outside](const http::Request& request) { return download(request, attachments, outside); },
        options);
    options.limit = "writes";
    router.shop(
        "DELETE", "/users/{user}/attachments/{attachmentId}",
        [attachments](const http::Request& request) { return remove(request, attachments); }, options);
    options.idempotent = true;
    options.limit = "upload";
    options.max_body = limits.most_bytes + kBesidesFiles;
    router.shop(
        "POST", "/users/{user}/attachments",
        [attachments, &intake](const http::Request& request) { return upload(request, attachments, intake); },
        options);
}

}  // namespace spaza
