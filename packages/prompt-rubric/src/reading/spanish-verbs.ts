import { enclitics, irregularVerbs, regularVerbs } from '../lexicon/es/requests.ts';
import { foldPhrase } from './fold.ts';

/**
 * Every folded form in which a Spanish verb asks for something: infinitive, commands with tú, usted, vos, vosotros and
 * ustedes, the subjunctive after "quiero que", the first person plural, each also with pronouns attached (`escríbeme`).
 */
export function spanishCommands(): string[] {
  const plain = [
    ...foldPhrase(regularVerbs).flatMap(regularForms),
    ...irregularVerbs.split(',').flatMap(irregularForms),
  ];
  const pronouns = foldPhrase(enclitics);
  const attached = plain.filter(takesPronouns).flatMap((form) => pronouns.map((pronoun) => form + pronoun));
  return [...plain, ...attached];
}

/** The forms of one verb, given as its infinitive or with its commands with tú and usted, and those that take pronouns. */
export function commandForms(entry: string): { plain: string[]; bearing: string[] } {
  const plain =
    foldPhrase(entry).length > 1 ? irregularForms(entry) : regularForms(foldPhrase(entry)[0] ?? '');
  return { plain, bearing: plain.filter(takesPronouns) };
}

function regularForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.at(-2) ?? 'a';
  const familiar = vowel === 'a' ? `${stem}a` : `${stem}e`;
  return formsOf(infinitive, familiar, vowel === 'a' ? `${softStem(stem)}e` : `${stem}a`);
}

/** Keeps the sound of the stem before `e`: clasificar, clasifique; organizar, organice; entregar, entregue. */
function softStem(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}

function irregularForms(entry: string): string[] {
  const [infinitive = '', familiar = '', formal = ''] = foldPhrase(entry);
  return formsOf(infinitive, familiar, formal);
}

function formsOf(infinitive: string, familiar: string, formal: string): string[] {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.at(-2) ?? 'a';
  return [
    infinitive,
    familiar,
    formal,
    `${formal}n`,
    `${formal}s`,
    `${formal}mos`,
    `${stem}${vowel}`,
    `${stem}${vowel}d`,
  ].filter((form) => form.length > 2 || form === 'da' || form === 'di');
}

function takesPronouns(form: string): boolean {
  return !form.endsWith('s') && !form.endsWith('d');
}
