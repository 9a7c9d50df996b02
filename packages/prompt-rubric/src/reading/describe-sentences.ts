import type { DelimitedBlock } from './data-blocks/block.ts';
import { labelOf, labelOfName, type Label, type LabelFound } from './labels.ts';
import { createLookup } from './block-lookup.ts';
import type { Sentence } from './reading.ts';
import { findRequests } from './requests.ts';
import { splitRunOns } from './run-ons.ts';
import { splitSentences, type WordRange } from './sentences.ts';
import type { Word } from './words.ts';

/** Material set apart, and sections of the prompt itself such as `<contexto>…</contexto>`. */
type Parts = { blocks: readonly DelimitedBlock[]; sections: readonly DelimitedBlock[] };

export function describeSentences(words: readonly Word[], text: string, parts: Parts): Sentence[] {
  const blockOf = createLookup(parts.blocks);
  const sectionOf = createLookup(parts.sections);
  const headingOf = createHeadings(words);
  return splitAtEdges(words, splitRunOns(words, splitSentences(words, text)), parts).map((range) => {
    const first = words[range.from];
    const own = labelOf(words, range);
    const heading = headingOf(range, own);
    const section = first && sectionOf(first);
    const isData = first !== undefined && blockOf(first) !== undefined;
    const bodyFrom = own?.bodyFrom ?? range.from;
    return {
      ...range,
      label: own?.label ?? heading ?? (section && labelOfName(section.name)),
      bodyFrom,
      requests: isData ? [] : findRequests(words, { from: bodyFrom, to: range.to }, text),
      isData,
      discount: undefined,
    };
  });
}

/** Gives each sentence the label above it: of its own line, or of a heading line until the next blank line. */
function createHeadings(
  words: readonly Word[],
): (range: WordRange, own: LabelFound | undefined) => Label | undefined {
  let current: { label: Label; standsAlone: boolean; isUsed: boolean } | undefined;
  return (range, own) => {
    const gap = words[range.from]?.gap ?? '';
    if (own) {
      current = { label: own.label, standsAlone: own.bodyFrom >= range.to, isUsed: false };
    } else if (current && gap.includes('\n')) {
      const isOver = !current.standsAlone || (current.isUsed && hasBlankLine(gap)) || gap.includes('#');
      if (isOver) current = undefined;
      else current.isUsed = true;
    }
    return current?.label;
  };
}

function hasBlankLine(gap: string): boolean {
  return gap.indexOf('\n') !== gap.lastIndexOf('\n');
}

/** No sentence runs across the edge of a delimited part. */
function splitAtEdges(
  words: readonly Word[],
  sentences: WordRange[],
  { blocks, sections }: Parts,
): WordRange[] {
  const edges = [...blocks, ...sections].flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  if (edges.length === 0) return sentences;
  const pieces: WordRange[] = [];
  let edgeAt = 0;
  for (const { from, to } of sentences) {
    let start = from;
    for (let at = from; at < to; at += 1) {
      const offset = words[at]?.start ?? 0;
      let crossed = false;
      while (edgeAt < edges.length && (edges[edgeAt] ?? 0) <= offset) {
        edgeAt += 1;
        crossed = true;
      }
      if (crossed && at > start) {
        pieces.push({ from: start, to: at });
        start = at;
      }
    }
    pieces.push({ from: start, to });
  }
  return pieces;
}
