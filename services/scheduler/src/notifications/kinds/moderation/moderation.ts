import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { forumDecisionSchema, type ForumDecision } from '@academy/contracts/http/forum/forum-author.ts';
import { z } from 'zod';
import { moderation as mail } from '../../../mail/kinds/moderation/moderation.ts';
import { linkOf } from '../../domain/subject.ts';
import { inBoth } from '../../domain/told.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

const id = '0197f3a0-0000-7000-8000-000000000003';

const decided = (text: string): Pick<z.output<typeof mail.schema>, 'kind' | 'action'> => {
  const kind = text.startsWith('post') ? 'post' : 'reply';
  if (text.endsWith('_approve')) return { kind, action: 'approve' };
  if (text.endsWith('_warn')) return { kind, action: 'warn' };
  if (text.endsWith('_confirmed')) return { kind, action: 'confirmed' };
  return { kind, action: text.endsWith('_restored') ? 'restored' : 'remove' };
};

type Action = ForumDecision['action'];

/** What an appeal came to. */
const verdict = (action: Action): 'confirmed' | 'restored' =>
  action === 'remove' ? 'confirmed' : 'restored';

export const moderation = defineNotificationKind({
  activity: 'moderation',
  words,
  rules: [
    on(postModeratedV1, {
      expects: z.looseObject({
        postId: z.string(),
        postTitle: z.string(),
        caseId: z.string(),
        authorId: z.string().nullable(),
        action: forumDecisionSchema.shape.action,
        reason: z.string(),
        onAppeal: z.boolean().optional(),
      }),
      example: {
        postId: id,
        postTitle: 'A title',
        caseId: `post_${id}`,
        authorId: id,
        action: 'remove',
        reason: 'Spam.',
        at: '2026-01-01T12:00:00.000Z',
      },
      tell: ({ id, data: { postId, postTitle, caseId, authorId, action, reason, onAppeal } }) =>
        // What the academy wrote itself, or its author is gone.
        authorId === null
          ? null
          : {
              id,
              userId: authorId,
              about: id,
              text: `${caseId.startsWith('reply') ? 'reply' : 'post'}_${onAppeal ? verdict(action) : action}`,
              link: linkOf({ kind: 'post', id: postId }),
              thingId: postId,
              subject: inBoth(postTitle),
              note: reason === '' ? null : reason,
            },
    }),
  ],
  mail: mailed(mail, ({ text, note }, { name, subject, url }) => ({
    name,
    ...decided(text),
    postTitle: subject?.es ?? '',
    reason: note ?? '',
    url,
  })),
});
