import { type DelimitedBlock, type Step } from './data-blocks/block.ts';
import { createFinder, createRunEnd } from './data-blocks/finder.ts';
import {
  bracketTagAt,
  homeMadeOpenings,
  namedMarksAt,
  pairAt,
  spokenPairAt,
  type Marked,
} from './data-blocks/home-made-marks.ts';
import { bracketsAt, fenceAt, QUOTE_PAIRS, quoteAt, quotedLineAt } from './data-blocks/quotes.ts';
import { ruleAt } from './data-blocks/rules.ts';
import { indexClosingTags, tagAt, type Tags } from './data-blocks/tags.ts';
import { spokenMarksAt, spokenMarksIn } from './data-blocks/spoken-marks.ts';

/** The first characters of everything that may set material apart. */
const openingMarks = [...'`"\'~<-#=*>[%|+_.', ...homeMadeOpenings, ...Object.keys(QUOTE_PAIRS)].map((mark) =>
  mark.charCodeAt(0),
);
const isOpening = new Uint8Array(Math.max(...openingMarks) + 1);
for (const code of openingMarks) isOpening[code] = 1;

/**
 * Finds what the writer set apart: code fences, triple quotes, `<tag>…</tag>`, long quotations, quoted lines
 * `[[…]]` and text between or after rules (`---` or `###` alone on a line). Spans cover the content and not the
 * delimiters, are sorted by start, and do not overlap except inside a section.
 */
export function findDelimitedBlocks(text: string): DelimitedBlock[] {
  const blocks: DelimitedBlock[] = [];
  const tags: Tags = { closing: indexClosingTags(text), spokenOf: new Set() };
  const find = createFinder(text);
  const spoken = spokenMarksIn(text);
  const runEnd = createRunEnd(text);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code >= isOpening.length || isOpening[code] === 0) {
      at += 1;
      continue;
    }
    const step: Step =
      fenceAt(text, at, find) ??
      tagAt(text, at, tags) ??
      marked(spokenMarksAt(text, at, spoken, find)) ??
      marked(namedMarksAt(text, at, find)) ??
      ruleAt(text, at, find) ??
      quotedLineAt(text, at) ??
      spokenPairAt(text, at, runEnd) ??
      marked(bracketTagAt(text, at, find) ?? pairAt(text, at, find)) ??
      bracketsAt(text, at, find) ??
      quoteAt(text, at, find);
    if (step) {
      if (step.block) blocks.push(step.block);
      at = step.next;
    } else {
      at += 1;
    }
  }
  return blocks;
}

/** Marks of the writer's own count as any others. */
function marked(found: Marked | undefined): Step {
  return (
    found && { block: { kind: 'marks', name: '', start: found.start, end: found.end }, next: found.next }
  );
}
