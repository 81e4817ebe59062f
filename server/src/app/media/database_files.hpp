#pragma once

#include "platform/storage/storage.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// Files of pictures and documents in the shop's database, and so in each of its backups.
class DatabaseFiles final : public MediaFiles {
public:
    explicit DatabaseFiles(storage::Database& database) : database_{database} {}
    bool holds(const std::string& address) const override;
    void put(const std::string& address, const std::vector<MediaFile>& files) override;
    void settle() override {}
    void remove(const std::string& address) override;
    std::string place() const override { return "the database"; }
    std::shared_ptr<const std::string> get(const std::string& address, const std::string& name) const override;

private:
    storage::Database& database_;
};

}  // namespace spaza::app
