#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <thread>

#include "platform/http/server_test_fixture.hpp"
#include "platform/http/spooled_body.hpp"

namespace spaza::http {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::size_t kInMemory = 64 * 1024;
constexpr std::size_t kMost = 10 << 20;

/// Bodies that go to a folder of the test's own.
class Uploads : public Transport {
protected:
    Uploads()
        : folder_{std::filesystem::path{testing::TempDir()} / ("spaza-uploads-" + std::to_string(getpid()))} {
        std::filesystem::create_directory(folder_);
        options.upload_dir = folder_.string();
        options.most_body_in_memory = kInMemory;
        router.add("POST", "/large",
                   [this](const Request& r) {
                       files_seen_ = std::max(files_seen_, open_files());
                       return ok((r.large_body ? "file " : "memory ") + std::string{r.content()});
                   },
                   {.max_body = kMost});
        router.add("POST", "/slow",
                   [this](const Request& r) {
                       begun_.release();
                       go_on_.acquire();
                       return ok(std::to_string(r.content().size()));
                   },
                   {.max_body = kMost});
    }
    ~Uploads() override {
        stop();
        std::filesystem::remove_all(folder_);
    }

    static std::string head(std::string_view path, const std::string& more) {
        return "POST " + std::string{path} + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + more + "\r\n\r\n";
    }
    static std::string sent(std::string_view path, const std::string& body) {
        return head(path, "Content-Length: " + std::to_string(body.size())) + body;
    }
    /// Of this process, in the folder, with or without a name.
    int open_files() const {
        int count = 0;
        for (const auto& each : std::filesystem::directory_iterator{"/proc/self/fd"}) {
            std::error_code gone;
            count += std::filesystem::read_symlink(each, gone).string().starts_with(folder_.string());
        }
        return count;
    }

    /// The same of what is mapped.
    int mapped_files() const {
        std::ifstream maps{"/proc/self/maps"};
        int count = 0;
        for (std::string line; std::getline(maps, line);) count += line.find(folder_.string()) != line.npos;
        return count;
    }

    std::filesystem::path folder_;
    int files_seen_{0};
    std::counting_semaphore<> begun_{0};
    std::counting_semaphore<> go_on_{0};
};

std::string pattern(std::size_t size) {
    std::string text(size, ' ');
    for (std::size_t at = 0; at < size; ++at) text[at] = static_cast<char>('a' + at * 7 % 26 + at / 4096 % 3);
    return text;
}

TEST_F(Uploads, LargeBodiesAreReadFromAFileAndSmallOnesFromMemory) {
    start();
    const std::string small = pattern(kInMemory);
    const std::string large = pattern(kInMemory + 1);
    EXPECT_THAT(exchange(sent("/large", small)), EndsWith("\r\n\r\nmemory " + small));
    EXPECT_THAT(exchange(sent("/large", large)), EndsWith("\r\n\r\nfile " + large));
    EXPECT_THAT(exchange(sent("/large", pattern(5 << 20))), EndsWith("\r\n\r\nfile " + pattern(5 << 20)));
}

TEST_F(Uploads, ABodyInChunksMovesToAFileWhenItTurnsOutLarge) {
    start();
    const std::string large = pattern(kInMemory * 3);
    std::string chunks;
    for (std::size_t at = 0; at < large.size(); at += 0x1000)
        chunks += "1000\r\n" + large.substr(at, 0x1000) + "\r\n";
    EXPECT_THAT(exchange(head("/large", "Transfer-Encoding: chunked") + chunks + "0\r\n\r\n"),
                EndsWith("\r\n\r\nfile " + large));
}

TEST_F(Uploads, NothingIsLeftInTheFolder) {
    start();
    EXPECT_THAT(exchange(sent("/large", pattern(kInMemory * 2))), StartsWith("HTTP/1.1 200"));
    {
        const TestClient half{server->port()};
        half.send(head("/slow", "Content-Length: " + std::to_string(kMost)) + pattern(kInMemory));
        while (open_files() == 0) std::this_thread::yield();  // its head is on its way as well
        EXPECT_THAT(exchange(sent("/large", pattern(kInMemory * 2))), StartsWith("HTTP/1.1 200"));
        EXPECT_TRUE(std::filesystem::is_empty(folder_));  // also of the half that is on its way
    }
    EXPECT_GT(files_seen_, 0);
    stop();  // once all have gone
    EXPECT_TRUE(std::filesystem::is_empty(folder_));
    EXPECT_EQ(open_files(), 0);
}

TEST_F(Uploads, WithoutAFolderLargeBodiesAreAskedToComeAgainAndSmallOnesServed) {
    options.upload_dir = (folder_ / "gone").string();
    start();
    const std::string refused = exchange(sent("/large", pattern(kInMemory + 1)));
    EXPECT_THAT(refused, StartsWith("HTTP/1.1 503"));
    EXPECT_THAT(refused, HasSubstr("SystemError"));
    EXPECT_THAT(exchange(sent("/large", "abc")), EndsWith("memory abc"));
}

TEST_F(Uploads, AFullDiskRefusesTheBodyAndKeepsNothing) {
    start();
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit full{8 << 20, before.rlim_max};
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    const std::string refused = exchange(sent("/large", pattern(9 << 20)));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);
    EXPECT_THAT(refused, StartsWith("HTTP/1.1 503"));
    stop();
    EXPECT_EQ(open_files(), 0);
    EXPECT_TRUE(std::filesystem::is_empty(folder_));
}

