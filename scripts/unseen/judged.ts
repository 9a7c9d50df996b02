import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { exerciseTexts } from '@academy/prompt-rubric/exercise-texts.ts';
import type { Language } from '@academy/prompt-rubric/rubric.ts';
import type { SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';
import type { Twin, UnseenPrompt } from '@academy/contracts/content/unseen-file.ts';
import type { ExerciseFound } from '../content-check/exercise-found.ts';
import { triedOnFacts } from './fact-relations.ts';
import { namesClause } from './named-clause.ts';
import { readPolicyPairs, triedOnPolicies, type PolicyPair } from './policy-relation.ts';
import { readChecker, readNatural, readTwins, readUnseen, type UnseenPart } from './read-unseen.ts';
import { relations } from './relations.ts';
import { subjectOf } from './subject-of.ts';
import type { JudgePrompt, TriedRelation } from './tried-relation.ts';

/** Judges prompts as an exercise does where `subject` is judged by this; without it that criterion is not judged. */
export const judgeBy = ({ exercise }: ExerciseFound, subject: SubjectJudge | undefined): JudgePrompt => {
  const texts = exerciseTexts(exercise);
  return (text, language) => checkPrompt(text, exercise.rubric, language, texts, { subject });
};

export const judgeOf = (found: ExerciseFound): JudgePrompt => judgeBy(found, subjectOf(found));

export interface JudgedPrompt {
  exercise: string;
  language: Language;
  judged: 'good' | 'weak';
  kind: string;
  isRight: boolean;
  score: number;
  /** Keys of the criteria that are not met. */
  open: string[];
  text: string;
}

export interface JudgedTwin extends Pick<Twin, 'side' | 'language' | 'point' | 'before' | 'after'> {
  exercise: string;
  /** Whether the twin is judged as its writer meant. */
  isRight: boolean;
  /** Whether its base is, too. */
  isPairRight: boolean;
  /** Whether its verdict names the clause that was changed. */
  isNamed: boolean;
}

export interface JudgedTexts {
  whole: JudgedPrompt[];
  natural: JudgedPrompt[];
  twins: JudgedTwin[];
}

export interface JudgedCorpora extends JudgedTexts {
  relations: TriedRelation[];
}

const judgedPrompt = (exercise: string, judge: JudgePrompt, prompt: UnseenPrompt): JudgedPrompt => {
  const { language, judged, text } = prompt;
  const { passed, score, criteria } = judge(text, language);
  const open = criteria.filter((each) => each.judged !== false && each.status !== 'met');
  return {
    exercise,
    language,
    judged,
    kind: prompt.judged === 'weak' ? prompt.kind : 'good',
    isRight: passed === (judged === 'good'),
    score,
    open: open.map(({ key }) => key),
    text,
  };
};

const judgedTwin = (exercise: string, judge: JudgePrompt, twin: Twin): JudgedTwin => {
  const { side, language, point, before, after } = twin;
  const shouldPass = side === 'repaired';
  const [base, changed] = [judge(twin.base, language), judge(twin.text, language)];
  const isRight = changed.passed === shouldPass;
  const isPairRight = isRight && base.passed !== shouldPass;
  const isNamed = namesClause(twin, { base: base.criteria, changed: changed.criteria });
  return { exercise, side, language, point, before, after, isRight, isPairRight, isNamed };
};

/** The prompts and twins of one exercise. */
export const judgeTexts = (
  { id, file }: ExerciseFound,
  judge: JudgePrompt,
  part: UnseenPart,
): JudgedTexts => ({
  whole: readUnseen(file, part).map((prompt) => judgedPrompt(id, judge, prompt)),
  natural: readNatural(file, part).map((prompt) => judgedPrompt(id, judge, prompt)),
  twins: readTwins(file, part).map((twin) => judgedTwin(id, judge, twin)),
});

/** Each refused prompt is tried with so many of them, which take turns. */
const WORDS_TO_THE_CHECKER = 3;

/** What a change that means nothing does to a pass, and what a word to the checker does to a refusal. */
const triedOn = (
  judge: JudgePrompt,
  { text, language }: UnseenPrompt,
  { at, toTheChecker }: { at: number; toTheChecker: readonly string[] },
): TriedRelation[] => {
  const { passed } = judge(text, language);
  if (!passed)
    return Array.from({ length: WORDS_TO_THE_CHECKER }, (_, nth) => {
      const word = toTheChecker[(at * WORDS_TO_THE_CHECKER + nth) % toTheChecker.length];
      const asked = judge(`${text} ${word}`, language);
      return { relation: 'a word to the checker', language, isRight: !asked.passed };
    });
  return Object.entries(relations).flatMap(([relation, change]) => {
    const changed = change(text, language);
    return changed === null ? [] : [{ relation, language, isRight: judge(changed, language).passed }];
  });
};

/** The two sides of each policy that an exercise insists on. */
const pairsOf = (
  { exercise }: ExerciseFound,
  language: Language,
  policies: readonly PolicyPair[],
): PolicyPair[] => {
  const kinds = new Set(
    exercise.rubric.criteria.flatMap((each) => (each.mustHave ? (each.kinds ?? []) : [])),
  );
  return policies.filter((pair) => pair.language === language && kinds.has(pair.kind));
};

/** All prompts of one part, as the exercises judge them. */
export const judgeCorpora = (exercises: readonly ExerciseFound[], part: UnseenPart): JudgedCorpora => {
  const all: JudgedCorpora = { whole: [], natural: [], twins: [], relations: [] };
  const checker = readChecker(part);
  const policies = readPolicyPairs(part);
  for (const found of exercises) {
    const judge = judgeOf(found);
    const { whole, natural, twins } = judgeTexts(found, judge, part);
    all.whole.push(...whole);
    all.natural.push(...natural);
    all.twins.push(...twins);
    all.relations.push(
      ...readNatural(found.file, part).flatMap((prompt, at) => [
        ...triedOn(judge, prompt, { at, toTheChecker: checker[prompt.language].to }),
        ...triedOnFacts(judge, prompt),
        ...triedOnPolicies(judge, prompt, { at, pairs: pairsOf(found, prompt.language, policies) }),
      ]),
    );
  }
  return all;
};
