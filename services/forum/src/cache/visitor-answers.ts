import { etaggedJson, type EtaggedJson } from '@academy/service-kit/http/etag.ts';
import type { Cursor } from '@academy/service-kit/http/cursor.ts';

/** Names, titles and categories change without an event of the forum's own: they show after this. */
const freshMs = 2_000;
const most = 500;

export interface VisitorAnswer extends EtaggedJson {
  next: Cursor | null;
}

/**
 * What visitors read, as ready JSON, the same for all of them: dropped by this replica's writes and by the forum's own
 * events, which reach every replica, and made anew after two seconds in any case.
 */
export interface VisitorAnswers {
  /** `key` names all that the answer depends on. */
  answer(key: string, make: () => Promise<{ body: unknown; next: Cursor | null }>): Promise<VisitorAnswer>;
  forget(): void;
}

export const createVisitorAnswers = (now: () => number = Date.now): VisitorAnswers => {
  let held = new Map<string, { answer: Promise<VisitorAnswer>; at: number }>();
  return {
    answer: (key, make) => {
      // A read that is under way when its ground changes stays in the map that was dropped.
      const mine = held;
      const known = mine.get(key);
      if (known && now() - known.at < freshMs) return known.answer;
      if (mine.size >= most) mine.clear();
      const answer = make().then(({ body, next }) => ({ ...etaggedJson(body), next }));
      const entry = { answer, at: now() };
      mine.set(key, entry);
      // A failed read is not remembered.
      answer.catch(() => {
        if (mine.get(key) === entry) mine.delete(key);
      });
      return answer;
    },
    forget: () => {
      held = new Map();
    },
  };
};
