#include "shop/import/csv.hpp"

#include <algorithm>
#include <array>

namespace spaza::import {

namespace {

constexpr int kEnd = -1;
constexpr std::size_t kBuffer = 1 << 18;
constexpr std::string_view kDividers = ",;\t";  // of two that are as frequent the first counts

/// Length of the UTF-8 sequence at the start of `text`, or 0.
std::size_t sequence_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool surrogate = first == 0xED && byte(1) >= 0xA0;
    const bool too_high = first == 0xF4 && byte(1) >= 0x90;
    return overlong || surrogate || too_high ? 0 : length;
}

}  // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = sequence_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

CsvReader::CsvReader(Source source) : source_{std::move(source)}, buffer_(kBuffer) {
    while (end_ < buffer_.size()) {
        const std::size_t got = source_(buffer_.data() + end_, buffer_.size() - end_);
        if (got == 0) break;
        end_ += got;
        if (std::string_view{buffer_.data(), end_}.find('\n') != std::string_view::npos) break;
    }
    look_at_start();
}

void CsvReader::look_at_start() {
    static constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    const std::string_view start{buffer_.data(), end_};
    if (start.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
    utf16_ = start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF");
    std::array<std::size_t, kDividers.size()> found{};
    bool quoted = false;
    for (const char c : start.substr(at_)) {
        if (c == '\n' && !quoted) break;
        if (c == '"') quoted = !quoted;
        if (const auto which = kDividers.find(c); !quoted && which != kDividers.npos) ++found[which];
    }
    divider_ = kDividers[static_cast<std::size_t>(std::ranges::max_element(found) - found.begin())];
}

bool CsvReader::fill() {
    at_ = 0;
    end_ = source_(buffer_.data(), buffer_.size());
    return end_ > 0;
}

int CsvReader::peek() {
    if (at_ == end_ && !fill()) return kEnd;
    return static_cast<unsigned char>(buffer_[at_]);
}

int CsvReader::get() {
    const int c = peek();
    if (c == kEnd) return kEnd;
    ++at_;
    if (c == '\n') ++line_;
    return c;
}

void CsvReader::skip_line() {
    for (int c = get(); c != kEnd && c != '\n'; c = get()) {
    }
}

bool CsvReader::next(CsvRecord& record) {
    for (int c = peek(); c == '\n' || c == '\r'; c = peek()) get();
    if (peek() == kEnd) return false;
    record.line = line_;
    record.problem.clear();
    read_fields(record);
    if (record.problem.empty())
        for (const std::string& field : record.fields)
            if (!is_utf8(field)) record.problem = "is not UTF-8 text";
    return true;
}

void CsvReader::read_fields(CsvRecord& record) {
    std::size_t count = 0;
    std::size_t size = 0;
    const auto refuse = [&](const char* why) {
        record.problem = why;
        record.fields.clear();
    };
    while (true) {
        if (record.fields.size() == count) record.fields.emplace_back();
        std::string& field = record.fields[count++];
        field.clear();
        const bool quoted = peek() == '"';
        if (quoted) get();
        bool open = quoted;
        while (true) {
            const int c = peek();
            if (c == kEnd) {
                if (open) return refuse("a quoted field is never closed");
                break;
            }
            if (!open && (c == divider_ || c == '\n')) break;
            get();
            if (!open && c == '\r' && (peek() == '\n' || peek() == kEnd)) break;
            if (open && c == '"') {
                if (peek() == '"') {
                    get();
                } else {
                    open = false;
                    continue;
                }
            } else if (quoted && !open) {
                skip_line();
                return refuse("text stands after a closing quote");
            }
            field += static_cast<char>(c);
            if (++size > kMaxRecord) {
                skip_line();
                return refuse("the row is longer than 1 MB; is a quote missing?");
            }
        }
        const int c = get();
        if (c == kEnd || static_cast<char>(c) != divider_) break;  // line end or end of file
    }
    record.fields.resize(count);
}

}  // namespace spaza::import
