#pragma once

#include "shop/attachments/attachments_store.hpp"
#include "shop/privacy/personal_data.hpp"

namespace spaza::app {

/// Adds the files that are not in the database, and counts those that are gone or not what was sent. `outside` is
/// null when the shop has no such place; throws ContentsUnavailable when it does not answer.
void fetch_files_outside(PersonalData& data, AttachmentContents* outside);

}  // namespace spaza::app
