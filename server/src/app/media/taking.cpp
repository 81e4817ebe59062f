#include "app/media/taking.hpp"

#include "base/digest.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::app {
namespace {

std::optional<std::string> wrong_with(const std::string& name, const std::string& bytes) {
    if (is_document_name(name)) return wrong_with_document(bytes);
    return picture_kind(bytes) ? std::nullopt : std::optional{no_picture(bytes)};
}

}  // namespace

std::expected<TakenFile, std::string> take_file(const std::string& name, const std::string& bytes,
                                                const Taking& taking) {
    // First of all: what is known as a picture is no document, whatever it is called.
    if (auto wrong = wrong_with(name, bytes)) return std::unexpected{*std::move(wrong)};
    TakenFile taken{sha256_hex(bytes)};
    const bool is_document = is_document_name(name);
    const std::string address = is_document ? address_of_document(taken.hash) : media_address(taken.hash);
    if (taking.dry_run || (taking.known.contains(taken.hash) && taking.files.holds(address))) return taken;
    if (is_document) {
        taking.files.put(address, {{std::string{kDocumentFile}, bytes}});
        taken.document = DocumentRecord{taken.hash, address, static_cast<std::int64_t>(bytes.size())};
        return taken;
    }
    auto made = taking.maker.make(bytes);
    if (!made) return std::unexpected{made.error()};
    taking.files.put(address, made->files);
    made->record.hash = taken.hash;
    made->record.address = address;
    made->record.bytes = static_cast<std::int64_t>(bytes.size());
    taken.picture = std::move(made->record);
    return taken;
}

Noted note_taken(MediaStore& store, const Naming& naming, TimePoint now) {
    const TakenFile& taken = naming.taken;
    if (is_document_name(naming.name)) {
        if (taken.document) store.put(*taken.document, now);
        if (naming.renames) store.name_document(naming.name, taken.hash);
        return Noted::done;
    }
    using Picture = MediaStanding::Picture;
    const MediaStanding standing = store.standing(naming.name, taken.hash);
    if (standing.is_removed && standing.hash == taken.hash) return Noted::left_out;
    if (standing.picture == Picture::going ||
        (standing.picture == Picture::none && (naming.was_there || !taken.picture)))
        return Noted::again;
    if (taken.picture) store.put(*taken.picture, now);
    if (naming.renames || standing.hash != taken.hash)
        store.name({.name = naming.name, .hash = taken.hash, .alt_text = naming.alt_text}, now);
    return standing.is_removed ? Noted::back : Noted::done;
}

}  // namespace spaza::app
