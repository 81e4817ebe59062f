#pragma once

#include <deque>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/web_calls.hpp"

namespace spaza::testing {

/// Answers calls in the order given and keeps what was asked: the address, and after a space the body.
struct ScriptedCalls final : WebCalls {
    std::deque<Answer> answers;
    std::vector<std::string> asked;
    std::vector<Headers> headers;

    Answer get(const std::string& url, const Headers& with) override { return next(url, with); }
    Answer post_form(const std::string& url, const std::string& body, const Headers& with) override {
        return next(url + ' ' + body, with);
    }
    Answer post_json(const std::string& url, const std::string& body, const Headers& with) override {
        return next(url + ' ' + body, with);
    }

private:
    Answer next(std::string what, const Headers& with) {
        asked.push_back(std::move(what));
        headers.push_back(with);
        if (answers.empty()) return {};
        Answer answer = answers.front();
        answers.pop_front();
        return answer;
    }
};

}  // namespace spaza::testing
