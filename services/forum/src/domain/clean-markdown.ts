// eslint-disable-next-line no-control-regex -- these are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Fenced code, inline code, and everything between them: code stays as it was written. */
const code =
  /(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[^\n]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?[^`\n]\3(?!`))/mu;

const inlineLink = /(!?)\[((?:\\.|[^[\]\\])*)\]\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gu;
const referencedImage = /!(\[(?:\\.|[^[\]\\])*\]\[)/gu;
const definition = /^ {0,3}\[(?:\\.|[^[\]\\])+\]:[ \t]*(\S+)[^\n]*$/gmu;
const autolink = /<([a-z][a-z0-9+.-]*:[^\s<>]*)>/giu;

/** A web address, an email address, or a place in the academy. A colon may not hide behind an entity or a backslash. */
const isSafeTarget = (target: string): boolean => {
  const bare = target.replace(/^</u, '').trim();
  return (
    /^(?:https?:\/\/|mailto:)/iu.test(bare) ||
    /^[^:&\\]*(?:[/?#][^\\]*)?$/u.test(bare.split(/[/?#]/u)[0] ?? '')
  );
};

const targetOf = (destination: string): string => /^\s*(<[^>]*>|\S*)/u.exec(destination)?.[1] ?? '';

const cleanProse = (prose: string): string =>
  prose
    .replace(inlineLink, (_whole, image: string, text: string, destination: string) => {
      const target = targetOf(destination).replace(/^<|>$/gu, '');
      if (!isSafeTarget(target)) return text;
      // No picture is fetched from elsewhere when somebody reads; they can follow the link.
      return image ? `[${text || target}](${target})` : `[${text}](${destination})`;
    })
    .replace(referencedImage, '$1')
    .replace(definition, (whole, target: string) => (isSafeTarget(target) ? whole : ''))
    .replace(autolink, (whole, target: string) => (isSafeTarget(target) ? whole : target));

/**
 * What is kept of Markdown that a member wrote: normalised (NFC), without control characters and overrides of the
 * writing direction, pictures as links, and links only to the web, to email addresses and into the academy. Code stays
 * as it is. HTML stays too: it is shown as text.
 */
export const cleanMarkdown = (markdown: string): string =>
  markdown
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(controls, '')
    .split(code)
    // Of a match, split gives the whole and its two inner groups, which are parts of it.
    .map((part, index) => (index % 4 === 0 ? cleanProse(part) : index % 4 === 1 ? part : ''))
    .join('')
    .trim();

/** A title: one line, normalised, without control characters. */
export const cleanTitle = (title: string): string => title.normalize('NFC').replace(controls, '').trim();
