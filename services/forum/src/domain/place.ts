import type { ForumTopic } from '@academy/contracts/http/forum/post-views.ts';

/** A published lesson or document that a post may be about. */
export interface Place {
  _id: string;
  titleEs: string;
  titleEn: string;
}

export type PlaceKind = ForumTopic['kind'];

/** The places of posts by `placeKey`; those that are not published are absent. */
export type Places = ReadonlyMap<string, Place>;

export const placeKey = ({ kind, id }: ForumTopic): string => `${kind}/${id}`;
