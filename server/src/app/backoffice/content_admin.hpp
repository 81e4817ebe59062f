#pragma once

#include "shop/content_admin/content_admin_service.hpp"
#include "shop/content_admin/content_admin_store_sql.hpp"
#include "shop/redirects/redirects_store_sql.hpp"

namespace spaza::app::backoffice {

/// Pages in one transaction, in the name of one person.
struct ContentAdmin {
    ContentAdmin(storage::Session& session, const Clock& clock, StaffActSeries& acts, const std::string& by)
        : store{session},
          redirect_store{session},
          redirects{redirect_store, acts, clock, by},
          service{store, redirects, acts, clock, by} {}
    ContentAdmin(const ContentAdmin&) = delete;
    ContentAdmin& operator=(const ContentAdmin&) = delete;

    SqlContentAdminStore store;
    SqlRedirectStore redirect_store;
    RedirectService redirects;
    ContentAdminService service;
};

}  // namespace spaza::app::backoffice
