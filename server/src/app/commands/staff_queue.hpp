#pragma once

#include <optional>
#include <string>

#include "app/commands/chosen_shop.hpp"
#include "platform/storage/storage.hpp"
#include "shop/staff/staff_work.hpp"

namespace CLI {
class App;
}

namespace spaza::app {

/// What is listed of what waits for staff.
struct QueueArguments {
    std::string status{"waiting"};
    std::string sort{"age"};
    int most{50};

    /// `--status`, `--most` and, where things have a value, `--sort`.
    void add_to(CLI::App& lister, StaffQueue queue, const char* about_states);
    QueueQuestion question(StaffQueue queue) const;
};

/// `take` and `release`: whose work something is.
void add_taking(CLI::App& command, StaffQueue queue, const char* example);

/// `  taken by Lerato`; "" while it is nobody's.
std::string taken_words(const std::optional<StaffWork>& work);
std::string taken_words(storage::Session& session, const std::string& about);

}  // namespace spaza::app
