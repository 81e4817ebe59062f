#include "shop/media_admin/media_admin_service.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "shop/assortment/field_words.hpp"
#include "shop/media_admin/media_admin_rules.hpp"

namespace spaza {
namespace {

/// So many places are looked at first when only some of them are wanted, then more.
constexpr std::size_t kLookedAtFirst = 500;
constexpr std::size_t kLookedAtMost = 20'000;
constexpr std::size_t kLongestAltText = 500;

auto unknown_picture(const std::string& name) {
    return fail(Reason::not_found, "mediaAdmin.unknown", name, "NotFoundError", "picture");
}

std::vector<FieldWords> words_of(const std::string& alt_text) { return {{"altText", {alt_text}}}; }

std::vector<std::string> names_of_places(const std::vector<MediaPlace>& places) {
    std::vector<std::string> names;
    names.reserve(places.size());
    for (const MediaPlace& each : places) names.push_back(each.name);
    return names;
}

}  // namespace

std::vector<MediaPlace> MediaAdminService::chosen(const MediaQuestion& question, const AreUsed& are_used) {
    const std::size_t wanted = question.size + 1;
    if (question.use == MediaUseAsked::all || question.use == MediaUseAsked::removed)
        return store_.places(question, wanted);
    std::vector<MediaPlace> all;
    MediaQuestion part = question;
    for (std::size_t most = kLookedAtFirst;; most = std::min(most * 4, kLookedAtMost)) {
        const auto places = store_.places(part, most);
        const auto used = are_used(names_of_places(places));
        for (std::size_t n = 0; n < places.size() && all.size() < wanted; ++n)
            if (used[n] == (question.use == MediaUseAsked::used)) all.push_back(places[n]);
        if (all.size() == wanted || places.size() < most) return all;
        part.after = places.back();
    }
}

FoundMedia MediaAdminService::find(const MediaQuestion& question, const AreUsed& are_used) {
    FoundMedia found;
    found.total = store_.count();
    auto places = chosen(question, are_used);
    const bool is_more = places.size() > question.size;
    if (is_more) places.resize(question.size);
    found.pictures = store_.pictures(names_of_places(places));
    std::vector<std::string> names;
    for (const LibraryPicture& each : found.pictures) names.push_back(each.name);
    found.are_used = are_used(names);
    if (is_more) found.next = places.back();
    return found;
}

Result<LibraryPicture> MediaAdminService::find(const std::string& name) {
    auto picture = store_.find(name);
    if (!picture) return unknown_picture(name);
    return *std::move(picture);
}

std::vector<MediaUse> media_uses(MediaAdminStore& store, const LibraryPicture& picture,
                                 const std::vector<SettingText>& settings) {
    auto all = store.uses(picture);
    for (const SettingText& each : settings)
        if (names_picture(each.value, picture))
            all.push_back({.kind = "setting", .code = each.key, .name = each.key});
    return all;
}

MediaUsesSeen media_uses_seen(MediaAdminStore& store, const LibraryPicture& picture,
                              const std::vector<SettingText>& settings) {
    MediaUsesSeen seen{.hash = picture.hash, .position = store.position()};
    seen.uses = media_uses(store, picture, settings);
    return seen;
}

std::vector<MediaUse> media_uses_after(MediaAdminStore& store, const LibraryPicture& picture,
                                       const MediaUsesSeen& seen, const std::vector<SettingText>& settings) {
    // Settings stay while the shop runs.
    if (picture.hash != seen.hash) return media_uses(store, picture, settings);
    return seen.uses.empty() ? store.uses_since(picture, seen.position) : seen.uses;
}

Result<LibraryPicture> MediaAdminService::locked(const std::string& name) {
    auto picture = store_.lock(name);
    if (!picture) return unknown_picture(name);
    return *std::move(picture);
}

Result<LibraryPicture> MediaAdminService::again(const std::string& name, const char* act,
                                                const std::string& before, const std::string& after) {
    (void)acts_.note_all(by_, {{.act = act, .about = name, .from = before, .to = after}});
    return find(name);
}

Result<MediaSaved> MediaAdminService::describe(const std::string& name, const std::string& version,
                                               const std::string& alt_text) {
    const auto picture = locked(name);
    if (!picture) return std::unexpected(picture.error());
    if (letters_in(alt_text) > kLongestAltText)
        return fail(Reason::invalid, "validation.tooLong", "altText", "ValidationError", "parameter");
    if (!alt_text.empty() && !is_named(alt_text))
        return fail(Reason::invalid, "validation.invalid", "altText", "ValidationError", "parameter");
    if (version != version_of(*picture))
        return MediaSaved{.picture = *picture,
                          .conflict = EditConflict{.version = version_of(*picture),
                                                   .by = {},
                                                   .at = clock_.now(),
                                                   .differences = {{"altText", {alt_text}, {picture->alt_text}}}}};
    if (alt_text == picture->alt_text) return MediaSaved{.picture = *picture};
    store_.describe(name, alt_text);
    const FieldChanges changes = differences(words_of(picture->alt_text), words_of(alt_text));
    auto now = again(name, "picture.described", json_of(changes.before), json_of(changes.after));
    if (!now) return std::unexpected(now.error());
    return MediaSaved{.picture = *std::move(now)};
}

Result<LibraryPicture> MediaAdminService::remove(const std::string& name, const MediaUsesSeen& seen,
                                                 const std::vector<SettingText>& settings) {
    const auto picture = locked(name);
    if (!picture) return std::unexpected(picture.error());
    if (picture->removed_at)
        return fail(Reason::conflict, "mediaAdmin.removedAlready", name, "StaffMediaError", "picture");
    if (const auto used = media_uses_after(store_, *picture, seen, settings); !used.empty()) {
        Error error = fail(Reason::conflict, "mediaAdmin.used", name, "StaffMediaError", "picture").error();
        error.params = {{"where", media_uses_in_words(used)}};
        return std::unexpected(std::move(error));
    }
    store_.remove(name, clock_.now(), by_);
    return again(name, "picture.removed", picture->file_name);
}

Result<LibraryPicture> MediaAdminService::restore(const std::string& name) {
    const auto picture = locked(name);
    if (!picture) return std::unexpected(picture.error());
    if (!picture->removed_at)
        return fail(Reason::conflict, "mediaAdmin.notRemoved", name, "StaffMediaError", "picture");
    if (clock_.now() >= *picture->removed_at + kRemovedMediaKept)
        return fail(Reason::conflict, "mediaAdmin.tooLate", name, "StaffMediaError", "picture");
    store_.restore(name);
    return again(name, "picture.restored", {}, picture->file_name);
}

}  // namespace spaza
