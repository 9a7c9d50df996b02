/** A plain text as Markdown that shows exactly it. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~$]/g, String.raw`\$&`)
    .replace(/^([^\S\n\r\u2028\u2029]*)([-+]|\d+[.)])(?=\s)/gm, String.raw`$1\$2`);
