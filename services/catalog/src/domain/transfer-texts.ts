import {
  conflict,
  invalid,
  unavailable,
  type DomainError,
  type FieldError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { ContentFault } from '@academy/service-kit/content/files/content-fault.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

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

const reasons = {
  noFolder: {
    es: 'Debe haber una sola carpeta, con el identificador del curso como nombre y «course.yaml» dentro.',
    en: 'There must be one folder, named by the course’s id, with “course.yaml” in it.',
  },
  stray: {
    es: 'Este archivo no tiene sitio en la carpeta de un curso: cámbiale el nombre o quítalo.',
    en: 'This file has no place in a course’s folder: rename or remove it.',
  },
  twice: {
    es: 'Otro archivo de esta carpeta tiene el mismo identificador: cambia uno.',
    en: 'Another file of this folder has the same id: change one of them.',
  },
  inBin: {
    es: 'Está en la papelera, o lo estuvo: restáuralo antes de importarlo, o dale otro identificador.',
    en: 'It lies in the bin, or ended there: restore it before you import it, or give it another id.',
  },
  elsewhere: {
    es: 'Ya está en otro curso o en otra lección: muévelo en la consola, o dale otro identificador.',
    en: 'It is in another course or lesson already: move it in the console, or give it another id.',
  },
  lessonTooLarge: {
    es: 'Esta lección cambia demasiado de una vez: acorta sus textos o impórtala por partes, con menos de 90 ejercicios cada vez.',
    en: 'Too much of this lesson changes at once: shorten its texts, or import it in parts, with fewer than 90 exercises each time.',
  },
  importTooLarge: {
    es: 'Es demasiado para una sola importación: impórtalo por partes, con menos lecciones cada vez.',
    en: 'It is too much for one import: import it in parts, with fewer lessons each time.',
  },
} as const satisfies Record<string, Localised>;

export const fileReason = (file: string, is: keyof typeof reasons): FieldError => ({
  path: file,
  text: reasons[is],
});

/** 409: what was shown is not what is there any more. */
export const planOutdated = (): DomainError =>
  conflict('import-outdated', {
    es: 'El curso ha cambiado desde que revisaste la importación. Vuelve a comprobarla.',
    en: 'The course has changed since you looked at the import. Check it again.',
  });

/** 409: one at a time, and of two that make the same lesson or exercise. */
export const importUnderWay = (): DomainError =>
  conflict('import-under-way', {
    es: 'Otra importación de este curso, o de las mismas lecciones, está en marcha. Vuelve a comprobarla dentro de un minuto.',
    en: 'Another import of this course, or of the same lessons, is under way. Check it again in a minute.',
  });

/** 503: it is decided, and done later, since something failed on the way. */
export const importUnfinished = (): DomainError =>
  unavailable(
    'import-unfinished',
    {
      es: 'La importación está en marcha, pero aún no ha terminado: sigue sola. Vuelve a mirar el curso dentro de un minuto.',
      en: 'The import is under way but not finished yet: it goes on by itself. Look at the course again in a minute.',
    },
    60,
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
