#pragma once

#include "base/result.hpp"
#include "shop/webhooks/webhook_events.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza {

inline constexpr std::size_t kLongestWebhookUrl = 500;
inline constexpr std::size_t kLongestWebhookName = 60;

/// Each once, in the order of the table, kinds before their events; refused by `events` when one is unknown or
/// there is none.
Result<std::vector<std::string>> wanted_events(const std::vector<std::string>& given);
/// https, a host that is a name or an address of the internet unless the operator named it, no user, no fragment,
/// in at most 500 bytes; refused by `url`. Answers it as it is kept, so that one address is one text: RFC
/// 3986, 6.2.2 and the scheme's own port left out. What a name stands for is looked at whenever it is called.
Result<std::string> webhook_url(std::string_view url, const WebhookPolicy& policy);
/// In at most 60 letters; refused by `name`.
Result<std::string> webhook_name(const std::string& name);
/// Without its query, which often is a key: `https://erp.example/hooks?…`.
std::string without_query(std::string_view url);

/// What is sent.
std::string webhook_body(const WebhookEvent& event, std::int64_t sequence);

/// Standard Webhooks: `whsec_` and 32 bytes in base64.
std::string webhook_secret(std::string_view bytes);
/// `v1,BASE64` with each of the secrets, a space between them: HMAC-SHA256 of `ID.SECONDS.BODY`.
std::string webhook_signatures(const std::vector<std::string>& secrets, std::string_view id, std::int64_t seconds,
                               std::string_view body);

/// How long after the first, second, … try the next one is; nothing when it is given up, after three days.
std::optional<std::chrono::seconds> wait_after(int tries);
/// How long an endpoint is left alone that did not answer so many times in a row, so that it holds up nobody.
std::chrono::seconds rest_after(int silent_tries);

enum class WebhookVerdict { delivered, gone, again };
WebhookVerdict verdict_of(int status);

/// What becomes of an event after a try, `tries` of them with this one, and of the endpoint as it stood before it.
WebhookOutcome outcome_of(const WebhookEndpoint& endpoint, int tries, const WebhookAnswer& answer, TimePoint now);

}  // namespace spaza
