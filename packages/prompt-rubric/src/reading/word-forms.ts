import * as en from '../lexicon/en/policies.ts';
import * as es from '../lexicon/es/policies.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { enclitics } from '../lexicon/es/requests.ts';
import { withoutPronouns, type Forms } from '../matching/concepts.ts';
import { foldPhrase } from './fold.ts';
import { commandForms } from './spanish-verbs.ts';

export type WordForms = Forms & {
  /** A form that may be a subject: "prometer está prohibido", "promising is forbidden". */
  isNominal: (norm: string) => boolean;
  /** A command that has its pronoun attached: "invéntatelo". Only commands that nothing negates have it there. */
  isAffirmative: (norm: string) => boolean;
  /** A form that forbids after "no": "inventes". */
  isForbidding: (norm: string) => boolean;
};

const knowing = wordSet(es.knowing);

/** The forms of every word that the phrases of the lexicons name as `~word`. */
export const forms = formsOfPhrases();

function formsOfPhrases(): WordForms {
  const lemmas = new Map<string, string[]>();
  const bearers = new Set<string>();
  const commands = new Set<string>();
  const forbidding = new Set<string>();
  const enter = (form: string, lemma: string): void => {
    const known = lemmas.get(form);
    if (!known) lemmas.set(form, [lemma]);
    else if (!known.includes(lemma)) known.push(lemma);
  };
  const spanish = new Set<string>();
  const entries = [...foldPhrase(es.regularVerbs), ...es.irregularVerbs.split(',')];
  for (const entry of entries) {
    const infinitive = foldPhrase(entry)[0] ?? '';
    if (!infinitive) continue;
    spanish.add(infinitive);
    const gerund = infinitive.slice(0, -2) + (infinitive.endsWith('ar') ? 'ando' : 'iendo');
    const { plain, bearing } = commandForms(entry);
    for (const form of [...plain, gerund, `${plain[1] ?? ''}n`]) enter(form, `~${infinitive}`);
    for (const form of [...bearing, gerund]) bearers.add(form);
    const formal = plain[2] ?? '';
    if (!knowing.has(infinitive)) forbidding.add(`${formal}s`);
    for (const form of bearing) if (form !== infinitive) commands.add(form);
  }
  const english = new Set(foldPhrase(en.verbs));
  const englishOnes = new Set<string>();
  for (const verb of english)
    for (const form of englishForms(verb)) {
      enter(form, `~${verb}`);
      englishOnes.add(form);
    }
  enterOthers(Object.values(es.policies), spanish, withSpanishForms, enter);
  enterOthers(Object.values(en.policies), english, withEnglishForms, enter);
  const pronouns = foldPhrase(`${enclitics} telo tela telos telas sele`).sort((a, b) => b.length - a.length);
  // "Estimate" is spelled like "estímate".
  const isAffirmative = (norm: string): boolean =>
    !englishOnes.has(norm) && withoutPronouns(norm, pronouns, commands) !== undefined;
  const isNominal = (norm: string): boolean =>
    norm.endsWith('ing') || (/[aei]r$/.test(norm) && !englishOnes.has(norm));
  return {
    lemmas,
    bearers,
    pronouns,
    isAffirmative,
    isNominal,
    isForbidding: (norm) => forbidding.has(norm),
  };
}

function enterOthers(
  lists: readonly string[],
  verbs: ReadonlySet<string>,
  formsOf: (word: string) => string,
  enter: (form: string, lemma: string) => void,
): void {
  for (const list of lists)
    for (const [, spelled = ''] of list.matchAll(/~(\S+?)(?=[\s,]|$)/g)) {
      const [word = ''] = foldPhrase(spelled);
      if (verbs.has(word)) continue;
      const base = word.replace(/(?:se|le)$/, '');
      if (verbs.has(base)) for (const form of [word]) enter(form, `~${word}`);
      else for (const form of formsOf(word).split(' ')) enter(form, `~${word}`);
    }
}

function englishForms(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb}ing`];
  if (/(?:s|x|ch|sh)$/.test(verb)) return [verb, `${verb}es`, `${verb}ing`];
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb)) return [verb, `${verb}s`, `${verb}${verb.at(-1)}ing`];
  return [verb, `${verb}s`, `${verb}ing`];
}
