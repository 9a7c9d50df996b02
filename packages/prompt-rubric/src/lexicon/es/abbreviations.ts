/** Their point ends no sentence. */
export const abbreviations = `sr sra dr dra ej num pag aprox`;
