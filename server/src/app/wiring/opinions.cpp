#include <set>

#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/notify_me/notify_me_routes.hpp"
#include "shop/reviews/reviews_routes.hpp"

namespace spaza::app {

void wire_opinions(Application& application) {
    add_review_routes(application.router, transactional(application, &Scope::reviews));
    add_notify_me_routes(application.router, transactional(application, &Scope::notices));
    add_product_interest_routes(application.router, transactional(application, &Scope::notices));

    // Stock has changed, in this process's memory too: its listener was added first.
    const auto tell = [&application, origin = application.config.serve.public_url](const auto& concerns) {
        const auto notices = transactional(application, &Scope::notices);
        const auto back = notices.read([&](NotifyMeService& service) { return service.back_again(concerns); });
        if (back.empty()) return;
        const int reported =
            notices.write([&](NotifyMeService& service) { return service.tell_those_waiting(back, origin); });
        if (reported > 0) log::info("back_in_stock", {{"letters", std::int64_t{reported}}});
    };
    const auto changed = [tell](const std::vector<storage::Change>& changes) {
        std::set<std::string, std::less<>> products;  // the key of stock is `product|store`
        bool any = false;                             // a large import, or a store: anything may be back
        for (const storage::Change& change : changes) {
            any = any || change.key == "*" || change.kind == "store";
            if (change.kind == "stock" || change.kind == "product")
                products.insert(change.key.substr(0, change.key.find('|')));
        }
        if (any || !products.empty())
            tell([&](const ProductCode& product) { return any || products.contains(product.value); });
    };
    application.changes.tell(
        {.changed = changed, .lost_track = [tell] { tell([](const ProductCode&) { return true; }); }});
}

}  // namespace spaza::app
