import type { transfer as english } from '../en/transfer.ts';

/** Cursos como archivos: exportar e importar. */
export const transfer: typeof english = {
  transfer: {
    export: 'Exportar',
    failures: { export: 'Error al exportar el curso' },
  },
};
