const en = {
  name: 'Moderation',
  subject: {
    approve: 'Your text in the community was approved',
    remove: 'Your text in the community was removed',
    warn: 'A warning about your text in the community',
    confirmed: 'Your appeal: the text stays removed',
    restored: 'Your appeal: the text is visible again',
  },
  title: {
    approve: 'Approved',
    remove: 'Removed',
    warn: 'A warning',
    confirmed: 'It stays removed',
    restored: 'Visible again',
  },
  lead: {
    post: {
      approve: (post: string) => `A moderator read your post “${post}” and approved it. Everyone can see it.`,
      remove: (post: string) => `A moderator removed your post “${post}”.`,
      warn: (post: string) => `A moderator left you a warning about your post “${post}”.`,
      confirmed: (post: string) => `Another moderator read your appeal. Your post “${post}” stays removed.`,
      restored: (post: string) =>
        `Another moderator read your appeal. Your post “${post}” is visible to everyone again.`,
    },
    reply: {
      approve: (post: string) =>
        `A moderator read your reply in “${post}” and approved it. Everyone can see it.`,
      remove: (post: string) => `A moderator removed your reply in “${post}”.`,
      warn: (post: string) => `A moderator left you a warning about your reply in “${post}”.`,
      confirmed: (post: string) =>
        `Another moderator read your appeal. Your reply in “${post}” stays removed.`,
      restored: (post: string) =>
        `Another moderator read your appeal. Your reply in “${post}” is visible to everyone again.`,
    },
  },
  reason: 'The reason:',
  button: 'Open the discussion',
};

const es: typeof en = {
  name: 'Moderación',
  subject: {
    approve: 'Tu texto en la comunidad se ha aprobado',
    remove: 'Tu texto en la comunidad se ha retirado',
    warn: 'Una advertencia sobre tu texto en la comunidad',
    confirmed: 'Tu reclamación: el texto sigue retirado',
    restored: 'Tu reclamación: el texto vuelve a verse',
  },
  title: {
    approve: 'Aprobado',
    remove: 'Retirado',
    warn: 'Una advertencia',
    confirmed: 'Sigue retirado',
    restored: 'Vuelve a verse',
  },
  lead: {
    post: {
      approve: (post) =>
        `Moderación ha leído tu publicación «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
      remove: (post) => `Moderación ha retirado tu publicación «${post}».`,
      warn: (post) => `Moderación te ha dejado una advertencia sobre tu publicación «${post}».`,
      confirmed: (post) =>
        `Otra persona de moderación ha leído tu reclamación. Tu publicación «${post}» sigue retirada.`,
      restored: (post) =>
        `Otra persona de moderación ha leído tu reclamación. Tu publicación «${post}» vuelve a verla todo el mundo.`,
    },
    reply: {
      approve: (post) =>
        `Moderación ha leído tu respuesta en «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
      remove: (post) => `Moderación ha retirado tu respuesta en «${post}».`,
      warn: (post) => `Moderación te ha dejado una advertencia sobre tu respuesta en «${post}».`,
      confirmed: (post) =>
        `Otra persona de moderación ha leído tu reclamación. Tu respuesta en «${post}» sigue retirada.`,
      restored: (post) =>
        `Otra persona de moderación ha leído tu reclamación. Tu respuesta en «${post}» vuelve a verla todo el mundo.`,
    },
  },
  reason: 'El motivo:',
  button: 'Abrir el debate',
};

export const words = { es, en };
