#include "platform/storage/backup_file.hpp"

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

#include "platform/storage/backup_end.hpp"

namespace spaza::storage {

namespace {

constexpr std::string_view kFirstLine = "SPAZA BACKUP 1\n";
constexpr const char* kCompression = "wb3";
constexpr std::uint64_t kLargestValue = 1ULL << 30U;
constexpr std::uint64_t kMostColumns = 2000;
constexpr std::size_t kPiece = 1U << 20U;

// Each part begins with one of these, each value with its type.
constexpr char kTable = 'T';
constexpr char kRow = 'R';
constexpr char kEnd = 'E';
constexpr char kNull = 'n';
constexpr char kInteger = 'i';
constexpr char kReal = 'd';
constexpr char kText = 't';
constexpr char kBytes = 'b';

DigestPtr new_digest() {
    DigestPtr digest{EVP_MD_CTX_new()};
    EVP_DigestInit_ex(digest.get(), EVP_sha256(), nullptr);
    return digest;
}

using Sum = std::array<unsigned char, 32>;

Sum sum_of(EVP_MD_CTX* digest) {
    Sum sum{};
    EVP_DigestFinal_ex(digest, sum.data(), nullptr);
    return sum;
}

void flush_to_disk(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool bad = file < 0 || ::fsync(file) != 0;
    if (file >= 0) ::close(file);
    if (bad) throw Failure{Failure::Kind::other, "cannot write " + path + ": " + std::strerror(errno)};
}

}  // namespace

BackupWriter::BackupWriter(std::string path, const BackupHead& head)
    : path_{std::move(path)}, part_{path_ + ".part"}, digest_{new_digest()} {
    std::error_code ignored;
    if (std::filesystem::exists(path_, ignored) && !std::filesystem::is_regular_file(path_, ignored))
        throw Failure{Failure::Kind::other, "cannot write " + path_ + ": it is there and no ordinary file"};
    std::filesystem::remove(part_, ignored);  // of a backup that was broken off
    const int file = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0) file_ = gzdopen(file, kCompression);
    if (!file_) throw Failure{Failure::Kind::other, "cannot write " + part_ + ": " + std::strerror(errno)};
    gzbuffer(file_, kPiece);
    put(kFirstLine.data(), kFirstLine.size());
    put_number(static_cast<std::uint64_t>(to_millis(head.made_at)));
    put_letter(head.engine == Engine::sqlite ? 's' : 'p');
    put_number(head.migrations.size());
    for (const auto& migration : head.migrations) {
        put_text(migration.name);
        put_text(migration.sha256);
    }
}

BackupWriter::~BackupWriter() {
    if (!file_) return;
    gzclose(file_);
    std::error_code ignored;
    std::filesystem::remove(part_, ignored);
}

void BackupWriter::begin_table(const BackupTable& table) {
    put_letter(kTable);
    put_text(table.name);
    put_number(table.columns.size());
    for (const std::string& column : table.columns) put_text(column);
}

void BackupWriter::row(const std::vector<BackupValue>& values) {
    struct Put {
        BackupWriter& file;
        void operator()(std::monostate) const { file.put_letter(kNull); }
        void operator()(std::int64_t number) const {
            file.put_letter(kInteger);
            file.put_number(static_cast<std::uint64_t>(number));
        }
        void operator()(double number) const {
            file.put_letter(kReal);
            file.put_number(std::bit_cast<std::uint64_t>(number));
        }
        void operator()(const std::string& text) const {
            file.put_letter(kText);
            file.put_text(text);
        }
        void operator()(const Bytes& bytes) const {
            file.put_letter(kBytes);
            file.put_text(bytes.data);
        }
    };
    put_letter(kRow);
    for (const BackupValue& value : values) std::visit(Put{*this}, value);
}

void BackupWriter::finish() {
    put_letter(kEnd);
    const Sum sum = sum_of(digest_.get());
    put(sum.data(), sum.size());
    if (gzclose(std::exchange(file_, nullptr)) != Z_OK) {
        std::error_code ignored;
        std::filesystem::remove(part_, ignored);
        throw Failure{Failure::Kind::other, "cannot write " + part_ + ": is the disk full?"};
    }
    flush_to_disk(part_);
    std::filesystem::rename(part_, path_);
    const auto folder = std::filesystem::absolute(path_).parent_path();
    flush_to_disk(folder.string());
}

void BackupWriter::put(const void* data, std::size_t size) {
    EVP_DigestUpdate(digest_.get(), data, size);
    const auto* bytes = static_cast<const char*>(data);
    for (std::size_t done = 0; done < size;) {
        const auto piece = static_cast<unsigned>(std::min(kPiece, size - done));
        if (gzwrite(file_, bytes + done, piece) != static_cast<int>(piece))
            throw Failure{Failure::Kind::other, "cannot write " + part_ + ": is the disk full?"};
        done += piece;
    }
}

