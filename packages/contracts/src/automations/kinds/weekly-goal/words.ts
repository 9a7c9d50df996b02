import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Close weekly goals',
  description:
    'Closes the week of each learner with a weekly goal, in their time zone: the streak goes on, a miss is forgiven, or it ends. Run it every hour.',
  result: ({ closed, reached, forgiven, ended }: Figures<'closed' | 'reached' | 'forgiven' | 'ended'>) =>
    `Weeks closed: ${closed}. Goals reached: ${reached}. Misses forgiven: ${forgiven}. Streaks ended: ${ended}.`,
};

const es: typeof en = {
  name: 'Cerrar las metas semanales',
  description:
    'Cierra la semana de quien tiene una meta semanal, según su zona horaria: la racha sigue, se perdona un fallo o termina. Prográmala cada hora.',
  result: ({ closed, reached, forgiven, ended }) =>
    `Semanas cerradas: ${closed}. Con la meta cumplida: ${reached}. Fallos perdonados: ${forgiven}. Rachas terminadas: ${ended}.`,
};

export const words = { es, en };
