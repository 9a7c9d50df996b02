import { roleSchema, type Role } from '@academy/contracts/shared/people.ts';
import { isModerator, maySee, moderates, seesHidden } from './visibility.ts';

const reader = (role: Role) => ({ userId: `the-${role}`, role });
const held = { status: 'held', userId: 'ana' } as const;
const those = (holds: (role: Role) => boolean): Role[] => roleSchema.options.filter(holds);

test('When a text is held, then its author and who reads the cases see it, and nobody else', () => {
  expect(those((role) => maySee(held, reader(role)))).toEqual(['moderator', 'auditor', 'administrator']);
  expect(maySee(held, { userId: 'ana', role: 'learner' })).toBe(true);
  expect([maySee(held, null), seesHidden(held, null)]).toEqual([false, false]);
});

test('When somebody teaches, gives support or only reads, then the community holds them to what holds members', () => {
  expect(those(moderates)).toEqual(['moderator', 'administrator']);
  expect(those((role) => isModerator(reader(role)))).toEqual(['moderator', 'administrator']);
  expect(isModerator(null)).toBe(false);
});
