import { keysOf } from './groups.ts';
import type { CriterionSetting, Rubric } from './rubric.ts';

/** One change of a rubric; `at` is the criterion's place. */
export type SingleChange =
  | { kind: 'meant' | 'literal' | 'eased' | 'relaxed' | 'required' | 'removed'; at: number }
  | { kind: 'lighter' | 'heavier'; at: number; weight: number }
  | { kind: 'passScore'; passScore: number };

const HEAVIEST = 10;

/**
 * The changes that could make a prompt of this score pass, or not pass any more: with other words that mean the same or without
 * them, essential, in part or not, a point of weight more or less, without the criterion, and the nearest pass score. Whether one
 * does, only trying tells.
 */
export function singleChanges(
  rubric: Rubric,
  sample: { shouldPass: boolean; score: number },
): SingleChange[] {
  const changes = rubric.criteria.flatMap((criterion, at) => changesOf(rubric, { criterion, at, ...sample }));
  const passScore = sample.shouldPass ? sample.score : sample.score + 1;
  return passScore >= 1 && passScore <= 100 ? [...changes, { kind: 'passScore', passScore }] : changes;
}

function changesOf(
  rubric: Rubric,
  { criterion, at, shouldPass }: { criterion: CriterionSetting; at: number; shouldPass: boolean },
): SingleChange[] {
  const { id, mustHave, weight, byMeaning, atLeast = 1 } = criterion;
  const changes: SingleChange[] = [];
  if (shouldPass && id === 'mentions' && atLeast === 1 && !byMeaning) changes.push({ kind: 'meant', at });
  if (!shouldPass && byMeaning) changes.push({ kind: 'literal', at });
  if (shouldPass && mustHave === true) changes.push({ kind: 'eased', at });
  if (shouldPass && mustHave) changes.push({ kind: 'relaxed', at });
  if (!shouldPass && mustHave !== true) changes.push({ kind: 'required', at });
  if (weight > 1) changes.push({ kind: 'lighter', at, weight: weight - 1 });
  if (weight < HEAVIEST) changes.push({ kind: 'heavier', at, weight: weight + 1 });
  if (rubric.criteria.length > 1 && !isInGroup(rubric, at)) changes.push({ kind: 'removed', at });
  return changes;
}

/** A group may not lose what it counts, nor know it by another number. */
function isInGroup({ criteria, groups = [] }: Rubric, at: number): boolean {
  const key = keysOf(criteria)[at] ?? '';
  return groups.some(({ of }) => of.includes(key));
}

/** The rubric with the change; it is not changed itself. */
export function withSingleChange(rubric: Rubric, change: SingleChange): Rubric {
  if (change.kind === 'passScore') return { ...rubric, passScore: change.passScore };
  const { at } = change;
  const setting = rubric.criteria[at];
  if (!setting) return rubric;
  if (change.kind === 'removed') return { ...rubric, criteria: rubric.criteria.toSpliced(at, 1) };
  return { ...rubric, criteria: rubric.criteria.with(at, changed(setting, change)) };
}

function changed(setting: CriterionSetting, change: Exclude<SingleChange, { kind: 'passScore' }>) {
  if ('weight' in change) return { ...setting, weight: change.weight };
  if (change.kind === 'meant') return { ...setting, byMeaning: true as const };
  if (change.kind === 'literal') {
    const { byMeaning: _byMeaning, ...literal } = setting;
    return literal;
  }
  const { mustHave: _mustHave, ...rest } = setting;
  if (change.kind === 'eased') return { ...setting, mustHave: 'partly' as const };
  return change.kind === 'required' ? { ...setting, mustHave: true } : rest;
}
