#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/terms/terms_store.hpp"

namespace spaza {

class SqlTermsStore final : public TermsStore {
public:
    explicit SqlTermsStore(storage::Session& session) : session_{session} {}
    void hold() override;
    void add(const TermsChange& change) override;
    std::vector<TermsChange> history() const override;
    TimePoint now() const override;

private:
    storage::Session& session_;
};

}  // namespace spaza
