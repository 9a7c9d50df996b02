import { goodAnswer } from './content.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';

interface Who {
  role?: 'learner' | 'moderator' | 'administrator';
  plan?: 'free' | 'premium';
}

/** What one person asks of the catalogue, and what was told of them. */
export const learnerOf = async (under: CatalogUnderTest, sub: string, who: Who = {}) => {
  const authorization = await under.issuer.bearer({ sub, ...who });
  return {
    get: (path: string, language?: 'es' | 'en') =>
      under.client.get(path, { authorization, ...(language && { language }) }),
    put: (path: string, body: unknown) => under.client.put(path, { authorization, body }),
    patch: (path: string, body: unknown) => under.client.patch(path, { authorization, body }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      under.client.post(path, { authorization, body, headers }),
    check: (exerciseId: string, answer = goodAnswer, attemptId?: string) =>
      under.client.post(`/api/exercises/${exerciseId}/check`, {
        authorization,
        body: { answer, language: 'en', ...(attemptId !== undefined && { attemptId }) },
      }),
    /** A check whose answer comes in this language. */
    checkIn: (language: 'es' | 'en', exerciseId: string, answer: string) =>
      under.client.post(`/api/exercises/${exerciseId}/check`, {
        authorization,
        language,
        body: { answer, language },
      }),
    /** A check that points out `key` at the words of the answer. */
    point: (exerciseId: string, answer: string, ...pointed: { key: string; words: string }[]) =>
      under.client.post(`/api/exercises/${exerciseId}/check`, {
        authorization,
        body: {
          answer,
          language: 'en',
          pointed: pointed.map(({ key, words }) => {
            const start = answer.indexOf(words);
            return { key, start, end: start + words.length };
          }),
        },
      }),
    progress: async (course = 'first') =>
      (await under.client.get('/api/user/progress', { authorization })).body[course],
    told: (...types: string[]) =>
      under.events
        .filter(({ subject }) => subject === sub)
        .map(({ type, data }) => ({ type: type.split('.')[2] ?? '', data: data as Record<string, unknown> }))
        .filter(({ type }) => types.length === 0 || types.includes(type)),
  };
};
