#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace spaza::import {

/// One CSV record. `problem` says why it cannot be used; its fields are then worthless.
struct CsvRecord {
    std::int64_t line{};  // where it begins, counted from 1
    std::vector<std::string> fields;
    std::string problem;
};

/// Reads RFC 4180 in a stream: quoted fields with commas, quotes and line ends, LF or CRLF, a byte order mark.
/// What stands most often between the fields of the first line, `,`, `;` or a tab, stands between those of all
/// others. Holds one record at a time; a record over `kMaxRecord` bytes or not UTF-8 is a problem, and reading
/// goes on after it.
class CsvReader {
public:
    static constexpr std::size_t kMaxRecord = 1 << 20;

    /// Fills its argument with up to so many bytes and answers how many; 0 at the end.
    using Source = std::function<std::size_t(char* into, std::size_t most)>;

    explicit CsvReader(Source source);

    /// False at the end. Empty lines are passed over.
    bool next(CsvRecord& record);

    char divider() const { return divider_; }
    /// Whether it begins as UTF-16 does, which cannot be read.
    bool is_utf16() const { return utf16_; }

private:
    void look_at_start();
    int get();
    int peek();
    bool fill();
    void read_fields(CsvRecord& record);
    void skip_line();

    Source source_;
    std::vector<char> buffer_;
    std::size_t at_{0};
    std::size_t end_{0};
    std::int64_t line_{1};
    char divider_{','};
    bool utf16_{false};
};

/// Whether all of it is well-formed UTF-8.
bool is_utf8(std::string_view text);

}  // namespace spaza::import
