import type { TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import { leastVotePeople } from '@academy/contracts/http/ai/tutor-votes.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import type { SecretKey } from '../../tutor-gaps/data/gap-key.ts';
import { noPassage } from '../domain/tutor-vote.ts';
import { placeVoteId } from './place-vote-id.ts';
import type { TutorVoteModel } from './tutor-vote-model.ts';

/** How many people voted on answers that cite a passage. */
export interface CountedPassage {
  /** The passage. */
  _id: string;
  people: number;
  notHelpful: number;
}

const hashOf = (key: Buffer, ...parts: string[]): string => keyedHash(key, JSON.stringify(parts));

export const createTutorVoteRepository = (model: TutorVoteModel, secretKey: SecretKey) => ({
  /**
   * However often a member votes on an answer, and on any replica, it is one vote at each of its passages: the last. A crash between
   * two passages leaves the rest to the member's next try.
   */
  set: async (
    userId: string,
    { id, passages }: Pick<TutorReceipt, 'id' | 'passages'>,
    { helpful, day }: { helpful: boolean; day: string },
  ): Promise<void> => {
    const key = await secretKey();
    const cited = passages.length > 0 ? [...new Set(passages)] : [noPassage];
    const vote = hashOf(key, 'vote', userId, id);
    const setAt = (passage: string) =>
      upsert(() =>
        model.updateOne(
          { _id: placeVoteId(vote, passage) },
          {
            $set: { helpful, day },
            $setOnInsert: { passage, person: hashOf(key, 'person', userId, passage) },
          },
          { upsert: true },
        ),
      );
    await Promise.all(cited.map(setAt));
  },

  /**
   * Of the passages that enough people have voted on. A person counts once for each, as not helped where any answer did not help:
   * so nobody outweighs the others by asking often.
   */
  count: (): Promise<CountedPassage[]> =>
    model.aggregate<CountedPassage>([
      {
        $group: {
          _id: { passage: '$passage', person: '$person' },
          notHelpful: { $max: { $cond: ['$helpful', 0, 1] } },
        },
      },
      { $group: { _id: '$_id.passage', people: { $sum: 1 }, notHelpful: { $sum: '$notHelpful' } } },
      { $match: { people: { $gte: leastVotePeople } } },
    ]),

  /** A person's votes are found by making their hash again for each passage that there is. */
  erase: async (userId: string): Promise<void> => {
    const rows = await model.aggregate<{ _id: string }>([{ $group: { _id: '$passage' } }]);
    if (rows.length === 0) return;
    const key = await secretKey();
    const hashes = rows.map(({ _id }) => hashOf(key, 'person', userId, _id));
    await model.deleteMany({ person: { $in: hashes } });
  },
});

export type TutorVoteRepository = ReturnType<typeof createTutorVoteRepository>;
