import type { MailTexts } from './en.ts';

/** The words of mails in Spanish. */
export const es: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  linkFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: {
    account: (brand) => `Recibes este correo porque tienes una cuenta en ${brand} o nos has escrito.`,
    chosen: (brand) =>
      `Recibes este correo porque tienes activados los avisos de este tipo en tu cuenta de ${brand}.`,
    staff: (brand) => `Para el equipo de ${brand}.`,
    unsubscribe: 'No recibir más estos correos',
    preferences: 'Todos los ajustes de avisos',
  },

  welcome: {
    subject: (brand) => `Confirma tu dirección para completar tu registro en ${brand}`,
    title: 'Te damos la bienvenida. Queda un paso.',
    lead: 'Tu cuenta está lista. Confirma que esta dirección es tuya y podremos avisarte de respuestas, certificados y cambios en tu plan.',
    button: 'Confirmar mi dirección',
    validUntil: (when) => `El enlace funciona hasta el ${when}.`,
    ignore: 'Si no te has registrado, ignora este correo: la dirección quedará sin confirmar.',
  },
  confirm_address: {
    subject: 'Confirma tu dirección',
    title: 'Confirma tu dirección',
    lead: 'Este es el nuevo enlace que has pedido.',
    button: 'Confirmar mi dirección',
    validUntil: (when) => `El enlace funciona hasta el ${when}.`,
    ignore: 'Si no lo has pedido, ignora este correo.',
  },
  password_reset: {
    subject: 'Elige una contraseña nueva',
    title: 'Elige una contraseña nueva',
    lead: 'Alguien, seguramente tú, ha pedido restablecer la contraseña de tu cuenta.',
    button: 'Elegir una contraseña nueva',
    validUntil: (when) =>
      `El enlace funciona una sola vez, hasta el ${when}. Al usarlo se cerrarán tus demás sesiones.`,
    ignore: 'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    lead: (when) => `La contraseña de tu cuenta se cambió el ${when}.`,
    warning: 'Si no has sido tú, restablece tu contraseña ahora mismo y escríbenos.',
    button: 'Elegir otra contraseña',
  },
  address_change_confirm: {
    subject: 'Confirma tu nueva dirección',
    title: 'Confirma tu nueva dirección',
    lead: 'Has pedido usar esta dirección en tu cuenta. El cambio solo se hace cuando lo confirmas aquí.',
    button: 'Usar esta dirección',
    validUntil: (when) => `El enlace funciona hasta el ${when}.`,
    ignore: 'Si no lo has pedido, ignora este correo: no cambiará nada.',
  },
  address_changed: {
    subject: 'La dirección de tu cuenta ha cambiado',
    title: 'Tu dirección ha cambiado',
    lead: (address, when) => `Desde el ${when}, la dirección de tu cuenta es ${address}.`,
    warning: 'Si no has sido tú, escríbenos cuanto antes.',
    button: 'Pedir ayuda',
  },
  receipt: {
    subject: (number) => `Tu recibo, factura ${number}`,
    title: 'Gracias por tu pago',
    lead: 'Hemos recibido tu pago. Tienes la factura en tus ajustes.',
    number: 'Factura',
    date: 'Fecha',
    amount: 'Importe, IVA incluido',
    button: 'Ver mis facturas',
  },
  charge_failed: {
    subject: 'No hemos podido cobrar tu plan',
    title: 'El pago no se ha completado',
    lead: (amount) => `Hemos intentado cobrar ${amount} por tu plan Premium y tu banco lo ha rechazado.`,
    leadWithoutAmount: 'Hemos intentado cobrar tu plan Premium y tu banco lo ha rechazado.',
    again: (when) => `Volveremos a intentarlo el ${when}.`,
    last: 'Actualiza tu tarjeta para conservar el plan Premium.',
    button: 'Actualizar mi tarjeta',
  },
  plan_ends: {
    subject: (day) => `Tu plan Premium termina el ${day}`,
    title: (day) => `Premium hasta el ${day}`,
    lead: 'Después de ese día tu cuenta sigue con el plan gratuito. Conservas tu progreso, tus notas y tus certificados.',
    button: 'Ver mi plan',
  },
  plan_resumed: {
    subject: 'Tu plan Premium sigue',
    title: 'Tu plan Premium sigue',
    lead: (day, amount) =>
      amount === null
        ? `Ya no termina: se renueva el ${day}.`
        : `Ya no termina: se renueva el ${day}, por ${amount}.`,
    button: 'Ver mi plan',
  },
  plan_refunded: {
    subject: 'Premium ha terminado y te devolvemos el pago',
    title: 'Te hemos devuelto el pago',
    lead: (moment) =>
      `Tu plan Premium terminó el ${moment} y el dinero vuelve por donde pagaste. Tu banco puede tardar unos días en mostrarlo.`,
    withdrawal: (day) =>
      `Si has desistido del contrato, este correo confirma que recibimos tu desistimiento el ${day}: guárdalo. Tu cuenta sigue con el plan gratuito y conservas tu progreso, tus notas y tus certificados.`,
    button: 'Ver mis facturas',
  },
  help_received: {
    subject: 'Hemos recibido tu consulta',
    title: 'Hemos recibido tu consulta',
    about: 'Asunto',
    lead: 'Alguien del equipo la leerá y te responderá a esta dirección.',
  },
  help_message: {
    subject: (subject) => `Ayuda: ${subject}`,
    prioritySubject: (subject) => `Ayuda (Premium): ${subject}`,
    title: 'Una consulta de ayuda',
    from: 'De',
    about: 'Asunto',
    button: 'Abrirla en la consola',
    reply: 'Si respondes a este correo, la respuesta llega a quien ha preguntado.',
  },
  help_answered: {
    subject: (subject) => `Re: ${subject}`,
    title: 'La respuesta a tu consulta',
    question: 'Preguntaste:',
  },
  business_received: {
    subject: 'Gracias por tu mensaje',
    title: 'Hemos recibido tu mensaje',
    lead: 'Alguien de nuestro equipo de empresas lo leerá y te responderá a esta dirección.',
    ignore: 'Si no nos has escrito, ignora este correo.',
  },
  business_message: {
    subject: (company) => `Empresas: ${company}`,
    title: 'Nos escribe una empresa',
    company: 'Empresa',
    from: 'De',
    teamSize: 'Tamaño del equipo',
    about: 'Asunto',
    button: 'Abrirlo en la consola',
    reply: 'Si respondes a este correo, la respuesta llega a quien ha escrito.',
  },

  reply: {
    subject: (author, post) => `${author} ha respondido a «${post}»`,
    title: 'Tienes una respuesta',
    lead: (author, post) => `${author} ha respondido a tu publicación «${post}».`,
    button: 'Leer la respuesta',
  },
  subscribed_post: {
    subject: (post) => `Nueva respuesta en «${post}»`,
    title: 'Un debate que sigues',
    lead: (author, post) => `${author} ha respondido en «${post}».`,
    button: 'Leer la respuesta',
  },
  accepted_answer: {
    subject: (post) => `Tu respuesta es la solución en «${post}»`,
    title: 'Han aceptado tu respuesta',
    lead: (post) =>
      `La persona que publicó «${post}» ha marcado tu respuesta como la solución. Gracias por ayudar.`,
    button: 'Abrir el debate',
  },
  new_document: {
    subject: (title) => `Nuevo en la biblioteca: ${title}`,
    title: 'Nuevo en la biblioteca',
    button: 'Leerlo',
  },
  certificate: {
    subject: (course) => `Tu certificado: ${course}`,
    title: 'Has terminado el curso',
    lead: (course) => `Has completado «${course}» y tu certificado está listo para descargar y compartir.`,
    verify: 'Cualquiera puede verificarlo aquí',
    button: 'Ver mi certificado',
  },
  moderation: {
    subject: {
      approve: 'Tu texto en la comunidad se ha aprobado',
      remove: 'Tu texto en la comunidad se ha retirado',
      warn: 'Una advertencia sobre tu texto en la comunidad',
    },
    title: { approve: 'Aprobado', remove: 'Retirado', warn: 'Una advertencia' },
    lead: {
      post: {
        approve: (post) =>
          `Moderación ha leído tu publicación «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
        remove: (post) => `Moderación ha retirado tu publicación «${post}».`,
        warn: (post) => `Moderación te ha dejado una advertencia sobre tu publicación «${post}».`,
      },
      reply: {
        approve: (post) =>
          `Moderación ha leído tu respuesta en «${post}» y la ha aprobado. Ya la ve todo el mundo.`,
        remove: (post) => `Moderación ha retirado tu respuesta en «${post}».`,
        warn: (post) => `Moderación te ha dejado una advertencia sobre tu respuesta en «${post}».`,
      },
    },
    reason: 'El motivo:',
    button: 'Abrir el debate',
  },
  weekly_goal: {
    subject: (done, goal) => `Tu semana hasta ahora: ${done} de ${goal}`,
    reachedSubject: 'Has alcanzado tu meta semanal',
    title: 'Tu meta semanal',
    lead: {
      lessons: (done, goal) => `Esta semana has completado ${done} de ${goal} lecciones.`,
      exercises: (done, goal) => `Esta semana has superado ${done} de ${goal} ejercicios.`,
    },
    streak: (weeks) => (weeks === 1 ? 'Racha: 1 semana.' : `Racha: ${weeks} semanas.`),
    button: 'Seguir aprendiendo',
  },
  practice_reminder: {
    subject: (due) => (due === 1 ? 'Un ejercicio para repasar hoy' : `${due} ejercicios para repasar hoy`),
    title: 'Cinco minutos de práctica',
    lead: (due) =>
      due === 1
        ? 'Hoy toca repasar un ejercicio que ya superaste.'
        : `Hoy toca repasar ${due} ejercicios que ya superaste.`,
    why: 'Un repaso corto justo antes de olvidar es lo que hace que dure.',
    button: 'Practicar ahora',
  },
  weekly_digest: {
    subject: (from, until) => `Tu semana, del ${from} al ${until}`,
    title: 'Tu semana',
    lessons: 'Lecciones completadas',
    exercises: 'Ejercicios superados',
    streak: 'Racha en semanas',
    news: 'Novedades de la academia',
    kinds: { course: 'Curso', document: 'Documento', post: 'Debate' },
    button: 'Seguir aprendiendo',
  },
  plan: {
    subject: { premium: 'Tu plan Premium está activo', free: 'Ahora tienes el plan gratuito' },
    title: { premium: 'Ya tienes Premium', free: 'Tienes el plan gratuito' },
    lead: {
      premium: 'Tienes abiertos todos los cursos, los documentos y el audio, y también los certificados.',
      free: 'Conservas tu progreso, tus notas y tus certificados. Puedes volver a Premium cuando quieras.',
    },
    button: 'Ver mi plan',
  },

  unsubscribe: {
    title: 'No recibir más estos correos',
    lead: (activity) => `Dejarás de recibir los correos de este tipo: ${activity}.`,
    button: 'No recibirlos más',
    done: 'Hecho. No recibirás más correos de este tipo.',
    back: 'Puedes volver a activarlos en tus ajustes.',
    broken:
      'Este enlace está incompleto. Ábrelo de nuevo desde el correo o cambia tus avisos en los ajustes.',
    settings: 'Abrir los ajustes',
  },
  activities: {
    reply: 'respuestas a tus publicaciones',
    accepted_answer: 'tus respuestas aceptadas',
    subscribed_post: 'debates que sigues',
    new_document: 'documentos nuevos',
    certificate: 'tus certificados',
    plan: 'cambios de tu plan',
    moderation: 'decisiones de moderación',
    weekly_goal: 'tu meta semanal',
    answer: 'respuestas a tus consultas',
    practice_reminder: 'recordatorios de práctica',
    weekly_digest: 'el resumen semanal',
  },
};
