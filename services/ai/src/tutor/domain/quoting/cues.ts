import { fold } from '@academy/service-kit/text/fold.ts';
import { tellingWords, termOf } from '../../../retrieval/terms.ts';
import type { AskedFor } from '../asked-for.ts';

const termsOf = (text: string): string[] => tellingWords(text).map(termOf);

/** "This is called X", and what a sentence has before its verb. */
const naming = /\b(?:se (?:le |la |lo |les |las |los )?(?:llama|llaman|conoce|conocen)|called|known as)\b/;
const article = /^(?:(?:un|una|el|la|los|las|a|an|the) )?/;
const head = new RegExp(
  `${article.source}((?:\\S+ ){1,4}?)(?:(?:es|son|is|are)(?! (?:no|not|lo que no)\\b)|means?|significa|consiste|quiere decir)\\b`,
);
const cause =
  /\b(?:porque|por eso|ya que|puesto que|asi que|de modo que|para que|asi|because|since|that is why|that s why|so that|otherwise|si no)\b/;
const illustration = /[«“"]|\b(?:por ejemplo|for example|such as)\b/;
const amount =
  /\d|\b(?:uno|una|dos|tres|cuatro|cinco|diez|veinte|one|two|three|four|five|ten|twenty|enough|basta|largo|long|longer)\b/;
const advice =
  /^(?:(?:before|if|when|once|unless|antes de|si|cuando)\b|(?:ask|say|give|put|write|use|keep|choose|take|start|check|name|add|set|read|count|look|run|fill|swap|replace|tell|show|describe|paste|copy|number|try|change|make|state|point|search|leave|compare|define|label|test|mark|find|draw|order|pide|pidele|di|dile|da|dale|pon|ponle|escribe|usa|elige|empieza|comprueba|nombra|anade|lee|cuenta|mira|prueba|rellena|cambia|copia|quita|guarda|busca|senala|haz|numera|describe|ensena|muestra|compara|define|etiqueta|marca|enmarca|separa|vuelve|lleva|ordena)\b)/;

const amounts = {
  defined: 0.6,
  named: 0.5,
  subject: 0.35,
  mentioned: 0.1,
  cause: 0.15,
  illustration: 0.15,
} as const;
/** From here on a sentence says what something is. */
export const leastOfDefinition = amounts.subject;
const ofAmount = 0.12;
const ofAdvice = 0.12;

/** "X (what it is)" and "without examples it is X". */
const gloss = /(\S+) \(|\b(?:is|are|es|son) (\S+)/g;
const glossed = (text: string, hasTerm: (word: string) => boolean): boolean =>
  [...text.matchAll(gloss)].some(([, before, after]) => hasTerm(before ?? after ?? ''));

/** Whether a text has an example in it, such as words between quotation marks. */
export const illustrates = (text: string): boolean => illustration.test(text);

/** What something is not says little of what it is. */
const denial = /\b(?:is not|are not|isn['’]t|aren['’]t|no es|no son) (?:un|una|a|an|the|el|la)\b/;

type Cue = (text: string) => number;

/** How much a sentence sounds like a definition of these words. */
const definitionOf = (subject: string): Cue => {
  const terms = new Set(termsOf(subject));
  const hasTerm = (text: string): boolean => termsOf(text).some((term) => terms.has(term));
  return (text) => {
    const plain = fold(text);
    const shared = new Set(termsOf(text).filter((term) => terms.has(term))).size / Math.max(1, terms.size);
    if (shared === 0) return 0;
    if (denial.test(plain)) return -amounts.mentioned;
    const before = head.exec(plain)?.[1];
    if (before !== undefined && hasTerm(before)) return amounts.defined;
    if (naming.test(plain) || glossed(text, hasTerm)) return amounts.named * shared;
    const [first = ''] = plain.replace(article, '').split(' ');
    return hasTerm(first) ? amounts.subject : amounts.mentioned * shared;
  };
};

const ofAmounts: Cue = (text) => (amount.test(fold(text)) ? ofAmount : 0);
const plainCues: Partial<Record<AskedFor['kind'], Cue>> = {
  why: (text) => (cause.test(fold(text)) ? amounts.cause : 0),
  example: (text) => (illustrates(text) ? amounts.illustration : 0),
  how: (text) => (advice.test(fold(text).replace(/^[^\p{L}]+/u, '')) ? ofAdvice : 0),
  amount: ofAmounts,
};

/** What a sentence's words add to how well it answers, by the kind of answer that is wanted. */
export const cueOf = ({ kind, subjects }: AskedFor): Cue =>
  kind === 'definition' || kind === 'difference'
    ? definitionOf(subjects.join(' '))
    : (plainCues[kind] ?? (() => 0));
