#include "shop/merchandising/merchandising_rules.hpp"

namespace spaza {
namespace {

auto wrong(const char* key, const char* field) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

}  // namespace

Done check_search_rule(const SearchRule& rule) {
    if (rule.code.empty()) return wrong("validation.missing", "code");
    if (rule.until && *rule.until <= rule.from) return wrong("search.ruleEndsBefore", "until");
    if (rule.note.size() > kLongestRuleNote) return wrong("validation.tooLong", "note");
    if (rule.is == SearchRule::Is::pin) {
        if (rule.query.empty()) return wrong("search.pinWithoutSearch", "query");
        if (rule.of != SearchRule::Of::product) return wrong("search.pinOfProduct", "of");
        if (rule.place < 1 || rule.place > kMostPins) return wrong("validation.outOfRange", "place");
        return Done{};
    }
    if (rule.percent < kLeastBoost || rule.percent > kMostBoost || rule.percent == 100)
        return wrong("search.boostOutOfRange", "percent");
    return Done{};
}

}  // namespace spaza
