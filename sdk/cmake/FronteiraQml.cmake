# Words for the rooms of the studio, the only place that knows Qt. Included when FRONTEIRA_STUDIO is on.

find_package(Qt6 6.4 REQUIRED COMPONENTS Quick QuickControls2 Multimedia WebSockets LinguistTools)
if(FRONTEIRA_TESTS)
  find_package(Qt6 6.4 REQUIRED COMPONENTS QuickTest)
endif()
# moc follows what it can find, and learns nothing from the standard library.
list(FILTER CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES EXCLUDE REGEX "/c\\+\\+/")

# fronteira_qml_module(board Fronteira.Board LINK fronteira::controls Qt6::Quick RESOURCES fonts/a.otf)
# One folder is one library, one namespace, one include prefix and one QML module; its *.qml and *.cpp are
# found, also in its own rooms, folders one deep, which are nothing to who imports the module. A file that
# begins with `pragma Singleton` is one. A program links fronteira::board and fronteira_boardplugin. A QML file
# that uses a C++ type of its own module imports that module by name.
function(fronteira_qml_module name uri)
  cmake_parse_arguments(arg "" "" "LINK;PRIVATE_LINK;RESOURCES" ${ARGN})
  file(GLOB sources RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp */*.cpp)
  list(FILTER sources EXCLUDE REGEX "^main\\.cpp$")
  file(GLOB headers RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.hpp */*.hpp)
  file(GLOB qml RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml */*.qml)
  foreach(file ${qml})
    get_filename_component(name_in_module ${file} NAME)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name_in_module})
    file(STRINGS ${file} singleton REGEX "^pragma Singleton" LIMIT_COUNT 1)
    if(singleton)
      set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
  endforeach()

  # Compiled QML spares the studio some milliseconds at its start and costs the builder a unit a file.
  set(cache)
  if(FRONTEIRA_UNITS)
    set(cache NO_CACHEGEN)
  endif()

  string(REPLACE "." "/" folder ${uri})
  qt_add_library(fronteira_${name} STATIC)
  add_library(fronteira::${name} ALIAS fronteira_${name})
  set_target_properties(fronteira_${name} PROPERTIES AUTOMOC ON)
  # The prefix is one that every QML engine of Qt 6.4 looks into by itself.
  qt_add_qml_module(fronteira_${name} URI ${uri} VERSION 1.0 ${cache}
    RESOURCE_PREFIX /qt-project.org/imports OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml/${folder}
    QML_FILES ${qml} SOURCES ${sources} ${headers} RESOURCES ${arg_RESOURCES})

  fronteira_include_root(${name} ${name})
  target_link_libraries(fronteira_${name} PUBLIC ${arg_LINK} PRIVATE Qt6::Quick ${arg_PRIVATE_LINK})
  fronteira_options(fronteira_${name})
  # The list of its types, which Qt writes, includes headers by their names alone.
  set(rooms ${CMAKE_CURRENT_SOURCE_DIR})
  foreach(header ${headers})
    get_filename_component(room ${CMAKE_CURRENT_SOURCE_DIR}/${header} DIRECTORY)
    list(APPEND rooms ${room})
  endforeach()
  list(REMOVE_DUPLICATES rooms)
  target_include_directories(fronteira_${name} PRIVATE ${rooms})
endfunction()

# A test program of a room of the studio, with an event loop and no window: fronteira_qt_tests(play LINK fronteira::play)
function(fronteira_qt_tests name)
  cmake_parse_arguments(arg "" "" "LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *_test.cpp */*_test.cpp)
  add_executable(test_studio_${name} ${sources} ${CMAKE_SOURCE_DIR}/tests/editor/support/qt_main.cpp)
  target_link_libraries(test_studio_${name} PRIVATE ${arg_LINK} fronteira::studio_support GTest::gmock GTest::gtest Qt6::Quick)
  target_compile_definitions(test_studio_${name} PRIVATE FRONTEIRA_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    FRONTEIRA_BINARY_DIR="${CMAKE_BINARY_DIR}")
  fronteira_options(test_studio_${name})
  # As in fronteira_tests: a test runs once.
  target_compile_options(test_studio_${name} PRIVATE -O0)
  add_dependencies(test_studio_${name} fronteira)
  fronteira_suites(test_studio_${name} studio_${name}.)
endfunction()
