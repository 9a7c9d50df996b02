import { etaggedJson, type EtaggedJson } from '@academy/service-kit/http/etag.ts';
import { toCourse } from '../answers/course-answers.ts';
import type { Entitlement } from '../domain/entitlement.ts';
import type { Outline } from '../domain/outline.ts';
import type { PublishedOutline } from './published-outline.ts';

/** The whole list of courses as ready JSON, once for everybody with the same rights. */
export interface CourseLists {
  answerFor(entitlement: Entitlement): Promise<EtaggedJson>;
}

export const createCourseLists = (outline: PublishedOutline): CourseLists => {
  const madeOf = new WeakMap<Outline, Map<Entitlement, EtaggedJson>>();

  return {
    answerFor: async (entitlement) => {
      const current = await outline.read();
      const answers = madeOf.get(current) ?? new Map<Entitlement, EtaggedJson>();
      madeOf.set(current, answers);
      const answer =
        answers.get(entitlement) ??
        etaggedJson(current.courses.map((course) => toCourse(course, current, entitlement)));
      answers.set(entitlement, answer);
      return answer;
    },
  };
};
