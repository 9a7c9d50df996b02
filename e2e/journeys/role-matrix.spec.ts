import { expect, test, type APIRequestContext } from '@playwright/test';
import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { endpoints } from '@academy/contracts/registry/services.ts';
import { may } from '@academy/contracts/shared/permissions.ts';
import { gatherCast, memberKinds, roleOf, type Cast, type MemberKind } from '../support/cast.ts';
import { callEndpoint, callPath, cannotBeHarmless, pathOf, type Answer } from '../support/contract-calls.ts';
import { forgedTokens } from '../support/forged-tokens.ts';
import { expectPage, expectProblem, expectTranslated } from '../support/problems.ts';
import { languages } from '../support/texts.ts';

const callers = ['visitor', ...memberKinds] as const;
type Caller = (typeof callers)[number];

type Verdict = 'let in' | '401' | '403';

const declared = ({ access }: Endpoint, caller: Caller): Verdict => {
  if (access === 'public') return 'let in';
  if (caller === 'visitor') return '401';
  return access === 'member' || may(roleOf(caller), access) ? 'let in' : '403';
};

const needsPermission = ({ access }: Endpoint): boolean => access !== 'public' && access !== 'member';

/** Those whom a call can tell apart: where a permission is needed the plan does not count, elsewhere few roles do. */
const toldApart = (endpoint: Endpoint): Caller[] =>
  needsPermission(endpoint)
    ? callers.filter((caller) => caller !== 'premium learner')
    : ['visitor', 'free learner', 'premium learner', 'moderator', 'administrator'];

/** An endpoint may refuse for reasons of its own, such as a session that ended; those have their own types. */
const verdictOf = ({ status, text }: Answer): Verdict => {
  if (status === 401 && text.includes('"/problems/unauthorised"')) return '401';
  if (status === 403 && text.includes('"/problems/forbidden"')) return '403';
  return 'let in';
};

const baseOf = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('No baseURL');
  return baseURL.replace(/\/$/, '');
};

/** Services' own addresses by name, where the runner knows them. */
const serviceUrls = JSON.parse(process.env.SERVICE_URLS ?? '{}') as Record<string, string>;

const all = Object.entries(endpoints);
const membersOnly = all.filter(([, { access }]) => access !== 'public');

test.describe.configure({ mode: 'default' });

let calls: APIRequestContext;
let cast: Cast;
test.beforeAll(async ({ playwright, baseURL }) => {
  calls = await playwright.request.newContext({ baseURL: baseOf(baseURL) });
  cast = await gatherCast(calls);
});
test.afterAll(() => calls.dispose());

const tokenFor = async (endpoint: Endpoint, caller: Caller): Promise<string | undefined> => {
  if (caller === 'visitor') return undefined;
  const member = cast[caller satisfies MemberKind];
  return cannotBeHarmless(endpoint) ? member.newToken() : member.token;
};

/** What an allowed answer must be: the declared success in its declared form, or a declared problem. */
const expectAsDeclared = (endpoint: Endpoint, answer: Answer): void => {
  const success = endpoint.status ?? 200;
  const possible = [success, 400, ...(endpoint.errors ?? [])];
  // Reached without its cookie, a call of signing in may say so.
  if (endpoint.access === 'public' && cannotBeHarmless(endpoint)) possible.push(401);
  expect(possible).toContain(answer.status);
  if (answer.status !== success) return;
  if (endpoint.media) {
    const type = answer.headers.get('content-type');
    expect([endpoint.media].flat().some((media) => type?.includes(media))).toBe(true);
  } else if (endpoint.response) endpoint.response.parse(JSON.parse(answer.text));
  else expect(answer.text).toBe('');
};

