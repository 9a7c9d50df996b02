import type { Plan } from '@academy/contracts/shared/people.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';
import { exerciseIds, goodAnswer } from './content.ts';

/** Has a learner pass every exercise of a course and complete it. */
export const complete = async (
  under: CatalogUnderTest,
  sub: string,
  courseId: string,
  plan: Plan = 'free',
): Promise<void> => {
  const authorization = await under.issuer.bearer({ sub, plan });
  const post = async (path: string, body = {}) => {
    const { status } = await under.client.post(path, { authorization, body });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  for (const id of exerciseIds(courseId))
    await post(`/api/exercises/${id}/check`, { answer: goodAnswer, language: 'en' });
  for (const slug of ['one', 'two']) await post(`/api/lessons/${courseId}--${slug}/complete`);
  await until(async () => (await under.deps.progress.find({ userId: sub, courseId }))?.completed != null);
};
