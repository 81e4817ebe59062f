#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"

/// Stock as the shop's people correct, move and count it.
namespace spaza {

struct StockPlace {
    std::string code;
    std::string name;
    bool is_warehouse{};
};

/// Units of one product at one place.
struct StockShelf {
    StockPlace place;
    int on_hand{};
    int reserved{};
    std::optional<TimePoint> counted_at{};
    std::string counted_by{};
    int free() const { return on_hand - reserved; }
};

/// A shelf that is held until the transaction ends.
struct HeldShelf {
    std::string product;
    std::string name;
    int on_hand{};
    int reserved{};
    Money price;  // of now; nothing without one
};

/// What a list says of a product's stock, at one place or all of them.
struct StockLine {
    std::string code;
    std::string name;
    std::string image;
    int on_hand{};
    int reserved{};
    int sold{};  // units ordered in the last 28 days
    std::optional<TimePoint> last_ordered{};
    int waiting{};  // shoppers who asked to be notified
    std::optional<Money> price{};
};

enum class MovementKind { adjustment, transfer, count };
std::string_view name_of(MovementKind kind);
std::optional<MovementKind> movement_kind_named(std::string_view name);

struct StockMovement {
    std::int64_t number{};  // of the act
    TimePoint at;
    MovementKind kind{};
    std::string product;
    std::string name{};  // of it, where it is listed
    StockPlace place;
    int before{};
    int after{};
    std::string reason;
    std::string note;
    std::string batch;
    Money value{};
    std::string by;
    std::optional<std::int64_t> undone_by{};
    bool agreed{};  // two people said yes
};

/// Which movements are asked for; "" for any.
struct MovementQuestion {
    std::string store{};
    std::string product{};
    std::optional<MovementKind> kind{};
    TimePoint since{};
    std::int64_t before{INT64_MAX};  // numbers below
    int most{20};
};

struct StockAdminPolicy {
    Money two_persons_over{};
    int low_units{};
    std::chrono::days dead_after{};
};

struct StockAdjustment {
    std::string product;
    std::string store;
    std::optional<int> counted{};  // one of the two
    std::optional<int> change{};
    std::optional<int> expected{};  // what was on hand when it was looked at
    std::string reason;
    std::string note{};
};

struct TransferEntry {
    std::string product;
    int units{};
};

struct StockTransfer {
    std::string from;
    std::string to;
    std::vector<TransferEntry> entries;
    std::string note{};
};

struct CountedEntry {
    std::string product;
    int counted{};
};

struct StockCount {
    std::string store;
    std::vector<CountedEntry> entries;
    std::string note{};
};

struct CountLine {
    std::string product;
    std::string name;
    int on_hand{};
    int reserved{};
    int counted{};
    Money value{};          // of the difference, without its sign
    std::string skipped{};  // why nothing is done about it, in words
    int difference() const { return counted - on_hand; }
};

struct CountPlan {
    std::string mark;
    std::vector<CountLine> lines;
    Money value{};
    bool is_for_two{};
};

}  // namespace spaza
