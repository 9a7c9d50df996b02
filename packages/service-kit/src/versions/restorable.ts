import type { z } from 'zod';
import { versionUnfit } from './version-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a version brings back, by today's schema of a change. A field that records have gained since stays as it is now, and so
 * does a part that a field has gained. Throws 400 naming each field that could not be saved today.
 */
export const restorable = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { state, current }: { state: Fields; current: Fields },
): z.output<z.ZodObject<Shape>> => {
  const wanted = Object.keys(schema.shape).filter((field) => state[field] !== undefined);
  const unfit: string[] = [];
  const change: Record<string, unknown> = {};
  for (const field of wanted) {
    const value = state[field];
    const now = current[field];
    const candidates = isObject(value) && isObject(now) ? [value, { ...now, ...value }] : [value];
    const fits = candidates.find((candidate) => schema.safeParse({ [field]: candidate }).success);
    if (fits === undefined) unfit.push(field);
    else change[field] = fits;
  }
  if (unfit.length > 0) throw versionUnfit(unfit);
  return schema.parse(change);
};
