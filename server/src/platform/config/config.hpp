#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace spaza {

/// Everything an operator can set: one TOML file, then the environment (`serve.port` is SPAZA_SERVE_PORT), then
/// the command line. A new setting is a member here and a line in settings.cpp.
struct Config {
    struct Serve {
        std::string host{"127.0.0.1"};
        int port{8080};
        std::string public_url;
        std::string web_dir;
        std::string media_dir;
        int io_threads{0};
        int workers{32};
        int max_waiting{1000};
        int max_wait_ms{800};
        std::string upload_dir;
        int max_body_in_memory{64 * 1024};
        int max_upload_mb{1024};
        int upload_workers{2};
        int max_connections{20000};
        int max_connections_per_address{256};
        int drain_seconds{20};
        int drain_notice_seconds{0};
        std::vector<std::string> trusted_proxies{"127.0.0.0/8", "::1"};
        std::string forwarded_header{"X-Forwarded-For"};
        std::vector<std::string> cors_origins;
        bool offline_pages{true};
        std::string tls_certificate;
        std::string tls_key;
        int operations_port{0};
        std::string operations_host{"127.0.0.1"};
    } serve;

    struct Database {
        std::string url;
        int readers{4};
        int connections{8};
        int wait_ms{4000};
        int idle_ms{2000};
        int slow_ms{500};
    } database;

    struct Traces {
        std::string url;
        int per_thousand{10};
        bool follow_callers{false};
    } traces;

    struct Payments {
        std::string paysim_url;
        bool sandbox{false};
        std::vector<std::string> modes;
        int instalments_from_cents{50000};
        std::string payfast_base_url;
        std::string payfast_merchant_id;
        std::string payfast_merchant_key;
        std::string payfast_passphrase;
        std::vector<std::string> payfast_sources;
        std::string paygate_id;
        std::string paygate_key;
        std::string payflex_client_id;
        std::string payflex_client_secret;
        std::string payflex_login_url;
        std::string payflex_audience;
        std::string payflex_api_url;
        std::string ozow_site_code;
        std::string ozow_private_key;
        std::string ozow_api_key;
        bool ozow_test{false};
        std::string peach_entity;
        std::string peach_secret;
        bool peach_test{false};
    } payments;

    struct Mail {
        std::string smtp_url;
        std::string smtp_user;
        std::string smtp_password;
        std::string from{"no-reply@localhost"};
        std::string inbound_address;
        std::string inbound_secret;
        bool dev_outbox{false};
    } mail;

    struct Sms {
        std::string bulksms_url{"https://api.bulksms.com/v1"};
        std::string bulksms_token_id;
        std::string bulksms_token_secret;
    } sms;

    struct Push {
        std::string private_key;
        std::vector<std::string> hosts{"fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com",
                                       "web.push.apple.com"};
        std::string simulator_url;
    } push;

    struct Webhooks {
        std::vector<std::string> private_hosts;
    } webhooks;

    struct Identity {
        std::string google_client_id;
        std::string google_client_secret;
        std::vector<std::string> google_app_client_ids;
        std::string facebook_app_id;
        std::string facebook_app_secret;
        std::string passkey_rp_id;
        std::vector<std::string> passkey_app_origins;
        std::string idsim_url;
    } identity;

    struct Warehouse {
        std::string feed_url;
        std::string secret;
    } warehouse;

    struct Limits {
        bool enabled{true};
        std::vector<std::string> exempt{"127.0.0.0/8", "::1"};
        std::string reads{"300/minute/peer"};
        std::string browse{"1800/minute/peer"};
        std::string pages{"240/minute/peer"};
        std::string token{"60/minute/peer"};
        std::string login{"5/minute/peer"};
        std::string registration{"3/minute/peer"};
        std::string writes{"120/minute/caller"};
        std::string coupon{"20/minute/caller"};
        std::string licence{"10/minute/peer"};
        std::string stock_notice{"10/minute/peer"};
        std::string human{"20/minute/peer"};
        std::string challenge{"30/minute/peer"};
        std::string order{"6/minute/caller"};
        std::string upload{"20/hour/caller"};
        std::string notify{"600/minute/peer"};
        std::string staff{"600/minute/peer"};
        std::string staff_sign_in{"10/minute/peer"};
    } limits;

    struct Backoffice {
        std::vector<std::string> allow;
        std::string public_url;
        int price_move_percent{30};
        int stock_two_persons_over_cents{1000000};
        int low_stock_units{5};
        int dead_stock_days{90};
        int promotion_percent{50};
        int coupons_two_persons_over_cents{10000000};
    } backoffice;

