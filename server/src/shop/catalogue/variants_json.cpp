#include "shop/catalogue/variants_json.hpp"

#include <algorithm>
#include <set>

#include "shop/stores/stock_level.hpp"

namespace spaza {
namespace {

/// Writes the forms of one product.
class FormWriter {
public:
    FormWriter(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
               std::string_view difference)
        : out_{out}, all_{all}, forms_{forms}, difference_{difference} {
        std::set<std::string_view> pictures;
        for (const VariantForm& form : forms) pictures.insert(form.image);
        pictured_ = pictures.size() > 1;
    }

    void option(const VariantForm& form) {
        out_ += R"({"code":)";
        append_json_text(out_, all_.code(form.product));
        append_text_member(out_, "url", all_.url(form.product));
        stock(form);
        price(form, "priceData");
        out_ += R"(,"variantOptionQualifiers":[)";
        for (std::size_t level = 0; level < form.choices.size(); ++level) {
            out_ += level > 0 ? R"(,{"qualifier":)" : R"({"qualifier":)";
            append_json_text(out_, level == 0 ? "first" : level == 1 ? "second" : "further");
            append_text_member(out_, "name", name_of(form.choices[level]));
            append_text_member(out_, "value", form.choices[level].value);
            if (level == 0 && pictured_ && !form.image.empty()) {
                out_ += R"(,"image":{"imageType":"PRIMARY","format":"thumbnail","url":)";
                append_json_text(out_, form.image);
                append_text_member(out_, "altText", form.choices[level].value);
                out_ += '}';
            }
            out_ += '}';
        }
        out_ += "]}";
    }

    void stock(const VariantForm& form) {
        const int level = form.live.stock_level;
        out_ += R"(,"stock":{"stockLevelStatus":")";
        out_ += stock_level(level);
        out_ += R"(","stockLevel":)" + std::to_string(std::max(level, 0)) + '}';
    }
    void price(const VariantForm& form, std::string_view member) {
        if (!form.live.price) return;
        out_ += ",\"" + std::string{member} + "\":";
        append_price(out_, *form.live.price);
    }

    /// What one of the smallest unit comes to, to the nearest cent.
    void unit_price(const VariantForm& form, std::uint32_t quantity) {
        if (!form.live.price) return;
        out_ += R"(,"unitPrice":)";
        append_price(out_, Money::cents((form.live.price->in_cents() + quantity / 2) / quantity));
    }

    void nodes(const std::vector<VariantNode>& nodes) {
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            const VariantNode& node = nodes[n];
            out_ += n > 0 ? R"(,{"isLeaf":)" : R"({"isLeaf":)";
            out_ += node.is_leaf() ? "true" : "false";
            out_ += R"(,"selectedVariant":)";
            out_ += is_selected(node) ? "true" : "false";
            out_ += R"(,"variantValueCategory":{"name":)";
            append_json_text(out_, node.choice.value);
            out_ += ",\"sequence\":" + std::to_string(n);
            out_ += R"(},"parentVariantCategory":{"name":)";
            append_json_text(out_, name_of(node.choice));
            out_ += R"(,"hasImage":)";
            out_ += node.level == 0 && pictured_ ? "true" : "false";
            out_ += ",\"priority\":" + std::to_string(node.level) + '}';
            if (node.is_leaf()) {
                out_ += R"(,"variantOption":)";
                option(forms_[node.form]);
            } else {
                out_ += R"(,"elements":[)";
                this->nodes(node.elements);
                out_ += ']';
            }
            out_ += '}';
        }
    }

private:
    std::string_view name_of(const VariantChoice& choice) const {
        return choice.name.empty() ? difference_ : choice.name;
    }
    bool is_selected(const VariantNode& node) const {
        if (node.is_leaf()) return forms_[node.form].selected;
        return std::ranges::any_of(node.elements, [&](const VariantNode& each) { return is_selected(each); });
    }

    std::string& out_;
    const Catalogue& all_;
    const std::vector<VariantForm>& forms_;
    std::string_view difference_;
    bool pictured_{};
};

std::string_view unit_of(const Catalogue& all, const VariantForm& form) {
    return all.texts[all.parts[form.product].unit];
}

std::uint32_t quantity_of(const Catalogue& all, const VariantForm& form) {
    return all.parts[form.product].unit_quantity;
}

}  // namespace

bool are_units(const Catalogue& all, const std::vector<VariantForm>& forms) {
    std::set<std::string_view> units;
    for (const VariantForm& form : forms) units.insert(unit_of(all, form));
    return forms.size() > 1 && units.size() == forms.size();
}

void append_variant_options(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                            std::string_view difference) {
    FormWriter writer{out, all, forms, difference};
    out += R"(,"variantOptions":[)";
    for (std::size_t n = 0; n < forms.size(); ++n) {
        if (n > 0) out += ',';
        writer.option(forms[n]);
    }
    out += ']';
}

void append_base_options(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                         std::string_view difference) {
    FormWriter writer{out, all, forms, difference};
    out += R"(,"baseOptions":[{"variantType":")";
    out += kVariantType;
    out += '"';
    const auto selected = std::ranges::find(forms, true, &VariantForm::selected);
    if (selected != forms.end()) {
        out += R"(,"selected":)";
        writer.option(*selected);
    }
    out += R"(,"options":[)";
    for (std::size_t n = 0; n < forms.size(); ++n) {
        if (n > 0) out += ',';
        writer.option(forms[n]);
    }
    out += "]}]";
}

void append_variant_matrix(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms,
                           std::string_view difference) {
    std::vector<std::vector<VariantChoice>> choices;
    for (const VariantForm& form : forms) choices.push_back(form.choices);
    const auto matrix = matrix_of(choices);
    if (matrix.empty()) return;
    out += R"(,"variantMatrix":[)";
    FormWriter{out, all, forms, difference}.nodes(matrix);
    out += ']';
}

void append_unit_matrix(std::string& out, const Catalogue& all, const std::vector<VariantForm>& forms) {
    FormWriter writer{out, all, forms, {}};
    out += R"(,"uomMatrix":[)";
    for (std::size_t n = 0; n < forms.size(); ++n) {
        const VariantForm& form = forms[n];
        out += n > 0 ? R"(,{"unitCode":)" : R"({"unitCode":)";
        append_json_text(out, unit_of(all, form));
        append_text_member(out, "name", shown_choices(all.texts[all.parts[form.product].variant_value]));
        append_text_member(out, "productCode", all.code(form.product));
        append_text_member(out, "url", all.url(form.product));
        out += R"(,"selected":)";
        out += form.selected ? "true" : "false";
        writer.stock(form);
        writer.price(form, "price");
        out += ",\"unitQuantity\":" + std::to_string(quantity_of(all, form));
        writer.unit_price(form, quantity_of(all, form));
        out += '}';
    }
    out += ']';
}

}  // namespace spaza