void BackupWriter::put_number(std::uint64_t number) {
    std::array<unsigned char, 8> bytes{};
    for (unsigned char& byte : bytes) {
        byte = static_cast<unsigned char>(number & 0xFFU);
        number >>= 8U;
    }
    put(bytes.data(), bytes.size());
}

void BackupWriter::put_text(const std::string& text) {
    put_number(text.size());
    put(text.data(), text.size());
}

BackupReader::BackupReader(std::string path) : path_{std::move(path)}, digest_{new_digest()} {
    file_ = gzopen(path_.c_str(), "rb");
    if (!file_) throw Failure{Failure::Kind::other, "cannot read " + path_ + ": " + std::strerror(errno)};
    gzbuffer(file_, kPiece);
    try {
        read_head();
    } catch (...) {
        gzclose(file_);
        throw;
    }
}

BackupReader::~BackupReader() { gzclose(file_); }

void BackupReader::read_head() {
    std::string first(kFirstLine.size(), '\0');
    get(first.data(), first.size());
    if (first != kFirstLine)
        throw Failure{Failure::Kind::other, path_ + " is not a backup that this version of spaza can read"};
    head_.made_at = from_millis(static_cast<std::int64_t>(get_number()));
    head_.engine = get_letter() == 's' ? Engine::sqlite : Engine::postgresql;
    const auto count = get_number();
    for (std::uint64_t i = 0; i < count; ++i) {
        auto name = get_text();
        auto sha = get_text();
        head_.migrations.push_back({std::move(name), std::move(sha)});
    }
    next_ = get_letter();
}

std::optional<BackupTable> BackupReader::next_table() {
    std::vector<BackupValue> ignored;
    while (next_ == kRow) next_row(ignored);
    if (next_ == kEnd) {
        check_sum();
        return {};
    }
    if (next_ != kTable) damaged("a table was expected");
    BackupTable table{.name = get_text(), .columns = {}};
    const auto columns = get_number();
    if (columns > kMostColumns) damaged("a table has too many columns");
    for (std::uint64_t i = 0; i < columns; ++i) table.columns.push_back(get_text());
    columns_ = table.columns.size();
    next_ = get_letter();
    return table;
}

bool BackupReader::next_row(std::vector<BackupValue>& values) {
    values.clear();
    if (next_ != kRow) return false;
    for (std::size_t i = 0; i < columns_; ++i) switch (get_letter()) {
            case kNull: values.emplace_back(); break;
            case kInteger: values.emplace_back(static_cast<std::int64_t>(get_number())); break;
            case kReal: values.emplace_back(std::bit_cast<double>(get_number())); break;
            case kText: values.emplace_back(get_text()); break;
            case kBytes: values.emplace_back(Bytes{get_text()}); break;
            default: damaged("a value has an unknown type");
        }
    next_ = get_letter();
    return true;
}

void BackupReader::check_sum() {
    const Sum expected = sum_of(digest_.get());
    Sum found{};
    if (gzread(file_, found.data(), static_cast<unsigned>(found.size())) != static_cast<int>(found.size()))
        damaged("it ends too early");
    if (found != expected) damaged("its checksum is wrong");
    char more = 0;
    if (gzread(file_, &more, 1) != 0 || has_more_than_its_archive(path_)) damaged("something follows its end");
}

void BackupReader::get(void* data, std::size_t size) {
    auto* bytes = static_cast<char*>(data);
    for (std::size_t done = 0; done < size;) {
        const auto piece = static_cast<unsigned>(std::min(kPiece, size - done));
        const int count = gzread(file_, bytes + done, piece);
        if (count != static_cast<int>(piece)) damaged("it ends too early or is not a backup");
        done += piece;
    }
    EVP_DigestUpdate(digest_.get(), data, size);
}

char BackupReader::get_letter() {
    char letter = 0;
    get(&letter, 1);
    return letter;
}

std::uint64_t BackupReader::get_number() {
    std::array<unsigned char, 8> bytes{};
    get(bytes.data(), bytes.size());
    std::uint64_t number = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) number = (number << 8U) | bytes[i];
    return number;
}

std::string BackupReader::get_text() {
    const auto size = get_number();
    if (size > kLargestValue) damaged("a value is too long");
    std::string text;
    while (text.size() < size) {  // piece by piece, so that a damaged length costs no memory
        const auto old = text.size();
        text.resize(std::min<std::size_t>(size, old + kPiece));
        get(text.data() + old, text.size() - old);
    }
    return text;
}

void BackupReader::damaged(const std::string& how) const {
    throw Failure{Failure::Kind::other, "the backup " + path_ + " is damaged: " + how};
}

}  // namespace spaza::storage
