#include "shop/pictures/media_library.hpp"

#include "shop/pictures/picture_names.hpp"

namespace spaza {

void MediaLibrary::publish(Pictures pictures) {
    pictures_.store(std::make_shared<const Pictures>(std::move(pictures)));
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
