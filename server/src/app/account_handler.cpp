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
            service.deliver_sign_in_code(message->loginId, message->code, from_millis(message->expiresAt));
            return true;
        });
    };
}

}  // namespace spaza::app
