#pragma once

#include <memory>
#include <semaphore>

#include "platform/clamd/clamd.hpp"
#include "platform/config/config.hpp"
#include "platform/metrics/metrics.hpp"
#include "shop/attachments/attachments.hpp"

namespace spaza::app {

/// Has files looked at by clamd, a few at once: a scanner that hangs must not hold all who upload. Safe from many
/// threads.
class ClamdScanner final : public FileScanner {
public:
    ClamdScanner(std::string address, metrics::Registry& figures);
    Verdict scan(std::string_view content) override;

private:
    Verdict ask(std::string_view content) const;

    clamd::Clamd daemon_;
    std::counting_semaphore<> places_;
    metrics::Counter& clean_;
    metrics::Counter& infected_;
    metrics::Counter& too_large_;
    metrics::Counter& busy_;
    metrics::Counter& away_;
};

/// Nothing when the shop has none.
std::unique_ptr<FileScanner> file_scanner(const Config& config, metrics::Registry& figures);

}  // namespace spaza::app
