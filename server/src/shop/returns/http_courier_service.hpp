#pragma once

#include "base/web_calls.hpp"
#include "shop/returns/collection.hpp"

namespace spaza {

struct CourierSettings {
    std::string url;    // empty: nobody can be asked
    std::string token;  // sent as bearer
};

/// Asks a courier over HTTPS: POST {reference, address, contactName, contactPhone, deliverTo, from, units} →
/// {carrier, booking, day, window}; POST …/cancel {booking}. Anything but a whole answer counts as none.
class HttpCourierService final : public Courier {
public:
    HttpCourierService(CourierSettings settings, WebCalls& calls)
        : settings_{std::move(settings)}, calls_{calls} {}
    std::expected<CollectionBooking, std::string> book(const CollectionOrder& order) override;
    std::expected<void, std::string> cancel(const std::string& reference) override;

private:
    WebCalls::Headers headers() const;
    CourierSettings settings_;
    WebCalls& calls_;
};

}  // namespace spaza
