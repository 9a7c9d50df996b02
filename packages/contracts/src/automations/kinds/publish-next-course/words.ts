import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Publish the next course',
  description:
    'Publishes the course that has been queued longest. While one is queued, Premium promises new courses every month.',
  result: ({ published, queued }: Figures<'published' | 'queued'>) =>
    published > 0
      ? `Course published. Left in the queue: ${queued}.`
      : 'The queue is empty: nothing was published.',
};

const es: typeof en = {
  name: 'Publicar el siguiente curso',
  description:
    'Publica el curso que lleva más tiempo en cola. Mientras haya uno en cola, Premium promete cursos nuevos cada mes.',
  result: ({ published, queued }) =>
    published > 0 ? `Curso publicado. Quedan en cola: ${queued}.` : 'La cola está vacía: no se publicó nada.',
};

export const words = { es, en };
