# One ctest entry a suite of a GoogleTest program; to begin a process costs more than most tests do:
#   cmake -D PROGRAM=bin/test_core -D PREFIX=core. -D LIST=suites.cmake -P list_suites.cmake
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_FILE ${LIST}.txt COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS ${LIST}.txt suites REGEX "^[A-Za-z0-9_/]+\\.")
set(entries "")
foreach(line IN LISTS suites)
  string(REGEX MATCH "^[A-Za-z0-9_/]+" suite "${line}")
  string(APPEND entries "add_test(\"${PREFIX}${suite}\" \"${PROGRAM}\" --gtest_brief=1 \"--gtest_filter=${suite}.*\")\n")
endforeach()
file(WRITE ${LIST} "${entries}")
