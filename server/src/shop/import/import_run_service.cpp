#include "shop/import/import_run_service.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <ranges>
#include <tuple>

#include "shop/content/content_rules.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/content_file.hpp"
#include "shop/import/csv.hpp"
#include "shop/import/foreign_files.hpp"
#include "shop/import/record.hpp"
#include "shop/import/words_found.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::import {

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

bool is_json_lines(std::string_view path) { return path.ends_with(".jsonl") || path.ends_with(".ndjson"); }

class Run {
public:
    Run(ImportSession& rows, const RunOptions& options) : rows_{rows}, options_{options} {}

    void read(const std::string& path) {
        path_ = path;
        rows_here_ = 0;
        if (is_content_file(path)) {
            read_content(path);
            return tell();
        }
        const SourceRule* source = options_.mapping ? options_.mapping->source_for(path) : nullptr;
        const auto kind = source ? std::optional{source->kind} : kind_of_file(path);
        if (!kind) return refuse(0, "", nameless(path));
        std::unique_ptr<std::FILE, CloseFile> file{std::fopen(path.c_str(), "rb")};
        if (!file) return refuse(0, "", "cannot be opened");
        kind_ = *kind;
        if (is_json_lines(path)) {
            read_json(file.get());
        } else {
            CsvReader csv{[&](char* into, std::size_t most) {
                const std::size_t got = std::fread(into, 1, most, file.get());
                done_ += got;
                if (options_.progress) options_.progress(done_);
                return got;
            }};
            if (source)
                read_mapped(csv, *source);
            else
                read_csv(csv);
        }
        if (std::ferror(file.get())) refuse(0, "", "cannot be read to its end");
        tell();
    }

    void take_definitions(const Mapping& mapping) {
        path_ = "mapping";
        const auto take_all = [&](Kind kind, const std::vector<Record>& records) {
            kind_ = kind;
            for (const Record& record : records) take(record);
        };
        take_all(Kind::categories, mapping.categories());
        take_all(Kind::brands, mapping.brands());
        take_all(Kind::attributes, mapping.attributes());
        tell();
    }

    RunAnswer finish() {
        for (const auto& [kind, from, way] : rows_.moved_in_circles()) {
            const auto& [path, line] = moved_at_[kind + "|" + from];
            path_ = path;
            kind_ = Kind::moved;
            refuse(line, {{"to", "leads back to where it began: " + way}});
        }
        tell();
        for (const auto& [kind, written] : rows_.finish()) answer_.counts[kind].changed = written.changed;
        for (auto& [kind, counts] : answer_.counts)
            counts.unchanged =
                std::max<std::int64_t>(0, counts.read - counts.skipped - counts.bad - counts.changed);
        return std::move(answer_);
    }

private:
    Counts& counts() { return answer_.counts[std::string{name_of(kind_)}]; }

    /// What a name could have been.
    static std::string nameless(const std::string& path) {
        const std::string_view file = std::string_view{path}.substr(path.find_last_of('/') + 1);
        const std::string_view start = file.substr(0, file.find_first_of(".-_"));
        std::vector<std::string_view> names;
        for (const Kind each : all_kinds()) names.push_back(name_of(each));
        return "its name does not say what it holds" + search::did_you_mean(start, names) +
               ": begin it with one of " + kind_names() + ", such as products-march.csv, or name it in a mapping";
    }

    void refuse(std::int64_t line, const std::string& field, const std::string& reason) {
        ++answer_.bad;
        note({path_, line, field, reason}, false);
        if (line == 0) tell();
    }

    /// A row counts once, however many of its fields are bad.
    void refuse(std::int64_t line, const std::vector<FieldProblem>& problems, bool skipped = false) {
        ++(skipped ? counts().skipped : counts().bad);
        if (!skipped) ++answer_.bad;
        constexpr std::size_t kMostOfARow = 50;
        for (const FieldProblem& problem : problems | std::views::take(kMostOfARow))
            note({path_, line, problem.field, problem.reason}, skipped);
    }

    /// Reported later, in the order of lines, once each.
    void note(RowProblem problem, bool skipped) {
        constexpr std::size_t kMostWaiting = 100'000;
        waiting_.emplace_back(std::move(problem), skipped);
        if (waiting_.size() >= kMostWaiting) tell();
    }

    void tell() {
        const auto place = [](const auto& each) {
            return std::tie(each.first.line, each.second, each.first.field, each.first.reason);
        };
        std::ranges::stable_sort(waiting_, {}, [](const auto& each) { return each.first.line; });
        for (std::size_t i = 0; i < waiting_.size(); ++i) {
            bool reported = false;
            for (std::size_t before = i; before-- > 0 && waiting_[before].first.line == waiting_[i].first.line;)
                reported = reported || place(waiting_[before]) == place(waiting_[i]);
            if (!reported && options_.report) options_.report(waiting_[i].first, waiting_[i].second);
        }
        waiting_.clear();
    }

