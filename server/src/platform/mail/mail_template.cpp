#include "platform/mail/mail_template.hpp"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <stdexcept>
#include <vector>

#include "base/assets.hpp"
#include "base/text.hpp"

namespace spaza::mail {
namespace {

using Objects = std::vector<const boost::json::object*>;

const boost::json::value* found(const Objects& objects, std::string_view name) {
    for (auto object = objects.rbegin(); object != objects.rend(); ++object)
        if (const auto* value = (*object)->if_contains({name.data(), name.size()})) return value;
    return nullptr;
}

bool is_empty(const boost::json::value* value) {
    if (!value || value->is_null()) return true;
    if (const bool* flag = value->if_bool()) return !*flag;
    if (const auto* text = value->if_string()) return text->empty();
    if (const auto* list = value->if_array()) return list->empty();
    return false;
}

std::string text_of(const boost::json::value& value) {
    if (value.is_null()) return {};
    if (const auto* text = value.if_string()) return {text->data(), text->size()};
    return boost::json::serialize(value);
}

struct Mark {
    std::size_t begin;
    std::size_t end;
    char kind;  // '#', '^', '/', or ' ' for a member
    std::string_view name;
};

std::optional<Mark> next_mark(std::string_view text, std::size_t from) {
    const std::size_t begin = text.find("{{", from);
    if (begin == std::string_view::npos) return std::nullopt;
    const std::size_t close = text.find("}}", begin);
    if (close == std::string_view::npos) throw std::invalid_argument{"a mail template has an open {{"};
    Mark mark{begin, close + 2, ' ', text.substr(begin + 2, close - begin - 2)};
    if (!mark.name.empty() && std::string_view{"#^/"}.find(mark.name.front()) != std::string_view::npos) {
        mark.kind = mark.name.front();
        mark.name.remove_prefix(1);
        const bool alone =
            (begin == 0 || text[begin - 1] == '\n') && mark.end < text.size() && text[mark.end] == '\n';
        if (alone) ++mark.end;
    }
    return mark;
}

/// The mark that closes the block which `open` opens.
Mark closing(std::string_view text, const Mark& open) {
    int depth = 1;
    for (auto mark = next_mark(text, open.end); mark; mark = next_mark(text, mark->end)) {
        if (mark->name != open.name || mark->kind == ' ') continue;
        depth += mark->kind == '/' ? -1 : 1;
        if (depth == 0) return *mark;
    }
    throw std::invalid_argument{"a mail template does not close " + std::string{open.name}};
}

class Filler {
public:
    explicit Filler(Escape escape) : escape_{escape} {}

    std::string fill(std::string_view text, Objects& objects) {
        std::string out;
        std::size_t at = 0;
        for (auto mark = next_mark(text, at); mark; mark = next_mark(text, at)) {
            out += text.substr(at, mark->begin - at);
            if (mark->kind == ' ') {
                put_member(out, objects, mark->name);
                at = mark->end;
            } else {
                const Mark close = closing(text, *mark);
                put_block(out, text.substr(mark->end, close.begin - mark->end), objects, *mark);
                at = close.end;
            }
        }
        return out += text.substr(at);
    }

private:
    void put_member(std::string& out, const Objects& objects, std::string_view name) const {
        const auto* value = found(objects, name);
        if (!value) return;
        out += escape_ == Escape::html ? html_escaped(text_of(*value)) : text_of(*value);
    }

    void put_block(std::string& out, std::string_view inside, Objects& objects, const Mark& mark) {
        const auto* value = found(objects, mark.name);
        if (is_empty(value) != (mark.kind == '^')) return;
        const auto* list = mark.kind == '#' ? value->if_array() : nullptr;
        if (!list) {
            put_with(out, inside, objects, mark.kind == '#' ? value->if_object() : nullptr);
            return;
        }
        for (const auto& item : *list) put_with(out, inside, objects, item.if_object());
    }

    void put_with(std::string& out, std::string_view inside, Objects& objects, const boost::json::object* inner) {
        if (inner) objects.push_back(inner);
        out += fill(inside, objects);
        if (inner) objects.pop_back();
    }

    Escape escape_;
};

constexpr std::string_view kSubject = "Subject: ";

}  // namespace

std::string fill(std::string_view text, const boost::json::object& data, Escape escape) {
    Objects objects{&data};
    return Filler{escape}.fill(text, objects);
}

Mail render_mail(std::string_view name, const boost::json::object& data) {
    const std::string path = "server/assets/mail/" + std::string{name};
    const auto text = asset(path + ".txt");
    if (!text) throw std::invalid_argument{"there is no mail template called " + std::string{name}};
    const std::string filled = fill(*text, data, Escape::none);
    const std::size_t line_end = filled.find('\n');
    if (!filled.starts_with(kSubject) || line_end == std::string::npos)
        throw std::invalid_argument{path + ".txt does not begin with its subject"};
    Mail mail;
    mail.subject = filled.substr(kSubject.size(), line_end - kSubject.size());
    mail.text = filled.substr(filled.find_first_not_of('\n', line_end));
    if (const auto html = asset(path + ".html")) mail.html = fill(*html, data, Escape::html);
    return mail;
}

}  // namespace spaza::mail
