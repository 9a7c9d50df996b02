import { bodyOf, manyAtOnce, type Attack } from '../support/attacked-academy.ts';

const puppets = 3;
const rounds = 3;

export const puppetsFlags: Attack = {
  name: "puppets' flags (N3)",
  tries: `${puppets} accounts made for it flag a member's post at once, in ${rounds} rounds, a moderator approves in between.`,
  finds: 'A post that a moderator has approved, or never saw, is hidden from visitors.',
  run: async ({ client, register, post }) => {
    const [author, moderator] = [await register('isPremium'), await register('isModerator')];
    const flaggers = await manyAtOnce(puppets, () => register());
    const content = 'How do I ask a model for a table with three columns?';
    const { id } = bodyOf(await post(author, { content }), 201) as { id: string };
    for (let round = 1; round <= rounds; round += 1) {
      const flags = await manyAtOnce(puppets, (n) => {
        const { authorization } = flaggers[n] ?? author;
        return client.post(`/api/forum/posts/${id}/flags`, { authorization, body: { reason: 'spam' } });
      });
      for (const flag of flags) bodyOf(flag, 204);
      const { status } = await client.get(`/api/forum/posts/${id}`);
      if (status !== 200) return `round ${round}: a visitor gets ${status} for the post`;
      const { authorization } = moderator;
      const path = `/api/admin/flags/post_${id}`;
      const { version, wording } = bodyOf(await client.get(path, { authorization }), 200) as {
        version: number;
        wording: string;
      };
      const body = { action: 'approve', version, wording };
      bodyOf(await client.post(`${path}/decision`, { authorization, body }), 200);
    }
    return null;
  },
};
