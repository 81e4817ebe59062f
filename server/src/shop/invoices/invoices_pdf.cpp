#include "shop/invoices/invoices_pdf.hpp"

#include <cairo-pdf.h>
#include <memory>
#include <numbers>
#include <pango/pangocairo.h>
#include <stdexcept>

#include "base/messages.hpp"

namespace spaza {
namespace {

constexpr double kWidth = 595.28;  // A4 in points
constexpr double kHeight = 841.89;
constexpr double kMargin = 48;
constexpr double kRight = kWidth - kMargin;
constexpr double kBottom = kHeight - 76;  // above the foot
constexpr double kBand = 92;              // the head's

struct Ink {
    double red, green, blue;
};
constexpr Ink ink_of(int rgb) {
    return {((rgb >> 16) & 255) / 255.0, ((rgb >> 8) & 255) / 255.0, (rgb & 255) / 255.0};
}
constexpr Ink kInk = ink_of(0x17191c);
constexpr Ink kGrey = ink_of(0x5a6068);
constexpr Ink kRule = ink_of(0xd9dcdf);
constexpr Ink kTint = ink_of(0xf3f6f6);
constexpr Ink kWhite = ink_of(0xffffff);

Ink ink_of(Colour colour) { return {colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0}; }

enum class Align { left, right };

struct Style {
    double size{9.5};
    bool bold{false};
    Ink ink{kInk};
    Align align{Align::left};
};

/// The columns of the table: left edge and width.
struct Column {
    double left;
    double width;
};
constexpr double kGap = 10;
constexpr Column kItem{kMargin + 8, 188};
constexpr Column kQuantity{kItem.left + kItem.width + kGap, 26};
constexpr Column kUnit{kQuantity.left + kQuantity.width + kGap, 72};
constexpr Column kDiscount{kUnit.left + kUnit.width + kGap, 76};
constexpr Column kTotal{kDiscount.left + kDiscount.width + kGap,
                        kRight - 8 - (kDiscount.left + kDiscount.width + kGap)};

cairo_status_t append(void* to, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

struct Drop {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};

std::string day_of(TimePoint at) {
    const std::chrono::year_month_day day{johannesburg_day(at)};
    constexpr const char* kMonths[] = {"January", "February", "March",     "April",   "May",      "June",
                                       "July",    "August",   "September", "October", "November", "December"};
    return std::to_string(unsigned{day.day()}) + ' ' + kMonths[unsigned{day.month()} - 1] + ' ' +
           std::to_string(int{day.year()});
}

class Page {
public:
    /// `of` is how many pages there are, which only a first drawing tells.
    Page(const Invoice& document, const DocumentLook& look, int of)
        : document_{document},
          brand_{ink_of(look.brand)},
          saving_{ink_of(look.saving)},
          awning_{look.awning},
          of_{of},
          surface_{cairo_pdf_surface_create_for_stream(append, &bytes_, kWidth, kHeight)},
          context_{cairo_create(surface_.get())} {
        const std::string title = heading() + ' ' + document.number;
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_AUTHOR, document.supplier.name.c_str());
        const std::string written = iso_time(document.issued_at).substr(0, 19) + "Z";
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, written.c_str());
    }

    int pages() const { return pages_; }

    std::string drawn() {
        head();
        parties();
        table_head();
        for (const InvoiceLine& line : document_.lines) row(line);
        totals();
        foot();
        cairo_show_page(context_.get());
        cairo_surface_finish(surface_.get());
        if (cairo_surface_status(surface_.get()) != CAIRO_STATUS_SUCCESS)
            throw std::runtime_error{"an invoice could not be drawn"};
        return std::move(bytes_);
    }

private:
    bool is_invoice() const { return document_.kind == InvoiceKind::invoice; }
    std::string heading() const { return is_invoice() ? of_vat("invoice.title") : message("invoice.creditTitle"); }
    /// Whoever charges no VAT issues no tax invoice, and says nothing of VAT.
    std::string of_vat(const std::string& key) const {
        return message(document_.vat_percent ? key : key + "WithoutVat");
    }

    void ink(Ink with) { cairo_set_source_rgb(context_.get(), with.red, with.green, with.blue); }
    void box(double left, double top, double width, double height, Ink with) {
        ink(with);
        cairo_rectangle(context_.get(), left, top, width, height);
        cairo_fill(context_.get());
    }

    using Layout = std::unique_ptr<PangoLayout, Drop>;

