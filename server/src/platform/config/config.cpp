#include "platform/config/config.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <toml++/toml.h>
#include <unistd.h>

#include "platform/config/config_shown.hpp"

namespace spaza {

namespace {

constexpr std::string_view kPrefix = "SPAZA_";
using Problems = std::vector<std::string>;

template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};

std::string_view section_of(std::string_view key) { return key.substr(0, key.find('.')); }
std::string_view name_of(std::string_view key) { return key.substr(key.find('.') + 1); }

/// Few enough letters differ that it was probably meant.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t substituted = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
        }
    }
    return row.back();
}

std::string unknown(std::string_view key, const std::vector<Setting>& settings) {
    static constexpr std::size_t kAlike = 3;
    const auto nearest =
        std::ranges::min_element(settings, {}, [&](const Setting& each) { return distance(key, each.key); });
    std::string text = fmt::format("unknown setting {}", key);
    if (distance(key, nearest->key) <= kAlike) text += fmt::format(" (did you mean {}?)", nearest->key);
    return text;
}

std::optional<std::string> put_number(const Setting& setting, int& into, std::int64_t number) {
    if (number < setting.least || number > setting.most)
        return fmt::format("must be between {} and {}", setting.least, setting.most);
    into = static_cast<int>(number);
    return std::nullopt;
}

std::optional<std::string> check(const Setting& setting, std::string_view text) {
    return setting.check && !text.empty() ? setting.check(text) : std::nullopt;
}

std::optional<std::string> put_list(const Setting& setting, std::vector<std::string>& into,
                                    std::vector<std::string> items) {
    for (const std::string& item : items)
        if (auto wrong = check(setting, item)) return wrong;
    if (setting.check_list)
        if (auto wrong = setting.check_list(items)) return wrong;
    into = std::move(items);
    return std::nullopt;
}

std::optional<std::string> put(const Setting& setting, const toml::node& node) {
    return std::visit(Overloaded{[&](std::string* into) -> std::optional<std::string> {
                                     const auto text = node.value_exact<std::string>();
                                     if (!text) return "must be a text in quotes";
                                     *into = *text;
                                     return check(setting, *text);
                                 },
                                 [&](int* into) -> std::optional<std::string> {
                                     const auto number = node.value_exact<std::int64_t>();
                                     if (!number) return "must be a whole number";
                                     return put_number(setting, *into, *number);
                                 },
                                 [&](bool* into) -> std::optional<std::string> {
                                     const auto flag = node.value_exact<bool>();
                                     if (!flag) return "must be true or false";
                                     *into = *flag;
                                     return std::nullopt;
                                 },
                                 [&](std::vector<std::string>* into) -> std::optional<std::string> {
                                     const toml::array* array = node.as_array();
                                     if (!array) return "must be a list of texts";
                                     std::vector<std::string> items;
                                     for (const toml::node& item : *array) {
                                         const auto text = item.value_exact<std::string>();
                                         if (!text) return "must be a list of texts";
                                         items.push_back(*text);
                                     }
                                     return put_list(setting, *into, std::move(items));
                                 }},
                      setting.target);
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> items;
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(item.size() + 1, text.size()));
        if (!item.empty()) items.emplace_back(item);
    }
    return items;
}

/// `a,b`, or as the file writes it where texts have commas of their own: `["a, b", "c"]`.
std::optional<std::string> put_list_text(const Setting& setting, std::vector<std::string>& into,
                                         const std::string& text) {
    if (!text.starts_with('[')) return put_list(setting, into, split_list(text));
    try {
        const toml::table document = toml::parse("list = " + text);
        return put(setting, *document.get("list"));
    } catch (const toml::parse_error&) {
        return "must be a list of texts";
    }
}

std::optional<std::string> put_text(const Setting& setting, const std::string& text) {
    return std::visit(
        Overloaded{[&](std::string* into) -> std::optional<std::string> {
                       *into = text;
                       return check(setting, text);
                   },
                   [&](int* into) -> std::optional<std::string> {
                       std::int64_t number = 0;
                       const char* end = text.data() + text.size();
                       const auto [stopped, error] = std::from_chars(text.data(), end, number);
                       if (error != std::errc{} || stopped != end) return "must be a whole number";
                       return put_number(setting, *into, number);
                   },
                   [&](bool* into) -> std::optional<std::string> {
                       if (text != "true" && text != "false") return "must be true or false";
                       *into = text == "true";
                       return std::nullopt;
                   },
                   [&](std::vector<std::string>* into) { return put_list_text(setting, *into, text); }},
        setting.target);
}

void read_file(const std::string& file, const std::vector<Setting>& settings, Problems& problems) {
    toml::table document;
    try {
        document = toml::parse_file(file);
    } catch (const toml::parse_error& wrong) {
        problems.push_back(fmt::format("{}:{}: {}", file, wrong.source().begin.line, wrong.description()));
        return;
    }
    const auto say = [&](const toml::node& node, const std::string& what) {
        problems.push_back(fmt::format("{}:{}: {}", file, node.source().begin.line, what));
    };
    for (const auto& [section, content] : document) {
        const toml::table* members = content.as_table();
        if (!members) {
            say(content, fmt::format("{} must be inside a section such as [serve]", section.str()));
            continue;
        }
        for (const auto& [name, node] : *members) {
            const std::string key = fmt::format("{}.{}", section.str(), name.str());
            const auto setting = std::ranges::find(settings, key, &Setting::key);
            if (setting == settings.end())
                say(node, unknown(key, settings));
            else if (const auto wrong = put(*setting, node))
                say(node, fmt::format("{} {}", key, *wrong));
        }
    }
}

