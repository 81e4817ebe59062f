#pragma once

#include <vector>

#include "base/mail_suppressions.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::mail {

std::string name_of(SuppressionReason reason);

class SqlMailSuppressions final : public MailSuppressions {
public:
    SqlMailSuppressions(storage::Session& session, const Clock& clock) : session_{session}, clock_{clock} {}

    void add(const std::string& address, SuppressionReason reason, const std::string& by) override;
    std::optional<MailSuppression> find(const std::string& address) override;
    bool remove(const std::string& address) override;

    struct Count {
        std::string reason;
        std::int64_t addresses{};
    };
    std::vector<Count> counts();

private:
    storage::Session& session_;
    const Clock& clock_;
};

}  // namespace spaza::mail
