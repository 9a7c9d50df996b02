import type { ExerciseTexts, Language, PromptLanguage, Span } from '../rubric.ts';
import { markCopied } from './copied.ts';
import { findDelimitedBlocks, type DelimitedBlock } from './data-blocks.ts';
import { labelOf, labelOfName, type Label } from './labels.ts';
import { detectLanguage } from './language.ts';
import { isHeapOfWords } from './loose-words.ts';
import { markRepeated } from './repeated.ts';
import { findRequests, type Request } from './requests.ts';
import { splitSentences, type WordRange } from './sentences.ts';
import { splitWords, type Word } from './words.ts';

/** Why a sentence earns nothing, or earns less. */
export type Discount = 'loose-words' | 'repeated' | 'copied-hint' | 'copied-instructions';

export type Sentence = WordRange & {
  /** The part of the prompt it belongs to by its own label, the heading above it or the tag around it. */
  label: Label | undefined;
  /** The first word after its own label; `from` when it has none. */
  bodyFrom: number;
  requests: Request[];
  /** It lies in a delimited block of material and is no part of what is being asked. */
  isData: boolean;
  discount: Discount | undefined;
};

/** A prompt taken apart once, for every criterion to read. */
export type Reading = {
  text: string;
  words: Word[];
  sentences: Sentence[];
  blocks: DelimitedBlock[];
  language: PromptLanguage;
};

const COPIED_SHARE = 0.6;
const MOSTLY_COPIED_SHARE = 0.5;

/** Takes a prompt apart. Time and memory grow linearly with its length. */
export function readPrompt(text: string, fallback: Language, texts: ExerciseTexts = {}): Reading {
  const words = splitWords(text).filter((word) => !isTagName(text, word));
  const blocks = usefulBlocks(words, findDelimitedBlocks(text));
  const sentences = describeSentences(words, text, blocks);
  const asked = collect(
    words,
    sentences.filter((sentence) => !sentence.isData),
  );
  markDiscounts(words, sentences, texts);
  return {
    text,
    words,
    sentences,
    blocks,
    language: detectLanguage(asked.length > 0 ? asked : words, fallback),
  };
}

/** The same reading as if nothing were discounted: tells what a criterion would have found. */
export function withoutDiscounts(reading: Reading): Reading {
  return {
    ...reading,
    sentences: reading.sentences.map((sentence) => ({ ...sentence, discount: undefined })),
  };
}

/** The sentences that say what is wanted: no material, nothing discounted. */
export function askingSentences(reading: Reading): Sentence[] {
  return reading.sentences.filter((sentence) => !sentence.isData && sentence.discount === undefined);
}

function isTagName(text: string, word: Word): boolean {
  const before = text[word.start - 1];
  return text[word.end] === '>' && (before === '<' || (before === '/' && text[word.start - 2] === '<'));
}

/** When nearly the whole prompt stands between quotes, the quotes mean nothing. */
function usefulBlocks(words: readonly Word[], blocks: DelimitedBlock[]): DelimitedBlock[] {
  const outside = words.filter(
    (word) => !blocks.some((block) => isInside(word, block) && !labelOfName(block.name)),
  );
  return outside.length < 4
    ? blocks.filter((block) => block.kind === 'tag' && labelOfName(block.name))
    : blocks;
}

function isInside(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function describeSentences(
  words: readonly Word[],
  text: string,
  blocks: readonly DelimitedBlock[],
): Sentence[] {
  let heading: Label | undefined;
  let blockAt = 0;
  return splitAtBlocks(words, splitSentences(words, text), blocks).map((range) => {
    const first = words[range.from];
    const own = labelOf(words, range);
    if (first?.gap.includes('\n\n') && !own) heading = undefined;
    const isHeadingAlone = own !== undefined && own.bodyFrom >= range.to;
    if (own) heading = isHeadingAlone || own.bodyFrom < range.to ? own.label : heading;
    while (first && blocks[blockAt] && (blocks[blockAt]?.end ?? 0) <= first.start) blockAt += 1;
    const block =
      first && blocks[blockAt] && isInside(first, blocks[blockAt] as Span) ? blocks[blockAt] : undefined;
    const tagLabel = block?.kind === 'tag' ? labelOfName(block.name) : undefined;
    const isData =
      block !== undefined && (tagLabel === undefined || tagLabel === 'data' || tagLabel === 'examples');
    const bodyFrom = own?.bodyFrom ?? range.from;
    const body = { from: Math.min(bodyFrom, range.to), to: range.to };
    return {
      ...range,
      label: own?.label ?? tagLabel ?? heading,
      bodyFrom: body.from,
      requests: isData ? [] : findRequests(words, body, text),
      isData,
      discount: undefined,
    };
  });
}

/** No sentence runs across the edge of a delimited block. */
function splitAtBlocks(
  words: readonly Word[],
  sentences: WordRange[],
  blocks: readonly DelimitedBlock[],
): WordRange[] {
  if (blocks.length === 0) return sentences;
  const edges = blocks.flatMap((block) => [block.start, block.end]);
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

function markDiscounts(words: readonly Word[], sentences: Sentence[], texts: ExerciseTexts): void {
  const repeated = markRepeated(words, sentences);
  const fromHints = markCopied(words, texts.hints ?? []);
  const fromInstructions = markCopied(words, texts.instructions ? [texts.instructions] : []);
  const requests = sentences.flatMap((sentence) => sentence.requests);
  const asking = sentences.filter((sentence) => !sentence.isData);
  const wholeIsHeap = isHeapOfWords(collect(words, asking), { from: 0, to: count(asking) }, requests);
  const mostlyCopied = shareOf(fromInstructions, { from: 0, to: words.length }) > MOSTLY_COPIED_SHARE;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.isData) continue;
    if (shareOf(fromHints, sentence) >= COPIED_SHARE) sentence.discount = 'copied-hint';
    else if (mostlyCopied && shareOf(fromInstructions, sentence) > 0) sentence.discount = 'copied-hint';
    else if (shareOf(fromInstructions, sentence) >= COPIED_SHARE) sentence.discount = 'copied-instructions';
    else if (repeated[index]) sentence.discount = 'repeated';
    else if (wholeIsHeap || isHeapOfWords(words, sentence, sentence.requests))
      sentence.discount = 'loose-words';
  }
}

function collect(words: readonly Word[], sentences: readonly Sentence[]): Word[] {
  return sentences.flatMap(({ from, to }) => words.slice(from, to));
}

function count(ranges: readonly WordRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}

function shareOf(marks: readonly boolean[], range: WordRange): number {
  if (range.to <= range.from) return 0;
  let marked = 0;
  for (let at = range.from; at < range.to; at += 1) if (marks[at]) marked += 1;
  return marked / (range.to - range.from);
}
