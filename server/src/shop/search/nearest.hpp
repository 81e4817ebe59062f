#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "shop/search/vocabulary.hpp"

namespace spaza::search {

/// Finds, among the words it is shown, the one a mistyped word is most like. Letters of either size count alike.
class Nearest {
public:
    explicit Nearest(std::string_view word) : word_{low(word)}, least_{static_cast<int>(word.size()) / 3 + 2} {}

    void look_at(std::string_view other) {
        const int distance = edit_distance(word_, low(other), least_ - 1);
        if (distance >= least_) return;
        least_ = distance;
        found_ = other;
    }
    /// "" when none is like it.
    const std::string& found() const { return found_; }
    /// ` (did you mean price?)`, or "".
    std::string question() const { return found_.empty() ? "" : " (did you mean " + found_ + "?)"; }

private:
    static std::string low(std::string_view text) {
        std::string out{text};
        std::ranges::transform(out, out.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        return out;
    }
    std::string word_;
    int least_;
    std::string found_;
};

/// ` (did you mean price?)` of a list's words, or "".
template <class Words>
std::string did_you_mean(std::string_view word, const Words& words) {
    Nearest nearest{word};
    for (const auto& each : words) nearest.look_at(each);
    return nearest.question();
}

}  // namespace spaza::search
