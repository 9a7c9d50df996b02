import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'Replies to posts I follow',
  mails: 'discussions you follow',
  says: {
    subscribed_post: ({ actor, count, subject }: SentenceParts) =>
      count === 1 ? `${actor} replied to “${subject}”` : `${count} new replies to “${subject}”`,
  },
};

const es: typeof en = {
  activity: 'Respuestas en publicaciones que sigo',
  mails: 'debates que sigues',
  says: {
    subscribed_post: ({ actor, count, subject }) =>
      count === 1 ? `${actor} ha respondido en «${subject}»` : `${count} respuestas nuevas en «${subject}»`,
  },
};

export const words = { es, en };
