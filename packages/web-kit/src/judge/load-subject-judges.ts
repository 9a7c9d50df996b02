import { createMeaning } from '@academy/meaning/meaning.ts';
import vectorsUrl from '@academy/meaning/data/vectors.bin?url';
import vocabularyUrl from '@academy/meaning/data/vocabulary.txt?url';
import modelUrl from '@academy/prompt-rubric/data/subject-model.json?url';
import { createSubjectModel, type SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import { createSubjectJudges } from '@academy/prompt-rubric/subject/subject-judge.ts';

const fetchData = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/**
 * Loads what judges the criterion `subject`, and points in other words, in a browser: what the rules learned and the table of
 * meanings, 3.5 MB that the browser caches. Rejects with an Error where that fails.
 */
export async function loadSubjectJudges() {
  const [model, vocabulary, vectors] = await Promise.all([
    fetchData(modelUrl).then((response) => response.json() as Promise<SubjectModelData>),
    fetchData(vocabularyUrl).then((response) => response.text()),
    fetchData(vectorsUrl).then((response) => response.arrayBuffer()),
  ]);
  const { vectorOf } = createMeaning({ vocabulary, vectors: new Uint8Array(vectors) });
  return { judgeFor: createSubjectJudges({ model: createSubjectModel(model), vectorOf }), vectorOf };
}
