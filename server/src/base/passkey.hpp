#pragma once

namespace spaza {

/// A constructor that takes one can be called by `User` alone, for instance by what reads an object back from the
/// database in whatever state it is.
template <class User>
class Passkey {
    friend User;
    Passkey() {}  // not `= default`, which would let anybody write {}
};

}  // namespace spaza
