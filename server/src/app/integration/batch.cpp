#include "app/integration/batch.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>

#include "base/messages.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/record_fields.hpp"
#include "shop/orders/fulfilment/fulfilment_rules.hpp"

namespace spaza::app::integration {
namespace batches {
namespace {

constexpr std::size_t kMostNamed = 1000;
constexpr std::size_t kMostRefused = 50;
constexpr const char* kNoRow = "is no JSON object";
/// No row has as many members; a body of eight megabytes could name a million, and each takes ten times its place.
constexpr std::size_t kMostMembers = 16;

std::unexpected<Error> malformed() {
    return fail(Reason::invalid, "integration.rowsMalformed", "body", "ValidationError", "parameter");
}

std::vector<import::Record> rows_of_lines(std::string_view body, std::size_t most) {
    std::vector<import::Record> rows;
    std::int64_t line = 0;
    while (!body.empty() && rows.size() <= most) {
        ++line;
        const std::size_t end = std::min(body.find('\n'), body.size());
        const std::string_view text = body.substr(0, end);
        body.remove_prefix(std::min(end + 1, body.size()));
        if (text.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        rows.push_back(import::record_of_json(text).value_or(import::Record{}));
        rows.back().line = line;
    }
    return rows;
}

Error refusal_of(const BatchProblem& problem) {
    Error error = fail(Reason::invalid, "integration.row",
                       std::to_string(problem.row) + (problem.field.empty() ? "" : "." + problem.field),
                       "ValidationError", "row")
                      .error();
    error.params = {{"row", std::to_string(problem.row)}, {"field", problem.field}, {"reason", problem.reason}};
    return error;
}

/// Collects what becomes of rows.
class Outcome {
public:
    explicit Outcome(const Batch& batch) : partial_{batch.partial} {
        answer_.rows = static_cast<std::int64_t>(batch.rows.size());
    }
    void bad(std::int64_t row, std::vector<import::FieldProblem> problems) {
        ++answer_.bad;
        for (import::FieldProblem& each : problems)
            if (answer_.problems.size() < kMostNamed)
                answer_.problems.push_back({row, std::move(each.field), std::move(each.reason)});
    }
    void changed(std::int64_t rows) { answer_.changed += rows; }
    bool is_refused() const { return answer_.bad > 0 && !partial_; }
    /// Nothing more needs to be looked at.
    bool is_hopeless() const { return is_refused() && answer_.problems.size() >= kMostRefused; }
    Result<BatchAnswer> answer() {
        if (is_refused()) {
            std::vector<Error> errors;
            for (const BatchProblem& each : answer_.problems)
                if (errors.size() < kMostRefused) errors.push_back(refusal_of(each));
            return fail(std::move(errors));
        }
        answer_.unchanged = answer_.rows - answer_.bad - answer_.changed;
        return std::move(answer_);
    }

private:
    BatchAnswer answer_;
    bool partial_;
};

std::vector<import::FieldProblem> unknown_columns(import::Kind kind, const import::Record& row) {
    if (row.fields.empty()) return {{"", kNoRow}};
    std::vector<import::FieldProblem> problems;
    for (const import::Field& each : row.fields)
        if (!import::knows_column(kind, each.name)) problems.push_back({each.name, "is not known here"});
    return problems;
}

template <class Row>
std::vector<import::FieldProblem> added(import::ImportSession& session, const import::Checked<Row>& checked) {
    return checked.problems.empty() ? session.add(checked.row) : checked.problems;
}

std::vector<import::FieldProblem> added(import::ImportSession& session, import::Kind kind,
                                        const import::Record& row) {
    if (auto problems = unknown_columns(kind, row); !problems.empty()) return problems;
    if (kind == import::Kind::stock) return added(session, import::read_stock(row));
    auto checked = import::read_price(row);
    if (checked.problems.empty() && checked.row.price == Money{})
        checked.problems.push_back({"price", "is 0: nothing is given away by a batch"});
    return added(session, checked);
}

struct Step {
    ConsignmentStep step;
    std::vector<import::FieldProblem> problems;
};

Step step_in(const import::Record& row) {
    Step made;
    if (row.fields.empty()) {
        made.problems.push_back({"", kNoRow});
        return made;
    }
    import::Fields fields{row, made.problems};
    const auto to = step_named(fields.text("step", import::kMostCode));
    if (!to) made.problems.push_back({"step", "is none of pick, ship, ready, collect, deliver"});
    struct Column {
        std::string_view name;
        std::size_t most;
        std::string& into;
    };
    const std::vector<Column> columns{{"consignment", 64, made.step.consignment},
                                      {"carrier", 100, made.step.tracking.carrier},
                                      {"trackingId", 100, made.step.tracking.id},
                                      {"trackingUrl", 500, made.step.tracking.url},
                                      {"collectionCode", 64, made.step.collection_code}};
    for (const import::Field& each : row.fields)
        if (each.name != "step" && std::ranges::find(columns, each.name, &Column::name) == columns.end())
            made.problems.push_back({each.name, "is not known here"});
    for (const Column& each : columns) {
        each.into =
            each.name == "consignment" ? fields.required(each.name, each.most) : fields.text(each.name, each.most);
        if (const auto unseen = import::unseen_in(each.into, false))
            made.problems.push_back({std::string{each.name}, "holds " + std::string{*unseen}});
    }
    const std::string& url = made.step.tracking.url;
    if (!url.empty() && !is_followable(url))
        made.problems.push_back({"trackingUrl", "is no address that begins with https://"});
    if (to) made.step.to = *to;
    return made;
}

/// How far along its way a state is; nothing for one that is not on it.
std::optional<std::ptrdiff_t> place_of(const std::vector<ConsignmentStatus>& way, ConsignmentStatus status) {
    const auto at = std::ranges::find(way, status);
    return at == way.end() ? std::nullopt : std::optional{at - way.begin()};
}

/// Undoes what a move did that was refused halfway.
struct Refused {
    Error error;
};

/// Whether the part went a step.
Result<bool> moved(backoffice::StaffSession& staff, const ConsignmentStep& step) {
    const auto code = staff.scope.order_store.order_of(step.consignment);
    const auto order = code ? staff.scope.order_store.find(*code) : std::nullopt;
    if (!order)
        return fail(Reason::not_found, "consignment.unknown", "consignment", "NotFoundError", "consignment");
    const auto part = std::ranges::find(order->consignments, step.consignment, &OrderConsignment::code);
    const auto way = way_of(*part);
    const auto [here, there] = std::pair{place_of(way, part->status()), place_of(way, step.to)};
    if (here && there && *there <= *here) return false;
    try {
        staff.scope.session.attempt([&] {
            const auto done = staff.orders.move(*code, step);
            if (!done) throw Refused{done.error()};
        });
    } catch (const Refused& refused) {
        return std::unexpected(refused.error);
    }
    return true;
}

}  // namespace
}  // namespace batches

Result<std::vector<import::Record>> rows_in(std::string_view body, bool is_json, std::size_t most) {
    if (static_cast<std::size_t>(std::ranges::count(body, ',')) > most * batches::kMostMembers)
        return batches::malformed();
    std::vector<import::Record> rows;
    if (is_json) {
        boost::system::error_code error;
        const boost::json::value whole = boost::json::parse({body.data(), body.size()}, error);
        const auto* object = error ? nullptr : whole.if_object();
        const auto* member = object ? object->if_contains("rows") : nullptr;
        const auto* list = member ? member->if_array() : nullptr;
        if (!list) return batches::malformed();
        if (list->size() <= most)
            for (const boost::json::value& each : *list) {
                rows.push_back(import::record_of(each).value_or(import::Record{}));
                rows.back().line = static_cast<std::int64_t>(rows.size());
            }
    } else {
        rows = batches::rows_of_lines(body, most);
    }
    if (!rows.empty() && rows.size() <= most) return rows;
    Error error = fail(Reason::invalid, "integration.rowCount", "rows", "ValidationError", "parameter").error();
    error.params = {{"most", std::to_string(most)}};
    return std::unexpected(std::move(error));
}

Result<BatchAnswer> take_goods(backoffice::StaffSession& staff, import::Kind kind, const Batch& batch,
                               TimePoint now, const std::string& by) {
    import::ImportBy whose;  // as a file: a campaign that runs goes on
    whose.why = by;
    constexpr std::size_t kSmall = 1'000;  // looked up one by one, rather than all there are
    whose.is_small = batch.rows.size() <= kSmall;
    import::ImportSession session{staff.scope.session, now, whose};
    batches::Outcome outcome{batch};
    for (const import::Record& row : batch.rows) {
        if (auto problems = batches::added(session, kind, row); !problems.empty())
            outcome.bad(row.line, std::move(problems));
        if (outcome.is_hopeless()) break;
    }
    if (outcome.is_refused()) return outcome.answer();
    for (const auto& [name, counts] : session.finish()) outcome.changed(counts.changed);
    return outcome.answer();
}

Result<BatchAnswer> take_steps(backoffice::StaffSession& staff, const Batch& batch) {
    batches::Outcome outcome{batch};
    for (const import::Record& row : batch.rows) {
        batches::Step asked = batches::step_in(row);
        if (asked.problems.empty()) {
            const auto done = batches::moved(staff, asked.step);
            if (!done)
                asked.problems.push_back({"step", message(done.error().message_key, done.error().params)});
            else if (*done)
                outcome.changed(1);
        }
        if (!asked.problems.empty()) outcome.bad(row.line, std::move(asked.problems));
        if (outcome.is_hopeless()) break;
    }
    return outcome.answer();
}

}  // namespace spaza::app::integration
