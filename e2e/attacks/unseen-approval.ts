import { until } from '@academy/service-kit/testing/wait-for.ts';
import { bodyOf, type Attack } from '../support/attacked-academy.ts';

interface Case {
  version: number;
  wording: string;
}

const held = 'Look at what I found here: https://shop.example/offers for all of you';
const unseen = 'Words about somebody that no moderator has read before they were approved';

export const unseenApproval: Attack = {
  name: 'unseen approval (N1)',
  tries:
    "An author rewords a held post between a moderator's reading and approving, 3 times; and decisions without a version.",
  finds: 'A text that nobody has seen is public with an approval on it.',
  run: async ({ client, register, post }) => {
    const [author, moderator] = [await register('isPremium'), await register('isModerator')];
    for (let round = 0; round < 3; round += 1) {
      const title = `Offers of the week, number ${round}`;
      const { id, status } = bodyOf(await post(author, { title, content: `${held} ${round}` }), 201) as {
        id: string;
        status: string;
      };
      if (status !== 'held') throw new Error(`the post is ${status}, not held`);
      const path = `/api/admin/flags/post_${id}`;
      const read = (await until(
        async () => {
          const answer = await client.get(path, { authorization: moderator.authorization });
          return answer.status === 200 && answer.body;
        },
        { what: 'the case' },
      )) as Case;
      const { authorization } = author;
      bodyOf(
        await client.patch(`/api/forum/posts/${id}`, {
          authorization,
          body: { content: `${unseen} ${round}` },
        }),
        200,
      );
      const decisions = [
        { action: 'approve', version: read.version, wording: read.wording },
        { action: 'approve', version: read.version },
        { action: 'approve', wording: read.wording },
        { action: 'approve' },
      ];
      for (const body of decisions) {
        const answer = await client.post(`${path}/decision`, {
          authorization: moderator.authorization,
          body,
        });
        if (answer.status < 400) return `${JSON.stringify(body)} was taken for a text reworded since`;
      }
      const seen = await client.get(`/api/forum/posts/${id}`);
      if (seen.status !== 404) return `a visitor reads the reworded post (${seen.status})`;
    }
    return null;
  },
};
