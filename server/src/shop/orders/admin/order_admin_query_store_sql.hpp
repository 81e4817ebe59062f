#pragma once

#include <deque>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/orders/admin/order_admin.hpp"

namespace spaza {

/// Of an event `e`: a payment of another amount, by the gateway's own word, or one that was taken back.
extern const std::string kDoubtful;
/// And nobody has looked at it.
extern const std::string kInDoubt;

/// Orders of which codes are looked for: from the first, up to but not with the last; "" for no bound.
struct CodeRange {
    std::string from{};
    std::string before{};
    bool is_empty{};  // nothing was placed then
};

/// The text of one question about orders, with its values. The rarest thing that is asked for goes first: it names
/// codes in order from an index, no more than are wanted, and everything else is asked of those alone.
class OrderAdminQuery {
public:
    OrderAdminQuery(storage::Engine engine, const OrderQuestion& question, const CodeRange& range)
        : engine_{engine}, question_{question}, range_{range} {}

    /// `SELECT code …`: the first `most` of what is asked for, in the order of codes.
    std::string codes(int most, bool newest_first);
    /// `SELECT code …`: a page of what is asked for, when that is at most kMostOrdersCounted.
    std::string page_of_few();
    /// The same by value, when it is more: along the index of values.
    std::string page_of_many_by_value();

    /// `SELECT id …`: the customers that what is searched for is of, an order's among them; "" for none.
    std::string customers_searched();

    const std::vector<storage::Value>& values() const { return values_; }

private:
    std::string text(std::string value);
    std::string number(std::int64_t value);
    std::string range_of(const std::string& column);
    std::string placed_then(const std::string& alias);
    std::string order_placed_then(const std::string& code);
    std::string has_part(const std::string& order);
    std::string part_conditions(const std::string& alias, const std::string& by_hand);
    std::string of_parts(int most, bool newest_first);
    std::string of_heads(int most, bool newest_first);
    std::string of_doubts(int most, bool newest_first);
    std::string of_search(int most, bool newest_first);
    std::string customers();
    std::string view_condition();
    std::string all_conditions();
    std::string page_end();

    storage::Engine engine_;
    const OrderQuestion& question_;
    const CodeRange& range_;
    std::deque<std::string> texts_;  // what the values look at
    std::vector<storage::Value> values_;
};

}  // namespace spaza