void read_environment(const Environment& environment, const std::vector<Setting>& settings, Problems& problems) {
    for (const auto& [name, text] : environment) {
        const auto setting =
            std::ranges::find_if(settings, [&](const Setting& each) { return variable_of(each.key) == name; });
        if (setting != settings.end()) {
            if (const auto wrong = put_text(*setting, text))
                problems.push_back(fmt::format("{} {}", name, *wrong));
            continue;
        }
        const bool in_a_section = std::ranges::any_of(settings, [&](const Setting& each) {
            return name.starts_with(variable_of(section_of(each.key)) + "_");
        });
        if (in_a_section) problems.push_back(fmt::format("unknown variable {}", name));
    }
}

std::string in_quotes(std::string_view text) { return fmt::format("\"{}\"", text); }

std::string written(const Setting::Target& target) {
    return std::visit(Overloaded{[](const std::string* text) { return in_quotes(*text); },
                                 [](const int* number) { return std::to_string(*number); },
                                 [](const bool* flag) { return std::string{*flag ? "true" : "false"}; },
                                 [](const std::vector<std::string>* items) {
                                     std::string list;
                                     for (const std::string& item : *items)
                                         list.append(list.empty() ? "" : ", ").append(in_quotes(item));
                                     return "[" + list + "]";
                                 }},
                      target);
}

}  // namespace

Environment environment() {
    Environment found;
    for (char** each = environ; *each; ++each) {
        const std::string_view line{*each};
        const std::size_t equals = line.find('=');
        if (line.starts_with(kPrefix) && equals != line.npos)
            found.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    return found;
}

std::string variable_of(std::string_view key) {
    std::string name{kPrefix};
    for (const char c : key) name += c == '.' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
    return name;
}

Config load_config(const std::string& file, const Environment& environment) {
    Config config;
    const std::vector<Setting> settings = settings_of(config);
    Problems problems;
    if (!file.empty()) {
        if (std::filesystem::exists(file))
            read_file(file, settings, problems);
        else
            problems.push_back(file + ": there is no such file");
    }
    read_environment(environment, settings, problems);
    if (config.serve.tls_certificate.empty() != config.serve.tls_key.empty())
        problems.emplace_back("serve.tls_certificate and serve.tls_key go together");
    if (config.serve.operations_port != 0 && config.serve.operations_port == config.serve.port)
        problems.emplace_back("serve.operations_port is serve.port; it is another, or 0");
    const Config::Attachments& files = config.attachments;
    if (files.store == "s3" && files.s3_bucket.empty())
        problems.emplace_back("attachments.store is s3, and attachments.s3_bucket is not set");
    if (!files.s3_bucket.empty() &&
        (files.s3_endpoint.empty() || files.s3_access_key.empty() || files.s3_secret_key.empty()))
        problems.emplace_back(
            "attachments.s3_bucket needs attachments.s3_endpoint, s3_access_key and s3_secret_key");
    if (!files.s3_bucket.empty() && files.s3_prefix.empty())
        problems.emplace_back(
            "attachments.s3_bucket needs attachments.s3_prefix, such as attachments/, below which all is the "
            "shop's");
    const Config::Media& media = config.media;
    if (media.store == "s3" && media.s3_bucket.empty())
        problems.emplace_back("media.store is s3, and media.s3_bucket is not set");
    if (!media.s3_bucket.empty() &&
        (media.s3_endpoint.empty() || media.s3_access_key.empty() || media.s3_secret_key.empty()))
        problems.emplace_back("media.s3_bucket needs media.s3_endpoint, s3_access_key and s3_secret_key");
    if (!media.s3_bucket.empty() && media.s3_prefix.empty())
        problems.emplace_back("media.s3_bucket needs media.s3_prefix, such as media/");
    if (!media.s3_bucket.empty() && media.s3_bucket == files.s3_bucket && media.s3_endpoint == files.s3_endpoint &&
        (media.s3_prefix.starts_with(files.s3_prefix) || files.s3_prefix.starts_with(media.s3_prefix)))
        problems.emplace_back(
            "media.s3_prefix and attachments.s3_prefix must be apart: one stands below the other in the same "
            "bucket");
    if (config.tickets.reopen_days > config.keep.ticket_days)
        problems.emplace_back("tickets.reopen_days is more than keep.ticket_days, after which the ticket is gone");
    if (!problems.empty()) throw ConfigProblem{fmt::format("{}", fmt::join(problems, "\n"))};
    return config;
}

std::string example_config() {
    Config defaults;
    std::string out =
        "# Every setting of spaza with its default. Each can also come from the environment:\n"
        "# serve.port is SPAZA_SERVE_PORT; lists are separated by commas there, or written as they are here.\n";
    std::string_view section;
    for (const Setting& setting : settings_of(defaults)) {
        if (section_of(setting.key) != section) {
            section = section_of(setting.key);
            out += fmt::format("\n[{}]\n", section);
        }
        if (!setting.about.empty()) out += fmt::format("# {}\n", setting.about);
        out += fmt::format("{} = {}\n", name_of(setting.key), written(setting.target));
    }
    return out;
}

}  // namespace spaza
