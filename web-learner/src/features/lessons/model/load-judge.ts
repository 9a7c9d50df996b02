import type {
  ExerciseTexts,
  Language,
  PointedWords,
  PromptVerdict,
  Rubric,
} from '@academy/prompt-rubric/rubric.ts';
import type { EncodedReferences } from '@academy/prompt-rubric/subject/references.ts';
import type { SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import modelUrl from '@academy/prompt-rubric/data/subject-model.json?url';
import vectorsUrl from '@academy/meaning/data/vectors.bin?url';
import vocabularyUrl from '@academy/meaning/data/vocabulary.txt?url';

/** What an exercise's prompts are judged by. */
interface Judged {
  rubric: Rubric;
  language: Language;
  texts: ExerciseTexts;
  /** What prompts for it are compared with; null where there is nothing. */
  references: EncodedReferences | null;
}

export type Judge = (answer: string, exercise: Judged, pointed: readonly PointedWords[]) => PromptVerdict;

const fetchData = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/**
 * Loads what judges a prompt in this browser: the rules, what they learned and the table of meanings, 3.5 MB that the
 * browser caches. Nothing is judged, and no preview shown, until it is there.
 */
export async function loadJudge(): Promise<Judge> {
  const [{ checkPrompt }, { createMeaning }, { createSubjectModel }, { createSubjectJudges }, ...data] =
    await Promise.all([
      import('@academy/prompt-rubric/check-prompt.ts'),
      import('@academy/meaning/meaning.ts'),
      import('@academy/prompt-rubric/subject/model.ts'),
      import('@academy/prompt-rubric/subject/subject-judge.ts'),
      fetchData(modelUrl).then((response) => response.json() as Promise<SubjectModelData>),
      fetchData(vocabularyUrl).then((response) => response.text()),
      fetchData(vectorsUrl).then((response) => response.arrayBuffer()),
    ]);
  const [model, vocabulary, vectors] = data;
  const { vectorOf } = createMeaning({ vocabulary, vectors: new Uint8Array(vectors) });
  const judgeFor = createSubjectJudges({ model: createSubjectModel(model), vectorOf });
  return (answer, { rubric, language, texts, references }, pointed) => {
    const subject = references ? judgeFor({ references, instructions: texts.instructions ?? '' }) : undefined;
    return checkPrompt(answer, rubric, language, texts, { subject, pointed });
  };
}
