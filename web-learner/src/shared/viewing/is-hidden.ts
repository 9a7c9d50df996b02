import { ApiError } from '@academy/web-kit/api/api-error.ts';

/** Whether the server keeps something back in a viewing, such as what is the learner's alone. */
export const isHiddenInViewing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'viewing-hidden';
