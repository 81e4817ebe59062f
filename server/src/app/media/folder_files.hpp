#pragma once

#include <filesystem>

#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// Below the media folder: pictures/ab/ab…/480.avif. What is half written lies in a folder `.new-…` and is served
/// to nobody.
class FolderFiles final : public MediaFiles {
public:
    explicit FolderFiles(std::filesystem::path media_folder);
    bool holds(const std::string& address) const override;
    void put(const std::string& address, const std::vector<MediaFile>& files) override;
    void settle() override;
    void remove(const std::string& address) override;
    std::string place() const override { return root_.string(); }
    std::shared_ptr<const std::string> get(const std::string& address, const std::string& name) const override;

private:
    std::filesystem::path folder_of(const std::string& address) const;
    std::filesystem::path root_;
};

/// A file's bytes; nothing when it cannot be read.
std::shared_ptr<const std::string> read_file(const std::filesystem::path& path);

}  // namespace spaza::app
