import type { ExerciseTexts, PromptLanguage } from '../rubric.ts';
import type { SubjectFinding } from '../subject/subject-finding.ts';
import { markCopied } from './copied.ts';
import { findDelimitedBlocks, isSection, type DelimitedBlock } from './data-blocks.ts';
import { hasOwnLabel, labelOf, labelOfName, type Label, type LabelFound } from './labels.ts';
import { detectLanguage } from './language.ts';
import { leftWithout } from './left-out.ts';
import { isHeapOfWords, isTerse as isTerseHeap } from './loose-words.ts';
import { markRepeated } from './repeated.ts';
import { findRequests, type Request } from './requests.ts';
import { splitRunOns } from './run-ons.ts';
import { splitSentences, type WordRange } from './sentences.ts';
import { splitWords } from './split-words.ts';
import { speaksToChecker } from './to-the-checker.ts';
import type { Word } from './words.ts';

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
  /** The sentences that say what is wanted: no material, nothing discounted. */
  asking: Sentence[];
  blocks: DelimitedBlock[];
  /** The whole was discounted as a heap of words, and may be the notes of somebody who wastes none. */
  isTerse: boolean;
  /** Undefined when no word tells. */
  language: PromptLanguage | undefined;
  /** Which lexicons apply where a word of one language means something else in the other. */
  lexicon: PromptLanguage;
  /** Whether it does what the exercise asks; undefined where there is nothing to compare it with. */
  subject: SubjectFinding | undefined;
  /** What was found in it once and may be asked for again, by who found it. */
  found: Map<unknown, unknown>;
};

/** Material set apart, and sections of the prompt itself such as `<contexto>…</contexto>`. */
type Parts = { blocks: readonly DelimitedBlock[]; sections: readonly DelimitedBlock[] };

const FEWEST_OUTSIDE = 2;
const COPIED_SHARE = 0.6;
const MOSTLY_COPIED_SHARE = 0.5;

/**
 * Takes a prompt apart. What it says to whoever judges it is no part of it, and is read as blanks. Time and memory grow
 * linearly with its length.
 */
export function readPrompt(text: string, texts: ExerciseTexts = {}): Reading {
  const reading = readWhole(text, texts);
  const aside = reading.sentences.filter(
    (sentence) => !sentence.isData && speaksToChecker(reading.words, sentence),
  );
  if (aside.length === 0) return reading;
  return readWhole(leftWithout({ text, length: reading.words.length }, reading.words, aside).text, texts);
}

function readWhole(text: string, texts: ExerciseTexts): Reading {
  const found = findDelimitedBlocks(text);
  const words = withoutTagNames(splitWords(text), found);
  const sections = found.filter(isSection);
  const blocks = usefulBlocks(
    words,
    found.filter((block) => !isSection(block)),
  );
  const sentences = describeSentences(words, text, { blocks, sections });
  const asked = wordsAsked(words, sentences);
  const { isTerse } = markDiscounts({ words, asked }, sentences, texts);
  const language = detectLanguage(asked.length > 0 ? asked : words);
  const asking = sentences.filter(isAsking);
  const lexicon = language ?? 'mixed';
  const subject = undefined;
  return { text, words, sentences, asking, blocks, isTerse, language, lexicon, subject, found: new Map() };
}

/** The same reading as if nothing were discounted, or nothing for that reason: tells what a criterion would have found. */
export function withoutDiscounts(reading: Reading, reason?: Discount): Reading {
  const sentences = reading.sentences.map((sentence) =>
    sentence.discount && (!reason || sentence.discount === reason)
      ? { ...sentence, discount: undefined }
      : sentence,
  );
  return { ...reading, sentences, asking: sentences.filter(isAsking), found: new Map() };
}

function isAsking({ isData, discount }: Sentence): boolean {
  return !isData && discount === undefined;
}

