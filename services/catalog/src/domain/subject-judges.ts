import { loadSubjectJudges } from '@academy/prompt-rubric/load-subject-judges.ts';

/**
 * Made when it is first used, from data that comes with the code: as fixed as the code itself, so that judging stays a
 * pure function of exercise and answer.
 */
export const { judgeFor, referencesOf, taughtReferencesOf, vectorOf } = loadSubjectJudges();
