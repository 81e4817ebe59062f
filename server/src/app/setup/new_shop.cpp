#include "app/setup/new_shop.hpp"

#include <algorithm>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "app/commands/command_failed.hpp"
#include "app/commands/interruption.hpp"
#include "app/importing/import_files.hpp"
#include "app/shop_look.hpp"
#include "base/assets.hpp"
#include "base/digest.hpp"
#include "base/json_web_token.hpp"
#include "base/text.hpp"
#include "platform/push/p256_key.hpp"
#include "platform/storage/migrations.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;

constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kAllRead = 0644;
constexpr const char* kStopped = "stopped";

using Places = std::vector<std::pair<std::string, std::string>>;

std::string filled(std::string text, const Places& values, std::string (*written)(const std::string&)) {
    for (const auto& [name, value] : values) {
        const std::string place = "{" + name + "}";
        const std::string reported = written(value);
        for (auto at = text.find(place); at != text.npos; at = text.find(place, at + reported.size()))
            text.replace(at, place.size(), reported);
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

std::string starter_pages(const Answers& answers) {
    const auto pages = asset("server/assets/starter/pages.yaml");
    if (!pages) throw CommandFailed{"this program was built without its starter pages"};
    const std::string name = answers.text("shop.name");
    const std::string tagline = answers.text("shop.tagline");
    const std::string titled =
        filled(std::string{*pages}, {{"homeTitle", name + (tagline.empty() ? "" : " | " + tagline)}}, as_line);
    return filled(titled,
                  {{"shop", name},
                   {"legalName", answers.text("shop.legal_name")},
                   {"address", answers.text("shop.address")},
                   {"email", answers.text("shop.email")},
                   {"phone", answers.text("shop.phone")}},
                  as_html);
}

std::string content_of(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// A file that gets its name when it is on the disk whole; gone again when it is not kept.
class NewFile {
public:
    NewFile(fs::path path, const std::string& text, mode_t mode)
        : path_{std::move(path)}, part_{path_.string() + ".new"} {
        fs::create_directories(path_.parent_path());
        const int file = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
        bool whole = file >= 0 && ::fchmod(file, mode) == 0;
        for (std::size_t done = 0; whole && done < text.size();) {
            const ssize_t some = ::write(file, text.data() + done, text.size() - done);
            whole = some > 0;
            done += static_cast<std::size_t>(std::max<ssize_t>(some, 0));
        }
        whole = whole && ::fsync(file) == 0;
        if (file >= 0) ::close(file);
        if (whole) return;
        ::unlink(part_.c_str());
        throw CommandFailed{path_.string() + " cannot be written"};
    }
    ~NewFile() {
        if (!kept_) ::unlink(part_.c_str());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    const std::string& part() const { return part_; }
    void keep() {
        fs::rename(part_, path_);
        kept_ = true;
    }

private:
    fs::path path_;
    std::string part_;
    bool kept_{false};
};

class Making {
public:
    Making(Answers answers, const NewShop& wanted) : answers_{std::move(answers)}, wanted_{wanted} {}

    void run() {
        const fs::path settings = wanted_.folder / "spaza.toml";
        const fs::path pages = wanted_.folder / "content/pages.yaml";
        const fs::path stores = wanted_.folder / "stores.csv";
        // All of it is looked at before anything is written.
        const std::string settings_text = checked_settings();
        const std::string pages_text = starter_pages(answers_);
        write(settings, settings_text, kOwnerOnly);
        write(pages, pages_text, kAllRead);
        if (answers_.has_store()) write(stores, answers_.stores_file(), kAllRead);
        for (const auto& [file, name] : look_files(wanted_.look))
            write(wanted_.folder / "media/look" / name, content_of(file), kAllRead);
        if (wanted_.dry_run) return;
        fs::create_directories(wanted_.folder / "media");
        fill_database(load_config(settings.string(), {}).database.url, pages, stores);
    }

private:
    std::string checked_settings() {
        const fs::path here = fs::absolute(wanted_.folder).lexically_normal();
        answers_.set("database.url", "sqlite:" + (here / "shop.db").string());
        answers_.set("serve.media_dir", (here / "media").string());
        for (const auto& [key, text] : look_settings(wanted_.look)) answers_.set(key, text);
        if (!wanted_.look.colours.empty()) answers_.set_list("shop.colours", wanted_.look.colours);
        answers_.set("crypto.key", random_hex(32));
        answers_.set("push.private_key", jwt::base64url(push::P256Key::random().private_bytes()));
        return answers_.settings_file();
    }

    void write(const fs::path& path, const std::string& text, mode_t mode) const {
        end_if_interrupted(kStopped);
        if (fs::exists(path)) {
            std::cout << "kept     " << path.string() << '\n';
            return;
        }
        if (!wanted_.dry_run) {
            NewFile file{path, text, mode};
            if (mode == kOwnerOnly) require_readable(load_config(file.part(), {}));  // as the shop will read it
            file.keep();
        }
        std::cout << (wanted_.dry_run ? "would write " : "wrote    ") << path.string() << '\n';
    }

    /// A shop of its own is left alone; a new one gets pages and store, both or none.
    void fill_database(const std::string& url, const fs::path& pages, const fs::path& stores) const {
        end_if_interrupted(kStopped);
        const auto database = storage::open_ready(url);
        const bool has_something = database->reading([](storage::Session& session) {
            const auto any = [&](const char* sql) {
                return session.row(sql, {}, [](const storage::Row&) { return true; }).has_value();
            };
            return any("SELECT 1 FROM content_page LIMIT 1") || any("SELECT 1 FROM point_of_service LIMIT 1");
        });
        if (has_something) {
            std::cout << "kept     the database, which holds a shop already\n";
            return;
        }
        std::vector<std::string> files{pages.string()};
        if (fs::exists(stores)) files.push_back(stores.string());
        std::string problems;
        const auto done = import_files(*database, SystemClock{}.now(),
                                       {.files = files,
                                        .options = {.report =
                                                        [&](const import::RowProblem& problem, bool) {
                                                            problems += "\n  " + problem.file + ":" +
                                                                        std::to_string(problem.line) + " " +
                                                                        words_of(problem);
                                                        }},
                                        .give_up = interrupted});
        if (!done.kept) end_if_interrupted(kStopped);
        if (done.answer.bad > 0) throw CommandFailed{"the pages and the store are not taken in:" + problems};
        std::cout << "filled   the database: " << done.answer.counts.at("pages").read << " pages"
                  << (files.size() > 1 ? ", the first store" : "") << '\n';
    }

    Answers answers_;
    const NewShop& wanted_;
};

}  // namespace

void make_shop(Answers answers, const NewShop& wanted) {
    require_good_look(wanted.look);
    if (const auto problems = answers.complete_store(); !problems.empty()) {
        std::string all;
        for (const std::string& each : problems) all += "\n  " + each;
        throw CommandFailed{"the first store cannot be taken:" + all};
    }
    Making{std::move(answers), wanted}.run();
}

}  // namespace spaza::app
