import { endpoints } from '@academy/contracts/registry/services.ts';
import { createRouteTable } from './route-table.ts';

const ownerOf = createRouteTable(endpoints);

test.each([
  ['/api/auth/login', 'auth'],
  ['/api/user/profile', 'auth'],
  ['/api/user/progress', 'catalog'],
  ['/api/courses/fundamentals', 'catalog'],
  ['/api/courses/fundamentals/lessons', 'catalog'],
  ['/api/documents', 'library'],
  ['/api/documents/prompt-anatomy', 'library'],
  ['/api/documents/updates', 'gateway'],
  ['/api/admin/users/u1', 'auth'],
  ['/api/admin/documents/d1', 'library'],
])('When %s is asked for, then %s answers', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test.each(['/api/nothing', '/api/courses/a/b/c', '/api/documents//download', '/api'])(
  'When %s is asked for, then nobody answers',
  (path) => {
    expect(ownerOf(path)).toBeNull();
  },
);
