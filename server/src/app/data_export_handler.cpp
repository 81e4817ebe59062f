#include "app/data_export_handler.hpp"

#include "app/files_outside.hpp"
#include "base/json.hpp"
#include "shop/privacy/data_export_zip.hpp"

namespace spaza::app {
namespace {

struct DataExportMessage {
    std::string customer;
};
BOOST_DESCRIBE_STRUCT(DataExportMessage, (), (customer))

}  // namespace

storage::OutboxWorker::Handler data_export_handler(Transactional<DataExportService> exports,
                                                   const PrivacyPolicy& policy, const Clock& clock,
                                                   std::shared_ptr<AttachmentContents> outside) {
    return [exports = std::move(exports), &policy, &clock,
            outside = std::move(outside)](const storage::OutboxMessage& row) {
        const auto message = json::read<DataExportMessage>(row.payload);
        if (!message) throw storage::Undeliverable{"nobody to make a file for"};
        const CustomerId customer{message->customer};
        auto data = exports.read([&](DataExportService& service) -> std::optional<PersonalData> {
            if (!service.is_awaited(customer)) return std::nullopt;
            return service.everything(customer);
        });
        if (!data) return;
        fetch_files_outside(*data, outside.get());  // not reached: tried again later
        const std::string file = data_export_zip(*data, policy.shop, clock.now());
        exports.write([&](DataExportService& service) {
            service.ready(customer, file);
            return true;
        });
    };
}

}  // namespace spaza::app
