#pragma once

#include <cstdint>
#include <memory>
#include <openssl/evp.h>
#include <optional>
#include <string>
#include <variant>
#include <vector>
#include <zlib.h>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// A backup is one gzip file: a first line with the version of the format, what it was made of, the migrations its
/// schema has, every table with its rows, and a SHA-256 of all that. It does not depend on the engine.
struct BackupHead {
    TimePoint made_at;
    Engine engine{Engine::sqlite};
    struct Applied {
        std::string name;
        std::string sha256;
    };
    std::vector<Applied> migrations;
};

using BackupValue = std::variant<std::monostate, std::int64_t, double, std::string, Bytes>;

struct BackupTable {
    std::string name;
    std::vector<std::string> columns;
};

struct DigestDeleter {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using DigestPtr = std::unique_ptr<EVP_MD_CTX, DigestDeleter>;

/// Writes FILE.part and makes it FILE only when `finish` has everything on disk.
class BackupWriter {
public:
    BackupWriter(std::string path, const BackupHead& head);
    ~BackupWriter();
    BackupWriter(const BackupWriter&) = delete;
    BackupWriter& operator=(const BackupWriter&) = delete;

    void begin_table(const BackupTable& table);
    void row(const std::vector<BackupValue>& values);
    void finish();

private:
    void put(const void* data, std::size_t size);
    void put_letter(char letter) { put(&letter, 1); }
    void put_number(std::uint64_t number);
    void put_text(const std::string& text);

    std::string path_;
    std::string part_;
    gzFile file_{};
    DigestPtr digest_;
};

/// Reads one; every fault of the file is a Failure that says it is damaged. Only when `next_table` has answered
/// false is the checksum known to be right.
class BackupReader {
public:
    explicit BackupReader(std::string path);
    ~BackupReader();
    BackupReader(const BackupReader&) = delete;
    BackupReader& operator=(const BackupReader&) = delete;

    const BackupHead& head() const { return head_; }
    std::optional<BackupTable> next_table();
    /// False at the end of the table.
    bool next_row(std::vector<BackupValue>& values);

private:
    void get(void* data, std::size_t size);
    char get_letter();
    std::uint64_t get_number();
    std::string get_text();
    void read_head();
    void check_sum();
    [[noreturn]] void damaged(const std::string& how) const;

    std::string path_;
    gzFile file_{};
    DigestPtr digest_;
    BackupHead head_;
    std::size_t columns_{0};
    char next_{};
};

}  // namespace spaza::storage
