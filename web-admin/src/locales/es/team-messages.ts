import type { teamMessages as english } from '../en/team-messages.ts';

/** Lo que el equipo escribe a quien no ha preguntado nada. */
export const teamMessages: typeof english = {
  messages: {
    name: 'mensaje |||| mensajes',
    menu: 'Mensajes a estudiantes',
    fields: {
      status: 'Estado',
      subject: 'Asunto',
      text: 'Mensaje',
      name: 'Para',
      openedBy: 'Escribió',
      openedByName: 'Escribió',
      place: 'Sobre',
      language: 'Idioma',
      createdAt: 'Enviado',
      repliedAt: 'Contestado',
    },
    states: { sent: 'Sin respuesta', waiting: 'Espera nuestra respuesta', done: 'Resuelto' },
    filters: { mine: 'Los míos' },
    sections: { message: 'Mensaje', answers: 'Conversación' },
    page: { list: 'Mensajes a estudiantes', create: 'Escribir a un estudiante' },
    write: 'Escribir',
    writeTo: 'Escribir a %{name}',
    sentBy: '%{name} le escribió el %{date}',
    answeredBy: '%{name} le escribió el %{date} y ya tiene respuesta',
    earlier: 'El equipo ya ha escrito a esta persona:',
    help: 'Le llega por correo, salvo que haya desactivado esos avisos, y queda en Ayuda, en la academia, donde puede contestar. El correo ya saluda por su nombre, salvo que empieces saludando tú.',
    helpUnconfirmed:
      'Queda en Ayuda, en la academia, donde puede contestar, y la campana se lo avisa. No ha confirmado su dirección, así que no le llega ningún correo.',
    otherLanguage:
      'Parece que escribes en otro idioma. Tu mensaje: %{written}. Su cuenta está en: %{theirs}, y el resto del correo va en ese idioma.',
    action: { send: 'Enviar' },
    empty: 'Ningún mensaje coincide con estos filtros.',
    none: 'Todavía nadie ha escrito a un estudiante. Puedes hacerlo desde «Quién necesita ayuda».',
    notifications: { created: 'Mensaje enviado', answered: 'Mensaje enviado', status: 'Estado cambiado' },
    failures: {
      list: 'No se han podido cargar los mensajes',
      create: 'El mensaje no se ha enviado',
      answer: 'El mensaje no se ha enviado',
      status: 'No se ha podido cambiar el estado',
    },
  },
};
