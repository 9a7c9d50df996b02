import { readFile } from 'node:fs/promises';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';

const offTopicSchema = z.object({ id: z.string(), language: languageSchema, question: z.string() });

/** A question with the sentence of content/ that answers it, and others that answer it as well. */
const questionSchema = offTopicSchema.extend({
  kind: z.enum(['direct', 'paraphrase', 'cross']),
  answerSentence: z.string(),
  file: z.string(),
  acceptable: z.array(z.object({ file: z.string(), sentence: z.string() })).default([]),
});

export type AnsweredQuestion = z.infer<typeof questionSchema>;

const readLines = async <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>[]> => {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
};

export const readQuestions = (path: string): Promise<AnsweredQuestion[]> => readLines(path, questionSchema);
export const readOffTopic = (path: string) => readLines(path, offTopicSchema);
