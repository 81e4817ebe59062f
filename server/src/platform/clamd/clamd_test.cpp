#include "platform/clamd/clamd.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <functional>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace spaza::clamd {
namespace {

using boost::asio::ip::tcp;
using namespace std::string_literals;
using testing::HasSubstr;

/// A daemon that has one caller, and does with him as it is asked.
class Daemon {
public:
    explicit Daemon(std::function<void(tcp::socket&)> act)
        : thread_{[this, act = std::move(act)] {
              tcp::socket caller{io_};
              acceptor_.accept(caller);
              act(caller);
          }} {}
    ~Daemon() { thread_.join(); }
    Daemon(const Daemon&) = delete;
    Daemon& operator=(const Daemon&) = delete;
    std::string address() const { return "127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()); }

private:
    boost::asio::io_context io_;
    tcp::acceptor acceptor_{io_, tcp::endpoint{boost::asio::ip::address_v4::loopback(), 0}};
    std::thread thread_;
};

std::string read(tcp::socket& caller, std::size_t bytes) {
    std::string read(bytes, '\0');
    boost::asio::read(caller, boost::asio::buffer(read));
    return read;
}

/// The file of INSTREAM, as the protocol says: what comes before each chunk is how long it is.
std::string streamed(tcp::socket& caller) {
    EXPECT_EQ(read(caller, 10), "zINSTREAM\0"s);
    std::string file;
    for (;;) {
        std::size_t chunk = 0;
        for (const char byte : read(caller, 4)) chunk = chunk << 8U | static_cast<unsigned char>(byte);
        if (chunk == 0) return file;
        file += read(caller, chunk);
    }
}

void say(tcp::socket& caller, const std::string& words) { boost::asio::write(caller, boost::asio::buffer(words)); }

std::string why_not(const std::string& address, const std::string& file = "a file",
                    std::chrono::milliseconds patience = std::chrono::minutes{1}) {
    try {
        (void)Clamd{address, patience}.scan(file);
    } catch (const Unavailable& failure) {
        return failure.what();
    }
    return "a verdict";
}

TEST(Clamd, GetsTheFileByteForByteHoweverLargeAndIsBelieved) {
    for (const std::size_t size : {0, 1, 262'143, 262'144, 262'145, 3'000'000}) {
        std::string sent(size, '\0');
        for (std::size_t at = 0; at < size; ++at) sent[at] = static_cast<char>(at * 31 >> 3U);
        std::string got = "nothing";
        {
            const Daemon daemon{[&](tcp::socket& caller) {
                got = streamed(caller);
                say(caller, "stream: OK\0"s);
            }};
            EXPECT_EQ(Clamd{daemon.address()}.scan(sent).kind, Verdict::Kind::clean);
        }
        EXPECT_TRUE(got == sent) << size;
    }
}

TEST(Clamd, MayAnswerInPieces) {
    const Daemon daemon{[](tcp::socket& caller) {
        caller.set_option(tcp::no_delay{true});
        (void)streamed(caller);
        for (const char each : "stream: Eicar-Test-Signature FOUND\0"s) say(caller, {each});
    }};
    const Verdict verdict = Clamd{daemon.address()}.scan("a file");
    EXPECT_EQ(verdict.kind, Verdict::Kind::infected);
    EXPECT_EQ(verdict.name, "Eicar-Test-Signature");
}

TEST(Clamd, SaysThatAFileIsTooLargeBeforeItHasReadIt) {
    const Daemon daemon{[](tcp::socket& caller) {
        (void)read(caller, 10 + 4 + 1000);
        say(caller, "INSTREAM size limit exceeded. ERROR\0"s);
        caller.shutdown(tcp::socket::shutdown_send);
        boost::system::error_code gone;
        std::string rest(65536, '\0');
        while (!gone) caller.read_some(boost::asio::buffer(rest), gone);
    }};
    EXPECT_EQ(Clamd{daemon.address()}.scan(std::string(20'000'000, 'x')).kind, Verdict::Kind::too_large);
}

TEST(Clamd, IsNotBelievedOfWhatItHasNotRead) {
    std::promise<void> heard;
    const Daemon daemon{[&](tcp::socket& caller) {
        say(caller, "stream: OK\0"s);
        heard.get_future().wait();
    }};
    EXPECT_THAT(why_not(daemon.address(), std::string(20'000'000, 'x')), HasSubstr("not read to its end"));
    heard.set_value();
}

TEST(Clamd, ThatIsNotThereIsSilentOrHangsUpHasSaidNothing) {
    std::string nobody;
    {
        const Daemon gone{[](tcp::socket&) {}};
        nobody = gone.address();
        EXPECT_THAT(why_not(nobody), HasSubstr("cut off"));
    }
    EXPECT_THAT(why_not(nobody), HasSubstr("no connection"));
    EXPECT_THAT(why_not("unix:/nowhere/clamd.ctl"), HasSubstr("no connection"));
    {
        const Daemon halfway{[](tcp::socket& caller) {
            (void)streamed(caller);
            say(caller, "stream: OK");
        }};
        EXPECT_THAT(why_not(halfway.address()), HasSubstr("cut off"));
    }
    const Daemon silent{[](tcp::socket& caller) {
        (void)streamed(caller);
        boost::system::error_code gone;
        char more{};
        caller.read_some(boost::asio::buffer(&more, 1), gone);  // until the caller goes
    }};
    EXPECT_EQ(why_not(silent.address(), "a file", std::chrono::milliseconds{300}), "no answer in time");
}

TEST(Clamd, SaysWhatIsNoVerdict) {
    EXPECT_EQ(verdict_in("stream: OK").kind, Verdict::Kind::clean);
    for (const char* answer : {"", "OK", "stream: OKAY", "stream:  FOUND", "stream: FOUND", "UNKNOWN COMMAND",
                               "stream: Can't allocate memory ERROR", "stream: OK\n"})
        EXPECT_THROW((void)verdict_in(answer), Unavailable) << answer;
    EXPECT_EQ(verdict_in("stream: A FOUND FOUND").name, "A FOUND");
}

TEST(Clamd, SaysHowOldItsSignaturesAre) {
    using namespace std::chrono;
    EXPECT_EQ(signatures_made("ClamAV 1.4.3/27463/Sat Nov 22 09:33:47 2025"),
              TimePoint{sys_days{2025y / November / 22} + 9h + 33min + 47s});
    for (const char* version : {"ClamAV 1.4.3", "ClamAV 1.4.3/27463", "ClamAV 1.4.3/27463/yesterday", ""})
        EXPECT_EQ(signatures_made(version), std::nullopt) << version;
}

}  // namespace
}  // namespace spaza::clamd
