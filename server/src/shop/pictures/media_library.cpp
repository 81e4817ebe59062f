#include "shop/pictures/media_library.hpp"

#include "shop/pictures/picture_names.hpp"

namespace spaza {

void MediaLibrary::publish(Pictures pictures, Documents documents) {
    documents_.store(std::make_shared<const Documents>(std::move(documents)));
    pictures_.store(std::make_shared<const Pictures>(std::move(pictures)));
}

std::shared_ptr<const MediaDocument> MediaLibrary::document_named(std::string_view name) const {
    const auto documents = documents_.load();
    if (!documents) return nullptr;
    const auto found = documents->find(name);
    return found == documents->end() ? nullptr : std::shared_ptr<const MediaDocument>{documents, &found->second};
}

std::shared_ptr<const MediaDocument> MediaLibrary::document_at(std::string_view address) const {
    return address.starts_with(kOwnPictures) ? document_named(address.substr(kOwnPictures.size())) : nullptr;
}

std::shared_ptr<const MediaPicture> MediaLibrary::named(std::string_view name) const {
    const auto pictures = pictures_.load();
    if (!pictures) return nullptr;
    const auto found = pictures->find(name);
    return found == pictures->end() ? nullptr : std::shared_ptr<const MediaPicture>{pictures, &found->second};
}

std::shared_ptr<const MediaPicture> MediaLibrary::at(std::string_view address) const {
    return address.starts_with(kOwnPictures) ? named(address.substr(kOwnPictures.size())) : nullptr;
}

}  // namespace spaza
