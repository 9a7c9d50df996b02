import type { CriterionVerdict, Language } from '@academy/prompt-rubric/rubric.ts';
import {
  judgeSamples,
  type JudgedSample,
  type SelfTestedExercise,
} from '@academy/prompt-rubric/self-test.ts';
import type { SingleChange } from '@academy/prompt-rubric/single-changes.ts';
import { whatDecides, type Decider } from '@academy/prompt-rubric/what-decides.ts';
import { turnFinder, type Turn } from '@academy/prompt-rubric/what-would-turn.ts';

/** A change that turns a misjudged sample, with the name of the criterion that it is about. */
export interface LiveTurn {
  change: SingleChange;
  label: string;
  breaks: number;
}

/** What came of a sample, or of an own text that was pasted as an answer. */
export interface LiveSample extends Pick<JudgedSample, 'path' | 'language' | 'kind' | 'isRight' | 'text'> {
  passed: boolean;
  score: number;
  passScore: number;
  deciders: Decider[];
  /** Those that break least; empty for what is judged rightly, or where no single change turns it. Null until they are tried. */
  turns: LiveTurn[] | null;
}

export interface LiveReport {
  samples: LiveSample[];
  /** Essential criteria that no weak sample in a language fails by alone. */
  uncovered: { language: Language; label: string }[];
}

/** So many changes are enough to choose from. */
const mostTurns = 3;
const isBlank = ({ kind, text }: JudgedSample) => kind !== 'pasted' && text.trim() === '';

/**
 * Judges all that an exercise's rubric is tested with; a blank sample is passed over. The verdicts come first; then, for each
 * misjudged sample, nothing but a moment to stop in; last the verdicts with what would turn them, which takes many times as long.
 *
 * @param wordedIn the language of what is said
 */
export function* judgeInSteps(
  exercise: SelfTestedExercise,
  wordedIn: Language,
): Generator<LiveReport | null, void> {
  const judged = judgeSamples(exercise, wordedIn).filter((one) => !isBlank(one));
  const samples = judged.map((sample) => liveSample(sample, exercise));
  const report = { samples, uncovered: uncoveredIn(exercise, judged, samples) };
  yield report;
  const turnsOf = turnFinder(exercise, judged);
  const turned: LiveSample[] = [];
  for (const [at, sample] of samples.entries()) {
    const one = judged[at];
    if (!one || one.isRight) turned.push({ ...sample, turns: [] });
    else {
      turned.push({ ...sample, turns: liveTurns(turnsOf(one), one) });
      yield null;
    }
  }
  yield { ...report, samples: turned };
}

const liveSample = (sample: JudgedSample, { rubric }: SelfTestedExercise): LiveSample => {
  const { path, language, kind, isRight, text, verdict } = sample;
  const { passed, score } = verdict;
  const { passScore } = rubric;
  const deciders = whatDecides(verdict, rubric);
  return { path, language, kind, isRight, text, passed, score, passScore, deciders, turns: null };
};

const liveTurns = (turns: readonly Turn[], { verdict }: JudgedSample): LiveTurn[] =>
  turns.slice(0, mostTurns).map(({ change, breaks }) => ({
    change,
    breaks,
    label: 'at' in change ? (verdict.criteria[change.at]?.label ?? '') : '',
  }));

function uncoveredIn(
  { rubric }: SelfTestedExercise,
  judged: readonly JudgedSample[],
  samples: readonly LiveSample[],
): LiveReport['uncovered'] {
  const [first] = judged;
  const essential: CriterionVerdict[] =
    first?.verdict.criteria.filter((_, at) => rubric.criteria[at]?.mustHave) ?? [];
  return (['es', 'en'] as const).flatMap((language) => {
    const weak = samples.filter((one) => one.kind === 'weak' && one.language === language);
    return essential
      .filter(({ key }) => !weak.some(({ deciders }) => decidesAlone(deciders, key)))
      .map(({ label }) => ({ language, label }));
  });
}

const decidesAlone = ([decider, ...others]: readonly Decider[], key: string): boolean =>
  others.length === 0 && decider?.by === 'essential' && decider.criterion.key === key;
