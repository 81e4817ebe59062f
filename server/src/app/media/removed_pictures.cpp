#include "app/media/removed_pictures.hpp"

#include "app/media/media_place.hpp"
#include "app/media/picture_settings.hpp"
#include "platform/log/log.hpp"
#include "shop/media_admin/media_admin_service.hpp"
#include "shop/media_admin/media_admin_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr int kGoneAtOnce = 20;
/// Nobody brings one back while it goes.
constexpr std::chrono::hours kAfterTheLastMoment{1};

/// As of the moment the chores are done for.
struct RemovalClock final : Clock {
    explicit RemovalClock(TimePoint at) : at_{at} {}
    TimePoint now() const override { return at_; }
    TimePoint at_;
};

class PictureRemover {
public:
    PictureRemover(storage::Database& database, MediaFiles& files, const std::vector<SettingText>& settings,
                   TimePoint now)
        : database_{database}, files_{files}, settings_{settings}, clock_{now} {}

    std::int64_t remove(const std::string& name) {
        const auto picture =
            database_.reading([&](storage::Session& session) { return SqlMediaAdminStore{session}.find(name); });
        if (!picture || keep_if_used(*picture)) return 0;
        const bool is_last = database_.reading(
            [&](storage::Session& session) { return !SqlMediaAdminStore{session}.has_other_name(*picture); });
        // Files first: should it end here, the next round goes on with it.
        if (is_last) files_.remove(picture->picture.address);
        return database_.writing([&](storage::Session& session) {
            if (!SqlMediaAdminStore{session}.erase(*picture)) return std::int64_t{0};
            SqlStaffActStore acts{session, clock_, "system"};
            acts.note("shop", "picture.gone", name, picture->file_name, {});
            return std::int64_t{1};
        });
    }

private:
    /// What came into use since it was removed, by an import or a version of a page, is wanted.
    bool keep_if_used(const LibraryPicture& picture) {
        return database_.writing([&](storage::Session& session) {
            SqlMediaAdminStore store{session};
            SqlStaffActStore acts{session, clock_, "system"};
            MediaAdminService media{store, acts, clock_, "shop"};
            if (media.uses(picture, settings_).empty()) return false;
            store.restore(picture.name);
            acts.note("shop", "picture.restored", picture.name, {}, picture.file_name);
            return true;
        });
    }

    storage::Database& database_;
    MediaFiles& files_;
    const std::vector<SettingText>& settings_;
    RemovalClock clock_;
};

std::vector<std::string> names_due(storage::Database& database, TimePoint now) {
    return database.reading([&](storage::Session& session) {
        return SqlMediaAdminStore{session}.removed_before(now - kRemovedMediaKept - kAfterTheLastMoment,
                                                          kGoneAtOnce);
    });
}

}  // namespace

storage::Chore removed_pictures(const Config& config) {
    return {.name = "removed pictures",
            .remove = [config, settings = picture_settings(config)](storage::Database& database, TimePoint now) {
                const auto names = names_due(database, now);
                std::int64_t gone = 0;
                if (names.empty()) return gone;
                const auto files = place_of_media(config, database);
                if (!files) return gone;
                PictureRemover remover{database, *files, settings, now};
                for (const std::string& name : names) gone += remover.remove(name);
                log::info("removed_pictures_gone", {{"count", gone}});
                return gone;
            }};
}

}  // namespace spaza::app
