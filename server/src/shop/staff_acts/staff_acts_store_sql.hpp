#pragma once

#include <optional>

#include "platform/storage/storage.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"

namespace spaza {

class SqlStaffActStore final : public StaffActStore {
public:
    /// `login` is the user of the machine who acts.
    SqlStaffActStore(storage::Session& session, const Clock& clock, std::string login)
        : session_{session}, clock_{clock}, login_{std::move(login)} {}
    void note(const std::string& by, std::string_view act, const std::string& about, std::string_view from,
              std::string_view to) override;
    bool was_noted(const std::string& by, std::string_view act, const std::string& about,
                   TimePoint since) override;
    bool are_two_people(const std::string& one, const std::string& other) override;
    std::vector<StaffAct> recent(const StaffActQuestion& question) override;
    std::vector<StaffAct> about(const std::string& code, int most) override;

private:
    std::string counts_as(const std::string& name);

    storage::Session& session_;
    const Clock& clock_;
    std::string login_;
};

/// How many acts are kept, and the number of the first that is not as it was noted, or is missing.
struct StaffActCheck {
    std::int64_t kept{};
    std::optional<std::int64_t> wrong{};
};
StaffActCheck check_staff_acts(storage::Session& session);

}  // namespace spaza
