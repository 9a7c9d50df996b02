import type { AutomationTexts } from '../en/automations.ts';

export const automations: AutomationTexts = {
  automations: {
    name: 'Automatización |||| Automatizaciones',
    menu: 'Automatizaciones',
    fields: {
      type: 'Qué hace',
      count: 'Cada',
      unit: 'Unidad',
      intervalMs: 'Intervalo',
      isActive: 'Activa',
      lastRun: 'Última ejecución',
      nextRun: 'Próxima ejecución',
    },
    types: {
      refresh_news: 'Actualizar las noticias',
      refresh_tools: 'Revisar las herramientas de IA',
      reconcile_subscriptions: 'Conciliar las suscripciones',
      retention_sweep: 'Borrar los datos personales caducados',
      publish_next_document: 'Publicar el siguiente documento',
      exercise_review: 'Revisar los ejercicios',
      publish_next_course: 'Publicar el siguiente curso',
      practice_reminder: 'Recordar la práctica',
      weekly_goal: 'Cerrar las metas semanales',
    },
    units: { days: 'Días', hours: 'Horas', minutes: 'Minutos', seconds: 'Segundos' },
    every: {
      days: '%{smart_count} día |||| %{smart_count} días',
      hours: '%{smart_count} hora |||| %{smart_count} horas',
      minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
      seconds: '%{smart_count} segundo |||| %{smart_count} segundos',
    },
    never: 'Nunca',
    notScheduled: 'No programada',
    intervalHelp:
      'De 1 minuto a 365 días. Los intervalos se cuentan en UTC y los cambios de hora no los mueven; las horas se muestran en tu zona horaria.',
    queue: {
      empty: 'La cola está vacía: sus ejecuciones no publican nada.',
      fill: { documents: 'Pon un documento en cola', courses: 'Pon un curso en cola' },
      waiting: {
        documents: '%{smart_count} documento en cola |||| %{smart_count} documentos en cola',
        courses: '%{smart_count} curso en cola |||| %{smart_count} cursos en cola',
      },
    },
    page: { list: 'Automatizaciones', create: 'Nueva automatización' },
    empty: 'Todavía no hay automatizaciones. Crea una y se ejecutará sola, con la frecuencia que elijas.',
    action: { create: 'Nueva automatización', run: 'Ejecutar ahora', history: 'Historial' },
    history: 'Historial: %{name}',
    noRuns: 'Todavía no se ha ejecutado.',
    statuses: { running: 'En marcha', succeeded: 'Terminada', failed: 'Con error' },
    triggers: { schedule: 'Programada', staff: 'A mano' },
    took: '%{seconds} s',
    missed: 'Recupera %{smart_count} ejecución perdida |||| Recupera %{smart_count} ejecuciones perdidas',
    message: {
      delete_title: '¿Eliminar «%{name}»?',
      delete_content: 'Deja de ejecutarse y su historial desaparece. Puedes volver a crearla cuando quieras.',
    },
    notifications: {
      created: 'Automatización creada',
      updated: 'Automatización actualizada',
      deleted: 'Automatización eliminada',
      started: 'Automatización en marcha. El resultado aparecerá en su historial.',
    },
    failures: {
      list: 'Error al cargar las automatizaciones',
      history: 'Error al cargar el historial',
      create: 'Error al crear la automatización',
      update: 'Error al actualizar la automatización',
      run: 'Error al ejecutar la automatización',
      delete: 'Error al eliminar la automatización',
    },
  },
};
