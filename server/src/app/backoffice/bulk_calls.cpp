#include <cmath>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/product_forms.hpp"
#include "app/backoffice/product_selection.hpp"

namespace spaza::app::backoffice {
namespace bulk {
namespace {

struct ProductChangeForm {
    std::optional<bool> onSale;
    std::optional<std::string> category;
    std::optional<FactForm> fact;
};
BOOST_DESCRIBE_STRUCT(ProductChangeForm, (), (onSale, category, fact))

struct PriceChangeForm {
    std::optional<double> percent;
    std::optional<double> amount;
    std::optional<double> price;
    std::optional<std::string> of;
    std::optional<std::string> rounding;
    std::optional<std::string> was;
};
BOOST_DESCRIBE_STRUCT(PriceChangeForm, (), (percent, amount, price, of, rounding, was))

struct ProductsForm {
    SelectionForm selection;
    ProductChangeForm change;
    std::optional<std::string> mark;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(ProductsForm, (), (selection, change, mark, why))

struct PricesForm {
    SelectionForm selection;
    PriceChangeForm change;
    std::optional<std::string> mark;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(PricesForm, (), (selection, change, mark, why))

struct EntryShown {
    std::string code;
    std::string name;
    std::optional<std::string> before;
    std::optional<std::string> after;
    std::optional<std::string> skipped;
    std::optional<bool> isLargeMove;
};
BOOST_DESCRIBE_STRUCT(EntryShown, (), (code, name, before, after, skipped, isLargeMove))

struct PlanShown {
    std::string mark;
    int changing{};
    int skipped{};
    bool isForTwo{};
    std::vector<EntryShown> entries;
};
BOOST_DESCRIBE_STRUCT(PlanShown, (), (mark, changing, skipped, isForTwo, entries))

struct DoneShown {
    bool isWaiting{};
    std::optional<std::string> batch;
    std::optional<std::string> proposal;
    int changed{};
    int skipped{};
};
BOOST_DESCRIBE_STRUCT(DoneShown, (), (isWaiting, batch, proposal, changed, skipped))

constexpr std::size_t kLargestBody = std::size_t{1} << 20;

std::string plan_shown(const BulkPlan& plan) {
    PlanShown out{.mark = plan.mark,
                  .changing = plan.changing(),
                  .skipped = plan.skipped(),
                  .isForTwo = plan.is_for_two,
                  .entries = {}};
    for (const BulkLine& each : plan.lines)
        out.entries.push_back({each.code, each.name, if_any(each.before), if_any(each.after), if_any(each.skipped),
                               each.is_large_move ? std::optional{true} : std::nullopt});
    return json::write(out);
}

DoneShown done_shown(const BulkDone& done) {
    return {.isWaiting = false,
            .batch = if_any(done.batch),
            .proposal = {},
            .changed = done.changed,
            .skipped = done.skipped};
}

Result<std::string> prices_written(const Result<PricesDone>& done) {
    if (!done) return std::unexpected(done.error());
    DoneShown out = done_shown(done->done);
    out.isWaiting = done->proposal.has_value();
    if (done->proposal) out.proposal = done->proposal->id;
    return json::write(out);
}

Result<BulkEdit> edit_in(const ProductsForm& form, AssortmentSnapshot& board) {
    auto codes = codes_in(form.selection, board);
    if (!codes) return std::unexpected(codes.error());
    const ProductChangeForm& change = form.change;
    if (change.onSale.has_value() + change.category.has_value() + change.fact.has_value() != 1)
        return http::bad_parameter("catalogue.oneChange", "change");
    if (change.onSale) return BulkEdit{*std::move(codes), {"onSale", {*change.onSale ? "true" : "false"}}};
    if (change.category) return BulkEdit{*std::move(codes), {"category", {*change.category}}};
    if (change.fact->code.empty()) return http::bad_parameter("request.required", "change/fact/code");
    return BulkEdit{*std::move(codes), words_of(*change.fact)};
}

Result<PriceRule> rule_in(const PriceChangeForm& form) {
    if (form.percent.has_value() + form.amount.has_value() + form.price.has_value() != 1)
        return http::bad_parameter("catalogue.oneChange", "change");
    PriceRule rule;
    constexpr double kMostRand = 10'000'000;
    if (form.percent) {
        if (!(*form.percent >= -99 && *form.percent <= 1000))
            return http::bad_parameter("validation.invalid", "change/percent");
        rule.percent = form.percent;
    }
    if (form.amount) {
        if (!(std::abs(*form.amount) <= kMostRand))
            return http::bad_parameter("validation.invalid", "change/amount");
        rule.amount = Money::cents(std::llround(*form.amount * 100));
    }
    if (form.price) {
        const auto price = rand_in(*form.price, "change/price");
        if (!price) return std::unexpected(price.error());
        rule.price = *price;
    }
    const std::string of = form.of.value_or("price");
    if (of != "price" && of != "wasPrice") return http::bad_parameter("validation.invalid", "change/of");
    rule.of_was_price = of == "wasPrice";
    const std::string rounding = form.rounding.value_or("none");
    if (rounding == "99")
        rule.rounding = PriceRule::Rounding::to_99;
    else if (rounding == "00")
        rule.rounding = PriceRule::Rounding::to_00;
    else if (rounding != "none")
        return http::bad_parameter("validation.invalid", "change/rounding");
    const std::string was = form.was.value_or("keep");
    if (was == "former")
        rule.was = PriceRule::Was::former;
    else if (was == "none")
        rule.was = PriceRule::Was::none;
    else if (was != "keep")
        return http::bad_parameter("validation.invalid", "change/was");
    return rule;
}

Result<std::string> mark_in(const std::optional<std::string>& mark) {
    if (!mark || mark->empty()) return http::bad_parameter("request.required", "mark");
    return *mark;
}

/// What a change is, read before any transaction begins: the board may have to be made first.
Result<BulkEdit> products_in(const http::Request& request, AssortmentSnapshot& board, ProductsForm& form) {
    auto read = form_in<ProductsForm>(request);
    if (!read) return std::unexpected(read.error());
    form = *std::move(read);
    return edit_in(form, board);
}

struct PricesAsked {
    std::vector<std::string> codes;
    PriceRule rule;
    PricesForm form;
};
Result<PricesAsked> prices_in(const http::Request& request, AssortmentSnapshot& board) {
    auto form = form_in<PricesForm>(request);
    if (!form) return std::unexpected(form.error());
    auto codes = codes_in(form->selection, board);
    if (!codes) return std::unexpected(codes.error());
    const auto rule = rule_in(form->change);
    if (!rule) return std::unexpected(rule.error());
    return PricesAsked{*std::move(codes), *rule, *std::move(form)};
}

http::Response reported(const Result<BulkPlan>& plan) {
    return plan ? http::ok(plan_shown(*plan)) : http::problem(plan.error());
}

http::Response preview_products(const Application& application, AssortmentSnapshot& board,
                                const http::Request& request) {
    ProductsForm form;
    const auto edit = products_in(request, board, form);
    if (!edit) return http::problem(edit.error());
    return reported(sessions_of(application, request).read([&](StaffSession& staff) {
        return staff.assortment.products.plan(*edit);
    }));
}

http::Response preview_prices(const Application& application, AssortmentSnapshot& board,
                              const http::Request& request) {
    const auto asked = prices_in(request, board);
    if (!asked) return http::problem(asked.error());
    return reported(sessions_of(application, request).read([&](StaffSession& staff) {
        return staff.assortment.prices.plan(asked->codes, asked->rule);
    }));
}

http::Response answered(const Result<std::string>& done) {
    return done ? http::ok(*done) : http::problem(done.error());
}

http::Response apply_products(const Application& application, AssortmentSnapshot& board,
                              const http::Request& request) {
    ProductsForm form;
    const auto edit = products_in(request, board, form);
    if (!edit) return http::problem(edit.error());
    const auto mark = mark_in(form.mark);
    if (!mark) return http::problem(mark.error());
    return http::write_once(
        request, sessions_of(application, request),
        [&](StaffSession& staff) -> Result<std::string> {
            const auto done = staff.assortment.products.apply(*edit, *mark, form.why.value_or(""));
            if (!done) return std::unexpected(done.error());
            return json::write(done_shown(*done));
        },
        answered);
}

http::Response apply_prices(const Application& application, AssortmentSnapshot& board,
                            const http::Request& request) {
    const auto asked = prices_in(request, board);
    if (!asked) return http::problem(asked.error());
    const auto mark = mark_in(asked->form.mark);
    if (!mark) return http::problem(mark.error());
    return http::write_once(
        request, sessions_of(application, request),
        [&](StaffSession& staff) {
            return prices_written(
                staff.assortment.prices.apply(asked->codes, asked->rule, *mark, asked->form.why.value_or("")));
        },
        answered);
}

Result<std::string> undo_products(StaffSession& staff, const http::Request& request) {
    const auto why = why_in(request);
    if (!why) return std::unexpected(why.error());
    const auto done = staff.assortment.products.undo_batch(request.param("batchId"), *why);
    if (!done) return std::unexpected(done.error());
    return json::write(done_shown(*done));
}

Result<std::string> undo_prices(StaffSession& staff, const http::Request& request) {
    const auto why = why_in(request);
    if (!why) return std::unexpected(why.error());
    return prices_written(staff.assortment.prices.undo_batch(request.param("batchId"), *why));
}

}  // namespace
}  // namespace bulk

void add_bulk_calls(Application& application, AssortmentSnapshot& board) {
    using namespace bulk;
    const auto post = [&](const char* path, std::string_view right, bool is_keyed, auto call) {
        http::RouteOptions options;
        options.right = right;
        options.idempotent = is_keyed;
        options.max_body = kLargestBody;
        application.router.staff(
            "POST", path,
            [&application, &board, call](const http::Request& request) {
                return call(application, board, request);
            },
            options);
    };
    post("/bulk/products/preview", staff_right::kCatalogue, false, preview_products);
    post("/bulk/products", staff_right::kCatalogue, true, apply_products);
    post("/bulk/prices/preview", staff_right::kPrices, false, preview_prices);
    post("/bulk/prices", staff_right::kPrices, true, apply_prices);
    add_act(application, "/bulk/products/{batchId}/undo", {.right = staff_right::kCatalogue}, undo_products);
    add_act(application, "/bulk/prices/{batchId}/undo", {.right = staff_right::kPrices}, undo_prices);
}

}  // namespace spaza::app::backoffice
