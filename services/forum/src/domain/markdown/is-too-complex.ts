/** How often one kind of mark may stand in one block (text without a blank line), and in the whole text. */
const limits = { block: 400, text: 2_000 } as const;
const deepestNesting = 50;

const marks = [/\[/g, /\]/g, /\*+/g, /_+/g, /~+/g, /\|/g, /</g, /`+/g] as const;
const markersOf = /^[\s>*+-]*/;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

const isTooDeep = (line: string): boolean =>
  (markersOf.exec(line)?.[0].replaceAll(/\s/g, '').length ?? 0) > deepestNesting && /^\s*>/.test(line);

/**
 * Whether Markdown has so many marks that parsing it takes seconds, here and in the browser of each reader: 10,000 times
 * `a]` take most of a minute. Linear in the length of the text.
 */
export const isTooComplex = (text: string): boolean => {
  const blocks = text.split(/\n[ \t]*\n/);
  return (
    text.split('\n').some(isTooDeep) ||
    marks.some((mark) => countOf(text, mark) > limits.text) ||
    blocks.some((block) => marks.some((mark) => countOf(block, mark) > limits.block))
  );
};
