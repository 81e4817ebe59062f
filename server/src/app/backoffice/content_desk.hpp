#pragma once

#include "shop/content_desk/content_desk_service.hpp"
#include "shop/content_desk/content_desk_store_sql.hpp"

namespace spaza::app::backoffice {

/// Pages in one transaction, in the name of one person.
struct ContentDesk {
    ContentDesk(storage::Session& session, const Clock& clock, StaffActSeries& acts, const std::string& by)
        : store{session}, service{store, acts, clock, by} {}
    ContentDesk(const ContentDesk&) = delete;
    ContentDesk& operator=(const ContentDesk&) = delete;

    SqlContentDeskStore store;
    ContentDeskService service;
};

}  // namespace spaza::app::backoffice
