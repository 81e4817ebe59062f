#pragma once

#include "platform/storage/storage.hpp"
#include "shop/tickets/tickets_store.hpp"

namespace spaza {

class SqlTicketStore final : public TicketStore {
public:
    explicit SqlTicketStore(storage::Session& session) : session_{session} {}
    std::string next_id() override;
    void add(const Ticket& ticket) override;
    std::optional<Ticket> find(const std::string& id) override;
    std::optional<Ticket> lock(const std::string& id) override;
    void save(const Ticket& ticket) override;
    void add(const std::string& ticket, const TicketEvent& event) override;
    void add(const std::string& ticket, const TicketSatisfaction& said) override;
    void set_asked(const std::string& id, TimePoint now) override;
    SatisfactionCount satisfaction_since(TimePoint since) override;
    std::vector<Ticket> not_helped_since(TimePoint since, int most) override;
    TicketPage page(const CustomerId& customer, int page, int page_size) override;
    std::optional<std::string> of_reply_token(const std::string& token) override;
    void set_reply_token(const std::string& id, const std::string& token) override;
    int written_since(const CustomerId& customer, bool internal, TimePoint since) override;
    bool first_time(const std::string& digest, TimePoint now) override;
    std::vector<TicketObject> orders_of(const CustomerId& customer, int most) override;
    std::optional<TicketObject> order_of(const CustomerId& customer, const std::string& code) override;

private:
    std::optional<Ticket> read(const std::string& id);
    storage::Session& session_;
};

}  // namespace spaza
