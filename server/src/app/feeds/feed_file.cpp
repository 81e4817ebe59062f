#include <algorithm>
#include <array>
#include <filesystem>
#include <toml++/toml.h>

#include "app/feeds/feed.hpp"
#include "app/importing/import_files.hpp"
#include "shop/import/columns.hpp"
#include "shop/search/nearest.hpp"

namespace spaza::app {

namespace {

constexpr std::array<std::string_view, 12> kMembers{
    "name",    "from",        "kind",       "every",   "mapping",         "headers",
    "ssh_key", "known_hosts", "allow_free", "partial", "private_allowed", "most_mb"};

/// Whose customers are nobody else's business: these are imported by hand.
constexpr std::array<std::string_view, 2> kByHand{"oldOrders", "coupons"};

class FeedReader {
public:
    explicit FeedReader(std::string file) : file_{std::move(file)} {}

    std::vector<Feed> read() {
        const toml::table all = [&] {
            try {
                return toml::parse_file(file_);
            } catch (const toml::parse_error& wrong) {
                throw FeedProblem{file_ + ":" + std::to_string(wrong.source().begin.line) + ": " +
                                  std::string{wrong.description()}};
            }
        }();
        std::vector<Feed> feeds;
        for (const auto& [key, node] : all) {
            if (key.str() != "feed") refuse(node, "'" + std::string{key.str()} + "' is unknown; write [[feed]]");
            const auto* list = node.as_array();
            if (!list) refuse(node, "must be written [[feed]]");
            for (const toml::node& each : *list) {
                if (!each.is_table()) refuse(each, "must be written [[feed]]");
                feeds.push_back(feed(*each.as_table()));
                if (std::ranges::count(feeds, feeds.back().name, &Feed::name) > 1)
                    refuse(each, "there are two feeds named " + feeds.back().name);
            }
        }
        return feeds;
    }

private:
    [[noreturn]] void refuse(const toml::node& node, const std::string& why) const {
        throw FeedProblem{file_ + ":" + std::to_string(node.source().begin.line) + ": " + why};
    }

    template <class Value>
    void take(const toml::table& table, std::string_view key, Value& into, const char* must) const {
        const toml::node* node = table.get(key);
        if (!node) return;
        const auto value = node->value_exact<Value>();
        if (!value) refuse(*node, std::string{key} + " must be " + must);
        into = *value;
    }

    Feed feed(const toml::table& table) const {
        for (const auto& [key, node] : table)
            if (std::ranges::find(kMembers, key.str()) == kMembers.end())
                refuse(node, "'" + std::string{key.str()} + "' is unknown here" +
                                 search::did_you_mean(key.str(), kMembers));
        Feed feed;
        take(table, "name", feed.name, "a text");
        take(table, "from", feed.from, "a text");
        take(table, "kind", feed.kind, "a text");
        take(table, "mapping", feed.mapping, "the name of a file");
        take(table, "ssh_key", feed.ssh_key, "the name of a file");
        take(table, "known_hosts", feed.known_hosts, "the name of a file");
        take(table, "allow_free", feed.allow_free, "true or false");
        take(table, "partial", feed.partial, "true or false");
        take(table, "private_allowed", feed.private_allowed, "true or false");
        std::int64_t most_mb = feed.most_mb;
        take(table, "most_mb", most_mb, "a whole number");
        constexpr std::int64_t kMostMb = 4000;
        if (most_mb < 1 || most_mb > kMostMb) refuse(table, "most_mb must be from 1 to 4000");
        feed.most_mb = static_cast<int>(most_mb);
        std::string every{"1h"};
        take(table, "every", every, "a text such as 15m");
        const auto interval = interval_in(every);
        if (!interval) refuse(table, "every must be such as 15m, 2h or 1d, from a minute to 31 days");
        feed.every = *interval;
        if (const auto* headers = table.get("headers")) {
            if (!headers->is_table()) refuse(*headers, "headers must be written { Name = \"value\" }");
            for (const auto& [name, value] : *headers->as_table()) {
                const auto text = value.value_exact<std::string>();
                if (!text || text->find_first_of("\r\n") != text->npos)
                    refuse(value, "a header is one line of text");
                feed.headers.emplace_back(name.str(), *text);
            }
        }
        check(table, feed);
        return feed;
    }

    void check(const toml::table& table, const Feed& feed) const {
        constexpr std::size_t kLongestName = 40;
        const bool plain = !feed.name.empty() && feed.name.size() <= kLongestName &&
                           std::ranges::all_of(feed.name, [](unsigned char c) {
                               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
                           });
        if (!plain) refuse(table, "a feed needs a name of small letters, digits and -");
        if (feed.from.empty()) refuse(table, "a feed needs 'from': an https or sftp address, or a folder");
        const bool secure = feed.from.starts_with("https://") || feed.from.starts_with("sftp://");
        if (!feed.is_folder() && !secure && !(feed.from.starts_with("http://") && feed.private_allowed))
            refuse(table, "from must be an https or sftp address, or a folder (http only with private_allowed)");
        if (feed.is_folder() && !feed.from.starts_with('/'))
            refuse(table, "a folder is named from the root: /srv/feeds");
        if (feed.from.starts_with("sftp://") && (feed.ssh_key.empty() || feed.known_hosts.empty()))
            refuse(table, "sftp needs ssh_key and known_hosts");
        std::vector<std::string_view> kinds;
        for (const import::Kind each : import::all_kinds()) kinds.push_back(import::name_of(each));
        if (!feed.kind.empty() && std::ranges::find(kinds, feed.kind) == kinds.end())
            refuse(table, "'" + feed.kind + "' is no kind of file" + search::did_you_mean(feed.kind, kinds));
        if (std::ranges::find(kByHand, feed.kind) != kByHand.end())
            refuse(table, feed.kind + " names customers: import it by hand");
        if (!feed.mapping.empty()) {
            try {
                (void)read_mapping(feed.mapping);
            } catch (const std::runtime_error& wrong) {
                refuse(table, wrong.what());
            }
        }
    }

    std::string file_;
};

}  // namespace

std::vector<Feed> read_feeds(const std::string& file) {
    if (file.empty()) return {};
    if (std::error_code none; !std::filesystem::exists(file, none)) throw FeedProblem{file + " is not there"};
    return FeedReader{file}.read();
}

std::optional<std::chrono::seconds> interval_in(const std::string& text) {
    if (text.size() < 2 || text.size() > 6) return std::nullopt;
    const auto number = import::parse_integer(std::string_view{text}.substr(0, text.size() - 1));
    const std::int64_t unit = text.back() == 'm'   ? 60
                              : text.back() == 'h' ? 3600
                              : text.back() == 'd' ? 86'400
                                                   : 0;
    constexpr std::int64_t kMost = 31 * 86'400;
    if (!number || *number < 1 || unit == 0 || *number * unit > kMost) return std::nullopt;
    return std::chrono::seconds{*number * unit};
}

}  // namespace spaza::app