    /// Pages written by hand. What a page of the file had before and has no more is taken off it.
    void read_content(const std::string& path) {
        constexpr std::uintmax_t kMost = 16U << 20;
        std::ifstream in{path, std::ios::binary};
        std::string text{std::istreambuf_iterator<char>{in}, {}};
        if (!in.good() && !in.eof()) return refuse(0, "", "cannot be read");
        if (!in.is_open()) return refuse(0, "", "cannot be opened");
        if (text.size() > kMost || !is_utf8(text)) return refuse(0, "", "is not UTF-8 text of at most 16 MB");
        done_ += text.size();
        const ContentFile file = read_content_file(text, is_foreign_type);
        kind_ = Kind::pages;
        for (const auto& [line, problem] : file.problems) refuse(line, problem.field, problem.reason);
        for (const auto& [kind, record] : file.rows) {
            kind_ = kind;
            take(record);
        }
        if (answer_.bad == 0)
            for (const std::string& page : file.pages) rows_.forget_other_components(page);
    }

    /// A component is held against its type before it is taken.
    std::vector<FieldProblem> take_component(const Record& record) {
        Checked<ContentComponentRow> read = read_component(record);
        for (MemberProblem& wrong : component_problems(read.row.type_code, read.row.properties))
            read.problems.push_back({std::move(wrong.member), std::move(wrong.reason)});
        return checked(read);
    }

    /// Nothing is given away by a slip.
    std::vector<FieldProblem> take_price(const Record& record) {
        Checked<PriceRow> read = read_price(record);
        if (read.problems.empty() && read.row.price == Money{} && !options_.allow_free)
            read.problems.push_back({"price", "is 0: say --allow-free if it is to be given away"});
        return checked(read);
    }

    std::vector<FieldProblem> take_moved(const Record& record) {
        const Checked<MovedRow> read = read_moved(record);
        moved_at_.try_emplace(read.row.kind + "|" + read.row.from, path_, record.line);
        return checked(read);
    }

    void read_csv(CsvReader& csv) {
        CsvRecord record;
        if (!begins(csv, record)) return;
        const std::vector<std::string> header = record.fields;
        bool known = record.problem.empty();
        if (!known) refuse(record.line, "", record.problem);
        constexpr std::size_t kMostColumns = 2000;
        if (header.size() > kMostColumns) return refuse(1, "", "has more than 2000 columns");
        for (const std::string& column : header) {
            if (!knows_column(kind_, column)) {
                refuse(1, column, "is no column of " + std::string{name_of(kind_)} + nearest_column(column));
                known = false;
            } else if (std::count(header.begin(), header.end(), column) > 1) {
                refuse(1, column, "stands twice in the first line");
                known = false;
            }
        }
        while (csv.next(record)) {
            ++rows_here_;
            ++counts().read;
            if (!known) {
                ++counts().bad;
                continue;
            }
            if (!fits(record, header.size())) continue;
            Record row;
            row.line = record.line;
            row.fields.reserve(header.size());
            for (std::size_t i = 0; i < header.size(); ++i)
                if (!record.fields[i].empty()) row.set(header[i], std::move(record.fields[i]));
            take_counted(std::move(row));
        }
        ends(known);
    }

    /// A file of no rows is one that was cut off, or the wrong one.
    void ends(bool known) {
        if (known && rows_here_ == 0)
            refuse(0, "", "holds no rows below its first line: is it the right file, and whole?");
    }

    /// The first line, with the columns.
    bool begins(CsvReader& csv, CsvRecord& record) {
        if (csv.is_utf16()) {
            refuse(0, "", "is UTF-16 text: save it as \"CSV UTF-8\"");
            return false;
        }
        if (!csv.next(record)) {
            refuse(0, "", "is empty: not even its first line, which names the columns, is there");
            return false;
        }
        if (csv.divider() != ',' && options_.note)
            options_.note(path_, csv.divider() == ';' ? "; stands between the fields, not ,"
                                                      : "tabs stand between the fields, not ,");
        return true;
    }

    std::string nearest_column(std::string_view column) const {
        std::vector<std::string_view> names;
        for (const ColumnAbout& each : columns_of(kind_)) names.push_back(each.name);
        std::string question = search::did_you_mean(column, names);
        if (!question.empty()) return question;
        std::string all;
        for (const std::string_view each : names) all += (all.empty() ? "" : ", ") + std::string{each};
        return "; there are " + all;
    }

    void read_mapped(CsvReader& csv, const SourceRule& source) {
        CsvRecord record;
        if (!begins(csv, record)) return;
        const std::size_t columns = record.fields.size();
        const SourceMapper mapper{source, record.fields};
        for (const std::string& column : mapper.missing_columns())
            refuse(1, column, "the mapping needs this column, the file lacks it");
        if (!mapper.missing_columns().empty()) return;
        WordsFound reported;
        while (csv.next(record)) {
            ++rows_here_;
            ++counts().read;
            if (!fits(record, columns)) continue;
            Mapped mapped = mapper.map(record.line, record.fields, seen_);
            if (!mapped.problems.empty()) {
                refuse(record.line, mapped.problems, mapped.skipped);
                continue;
            }
            reported.add(mapped);
            take_counted(std::move(mapped.record));
        }
        ends(true);
        if (options_.note)
            for (const std::string& what : reported.notes(mapper)) options_.note(path_, what);
    }

