import { replyAcceptedV1 } from '@academy/contracts/events/forum/reply-accepted.v1.ts';
import { z } from 'zod';
import { acceptedAnswer as mail } from '../../../mail/kinds/accepted-answer/accepted-answer.ts';
import { linkOf } from '../../domain/subject.ts';
import { inBoth } from '../../domain/told.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

const id = '0197f3a0-0000-7000-8000-000000000001';

export const acceptedAnswer = defineNotificationKind({
  activity: 'accepted_answer',
  words,
  isAboutPost: true,
  rules: [
    on(replyAcceptedV1, {
      expects: z.object({
        postId: z.string(),
        postTitle: z.string(),
        replyId: z.string(),
        replyAuthorId: z.string().nullable(),
        acceptedBy: z.string(),
      }),
      example: { postId: id, postTitle: 'A title', replyId: id, replyAuthorId: 'ana', acceptedBy: 'ben' },
      tell: ({ data: { postId, postTitle, replyId, replyAuthorId, acceptedBy } }) =>
        // Its author is gone, or accepted it themselves.
        replyAuthorId === null || replyAuthorId === acceptedBy
          ? null
          : {
              id: replyId,
              userId: replyAuthorId,
              about: replyId,
              text: 'accepted_answer',
              link: linkOf({ kind: 'post', id: postId }),
              thingId: postId,
              subject: inBoth(postTitle),
              actorId: acceptedBy,
            },
    }),
  ],
  mail: mailed(mail, (_, { name, subject, url }) => ({ name, postTitle: subject?.es ?? '', url })),
});
