#include "app/command_line.hpp"

int main(int argc, char** argv) { return spaza::app::run(argc, argv); }
