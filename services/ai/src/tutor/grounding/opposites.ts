/**
 * Words that say the opposite of another: each stands for the other one, denied. So "leave it out" says what "do not include it" says, and
 * contradicts "include it". Folded, with the forms that texts of this subject use.
 */
const pairs: readonly (readonly [word: string, opposites: string])[] = [
  ['include', 'omit omits omitted exclude excludes excluded skip skips'],
  ['incluir', 'omite omitir omites excluye excluir suprime suprimir'],
  ['keep', 'drop drops discard remove removes removed delete deletes'],
  ['conserva', 'descarta descartar elimina eliminar borra borrar quita quitar'],
  ['mix', 'separate separates apart'],
  ['mezcla', 'separa separar separado'],
  ['allow', 'forbid forbids forbidden ban bans banned prohibit prohibits'],
  ['permite', 'prohibe prohibir prohibido prohibida'],
  ['more', 'less fewer'],
  ['mas', 'menos'],
  ['better', 'worse'],
  ['mejor', 'peor'],
  ['long', 'short shorter shortest brief'],
  ['largo', 'corto corta cortos cortas breve breves'],
  ['expensive', 'cheap cheaper cheapest'],
  ['caro', 'barato barata'],
  ['easy', 'difficult hard harder hardest'],
  ['facil', 'dificil dificiles'],
  ['before', 'after afterwards'],
  ['antes', 'despues'],
  ['first', 'last'],
  ['primero', 'ultimo ultima'],
  ['maximum', 'minimum'],
  ['maximo', 'minimo'],
  ['true', 'false untrue'],
  ['cierto', 'falso falsa incierto'],
  ['useful', 'useless'],
  ['util', 'inutil'],
  ['same', 'different'],
  ['mismo', 'distinto distinta diferente'],
  ['necessary', 'unnecessary optional'],
  ['necesario', 'innecesario prescindible opcional'],
  ['safe', 'unsafe dangerous risky'],
  ['seguro', 'inseguro peligroso peligrosa'],
  ['possible', 'impossible'],
  ['posible', 'imposible'],
  ['improves', 'worsens harms hurts'],
  ['mejora', 'empeora perjudica'],
];

const opposites = new Map(pairs.flatMap(([word, all]) => all.split(' ').map((one) => [one, word])));

/** What a folded word stands for, and whether it denies that. */
export const meantBy = (word: string): { word: string; isDenied: boolean } => {
  const positive = opposites.get(word);
  return positive === undefined ? { word, isDenied: false } : { word: positive, isDenied: true };
};
