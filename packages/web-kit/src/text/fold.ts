/** Text without case and accents, so that `leccion` finds `Lección`. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search occurs somewhere in the texts. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const haystack = fold(texts.join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
