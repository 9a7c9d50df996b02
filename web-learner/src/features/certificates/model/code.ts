const LENGTH = 12;
const GROUP = 4;

/** A code as it is printed, however it was typed: `k7qf2m9x 4trd` is `K7QF-2M9X-4TRD`. */
export function printedCode(typed: string): string {
  const bare = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (bare.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []).join('-');
}

/** Whether it can be a code at all: twelve letters and digits. */
export const isWholeCode = (typed: string): boolean =>
  /^[A-Z0-9]+$/.test(printedCode(typed).replaceAll('-', '')) &&
  printedCode(typed).replaceAll('-', '').length === LENGTH;
