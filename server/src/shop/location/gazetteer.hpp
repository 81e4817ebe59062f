#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shop/location/location.hpp"

namespace spaza {

/// Every place of South Africa in memory; immutable, so any thread may read it.
class Gazetteer {
public:
    /// Reads server/assets/gazetteer.tsv. Throws std::invalid_argument naming the line that cannot be read.
    explicit Gazetteer(std::string_view tsv);
    Gazetteer(const Gazetteer&) = delete;
    Gazetteer& operator=(const Gazetteer&) = delete;

    /// The one built into the program.
    static const Gazetteer& shared();

    std::size_t size() const { return places_.size(); }
    /// Towns of a province, by name.
    std::vector<std::string> cities(std::string_view region) const;
    /// Today's spelling of a town, also for an old name (Witbank) or another case; "" when there is none.
    std::string city_named(std::string_view region, std::string_view city) const;
    /// Suburbs of a town with their postal codes, by name.
    std::vector<const Place*> towns(std::string_view region, std::string_view city) const;
    /// Suburbs of a province whose name or postal code begins so; `most` at most.
    std::vector<const Place*> suburbs(std::string_view region, std::string_view term, std::string_view city,
                                      std::size_t most) const;
    /// Places with this postal code, the town itself first.
    std::vector<const Place*> with_code(std::string_view postal_code) const;
    /// Best first: words that begin as typed, then near misses.
    std::vector<const Place*> suggest(std::string_view text, std::size_t most) const;
    /// The place nearest to a point, and how far it is.
    std::pair<const Place*, double> nearest(const GeoPoint& point) const;

private:
    struct Word {
        std::string text;
        std::vector<std::uint32_t> places;
    };
    void add_place(std::string_view line);
    void add_other_names(std::string_view line);
    void index();
    std::vector<std::string> words_of_city(const Place& place) const;
    std::vector<std::string> words_of(const Place& place) const;
    bool has_other_name(const Place& city, const std::string& begin) const;
    std::vector<const Place*> near_misses(const std::string& text, std::size_t most) const;

    std::vector<Place> places_;  // by province, town, name
    std::map<std::string, std::vector<std::uint32_t>, std::less<>> by_code_;
    std::map<std::string, std::vector<std::string>, std::less<>> other_names_;  // "ZA-MP|emalahleni" → names
    std::map<std::string, std::string, std::less<>> city_names_;                // "ZA-MP|witbank" → eMalahleni
    std::vector<Word> words_;                                                   // sorted by text
};

/// Lower case, without marks and signs: how names are compared.
std::string comparable(std::string_view name);

}  // namespace spaza
