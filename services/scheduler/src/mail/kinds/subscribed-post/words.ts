const en = {
  name: 'Followed discussion',
  subject: (post: string) => `A new reply in “${post}”`,
  title: 'A discussion you follow',
  lead: (author: string, post: string) => `${author} replied in “${post}”.`,
  button: 'Read the reply',
};

const es: typeof en = {
  name: 'Debate seguido',
  subject: (post) => `Nueva respuesta en «${post}»`,
  title: 'Un debate que sigues',
  lead: (author, post) => `${author} ha respondido en «${post}».`,
  button: 'Leer la respuesta',
};

export const words = { es, en };
