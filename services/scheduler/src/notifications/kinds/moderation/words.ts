import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'Decisions of moderators',
  mails: 'decisions of moderators',
  says: {
    post_approve: ({ subject }: SentenceParts) => `A moderator approved your post “${subject}”`,
    post_remove: ({ subject }: SentenceParts) => `A moderator removed your post “${subject}”`,
    post_warn: ({ subject }: SentenceParts) => `A moderator sent you a warning about your post “${subject}”`,
    post_confirmed: ({ subject }: SentenceParts) =>
      `Another moderator read your appeal: your post “${subject}” stays removed`,
    post_restored: ({ subject }: SentenceParts) =>
      `Another moderator read your appeal: your post “${subject}” is visible again`,
    reply_confirmed: ({ subject }: SentenceParts) =>
      `Another moderator read your appeal: your reply in “${subject}” stays removed`,
    reply_restored: ({ subject }: SentenceParts) =>
      `Another moderator read your appeal: your reply in “${subject}” is visible again`,
    reply_approve: ({ subject }: SentenceParts) => `A moderator approved your reply in “${subject}”`,
    reply_remove: ({ subject }: SentenceParts) => `A moderator removed your reply in “${subject}”`,
    reply_warn: ({ subject }: SentenceParts) =>
      `A moderator sent you a warning about your reply in “${subject}”`,
  },
};

const es: typeof en = {
  activity: 'Decisiones de moderación',
  mails: 'decisiones de moderación',
  says: {
    post_approve: ({ subject }) => `Moderación ha aprobado tu publicación «${subject}»`,
    post_remove: ({ subject }) => `Moderación ha retirado tu publicación «${subject}»`,
    post_warn: ({ subject }) => `Moderación te ha enviado una advertencia sobre tu publicación «${subject}»`,
    post_confirmed: ({ subject }) =>
      `Otra persona de moderación ha leído tu reclamación: tu publicación «${subject}» sigue retirada`,
    post_restored: ({ subject }) =>
      `Otra persona de moderación ha leído tu reclamación: tu publicación «${subject}» vuelve a verse`,
    reply_confirmed: ({ subject }) =>
      `Otra persona de moderación ha leído tu reclamación: tu respuesta en «${subject}» sigue retirada`,
    reply_restored: ({ subject }) =>
      `Otra persona de moderación ha leído tu reclamación: tu respuesta en «${subject}» vuelve a verse`,
    reply_approve: ({ subject }) => `Moderación ha aprobado tu respuesta en «${subject}»`,
    reply_remove: ({ subject }) => `Moderación ha retirado tu respuesta en «${subject}»`,
    reply_warn: ({ subject }) =>
      `Moderación te ha enviado una advertencia sobre tu respuesta en «${subject}»`,
  },
};

export const words = { es, en };
