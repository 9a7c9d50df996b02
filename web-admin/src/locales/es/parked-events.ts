import type { ParkedEventTexts } from '../en/parked-events.ts';

export const parkedEvents: ParkedEventTexts = {
  'parked-events': {
    name: 'evento apartado |||| eventos apartados',
    menu: 'Eventos apartados',
    fields: {
      id: 'Id',
      eventType: 'Evento',
      topic: 'Tema de Kafka',
      group: 'Grupo de consumo',
      key: 'Clave',
      error: 'Error',
      attempts: 'Intentos',
      status: 'Estado',
      parkedAt: 'Apartado',
      replays: 'Reenvíos',
      resolvedAt: 'Resuelto',
      resolvedBy: 'Resuelto por',
    },
    statuses: {
      parked: 'Apartado',
      replaying: 'Reenviándose',
      replayed: 'Reenviado',
      discarded: 'Descartado',
    },
    sections: { error: 'Error', value: 'Mensaje' },
    page: { list: 'Eventos apartados' },
    empty: 'No hay eventos apartados que mostrar.',
    action: { replay: 'Reenviar', discard: 'Descartar' },
    message: {
      replay_title: '¿Reenviar este evento?',
      replay_content:
        'Solo lo recibe %{group}, una vez. Corrige antes la causa: si vuelve a fallar, se aparta de nuevo.',
      discard_title: '¿Descartar este evento?',
      discard_content: '%{group} no lo procesará nunca. No se puede deshacer.',
    },
    notifications: { replayed: 'Reenvío en marcha', discarded: 'Evento descartado' },
    failures: {
      list: 'Error al cargar los eventos apartados',
      replay: 'Error al reenviar el evento',
      discard: 'Error al descartar el evento',
    },
  },
};
