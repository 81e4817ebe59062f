#include "shop/catalogue/product_text.hpp"

#include <algorithm>
#include <array>
#include <boost/json/value.hpp>
#include <charconv>
#include <functional>

#include "shop/catalogue/json_texts.hpp"
#include "shop/catalogue/paths.hpp"
#include "shop/catalogue/product_json.hpp"
#include "shop/catalogue/variants.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_library.hpp"
#include "shop/pictures/videos.hpp"

namespace spaza {

namespace {

struct Picture {
    std::string_view url;
    std::string_view words_before;  // around the product's name, where that is part of the words
    std::string_view words_after;
    bool named{};
};

std::vector<Picture> pictures_of(std::string_view images) {
    std::vector<Picture> pictures;
    const auto take = [&] {
        const std::string_view part = images.substr(0, images.find(kBetweenImageParts));
        images.remove_prefix(std::min(images.size(), part.size() + 1));
        return part;
    };
    while (!images.empty()) {
        Picture picture{.url = take(), .words_before = take(), .words_after = {}};
        if (const std::size_t name = picture.words_before.find(kNameHere); name != std::string_view::npos) {
            picture.named = true;
            picture.words_after = picture.words_before.substr(name + kNameHere.size());
            picture.words_before = picture.words_before.substr(0, name);
        }
        pictures.push_back(picture);
    }
    return pictures;
}

/// Pictures of one product; the escaped words are made once for all formats.
class PictureWriter {
public:
    PictureWriter(std::string& out, const Catalogue& all, std::string_view name)
        : out_{out}, media_{all.media}, name_{name} {}

