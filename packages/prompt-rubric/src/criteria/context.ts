import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { contextMessages } from '../messages/context.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import { opensClause } from '../reading/sentences.ts';
import { detectConstraints } from './constraints.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { contentWords, quote, spanOf } from './evidence.ts';
import { detectRole } from './role.ts';

const cues = phraseSet(es.contextCues, en.contextCues);
const factVerbs = wordSet(es.factVerbs, en.factVerbs);
const answerSubjects = wordSet(es.answerSubjects, en.answerSubjects);

/** Words of substance that make a situation out of a mention. */
const ENOUGH = 5;
const ENOUGH_MATERIAL = 8;

type Case = 'situation' | 'material' | 'thin';
type Piece = { from: number; to: number; substance: number; isMaterial: boolean };

/** The situation, the reason and the facts: sentences that tell and do not ask, clauses with a reason, delimited material. */
export function detectContext(reading: Reading): Evidence<Case>[] {
  const claimed = [...detectRole(reading), ...detectConstraints(reading)];
  const isClaimed = (at: number) => {
    const start = reading.words[at]?.start ?? 0;
    return claimed.some((evidence) => start >= evidence.start && start < evidence.end);
  };
  const pieces = tellingSentences(reading).flatMap((sentence) => piecesOf(reading, sentence, isClaimed));
  const substance = pieces.reduce((sum, piece) => sum + piece.substance, 0);
  const isEnough = substance >= ENOUGH;
  return pieces.map((piece) => ({
    ...spanOf(reading.words, piece),
    strength: isEnough ? 'full' : 'part',
    say: !isEnough ? 'thin' : piece.isMaterial ? 'material' : 'situation',
    values: { context: quote(reading, piece) },
  }));
}

/** Facts may be taken from the exercise's instructions: that is what they are given for. */
function tellingSentences(reading: Reading): Sentence[] {
  return reading.sentences.filter(
    ({ discount }) => discount === undefined || discount === 'copied-instructions',
  );
}

function piecesOf(reading: Reading, sentence: Sentence, isClaimed: (at: number) => boolean): Piece[] {
  const { words } = reading;
  const whole = { from: sentence.bodyFrom, to: sentence.to };
  if (sentence.isData) {
    const substance = contentWords(words, whole).length;
    return substance >= 1
      ? [{ ...whole, substance: substance * (ENOUGH / ENOUGH_MATERIAL), isMaterial: true }]
      : [];
  }
  if (whole.from >= whole.to) return [];
  const label = sentence.label;
  if (label === 'context' || label === 'data') {
    return [{ ...whole, substance: contentWords(words, whole).length, isMaterial: false }];
  }
  if (label !== undefined && label !== 'task' && label !== 'goal') return [];
  if (isClaimed(whole.from)) return [];
  if (sentence.requests.length === 0) return factsOf(reading, sentence);
  return reasonsOf(reading, sentence, isClaimed);
}

/** A sentence that asks for nothing and has a verb of facts or a sign of a situation. */
function factsOf(reading: Reading, sentence: Sentence): Piece[] {
  const { words } = reading;
  const whole = { from: sentence.bodyFrom, to: sentence.to };
  const subject = contentWords(words, { from: whole.from, to: Math.min(whole.from + 2, whole.to) })[0];
  if (subject && answerSubjects.has(subject.norm)) return [];
  for (let at = whole.from; at < whole.to; at += 1) {
    if (factVerbs.has(words[at]?.norm ?? '') || phraseAt(words, at, cues)) {
      const substance = contentWords(words, whole).length;
      return substance >= 2 ? [{ ...whole, substance, isMaterial: false }] : [];
    }
  }
  return [];
}

/** Within a request: what comes before the command, and from the first sign of a reason or situation on. */
function reasonsOf(reading: Reading, sentence: Sentence, isClaimed: (at: number) => boolean): Piece[] {
  const { words } = reading;
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    if (isClaimed(at) || !phraseAt(words, at, cues)) continue;
    const request = sentence.requests.find(({ from }) => from > at);
    let to = at + 1;
    while (
      to < sentence.to &&
      !isClaimed(to) &&
      !(request && to >= request.from && opensClause(words, to, sentence))
    )
      to += 1;
    const substance = contentWords(words, { from: at, to }).length;
    return substance >= 1 ? [{ from: at, to, substance, isMaterial: false }] : [];
  }
  return [];
}

export const context = defineCriterion({ id: 'context', messages: contextMessages, detect: detectContext });