for (const [name, endpoint] of all) {
  test(`${name} (${endpoint.method} ${endpoint.path}) answers each role as declared`, async ({ baseURL }) => {
    const seen = new Set<Verdict>();
    for (const caller of toldApart(endpoint)) {
      await test.step(caller, async () => {
        const problems = [];
        // Of a permission the first to get each verdict reads it in both languages: the others read the same sentence.
        const isKnown = needsPermission(endpoint) && seen.has(declared(endpoint, caller));
        seen.add(declared(endpoint, caller));
        for (const language of isKnown ? languages.slice(0, 1) : languages) {
          const token = await tokenFor(endpoint, caller);
          const answer = await callEndpoint(baseOf(baseURL), endpoint, { token, language });
          expect(`${caller}: ${verdictOf(answer)}`).toBe(`${caller}: ${declared(endpoint, caller)}`);
          if (verdictOf(answer) === 'let in') expectAsDeclared(endpoint, answer);
          if (answer.status < 400) continue;
          // What a person's browser opens refuses with a page.
          if (endpoint.media === 'text/html') expectPage(answer, language);
          else problems.push(expectProblem(answer, language));
        }
        const [spanish, english] = problems;
        if (spanish && english) expectTranslated(spanish, english);
      });
    }
  });
}

test('A forged token opens nothing, neither through the gateway nor at a service itself', async ({
  baseURL,
}) => {
  const base = baseOf(baseURL);
  const { keys } = (await (await fetch(`${base}/api/auth/jwks`)).json()) as {
    keys: Record<string, unknown>[];
  };
  const forged = Object.entries(forgedTokens(cast['free learner'].token, keys[0] ?? {}));
  const tried = new Set<string>();
  for (const [index, [name, endpoint]] of membersOnly.entries()) {
    const doors = [base, serviceUrls[endpoint.owner]].filter((url) => url !== undefined);
    // A service reads tokens in one place: all forgeries are tried at its first endpoint, and one in turn at the others.
    const now = tried.has(endpoint.owner)
      ? [forged[index % forged.length]].filter((one) => one !== undefined)
      : forged;
    tried.add(endpoint.owner);
    for (const door of doors)
      await Promise.all(
        now.map(async ([how, token]) => {
          const answer = await callEndpoint(door, endpoint, { token, language: 'es' });
          expect(`${name} at ${door}, ${how}: ${answer.status}`).toBe(`${name} at ${door}, ${how}: 401`);
          expectProblem(answer, 'es');
        }),
      );
  }
});

test('A caller who only says who they are is nobody', async ({ baseURL }) => {
  const said = {
    'X-User-Id': 'somebody',
    'X-User-Role': 'administrator',
    'X-Forwarded-User': 'admin',
    'X-Admin-Password': 'secret',
    'X-Original-URL': '/api/courses',
    'X-HTTP-Method-Override': 'GET',
    Cookie: 'token=admin; session=admin',
  };
  for (const [, endpoint] of membersOnly)
    for (const door of [baseOf(baseURL), serviceUrls[endpoint.owner]])
      if (door !== undefined)
        expect((await callEndpoint(door, endpoint, { headers: said })).status).toBe(401);
});

test('A path that nobody declares is a problem and never a page', async ({ baseURL }) => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/admin',
    '/api/admin/nothing',
    '/api/docs/nothing',
    '/api/docsnothing',
    '/api/courses/a/b/c/d',
    '/api/courses/',
    '/api/auth/login/',
    '/api/..%2findex.html',
    '/api/live/nothing',
    '/API/courses',
  ];
  for (const path of unknown)
    for (const language of languages)
      for (const method of ['GET', 'POST']) {
        const answer = await callPath(method, `${baseOf(baseURL)}${path}`, { language });
        expect(`${method} ${path}: ${answer.status}`).toBe(`${method} ${path}: 404`);
        expectProblem(answer, language);
      }
});

test('A method that a path does not have is a problem, for an administrator too', async ({ baseURL }) => {
  const { token } = cast.administrator;
  for (const path of new Set(all.map(([, endpoint]) => endpoint.path))) {
    const here = all.filter(([, endpoint]) => endpoint.path === path).map(([, { method }]) => method);
    for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (one) => !here.includes(one),
    )) {
      const answer = await callPath(method, `${baseOf(baseURL)}${pathOf({ path })}`, {
        token,
        language: 'es',
      });
      expect(`${method} ${path}: ${answer.status}`).toBe(`${method} ${path}: 404`);
      expectProblem(answer, 'es');
    }
  }
});
