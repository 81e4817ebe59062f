#pragma once

#include <string>
#include <vector>

namespace spaza {

struct ReceivedFile {
    std::string name;  // as the sender calls it; "" when it has none
    std::string content;
};

/// A mail somebody sent to the shop, taken apart; all texts are UTF-8.
struct ReceivedMail {
    std::string id;               // its Message-ID; a digest of the mail when it has none
    std::string from;             // the address alone, in lower case; "" unless there is just one
    std::vector<std::string> to;  // every address it names as one it went to, in lower case
    std::string text;             // as it was written, with what it quotes; HTML is reduced to text
    std::vector<ReceivedFile> files;
    std::vector<std::string> left_out;  // names of more files, and of mails that are attached
    bool automatic{false};              // written by a program: a notice of absence, a bounce, a mailing list
};

}  // namespace spaza
