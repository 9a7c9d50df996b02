import {
  elsewhereFile,
  questionsFile,
  type AnsweredQuestions,
} from '@academy/contracts/content/questions-file.ts';
import { readYamlFile, readYamlFiles, yamlNames } from '../../content/read-yaml-folder.ts';

export interface KnownQuestions {
  /** What learners ask, with the sentences that answer. */
  answered: readonly AnsweredQuestions[];
  /** What people ask that the academy does not teach. */
  elsewhere: readonly string[];
}

const elsewhereName = 'elsewhere.yaml';
const none: KnownQuestions = { answered: [], elsewhere: [] };

/** The questions of `content/questions`; none without a content folder. Throws naming the file that does not fit. */
export const readQuestions = async (contentDirectory: string | undefined): Promise<KnownQuestions> => {
  if (!contentDirectory) return none;
  const folder = 'questions';
  const names = (await yamlNames(contentDirectory, folder)).filter((name) => name !== elsewhereName);
  const answered = await readYamlFiles(contentDirectory, { folder, names, schema: questionsFile });
  const { es, en } = await readYamlFile(contentDirectory, `${folder}/${elsewhereName}`, elsewhereFile);
  return { answered: answered.flatMap(({ data }) => data), elsewhere: [...es, ...en] };
};
