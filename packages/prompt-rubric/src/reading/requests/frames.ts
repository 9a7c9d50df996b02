import * as en from '../../lexicon/en/requests.ts';
import * as es from '../../lexicon/es/requests.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { WordRange } from '../sentences.ts';
import type { Word } from '../words.ts';
import { nounContexts, nounLike, openers } from './commands.ts';

const indefinite = wordSet(es.indefinites, en.indefinites);
const courteous = wordSet(es.courteousVerbs);
const clitics = wordSet(es.clitics);

export function leadsToCommand(words: readonly Word[], at: number, sentence: WordRange): boolean {
  for (let next = at; next < Math.min(at + 3, sentence.to); next += 1) {
    const norm = words[next]?.norm ?? '';
    const before = words[next - 1]?.norm ?? '';
    const afterArticle = next > at ? nounContexts.has(before) : indefinite.has(before);
    if (words[next]?.isCommandForm) return !(nounLike.has(norm) && afterArticle);
    if (isAddressed(words, at, next)) return true;
    if (!openers.has(norm) && !clitics.has(norm) && norm !== 'us' && norm !== 'to') return false;
  }
  return false;
}

/** To play a part is no task. */
const roleVerbs = wordSet(en.roleVerbs);

const roleStems = [es.roleStems, en.roleStems].flatMap((stems) => stems.split(' '));

const secondPerson = /(?:[aei]s|r[ai]s|[ae]ses)$/;
/** "…que me preparara", to somebody who is called usted. */
const formalPast = /(?:ara|[ij]era|ase|[ij]ese)$/;

/** After "que" a second person ("que me armaras"; courtesy may leave "que" out: "le agradecería me armara"), after "you", "to" or "mind" whatever verb follows: "I need you to unpick". */
function isAddressed(words: readonly Word[], at: number, next: number): boolean {
  const word = words[next];
  const beforeClitic = clitics.has(words[at - 1]?.norm ?? '') ? at - 2 : at - 1;
  const lead = words[beforeClitic]?.norm ?? '';
  if (!word || word.isFunction || word.isNumber || word.gap !== '' || playsPart(word.norm)) return false;
  if (lead === 'que' || courteous.has(lead))
    return (
      isCliticOrNone(words, at, next) &&
      (secondPerson.test(word.norm) ||
        (clitics.has(words[next - 1]?.norm ?? '') && formalPast.test(word.norm))) &&
      word.norm.length > 4
    );
  return (
    next === at &&
    ((lead === 'to' && words[at - 2]?.norm === 'you') ||
      (lead === 'mind' && word.norm.endsWith('ing')) ||
      lead === 'you')
  );
}

function playsPart(norm: string): boolean {
  return roleVerbs.has(norm) || roleStems.some((stem) => norm.startsWith(stem));
}

function isCliticOrNone(words: readonly Word[], at: number, next: number): boolean {
  return next === at || (next === at + 1 && clitics.has(words[at]?.norm ?? ''));
}