    bool fits(const CsvRecord& record, std::size_t columns) {
        if (!record.problem.empty())
            refuse(record.line, {{"", record.problem}});
        else if (record.fields.size() != columns)
            refuse(record.line, {{"", "has " + std::to_string(record.fields.size()) +
                                          " fields, the first line has " + std::to_string(columns)}});
        else
            return true;
        return false;
    }

    void read_json(std::FILE* file) {
        std::string line;
        std::int64_t number = 0;
        while (next_line(file, line)) {
            ++number;
            if (line.find_first_not_of(" \t\r\xEF\xBB\xBF") == std::string::npos) continue;
            ++rows_here_;
            ++counts().read;
            if (line.size() > CsvReader::kMaxRecord) {
                refuse(number, {{"", "the row is longer than 1 MB"}});
                continue;
            }
            auto record = is_utf8(line) ? record_of_json(line) : std::nullopt;
            if (!record) {
                refuse(number, {{"", is_utf8(line) ? "is not a JSON object" : "is not UTF-8 text"}});
                continue;
            }
            record->line = number;
            std::vector<FieldProblem> unknown;
            for (const Field& field : record->fields)
                if (!knows_column(kind_, field.name))
                    unknown.push_back({field.name, "is no field of " + std::string{name_of(kind_)} +
                                                       nearest_column(field.name)});
            if (unknown.empty())
                take_counted(*std::move(record));
            else
                refuse(number, unknown);
        }
        if (rows_here_ == 0) refuse(0, "", "is empty: it holds no rows");
    }

    /// One line without its end; what is over the limit is read but not kept.
    bool next_line(std::FILE* file, std::string& line) {
        line.clear();
        int c = std::getc(file);
        if (c == EOF) return false;
        for (; c != EOF && c != '\n'; c = std::getc(file))
            if (line.size() <= CsvReader::kMaxRecord) line += static_cast<char>(c);
        done_ += line.size() + 1;
        if (options_.progress) options_.progress(done_);
        return true;
    }

    void take_counted(Record record) {
        const auto files = options_.foreign.want ? take_foreign_files(kind_, record) : std::vector<ForeignFile>{};
        std::vector<FieldProblem> problems;
        for (const ForeignFile& each : files)
            if (auto wrong = options_.foreign.wrong(each.address))
                problems.push_back({each.field, "'" + each.address.substr(0, 80) + "' " + *std::move(wrong)});
        if (problems.empty()) problems = take_row(record);
        if (!problems.empty()) return refuse(record.line, problems);
        for (const ForeignFile& each : files)
            options_.foreign.want({each.name, each.address, path_, record.line, each.field});
    }

    void take(Record record) {
        ++counts().read;
        take_counted(std::move(record));
    }

    template <class Row>
    std::vector<FieldProblem> checked(const Checked<Row>& checked) {
        return checked.problems.empty() ? rows_.add(checked.row) : checked.problems;
    }

    std::vector<FieldProblem> take_row(const Record& record) {
        switch (kind_) {
            case Kind::categories: return checked(read_category(record));
            case Kind::brands: return checked(read_brand(record));
            case Kind::attributes: return checked(read_attribute(record));
            case Kind::stores: return checked(read_store(record));
            case Kind::products: return checked(read_product(record));
            case Kind::prices: return take_price(record);
            case Kind::stock: return checked(read_stock(record));
            case Kind::promotions: return checked(read_promotion(record));
            case Kind::coupons: return checked(read_coupon(record));
            case Kind::pages: return checked(read_page(record));
            case Kind::components: return take_component(record);
            case Kind::old_orders: return checked(read_old_order(record));
            case Kind::moved: return take_moved(record);
        }
        return {};
    }

    ImportSession& rows_;
    const RunOptions& options_;
    RunAnswer answer_;
    std::string path_;
    Kind kind_{Kind::products};
    std::unordered_map<std::string, std::int64_t> seen_;
    std::unordered_map<std::string, std::pair<std::string, std::int64_t>> moved_at_;  // file and line by kind|from
    std::vector<std::pair<RowProblem, bool>> waiting_;  // to be reported; with whether it was skipped
    std::int64_t rows_here_{};                          // of the file that is read
    std::uint64_t done_{};
};

}  // namespace

RunAnswer run(const std::vector<std::string>& files, ImportSession& rows, const RunOptions& options) {
    const auto kind_of = [&](const std::string& path) {
        if (is_content_file(path)) return Kind::pages;
        const SourceRule* source = options.mapping ? options.mapping->source_for(path) : nullptr;
        return source ? source->kind : kind_of_file(path).value_or(Kind::moved);
    };
    std::vector<std::string> ordered = files;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [&](const std::string& a, const std::string& b) { return kind_of(a) < kind_of(b); });
    Run run{rows, options};
    if (options.mapping) run.take_definitions(*options.mapping);
    for (const std::string& file : ordered) run.read(file);
    return run.finish();
}

}  // namespace spaza::import
