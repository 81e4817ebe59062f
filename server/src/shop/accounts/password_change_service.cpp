#include "shop/accounts/password_change_service.hpp"

#include "shop/accounts/password_changed_mail.hpp"

namespace spaza {

std::unexpected<Error> not_the_old_password() {
    return fail(Reason::invalid, "account.oldPasswordWrong", "oldPassword", "PasswordMismatchError", "parameter");
}

Result<TokensAfterChange> PasswordChangeService::change(const PasswordChange& change, const std::string& family) {
    const TimePoint now = clock_.now();
    const auto customer = accounts_.find(change.customer);
    if (!customer || !passwords_.replace_password(change.customer, change.old_hash, change.new_hash, now))
        return not_the_old_password();
    passwords_.end_links(change.customer, now);
    steps_.end_trust(change.customer);
    auto tokens = sessions_.keep_only(change.customer, family);
    mail_.enqueue(password_changed_mail(*customer, passkeys_.names(customer->id), shop_, false));
    return tokens;
}

}  // namespace spaza
