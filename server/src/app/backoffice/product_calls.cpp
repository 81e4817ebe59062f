#include <algorithm>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/order_shown.hpp"
#include "app/backoffice/product_forms.hpp"
#include "app/backoffice/product_selection.hpp"

namespace spaza::app::backoffice {
namespace products {
namespace {

struct ProductListShown {
    std::vector<ProductRowShown> products;
    std::size_t total{};
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(ProductListShown, (), (products, total, next))

struct StateCountShown {
    std::string view;
    std::size_t count{};
};
BOOST_DESCRIBE_STRUCT(StateCountShown, (), (view, count))

struct StatesShown {
    std::vector<StateCountShown> views;
};
BOOST_DESCRIBE_STRUCT(StatesShown, (), (views))

struct ProductForm {
    std::string version;
    std::optional<std::string> why;
    ProductChangesForm changes;
};
BOOST_DESCRIBE_STRUCT(ProductForm, (), (version, why, changes))

struct NewProductForm {
    std::string code;
    std::optional<std::string> why;
    ProductChangesForm changes;
};
BOOST_DESCRIBE_STRUCT(NewProductForm, (), (code, why, changes))

struct ChangedShown {
    ProductShown product;
    std::optional<std::int64_t> act;
};
BOOST_DESCRIBE_STRUCT(ChangedShown, (), (product, act))

struct ChangeShown {
    std::int64_t act{};
    std::string at;
    std::string by;
    std::string what;
    std::string about;
    std::vector<FieldChangeShown> fields;
    std::optional<std::string> why;
    std::optional<std::string> batch;
    std::optional<std::int64_t> undoneBy;
    bool isUndoable{};
};
BOOST_DESCRIBE_STRUCT(ChangeShown, (), (act, at, by, what, about, fields, why, batch, undoneBy, isUndoable))

struct ChangesShown {
    std::vector<ChangeShown> changes;
};
BOOST_DESCRIBE_STRUCT(ChangesShown, (), (changes))

struct UndoneShown {
    std::string about;
    std::int64_t act{};
};
BOOST_DESCRIBE_STRUCT(UndoneShown, (), (about, act))

struct BrandShown {
    std::string code;
    std::string name;
    int products{};
};
BOOST_DESCRIBE_STRUCT(BrandShown, (), (code, name, products))

struct BrandsShown {
    std::vector<BrandShown> brands;
};
BOOST_DESCRIBE_STRUCT(BrandsShown, (), (brands))

constexpr int kMostChanges = 100;

const std::string& code_of(const http::Request& request) { return request.param("productCode"); }

Result<ProductShown> whole(const Application& application, StaffSession& staff, const http::Request& request,
                           const std::string& code) {
    const auto sheet = staff.assortment.products.sheet(code);
    if (!sheet) return std::unexpected(sheet.error());
    return product_shown(application, staff, request.caller, *sheet);
}

http::Response list(const Application& application, AssortmentSnapshot& board, const http::Request& request) {
    auto filter = filter_in(request);
    if (!filter) return http::problem(filter.error());
    const auto state = product_state_named(request.query_value("state").value_or("all"));
    if (!state) return http::problem(http::bad_parameter("validation.invalid", "state").error());
    filter->state = *state;
    const auto sort = product_sort_named(request.query_value("sort").value_or("code"));
    if (!sort) return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    const auto part = part_in(request);
    if (!part) return http::problem(part.error());
    const auto found = board.find(
        {.filter = *filter, .sort = *sort, .cursor = part->cursor, .size = static_cast<std::size_t>(part->size)});
    if (!found) return http::problem(http::bad_parameter("validation.invalid", "cursor").error());
    return sessions_of(application, request).read([&](StaffSession& staff) {
        ProductListShown out{.products = {}, .total = found->total, .next = if_any(found->next)};
        for (const ProductLine& line : staff.assortment.products.lines(found->codes))
            out.products.push_back(row_shown(application, line));
        return listed(json::write(out), static_cast<int>(found->total));
    });
}

http::Response views(AssortmentSnapshot& board, const http::Request& request) {
    const auto filter = filter_in(request);
    if (!filter) return http::problem(filter.error());
    const auto counts = board.count(*filter);
    StatesShown out;
    for (std::size_t n = 0; n < counts.size(); ++n)
        out.views.push_back({std::string{name_of(static_cast<ProductState>(n))}, counts.at(n)});
    return http::ok(json::write(out));
}

http::Response change(const Application& application, const http::Request& request) {
    std::optional<EditConflict> conflict;
    const auto done = sessions_of(application, request).write([&](StaffSession& staff) -> Result<std::string> {
        conflict.reset();
        const auto form = form_in<ProductForm>(request);
        if (!form) return std::unexpected(form.error());
        auto words = words_of(form->changes);
        if (!words) return std::unexpected(words.error());
        const auto edited = staff.assortment.products.edit(
            {code_of(request), form->version, *std::move(words), form->why.value_or("")});
        if (!edited) return std::unexpected(edited.error());
        if (edited->conflict) {
            conflict = edited->conflict;
            return fail(Reason::conflict, "catalogue.changedMeanwhile", code_of(request), "StaffVersionError",
                        "product");
        }
        auto product = whole(application, staff, request, code_of(request));
        if (!product) return std::unexpected(product.error());
        return json::write(ChangedShown{*std::move(product), edited->act});
    });
    if (conflict) return refused_for(*conflict, code_of(request), "product");
    return done ? http::ok(*done) : http::problem(done.error());
}

Result<std::string> add(const Application& application, StaffSession& staff, const http::Request& request) {
    const auto form = form_in<NewProductForm>(request);
    if (!form) return std::unexpected(form.error());
    auto words = words_of(form->changes);
    if (!words) return std::unexpected(words.error());
    const auto added = staff.assortment.products.add({form->code, {}, *std::move(words), form->why.value_or("")});
    if (!added) return std::unexpected(added.error());
    auto product = whole(application, staff, request, form->code);
    if (!product) return std::unexpected(product.error());
    return json::write(ChangedShown{*std::move(product), added->act});
}

http::Response changes(StaffSession& staff, const http::Request& request) {
    std::vector<ChangeKind> kinds{ChangeKind::product};
    if (may(request.caller, staff_right::kSeePrices)) kinds.push_back(ChangeKind::price);
    if (may(request.caller, staff_right::kSeeStock)) kinds.push_back(ChangeKind::stock);
    const auto sheet = staff.assortment.products.sheet(code_of(request));
    if (!sheet) return http::problem(sheet.error());
    ChangesShown out;
    std::vector<std::string> newer;  // fields that were changed after
    for (const AssortmentChange& each : staff.assortment.log.of(kinds, code_of(request), kMostChanges)) {
        ChangeShown shown{.act = each.number,
                          .at = iso_time(each.at),
                          .by = each.by,
                          .what = each.act,
                          .about = each.about,
                          .fields = fields_shown(each.changes),
                          .why = if_any(each.why),
                          .batch = if_any(each.batch),
                          .undoneBy = each.undone_by,
                          .isUndoable = staff.assortment.log.is_undoable(each)};
        for (const FieldWords& field : each.changes.after) {
            if (std::ranges::find(newer, field.field) != newer.end()) shown.isUndoable = false;
            newer.push_back(field.field);
        }
        out.changes.push_back(std::move(shown));
    }
    return http::ok(json::write(out));
}

Result<std::string> undo(StaffSession& staff, const http::Request& request) {
    const auto number = act_in(request);
    if (!number) return std::unexpected(number.error());
    const auto why = why_in(request);
    if (!why) return std::unexpected(why.error());
    AssortmentAdmin& admin = staff.assortment;
    const auto change = admin.log.undoable(*number, {ChangeKind::product, ChangeKind::category});
    if (!change) return std::unexpected(change.error());
    const auto act = change->kind == ChangeKind::product ? admin.products.undo(*change, *why)
                                                         : admin.categories.undo(*change, *why);
    if (!act) return std::unexpected(act.error());
    return json::write(UndoneShown{change->about, *act});
}

http::Response brands(StaffSession& staff, const http::Request& request) {
    const auto query = text_in(request, "query", 100);
    if (!query) return http::problem(query.error());
    BrandsShown out;
    for (const BrandLine& each : staff.assortment.products.brands(*query))
        out.brands.push_back({each.brand.code, each.brand.name, each.products});
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace products

void add_product_calls(Application& application, AssortmentSnapshot& board) {
    using namespace products;
    using namespace staff_right;
    const auto look = [&](const char* path, http::Handler handler) {
        http::RouteOptions options;
        options.right = kSeeCatalogue;
        application.router.staff("GET", path, std::move(handler), options);
    };
    look("/products",
         [&application, &board](const http::Request& request) { return list(application, board, request); });
    look("/product-views", [&board](const http::Request& request) { return views(board, request); });
    const std::string one = "/products/{productCode}";
    add_look(
        application, one,
        [&application](StaffSession& staff, const http::Request& request) {
            const auto product = whole(application, staff, request, code_of(request));
            return product ? http::ok(json::write(*product)) : http::problem(product.error());
        },
        kSeeCatalogue);
    http::RouteOptions writing;
    writing.right = kCatalogue;
    writing.max_body = std::size_t{256} << 10;
    application.router.staff(
        "PATCH", one, [&application](const http::Request& request) { return change(application, request); },
        writing);
    add_act(application, "/products", {.right = kCatalogue, .keyed = Keyed::yes},
            [&application](StaffSession& staff, const http::Request& request) {
                return add(application, staff, request);
            });
    add_look(application, one + "/changes", changes, kSeeCatalogue);
    add_act(application, "/changes/{actNumber}/undo", {.right = kCatalogue}, undo);
    add_look(application, "/brands", brands, kSeeCatalogue);
}

}  // namespace spaza::app::backoffice
