#include "app/maps/google_geocoder.hpp"

#include <gmock/gmock.h>

namespace spaza::app {
namespace {

/// The shape of a real South African answer.
constexpr const char* kBondStreet = R"({"status":"OK","results":[{
  "formatted_address":"410 Bond St, Ferndale, Randburg, 2160, South Africa",
  "geometry":{"location":{"lat":-26.0907,"lng":28.0001},"location_type":"ROOFTOP"},
  "address_components":[
    {"long_name":"410","short_name":"410","types":["street_number"]},
    {"long_name":"Bond Street","short_name":"Bond St","types":["route"]},
    {"long_name":"Ferndale","short_name":"Ferndale","types":["political","sublocality","sublocality_level_1"]},
    {"long_name":"Randburg","short_name":"Randburg","types":["locality","political"]},
    {"long_name":"City of Johannesburg","short_name":"JHB","types":["administrative_area_level_2","political"]},
    {"long_name":"Gauteng","short_name":"GP","types":["administrative_area_level_1","political"]},
    {"long_name":"South Africa","short_name":"ZA","types":["country","political"]},
    {"long_name":"2160","short_name":"2160","types":["postal_code"]}]}]})";

struct SetClock final : Clock {
    TimePoint at{std::chrono::milliseconds{1'767'600'000'000}};
    TimePoint now() const override { return at; }
};

TEST(GoogleGeocoder, ReadsAnAddressByItsTypes) {
    const auto found = read_google_addresses(kBondStreet);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1U);
    const FoundAddress& address = found->front();
    EXPECT_EQ(address.street_number, "410");
    EXPECT_EQ(address.street_name, "Bond Street");
    EXPECT_EQ(address.sublocality1, "Ferndale");
    EXPECT_EQ(address.locality, "Randburg");
    EXPECT_EQ(address.political, "City of Johannesburg");
    EXPECT_EQ(address.region, "ZA-GP");
    EXPECT_EQ(address.province, "Gauteng");
    EXPECT_EQ(address.postal_code, "2160");
    EXPECT_EQ(address.country, "ZA");
    EXPECT_DOUBLE_EQ(address.at.latitude, -26.0907);
}

TEST(GoogleGeocoder, TellsNothingFoundFromNoAnswer) {
    EXPECT_EQ(read_google_addresses(R"({"status":"ZERO_RESULTS","results":[]})")->size(), 0U);
    for (const char* body :
         {R"({"status":"REQUEST_DENIED","results":[]})", R"({"status":"OK"})", "[]", "<html>", ""})
        EXPECT_FALSE(read_google_addresses(body)) << body;
    EXPECT_EQ(read_google_addresses(R"({"status":"OK","results":[1,{},{"address_components":[]}]})")->size(), 0U);
}

TEST(GoogleGeocoder, AsksForSouthAfricaAndKeepsTheMostAskedFor) {
    const SetClock clock;
    std::string asked;
    GoogleGeocoder geocoder{"https://maps.example", "k&y",
                            [&](const std::string& url) {
                                asked = url;
                                return std::optional<std::string>{kBondStreet};
                            },
                            clock};
    EXPECT_EQ(geocoder.search("410 Bond & Main", 1)->size(), 1U);
    EXPECT_THAT(asked,
                testing::StartsWith("https://maps.example/maps/api/geocode/json?address=410%20Bond%20%26%20Main"
                                    "&components=country:ZA"));
    EXPECT_THAT(asked, testing::EndsWith("&key=k%26y"));
}

TEST(GoogleGeocoder, RestsAfterAFailure) {
    SetClock clock;
    int calls = 0;
    bool works = false;
    GoogleGeocoder geocoder{"https://maps.example", "key",
                            [&](const std::string&) -> std::optional<std::string> {
                                ++calls;
                                return works ? std::optional<std::string>{kBondStreet} : std::nullopt;
                            },
                            clock};
    EXPECT_FALSE(geocoder.at({-26.09, 28.0}));
    works = true;
    EXPECT_FALSE(geocoder.at({-26.09, 28.0}));
    EXPECT_EQ(calls, 1);
    clock.at += std::chrono::seconds{31};
    EXPECT_TRUE(geocoder.at({-26.09, 28.0}));
    EXPECT_EQ(calls, 2);
}

}  // namespace
}  // namespace spaza::app
