import type { PersonTexts } from '../en/person.ts';

export const person: PersonTexts = {
  progress: {
    title: 'Progreso',
    none: 'No ha empezado ningún curso.',
    lessons: '%{smart_count} lección completada |||| %{smart_count} lecciones completadas',
    exercises: '%{smart_count} ejercicio superado |||| %{smart_count} ejercicios superados',
    attempts: '%{smart_count} intento |||| %{smart_count} intentos',
    completed: 'Completado el %{date}',
    last: 'Última vez, el %{date}',
    unpublished: 'Sin publicar',
  },
  attempts: {
    title: 'Últimos intentos',
    all: 'El único |||| Los %{smart_count}',
    none: 'No ha intentado ningún ejercicio.',
  },
  certificates: { title: 'Certificados', all: 'En la lista', none: 'Ninguno.' },
  subscription: {
    title: 'Suscripción',
    all: 'Facturas e historial',
    started: 'desde el %{date}',
    nextCharge: 'próximo cobro el %{date}',
    ends: 'termina el %{date}',
    gift: 'premium de regalo',
    giftUntil: 'premium de regalo hasta el %{date}',
    invoices: '%{smart_count} factura |||| %{smart_count} facturas',
  },
  access: {
    title: 'Dirección y acceso',
    confirmed: 'Confirmada',
    unconfirmed: 'Sin confirmar',
    unconfirmedHelp: 'Hasta que la confirme solo recibe los correos de su cuenta.',
    pending: 'Pendiente de cambiar a %{email}.',
    action: {
      password: 'Enviar un enlace para otra contraseña',
      confirmation: 'Enviar otra vez la confirmación',
    },
    done: { password: 'Enlace enviado: vale 30 minutos', confirmation: 'Confirmación enviada' },
    failed: { password: 'El enlace no se ha enviado', confirmation: 'La confirmación no se ha enviado' },
  },
  sessions: {
    title: 'Sesiones',
    none: 'No ha iniciado sesión en ningún sitio.',
    since: 'Inició sesión el %{date}',
    lastUsed: 'Última vez: %{date}',
    current: 'La tuya, aquí',
    action: { end: 'Cerrar', endAll: 'Cerrar todas' },
    endOne: 'Cerrar la sesión en %{device}',
    all_title: '¿Cerrar todas las sesiones de %{name}?',
    all_content:
      'Sale de todos sus dispositivos y tiene que volver a escribir su contraseña. No recibe ningún aviso.',
    all_own: 'Sales de todos tus demás dispositivos. Esta sesión, la que usas ahora, sigue abierta.',
    done: { end: 'Sesión cerrada', endAll: 'Sesiones cerradas' },
    failed: { end: 'Error al cerrar la sesión', endAll: 'Error al cerrar las sesiones' },
  },
  questions: {
    title: 'Preguntas',
    all: 'La única |||| Las %{smart_count}',
    none: 'No ha preguntado nada.',
  },
};
