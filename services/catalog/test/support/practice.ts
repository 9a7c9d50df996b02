import type { PracticeCard } from '../../src/practice/domain/card.ts';

const dayMs = 86_400_000;

/** A connection to the catalogue's database, as far as this needs one. */
interface Store {
  collection: (name: 'practice') => {
    findOne: (filter: object) => Promise<unknown>;
    updateOne: (filter: object, update: object) => Promise<unknown>;
  };
}

/**
 * Moves a learner's practice into the past, as if the days had gone by since: what they have passed is due. False while they
 * have no cards yet.
 */
export const letDaysPass = async (store: Store, userId: string, days = 10): Promise<boolean> => {
  const practice = store.collection('practice');
  // Written by the catalogue, whose record this is.
  const found = (await practice.findOne({ _id: userId })) as { cards: PracticeCard[] } | null;
  if (!found || found.cards.length === 0) return false;
  const back = (date: Date) => new Date(date.getTime() - days * dayMs);
  const cards = found.cards.map((card) => ({
    ...card,
    passedAt: back(card.passedAt),
    practisedAt: back(card.practisedAt),
    due: back(card.due),
  }));
  await practice.updateOne({ _id: userId }, { $set: { cards }, $inc: { version: 1 } });
  return true;
};
