#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/attachments/attachments_service.hpp"

namespace spaza {

/// POST …/users/{user}/attachments, GET and DELETE …/users/{user}/attachments/{attachmentId}. Files
/// that are not in the database are `outside`; null for nowhere.
void add_attachment_routes(http::Router& router, Transactional<AttachmentService> attachments,
                           AttachmentIntake& intake, AttachmentContents* outside, const AttachmentLimits& limits);

/// The file as a download: whatever it holds, no browser is to run or show it as a page.
http::Response downloaded(Result<AttachmentService::Download> found, AttachmentContents* outside);

}  // namespace spaza
