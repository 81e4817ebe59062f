#include "base/mail_suppressions.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/trim.hpp>

#include "base/secrets.hpp"

namespace spaza {

std::string address_digest(std::string address) {
    boost::algorithm::trim(address);
    boost::algorithm::to_lower(address);
    return secrets::digest(address);
}

}  // namespace spaza
