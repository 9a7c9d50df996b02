import { closeness } from '@academy/sentence-encoder/sentence.ts';
import type { Evidence } from './evidence.ts';
import type { Comparing } from './comparing.ts';
import { clausesOf, type Clause } from './polarity.ts';

/** How much two clauses have to speak of the same before their sides are compared, and how much more than any on the same side. */
const leastAlike = 0.5;
const leastLead = { withSentences: 0.03, withoutThem: 0.25 };
/** A clause of fewer words says nothing by itself. */
const fewestWords = 2;
/** How much farther from what the text says a sentence may get when it is denied, and still contradict it. */
const leastGain = -0.06;

const denial =
  /\b(?:no|not|never|nothing|nobody|without|nunca|tampoco|ni|nada|nadie|ning[uú]n|ninguna|sin)\b|n[’']t\b/giu;
const spanish = /[áéíóúñ¿¡]|\b(?:de|la|el|que|los|las|un|una|en|es)\b/i;

/** The contrary of a sentence, in words. */
const deniedOf = (text: string): string => {
  const without = text.replaceAll(denial, ' ').replaceAll(/\s+/g, ' ').trim();
  if (without !== text) return without;
  const rest = text.slice(0, 1).toLowerCase() + text.slice(1);
  return spanish.test(text) ? `No es cierto que ${rest}` : `It is not true that ${rest}`;
};

/** Whether a clause of the text stands on the other side than the clause of the evidence that is most like it. */
const takesOtherSide = (
  text: string,
  others: readonly Clause[],
  { coverage, sentenceOf }: Comparing,
): boolean => {
  const alike = ({ words }: Clause, other: Clause): number => {
    const [one, two] = [coverage.of(words, other.words), coverage.of(other.words, words)];
    return one + two === 0 ? 0 : (2 * one * two) / (one + two);
  };
  return clausesOf(text).some((clause) => {
    if (clause.isOpen || clause.words.length < fewestWords) return false;
    const best = { same: 0, other: 0 };
    for (const one of others) {
      const side = one.isOpen || one.isDenied === clause.isDenied ? 'same' : 'other';
      if (side === 'other' && one.words.length < fewestWords) continue;
      best[side] = Math.max(best[side], alike(clause, one));
    }
    const lead = sentenceOf ? leastLead.withSentences : leastLead.withoutThem;
    return best.other > leastAlike && best.other > best.same + lead;
  });
};

/** Whether a sentence comes closer to what the evidence says, at the place that is most like it, when it is denied. */
const isCloserDenied = (text: string, { units }: Evidence, { coverage, sentenceOf }: Comparing): boolean => {
  if (!sentenceOf) return true;
  const [said, denied] = [sentenceOf(text), sentenceOf(deniedOf(text))];
  const words = coverage.wordsOf(text);
  const [nearest] = units
    .map((unit) => ({
      unit,
      like: closeness(said, sentenceOf(unit)) + coverage.of(words, coverage.wordsOf(unit)),
    }))
    .toSorted((one, other) => other.like - one.like);
  if (!nearest) return false;
  const there = sentenceOf(nearest.unit);
  return closeness(denied, there) - closeness(said, there) > leastGain;
};

/** Whether a sentence says the contrary of what the evidence says: by its denials, and as a whole where sentences are compared. */
export const contradicts = (text: string, evidence: Evidence, comparing: Comparing): boolean => {
  const others = [...evidence.headings, ...evidence.units].flatMap(clausesOf);
  return takesOtherSide(text, others, comparing) && isCloserDenied(text, evidence, comparing);
};
