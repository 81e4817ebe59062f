#include "base/json.hpp"
#include "shop/sms_news/sms_news_routes.hpp"

// Where news of what a customer waits for goes, in the words of OCC: always to the address, by SMS where they
// chose it.
namespace spaza {
namespace {

using Preferences = Transactional<SmsNewsService>;

constexpr const char* kBackInStockNews = "backInStock";

struct NotificationPreference {
    std::string channel;
    bool enabled{};
    std::string value;
    bool visible{true};
};
BOOST_DESCRIBE_STRUCT(NotificationPreference, (), (channel, enabled, value, visible))

struct NotificationPreferenceList {
    std::vector<NotificationPreference> preferences;
};
BOOST_DESCRIBE_STRUCT(NotificationPreferenceList, (), (preferences))

struct PreferenceForm {
    std::string channel;
    bool enabled{};
};
BOOST_DESCRIBE_STRUCT(PreferenceForm, (), (channel, enabled))

struct PreferenceListForm {
    std::vector<PreferenceForm> preferences;
};
BOOST_DESCRIBE_STRUCT(PreferenceListForm, (), (preferences))

NotificationPreferenceList preferences_of(const http::Request& request, SmsNewsService& sms,
                                          const SmsNewsPolicy& policy) {
    NotificationPreferenceList list;
    list.preferences.push_back({"EMAIL", true, request.caller.uid});
    if (policy.offered)
        list.preferences.push_back({"SMS", sms.wants_sms(request.caller.customer, PushKind::back_in_stock),
                                    sms.proven_number(request.caller.customer).value_or("")});
    return list;
}

/// GET users/{user}/notificationpreferences
http::Response get_preferences(const http::Request& request, const Preferences& calls,
                               const SmsNewsPolicy& policy) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto list = calls.read([&](SmsNewsService& sms) { return preferences_of(request, sms, policy); });
    return http::never_kept(http::ok(json::write(list, *fields)));
}

/// Letters are what was asked for with each product; without them it is not asked for.
Done change_preference(const PreferenceForm& form, const std::string& field, const http::Request& request,
                       SmsNewsService& sms) {
    if (form.channel == "EMAIL")
        return form.enabled ? Done{} : Done{http::bad_parameter("notifyMe.byMail", field + "/enabled")};
    if (form.channel != "SMS") return http::bad_parameter("validation.invalid", field + "/channel");
    const auto chosen =
        sms.choose(request.caller.customer, kBackInStockNews, form.enabled, request.context.channel);
    return chosen ? Done{} : Done{std::unexpected(chosen.error())};
}

/// PATCH users/{user}/notificationpreferences
http::Response patch_preferences(const http::Request& request, const Preferences& calls,
                                 const SmsNewsPolicy& policy) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<PreferenceListForm>(request.body);
    if (!form) return http::problem(form.error());
    if (form->preferences.size() > 10)
        return http::problem(http::bad_parameter("validation.invalid", "preferences").error());
    const auto changed = calls.write([&](SmsNewsService& sms) -> Result<NotificationPreferenceList> {
        for (std::size_t i = 0; i < form->preferences.size(); ++i)
            if (const auto done =
                    change_preference(form->preferences[i], "preferences/" + std::to_string(i), request, sms);
                !done)
                return std::unexpected(done.error());
        return preferences_of(request, sms, policy);
    });
    if (!changed) return http::problem(changed.error());
    return http::never_kept(http::ok(json::write(*changed, *fields)));
}

}  // namespace

void add_notification_preference_routes(http::Router& router, const Transactional<SmsNewsService>& sms,
                                        const SmsNewsPolicy& policy) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/notificationpreferences",
        [sms, &policy](const http::Request& request) { return get_preferences(request, sms, policy); }, options);
    options.limit = "writes";
    router.shop(
        "PATCH", "/users/{user}/notificationpreferences",
        [sms, &policy](const http::Request& request) { return patch_preferences(request, sms, policy); }, options);
}

}  // namespace spaza
