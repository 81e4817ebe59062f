#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace spaza {

/// Numbers different texts 0, 1, 2 … in the order they come. The texts are kept elsewhere (an Arena). Open
/// addressing with a piece of the hash beside each number: a look-up among a million costs two cache lines.
class TextNumbers {
public:
    using Number = std::uint32_t;
    static constexpr Number kNone = ~0U;

    std::size_t size() const { return texts_.size(); }
    std::string_view operator[](Number number) const { return texts_[number]; }
    const std::vector<std::string_view>& texts() const { return texts_; }
    std::vector<std::string_view> take() { return std::move(texts_); }

    void reserve(std::size_t count) {
        texts_.reserve(count);
        std::size_t slots = 16;
        while (slots < count * 2) slots *= 2;
        if (slots > slots_.size()) rehash(slots);
    }

    Number find(std::string_view text) const {
        if (slots_.empty()) return kNone;
        const std::size_t hash = std::hash<std::string_view>{}(text);
        for (std::size_t at = hash & mask_;; at = (at + 1) & mask_) {
            const Slot slot = slots_[at];
            if (slot.number == kNone) return kNone;
            if (slot.tag == tag_of(hash) && texts_[slot.number] == text) return slot.number;
        }
    }

    /// The text's number; a new text gets the next one, and `keep(text)` answers the lasting copy of it.
    template <class Keep>
    std::pair<Number, bool> put(std::string_view text, Keep&& keep) {
        if (texts_.size() * 2 >= slots_.size()) rehash(slots_.empty() ? 16 : slots_.size() * 2);
        const std::size_t hash = std::hash<std::string_view>{}(text);
        for (std::size_t at = hash & mask_;; at = (at + 1) & mask_) {
            Slot& slot = slots_[at];
            if (slot.number == kNone) {
                slot = {tag_of(hash), static_cast<Number>(texts_.size())};
                texts_.push_back(keep(text));
                return {slot.number, true};
            }
            if (slot.tag == tag_of(hash) && texts_[slot.number] == text) return {slot.number, false};
        }
    }
    std::pair<Number, bool> put(std::string_view lasting) {
        return put(lasting, [](std::string_view text) { return text; });
    }

private:
    struct Slot {
        std::uint32_t tag{};
        Number number{kNone};
    };
    static std::uint32_t tag_of(std::size_t hash) { return static_cast<std::uint32_t>(hash >> 32U); }

    void rehash(std::size_t count) {
        slots_.assign(count, {});
        mask_ = count - 1;
        for (Number number = 0; number < texts_.size(); ++number) {
            const std::size_t hash = std::hash<std::string_view>{}(texts_[number]);
            std::size_t at = hash & mask_;
            while (slots_[at].number != kNone) at = (at + 1) & mask_;
            slots_[at] = {tag_of(hash), number};
        }
    }

    std::vector<std::string_view> texts_;
    std::vector<Slot> slots_;
    std::size_t mask_{0};
};

}  // namespace spaza
