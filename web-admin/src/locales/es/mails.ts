import type { MailTexts } from '../en/mails.ts';

export const mails: MailTexts = {
  mails: {
    name: 'Correo |||| Correos',
    menu: 'Correos',
    fields: {
      id: 'ID',
      template: 'Correo',
      status: 'Estado',
      recipient: 'Para',
      userId: 'Miembro',
      attempts: 'Intentos',
      error: 'Error',
      createdAt: 'Solicitado',
      endedAt: 'Enviado o abandonado',
      resentAt: 'Reenvío pedido',
      nextAttemptAt: 'Próximo intento',
    },
    statuses: {
      waiting: 'En espera',
      retrying: 'Reintentando',
      sent: 'Enviado',
      failed: 'Con error',
      expired: 'Enlace caducado',
      unconfirmed: 'Dirección sin confirmar',
      unwanted: 'Desactivado',
    },
    sections: { error: 'Error', content: 'Texto' },
    page: { list: 'Correos' },
    empty: 'Ningún correo coincide con los filtros.',
    none: 'Todavía no se ha enviado ningún correo.',
    action: { sendAgain: 'Reenviar' },
    notifications: { sentAgain: 'El correo vuelve a la cola' },
    failures: { list: 'Error al cargar los correos', 'send-again': 'Error al reenviar el correo' },
  },
};
