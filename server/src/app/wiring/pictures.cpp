#include <algorithm>

#include "app/application.hpp"
#include "app/media/folder_files.hpp"
#include "app/media_folder.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/pictures/media_library.hpp"
#include "shop/pictures/media_store_sql.hpp"
#include "shop/pictures/pictures_routes.hpp"

namespace spaza::app {

namespace {

/// The retailer's own pictures: what the library knows of them, read again whenever some were added.
void wire_media(Application& application, const std::string& folder) {
    auto& library = application.keeper.keep(std::make_shared<MediaLibrary>());
    const auto load = [&library, &database = application.database] {
        library.publish(
            database.reading([](storage::Session& session) { return SqlMediaStore{session}.pictures(); }));
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
    auto& files = application.keeper.keep(std::make_shared<FolderFiles>(folder));
    add_media_folder(application.router, folder, library, files);
    add_media_variants(application.router, files);
}

}  // namespace

void wire_pictures(Application& application) {
    auto& pictures = application.keeper.keep(std::make_shared<PictureService>(assets()));
    add_picture_routes(application.router, pictures);
    if (const std::string& folder = application.config.serve.media_dir; !folder.empty())
        wire_media(application, folder);
}

}  // namespace spaza::app
