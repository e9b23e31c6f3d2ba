# SPDX-License-Identifier: MIT
# Installation, and the Debian package made from it: `cmake --build build/release --target package`.
install(TARGETS muster RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS muster_rules muster_model muster_ui LIBRARY DESTINATION ${MUSTER_LIBRARIES})
if(NOT UNIX OR APPLE)
    return()
endif()

set(MUSTER_MAINTAINER "The Muster contributors <contributors@musterbook.org>")
set(made ${CMAKE_BINARY_DIR}/desktop)
file(GLOB desktop_icons CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/icons/app-icon.svg
    ${CMAKE_SOURCE_DIR}/resources/icons/campaign-file.svg)
add_custom_command(OUTPUT ${made}/man/muster.1
    COMMAND muster_desktop ${made} ${CMAKE_SOURCE_DIR}/resources/icons ${PROJECT_VERSION} ${MUSTER_RELEASED}
    DEPENDS muster_desktop ${desktop_icons} VERBATIM)
find_program(GZIP gzip REQUIRED)
# The date in Debian's format. If `date` cannot print it, no Debian package is needed either.
execute_process(COMMAND date --utc --rfc-email --date ${MUSTER_RELEASED} OUTPUT_VARIABLE MUSTER_RELEASED_LONG
    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
foreach(file desktop mime.xml thumbnailer metainfo.xml)
    configure_file(packaging/muster.${file}.in ${made}/${MUSTER_ID}.${file} @ONLY)
endforeach()
configure_file(packaging/changelog.in ${made}/changelog @ONLY)
configure_file(packaging/copyright.in ${made}/copyright COPYONLY)
add_custom_command(OUTPUT ${made}/man/muster.1.gz ${made}/changelog.gz ${made}/NEWS.gz
    COMMAND sh -c "\"$0\" -9nc \"$1/man/muster.1\" >\"$1/man/muster.1.gz\" && \"$0\" -9nc \"$1/changelog\" >\"$1/changelog.gz\" && \"$0\" -9nc \"$2\" >\"$1/NEWS.gz\""
        ${GZIP} ${made} ${CMAKE_SOURCE_DIR}/CHANGELOG.md
    DEPENDS ${made}/man/muster.1 ${made}/changelog ${CMAKE_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(desktop_files ALL DEPENDS ${made}/man/muster.1.gz)

set(share ${CMAKE_INSTALL_DATADIR})
install(FILES ${made}/${MUSTER_ID}.desktop DESTINATION ${share}/applications)
install(FILES ${made}/${MUSTER_ID}.mime.xml DESTINATION ${share}/mime/packages RENAME ${MUSTER_ID}.xml)
install(FILES ${made}/${MUSTER_ID}.metainfo.xml DESTINATION ${share}/metainfo)
install(FILES ${made}/${MUSTER_ID}.thumbnailer DESTINATION ${share}/thumbnailers)
install(DIRECTORY ${made}/icons/ DESTINATION ${share}/icons/hicolor)
install(FILES resources/icons/app-icon.svg DESTINATION ${share}/icons/hicolor/scalable/apps RENAME ${MUSTER_ID}.svg)
install(FILES resources/icons/campaign-file.svg DESTINATION ${share}/icons/hicolor/scalable/mimetypes
    RENAME ${MUSTER_ID}.campaign.svg)
install(FILES ${made}/man/muster.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES packaging/completions/muster.bash DESTINATION ${share}/bash-completion/completions RENAME muster)
install(FILES packaging/completions/muster.zsh DESTINATION ${share}/zsh/vendor-completions RENAME _muster)
install(FILES packaging/completions/muster.fish DESTINATION ${share}/fish/vendor_completions.d)
install(FILES ${made}/copyright ${made}/changelog.gz ${made}/NEWS.gz DESTINATION ${share}/doc/muster)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME muster)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${MUSTER_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "campaign manager for tabletop skirmishes")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Muster keeps the book of a solo or co-operative skirmish campaign played with
the rules of Two Hour Wargames: it recruits the band, rolls up encounters with
map and forces, works out who recovers, stays or leaves, and prints roster and
sheets.")
# Loaded at run time, so that the linker does not know them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-image-formats-plugins, qt6-translations-l10n, fonts-lato, fonts-vollkorn")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
include(CPack)
