import type { OutlineTexts } from '../en/outline.ts';

export const outline: OutlineTexts = {
  outline: {
    title: 'Contenido',
    exercises: 'Ejercicios',
    help: 'Arrastra una fila por sus puntos, o sitúate en ellos y pulsa las flechas arriba y abajo. Cada cambio se guarda al momento.',
    handle: 'Mover «%{title}»',
    menu: 'Acciones de «%{title}»',
    untitled: 'Sin título',
    saving: 'Guardando…',
    noLessons: 'Este curso aún no tiene lecciones. Añade la primera: para empezar basta un título.',
    noExercises: 'Aún no hay ejercicios.',
    newInDraft:
      'Esta lección está publicada: escribe el ejercicio nuevo en una lección en borrador y después muévelo aquí.',
    missing: { es: 'Falta en español: %{what}', en: 'Falta en inglés: %{what}' },
    lacking: {
      title: 'título',
      content: 'texto de la lección',
      prompt: 'enunciado',
      nudge: 'pista 1',
      targeted: 'pista 2',
      example: 'pista 3',
    },
    passRate:
      'Superado en el %{share} de %{smart_count} intento |||| Superado en el %{share} de %{smart_count} intentos',
    selfTest: {
      ok: 'Prueba superada',
      misjudged: '%{smart_count} por resolver |||| %{smart_count} por resolver',
    },
    add: { lessons: 'Añadir lección', exercises: 'Añadir ejercicio' },
    added: {
      lessons: 'Lección «%{title}» añadida.',
      exercises: 'Ejercicio «%{title}» añadido a «%{lesson}».',
    },
    newTitle: { es: 'Título en español', en: 'Título en inglés' },
    titleNeeded: 'Escribe un título al menos en un idioma',
    action: {
      publish: 'Publicar',
      hide: 'Pasar a borrador…',
      up: 'Subir',
      down: 'Bajar',
      toLesson: 'Mover a otra lección…',
      toCourse: 'Mover a otro curso…',
      duplicate: 'Duplicar',
      duplicateLive: 'Duplicar…',
      delete: 'Eliminar…',
    },
    now: {
      lessons: '«%{title}» es ahora la lección %{place} de %{all}.',
      exercises: '«%{title}» es ahora el ejercicio %{place} de %{all} de «%{lesson}».',
      courses: '«%{title}» es ahora el curso %{place} de %{all}.',
    },
    atEnd: 'No se puede mover más allá.',
    atEndOfLesson:
      'No se puede mover más allá dentro de esta lección. Para llevarlo a otra, elige «Mover a otra lección…» en su menú.',
    move: 'Mover',
    nowhere: 'No hay ningún otro sitio al que moverlo.',
    moveTo: {
      lesson: 'Mover «%{title}» a otra lección',
      lessonText:
        'Irá al final de esa lección. Conserva sus intentos y quien lo haya superado lo sigue teniendo superado.',
      lessonLabel: 'Lección',
      course: 'Mover «%{title}» a otro curso',
      courseText: 'Irá al final de ese curso, con sus ejercicios.',
      courseTextPublished:
        'Irá al final de ese curso, con sus ejercicios. Los estudiantes la encontrarán allí y ya no en este. Si ya han trabajado en ella, no se puede mover: duplícala y mueve la copia.',
      courseTextHidden:
        'Irá al final de ese curso, con sus ejercicios. Los estudiantes dejarán de encontrarla en este, y allí no la verán hasta que ese curso se publique. Si ya han trabajado en ella, no se puede mover: duplícala y mueve la copia.',
      courseLabel: 'Curso',
    },
    crossing: {
      hides: {
        title: '¿Ocultar «%{title}» a los estudiantes?',
        content:
          'La lección «%{lesson}» es un borrador: los estudiantes dejarán de ver el ejercicio, también quienes estén a medias, hasta que esa lección se publique. Se conservan los intentos y lo que hayan superado.',
      },
      shows: {
        title: '¿Mostrar «%{title}» a los estudiantes?',
        content:
          'La lección «%{lesson}» está publicada: los estudiantes tendrán el ejercicio al momento, como uno más que superar en ella.',
      },
    },
    duplicateLive: {
      title: '¿Duplicar «%{title}» también para los estudiantes?',
      content:
        'Su lección está publicada: los estudiantes tendrán la copia al momento, como un ejercicio más que superar. Si antes quieres reescribirla, añade mejor un ejercicio en una lección en borrador y muévelo cuando esté listo.',
    },
    delete: {
      lessons: '¿Eliminar «%{title}»?',
      lessonsText:
        'Va a la papelera con sus ejercicios y puedes restaurarla desde allí durante 30 días; después se borra para siempre. Si está publicada, los estudiantes dejan de verla al momento; lo que hayan superado se conserva.',
      exercises: '¿Eliminar «%{title}»?',
      exercisesText:
        'Va a la papelera y puedes restaurarlo desde allí durante 30 días; después se borra para siempre. Si su lección está publicada, los estudiantes dejan de verlo al momento; sus intentos se conservan.',
      courses: '¿Eliminar «%{title}»?',
      coursesText:
        'Va a la papelera con sus lecciones y ejercicios y puedes restaurarlo desde allí durante 30 días; después se borra para siempre. Si está publicado, los estudiantes dejan de verlo al momento; su progreso y sus certificados se conservan.',
      documents: '¿Eliminar «%{title}»?',
      documentsText:
        'Desaparece de la biblioteca en los dos idiomas y va a la papelera, donde puedes restaurarlo durante 30 días; después se borra para siempre. Si solo quieres que no se vea, retíralo.',
    },
    done: {
      duplicate: {
        courses: 'Curso duplicado: esta es la copia',
        lessons: 'Lección duplicada: la copia es la última',
        exercises: 'Ejercicio duplicado: la copia es el último',
      },
      delete: {
        courses: 'Curso movido a la papelera',
        lessons: 'Lección movida a la papelera',
        exercises: 'Ejercicio movido a la papelera',
        documents: 'Documento movido a la papelera',
      },
      publish: { lessons: 'Lección publicada' },
      hide: { lessons: 'La lección ya es un borrador' },
      moveAway: { lessons: 'Lección movida al otro curso' },
    },
    failures: {
      duplicate: 'No se ha podido duplicar',
      delete: 'No se ha podido eliminar',
      publish: 'No se ha podido publicar la lección',
      hide: 'No se ha podido pasar la lección a borrador',
      moveAway: 'No se ha podido mover la lección',
    },
    failed: {
      title: 'No se ha podido guardar el nuevo orden',
      conflict: 'Otra persona ha cambiado este orden al mismo tiempo',
      help: 'Abajo sigues viendo tu orden, que no está guardado. Carga el guardado para continuar desde ahí.',
      reload: 'Cargar el orden guardado',
    },
    breadcrumb: 'Estás aquí',
    ask: {
      lesson: {
        title: '¿Pasar esta lección a borrador?',
        content:
          'Los estudiantes dejarán de ver «%{title}» y sus ejercicios, también quienes estén a medias. Lo que hayan superado se conserva y vuelve a contar cuando la publiques.',
        concerns:
          '%{smart_count} estudiante tiene su curso a medias. |||| %{smart_count} estudiantes tienen su curso a medias.',
      },
      course: {
        title: '¿Retirar este curso?',
        content:
          'Los estudiantes dejarán de ver «%{title}» y sus lecciones. Su progreso y sus certificados se conservan, y todo vuelve cuando lo publiques otra vez.',
        concerns:
          '%{smart_count} estudiante lo tiene a medias. |||| %{smart_count} estudiantes lo tienen a medias.',
      },
      publishEmpty: {
        title: '¿Publicar «%{title}» sin lecciones?',
        content:
          'Todavía no hay ninguna lección publicada: los estudiantes encontrarían un curso vacío. Cancela y publica antes las lecciones: «Publicar» está en el menú de cada una, en el esquema.',
      },
      publishFree: {
        title: '¿Publicar «%{title}» como curso gratuito?',
        content:
          'Cualquiera que tenga una cuenta podrá hacerlo entero sin pagar. Si no es lo que quieres, cancela y activa Premium.',
      },
      queueFree: {
        title: '¿Poner en cola «%{title}» como curso gratuito?',
        content:
          'Cuando se publique, cualquiera que tenga una cuenta podrá hacerlo entero sin pagar. Si no es lo que quieres, cancela y activa Premium.',
      },
      becomesFree: {
        title: '¿Hacer gratuito «%{title}»?',
        content: 'Desde ahora, cualquiera que tenga una cuenta podrá hacerlo entero sin pagar.',
      },
      becomesPremium: {
        title: '¿Pasar «%{title}» a Premium?',
        content:
          'Se cierra al momento para quien tenga el plan Gratis. Su progreso y sus certificados se conservan, y podrá seguir con Premium.',
        concerns:
          '%{smart_count} miembro sin Premium lo tiene a medias. |||| %{smart_count} miembros sin Premium lo tienen a medias.',
      },
      confirm: {
        lesson: 'Pasar a borrador',
        course: 'Retirar',
        publishEmpty: 'Publicarlo vacío',
        publishFree: 'Publicar como gratuito',
        queueFree: 'Poner en cola como gratuito',
        becomesFree: 'Hacerlo gratuito',
        becomesPremium: 'Pasarlo a Premium',
      },
    },
    courseOrder: {
      title: 'Orden de los cursos',
      open: 'Ordenar',
      help: 'Los estudiantes ven los cursos en este orden.',
      free: 'Gratuito',
    },
    create: {
      title: 'Nuevo curso',
      help: 'Empieza por un idioma: el otro puede venir más tarde. El curso es un borrador hasta que lo publiques, y sus lecciones se añaden en la página siguiente.',
      submit: 'Crear curso',
      failed: 'No se ha podido crear el curso',
      created: 'Curso creado: ahora añade sus lecciones',
    },
  },
};
