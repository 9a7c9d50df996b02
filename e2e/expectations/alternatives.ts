/** What `{…}` stands for on a page: `a{b,c}d` → `abd`, `acd`. */
export const alternatives = (text: string): string[] => {
  const [whole, before = '', choices = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return choices.split(',').flatMap((choice) => alternatives(`${before}${choice}${after}`));
};
