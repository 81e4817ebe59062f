#pragma once

#include "platform/storage/storage.hpp"
#include "shop/media_admin/media_admin_store.hpp"
#include "shop/media_admin/media_uses.hpp"

namespace spaza {

class SqlMediaAdminStore final : public MediaAdminStore {
public:
    explicit SqlMediaAdminStore(storage::Session& session) : session_{session} {}
    std::vector<MediaPlace> places(const MediaQuestion& question, std::size_t most) override;
    std::vector<LibraryPicture> pictures(const std::vector<std::string>& names) override;
    std::int64_t count() override;
    std::optional<LibraryPicture> find(const std::string& name) override;
    std::optional<LibraryPicture> lock(const std::string& name) override;
    void describe(const std::string& name, const std::string& alt_text) override;
    void remove(const std::string& name, TimePoint at, const std::string& by) override;
    void restore(const std::string& name) override;
    std::vector<MediaUse> uses(const LibraryPicture& picture) override;
    std::string position() override;
    std::vector<MediaUse> uses_since(const LibraryPicture& picture, const std::string& position) override;

    /// Names that were removed before then, the first of them.
    std::vector<std::string> removed_before(TimePoint then, int most);
    /// As it was seen, and still removed: held, with its picture, until the transaction ends; nothing otherwise.
    std::optional<LibraryPicture> lock_removed(const LibraryPicture& seen);
    /// The name, for good. Answers its picture when no other name means it: that goes from now on.
    std::optional<GoingPicture> take_away(const LibraryPicture& picture, TimePoint now);
    /// Whether the removal of a picture was begun before then and not ended.
    bool is_any_left(TimePoint then);
    /// Those; from now on they are the caller's.
    std::vector<GoingPicture> take_over(TimePoint then, TimePoint now, int most);
    /// Once its files are gone.
    void erase(const GoingPicture& picture);

private:
    bool has_other_name(const LibraryPicture& picture);

    storage::Session& session_;
};

/// Texts as they are kept, each question in a transaction of its own.
class SqlMediaUseSource final : public MediaUseSource {
public:
    explicit SqlMediaUseSource(storage::Database& database) : database_{database} {}
    void products(const Text& text) override;
    void products(const std::vector<std::string>& codes, const Text& text) override;
    void others(const Text& text) override;
    std::vector<std::pair<std::string, std::string>> names_at(const std::vector<std::string>& addresses) override;

private:
    storage::Database& database_;
};

}  // namespace spaza
