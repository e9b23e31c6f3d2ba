# SPDX-License-Identifier: MIT
# cmake -DPACKS=FOLDER -DOUTPUT=FILE -P packtexts.cmake: writes the texts of the packs as a source for lupdate, each with a
# note for the translator that says where it stands.
# Texts are found by their keys; a test compares these keys with those that the reader of the packs treats as texts.
cmake_minimum_required(VERSION 3.25)
set(keys "title|about|turnName|starDies|starSteps|bandLives|bandGone|text|what|how|applies|effect|lay|type|leader|lasts")
file(GLOB files "${PACKS}/*.json" "${PACKS}/*/*.json")
list(SORT files)
set(lines "")
foreach(file IN LISTS files)
    file(READ "${file}" rest)
    file(RELATIVE_PATH place "${PACKS}" "${file}")
    while(rest MATCHES "\"(${keys})\" *: *\"(([^\"\\\\]|\\\\.)*)\"")
        set(found "${CMAKE_MATCH_0}")
        set(key "${CMAKE_MATCH_1}")
        set(text "${CMAKE_MATCH_2}")
        if(text MATCHES "[A-Za-z]") # numbers are the same in every language
            string(APPEND lines "    //: \"${key}\" in ${place}\n    QT_TRANSLATE_NOOP(\"Pack\", \"${text}\"),\n")
        endif()
        string(FIND "${rest}" "${found}" at)
        string(LENGTH "${found}" length)
        math(EXPR at "${at} + ${length}")
        string(SUBSTRING "${rest}" ${at} -1 rest)
    endwhile()
endforeach()
file(WRITE "${OUTPUT}" "const char *const packTexts[] = {\n${lines}};\n")
