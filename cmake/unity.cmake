# unity_by_folder(TARGET ROOT SOURCE…): compiles each folder's files together, at most twelve at a time. Headers are parsed
# and templates made once a group, which spares a third of the compiler's time; a group stays small enough that one changed file
# is compiled in half a minute. `cmake --preset dev` compiles every file alone.
# In one folder, names in anonymous namespaces must therefore differ.
#
# A group includes its files relative to ROOT, which the target has in its include path, so that a unit is the same text
# in every clone and ccache finds its object (CMake's own unity build names files by their whole path).
function(unity_by_folder target root)
  set(groups)
  foreach(source ${ARGN})
    get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(alone)
      continue()
    endif()
    file(RELATIVE_PATH inside ${root} ${source})
    get_filename_component(folder ${inside} DIRECTORY)
    string(MAKE_C_IDENTIFIER ${folder} group)
    if(NOT DEFINED size_${group})
      set(size_${group} 0)
    endif()
    math(EXPR part "${size_${group}} / 12")
    math(EXPR size_${group} "${size_${group}} + 1")
    list(APPEND groups ${group}_${part})
    string(APPEND text_${group}_${part} "#include \"${inside}\"\n")
    set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group ${groups})
    set(unit ${CMAKE_BINARY_DIR}/unity/${target}/${group}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT "${text_${group}}" @ONLY)
    target_sources(${target} PRIVATE ${unit})
  endforeach()
endfunction()
