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

void note_taken(MediaStore& store, const std::string& name, const TakenFile& taken, bool renames,
                const std::string& alt_text, TimePoint now) {
    if (taken.picture) store.put(*taken.picture, now);
    if (taken.document) store.put(*taken.document, now);
    if (!renames) return;
    if (is_document_name(name))
        store.name_document(name, taken.hash);
    else
        store.name({.name = name, .hash = taken.hash, .alt_text = alt_text}, now);
}

}  // namespace spaza::app
