import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  elsewhereFile,
  questionsFile,
  type AnsweredQuestions,
} from '@academy/contracts/content/questions-file.ts';
import { parse } from 'yaml';
import type { z } from 'zod';

export interface KnownQuestions {
  /** What learners ask, with the sentences that answer. */
  answered: readonly AnsweredQuestions[];
  /** What people ask that the academy does not teach. */
  elsewhere: readonly string[];
}

const elsewhereName = 'elsewhere.yaml';
const none: KnownQuestions = { answered: [], elsewhere: [] };

const readFrom = async <Data>(folder: string, name: string, schema: z.ZodType<Data>): Promise<Data> => {
  try {
    return schema.parse(parse(await readFile(join(folder, name), 'utf8')));
  } catch (error) {
    throw new Error(`content/questions/${name} cannot be read`, { cause: error });
  }
};

/** The questions of `content/questions`; none without a content folder. Throws naming the file that does not fit. */
export const readQuestions = async (contentDirectory: string | undefined): Promise<KnownQuestions> => {
  if (!contentDirectory) return none;
  const folder = join(contentDirectory, 'questions');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && name !== elsewhereName);
  const answered = await Promise.all(names.toSorted().map((name) => readFrom(folder, name, questionsFile)));
  const { es, en } = await readFrom(folder, elsewhereName, elsewhereFile);
  return { answered: answered.flat(), elsewhere: [...es, ...en] };
};
