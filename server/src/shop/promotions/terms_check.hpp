#pragma once

#include <string>
#include <utility>
#include <vector>

#include "shop/promotions/promotion.hpp"

namespace spaza {

/// What is wrong with one field of a promotion, named as an import's column (docs/import.md).
struct TermsProblem {
    std::string field;
    std::string reason;
};

/// Gathers what promotions lack.
class TermsProblems {
public:
    void need(bool there, const char* field, const char* why) {
        if (!there) all_.push_back({field, why});
    }
    std::vector<TermsProblem> take() { return std::move(all_); }

private:
    std::vector<TermsProblem> all_;
};

/// Whether a promotion says all that its kind needs; the same for files and for what the shop's people write.
std::vector<TermsProblem> problems_in(const Promotion& promotion);

/// What goes without saying for its kind in a file or form is filled in.
void complete(Promotion& promotion);
/// What a file says of what becomes cheaper; the reverse of `complete`.
ProductSet written_reward(const Promotion& promotion);

}  // namespace spaza
