import { readFileSync } from 'node:fs';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { createSubjectModel, type SubjectModelData } from './subject/model.ts';
import { encodeReferences, type EncodedReferences } from './subject/references.ts';
import type { JudgedPrompts } from './subject/reference-prompts.ts';
import { createSubjectJudges } from './subject/subject-judge.ts';

const modelFile = new URL('../data/subject-model.json', import.meta.url);

/** Written by `npm run rubric:fit`. */
const readModel = (): SubjectModelData => JSON.parse(readFileSync(modelFile, 'utf8')) as SubjectModelData;

const load = () => {
  const { vectorOf } = loadMeaning();
  const model = createSubjectModel(readModel());
  return {
    judgeFor: createSubjectJudges({ model, vectorOf }),
    referencesOf: (prompts: JudgedPrompts): EncodedReferences =>
      encodeReferences(prompts, { vectorOf, rarityOf: model.rarityOf }),
    taughtReferencesOf: (prompts: JudgedPrompts, sayable: ReadonlySet<string>): EncodedReferences =>
      encodeReferences(prompts, {
        vectorOf,
        rarityOf: model.rarityOf,
        maySay: (stem) => sayable.has(stem) || model.knows(stem),
      }),
    vectorOf,
  };
};

type Loaded = ReturnType<typeof load>;

/**
 * What judges the criterion `subject`, and makes the references it needs, from the packages' own data, in Node. Of prompts that members
 * wrote, `taughtReferencesOf` shows no words but the `sayable` ones and those of the model: a name would reach every browser. Reads
 * 3.5 MB synchronously when it is used for the first time, so that a process starts without them: make it once.
 */
export function loadSubjectJudges(): Loaded {
  let loaded: Loaded | undefined;
  const judges = (): Loaded => (loaded ??= load());
  return {
    judgeFor: (exercise) => judges().judgeFor(exercise),
    referencesOf: (prompts) => judges().referencesOf(prompts),
    taughtReferencesOf: (prompts, sayable) => judges().taughtReferencesOf(prompts, sayable),
    vectorOf: (text) => judges().vectorOf(text),
  };
}
