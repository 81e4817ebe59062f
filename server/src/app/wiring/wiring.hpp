#pragma once

namespace spaza {
class AssortmentSnapshot;
struct AccountCalls;
class SessionCache;
}  // namespace spaza

namespace spaza::app {

struct Application;

// Each noun hangs its routes into the router and starts what it needs. Called once, before serving, in this order.

void wire_terms(Application& application);
void wire_policies(Application& application);
void wire_events(Application& application);

void wire_promotions(Application& application);
void wire_stores(Application& application);
void wire_catalogue(Application& application);
void wire_store_finder(Application& application);
void wire_content(Application& application);
void wire_seo(Application& application);
void wire_installed_app(Application& application);
void wire_opinions(Application& application);
/// Messages to the shop and their files.
void wire_tickets(Application& application);
/// What staff do about them, over HTTP.
void wire_backoffice(Application& application);
/// What lists of products are found by; and campaigns, which start and end by themselves.
AssortmentSnapshot& wire_assortment(Application& application);
void wire_pictures(Application& application);
void wire_location(Application& application);
void wire_accounts(Application& application);
/// Part of the accounts: identity providers.
void wire_social(Application& application, const AccountCalls& accounts);
/// Part of the accounts: passkeys.
void wire_passkeys(Application& application, const AccountCalls& accounts);
/// Part of the accounts: what is held of a customer, to have and to have deleted.
void wire_privacy(Application& application, SessionCache& cache);
void wire_addresses(Application& application);
void wire_mail(Application& application);
void wire_push(Application& application);
void wire_wishlist(Application& application);
void wire_deals(Application& application);
void wire_commerce(Application& application);
/// Every path nobody else answers is a page; last, for its pages are made of all the others' answers.
void wire_pages(Application& application);

/// All of them.
void wire(Application& application);

}  // namespace spaza::app
