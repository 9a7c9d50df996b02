/** `{{customer}}`: letters, numbers, spaces and hyphens between double braces. */
const variable = /\{\{\s*([\p{L}\p{N}_][\p{L}\p{N}\p{M}_ -]{0,39}?)\s*\}\}/gu;

/** The variables of a prompt, each once, in their order. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name]) => name!)),
];

/** The prompt with its variables filled in; those without a value stay as they are, and values are taken as they come. */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : '';
    return value.trim() === '' ? whole : value;
  });
