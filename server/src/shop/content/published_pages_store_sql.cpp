#include <algorithm>

#include "shop/content/content_store_sql.hpp"
#include "shop/content/page_document.hpp"
#include "shop/content/published_pages.hpp"

namespace spaza {

std::vector<ContentPage> published_pages(storage::Session& session, const std::string& code) {
    return SqlContentStore{session}.pages(code);
}

void lock_page(storage::Session& session, const std::string& code) {
    session.query("SELECT 1 FROM content_page WHERE code = $1" + std::string{session.for_update()}, {code},
                  [](const storage::Row&) {});
}

void note_page_versions(storage::Session& session, const std::vector<std::string>& codes,
                        const Publication& publication) {
    if (codes.empty()) return;
    const auto pages = published_pages(session, codes.size() == 1 ? codes.front() : std::string{});
    for (const ContentPage& page : pages) {
        if (std::ranges::find(codes, page.code) == codes.end()) continue;
        const std::string document = version_document_of(page);
        const auto latest =
            session.row("SELECT document FROM content_version WHERE page_code = $1 ORDER BY number DESC LIMIT 1",
                        {page.code}, [](const storage::Row& row) { return row.get<std::string>(0); });
        if (latest == document) continue;
        session.execute(
            "INSERT INTO content_version (page_code, number, document, by_whom, at, why, act) VALUES ($1, (SELECT "
            "COALESCE(MAX(number), 0) + 1 FROM content_version WHERE page_code = $1), $2, $3, $4, $5, $6)",
            {page.code, document, publication.by, to_millis(publication.at), publication.why, publication.act});
    }
}

}  // namespace spaza
