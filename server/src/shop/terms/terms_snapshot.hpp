#pragma once

#include "base/published.hpp"
#include "shop/terms/terms_rules.hpp"

namespace spaza {

/// The dated settings, in memory: swapped whole when one is set.
class TermsSnapshot final : public TermsReader {
public:
    TermsSnapshot() : terms_{std::make_shared<const DatedTerms>()} {}

    ShopTerms at(TimePoint time) const override { return terms_.load()->at(time); }
    std::size_t turns_passed(TimePoint now) const override { return terms_.load()->turns_passed(now); }
    void publish(DatedTerms terms) { terms_.store(std::make_shared<const DatedTerms>(std::move(terms))); }

private:
    Published<DatedTerms> terms_;
};

}  // namespace spaza
