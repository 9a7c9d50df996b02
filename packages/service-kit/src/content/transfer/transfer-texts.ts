import { conflict, invalid, unavailable, type DomainError, type FieldError } from '../../errors/domain-error.ts';
import type { Localised } from '../../text/localised.ts';
import type { ContentFault } from '../files/content-fault.ts';

/** No refusal names more. */
export const mostFaults = 100;

const faulty: Localised = {
  es: 'No se puede importar: hay que corregir algo en los archivos. No se ha cambiado nada.',
  en: 'It cannot be imported: something in the files has to be corrected. Nothing was changed.',
};

/** `lessons/01-a/lesson.yaml:3 title.es`: file, line and field, as far as there are such. */
export const placed = ({ file, line, field }: Pick<ContentFault, 'file' | 'line' | 'field'>): string =>
  [`${file}${line === null ? '' : `:${line}`}`, field].filter((part) => part !== '').join(' ');

/** 400 naming each place in the files. */
export const filesFaulty = (fields: readonly FieldError[]): DomainError =>
  invalid(fields.slice(0, mostFaults), faulty);

export const faultFields = (faults: readonly ContentFault[]): FieldError[] =>
  faults.map((fault) => ({ path: placed(fault), text: fault.text }));

export const inBinReason: Localised = {
  es: 'Está en la papelera, o lo estuvo: restáuralo antes de importarlo, o dale otro identificador.',
  en: 'It lies in the bin, or ended there: restore it before you import it, or give it another id.',
};

/** 409: what was shown is not what is there any more. */
export const planOutdated = (): DomainError =>
  conflict('import-outdated', {
    es: 'Algo de lo que se importa ha cambiado desde que revisaste la importación. Vuelve a comprobarla.',
    en: 'Something of what is imported has changed since you looked at the import. Check it again.',
  });

/** 409: one at a time, and of two that make the same record. */
export const importUnderWay = (): DomainError =>
  conflict('import-under-way', {
    es: 'Otra importación de lo mismo está en marcha. Vuelve a comprobarla dentro de un minuto.',
    en: 'Another import of the same is under way. Check it again in a minute.',
  });

/** 503: it is decided, and done later, since something failed on the way. */
export const importUnfinished = (): DomainError =>
  unavailable(
    'import-unfinished',
    {
      es: 'La importación está en marcha, pero aún no ha terminado: sigue sola. Vuelve a mirar dentro de un minuto.',
      en: 'The import is under way but not finished yet: it goes on by itself. Look again in a minute.',
    },
    60,
  );

/** Why a record is not as its file says after an import that was decided. */
export const leftOutReasons = {
  saved: {
    es: 'Alguien lo guardó durante la importación: se queda como lo dejó.',
    en: 'Somebody saved it during the import: it stays as they left it.',
  },
  gone: {
    es: 'Alguien lo eliminó durante la importación.',
    en: 'Somebody deleted it during the import.',
  },
  taken: {
    es: 'Algo con ese identificador apareció durante la importación: se queda como está.',
    en: 'Something with that id appeared during the import: it stays as it is.',
  },
  failing: {
    es: 'No se pudo escribir tras intentarlo varias veces.',
    en: 'It could not be written after several tries.',
  },
} as const satisfies Record<string, Localised>;

/** 409: the rest was imported. */
export const importLeftOut = (left: readonly FieldError[]): DomainError =>
  conflict(
    'import-left-out',
    {
      es: 'Se ha importado todo menos lo que se indica. Vuelve a elegir los archivos para ver qué queda por importar.',
      en: 'All was imported but what is listed here. Choose the files again to see what is left to import.',
    },
    left.slice(0, mostFaults),
  );

/** 409 naming each field that staff and the files changed. */
export const choicesMissing = (paths: readonly string[]): DomainError =>
  conflict(
    'import-undecided',
    {
      es: 'Decide qué versión se queda en cada conflicto antes de importar.',
      en: 'Decide which wording stays in each conflict before you import.',
    },
    paths.map((path) => ({ path, text: { es: 'Falta decidir', en: 'Not decided yet' } })),
  );
