#include "app/wiring/wiring.hpp"

#include "app/application.hpp"

namespace spaza::app {

void wire(Application& application) {
    wire_terms(application);
    wire_policies(application);
    wire_events(application);
    wire_promotions(application);
    wire_stores(application);
    wire_pictures(application);
    wire_catalogue(application);
    wire_store_finder(application);
    wire_content(application);
    wire_seo(application);
    wire_installed_app(application);
    wire_location(application);
    wire_accounts(application);
    wire_addresses(application);
    wire_mail(application);
    wire_push(application);
    wire_wishlist(application);
    wire_deals(application);
    wire_commerce(application);
    wire_opinions(application);
    wire_tickets(application);
    wire_backoffice(application);
    wire_pages(application);
}

}  // namespace spaza::app
