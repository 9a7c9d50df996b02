import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { placeInCourseSchema } from '../../shared/place-in-course.ts';
import { inquiryStatusSchema, requestId, staffAnswers, stored } from './inquiries.ts';

export const helpTicketSchema = z.object({
  requestId,
  subject: oneLineText({ min: 3, max: 150, error: 'Say in a few words what it is about' }),
  text: z.string().trim().min(10, { error: 'Write at least 10 characters' }).max(5000),
  language: languageSchema,
});

/** What a member writes below an answer. */
export const helpReplySchema = z.object({
  /** Made by the form: sent again after a lost answer, it is the same reply. */
  requestId: z.uuid(),
  text: z.string().trim().min(1).max(5000),
});

/** Oldest first. */
const replies = z.array(z.object({ id: z.string(), text: z.string(), at: z.iso.datetime() }));

export const staffHelpSchema = helpTicketSchema.omit({ requestId: true }).extend({
  ...stored,
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** Premium members are answered first. */
  priority: z.boolean(),
  answers: staffAnswers,
  replies,
  /** Who of staff has taken it on; null for nobody. */
  assignedTo: z.string().nullable(),
  /** Who of staff wrote first; null where the member asked. Then the text is theirs and not the member's. */
  openedBy: z.string().nullable(),
  /** What staff wrote about; null for nothing in a course. */
  place: placeInCourseSchema.nullable(),
});

/** A member's own question, as they read it: who of staff answered stays with staff. */
export const ownHelpSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  /** That subject, text and answers are in. */
  language: languageSchema,
  status: inquiryStatusSchema,
  createdAt: z.iso.datetime(),
  /** Oldest first. */
  answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  replies,
  /** Whether staff wrote first: then subject and text are theirs. */
  isFromTeam: z.boolean(),
  /** The page of what staff wrote about; null for nothing in a course. */
  placePath: z.string().nullable(),
});
export type OwnHelp = z.infer<typeof ownHelpSchema>;
