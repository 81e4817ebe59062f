#include "app/media/database_files.hpp"

namespace spaza::app {

bool DatabaseFiles::holds(const std::string& address) const {
    return database_.reading([&](storage::Session& session) {
        return session
            .row("SELECT 1 FROM media_content WHERE address = $1 LIMIT 1", {address},
                 [](const storage::Row&) { return true; })
            .has_value();
    });
}

void DatabaseFiles::put(const std::string& address, const std::vector<MediaFile>& files) {
    database_.writing([&](storage::Session& session) {
        for (const MediaFile& file : files) {
            const storage::Bytes bytes{file.bytes};
            session.execute(
                "INSERT INTO media_content (address, name, content) VALUES ($1, $2, $3) "
                "ON CONFLICT (address, name) DO NOTHING",
                {address, file.name, bytes});
        }
        return true;
    });
}

void DatabaseFiles::remove(const std::string& address) {
    database_.writing([&](storage::Session& session) {
        return session.execute("DELETE FROM media_content WHERE address = $1", {address});
    });
}

std::shared_ptr<const std::string> DatabaseFiles::get(const std::string& address, const std::string& name) const {
    auto bytes = database_.reading([&](storage::Session& session) {
        return session.row("SELECT content FROM media_content WHERE address = $1 AND name = $2", {address, name},
                           [](const storage::Row& row) { return row.bytes(0); });
    });
    return bytes ? std::make_shared<const std::string>(*std::move(bytes)) : nullptr;
}

}  // namespace spaza::app
