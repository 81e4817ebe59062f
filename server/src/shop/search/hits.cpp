#include "shop/search/hits.hpp"

#include <algorithm>

namespace spaza::search {

void unite(Hits& hits) {
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return a.product != b.product ? a.product < b.product : a.score > b.score;
    });
    hits.erase(
        std::unique(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.product == b.product; }),
        hits.end());
}

Hits either(const Hits& a, const Hits& b) {
    if (a.empty()) return b;
    if (b.empty()) return a;
    Hits both;
    both.reserve(a.size() + b.size());
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        if (left->product == right->product) {
            both.push_back({left->product, std::max(left->score, right->score)});
            ++left;
            ++right;
        } else {
            both.push_back(left->product < right->product ? *left++ : *right++);
        }
    }
    both.insert(both.end(), left, a.end());
    both.insert(both.end(), right, b.end());
    return both;
}

Hits in_all(std::vector<const Hits*> lists) {
    if (lists.empty()) return {};
    std::sort(lists.begin(), lists.end(), [](const Hits* a, const Hits* b) { return a->size() < b->size(); });
    Hits common = *lists.front();
    for (std::size_t i = 1; i < lists.size(); ++i) {
        const Hits& other = *lists[i];
        const bool gallop = other.size() > 16 * common.size();
        Hits both;
        auto at = other.begin();
        for (const Hit& hit : common) {
            if (gallop)
                at = std::lower_bound(at, other.end(), hit.product,
                                      [](const Hit& each, Ordinal product) { return each.product < product; });
            else
                while (at != other.end() && at->product < hit.product) ++at;
            if (at == other.end()) break;
            if (at->product == hit.product) both.push_back({hit.product, hit.score + at->score});
        }
        common = std::move(both);
    }
    return common;
}

Hits without(const Hits& hits, const Hits& unwanted) {
    Hits left;
    auto at = unwanted.begin();
    for (const Hit& hit : hits) {
        while (at != unwanted.end() && at->product < hit.product) ++at;
        if (at == unwanted.end() || at->product != hit.product) left.push_back(hit);
    }
    return left;
}

Hits in_most(const std::vector<const Hits*>& lists, const std::vector<float>& weights) {
    struct Counted {
        Hit hit;
        float weight;
    };
    std::vector<Counted> counted;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::vector<Counted> merged;
        merged.reserve(counted.size() + lists[i]->size());
        auto left = counted.begin();
        auto right = lists[i]->begin();
        while (left != counted.end() || right != lists[i]->end()) {
            if (right == lists[i]->end() || (left != counted.end() && left->hit.product < right->product)) {
                merged.push_back(*left++);
            } else if (left == counted.end() || right->product < left->hit.product) {
                merged.push_back({*right++, weights[i]});
            } else {
                merged.push_back({{left->hit.product, left->hit.score + right->score}, left->weight + weights[i]});
                ++left;
                ++right;
            }
        }
        counted = std::move(merged);
    }
    float best = 0;
    for (const Counted& each : counted) best = std::max(best, each.weight);
    Hits hits;
    for (const Counted& each : counted)
        if (each.weight >= best * 0.999F) hits.push_back(each.hit);
    return hits;
}

}  // namespace spaza::search
