#pragma once

#include "platform/storage/storage.hpp"
#include "shop/accounts/one_time_code_store.hpp"

namespace spaza {

class SqlOneTimeCodeStore final : public OneTimeCodeStore {
public:
    explicit SqlOneTimeCodeStore(storage::Session& session) : session_{session} {}

    void take_turn(std::string_view subject, TimePoint now) override;
    std::vector<TimePoint> sent_since(std::string_view subject, TimePoint since, CodeRoute route) override;
    std::vector<TimePoint> sent_to_owner_since(const CustomerId& customer, std::string_view subject,
                                               TimePoint since) override;
    std::vector<TimePoint> arrived_since(std::string_view subject, TimePoint since) override;
    int other_places(const CustomerId& customer, std::string_view subject, std::string_view own,
                     TimePoint since) override;
    void add(const OneTimeCode& code) override;
    void note_sent(std::string_view id, std::string_view to) override;
    std::vector<OneTimeCode> of_attempt(std::string_view attempt, CodePurpose purpose,
                                        std::string_view subject) override;
    void count_wrong(std::string_view id) override;
    bool use(std::string_view id, TimePoint now) override;

private:
    std::vector<TimePoint> times_of(const std::string& which, const std::vector<storage::Value>& values);

    storage::Session& session_;
};

}  // namespace spaza
