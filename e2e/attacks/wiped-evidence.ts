import { bodyOf, countStatus, manyAtOnce, type Attack } from '../support/attacked-academy.ts';

const edits = 100;
const abuse = 'Abusive words about a member of this community, for once';

export const wipedEvidence: Attack = {
  name: 'wiped evidence (N4)',
  tries: `The author of a flagged post edits it ${edits} times at once and deletes it; two posts are edited into the same text.`,
  finds:
    'Edits without a limit or a mark, a reported wording that moderators cannot read, or the same text twice in public.',
  run: async ({ client, register, post }) => {
    const [author, other] = [await register('isPremium'), await register('isPremium')];
    const [flagger, moderator] = [await register(), await register('isModerator')];
    const { id } = bodyOf(await post(author, { content: abuse }), 201) as { id: string };
    const flag = { authorization: flagger.authorization, body: { reason: 'offensive' } };
    bodyOf(await client.post(`/api/forum/posts/${id}/flags`, flag), 204);

    const edit = (postId: string, by: { authorization: string }, content: string) =>
      client.patch(`/api/forum/posts/${postId}`, { authorization: by.authorization, body: { content } });
    const answers = await manyAtOnce(edits, (n) => edit(id, author, `Kind words, wording number ${n}`));
    const taken = countStatus(answers, 200);
    if (taken > 30) return `${taken} of ${edits} edits at once were taken`;
    if (taken === 0) throw new Error('no edit was taken');
    const seen = bodyOf(await client.get(`/api/forum/posts/${id}`), 200) as { editedAt: string | null };
    if (seen.editedAt === null) return 'the edits left no mark on the post';

    bodyOf(await client.delete(`/api/forum/posts/${id}`, { authorization: author.authorization }), 204);
    const { authorization } = moderator;
    const { wordings = [] } = bodyOf(
      await client.get(`/api/admin/flags/post_${id}`, { authorization }),
      200,
    ) as { wordings?: { content: string }[] };
    if (!wordings.some(({ content }) => content === abuse))
      return `the case has ${wordings.length} wordings, not the one that was flagged`;

    const same = 'Buy the very same thing that everybody buys this week';
    const twins: { id: string }[] = [];
    for (const n of [1, 2])
      twins.push(
        bodyOf(await post(other, { content: `My question number ${n} is this one` }), 201) as { id: string },
      );
    for (const twin of twins) bodyOf(await edit(twin.id, other, same), 200);
    const visible = await manyAtOnce(2, (n) => client.get(`/api/forum/posts/${twins[n]?.id ?? ''}`));
    if (countStatus(visible, 200) > 1) return 'the same text is public twice after edits';
    return null;
  },
};
