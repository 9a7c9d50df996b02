import { newCase } from '../domain/moderation/case.ts';
import { toModerationCase } from './case-views.ts';

test('When an earlier release dropped the words of an entry, then the case is shown and names none', () => {
  const at = new Date(0);
  const target = { kind: 'post', targetId: 'p1', postId: 'p1', userId: 'ana', createdAt: at } as const;
  const record = {
    ...newCase({ ...target, status: 'visible' }),
    history: [{ kind: 'watched' as const, at }],
    version: 2,
  };
  const around = { names: new Map(), brand: '', mutes: new Map<string, Date>() };
  expect(toModerationCase(record, undefined, around).history).toEqual([
    { kind: 'watched', at: at.toISOString(), words: [] },
  ]);
});
