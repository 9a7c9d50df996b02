import * as enCraft from '../../lexicon/en/craft.ts';
import * as en from '../../lexicon/en/examples.ts';
import * as esCraft from '../../lexicon/es/craft.ts';
import * as es from '../../lexicon/es/examples.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { findPhrases, phraseSet, type Lexicon, type PhraseMatch } from '../../matching/phrases.ts';
import { isAsking, type Reading, type Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import { clauseStart, hasAny, hasContent } from '../evidence.ts';
import { negations } from '../negation/reach.ts';

const models = phraseSet(es.modelCues, en.modelCues);
const deictics = phraseSet(es.deicticCues, en.deicticCues);
const ownPieces = phraseSet(es.ownPieceCues, en.ownPieceCues);
const after = phraseSet(es.modelCuesAfter, en.modelCuesAfter);
const requests = phraseSet(esCraft.exampleRequests, enCraft.exampleRequests);
const inPassing = wordSet(es.inPassing, en.inPassing);
const fixedWording = wordSet(es.fixedWording, en.fixedWording);
const workingVerbs = wordSet(es.workingVerbs, en.workingVerbs);
/** Words of substance that make a quotation a model and not a title or a word to use. */
const ENOUGH = 4;
/** "«…». See how plain it is? In that tone, write…": the second sentence may say it. */
const SENTENCES_AFTER = 2;
/** "No words from the bank: like this". */
const REACH_OF_NEGATION = 5;
const LONGEST_SAMPLE = 40;

/**
 * "Imitate this mail of mine: “…”", "in this form: «…»", "“…”. In that same tone, write…": what is set apart, or stands on
 * lines of its own, and is what the answer is to be like. Material to work on and wording to use are none.
 */
export function findModels(reading: Reading): WordRange[] {
  const { sentences, words } = reading;
  const announces = (place: number): boolean => {
    const next = sentences[place + 1];
    const gap = words[next?.from ?? words.length]?.gap ?? '';
    return next !== undefined && (next.isData || /^[*_) ]*:[^\n]*\n/.test(gap));
  };
  const has = (sentence: Sentence, set: Lexicon): boolean => cuesIn(reading, sentence, set).length > 0;
  const found: WordRange[] = [];
  for (const [place, lead] of sentences.entries()) {
    if (lead.isData || !announces(place)) continue;
    const sample = sampleAfter(reading, place + 1);
    // A form to fill in or the fields of a data format are no sample.
    if (/[{[]/.test(words[sample.from]?.gap ?? '')) continue;
    if (!hasContent(words, sample.from, sample.to, ENOUGH) || has(lead, requests)) continue;
    const isSetApart = sentences[place + 1]?.isData ?? false;
    const next = sentences.slice(sample.place, sample.place + SENTENCES_AFTER).filter(isAsking);
    const isWorkedOn = (): boolean =>
      [lead, ...next].some(({ from, to }) => hasAny(words, from, to, workingVerbs));
    const isShown =
      has(lead, models) ||
      (isSetApart && cuesIn(reading, lead, deictics).some((cue) => leadsTo(reading, lead, cue))) ||
      ((has(lead, ownPieces) || next.some((one) => has(one, after))) && !isWorkedOn());
    if (isShown) found.push({ from: sample.from, to: sample.to });
  }
  return found;
}

/** The cues of a sentence that says what is wanted, where no negation turns them round. */
function cuesIn({ words }: Reading, sentence: Sentence, set: Lexicon): PhraseMatch[] {
  if (!isAsking(sentence)) return [];
  return findPhrases(words, set, { from: sentence.bodyFrom, to: sentence.to }).filter(({ from }) => {
    // "If it does not say, for example the price, write: “…”."
    if (from > sentence.bodyFrom + 1 && inPassing.has(words[from - 1]?.norm ?? '')) return false;
    const start = Math.max(clauseStart(words, from, sentence.from), from - REACH_OF_NEGATION);
    return !hasAny(words, start, from, negations);
  });
}

/** Nothing but a remark in brackets or two words stands between the cue and the quotation: "like this text (its tone): “…”". */
function leadsTo({ words }: Reading, sentence: Sentence, { from, to }: PhraseMatch): boolean {
  if (hasAny(words, sentence.from, from, fixedWording)) return false;
  let outside = 0;
  let isInBrackets = false;
  for (let at = to; at < sentence.to; at += 1) {
    const gap = words[at]?.gap ?? '';
    if (gap.includes(')')) isInBrackets = false;
    if (gap.includes('(')) isInBrackets = true;
    if (!isInBrackets) outside += 1;
  }
  return outside <= 2;
}

/** All that is set apart, or the lines up to a blank one; and which sentence comes next. */
function sampleAfter({ sentences, words }: Reading, first: number): WordRange & { place: number } {
  const isSetApart = sentences[first]?.isData ?? false;
  const from = sentences[first]?.from ?? words.length;
  let place = first + 1;
  for (; place < sentences.length; place += 1) {
    const next = sentences[place];
    if (!next || next.isData !== isSetApart || next.to - from > LONGEST_SAMPLE) break;
    if (!isSetApart && /\n *\n/.test(words[next.from]?.gap ?? '')) break;
  }
  return { from, to: sentences[place - 1]?.to ?? from, place };
}
