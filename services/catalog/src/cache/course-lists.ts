import { etaggedJson, type EtaggedJson } from '@academy/service-kit/http/etag.ts';
import { toCourse } from '../views/course-views.ts';
import type { Entitlement } from '@academy/contracts/shared/entitlement.ts';
import type { Outline } from '../domain/outline.ts';
import type { Ratings } from '../domain/review.ts';
import type { CourseRatings } from './course-ratings.ts';
import type { PublishedOutline } from './published-outline.ts';

/** The whole list of courses as ready JSON, once for everybody with the same rights. */
export interface CourseLists {
  answerFor(entitlement: Entitlement): Promise<EtaggedJson>;
}

interface Made {
  outline: Outline;
  ratings: Ratings;
  answers: Map<Entitlement, EtaggedJson>;
}

export const createCourseLists = (published: PublishedOutline, courseRatings: CourseRatings): CourseLists => {
  let made: Made | null = null;

  return {
    answerFor: async (entitlement) => {
      const [outline, ratings] = await Promise.all([published.read(), courseRatings.read()]);
      if (made?.outline !== outline || made.ratings !== ratings)
        made = { outline, ratings, answers: new Map() };
      const { answers } = made;
      const answer =
        answers.get(entitlement) ??
        etaggedJson(outline.courses.map((course) => toCourse(course, { entitlement, ratings })));
      answers.set(entitlement, answer);
      return answer;
    },
  };
};
