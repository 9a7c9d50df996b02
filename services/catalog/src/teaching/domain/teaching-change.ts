import { createHash } from 'node:crypto';
import type { Case } from './taught-references.ts';

/** What a change would do to an exercise's judged attempts. */
export interface ChangeSet {
  added: Case[];
  removed: Case[];
  /** All that are in effect afterwards. */
  after: Case[];
  /** Names it: another set of judgements, or references that changed meanwhile, have another. */
  token: string;
}

export const changeSetOf = (cases: readonly Case[], version: number): ChangeSet => {
  const added = cases.filter(({ state }) => state === 'waiting');
  const removed = cases.filter(({ state }) => state === 'dropped');
  const names = [...added, ...removed].map(({ _id, state }) => `${state}:${_id}`).toSorted();
  const token = createHash('sha256')
    .update(JSON.stringify([version, names]))
    .digest('hex')
    .slice(0, 32);
  return { added, removed, after: cases.filter(({ state }) => state !== 'dropped'), token };
};

export const countsOf = (cases: readonly Pick<Case, 'good'>[]) => {
  const good = cases.filter((one) => one.good).length;
  return { good, weak: cases.length - good };
};
