import type { SupportTexts } from '../en/support.ts';

export const support: SupportTexts = {
  help: {
    name: 'pregunta |||| preguntas',
    menu: 'Ayuda',
    fields: {
      priority: 'Prioridad',
      status: 'Estado',
      subject: 'Asunto',
      name: 'Miembro',
      email: 'Correo electrónico',
      language: 'Idioma',
      createdAt: 'Fecha',
      q: 'Busca en las preguntas',
    },
    priorities: { first: 'Prioritaria', usual: 'Sin prioridad' },
    sections: { text: 'Pregunta', answers: 'Respuestas' },
    answer: {
      label: 'Tu respuesta',
      help: 'Se envía por correo a %{email}, se guarda aquí y la pregunta pasa a resuelta. Preguntó en: %{language}.',
      send: 'Enviar respuesta',
    },
    page: { list: 'Ayuda' },
    empty: 'Ninguna pregunta coincide con tu búsqueda.',
    notifications: { status: 'Estado cambiado', answered: 'Respuesta enviada' },
    failures: {
      list: 'Error al cargar las preguntas',
      status: 'Error al cambiar el estado',
      answer: 'Error al enviar la respuesta',
    },
  },
  leads: {
    name: 'empresa |||| empresas',
    menu: 'Empresas',
    fields: {
      company: 'Empresa',
      name: 'Nombre',
      email: 'Correo electrónico',
      teamSize: 'Equipo',
      plan: 'Plan',
      status: 'Estado',
      language: 'Idioma',
      createdAt: 'Fecha',
      q: 'Busca en las empresas',
    },
    plans: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' },
    sections: { text: 'Mensaje' },
    page: { list: 'Empresas interesadas' },
    empty: 'Ninguna empresa coincide con tu búsqueda.',
    notifications: { status: 'Estado cambiado' },
    failures: { list: 'Error al cargar las empresas', status: 'Error al cambiar el estado' },
  },
};
