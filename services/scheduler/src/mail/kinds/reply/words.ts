const en = {
  name: 'Reply',
  subject: (author: string, post: string) => `${author} replied to “${post}”`,
  title: 'You have a reply',
  lead: (author: string, post: string) => `${author} replied to your post “${post}”.`,
  button: 'Read the reply',
};

const es: typeof en = {
  name: 'Respuesta',
  subject: (author, post) => `${author} ha respondido a «${post}»`,
  title: 'Tienes una respuesta',
  lead: (author, post) => `${author} ha respondido a tu publicación «${post}».`,
  button: 'Leer la respuesta',
};

export const words = { es, en };
