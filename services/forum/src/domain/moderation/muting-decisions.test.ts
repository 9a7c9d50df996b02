import type { CaseEntry } from './case.ts';
import { decisionIdOf, lastMuting, restoringOf } from './muting-decisions.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const decided = (day: number, over: object): CaseEntry => ({
  kind: 'decision',
  at: at(day),
  by: 'mo',
  action: 'remove',
  reason: 'Insults',
  ...over,
});
const removal = (day: number) => decided(day, { muteDays: 3 });
const appeal: CaseEntry = { kind: 'appeal', at: at(2), by: 'ana', text: 'Not so' };
const restoral = decided(3, { action: 'approve', onAppeal: true });
const restoringIn = (history: CaseEntry[]) =>
  restoringOf({ _id: 'post_1', history }, { decision: decisionIdOf('post_1', { at: at(1) }) });

test('When an appeal restores the text, then its removal mutes nobody any more', () => {
  const history = [removal(1), appeal, restoral];
  expect(lastMuting(history)).toBeUndefined();
  expect(restoringIn(history)).toBe(restoral);
  expect(lastMuting([...history, removal(9)])).toMatchObject({ at: at(9) });
});

test.each([
  ['an appeal confirms the removal', [removal(1), appeal, decided(3, { onAppeal: true })]],
  ['nobody objected to it', [removal(1), decided(3, { action: 'approve' })]],
  ['a later removal is restored', [removal(1), decided(2, {}), appeal, restoral]],
])('When %s, then its mute stays', (_which, history) => {
  expect(lastMuting(history)).toMatchObject({ at: at(1) });
  expect(restoringIn(history)).toBeUndefined();
});

test('When the mute is of another case or was given by hand, then no appeal ends it', () => {
  const history = [removal(1), appeal, restoral];
  expect(restoringOf({ _id: 'post_2', history }, { decision: decisionIdOf('post_1', { at: at(1) }) })).toBe(
    undefined,
  );
  expect(restoringOf({ _id: 'post_1', history }, {})).toBeUndefined();
});
