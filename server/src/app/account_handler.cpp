#include "app/account_handler.hpp"

#include "base/json.hpp"
#include "shop/accounts/account_message.hpp"

namespace spaza::app {

storage::OutboxWorker::Handler account_handler(const NewPasswordService& passwords,
                                               Transactional<OneTimeCodeService> codes,
                                               Transactional<SignInGuard> guard) {
    return [&passwords, codes = std::move(codes), guard = std::move(guard)](const storage::OutboxMessage& row) {
        const auto message = json::read<AccountMessage>(row.payload);
        if (!message) throw storage::Undeliverable{"no message to an account"};
        if (message->strangersTry.value_or(false)) {
            guard.write([&](SignInGuard& service) {
                service.warn(message->loginId);
                return true;
            });
            return;
        }
        if (message->code.empty()) {
            passwords.send_link(message->loginId);
            return;
        }
        codes.write([&](OneTimeCodeService& service) {
            const auto expires_at = message->expiresAt.transform([](std::int64_t at) { return from_millis(at); });
            if (message->otherWay)
                service.deliver_other_way(message->loginId, message->code, *message->otherWay, expires_at);
            else
                service.deliver_sign_in_code(message->loginId, message->code, expires_at);
            return true;
        });
    };
}

}  // namespace spaza::app
