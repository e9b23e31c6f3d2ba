# Fails if too many comments begin in a roundabout way, or too few with a verb (CONTRIBUTING.md, "How code looks").
# Run as: cmake -DSOURCE=. -P tests/house/comments.cmake
get_filename_component(SOURCE ${SOURCE} ABSOLUTE)
file(GLOB_RECURSE files ${SOURCE}/app/*.h ${SOURCE}/app/*.cpp ${SOURCE}/model/*.h ${SOURCE}/model/*.cpp
    ${SOURCE}/rules/*.h ${SOURCE}/rules/*.cpp ${SOURCE}/ui/*.h ${SOURCE}/ui/*.cpp)
set(comments 0)
set(verbs 0)
set(faults "")
foreach(file ${files})
    file(READ ${file} text)
    string(REGEX REPLACE "[][;]" " " text "${text}")
    # The first line of each block.
    string(REGEX MATCHALL "(^|\n)( *///[^<][^\n]*\n)+" blocks "${text}")
    foreach(block ${blocks})
        string(REGEX MATCH "///[^\n]*" first "${block}")
        math(EXPR comments "${comments} + 1")
        if(first MATCHES "^/// (What|Those|Where|Of|As|It|So|Whom|Whoever) ")
            file(RELATIVE_PATH name ${SOURCE} ${file})
            string(APPEND faults "  ${name}: ${first}\n")
        elseif(first MATCHES "^/// [A-Z][a-z]+s ") # "Returns", "Adds"
            math(EXPR verbs "${verbs} + 1")
        endif()
    endforeach()
endforeach()

math(EXPR share "100 * ${verbs} / ${comments}")
message(STATUS "${comments} comments, ${share} % begin with a verb")
if(faults)
    message(FATAL_ERROR "Say what it is or does, verb or noun first:\n${faults}")
elseif(share LESS 50)
    message(FATAL_ERROR "Only ${share} % of the comments begin with a verb: at least 50 should.")
endif()
