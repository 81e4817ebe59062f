#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

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

constexpr std::size_t kLongestFileName = 200;

/// While the files of the same picture, removed long ago, go for good.
constexpr int kMostAttempts = 20;
constexpr std::chrono::milliseconds kBetweenAttempts{250};
constexpr std::chrono::seconds kComeAgainAfter{60};

struct TakenShown {
    std::string name;
    std::string url;
    std::string preview;
    int width{};
    int height{};
    std::string altText;
};
BOOST_DESCRIBE_STRUCT(TakenShown, (), (name, url, preview, width, height, altText))

/// A picture on its way in.
struct Sent {
    std::string_view content;
    std::string file_name;
};

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

    Result<TakenShown> take(const Sent& sent, const http::Request& request) {
        const std::string bytes{sent.content};
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
        record.bytes = static_cast<std::int64_t>(bytes.size());
        const std::string name = "p-" + hash.substr(0, 20) + '.' + (record.kind == "jpeg" ? "jpg" : record.kind);
        std::string alt_text;
        try {
            alt_text = keep_noted(name, *made, sent.file_name, request);
        } catch (const FilesUnavailable& failure) {
            return std::unexpected(media_not_reached(failure));
        }
        MediaPicture picture;
        picture.address = record.address;
        picture.width = record.width;
        picture.height = record.height;
        picture.formats = std::make_shared<const MediaFormats>(record.formats);
        return TakenShown{.name = name,
                          .url = *picture_address(name),
                          .preview = plain_address(picture, 320),
                          .width = record.width,
                          .height = record.height,
                          .altText = alt_text};
    }

private:
    void keep(const MadePicture& made) const {
        files_.put(made.record.address, made.files);
        files_.settle();
    }
    /// The files and their row. A picture that was removed long ago may be going meanwhile, files and all: then
    /// its end is waited for, and the files are stored after it. Answers its alternative text.
    std::string keep_noted(const std::string& name, const MadePicture& made, const std::string& file_name,
                           const http::Request& request) const {
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            std::this_thread::sleep_for(attempt > 0 ? kBetweenAttempts : std::chrono::milliseconds{0});
            const auto before = standing(name, made.record.hash);
            if (before == MediaStanding::Picture::going) continue;
            keep(made);
            const bool was_there = before != MediaStanding::Picture::none;
            if (auto alt_text = note(name, made.record, file_name, {request, was_there}))
                return *std::move(alt_text);
        }
        throw FilesUnavailable{"the same picture is being removed", kComeAgainAfter};
    }

    MediaStanding::Picture standing(const std::string& name, const std::string& hash) const {
        return application_.database
            .writing([&](storage::Session& session) { return SqlMediaStore{session}.standing(name, hash); })
            .picture;
    }

    struct Noting {
        const http::Request& request;
        bool was_there{};  // the picture, before its files were stored
    };

    /// Answers its alternative text; nothing when its files may have gone meanwhile.
    std::optional<std::string> note(const std::string& name, const MediaRecord& record,
                                    const std::string& file_name, const Noting& noting) const {
        return application_.database.writing([&](storage::Session& session) -> std::optional<std::string> {
            SqlMediaStore store{session};
            const http::Request& request = noting.request;
            using Picture = MediaStanding::Picture;
            const Picture now = store.standing(name, record.hash).picture;
            if (now == Picture::going || (now == Picture::none && noting.was_there)) return std::nullopt;
            if (auto alt_text = store.alt_text_of(name, record.hash)) return *std::move(alt_text);
            store.put(record, application_.clock.now());
            store.name({.name = name, .hash = record.hash, .file_name = file_name, .by = request.caller.uid},
                       application_.clock.now());
            store.announce();
            SqlStaffActStore acts{session, application_.clock, request.caller.session_id};
            acts.note(request.caller.uid, "picture.added", name, {}, file_name);
            return store.alt_text_of(name, record.hash).value_or("");
        });
    }

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
    options.right = staff_right::kContent;
    options.or_right = staff_right::kCatalogue;
    options.max_body = kLargestPicture;
    application.router.staff(
        "POST", "/pictures",
        [intake](const http::Request& request) {
            if (!intake)
                return http::problem(
                    fail(Reason::conflict, "catalogue.noMediaFolder", "media_dir", "StaffMediaError", "setting")
                        .error());
            auto file_name = text_in(request, "fileName", kLongestFileName);
            if (!file_name) return http::problem(file_name.error());
            if (!file_name->empty() && !is_named(*file_name))
                return http::problem(http::bad_parameter("validation.invalid", "fileName").error());
            const auto taken = intake->take({request.content(), *std::move(file_name)}, request);
            return taken ? http::created(json::write(*taken)) : http::problem(taken.error());
        },
        options);
}

}  // namespace spaza::app::backoffice
