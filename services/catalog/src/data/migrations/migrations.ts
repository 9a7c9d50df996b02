import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import { adoptVersions } from '@academy/service-kit/versions/chain/adopt-versions.ts';
import type { InBin } from '@academy/service-kit/versions/chain/verify-versions.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Connection } from 'mongoose';
import { wholeAttempts } from './001-whole-attempts.ts';
import { peopleInPlaceOfLearners } from './002-people-in-place-of-learners.ts';
import { termsOfPeople } from './003-terms-of-people.ts';
import { freeCourses } from './004-free-courses.ts';
import { coversThatFollow } from './005-covers-that-follow.ts';
import { missedOfAttempts } from './006-missed-of-attempts.ts';
import { searchedJudgements } from './007-searched-judgements.ts';
import { termsOfCertificates } from './008-terms-of-certificates.ts';
import type { CourseModel } from '../course-model.ts';

/** What brings the catalogue's data of earlier releases to the present form. */
export const migrations = (
  connection: Connection,
  courses: CourseModel,
  kept: { versions: VersionRepository; courses: InBin; lessons: InBin },
): Migration[] => [
  wholeAttempts(connection),
  peopleInPlaceOfLearners(connection),
  termsOfPeople(connection),
  freeCourses(courses),
  coversThatFollow(courses),
  missedOfAttempts(connection),
  searchedJudgements(connection),
  termsOfCertificates(connection),
  adoptVersions('009-versions-in-chains', { ...kept, aggregates: [kept.courses, kept.lessons] }),
];
