import type { ImportPlan } from '@academy/contracts/shared/content-transfer.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import {
  allTaken,
  canBeImported,
  conflictCount,
  isPlanSpent,
  keyOf,
  openConflicts,
  toChoices,
  writesAnything,
} from './choices.ts';

const field = (name: string, is: 'changed' | 'kept' | 'conflict') => ({
  field: name,
  is,
  base: null,
  ours: 'a',
  file: 'b',
});
const record = {
  kind: 'lessons' as const,
  id: 'one',
  titleEs: 'Uno',
  titleEn: 'One',
  path: 'lessons/01-one',
};
const plan: ImportPlan = {
  basis: 'basis',
  passedOver: [],
  records: [
    { ...record, is: 'changed', fields: [field('titleEs', 'conflict'), field('titleEn', 'changed')] },
    { ...record, id: 'two', is: 'unchanged', fields: [field('titleEn', 'kept')] },
  ],
};

test('When a field is in conflict, then it is open until it is decided, and only it is sent', () => {
  expect([conflictCount(plan), openConflicts(plan, new Map())]).toEqual([1, 1]);
  expect(toChoices(plan, new Map())).toEqual([]);
  const decided = new Map([[keyOf(record, 'titleEs'), 'ours' as const]]);
  expect(openConflicts(plan, decided)).toBe(0);
  expect(toChoices(plan, decided)).toEqual([{ kind: 'lessons', id: 'one', field: 'titleEs', take: 'ours' }]);
});

test('When all are taken from the files, then each conflict is decided so', () => {
  expect([...allTaken(plan, 'file').values()]).toEqual(['file']);
});

test('When no record is new or changed, then nothing that is stored changes', () => {
  expect(writesAnything(plan)).toBe(true);
  expect(writesAnything({ ...plan, records: plan.records.slice(1) })).toBe(false);
});

test('When all records are unchanged, then they may be imported, and what the files do not have may not', () => {
  const unchanged = { ...plan, records: plan.records.slice(1) };
  expect(canBeImported(unchanged)).toBe(true);
  const absent = unchanged.records.map((one) => ({ ...one, is: 'absent' as const }));
  expect(canBeImported({ ...plan, records: absent })).toBe(false);
});

test.each([
  [409, 'import-left-out', true],
  [503, 'import-unfinished', true],
  [409, 'import-undecided', false],
  [400, 'validation', false],
])('When an import is answered %i %s, then its plan is spent: %s', (status, code, isSpent) => {
  const body = JSON.stringify({ type: `/problems/${code}`, status });
  expect(isPlanSpent(new ApiError(status, 'Refused', body))).toBe(isSpent);
});
