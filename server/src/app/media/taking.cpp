#include "app/media/taking.hpp"

#include "base/digest.hpp"
#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza::app {
namespace {

std::expected<TakenFile, std::string> take_document(const std::string& bytes, TakenFile taken,
                                                    const Taking& taking) {
    if (auto wrong = wrong_with_document(bytes)) return std::unexpected{*std::move(wrong)};
    if (taking.dry_run) return taken;
    const std::string address = media_address(taken.hash);
    taking.files.put(address, {{std::string{kDocumentFile}, bytes}});
    taken.document = DocumentRecord{taken.hash, address, static_cast<std::int64_t>(bytes.size())};
    return taken;
}

}  // namespace

std::expected<TakenFile, std::string> take_file(const std::string& name, const std::string& bytes,
                                                const Taking& taking) {
    TakenFile taken{sha256_hex(bytes)};
    const std::string address = media_address(taken.hash);
    if (taking.known.contains(taken.hash) && taking.files.holds(address)) return taken;
    if (is_document_name(name)) return take_document(bytes, std::move(taken), taking);
    if (!picture_kind(bytes)) return std::unexpected{no_picture(bytes)};
    if (taking.dry_run) return taken;
    auto made = taking.maker.make(bytes);
    if (!made) return std::unexpected{made.error()};
    taking.files.put(address, made->files);
    made->record.hash = taken.hash;
    made->record.address = address;
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
        store.name(name, taken.hash, alt_text);
}

}  // namespace spaza::app
