import * as en from '../lexicon/en/directions.ts';
import * as es from '../lexicon/es/directions.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import { pieceAt } from '../reading/pieces.ts';
import type { Reading } from '../reading/reading.ts';
import { isSending } from '../reading/sending.ts';
import type { Request } from '../reading/requests/request.ts';
import { findCues } from './cues.ts';
import { findDirections } from './directions.ts';
import { findInEach, oncePerReading } from './evidence.ts';

const chatSigns = phraseSet(es.chatSigns, en.chatSigns);
const salutations = wordSet(es.salutations.replaceAll(',', ' '), en.salutations.replaceAll(',', ' '));
const closings = phraseSet(es.closings, en.closings);
const workVerbs = wordSet(en.workVerbs);
const workStems = es.workStems.split(/\s+/);
const toUs = wordSet(es.toUs);
/** One remark may stand in a request; with a second, somebody is talking. */
const FEWEST_REMARKS = 2;
/** With so many sides of the answer settled, what looks like a letter holds a commission. */
const FEWEST_IN_A_COMMISSION = 2;

/** Whether the writer talks about the exercise and asks for nothing: "yo pondría…", "does it count if…". */
export const talksAboutIt = oncePerReading((reading: Reading): boolean => {
  const remarks = new Set(findCues(reading, chatSigns).map(({ phrase }) => phrase));
  return remarks.size >= FEWEST_REMARKS;
});

/** Whether it opens or closes as a letter to its reader does. */
export const isLetter = oncePerReading((reading: Reading): boolean => {
  const first = reading.words[reading.asking[0]?.from ?? 0];
  const opens = salutations.has(first?.norm ?? '');
  return opens || findCues(reading, closings).some(({ from, sentence }) => from === sentence.from);
});

/**
 * Whether all that is asked belongs to the finished text and speaks to its reader: "Recójala en el número 14", "Call us".
 */
export const speaksToReader = oncePerReading((reading: Reading): boolean => {
  if (findDirections(reading).sides >= FEWEST_IN_A_COMMISSION) return false;
  const requests = findInEach(reading.asking, (sentence) => sentence.requests);
  return requests.every((request) => request.kind === 'question' || isForReader(reading, request));
});

function isForReader(reading: Reading, { kind, from, to, isFramed }: Request): boolean {
  if (kind !== 'command' || isFramed) return false;
  if (pieceAt(reading.words, from + 1, to) !== undefined) return false;
  if (sendsText(reading, from)) return false;
  const norm = reading.words[from]?.norm ?? '';
  if (isLetter(reading) || toUs.has(norm)) return true;
  const isForTheWriter = norm.endsWith('me') || reading.words[from + 1]?.norm === 'me';
  return !isForTheWriter && !isWork(norm);
}

/** "Email the shop…" is a commission where the prompt opens with it; further on it is told to whoever reads the text. */
function sendsText({ words, asking }: Reading, at: number): boolean {
  const opensPrompt = asking[0] !== undefined && at >= asking[0].bodyFrom && at < asking[0].to;
  return opensPrompt && isSending(words, at);
}

function isWork(norm: string): boolean {
  return workVerbs.has(norm) || workStems.some((stem) => norm.startsWith(stem));
}
