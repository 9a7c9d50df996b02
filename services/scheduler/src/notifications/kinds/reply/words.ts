import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'Replies to my posts',
  mails: 'replies to your posts',
  says: {
    reply: ({ actor, count, subject }: SentenceParts) =>
      count === 1
        ? `${actor} replied to your post “${subject}”`
        : `${count} new replies to your post “${subject}”`,
  },
};

const es: typeof en = {
  activity: 'Respuestas a mis publicaciones',
  mails: 'respuestas a tus publicaciones',
  says: {
    reply: ({ actor, count, subject }) =>
      count === 1
        ? `${actor} ha respondido a tu publicación «${subject}»`
        : `${count} respuestas nuevas a tu publicación «${subject}»`,
  },
};

export const words = { es, en };
