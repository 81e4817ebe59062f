#include "app/files_outside.hpp"

#include "platform/log/log.hpp"

namespace spaza::app {

void fetch_files_outside(PersonalData& data, AttachmentContents* outside) {
    for (const PersonalFileOutside& each : data.files_outside) {
        auto content = outside ? outside->read(each.id) : std::nullopt;
        if (content && static_cast<std::int64_t>(content->size()) == each.size) {
            data.files.push_back({each.name, *std::move(content)});
            continue;
        }
        // Another size does not fix itself: trying again for ever would keep all else from its owner.
        log::error("attachment_lost", {{"id", each.id}});
        ++data.files_lost;
    }
    data.files_outside.clear();
}

}  // namespace spaza::app