TEST_F(Uploads, MoreThanThereIsRoomForAreAskedToComeAgain) {
    options.most_upload_bytes = kMost;
    start();
    const TestClient first{server->port()};
    const std::string body = pattern(kMost);
    first.send(head("/slow", "Content-Length: " + std::to_string(kMost)));
    first.send(body);
    begun_.acquire();
    EXPECT_THAT(exchange(head("/large", "Content-Length: 70000")), StartsWith("HTTP/1.1 503"));
    go_on_.release();
    EXPECT_THAT(first.read_all(), EndsWith(std::to_string(kMost)));
}

TEST_F(Uploads, MoreThanThereMayBeFilesForAreAskedToComeAgain) {
    options.most_uploads = 1;
    start();
    {
        const TestClient first{server->port()};
        const std::string body = pattern(kInMemory * 2);
        first.send(sent("/slow", body));
        begun_.acquire();
        EXPECT_THAT(exchange(sent("/large", body)), StartsWith("HTTP/1.1 503"));
        EXPECT_THAT(exchange(sent("/large", "abc")), EndsWith("memory abc"));
        go_on_.release();
        EXPECT_THAT(first.read_all(), StartsWith("HTTP/1.1 200"));
    }
    // Its place is free again, however often.
    for (int i = 0; i < 3; ++i)
        EXPECT_THAT(exchange(sent("/large", pattern(kInMemory * 2))), StartsWith("HTTP/1.1 200"));
}

TEST_F(Uploads, ARefusedOneIsLetGoWithItsAnswer) {
    options.most_waiting = 0;  // refused once it has come, on a connection that goes on
    start();
    const TestClient client{server->port()};
    const std::string body = pattern(kInMemory * 2);
    client.send("POST /large HTTP/1.1\r\nHost: x\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
                body);
    EXPECT_THAT(client.read_until("\r\n\r\n"), StartsWith("HTTP/1.1 503"));
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds{30};
    while (mapped_files() > 0 && std::chrono::steady_clock::now() < until) std::this_thread::yield();
    EXPECT_EQ(mapped_files(), 0);  // while the connection waits for another request
}

TEST_F(Uploads, WaitForEachOtherAndNobodyWaitsForThem) {
    options.workers = 1;
    options.upload_workers = 1;
    start();
    const TestClient first{server->port()};
    const TestClient second{server->port()};
    const std::string large = sent("/slow", pattern(kInMemory * 2));
    first.send(large);
    begun_.acquire();
    second.send(large);
    // It waits once all of it has come; with a worker of its own it would begin instead.
    const metrics::Gauge& waiting = figures.gauge("spaza_http_requests_waiting", "");
    bool begun = false;
    while (waiting.value() == 0 && !begun) begun = begun_.try_acquire_for(std::chrono::milliseconds{1});
    EXPECT_THAT(exchange("GET /pool/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"), EndsWith("x"));
    EXPECT_EQ(waiting.value(), 1);
    EXPECT_FALSE(begun);
    go_on_.release(2);
    EXPECT_THAT(first.read_all(), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(second.read_all(), StartsWith("HTTP/1.1 200"));
}

}  // namespace
}  // namespace spaza::http
