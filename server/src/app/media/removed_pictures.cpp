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
/// The files of one picture do not take so long: whoever removed them was stopped.
constexpr std::chrono::minutes kLeftAfter{15};

/// As of the moment the chores are done for.
struct RemovalClock final : Clock {
    explicit RemovalClock(TimePoint at) : at_{at} {}
    TimePoint now() const override { return at_; }
    TimePoint at_;
};

/// Takes names away in one transaction and their files after it: what is going is not there for whoever takes the
/// same picture in, who stores its files after the end.
class PictureRemover {
public:
    PictureRemover(storage::Database& database, MediaFiles& files, const std::vector<SettingText>& settings,
                   TimePoint now)
        : database_{database}, files_{files}, settings_{settings}, clock_{now} {}

    /// Whether it is gone.
    bool remove(const std::string& name) {
        MediaUsesSeen seen;
        const auto picture = database_.reading([&](storage::Session& session) {
            SqlMediaAdminStore store{session};
            auto found = store.find(name);
            if (found) seen = media_uses_seen(store, *found, settings_);
            return found;
        });
        if (!picture) return false;
        const Taken taken = take_away(*picture, seen);
        if (taken.going) finish(*taken.going);
        return taken.is_gone;
    }

    /// Ended only here: should it stop before, a later round goes on with it.
    void finish(const GoingPicture& picture) {
        files_.remove(picture.address);
        database_.writing([&](storage::Session& session) {
            SqlMediaAdminStore{session}.erase(picture);
            return true;
        });
    }

private:
    struct Taken {
        bool is_gone{};
        std::optional<GoingPicture> going{};  // when no other name means the picture
    };

    /// What came into use since it was removed, by an import or a version of a page, is wanted.
    Taken take_away(const LibraryPicture& found, const MediaUsesSeen& seen) {
        return database_.writing([&](storage::Session& session) {
            SqlMediaAdminStore store{session};
            SqlStaffActStore acts{session, clock_, "system"};
            const auto picture = store.lock_removed(found);
            if (!picture) return Taken{};
            if (!media_uses_after(store, *picture, seen, settings_).empty()) {
                store.restore(picture->name);
                acts.note("shop", "picture.restored", picture->name, {}, picture->file_name);
                return Taken{};
            }
            Taken taken{.is_gone = true, .going = store.take_away(*picture, clock_.now())};
            acts.note("shop", "picture.gone", picture->name, picture->file_name, {});
            return taken;
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

std::vector<GoingPicture> pictures_left(storage::Database& database, TimePoint now) {
    if (!database.reading(
            [&](storage::Session& session) { return SqlMediaAdminStore{session}.is_any_left(now - kLeftAfter); }))
        return {};
    return database.writing([&](storage::Session& session) {
        return SqlMediaAdminStore{session}.take_over(now - kLeftAfter, now, kGoneAtOnce);
    });
}

/// Whether one goes does not depend on the others.
template <class Remove>
void apart(const std::string& which, const Remove& remove) {
    try {
        remove();
    } catch (const std::exception& problem) {
        log::error("removed_picture_stays", {{"picture", which}, {"what", problem.what()}});
    }
}

}  // namespace

std::int64_t remove_pictures(storage::Database& database, MediaFiles& files,
                             const std::vector<SettingText>& settings, TimePoint now) {
    PictureRemover remover{database, files, settings, now};
    std::int64_t gone = 0;
    for (const GoingPicture& each : pictures_left(database, now))
        apart(each.address, [&] { remover.finish(each); });
    for (const std::string& name : names_due(database, now))
        apart(name, [&] { gone += remover.remove(name) ? 1 : 0; });
    if (gone > 0) log::info("removed_pictures_gone", {{"count", gone}});
    return gone;
}

storage::Chore removed_pictures(const Config& config) {
    return {.name = "removed pictures",
            .remove = [config, settings = picture_settings(config)](storage::Database& database, TimePoint now) {
                const auto files = place_of_media(config, database);
                return files ? remove_pictures(database, *files, settings, now) : std::int64_t{0};
            }};
}

}  // namespace spaza::app
