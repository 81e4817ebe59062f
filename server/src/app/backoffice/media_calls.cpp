#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/media/picture_settings.hpp"
#include "shop/media_admin/media_admin_rules.hpp"
#include "shop/media_admin/media_uses_snapshot.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app::backoffice {
namespace media {
namespace {

constexpr std::size_t kLongestMediaQuery = 100;
constexpr std::size_t kMostUses = 100;
constexpr int kSmallWidth = 320;
constexpr int kLargeWidth = 1280;

struct OriginShown {
    std::string address;
    std::string file;
    std::int64_t line{};
};
BOOST_DESCRIBE_STRUCT(OriginShown, (), (address, file, line))

struct MediaRowShown {
    std::string name;
    std::optional<std::string> fileName;
    std::string url;
    std::string preview;
    int width{};
    int height{};
    std::optional<std::int64_t> bytes;
    std::string altText;
    std::string addedAt;
    std::optional<std::string> addedBy;
    std::optional<OriginShown> source;
    std::optional<std::string> removedAt;
    bool isUsed{};
};
BOOST_DESCRIBE_STRUCT(MediaRowShown, (),
                      (name, fileName, url, preview, width, height, bytes, altText, addedAt, addedBy, source,
                       removedAt, isUsed))

struct MediaListShown {
    std::vector<MediaRowShown> pictures;
    std::optional<std::string> next;
    std::int64_t total{};
};
BOOST_DESCRIBE_STRUCT(MediaListShown, (), (pictures, next, total))

struct MediaUseShown {
    std::string kind;
    std::string code;
    std::string name;
    std::optional<std::string> place;
};
BOOST_DESCRIBE_STRUCT(MediaUseShown, (), (kind, code, name, place))

struct MediaShown : MediaRowShown {
    std::string large;
    std::vector<MediaUseShown> uses;
    std::int64_t usesTotal{};
    std::string version;
    std::optional<std::string> goneAt;
};
BOOST_DESCRIBE_STRUCT(MediaShown, (MediaRowShown), (large, uses, usesTotal, version, goneAt))

struct MediaForm {
    std::string version;
    std::string altText;
};
BOOST_DESCRIBE_STRUCT(MediaForm, (), (version, altText))

const std::string& media_name_of(const http::Request& request) { return request.param("mediaName"); }

MediaRowShown media_row_shown(const LibraryPicture& picture, bool is_used) {
    MediaRowShown out;
    out.name = picture.name;
    out.fileName = if_any(picture.file_name);
    out.url = std::string{kOwnPictures} + picture.name;
    out.preview = plain_address(picture.picture, kSmallWidth);
    out.width = picture.picture.width;
    out.height = picture.picture.height;
    if (picture.bytes > 0) out.bytes = picture.bytes;
    out.altText = picture.alt_text;
    out.addedAt = iso_time(picture.added_at);
    out.addedBy = if_any(picture.added_by);
    if (picture.origin)
        out.source = OriginShown{picture.origin->address, picture.origin->file, picture.origin->line};
    out.removedAt = shown_time(picture.removed_at);
    out.isUsed = is_used;
    return out;
}

class MediaCalls {
public:
    MediaCalls(Application& application, MediaUsesSnapshot& uses)
        : application_{application}, uses_{uses}, settings_{picture_settings(application.config)} {
        std::vector<std::string> texts;
        for (const SettingText& each : settings_) texts.push_back(each.value);
        uses_.add_settings(texts);
    }

    http::Response list(const http::Request& request) const {
        const auto query = text_in(request, "query", kLongestMediaQuery);
        if (!query) return http::problem(query.error());
        const auto use = media_use_named(request.query_value("use").value_or("all"));
        if (!use) return http::problem(http::bad_parameter("validation.invalid", "use").error());
        const auto part = part_in(request);
        if (!part) return http::problem(part.error());
        MediaQuestion question{
            .words = media_words_in(*query), .use = *use, .size = static_cast<std::size_t>(part->size)};
        if (!part->cursor.empty()) {
            question.after = media_place_in(part->cursor);
            if (!question.after) return http::problem(http::bad_parameter("validation.invalid", "cursor").error());
        }
        // What is read of uses takes a transaction of its own: before this one begins.
        uses_.catch_up();
        return sessions_of(application_, request).read([&](StaffSession& staff) {
            const auto found = staff.media.find(
                question, [this](const std::vector<std::string>& names) { return uses_.are_used(names); });
            MediaListShown out;
            for (std::size_t n = 0; n < found.pictures.size(); ++n)
                out.pictures.push_back(media_row_shown(found.pictures[n], found.are_used[n]));
            if (found.next) out.next = cursor_of(*found.next);
            out.total = found.total;
            return listed(json::write(out), static_cast<int>(found.total));
        });
    }

