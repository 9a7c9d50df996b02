import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { problemSchema } from '../../shared/problem.ts';
import { answeredBySchema } from './answered-by.ts';
import { passageIdSchema } from './passages.ts';

/** A passage that an answer cites as `[number]`. */
export const tutorSourceSchema = z.object({
  number: z.number().int().min(1),
  kind: z.enum(['lesson', 'document']),
  /** Of the lesson or document. */
  id: z.string(),
  title: z.string(),
  /** Of a lesson; null for a document. */
  courseTitle: z.string().nullable(),
  /** The heading that the passage stands under; null before the first. */
  heading: z.string().nullable(),
  /** The language of the passage, which may be another than the answer's. */
  language: languageSchema,
  /** The passage as it reads on the page: plain text without Markdown. Empty where only the title may be shown. */
  text: z.string(),
  /**
   * The page of the app with this passage: `/lessons/:id` or `/library/:id` with `lang` and `passage`, where `passage` is the
   * beginning of `text`, whole words of it, by which the page finds and highlights the block; without them where `text` is empty.
   */
  href: z.string(),
});
export type TutorSource = z.infer<typeof tutorSourceSchema>;

/**
 * What kind of answer it is. An `answer` quotes what the academy teaches; `nearest` names where something near it is taught, and
 * does not answer; `not-taught` is what the academy does not teach.
 */
export const tutorAnswerKindSchema = z.enum([
  'answer',
  'nearest',
  'not-taught',
  'exercise',
  'greeting',
  'thanks',
  'not-understood',
]);
export type TutorAnswerKind = z.infer<typeof tutorAnswerKindSchema>;

/** Names an answer for a vote or a remark on it. The server keeps no answer: `proof` tells it that it gave this one to this member. */
export const tutorReceiptSchema = z.object({
  id: z.uuid(),
  kind: tutorAnswerKindSchema,
  /** What it cites. */
  passages: z.array(passageIdSchema).max(5),
  proof: z.string().max(64),
});
export type TutorReceipt = z.infer<typeof tutorReceiptSchema>;

/** What is known before the first word. */
export const tutorOpeningSchema = z.object({
  kind: tutorAnswerKindSchema,
  /** Absent where none can be made at the moment: the answer cannot be voted on then. */
  receipt: tutorReceiptSchema.optional(),
  answeredBy: answeredBySchema,
  sources: z.array(tutorSourceSchema),
});
export type TutorOpening = z.infer<typeof tutorOpeningSchema>;

/** A part of an answer's `message`, in UTF-16 units: from the first to before the last. */
export const tutorSpanSchema = z.object({ from: z.number().int().min(0), to: z.number().int().min(1) });
export type TutorSpan = z.infer<typeof tutorSpanSchema>;

/** What is known after the last word. */
export const tutorEndSchema = z.object({
  /** The whole text, as Markdown. Where it differs from the parts that were sent, it replaces them. */
  message: z.string(),
  /** Differs from the opening's where the model failed before its first word and the built-in tutor answered. */
  answeredBy: answeredBySchema,
  /** To show beside the answer: why it is not the model's, that it ends early, or that it was not compared. Null where all went well. */
  notice: z.string().nullable(),
  /** The sentences of a model's answer that no text of the academy carries, in order; show that they are not from it. */
  notFromAcademy: z.array(tutorSpanSchema),
  /** Offer the exercise's next hint as a button that makes catalog's own call; null where there is none to offer. */
  hint: z.object({ exerciseId: z.string() }).nullable(),
});
export type TutorEnd = z.infer<typeof tutorEndSchema>;

export const tutorAnswerSchema = z.object({
  ...tutorOpeningSchema.shape,
  ...tutorEndSchema.shape,
  /** Questions to go on with, in the language of the answer. */
  followUps: z.array(z.string()),
});
export type TutorAnswer = z.infer<typeof tutorAnswerSchema>;

/**
 * The frames of the stream by the name of their event, in this order: one `sources`, `text` for each part, one
 * `followUps`, and `done`. `error` may come in the place of any of them and is the last; the text so far stays valid.
 */
export const tutorFrameSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('sources'), data: tutorOpeningSchema }),
  z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('followUps'), data: z.object({ followUps: z.array(z.string()) }) }),
  z.object({ event: z.literal('done'), data: tutorEndSchema }),
  z.object({ event: z.literal('error'), data: problemSchema }),
]);
export type TutorFrame = z.infer<typeof tutorFrameSchema>;