/** The names in the tags around a block are marks; a tag that is only spoken of ("the text in <notes>") is a word. */
function withoutTagNames(words: Word[], blocks: readonly DelimitedBlock[]): Word[] {
  const tags = blocks.filter(({ kind }) => kind === 'tag');
  if (tags.length === 0) return words;
  const openings = new Set(tags.map(({ start }) => start - 1));
  const closings = new Set(tags.map(({ end }) => end + 2));
  return words.filter((word) => !openings.has(word.end) && !closings.has(word.start));
}

/** When nearly the whole prompt stands between quotes, the quotes mean nothing. */
function usefulBlocks(words: readonly Word[], blocks: DelimitedBlock[]): DelimitedBlock[] {
  if (blocks.length === 0) return blocks;
  const blockOf = createLookup(blocks);
  let outside = 0;
  for (const word of words) {
    if (blockOf(word)) continue;
    outside += 1;
    if (outside >= FEWEST_OUTSIDE || word.isCommandForm) return blocks;
  }
  return [];
}

/** Finds the block around a word. Words must be asked for in order; blocks must be sorted and not overlap. */
function createLookup(blocks: readonly DelimitedBlock[]): (word: Word) => DelimitedBlock | undefined {
  let at = 0;
  return (word) => {
    while ((blocks[at]?.end ?? Infinity) <= word.start) at += 1;
    const block = blocks[at];
    return block && word.start >= block.start ? block : undefined;
  };
}

function describeSentences(words: readonly Word[], text: string, parts: Parts): Sentence[] {
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

/** Marks what earns nothing; `asked` are the words outside the material. */
function markDiscounts(
  { words, asked }: { words: readonly Word[]; asked: readonly Word[] },
  sentences: Sentence[],
  texts: ExerciseTexts,
): { isTerse: boolean } {
  const repeated = markRepeated(words, sentences);
  const fromHints = markCopied(words, texts.hints ?? []);
  const fromInstructions = markCopied(words, texts.instructions ? [texts.instructions] : []);
  const wholeIsHeap = isHeapOfWords(asked, { from: 0, to: asked.length }, { sentences, isWhole: true });
  const isTerse = wholeIsHeap && isTerseHeap(asked, { from: 0, to: asked.length });
  const mostlyCopied = shareOf(fromInstructions, { from: 0, to: words.length }) > MOSTLY_COPIED_SHARE;
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence || sentence.isData) continue;
    if (shareOf(fromHints, sentence) >= COPIED_SHARE) sentence.discount = 'copied-hint';
    else if (mostlyCopied && shareOf(fromInstructions, sentence) > 0) sentence.discount = 'copied-hint';
    else if (shareOf(fromInstructions, sentence) >= COPIED_SHARE) sentence.discount = 'copied-instructions';
    else if (repeated[index]) sentence.discount = 'repeated';
    else if (wholeIsHeap || isLooseSentence(words, sentence)) sentence.discount = 'loose-words';
  }
  return { isTerse };
}

/** A labelled enumeration, such as the names of columns, is terse by nature. */
function isLooseSentence(words: readonly Word[], sentence: Sentence): boolean {
  if (!isHeapOfWords(words, sentence, { sentences: [sentence], isWhole: false })) return false;
  return sentence.bodyFrom === sentence.from && !hasOwnLabel(words, sentence);
}

/** The words outside the material. */
function wordsAsked(words: readonly Word[], sentences: readonly Sentence[]): readonly Word[] {
  if (!sentences.some(({ isData }) => isData)) return words;
  const asked: Word[] = [];
  for (const { from, to, isData } of sentences) {
    for (let at = from; at < to && !isData; at += 1) {
      const word = words[at];
      if (word) asked.push(word);
    }
  }
  return asked;
}

function shareOf(marks: Uint8Array, range: WordRange): number {
  if (range.to <= range.from) return 0;
  let marked = 0;
  for (let at = range.from; at < range.to; at += 1) marked += marks[at] ?? 0;
  return marked / (range.to - range.from);
}
