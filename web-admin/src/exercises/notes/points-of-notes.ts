import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { languages } from '../../app/i18n/current-language.ts';
import { mostCriteria, withChange, withCriterion, withGroups, type Criterion } from '../rubric/card-edits.ts';
import type { NotedPoint } from './note-parts.ts';

/** What a sentence of the notes becomes. */
const kind: CriterionId = 'mentions';

/** As long as the name of a point may be. */
const longestLabel = 60;
const shortestClause = 15;

/** A sentence as the name of a point: whole, its first clause, or its first words. */
export function labelFor(sentence: string): string {
  const text = sentence
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.;:]$/, '');
  if (text.length <= longestLabel) return text;
  const clause = text.search(/[:;.(]\s|\s\(/);
  if (clause >= shortestClause && clause <= longestLabel) return text.slice(0, clause).trim();
  const cut = text.slice(0, longestLabel - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shortestClause)).replace(/[,:;.]$/, '')}…`;
}

const labelsFor = ({ es, en }: Pick<NotedPoint, 'es' | 'en'>) => ({ es: labelFor(es), en: labelFor(en) });

/** A point that came of notes in one language and waits for its name in the other. */
const isHalf = ({ id, label }: Criterion, { es, en }: NotedPoint): boolean =>
  id === kind && label !== undefined && ((es === '' && label.en === '') || (en === '' && label.es === ''));

/** The points that wait get the names that came with a second paste, where they are as many. */
function withOtherNames(rubric: RubricData, points: readonly NotedPoint[]): RubricData | null {
  const places = rubric.criteria.flatMap((criterion, at) => {
    const [first] = points;
    return first && isHalf(criterion, first) ? [at] : [];
  });
  const areOfOne = languages.some((one) => points.every((point) => point[one] === ''));
  if (!areOfOne || places.length !== points.length) return null;
  return places.reduce((named, place, at) => {
    const { label: there = { es: '', en: '' }, any } = named.criteria[place] ?? {};
    const point = points[at];
    const { es, en } = labelsFor(point ?? there);
    const label = { es: there.es || es, en: there.en || en };
    return withChange(named, place, { label, any: bothLists(any, point?.any) });
  }, rubric);
}

/** The words that are there, and in a language that has none those that come. */
const bothLists = (there: Criterion['any'], coming: Criterion['any']): Criterion['any'] =>
  coming === undefined
    ? there
    : {
        es: there?.es.length ? there.es : coming.es,
        en: there?.en.length ? there.en : coming.en,
      };

/** The rubric with a point for each sentence, as many as it has room for; how many were left out. */
export function withPoints(
  rubric: RubricData,
  { points, replaces }: { points: readonly NotedPoint[]; replaces: boolean },
): { rubric: RubricData; leftOut: number } {
  if (points.length === 0) return { rubric, leftOut: 0 };
  const named = withOtherNames(rubric, points);
  if (named) return { rubric: named, leftOut: 0 };
  const start = replaces ? withGroups({ ...rubric, criteria: [] }, []) : rubric;
  const isThere = (point: NotedPoint) => {
    const { es, en } = labelsFor(point);
    return start.criteria.some(({ label }) => label?.es === es && label.en === en);
  };
  const fresh = points.filter((point) => !isThere(point));
  const room = Math.max(0, mostCriteria - start.criteria.length);
  const grown = fresh.slice(0, room).reduce((before, point) => {
    const after = withCriterion(before, kind);
    const change = {
      label: labelsFor(point),
      ...(point.isEssential ? { mustHave: true } : {}),
      ...(point.any ? { any: point.any } : {}),
    };
    return withChange(after, after.criteria.length - 1, change);
  }, start);
  return { rubric: grown, leftOut: Math.max(0, fresh.length - room) };
}
