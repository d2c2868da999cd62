// SPDX-License-Identifier: MIT
#pragma once

#include "cli/context.hpp"

namespace CLI {
class App;
}

namespace fronteira::cli {

// Each adds one verb to the program; the verb sets `context.status`.
void add_list(CLI::App& app, Context& context);
void add_check(CLI::App& app, Context& context);
void add_explain(CLI::App& app, Context& context);
void add_sim(CLI::App& app, Context& context);
void add_lab(CLI::App& app, Context& context);
void add_play(CLI::App& app, Context& context);
void add_guide(CLI::App& app, Context& context);
void add_replay(CLI::App& app, Context& context);
void add_test(CLI::App& app, Context& context);
void add_docs(CLI::App& app, Context& context);
void add_new(CLI::App& app, Context& context);
void add_generate(CLI::App& app, Context& context);
void add_import(CLI::App& app, Context& context);
void add_export(CLI::App& app, Context& context);
void add_pack(CLI::App& app, Context& context);
void add_install(CLI::App& app, Context& context);
void add_remove(CLI::App& app, Context& context);
void add_lock(CLI::App& app, Context& context);
void add_host(CLI::App& app, Context& context);
void add_bot(CLI::App& app, Context& context);

}  // namespace fronteira::cli
