#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace spaza {

/// What a request was answered, for a repeat of it with the same Idempotency-Key.
struct KeptAnswer {
    std::string_view scope;  // whose key it is, and for what
    std::string_view key;
    std::string_view claim;  // by which the request holds the key
    int status{200};
    std::string_view content_type;
    std::string_view body;
};

/// Runs use cases of a service, each in its own transaction; `app` supplies how. A write commits when the
/// body's Result holds a value and rolls back when it holds an Error (or throws). The body may run again
/// after a serialisation failure, so it must not keep state outside what it returns.
template <class Service>
class Transactional {
public:
    using Body = std::function<bool(Service&)>;  // true: commit
    using Runner = std::function<void(const Body&)>;
    /// Keeps an answer in the transaction it is called in; when the claim has gone to another request meanwhile,
    /// nothing of the transaction stays.
    using Keep = std::function<void(const KeptAnswer&)>;
    using KeepingBody = std::function<bool(Service&, const Keep&)>;
    using KeepingRunner = std::function<void(const KeepingBody&)>;

    /// `keeping` is needed only for writes that honour an Idempotency-Key.
    Transactional(Runner read, Runner write, KeepingRunner keeping = {})
        : read_{std::move(read)}, write_{std::move(write)}, keeping_{std::move(keeping)} {}

    template <class Use>
    auto read(Use&& use) const {
        return run(read_, std::forward<Use>(use));
    }

    template <class Use>
    auto write(Use&& use) const {
        return run(write_, std::forward<Use>(use));
    }

    /// A write that keeps what is answered for it: see http::write_once.
    void write_keeping(const KeepingBody& body) const { keeping_(body); }

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
    KeepingRunner keeping_;
};

}  // namespace spaza
