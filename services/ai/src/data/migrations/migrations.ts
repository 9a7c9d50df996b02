import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { bytesOfPromptLibraries } from './001-bytes-of-prompt-libraries.ts';
import { votesByPassage } from './002-votes-by-passage.ts';
import { freeCourses } from './003-free-courses.ts';

/** What brings the service's data of earlier releases to the present form. */
export const migrations = (connection: Connection): Migration[] => [
  bytesOfPromptLibraries(connection),
  votesByPassage(connection),
  freeCourses(connection),
];
