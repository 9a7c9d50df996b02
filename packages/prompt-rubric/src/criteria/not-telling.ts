import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { hasAny, oncePerReading } from './evidence.ts';

const ruleOpenings = phraseSet(es.ruleOpenings, en.ruleOpenings);
const ruleLinks = wordSet(es.ruleLinks, en.ruleLinks);
const blanks = wordSet(es.blanks, en.blanks);
const announcements = phraseSet(es.announcements, en.announcements);
const demandOpenings = phraseSet(es.demandOpenings, en.demandOpenings);
const englishInterrogatives = wordSet(en.interrogatives);
/** With their accents: "como" compares, "cómo" asks. */
const spanishInterrogatives: ReadonlySet<string> = new Set(es.interrogatives.split(' '));
const gapNames = wordSet(es.gapNames, en.gapNames);
const answerParts = wordSet(es.answerParts, en.answerParts);
const calendar = wordSet(es.calendar, en.calendar);

/** What has the verb of a fact and tells none: a rule for a case, what stands for a gap, words that are quoted. */
export function tellsNothing(reading: Reading, range: WordRange): boolean {
  const { words } = reading;
  return (
    opensRule(words, range) ||
    phraseAt(words, range.from, demandOpenings) !== undefined ||
    hasAny(words, range.from, range.to, blanks) ||
    isMapping(words, range) ||
    answerParts.has(firstContent(words, range)) ||
    quotedWords(reading)[range.from] === 1
  );
}

/** "Qué pasó en la noche", "what comes next": in a sentence that asks, what the answer has to tell. */
export function opensQuestion({ words, text }: Reading, from: number): boolean {
  const at = ruleLinks.has(words[from]?.norm ?? '') && words[from]?.endsStressed === false ? from + 1 : from;
  const word = words[at];
  if (!word) return false;
  return (
    englishInterrogatives.has(word.norm) ||
    spanishInterrogatives.has(text.slice(word.start, word.end).toLowerCase())
  );
}

function firstContent(words: readonly Word[], { from, to }: WordRange): string {
  for (let at = from; at < to; at += 1) if (words[at]?.isFunction === false) return words[at]?.norm ?? '';
  return '';
}

/** "Sin dato = null", "falta: 0", "nota → línea": what becomes of what. */
function isMapping(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const word = words[at];
    if (word?.pause.equates || word?.gap.includes('|')) return true;
    if (gapNames.has(words[at - 1]?.norm ?? '') && word?.gap.includes(':')) return true;
  }
  return false;
}

/** "Si falta un precio", "and whatever I left out"; "every Tuesday" says when. */
export function opensRule(words: readonly Word[], { from, to }: WordRange): boolean {
  const at = ruleLinks.has(words[from]?.norm ?? '') ? from + 1 : from;
  const opening = phraseAt(words, at, ruleOpenings) ?? phraseAt(words, from, ruleOpenings);
  return opening !== undefined && opening.to < to && !calendar.has(words[opening.to]?.norm ?? '');
}

/** "And", "but": before what a clause begins with. */
export function isLink(word: Word | undefined): boolean {
  return word !== undefined && !word.endsStressed && ruleLinks.has(word.norm);
}

/** Whether a range says that the material is there: "abajo van las reseñas". */
export function announcesMaterial(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) if (phraseAt(words, at, announcements)) return true;
  return false;
}

const OPENING = '"“«„';
const CLOSING = '"”»';
/** Longer than this no quotation is read: a mark was left open. */
const LONGEST_QUOTATION = 40;

/** Marks the words between quotation marks. */
const quotedWords = oncePerReading(({ words }: Reading): Uint8Array => {
  const quoted = new Uint8Array(words.length);
  let from = -1;
  for (let at = 0; at < words.length; at += 1) {
    const gap = words[at]?.gap ?? '';
    if (gap !== '' && from >= 0 && (CLOSING.includes(gap[0] ?? ' ') || at - from > LONGEST_QUOTATION)) {
      if (at - from <= LONGEST_QUOTATION) quoted.fill(1, from, at);
      from = -1;
    }
    if (gap !== '' && OPENING.includes(gap.at(-1) ?? ' ')) from = at;
  }
  if (from >= 0 && words.length - from <= LONGEST_QUOTATION) quoted.fill(1, from);
  return quoted;
});
