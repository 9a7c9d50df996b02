import { randomUUID } from 'node:crypto';
import { countStatus, manyAtOnce, type Attack } from '../support/attacked-academy.ts';

const tries = 30;

export const retryRefused: Attack = {
  name: 'retry refused (N9)',
  tries: `A newcomer sends one post ${tries} times at once with one id, and again; then distinct ones past the hour's limit.`,
  finds:
    'A retry of a post that is there is refused, it is there twice, or more posts are taken than the limit says.',
  run: async ({ client, register, post }) => {
    const author = await register('isPremium');
    const words = { id: randomUUID(), content: 'How do I ask a model for a list of five?' };
    const answers = [
      ...(await manyAtOnce(tries, () => post(author, words))),
      ...(await manyAtOnce(tries, () => post(author, words))),
    ];
    const taken = countStatus(answers, 201);
    if (taken !== answers.length) {
      const others = answers.map(({ status }) => status).filter((status) => status !== 201);
      return `${others.length} of ${answers.length} retries answered ${[...new Set(others)].join(', ')}`;
    }
    await manyAtOnce(tries, (n) =>
      post(author, { content: `Another question, of which this is number ${n}` }),
    );
    const { authorization } = author;
    const mine = await client.get('/api/forum/posts?mine=true&limit=100', { authorization });
    const posts = mine.body as { id: string }[];
    if (posts.filter(({ id }) => id === words.id).length !== 1) return 'the post is not there exactly once';
    return posts.length > 3 ? `${posts.length} posts of a newcomer in an hour` : null;
  },
};
