#include <algorithm>

#include "app/application.hpp"
#include "app/media/media_place.hpp"
#include "app/media_folder.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/pictures/media_library.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "shop/pictures/pictures_routes.hpp"

namespace spaza::app {

namespace {

/// The retailer's own pictures: what the library knows of them, read again whenever some were added.
void wire_media(Application& application, std::shared_ptr<MediaFiles> place) {
    auto& library = application.keeper.keep(std::make_shared<MediaLibrary>());
    const auto load = [&library, &database = application.database] {
        database.reading([&](storage::Session& session) {
            SqlMediaStore store{session};
            library.publish(store.pictures(), store.documents());
            return true;
        });
    };
    application.changes.tell({.changed =
                                  [load](const std::vector<storage::Change>& changes) {
                                      if (std::ranges::find(changes, "media", &storage::Change::kind) !=
                                          changes.end())
                                          load();
                                  },
                              .lost_track = load});
    load();
    application.media = &library;
    auto& files = application.keeper.keep(std::move(place));
    application.media_files = &files;
    add_media_folder(application.router, application.config.serve.media_dir, library, files);
    add_media_variants(application.router, files);
}

}  // namespace

void wire_pictures(Application& application) {
    auto& pictures = application.keeper.keep(std::make_shared<PictureService>(assets()));
    add_picture_routes(application.router, pictures);
    if (auto place = place_for_shoppers(application.config, application.database))
        wire_media(application, std::move(place));
}

}  // namespace spaza::app
