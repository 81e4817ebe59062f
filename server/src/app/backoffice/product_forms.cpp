#include "app/backoffice/product_forms.hpp"

#include "shop/pictures/documents.hpp"
#include "shop/pictures/picture_names.hpp"
#include "shop/pictures/videos.hpp"

namespace spaza::app::backoffice {
namespace {

void add_text(std::vector<FieldWords>& words, const char* field, const std::optional<std::string>& text) {
    if (text) words.push_back({field, text->empty() ? std::vector<std::string>{} : std::vector{*text}});
}
void add_flag(std::vector<FieldWords>& words, const char* field, const std::optional<bool>& flag) {
    if (flag) words.push_back({field, {*flag ? "true" : "false"}});
}
void add_number(std::vector<FieldWords>& words, const char* field, const std::optional<std::int64_t>& number) {
    if (number) words.push_back({field, {std::to_string(*number)}});
}

/// The address with which the product is kept, so that it is the same on both sides of a comparison.
Result<std::string> picture_word(const PictureForm& picture) {
    const auto address = picture_address(picture.url);
    if (!address || picture.url.find(' ') != std::string::npos || picture.url.empty())
        return http::bad_parameter("catalogue.noPicture", "images");
    const std::string alt = picture.alt.value_or("");
    return alt.empty() ? *address : *address + ' ' + alt;
}

/// In the shortest form of the address, as the product is kept with it.
Result<std::string> video_word(const CodeAndText& given) {
    const auto video = read_video(given.code);
    if (!video) return http::bad_parameter("catalogue.noVideo", "videos");
    return address_of(*video) + '=' + (given.text.empty() ? video->title : given.text);
}

}  // namespace

FieldWords words_of(const FactForm& fact) { return {"attr:" + fact.code, fact.values}; }

Result<std::vector<FieldWords>> words_of(const ProductChangesForm& changes) {
    std::vector<FieldWords> words;
    add_text(words, "name", changes.name);
    add_text(words, "brand", changes.brand);
    add_text(words, "category", changes.category);
    add_text(words, "summary", changes.summary);
    add_text(words, "description", changes.description);
    add_text(words, "model", changes.model);
    add_text(words, "ean", changes.ean);
    add_text(words, "tradingType", changes.tradingType);
    add_text(words, "unitCode", changes.unitCode);
    add_number(words, "unitQuantity", changes.unitQuantity);
    if (changes.maxOrderQuantity == 0)
        words.push_back({"maxOrderQuantity", {}});
    else
        add_number(words, "maxOrderQuantity", changes.maxOrderQuantity);
    add_text(words, "releasedAt", changes.releasedAt);
    add_number(words, "popularity", changes.popularity);
    add_flag(words, "preOrder", changes.preOrder);
    add_flag(words, "liquor", changes.liquor);
    add_flag(words, "tvLicence", changes.tvLicence);
    add_flag(words, "returnable", changes.returnable);
    add_flag(words, "onSale", changes.onSale);
    add_text(words, "baseProduct", changes.baseProduct);
    add_text(words, "variantValue", changes.variantValue);
    add_text(words, "keywords", changes.keywords);
    if (changes.features) words.push_back({"features", *changes.features});
    if (changes.variantOptions) {
        words.push_back({"variantOptions", {}});
        for (const NameAndValue& each : *changes.variantOptions)
            words.back().words.push_back(each.name + '=' + each.value);
    }
    if (changes.tags) {
        words.push_back({"tags", {}});
        for (const CodeAndText& each : *changes.tags) words.back().words.push_back(each.code + '=' + each.text);
    }
    if (changes.documents) {
        words.push_back({"documents", {}});
        for (const CodeAndText& each : *changes.documents) {
            if (!is_document_name(each.code)) return http::bad_parameter("catalogue.noDocument", "documents");
            words.back().words.push_back(each.code + '=' + each.text);
        }
    }
    if (changes.videos) {
        words.push_back({"videos", {}});
        for (const CodeAndText& each : *changes.videos) {
            auto word = video_word(each);
            if (!word) return std::unexpected(word.error());
            words.back().words.push_back(*std::move(word));
        }
    }
    if (changes.images) {
        words.push_back({"images", {}});
        for (const PictureForm& each : *changes.images) {
            auto word = picture_word(each);
            if (!word) return std::unexpected(word.error());
            words.back().words.push_back(*std::move(word));
        }
    }
    if (changes.facts)
        for (const FactForm& each : *changes.facts) {
            if (each.code.empty()) return http::bad_parameter("request.required", "facts");
            words.push_back(words_of(each));
        }
    return words;
}

}  // namespace spaza::app::backoffice
