#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <iterator>
#include <memory>

#include "app/commands/chosen_shop.hpp"
#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/interruption.hpp"
#include "app/commands/progress.hpp"
#include "app/stored_settings.hpp"
#include "base/clock.hpp"
#include "platform/storage/migrations.hpp"
#include "platform/storage/storage.hpp"
#include "shop/demo/generator_rules.hpp"
#include "shop/demo/material.hpp"
#include "shop/demo/opinion_rules.hpp"
#include "shop/import/import_session.hpp"
#include "shop/pictures/drawings_rules.hpp"
#include "shop/reviews/reviews_store_sql.hpp"
#include "shop/staff/staff_members_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::size_t kSpokenOf = 1000;  // products with reviews: those made first, which are listed first

constexpr const char* kElectronics = "electronics";
constexpr const char* kHardware = "hardware";
constexpr std::size_t kUsualElectronics = 5000;
constexpr std::size_t kUsualHardware = 60;

struct DemoOptions {
    ChosenShop shop{.config_file = {}, .database = {}, .usual_file = false};
    std::string which{kElectronics};
    std::size_t products{0};  // 0: as many as that shop usually has
    std::uint64_t seed{1};
    std::string today;
};

std::chrono::sys_days day_of(const DemoOptions& options) {
    if (options.today.empty()) return johannesburg_day(SystemClock{}.now());
    const auto day = parse_iso_time(options.today);
    if (!day || options.today.size() != 10) throw CommandFailed{"--today is not a date such as 2026-06-11"};
    return std::chrono::floor<std::chrono::days>(*day);
}

/// Rows of the demo shop are ours: one that an import refuses is a mistake in the material.
void refuse(const std::vector<import::FieldProblem>& problems, const demo::Row& row) {
    if (problems.empty()) return;
    std::string what = "a row";
    if (const auto* product = std::get_if<import::ProductRow>(&row)) what = "product " + product->code;
    if (const auto* component = std::get_if<import::ContentComponentRow>(&row))
        what = "component " + component->uid;
    if (const auto* promotion = std::get_if<import::PromotionRow>(&row))
        what = "promotion " + promotion->promotion.code;
    if (const auto* coupon = std::get_if<import::CouponRow>(&row)) what = "coupon " + coupon->coupon.code;
    throw CommandFailed{"demo material: " + what + ": " + problems.front().field + " " + problems.front().reason};
}

/// Who may do everything; comes in by `spaza staff link`.
void add_owner(storage::Session& session, const demo::Material& material) {
    SqlStaffMemberStore staff{session};
    const StaffMember owner{.id = "demo-owner",
                            .email = material.owner_email,
                            .name = material.owner_name,
                            .roles = {StaffRole::owner},
                            .created_at = SystemClock{}.now()};
    if (!staff.by_email(owner.email) && !staff.has_person(owner.name)) staff.add(owner);
}

void run_demo(const DemoOptions& options) {
    const auto began = std::chrono::steady_clock::now();
    const bool hardware = options.which == kHardware;
    const std::size_t usual = hardware ? kUsualHardware : kUsualElectronics;
    const demo::Plan plan{.products = options.products == 0 ? usual : options.products,
                          .seed = options.seed,
                          .today = day_of(options)};
    const auto material = demo::load_material(
        assets(), [&](std::string text) { return demo::dated(std::move(text), plan.today); },
        hardware ? "demo-hardware" : "demo");
    const auto drawings = load_drawings(assets());
    const auto database = storage::open(options.shop.url());
    storage::migrate(*database);

    heed_interruption();
    Progress progress{"products", static_cast<std::int64_t>(plan.products)};
    std::size_t made = 0;
    std::size_t stock_rows = 0;
    database->write([&](storage::Session& session) {
        import::ImportSession rows{session, SystemClock{}.now()};
        std::int64_t shown = 0;
        stock_rows = 0;
        std::size_t spoken_of = 0;
        std::vector<Review> opinions;
        made = demo::generate(plan, material, drawings, [&](const demo::Row& row) {
            refuse(std::visit([&](const auto& each) { return rows.add(each); }, row), row);
            if (std::holds_alternative<import::StockRow>(row)) ++stock_rows;
            if (const auto* product = std::get_if<import::ProductRow>(&row); product && ++spoken_of <= kSpokenOf)
                std::ranges::move(demo::opinions_on(*product, plan.today, plan.seed),
                                  std::back_inserter(opinions));
            if (!std::holds_alternative<import::ProductRow>(row)) return;
            end_if_interrupted("stopped: nothing was changed");
            progress.show(++shown);
        });
        rows.finish();
        for (const auto& [key, value] : material.shop) store_setting(session, key, value);
        SqlReviewStore reviews{session};
        for (const Review& review : opinions) reviews.add(review);
        add_owner(session, material);
        return true;
    });
    progress.clear();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    fmt::print("demo shop: {} products, {} stores, {} stock rows in {:.1f} s\n", made, material.stores.size(),
               stock_rows, took.count());
}

}  // namespace

void add_demo(CLI::App& program) {
    auto* command = program.add_subcommand("demo", "Create or fill a database with the demo shop");
    auto options = std::make_shared<DemoOptions>();
    options->shop.add_to(*command);
    command->add_option("--shop", options->which, "electronics, or hardware: hardware and garden, in another look")
        ->capture_default_str()
        ->check(CLI::IsMember({kElectronics, kHardware}));
    command
        ->add_option("--products", options->products,
                     "How many products to make; default 5000, of the hardware shop 60")
        ->check(CLI::Range(std::size_t{1}, std::size_t{5'000'000}));
    command->add_option("--seed", options->seed, "The same seed, day and number give the same shop")
        ->capture_default_str();
    command->add_option("--today", options->today, "The day around which offers end (YYYY-MM-DD; default today)");
    command->callback([options] { run_demo(*options); });
}

}  // namespace spaza::app
