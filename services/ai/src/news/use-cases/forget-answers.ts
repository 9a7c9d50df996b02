import type { News } from './news-deps.ts';

/** What is shown has changed: this replica answers anew at once, the others within seconds. */
export const forgetAnswers = ({ answers }: Pick<News, 'answers'>): void => {
  for (const answer of Object.values(answers)) answer.forget();
};
