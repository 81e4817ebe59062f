#pragma once

namespace CLI {
class App;
}

namespace spaza::app {

// What `spaza search` consists of beside its rules.
void add_search_report(CLI::App& search);
void add_search_replay(CLI::App& search);

}  // namespace spaza::app
