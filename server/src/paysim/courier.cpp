#include "paysim/courier.hpp"

#include <curl/curl.h>
#include <memory>
#include <mutex>

namespace spaza::paysim {
namespace {

std::size_t discard(const char*, std::size_t size, std::size_t count, void*) { return size * count; }

/// Redirects are not followed, as Payfast does not.
long post(const std::string& url, const std::string& body) {
    const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> call{curl_easy_init(), curl_easy_cleanup};
    if (!call) return 0;
    curl_easy_setopt(call.get(), CURLOPT_URL, url.c_str());
    curl_easy_setopt(call.get(), CURLOPT_POSTFIELDS, body.c_str());
    curl_easy_setopt(call.get(), CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
    curl_easy_setopt(call.get(), CURLOPT_TIMEOUT_MS, 10'000L);
    curl_easy_setopt(call.get(), CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(call.get(), CURLOPT_NOPROXY, "*");
    curl_easy_setopt(call.get(), CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(call.get(), CURLOPT_WRITEFUNCTION, discard);
    if (curl_easy_perform(call.get()) != CURLE_OK) return 0;
    long status = 0;
    curl_easy_getinfo(call.get(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

}  // namespace

Courier::Courier(int threads) {
    curl_global_init(CURL_GLOBAL_DEFAULT);
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

Courier::~Courier() { stop(); }

void Courier::stop() {
    for (auto& thread : threads_) thread.request_stop();
    threads_.clear();  // joins
}

void Courier::send(Parcel parcel, std::chrono::milliseconds after) {
    {
        const std::scoped_lock lock{mutex_};
        waiting_.push({std::chrono::steady_clock::now() + after, std::move(parcel)});
    }
    changed_.notify_one();
}

void Courier::work(const std::stop_token& stop) {
    std::unique_lock lock{mutex_};
    while (!stop.stop_requested()) {
        if (waiting_.empty()) {
            changed_.wait(lock, stop, [this] { return !waiting_.empty(); });
            continue;
        }
        const Time due = waiting_.top().due;
        if (due > std::chrono::steady_clock::now()) {
            const auto earlier = [this, due] { return !waiting_.empty() && waiting_.top().due < due; };
            changed_.wait_until(lock, stop, due, earlier);
            continue;
        }
        const Parcel parcel = waiting_.top().parcel;
        waiting_.pop();
        lock.unlock();
        const long status = post(parcel.url, parcel.body);
        if (parcel.delivered) parcel.delivered(status);
        lock.lock();
    }
}

}  // namespace spaza::paysim
