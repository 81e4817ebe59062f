#include "shop/import/columns.hpp"

#include <algorithm>
#include <array>

namespace spaza::import {

namespace {

struct KindAbout {
    Kind kind;
    std::string_view name;
    std::vector<ColumnAbout> columns;
    std::vector<std::string_view> required;
};

const std::vector<ColumnAbout>& promotion_columns() {
    static const std::vector<ColumnAbout> all{
        {"code", "required", "garden-week"},
        {"type",
         "required: productDiscount, bonusBuyAny, bonusBuyAll, buyGet, giveaway, orderDiscount or freeDelivery",
         "productDiscount"},
        {"title", "required; what shoppers read", "Garden week"},
        {"description", "more of it"},
        {"everything", "yes: for every product"},
        {"products", "list of codes with | between", "1001"},
        {"categories", "list of codes: with all below them"},
        {"brands", "list of codes"},
        {"exceptProducts", "list of codes that do not count"},
        {"exceptCategories", "list of codes that do not count"},
        {"units", "how many must be bought; default 1"},
        {"rewardProducts", "what becomes cheaper, of buyGet; default the same products"},
        {"rewardCategories", "list of codes"},
        {"rewardBrands", "list of codes"},
        {"rewardUnits", "how many become cheaper; default 1"},
        {"bundle", "of bonusBuyAll: CODE|CODE=2"},
        {"bundleWorth", "what the bundle costs, in rand"},
        {"percent", "what comes off, whole per cent", "10"},
        {"amount", "what comes off, in rand"},
        {"from", "from this cart value on, in rand"},
        {"tiers", "1000=100|2000=15%: from so much on, so much off"},
        {"gift", "code of the product that comes along"},
        {"giftUnits", "how many of it; default 1"},
        {"mostOff", "never more than this comes off, in rand"},
        {"mostTimes", "how often in one order; empty: no limit"},
        {"priority", "whole number: among equally good ones the higher counts"},
        {"group", "of order discounts of one group only the best counts"},
        {"firstOrder", "yes: for a customer's first order only"},
        {"needsCoupon", "yes: counts with a coupon only"},
        {"enabled", "no: does not count for now; default yes"},
        {"startsAt", "time it counts from"},
        {"endsAt", "time it counts until"},
        {"maxUses", "how many orders may use it; empty: no limit"},
        {"maxUsesPerCustomer", "how many orders of one customer may"},
        {"maxGiven", "what it may give away in all, in rand; empty: no limit"},
    };
    return all;
}

const std::vector<ColumnAbout>& product_columns() {
    static const std::vector<ColumnAbout> all{
        {"code", "required", "1001"},
        {"name", "required", "Garden hose 20 m"},
        {"brand", "code of the brand; required unless brandName is given"},
        {"brandName", "name of the brand; one that is unknown is made", "Riviera"},
        {"category", "required: code of the deepest category", "watering"},
        {"summary", "a line or two", "A hose that does not kink."},
        {"description", "all there is to say"},
        {"model", "as the maker calls it"},
        {"ean", "the number below the bar code: 8, 12, 13 or 14 digits"},
        {"tradingType", "00 normal (the default), 01 online only, 02 delivery only, 09 pickup only"},
        {"unitCode", "default EA (each); CS is a case"},
        {"unitQuantity", "1 to 10000: how many of the smallest unit one of these holds; default 1"},
        {"maxOrderQuantity", "1 to 9999: the most units one order may have; empty: as many as the shop says"},
        {"releasedAt", "day or time, for \"newest\"", "2026-03-01"},
        {"rating", "0 to 5"},
        {"reviewCount", "whole number"},
        {"popularity", "whole number; the higher is listed first"},
        {"preOrder", "yes or no; default no"},
        {"liquor", "yes or no; default no"},
        {"tvLicence", "yes or no; default no"},
        {"returnable", "yes or no; default yes"},
        {"onSale", "no: not shown; default yes"},
        {"baseProduct", "what variants of one thing share"},
        {"variantValue", "what tells this variant apart, when that is one thing: 55 inch"},
        {"variantOptions", "when it is several: Colour=Black|Storage=256 GB"},
        {"keywords", "further words to find it by", "hosepipe"},
        {"features", "key features, a list with | between", "Does not kink|Fits 12 mm taps"},
        {"images", "names of pictures, a list with | between; the first is the main one", "1001.png"},
        {"imageAlts", "what each of these shows, in their order", "A green garden hose"},
        {"promotions", "list of code=text"},
        {"tags", "list of code=text"},
        {"documents", "names of PDF documents with what they are: manual-1001.pdf=Manual"},
        {"videos", "addresses at YouTube or Vimeo with what they show: https://youtu.be/…=Unboxed"},
        {"attr:length", "one column for each attribute, named attr: and the attribute's code", "20"},
    };
    return all;
}

const std::array<KindAbout, 13>& kind_table() {
    static const std::array<KindAbout, 13> all{{
        {Kind::categories,
         "categories",
         {{"code", "required; the root is root_sale_cat and need not be given", "watering"},
          {"name", "required", "Watering"},
          {"parent", "code of the category above, which stands in an earlier row; empty: the root"},
          {"position", "whole number: order among sisters", "1"},
          {"description", "text of its page", "Hoses and watering cans."},
          {"image", "name of a picture"}},
         {"code", "name"}},
        {Kind::brands,
         "brands",
         {{"code", "required", "riviera"},
          {"name", "required", "Riviera"},
          {"description", "text of its page", "Everything that brings water to a garden."},
          {"image", "name of a picture"}},
         {"code", "name"}},
        {Kind::attributes,
         "attributes",
         {{"code", "required", "length"},
          {"name", "required", "Length"},
          {"type", "number, text or flag; default text", "number"},
          {"unit", "shown after the number; numbers with a unit can be searched", "m"},
          {"decimals", "0 to 3: numbers are rounded to so many", "0"},
          {"bands", "lower limits of filter bands, rising, with | between", "0|10|30"},
          {"facet", "yes: shown as a filter", "yes"},
          {"section", "heading in the specification", "Size"},
          {"position", "whole number: order in filters and specification", "1"}},
         {"code", "name"}},
        {Kind::stores,
         "stores",
         {{"code", "required", "S1"},
          {"name", "required: unique, most take the code", "S1"},
          {"displayName", "as shoppers read it; default the name", "Kloof Hardware Paarl"},
          {"warehouse", "yes: holds stock and cannot be visited", "no"},
          {"latitude", "required, such as -33.7310", "-33.731"},
          {"longitude", "required, such as 18.9750", "18.975"},
          {"line1", "street and number", "12 Lady Grey Street"},
          {"suburb", "as on letters", "Paarl Central"},
          {"town", "as on letters", "Paarl"},
          {"postalCode", "four digits", "7646"},
          {"province", "ZA-EC, ZA-FS, ZA-GP, ZA-KZN, ZA-LP, ZA-MP, ZA-NC, ZA-NW or ZA-WC", "ZA-WC"},
          {"phone", "as shoppers call it", "0215550142"},
          {"hours", "seven days, Sunday first, with | between: 08:00-17:00 or closed",
           "closed|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-17:00|08:00-13:00"},
          {"holidayHours", "on public holidays; default closed", "closed"},
          {"specialDays", "list of DAY=HOURS=NAME", "2026-12-24=08:00-13:00=Christmas Eve"},
          {"services", "list with | between; returns:no is a store that takes no returns",
           "Collection|Paint mixing"}},
         {"code", "name", "latitude", "longitude"}},
        {Kind::products, "products", product_columns(), {"code", "name", "category"}},
        {Kind::prices,
         "prices",
         {{"product", "required: the product's code", "1001"},
          {"price", "required, in rand with VAT: 249 or 249.00", "249.00"},
          {"wasPrice", "what it cost before, above the price", "299.00"},
          {"offerEndsAt", "time until which the offer holds"}},
         {"product", "price"}},
        {Kind::stock,
         "stock",
         {{"product", "required: the product's code", "1001"},
          {"store", "required: the store's code", "S1"},
          {"onHand", "required: whole number of units on the shelf, those reserved among them", "6"}},
         {"product", "store", "onHand"}},
        {Kind::promotions, "promotions", promotion_columns(), {"code", "type", "title"}},
        {Kind::coupons,
         "coupons",
         {{"code", "required: letters, digits, - and _", "GARDEN10"},
          {"promotion", "required: code of the promotion it opens", "garden-week"},
          {"maxUses", "1: a single coupon; empty: no limit", "500"},
          {"maxUsesPerCustomer", "how many orders of one customer may use it", "1"},
          {"customer", "an email address: only theirs"},
          {"startsAt", "time it counts from"},
          {"endsAt", "time it counts until"}},
         {"code", "promotion"}},
        {Kind::pages,
         "pages",
         {{"code", "required; part of the page's address", "hosepipe-care"},
          {"name", "for you", "Hosepipe care"},
          {"title", "heading of the page", "How to look after a hosepipe"},
          {"seoTitle", "title for search engines", "Hosepipe care"},
          {"seoDescription", "what search engines show below it"},
          {"kind", "page, static, common, event, brand, category, blog, news, leaflet or product", "blog"},
          {"summary", "a line or two", "Empty it before the frost."},
          {"image", "name of a picture"},
          {"author", "who wrote it", "Thandi Jacobs"},
          {"publishedAt", "time", "2026-03-01"},
          {"startsAt", "time it is shown from"},
          {"endsAt", "time it is shown until"},
          {"draft", "yes: shown in previews only", "no"},
          {"template", "of stock OCC clients"}},
         {"code"}},
        {Kind::components,
         "components",
         {{"page", "required: code of the page", "hosepipe-care"},
          {"slot", "required: code of the slot", "HosepipeCareText"},
          {"slotPosition", "whole number: order of slots on the page", "0"},
          {"slotLazy", "yes: loaded when it comes into sight"},
          {"uid", "required: its own name in the whole shop", "hosepipe-care-text"},
          {"position", "whole number: order in the slot", "0"},
          {"typeCode", "required: its type, such as CMSParagraphComponent", "CMSParagraphComponent"},
          {"name", "for you"},
          {"properties", "its members as a JSON object", R"({"content":"<p>Empty it before the frost.</p>"})"},
          {"startsAt", "time it is shown from"},
          {"endsAt", "time it is shown until"},
          {"regions", "list of provinces it is shown in; empty: all"},
          {"slotPlace", "the slot's place in the page's template"}},
         {"page", "slot", "uid", "typeCode"}},
        {Kind::old_orders,
         "oldOrders",
         {{"code", "required: the former system's number", "W-10293"},
          {"email", "required: whose order it is", "thandi@example.com"},
          {"placedAt", "required: time", "2019-11-29"},
          {"status", "required: shown as it is", "Delivered"},
          {"total", "required, in rand", "598.00"},
          {"entries", "list of CODE=UNITS=RAND=NAME, RAND for all units", "1001=2=598.00=Garden hose 20 m"}},
         {"code", "email", "placedAt", "status", "total"}},
        {Kind::moved,
         "moved",
         {{"kind", "required: product, category, brand or path", "path"},
          {"from", "required: the code or path that is no more", "/hoses"},
          {"to", "required: what stands in its place", "/l/c/watering"},
          {"temporary", "yes: for now (302); otherwise for good (301)", "no"}},
         {"kind", "from", "to"}},
    }};
    return all;
}

const KindAbout& about(Kind kind) { return kind_table()[static_cast<std::size_t>(kind)]; }

}  // namespace

const std::vector<ColumnAbout>& columns_of(Kind kind) { return about(kind).columns; }

const std::vector<Kind>& all_kinds() {
    static const std::vector<Kind> all = [] {
        std::vector<Kind> list;
        for (const KindAbout& each : kind_table()) list.push_back(each.kind);
        return list;
    }();
    return all;
}

std::optional<Kind> kind_named(std::string_view word) {
    for (const KindAbout& each : kind_table())
        if (each.name == word) return each.kind;
    return std::nullopt;
}

std::string kind_names() {
    std::string names;
    for (const KindAbout& each : kind_table()) names += (names.empty() ? "" : ", ") + std::string{each.name};
    return names;
}

bool is_required(Kind kind, std::string_view column) {
    return std::ranges::find(about(kind).required, column) != about(kind).required.end();
}

std::string_view name_of(Kind kind) { return about(kind).name; }

std::optional<Kind> kind_of_file(std::string_view path) {
    const std::string_view file = path.substr(path.find_last_of('/') + 1);
    return kind_named(file.substr(0, file.find_first_of(".-_")));
}

bool knows_column(Kind kind, std::string_view column) {
    constexpr std::string_view kAttribute{"attr:"};
    if (column.starts_with(kAttribute)) return kind == Kind::products && column.size() > kAttribute.size();
    return std::ranges::find(columns_of(kind), column, &ColumnAbout::name) != columns_of(kind).end();
}

}  // namespace spaza::import
