import { roleSchema } from '@academy/contracts/shared/people.ts';
import { isOpenTo } from './shared-attempt.ts';

test('When an attempt is shared, then its text is open to its author and to staff who read attempts or cases', () => {
  const attempt = { userId: 'ana' };
  expect(roleSchema.options.filter((role) => isOpenTo(attempt, { userId: 'eva', role }))).toEqual([
    'teacher',
    'moderator',
    'auditor',
    'administrator',
  ]);
  expect([isOpenTo(attempt, { userId: 'ana', role: 'learner' }), isOpenTo(attempt, null)]).toEqual([
    true,
    false,
  ]);
});
