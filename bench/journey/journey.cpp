// Shoppers buying: add to cart, checkout, confirm, payment modes, order. Prints rates and latencies. Then the same
// shoppers only add to their carts, as long again. bench_journey HOST PORT SHOPPERS SECONDS
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <latch>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "journey/client.hpp"

namespace {

using namespace std::chrono;

struct Latencies {
    std::vector<double> adds, orders, journeys, only_adds;  // milliseconds
};

double since(steady_clock::time_point began) {
    return duration<double, std::milli>(steady_clock::now() - began).count();
}

double at(std::vector<double>& values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

std::vector<std::string> products(bench::Client& shop) {
    std::vector<std::string> codes;
    for (int page = 0; page < 5; ++page) {
        const auto found =
            shop.call("GET", "/products/search?query=%3Arelevance&pageSize=100&fields=FULL&currentPage=" +
                                 std::to_string(page));
        for (const auto& product : found.at("products").as_array()) {
            const auto* type = product.as_object().if_contains("tradingType");
            if (type && type->as_string() != "00") continue;
            const auto is = [&](const char* what) {
                const auto* said = product.as_object().if_contains(what);
                return said && said->as_bool();
            };
            if (is("requiresTvLicence") || is("preOrder") || is("liquor")) continue;
            codes.emplace_back(product.at("code").as_string());
        }
    }
    return codes;
}

void become_a_customer(bench::Client& shop, int number) {
    const std::string email =
        "shopper" + std::to_string(number) + "." + std::to_string(std::random_device{}()) + "@example.co.za";
    const auto session = shop.call(
        "POST", "/newUser",
        R"({"email":")" + email +
            R"(","firstName":"Thandi","lastName":"Nkosi","password":"Spaza#2026","rePassword":"Spaza#2026","termsAndConditions":true})");
    shop.token = session.at("access_token").as_string();
    shop.call(
        "POST", "/users/current/addresses?useAddress=true",
        R"({"firstName":"Thandi","lastName":"Nkosi","cellphone":"0821234567","line1":"Harry Galaun Drive","line2":"22","town":"Midrand","city":"Midrand","region":{"isocode":"ZA-GP"},"postalCode":"1682","defaultAddress":true})");
}

/// Every shipment by its first choice that can be had.
std::string confirmation(const boost::json::value& checkout) {
    boost::json::array shipments;
    for (const auto& shipment : checkout.at("shipmentEntries").at("shipments").as_array())
        for (const auto& info : shipment.at("deliveryInfos").as_array())
            if (info.at("storeAvailable").as_bool()) {
                shipments.push_back({{"posName", shipment.at("posName")},
                                     {"tradingType", shipment.at("tradingType")},
                                     {"code", info.at("code")}});
                break;
            }
    return boost::json::serialize(boost::json::object{{"shipments", shipments}});
}

void buy(bench::Client& shop, const std::string& product, Latencies& times) {
    const auto began = steady_clock::now();
    shop.call("POST", "/users/current/carts/addtocart", R"({"productCode":")" + product + R"(","quantity":1})");
    times.adds.push_back(since(began));
    const auto checkout = shop.call("GET", "/users/current/carts/current/checkout?fields=FULL");
    shop.call("POST", "/users/current/carts/current/confirmCheckout", confirmation(checkout));
    const auto modes = shop.call("GET", "/users/current/carts/current/getPaymentPageDetails");
    const auto ordering = steady_clock::now();
    shop.call("POST", "/users/current/orders",
              R"({"cartId":"current","paymentMode":"card","confirmDuplicate":true,"termsChecked":true})");
    times.orders.push_back(since(ordering));
    times.journeys.push_back(since(began));
}

void put_away(bench::Client& shop) {
    try {
        shop.call("DELETE", "/users/current/carts/current");
    } catch (const boost::system::system_error&) {
        throw;
    } catch (const std::exception&) {  // there is none
    }
}

