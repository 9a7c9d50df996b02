import { endpoints } from '@academy/contracts/registry/services.ts';
import { createRouteTable } from './route-table.ts';

const routeOf = createRouteTable(endpoints);

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
  expect(routeOf('GET', path)?.owner).toBe(owner);
});

test.each(['/api/nothing', '/api/courses/a/b/c', '/api/documents//download', '/api'])(
  'When %s is asked for, then nobody answers',
  (path) => {
    expect(routeOf('GET', path)).toBeNull();
  },
);

test('When a call is declared with limits of its own, then they hold for its method only', () => {
  expect(routeOf('POST', '/api/auth/login')?.policy.cost).toBe('password-hash');
  expect(routeOf('GET', '/api/auth/login')?.policy.cost).toBeNull();
  expect(routeOf('PATCH', '/api/admin/documents/d1')?.policy.maxBodyBytes).toBe(1024 * 1024);
  expect(routeOf('DELETE', '/api/admin/documents/d1')?.policy.maxBodyBytes).toBe(256 * 1024);
  expect(routeOf('GET', '/api/documents')?.policy.cacheable).toBe(true);
  expect(routeOf('GET', '/api/live')?.policy).toMatchObject({ streams: true, deadlineMs: 120_000 });
});
