import { endpoints } from '../src/registry/services.ts';
import { buildOpenApi } from '../src/openapi/build-openapi.ts';

const all = Object.entries(endpoints);

test('When two endpoints are declared, then method and path tell them apart', () => {
  const keys = all.map(([, endpoint]) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(all)(
  'When %s has parameters in its path, then its schema names each of them',
  (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const shape = (endpoint.params as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
    expect(Object.keys(shape).sort()).toEqual(inPath.sort());
  },
);

test.each(all)('When %s is a staff call, then only staff may call it', (_name, endpoint) => {
  const isStaffPath = endpoint.path.startsWith('/api/admin/');
  expect(isStaffPath).toBe(['moderator', 'administrator'].includes(endpoint.access));
});

test('When calls of the back office are open to moderators, then they are moderation and presence', () => {
  const open = all.filter(([, { access, path }]) => access === 'moderator' && path.startsWith('/api/admin/'));
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'addModerationNote',
    'decideModerationCase',
    'forumPostHistory',
    'forumReplyHistory',
    'getModerationCase',
    'listModerationCases',
    'listMutes',
    'muteMember',
    'staffReportPresence',
    'unmuteMember',
  ]);
});

test('When OpenAPI is built, then every endpoint is an operation of it', () => {
  const { paths } = buildOpenApi(endpoints) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map((o) => o.operationId));
  expect(operations.sort()).toEqual(all.map(([name]) => name).sort());
});

test.each(all.filter(([, { cacheable }]) => cacheable))(
  'When %s is cacheable, then it is a public GET that is not a stream',
  (_name, { method, access, streams }) => {
    expect({ method, access, streams }).toEqual({ method: 'GET', access: 'public', streams: undefined });
  },
);
