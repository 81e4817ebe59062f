#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace spaza {

/// Product answers as they were last written, good for as long as nothing they show has changed: one edition of
/// the catalogue with its prices and stock, and one table of promises. Safe to share between threads.
class ProductAnswers {
public:
    using Text = std::shared_ptr<const std::string>;

    /// The kept answer, or the one `write` makes.
    template <class Write>
    Text of(const std::string& key, std::uint64_t edition, const std::shared_ptr<const void>& table,
            Write&& write) {
        Shelf& shelf = shelves_[std::hash<std::string>{}(key) % shelves_.size()];
        {
            const std::lock_guard lock{shelf.mutex};
            const auto kept = shelf.answers.find(key);
            if (kept != shelf.answers.end() && kept->second.edition == edition && kept->second.table == table)
                return kept->second.text;
        }
        Text text = std::make_shared<const std::string>(write());
        const std::lock_guard lock{shelf.mutex};
        if (shelf.answers.size() >= kMostOnAShelf) shelf.answers.clear();
        shelf.answers.insert_or_assign(key, Kept{edition, table, text});
        return text;
    }

private:
    static constexpr std::size_t kMostOnAShelf = 512;  // 16 shelves of answers of 8 kB: some 70 MB

    struct Kept {
        std::uint64_t edition{};
        std::shared_ptr<const void> table;
        Text text;
    };
    struct Shelf {
        std::mutex mutex;
        std::unordered_map<std::string, Kept> answers;
    };

    std::array<Shelf, 16> shelves_;
};

}  // namespace spaza
