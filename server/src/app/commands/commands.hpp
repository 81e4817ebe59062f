#pragma once

namespace CLI {
class App;
}

namespace spaza::app {

// Each adds its subcommand, with its options and help, to the command line. A command fails by throwing
// CommandFailed, whose text goes to standard error.
void add_attachments(CLI::App& program);
void add_audit(CLI::App& program);
void add_backup(CLI::App& program);
void add_completion(CLI::App& program);
void add_config(CLI::App& program);
void add_crypto_key(CLI::App& program);
void add_customers(CLI::App& program);
void add_doctor(CLI::App& program);
void add_export(CLI::App& program);
void add_import(CLI::App& program);
void add_demo(CLI::App& program);
void add_draw(CLI::App& program);
void add_feeds(CLI::App& program);
void add_init(CLI::App& program);
void add_licences(CLI::App& program);
void add_migrate(CLI::App& program);
void add_refunds(CLI::App& program);
void add_mail(CLI::App& program);
void add_media(CLI::App& program);
void add_orders(CLI::App& program);
void add_preview(CLI::App& program);
void add_push(CLI::App& program);
void add_reports(CLI::App& program);
void add_restore(CLI::App& program);
void add_returns(CLI::App& program);
void add_reviews(CLI::App& program);
void add_search(CLI::App& program);
void add_serve(CLI::App& program);
void add_settings(CLI::App& program);
void add_staff(CLI::App& program);
void add_tickets(CLI::App& program);
void add_claims(CLI::App& program);

}  // namespace spaza::app
