#include <mutex>

#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/media/not_reached.hpp"
#include "app/media/picture_maker.hpp"
#include "app/web_paths.hpp"
#include "base/digest.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "shop/pictures/picture_kind.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza::app::backoffice {
namespace pictures {
namespace {

constexpr std::size_t kLargestPicture = std::size_t{40} << 20;

struct TakenShown {
    std::string url;
    std::string preview;
    int width{};
    int height{};
};
BOOST_DESCRIBE_STRUCT(TakenShown, (), (url, preview, width, height))

std::unexpected<Error> wrong_picture(const std::string& why) {
    Error error{.reason = Reason::invalid,
                .message_key = "catalogue.pictureWrong",
                .subject = "body",
                .type = "ValidationError",
                .subject_type = "parameter",
                .params = {{"reason", why}},
                .more = {}};
    return std::unexpected(std::move(error));
}

/// Takes pictures in, one at a time: each is decoded by a process of its own.
class PictureIntake {
public:
    explicit PictureIntake(const Application& application)
        : application_{application},
          files_{*application.media_files},
          maker_{program_folder() / "spaza-pictures"} {}

    Result<TakenShown> take(std::string_view content, const http::Request& request) {
        const std::string bytes{content};
        if (!picture_kind(bytes)) return wrong_picture(no_picture(bytes));
        const std::string hash = sha256_hex(bytes);
        auto made = [&] {
            const std::scoped_lock one{mutex_};
            return maker_.make(bytes);
        }();
        if (!made) return wrong_picture(made.error());
        MediaRecord& record = made->record;
        record.hash = hash;
        record.address = media_address(hash);
        try {
            files_.put(record.address, made->files);
            files_.settle();
        } catch (const FilesUnavailable& failure) {
            return std::unexpected(media_not_reached(failure));
        }
        const std::string name = "p-" + hash.substr(0, 20) + '.' + (record.kind == "jpeg" ? "jpg" : record.kind);
        application_.database.write([&](storage::Session& session) {
            SqlMediaStore store{session};
            const auto names = store.names();
            const auto known = names.find(name);
            if (known != names.end() && known->second == hash) return true;
            store.put(record, application_.clock.now());
            store.name(name, hash, {});
            store.announce();
            SqlStaffActStore acts{session, application_.clock, request.caller.session_id};
            acts.note(request.caller.uid, "picture.added", name, {}, {});
            return true;
        });
        MediaPicture picture;
        picture.address = record.address;
        picture.width = record.width;
        picture.height = record.height;
        picture.formats = std::make_shared<const MediaFormats>(record.formats);
        return TakenShown{*picture_address(name), plain_address(picture, 320), record.width, record.height};
    }

private:
    const Application& application_;
    MediaFiles& files_;
    std::mutex mutex_;
    PictureMaker maker_;
};

}  // namespace
}  // namespace pictures

void add_picture_calls(Application& application) {
    using namespace pictures;
    std::shared_ptr<PictureIntake> intake;
    if (application.media_files) intake = std::make_shared<PictureIntake>(application);
    http::RouteOptions options;
    options.right = staff_right::kCatalogue;
    options.max_body = kLargestPicture;
    application.router.staff(
        "POST", "/pictures",
        [intake](const http::Request& request) {
            if (!intake)
                return http::problem(
                    fail(Reason::conflict, "catalogue.noMediaFolder", "media_dir", "StaffMediaError", "setting")
                        .error());
            const auto taken = intake->take(request.content(), request);
            return taken ? http::created(json::write(*taken)) : http::problem(taken.error());
        },
        options);
}

}  // namespace spaza::app::backoffice
