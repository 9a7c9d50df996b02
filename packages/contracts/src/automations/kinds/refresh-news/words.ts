import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Refresh news',
  description:
    'Fetches every news feed that is not paused. While it is active, feeds follow its interval instead of the usual one.',
  result: ({ feeds, added, failed }: Figures<'feeds' | 'added' | 'failed'>) =>
    `Feeds fetched: ${feeds}. New items: ${added}. Feeds that failed: ${failed}.`,
};

const es: typeof en = {
  name: 'Actualizar las noticias',
  description:
    'Lee todos los canales de noticias que no están en pausa. Mientras esté activa, los canales siguen su intervalo y no el habitual.',
  result: ({ feeds, added, failed }) =>
    `Canales leídos: ${feeds}. Noticias nuevas: ${added}. Canales con error: ${failed}.`,
};

export const words = { es, en };
