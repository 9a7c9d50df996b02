/**
 * Whether a text has any of the characters without which Markdown makes neither a link nor an image: brackets, an address in
 * angle brackets, one that begins with `www.` or a scheme, an email address, or what may stand for one of these (`&#64;`,
 * `www\.`). Most texts have none and need not be parsed.
 */
export const mayLink = (markdown: string): boolean => /[[<@&\\]|:\/\/|www\./i.test(markdown);
