import type { TransferTexts } from '../en/transfer.ts';

export const transfer: TransferTexts = {
  transfer: {
    export: 'Exportar',
    open: 'Importar',
    page: {
      courses: {
        title: 'Importar un curso',
        help: 'Elige el ZIP de una exportación o la carpeta de un curso. Primero verás qué cambiaría, y no se guarda nada hasta que lo confirmes. Lo que no está en los archivos se queda como está.',
        comments:
          'Los comentarios de los archivos YAML se pierden: la academia guarda lo que dicen los archivos, y al exportar se escriben de nuevo. Los prompts de las carpetas «unseen» no se importan. La imagen que se haya subido como portada no va en los archivos: no se exporta, y al importar se queda como está.',
        done: 'Curso importado',
      },
      documents: {
        title: 'Importar documentos',
        help: 'Elige el ZIP de una exportación, la carpeta de un documento o una carpeta con varios. Primero verás qué cambiaría, y no se guarda nada hasta que lo confirmes. Los demás documentos se quedan como están.',
        comments:
          'Los comentarios de los archivos YAML se pierden: la academia guarda lo que dicen los archivos, y al exportar se escriben de nuevo.',
        done: 'Documentos importados',
      },
    },
    pickArchive: 'Elegir un ZIP',
    pickFolder: 'Elegir una carpeta',
    working: 'Comprobando los archivos',
    fields: {
      order: 'Orden',
      hints: 'Pistas',
      samples: 'Muestras',
      answers: 'Soluciones modelo',
    },
    plan: {
      title: 'Qué hace la importación',
      nothing:
        'Los archivos dicen lo mismo que la academia: no cambia nada. Si los importas, las próximas importaciones se comparan con ellos.',
      passedOver: 'Un archivo no se importa. |||| %{smart_count} archivos no se importan.',
      conflicts:
        'En un campo, el equipo ha cambiado algo desde la última importación de su archivo, y el archivo también ha cambiado. Decide qué versión se queda. |||| En %{smart_count} campos, el equipo ha cambiado algo desde la última importación de sus archivos, y los archivos también han cambiado. Decide qué versión se queda.',
      open: 'Queda un conflicto por decidir |||| Quedan %{smart_count} conflictos por decidir',
    },
    count: {
      created: 'Se crean: %{smart_count}',
      changed: 'cambian: %{smart_count}',
      unchanged: 'sin cambios: %{smart_count}',
      absent: 'no están en los archivos: %{smart_count}',
    },
    record: {
      created: 'se crea',
      changed: 'cambia',
      unchanged: 'sin cambios',
      absent: 'no está en los archivos, se queda como está',
    },
    is: {
      changed: 'cambia',
      kept: 'se queda como lo tiene el equipo',
      conflict: 'conflicto',
    },
    side: { base: 'En la última importación', ours: 'Ahora en la academia', file: 'En el archivo' },
    take: { ours: 'Dejar lo de la academia', file: 'Usar lo del archivo' },
    takeAll: { ours: 'Dejar todo lo de la academia', file: 'Usar todo lo de los archivos' },
    apply: 'Importar',
    failures: {
      export: 'Error al exportar',
      import: 'No se han podido leer o enviar los archivos',
      files: 'No se puede importar: hay que corregir algo en los archivos. No se ha cambiado nada.',
      notUtf8: 'No es un texto en UTF-8. Guárdalo como UTF-8, o quítalo si no es parte de lo que importas.',
    },
  },
};
