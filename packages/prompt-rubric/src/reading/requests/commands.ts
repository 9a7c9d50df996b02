import * as en from '../../lexicon/en/requests.ts';
import { factVerbs } from '../../lexicon/es/context.ts';
import * as es from '../../lexicon/es/requests.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { isCommandForm } from '../commands.ts';
import { isSending } from '../sending.ts';
import { opensClause, type WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';

export const nounLike = wordSet(es.nounLikeVerbs, en.nounLikeVerbs);
export const openers = wordSet(es.openers, en.openers);
export const determiners = wordSet(es.determiners, en.determiners);
export const nounContexts = wordSet(es.nounContexts, en.nounContexts);
const adverbials = wordSet(es.adverbials, en.adverbials);
const englishObjects = wordSet(en.objectOpeners);
const spanishObjects = wordSet(es.objectOpeners);
const pleas = wordSet(en.pleas);
const binding = wordSet(es.binding);
const nounComplements = wordSet(es.nounComplements, en.nounComplements);
const notCommands = wordSet(es.notCommands, en.notCommands, factVerbs);

export function isCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  const word = words[at];
  if (!word || word.endsStressed) return false;
  if (!word.isCommandForm)
    return at === sentence.from ? isUnknownCommand(words, at, sentence) : isAskedToSend(words, at);
  const next = at + 1 < sentence.to ? words[at + 1] : undefined;
  if (nounLike.has(word.norm) && (!next || next.gap !== '' || nounComplements.has(next.norm))) return false;
  const before = words[at - 1];
  if (opensClause(words, at, sentence)) return true;
  if (!before) return true;
  if (openers.has(before.norm)) return true;
  if (isForMe(word.norm) && !binding.has(before.norm)) return true;
  const opensWithAdverbial = adverbials.has(words[sentence.from]?.norm ?? '');
  return (
    opensWithAdverbial &&
    !nounContexts.has(before.norm) &&
    !before.isFunction &&
    next !== undefined &&
    (determiners.has(next.norm) || next.isNumber)
  );
}

/** "Hazme", "devolveme", "pásamelo": a command whatever stands before. "Para escribirme" is none. */
function isForMe(norm: string): boolean {
  const bare = norm.replace(/(?:me|nos)(?:l[oa]s?)?$/, '');
  return bare !== norm && !bare.endsWith('r') && isCommandForm(bare);
}

/** "Please text my landlord". */
function isAskedToSend(words: readonly Word[], at: number): boolean {
  return pleas.has(words[at - 1]?.norm ?? '') && isSending(words, at);
}

/** "Arrange the twelve items": a word no list knows, first in its sentence, with a determiner after it. */
function isUnknownCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  const word = words[at];
  const next = at + 1 < sentence.to ? words[at + 1] : undefined;
  if (!word || !next || next.gap !== '' || word.isNumber) return false;
  if (word.isFunction || notCommands.has(word.norm) || /(?:ing|ly|mente|ed)$/.test(word.norm)) return false;
  // "Quedo a la espera" and "Aviso a comerciantes" are Spanish, whatever the "a" looks like.
  if (next.norm === 'a' && /[aos]$/.test(word.norm)) return false;
  if (englishObjects.has(next.norm)) return word.norm.length > 2;
  const isFutureOrPast = /(?:r[ai]|r[ai]n|ban?|ian?)$/.test(word.norm);
  return (
    spanishObjects.has(next.norm) &&
    /(?:[aei]|[aei][rn])$/.test(word.norm) &&
    !isFutureOrPast &&
    word.norm.length > 3
  );
}
