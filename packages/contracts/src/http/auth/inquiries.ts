import { z } from 'zod';

export const inquiryStatusSchema = z.enum(['new', 'open', 'done']);

/** Made by the form: sent again after a lost answer, it is the same inquiry. 409 where the id was used for another. */
export const requestId = z.uuid().optional();

export const stored = {
  id: z.string(),
  status: inquiryStatusSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
};

export const inquiryAnswerSchema = z.object({
  text: z.string().trim().min(1, { error: 'Write the answer' }).max(5000),
});

/** Oldest first; each went by mail to the person who asked. */
export const staffAnswers = z.array(
  z.object({
    text: z.string(),
    at: z.iso.datetime(),
    /** Who of staff answered; null where an earlier release kept no note of it. */
    by: z.string().nullable(),
  }),
);
