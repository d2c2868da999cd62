# The project's own build words. Linking is the permission to include: every library gets an
# include root that holds its own folder alone, so that "core/board/board.hpp" is found only by a
# target that links fronteira::core.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo)
endif()
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
# Parsing and instantiating the same headers is most of what a small file costs.
set(CMAKE_UNITY_BUILD ${FRONTEIRA_UNITS})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 20)
if(CMAKE_BUILD_TYPE STREQUAL Release AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # What every move runs is many small functions. The compiler would stop putting them into each
  # other sooner; docs/performance.md says what that costs.
  # Numbers that are written side by side it would pack into a vector first, which takes more.
  set(FRONTEIRA_CODE --param=max-inline-insns-auto=60 --param=inline-unit-growth=100
    --param=large-function-growth=300 -fno-tree-slp-vectorize)
  add_compile_options(${FRONTEIRA_CODE})
  add_link_options(${FRONTEIRA_CODE})
endif()
if(FRONTEIRA_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # A pointer that is null, freed or to another object is found by its address at the first use. To
    # look at each by these besides takes a third of the time of building; clang's fuzz targets do.
    add_compile_options(-fno-sanitize=null,object-size,vptr,alignment)
  endif()
  add_link_options(-fsanitize=address,undefined)
endif()

set(FRONTEIRA_WARNINGS -Wall -Wextra -Wpedantic -Wconversion -Werror)
if(NOT FRONTEIRA_UNITS)
  list(APPEND FRONTEIRA_WARNINGS -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # A unit of several files is no main file: names of one file would be said to shadow those of
  # another, fixtures to leak out of theirs. The preset `edit` looks at each file alone.
  list(APPEND FRONTEIRA_WARNINGS -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # False alarms of g++ 12 at -O3, in the standard library's own text (GCC bugs 105651, 105562).
  list(APPEND FRONTEIRA_WARNINGS -Wno-restrict -Wno-maybe-uninitialized)
endif()

function(fronteira_options target)
  target_compile_options(${target} PRIVATE ${FRONTEIRA_WARNINGS} -ffp-contract=off)
endfunction()

# The include root of fronteira_<name>: it holds the current folder alone, under the name `prefix`.
function(fronteira_include_root name prefix)
  set(root ${CMAKE_BINARY_DIR}/include_roots/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${prefix} SYMBOLIC)
  target_include_directories(fronteira_${name} PUBLIC ${root})
endfunction()

# fronteira_library(core LINK fronteira::sdk PRIVATE_LINK xxhash)
# AS names the include prefix where it differs from the target's name. A room may have rooms of its
# own, folders one deep, which belong to it: "script/library/string_format.hpp".
function(fronteira_library name)
  cmake_parse_arguments(arg "" "AS" "LINK;PRIVATE_LINK" ${ARGN})
  if(NOT arg_AS)
    set(arg_AS ${name})
  endif()
  file(GLOB sources CONFIGURE_DEPENDS *.cpp */*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  add_library(fronteira_${name} STATIC ${sources})
  add_library(fronteira::${name} ALIAS fronteira_${name})
  fronteira_include_root(${name} ${arg_AS})
  target_link_libraries(fronteira_${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE_LINK})
  fronteira_options(fronteira_${name})
endfunction()

# A plugin is a folder with a CMakeLists.txt that says fronteira_plugin(name [LINK libraries]). Its
# sentences in other languages, text/*.toml, come beside it.
function(fronteira_plugin name)
  cmake_parse_arguments(arg "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  add_library(${name} MODULE ${sources})
  target_link_libraries(${name} PRIVATE fronteira::sdk ${arg_LINK})
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/plugins)
  fronteira_options(${name})
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/text)
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/plugins/text)
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/text ${CMAKE_BINARY_DIR}/plugins/text/${name} SYMBOLIC)
  endif()
endfunction()

# What ctest runs of a test program, listed when it is built.
function(fronteira_suites target prefix)
  set(list ${CMAKE_CURRENT_BINARY_DIR}/${target}_suites.cmake)
  add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS ${list} COMMAND ${CMAKE_COMMAND}
    -D PROGRAM=$<TARGET_FILE:${target}> -D PREFIX=${prefix} -D LIST=${list} -P ${CMAKE_SOURCE_DIR}/sdk/cmake/list_suites.cmake)
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/${target}_tests.cmake "include(${list} OPTIONAL)\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${CMAKE_CURRENT_BINARY_DIR}/${target}_tests.cmake)
endfunction()

# One test program a folder: fronteira_tests(core LINK fronteira::core)
function(fronteira_tests name)
  cmake_parse_arguments(arg "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *_test.cpp */*_test.cpp)
  add_executable(test_${name} ${sources})
  target_include_directories(test_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(test_${name} PRIVATE ${arg_LINK} GTest::gmock GTest::gtest_main)
  target_compile_definitions(test_${name} PRIVATE FRONTEIRA_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    FRONTEIRA_BINARY_DIR="${CMAKE_BINARY_DIR}")
  fronteira_options(test_${name})
  # A test runs once: a third of the time of compiling it would go into making it fast.
  target_compile_options(test_${name} PRIVATE -O0)
  fronteira_suites(test_${name} ${name}.)
endfunction()
