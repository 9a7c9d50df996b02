import type { Endpoint } from '../src/http/endpoint.ts';
import { endpoints } from '../src/registry/services.ts';
import { buildOpenApi } from '../src/openapi/build-openapi.ts';
import { areaOf } from '../src/shared/permissions.ts';

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

test.each(all)('When %s is a staff call, then it takes a permission', (_name, { access, path }) => {
  expect(path.startsWith('/api/admin/')).toBe(access !== 'public' && access !== 'member');
});

/** Calls that change nothing of an account, and so take less than the right to change it. */
const assists = [
  'staffEndUserSession',
  'staffEndUserSessions',
  'staffSendPasswordLink',
  'staffSendConfirmation',
  'staffAddUserNote',
  'staffDeleteUserNote',
];

test('When a staff call reads or writes, then it takes that permission of the area of its path', () => {
  const staffCalls = all.filter(([, { path }]) => path.startsWith('/api/admin/'));
  const expected = ([name, { method, path }]: (typeof staffCalls)[number]) => {
    if (assists.includes(name)) return 'people.assist';
    if (path.includes('/viewings') && method !== 'GET') return 'people.view';
    return `${areaOf(path.split('/')[3] ?? '')}.${method === 'GET' ? 'read' : 'write'}`;
  };
  expect(staffCalls.map(([name, { access }]) => [name, access])).toEqual(
    staffCalls.map((call) => [call[0], expected(call)]),
  );
});

test('When a call needs a permission, then OpenAPI names it and the roles that have it', () => {
  const { paths } = buildOpenApi(endpoints) as {
    paths: Record<string, Record<string, { description: string; 'x-access': string }>>;
  };
  expect(paths['/api/admin/attempts/{id}/override']?.post).toMatchObject({
    'x-access': 'attempts.write',
    description: expect.stringContaining('`attempts.write`, which these roles have: teacher, administrator.'),
  });
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

test.each(all.filter(([, { inViewing }]) => inViewing))(
  'When an administrator may make %s while they view the academy as a learner, then it is a plain read for members',
  (_name, { method, access, media, streams }) => {
    expect({ method, media, streams }).toEqual({ method: 'GET', media: undefined, streams: undefined });
    expect(['public', 'member']).toContain(access);
  },
);

test('When something is a learner’s alone or a file, then nobody who views the academy as them reads it', () => {
  const privateTo = [
    'listNotes',
    'getNote',
    'listDrafts',
    'listPrompts',
    'getPrompt',
    'exportPrompts',
    'tutor',
    'listOwnHelp',
    'listInvoices',
    'invoicePdf',
    'quoteChange',
    'listSessions',
    'listViewings',
    'listNotifications',
    'countUnreadNotifications',
    'getNotificationPreferences',
    'downloadDocument',
    'documentUpdates',
    'certificatePdf',
    'live',
  ];
  const known = Object.fromEntries<Endpoint>(all);
  expect(privateTo.map((name) => [name, known[name] && (known[name].inViewing ?? 'closed')])).toEqual(
    privateTo.map((name) => [name, 'closed']),
  );
});
