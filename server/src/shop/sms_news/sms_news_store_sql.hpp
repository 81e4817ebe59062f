#pragma once

#include "platform/storage/storage.hpp"
#include "shop/sms_news/sms_news_store.hpp"

namespace spaza {

class SqlSmsNewsStore final : public SmsNewsStore {
public:
    explicit SqlSmsNewsStore(storage::Session& session) : session_{session} {}
    std::vector<SmsChoice> choices(const CustomerId& customer) override;
    void choose(const SmsChoiceMade& made, const std::string& wording) override;
    std::optional<std::string> proven_number(const CustomerId& customer) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
