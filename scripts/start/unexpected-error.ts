import { sentenceOf } from './sentence.ts';

/**
 * Resolves with a sentence when something fails that nobody caught: the children are then stopped in order, where
 * Node alone would end at once and leave them to find out.
 */
export const onUnexpectedError = (): Promise<string> =>
  new Promise((resolve) => {
    const tell = (error: unknown): void => resolve(`npm start cannot go on. ${sentenceOf(error)}`);
    process.on('uncaughtException', tell).on('unhandledRejection', tell);
  });
