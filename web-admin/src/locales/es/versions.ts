import type { VersionTexts } from '../en/versions.ts';

export const versions: VersionTexts = {
  versions: {
    title: 'Versiones',
    help: 'Se conserva cada guardado: los últimos cien borradores y los últimos cien estados publicados.',
    none: 'Aquí todavía no se ha cambiado nada. Con el primer cambio se conserva también lo que hay ahora.',
    sources: {
      created: 'Creación',
      saved: 'Guardado',
      restored: 'Restaurado de una versión',
      imported: 'Importado de sus archivos',
      automation: 'Publicado desde la cola',
      earlier: 'Antes del primer cambio',
    },
    compare: 'Comparar',
    compareOf: 'Comparar la versión del %{at}',
    close: 'Cerrar',
    then: 'Esta versión',
    now: 'Lo guardado ahora',
    same: 'Dice lo mismo que lo guardado ahora.',
    tooLong: 'Se diferencian en un tramo tan largo que no se marca palabra por palabra.',
    older: 'Ver versiones anteriores',
    restore: 'Restaurar esta versión',
    ask: {
      title: '¿Restaurar la versión del %{at}?',
      content:
        'Sustituye lo guardado en: %{fields}. Lo que hay ahora sigue en la lista de versiones. Lo que hayas escrito en el formulario sin guardar se pierde.',
      live: 'Sustituye lo guardado en: %{fields}. Los estudiantes lo ven al momento. Lo que hay ahora sigue en la lista de versiones. Lo que hayas escrito en el formulario sin guardar se pierde.',
    },
    done: 'Versión restaurada',
    failures: {
      list: 'No se han podido cargar las versiones',
      restore: 'No se ha podido restaurar la versión',
    },
  },
  bin: {
    name: 'Papelera de cursos |||| Papelera de cursos',
    menu: 'Papelera de cursos',
    fields: {
      titleEs: 'Título',
      titleEn: 'Título',
      resource: 'Tipo',
      place: 'Dónde estaba',
      deletedBy: 'Lo eliminó',
      deletedAt: 'Eliminado',
      endsAt: 'Se guarda hasta',
      q: 'Busca en los títulos',
    },
    kinds: { courses: 'Curso', lessons: 'Lección', exercises: 'Ejercicio' },
    within: 'En «%{title}»',
    page: { list: 'Papelera de cursos' },
    empty: 'La papelera está vacía.',
    action: { restore: 'Restaurar', restoreLive: 'Restaurar…' },
    ask: {
      title: '¿Restaurar «%{title}»?',
      courses: 'Los estudiantes vuelven a verlo al momento.',
      lessons: 'Los estudiantes vuelven a verla al momento si su curso está publicado.',
      exercises:
        'Los estudiantes vuelven a verlo al momento, como un ejercicio más que superar en su lección.',
      documents: 'Vuelve a estar en la biblioteca al momento, para quien pueda leerlo.',
    },
    done: {
      courses: 'Curso restaurado',
      lessons: 'Lección restaurada',
      exercises: 'Ejercicio restaurado',
      documents: 'Documento restaurado',
    },
    failures: { list: 'No se ha podido cargar la papelera', restore: 'No se ha podido restaurar' },
  },
  'document-bin': {
    name: 'Papelera de documentos |||| Papelera de documentos',
    menu: 'Papelera de documentos',
    fields: {
      titleEs: 'Título',
      titleEn: 'Título',
      deletedBy: 'Lo eliminó',
      deletedAt: 'Eliminado',
      endsAt: 'Se guarda hasta',
    },
    page: { list: 'Papelera de documentos' },
    failures: { list: 'No se ha podido cargar la papelera' },
  },
};