    Layout laid_out(const std::string& text, double width, const Style& style) {
        Layout layout{pango_cairo_create_layout(context_.get())};
        const std::unique_ptr<PangoFontDescription, Drop> font{
            pango_font_description_from_string("DejaVu Sans, Liberation Sans, Sans")};
        pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
        pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        pango_layout_set_font_description(layout.get(), font.get());
        pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_alignment(layout.get(),
                                   style.align == Align::right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
        pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
        return layout;
    }

    static double height_of(const Layout& layout) {
        PangoRectangle size{};
        pango_layout_get_extents(layout.get(), nullptr, &size);
        return static_cast<double>(size.height) / PANGO_SCALE;
    }

    /// Writes text into a column; answers its height.
    double write(const std::string& text, double left, double top, double width, const Style& style) {
        const Layout layout = laid_out(text, width, style);
        ink(style.ink);
        cairo_move_to(context_.get(), left, top);
        pango_cairo_show_layout(context_.get(), layout.get());
        return height_of(layout);
    }
    double write(const std::string& text, const Column& column, double top, const Style& style) {
        return write(text, column.left, top, column.width, style);
    }

    void awning() {
        constexpr double kStripe = kWidth / 24;
        for (int i = 0; i < 24; ++i) {
            ink(i % 2 == 0 ? saving_ : kWhite);
            cairo_rectangle(context_.get(), i * kStripe, kBand, kStripe, 7);
            cairo_arc(context_.get(), (i + 0.5) * kStripe, kBand + 7, kStripe / 2, 0, std::numbers::pi);
            cairo_fill(context_.get());
        }
    }

    /// The shop's band, with its awning or a plain edge, as on its pages.
    void head() {
        box(0, 0, kWidth, kBand, brand_);
        if (awning_)
            awning();
        else
            box(0, kBand, kWidth, 4, saving_);
        write(document_.supplier.name, kMargin, 28, 260, {.size = 24, .bold = true, .ink = kWhite});
        write(heading(), kRight - 260, 24, 260, {.size = 20, .bold = true, .ink = kWhite, .align = Align::right});
        write(document_.number, kRight - 260, 52, 260, {.size = 11, .ink = saving_, .align = Align::right});
        top_ = kBand + 44;
    }

    double party(const std::string& label, const Party& who, double left, double width) {
        double at = top_;
        at += write(label, left, at, width, {.size = 8, .bold = true, .ink = kGrey}) + 4;
        at += write(who.name, left, at, width, {.size = 10.5, .bold = true});
        for (const std::string& line : who.lines) at += write(line, left, at, width, {});
        if (document_.vat_percent && !who.vat_number.empty())
            at += write(message("invoice.vatNumber", {{"number", who.vat_number}}), left, at + 2, width, {}) + 2;
        return at;
    }

    void parties() {
        const double from = party(message("invoice.from"), document_.supplier, kMargin, 160);
        const double to = party(message("invoice.to"), document_.recipient, kMargin + 172, 160);
        double at = top_;
        const auto fact = [&](const std::string& label, const std::string& value) {
            if (value.empty()) return;
            at += write(label, kMargin + 344, at, 155, {.size = 8, .bold = true, .ink = kGrey}) + 1;
            at += write(value, kMargin + 344, at, 155, {}) + 6;
        };
        fact(message("invoice.date"), day_of(document_.issued_at));
        fact(message("invoice.order"), document_.order.value + " / " + document_.consignment);
        if (is_invoice()) {
            fact(message("invoice.paidBy"), document_.paid_by);
            fact(message("invoice.handing"), document_.delivery);
        } else {
            fact(of_vat("invoice.refersTo"), document_.refers_to);
            fact(message("invoice.reason"), message(document_.reason));
        }
        top_ = std::max({from, to, at}) + 22;
    }

    void table_head() {
        box(kMargin, top_, kRight - kMargin, 24, brand_);
        const Style left{.size = 8.5, .bold = true, .ink = kWhite};
        const Style right{.size = 8.5, .bold = true, .ink = kWhite, .align = Align::right};
        write(message("invoice.item"), kItem, top_ + 6, left);
        write(message("invoice.quantity"), kQuantity, top_ + 6, right);
        write(message("invoice.unit"), kUnit, top_ + 6, right);
        write(message("invoice.discount"), kDiscount, top_ + 6, right);
        write(message("invoice.amount"), kTotal, top_ + 6, right);
        top_ += 24;
        shaded_ = false;
    }

    static constexpr Style kNote{.size = 8, .ink = kGrey};

    void row(const InvoiceLine& line) {
        std::string note = line.taxed ? line.code : of_vat("invoice.noVat");
        if (!line.offers.empty() && line.discount > Money{}) note += (note.empty() ? "" : "\n") + line.offers;
        double height = 14 + height_of(laid_out(line.description, kItem.width, {}));
        if (!note.empty()) height += height_of(laid_out(note, kItem.width, kNote));
        if (top_ + height > kBottom) {
            next_page();
            table_head();
        }
        if (shaded_) box(kMargin, top_, kRight - kMargin, height, kTint);
        shaded_ = !shaded_;
        const Style right{.align = Align::right};
        const double at = top_ + 7;
        const double used = write(line.description, kItem, at, {});
        if (!note.empty()) write(note, kItem, at + used, kNote);
        write(std::to_string(line.quantity), kQuantity, at, right);
        write(signed_sum(line.unit_price), kUnit, at, right);
        if (line.discount > Money{}) write("\u2212\u00a0" + formatted(line.discount), kDiscount, at, right);
        write(signed_sum(line.total), kTotal, at, {.bold = true, .align = Align::right});
        top_ += height;
    }

    static std::string signed_sum(Money amount) {
        return amount < Money{} ? "\u2212\u00a0" + formatted(Money{} - amount) : formatted(amount);
    }

    /// Collected for somebody else: no part of what VAT is reckoned from.
    Money untaxed() const {
        Money sum;
        for (const InvoiceLine& line : document_.lines)
            if (!line.taxed) sum += line.total;
        return sum;
    }

    void totals() {
        if (top_ + 140 > kBottom) next_page();
        box(kMargin, top_, kRight - kMargin, 1, kRule);
        top_ += 12;
        const auto sum = [&](const std::string& label, Money amount) {
            write(label, kRight - 340, top_, 230, {.ink = kGrey, .align = Align::right});
            top_ += write(formatted(amount), kRight - 108, top_, 100, {.align = Align::right}) + 4;
        };
        if (document_.vat_percent) {
            sum(message("invoice.net"), document_.net - untaxed());
            sum(message("invoice.vat", {{"rate", document_.vat_percent.text()}}), document_.tax);
            if (untaxed() != Money{}) sum(message("invoice.untaxed"), untaxed());
        }
        top_ += 4;
        box(kRight - 260, top_, 260, 32, brand_);
        write(is_invoice() ? of_vat("invoice.total") : message("invoice.creditTotal"), kRight - 250, top_ + 9, 130,
              {.size = 10.5, .bold = true, .ink = kWhite});
        write(formatted(document_.total), kRight - 128, top_ + 7, 120,
              {.size = 13, .bold = true, .ink = kWhite, .align = Align::right});
        top_ += 46;
        write(of_vat(is_invoice() ? "invoice.paid" : "invoice.givenBack"), kMargin, top_, kRight - kMargin,
              {.size = 8.5, .ink = kGrey});
    }

    void foot() {
        ++pages_;
        box(kMargin, kHeight - 58, kRight - kMargin, 1, kRule);
        std::string who = document_.supplier.name;
        for (const std::string& line : document_.supplier.lines) who += ", " + line;
        write(who, kMargin, kHeight - 48, 330, {.size = 7.5, .ink = kGrey});
        const std::string page =
            message("invoice.page", {{"page", std::to_string(pages_)}, {"of", std::to_string(of_)}});
        write(document_.number + ", " + page, kRight - 160, kHeight - 48, 160,
              {.size = 7.5, .ink = kGrey, .align = Align::right});
    }

    void next_page() {
        foot();
        cairo_show_page(context_.get());
        head();
    }

    const Invoice& document_;
    Ink brand_;
    Ink saving_;
    bool awning_;
    int of_;
    std::string bytes_;
    std::unique_ptr<cairo_surface_t, Drop> surface_;
    std::unique_ptr<cairo_t, Drop> context_;
    double top_{0};
    int pages_{0};
    bool shaded_{false};
};

}  // namespace

std::string invoice_pdf(const Invoice& document, const DocumentLook& look) {
    Page first{document, look, 1};
    std::string drawn = first.drawn();
    return first.pages() == 1 ? drawn : Page{document, look, first.pages()}.drawn();
}

}  // namespace spaza
