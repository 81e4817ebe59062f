#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <semaphore>

#include "platform/s3/bucket.hpp"
#include "shop/pictures/media.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// Files of pictures and documents in a bucket: ADDRESS/480.avif. The object `made` is put last, so that a picture
/// is there whole or not at all. What was read lately is kept in memory, for addresses never change what they
/// mean.
class BucketFiles final : public MediaFiles {
public:
    /// What the shop knows of a file: nothing when it never made one of that name.
    using Known = std::function<std::optional<KnownFile>(const std::string& address, const std::string& name)>;

    /// Who asks for what `known` does not know costs the bucket nothing; without it, everything is asked for.
    explicit BucketFiles(s3::BucketSettings settings, Known known = {});
    bool holds(const std::string& address) const override;
    void put(const std::string& address, const std::vector<MediaFile>& files) override;
    void settle() override {}
    void remove(const std::string& address) override;
    std::string place() const override { return objects_.address(); }
    std::shared_ptr<const std::string> get(const std::string& address, const std::string& name) const override;
    /// Of documents too large to be kept in memory: they would take the place of many pictures.
    std::optional<std::size_t> size(const std::string& address, const std::string& name) const override;
    std::shared_ptr<const std::string> part(const std::string& address, const std::string& name, std::size_t first,
                                            std::size_t length) const override;

    const s3::Bucket& objects() const { return objects_; }

private:
    struct Kept {
        std::string key;
        std::shared_ptr<const std::string> bytes;
    };
    std::shared_ptr<const std::string> kept(const std::string& key) const;
    void keep(const std::string& key, const std::shared_ptr<const std::string>& bytes) const;

    static constexpr int kMostCalls = 16;
    s3::Bucket objects_;
    Known known_;
    /// Who may call. After a call that failed nobody does for a while, so that a bucket that hangs holds up no
    /// workers of the shop.
    struct Turns {
        std::counting_semaphore<kMostCalls> free{kMostCalls};
        std::atomic<std::chrono::steady_clock::time_point> rests_until{};
    };
    mutable Turns turns_;
    mutable std::mutex mutex_;  // of what follows
    mutable std::list<Kept> lately_;
    mutable std::map<std::string, std::list<Kept>::iterator> places_;
    mutable std::size_t bytes_{};
};

}  // namespace spaza::app
