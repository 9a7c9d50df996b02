import type { ReviewRepository } from '../data/review-repository.ts';
import type { Ratings } from '../domain/review.ts';

/** How old a count may be before it is made anew: what another replica wrote shows after this. */
const freshMs = 2_000;

/** The courses' ratings, counted from the reviews at most every two seconds, and after a write of this replica. */
export interface CourseRatings {
  /** The same object as before where nothing has changed, so that what was made of it can be kept. */
  read(): Promise<Ratings>;
  forget(): void;
}

const same = (a: Ratings, b: Ratings): boolean =>
  a.size === b.size &&
  [...a].every(([id, { average, count }]) => {
    const other = b.get(id);
    return other?.average === average && other.count === count;
  });

export const createCourseRatings = (
  reviews: Pick<ReviewRepository, 'ratings'>,
  now: () => number = Date.now,
): CourseRatings => {
  let held: { ratings: Promise<Ratings>; at: number } | null = null;
  let last: Ratings | null = null;

  const count = async (): Promise<Ratings> => {
    try {
      const counted = await reviews.ratings();
      return last !== null && same(last, counted) ? last : (last = counted);
    } catch (error) {
      // A list of courses must not fail for its stars.
      if (last !== null) return last;
      held = null;
      throw error;
    }
  };

  return {
    read: () => {
      if (held && now() - held.at < freshMs) return held.ratings;
      held = { ratings: count(), at: now() };
      return held.ratings;
    },
    forget: () => {
      held = null;
    },
  };
};
