/**
 * How often one kind of mark may stand in one block (text without a blank line) and in the whole text, and how many lines
 * and addresses a text may have: all lines, and such as begin a block.
 */
const limits = { block: 400, text: 2_000, blocks: 600, lines: 2_000, addresses: 400 } as const;
const deepestNesting = 100;

/** Each of these may cost a look at all others of its block. */
const marks = [/\[/g, /\]/g, /\*+/g, /_+/g, /~+/g, /\|/g, /`+/g, /&/g] as const;
/** These cost only themselves. */
const cheapMarks = [/</g, /@/g] as const;
const addresses = /https?:|www\./gi;
/** What opens an item, a heading or a rule at the beginning of a line, or makes one of the line above. */
const blockMarks = /^[ \t]*(?:[-*+=#]|\d{1,9}[.)])/gm;
/** What opens quotes and lists within each other at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*/;
const container = />|[-*+]|\d+[.)]/g;

/** An item sixty columns in, as no hand writes one and a list of thirty lists does. */
const deepItem = /^(?: {0,3}\t| {4}){15}[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

const countOf = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

const isTooDeep = (line: string): boolean =>
  deepItem.test(line) || countOf(containers.exec(line)?.[0] ?? '', container) > deepestNesting;

/**
 * Whether Markdown has so many marks that parsing it takes seconds, here and in the browser of each reader: 10,000 times
 * `a]` take most of a minute. Linear in the length of the text.
 */
export const isTooComplex = (text: string): boolean => {
  const blocks = text.split(/\n[ \t]*\n/);
  const lines = text.split('\n');
  return (
    lines.length > limits.lines ||
    countOf(text, blockMarks) > limits.blocks ||
    countOf(text, addresses) > limits.addresses ||
    lines.some(isTooDeep) ||
    [...marks, ...cheapMarks].some((mark) => countOf(text, mark) > limits.text) ||
    blocks.some((block) => marks.some((mark) => countOf(block, mark) > limits.block))
  );
};
