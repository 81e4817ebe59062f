#include "app/commands/staff_queue.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "app/commands/calm_text.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/system_login.hpp"
#include "base/messages.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/staff/staff_work_service.hpp"
#include "shop/staff/staff_work_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"

namespace spaza::app {
namespace {

struct TakingArguments {
    ChosenShop shop;
    std::string id;
    std::string by;
    bool over{false};
};

/// Says whose it is once it is done.
template <class Use>
void with_work(const TakingArguments& given, const Use& use) {
    const auto database = storage::open_ready(given.shop.url(), {});
    const SystemClock clock;
    const std::string by = given.by.empty() ? system_login() : given.by;
    std::string words;
    database->write([&](storage::Session& session) {
        SqlStaffWorkStore store{session};
        SqlStaffActStore acts{session, clock, system_login()};
        StaffWorkService work{store, acts, clock};
        (void)done(use(work, by));
        words = taken_words(store.of(given.id));
        return true;
    });
    std::cout << given.id << (words.empty() ? "  is nobody's" : words) << '\n';
}

}  // namespace

void QueueArguments::add_to(CLI::App& lister, StaffQueue queue, const char* about_states) {
    std::vector<std::string> names;
    for (const NamedStates& each : states_of(queue)) names.emplace_back(each.name);
    lister.add_option("--status", status, about_states)->capture_default_str()->check(CLI::IsMember(names));
    lister.add_option("--most", most, "How many to list")->capture_default_str()->check(CLI::Range(1, 1000));
    if (queue == StaffQueue::tickets) return;
    lister.add_option("--sort", sort, "age (the longest waiting first) or value (the dearest first)")
        ->capture_default_str()
        ->check(CLI::IsMember({"age", "value"}));
}

QueueQuestion QueueArguments::question(StaffQueue queue) const {
    return {.queue = queue,
            .states = states_named(queue, status)->states,
            .by_value = sort == "value",
            .me = {},
            .page_size = most};
}

void add_taking(CLI::App& command, StaffQueue queue, const char* example) {
    auto given = std::make_shared<TakingArguments>();
    const auto add = [&](const char* name, const char* about) {
        auto* sub = command.add_subcommand(name, about);
        given->shop.add_to(*sub);
        sub->add_option("id", given->id, std::string{"Such as "} + example)->required();
        sub->add_option("--as", given->by, "Whose work it is, by name; the machine's user without it");
        return sub;
    };
    auto* taker = add("take", "It is one's own work, so that two do not do the same");
    taker->add_flag("--over", given->over, "Also from who has taken it");
    taker->callback([given, queue] {
        with_work(*given, [&](StaffWorkService& work, const std::string& by) {
            return work.take(queue, given->id, by, given->over);
        });
    });
    add("release", "It is nobody's work again")->callback([given, queue] {
        with_work(*given, [&](StaffWorkService& work, const std::string& by) {
            return work.release(queue, given->id, by);
        });
    });
}

std::string taken_words(const std::optional<StaffWork>& work) {
    return work ? "  taken by " + calm(work->by) : std::string{};
}

std::string taken_words(storage::Session& session, const std::string& about) {
    return taken_words(SqlStaffWorkStore{session}.of(about));
}

}  // namespace spaza::app
