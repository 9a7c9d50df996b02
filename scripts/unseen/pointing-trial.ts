import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { readPrompt } from '@academy/prompt-rubric/reading/read-prompt.ts';
import type {
  CriterionVerdict,
  ExerciseTexts,
  Language,
  PointedWords,
  PromptVerdict,
  Rubric,
  Span,
} from '@academy/prompt-rubric/rubric.ts';
import type { SubjectJudge } from '@academy/prompt-rubric/subject/subject-judge.ts';

interface Tried {
  text: string;
  language: Language;
  rubric: Rubric;
  texts: ExerciseTexts;
  subject: SubjectJudge;
}

const MOST_POINTED = 2;
/** A sentence of fewer words is not worth halving. */
const WORTH_HALVING = 8;

/** The stretches of a prompt that somebody might point to: every sentence, and the halves of the longer ones. */
const stretchesOf = (text: string): Span[] => {
  const { words, sentences } = readPrompt(text);
  const span = (from: number, to: number): Span[] => {
    const [first, last] = [words[from], words[to - 1]];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  };
  return sentences.flatMap(({ bodyFrom, to }) => {
    if (to - bodyFrom < WORTH_HALVING) return span(bodyFrom, to);
    const half = Math.floor((bodyFrom + to) / 2);
    return [...span(bodyFrom, to), ...span(bodyFrom, half), ...span(half, to)];
  });
};

const judge = ({ text, rubric, language, texts, subject }: Tried, pointed: PointedWords[]): PromptVerdict =>
  checkPrompt(text, rubric, language, texts, { pointed, subject });

/** What may be pointed to for one criterion: for `subject` the whole prompt, which the learner does in one press. */
const placesFor = (text: string, key: string): Span[] =>
  key === 'subject' ? [{ start: 0, end: text.length }] : stretchesOf(text);

/** What lifts the verdict most, first: what the rubric insists on, then by weight. */
const mostUsefulFirst = (criteria: readonly CriterionVerdict[]): string[] =>
  criteria
    .filter(({ status }) => status !== 'met')
    .toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave) || b.weight - a.weight)
    .map(({ key }) => key);

interface Accepted {
  pointed: PointedWords[];
  passed: boolean;
}

/** The pointings of one criterion that are accepted beside what is pointed to already, one after another. */
function* accepted(tried: Tried, key: string, beside: PointedWords[] = []): Generator<Accepted> {
  for (const stretch of placesFor(tried.text, key)) {
    const pointed = [...beside, { key, ...stretch }];
    const { refusedPointings, passed } = judge(tried, pointed);
    if (!refusedPointings) yield { pointed, passed };
  }
}

/**
 * Whether a prompt passes, pending, for somebody who points out the criteria that weigh most, each at the first words that are
 * accepted.
 */
export const passesByHonestPointing = (tried: Tried): boolean => {
  let pointed: PointedWords[] = [];
  for (const key of mostUsefulFirst(judge(tried, []).criteria)) {
    const [first] = accepted(tried, key, pointed);
    if (!first) continue;
    if (first.passed) return true;
    pointed = first.pointed;
    if (pointed.length >= MOST_POINTED) return false;
  }
  return false;
};

/** Whether any one or two pointings make a prompt pass, pending. */
export const passesByGreedyPointing = (tried: Tried): boolean => {
  const open = judge(tried, []).criteria.filter(({ status }) => status !== 'met');
  const needed = open.filter(({ mustHave }) => mustHave);
  if (needed.length > MOST_POINTED) return false;
  const useful = (needed.length > 0 ? needed : open).map(({ key }) => key);
  const besides = (needed.length > 1 ? needed : open).map(({ key }) => key);
  for (const key of useful)
    for (const first of accepted(tried, key)) {
      if (first.passed) return true;
      for (const other of besides)
        if (other !== key)
          for (const second of accepted(tried, other, first.pointed)) if (second.passed) return true;
    }
  return false;
};