    void look_at(const Picture& picture) {
        std::string words{picture.words_before};
        if (picture.named) {
            words += name_;
            for (std::size_t from = 0;;) {
                const std::size_t again = picture.words_after.find(kNameHere, from);
                words += picture.words_after.substr(from, again - from);
                if (again == std::string_view::npos) break;
                words += name_;
                from = again + kNameHere.size();
            }
        }
        made_ = media_ ? media_->at(picture.url) : nullptr;
        if (made_ && !made_->alt_text.empty() && picture.named && words == name_) words = made_->alt_text;
        url_ = picture.url;
        tail_.clear();
        append_text_member(tail_, "altText", words);
        sources_.clear();
        if (made_) append_media_members(sources_, *made_);
    }
    /// `width` is what this format is shown at; only with `sources` are browsers left to choose.
    void write(std::string_view head, int width, bool sources, int gallery_index = -1) {
        out_ += head;
        out_ += R"(,"url":)";
        append_json_text(out_, made_ ? plain_address(*made_, width) : url_);
        out_ += tail_;
        if (sources) out_ += sources_;
        if (gallery_index >= 0) {
            out_ += R"(,"galleryIndex":)";
            out_ += std::to_string(gallery_index);
        }
        out_ += '}';
    }

private:
    std::string& out_;
    const MediaLibrary* media_;
    std::string_view name_;
    std::string_view url_;
    std::shared_ptr<const MediaPicture> made_;  // the variants of the one looked at, where it has some
    std::string tail_;
    std::string sources_;
};

constexpr std::string_view kProductFormat = R"({"imageType":"PRIMARY","format":"product")";
constexpr std::string_view kZoom = R"({"imageType":"PRIMARY","format":"zoom")";
constexpr std::array<std::string_view, 2> kSmallFormats{R"({"imageType":"PRIMARY","format":"thumbnail")",
                                                        R"({"imageType":"PRIMARY","format":"cartIcon")"};
constexpr int kSmall = 320;
constexpr int kUsual = 800;
constexpr int kLarge = 1200;
constexpr std::string_view kGallery = R"({"imageType":"GALLERY","format":"zoom")";

void append_number(std::string& out, double number) {
    std::array<char, 32> text{};
    out.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr);
}

void append_flag(std::string& out, std::string_view name, bool flag) {
    out += ",\"";
    out += name;
    out += flag ? "\":true" : "\":false";
}

void append_promotions(std::string& out, std::string_view promotions) {
    out += R"(,"potentialPromotions":[)";
    bool first = true;
    for (const TagText& tag : tags_of(promotions)) {
        out += first ? R"({"code":)" : R"(,{"code":)";
        first = false;
        append_json_text(out, tag.code);
        append_text_member(out, "description", tag.text);
        if (!tag.type.empty()) append_text_member(out, "promotionType", tag.type);
        out += '}';
    }
    out += ']';
}

void append_tags(std::string& out, std::string_view tags) {
    out += R"(,"globalTags":[)";
    bool first = true;
    for (const TagText& tag : tags_of(tags)) {
        out += first ? R"({"globalTag":)" : R"(,{"globalTag":)";
        first = false;
        append_json_text(out, tag.text);
        append_text_member(out, "globalTagId", tag.code);
        out += '}';
    }
    out += ']';
}

using EachValue = std::function<void(const AttributeColumn&, const boost::json::value&)>;

/// A product's attributes in display order.
void for_each_attribute(const Catalogue& all, TextNumber attributes, const EachValue& each) {
    const boost::json::value json = parsed(all.texts[attributes]);
    const auto* object = json.if_object();
    if (!object) return;
    std::vector<std::pair<std::size_t, const boost::json::value*>> shown;
    for (const auto& [code, value] : *object)
        if (const auto column = all.attribute_by_code.find(std::string{code});
            column != all.attribute_by_code.end())
            shown.emplace_back(column->second, &value);
    std::sort(shown.begin(), shown.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [column, value] : shown) each(all.attributes[column], *value);
}

template <class Each>
void for_each_value(const boost::json::value& value, Each&& each) {
    if (const auto* list = value.if_array())
        for (const auto& one : *list) each(one);
    else
        each(value);
}

void append_feature(std::string& out, const AttributeColumn& attribute, const boost::json::value& value) {
    out += out.empty() ? R"({"code":)" : R"(,{"code":)";
    append_json_text(out, attribute.code);
    out += R"(,"name":)";
    append_json_text(out, attribute.name);
    out += R"(,"range":false,"comparable":true)";
    if (!attribute.unit.empty()) {
        out += R"(,"featureUnit":{"symbol":)";
        append_json_text(out, attribute.unit);
        out += R"(,"name":)";
        append_json_text(out, attribute.unit);
        out += '}';
    }
    out += R"(,"featureValues":[)";
    bool first = true;
    for_each_value(value, [&](const boost::json::value& each) {
        std::string text = value_text(each);
        if (attribute.type == AttributeColumn::Type::flag) text = text == "true" ? "Yes" : "No";
        out += first ? R"({"value":)" : R"(,{"value":)";
        first = false;
        append_json_text(out, text);
        out += '}';
    });
    out += "]}";
}

/// Sections in the order of their first attribute.
void append_classifications(std::string& out, const Catalogue& all, TextNumber attributes) {
    std::vector<std::pair<std::string_view, std::string>> sections;
    for_each_attribute(all, attributes, [&](const AttributeColumn& attribute, const boost::json::value& value) {
        const std::string_view title =
            attribute.section.empty() ? std::string_view{"Specification"} : attribute.section;
        auto section =
            std::find_if(sections.begin(), sections.end(), [&](const auto& each) { return each.first == title; });
        if (section == sections.end()) section = sections.insert(sections.end(), {title, {}});
        append_feature(section->second, attribute, value);
    });
    out += R"(,"classifications":[)";
    bool first = true;
    for (const auto& [title, features] : sections) {
        out += first ? R"({"code":)" : R"(,{"code":)";
        first = false;
        append_json_text(out, path_segment(title));
        out += R"(,"name":)";
        append_json_text(out, title);
        out += R"(,"features":[)";
        out += features;
        out += "]}";
    }
    out += ']';
}

/// Those that have been taken in; the others a page could only fail to open.
void append_documents(std::string& out, const Catalogue& all, std::string_view documents) {
    out += R"(,"documents":[)";
    bool first = true;
    for (const TagText& each : tags_of(documents)) {
        const auto document = all.media ? all.media->document_named(each.code) : nullptr;
        if (!document) continue;
        out += first ? R"({"url":)" : R"(,{"url":)";
        first = false;
        append_json_text(out, document_address(*document));
        if (!each.text.empty()) append_text_member(out, "name", each.text);
        out += R"(,"mime":"application/pdf","size":)" + std::to_string(document->bytes) + '}';
    }
    out += ']';
}

void append_videos(std::string& out, std::string_view videos) {
    out += R"(,"videos":[)";
    bool first = true;
    for (const TagText& each : tags_of(videos)) {
        const auto video = read_video(each.code);
        if (!video) continue;
        out += first ? R"({"provider":)" : R"(,{"provider":)";
        first = false;
        append_json_text(out, name_of(video->provider));
        append_text_member(out, "code", video->code);
        append_text_member(out, "url", each.code);
        if (!each.text.empty()) append_text_member(out, "name", each.text);
        out += '}';
    }
    out += ']';
}

}  // namespace

