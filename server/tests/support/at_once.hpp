#pragma once

#include <barrier>
#include <thread>
#include <vector>

namespace spaza::testing {

/// Runs the body on so many threads, all let go together.
template <class Body>
void at_once(int threads, Body&& body) {
    std::barrier start{threads};
    std::vector<std::jthread> running;
    for (int i = 0; i < threads; ++i)
        running.emplace_back([&, i] {
            start.arrive_and_wait();
            body(i);
        });
}

}  // namespace spaza::testing
