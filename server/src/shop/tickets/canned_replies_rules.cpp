#include "shop/tickets/canned_replies_rules.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "shop/tickets/tickets_rules.hpp"

namespace spaza {
namespace {

struct ReplyPlace {
    std::string_view name;
    std::string ReplyValues::*value;
};

constexpr std::array kPlaces{
    ReplyPlace{"firstName", &ReplyValues::first_name}, ReplyPlace{"name", &ReplyValues::name},
    ReplyPlace{"order", &ReplyValues::order},          ReplyPlace{"ticket", &ReplyValues::ticket},
    ReplyPlace{"author", &ReplyValues::author},
};

constexpr std::size_t kLongestName = 40;

std::string all_places() {
    std::string all;
    for (const ReplyPlace& each : kPlaces) all += (all.empty() ? "{" : ", {") + std::string{each.name} + "}";
    return all;
}

bool is_name(std::string_view name) {
    return !name.empty() && name.size() <= kLongestName && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::unexpected<Error> refused(const char* key, const std::string& place) {
    return std::unexpected(Error{.reason = Reason::invalid,
                                 .message_key = key,
                                 .subject = "text",
                                 .type = "ValidationError",
                                 .subject_type = "parameter",
                                 .params = {{"places", all_places()}, {"place", place}},
                                 .more = {}});
}

/// What is put for one place, or why it cannot be.
template <class ValueOf>
Result<std::string> replaced(std::string_view words, ValueOf&& value_of) {
    std::string text;
    while (!words.empty()) {
        const std::size_t at = words.find_first_of("{}");
        text += words.substr(0, at);
        if (at == std::string_view::npos) break;
        words.remove_prefix(at);
        const std::size_t end = words.front() == '{' ? words.find('}') : std::string_view::npos;
        const std::string_view name = end == std::string_view::npos ? "" : words.substr(1, end - 1);
        const auto* const place = std::ranges::find(kPlaces, name, &ReplyPlace::name);
        if (place == kPlaces.end())
            return refused("ticket.replyPlaceUnknown", std::string{words.substr(0, words.find_first_of(" \n"))});
        const Result<std::string> value = value_of(*place);
        if (!value) return std::unexpected(value.error());
        text += *value;
        words.remove_prefix(end + 1);
    }
    return text;
}

}  // namespace

Done check_canned_reply(const CannedReply& reply) {
    if (!is_name(reply.name))
        return fail(Reason::invalid, "ticket.replyName", "name", "ValidationError", "parameter");
    if (const auto good = check_answer(reply.words); !good) return good;
    const auto read =
        replaced(reply.words, [](const ReplyPlace&) { return Result<std::string>{std::string{"value"}}; });
    if (!read) return std::unexpected(read.error());
    return Done{};
}

Result<std::string> filled_in(const std::string& words, const ReplyValues& values) {
    return replaced(words, [&](const ReplyPlace& place) -> Result<std::string> {
        const std::string& value = values.*place.value;
        if (value.empty()) return refused("ticket.replyPlaceEmpty", "{" + std::string{place.name} + "}");
        return value;
    });
}

}  // namespace spaza
