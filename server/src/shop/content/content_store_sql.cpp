#include "shop/content/content_store_sql.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "platform/storage/change_log.hpp"
#include "shop/content/page_document.hpp"

namespace spaza {
namespace {

ContentSlot& slot_of(ContentPage& page, std::string_view code) {
    for (ContentSlot& slot : page.slots)
        if (slot.code == code) return slot;
    page.slots.push_back({.code = std::string{code}, .lazy = false, .components = {}});
    return page.slots.back();
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream in{text};
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

ContentPage page_row(const storage::Row& row) {
    ContentPage page{.code = row.get<std::string>(0),
                     .name = row.get<std::string>(1),
                     .title = row.get<std::string>(2),
                     .seo_title = row.get<std::string>(3),
                     .seo_description = row.get<std::string>(4),
                     .slots = {}};
    page.kind = row.get<std::string>(5);
    page.summary = row.get<std::string>(6);
    page.image_url = row.get<std::string>(7);
    page.author = row.get<std::string>(8);
    page.published_at = row.integer(9);
    page.showing = {row.integer(10), row.integer(11)};
    page.draft = row.get<bool>(12);
    page.modified_at = row.integer(13);
    page.page_template = row.get<std::string>(14);
    return page;
}

}  // namespace

std::vector<ContentPage> SqlContentStore::pages(const std::string& code) {
    std::vector<storage::Value> which;
    if (!code.empty()) which.emplace_back(code);
    std::vector<ContentPage> pages;
    session_.query(
        "SELECT code, name, title, seo_title, seo_description, kind, summary, image_url, author, published_at, "
        "starts_at, ends_at, draft, modified_at, page_template FROM content_page" +
            std::string{code.empty() ? "" : " WHERE code = $1"} + " ORDER BY code",
        which, [&](const storage::Row& row) { pages.push_back(page_row(row)); });
    std::map<std::string, ContentPage*, std::less<>> by_code;
    for (ContentPage& page : pages) by_code.emplace(page.code, &page);
    session_.query(
        "SELECT page_code, slot_code, slot_lazy, uid, type_code, name, properties, starts_at, ends_at, regions, "
        "modified_at, slot_place FROM content_component" +
            std::string{code.empty() ? "" : " WHERE page_code = $1"} +
            " ORDER BY page_code, slot_position, slot_code, position, uid",
        which, [&](const storage::Row& row) {
            const auto found = by_code.find(row.text(0));
            if (found == by_code.end()) return;
            ContentPage& page = *found->second;
            ContentSlot& slot = slot_of(page, row.text(1));
            slot.lazy = slot.lazy || row.get<bool>(2);
            slot.place = row.get<std::string>(11);
            ContentComponent component{.uid = row.get<std::string>(3),
                                       .type_code = row.get<std::string>(4),
                                       .name = row.get<std::string>(5),
                                       .properties = row.get<std::string>(6),
                                       .product_codes = {}};
            component.showing = {row.integer(7), row.integer(8)};
            component.regions = words(row.get<std::string>(9));
            page.modified_at = std::max(page.modified_at, row.integer(10));
            slot.components.push_back(std::move(component));
        });
    return pages;
}

std::vector<ContentPage> SqlContentStore::load_drafts(const std::vector<ContentPage>& pages) {
    std::vector<ContentPage> drafts;
    session_.query("SELECT page_code, document, at FROM content_draft ORDER BY page_code", {},
                   [&](const storage::Row& row) {
                       const auto of = std::ranges::find(pages, row.text(0), &ContentPage::code);
                       if (of == pages.end()) return;
                       ReadPage read = read_page_document(row.text(1), *of);
                       if (!read.problems.empty()) return;  // the page itself rather than half of a draft
                       ContentPage draft = std::move(read.page);
                       draft.modified_at = row.integer(2);
                       drafts.push_back(std::move(draft));
                   });
    return drafts;
}

ContentData SqlContentStore::load() {
    ContentData data{.pages = pages()};
    data.drafts = load_drafts(data.pages);
    data.previews = session_.rows(
        "SELECT token_hash, as_of, expires_at FROM content_preview", {}, [](const storage::Row& row) {
            return ContentPreview{row.get<std::string>(0), row.integer(1), row.integer(2)};
        });
    data.moved =
        session_.rows("SELECT kind, old_code, new_code, temporary FROM moved_address ORDER BY kind, old_code", {},
                      [](const storage::Row& row) {
                          return MovedAddress{row.get<std::string>(0), row.get<std::string>(1),
                                              row.get<std::string>(2), row.get<bool>(3)};
                      });
    return data;
}

void SqlContentStore::add_preview(const ContentPreview& preview, TimePoint now) {
    session_.execute("DELETE FROM content_preview WHERE expires_at < $1", {to_millis(now)});
    session_.execute("INSERT INTO content_preview (token_hash, as_of, expires_at) VALUES ($1, $2, $3)",
                     {preview.token_hash, preview.as_of, preview.expires_at});
    storage::append_change(session_, "content", "*");
}

}  // namespace spaza
