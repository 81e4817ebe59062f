#include <array>
#include <random>
#include <thread>

#include "support/how_many.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

/// Units of one product at one point of service, as the history of what was acknowledged has them.
struct Reported {
    std::atomic<std::int64_t> received{0};
    std::atomic<std::int64_t> reserved{0};
    std::atomic<std::int64_t> sold{0};
};

using StockHistoryTest = OrderingTest;

/// 64 clients order, pay, let go, send back and unpack at random; what they were promised must be what there is.
TEST_P(StockHistoryTest, NothingIsSoldThatNeverCameHoweverManyMoveIt) {
    constexpr int kClients = 64;
    const std::array<std::string, 3> products{"RICE", "SAMP", "MIELIES"};
    const std::array<std::string, 2> stores{"G205", "W001"};
    const int operations = how_many("SPAZA_TEST_OPERATIONS", 6'000);
    for (const std::string& product : products)
        for (const std::string& store : stores) shop->put(product, store, 5);
    std::map<std::pair<std::string, std::string>, Reported> reported;
    for (const std::string& product : products)
        for (const std::string& store : stores) reported[{product, store}].received = 5;
    const auto tell = [&](const Allocation& each) -> Reported& {
        return reported.at({each.product.value, each.store.value});
    };
    std::atomic<int> done = 0;
    std::atomic<int> refused = 0;

    at_once(kClients, [&](int client) {
        std::mt19937 random{static_cast<unsigned>(client)};
        const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
        std::vector<std::vector<Allocation>> waiting;
        std::vector<std::vector<Allocation>> paid;
        const auto take_one = [&](std::vector<std::vector<Allocation>>& from) {
            std::swap(from[static_cast<std::size_t>(below(static_cast<int>(from.size())))], from.back());
            auto taken = std::move(from.back());
            from.pop_back();
            return taken;
        };
        const auto move = [&](const std::vector<Allocation>& what, auto how) {
            shop->does([&](TestShop::Services& services) {
                (services.reservations.*how)(what);
                return true;
            });
        };
        while (done.fetch_add(1) < operations) {
            const int what = below(10);
            if (what < 5) {  // an order of one or two products, wherever they are
                std::vector<StockRequest> requested;
                for (int entry = 0; entry <= below(2); ++entry)
                    requested.push_back({.entry_number = entry,
                                         .product = ProductCode{products[static_cast<std::size_t>(below(3))]},
                                         .units = 1 + below(3),
                                         .stores = {StoreCode{stores[0]}, StoreCode{stores[1]}}});
                const auto taken = shop->does(
                    [&](TestShop::Services& services) { return services.reservations.reserve(requested); });
                if (!taken) {
                    refused += 1;
                    continue;
                }
                for (const Allocation& each : *taken) tell(each).reserved += each.units;
                waiting.push_back(*taken);
            } else if (what < 7 && !waiting.empty()) {
                const auto order = take_one(waiting);
                move(order, &ReservationService::sell);
                for (const Allocation& each : order)
                    tell(each).reserved -= each.units, tell(each).sold += each.units;
                paid.push_back(order);
            } else if (what < 8 && !waiting.empty()) {
                const auto order = take_one(waiting);
                move(order, &ReservationService::release);
                for (const Allocation& each : order) tell(each).reserved -= each.units;
            } else if (what < 9 && !paid.empty()) {
                const auto order = take_one(paid);
                move(order, &ReservationService::put_back);
                for (const Allocation& each : order) tell(each).sold -= each.units;
            } else if (below(4) == 0) {
                const Allocation came{0, ProductCode{products[static_cast<std::size_t>(below(3))]},
                                      StoreCode{stores[static_cast<std::size_t>(below(2))]}, 1 + below(3)};
                move({came}, &ReservationService::put_back);
                tell(came).received += came.units;
            }
        }
    });

    EXPECT_GT(refused, operations / 50);  // there was never enough for all
    for (const auto& [where, units] : reported) {
        const Shelf there = shop->shelf(where.first, where.second);
        EXPECT_EQ(there, (Shelf{units.received - units.sold, units.reserved})) << where.first << where.second;
        EXPECT_LE(units.sold + units.reserved, units.received) << where.first << where.second;
    }
}

ON_BOTH_ENGINES(StockHistoryTest);

}  // namespace
}  // namespace spaza::testing
