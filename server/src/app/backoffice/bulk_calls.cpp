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

Result<std::string> products(StaffSession& staff, const http::Request& request, AssortmentSnapshot& board,
                             bool is_preview) {
    const auto form = form_in<ProductsForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto edit = edit_in(*form, board);
    if (!edit) return std::unexpected(edit.error());
    if (is_preview) {
        const auto plan = staff.assortment.products.plan(*edit);
        if (!plan) return std::unexpected(plan.error());
        return plan_shown(*plan);
    }
    const auto mark = mark_in(form->mark);
    if (!mark) return std::unexpected(mark.error());
    const auto done = staff.assortment.products.apply(*edit, *mark, form->why.value_or(""));
    if (!done) return std::unexpected(done.error());
    return json::write(done_shown(*done));
}

Result<std::string> prices(StaffSession& staff, const http::Request& request, AssortmentSnapshot& board,
                           bool is_preview) {
    const auto form = form_in<PricesForm>(request);
    if (!form) return std::unexpected(form.error());
    const auto codes = codes_in(form->selection, board);
    if (!codes) return std::unexpected(codes.error());
    const auto rule = rule_in(form->change);
    if (!rule) return std::unexpected(rule.error());
    if (is_preview) {
        const auto plan = staff.assortment.prices.plan(*codes, *rule);
        if (!plan) return std::unexpected(plan.error());
        return plan_shown(*plan);
    }
    const auto mark = mark_in(form->mark);
    if (!mark) return std::unexpected(mark.error());
    return prices_written(staff.assortment.prices.apply(*codes, *rule, *mark, form->why.value_or("")));
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
    const auto both = [&](const std::string& path, std::string_view right, auto call) {
        add_act(application, path + "/preview", {.right = right, .max_body = kLargestBody},
                [&board, call](StaffSession& staff, const http::Request& request) {
                    return call(staff, request, board, true);
                });
        add_act(application, path, {.right = right, .keyed = Keyed::yes, .max_body = kLargestBody},
                [&board, call](StaffSession& staff, const http::Request& request) {
                    return call(staff, request, board, false);
                });
    };
    both("/bulk/products", staff_right::kCatalogue, products);
    both("/bulk/prices", staff_right::kPrices, prices);
    add_act(application, "/bulk/products/{batchId}/undo", {.right = staff_right::kCatalogue}, undo_products);
    add_act(application, "/bulk/prices/{batchId}/undo", {.right = staff_right::kPrices}, undo_prices);
}

}  // namespace spaza::app::backoffice
