#include "app/warehouse_feed.hpp"

#include <stdexcept>

#include "base/signature.hpp"

namespace spaza::app {

storage::OutboxWorker::Handler feed_handler(std::string url, std::string secret, const Clock& clock,
                                            std::function<http::OutboundAnswer(const http::OutboundCall&)> call) {
    return [url = std::move(url), secret = std::move(secret), &clock,
            call = std::move(call)](const storage::OutboxMessage& row) {
        const auto answer = call({.method = "POST",
                                  .url = url,
                                  .headers = {{"Content-Type", "application/json"},
                                              {"X-Spaza-Event-Id", row.key},
                                              {"X-Spaza-Signature", signature(row.payload, secret, clock.now())}},
                                  .body = row.payload});
        if (answer.status / 100 == 2) return;
        throw std::runtime_error{answer.status == 0 ? "the warehouse does not answer: " + answer.failure
                                                    : "the warehouse answered " + std::to_string(answer.status)};
    };
}

}  // namespace spaza::app
