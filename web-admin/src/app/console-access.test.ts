import { describe, expect, it } from '@jest/globals';
import { isStaff, resourcesFor } from './console-access.ts';

describe('console access', () => {
  it('When a moderator is here, then the console has the moderation queue first, the mutes, and nothing else', () => {
    expect(resourcesFor('moderator')).toEqual(['flags', 'mutes']);
  });

  it('When an administrator is here, then the console has all, users first', () => {
    const names = resourcesFor('administrator');
    expect(names[0]).toBe('users');
    expect(names).toEqual(expect.arrayContaining(['flags', 'mutes', 'categories', 'audit', 'parked-events']));
  });

  it('When nobody is known or it is a learner, then the console has nothing', () => {
    expect(resourcesFor(null)).toEqual([]);
    expect(resourcesFor('learner')).toEqual([]);
    expect((['learner', 'moderator', 'administrator'] as const).map(isStaff)).toEqual([false, true, true]);
  });
});
