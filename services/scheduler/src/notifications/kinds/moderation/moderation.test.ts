import { moderation } from './moderation.ts';

const [rule] = moderation.rules;
const example = {
  postId: 'p1',
  postTitle: 'A title',
  caseId: 'reply_r1',
  authorId: 'ana',
  reason: 'It is one',
};
const told = (data: object) => rule?.tell({ id: 'e1', data: { ...example, ...data } } as never);

test.each([
  [{ action: 'remove' }, 'reply_remove', 'remove'],
  [{ action: 'remove', onAppeal: true }, 'reply_confirmed', 'confirmed'],
  [{ action: 'approve', onAppeal: true, caseId: 'post_p1' }, 'post_restored', 'restored'],
] as const)(
  'When %j was decided, then the author is told %s, in the app and by mail',
  (data, text, action) => {
    const content = told(data);
    expect(content).toMatchObject({ userId: 'ana', text, note: 'It is one' });
    const parts = {
      name: 'Ana',
      author: '',
      subject: { es: 'A title', en: 'A title' },
      url: 'https://a.example',
    };
    const values = moderation.mail?.valuesOf(
      { text, note: 'It is one', weekly: null, dueExercises: null } as never,
      parts,
    );
    expect(values).toMatchObject({ action, kind: text.split('_')[0], reason: 'It is one' });
  },
);

test('When the author is gone, then nobody is told', () => {
  expect(told({ action: 'remove', authorId: null })).toBeNull();
});
