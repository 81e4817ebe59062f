#include "shop/assortment/products_service.hpp"

#include <algorithm>
#include <map>

#include "base/digest.hpp"
#include "shop/assortment/field_words.hpp"

namespace spaza {
namespace {

constexpr std::string_view kVariants[]{"variantValue", "variantOptions"};

auto no_such_product(const std::string& code) {
    return fail(Reason::not_found, "product.unknown", code, "NotFoundError", "product");
}

/// What was to be changed and stands otherwise by now.
EditConflict conflict_of(const KeptProduct& kept, const std::vector<FieldWords>& wanted, ChangeLogService& log) {
    EditConflict conflict{.version = kept.version, .by = {}, .at = kept.changed_at, .differences = {}};
    if (const auto [by, at] = log.last_by(ChangeKind::product, kept.code); at == kept.changed_at) conflict.by = by;
    const auto now = kept.document.fields();
    for (const FieldWords& each : wanted) {
        const FieldWords* theirs = find_words(now, each.field);
        if ((theirs ? theirs->words : std::vector<std::string>{}) != each.words)
            conflict.differences.push_back(
                {each.field, each.words, theirs ? theirs->words : std::vector<std::string>{}});
    }
    return conflict;
}

Done check_editable(const std::vector<FieldWords>& fields) {
    for (const FieldWords& each : fields)
        if (!is_editable(each.field)) return fail(Reason::invalid, "catalogue.notEditable", each.field);
    return Done{};
}

/// One value tells variants apart, or several: setting the one takes the other away.
void set_all(ProductDocument& document, const std::vector<FieldWords>& fields) {
    for (const FieldWords& each : fields) {
        if (!each.words.empty() && each.field == kVariants[0]) document.set({std::string{kVariants[1]}, {}});
        if (!each.words.empty() && each.field == kVariants[1]) document.set({std::string{kVariants[0]}, {}});
        document.set(each);
    }
}

std::map<std::string_view, const KeptProduct*> by_code(const std::vector<KeptProduct>& products) {
    std::map<std::string_view, const KeptProduct*> all;
    for (const KeptProduct& each : products) all.emplace(each.code, &each);
    return all;
}

std::string joined(const FieldWords* field) {
    std::string text;
    if (field)
        for (const std::string& word : field->words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

}  // namespace

std::unexpected<Error> refused(const std::vector<import::FieldProblem>& problems) {
    std::vector<Error> errors;
    for (const import::FieldProblem& each : problems)
        errors.push_back({.reason = Reason::invalid,
                          .message_key = "catalogue.field",
                          .subject = each.field,
                          .type = "ValidationError",
                          .subject_type = "parameter",
                          .params = {{"field", each.field}, {"reason", each.reason}},
                          .more = {}});
    return fail(std::move(errors));
}

int BulkPlan::changing() const {
    return static_cast<int>(
        std::ranges::count_if(lines, [](const BulkLine& each) { return each.skipped.empty(); }));
}

Result<ProductSheet> ProductAdminService::sheet(const std::string& code) {
    auto sheet = store_.sheet(code);
    if (!sheet) return no_such_product(code);
    return *std::move(sheet);
}

Result<ProductAdminService::Written> ProductAdminService::write(const std::vector<KeptProduct>& before,
                                                                const std::vector<ProductDocument>& after) {
    std::vector<import::ProductRow> rows;
    for (const ProductDocument& document : after) {
        auto read = import::read_product(document.record());
        if (!read.problems.empty()) return refused(read.problems);
        rows.push_back(std::move(read.row));
    }
    Written written{.drafts = {}, .at = log_.now()};
    for (const auto& problems : store_.write(rows, written.at))
        if (!problems.empty()) return refused(problems);
    std::vector<std::string> codes;
    for (const import::ProductRow& row : rows) codes.push_back(row.code);
    const auto now = store_.find_all(codes);
    const auto known = by_code(before);
    for (const KeptProduct& each : now) {
        const auto then = known.find(each.code);
        const bool is_new = then == known.end();
        FieldChanges changes = differences(is_new ? std::vector<FieldWords>{} : then->second->document.fields(),
                                           each.document.fields());
        if (changes.empty()) continue;
        written.drafts.push_back(
            {ChangeKind::product, each.code, is_new ? "product.added" : "product.changed", std::move(changes)});
    }
    return written;
}

Result<std::int64_t> ProductAdminService::change(const KeptProduct& kept, const std::vector<FieldWords>& fields,
                                                 const ChangeCause& cause) {
    ProductDocument document = kept.document;
    set_all(document, fields);
    const auto written = write({kept}, {document});
    if (!written) return std::unexpected(written.error());
    if (written->drafts.empty()) return 0;
    return log_.note(written->drafts, cause, written->at);
}

Result<ProductEdited> ProductAdminService::edit(const ProductEdit& edit) {
    if (const auto good = check_why(edit.why); !good) return std::unexpected(good.error());
    if (const auto good = check_editable(edit.fields); !good) return std::unexpected(good.error());
    const auto kept = store_.lock(edit.code);
    if (!kept) return no_such_product(edit.code);
    if (kept->version != edit.version)
        return ProductEdited{.act = {}, .conflict = conflict_of(*kept, edit.fields, log_)};
    const auto act = change(*kept, edit.fields, {.why = edit.why});
    if (!act) return std::unexpected(act.error());
    return ProductEdited{.act = *act == 0 ? std::nullopt : std::optional{*act}, .conflict = {}};
}

Result<ProductEdited> ProductAdminService::add(const ProductEdit& product) {
    if (const auto good = check_why(product.why); !good) return std::unexpected(good.error());
    if (const auto good = check_editable(product.fields); !good) return std::unexpected(good.error());
    if (product.code.empty()) return fail(Reason::invalid, "request.required", "code");
    store_.hold_new();
    if (store_.lock(product.code))
        return fail(Reason::conflict, "catalogue.productExists", product.code, "AlreadyExistsError", "product");
    ProductDocument document{product.code};
    document.set({"onSale", {"false"}});
    set_all(document, product.fields);
    const auto written = write({}, {document});
    if (!written) return std::unexpected(written.error());
    return ProductEdited{.act = log_.note(written->drafts, {.why = product.why}, written->at), .conflict = {}};
}

Result<std::int64_t> ProductAdminService::undo(const AssortmentChange& change, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto kept = store_.lock(change.about);
    if (!kept) return no_such_product(change.about);
    const auto back = words_back(change, kept->document.fields());
    if (!back) return std::unexpected(back.error());
    return this->change(*kept, *back, {.why = why, .undoes = change.number});
}

Result<BulkPlan> ProductAdminService::plan(const BulkEdit& edit) {
    if (const auto problems = store_.check(edit.field); !problems.empty()) return refused(problems);
    BulkPlan plan;
    std::string seen;
    std::map<std::string, KeptProduct> kept;
    for (KeptProduct& each : store_.find_all(edit.codes)) {
        std::string code = each.code;
        kept.emplace(std::move(code), std::move(each));
    }
    for (const std::string& code : edit.codes) {
        BulkLine line{.code = code, .name = {}, .before = {}, .after = joined(&edit.field), .skipped = {}};
        const auto found = kept.find(code);
        if (found == kept.end()) {
            line.skipped = "There is no such product.";
        } else {
            const auto fields = found->second.document.fields();
            line.name = found->second.name;
            line.before = joined(find_words(fields, edit.field.field));
            ProductDocument document = found->second.document;
            set_all(document, {edit.field});
            if (document.fields() == fields)
                line.skipped = "It is so already.";
            else if (const auto read = import::read_product(document.record()); !read.problems.empty())
                line.skipped = read.problems.front().field + " " + read.problems.front().reason + ".";
            else
                seen += code + ' ' + found->second.version + '\n';
        }
        plan.lines.push_back(std::move(line));
    }
    plan.mark = sha256_hex(json_of({edit.field}) + '\n' + seen);
    return plan;
}

Result<BulkDone> ProductAdminService::apply(const BulkEdit& edit, const std::string& mark,
                                            const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto locked = store_.lock_all(edit.codes);
    const auto plan = this->plan(edit);
    if (!plan) return std::unexpected(plan.error());
    if (plan->mark != mark)
        return fail(Reason::conflict, "catalogue.previewOld", "mark", "StaffPreviewError", "parameter");
    const auto known = by_code(locked);
    std::vector<KeptProduct> before;
    std::vector<ProductDocument> after;
    for (const BulkLine& line : plan->lines) {
        if (!line.skipped.empty()) continue;
        before.push_back(*known.at(line.code));
        after.push_back(before.back().document);
        set_all(after.back(), {edit.field});
    }
    BulkDone done{.batch = {}, .changed = 0, .skipped = plan->skipped()};
    if (after.empty()) return done;
    const auto written = write(before, after);
    if (!written) return std::unexpected(written.error());
    if (written->drafts.empty()) return done;
    done.batch = random_hex(8);
    done.changed = static_cast<int>(written->drafts.size());
    log_.note(written->drafts, {.why = why, .batch = done.batch}, written->at);
    return done;
}

Result<BulkDone> ProductAdminService::undo_batch(const std::string& batch, const std::string& why) {
    if (const auto good = check_why(why); !good) return std::unexpected(good.error());
    const auto changes = log_.undoable_batch(batch, {ChangeKind::product});
    if (!changes) return std::unexpected(changes.error());
    std::vector<std::string> codes;
    for (const AssortmentChange& each : *changes) codes.push_back(each.about);
    const auto locked = store_.lock_all(codes);
    const auto known = by_code(locked);
    std::vector<ProductDocument> after;
    std::vector<std::int64_t> numbers;
    for (const AssortmentChange& each : *changes) {
        const auto kept = known.find(each.about);
        if (kept == known.end()) return changed_since(each.about);
        const auto back = words_back(each, kept->second->document.fields());
        if (!back) return std::unexpected(back.error());
        after.push_back(kept->second->document);
        set_all(after.back(), *back);
        numbers.push_back(each.number);
    }
    const auto written = write(locked, after);
    if (!written) return std::unexpected(written.error());
    BulkDone done{.batch = random_hex(8), .changed = static_cast<int>(written->drafts.size()), .skipped = 0};
    log_.set_undone(numbers, log_.note(written->drafts, {.why = why, .batch = done.batch}, written->at));
    return done;
}

}  // namespace spaza
