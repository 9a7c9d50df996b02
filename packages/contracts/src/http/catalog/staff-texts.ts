import { z } from 'zod';
import { oneLineText } from '../../shared/person-text.ts';

/** A draft may lack a language; what is queued or published has each text in both. */
export const title = oneLineText({ min: 0, max: 120 });
export const description = z.string().trim().max(400);
export const content = z.string().trim().max(100_000);
export const record = { id: z.string(), updatedAt: z.iso.datetime(), version: z.number().int() };
