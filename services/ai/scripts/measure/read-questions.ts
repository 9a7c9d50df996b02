import { readFile } from 'node:fs/promises';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';

const askedSchema = z.object({ id: z.string(), language: languageSchema, question: z.string() });

/** A question with the sentence of content/ that answers it, and others that answer it as well. */
const questionSchema = askedSchema.extend({
  kind: z.enum(['direct', 'paraphrase', 'cross']),
  answerSentence: z.string(),
  file: z.string(),
  acceptable: z.array(z.object({ file: z.string(), sentence: z.string() })).default([]),
});

export type AnsweredQuestion = z.infer<typeof questionSchema>;

const strangerKinds = ['direct', 'life', 'short', 'mixed', 'follow-up', 'near', 'far'] as const;

/** A question by somebody who saw the texts alone, with the places that answer it: none where it is not taught. */
const strangerSchema = askedSchema.extend({
  kind: z.enum(strangerKinds),
  /** What was asked before, where it goes on from that. */
  before: z.string().optional(),
  places: z.array(z.object({ folder: z.string(), heading: z.string().nullable() })).default([]),
});
export type StrangerQuestion = z.infer<typeof strangerSchema>;

const readLines = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>[]> => {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
};

export const readQuestions = (path: string): Promise<AnsweredQuestion[]> => readLines(path, questionSchema);
export const readUntaught = (path: string) => readLines(path, askedSchema);
export const readStrangers = (path: string): Promise<StrangerQuestion[]> => readLines(path, strangerSchema);
