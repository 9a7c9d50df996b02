import { wordSet } from '../lexicon/fold-list.ts';
import { taskMessages } from '../messages/task.ts';
import { isFunctionWord } from '../reading/language.ts';
import { askingSentences, type Reading } from '../reading/read-prompt.ts';
import type { Request } from '../reading/requests.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { quote, spanOf } from './evidence.ts';

const asides = wordSet(
  'para en con sin que donde como porque',
  'for in with without that where as because using',
);

type Case = 'explicit' | 'wish' | 'question' | 'noObject';

/** An explicit verb of what to do, with an object that says on what. */
export function detectTask(reading: Reading): Evidence<Case>[] {
  const hasMaterial = reading.sentences.some((sentence) => sentence.isData);
  return askingSentences(reading)
    .flatMap((sentence) => sentence.requests)
    .map((request) => judge(reading, request, hasMaterial));
}

function judge(reading: Reading, request: Request, hasMaterial: boolean): Evidence<Case> {
  const range = { from: request.from, to: coreEnd(reading, request) };
  const span = spanOf(reading.words, range);
  const values = { task: quote(reading, range) };
  if (request.kind !== 'command') {
    return { ...span, strength: 'part', say: request.kind === 'wish' ? 'wish' : 'question', values };
  }
  // "Resume este texto" is complete when the text is there.
  const enough = hasMaterial ? request.to - request.from >= 2 : request.substance >= 2;
  return enough
    ? { ...span, strength: 'full', say: 'explicit', values }
    : { ...span, strength: 'part', say: 'noObject', values };
}

/** The verb and its object, without what follows about readers, shape or limits: those are other criteria's words. */
function coreEnd({ words }: Reading, { from, to }: Request): number {
  let substance = 0;
  for (let at = from + 1; at < to; at += 1) {
    const norm = words[at]?.norm ?? '';
    if (substance > 0 && asides.has(norm)) return at;
    if (!isFunctionWord(norm)) substance += 1;
  }
  return to;
}

export const task = defineCriterion({ id: 'task', messages: taskMessages, detect: detectTask });
