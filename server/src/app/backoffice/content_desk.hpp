#pragma once

#include "shop/content_desk/content_desk_service.hpp"
#include "shop/content_desk/content_desk_store_sql.hpp"
#include "shop/redirects/redirects_store_sql.hpp"

namespace spaza::app::backoffice {

/// Pages in one transaction, in the name of one person.
struct ContentDesk {
    ContentDesk(storage::Session& session, const Clock& clock, StaffActSeries& acts, const std::string& by)
        : store{session},
          redirect_store{session},
          redirects{redirect_store, acts, clock, by},
          service{store, redirects, acts, clock, by} {}
    ContentDesk(const ContentDesk&) = delete;
    ContentDesk& operator=(const ContentDesk&) = delete;

    SqlContentDeskStore store;
    SqlRedirectStore redirect_store;
    RedirectService redirects;
    ContentDeskService service;
};

}  // namespace spaza::app::backoffice
