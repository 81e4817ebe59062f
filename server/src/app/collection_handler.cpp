#include "app/collection_handler.hpp"

#include "platform/log/log.hpp"
#include "shop/returns/collection_message.hpp"

namespace spaza::app {
namespace {

void book(Courier& courier, const Transactional<ReturnService>& returns, const std::string& code) {
    const auto order = returns.read([&](ReturnService& service) { return service.to_collect(code); });
    if (!order) return;  // cancelled meanwhile, or booked by an earlier try
    const auto booking = courier.book(*order);
    if (!booking) throw std::runtime_error{booking.error()};
    const auto kept =
        returns.write([&](ReturnService& service) { return service.collection_booked(code, *booking); });
    if (kept) return;
    log::warn("collection_not_kept", {{"return", code}, {"why", kept.error().message_key}});
    // A message of its own, which is tried until the courier has heard it.
    returns.write([&](ReturnService& service) {
        service.do_not_collect(code, booking->reference);
        return true;
    });
}

}  // namespace

storage::OutboxWorker::Handler collection_handler(Courier& courier, Transactional<ReturnService> returns) {
    return [&courier, returns = std::move(returns)](const storage::OutboxMessage& row) {
        const auto message = json::read<CollectionMessage>(row.payload);
        if (!message) throw storage::Undeliverable{"no message for the courier"};
        if (message->cancelled.empty()) {
            book(courier, returns, message->request);
            return;
        }
        if (const auto done = courier.cancel(message->cancelled); !done) throw std::runtime_error{done.error()};
    };
}

}  // namespace spaza::app
