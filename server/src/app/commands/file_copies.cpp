#include "app/commands/file_copies.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/media/attachment_bucket.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"

namespace spaza::app {

/// Names of others' choosing stay inside the folder: safe_filename has seen to it, and each begins with its id.
void copy_files(const Config& config, const std::vector<Attachment>& files, const std::string& folder) {
    const auto database = storage::open_ready(database_of(config), {});
    const auto bucket = attachment_bucket(config);
    std::filesystem::create_directories(folder);
    for (const Attachment& file : files) {
        auto content = database->reading(
            [&](storage::Session& session) { return SqlAttachmentContents{session}.read(file.id); });
        if (!content) {
            auto outside = content_outside(bucket.get(), file);
            if (!outside) throw CommandFailed{file.filename + ": " + message(outside.error().message_key, {})};
            content = *std::move(outside);
        }
        const auto path = std::filesystem::path{folder} /
                          (file.id + "-" + std::filesystem::path{file.filename}.filename().string());
        std::ofstream to{path, std::ios::binary};
        to << *content;
        if (!to.flush()) throw CommandFailed{"cannot write " + path.string()};
        std::cout << path.string() << '\n';
    }
}

}  // namespace spaza::app
