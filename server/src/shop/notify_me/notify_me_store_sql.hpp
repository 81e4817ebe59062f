#pragma once

#include "platform/storage/storage.hpp"
#include "shop/notify_me/notify_me_store.hpp"

namespace spaza {

class SqlNotifyMeStore final : public NotifyMeStore {
public:
    explicit SqlNotifyMeStore(storage::Session& session) : session_{session} {}
    void add(const StockNotice& notice) override;
    std::vector<std::pair<ProductCode, TimePoint>> of(const CustomerId& customer) override;
    bool waits(const CustomerId& customer, const ProductCode& product) override;
    void drop(const CustomerId& customer, const ProductCode& product) override;
    std::vector<ProductCode> wanted_products() override;
    std::vector<StockNotice> waiting_for(const ProductCode& product) override;
    bool take(const StockNotice& notice) override;
    void keep_stop(const std::string& token_hash, const NoticeReader& reader, TimePoint at) override;
    std::optional<NoticeReader> reader_of(const std::string& token_hash) override;
    bool waits_for_any(const NoticeReader& reader) override;
    int drop_all(const NoticeReader& reader) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
