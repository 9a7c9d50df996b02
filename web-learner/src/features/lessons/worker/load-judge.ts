import { createMeaning } from '@academy/meaning/meaning.ts';
import vectorsUrl from '@academy/meaning/data/vectors.bin?url';
import vocabularyUrl from '@academy/meaning/data/vocabulary.txt?url';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import modelUrl from '@academy/prompt-rubric/data/subject-model.json?url';
import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { createSubjectModel, type SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import { createSubjectJudges } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { Judged } from './messages.ts';

const fetchData = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/** Loads what judges a prompt: what the rules learned and the table of meanings, 3.5 MB that the browser caches. */
export async function loadJudge() {
  const [model, vocabulary, vectors] = await Promise.all([
    fetchData(modelUrl).then((response) => response.json() as Promise<SubjectModelData>),
    fetchData(vocabularyUrl).then((response) => response.text()),
    fetchData(vectorsUrl).then((response) => response.arrayBuffer()),
  ]);
  const { vectorOf } = createMeaning({ vocabulary, vectors: new Uint8Array(vectors) });
  const judgeFor = createSubjectJudges({ model: createSubjectModel(model), vectorOf });
  return (
    answer: string,
    pointed: readonly PointedWords[],
    { rubric, language, texts, references }: Judged,
  ): PromptVerdict => {
    const subject = references ? judgeFor({ references, instructions: texts.instructions ?? '' }) : undefined;
    return checkPrompt(answer, rubric, language, texts, { subject, pointed });
  };
}
