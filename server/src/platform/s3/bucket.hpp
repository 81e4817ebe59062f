#pragma once

#include <atomic>
#include <optional>
#include <stdexcept>
#include <string>

#include "platform/s3/object_list.hpp"
#include "platform/s3/signature.hpp"

namespace spaza::s3 {

/// The bucket did not do what it was asked; says why, without secrets.
struct Unavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct BucketSettings {
    std::string endpoint;  // http(s)://HOST[:PORT]
    std::string region;
    std::string bucket;
    AccessKey key;
    std::string prefix;      // before every key
    bool path_style{false};  // HOST/BUCKET/KEY instead of BUCKET.HOST/KEY
    int most_at_once{4};     // calls; others are refused meanwhile
};

/// Objects of one bucket below one prefix, which stands before no name here. Safe from many threads, of which a
/// few may call at once: a bucket that hangs must not hold all of a shop's threads, so the rest get Unavailable at
/// once.
class Bucket {
public:
    explicit Bucket(BucketSettings settings);

    /// Once it returns the object is there, whole.
    void put(const std::string& name, std::string content) const;
    /// Nothing when there is no such object.
    std::optional<std::string> get(const std::string& name) const;
    /// `length` bytes from `first` on, which must be there.
    std::optional<std::string> get_part(const std::string& name, std::size_t first, std::size_t length) const;
    bool has(const std::string& name) const;
    /// There need not be one.
    void remove(const std::string& name) const;
    /// Up to a thousand; the next with `next` of those before.
    ObjectList list(const std::string& from = {}) const;

    /// For people: where it is.
    std::string address() const { return base_ + "/" + settings_.prefix; }

private:
    struct Answer {
        int status;
        std::string body;
    };
    /// `path` begins with a slash. Throws Unavailable for whatever is neither done nor missing.
    Answer call(const std::string& method, const std::string& path,
                std::vector<std::pair<std::string, std::string>> query = {}, std::string body = {},
                const std::string& range = {}) const;
    std::string path_of(const std::string& name) const { return "/" + settings_.prefix + name; }

    mutable std::atomic<int> calling_{0};
    BucketSettings settings_;
    std::string host_;
    std::string base_;  // of every address, without the path
};

}  // namespace spaza::s3
