import type { ExerciseTexts } from '../rubric.ts';
import { findDelimitedBlocks } from './data-blocks.ts';
import { isSection, type DelimitedBlock } from './data-blocks/block.ts';
import { describeSentences } from './describe-sentences.ts';
import { detectLanguage } from './language.ts';
import { leftWithout } from './left-out.ts';
import { createLookup } from './block-lookup.ts';
import { markDiscounts } from './mark-discounts.ts';
import { isAsking, type Reading, type Sentence } from './reading.ts';
import { splitWords } from './split-words.ts';
import { speaksToChecker } from './to-the-checker.ts';
import type { Word } from './words.ts';

const FEWEST_OUTSIDE = 2;

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
  const judged = { subject: undefined, vectorOf: undefined };
  return { text, words, sentences, asking, blocks, isTerse, language, lexicon, ...judged, found: new Map() };
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
