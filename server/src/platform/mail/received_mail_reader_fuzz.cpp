// Fuzzes the reader of mails: whatever comes, what it gives is bounded UTF-8 without more than the limits say.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "platform/mail/received_mail_reader.hpp"

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto mail = spaza::mail::read_mail({reinterpret_cast<const char*>(data), size});
    if (!mail) return 0;
    must(!mail->id.empty());
    must(mail->files.size() <= spaza::mail::kMostMailFiles);
    // A letter that is no UTF-8 becomes three bytes, and an address or entity of HTML never more than it was.
    must(mail->text.size() <= 3 * spaza::mail::kLongestMailText);
    for (const std::string& address : mail->to) must(address.size() <= 1000);
    std::size_t together = 0;
    for (const auto& file : mail->files) together += file.content.size();
    must(together <= size);
    return 0;
}
