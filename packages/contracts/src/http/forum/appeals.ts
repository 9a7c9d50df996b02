import { z } from 'zod';

/** The longest objection, in characters. */
export const longestAppeal = 1_000;

const blank = { es: 'Explica por qué no estás de acuerdo.', en: 'Say why you disagree.' };

export const appealWriteSchema = z.object({
  text: z
    .string()
    .trim()
    .max(longestAppeal)
    .refine((text) => text.length > 0, { error: blank.en, params: { text: blank } }),
});

/**
 * How far an appeal against a removal is. `possible`: its author has not objected. `waiting` for another moderator than the
 * one who removed it, who has then `confirmed` the removal or `restored` the text.
 */
export const appealStateSchema = z.enum(['possible', 'waiting', 'confirmed', 'restored']);
export type AppealState = z.infer<typeof appealStateSchema>;

/** What its author objects to a removal, as moderators read it. */
export const openAppealSchema = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  /** Who removed it, and may not decide again; empty once their account is deleted. */
  removedBy: z.string(),
});
