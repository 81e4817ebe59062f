#include "app/backoffice/assortment_shown.hpp"
#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/staff_calls.hpp"
#include "shop/catalogue/paths.hpp"

namespace spaza::app::backoffice {
namespace categories {
namespace {

struct CategoryShown {
    std::string code;
    std::string name;
    std::optional<std::string> parent;
    int level{};
    bool isHidden{};
    std::string description;
    std::string image;
    int products{};
    int productsBelow{};
    std::string url;
    std::string version;
};
BOOST_DESCRIBE_STRUCT(CategoryShown, (),
                      (code, name, parent, level, isHidden, description, image, products, productsBelow, url,
                       version))

struct TreeShown {
    std::vector<CategoryShown> categories;
};
BOOST_DESCRIBE_STRUCT(TreeShown, (), (categories))

struct ChangedCategoryShown {
    CategoryShown category;
    std::optional<std::int64_t> act;
};
BOOST_DESCRIBE_STRUCT(ChangedCategoryShown, (), (category, act))

struct NewCategoryForm {
    std::optional<std::string> code;
    std::string name;
    std::optional<std::string> parent;
    std::optional<std::string> description;
    std::optional<std::string> image;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(NewCategoryForm, (), (code, name, parent, description, image, why))

struct CategoryForm {
    std::string version;
    std::optional<std::string> name;
    std::optional<std::string> description;
    std::optional<std::string> image;
    std::optional<bool> isHidden;
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(CategoryForm, (), (version, name, description, image, isHidden, why))

struct MoveForm {
    std::string version;
    std::optional<std::string> parent;
    int index{};
    std::optional<std::string> why;
};
BOOST_DESCRIBE_STRUCT(MoveForm, (), (version, parent, index, why))

struct FactUseShown {
    std::string code;
    std::string name;
    std::string type;
    std::optional<std::string> unit;
    std::optional<int> decimals;
    std::optional<std::string> section;
    bool isFilter{};
    int products{};
    int percent{};
    std::vector<std::string> values;
};
BOOST_DESCRIBE_STRUCT(FactUseShown, (),
                      (code, name, type, unit, decimals, section, isFilter, products, percent, values))

struct FactUsesShown {
    std::vector<FactUseShown> facts;
    int products{};
};
BOOST_DESCRIBE_STRUCT(FactUsesShown, (), (facts, products))

const std::string& code_of(const http::Request& request) { return request.param("categoryCode"); }

CategoryShown category_shown(const KeptCategory& category) {
    return {.code = category.code,
            .name = category.name,
            .parent = category.level > 1 ? std::optional{category.parent} : std::nullopt,
            .level = category.level,
            .isHidden = category.hidden,
            .description = category.description,
            .image = category.image,
            .products = category.products,
            .productsBelow = category.products_below,
            .url = "/l/c/" + percent_encoded(category.code),
            .version = category.version};
}

Result<std::string> written(const Result<CategoryEdited>& edited) {
    if (!edited) return std::unexpected(edited.error());
    return json::write(ChangedCategoryShown{category_shown(edited->category), edited->act});
}

http::Response tree(StaffSession& staff, const http::Request&) {
    TreeShown out;
    for (const KeptCategory& each : staff.assortment.categories.tree())
        out.categories.push_back(category_shown(each));
    return http::ok(json::write(out));
}

Result<std::string> add(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<NewCategoryForm>(request);
    if (!form) return std::unexpected(form.error());
    return written(staff.assortment.categories.add({form->code.value_or(""), form->name, form->parent.value_or(""),
                                                    form->description.value_or(""), form->image.value_or(""),
                                                    form->why.value_or("")}));
}

Result<std::string> change(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<CategoryForm>(request);
    if (!form) return std::unexpected(form.error());
    return written(
        staff.assortment.categories.edit({code_of(request), form->version, form->name, form->description,
                                          form->image, form->isHidden, form->why.value_or("")}));
}

Result<std::string> move(StaffSession& staff, const http::Request& request) {
    const auto form = form_in<MoveForm>(request);
    if (!form) return std::unexpected(form.error());
    if (form->index < 0) return http::bad_parameter("validation.invalid", "index");
    return written(
        staff.assortment.categories.move({code_of(request), form->version, form->parent.value_or(""),
                                          static_cast<std::size_t>(form->index), form->why.value_or("")}));
}

Result<std::string> remove(StaffSession& staff, const http::Request& request) {
    const auto moved_to = text_in(request, "movedTo", 100);
    if (!moved_to) return std::unexpected(moved_to.error());
    const auto done = staff.assortment.categories.remove(code_of(request), *moved_to);
    if (!done) return std::unexpected(done.error());
    return std::string{};
}

http::Response facts(StaffSession& staff, const http::Request& request) {
    const auto below = staff.assortment.categories.with_below(code_of(request));
    if (below.empty())
        return http::problem(
            fail(Reason::not_found, "category.unknown", code_of(request), "NotFoundError", "category").error());
    const FactUses uses = staff.assortment.products.facts_in(below);
    FactUsesShown out{.facts = {}, .products = uses.products};
    for (const FactUse& each : uses.facts)
        out.facts.push_back(
            {.code = each.fact.code,
             .name = each.fact.name,
             .type = each.fact.type,
             .unit = if_any(each.fact.unit),
             .decimals = each.fact.type == "number" ? std::optional{each.fact.decimals} : std::nullopt,
             .section = if_any(each.fact.section),
             .isFilter = each.is_filter,
             .products = each.products,
             .percent = uses.products > 0 ? each.products * 100 / uses.products : 0,
             .values = each.fact.values});
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace categories

void add_category_calls(Application& application) {
    using namespace categories;
    using namespace staff_right;
    const std::string one = "/categories/{categoryCode}";
    add_look(application, "/categories", tree, kSeeCatalogue);
    add_act(application, "/categories", {.right = kCatalogue, .keyed = Keyed::yes}, add);
    add_act(application, one, {.right = kCatalogue, .method = "PATCH"}, change);
    add_act(application, one, {.right = kCatalogue, .method = "DELETE"}, remove);
    add_act(application, one + "/move", {.right = kCatalogue}, categories::move);
    add_look(application, one + "/facts", facts, kSeeCatalogue);
}

}  // namespace spaza::app::backoffice
