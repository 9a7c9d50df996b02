import { subscribedPost as mail } from '../../../mail/kinds/subscribed-post/subscribed-post.ts';
import { defineNotificationKind, mailed } from '../notification-kind.ts';
import { words } from './words.ts';

/** Told, and taken back, as the reply is shown and hidden: see `domain/reply.ts`. */
export const subscribedPost = defineNotificationKind({
  activity: 'subscribed_post',
  words,
  isAboutPost: true,
  mail: mailed(mail, (_, { name, author, subject, url }) => ({
    name,
    author,
    postTitle: subject?.es ?? '',
    excerpt: null,
    url,
  })),
});