    struct Shop {
        int free_delivery_cents{50000};
        int delivery_fee_cents{5000};
        std::vector<std::string> vat_percent{"2018-04-01=15"};
        std::string cut_off{"14:00"};
        int price_beat_days{14};
        int pending_minutes{30};
        int most_units{99};
        int unpaid_orders{5};
        int unpaid_units{4};
        int unpaid_percent{50};
        int unpaid_new_percent{25};
        int unpaid_address_orders{30};
        std::string pre_order_deposit;
        int pre_order_balance_days{14};
        int return_days{7};
        int return_damage_months{6};
        int return_fault_months{6};
        bool old_orders{false};
        std::string default_zone;
        std::string name;
        std::string tagline;
        std::string logo;
        std::string icon;
        std::string app_icon;
        std::vector<std::string> app_screenshots;
        std::string ios_app;
        std::string android_app;
        std::vector<std::string> android_fingerprints;
        std::string email;
        std::string security_contact;
        std::string phone;
        std::string legal_name;
        std::string registration_number;
        std::vector<std::string> address;
        std::string vat_number;
        std::string app_name;
        std::string social_picture;
        std::vector<std::string> colours;
        std::string font;
        std::string awning;
        std::vector<std::string> seasons;
        std::vector<std::string> promises;
        std::vector<std::string> utility_links;
        std::vector<std::string> header_menu;
        std::vector<std::string> footer_menu;
        std::vector<std::string> legal_links;
    } shop;

    struct Keep {
        int guest_cart_days{30};
        int customer_cart_days{365};
        int saved_cart_days{180};
        int refused_payment_days{7};
        int message_days{30};
        int failed_message_days{30};
        int event_days{90};
        int licence_days{1827};
        int attachment_days{365};
        int deletion_days{14};
        int invoice_days{1827};
        int ticket_days{1096};
        int unpaid_order_days{90};
        int staff_act_days{1096};
    } keep;

    struct Attachments {
        int most_bytes{5 * 1024 * 1024};
        int most_files{5};
        int most_bytes_together{15 * 1024 * 1024};
        std::string store{"database"};
        std::string s3_endpoint;
        std::string s3_region{"us-east-1"};
        std::string s3_bucket;
        std::string s3_access_key;
        std::string s3_secret_key;
        std::string s3_prefix;
        bool s3_path_style{false};
        std::string clamd;
    } attachments;

    struct Media {
        std::string store{"folder"};
        std::vector<std::string> private_hosts;
        std::string s3_endpoint;
        std::string s3_region{"us-east-1"};
        std::string s3_bucket;
        std::string s3_access_key;
        std::string s3_secret_key;
        std::string s3_prefix;
        bool s3_path_style{false};
    } media;

    struct Tickets {
        int reopen_days{14};
    } tickets;

    struct PriceBeat {
        int two_persons_over_cents{100000};
        int coupon_hours{48};
        std::vector<std::string> not_counted{"bidorbuy.co.za", "bobshop.co.za", "gumtree.co.za", "olx.co.za",
                                             "facebook.com",   "ebay.com",      "amazon.com",    "aliexpress.com",
                                             "alibaba.com",    "temu.com",      "shein.com"};
    } price_beat;

    struct Returns {
        int answer_days{1};
        int hand_in_days{10};
        int two_persons_over_cents{1000000};
        std::string courier_url;
        std::string courier_token;
    } returns;

    struct Liquor {
        int least_age{18};
        std::vector<std::string> stores;
        std::vector<std::string> hours{
            "*=closed|09:00-18:00|09:00-18:00|09:00-18:00|09:00-18:00|09:00-18:00|09:00-17:00"};
    } liquor;

    struct TvLicence {
        bool required{true};
        std::string url;
        std::string token;
    } tv_licence;

    struct Search {
        std::string synonyms;
    } search;

    struct Feeds {
        std::string file;
    } feeds;

    struct Crypto {
        std::string key;
    } crypto;

    struct Maps {
        std::string tiles;
        std::string attribution{"© OpenStreetMap contributors"};
        std::string google_key;
        std::string google_url{"https://maps.googleapis.com"};
    } maps;

    /// A bought human check in the place of the shop's own.
    struct HumanCheck {
        std::string app_id;
        std::string block_script;
        std::string client_script;
        std::string cookie_secret;
        bool first_party{false};
        std::vector<std::string> origins;
    } human_check;

    struct Plugins {
        std::string product_content;
        std::string reviews;
        std::vector<std::string> origins;
    } plugins;

    struct Render {
        int workers{2};
        int timeout_ms{200};
    } render;

    struct Log {
        std::string level{"info"};
        int access_sample{100};
    } log;
};

/// One line of the table of settings, bound to its place in a Config.
struct Setting {
    using Target = std::variant<std::string*, int*, bool*, std::vector<std::string>*>;

    std::string_view key;    // section.name
    std::string_view about;  // for the example file
    Target target;
    int least{0};
    int most{0};
    /// Says what is wrong with a text, or nothing.
    std::optional<std::string> (*check)(std::string_view text){nullptr};
    /// The same of a list as a whole.
    std::optional<std::string> (*check_list)(const std::vector<std::string>& items){nullptr};
};

/// The whole table.
std::vector<Setting> settings_of(Config& config);

/// Names every unknown or bad key, each with file and line or the variable's name.
struct ConfigProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Environment = std::map<std::string, std::string>;
/// Variables of this process that start with SPAZA_.
Environment environment();

/// Defaults, then the file (none: `""`), then the environment. Throws ConfigProblem.
Config load_config(const std::string& file, const Environment& environment);

/// deploy/spaza.example.toml: every setting with its meaning and default.
std::string example_config();

}  // namespace spaza
