#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/terms/terms_change.hpp"

namespace spaza {

/// What the operator set, in the order it was set. Nothing is ever taken out: the last change of a
/// setting and moment counts.
class SqlTermsStore {
public:
    explicit SqlTermsStore(storage::Session& session) : session_{session} {}

    /// Every process hears of it after the commit.
    void add(const TermsChange& change);
    std::vector<TermsChange> history() const;
    /// The database's time, whoever asks from what machine.
    TimePoint now() const;

private:
    storage::Session& session_;
};

}  // namespace spaza
