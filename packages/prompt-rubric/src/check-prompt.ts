import { judgeGroups, keysOf } from './groups.ts';
import { judgeCriteria, type Judgement } from './judge.ts';
import { refusalMessages } from './messages/pointing.ts';
import { takePointings } from './pointing/take-pointings.ts';
import { readPrompt } from './reading/read-prompt.ts';
import { withoutSlips } from './reading/slips.ts';
import type { ExerciseTexts, Language, PointedWords, PromptVerdict, Rubric } from './rubric.ts';
import { hasMustHave, scoreOf } from './score.ts';
import { excuseUnseen, subjectAsRemark } from './subject/excuse.ts';
import type { VectorOf } from './subject/references.ts';
import type { SubjectJudge } from './subject/subject-judge.ts';
import { withSubject } from './subject/with-subject.ts';
import { estimateTokens } from './tokens.ts';
import { verdictOf } from './verdict.ts';

/** What may be told of a prompt beside its text. */
export type CheckOptions = {
  /** Where the learner sees what the rubric does not. */
  pointed?: readonly PointedWords[] | undefined;
  /** What the criterion `subject` is judged by; without it that criterion is not judged. */
  subject?: SubjectJudge | undefined;
  /** What points that say `byMeaning` are found by, `vectorOf` of `@academy/meaning`; without it they are found by words alone. */
  vectorOf?: VectorOf | undefined;
};

/**
 * Judges a prompt against a rubric. Pure and deterministic: no model, no clock, no I/O; the same arguments give the same
 * verdict. Takes time in proportion to the prompt's length.
 *
 * @param text the learner's prompt, in Spanish, English or both
 * @param language of the labels, messages and hints; the prompt's own language is detected
 * @param texts the exercise's instructions and hints: what is copied from them earns nothing, except that facts taken
 *   from the instructions count as context and as mentions
 * @param options what the learner pointed to, where a pointing that is refused changes nothing but `refusedPointings`; and
 *   what the criterion `subject` and points in other words are judged by
 */
export function checkPrompt(
  text: string,
  rubric: Rubric,
  language: Language,
  texts: ExerciseTexts = {},
  { pointed = [], subject, vectorOf }: CheckOptions = {},
): PromptVerdict {
  const read = withSubject(readPrompt(withoutSlips(text, rubric, texts), texts), subject);
  // Messages quote what the learner wrote.
  const reading = { ...read, text, vectorOf };
  const keys = keysOf(rubric.criteria);
  const isConvincing = reading.subject?.isConvincing ?? false;
  const outcome = (judged: readonly Judgement[]) =>
    outcomeOf(judged, { rubric, keys, language, isConvincing });
  const { judgements: pointedOut, refused } = takePointings({
    reading,
    texts,
    judgements: judgeCriteria(reading, rubric.criteria),
    keys,
    pointed,
    passes: (judged) => outcome(excuseUnseen(reading, judged)).passed,
  });
  const judgements = excuseUnseen(reading, pointedOut);
  const strict = outcome(judgements);
  const remark = strict.passed ? null : subjectAsRemark(reading, judgements);
  const lenient = remark && outcome(remark);
  const promptLanguage = reading.language ?? language;
  return {
    ...(lenient ?? strict),
    promptLanguage,
    words: reading.words.length,
    tokens: estimateTokens(reading.words, promptLanguage),
    ...(refused.length > 0 && {
      refusedPointings: refused.map((one) => ({ ...one, message: refusalMessages[one.reason][language] })),
    }),
  };
}

function outcomeOf(
  judgements: readonly Judgement[],
  {
    rubric,
    keys,
    language,
    isConvincing,
  }: { rubric: Rubric; keys: readonly string[]; language: Language; isConvincing: boolean },
): Pick<PromptVerdict, 'passed' | 'score' | 'criteria' | 'groups'> {
  const criteria = judgements.map((judgement, at) => ({
    ...verdictOf(judgement, language),
    key: keys[at] ?? judgement.setting.id,
  }));
  const groups = judgeGroups(rubric.groups ?? [], criteria, language);
  const hasMustHaves =
    judgements.every(hasMustHave) && groups.every(({ satisfied }) => satisfied || isConvincing);
  const share = scoreOf(criteria);
  const passed = hasMustHaves && (share >= rubric.passScore || isConvincing);
  return { passed, score: passed ? Math.max(share, rubric.passScore) : share, criteria, groups };
}
