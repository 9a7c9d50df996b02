import { pause } from '@academy/service-kit/time/pause.ts';
import { bodyOf, manyAtOnce, type Attack } from '../support/attacked-academy.ts';

const shout = 'Spamshop';

export const mutedVoice: Attack = {
  name: 'muted voice (N8)',
  tries: 'A muted member posts, replies, edits and takes another name, 10 times at once.',
  finds: 'A new text or the new name is read by visitors; a name with a link is taken.',
  run: async ({ client, register, post }) => {
    const [author, moderator] = [await register('isPremium'), await register('isModerator')];
    const { authorization } = author;
    const content = 'How do I ask a model for a shorter answer?';
    const { id } = bodyOf(await post(author, { content }), 201) as { id: string };
    const mute = { authorization: moderator.authorization, body: { days: 1, reason: 'A test of mutes' } };
    bodyOf(await client.put(`/api/admin/mutes/${author.id}`, mute), 200);

    const { email, lastName, username } = author;
    const profile = { email, lastName, username, firstName: shout };
    const answers = await manyAtOnce(10, async (n) => {
      await client.put('/api/user/profile', { authorization, body: profile });
      const wrote = [
        await post(author, { content: `${content} ${n}` }),
        await client.post(`/api/forum/posts/${id}/replies`, { authorization, body: { content: `me ${n}` } }),
        await client.patch(`/api/forum/posts/${id}`, { authorization, body: { content: `${content} ${n}` } }),
      ];
      return wrote.find(({ status }) => status < 400);
    });
    if (answers.some(Boolean)) return 'a muted member wrote';
    const own = bodyOf(await client.get('/api/auth/me', { authorization }), 200) as {
      user?: { firstName?: string };
    };
    if (!JSON.stringify(own).includes(shout)) throw new Error('the name was not changed at all');
    // Long enough for the new name to come to the community.
    for (let n = 0; n < 20; n += 1) {
      const seen = await client.get(`/api/forum/posts/${id}`, { headers: { 'cache-control': 'no-cache' } });
      if (JSON.stringify(seen.body).includes(shout))
        return 'the new name stands on the post of a muted member';
      await pause(150);
    }
    for (const firstName of ['buy at spam.example', 'https://spam.example', 'www.spam.example']) {
      const { status } = await client.put('/api/user/profile', {
        authorization,
        body: { ...profile, firstName },
      });
      if (status < 400) return `the name "${firstName}" was taken`;
    }
    return null;
  },
};
