const en = {
  name: 'Moderation',
  subject: {
    approve: 'Your text in the community was approved',
    remove: 'Your text in the community was removed',
    warn: 'A warning about your text in the community',
  },
  title: { approve: 'Approved', remove: 'Removed', warn: 'A warning' },
  lead: {
    post: {
      approve: (post: string) => `A moderator read your post “${post}” and approved it. Everyone can see it.`,
      remove: (post: string) => `A moderator removed your post “${post}”.`,
      warn: (post: string) => `A moderator left you a warning about your post “${post}”.`,
    },
    reply: {
      approve: (post: string) =>
        `A moderator read your reply in “${post}” and approved it. Everyone can see it.`,
      remove: (post: string) => `A moderator removed your reply in “${post}”.`,
      warn: (post: string) => `A moderator left you a warning about your reply in “${post}”.`,
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
  },
  title: { approve: 'Aprobado', remove: 'Retirado', warn: 'Una advertencia' },
  lead: {
    post: {
      approve: (post) =>
        `Moderación ha leído tu publicación «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
      remove: (post) => `Moderación ha retirado tu publicación «${post}».`,
      warn: (post) => `Moderación te ha dejado una advertencia sobre tu publicación «${post}».`,
    },
    reply: {
      approve: (post) =>
        `Moderación ha leído tu respuesta en «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
      remove: (post) => `Moderación ha retirado tu respuesta en «${post}».`,
      warn: (post) => `Moderación te ha dejado una advertencia sobre tu respuesta en «${post}».`,
    },
  },
  reason: 'El motivo:',
  button: 'Abrir el debate',
};

export const words = { es, en };
