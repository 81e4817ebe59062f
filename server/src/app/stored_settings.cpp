#include "app/stored_settings.hpp"

#include <algorithm>

#include "app/shop_look.hpp"
#include "base/messages.hpp"

namespace spaza::app {

namespace {

constexpr std::string_view kSection = "shop.";

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t at = 0;
    for (std::size_t end = text.find('\n'); end != text.npos; at = end + 1, end = text.find('\n', at))
        lines.push_back(text.substr(at, end - at));
    lines.push_back(text.substr(at));
    return lines;
}

}  // namespace

void add_stored_settings(Config& config, storage::Database& database) {
    const auto settings = settings_of(config);
    database.reading([&](storage::Session& session) {
        session.query(
            "SELECT name, value FROM setting WHERE name LIKE 'shop.%'", {}, [&](const storage::Row& row) {
                const auto setting = std::ranges::find(settings, row.text(0), &Setting::key);
                if (setting == settings.end()) return;
                const std::string value{row.text(1)};
                if (auto* const* text = std::get_if<std::string*>(&setting->target); text && (*text)->empty())
                    **text = value;
                if (auto* const* list = std::get_if<std::vector<std::string>*>(&setting->target);
                    list && (*list)->empty())
                    **list = lines_of(value);
            });
        return true;
    });
    if (config.shop.name.empty()) config.shop.name = message("common.siteName");
}

void store_setting(storage::Session& session, const std::string& key, const std::string& value) {
    session.execute(
        "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = "
        "excluded.value",
        {std::string{kSection} + key, value});
}

std::string mail_sender(const Config& config) {
    const std::string& from = config.mail.from;
    return from.find('<') == from.npos ? config.shop.name + " <" + from + ">" : from;
}

mail::From mail_sender_of(const Config& config) {
    const DocumentLook look = shop_document_look(config);
    return {mail_sender(config), config.shop.name, {hex(look.brand), hex(look.saving), hex(look.action)}};
}

}  // namespace spaza::app