/// Carts of up to ten entries; emptying them is not timed.
void fill_carts(bench::Client& shop, const std::vector<std::string>& codes, std::mt19937& random,
                steady_clock::time_point end, std::vector<double>& times) {
    for (int n = 1; steady_clock::now() < end; ++n) {
        const auto& product = codes[random() % codes.size()];
        const auto began = steady_clock::now();
        shop.call("POST", "/users/current/carts/addtocart",
                  R"({"productCode":")" + product + R"(","quantity":1})");
        times.push_back(since(began));
        if (n % 10 == 0) put_away(shop);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fputs("bench_journey HOST PORT SHOPPERS SECONDS\n", stderr);
        return 2;
    }
    const int shoppers = std::atoi(argv[3]);
    const auto length = seconds{std::atoi(argv[4])};
    std::vector<std::string> codes;
    {
        bench::Client shop{argv[1], argv[2]};
        codes = products(shop);
    }

    std::latch ready{shoppers};
    std::latch bought{shoppers};
    std::latch go{1};
    std::latch go_adding{1};
    std::atomic<int> failed{0};
    std::mutex mutex;
    std::mutex signing_up;
    Latencies all;
    std::string first_failure;
    std::vector<std::thread> threads;
    steady_clock::time_point end;
    steady_clock::time_point end_adding;
    for (int n = 0; n < shoppers; ++n)
        threads.emplace_back([&, n] {
            Latencies mine;
            std::mt19937 random{static_cast<unsigned>(n)};
            bool counted_ready = false;
            bool counted_bought = false;
            try {
                bench::Client shop{argv[1], argv[2]};
                {
                    const std::lock_guard one_by_one{signing_up};  // passwords are hashed by few at a time
                    become_a_customer(shop, n);
                }
                counted_ready = true;
                ready.count_down();
                go.wait();
                while (steady_clock::now() < end) try {
                        buy(shop, codes[random() % codes.size()], mine);
                    } catch (const boost::system::system_error&) {
                        throw;
                    } catch (const std::exception& refused) {
                        ++failed;  // sold out: put the cart away and buy something else
                        {
                            std::lock_guard lock{mutex};
                            if (first_failure.empty()) first_failure = refused.what();
                        }
                        put_away(shop);
                    }
                counted_bought = true;
                bought.count_down();
                go_adding.wait();
                fill_carts(shop, codes, random, end_adding, mine.only_adds);
            } catch (const std::exception& failure) {
                std::fprintf(stderr, "shopper %d: %s\n", n, failure.what());
                if (!counted_ready) ready.count_down();
                if (!counted_bought) bought.count_down();
                ++failed;
            }
            std::lock_guard lock{mutex};
            for (auto member : {&Latencies::adds, &Latencies::orders, &Latencies::journeys, &Latencies::only_adds})
                (all.*member).insert((all.*member).end(), (mine.*member).begin(), (mine.*member).end());
        });
    ready.wait();
    end = steady_clock::now() + length;
    go.count_down();
    bought.wait();
    end_adding = steady_clock::now() + length;
    go_adding.count_down();
    for (auto& thread : threads) thread.join();

    const auto rate = static_cast<double>(all.journeys.size()) / static_cast<double>(length.count());
    std::printf("%d shoppers: %.1f journeys/s, %d refused\n", shoppers, rate, failed.load());
    std::printf(
        "  add to cart p50 %.1f ms, p95 %.1f ms; order p50 %.1f ms, p95 %.1f ms; journey p50 %.1f ms, p95 %.1f "
        "ms\n",
        at(all.adds, .5), at(all.adds, .95), at(all.orders, .5), at(all.orders, .95), at(all.journeys, .5),
        at(all.journeys, .95));
    std::printf("  only adding: %.1f/s, p50 %.1f ms, p95 %.1f ms\n",
                static_cast<double>(all.only_adds.size()) / static_cast<double>(length.count()),
                at(all.only_adds, .5), at(all.only_adds, .95));
    std::printf("  bought in all: %zu\n", all.journeys.size());
    if (!first_failure.empty()) std::printf("  first refusal: %s\n", first_failure.substr(0, 300).c_str());
    return all.journeys.empty() ? 1 : 0;
}
