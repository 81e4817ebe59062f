#include "shop/attachments/attachments_rules.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, 3> kNames{"jpeg", "png", "pdf"};
constexpr std::array<std::string_view, 3> kMediaTypes{"image/jpeg", "image/png", "application/pdf"};
constexpr std::array<std::string_view, 3> kEndings{".jpg", ".png", ".pdf"};
constexpr std::size_t kLongestName = 80;        // bytes, but for the ending
constexpr std::size_t kEndOfPdf = 1024;         // where readers look for %%EOF
constexpr std::size_t kMegabyte = 1024 * 1024;  // spec §5

auto refused(const char* key, std::vector<std::pair<std::string, std::string>> params) {
    auto refusal = fail(Reason::invalid, key, "file", "ValidationError", "parameter");
    refusal.error().params = std::move(params);
    return refusal;
}

std::string megabytes(std::size_t bytes) { return std::to_string(bytes / kMegabyte); }

bool is_pdf(std::string_view bytes) {
    return bytes.starts_with("%PDF-"sv) &&
           bytes.substr(bytes.size() - std::min(bytes.size(), kEndOfPdf)).find("%%EOF"sv) != bytes.npos;
}

bool may_stand(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7F && std::string_view{R"(<>:"|?*\/;%)"}.find(c) == std::string_view::npos;
}

}  // namespace

std::string_view name_of(AttachmentKind kind) { return kNames.at(static_cast<std::size_t>(kind)); }

AttachmentKind attachment_kind_named(std::string_view name) {
    const auto found = std::ranges::find(kNames, name);
    return static_cast<AttachmentKind>(found == kNames.end() ? 0 : found - kNames.begin());
}

std::string_view media_type_of(AttachmentKind kind) { return kMediaTypes.at(static_cast<std::size_t>(kind)); }

std::optional<AttachmentKind> attachment_kind(std::string_view bytes) {
    if (bytes.starts_with("\xff\xd8\xff"sv)) return AttachmentKind::jpeg;
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv)) return AttachmentKind::png;
    if (is_pdf(bytes)) return AttachmentKind::pdf;
    return std::nullopt;
}

std::string safe_filename(std::string_view sent, AttachmentKind kind) {
    if (const std::size_t folder = sent.find_last_of("/\\"); folder != sent.npos) sent.remove_prefix(folder + 1);
    std::string name{sent};
    for (const std::string_view escaped :
         {"%22"sv, "%0D"sv, "%0A"sv})  // as browsers write what a header cannot hold
        for (std::size_t at = 0; (at = name.find(escaped, at)) != name.npos;) name.erase(at, escaped.size());
    std::erase_if(name, [](char c) { return !may_stand(c); });
    if (const std::size_t dot = name.rfind('.'); dot != name.npos) name.resize(dot);
    name = shortened(name, kLongestName);
    const std::size_t from = name.find_first_not_of(". ");
    name = from == name.npos ? "file" : name.substr(from, name.find_last_not_of(". ") - from + 1);
    return name.append(kEndings.at(static_cast<std::size_t>(kind)));
}

Done check_sizes(const std::vector<UploadedFile>& files, std::size_t kept_before, const AttachmentLimits& limits) {
    if (files.size() + kept_before > limits.most_files)
        return refused("attachment.tooMany", {{"most", std::to_string(limits.most_files)}});
    std::size_t together = 0;
    for (const UploadedFile& file : files) {
        const std::string name = file.name.empty() ? "file" : std::string{shortened(file.name, kLongestName)};
        if (file.content.empty()) return refused("attachment.empty", {{"file", name}});
        if (file.content.size() > limits.most_bytes)
            return refused("attachment.tooLarge", {{"file", name}, {"most", megabytes(limits.most_bytes)}});
        together += file.content.size();
    }
    if (together > limits.most_bytes_together)
        return refused("attachment.tooLargeTogether", {{"most", megabytes(limits.most_bytes_together)}});
    return Done{};
}

std::string disposition_of(std::string_view filename) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string plain_name;
    std::string encoded;
    for (const char c : filename) {
        const auto byte = static_cast<unsigned char>(c);
        const bool word = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
                          c == '-' || c == '_';
        plain_name += word || c == ' ' ? c : '_';
        if (word)
            encoded += c;
        else
            encoded.append("%").append(1, kHex[byte >> 4U]).append(1, kHex[byte & 15U]);
    }
    return "attachment; filename=\"" + plain_name + "\"; filename*=UTF-8''" + encoded;
}

}  // namespace spaza
