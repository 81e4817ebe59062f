#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/init_look.hpp"
#include "base/assets.hpp"
#include "base/digest.hpp"
#include "base/json_web_token.hpp"
#include "base/text.hpp"
#include "platform/config/config.hpp"
#include "platform/push/p256_key.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

struct NewShop {
    std::string folder{"."};
    std::string name;
    std::string tagline;
    std::string legal_name;
    std::vector<std::string> address;
    std::string email;
    std::string phone;
    NewLook look;
    bool dry_run{false};
};

using Values = std::vector<std::pair<std::string, std::string>>;

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
    return all;
}

std::string with_values(std::string text, const Values& values, std::string (*written)(const std::string&)) {
    for (const auto& [name, value] : values) {
        const std::string place = "{" + name + "}";
        const std::string told = written(value);
        for (auto at = text.find(place); at != text.npos; at = text.find(place, at + told.size()))
            text.replace(at, place.size(), told);
    }
    return text;
}

std::string as_line(const std::string& value) {
    std::string out = value;
    std::ranges::replace_if(
        out, [](unsigned char c) { return c < ' '; }, ' ');
    return out;
}

std::string as_html(const std::string& value) { return html_escaped(as_line(value)); }

std::string in_quotes(const std::string& value) {
    std::string out{'"'};
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return out + '"';
}

/// The example with these keys of its section set.
std::string configuration(const Values& set, const std::string& section) {
    std::string text = example_config();
    const std::size_t from = text.find("\n[" + section + "]\n");
    for (const auto& [key, value] : set) {
        const std::size_t at = text.find("\n" + key + " = ", from);
        if (from == text.npos || at == text.npos)
            throw CommandFailed{"there is no setting " + section + "." + key};
        const std::size_t start = at + key.size() + 4;
        text.replace(start, text.find('\n', start) - start, value);
    }
    return text;
}

std::string settings_text(const NewShop& shop) {
    std::vector<std::string> lines;
    for (const std::string& line : shop.address) lines.push_back(in_quotes(line));
    Values of_shop{{"name", in_quotes(shop.name)},
                   {"tagline", in_quotes(shop.tagline)},
                   {"email", in_quotes(shop.email)},
                   {"phone", in_quotes(shop.phone)},
                   {"legal_name", in_quotes(shop.legal_name)},
                   {"address", "[" + joined(lines, ", ") + "]"}};
    std::ranges::move(look_settings(shop.look), std::back_inserter(of_shop));
    std::string text = configuration(of_shop, "shop");
    const auto set = [&](const std::string& section, const std::string& key, const std::string& value) {
        const std::size_t at = text.find("\n" + key + " = ", text.find("\n[" + section + "]\n"));
        const std::size_t start = at + key.size() + 4;
        text.replace(start, text.find('\n', start) - start, value);
    };
    const fs::path here = fs::absolute(shop.folder).lexically_normal();
    set("database", "url", in_quotes("sqlite:" + (here / "shop.db").string()));
    set("serve", "media_dir", in_quotes((here / "media").string()));
    set("crypto", "key", in_quotes(random_hex(32)));
    set("push", "private_key", in_quotes(jwt::base64url(push::P256Key::random().private_bytes())));
    return text;
}

/// What is there already stays as it is.
void write(const fs::path& path, const std::string& text, const NewShop& shop, fs::perms mode) {
    if (fs::exists(path)) {
        std::cout << "kept     " << path.string() << '\n';
        return;
    }
    std::cout << (shop.dry_run ? "would write " : "wrote    ") << path.string() << '\n';
    if (shop.dry_run) return;
    fs::create_directories(path.parent_path());
    std::ofstream file{path, std::ios::binary};
    fs::permissions(path, mode);
    file << text;
    if (!file.flush()) throw CommandFailed{path.string() + " cannot be written"};
}

std::string text_of(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void make(NewShop shop) {
    if (shop.legal_name.empty()) shop.legal_name = shop.name;
    require_good_look(shop.look);
    const fs::path folder{shop.folder};
    const auto pages = asset("server/assets/starter/pages.yaml");
    if (!pages) throw CommandFailed{"this program was built without its starter pages"};
    const Values facts{{"shop", shop.name},
                       {"legalName", shop.legal_name},
                       {"address", joined(shop.address, ", ")},
                       {"email", shop.email},
                       {"phone", shop.phone}};
    constexpr auto kOwnerOnly = fs::perms::owner_read | fs::perms::owner_write;
    constexpr auto kAllRead = kOwnerOnly | fs::perms::group_read | fs::perms::others_read;
    write(folder / "spaza.toml", settings_text(shop), shop, kOwnerOnly);
    const Values title{{"homeTitle", shop.name + (shop.tagline.empty() ? "" : " | " + shop.tagline)}};
    const std::string titled = with_values(std::string{*pages}, title, as_line);
    write(folder / "content/pages.yaml", with_values(titled, facts, as_html), shop, kAllRead);
    if (!shop.dry_run) fs::create_directories(folder / "media");
    for (const auto& [file, name] : look_files(shop.look))
        write(folder / "media/look" / name, text_of(file), shop, kAllRead);
    std::cout << "next: put pictures into " << (folder / "media").string() << ", then\n  spaza import --config "
              << (folder / "spaza.toml").string() << ' ' << (folder / "content/pages.yaml").string()
              << " stores.csv categories.csv products.csv prices.csv stock.csv\n  spaza serve --config "
              << (folder / "spaza.toml").string() << '\n';
}

}  // namespace

void add_init(CLI::App& program) {
    auto* command = program.add_subcommand(
        "init", "Make a new shop's settings and starter pages; what is there already is kept");
    auto shop = std::make_shared<NewShop>();
    command->add_option("--to", shop->folder, "Folder they go to")->capture_default_str();
    command->add_option("--name", shop->name, "The shop's name")->required();
    command->add_option("--tagline", shop->tagline, "What it sells, in a few words");
    command->add_option("--legal-name", shop->legal_name, "The company that sells; default the shop's name");
    command->add_option("--address", shop->address, "Of the company, a line each time")->required();
    command->add_option("--email", shop->email, "Where shoppers write to")->required();
    command->add_option("--phone", shop->phone, "Where shoppers call")->required();
    add_look_options(*command, shop->look);
    command->add_flag("--dry-run", shop->dry_run, "Only say what would be written");
    command->callback([shop] { make(*shop); });
}

}  // namespace spaza::app
