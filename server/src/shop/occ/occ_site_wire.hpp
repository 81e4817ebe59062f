#pragma once

#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/location/location_wire.hpp"

/// JSON shapes of contract/openapi/occ.yaml: the site.
namespace spaza::wire {

struct Language {
    std::string isocode{"en"};
    std::string name{"English"};
    std::string nativeName{"English"};
    bool active{true};
};
BOOST_DESCRIBE_STRUCT(Language, (), (isocode, name, nativeName, active))

struct Currency {
    std::string isocode{"ZAR"};
    std::string name{"South African rand"};
    std::string symbol{"R"};
    bool active{true};
};
BOOST_DESCRIBE_STRUCT(Currency, (), (isocode, name, symbol, active))

struct LanguageList {
    std::vector<Language> languages{Language{}};
};
BOOST_DESCRIBE_STRUCT(LanguageList, (), (languages))

struct CurrencyList {
    std::vector<Currency> currencies{Currency{}};
};
BOOST_DESCRIBE_STRUCT(CurrencyList, (), (currencies))

struct CountryList {
    std::vector<Country> countries;
};
BOOST_DESCRIBE_STRUCT(CountryList, (), (countries))

struct Title {
    std::string code;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(Title, (), (code, name))

struct TitleList {
    std::vector<Title> titles;
};
BOOST_DESCRIBE_STRUCT(TitleList, (), (titles))

struct CardTypeCode {
    std::string code;
};
BOOST_DESCRIBE_STRUCT(CardTypeCode, (), (code))

struct CardTypeList {
    std::vector<CardTypeCode> cardTypes;
};
BOOST_DESCRIBE_STRUCT(CardTypeList, (), (cardTypes))

struct BaseStoreOfSite {
    std::string name;
    std::vector<Language> languages{Language{}};
    Language defaultLanguage;
    std::vector<Currency> currencies{Currency{}};
    Currency defaultCurrency;
};
BOOST_DESCRIBE_STRUCT(BaseStoreOfSite, (), (name, languages, defaultLanguage, currencies, defaultCurrency))

struct BaseSite {
    std::string uid;
    std::string name;
    std::string channel{"B2C"};
    Language defaultLanguage;
    std::vector<std::string> urlPatterns;
    std::vector<std::string> urlEncodingAttributes;
    std::vector<BaseStoreOfSite> stores;
};
BOOST_DESCRIBE_STRUCT(BaseSite, (),
                      (uid, name, channel, defaultLanguage, urlPatterns, urlEncodingAttributes, stores))

struct BaseSiteList {
    std::vector<BaseSite> baseSites;
};
BOOST_DESCRIBE_STRUCT(BaseSiteList, (), (baseSites))

}  // namespace spaza::wire
