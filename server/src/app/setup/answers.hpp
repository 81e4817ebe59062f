#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "platform/config/config.hpp"

namespace spaza::app {

/// What is known of a new shop: from flags, from a file of answers, from who was asked. What came first stays.
class Answers {
public:
    /// One line of the settings, by key (`shop.name`). Throws CommandFailed when there is no such setting, or it
    /// does not take this value, with what is wrong.
    void set(const std::string& key, const std::string& text);
    void set_list(const std::string& key, const std::vector<std::string>& items);
    /// One column of the first store, as `stores.csv` has it.
    void set_store(const std::string& column, const std::string& text);
    /// Sections of settings, and `[store]`. Throws CommandFailed naming file and line.
    void read(const std::string& file);

    bool has(const std::string& key) const { return texts_.contains(key); }
    /// Of a list its items, divided by `, `; "" for what is not known.
    std::string text(const std::string& key) const;
    std::string store(const std::string& column) const;
    bool has_store() const { return !store_.empty(); }

    /// Why a setting does not take this text; nothing when it does.
    static std::optional<std::string> complaint(const std::string& key, const std::string& text);
    /// What is wrong with the first store, column by column. What can be known of its place is filled in.
    std::vector<std::string> complete_store();

    /// The example file of settings, with these values in it.
    std::string settings_file() const;
    /// `stores.csv` of the first store, "" without one.
    std::string stores_file() const;

private:
    std::map<std::string, std::string> literals_;  // as TOML writes them, by key
    std::map<std::string, std::string> texts_;     // the same for reading
    std::map<std::string, std::string> store_;     // by column
};

/// The town of a postal code; "" when none is known.
std::string town_of(const std::string& postal_code);

/// `Mon-Fri 08:00-17:00, Sat 08:00-13:00` as stores.csv has it, Sunday first; a day that is not named is closed.
/// What is written that way already stays. Nothing for another text.
std::optional<std::string> hours_in_words(const std::string& text);

}  // namespace spaza::app
