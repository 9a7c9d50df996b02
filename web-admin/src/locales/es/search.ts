import type { SearchTexts } from '../en/search.ts';

export const search: SearchTexts = {
  title: 'Buscar en la administración',
  field: 'Escribe lo que buscas',
  hint: 'Con dos letras o más se busca también en personas, cursos y todo lo demás.',
  results: 'Resultados',
  pages: 'Páginas',
  lists: 'En otras listas',
  all: 'Ver el único resultado en la lista |||| Ver los %{smart_count} resultados en la lista',
  allMany: 'Ver todos los resultados en la lista: más de 10.000',
  loading: 'Buscando…',
  found: '%{smart_count} sugerencia |||| %{smart_count} sugerencias',
  nothing: 'Nada coincide con «%{words}».',
  failed: 'No se ha podido buscar en: %{names}.',
  keys: '↑ ↓ para moverte, Intro para abrir, Esc para cerrar',
};
