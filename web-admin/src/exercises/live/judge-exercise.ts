import type { CriterionVerdict, Language } from '@academy/prompt-rubric/rubric.ts';
import {
  judgeSamples,
  type JudgedSample,
  type SelfTestedExercise,
} from '@academy/prompt-rubric/self-test.ts';
import type { SingleChange } from '@academy/prompt-rubric/single-changes.ts';
import { whatDecides, type Decider } from '@academy/prompt-rubric/what-decides.ts';
import { whatWouldTurn } from '@academy/prompt-rubric/what-would-turn.ts';

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

interface Judging {
  /** Of what is said. */
  wordedIn: Language;
  /** Whether it is tried what would turn what is misjudged, which takes many times as long. */
  triesChanges: boolean;
}

/** Judges all that an exercise's rubric is tested with; a blank sample is passed over. */
export function judgeExercise(exercise: SelfTestedExercise, { wordedIn, triesChanges }: Judging): LiveReport {
  const judged = judgeSamples(exercise, wordedIn).filter((one) => !isBlank(one));
  const turnsOf = triesChanges ? whatWouldTurn(exercise, judged) : null;
  const samples = judged.map((sample): LiveSample => {
    const { path, language, kind, isRight, text, verdict } = sample;
    const labelOf = (change: SingleChange) =>
      'at' in change ? (verdict.criteria[change.at]?.label ?? '') : '';
    return {
      path,
      language,
      kind,
      isRight,
      text,
      passed: verdict.passed,
      score: verdict.score,
      passScore: exercise.rubric.passScore,
      deciders: whatDecides(verdict, exercise.rubric),
      turns:
        turnsOf &&
        (turnsOf.get(sample) ?? [])
          .slice(0, mostTurns)
          .map(({ change, breaks }) => ({ change, breaks, label: labelOf(change) })),
    };
  });
  return { samples, uncovered: uncoveredIn(exercise, judged, samples) };
}

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
