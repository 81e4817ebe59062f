#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "shop/media_admin/media_uses.hpp"

namespace spaza {

/// Which pictures are used anywhere, in memory: made when somebody first asks. The change log says what is read
/// again, when somebody asks next. Safe to share between threads.
class MediaUsesSnapshot {
public:
    explicit MediaUsesSnapshot(MediaUseSource& source) : source_{source} {}

    /// Reads what changed since it was asked last. Not inside of a transaction: it opens some.
    void catch_up();
    /// Of each of these names, by what was read.
    std::vector<bool> are_used(const std::vector<std::string>& names);
    /// What settings name is used, too.
    void add_settings(const std::vector<std::string>& texts);

    /// Changes by kind and key, as the change log says them.
    void apply(const std::vector<std::pair<std::string, std::string>>& changes);
    /// Changes may have been missed: all is read again.
    void forget();

private:
    using Number = std::uint32_t;
    struct Stale {
        bool products{true};
        bool others{true};
        std::unordered_set<std::string> codes{};
        bool is_any() const { return products || others || !codes.empty(); }
    };

    /// What a product or another text names.
    struct Naming {
        std::string code;
        std::vector<std::string> named;
    };
    struct Read {
        std::vector<Naming> products{};
        std::vector<Naming> others{};
    };

    Read read(const Stale& stale);
    void take(const Stale& stale, const Read& read);
    void count(const Naming& product);
    void uncount(const std::string& code);
    Number number_of(const std::string& named);
    /// Which pictures the addresses are of that texts name.
    void look_up();
    /// With the lock held.
    bool is_used(const std::string& named) const;

    MediaUseSource& source_;
    std::mutex catching_up_;                           // one reads, others wait
    std::mutex contents_;                              // of what was read; nobody asks the database with it
    std::unordered_map<std::string, Number> numbers_;  // of names and addresses
    std::vector<std::uint32_t> products_naming_;       // by number
    std::unordered_map<std::string, std::vector<Number>> by_product_;
    std::unordered_set<std::string> others_;
    std::unordered_set<std::string> settings_;
    std::unordered_map<std::string, std::string> address_of_;  // by the name of a picture
    std::mutex noting_;                                        // of what follows
    Stale stale_;
};

}  // namespace spaza
