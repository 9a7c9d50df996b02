import { isTelling, wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { termOf } from '../../../retrieval/terms.ts';
import type { SentenceCloseness } from '../../../retrieval/sentences/sentence-closeness.ts';
import { choosePoints, type Candidate, type Point } from './choose-points.ts';
import { cueOf, leastOfDefinition } from './cues.ts';
import { pointAt } from './point.ts';
import { scoresOf } from './score-section.ts';
import type { WholeSection } from './section.ts';

/** From here on a sentence is known to answer the question as it is asked. */
const plainAnswer = 1.6;

/** One of two things, and where it is spoken of. */
export interface Part {
  subject: string;
  sections: readonly WholeSection[];
  closeness: SentenceCloseness;
}

/** The terms by which one subject is told from the others: of "few-shot" and "zero-shot" not "shot". */
const ownTerms = (subject: string, others: readonly string[]): string[] => {
  const shared = new Set(others.flatMap(wordsOf));
  const all = wordsOf(subject);
  const own = all.filter((word) => !shared.has(word));
  const words = own.length > 0 ? own : all;
  const telling = words.filter(isTelling);
  return (telling.length > 0 ? telling : words).map(termOf);
};

/** Whether a text has a word of each subject that the others do not have. */
const mentions = (subjects: readonly string[]): ((text: string) => boolean) => {
  const wanted = subjects.map((subject) =>
    ownTerms(
      subject,
      subjects.filter((other) => other !== subject),
    ),
  );
  return (text) => {
    const terms = new Set(wordsOf(text).map(termOf));
    return wanted.every((own) => own.some((term) => terms.has(term)));
  };
};

/** The sentence that speaks of all subjects, or two that stand side by side and do. */
const pointOfBoth = (
  sections: readonly WholeSection[],
  { subjects, closeness }: { subjects: readonly string[]; closeness: SentenceCloseness },
): Point | null => {
  const speaksOfBoth = mentions(subjects);
  const found = sections.flatMap((section) => {
    const { scores } = scoresOf(section, {
      asked: { kind: 'difference', subjects: [...subjects] },
      closeness,
    });
    return section.units.flatMap(({ text, block, kind, passage }, at) => {
      const next = section.units[at + 1];
      const two = next?.block === block ? `${text} ${next.text}` : text;
      if (kind === 'sample' || !speaksOfBoth(two)) return [];
      const score = (place: number): number => scores[place] ?? 0;
      const first = pointAt(section, at, { score, isAboutAll: false });
      const second = speaksOfBoth(text) ? [] : pointAt(section, at + 1, { score, isAboutAll: false });
      if (!first || !second) return [];
      const places = [...new Set([...first, ...second])].toSorted((a, b) => a - b);
      return [{ passage, units: places.map((place) => section.units[place]!), score: score(at) }];
    });
  });
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null;
};

/** Points of one section as one, in its order. */
const together = (points: readonly Candidate[]): Point[] =>
  [...Map.groupBy(points, ({ section }) => section.units[0]?.passage).values()].map((of) => {
    const { section, passage } = of[0]!;
    const places = [...new Set(of.flatMap((one) => one.places))].toSorted((a, b) => a - b);
    return { passage, units: places.map((place) => section.units[place]!) };
  });

/** What each of two things is, or a sentence that sets one against the other. */
export const tellApart = (
  parts: readonly Part[],
  { sections, closeness }: { sections: readonly WholeSection[]; closeness: SentenceCloseness },
): Point[] => {
  const each = parts.flatMap((part) =>
    choosePoints(part.sections, {
      asked: { kind: 'definition', subjects: [part.subject] },
      closeness: part.closeness,
      count: 1,
    }).map((point) => ({
      ...point,
      isDefined:
        cueOf({ kind: 'definition', subjects: [part.subject] })(point.section.units[point.at]!.text) >=
        leastOfDefinition,
    })),
  );
  if (each.length === parts.length && each.every(({ isDefined }) => isDefined)) return together(each);
  const [whole] = choosePoints(sections, { asked: { kind: 'other', subjects: [] }, closeness, count: 1 });
  if (whole && whole.score >= plainAnswer) return [whole];
  const both = pointOfBoth(sections, { subjects: parts.map(({ subject }) => subject), closeness });
  return both ? [both] : together(each);
};
