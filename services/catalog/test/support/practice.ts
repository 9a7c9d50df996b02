import type { CatalogUnderTest } from './catalog-under-test.ts';

const dayMs = 86_400_000;

/** Makes all that a learner has passed due: as if they had last practised it a while ago. */
export const putBackDue = async (
  { runtime, deps }: CatalogUnderTest,
  userId: string,
  days = 10,
): Promise<void> => {
  const back = (date: Date) => new Date(date.getTime() - days * dayMs);
  const cards = (await deps.practice.find(userId))?.cards ?? [];
  const moved = cards.map((card) => ({
    ...card,
    practisedAt: back(card.practisedAt),
    due: back(card.due),
  }));
  await runtime.mongo
    .collection<{ _id: string }>('practice')
    .updateOne({ _id: userId }, { $set: { cards: moved }, $inc: { version: 1 } });
};
