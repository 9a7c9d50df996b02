import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Send the weekly digest',
  description:
    'Emails what is new in the last seven days to members who turned it on. Each gets at most one a week, and none when nothing is new.',
  question: 'It sends the digest by mail to every member who asked for it.',
  result: ({ news, members, mails }: Figures<'news' | 'members' | 'mails'>) =>
    `New items: ${news}. Members with the digest on: ${members}. Emails requested: ${mails}.`,
};

const es: typeof en = {
  name: 'Enviar el resumen semanal',
  description:
    'Envía por correo, a quien lo ha activado, lo nuevo de los últimos siete días. Cada persona recibe como mucho uno por semana, y ninguno si no hay novedades.',
  question: 'Envía el resumen por correo a cada miembro que lo pidió.',
  result: ({ news, members, mails }) =>
    `Novedades: ${news}. Personas que lo reciben: ${members}. Correos pedidos: ${mails}.`,
};

export const words = { es, en };
