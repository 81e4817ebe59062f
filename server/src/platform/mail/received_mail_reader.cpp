#include "platform/mail/received_mail_reader.hpp"

#include <algorithm>
#include <array>
#include <gmime/gmime.h>
#include <memory>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "platform/mail/mail_words.hpp"
#include "platform/mail/received_mail_bounds.hpp"

namespace spaza::mail {
namespace {

constexpr int kDeepest = 20;
constexpr int kMostParts = 200;
constexpr int kMostAddresses = 100;
constexpr std::size_t kLongestId = 500;
constexpr std::size_t kLongestHeader = 1000;
/// Beside To and Cc: where mail servers say to whom they delivered.
constexpr std::array kDelivered{"Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To", "X-Forwarded-To"};

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};
template <class Object>
using Owned = std::unique_ptr<Object, Unref>;

std::string utf8(const char* text, std::size_t most) {
    if (!text) return {};
    const std::size_t length = strnlen(text, most + 1);
    const std::unique_ptr<char, decltype(&g_free)> valid{g_utf8_make_valid(text, static_cast<gssize>(length)),
                                                         g_free};
    return std::string{shortened(valid.get(), most)};
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return text;
}

std::string header(GMimeMessage* message, const char* name) {
    return lower(utf8(g_mime_object_get_header(GMIME_OBJECT(message), name), kLongestHeader));
}

void add_addresses(InternetAddressList* list, std::vector<std::string>& into, int depth = 0) {
    if (!list || depth > kDeepest) return;
    const int count = std::min(internet_address_list_length(list), kMostAddresses);
    for (int i = 0; i < count && into.size() < kMostAddresses; ++i) {
        InternetAddress* each = internet_address_list_get_address(list, i);
        if (INTERNET_ADDRESS_IS_GROUP(each))
            add_addresses(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(each)), into, depth + 1);
        else if (INTERNET_ADDRESS_IS_MAILBOX(each))
            into.push_back(
                lower(utf8(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(each)), kLongestHeader)));
    }
}

/// Answers to programs would be answered by them in turn (RFC 3834).
bool is_automatic(GMimeMessage* message, std::string_view from) {
    const std::string submitted = header(message, "Auto-Submitted");
    const std::string precedence = header(message, "Precedence");
    if (!submitted.empty() && !submitted.starts_with("no")) return true;
    if (precedence == "bulk" || precedence == "junk" || precedence == "list" || precedence == "auto_reply")
        return true;
    for (const char* name : {"List-Id", "List-Unsubscribe", "X-Autoreply", "X-Autorespond", "X-Failed-Recipients"})
        if (!header(message, name).empty()) return true;
    if (header(message, "Return-Path") == "<>") return true;
    if (from.starts_with("mailer-daemon@") || from.starts_with("postmaster@")) return true;
    GMimeObject* body = g_mime_message_get_mime_part(message);
    return body && g_mime_content_type_is_type(g_mime_object_get_content_type(body), "multipart", "report");
}

std::string content_of(GMimePart* part) {
    GMimeDataWrapper* content = g_mime_part_get_content(part);
    if (!content) return {};
    const Owned<GMimeStream> stream{g_mime_stream_mem_new()};
    g_mime_data_wrapper_write_to_stream(content, stream.get());
    const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
    return bytes && bytes->len > 0 ? std::string{reinterpret_cast<const char*>(bytes->data), bytes->len}
                                   : std::string{};
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

/// What is written in a mail, gathered part by part.
struct Gathered {
    std::string plain;
    std::string html;
    std::vector<ReceivedFile> files;
    std::vector<std::string> left_out;
    int parts{0};

    void walk(GMimeObject* object, int depth) {
        if (!object || depth > kDeepest || ++parts > kMostParts) return;
        if (GMIME_IS_MULTIPART(object)) {
            GMimeMultipart* all = GMIME_MULTIPART(object);
            const int count = g_mime_multipart_get_count(all);
            for (int i = 0; i < count && parts <= kMostParts; ++i)
                walk(g_mime_multipart_get_part(all, i), depth + 1);
        } else if (GMIME_IS_PART(object)) {
            take(GMIME_PART(object));
        } else {
            leave_out(utf8(g_mime_object_get_content_disposition_parameter(object, "filename"), kLongestHeader));
        }
    }

    void leave_out(const std::string& name) {
        if (left_out.size() < kMostMailFiles) left_out.push_back(name.empty() ? "message.eml" : name);
    }

    void take(GMimePart* part) {
        const std::string name = utf8(g_mime_part_get_filename(part), kLongestHeader);
        if (GMIME_IS_TEXT_PART(part) && name.empty() && !g_mime_part_is_attachment(part)) {
            GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
            const std::unique_ptr<char, decltype(&g_free)> text{g_mime_text_part_get_text(GMIME_TEXT_PART(part)),
                                                                g_free};
            if (g_mime_content_type_is_type(type, "text", "html"))
                append(html, text.get());
            else if (g_mime_content_type_is_type(type, "text", "plain"))
                append(plain, text.get());
        } else if (files.size() < kMostMailFiles) {
            files.push_back({name, content_of(part)});
        } else {
            leave_out(name);
        }
    }

    static void append(std::string& into, const char* text) {
        if (into.size() >= kLongestMailText) return;
        if (!into.empty()) into += '\n';
        into += utf8(text, kLongestMailText - into.size());
    }
};

}  // namespace

std::optional<ReceivedMail> read_mail(std::string_view raw) {
    static const bool started = (g_mime_init(), true);
    if (!started || !is_within_bounds(raw)) return std::nullopt;
    const Owned<GMimeStream> stream{g_mime_stream_mem_new_with_buffer(raw.data(), raw.size())};
    const Owned<GMimeParser> parser{g_mime_parser_new_with_stream(stream.get())};
    const Owned<GMimeMessage> message{g_mime_parser_construct_message(parser.get(), nullptr)};
    if (!message) return std::nullopt;

    ReceivedMail mail;
    mail.id = utf8(g_mime_message_get_message_id(message.get()), kLongestId);
    if (mail.id.empty()) mail.id = sha256_hex(raw);
    std::vector<std::string> from;
    add_addresses(g_mime_message_get_from(message.get()), from);
    if (from.size() == 1) mail.from = from.front();
    add_addresses(g_mime_message_get_to(message.get()), mail.to);
    add_addresses(g_mime_message_get_cc(message.get()), mail.to);
    for (const char* name : kDelivered)
        if (const std::string to = header(message.get(), name); !to.empty()) mail.to.push_back(to);
    mail.automatic = is_automatic(message.get(), mail.from);
    Gathered gathered;
    gathered.walk(g_mime_message_get_mime_part(message.get()), 0);
    mail.text = is_blank(gathered.plain) ? text_of_html(gathered.html) : std::move(gathered.plain);
    mail.files = std::move(gathered.files);
    mail.left_out = std::move(gathered.left_out);
    return mail;
}

}  // namespace spaza::mail
