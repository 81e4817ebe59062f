#include "shop/content/content_store_sql.hpp"

#include <map>

namespace spaza {
namespace {

ContentSlot& slot_of(ContentPage& page, std::string_view code) {
    for (ContentSlot& slot : page.slots)
        if (slot.code == code) return slot;
    page.slots.push_back({.code = std::string{code}, .lazy = false, .components = {}});
    return page.slots.back();
}

}  // namespace

std::vector<ContentPage> SqlContentStore::load() {
    auto pages =
        session_.rows("SELECT code, name, title, seo_title, seo_description FROM content_page ORDER BY code", {},
                      [](const storage::Row& row) {
                          return ContentPage{.code = row.get<std::string>(0),
                                             .name = row.get<std::string>(1),
                                             .title = row.get<std::string>(2),
                                             .seo_title = row.get<std::string>(3),
                                             .seo_description = row.get<std::string>(4),
                                             .slots = {}};
                      });
    std::map<std::string, ContentPage*, std::less<>> by_code;
    for (ContentPage& page : pages) by_code.emplace(page.code, &page);
    session_.query(
        "SELECT page_code, slot_code, slot_lazy, uid, type_code, name, properties FROM content_component "
        "ORDER BY page_code, slot_position, slot_code, position, uid",
        {}, [&](const storage::Row& row) {
            const auto page = by_code.find(row.text(0));
            if (page == by_code.end()) return;
            ContentSlot& slot = slot_of(*page->second, row.text(1));
            slot.lazy = slot.lazy || row.get<bool>(2);
            slot.components.push_back({.uid = row.get<std::string>(3),
                                       .type_code = row.get<std::string>(4),
                                       .name = row.get<std::string>(5),
                                       .properties = row.get<std::string>(6),
                                       .product_codes = {}});
        });
    return pages;
}

}  // namespace spaza
