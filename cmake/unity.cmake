# unity_by_folder(TARGET SOURCE…): compiles each folder's files together, at most six at a time, rules and outer
# edge (routes, wire, SQL) apart. Headers are parsed and templates made once a group, which halves a clean build;
# a group stays small enough that one changed file is compiled in seconds.
# In one folder, names in anonymous namespaces must therefore differ.
function(unity_by_folder target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source ${ARGN})
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER ${folder} group)
    if(source MATCHES "_(routes|wire|rules|words|json)[.]cpp$|_sql[.]cpp$")
      string(APPEND group _edge)
    endif()
    if(NOT DEFINED size_${group})
      set(size_${group} 0)
    endif()
    math(EXPR part "${size_${group}} / 6")
    math(EXPR size_${group} "${size_${group}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
  endforeach()
endfunction()
