#pragma once

#include "platform/storage/storage.hpp"
#include "shop/pictures/media_store.hpp"

namespace spaza {

class SqlMediaStore final : public MediaStore {
public:
    explicit SqlMediaStore(storage::Session& session) : session_{session} {}
    MediaLibrary::Pictures pictures() override;
    std::set<std::string> hashes() override;
    std::set<std::string> picture_hashes() override;
    std::map<std::string, std::string> names() override;
    std::map<std::string, std::string> removed_names() override;
    MediaStanding standing(const std::string& name, const std::string& hash) override;
    void put(const MediaRecord& picture, TimePoint now) override;
    void name(const MediaNaming& naming, TimePoint now) override;
    std::optional<std::string> alt_text_of(const std::string& name, const std::string& hash) override;
    MediaLibrary::Documents documents() override;
    void put(const DocumentRecord& document, TimePoint now) override;
    void name_document(const std::string& name, const std::string& hash) override;
    void announce() override;
    /// What is at an address by that name; nothing when nothing of ours is.
    std::optional<KnownFile> file(const std::string& address, const std::string& name);

private:
    storage::Session& session_;
};

}  // namespace spaza
