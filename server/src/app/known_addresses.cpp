#include "app/known_addresses.hpp"

#include <memory>
#include <set>
#include <string>

#include "shop/content/content_rules.hpp"
#include "shop/content/content_store_sql.hpp"

namespace spaza::app {

Addresses known_addresses(storage::Session& session) {
    const auto pages = std::make_shared<std::set<std::string>>();
    const auto categories = std::make_shared<std::set<std::string>>();
    for (const ContentPage& page : SqlContentStore{session}.load().pages) {
        if (page.draft) continue;
        pages->insert(page_path(page));
        for (const FramePage& of_frame : frame_pages())
            if (of_frame.code == page.code) pages->emplace(of_frame.path);
    }
    session.query("SELECT code FROM category", {},
                  [&](const storage::Row& row) { categories->emplace(row.text(0)); });
    return {.is_page = [pages](const std::string& path) { return pages->contains(path); },
            .is_category = [categories](const std::string& code) { return categories->contains(code); }};
}

}  // namespace spaza::app
