# SPDX-License-Identifier: MIT
# cmake -DPACKS=FOLDER -DOUTPUT=FILE -P packtexts.cmake: what the packs say to the player, as a source that lupdate reads.
# A text is known by its key; a test holds these keys against what the reader of the packs takes for texts.
cmake_minimum_required(VERSION 3.25)
set(keys "title|about|turnName|starDies|starSteps|bandLives|bandGone|text|what|how|applies|effect|lay|type|leader|lasts")
file(GLOB files "${PACKS}/*.json" "${PACKS}/*/*.json")
list(SORT files)
set(lines "")
foreach(file IN LISTS files)
    file(READ "${file}" rest)
    while(rest MATCHES "\"(${keys})\" *: *\"(([^\"\\\\]|\\\\.)*)\"")
        set(found "${CMAKE_MATCH_0}")
        set(text "${CMAKE_MATCH_2}")
        if(text MATCHES "[A-Za-z]") # figures are the same in every language
            string(APPEND lines "    QT_TRANSLATE_NOOP(\"Pack\", \"${text}\"),\n")
        endif()
        string(FIND "${rest}" "${found}" at)
        string(LENGTH "${found}" length)
        math(EXPR at "${at} + ${length}")
        string(SUBSTRING "${rest}" ${at} -1 rest)
    endwhile()
endforeach()
file(WRITE "${OUTPUT}" "const char *const packTexts[] = {\n${lines}};\n")
