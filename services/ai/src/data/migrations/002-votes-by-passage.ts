import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { placeVoteId } from '../../tutor-votes/data/place-vote-id.ts';
import type { TutorVote } from '../../tutor-votes/domain/tutor-vote.ts';

/** A vote of an earlier release: one record for all passages of an answer. */
interface VoteOfBefore {
  _id: string;
  about: { passage: string; person: string }[];
  helpful: boolean;
  day: string;
}

/** Takes votes apart that held a member's hashes at several passages in one record. */
export const votesByPassage = (connection: Connection): Migration => ({
  name: '002-votes-by-passage',
  run: async ({ signal }) => {
    const before = connection.collection<VoteOfBefore>('tutor_votes');
    const votes = connection.collection<TutorVote>('tutor_votes');
    for await (const { _id, about, helpful, day } of before.find({ about: { $exists: true } })) {
      signal.throwIfAborted();
      for (const { passage, person } of about)
        await votes.updateOne(
          { _id: placeVoteId(_id, passage) },
          { $setOnInsert: { passage, person, helpful, day } },
          { upsert: true },
        );
      await before.deleteOne({ _id });
    }
  },
});
