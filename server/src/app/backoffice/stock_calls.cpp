#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_set>

#include "app/backoffice/backoffice.hpp"
#include "app/backoffice/product_selection.hpp"
#include "app/backoffice/stock_shown.hpp"

namespace spaza::app::backoffice {
namespace stock {
namespace {

struct StockRowShown {
    std::string code;
    std::string name;
    std::optional<std::string> image;
    int onHand{};
    int reserved{};
    int free{};
    int soldUnits{};
    std::optional<int> lastsDays;
    std::optional<std::string> lastOrderedAt;
    int waiting{};
    std::optional<wire::Amount> price;
};
BOOST_DESCRIBE_STRUCT(StockRowShown, (),
                      (code, name, image, onHand, reserved, free, soldUnits, lastsDays, lastOrderedAt, waiting,
                       price))

struct StockListShown {
    std::vector<StockRowShown> stock;
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(StockListShown, (), (stock, next))

struct StockViewShown {
    std::string view;
    std::size_t count{};
};
BOOST_DESCRIBE_STRUCT(StockViewShown, (), (view, count))

struct StockViewsShown {
    std::vector<StockViewShown> views;
};
BOOST_DESCRIBE_STRUCT(StockViewsShown, (), (views))

struct PlacesShown {
    std::vector<PlaceShown> stores;
};
BOOST_DESCRIBE_STRUCT(PlacesShown, (), (stores))

struct MovementShown {
    std::int64_t act{};
    std::string kind;
    std::string at;
    std::string by;
    std::string product;
    std::string name;
    PlaceShown store;
    int before{};
    int after{};
    std::string reason;
    std::optional<std::string> note;
    std::optional<std::string> batch;
    wire::Amount value;
    bool isUndoable{};
};
BOOST_DESCRIBE_STRUCT(MovementShown, (),
                      (act, kind, at, by, product, name, store, before, after, reason, note, batch, value,
                       isUndoable))

struct MovementsShown {
    std::vector<MovementShown> movements;
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(MovementsShown, (), (movements, next))

constexpr int kSoldDays = 28;

StockRowShown row_shown(const Application& application, const StockLine& line) {
    StockRowShown out{.code = line.code,
                      .name = line.name,
                      .image = if_any(line.image.empty() ? std::string{} : small_picture(application, line.image)),
                      .onHand = line.on_hand,
                      .reserved = line.reserved,
                      .free = line.on_hand - line.reserved,
                      .soldUnits = line.sold,
                      .lastsDays = {},
                      .lastOrderedAt = shown_time(line.last_ordered),
                      .waiting = line.waiting,
                      .price = shown_amount(line.price)};
    if (line.sold > 0) out.lastsDays = out.free * kSoldDays / line.sold;
    return out;
}

Result<ProductFilter> stock_filter(const http::Request& request) {
    auto filter = filter_in(request);
    if (filter) filter->with_stock_only = true;
    return filter;
}

http::Response listed_stock(const Application& application, const http::Request& request,
                            const std::vector<std::string>& codes, const std::string& store, std::string next) {
    return sessions_of(application, request).read([&](StaffSession& staff) {
        StockListShown out{.stock = {}, .next = if_any(next)};
        for (const StockLine& line : staff.assortment.stock.lines(codes, store))
            out.stock.push_back(row_shown(application, line));
        return http::ok(json::write(out));
    });
}

/// By code, page by page; those a filter leaves out are skipped.
http::Response list_dead(const Application& application, AssortmentSnapshot& board, const http::Request& request,
                         const ProductFilter& filter, const PartAsked& part) {
    std::optional<int> days;
    if (request.query_value("days")) {
        const auto given = http::whole_number(request, "days", 90, 7, 3660);
        if (!given) return http::problem(given.error());
        days = *given;
    }
    std::optional<std::unordered_set<std::string>> chosen;
    if (!filter.query.empty() || !filter.department.empty()) {
        const auto codes = board.codes(filter, SIZE_MAX - 1);
        chosen.emplace(codes->begin(), codes->end());
    }
    const auto size = static_cast<std::size_t>(part.size);
    constexpr int kAtOnce = 500;
    std::vector<std::string> codes;
    std::string after = part.cursor;
    for (bool more = true; more && codes.size() <= size;) {
        const auto found = sessions_of(application, request).read([&](StaffSession& staff) {
            return staff.assortment.stock.dead(filter.store, days, after, kAtOnce);
        });
        more = found.size() == kAtOnce;
        if (!found.empty()) after = found.back();
        for (const std::string& code : found)
            if (!chosen || chosen->contains(code)) codes.push_back(code);
    }
    std::string next;
    if (codes.size() > size) {
        codes.resize(size);
        next = codes.back();
    }
    return listed_stock(application, request, codes, filter.store, std::move(next));
}

http::Response list(const Application& application, AssortmentSnapshot& board, const http::Request& request) {
    auto filter = stock_filter(request);
    if (!filter) return http::problem(filter.error());
    const auto part = part_in(request);
    if (!part) return http::problem(part.error());
    const std::string state = request.query_value("state").value_or("all");
    const std::string sort = request.query_value("sort").value_or("code");
    ProductQuestion question{.filter = {}, .cursor = part->cursor, .size = static_cast<std::size_t>(part->size)};
    if (sort == "name")
        question.sort = ProductSort::name;
    else if (sort == "free")
        question.sort = ProductSort::stock;
    else if (sort == "freeDown")
        question.sort = ProductSort::stock_down;
    else if (sort != "code")
        return http::problem(http::bad_parameter("validation.invalid", "sort").error());
    if (state == "dead") return list_dead(application, board, request, *filter, *part);
    if (state == "low")
        filter->state = ProductState::low_stock;
    else if (state == "out")
        filter->state = ProductState::out_of_stock;
    else if (state != "all")
        return http::problem(http::bad_parameter("validation.invalid", "state").error());
    question.filter = *filter;
    auto found = board.find(question);
    if (!found) return http::problem(http::bad_parameter("validation.invalid", "cursor").error());
    return listed_stock(application, request, found->codes, filter->store, std::move(found->next));
}

http::Response views(AssortmentSnapshot& board, const http::Request& request) {
    const auto filter = stock_filter(request);
    if (!filter) return http::problem(filter.error());
    const auto counts = board.count(*filter);
    const auto count = [&](ProductState state) { return counts.at(static_cast<std::size_t>(state)); };
    return http::ok(json::write(StockViewsShown{{{"all", count(ProductState::all)},
                                                 {"low", count(ProductState::low_stock)},
                                                 {"out", count(ProductState::out_of_stock)}}}));
}

http::Response movements(StaffSession& staff, const http::Request& request) {
    MovementQuestion question;
    const auto store = text_in(request, "store", 64);
    if (!store) return http::problem(store.error());
    const auto product = text_in(request, "product", 100);
    if (!product) return http::problem(product.error());
    const auto days = http::whole_number(request, "days", 30, 1, 3660);
    if (!days) return http::problem(days.error());
    const auto part = part_in(request);
    if (!part) return http::problem(part.error());
    const std::string kind = request.query_value("kind").value_or("any");
    question.kind = movement_kind_named(kind);
    if (!question.kind && kind != "any")
        return http::problem(http::bad_parameter("validation.invalid", "kind").error());
    if (!part->cursor.empty()) {
        const char* end = part->cursor.data() + part->cursor.size();
        const auto read = std::from_chars(part->cursor.data(), end, question.before);
        if (read.ec != std::errc{} || read.ptr != end)
            return http::problem(http::bad_parameter("validation.invalid", "cursor").error());
    }
    question.store = *store;
    question.product = *product;
    question.since = staff.assortment.stock.now() - std::chrono::days{*days};
    question.most = part->size + 1;
    auto found = staff.assortment.stock.movements(question);
    MovementsShown out;
    if (static_cast<int>(found.size()) > part->size) {
        found.pop_back();
        out.next = std::to_string(found.back().number);
    }
    for (const StockMovement& each : found)
        out.movements.push_back({each.number, std::string{name_of(each.kind)}, iso_time(each.at), each.by,
                                 each.product, each.name, place_shown(each.place), each.before, each.after,
                                 each.reason, if_any(each.note), if_any(each.batch), wire::amount(each.value),
                                 staff.assortment.stock.is_undoable(each)});
    return http::ok(json::write(out));
}

}  // namespace
}  // namespace stock

void add_stock_calls(Application& application, AssortmentSnapshot& board) {
    using namespace stock;
    using namespace staff_right;
    http::RouteOptions options;
    options.right = kSeeStock;
    application.router.staff(
        "GET", "/stock",
        [&application, &board](const http::Request& request) { return list(application, board, request); },
        options);
    application.router.staff(
        "GET", "/stock/views", [&board](const http::Request& request) { return views(board, request); }, options);
    add_look(
        application, "/stock/stores",
        [](StaffSession& staff, const http::Request&) {
            PlacesShown out;
            for (const StockPlace& each : staff.assortment.stock.places()) out.stores.push_back(place_shown(each));
            return http::ok(json::write(out));
        },
        kSeeStock);
    add_look(
        application, "/products/{productCode}/stock",
        [](StaffSession& staff, const http::Request& request) {
            const std::string& product = request.param("productCode");
            const auto shelves = staff.assortment.stock.shelves(product);
            return shelves ? http::ok(json::write(stock_shown(product, *shelves)))
                           : http::problem(shelves.error());
        },
        kSeeStock);
    add_look(application, "/stock/movements", movements, kSeeStock);
    add_stock_acts(application);
}

}  // namespace spaza::app::backoffice