    http::Response look(const http::Request& request) const {
        return with_uses(sessions_of(application_, request).read([&](StaffSession& staff) {
            return staff.media.find(media_name_of(request));
        }));
    }

    http::Response describe(const http::Request& request) const {
        std::optional<EditConflict> conflict;
        const auto done =
            sessions_of(application_, request).write([&](StaffSession& staff) -> Result<LibraryPicture> {
                conflict.reset();
                const auto form = form_in<MediaForm>(request);
                if (!form) return std::unexpected(form.error());
                auto saved = staff.media.describe(media_name_of(request), form->version, form->altText);
                if (!saved) return std::unexpected(saved.error());
                conflict = saved->conflict;
                return std::move(saved->picture);
            });
        if (conflict) return refused_for(*conflict, media_name_of(request), "picture");
        return with_uses(done);
    }

    /// All products are read before: who saves something waits only for what changed since.
    http::Response remove(const http::Request& request) const {
        const auto before = application_.database.reading([&](storage::Session& session) {
            SqlMediaAdminStore store{session};
            const auto picture = store.find(media_name_of(request));
            return picture ? media_uses_seen(store, *picture, settings_) : MediaUsesSeen{};
        });
        const auto done = sessions_of(application_, request).write([&](StaffSession& staff) {
            return staff.media.remove(media_name_of(request), before, settings_);
        });
        return done ? http::ok(shown(*done, {})) : http::problem(done.error());
    }

    http::Response restore(const http::Request& request) const {
        return with_uses(sessions_of(application_, request).write([&](StaffSession& staff) {
            return staff.media.restore(media_name_of(request));
        }));
    }

private:
    MediaUsesSeen uses_seen(const LibraryPicture& picture) const {
        return application_.database.reading([&](storage::Session& session) {
            SqlMediaAdminStore store{session};
            return media_uses_seen(store, picture, settings_);
        });
    }

    /// What uses it is read after the transaction: it takes long.
    http::Response with_uses(const Result<LibraryPicture>& picture) const {
        return picture ? http::ok(shown(*picture, uses_seen(*picture).uses)) : http::problem(picture.error());
    }

    static std::string shown(const LibraryPicture& picture, const std::vector<MediaUse>& uses) {
        MediaShown out;
        static_cast<MediaRowShown&>(out) = media_row_shown(picture, !uses.empty());
        out.large = plain_address(picture.picture, kLargeWidth);
        for (std::size_t n = 0; n < std::min(uses.size(), kMostUses); ++n)
            out.uses.push_back({uses[n].kind, uses[n].code, uses[n].name, if_any(uses[n].place)});
        out.usesTotal = static_cast<std::int64_t>(uses.size());
        out.version = version_of(picture);
        if (picture.removed_at) out.goneAt = iso_time(*picture.removed_at + kRemovedMediaKept);
        return json::write(out);
    }

    const Application& application_;
    MediaUsesSnapshot& uses_;
    std::vector<SettingText> settings_;
};

/// In step with the change log.
MediaUsesSnapshot& wire_media_uses(Application& application) {
    auto& source = application.keeper.keep(std::make_shared<SqlMediaUseSource>(application.database));
    auto& uses = application.keeper.keep(std::make_shared<MediaUsesSnapshot>(source));
    application.changes.tell({.changed =
                                  [&uses](const std::vector<storage::Change>& changes) {
                                      std::vector<std::pair<std::string, std::string>> reported;
                                      reported.reserve(changes.size());
                                      for (const storage::Change& change : changes)
                                          reported.emplace_back(change.kind, change.key);
                                      uses.apply(reported);
                                  },
                              .lost_track = [&uses] { uses.forget(); }});
    return uses;
}

}  // namespace
}  // namespace media

void add_media_calls(Application& application) {
    using namespace media;
    using namespace staff_right;
    const auto& calls =
        application.keeper.keep(std::make_shared<MediaCalls>(application, wire_media_uses(application)));
    const std::string one = "/content/media/{mediaName}";
    http::RouteOptions seeing;
    seeing.right = kSeeContent;
    application.router.staff(
        "GET", "/content/media", [&calls](const http::Request& request) { return calls.list(request); }, seeing);
    application.router.staff(
        "GET", one, [&calls](const http::Request& request) { return calls.look(request); }, seeing);
    http::RouteOptions writing;
    writing.right = kContent;
    writing.or_right = kCatalogue;
    application.router.staff(
        "PATCH", one, [&calls](const http::Request& request) { return calls.describe(request); }, writing);
    application.router.staff(
        "POST", one + "/remove", [&calls](const http::Request& request) { return calls.remove(request); },
        writing);
    application.router.staff(
        "POST", one + "/restore", [&calls](const http::Request& request) { return calls.restore(request); },
        writing);
}

}  // namespace spaza::app::backoffice
