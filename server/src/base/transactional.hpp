#pragma once

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace spaza {

/// Runs use cases of a service, each in its own transaction; `app` supplies how. A write commits when the
/// body's Result holds a value and rolls back when it holds an Error (or throws). The body may run again
/// after a serialisation failure, so it must not keep state outside what it returns.
template <class Service>
class Transactional {
public:
    using Body = std::function<bool(Service&)>;  // true: commit
    using Runner = std::function<void(const Body&)>;

    Transactional(Runner read, Runner write) : read_{std::move(read)}, write_{std::move(write)} {}

    template <class Use>
    auto read(Use&& use) const {
        return run(read_, std::forward<Use>(use));
    }

    template <class Use>
    auto write(Use&& use) const {
        return run(write_, std::forward<Use>(use));
    }

private:
    template <class Use>
    static auto run(const Runner& runner, Use&& use) {
        using Answer = std::invoke_result_t<Use&, Service&>;
        std::optional<Answer> answer;
        runner([&](Service& service) {
            answer.emplace(use(service));
            if constexpr (requires {
                              answer->has_value();
                              answer->error();
                          })
                return answer->has_value();
            else
                return true;
        });
        return std::move(*answer);
    }

    Runner read_;
    Runner write_;
};

}  // namespace spaza
