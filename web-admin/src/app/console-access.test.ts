import { describe, expect, it } from '@jest/globals';
import { hasHome, pagesFor, resourcesFor } from './console-access.ts';

const Page = () => null;
const users = { name: 'users', list: Page, show: Page, edit: Page };
const courses = { name: 'courses', list: Page, create: Page, edit: Page };
const flags = { name: 'flags', list: Page, show: Page };
const all = [users, courses, flags];

describe('console access', () => {
  it('When somebody has a role, then they have what it may read, in its order', () => {
    expect(resourcesFor('administrator', all)).toEqual(all);
    expect(resourcesFor('auditor', all)).toEqual(all);
    expect(resourcesFor('moderator', all)).toEqual([flags]);
    expect(resourcesFor('teacher', all)).toEqual([courses]);
    expect(resourcesFor('support', all)).toEqual([users]);
  });

  it('When nobody is known or it is a learner, then the console has nothing', () => {
    expect([resourcesFor(null, all), resourcesFor('learner', all)]).toEqual([[], []]);
  });

  it('When somebody may write a resource, then it has all its pages', () => {
    expect(pagesFor('administrator', all)).toEqual(all);
    expect(pagesFor('teacher', all)).toEqual([courses]);
  });

  it('When somebody may only read, then nothing is added, and a form is there where it is the only page of a record', () => {
    const [readUsers, readCourses] = pagesFor('auditor', all);
    expect(readUsers).toEqual({ name: 'users', list: Page, show: Page });
    expect(readCourses).toEqual({ name: 'courses', list: Page, edit: Page });
  });

  it('When a role has lists alone, then it has no first page', () => {
    const roles = ['teacher', 'moderator', 'support', 'auditor', 'administrator'] as const;
    expect(roles.filter((role) => !hasHome(role))).toEqual(['moderator']);
  });
});
