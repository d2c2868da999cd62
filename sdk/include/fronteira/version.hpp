// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>  // tells which standard library this is

namespace fronteira {

/// The version of the SDK and of the programs built with it.
inline constexpr const char* sdk_version = "0.1.0";

/// Changes whenever plugins built earlier can no longer be loaded: with every change to a type
/// that crosses the boundary (Bot, View, Move, Random, Importer, Exporter,
/// Map, Deck, Diagnostic, Registry, PluginDescriptor).
inline constexpr int plugin_abi = 6;

#if defined(__clang__)
#define FRONTEIRA_COMPILER "clang " __clang_version__
#elif defined(__GNUC__)
#define FRONTEIRA_COMPILER "gcc " __VERSION__
#else
#define FRONTEIRA_COMPILER "unknown"
#endif
#if defined(_LIBCPP_VERSION)
#define FRONTEIRA_LIBRARY "libc++"
#elif defined(_GLIBCXX_DEBUG)
#define FRONTEIRA_LIBRARY "libstdc++ debug"
#else
#define FRONTEIRA_LIBRARY "libstdc++"
#endif

/// What must be the same in two binaries that share C++ objects.
inline constexpr const char* compiler_stamp = FRONTEIRA_COMPILER ", " FRONTEIRA_LIBRARY;

#undef FRONTEIRA_COMPILER
#undef FRONTEIRA_LIBRARY

}  // namespace fronteira
