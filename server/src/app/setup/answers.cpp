#include "app/setup/answers.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/core.h>
#include <toml++/toml.h>

#include "app/commands/command_failed.hpp"
#include "platform/config/checks.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/csv_line.hpp"
#include "shop/location/gazetteer.hpp"
#include "shop/search/nearest.hpp"
#include "shop/stores/hours.hpp"

namespace spaza::app {

namespace {

constexpr std::array<std::string_view, 7> kDays{"sun", "mon", "tue", "wed", "thu", "fri", "sat"};

std::string in_quotes(const std::string& value) {
    std::string out{'"'};
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return out + '"';
}

Setting setting_named(const std::string& key) {
    static Config some;
    std::vector<std::string_view> keys;
    for (const Setting& each : settings_of(some)) {
        if (each.key == key) return each;
        keys.push_back(each.key);
    }
    throw CommandFailed{"there is no setting " + key + search::did_you_mean(key, keys)};
}

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
    return all;
}

std::string low(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

/// Monday for `Mon`, `monday` and the like.
std::optional<std::size_t> day_named(const std::string& text) {
    const std::string word = low(text);
    if (word.size() < 3) return std::nullopt;
    for (std::size_t day = 0; day < kDays.size(); ++day)
        if (word.starts_with(kDays[day])) return day;
    return std::nullopt;
}

std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

/// The suburb, else the town that most places of the postal code belong to.
const Place* place_among(const std::vector<const Place*>& places, const std::string& suburb,
                         const std::string& town) {
    for (const Place* each : places)
        if (low(each->name) == low(suburb) && (town.empty() || low(each->city) == low(town))) return each;
    const auto count = [&](const Place* one) { return std::ranges::count(places, one->city, &Place::city); };
    const Place* best = *std::ranges::max_element(places, {}, count);
    for (const Place* each : places)
        if (each->city == best->city && each->name == best->city) return each;
    return best;
}

}  // namespace

std::string town_of(const std::string& postal_code) {
    const auto places = Gazetteer::shared().with_code(postal_code);
    return places.empty() ? std::string{} : place_among(places, {}, {})->city;
}

std::optional<std::string> hours_in_words(const std::string& text) {
    if (parse_week(text)) return text;
    std::array<std::string, 7> week;
    week.fill("closed");
    for (const std::string_view part : parts(text, ',')) {
        const std::string phrase = trimmed(std::string{part});
        const std::size_t space = phrase.find(' ');
        if (space == phrase.npos) return std::nullopt;
        const std::string days = phrase.substr(0, space);
        const std::string hours = low(trimmed(phrase.substr(space)));
        if (!parse_hours(hours)) return std::nullopt;
        const std::size_t dash = days.find('-');
        const auto first = day_named(days.substr(0, dash));
        const auto last = dash == days.npos ? first : day_named(days.substr(dash + 1));
        if (!first || !last) return std::nullopt;
        for (std::size_t day = *first;; day = (day + 1) % kDays.size()) {
            week.at(day) = hours;
            if (day == *last) break;
        }
    }
    return joined({week.begin(), week.end()}, "|");
}

std::optional<std::string> Answers::complaint(const std::string& key, const std::string& text) {
    const Setting setting = setting_named(key);
    if (text.empty()) return std::nullopt;
    if (key == "shop.email") return check_mail_address(text);
    if (key == "shop.phone" && std::ranges::count_if(text, [](unsigned char c) { return std::isdigit(c); }) < 9)
        return "must be a number with its area code, such as +27215550142";
    if (std::holds_alternative<int*>(setting.target)) {
        const auto number = import::parse_integer(text);
        if (!number || *number < setting.least || *number > setting.most)
            return fmt::format("must be a whole number from {} to {}", setting.least, setting.most);
    }
    if (std::holds_alternative<bool*>(setting.target) && text != "true" && text != "false")
        return "must be true or false";
    return setting.check ? setting.check(text) : std::nullopt;
}

void Answers::set(const std::string& key, const std::string& text) {
    if (has(key)) return;
    const Setting setting = setting_named(key);
    if (const auto wrong = complaint(key, text)) throw CommandFailed{key + " " + *wrong + ", not '" + text + "'"};
    if (std::holds_alternative<std::vector<std::string>*>(setting.target)) return set_list(key, {text});
    literals_[key] = std::holds_alternative<std::string*>(setting.target) ? in_quotes(text) : text;
    texts_[key] = text;
}

void Answers::set_list(const std::string& key, const std::vector<std::string>& items) {
    if (has(key)) return;
    std::vector<std::string> quoted;
    for (const std::string& item : items) {
        if (const auto wrong = complaint(key, item))
            throw CommandFailed{key + " " + *wrong + ", not '" + item + "'"};
        quoted.push_back(in_quotes(item));
    }
    literals_[key] = "[" + joined(quoted, ", ") + "]";
    texts_[key] = joined(items, ", ");
}

void Answers::set_store(const std::string& column, const std::string& text) {
    std::vector<std::string_view> names;
    for (const import::ColumnAbout& each : import::columns_of(import::Kind::stores)) names.push_back(each.name);
    if (std::ranges::find(names, column) == names.end())
        throw CommandFailed{"a store has no " + column + search::did_you_mean(column, names)};
    if (!text.empty()) store_.try_emplace(column, text);
}

void Answers::read(const std::string& file) {
    const auto at = [&](const toml::node& node) {
        return file + ":" + std::to_string(node.source().begin.line) + ": ";
    };
    toml::table all;
    try {
        all = toml::parse_file(file);
    } catch (const toml::parse_error& wrong) {
        throw CommandFailed{file + ":" + std::to_string(wrong.source().begin.line) + ": " +
                            std::string{wrong.description()}};
    }
    const auto text_of = [&](const toml::node& node) -> std::string {
        if (const auto text = node.value_exact<std::string>()) return *text;
        if (const auto number = node.value_exact<std::int64_t>()) return std::to_string(*number);
        if (const auto number = node.value_exact<double>()) return fmt::format("{}", *number);
        if (const auto flag = node.value_exact<bool>()) return *flag ? "true" : "false";
        throw CommandFailed{at(node) + "must be a text, a number, true or false"};
    };
    for (const auto& [section, node] : all) {
        const auto* table = node.as_table();
        if (!table) throw CommandFailed{at(node) + "'" + std::string{section.str()} + "' stands in no section"};
        for (const auto& [key, value] : *table) {
            try {
                std::vector<std::string> items;
                if (const auto* list = value.as_array())
                    for (const toml::node& each : *list) items.push_back(text_of(each));
                const std::string name = std::string{section.str()} + "." + std::string{key.str()};
                if (section.str() == "store")
                    set_store(std::string{key.str()}, value.is_array() ? joined(items, "|") : text_of(value));
                else if (value.is_array())
                    set_list(name, items);
                else
                    set(name, text_of(value));
            } catch (const CommandFailed& wrong) {
                throw CommandFailed{at(value) + wrong.what()};
            }
        }
    }
}

std::string Answers::text(const std::string& key) const {
    const auto found = texts_.find(key);
    return found == texts_.end() ? std::string{} : found->second;
}

std::string Answers::store(const std::string& column) const {
    const auto found = store_.find(column);
    return found == store_.end() ? std::string{} : found->second;
}

std::vector<std::string> Answers::complete_store() {
    if (!has_store()) return {};
    const auto otherwise = [&](const char* column, const std::string& text) {
        if (!text.empty()) store_.try_emplace(column, text);
    };
    otherwise("code", "S1");
    otherwise("name", store("code"));
    otherwise("phone", text("shop.phone"));
    std::vector<std::string> problems;
    if (const std::string hours = store("hours"); !hours.empty()) {
        if (const auto week = hours_in_words(hours))
            store_["hours"] = *week;
        else
            problems.push_back("hours '" + hours +
                               "' cannot be read; write them as Mon-Fri 08:00-17:00, Sat 08:00-13:00");
    } else if (store("warehouse") != "yes") {
        problems.emplace_back("hours are missing, such as Mon-Fri 08:00-17:00, Sat 08:00-13:00");
    }
    const auto places = Gazetteer::shared().with_code(store("postalCode"));
    if (!places.empty()) {
        const Place* place = place_among(places, store("suburb"), store("town"));
        otherwise("province", place->region);
        otherwise("town", place->city);
        otherwise("latitude", fmt::format("{}", place->at.latitude));
        otherwise("longitude", fmt::format("{}", place->at.longitude));
    } else if (store("latitude").empty()) {
        problems.push_back("postalCode '" + store("postalCode") +
                           "' is not known: give latitude and longitude, such as -33.7310 and 18.9750");
    }
    otherwise("displayName", text("shop.name") + (store("town").empty() ? "" : " " + store("town")));
    if (!problems.empty()) return problems;
    import::Record record;
    for (const auto& [column, text] : store_) record.set(column, text);
    for (const import::FieldProblem& each : import::read_store(record).problems)
        problems.push_back(each.field + " " + each.reason);
    return problems;
}

std::string Answers::settings_file() const {
    std::string text = example_config();
    for (const auto& [key, literal] : literals_) {
        const std::size_t dot = key.find('.');
        const std::size_t section = text.find("\n[" + key.substr(0, dot) + "]\n");
        const std::string name = "\n" + key.substr(dot + 1) + " = ";
        const std::size_t at = text.find(name, section);
        if (section == text.npos || at == text.npos) throw CommandFailed{"there is no setting " + key};
        const std::size_t start = at + name.size();
        text.replace(start, text.find('\n', start) - start, literal);
    }
    return text;
}

std::string Answers::stores_file() const {
    if (!has_store()) return {};
    std::vector<std::string> names;
    std::vector<std::string> values;
    for (const import::ColumnAbout& each : import::columns_of(import::Kind::stores)) {
        names.emplace_back(each.name);
        values.push_back(store(names.back()));
    }
    return import::csv_line(names) + import::csv_line(values);
}

}  // namespace spaza::app
