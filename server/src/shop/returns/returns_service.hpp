#pragma once

#include "base/holidays.hpp"
#include "shop/addresses/addresses_service.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"
#include "shop/returns/collection.hpp"
#include "shop/returns/returns_rules.hpp"
#include "shop/returns/shown_returns_service.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// The customer's side of returns. What is somebody else's is not there for them.
class ReturnService {
public:
    static constexpr int kMostPerPage = 100;

    ReturnService(ReturnStore& store, FulfilmentService& fulfilment, AttachmentAccess& files,
                  AddressService& addresses, CustomerDirectory& customers, const StoreReader& stores,
                  const TermsReader& terms, const HolidayCalendar& holidays, ShownReturnsService& shown,
                  const Clock& clock, const ReturnPolicy& policy)
        : store_{store},
          fulfilment_{fulfilment},
          files_{files},
          addresses_{addresses},
          customers_{customers},
          stores_{stores},
          terms_{terms},
          holidays_{holidays},
          shown_{shown},
          clock_{clock},
          policy_{policy} {}

    /// What of an order may come back, and how.
    Result<Returnables> returnables(const CustomerId& customer, const OrderCode& order);
    /// What that would pay back; nothing is changed.
    Result<ReturnPreview> preview(const CustomerId& customer, const ReturnForm& form);
    /// A return is asked for. What nobody has to look at is approved at once.
    Result<ShownReturn> request(const CustomerId& customer, const ReturnForm& form);
    Result<ShownReturn> find(const CustomerId& customer, const std::string& code);
    ReturnPage page(const CustomerId& customer, const ReturnFilter& filter);
    /// While it is not on its way; one that is cancelled already stays so.
    Result<ShownReturn> cancel(const CustomerId& customer, const std::string& code);

    using StoreNearby = std::pair<PointOfService, double>;
    /// The stores that take returns, nearest first: to that place, else to the order's address, else to the zone's
    /// store.
    std::vector<StoreNearby> drop_off_stores(const CustomerId& customer, const OrderCode& order,
                                             const std::optional<GeoPoint>& near, const StoreCode& zone);
    std::optional<PointOfService> store(const StoreCode& code) const { return stores_.find(code); }

    // Done by the shop itself.
    std::vector<std::string> not_handed_in() { return store_.not_handed_in(clock_.now(), kMostPerPage); }
    Result<ShownReturn> expire(const std::string& code);
    /// The courier hears that a booking is not wanted, however often it takes.
    void do_not_collect(const std::string& code, const std::string& reference) {
        shown_.do_not_collect(code, reference);
    }
    /// What the courier is to be asked; nothing when the return does not wait for that any more.
    std::optional<CollectionOrder> to_collect(const std::string& code);
    Result<ShownReturn> collection_booked(const std::string& code, const CollectionBooking& booking);

private:
    struct Seen {
        Order order;
        std::vector<ReturnableEntry> entries;
        std::vector<std::string> open;
        std::map<std::string, ReturnWindows> windows;  // of each part that was handed over
    };
    Result<Order> order_of(const CustomerId& customer, const OrderCode& code, bool to_change);
    Seen seen(Order order);
    Result<std::vector<ReturnEntry>> entries_of(const Seen& seen, const ReturnForm& form);
    Result<ReturnFacts> facts_of(const CustomerId& customer, const Seen& seen, const ReturnForm& form);
    Result<ReturnPickup> pickup_of(const CustomerId& customer, const Order& order, const ReturnForm& form);
    Done add_files(const CustomerId& customer, const ReturnRequest& request, const ReturnForm& form);
    TimePoint hand_in_until() const;

    ReturnStore& store_;
    FulfilmentService& fulfilment_;
    AttachmentAccess& files_;
    AddressService& addresses_;
    CustomerDirectory& customers_;
    const StoreReader& stores_;
    const TermsReader& terms_;
    const HolidayCalendar& holidays_;
    ShownReturnsService& shown_;
    const Clock& clock_;
    const ReturnPolicy& policy_;
};

}  // namespace spaza
