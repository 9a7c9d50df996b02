import type { CriterionVerdict } from '@academy/prompt-rubric/rubric.ts';
import type mongoose from 'mongoose';

/** In UTC: at the turn of a week the academy's zone may say another, which changes no figure here. */
const mondayOf = (at: number): string => {
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * 86_400_000).toISOString().slice(0, 10);
};

const batch = 1_000;
const weeks = 16;
const weekMs = 7 * 24 * 60 * 60 * 1000;

type Document = { _id: string } & Record<string, unknown>;

interface Learning {
  course: string;
  lessonIds: readonly string[];
  exerciseIds: readonly string[];
  learners: number;
  attemptsEach: number;
}

const learnerId = (n: number): string => `learner-${String(n).padStart(6, '0')}`;
const lessonOf = (exerciseId: string): string => exerciseId.split('--').slice(0, 2).join('--');

/**
 * Fills a catalogue's database with learners of one course who began it over sixteen weeks and made an attempt in each week since.
 * The attempts are copies of the one that it has, verdict and all, with other points missed.
 */
export const fillLearning = async (db: mongoose.mongo.Db, learning: Learning): Promise<void> => {
  const { course, lessonIds, exerciseIds, learners, attemptsEach } = learning;
  const attempts = db.collection<Document>('attempts');
  const progress = db.collection<Document>('progress');
  const [model, begun] = await Promise.all([attempts.findOne({}), progress.findOne({})]);
  if (!model || !begun) throw new Error('no attempt to make more of');
  const criteria = model['criteria'] as CriterionVerdict[];
  const now = Date.now();

  // Spread over the weeks in no order.
  const beganAt = (n: number): number => now - (((n * 7919) % learners) / learners) * weeks * weekMs;
  const attemptOf = (n: number, at: number): Document => {
    const exerciseId = exerciseIds[(n + at) % exerciseIds.length] ?? '';
    const stood = criteria.map((one, place): CriterionVerdict => ({
      ...one,
      status: (n + at + place) % 3 === 0 ? 'missing' : 'met',
    }));
    return {
      ...model,
      _id: `attempt-${n}-${at}`,
      userId: learnerId(n),
      exerciseId,
      lessonId: lessonOf(exerciseId),
      attempt: 1,
      criteria: stood,
      missed: stood.filter(({ status }) => status !== 'met').map(({ key }) => key),
      createdAt: new Date(Math.min(now, beganAt(n) + at * weekMs)),
    };
  };
  const progressOf = (n: number): Document => ({
    ...begun,
    _id: `${learnerId(n)}:${course}`,
    userId: learnerId(n),
    courseId: course,
    enrolledAt: new Date(beganAt(n)),
    lastActivityAt: new Date(Math.min(now, beganAt(n) + attemptsEach * weekMs)),
    exercises: Array.from({ length: attemptsEach }, (_, at) => {
      const exerciseId = exerciseIds[(n + at) % exerciseIds.length] ?? '';
      return { exerciseId, lessonId: lessonOf(exerciseId), attempts: 1, bestScore: 60, passed: at % 2 === 0 };
    }),
    lessons: lessonIds.slice(0, n % lessonIds.length).map((lessonId) => ({ lessonId, at: new Date(now) })),
    activeWeeks: Array.from({ length: attemptsEach }, (_, at) =>
      mondayOf(Math.min(now, beganAt(n) + at * weekMs)),
    ),
    completed: n % 5 === 0 ? { at: new Date(now) } : null,
  });

  // What was counted before is not fresh any more.
  await Promise.all([
    db.collection('learning_weeks').deleteMany({}),
    db.collection('course_learning').deleteMany({}),
  ]);
  for (let from = 0; from < learners; from += batch) {
    const some = Array.from({ length: Math.min(batch, learners - from) }, (_, at) => from + at);
    await progress.insertMany(some.map(progressOf));
    for (let at = 0; at < attemptsEach; at += 1) await attempts.insertMany(some.map((n) => attemptOf(n, at)));
  }
};
