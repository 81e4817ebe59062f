// spaza-render: draws pages with the web's own script inside JavaScriptCore.
// Frames on stdin and stdout: four bytes of length (big endian), then the text. The answer to each frame is one
// frame, and a second one when the script has more to say (first the page's head, then its markup).
// After the script is loaded the process can open nothing and connect to nothing; once it has grown past its limit
// it ends, and spaza starts another.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <jsc/jsc.h>
#include <memory>
#include <optional>
#include <string>
#include <sys/prctl.h>

#include "render/frames.hpp"
#include "render/memory_use.hpp"
#include "render/sandbox.hpp"

namespace {

using spaza::render::MemoryUse;

struct Release {
    void operator()(JSCContext* context) const { g_object_unref(context); }
    void operator()(JSCValue* value) const { g_object_unref(value); }
    void operator()(char* text) const { g_free(text); }
};
template <class T>
using Owned = std::unique_ptr<T, Release>;

/// The exception's message when the last call threw, which is then forgotten.
std::optional<std::string> problem_in(JSCContext* context) {
    JSCException* exception = jsc_context_get_exception(context);
    if (!exception) return std::nullopt;
    const Owned<char> report{jsc_exception_report(exception)};
    std::string message = report.get();
    jsc_context_clear_exception(context);
    return message;
}

std::string text_of(JSCValue* value) {
    const Owned<char> text{jsc_value_to_string(value)};
    return text.get();
}

/// Calls one of the script's functions; nothing when it threw.
std::optional<std::string> call(JSCContext* context, JSCValue* script, const char* function,
                                const std::string* input) {
    Owned<JSCValue> answer;
    if (input) {
        const Owned<JSCValue> argument{jsc_value_new_string(context, input->c_str())};
        JSCValue* arguments[] = {argument.get()};
        answer.reset(jsc_value_object_invoke_methodv(script, function, 1, arguments));
    } else {
        answer.reset(jsc_value_object_invoke_methodv(script, function, 0, nullptr));
    }
    if (const auto problem = problem_in(context)) {
        std::fprintf(stderr, "%s\n", problem->c_str());
        return std::nullopt;
    }
    return text_of(answer.get());
}

int serve(JSCContext* context, JSCValue* script, const MemoryUse& memory, std::size_t limit) {
    using spaza::render::read_frame;
    using spaza::render::write_frame;
    while (const auto request = read_frame(stdin)) {
        const auto answer = call(context, script, "answer", &*request);
        if (!write_frame(stdout, answer.value_or(""))) return EXIT_FAILURE;
        if (answer) {
            const auto rest = call(context, script, "rest", nullptr);
            if (rest != "none" && !write_frame(stdout, rest.value_or(""))) return EXIT_FAILURE;
        }
        if (memory.bytes() > limit) return EXIT_SUCCESS;
    }
    return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** arguments) {
    // Whatever the script is doing then; reading ends with the other end of the socket anyway.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (count < 2) {
        std::fprintf(stderr, "usage: spaza-render SCRIPT [LIMIT-IN-MB]\n");
        return 2;
    }
    std::ifstream file{arguments[1], std::ios::binary};
    if (!file) {
        std::fprintf(stderr, "spaza-render: cannot read %s\n", arguments[1]);
        return 2;
    }
    const std::string script{std::istreambuf_iterator<char>{file}, {}};
    const std::size_t limit = std::strtoull(count > 2 ? arguments[2] : "384", nullptr, 10) << 20;
    const MemoryUse memory;

    const Owned<JSCContext> context{jsc_context_new()};
    const Owned<JSCValue> loaded{jsc_context_evaluate_with_source_uri(
        context.get(), script.c_str(), static_cast<gssize>(script.size()), "render.js", 1)};
    if (const auto problem = problem_in(context.get())) {
        std::fprintf(stderr, "spaza-render: %s\n", problem->c_str());
        return EXIT_FAILURE;
    }
    const Owned<JSCValue> pages{jsc_context_evaluate(context.get(), "Spaza", -1)};
    if (problem_in(context.get()) || !jsc_value_is_object(pages.get())) {
        std::fprintf(stderr, "spaza-render: the script defines no pages\n");
        return EXIT_FAILURE;
    }
    if (!spaza::render::enter_sandbox()) std::fprintf(stderr, "spaza-render: running without a sandbox\n");
    return serve(context.get(), pages.get(), memory, limit);
}
