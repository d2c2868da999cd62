# Texts that the program itself needs travel inside it: fronteira_embed_text(runtime match_texts
# folder) makes the function `match_texts()` of runtime/words/embedded_text.hpp from folder/*.toml.
function(fronteira_embed_text target symbol folder)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/*.toml)
  set(entries "")
  foreach(file ${files})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    get_filename_component(language ${file} NAME_WE)
    file(READ ${file} text)
    string(APPEND entries "    {\"${language}\", R\"toml(${text})toml\"},\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "// Made from @folder@.
#include \"runtime/words/embedded_text.hpp\"
namespace fronteira::runtime {
static constexpr EmbeddedText @symbol@_built_in[] = {
@entries@};
std::span<const EmbeddedText> @symbol@() { return @symbol@_built_in; }
}
")
  target_sources(fronteira_${target} PRIVATE ${source})
endfunction()
