import type { CatalogUnderTest } from './catalog-under-test.ts';
import { samples } from './content.ts';

/** What staff ask for, answered in English. */
export const authorOf = async (under: CatalogUnderTest) => {
  const authorization = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
  const asks = { authorization, language: 'en' as const };
  const expecting = (version?: number) =>
    version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };
  return {
    get: (path: string) => under.client.get(`/api/admin/${path}`, asks),
    post: (path: string, body: object = {}, version?: number) =>
      under.client.post(`/api/admin/${path}`, { ...asks, body, ...expecting(version) }),
    patch: (path: string, body: object, version?: number) =>
      under.client.patch(`/api/admin/${path}`, { ...asks, body, ...expecting(version) }),
    put: (path: string, body: object, version?: number) =>
      under.client.put(`/api/admin/${path}`, { ...asks, body, ...expecting(version) }),
    delete: (path: string, version?: number) =>
      under.client.delete(`/api/admin/${path}`, { ...asks, ...expecting(version) }),
  };
};
export type Author = Awaited<ReturnType<typeof authorOf>>;

export const newCourse = {
  titleEs: 'Ruedas y radios',
  titleEn: 'Wheels and spokes',
  descriptionEs: 'De ruedas.',
  descriptionEn: 'On wheels.',
  level: 'beginner',
  iconName: 'play',
  estimatedMinutes: 40,
};

export const newLesson = {
  titleEs: 'La rueda',
  titleEn: 'The wheel',
  contentEs: 'Una rueda.',
  contentEn: 'A wheel.',
  estimatedMinutes: 10,
};

/** Passes its self-test. */
export const newExercise = {
  titleEs: 'Pide la rueda',
  titleEn: 'Ask for the wheel',
  promptEs: 'A tu silla le falta algo. Pide que te lo manden.',
  promptEn: 'Something of your chair is missing. Ask for it.',
  rubric: {
    passScore: 60,
    criteria: [{ id: 'mentions', weight: 1, any: { es: ['rueda'], en: ['wheel'] } }],
  },
  hints: {
    nudge: { es: '¿Qué falta?', en: 'What is missing?' },
    targeted: { es: 'Nombra la pieza.', en: 'Name the part.' },
    example: { es: 'Pide al hotel un cargador.', en: 'Ask the hotel for a charger.' },
  },
  samples,
};

/** Where a refusal says what is wrong. */
export const pathsOf = ({ body }: { body: { fields?: { path: string }[] } }): string[] =>
  (body.fields ?? []).map(({ path }) => path);
