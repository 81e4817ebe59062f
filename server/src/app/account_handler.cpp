#include "app/account_handler.hpp"

#include "base/json.hpp"
#include "shop/accounts/account_message.hpp"

namespace spaza::app {

storage::OutboxWorker::Handler account_handler(const NewPasswordService& passwords,
                                               Transactional<OneTimeCodeService> codes) {
    return [&passwords, codes = std::move(codes)](const storage::OutboxMessage& row) {
        const auto message = json::read<AccountMessage>(row.payload);
        if (!message) throw storage::Undeliverable{"no message to an account"};
        if (message->code.empty()) {
            passwords.send_link(message->loginId);
            return;
        }
        codes.write([&](OneTimeCodeService& service) {
            const auto expires_at = message->expiresAt.transform([](std::int64_t at) { return from_millis(at); });
            service.deliver_sign_in_code(message->loginId, message->code, expires_at);
            return true;
        });
    };
}

}  // namespace spaza::app
