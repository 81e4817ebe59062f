#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "base/clock.hpp"
#include "shop/location/geocoder.hpp"

namespace spaza::app {

/// The addresses of a Geocoding API answer; nothing when it is not one, or a refusal.
std::optional<std::vector<FoundAddress>> read_google_addresses(std::string_view json);

/// Google's Geocoding API, asked from the server, so that a shopper's position is not given away by their browser.
/// One that fails is left alone for a while: shoppers then get the gazetteer at once.
class GoogleGeocoder final : public Geocoder {
public:
    /// The body of an answer with status 200; nothing for any other.
    using Fetch = std::function<std::optional<std::string>(const std::string& url)>;

    GoogleGeocoder(std::string base_url, std::string key, Fetch fetch, const Clock& clock)
        : base_url_{std::move(base_url)}, key_{std::move(key)}, fetch_{std::move(fetch)}, clock_{clock} {}

    std::optional<std::vector<FoundAddress>> search(std::string_view text, std::size_t most) override;
    std::optional<std::vector<FoundAddress>> at(const GeoPoint& point) override;

private:
    std::optional<std::vector<FoundAddress>> ask(const std::string& query);

    const std::string base_url_;
    const std::string key_;
    const Fetch fetch_;
    const Clock& clock_;
    std::atomic<std::int64_t> rests_until_{0};
};

/// Nothing without a key.
std::unique_ptr<Geocoder> make_google_geocoder(const std::string& base_url, const std::string& key,
                                               const Clock& clock);

}  // namespace spaza::app
