import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { CRITERION_IDS, type CriterionId } from '@academy/prompt-rubric/rubric.ts';

export type Criterion = RubricData['criteria'][number];
export type Group = NonNullable<RubricData['groups']>[number];

/** As many as a rubric may have. */
export const mostCriteria = 12;

/** As many groups as a rubric may have. */
export const mostGroups = 6;

const randomPart = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).padStart(7, '0');

/** Such as `point-0k3x9ab`. Never one that was used before: old attempts know a point that is gone by its name. */
function freeName(stem: string, taken: readonly string[]): string {
  const name = `${stem}-${randomPart()}`;
  return taken.includes(name) ? freeName(stem, taken) : name;
}

/** The keys of the criteria and, beside them, the groups with one of them called otherwise. */
const renamed = (groups: RubricData['groups'], from: string, to: string) =>
  groups?.map((group) => ({ ...group, of: group.of.map((key) => (key === from ? to : key)) }));

/** Without what is undefined, so that a field that was emptied is not written. */
const written = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;

/**
 * What may be added: each once, but words as often as needed. `subject` compares with prompts that only the academy's own
 * exercises have, so it cannot be added here.
 */
export const addable = ({ criteria }: Pick<RubricData, 'criteria'>): CriterionId[] =>
  CRITERION_IDS.filter(
    (id) => id === 'mentions' || (id !== 'subject' && criteria.every((other) => other.id !== id)),
  );

function newCriterion(id: CriterionId, keys: readonly string[]): Criterion {
  switch (id) {
    case 'mentions':
      return { id, key: freeName('point', keys), weight: 1, any: { es: [], en: [] }, byMeaning: true };
    case 'must-nots':
      return { id, weight: 1, mustHave: true, kinds: ['invent'] };
    case 'length':
      return { id, weight: 1, mustHave: true, words: { least: 12, most: 400 } };
    default:
      return { id, weight: 1 };
  }
}

export const withCriterion = (rubric: RubricData, id: CriterionId): RubricData => ({
  ...rubric,
  criteria: [...rubric.criteria, newCriterion(id, keysOf(rubric.criteria))],
});

/** Without a criterion, which groups then do not name either; a group of nothing else goes with it. */
export function withoutCriterion(rubric: RubricData, at: number): RubricData {
  const key = keysOf(rubric.criteria)[at];
  const criteria = rubric.criteria.toSpliced(at, 1);
  const groups = rubric.groups
    ?.filter(({ of }) => of.length === 0 || of.some((name) => name !== key))
    .map((group) => ({ ...group, of: group.of.filter((name) => name !== key) }));
  return withGroups({ ...rubric, criteria }, groups ?? []);
}

/** With a criterion one place further up (-1) or down (1); the same at either end. */
export function withMoved(rubric: RubricData, at: number, step: -1 | 1): RubricData {
  const { criteria } = rubric;
  const moved = criteria[at];
  const to = at + step;
  if (!moved || to < 0 || to >= criteria.length) return rubric;
  return { ...rubric, criteria: criteria.toSpliced(at, 1).toSpliced(to, 0, moved) };
}

export const withChange = (rubric: RubricData, at: number, change: Partial<Criterion>): RubricData => ({
  ...rubric,
  criteria: rubric.criteria.map((one, place) => (place === at ? written({ ...one, ...change }) : one)),
});

/** A text in both languages; none where nothing is written in either. */
export const bothOrNone = (texts: { es: string; en: string }) =>
  texts.es === '' && texts.en === '' ? undefined : texts;

export const withGroups = (rubric: RubricData, groups: readonly Group[]): RubricData =>
  written({ ...rubric, groups: groups.length > 0 ? [...groups] : undefined });

export function withNewGroup(rubric: RubricData): RubricData {
  const groups = rubric.groups ?? [];
  const id = freeName(
    'group',
    groups.map((group) => group.id),
  );
  return withGroups(rubric, [...groups, { id, label: { es: '', en: '' }, atLeast: 1, of: [] }]);
}

export const withGroup = (rubric: RubricData, at: number, change: Partial<Group>): RubricData =>
  withGroups(
    rubric,
    (rubric.groups ?? []).map((group, place) => (place === at ? written({ ...group, ...change }) : group)),
  );

/** With a criterion in a group or out of it. Words get a key of their own first: a group would not know which are meant. */
export function withMember(
  rubric: RubricData,
  group: number,
  { criterion, isIn }: { criterion: number; isIn: boolean },
): RubricData {
  const keys = keysOf(rubric.criteria);
  const found = rubric.criteria[criterion];
  const known = keys[criterion];
  if (!found || known === undefined) return rubric;
  const isNameless = found.id === 'mentions' && found.key === undefined;
  const key = isNameless ? freeName('point', keys) : known;
  const named = isNameless
    ? withGroups(withChange(rubric, criterion, { key }), renamed(rubric.groups, known, key) ?? [])
    : rubric;
  const of = named.groups?.[group]?.of.filter((name) => name !== key) ?? [];
  return withGroup(named, group, { of: isIn ? [...of, key] : of });
}
