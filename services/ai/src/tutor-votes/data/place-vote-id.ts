import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';

/** The id of a vote at one passage, made from the vote's own, which is kept nowhere: so no two ids say that they are one answer's. */
export const placeVoteId = (vote: string, passage: string): string => keyedHash(Buffer.from(vote), passage);
