#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/month.hpp"
#include "platform/storage/migrations.hpp"
#include "shop/import/csv.hpp"
#include "shop/voucher_draw/voucher_draw_service.hpp"
#include "shop/voucher_draw/voucher_draw_store_sql.hpp"

namespace spaza::app {
namespace {

/// The draw is on the third of the month that follows: an order cancelled by then is no entry.
constexpr std::chrono::days kDrawnAfter{2};

struct DrawArguments {
    ChosenShop shop;
    std::string month;
    std::string file;
    bool nobody_wrote_in{false};
};

/// Lines of name and contact below the heading `name,contact`.
std::vector<DrawEntry> who_wrote_in(const std::string& name) {
    std::ifstream file{name, std::ios::binary};
    if (!file) throw CommandFailed{"cannot read " + name};
    const auto read = [&file](char* into, std::size_t most) {
        file.read(into, static_cast<std::streamsize>(most));
        return static_cast<std::size_t>(file.gcount());
    };
    import::CsvReader reader(read);
    import::CsvRecord line;
    if (!reader.next(line) || line.fields != std::vector<std::string>{"name", "contact"})
        throw CommandFailed{name + " begins with the line name,contact"};
    std::vector<DrawEntry> all;
    while (reader.next(line)) {
        if (!line.problem.empty() || line.fields.size() != 2 || line.fields[0].empty() || line.fields[1].empty())
            throw CommandFailed{name + ", line " + std::to_string(line.line) + ": a name and a contact"};
        all.push_back({OrderCode{}, line.fields[0], line.fields[1]});
    }
    return all;
}

std::int64_t any_below(std::int64_t below) {
    std::random_device device;
    return std::uniform_int_distribution<std::int64_t>{0, below - 1}(device);
}

void print(const VoucherDraw& draw) {
    const DrawEntry& winner = draw.winner;
    std::cout << draw.entries << (draw.entries == 1 ? " entry" : " entries") << " in " << draw.month << ", drawn "
              << iso_time(draw.drawn_at) << ": "
              << (winner.order.value.empty() ? "wrote in" : "order " + winner.order.value) << ", " << winner.name
              << ", " << winner.contact << '\n';
}

void draw(const DrawArguments& given) {
    const auto [from, before] = month_of(given.month);
    const SystemClock clock;
    const auto database = storage::open_ready(given.shop.url(), {});
    const auto earlier = database->reading(
        [&](storage::Session& session) { return SqlVoucherDrawStore{session}.find(given.month); });
    if (earlier) {
        print(*earlier);
        if (!given.file.empty()) throw CommandFailed{"drawn before: " + given.file + " changes nothing"};
        return;
    }
    if (clock.now() < before + kDrawnAfter)
        throw CommandFailed{given.month + " is drawn from " + day_name(johannesburg_day(before + kDrawnAfter)) +
                            " on: an order of it may still be paid for or cancelled"};
    if (given.file.empty() && !given.nobody_wrote_in)
        throw CommandFailed{given.month +
                            " is not drawn yet: name those who wrote in with --entries, or say --no-entries"};
    const auto wrote_in = given.file.empty() ? std::vector<DrawEntry>{} : who_wrote_in(given.file);
    const auto drawn = database->writing([&, from = from, before = before](storage::Session& session) {
        SqlVoucherDrawStore store{session};
        return VoucherDrawService{store, clock, any_below}.draw(given.month, from, before, wrote_in);
    });
    if (!drawn) throw CommandFailed{"nobody takes part: no order was paid for in " + given.month};
    print(*drawn);
}

}  // namespace

void add_draw(CLI::App& program) {
    auto* command =
        program.add_subcommand("draw", "Whom the voucher of a month goes to; drawn once, then repeated");
    auto given = std::make_shared<DrawArguments>();
    given->shop.add_to(*command);
    command->add_option("--month", given->month, "Such as 2026-11; drawn from the third of the next month on")
        ->required();
    auto* entries = command->add_option(
        "--entries", given->file, "CSV of those who wrote in, name,contact: no purchase is needed to take part");
    command->add_flag("--no-entries", given->nobody_wrote_in, "Nobody wrote in")->excludes(entries);
    command->callback([given] { draw(*given); });
}

}  // namespace spaza::app