void append_prepared(std::string& out, const Catalogue& all, Ordinal product, Level level) {
    const ProductParts& parts = all.parts[product];
    const auto text = [&](TextNumber number) { return all.texts[number]; };
    const std::string_view name = all.names[product];
    const CategoryNode& category = all.categories[all.category_of[product]];
    const BrandNode& brand = all.brands[all.brand_of[product]];
    const std::vector<Picture> pictures = pictures_of(text(parts.images));
    PictureWriter writer{out, all, name};

    append_text_member(out, "code", all.code(product));
    append_text_member(out, "name", name);
    append_text_member(out, "url", all.url(product));
    append_text_member(out, "tradingType", wire_code(static_cast<TradingType>(all.trading_types[product])));
    out += brand.json;
    if (!pictures.empty()) {
        writer.look_at(pictures.front());
        out += R"(,"image":)";
        writer.write(kProductFormat, kUsual, true);
    }
    append_text_member(out, "baseProduct", text(parts.base_product));
    if (level == Level::basic) return;

    append_text_member(out, "summary", text(parts.summary));
    append_text_member(out, "description", text(parts.description));
    const double stars = static_cast<double>(all.ratings[product]) / 100;
    for (const std::string_view member : {R"(,"averageRating":)", R"(,"avgRating":)"}) {
        out += member;
        append_number(out, stars);
    }
    for (const std::string_view member : {R"(,"numberOfReviews":)", R"(,"reviewsCount":)"}) {
        out += member;
        out += std::to_string(all.reviews[product]);
    }
    out += R"(,"images":[)";
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i == 0) {
            writer.write(kProductFormat, kUsual, false);
            out += ',';
            writer.write(kZoom, kLarge, true);
            for (const std::string_view format : kSmallFormats) {
                out += ',';
                writer.write(format, kSmall, false);
            }
        } else {
            writer.look_at(pictures[i]);
        }
        out += ',';
        writer.write(kGallery, kLarge, i > 0, static_cast<int>(i));
    }
    out += ']';
    out += category.path_json;
    append_promotions(out, text(parts.promotions));
    append_tags(out, text(parts.tags));
    append_text_member(out, "unitCode", text(parts.unit));
    const std::uint8_t flags = all.flags[product];
    append_flag(out, "preOrder", flags & kPreOrder);
    if ((flags & kPreOrder) != 0 && all.released[product] != 0)
        append_text_member(out, "preOrderDate", iso_time(from_millis(all.released[product])));
    append_flag(out, "liquor", flags & kLiquor);
    append_flag(out, "returnable", flags & kReturnable);
    append_flag(out, "requiresTvLicence", flags & kTvLicence);
    if (level == Level::standard) return;

    out += R"(,"maxOrderQuantity":)";
    out += std::to_string(all.most_units[product]);
    append_text_member(out, "manufacturer", brand.name);
    append_text_member(out, "mpn", all.models[product]);
    append_text_member(out, "ean", all.eans[product]);
    append_text_member(out, "variantValue", shown_choices(text(parts.variant_value)));
    out += R"(,"keyFeatures":)";
    out += text(parts.features).empty() ? std::string_view{"[]"} : text(parts.features);
    append_documents(out, all, text(parts.documents));
    append_videos(out, text(parts.videos));
    out += category.levels_json;
    append_classifications(out, all, parts.attributes);
}

std::string_view first_image(const Catalogue& all, Ordinal product) {
    const std::string_view images = all.texts[all.parts[product].images];
    return images.substr(0, images.find(kBetweenImageParts));
}

std::string searched_attributes(const Catalogue& all, TextNumber attributes) {
    std::string words;
    for_each_attribute(all, attributes, [&](const AttributeColumn& attribute, const boost::json::value& value) {
        for_each_value(value, [&](const boost::json::value& each) {
            if (attribute.type == AttributeColumn::Type::text)
                words.append(" ").append(value_text(each));
            else if (attribute.type == AttributeColumn::Type::number && !attribute.unit.empty())
                words.append(" ").append(value_text(each)).append(attribute.unit);
        });
    });
    return words;
}

}  // namespace spaza
