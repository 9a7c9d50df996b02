import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { examplesMessages } from '../messages/examples.ts';
import { labelOfName } from '../reading/labels.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { evidenceOver, findCues, type CueFound } from './cues.ts';
import { negations } from './negation/reach.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, contentWords, countContent, hasContent } from './evidence.ts';
import { findModels } from './examples/models.ts';

const cues = phraseSet(es.exampleCues, en.exampleCues);
const requests = phraseSet(es.exampleRequests, en.exampleRequests);
const inputs = wordSet(es.inputNames, en.inputNames);
const exampleNouns = wordSet(es.exampleNouns, en.exampleNouns);
const outputs = wordSet(es.outputNames, en.outputNames);
const outputTerms = startsOf(outputs);
/** Words of substance that make an example one can imitate. */
const ENOUGH = 3;
const FEWEST_QUOTED = 2;

type Case = 'shown' | 'glimpse' | 'asked';

/** A sample of the wanted answer: labelled, tagged, as a pair of input and output, or after "like this:". */
export function detectExamples(reading: Reading): Evidence<Case>[] {
  const found = [
    ...tagged(reading),
    ...labelled(reading),
    ...pairs(reading),
    ...arrows(reading),
    ...announced(reading),
    ...findModels(reading).map((range) => evidenceOver(reading, range, 'full', 'shown' as const)),
  ];
  if (found.length > 0) return found.sort((a, b) => a.start - b.start);
  return findCues(reading, requests).map((cue) => evidenceOver(reading, cue, 'part', 'asked'));
}

function tagged({ blocks }: Reading): Evidence<Case>[] {
  return blocks
    .filter(
      ({ kind, name, start, end }) => kind === 'tag' && labelOfName(name) === 'examples' && end - start > 10,
    )
    .map(({ start, end }) => ({ start, end, strength: 'full', say: 'shown', values: {} }));
}

function labelled(reading: Reading): Evidence<Case>[] {
  return (
    reading.sentences
      .filter(({ label, isData, bodyFrom, to }) => label === 'examples' && !isData && bodyFrom < to)
      // What follows on the line of an example may speak of something else.
      .filter(({ from, bodyFrom }) => bodyFrom > from || (reading.words[from]?.gap.includes('\n') ?? false))
      .map((sentence) => {
        const body = { from: sentence.bodyFrom, to: sentence.to };
        const isFull = hasContent(reading.words, body.from, body.to, ENOUGH);
        return evidenceOver(reading, body, isFull ? 'full' : 'part', isFull ? 'shown' : 'glimpse');
      })
  );
}

/** "Entrada: … Salida: …". */
function pairs(reading: Reading): Evidence<Case>[] {
  const { words } = reading;
  const announces = (at: number, names: ReadonlySet<string>) =>
    names.has(words[at]?.norm ?? '') && /^[*_ ]*:/.test(words[at + 1]?.gap ?? '');
  for (let at = 0; at < words.length; at += 1) {
    if (!hasTerm(outputTerms, words[at]?.term ?? 0) || !announces(at, outputs)) continue;
    for (let before = at - 1; before >= Math.max(0, at - 40); before -= 1) {
      if (announces(before, inputs))
        return [evidenceOver(reading, { from: before, to: Math.min(words.length, at + 6) }, 'full', 'shown')];
    }
  }
  return [];
}

/**
 * "Border example: the handlebars move → today", "«brakes fail» = today", or several lines with an arrow or an equals sign each.
 * An equals sign alone also gives a value ("reply = four lines"): its left side is quoted or announced.
 */
function arrows(reading: Reading): Evidence<Case>[] {
  const { words, asking } = reading;
  const pointing: (WordRange & { end: number; isSure: boolean })[] = [];
  for (const sentence of asking)
    for (let at = Math.max(sentence.from, 1); at < sentence.to; at += 1) {
      const { pause, gap } = words[at]!;
      if (!pause.equates) continue;
      const from = lineStart(words, at);
      const isQuoted = /["”»'][^"“«]*(?:=|→|->)/u.test(gap) && quotesASample(words, at);
      if (pause.points || isQuoted || isAnnounced(words, { from, to: at }))
        pointing.push({ from, to: at, end: clauseEnd(words, at, sentence.to), isSure: isQuoted });
    }
  return pointing.flatMap(({ from, to, end, isSure }) => {
    const input = contentWords(words, { from, to });
    if ((!isAnnounced(words, { from, to }) && !isSure && pointing.length < 2) || input.length < 2) return [];
    return [evidenceOver(reading, { from, to: end }, 'full', 'shown' as const)];
  });
}

/** What is quoted before the sign says enough to be an input: not «sin datos» = vacía, which is a code. «No frena la rueda de atrás» says more. */
function quotesASample(words: readonly Word[], at: number): boolean {
  let from = at - 1;
  while (from > Math.max(0, at - LONGEST_LINE) && !/["“«']$/u.test(words[from]?.gap ?? '')) from -= 1;
  if (!negations.has(words[from]?.norm ?? '')) return hasContent(words, from, at, FEWEST_QUOTED);
  return hasContent(words, from + 1, at, ENOUGH);
}

const isAnnounced = (words: readonly Word[], range: WordRange): boolean =>
  contentWords(words, range).some(({ norm }) => exampleNouns.has(norm));

const LONGEST_LINE = 40;

function lineStart(words: readonly Word[], at: number): number {
  let from = at - 1;
  while (from > Math.max(0, at - LONGEST_LINE) && !words[from]?.gap.includes('\n')) from -= 1;
  return from;
}

/** "For example: …", "like these: …". */
function announced(reading: Reading): Evidence<Case>[] {
  const { words } = reading;
  return findCues(reading, cues).flatMap((cue) => {
    const from = endOfOwnLabel(words, cue) ?? cue.to;
    const rest = { from, to: Math.min(cue.sentence.to, from + 20) };
    const substance = countContent(words, rest.from, rest.to);
    if (substance === 0) return [];
    const isSet = /[:"“«,]/.test(words[from]?.gap ?? '');
    if (!isSet) return [];
    const isFull = substance >= ENOUGH && /[:"“«]/.test(words[from]?.gap ?? '');
    return [
      evidenceOver(
        reading,
        { from: cue.from, to: rest.to },
        isFull ? 'full' : 'part',
        isFull ? 'shown' : 'glimpse',
      ),
    ];
  });
}

const LONGEST_LABEL = 6;

/** "Ejemplo de punto: …", "sample line: …" at the start of a sentence: where the label's colon is. */
function endOfOwnLabel(words: readonly Word[], { from, to, sentence }: CueFound): number | undefined {
  if (from !== sentence.bodyFrom || !isAnnounced(words, { from, to })) return undefined;
  for (let at = to; at < Math.min(to + LONGEST_LABEL, sentence.to); at += 1) {
    const gap = words[at]?.gap ?? '';
    if (gap !== '') return gap.startsWith(':') ? at : undefined;
  }
  return undefined;
}

export const examples = defineCriterion({
  id: 'examples',
  messages: examplesMessages,
  detect: detectExamples,
  // A sample of the answer says much else by the way.
  sharesWith: 'all',
});
