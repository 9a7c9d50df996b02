import { wordSet } from '../lexicon/fold-list.ts';
import { taskMessages } from '../messages/task.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { createSearch } from '../reading/search.ts';
import type { Request } from '../reading/requests.ts';
import type { WordRange } from '../reading/sentences.ts';
import { namesTask } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, countContent, findInEach, oncePerReading, quote, spanOf } from './evidence.ts';

const asides = wordSet(
  'para en con sin que donde como porque',
  'for in with without that where as because using so',
);

/** Words of substance in the whole prompt after which a bare object is no longer bare. */
const ELABORATED = 14;

type Case = 'explicit' | 'wish' | 'question' | 'noObject';

/** An explicit verb of what to do, with an object that says on what. */
export const detectTask = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const sentences = reading.asking;
  const said = sentences.reduce((sum, { from, to }) => sum + countContent(reading.words, from, to), 0);
  const hasMaterial = reading.sentences.some((sentence) => sentence.isData);
  const isElaborated = hasMaterial || said >= ELABORATED;
  const coreEnd = createCoreEnd(reading);
  return findInEach(sentences, (sentence) => {
    if (namesTask(reading, sentence)) {
      const to = Math.min(sentence.to, clauseEnd(reading.words, sentence.bodyFrom, sentence.to));
      return [evidence(reading, { from: sentence.bodyFrom, to }, 'explicit')];
    }
    return sentence.requests.map((request) =>
      judge(reading, request, { isElaborated, hasMaterial, to: coreEnd(request) }),
    );
  });
});

/** Whether the prompt asks for anything, however little it says about what: a question alone does not. */
export function asksForAnything(reading: Reading): boolean {
  return detectTask(reading).some(({ say }) => say !== 'question');
}

/** What the rest of the prompt adds to a short object, and where the object ends. */
type Surroundings = { isElaborated: boolean; hasMaterial: boolean; to: number };

function judge(
  reading: Reading,
  request: Request,
  { isElaborated, hasMaterial, to }: Surroundings,
): Evidence<Case> {
  const range = { from: request.from, to };
  if (request.kind !== 'command') return evidence(reading, range, request.kind);
  // "Resume este texto" is complete when the text is there, and "Escribe un aviso" when the rest says about what.
  const isVerbAlone = request.to - request.from < 2;
  const hasObject =
    request.substance >= 2 ||
    (isElaborated && (request.substance === 1 || hasMaterial || !request.isVague) && !isVerbAlone);
  return evidence(reading, range, hasObject ? 'explicit' : 'noObject');
}

function evidence(reading: Reading, range: WordRange, say: Case): Evidence<Case> {
  const strength = say === 'explicit' ? 'full' : 'part';
  return { ...spanOf(reading.words, range), strength, say, values: { task: quote(reading, range) } };
}

/** The verb and its object, without what follows about readers, shape or limits: those are other criteria's words. */
function createCoreEnd({ words }: Reading): (request: Request) => number {
  const content = createSearch(words, words.length, ({ isFunction }) => !isFunction);
  const aside = createSearch(words, words.length, ({ norm }) => asides.has(norm));
  return ({ from, to }) => Math.min(to, aside(content(from + 1) + 1));
}

export const task = defineCriterion({
  id: 'task',
  messages: taskMessages,
  detect: detectTask,
  // What is to be written is often named by its shape: "haz una tabla de tres columnas".
  sharesWith: ['format', 'audience', 'context'],
  mayBePointedOut: 'in-a-request',
});
