import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Publish the next document',
  description:
    'Publishes the document that has been queued longest. Queue one by its status under Documents.',
  result: ({ published, queued }: Figures<'published' | 'queued'>) =>
    published > 0
      ? `Document published. Left in the queue: ${queued}.`
      : 'The queue is empty: nothing was published.',
};

const es: typeof en = {
  name: 'Publicar el siguiente documento',
  description:
    'Publica el documento que lleva más tiempo en cola. Para poner uno en la cola, cambia su estado en Documentos.',
  result: ({ published, queued }) =>
    published > 0
      ? `Documento publicado. Quedan en cola: ${queued}.`
      : 'La cola está vacía: no se publicó nada.',
};

export const words = { es, en };
