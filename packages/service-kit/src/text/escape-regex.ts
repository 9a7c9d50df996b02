/** A text as a regular expression's source that matches exactly it, in JavaScript as in the store. */
export const escapeRegex = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
