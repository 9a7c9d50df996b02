import { maximumAnswerLength } from '@academy/contracts/http/catalog/checks.ts';
import type { Verdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { toVerdict } from '../../views/verdict-views.ts';
import type { KeptAttempt } from '../../data/attempt-repository.ts';
import type { AttemptRecord, NewAttempt } from '../../domain/attempt.ts';
import { answerTooLong } from '../../domain/catalog-texts.ts';
import { openedRungs } from '../../domain/hint-ladder.ts';
import { checkerVersionOf } from '../../domain/checker-version.ts';
import { judge } from '../../domain/judge.ts';
import type { LessonExercise } from '../../domain/lesson.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import { pendingAtCheck } from '../../domain/pending-pass.ts';
import { missedIn } from '../../domain/missed-in.ts';
import { keptPointings } from '../../domain/pointing.ts';
import { isSameCheck } from '../../domain/same-check.ts';
import { attemptIdTaken, attemptsFull, pointingsRefused } from '../../domain/exercise-texts.ts';
import { countSeries } from '../count-series.ts';
import type { CatalogDeps } from '../deps.ts';
import { addAttempt } from './add-attempt.ts';
import { requireExercise } from './require-exercise.ts';

interface Check {
  exerciseId: string;
  answer: string;
  language: Language;
  /** Made by the client, so that the check may be sent again. */
  attemptId?: string | undefined;
  /** Where the learner sees what the rubric does not. */
  pointed?: readonly PointedWords[] | undefined;
  caller: Caller;
}

interface Opened {
  exercise: LessonExercise;
  place: LessonPlace;
}

interface Judged {
  verdict: PromptVerdict;
  pointings: ReturnType<typeof keptPointings>;
  passScore: number;
  checkerVersion: string;
  hintsUsed: number;
  at: Date;
}

const attemptOf = (
  { attemptId = newId(), exerciseId, answer, language, caller }: Check,
  { course, lesson }: LessonPlace,
  { verdict, pointings, passScore, checkerVersion, hintsUsed, at }: Judged,
): NewAttempt => ({
  _id: attemptId,
  userId: caller.userId,
  courseId: course._id,
  lessonId: lesson.id,
  exerciseId,
  answer,
  language,
  ...verdict,
  judgedPassed: verdict.passed,
  missed: missedIn(verdict.criteria),
  ...pointings,
  passScore,
  checkerVersion,
  hintsUsed,
  ...pendingAtCheck({ judgedPassed: verdict.passed, ...pointings }, at),
  override: null,
  overrides: [],
  createdAt: at,
  uncountedSince: at,
});

/** The attempt that this check made when it was sent before; 409 where the id is that of another check. */
const keptBefore = async (
  { attempts }: CatalogDeps,
  { exerciseId, answer, pointed = [], caller }: Check,
  attempt: AttemptRecord | null,
): Promise<KeptAttempt> => {
  if (!attempt) throw attemptIdTaken();
  if (!isSameCheck(attempt, { userId: caller.userId, exerciseId, answer, pointed })) throw attemptIdTaken();
  return { attempt, before: await attempts.before(attempt) };
};

/** The verdict, with what staff may want of its pointings later; 400 where one of them breaks a rule. */
const judgeCheck = (
  exercise: LessonExercise,
  { answer, language, pointed = [] }: Check,
  courseId: string,
): Pick<Judged, 'verdict' | 'pointings' | 'checkerVersion'> => {
  const judgeWith = (some: readonly PointedWords[]) => judge(exercise, { answer, language, pointed: some });
  const verdict = judgeWith(pointed);
  if (verdict.refusedPointings) throw pointingsRefused(pointed, verdict.refusedPointings);
  const pointings = keptPointings(verdict, pointed, { courseId, judge: judgeWith });
  return { verdict, pointings, checkerVersion: checkerVersionOf(exercise) };
};

/**
 * Counts the check against the limit of a minute; 429 beyond it. A check that was kept before is not refused for being
 * sent again: the attempt that it made, where it was.
 */
const countCheck = async (
  { attempts, countCheck }: CatalogDeps,
  { attemptId, caller }: Check,
): Promise<AttemptRecord | null> => {
  try {
    await countCheck(caller.userId);
    return null;
  } catch (refusal) {
    const sentBefore = attemptId === undefined ? null : await attempts.find(attemptId);
    if (sentBefore) return sentBefore;
    throw refusal;
  }
};

const keep = async (deps: CatalogDeps, check: Check, { exercise, place }: Opened): Promise<KeptAttempt> => {
  const whose = { userId: check.caller.userId, exerciseId: exercise.id };
  const [last, hintUse] = await Promise.all([deps.attempts.last(whose), deps.hintUses.find(whose)]);
  if (last && last._id === check.attemptId) return keptBefore(deps, check, last);
  const sentBefore = await countCheck(deps, check);
  if (sentBefore) return keptBefore(deps, check, sentBefore);
  const attempt = attemptOf(check, place, {
    ...judgeCheck(exercise, check, place.course._id),
    passScore: exercise.rubric.passScore,
    hintsUsed: openedRungs(hintUse).length,
    at: deps.now(),
  });
  const beside = () => deps.progress.bytesBeside(whose.userId, whose.exerciseId);
  const hasRoom = (bytes: number) => deps.attemptStorage.hasRoom(check.caller, bytes, beside);
  const { pointed = [] } = check;
  const kept = await addAttempt(deps, attempt, { known: last, hasRoom, pointed });
  if (kept === 'full') throw attemptsFull(deps.attemptStorage.bytesFor(check.caller));
  // Sent before, or twice at once to two replicas: one makes the attempt, the other finds it.
  return kept === 'taken' ? keptBefore(deps, check, await deps.attempts.find(attempt._id)) : kept;
};

const keepAndCount = async (deps: CatalogDeps, check: Check, opened: Opened): Promise<Verdict> => {
  const kept = await keep(deps, check, opened);
  failPoint('catalog.after_attempt');
  const progress = await countSeries(deps, kept.attempt, kept.attempt);
  if (!progress) throw unauthorised();
  return toVerdict(kept, { place: opened.place, progress });
};

/**
 * Judges a prompt by the rubric of its exercise. The attempt is kept first and progress follows from it: a crash in
 * between leaves an attempt that the same check sent again, the next one, the next look at the progress or the sweep
 * counts.
 */
export const checkExercise = async (deps: CatalogDeps, check: Check): Promise<Verdict> => {
  const opened = await requireExercise(deps, check.exerciseId, check.caller);
  if (check.answer.length > maximumAnswerLength) throw answerTooLong(maximumAnswerLength);
  return deps.checkQueue.run(check.caller.userId, () => keepAndCount(deps, check, opened));
};
