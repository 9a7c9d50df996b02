import { edited } from './edit.ts';
import { mostRevisions } from './written.ts';

const createdAt = new Date('2026-03-02T10:00:00.000Z');
const before = {
  title: 'A title',
  content: 'First',
  createdAt,
  editedAt: null,
  revisions: [],
  caseVersion: 0,
};
const after = (minutes: number): Date => new Date(createdAt.getTime() + minutes * 60_000);

test('When a text is edited within 15 minutes, then it is not marked, and the wording before is kept', () => {
  expect(edited(before, after(15))).toEqual({
    editedAt: null,
    revisions: [{ title: 'A title', content: 'First', replacedAt: after(15) }],
  });
});

test('When a text is edited later, then it is marked', () => {
  expect(edited(before, after(15.1)).editedAt).toEqual(after(15.1));
});

test('When a text is edited a third time, or moderators may look at it, then it is marked within 15 minutes too', () => {
  const revision = { title: null, content: 'Before', replacedAt: createdAt };
  const editedAfter = (times: number) =>
    edited({ ...before, revisions: Array(times).fill(revision) }, after(5)).editedAt;
  expect([editedAfter(1), editedAfter(2)]).toEqual([null, after(5)]);
  expect(edited({ ...before, caseVersion: 1 }, after(5)).editedAt).toEqual(after(5));
});

test('When a text is edited very often, then the first wording and the latest are kept', () => {
  const revisions = Array.from({ length: mostRevisions }, (_, n) => ({
    title: null,
    content: `Wording ${n}`,
    replacedAt: createdAt,
  }));
  const kept = edited({ ...before, revisions }, after(60)).revisions;
  expect(kept).toHaveLength(mostRevisions);
  expect([kept[0], kept[1], kept.at(-1)].map((each) => each?.content)).toEqual([
    'Wording 0',
    'Wording 2',
    'First',
  ]);
});
