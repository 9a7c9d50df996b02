import { setTimeout as pause } from 'node:timers/promises';

const callsPerSecond = 40;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const answer = async (url: string, { method, path, body }: Call, token: string): Promise<unknown> => {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return response.ok && text !== '' ? JSON.parse(text) : null;
};

interface Named {
  id: string;
}

/** What people do all day: mostly reading; a check, a question to the tutor, a post and a document now and then. */
const day = (documents: readonly Named[], courses: readonly Named[], exercises: readonly Named[]) => {
  const of = (list: readonly Named[], n: number): string => list[n % list.length]?.id ?? '';
  const kinds: ((n: number) => Call)[] = [
    () => ({ method: 'GET', path: '/api/courses' }),
    () => ({ method: 'GET', path: '/api/documents' }),
    (n) => ({ method: 'GET', path: `/api/documents/${of(documents, n)}` }),
    (n) => ({ method: 'GET', path: `/api/documents/${of(documents, n)}/related` }),
    (n) => ({ method: 'GET', path: `/api/courses/${of(courses, n)}/lessons` }),
    () => ({ method: 'GET', path: '/api/forum/posts' }),
    () => ({ method: 'GET', path: '/api/notifications' }),
    () => ({ method: 'GET', path: '/api/ai-news' }),
    () => ({ method: 'GET', path: '/api/auth/me' }),
    (n) => ({ method: 'GET', path: `/api/admin/users?filter={"q":"a${n % 10}"}` }),
    (n) => ({
      method: 'POST',
      path: `/api/exercises/${of(exercises, n)}/check`,
      body: { answer: `Write a short notice number ${n} for my neighbours about the lift.`, language: 'en' },
    }),
    (n) => ({
      method: 'POST',
      path: '/api/forum/posts',
      body: {
        title: `Question ${n}`,
        content: `How do I ask for less? ${n}`,
        categoryId: 'general',
        isSpanish: false,
      },
    }),
    (n) => ({
      method: 'POST',
      path: '/api/ai-tutor/chat',
      body: { message: `What is context, in case ${n}?` },
    }),
  ];
  return (n: number): Call => (kinds[n % kinds.length] ?? (() => ({ method: 'GET' as const, path: '/' })))(n);
};

/** Signs in and keeps a steady mixed load on an academy until the signal aborts; gives how many calls it made. */
export const mixedLoad = async (
  url: string,
  administrator: { email: string; password: string },
  signal: AbortSignal,
): Promise<number> => {
  const get = (path: string): Promise<unknown> => answer(url, { method: 'GET', path }, token);
  const signIn: Call = { method: 'POST', path: '/api/auth/login', body: administrator };
  let { token } = (await answer(url, signIn, '')) as { token: string };
  const [documents, courses] = (await Promise.all([get('/api/documents'), get('/api/courses')])) as [
    Named[],
    Named[],
  ];
  const lessons = (await get(`/api/courses/${courses[0]?.id ?? ''}/lessons`)) as Named[];
  const exercises = (await get(`/api/lessons/${lessons[0]?.id ?? ''}/exercises`)) as Named[];
  const next = day(documents, courses, exercises);
  const busy = new Set<Promise<unknown>>();
  let made = 0;
  for (; !signal.aborted; made += 1) {
    // A token lasts for minutes.
    if (made % (callsPerSecond * 60) === 0)
      ({ token } = (await answer(url, signIn, '')) as { token: string });
    const call = answer(url, next(made), token).catch(() => null);
    busy.add(call);
    void call.finally(() => busy.delete(call));
    await pause(1_000 / callsPerSecond);
  }
  await Promise.all(busy);
  return made;
};
