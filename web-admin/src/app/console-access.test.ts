import { describe, expect, it } from '@jest/globals';
import { isStaff } from '@academy/contracts/shared/people.ts';
import { resourcesFor } from './console-access.ts';

const users = { name: 'users', options: {} };
const flags = { name: 'flags', options: { isForModerators: true } };

describe('console access', () => {
  it('When somebody has a role, then they work with what is for it, in its order', () => {
    expect(resourcesFor('administrator', [users, flags])).toEqual([users, flags]);
    expect(resourcesFor('moderator', [users, flags])).toEqual([flags]);
  });

  it('When nobody is known or it is a learner, then the console has nothing', () => {
    expect(resourcesFor(null, [users, flags])).toEqual([]);
    expect(resourcesFor('learner', [users, flags])).toEqual([]);
    expect((['learner', 'moderator', 'administrator'] as const).map(isStaff)).toEqual([false, true, true]);
  });
});
