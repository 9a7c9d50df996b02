/** What is written, and how it is said: a pattern with the global flag, and its replacement. */
export type Rule = readonly [RegExp, string | ((match: string, ...groups: string[]) => string)];

/** Applies rules in their order, each to what the ones before it left. */
export const applyRules = (rules: readonly Rule[], text: string): string =>
  rules.reduce(
    // `replace` has one overload for texts and one for functions; the union fits both.
    (said, [pattern, instead]) =>
      typeof instead === 'string' ? said.replace(pattern, instead) : said.replace(pattern, instead),
    text,
  );
