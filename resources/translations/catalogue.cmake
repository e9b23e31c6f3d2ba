# SPDX-License-Identifier: MIT
# The catalogues of texts, muster_<language>.ts. lupdate collects the texts from the sources and the packs (target
# "catalogue"), and lrelease compiles the catalogues for the program. Without these tools of Qt, Muster is built in
# English only.
set(MUSTER_LANGUAGES en de pl)
set(MUSTER_TRANSLATIONS ${CMAKE_SOURCE_DIR}/resources/translations)
set(qt_tools ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
find_program(MUSTER_LUPDATE NAMES lupdate lupdate6 HINTS ${qt_tools} NO_DEFAULT_PATH)
find_program(MUSTER_LRELEASE NAMES lrelease lrelease6 HINTS ${qt_tools} NO_DEFAULT_PATH)

if(MUSTER_LUPDATE)
    set(pack_texts ${CMAKE_BINARY_DIR}/translations/packtexts.cpp)
    add_custom_target(pack_texts
        COMMAND ${CMAKE_COMMAND} -DPACKS=${CMAKE_SOURCE_DIR}/resources/packs -DOUTPUT=${pack_texts}
            -P ${MUSTER_TRANSLATIONS}/packtexts.cmake
        BYPRODUCTS ${pack_texts} VERBATIM)
    # Without line numbers, because otherwise every change of a source would change the catalogue. Run lupdate from the
    # top folder.
    set(MUSTER_GATHER ${MUSTER_LUPDATE} -silent -locations none -no-obsolete -I . -extensions cpp,h model ui app
        ${pack_texts} -source-language en)
    add_custom_target(catalogue
        COMMAND ${MUSTER_GATHER} -target-language en -pluralonly -ts ${MUSTER_TRANSLATIONS}/muster_en.ts
        COMMAND ${MUSTER_GATHER} -target-language de -ts ${MUSTER_TRANSLATIONS}/muster_de.ts
        COMMAND ${MUSTER_GATHER} -target-language pl -ts ${MUSTER_TRANSLATIONS}/muster_pl.ts
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
    add_dependencies(catalogue pack_texts)
endif()

# muster_embed_languages(TARGET): Adds the compiled catalogues to a target's resources.
function(muster_embed_languages target)
    if(NOT MUSTER_LRELEASE)
        message(STATUS "Qt's lrelease is missing, so Muster speaks English only")
        return()
    endif()
    foreach(language ${MUSTER_LANGUAGES})
        set(packed ${CMAKE_BINARY_DIR}/translations/muster_${language}.qm)
        add_custom_command(OUTPUT ${packed}
            COMMAND ${MUSTER_LRELEASE} -silent ${MUSTER_TRANSLATIONS}/muster_${language}.ts -qm ${packed}
            DEPENDS ${MUSTER_TRANSLATIONS}/muster_${language}.ts VERBATIM)
        list(APPEND all ${packed})
    endforeach()
    qt_add_resources(${target} translations PREFIX /translations BASE ${CMAKE_BINARY_DIR}/translations FILES ${all}
        OPTIONS --no-compress) # read at every start
endfunction()
