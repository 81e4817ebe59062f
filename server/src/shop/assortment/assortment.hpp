#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/money.hpp"

/// The products and categories as the shop's people keep them.
namespace spaza {

/// A field of a product or category in the words of an import (docs/import.md); a fact is `attr:CODE`. Pairs are
/// `code=text`, pictures their address, a space and what they show. Without words it has none.
struct FieldWords {
    std::string field;
    std::vector<std::string> words;
    bool operator==(const FieldWords&) const = default;
};

/// What one act changed, before and after; the same fields in both.
struct FieldChanges {
    std::vector<FieldWords> before;
    std::vector<FieldWords> after;
    bool empty() const { return after.empty(); }
};

/// Why somebody did something, and as part of what.
struct ChangeCause {
    std::string why{};
    std::string batch{};
    std::optional<std::int64_t> undoes{};  // the act
};

enum class ChangeKind { product, category, price, stock, store };
std::string_view name_of(ChangeKind kind);

/// An act about a product, category or store, as it is kept.
struct AssortmentChange {
    std::int64_t number{};
    TimePoint at;
    ChangeKind kind{};
    std::string about;
    std::string by;
    std::string batch;
    std::optional<std::int64_t> undone_by;
    std::string act;  // its name in the audit
    FieldChanges changes;
    std::string why;
};

/// For so long a change can be undone.
inline constexpr std::chrono::days kUndoable{30};

/// Two sides of one field that somebody else changed meanwhile.
struct FieldDifference {
    std::string field;
    std::vector<std::string> yours;
    std::vector<std::string> theirs;
};

/// Somebody, or an import, was faster.
struct EditConflict {
    std::string version;  // as it stands now
    std::string by;       // "" for an import
    TimePoint at;
    std::vector<FieldDifference> differences;
};

/// A code and what people call it.
struct Named {
    std::string code;
    std::string name;
};

}  // namespace spaza
