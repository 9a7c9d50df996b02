import * as en from '../lexicon/en/must-nots.ts';
import * as es from '../lexicon/es/must-nots.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, phraseSetOf, type Lexicon, type PhraseSet } from '../matching/phrases.ts';
import { mustNotsMessages } from '../messages/must-nots.ts';
import { oncePerObject } from '../once-per-object.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { MUST_NOT_KINDS, type CriterionSetting, type MustNotKind } from '../rubric.ts';
import { evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { clauseEnd, findInEach } from './evidence.ts';
import { isNegatedPhrase } from './negation/negated-phrases.ts';
import { findBreaches } from './policies/breaches.ts';
import { showsGap } from './policies/codes.ts';

type Case = 'none' | 'own' | MustNotKind;

const LISTED_KINDS = MUST_NOT_KINDS.filter((kind) => kind in es.mustNots) as (keyof typeof es.mustNots)[];
const builtIn = new Map<MustNotKind, Lexicon>(
  LISTED_KINDS.map((kind) => [kind, phraseSet(es.mustNots[kind], en.mustNots[kind])]),
);
const harmless = phraseSet(es.harmless, en.harmless);
const ruledOut = phraseSet(es.ruledOut, en.ruledOut, es.tiedToSource, en.tiedToSource);
const concessions = phraseSet(es.concessions, en.concessions);
const articles = wordSet(en.articles);
const fills = wordSet(es.fills, en.fills);
const FARTHEST_MARK = 5;
const FARTHEST_RULED_OUT = 12;
const FARTHEST_CONCEDED = 8;

/** Nothing is asked for that the exercise rules out: by the kinds it names, or in its own words. */
export function detectMustNots(reading: Reading, setting: CriterionSetting): Evidence<Case>[] {
  const found = [
    ...(setting.kinds ?? []).flatMap((kind) => asked(reading, findKind(reading, kind), kind)),
    ...broken(reading, setting.kinds ?? []),
    ...asked(reading, findOwn(reading, setting), 'own'),
  ].sort((a, b) => a.start - b.start);
  return found.length > 0 ? found : [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

function broken(reading: Reading, kinds: readonly MustNotKind[]): Evidence<Case>[] {
  if (kinds.length === 0) return [];
  return findBreaches(reading)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ from, to, kind, sentence }) => {
      const end = Math.max(to, clauseEnd(reading.words, to - 1, sentence.to));
      return evidenceOver(reading, { from, to: end }, 'against', kind);
    });
}

function findKind(reading: Reading, kind: MustNotKind): CueFound[] {
  const set = builtIn.get(kind);
  return set ? findCues(reading, set) : [];
}

function asked(reading: Reading, cues: readonly CueFound[], say: Case): Evidence<Case>[] {
  return cues
    .filter((cue) => !isHarmless(reading, cue) && !isNegatedPhrase(reading, cue))
    .filter((cue) => say !== 'invent' || !fillsWithAMark(reading, cue))
    .map((cue) => {
      const to = Math.max(cue.to, clauseEnd(reading.words, cue.from, cue.sentence.to));
      return evidenceOver(reading, { from: cue.from, to }, 'against', say);
    });
}

/** "Assume the role of…", "if it is only a guess", "what others do does not count", "even if you know what others do". */
function isHarmless({ words }: Reading, { from, to, sentence }: CueFound): boolean {
  const isNoun = to - from === 1 && articles.has(words[from - 1]?.norm ?? '');
  if (isNoun || phraseAt(words, from, harmless)) return true;
  for (let at = to; at < Math.min(to + FARTHEST_RULED_OUT, sentence.to); at += 1)
    if (phraseAt(words, at, ruledOut)) return true;
  for (let at = Math.max(sentence.bodyFrom, from - FARTHEST_CONCEDED); at < from; at += 1)
    if (phraseAt(words, at, concessions)) return true;
  return false;
}

/** "Rellena los huecos con un guion", "fill it in with the code 00". */
function fillsWithAMark({ words }: Reading, { from, to, sentence }: CueFound): boolean {
  if (!fills.has(words[from]?.norm ?? '')) return false;
  return showsGap(words, { from: to, to: Math.min(to + FARTHEST_MARK, sentence.to) });
}

function findOwn(reading: Reading, setting: CriterionSetting): CueFound[] {
  if (!setting.any) return [];
  const phrases = phrasesOf(setting.any);
  return findInEach(reading.asking, (sentence) => ownIn(reading, sentence, phrases));
}

function ownIn({ words }: Reading, sentence: Sentence, phrases: PhraseSet): CueFound[] {
  const found: CueFound[] = [];
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    const match = phraseAt(words, at, phrases);
    if (!match || match.to > sentence.to) continue;
    found.push({ ...match, sentence });
    at = match.to - 1;
  }
  return found;
}

const phrasesOf = oncePerObject(({ es, en }: NonNullable<CriterionSetting['any']>) =>
  phraseSetOf([...es, ...en]),
);

export const mustNots = defineCriterion({
  id: 'must-nots',
  messages: mustNotsMessages,
  detect: detectMustNots,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
