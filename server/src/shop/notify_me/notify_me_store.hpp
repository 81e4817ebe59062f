#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shop/notify_me/notify_me.hpp"

namespace spaza {

struct NotifyMeStore {
    virtual ~NotifyMeStore() = default;
    /// A second request replaces the first.
    virtual void add(const StockNotice& notice) = 0;
    /// What the customer waits for, and since when.
    virtual std::vector<std::pair<ProductCode, TimePoint>> of(const CustomerId& customer) = 0;
    virtual bool waits(const CustomerId& customer, const ProductCode& product) = 0;
    virtual void drop(const CustomerId& customer, const ProductCode& product) = 0;
    virtual std::vector<ProductCode> wanted_products() = 0;
    virtual std::vector<StockNotice> waiting_for(const ProductCode& product) = 0;
    /// False when somebody else has taken it.
    virtual bool take(const StockNotice& notice) = 0;

    /// Remembers whom the link in a mail is for.
    virtual void keep_stop(const std::string& token_hash, const NoticeReader& reader, TimePoint at) = 0;
    virtual std::optional<NoticeReader> reader_of(const std::string& token_hash) = 0;
    virtual bool waits_for_any(const NoticeReader& reader) = 0;
    /// Everything this reader still waits for. Answers how many.
    virtual int drop_all(const NoticeReader& reader) = 0;
};

}  // namespace spaza
